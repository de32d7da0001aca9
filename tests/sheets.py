"""Contact sheets of the screens, to be looked at: ``python -m tests.sheets OUT``, about forty pictures.

All screens in German in the smallest window, all screens in each language and in each theme, the table with two, four
and six seats, and a few as people with a colour-vision deficiency see them.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from scala40 import paths
from scala40.texts.pages import LANGUAGE_NAMES
from scala40.views.cards.art import CardArt
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from tests.colour_vision import DEFICIENCIES, picture_seen
from tests.matrix import FULLNESS, LOOKS
from tests.pictures import CHAPTERS, PAGES, TABLE_SCREENS, QuietDesk, Show, application, settle

SMALL, USUAL = QSize(1024, 576), QSize(1280, 800)
COLUMNS = 3
LINES = 4
"""Pictures on a sheet: three beside each other, four lines."""
WIDE = 640
"""The width of a picture on a sheet in pixels."""
SCREENS: dict[str, Show] = {**PAGES, **dict(list(CHAPTERS.items())[::6]), **TABLE_SCREENS}
SEEN_OTHERWISE = ("table_opening", "table_refusal", "4 seats, long hand, 12 melds", "round_end")


def shots(
    screens: Mapping[str, Show], language: str, look: str, size: QSize, speaking: Languages
) -> Iterator[tuple[str, QImage]]:
    """A picture of each of these screens, with its name."""
    made = application()
    speaking.use(language)
    for name, show in screens.items():
        desk = QuietDesk()
        desk.settings.change(**LOOKS[look])
        window = MainWindow(desk, speaking, CardArt())
        window.resize(size)
        window.show()
        show(window, desk)
        settle(made)
        yield name, window.grab().toImage()
        window.close()
        window.deleteLater()
        made.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def sheets(pictures: Sequence[tuple[str, QImage]]) -> Iterator[QImage]:
    """The pictures in rows, each under its name, on as many sheets as they need."""
    size = pictures[0][1].size().scaled(WIDE, 10_000, Qt.AspectRatioMode.KeepAspectRatio)
    step = QSize(size.width() + 12, size.height() + 30)
    for first in range(0, len(pictures), COLUMNS * LINES):
        here = pictures[first : first + COLUMNS * LINES]
        lines = -(-len(here) // COLUMNS)
        sheet = QImage(COLUMNS * step.width() + 12, lines * step.height() + 12, QImage.Format.Format_RGB32)
        sheet.fill(Qt.GlobalColor.white)
        with QPainter(sheet) as painter:
            for place, (name, picture) in enumerate(here):
                line, column = divmod(place, COLUMNS)
                corner = QPoint(12 + column * step.width(), 8 + line * step.height())
                painter.setPen(Qt.GlobalColor.black)
                painter.drawText(corner + QPoint(0, 14), name)
                small = picture.scaled(
                    size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
                )
                painter.drawImage(QRect(corner + QPoint(0, 20), small.size()), small)
        yield sheet


def all_sheets(speaking: Languages) -> Iterator[tuple[str, Sequence[tuple[str, QImage]]]]:
    """Each set of pictures that is to be looked at, by its name."""
    yield "de_1024", list(shots(SCREENS, "de", "felt", SMALL, speaking))
    for language in LANGUAGE_NAMES:
        if language != "de":
            yield f"{language}_1280", list(shots(SCREENS, language, "felt", USUAL, speaking))
    for look in ("night", "light", "contrast", "comfort 150"):
        yield f"{look.replace(' ', '_')}_1280", list(shots(SCREENS, "it", look, USUAL, speaking))
    for name, size in (("1024", SMALL), ("1280", USUAL), ("1920", QSize(1920, 1080))):
        yield f"seats_{name}", list(shots(FULLNESS, "de", "felt", size, speaking))
    known = {**SCREENS, **FULLNESS}
    plain = list(shots({name: known[name] for name in SEEN_OTHERWISE}, "en", "felt", SMALL, speaking))
    yield (
        "colour_vision",
        [(f"{name}, {kind}", picture_seen(picture, kind)) for kind in DEFICIENCIES for name, picture in plain],
    )


def main() -> int:
    """Do what the command line says; 0 when the sheets are made."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", help="only sets whose names begin so")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    made = 0
    with tempfile.TemporaryDirectory() as folder:
        paths.use_data_dir(folder)
        for name, pictures in all_sheets(Languages()):
            if wanted.only and not name.startswith(wanted.only):
                continue
            for number, sheet in enumerate(sheets(pictures), 1):
                sheet.save(str(wanted.out / f"{name}_{number:02}.png"))
                made += 1
            print(f"{name}: {len(pictures)} screens", flush=True)
    print(f"{made} sheets")
    return 0


if __name__ == "__main__":
    sys.exit(main())
