"""Computer players are honest by construction, and always end their turn legally."""

import random

import pytest
from msgspec.structs import replace

from scala40.bots.body import choose
from scala40.bots.levels import BEGINNER, LEVELS
from scala40.bots.outlook import are_partners, keeping
from scala40.bots.seeds import decision_seed
from scala40.engine.cards import CARDS, card_of
from scala40.engine.match import Match, SeatInfo
from scala40.engine.moves import Discard, Draw, LayMelds, Reenter, TakeDiscard
from scala40.engine.packing import pack, unpack
from scala40.engine.rules import PRESETS, STANDARD
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.engine.view import PlayerView, PublicRound, Round


def hand_of(text: str) -> frozenset:
    return frozenset(card_of(code) for code in text.split())


def a_match(rules_name: str, players: int, seed: str) -> Match:
    seats = [SeatInfo(f"Bot {seat}", "beginner") for seat in range(players)]
    return Match(
        PRESETS[rules_name], seats, SecretShuffler(lambda number: seeded_secret(seed, 1, number)), bot_seed=seed
    )


def views(rules_name: str, players: int, seed: str, most: int = 400):
    """The views of the seats on turn in a match of beginners, with the round they come from."""
    played = a_match(rules_name, players, seed)
    for _ in range(most):
        if played.stage == "over":
            return
        if played.stage == "deal":
            played.deal()
        elif played.stage == "reentry":
            played.play(played.mover, Reenter())
        else:
            view = played.view(played.mover)
            yield view, played.current_round
            played.play(view.seat, choose(view, decision_seed(seed, view), BEGINNER))


def redealt(whole: Round, view: PlayerView, chance: random.Random) -> Round:
    """Another round that this seat could not tell from the true one: all it has not seen is dealt anew."""
    seen = set(view.hand) | set(view.public.discards) | {card for meld in view.public.melds for card in meld.cards}
    unseen = sorted(card for card in CARDS[: 104 + view.public.rules.jokers] if card not in seen)
    chance.shuffle(unseen)
    hands = []
    for seat, hand in enumerate(whole.hands):
        hands.append(hand if seat == view.seat else frozenset(unseen.pop() for _ in hand))
    return Round(whole.public, tuple(hands), tuple(unseen))


@pytest.mark.parametrize("rules_name", list(PRESETS))
@pytest.mark.parametrize("players", [2, 4])
def test_a_match_of_beginners_ends_and_every_move_is_accepted(rules_name: str, players: int) -> None:
    played = a_match(rules_name, players, f"ends {rules_name} {players}")
    for _ in range(20_000):
        if played.stage == "over":
            break
        if played.stage == "deal":
            played.deal()
        elif played.stage == "reentry":
            played.play(played.mover, Reenter())
        else:
            view = played.view(played.mover)
            # `play` raises IllegalMove for a move that the rules refuse.
            played.play(view.seat, choose(view, decision_seed("x", view), BEGINNER))
    assert played.stage == "over"
    assert played.winners


def test_a_decision_is_the_same_for_the_same_view_and_seed_and_after_a_journey_as_bytes() -> None:
    for view, _ in views("standard", 3, "same"):
        assert choose(view, 7, BEGINNER) == choose(unpack(pack(view), PlayerView), 7, BEGINNER)


def test_no_decision_depends_on_cards_that_the_seat_has_not_seen() -> None:
    chance = random.Random(1)
    compared = 0
    for rules_name in ("standard", "classic", "family"):
        for view, whole in views(rules_name, 3, f"honest {rules_name}", most=170):
            other = redealt(whole, view, chance)
            again = PlayerView(view.seat, other.public, other.hands[view.seat], view.log, view.totals)
            assert again == view
            for seed in range(3):
                assert choose(again, seed, BEGINNER) == choose(view, seed, BEGINNER)
            compared += 1
    assert compared >= 400


def test_seeds_of_decisions_differ_by_turn_and_match_and_do_not_know_the_secret() -> None:
    seeds = [decision_seed("one", view) for view, _ in views("standard", 2, "seeds", most=100)]
    assert len(set(seeds)) == len(seeds)
    other = [decision_seed("two", view) for view, _ in views("standard", 2, "seeds", most=100)]
    assert not set(seeds) & set(other)


def in_play(hand: str, **public: object) -> PlayerView:
    held = hand_of(hand)
    base = PublicRound(
        rules=STANDARD,
        number=1,
        dealer=1,
        seats=(0, 1),
        turn=0,
        phase="play",
        counts=(len(held), 13),
        stock=60,
        discards=(card_of("2C"),),
        opened=(False, False),
        turns=9,
    )
    return PlayerView(0, replace(base, **public), held)


def test_it_opens_when_it_can() -> None:
    view = in_play("TS JS QS KS 2D 4C 6H 8D 9C 3H 5C 7D JD 3C")
    move = choose(view, 1, BEGINNER)
    assert isinstance(move, LayMelds)
    # 10 to king of spades bring 40, 3 to 5 of clubs go with them.
    assert sorted(meld.points for meld in move.melds) == [12, 40]


def test_it_draws_before_it_has_opened_even_where_the_discard_would_open() -> None:
    view = in_play("JD QD KD 2D 4C 6H 8D 9C 3H 5C 7D 3C 2S", phase="draw", discards=(card_of("TD"),))
    assert choose(view, 1, BEGINNER) == Draw()


def test_it_takes_a_discard_that_makes_a_meld_once_it_has_opened() -> None:
    view = in_play("JD QD 2S 8C", phase="draw", discards=(card_of("KD"),), opened=(True, False))
    assert choose(view, 1, BEGINNER) == TakeDiscard()


def test_it_keeps_a_joker_and_cards_of_melds_before_others() -> None:
    worth = keeping(hand_of("*1 7C 8C 9C 2H KD"), STANDARD)
    assert min(worth, key=lambda card: worth[card]) == card_of("KD")
    assert worth[card_of("*1")] > worth[card_of("8C")] > worth[card_of("2H")]


def test_neighbours_are_kept_before_a_lone_card() -> None:
    # engine-notes.md 9: 7 of clubs and 8 of clubs are worth more than a card without partners.
    worth = keeping(hand_of("7C 8C 2H"), STANDARD)
    assert worth[card_of("7C")] > worth[card_of("2H")]


@pytest.mark.parametrize(
    ("one", "other", "partners"),
    [
        ("7C", "8C", True),
        ("7C", "9C", True),
        ("7C", "TC", False),
        ("7C", "7D", True),
        ("7C", "7C'", False),
        ("AC", "KC", True),
        ("AC", "QC", True),
        ("AC", "3C", True),
        ("KC", "2C", False),
        ("*1", "7C", False),
    ],
)
def test_partners(one: str, other: str, partners: bool) -> None:
    assert are_partners(card_of(one), card_of(other)) is partners
    assert are_partners(card_of(other), card_of(one)) is partners


def test_a_beginner_strays_in_some_of_its_discards_and_not_in_all() -> None:
    steady = replace(BEGINNER, strays=0.0)
    strayed = drops = 0
    for view, _ in views("standard", 2, "stray", most=600):
        if isinstance(choose(view, 0, steady), Discard):
            drops += 1
            strayed += choose(view, drops, BEGINNER) != choose(view, drops, steady)
    assert 0.2 < strayed / drops < 0.6


def test_nobody_chooses_out_of_turn() -> None:
    view = in_play("JD QD KD", turn=1)
    with pytest.raises(ValueError, match="turn"):
        choose(view, 1, BEGINNER)


def test_levels_go_by_their_names() -> None:
    assert all(level.name == name for name, level in LEVELS.items())
