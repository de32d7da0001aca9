"""What each discard costs: broken melds and pairs, the points it would save, and what it gives to others."""

from __future__ import annotations

from scala40.bots.levels import Level
from scala40.bots.outlook import COMPLETING, PARTNERS, Outlook
from scala40.bots.whole_turn import WholeTurn
from scala40.engine.cards import Card
from scala40.engine.meld_masks import JOKER_FACE

_JOKER: float = 200


def discard_costs(turn: WholeTurn, ahead: Outlook, level: Level) -> dict[Card, float]:
    """For each card of the hand what discarding it costs, in points; only differences count, the least is best."""
    held, (_, columns) = turn.in_hand
    faces, twins = held.faces, held.twins
    for column in columns:
        needed = column[1]
        faces, twins = faces & ~needed | twins & needed, twins & ~needed
    alone = faces & ~twins
    sheds = ahead.fewest <= level.sheds_at
    opened = turn.public.opened[turn.public.turn]
    out = 0.0 if sheds else level.out_opened if opened and level.out_opened is not None else level.out
    live, both_live = ahead.live, ahead.both_live
    by_face: dict[int, float] = {}
    for face in held.kinds():
        cost = float(turn.left_without(face))
        if face == JOKER_FACE:
            # Late it is the dearest card in hand, but a gift that fits nearly everywhere.
            by_face[face] = cost + ((level.gift if ahead.gifts else 0) if sheds else _JOKER)
            continue
        if alone >> face & 1:
            completing = COMPLETING[face]
            others = faces & PARTNERS[face]
            while others:
                other = others & -others
                others ^= other
                helping = completing[other.bit_length() - 1]
                cost += out * ((helping & live).bit_count() + (helping & both_live).bit_count())
        if ahead.gifts >> face & 1:
            cost += level.gift
        by_face[face] = cost
    return {card: by_face[card.face] for card in sorted(turn.hand)}
