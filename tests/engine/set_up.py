"""Situations for the tests of the engine in notation: hands with fillers beside them, melds, a match at a point."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from scala40.engine.cards import CARDS, Card, codes
from scala40.engine.check import check
from scala40.engine.hand_melds import all_melds
from scala40.engine.legality.lay_offs import extensions, swapped
from scala40.engine.match import Match, SeatInfo
from scala40.engine.melds import Meld
from scala40.engine.moves import Move, SwapJoker
from scala40.engine.notation import read_cards, read_meld, read_move
from scala40.engine.position import Position, read_position
from scala40.engine.refusal import Refusal
from scala40.engine.rules import PRESETS, Rules
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.engine.standing import new_tally
from scala40.engine.transition import after
from scala40.engine.view import PlayerView

LETTERS = {"S": "standard", "C": "classic", "T": "tournament", "O": "online", "F": "family"}
ALL = "SCTOF"
WIDEST = replace(PRESETS["online"], group_joker_swap="any_missing")


def rules_of(letter: str, **changed: Any) -> Rules:
    """The preset of this letter, with some fields changed."""
    return replace(PRESETS[LETTERS[letter]], **changed)


@cache
def fillers(shown: tuple[Card, ...], melds: tuple[Meld, ...], count: int) -> tuple[Card, ...]:
    """Cards that make no meld with those shown or each other, not even with a joker, and fit no meld on the table."""
    named = {meld.stands_for for meld in melds}
    lying = {card for meld in melds for card in meld.cards}
    chosen: list[Card] = []
    for spare_melds in (0, 100):
        for card in sorted(CARDS[:104], key=lambda one: (one.rank * 5 + one.suit * 3) % 13):
            if len(chosen) == count:
                break
            fits = any(extensions(meld, card, WIDEST) or swapped(meld, SwapJoker(card, 1), WIDEST) for meld in melds)
            if card in shown or card in lying or card in chosen or CARDS[card.face] in named or fits:
                continue
            if _company([*shown, *chosen], card) <= spare_melds:
                chosen.append(card)
    assert len(chosen) == count
    return tuple(chosen)


def _company(held: Sequence[Card], card: Card) -> int:
    """How many melds this card makes with those held and a joker; a meld without a joker is one too many."""
    natural = [one for one in held if not one.is_joker]
    found = [meld for meld in all_melds([*natural, card, CARDS[107]], WIDEST) if card in meld.cards]
    return 1000 if any(meld.joker is None for meld in found) else len(found)


def situation(
    rules: Rules,
    hand: str,
    melds: Sequence[str] = (),
    *,
    phase: str = "play",
    opened: bool = True,
    size: int | None = None,
    top: str = "",
    players: int = 2,
    turns: int = 99,
    others: Iterable[dict[str, Any]] = (),
    **more: Any,
) -> Position:
    """Seat 0 to move, holding `hand` and fillers up to `size` cards; the others hold three unknown cards each."""
    laid = tuple(read_meld(text, rules.longest_run) for text in melds)
    shown = read_cards(hand)
    if size is not None and size > len(shown):
        shown += fillers(shown + read_cards(top), laid, size - len(shown))
    seats = list(others) or [{"hand": 3, "opened": True} for _ in range(players - 1)]
    return read_position(
        {
            "rules": {name: getattr(rules, name) for name in rules.__struct_fields__},
            "turn": 0,
            "phase": phase,
            "dealer": 0,
            "seats": [{"hand": codes(shown), "opened": opened}, *seats],
            "melds": list(melds),
            "discards": top,
            "stock": 20,
            "turns": turns,
            **more,
        }
    )


def judge(view: PlayerView, text: str) -> tuple[Refusal | None, PlayerView]:
    """What `check` says of one move in notation, and the view after it."""
    move: Move = read_move(text, view.public.rules.longest_run)
    refusal = check(view, move)
    if refusal is not None:
        return refusal, view
    public, hand, _ = after(view.public, view.hand, move)
    return None, replace(view, public=public, hand=hand)


def match_at(
    rules: Rules, hands: Sequence[str], *, totals: Sequence[int] | None = None, stock: str = "2C 2D 2H", **more: Any
) -> Match:
    """A match whose first round stands where it is told; `hands` by seat, the first to move unless `turn` says else."""
    opened = more.pop("opened", [True] * len(hands))
    seats = [{"hand": hand, "opened": has} for hand, has in zip(hands, opened, strict=True)]
    position = read_position(
        {
            "rules": {name: getattr(rules, name) for name in rules.__struct_fields__},
            "turn": 0,
            "phase": "play",
            "dealer": len(hands) - 1,
            "seats": seats,
            "stock": stock,
            **more,
        }
    )
    a_match = new_match(rules, len(hands), "a match at a point")
    a_match.deal()
    if totals is not None:
        a_match.tally = replace(new_tally(len(hands)), totals=tuple(totals))
        a_match._totals_before = tuple(totals)
    a_match.current_round = position.round()
    a_match.rounds[-1] = replace(a_match.rounds[-1], dealer=position.public.dealer, seats=position.public.seats)
    return a_match


def new_match(rules: Rules, players: int, seed: str) -> Match:
    """A match whose deals follow from the seed; nothing is dealt yet."""
    seats = [SeatInfo(f"Seat {seat}", "human") for seat in range(players)]
    return Match(rules, seats, SecretShuffler(lambda number: seeded_secret(seed, 1, number)))
