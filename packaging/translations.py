"""Keeps the catalogues in step with the sentences: ``python packaging/translations.py update`` or ``compile``."""

import argparse
import subprocess
import sys
from pathlib import Path

from hatch_build import compile_translations, qt_tool

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("de", "es", "it")
PLURALS_ONLY = ("en",)


def update(sentences: Path, catalogues: Path) -> None:
    """Read the sentences below a folder into the catalogues of another; what is translated already stays."""
    for language in (*LANGUAGES, *PLURALS_ONLY):
        command: list[str | Path] = [qt_tool("lupdate"), "-silent", "-extensions", "py", sentences]
        command += ["-no-obsolete", "-locations", "none", "-source-language", "en", "-target-language", language]
        if language in PLURALS_ONLY:
            command.append("-pluralonly")
        subprocess.run([*command, "-ts", catalogues / f"scala40_{language}.ts"], check=True)


def main() -> int:
    """Do what the command line says; 0 when it is done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("update", "compile"))
    if parser.parse_args().what == "update":
        update(ROOT / "scala40" / "texts", ROOT / "translations")
    else:
        compile_translations(ROOT / "translations")
    return 0


if __name__ == "__main__":
    sys.exit(main())
