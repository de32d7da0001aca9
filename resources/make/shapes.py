"""What cards, fonts and icons share: suits, the joker's star, colours, and sheets of named SVG parts."""

from __future__ import annotations

import math
from pathlib import Path

RESOURCES = Path(__file__).resolve().parent.parent

# A card is drawn on 250 by 355 units (1 : 1.42).
CARD_WIDTH = 250.0
CARD_HEIGHT = 355.0

CARD = "#fbfaf6"
INK = "#1d2530"
RED = "#c8323a"
GREEN = "#2e7d4f"
VIOLET = "#7a3fb0"
GOLD = "#e7b93e"
SKIN = "#f2d3b0"
BLUE = "#3e6fb0"
SUIT_INK = "currentColor"

GOLD_DEEP = "#c4922a"
SKIN_DEEP = "#dfae86"
STEEL = "#c9d2da"

SUITS = ("clubs", "diamonds", "hearts", "spades")

# Every suit lies round the origin in a box about 100 units high.
SUIT_PATHS = {
    "hearts": (
        "M0 47C-7 34 -21 22 -32 9C-41 -2 -47 -10 -47 -22C-47 -36 -37 -46 -24 -46C-13 -46 -4 -39 0 -28"
        "C4 -39 13 -46 24 -46C37 -46 47 -36 47 -22C47 -10 41 -2 32 9C21 22 7 34 0 47Z"
    ),
    "diamonds": "M0 -51C8 -33 22 -14 38 0C22 14 8 33 0 51C-8 33 -22 14 -38 0C-22 -14 -8 -33 0 -51Z",
    "spades": (
        "M0 -50C6 -36 18 -25 29 -14C38 -5 45 3 45 15C45 28 36 36 25 36C16 36 9 31 5 25C6 36 11 43 19 49L-19 49"
        "C-11 43 -6 36 -5 25C-9 31 -16 36 -25 36C-36 36 -45 28 -45 15C-45 3 -38 -5 -29 -14C-18 -25 -6 -36 0 -50Z"
    ),
    "clubs": (
        "M0 -49C12 -49 22 -39 22 -27C22 -20 19 -15 14 -10C17 -12 21 -13 25 -13C37 -13 47 -3 47 9C47 22 37 31 25 31"
        "C16 31 9 27 5 21C6 34 11 42 19 49L-19 49C-11 42 -6 34 -5 21C-9 27 -16 31 -25 31C-37 31 -47 22 -47 9"
        "C-47 -3 -37 -13 -25 -13C-21 -13 -17 -12 -14 -10C-19 -15 -22 -20 -22 -27C-22 -39 -12 -49 0 -49Z"
    ),
}


def star_path(points: int = 5, outer: float = 50.0, inner: float = 21.5) -> str:
    """The joker's star as a closed path round the origin, one point up."""
    corners = []
    for step in range(points * 2):
        radius = outer if step % 2 == 0 else inner
        angle = math.pi * step / points - math.pi / 2
        corners.append(f"{radius * math.cos(angle):.2f} {radius * math.sin(angle):.2f}")
    return "M" + "L".join(corners) + "Z"


STAR_PATH = star_path()


def path(shape: str, fill: str, extra: str = "") -> str:
    """One filled path."""
    return f'<path d="{shape}" fill="{fill}"{" " + extra if extra else ""}/>'


def line(shape: str, colour: str, width: float) -> str:
    """One stroked path with round ends."""
    return (
        f'<path d="{shape}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """One filled circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'


def box(x: float, y: float, width: float, height: float, fill: str, radius: float = 0.0) -> str:
    """One filled rectangle, round at the corners if a radius is given."""
    rounding = f' rx="{radius:g}" ry="{radius:g}"' if radius else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}"{rounding}/>'


def moved(content: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """The content moved to x, y, scaled and turned by degrees."""
    transform = f"translate({x:g} {y:g})"
    if turn:
        transform += f" rotate({turn:g})"
    if scale != 1.0:
        transform += f" scale({scale:g})"
    return f'<g transform="{transform}">{content}</g>'


def both_sides(content: str) -> str:
    """The content and its mirror image in the axis x = 0."""
    return content + f'<g transform="scale(-1 1)">{content}</g>'


def write_sheet(name: str, parts: dict[str, str], cell: tuple[float, float], centred: bool, columns: int = 4) -> None:
    """Write named parts to resources/cards, laid out on a sheet so that the file can also be looked at."""
    wide, high = cell
    rows = -(-len(parts) // columns)
    body = []
    for place, (part, content) in enumerate(parts.items()):
        x = (place % columns) * wide + (wide / 2 if centred else 0.0)
        y = (place // columns) * high + (high / 2 if centred else 0.0)
        body.append(f'<g transform="translate({x:g} {y:g})" color="{INK}"><g id="{part}">{content}</g></g>')
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide * columns:g} {high * rows:g}">\n'
        + "\n".join(body)
        + "\n</svg>\n"
    )
    (RESOURCES / "cards" / name).write_text(text, encoding="utf-8", newline="\n")
