"""One rule in the editor: its name, its choices with what they mean, and what Standard has there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from scala40.models.rules_form import Field, RulesForm, standard_has
from scala40.texts.own_rules import RulesEditorTexts
from scala40.texts.rule_fields import RuleFieldTexts
from scala40.texts.rule_meanings import RuleMeaningTexts
from scala40.texts.rule_values import RuleValueTexts
from scala40.views.dressing import dressed
from scala40.views.pages.felt_page import PageButton, plain_label
from scala40.views.table.holding import show_when_held
from scala40.views.theme import APART, CLOSE, NEAR, TARGET, Theme

_LABELS = 272
"""The width of the column of choices, in logical pixels before the player's text size."""


def capital(words: str) -> str:
    """Words from the end of a line as they begin one."""
    return words[:1].upper() + words[1:]


class Sentence(QLabel):
    """What a choice means; a click on it chooses too."""

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setProperty("kind", "muted")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()


class NumberBox(QSpinBox):
    """A number in steps, or none at all below the lowest; the wheel turns it only where it has the focus."""

    chosen = Signal(object)

    def __init__(self, form: RulesForm, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form = form
        self._field = field
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setKeyboardTracking(False)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setMinimumHeight(TARGET)
        self.valueChanged.connect(lambda _: self.chosen.emit(self.number()))

    def number(self) -> int | None:
        """The number shown, or None."""
        numbers = self._form.numbers(self._field.name)
        return None if numbers is not None and self.value() < numbers.low else self.value()

    def refresh(self) -> None:
        """Show what the form has, in the language in force."""
        numbers, value = self._form.numbers(self._field.name), self._form.value(self._field.name)
        if numbers is None:
            return
        none = numbers.low - 1
        self.blockSignals(True)
        self.setRange(none if numbers.or_none else numbers.low, numbers.high)
        self.setSingleStep(numbers.step)
        self.setSpecialValueText(capital(RuleValueTexts().label(self._field.name, None)) if numbers.or_none else "")
        self.setValue(none if value is None else value)
        self.blockSignals(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Without buttons the style sheet would leave the number no width at all.
        self.lineEdit().setGeometry(self.rect().adjusted(8, 2, -8, -2))

    def stepBy(self, steps: int) -> None:
        numbers = self._form.numbers(self._field.name)
        if numbers is None or numbers.step == 1:
            super().stepBy(steps)
            return
        step, value = numbers.step, self.value()
        if value < numbers.low:
            self.setValue(numbers.low if steps > 0 else value)
            return
        # To the next round number first, counted from 0.
        onto = (value // step + steps) * step if steps > 0 or value % step == 0 else (value // step + 1 + steps) * step
        lowest = self.minimum() if value == numbers.low else numbers.low
        self.setValue(max(lowest, onto))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class FieldBox(QWidget):
    """A rule of the form. What rests says why."""

    def __init__(self, form: RulesForm, field: Field, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = field
        self._form = form
        self._theme = theme
        self._steps: list[PageButton] = []
        self._title = plain_label()
        self._title.setStyleSheet("font-weight: 600;")
        self._mark = plain_label("muted")
        self._mark.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.radios: list[QRadioButton] = []
        self.number: NumberBox | None = None
        self._sentences: list[Sentence] = []
        head = QHBoxLayout()
        head.setSpacing(APART)
        head.addWidget(self._title, 1)
        head.addWidget(self._mark, 1)
        self._choices = QGridLayout()
        self._choices.setHorizontalSpacing(APART)
        self._choices.setVerticalSpacing(CLOSE)
        dressed(self, lambda: self._choices.setColumnMinimumWidth(0, theme.side(_LABELS, 1.1)))
        self._choices.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, CLOSE, NEAR, CLOSE)
        column.setSpacing(CLOSE)
        column.addLayout(head)
        column.addLayout(self._choices)
        if field.numbers is not None:
            self.number = NumberBox(form, field, self)
            self.number.chosen.connect(lambda value: form.choose(field.name, value))
            self._place(0, self._with_steps(self.number), lambda: None)
        for row, value in enumerate(field.values):
            radio = QRadioButton(self)
            radio.toggled.connect(lambda on, value=value: form.choose(field.name, value) if on else None)
            self.radios.append(radio)
            self._place(row, radio, radio.click)
        self.refresh()

    def _with_steps(self, number: NumberBox) -> QWidget:
        """The number between two buttons; the arrow keys do the same, so Tab passes them over."""
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(CLOSE)
        for sign, steps in (("−", -1), ("+", 1)):
            button = PageButton()
            button.setText(sign)
            dressed(button, partial(self._fit_step, button))
            button.setStyleSheet("QPushButton { padding: 0; }")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, by=steps: number.stepBy(by))
            show_when_held(button)
            self._steps.append(button)
        line.addWidget(self._steps[0])
        line.addWidget(number, 1)
        line.addWidget(self._steps[1])
        return row

    def _fit_step(self, button: PageButton) -> None:
        button.setFixedWidth(self._theme.px(40))

    def _place(self, row: int, control: QWidget, choose: Callable[[], object]) -> None:
        sentence = Sentence(self)
        sentence.clicked.connect(lambda: choose())
        self._sentences.append(sentence)
        self._choices.addWidget(control, row, 0)
        self._choices.addWidget(sentence, row, 1)

    def refresh(self) -> None:
        """Show what the form has, in the language in force."""
        name, form = self.field.name, self._form
        labels, meanings = RuleValueTexts(), RuleMeaningTexts()
        title = RuleFieldTexts().name(name)
        why = form.resting(name)
        self._title.setText(title)
        for radio, sentence, value in zip(self.radios, self._sentences, self.field.values, strict=False):
            label = labels.label(name, value)
            radio.blockSignals(True)
            radio.setChecked(form.value(name) == value)
            radio.blockSignals(False)
            radio.setText(capital(label))
            radio.setAccessibleName(f"{title}: {label}")
            sentence.setText(meanings.sentence(name, value))
            radio.setAccessibleDescription(sentence.text())
        if self.number is not None:
            self.number.refresh()
            self.number.setAccessibleName(title)
            said = (RulesEditorTexts().less(title), RulesEditorTexts().more(title))
            for button, words in zip(self._steps, said, strict=True):
                button.setAccessibleName(words)
            self._sentences[0].setText(meanings.sentence(name, form.value(name)))
            self.number.setAccessibleDescription(self._sentences[0].text())
        numbers = [self.number] if self.number is not None else []
        for control in (*self.radios, *self._sentences, *numbers):
            control.setEnabled(not why)
        if self.number is not None:
            self._rest_at_the_ends(self.number, why)
        self._mark.setText(RuleFieldTexts().resting(why) if why else self._difference(form))

    def _rest_at_the_ends(self, number: NumberBox, why: str) -> None:
        """A step that leads nowhere rests and says so, as both do where the rule rests."""
        texts, shown, resting = RulesEditorTexts(), number.text(), RuleFieldTexts().resting(why) if why else ""
        ends = (
            texts.smallest(shown) if number.value() <= number.minimum() else "",
            texts.largest(shown) if number.value() >= number.maximum() else "",
        )
        for button, end in zip(self._steps, ends, strict=True):
            reason = resting or end
            button.setEnabled(not reason)
            button.setToolTip(reason)
            button.setAccessibleDescription(reason)

    def _difference(self, form: RulesForm) -> str:
        value = standard_has(self.field.name)
        if form.value(self.field.name) == value:
            return ""
        return RulesEditorTexts().standard_has(RuleValueTexts().label(self.field.name, value))

    def mark(self) -> str:
        """What stands beside the name: how Standard has it, or why the rule rests."""
        return self._mark.text()

    def sentences(self) -> list[str]:
        """What the choices mean, as shown."""
        return [sentence.text() for sentence in self._sentences]

    def take_focus(self) -> None:
        """Give the focus to the choice that holds."""
        controls = [radio for radio in self.radios if radio.isChecked()]
        (self.number or controls[0]).setFocus()
