"""What stands at a table where one only watches: a finished match played back, the demo, a seat that was left."""

from __future__ import annotations

from scala40.texts.base import Texts


class WatchTexts(Texts):
    """The primary button, the status line and the reason why cards rest."""

    def next_move(self) -> str:
        """The primary button: show the next move at once."""
        return self.tr("Next move")

    def demo_plays(self) -> str:
        """On the primary button of the demo, which cannot be pressed."""
        return self.tr("The demo plays")

    def replay(self) -> str:
        """In the status line, where a match of one's own says that it is saved."""
        return self.tr("Replay", "status line")

    def only_shown(self, watching: str) -> str:
        """Why no card can be played: in a `playback`, while a `stand_in` plays, or else in the demo."""
        if watching == "playback":
            return self.tr("This match is over and only shown. “Next move” goes on.")
        if watching == "stand_in":
            return self.tr("A computer player sits in for you. “Take the seat back” lets you play.")
        return self.tr("The demo plays by itself. For a match of your own choose “New match”.")
