"""What a screen reader finds over AT-SPI, on a real screen: the hand as a list of named and numbered cards.

Run by name with at-spi2-core, python3-pyatspi and dbus installed, under `dbus-run-session`, as `.ci/run` does.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

READER = """
import sys, time
import pyatspi

BUTTON = "push button"

def below(one):
    for place in range(one.childCount):
        child = one.getChildAtIndex(place)
        if child is not None:
            yield child
            yield from below(child)

def program():
    for _ in range(150):
        for one in pyatspi.Registry.getDesktop(0):
            if one is not None and one.get_process_id() == int(sys.argv[1]):
                return one
        time.sleep(0.2)
    raise SystemExit("the program is not in the tree")

def find(start, role, name):
    for _ in range(100):
        for one in below(start):
            if one.getRoleName() == role and (one.name or "").startswith(name):
                return one
        time.sleep(0.2)
    raise SystemExit(f"no {role} {name!r} among {sorted({(o.getRoleName(), o.name) for o in below(start)})}")

def press(one):
    actions = one.queryAction()
    names = [actions.getName(place) for place in range(actions.nActions)]
    actions.doAction(names.index("Press"))

here = program()
press(find(here, BUTTON, "I can play"))
press(find(here, BUTTON, "New match"))
time.sleep(1)
hand = find(here, "list", "Your hand")
for _ in range(100):
    if hand.childCount >= 13:
        break
    time.sleep(0.2)
print(hand.name)
for place in range(hand.childCount):
    print(hand.getChildAtIndex(place).name)
print(find(here, BUTTON, "Stock,").name)
print(find(here, BUTTON, "Discard pile,").name)
"""


@pytest.fixture
def program(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    told = {**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_ACCESSIBILITY": "1"}
    command = [sys.executable, "-m", "scala40", "--data-dir", str(tmp_path / "data"), "--lang", "en", "--pace", "off"]
    with subprocess.Popen(command, env=told) as running:
        yield running
        running.terminate()
        assert running.wait(10) == 0


def test_the_tree_shows_the_hand_as_a_list_of_named_cards(program: subprocess.Popen[bytes], tmp_path: Path) -> None:
    assert os.environ["QT_QPA_PLATFORM"] == "xcb"
    script = tmp_path / "reader.py"
    script.write_text(READER)
    time.sleep(1)
    # Debian's own Python has pyatspi; it belongs to no virtual environment.
    done = subprocess.run(
        ["/usr/bin/python3", str(script), str(program.pid)], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    hand, *cards, stock, pile = done.stdout.splitlines()
    assert hand == "Your hand, 13 cards"
    assert len(cards) == 13
    for place, card in enumerate(cards, 1):
        assert f", card {place} of 13" in card
        assert " of " in card.split(",")[0] or card.startswith("joker")
    assert stock.startswith("Stock, ")
    assert stock.endswith(" cards")
    assert pile.startswith("Discard pile, ")
