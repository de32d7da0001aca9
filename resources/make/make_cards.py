"""Write the parts of which every card face and back is composed: resources/cards/*.svg.

Run by hand with fontTools and Debian's fonts-inter installed; the results are committed.
"""

from __future__ import annotations

from pathlib import Path

from backs import backs
from courts import court_halves, sashes
from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from jokers import joker_figure, joker_strip, stand_in_strip
from old_courts import old_court_parts
from shapes import CARD_HEIGHT, CARD_WIDTH, STAR_PATH, SUIT_INK, SUIT_PATHS, moved, path, write_sheet

INTER = Path("/usr/share/fonts/opentype/inter")
INDEX_FONT = INTER / "Inter-Bold.otf"
TEN_FONT = INTER / "Inter-ExtraBold.otf"
INDICES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "B", "D", "F", "R")
JOKER_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÁÄÉÍÑÓÖÚÜ"
# An index is 100 units high and centred on the origin; "10" is squeezed to this width.
TEN_WIDTH = 106.0
WIDEST = 96.0


def text_path(text: str, font: TTFont, *, tracking: float = 0.0, most: float = 0.0) -> str:
    """The text as one path with capitals 100 units high, centred on the origin, at most `most` units wide."""
    glyphs, names, metrics = font.getGlyphSet(), font.getBestCmap(), font["hmtx"]
    scale = 100.0 / font["OS/2"].sCapHeight
    placed, at = [], 0.0
    for letter in text:
        name = names[ord(letter)]
        placed.append((name, at))
        at += metrics[name][0] + tracking / scale
    bounds = BoundsPen(glyphs)
    for name, x in placed:
        glyphs[name].draw(TransformPen(bounds, Transform(1, 0, 0, 1, x, 0)))
    left, _, right, _ = bounds.bounds
    across = scale if not most or (right - left) * scale <= most else most / (right - left)
    middle = (left + right) / 2
    pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.1f}".rstrip("0").rstrip("."))
    for name, x in placed:
        glyphs[name].draw(TransformPen(pen, Transform(across, 0, 0, -scale, (x - middle) * across, 50)))
    return str(pen.getCommands())


def main() -> None:
    """Write all parts."""
    bold, extra = TTFont(INDEX_FONT), TTFont(TEN_FONT)
    indices = {}
    for index in INDICES:
        indices[f"index-{index}"] = path(text_path(index, bold, most=WIDEST), SUIT_INK)
    # Squeezed strokes get thin: the heavier weight makes up for it.
    indices["index-10"] = path(text_path("10", extra, tracking=-5, most=TEN_WIDTH), SUIT_INK)
    letters = {f"letter-{letter}": path(text_path(letter, bold), SUIT_INK) for letter in JOKER_LETTERS}
    write_sheet("indices.svg", indices, (140, 140), centred=True, columns=6)
    write_sheet("letters.svg", letters, (140, 150), centred=True, columns=9)

    suits = {f"suit-{suit}": path(shape, SUIT_INK) for suit, shape in SUIT_PATHS.items()}
    suits["star"] = path(STAR_PATH, SUIT_INK)
    suits["ace-of-spades"] = (
        path(SUIT_PATHS["spades"], SUIT_INK)
        + moved(path(SUIT_PATHS["spades"], "#fbfaf6"), 0, 3, 0.66)
        + moved(path(SUIT_PATHS["spades"], SUIT_INK), 0, 4, 0.58)
        + moved(path(text_path("40", extra, tracking=-4), "#fbfaf6"), 0, 10, 0.17)
    )
    write_sheet("suits.svg", suits, (120, 120), centred=True, columns=6)

    size = (CARD_WIDTH, CARD_HEIGHT)
    write_sheet("courts.svg", court_halves() | sashes(), size, centred=False, columns=6)
    write_sheet("old_courts.svg", old_court_parts(), size, centred=False, columns=6)
    joker = {
        "joker-figure": moved(joker_figure(), 155, 52),
        "joker-strip": joker_strip(),
        "stand-in-strip": stand_in_strip(128, 67.5),
        "stand-in-strip-big": stand_in_strip(186, 95),
    }
    write_sheet("joker.svg", joker, size, centred=False)
    write_sheet("backs.svg", backs(), size, centred=False, columns=5)


if __name__ == "__main__":
    main()
