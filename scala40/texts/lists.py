"""Names and cards in a row, as people say them: Marta, Luca and Elena."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence

from scala40.texts.base import Texts


class ListTexts(Texts):
    """How several names, of people or of cards, are said one after the other."""

    def names(self, names: Sequence[str]) -> str:
        """The names with commas and, before the last, the word for "and"; empty without names."""
        return _in_a_row(names, self._and)

    def either(self, names: Sequence[str]) -> str:
        """The names with commas and, before the last, the word for "or"; empty without names."""
        return _in_a_row(names, self._or)

    def _and(self, first: str, last: str) -> str:
        # Spanish says "e" for "y" before this sound.
        if _begins_with_i(last):
            return self.tr("{first} and {last}", "{last} begins with the sound i").format(first=first, last=last)
        return self.tr("{first} and {last}", "names in a row").format(first=first, last=last)

    def _or(self, first: str, last: str) -> str:
        # Spanish says "u" for "o" before this sound.
        if _begins_with_o(last):
            return self.tr("{first} or {last}", "{last} begins with the sound o").format(first=first, last=last)
        return self.tr("{first} or {last}", "one of several").format(first=first, last=last)


def _in_a_row(names: Sequence[str], last_two: Callable[[str, str], str]) -> str:
    """All but the last with commas, joined with the last by `last_two`."""
    return last_two(", ".join(names[:-1]), names[-1]) if len(names) > 1 else "".join(names)


def _begins_with_i(name: str) -> bool:
    start = _start(name)
    return start[:1] == "i" or (start[:2] == "hi" and start != "hie")


def _begins_with_o(name: str) -> bool:
    """True for the figure 8 as well, which Spanish reads as ocho."""
    return _start(name).startswith(("o", "ho", "8"))


def _start(name: str) -> str:
    """The first three letters without their accents."""
    plain = unicodedata.normalize("NFD", name.strip().lower())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))[:3]
