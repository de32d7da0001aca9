"""Openings by plain search: the most points a hand can lay at once, and every opening that holds a certain card.

Twins and jokers are interchangeable here, so hands are searched as sorted faces, `*` for a joker.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from tests.plain_engine.cards import face, is_joker
from tests.plain_engine.melds import in_suit_order, is_run, meld_points, melds_of

Faces = tuple[str, ...]
FaceMeld = tuple[str, ...]  # the faces of a meld in its order; a joker stands as `*=9H`
FaceMelds = tuple[tuple[FaceMeld, int], ...]


@lru_cache(maxsize=4096)
def _face_melds(faces: Faces, longest_run: int) -> FaceMelds:
    hand = ["*1" if name == "*" else name for name in sorted(set(faces))]
    found = {}
    for meld in melds_of(hand, {"longest_run": longest_run}):
        found[tuple("*=" + face(card) if is_joker(card) else card for card in meld)] = meld_points(meld)
    return tuple(sorted(found.items(), key=lambda pair: (-pair[1], pair[0])))


def _needs(meld: FaceMeld) -> list[str]:
    return ["*" if name.startswith("*") else name for name in meld]


def _without(faces: Faces, names: list[str]) -> Faces | None:
    left = list(faces)
    for name in names:
        if name not in left:
            return None
        left.remove(name)
    return tuple(left)


def _faces_of(hand: list[str]) -> Faces:
    return tuple(sorted((face(card) for card in hand), key=lambda name: (name == "*", name)))


def _most(faces: Faces, all_melds: FaceMelds, known: dict[Faces, int]) -> int:
    """Give the most points that disjoint melds among these reach; naturals come first in `faces`, jokers last."""
    if len(faces) < 3 or faces[0] == "*":
        return 0
    if faces not in known:
        best = _most(faces[1:], all_melds, known)
        for meld, points in all_melds:
            if faces[0] in meld:
                left = _without(faces, _needs(meld))
                if left is not None:
                    best = max(best, points + _most(left, all_melds, known))
        known[faces] = best
    return known[faces]


def _sets(faces: Faces, all_melds: FaceMelds, may_skip: int) -> Iterator[tuple[list[FaceMeld], Faces]]:
    """Give every set of disjoint melds with the cards left over, leaving at most `may_skip` naturals out."""
    if not faces or faces[0] == "*":
        yield [], faces
        return
    for meld, _ in all_melds:
        if faces[0] in meld:
            left = _without(faces, _needs(meld))
            if left is not None:
                for others, over in _sets(left, all_melds, may_skip):
                    yield [meld, *others], over
    if may_skip > 0:
        for others, over in _sets(faces[1:], all_melds, may_skip - 1):
            yield others, (faces[0], *over)


def best_opening(hand: list[str], rules: dict[str, Any]) -> int:
    """Give the most points that disjoint melds of a hand reach under `opening_joker` (records.md, `opening`)."""
    faces = _faces_of(hand)
    naturals = tuple(name for name in faces if name != "*")
    natural_melds = _face_melds(naturals, rules["longest_run"])
    all_melds = _face_melds(faces, rules["longest_run"])
    best_natural = _most(naturals, natural_melds, {})
    if rules["opening_joker"] == "forbidden":
        return best_natural
    if rules["opening_joker"] == "counted":
        return _most(faces, all_melds, {})
    if best_natural < rules["opening_points"]:
        return best_natural
    best = best_natural
    known: dict[Faces, int] = {}
    jokers = ("*",) * faces.count("*")
    for melds, left in _sets(naturals, natural_melds, len(naturals)):
        points = sum(dict(natural_melds)[meld] for meld in melds)
        if points >= rules["opening_points"]:
            best = max(best, points + _most(left + jokers, all_melds, known))
    return best


def openings_with(hand: list[str], card: str, rules: dict[str, Any]) -> Iterator[list[list[str]]]:
    """Give the openings that hold this card and reach the points or empty the hand but for one card at most.

    Whether one of them is legal is not asked here. Every set of melds that may be is given, up to the choice between
    twins and between jokers, in which the card itself comes first.
    """
    faces = _faces_of(hand)
    all_melds = _face_melds(faces, rules["longest_run"])
    known: dict[Faces, int] = {}
    for meld, points in all_melds:
        left = _without(faces, _needs(meld)) if face(card) in _needs(meld) else None
        if left is None:
            continue
        for others in _reaching(left, all_melds, known, rules["opening_points"] - points):
            yield _with_cards([meld, *others], hand, card)
        if rules["concealed_minimum"] == "none":
            for others, over in _sets(left, all_melds, 1):
                if len(over) <= 1:
                    yield _with_cards([meld, *others], hand, card)


def _reaching(
    faces: Faces,
    all_melds: FaceMelds,
    known: dict[Faces, int],
    need: int,
) -> Iterator[list[FaceMeld]]:
    """Give every set of disjoint melds that reaches `need` points."""
    if need > 0 and _most(faces, all_melds, known) < need:
        return
    if not faces or faces[0] == "*":
        yield []
        return
    yield from _reaching(faces[1:], all_melds, known, need)
    for meld, points in all_melds:
        if faces[0] in meld:
            left = _without(faces, _needs(meld))
            if left is not None:
                for others in _reaching(left, all_melds, known, need - points):
                    yield [meld, *others]


def _with_cards(melds: list[FaceMeld], hand: list[str], first: str) -> list[list[str]]:
    """Put cards of the hand on the faces of melds, this one before its twin."""
    left = sorted(hand, key=lambda card: (card != first, card))
    laid = []
    for meld in melds:
        cards = []
        for name in meld:
            card = next(held for held in left if face(held) == name[:1] or (name[0] != "*" and face(held) == name))
            left.remove(card)
            cards.append(card + name[1:] if name[0] == "*" else card)
        laid.append(cards if is_run(cards) else in_suit_order(cards))
    return laid
