"""A reason has a ground that tells most, and grounds name only what they are told."""

from scala40.engine.cards import card_of
from scala40.engine.grounds import Ground, Reason
from scala40.engine.moves import Discard


def test_the_first_ground_is_the_one_that_is_said() -> None:
    grounds = (Ground(code="gift", card=card_of("7H")), Ground(code="hold"))
    reason = Reason(Discard(card_of("KS")), grounds)
    assert reason.code == "gift"
    assert (grounds[1].card, grounds[1].cards, grounds[1].worlds) == (None, (), 0)
