"""Shows the cards behind the opening meter while the pointer, the focus or a finger rests there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QWidget

from scala40.models.game import GameModel
from scala40.models.opening_outs import outs_of
from scala40.texts.rack import RackTexts
from scala40.views.cards.drag import Gesture
from scala40.views.table.opening_area import OpeningArea
from scala40.views.table.peek import Peek, PeekRow

REST_MS = 450
"""How long the pointer rests before anything is shown."""


class MeterNotes(QObject):
    """Follows the pointer and the focus on the opening area."""

    def __init__(self, game: GameModel, opening: OpeningArea, peek: Peek, gesture: Gesture, page: QWidget) -> None:
        super().__init__(page)
        self._game = game
        self._opening = opening
        self._peek = peek
        self._gesture = gesture
        self._page = page
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self.show)
        opening.installEventFilter(self)
        gesture.begun.connect(self.put_away)
        game.shown.connect(self.put_away)
        game.drafts_changed.connect(self.put_away)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.Enter:
                self._timer.start()
            case QEvent.Type.FocusIn:
                self.show()
            case QEvent.Type.Leave | QEvent.Type.FocusOut | QEvent.Type.Hide | QEvent.Type.MouseButtonRelease:
                self.put_away()
        return False

    def show_at(self, _point: QPoint) -> bool:
        """Show the cards for a finger that rests; False where there are none."""
        return self.show()

    def show(self) -> bool:
        """Show the best opening in the hand and the cards that would help; False where there is nothing to see."""
        opening, page = self._opening, self._page
        if not opening.isVisible() or self._gesture.carrying is not None:
            return False
        near = QRect(opening.mapTo(page, QPoint()), opening.size())
        felt = opening.parentWidget() or page
        self._peek.show_rows(self.rows(), near, QRect(felt.mapTo(page, QPoint()), felt.size()))
        return self._peek.isVisible()

    def rows(self) -> list[PeekRow]:
        """What there is to see."""
        texts, meter = RackTexts(), self._game.meter()
        if meter is None:
            return []
        best = tuple((card, "") for meld in meter.best.melds for card in meld.cards)
        outs = outs_of(self._game.view) or ()
        helping = tuple((out.face, texts.copies(out.unseen)) for out in outs)
        return [PeekRow(texts.best_in_hand(), best), PeekRow(texts.cards_that_help(), helping)]

    def put_away(self, *_told: object) -> None:
        """Nothing rests there any more."""
        self._timer.stop()
        self._peek.hide()
