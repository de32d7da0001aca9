"""Tables to look at where a rule shows: more seats, buying, coming back, the clock, pairs, bonuses, sealed deals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from scala40.engine.match import Match, SeatInfo
from scala40.engine.notation import read_cards
from scala40.engine.rules import CLASSIC, FAMILY, ONLINE, STANDARD, TOURNAMENT, Rules
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.texts.problems import ProblemTexts
from scala40.views.dialogs import Offer
from scala40.views.main_window import MainWindow
from scala40.views.table.table_page import TablePage
from tests.tables import MELDS, OTHERS, OWNERS, sit, sit_at

LONG = ("Anna-Katharina", "Maximilian Obermayer", "Maria del Carmen", "Giovambattista", "Friederike", "Bartholomäus")
SIX = (
    "8H' 9S TS JD QD AD 2C *2 KC KH 4H 5H 6H",
    "6C 6S 9H 3H QH 3D 4S 5S 8C 9C",
    "2S 3S",
    "4D 6D' 8S TS' JH",
    "2D 3D' 5C' 9D 9S' QH' KD",
    "7H 8D'",
)
SIX_MELDS = ("QS KS AS", "7C 7S 7D", "TC JC QC' KC'", "2H 3H' 4H'")
SIX_OWNERS = (2, 2, 3, 5)
TWO = "2S 3S 5C 9D 9S' QC KS' 6C 6S 9H JC 3D 4S"
ONE_CARD = "8H'"


def page_of(window: MainWindow) -> TablePage:
    page = window.current_page()
    assert isinstance(page, TablePage)
    return page


def five_seats(window: MainWindow) -> None:
    """Five at the table, counterclockwise."""
    rules = replace(CLASSIC, max_players=6)
    opened = [False, False, True, True, False]
    sit_at(window, SIX[:5], SIX_MELDS[:3], SIX_OWNERS[:3], opened=opened, rules=rules, totals=(39, 36, 52, 23, 88))


def six_seats(window: MainWindow) -> None:
    """Six with long names, the third on turn, one of them out."""
    hands = [*SIX[:4], "", SIX[5]]
    totals = (39, 36, 52, 23, 104, 70)
    opened = [False, False, True, True, False, True]
    rules = replace(TOURNAMENT, direction="counterclockwise")
    more: dict[str, Any] = {"turn": 2, "phase": "draw", "dealer": 3}
    sit_at(window, hands, SIX_MELDS, SIX_OWNERS, opened=opened, rules=rules, totals=totals, names=LONG, **more)


def buying(window: MainWindow, *, hand: str = "7H 8H 5D TH' TS 9C 2C *2 KC KH 4C", mover: int = 2) -> None:
    """The discard is on offer."""
    rules = replace(STANDARD, buying=True)
    more: dict[str, Any] = {"turn": mover, "phase": "buy", "asked": 0, "discards": "2D 9H"}
    others = ("6C 6S 3H QH 3D 4S 5S 8C", *OTHERS[1:])
    melds = ("QS KS AS", "7C 7S 7D", "6H' 7H' 8H'", "TC JC QC' KC'")
    sit_at(window, [hand, *others], melds, OWNERS, opened=[True, False, True, True], rules=rules, **more)


def others_are_asked(window: MainWindow) -> None:
    """Somebody else is asked to buy."""
    rules = replace(STANDARD, buying=True)
    more: dict[str, Any] = {"turn": 0, "phase": "buy", "discards": "2D 3D'"}
    sit_at(window, ["8H TS KC", *OTHERS], MELDS, OWNERS, opened=[True, False, True, True], rules=rules, **more)


def ending(window: MainWindow, *, rules: Rules, totals: tuple[int, ...], goes_out: int = 1, **more: Any) -> None:
    """The last card is discarded, here by another seat."""
    hands = ["9D' 9H' JD QD AD 2C KC", *OTHERS]
    hands[goes_out] = ONE_CARD
    opened = more.pop("opened", [True] * 4)
    melds = more.pop("melds", MELDS)
    owners = OWNERS[: len(melds)]
    desk = sit_at(
        window, hands, melds, owners, opened=opened, rules=rules, totals=totals, discards="TH", turn=goes_out, **more
    )
    if goes_out:
        desk.other(goes_out, "drop 8H'")
    else:
        desk.model.drop_on_pile(read_cards("8H'"))


def come_back(window: MainWindow) -> None:
    """You are eliminated and may come back."""
    ending(window, rules=replace(FAMILY, direction="clockwise", discard_fitting="allowed"), totals=(60, 40, 20, 0))


def another_may_come_back(window: MainWindow) -> None:
    """Somebody else is eliminated and may come back."""
    rules = replace(FAMILY, direction="clockwise", discard_fitting="allowed")
    ending(window, rules=rules, totals=(10, 40, 60, 30))


def clock(window: MainWindow, seconds: int = 43, seat: int = 0) -> None:
    """The clock of a turn."""
    hand = "8H' 9S TS JD QD AD 2C *2 KC KH 4H 5H"
    more: dict[str, Any] = {"turn": seat}
    sit_at(window, [hand, *OTHERS], MELDS, OWNERS, opened=[False, False, True, True], rules=ONLINE, **more)
    page_of(window).show_time(seat, seconds)


def last_seconds(window: MainWindow) -> None:
    """The last seconds of another's turn."""
    clock(window, 7, 2)


def pause(window: MainWindow) -> None:
    """The cards are covered."""
    clock(window)
    page = page_of(window)
    page.covers.may_pause = True
    page.covers.toggle_pause()


PAIRS = replace(STANDARD, partners="pairs", max_players=6, limit=201)


def pairs(window: MainWindow) -> None:
    """Four in two pairs."""
    hand = "8H' 9S TS JD QD AD 2C *2 KC KH 4H 5H"
    sit_at(window, [hand, *OTHERS], MELDS, OWNERS, opened=[False, False, True, True], rules=PAIRS)


def three_pairs(window: MainWindow) -> None:
    """Six in three pairs, with long names."""
    opened = [False, False, True, True, False, True]
    totals = (39, 36, 52, 23, 88, 70)
    sit_at(window, SIX, SIX_MELDS, SIX_OWNERS, opened=opened, rules=PAIRS, totals=totals, names=LONG)


def round_of_pairs(window: MainWindow) -> None:
    """The end of a round of pairs."""
    ending(window, rules=PAIRS, totals=(39, 36, 52, 23))


def match_of_pairs(window: MainWindow) -> None:
    """A pair has won."""
    ending(window, rules=replace(PAIRS, limit=101), totals=(39, 16, 52, 23))
    page_of(window).endings.press()


def concealed(window: MainWindow, rules: Rules = ONLINE) -> None:
    """Somebody went out in one turn."""
    plain = replace(rules, discard_fitting="allowed", close_in_first_lap=True)
    hands = ["QS' QH' QD 9D' TD' JD' 8H'", *OTHERS[:2], "4D 6D' 8S TS' *1"]
    opened = [False, False, True, False]
    more: dict[str, Any] = {"turns": 9, "discards": "TH"}
    desk = sit_at(window, hands, MELDS[:2], OWNERS[:2], opened=opened, rules=plain, totals=(39, 12, 52, 0), **more)
    model = desk.model
    for meld in ("QS' QH' QD", "9D' TD' JD'"):
        model.drop_on_felt(read_cards(meld))
    model.confirm_opening()
    model.drop_on_pile(read_cards("8H'"))


def dead_round(window: MainWindow) -> None:
    """The stock is used up, and all hands count."""
    rules = replace(STANDARD, dead_round="counted", max_reshuffles=0)
    hands = ["9D' 9H' JD QD AD 2C KC", *OTHERS]
    opened = [True, False, True, True]
    desk = sit_at(window, hands, MELDS, OWNERS, opened=opened, rules=rules, discards="TH", phase="draw", left=0)
    desk.model.draw()


def deciding(window: MainWindow) -> None:
    """Two are tied: a deciding round follows."""
    fixed = replace(STANDARD, match_type="fixed_rounds", fixed_rounds=1, survivors=1, unopened_penalty="hand")
    hands = ["8H'", "9D", "9H", "QH KD"]
    desk = sit_at(window, hands, MELDS, OWNERS, opened=[True] * 4, rules=fixed, discards="TH", totals=(9, 0, 0, 30))
    desk.match.tally = replace(desk.match.tally, rounds_won=(0, 1, 1, 0))
    desk.model.drop_on_pile(read_cards("8H'"))


def deciding_begins(window: MainWindow) -> None:
    """The deciding round has been dealt, and you have no part in it."""
    deciding(window)
    page_of(window).endings.press()


def shared_win(window: MainWindow) -> None:
    """A deciding round without a winner: the win is shared."""

    def decides(a_match: Match) -> None:
        a_match._deciding = (0, 2)
        a_match.rounds[-1] = replace(a_match.rounds[-1], seats=(0, 2))

    rules = replace(STANDARD, max_reshuffles=0, match_type="first_out")
    hands = ["9D' 9H' JD QD AD 2C KC", "", OTHERS[1], ""]
    desk = sit_at(
        window,
        hands,
        opened=[False] * 4,
        rules=rules,
        discards="TH",
        phase="draw",
        left=0,
        totals=(80, 104, 80, 95),
        prepare=decides,
        dealer=2,
    )
    desk.model.draw()
    page_of(window).endings.press()


def free_opening(window: MainWindow) -> None:
    """An opening below the points at a table where whoever goes out at once needs none."""
    rules = replace(ONLINE, close_in_first_lap=True)
    hand = "3C 4C 5C' 2D 2H 2C KD"
    desk = sit_at(window, [hand, *OTHERS[1:]], opened=[False, True, True], rules=rules)
    desk.model.drop_on_felt(read_cards("3C 4C 5C'"))


def free_closing(window: MainWindow) -> None:
    """The same with all cards but one prepared."""
    rules = replace(ONLINE, close_in_first_lap=True)
    hand = "3C 4C 5C' 2D 2H 2C KD"
    desk = sit_at(window, [hand, *OTHERS[1:]], opened=[False, True, True], rules=rules)
    for meld in ("3C 4C 5C'", "2D 2H 2C"):
        desk.model.drop_on_felt(read_cards(meld))


def run_of_fourteen(window: MainWindow) -> None:
    """The longest run there is."""
    run = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH *1=AH"
    others = ["KC KD", "KH' AD", "AH'"]
    melds = (run, "7C 7S 7D", "TC JC QC' KC'")
    sit_at(window, ["AC 2C' 3D' 4H'", *others], melds, (0, 1, 2), opened=[True] * 4, rules=ONLINE, discards="2D' 3S'")


def verified(window: MainWindow) -> None:
    """The deal of the round that is over, verified."""

    def dealt_by_lot(a_match: Match) -> None:
        dealer = a_match._shuffler.first_dealer(a_match.rules, 4)
        a_match.rounds[-1] = replace(a_match.rounds[-1], dealer=dealer)

    ending(window, rules=STANDARD, totals=(0, 0, 0, 0), prepare=dealt_by_lot)
    page_of(window).covers.show_deal()


def stopped(window: MainWindow) -> None:
    """A move went wrong and was not made."""
    clock(window)
    texts = ProblemTexts()
    offer = Offer(texts.go_on_before_it, lambda: None)
    window.notices.tell("stopped", lambda: texts.round_stopped(True), "warning", offer)


def drawn_for_the_deal(window: MainWindow) -> None:
    """Six have drawn for the first deal, two of them twice."""
    seats = [SeatInfo(name, "human" if seat == 0 else "beginner") for seat, name in enumerate(LONG)]
    rules = replace(CLASSIC, max_players=6)
    # By this seed two draw an equal lowest card.
    sit(window, Match(rules, seats, SecretShuffler(lambda number: seeded_secret("drawn", 0, number))))


RULE_TABLES: dict[str, Callable[[MainWindow], None]] = {
    "drawn_for_the_deal": drawn_for_the_deal,
    "five_seats": five_seats,
    "six_seats": six_seats,
    "buying": buying,
    "buying_others": others_are_asked,
    "come_back": come_back,
    "come_back_another": another_may_come_back,
    "clock": clock,
    "clock_last": last_seconds,
    "pause": pause,
    "pairs": pairs,
    "pairs_three": three_pairs,
    "pairs_round": round_of_pairs,
    "pairs_match": match_of_pairs,
    "concealed_double": concealed,
    "concealed_bonus": lambda window: concealed(window, CLASSIC),
    "dead_round": dead_round,
    "deciding": deciding,
    "deciding_begins": deciding_begins,
    "shared_win": shared_win,
    "free_opening": free_opening,
    "free_closing": free_closing,
    "run_14": run_of_fourteen,
    "verified": verified,
    "stopped": stopped,
}
