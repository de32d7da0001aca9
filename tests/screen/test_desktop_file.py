"""The entry for the desktop is one that desktops accept."""

import subprocess
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent.parent / "packaging" / "linux" / "scala40.desktop"


def test_the_entry_for_the_desktop_is_valid() -> None:
    done = subprocess.run(["desktop-file-validate", str(FILE)], capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
