"""Puts the pieces together: the window, the settings, the saved matches and the match that is being played."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from scala40 import crash, paths
from scala40.app.after_start import AfterFirstPicture, LoadsAhead, end_on_signals
from scala40.app.program import Program
from scala40.app.saves import open_store
from scala40.app.sweeping import Sweeping
from scala40.engine.rules import Rules
from scala40.settings import SettingsStore
from scala40.storage.rule_sets import FILE as RULES_FILE
from scala40.storage.rule_sets import RuleSets
from scala40.texts.own_rules import RuleFileTexts
from scala40.views.cards.art import CardArt
from scala40.views.fonts import FAMILIES, load_fonts
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from scala40.views.theme import STYLE, STYLED

__all__ = ["run"]


def _settings_file() -> Path | None:
    try:
        return paths.ready(paths.config_folder()) / paths.SETTINGS
    except paths.NoFolder:
        return None


def _log_folder() -> Path | None:
    try:
        return paths.log_folder()
    except paths.NoFolder:
        return None


_KEPT: list[object] = []
"""What must live as long as the program."""


def run(*, file: Path | None, demo: bool, rules: Rules, pace: str | None, language: str | None) -> int:
    """Run the window until it is closed; gives the exit code of the program."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        # Named from outside, the style need not be made a second time, which is slow.
        application = QApplication(["scala40", "-style", STYLE])
        application.setProperty(STYLED, True)
    application.setApplicationName("scala40")
    application.setApplicationDisplayName("Scala 40")
    application.setDesktopFileName("scala40")
    application.setQuitOnLastWindowClosed(False)
    reports = _log_folder()
    reporter = crash.install(reports)
    settings_file = _settings_file()
    settings = SettingsStore(settings_file)
    load_fonts()
    font = application.font()
    font.setFamilies(FAMILIES)
    application.setFont(font)
    languages = Languages()
    languages.use(language or settings.value.language or None)
    store, problem = open_store()
    own_rules = RuleSets(None if settings_file is None else settings_file.with_name(RULES_FILE))
    program = Program(settings, store, pace, own_rules)
    place_file = None if settings_file is None else settings_file.with_name("window.json")
    window = MainWindow(program, languages, CardArt(), place_file=place_file, reports=reports)
    program.window = window
    program.troubles.reporter = reporter
    reporter.on_first_error(program.troubles.reported.emit)
    if problem is not None:
        window.notices.tell("saving", problem, "warning")
    if own_rules.kept_aside is not None:
        set_aside = own_rules.kept_aside.name
        window.notices.tell("rules", lambda: RuleFileTexts().set_aside(set_aside), "warning")
    window.open()
    window.show()

    def go_on() -> None:
        from scala40.views.sounds import Sounds

        _KEPT.append(Sweeping(window))
        program.sounds = Sounds(settings)
        _KEPT.append(end_on_signals(window))
        if demo:
            program.demo(rules)
        elif file is not None:
            program.open_file(file)
        else:
            _KEPT.append(LoadsAhead(window))

    _KEPT.append(AfterFirstPicture(window, go_on))
    return application.exec()
