"""Markdown as the program shows it: in the theme's colours, pictures of our own cards, nothing loaded from anywhere."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTable,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from scala40.texts.cards import STAR, SUIT_SIGNS
from scala40.texts.rule_figures import Figure
from scala40.texts.rule_page import FIGURE_SCHEME
from scala40.views.cards.art import CardArt
from scala40.views.dressing import dressed
from scala40.views.pages.figure_art import FigureArt
from scala40.views.pages.figure_scenes import LINE
from scala40.views.theme import Theme, colour

_HEADINGS = {2: 22, 3: 17}
"""Text sizes of the levels of headings, in logical pixels before the player's text size."""
ZOOMS: Final = (0.8, 0.9, 1.0, 1.1, 1.25, 1.4, 1.6, 1.8, 2.0)
"""The steps in which this text alone can be made larger or smaller, times the player's text size."""

_BETWEEN_CARDS: Final = re.compile(rf"(?<=[{SUIT_SIGNS}{STAR}]) (?={STAR}|\w{{1,2}}[{SUIT_SIGNS}])")
"""The blank between two cards: a meld stays together in its line."""


class RulesText(QTextBrowser):
    """A long text to read. Its chapters are the headings of the second level."""

    zoom_wanted = Signal(int)
    """The wheel was turned with Ctrl: 1 for larger text, -1 for smaller."""
    laid_out = Signal()
    """The text was laid out anew: places in the one before mean nothing any more."""

    def __init__(self, theme: Theme, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plain_theme = theme
        self._theme = theme
        self._art = art
        self._chapters: list[int] = []
        self._text = ""
        self._figures: Mapping[str, Figure] = {}
        self._figure_art = FigureArt(art, theme)
        self._placed = 0
        self._figure_width = 0
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self._larger = 1.0
        dressed(self, self._follow_theme)

    def _follow_theme(self) -> None:
        self.setStyleSheet(
            "RulesText { border: 1px solid transparent; border-radius: 8px; padding: 4px 8px; }"
            f"RulesText:focus {{ border-color: {self._plain_theme.line}; }}"
        )
        if self._text:
            self._show_larger()

    def show_markdown(self, text: str, figures: Mapping[str, Figure] | None = None) -> None:
        """Show this text from its beginning, without its title. HTML in it stays as it is written.

        Of pictures only those handed in are shown: `![](figure:NAME)`.
        """
        self._text, self._figures = text, figures or {}
        self._lay_out()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.verticalScrollBar().setValue(0)

    def chapters(self) -> list[str]:
        """The headings of the chapters in order."""
        return [self.document().findBlockByNumber(number).text() for number in self._chapters]

    def go_to_chapter(self, chapter: int) -> None:
        """Bring a chapter, counted from 0, to the top; one that is not there is passed over."""
        if 0 <= chapter < len(self._chapters):
            self.verticalScrollBar().setValue(self._top_of(self._chapters[chapter]))

    def chapter_in_sight(self) -> int:
        """The chapter at the top, counted from 0; the first one while its beginning is still to come."""
        place = self.verticalScrollBar().value() + self._theme.px(40)
        if self.verticalScrollBar().value() == self.verticalScrollBar().maximum() > 0:
            place += self.viewport().height() // 2
        above = [number for number, block in enumerate(self._chapters) if self._top_of(block) <= place]
        return above[-1] if above else 0

    @property
    def zoom(self) -> float:
        """How much larger this text is than the player's text size."""
        return self._larger

    def enlarge(self, steps: int) -> None:
        """Make the text and its pictures larger (or smaller, below 0) by some steps; 0 is the player's text size."""
        here = min(range(len(ZOOMS)), key=lambda number: abs(ZOOMS[number] - self.zoom))
        self._larger = ZOOMS[max(0, min(len(ZOOMS) - 1, here + steps))] if steps else 1.0
        self._show_larger()

    def _show_larger(self) -> None:
        self._theme = replace(self._plain_theme, zoom=self._plain_theme.zoom * self._larger)
        self._figure_art = FigureArt(self._art, self._theme)
        at = self.cursorForPosition(QPoint(0, 0)).position()
        self._lay_out()
        cursor = self.textCursor()
        cursor.setPosition(min(at, self.document().characterCount() - 1))
        self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(self._top_of(cursor.blockNumber()))

    def find_all(self, words: str) -> list[QTextCursor]:
        """Every place where these words stand, whatever their capitals, from the first on."""
        found: list[QTextCursor] = []
        place = self.document().find(words) if words else QTextCursor()
        while not place.isNull():
            found.append(place)
            place = self.document().find(words, place)
        return found

    def mark(self, places: list[QTextCursor], current: int) -> None:
        """Mark places that were found, one of them above the others, and bring that one into sight."""
        marks = []
        for number, place in enumerate(places):
            mark = QTextEdit.ExtraSelection()
            here = number == current
            letters = QTextCharFormat()
            letters.setBackground(colour(self._theme.accent if here else self._theme.surface_high))
            letters.setForeground(colour(self._theme.on_accent if here else self._theme.text))
            mark.cursor, mark.format = place, letters
            marks.append(mark)
        self.setExtraSelections(marks)
        if places:
            seen = self.cursorRect(places[current])
            if not self.viewport().rect().adjusted(0, 8, 0, -8).contains(seen):
                bar = self.verticalScrollBar()
                bar.setValue(bar.value() + seen.center().y() - self.viewport().height() // 3)

    def loadResource(self, _kind: int, name: QUrl | str) -> object:
        """A picture of ours, drawn when it is first seen; nothing else, whatever its address."""
        address = name.toString() if isinstance(name, QUrl) else name
        named, _, placed = address.removeprefix(FIGURE_SCHEME).partition("/")
        figure = self._figures.get(named)
        # Without a number the picture has no size yet, and Qt asks for it only to measure it.
        if figure is None or not placed or not address.startswith(FIGURE_SCHEME):
            return None
        return self._figure_art.image(figure, self._figure_width, self.devicePixelRatioF())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_wanted.emit(1 if event.angleDelta().y() > 0 else -1)
        else:
            super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._place_figures()
        return super().event(event)

    def _fit(self) -> None:
        """Keep lines at their length; shorter where there is less room."""
        margin = round(2 * self.document().documentMargin())
        width = max(1, min(self._theme.px(LINE) + margin, self.viewport().width()))
        if self.lineWrapColumnOrWidth() != width:
            self.setLineWrapColumnOrWidth(width)
        if self._figure_width != width - margin:
            self._figure_width = width - margin
            self._place_figures()

    def _place_figures(self) -> None:
        """Give every picture its size, under a new address, so that none drawn before is shown again."""
        self._placed += 1
        whole = QTextCursor(self.document())
        whole.beginEditBlock()
        for block in _blocks(self.document()):
            for fragment in _fragments(block):
                form = fragment.charFormat().toImageFormat()
                name = _figure_name(fragment)
                if name not in self._figures:
                    continue
                size = self._figure_art.size(self._figures[name], max(1, self._figure_width))
                form.setName(f"{FIGURE_SCHEME}{name}/{self._placed}")
                form.setWidth(size.width())
                form.setHeight(size.height())
                form.setProperty(QTextImageFormat.Property.ImageAltText, self._figures[name].spoken)
                _selected(fragment, block).setCharFormat(form)
        whole.endEditBlock()

    def _top_of(self, number: int) -> int:
        block = self.document().findBlockByNumber(number)
        return round(self.document().documentLayout().blockBoundingRect(block).top())

    def _lay_out(self) -> None:
        document = self.document()
        document.setDocumentMargin(self._theme.px(4))
        lines = self._text.splitlines()
        # The title stands above the page already.
        body = lines[1:] if lines and lines[0].startswith("# ") else lines
        together = _BETWEEN_CARDS.sub("\u00a0", "\n".join(body))
        document.setMarkdown(together, QTextDocument.MarkdownFeature.MarkdownNoHTML)
        self._chapters = []
        pictured = False
        whole = QTextCursor(document)
        # The text is laid out once at the end, not anew for each of its parts.
        whole.beginEditBlock()
        for block in _blocks(document):
            if block.blockFormat().headingLevel() == 2:
                self._chapters.append(block.blockNumber())
            picture = any(_figure_name(fragment) for fragment in _fragments(block))
            if picture:
                self._dress_picture(block)
            else:
                self._dress(block, caption=pictured)
            pictured = picture
        self._dress_tables()
        self._dress_suits()
        self._figure_width = 0
        self._fit()
        whole.endEditBlock()
        self.laid_out.emit()

    def _dress_picture(self, block: QTextBlock) -> None:
        form = QTextBlockFormat()
        form.setTopMargin(self._theme.px(6))
        form.setBottomMargin(self._theme.px(6))
        QTextCursor(block).mergeBlockFormat(form)

    def _dress(self, block: QTextBlock, *, caption: bool) -> None:
        theme = self._theme
        cursor = QTextCursor(block)
        level = block.blockFormat().headingLevel()
        size = theme.px(_HEADINGS.get(level, theme.text_px))
        form = QTextBlockFormat()
        form.setLineHeight(130, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if level:
            form.setTopMargin(0 if block.blockNumber() == 0 else theme.px(26))
            form.setBottomMargin(theme.px(8))
        else:
            in_list = block.textList() is not None and block.next().textList() is not None
            listed = in_list or cursor.currentTable() is not None
            form.setTopMargin(0)
            form.setBottomMargin(theme.px(18 if caption else 4 if listed else 10))
        cursor.mergeBlockFormat(form)
        for fragment in _fragments(block):
            letters = fragment.charFormat()
            # Markdown sizes headings by steps, which would win over pixels.
            letters.clearProperty(QTextCharFormat.Property.FontSizeAdjustment)
            letters.setProperty(QTextCharFormat.Property.FontPixelSize, size)
            letters.setForeground(colour(theme.text_muted if caption else theme.text))
            if level:
                letters.setFontWeight(QFont.Weight.Bold)
            _selected(fragment, block).setCharFormat(letters)

    def _dress_tables(self) -> None:
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                form = frame.format()
                form.setBorder(1)
                form.setCellPadding(self._theme.px(6))
                form.setCellSpacing(0)
                form.setBorderCollapse(True)
                form.setBorderBrush(colour(self._theme.line))
                form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
                form.setBottomMargin(self._theme.px(12))
                frame.setFormat(form)

    def _dress_suits(self) -> None:
        for sign in (*SUIT_SIGNS, STAR):
            ink = self._theme.suit_ink(sign)
            if ink is None:
                continue
            letters = QTextCharFormat()
            letters.setForeground(colour(ink))
            for found in self.find_all(sign):
                found.mergeCharFormat(letters)


def _blocks(document: QTextDocument) -> list[QTextBlock]:
    found = []
    block = document.begin()
    while block.isValid():
        found.append(block)
        block = block.next()
    return found


def _fragments(block: QTextBlock) -> list[QTextFragment]:
    found = []
    place = block.begin()
    while place != block.end():
        found.append(place.fragment())
        place += 1
    return found


def _figure_name(fragment: QTextFragment) -> str:
    """The picture that stands here; empty for words and for any other picture."""
    letters = fragment.charFormat()
    name = letters.toImageFormat().name() if letters.isImageFormat() else ""
    return name.removeprefix(FIGURE_SCHEME).partition("/")[0] if name.startswith(FIGURE_SCHEME) else ""


def _selected(fragment: QTextFragment, block: QTextBlock) -> QTextCursor:
    cursor = QTextCursor(block)
    cursor.setPosition(fragment.position())
    cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
    return cursor
