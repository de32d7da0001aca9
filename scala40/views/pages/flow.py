"""Things in a row that go on in the next row where one is too narrow, as words do."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


class Flow(QLayout):
    """Left to right in as many rows as needed; with `push` what comes after the first thing goes to the right edge.

    With `even` all rows but the last hold equally many, where there is room, so that fewer stand alone in the last one.
    """

    def __init__(self, *, gap: int, rows: int | None = None, push: bool = False, even: bool = False) -> None:
        """`gap` is the distance between things, and between rows unless `rows` is, in logical pixels."""
        super().__init__()
        self._gap = gap
        self._row_gap = gap if rows is None else rows
        self._push = push
        self._even = even
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = self._rows(width)
        between = self._row_gap * max(0, len(rows) - 1)
        return between + sum(max(item.sizeHint().height() for item in row) for row in rows)

    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._shown()]
        wide = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        return QSize(wide, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        sizes = [item.minimumSize().expandedTo(item.sizeHint()) for item in self._shown()]
        return QSize(max((size.width() for size in sizes), default=0), max((s.height() for s in sizes), default=0))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        y = rect.top()
        for number, row in enumerate(self._rows(rect.width())):
            sizes = [item.sizeHint() for item in row]
            high = max(size.height() for size in sizes)
            free = rect.width() - sum(size.width() for size in sizes) - self._gap * (len(row) - 1)
            x = rect.left() + (free if self._push and number else 0)
            for place, (item, size) in enumerate(zip(row, sizes, strict=True)):
                if self._push and not number and place == 1:
                    x += free
                item.setGeometry(QRect(QPoint(x, y + (high - size.height()) // 2), size))
                x += size.width() + self._gap
            y += high + self._row_gap

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        filled = self._filled(width)
        if not self._even or len(filled) < 2:
            return filled
        items = self._shown()
        each = -(-len(items) // len(filled))
        rows = [items[start : start + each] for start in range(0, len(items), each)]
        return rows if all(self._wide(row) <= width for row in rows) else filled

    def _wide(self, row: Sequence[QLayoutItem]) -> int:
        return sum(item.sizeHint().width() + self._gap for item in row) - self._gap

    def _filled(self, width: int) -> list[list[QLayoutItem]]:
        """Rows that hold as much as fits."""
        rows: list[list[QLayoutItem]] = []
        left = 0
        for item in self._shown():
            wide = item.sizeHint().width()
            if not rows or wide > left:
                rows.append([])
                left = width
            rows[-1].append(item)
            left -= wide + self._gap
        return rows
