"""How strong the levels are beside each other, and who of the computer players sits at a seat."""

from __future__ import annotations

from scala40.texts.base import Texts


class LevelTexts(Texts):
    """Sentences round the names of levels, which are those of `NewMatchTexts.player_level`."""

    def rating(self, points: int, level: str) -> str:
        """So many points of the rating above the level that all are measured by; below it where they are negative."""
        if points < 0:
            return self.tr("Rating: {points} Elo below the level {level}.").format(points=-points, level=level)
        return self.tr("Rating: {points} Elo above the level {level}.").format(points=points, level=level)

    def measure(self) -> str:
        """Said of the level that all are measured by."""
        return self.tr("The other levels are measured by this one.")

    def at_seat(self, name: str, level: str) -> str:
        """A computer player at the table and its level."""
        return self.tr("{name}: level {level}.", "a computer player; no man or woman").format(name=name, level=level)

    def bot_at_seat(self, name: str, bot: str) -> str:
        """A bot that somebody has installed, at the table under a name."""
        return self.tr("{name} is the bot {bot}.").format(name=name, bot=bot)
