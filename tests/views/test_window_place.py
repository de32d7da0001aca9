"""C-31: wherever the window was kept, it comes back where it can be seen, reached and played in."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect

from scala40.views.window_place import SMALLEST, WindowPlace, clamped, keep_place, read_place

MAIN = QRect(0, 0, 1920, 1040)
SECOND = QRect(1920, 0, 1280, 1000)

numbers = st.integers(-(2**63), 2**63) | st.integers(-5000, 5000)


@given(x=numbers, y=numbers, width=numbers, height=numbers)
def test_any_place_ends_up_on_a_screen(x: int, y: int, width: int, height: int) -> None:
    rect = clamped(WindowPlace(x, y, width, height), [MAIN, SECOND])
    home = next(screen for screen in (MAIN, SECOND) if screen.contains(rect))
    assert rect.top() - home.top() >= 30  # the system's title bar
    assert rect.width() >= SMALLEST.width()
    assert rect.height() >= SMALLEST.height()


def test_a_good_place_is_kept() -> None:
    assert clamped(WindowPlace(100, 80, 1280, 800), [MAIN]) == QRect(100, 80, 1280, 800)
    assert clamped(WindowPlace(1930, 50, 1100, 700), [MAIN, SECOND]) == QRect(1930, 50, 1100, 700)


def test_the_place_on_a_screen_that_is_gone_moves_to_the_main_one_in_its_size() -> None:
    rect = clamped(WindowPlace(1930, 50, 1100, 700), [MAIN])
    assert MAIN.contains(rect)
    assert (rect.width(), rect.height()) == (1100, 700)


def test_a_screen_smaller_than_the_smallest_window_is_filled() -> None:
    tiny = QRect(0, 0, 800, 500)
    assert tiny.contains(clamped(WindowPlace(5000, -3000, 20_000, 1), [tiny]))
    assert clamped(None, [tiny]).width() == 800


def test_without_any_screen_there_is_still_a_place() -> None:
    assert clamped(WindowPlace(5, 5, 5, 5), []).width() >= SMALLEST.width()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"null",
        b"{}",
        b'{"x":NaN,"y":0,"width":1,"height":1}',
        b'{"x":"1","y":0,"width":1,"height":1}',
        b'{"x":1e400,"y":0,"width":1,"height":1}',
        b"\xff\xfe",
        b"[" * 100_000,
    ],
)
def test_a_broken_file_is_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "window.json"
    path.write_bytes(content)
    assert read_place(path) is None


def test_a_place_is_read_as_it_was_kept(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "window.json"
    place = WindowPlace(10, 20, 1100, 700, maximized=True)
    keep_place(path, place)
    assert read_place(path) == place


def test_without_a_folder_nothing_is_kept_and_nothing_breaks(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    keep_place(tmp_path / "file" / "window.json", WindowPlace(1, 2, 3, 4))
    keep_place(None, WindowPlace(1, 2, 3, 4))
    assert read_place(tmp_path / "file" / "window.json") is None
    assert read_place(None) is None
