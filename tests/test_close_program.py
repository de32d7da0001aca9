"""C-28: ended at any moment, the program is gone at once and all is saved (more: `python -m tests.close_program`)."""

from pathlib import Path

from tests.close_program import end


def test_ended_while_computer_players_think_it_keeps_all(tmp_path: Path) -> None:
    moves, slowest = end(5, seed=28, folder=tmp_path)
    assert moves > 10
    # The machine may be busy; alone on it the end takes a fraction of the two seconds that are allowed.
    assert slowest < 10
