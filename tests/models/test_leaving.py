"""A seat that its player leaves: what is prepared goes home, nothing is done from here, the log names who played."""

from collections.abc import Sequence

import pytest

from scala40.engine.cards import codes
from scala40.engine.events import MatchEnded
from scala40.engine.match import SeatInfo
from scala40.engine.moves import Draw
from scala40.engine.rules import STANDARD
from scala40.models.game import GameModel
from scala40.models.leaving import LeavableModel, why_not_leave
from scala40.models.watching import WatchedModel
from tests.engine.set_up import match_at
from tests.models.desk import Desk, cards

HAND = "KC KH KD 4H 5H 6H 2C 9D JS 3S 8C AD TD"
OTHER = "QC QD 7S 7D 2H 2S 9H 9C JD JH 3D 5S 8S"


def desk_at(hands: Sequence[str] = (HAND, OTHER), **more) -> tuple[Desk, LeavableModel]:
    set_up = {"opened": [False, False], "phase": "draw", "discards": "TH 8H", "stock": "6C 4S TC"} | more
    a_match = match_at(STANDARD, list(hands), **set_up)
    a_match.seats = tuple(
        SeatInfo(name, "human" if not at else "beginner") for at, name in enumerate(("Anna", "Marta"))
    )
    desk = Desk(a_match, leavable=True)
    assert isinstance(desk.model, LeavableModel)
    return desk, desk.model


def lines(model: GameModel) -> list[str]:
    return [model.log.index(row).data() for row in range(model.log.rowCount())]


@pytest.fixture
def sat(qapp) -> tuple[Desk, LeavableModel]:
    assert qapp is not None
    return desk_at()


def test_prepared_melds_go_back_to_the_hand(sat) -> None:
    desk, model = sat
    model.draw()
    model.drop_on_felt(cards("KC KH KD"))
    desk.select("4H 5H")
    assert len(model.hand.cards) == 11
    model.sit_in()
    assert desk.left == [True]
    assert not model.drafts
    assert len(model.hand.cards) == 14
    assert model.hand.selected() == []
    assert (model.sat_in, model.watching) == (True, "stand_in")


def test_an_opening_that_was_laid_is_not_prepared_again(sat) -> None:
    desk, model = sat
    model.draw()
    for meld in ("KC KH KD", "4H 5H 6H"):
        model.drop_on_felt(cards(meld))
    model.confirm_opening()
    assert model.opened
    desk.sit_in = lambda: desk.other(0, "undo")
    model.sit_in()
    assert not model.opened
    assert not model.drafts
    assert len(model.hand.cards) == 14
    assert not model.may_redo()


def test_nothing_can_be_done_from_a_seat_that_was_left(sat) -> None:
    desk, model = sat
    model.draw()
    model.sit_in()
    asked = list(desk.proposed)
    own = cards("KC KH KD")
    model.draw()
    model.take()
    model.redo()
    model.let_go()
    model.come_back(True)
    outcomes = (model.drop_on_felt(own), model.drop_on_pile(cards("TD")), model.click_pile(), model.confirm_opening())
    assert outcomes == (None,) * 4
    assert desk.proposed == asked
    assert not model.drafts
    assert not any((model.targets(own).felt, model.targets(own).pile, model.duties(), model.buying(), model.meter()))
    assert not model.only_draw()
    assert not model.may_undo()
    model.hand.sort_for("sets")
    assert model.may_undo(), "the cards may still be looked at in any order"
    model.undo()
    assert not model.may_undo()


def test_the_primary_button_gives_the_seat_back(sat) -> None:
    desk, model = sat
    model.sit_in()
    assert model.primary().kind == "take_seat"
    told: list[bool] = []
    model.stand_in_changed.connect(lambda: told.append(model.sat_in))
    model.press_primary()
    assert (desk.left, told, model.watching) == ([True, False], [False], "")
    assert model.primary().kind == "draw"
    # Once is enough, on either side.
    model.take_seat()
    assert desk.left == [True, False]
    model.sit_in()
    model.sit_in()
    assert desk.left == [True, False, True]


def test_the_log_calls_you_by_your_name_where_it_was_not_you(sat) -> None:
    desk, model = sat
    model.sit_in()
    desk.other(0, "draw")
    model.take_seat()
    model.drop_on_pile(cards("TD"))
    assert lines(model)[-2:] == ["Anna drew 6♣", "You discarded 10♦"]
    drew, discarded = model.view.log[-2:]
    assert (model.log.addressed([drew]), model.log.addressed([discarded])) == (None, 0)


def test_what_somebody_else_has_laid_can_be_gone_on_with_or_taken_back(sat) -> None:
    desk, model = sat
    model.sit_in()
    desk.other(0, "draw")
    desk.other(0, "lay KC KD KH / 4H 5H 6H")
    model.take_seat()
    assert model.may_undo()
    model.undo()
    assert not model.opened
    # An opening that is taken back is prepared, as any other.
    assert len(model.drafts) == 2
    assert model.confirm_opening() is None
    assert model.opened
    assert model.drop_on_pile(cards("TD")) is None
    assert not model.view.to_move


def test_at_the_end_of_a_round_the_next_one_can_be_asked_for() -> None:
    _, model = desk_at(["TD", OTHER], opened=[True, True], phase="play")
    model.drop_on_pile(cards("TD"))
    assert model.stage == "deal"
    model.sit_in()
    assert model.primary().kind == "next_round"
    model.press_primary()
    assert model.stage == "round"
    assert model.sat_in


def test_nobody_sits_in_where_nothing_is_left_to_play() -> None:
    desk, model = desk_at(["TD", OTHER], opened=[True, True], phase="play", totals=(0, 90))
    assert why_not_leave(model) is None
    model.drop_on_pile(cards("TD"))
    assert any(isinstance(event, MatchEnded) for event in model.view.log)
    assert why_not_leave(model)() == "The match is over."
    model.sit_in()
    assert desk.left == []


def test_whoever_is_eliminated_needs_nobody() -> None:
    a_match = match_at(
        STANDARD,
        ["KD KC", "8H'", "2C 3C"],
        opened=[True] * 3,
        totals=(95, 20, 30),
        turn=1,
        discards="TH",
        stock="6C 4S TC",
    )
    desk = Desk(a_match, leavable=True)
    assert why_not_leave(desk.model) is None
    desk.other(1, "drop 8H'")
    assert desk.model.viewer not in desk.model.info.still_in
    assert why_not_leave(desk.model)() == "Your seat no longer plays in this match."


def test_a_seat_given_away_before_that_can_still_be_taken_back() -> None:
    a_match = match_at(
        STANDARD,
        ["KD KC", "8H'", "2C 3C"],
        opened=[True] * 3,
        totals=(95, 20, 30),
        turn=1,
        discards="TH",
        stock="6C 4S TC",
    )
    desk = Desk(a_match, leavable=True)
    assert isinstance(desk.model, LeavableModel)
    desk.model.sit_in()
    desk.other(1, "drop 8H'")
    assert why_not_leave(desk.model) is None
    desk.model.take_seat()
    assert why_not_leave(desk.model) is not None


def test_why_no_computer_player_can_sit_in_elsewhere(sat) -> None:
    desk, _ = sat
    assert "table" in why_not_leave(None)()
    demo = WatchedModel(desk, desk.match.seats, 0, desk.match.rules, "demo")
    assert why_not_leave(demo)() == "The demo plays by itself. For a match of your own choose “New match”."
    playback = WatchedModel(desk, desk.match.seats, 0, desk.match.rules, "playback")
    assert "only shown" in why_not_leave(playback)()


def test_a_seat_that_nobody_watches_plays_as_any_other(sat) -> None:
    desk, model = sat
    model.draw()
    assert desk.proposed == [Draw()]
    assert codes(sorted(model.view.hand)) == codes(sorted(desk.match.view(0).hand))
    assert model.meter() is not None
    assert model.targets(cards("TD")).pile
