"""What the menu of moves offers to those who want to see or understand once more what has just happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scala40.texts.looking import LookingTexts
from scala40.texts.menus import MenuTexts, WhyNotTexts
from scala40.views.actions import Menus

if TYPE_CHECKING:
    from scala40.models.game import GameModel
    from scala40.views.table.table_page import TablePage


class LookBackMenu:
    """Fills the end of the menu once; the entries serve while one sits at a table."""

    def __init__(self, menus: Menus) -> None:
        texts = MenuTexts()
        self._page: TablePage | None = None
        menus.move.addSeparator()
        self.through = menus.add(menus.move, LookingTexts().look_through, self._look_through, "look_through")
        self.again = menus.add(menus.move, texts.last_turn_again, self._show_again, "last_turn")
        self.explain = menus.add(menus.move, texts.explain_refusal, self._explain, "explain")
        menus.move.aboutToShow.connect(self.refresh)
        self.refresh()

    def sit_down(self, page: TablePage, model: GameModel) -> None:
        """Serve this table from now on."""
        self._page = page
        model.shown.connect(self.refresh)
        page.handling.refused.connect(self.refresh)
        self.refresh()

    def stand_up(self, model: GameModel | None) -> None:
        """The table has been left."""
        page, self._page = self._page, None
        if model is not None:
            model.shown.disconnect(self.refresh)
        if page is not None:
            page.handling.refused.disconnect(self.refresh)
        self.refresh()

    def refresh(self, *_told: object) -> None:
        """Let each entry serve or rest, as the round stands."""
        page, why = self._page, WhyNotTexts()
        if page is None:
            for entry in (self.through, self.again, self.explain):
                entry.rest(why.at_the_table)
            return
        self.through.rest(_why_not_through(page.game))
        self.again.rest(None if page.again.turns else why.no_turn_finished)
        self.explain.rest(None if page.handling.last_refusal is not None else why.nothing_refused)

    def _look_through(self) -> None:
        page = self._page
        if page is not None and page.isVisible() and not page.endings.covering and not page.covers.covering:
            page.browse_pile()

    def _show_again(self) -> None:
        page = self._page
        if page is not None and page.isVisible() and not page.endings.covering and not page.covers.covering:
            page.again.show()

    def _explain(self) -> None:
        if self._page is not None and self._page.isVisible():
            self._page.handling.explain()


def _why_not_through(game: GameModel) -> Callable[[], str] | None:
    """Why the discard pile cannot be looked through; None where it can."""
    public, texts = game.view.public, LookingTexts()
    if public.phase == "over":
        return texts.round_over
    if public.rules.pile_visible != "all":
        return texts.only_top
    return None if public.discards else texts.no_discards
