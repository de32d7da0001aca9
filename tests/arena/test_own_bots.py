"""Computer players written by others: found by their entry point, and what they do wrong breaks no match."""

import re
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scala40.arena.simulate import MatchReport, Plan, simulate
from scala40.bots import own
from scala40.bots.body import choose
from scala40.bots.levels import CLUB
from scala40.bots.own import BotFault, move_of, steady_move
from scala40.cli import main
from scala40.engine.match import Match, SeatInfo
from scala40.engine.record import read_record
from scala40.engine.rules import PRESETS, STANDARD
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.engine.view import PlayerView

# The command line makes a bare QCoreApplication where there is none, and no window could be made after it.
pytestmark = pytest.mark.usefixtures("qapp")
README = (Path(__file__).resolve().parent.parent.parent / "README.md").read_text(encoding="utf-8")
Install = Callable[[str, str, str], None]


def block(language: str) -> str:
    """The example in this language from the chapter on a computer player of one's own."""
    chapter = README.split("## A computer player of your own")[1].split("\n## ")[0]
    found = re.findall(rf"```{language}\n(.*?)```", chapter, re.DOTALL)
    assert len(found) == 1
    return found[0]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a module with a bot as pip would: module and entry point in a folder that Python looks in."""
    folder = tmp_path / "installed"
    modules: list[str] = []

    def put(name: str, source: str, where: str) -> None:
        module = where.partition(":")[0]
        about = folder / f"{module}-1.0.dist-info"
        about.mkdir(parents=True)
        (folder / f"{module}.py").write_text(source, encoding="utf-8")
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[scala40.bots]\n{name} = {where}\n")
        modules.append(module)
        monkeypatch.syspath_prepend(str(folder))
        own.look_again()

    yield put
    for module in modules:
        sys.modules.pop(module, None)
    monkeypatch.undo()
    own.look_again()


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bot of the readme, built by its own `pyproject.toml` under the names that the text gives, and unpacked."""
    chapter = README.split("## A computer player of your own")[1].split("\n## ")[0]
    found = re.search(r"a file `(\S+\.py)` in a folder `(\S+)`, and beside it a `(\S+)`", chapter)
    assert found is not None
    module, folder, project = found.groups()
    assert f"pip install ./{folder}\n" in chapter
    sources = tmp_path / folder
    sources.mkdir()
    (sources / module).write_text(block("python"), encoding="utf-8")
    (sources / project).write_text(block("toml"), encoding="utf-8")
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "wheels")]
    subprocess.run(words, cwd=sources, check=True, capture_output=True)
    (wheel,) = (tmp_path / "wheels").iterdir()
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "beside")
    monkeypatch.syspath_prepend(str(tmp_path / "beside"))
    own.look_again()
    yield
    sys.modules.pop(module.removesuffix(".py"), None)
    monkeypatch.undo()
    own.look_again()


@pytest.mark.usefixtures("example")
def test_the_example_of_the_readme_plays_by_all_rules(tmp_path: Path) -> None:
    assert len(block("python").split("\n\n\n")[1].splitlines()) <= 20
    assert own.own_names() == ("plain",)
    won = 0
    for name, rules in PRESETS.items():
        plan = Plan(levels=("plain", "plain"), rules=rules, matches=3, seed="own", single=True, records=tmp_path / name)
        played = list(simulate(plan))
        assert len(played) == 3
        won += sum(sum(done.rounds_won) for done in played)
        for path in (tmp_path / name).iterdir():
            assert [seat.player for seat in read_record(path.read_bytes()).seats] == ["plain", "plain"]
    assert won > 3


@pytest.mark.usefixtures("example")
def test_the_command_of_the_readme_finds_it_in_other_processes_too(capsys) -> None:
    words = ["simulate", "--seats", "club,plain", "--rounds", "4", "--duplicate", "--jobs", "2"]
    assert main(words) == 0
    assert "plain" in capsys.readouterr().out


FAULTS = {
    "raises": ("raise KeyError('seven')", "failed", "KeyError"),
    "leaves": ("raise SystemExit(3)", "failed", "SystemExit"),
    "breaks a rule": ("return Discard(sorted(view.hand)[0])", "illegal", "WRONG_PHASE"),
    "gives nothing": ("return None", "illegal", "None"),
    "gives nonsense": ("return Discard('7H')", "illegal", "7H"),
    "takes back": ("return TakeBack()", "illegal", "TakeBack"),
}


def a_view() -> PlayerView:
    shuffler = SecretShuffler(lambda number: seeded_secret("own", 1, number))
    a_match = Match(STANDARD, [SeatInfo("one", "faulty"), SeatInfo("two", "club")], shuffler)
    a_match.deal()
    assert a_match.mover is not None
    return a_match.view(a_match.mover)


@pytest.mark.parametrize("how", FAULTS)
def test_what_a_bot_does_wrong_is_one_sentence(install: Install, capsys, how: str) -> None:
    line, fault, detail = FAULTS[how]
    source = f"from scala40.engine import Discard, TakeBack\nclass Bot:\n    def choose(self, view, seed): {line}\n"
    install("faulty", source, "faulty_bot:Bot")
    view = a_view()
    with pytest.raises(BotFault) as raised:
        move_of("faulty", view, 1)
    assert (raised.value.name, raised.value.fault) == ("faulty", fault)
    assert detail in raised.value.detail
    # At a table the match goes on.
    assert steady_move("faulty", view, 1) == choose(view, 1, CLUB)
    for jobs in ("1", "2"):
        assert main(["simulate", "--seats", "faulty,club", "--lang", "en", "--jobs", jobs]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert re.fullmatch(rf"The computer player faulty has [^\n]*{detail}[^\n]*\n", printed.err)


@pytest.mark.parametrize(
    ("source", "where"),
    [
        ("import nowhere_to_be_found", "odd_bot:Bot"),
        ("Bot = 7", "odd_bot:Bot"),
        ("", "odd_bot:Bot"),
        ("1/0", "odd_bot:Bot"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_named(install: Install, capsys, source: str, where: str) -> None:
    install("odd", source, where)
    assert own.own_names() == ("odd",)
    assert main(["simulate", "--seats", "odd,club", "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("The computer player odd cannot be used: ")
    assert error.count("\n") == 1
    assert steady_move("odd", a_view(), 1) == choose(a_view(), 1, CLUB)


def test_a_bot_that_a_worker_of_the_cluster_lacks_is_named(install: Install, capsys, monkeypatch) -> None:
    install("faulty", "class Bot:\n    def choose(self, view, seed): return None", "faulty_bot:Bot")

    def lacking(*_: object) -> MatchReport:
        raise BotFault("faulty", "unknown", "")

    monkeypatch.setattr("scala40.arena.simulate.play_unit", lacking)
    assert main(["simulate", "--seats", "faulty,club", "--lang", "en"]) == 2
    told = "The computer player faulty is not installed on every computer of the cluster.\n"
    assert capsys.readouterr().err == told


def test_a_bot_cannot_take_the_name_of_a_level(install: Install) -> None:
    install("club", "class Bot:\n    def choose(self, view, seed): return None", "false_club:Bot")
    assert own.own_names() == ()
    assert move_of("club", a_view(), 1) == choose(a_view(), 1, CLUB)


@pytest.mark.usefixtures("example")
def test_an_unknown_name_is_answered_with_the_nearest_or_all_there_are(capsys) -> None:
    for named, answer in (
        ("plane", "There is no level “plane”. Perhaps you mean “plain”."),
        ("wizard", "club-careful; and plain."),
    ):
        assert main(["simulate", "--seats", f"{named},club", "--lang", "en"]) == 2
        assert capsys.readouterr().err.endswith(f"{answer}\n")


def test_a_bot_is_found_in_capitals_or_not(install: Install, capsys) -> None:
    source = "from scala40.bots.body import choose\nfrom scala40.bots.levels import CLUB\n"
    source += "class Bot:\n    def choose(self, view, seed): return choose(view, seed, CLUB)\n"
    install("Mine", source, "mine_bot:Bot")
    for named in ("Mine", "mine", "MINE"):
        assert main(["simulate", "--seats", f"{named},club", "--rounds", "1", "--json"]) == 0
        assert '"Mine"' in capsys.readouterr().out
