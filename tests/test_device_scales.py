"""C-32: on every device scale, and after a window has moved between them, cards are sharp, and the one seen reacts."""

import os
import subprocess
import sys
from pathlib import Path


def test_one_window_goes_through_every_scale() -> None:
    told = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, "-m", "tests.device_scales"]
    done = subprocess.run(command, env=told, capture_output=True, text=True, timeout=300)
    assert (done.stdout.strip(), done.stderr, done.returncode) == ("", "", 0)
