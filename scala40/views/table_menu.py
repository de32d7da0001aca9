"""What the menu offers at a table beside moves: the pause, leaving the seat to a computer player, the proof of the last
deal, and why it was played so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scala40.texts.asked import ClockTexts, SealTexts
from scala40.texts.leaving import LeavingTexts
from scala40.texts.menus import WhyNotTexts
from scala40.texts.why import WhyTexts
from scala40.views.actions import Menus

if TYPE_CHECKING:
    from scala40.models.game import GameModel
    from scala40.views.table.table_page import TablePage


class TableMenu:
    """Fills its part of the menu once; the entries serve while one sits at a table."""

    def __init__(self, menus: Menus) -> None:
        self._menus = menus
        self._page: TablePage | None = None
        self.pause = menus.add(menus.game, ClockTexts().pause, self._pause, "pause")
        self.stand_in = menus.add(menus.game, self._stand_in_words, self._stand_in, "stand_in")
        self.verify = menus.add(menus.game, SealTexts().verify, self._verify, "verify")
        self.why = menus.add(menus.game, WhyTexts().title, self._why, "why")
        menus.game.aboutToShow.connect(self.refresh)
        menus.keys_changed.connect(self.refresh)
        self.refresh()

    def sit_down(self, page: TablePage, model: GameModel) -> None:
        """Serve this table from now on."""
        self._page = page
        page.keyboard.menus_have_keys = True
        page.dead_keys.why = self._menus.why_rests
        model.shown.connect(self.refresh)
        self.refresh()

    def stand_up(self, model: GameModel | None) -> None:
        """The table has been left."""
        if model is not None:
            model.shown.disconnect(self.refresh)
        self._page = None
        self.refresh()

    def refresh(self, *_told: object) -> None:
        """Let each entry serve or rest, as the match stands."""
        page, why = self._page, WhyNotTexts()
        if page is None:
            self.stand_in.retranslate()
            for entry in (self.pause, self.stand_in, self.verify, self.why):
                entry.rest(why.at_the_table)
            return
        from scala40.models.leaving import why_not_leave
        from scala40.models.why import why_not

        self.stand_in.retranslate()
        self.stand_in.rest(why_not_leave(page.game))
        self.why.rest(why_not(page.game))
        page.bar.show_undo_key(self._menus.key_of("undo"))
        page.bar.tell_keys(*(self._menus.key_of(f"sort_for_{kind}") for kind in ("runs", "sets", "both")))
        self.pause.rest(None if page.covers.may_pause else ClockTexts().not_here)
        self.verify.rest(None if page.game.info.open_deal is not None else SealTexts().after_the_round)

    def _pause(self) -> None:
        if self._page is not None and self._page.isVisible():
            self._page.covers.toggle_pause()

    def _stand_in_words(self) -> str:
        """Leave the seat to a computer player, or take it back."""
        left = self._page is not None and self._page.game.watching == "stand_in"
        return LeavingTexts().take_seat() if left else LeavingTexts().let_sit_in()

    def _stand_in(self) -> None:
        page = self._page
        if page is not None and page.isVisible() and not page.covers.covering:
            page.leaving.press()

    def _why(self) -> None:
        if self._page is not None and self._page.isVisible():
            self._page.why_wanted.emit(None)

    def _verify(self) -> None:
        if self._page is not None and self._page.isVisible():
            self._page.covers.show_deal()
