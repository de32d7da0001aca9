"""Where a file is to be written or read: the system's dialog, with a button that says what happens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFileDialog, QWidget

from scala40.texts.choices import ChoiceTexts
from scala40.texts.own_rules import RuleFileTexts
from scala40.texts.system import SystemTexts
from scala40.views.dialogs import Notices
from scala40.views.pages.felt_page import one_line

_ROOM = (900, 540)
"""Width and height of Qt's own dialog in logical pixels, where the window is that large."""


def file_to_load(parent: QWidget, title: str, kind: str, suffix: str, accept: str) -> Path | None:
    """Ask for a file that is there; `kind` names such files, `accept` is the word on the button."""
    dialog = _dialog(parent, title, kind, suffix, accept)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _chosen(dialog)


def file_to_save(parent: QWidget, title: str, kind: str, name: str, accept: str) -> Path | None:
    """Ask for a place and a name, beginning with `name`; the ending of `name` is added where none is given."""
    suffix = Path(name).suffix
    dialog = _dialog(parent, title, kind, suffix, accept)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix.removeprefix("."))
    dialog.selectFile(name)
    return _chosen(dialog)


def write_and_tell(notices: Notices, about: str, file: Path, write: Callable[[], object]) -> None:
    """Write a file by `write` and say what came of it, as a notice on the subject `about`."""
    texts, shown = RuleFileTexts(), one_line(file.name, 60)
    try:
        write()
    except OSError as error:
        why = SystemTexts().why(error)
        notices.tell(about, lambda: texts.unwritable(shown, why), "warning")
    else:
        notices.tell(about, lambda: texts.written(shown), "saved")


def _dialog(parent: QWidget, title: str, kind: str, suffix: str, accept: str) -> QFileDialog:
    dialog = QFileDialog(parent, title)
    # Where the system has no dialog of its own, Qt's has room for names, dates and the signs on its small buttons.
    dialog.setStyleSheet("QToolButton, QToolButton:focus { padding: 0; }")
    dialog.resize(dialog.sizeHint().expandedTo(QSize(*_ROOM)).boundedTo(parent.window().size()))
    dialog.setNameFilter(f"{kind} (*{suffix})")
    dialog.setLabelText(QFileDialog.DialogLabel.Accept, accept)
    dialog.setLabelText(QFileDialog.DialogLabel.Reject, ChoiceTexts().cancel())
    return dialog


def _chosen(dialog: QFileDialog) -> Path | None:
    done = dialog.exec()
    files = dialog.selectedFiles()
    dialog.deleteLater()
    return Path(files[0]) if done and files else None
