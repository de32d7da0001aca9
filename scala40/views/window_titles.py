"""What the title bar says of the page that is shown. It never names a card."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from scala40.models.game import GameModel
from scala40.texts.own_rules import RuleCardTexts, RulesEditorTexts
from scala40.texts.pages import NewMatchTexts, RulesPageTexts
from scala40.texts.problems import TitleTexts
from scala40.views.pages.felt_page import one_line
from scala40.views.pages.new_match import NewMatchPage
from scala40.views.pages.rule_card import RuleCardPage
from scala40.views.pages.rules_editor import RulesEditorPage
from scala40.views.pages.rules_page import RulesPage
from scala40.views.pages.settings_page import SettingsPage
from scala40.views.pages.shortcuts_page import ShortcutsPage
from scala40.views.table.table_page import TablePage
from scala40.views.table.why_page import WhyPage


def title_of(page: QWidget | None, model: GameModel | None) -> str:
    """The title of the window while it shows this page; `model` is the match at the table, if there is one."""
    titles = TitleTexts()
    match page:
        case TablePage() if model is not None:
            others = [one_line(seat.name) for number, seat in enumerate(model.seats) if number != model.viewer]
            return titles.in_match(model.view.public.number, others)
        case NewMatchPage():
            return titles.about(NewMatchTexts().title())
        case RulesPage():
            return titles.about(RulesPageTexts().title())
        case RuleCardPage():
            return titles.about(RuleCardTexts().title())
        case SettingsPage() | ShortcutsPage() | WhyPage():
            return titles.about(page.heading())
        case RulesEditorPage():
            return titles.about(RulesEditorTexts().title())
        case _:
            return titles.plain()
