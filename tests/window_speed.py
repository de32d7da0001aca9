"""How quick the window is: ``python -m tests.window_speed [--idle SECONDS] [--only NAME]``.

Frames with 108 cards moving, the start beside that of a bare PySide6 window, processor time while nothing happens, and
gaps of the event loop while a computer player thinks. Ends with 1 where a bar is missed.
"""

from __future__ import annotations

import argparse
import itertools
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scala40 import paths
from scala40.app.program import Program
from scala40.bots.levels import LEVELS
from scala40.engine.cards import CARDS, Card
from scala40.settings import Settings, SettingsStore
from scala40.views.cards.art import CardArt, card_height
from scala40.views.cards.sky import Sprite
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.table.table_page import TablePage
from tests.pictures import application, settle, the_application

WIDE = 100
"""The width of a moving card in logical pixels."""
FRAMES_BAR = 60.0
START_BAR = 2.5
IDLE_BAR = 0.5
"""Seconds of processor time in a minute."""
GAP_BAR = 16.0
"""Milliseconds, of the 99th percentile."""

BARE = """
import time
began = time.perf_counter(), time.process_time()
since = lambda began: (time.perf_counter() - began[0], time.process_time() - began[1])
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
class Window(QWidget):
    def paintEvent(self, event):
        QTimer.singleShot(0, lambda: (print(*since(began)), application.quit()))
application = QApplication(["bare"])
window = Window()
window.resize(1024, 576)
window.show()
application.exec()
"""
OURS = """
import sys, time
began = time.perf_counter(), time.process_time()
since = lambda began: (time.perf_counter() - began[0], time.process_time() - began[1])
if __name__ == "__main__":
    from scala40 import cli, crash
    # The program's own first deed after its first picture; a watch of ours on every event would itself be slow.
    def told(first):
        print(*since(began))
        first.window.close()
    def installed(*words):
        from scala40.app.after_start import AfterFirstPicture
        AfterFirstPicture.go = told
        return install(*words)
    install, crash.install = crash.install, installed
    cli.main(["--data-dir", sys.argv[1], "--lang", "en"])
"""


def in_window(pace: str = "off", level: str = "beginner") -> tuple[Program, MainWindow]:
    """A program with its window, at 1920x1080, that saves nothing."""
    application()
    settings = SettingsStore(None)
    settings.change(knows_the_game=True, player_name="Anna", opponents=(level,) * 3, sound=False)
    program = Program(settings, None, pace)
    window = MainWindow(program, Languages(), CardArt())
    program.window = window
    window.resize(1920, 1080)
    window.open()
    window.show()
    return program, window


def table_of(window: MainWindow) -> TablePage:
    page = window.current_page()
    assert isinstance(page, TablePage)
    return page


def flying(page: TablePage, cards: Sequence[Card] = CARDS) -> list[Sprite]:
    """Cards in the air above the table, all 108 unless told, as the flights of the game show them."""
    sprites = []
    for number, card in enumerate(cards):
        sprite = Sprite(page.art.pixmap(card, WIDE, page.devicePixelRatioF()), page)
        sprite.show_body(QRect(40 + number * 11, 60 + number * 6, WIDE, card_height(WIDE)))
        sprite.rise()
        sprites.append(sprite)
    return sprites


def frames() -> tuple[float, float]:
    """Frames a second with 108 cards moving across the table at 1920x1080: by the clock, and by processor time."""
    program, window = in_window()
    program.new_match(("Marta", "Luca", "Elena"), "standard", "Anna")
    page = table_of(window)
    sprites = flying(page)
    settle(application())
    found = _moving(sprites)
    window.close()
    return found


def frames_on_plain_ground() -> tuple[float, float]:
    """The same cards on an empty window: what this machine can do at all."""
    ground = QWidget()
    ground.resize(1920, 1080)
    ground.show()
    art, sprites = CardArt(), []
    for card in CARDS:
        sprite = Sprite(art.pixmap(card, WIDE, ground.devicePixelRatioF()), ground)
        sprite.show_body(QRect(0, 0, WIDE, card_height(WIDE)))
        sprite.rise()
        sprites.append(sprite)
    found = _moving(sprites)
    ground.close()
    return found


def _moving(sprites: list[Sprite]) -> tuple[float, float]:
    took, spent = [], []
    for frame in range(150):
        began, used = time.perf_counter(), time.process_time()
        for number, sprite in enumerate(sprites):
            body = sprite.body()
            body.moveTo((40 + number * 15 + frame * 7) % 1700, (60 + number * 7 + frame * 5) % 850)
            sprite.show_body(body)
        the_application().processEvents()
        took.append(time.perf_counter() - began)
        spent.append(time.process_time() - used)
    return 1 / statistics.median(took), 1 / statistics.median(spent)


def starts(times: int = 5) -> tuple[list[float], list[float]]:
    """Seconds from the first line of Python to the first painted window: a bare one, and ours; by turns.

    Medians by the clock and by processor time.
    """
    bare: list[list[float]] = []
    ours: list[list[float]] = []
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder, "ours.py")
        script.write_text(OURS)
        # As installed: modules lie compiled on the disk, and all has been read once.
        told = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        told["PYTHONPYCACHEPREFIX"] = str(Path(folder, "compiled"))
        # Only our tools bring this one, nothing that we are installed with; msgspec takes it where it is.
        Path(folder, "typing_extensions.py").write_text("raise ImportError\n")
        told["PYTHONPATH"] = os.pathsep.join(filter(None, (folder, told.get("PYTHONPATH"))))
        command = [sys.executable, str(script), str(Path(folder, "data"))]
        _told(command, told)
        for _ in range(times):
            bare.append(_told([sys.executable, "-c", BARE], told))
            ours.append(_told(command, told))
    return [statistics.median(told) for told in zip(*bare, strict=True)], [
        statistics.median(told) for told in zip(*ours, strict=True)
    ]


def _told(command: list[str], told: dict[str, str]) -> list[float]:
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120, env=told)
    return [float(word) for word in done.stdout.split()[:2]]


def idle(seconds: float, *, hidden: bool) -> float:
    """Seconds of processor time in so many seconds at a table where it is the player's turn."""
    program, window = in_window("normal")
    program.new_match(("Marta", "Luca", "Elena"), "standard", "Anna")
    while program.model is None or not program.model.view.to_move:
        QTest.qWait(20)
        program.hurry()
    QTest.qWait(1500)
    if hidden:
        window.hide()
    before = _spent()
    QTimer.singleShot(round(seconds * 1000), lambda: QApplication.exit())
    QApplication.exec()
    spent = _spent() - before
    window.close()
    return spent


def _run(milliseconds: int) -> None:
    """Let the program run as it does for its player: the wait of QtTest sleeps 10 ms at a time, which are gaps too."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, lambda: loop.exit())
    loop.exec()


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def gaps(seconds: float, level: str, pace: str) -> list[float]:
    """Milliseconds between the ticks of a timer of 8 ms while computer players think and seven cards move."""
    program, window = in_window(pace, level)
    program.new_match(("Marta", "Luca", "Elena"), "standard", "Anna")
    sprites = flying(table_of(window), CARDS[:7])
    ticks: list[float] = []

    def tick() -> None:
        ticks.append(time.perf_counter())
        for number, sprite in enumerate(sprites):
            body = sprite.body()
            body.moveTo((40 + number * 90 + len(ticks) * 3) % 1700, (60 + number * 40 + len(ticks) * 2) % 850)
            sprite.show_body(body)

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    timer.start(8)
    thinking: list[float] = []
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends and program.model is not None:
        model = program.model
        if model.view.to_move or model.stage != "round":
            # The player has no part in it: a new match, and others think again.
            program.new_match(("Marta", "Luca", "Elena"), "standard", "Anna")
            sprites = flying(table_of(window), CARDS[:7])
            # The first frame of the new table, and the end of the old one.
            the_application().sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            the_application().processEvents()
            ticks.clear()
        _run(40)
        thinking += [(later - earlier) * 1000 for earlier, later in itertools.pairwise(ticks)]
        del ticks[:-1]
    timer.stop()
    window.close()
    return sorted(thinking)


def main() -> int:
    """Do what the command line says; 1 where a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--idle", type=float, default=60, help="seconds of doing nothing")
    parser.add_argument("--think", type=float, default=20, help="seconds of thinking")
    parser.add_argument("--only", choices=("frames", "start", "idle", "gaps"))
    wanted = parser.parse_args()
    missed = []

    def judge(words: str, value: float, bar: float, *, least: bool = False) -> None:
        good = value >= bar if least else value <= bar
        print(f"{'  ' if good else '! '}{words}: {value:.2f} (bar {bar:g})", flush=True)
        if not good:
            missed.append(words)

    def do(name: str, measure: Callable[[], None]) -> None:
        if wanted.only in (None, name):
            measure()

    def measure_frames() -> None:
        by_clock, by_processor = frames()
        plain = frames_on_plain_ground()
        print(
            f"  frames a second of processor time: {by_processor:.1f}; on plain ground {plain[0]:.1f}, {plain[1]:.1f}"
        )
        judge("frames a second, 108 cards at 1920x1080", by_clock, FRAMES_BAR, least=True)

    def measure_start() -> None:
        bare, ours = starts()
        print(
            f"  start: bare {bare[0]:.3f} s, ours {ours[0]:.3f} s; of processor time {bare[1]:.3f} and {ours[1]:.3f} s"
        )
        judge("start, in bare windows", ours[0] / bare[0], START_BAR)

    def measure_idle() -> None:
        for hidden in (False, True):
            spent = idle(wanted.idle, hidden=hidden) * 60 / wanted.idle
            judge(f"processor seconds in a minute, {'hidden' if hidden else 'visible'}", spent, IDLE_BAR)

    def measure_gaps() -> None:
        level = "master" if "master" in LEVELS else "club"
        for pace in (Settings().pace, "off"):
            found = gaps(wanted.think, level, pace)
            p50, p95, p99 = (found[int(len(found) * share)] for share in (0.5, 0.95, 0.99))
            print(f"  pace {pace}: {len(found)} gaps while {level} thinks, p50 {p50:.1f}, p95 {p95:.1f} ms,", end=" ")
            print(f"max {found[-1]:.1f} ms")
            judge(f"gaps at pace {pace}, 99th percentile in ms", p99, GAP_BAR)

    with tempfile.TemporaryDirectory() as folder:
        paths.use_data_dir(folder)
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
        do("frames", measure_frames)
        do("start", measure_start)
        do("idle", measure_idle)
        do("gaps", measure_gaps)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
