"""The program's dress for every widget that is tested, and a window before a desk that only remembers."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scala40.texts.cards import CardTexts
from scala40.views.cards.art import CardArt
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from tests.pictures import QuietDesk, application, settle


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    """The application in fonts and theme of the program."""
    application()
    return qapp


@pytest.fixture
def languages(dressed: QApplication) -> Iterator[Languages]:
    """The catalogues, English at first and again at the end."""
    speaking = Languages()
    speaking.use("en")
    settle(dressed)
    yield speaking
    speaking.use("en")
    settle(dressed)


@pytest.fixture
def desk() -> QuietDesk:
    """A desk that knows the player."""
    made = QuietDesk()
    made.settings.change(knows_the_game=True, player_name="Anna")
    return made


@pytest.fixture
def open_window(
    qtbot: QtBot, languages: Languages, dressed: QApplication
) -> Iterator[Callable[[QuietDesk], MainWindow]]:
    """Opens a window before a desk, as large as the smallest, shown and active."""
    opened: list[MainWindow] = []

    def open_it(desk: QuietDesk) -> MainWindow:
        window = MainWindow(desk, languages, CardArt())
        window.resize(1024, 576)
        window.open()
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        settle(dressed)
        opened.append(window)
        return window

    yield open_it
    CardTexts.written_out = False
    for window in opened:
        window.close()
        window.deleteLater()
    dressed.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
