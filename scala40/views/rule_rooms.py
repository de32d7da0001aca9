"""The doors to the rule card and the editor of own rules, and what happens to rules there: kept, given, printed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, QLocale, QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from scala40 import files
from scala40.engine.rules import Rules
from scala40.models.rules_form import FIELD
from scala40.storage.rule_sets import MOST_SETS, SUFFIX, RulesRefused, Why, file_name, load_rules, write_rules
from scala40.texts.own_rules import RuleCardTexts, RuleFileTexts, RulesEditorTexts, ScorePaperTexts
from scala40.texts.rule_fields import RuleFieldTexts
from scala40.texts.rule_values import RuleValueTexts
from scala40.texts.system import SystemTexts
from scala40.views import file_dialogs
from scala40.views.dialogs import Notices
from scala40.views.pages.desk import Desk
from scala40.views.pages.felt_page import one_line
from scala40.views.pages.rule_card import RuleCardPage
from scala40.views.pages.rules_editor import RulesEditorPage
from scala40.views.paper import write_pdf
from scala40.views.rule_sheet import rule_paper, shown_name
from scala40.views.score_paper import score_paper
from scala40.views.theme import Theme

_ABOUT = "rules"
"""The subject of what is told here."""


class RuleRooms(QObject):
    """Both pages, each made when it is first shown. One goes back to where one came from."""

    def __init__(
        self,
        desk: Desk,
        notices: Notices,
        stack: QStackedWidget,
        theme: Theme,
        show: Callable[[QWidget], None],
        language: Callable[[], str],
    ) -> None:
        """`show` brings a page of `stack` to the front, `language` is the code of the one in force."""
        super().__init__(stack)
        self._desk = desk
        self._notices = notices
        self._stack = stack
        self._theme = theme
        self._show = show
        self._language = language
        self._behind: dict[QWidget, QWidget | None] = {}
        self._start: Callable[[], object] = lambda: None

    @cached_property
    def card_page(self) -> RuleCardPage:
        """The rule card."""
        page = RuleCardPage(self._theme)
        page.back.connect(lambda: self._go_back(page))
        page.change.connect(lambda: self.edit(page.rules))
        page.save_pdf.connect(self._print_card)
        self._stack.addWidget(page)
        return page

    @cached_property
    def editor_page(self) -> RulesEditorPage:
        """The editor of own rules."""
        page = RulesEditorPage(self._theme)
        page.back.connect(lambda: self._go_back(page))
        page.save.connect(self._keep)
        page.remove.connect(self._remove)
        page.export.connect(self._give)
        page.load.connect(self._take_in)
        # What was said of the name is answered by another one.
        page.name_field.textEdited.connect(lambda: self._notices.withdraw(_ABOUT))
        self._stack.addWidget(page)
        return page

    def show_card(self, rules: Rules, *, at_table: bool) -> None:
        """Show the rule card of these rules; where a match is being played they are not to be changed."""
        self._remember(self.card_page)
        self.card_page.show_rules(rules, changeable=not at_table)
        self._show(self.card_page)

    def edit(self, rules: Rules) -> None:
        """Change these rules if they are the player's own, or make new ones from them."""
        own = self._desk.own_rules.named(rules.name)
        self._remember(self.editor_page)
        self.editor_page.edit(rules, None if own is None else own.name, self._desk.rule_sets())
        self._show(self.editor_page)

    def behind(self, page: QWidget) -> QWidget | None:
        """Where one came from to a page."""
        return self._behind.get(page)

    def forget(self, page: QWidget) -> None:
        """A page is about to go: nobody comes back to it."""
        self._behind = {one: None if behind is page else behind for one, behind in self._behind.items()}

    def else_go_to(self, start: Callable[[], object]) -> None:
        """Where one goes back to where there is nothing to go back to."""
        self._start = start

    def print_score(self, model: QAbstractItemModel, rules: Rules, winners: list[str]) -> None:
        """Ask for a place and write the score sheet there as a PDF."""
        texts = ScorePaperTexts()
        html = score_paper(model, rules, QLocale(self._language()), winners)
        self._print(texts.title(), texts.title(), html)

    def _remember(self, page: QWidget) -> None:
        current = self._stack.currentWidget()
        if current is not None and current is not page and self._behind.get(current) is not page:
            self._behind[page] = current

    def _go_back(self, page: QWidget) -> None:
        self._notices.withdraw(_ABOUT)
        behind = self._behind.get(page)
        if behind is None:
            self._start()
        else:
            self._show(behind)

    # Kept, given, printed

    def _keep(self, rules: Rules) -> None:
        page, texts = self.editor_page, RuleFileTexts()
        labels = {shown_name(one).casefold() for one in self._desk.rule_sets() if one.name != page.own}
        name = one_line(rules.name, 40)
        if rules.name.casefold() in labels:
            self._tell(lambda: texts.name_taken(name))
            page.ask_name()
            return
        try:
            kept = self._desk.own_rules.keep(rules, page.own)
        except RulesRefused as refused:
            self._tell(self._refusal(refused.why, name))
            if refused.why in (Why.NO_NAME, Why.NAME_TAKEN):
                page.ask_name()
            return
        except OSError as error:
            why = SystemTexts().why(error)
            self._tell(lambda: texts.not_kept(why))
            return
        self._notices.withdraw(_ABOUT)
        page.finish()
        self._desk.settings.change(rules=kept.name)
        self._go_back(page)

    def _remove(self, name: str) -> None:
        try:
            self._desk.own_rules.remove(name)
        except OSError as error:
            why = SystemTexts().why(error)
            self._tell(lambda: RuleFileTexts().not_kept(why))
            return
        self.editor_page.finish()
        self._go_back(self.editor_page)

    def _give(self, rules: Rules) -> None:
        texts = RuleFileTexts()
        if not rules.name:
            self._tell(texts.no_name)
            self.editor_page.ask_name()
            return
        file = file_dialogs.file_to_save(
            self._window(), RulesEditorTexts().export(), texts.rules_files(), file_name(rules), texts.save()
        )
        if file is not None:
            self._write(file, lambda: files.write_aside(file, write_rules(rules)))

    def _take_in(self) -> None:
        texts = RuleFileTexts()
        file = file_dialogs.file_to_load(
            self._window(), RulesEditorTexts().load(), texts.rules_files(), SUFFIX, texts.load()
        )
        if file is None:
            return
        shown = one_line(file.name, 60)
        try:
            taken = self._desk.own_rules.take_in(load_rules(file))
        except RulesRefused as refused:
            self._tell(self._field_refusal(refused.field, shown) or self._refusal(refused.why, shown))
        except OSError as error:
            why = SystemTexts().why(error)
            self._tell(lambda: texts.unreadable(shown, why))
        else:
            self._desk.settings.change(rules=taken.name)
            self._notices.tell(_ABOUT, lambda: texts.taken_in(shown_name(taken)), "saved")
            own = self._desk.own_rules.named(taken.name)
            self.editor_page.edit(taken, None if own is None else own.name, self._desk.rule_sets())

    def _print_card(self) -> None:
        rules = self.card_page.rules
        self._print(
            RuleCardTexts().of(shown_name(rules)), f"{RuleCardTexts().title()} {shown_name(rules)}", rule_paper(rules)
        )

    def _print(self, title: str, name: str, html: str) -> None:
        texts = RuleCardTexts()
        letters = "".join(letter if letter.isalnum() or letter in " -_" else "_" for letter in name).strip()
        accept = RuleFileTexts().save()
        file = file_dialogs.file_to_save(self._window(), title, texts.pdf_files(), f"{letters}.pdf", accept)
        if file is not None:
            self._write(file, lambda: write_pdf(file, title, html))

    def _write(self, file: Path, write: Callable[[], None]) -> None:
        file_dialogs.write_and_tell(self._notices, _ABOUT, file, write)

    def _refusal(self, why: Why, shown: str) -> Callable[[], str]:
        texts = RuleFileTexts()
        match why:
            case Why.NO_NAME:
                return texts.no_name
            case Why.NAME_TAKEN:
                return lambda: texts.name_taken(shown)
            case Why.FULL:
                return lambda: texts.full(MOST_SETS)
            case Why.TOO_LARGE:
                return lambda: texts.too_large(shown)
            case Why.NEWER:
                return lambda: texts.newer(shown)
            case Why.NOT_RULES:
                return lambda: texts.no_rules(shown)

    def _field_refusal(self, name: str, shown: str) -> Callable[[], str] | None:
        """What the rule of this name allows, where a file has something else; None for what is no rule."""
        texts, field = RuleFileTexts(), FIELD.get(name)
        if field is None:
            return None
        called, values, numbers = RuleFieldTexts().name, field.values, field.numbers
        if numbers is not None:
            return lambda: texts.not_from_to(shown, called(name), numbers.low, numbers.high)
        return lambda: texts.not_one_of(shown, called(name), [RuleValueTexts().label(name, one) for one in values])

    def _tell(self, sentence: Callable[[], str]) -> None:
        self._notices.tell(_ABOUT, sentence, "warning")

    def _window(self) -> QWidget:
        return self._stack.window()
