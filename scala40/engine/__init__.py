"""The rules of Scala 40: plain Python without Qt, files, clock or chance of its own.

A `Match` is told who plays by which `Rules`, and who shuffles. Moves are values; the notation writes them as text.

>>> rules = PRESETS["standard"]
>>> players = [SeatInfo("Ada", "human"), SeatInfo("Bruno", "human")]
>>> a_match = Match(rules, players, SecretShuffler(lambda number: seeded_secret("60", 1, number)))
>>> a_match.deal()
(RoundDealt(number=1, dealer=0, seats=(1, 0), turned_up=TS),)

Bruno, who sits after the dealer, moves first. A seat asks what it sees, and whether a move is legal.

>>> view = a_match.view(a_match.mover)
>>> view.seat, sorted(view.hand)
(1, [AC, 9D, JD, 6H, 8H, QH, 6S, QC', 6D', 7D', 8D', 2H', JS'])
>>> check(view, read_move("lay 6D 6H 6S"))
Refusal(reason=<Reason.WRONG_PHASE: 'WRONG_PHASE'>, card=None, have=None, need=None, meld=None)
>>> a_match.play(1, Draw())
(Drew(seat=1, card=6D),)
>>> a_match.view(0).log[-1]
Drew(seat=1, card=None)

To open takes 40 points; what falls short is refused with its numbers, and nothing has changed.

>>> refusal = a_match.check(1, read_move("lay 6D 6H 6S"))
>>> refusal.reason, refusal.have, refusal.need
(<Reason.OPENING_TOO_LOW: 'OPENING_TOO_LOW'>, 18, 40)
>>> for event in a_match.play(1, read_move("lay 6D' 7D' 8D' 9D / 6D 6H 6S")):
...     print(type(event).__name__)
Opened
LaidMelds
>>> a_match.play(1, TakeBack())[0].cancelled == read_move("lay 6D' 7D' 8D' 9D / 6D 6H 6S")
True

The round to its end, in which Ada goes out and Bruno pays for the two cards he still holds.

>>> for line in '''
...     1 lay 6D' 7D' 8D' 9D / 6D 6H 6S
...     1 drop QH
...     0 draw
...     0 lay 4C 4D' 4H / 9C 9H' 9S' / 6H' 7H' 8H'
...     0 off 6C m2
...     0 off 5D m1
...     0 drop TC
...     1 draw
...     1 lay QC' *1=KC AC
...     1 drop JS'
...     0 draw
...     0 off 9H m5
...     0 off TH m5
...     0 drop 6C'
... '''.strip().splitlines():
...     seat, text = line.strip().split(" ", 1)
...     events = a_match.play(int(seat), read_move(text))
>>> for event in events[:2]:
...     print(event)
Discarded(seat=0, card=6C')
Closed(seat=0, concealed=False)
>>> a_match.totals
(0, 20)
"""

from __future__ import annotations

from scala40.engine.cards import Card
from scala40.engine.check import check
from scala40.engine.events import seen_by
from scala40.engine.match import IllegalMove, Match, SeatInfo
from scala40.engine.melds import readings
from scala40.engine.moves import (
    Buy,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    Pass,
    Reenter,
    Retire,
    SwapJoker,
    TakeBack,
    TakeDiscard,
)
from scala40.engine.notation import read_move, write_move
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.rules import PRESETS, Rules
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.engine.view import PlayerView

__all__ = [
    "PRESETS",
    "Buy",
    "Card",
    "Discard",
    "Draw",
    "IllegalMove",
    "LayMelds",
    "LayOff",
    "Match",
    "Pass",
    "PlayerView",
    "Reason",
    "Reenter",
    "Refusal",
    "Retire",
    "Rules",
    "SeatInfo",
    "SecretShuffler",
    "SwapJoker",
    "TakeBack",
    "TakeDiscard",
    "check",
    "read_move",
    "readings",
    "seeded_secret",
    "seen_by",
    "write_move",
]
