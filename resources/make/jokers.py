"""The joker: a jester's head with a three-pointed cap and bells."""

from __future__ import annotations

from shapes import BLUE, CARD, GOLD, GOLD_DEEP, INK, RED, SKIN, SKIN_DEEP, VIOLET, both_sides, disc, line, path

VIOLET_DEEP = "#5c2c8a"


def _bell(x: float, y: float, radius: float = 11.0) -> str:
    return (
        disc(x, y, radius, GOLD)
        + path(f"M{x - radius} {y}a{radius} {radius} 0 0 0 {2 * radius} 0Z", GOLD_DEEP)
        + line(f"M{x} {y + radius * 0.2}L{x} {y + radius * 0.75}", INK, 2.4)
    )


def joker_figure() -> str:
    """The jester's head and ruff round the axis x = 0, from y = 0 to about 250, 170 wide."""
    ruff_points = [(-78, 204), (-46, 232), (0, 246), (46, 232), (78, 204)]
    ruff = (
        path("M-40 160L-78 204L-52 200L-46 232L-20 212L0 246L20 212L46 232L52 200L78 204L40 160Z", VIOLET)
        + path("M0 160L0 246L20 212L46 232L52 200L78 204L40 160Z", RED)
        + path("M-34 158L-52 186L-26 184L0 204L26 184L52 186L34 158Z", GOLD)
    )
    bells = "".join(_bell(x, y, 8) for x, y in ruff_points)
    head = (
        path("M-40 92L40 92L40 128C40 156 20 176 0 176C-20 176 -40 156 -40 128Z", SKIN)
        + path("M2 118L13 144C8 150 0 150 -3 148Z", SKIN_DEEP)
        + both_sides(
            path("M7 122C11 113 23 113 27 122C23 128 11 128 7 122Z", CARD)
            + disc(17, 121.5, 4.4, INK)
            + path("M25 147a7 7 0 1 0 .1 0Z", "#eeb296")
        )
        + line("M8 109C13 104 22 104 28 109", INK, 3.2)
        + line("M-8 107C-13 100 -22 100 -28 106", INK, 3.2)
        + path("M-22 150C-12 158 12 158 22 150C19 168 8 171 0 171C-8 171 -19 168 -22 150Z", RED)
        + path("M-17 154.5C-8 159 8 159 17 154.5L15.5 159.5C8 163 -8 163 -15.5 159.5Z", CARD)
    )
    cap = (
        path("M-44 104C-46 80 -54 66 -80 64C-88 78 -86 92 -82 104C-92 70 -72 30 -40 34C-20 38 -14 66 -10 92Z", VIOLET)
        + path("M44 104C46 80 54 66 80 64C88 78 86 92 82 104C92 70 72 30 40 34C20 38 14 66 10 92Z", RED)
        + path("M-34 98C-32 60 -22 34 0 6C22 34 32 60 34 98Z", BLUE)
        + path("M0 6C22 34 32 60 34 98L0 98Z", INK, 'fill-opacity="0.2"')
        + path("M-46 88L-33 100L-20 88L-7 100L7 100L20 88L33 100L46 88L44 110C20 118 -20 118 -44 110Z", GOLD)
        + "".join(disc(x, 106, 3.4, RED) for x in (-26, 0, 26))
    )
    return ruff + bells + head + cap + _bell(0, 8) + _bell(-82, 106) + _bell(82, 106)


def joker_strip() -> str:
    """The violet strip down the left side, its edge cut like the cap: what shows when the card is overlapped."""
    edge = "".join(f"L{x:g} {y:g}" for x, y in ((66, 40), (54, 59), (66, 78), (66, 158), (54, 177.5), (66, 197)))
    edge += "L66 277L54 296L66 315L66 355"
    return path(f"M25 0L66 0{edge}L25 355C11 355 0 344 0 330L0 25C0 11 11 0 25 0Z", VIOLET)


def stand_in_strip(top: float, wide: float) -> str:
    """The violet strip below the index of the card that a joker stands for, its upper edge cut like the cap."""
    steps = 6
    cuts = "".join(f"L{wide * step / steps:g} {top + (14 if step % 2 else 0):g}" for step in range(1, steps + 1))
    return path(f"M0 {top:g}{cuts}L{wide:g} 355L25 355C11 355 0 344 0 330Z", VIOLET)
