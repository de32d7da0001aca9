"""The card backs: geometric patterns that fill their panel exactly, so that nothing needs clipping."""

from __future__ import annotations

import math

from shapes import CARD_HEIGHT, CARD_WIDTH, GOLD, INK, STAR_PATH, box, disc, moved, path

LEFT, TOP = 24.0, 24.0
WIDE, HIGH = CARD_WIDTH - 2 * LEFT, CARD_HEIGHT - 2 * TOP
MIDDLE_X, MIDDLE_Y = CARD_WIDTH / 2, CARD_HEIGHT / 2


def _panel(colour: str, rim: str) -> str:
    return box(11, 11, CARD_WIDTH - 22, CARD_HEIGHT - 22, colour, 16) + (
        f'<rect x="17.5" y="17.5" width="{CARD_WIDTH - 35:g}" height="{CARD_HEIGHT - 35:g}" rx="10" ry="10" '
        f'fill="none" stroke="{rim}" stroke-width="2.4"/>'
    )


def _lozenges() -> str:
    """Lozenges in two blues with a small one in each."""
    columns, rows = 6, 9
    wide, high = WIDE / columns, HIGH / rows
    outer: list[str] = []
    inner: list[str] = []
    for row in range(rows):
        for column in range(columns):
            x, y = LEFT + (column + 0.5) * wide, TOP + (row + 0.5) * high
            for shapes, share in ((outer, 0.5), (inner, 0.22)):
                a, b = wide * share, high * share
                shapes.append(f"M{x:.1f} {y - b:.1f}L{x + a:.1f} {y:.1f}L{x:.1f} {y + b:.1f}L{x - a:.1f} {y:.1f}Z")
    return _panel("#28538c", "#a9c6ea") + path("".join(outer), "#6f9ed6") + path("".join(inner), "#f4f1e6")


def _scales() -> str:
    """Rows of fans like fish scales, each a stack of half rings."""
    columns, rows = 5, 15
    wide = WIDE / columns
    high = HIGH / (rows + 1)
    rings = ((1.0, "#f0d9c4"), (0.86, "#a3252d"), (0.58, "#e8a79a"), (0.44, "#a3252d"), (0.2, "#f0d9c4"))
    parts = []
    for row in range(rows):
        shifted = row % 2
        for column in range(columns - shifted):
            x = LEFT + (column + 0.5 + shifted / 2) * wide
            y = TOP + (row + 2) * high
            for share, colour in rings:
                a, b = wide / 2 * share, high * 2 * share
                parts.append(path(f"M{x - a:.1f} {y:.1f}A{a:.1f} {b:.1f} 0 0 1 {x + a:.1f} {y:.1f}Z", colour))
    return _panel("#8d1f28", "#f0c9bd") + "".join(parts)


def _stairs() -> str:
    """Steps that climb to the middle, for the ladder in the game's name."""
    parts = []
    steps = 11
    for step in range(steps):
        share = 1 - step / steps
        colour = ("#14523c", "#2f8a64", "#8fcfae")[step % 3]
        a, b = WIDE / 2 * share, HIGH / 2 * share
        in_a, in_b = a * 0.66, b * 0.66
        quarter = [(in_a, -b), (in_a, -in_b), (a, -in_b)]
        right = quarter + [(x, -y) for x, y in reversed(quarter)]
        corners = right + [(-x, y) for x, y in reversed(right)]
        parts.append(path("M" + "L".join(f"{MIDDLE_X + x:.1f} {MIDDLE_Y + y:.1f}" for x, y in corners) + "Z", colour))
    stars = "".join(
        moved(path(STAR_PATH, GOLD), MIDDLE_X + sx * (WIDE / 2 - 15), MIDDLE_Y + sy * (HIGH / 2 - 18), 0.2)
        for sx in (-1, 1)
        for sy in (-1, 1)
    )
    return _panel("#0f3d2c", "#8fcfae") + "".join(parts) + stars


def _rays() -> str:
    """Violet rays from the middle with the joker's star."""
    count = 40
    rays = []
    for ray in range(0, count, 2):
        corners = []
        for edge in (ray, ray + 1):
            angle = 2 * math.pi * edge / count
            x, y = math.cos(angle), math.sin(angle)
            reach = min(WIDE / 2 / abs(x) if abs(x) > 1e-9 else 1e9, HIGH / 2 / abs(y) if abs(y) > 1e-9 else 1e9)
            corners.append((MIDDLE_X + x * reach, MIDDLE_Y + y * reach))
        (x1, y1), (x2, y2) = corners
        rays.append(f"M{MIDDLE_X} {MIDDLE_Y}L{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}Z")
    star = disc(MIDDLE_X, MIDDLE_Y, 46, "#3d1f5c") + moved(path(STAR_PATH, GOLD), MIDDLE_X, MIDDLE_Y + 2, 0.72)
    beads = [(math.cos(math.pi * bead / 10), math.sin(math.pi * bead / 10)) for bead in range(20)]
    ring = disc(MIDDLE_X, MIDDLE_Y, 64, "#5a3285")
    ring += "".join(disc(MIDDLE_X + 57 * x, MIDDLE_Y + 57 * y, 3, GOLD) for x, y in beads)
    return _panel("#3d1f5c", "#cdb2ea") + path("".join(rays), "#8a58bd") + ring + star


def _weave() -> str:
    """A basket weave of night blue and gold thread."""
    columns, rows = 6, 9
    wide, high = WIDE / columns, HIGH / rows
    strands: dict[str, list[str]] = {"#3a4b60": [], GOLD: []}
    for row in range(rows):
        for column in range(columns):
            x, y = LEFT + column * wide, TOP + row * high
            for stripe in range(3):
                if (row + column) % 2:
                    a, b, w, h = x + 2, y + 3 + stripe * (high - 4) / 3, wide - 4, (high - 4) / 3 - 3
                else:
                    a, b, w, h = x + 3 + stripe * (wide - 4) / 3, y + 2, (wide - 4) / 3 - 3, high - 4
                colour = GOLD if stripe == 1 else "#3a4b60"
                strands[colour].append(f"M{a:.1f} {b:.1f}h{w:.1f}v{h:.1f}h{-w:.1f}Z")
    return _panel(INK, "#8796a8") + "".join(path("".join(shapes), colour) for colour, shapes in strands.items())


def backs() -> dict[str, str]:
    """Every back by part name; the card's own edge and paper are the face's."""
    drawn = {"lozenges": _lozenges(), "scales": _scales(), "stairs": _stairs(), "rays": _rays(), "weave": _weave()}
    return {f"back-{name}": content for name, content in drawn.items()}
