"""The page where a match is chosen: name, opponents, rules; Enter deals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from scala40.bots.levels import OFFERED
from scala40.engine.rules import Rules
from scala40.models.rules_form import RulesForm
from scala40.texts.lists import ListTexts
from scala40.texts.own_rules import RuleCardTexts, RulesEditorTexts
from scala40.texts.pages import FirstStartTexts, NewMatchTexts
from scala40.views.dressing import dressed
from scala40.views.pages.choices import (
    MOST_OPPONENTS,
    Choices,
    allowed_opponents,
    character_at,
    keep_choices,
    last_choices,
    may_play,
    opponent_names,
)
from scala40.views.pages.desk import Desk
from scala40.views.pages.felt_page import FeltPage, PageButton, felt_label, middle_column
from scala40.views.pages.flow import Flow
from scala40.views.pages.mark_button import CountButton
from scala40.views.pages.name_field import NameField
from scala40.views.pages.steady import SteadyLabel, SteadyScroll
from scala40.views.pages.strength_choice import StrengthChoice
from scala40.views.pages.tile import Answer
from scala40.views.rule_sheet import shown_name
from scala40.views.table.holding import show_when_held
from scala40.views.theme import APART, CLOSE, FAR, NEAR, TARGET, WIDE, Theme

_WIDEST = 1200
"""The width of the page's content, in logical pixels before the player's text size."""
_RULES_WIDEST = 612
"""The width that the rule sets take at most; what a wide window has beyond it goes to the players, in the same pixels.
"""
_LEAST_HIGH = 500
"""The height that the choices take where nobody has made rules of their own, in the same pixels."""


class NewMatchPage(FeltPage):
    """Everything about a new match at a glance, with the last choices marked."""

    entry_name = "new_match"
    begin_match = Signal(object)
    """The `Choices` to play by."""
    rules = Signal(object)
    """The page of rules, filled with these `Rules`."""
    rule_card = Signal(object)
    """The rule card of these `Rules`."""
    edit = Signal(object)
    """The editor, with these `Rules` to begin with."""
    back = Signal()

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._desk = desk
        self._texts = NewMatchTexts()
        self._match_waits = False
        self._title = felt_label(theme, theme.heading_px, weight=700)
        self._name_label = self._heading()
        self._opponents_label = self._heading()
        self._against = SteadyLabel(theme)
        self._level_label = self._heading()
        self._rules_label = self._heading()
        self._stays = felt_label(theme, theme.text_px)
        self._wanted = 1
        """The number of opponents that was chosen; rules may allow only another."""
        self._kept: tuple[object, ...] = ()
        """The rules, and the rest, of the last match when they were marked here."""
        self.name_field = NameField()
        self.counts = [CountButton(count, theme) for count in range(1, MOST_OPPONENTS + 1)]
        self._count_group = QButtonGroup(self)
        for button in self.counts:
            self._count_group.addButton(button, button.count)
        self.strengths = StrengthChoice(theme, self._level_label)
        self.sets: dict[str, Answer] = {}
        self._rules: dict[str, Rules] = {}
        self._set_group = QButtonGroup(self)
        self._set_column = QVBoxLayout()
        self._set_column.setSpacing(CLOSE)
        self.read_link = PageButton("link")
        self.card_link = PageButton("link")
        self.edit_link = PageButton("link")
        show_when_held(self.edit_link)
        self.back_button = PageButton("plate")
        self.begin_button = PageButton("primary")
        dressed(self.begin_button, lambda: self.begin_button.setMinimumWidth(theme.px(200)))
        self._lay_out()
        self.name_field.textChanged.connect(self._name_opponents)
        self._count_group.idClicked.connect(self._want)
        self.strengths.changed.connect(self._say_characters)
        self._set_group.buttonToggled.connect(lambda _, on: self._follow_rules() if on else None)
        self.back_button.clicked.connect(self._give_up)
        self.begin_button.clicked.connect(self._begin_match)
        self.read_link.clicked.connect(lambda: self.rules.emit(self._chosen_rules()))
        self.card_link.clicked.connect(lambda: self.rule_card.emit(self._chosen_rules()))
        self.edit_link.clicked.connect(lambda: self.edit.emit(self._chosen_rules()))
        self._mark()
        self.retranslate()

    def _heading(self) -> QLabel:
        heading = felt_label(self.theme, self.theme.text_px, weight=600)
        # As high as the links beside the other heading, so that both columns begin alike.
        dressed(heading, lambda: heading.setMinimumHeight(max(TARGET, self.theme.px(TARGET))))
        return heading

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(CLOSE)
        name = QHBoxLayout()
        name.setSpacing(APART)
        name.addWidget(self._name_label)
        name.addWidget(self.name_field, 1)
        left.addLayout(name)
        # Beside their heading, as the strengths are: a small window has room for the choice of every opponent.
        numbers = Flow(gap=CLOSE, even=True)
        numbers.addWidget(self._opponents_label)
        for button in self.counts:
            numbers.addWidget(button)
        left.addLayout(numbers)
        left.addWidget(self._against)
        left.addWidget(self.strengths)
        left.addStretch(1)
        sets = QWidget()
        dressed(sets, lambda: sets.setMaximumWidth(self.theme.px(_RULES_WIDEST)))
        right = QVBoxLayout(sets)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(CLOSE)
        head = Flow(gap=WIDE, rows=0, push=True)
        head.addWidget(self._rules_label)
        for link in (self.read_link, self.card_link, self.edit_link):
            head.addWidget(link)
        right.addLayout(head)
        right.addLayout(self._set_column)
        right.addStretch(1)
        columns = QHBoxLayout()
        columns.setSpacing(FAR)
        columns.addLayout(left)
        columns.addWidget(sets, 10)
        # Where large text is scrolled anyway, two opponents still stand side by side.
        dressed(sets, lambda: columns.setStretch(0, 8 if self.theme.text_zoom > 1 else 7))
        foot = QHBoxLayout()
        foot.setSpacing(APART)
        foot.addWidget(self.back_button)
        foot.addSpacing(APART)
        foot.addWidget(self._stays, 1)
        foot.addWidget(self.begin_button)
        middle = QWidget()
        column = middle_column(middle, self.theme, _WIDEST)
        column.setContentsMargins(FAR, NEAR, FAR, CLOSE)
        column.addWidget(self._title)
        column.addLayout(columns)
        # Many rule sets, or large text in a small window: then the page is scrolled instead of squeezed.
        self._scroll = SteadyScroll(middle, self.theme, _LEAST_HIGH)
        low = QWidget()
        dressed(low, lambda: low.setMaximumWidth(self.theme.px(_WIDEST)))
        low.setLayout(foot)
        foot.setContentsMargins(FAR, CLOSE, FAR, APART)
        ground = QHBoxLayout()
        ground.addStretch(1)
        ground.addWidget(low, 40)
        ground.addStretch(1)
        ground.addSpacing(self._scroll.bar_width())
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(ground)

    def _offer_sets(self) -> None:
        """An answer for each rule set that there is now."""
        offered = {rules.name: rules for rules in self._desk.rule_sets()}
        if list(offered.items()) == list(self._rules.items()):
            return
        for answer in self.sets.values():
            self._set_group.removeButton(answer)
            self._set_column.removeWidget(answer)
            answer.hide()
            answer.deleteLater()
        self._rules = offered
        self.sets = {}
        for name in offered:
            answer = Answer(self.theme, slim=True)
            self.sets[name] = answer
            self._set_group.addButton(answer)
            self._set_column.addWidget(answer)

    def begin(self) -> None:
        self._match_waits = self._desk.waiting_match() is not None
        self._mark()
        self.retranslate()
        self._scroll.begin()
        checked = self._count_group.checkedButton()
        if checked is not None:
            checked.setFocus()

    def _mark(self) -> None:
        """Mark the last choices. What was chosen here since stays: one comes back from the rule card, for instance."""
        chosen, settings = last_choices(self._desk), self._desk.settings.value
        marked = next((name for name, answer in self.sets.items() if answer.isChecked()), "")
        self._offer_sets()
        kept = settings.rules, (settings.opponents, settings.player_name)
        if self._kept[1:] != kept[1:]:
            self.name_field.set_name(settings.player_name)
            self._wanted = len(settings.opponents)
            self.strengths.mark(chosen.levels)
        stays = self._kept[:1] == kept[:1] and marked in self.sets
        self.sets[marked if stays else chosen.rules.name].setChecked(True)
        self._kept = kept
        self._follow_rules()

    def _give_up(self) -> None:
        self._kept = ()
        self.back.emit()

    def _want(self, count: int) -> None:
        self._wanted = count
        self._name_opponents()

    def _follow_rules(self) -> None:
        """Offer the numbers of opponents that the marked rules allow, and mark the nearest to the wanted one."""
        rules = self._chosen_rules()
        for button in self.counts:
            button.setEnabled(may_play(rules, button.count))
        self.counts[allowed_opponents(rules, self._wanted) - 1].setChecked(True)
        self._say_counts()
        self._name_opponents()
        own = self._is_own(rules)
        self.edit_link.setText(RulesEditorTexts().change() if own else RulesEditorTexts().own())
        self.edit_link.setToolTip("" if own else RulesEditorTexts().own_about())

    def _say_counts(self) -> None:
        rules = self._chosen_rules()
        for button in self.counts:
            said = self._texts.opponent_count(button.count)
            why = "" if button.isEnabled() else self._why_not(rules, button.count)
            button.setAccessibleName(said)
            button.setAccessibleDescription(why)
            button.setToolTip(why or said)

    def _why_not(self, rules: Rules, opponents: int) -> str:
        if rules.min_players <= opponents + 1 <= rules.max_players:
            return RulesEditorTexts().not_so_many()
        return RulesEditorTexts().for_players(rules.min_players, rules.max_players)

    def heading(self) -> str:
        return self._texts.title()

    def retranslate(self) -> None:
        texts = self._texts
        self._title.setText(texts.title())
        self._name_label.setText(FirstStartTexts().your_name())
        self._opponents_label.setText(texts.opponents())
        self._rules_label.setText(texts.rules())
        self._level_label.setText(texts.level())
        self.strengths.say()
        self._stays.setText(texts.match_stays_saved() if self._match_waits else "")
        for name, answer in self.sets.items():
            answer.say(shown_name(self._rules[name]), self._about(self._rules[name]))
        self.read_link.setText(texts.read_rules())
        self.card_link.setText(RuleCardTexts().title())
        self.back_button.setText(texts.back())
        self.begin_button.setText(texts.begin())
        self.name_field.retranslate()
        self._follow_rules()

    def _about(self, rules: Rules) -> str:
        if self._is_own(rules):
            return RulesEditorTexts().differing(len(RulesForm(rules).differing()))
        return self._texts.rule_set_about(rules)

    def _is_own(self, rules: Rules) -> bool:
        return self._desk.own_rules.named(rules.name) is not None

    def _name_opponents(self) -> None:
        names = opponent_names(max(1, self._count_group.checkedId()), self._player())
        self.strengths.show_seats(names)
        offered = [button.count for button in self.counts if button.isEnabled()]
        self._against.keep_room_for(self._characters(count) for count in offered)
        self._say_characters()

    def _say_characters(self) -> None:
        count = max(1, self._count_group.checkedId())
        self._against.setText(self._characters(count, self.strengths.levels(count)))

    def _characters(self, count: int, levels: Sequence[str] = OFFERED) -> str:
        """So many opponents with how they like to play at these levels, as far as they have a character there.

        Of a single one it is said in full; of several each choice of a level explains its own.
        """
        names, texts = opponent_names(count, self._player()), self._texts
        characters = [character_at(name, level) for name, level in zip(names, levels, strict=False)]
        if count == 1:
            return "  ·  ".join(filter(None, (names[0], texts.character_about(characters[0]))))
        return ListTexts().names(list(map(texts.in_character, names, characters)))

    def _player(self) -> str:
        return self.name_field.name() or FirstStartTexts().unnamed()

    def _chosen_rules(self) -> Rules:
        checked = next((name for name, answer in self.sets.items() if answer.isChecked()), next(iter(self._rules)))
        return self._rules[checked]

    def choices(self) -> Choices:
        """What is marked and typed now."""
        names = opponent_names(self._count_group.checkedId(), self._player())
        return Choices(names, self._chosen_rules(), self._player(), self.strengths.levels(len(names)))

    def _begin_match(self) -> None:
        chosen = self.choices()
        keep_choices(self._desk, chosen, self.name_field.name())
        self.begin_match.emit(chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._begin_match()
        elif event.key() == Qt.Key.Key_Escape:
            self._give_up()
        else:
            super().keyPressEvent(event)
