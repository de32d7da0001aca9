"""Both engines side by side: the shipped one and `tests.plain_engine`, made from the same pages and nothing else.

Every question is put to both, every move is made in both, and after it both must know the same round.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from scala40.bots.body import choose
from scala40.bots.levels import LEVELS
from scala40.engine.arrange import best_arrangement, best_opening
from scala40.engine.cards import CARDS, RANKS, SUITS, Card, codes
from scala40.engine.events import Closed, Event, LaidMelds, LaidOff
from scala40.engine.hand_melds import all_melds
from scala40.engine.legality.lay_offs import extensions
from scala40.engine.match import Made, Match, SeatInfo
from scala40.engine.melds import Meld, readings
from scala40.engine.moves import (
    Buy,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    Move,
    Pass,
    Reenter,
    Retire,
    TakeBack,
    TakeDiscard,
)
from scala40.engine.notation import NotationError, read_move, write_entry, write_meld, write_move
from scala40.engine.record import write_record
from scala40.engine.refusal import Refusal
from scala40.engine.replay import before_shape
from scala40.engine.rules import PRESETS, Rules
from scala40.engine.shuffle import SecretShuffler, Shuffler, seeded_secret
from scala40.engine.turn import legal_end, swaps
from scala40.engine.view import PlayerView
from tests.plain_engine.matches import PlainMatch
from tests.plain_engine.melds import judge_meld

KINDS = ("greedy", "greedy", "greedy", "greedy", "bot", "random", "random", "lazy", "drawer")
"""Players of the soak: `drawer` throws away what it draws, `lazy` holds its melds back until few cards are left."""


FINER = {"NOTHING_TO_TAKE_BACK": "WRONG_PHASE"}
"""Reasons of ours that the list of records.md does not have, and what it has for them."""
FINER_LAY_OFF = ("SUIT_TWICE", "TOO_MANY_CARDS", "AROUND_THE_CORNER", "TWO_ACES")
"""Why exactly a card `DOES_NOT_FIT` the meld it is laid off onto."""


def coarse(reason: str | None, text: str) -> str | None:
    """The reason as the list of records.md has it."""
    if "off " in text[:8] and reason in FINER_LAY_OFF:
        return "DOES_NOT_FIT"
    return FINER.get(reason or "", reason)


class Difference(AssertionError):
    """The engines do not agree: what was asked, and the record up to there."""

    def __init__(self, what: str, a_match: Match) -> None:
        super().__init__(what + "\n" + write_record(a_match, "soak").decode()[-3000:])


class BothMatches:
    """One match in both engines. `events` counts what has happened, for the quotas of reliability.md 3.2."""

    def __init__(self, rules: Rules, players: int, shuffler: Shuffler) -> None:
        seats = [SeatInfo(f"P{seat}", "soak") for seat in range(players)]
        self.ours = Match(rules, seats, shuffler)
        self.plain = PlainMatch(msgspec.to_builtins(rules), players)
        self.events: Counter[str] = Counter()

    def deal(self) -> None:
        """Deal the next round in both."""
        self.ours.deal()
        played = self.ours.rounds[-1]
        expected = self.plain.next_dealer()
        if expected is not None and expected != played.dealer:
            raise Difference(f"dealer {played.dealer}, plainly {expected}", self.ours)
        self.plain.deal([card.code for card in played.deck], played.dealer)
        self._compare()

    def refusals(self, seat: int, text: str) -> tuple[str | None, str | None]:
        """The reason of each engine against a move, None where it is accepted."""
        return self._our_refusal(seat, text), self.plain.refusal(seat, text)

    def agree(self, seat: int, text: str) -> str | None:
        """Ask both about a move; give our answer. Raises `Difference`, but for reasons that are only finer than its."""
        ours, plainly = self.refusals(seat, text)
        if coarse(ours, text) != coarse(plainly, text):
            raise Difference(f"{seat} {text}: {ours}, plainly {plainly}", self.ours)
        return ours

    def _our_refusal(self, seat: int, text: str) -> str | None:
        try:
            move = read_move(text, self.ours.rules.longest_run)
        except NotationError as error:
            if error.refusal is None:
                raise
            refusal: Refusal | None = before_shape(self.ours, f"{seat} {text}", error)
        else:
            refusal = self.ours.check(seat, move)
        return None if refusal is None else refusal.reason.value

    def play(self, seat: int, move: Move) -> tuple[Event, ...]:
        """Make a move in both and compare what came of it."""
        text = write_move(move)
        if self.agree(seat, text) is not None:
            raise Difference(f"{seat} {text} is refused", self.ours)
        written = len(self.ours.entries)
        events = self.ours.play(seat, move)
        made = self.ours.entries[written:]
        if isinstance(move, TakeBack):
            self.plain.apply(seat, text)
        for entry in made:
            if isinstance(entry, Made):
                self.plain.apply(entry.seat, write_entry(entry).partition(" ")[2])
            else:
                self.plain.apply_referee(write_entry(entry))
        asks = isinstance(move, Draw) and not any(isinstance(entry, Made) for entry in made)
        if asks and self.ours.stage == "round":
            self.plain.apply(seat, text)
        self._compare()
        self._count(events, move)
        return events

    def time_out(self) -> None:
        """Let the time of the seat that must act run out, in both."""
        answering = self.ours.stage == "reentry" or self.ours.view(0).public.phase == "buy"
        undone = self.ours.clock_takes_back
        written = len(self.ours.entries)
        before = self.ours.entries
        self.ours.time_out()
        if undone:
            written = next(
                (at for at, pair in enumerate(zip(before, self.ours.entries, strict=False)) if pair[0] != pair[1]),
                len(before),
            )
        for entry in self.ours.entries[written:]:
            if isinstance(entry, Made):
                self.plain.apply(entry.seat, write_entry(entry).partition(" ")[2])
            else:
                self.plain.apply_referee(write_entry(entry))
        self.events["clock"] += not answering
        if self._pending_draw():
            self.plain.apply(self.plain.round.turn, "draw")
        self._compare()

    def _pending_draw(self) -> bool:
        """True where our engine is asking who buys and the plain one has not begun to."""
        ours = self.ours.current_round
        return (
            self.ours.stage == "round"
            and ours is not None
            and ours.public.phase == "buy"
            and self.plain.round is not None
            and self.plain.round.phase == "draw"
        )

    def _count(self, events: tuple[Event, ...], move: Move) -> None:
        self.events["moves"] += 1
        for event in events:
            self.events[type(event).__name__] += 1
            if isinstance(event, Closed) and event.concealed:
                self.events["concealed"] += 1
            if isinstance(event, LaidMelds):
                self.events["ambiguous joker"] += sum(self._ambiguous(meld) for meld in event.melds)
            if isinstance(event, LaidOff) and event.card.is_joker:
                others = extensions(event.before, event.card, self.ours.rules)
                self.events["ambiguous joker"] += len(others) > 1
        if isinstance(move, TakeBack):
            self.events["undo"] += 1

    def _ambiguous(self, meld: Meld) -> bool:
        found = readings(meld.cards, self.ours.rules.longest_run)
        return isinstance(found, list) and meld.joker is not None and len(found) > 1

    def _compare(self) -> None:
        """Both engines must know the same round and the same match."""
        ours, plain = self.ours.current_round, self.plain.round
        assert ours is not None
        assert plain is not None
        public = ours.public
        self._same("totals", list(self.ours.totals), self.plain.totals)
        if self.ours.rules.match_type == "last_standing":
            # Elsewhere nobody leaves before the end, and the plain engine notes nobody as out.
            self._same("out", set(self.ours.eliminated), self.plain.out)
        self._same("stage", self.ours.stage, self.plain.phase)
        self._same("melds", [write_meld(meld) for meld in public.melds], [" ".join(meld) for meld in plain.melds])
        self._same("owners", list(public.owners), plain.owners)
        self._same("discards", codes(public.discards), " ".join(plain.discards))
        self._same("stock", codes(ours.stock), " ".join(plain.stock))
        for seat in public.seats:
            self._same(f"hand {seat}", {card.code for card in ours.hands[seat]}, set(plain.hands[seat]))
        self._same("opened", {seat for seat in public.seats if public.opened[seat]}, plain.opened)
        self._same("reshuffles", public.reshuffles, plain.reshuffles)
        self._same("turns", public.turns, plain.turns)
        self._same("mover", self.ours.mover, self.plain.acting())
        if self.ours.stage == "over":
            self._same("winners", list(self.ours.winners), self.plain.winner)
        if public.phase == "over":
            penalties = self.ours.rounds[-1].penalties
            self._same("penalties", list(penalties or ()), self.plain.penalties)
            self._same("closer", public.closer, plain.closer)
            self._same("concealed", public.concealed, plain.concealed)
        else:
            self._same("phase", public.phase, plain.phase)
            self._same("taken", None if public.taken is None else public.taken.code, plain.taken)
            self._same("freed", [joker.code for joker in public.freed], plain.freed)
        watch_cards(ours.hands, ours.stock, public.discards, [card for meld in public.melds for card in meld.cards])

    def _same(self, what: str, ours: Any, plainly: Any) -> None:
        if ours != plainly:
            raise Difference(f"{what}: {ours}, plainly {plainly}", self.ours)


def watch_cards(hands: Any, stock: Any, discards: Any, melds: Any) -> None:
    """Each card of the game lies in exactly one place."""
    lying = sorted([card for hand in hands for card in hand] + list(stock) + list(discards) + list(melds))
    assert lying == list(CARDS[: len(lying)])
    assert len(lying) in (106, 108)


def layings(view: PlayerView, *, any_meld: bool = True) -> list[Move]:
    """Everything that the seat on turn might lay, lay off or swap now; not all of it need be legal.

    Without `any_meld` only the melds of the hand's best arrangement.
    """
    public = view.public
    if not public.opened[view.seat]:
        best = best_opening(view.hand, public.rules, must_use=public.taken)
        return [LayMelds(best.melds)] if best.melds else []
    melds = all_melds(view.hand, public.rules) if any_meld else best_arrangement(view.hand, public.rules).melds
    found: list[Move] = [LayMelds((meld,)) for meld in melds]
    for card in sorted(view.hand):
        for number, meld in enumerate(public.melds, start=1):
            for made in extensions(meld, card, public.rules):
                found.append(LayOff(card, number, made.stands_for if card.is_joker else None))
    return [*found, *swaps(public, view.hand)]


class Player:
    """Chooses for a seat; all it does follows from its generator."""

    def __init__(self, kind: str, chance: random.Random) -> None:
        self.kind = kind
        self.chance = chance
        self.careful: tuple[int, int] | None = None

    def move(self, ours: Match, seat: int) -> Move:
        """A legal move of this player's kind."""
        if ours.stage == "reentry":
            return self.chance.choice([Reenter(), Retire()])
        view, chance = ours.view(seat), self.chance
        if view.public.phase == "buy":
            return self._buy(ours, view)
        if self.kind == "bot":
            return choose(view, chance.randrange(1 << 32), LEVELS["beginner"])
        if view.public.phase == "draw":
            wants = self.kind not in ("drawer", "lazy") and chance.random() < 0.6
            return TakeDiscard() if wants and ours.check(seat, TakeDiscard()) is None else Draw()
        if self.kind == "drawer":
            return self._drop(ours, view)
        if self.careful == (view.public.number, view.public.turns):
            plan = legal_end(view.public, view.hand)
            return TakeBack() if plan is None else plan[0]
        if view.public.undoable and chance.random() < 0.08:
            return TakeBack()
        held_back = self.kind == "lazy" and len(view.hand) > 4 and chance.random() < 0.9
        greedy = self.kind == "greedy"
        if not held_back and (greedy or chance.random() < 0.75):
            move = self._first(ours, view.seat, layings(view, any_meld=not greedy))
            if move is not None:
                return move
        return self._drop(ours, view)

    def _loneliest(self, ours: Match, view: PlayerView) -> Move | None:
        """The discard of a card with few others near it, so that rounds come to an end."""

        def near(card: Card) -> int:
            if card.is_joker:
                return 99
            return sum(
                other.rank == card.rank or (other.suit == card.suit and abs(other.rank - card.rank) < 3)
                for other in view.hand
            )

        moves = [Discard(card) for card in sorted(view.hand, key=near)]
        return next((move for move in moves if ours.check(view.seat, move) is None), None)

    def _first(self, ours: Match, seat: int, moves: list[Move]) -> Move | None:
        """Any of these moves that is legal."""
        self.chance.shuffle(moves)
        return next((move for move in moves if ours.check(seat, move) is None), None)

    def _drop(self, ours: Match, view: PlayerView) -> Move:
        drops: list[Move] = [Discard(card) for card in sorted(view.hand)]
        drop = self._loneliest(ours, view) if self.kind == "greedy" else self._first(ours, view.seat, drops)
        if drop is not None:
            return drop
        plan = legal_end(view.public, view.hand)
        if plan is not None:
            return plan[0]
        assert view.public.undoable, "a turn without a legal end"
        # From here on nothing is tried in this turn, or it might be tried and taken back for ever.
        self.careful = (view.public.number, view.public.turns)
        return TakeBack()

    def _buy(self, ours: Match, view: PlayerView) -> Move:
        card = view.public.discards[-1]
        uses: list[LayMelds | LayOff] = [
            LayMelds((meld,)) for meld in all_melds(view.hand | {card}, view.public.rules) if card in meld.cards
        ]
        for number, meld in enumerate(view.public.melds, start=1):
            for made in extensions(meld, card, view.public.rules):
                uses.append(LayOff(card, number, made.stands_for if card.is_joker else None))
        bought = self._first(ours, view.seat, [Buy(use) for use in uses])
        return bought if bought is not None and self.chance.random() < 0.6 else Pass()


def strange_moves(ours: Match, chance: random.Random, count: int) -> Iterator[tuple[int, str]]:
    """Moves that somebody might try, most of them against the rules: any seat, any card, any meld, any joker."""
    players = len(ours.seats)
    current = ours.current_round
    assert current is not None
    for _ in range(count):
        seat = ours.mover if ours.mover is not None and chance.random() < 0.85 else chance.randrange(players)
        hand = sorted(current.hands[seat])
        pool = hand if hand and chance.random() < 0.8 else list(CARDS[: 104 + ours.rules.jokers])

        def some(number: int, pool: list[Card] = pool) -> list[Card]:
            return chance.sample(pool, min(number, len(pool)))

        match chance.randrange(8):
            case 0:
                yield seat, chance.choice(["draw", "take", "undo", "pass", "reenter", "retire"])
            case 1 | 2:
                near = _near_meld(pool, chance)
                melds = [_played(near, chance)]
                if chance.random() < 0.3:
                    melds.append(_played(some(3), chance))
                yield seat, "lay " + " / ".join(melds)
            case 3 | 4:
                yield seat, f"off {_played(some(1), chance)} m{chance.randint(1, len(current.public.melds) + 1)}"
            case 5:
                cards = some(1 if chance.random() < 0.7 else 2)
                cards.sort(key=lambda card: card.suit)
                yield seat, f"swap {codes(cards)} m{chance.randint(1, len(current.public.melds) + 1)}"
            case 6:
                yield seat, f"drop {some(1)[0].code}"
            case _:
                use = f"off {_played(some(1), chance)} m{chance.randint(1, len(current.public.melds) + 1)}"
                if chance.random() < 0.5:
                    use = "lay " + _played(_near_meld(pool, chance), chance)
                yield seat, "buy " + use


def _near_meld(pool: list[Card], chance: random.Random) -> list[Card]:
    """Cards that look like a meld: neighbours in suit or equal in rank, with jokers, often one wrong."""
    first = chance.choice(pool)
    if first.is_joker or chance.random() < 0.15:
        return chance.sample(pool, min(len(pool), chance.randint(1, 5)))
    alike = [card for card in pool if card.rank == first.rank or card.is_joker]
    apart = chance.randint(1, 13)
    run = [card for card in pool if card.is_joker or (card.suit == first.suit and abs(card.rank - first.rank) <= apart)]
    cards = alike if chance.random() < 0.4 else run
    return chance.sample(cards, min(len(cards), chance.choice([2, 3, 3, 3, 4, 4, 5, 6, 13, 14])))


def _played(cards: list[Card], chance: random.Random) -> str:
    words = []
    for card in cards:
        face = chance.choice(RANKS) + chance.choice(SUITS)
        natural = [other for other in cards if not other.is_joker]
        if natural and chance.random() < 0.8:
            near = chance.choice(natural)
            rank = (near.rank - 1 + chance.choice([-1, 0, 0, 1, 1, 2])) % 13
            face = RANKS[rank] + (SUITS[near.suit] if chance.random() < 0.7 else chance.choice(SUITS))
        words.append(f"{card.code}={face}" if card.is_joker else card.code)
    return " ".join(words)


def play_rounds(
    rules: Rules, players: int, seed: str, rounds: int, *, questions: int, shuffler: Shuffler | None = None
) -> BothMatches:
    """Play up to so many rounds of a match in both engines; before each move both get `questions` strange ones."""
    chance = random.Random(seed)
    dealt = shuffler or SecretShuffler(lambda number: seeded_secret(seed, 1, number))
    both = BothMatches(rules, players, dealt)
    seated = [Player(chance.choice(KINDS), chance) for _ in range(players)]
    steps = 0
    while both.ours.stage != "over":
        if both.ours.stage == "deal":
            if len(both.ours.rounds) >= rounds:
                break
            both.deal()
            both.events["rounds"] += 1
            steps = 0
            continue
        steps += 1
        if steps > 20_000:
            raise Difference("a round without end", both.ours)
        for seat, text in strange_moves(both.ours, chance, questions):
            both.agree(seat, text)
            both.events["questions"] += 1
        if rules.turn_seconds is not None and chance.random() < 0.05:
            both.time_out()
            continue
        seat = both.ours.mover
        assert seat is not None
        both.play(seat, seated[seat].move(both.ours, seat))
    return both


def compare_meld(cards: list[Card], rules: Rules) -> None:
    """Both engines must find the same readings with the same points, or the same reason why there is none."""
    ours: Any = readings(cards, rules.longest_run)
    if isinstance(ours, Refusal):
        ours = coarse(ours.reason.value, "")
    else:
        ours = sorted((write_meld(meld), meld.points) for meld in ours)
    plainly: Any = judge_meld([card.code for card in cards], msgspec.to_builtins(rules))
    if not isinstance(plainly, str):
        plainly = sorted((text, points) for text, points in plainly)
    assert ours == plainly, f"{codes(cards)} under longest_run {rules.longest_run}: {ours}, plainly {plainly}"


def any_rules(chance: random.Random) -> tuple[Rules, int]:
    """A preset, half the time with some fields changed to anything sensible, and a number of seats it allows."""
    while True:
        rules = PRESETS[chance.choice(sorted(PRESETS))]
        if chance.random() < 0.5:
            rules = varied(rules, chance)
        players = chance.randint(rules.min_players, rules.max_players)
        try:
            rules.check_players(players)
        except ValueError:
            continue
        return rules, players


CHOICES: dict[str, list[Any]] = {
    "jokers": [2, 4],
    "direction": ["clockwise", "counterclockwise"],
    "turned_up_joker": ["replace", "keep"],
    "opening_points": [0, 20, 30, 40, 50],
    "opening_joker": ["counted", "clean", "forbidden"],
    "take_before_opening": ["never", "to_open"],
    "taken_must_be_used": [True, False],
    "lay_off_in_opening_turn": ["any", "own", "no"],
    "swap_in_opening_turn": [True, False],
    "freed_joker": ["any_meld", "new_meld", "may_keep"],
    "group_joker_swap": ["any_missing", "declared", "both_missing"],
    "longest_run": [13, 14],
    "final_discard": ["required", "optional"],
    "concealed_minimum": ["opening_points", "none"],
    "concealed_bonus": ["none", "minus_100", "double"],
    "close_in_first_lap": [True, False],
    "discard_fitting": ["allowed", "after_opening", "only_to_close", "by_players"],
    "discard_joker": ["allowed", "only_to_close", "never"],
    "ace_in_hand": [11, 1, "lone_1"],
    "unopened_penalty": ["flat_100", "hand"],
    "winner_bonus": [0, -100],
    "max_reshuffles": [0, 1, 3, None],
    "dead_round": ["void", "counted"],
    "limit": [51, 101, 201],
    "eliminated_at": ["reached", "exceeded"],
    "survivors": [1, 1, 2],
    "reentries": [0, 1, 3],
    "partners": ["no", "no", "pairs"],
    "buying": [False, True],
    "turn_seconds": [None, 60],
    "max_players": [4, 6],
}


def varied(rules: Rules, chance: random.Random) -> Rules:
    """The rules with a few fields changed."""
    fields: dict[str, Any] = {"name": "house"}
    for field in chance.sample(sorted(CHOICES), chance.randint(1, 8)):
        fields[field] = chance.choice(CHOICES[field])
    if chance.random() < 0.3:
        fields["match_type"] = chance.choice(["first_out", "fixed_rounds"])
        fields["fixed_rounds"] = chance.randint(1, 4) if fields["match_type"] == "fixed_rounds" else None
    return msgspec.structs.replace(rules, **fields)
