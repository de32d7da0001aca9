"""Ways through a turn: which jokers are swapped, what can then be laid, and what it must reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from scala40.bots.fits import TableFits
from scala40.bots.openings import FACES, Column
from scala40.bots.plans import Line
from scala40.bots.turn_search import NO_DEMAND, Demand, TurnSearch
from scala40.engine.cards import Card
from scala40.engine.meld_masks import JOKER_FACE, Found, Held, MaskMeld, Search

ALL_KINDS: Final = (1 << JOKER_FACE + 1) - 1


class Way:
    """One line (which swaps are made) with its columns and what they must reach. It searches when first asked."""

    def __init__(
        self,
        line: Line,
        held: Held,
        columns: list[MaskMeld],
        fits: TableFits,
        free: int,
        demand: Demand,
        search: Callable[[], Search],
        *,
        at_once: bool = False,
    ) -> None:
        """`free` are the bits beside those of the faces; `search` makes the search, a `TurnSearch` for a demand."""
        self.line = line
        self.held = held
        self.fits = fits
        self.demand = demand
        self.at_once = at_once
        """True where one single move must lay it all (rules.md 2, concealed_minimum)."""
        self._columns = columns
        self._free = free
        self._make = search
        self._search: Search | None = None

    @property
    def search(self) -> Search:
        """The search over the columns of this way."""
        if self._search is None:
            self._search = self._make()
        return self._search

    def best(self, held: Held) -> Found:
        """The columns of these cards worth most that meet the demand."""
        search = self._search or self.search
        if isinstance(search, TurnSearch):
            return search.meeting(held.faces | self._free, held.twins, held.jokers, self.demand)
        return search.most(held.faces | self._free, held.twins, held.jokers)

    def most(self, held: Held) -> Found:
        """The columns of these cards worth most, whatever is demanded."""
        search = self._search or self.search
        return search.most(held.faces | self._free, held.twins, held.jokers)

    def meets(self, columns: list[MaskMeld]) -> bool:
        """True if these columns together meet the demand."""
        search = self.search
        return not isinstance(search, TurnSearch) or search.meets(columns, self.demand)

    def may_be_last(self) -> int:
        """The faces (52 a joker) that a discard could be for this way to lay all other cards, as a mask; 0 for none.

        Looked up without a search: a card that no column holds can only be discarded.
        """
        held = self.held
        covered = 0
        for column in self._columns:
            covered |= column[1] & FACES | column[4] << JOKER_FACE
        loose, twins = held.faces & ~covered, held.twins & ~covered
        jokers = 0 if covered >> JOKER_FACE & 1 else held.jokers
        count = loose.bit_count() + twins.bit_count() + jokers
        if count > 1:
            return 0
        return loose | (jokers << JOKER_FACE) if count else ALL_KINDS


def free_way(line: Line, held: Held, columns: list[MaskMeld], fits: TableFits, a_card: int) -> Way:
    """The way that owes nothing: all that matters of a column is what it is worth."""

    def search() -> Search:
        worth = worth_of(columns, a_card)
        return Search(columns, worth, worth)

    return Way(line, held, columns, fits, fits.free, NO_DEMAND, search)


def owing_way(
    line: Line,
    held: Held,
    columns: list[Column],
    fits: TableFits,
    free: int,
    demand: Demand,
    must_use: Card | None,
    a_card: int,
    *,
    at_once: bool = False,
) -> Way:
    """The way whose columns must reach this demand; `must_use` is the card taken, whose use may be demanded."""
    masks = [column.mask for column in columns]
    if demand == NO_DEMAND and not at_once:
        return free_way(line, held, masks, fits, a_card)

    def search() -> Search:
        return TurnSearch(
            masks,
            worth_of(masks, a_card),
            [column.points for column in columns],
            [column.home for column in columns],
            [must_use is not None and bool(column.uses >> must_use.face & 1) for column in columns],
        )

    return Way(line, held, masks, fits, free, demand, search, at_once=at_once)


def worth_of(columns: list[MaskMeld], a_card: int) -> list[int]:
    """What laying each column is worth: its penalty in hand, and `a_card` for each of its cards."""
    return [column[2] + a_card * ((column[1] & FACES).bit_count() + column[4]) for column in columns]


def spare(held: Held, found: Found) -> int:
    """The faces (52 a joker) of which this choice leaves a copy: without it the choice stays what it is.

    Of choices worth the same the search always gives the same one, and a smaller hand has no others.
    """
    once = twice = jokers = 0
    for column in found[1]:
        mask = column[1]
        twice |= once & mask
        once |= mask
        jokers += column[4]
    left = held.faces & ~once | held.twins & ~twice
    return left | 1 << JOKER_FACE if jokers < held.jokers else left
