"""Write the bundled fonts: subsets of Inter, and our own font of suits and star from the shapes on the cards.

Run by hand with fontTools and Debian's fonts-inter installed; the results in resources/fonts are committed.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import ControlBoundsPen
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from shapes import RESOURCES, STAR_PATH, SUIT_PATHS

INTER = Path("/usr/share/fonts/opentype/inter")
INTER_LICENCE = Path("/usr/share/doc/fonts-inter/copyright")
FONTS = RESOURCES / "fonts"
WEIGHTS = ("Regular", "SemiBold", "Bold")

# Latin of all four languages and their neighbours, punctuation, currency, arrows, keys, operators and simple marks.
# The heart and the star are missing on purpose: they come from our own font, like the other suits.
RANGES = ((0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x2C6, 0x2DD), (0x2009, 0x2044), (0x2190, 0x2199))
SINGLE = "ẞ€№−×÷≤≥≠≈∞½¼¾⅓⅔✓⌘⌥⇧⌃⌫↵⏎●○▲▼◀▶"
OURS = {
    "spade": (0x2660, SUIT_PATHS["spades"]),
    "heart": (0x2665, SUIT_PATHS["hearts"]),
    "diamond": (0x2666, SUIT_PATHS["diamonds"]),
    "club": (0x2663, SUIT_PATHS["clubs"]),
    "star": (0x2605, STAR_PATH),
    "triangleup": (0x25B4, "M0 -22L26 22L-26 22Z"),
    "triangleright": (0x25B8, "M22 0L-22 26L-22 -26Z"),
    "triangledown": (0x25BE, "M0 22L-26 -22L26 -22Z"),
    "triangleleft": (0x25C2, "M-22 0L22 -26L22 26Z"),
}
SMALL = 0.72
BEARING = 0.07


def subset_inter(weight: str) -> TTFont:
    """Write one weight of Inter, cut down; its name stays, since Inter reserves none."""
    font = TTFont(INTER / f"Inter-{weight}.otf")
    options = Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "case", "tnum", "frac"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14, 16, 17]
    options.hinting = False
    options.desubroutinize = False
    wanted = {code for first, last in RANGES for code in range(first, last + 1)} | {ord(letter) for letter in SINGLE}
    cutter = Subsetter(options)
    cutter.populate(unicodes=wanted - {code for code, _ in OURS.values()})
    cutter.subset(font)
    font.save(FONTS / f"Inter-{weight}.otf")
    return font


def suits_font(inter: TTFont) -> None:
    """Write "Scala 40 Suits": every sign as high as Inter's capitals, with Inter's line height."""
    units, capital = inter["head"].unitsPerEm, inter["OS/2"].sCapHeight
    ascent, descent = inter["hhea"].ascent, inter["hhea"].descent
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    metrics = {".notdef": (units // 2, 0)}
    for name, (_, shape) in OURS.items():
        drawn = RecordingPen()
        parse_path(shape, drawn)
        bounds = ControlBoundsPen(None)
        drawn.replay(bounds)
        left, top, right, bottom = bounds.bounds
        high = capital * (SMALL if name.startswith("triangle") else 1.0)
        scale = high / (bottom - top if not name.startswith("triangle") else 52)
        side = round(BEARING * capital)
        lift = capital / 2 + (top + bottom) / 2 * scale
        pen = TTGlyphPen(None)
        placed = Transform(scale, 0, 0, -scale, side - left * scale, lift)
        drawn.replay(TransformPen(Cu2QuPen(pen, max_err=1.0), placed))
        glyphs[name] = pen.glyph()
        metrics[name] = (round((right - left) * scale) + 2 * side, side)
    builder = FontBuilder(units, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({code: name for name, (code, _) in OURS.items()})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(metrics)
    builder.setupHorizontalHeader(ascent=ascent, descent=descent)
    family = "Scala 40 Suits"
    builder.setupNameTable(
        {
            "copyright": "The Scala 40 authors",
            "familyName": family,
            "styleName": "Regular",
            "uniqueFontIdentifier": "Scala40Suits-Regular",
            "fullName": family,
            "version": "Version 1.0",
            "psName": "Scala40Suits-Regular",
            "licenseDescription": "SIL Open Font License, Version 1.1",
        }
    )
    builder.setupOS2(
        sTypoAscender=ascent, sTypoDescender=descent, usWinAscent=ascent, usWinDescent=-descent, sCapHeight=capital
    )
    builder.setupPost()
    # A fixed date, so that the same shapes give the same file.
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    builder.save(FONTS / "Scala40Suits.ttf")


def write_licence(inter: TTFont) -> None:
    """Write the licence of all fonts in the folder, with Inter's own copyright line."""
    text = INTER_LICENCE.read_text(encoding="utf-8")
    body = text[text.index("\n PREAMBLE") : text.index("License: Apache-2.0")]
    lines = ["" if row.strip() == "." else row[1:] for row in body.strip("\n").splitlines()]
    head = [
        f"Inter-*.otf: {inter['name'].getDebugName(0)} (https://github.com/rsms/inter),",
        "cut down to the characters that the program needs. No reserved font name.",
        "Scala40Suits.ttf: Copyright © the Scala 40 authors. No reserved font name.",
        "",
        "These fonts are licensed under the SIL Open Font License, Version 1.1, below.",
        "It is also found, with questions and answers, at https://openfontlicense.org",
        "",
        "SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007",
        "",
    ]
    (FONTS / "OFL.txt").write_text("\n".join(head + lines).rstrip() + "\n", encoding="utf-8", newline="\n")


def main() -> None:
    """Write all fonts and their licence."""
    FONTS.mkdir(exist_ok=True)
    written = [subset_inter(weight) for weight in WEIGHTS]
    suits_font(TTFont(INTER / "Inter-Regular.otf"))
    write_licence(written[0])


if __name__ == "__main__":
    main()
