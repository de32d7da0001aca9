"""The choice of how strong the opponents are: one strength for all of them, or one for each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QLabel, QVBoxLayout, QWidget

from scala40.bots.levels import CLUB
from scala40.bots.strengths import ELO, share_against, weaker
from scala40.texts.levels import LevelTexts
from scala40.texts.pages import NewMatchTexts
from scala40.views.dressing import dressed
from scala40.views.pages.choice_box import ChoiceBox
from scala40.views.pages.choices import MOST_OPPONENTS, character_at, strengths
from scala40.views.pages.felt_page import one_line
from scala40.views.pages.flow import Flow
from scala40.views.pages.mark_button import MarkButton
from scala40.views.pages.steady import SteadyLabel
from scala40.views.theme import CLOSE, NEAR, Theme

_AIR = 9
"""Room beside the words of a strength, small so that five fit into a line, in the same pixels as `_BOX`."""
_BOX = 158
"""The least width of the choice for one seat, in logical pixels before the player's text size."""


class StrengthChoice(QWidget):
    """A button a strength, from weak to strong, that holds for all; below them each seat may have its own."""

    changed = Signal()
    """Another strength was chosen for a seat."""

    def __init__(self, theme: Theme, heading: QLabel) -> None:
        """`heading` stands before the first button."""
        super().__init__()
        self._theme = theme
        self._texts = NewMatchTexts()
        self._names: tuple[str, ...] = ()
        self.marks = {level: MarkButton(level, theme, air=_AIR) for level in strengths()}
        self._group = QButtonGroup(self)
        self._about = SteadyLabel(theme)
        self.boxes: list[ChoiceBox] = []
        self.boxes += [self._box(theme) for _ in range(MOST_OPPONENTS)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(CLOSE)
        row = Flow(gap=CLOSE, even=True)
        row.addWidget(heading)
        for level, mark in self.marks.items():
            self._group.addButton(mark)
            mark.clicked.connect(lambda _, level=level: self._choose_for_all(level))
            row.addWidget(mark)
        column.addLayout(row)
        self._seats = QWidget()
        below = Flow(gap=NEAR)
        self._seats.setLayout(below)
        for box in self.boxes:
            box.activated.connect(lambda _, box=box: self._chosen(box))
            below.addWidget(box)
        column.addWidget(self._seats)
        column.addWidget(self._about)

    def _box(self, theme: Theme) -> ChoiceBox:
        box = ChoiceBox(theme)
        for level in self.marks:
            box.addItem(level, level)
        dressed(box, self._fit)
        return box

    def _fit(self) -> None:
        """All boxes as wide as the widest needs, so that they stand below each other."""
        wide = self._theme.px(_BOX)
        for box in self.boxes[: len(self._names)]:
            box.setMinimumWidth(0)
            wide = max(wide, box.sizeHint().width())
        for box in self.boxes:
            box.setMinimumWidth(wide)

    def levels(self, count: int) -> tuple[str, ...]:
        """The strengths of the first `count` opponents."""
        return tuple(str(box.currentData()) for box in self.boxes[:count])

    def mark(self, levels: Sequence[str]) -> None:
        """Mark these strengths; the last one holds for all further seats."""
        for place, box in enumerate(self.boxes):
            box.setCurrentIndex(box.findData(levels[min(place, len(levels) - 1)]))
        self._show_what_all_are()
        self._say_about(levels[0])
        self._say_seats()

    def show_seats(self, names: Sequence[str]) -> None:
        """Offer a choice for each of these opponents, where there are several."""
        self._names = tuple(names)
        for place, box in enumerate(self.boxes):
            box.setVisible(place < len(names))
        self._seats.setVisible(len(names) > 1)
        self._show_what_all_are()
        self._say_seats()

    def say(self) -> None:
        """Say it in the language now in force."""
        texts = self._texts
        for level, mark in self.marks.items():
            name = self._level(level)
            mark.say(name[:1].upper() + name[1:])
            mark.setAccessibleName(name)
            mark.setAccessibleDescription(self._described(level))
            mark.setToolTip(texts.for_all())
        self._say_seats()
        self._say_about(self.levels(1)[0])
        self._about.keep_room_for(map(self._described, self.marks))

    def _level(self, level: str) -> str:
        return one_line(self._texts.player_level(level))

    def _choose_for_all(self, level: str) -> None:
        for box in self.boxes:
            box.setCurrentIndex(box.findData(level))
        self._show_what_all_are()
        self._say_about(level)
        self._say_seats()
        self.changed.emit()

    def _chosen(self, box: ChoiceBox) -> None:
        # A seat that is added later plays as the last one does.
        for other in self.boxes[max(len(self._names), self.boxes.index(box) + 1) :]:
            other.setCurrentIndex(box.currentIndex())
        self._show_what_all_are()
        self._say_about(str(box.currentData()))
        self._say_seats()
        self.changed.emit()

    def _show_what_all_are(self) -> None:
        """Mark the strength that all have; none where they differ."""
        found = set(self.levels(max(1, len(self._names))))
        self._group.setExclusive(False)
        for level, mark in self.marks.items():
            mark.setChecked(found == {level})
        self._group.setExclusive(len(found) == 1)

    def _say_seats(self) -> None:
        for name, box in zip(self._names, self.boxes, strict=False):
            shown = one_line(name, 12)
            for place, level in enumerate(self.marks):
                box.setItemText(place, self._texts.seat_level(shown, self._level(level)))
            box.setAccessibleName(self._texts.level_of(name))
            character = self._texts.character_about(character_at(name, str(box.currentData())))
            box.setAccessibleDescription(character)
            box.setToolTip(character)
        self._fit()

    def _say_about(self, level: str) -> None:
        self._about.setText(self._described(level))

    def _described(self, level: str) -> str:
        """How a level plays, how often it wins against the next weaker one, and its rating."""
        texts = self._texts
        said = [texts.level_about(level) or texts.own_bot_about()]
        below = weaker(level)
        share = None if below is None else share_against(level, below)
        if below is not None and share is not None:
            said.append(texts.wins_against(share, self._level(below)))
        if level == CLUB.name:
            said.append(LevelTexts().measure())
        elif level in ELO:
            said.append(LevelTexts().rating(ELO[level], self._level(CLUB.name)))
        return " ".join(said)
