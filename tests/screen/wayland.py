"""A Wayland compositor without a screen, a pointer and a keyboard in it, and a table of ours to use them on (C-33).

The compositor is sway. It takes pointer and keyboard from whoever speaks its protocols, as is done here by hand.
"""

from __future__ import annotations

import ctypes
import json
import os
import select
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

WIDE, HIGH = 1280, 800
CONFIG = f"""
output HEADLESS-1 resolution {WIDE}x{HIGH} position 0 0
default_border none
xwayland disable
for_window [app_id=".*"] fullscreen enable
"""
LEFT_BUTTON = 0x110
KEYS = {"Escape": 1, "Return": 28, "Space": 57, "Tab": 15, "Left": 105, "Right": 106, "End": 107}
"""Keys as the kernel numbers them."""
Point: TypeAlias = tuple[int, int]


@contextmanager
def compositor(folder: Path) -> Iterator[dict[str, str]]:
    """Run sway; gives the environment in which a program finds it. Sway refuses to run as root, so then nobody does."""
    config = folder / "sway.conf"
    config.write_text(CONFIG)
    runtime = folder / "runtime"
    runtime.mkdir()
    told = {**os.environ, "XDG_RUNTIME_DIR": str(runtime), "HOME": str(runtime), "WLR_BACKENDS": "headless"}
    told |= {"WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1"}
    command = ["sway", "-c", str(config)]
    if os.getuid() == 0:
        for above in (folder, *folder.parents[:-1]):
            above.chmod(above.stat().st_mode | 0o011)
        config.chmod(0o644)
        os.chown(runtime, 65534, 65534)
        command = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", *command]
    runtime.chmod(0o700)
    with (folder / "sway.log").open("w") as log, subprocess.Popen(command, env=told, stderr=log, stdout=log) as running:
        try:
            yield {**told, "WAYLAND_DISPLAY": _display(runtime, running), "QT_QPA_PLATFORM": "wayland"}
        finally:
            running.terminate()
            running.wait(10)


def _display(runtime: Path, running: subprocess.Popen[bytes]) -> str:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline and running.poll() is None:
        found = [path.name for path in runtime.glob("wayland-*") if path.suffix != ".lock"]
        if found:
            return found[0]
        time.sleep(0.1)
    raise AssertionError("sway does not run")


class Hands:
    """A pointer and a keyboard of the compositor, spoken to in Wayland's own protocol."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._wire = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._wire.connect(str(Path(environ["XDG_RUNTIME_DIR"], environ["WAYLAND_DISPLAY"])))
        self._next = 2
        registry = self._new()
        self._send(1, 1, struct.pack("<I", registry))
        there = self._globals(registry)
        seat, pointers, keyboards = (
            self._bind(registry, there, name)
            for name in ("wl_seat", "zwlr_virtual_pointer_manager_v1", "zwp_virtual_keyboard_manager_v1")
        )
        self._pointer, self._keyboard = self._new(), self._new()
        self._send(pointers, 0, struct.pack("<II", seat, self._pointer))
        self._send(keyboards, 0, struct.pack("<II", seat, self._keyboard))
        self._send_keymap()

    # What a player does

    def move(self, point: Point) -> None:
        """Bring the pointer to a place of the screen."""
        self._send(self._pointer, 1, struct.pack("<IIIII", _now(), *point, WIDE, HIGH))
        self._send(self._pointer, 4)
        time.sleep(0.02)

    def press(self, down: bool) -> None:
        """Press the left button, or let it go."""
        self._send(self._pointer, 2, struct.pack("<III", _now(), LEFT_BUTTON, int(down)))
        self._send(self._pointer, 4)
        time.sleep(0.03)

    def click(self, point: Point) -> None:
        """Press and let go at a place."""
        self.move(point)
        self.press(True)
        self.press(False)

    def drag(self, start: Point, end: Point, *, release: bool = True) -> None:
        """Carry what lies at a place to another one, in steps as a hand does."""
        self.move(start)
        self.press(True)
        for step in range(1, 9):
            self.move((start[0] + (end[0] - start[0]) * step // 8, start[1] + (end[1] - start[1]) * step // 8))
        if release:
            self.press(False)

    def key(self, name: str) -> None:
        """Press a key."""
        for down in (1, 0):
            self._send(self._keyboard, 1, struct.pack("<III", _now(), KEYS[name], down))
        time.sleep(0.03)

    def put_down(self) -> None:
        """Leave the compositor."""
        self._wire.close()

    # The protocol

    def _new(self) -> int:
        self._next += 1
        return self._next - 1

    def _send(self, to: int, request: int, body: bytes = b"", file: int | None = None) -> None:
        message = struct.pack("<IHH", to, request, 8 + len(body)) + body
        rights = [] if file is None else [(socket.SOL_SOCKET, socket.SCM_RIGHTS, struct.pack("i", file))]
        self._wire.sendmsg([message], rights)

    def _globals(self, registry: int) -> dict[str, int]:
        """What the compositor offers, by name."""
        done = self._new()
        self._send(1, 0, struct.pack("<I", done))
        found, waiting = {}, b""
        while select.select([self._wire], [], [], 5)[0]:
            waiting += self._wire.recv(65536)
            while len(waiting) >= 8 and len(waiting) >= (size := struct.unpack("<H", waiting[6:8])[0]):
                sender, body = struct.unpack("<I", waiting[:4])[0], waiting[8:size]
                waiting = waiting[size:]
                if sender == done:
                    return found
                if sender == registry:
                    number, length = struct.unpack("<II", body[:8])
                    found[body[8 : 7 + length].decode()] = number
        raise AssertionError("the compositor does not answer")

    def _bind(self, registry: int, there: Mapping[str, int], name: str) -> int:
        made, words = self._new(), name.encode() + b"\0"
        padded = words + b"\0" * (-len(words) % 4)
        head = struct.pack("<II", there[name], len(words))
        self._send(registry, 0, head + padded + struct.pack("<II", 1, made))
        return made

    def _send_keymap(self) -> None:
        """Give the keyboard the keys of the system."""
        xkb = ctypes.CDLL("libxkbcommon.so.0")
        for name in ("xkb_context_new", "xkb_keymap_new_from_names", "xkb_keymap_get_as_string"):
            getattr(xkb, name).restype = ctypes.c_void_p
        context = ctypes.c_void_p(xkb.xkb_context_new(0))
        keymap = ctypes.c_void_p(xkb.xkb_keymap_new_from_names(context, None, 0))
        text = ctypes.string_at(xkb.xkb_keymap_get_as_string(keymap, 1)) + b"\0"
        with tempfile.TemporaryFile() as file:
            file.write(text)
            file.flush()
            self._send(self._keyboard, 0, struct.pack("<II", 1, len(text)), file.fileno())


def _now() -> int:
    return int(time.monotonic() * 1000) & 0xFFFFFFFF


class Shown:
    """The program's table in a process of its own, which tells how it stands."""

    def __init__(self, environ: Mapping[str, str], what: str) -> None:
        """`what` is `desk`, a turn that stands at a point, or `program`, a round against a computer player."""
        root = Path(__file__).resolve().parents[2]
        told = {**environ, "PYTHONPATH": str(root)}
        command = [sys.executable, "-m", "tests.screen.wayland", what]
        self._process = subprocess.Popen(
            command, env=told, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.tell()

    def tell(self) -> dict[str, Any]:
        """How the table stands now."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("?\n")
        self._process.stdin.flush()
        told: dict[str, Any] = json.loads(self._process.stdout.readline())
        return told

    def until(self, **wanted: object) -> dict[str, Any]:
        """Wait until the table stands so; gives how it stands."""
        deadline = time.monotonic() + 15
        told = self.tell()
        while any(told[name] != value for name, value in wanted.items()):
            assert time.monotonic() < deadline, (wanted, told)
            time.sleep(0.05)
            told = self.tell()
        return told

    def close(self) -> None:
        """End the program."""
        with self._process:
            assert self._process.stdin is not None
            self._process.stdin.close()
            assert self._process.wait(20) == 0


def _show(what: str) -> int:
    """The process of `Shown`."""
    from PySide6.QtCore import QPoint, QSocketNotifier, Qt
    from PySide6.QtWidgets import QApplication, QWidget

    from scala40.app.program import Program
    from scala40.engine.notation import write_move
    from scala40.engine.rules import STANDARD
    from scala40.settings import SettingsStore
    from scala40.views.cards.art import CardArt
    from scala40.views.cards.flight import NORMAL
    from scala40.views.languages import Languages
    from scala40.views.main_window import MainWindow
    from scala40.views.table.table_page import TablePage
    from scala40.views.theme import FELT
    from tests.engine.set_up import match_at
    from tests.models.desk import Desk
    from tests.pictures import application

    app: QApplication = application()
    proposed: list[Any] = []
    desk: Desk | None = None
    if what == "desk":
        a_match = match_at(
            STANDARD, ["8D 7H KD 2S", "2S' 3S' 8C'"], melds=["5D 6D 7D"], opened=[True, True], stock="4H QC JC 9C 3C"
        )
        desk = Desk(a_match)
        proposed = desk.proposed
        page = TablePage(desk.model, CardArt(), FELT, motion=NORMAL)
        window: QWidget = page
    else:
        settings = SettingsStore(None)
        settings.change(knows_the_game=True, player_name="Anna", opponents=("casual",), sound=False)
        program = Program(settings, None, "off")
        window = program.window = MainWindow(program, Languages(), CardArt())
        program.new_match(("Marta",), "standard", "Anna")
        found = program.window.current_page()
        assert isinstance(found, TablePage)
        page = found
    window.resize(WIDE, HIGH)
    window.show()
    model = page.game

    def at(part: QWidget, point: QPoint | None = None) -> Point:
        place = part.mapTo(window, part.rect().center() if point is None else point)
        return (place.x(), place.y())

    def tell() -> None:
        if not sys.stdin.readline():
            window.close()
            app.quit()
            return
        if desk is not None:
            desk.now = time.monotonic()
        hand, public = page.hand, model.view.public
        cards = {
            widget.card.code: at(hand, widget.body().topLeft() + QPoint(8, widget.body().height() // 2))
            for widget in hand.widgets
            if widget.card is not None
        }
        told = {
            "full": window.isFullScreen() and window.isActiveWindow(),
            "cards": cards,
            "row": list(cards),
            "new": [
                card.code for row, card in enumerate(model.hand.cards) if model.hand.index(row).data(model.hand.NEW)
            ],
            "selected": [card.code for card in model.hand.selected()],
            "stock": at(page.stock),
            "pile": at(page.pile),
            "melds": [at(meld) for meld in page.melds.melds],
            "carrying": page.gesture.carrying is not None,
            "moving": bool(page.flights.under_way) or any(one.body() != one.resting() for one in hand.widgets),
            "proposed": [write_move(move) for move in proposed],
            "phase": public.phase,
            "mine": model.view.to_move,
            "turns": public.turns,
            "over": model.stage != "round",
        }
        print(json.dumps(told), flush=True)

    told_to = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, window)
    told_to.activated.connect(tell)
    window.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
    return app.exec()


if __name__ == "__main__":
    sys.exit(_show(sys.argv[1]))
