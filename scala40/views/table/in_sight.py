"""Where on the page the things lie that a sentence, a question or a hint should leave in sight."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from scala40.views.table.meld_widget import RIM, MeldWidget
from scala40.views.table.parts import Parts


class InSight:
    """Tells places in the coordinates of the page; asked anew each time, since all of it moves."""

    def __init__(self, page: QWidget, parts: Parts) -> None:
        self._page = page
        self._parts = parts

    def plates(self) -> list[QRect]:
        """The plates of all seats."""
        return [self._place(plate) for plate in self._parts.plates if plate.isVisible()]

    def owners(self) -> list[QRect]:
        """Whose melds are whose: the names over them."""
        return [self._place(label) for label in self._parts.melds.labels if not label.isHidden()]

    def melds(self) -> dict[str, QRect]:
        """The melds on the table by their numbers as in `m2`."""
        return {f"m{meld.meld_id}": self._body(meld) for meld in self._parts.melds.melds}

    def drafts(self) -> list[QRect]:
        """The prepared melds."""
        opening = self._parts.opening
        return [self._body(draft) for draft in opening.drafts] if opening.isVisible() else []

    def table(self) -> list[QRect]:
        """All that says whose is what: melds, the names over them, and plates.

        The indices of melds are there once more: where something must be covered it is the lower part of the cards.
        """
        melds = self.melds().values()
        indices = [QRect(meld.topLeft(), QSize(meld.width(), meld.height() // 2)) for meld in melds]
        return [*melds, *indices, *self.owners(), *self.plates()]

    def captions(self) -> list[QRect]:
        """The words under stock and discard pile."""
        captions = self._parts.captions
        corner = captions.mapTo(self._page, QPoint())
        return [place.translated(corner) for place in captions.places]

    def opening(self) -> list[QRect]:
        """Where an opening is prepared, while that is so."""
        return [self._parts.opening.geometry()] if self._parts.opening.isVisible() else []

    def _body(self, meld: MeldWidget) -> QRect:
        """The cards of a meld without the bare rim."""
        return self._place(meld).adjusted(RIM, RIM, -RIM, -RIM)

    def _place(self, part: QWidget) -> QRect:
        return QRect(part.mapTo(self._page, QPoint()), part.size())
