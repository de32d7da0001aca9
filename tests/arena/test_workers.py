"""Simulations on a Dask cluster: two real workers of this machine, and one sentence where there is no cluster."""

import builtins
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scala40.arena.simulate import Plan, simulate
from scala40.cli import main
from scala40.engine.rules import STANDARD

# The command line makes a bare QCoreApplication where there is none, and no window could be made after it.
pytestmark = pytest.mark.usefixtures("qapp")
WORKER = "import sys; from distributed.cli.dask_worker import main; sys.exit(main())"
SCHEDULER = "import sys; from distributed.cli.dask_scheduler import main; sys.exit(main())"
LONGEST_WAIT = 60


@pytest.fixture
def processes() -> Iterator[list[subprocess.Popen[bytes]]]:
    started: list[subprocess.Popen[bytes]] = []
    yield started
    for process in reversed(started):
        process.terminate()
    for process in started:
        process.wait(LONGEST_WAIT)


def start(processes: list[subprocess.Popen[bytes]], program: str, *words: str) -> None:
    quiet = subprocess.DEVNULL
    processes.append(subprocess.Popen([sys.executable, "-c", program, *words], stdout=quiet, stderr=quiet))


def scheduler(processes: list[subprocess.Popen[bytes]], folder: Path) -> str:
    """Starts a scheduler at a free port; its address."""
    file = folder / "scheduler.json"
    words = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(file))
    start(processes, SCHEDULER, *words)
    until = time.monotonic() + LONGEST_WAIT
    while not file.exists():
        assert time.monotonic() < until, "no scheduler"
        time.sleep(0.05)

    while True:
        try:
            return str(json.loads(file.read_text())["address"])
        except ValueError:
            assert time.monotonic() < until, "no address"
            time.sleep(0.05)


def test_two_workers_play_what_one_process_plays(processes, tmp_path: Path) -> None:
    address = scheduler(processes, tmp_path)
    for number in (1, 2):
        folder = str(tmp_path / f"worker {number}")
        words = ("--nthreads", "1", "--no-dashboard", "--no-nanny", "--local-directory", folder)
        start(processes, WORKER, address, *words)
    # In a process of its own: what the cluster's library warns of is no fault of ours.
    words = ["simulate", "--seats", "club,beginner", "--rounds", "6", "--duplicate", "--seed", "far"]
    far = ["--cluster", address, "--records", str(tmp_path / "far")]
    run = subprocess.run([sys.executable, "-m", "scala40", *words, *far], capture_output=True, timeout=120, check=True)
    assert b"12 single rounds" in run.stdout
    plan = Plan(
        levels=("club", "beginner"),
        rules=STANDARD,
        matches=6,
        seed="far",
        single=True,
        duplicate=True,
        records=tmp_path / "near",
    )
    assert len(list(simulate(plan))) == 12
    for path in (tmp_path / "near").iterdir():
        assert path.read_bytes() == (tmp_path / "far" / path.name).read_bytes()


def test_where_nobody_answers_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    monkeypatch.setattr("scala40.arena.workers._ANSWERS_WITHIN", 0.5)
    assert main(["simulate", "--seats", "club,club", "--lang", "en", "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert capsys.readouterr().err == "Nobody answers at tcp://127.0.0.1:1.\n"


def test_an_address_that_is_none_is_answered_alike(capsys) -> None:
    assert main(["simulate", "--seats", "club,club", "--lang", "en", "--cluster", "no address"]) == 2
    assert capsys.readouterr().err == "Nobody answers at no address.\n"


def test_a_cluster_without_workers_is_named(monkeypatch: pytest.MonkeyPatch, processes, tmp_path: Path, capsys) -> None:
    address = scheduler(processes, tmp_path)
    monkeypatch.setattr("scala40.arena.workers._ANSWERS_WITHIN", 3)
    assert main(["simulate", "--seats", "club,club", "--lang", "en", "--cluster", address]) == 2
    assert capsys.readouterr().err == f"The cluster at {address} has no workers.\n"


def test_without_the_extra_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    real = builtins.__import__

    def without(name: str, *rest: object) -> object:
        if name == "distributed":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    assert main(["simulate", "--seats", "club,club", "--lang", "en", "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert "pip install 'scala40[cluster]'" in capsys.readouterr().err


def test_jobs_and_cluster_exclude_each_other(capsys) -> None:
    assert main(["simulate", "--seats", "club,club", "--jobs", "2", "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert "not allowed" in capsys.readouterr().err
