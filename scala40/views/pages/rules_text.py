"""Markdown as the program shows it: in the theme's colours, suits in theirs, and nothing loaded from anywhere."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from scala40.texts.cards import STAR
from scala40.views.theme import Theme, colour

_HEADINGS = {2: 20, 3: 17}
"""Text sizes of the levels of headings, in logical pixels before the player's text size."""
_RED = "♥♦"


class RulesText(QTextBrowser):
    """A long text to read. Its chapters are the headings of the second level."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._chapters: list[int] = []
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.document().setDocumentMargin(theme.px(4))
        self.setStyleSheet(
            "RulesText { border: 1px solid transparent; border-radius: 8px; padding: 4px 8px; }"
            f"RulesText:focus {{ border-color: {theme.line}; }}"
        )

    def show_markdown(self, text: str) -> None:
        """Show this text from its beginning, without its title. HTML in it stays as it is written."""
        document = self.document()
        lines = text.splitlines()
        # The title stands above the page already.
        body = lines[1:] if lines and lines[0].startswith("# ") else lines
        document.setMarkdown("\n".join(body), QTextDocument.MarkdownFeature.MarkdownNoHTML)
        self._chapters = []
        block = document.begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == 2:
                self._chapters.append(block.blockNumber())
            self._dress(block)
            block = block.next()
        self._dress_tables()
        self._dress_suits()
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

    def _top_of(self, number: int) -> int:
        block = self.document().findBlockByNumber(number)
        return round(self.document().documentLayout().blockBoundingRect(block).top())

    def loadResource(self, _kind: int, _name: QUrl | str) -> object:
        return None

    def _dress(self, block: QTextBlock) -> None:
        theme = self._theme
        cursor = QTextCursor(block)
        level = block.blockFormat().headingLevel()
        size = theme.px(_HEADINGS.get(level, theme.text_px))
        form = QTextBlockFormat()
        form.setLineHeight(130, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if level:
            form.setTopMargin(0 if block.blockNumber() == 0 else theme.px(18))
            form.setBottomMargin(theme.px(6))
        else:
            in_list = block.textList() is not None and block.next().textList() is not None
            listed = in_list or cursor.currentTable() is not None
            form.setTopMargin(0)
            form.setBottomMargin(theme.px(4 if listed else 10))
        cursor.mergeBlockFormat(form)
        for fragment in _fragments(block):
            letters = fragment.charFormat()
            # Markdown sizes headings by steps, which would win over pixels.
            letters.clearProperty(QTextCharFormat.Property.FontSizeAdjustment)
            letters.setProperty(QTextCharFormat.Property.FontPixelSize, size)
            letters.setForeground(colour(theme.text))
            if level:
                letters.setFontWeight(QFont.Weight.Bold)
            cursor.setPosition(fragment.position())
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(letters)

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
        for sign in (*_RED, STAR):
            letters = QTextCharFormat()
            letters.setForeground(colour(self._theme.joker_text if sign == STAR else self._theme.suit_red))
            found = self.document().find(sign)
            while not found.isNull():
                found.mergeCharFormat(letters)
                found = self.document().find(sign, found)


def _fragments(block: QTextBlock) -> list[QTextFragment]:
    found = []
    place = block.begin()
    while place != block.end():
        found.append(place.fragment())
        place += 1
    return found
