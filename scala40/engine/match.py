"""A match: the one mutable object of the engine. It holds the log, from which everything else can be replayed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from scala40.engine import scoring, standing
from scala40.engine.cards import Card
from scala40.engine.check import check
from scala40.engine.events import (
    Drew,
    Eliminated,
    Event,
    MatchEnded,
    Reentered,
    Retired,
    RoundScored,
    TimeRanOut,
    TookBack,
    seen_by,
)
from scala40.engine.moves import Buy, Discard, Draw, Move, Pass, Reenter, Retire, TakeBack
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.round import Died, Shuffled, deal, order_of_play
from scala40.engine.round import play as play_round
from scala40.engine.rules import Rules
from scala40.engine.shuffle import Seal, Shuffler
from scala40.engine.time_out import forced_discard, takes_back
from scala40.engine.view import PlayerView, Round

Stage: TypeAlias = Literal["deal", "round", "reentry", "over"]
"""`deal`: the next round waits to be dealt; `reentry`: an eliminated seat is asked to come back."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits at a place of the match."""

    name: str
    player: str
    """`human`, or the level of a computer player."""


class Made(msgspec.Struct, frozen=True, tag="made"):
    """A seat's move in the log of a round."""

    seat: int
    move: Move


class Marked(msgspec.Struct, frozen=True, tag="timeout"):
    """The referee's note that the time of the seat on turn ran out; the moves made for it follow."""


Entry: TypeAlias = Made | Shuffled | Died | Marked


class PlayedRound(msgspec.Struct, frozen=True):
    """A round as the log keeps it. `penalties` and `totals` are None while it is played."""

    number: int
    dealer: int
    seal: Seal
    deck: tuple[Card, ...]
    entries: tuple[Entry, ...]
    penalties: tuple[int, ...] | None = None
    totals: tuple[int, ...] | None = None
    seats: tuple[int, ...] = ()
    """The seats that played it, in the order of play."""
    extra: dict[str, Any] = {}
    """What a record says of the round beside that, kept as it is (records.md, optional keys)."""


Witness: TypeAlias = "Callable[[Match, Round | None, Move | None], None]"
"""Looks at the match after each step, however small: the round before it (None at a deal, a scoring or an answer about
coming back), and the move that was asked for, if one was. What it raises leaves the match as the step made it."""


class IllegalMove(ValueError):
    """A move that the rules refuse; `refusal` says why. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason.value)
        self.refusal = refusal


class Match:
    """A match in progress or finished. The referee holds it; everybody else gets views (design.md 4)."""

    def __init__(
        self, rules: Rules, seats: Sequence[SeatInfo], shuffler: Shuffler, *, bot_seed: str | None = None
    ) -> None:
        """Begin a match; nothing is dealt yet. Raises `ValueError` if so many cannot play by these rules."""
        rules.check_players(len(seats))
        self.rules = rules
        self.seats = tuple(seats)
        self.bot_seed = bot_seed
        self.extra: dict[str, Any] = {}
        """What a record says of the match beside that, kept as it is (records.md, optional keys)."""
        self.rounds: list[PlayedRound] = []
        self.stage: Stage = "deal"
        self.winners: tuple[int, ...] = ()
        self.tally = standing.new_tally(len(seats))
        self.still_in: tuple[int, ...] = tuple(range(len(seats)))
        self.current_round: Round | None = None
        self._shuffler = shuffler
        self._asked: list[int] = []
        self._deciding: tuple[int, ...] = ()
        self._totals_before: tuple[int, ...] = self.tally.totals
        self._entries: list[Entry] = []
        self._log: list[Event] = []
        self._seen: dict[int, list[Event]] = {}
        self._undo: list[tuple[Round, int, int]] = []
        self._timed_out = False
        self.witness: Witness | None = None

    @property
    def totals(self) -> tuple[int, ...]:
        """Totals by seat, in points, after the last finished round and its re-entries."""
        return self.tally.totals

    @property
    def totals_before(self) -> tuple[int, ...]:
        """Totals by seat, in points, before the round in progress or the last one."""
        return self._totals_before

    @property
    def eliminated(self) -> frozenset[int]:
        """Seats that have left the match."""
        return frozenset(range(len(self.seats))) - set(self.still_in)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The log of the round in progress, or of the last one; moves taken back are not in it."""
        return tuple(self._entries)

    @property
    def mover(self) -> int | None:
        """The seat that must act now: on turn, asked to buy or asked to re-enter; None when the next step is a deal."""
        if self.stage == "reentry":
            return self._asked[0]
        if self.stage == "round" and self.current_round is not None:
            return self.current_round.public.mover
        return None

    @property
    def next_dealer(self) -> int:
        """The seat that deals the next round: the first dealer, then the next seat still in (rules.md 1.2)."""
        if not self.rounds:
            return self._shuffler.first_dealer(self.rules, len(self.seats))
        return order_of_play(self.playing, self.rounds[-1].dealer, self.rules, len(self.seats))[0]

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats of the next round: those still in, or those that play a deciding round for the win."""
        return self._deciding or self.still_in

    @property
    def deciding(self) -> bool:
        """True from when only a deciding round can end the match (rules.md 2, match_type)."""
        return bool(self._deciding)

    def deal(self) -> tuple[Event, ...]:
        """Deal the next round. Raises `ValueError` when it is not the time for it."""
        if self.stage != "deal":
            raise ValueError(f"no round can be dealt in the stage {self.stage}")
        number = len(self.rounds) + 1
        dealer = self.next_dealer
        playing = self.playing
        deck, seal = self._shuffler.deal(self.rules, number, len(playing))
        self.current_round, events = deal(self.rules, number, dealer, playing, len(self.seats), deck)
        self.rounds.append(PlayedRound(number, dealer, seal, deck, (), seats=self.current_round.public.seats))
        self.stage = "round"
        self._totals_before = self.totals
        self._entries, self._log, self._seen, self._undo = [], list(events), {}, []
        self._timed_out = False
        self._witnessed(None, None)
        return events

    def view(self, seat: int) -> PlayerView:
        """What this seat may know of the round in progress or the last one. Raises `ValueError` before the first."""
        if self.current_round is None:
            raise ValueError("no round has been dealt")
        seen = self._seen.setdefault(seat, [])
        seen += [seen_by(event, seat) for event in self._log[len(seen) :]]
        hand = self.current_round.hands[seat]
        return PlayerView(seat, self.current_round.public, hand, tuple(seen), self._totals_before)

    def check(self, seat: int, move: Move) -> Refusal | None:
        """Why this seat may not make this move now; None where it may."""
        if self.stage == "reentry":
            if seat != self._asked[0]:
                return Refusal(Reason.OUT_OF_TURN)
            return None if isinstance(move, Reenter | Retire) else Refusal(Reason.WRONG_PHASE)
        if self.stage != "round":
            return Refusal(Reason.WRONG_PHASE)
        if not 0 <= seat < len(self.seats):
            return Refusal(Reason.OUT_OF_TURN)
        # No rule asks what happened before: the view without its log decides, and is made at once.
        return check(PlayerView(seat, self._round.public, self._round.hands[seat]), move)

    def play(self, seat: int, move: Move) -> tuple[Event, ...]:
        """Play a move. Events are the referee's: pass each through `seen_by`. Raises `IllegalMove`, nothing changed."""
        refusal = self.check(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        if isinstance(move, Reenter | Retire):
            return self._answer(seat, move)
        if isinstance(move, TakeBack):
            return self._take_back(seat)
        events = self._make(seat, move)
        if isinstance(move, Buy | Pass) and self._round.public.phase == "draw":
            # The draw that occasioned the question follows by itself, by the seat on turn.
            events += self._make(self._round.public.turn, Draw())
        return events + self._end_turn() if self._timed_out else events

    @property
    def clock_takes_back(self) -> bool:
        """True if the end of the time would take back what the seat on turn has done since it drew."""
        return self.stage == "round" and takes_back(self._round.public, self._round.hands[self._round.public.turn])

    def time_out(self) -> tuple[Event, ...]:
        """Move for the seat that must act and whose time is up (rules.md 2, turn_seconds).

        On turn: what leaves a duty open is taken back, a card drawn where none was, and one discarded; where others are
        asked to buy before that draw, it follows their answers. Asked to buy or to re-enter: the answer is no. Raises
        `ValueError` where nobody must act or the table has no clock.
        """
        seat = self.mover
        if seat is None or self.rules.turn_seconds is None:
            raise ValueError("no time runs out here")
        if self.stage == "reentry":
            return self.play(seat, Retire())
        if self._round.public.phase == "buy":
            return self.play(seat, Pass())
        taken_back: tuple[Event, ...] = ()
        if self.clock_takes_back:
            while self._undo:
                taken_back += self._take_back(seat)
        self._entries.append(Marked())
        self._timed_out = True
        self._undo.clear()
        ran_out = self._logged((TimeRanOut(seat),))
        self._witnessed(self._round, None)
        if self._round.public.phase == "draw":
            ran_out += self._make(seat, Draw())
        return taken_back + ran_out + self._end_turn()

    def _end_turn(self) -> tuple[Event, ...]:
        """Discard for the seat whose time ran out, once it has drawn."""
        public = self._round.public
        if public.phase != "play":
            return ()
        self._timed_out = False
        seat = public.turn
        draws = (event.card for event in reversed(self._log) if isinstance(event, Drew) and event.seat == seat)
        drawn = next(draws, None) if public.taken is None else None
        return self._make(seat, Discard(forced_discard(public, self._round.hands[seat], drawn)))

    def moment(self) -> dict[str, Any]:
        """All of the match as it stands, to come `back_to`; nothing in it is meant to be read."""
        return {name: list(kept) if isinstance(kept, list) else kept for name, kept in vars(self).items()}

    def back_to(self, moment: dict[str, Any]) -> None:
        """Make the match again what it was at that moment."""
        vars(self).update({name: list(kept) if isinstance(kept, list) else kept for name, kept in moment.items()})
        self._seen = {}

    def note_round(self, extra: dict[str, Any]) -> None:
        """Keep what a record says of the last round beside its moves."""
        self.rounds[-1] = replace(self.rounds[-1], extra=extra)

    def _witnessed(self, before: Round | None, move: Move | None) -> None:
        if self.witness is not None:
            self.witness(self, before, move)

    @property
    def _round(self) -> Round:
        assert self.current_round is not None
        return self.current_round

    def _make(self, seat: int, move: Move) -> tuple[Event, ...]:
        before = self._round
        played = play_round(before, move, self._reshuffle)
        if played.round.public.undoable:
            self._undo.append((before, len(self._entries), len(self._log)))
        else:
            self._undo.clear()
        self._entries.extend(played.before)
        if played.made:
            self._entries.append(Made(seat, move))
        self.current_round = played.round
        self._log.extend(played.events)
        self._witnessed(before, move)
        if played.round.public.phase != "over":
            return played.events
        scored = self._score()
        self._witnessed(None, None)
        return played.events + scored

    def _reshuffle(self, times: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        return self._shuffler.reshuffle(len(self.rounds), times, cards)

    def _take_back(self, seat: int) -> tuple[Event, ...]:
        undone = self._round
        self.current_round, entries, events = self._undo.pop()
        made = self._entries[entries]
        assert isinstance(made, Made)
        del self._entries[entries:]
        del self._log[events:]
        self._seen.clear()
        self._witnessed(undone, TakeBack())
        return (TookBack(seat, made.move),)

    def _score(self) -> tuple[Event, ...]:
        """Score the round that is over, see who is eliminated, and go on to what comes next."""
        public = self._round.public
        penalties = scoring.penalties(public, self._round.hands)
        unopened = [seat for seat in public.seats if not public.opened[seat]]
        self.tally = standing.after_round(self.tally, penalties, public.closer, unopened)
        self._close_entries()
        hands = tuple(tuple(sorted(hand)) for hand in self._round.hands)
        events: list[Event] = [RoundScored(penalties, self.totals, hands)]
        self.rounds[-1] = replace(self.rounds[-1], penalties=penalties)
        if self._deciding:
            return self._logged((*events, *self._decided(public.closer)))
        out = standing.newly_eliminated(self.still_in, self.tally, self.rules)
        played = self.still_in
        self.still_in = tuple(seat for seat in played if seat not in out)
        events += [Eliminated(seat) for seat in out]
        order = order_of_play(out, public.dealer, self.rules, len(self.seats))
        self._asked = [seat for seat in order if standing.may_reenter(seat, self.still_in, self.tally, self.rules)]
        if self._asked:
            self.stage = "reentry"
            return self._logged(tuple(events))
        return self._logged((*events, *self._next(out)))

    def _close_entries(self) -> None:
        self.rounds[-1] = replace(self.rounds[-1], entries=tuple(self._entries))

    def _logged(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self._log.extend(events)
        return events

    def _answer(self, seat: int, move: Reenter | Retire) -> tuple[Event, ...]:
        self._asked.pop(0)
        self._entries.append(Made(seat, move))
        self._close_entries()
        event: Event = Retired(seat)
        if isinstance(move, Reenter):
            self.tally = standing.after_reentry(self.tally, seat, self.still_in)
            self.still_in = tuple(sorted((*self.still_in, seat)))
            event = Reentered(seat, self.totals[seat])
        answered = (event,) if self._asked else (event, *self._next(()))
        self._witnessed(None, move)
        return self._logged(answered)

    def _next(self, out: Sequence[int]) -> tuple[Event, ...]:
        """After a round and its re-entries: the next deal, a deciding round, or the end of the match."""
        self.rounds[-1] = replace(self.rounds[-1], totals=self.totals)
        self.stage = "deal"
        if not standing.is_over(self.still_in, out, len(self.rounds), len(self.seats), self.rules):
            return ()
        contenders = self.still_in or tuple(sorted(self.rounds[-1].seats))
        if self.rules.match_type == "first_out":
            contenders = tuple(sorted(self.rounds[-1].seats))
        first = standing.leaders(contenders, self.tally, self.rules)
        if len(first) > 1:
            self._deciding = tuple(sorted(seat for side in first for seat in side))
            return ()
        return self._ended(first[0])

    def _decided(self, closer: int | None) -> tuple[Event, ...]:
        """After a deciding round: who goes out in it wins; a dead one shares the win (rules.md 2, match_type)."""
        self.rounds[-1] = replace(self.rounds[-1], totals=self.totals)
        if closer is None:
            return self._ended(self._deciding)
        return self._ended(next(side for side in standing.sides(len(self.seats), self.rules) if closer in side))

    def _ended(self, winners: Sequence[int]) -> tuple[Event, ...]:
        self.stage = "over"
        self.winners = tuple(sorted(winners))
        return (MatchEnded(self.winners, self.totals),)
