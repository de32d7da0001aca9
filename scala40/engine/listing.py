"""All that is legal at one moment, as `scala40 legal` prints it: of a view, a position, or a record after some move.

Source: records.md, "Command line". Lists are sorted by code point.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from scala40.engine.arrange import best_opening
from scala40.engine.cards import Card
from scala40.engine.check import check
from scala40.engine.hand_melds import all_melds
from scala40.engine.legality.lay_offs import extensions, swapped
from scala40.engine.match import Marked, Match
from scala40.engine.melds import Meld
from scala40.engine.moves import (
    Buy,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    Move,
    Pass,
    SwapJoker,
    TakeDiscard,
)
from scala40.engine.notation import write_entry, write_meld, write_move
from scala40.engine.position import Position
from scala40.engine.record import RecordError, match_of
from scala40.engine.round import Shuffled, restocked
from scala40.engine.view import PlayerView, PublicRound, Round

MOST_CARDS: Final = 26
"""A hand of more cards is not listed: its melds, each copy apart, could be millions."""


def listing(view: PlayerView, *, must_draw: bool = False) -> dict[str, Any]:
    """All that is legal for the seat of this view, which is to act. Raises `RecordError` for a hand beyond all measure.

    `must_draw` where the seat has chosen the stock already, as after a shuffle.
    """
    public, hand = view.public, view.hand
    if len(hand) > MOST_CARDS:
        raise RecordError(f"a hand of more than {MOST_CARDS} cards cannot be listed")
    melds = all_melds(hand, public.rules)
    refusals = {write_move(Discard(card)): check(view, Discard(card)) for card in sorted(hand)}
    found: dict[str, Any] = {
        "seat": view.seat,
        "phase": public.phase,
        "draw": check(view, Draw()) is None,
        "take": not must_draw and check(view, TakeDiscard()) is None,
        "melds": sorted([write_meld(meld), meld.points] for meld in melds),
        "opening": None if public.opened[view.seat] else best_opening(hand, public.rules).points,
        "off": _legal(view, _lay_offs(public, hand)),
        "swap": _legal(view, _swaps(public, hand)),
        "drop": sorted(text for text, refusal in refusals.items() if refusal is None),
        "refused": {text: refusal.reason.value for text, refusal in sorted(refusals.items()) if refusal is not None},
    }
    if public.phase == "buy":
        found["buy"] = _legal(view, _answers(view))
    return found


def listing_of_position(position: Position) -> dict[str, Any]:
    """All that is legal in a position. Raises `RecordError` where the hand of the seat to act is not known."""
    mover = position.public.mover
    assert mover is not None, "no round that is over is a position"
    return listing(position.view(mover))


def listing_of_record(value: dict[str, Any], moves: int | None = None) -> dict[str, Any]:
    """All that is legal after so many lines of a record, given as JSON values: 0 is the first deal, None the end.

    All lines but `reenter` and `retire` count, over all rounds; after the last of a round the next deal is shown. Where
    nobody is to move cards, the lists are empty and `phase` is the stage of the match. Raises `RecordError` where the
    record is wrong up to there or has fewer lines.
    """
    lines = _lines(value)
    total = sum(map(len, lines))
    wanted = total if moves is None else moves
    if not 0 <= wanted <= total:
        raise RecordError(f"the record has no move {wanted}, its last is move {total}")
    stop = _Stop(lines, wanted)
    try:
        a_match, _ = match_of(value, witness=stop.look)
    except _Reached:
        return stop.listing()
    except RecordError:
        # What is wrong with a record further on is none of this moment's business.
        if stop.found is None:
            raise
        return stop.listing()
    return _between(a_match) if stop.found is None else stop.listing()


def _between(a_match: Match) -> dict[str, Any]:
    """The listing where nobody is to move cards."""
    return {
        "seat": a_match.mover,
        "phase": a_match.stage,
        "draw": False,
        "take": False,
        "melds": [],
        "opening": None,
        "off": [],
        "swap": [],
        "drop": [],
        "refused": {},
    }


class _Reached(Exception):
    """The replay has come to the moment that is wanted."""


class _Stop:
    """Watches a match being replayed (`Witness`) and stops it after `wanted` of its lines, given by round."""

    def __init__(self, lines: list[list[str]], wanted: int) -> None:
        self._lines = lines
        self._wanted = wanted
        self._before = 0
        self._seen = 0
        self.found: tuple[Round, bool] | None = None
        """The round at that moment, and whether the seat on turn has chosen the stock already."""

    def look(self, a_match: Match, before: Round | None, move: Move | None) -> None:
        """Follow one step of the replay. Raises `_Reached`."""
        current = a_match.current_round
        assert current is not None
        if self.found is not None:
            # The clock draws for a player: where others are asked first, nothing is written before they answer.
            if len(a_match.entries) == self._seen and current.public.phase == "buy":
                self.found = current, True
            raise _Reached
        if before is None:
            if move is None and a_match.stage == "round":
                self._before = sum(map(len, self._lines[: len(a_match.rounds) - 1]))
                self._seen = 0
                if self._wanted == self._before:
                    self.found = current, False
                    raise _Reached
            return
        for number in range(self._seen, len(a_match.entries)):
            self._seen = number + 1
            self._written(a_match, before, current)

    def _written(self, a_match: Match, before: Round, current: Round) -> None:
        entry = a_match.entries[self._seen - 1]
        told = self._lines[len(a_match.rounds) - 1]
        right = len(told) >= self._seen and told[self._seen - 1] == write_entry(entry)
        if not right or self._before + self._seen != self._wanted:
            return
        if isinstance(entry, Shuffled) and current.public.phase != "buy":
            self.found = restocked(before, entry.stock), True
        elif current.public.phase != "over":
            self.found = current, isinstance(entry, Marked | Shuffled)
        if self.found is not None and not isinstance(entry, Marked):
            raise _Reached

    def listing(self) -> dict[str, Any]:
        """What is legal at the moment found."""
        assert self.found is not None
        current, must_draw = self.found
        mover = current.public.mover
        assert mover is not None
        return listing(PlayerView(mover, current.public, current.hands[mover]), must_draw=must_draw)


def _lines(value: dict[str, Any]) -> list[list[str]]:
    """The lines of each round that count; empty where the record has another shape, which reading it will tell."""
    rounds = value.get("rounds")
    found = []
    for played in rounds if isinstance(rounds, list) else []:
        moves = played.get("moves") if isinstance(played, dict) else None
        lines = [line for line in moves if isinstance(line, str)] if isinstance(moves, list) else []
        found.append([line for line in lines if not line.endswith((" reenter", " retire"))])
    return found


def _legal(view: PlayerView, moves: Iterable[Move]) -> list[str]:
    return sorted({write_move(move) for move in moves if check(view, move) is None})


def _lay_offs(public: PublicRound, cards: Iterable[Card]) -> Iterator[LayOff]:
    for card in cards:
        for number, meld in enumerate(public.melds, start=1):
            for made in extensions(meld, card, public.rules):
                yield LayOff(card, number, made.stands_for if card.is_joker else None)


def _swaps(public: PublicRound, cards: Iterable[Card]) -> Iterator[SwapJoker]:
    for number, meld in enumerate(public.melds, start=1):
        for card in cards if meld.joker is not None else ():
            fitting: list[Card | None] = [other for other in cards if other.suit > card.suit >= 0]
            for second in (None, *fitting):
                move = SwapJoker(card, number, second)
                if swapped(meld, move, public.rules) is not None:
                    yield move


def _answers(view: PlayerView) -> Iterator[Move]:
    public = view.public
    card = public.discards[-1]
    yield Pass()
    melds: list[Meld] = all_melds(view.hand | {card}, public.rules)
    yield from (Buy(LayMelds((meld,))) for meld in melds if card in meld.cards)
    yield from (Buy(use) for use in _lay_offs(public, (card,)))
