"""Whole matches through the gestures of one seat: what the models show is at every moment what the seat's view says."""

import random

import pytest
from msgspec.structs import replace

from scala40.bots.body import choose
from scala40.bots.levels import LEVELS
from scala40.engine.cards import Card
from scala40.engine.match import Made, Marked
from scala40.engine.moves import (
    Buy,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    Move,
    Pass,
    Reenter,
    Retire,
    SwapJoker,
    TakeDiscard,
)
from scala40.engine.refusal import Refusal
from scala40.engine.round import Died
from scala40.engine.rules import CLASSIC, FAMILY, ONLINE, STANDARD, TOURNAMENT
from scala40.models.buying import question
from scala40.models.log import LogRole
from scala40.models.melds import MeldRole
from scala40.models.options import Choice, Option, Outcome
from scala40.models.round_end import side_totals
from tests.engine.set_up import new_match
from tests.models.desk import Desk

pytestmark = pytest.mark.usefixtures("qapp")
BEGINNER = LEVELS["beginner"]


def all_agrees(at: Desk) -> None:
    """The models show what the view says, every card once."""
    model, public = at.model, at.model.view.public
    assert sorted([*model.hand.cards, *model.drafts.cards]) == sorted(model.view.hand)
    assert [model.melds.index(row).data(MeldRole.MELD) for row in range(model.melds.rowCount())] == list(public.melds)
    lines = model.log.rowCount()
    first = lines - len(model.view.log)
    assert [model.log.index(row).data(LogRole.EVENT) for row in range(first, lines)] == list(model.view.log)
    assert all(model.log.index(row).data() for row in range(first, lines))
    assert model.score.totals == at.match.totals
    assert set(model.hand.selected()) <= set(model.hand.cards)
    assert not (model.opened and model.drafts)
    meter = model.meter()
    assert meter is None or meter.best.points >= 0


def gesture(at: Desk, move: Move, chance: random.Random) -> None:
    """Make `move` as a person would: with cards brought somewhere, in any order, and questions answered."""
    model = at.model
    match move:
        case Draw():
            at.wait()
            model.press_primary()
        case TakeDiscard():
            at.wait()
            model.click_pile()
        case LayMelds(melds):
            for meld in melds:
                dropped = chance.sample(list(meld.cards), len(meld.cards))
                assert model.targets(dropped).felt
                answered(at, model.drop_on_felt(dropped), lambda option, wanted=meld: wanted in option.melds)
            if model.drafts:
                assert model.primary().kind == "open"
                at.wait()
                model.press_primary()
        case SwapJoker(card, meld, Card() as second):
            assert meld in model.targets((second, card)).melds
            answered(at, model.drop_on_meld((second, card), meld), lambda option: option.move == move)
        case LayOff(card, meld) | SwapJoker(card, meld):
            assert meld in model.targets((card,)).melds
            answered(at, model.drop_on_meld((card,), meld), lambda option: option.move == move)
        case Discard(card):
            assert model.targets((card,)).pile
            answered(at, model.drop_on_pile((card,)), lambda option: option.move == move)
        case _:
            raise AssertionError(move)


def answered(at: Desk, outcome: Outcome, wanted) -> None:
    assert not isinstance(outcome, Refusal), outcome
    if isinstance(outcome, Choice):
        option: Option = next(option for option in outcome.options if wanted(option))
        assert at.model.choose(option) is None


HOUSES = {
    "standard": (STANDARD, 4),
    "classic": (CLASSIC, 2),
    "tournament": (TOURNAMENT, 3),
    "online, its clock running out now and then": (ONLINE, 5),
    "online without a clock": (replace(ONLINE, turn_seconds=None, longest_run=13), 3),
    "family with its re-entries": (FAMILY, 4),
    "buying": (replace(STANDARD, name="buying", buying=True, max_players=6), 5),
    "buying with a last discard": (replace(ONLINE, name="compra", buying=True, group_joker_swap="both_missing"), 3),
    "pairs": (replace(STANDARD, name="pairs", partners="pairs", limit=201), 4),
    "three pairs": (replace(CLASSIC, name="three pairs", partners="pairs", dead_round="counted"), 6),
    "rounds": (replace(STANDARD, name="rounds", match_type="fixed_rounds", fixed_rounds=3, winner_bonus=-100), 2),
}


MET = {
    "family with its re-entries": {Reenter},
    "buying": {Buy, Pass},
    "buying with a last discard": {Buy, Pass},
}
"""Moves that must have been made where a house is about them."""


def answer_to_coming_back(at: Desk, seat: int, chance: random.Random) -> None:
    """Who is eliminated mostly comes back; the person does so by the primary button."""
    yes = chance.random() < 0.8
    if seat != 1:
        assert not at.model.primary().enabled
        at.referee.propose(seat, Reenter() if yes else Retire())
        return
    step = at.model.primary()
    assert (step.kind, step.points) == ("come_back", max(at.match.totals[other] for other in at.match.still_in))
    at.wait()
    if yes:
        at.model.press_primary()
        assert at.match.totals[1] == step.points
    else:
        at.model.come_back(False)
    assert (1 in at.match.still_in) == yes


def answer_to_buying(at: Desk, seat: int, chance: random.Random) -> None:
    """Whoever is asked buys where it is possible, most times; the person does so with cards."""
    asked = question(at.match.view(seat))
    assert asked is not None
    option = asked.options[0] if chance.random() < 0.8 else asked.options[-1]
    move = option.moves[0]
    if seat != 1:
        assert at.model.buying() is None
        at.referee.propose(seat, move)
        return
    model, card = at.model, asked.cards[0]
    assert model.buying() == asked
    at.wait()
    match move:
        case Buy(LayMelds((meld,))):
            assert model.targets(meld.cards).felt
            model.hand.clear_selection()
            for other in meld.cards:
                if other != card:
                    model.hand.toggle(other)
            assert (model.primary().kind, model.primary().card) == ("buy", card)
            answered(at, model.press_primary(), lambda option: option.move == move)
        case Buy(LayOff(_, meld_id)):
            assert meld_id in model.targets((card,)).melds
            answered(at, model.drop_on_meld((card,), meld_id), lambda option: option.move == move)
        case Pass():
            model.hand.clear_selection()
            assert model.primary().kind == "pass"
            model.press_primary()
    assert at.refusals == []
    assert at.proposed[-1] == move


@pytest.mark.parametrize("house", HOUSES)
def test_a_match_by_gestures(house: str) -> None:
    rules, players = HOUSES[house]
    chance = random.Random(rules.name)
    a_match = new_match(rules, players, f"gestures {rules.name}")
    at = Desk(a_match, viewer=1, go_on=False, watch_log=False)
    over = []
    at.model.match_over.connect(lambda: over.append(True))
    at.referee.begin()
    for turn in range(20_000):
        if a_match.stage == "over":
            break
        all_agrees(at)
        if a_match.stage == "deal":
            end = at.model.round_end()
            assert end is not None
            assert [hand.total for hand in sorted(end.hands, key=lambda hand: hand.seat)] == [
                side_totals(a_match.totals, rules)[seat] for seat in sorted(a_match.rounds[-1].seats)
            ]
            assert at.model.primary().kind == "next_round"
            at.wait()
            at.model.press_primary()
            continue
        seat = a_match.mover
        if a_match.stage == "reentry":
            answer_to_coming_back(at, seat, chance)
            continue
        if a_match.current_round.public.phase == "buy":
            answer_to_buying(at, seat, chance)
            continue
        if seat == 1 and rules.turn_seconds is not None and chance.random() < 0.1:
            at.referee.time_out()
            continue
        move = choose(a_match.view(seat), turn, BEGINNER)
        if seat != 1:
            at.referee.propose(seat, move)
            continue
        before = a_match.view(1)
        gesture(at, move, chance)
        assert at.refusals == []
        if at.model.may_undo() and chance.random() < 0.3:
            shown = at.row
            at.model.undo()
            all_agrees(at)
            while at.model.drafts:
                at.model.undo()
            all_agrees(at)
            if a_match.view(1) != before:
                continue
            gesture(at, move, chance)
            assert at.row == shown
    assert a_match.stage == "over"
    assert over == [True]
    made = {type(entry.move) for played in a_match.rounds for entry in played.entries if isinstance(entry, Made)}
    assert made >= MET.get(house, set())
    assert made & {Buy, Reenter} <= MET.get(house, set())
    ran_out = any(isinstance(entry, Marked) for played in a_match.rounds for entry in played.entries)
    assert ran_out == (rules.turn_seconds is not None)
    assert a_match.winners == at.model.info.ranking[0].side
    assert at.model.primary().kind == "new_match"
    assert at.model.score.rowCount() == len(a_match.rounds) + 1
    for finished, played in zip(at.model.score.rounds, a_match.rounds, strict=True):
        assert (finished.penalties, finished.totals, finished.seats) == (played.penalties, played.totals, played.seats)
        assert finished.closer is None or finished.penalties[finished.closer] <= 0
        assert (finished.closer is None) == any(isinstance(entry, Died) for entry in played.entries)
