"""Imagined deals agree with all that a seat has seen, come out evenly, and know nothing of the true deal."""

import random
from collections import Counter
from itertools import islice

import pytest
from msgspec.structs import replace

from scala40.bots.knowledge import knowledge
from scala40.bots.worlds import World, dealt, worlds
from scala40.engine.arrange import best_opening
from scala40.engine.cards import pack
from scala40.engine.events import Discarded, Reshuffled, TookDiscard
from scala40.engine.rules import PRESETS, STANDARD
from scala40.engine.view import PlayerView, Round
from tests.bots.boards import a_match, redealt, rules_for, views


def positions(
    rules_name: str, players: int, seed: str, matches: int = 1, **other_rules: object
) -> list[tuple[PlayerView, Round]]:
    """Every fifth position of these matches, club players all."""
    rules = replace(rules_for(rules_name, players), **other_rules)
    found = []
    for number in range(matches):
        played = a_match(rules, ("club",) * players, f"{seed} {number}")
        found += [position for step, position in enumerate(views(played)) if step % 5 == 0]
    return found


def assert_agrees(world: World, view: PlayerView) -> None:
    public = view.public
    assert world.hands[view.seat] == view.hand
    assert tuple(len(hand) for hand in world.hands) == public.counts
    assert len(world.stock) == public.stock
    cards = [card for hand in world.hands for card in hand] + [*world.stock, *public.discards]
    cards += [card for meld in public.melds for card in meld.cards]
    assert sorted(cards) == sorted(pack(public.rules.jokers))


@pytest.mark.parametrize("rules_name", list(PRESETS))
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_world_agrees_with_the_view_and_with_what_is_known(rules_name: str, players: int) -> None:
    for number, (view, whole) in enumerate(positions(rules_name, players, "agree")):
        known = knowledge(view)
        for seat, cards in enumerate(known.known):
            assert cards <= whole.hands[seat]
        for world in islice(worlds(view, random.Random(number)), 2):
            assert_agrees(world, view)
            for seat, cards in enumerate(known.known):
                assert cards <= world.hands[seat]


@pytest.mark.parametrize("rules_name", ["classic", "tournament"])
def test_the_true_deal_is_one_of_the_worlds_also_after_reshuffles(rules_name: str) -> None:
    reshuffled = 0
    for view, whole in positions(rules_name, 6, "pools", matches=2, opening_points=90):
        known = knowledge(view)
        reshuffled += any(isinstance(event, Reshuffled) for event in view.log)
        for seat in view.public.seats:
            if seat != view.seat:
                unseen = whole.hands[seat] - known.known[seat]
                assert tuple(len(unseen.intersection(pool)) for pool in known.pools) == known.places[seat]
        assert frozenset(whole.stock) <= frozenset(known.pools[-1])
    assert reshuffled > 10


def test_a_card_taken_stays_in_its_hand_until_it_is_shown() -> None:
    taken = 0
    for view, _ in positions("classic", 3, "taken", matches=4):
        for at, event in enumerate(view.log):
            if isinstance(event, TookDiscard) and event.seat != view.seat:
                later = view.log[at + 1 :]
                shown = {card for meld in view.public.melds for card in meld.cards} | set(view.public.discards)
                dropped = {one.card for one in later if isinstance(one, Discarded)}
                if event.card not in shown | dropped:
                    taken += 1
                    world = next(worlds(view, random.Random(at)))
                    assert event.card in world.hands[event.seat]
    assert taken > 5


def midgame() -> PlayerView:
    """A view of a round with two seats, both opened, some cards known."""
    for view, _ in positions("standard", 2, "even", matches=4):
        if 8 <= view.public.turns <= 14:
            return view
    raise AssertionError("no such position")


def test_each_unseen_card_lies_in_each_place_equally_often() -> None:
    view = midgame()
    known = knowledge(view)
    chance = random.Random(40)
    deals = 6000
    in_hand: Counter[int] = Counter()
    on_top: Counter[int] = Counter()
    at_bottom: Counter[int] = Counter()
    other = 1 - view.seat
    for _ in range(deals):
        world = dealt(view, known, chance)
        in_hand.update(world.hands[other] - known.known[other])
        on_top[world.stock[0]] += 1
        at_bottom[world.stock[-1]] += 1
    unseen = known.pools[0]
    for counted, each in (
        (in_hand, known.places[other][0] * deals / len(unseen)),
        (on_top, deals / len(unseen)),
        (at_bottom, deals / len(unseen)),
    ):
        assert set(counted) == set(unseen)
        spread = sum((counted[card] - each) ** 2 / each for card in unseen)
        # Chi-square with some 70 degrees of freedom: five standard deviations above its mean.
        freedom = len(unseen) - 1
        assert spread < freedom + 5 * (2 * freedom) ** 0.5


def test_two_seeds_give_two_worlds_and_one_seed_the_same() -> None:
    view = midgame()
    first, again, other = (next(worlds(view, random.Random(seed))) for seed in (1, 1, 2))
    assert first == again
    assert first != other
    stream = worlds(view, random.Random(3))
    assert len({next(stream).stock for _ in range(50)}) == 50


def test_worlds_do_not_know_the_true_deal() -> None:
    chance = random.Random("other deals")
    for number, (view, whole) in enumerate(positions("standard", 3, "permuted")):
        other = redealt(whole, view, chance)
        again = PlayerView(view.seat, other.public, other.hands[view.seat], view.log, view.totals)
        for one, two in zip(
            islice(worlds(view, random.Random(number)), 3), worlds(again, random.Random(number)), strict=False
        ):
            assert one == two


def test_hardly_a_world_has_somebody_wait_with_an_opening() -> None:
    waiting = looked_at = 0
    for view, _ in positions("standard", 2, "openings", matches=4):
        other = 1 - view.seat
        drops = [event.card for event in view.log if isinstance(event, Discarded) and event.seat == other]
        if view.public.opened[other] or not drops:
            continue
        for world in islice(worlds(view, random.Random(len(view.log))), 16):
            looked_at += 1
            waiting += best_opening(world.hands[other] | {drops[-1]}, STANDARD, keep_one=True).points >= 40
    assert looked_at > 200
    assert 0 < waiting / looked_at < 0.08


def test_a_position_without_events_is_dealt_by_its_counts_alone() -> None:
    view, whole = positions("standard", 3, "bare")[20]
    bare = replace(view, log=())
    world = next(worlds(bare, random.Random(1)))
    assert_agrees(world, bare)
    assert world.hands != whole.hands
