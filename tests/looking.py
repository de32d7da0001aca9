"""Looks at a window as a careful reader does: words that are cut, words over words, English where another language is
spoken. Used by the tests of pages and by ``python -m tests.matrix``.
"""

from __future__ import annotations

import contextlib
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QTextLayout
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QMenuBar,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from scala40.views.cards.card_widget import CardWidget
from scala40.views.main_window import MainWindow
from scala40.views.pages.tile import Tile
from scala40.views.stills import Still
from scala40.views.table.melds_area import OwnerName
from scala40.views.table.melds_layout import STRIP
from scala40.views.table.piles import Pile
from scala40.views.table.table_page import TablePage

CATALOGUES = Path(__file__).resolve().parent.parent / "translations"
AIR = 1
"""Pixels that roundings may take."""


# Where things are


def place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def scrolled(widget: QWidget) -> QScrollArea | None:
    """The area that scrolls the widget, if there is one."""
    above = widget.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    return above


def room(widget: QWidget, window: QWidget) -> QRect:
    """Where the widget may lie: in the window, or as high as it likes where it can be scrolled into sight."""
    area = scrolled(widget)
    if area is None:
        return window.rect()
    content = place(area.widget(), window)
    seen = place(area.viewport(), window)
    return QRect(seen.left(), content.top(), seen.width(), content.height())


def in_sight(widget: QWidget, window: QWidget) -> QRect:
    """The part of the widget that is not scrolled away."""
    return widget.visibleRegion().boundingRect().translated(widget.mapTo(window, QPoint(0, 0)))


def panel_beside(page: TablePage) -> list[QWidget]:
    """The side panel, unless it lies over the felt on purpose, as it does where that is small."""
    return [page.panel] if not page.panel.geometry().intersects(page.felt.geometry()) else []


def layer(widget: QWidget) -> QWidget | None:
    """What lies over the table on purpose and holds the widget; None for the table itself and for every other page."""
    above: QWidget | None = widget
    while above is not None:
        page = above.parentWidget()
        if isinstance(page, TablePage):
            table = (page.felt, page.hand, page.stock, page.pile, *panel_beside(page))
            return None if above in table else above
        above = page
    return None


# Words that are cut


def cut(window: MainWindow) -> list[str]:
    """The words that do not fit into their widget, or reach out of the window."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or isinstance(widget, CardWidget):
            continue
        if isinstance(widget, QLabel) and widget.text():
            needed = widget.heightForWidth(widget.width()) if widget.wordWrap() else widget.sizeHint().height()
            narrow = not widget.wordWrap() and widget.sizeHint().width() > widget.width()
            broken = widget.minimumSizeHint().width() > widget.width()
            if needed > widget.height() or narrow or broken:
                found.append(f"{widget.text()} in {widget.size()}, needs {needed}")
        elif isinstance(widget, Tile):
            if widget.heightForWidth(widget.width()) > widget.height():
                found.append(f"tile {widget.title()}")
        elif isinstance(widget, QAbstractButton) and len(widget.text()) > 1:
            hint = widget.minimumSizeHint()
            if hint.width() > widget.width() or hint.height() > widget.height():
                found.append(f"{widget.text()} in {widget.size()}, needs {hint}")
        else:
            found += _cut_elsewhere(widget)
            continue
        if not room(widget, window).contains(place(widget, window)):
            found.append(f"{called(widget)} reaches out of its place")
    return found


def _cut_elsewhere(widget: QWidget) -> Iterator[str]:
    """Words in boxes, fields, lists and menu bars that do not fit."""
    metrics = QFontMetrics(widget.font())
    if isinstance(widget, QComboBox) and widget.currentText():
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        field = widget.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, widget)
        if metrics.horizontalAdvance(widget.currentText()) > field.width():
            yield f"{widget.currentText()} in a box of {field.width()}"
    elif isinstance(widget, QLineEdit):
        words = widget.text() or widget.placeholderText()
        if not widget.text() and metrics.horizontalAdvance(words) > widget.contentsRect().width():
            yield f"{words} in a field of {widget.width()}"
    elif isinstance(widget, QMenuBar):
        for entry in widget.actions():
            if entry.isVisible() and not widget.rect().contains(widget.actionGeometry(entry)):
                yield f"{entry.text()} in a menu bar of {widget.width()}"
    elif isinstance(widget, QAbstractScrollArea):
        bar = widget.horizontalScrollBar()
        if bar.maximum() > bar.minimum():
            yield f"{called(widget)} must be scrolled sideways"
        if isinstance(widget, QListView) and not widget.wordWrap() and widget.model() is not None:
            for row in range(widget.model().rowCount()):
                index = widget.model().index(row, widget.modelColumn())
                wide = widget.sizeHintForIndex(index).width()
                if not widget.isRowHidden(row) and wide > widget.viewport().width() and index.data():
                    yield f"{index.data()} in a list of {widget.viewport().width()}, needs {wide}"


def overlapping(window: MainWindow) -> list[str]:
    """Words that lie over each other, and parts of the table that do."""
    found = []
    shown = [
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and isinstance(widget, QLabel | QAbstractButton)
        and not isinstance(widget, Tile | CardWidget | Pile)
        and not widget.visibleRegion().isEmpty()
    ]
    places = [in_sight(widget, window) for widget in shown]
    layers = [layer(widget) for widget in shown]
    for number, one in enumerate(shown):
        for earlier, other in enumerate(shown[:number]):
            if layers[number] is not layers[earlier] or not places[number].intersects(places[earlier]):
                continue
            if not one.isAncestorOf(other) and not other.isAncestorOf(one):
                found.append(f"{called(one)} over {called(other)}")
    page = window.current_page()
    if isinstance(page, TablePage):
        found += _overlapping_parts(page)
    return found


def _overlapping_parts(page: TablePage) -> Iterator[str]:
    """The parts of the felt that lie over each other, and cards that reach out of theirs; shadows do not count."""
    parts = [*page.plates, page.melds, page.opening, page.hand, page.bar, *panel_beside(page)]
    places = [(part, place(part, page)) for part in parts if part.isVisible()]
    places += [(pile, pile.body()) for pile in (page.stock, page.pile)]
    for number, (one, where) in enumerate(places):
        for other, there in places[:number]:
            if where.intersects(there):
                yield f"{called(one)} over {called(other)}"
    if not all(page.hand.rect().contains(widget.resting()) for widget in page.hand.widgets):
        yield "cards reach out of the hand"
    yield from _covered_indices(page)


def _covered_indices(page: TablePage) -> Iterator[str]:
    """Melds may overlap like roof tiles; the indices of all their cards stay in sight."""
    room = place(page.melds, page)
    names = [place(name, page) for name in page.melds.findChildren(OwnerName) if name.isVisible()]
    lying = [(meld, [place_of(widget, page) for widget in meld.widgets]) for meld in page.melds.melds]
    above = page.melds.children()
    for meld, bodies in lying:
        later = [other for other, _ in lying if above.index(other) > above.index(meld)]
        covers = [body for other, there in lying if other in later for body in there] + names
        for number, body in enumerate(bodies):
            wide = bodies[1].left() - bodies[0].left() if number + 1 < len(bodies) else body.width()
            index = QRect(body.left(), body.top(), wide, int(body.height() * STRIP) - 1)
            if not room.contains(index):
                yield "an index reaches out of the place of the melds"
            if any(cover.intersects(index) for cover in covers):
                yield "an index lies under something"


def place_of(card: CardWidget, page: QWidget) -> QRect:
    """Where a card will rest, without its shadow."""
    body, owner = card.resting(), card.parentWidget()
    assert owner is not None
    return QRect(owner.mapTo(page, body.topLeft()), body.size())


def called(widget: QWidget) -> str:
    """A widget by its kind and its words."""
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else widget.accessibleName()
    return f"{type(widget).__name__} {text!r}"


# Words that are painted


class Painted(NamedTuple):
    """Words that a widget painted, where their ink lies (in the window), and how they were cut, if they were."""

    text: str
    widget: QWidget | None
    ink: QRectF
    trouble: str


def _ink(painter: QPainter, box: QRectF, flags: int, text: str) -> QRectF:
    """Where the ink of some words lies when they are painted into a box, in its coordinates."""
    metrics = QFontMetricsF(painter.font(), painter.device())
    used = metrics.boundingRect(box, flags, text)
    if "\n" in text or flags & Qt.TextFlag.TextWordWrap:
        return used
    tight = metrics.tightBoundingRect(text)
    base = used.top() + metrics.ascent()
    return QRectF(used.left(), base + tight.top(), used.width(), tight.height())


class Watch:
    """Everything that is painted while it looks on."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self.painted: list[Painted] = []
        self.shortened: list[tuple[str, str]] = []
        """Words that were shortened, and what was left of them."""

    def draw(self, painter: QPainter, *told: Any) -> None:
        match told:
            case (QRect() | QRectF() as box, flags, str(text), *_) if not hasattr(flags, "wrapMode"):
                box, flags = QRectF(box), int(flags)
            case (QPoint() | QPointF() as point, str(text)):
                metrics = QFontMetricsF(painter.font(), painter.device())
                corner = QPointF(point) - QPointF(0, metrics.ascent())
                box, flags = QRectF(corner.x(), corner.y(), metrics.horizontalAdvance(text), metrics.height()), 0
            case (QRect() | QRectF() as box, str(text), *_):
                box, flags = QRectF(box), int(Qt.TextFlag.TextWordWrap)
            case _:
                raise AssertionError(f"no such words are known: {told}")
        if not text.strip():
            return
        ink, trouble = _ink(painter, box, flags, text), ""
        over = (box.left() - ink.left(), ink.right() - box.right(), box.top() - ink.top(), ink.bottom() - box.bottom())
        if max(over) > AIR:
            trouble = f"{text!r} needs {ink.width():.0f}x{ink.height():.0f} in {box.width():.0f}x{box.height():.0f}"
        device = painter.device()
        widget = device if isinstance(device, QWidget) else None
        if widget is not None:
            there = painter.worldTransform().mapRect(ink)
            if not QRectF(widget.rect()).adjusted(-AIR, -AIR, AIR, AIR).contains(there):
                trouble = trouble or f"{text!r} reaches out of {called(widget)}"
            ink = there.translated(QPointF(widget.mapTo(self.window, QPoint(0, 0))))
        self.painted.append(Painted(text, widget, ink, trouble))

    def draw_laid_out(self, layout: QTextLayout, painter: QPainter, corner: QPointF) -> None:
        """Words with coloured suits, which are laid out before they are painted."""
        device = painter.device()
        if not layout.text().strip() or not isinstance(device, QWidget):
            return
        box = layout.boundingRect().translated(corner)
        lines = [layout.lineAt(number) for number in range(layout.lineCount())]
        box.setWidth(max(line.naturalTextWidth() for line in lines))
        there = painter.worldTransform().mapRect(box)
        trouble = ""
        if isinstance(device.parentWidget(), QAbstractItemView):
            # The row at the edge of a list is scrolled away in part, not cut: only its width counts.
            there = there.intersected(QRectF(there.left(), 0, there.width(), device.height()))
            if there.isEmpty():
                return
        if not QRectF(device.rect()).adjusted(-AIR, -AIR, AIR, AIR).contains(there):
            trouble = f"{layout.text()!r} reaches out of {called(device)}"
        ink = there.translated(QPointF(device.mapTo(self.window, QPoint(0, 0)))).adjusted(0, 2, 0, -2)
        if scrolled(device) is not None:
            # What is scrolled away lies over nothing.
            ink = ink.intersected(QRectF(in_sight(device, self.window)))
        self.painted.append(Painted(layout.text(), device, ink, trouble))


@contextlib.contextmanager
def watching(window: QWidget) -> Iterator[Watch]:
    """Look on while the window is painted."""
    watch, draw, elide, lay = Watch(window), QPainter.drawText, QFontMetrics.elidedText, QTextLayout.draw

    def drawn(painter: QPainter, *told: Any) -> Any:
        watch.draw(painter, *told)
        return draw(painter, *told)

    def elided(metrics: QFontMetrics, text: str, *told: Any) -> str:
        left = elide(metrics, text, *told)
        if left != text:
            watch.shortened.append((text, left))
        return left

    def laid_out(layout: QTextLayout, painter: QPainter, corner: QPointF, *told: Any) -> Any:
        watch.draw_laid_out(layout, painter, corner)
        return lay(layout, painter, corner, *told)

    QPainter.drawText, QFontMetrics.elidedText = drawn, elided  # type: ignore[method-assign]
    QTextLayout.draw = laid_out  # type: ignore[method-assign]
    # A picture that was kept would show its words to nobody.
    show, Still.show = Still.show, Still.show_live  # type: ignore[method-assign]
    try:
        yield watch
    finally:
        QPainter.drawText, QFontMetrics.elidedText = draw, elide  # type: ignore[method-assign]
        QTextLayout.draw = lay  # type: ignore[method-assign]
        Still.show = show  # type: ignore[method-assign]


def looked_at(window: MainWindow) -> Watch:
    """All words that the window paints."""
    with watching(window) as watch:
        window.grab()
    return watch


def painted_badly(watch: Watch, names: frozenset[str] = frozenset()) -> list[str]:
    """Painted words that are cut, shortened (players' `names` may be) or lie over each other."""
    found = [words.trouble for words in watch.painted if words.trouble]
    found += [f"{text!r} is shortened to {left!r}" for text, left in watch.shortened if not _of_names(text, names)]
    inside = [words for words in watch.painted if words.widget is not None]
    for number, one in enumerate(inside):
        for other in inside[:number]:
            common = one.ink.intersected(other.ink)
            if common.width() <= AIR or common.height() <= AIR or (one.ink == other.ink and one.text == other.text):
                continue
            assert one.widget is not None
            assert other.widget is not None
            if layer(one.widget) is layer(other.widget) and _both_in_sight(one.widget, other.widget):
                found.append(f"{one.text!r} over {other.text!r}")
    return found


def _of_names(text: str, names: frozenset[str]) -> bool:
    return any(name in text for name in names)


def _both_in_sight(one: QWidget, other: QWidget) -> bool:
    return not one.visibleRegion().isEmpty() and not other.visibleRegion().isEmpty()


# English left over

_PROPER = (
    "Scala Anna Marta Luca Elena Bruno Sofia Katharina Maximilian Obermayer Maria Carmen Giovambattista Friederike "
    "Bartholomäus Sundays Deutsch English Español Italiano Ctrl Shift Home Esc Return Enter Space Backspace Delete Del "
    "home anna local share scala log errors Joker Jokers Qt PySide Tab Left Right Down"
)
PROPER = frozenset(_PROPER.split(" "))
"""Words that no language changes."""
_QT = "Cancel Close Apply Discard Reset Retry Ignore Abort Help Yes Open Save Restore Defaults"
QT_WORDS = frozenset(_QT.split(" "))
"""What Qt itself writes on buttons while its own catalogue is missing."""
_WORD = re.compile(r"[^\W\d_]{3,}")
_PLACE = re.compile(r"\{[^{}]*\}|%n")
_TAG = re.compile(r"<[^<>]*>|\[([^\[\]]*)\]\([^()]*\)")


@cache
def english_words(language: str) -> frozenset[str]:
    """The words of our English sentences that none of their translations into this language has."""
    english: set[str] = set(QT_WORDS)
    translated: set[str] = set()
    for entry in ET.parse(CATALOGUES / f"scala40_{language}.ts").getroot().iter("message"):
        english |= _words(entry.findtext("source", ""))
        translation = entry.find("translation")
        assert translation is not None
        for text in translation.itertext():
            translated |= _words(text)
    lower = {word.lower() for word in translated}
    return frozenset(word for word in english if word.lower() not in lower) - PROPER


def _words(text: str) -> set[str]:
    return set(_WORD.findall(_PLACE.sub(" ", _TAG.sub(r" \1 ", text)).replace("&", "")))


def english(texts: Iterator[str], language: str) -> list[str]:
    """Those of the texts that hold an English word, in another language."""
    left = english_words(language)
    return sorted({f"{text[:60]!r} has {sorted(found)}" for text in texts if (found := _words(text) & left)})


def all_texts(window: MainWindow, watch: Watch) -> Iterator[str]:
    """Everything that the window shows, says or keeps ready to say."""
    yield window.windowTitle()
    yield from (words.text for words in watch.painted)
    for menu in window.findChildren(QMenu):
        yield menu.title()
        for entry in menu.actions():
            yield from (entry.text(), entry.statusTip(), entry.toolTip())
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.statusTip())
        for word in ("text", "title", "placeholderText", "toPlainText", "caption"):
            said = getattr(widget, word, None)
            if callable(said) and not isinstance(widget, QMenuBar):
                text = said()
                if isinstance(text, str):
                    yield text
        yield from _rows(widget)


def _rows(widget: QWidget) -> Iterator[str]:
    model = widget.model() if isinstance(widget, QAbstractItemView | QComboBox) else None
    if model is not None:
        for row in range(model.rowCount()):
            for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount()):
                for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
                    yield str(model.index(row, column).data(role) or "")
