"""The icons: the program's own in all sizes and containers, and line icons that take any colour."""

from __future__ import annotations

import struct
import zlib

import pytest
from PySide6.QtGui import QColor

from scala40 import paths
from scala40.views.icons import line_icon, program_icon

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = sorted(file.stem for file in (paths.resources() / "icons").glob("*.svg") if file.stem != "scala40")


def test_the_program_icon_has_every_size_that_task_bars_ask_for() -> None:
    sizes = {size.width() for size in program_icon().availableSizes()}
    assert {16, 24, 32, 48, 64, 128, 256, 512} <= sizes


@pytest.mark.parametrize("name", NAMES)
def test_a_line_icon_is_drawn_in_the_colour_asked_for_and_nothing_else(name: str) -> None:
    image = line_icon(name, "#f2c14e", 24, 2.0).toImage()
    colours = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    drawn = [colour for colour in colours if colour.alpha() == 255]
    assert 60 < len(drawn) < len(colours) / 2
    assert all(colour == QColor("#f2c14e") for colour in drawn)
    # Nothing touches the edge, so nothing is cut off.
    edge = [image.pixelColor(x, y).alpha() for x in range(48) for y in (0, 47)]
    edge += [image.pixelColor(x, y).alpha() for y in range(48) for x in (0, 47)]
    assert max(edge) == 0


def test_a_line_icon_keeps_its_size_at_any_ratio() -> None:
    for dpr in (1.0, 1.5, 2.0):
        picture = line_icon("undo", "#ffffff", 20, dpr)
        assert picture.width() == round(20 * dpr)
        assert picture.devicePixelRatio() == dpr


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        line_icon("no such icon", "#ffffff", 20, 1.0)


def png_size(picture: bytes) -> tuple[int, int]:
    """The size a PNG names, once its header's checksum has been found right."""
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert zlib.crc32(picture[12:29]) == struct.unpack(">I", picture[29:33])[0]
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def test_the_windows_icon_holds_the_pictures_that_it_lists() -> None:
    file = (paths.resources() / "icons" / "scala40.ico").read_bytes()
    reserved, kind, count = struct.unpack("<HHH", file[:6])
    assert (reserved, kind) == (0, 1)
    sizes = []
    for entry in range(count):
        width, height, _, _, _, bits, length, at = struct.unpack("<BBBBHHII", file[6 + 16 * entry : 22 + 16 * entry])
        assert bits == 32
        assert png_size(file[at : at + length]) == (width or 256, height or 256)
        sizes.append(width or 256)
    assert {16, 32, 48, 256} <= set(sizes)


def test_the_macos_icon_holds_the_pictures_that_it_lists() -> None:
    file = (paths.resources() / "icons" / "scala40.icns").read_bytes()
    assert file[:4] == b"icns"
    assert struct.unpack(">I", file[4:8])[0] == len(file)
    at, sizes = 8, []
    while at < len(file):
        length = struct.unpack(">I", file[at + 4 : at + 8])[0]
        sizes.append(png_size(file[at + 8 : at + length])[0])
        at += length
    assert sizes == [16, 32, 64, 128, 256, 512]
