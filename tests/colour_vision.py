"""Pictures as people with a colour-vision deficiency see them.

The matrices follow from H. Brettel, F. Viénot and J. D. Mollon, "Computerized simulation of color appearance for
dichromats", J. Opt. Soc. Am. A 14 (1997), with the cone responses to the phosphors and the linear RGB of F. Viénot,
H. Brettel and J. D. Mollon, "Digital video colourmaps for checking the legibility of displays by dichromats", Color
Research and Application 24 (1999): the missing cone's response is the one that lies, with those of the two others, on
the plane through black, white and a colour that such eyes see as everybody does.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

from PySide6.QtGui import QColor, QImage

Deficiency = Literal["protan", "deutan", "tritan"]
DEFICIENCIES: Final[tuple[Deficiency, ...]] = ("protan", "deutan", "tritan")
Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

LMS: Final[Matrix] = (
    (17.8824, 43.5161, 4.11935),
    (3.45565, 27.1554, 3.86714),
    (0.0299566, 0.184309, 1.46709),
)
"""Cone responses (long, middle, short) to linear red, green and blue (Viénot 1999, equation 4)."""
WHITE: Final[Vector] = (1.0, 1.0, 1.0)
ANCHORS: Final[dict[Deficiency, Vector]] = {
    "protan": (0.0, 0.0, 1.0),
    "deutan": (0.0, 0.0, 1.0),
    "tritan": (1.0, 0.0, 0.0),
}
"""The second colour of the plane, as linear RGB: blue where red and green are mixed up (Viénot 1999), and red where
blue and green are, which stands for Brettel's 660 nm."""
MISSING: Final[dict[Deficiency, int]] = {"protan": 0, "deutan": 1, "tritan": 2}


def times(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> Vector:
    """A matrix times a column."""
    first, second, third = (sum(one * other for one, other in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a matrix of three by three, by its cofactors."""
    (a, b, c), (d, e, f), (g, h, i) = matrix
    whole = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    rows = (
        (e * i - f * h, c * h - b * i, b * f - c * e),
        (f * g - d * i, a * i - c * g, c * d - a * f),
        (d * h - e * g, b * g - a * h, a * e - b * d),
    )
    return tuple(tuple(value / whole for value in row) for row in rows)  # type: ignore[return-value]


@cache
def seen_by(deficiency: Deficiency) -> Matrix:
    """What such eyes make of linear RGB, as linear RGB."""
    white, anchor = times(LMS, WHITE), times(LMS, ANCHORS[deficiency])
    lost = MISSING[deficiency]
    one, other = (place for place in range(3) if place != lost)
    # The missing response as a sum of the two others, right for white and for the anchor.
    whole = white[one] * anchor[other] - white[other] * anchor[one]
    share_one = (white[lost] * anchor[other] - white[other] * anchor[lost]) / whole
    share_other = (white[one] * anchor[lost] - white[lost] * anchor[one]) / whole
    projection = [[float(row == column) for column in range(3)] for row in range(3)]
    projection[lost] = [0.0, 0.0, 0.0]
    projection[lost][one], projection[lost][other] = share_one, share_other
    columns = [times(inverse(LMS), times(projection, times(LMS, unit))) for unit in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]
    return tuple(tuple(column[row] for column in columns) for row in range(3))  # type: ignore[return-value]


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _coded(part: float) -> float:
    within = min(1.0, max(0.0, part))
    return within * 12.92 if within <= 0.0031308 else 1.055 * within ** (1 / 2.4) - 0.055


@cache
def colour_seen(rgb: int, deficiency: Deficiency) -> int:
    """A colour as such eyes see it; both as 0xaarrggbb."""
    colour = QColor.fromRgba(rgb)
    parts = [_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF())]
    red, green, blue = (round(_coded(part) * 255) for part in times(seen_by(deficiency), parts))
    return QColor(red, green, blue, colour.alpha()).rgba()


def picture_seen(picture: QImage, deficiency: Deficiency) -> QImage:
    """A picture as such eyes see it."""
    made = picture.convertToFormat(QImage.Format.Format_ARGB32)
    for y in range(made.height()):
        for x in range(made.width()):
            made.setPixel(x, y, colour_seen(made.pixel(x, y), deficiency))
    return made
