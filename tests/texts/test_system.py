"""What the system refuses is said in the language in force, not in that of the system."""

import errno
import os

from scala40.texts.system import SystemTexts

USUAL = (errno.ENOENT, errno.EACCES, errno.EPERM, errno.EISDIR, errno.ENOTDIR, errno.ENOSPC, errno.EROFS)


def test_usual_refusals_are_said_in_our_words(language: str) -> None:
    for number in USUAL:
        said = SystemTexts().why(OSError(number, os.strerror(number), "x"))
        assert said
        assert said != os.strerror(number), (language, number)


def test_rare_ones_are_said_in_the_words_of_the_system() -> None:
    assert SystemTexts().why(OSError(errno.EXDEV, "cross-device", "x")) == "cross-device"
    assert SystemTexts().why(OSError("broken")) == "broken"
