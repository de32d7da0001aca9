"""The laws that hold under random legal play in all presets and house rules with 2 to 6 seats (reliability.md 3.2)."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from scala40.engine.cards import Card, pack
from scala40.engine.events import Event, RoundDealt, RoundScored, TookBack, seen_by
from scala40.engine.legality import buys
from scala40.engine.match import IllegalMove, Match
from scala40.engine.moves import Draw, Move, Reenter, Retire, TakeBack
from scala40.engine.notation import (
    read_card,
    read_entry,
    read_meld,
    read_move,
    write_entry,
    write_face,
    write_meld,
    write_move,
)
from scala40.engine.packing import pack as as_bytes
from scala40.engine.position import read_position
from scala40.engine.record import read_record, write_record
from scala40.engine.rules import Rules
from scala40.engine.view import Hand, Round
from tests.engine.brute_force import meld_values
from tests.engine.players import RiggedShuffler, random_match, steps
from tests.engine.positions import position_of_round, position_of_view, write_position
from tests.strategies import cards

seeds = st.integers(0, 2**32 - 1)


def quick(examples: int) -> Any:
    """The same examples each time, so that a red test stays red."""
    return settings(
        max_examples=examples, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )


def a_round(a_match: Match) -> Round:
    """The round in progress or just finished."""
    assert a_match.current_round is not None
    return a_match.current_round


# ------------------------------------------------------------------------------------------ every card in one place


def check_round(current: Round) -> None:
    """Every card once, numbers that agree, hands of the right size, melds that are melds, duties that can be met."""
    public = current.public
    lying = [card for hand in current.hands for card in hand]
    lying += [*current.stock, *public.discards, *(card for meld in public.melds for card in meld.cards)]
    assert sorted(lying) == list(pack(public.rules.jokers))
    assert public.counts == tuple(map(len, current.hands))
    assert public.stock == len(current.stock)
    assert len(public.owners) == len(public.melds)
    for meld in public.melds:
        stands_for = "" if meld.stands_for is None else write_face(meld.stands_for)
        values = meld_values(tuple(card.code for card in meld.cards), public.rules.longest_run)
        assert (meld.points, stands_for) in {value[:2] for value in values}
    for seat in range(len(public.counts)):
        if seat not in public.seats:
            assert public.counts[seat] == 0
            assert not public.opened[seat]
        elif not public.opened[seat]:
            assert public.counts[seat] == 13 + (seat == public.turn and public.phase == "play")
        elif public.phase != "over":
            assert 0 < public.counts[seat] <= 14
    if public.phase == "over":
        assert (public.closer is None) == all(public.counts[seat] for seat in public.seats)
        return
    assert current.hands[public.turn].issuperset(public.freed)
    if public.taken is not None and not public.taken_used:
        assert public.taken in current.hands[public.turn]
    if public.phase != "play":
        assert (public.taken, public.freed, public.laid_now, public.opened_now) == (None, (), (), False)


@quick(30)
@given(seeds)
def test_every_card_lies_in_one_place_after_every_move(seed: int) -> None:
    a_match, chance = random_match(seed)
    for seat, move in steps(a_match, chance, 250):
        before = a_round(a_match)
        stage = a_match.stage
        check_round(before)
        a_match.play(seat, move)
        check_round(a_round(a_match))
        if stage == "round":
            # Of those who did not move only the one on turn may have changed: a draw follows the answer of a buyer.
            moved = {seat, before.public.turn}
            for other, hand in enumerate(a_round(a_match).hands):
                assert other in moved or hand == before.hands[other]


@quick(6)
@given(seeds)
def test_c_08_a_round_ends(seed: int) -> None:
    """Players who always draw and throw the drawn card: the round is dead in the end (rules.md 1.14)."""
    a_match, _ = random_match(seed)
    a_match.deal()
    turns = 0
    while a_match.stage == "round":
        seat = a_match.mover
        assert seat is not None
        held = a_round(a_match).hands[seat]
        a_match.play(seat, Draw())
        if a_match.stage != "round":
            break
        drawn = a_round(a_match).hands[seat] - held
        drop = next(
            move
            for card in [*drawn, *sorted(held)]
            if a_match.check(seat, move := read_move(f"drop {card.code}")) is None
        )
        a_match.play(seat, drop)
        turns += 1
        assert turns < 2500
    assert a_round(a_match).public.closer is None


# ------------------------------------------------------------------------------------------------------------- undo


def everything(a_match: Match) -> tuple[Any, ...]:
    """All that a move may change: the round, the log, what every seat sees."""
    views = tuple(a_match.view(seat) for seat in range(len(a_match.seats)))
    return a_round(a_match), a_match.entries, views, a_match.totals, a_match.stage


@quick(20)
@given(seeds)
def test_undo_after_play_gives_the_same_round(seed: int) -> None:
    a_match, chance = random_match(seed)
    for seat, move in steps(a_match, chance, 200):
        before = everything(a_match)
        a_match.play(seat, move)
        if isinstance(move, TakeBack) or not a_round(a_match).public.undoable or a_match.stage != "round":
            continue
        after = everything(a_match)
        assert a_match.check(seat, TakeBack()) is None
        assert a_match.play(seat, TakeBack()) == (TookBack(seat, move),)
        assert everything(a_match) == before
        a_match.play(seat, move)
        assert everything(a_match) == after


# --------------------------------------------------------------------------------------------------------- notation


@given(cards)
def test_cards_are_read_as_they_were_written(card: Card) -> None:
    assert read_card(card.code) is card


@quick(15)
@given(seeds)
def test_moves_melds_and_entries_are_read_as_they_were_written(seed: int) -> None:
    a_match, chance = random_match(seed)
    longest = a_match.rules.longest_run
    for seat, move in steps(a_match, chance, 250):
        assert read_move(write_move(move), longest) == move
        a_match.play(seat, move)
        for meld in a_round(a_match).public.melds:
            assert read_meld(write_meld(meld), longest) == meld
    for played in a_match.rounds:
        for entry in played.entries or a_match.entries:
            assert read_entry(write_entry(entry), longest) == entry


@quick(8)
@given(seeds)
def test_positions_are_read_as_they_were_written(seed: int) -> None:
    a_match, chance = random_match(seed)
    for seat, move in steps(a_match, chance, 120):
        if a_match.stage == "round":
            current = a_round(a_match)
            data = write_position(position_of_round(current, a_match.totals))
            again = read_position(data)
            # A position does not tell what can be taken back, nor which round of the match it is.
            untold = replace(again.public, number=current.public.number, undoable=current.public.undoable)
            assert untold == replace(current.public, asked_before=untold.asked_before)
            assert (again.round().hands, again.round().stock, again.totals) == (
                current.hands,
                current.stock,
                a_match.totals,
            )
            assert write_position(again) == data
            seen = position_of_view(a_match.view(seat))
            assert read_position(write_position(seen)).view(seat).hand == current.hands[seat]
            assert write_position(read_position(write_position(seen))) == write_position(seen)
        a_match.play(seat, move)


# ---------------------------------------------------------------------------------------------------------- records


@quick(12)
@given(seeds)
def test_records_are_written_as_they_were_read(seed: int) -> None:
    a_match, chance = random_match(seed)
    for seat, move in steps(a_match, chance, 250):
        a_match.play(seat, move)
    data = write_record(a_match, "0.1.0")
    again = read_record(data)
    assert write_record(again, "0.1.0") == data
    assert again.stage == a_match.stage
    if a_match.stage != "deal":
        assert everything(again)[:4] == everything(a_match)[:4]


@quick(6)
@given(seeds)
def test_a_match_goes_on_from_every_line_of_its_record(seed: int) -> None:
    a_match, chance = random_match(seed, rigged=True)
    for seat, move in steps(a_match, chance, 100):
        a_match.play(seat, move)
    whole = json.loads(write_record(a_match, "0.1.0"))
    whole.pop("result", None)
    last = whole["rounds"][-1]
    lines = last.pop("moves")
    end = {name: last.pop(name) for name in ("penalties", "totals") if name in last}
    for count in range(len(lines) + (not end)):
        cut = json.loads(json.dumps(whole))
        cut["rounds"][-1]["moves"] = lines[:count]
        data = (json.dumps(cut, ensure_ascii=False, indent=1) + "\n").encode()
        resumed = read_record(data, RiggedShuffler(seed))
        # After the last answer of those asked to buy the draw follows by itself.
        if count and lines[count - 1][2:].startswith(("pass", "buy ")) and lines[count : count + 1] != []:
            assert [write_entry(entry) for entry in resumed.entries] in (lines[:count], lines[: count + 1])
        else:
            assert write_record(resumed, "0.1.0") == data
        if count % 10 == 0:
            play_lines(resumed, lines[len(resumed.entries) :])
            assert write_record(resumed, "0.1.0") == write_record(a_match, "0.1.0")


def play_lines(a_match: Match, lines: list[str]) -> None:
    """Play the seats' moves of these lines; what the referee writes follows by itself."""
    for line in lines:
        written = [write_entry(entry) for entry in a_match.entries]
        if line == "dead" or line.startswith("shuffle ") or written[-1:] == [line]:
            if line == "dead":
                assert a_match.mover is not None
                a_match.play(a_match.mover, Draw())
            continue
        seat, text = int(line[0]), line[2:]
        if text.startswith(("buy ", "pass")) and a_round(a_match).public.phase == "draw":
            a_match.play(a_round(a_match).public.turn, Draw())
        a_match.play(seat, read_move(text, a_match.rules.longest_run))


# ---------------------------------------------------------------------------------------------------- nothing leaks


def dealt_again(current: Round, seat: int, shown: frozenset[Card], chance: random.Random) -> Round:
    """The round with all cards that this seat cannot know, and that do not come to light, in other places."""
    places: list[tuple[int, int]] = []
    rows = [sorted(hand) for hand in current.hands] + [list(current.stock)]
    for number, row in enumerate(rows):
        if number != seat:
            places += [(number, place) for place, card in enumerate(row) if card not in shown]
    hidden = [rows[number][place] for number, place in places]
    chance.shuffle(hidden)
    for (number, place), card in zip(places, hidden, strict=True):
        rows[number][place] = card
    hands: tuple[Hand, ...] = tuple(frozenset(row) for row in rows[:-1])
    return Round(current.public, hands, tuple(rows[-1]))


def come_to_light(a_match: Match, moves: list[tuple[int, Move]], seat: int) -> tuple[frozenset[Card], list[bytes]]:
    """What this seat sees of these moves, as bytes, and all cards that it has seen in the end."""
    shown: set[Card] = set()
    seen: list[bytes] = [as_bytes(a_match.view(seat))]
    for mover, move in moves:
        try:
            events = a_match.play(mover, move)
        except IllegalMove:
            break
        seen += [as_bytes(seen_by(event, seat)) for event in events]
        seen.append(as_bytes(a_match.view(seat)))
        current = a_round(a_match)
        shown |= current.hands[seat] | set(current.public.discards)
        shown |= {card for meld in current.public.melds for card in meld.cards}
    return frozenset(shown), seen


@quick(40)
@given(seeds)
def test_no_view_tells_what_its_seat_cannot_know(seed: int) -> None:
    """Deal what a seat cannot know again: every byte that it sees stays the same (reliability.md 3.5)."""
    a_match, chance = random_match(seed)
    for mover, move in steps(a_match, chance, chance.randrange(150)):
        a_match.play(mover, move)
    while a_match.stage != "over" and (a_match.stage != "round" or a_round(a_match).public.undoable):
        for mover, move in steps(a_match, chance, 1):
            a_match.play(mover, move)
    if a_match.stage == "over":
        return
    first = copy.deepcopy(a_match)
    moves: list[tuple[int, Move]] = []
    for mover, move in steps(first, chance, 30):
        first.play(mover, move)
        if first.stage != "round":
            break
        moves.append((mover, move))
    for seat in a_round(a_match).public.seats:
        one = copy.deepcopy(a_match)
        shown, seen = come_to_light(one, moves, seat)
        other = copy.deepcopy(a_match)
        other.current_round = dealt_again(a_round(a_match), seat, shown | a_round(a_match).hands[seat], chance)
        _, seen_there = come_to_light(other, moves, seat)
        # With other cards a move of somebody else may not be legal: then what lies before it is the same.
        assert seen_there == seen[: len(seen_there)]


# ---------------------------------------------------------------------------------------------------------- scoring


def worth(hand: Hand, rules: Rules) -> int:
    """What a hand costs, by the letters of the notation."""
    total = 0
    for card in hand:
        letter = card.code[0]
        ace = rules.ace_in_hand if rules.ace_in_hand != "lone_1" else 1 if len(hand) == 1 else 11
        total += 25 if letter == "*" else ace if letter == "A" else 10 if letter in "TJQK" else int(letter)
    return total


@quick(25)
@given(seeds)
def test_penalties_are_what_the_hands_are_worth(seed: int) -> None:
    a_match, chance = random_match(seed)
    scored = 0
    for seat, move in steps(a_match, chance, 400):
        before = a_match.totals
        events = a_match.play(seat, move)
        if isinstance(move, Reenter | Retire):
            continue
        found = [event for event in events if isinstance(event, RoundScored)]
        if not found:
            continue
        scored += 1
        current, rules = a_round(a_match), a_match.rules
        public = current.public
        expected = []
        for other in range(len(a_match.seats)):
            value = worth(current.hands[other], rules)
            if rules.unopened_penalty == "flat_100" and not public.opened[other]:
                value = 100
            partner = rules.partners == "pairs" and public.closer == (other + len(before) // 2) % len(before)
            if public.concealed and rules.concealed_bonus == "double" and not partner:
                value *= 2
            if other == public.closer:
                value = rules.winner_bonus - 100 * (public.concealed and rules.concealed_bonus == "minus_100")
            if other not in public.seats or (public.closer is None and rules.dead_round == "void"):
                value = 0
            expected.append(value)
        assert found[0].penalties == tuple(expected) == a_match.rounds[-1].penalties
        assert found[0].totals == tuple(old + new for old, new in zip(before, expected, strict=True))
        assert [frozenset(hand) for hand in found[0].hands] == list(current.hands)


def test_events_hide_only_what_was_drawn() -> None:
    a_match, chance = random_match(7, rigged=True)
    dealt: Event = a_match.deal()[0]
    assert isinstance(dealt, RoundDealt)
    assert seen_by(dealt, 0) == dealt
    hidden = 0
    for seat, move in steps(a_match, chance, 60):
        for event in a_match.play(seat, move):
            assert seen_by(event, seat) == event or isinstance(move, Draw)
            for other in range(len(a_match.seats)):
                hidden += seen_by(event, other) != event
    assert hidden
    assert buys.candidates(a_round(a_match).public) == ()
