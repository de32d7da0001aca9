"""Qt's own dialog for files, which is shown where the system has none."""

from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from scala40.views import file_dialogs
from tests.pictures import settle


def test_its_small_buttons_show_their_signs(qtbot: QtBot, dressed: QApplication) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 576)
    dialog = file_dialogs._dialog(window, "Load", "Rules", ".scala40-rules", "Load")
    dialog.show()
    settle(dressed)
    assert dialog.width() >= 800
    buttons = [button for button in dialog.findChildren(QToolButton) if button.isVisible() and button.isEnabled()]
    assert len(buttons) >= 3
    for button in buttons:
        seen, ground = button.grab().toImage(), button.grab().toImage().pixelColor(8, button.height() // 2)
        inner = range(button.width() // 4, button.width() * 3 // 4)
        inked = sum(seen.pixelColor(x, y) != ground for x in inner for y in inner)
        assert inked > 20, button.objectName()
    dialog.close()
