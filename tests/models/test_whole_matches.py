"""Whole matches through the gestures of one seat: what the models show is at every moment what the seat's view says."""

import random

import pytest

from scala40.bots.body import choose
from scala40.bots.levels import LEVELS
from scala40.engine.moves import Discard, Draw, LayMelds, LayOff, Move, SwapJoker, TakeDiscard
from scala40.engine.refusal import Refusal
from scala40.engine.round import Died
from scala40.engine.rules import CLASSIC, ONLINE, STANDARD, TOURNAMENT, Rules
from scala40.models.options import Choice, Option, Outcome
from scala40.models.log import LogRole
from scala40.models.melds import MeldRole
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


@pytest.mark.parametrize(("rules", "players"), [(STANDARD, 4), (CLASSIC, 2), (TOURNAMENT, 3), (ONLINE, 5)])
def test_a_match_by_gestures(rules: Rules, players: int) -> None:
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
                a_match.totals[seat] for seat in sorted(a_match.rounds[-1].seats)
            ]
            assert at.model.primary().kind == "next_round"
            at.wait()
            at.model.press_primary()
            continue
        seat = a_match.mover
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
    assert at.model.primary().kind == "new_match"
    assert at.model.score.rowCount() == len(a_match.rounds) + 1
    for finished, played in zip(at.model.score.rounds, a_match.rounds, strict=True):
        assert (finished.penalties, finished.totals, finished.seats) == (played.penalties, played.totals, played.seats)
        assert finished.closer is None or finished.penalties[finished.closer] <= 0
        assert (finished.closer is None) == any(isinstance(entry, Died) for entry in played.entries)
