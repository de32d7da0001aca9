"""The way to reset all settings at once: asked in place, and undone by one button."""

from __future__ import annotations

from typing import Literal, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from scala40.texts.settings_page import SettingsTexts
from scala40.views.pages.felt_page import PageButton, felt_label
from scala40.views.theme import Theme

Step: TypeAlias = Literal["rest", "asked", "done"]


class ResetAll(QObject):
    """A line of words and its buttons, of which those of one step are in sight; the page lays them out."""

    wanted = Signal()
    """The question was answered with yes."""
    undo_wanted = Signal()
    changed = Signal()
    """Another step is in sight."""
    left = Signal()
    """The question was answered with no, or what was done is left as it is."""

    def __init__(self, theme: Theme, page: QWidget) -> None:
        super().__init__(page)
        self._step: Step = "rest"
        self.said = felt_label(theme, theme.text_px)
        self.said.setParent(page)
        self.all_button = PageButton(parent=page)
        self.yes_button = PageButton(parent=page)
        self.no_button = PageButton(parent=page)
        self.undo_button = PageButton(parent=page)
        self.buttons = (self.all_button, self.yes_button, self.no_button, self.undo_button)
        self.all_button.clicked.connect(self._ask)
        self.yes_button.clicked.connect(self.wanted)
        self.no_button.clicked.connect(self.leave)
        self.undo_button.clicked.connect(self.undo_wanted)
        self.retranslate()

    @property
    def at_rest(self) -> bool:
        """True while nothing is asked or told."""
        return self._step == "rest"

    def offer(self, anything: bool) -> None:
        """Serve where `anything` differs from how it comes, else rest."""
        self.all_button.setEnabled(anything)

    def retranslate(self) -> None:
        """Say it in the language now in force."""
        texts = SettingsTexts()
        self.all_button.setText(texts.reset_all())
        self.yes_button.setText(texts.reset_all())
        self.no_button.setText(texts.leave_them())
        self.undo_button.setText(texts.undo())
        question, done = texts.reset_all_question(), texts.all_reset()
        self.said.setText({"asked": question, "done": done}.get(self._step, ""))
        for button in (self.yes_button, self.no_button):
            button.setAccessibleDescription(question)
        self.undo_button.setAccessibleDescription(done)
        self.said.setVisible(self._step != "rest")
        self.all_button.setVisible(self._step == "rest")
        self.yes_button.setVisible(self._step == "asked")
        self.no_button.setVisible(self._step == "asked")
        self.undo_button.setVisible(self._step == "done")

    def _ask(self) -> None:
        self._go("asked")
        self.no_button.setFocus()

    def show_done(self) -> None:
        """Tell that all is reset, and offer to undo it."""
        self._go("done")
        self.undo_button.setFocus()

    def rest(self) -> None:
        """Ask and tell nothing."""
        self._go("rest")

    def leave(self) -> None:
        """Answer with no, or leave it as it is."""
        self.rest()
        self.left.emit()

    def _go(self, step: Step) -> None:
        if step != self._step:
            self._step = step
            self.retranslate()
            self.changed.emit()
