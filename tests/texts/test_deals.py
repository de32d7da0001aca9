"""What is said of a verified deal."""

import pytest

from scala40.engine.proof import Unproved
from scala40.texts.deals import DealTexts


@pytest.mark.parametrize("problem", [None, *Unproved])
def test_each_outcome_has_a_sentence(problem: Unproved | None) -> None:
    said = DealTexts().verdict(problem)
    assert said.endswith(".")
    assert ("is proved" in said) == (problem is None)


def test_rounds_are_named_in_a_row() -> None:
    assert DealTexts().some_proved("a", [1, 2, 4], [3]) == (
        "a: the deals of these rounds are proved: 1, 2 and 4; no key is shown of: 3"
    )
