"""The player's own order of the hand as a value: the places of cards, gaps between them, groups pinned together."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from scala40.engine.cards import CARDS, Card
from scala40.models.sorting import Together, filling

Side: TypeAlias = Literal["left", "right"]
Unit: TypeAlias = tuple[Card, ...]
GAP: Final = "|"
PIN_BEGINS: Final = "["
PIN_ENDS: Final = "]"
_BY_CODE: Final = {card.code: card for card in CARDS}


class Rack(msgspec.Struct, frozen=True):
    """Every card has one place. Cards that are out of sight, prepared on the felt, keep theirs.

    What the player sees are those `shown`; an out-of-sight card follows the card on its left wherever that goes.
    """

    places: tuple[Card, ...] = ()
    gaps: frozenset[Card] = frozenset()
    """The cards with a gap on their left."""
    pins: frozenset[frozenset[Card]] = frozenset()
    """The pinned groups, each without a foreign card in between."""

    # What there is

    def group(self, card: Card) -> frozenset[Card]:
        """The pinned group of a card; empty where it is not pinned."""
        return next((pin for pin in self.pins if card in pin), frozenset())

    def together(self, cards: Iterable[Card]) -> list[Card]:
        """These cards, each with its whole pinned group in the group's order, every card once."""
        found: dict[Card, None] = {}
        for card in cards:
            pin = self.group(card)
            found |= dict.fromkeys([each for each in self.places if each in pin] if pin else [card])
        return list(found)

    # Cards come and go

    def entered(self, cards: Iterable[Card]) -> Rack:
        """New cards at the right end, apart from a pinned group that stands there."""
        new = tuple(card for card in cards if card not in self.places)
        if not new:
            return self
        apart = self.places and self.group(self.places[-1])
        return msgspec.structs.replace(
            self, places=self.places + new, gaps=self.gaps | {new[0]} if apart else self.gaps
        )

    def kept(self, held: Collection[Card]) -> Rack:
        """Only the places of `held`; a gap on the left of a card that goes passes to its right neighbour."""
        places: list[Card] = []
        gaps = set()
        gap = False
        for card in self.places:
            gap |= card in self.gaps
            if card in held:
                if gap and places:
                    gaps.add(card)
                gap = False
                places.append(card)
        pins = {pin & frozenset(places) for pin in self.pins} - {frozenset()}
        return Rack(tuple(places), frozenset(gaps), frozenset(pins))

    # What the player does

    def moved(self, cards: Sequence[Card], before: Card | None, shown: Collection[Card], side: Side = "left") -> Rack:
        """`cards` side by side, pinned groups whole, before the card `before`, or at the right end with None.

        Where there is a gap at the new place they join what stands on its `side`. No card goes into a pinned group:
        they go to the nearer end of it.
        """
        moving = self.together(card for card in cards if card in shown)
        line = _Line(self, shown)
        carried = [line.at(card) for card in moving if card in shown]
        carried = list(dict.fromkeys(carried))
        if not carried:
            return self
        target = len(line.blocks)
        if before is not None and before in shown:
            target = line.at(before)
            block = line.visible[target]
            if block.index(before) * 2 > len(block):
                target += 1
        return line.with_blocks_moved(carried, target, side)

    def pulled(self, cards: Sequence[Card], side: Side, shown: Collection[Card]) -> Rack:
        """Neighbours drawn towards one side without leaving their places.

        A gap opens between them and what they are drawn away from, and one on the side that they are drawn to closes.
        """
        line = _Line(self, shown)
        places = sorted({line.at(card) for card in self.together(cards) if card in shown})
        if not places or places != list(range(places[0], places[-1] + 1)):
            return self
        line.gaps[places[0]] = side == "right" and places[0] > 0
        if places[-1] + 1 < len(line.blocks):
            line.gaps[places[-1] + 1] = side == "left"
        return line.rack()

    def gap_toggled(self, card: Card, shown: Collection[Card]) -> Rack:
        """A gap on the left of this card, or of its pinned group, or no longer."""
        if card not in shown:
            return self
        line = _Line(self, shown)
        at = line.at(card)
        if at == 0:
            return self
        line.gaps[at] = not line.gaps[at]
        return line.rack()

    def pinned(self, cards: Collection[Card], shown: Collection[Card]) -> Rack:
        """These cards as one pinned group, where the leftmost of them stands; groups that they touch become part."""
        wanted = set(self.together(card for card in cards if card in shown))
        chosen = [card for card in self.places if card in wanted]
        seen = [card for card in chosen if card in shown]
        if not seen:
            return self
        rack = self.moved(seen, seen[0], shown)
        at = sum(card not in wanted for card in rack.places[: rack.places.index(seen[0])])
        places = [card for card in rack.places if card not in wanted]
        places[at:at] = chosen
        pins = {pin for pin in rack.pins if not pin & wanted} | {frozenset(chosen)}
        first = {chosen[0]} if seen[0] in rack.gaps else set()
        return Rack(tuple(places), (rack.gaps - wanted) | first, frozenset(pins))

    def unpinned(self, cards: Collection[Card]) -> Rack:
        """The groups of these cards pinned no longer; nothing moves."""
        kept = frozenset(pin for pin in self.pins if not pin & frozenset(cards))
        return msgspec.structs.replace(self, pins=kept)

    def sorted_as(self, groups: Sequence[Together], shown: Collection[Card]) -> Rack:
        """The cards of `groups`, all that are shown and not pinned, in the places that such cards have now.

        Pinned cards stay where they are, and the gaps beside them; other gaps close. What belongs together stands on
        one side of them where there is room.
        """
        return _Line(self, shown).sorted_as(groups)

    def restored(self, earlier: Rack) -> Rack:
        """The order, gaps and groups of an earlier rack for the cards of this one; others stay at the right end."""
        known = earlier.kept(self.places)
        return known.entered(card for card in self.places if card not in known.places)

    # Saved

    def codes(self) -> list[str]:
        """The rack in codes of cards, with marks for gaps and for where pinned groups begin and end."""
        found: list[str] = []
        for unit in self.units():
            if unit[0] in self.gaps:
                found.append(GAP)
            written = [card.code for card in unit]
            found += [PIN_BEGINS, *written, PIN_ENDS] if self.group(unit[0]) else written
        return found

    def units(self) -> list[Unit]:
        """The cards from left to right, those of a pinned group as one unit."""
        found: list[Unit] = []
        last: frozenset[Card] = frozenset()
        for card in self.places:
            pin = self.group(card)
            if pin and pin == last:
                found[-1] += (card,)
            else:
                found.append((card,))
            last = pin
        return found


def rack_of(codes: Iterable[str], held: Collection[Card]) -> Rack:
    """The rack that was saved as `codes`, for the cards now held; what is no card of them plays no part."""
    places: dict[Card, None] = {}
    gaps = set()
    pins: set[frozenset[Card]] = set()
    group: set[Card] | None = None
    gap = False
    for code in codes:
        card = _BY_CODE.get(code)
        if code == GAP:
            gap = True
        elif code == PIN_BEGINS:
            group = set()
        elif code == PIN_ENDS:
            pins |= {frozenset(group)} if group else set()
            group = None
        elif card is not None and card in held and card not in places:
            if gap and places and not group:
                gaps.add(card)
            gap = False
            places[card] = None
            if group is not None:
                group.add(card)
    return Rack(tuple(places), frozenset(gaps), frozenset(pins))


class _Line:
    """What is seen of a rack, from left to right: blocks that move as one, and whether a gap stands before each.

    A block is a card or a pinned group, with the units out of sight that follow it.
    """

    def __init__(self, rack: Rack, shown: Collection[Card]) -> None:
        self._rack = rack
        self._ahead: list[Card] = []
        """Cards out of sight with nothing on their left."""
        self.blocks: list[Unit] = []
        self.visible: list[Unit] = []
        self.gaps: list[bool] = []
        self._inner: set[Card] = set()
        """Cards out of sight with a gap on their left."""
        seen = rack.kept(shown).gaps
        for unit in rack.units():
            visible = tuple(card for card in unit if card in shown)
            if visible:
                self.blocks.append(unit)
                self.visible.append(visible)
                self.gaps.append(visible[0] in seen)
            else:
                self._inner |= rack.gaps & set(unit)
                if self.blocks:
                    self.blocks[-1] += unit
                else:
                    self._ahead += unit

    def at(self, card: Card) -> int:
        """The block of a card that is shown."""
        return next(place for place, block in enumerate(self.visible) if card in block)

    def _pinned(self, place: int) -> bool:
        return 0 <= place < len(self.visible) and bool(self._rack.group(self.visible[place][0]))

    def rack(self) -> Rack:
        """The rack that has these blocks and gaps."""
        gaps: set[Card] = set()
        inner: set[Card] = set()
        for place, block in enumerate(self.blocks):
            # A gap is marked at the first card after it, which may be one out of sight.
            if place and self.gaps[place] and (not inner or block[0] in self._rack.gaps):
                gaps.add(block[0])
            inner = self._inner & set(block)
            if place + 1 == len(self.blocks) or self.gaps[place + 1]:
                gaps |= inner
        places = (*self._ahead, *(card for block in self.blocks for card in block))
        return Rack(places, frozenset(gaps), self._rack.pins)

    def with_blocks_moved(self, moving: Sequence[int], target: int, side: Side) -> Rack:
        """The rack after these blocks have been put before the block `target`, in this order."""
        staying = [place for place in range(len(self.blocks)) if place not in moving]
        at = sum(place not in moving for place in range(target))
        order = [*staying[:at], *moving, *staying[at:]]
        if order == list(range(len(self.blocks))):
            return self._rack
        gap_before = {}
        open_gap = False
        for place, gap in enumerate(self.gaps):
            open_gap |= gap
            if place in staying:
                gap_before[place], open_gap = open_gap, False
        if staying:
            gap_before[staying[0]] = False
        follower = staying[at] if at < len(staying) else None
        gaps = dict.fromkeys(moving, False) | gap_before
        if follower is not None and gap_before[follower] and side == "right":
            gaps[moving[0]], gaps[follower] = True, False
        self.gaps = [gaps[place] for place in order]
        self.blocks = [self.blocks[place] for place in order]
        self.visible = [self.visible[place] for place in order]
        return self.rack()

    def sorted_as(self, groups: Sequence[Together]) -> Rack:
        """The rack with the cards of `groups` in the places of the blocks that are not pinned."""
        rooms = [0]
        for place in range(len(self.blocks)):
            if self._pinned(place):
                rooms.append(0)
            else:
                rooms[-1] += 1
        loose = iter([self.at(card) for card in filling(groups, rooms)])
        places = [place if self._pinned(place) else next(loose) for place in range(len(self.blocks))]
        self.gaps = [gap and (self._pinned(place) or self._pinned(place - 1)) for place, gap in enumerate(self.gaps)]
        self.blocks = [self.blocks[place] for place in places]
        self.visible = [self.visible[place] for place in places]
        return self.rack()
