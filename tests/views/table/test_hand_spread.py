"""Where the cards of the hand lie: inside the room as long as that is possible, gaps wider than steps."""

from hypothesis import example, given
from hypothesis import strategies as st

from scala40.views.table.hand_spread import EDGE, NARROWEST_GAP, spread_row


@given(
    st.integers(1, 20).flatmap(lambda count: st.lists(st.booleans(), min_size=count, max_size=count)),
    st.integers(66, 150),
    st.integers(716, 1900),
    st.booleans(),
)
@example([True] * 10, 66, 716, False)
@example([True], 100, 1000, False)
def test_cards_stay_in_their_room_and_gaps_are_seen(gaps: list[bool], card: int, width: int, keep_free: bool) -> None:
    least = round(card * 0.27) + 1
    made = spread_row(gaps, card, least, width, keep_free=keep_free)
    gaps = [False, *gaps[1:]]
    steps = [right - left for left, right in zip(made.lefts, made.lefts[1:], strict=False)]
    for step, gap in zip(steps, gaps[1:], strict=True):
        assert step >= made.step + NARROWEST_GAP if gap else step == made.step
    assert made.step >= least or len(gaps) + keep_free < 2
    narrow = card + (len(gaps) - 1 + keep_free) * least + sum(gaps) * NARROWEST_GAP
    if narrow <= width - 2 * EDGE:
        right = made.lefts[-1] + card + (made.step if keep_free else 0)
        assert made.lefts[0] >= EDGE - 1
        assert right <= width - EDGE + 1


def test_without_gaps_all_steps_are_equal_and_the_row_stands_in_the_middle() -> None:
    made = spread_row([False] * 3, 100, 28, 1000)
    assert made.lefts == (378, 450, 522)
    assert spread_row([False] * 3, 100, 28, 1000, keep_free=True).lefts == (342, 414, 486)
