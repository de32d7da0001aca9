"""The rules of a round as a playout asks them, and where a playout begins: made once for all worlds of a decision."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from scala40.bots.habits import laying_by_habit, turn_of
from scala40.bots.levels import CLUB
from scala40.bots.outlook import outlook
from scala40.bots.playout.hands import IMPOSSIBLE, Best, hand_melds
from scala40.bots.playout.masks import FACE
from scala40.bots.playout.shapes import Shape, shapes_under
from scala40.engine.legality.discards import duty
from scala40.engine.meld_masks import JOKER_FACE
from scala40.engine.round import MOST_RESHUFFLES
from scala40.engine.rules import Rules
from scala40.engine.transition import after
from scala40.engine.view import Hand, PlayerView, PublicRound

DEAR: Final = 30
"""What a court is worth to get rid of; all cards of at least so much are looked at first."""


class Terms:
    """What the rules say about a round for so many players."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.ace = 1 if rules.ace_in_hand == 1 else 11
        self.lone_ace = rules.ace_in_hand == "lone_1"
        self.melds = hand_melds(self.ace)
        self.dear = sum(1 << face for face in range(JOKER_FACE) if self.melds.worth[face] >= DEAR)
        worth = self.melds.worth
        self.dearer = [
            sum(1 << face for face in range(JOKER_FACE) if worth[face] >= least) for least in range(max(worth) + 2)
        ]
        """By what a card is worth the faces that are worth at least as much."""
        self.shapes = shapes_under(rules.longest_run, rules.group_joker_swap, self.ace)
        self.need = max(rules.opening_points, 1)
        self.jokers_open = rules.opening_joker == "counted"
        self.takes_to_open = rules.take_before_opening == "to_open"
        self.must_use = rules.taken_must_be_used
        self.off_at_opening = rules.lay_off_in_opening_turn
        self.swaps_at_opening = rules.swap_in_opening_turn
        self.may_keep = rules.freed_joker == "may_keep"
        self.new_meld = rules.freed_joker == "new_meld"
        self.discard_required = rules.final_discard == "required"
        self.any_concealed = rules.concealed_minimum == "none"
        self.laps = 0 if rules.close_in_first_lap else players
        """So many turns must have been completed before somebody may go out."""
        kind = rules.discard_fitting
        if kind == "by_players":
            kind = "only_to_close" if players >= 3 else "after_opening"
        self.bars_unopened = kind in ("after_opening", "only_to_close")
        self.bars_opened = kind == "only_to_close"
        self.joker_barred = rules.discard_joker != "allowed"
        self.joker_never = rules.discard_joker == "never"
        self.reshuffles = MOST_RESHUFFLES if rules.max_reshuffles is None else rules.max_reshuffles
        self.out_opened = CLUB.out if CLUB.out_opened is None else CLUB.out_opened
        self._asked: tuple[int, int, int, int] | None = None
        self._found: Best = IMPOSSIBLE
        self.holds_above = CLUB.holds_above + CLUB.holds_more * (players - 2)

    def opening(self, faces: int, twins: int, jokers: int, use: int) -> Best:
        """The opening that leaves the least in hand; with `use` one that lays a card of this face (52 a joker)."""
        asked = (faces, twins, jokers, use)
        # Whoever takes a card to open asks again when it opens.
        if self._asked != asked:
            self._asked = asked
            self._found = self._opening(faces, twins, jokers if self.jokers_open else 0, use)
        return self._found

    def _opening(self, faces: int, twins: int, jokers: int, use: int) -> Best:
        melds = self.melds
        most = melds.natural_points(faces, twins)
        if jokers:
            most += jokers * melds.columns.most_points_with_joker(faces)
        if most < self.need:
            return IMPOSSIBLE
        if use >= 0:
            return melds.using(faces, twins, jokers, self.need, use)
        return melds.reaching(faces, twins, jokers, self.need)


@lru_cache(maxsize=64)
def terms_of(rules: Rules, players: int) -> Terms:
    """The terms of these rules, made once."""
    return Terms(rules, players)


class Start:
    """A moment of a round, but for the hidden cards, once the seat on turn has met what it owed."""

    def __init__(self, public: PublicRound, hand: Hand) -> None:
        self.given = public
        self.seat = public.turn
        self.owed = public.phase == "play" and duty(public) is not None
        """True if `seat`, which was on turn, had to do something first, by which its hand has changed to `hand`."""
        self.hand_given = hand
        if self.owed:
            public, hand = _without_duties(public, hand)
        self.public = public
        self.hand = hand
        self.terms = terms_of(public.rules, len(public.seats))
        self.shapes: list[Shape] = [self.terms.shapes.shape(meld) for meld in public.melds]
        self.pile = [int(card) for card in public.discards]
        once = twice = 0
        faces = [face for shape in self.shapes for face in shape.natural] + [FACE[card] for card in self.pile]
        for face in faces:
            if face != JOKER_FACE:
                twice |= once & 1 << face
                once |= 1 << face
        self.once = once
        self.twice = twice


def _without_duties(public: PublicRound, hand: Hand) -> tuple[PublicRound, Hand]:
    """The round once the club has met the open duties of this turn, or has ended the turn in doing so."""
    seat = public.turn
    while public.phase == "play" and public.turn == seat and duty(public) is not None:
        view = PlayerView(seat, public, hand)
        turn = turn_of(public, hand, CLUB)
        for move in laying_by_habit(turn, outlook(view, memory=CLUB.memory), CLUB):
            public, hand, _ = after(public, hand, move)
    return public, hand


_LAST: list[Start] = []


def start_of(public: PublicRound, hand: Hand) -> Start:
    """The start of a playout; the last one is kept, for it is asked once for each world of a decision."""
    if _LAST and _LAST[0].given is public and (not _LAST[0].owed or _LAST[0].hand_given == hand):
        return _LAST[0]
    _LAST[:] = [Start(public, hand)]
    return _LAST[0]
