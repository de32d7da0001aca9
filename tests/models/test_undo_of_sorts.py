"""Undo takes back a sort where there is no move to take back (look.md, "Handling")."""

import pytest

from scala40.engine.moves import TakeBack
from scala40.engine.rules import STANDARD
from tests.engine.set_up import match_at
from tests.models.desk import Desk, cards

pytestmark = pytest.mark.usefixtures("qapp")


def at(**more: object) -> Desk:
    return Desk(match_at(STANDARD, ["KD 4C 9H 8H 7H 2S", "2D 3D 4D"], opened=[True, True], stock="QC QH JD", **more))


def test_before_drawing_a_sort_is_undone() -> None:
    desk = at(phase="draw")
    desk.model.hand.move_rows(cards("2S"), 0)
    before = desk.row
    assert not desk.model.may_undo()
    desk.model.hand.sort_for("sets")
    assert desk.row != before
    assert desk.model.may_undo()
    desk.model.undo()
    assert desk.row == before
    assert not desk.model.may_undo()
    assert desk.proposed == []


def test_whoever_listens_to_the_order_knows_that_it_can_be_undone() -> None:
    desk = at(phase="draw")
    desk.model.hand.move_rows(cards("2S"), 0)
    heard: list[bool] = []
    desk.model.hand.order_changed.connect(lambda: heard.append(desk.model.may_undo()))
    desk.model.hand.sort_for("sets")
    desk.model.undo()
    assert heard == [True, False]


def test_a_move_is_taken_back_first() -> None:
    desk = at()
    assert desk.model.drop_on_felt(cards("7H 8H 9H")) is None
    desk.model.hand.move_rows(cards("2S"), 0)
    before = desk.row
    desk.model.hand.sort_for("sets")
    desk.model.undo()
    assert desk.proposed[-1] == TakeBack()
    desk.model.undo()
    assert " ".join(code for code in desk.row.split() if code in before.split()) == before
