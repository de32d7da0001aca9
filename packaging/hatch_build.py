"""Compiles the translations while the package is built, so that no generated file is under version control."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LIBRARIES_MISSING = 127
APT_LINE = (
    "sudo apt install python3-venv libgl1 libegl1 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 "
    "libxcb-xkb1 libxkbcommon-x11-0 libdbus-1-3 libfontconfig1 libglib2.0-0"
)


def qt_tool(name: str) -> Path:
    """A program that PySide6 brings along, ``lrelease`` or ``lupdate``; it lies beside the package itself."""
    import PySide6

    return Path(PySide6.__path__[0]) / (f"{name}.exe" if sys.platform == "win32" else name)


def compile_translations(folder: Path) -> list[Path]:
    """Compile every ``.ts`` file of a folder to a ``.qm`` beside it; SystemExit with the remedy where that fails."""
    compiled = []
    for source in sorted(folder.glob("*.ts")):
        target = source.with_suffix(".qm")
        # Written aside: a program that is running has the one of before mapped into its memory.
        aside = source.with_suffix(".new")
        done = subprocess.run(
            [qt_tool("lrelease"), "-silent", source, "-qm", aside],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode == LIBRARIES_MISSING:
            raise SystemExit(f"A system library that Qt needs is missing. On Debian and Ubuntu: {APT_LINE}")
        if done.returncode != 0:
            raise SystemExit(f"{source.name} could not be compiled: {done.stdout.strip()}")
        aside.replace(target)
        compiled.append(target)
    return compiled


class TranslationsHook(BuildHookInterface[Any]):
    """Puts the compiled translations into the wheel; an editable install finds them in the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        for compiled in compile_translations(Path(self.root, "translations")):
            if version != "editable":
                build_data["force_include"][str(compiled)] = f"scala40/translations/{compiled.name}"
