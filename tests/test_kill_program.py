"""Killed at any moment, the program goes on from the last move it had shown (more: `python -m tests.kill_program`)."""

from pathlib import Path

from tests.kill_program import kill


def test_nothing_that_was_shown_is_lost(tmp_path: Path) -> None:
    counts = kill(6, seed=40, folder=tmp_path)
    assert counts["kills"] == 6
    assert counts["moves"] > 20
