"""A compact playout plays much as the club does: nearly always the same draw, laying and discard."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from scala40.bots.habits import by_habit
from scala40.bots.levels import CLUB
from scala40.bots.playout import imagine
from scala40.bots.playout.trace import Trace
from scala40.engine.legality.discards import duty
from scala40.engine.moves import Discard, Draw, Move, TakeDiscard
from scala40.engine.rules import PRESETS
from scala40.engine.view import Round
from tests.bots.boards import a_match, views


class _Made(Exception):
    pass


class FirstMove(Trace):
    """Breaks a playout off at its first move."""

    def made(self, move: Move) -> None:
        self.moves.append(move)
        raise _Made


def first_move(whole: Round) -> Move:
    watcher = FirstMove(whole)
    with pytest.raises(_Made):
        imagine(whole.public, whole.hands, whole.stock, 1, watcher)
    return watcher.moves[0]


@pytest.mark.parametrize("name", PRESETS)
def test_nearly_all_choices_are_those_of_the_club(name: str) -> None:
    draws, discards, kinds = [], [], []
    for players in (2, 4):
        played = a_match(replace(PRESETS[name], max_players=6), ["club"] * players, f"like club {name}")
        for view, whole in views(played, most=250):
            if view.public.phase == "play" and (duty(view.public) is not None or view.public.freed):
                continue
            wanted, made = by_habit(view, 0, CLUB), first_move(whole)
            kinds.append(type(wanted) is type(made))
            if isinstance(wanted, Draw | TakeDiscard):
                draws.append(wanted == made)
            elif isinstance(wanted, Discard) and isinstance(made, Discard):
                discards.append(wanted.card.face == made.card.face)
    assert len(draws) > 100
    assert len(discards) > 100
    assert sum(kinds) >= 0.97 * len(kinds)
    assert sum(draws) >= 0.97 * len(draws)
    assert sum(discards) >= 0.94 * len(discards)
