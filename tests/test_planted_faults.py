"""Tests of the tests: the faults that reliability.md and the issues name are planted, and each must be caught."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from scala40.engine import match as match_module
from scala40.engine import round as round_module
from scala40.engine import scoring, transition
from scala40.engine.cards import Card, card_of
from scala40.engine.legality import lay_offs
from scala40.engine.legality import melds as laying
from scala40.engine.match import Match
from scala40.engine.melds import Group, Run, readings
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.rules import CLASSIC, STANDARD, Rules
from scala40.engine.view import Hand, PlayerView, PublicRound, Round
from tests import differential
from tests.differential import compare_meld, play_rounds
from tests.engine import test_laws


def both_engines_disagree(rules: Rules = STANDARD, players: int = 3, tries: int = 12) -> None:
    """Fails as the comparison of both engines does, if it does so in some rounds."""
    for seed in range(tries):
        play_rounds(rules, players, f"planted {seed}", 3, questions=2)


def the_unpatched_program_passes() -> None:
    """What catches the faults must pass without them."""
    both_engines_disagree(tries=2)


def test_without_a_fault_nothing_is_caught() -> None:
    the_unpatched_program_passes()
    compare_meld([card_of(code) for code in ("KS", "AS", "2S")], STANDARD)


def test_king_ace_two_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    def lenient(cards: list[Card], longest_run: int = 13) -> Any:
        found = readings(cards, longest_run)
        if isinstance(found, Refusal) and found.reason is Reason.AROUND_THE_CORNER:
            return [Run(cards[0].suit, 12, tuple(cards))]
        return found

    monkeypatch.setattr(differential, "readings", lenient)
    with pytest.raises(AssertionError, match="AROUND_THE_CORNER"):
        compare_meld([card_of(code) for code in ("KS", "AS", "2S")], STANDARD)


def test_the_twin_removed_instead_of_the_chosen_card(monkeypatch: pytest.MonkeyPatch) -> None:
    discarded = transition._discarded

    def careless(public: PublicRound, hand: Hand, card: Card) -> Any:
        return discarded(public, hand, card.twin if card.twin in hand else card)

    monkeypatch.setattr(transition, "_discarded", careless)
    with pytest.raises((AssertionError, ValueError)):
        both_engines_disagree()


def test_lay_offs_counted_towards_the_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    opening = laying._opening

    def generous(public: PublicRound, hand: Hand, melds: Any) -> Refusal | None:
        refusal = opening(public, hand, melds)
        if refusal is not None and refusal.reason is Reason.OPENING_TOO_LOW:
            fitting = [card for card in hand for meld in public.melds if lay_offs.extensions(meld, card, public.rules)]
            if laying.opening_points(melds) + 10 * len(fitting) >= public.rules.opening_points:
                return None
        return refusal

    monkeypatch.setattr(laying, "_opening", generous)
    with pytest.raises(AssertionError, match="OPENING_TOO_LOW"):
        both_engines_disagree(tries=60)


def test_the_top_discard_reshuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    restocked = round_module.restocked

    def greedy(current: Round, stock: tuple[Card, ...]) -> Round:
        filled = restocked(current, (*stock, current.public.discards[-1]))
        return Round(replace(filled.public, discards=()), filled.hands, filled.stock)

    monkeypatch.setattr(round_module, "restocked", greedy)
    with pytest.raises((AssertionError, ValueError)):
        both_engines_disagree(CLASSIC, players=4)


def test_the_flat_hundred_for_a_player_who_has_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    penalties = scoring.penalties

    def strict(public: PublicRound, hands: Any) -> tuple[int, ...]:
        return penalties(replace(public, opened=tuple(seat == public.closer for seat in range(len(hands)))), hands)

    monkeypatch.setattr(scoring, "penalties", strict)
    with pytest.raises(AssertionError, match=r"totals|penalties"):
        both_engines_disagree()


def test_a_joker_counted_as_25_inside_a_meld(monkeypatch: pytest.MonkeyPatch) -> None:
    points = Run.points.fget

    def dear(run: Run) -> int:
        return points(run) + (0 if run.joker is None else 25)

    monkeypatch.setattr(Run, "points", property(dear))
    with pytest.raises(AssertionError, match="JS"):
        compare_meld([card_of(code) for code in ("QS", "KS", "*1")], STANDARD)
    monkeypatch.undo()
    monkeypatch.setattr(Group, "points", property(lambda group: 25 * len(group.cards)))
    with pytest.raises(AssertionError, match="7H"):
        compare_meld([card_of(code) for code in ("7C", "7S", "*1")], STANDARD)


def test_a_view_that_holds_the_next_card_of_the_stock(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Match.view

    def leaky(self: Match, seat: int) -> PlayerView:
        current = self.current_round
        assert current is not None
        seen = view(self, seat)
        return replace(seen, totals=(*seen.totals, int(current.stock[0]))) if current.stock else seen

    monkeypatch.setattr(match_module.Match, "view", leaky)
    with pytest.raises(AssertionError):
        test_laws.test_no_view_tells_what_its_seat_cannot_know()


def test_a_seat_that_is_not_on_turn_may_not_be_changed_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    after_draw = round_module.after_draw

    def stealing(public: PublicRound, hand: Hand, card: Card) -> Any:
        drawn, held = after_draw(public, hand, card)
        return drawn, held - {min(held)} if random.Random(len(held)).random() < 2 else held

    monkeypatch.setattr(round_module, "after_draw", stealing)
    with pytest.raises((AssertionError, ValueError)):
        both_engines_disagree(tries=1)
