"""Undo and redo take what was done last: how the hand was arranged like moves and prepared melds."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from scala40.engine.cards import card_of
from scala40.engine.moves import LayMelds, TakeBack
from scala40.engine.rules import STANDARD
from scala40.models import hand
from scala40.models.hand import HandModel
from tests.engine.set_up import match_at
from tests.models.desk import Desk, cards

pytestmark = pytest.mark.usefixtures("qapp")


def at(*, opened: bool = True, **more: object) -> Desk:
    a_match = match_at(STANDARD, ["KD 4C 9H 8H 7H 2S", "2D 3D 4D"], opened=[opened, True], stock="QC QH JD", **more)
    return Desk(a_match)


def test_before_drawing_a_sort_is_undone_and_then_a_move_by_hand() -> None:
    desk = at(phase="draw")
    dealt = desk.row
    assert not desk.model.may_undo()
    desk.model.hand.move_rows(cards("2S"), 0)
    before = desk.row
    desk.model.hand.sort_for("sets")
    after = desk.row
    assert after != before
    desk.model.undo()
    assert desk.row == before
    assert desk.model.may_undo()
    desk.model.undo()
    assert desk.row == dealt
    assert not desk.model.may_undo()
    desk.model.redo()
    desk.model.redo()
    assert desk.row == after
    assert not desk.model.may_redo()
    assert desk.proposed == []


@pytest.mark.parametrize(
    "deed",
    [
        lambda hand: hand.move_rows(cards("2S"), 0),
        lambda hand: hand.pull(cards("KD"), "right"),
        lambda hand: hand.toggle_gap(card_of("9H")),
        lambda hand: hand.pin(cards("KD 9H")),
        lambda hand: hand.unpin(cards("2S")),
        lambda hand: hand.sort_for("both"),
    ],
)
def test_every_way_of_arranging_is_undone_and_done_again(deed: Callable[[HandModel], None]) -> None:
    desk = at(phase="draw")
    hand = desk.model.hand
    hand.move_rows(cards("7H"), 0)
    hand.pin(cards("2S"))
    before = hand.order()
    deed(hand)
    after = hand.order()
    assert after != before
    desk.model.undo()
    assert hand.order() == before
    assert desk.model.may_redo()
    desk.model.redo()
    assert hand.order() == after


def test_whoever_listens_to_the_order_knows_that_it_can_be_undone() -> None:
    desk = at(phase="draw")
    heard: list[bool] = []
    desk.model.hand.order_changed.connect(lambda: heard.append(desk.model.may_undo()))
    desk.model.hand.sort_for("sets")
    desk.model.undo()
    assert heard == [True, False]


def test_moves_and_arranging_go_back_in_the_order_of_time() -> None:
    desk = at()
    model = desk.model
    dealt = desk.row
    model.hand.move_rows(cards("2S"), 0)
    moved = desk.row
    assert model.drop_on_felt(cards("7H 8H 9H")) is None
    model.hand.sort_for("runs")
    sorted_row = desk.row
    model.undo()
    assert (desk.row, desk.proposed[1:]) == ("2S 4C KD", [])
    model.undo()
    assert desk.proposed[-1] == TakeBack()
    assert desk.row == moved
    model.undo()
    assert desk.row == dealt
    assert not model.may_undo()
    for _ in range(3):
        model.redo()
    assert isinstance(desk.proposed[-1], LayMelds)
    assert desk.row == sorted_row
    assert not model.may_redo()


def test_prepared_melds_take_their_turn_too() -> None:
    desk = at(opened=False)
    model = desk.model
    model.drop_on_felt(cards("7H 8H 9H"))
    prepared = desk.row
    model.hand.move_rows(cards("2S"), 0)
    model.undo()
    assert (desk.row, len(model.drafts)) == (prepared, 1)
    model.undo()
    assert not model.drafts
    model.redo()
    assert len(model.drafts) == 1
    model.redo()
    assert desk.row.startswith("2S")


def test_a_drawn_card_stays_at_the_right_when_older_arranging_is_undone() -> None:
    desk = at(phase="draw")
    model = desk.model
    dealt = desk.row
    model.hand.move_rows(cards("2S"), 0)
    model.draw()
    model.undo()
    assert desk.row == f"{dealt} QC"
    assert not model.may_undo()


def test_nothing_new_can_be_done_again_after_another_arranging() -> None:
    desk = at(phase="draw")
    model = desk.model
    model.hand.move_rows(cards("2S"), 0)
    model.undo()
    model.hand.move_rows(cards("KD"), 0)
    assert not model.may_redo()


def test_the_next_round_begins_without_steps() -> None:
    desk = at(phase="draw")
    desk.model.hand.move_rows(cards("2S"), 0)
    desk.model.hand.show_cards(())
    desk.model.hand.forget_places(())
    assert (desk.model.hand.arranged, desk.model.hand.arranged_back) == (0, 0)


def test_what_was_arranged_with_cards_that_have_left_is_passed_over_wherever_it_stands() -> None:
    a_match = match_at(STANDARD, ["KD 4C 9H 8H 7H 2S", "2D 3D 4D"], opened=[True, True], stock="QC QH JD")
    desk = Desk(a_match)
    model = desk.model
    model.hand.pin(cards("7H 8H 9H"))
    model.drop_on_felt(cards("7H 8H 9H"))
    model.hand.move_rows(cards("2S"), 0)
    model.drop_on_pile(cards("KD"))
    assert desk.row == "2S 4C"
    model.undo()
    assert desk.row == "4C 2S"
    assert not model.may_undo()
    model.redo()
    assert desk.row == "2S 4C"
    assert not model.may_redo()


def test_every_undo_and_every_redo_shows_something_else() -> None:
    desk = Desk(match_at(STANDARD, ["KD KC KS 9H 8H 7H 2S", "2D 3D 4D"], opened=[False, True], stock="QC QH JD"))
    model = desk.model
    model.drop_on_felt(cards("KD KC KS"))
    model.hand.pin(cards("7H 8H 9H"))
    model.drop_on_felt(cards("7H 8H 9H"))
    # What is left to be undone first is the pin of cards that lie on the felt.
    model.take_back_draft(0)
    for may, step in ((model.may_undo, model.undo), (model.may_redo, model.redo)):
        seen = [(desk.row, len(model.drafts), shown(model.hand))]
        while may():
            step()
            seen.append((desk.row, len(model.drafts), shown(model.hand)))
        assert len(seen) > 1
        assert all(one != next_one for one, next_one in pairwise(seen)), seen


def shown(hand: HandModel) -> list[tuple[object, ...]]:
    """What is seen beside the order: gaps and pinned groups."""
    rows = [hand.index(row) for row in range(hand.rowCount())]
    return [(row.data(hand.GAP), row.data(hand.PINNED)) for row in rows]


def test_an_arranging_is_the_latest_step_also_when_as_many_are_kept_as_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand, "MOST_STEPS", 3)
    desk = at(phase="play")
    for row in (0, 5, 1):
        desk.model.hand.move_rows(cards("2S"), row)
    desk.select("9H 8H 7H")
    desk.model.drop_on_felt(cards("9H 8H 7H"))
    assert any(isinstance(move, LayMelds) for move in desk.proposed)
    laid = len(desk.proposed)
    before = desk.row
    desk.model.hand.move_rows(cards("KD"), 0)
    assert desk.row != before
    desk.model.undo()
    assert desk.row == before
    assert len(desk.proposed) == laid
    desk.model.undo()
    assert isinstance(desk.proposed[-1], TakeBack)
