"""The program behind the window: begins, keeps, continues, plays files, and says in one sentence what goes wrong."""

import gc
import json
import time
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent

from scala40 import crash, paths
from scala40.app.program import DEMO_PLAYERS, Program
from scala40.app.saves import open_store
from scala40.cli import main
from scala40.engine import match as match_module
from scala40.engine.moves import Discard, Draw
from scala40.engine.record import read_record, write_record
from scala40.engine.rules import CLASSIC, STANDARD
from scala40.play.seats import PACES
from scala40.settings import SettingsStore
from scala40.storage.faults import Fault, StorageError
from scala40.storage.store import Store
from scala40.texts.problems import ProblemTexts
from scala40.views.cards.art import CardArt
from scala40.views.dialogs import Strip
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow


class Sitting:
    """The program with its window, as `app.run` puts them together."""

    def __init__(self, qtbot, folder: Path, pace: str = "off") -> None:
        paths.use_data_dir(folder)
        self.store, self.problem = open_store()
        self.program = Program(SettingsStore(folder / "config" / "settings.json"), self.store, pace)
        self.window = MainWindow(self.program, Languages(), CardArt())
        self.program.window = self.window
        qtbot.addWidget(self.window)
        self.window.open()
        self.window.show()

    @property
    def model(self):
        assert self.program.model is not None
        return self.program.model

    def close(self) -> bool:
        return self.window.close()


@pytest.fixture
def sit(qtbot, tmp_path: Path):
    """Starts the program in the same folder as often as wished; what is still open is closed at the end."""
    made: list[Sitting] = []

    def start(pace: str = "off") -> Sitting:
        made.append(Sitting(qtbot, tmp_path / "data", pace))
        return made[-1]

    yield start
    for sitting in made:
        sitting.close()
        sitting.close()


def play_a_little(qtbot, sitting: Sitting) -> None:
    """Wait for your turn, and draw."""
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    sitting.model.propose(Draw())
    assert sitting.model.view.public.phase == "play"


def test_a_match_that_was_left_goes_on_where_it_was(qtbot, sit) -> None:
    first = sit()
    assert first.program.waiting_match() is None
    first.program.new_match(("Marta", "Luca"), "classic", "Ada")
    play_a_little(qtbot, first)
    first.model.hand.sort_for("sets")
    first.model.hand.pin(first.model.hand.cards[2:5])
    first.model.hand.toggle_gap(first.model.hand.cards[8])
    assert {"[", "]", "|"} <= set(first.model.hand.order())
    view, order = first.model.view, first.model.hand.order()
    assert first.close()

    second = sit()
    # Also where nobody has answered the questions of the first start.
    assert second.window.current_page() is second.window.start_page
    waiting = second.program.waiting_match()
    assert (waiting.round_number, waiting.opponents, waiting.your_turn) == (1, ("Marta", "Luca"), True)
    assert (waiting.total, waiting.limit) == (0, 101)
    second.program.continue_match()
    assert second.model.view == view
    assert second.model.hand.order() == order
    assert second.model.rules == CLASSIC


def test_a_match_left_while_a_computer_player_thinks_goes_on(qtbot, sit) -> None:
    for _ in range(4):
        sitting = sit()
        if sitting.program.waiting_match() is None:
            sitting.program.new_match(("Marta",), "standard", "Ada")
        else:
            sitting.program.continue_match()
        play_a_little(qtbot, sitting)
        moves = len(sitting.model.view.log)
        sitting.model.drop_on_pile([min(sitting.model.view.hand)])
        assert len(sitting.model.view.log) == moves + 1
        assert sitting.close()


def test_leaving_for_the_start_page_keeps_the_match_and_stops_everybody(qtbot, sit) -> None:
    sitting = sit()
    sitting.program.new_match(("Marta", "Luca", "Elena"), "standard", "Ada")
    sitting.window.leave_for_start()
    assert sitting.program.model is None
    qtbot.wait(200)
    assert sitting.program.waiting_match().opponents == ("Marta", "Luca", "Elena")


def test_a_table_that_was_left_leaves_nothing_behind(qtbot, sit, qapp) -> None:
    sitting = sit()
    left = []
    for _ in range(3):
        sitting.program.new_match(("Marta", "Luca"), "standard", "Ada")
        left += [weakref.ref(sitting.window.current_page()), weakref.ref(sitting.model)]
        qtbot.wait(30)
        sitting.window.leave_for_start()
        qtbot.wait(10)
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert [held() for held in left] == [None] * 6


def test_the_demo_goes_on_with_its_own_match_and_never_with_the_player_s(qtbot, sit) -> None:
    first = sit()
    first.program.new_match(("Marta",), "standard", "Ada")
    first.program.leave_table()
    first.program.demo(STANDARD)
    qtbot.waitUntil(lambda: len(first.model.view.log) > 8, timeout=30_000)
    log = first.model.view.log
    first.close()

    second = sit()
    second.program.demo(STANDARD)
    assert [seat.name for seat in second.model.seats] == list(DEMO_PLAYERS)
    assert second.model.watching == "demo"
    assert not second.model.primary().enabled
    assert second.model.view.log[: len(log)] == log
    assert second.program.waiting_match().opponents == ("Marta",)


def simulated(tmp_path: Path) -> Path:
    assert main(["simulate", "--seats", "beginner,beginner", "--seed", "5", "--records", str(tmp_path)]) == 0
    return tmp_path / "match-00001.scala40"


def unfinished(whole: Path, rounds: int, moves: int) -> Path:
    """The match of a file, broken off in a round."""
    value = json.loads(whole.read_bytes())
    value["rounds"] = value["rounds"][:rounds]
    last = value["rounds"][-1]
    last["moves"] = last["moves"][:moves]
    del last["penalties"], last["totals"], value["result"]
    value["seats"][1]["player"] = "human"
    path = whole.with_name("unfinished.scala40")
    path.write_text(json.dumps(value))
    return path


def test_an_unfinished_file_is_gone_on_with_and_kept(sit, tmp_path: Path) -> None:
    path = unfinished(simulated(tmp_path), 2, 9)
    sitting = sit(pace="slow")
    sitting.program.open_file(path)
    assert sitting.model.viewer == 1
    assert len(sitting.model.score.rounds) == 1
    with Store(paths.data_folder() / paths.DATABASE, read_only=True) as store:
        kept = read_record(store.record(store.matches()[0].match_id))
    assert write_record(kept, "x") == write_record(read_record(path.read_bytes()), "x")


def test_a_finished_file_is_played_back_to_its_end(qtbot, sit, tmp_path: Path) -> None:
    path = simulated(tmp_path)
    whole = read_record(path.read_bytes())
    sitting = sit()
    sitting.program.open_file(path)
    assert any(f"The match of {path.name} is over." in told for told in sitting.window.notices.texts())
    assert sitting.model.watching == "playback"
    assert "Replay" in sitting.window.status.words()[0]
    assert "Saved" not in sitting.window.status.words()[0]
    for _ in range(20_000):
        if sitting.model.stage == "over":
            break
        if sitting.model.stage == "deal":
            sitting.model.next_round()
        sitting.program.hurry()
        qtbot.wait(1)
    assert sitting.model.info.winners == whole.winners
    assert sitting.model.info.totals == whole.totals
    assert sitting.store.matches() == []
    page = sitting.window.current_page()
    page.endings.press()
    assert page.endings.match_end.isVisible()
    assert not page.endings.match_end.again.isVisible()
    assert page.endings.match_end.leave.hasFocus()
    page.endings.press()
    assert sitting.program.model is None
    assert not any(path.name in told for told in sitting.window.notices.texts())


def test_the_hand_has_the_keys_after_the_deal(qtbot, sit) -> None:
    sitting = sit()
    sitting.program.settings.change(knows_the_game=True)
    sitting.window.show_new_match()
    sitting.window.new_match_page.begin_button.setFocus()
    sitting.program.new_match(("Marta",), "standard", "Ada")
    page = sitting.window.current_page()
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    # Also where another window is in front.
    assert sitting.window.focusWidget() in page.hand.widgets


def test_one_key_lets_nobody_be_waited_for_up_to_the_next_turn_of_the_player(qtbot, sit) -> None:
    sitting = sit("slow")
    assert sitting.window.menus.key_of("hurry") == "N"
    hurry = sitting.window.move_menu.hurry
    assert not hurry.isEnabled()
    sitting.program.seating._pace_chosen = "off"
    sitting.program.new_match(("Marta", "Luca", "Elena"), "standard", "Ada")
    play_a_little(qtbot, sitting)
    assert not hurry.isEnabled()
    assert hurry.toolTip() == "Nobody has to be waited for now."
    sitting.program.seating._pace_chosen = "slow"
    began = time.monotonic()
    sitting.model.propose(Discard(max(sitting.model.view.hand)))
    assert hurry.isEnabled()
    hurry.trigger()
    qtbot.waitUntil(lambda: sitting.model.view.to_move or sitting.model.stage != "round", timeout=30_000)
    # Three players with two moves at least each, at the slow pace.
    assert time.monotonic() - began < 6 * PACES["slow"] / 1000
    # From then on they take their time again.
    assert not sitting.program.runs._rushed


def test_a_playback_stands_still_while_it_is_paused(qtbot, sit, tmp_path: Path) -> None:
    sitting = sit()
    sitting.program.open_file(simulated(tmp_path))
    page = sitting.window.current_page()
    page.covers.toggle_pause()
    assert page.covers.pause.isVisible()
    seen = len(sitting.model.view.log)
    sitting.program.hurry()
    qtbot.wait(300)
    assert len(sitting.model.view.log) == seen
    page.covers.toggle_pause()
    qtbot.waitUntil(lambda: len(sitting.model.view.log) > seen, timeout=5_000)


@pytest.mark.parametrize("content", [b"", b"{}", b"\x00\xff", b'{"format": "scala40", "version": 99}'])
def test_a_file_that_is_no_match_is_explained(sit, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "strange.scala40"
    path.write_bytes(content)
    sitting = sit()
    sitting.program.open_file(path)
    assert sitting.program.model is None
    assert any("strange.scala40" in told for told in sitting.window.notices.texts())
    assert path.read_bytes() == content


def test_a_second_copy_plays_but_says_that_it_saves_nothing(qtbot, sit) -> None:
    first = sit()
    first.program.new_match(("Marta",), "standard", "Ada")
    second = sit()
    assert second.store is None
    assert "open already" in second.problem()
    second.program.new_match(("Luca",), "standard", "Ada")
    play_a_little(qtbot, second)
    assert "Not saved" in second.window.status.words()[0]
    assert second.window.notices.texts() == []
    second.close()
    assert first.program.waiting_match().opponents == ("Marta",)


def test_a_folder_that_is_a_file_is_explained_and_play_goes_on(qtbot, sit, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    sitting = sit()
    assert sitting.store is None
    assert "is not a folder" in sitting.problem()
    sitting.program.new_match(("Luca",), "standard", "Ada")
    play_a_little(qtbot, sitting)
    assert (tmp_path / "data").read_text() == "in the way"


def test_saved_matches_that_cannot_be_read_are_put_aside(sit, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / paths.DATABASE).write_bytes(b"no database at all, but long enough to look at" * 40)
    sitting = sit()
    assert sitting.store is not None
    assert "put aside" in sitting.problem()


def test_closing_warns_once_where_the_last_moves_are_not_on_disk(qtbot, sit, monkeypatch) -> None:
    sitting = sit()
    sitting.program.new_match(("Marta",), "standard", "Ada")
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)

    def full(*_args: object) -> None:
        raise StorageError(Fault.DISK_FULL, Path("disk"))

    monkeypatch.setattr(sitting.store._database, "transaction", full)
    sitting.model.propose(Draw())
    assert sitting.model.view.public.phase == "play"
    assert sitting.model.info.saved is False
    assert sum("disk is full" in told for told in sitting.window.notices.texts()) == 1
    assert not sitting.close()
    assert any("close the window again" in told for told in sitting.window.notices.texts())
    assert sitting.close()


def test_moves_made_while_the_disk_was_full_are_written_on_closing(qtbot, sit, monkeypatch) -> None:
    sitting = sit()
    sitting.program.new_match(("Marta",), "standard", "Ada")
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    with monkeypatch.context() as patch:

        def full(*_args: object) -> None:
            raise StorageError(Fault.DISK_FULL, Path("disk"))

        patch.setattr(sitting.store._database, "transaction", full)
        sitting.model.propose(Draw())
    view = sitting.model.view
    assert sitting.close()
    again = sit()
    again.program.continue_match()
    assert again.model.view == view


def test_saving_that_works_again_is_said_instead_of_the_trouble(qtbot, sit, monkeypatch) -> None:
    sitting = sit()
    sitting.program.new_match(("Marta",), "standard", "Ada")
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    with monkeypatch.context() as patch:

        def full(*_args: object) -> None:
            raise StorageError(Fault.DISK_FULL, Path("disk"))

        patch.setattr(sitting.store._database, "transaction", full)
        sitting.model.propose(Draw())
    assert any("disk is full" in told for told in sitting.window.notices.texts())
    sitting.model.propose(Discard(min(sitting.model.view.hand)))
    assert sitting.window.notices.texts() == ["Saving works again. The whole match is on disk."]


def test_an_unexpected_error_is_told_once_with_its_report(sit) -> None:
    sitting = sit()
    sitting.program.troubles.reported.emit(Path("errors.log"))
    assert any("errors.log" in told for told in sitting.window.notices.texts())


def test_a_move_gone_wrong_is_told_with_a_report_and_the_match_goes_on_before_it(
    qtbot, sit, monkeypatch, tmp_path: Path
) -> None:
    sitting = sit()
    reporter = crash.Reporter(tmp_path / "logs")
    sitting.program.troubles.reporter = reporter
    sitting.program.new_match(("Bruno",), "standard", "Ada")
    qtbot.waitUntil(lambda: sitting.model.view.to_move, timeout=30_000)
    view = sitting.model.view
    monkeypatch.setattr(match_module, "play_round", lambda *_told: None)
    sitting.model.propose(Draw())
    told = [sentence for sentence in sitting.window.notices.texts() if "went wrong" in sentence]
    assert len(told) == 1
    assert told[0].endswith("a report of it lies under Help.")
    report = (tmp_path / "logs" / crash.REPORT).read_text()
    assert "RoundStopped: 0 draw" in report
    assert '"format": "scala40"' in report
    assert sitting.model.view == view
    # As long as nothing is decided, nothing moves.
    monkeypatch.undo()
    sitting.model.propose(Draw())
    assert sitting.model.view == view
    sitting.window.notices.findChild(Strip).button.click()
    sitting.model.propose(Draw())
    assert sitting.model.view.public.phase == "play"
    assert sitting.window.notices.texts() == []


def test_what_is_amiss_is_told_with_the_warning_sign_and_its_word(sit) -> None:
    sitting = sit()
    sitting.program.troubles.tell("saves", ProblemTexts().match_broken)
    strip = sitting.window.notices.findChild(Strip)
    assert strip.kind == "warning"
    assert strip.accessibleName() == f"Attention: {strip.text()}"
    sitting.program.troubles.tell("saves", ProblemTexts().saving_again, "saved")
    strip = sitting.window.notices.findChildren(Strip)[-1]
    assert (strip.kind, strip.accessibleName()) == ("saved", strip.text())


def test_whoever_leaves_a_stopped_round_finds_the_match_as_it_was_before_the_move(qtbot, sit, monkeypatch) -> None:
    sitting = sit()
    sitting.program.new_match(("Bruno",), "standard", "Ada")
    play_a_little(qtbot, sitting)
    view = sitting.model.view
    monkeypatch.setattr(match_module, "play_round", lambda *_told: None)
    sitting.model.propose(Discard(max(view.hand)))
    assert sitting.window.notices.texts() != []
    sitting.program.leave_table()
    assert sitting.window.notices.texts() == []
    monkeypatch.undo()
    sitting.program.continue_match()
    assert sitting.model.view == view
