"""Restless hands at the whole program: random buttons, drags begun and broken off, keys, sizes, languages and looks,
during flights and the turns of computer players: ``python -m tests.monkey --minutes 10 --seed S``.

After each deed and each step of a drag every card is drawn exactly once where the view says; at every rest nothing is
on its way any more, and the memory stands still.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget

from scala40 import paths
from scala40.app.program import Program
from scala40.app.saves import open_store
from scala40.app.sweeping import Sweeping
from scala40.bots.body import choose
from scala40.bots.levels import LEVELS
from scala40.engine.cards import Card
from scala40.engine.moves import Reenter
from scala40.settings import SettingsStore
from scala40.texts.pages import LANGUAGE_NAMES
from scala40.views.cards.art import CardArt
from scala40.views.cards.card_widget import CardWidget
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.table.table_page import TablePage
from tests.pictures import application, the_application

RATE = 10_000
"""Events a minute: presses, movements and releases of mouse and keys, sizes, looks, entries, moves and waits."""
REST_EVERY = 1_000
"""Events between two rests, at which nothing may be on its way any more."""
MOST_SECONDS_OF_A_REST = 8.0
GROWTH = 0.10
"""How much of the memory after warming up may be added until the end."""
WARM = 0.3
"""The part of the events that warms up: all pages, pictures and catalogues have been there."""
PICTURES = 16 * 1024 * 1024
"""The bytes that pictures of cards may take here: few enough to be reached while warming up, so that the memory of a
program that loses nothing stands still from then on.
"""
HARMLESS = ("does not support", "occurs outside target window")
KEY = Qt.Key
KEYS = [
    *(KEY.Key_Return, KEY.Key_Space, KEY.Key_Escape, KEY.Key_Tab, KEY.Key_Backtab, KEY.Key_Left, KEY.Key_Right),
    *(KEY.Key_Up, KEY.Key_Down, KEY.Key_Home, KEY.Key_End, KEY.Key_Delete, KEY.Key_Backspace, KEY.Key_PageDown),
    *(KEY.Key_R, KEY.Key_S, KEY.Key_B, KEY.Key_L, KEY.Key_P, KEY.Key_1, KEY.Key_2, KEY.Key_F1, KEY.Key_Menu),
]
WITH_CONTROL = [KEY.Key_Z, KEY.Key_Left, KEY.Key_Right, KEY.Key_Z, KEY.Key_Left, KEY.Key_Right, KEY.Key_0]
SIZES = ((1024, 576), (1280, 800), (1100, 700), (1920, 1080))


class Fault(Exception):
    """Something that must never be."""


class Monkey:
    """Plays about with a window of the program; the same seed does the same, as far as computer players let it."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        self.errors: list[str] = []
        self.done: Counter[str] = Counter()
        self.last: list[str] = []
        self.memory: list[int] = []
        self.moves = 0
        self.events = 0
        """What the window has met: each press, movement and release, and each other deed."""
        self.starts = 0
        paths.use_data_dir(folder)
        application()
        self.settings = SettingsStore(None)
        self.settings.change(
            knows_the_game=True, player_name="Anna", opponents=("beginner",) * 3, sound=False, pace="fast"
        )
        self.speaking = Languages()
        self.art = CardArt(budget=PICTURES)
        self.start()

    def start(self) -> None:
        """Start the program; what has been played before lies in the same folder."""
        store, _ = open_store()
        self.program = Program(self.settings, store, None)
        self.window = MainWindow(self.program, self.speaking, self.art)
        self.program.window = self.window
        self.window.resize(*SIZES[0])
        self.window.open()
        self.window.show()
        self.window.activateWindow()
        Sweeping(self.window)
        self.starts += 1

    # What it does

    def one_deed(self) -> None:
        """Do something at random, and look whether all is well."""
        deeds: list[tuple[float, Callable[[], object]]] = [
            (26, self.click),
            (24, self.drag),
            (24, self.key),
            (4, self.double_click),
            (3, self.other_button),
            (6, self.sensible),
            (3, self.resize),
            (0.7, self.dress),
            (1.5, self.entry),
            (6, self.let_time_go),
            (1, self.come_to_the_table),
        ]
        if not self.window.isVisible():
            # Keys can end the program by its menu, as they should.
            self.end()
            self.start()
        if self.page is None and self.chance.random() < 0.1:
            self.come_to_the_table()
        deed = self.chance.choices([deed for _, deed in deeds], [weight for weight, _ in deeds])[0]
        self.done[deed.__name__] += 1
        self.last = [*self.last[-11:], deed.__name__]
        before = self.events
        deed()
        # An event loop ends what was left before it brings the next event.
        the_application().sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.events = max(self.events, before + 1)
        self.look()

    def spot(self) -> QPoint:
        """Somewhere in the window, most often where there is something."""
        page = self.page
        window = self.window
        if page is None or self.chance.random() < 0.12:
            return QPoint(self.chance.randrange(window.width()), self.chance.randrange(window.height()))
        parts: list[QWidget] = [page.hand, page.pile, page.stock, page.melds, page.opening, page.bar, *page.plates]
        parts += [page.panel, page.bar.primary, page.notice, page.chooser]
        part = self.chance.choice([part for part in parts if part.isVisible()])
        within = QPoint(self.chance.randrange(max(1, part.width())), self.chance.randrange(max(1, part.height())))
        return part.mapTo(window, within)

    def click(self) -> None:
        self.events += 2
        QTest.mouseClick(self.handle, Qt.MouseButton.LeftButton, pos=self.spot())

    def double_click(self) -> None:
        self.events += 4
        QTest.mouseDClick(self.handle, Qt.MouseButton.LeftButton, pos=self.spot())

    def other_button(self) -> None:
        button = self.chance.choice([Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
        self.events += 2
        QTest.mouseClick(self.handle, button, pos=self.spot())

    def drag(self) -> None:
        """Carry something somewhere; sometimes it is broken off, by a key, a size, a language or a move of others."""
        start, end = self.spot(), self.spot()
        QTest.mousePress(self.handle, Qt.MouseButton.LeftButton, pos=start)
        steps = self.chance.randrange(3, 7)
        self.events += steps + 2
        for step in range(1, steps):
            QTest.mouseMove(self.handle, start + (end - start) * step / 6)
            self.look()
        broken = self.chance.random()
        if broken < 0.15:
            self.press(KEY.Key_Escape)
        elif broken < 0.3:
            self.chance.choice([self.sensible, self.resize, self.dress, self.let_time_go, self.key])()
        elif broken < 0.36:
            self.events += 2
            QTest.mouseClick(self.handle, Qt.MouseButton.RightButton, pos=end)
        elif broken < 0.4:
            end = QPoint(-50, self.chance.randrange(-80, 900))
        QTest.mouseMove(self.handle, end)
        QTest.mouseRelease(self.handle, Qt.MouseButton.LeftButton, pos=end)

    def key(self) -> None:
        if self.chance.random() < 0.15:
            self.press(self.chance.choice(WITH_CONTROL), Qt.KeyboardModifier.ControlModifier)
        else:
            self.press(self.chance.choice(KEYS))

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.events += 2
        target = QApplication.activePopupWidget() or QApplication.focusWidget() or self.window
        QTest.keyClick(target, key, modifier)

    def sensible(self) -> None:
        """A move as a beginner makes it, or the next round, so that the match goes on."""
        model, page = self.program.model, self.page
        if model is None or page is None or page.covers.covering:
            return
        if model.stage == "deal":
            model.next_round()
        elif model.stage == "reentry" and model.info.mover == model.viewer:
            model.propose(Reenter())
        elif model.stage == "over":
            self.program.new_match(("Marta", "Luca", "Elena"), "standard", "Anna")
        elif model.view.to_move:
            before = len(model.view.log)
            model.propose(choose(model.view, self.chance.randrange(99), LEVELS["beginner"]))
            self.moves += len(model.view.log) > before

    def resize(self) -> None:
        self.window.resize(*self.chance.choice(SIZES))

    def dress(self) -> None:
        """Another language, theme, size of text, pace or kind of cards."""
        change = self.program.settings.change
        chance = self.chance
        match chance.randrange(7):
            case 0:
                change(language=chance.choice(list(LANGUAGE_NAMES)))
            case 1:
                change(theme=chance.choice(["felt", "night", "light", "contrast"]))
            case 2:
                change(text_size=chance.choice([100, 120, 150]))
            case 3:
                change(pace=chance.choice(["off", "fast", "normal"]))
            case 4:
                change(four_colours=chance.random() < 0.5, big_index=chance.random() < 0.5)
            case 5:
                change(comfort=chance.random() < 0.3)
            case _:
                change(card_back=chance.choice(["lozenges", "scales", "weave"]))

    def entry(self) -> None:
        """An entry of a menu."""
        entries = [entry for entry in self.window.menus.entries() if entry.isEnabled() and not quits(entry)]
        self.chance.choice(entries).trigger()
        self.program.settings.change(sound=False)

    def let_time_go(self) -> None:
        QTest.qWait(self.chance.choice([1, 5, 20]))
        if self.chance.random() < 0.3:
            self.program.hurry()

    def come_to_the_table(self) -> None:
        """Back to the match, or to a new one."""
        if QApplication.activePopupWidget() is not None:
            QApplication.activePopupWidget().close()
        if self.page is None:
            if self.program.model is None and self.program.waiting_match() is not None:
                self.program.continue_match()
            else:
                self.program.new_match(("Marta", "Luca", "Elena"), "standard", "Anna")

    # What must hold

    @property
    def handle(self) -> QWidget:
        """What gets the mouse: the window as the system sees it, so that Qt itself finds whom it is for."""
        return self.window.windowHandle()

    @property
    def page(self) -> TablePage | None:
        """The table, while it is shown."""
        page = self.window.current_page()
        return page if isinstance(page, TablePage) and page.isVisible() else None

    def look(self) -> None:
        """Every card is drawn exactly once where the view says; no error has been met."""
        if self.errors:
            raise Fault("; ".join(self.errors))
        page = self.page
        if page is not None:
            for trouble in misplaced(page):
                raise Fault(trouble)

    def rest(self) -> None:
        """Wait until nothing moves any more, and see that nothing is stuck."""
        deadline = time.monotonic() + MOST_SECONDS_OF_A_REST
        pace = self.program.settings.value.pace
        while QApplication.activePopupWidget() is not None:
            QApplication.activePopupWidget().close()
        while (stuck := self._on_its_way()) and time.monotonic() < deadline:
            QTest.qWait(10)
        if stuck:
            raise Fault(f"still {stuck} after {MOST_SECONDS_OF_A_REST} s at pace {pace}")
        self.look()
        self._no_bot_sleeps()
        gc.collect()
        the_application().sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.memory.append(resident())

    def _on_its_way(self) -> str:
        page = self.page
        if page is None:
            return ""
        if page.gesture.carrying is not None:
            return "carrying"
        if page.flights.under_way:
            return f"{page.flights.under_way} cards in flight"
        widgets = page.findChildren(CardWidget)
        return next((f"{w.card} veiled" for w in widgets if w.veiled and not w.isHidden()), "") or next(
            (f"{w.card} a ghost" for w in widgets if w.ghost and not w.isHidden()), ""
        )

    def _no_bot_sleeps(self) -> None:
        """If a computer player is on turn it moves."""
        model, page = self.program.model, self.page
        if model is None or page is None or page.covers.covering or model.stage != "round":
            return
        if model.view.to_move or model.info.mover == model.viewer:
            return
        if page.leaving.asking:
            # Who is to play on is asked, and everybody waits for the answer.
            QTest.keyClick(page.leaving.chooser.answers[0], KEY.Key_Escape)
        self.program.settings.change(pace="fast")
        moves, deadline = len(model.view.log), time.monotonic() + 30
        while len(model.view.log) == moves and time.monotonic() < deadline:
            QTest.qWait(10)
            self.program.hurry()
        if len(model.view.log) == moves:
            runs, waiting = self.program.seating.runs, self.program.seating._process._waiting
            raise Fault(
                f"a computer player does not move: {model.info.mover} on turn, {model.watching=}, "
                f"paused {getattr(runs, '_paused', None)}, asked to leave {page.leaving.asking}, thinks about {waiting}"
            )

    def close(self) -> None:
        """End the program, and speak and look as before."""
        self.settings.change(theme="felt", text_size=100, comfort=False, card_letters="language")
        self.speaking.use("en")
        self.end()

    def end(self) -> None:
        """End the program."""
        self.window.close()
        self.window.close()
        self.window.deleteLater()
        the_application().sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def quits(entry: QAction) -> bool:
    return entry.menuRole() == QAction.MenuRole.QuitRole


def misplaced(page: TablePage) -> Iterator[str]:
    """Cards that are not drawn exactly once where the view says, and cards drawn that it does not name."""
    view = page.game.view
    flying = {widget for widget, sprite in page.flights._by_widget.items() if sprite in page.flights._sprites}
    drawn: Counter[Card] = Counter()

    def see(widgets: list[CardWidget]) -> list[Card]:
        for widget in widgets:
            if widget.card is not None and not widget.isHidden():
                if widget.veiled and widget not in flying:
                    drawn[widget.card] += 0
                else:
                    drawn[widget.card] += 1
        return [widget.card for widget in widgets if widget.card is not None]

    in_hand = see(page.hand.widgets)
    for draft in page.opening.drafts:
        in_hand += see(draft.widgets)
    if sorted(in_hand) != sorted(view.hand):
        yield f"the hand shows {in_hand}, the view has {sorted(view.hand)}"
    lying = [see(meld.widgets) for meld in page.melds.melds]
    if lying != [list(meld.cards) for meld in view.public.melds]:
        yield f"the melds show {lying}"
    if page.pile.cards != view.public.discards:
        yield "the discard pile shows others than the view"
    top = page.pile.top.card if not page.pile.top.isHidden() else None
    discards = view.public.discards
    if top != (discards[-1] if discards else None) and page.gesture.carrying is None:
        yield f"the discard pile shows {top} on top of {discards}"
    for card, times in drawn.items():
        if times != 1 and page.gesture.carrying is None:
            yield f"{card} is drawn {times} times"
    area = page.hand.rect().adjusted(-40, -40, 40, 40)
    for widget in page.hand.widgets:
        if not area.intersects(QRect(widget.goal, widget.size())) and page.gesture.carrying is None:
            yield f"{widget.card} lies outside the hand"


def resident() -> int:
    """The memory of this process in bytes."""
    with open("/proc/self/statm") as told:
        return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def alone(errors: list[str]) -> Iterator[None]:
    """Nothing is opened outside the program; each error and each warning of Qt is written down."""

    def hook(kind: type[BaseException], error: BaseException, trace: object) -> None:
        errors.append("".join(traceback.format_exception(kind, error, trace)))  # type: ignore[arg-type]

    def warned(kind: QtMsgType, _context: object, words: str) -> None:
        serious = kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
        if serious and not any(known in words for known in HARMLESS):
            errors.append(words)

    before, sys.excepthook = sys.excepthook, hook
    handler = qInstallMessageHandler(warned)
    try:
        opens = patch.object(QDesktopServices, "openUrl", lambda _: True)
        with opens, patch.object(QFileDialog, "exec", lambda _: 0), patch.object(QMenu, "exec", _no_menu):
            yield
    finally:
        sys.excepthook = before
        qInstallMessageHandler(handler)


def _no_menu(*_: object) -> None:
    """A menu that waits for an answer is given none."""


def play(
    seed: int, events: int, folder: Path, rate: float = 0, tell: Callable[[str], object] = lambda _: None
) -> Monkey:
    """Let the window meet so many events, at most `rate` a minute (0: as fast as it goes).

    Raises `Fault` with what led to it.
    """
    errors: list[str] = []
    with alone(errors):
        monkey = Monkey(seed, folder)
        monkey.errors = errors
        try:
            monkey.come_to_the_table()
            began, next_rest = time.monotonic(), REST_EVERY
            while monkey.events < events:
                monkey.one_deed()
                if monkey.events >= min(next_rest, events):
                    next_rest += REST_EVERY
                    monkey.rest()
                    tell(f"{monkey.events} events, {monkey.moves} moves, {monkey.memory[-1] / 1e6:.0f} MB")
                if rate and (early := began + monkey.events * 60 / rate - time.monotonic()) > 0:
                    QTest.qWait(int(early * 1000) + 1)
        except Fault as fault:
            told = f"seed {seed}, after {monkey.events} events ({monkey.last}): {fault}"
            tell(told)  # before all is closed, which may fail in its turn
            raise Fault(told) from None
        finally:
            monkey.close()
    return monkey


def growth(memory: list[int]) -> float:
    """How much the memory has grown from the end of the warming up to the end, as a share."""
    warm = memory[int(len(memory) * WARM) :]
    half = max(1, len(warm) // 4)
    first, last = sorted(warm[:half])[half // 2], sorted(warm[-half:])[half // 2]
    return last / first - 1


def main() -> int:
    """Do what the command line says; 0 when all held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=int, default=RATE, help="events a minute")
    wanted = parser.parse_args()
    events = round(wanted.minutes * wanted.rate)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        try:
            monkey = play(wanted.seed, events, Path(folder), wanted.rate, lambda words: print(words, flush=True))
        except Fault:
            return 1
    grown = growth(monkey.memory)
    minutes = (time.monotonic() - began) / 60
    print(
        f"seed {wanted.seed}: {monkey.events} events in {minutes:.1f} minutes "
        f"({monkey.events / minutes:.0f} a minute), {sum(monkey.done.values())} deeds, "
        f"{monkey.moves} moves by hand, {monkey.starts} starts; every card drawn once, nothing stuck, no error; "
        f"memory {monkey.memory[-1] / 1e6:.0f} MB, {grown:+.1%} since it was warm"
    )
    print(dict(monkey.done))
    return 0 if grown <= GROWTH else 1


if __name__ == "__main__":
    sys.exit(main())
