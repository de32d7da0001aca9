"""The twelve court figures in a traditional manner: outlined, framed, in robes of stripes, chevrons and lozenges.

As on old packs a figure is cut at the waist and meets its turned twin at a belt. The rank gives headdress and hair,
the suit the livery and what the figure holds.
"""

from __future__ import annotations

from typing import NamedTuple

from shapes import (
    BLUE,
    CARD,
    GOLD,
    GOLD_DEEP,
    GREEN,
    INK,
    RED,
    SKIN,
    STEEL,
    SUIT_INK,
    SUIT_PATHS,
    SUITS,
    both_sides,
    disc,
    line,
    moved,
    path,
)

LEFT, RIGHT, TOP, MIDDLE = 61.0, 189.0, 21.0, 177.5
AXIS = 127.0
_OUTLINE = 2.6
_DARK_BLUE = "#2a4f85"


class Livery(NamedTuple):
    """What a suit's court wears."""

    robe: str
    panel: str
    lining: str
    hair: str


LIVERIES = {
    "clubs": Livery(robe=BLUE, panel=GOLD, lining=RED, hair="#9a4f24"),
    "diamonds": Livery(robe=GOLD, panel=RED, lining=BLUE, hair="#6b4226"),
    "hearts": Livery(robe=RED, panel=BLUE, lining=GOLD, hair=GOLD),
    "spades": Livery(robe=INK, panel=RED, lining=GOLD, hair="#8d97a1"),
}


def _drawn(shape: str, fill: str, width: float = _OUTLINE) -> str:
    """A shape with the dark outline of a woodcut."""
    edge = f'stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'
    return path(shape, fill, edge)


def _bead(x: float, y: float, radius: float, fill: str) -> str:
    return disc(x, y, radius + 1.1, INK) + disc(x, y, radius - 0.6, fill)


def _robe(livery: Livery, rank: str) -> str:
    """Shoulders as wide as the frame, striped sleeves, and a panel down the front whose pattern is the rank's."""
    light = GOLD if livery.robe != GOLD else CARD
    robe = _drawn(
        f"M{LEFT} {MIDDLE}L{LEFT} 158C68 142 92 132 110 126L144 126C162 132 182 142 {RIGHT} 158L{RIGHT} {MIDDLE}Z",
        livery.robe,
    )
    stripes = "".join(
        line(
            f"M{AXIS + side * (58 - step * 13)} {MIDDLE}L{AXIS + side * (50 - step * 11)} {140 - step * 2.5}", light, 3
        )
        for side in (-1, 1)
        for step in range(3)
    )
    beads = "".join(
        disc(AXIS + side * (50 - step * 12), 163 - step, 2.4, livery.lining) for side in (-1, 1) for step in range(3)
    )
    panel = _drawn(f"M108 127L146 127L153 {MIDDLE}L101 {MIDDLE}Z", livery.panel)
    return robe + stripes + beads + panel + _pattern(livery, rank)


def _pattern(livery: Livery, rank: str) -> str:
    """Chevrons for a king, lozenges for a queen, bars for a jack."""
    if rank == "king":
        return "".join(
            line(
                f"M{106 - step * 2.4} {143 + step * 13}L{AXIS} {154 + step * 13}L{148 + step * 2.4} {143 + step * 13}",
                INK if step % 2 else CARD,
                3.4,
            )
            for step in range(2)
        )
    if rank == "queen":
        return "".join(
            _drawn(f"M{x} {y - 8}L{x + 7} {y}L{x} {y + 8}L{x - 7} {y}Z", livery.lining, 1.6)
            for x, y in ((AXIS, 148), (AXIS - 13, 164), (AXIS + 13, 164), (AXIS, 168))
        )
    return "".join(
        _drawn(f"M{x - 3.2} 129L{x + 3.2} 129L{x + 3.8} {MIDDLE}L{x - 3.8} {MIDDLE}Z", fill, 1.4)
        for x, fill in ((AXIS - 12, CARD), (AXIS, livery.lining), (AXIS + 12, CARD))
    )


def _face(brow: str, *, young: bool = False) -> str:
    """A long face drawn with few lines: lids, a nose in profile, a small mouth. Round the axis x = 0."""
    head = _drawn("M-22 62C-22 54 22 54 22 62L21 92C20 108 9 120 0 120C-9 120 -20 108 -21 92Z", SKIN)
    eyes = both_sides(
        line("M4.5 84C8 80.5 13 80.5 16.5 84", INK, 2.2)
        + line("M6 87.5C9 89 13 89 15.5 87.5", INK, 1.2)
        + disc(10.5, 85.6, 2.5, INK)
        + line("M4 78C8 74.5 13 74.5 18 77.5", brow if brow != GOLD else GOLD_DEEP, 2.4)
    )
    nose = line("M-3 82C-3.5 90 -6 97 -6.5 100C-4 102.5 0 102.5 3 101.5", INK, 1.8)
    mouth = line("M-6.5 109C-4 109.6 -2 110.6 0 110.2C2 110.6 4 109.6 6.5 109", RED, 2.8) + line(
        "M-3 114L3 114", INK, 1.2
    )
    cheeks = both_sides(disc(14.5, 99, 4, "#eeb296")) if young else ""
    return head + cheeks + eyes + nose + mouth


def _curls(hair: str, low: float) -> str:
    """Hair at both sides that rolls up at its ends."""
    roll = (
        _drawn(
            f"M-19 60C-34 62 -37 84 -36 {low - 16}C-36 {low - 8} -44 {low - 10} -45 {low - 2}"
            f"C-45 {low + 7} -33 {low + 8} -28 {low}C-23 {low - 10} -25 78 -20 70Z",
            hair,
        )
        + line(f"M-38 {low - 3}C-36 {low - 6} -31 {low - 5} -31 {low - 1}", INK, 1.6)
        + line(f"M-30 72C-31 84 -31 {low - 20} -30 {low - 12}", INK, 1.4)
    )
    return both_sides(roll)


def _king(livery: Livery) -> str:
    """Crown with a cross, rolled hair, and a beard parted in two."""
    beard = both_sides(
        _drawn("M0 104C-7 104 -12 101 -21 92C-23 106 -22 122 -17 133C-14 140 -5 143 -1 136L0 128Z", livery.hair)
        + line("M-14 104C-15 114 -14 124 -10 133", INK, 1.4)
        + line("M-7 118C-8 124 -6 130 -4 134", INK, 1.4)
    )
    moustache = both_sides(_drawn("M0 103C-6 100 -13 102 -18 109C-12 111 -5 110 0 107Z", livery.hair, 1.8))
    mouth = path("M-5 110C-2 112.5 2 112.5 5 110C3 115 -3 115 -5 110Z", RED)
    crown = (
        _drawn("M-27 60L-33 34C-27 42 -21 42 -18 34L-11 46L0 30L11 46L18 34C21 42 27 42 33 34L27 60Z", GOLD)
        + path("M0 32L10 47L18 37C21 43 27 43 31 39L26 58L0 58Z", GOLD_DEEP, 'fill-opacity="0.5"')
        + _drawn("M-29 54C-12 60 12 60 29 54L28 66C12 72 -12 72 -28 66Z", livery.lining)
        + both_sides(_bead(33, 31, 4, livery.panel) + _bead(18, 31, 3.6, CARD) + disc(15, 62.4, 3, CARD))
        + disc(0, 63.5, 3.4, CARD)
        + _drawn("M-3 30L-3 25L-8 25L-8 20L-3 20L-3 15L3 15L3 20L8 20L8 25L3 25L3 30Z", GOLD, 1.8)
    )
    return _curls(livery.hair, 118) + _face(livery.hair) + beard + moustache + mouth + crown


def _queen(livery: Livery) -> str:
    """A coif that falls on both shoulders under a small crown of arches."""
    coif = both_sides(
        _drawn(
            "M0 44C-26 42 -38 60 -40 88C-41 106 -47 120 -55 132L-30 138C-22 124 -21 104 -21 84L-18 62Z", livery.lining
        )
        + line("M-32 68C-36 90 -36 112 -44 130", INK, 1.6)
        + line("M-26 66C-28 90 -28 114 -35 134", CARD if livery.lining != CARD else GOLD, 2.4)
    )
    hair = both_sides(_drawn("M0 58C-14 56 -22 66 -23 90C-18 80 -10 72 0 70Z", livery.hair, 2))
    neck = _drawn("M-12 117C-5 122 5 122 12 117L16 128L0 142L-16 128Z", SKIN, 2)
    beads = "".join(_bead(x, y, 2.6, CARD) for x, y in ((-12, 129), (-6.4, 134), (0, 137), (6.4, 134), (12, 129)))
    crown = (
        _drawn(
            "M-23 54C-31 46 -32 36 -28 28C-22 30 -19 36 -17 42C-14 34 -8 28 0 24C8 28 14 34 17 42C19 36 22 30 28 28"
            "C32 36 31 46 23 54Z",
            GOLD,
        )
        + path("M0 26C8 30 14 35 17 44C20 37 23 32 28 30C31 37 30 45 23 52L0 52Z", GOLD_DEEP, 'fill-opacity="0.5"')
        + _drawn("M-25 51C-10 56 10 56 25 51L24 60C10 65 -10 65 -24 60Z", livery.robe if livery.robe != GOLD else RED)
        + both_sides(_bead(28, 26, 3.6, CARD) + disc(12, 57.6, 2.6, CARD))
        + _bead(0, 21, 4.4, livery.panel)
        + disc(0, 58.4, 3, CARD)
    )
    return coif + neck + _face(livery.hair, young=True) + hair + beads + crown


def _jack(livery: Livery) -> str:
    """A broad flat cap with a plume, and hair cut straight that rolls at its ends."""
    collar = both_sides(
        _drawn("M0 122C-10 118 -22 120 -34 130C-24 134 -12 140 0 146Z", CARD, 2)
        + line("M-8 124L-6 141M-18 123L-17 134", INK, 1.3)
    )
    fringe = _drawn("M-23 84C-24 66 -12 58 0 60C12 58 24 66 23 84C16 74 8 71 0 72C-8 71 -16 74 -23 84Z", livery.hair, 2)
    plume = _drawn(
        "M22 44C40 44 56 34 58 20C58 8 44 12 38 20C40 12 30 10 25 18C20 28 18 36 22 44Z", livery.lining
    ) + line("M24 42C34 36 46 28 52 18M30 38L28 22M39 31L40 18", INK, 1.5)
    cap = (
        _drawn("M-31 56C-37 38 -22 24 2 24C26 24 39 38 32 56Z", livery.panel)
        + line("M-12 28C-18 36 -20 46 -19 54M3 25C2 36 2 46 2 54M17 28C22 36 24 46 23 54", INK, 1.6)
        + _drawn("M-38 54C-20 46 20 46 38 54L36 68C18 60 -18 60 -36 68Z", livery.robe if livery.robe != INK else BLUE)
        + both_sides(disc(20, 57, 2.6, GOLD) + disc(10, 55.4, 2.6, GOLD))
        + disc(0, 55, 2.6, GOLD)
    )
    return _curls(livery.hair, 108) + _face(livery.hair, young=True) + fringe + collar + plume + cap


def _held(suit: str) -> str:
    """Orb, axe, rose or sword at the right side, and the hand that holds it."""
    x = 176.0
    if suit == "spades":
        thing = (
            _drawn(f"M{x} 27L{x + 6} 40L{x + 5} 122L{x - 5} 122L{x - 6} 40Z", STEEL)
            + line(f"M{x} 34L{x} 118", INK, 1.4)
            + _drawn(f"M{x - 13} 121L{x + 11} 121L{x + 11} 128L{x - 13} 128Z", GOLD)
        )
    elif suit == "diamonds":
        x = 169.0
        thing = (
            _drawn(f"M{x - 3} 30L{x + 3} 30L{x + 3} 166L{x - 3} 166Z", "#8a5a2b")
            + _drawn(
                f"M{x + 3} 46C{x + 9} 46 {x + 14} 42 {x + 16} 35C{x + 20} 50 {x + 20} 72 {x + 16} 87"
                f"C{x + 14} 80 {x + 9} 76 {x + 3} 76Z",
                STEEL,
            )
            + line(f"M{x + 13} 49C{x + 15} 57 {x + 15} 65 {x + 13} 73", INK, 1.4)
            + _drawn(f"M{x - 3} 54L{x - 10} 61L{x - 3} 68Z", STEEL)
            + _bead(x, 28, 4, GOLD)
        )
    elif suit == "hearts":
        petals = ((-9, 0), (9, 0), (0, -9), (0, 9), (-7, -7), (7, -7), (-7, 7), (7, 7))
        thing = (
            line(f"M{x} 70C{x - 4} 100 {x} 130 {x - 2} 166", GREEN, 4.5)
            + _drawn(
                f"M{x - 1} 104C{x - 8} 92 {x - 16} 90 {x - 20} 90C{x - 18} 102 {x - 12} 110 {x - 1} 110Z", GREEN, 1.8
            )
            + "".join(_bead(x - 1 + dx, 54 + dy, 7, RED) for dx, dy in petals)
            + _bead(x - 1, 54, 6, GOLD)
        )
    else:
        x = 172.0
        thing = (
            _bead(x, 120, 15.5, GOLD)
            + line(f"M{x - 14} 118C{x - 7} 123 {x + 7} 123 {x + 14} 118M{x} 105L{x} 121", INK, 2)
            + disc(x - 6, 112, 2.6, CARD)
            + _drawn(
                f"M{x - 3} 104L{x - 3} 93L{x - 11} 93L{x - 11} 86.5L{x - 3} 86.5L{x - 3} 76L{x + 3} 76L{x + 3} 86.5"
                f"L{x + 11} 86.5L{x + 11} 93L{x + 3} 93L{x + 3} 104Z",
                GOLD,
                2,
            )
        )
    return thing


def _hand(suit: str, livery: Livery) -> str:
    """A fist with its cuff below what it holds."""
    cuff = _drawn(f"M150 {MIDDLE}L157 152L{RIGHT} 156L{RIGHT} {MIDDLE}Z", livery.lining)
    high = 138 if suit == "clubs" else 144
    fist = _drawn(
        f"M161 {high + 14}C158 {high + 4} 161 {high - 6} 170 {high - 8}C181 {high - 9} 187 {high - 3} 186 {high + 6}"
        f"C186 {high + 12} 184 {high + 15} 182 {high + 16}Z",
        SKIN,
        2,
    )
    fingers = line(f"M165 {high}L184 {high - 1}M164 {high + 5.5}L185 {high + 5}", INK, 1.4)
    return cuff + fist + fingers


def _half(rank: str, suit: str) -> str:
    livery = LIVERIES[suit]
    figure = {"jack": _jack, "queen": _queen, "king": _king}[rank](livery)
    pip = moved(path(SUIT_PATHS[suit], SUIT_INK), LEFT + 19, TOP + 23, 0.29)
    held, head = _held(suit), moved(figure, AXIS, 6)
    # Sword and rose stand behind the head, orb and axe before it.
    both = held + head if suit in ("hearts", "spades") else head + held
    return pip + _robe(livery, rank) + both + _hand(suit, livery) + _belt(livery)


def _belt(livery: Livery) -> str:
    """The upper half of the belt that both halves share."""
    low, high = MIDDLE, MIDDLE - 8
    belt = _drawn(f"M{LEFT} {low}L{LEFT} {high}L{RIGHT} {high}L{RIGHT} {low}Z", livery.lining, 2)
    step = (RIGHT - LEFT) / 8
    marks = "".join(
        path(
            f"M{LEFT + step * (place + 0.5) - 6} {low}L{LEFT + step * (place + 0.5)} {high + 2}"
            f"L{LEFT + step * (place + 0.5) + 6} {low}Z",
            INK if place % 2 else livery.panel,
        )
        for place in range(8)
    )
    return belt + marks


def old_court_parts() -> dict[str, str]:
    """All twelve half figures by part name, upright, in card units, and the frame round both halves."""
    parts = {f"old-{rank}-{suit}": _half(rank, suit) for suit in SUITS for rank in ("jack", "queen", "king")}
    edge = f'stroke="{_DARK_BLUE}" stroke-width="2.6"'
    high = 2 * (MIDDLE - TOP)
    parts["old-frame"] = (
        f'<rect x="{LEFT:g}" y="{TOP:g}" width="{RIGHT - LEFT:g}" height="{high:g}" rx="3" ry="3" fill="none" {edge}/>'
    )
    return parts
