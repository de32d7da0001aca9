"""Scala 40, the Italian rummy, for the desktop: rules, computer players, saved matches and a window to play in."""

__version__ = "0.1.0"
