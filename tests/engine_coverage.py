"""Are all lines and branches of the rules tested by tables and Hypothesis alone? (reliability.md 3.7)

    python -m tests.engine_coverage [PYTEST ARGUMENTS]

Runs `tests/engine` without what leans on the second engine or takes long, prints what is not covered, and ends with 0
only where that is nothing. What is measured stands in pyproject.toml.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = "not second_engine and not plain_shuffle and not nothing_beats and not 100_000"


def main(more: list[str]) -> int:
    """Run the tests and the report; 0 where all is covered and every test has passed."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"COVERAGE_FILE": str(Path(folder) / "coverage")}
        coverage = [sys.executable, "-m", "coverage"]
        tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "-k", LEFT_OUT, "tests/engine", *more]
        ran = subprocess.run([*coverage, "run", *tests], cwd=ROOT, env=environment)
        told = subprocess.run([*coverage, "report"], cwd=ROOT, env=environment)
    return ran.returncode or told.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
