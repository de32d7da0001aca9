"""The ring of the opening meter fills as far as its number says: by what is prepared, whatever the hand holds."""

from __future__ import annotations

import math

import pytest
from PySide6.QtGui import QColor

from scala40.views.table.meter import MeterRing
from tests.views.table.conftest import Sit


def filled(ring: MeterRing) -> float:
    """The part of the circle that is drawn in the accent, seen where the middle of its line runs."""
    picture = ring.grab().toImage()
    ratio, size = picture.devicePixelRatio(), min(ring.width(), ring.height())
    radius = size / 2 - size * 0.105 / 2 - 1
    accent, lit = QColor(ring._theme.accent), 0
    for degree in range(360):
        x = ring.width() / 2 + radius * math.sin(math.radians(degree))
        y = ring.height() / 2 - radius * math.cos(math.radians(degree))
        seen = picture.pixelColor(int(x * ratio), int(y * ratio))
        near = zip(seen.getRgb()[:3], accent.getRgb()[:3], strict=True)
        lit += all(abs(one - other) < 40 for one, other in near)
    return lit / 360


@pytest.mark.parametrize(
    ("prepared", "part"), [((), 0), (("KC KH KD",), 0.75), (("KC KH KD", "7H 8H 9H"), 1)], ids=["none", "some", "all"]
)
def test_the_ring_fills_by_what_is_prepared_alone(sit: Sit, prepared: tuple[str, ...], part: float) -> None:
    table = sit("KC KH KD 7H 8H 9H 2S 4C", opened=False)
    for meld in prepared:
        table.desk.select(meld)
        assert table.desk.model.drop_on_felt(table.desk.model.hand.selected()) is None
    assert table.desk.model.meter().best.points == 54
    assert filled(table.page.opening.meter) == pytest.approx(part, abs=0.05)


def test_the_discard_that_would_be_enough_is_named_first(sit: Sit) -> None:
    table = sit("JC JD JS 9D 9H KC 5D 2S", opened=False, phase="draw", discards="TH 9C")
    assert table.page.opening._lines[-1] == "10 more to open · With 9♣ from the discard pile: 57 points."
    table.desk.model.draw()
    assert "unseen" in table.page.opening._lines[-1]
