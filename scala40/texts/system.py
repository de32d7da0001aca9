"""Why the system refuses a file, in the language in force; the system itself would say it in one of its own."""

from __future__ import annotations

import errno

from scala40.texts.base import Texts


class SystemTexts(Texts):
    """The last part of a sentence such as "match.scala40 cannot be read: {why}"."""

    def why(self, error: OSError) -> str:
        """What went wrong; for anything rare, in the words of the system."""
        match error.errno:
            case errno.ENOENT:
                return self.tr("there is no such file or folder", "end of a sentence")
            case errno.EACCES | errno.EPERM:
                return self.tr("access is not allowed", "end of a sentence")
            case errno.EISDIR:
                return self.tr("this is a folder", "end of a sentence")
            case errno.ENOTDIR:
                return self.tr("a part of the path is not a folder", "end of a sentence")
            case errno.ENOSPC:
                return self.tr("the disk is full", "end of a sentence")
            case errno.EROFS:
                return self.tr("nothing can be written there", "end of a sentence")
            case _:
                return error.strerror or str(error)
