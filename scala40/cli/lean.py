"""Spares the start of the window a search of PySide's that finds nothing here."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any


def spare_the_search() -> None:
    """Let PySide take for granted that our modules use it as it is.

    After each import it reads the source of the module, to see whether a choice of names made by
    ``from __feature__ import ...`` could matter there. We never make such a choice, and the reading is a tenth of our
    start. Where PySide has no such search any more nothing is changed.
    """
    import PySide6.QtCore  # noqa: F401 - it is what brings the search along

    try:
        feature: Any = import_module("shibokensupport.feature")
    except ImportError:
        return
    search = getattr(feature, "_mod_uses_pyside", None)
    if search is None:
        return

    def uses_pyside(module: ModuleType) -> bool:
        return module.__name__.startswith("scala40.") or bool(search(module))

    feature._mod_uses_pyside = uses_pyside
