"""The menu of moves: all that can be done at the table, for those who neither drag nor click cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import SignalInstance

from scala40.models.options import Outcome
from scala40.texts.asked import AskedTexts
from scala40.texts.menus import MenuTexts, WhyNotTexts
from scala40.texts.rack import RackTexts
from scala40.texts.reasons import Reasons
from scala40.texts.watching import WatchTexts
from scala40.views.actions import Entry, Menus

if TYPE_CHECKING:
    from scala40.models.game import GameModel
    from scala40.models.sorting import SortKind

Answer = Callable[[Outcome], object]
"""Shows what came of a gesture: why not, or the question that only the player can answer."""


class MoveMenu:
    """Fills the menu once; its entries serve while one sits at a table, each as far as the turn allows."""

    def __init__(self, menus: Menus) -> None:
        texts, menu = MenuTexts(), menus.move
        self._model: GameModel | None = None
        self._answer: Answer = _unanswered
        self._covered: Callable[[], bool] = _never
        self._away: Callable[[], bool] = _never
        self.next_step = menus.add(menu, texts.next_step, lambda: self._ask(lambda m: m.press_primary()), "next_step")
        self.hurry = menus.add(menu, texts.do_not_wait, lambda: self._do(_hurry), "hurry")
        menu.addSeparator()
        self.draw = menus.add(menu, texts.draw, lambda: self._do(lambda m: m.draw()), "draw")
        self.take = menus.add(menu, texts.take, lambda: self._do(lambda m: m.take()), "take")
        self.buy = menus.add(menu, AskedTexts().buy_it, lambda: self._ask(lambda m: m.buying()), "buy")
        self.let_go = menus.add(menu, AskedTexts().let_it_go, lambda: self._do(lambda m: m.let_go()), "let_go")
        self.lay = menus.add(menu, texts.lay, lambda: self._ask(lambda m: m.drop_on_felt(m.hand.selected())), "lay")
        self.add = menus.add(menu, texts.add_to_meld, lambda: self._ask(lambda m: m.offer(m.hand.selected())), "add")
        self.confirm = menus.add(
            menu, texts.confirm_opening, lambda: self._ask(lambda m: m.confirm_opening()), "confirm"
        )
        self.takes_one_back: Callable[[GameModel], object] = _take_last_back
        """Takes one prepared meld back; a table where one of them has the keyboard takes that one."""
        self.take_one_back = menus.add(
            menu, texts.take_one_back, lambda: self._do(lambda m: self.takes_one_back(m)), "take_one_back"
        )
        self.take_back = menus.add(menu, texts.take_back, lambda: self._do(_take_all_back), "take_back")
        self.discard = menus.add(
            menu, texts.discard, lambda: self._ask(lambda m: m.drop_on_pile(m.hand.selected())), "discard"
        )
        menu.addSeparator()
        self.undo = menus.add(menu, texts.undo, lambda: self._do(lambda m: m.undo()), "undo")
        self.redo = menus.add(menu, texts.redo, lambda: self._do(lambda m: m.redo()), "redo")
        menu.addSeparator()
        self.sort_for_runs = self._sort(menus, texts.sort_for_runs, "runs")
        self.sort_for_sets = self._sort(menus, texts.sort_for_sets, "sets")
        self.sort_for_both = self._sort(menus, texts.sort_for_both, "both")
        self.undo_sort = menus.add(menu, texts.undo_sort, lambda: self._do(lambda m: m.hand.undo_sort()), "undo_sort")
        menu.addSeparator()
        self.pin = menus.add(menu, self._pin_words, lambda: self._do(_pin), "pin")
        self.gap = menus.add(menu, RackTexts().gap, lambda: self._do(_gap), "gap")
        self.clear = menus.add(
            menu, texts.clear_selection, lambda: self._do(lambda m: m.hand.clear_selection()), "clear"
        )
        menu.aboutToShow.connect(self.refresh)
        self.refresh()

    def _sort(self, menus: Menus, words: Callable[[], str], kind: SortKind) -> Entry:
        return menus.add(menus.move, words, lambda: self._do(lambda m: m.hand.sort_for(kind)), f"sort_for_{kind}")

    def _pin_words(self) -> str:
        """Pin, or unpin where all that is chosen is pinned."""
        model = self._model
        if model is None:
            return RackTexts().pin(0)
        hand, chosen = model.hand, model.hand.chosen()
        count = len(hand.whole(chosen))
        return RackTexts().unpin(count) if hand.all_pinned(chosen) else RackTexts().pin(count)

    def sit_down(
        self,
        model: GameModel,
        answer: Answer,
        covered: Callable[[], bool] = lambda: False,
        away: Callable[[], bool] = lambda: False,
    ) -> None:
        """Serve this match from now on; `answer` shows what came of a gesture.

        Nothing is done while the table is `covered`, as by the pause, or the player is `away`, on another page.
        """
        self._model, self._answer, self._covered, self._away = model, answer, covered, away
        for signal in _told_by(model):
            signal.connect(self.refresh)
        self.refresh()

    def stand_up(self) -> None:
        """The table has been left: all entries rest."""
        model, self._model = self._model, None
        self.takes_one_back = _take_last_back
        # Nothing of the table is held on to.
        self._answer, self._covered, self._away = _unanswered, _never, _never
        if model is not None:
            for signal in _told_by(model):
                signal.disconnect(self.refresh)
        self.refresh()

    def _do(self, deed: Callable[[GameModel], object]) -> None:
        if self._model is not None and not self._covered() and not self._away():
            deed(self._model)

    def _ask(self, gesture: Callable[[GameModel], Outcome]) -> None:
        if self._model is not None and not self._covered() and not self._away():
            self._answer(gesture(self._model))

    def refresh(self, *_told: object) -> None:
        """Let each entry serve or rest, as the turn stands."""
        why, model = WhyNotTexts(), self._model
        for entry in (self.buy, self.let_go):
            entry.setVisible(model is not None and model.rules.buying)
        if model is None or self._away():
            for entry in self._all():
                entry.rest(why.at_the_table if model is None else why.back_to_the_table)
            return
        watched = partial(WatchTexts().only_shown, model.watching) if model.watching else None
        turn = watched or (None if model.view.to_move else why.not_your_turn)
        phase = model.view.public.phase
        drawing = turn or (None if phase == "draw" else why.drawn_already)
        playing = turn or (None if phase == "play" else why.not_drawn)
        selected = None if model.hand.selected() else why.nothing_selected
        prepared = watched or (None if model.drafts else why.nothing_prepared)
        step = model.primary()
        duties = model.duties() if step.use is not None else ()
        owed = next((partial(Reasons().sentence, duty, model.view.public) for duty in duties), None)
        self.next_step.rest(None if step.enabled else turn or owed or why.nothing_selected)
        waited_for = model.stage == "round" and (model.watching or not model.view.to_move)
        self.hurry.rest(None if waited_for else why.nobody_waits)
        asked = watched or (None if model.view.to_move and phase == "buy" else AskedTexts().not_asked)
        self.buy.rest(asked)
        self.let_go.rest(asked)
        self.draw.rest(drawing)
        self.take.rest(drawing)
        # An opening may be prepared at any time.
        self.lay.rest(watched or selected if not model.opened or asked is None else playing or selected)
        self.add.rest(playing or selected)
        self.confirm.rest(playing or prepared)
        self.take_one_back.rest(prepared)
        self.take_back.rest(prepared)
        self.discard.rest(playing or selected)
        self.undo.rest(None if model.may_undo() else why.nothing_to_undo)
        self.redo.rest(None if model.may_redo() else watched or why.nothing_to_redo)
        for entry in (self.sort_for_runs, self.sort_for_sets, self.sort_for_both):
            entry.rest(None)
        self.undo_sort.rest(None if model.hand.may_undo_sort else why.not_sorted)
        self.clear.rest(selected)
        chosen = model.hand.chosen()
        self.pin.retranslate()
        self.pin.rest(None if chosen else why.nothing_selected)
        first = not chosen or model.hand.row_of((model.hand.group(chosen[0]) or chosen)[0]) == 0
        self.gap.rest(RackTexts().no_gap_there if first else None)

    def _all(self) -> tuple[Entry, ...]:
        return (
            *(self.next_step, self.hurry, self.draw, self.take),
            *(self.lay, self.add, self.confirm, self.take_one_back, self.take_back, self.discard),
            *(self.buy, self.let_go),
            *(self.undo, self.redo, self.undo_sort, self.pin, self.gap, self.clear),
            *(self.sort_for_runs, self.sort_for_sets, self.sort_for_both),
        )


def _unanswered(_outcome: Outcome) -> None:
    """No table is there that could show what came of a gesture."""


def _never() -> bool:
    return False


def _hurry(model: GameModel) -> None:
    """Let computer players move without waiting."""
    from scala40.models.watching import WatchedModel

    if isinstance(model, WatchedModel):
        model.hurry()


def _take_last_back(model: GameModel) -> None:
    model.take_back_draft(len(model.drafts) - 1)


def _take_all_back(model: GameModel) -> None:
    for index in range(len(model.drafts) - 1, -1, -1):
        model.take_back_draft(index)


def _told_by(model: GameModel) -> tuple[SignalInstance, ...]:
    """What the entries follow."""
    hand = model.hand
    return (model.shown, model.selection_changed, model.drafts_changed, hand.order_changed, hand.current_changed)


def _pin(model: GameModel) -> None:
    """Pin what is chosen, or unpin it where all of it is pinned."""
    hand, cards = model.hand, model.hand.chosen()
    if hand.all_pinned(cards):
        hand.unpin(cards)
    else:
        hand.pin(cards)


def _gap(model: GameModel) -> None:
    """Make a gap before the first card that is chosen, or close it."""
    for card in model.hand.chosen()[:1]:
        model.hand.toggle_gap(card)
