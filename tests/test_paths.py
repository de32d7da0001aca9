"""The folders of the player, in the situations of C-13 and C-34, and what the program brings along."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scala40 import paths
from scala40.paths import NoFolder, Trouble

FOLDERS = (paths.data_folder, paths.config_folder, paths.log_folder)


def test_resources_and_translations_are_found() -> None:
    assert (paths.resources() / "README.md").is_file()
    assert paths.translations().is_dir()


def test_a_broken_installation_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "scala40")
    with pytest.raises(FileNotFoundError, match="resources is missing"):
        paths.resources()


def test_the_folder_inside_the_package_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "scala40")
    (tmp_path / "translations").mkdir()
    assert paths.translations() == tmp_path / "translations"
    (tmp_path / "scala40" / "translations").mkdir(parents=True)
    assert paths.translations() == tmp_path / "scala40" / "translations"


def test_a_chosen_folder_holds_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    paths.use_data_dir("ñandú teşt 日本")
    monkeypatch.chdir("/")
    assert paths.data_folder() == tmp_path / "ñandú teşt 日本"
    assert all(folder().is_relative_to(paths.data_folder()) for folder in FOLDERS)
    assert list(tmp_path.iterdir()) == []
    paths.use_data_dir(None)
    assert not paths.data_folder().is_relative_to(tmp_path)


@pytest.mark.parametrize("name", ["", "  ", "a\0b"])
def test_a_folder_without_a_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="needs a name"):
        paths.use_data_dir(name)


@pytest.mark.parametrize("value", ["data", "./data", "../x", "~/data", ""])
def test_a_relative_setting_is_ignored(value: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("DATA", "CONFIG", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", value)
    assert [folder() for folder in FOLDERS] == [
        tmp_path / ".local/share/scala40",
        tmp_path / ".config/scala40",
        tmp_path / ".local/state/scala40/log",
    ]


@pytest.mark.parametrize("home", [None, "", "somewhere", "."])
def test_without_a_home_the_account_is_asked(home: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    import pwd

    for name in ("DATA", "CONFIG", "STATE"):
        monkeypatch.delenv(f"XDG_{name}_HOME")
    monkeypatch.delenv("HOME") if home is None else monkeypatch.setenv("HOME", home)
    own = Path(pwd.getpwuid(os.getuid()).pw_dir)
    # An empty HOME may also come to mean the root folder, which is absolute too.
    assert all(folder().is_absolute() and folder().parts[-1] in ("scala40", "log") for folder in FOLDERS)
    if home != "":
        assert all(folder().is_relative_to(own) for folder in FOLDERS)


def test_an_account_without_a_home_has_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    import pwd

    def nobody(_number: int) -> None:
        raise KeyError("no such account")

    monkeypatch.delenv("HOME")
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    monkeypatch.delenv("XDG_DATA_HOME")
    with pytest.raises(NoFolder) as caught:
        paths.data_folder()
    assert caught.value.trouble is Trouble.NO_HOME


def test_a_missing_folder_is_made_and_nothing_stays_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "Però Ünï 日本" / "deep"
    assert paths.ready(folder) == folder
    assert list(folder.iterdir()) == []
    folder.rmdir()
    assert paths.ready(folder).is_dir()


@pytest.mark.parametrize("deeper", ["", "below"])
def test_a_file_in_the_way_is_named(deeper: str, tmp_path: Path) -> None:
    file = tmp_path / "taken"
    file.write_text("mine")
    with pytest.raises(NoFolder) as caught:
        paths.ready(file / deeper if deeper else file)
    assert caught.value.trouble is Trouble.NOT_A_FOLDER
    assert str(file) in str(caught.value)
    assert file.read_text() == "mine"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.mkdir()
    link.symlink_to(target)
    paths.ready(link)
    assert link.is_symlink()


def test_a_link_to_nowhere_is_trouble(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "nowhere")
    with pytest.raises(NoFolder):
        paths.ready(link)
    assert link.is_symlink()


def test_a_folder_without_write_permission_is_trouble() -> None:
    # The kernel's own file system refuses even root.
    with pytest.raises(NoFolder) as caught:
        paths.ready(Path("/proc/self"))
    assert caught.value.trouble is Trouble.NOT_WRITABLE
    with pytest.raises(NoFolder) as caught:
        paths.ready(Path("/proc/self/scala40"))
    assert caught.value.trouble is Trouble.NOT_MADE


def test_a_relative_folder_is_never_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NoFolder):
        paths.ready(Path("data"))
    assert list(tmp_path.iterdir()) == []


def test_asking_for_the_folders_touches_no_disk(tmp_path: Path) -> None:
    program = (
        "from scala40 import paths\nfor f in (paths.data_folder, paths.config_folder, paths.log_folder): print(f())"
    )
    places = {f"XDG_{name}_HOME": str(tmp_path / name) for name in ("DATA", "CONFIG", "STATE")}
    done = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, **places}, cwd=tmp_path, capture_output=True, text=True
    )
    assert done.stdout.splitlines() == [
        str(tmp_path / "DATA" / "scala40"),
        str(tmp_path / "CONFIG" / "scala40"),
        str(tmp_path / "STATE" / "scala40" / "log"),
    ]
    assert list(tmp_path.iterdir()) == []
