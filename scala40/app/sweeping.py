"""Python's search for garbage, done between two events of the window and by its own thread alone.

Left to itself Python looks for garbage whenever anything has been made: in the middle of a walk of Qt over its widgets,
or in the thread that plays sounds. What Qt still knows of would then be ended under its feet.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QThread, QTimer

EVERY_MS: Final = 1000


class Sweeping(QObject):
    """Looks for garbage now and then, as much as Python itself would; ends with its parent.

    What lives already is taken for what lives as long as the program: it is not looked through again.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.sweep)
        self._timer.start()
        parent.destroyed.connect(gc.enable)

    def sweep(self) -> None:
        """Look through what is new, and where that has been done often enough, through what is older too."""
        if QThread.currentThread().loopLevel() > 1:
            # A menu or a file dialog is open: something further down waits for its answer.
            return
        limits = gc.get_threshold()
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > limits[generation] > 0:
                gc.collect(generation)
                return
