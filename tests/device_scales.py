"""C-32: moves a window with the fullest table from screen to screen, each of another device scale, and looks at it.

    python -m tests.device_scales [SCALE ...]

Prints what is wrong, a line each, and ends with 1 where anything is. A process of its own: Qt reads its screens once.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scala40.engine.rules import STANDARD
from scala40.views.cards.art import CardArt
from scala40.views.cards.card_widget import CardWidget
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.table.table_page import TablePage
from scala40.views.window_place import SMALLEST
from tests.looking import cut, looked_at, overlapping, painted_badly
from tests.pictures import QuietDesk, application, settle
from tests.tables import NAMES, sit_at

SCALES = (1.0, 1.25, 1.5, 1.75, 2.0, 3.0)
LEAST_HAND_CARD = 66
"""A card of the hand that is narrower, in logical pixels, has an index that is hard to read."""
HAND = "AC 2C 3D 4H 5S 6C 7D 8H 9S TC JD QH KS *2"
OTHERS = ("7S' 8S'", "8H' 9H'", "9D' TD'", "TC' JC'", "JS' QH'")
MELDS = ("QS' KS' AS'", "7C' 7S 7H'", "5D' 6D' *1=7D 8D'", "JC QC KC")


def screens_file(folder: Path, scales: Sequence[float]) -> Path:
    """Screens beside each other, as Qt's platform without a screen reads them; each has room for the window."""
    wide, screens = 0, []
    for number, scale in enumerate(scales):
        size = {"width": round(1400 * scale), "height": round(900 * scale)}
        screens.append({"name": f"S{number}", "x": wide, "y": 0, **size, "logicalDpi": round(96 * scale), "dpr": 1})
        wide += size["width"]
    file = folder / "screens.json"
    file.write_text(json.dumps({"screens": [{**screen, "logicalBaseDpi": 96} for screen in screens]}))
    return file


def troubles(window: MainWindow, page: TablePage, scale: float) -> Iterator[str]:
    """All that is wrong with the table on a screen of this scale."""
    if abs(page.devicePixelRatioF() - scale) > 0.01:
        yield f"the page believes in a scale of {page.devicePixelRatioF()}"
    yield from cut(window)
    yield from overlapping(window)
    yield from painted_badly(looked_at(window), frozenset(NAMES))
    if page.hand.widgets[0].card_width < LEAST_HAND_CARD:
        yield f"cards of the hand are {page.hand.widgets[0].card_width} wide"
    seen = window.grab().toImage()
    for card in page.findChildren(CardWidget):
        if card.isVisible() and card.card is not None:
            yield from _unsharp(window, card, seen, scale)
    yield from _clicks(window, page)


def _unsharp(window: MainWindow, card: CardWidget, seen: QImage, scale: float) -> Iterator[str]:
    """A card whose strip, which no other card covers, is not drawn dot by dot as it would be on paper."""
    made = card.picture().toImage()
    wanted = round(card.width() * scale)
    if abs(made.width() - wanted) > 1:
        yield f"{card.accessibleName()}: its picture has {made.width()} dots for {wanted}"
        return
    body = card.body()
    strip = QRect(body.topLeft() - card.pos() + QPoint(2, 6), QSize(12, 24))
    corner = card.mapTo(window, QPoint())
    left, top = round(corner.x() * scale), round(corner.y() * scale)
    dots = [
        (x, y)
        for x in range(round(strip.left() * scale), round(strip.right() * scale))
        for y in range(round(strip.top() * scale), round(strip.bottom() * scale))
    ]
    # Where a card begins between two dots, either may be the first.
    worst = min(
        sum(made.pixelColor(x, y) != seen.pixelColor(left + x + dx, top + y + dy) for x, y in dots)
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
    )
    if worst > len(dots) * 0.02:
        yield f"{card.accessibleName()}: {worst} of {len(dots)} dots are not those of its picture"


def _clicks(window: MainWindow, page: TablePage) -> Iterator[str]:
    """Cards of the hand that do not react where they are seen; pressed at the left and the right end of each strip."""
    cards = page.hand.widgets
    for right in (False, True):
        for number, card in enumerate(cards):
            body = card.body()
            last = number + 1 == len(cards)
            x = (body.right() - 3 if last else cards[number + 1].body().left() - 3) if right else body.left() + 3
            point = page.hand.mapTo(window, QPoint(x, body.center().y()))
            before = page.game.hand.selected()
            QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=point)
            changed = set(before) ^ set(page.game.hand.selected())
            if changed != {card.card}:
                yield f"a click on {card.accessibleName()} at {point.toTuple()} changed {changed}"
        page.game.hand.clear_selection()
        QTest.qWait(QApplication.doubleClickInterval() + 50)


def go_to(window: MainWindow, screen: QScreen) -> None:
    """Let the window move to a screen, as a player drags it there."""
    handle = window.windowHandle()
    handle.setScreen(screen)
    window.move(screen.geometry().topLeft() + QPoint(20, 20))
    window.resize(SMALLEST)
    QTest.qWait(50)


def look(scales: Sequence[float]) -> list[str]:
    """What is wrong at these scales, one after the other in one window."""
    app = application()
    speaking = Languages()
    speaking.use("de")
    desk = QuietDesk()
    desk.settings.change(knows_the_game=True, player_name="Anna")
    window = MainWindow(desk, speaking, CardArt())
    window.resize(SMALLEST)
    window.show()
    owners = (1, 2, 3, 5)
    rules, totals = replace(STANDARD, max_players=6), (39, 100, 52, 23, 88, 7)
    sit_at(window, [HAND, *OTHERS], MELDS, owners, opened=[True] * 6, rules=rules, totals=totals, discards="2D' 3S'")
    page = window.current_page()
    assert isinstance(page, TablePage)
    found = []
    for screen, scale in zip(app.screens(), scales, strict=True):
        go_to(window, screen)
        settle(app)
        found += [f"{scale:g}: {what}" for what in troubles(window, page, scale)]
    large = app.font()
    large.setPixelSize(2 * large.pixelSize())
    app.setFont(large)
    settle(app)
    found += [f"large letters of the system: {what}" for what in troubles(window, page, scales[-1])]
    window.close()
    return found


def main(words: Sequence[str]) -> int:
    """Do what the command line says; 1 where anything is wrong."""
    scales = [float(word) for word in words] or list(SCALES)
    with tempfile.TemporaryDirectory() as folder:
        file = screens_file(Path(folder), scales)
        QApplication(["scala40", "-platform", f"offscreen:configfile={file}"])
        found = look(scales)
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
