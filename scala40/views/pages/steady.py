"""What stays where it is while something beside it changes: nothing may move away under the pointer."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QScrollArea, QSpacerItem, QVBoxLayout, QWidget

from scala40.views.dressing import dressed
from scala40.views.theme import Theme

_ABOVE = 0.4
"""How much of the room to spare lies above the content."""


class SteadyLabel(QLabel):
    """Words for bare felt that keep the room of the longest words that may stand here."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        dressed(self, lambda: self.setStyleSheet(f"color: {theme.felt_text}; font-size: {theme.px(theme.text_px)}px;"))
        self._longest: tuple[str, ...] = ()

    def keep_room_for(self, sentences: Iterable[str]) -> None:
        """From now on be as high as the highest of these sentences needs."""
        longest = tuple(sentences)
        if longest != self._longest:
            self._longest = longest
            self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        high = super().heightForWidth(width)
        if not self._longest:
            return high
        self.ensurePolished()
        flags, metrics = Qt.TextFlag.TextWordWrap, self.fontMetrics()
        needed = (metrics.boundingRect(0, 0, width, 0, flags, words).height() for words in self._longest)
        return max(high, *needed)


class SteadyScroll(QScrollArea):
    """Scrolls what is too high, and leaves it where it lies when a notice comes above or the bar appears."""

    def __init__(self, content: QWidget, theme: Theme, least: int) -> None:
        """`least` is the height, in logical pixels before the text size, above which the content hangs lower."""
        super().__init__()
        self._theme = theme
        self._least = least
        self._top: int | None = None
        """Where this lay in the window when the page was entered; None before."""
        self._size = QSize()
        self._spare = 0
        self._hidden = 0
        self._air = QSpacerItem(0, 0)
        self._whole = QWidget()
        column = QVBoxLayout(self._whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addItem(self._air)
        column.addWidget(content)
        column.addStretch(1)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._whole)
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().rangeChanged.connect(self._keep_width)
        dressed(self, self._keep_width)

    def bar_width(self) -> int:
        """The room kept free for the bar at the right, in logical pixels."""
        return self.verticalScrollBar().sizeHint().width()

    def begin(self) -> None:
        """The page is entered: hang the content where it will stay."""
        self._top = None
        self._hang()

    def _keep_width(self) -> None:
        bar = self.verticalScrollBar()
        self.setViewportMargins(0, 0, 0 if bar.maximum() > bar.minimum() else self.bar_width(), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Qt takes what was scrolled back to the old range: this is how far it was before.
        scrolled = self.verticalScrollBar().value() - self._hidden
        super().resizeEvent(event)
        self._hang(scrolled)

    def _hang(self, scrolled: int = 0) -> None:
        """Leave the content at its place in the window; what does not fit there any longer is scrolled away.

        `scrolled` is how far the player has scrolled, in logical pixels.
        """
        top = self.mapTo(self.window(), QPoint(0, 0)).y()
        if self._top is None or self.window().size() != self._size:
            self._top, self._size, self._hidden = top, self.window().size(), 0
            self._spare = round(_ABOVE * max(0, self.height() - self._theme.px(self._least)))
        moved = top - self._top
        self._air.changeSize(0, max(0, self._spare - moved))
        hidden = max(0, moved - self._spare)
        self._whole.setMinimumHeight(self.viewport().height() + hidden)
        layout = self._whole.layout()
        assert layout is not None
        layout.invalidate()
        layout.activate()
        if hidden != self._hidden:
            bar = self.verticalScrollBar()
            self._whole.resize(self._whole.width(), max(self._whole.height(), self._whole.minimumHeight()))
            bar.setValue(scrolled + hidden)
            self._hidden = hidden
