"""Makes a picture of every screen in every language and size: ``python -m tests.pictures OUT [LANGUAGE ...]``."""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import msgspec
from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QApplication

from scala40 import paths
from scala40.engine.rules import FAMILY, PRESETS, Rules
from scala40.models.settings_form import APARTMENTS
from scala40.settings import SettingsStore
from scala40.storage.rule_sets import RuleSets
from scala40.texts.pages import LANGUAGE_NAMES
from scala40.texts.problems import ProblemTexts
from scala40.views import theme
from scala40.views.cards.art import CardArt
from scala40.views.fonts import load_fonts
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.pages.desk import SavedEntry, WaitingMatch
from tests.rule_tables import RULE_TABLES
from tests.tables import TABLES
from tests.why_tables import WHY_TABLES

Show = Callable[["MainWindow", "QuietDesk"], None]
SIZES = (QSize(1280, 800), QSize(1024, 576))


class QuietDesk:
    """A desk without matches: it remembers what it was asked."""

    def __init__(self, waiting: WaitingMatch | None = None) -> None:
        self.settings = SettingsStore(None)
        self.own_rules = RuleSets(None)
        self.waiting = waiting
        self.saved: list[SavedEntry] = []
        self.deleted: dict[int, tuple[int, SavedEntry]] = {}
        self.asked: list[tuple[object, ...]] = []

    def rule_sets(self) -> tuple[Rules, ...]:
        return (*PRESETS.values(), *self.own_rules.all())

    def waiting_match(self) -> WaitingMatch | None:
        return self.waiting

    def saved_matches(self) -> tuple[SavedEntry, ...]:
        return tuple(self.saved)

    def any_saved(self) -> bool:
        return bool(self.saved)

    def others_waiting(self) -> int:
        own = [entry for entry in self.saved if entry.you is not None or entry.damaged]
        return max(0, len(own) - (self.waiting is not None))

    def continue_saved(self, match_id: int) -> bool:
        self.asked.append(("continue_saved", match_id))
        return True

    def delete_saved(self, match_id: int) -> bool:
        self.asked.append(("delete_saved", match_id))
        place = next(place for place, entry in enumerate(self.saved) if entry.match_id == match_id)
        self.deleted[match_id] = place, self.saved.pop(place)
        return True

    def put_back_saved(self, match_id: int) -> bool:
        self.asked.append(("put_back_saved", match_id))
        self.saved.insert(*self.deleted.pop(match_id))
        return True

    def new_match(self, opponents: tuple[str, ...], rules_name: str, name: str) -> None:
        self.asked.append(("new_match", opponents, rules_name, name))

    def quick_round(self) -> None:
        self.asked.append(("quick_round",))

    def watch(self) -> None:
        self.asked.append(("watch",))

    def open_file(self, file: Path) -> None:
        self.asked.append(("open_file", file))

    def match_file(self) -> bytes | None:
        return None

    def continue_match(self) -> None:
        self.asked.append(("continue_match",))

    def leave_table(self) -> int:
        self.asked.append(("leave_table",))
        return 7

    def quit(self) -> bool:
        self.asked.append(("quit",))
        return True


WAITING = WaitingMatch(round_number=4, opponents=("Marta", "Luca", "Elena"), your_turn=True, total=39, limit=101)


def entry(match_id: int, players: Sequence[str], totals: Sequence[int], **more: Any) -> SavedEntry:
    """An unfinished match in the list, yesterday's where nothing else is said; `more` changes its fields."""
    made = SavedEntry(
        match_id=match_id,
        rules="standard",
        players=tuple(players),
        you=0,
        round_number=4,
        totals=tuple(totals),
        limit=101,
        rounds=None,
        played=datetime.now().astimezone().replace(hour=20, minute=15) - timedelta(days=1),
        damaged=False,
    )
    return msgspec.structs.replace(made, **more)


SAVED = (
    entry(9, ("Anna", "Marta", "Luca", "Elena"), (39, 36, 52, 23), played=datetime.now().astimezone()),
    entry(7, ("Anna", "Marta"), (0, 0), rules="classic", round_number=1, rounds=1),
    entry(6, ("Anna", "Marta", "Luca", "Elena", "Bruno", "Nora"), (88, 100, 97, 100, 55, 101), round_number=14),
    entry(5, (), (), damaged=True),
    entry(3, ("Marta", "Luca", "Elena"), (12, 45, 0), you=None, played=datetime(2026, 3, 7, 9, 5).astimezone()),
)


def first_start(window: MainWindow, _desk: QuietDesk) -> None:
    window.open()


def start_new(window: MainWindow, desk: QuietDesk) -> None:
    desk.settings.change(knows_the_game=True, player_name="Anna", opponents=("beginner",) * 3)
    window.open()


def start_waiting(window: MainWindow, desk: QuietDesk) -> None:
    desk.waiting = WAITING
    start_new(window, desk)


def start_others(window: MainWindow, desk: QuietDesk) -> None:
    desk.saved = list(SAVED)
    start_waiting(window, desk)


def saved_one(window: MainWindow, desk: QuietDesk) -> None:
    desk.saved = list(SAVED[:1])
    start_waiting(window, desk)
    window.show_saved_matches()


def saved_five(window: MainWindow, desk: QuietDesk) -> None:
    start_others(window, desk)
    window.show_saved_matches()


def saved_asked(window: MainWindow, desk: QuietDesk) -> None:
    """One is asked for, one is deleted, the others stand there."""
    saved_five(window, desk)
    rows = window.front_rooms.saved_matches_page.rows
    rows[1].delete_button.click()
    rows[1].yes_button.click()
    rows[0].delete_button.click()


def saved_none(window: MainWindow, desk: QuietDesk) -> None:
    start_new(window, desk)
    window.show_saved_matches()


def new_match(window: MainWindow, desk: QuietDesk) -> None:
    start_waiting(window, desk)
    window.show_new_match()


def rules(window: MainWindow, desk: QuietDesk) -> None:
    start_new(window, desk)
    window.show_rules()


def chapter(number: int, window: MainWindow, desk: QuietDesk) -> None:
    """The rule book at a chapter, counted from 0."""
    start_new(window, desk)
    window.show_rules(None, number)


def own_rules(window: MainWindow, desk: QuietDesk) -> None:
    start_new(window, desk)
    desk.own_rules.remove("Sundays")
    window.rule_rooms.edit(desk.own_rules.keep(msgspec.structs.replace(FAMILY, name="Sundays", opening_points=50)))


def rule_card(window: MainWindow, desk: QuietDesk) -> None:
    start_new(window, desk)
    window.show_rule_card(FAMILY)


def trouble(window: MainWindow, desk: QuietDesk) -> None:
    start_waiting(window, desk)
    folder = Path("/home/anna/.local/share/scala40")
    window.notices.tell("saving", lambda: ProblemTexts().folder_unusable(paths.Trouble.NOT_WRITABLE, folder), "warning")
    window.notices.tell("unexpected", lambda: ProblemTexts().unexpected(folder / "log" / "errors.log"), "warning")


def settings(apartment: str, window: MainWindow, desk: QuietDesk) -> None:
    """An apartment of the settings."""
    start_new(window, desk)
    window.side_rooms.show_settings(apartment)


def settings_reset(window: MainWindow, desk: QuietDesk) -> None:
    """The question before all settings are reset."""
    settings("appearance", window, desk)
    desk.settings.change(pace="slow")
    window.side_rooms.settings_page.reset_all.all_button.click()


def shortcuts(window: MainWindow, desk: QuietDesk) -> None:
    start_new(window, desk)
    window.side_rooms.show_shortcuts()


PAGES: dict[str, Callable[[MainWindow, QuietDesk], None]] = {
    "first_start": first_start,
    "start_new": start_new,
    "start_waiting": start_waiting,
    "start_others": start_others,
    "saved_one": saved_one,
    "saved_five": saved_five,
    "saved_asked": saved_asked,
    "saved_none": saved_none,
    "new_match": new_match,
    "rules": rules,
    "own_rules": own_rules,
    "rule_card": rule_card,
    "trouble": trouble,
    **{f"settings_{apartment}": partial(settings, apartment) for apartment in APARTMENTS},
    "settings_reset": settings_reset,
    "shortcuts": shortcuts,
}


def table(sit: Callable[[MainWindow], None], window: MainWindow, desk: QuietDesk) -> None:
    """A screen of a match, after the start page."""
    start_new(window, desk)
    settle(the_application())
    sit(window)


CHAPTERS = {f"rules_{number:02}": partial(chapter, number) for number in range(17)}
TABLE_SCREENS: dict[str, Show] = {
    name: partial(table, sit) for name, sit in (TABLES | RULE_TABLES | WHY_TABLES).items()
}
SCREENS: dict[str, Show] = PAGES | CHAPTERS | TABLE_SCREENS


def dressed_as(look: Mapping[str, object], show: Callable[[MainWindow, QuietDesk], None]) -> Show:
    """A screen as it is with some other settings."""

    def shown(window: MainWindow, desk: QuietDesk) -> None:
        desk.settings.change(**look)
        show(window, desk)

    return shown


LOOKS: dict[str, Mapping[str, object]] = {
    "night": {"theme": "night"},
    "light": {"theme": "light"},
    "contrast": {"theme": "contrast"},
    "large": {"text_size": 150},
    "comfort": {"comfort": True},
}
"""Other looks than the one that all screens are shown in, by their name."""
LOOKED_AT = (
    "start_waiting",
    "saved_five",
    "new_match",
    "rules",
    "settings_cards",
    "settings_sound",
    "why_opening",
    *TABLES,
)
SCREENS |= {f"{name}_{look}": dressed_as(how, SCREENS[name]) for look, how in LOOKS.items() for name in LOOKED_AT}
SCREENS["table_full_traditional"] = dressed_as({"courts": "traditional"}, SCREENS["table_full"])


def the_application() -> QApplication:
    """The one QApplication, however it is dressed."""
    found = QApplication.instance()
    return found if isinstance(found, QApplication) else QApplication(sys.argv[:1])


def application() -> QApplication:
    """The one QApplication, dressed as the program dresses it."""
    made = the_application()
    font = made.font()
    font.setFamilies(load_fonts())
    made.setFont(font)
    theme.dress(made, theme.FELT)
    return made


def pictures(
    languages: list[str], screens: list[str], speaking: Languages, known: Mapping[str, Show] = SCREENS
) -> Iterator[tuple[str, MainWindow]]:
    """Every screen in every language and size by its name, shown and settled."""
    made = application()
    for language in languages:
        speaking.use(language)
        for name in screens:
            desk = QuietDesk()
            window = MainWindow(desk, speaking, CardArt())
            for size in SIZES:
                window.resize(size)
                window.show()
                known[name](window, desk)
                settle(made)
                yield f"{name}_{language}_{size.width()}", window
            window.close()
            window.deleteLater()
            made.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def settle(made: QApplication) -> None:
    """Let all that is waiting happen, layouts too."""
    for _ in range(5):
        made.processEvents()


def main() -> int:
    """Do what the command line says; 0 when the pictures are made."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--language", action="append", choices=tuple(LANGUAGE_NAMES))
    parser.add_argument("--screen", action="append", choices=tuple(SCREENS))
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        paths.use_data_dir(folder)
        languages, screens = wanted.language or list(LANGUAGE_NAMES), wanted.screen or list(SCREENS)
        for name, window in pictures(languages, screens, Languages()):
            window.grab().save(str(wanted.out / f"{name}.png"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
