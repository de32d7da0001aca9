"""How strong the levels are beside each other."""

import pytest

from scala40.bots.levels import LEVELS, OFFERED
from scala40.bots.strengths import ELO, share_against, weaker


def test_what_is_measured_is_on_offer_and_grows_from_level_to_level() -> None:
    measured = [ELO[level] for level in OFFERED if level in ELO]
    assert set(ELO) <= set(OFFERED) <= set(LEVELS)
    assert measured == sorted(measured)
    assert ELO["club"] == 0
    assert len(set(measured)) == len(measured) >= 3


def test_the_next_weaker_level() -> None:
    assert [weaker(level) for level in OFFERED] == [None, *OFFERED[:-1]]
    assert weaker("somebody's own") is None


def test_shares_follow_from_the_table() -> None:
    assert share_against("club", "club") == 0.5
    assert share_against("club", "somebody's own") is None
    higher, lower = share_against("club", "beginner"), share_against("beginner", "club")
    assert higher is not None
    assert lower is not None
    assert higher + lower == pytest.approx(1)
    assert higher > 0.75
