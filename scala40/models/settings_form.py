"""The settings by apartments, and of what kind each is, as `Settings` declares them with their defaults."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

from scala40.settings import (
    COMFORT,
    LARGEST_TEXT,
    LARGEST_ZOOM,
    SMALLEST_TEXT,
    SMALLEST_ZOOM,
    Settings,
    SettingsStore,
)

Kind: TypeAlias = Literal["switch", "choice", "size", "volume", "name"]

APARTMENTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "play": ("player_name", "pace", "auto_draw"),
        "cards": ("card_letters", "courts", "card_back", "four_colours", "big_index", "brackets"),
        "appearance": ("theme", "zoom", "text_size"),
        "sound": (
            *("sound", "card_sound", "card_volume", "shuffle_sound", "shuffle_volume"),
            *("turn_sound", "turn_volume", "result_sound", "result_volume"),
        ),
        "accessibility": ("comfort", "reduced_motion", "announcements"),
        "language": ("language",),
    }
)
"""The names of the settings that a player can change, apartment by apartment, in the order on the page."""
SWITCH_OF: Final[Mapping[str, str]] = MappingProxyType(
    {f"{sound}_volume": f"{sound}_sound" for sound in ("card", "shuffle", "turn", "result")}
)
"""By the volume of a kind of sound the switch that stands beside it."""
KEPT_ASIDE: Final = frozenset({"rules", "opponents", "knows_the_game", "coach_open", "shortcuts"})
"""What other pages remember: the last choices, the answer of the first start, and whether the coach is folded."""
_SIZES: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {"zoom": (SMALLEST_ZOOM, LARGEST_ZOOM), "text_size": (SMALLEST_TEXT, LARGEST_TEXT)}
)
_STEP: Final = 10
_HINTS: Final = get_type_hints(Settings, include_extras=True)


def kind(name: str) -> Kind:
    """How a setting is chosen."""
    hint = _HINTS[name]
    if hint is bool:
        return "switch"
    if get_origin(hint) is Literal:
        return "choice"
    if get_origin(hint) is Annotated:
        return "size" if name in _SIZES else "volume"
    return "name"


def values(name: str) -> tuple[Any, ...]:
    """What can be chosen, in the order on the page; sizes in per cent."""
    if kind(name) == "size":
        least, most = _SIZES[name]
        return tuple(range(least, most + 1, _STEP))
    return get_args(_HINTS[name])


def decided(name: str, settings: Settings) -> bool:
    """True where comfort mode has decided a setting."""
    return settings.comfort and name in COMFORT


def silent(name: str, settings: Settings) -> bool:
    """True for the switch or volume of a sound that is off by another switch."""
    if name in SWITCH_OF:
        return not (settings.sound and getattr(settings, SWITCH_OF[name]))
    return name in SWITCH_OF.values() and not settings.sound


def reset(apartment: str, store: SettingsStore) -> None:
    """Put the defaults of an apartment in force again; the player's name stays."""
    defaults = Settings()
    names = [name for name in APARTMENTS[apartment] if kind(name) != "name"]
    store.change(**{name: getattr(defaults, name) for name in names})


def all_defaults() -> dict[str, Any]:
    """The defaults of every setting of the page; name, language and what other pages remember stay.

    A program that spoke another language all of a sudden would hide the way back.
    """
    defaults = Settings()
    apartments = (names for apartment, names in APARTMENTS.items() if apartment != "language")
    names = [name for names in apartments for name in names if kind(name) != "name"]
    return {name: getattr(defaults, name) for name in names}


def as_they_come(apartment: str, settings: Settings) -> bool:
    """True where the settings of an apartment are the defaults."""
    defaults = Settings()
    names = [name for name in APARTMENTS[apartment] if kind(name) != "name"]
    return all(getattr(settings, name) == getattr(defaults, name) for name in names)
