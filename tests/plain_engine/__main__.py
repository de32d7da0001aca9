"""`python -m tests.plain_engine FILE...` judges record files; exit 0 if all are right, else 1 and a line for each."""

import sys
from pathlib import Path

from tests.plain_engine.judge import judge_record


def main(names: list[str]) -> int:
    """Judge files and print a line for each that is wrong; 2 for a file that cannot be read or no file at all."""
    if not names:
        print("usage: python -m tests.plain_engine FILE...", file=sys.stderr)
        return 2
    code = 0
    for name in names:
        try:
            verdict = judge_record(Path(name).read_bytes())
        except OSError as error:
            print(f"{name}: {error.strerror}", file=sys.stderr)
            return 2
        if verdict is not None:
            code = 1
            print(f"{name}: round {verdict[0]}, move {verdict[1]}: {verdict[2]}")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
