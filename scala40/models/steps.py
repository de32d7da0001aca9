"""The next sensible step of a seat, the opening meter, and what would accept cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from scala40.engine.arrange import Opening, best_opening
from scala40.engine.cards import Card
from scala40.engine.check import check
from scala40.engine.moves import Discard, Draw, LayMelds
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.view import PlayerView
from scala40.models import gestures
from scala40.play.drafts import Drafts

PrimaryKind: TypeAlias = Literal[
    "draw", "prepare", "lay", "open", "discard", "confirm_discard", "next_round", "new_match", "wait"
]
DUTIES = (Reason.TAKEN_NOT_USED, Reason.FREED_JOKER_NOT_USED)


class Primary(msgspec.Struct, frozen=True):
    """What the one primary button says and does now."""

    kind: PrimaryKind
    enabled: bool = True
    points: int | None = None
    """Of the melds to lay, prepare or open with."""
    card: Card | None = None
    """The card to discard; None where none is selected."""


class Targets(msgspec.Struct, frozen=True):
    """What would accept some cards: melds on the table by id from 1, prepared melds from 0, the felt, the pile."""

    melds: frozenset[int] = frozenset()
    drafts: frozenset[int] = frozenset()
    felt: bool = False
    pile: bool = False


class Meter(msgspec.Struct, frozen=True):
    """How far an opening has come, in points."""

    prepared: int
    needed: int
    best: Opening
    """The best opening in the whole hand, prepared cards included; without melds where there is none."""

    @property
    def missing(self) -> int:
        """Points that the prepared melds lack."""
        return max(0, self.needed - self.prepared)


def primary(view: PlayerView, stage: str, drafts: Drafts, selected: Sequence[Card], armed: Card | None) -> Primary:
    """The next sensible step; `armed` is the card that a first click on the pile has named."""
    if stage == "over":
        return Primary("new_match")
    if stage == "deal":
        return Primary("next_round")
    if stage != "round":
        return Primary("wait", enabled=False)
    if view.to_move and view.public.phase == "draw":
        return Primary("draw", enabled=check(view, Draw()) is None)
    laid = _selected_melds(view, selected)
    if laid is not None:
        return laid
    if not view.to_move or view.public.phase != "play":
        return Primary("wait", enabled=False)
    if armed is not None:
        return Primary("confirm_discard", card=armed)
    if drafts and check(view, LayMelds(drafts.melds)) is None:
        return Primary("open", points=drafts.points)
    if len(selected) == 1:
        card = selected[0]
        return Primary("discard", enabled=check(view, Discard(card)) is None, card=card)
    if drafts:
        return Primary("open", enabled=False, points=drafts.points)
    return Primary("discard", enabled=False)


def _selected_melds(view: PlayerView, selected: Sequence[Card]) -> Primary | None:
    """Laying or preparing the selected cards, where they are melds."""
    if len(selected) < 3:
        return None
    options = gestures.on_felt(view, selected)
    if isinstance(options, Refusal):
        return None
    points = sum(meld.points for meld in options[0].melds)
    return Primary("lay" if options[0].moves else "prepare", points=points)


def targets(view: PlayerView, drafts: Drafts, cards: Sequence[Card]) -> Targets:
    """What would accept these cards of the hand now."""
    if not cards or view.public.phase == "over" or not view.hand.issuperset(cards):
        return Targets()
    grown = range(len(drafts.melds))
    felt = not isinstance(gestures.on_felt(view, cards), Refusal)
    into = frozenset(at for at in grown if not isinstance(gestures.on_draft(view, drafts, at, cards), Refusal))
    if not view.to_move:
        return Targets(drafts=into, felt=felt)
    ids = range(1, len(view.public.melds) + 1)
    return Targets(
        frozenset(meld_id for meld_id in ids if not isinstance(gestures.on_meld(view, cards, meld_id), Refusal)),
        into,
        felt,
        not isinstance(gestures.on_pile(view, cards), Refusal),
    )


def meter(view: PlayerView, drafts: Drafts) -> Meter | None:
    """The opening meter; None for a seat that has opened or holds no cards."""
    public = view.public
    if not view.hand or public.opened[view.seat]:
        return None
    taken = public.taken if public.turn == view.seat and public.taken in view.hand else None
    best = best_opening(view.hand, public.rules, must_use=taken)
    return Meter(drafts.points, public.rules.opening_points, best)


def duties(view: PlayerView) -> tuple[Refusal, ...]:
    """What must still be done before a discard: the refusals that every discard would meet (rules.md 1.11)."""
    if not view.to_move or view.public.phase != "play":
        return ()
    found = {}
    for card in sorted(view.hand):
        refusal = check(view, Discard(card))
        if refusal is not None and refusal.reason in DUTIES:
            found[refusal.reason, refusal.card] = refusal
    return tuple(found.values())
