"""Melds and near-melds among neighbours of the hand: what the brackets under it show. Nothing is moved for them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from scala40.engine.cards import Card
from scala40.engine.melds import Group, readings
from scala40.engine.outs import completing, unseen
from scala40.engine.view import PlayerView

BracketKind: TypeAlias = Literal["meld", "near"]
_LONGEST_NEAR = 4


class Bracket(msgspec.Struct, frozen=True):
    """Neighbouring rows, from `first` to `last`, that are a meld or lack one card of it."""

    first: int
    last: int
    kind: BracketKind
    outs: tuple[Card, ...] = ()
    """For a near-meld the faces that complete it, each with a copy that is still unseen."""
    unseen: int = 0
    """How many unseen copies these faces have together."""
    is_set: bool = False
    """True for a set, or a near one; else it is a run."""


def hand_brackets(view: PlayerView, cards: Sequence[Card], gaps: Collection[Card]) -> list[Bracket]:
    """The brackets under a hand in the player's own order, as this seat may know the cards."""
    return brackets(cards, gaps, unseen(view), view.public.rules.longest_run)


def brackets(
    cards: Sequence[Card], gaps: Collection[Card], live: Mapping[int, int], longest_run: int = 13
) -> list[Bracket]:
    """The brackets under a hand, from left to right; none goes across a gap or over another one.

    Melds come before near-melds, long ones before short ones. `live` are the unseen copies by face (`engine.outs`); a
    near-meld that no unseen card completes is none. What is in the hand already is not asked for.
    """
    held = {card.face for card in cards}
    live = {face: count for face, count in live.items() if face not in held}
    best: list[tuple[int, list[Bracket]]] = [(0, [])]
    for end in range(1, len(cards) + 1):
        choice = best[end - 1]
        for start in range(end - 1, -1, -1):
            if start < end - 1 and cards[start + 1] in gaps:
                break
            part = tuple(cards[start:end])
            bracket = _bracket(start, part, live, longest_run)
            if bracket is not None:
                worth = best[start][0] + _worth(bracket)
                if worth > choice[0]:
                    choice = worth, [*best[start][1], bracket]
        best.append(choice)
    return best[-1][1]


def _bracket(start: int, part: tuple[Card, ...], live: Mapping[int, int], longest_run: int) -> Bracket | None:
    last = start + len(part) - 1
    if len(part) >= 3:
        is_set = _is_meld(part, longest_run)
        if is_set is not None:
            return Bracket(start, last, "meld", is_set=is_set)
    if 2 <= len(part) <= _LONGEST_NEAR:
        outs = tuple(face for face in _completing(part, longest_run) if live.get(face.face, 0))
        if outs:
            is_set = part[0].rank == part[1].rank
            return Bracket(start, last, "near", outs, sum(live[face.face] for face in outs), is_set)
    return None


def _worth(bracket: Bracket) -> int:
    """Cards in melds count most; then cards in near-melds, and of those the likelier one."""
    count = bracket.last - bracket.first + 1
    return count * 10_000 if bracket.kind == "meld" else count * 100 + bracket.unseen


@lru_cache(maxsize=4096)
def _is_meld(part: tuple[Card, ...], longest_run: int) -> bool | None:
    """Whether the meld that these cards make is a set; None if they make none."""
    found = readings(part, longest_run)
    return isinstance(found[0], Group) if isinstance(found, list) else None


@lru_cache(maxsize=4096)
def _completing(part: tuple[Card, ...], longest_run: int) -> tuple[Card, ...]:
    return completing(part, longest_run)
