"""The examples of the rule book: read from their one source and judged by the engine under the rules in force."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from scala40 import paths
from scala40.engine.cards import Card
from scala40.engine.check import check
from scala40.engine.moves import Move
from scala40.engine.notation import NotationError, read_cards, read_move, read_played_card
from scala40.engine.position import read_position
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.rules import Rules
from scala40.engine.transition import after
from scala40.engine.view import PlayerView
from scala40.texts.rule_terms import holds

Kind: TypeAlias = Literal["yes", "no", "judge", "reach", "miss", "worth", "show", "score"]
Played: TypeAlias = tuple[tuple[Card, Card | None], ...]
"""Cards as they lie in a meld, each with the face that it stands for if it is a joker."""

BESIDE: Final = "2C 6S JD"
_LINE: Final = re.compile(r"(\w+)(?: (.*))?")


class Example(msgspec.Struct, frozen=True):
    """One example as it is written: a situation and what is tried in it."""

    kind: Kind = "show"
    condition: str = ""
    reason: Reason | None = None
    """Why it is refused, where it always is for the same reason."""
    tries: tuple[str, ...] = ()
    """Alternatives: moves parted by `; `, or melds or cards."""
    table: str = ""
    top: str = ""
    hand: str = ""
    freed: str = ""
    """A joker that has just been freed by a swap."""
    beside: str = BESIDE
    opened: bool = True
    players: int = 2
    first_lap: bool = False
    tell_opened: bool = False
    tell_players: bool = False


class Step(msgspec.Struct, frozen=True):
    """One move of an example and what the player sees before it; `move` is None where its cards are no meld."""

    view: PlayerView
    text: str
    move: Move | None


class Judged(msgspec.Struct, frozen=True):
    """An example under certain rules: its steps, and why the last one is refused."""

    example: Example
    steps: tuple[Step, ...]
    refusal: Refusal | None
    after: PlayerView
    """What the player sees at the end; before the last step where that is refused."""


@functools.cache
def examples() -> dict[str, tuple[Example, ...]]:
    """All pictures of the rule book by name, each with its examples. Raises `ValueError` for a line that is none."""
    found: dict[str, tuple[Example, ...]] = {}
    name, frame = "", Example()
    text = (paths.resources() / "handbook" / "figures.txt").read_text(encoding="utf-8")
    for line in filter(None, map(str.strip, text.splitlines())):
        if line.startswith(";"):
            continue
        if line.startswith("figure "):
            name, frame = line.removeprefix("figure "), Example()
            found[name] = ()
        elif line.startswith("<!--"):
            frame = replace(frame, condition=line.removeprefix("<!--").removesuffix("-->").strip())
        else:
            frame, made = _read(frame, line)
            found[name] += () if made is None else (made,)
    return found


def _read(frame: Example, line: str) -> tuple[Example, Example | None]:
    """The situation after a line, and the example that it makes."""
    words = _LINE.fullmatch(line)
    word, rest = ("", "") if words is None else (words[1], words[2] or "")
    match word:
        case "table" | "top" | "hand" | "freed" | "beside":
            return replace(frame, **{word: rest}), None
        case "unopened":
            return replace(frame, opened=False), None
        case "first" | "two" | "three":
            if word == "first":
                return replace(frame, first_lap=True), None
            return replace(frame, players=2 if word == "two" else 3), None
        case "tell":
            return replace(frame, **{f"tell_{rest}": True}), None
        case "no":
            name, _, rest = rest.partition(" ")
            return frame, replace(frame, kind="no", reason=Reason(name), tries=(rest,))
        case "yes" | "judge" | "reach" | "miss" | "worth" | "show" | "score":
            return frame, replace(frame, kind=word, tries=tuple(rest.split(" || ")))
    raise ValueError(f"a line of the examples cannot be read: {line}")


def plain(name: str, rules: Rules) -> Iterator[Example]:
    """The examples of a picture in their order that hold under these rules."""
    return (example for example in examples()[name] if holds(example.condition, rules))


@functools.lru_cache(maxsize=512)
def judge(example: Example, rules: Rules) -> Judged | None:
    """The example judged by the engine; None where no alternative is what it is to show (as too few to open with 0)."""
    found = [one for one in (_tried(example, text, rules) for text in example.tries) if one is not None]
    match example.kind:
        case "reach":
            return next((one for one in found if one.refusal is None), None)
        case "miss":
            return next((one for one in reversed(found) if one.refusal is not None), None)
    return found[0] if found else None


def _tried(example: Example, text: str, rules: Rules) -> Judged | None:
    """One alternative played; None where a move before the last does not go."""
    moves = text.split("; ")
    view = start(example, moves, rules)
    steps: list[Step] = []
    for number, written in enumerate(moves):
        move, refusal = _read_move(written, view)
        steps.append(Step(view, written, move))
        if move is None or refusal is not None:
            return Judged(example, tuple(steps), refusal, view) if number == len(moves) - 1 else None
        public, hand, _ = after(view.public, view.hand, move)
        view = replace(view, public=public, hand=hand)
    return Judged(example, tuple(steps), None, view)


def _read_move(text: str, view: PlayerView) -> tuple[Move | None, Refusal | None]:
    """The move, and why it is refused; without a move where its cards are no meld."""
    try:
        move = read_move(text, view.public.rules.longest_run)
    except NotationError as error:
        if error.refusal is None:
            raise
        return None, error.refusal
    return move, check(view, move)


def start(example: Example, moves: list[str], rules: Rules) -> PlayerView:
    """What the player on turn sees before the first of these moves."""
    taking = moves[0] == "take"
    on_table = {card for meld in example.table.split(" / ") if meld for card, _ in played(meld)}
    lying = on_table | set(read_cards(example.top))
    moved = [card for move in moves for card in moved_cards(move)]
    shown = dict.fromkeys([*read_cards(example.hand), *moved, *read_cards(example.freed)])
    jokers = [card for card in shown if card in on_table and card.is_joker]
    held = [card for card in shown if card not in lying and card not in jokers]
    held += [card for card in read_cards(example.beside) if card not in shown and card not in lying]
    return read_position(
        {
            "rules": msgspec.to_builtins(rules),
            "turn": 0,
            "phase": "draw" if taking else "play",
            "dealer": 0,
            "seats": [
                {"hand": " ".join(card.code for card in held), "opened": example.opened},
                *({"hand": 5, "opened": True} for _ in range(example.players - 1)),
            ],
            "melds": [meld for meld in example.table.split(" / ") if meld],
            "owners": [1 for meld in example.table.split(" / ") if meld],
            "discards": example.top,
            "stock": 20,
            "freed": example.freed.split(),
            "turns": 0 if example.first_lap else 60,
        }
    ).view(0)


def moved_cards(move: str) -> list[Card]:
    """The cards that a move in notation names, in its order."""
    return [card for meld in melds_of(move) for card, _ in played(meld)]


def melds_of(move: str) -> list[str]:
    """The melds, or the cards, that a move in notation names: `lay A / B` has two, `off 8D m1` has `8D`."""
    word, _, rest = move.partition(" ")
    if word == "lay":
        return rest.split(" / ")
    named = [part for part in rest.split(" ") if part and not part.startswith("m")]
    return [" ".join(named)] if named else []


def played(text: str) -> Played:
    """Cards in notation as they lie in a meld, in the order written."""
    return tuple(read_played_card(word) for word in text.split(" "))
