"""Matches of computer players without a window: played, counted and reported. A referee of its own."""
