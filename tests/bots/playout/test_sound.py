"""Every move of a compact playout is one that the engine accepts, and both know the same round after it.

`python -m tests.bots.playout.test_sound` plays 2,040 rounds over all presets and 2 to 6 seats, about two minutes.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from scala40.bots.outcome import Outcome
from scala40.bots.playout import Playing, imagine, plays
from scala40.bots.playout.masks import BIT
from scala40.bots.playout.terms import Start
from scala40.bots.playout.trace import Trace
from scala40.engine.cards import pack
from scala40.engine.check import check
from scala40.engine.moves import Move
from scala40.engine.round import deal
from scala40.engine.rules import PRESETS, Rules
from scala40.engine.scoring import penalties
from scala40.engine.view import PlayerView, Round
from tests.bots.boards import a_match, rules_for, views

HARDER = {
    "clean": {"opening_joker": "clean"},
    "never a joker": {"discard_joker": "never", "final_discard": "required"},
    "nobody lays off at once": {"lay_off_in_opening_turn": "no", "opening_points": 30, "freed_joker": "may_keep"},
    "no points": {"opening_points": 0, "close_in_first_lap": False, "concealed_minimum": "none"},
    "two jokers, counted": {"jokers": 2, "max_reshuffles": 0, "dead_round": "counted", "taken_must_be_used": False},
}
"""Rules beside the presets that bring out other demands, as changes of `standard`."""


class Judged(Trace):
    """Asks `check` about every move and compares both rounds after it."""

    def __init__(self, current: Round, playing: Playing | None = None) -> None:
        super().__init__(current)
        self.playing = playing

    def made(self, move: Move) -> None:
        public = self.current.public
        refused = check(PlayerView(public.turn, public, self.current.hands[public.turn]), move)
        assert refused is None, (move, refused, self.moves)
        super().made(move)
        if self.playing is not None:
            self.compare(self.playing)

    def compare(self, playing: Playing) -> None:
        public = self.current.public
        assert playing.hands == [sum(BIT[card] for card in hand) for hand in self.current.hands], self.moves
        shapes = playing.terms.shapes
        assert playing.shapes == [shapes.shape(meld) for meld in public.melds], self.moves
        assert playing.opened == list(public.opened)
        assert [min(card, 104) for card in playing.pile] == [min(card, 104) for card in public.discards]
        assert [min(card, 104) for card in reversed(playing.stock)] == [min(card, 104) for card in self.current.stock]


def dealt(rules: Rules, players: int, seed: str) -> Round:
    deck = list(pack(rules.jokers))
    random.Random(seed).shuffle(deck)
    return deal(rules, 1, 0, range(players), players, deck)[0]


def assert_sound(start: Round, seed: int) -> tuple[Outcome, Judged]:
    """Play on from here in both and see that they agree to the end."""
    judged = Judged(start)
    playing = Playing(Start(start.public, start.hands[start.public.turn]), start.hands, start.stock, seed, judged)
    judged.playing = playing
    outcome = playing.to_the_end()
    ended = judged.current.public
    assert outcome.dead == (outcome.closer is None and playing.turns < start.public.turns + 150)
    if outcome.dead:
        # The engine declares the round dead in place of the next draw.
        assert ended.phase == "draw"
        assert not judged.current.stock
        most = 20 if ended.rules.max_reshuffles is None else ended.rules.max_reshuffles
        assert ended.reshuffles == most or len(ended.discards) < 2
        ended = replace(ended, phase="over")
    else:
        assert (ended.phase == "over") == (outcome.closer is not None)
    assert (ended.closer, ended.concealed) == (outcome.closer, outcome.concealed)
    assert penalties(ended, judged.current.hands) == outcome.penalties
    return outcome, judged


def rounds(name: str, rules: Rules, count: int) -> Iterator[tuple[Outcome, Judged]]:
    for number in range(count):
        players = 2 + number % 5
        yield assert_sound(dealt(replace(rules, max_players=6), players, f"sound {name} {number}"), number)


@pytest.mark.parametrize("name", PRESETS)
def test_every_move_is_allowed_and_both_rounds_are_equal_after_it(name: str) -> None:
    kinds: Counter[str] = Counter()
    closed = 0
    for outcome, judged in rounds(name, PRESETS[name], 34):
        closed += outcome.closer is not None
        kinds.update(type(move).__name__ for move in judged.moves)
    assert closed > 20
    assert set(kinds) == {"Draw", "TakeDiscard", "LayMelds", "LayOff", "SwapJoker", "Discard"}


@pytest.mark.parametrize("name", HARDER)
def test_other_rules_than_the_presets_are_kept_to(name: str) -> None:
    rules = replace(PRESETS["standard"], **HARDER[name])
    assert plays(rules)
    assert sum(len(judged.moves) for _, judged in rounds(name, rules, 15)) > 300


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_playout_may_begin_in_any_moment_of_a_round(name: str, players: int) -> None:
    played = a_match(rules_for(name, players), ["club"] * players, f"moments {name}")
    owing = 0
    for number, (view, whole) in enumerate(views(played, most=120)):
        public = view.public
        if public.phase == "play" and public.taken is not None and not public.taken_used:
            owing += 1
            outcome = imagine(public, whole.hands, whole.stock, number)
            assert len(outcome.penalties) == players
        elif not public.freed:
            assert_sound(whole, number)
    assert owing or name == "classic"


def test_the_same_seed_imagines_the_same_round() -> None:
    start = dealt(PRESETS["standard"], 2, "again")
    outcomes = {imagine(start.public, start.hands, start.stock, 7) for _ in range(3)}
    assert len(outcomes) == 1


@pytest.mark.parametrize("name", PRESETS)
def test_nothing_is_played_otherwise_when_nobody_looks_on(name: str) -> None:
    for number in range(60):
        start = dealt(replace(PRESETS[name], max_players=6), 2 + number % 5, f"unwatched {name} {number}")
        watched = imagine(start.public, start.hands, start.stock, number, Trace(start))
        assert imagine(start.public, start.hands, start.stock, number) == watched


def test_a_round_that_is_over_is_only_counted() -> None:
    _, judged = assert_sound(dealt(PRESETS["standard"], 3, "over"), 1)
    ended = judged.current
    outcome = imagine(ended.public, ended.hands, ended.stock, 1)
    assert outcome.penalties == penalties(ended.public, ended.hands)
    assert outcome.closer == ended.public.closer is not None


def test_rules_with_buying_partners_or_two_missing_cards_are_left_to_the_engine() -> None:
    standard = PRESETS["standard"]
    assert all(plays(rules) for rules in PRESETS.values())
    assert not plays(replace(standard, buying=True))
    assert not plays(replace(standard, partners="pairs"))
    assert not plays(replace(standard, group_joker_swap="both_missing"))


if __name__ == "__main__":
    for preset, its_rules in PRESETS.items():
        found = list(rounds(f"long {preset}", its_rules, 340))
        moves = sum(len(judged.moves) for _, judged in found)
        dead = sum(outcome.dead for outcome, _ in found)
        cut_off = sum(not outcome.dead and outcome.closer is None for outcome, _ in found)
        print(f"{preset}: {len(found)} rounds, {moves} moves, all sound; {dead} dead, {cut_off} broken off")
