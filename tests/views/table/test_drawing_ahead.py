"""Faces are drawn before their cards fly, a few at a time, only while the table is in sight."""

from PySide6.QtTest import QTest

from scala40.engine.cards import CARDS
from tests.views.table.conftest import Sit


def test_all_faces_are_drawn_and_then_it_rests(sit: Sit) -> None:
    page = sit("7H 8H KD 4C", ("5D 6D 7D",)).page
    ahead = page.drawing_ahead
    widths = {page.pile.card_width, page.melds.card_width}
    assert ahead.isActive()
    for _ in range(2 * 53 + 1):
        ahead.timeout.emit()
    assert not ahead.isActive()
    ratio = page.devicePixelRatioF()
    assert all(page.art.is_drawn(card, width, ratio) for card in CARDS for width in widths)
    page.refresh()
    assert not ahead.isActive()


def test_one_face_at_a_time(sit: Sit) -> None:
    page = sit("7H 8H KD 4C").page
    before = page.art.held
    page.drawing_ahead.timeout.emit()
    once = page.art.held - before
    page.drawing_ahead.timeout.emit()
    assert page.art.held - before - once == once > 0


def test_nothing_is_drawn_out_of_sight(sit: Sit) -> None:
    page = sit("7H 8H KD 4C").page
    page.hide()
    before = page.art.held
    page.drawing_ahead.timeout.emit()
    assert page.art.held == before
    assert not page.drawing_ahead.isActive()
    page.show()
    assert page.drawing_ahead.isActive()


def test_another_size_is_drawn_too(sit: Sit) -> None:
    page = sit("7H 8H KD 4C").page
    for _ in range(2 * 53 + 1):
        page.drawing_ahead.timeout.emit()
    page.resize(1920, 1080)
    QTest.qWait(1)
    assert page.drawing_ahead.isActive()
