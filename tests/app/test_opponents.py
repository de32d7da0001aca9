"""Opponents as they were chosen, a quick round, and the reasons of the computer players, in the whole program."""

from pathlib import Path

import pytest

from scala40.bots.body import choose
from scala40.bots.levels import LEVELS
from scala40.engine.rules import PRESETS
from scala40.models.why import agrees
from scala40.texts.pages import StartTexts
from scala40.views.pages.choices import one_round
from scala40.views.table.why_page import WhyPage
from tests.app.test_program import Sitting


@pytest.fixture
def sitting(qtbot, tmp_path: Path):
    made = Sitting(qtbot, tmp_path / "data")
    yield made
    made.close()


def play_the_round(qtbot, sitting: Sitting) -> None:
    """Play like the club to the end of the round."""
    model = sitting.model
    for _ in range(400):
        qtbot.waitUntil(lambda: model.view.to_move or model.stage != "round", timeout=20_000)
        if model.stage != "round":
            return
        model.propose(choose(model.view, 1, LEVELS["club"]))


def test_each_seat_plays_at_its_own_strength_and_in_the_character_of_its_name(sitting: Sitting) -> None:
    sitting.program.settings.change(opponents=("casual", "club"), player_name="Anna")
    sitting.program.new_match(("Marta", "Luca"), "standard", "Anna")
    assert [seat.player for seat in sitting.model.seats] == ["human", "casual-bold", "club-patient"]


def test_a_quick_round_is_dealt_at_once_and_ends_the_match(qtbot, sitting: Sitting) -> None:
    sitting.program.settings.change(opponents=("beginner",), rules="classic", player_name="Anna")
    sitting.window.entries.quick_round.trigger()
    assert [seat.name for seat in sitting.model.seats] == ["Anna", "Marta"]
    assert sitting.model.stage == "round"
    assert (sitting.model.rules.name, sitting.model.rules.fixed_rounds) == ("classic", 1)
    play_the_round(qtbot, sitting)
    assert sitting.model.stage == "over"


def test_a_quick_round_that_waits_is_not_measured_by_a_limit(sitting: Sitting) -> None:
    sitting.program.settings.change(opponents=("beginner",), player_name="Anna", knows_the_game=True)
    sitting.program.quick_round()
    sitting.window.leave_for_start()
    waiting = sitting.program.waiting_match()
    assert (waiting.round_number, waiting.rounds, waiting.total) == (1, 1, 0)
    said = StartTexts().go_on_waiting(1, ["Marta"], 0, waiting.limit, waiting.rounds)
    assert said == "Round 1 of 1 against Marta. You have 0 points."
    assert "Round 1 of 1 against Marta." in sitting.window.start_page.go_on_tile.accessibleDescription()


LEFT = "Your other match stays saved. You can continue it in the menu Game: Saved matches."


def test_a_quick_round_says_that_the_match_at_the_table_stays_saved(sitting: Sitting) -> None:
    sitting.program.settings.change(opponents=("beginner",), player_name="Anna", knows_the_game=True)
    entries, notices = sitting.window.entries, sitting.window.notices
    sitting.window.show_start()
    assert entries.quick_round.statusTip() == ""
    entries.quick_round.trigger()
    assert notices.texts() == [], "there was no match to leave"
    sitting.program.new_match(("Marta",), "classic", "Anna")
    assert notices.texts() == [LEFT], "a match may be begun in other ways too"
    for entry in (entries.new_match, entries.quick_round, entries.saved, entries.start, entries.open):
        assert entry.isEnabled()
        assert entry.toolTip() == entry.statusTip() == "The match at the table is left and stays saved."
    entries.quick_round.trigger()
    assert notices.texts() == [LEFT]
    assert sitting.window.current_page() is not None
    sitting.window.leave_for_start()
    assert (notices.texts(), entries.quick_round.statusTip()) == ([], "")
    assert sitting.program.others_waiting() == 2


def test_nothing_is_said_of_a_match_that_is_over_or_was_only_watched(qtbot, sitting: Sitting) -> None:
    sitting.program.settings.change(opponents=("beginner",), player_name="Anna", knows_the_game=True)
    sitting.window.entries.quick_round.trigger()
    play_the_round(qtbot, sitting)
    sitting.window.entries.quick_round.trigger()
    assert sitting.window.notices.texts() == []
    sitting.window.leave_for_start()
    sitting.window.entries.watch.trigger()
    sitting.window.entries.quick_round.trigger()
    assert sitting.window.notices.texts() == []


@pytest.mark.parametrize("name", list(PRESETS))
def test_every_rule_set_can_be_played_for_one_round(name: str) -> None:
    rules = one_round(PRESETS[name])
    assert (rules.match_type, rules.fixed_rounds, rules.name) == ("fixed_rounds", 1, name)


def test_the_reasons_come_from_the_worker_and_are_those_of_the_moves_made(qtbot, sitting: Sitting) -> None:
    sitting.program.settings.change(opponents=("casual",), player_name="Anna")
    sitting.program.quick_round()
    play_the_round(qtbot, sitting)
    sitting.window.table_menu.why.trigger()
    page = sitting.window.current_page()
    assert isinstance(page, WhyPage)
    assert page.model.rowCount() > 0
    for row in range(page.model.rowCount()):
        page.show_row(row)
        turn = page.model.turn(row)
        moves = range(len(turn.moments))
        qtbot.waitUntil(
            lambda turn=turn, moves=moves: all(page.model.reason(turn, which) for which in moves), timeout=20_000
        )
        for which, moment in enumerate(turn.moments):
            reason = page.model.reason(turn, which)
            assert reason is not None
            assert agrees(reason, moment.move)


def test_the_worlds_that_time_cut_short_are_known_after_the_match_was_left_and_gone_on_with(
    sitting: Sitting,
) -> None:
    sitting.program.settings.change(opponents=("master",), player_name="Anna")
    sitting.program.new_match(("Marta",), "standard", "Anna")
    session = sitting.program.runs
    session._note_worlds(16)
    noted = sitting.program.seating.a_match.rounds[-1].extra["worlds"]
    assert 16 in noted.values()
    for _ in range(2):
        sitting.window.leave_for_start()
        sitting.program.continue_match()
        # A master that thinks meanwhile may add to it.
        assert noted.items() <= sitting.program.seating.a_match.rounds[-1].extra["worlds"].items()
