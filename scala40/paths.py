"""Where things lie: what the program brings along, and the player's folders for matches, settings and error reports."""

import os
import tempfile
from enum import Enum
from pathlib import Path

import platformdirs

DATABASE = "matches.sqlite"
"""The file of all matches in the data folder."""
SETTINGS = "settings.json"
"""The file of the settings in the config folder."""

MATCH_SUFFIX = ".scala40"
"""How the name of a match file ends."""

_PACKAGE = Path(__file__).resolve().parent
_chosen: Path | None = None


class Trouble(Enum):
    """Why a folder of the player's cannot be used."""

    NO_HOME = "the account has no home folder"
    NOT_A_FOLDER = "something else has that name"
    NOT_MADE = "the folder could not be made"
    NOT_WRITABLE = "nothing can be written there"


class NoFolder(Exception):
    """A folder cannot be used: the trouble, the folder where there is one, and the system's own words."""

    def __init__(self, trouble: Trouble, folder: Path | None = None, detail: str = "") -> None:
        super().__init__(": ".join(str(part) for part in (folder, trouble.value, detail) if part))
        self.trouble = trouble
        self.folder = folder
        self.detail = detail


def resources() -> Path:
    """The folder of card art, icons, fonts and sounds; FileNotFoundError where the installation is broken."""
    return _brought_along("resources")


def translations() -> Path:
    """The folder of the compiled catalogues ``scala40_*.qm``; FileNotFoundError where the installation is broken."""
    return _brought_along("translations")


def use_data_dir(folder: str | Path | None) -> None:
    """Keep everything of this run below one folder (``--data-dir``), or again in the usual places with None.

    A relative name counts from the current folder now, not later; an empty one raises ValueError.
    """
    global _chosen
    if folder is None:
        _chosen = None
        return
    if not str(folder).strip() or "\0" in str(folder):
        raise ValueError("a data folder needs a name")
    _chosen = Path(os.path.abspath(folder))


def data_folder() -> Path:
    """Where matches and statistics are kept; it need not exist yet. NoFolder where the account has no home.

    A relative ``XDG_DATA_HOME`` or ``HOME`` would mean the current folder: it is ignored.
    """
    return _chosen or _usual("data")


def config_folder() -> Path:
    """Where settings and the place of the window are kept; it need not exist yet. NoFolder as for `data_folder`."""
    if _chosen:
        return _chosen / "config"
    return _usual("config")


def log_folder() -> Path:
    """Where reports of errors are kept; it need not exist yet. NoFolder as for `data_folder`."""
    if _chosen:
        return _chosen / "log"
    return _usual("log")


def ready(folder: Path) -> Path:
    """Make the folder where it is missing, write and remove a file in it, and give it back.

    Raises NoFolder with the trouble. A symbolic link to a folder stays a link.
    """
    if not folder.is_absolute():
        raise NoFolder(Trouble.NO_HOME, folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise NoFolder(Trouble.NOT_A_FOLDER, folder, _words(error)) from error
    except OSError as error:
        raise NoFolder(Trouble.NOT_MADE, folder, _words(error)) from error
    try:
        with tempfile.TemporaryFile(dir=folder) as trial:
            trial.write(b"\0")
    except OSError as error:
        raise NoFolder(Trouble.NOT_WRITABLE, folder, _words(error)) from error
    return folder


def _brought_along(name: str) -> Path:
    # Inside the package in a wheel and in the frozen build, beside it in a checkout.
    for folder in (_PACKAGE / name, _PACKAGE.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"the folder {name} is missing from this installation of Scala 40")


def _usual(kind: str) -> Path:
    try:
        folder = Path(getattr(platformdirs.PlatformDirs("scala40", appauthor=False), f"user_{kind}_dir"))
    except RuntimeError as error:
        raise NoFolder(Trouble.NO_HOME) from error
    if not folder.is_absolute():
        raise NoFolder(Trouble.NO_HOME, folder)
    return folder


def _words(error: OSError) -> str:
    return error.strerror or type(error).__name__
