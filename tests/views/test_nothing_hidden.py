"""A question, a hint and the turns told again leave in sight whose is what: plates, names over melds, and melds."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from scala40.engine.notation import read_meld
from scala40.engine.rules import CLASSIC
from scala40.play.drafts import Drafts
from scala40.views.main_window import MainWindow
from scala40.views.table.in_sight import InSight
from scala40.views.table.table_page import TablePage
from tests import tables
from tests.pictures import QuietDesk, settle

SIZES = [(1280, 800, 100), (1024, 576, 100), (1024, 576, 150)]


@pytest.fixture(params=SIZES, ids=["large", "small", "large text"])
def window(request, open_window: Callable[[QuietDesk], MainWindow], desk: QuietDesk) -> MainWindow:
    wide, high, text = request.param
    desk.settings.change(text_size=text)
    made = open_window(desk)
    made.resize(wide, high)
    return made


def page_of(window: MainWindow, dressed: QApplication) -> TablePage:
    settle(dressed)
    page = window.current_page()
    assert isinstance(page, TablePage)
    return page


def hidden(part: QWidget, places: list[QRect]) -> list[QRect]:
    """Those places that the part lies on."""
    assert part.isVisible()
    return [place for place in places if part.geometry().intersects(place)]


def test_how_a_prepared_meld_is_read_is_asked_beside_the_melds(window: MainWindow, dressed: QApplication) -> None:
    hands = ["KC KH *2 9S TS JD QD AD 2C 4H 5H 6H", *tables.OTHERS]
    table = tables.sit_at(window, hands, tables.MELDS, tables.OWNERS, opened=[False, False, True, True])
    table.model.prepare_again(Drafts((read_meld("KC *2=KD KH"), read_meld("4H 5H 6H"))))
    page = page_of(window, dressed)
    page.handling.press_draft(0)
    sight = InSight(page, page.parts)
    assert not hidden(page.chooser, [*sight.melds().values(), *sight.owners(), *sight.plates()[1:]])
    if window.width() > 1024:
        assert not hidden(page.chooser, [*sight.drafts(), *sight.plates()])


@pytest.mark.parametrize("told", [tables.hint, tables.hint_to_open, tables.hint_to_add])
def test_a_hint_covers_no_meld_and_no_plate(
    window: MainWindow, dressed: QApplication, told: Callable[[MainWindow], None]
) -> None:
    told(window)
    page = page_of(window, dressed)
    sight = InSight(page, page.parts)
    # Large text in the smallest window finds no place on bare felt, but one where the cards can still be read.
    indices = [QRect(meld.topLeft(), meld.size() * 0.4) for meld in sight.melds().values()]
    assert not hidden(page.hinting.notice, [page.hand.geometry(), *indices, *sight.owners(), *sight.plates()[1:]])
    if page.hinting.notice.height() < 100:
        assert not hidden(page.hinting.notice, [*sight.melds().values(), *sight.plates()[1:]])


def test_the_turns_told_again_hide_no_plate_and_no_name(window: MainWindow, dressed: QApplication) -> None:
    hands = ["5S' 6S' *2 JD QD AD 2C", "6C 6S 9H 3H QH", "2S 3S 5C 9D", "4D 6D' 8S TS' JH", "AC 2D", "KD' KS'"]
    table = tables.sit_at(
        window,
        hands,
        tables.MELDS,
        tables.OWNERS,
        opened=[True, False, True, True, False, False],
        rules=CLASSIC,
        turn=5,
        phase="draw",
        totals=(39, 36, 52, 23, 0, 0),
    )
    for seat, card in ((5, "KD'"), (4, "AC"), (3, "TS'"), (2, "2S"), (1, "6C")):
        table.other(seat, "draw")
        if seat == 3:
            table.other(3, "off 4D m3")
        table.other(seat, f"drop {card}")
    page = page_of(window, dressed)
    page.again.show()
    lines = page.notice.text.split("\u2028")
    assert [line.split()[0] for line in lines] == ["Sofia", "Bruno", "Elena", "Luca", "Marta"]
    sight = InSight(page, page.parts)
    assert not hidden(page.notice, [*sight.plates(), *sight.owners(), page.pile.geometry()])
    assert not hidden(page.notice, sight.captions())


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("opened", [True, False])
@pytest.mark.parametrize("lines", [2, 4])
def test_a_turn_told_again_leaves_the_words_under_the_piles_in_sight(
    window: MainWindow, dressed: QApplication, seats: int, opened: bool, lines: int
) -> None:
    hands = ["KC KH QD 9S TS JD 2C 4H", *["8D 9D 6C 3S 8C 2H", "4D 5S JC"][: seats - 1]]
    table = tables.sit_at(
        window, hands, ("5D 6D 7D",), (1,), opened=[opened, True, *[False] * (seats - 2)], turn=1, phase="draw"
    )
    for move in ("draw", *("off 8D m1", "off 9D m1")[: lines - 2], "drop 8C"):
        table.other(1, move)
    page = page_of(window, dressed)
    page.again.show()
    sight = InSight(page, page.parts)
    assert not hidden(page.notice, [*sight.captions(), *sight.plates(), *sight.owners(), page.pile.geometry()])


def test_a_refusal_hides_no_plate_and_no_name(window: MainWindow, dressed: QApplication) -> None:
    tables.refusal(window)
    page = page_of(window, dressed)
    sight = InSight(page, page.parts)
    assert not hidden(page.notice, [*sight.plates(), *sight.owners()])
