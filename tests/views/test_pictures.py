"""C-29: on every page, in every language and size, all words are whole, inside the window, and over nothing else."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea, QWidget

from scala40.texts.pages import LANGUAGE_NAMES
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.pages.tile import Tile
from tests.pictures import LOOKS, PAGES, dressed_as, pictures


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


def cut(window: MainWindow) -> list[str]:
    """The words that do not fit into their widget, or reach out of the window."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
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
        elif isinstance(widget, QAbstractButton) and widget.text():
            hint = widget.minimumSizeHint()
            if hint.width() > widget.width() or hint.height() > widget.height():
                found.append(f"{widget.text()} in {widget.size()}, needs {hint}")
        else:
            continue
        if not room(widget, window).contains(place(widget, window)):
            found.append(f"{widget} at {place(widget, window)}")
    return found


def in_sight(widget: QWidget, window: QWidget) -> QRect:
    """The part of the widget that is not scrolled away."""
    return widget.visibleRegion().boundingRect().translated(widget.mapTo(window, QPoint(0, 0)))


def overlapping(window: MainWindow) -> list[str]:
    """Words that lie over each other."""
    found = []
    shown = [
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and isinstance(widget, QLabel | QAbstractButton)
        and not isinstance(widget, Tile)
        and not widget.visibleRegion().isEmpty()
    ]
    for number, one in enumerate(shown):
        for other in shown[:number]:
            if one.isAncestorOf(other) or other.isAncestorOf(one):
                continue
            if in_sight(one, window).intersects(in_sight(other, window)):
                found.append(f"{one} over {other}")
    return found


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_all_words_are_whole(languages: Languages, language: str) -> None:
    seen = 0
    for name, window in pictures([language], list(PAGES), languages):
        assert (name, cut(window)) == (name, [])
        assert (name, overlapping(window)) == (name, [])
        seen += 1
    assert seen == 2 * len(PAGES)


@pytest.mark.parametrize("look", ["large", "comfort"])
@pytest.mark.parametrize("language", ["de", "es"])
def test_all_words_are_whole_in_large_text_too(languages: Languages, language: str, look: str) -> None:
    """The two languages with the longest words, at the largest text and in comfort mode."""
    screens = {f"{name}_{look}": dressed_as(LOOKS[look], show) for name, show in PAGES.items()}
    for name, window in pictures([language], list(screens), languages, screens):
        assert (name, cut(window)) == (name, [])
        assert (name, overlapping(window)) == (name, [])
