"""What every test can rely on: Qt without a screen, and folders that are not the player's own."""

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import hypothesis
import pytest

from scala40 import paths

# The machine may be busy: a slow example is no fault.
hypothesis.settings.register_profile("scala40", deadline=None)
hypothesis.settings.load_profile("scala40")


@pytest.fixture(autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep the matches and settings of whoever runs the tests out of reach, of subprocesses too."""
    folder: Path = tmp_path_factory.mktemp("player")
    for name in ("data", "config", "state", "cache"):
        monkeypatch.setenv(f"XDG_{name.upper()}_HOME", str(folder / name))
    yield
    paths.use_data_dir(None)
