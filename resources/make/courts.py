"""The twelve court figures: one half of each, which the card shows upright and turned.

A half figure stands on an axis right of the card's middle, clear of the index, and its body leans to the middle line,
where it meets its turned twin under a sash. The rank gives the silhouette, the suit the colours, hair and attribute.
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
    SKIN_DEEP,
    STEEL,
    SUIT_INK,
    SUIT_PATHS,
    SUITS,
    both_sides,
    box,
    disc,
    line,
    moved,
    path,
)

AXIS = 146.0


class Livery(NamedTuple):
    """What a suit's court wears."""

    second: str
    hair: str
    beard: str


LIVERIES = {
    "clubs": Livery(second=RED, hair="#a4572a", beard="#a4572a"),
    "diamonds": Livery(second=INK, hair=INK, beard=INK),
    "hearts": Livery(second=BLUE, hair=GOLD, beard=GOLD),
    "spades": Livery(second=BLUE, hair=INK, beard="#a9b5c0"),
}


def _attribute(suit: str) -> str:
    """Sword, rose, jewelled sceptre or clover, upright right of the figure, and the hand that holds it."""
    if suit == "spades":
        held = (
            path("M222 18L230 34L230 126L214 126L214 34Z", STEEL)
            + path("M222 18L230 34L230 126L222 126Z", BLUE)
            + box(203, 124, 38, 8, GOLD, 3)
            + box(218, 132, 8, 30, INK)
            + disc(222, 166, 7, GOLD)
        )
    elif suit == "hearts":
        held = (
            line("M222 66C219 100 222 130 221 168", GREEN, 5)
            + path("M221 112C228 96 236 92 242 92C242 106 234 116 221 118Z", GREEN)
            + path("M221 96C214 84 208 80 203 80C203 92 209 101 221 102Z", GREEN)
            + disc(212, 44, 13, RED)
            + disc(232, 44, 13, RED)
            + disc(222, 56, 14, RED)
            + disc(222, 34, 13, RED)
            + line("M215 46C214 38 224 34 229 40C233 46 226 54 219 51", "#f3b0a8", 3.2)
        )
    elif suit == "diamonds":
        held = (
            box(218.5, 70, 7, 98, GOLD, 3)
            + path("M206 74L238 74L230 84L214 84Z", GOLD_DEEP)
            + path("M222 16L241 46L222 76L203 46Z", GOLD)
            + path("M222 25L235 46L222 67L209 46Z", SUIT_INK)
            + path("M222 25L235 46L222 46Z", "#ffffff", 'fill-opacity="0.35"')
            + disc(222, 168, 6.5, GOLD)
        )
    else:
        leaf = (
            "M0 0C-8 -6 -17 -12 -17 -22C-17 -29 -12 -33 -7 -33C-3 -33 -1 -31 0 -28"
            "C1 -31 3 -33 7 -33C12 -33 17 -29 17 -22C17 -12 8 -6 0 0Z"
        )
        held = line("M221 54C222 100 219 130 221 168", GREEN, 5) + moved(
            path(leaf, GREEN)
            + moved(path(leaf, GREEN), 0, 0, 1, 118)
            + moved(path(leaf, GREEN), 0, 0, 1, -118)
            + line("M0 0L0 -20M0 0L16 9M0 0L-16 9", "#8fc7a2", 2.4),
            221,
            50,
            0.8,
        )
    return held


def _hand(sleeve: str) -> str:
    """The fist round the attribute, with its cuff."""
    return (
        path("M196 176L206 140L232 152L218 178Z", sleeve)
        + path("M203 152L209 138L235 150L228 163Z", GOLD)
        + disc(221, 143, 10.5, SKIN)
        + line("M214 141L228 141M214.5 146L228 146", SKIN_DEEP, 1.8)
    )


def _body(livery: Livery) -> str:
    """Robe with shoulders, lapels and a panel down the front; it leans so that both halves meet."""
    return (
        path("M51 178.5L70 153C78 138 102 128 124 122L168 122C190 128 214 138 220 150L198.5 178.5Z", SUIT_INK)
        + path("M126 122L166 122L153 178.5L97 178.5Z", livery.second)
        + path("M126 122L133 122L107 178.5L97 178.5ZM166 122L159 122L143 178.5L153 178.5Z", GOLD)
    )


def _motif(suit: str) -> str:
    """Small suits sewn on the robe."""
    sewn = path(SUIT_PATHS[suit], GOLD)
    return moved(sewn, 93, 156, 0.155) + moved(sewn, 187, 152, 0.155)


def _face(brow: str) -> str:
    """Head from the hairline down, round the axis; drawn before beards and hats."""
    return (
        box(-11, 108, 22, 22, SKIN_DEEP)
        + path("M-25 60L25 60L25 90C25 108 11 121 0 121C-11 121 -25 108 -25 90Z", SKIN)
        + path("M1 84L7.5 101C5 104 1 104 -1 103Z", SKIN_DEEP)
        + both_sides(disc(10.5, 87, 3.3, INK) + line("M5.5 80C8 77.5 13 77.5 16 79.5", brow, 2.6))
    )


def _smile(width: float = 7) -> str:
    return line(f"M{-width} 109.5C-3 113 3 113 {width} 109.5", RED, 3)


def _jack(livery: Livery) -> str:
    """Young man: bobbed hair, round cap and a long feather."""
    hair = path("M-18 62C-38 62 -41 92 -38 108C-37 118 -28 122 -20 117C-25 100 -25 84 -22 70Z", livery.hair)
    collar = both_sides(path("M0 124L16 117L34 127L20 141Z", CARD) + line("M0 124L20 141L34 127", GOLD, 2.4))
    feather = (
        path("M-24 52C-50 50 -74 36 -76 12C-58 8 -30 20 -14 46Z", livery.second)
        + path("M-76 12C-68 30 -44 46 -24 52C-50 50 -74 36 -76 12Z", INK, 'fill-opacity="0.22"')
        + line("M-70 17C-54 26 -36 38 -20 52", GOLD, 2.6)
    )
    cap = (
        path("M-34 60C-46 34 -22 20 8 20C38 20 50 40 36 60Z", SUIT_INK)
        + path("M8 20C38 20 50 40 36 60L14 60C30 46 26 30 8 20Z", "#ffffff", 'fill-opacity="0.16"')
        + path("M-37 58C-20 66 20 66 38 58L36 71C18 78 -18 78 -35 71Z", GOLD)
        + disc(-20, 63, 6.5, livery.second)
        + disc(-20, 63, 2.8, GOLD)
    )
    return both_sides(hair) + _face(livery.hair) + _smile() + collar + feather + cap


def _queen(livery: Livery) -> str:
    """Lady: high crown with pearls, and a veil that falls to the shoulders."""
    veil = path("M-20 46C-46 52 -52 96 -66 150C-52 148 -38 142 -28 130C-34 110 -30 76 -24 60Z", livery.second)
    edge = line("M-30 56C-46 74 -50 112 -65 149", GOLD, 2.8)
    locks = path("M-22 58C-35 66 -36 100 -30 122C-25 126 -19 122 -18 116C-26 100 -26 82 -20 66Z", livery.hair)
    neck = path("M-17 121C-10 128 10 128 17 121L26 126L0 152L-26 126Z", SKIN)
    beads = "".join(disc(x, y, 3, GOLD) for x, y in ((-15, 130), (-8, 134.5), (8, 134.5), (15, 130)))
    jewel = disc(0, 138, 5, RED) + disc(0, 138, 2, CARD)
    parting = path("M-25 82C-25 64 -12 58 0 60C12 58 25 64 25 82C20 72 10 68 0 67C-10 68 -20 72 -25 82Z", livery.hair)
    crown = (
        path(
            "M-27 60L-37 22C-29 30 -24 32 -19 30L-13 14C-9 24 -4 28 0 12"
            "C4 28 9 24 13 14L19 30C24 32 29 30 37 22L27 60Z",
            GOLD,
        )
        + path("M0 12C4 28 9 24 13 14L19 30C24 32 29 30 37 22L27 60L0 60Z", GOLD_DEEP, 'fill-opacity="0.45"')
        + both_sides(disc(36, 19, 5.2, CARD) + disc(36, 19, 3.9, livery.second) + disc(14, 12, 4.4, livery.second))
        + disc(0, 41, 6.2, SUIT_INK)
        + both_sides(disc(15, 44, 4, livery.second))
        + path("M-29 55C-12 61 12 61 29 55L28 65C12 71 -12 71 -28 65Z", GOLD_DEEP)
    )
    cheeks = both_sides(disc(15, 98, 4.6, "#eeb296"))
    lips = path("M-6 108C-3 105.5 -1 106.5 0 107.5C1 106.5 3 105.5 6 108C3 113 -3 113 -6 108Z", RED)
    behind = path("M-30 96L30 96L25 127L-25 127Z", livery.hair)
    head = both_sides(veil + edge + locks) + _face(livery.hair) + parting + cheeks + lips
    return behind + head + neck + beads + jewel + crown


def _king(livery: Livery) -> str:
    """Old man: crown with tall points, long hair, broad beard and an ermine collar."""
    hair = path("M-22 62C-38 70 -38 96 -44 116C-36 122 -24 118 -20 108Z", livery.beard)
    ermine = path(
        "M-58 146C-44 128 -24 120 0 120C24 120 44 128 58 146C46 158 24 164 0 164C-24 164 -46 158 -58 146Z", CARD
    )
    spots = both_sides(
        "".join(path(f"M{x} {y}l3 7l-6 0Z", INK) for x, y in ((-45, 139), (-33, 146), (-36, 132), (-20, 151)))
    )
    beard = path(
        "M-26 78C-22 88 -20 96 -14 99L14 99C20 96 22 88 26 78C32 104 30 124 19 140C13 150 6 156 0 160"
        "C-6 156 -13 150 -19 140C-30 124 -32 104 -26 78Z",
        livery.beard,
    )
    strands = line("M0 121L0 148M-9 120C-9 130 -7 138 -5 144M9 120C9 130 7 138 5 144", "#ffffff", 1.8).replace(
        "/>", ' stroke-opacity="0.35"/>'
    )
    moustache = path(
        "M0 101C-8 97 -18 101 -22 110C-14 112 -5 111 0 106C5 111 14 112 22 110C18 101 8 97 0 101Z", livery.beard
    )
    mouth = path("M-6 111C-2 113.5 2 113.5 6 111C4 117 -4 117 -6 111Z", RED)
    crown = (
        path("M-33 62L-45 22L-22 42L0 12L22 42L45 22L33 62Z", GOLD)
        + path("M0 12L22 42L45 22L33 62L0 62Z", GOLD_DEEP, 'fill-opacity="0.45"')
        + both_sides(disc(44, 20, 5, SUIT_INK))
        + disc(0, 13, 5.4, SUIT_INK)
        + path("M-34 58L34 58L32 72L-32 72Z", SUIT_INK)
        + path("M-34 56L34 56L33.5 60L-33.5 60ZM-32.5 70L32.5 70L32 74L-32 74Z", GOLD)
        + path("M0 60L6 65L0 70L-6 65Z", livery.second if livery.second != INK else GOLD)
        + both_sides(path("M20 60L26 65L20 70L14 65Z", GOLD))
    )
    return both_sides(hair) + ermine + spots + _face(livery.beard) + beard + strands + moustache + mouth + crown


def court_halves() -> dict[str, str]:
    """All twelve half figures by part name, upright, in card units."""
    figures = {"jack": _jack, "queen": _queen, "king": _king}
    parts = {}
    for suit in SUITS:
        livery = LIVERIES[suit]
        for rank, draw in figures.items():
            parts[f"court-{rank}-{suit}"] = (
                _attribute(suit) + _body(livery) + _motif(suit) + _hand(SUIT_INK) + moved(draw(livery), AXIS, 0)
            )
    return parts


def sashes() -> dict[str, str]:
    """The sash of each suit, which hides where the two halves meet; it looks the same turned."""
    parts = {}
    for suit in SUITS:
        second = LIVERIES[suit].second
        parts[f"sash-{suit}"] = (
            path("M50.6 178L217.7 153L199.4 177L32.3 202Z", GOLD)
            + path("M47.5 182L214.7 157L202.4 173L35.3 198Z", second)
            + "".join(path(f"M{x} {y - 6}l6 6l-6 6l-6 -6Z", GOLD) for x, y in _sash_marks())
        )
    return parts


def _sash_marks() -> list[tuple[float, float]]:
    return [(125 + step * 27, 177.5 - step * 27 * 25 / 167) for step in (-2, -1, 0, 1, 2)]
