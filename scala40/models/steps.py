"""The next sensible step of a seat, the opening meter, and what would accept cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from scala40.engine.arrange import Opening, best_opening
from scala40.engine.cards import Card
from scala40.engine.check import check
from scala40.engine.moves import Discard, Draw, LayMelds, TakeDiscard
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.view import PlayerView
from scala40.models import buying, gestures
from scala40.play.drafts import Drafts
from scala40.play.referee import MatchInfo

PrimaryKind: TypeAlias = Literal[
    "draw",
    "prepare",
    "lay",
    "open",
    "discard",
    "confirm_discard",
    "buy",
    "pass",
    "come_back",
    "next_move",
    "take_seat",
    "next_round",
    "new_match",
    "wait",
]
DUTIES = (Reason.TAKEN_NOT_USED, Reason.FREED_JOKER_NOT_USED)


class Primary(msgspec.Struct, frozen=True):
    """What the one primary button says and does now."""

    kind: PrimaryKind
    enabled: bool = True
    points: int | None = None
    """Of the melds to lay, prepare or open with; the total with which one comes back."""
    card: Card | None = None
    """The card to discard, None where none is selected; or the card to buy."""
    use: Card | None = None
    """The card that must be used before any discard; the step is then not enabled."""
    closes: bool = False
    """True for an opening that is the way out of the round, below the points that an opening needs."""


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
    free: bool
    """True where an opening that goes out at once may have fewer points (rules.md 2, concealed_minimum)."""
    enough: bool
    """True if the prepared melds are an opening as they are, be it for going out."""
    best: Opening
    """The best opening in the whole hand, prepared cards included; without melds where there is none."""

    @property
    def missing(self) -> int:
        """Points that the prepared melds lack."""
        return max(0, self.needed - self.prepared)


def primary(
    view: PlayerView, a_match: MatchInfo, drafts: Drafts, selected: Sequence[Card], armed: Card | None
) -> Primary:
    """The next sensible step; `armed` is the card that a first click on the pile has named."""
    if a_match.stage == "over":
        return Primary("new_match")
    if a_match.stage == "deal":
        return Primary("next_round")
    if a_match.stage == "reentry" and a_match.mover == view.seat:
        return Primary("come_back", points=a_match.comes_back_with)
    if a_match.stage != "round":
        return Primary("wait", enabled=False)
    offered = buying.on_offer(view)
    if offered is not None:
        return _buying(view, offered, selected)
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
        return Primary("open", points=drafts.points, closes=drafts.points < view.public.rules.opening_points)
    if len(selected) == 1:
        card = selected[0]
        enabled = check(view, Discard(card)) is None
        return Primary("discard", enabled=enabled, card=card, use=None if enabled else _owed(view))
    if drafts:
        return Primary("open", enabled=False, points=drafts.points)
    return Primary("discard", enabled=False, use=_owed(view))


def _owed(view: PlayerView) -> Card | None:
    """The taken card or the freed joker that must be used before any discard (rules.md 1.11)."""
    if view.public.taken is None and not view.public.freed:
        return None
    return next((duty.card for duty in duties(view)), None)


def _buying(view: PlayerView, offered: Card, selected: Sequence[Card]) -> Primary:
    """To pass, or to buy for the meld that the selected cards make with the card on offer."""
    if not selected:
        return Primary("pass", card=offered)
    options = gestures.on_felt(view, selected)
    return Primary("buy", enabled=not isinstance(options, Refusal), card=offered)


def _selected_melds(view: PlayerView, selected: Sequence[Card]) -> Primary | None:
    """Laying or preparing the selected cards, where they are melds."""
    if len(selected) < 3:
        return None
    options = gestures.on_felt(view, selected)
    if isinstance(options, Refusal):
        return None
    points = sum(meld.points for meld in options[0].melds)
    return Primary("lay" if options[0].moves else "prepare", points=points)


def only_draw(view: PlayerView) -> bool:
    """True where this seat must draw from the stock, since it cannot take the discard."""
    return view.to_move and view.public.phase == "draw" and check(view, TakeDiscard()) is not None


def targets(view: PlayerView, drafts: Drafts, cards: Sequence[Card]) -> Targets:
    """What would accept these cards of the hand now."""
    offered = buying.on_offer(view)
    held = view.hand if offered is None else view.hand | {offered}
    if not cards or view.public.phase == "over" or not held.issuperset(cards):
        return Targets()
    grown = range(len(drafts.melds))
    felt = not isinstance(gestures.on_felt(view, cards), Refusal)
    into = frozenset(at for at in grown if not isinstance(gestures.on_draft(view, drafts, at, cards), Refusal))
    if not view.to_move or (offered is not None and list(cards) != [offered]):
        return Targets(drafts=into, felt=felt)
    ids = range(1, len(view.public.melds) + 1)
    return Targets(
        frozenset(meld_id for meld_id in ids if not isinstance(gestures.on_meld(view, cards, meld_id), Refusal)),
        into,
        felt,
        offered is None and not isinstance(gestures.on_pile(view, cards), Refusal),
    )


def meter(view: PlayerView, drafts: Drafts) -> Meter | None:
    """The opening meter; None for a seat that has opened or holds no cards."""
    public = view.public
    if not view.hand or public.opened[view.seat]:
        return None
    taken = public.taken if public.turn == view.seat and public.taken in view.hand else None
    best = best_opening(view.hand, public.rules, must_use=taken)
    free = public.rules.concealed_minimum == "none" and (public.rules.close_in_first_lap or not public.in_first_lap)
    enough = bool(drafts) and _opens(view, drafts)
    return Meter(drafts.points, public.rules.opening_points, free, enough, best)


def _opens(view: PlayerView, drafts: Drafts) -> bool:
    """True if the prepared melds may be laid now; on another seat's turn, if their points suffice."""
    if view.to_move and view.public.phase == "play":
        return check(view, LayMelds(drafts.melds)) is None
    return drafts.points >= view.public.rules.opening_points


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
