"""Melds prepared for an opening stand on the felt again when the match is gone on with, and in no record."""

from pathlib import Path

import pytest

from scala40.engine.arrange import best_arrangement
from scala40.engine.melds import Meld
from scala40.engine.record import write_record
from scala40.engine.rules import STANDARD
from scala40.play.drafts import Drafts
from tests.app.test_program import Sitting


@pytest.fixture
def sit(qtbot, tmp_path: Path):
    """Starts the program in the same folder as often as wished."""
    made: list[Sitting] = []

    def start() -> Sitting:
        made.append(Sitting(qtbot, tmp_path / "data"))
        return made[-1]

    yield start
    for sitting in made:
        sitting.close()
        sitting.close()


def with_a_meld(sitting: Sitting) -> Meld:
    """Deal until there is a meld in the hand."""
    for _ in range(60):
        sitting.program.new_match(("Marta",), "standard", "Ada")
        melds = best_arrangement(sitting.model.view.hand, STANDARD).melds
        if melds:
            return melds[0]
    raise AssertionError("no meld in sixty hands")


def record_of(sitting: Sitting) -> bytes:
    return write_record(sitting.program._seated.a_match, "test")


@pytest.mark.parametrize("way", ["close", "leave"])
def test_prepared_melds_stand_there_again(sit, way: str) -> None:
    first = sit()
    meld = with_a_meld(first)
    before = record_of(first)
    first.model.hand.sort_for("sets")
    first.model.prepare_again(Drafts((meld,)))
    drafts, order, row = first.model.drafts, first.model.hand.order(), first.model.hand.cards
    assert len(drafts) == 1
    assert record_of(first) == before
    if way == "close":
        assert first.close()
        first = sit()
    else:
        first.window.leave_for_start()
    first.program.continue_match()
    assert first.model.drafts == drafts
    assert first.model.hand.order() == order
    assert first.model.hand.cards == row
    page = first.window.current_page()
    assert [draft.meld for draft in page.opening.drafts] == list(drafts.melds)
    assert record_of(first) == before


def test_what_was_taken_back_stays_in_the_hand(sit) -> None:
    first = sit()
    meld = with_a_meld(first)
    first.model.prepare_again(Drafts((meld,)))
    first.window.leave_for_start()
    first.program.continue_match()
    assert len(first.model.drafts) == 1
    first.model.take_back_draft(0)
    first.window.leave_for_start()
    first.program.continue_match()
    assert not first.model.drafts
    assert set(first.model.hand.cards) == first.model.view.hand
