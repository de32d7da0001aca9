"""Tables to look at: matches that stand at a point, in a window, for the pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from scala40.engine.cards import CARDS, Card, codes
from scala40.engine.match import Match, SeatInfo
from scala40.engine.notation import read_cards, read_meld
from scala40.engine.rules import STANDARD, Rules
from scala40.models.game import GameModel
from scala40.models.leaving import LeavableModel
from scala40.play.sat_in import note_sat_in
from scala40.views.cards.flight import STILL
from scala40.views.main_window import MainWindow
from scala40.views.table.table_page import TablePage
from tests.engine.set_up import match_at
from tests.models.desk import Desk

NAMES = ("Anna", "Marta", "Luca", "Elena", "Bruno", "Sofia")
OTHERS = ("6C 6S 9H 3H QH 3D 4S 5S 8C 9C 2H TD AS'", "2S 3S 5C 9D 9S' QC KS'", "4D 6D' 8S TS' JH")
MELDS = ("QS KS AS", "7C 7S 7D", "5D 6D *1=7D 8D", "TC JC QC' KC'")
OWNERS = (2, 2, 3, 3)
_KEPT: list[Desk] = []
"""The matches behind the tables shown; nobody else holds them."""


def sit_at(
    window: MainWindow,
    hands: Sequence[str],
    melds: Sequence[str] = (),
    owners: Sequence[int] = (),
    *,
    opened: Sequence[bool],
    rules: Rules = STANDARD,
    totals: Sequence[int] = (39, 36, 52, 23),
    discards: str = "TH 8H",
    names: Sequence[str] = NAMES,
    prepare: Callable[[Match], object] = lambda _: None,
    **more: Any,
) -> Desk:
    """Show a match that stands at a point: hands by seat, the first at the window. The stock is the rest.

    `prepare` may change the match before anybody sees it.
    """
    left = more.pop("left", len(CARDS))
    used: set[Card] = set(read_cards(discards))
    used.update(card for hand in hands for card in read_cards(hand))
    used.update(card for meld in melds for card in read_meld(meld, 14).cards)
    a_match = match_at(
        rules,
        hands,
        totals=totals[: len(hands)],
        melds=list(melds),
        owners=list(owners),
        opened=list(opened),
        discards=discards,
        stock=codes([card for card in CARDS if card not in used][:left]),
        **more,
    )
    seats = [SeatInfo(name, "human" if seat == 0 else "beginner") for seat, name in enumerate(names[: len(hands)])]
    a_match.seats = tuple(seats)
    prepare(a_match)
    return sit(window, a_match)


def sit(window: MainWindow, a_match: Match) -> Desk:
    """Show a match as it stands; one that has not begun is dealt."""
    desk = Desk(a_match)
    _KEPT[:] = [desk]
    show(window, desk.model)
    return desk


def show(window: MainWindow, model: GameModel) -> TablePage:
    """Show the table of a model in the window, without any movement."""
    page = TablePage(model, window.art, window.theme, motion=STILL)
    window.show_table(page, model, lambda outcome: page.handling.answer(outcome, page.rect().center()))
    return page


def your_draw(window: MainWindow) -> None:
    """The beginning of a turn early in the round, against one."""
    sit_at(
        window,
        ["8H' 9S TS JD QD AD 2C *2 KC KH 4H 5H 6H", "2S 3S 5C 9D 9S' QC KS' 6C 6S 9H JC 3D 4S"],
        opened=[False, False],
        phase="draw",
    )


def rack(window: MainWindow) -> None:
    """A hand with gaps, a pinned group and brackets, while another is on turn."""
    desk = sit_at(
        window,
        ["KC KH 4H 5H 7H 9S TS JS 8D 8D' AD QD *2", *OTHERS],
        MELDS[:2],
        OWNERS[:2],
        opened=[False, False, True, True],
        turn=1,
        phase="draw",
    )
    hand = desk.model.hand
    hand.set_order(
        ["[", "KC", "KH", "]", "|", "4H", "5H", "7H", "|", "9S", "TS", "JS", "|", "AD", "QD", "8D", "8D'", "*2"]
    )


def outs(window: MainWindow) -> None:
    """An opening that lacks one card, with the cards behind the meter."""
    sit_at(
        window,
        ["QC' QH' QD 5H 7H 9S TS 2C 2D AD 8D KC 4C AC", *OTHERS],
        MELDS[:2],
        OWNERS[:2],
        opened=[False, False, True, True],
    )
    page = window.current_page()
    assert isinstance(page, TablePage)
    page.meter_notes.show()


def opening(window: MainWindow) -> None:
    """An opening being prepared, as in the drawing of the table."""
    desk = sit_at(
        window,
        ["8H' 9S TS JD QD AD 2C *2 KC KH KD 4H 5H 6H", *OTHERS],
        MELDS,
        OWNERS,
        opened=[False, False, True, True],
    )
    for meld in ("KC KH KD", "4H 5H 6H"):
        desk.model.drop_on_felt(read_cards(meld))


def joker_question(window: MainWindow) -> None:
    """A joker that could be several cards."""
    desk = sit_at(window, ["5S' 6S' *2 JD QD AD 2C 8D'", *OTHERS], MELDS, OWNERS, opened=[True, False, True, True])
    page = window.current_page()
    assert isinstance(page, TablePage)
    page.handling.answer(desk.model.drop_on_felt(read_cards("5S' 6S' *2")), page.hand.geometry().center())


def refusal(window: MainWindow) -> None:
    """A drop that is refused."""
    desk = sit_at(window, ["5S' 6S' *2 JD QD AD 2C 9D'", *OTHERS], MELDS, OWNERS, opened=[True, False, True, True])
    page = window.current_page()
    assert isinstance(page, TablePage)
    page.handling.answer(desk.model.drop_on_meld(read_cards("JD"), 3), page.melds.geometry().center())


def last_turn_again(window: MainWindow) -> None:
    """The turn before, told once more."""
    desk = sit_at(
        window,
        ["5S' 6S' *2 JD QD AD 2C", *OTHERS],
        MELDS,
        OWNERS,
        opened=[True, False, True, True],
        turn=3,
        phase="draw",
    )
    for move in ("draw", "off 4D m3", "drop TS'"):
        desk.other(3, move)
    page = window.current_page()
    assert isinstance(page, TablePage)
    page.again.show()


def hint(window: MainWindow) -> None:
    """A hint for a discard, told to its end."""
    sit_at(
        window,
        ["9D' 9S JS QD AD 2C 2D KC KH 4H 5H 7H' 3S' 8S'", *OTHERS],
        MELDS[:3],
        OWNERS[:3],
        opened=[False, True, False, True],
    )
    _press_hint(window, 2)


def hint_to_open(window: MainWindow) -> None:
    """A hint to open, with its sums."""
    sit_at(
        window,
        ["8H' 9S TS JD QD AD 2C *2 KC KH KD 4H 5H 6H", *OTHERS],
        MELDS,
        OWNERS,
        opened=[False, False, True, True],
    )
    _press_hint(window, 2)


def hint_to_add(window: MainWindow) -> None:
    """A hint to go out, with a meld on the table that is meant; a first rung stood there before."""
    hand = ["JS 4D' 9D' 2H' 3H' 4H 8H'", *OTHERS]
    sit_at(window, hand, MELDS, OWNERS, opened=[True, False, True, True])
    _press_hint(window, 2)


def hint_where(window: MainWindow) -> None:
    """The first rung, while taking the discard is worth a thought."""
    hand = ["9H' TH' 4C 5C' 6C' 2D 3S'", *OTHERS]
    sit_at(window, hand, MELDS, OWNERS, opened=[True, False, True, True], phase="draw")
    _press_hint(window, 1)


def coach(window: MainWindow) -> None:
    """The coach in the side panel, before anything is asked."""
    your_draw(window)
    _unfold_coach(window)


def coach_hint(window: MainWindow) -> None:
    """A hint to open, told by the coach in the side panel."""
    hint_to_open(window)
    _unfold_coach(window)


def _unfold_coach(window: MainWindow) -> None:
    page = window.current_page()
    assert isinstance(page, TablePage)
    # In a window that is too narrow for so large a text the panel stays folded, as it is by itself.
    page.fold_panel(page.width() < page.theme.px(840))
    page.panel.coach.fold(False)


def _press_hint(window: MainWindow, times: int) -> None:
    page = window.current_page()
    assert isinstance(page, TablePage)
    for _ in range(times):
        page.hinting.press()


def full_table(window: MainWindow) -> None:
    """Twelve melds and a long hand."""
    melds = ("2C 3C 4C", "5C 6C 7C 8C", "2D 3D 4D", "5D 6D *1=7D 8D", "2H 3H 4H", "5H 6H 7H 8H")
    melds += ("2S 3S 4S 5S", "6S 7S 8S", "9C 9D 9H 9S", "TC TD TH", "JC JD JH JS", "QS KS AS")
    owners = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3)
    hand = "AC 2C' 3D' 4H' 5S' 6C' 7D' 8H' 9S' TC' JD' QH' KS' *2"
    others = ["KC KD", "KH AD", "AH"]
    sit_at(window, [hand, *others], melds, owners, opened=[True] * 4, discards="2D' 3S' 8D' TD'")


def leavable(window: MainWindow, *, draws: bool = True) -> Desk:
    """The middle of a round at a seat that can be left, with the hand of the turn that is played there."""
    desk = sit_at(
        window,
        ["8H' 9S TS JD QD AD 2C *2 KC KH KD 4H 5H", *OTHERS],
        MELDS[:2],
        OWNERS[:2],
        opened=[False, False, True, True],
        phase="draw",
    )
    left = Desk(desk.match, leavable=True)
    _KEPT[:] = [left]
    if draws:
        left.model.draw()
    show(window, left.model)
    return left


def leaving(window: MainWindow) -> None:
    """The question who plays on."""
    leavable(window)
    page = window.current_page()
    assert isinstance(page, TablePage)
    page.leaving.press()


def left_seat(window: MainWindow) -> None:
    """A computer player sits in for the player."""
    model = leavable(window, draws=False).model
    assert isinstance(model, LeavableModel)
    model.sit_in()


def left_round_end(window: MainWindow) -> None:
    """The end of a round that a computer player has played for the player."""
    hands = ["8H'", *OTHERS]
    desk = sit_at(window, hands, MELDS, OWNERS, opened=[True, False, True, True], discards="TH", totals=(39, 0, 30, 10))
    left = Desk(desk.match, leavable=True)
    _KEPT[:] = [left]
    assert isinstance(left.model, LeavableModel)
    left.model.sit_in()
    left.other(0, "drop 8H'")
    show(window, left.model)


def left_match_end(window: MainWindow) -> None:
    """The end of a match in which a computer player has sat in."""
    desk = sit_at(
        window,
        ["8H'", *OTHERS],
        MELDS,
        OWNERS,
        opened=[True, False, True, True],
        discards="TH",
        totals=(39, 80, 80, 90),
        prepare=lambda a_match: note_sat_in(a_match, 0),
    )
    desk.model.drop_on_pile(read_cards("8H'"))
    page = window.current_page()
    assert isinstance(page, TablePage)
    page.endings.press()


def round_end(window: MainWindow) -> None:
    """The last card has been discarded."""
    desk = sit_at(
        window, ["8H'", *OTHERS], MELDS, OWNERS, opened=[True, False, True, True], discards="TH", totals=(39, 0, 30, 10)
    )
    desk.model.drop_on_pile(read_cards("8H'"))


def match_end(window: MainWindow) -> None:
    """The last card has been discarded, and nobody else is left."""
    desk = sit_at(
        window,
        ["8H'", *OTHERS],
        MELDS,
        OWNERS,
        opened=[True, False, True, True],
        discards="TH",
        totals=(39, 80, 80, 90),
    )
    desk.model.drop_on_pile(read_cards("8H'"))
    page = window.current_page()
    assert isinstance(page, TablePage)
    page.endings.press()


TABLES: dict[str, Callable[[MainWindow], None]] = {
    "table_draw": your_draw,
    "table_rack": rack,
    "table_outs": outs,
    "table_opening": opening,
    "table_question": joker_question,
    "table_refusal": refusal,
    "table_again": last_turn_again,
    "table_hint": hint,
    "table_hint_to_open": hint_to_open,
    "table_hint_to_add": hint_to_add,
    "table_hint_where": hint_where,
    "table_coach": coach,
    "table_coach_hint": coach_hint,
    "table_full": full_table,
    "table_leaving": leaving,
    "table_left": left_seat,
    "round_end_left": left_round_end,
    "match_end_left": left_match_end,
    "round_end": round_end,
    "match_end": match_end,
}
