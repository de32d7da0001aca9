"""The proof of a deal: only after the round, and against all that this seat saw of it."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from scala40.bots.body import choose
from scala40.bots.levels import BEGINNER
from scala40.engine.proof import Unproved
from scala40.engine.rules import STANDARD
from scala40.models.deal_proof import deal_proof
from tests.engine.set_up import new_match
from tests.models.desk import Desk

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def at(qapp: QCoreApplication) -> Desk:
    """A desk at the end of a round that was dealt and played."""
    assert qapp is not None
    a_match = new_match(STANDARD, 3, "a deal to prove")
    desk = Desk(a_match, viewer=1, go_on=False)
    desk.referee.begin()
    assert desk.model.deal_proof() is None
    while a_match.stage == "round":
        assert desk.model.deal_proof() is None
        seat = a_match.mover
        desk.referee.propose(seat, choose(a_match.view(seat), 3, BEGINNER))
    return desk


def test_an_honest_deal_is_proved(at: Desk) -> None:
    proof = at.model.deal_proof()
    assert proof is not None
    assert proof.problem is None
    assert proof.number == 1
    assert (proof.fingerprint, proof.secret) == (at.match.rounds[0].seal.commitment, at.match.rounds[0].seal.secret)


def test_another_fingerprint_than_the_one_shown_is_found(at: Desk) -> None:
    model = at.model
    other = replace(model.ended.seen, fingerprint="0" * 64)
    assert deal_proof(model.info.open_deal, other, model.view).problem is Unproved.WRONG_SECRET


def test_other_cards_in_the_own_hand_are_found(at: Desk) -> None:
    model = at.model
    other = replace(model.ended.seen, hand=frozenset(sorted(model.ended.seen.hand)[1:]))
    assert deal_proof(model.info.open_deal, other, model.view).problem is Unproved.WRONG_DECK


def test_another_turned_up_card_is_found(at: Desk) -> None:
    model, view = at.model, at.model.view
    first = view.log[0]
    log = (replace(first, turned_up=view.public.discards[-1]), *view.log[1:])
    assert first.turned_up != view.public.discards[-1]
    assert deal_proof(model.info.open_deal, None, replace(view, log=log)).problem is Unproved.WRONG_DECK


def test_another_order_of_the_deck_is_found(at: Desk) -> None:
    played = at.model.info.open_deal
    turned = replace(played, deck=(*played.deck[1:], played.deck[0]))
    assert deal_proof(turned, at.model.ended.seen, at.model.view).problem is Unproved.WRONG_DECK


def test_a_hidden_secret_proves_nothing(at: Desk) -> None:
    played = at.model.info.open_deal
    hidden = replace(played, seal=replace(played.seal, secret=None))
    proof = deal_proof(hidden, at.model.ended.seen, at.model.view)
    assert (proof.problem, proof.secret) == (Unproved.HIDDEN, "")


def test_whoever_comes_in_later_still_proves_it(at: Desk) -> None:
    late = Desk(at.match, viewer=1)
    proof = late.model.deal_proof()
    assert proof is not None
    assert proof.problem is None
