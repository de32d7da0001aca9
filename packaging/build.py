"""Builds the frozen folder ``dist/scala40``, starts it without a screen, plays in it and looks at what it saved.

``python packaging/build.py`` on the system that it is built for; ``--no-trial`` only builds.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from hatch_build import compile_translations

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "de", "es", "it")
LONGEST_MATCH = 600  # seconds for a whole match of the demo, on a slow machine


def build(target: Path) -> Path:
    """Freeze the program into a folder below `target`; gives the program in it."""
    compile_translations(ROOT / "translations")
    with tempfile.TemporaryDirectory() as work:
        command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
        places = ["--distpath", str(target), "--workpath", work]
        subprocess.run([*command, *places, str(ROOT / "packaging" / "scala40.spec")], check=True)
    folder = target / "scala40"
    slim(folder)
    return folder / ("scala40.exe" if sys.platform == "win32" else "scala40")


def slim(folder: Path) -> None:
    """Take the debugging names out of Python's own library, where the system has ``strip``."""
    strip = shutil.which("strip")
    for library in folder.rglob("libpython*.so*"):
        if strip and not library.is_symlink():
            subprocess.run([strip, "--strip-unneeded", library], check=True)


def trial(program: Path) -> str:
    """Play a match in the frozen program, in folders named as people name theirs; gives the list of what it saved.

    SystemExit with the reason where it does not play, does not end, or saved nothing that can be read again.
    """
    with tempfile.TemporaryDirectory(prefix="ñandú teşt 日本 ") as folder:
        data = ["--data-dir", str(Path(folder, "data"))]
        run(program, "--version", cwd=folder)
        run(program, "--demo", "--pace", "off", *data, cwd=folder)
        run(program, "saves", "--verify", *data, cwd=folder)
        _in_every_language(program, folder)
        # Whoever imagines deals thinks in processes of its own, which a frozen program starts in another way.
        run(program, "simulate", "--seats", "master,club", "--rounds", "2", "--jobs", "2", cwd=folder)
        saved = run(program, "saves", *data, cwd=folder)
        if not saved.strip():
            raise SystemExit("the frozen program played a match and saved none")
        stray = [entry.name for entry in Path(folder).iterdir() if entry.name != "data"]
        if stray:
            raise SystemExit(f"the frozen program left files in the current folder: {', '.join(stray)}")
        return saved


def _in_every_language(program: Path, folder: str) -> None:
    """SystemExit where the frozen program has lost a language: its own sentences or those of Qt's buttons."""
    helps = {run(program, "--lang", language, "--help", cwd=folder) for language in LANGUAGES}
    if len(helps) < len(LANGUAGES):
        raise SystemExit("the frozen program speaks fewer languages than it offers")
    for language in LANGUAGES:
        if not any(program.parent.rglob(f"qtbase_{language}.qm")):
            raise SystemExit(f"the frozen program has lost Qt's own words in {language}")


def run(program: Path, *arguments: str, cwd: str) -> str:
    """What the program prints; SystemExit where it fails or says anything on standard error."""
    environ = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV", "QT_"))
    }
    environ |= {"QT_QPA_PLATFORM": "offscreen"}
    what = f"{program.name} {' '.join(arguments)}"
    try:
        done = subprocess.run(
            [program, *arguments], cwd=cwd, env=environ, capture_output=True, encoding="utf-8", timeout=LONGEST_MATCH
        )
    except subprocess.TimeoutExpired:
        raise SystemExit(f"{what} did not end within {LONGEST_MATCH} s") from None
    noise = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    if done.returncode != 0 or noise:
        raise SystemExit(f"{what} ended with {done.returncode}: {(' / '.join(noise) or done.stdout.strip())[:500]}")
    return done.stdout


def main() -> int:
    """Do what the command line says; 0 when it is done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--target", type=Path, default=ROOT / "dist", help="the folder that receives the folder scala40"
    )
    parser.add_argument("--no-trial", action="store_true", help="build only, do not play in it")
    arguments = parser.parse_args()

    began = time.monotonic()
    program = build(arguments.target.resolve())
    size = sum(
        entry.stat().st_size for entry in program.parent.rglob("*") if entry.is_file() and not entry.is_symlink()
    )
    print(f"{program.parent}: {size / 1e6:.0f} MB, built in {time.monotonic() - began:.0f} s")
    if not arguments.no_trial:
        began = time.monotonic()
        print(trial(program), end="")
        print(f"played and checked in {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
