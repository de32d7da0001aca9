"""Garbage is looked for between events of the window alone."""

import gc
import weakref

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer

from scala40.app import sweeping
from scala40.app.sweeping import Sweeping


class Ring:
    """Something that only a search for garbage can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def parent(qapp):
    made = QObject()
    yield made
    if shiboken6.isValid(made):
        made.deleteLater()
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.unfreeze()


def much_garbage() -> weakref.ref[Ring]:
    """Far more than Python waits for before it looks."""
    first = weakref.ref(Ring())
    for _ in range(5 * gc.get_threshold()[0]):
        Ring()
    return first


def test_python_alone_frees_the_garbage_at_once() -> None:
    assert gc.isenabled()
    assert much_garbage()() is None


def test_nothing_is_freed_before_the_window_has_time_for_it(parent, qtbot, monkeypatch) -> None:
    monkeypatch.setattr(sweeping, "EVERY_MS", 20)
    Sweeping(parent)
    garbage = much_garbage()
    assert garbage() is not None

    def freed() -> bool:
        # What other tests have left may end meanwhile; Python counts that against what has been made since.
        much_garbage()
        return garbage() is None

    qtbot.waitUntil(freed, timeout=30_000)


def test_nothing_is_freed_while_something_waits_for_an_answer(parent) -> None:
    sweeping_ = Sweeping(parent)
    garbage = much_garbage()
    seen = []

    def inner() -> None:
        nested = QEventLoop()
        QTimer.singleShot(0, nested, lambda: (sweeping_.sweep(), seen.append(garbage() is not None), nested.quit()))
        nested.exec()

    outer = QEventLoop()
    QTimer.singleShot(0, outer, lambda: (inner(), outer.quit()))
    outer.exec()
    assert seen == [True]
    sweeping_.sweep()
    assert garbage() is None


def test_what_is_old_is_looked_through_when_what_is_new_often_was(parent) -> None:
    sweeping_ = Sweeping(parent)
    aged = weakref.ref(Ring())
    gc.collect(0)
    old = Ring()
    held = weakref.ref(old)
    gc.collect(1)
    del old
    for _ in range(500):
        much_garbage()
        sweeping_.sweep()
        if held() is None:
            break
    assert aged() is None
    assert held() is None


def test_python_looks_by_itself_again_when_the_window_has_gone(parent, qapp) -> None:
    Sweeping(parent)
    assert not gc.isenabled()
    parent.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert gc.isenabled()
