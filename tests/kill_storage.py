"""Kills a process that saves matches, at random moments, and looks for lost lines (reliability.md 3.3).

``python -m tests.kill_storage --times 2000`` ends with 0 where nothing was lost, with 1 and the first loss otherwise.
"""

import argparse
import os
import random
import signal
import struct
import sys
import tempfile
import time
from pathlib import Path

from scala40.storage import FILE, Store
from tests.storage.material import HEADER, ROUND, record

LINES_A_ROUND = 25
ROUNDS_A_MATCH = 3
_WORD = struct.Struct("<III")  # match, finished rounds, lines of the round in progress


def line(number: int) -> str:
    """The n-th line of every round; long enough that pages of the file fill up."""
    return f"0 lay {number:04d} " + "KC KD KH / " * (number % 9)


def write_for_ever(path: Path, report: int) -> None:
    """Go on with what is there, and say each line as soon as its journal has confirmed it."""
    with Store(path) as store:
        while True:
            latest = store.latest_unfinished()
            journal = store.go_on(latest.match_id) if latest else store.begin(HEADER)
            assert journal.match_id is not None
            match_id, rounds = journal.match_id, latest.rounds if latest else 0
            begun = latest is not None and store.load(match_id).round_header is not None
            lines = len(store.load(match_id).lines) if begun else 0
            while rounds < ROUNDS_A_MATCH:
                if not begun:
                    journal.round_began(ROUND)
                    begun, lines = True, 0
                while lines < LINES_A_ROUND:
                    journal.append(line(lines))
                    lines += 1
                    os.write(report, _WORD.pack(match_id, rounds, lines))
                rounds += 1
                journal.round_ended(record(rounds, finished=rounds == ROUNDS_A_MATCH))
                begun = False
                os.write(report, _WORD.pack(match_id, rounds, 0))


def killed_writer(path: Path, seconds: float) -> tuple[int, int, int] | None:
    """Let a process write for so long, kill it, and give the last line that it had confirmed."""
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(reading)
        try:
            write_for_ever(path, writing)
        finally:
            os._exit(3)
    os.close(writing)
    time.sleep(seconds)
    os.kill(process, signal.SIGKILL)
    _, status = os.waitpid(process, 0)
    if not os.WIFSIGNALED(status):
        raise AssertionError("the writer ended by itself")
    said = b""
    while more := os.read(reading, 65536):
        said += more
    os.close(reading)
    whole = len(said) - len(said) % _WORD.size
    return _WORD.unpack(said[whole - _WORD.size : whole]) if whole else None


def loss(path: Path, confirmed: tuple[int, int, int] | None) -> str | None:
    """What is missing or unreadable after a kill; None where nothing is."""
    with Store(path) as store:
        problems = store.verify()
        if problems:
            return str(problems[0])
        for a_match in store.matches():
            lines = store.load(a_match.match_id).lines
            if list(lines) != [line(number) for number in range(len(lines))]:
                return f"the lines of match {a_match.match_id} are not those written"
            if confirmed is not None and a_match.match_id == confirmed[0]:
                if (a_match.rounds, len(lines)) < confirmed[1:]:
                    return f"confirmed {confirmed}, found {(a_match.rounds, len(lines))}"
                confirmed = None
        return None if confirmed is None else f"match {confirmed[0]} is gone"


def main(arguments: list[str] | None = None) -> int:
    """Kill so many times; each new writer goes on with what the one before left."""
    parser = argparse.ArgumentParser(prog="python -m tests.kill_storage", description=__doc__)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--seed", type=int, default=None)
    options = parser.parse_args(arguments)
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(2**32)
    chance = random.Random(seed)
    lines = 0
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "0" / FILE
        for number in range(options.times):
            if number % 50 == 49:
                # A new folder now and then, so that the making of the file is killed too.
                path = Path(folder) / str(number) / FILE
            confirmed = killed_writer(path, chance.choice((chance.uniform(0, 0.02), chance.uniform(0, 0.1))))
            found = loss(path, confirmed)
            if found is not None:
                print(f"kill {number + 1} of seed {seed}: {found}")
                return 1
            lines += confirmed[2] if confirmed else 0
    print(f"{options.times} kills, seed {seed}: nothing lost ({time.monotonic() - began:.0f} s)")
    return 0 if lines else 1


if __name__ == "__main__":
    sys.exit(main())
