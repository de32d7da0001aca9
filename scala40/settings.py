"""The player's settings: one frozen value, kept as JSON in the config folder and told to whoever follows it."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from scala40 import files

LONGEST: Final = 1 << 20  # bytes of a settings file; a longer one is none

Pace: TypeAlias = Literal["off", "fast", "normal", "slow"]
Language: TypeAlias = Literal["", "en", "de", "es", "it"]
Look: TypeAlias = Literal["system", "felt", "night", "light", "contrast"]
CardLetters: TypeAlias = Literal["language", "english", "german", "italian"]
Courts: TypeAlias = Literal["modern", "traditional"]
CardBack: TypeAlias = Literal["lozenges", "scales", "stairs", "rays", "weave"]
SMALLEST_ZOOM: Final = 100
LARGEST_ZOOM: Final = 200
SMALLEST_TEXT: Final = 100
LARGEST_TEXT: Final = 150
COMFORT_TEXT: Final = 120
"""The least text size in comfort mode, in per cent."""
Zoom: TypeAlias = Annotated[int, msgspec.Meta(ge=SMALLEST_ZOOM, le=LARGEST_ZOOM)]
TextSize: TypeAlias = Annotated[int, msgspec.Meta(ge=SMALLEST_TEXT, le=LARGEST_TEXT)]
Volume: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings with their defaults; names of rule sets and levels are those of the last match."""

    language: Language = ""  # empty: as the system has it
    player_name: str = ""
    pace: Pace = "normal"
    auto_draw: bool = False
    rules: str = "standard"
    opponents: tuple[str, ...] = ("beginner",)  # the level of each
    knows_the_game: bool | None = None  # None: not asked yet, so this is the first start
    coach_open: bool | None = None  # in the side panel; None: as knows_the_game says
    theme: Look = "felt"
    zoom: Zoom = 100  # per cent, of cards and text alike
    text_size: TextSize = 100  # per cent
    four_colours: bool = False
    big_index: bool = False
    card_letters: CardLetters = "language"
    card_back: CardBack = "lozenges"
    courts: Courts = "modern"
    brackets: bool = True  # under melds and near-melds of the hand
    reduced_motion: bool = False
    sound: bool = True
    card_sound: bool = True  # each kind of sound, as far as there is any
    card_volume: Volume = 60  # per cent; 0 is off too
    shuffle_sound: bool = True
    shuffle_volume: Volume = 60
    turn_sound: bool = True
    turn_volume: Volume = 60
    result_sound: bool = True
    result_volume: Volume = 60
    announcements: bool = True
    comfort: bool = False
    shortcuts: dict[str, str] = msgspec.field(default_factory=dict)  # keys that were changed, by entry; empty: none

    @property
    def in_force(self) -> "Settings":
        """The settings as they act: comfort mode stands before the choices that it decides, and keeps them."""
        if not self.comfort:
            return self
        return msgspec.structs.replace(self, **COMFORT, text_size=max(self.text_size, COMFORT_TEXT))

    @property
    def shows_coach(self) -> bool:
        """True where the coach's part of the side panel is unfolded: for all but those who said they know the game."""
        return not self.knows_the_game if self.coach_open is None else self.coach_open

    def __post_init__(self) -> None:
        """Raises ValueError where a value is out of its range."""
        if len(self.player_name) > 32:
            raise ValueError("player_name has more than 32 letters")
        if not self.rules or len(self.rules) > 60:
            raise ValueError("rules has 1 to 60 letters")
        if not 1 <= len(self.opponents) <= 5 or not all(0 < len(level) <= 60 for level in self.opponents):
            raise ValueError("opponents are 1 to 5 levels")


COMFORT: Final[Mapping[str, Any]] = {
    "theme": "contrast",
    "four_colours": True,
    "big_index": True,
    "reduced_motion": True,
    "pace": "slow",
}
"""What comfort mode decides, beside the least size of the text."""
Follower: TypeAlias = Callable[[Settings, Settings], None]


class SettingsStore:
    """Holds the settings, writes each change to disk and tells it to those in `changed`.

    A file that cannot be read, in part or at all, is kept aside under another name; what could be read is used, and the
    defaults for the rest. Two copies of the program may share the file: each writes only what was changed in it.
    """

    def __init__(self, path: Path | None) -> None:
        """Read the file; without one (None: the player has no folder) the settings last as long as the program."""
        self._path = path
        self._value = Settings()
        self._first = True
        self._fields: dict[str, Any] = {}  # as the file has them, those of other versions too
        self._unwritten: dict[str, Any] = {}
        self.changed: list[Follower] = []
        self.failed: list[Callable[[OSError], None]] = []  # called once when writing fails, not at each change
        self._told = False
        self.fault: OSError | None = None  # why the last change is not on disk
        self.kept_aside: Path | None = None  # the file that could not be read
        if path is not None:
            self._begin(path)

    @property
    def value(self) -> Settings:
        """The settings in force."""
        return self._value

    @property
    def first(self) -> bool:
        """True where there were no settings when the program began, and none have been chosen since."""
        return self._first and self._value == Settings()

    def change(self, **fields: Any) -> None:
        """Put new values in force, tell everybody, and write them. Raises TypeError or ValueError for a wrong one.

        Where writing fails the values stay in force and are tried again with the next change (`fault`, `failed`).
        """
        # Through JSON, since only a decoder looks at the types.
        wanted = msgspec.to_builtins(msgspec.structs.replace(self._value, **fields))
        new = msgspec.convert(wanted, Settings)
        self._unwritten |= {name: wanted[name] for name in fields}
        self._put_in_force(new)
        self.write()

    def write(self) -> None:
        """Write what is not on disk yet, beside what another copy of the program has written meanwhile."""
        if self._path is None or not self._unwritten:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with files.alone(self._path, wait=True):
                fields = self._fields | _fields_there(self._path) | self._unwritten
                files.write_aside(self._path, msgspec.json.format(msgspec.json.encode(fields), indent=1) + b"\n")
        except OSError as error:
            self.fault = error
            if not self._told:
                self._told = True
                for tell in list(self.failed):
                    tell(error)
            return
        self._fields, self._unwritten, self.fault, self._told = fields, {}, None, False
        self._put_in_force(_settings(fields)[0])

    def _begin(self, path: Path) -> None:
        files.sweep(path)
        try:
            fields = _read(path)
        except (FileNotFoundError, NotADirectoryError):
            return
        except (OSError, ValueError):
            self._first = False
            self._keep_aside(path)
            return
        self._first = False
        self._value, wrong = _settings(fields)
        self._fields = {name: value for name, value in fields.items() if name not in wrong}
        if wrong:
            self._keep_aside(path)
            self._unwritten = self._fields
            self.write()

    def _keep_aside(self, path: Path) -> None:
        try:
            self.kept_aside = files.keep_aside(path)
        except OSError as error:
            self.fault = error

    def _put_in_force(self, new: Settings) -> None:
        old, self._value = self._value, new
        if new != old:
            for tell in list(self.changed):
                tell(old, new)


def _settings(fields: Mapping[str, object]) -> tuple[Settings, set[str]]:
    """The settings that these fields of a file make, defaults for the rest, and the names of those that are wrong."""
    good: dict[str, object] = {}
    wrong = set()
    for name in Settings.__struct_fields__:
        if name in fields:
            try:
                msgspec.convert({name: fields[name]}, Settings)
            except ValueError:
                wrong.add(name)
            else:
                good[name] = fields[name]
    return msgspec.convert(good, Settings), wrong


def _read(path: Path) -> dict[str, Any]:
    """The fields of a settings file, those of other versions too. Raises OSError, ValueError."""
    with path.open("rb") as file:
        content = file.read(LONGEST + 1)
    if len(content) > LONGEST:
        raise ValueError("too long for settings")
    try:
        return msgspec.json.decode(content, type=dict[str, Any])
    except RecursionError as error:
        raise ValueError("nested too deeply for settings") from error


def _fields_there(path: Path) -> dict[str, Any]:
    """What the file holds now, without what is wrong in it."""
    try:
        fields = _read(path)
    except (OSError, ValueError):
        return {}
    wrong = _settings(fields)[1]
    return {name: value for name, value in fields.items() if name not in wrong}
