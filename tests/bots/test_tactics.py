"""What each level does in positions where the right move is known."""

import pytest
from msgspec.structs import replace

from scala40.bots.body import choose
from scala40.bots.levels import BEGINNER, CLUB, GREEDY, STRENGTHS
from scala40.bots.outlook import COMPLETING, outlook
from scala40.bots.whole_turn import WholeTurn
from scala40.engine.cards import card_of
from scala40.engine.legality import refusal
from scala40.engine.moves import Discard, Draw, LayMelds, LayOff, Move, SwapJoker, TakeDiscard
from scala40.engine.rules import CLASSIC, FAMILY, ONLINE, STANDARD, TOURNAMENT
from scala40.engine.transition import after
from scala40.engine.view import PlayerView
from tests.bots.boards import in_play

EVERY_LEVEL = pytest.mark.parametrize("level", list(STRENGTHS))
OPENED = (True, True)


def whole_turn(view: PlayerView, level: str, seed: int = 1) -> tuple[list[Move], bool]:
    """The moves of this seat to the end of its turn, and whether it went out."""
    public, hand = view.public, view.hand
    moves: list[Move] = []
    while public.phase == "play" and public.turn == view.seat:
        move = choose(PlayerView(view.seat, public, hand), seed, STRENGTHS[level])
        assert refusal(public, hand, move) is None
        public, hand, _ = after(public, hand, move)
        moves.append(move)
    return moves, public.phase == "over"


# ------------------------------------------------------------------------------------------------------- going out


@EVERY_LEVEL
def test_it_goes_out_with_melds_and_a_last_discard(level: str) -> None:
    view = in_play("5C 6C 7C KH KD KS 2D", opened=OPENED)
    assert whole_turn(view, level)[1]


@pytest.mark.parametrize("level", ["greedy", "club"])
def test_it_goes_out_by_a_chain_of_lay_offs(level: str) -> None:
    # 8 of diamonds makes room for the 9, the 9 for the 10; the queen is the last discard.
    view = in_play("8D 9D TD QC", ["5D 6D 7D"], opened=OPENED)
    moves, closed = whole_turn(view, level)
    assert closed
    assert sum(isinstance(move, LayOff) for move in moves) == 3


@pytest.mark.parametrize("level", ["greedy", "club"])
def test_it_goes_out_by_a_swap_with_a_home_for_the_joker(level: str) -> None:
    view = in_play("6D 9C 9H QC", ["5D *1 7D"], opened=OPENED)
    moves, closed = whole_turn(view, level)
    assert closed
    assert isinstance(moves[0], SwapJoker)
    assert isinstance(moves[1], LayMelds)


def test_the_home_of_a_freed_joker_may_be_the_end_of_the_same_run() -> None:
    view = in_play("6D QC", ["5D *1 7D"], opened=OPENED)
    moves, closed = whole_turn(view, "club")
    assert closed
    assert moves[0] == SwapJoker(card_of("6D"), 1)
    assert isinstance(moves[1], LayOff)
    assert moves[1].card == card_of("*1")


def test_where_the_joker_needs_a_new_meld_the_same_swap_is_not_made() -> None:
    # rules.md 2, freed_joker `new_meld`: a lay-off will not do.
    view = in_play("6D QC", ["5D *1 7D"], opened=OPENED, rules=CLASSIC)
    assert whole_turn(view, "club") == ([Discard(card_of("QC"))], False)


def test_it_goes_out_concealed_in_its_opening_turn() -> None:
    view = in_play("TS JS QS KS 2D 2C 2H 5H 6H 7H 8C 8D 8S 4D")
    assert whole_turn(view, "club")[1]


def test_it_goes_out_below_the_opening_where_that_is_allowed() -> None:
    # rules.md 4, case 79: 13 cards worth less than 40, the last one discarded.
    hand = "2C 2D 2H 3C 3D 3H 4C 4D 4H AS' 2S' 3S' 4S' KD"
    assert whole_turn(in_play(hand, rules=ONLINE), "club")[1]
    assert not whole_turn(in_play(hand, rules=TOURNAMENT), "club")[1]


def test_nobody_goes_out_in_the_first_lap_where_that_is_refused() -> None:
    view = in_play("5C 6C 7C KH KD KS 2D", opened=OPENED, rules=ONLINE, turns=0)
    moves, closed = whole_turn(view, "greedy")
    assert not closed
    assert isinstance(moves[-1], Discard)


# --------------------------------------------------------------------------------------------------------- opening


@EVERY_LEVEL
def test_it_opens_when_it_can(level: str) -> None:
    view = in_play("TS JS QS KS 2D 4C 6H 8D 9C 3H 5C 7D JD 3C")
    move = choose(view, 1, STRENGTHS[level])
    assert isinstance(move, LayMelds)
    # 10 to king of spades bring 40; 3 to 5 of clubs may go with them.
    assert sum(meld.points for meld in move.melds) in (40, 52)


def test_a_natural_opening_gets_its_joker_afterwards() -> None:
    # rules.md 2, opening_joker `forbidden`: the joker follows in the same turn.
    view = in_play("TS JS QS KS *1 2D 4C 6H 8D", rules=CLASSIC)
    moves, _ = whole_turn(view, "greedy")
    assert isinstance(moves[0], LayMelds)
    assert all(meld.joker is None for meld in moves[0].melds)
    assert isinstance(moves[1], LayOff)
    assert moves[1].card == card_of("*1")


def test_club_takes_the_discard_to_open_and_a_beginner_does_not() -> None:
    view = in_play("JD QD KD 2D 4C 6H 8D 9C 3H 5C 7D 3C 2S", phase="draw", discards=(card_of("TD"),))
    assert choose(view, 1, CLUB) == TakeDiscard()
    assert choose(view, 1, GREEDY) == TakeDiscard()
    assert choose(view, 1, BEGINNER) == Draw()


def test_nobody_takes_before_opening_where_that_is_refused() -> None:
    hand = "JD QD KD 2D 4C 6H 8D 9C 3H 5C 7D 3C 2S"
    view = in_play(hand, phase="draw", discards=(card_of("TD"),), rules=CLASSIC)
    assert all(choose(view, 1, level) == Draw() for level in STRENGTHS.values())


@EVERY_LEVEL
def test_it_takes_a_discard_that_makes_a_meld_once_it_has_opened(level: str) -> None:
    view = in_play("JD QD 2S 8C", phase="draw", discards=(card_of("KD"),), opened=(True, False))
    assert choose(view, 1, STRENGTHS[level]) == TakeDiscard()


@EVERY_LEVEL
def test_it_leaves_a_discard_that_is_of_no_use(level: str) -> None:
    view = in_play("JD QD 2S 8C", phase="draw", discards=(card_of("5H"),), opened=(True, False))
    assert choose(view, 1, STRENGTHS[level]) == Draw()


# --------------------------------------------------------------------------------------------------------- holding


def test_club_keeps_a_meld_in_hand_while_nobody_is_near_going_out() -> None:
    view = in_play("5C 6C 7C KH 9D 2D", opened=OPENED)
    assert isinstance(choose(view, 1, CLUB), Discard)
    assert isinstance(choose(view, 1, GREEDY), LayMelds)


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_club_lays_when_an_opponent_who_has_opened_has_few_cards(cards: int) -> None:
    view = in_play("5C 6C 7C KH 9D 2D", opened=OPENED, counts=(6, cards))
    assert isinstance(choose(view, 1, CLUB), LayMelds)


def test_an_opponent_who_has_not_opened_does_not_hurry_club() -> None:
    view = in_play("5C 6C 7C KH 9D 2D", opened=(True, False), counts=(6, 13))
    assert isinstance(choose(view, 1, CLUB), Discard)


# -------------------------------------------------------------------------------------------------------- discards


def test_club_does_not_discard_what_an_opened_next_player_can_lay_off_when_an_equal_card_exists() -> None:
    # 9 of hearts fits the run on the table, 9 of clubs does not; both are alone.
    melds = ["TH JH QH"]
    assert choose(in_play("9H 9C KS 4D 4H 4S", melds, opened=(False, True)), 1, CLUB) != Discard(card_of("9H"))
    assert choose(in_play("9H 5C' 5S KS", melds, opened=(False, True)), 1, CLUB) == Discard(card_of("KS"))


@EVERY_LEVEL
def test_cards_of_melds_and_jokers_are_kept(level: str) -> None:
    view = in_play("*1 7C 8C 9C 2H KD 3S", rules=STANDARD)
    steady = replace(STRENGTHS[level], strays=0)
    assert choose(view, 1, steady) in (Discard(card_of("KD")), Discard(card_of("2H")), Discard(card_of("3S")))
    assert all(choose(view, seed, STRENGTHS[level]) != Discard(card_of("*1")) for seed in range(8))


@pytest.mark.parametrize("level", ["greedy", "club"])
def test_neighbours_are_kept_before_a_lone_card(level: str) -> None:
    # engine-notes.md 9: 7 of clubs and 8 of clubs are worth more than a card without partners.
    assert choose(in_play("7C 8C 2H"), 1, STRENGTHS[level]) == Discard(card_of("2H"))


def test_club_knows_a_pair_that_is_dead() -> None:
    # Both 5 and both 8 of hearts are gone: 6 and 7 of hearts are worth less than 6 and 7 of clubs.
    gone = tuple(card_of(code) for code in ("5H", "5H'", "8H", "8H'", "2S"))
    view = in_play("6H 7H TC JC", discards=gone, opened=(False, False))
    move = choose(view, 1, CLUB)
    assert isinstance(move, Discard)
    assert move.card.suit == card_of("6H").suit


def test_club_sheds_points_when_somebody_is_about_to_go_out() -> None:
    view = in_play("KC QC 2H 9S", opened=OPENED, counts=(4, 1))
    assert choose(view, 1, CLUB) in (Discard(card_of("QC")), Discard(card_of("KC")))


def test_a_fitting_card_that_is_barred_is_not_discarded() -> None:
    # rules.md 2, discard_fitting `only_to_close`.
    view = in_play("9H 4C 6S", ["TH JH QH"], opened=(False, True), rules=FAMILY)
    for level in STRENGTHS.values():
        move = choose(view, 1, level)
        assert isinstance(move, Discard)
        assert move.card != card_of("9H")


# ------------------------------------------------------------------------------------------------ plans for hints


def test_the_search_tells_the_least_that_can_be_left() -> None:
    view = in_play("5C 6C 7C KH 9D 2D", ["TD JD QD"], opened=OPENED)
    ending = WholeTurn(view.public, view.hand).least()
    assert ending is not None
    # The run is laid and 9 of diamonds laid off; the king goes, 2 of diamonds stays.
    assert (ending.penalty, ending.discard) == (2, card_of("KH"))


def test_the_search_says_when_there_is_no_opening() -> None:
    view = in_play("JS QS KS 2D 4C 6H 8D 9C 3H 5C 7D JD 3C 2H")
    assert WholeTurn(view.public, view.hand).least() is not None
    poor = in_play("JS QS KS 2D 4C 6H 8D 9C 3H 5C 7D JD 9S 2H")
    assert WholeTurn(poor.public, poor.hand).least() is None


# ------------------------------------------------------------------------------------------------------- partners


@pytest.mark.parametrize(
    ("one", "other", "third"),
    [
        ("7C", "8C", "6C 9C"),
        ("7C", "9C", "8C"),
        ("7C", "TC", ""),
        ("7C", "7D", "7H 7S"),
        ("7C", "7C", ""),
        ("AC", "KC", "QC"),
        ("AC", "QC", "KC"),
        ("AC", "2C", "3C"),
        ("AC", "3C", "2C"),
        ("KC", "2C", ""),
        ("7C", "8D", ""),
    ],
)
def test_what_completes_a_pair(one: str, other: str, third: str) -> None:
    wanted = sum(1 << card_of(code) for code in third.split())
    assert COMPLETING[card_of(one)][card_of(other)] == COMPLETING[card_of(other)][card_of(one)] == wanted


def test_cards_in_sight_are_no_longer_counted_by_who_has_a_memory() -> None:
    gone = tuple(card_of(code) for code in ("5H", "5H'", "8H", "2S"))
    view = in_play("6H 7H TC JC", ["9C 9D 9S"], discards=gone)
    faces = sum(1 << card_of(code) for code in ("5H", "8H", "9C", "QC"))
    # 5 of hearts is gone, of 8 of hearts and 9 of clubs one is left, of the queen of clubs both.
    assert outlook(view, memory=True).outs(faces) == 4
    assert outlook(view, memory=False).outs(faces) == 8


def test_what_fits_the_melds_counts_only_once_the_next_player_has_opened() -> None:
    melds = ["TH JH QH", "4C *1 6C"]
    fitting = sum(1 << card_of(code) for code in ("9H", "KH", "3C", "5C", "7C"))
    assert outlook(in_play("2S", melds, opened=(True, True)), memory=True).gifts == fitting
    assert outlook(in_play("2S", melds, opened=(True, False)), memory=True).gifts == 0
