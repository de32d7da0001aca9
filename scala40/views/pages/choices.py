"""What a new match would be with one click: the choices of the last one."""

from __future__ import annotations

import msgspec

from scala40.bots.levels import CHARACTERS, LEVELS, OFFERED
from scala40.engine.rules import Rules
from scala40.texts.pages import COMPUTER_NAMES, FirstStartTexts
from scala40.views.pages.desk import Desk
from scala40.views.pages.felt_page import one_line

MOST_OPPONENTS = 5


class Choices(msgspec.Struct, frozen=True):
    """A match that can be begun at once."""

    opponents: tuple[str, ...]
    rules: Rules
    name: str
    levels: tuple[str, ...]
    """How strong each of the opponents is."""


def chosen_rules(desk: Desk) -> Rules:
    """The rules of the last match; the first of all before it."""
    sets = desk.rule_sets()
    return next((rules for rules in sets if rules.name == desk.settings.value.rules), sets[0])


def last_choices(desk: Desk) -> Choices:
    """The choices of the last match; those of the settings' defaults before the first."""
    settings, rules = desk.settings.value, chosen_rules(desk)
    name = one_line(settings.player_name) or FirstStartTexts().unnamed()
    count = allowed_opponents(rules, len(settings.opponents))
    # Whoever else is installed is only looked for where somebody plays against one.
    known = [level if level in OFFERED or level in strengths() else OFFERED[0] for level in settings.opponents]
    levels = (*known, *known[-1:] * count)[:count]
    return Choices(opponent_names(count, name), rules, name, levels)


def one_round(rules: Rules) -> Rules:
    """The same rules for a match of a single round: the lowest penalty wins."""
    return msgspec.structs.replace(rules, match_type="fixed_rounds", fixed_rounds=1)


def strengths() -> tuple[str, ...]:
    """What can be chosen as an opponent: the strengths from weak to strong, then the bots that somebody installed."""
    from scala40.bots.own import own_names

    return (*OFFERED, *own_names())


def character_of(name: str) -> str:
    """How the computer player with this name likes to play, whatever its strength; empty for any other name."""
    if name not in COMPUTER_NAMES:
        return ""
    return CHARACTERS[COMPUTER_NAMES.index(name) % len(CHARACTERS)]


def player_of(name: str, level: str) -> str:
    """The level of a seat (`SeatInfo.player`) for a computer player with this name and strength."""
    characterful = f"{level}-{character_of(name)}"
    return characterful if characterful in LEVELS else level


def character_at(name: str, level: str) -> str:
    """How a computer player with this name likes to play at this strength; empty for a bot that somebody installed."""
    return "" if player_of(name, level) == level else character_of(name)


def may_play(rules: Rules, opponents: int) -> bool:
    """Can a player and so many opponents play by these rules?"""
    try:
        rules.check_players(opponents + 1)
    except ValueError:
        return False
    return True


def allowed_opponents(rules: Rules, wanted: int) -> int:
    """The number of opponents nearest to the wanted one that these rules allow, the smaller of two."""
    counts = [count for count in range(1, MOST_OPPONENTS + 1) if may_play(rules, count)] or [1]
    return min(counts, key=lambda count: (abs(count - wanted), count))


def opponent_names(count: int, player: str) -> tuple[str, ...]:
    """The first `count` names of computer players, without one that the player bears."""
    free = [name for name in COMPUTER_NAMES if name.casefold() != player.casefold()]
    return tuple(free[:count])


def keep_choices(desk: Desk, choices: Choices, typed_name: str) -> None:
    """Remember these choices for the next match; `typed_name` is empty where the player gave no name."""
    desk.settings.change(opponents=choices.levels, rules=choices.rules.name, player_name=typed_name)
