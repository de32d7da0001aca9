"""What cards dropped somewhere can mean: gestures become options, and `check` alone says which of them are moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from scala40.engine.cards import Card, face_of
from scala40.engine.check import check
from scala40.engine.legality.lay_offs import extensions
from scala40.engine.melds import Meld
from scala40.engine.moves import Discard, LayMelds, LayOff, Move, SwapJoker
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.transition import after
from scala40.engine.view import PlayerView
from scala40.models import buying
from scala40.models.options import Option, accepted
from scala40.play.drafts import Drafts, ways


def on_felt(view: PlayerView, cards: Sequence[Card]) -> list[Option] | Refusal:
    """What cards on the bare felt can become: melds to lay, or to prepare for a player who has not opened.

    Where the seat is asked to buy, one new meld of these cards and the discard on offer.
    """
    card = buying.on_offer(view)
    if card is not None:
        return buying.into_new_meld(view, card, cards)
    found = ways(cards, view.public.rules.longest_run)
    if isinstance(found, Refusal):
        return _naming_the_gap(found, cards)
    if not view.public.opened[view.seat]:
        return [Option(melds=way) for way in found]
    return accepted(view, [Option((LayMelds(way),), way) for way in found])


def on_draft(view: PlayerView, drafts: Drafts, index: int, cards: Sequence[Card]) -> list[Option] | Refusal:
    """What a prepared meld becomes with these cards added; with none, every way to read it."""
    found = ways((*drafts.melds[index].cards, *cards), view.public.rules.longest_run)
    if isinstance(found, Refusal):
        return _naming_the_gap(found, (*drafts.melds[index].cards, *cards))
    return [Option(melds=way, draft=index) for way in found]


def _naming_the_gap(refusal: Refusal, cards: Sequence[Card]) -> Refusal:
    """The same refusal with the card that would make a run of these cards, where one card would do."""
    natural = [card for card in cards if not card.is_joker]
    if refusal.reason is not Reason.GAP_IN_RUN or not natural:
        return refusal
    low = {card.rank for card in natural}
    gaps = [
        [place for place in range(min(places), max(places)) if place not in places]
        for places in (low, {14 if rank == 1 else rank for rank in low})
    ]
    missing = min(gaps, key=len)
    if len(missing) != len(cards) - len(natural) + 1:
        return refusal
    return replace(refusal, card=face_of(natural[0].suit, missing[0]))


def on_meld(view: PlayerView, cards: Sequence[Card], meld_id: int) -> list[Option] | Refusal:
    """What cards dropped on a meld on the table can do there: lay-offs and swaps, several cards in an order that works.

    Refused with the reason of the move most plausibly meant: the swap where the card is the joker's, else the lay-off.
    """
    if cards and list(cards) == [buying.on_offer(view)]:
        return buying.onto_meld(view, cards[0], meld_id)
    search = _OntoMeld(meld_id)
    search.go(view, frozenset(cards), ())
    if search.found:
        return sorted(search.found.values(), key=lambda option: -sum(meld.points for meld in option.melds))
    return search.refusal or Refusal(Reason.DOES_NOT_FIT, meld=f"m{meld_id}")


def on_any_meld(view: PlayerView, cards: Sequence[Card]) -> list[Option] | Refusal:
    """What these cards can do on any meld on the table; without any, the most telling of the reasons."""
    found: list[Option] = []
    refusals: list[Refusal] = []
    for meld_id in range(1, len(view.public.melds) + 1):
        options = on_meld(view, cards, meld_id)
        if isinstance(options, Refusal):
            refusals.append(options)
        else:
            found += options
    if found:
        return found
    plain = Refusal(Reason.DOES_NOT_FIT, card=cards[0] if cards else None)
    return next((refusal for refusal in refusals if refusal.reason is not Reason.DOES_NOT_FIT), plain)


class _OntoMeld:
    """The search for all ends that laying cards onto one meld can have."""

    def __init__(self, meld_id: int) -> None:
        self.meld_id = meld_id
        self.found: dict[object, Option] = {}
        self.refusal: Refusal | None = None
        self._fewest_left = 1000
        self._seen: set[object] = set()

    def go(self, view: PlayerView, left: frozenset[Card], moves: tuple[Move, ...]) -> None:
        """Try every next move with the cards that are left, and on from there."""
        meld = view.public.melds[self.meld_id - 1]
        if not left:
            known = self.found.get((meld, view.hand))
            if moves and (known is None or len(moves) < len(known.moves)):
                self.found[meld, view.hand] = Option(moves, (meld,))
            return
        if (left, meld, view.hand) in self._seen:
            return
        self._seen.add((left, meld, view.hand))
        refusals: list[Refusal] = []
        went = False
        for move, used in _moves_onto(view, left, meld, self.meld_id):
            refusal = check(view, move)
            if refusal is None:
                went = True
                public, hand, _ = after(view.public, view.hand, move)
                self.go(replace(view, public=public, hand=hand), left - used, (*moves, move))
            elif _is_meant(move, meld):
                refusals.append(refusal)
        if not went and refusals and len(left) < self._fewest_left:
            self._fewest_left = len(left)
            self.refusal = refusals[0]


def _moves_onto(
    view: PlayerView, cards: frozenset[Card], meld: Meld, meld_id: int
) -> Iterator[tuple[Move, frozenset[Card]]]:
    """Every move that might bring one or two of these cards onto a meld, with the cards it uses."""
    for card in sorted(cards):
        used = frozenset((card,))
        if card.is_joker:
            faces = [made.stands_for for made in extensions(meld, card, view.public.rules)]
            for face in faces or [None]:
                yield LayOff(card, meld_id, face), used
            continue
        yield LayOff(card, meld_id), used
        if meld.joker is not None:
            yield SwapJoker(card, meld_id), used
            for second in sorted(cards):
                if card < second and not second.is_joker:
                    yield SwapJoker(card, meld_id, second), used | {second}


def _is_meant(move: Move, meld: Meld) -> bool:
    """True for the swap where the card is the one that the joker stands for, else for the lay-off."""
    stands_for = meld.stands_for
    if isinstance(move, SwapJoker):
        return move.second is None and stands_for is not None and move.card.face == stands_for.face
    return isinstance(move, LayOff) and (stands_for is None or move.card.face != stands_for.face)


def on_pile(view: PlayerView, cards: Sequence[Card]) -> Option | Refusal:
    """The discard of one card, or why not."""
    if len(cards) != 1:
        return Refusal(Reason.TOO_MANY_CARDS, have=len(cards), need=1)
    return check(view, Discard(cards[0])) or Option((Discard(cards[0]),))
