"""Unexpected errors reach a report, one line and the player, once; a missing screen or library gives a sentence."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from scala40 import crash

PROLOGUE = (
    "import sys\nfrom pathlib import Path\nfrom scala40 import crash\nreporter = crash.install(Path(sys.argv[1]))\n"
)


def run(program: str, folder: Path, **extra: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", PROLOGUE + program, str(folder)]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder.parent, env={**os.environ, **extra})


def raised(message: str = "broken") -> BaseException:
    try:
        raise RuntimeError(message)
    except RuntimeError as error:
        return error


def test_an_error_is_one_line_on_screen_and_a_traceback_in_the_report(tmp_path: Path) -> None:
    done = run("def deal():\n    raise ValueError('no\\ncards')\ndeal()", tmp_path / "ñandú teşt")
    report = (tmp_path / "ñandú teşt" / crash.REPORT).read_text(encoding="utf-8")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "ValueError: no cards" in done.stderr
    assert "Traceback" not in done.stderr
    assert str(tmp_path / "ñandú teşt" / crash.REPORT) in done.stderr
    assert "Traceback" in report
    assert "in deal" in report
    assert "Scala 40 0.1.0" in report


@pytest.mark.parametrize(
    "program",
    [
        "import threading\nt = threading.Thread(target=lambda: 1 / 0)\nt.start()\nt.join()",
        "class Card:\n    def __del__(self): 1 / 0\nCard()",
        "try:\n    1 / 0\nexcept ZeroDivisionError as error:\n    reporter.report(error)",
    ],
    ids=["thread", "finalizer", "caught"],
)
def test_errors_elsewhere_are_reported_too(program: str, tmp_path: Path) -> None:
    done = run(program, tmp_path / "log")
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert "ZeroDivisionError" in (tmp_path / "log" / crash.REPORT).read_text(encoding="utf-8")


def test_a_death_of_python_itself_leaves_its_place(tmp_path: Path) -> None:
    done = run("import os, signal\ndef die(): os.kill(os.getpid(), signal.SIGSEGV)\ndie()", tmp_path / "log")
    assert done.returncode == -11
    assert done.stderr == ""
    assert "in die" in (tmp_path / "log" / crash.DEATH).read_text()


def test_breaking_off_from_the_keyboard_is_no_error(tmp_path: Path) -> None:
    done = run("raise KeyboardInterrupt", tmp_path / "log")
    assert done.stderr == ""
    assert not (tmp_path / "log" / crash.REPORT).exists()


def test_without_a_console_nothing_more_breaks(tmp_path: Path) -> None:
    done = run("sys.stdout = sys.stderr = None\n1 / 0", tmp_path / "log")
    assert done.returncode == 1
    assert done.stderr == ""
    assert "ZeroDivisionError" in (tmp_path / "log" / crash.REPORT).read_text(encoding="utf-8")


def test_without_a_usable_folder_the_line_remains(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("mine")
    done = run("1 / 0", tmp_path / "log")
    assert done.stderr == "Something went wrong in Scala 40 (ZeroDivisionError: division by zero).\n"
    assert (tmp_path / "log").read_text() == "mine"
    assert [entry.name for entry in tmp_path.iterdir()] == ["log"]


def test_the_player_is_told_once(tmp_path: Path) -> None:
    told: list[Path | None] = []
    reporter = crash.Reporter(tmp_path)
    reporter.on_first_error(told.append)
    assert told == []
    reporter.report(raised("first"))
    reporter.report(raised("second"))
    assert told == [tmp_path / crash.REPORT]


def test_a_window_that_opens_later_hears_of_an_earlier_error(tmp_path: Path) -> None:
    told: list[Path | None] = []
    reporter = crash.Reporter(tmp_path)
    reporter.report(raised())
    reporter.on_first_error(told.append)
    reporter.report(raised())
    assert told == [tmp_path / crash.REPORT]


def test_an_error_while_telling_is_written_and_goes_no_further(tmp_path: Path) -> None:
    def tell(_report: Path | None) -> None:
        raise LookupError("no window")

    reporter = crash.Reporter(tmp_path)
    reporter.on_first_error(tell)
    reporter.report(raised())
    assert "LookupError: no window" in (tmp_path / crash.REPORT).read_text(encoding="utf-8")


def test_an_error_that_keeps_coming_is_written_a_few_times(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    reporter = crash.Reporter(tmp_path)
    for _ in range(50):
        reporter.report(raised("again"))
    assert (tmp_path / crash.REPORT).read_text(encoding="utf-8").count("RuntimeError: again") == crash.SAME_PLACE
    assert capsys.readouterr().err.count("\n") == crash.SAME_PLACE


def test_reports_do_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "LARGEST", 2000)
    monkeypatch.setattr(crash, "SAME_PLACE", 10**6)
    reporter = crash.Reporter(tmp_path)
    for number in range(60):
        reporter.report(raised(f"number {number}"))
    names = sorted(entry.name for entry in tmp_path.iterdir())
    assert names == [crash.REPORT, *(f"{crash.REPORT}.{older}" for older in range(1, crash.OLDER + 1))]
    assert all(entry.stat().st_size < 2 * 2000 for entry in tmp_path.iterdir())
    assert "number 59" in (tmp_path / crash.REPORT).read_text(encoding="utf-8")


def test_many_threads_at_once(tmp_path: Path) -> None:
    told: list[Path | None] = []
    reporter = crash.Reporter(tmp_path)
    reporter.on_first_error(told.append)
    threads = [threading.Thread(target=reporter.report, args=(raised(f"seat {seat}"),)) for seat in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(told) == 1


def test_a_missing_library_is_named_with_its_remedy() -> None:
    error = ImportError("libGL.so.1: cannot open shared object file: No such file or directory")
    sentence = crash.explain_missing_library(error)
    assert sentence is not None
    assert "libGL.so.1" in sentence
    assert sentence.endswith(crash.APT_LINE)


def test_a_library_missing_on_windows_is_explained() -> None:
    error = ImportError("DLL load failed while importing QtWidgets: The specified module could not be found.")
    assert "Visual C++" in str(crash.explain_missing_library(error))


@pytest.mark.parametrize(
    "error", [ImportError("cannot import name 'x'"), ValueError("libGL.so.1: cannot open shared object file")]
)
def test_other_errors_are_not_explained_away(error: BaseException) -> None:
    assert crash.explain_missing_library(error) is None


@pytest.mark.parametrize("environ", [{}, {"QT_QPA_PLATFORM": "xcb"}, {"DISPLAY": "", "WAYLAND_DISPLAY": ""}])
def test_without_a_screen_there_is_a_sentence(environ: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert "DISPLAY" in str(crash.display_problem(environ))


@pytest.mark.parametrize(
    "environ",
    [
        {"QT_QPA_PLATFORM": "offscreen"},
        {"QT_QPA_PLATFORM": "offscreen:enable_fonts", "DISPLAY": ""},
        {"WAYLAND_DISPLAY": "wayland-0"},
        {"QT_QPA_PLATFORM": "wayland;xcb"},
    ],
)
def test_where_no_x11_is_needed_nothing_is_missing(environ: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(crash, "_loads", lambda _library: False)
    assert crash.display_problem(environ) is None


def test_other_systems_have_no_display_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert crash.display_problem({}) is None


@pytest.mark.parametrize("library", crash.X11_LIBRARIES)
def test_a_library_that_qt_needs_for_x11_is_missed_beforehand(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(crash, "_loads", lambda name: name != library)
    sentence = str(crash.display_problem({"DISPLAY": ":0"}))
    assert library in sentence
    assert crash.APT_LINE in sentence


def test_a_library_that_does_not_exist_does_not_load() -> None:
    assert not crash._loads("libscala40-of-nobody.so.7")


def test_a_screen_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(crash, "_loads", lambda _library: True)
    assert "(:4321)" in str(crash.display_problem({"DISPLAY": ":4321"}))
