"""The desk behind the window: it hands out matches, goes on with saved ones and says what became of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from scala40 import __version__
from scala40.app.saved_matches import SavedMatches
from scala40.app.saves import codes, fresh_shuffler, json_value
from scala40.app.troubles import Troubles
from scala40.engine.match import Match, SeatInfo
from scala40.engine.rules import PRESETS, Rules
from scala40.play.people import HUMAN
from scala40.settings import SettingsStore
from scala40.storage.faults import StorageError
from scala40.storage.journal import MatchJournal, Unsaved
from scala40.storage.rule_sets import RuleSets
from scala40.storage.store import Store
from scala40.texts.problems import ProblemTexts
from scala40.views.main_window import MainWindow
from scala40.views.pages.choices import last_choices, one_round, opponent_names, player_of
from scala40.views.pages.desk import SavedEntry, WaitingMatch

if TYPE_CHECKING:
    from scala40.app.seating import Seating
    from scala40.models.game import GameModel
    from scala40.play.playback import Playback
    from scala40.play.session import Session
    from scala40.views.sounds import Sounds

DEMO_PLAYERS: Final = ("Ada", "Bruno", "Carla")


class Program(QObject):
    """The desk of the window: it hands out matches, and keeps them."""

    def __init__(
        self, settings: SettingsStore, store: Store | None, pace: str | None, own_rules: RuleSets | None = None
    ) -> None:
        """`store` is None where nothing can be saved; `pace` overrides the setting for this run.

        Without `own_rules` those of the player last as long as the program.
        """
        super().__init__()
        self.window: MainWindow | None = None
        self._settings = settings
        self._store = store
        self._own_rules = own_rules or RuleSets(None)
        self._pace = pace
        self._seated: Seating | None = None
        self._closes_at_end = False
        self.sounds: Sounds | None = None
        """Who plays sounds; nobody does where it is None. To be set before the first match."""
        self.troubles = Troubles(lambda: None if self.window is None else self.window.notices, self)
        """Who tells the player what goes wrong."""
        self._warned = False
        self._saved = SavedMatches(store, self.troubles)
        settings.failed.append(lambda error: self.troubles.tell_storage(error))

    # The desk (views.pages.desk)

    @property
    def settings(self) -> SettingsStore:
        """The player's settings."""
        return self._settings

    @property
    def own_rules(self) -> RuleSets:
        """The player's own rule sets."""
        return self._own_rules

    def rule_sets(self) -> tuple[Rules, ...]:
        """The rule sets that can be chosen, the one to start with first, the player's own last."""
        return (*PRESETS.values(), *self._own_rules.all())

    def waiting_match(self) -> WaitingMatch | None:
        """The match of the player's that can be gone on with, if there is one."""
        return self._saved.waiting()

    def saved_matches(self) -> tuple[SavedEntry, ...]:
        """All unfinished matches, the one played last first; those that were only watched at the end."""
        return self._saved.entries()

    def any_saved(self) -> bool:
        """Is there any in that list?"""
        return self._saved.any()

    def others_waiting(self) -> int:
        """How many unfinished matches of the player's there are beside `waiting_match`, damaged ones too."""
        return self._saved.others()

    def continue_saved(self, match_id: int) -> bool:
        """Go on with one of them; False where it turns out to be damaged."""
        a_match = self._saved.opened(match_id)
        if a_match is None:
            return False
        self._go_on(a_match, match_id)
        return True

    def delete_saved(self, match_id: int) -> bool:
        """Forget one of them; False where it could not be done."""
        return self._saved.delete(match_id)

    def put_back_saved(self, match_id: int) -> bool:
        """Let one that was deleted since the start of the program be there again; False where it could not be done."""
        return self._saved.put_back(match_id)

    def new_match(self, opponents: tuple[str, ...], rules_name: str, name: str) -> None:
        """Begin a match of the player, called `name`, against computer players with these names."""
        rules = next(rules for rules in self.rule_sets() if rules.name == rules_name)
        self._begin(rules, [SeatInfo(name, HUMAN), *self._others(opponents)])

    def quick_round(self) -> None:
        """Deal one round at once, with the last choices."""
        last = last_choices(self)
        self._begin(one_round(last.rules), [SeatInfo(last.name, HUMAN), *self._others(last.opponents)])

    def watch(self) -> None:
        """Let computer players play a match by the last choices, one of them in the player's seat."""
        last = last_choices(self)
        names = opponent_names(len(last.opponents) + 1, last.name)
        levels = (*last.levels, *last.levels[-1:])
        self._begin(last.rules, [SeatInfo(*each) for each in zip(names, map(player_of, names, levels), strict=False)])

    def match_file(self) -> bytes | None:
        """The match at the table as a match file holds it (records.md); None where nobody sits at one."""
        from scala40.engine.record import write_record

        a_match = None if self._seated is None else self._seated.a_match
        return None if a_match is None else write_record(a_match, __version__)

    def _others(self, names: tuple[str, ...]) -> list[SeatInfo]:
        levels = last_choices(self).levels
        # More players than levels chosen: the others are as strong as the last.
        return [SeatInfo(name, player_of(name, levels[min(at, len(levels) - 1)])) for at, name in enumerate(names)]

    def continue_match(self) -> None:
        """Go on with the match that waits."""
        found = self._saved.latest(demo=False)
        if found is not None:
            self._go_on(*found)

    def leave_table(self) -> int | None:
        """The player has left the table: the match stays saved and waits. Gives its number; None where none is kept."""
        if self._seated is None:
            return None
        left = self._seated.match_id
        self._seated.leave()
        return left

    def quit(self) -> bool:
        """End the program; False, once, where the last moves are not on disk and cannot be put there."""
        seated = self._seated
        if seated is not None and not seated.all_written() and not self._warned:
            self._warned = True
            self.troubles.tell("saving", ProblemTexts().closing_unsaved)
            return False
        if seated is not None:
            seated.leave()
            seated.stop()
        if self.sounds is not None:
            self.sounds.stop()
        if self._store is not None:
            self._store.close()
            self._store = self._saved.store = None
        QApplication.quit()
        return True

    # At the table

    @property
    def seating(self) -> Seating:
        """Who seats matches at the table; made, and all that a match needs loaded, with the first of them."""
        from scala40.app.seating import Seating

        if self._seated is None:
            assert self.window is not None
            self._seated = seated = Seating(
                self.window, self._settings, self._store, self._pace, self.sounds, self.troubles, self
            )
            seated.match_over.connect(self._over)
            seated.again_wanted.connect(self._play_again)
        return self._seated

    @property
    def model(self) -> GameModel | None:
        """The match at the table, as the player's seat sees it; None elsewhere."""
        return None if self._seated is None else self._seated.model

    @property
    def runs(self) -> Session | Playback | None:
        """Who runs the match at the table; None elsewhere."""
        return None if self._seated is None else self._seated.runs

    def hurry(self) -> None:
        """Let whoever only waits for its time move at once."""
        if self.runs is not None:
            self.runs.hurry()

    # Beginning, and going on

    def demo(self, rules: Rules) -> None:
        """Let a match play itself, a computer player in your seat: the one that was broken off, or a new one."""
        self._closes_at_end = self.seating.pace() == "off"
        found = self._saved.latest(demo=True)
        if found is not None:
            self._go_on(*found)
        else:
            self._begin(rules, [SeatInfo(name, "beginner") for name in DEMO_PLAYERS])

    def open_file(self, file: Path) -> None:
        """Go on with the match of a file, or play it back if it is over; a file that is none is explained."""
        from scala40.engine.record import MOST_BYTES, NewerRecord, RecordError, read_record

        texts, tell = ProblemTexts(), self.troubles.tell
        try:
            with file.open("rb") as opened:
                a_match = read_record(opened.read(MOST_BYTES + 1), fresh_shuffler())
        except OSError:
            tell("file", lambda: texts.file_missing(file.name))
        except NewerRecord:
            tell("file", lambda: texts.file_newer(file.name))
        except RecordError as error:
            number, move, why = error.round_number, error.move, str(error)
            if number:
                tell("file", lambda: texts.file_breaks_rule(file.name, number, move, why))
            else:
                tell("file", lambda: texts.file_broken(file.name))
        else:
            if a_match.stage == "over":
                self.seating.play_back(a_match)
                tell("file", lambda: texts.file_played_back(file.name), "info")
            else:
                self._take_over(a_match)

    def _take_over(self, a_match: Match) -> None:
        """Go on with the unfinished match of a file, from now on among the saved ones."""
        from scala40.play.imported import write_into

        journal = self._new_journal()
        try:
            write_into(journal, a_match, __version__)
            self._saved.keep_always(journal.match_id)
        except StorageError as error:
            self.troubles.tell_storage(error)
        self.seating.sit_down(a_match, journal).go_on()

    def _begin(self, rules: Rules, seats: list[SeatInfo]) -> None:
        import secrets

        a_match = Match(rules, seats, fresh_shuffler(), bot_seed=secrets.token_hex(16))
        journal = self._new_journal()
        self.seating.sit_down(a_match, journal).begin()
        if journal.match_id is not None and not any(seat.player == HUMAN for seat in seats):
            self._saved.forget_demos(besides=journal.match_id)

    def _play_again(self) -> None:
        """The same table once more."""
        if self.model is not None:
            self._begin(self.model.rules, list(self.model.seats))

    def _go_on(self, a_match: Match, match_id: int) -> None:
        from scala40.app.seating import HAND_ORDER, PREPARED, ROUND_NOTES
        from scala40.models.preparing import drafts_again
        from scala40.play.round_notes import note_again

        assert self._store is not None
        noted = self._store.note(match_id, ROUND_NOTES)
        if noted is not None:
            note_again(a_match, json_value(noted))
        session = self.seating.sit_down(a_match, self._store.go_on(match_id))
        model = self.model
        session.go_on()
        order = self._store.note(match_id, HAND_ORDER)
        if order is not None and model is not None:
            model.hand.set_order(codes(order))
        prepared = self._store.note(match_id, PREPARED)
        if prepared is not None and model is not None:
            model.prepare_again(drafts_again(json_value(prepared), model.view))

    def _new_journal(self) -> MatchJournal | Unsaved:
        return Unsaved() if self._store is None else self._store.new_match()

    def _over(self) -> None:
        if self._closes_at_end and self.window is not None:
            # Not from within the referee's showing: the other seats have not seen the end yet.
            QTimer.singleShot(0, self.window, self.window.close)
