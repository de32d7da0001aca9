"""The complaints of argparse, which knows English alone, said in the language asked for."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from scala40.texts.arguments import ArgumentTexts

_OPTION: Final = r"argument (?P<option>.+?): "
_SAYINGS: Final[tuple[tuple[str, Callable[[ArgumentTexts, re.Match[str]], str]], ...]] = (
    (r"unrecognized arguments: (?P<words>.+)", lambda texts, found: texts.unknown(found["words"])),
    (r"the following arguments are required: (?P<names>.+)", lambda texts, found: texts.missing(found["names"])),
    (
        _OPTION + r"invalid choice: '?(?P<value>.*?)'? \(choose from (?P<offered>.+)\)",
        lambda texts, found: texts.not_offered(found["option"], found["value"], found["offered"].replace("'", "")),
    ),
    (
        _OPTION + r"expected (?P<count>one|at least one|\d+) arguments?",
        lambda texts, found: texts.needs_values(
            found["option"], int(found["count"]) if found["count"].isdigit() else 1
        ),
    ),
    (_OPTION + r"ignored explicit argument .*", lambda texts, found: texts.takes_none(found["option"])),
    (
        _OPTION + r"not allowed with argument (?P<other>.+)",
        lambda texts, found: texts.not_together(found["option"], found["other"]),
    ),
    (
        _OPTION + r"invalid int value: '?(?P<value>.*?)'?",
        lambda texts, found: texts.no_number(found["option"], found["value"]),
    ),
    (
        _OPTION + r"(?P<value>.*) is no whole number from 1 up",
        lambda texts, found: texts.no_count(found["option"], found["value"]),
    ),
    (
        r"ambiguous option: (?P<option>.+?) could match (?P<names>.+)",
        lambda texts, found: texts.ambiguous(found["option"], found["names"]),
    ),
)


def complaint(message: str, texts: ArgumentTexts) -> str:
    """What argparse complains of, in the language in force; as it stands where another Python words it anew."""
    for pattern, say in _SAYINGS:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            return say(texts, found)
    return message


def language_of(words: Sequence[str], known: Sequence[str]) -> str | None:
    """The language that the words ask for, as far as it is known; they may be of no use otherwise."""
    for word, after in zip(words, [*words[1:], ""], strict=True):
        asked = after if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and asked in known:
            return asked
    return None
