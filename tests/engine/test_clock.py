"""What happens when the time of a turn is up (rules.md 2, turn_seconds), and how it is written down (records.md)."""

from __future__ import annotations

import json
import random
from itertools import pairwise

import pytest
from msgspec.structs import replace

from scala40.engine.events import Discarded, Drew, Event, Passed, Retired, RoundDied, TimeRanOut, TookBack
from scala40.engine.match import Match
from scala40.engine.moves import Buy, Draw, LayOff, Pass, SwapJoker, TakeDiscard
from scala40.engine.notation import read_card, read_move, write_entry
from scala40.engine.record import RecordError, match_of, read_record, record_value, write_record
from scala40.engine.replay import play_logged
from scala40.engine.rules import PRESETS, Rules
from tests.engine.players import random_match, steps
from tests.engine.set_up import match_at, rules_of

ONLINE = PRESETS["online"]
MELDS = ["5D *1=6D 7D", "4C 5C 6C"]


def at(hand: str, rules: Rules = ONLINE, *, phase: str = "draw", **more) -> Match:
    """Two players, seat 0 to act; 6D lies on top and the next card of the stock is the 7C unless told otherwise."""
    told = {"discards": "3S 6D", "stock": "7C 2C 2H", "melds": MELDS} | more
    return match_at(rules, [hand, "9S TS' QS'"], phase=phase, **told)


def lines(a_match: Match) -> list[str]:
    return [write_entry(entry) for entry in a_match.entries]


def play(a_match: Match, *moves: str) -> None:
    for text in moves:
        a_match.play(0, read_move(text))


def test_nothing_drawn_yet_a_card_is_drawn_and_discarded() -> None:
    rules = replace(ONLINE, discard_fitting="allowed")
    a_match = at("8H KC AH", rules)
    events = a_match.time_out()
    assert lines(a_match) == ["timeout", "0 draw", "0 drop 7C"]
    assert events == (TimeRanOut(0), Drew(0, read_card("7C")), Discarded(0, read_card("7C")))
    assert a_match.mover == 1


def test_the_drawn_card_is_discarded_before_a_dearer_one() -> None:
    a_match = at("8H KC AH *2", stock="2S 2C")
    play(a_match, "draw")
    a_match.time_out()
    assert lines(a_match) == ["0 draw", "timeout", "0 drop 2S"]


@pytest.mark.parametrize(
    ("rules", "hand", "card"),
    [
        (ONLINE, "8H KC AH *2", "AH"),
        (PRESETS["classic"], "8H KC AH *2", "KC"),
        # Of equals the first in the unshuffled deck, where the second copies lie behind the first ones.
        (ONLINE, "KS QC' QH TC' 2S", "QH"),
        (ONLINE, "KS' JS QC' 2S", "JS"),
        # A joker is worth most and yet goes last.
        (PRESETS["classic"], "3H *2 *3", "3H"),
        (PRESETS["classic"], "*3 *2", "*2"),
        # A single ace may be worth 1, but it is not a single one beside another card (lone_1).
        (replace(PRESETS["family"], discard_fitting="allowed"), "AH KC", "AH"),
        # A fitting card may not go (here 8D), although it is worth most.
        (PRESETS["family"], "8D 2S 3S'", "3S'"),
    ],
)
def test_where_the_drawn_card_is_used_the_card_worth_most_goes(rules: Rules, hand: str, card: str) -> None:
    a_match = at(hand, replace(rules, turn_seconds=30))
    play(a_match, "draw", "off 7C m2")
    a_match.time_out()
    assert lines(a_match)[-2:] == ["timeout", f"0 drop {card}"]


def test_a_barred_drawn_card_stays_in_hand() -> None:
    a_match = at("8H KC", replace(PRESETS["family"], turn_seconds=30))
    a_match.time_out()
    assert lines(a_match)[-1] == "0 drop KC"
    joker = at("8H KC", ONLINE, stock="*2 2C")
    joker.time_out()
    assert lines(joker)[-1] == "0 drop KC"


def test_a_taking_whose_card_is_not_used_is_taken_back() -> None:
    a_match = at("8H KC AH *2", replace(ONLINE, discard_fitting="allowed"))
    before = a_match.current_round
    play(a_match, "take")
    events = a_match.time_out()
    assert events[:2] == (TookBack(0, TakeDiscard()), TimeRanOut(0))
    assert lines(a_match) == ["timeout", "0 draw", "0 drop 7C"]
    assert before is not None
    assert a_match.current_round is not None
    assert a_match.current_round.public.discards == (*before.public.discards, read_card("7C"))


def test_a_freed_joker_that_is_not_used_is_taken_back_with_all_since_the_draw() -> None:
    a_match = at("8H KC AH 6D' 3C", replace(ONLINE, discard_fitting="allowed"))
    play(a_match, "draw", "off 3C m2", "swap 6D' m1")
    events = a_match.time_out()
    cancelled = [event.cancelled for event in events if isinstance(event, TookBack)]
    assert cancelled == [SwapJoker(read_card("6D'"), 1), LayOff(read_card("3C"), 2)]
    assert lines(a_match) == ["0 draw", "timeout", "0 drop 7C"]
    assert a_match.current_round is not None
    assert read_card("3C") in a_match.current_round.hands[0]
    assert read_card("6D'") in a_match.current_round.hands[0]


def test_a_taken_card_that_is_used_stays_used_and_another_goes() -> None:
    a_match = at("8H KC AH 9C 9H", replace(ONLINE, discard_fitting="allowed"))
    play(a_match, "take", "swap 6D m1", "lay 9C 9H *1=9D")
    a_match.time_out()
    assert lines(a_match)[-3:] == ["0 lay 9C *1=9D 9H", "timeout", "0 drop AH"]


def test_a_taken_card_that_need_not_be_used_stays_and_is_not_discarded() -> None:
    a_match = at("8H KC 2S", replace(PRESETS["classic"], turn_seconds=30), discards="3S AH")
    play(a_match, "take")
    a_match.time_out()
    assert lines(a_match) == ["0 take", "timeout", "0 drop KC"]


def test_with_no_legal_discard_left_all_since_the_draw_is_taken_back() -> None:
    # In the first lap nobody may go out, so the one card left may not be discarded.
    a_match = at("8C KC", ONLINE, turns=1, discards="6D")
    play(a_match, "draw", "off 7C m2", "off 8C m2")
    assert a_match.check(0, read_move("drop KC")) is not None
    a_match.time_out()
    assert lines(a_match) == ["0 draw", "timeout", "0 drop 7C"]


def test_the_forced_discard_may_go_out() -> None:
    a_match = at("8C KC", replace(ONLINE, limit=500))
    play(a_match, "draw", "off 7C m2", "off 8C m2")
    a_match.time_out()
    assert lines(a_match)[-2:] == ["timeout", "0 drop KC"]
    assert a_match.stage == "deal"


def test_a_draw_that_finds_no_card_ends_the_round_instead() -> None:
    a_match = at("8H KC", replace(ONLINE, max_reshuffles=0), stock="")
    events = a_match.time_out()
    assert lines(a_match) == ["timeout", "dead"]
    assert isinstance(events[1], RoundDied)


def test_the_shuffle_that_is_due_comes_between_time_out_and_draw() -> None:
    a_match = at("8H KC", stock="", discards="3S 2C 4S 5S 6D")
    a_match.time_out()
    words = [line.split()[0] for line in lines(a_match)]
    assert words == ["timeout", "shuffle", "0", "0"]


# ------------------------------------------------------------------------------------------ asked to buy, asked back

BUYING = replace(ONLINE, buying=True, discard_fitting="allowed", max_players=3)


def three(stock: str = "7C 2C 2H", **more) -> Match:
    """Seat 2 has discarded the 6D; seat 1 may claim it before seat 0 draws."""
    told = {"phase": "draw", "discards": "3S 6D", "melds": MELDS, "players": 3} | more
    told.pop("players")
    return match_at(BUYING, ["8H KC AH", "6H 6S QD", "9S JS"], stock=stock, **told)


def test_whoever_lets_the_time_for_buying_pass_lets_the_card_go() -> None:
    a_match = three()
    a_match.play(0, Draw())
    assert a_match.mover == 1
    events = a_match.time_out()
    assert lines(a_match) == ["1 pass", "0 draw"]
    assert events == (Passed(1), Drew(0, read_card("7C")))
    assert a_match.check(0, read_move("drop AH")) is None


@pytest.mark.parametrize(
    ("answer", "written"),
    [(Pass(), "1 pass"), (Buy(read_move("lay 6D 6H 6S")), "1 buy lay 6D 6H 6S")],  # type: ignore[arg-type]
)
def test_a_draw_of_the_clock_asks_the_others_first_and_then_discards(answer: Pass | Buy, written: str) -> None:
    a_match = three()
    a_match.time_out()
    assert (lines(a_match), a_match.mover) == (["timeout"], 1)
    a_match.play(1, answer)
    drawn = "7C" if written == "1 pass" else "2C"
    assert lines(a_match) == ["timeout", written, "0 draw", f"0 drop {drawn}"]
    assert a_match.mover == 1


def test_both_clocks_may_run_out_one_after_the_other() -> None:
    a_match = three()
    a_match.time_out()
    events = a_match.time_out()
    assert lines(a_match) == ["timeout", "1 pass", "0 draw", "0 drop 7C"]
    assert [type(event) for event in events] == [Passed, Drew, Discarded]
    a_match.time_out()
    assert "timeout" in lines(a_match)[4:]


def test_whoever_does_not_answer_stays_out() -> None:
    rules = replace(rules_of("F", discard_fitting="allowed"), turn_seconds=30)
    a_match = match_at(rules, ["KC", "6H 3H 4S", "5H"], totals=[0, 95, 20])
    a_match.play(0, read_move("drop KC"))
    assert a_match.stage == "reentry"
    events = a_match.time_out()
    assert events[0] == Retired(1)
    assert lines(a_match)[-1] == "1 retire"


def test_without_a_clock_or_with_nobody_to_move_no_time_runs_out() -> None:
    with pytest.raises(ValueError, match="no time"):
        at("8H KC", PRESETS["standard"]).time_out()
    a_match = at("8H KC", replace(ONLINE, max_reshuffles=0), stock="")
    a_match.time_out()
    with pytest.raises(ValueError, match="no time"):
        a_match.time_out()


# -------------------------------------------------------------------------------------------------- written and read


def timed_match(seed: int, most: int = 150) -> tuple[Match, list[str]]:
    """A random match in which the clock often runs out, and the journal of its last round, `undo` lines and all."""
    a_match, chance = random_match(seed)
    a_match.rules = replace(a_match.rules, turn_seconds=15)
    journal: list[str] = []
    for seat, move in steps(a_match, chance, most):
        if len(a_match.rounds) and not a_match.entries:
            journal = []
        before = len(a_match.entries)
        if chance.random() < 0.25:
            acted = a_match.mover
            events: tuple[Event, ...] = a_match.time_out()
            undone = sum(isinstance(event, TookBack) for event in events)
            journal += [f"{acted} undo"] * undone
            journal += lines(a_match)[before - undone :]
        elif read_move("undo") == move:
            a_match.play(seat, move)
            journal.append(f"{seat} undo")
        else:
            a_match.play(seat, move)
            journal += lines(a_match)[before:]
    return a_match, journal


def ask_again(again: Match, a_match: Match) -> None:
    """A question to buy stands in no record before it is answered: the draw that occasions it is asked for again."""
    assert a_match.current_round is not None
    assert again.current_round is not None
    if a_match.current_round.public.phase == "buy" and again.current_round.public.phase == "draw":
        again.play(again.current_round.public.turn, Draw())


def test_a_record_with_many_time_outs_is_read_back_as_it_was() -> None:
    seen: set[str] = set()
    for seed in range(45):
        a_match, _ = timed_match(seed)
        again = read_record(write_record(a_match, "0"))
        ask_again(again, a_match)
        assert again.entries == a_match.entries
        assert again.current_round == a_match.current_round
        assert (again.stage, again.totals, again.mover) == (a_match.stage, a_match.totals, a_match.mover)
        for played in record_value(a_match, "0")["rounds"]:
            for line, then in zip(played["moves"], [*played["moves"][1:], "end"], strict=True):
                if line == "timeout":
                    seen.add(" ".join(word for word in then.split()[:2] if word.isalpha() and word.islower()))
    assert seen >= {"draw", "drop", "shuffle", "pass", "buy"}, seen


def test_a_journal_with_undo_lines_before_a_time_out_is_replayed_alike() -> None:
    undone = 0
    for seed in range(45):
        a_match, journal = timed_match(seed)
        value = record_value(a_match, "0")
        if a_match.stage != "round":
            continue
        value["rounds"][-1]["moves"] = []
        again, shuffler = match_of(value)
        play_logged(again, shuffler, journal)
        ask_again(again, a_match)
        assert again.current_round == a_match.current_round
        assert again.entries == a_match.entries
        undone += any(after == "timeout" and "undo" in line for line, after in pairwise(journal))
    assert undone > 5


def told(moves: list[str], **rules) -> bytes:
    """A record of the match with this seed, its first round told by these lines."""
    a_match, _ = random_match(11, rigged=False)
    a_match.rules = replace(PRESETS["online"], buying=False, **rules)
    a_match.seats = a_match.seats[:2] if len(a_match.seats) > 2 else a_match.seats
    fresh = Match(a_match.rules, a_match.seats, a_match._shuffler)
    fresh.deal()
    value = record_value(fresh, "0")
    value["rounds"][0]["moves"] = moves
    return json.dumps(value).encode()


def first_lines() -> tuple[int, str]:
    again = read_record(told([]))
    seat = again.mover
    assert seat is not None
    again.time_out()
    return seat, lines(again)[-1]


def test_a_record_that_ends_at_a_time_out_is_in_progress_and_the_referee_goes_on() -> None:
    seat, drop = first_lines()
    assert lines(read_record(told(["timeout"]))) == ["timeout", f"{seat} draw", drop]


def test_a_time_out_that_cannot_be_is_refused_at_its_line() -> None:
    seat, drop = first_lines()
    wrong = [
        (["timeout"], {"turn_seconds": None}),
        (["timeout", "timeout"], {}),
        (["timeout", f"{seat} take"], {}),
        (["timeout", f"{seat} draw", f"{seat} drop *1"], {}),
        (["timeout", f"{seat} draw", drop.replace("drop", "lay")], {}),
    ]
    for moves, rules in wrong:
        with pytest.raises(RecordError) as found:
            read_record(told(moves, **rules))
        assert (found.value.round_number, found.value.move) == (1, len(moves)), moves


def test_what_the_clock_takes_back_is_in_no_record() -> None:
    for seed in range(400):
        a_match, chance = random_match(seed)
        a_match.rules = replace(a_match.rules, turn_seconds=15)
        for seat, move in steps(a_match, chance, 60):
            a_match.play(seat, move)
            if a_match.clock_takes_back:
                value = record_value(a_match, "0")
                value["rounds"][-1]["moves"].append("timeout")
                with pytest.raises(RecordError, match="takes back"):
                    read_record(json.dumps(value).encode())
                return
    pytest.fail("no duty was open in any match")


def test_the_end_of_the_time_always_ends_the_turn() -> None:
    chance = random.Random(5)
    for seed in range(60):
        a_match, own = random_match(seed)
        a_match.rules = replace(a_match.rules, turn_seconds=15)
        for seat, move in steps(a_match, own, chance.randrange(5, 90)):
            a_match.play(seat, move)
        for _ in range(7):
            if a_match.stage not in ("round", "reentry"):
                break
            public = a_match.current_round.public if a_match.current_round else None
            assert public is not None
            was = (a_match.stage, public.turns, a_match.mover)
            a_match.time_out()
            now = a_match.current_round.public.turns if a_match.current_round else -1
            assert (a_match.stage, now, a_match.mover) != was


def test_answers_by_hand_and_by_the_clock_are_the_same_lines() -> None:
    by_clock, by_hand = three(), three()
    by_clock.play(0, Draw())
    by_hand.play(0, Draw())
    by_clock.time_out()
    by_hand.play(1, Pass())
    assert by_clock.entries == by_hand.entries
    assert by_clock.current_round == by_hand.current_round
