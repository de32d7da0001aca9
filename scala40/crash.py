"""What happens when something goes wrong: a report in a file, one line in the terminal, never a traceback on screen.

It also says in one sentence what to install where the screen or a system library is missing.
"""

import contextlib
import faulthandler
import io
import os
import re
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType

from scala40 import __version__

APT_LINE = (
    "sudo apt install python3-venv libgl1 libegl1 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 "
    "libxcb-xkb1 libxkbcommon-x11-0 libdbus-1-3 libfontconfig1 libglib2.0-0"
)
ON_DEBIAN = f"On Debian and Ubuntu: {APT_LINE}"

REPORT = "errors.log"
DEATH = "fatal.log"
LARGEST = 256 * 1024  # bytes of one report file
OLDER = 3  # report files kept beside the newest
SAME_PLACE = 3  # reports of an error that keeps coming from one place

# What Qt's plugin for X11 needs beyond Qt itself.
X11_LIBRARIES = (
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-keysyms.so.1",
    "libxcb-shape.so.0",
    "libxcb-xkb.so.1",
    "libxkbcommon-x11.so.0",
)

ErrorType = type[BaseException]


class Reporter:
    """Takes every error that nobody expected, writes it down, and tells the player once."""

    def __init__(self, folder: Path | None) -> None:
        """Reports go into `folder` (made when it is needed); without one only the line in the terminal is left."""
        self._folder = folder
        self._lock = threading.RLock()
        self._seen: Counter[tuple[str, str, int]] = Counter()
        self._tell: Callable[[Path | None], None] | None = None
        self._told = False
        self._owes = False
        self._death: io.BufferedWriter | None = None

    @property
    def file(self) -> Path | None:
        """The file that reports go into."""
        return self._folder / REPORT if self._folder else None

    def install(self) -> None:
        """Take over the errors of the main thread, of other threads and of finalizers, and those that kill Python."""
        sys.excepthook = self._unexpected
        threading.excepthook = lambda args: self._unexpected(args.exc_type, args.exc_value, args.exc_traceback)
        sys.unraisablehook = lambda args: self._unexpected(args.exc_type, args.exc_value, args.exc_traceback)
        if self._folder is None:
            return
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            path = self._folder / DEATH
            _make_room(path)
            self._death = path.open("ab")
            faulthandler.enable(self._death)

    def on_first_error(self, tell: Callable[[Path | None], None]) -> None:
        """Call `tell` with the report's file once, at the first error, also where that has already happened.

        It may be called from any thread.
        """
        with self._lock:
            self._tell = tell
            due = self._owes and not self._told
            self._told = self._told or due
        if due:
            self._call(tell)

    def report(self, error: BaseException) -> None:
        """Write down an error that was caught where it happened, and tell the player as for any other."""
        self._unexpected(type(error), error, error.__traceback__)

    def note(self, error: BaseException, beside: str) -> Path | None:
        """Write down an error of which the player is told elsewhere, and a text beside it; gives the file, if any."""
        with self._lock:
            written = self._write(type(error), error, error.__traceback__, beside)
            self._say(type(error), error, written)
        return self.file if written else None

    def _unexpected(self, kind: ErrorType, error: BaseException | None, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            return
        with self._lock:
            place = _place(kind, trace)
            self._seen[place] += 1
            if self._seen[place] > SAME_PLACE:
                return
            written = self._write(kind, error, trace)
            self._say(kind, error, written)
            self._owes = True
            tell = None if self._told else self._tell
            self._told = self._told or tell is not None
        if tell is not None:
            self._call(tell)

    def _call(self, tell: Callable[[Path | None], None]) -> None:
        try:
            tell(self.file)
        except Exception as error:
            self._write(type(error), error, error.__traceback__)

    def _write(
        self, kind: ErrorType, error: BaseException | None, trace: TracebackType | None, beside: str = ""
    ) -> bool:
        path = self.file
        if path is None:
            return False
        import platform

        head = f"{time.strftime('%Y-%m-%d %H:%M:%S')}  Scala 40 {__version__}, Python {platform.python_version()}"
        lines = [head, f", {sys.platform}\n", *traceback.format_exception(kind, error, trace), beside, "\n"]
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _make_room(path)
            with path.open("a", encoding="utf-8", errors="backslashreplace") as report:
                report.write("".join(lines))
        except OSError:
            return False
        return True

    def _say(self, kind: ErrorType, error: BaseException | None, written: bool) -> None:
        what = " ".join(f"{kind.__name__}: {error}".split())[:200]
        where = f" The report is in {self.file}." if written else ""
        say(f"Something went wrong in Scala 40 ({what}).{where}")


def install(folder: Path | None) -> Reporter:
    """Take over all unexpected errors of this process; the reports go into `folder`."""
    reporter = Reporter(folder)
    reporter.install()
    return reporter


def say(sentence: str) -> None:
    """One line on standard error; nothing where there is none, as in a windowed program."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError, ValueError):
            print(sentence, file=sys.stderr, flush=True)


def explain_missing_library(error: BaseException) -> str | None:
    """What to install, where Qt could not be loaded for want of a system library; None for any other error."""
    if not isinstance(error, ImportError):
        return None
    found = re.search(r"(lib[\w.+-]+\.so[\w.]*): cannot open shared object file", str(error))
    if found:
        return _library_sentence(found[1])
    if "DLL load failed" in str(error):
        return (
            "Scala 40 needs the Microsoft Visual C++ runtime, which is missing: install vc_redist.x64.exe of Microsoft."
        )
    return None


def display_problem(environ: Mapping[str, str]) -> str | None:
    """What is missing before a window can open on Linux, as a sentence; None where nothing is.

    Qt ends the process where it finds no screen or cannot load its plugin, so this is asked before Qt starts.
    """
    if not sys.platform.startswith("linux"):
        return None
    wanted = environ.get("QT_QPA_PLATFORM", "").split(":")[0]
    display, wayland = environ.get("DISPLAY"), environ.get("WAYLAND_DISPLAY")
    if wanted not in ("", "xcb") or (not wanted and wayland):
        return None
    if not display:
        return (
            "Scala 40 needs a screen, and neither DISPLAY nor WAYLAND_DISPLAY names one: start it from a desktop, or "
            "see `scala40 --help` for what works without a window."
        )
    for library in X11_LIBRARIES:
        if not _loads(library):
            return _library_sentence(library)
    if not _answers(display):
        return f"Scala 40 needs a screen, and the one that DISPLAY names ({display}) does not answer."
    return None


def _library_sentence(library: str) -> str:
    return f"Scala 40 needs the system library {library}, which is missing. {ON_DEBIAN}"


def _loads(library: str) -> bool:
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _answers(display: str) -> bool:
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return False
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(os.fsencode(display), None)
    fine = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return fine


def _place(kind: ErrorType, trace: TracebackType | None) -> tuple[str, str, int]:
    frames = traceback.extract_tb(trace)
    last = frames[-1] if frames else None
    return (kind.__name__, last.filename if last else "", (last.lineno or 0) if last else 0)


def _make_room(path: Path) -> None:
    """Rename a report file that has grown large to NAME.1, NAME.1 to NAME.2 and so on; the oldest goes."""
    if not path.exists() or path.stat().st_size < LARGEST:
        return
    for number in range(OLDER - 1, 0, -1):
        older = path.with_name(f"{path.name}.{number}")
        if older.exists():
            older.replace(path.with_name(f"{path.name}.{number + 1}"))
    path.replace(path.with_name(f"{path.name}.1"))
