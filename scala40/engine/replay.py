"""Playing a log again: a match judges each line of a round, and must write the same lines itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from scala40.engine.cards import Card, pack
from scala40.engine.match import Entry, IllegalMove, Made, Marked, Match
from scala40.engine.moves import Buy, Draw, Pass, TakeBack
from scala40.engine.notation import NotationError, read_entry, read_played_card, write_entry
from scala40.engine.proof import unproved
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.round import Died, Shuffled, needs_reshuffle
from scala40.engine.rules import Rules
from scala40.engine.shuffle import Seal, Shuffler, dealer_by_lot, key_of, reshuffled


class ReplayError(ValueError):
    """A log that breaks the rules: `move` counts the lines from 1 (0 is the deal), `refusal` says why if known."""

    def __init__(self, move: int, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(text)
        self.move = move
        self.refusal = refusal


class LoggedShuffler:
    """Chance as the log tells it: decks and new stocks are set before the match asks for them (design.md 6)."""

    def __init__(self, onward: Shuffler | None = None) -> None:
        """`onward` shuffles whatever the log no longer tells, once a match that was left is played on."""
        self._onward = onward
        self._key: bytes | None = None
        self._deal: tuple[int, tuple[Card, ...], Seal] | None = None
        self._stock: tuple[Card, ...] | None = None

    def set_deal(self, dealer: int, deck: tuple[Card, ...], seal: Seal) -> None:
        """The dealer, deck and seal of the next round to be dealt."""
        self._deal = dealer, deck, seal

    def set_stock(self, stock: tuple[Card, ...], times: int, cards: Sequence[Card]) -> None:
        """The new stock, top first, of the reshuffle `times` over these cards. Raises `ReplayError` for another."""
        if sorted(stock) != sorted(cards):
            raise ReplayError(0, "the new stock does not hold the cards of the discard pile")
        if self._key is not None and reshuffled(self._key, times, cards) != stock:
            raise ReplayError(0, "the new stock is not the one that the secret gives")
        self._stock = stock

    def first_dealer(self, rules: Rules, seats: int) -> int:
        """The first dealer that the log names."""
        if self._deal is not None:
            return self._deal[0]
        assert self._onward is not None, "the log tells the first dealer"
        return self._onward.first_dealer(rules, seats)

    def deal(self, rules: Rules, number: int, players: int) -> tuple[tuple[Card, ...], Seal]:
        """The deck that the log tells."""
        if self._deal is None:
            assert self._onward is not None, "the log tells the deck"
            self._key = None
            return self._onward.deal(rules, number, players)
        _, deck, seal = self._deal
        self._deal = None
        self._key = None if seal.secret is None else key_of(bytes.fromhex(seal.secret), seal.shares)
        return deck, seal

    def reshuffle(self, number: int, times: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The new stock that the log tells. Raises `ReplayError` where it tells none."""
        stock, self._stock = self._stock, None
        if stock is not None:
            return stock
        if self._key is not None:
            return reshuffled(self._key, times, cards)
        if self._onward is None:
            raise ReplayError(0, "the stock is used up, but no shuffle is written down")
        return self._onward.reshuffle(number, times, cards)


def check_deck(deck: Sequence[Card], rules: Rules, players: int) -> str | None:
    """Why these are not the cards of the game in an order that may be dealt, as one sentence; None if they are."""
    if sorted(deck) != list(pack(rules.jokers)):
        return f"the deck does not hold each of the {104 + rules.jokers} cards once"
    if rules.turned_up_joker == "replace" and deck[13 * players].is_joker:
        return "a joker is turned up, which these rules replace"
    return None


def check_seal(deck: Sequence[Card], seal: Seal, rules: Rules, players: int) -> str | None:
    """Why this deal is not proved by its seal, as one sentence; None if it is, or while its secret is hidden.

    Source: records.md, "The shuffle".
    """
    problem = unproved(deck, seal, rules, players)
    return None if problem is None else problem.value


def deal_logged(a_match: Match, shuffler: LoggedShuffler, dealer: int, deck: tuple[Card, ...], seal: Seal) -> None:
    """Deal the next round as the log tells it. Raises `ReplayError` where deck or dealer cannot be."""
    if a_match.stage != "deal":
        what = "the match is over before this round" if a_match.stage == "over" else "a re-entry is not answered"
        raise ReplayError(0, what)
    players = len(a_match.playing)
    problem = check_deck(deck, a_match.rules, players) or check_seal(deck, seal, a_match.rules, players)
    if problem is not None:
        raise ReplayError(0, problem)
    if not 0 <= dealer < len(a_match.seats):
        raise ReplayError(0, f"there is no seat {dealer} to deal")
    by_lot = not a_match.rounds and a_match.rules.first_dealer == "random" and seal.secret is not None
    if by_lot and dealer_by_lot(key_of(bytes.fromhex(seal.secret or ""), seal.shares), len(a_match.seats)) != dealer:
        raise ReplayError(0, f"seat {dealer} is not the first dealer that the secret gives")
    shuffler.set_deal(dealer, deck, seal)
    if a_match.next_dealer != dealer:
        raise ReplayError(0, f"seat {a_match.next_dealer} deals this round, not seat {dealer}")
    a_match.deal()


def play_logged(a_match: Match, shuffler: LoggedShuffler, lines: Sequence[str], *, with_undo: bool = True) -> None:
    """Play the lines of a round, each judged by the rules; a journal holds `undo` lines as well (`with_undo`).

    Raises `ReplayError` with the line's number where one is no move, is refused, or is not what the rules make of it.
    """
    written: list[Entry] = []
    for number, line in enumerate(lines, start=1):
        try:
            entry = read_entry(line, a_match.rules.longest_run)
            if not with_undo and isinstance(entry, Made) and isinstance(entry.move, TakeBack):
                raise ReplayError(0, "a record leaves out what was taken back")
            play_entry(a_match, shuffler, entry, written)
        except NotationError as error:
            raise ReplayError(number, str(error), error.refusal and before_shape(a_match, line, error)) from None
        except (IllegalMove, ReplayError) as error:
            raise ReplayError(number, str(error), error.refusal) from None
    if len(written) > len(a_match.entries):
        _finish(a_match, written[-1], len(lines))


def play_entry(a_match: Match, shuffler: LoggedShuffler, entry: Entry, written: list[Entry]) -> None:
    """Play one line of the log; `written` holds the lines given so far that still stand."""
    before = a_match.entries
    written.append(entry)
    if len(before) >= len(written):
        # The match has written this line already: the draw after a buy, the moves after a time-out.
        if before[len(written) - 1] != entry:
            raise ReplayError(0, f"{write_entry(before[len(written) - 1])!r} must come here")
        return
    if a_match.stage not in ("round", "reentry"):
        raise ReplayError(0, "the round is over")
    match entry:
        case Shuffled(stock):
            current = a_match.current_round
            waiting = written[len(before) : -1]
            if current is None or waiting not in ([], [Marked()]) or not needs_reshuffle(current.public):
                raise ReplayError(0, "nothing is to be shuffled here")
            shuffler.set_stock(stock, current.public.reshuffles + 1, current.public.discards[:-1])
            if not waiting:
                return
            a_match.time_out()
        case Died():
            a_match.play(_drawer(a_match), Draw())
        case Marked():
            current = a_match.current_round
            on_turn = current is not None and a_match.stage == "round" and current.public.phase != "buy"
            if a_match.rules.turn_seconds is None or not on_turn or len(written) - len(before) > 1:
                raise ReplayError(0, "no time runs out here")
            if a_match.clock_takes_back:
                raise ReplayError(0, "what the clock takes back stands in no record")
            if current is not None and needs_reshuffle(current.public):
                # The shuffle that the draw needs is the next line.
                return
            a_match.time_out()
        case Made(seat, move):
            if isinstance(move, Buy | Pass) and _asks_first(a_match):
                a_match.play(_drawer(a_match), Draw())
            a_match.play(seat, move)
            if isinstance(move, TakeBack):
                del written[len(a_match.entries) :]
                return
        case _:
            assert_never(entry)
    if list(a_match.entries[len(before) : len(written)]) != written[len(before) :]:
        raise ReplayError(0, "this is not what the rules make of the move")


def _finish(a_match: Match, last: Entry, number: int) -> None:
    """The lines end with a shuffle: that is right where somebody is to be asked to buy before the draw.

    Or they end where the time has run out, and what the referee makes of it is not written down yet.
    """
    if isinstance(last, Marked):
        a_match.time_out()
        return
    a_match.play(_drawer(a_match), Draw())
    if a_match.current_round is None or a_match.current_round.public.phase != "buy":
        raise ReplayError(number, "the shuffle is not followed by the draw that needs it")


def before_shape(a_match: Match, line: str, error: NotationError) -> Refusal | None:
    """The reason against a line whose cards are no meld: whose turn it is, and what is held, come before the shape.

    Source: records.md, "Reasons".
    """
    seat, kind, *words = line.split(" ")
    current = a_match.current_round
    if current is None or a_match.mover != int(seat):
        return Refusal(Reason.OUT_OF_TURN)
    if a_match.stage != "round" or current.public.phase != ("buy" if kind == "buy" else "play"):
        return Refusal(Reason.WRONG_PHASE)
    held = current.hands[int(seat)] | (frozenset(current.public.discards[-1:]) if kind == "buy" else frozenset())
    named = [read_played_card(word)[0] for word in words if word not in ("lay", "/")]
    for card in named:
        if card not in held:
            return Refusal(Reason.NOT_HELD, card=card)
    for card in named:
        if named.count(card) > 1:
            return Refusal(Reason.CARD_TWICE, card=card)
    return error.refusal


def _drawer(a_match: Match) -> int:
    current = a_match.current_round
    assert current is not None
    return current.public.turn


def _asks_first(a_match: Match) -> bool:
    current = a_match.current_round
    return a_match.stage == "round" and current is not None and current.public.phase == "draw"
