"""Words of the coach's part of the side panel, beside those of its hints."""

from __future__ import annotations

from scala40.texts.base import Texts


class CoachTexts(Texts):
    """A heading, what to do while nothing has been asked, and why the part cannot be unfolded."""

    def title(self) -> str:
        """The heading, which folds and unfolds the part; its entry in the menu too."""
        return self.tr("Coach", "the part of the side panel with hints")

    def ask_with(self, key: str) -> str:
        """Nothing has been asked; `key` is that of a hint, as the system writes it."""
        return self.tr("Ask with {key}.", "the coach; a key").format(key=key)

    def ask_in_menu(self, menu: str, entry: str) -> str:
        """The same where no key has been given to a hint."""
        return self.tr("Ask in the menu {menu}: {entry}.", "the coach").format(menu=menu, entry=entry)

    def put_away(self) -> str:
        """The button that ends a hint."""
        return self.tr("Put the hint away")

    def is_away(self) -> str:
        """A hint has been put away; how to ask for another follows."""
        return self.tr("The hint is put away.")

    def no_room(self) -> str:
        """Why the part stays folded."""
        return self.tr("This window has no room for the coach. Hints are shown over the table.")
