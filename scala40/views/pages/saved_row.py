"""One unfinished match in the list of saved ones: what it is, and the buttons to continue or delete it, in place."""

from __future__ import annotations

from datetime import datetime
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from scala40.texts.lists import ListTexts
from scala40.texts.pages import NewMatchTexts
from scala40.texts.saved_matches import SavedMatchTexts
from scala40.views.dressing import dressed
from scala40.views.pages.desk import SavedEntry
from scala40.views.pages.felt_page import PageButton, one_line, plain_label
from scala40.views.theme import APART, CLOSE, NEAR, WIDE

Face: TypeAlias = Literal["stands", "asks", "deleted"]
_LEFT_TO_THE_LIST: Final = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_Delete, Qt.Key.Key_Escape),
)


class RowButton(PageButton):
    """A button of an entry; keys that mean something to the list go there."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LEFT_TO_THE_LIST:
            event.ignore()
        else:
            super().keyPressEvent(event)


class SavedRow(QFrame):
    """An entry. It stands there, or asks whether it is to be deleted, or is deleted and can be brought back."""

    go_on = Signal()
    delete = Signal()
    put_back = Signal()

    def __init__(
        self, entry: SavedEntry, now: datetime, parent: QWidget | None = None, *, primary: bool = False
    ) -> None:
        """`now` is the local time. Going on is the most likely thing to do here if it is `primary`, as one entry is."""
        super().__init__(parent)
        self.entry = entry
        self.face: Face = "stands"
        self._place = (1, 1)
        self._now = now
        self.setProperty("kind", "panel")
        self._title = plain_label("title")
        self._told = plain_label()
        self._when = plain_label("muted")
        self._asked = plain_label()
        self.go_on_button = RowButton("primary" if primary else "")
        self.delete_button = RowButton()
        self.keep_button = RowButton()
        self.yes_button = RowButton()
        self.put_back_button = RowButton()
        words = QVBoxLayout()
        words.setSpacing(CLOSE)
        for label in (self._title, self._told, self._when, self._asked):
            words.addWidget(label)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(WIDE, NEAR, APART, NEAR)
        row.setSpacing(NEAR)
        row.addLayout(words, 1)
        for button in self.buttons():
            row.addWidget(button)
        self.go_on_button.clicked.connect(self.go_on)
        self.delete_button.clicked.connect(self.ask)
        self.keep_button.clicked.connect(self.keep)
        self.yes_button.clicked.connect(self.delete)
        self.put_back_button.clicked.connect(self.put_back)
        # The height that was held belongs to the old size of the text.
        dressed(self, lambda: self.setMinimumHeight(0))
        self.retranslate()

    def buttons(self) -> tuple[RowButton, ...]:
        """All buttons in their order, those that are not shown now too."""
        return (self.go_on_button, self.delete_button, self.keep_button, self.yes_button, self.put_back_button)

    def title(self) -> str:
        """Which match this is."""
        return self._title.text()

    def told(self) -> str:
        """All that is said of it now, the title too."""
        labels = (self._title, self._told, self._when, self._asked)
        return "\n".join(label.text() for label in labels if not label.isHidden())

    def show_face(self, face: Face) -> None:
        """Stand there, ask or be gone; the focus goes to the button that does the least harm."""
        # What lies below stays under the pointer; an entry that stands is as high as its words.
        self.setMinimumHeight(0 if face == "stands" else self.height())
        self.face = face
        self.retranslate()
        self.take_focus()
        if face != "stands":
            # Qt takes its time over such events, and nobody waits for them.
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._asked.text()))

    def ask(self) -> None:
        """Ask whether the match is to be deleted; nothing where it is gone."""
        if self.face == "stands":
            self.show_face("asks")

    def keep(self) -> bool:
        """Ask no longer; False where nothing was asked."""
        if self.face != "asks":
            return False
        self.show_face("stands")
        self.delete_button.setFocus()
        return True

    def take_focus(self) -> None:
        """Give the focus to the first button."""
        shown = [button for button in self.buttons() if not button.isHidden()]
        (self.keep_button if self.face == "asks" else shown[0]).setFocus()

    def number(self, place: int, of: int) -> None:
        """Be named by the place in the list, from 1."""
        self._place = place, of
        told = " ".join(self.told().splitlines())
        self.setAccessibleName(SavedMatchTexts().place(place, of, told))

    def retranslate(self) -> None:
        """Say everything anew in the language now in force."""
        texts, entry = SavedMatchTexts(), self.entry
        self._title.setText(_title(entry))
        self._told.setText(_told(entry))
        self._when.setText("" if entry.played is None else texts.played(entry.played, self._now))
        words = {"stands": texts.damaged, "asks": texts.ask, "deleted": texts.deleted}
        self._asked.setText(words[self.face]())
        self._asked.setVisible(self.face != "stands" or entry.damaged)
        self._told.setVisible(self.face != "deleted" and bool(entry.players))
        self._when.setVisible(self.face == "stands" and entry.played is not None)
        for button, said, face in (
            (self.go_on_button, texts.go_on(), "stands"),
            (self.delete_button, texts.delete(), "stands"),
            (self.keep_button, texts.keep(), "asks"),
            (self.yes_button, texts.delete_it(), "asks"),
            (self.put_back_button, texts.put_back(), "deleted"),
        ):
            button.setText(said)
            button.setAccessibleName(texts.of_entry(said, self.title()))
            button.setVisible(self.face == face)
        self.go_on_button.setVisible(self.face == "stands" and not entry.damaged)
        self.number(*self._place)


def _title(entry: SavedEntry) -> str:
    texts = SavedMatchTexts()
    names = [one_line(name) for number, name in enumerate(entry.players) if number != entry.you]
    if not entry.players:
        return texts.unreadable()
    return texts.watched(names) if entry.you is None else texts.against(names)


def _told(entry: SavedEntry) -> str:
    """The table, the round and the points: two lines."""
    if not entry.players:
        return ""
    texts = SavedMatchTexts()
    rules = one_line(NewMatchTexts().rule_set(entry.rules))
    table = f"{texts.played_by(rules, len(entry.players))} {texts.round(entry.round_number, entry.rounds)}"
    seats = zip(entry.players, entry.totals, strict=True)
    standing = ListTexts().names([texts.at_seat(one_line(name), total) for name, total in seats])
    return f"{table}\n{texts.points(standing, entry.limit if entry.rounds is None else None)}"
