"""C-33 under a Wayland compositor: every drag works or brings its card home; clicks alone and keys alone play a round.

Run by name with sway installed, as `.ci/run` does.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.screen.wayland import HIGH, WIDE, Hands, Shown, compositor

MOST_TURNS = 120
TWO_CLICKS = 0.5
"""Seconds after which a click is no second half of a double click."""


@pytest.fixture(scope="module")
def environ(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    with compositor(tmp_path_factory.mktemp("sway")) as told:
        yield told


@pytest.fixture
def hands(environ: dict[str, str]) -> Iterator[Hands]:
    made = Hands(environ)
    yield made
    made.put_down()


@pytest.fixture
def desk(environ: dict[str, str]) -> Iterator[Shown]:
    shown = Shown(environ, "desk")
    shown.until(full=True, moving=False)
    yield shown
    shown.close()


@pytest.fixture
def program(environ: dict[str, str]) -> Iterator[Shown]:
    shown = Shown(environ, "program")
    shown.until(full=True, moving=False)
    yield shown
    shown.close()


def test_drags_play_and_rearrange(desk: Shown, hands: Hands) -> None:
    before = desk.tell()
    hands.drag(before["cards"]["8D"], before["melds"][0])
    after = desk.until(proposed=["off 8D m1"], moving=False, carrying=False)
    first, last = after["row"][0], after["row"][-1]
    time.sleep(TWO_CLICKS)
    place = after["cards"][last]
    hands.drag(after["cards"][first], (place[0] + 60, place[1]))
    moved = desk.until(row=[*after["row"][1:], first], moving=False, carrying=False)
    time.sleep(TWO_CLICKS)
    hands.drag(moved["cards"]["KD"], moved["pile"])
    desk.until(proposed=["off 8D m1", "drop KD"], carrying=False)


def test_a_drag_that_is_broken_off_brings_its_card_home(desk: Shown, hands: Hands) -> None:
    before = desk.tell()
    hands.drag(before["cards"]["KD"], before["pile"], release=False)
    desk.until(carrying=True)
    hands.key("Escape")
    desk.until(carrying=False)
    hands.press(False)
    for end in ((WIDE - 1, HIGH - 1), (0, 0), (WIDE // 2, 0)):
        time.sleep(TWO_CLICKS)
        home = desk.until(moving=False, carrying=False)
        assert (home["row"], home["proposed"]) == (before["row"], [])
        # The edge of the screen: farther than that no pointer goes.
        hands.drag(home["cards"]["7H"], end)
    home = desk.until(moving=False, carrying=False)
    assert (home["row"], home["proposed"]) == (before["row"], [])


def test_a_round_with_clicks_only(program: Shown, hands: Hands) -> None:
    for _ in range(MOST_TURNS):
        told = _own_turn(program)
        if told["over"]:
            break
        time.sleep(TWO_CLICKS)
        hands.click(told["stock"])
        told = program.until(phase="play", moving=False)
        hands.click(told["cards"][told["new"][0]])
        program.until(selected=told["new"])
        time.sleep(TWO_CLICKS)
        hands.click(told["pile"])
        time.sleep(TWO_CLICKS)
        hands.click(told["pile"])
        _turn_ended(program, told["turns"])
    assert program.tell()["over"]
    assert told["turns"] > 3


def test_a_round_with_keys_only(program: Shown, hands: Hands) -> None:
    hands.move((WIDE - 1, 0))
    for _ in range(MOST_TURNS):
        told = _own_turn(program)
        if told["over"]:
            break
        time.sleep(TWO_CLICKS)
        hands.key("Return")
        told = program.until(phase="play", moving=False)
        # The new card lies at the end of the hand.
        hands.key("End")
        hands.key("Space")
        told = program.until(selected=told["row"][-1:])
        time.sleep(TWO_CLICKS)
        hands.key("Return")
        _turn_ended(program, told["turns"])
    assert program.tell()["over"]
    assert told["turns"] > 3


def _own_turn(program: Shown) -> dict:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        told = program.tell()
        if told["over"] or (told["mine"] and told["phase"] == "draw" and not told["moving"]):
            return told
        time.sleep(0.02)
    raise AssertionError(told)


def _turn_ended(program: Shown, turns: int) -> None:
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        told = program.tell()
        if told["over"] or told["turns"] > turns:
            return
        time.sleep(0.02)
    raise AssertionError(told)
