"""The exact arrangement of a hand: the melds that leave the least in it, the best opening, going out at once.

Nothing here looks at the melds on the table; `turn` puts both together. Masks and search are in `meld_masks`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

import msgspec

from scala40.engine.cards import JOKER_POINTS, Card
from scala40.engine.hand_melds import in_hand
from scala40.engine.meld_masks import (
    FACE_PENALTIES,
    IMPOSSIBLE,
    Found,
    Held,
    Search,
    held_cards,
    melds_within,
)
from scala40.engine.melds import Meld
from scala40.engine.rules import Rules


class Arrangement(msgspec.Struct, frozen=True):
    """Disjoint melds of a hand and what they leave in it; `penalty` is what that would cost (rules.md 1.13)."""

    melds: tuple[Meld, ...]
    left: frozenset[Card]
    penalty: int


class Opening(msgspec.Struct, frozen=True):
    """The melds of an opening, one move worth `points`, and what it leaves in hand.

    `later` are melds with a joker that may follow in the same turn where the opening itself must be natural (rules.md
    2, opening_joker `forbidden`); elsewhere it is empty. `left` and `penalty` are what remains in hand after both.
    """

    melds: tuple[Meld, ...]
    later: tuple[Meld, ...]
    points: int
    left: frozenset[Card]
    penalty: int


class Closing(msgspec.Struct, frozen=True):
    """A way to empty the hand: `melds` in one move, `later` after it (see `Opening`), then `discard`, if any."""

    melds: tuple[Meld, ...]
    later: tuple[Meld, ...]
    discard: Card | None


class _Demand(msgspec.Struct, frozen=True):
    """What a choice of melds must reach: counted points, and the use of a face (-1 none), perhaps without a joker."""

    points: int = 0
    used: int = -1
    natural: bool = False


_ACES: Final = (0, 13, 26, 39)
# Points and penalty in one number: the points decide, then the penalty that leaves the hand. No hand's penalty reaches
# the factor; all 108 cards cost 860.
_POINT: Final = 1000


def best_arrangement(hand: Iterable[Card], rules: Rules, *, keep_one: bool = False) -> Arrangement:
    """The disjoint melds of a hand that leave the least penalty in it (rules.md 1.13 and 2, ace_in_hand).

    With `keep_one` at least one card stays in hand, as where the last card must be discarded. The same hand always
    gives the same melds; a run of six or more may come as two neighbouring runs.
    """
    cards = sorted(hand)
    held = _held(cards, rules)
    melds, left = in_hand(_choice(_search(held), held, _Demand(), keep_one, _lone(rules))[1], cards)
    return Arrangement(melds, left, _penalty(left, rules))


def least_penalty(hand: Iterable[Card], rules: Rules, *, keep_one: bool = False) -> int:
    """The penalty that `best_arrangement` leaves, in points, without making the melds, which is quicker."""
    held = _held(hand, rules)
    return _left_penalty(_choice(_search(held), held, _Demand(), keep_one, _lone(rules)), held, rules)


def best_opening(
    hand: Iterable[Card], rules: Rules, *, must_use: Card | None = None, keep_one: bool = False
) -> Opening:
    """The disjoint melds of a hand worth most under `opening_joker`; of equal ones those that empty the hand most.

    Under `clean` melds with a joker count only beside natural ones that reach `opening_points`; under `forbidden` no
    meld holds a joker. With `must_use` that very card is in a meld (without any such choice: no melds, 0 points); with
    `keep_one` a card stays in hand. Raises `ValueError` if `must_use` is not in hand.
    """
    cards = sorted(hand)
    held = _held(cards, rules)
    used = _used_face(cards, must_use)
    found = IMPOSSIBLE
    if rules.opening_joker == "counted":
        found = _choice(_search(held, by_points=True), held, _Demand(used=used), keep_one)
    elif rules.opening_joker == "clean":
        demand = _Demand(rules.opening_points, used)
        found = _choice(_search(held, by_points=True, natural_counts=True), held, demand, keep_one)
    if found[0] < 0:
        found = _choice(_search(held, by_points=True, natural=True), held, _Demand(used=used), keep_one)
    melds, left = in_hand(found[1], cards, must_use)
    return Opening(melds, (), max(found[0], 0) // _POINT, left, _penalty(left, rules))


def cheapest_opening(
    hand: Iterable[Card],
    rules: Rules,
    need: int | None = None,
    *,
    must_use: Card | None = None,
    keep_one: bool = False,
) -> Opening | None:
    """An opening worth at least `need` (else `opening_points`) that leaves the least penalty in hand; None without one.

    A card stays for the discard where `final_discard` is `required` or `keep_one` is set. `must_use` names the card
    just taken, which must be in the opening itself. Raises `ValueError` if it is not in hand.
    """
    cards = sorted(hand)
    held = _held(cards, rules)
    demand = _opening_demand(rules, need, _used_face(cards, must_use))
    search = _search(held, natural_counts=rules.opening_joker != "counted")
    found = _choice(search, held, demand, keep_one or rules.final_discard == "required", _lone(rules))
    if not found[1]:
        return None
    all_laid, left = in_hand(found[1], cards, must_use)
    melds, later = _two_moves(all_laid, rules)
    return Opening(melds, later, sum(meld.points for meld in melds), left, _penalty(left, rules))


def closing_plan(
    hand: Iterable[Card],
    rules: Rules,
    *,
    opened: bool,
    must_use: Card | None = None,
    discards: Collection[Card] | None = None,
) -> Closing | None:
    """A way to empty the hand by new melds and one discard; None where there is none (rules.md 1.12).

    Where `final_discard` is `optional` a plan without a discard is given first. `discards` are the cards that may be
    the last discard (without it: any but `must_use`). A player who has not `opened` needs `opening_points` as well, or
    one move of any value where `concealed_minimum` is `none`. Raises `ValueError` if `must_use` is not in hand.
    """
    cards = sorted(hand)
    held = _held(cards, rules)
    used = _used_face(cards, must_use)
    if opened:
        ways = [(_search(held), _Demand(used=used))]
    else:
        ways = [(_search(held, natural_counts=rules.opening_joker != "counted"), _opening_demand(rules, None, used))]
        if rules.concealed_minimum == "none":
            ways.append((_search(held, natural=rules.opening_joker == "forbidden"), _Demand(used=used)))
    last: list[Card | None] = [None] if rules.final_discard == "optional" else []
    last += [card for card in reversed(cards) if card != must_use and (discards is None or card in discards)]
    for search, demand in ways:
        if held.penalty - search.most(held.faces, held.twins, held.jokers)[0] > JOKER_POINTS:
            continue
        for discard in last:
            rest = held if discard is None else held.without(discard.face)
            found = _asked(search, rest, demand)
            # The last card of a hand alone goes out by being discarded, once its player has opened.
            if found[0] == rest.penalty and (found[1] or (opened and discard is not None)):
                melds, _ = in_hand(found[1], (card for card in cards if card != discard), must_use)
                return Closing(melds, (), discard) if opened else Closing(*_two_moves(melds, rules), discard)
    return None


def _held(cards: Iterable[Card], rules: Rules) -> Held:
    return held_cards(cards, 1 if rules.ace_in_hand == 1 else 11)


def _search(held: Held, *, by_points: bool = False, natural: bool = False, natural_counts: bool = False) -> Search:
    """A search over the melds of these cards (with `natural` without jokers) for the most penalty, or the most points.

    With `natural_counts` only melds without a joker count towards the points that are demanded.
    """
    melds = melds_within(held.faces, 0 if natural else held.jokers, held.ace)
    worth = [meld[3] * _POINT + meld[2] for meld in melds] if by_points else [meld[2] for meld in melds]
    return Search(melds, worth, [0 if natural_counts and meld[4] else meld[3] for meld in melds])


def _opening_demand(rules: Rules, need: int | None, used: int) -> _Demand:
    points = rules.opening_points if need is None else need
    natural = rules.opening_joker == "forbidden"
    # Where the opening must be natural there has to be one, even if it need not be worth anything.
    return _Demand(max(points, 1) if natural else points, used, natural)


def _used_face(cards: list[Card], must_use: Card | None) -> int:
    if must_use is None:
        return -1
    if must_use not in cards:
        raise ValueError(f"{must_use} is not in hand")
    return must_use.face


def _asked(search: Search, held: Held, demand: _Demand) -> Found:
    if demand.used < 0:
        return search.most_reaching(held.faces, held.twins, held.jokers, demand.points)
    return search.most_using(held.faces, held.twins, held.jokers, demand.points, demand.used, demand.natural)


def _lone(rules: Rules) -> bool:
    return rules.ace_in_hand == "lone_1"


def _choice(search: Search, held: Held, demand: _Demand, keep_one: bool, lone: bool = False) -> Found:
    """The best choice of melds: with `keep_one` of those that leave a card, with `lone` a single ace left is cheap."""
    found = _asked(search, held, demand)
    if keep_one and held.penalty and found[0] >= 0 and found[0] % _POINT == held.penalty:
        # What leaves a card leaves one of these, and is a choice of melds from the others.
        found = max((_asked(search, held.without(face), demand) for face in held.kinds()), key=lambda one: one[0])
    if lone and found[0] >= 0 and 1 < held.penalty - found[0] <= 11:
        for face in _ACES:
            if held.faces >> face & 1:
                rest = held.without(face)
                alone = _asked(search, rest, demand)
                if alone[0] == rest.penalty:
                    return alone
    return found


def _left_penalty(found: Found, held: Held, rules: Rules) -> int:
    """The penalty that this choice leaves, where a single ace may cost less than its full price."""
    left = held.penalty - found[0]
    if left == 11 and _lone(rules) and held.count - sum(meld[1].bit_count() + meld[4] for meld in found[1]) == 1:
        return 1
    return left


def _penalty(left: Collection[Card], rules: Rules) -> int:
    ace = 1 if rules.ace_in_hand == 1 or (_lone(rules) and len(left) == 1) else 11
    return sum(FACE_PENALTIES[ace][card.face] for card in left)


def _two_moves(melds: tuple[Meld, ...], rules: Rules) -> tuple[tuple[Meld, ...], tuple[Meld, ...]]:
    """The melds of the opening move, and those with a joker that must wait until it is made."""
    if rules.opening_joker != "forbidden":
        return melds, ()
    return tuple(meld for meld in melds if meld.joker is None), tuple(meld for meld in melds if meld.joker is not None)
