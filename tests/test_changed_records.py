"""A record with one thing changed is accepted by both engines or refused by both at the same place."""

from tests.changed_records import compare


def test_changed_records() -> None:
    counts = compare(60, seed=7)
    assert counts["accepted"] + counts["refused"] == 60
    assert counts["refused"] > 30
    assert counts["accepted"] > 2
