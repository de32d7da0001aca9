"""Why the next sensible step cannot be done: a sentence, or the refusal of what the player plainly meant."""

from __future__ import annotations

from scala40.engine.refusal import Refusal
from scala40.models.game import GameModel
from scala40.texts.menus import WhyNotTexts
from scala40.texts.table_keys import KeyTexts
from scala40.texts.watching import WatchTexts


def why_no_step(game: GameModel) -> str | Refusal | None:
    """Why pressing Enter in the hand would do nothing, without a word; None where it does or says something itself."""
    step, selected = game.primary(), game.hand.selected()
    if step.enabled:
        return None
    if game.watching and step.kind in ("wait", "next_move"):
        return WatchTexts().only_shown(game.watching)
    if len(selected) > 1 and step.kind in ("discard", "open"):
        # Several cards are meant for a meld.
        outcome = game.drop_on_felt(selected)
        return outcome if isinstance(outcome, Refusal) else None
    if step.use is not None:
        return next(iter(game.duties()), None) if step.card is None else None
    if step.kind == "discard" and step.card is None:
        return KeyTexts().select_a_discard()
    if step.kind == "wait" and game.info.mover != game.viewer:
        return WhyNotTexts().not_your_turn()
    return None
