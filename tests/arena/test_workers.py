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
    for process in started:
        process.kill()
        process.wait()


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


def simulated(*words: str, within: float) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own, for the cluster's library leaves threads behind where it has been."""
    program = (
        "import sys; from scala40.arena import workers; from scala40.cli import main;"
        f"workers._ANSWERS_WITHIN = {within}; sys.exit(main(sys.argv[1:]))"
    )
    fixed = ["simulate", "--lang", "en", "--seats", "club,beginner", "--rounds", "6", "--duplicate", "--seed", "far"]
    return subprocess.run([sys.executable, "-c", program, *fixed, *words], capture_output=True, check=False)


def test_two_workers_play_what_one_process_plays(processes, tmp_path: Path) -> None:
    address = scheduler(processes, tmp_path)
    for number in (1, 2):
        folder = str(tmp_path / f"worker {number}")
        words = ("--nthreads", "1", "--no-dashboard", "--no-nanny", "--local-directory", folder)
        start(processes, WORKER, address, *words)
    run = simulated("--cluster", address, "--records", str(tmp_path / "far"), within=LONGEST_WAIT)
    assert run.returncode == 0, run.stderr
    assert b"6 deals, each from every seat: 12 rounds" in run.stdout
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


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "no address"])
def test_where_nobody_answers_one_sentence_says_so(address: str) -> None:
    run = simulated("--lang", "en", "--cluster", address, within=0.5)
    assert (run.returncode, run.stdout, run.stderr.decode()) == (2, b"", f"Nobody answers at {address}.\n")


def test_a_cluster_without_workers_is_named(processes, tmp_path: Path) -> None:
    address = scheduler(processes, tmp_path)
    run = simulated("--lang", "en", "--cluster", address, within=5)
    told = f"The cluster at {address} has no workers.\n"
    assert (run.returncode, run.stdout, run.stderr.decode()) == (2, b"", told)


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
    assert capsys.readouterr().err == "scala40 simulate: --cluster does not go with --jobs.\n"
