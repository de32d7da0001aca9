"""The fonts that the program brings along, so that text looks the same on every system."""

from __future__ import annotations

import functools

from PySide6.QtGui import QFontDatabase

from scala40 import paths

FAMILIES = ["Inter", "Scala 40 Suits"]
"""Inter for letters, our own font for suits and star; to be given to `QFont.setFamilies` together."""


@functools.cache
def load_fonts() -> list[str]:
    """Make the bundled fonts known to Qt, once, and give their families in the order to ask for them.

    Needs a QGuiApplication. A font file that Qt cannot read is passed over: text then falls back to the system's fonts.
    """
    for file in sorted((paths.resources() / "fonts").iterdir()):
        if file.suffix in (".otf", ".ttf"):
            QFontDatabase.addApplicationFont(str(file))
    return list(FAMILIES)
