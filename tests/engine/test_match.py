"""The course of a match: dealing, the dealer, refusals that change nothing, taking back, what each stage allows."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from scala40.engine.check import check
from scala40.engine.events import Closed, Discarded, Drew, Reshuffled, RoundDealt, TookBack, TookDiscard
from scala40.engine.match import IllegalMove, Match, SeatInfo
from scala40.engine.moves import Discard, Draw, Move, Pass, Reenter, Retire, TakeBack, TakeDiscard
from scala40.engine.notation import read_card, read_cards, read_move
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.round import order_of_play
from scala40.engine.rules import PRESETS, STANDARD
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.engine.transition import after
from tests.engine.set_up import ALL, match_at, new_match, rules_of, situation


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("letter", ALL)
def test_the_deal(letter: str, players: int) -> None:
    rules = rules_of(letter, max_players=6)
    a_match = new_match(rules, players, "deal")
    (dealt,) = a_match.deal()
    assert isinstance(dealt, RoundDealt)
    current = a_match.current_round
    assert current is not None
    deck = a_match.rounds[0].deck
    step = 1 if rules.direction == "clockwise" else -1
    order = tuple((dealt.dealer + step * n) % players for n in range(1, players + 1))
    assert dealt.seats == current.public.seats == order
    for place, seat in enumerate(order):
        assert current.hands[seat] == frozenset(deck[place : 13 * players : players])
        assert len(current.hands[seat]) == 13
    assert current.public.discards == (deck[13 * players],) == (dealt.turned_up,)
    assert current.stock == deck[13 * players + 1 :]
    assert len(current.stock) == 108 - 13 * players - 1
    assert (a_match.mover, current.public.phase, current.public.turns) == (order[0], "draw", 0)
    assert current.public.melds == ()


def test_six_players_leave_29_cards() -> None:
    a_match = new_match(rules_of("C"), 6, "six")
    a_match.deal()
    assert a_match.current_round is not None
    assert a_match.current_round.public.stock == 29


@pytest.mark.parametrize(
    ("direction", "seats", "dealer", "order"),
    [
        ("clockwise", (0, 1, 2, 3), 0, (1, 2, 3, 0)),
        ("counterclockwise", (0, 1, 2, 3), 0, (3, 2, 1, 0)),
        ("clockwise", (0, 3), 1, (3, 0)),
        ("counterclockwise", (0, 3), 1, (0, 3)),
        ("clockwise", (0, 2, 3), 3, (0, 2, 3)),
    ],
)
def test_the_order_of_play(direction: Any, seats: tuple[int, ...], dealer: int, order: tuple[int, ...]) -> None:
    assert order_of_play(seats, dealer, replace(STANDARD, direction=direction), 4) == order


@pytest.mark.parametrize("letter", ALL)
def test_the_deal_passes_on_after_dead_rounds_too(letter: str) -> None:
    rules = rules_of(letter)
    a_match = new_match(rules, 3, "dead rounds")
    step = 1 if rules.direction == "clockwise" else -1
    first = a_match.next_dealer
    for number in range(4):
        a_match.deal()
        assert a_match.rounds[-1].dealer == (first + step * number) % 3
        current = a_match.current_round
        assert current is not None
        a_match.current_round = replace(current, stock=(), public=replace(current.public, stock=0))
        assert a_match.mover is not None
        a_match.play(a_match.mover, Draw())
        assert (a_match.stage, a_match.mover) == ("deal", None)
    assert a_match.totals == (0, 0, 0)


def test_a_new_match_waits_for_the_deal() -> None:
    a_match = new_match(STANDARD, 2, "new")
    assert (a_match.stage, a_match.mover, a_match.totals, a_match.eliminated) == ("deal", None, (0, 0), frozenset())
    assert a_match.check(0, Draw()) == Refusal(Reason.WRONG_PHASE)
    with pytest.raises(ValueError, match="no round"):
        a_match.view(0)
    a_match.deal()
    with pytest.raises(ValueError, match="stage round"):
        a_match.deal()


def test_the_first_dealer_is_the_one_drawn() -> None:
    for rules in (PRESETS["standard"], PRESETS["classic"]):
        shuffler = SecretShuffler(lambda number: seeded_secret("first dealer", 1, number))
        a_match = Match(rules, [SeatInfo("A", "human")] * 4, shuffler)
        a_match.deal()
        assert a_match.rounds[0].dealer == shuffler.first_dealer(rules, 4)


def test_too_many_or_too_few_players() -> None:
    for count in (1, 5):
        with pytest.raises(ValueError, match="max_players 4"):
            new_match(STANDARD, count, "players")


# --------------------------------------------------------------------------------------------------- refused and back


def a_turn(**more: Any) -> Match:
    """Seat 0 has drawn; it has opened, and so has seat 1."""
    told: dict[str, Any] = {"discards": "3S", "melds": ["4C 5C 6C"], "stock": "2C 2D 2H"}
    return match_at(STANDARD, ["7C 8C KC KD KH 2S", "9D TD 3H"], **(told | more))


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        (1, "draw", "OUT_OF_TURN"),
        (1, "drop 9D", "OUT_OF_TURN"),
        (1, "off 9D m1", "OUT_OF_TURN"),
        (0, "draw", "WRONG_PHASE"),
        (0, "take", "WRONG_PHASE"),
        (0, "pass", "WRONG_PHASE"),
        (0, "buy off 3S m1", "WRONG_PHASE"),
        (0, "reenter", "WRONG_PHASE"),
        (0, "retire", "WRONG_PHASE"),
        (0, "undo", "NOTHING_TO_TAKE_BACK"),
        (0, "drop 9D", "NOT_HELD"),
        (0, "off 9D m1", "NOT_HELD"),
        (0, "swap 9D m1", "NOT_HELD"),
        (0, "lay 9D TD JD", "NOT_HELD"),
        (0, "off 7C m2", "DOES_NOT_FIT"),
        (0, "off 8C m1", "DOES_NOT_FIT"),
        (0, "swap 7C m1", "NOT_THE_JOKERS_CARD"),
        (0, "swap 7C m9", "NOT_THE_JOKERS_CARD"),
        (0, "swap 7C 7C m1", "CARD_TWICE"),
        (0, "lay KC KD KH / KC KD KH", "CARD_TWICE"),
    ],
)
def test_c_21_a_refused_move_changes_nothing(seat: int, move: str, reason: str) -> None:
    a_match = a_turn()
    before = a_match.current_round, a_match.entries, a_match.view(0), a_match.view(1)
    with pytest.raises(IllegalMove) as refused:
        a_match.play(seat, read_move(move))
    assert refused.value.refusal.reason is Reason(reason)
    assert str(refused.value) == reason
    assert (a_match.current_round, a_match.entries, a_match.view(0), a_match.view(1)) == before


@pytest.mark.parametrize("move", ["lay KC KD KH", "off 7C m1", "swap 7C m1", "drop 2S", "undo"])
def test_before_the_draw_only_drawing_and_taking(move: str) -> None:
    a_match = a_turn(phase="draw")
    refusal = a_match.check(0, read_move(move))
    assert refusal is not None
    assert refusal.reason is (Reason.NOTHING_TO_TAKE_BACK if move == "undo" else Reason.WRONG_PHASE)


def test_a_turn_is_taken_back_to_the_draw_and_no_further() -> None:
    a_match = a_turn(phase="draw")
    start = a_match.current_round
    assert a_match.play(0, Draw()) == (Drew(0, read_card("2C")),)
    drawn = a_match.current_round
    moves = ["off 7C m1", "off 8C m1", "lay KC KD KH"]
    for text in moves:
        a_match.play(0, read_move(text))
    for text in reversed(moves):
        assert a_match.play(0, TakeBack()) == (TookBack(0, read_move(text)),)
    assert a_match.current_round == drawn != start
    assert a_match.check(0, TakeBack()) == Refusal(Reason.NOTHING_TO_TAKE_BACK)
    assert len(a_match.entries) == 1


def test_a_taken_discard_is_put_back() -> None:
    a_match = match_at(STANDARD, ["7C 8C 2S", "3H"], phase="draw", discards="4H 9C", stock="2C")
    start = a_match.current_round
    assert a_match.play(0, TakeDiscard()) == (TookDiscard(0, read_card("9C")),)
    a_match.play(0, read_move("lay 7C 8C 9C"))
    a_match.play(0, TakeBack())
    a_match.play(0, TakeBack())
    assert a_match.current_round == start
    a_match.play(0, Draw())
    assert a_match.check(0, TakeBack()) == Refusal(Reason.NOTHING_TO_TAKE_BACK)


def test_a_discard_is_final() -> None:
    a_match = a_turn()
    a_match.play(0, read_move("off 7C m1"))
    assert a_match.play(0, read_move("drop 2S")) == (Discarded(0, read_card("2S")),)
    assert a_match.check(0, TakeBack()) == Refusal(Reason.OUT_OF_TURN)
    assert a_match.check(1, TakeBack()) == Refusal(Reason.NOTHING_TO_TAKE_BACK)


def test_the_chosen_copy_leaves_the_hand_and_its_twin_stays() -> None:
    a_match = match_at(STANDARD, ["KC KD KS KS' 2C 2C'", "3H"], discards="3S", stock="9D")
    a_match.play(0, read_move("lay KC KD KS'"))
    a_match.play(0, read_move("drop 2C'"))
    assert a_match.current_round is not None
    assert a_match.current_round.hands[0] == frozenset(read_cards("KS 2C"))
    assert a_match.current_round.public.discards[-1] is read_card("2C'")


def test_drawing_and_the_like_have_no_transition_of_their_own() -> None:
    a_match = a_turn()
    assert a_match.current_round is not None
    moves: list[Move] = [Draw(), TakeBack(), Reenter(), Retire()]
    for move in moves:
        with pytest.raises(ValueError, match="no transition"):
            after(a_match.current_round.public, a_match.current_round.hands[0], move)


def test_a_view_of_a_round_that_is_over_allows_nothing() -> None:
    view = situation(rules_of("S"), "7H 8H").view(0)
    over = replace(view, public=replace(view.public, phase="over"))
    for move in (Draw(), Discard(read_card("7H")), TakeBack()):
        assert check(over, move) == Refusal(Reason.WRONG_PHASE)
        assert check(replace(view, seat=1), move) == Refusal(Reason.OUT_OF_TURN)


def test_when_the_round_is_over_nobody_moves() -> None:
    a_match = match_at(STANDARD, ["2S", "KC"], discards="3S")
    events = a_match.play(0, Discard(read_card("2S")))
    assert Closed(0, False) in events
    assert (a_match.stage, a_match.mover) == ("deal", None)
    for move in (Draw(), TakeBack(), Pass(), Reenter()):
        assert a_match.check(0, move) == Refusal(Reason.WRONG_PHASE)
    view = a_match.view(1)
    assert (view.to_move, view.hand, view.public.phase) == (False, frozenset(read_cards("KC")), "over")
    a_match.deal()
    assert a_match.totals == (0, 10)
    assert a_match.view(1).totals == (0, 10)


def test_who_is_asked_to_come_back_answers_nothing_else() -> None:
    a_match = match_at(rules_of("F"), ["2S", "KC", "KD"], totals=[0, 95, 10], discards="3S")
    a_match.play(0, Discard(read_card("2S")))
    assert a_match.mover == 1
    assert a_match.check(1, Draw()) == Refusal(Reason.WRONG_PHASE)
    assert a_match.check(2, Retire()) == Refusal(Reason.OUT_OF_TURN)
    with pytest.raises(ValueError, match="stage reentry"):
        a_match.deal()


def test_nothing_can_be_taken_back_across_a_reshuffle_or_a_buy() -> None:
    a_match = match_at(STANDARD, ["KC 2D", "KD"], phase="draw", discards="4H 5H 6H", stock="")
    events = a_match.play(0, Draw())
    assert [type(event) for event in events] == [Reshuffled, Drew]
    assert a_match.check(0, TakeBack()) == Refusal(Reason.NOTHING_TO_TAKE_BACK)
