"""What is said of words on the command line that nothing can be done with."""

from __future__ import annotations

from scala40.texts.base import Texts


class ArgumentTexts(Texts):
    """One sentence for each way in which options can be mistyped; options are named as they are typed."""

    def unknown(self, words: str) -> str:
        """Words that no command knows."""
        return self.tr("Not known here: {words}.", "words on the command line").format(words=words)

    def missing(self, names: str) -> str:
        """Options or files that must be named."""
        return self.tr("Still missing: {names}.", "options on the command line").format(names=names)

    def not_offered(self, option: str, value: str, offered: str) -> str:
        """A value that an option does not take."""
        return self.tr("{option} takes one of these: {offered}; {value} is none of them.").format(
            option=option, value=value, offered=offered
        )

    def needs_values(self, option: str, count: int) -> str:
        """An option without its values."""
        return self.tr("{option} needs %n values.", "words on the command line", count).format(option=option)

    def takes_none(self, option: str) -> str:
        """An option with a value though it takes none."""
        return self.tr("{option} takes no value.").format(option=option)

    def not_together(self, option: str, other: str) -> str:
        """Two options that exclude each other."""
        return self.tr("{option} does not go with {other}.").format(option=option, other=other)

    def no_number(self, option: str, value: str) -> str:
        """Something else where a number is due."""
        return self.tr("{option} takes a whole number; {value} is none.").format(option=option, value=value)

    def no_count(self, option: str, value: str) -> str:
        """Something else where a number of things is due."""
        return self.tr("{option} takes a whole number from 1 up; {value} is none.").format(option=option, value=value)

    def ambiguous(self, option: str, names: str) -> str:
        """The beginning of more than one option."""
        return self.tr("{option} can mean {names}.", "an option of the command line").format(option=option, names=names)
