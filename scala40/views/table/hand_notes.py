"""Keeps what is noted about the hand true to the match: its brackets, and the place where the next card comes in."""

from __future__ import annotations

from PySide6.QtCore import QObject

from scala40.models.brackets import Bracket, hand_brackets
from scala40.models.game import GameModel
from scala40.texts.cards import CardTexts
from scala40.texts.lists import ListTexts
from scala40.texts.rack import RackTexts
from scala40.views.table.hand_zone import HandZone


class HandNotes(QObject):
    """Follows one match; shows nothing that this seat may not know."""

    def __init__(self, game: GameModel, hand: HandZone, parent: QObject) -> None:
        super().__init__(parent)
        self._game = game
        self._hand = hand
        self._shown = True
        game.shown.connect(self.follow)
        game.drafts_changed.connect(self.follow)
        game.hand.order_changed.connect(self.follow)

    def show_brackets(self, shown: bool) -> None:
        """Whether the player wants brackets under melds and near-melds."""
        self._shown = shown
        self.follow()

    def follow(self, *_told: object) -> None:
        """Show how things stand now."""
        game, public = self._game, self._game.view.public
        playing = public.phase != "over" and bool(game.view.hand) and not game.watching
        self._hand.show_entry(playing and not (public.turn == game.viewer and public.phase == "play"))
        if not self._shown or not playing:
            self._hand.show_brackets(())
            return
        model = game.hand
        gaps = [card for card in model.cards if model.gap_before(card)]
        found = hand_brackets(game.view, model.cards, gaps)
        self._hand.show_brackets([(each, _words(each), _words(each, spoken=True)) for each in found])


def _words(bracket: Bracket, *, spoken: bool = False) -> str:
    """What a bracket says."""
    texts = RackTexts()
    if bracket.kind == "meld":
        return texts.set_here() if bracket.is_set else texts.run_here()
    named = [CardTexts().named(card, spoken) for card in bracket.outs]
    cards = ListTexts().either(named) if spoken or CardTexts.written_out else " / ".join(named)
    return texts.set_with(cards, bracket.unseen) if bracket.is_set else texts.run_with(cards, bracket.unseen)
