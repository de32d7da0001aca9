"""What was taken back in a turn can be done again, as the same moves; anything new that the player does forgets it."""

import pytest

from scala40.engine.moves import Draw, TakeBack
from scala40.engine.notation import write_move
from scala40.engine.rules import STANDARD
from tests.engine.set_up import match_at
from tests.models.desk import Desk, cards

pytestmark = pytest.mark.usefixtures("qapp")


def at(hand: str, *melds: str, opened: bool = True, **more: object) -> Desk:
    others = ["2S' 3S' 8C'"]
    more.setdefault("stock", "QC' QH' JD'")
    return Desk(match_at(STANDARD, [hand, *others], melds=list(melds), opened=[opened, True], **more))


def moves(desk: Desk) -> list[str]:
    return [write_move(move) for move in desk.proposed]


def test_moves_are_done_again_in_their_order() -> None:
    desk = at("7H 8H 9H 8D KD 4C", "5D 6D 7D")
    model = desk.model
    assert not model.may_redo()
    model.drop_on_felt(cards("7H 8H 9H"))
    model.drop_on_meld(cards("8D"), 1)
    after = desk.match.view(0)
    model.undo()
    model.undo()
    assert model.may_redo()
    model.redo()
    assert model.may_redo()
    model.redo()
    assert not model.may_redo()
    assert moves(desk) == ["lay 7H 8H 9H", "off 8D m1", "undo", "undo", "lay 7H 8H 9H", "off 8D m1"]
    assert desk.match.view(0) == after
    model.redo()
    assert len(desk.proposed) == 6


def test_what_was_done_again_can_be_taken_back_again() -> None:
    desk = at("7H 8H 9H KD 4C")
    model = desk.model
    model.drop_on_felt(cards("7H 8H 9H"))
    for _ in range(3):
        model.undo()
        assert model.may_redo()
        model.redo()
        assert not model.may_redo()
    assert moves(desk) == ["lay 7H 8H 9H", *["undo", "lay 7H 8H 9H"] * 3]


def test_taking_the_discard_is_done_again_and_drawing_forgets_it() -> None:
    desk = at("7H 8H KD 4C", discards="9H", phase="draw")
    model = desk.model
    model.take()
    desk.wait()
    model.undo()
    assert model.may_redo()
    model.redo()
    assert desk.match.view(0).public.taken is not None
    model.undo()
    desk.wait()
    model.draw()
    assert not model.may_redo()


def test_another_move_forgets_what_was_taken_back() -> None:
    desk = at("7H 8H 9H 8D KD 4C", "5D 6D 7D")
    model = desk.model
    model.drop_on_felt(cards("7H 8H 9H"))
    model.undo()
    model.drop_on_meld(cards("8D"), 1)
    assert not model.may_redo()
    model.redo()
    assert moves(desk)[-1] == "off 8D m1"


def test_the_end_of_the_turn_forgets_it() -> None:
    desk = at("7H 8H 9H KD 4C")
    model = desk.model
    model.drop_on_felt(cards("7H 8H 9H"))
    model.undo()
    model.drop_on_pile(cards("KD"))
    assert not model.may_redo()
    desk.other(1, "draw")
    assert not model.may_redo()


def test_prepared_melds_and_the_opening_they_made_come_back_step_by_step() -> None:
    desk = at("KC KH KS 7H 8H 9H 4C 2D", opened=False)
    model = desk.model
    for meld in ("KC KH KS", "7H 8H 9H"):
        model.drop_on_felt(cards(meld))
    model.confirm_opening()
    assert desk.match.view(0).public.opened[0]
    for _ in range(3):
        model.undo()
    assert not model.drafts
    assert desk.row.count(" ") == 7
    model.redo()
    assert len(model.drafts) == 1
    model.redo()
    assert len(model.drafts) == 2
    model.redo()
    assert desk.match.view(0).public.opened[0]
    assert not model.may_redo()
    assert moves(desk) == [moves(desk)[0], "undo", moves(desk)[0]]


def test_preparing_another_meld_forgets_it() -> None:
    desk = at("KC KH KS 7H 8H 9H 4C 2D", opened=False)
    model = desk.model
    model.drop_on_felt(cards("KC KH KS"))
    model.undo()
    assert model.may_redo()
    model.drop_on_felt(cards("7H 8H 9H"))
    assert not model.may_redo()


def test_nothing_is_asked_while_an_answer_is_due() -> None:
    desk = at("7H 8H 9H KD 4C")
    model = desk.model
    model.drop_on_felt(cards("7H 8H 9H"))
    model.undo()
    desk.later = []
    model.redo()
    assert not model.may_redo()
    model.redo()
    desk.answer()
    assert moves(desk) == ["lay 7H 8H 9H", "undo", "lay 7H 8H 9H"]
    assert isinstance(desk.proposed[1], TakeBack)


def test_moves_of_others_and_a_refusal_lose_nothing_before_they_end_the_turn() -> None:
    desk = at("7H 8H 9H KD 4C")
    model = desk.model
    model.drop_on_felt(cards("7H 8H 9H"))
    model.undo()
    model.propose(Draw())
    assert len(desk.refusals) == 1
    assert model.may_redo()
