"""C-28: ends the program at random moments of a match that plays itself, as the system does at the end of a session.

    python -m tests.close_program --times 50 --seed 1

It ends with exit code 0, soon, with no process left, and the saved match holds all that was shown.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.kill_program import CHILD, is_beginning_of, saved

MOST_SECONDS = 2.0


def start_and_end(folder: Path, child: Path, moves: int, wait: float, pace: str) -> tuple[tuple[int, int], float]:
    """Start the demo, end it after so many moves and seconds; what it had shown, and how long the end took."""
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path(__file__).parents[1])}
    words = [sys.executable, str(child), "--demo", "--pace", pace, "--data-dir", str(folder)]
    process = subprocess.Popen(
        words, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    first = "".join(process.stdout.readline() for _ in range(moves))
    time.sleep(wait)
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    out, err = process.communicate(timeout=60)
    took = time.monotonic() - began
    assert (process.returncode, err) == (0, ""), f"ended with {process.returncode}: {err}"
    _nobody_is_left(process.pid)
    whole = [line for line in (first + out).split("\n")[:-1] if line]
    rounds, played = map(int, whole[-1].split())
    return (rounds, played), took


def _nobody_is_left(group: int) -> None:
    """Raises AssertionError where a process of the group goes on."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    os.killpg(group, signal.SIGKILL)
    raise AssertionError("a process is left")


def end(times: int, seed: int, folder: Path) -> tuple[int, float]:
    """End it so often; the moves on disk, and the seconds of the slowest end. Raises AssertionError."""
    chance, slowest = random.Random(seed), 0.0
    child, data = folder / "child.py", folder / "data"
    child.write_text(CHILD)
    before: list[dict] = []
    for _ in range(times):
        # At a pace where cards fly, and at one where computer players think without a stop.
        pace = chance.choice(["off", "fast"])
        moves = chance.randint(1, 40 if pace == "off" else 4)
        shown, took = start_and_end(data, child, moves, chance.uniform(0.0, 0.3), pace)
        slowest = max(slowest, took)
        after = saved(data)
        assert all(is_beginning_of(old, new) for old, new in zip(before, after, strict=False))
        rounds = after[-1]["rounds"]
        assert (len(rounds), len(rounds[-1]["moves"])) == shown, "the saved match is not what was shown"
        before = after
    return sum(len(played["moves"]) for record in before for played in record["rounds"]), slowest


def main() -> int:
    """Run from the command line and print what was counted; 1 where an end took too long."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        moves, slowest = end(options.times, options.seed, Path(folder))
    print(f"{options.times} ends, {moves} moves on disk, exit code 0, nobody left; the slowest took {slowest:.2f} s")
    return 0 if slowest <= MOST_SECONDS else 1


if __name__ == "__main__":
    sys.exit(main())
