"""Kills the whole program at random moments of a match that plays itself, and looks whether anything shown was lost.

    python -m tests.kill_program --times 50 --seed 1

Each start goes on where the last one was killed. What was shown is reported by the program through a pipe, from
`Referee` after it has shown a move; it must be in the saved match, and the next start must go on from there.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from scala40 import paths
from scala40.engine.record import read_record
from scala40.storage.store import Store

# Runs the program as it is, but for a line on standard output after each move that has been shown.
CHILD = """
import sys
from scala40.play.referee import Referee

show = Referee._show

def show_and_tell(self, events):
    show(self, events)
    print(len(self._match.rounds), len(self._match.entries), flush=True)

Referee._show = show_and_tell
if __name__ == "__main__":
    from scala40.cli import main
    sys.exit(main(sys.argv[1:]))
"""


def saved(folder: Path) -> list[dict]:
    """All saved matches as records, the oldest first."""
    with Store(folder / paths.DATABASE, read_only=True) as store:
        return [json.loads(store.record(one.match_id)) for one in sorted(store.matches(), key=lambda m: m.match_id)]


def is_beginning_of(before: dict, after: dict) -> bool:
    """True if the second record goes on where the first one was."""
    count = len(before["rounds"])
    if before["rounds"][: count - 1] != after["rounds"][: count - 1]:
        return False
    old, new = before["rounds"][-1:], after["rounds"][count - 1 : count]
    return not old or (bool(new) and new[0]["moves"][: len(old[0]["moves"])] == old[0]["moves"])


def start_and_kill(folder: Path, child: Path, moves: int, wait: float) -> tuple[int, int] | None:
    """Start the demo, kill it, and give the last (rounds, moves of the round) that it had shown.

    It is killed `wait` seconds after it has shown so many moves, however slow the machine is. None if it ended before.
    """
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path(__file__).parents[1])}
    words = [sys.executable, str(child), "--demo", "--pace", "off", "--data-dir", str(folder)]
    process = subprocess.Popen(words, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    first = "".join(process.stdout.readline() for _ in range(moves))
    time.sleep(wait)
    process.send_signal(signal.SIGKILL)
    out, err = process.communicate(timeout=30)
    if process.returncode == 0:
        assert err == "", err
        return None
    assert process.returncode == -signal.SIGKILL, (process.returncode, err)
    whole = [line for line in (first + out).split("\n")[:-1] if line]
    return tuple(map(int, whole[-1].split())) if whole else (0, 0)  # type: ignore[return-value]


def kill(times: int, seed: int, folder: Path) -> dict[str, int]:
    """Kill `times` times; raises AssertionError where something was lost or does not go on."""
    chance = random.Random(seed)
    child = folder / "child.py"
    child.write_text(CHILD)
    data = folder / "data"
    counts = {"kills": 0, "finished": 0, "moves": 0}
    before: list[dict] = []
    while counts["kills"] < times:
        if chance.random() < 0.25:
            # Before the first window, or just after it.
            shown = start_and_kill(data, child, 0, chance.uniform(0.05, 1.5))
        else:
            shown = start_and_kill(data, child, chance.randint(1, 60), chance.uniform(0.0, 0.05))
        counts["kills" if shown is not None else "finished"] += 1
        if not (data / paths.DATABASE).exists():
            continue
        after = saved(data)
        for old, new in zip(before, after, strict=False):
            assert is_beginning_of(old, new), "a saved match does not go on where it was"
        assert len(before) <= len(after), "a saved match is gone"
        for record in after:
            read_record(json.dumps(record).encode())
        if shown is not None and shown != (0, 0):
            rounds = after[-1]["rounds"]
            have = (len(rounds), len(rounds[-1]["moves"]))
            assert have >= shown, f"shown {shown}, saved {have}"
        verify = subprocess.run(
            [sys.executable, "-m", "scala40", "saves", "--verify", "--data-dir", str(data)],
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert verify.returncode == 0, verify.stdout + verify.stderr
        before = after
    counts["moves"] = sum(len(played["moves"]) for record in before for played in record["rounds"])
    return counts


def main() -> int:
    """Run from the command line and print what was counted."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        counts = kill(options.times, options.seed, Path(folder))
    print(
        f"{counts['kills']} kills, {counts['finished']} matches that ended by themselves, {counts['moves']} moves on "
        "disk: nothing shown was lost, every start went on from the last move, saves --verify clean"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
