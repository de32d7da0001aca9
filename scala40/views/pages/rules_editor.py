"""The editor of own rules: every rule in its group, in plain words, with what is not as in Standard."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from scala40.engine.rules import Rules
from scala40.models.rules_form import FIELDS, GROUPS, RulesForm
from scala40.texts.own_rules import RulesEditorTexts
from scala40.texts.rule_fields import RuleFieldTexts
from scala40.views.pages.chapters import Chapters, lay_out_chapters
from scala40.views.pages.choice_box import ChoiceBox
from scala40.views.pages.felt_page import FeltPage, PageButton, felt_label, one_line, plain_label
from scala40.views.pages.flow import Flow
from scala40.views.pages.rule_field import FieldBox
from scala40.views.rule_sheet import shown_name
from scala40.views.theme import APART, CLOSE, Theme

LETTERS = 40
"""The longest name of own rules."""
_WIDEST = 1080
_GROUPS = 244
"""The width of the page's content, in logical pixels before the player's text size."""


class RulesEditorPage(FeltPage):
    """A rule set being made or changed; nothing is kept before it is saved."""

    back = Signal()
    save = Signal(object)
    """The `Rules` to keep, in the place of those called `own`."""
    remove = Signal(str)
    export = Signal(object)
    load = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._texts = RulesEditorTexts()
        self.form = RulesForm(parent=self)
        self.own: str | None = None
        """The name of the own set that is being changed; None for a new one."""
        self._sets: tuple[Rules, ...] = (Rules(),)
        self._begun: tuple[str | None, Rules] | None = None
        self._sure = False
        self._title = felt_label(theme, theme.heading_px, weight=700)
        self._begin_label = felt_label(theme, theme.text_px)
        self._begin_label.setWordWrap(False)
        self.begin_with = ChoiceBox(theme)
        self.name_field = QLineEdit()
        self.name_field.setMaxLength(LETTERS)
        self._name_label = felt_label(theme, theme.text_px)
        self._name_label.setWordWrap(False)
        self._differing = felt_label(theme, theme.text_px)
        self._differing.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.groups = Chapters(theme, _GROUPS)
        self._headings: dict[str, QLabel] = {}
        self.boxes: dict[str, FieldBox] = {}
        self._scroll = QScrollArea()
        self.back_button = PageButton("plate")
        self.load_button = PageButton("plate")
        self.export_button = PageButton("plate")
        self.remove_button = PageButton("plate")
        self.save_button = PageButton("primary")
        self._lay_out()
        self.form.changed.connect(self._refresh)
        self.begin_with.activated.connect(lambda place: self.form.begin_with(self._sets[place]))
        self.groups.currentRowChanged.connect(self._go_to_group)
        self._scroll.verticalScrollBar().valueChanged.connect(self._follow_scroll)
        self.back_button.clicked.connect(self.back)
        self.load_button.clicked.connect(self.load)
        self.save_button.clicked.connect(lambda: self.save.emit(self.rules()))
        self.export_button.clicked.connect(lambda: self.export.emit(self.rules()))
        self.remove_button.clicked.connect(self._remove)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(APART)
        head.addWidget(self._title, 1)
        head.addWidget(self._begin_label)
        head.addWidget(self.begin_with)
        named = QHBoxLayout()
        named.setSpacing(APART)
        named.addWidget(self._name_label)
        named.addWidget(self.name_field, 3)
        named.addWidget(self._differing, 2)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._fields = self._all_fields()
        self._scroll.setWidget(self._fields)
        foot = Flow(gap=APART, push=True)
        foot.addWidget(self.back_button)
        for button in (self.load_button, self.export_button, self.remove_button, self.save_button):
            foot.addWidget(button)
        lay_out_chapters(self, self.theme, _WIDEST, [head, named], self.groups, self._scroll, foot, dense=True)

    def _all_fields(self) -> QWidget:
        fields = QWidget()
        column = QVBoxLayout(fields)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for group in GROUPS:
            heading = plain_label("title")
            heading.setContentsMargins(0, CLOSE, 0, CLOSE)
            self._headings[group] = heading
            column.addWidget(heading)
            for field in FIELDS:
                if field.group == group:
                    box = FieldBox(self.form, field, self.theme)
                    self.boxes[field.name] = box
                    column.addWidget(box)
            column.addSpacing(APART)
        column.addStretch(1)
        return fields

    def edit(self, rules: Rules, own: str | None, sets: tuple[Rules, ...]) -> None:
        """Begin with these rules: those called `own`, to be changed, or a new set made from them (None).

        `sets` are all rule sets that can be begun with.
        """
        self._sets = sets
        if (own, rules) == self._begun:
            # What was begun with them is still there.
            self.retranslate()
            return
        self._begun = own, rules
        self.own = own
        self.name_field.setText(own or "")
        self.form.begin_with(rules)
        self._scroll.verticalScrollBar().setValue(0)
        self.retranslate()

    def finish(self) -> None:
        """What was begun is kept or given up: the next time begins anew."""
        self._begun = None

    def rules(self) -> Rules:
        """The rules as they stand, under the name that is typed; perhaps an empty one."""
        return self.form.rules(one_line(self.name_field.text(), LETTERS))

    def begin(self) -> None:
        self.retranslate()
        self.name_field.setFocus()

    def ask_name(self) -> None:
        """Let the player type another name: all of the field is selected."""
        self.name_field.setFocus()
        self.name_field.selectAll()

    def heading(self) -> str:
        return RulesEditorTexts().title()

    def retranslate(self) -> None:
        texts = self._texts
        self._sure = False
        self._title.setText(texts.title())
        self._begin_label.setText(texts.begin_with())
        self.begin_with.setAccessibleName(texts.begin_with())
        self.begin_with.setPlaceholderText(texts.none_begun())
        self.begin_with.clear()
        self.begin_with.addItems([shown_name(rules) for rules in self._sets])
        self._name_label.setText(texts.name())
        self.name_field.setAccessibleName(texts.name())
        self.name_field.setPlaceholderText(texts.name_hint())
        self.groups.setAccessibleName(texts.groups())
        titles = [RuleFieldTexts().group(group) for group in GROUPS]
        self.groups.show_titles(titles, max(0, self.groups.currentRow()))
        for group, heading in self._headings.items():
            heading.setText(RuleFieldTexts().group(group))
        self.back_button.setText(texts.back())
        self.load_button.setText(texts.load())
        self.export_button.setText(texts.export())
        self.save_button.setText(texts.save())
        self.remove_button.setVisible(self.own is not None)
        self._refresh()

    def _refresh(self) -> None:
        self._sure = False
        self.remove_button.setText(self._texts.remove())
        self._differing.setText(self._texts.differing(len(self.form.differing())))
        for box in self.boxes.values():
            box.refresh()
        same = (place for place, one in enumerate(self._sets) if self.form.rules(one.name) == one)
        self.begin_with.setCurrentIndex(next(same, -1))

    def _remove(self) -> None:
        if self._sure and self.own is not None:
            self.remove.emit(self.own)
            return
        self._sure = True
        self.remove_button.setText(self._texts.remove_now(one_line(self.own or "", 24)))

    def _go_to_group(self, row: int) -> None:
        if 0 <= row < len(GROUPS):
            self._scroll.verticalScrollBar().setValue(self._top_of(GROUPS[row]))

    def _top_of(self, group: str) -> int:
        return self._headings[group].mapTo(self._fields, QPoint(0, 0)).y()

    def _follow_scroll(self, value: int) -> None:
        if self.groups.hasFocus():
            return
        tops = [self._top_of(group) for group in GROUPS]
        above = [row for row, top in enumerate(tops) if top <= value + self.theme.px(40)]
        self.groups.mark(above[-1] if above else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
