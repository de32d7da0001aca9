"""C-18: names of players and rule sets are shown letter by letter wherever they stand; nothing is loaded for them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QComboBox, QLabel, QTextBrowser

from scala40.engine.rules import FAMILY
from scala40.views.main_window import MainWindow
from tests.looking import looked_at, painted_badly
from tests.pictures import QuietDesk, settle, the_application
from tests.rule_tables import ending
from tests.tables import NAMES, sit_at

NAMES_SENT = (
    "<b>X</b>",
    '<img src="x.png">',
    '<a href="x">X</a>',
    "A" * 10_000,
    "two\nlines",
    "nul\0and\x07bell",
    "\u202eright to left",
)
Open = Callable[[QuietDesk], MainWindow]


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever a text wants to load."""
    wanted: list[str] = []
    for kind in (QTextBrowser, QTextDocument):
        monkeypatch.setattr(kind, "loadResource", lambda _self, _kind, url: wanted.append(QUrl(url).toString()))
    return wanted


def interpreted(window: MainWindow, name: str) -> list[str]:
    """Labels that would take the name for markup."""
    return [
        label.text()
        for label in window.findChildren(QLabel)
        if name in label.text()
        and label.textFormat() != Qt.TextFormat.PlainText
        and (label.textFormat() != Qt.TextFormat.AutoText or Qt.mightBeRichText(label.text()))
    ]


@pytest.mark.parametrize("name", NAMES_SENT, ids=range(len(NAMES_SENT)))
def test_at_the_table_and_at_its_ends(open_window: Open, desk: QuietDesk, loads: list[str], name: str) -> None:
    window = open_window(desk)
    people = [NAMES[0], name, *NAMES[2:]]
    sit_at(window, ["9C KD", "2S 3S", "4D", "JH"], opened=[True] * 4, names=people)
    settle(the_application())
    shown = looked_at(window)
    assert all("\n" not in one.text and "\0" not in one.text for one in shown.painted if "two" in one.text)
    assert painted_badly(shown, frozenset({*people, *(one[:12] for one in people)})) == []
    assert interpreted(window, name[:20]) == []
    assert len(window.windowTitle()) < 300
    ending(window, rules=msgspec.structs.replace(FAMILY, direction="clockwise"), totals=(10, 40, 60, 30), names=people)
    settle(the_application())
    looked_at(window)
    assert interpreted(window, name[:20]) == []
    assert loads == []


@pytest.mark.parametrize("name", [name for name in NAMES_SENT if len(name) <= 60], ids=range(6))
def test_a_rule_set_is_named_letter_by_letter(
    open_window: Open, desk: QuietDesk, loads: list[str], name: str, tmp_path: Path
) -> None:
    try:
        rules = msgspec.structs.replace(FAMILY, name=name)
        kept = desk.own_rules.keep(rules)
    except ValueError:
        # Such a name is refused at once, which is as good.
        return
    window = open_window(desk)
    window.show_new_match()
    window.show_rule_card(kept)
    window.show_rules(kept)
    settle(the_application())
    looked_at(window)
    assert interpreted(window, name) == []
    boxes = [box.itemText(row) for box in window.findChildren(QComboBox) for row in range(box.count())]
    assert not any("\n" in text for text in boxes)
    assert loads == []
    assert list(tmp_path.iterdir()) == []
