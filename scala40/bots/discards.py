"""What each discard costs: broken melds and pairs, the points it would save, and what it gives to others."""

from __future__ import annotations

from scala40.bots.levels import Level
from scala40.bots.outlook import COMPLETING, STARTS, Outlook
from scala40.bots.whole_turn import WholeTurn
from scala40.engine.cards import Card
from scala40.engine.meld_masks import FACE_PENALTIES, JOKER_FACE

_JOKER: float = 200
POINTS = FACE_PENALTIES[11]


def discard_costs(turn: WholeTurn, ahead: Outlook, level: Level) -> dict[Card, float]:
    """For each card of the hand what discarding it costs, in points; only differences count, the least is best."""
    held, (_, columns) = turn.in_hand
    faces, twins = held.faces, held.twins
    for column in columns:
        needed = column[1]
        faces, twins = faces & ~needed | twins & needed, twins & ~needed
    loose = [face for face in range(JOKER_FACE) if faces >> face & 1]
    sheds = ahead.fewest <= level.sheds_at
    out = 0.0 if sheds else level.out
    dear = 0.0 if turn.public.opened[turn.public.turn] else level.dear_outs
    by_face: dict[int, float] = {}
    for face in held.kinds():
        cost = float(turn.left_without(face))
        if face == JOKER_FACE:
            by_face[face] = cost + (0 if sheds else _JOKER)
            continue
        if faces >> face & 1 and not twins >> face & 1:
            partners = COMPLETING[face]
            for other in loose:
                if partners[other]:
                    worth = out * ahead.outs(partners[other])
                    if dear and not sheds:
                        worth *= 1 + dear * (3 * (POINTS[face] + POINTS[other]) / 2 - 15)
                    cost += worth
        if ahead.gifts >> face & 1:
            cost += level.gift
        if level.feeds:
            cost += level.feeds * sum(ahead.outs(1 << one) * ahead.outs(1 << other) for one, other in STARTS[face])
        by_face[face] = cost
    return {card: by_face[card.face] for card in sorted(turn.hand)}
