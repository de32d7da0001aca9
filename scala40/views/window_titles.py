"""What the title bar says of the page that is shown. It never names a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from scala40.texts.problems import TitleTexts
from scala40.views.pages.felt_page import FeltPage, one_line

if TYPE_CHECKING:
    from scala40.models.game import GameModel


def title_of(page: QWidget | None, model: GameModel | None) -> str:
    """The title of the window while it shows this page; `model` is the match if the page is that of the table."""
    titles = TitleTexts()
    if model is not None:
        others = [one_line(seat.name) for number, seat in enumerate(model.seats) if number != model.viewer]
        return titles.in_match(model.view.public.number, others)
    heading = page.heading() if isinstance(page, FeltPage) else ""
    return titles.about(heading) if heading else titles.plain()
