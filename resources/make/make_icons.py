"""Write the program's icon in all its sizes and the small line icons of buttons and plates: resources/icons.

Run by hand with PySide6, fontTools and Debian's fonts-inter installed; the results are committed.
"""

from __future__ import annotations

import os
import struct
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from fontTools.ttLib import TTFont
from make_cards import TEN_FONT, text_path
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from shapes import CARD, INK, RED, RESOURCES, SUIT_PATHS, box, moved, path

ICONS = RESOURCES / "icons"
PNG_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# Apple's names for picture sizes in an .icns file.
ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}

# On 24 by 24 units, drawn as lines 2 wide with round ends; what follows "fill:" is filled instead.
LINE_ICONS = {
    "undo": "M9 5L4 10L9 15M4 10H14.5A5 5 0 0 1 14.5 20H9",
    "redo": "M15 5L20 10L15 15M20 10H9.5A5 5 0 0 0 9.5 20H15",
    "sort-runs": "M4 19V15M9.3 19V11.5M14.6 19V8M20 19V4.5",
    "sort-sets": "M4 4.5H10V10.5H4ZM4 13.5H10V19.5H4ZM14 4.5H20V10.5H14ZM14 13.5H20V19.5H14Z",
    "sort": "M7 4V20M7 20L3.5 16.5M7 20L10.5 16.5M17 20V4M17 4L13.5 7.5M17 4L20.5 7.5",
    "hint": "M9.5 18H14.5M10.5 21.5H13.5M12 2.5A6.5 6.5 0 0 0 8 14C9 14.8 9.5 15.5 9.5 17.5H14.5"
    "C14.5 15.5 15 14.8 16 14A6.5 6.5 0 0 0 12 2.5Z",
    "chevron-down": "M5 9L12 16L19 9",
    "chevron-up": "M5 15L12 8L19 15",
    "chevron-left": "M15 5L8 12L15 19",
    "chevron-right": "M9 5L16 12L9 19",
    "dealer": "M12 2.5A9.5 9.5 0 1 0 12.01 2.5Z|fill:M7.6 9.6L12.6 7L16 14.4L11 17Z",
    "direction": "M4.5 14.5A8 8 0 0 1 19 9.5M19.5 4.5V10H14",
    "arrow-right": "M4 12H19M13 6L19 12L13 18",
    "arrow-left": "M20 12H5M11 6L5 12L11 18",
    "tick": "M4.5 12.5L9.5 17.5L19.5 6.5",
    "close": "M6 6L18 18M18 6L6 18",
    "menu": "M4 6.5H20M4 12H20M4 17.5H20",
    "plus": "M12 5V19M5 12H19",
    "pin": "M9 4H15L14.5 10L17.5 13.5H6.5L9.5 10ZM12 13.5V20.5",
    "reshuffle": "M4 12A8 8 0 0 1 18 6.7L20 9M20 4V9H15M20 12A8 8 0 0 1 6 17.3L4 15M4 20V15H9",
    "clock": "M12 3A9 9 0 1 0 12.01 3ZM12 7.5V12L15.2 14",
    "sound": "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A8 8 0 0 1 18 17.5",
    "sound-off": "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM16 9.5L21 14.5M21 9.5L16 14.5",
    "settings": "M4 7H12M17.5 7H20M4 17H6.5M12 17H20"
    "M14.7 4.5A2.5 2.5 0 1 0 14.71 4.5ZM9.2 14.5A2.5 2.5 0 1 0 9.21 14.5Z",
    "globe": "M12 3A9 9 0 1 0 12.01 3ZM3 12H21M12 3C7.5 8 7.5 16 12 21C16.5 16 16.5 8 12 3Z",
    "person": "M12 4A4 4 0 1 0 12.01 4ZM4.5 20.5C5 16 8 14 12 14C16 14 19 16 19.5 20.5",
    "people": "M9 4.5A3.6 3.6 0 1 0 9.01 4.5ZM2.5 19.5C3 15.5 5.5 14 9 14C12.5 14 15 15.5 15.5 19.5"
    "M16 5A3.3 3.3 0 0 1 16 11.4M18 14.4C20 15.1 21.2 16.8 21.5 19.5",
    "computer": "M3.5 5H20.5V16H3.5ZM9 20H15M12 16V20",
    "network": "M4 9.5A11.5 11.5 0 0 1 20 9.5M7 13A7 7 0 0 1 17 13|fill:M12 15A2.2 2.2 0 1 0 12.01 15Z",
    "book": "M12 6C10 4.5 7 4 3.5 4.2V18.2C7 18 10 18.5 12 20C14 18.5 17 18 20.5 18.2V4.2C17 4 14 4.5 12 6ZM12 6V20",
    "learn": "M2.5 9.5L12 5L21.5 9.5L12 14ZM6.5 11.6V16.5C9.5 19 14.5 19 17.5 16.5V11.6M21.5 9.5V15",
    "puzzle": "M4 8H8.2A2.3 2.3 0 1 1 12.3 8H16V12.2A2.3 2.3 0 1 1 16 16.3V20H4Z",
    "chart": "M4 4V20H20M8.5 16V12M13 16V7.5M17.5 16V10",
    "trophy": "M7 4H17V9.5A5 5 0 0 1 7 9.5ZM7 6H3.5C3.5 9 5 11 7.4 11"
    "M17 6H20.5C20.5 9 19 11 16.6 11M12 14.5V19M8 20H16",
    "saved": "M5 4H16L19.5 7.5V20H5ZM8.5 4V9H15V4M8.5 20V14H16V20",
    "eye": "M2.5 12C5 7.5 8.3 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12Z"
    "M12 9A3 3 0 1 0 12.01 9Z",
    "play": "fill:M7 4.5L19.5 12L7 19.5Z",
    "pause": "fill:M6.5 5H10.5V19H6.5ZM13.5 5H17.5V19H13.5Z",
    "step-forward": "M18 5V19|fill:M5.5 5L15 12L5.5 19Z",
    "step-back": "M6 5V19|fill:M18.5 5L9 12L18.5 19Z",
    "warning": "M12 4L21.5 20H2.5ZM12 10V14.5M12 17.2V17.3",
    "info": "M12 3A9 9 0 1 0 12.01 3ZM12 11V16.5M12 7.5V7.6",
    "search": "M10.5 4A6.5 6.5 0 1 0 10.51 4ZM15.5 15.5L20.5 20.5",
}


def _icon_card(digit: str, suit: str, colour: str, digit_font: TTFont) -> str:
    """One of the icon's two cards, round its middle."""
    return (
        box(-100, -142, 200, 290, "#000000", 24).replace("/>", ' fill-opacity="0.22"/>')
        + box(-100, -150, 200, 290, CARD, 24)
        + moved(path(text_path(digit, digit_font, most=112), colour), 0, -62, 1.3)
        + moved(path(SUIT_PATHS[suit], colour), 0, 75, 0.86)
    )


def program_icon() -> str:
    """Two cards on felt that read 40."""
    font = TTFont(TEN_FONT)
    felt = (
        '<defs><radialGradient id="felt" cx="0.5" cy="0.4" r="0.75"><stop offset="0" stop-color="#2f8460"/>'
        '<stop offset="1" stop-color="#164a37"/></radialGradient></defs>'
        '<rect x="16" y="16" width="480" height="480" rx="108" ry="108" fill="url(#felt)"/>'
    )
    four = moved(_icon_card("4", "hearts", RED, font), 164, 268, 1.0, -8)
    nought = moved(_icon_card("0", "spades", INK, font), 340, 260, 1.0, 8)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{felt}{four}{nought}</svg>\n'


def png(svg: str, size: int) -> bytes:
    """The icon as PNG; drawn large and brought down, which keeps thin parts at 16 points."""
    factor = 4 if size < 64 else 1
    image = QImage(size * factor, size * factor, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(image.rect()))
    if factor > 1:
        image = image.scaled(size, size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon that holds the PNG pictures as they are."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    entries, body = b"", b""
    for size, picture in pictures.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at + len(body))
        body += picture
    return head + entries + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon that holds the PNG pictures as they are."""
    body = b"".join(
        ICNS_TYPES[size] + struct.pack(">I", len(picture) + 8) + picture for size, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def line_icon(shape: str) -> str:
    """A line icon in the current colour."""
    drawn = []
    for part in shape.split("|"):
        if part.startswith("fill:"):
            drawn.append(f'<path d="{part.removeprefix("fill:")}" fill="currentColor"/>')
        else:
            drawn.append(
                f'<path d="{part}" fill="none" stroke="currentColor" stroke-width="2" '
                'stroke-linecap="round" stroke-linejoin="round"/>'
            )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{"".join(drawn)}</svg>\n'


def write(file: Path, text: str) -> None:
    """Write a text file with the same bytes on every system."""
    file.write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    """Write all icons."""
    application = QGuiApplication([])
    ICONS.mkdir(exist_ok=True)
    svg = program_icon()
    write(ICONS / "scala40.svg", svg)
    for size in PNG_SIZES:
        (ICONS / f"scala40-{size}.png").write_bytes(png(svg, size))
    (ICONS / "scala40.ico").write_bytes(ico({size: png(svg, size) for size in ICO_SIZES}))
    (ICONS / "scala40.icns").write_bytes(icns({size: png(svg, size) for size in ICNS_TYPES}))
    for name, shape in LINE_ICONS.items():
        write(ICONS / f"{name}.svg", line_icon(shape))
    application.shutdown()


if __name__ == "__main__":
    main()
