"""Openings by plain search: the most points a hand can lay at once, and every opening that holds a certain card.

Twins and jokers are interchangeable here, so hands are searched as sorted faces, `*` for a joker, which come last.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from tests.plain_engine.cards import face, is_joker
from tests.plain_engine.melds import in_suit_order, is_run, meld_points, melds_of

Faces = tuple[str, ...]
FaceMeld = tuple[str, ...]  # the faces of a meld in its order; a joker stands as `*=9H`


class FaceMelds:
    """All melds that some faces form: by each face they hold, as (meld, faces needed, points)."""

    def __init__(self, faces: Faces, longest_run: int) -> None:
        self.by_face: dict[str, list[tuple[FaceMeld, Faces, int]]] = {}
        self.known: dict[Faces, int] = {}
        hand = ["*1" if name == "*" else name for name in sorted(set(faces))]
        for meld in melds_of(hand, {"longest_run": longest_run}):
            names = tuple("*=" + face(card) if is_joker(card) else card for card in meld)
            needs = tuple("*" if is_joker(card) else card for card in meld)
            for name in needs:
                self.by_face.setdefault(name, []).append((names, needs, meld_points(meld)))

    def most(self, faces: Faces) -> int:
        """Give the most points that disjoint melds among these faces reach."""
        if len(faces) < 3 or faces[0] == "*":
            return 0
        if faces not in self.known:
            best = self.most(faces[1:])
            for _, needs, points in self.by_face.get(faces[0], []):
                left = without(faces, needs)
                if left is not None:
                    best = max(best, points + self.most(left))
            self.known[faces] = best
        return self.known[faces]

    def sets(self, faces: Faces, may_skip: int) -> Iterator[tuple[list[FaceMeld], Faces, int]]:
        """Give every set of disjoint melds, the faces left over and its points, skipping so many naturals at most."""
        if not faces or faces[0] == "*":
            yield [], faces, 0
            return
        for meld, needs, points in self.by_face.get(faces[0], []):
            left = without(faces, needs)
            if left is not None:
                for others, over, more in self.sets(left, may_skip):
                    yield [meld, *others], over, points + more
        if may_skip > 0:
            for others, over, more in self.sets(faces[1:], may_skip - 1):
                yield others, (faces[0], *over), more


@lru_cache(maxsize=512)
def face_melds(faces: Faces, longest_run: int) -> FaceMelds:
    return FaceMelds(faces, longest_run)


def without(faces: Faces, names: Faces) -> Faces | None:
    left = list(faces)
    for name in names:
        if name not in left:
            return None
        left.remove(name)
    return tuple(left)


def faces_of(hand: list[str]) -> Faces:
    return tuple(sorted((face(card) for card in hand), key=lambda name: (name == "*", name)))


def naturals_of(faces: Faces) -> Faces:
    return tuple(name for name in faces if name != "*")


def best_opening(hand: list[str], rules: dict[str, Any]) -> int:
    """Give the most points that disjoint melds of a hand reach under `opening_joker` (records.md, `opening`)."""
    faces = faces_of(hand)
    naturals = naturals_of(faces)
    natural_melds = face_melds(naturals, rules["longest_run"])
    all_melds = face_melds(faces, rules["longest_run"])
    if rules["opening_joker"] == "counted":
        return all_melds.most(faces)
    best = natural_melds.most(naturals)
    if rules["opening_joker"] == "forbidden" or best < rules["opening_points"]:
        return best
    jokers = ("*",) * faces.count("*")
    for _, left, points in natural_melds.sets(naturals, len(naturals)):
        if points >= rules["opening_points"]:
            best = max(best, points + all_melds.most(left + jokers))
    return best


def openings_with(hand: list[str], card: str, rules: dict[str, Any]) -> Iterator[list[list[str]]]:
    """Give the openings that hold this card and reach the points, or lay all cards but one at most.

    Whether one of them is legal is not asked here; none that is legal is left out, up to the choice between twins and
    between jokers, in which the card itself comes first.
    """
    faces = faces_of(hand)
    if rules["opening_joker"] == "forbidden":
        faces = naturals_of(faces)
    spare = len(hand) - len(faces)  # jokers that must stay in hand
    all_melds = face_melds(faces, rules["longest_run"])
    clean = rules["opening_joker"] == "clean"
    for meld, needs, points in all_melds.by_face.get(face(card), []):
        left = without(faces, needs)
        if left is None:
            continue
        counted = 0 if clean and "*" in needs else points
        for others in _reaching(left, all_melds, clean, rules["opening_points"] - counted):
            yield _with_cards([meld, *others], hand, card)
        if rules["concealed_minimum"] == "none":
            for others, over, _ in all_melds.sets(left, 1):
                if len(over) + spare <= 1:
                    yield _with_cards([meld, *others], hand, card)


def _reaching(faces: Faces, all_melds: FaceMelds, clean: bool, need: int) -> Iterator[list[FaceMeld]]:
    """Give every set of disjoint melds that reaches `need` points, under `clean` those without a joker alone."""
    if need > 0 and all_melds.most(naturals_of(faces) if clean else faces) < need:
        return
    if not faces or faces[0] == "*":
        yield []
        return
    yield from _reaching(faces[1:], all_melds, clean, need)
    for meld, needs, points in all_melds.by_face.get(faces[0], []):
        left = without(faces, needs)
        if left is not None:
            counted = 0 if clean and "*" in needs else points
            for others in _reaching(left, all_melds, clean, need - counted):
                yield [meld, *others]


def _with_cards(melds: list[FaceMeld], hand: list[str], first: str) -> list[list[str]]:
    """Put cards of the hand on the faces of melds, this one before its twin."""
    left = sorted(hand, key=lambda card: (card != first, card))
    laid = []
    for meld in melds:
        cards = []
        for name in meld:
            card = next(held for held in left if face(held) == name.partition("=")[0])
            left.remove(card)
            cards.append(card + name[1:] if name[0] == "*" else card)
        laid.append(cards if is_run(cards) else in_suit_order(cards))
    return laid
