"""The release of PySide6 that is pinned keeps its reference counts on every Python that we support."""

import subprocess
import sys

# PySide6 6.12.0 took a reference from None with every call that returns it, and aborted Python 3.11 after some 5,000.
LOOP = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

application = QApplication(["guard", "-platform", "offscreen"])
widget, timer, pixmap = QWidget(), QTimer(), QPixmap(8, 8)

def calls():
    widget.update()
    widget.move(1, 1)
    widget.setObjectName("seat")
    widget.parentWidget()
    widget.property("nothing")
    widget.isVisible()
    widget.isEnabled()
    timer.stop()
    with QPainter(pixmap) as painter:
        painter.drawPixmap(0, 0, pixmap)
    application.processEvents()

calls()
constants = (None, True, False)
before = [sys.getrefcount(constant) for constant in constants]
for _ in range(20_000):
    calls()
drift = [sys.getrefcount(constant) - count for constant, count in zip(constants, before)]
assert all(abs(number) < 1_000 for number in drift), drift
print("alive")
"""


def test_thousands_of_calls_of_qt_do_no_harm() -> None:
    done = subprocess.run([sys.executable, "-c", LOOP], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stdout) == (0, "alive\n"), done.stderr
