"""The row of buttons under the hand: sorting at the left, undo and the one primary button at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from scala40.texts.menus import MenuTexts
from scala40.texts.spoken import SpokenTexts
from scala40.texts.table_page import TableTexts
from scala40.views.panes import draw_pane
from scala40.views.stills import Still
from scala40.views.table.suit_text import natural_width, paint_suited, suited
from scala40.views.theme import APART, LEAST_TEXT, NEAR, Theme, colour, font, font_high


class BarButton(QAbstractButton):
    """A button with the key that presses it written beside its words."""

    hit = Signal(object)
    """Pressed: by the mouse with the point of the screen, otherwise with None."""

    def __init__(self, theme: Theme, key: str, parent: QWidget, *, primary: bool = False) -> None:
        super().__init__(parent)
        self._theme = theme
        self._key = key
        self._told_key = ""
        self._primary = primary
        self.show_key = True
        self._size = 0
        """The height of the words in logical pixels, where they are smaller than usual; else 0."""
        self._still = Still(self)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda: self.hit.emit(None))

    def show_key_as(self, key: str) -> bool:
        """Write this key beside the words, empty for none; True where it is another one than before."""
        if key == self._key:
            return False
        self._key = key
        self.updateGeometry()
        self.update()
        return True

    def tell_key(self, key: str) -> None:
        """Tell the ear which key presses this button too; empty for none."""
        self._told_key = key
        self.setAccessibleDescription(SpokenTexts().by_key(key) if key else "")

    def show_its_key(self, shown: bool) -> None:
        """Whether there is room for the key beside the words."""
        if shown != self.show_key:
            self.show_key = shown
            self.update()

    def show_size(self, size: int) -> None:
        """Write the words so high, in logical pixels; 0 for the usual height."""
        if size != self._size:
            self._size = size
            self.update()

    def say(self, words: str, spoken: str = "") -> None:
        """Change the words; for the ear they may be others."""
        if (words, spoken or words) != (self.text(), self.accessibleName()):
            self.setText(words)
            self.setAccessibleName(spoken or words)
            self.tell_key(self._told_key)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetrics(self._font()).horizontalAdvance(self.text())
        return QSize(words + (2 * APART if self._size else 30) + self._key_width(), self._theme.px(40))

    def _font(self) -> QFont:
        weight = QFont.Weight.Bold if self._primary else QFont.Weight.DemiBold
        return font_high(self._size or self._theme.px(self._theme.text_px), weight)

    def _key_font(self) -> QFont:
        return font(self._theme, self._theme.text_px)

    def _key_width(self) -> int:
        if not self.show_key or not self._key or not self.isEnabled():
            return 0
        return QFontMetrics(self._key_font()).horizontalAdvance(self._key) + 22

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Space and Enter are the page's to give a meaning, so that a held key presses nothing twice.
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.hit.emit(event.globalPosition().toPoint())

    def paintEvent(self, _event: QPaintEvent) -> None:
        hover, focus = self.underMouse() and self.isEnabled(), self.hasFocus()
        what = (self.text(), self._size, self._key_width() and self._key, self.isEnabled(), hover, focus)
        self._still.show(what, lambda painter: self._paint(painter, hover, focus))

    def _paint(self, painter: QPainter, hover: bool, focus: bool) -> None:
        theme = self._theme
        accent = self._primary and self.isEnabled()
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        fill = colour(theme.accent_high if hover else theme.accent) if accent else colour(theme.plate)
        if hover and not accent:
            fill.setAlphaF(min(1.0, fill.alphaF() + 0.3))
        painter.setBrush(fill)
        rests = theme.rests_in_dashes and not self.isEnabled()
        line = Qt.PenStyle.DashLine if rests else Qt.PenStyle.SolidLine
        painter.setPen(QPen(colour(theme.accent if accent else theme.plate_line), 1, line))
        if focus:
            painter.setPen(QPen(colour(theme.felt_text), theme.line_width + 0.5))
        draw_pane(painter, frame, 11)
        ink = theme.on_accent if accent else theme.text if self.isEnabled() else theme.text_resting
        keyed = self._key_width()
        room = self.width() - 20 - keyed
        words = QFontMetrics(self._font()).elidedText(self.text(), Qt.TextElideMode.ElideRight, max(20, room))
        layout = suited(words, theme, self._font(), 10_000, ink=ink if accent else None)
        natural = natural_width(layout)
        left = (self.width() - keyed - natural) / 2
        high = layout.boundingRect().height()
        paint_suited(painter, layout, QPointF(left, (self.height() - high) / 2), ink)
        if keyed:
            cap = max(22, QFontMetrics(self._key_font()).height() + 2)
            place = QRectF(self.width() - keyed - 2, (self.height() - cap) / 2, keyed - 10, cap)
            self._paint_key(painter, place, ink)

    def _paint_key(self, painter: QPainter, place: QRectF, ink: str) -> None:
        back = colour(self._theme.on_accent if self._primary else self._theme.felt_text)
        back.setAlphaF(0.16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(back)
        painter.drawRoundedRect(place, 6, 6)
        painter.setFont(self._key_font())
        painter.setPen(colour(ink))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._key)


class ButtonBar(QWidget):
    """All buttons of the table; which of them do something now is told from outside."""

    sort_wanted = Signal(str, object)
    """`runs`, `sets` or `both`, and where the mouse pressed."""
    undo_wanted = Signal(object)
    primary_pressed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.runs = BarButton(theme, "", self)
        self.sets = BarButton(theme, "", self)
        self.both = BarButton(theme, "", self)
        self.undo = BarButton(theme, "Ctrl+Z", self)
        self.primary = BarButton(theme, "↵", self, primary=True)
        for button, kind in ((self.runs, "runs"), (self.sets, "sets"), (self.both, "both")):
            button.hit.connect(lambda point, wanted=kind: self.sort_wanted.emit(wanted, point))
        self.undo.hit.connect(self.undo_wanted)
        self.primary.hit.connect(self.primary_pressed)
        self.primary.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language now in force."""
        self.undo.say(MenuTexts().undo())
        self.primary.tell_key(QKeySequence(Qt.Key.Key_Enter).toString(QKeySequence.SequenceFormat.NativeText))
        self.arrange()

    def show_undo_key(self, key: str) -> None:
        """Write this key on the button that undoes."""
        self.undo.tell_key(key)
        if self.undo.show_key_as(key):
            self.arrange()

    def tell_keys(self, runs: str, sets: str, both: str) -> None:
        """Tell the ear which keys sort; empty for none."""
        for button, key in ((self.runs, runs), (self.sets, sets), (self.both, both)):
            button.tell_key(key)

    def buttons(self) -> Sequence[BarButton]:
        """All buttons from left to right."""
        return (self.runs, self.sets, self.both, self.undo, self.primary)

    def arrange(self) -> None:
        """Lay the buttons out; where it is narrow keys and then long words go first, then the words are smaller."""
        texts, entries = TableTexts(), MenuTexts()
        full = (entries.sort_for_runs(), entries.sort_for_sets(), entries.sort_for_both())
        short = (texts.runs_short(), texts.sets_short(), texts.both_short())
        gap = NEAR
        widths: list[int] = []
        least = self._theme.px(150)
        smaller = range(self._theme.px(self._theme.text_px) - 1, LEAST_TEXT - 1, -1)
        ways = [(True, full, 0), (True, short, 0), (False, short, 0)]
        for keys, words, size in (*ways, *((False, short, size) for size in smaller)):
            for button in self.buttons():
                button.show_size(size)
            for button in (self.undo, self.primary):
                button.show_its_key(keys)
            for button, said, spoken in zip((self.runs, self.sets, self.both), words, full, strict=True):
                button.say(said, spoken)
            widths = [button.sizeHint().width() for button in self.buttons()]
            widths[-1] = max(widths[-1], least if keys else 0)
            if sum(widths) + gap * (len(widths) + 2) <= self.width():
                break
        x = 0
        for button, wide in zip(self.buttons()[:3], widths[:3], strict=True):
            button.setGeometry(x, 0, wide, self.height())
            x += wide + gap
        right = self.width()
        for button, wide in ((self.primary, widths[-1]), (self.undo, widths[-2])):
            right -= wide
            button.setGeometry(right, 0, wide, self.height())
            right -= gap

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A button that rests hears nothing of a click; whoever listens here says why it rests.
        if watched is self.primary and not self.primary.isEnabled() and isinstance(event, QMouseEvent):
            let_go = event.type() == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton
            if let_go and self.primary.rect().contains(event.position().toPoint()):
                self.primary_pressed.emit(event.globalPosition().toPoint())
        return super().eventFilter(watched, event)

    # The keyboard

    def can_take_focus(self) -> bool:
        """True if there is a button that does something."""
        return self.isVisible() and any(button.isEnabled() for button in self.buttons())

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Give the focus to the primary button, or to the first one that can be pressed."""
        ready = [button for button in self.buttons() if button.isEnabled()]
        (self.primary if self.primary in ready else ready[0]).setFocus(reason)

    def focused(self) -> BarButton | None:
        """The button that has the focus, or None."""
        return next((button for button in self.buttons() if button.hasFocus()), None)

    def has_focus(self) -> bool:
        """True if a button has the focus."""
        return self.focused() is not None

    def move_by_key(self, event: QKeyEvent) -> bool:
        """Left and right go from button to button."""
        focused = self.focused()
        if focused is None or event.key() not in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return False
        ready = [button for button in self.buttons() if button.isEnabled()]
        step = 1 if event.key() == Qt.Key.Key_Right else -1
        place = ready.index(focused) + step if focused in ready else 0
        ready[max(0, min(place, len(ready) - 1))].setFocus(Qt.FocusReason.OtherFocusReason)
        return True
