"""The page where a match is chosen: name, opponents, rules; Enter deals."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from scala40.engine.rules import Rules
from scala40.texts.lists import ListTexts
from scala40.texts.pages import FirstStartTexts, NewMatchTexts
from scala40.views.pages.choices import LEVEL, MOST_OPPONENTS, Choices, keep_choices, last_choices, opponent_names
from scala40.views.pages.desk import Desk
from scala40.views.pages.felt_page import FeltPage, PageButton, felt_label, one_line
from scala40.views.pages.name_field import NameField
from scala40.views.pages.tile import Answer, Plate
from scala40.views.theme import TARGET, Theme

_WIDEST = 1000
"""The width of the page's content, in logical pixels before the player's text size."""


class NewMatchPage(FeltPage):
    """Everything about a new match at a glance, with the last choices marked."""

    begin_match = Signal(object)
    """The `Choices` to play by."""
    rules = Signal(str)
    """The page of rules, filled with the set of this name."""
    back = Signal()

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._desk = desk
        self._texts = NewMatchTexts()
        self._match_waits = False
        self._title = felt_label(theme, 32, weight=700)
        self._name_label = self._heading()
        # As high as the link beside the other heading, so that both columns begin alike.
        self._name_label.setMinimumHeight(max(TARGET, theme.px(TARGET)))
        self._opponents_label = self._heading()
        self._level_label = self._heading()
        self._level = Plate(theme)
        self._rules_label = self._heading()
        self._stays = felt_label(theme, 15)
        self.name_field = NameField()
        self.counts = [Answer(theme) for _ in range(MOST_OPPONENTS)]
        self.sets: dict[str, Answer] = {}
        self._rules: dict[str, Rules] = {}
        for rules in desk.rule_sets():
            self._rules[rules.name] = rules
            self.sets[rules.name] = Answer(theme)
        self._groups = [self._group(self.counts), self._group(list(self.sets.values()))]
        self.read_link = PageButton("link")
        self.back_button = PageButton("plate")
        self.begin_button = PageButton("primary")
        self.begin_button.setMinimumWidth(theme.px(200))
        self._lay_out()
        self.name_field.textChanged.connect(self._name_opponents)
        self.back_button.clicked.connect(self.back)
        self.begin_button.clicked.connect(self._begin_match)
        self.read_link.clicked.connect(lambda: self.rules.emit(self.choices().rules.name))
        self._mark()
        self.retranslate()

    def _heading(self) -> QLabel:
        return felt_label(self.theme, self.theme.text_px, weight=600)

    def _group(self, answers: list[Answer]) -> QButtonGroup:
        group = QButtonGroup(self)
        for place, answer in enumerate(answers):
            group.addButton(answer, place)
        return group

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self._name_label)
        left.addWidget(self.name_field)
        left.addSpacing(12)
        left.addWidget(self._opponents_label)
        for answer in self.counts:
            left.addWidget(answer)
        left.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._rules_label, 1)
        head.addWidget(self.read_link)
        right.addLayout(head)
        for answer in self.sets.values():
            right.addWidget(answer)
        right.addSpacing(12)
        right.addWidget(self._level_label)
        right.addWidget(self._level)
        right.addStretch(1)
        columns = QHBoxLayout()
        columns.setSpacing(32)
        columns.addLayout(left, 1)
        columns.addLayout(right, 1)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.back_button)
        foot.addSpacing(12)
        foot.addWidget(self._stays, 1)
        foot.addWidget(self.begin_button)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 12, 24, 12)
        column.setSpacing(12)
        column.addStretch(2)
        column.addWidget(self._title)
        column.addLayout(columns)
        column.addLayout(foot)
        column.addStretch(3)
        content.setMaximumWidth(self.theme.px(_WIDEST))
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(content, 40)
        row.addStretch(1)
        # Large text in a small window: then the page is scrolled instead of squeezed.
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(middle)
        scroll.viewport().setAutoFillBackground(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)

    def begin(self) -> None:
        self.name_field.set_name(self._desk.settings.value.player_name)
        self._match_waits = self._desk.waiting_match() is not None
        self._mark()
        self.retranslate()
        checked = self._groups[0].checkedButton()
        if checked is not None:
            checked.setFocus()

    def _mark(self) -> None:
        chosen = last_choices(self._desk)
        self.counts[len(chosen.opponents) - 1].setChecked(True)
        self.sets[chosen.rules.name].setChecked(True)

    def retranslate(self) -> None:
        texts = self._texts
        self._title.setText(texts.title())
        self._name_label.setText(FirstStartTexts().your_name())
        self._opponents_label.setText(texts.opponents())
        self._rules_label.setText(texts.rules())
        self._level_label.setText(texts.level())
        level = texts.player_level(LEVEL)
        self._level.say(level[:1].upper() + level[1:], texts.level_about(LEVEL))
        self._stays.setText(texts.match_stays_saved() if self._match_waits else "")
        for name, answer in self.sets.items():
            answer.say(one_line(texts.rule_set(name)), texts.rule_set_about(self._rules[name]))
        self.read_link.setText(texts.read_rules())
        self.back_button.setText(texts.back())
        self.begin_button.setText(texts.begin())
        self.name_field.retranslate()
        self._name_opponents()

    def _name_opponents(self) -> None:
        for place, answer in enumerate(self.counts):
            names = opponent_names(place + 1, self._player())
            answer.say(self._texts.opponent_count(place + 1), ListTexts().names(names))

    def _player(self) -> str:
        return self.name_field.name() or FirstStartTexts().unnamed()

    def choices(self) -> Choices:
        """What is marked and typed now."""
        count = self._groups[0].checkedId() + 1
        rules = next(self._rules[name] for name, answer in self.sets.items() if answer.isChecked())
        return Choices(opponent_names(count, self._player()), rules, self._player())

    def _begin_match(self) -> None:
        chosen = self.choices()
        keep_choices(self._desk, chosen, self.name_field.name())
        self.begin_match.emit(chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._begin_match()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
