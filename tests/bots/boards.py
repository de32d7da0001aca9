"""Matches of computer players and single positions for the tests of the bots."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from scala40.bots.body import choose
from scala40.bots.levels import LEVELS, STRENGTHS
from scala40.bots.seeds import decision_seed
from scala40.engine.cards import CARDS, Card, card_of
from scala40.engine.match import Match, SeatInfo
from scala40.engine.melds import Meld, readings
from scala40.engine.moves import Reenter
from scala40.engine.rules import PRESETS, STANDARD, Rules
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.engine.view import PlayerView, PublicRound, Round

QUICK = {name: replace(level, worlds=min(level.worlds, 2)) for name, level in LEVELS.items()}
"""All levels; those that imagine do so in two worlds only, which changes nothing but how well they play."""
HABITS = [name for name, level in STRENGTHS.items() if not level.worlds]


def cards_of(text: str) -> tuple[Card, ...]:
    return tuple(card_of(code) for code in text.split())


def hand_of(text: str) -> frozenset[Card]:
    return frozenset(cards_of(text))


def meld_of(text: str) -> Meld:
    """The meld of these cards worth most."""
    found = readings(cards_of(text), 14)
    assert isinstance(found, list), text
    return found[0]


def a_match(rules: Rules, levels: Sequence[str], seed: str) -> Match:
    seats = [SeatInfo(f"Bot {seat}", level) for seat, level in enumerate(levels)]
    return Match(rules, seats, SecretShuffler(lambda number: seeded_secret(seed, 1, number)), bot_seed=seed)


def rules_for(name: str, players: int) -> Rules:
    """A preset, with room for so many players."""
    rules = PRESETS[name]
    return rules if players <= rules.max_players else replace(rules, max_players=players)


def views(played: Match, most: int = 400) -> Iterator[tuple[PlayerView, Round]]:
    """The views of the seats on turn while the match is played on, with the round they come from.

    Whoever plays the match raises `IllegalMove` for a move that the rules refuse.
    """
    for _ in range(most):
        if played.stage == "over":
            return
        if played.stage == "deal":
            played.deal()
            continue
        seat = played.mover
        assert seat is not None
        if played.stage == "reentry":
            played.play(seat, Reenter())
            continue
        view = played.view(seat)
        assert played.current_round is not None
        yield view, played.current_round
        level = QUICK[played.seats[seat].player]
        played.play(seat, choose(view, decision_seed(played.bot_seed or "", view), level))


def redealt(whole: Round, view: PlayerView, chance: random.Random) -> Round:
    """Another round that this seat could not tell from the true one: all it has not seen is dealt anew."""
    seen = set(view.hand) | set(view.public.discards) | {card for meld in view.public.melds for card in meld.cards}
    unseen = sorted(card for card in CARDS[: 104 + view.public.rules.jokers] if card not in seen)
    chance.shuffle(unseen)
    hands = []
    for seat, hand in enumerate(whole.hands):
        hands.append(hand if seat == view.seat else frozenset(unseen.pop() for _ in hand))
    return Round(whole.public, tuple(hands), tuple(unseen))


def in_play(hand: str, melds: Sequence[str] = (), **public: object) -> PlayerView:
    """Seat 0 to play after drawing, nobody having opened unless told; two players, `standard`, a later lap."""
    held = hand_of(hand)
    base = PublicRound(
        rules=STANDARD,
        number=1,
        dealer=1,
        seats=(0, 1),
        turn=0,
        phase="play",
        counts=(len(held), 13),
        stock=60,
        discards=(card_of("2C"),),
        melds=tuple(meld_of(meld) for meld in melds),
        owners=(1,) * len(melds),
        opened=(False, False),
        turns=9,
    )
    return PlayerView(0, replace(base, **public), held)
