"""Whole matches of computer players: every event that happens and every refusal that comes up is told without a gap."""

import random
import re
from collections.abc import Callable, Iterator

import pytest

from scala40.bots.body import choose
from scala40.bots.levels import LEVELS
from scala40.engine.cards import CARDS, Card
from scala40.engine.match import Match, SeatInfo
from scala40.engine.melds import readings
from scala40.engine.moves import Discard, Draw, LayMelds, LayOff, Move, SwapJoker, TakeBack, TakeDiscard
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.rules import CLASSIC, STANDARD, TOURNAMENT, Rules
from scala40.engine.shuffle import SecretShuffler, seeded_secret
from scala40.engine.view import PlayerView
from scala40.texts.events import EventTexts
from scala40.texts.reasons import Reasons
from scala40.texts.rule_page import chapter_of

NAMES = ("Ada", "Marta", "Luca")
GAP = re.compile(r"[{}%!]|  |^[ ,.:]| [,.;]|\(\)|: *$|\bm\d\b")


def tries(view: PlayerView, chance: random.Random) -> Iterator[Move | Refusal]:
    """Moves that somebody might try, most of them against the rules; a refusal where the cards are no meld."""
    hand = sorted(view.hand)
    yield from (Draw(), TakeDiscard(), TakeBack(), Discard(chance.choice(hand)), Discard(chance.choice(CARDS)))
    chosen: list[Card] = chance.sample(hand, min(len(hand), chance.randint(1, 5)))
    found = readings(chosen, view.public.rules.longest_run)
    yield found if isinstance(found, Refusal) else LayMelds((found[0],))
    for meld in range(1, len(view.public.melds) + 1):
        yield LayOff(chance.choice(hand), meld)
        yield SwapJoker(chance.choice(hand), meld)


@pytest.mark.parametrize(("spoken_in", "rules"), [("de", STANDARD), ("es", CLASSIC), ("it", TOURNAMENT)])
def test_nothing_is_told_with_a_gap(speak: Callable[[str], None], spoken_in: str, rules: Rules) -> None:
    speak(spoken_in)
    chance = random.Random(5)
    reasons, lines = Reasons(), EventTexts()
    a_match = Match(
        rules,
        [SeatInfo(name, "beginner") for name in NAMES],
        SecretShuffler(lambda number: seeded_secret("texts", 1, number)),
    )
    met: set[Reason] = set()
    told = 0
    happened = list(a_match.deal())
    for _ in range(250):
        if a_match.stage == "over":
            break
        mover = a_match.mover
        if mover is None:
            happened += a_match.deal()
            continue
        for seat in range(len(NAMES)):
            view = a_match.view(seat)
            for tried in tries(view, chance) if view.hand else ():
                refusal = tried if isinstance(tried, Refusal) else a_match.check(seat, tried)
                if refusal is not None:
                    met.add(refusal.reason)
                    for spoken in (False, True):
                        said = reasons.sentence(refusal, view.public, spoken=spoken)
                        assert not GAP.search(said), (refusal, said)
                    assert chapter_of(refusal.reason) >= 0
        happened += a_match.play(mover, choose(a_match.view(mover), chance.getrandbits(32), LEVELS["beginner"]))
        for event in happened:
            for viewer in (None, 0):
                said = lines.line(event, NAMES, viewer)
                assert not GAP.search(said), (event, said)
                told += 1
        happened.clear()
    assert told > 400
    assert len(met) > 10
