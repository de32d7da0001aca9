"""The thin line below the page: how things stand at the left, what can be relied on at the right."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QStatusBar, QWidget

from scala40.texts.pages import NewMatchTexts, StartTexts
from scala40.texts.table_page import TableTexts
from scala40.texts.watching import WatchTexts
from scala40.views.pages.felt_page import one_line

_SEAL_DIGITS = 8
"""How much of a seal is shown; the whole of it stands in the match file."""


class TableStatus(msgspec.Struct, frozen=True, kw_only=True):
    """What the line says while one is at the table."""

    round_number: int
    """Counted from 1."""
    rules_name: str
    saved: bool
    replayed: bool = False
    """True for a finished match that is only shown."""
    seal: str
    """The fingerprint of the deal, as hex; empty where a deal has none."""


class StatusLine(QStatusBar):
    """Words only; what a menu entry has to say replaces the left half while the pointer is on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._status: TableStatus | None = None
        self._left = QLabel()
        self._right = QLabel()
        for label in (self._left, self._right):
            label.setTextFormat(Qt.TextFormat.PlainText)
        # A long name of a rule set must not widen the window.
        self._left.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setSizeGripEnabled(False)
        self.addWidget(self._left, 1)
        self.addPermanentWidget(self._right)
        self.retranslate()

    def show_status(self, status: TableStatus | None) -> None:
        """Say how the match stands; None away from the table."""
        if status != self._status:
            self._status = status
            self.retranslate()

    def words(self) -> tuple[str, str]:
        """What stands at the left and at the right."""
        return self._left.text(), self._right.text()

    def retranslate(self) -> None:
        """Say it anew in the language now in force."""
        status = self._status
        if status is None:
            self._left.setText("")
            self._right.setText(StartTexts().saved_here())
            return
        texts = TableTexts()
        rules = one_line(NewMatchTexts().rule_set(status.rules_name), 40)
        kept = WatchTexts().replay() if status.replayed else texts.saved() if status.saved else texts.not_saved()
        self._left.setText(" · ".join((texts.round_number(status.round_number), texts.rules_in_force(rules), kept)))
        digits = status.seal[:_SEAL_DIGITS]
        self._right.setText(texts.deal_sealed(f"{digits[:4]} {digits[4:]}") if digits else "")
