"""The menu of those who want to learn: a hint for the move, and the rule that it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scala40.texts.hints import HintTexts
from scala40.texts.menus import WhyNotTexts
from scala40.views.actions import Menus

if TYPE_CHECKING:
    from scala40.models.game import GameModel
    from scala40.views.table.table_page import TablePage


class LearnMenu:
    """Fills the menu once; the entries serve while one sits at a table and has something to choose."""

    def __init__(self, menus: Menus) -> None:
        texts = HintTexts()
        self._menus = menus
        self._page: TablePage | None = None
        menus.keys_changed.connect(self._tell_key)
        self.hint = menus.add(menus.learn, texts.hint, self._hint, "hint")
        self.rule = menus.add(menus.learn, texts.rule, self._rule, "hint_rule")
        menus.learn.aboutToShow.connect(self.refresh)
        self.refresh()

    def sit_down(self, page: TablePage, model: GameModel) -> None:
        """Serve this table from now on."""
        self._page = page
        self._tell_key()
        model.shown.connect(self.refresh)
        page.hinting.model.changed.connect(self.refresh)
        self.refresh()

    def _tell_key(self) -> None:
        """The coach says by which key it is asked."""
        if self._page is not None:
            self._page.panel.coach.show_key(self._menus.key_of("hint"))

    def stand_up(self, model: GameModel | None) -> None:
        """The table has been left."""
        page, self._page = self._page, None
        if model is not None:
            model.shown.disconnect(self.refresh)
        if page is not None:
            page.hinting.model.changed.disconnect(self.refresh)
        self.refresh()

    def refresh(self, *_told: object) -> None:
        """Let each entry serve or rest, as the turn stands."""
        page = self._page
        if page is None:
            for entry in (self.hint, self.rule):
                entry.rest(WhyNotTexts().at_the_table)
            return
        from scala40.models.hints import why_no_hint

        self.hint.rest(why_no_hint(page.game))
        self.rule.rest(None if page.hinting.model.rule is not None else HintTexts().no_rule)

    def _hint(self) -> None:
        if self._page is not None and self._page.isVisible():
            self._page.hinting.press()

    def _rule(self) -> None:
        if self._page is not None and self._page.isVisible():
            self._page.hinting.show_rule()
