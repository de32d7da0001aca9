"""Positions of records.md: a single moment of a round as JSON, read into a `Round` or a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from scala40.engine.cards import Card
from scala40.engine.legality import buys
from scala40.engine.notation import NotationError, read_card, read_cards, read_meld
from scala40.engine.record import RecordError, read_json
from scala40.engine.round import order_of_play
from scala40.engine.rules import PRESETS, STANDARD, Rules
from scala40.engine.view import Hand, PlayerView, PublicRound, Round

MOST_BYTES: Final = 1024 * 1024
_Count = Annotated[int, Meta(ge=0, le=108)]
_Cards = Annotated[str, Meta(max_length=500)]
_Word = Annotated[str, Meta(max_length=100)]


class _Seat(msgspec.Struct):
    hand: _Cards | _Count
    opened: bool = False
    total: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] = 0


class _File(msgspec.Struct, kw_only=True):
    rules: str | dict[str, Any]
    turn: int
    phase: Literal["draw", "play", "buy"]
    dealer: int
    seats: Annotated[list[_Seat], Meta(min_length=2, max_length=6)]
    melds: Annotated[list[_Word], Meta(max_length=36)] = []
    discards: _Cards = ""
    stock: _Cards | _Count = 0
    taken: _Word | None = None
    freed: Annotated[list[_Word], Meta(max_length=4)] = []
    turns: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    opened_now: bool = False
    laid: Annotated[list[_Word], Meta(max_length=36)] = []
    reshuffles: Annotated[int, Meta(ge=0, le=20)] = 0
    owners: Annotated[list[int], Meta(max_length=36)] | None = None
    asked: int | None = None


class Position(msgspec.Struct, frozen=True):
    """A moment of a round, of which some hands and the stock may be known by their number of cards only."""

    public: PublicRound
    hands: tuple[Hand | None, ...]
    """By seat; None where only the number of cards is known, empty for a seat that is out."""
    stock: tuple[Card, ...] | None
    """The stock, its top card first; None where only the number of cards is known."""
    totals: tuple[int, ...]
    """Totals before this round, by seat, in points."""

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.public.rules

    def view(self, seat: int) -> PlayerView:
        """What this seat sees. Raises `RecordError` where its hand is not known or there is no such seat."""
        hand = self.hands[seat] if 0 <= seat < len(self.hands) else None
        if hand is None:
            raise RecordError(f"the position does not tell the hand of seat {seat}")
        return PlayerView(seat, self.public, hand, (), self.totals)

    def round(self) -> Round:
        """The full truth. Raises `RecordError` where a hand or the stock is only a number."""
        known = tuple(hand for hand in self.hands if hand is not None)
        if len(known) < len(self.hands) or self.stock is None:
            raise RecordError("the position does not tell every card")
        return Round(self.public, known, self.stock)


def read_position(source: bytes | dict[str, Any]) -> Position:
    """The position of a file or of JSON values, its cards and melds judged by the rules of its table.

    A rules object may leave fields out; they are those of `standard`. A seat without cards is out of the round. In the
    phase `buy`, `turn` is the seat that is to draw, and the optional key `asked` names the seat asked (without it the
    first that may buy). Raises `RecordError` with one sentence.
    """
    value = read_json(source, MOST_BYTES) if isinstance(source, bytes) else source
    try:
        file = msgspec.convert(value, _File)
    except msgspec.ValidationError as error:
        raise RecordError(f"the position cannot be read: {error}") from None
    try:
        return _position(file, _rules(file.rules))
    except NotationError as error:
        raise RecordError(f"the position cannot be read: {error}") from None


def _rules(given: str | dict[str, Any]) -> Rules:
    if isinstance(given, str):
        if given not in PRESETS:
            raise RecordError(f"no rules have the name {given[:40]!r}")
        return PRESETS[given]
    try:
        return msgspec.convert(msgspec.to_builtins(STANDARD) | given, Rules)
    except (msgspec.ValidationError, ValueError) as error:
        raise RecordError(f"the rules cannot be read: {error}") from None


def _position(file: _File, rules: Rules) -> Position:
    hands = tuple(None if isinstance(seat.hand, int) and seat.hand else _hand(seat.hand) for seat in file.seats)
    counts = tuple(
        len(hand) if hand is not None else int(seat.hand) for hand, seat in zip(hands, file.seats, strict=True)
    )
    stock = None if isinstance(file.stock, int) else read_cards(file.stock)
    order = _order(file, rules, counts)
    melds = tuple(read_meld(text, rules.longest_run) for text in file.melds)
    public = PublicRound(
        rules=rules,
        number=1,
        dealer=file.dealer,
        seats=order,
        turn=file.turn,
        phase="draw" if file.phase == "buy" else file.phase,
        counts=counts,
        stock=int(file.stock) if stock is None and isinstance(file.stock, int) else len(stock or ()),
        discards=read_cards(file.discards),
        melds=melds,
        owners=_owners(file, order, len(melds)),
        opened=tuple(seat.opened for seat in file.seats),
        opened_now=file.opened_now,
        laid_now=tuple(_laid(word, len(melds)) for word in file.laid),
        taken=None if file.taken is None else read_card(file.taken),
        freed=tuple(read_card(word) for word in file.freed),
        reshuffles=file.reshuffles,
        turns=len(order) if file.turns is None else file.turns,
        # Every turn ends with a discard, so the top one is that of the seat before; or it is the card turned up.
        discarded_by=None if file.turns == 0 else order[order.index(file.turn) - 1],
    )
    _check_cards(public, hands, stock)
    public = _with_duties(public, hands[file.turn])
    if file.phase == "buy":
        public = _asking(public, file.asked)
    return Position(public, hands, stock, tuple(seat.total for seat in file.seats))


def _hand(given: str | int) -> Hand:
    cards = read_cards(given) if isinstance(given, str) else ()
    hand = frozenset(cards)
    if len(hand) < len(cards):
        raise RecordError("a card stands twice in a hand")
    return hand


def _order(file: _File, rules: Rules, counts: Sequence[int]) -> tuple[int, ...]:
    players = len(counts)
    if not 0 <= file.dealer < players:
        raise RecordError(f"there is no seat {file.dealer} to deal")
    order = order_of_play([seat for seat in range(players) if counts[seat]], file.dealer, rules, players)
    if file.turn not in order:
        raise RecordError(f"seat {file.turn} has no cards to play with")
    return order


def _owners(file: _File, order: Sequence[int], melds: int) -> tuple[int, ...]:
    if file.owners is None:
        opened = [seat for seat in order if file.seats[seat].opened]
        return (opened[0] if opened else file.turn,) * melds
    if len(file.owners) != melds or not all(0 <= seat < len(file.seats) for seat in file.owners):
        raise RecordError("the owners do not go with the melds")
    return tuple(file.owners)


def _laid(word: str, melds: int) -> int:
    number = int(word[1:]) if word[:1] == "m" and word[1:].isascii() and word[1:].isdigit() else 0
    if not 1 <= number <= melds:
        raise RecordError(f"{word[:20]!r} is no meld on the table")
    return number


def _check_cards(public: PublicRound, hands: Iterable[Hand | None], stock: Sequence[Card] | None) -> None:
    """See that no card lies in two places and that there are no more cards than the pack has."""
    known = [card for hand in hands if hand is not None for card in hand]
    known += [card for meld in public.melds for card in meld.cards]
    known += [*public.discards, *(stock or ())]
    for card in known:
        if card >= 104 + public.rules.jokers:
            raise RecordError(f"{card} is not in a pack with {public.rules.jokers} jokers")
    if len(set(known)) < len(known):
        twice = next(card for card in known if known.count(card) > 1)
        raise RecordError(f"the card {twice} lies in two places")
    lying = sum(public.counts) + public.stock + len(public.discards) + sum(len(meld.cards) for meld in public.melds)
    if lying > 104 + public.rules.jokers:
        raise RecordError(f"the position has {lying} cards, more than the {104 + public.rules.jokers} of the pack")


def _with_duties(public: PublicRound, mine: Hand | None) -> PublicRound:
    """The round with the duties of this turn: whether the taken card has been used, which freed jokers are held."""
    if public.phase == "draw" and (public.taken is not None or public.freed or public.laid_now or public.opened_now):
        raise RecordError("nothing can have been taken, freed or laid in a turn before its draw")
    if public.opened_now and not public.opened[public.turn]:
        raise RecordError("opened_now is set for a seat that has not opened")
    if not all(joker.is_joker for joker in public.freed) or len(set(public.freed)) < len(public.freed):
        raise RecordError("freed must name jokers, each once")
    if mine is not None and not mine.issuperset(public.freed):
        raise RecordError("a freed joker is not in the hand of the seat on turn")
    if public.taken is None:
        return public
    used = any(public.taken in meld.cards for meld in public.melds)
    if not used and (public.taken in public.discards or (mine is not None and public.taken not in mine)):
        raise RecordError(f"the taken card {public.taken} is neither in the hand nor on the table")
    # A taken joker may have been laid and freed again.
    return replace(public, taken_used=used or public.taken in public.freed)


def _asking(public: PublicRound, asked: int | None) -> PublicRound:
    """The round in the phase `buy`: the seats before the one asked have let the card go."""
    waiting = buys.candidates(public)
    if not waiting or (asked is not None and asked not in waiting):
        raise RecordError("nobody can be asked to buy" if asked is None or not waiting else f"seat {asked} cannot buy")
    first = waiting[0] if asked is None else asked
    return replace(public, phase="buy", asked=first, asked_before=waiting[: waiting.index(first)])
