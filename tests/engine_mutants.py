"""Mutation testing of the rules: every small fault that mutmut can plant in them, against the tables of the engine.

    python -m tests.engine_mutants [--folder DIR] [--jobs 1] [--only scoring]

Works on a copy in a folder of its own; many faults take their time. Prints the
share of planted faults that the tests caught and the name of each that they did not (`mutmut show NAME` in that folder
tells what it was). Ends with 0 where at least 85 % were caught (reliability.md 3.7).
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BAR = 0.85
MUTATED = (
    "scala40/engine/legality/__init__.py",
    "scala40/engine/legality/buys.py",
    "scala40/engine/legality/closing.py",
    "scala40/engine/legality/discards.py",
    "scala40/engine/legality/draws.py",
    "scala40/engine/legality/lay_offs.py",
    "scala40/engine/legality/melds.py",
    "scala40/engine/melds.py",
    "scala40/engine/scoring.py",
    "scala40/engine/standing.py",
)
TESTS = ("test_refusals", "test_melds", "test_scoring", "test_cases", "test_standing")
NEEDED = ("scala40/__init__.py", "scala40/paths.py", "scala40/engine", "tests/__init__.py", "tests/conftest.py")
COPIED = (*NEEDED, "tests/engine/__init__.py", "tests/engine/set_up.py", *(f"tests/engine/{name}.py" for name in TESTS))


def settings(mutated: list[str]) -> str:
    """The project file of the copy: it knows only what this needs, so that each of the many runs starts quickly."""
    return f"""
[tool.mutmut]
source_paths = ["scala40"]
only_mutate = {json.dumps(mutated)}
pytest_add_cli_args_test_selection = {json.dumps([f"tests/engine/{name}.py" for name in TESTS])}
timeout_constant = 30.0
use_git_change_detection = false

[tool.pytest.ini_options]
addopts = "--import-mode=importlib -p no:cacheprovider -p no:pytest-qt -p no:benchmark -p no:xdist"
pythonpath = ["."]
"""


def main() -> int:
    """Run it; 0 where enough is caught."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine_mutants", description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=Path, help="where the copy is made")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="only modules with this in their names")
    told = parser.parse_args()
    folder = told.folder or Path(tempfile.mkdtemp(prefix="scala40-mutants-"))
    for name in COPIED:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, target)
    mutated = [name for name in MUTATED if told.only in name]
    (folder / "pyproject.toml").write_text(settings(mutated), encoding="utf-8")
    mutmut = [sys.executable, "-m", "mutmut"]
    print(f"Faults are planted in a copy in {folder}")
    subprocess.run([*mutmut, "run", "--max-children", str(told.jobs)], cwd=folder, check=False)
    subprocess.run([*mutmut, "export-cicd-stats"], cwd=folder, check=True, capture_output=True)
    stats = json.loads((folder / "mutants" / "mutmut-cicd-stats.json").read_text(encoding="utf-8"))
    missed = subprocess.run([*mutmut, "results"], cwd=folder, check=True, capture_output=True, text=True).stdout
    caught = stats["killed"] + stats["timeout"]
    print(missed, end="")
    print(f"{caught} of {stats['total']} planted faults caught: {caught / max(stats['total'], 1):.1%}")
    return 0 if caught >= BAR * stats["total"] > 0 else 1


if __name__ == "__main__":
    sys.exit(main())
