"""Why this card was discarded and not the runner-up: the term of the costs in which the two differ most."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from scala40.bots.discards import discard_costs
from scala40.bots.habits import discards_in_order
from scala40.bots.levels import Level
from scala40.bots.outlook import COMPLETING, Outlook, outlook
from scala40.bots.whole_turn import WholeTurn
from scala40.engine.cards import CARDS, Card
from scala40.engine.grounds import Code, Ground
from scala40.engine.hand_melds import best_shape
from scala40.engine.legality.lay_offs import extensions, swapped
from scala40.engine.meld_masks import JOKER_FACE
from scala40.engine.melds import Meld
from scala40.engine.moves import SwapJoker
from scala40.engine.scoring import card_penalty
from scala40.engine.view import PlayerView, PublicRound

_FACES = (1 << JOKER_FACE) - 1
_FIRST_FEW = 5


class _Costs(msgspec.Struct, frozen=True):
    """What discarding a card costs, term by term."""

    left: float
    """What stays in hand, as the level counts it."""
    outs: float
    """What is given up of loose pairs; of a joker all that it is worth."""
    gift: float

    @property
    def whole(self) -> float:
        return self.left + self.outs + self.gift


def why_discard(view: PlayerView, turn: WholeTurn, ahead: Outlook, level: Level, card: Card) -> Iterator[Ground]:
    """The grounds for discarding this card; the contrast to the runner-up comes first."""
    costs = discard_costs(turn, ahead, level)
    order = discards_in_order(turn, costs, len(costs))
    faces = list(dict.fromkeys(one.face for one in order))
    if len(faces) < 2:
        yield Ground(code="only_card", card=card)
        return
    first = order[0]
    if card.face != first.face:
        if not level.strays:
            # The choice fell on a whole turn, of which this is the end.
            return
        others = tuple(one for one in order[:_FIRST_FEW] if not one.is_joker or one == first)
        yield Ground(code="chance", card=card, other=first, cards=others)
        return
    contrast = _Contrast(view, turn, ahead, level, costs)
    yield contrast.ground(first, contrast.runner_up(first, order))
    if not level.memory:
        known = discard_costs(turn, outlook(view, memory=True), level)
        better = discards_in_order(turn, known, 1)[0]
        if better.face != first.face:
            yield Ground(code="no_memory", card=card, other=better)
    if not level.gift and ahead.gifts >> card.face & 1:
        meld = _fitted(view.public, card)
        if meld is not None:
            yield Ground(code="no_gift", card=card, melds=(meld,), seat=view.public.after_seat(view.seat))


class _Contrast:
    """Two discards of one hand, held against each other."""

    def __init__(
        self, view: PlayerView, turn: WholeTurn, ahead: Outlook, level: Level, costs: dict[Card, float]
    ) -> None:
        self._view = view
        self._turn = turn
        self._ahead = ahead
        self._level = level
        self._costs = costs
        held, (_, columns) = turn.in_hand
        faces, twins = held.faces, held.twins
        for column in columns:
            needed = column[1] & _FACES
            faces, twins = faces & ~needed | twins & needed, twins & ~needed
        self._columns = columns
        self._loose = [face for face in range(JOKER_FACE) if faces >> face & 1]

    def runner_up(self, card: Card, order: list[Card]) -> Card:
        """The card that would have gone next; not the other one of a pair that is dead, which says nothing."""
        partners = self._partners(card)
        dead = set() if self._helping(card, partners) else {one.face for one in partners}
        others = [one for one in order if one.face != card.face]
        return next((one for one in others if one.face not in dead), others[0])

    def ground(self, card: Card, other: Card) -> Ground:
        """Why `card` goes and `other` stays."""
        public = self._view.public
        if other.is_joker:
            return Ground(code="joker_kept", card=card, other=other)
        if card.is_joker:
            return self._by_points(card, other)
        one, two = self._terms(card), self._terms(other)
        if two.whole <= one.whole:
            return Ground(code="even", card=card, other=other)
        gap = max(two.left - one.left, two.outs - one.outs, two.gift - one.gift)
        if gap == two.gift - one.gift and two.gift > one.gift:
            meld = _fitted(public, other)
            if meld is not None:
                following = public.after_seat(self._view.seat)
                return Ground(code="gift", card=card, other=other, melds=(meld,), seat=following)
        if gap == two.outs - one.outs and two.outs > one.outs:
            return self._by_outs(card, other)
        return self._by_what_stays(card, other)

    def _terms(self, card: Card) -> _Costs:
        left = float(self._turn.left_without(card.face))
        gift = self._level.gift if self._ahead.gifts >> card.face & 1 else 0.0
        return _Costs(left, self._costs[card] - left - gift, gift)

    def _by_outs(self, card: Card, other: Card) -> Ground:
        kept, given = self._partners(other), self._partners(card)
        helping, lost = self._helping(other, kept), self._helping(card, given)
        if helping <= lost:
            return Ground(code="plan", card=card, other=other)
        if given and not lost:
            gone = 0
            for partner in given:
                gone |= COMPLETING[card.face][partner.face]
            return Ground(
                code="dead_start",
                card=card,
                other=other,
                cards=tuple(sorted((card, given[0]), key=_in_row)),
                missing=tuple(one for one in CARDS[:JOKER_FACE] if gone >> one & 1),
            )
        company = tuple(sorted((other, *kept), key=_in_row))
        code: Code = "outs" if given else "lone"
        return Ground(code=code, card=card, other=other, cards=company, number=helping, other_number=lost)

    def _partners(self, card: Card) -> list[Card]:
        """Loose cards that could become a meld with this one, the one with most cards that help first."""
        if card.is_joker:
            return []
        completing = COMPLETING[card.face]
        held = {one.face: one for one in sorted(self._turn.hand)}
        found = [held[face] for face in self._loose if completing[face]]
        return sorted(found, key=lambda one: (-self._ahead.outs(completing[one.face]), one))

    def _helping(self, card: Card, partners: list[Card]) -> int:
        """Unseen cards that would make a meld of this card and one of its partners."""
        faces = 0
        for partner in partners:
            faces |= COMPLETING[card.face][partner.face]
        return self._ahead.outs(faces)

    def _by_what_stays(self, card: Card, other: Card) -> Ground:
        """The other card is needed where it is, or costs less."""
        if other.face not in self._loose:
            for column in self._columns:
                if column[1] >> other.face & 1:
                    if column[1] & ~_FACES:
                        meld = _fitted(self._view.public, other)
                        if meld is not None:
                            return Ground(code="fits", card=card, other=other, melds=(meld,))
                        break
                    return Ground(
                        code="in_meld", card=card, other=other, melds=(best_shape(column[1] & _FACES, column[4]),)
                    )
        return self._by_points(card, other)

    def _by_points(self, card: Card, other: Card) -> Ground:
        public, rules = self._view.public, self._view.public.rules
        cost, less = (card_penalty(one, rules, alone=False) for one in (card, other))
        if cost <= less:
            return Ground(code="plan", card=card, other=other)
        if self._ahead.fewest <= self._level.sheds_at:
            opened = [seat for seat in public.seats if seat != self._view.seat and public.opened[seat]]
            seat = min(opened, key=lambda one: (public.counts[one], one))
            return Ground(
                code="sheds", card=card, other=other, seat=seat, number=cost, other_number=public.counts[seat]
            )
        return Ground(code="points", card=card, other=other, number=cost, other_number=less)


def _fitted(public: PublicRound, card: Card) -> Meld | None:
    """A meld on the table that takes this card by itself, by a lay-off or a swap."""
    for number, meld in enumerate(public.melds, start=1):
        if extensions(meld, card, public.rules) or swapped(meld, SwapJoker(card, number), public.rules) is not None:
            return meld
    return None


def _in_row(card: Card) -> tuple[int, int]:
    return card.suit, card.rank
