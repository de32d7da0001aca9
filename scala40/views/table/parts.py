"""The parts of the table page, so that whoever works with them need not know the page."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from scala40.views.table.button_bar import ButtonBar
from scala40.views.table.captions import Captions
from scala40.views.table.chooser import Chooser
from scala40.views.table.felt import Felt
from scala40.views.table.hand_zone import HandZone
from scala40.views.table.melds_area import MeldsArea
from scala40.views.table.notice import Notice
from scala40.views.table.opening_area import OpeningArea
from scala40.views.table.piles import DiscardPile, StockPile
from scala40.views.table.seats import SeatPlate


@dataclasses.dataclass(frozen=True)
class Parts:
    """What is touched on the table page."""

    felt: Felt
    hand: HandZone
    stock: StockPile
    pile: DiscardPile
    melds: MeldsArea
    opening: OpeningArea
    bar: ButtonBar
    notice: Notice
    chooser: Chooser
    plates: Sequence[SeatPlate]
    captions: Captions
