"""Looks at every screen in every language, theme, size, device scale and text size for words that are cut, words over
words and English left over: ``python -m tests.matrix [--quick] [--workers N]``.
"""

from __future__ import annotations

import argparse
import itertools
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import msgspec
from PySide6.QtCore import QEvent, QSize

from scala40 import paths
from scala40.engine.rules import STANDARD
from scala40.texts.pages import LANGUAGE_NAMES
from scala40.views.cards.art import CardArt
from scala40.views.languages import Languages
from scala40.views.main_window import MainWindow
from tests.looking import all_texts, cut, english, looked_at, overlapping, painted_badly
from tests.pictures import CHAPTERS, PAGES, TABLE_SCREENS, QuietDesk, Show, application, settle, table
from tests.rule_tables import LONG
from tests.tables import NAMES, sit_at

SCALES = ("1", "1.5", "2")
SIZES = (QSize(1920, 1080), QSize(1280, 800), QSize(1024, 576))
LOOKS: dict[str, Mapping[str, object]] = {
    **{theme: {"theme": theme} for theme in ("felt", "night", "light", "contrast")},
    **{f"{theme} 150": {"theme": theme, "text_size": 150} for theme in ("felt", "night", "light", "contrast")},
    "zoom": {"zoom": 200},
    "zoom 150": {"zoom": 200, "text_size": 150},
    "comfort": {"comfort": True},
    "comfort 150": {"comfort": True, "text_size": 150},
}
SHORT = ("7H'", "8D'", "KC")
LONG_HAND = "AC 2C' 3D' 4H' 5S' 6C' 7D' 8H' 9S' TC' JD' QH' KS' *2"
TWELVE = (
    *("2C 3C 4C", "5C 6C 7C 8C", "2D 3D 4D", "5D 6D *1=7D 8D", "2H 3H 4H", "5H 6H 7H 8H"),
    *("2S 3S 4S 5S", "6S 7S 8S", "9C 9D 9H 9S", "TC TD TH", "JC JD JH JS", "QS KS AS"),
)
OTHERS = ("KD' AD", "KH AH", "QD 3C'", "9D' 4C'", "8S' TH'")


def laid(seats: int, hand: str, melds: Sequence[str], opened: bool, names: Sequence[str], window: MainWindow) -> None:
    """A table with so many seats, a hand and melds."""
    owners = tuple(number * seats // len(melds) for number in range(len(melds)))
    totals = (39, 100, 52, 23, 88, 7)
    hands = [hand, *OTHERS[: seats - 1]]
    rules = msgspec.structs.replace(STANDARD, max_players=6)
    more = {"totals": totals, "discards": "2D' 3S'", "names": names, "rules": rules}
    sit_at(window, hands, melds, owners, opened=[opened] * seats, **more)


def _of_every_fullness() -> Iterator[tuple[str, Show]]:
    for seats in (2, 4, 6):
        for words, hand in (("short", " ".join(SHORT)), ("long", LONG_HAND)):
            for melds in ((), TWELVE):
                names = LONG if words == "long" else NAMES
                sit = partial(laid, seats, hand, melds, bool(melds), names)
                yield f"{seats} seats, {words} hand, {len(melds)} melds", partial(table, sit)


FULLNESS: dict[str, Show] = dict(_of_every_fullness())
SCREENS: dict[str, Show] = PAGES | CHAPTERS | TABLE_SCREENS | FULLNESS
QUICK_SCREENS = (
    *("start_waiting", "new_match", "rule_card", "settings_sound", "shortcuts", "table_opening", "table_question"),
    *("round_end", "match_end", "6 seats, long hand, 12 melds", "2 seats, short hand, 0 melds"),
)
PEOPLE = frozenset({*NAMES, *LONG, "Ada", "Carla"})


class Found(msgspec.Struct, frozen=True):
    """What is wrong with a screen."""

    where: str
    what: str


class Seen(msgspec.Struct):
    """How many screens were looked at, and what was found."""

    screens: int
    found: list[Found]


def troubles(window: MainWindow, language: str) -> list[str]:
    """All that is wrong with the screen that the window shows."""
    watch = looked_at(window)
    found = cut(window) + overlapping(window) + painted_badly(watch, PEOPLE)
    if language != "en":
        found += english(all_texts(window, watch), language)
    return found


def look(
    languages: Sequence[str],
    looks: Sequence[str],
    screens: Mapping[str, Show],
    sizes: Sequence[QSize],
    speaking: Languages | None = None,
    tell: Callable[[str], object] = lambda _: None,
) -> Seen:
    """Look at screens in these languages, looks and sizes at the device scale of this process."""
    made, seen = application(), Seen(0, [])
    speaking = speaking or Languages()
    for language, dress in itertools.product(languages, looks):
        speaking.use(language)
        for name, show in screens.items():
            desk = QuietDesk()
            # Before there is a window: to dress an empty one takes no time.
            desk.settings.change(**LOOKS[dress])
            window = MainWindow(desk, speaking, CardArt())
            for size in sizes:
                window.resize(size)
                window.show()
                show(window, desk)
                settle(made)
                where = f"{name}, {language}, {dress}, {size.width()}x{size.height()}"
                seen.found += [Found(where, what) for what in troubles(window, language)]
                seen.screens += 1
            window.close()
            window.deleteLater()
            made.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        tell(f"{language}, {dress}: {seen.screens} screens, {len(seen.found)} found")
    return seen


def quick(speaking: Languages | None = None) -> Seen:
    """The smallest window in the languages with the longest words, and all four at the usual size."""
    screens = {name: SCREENS[name] for name in QUICK_SCREENS}
    seen = look(["de", "es"], ["felt", "contrast 150"], screens, SIZES[-1:], speaking)
    more = look(["it", "en"], ["comfort"], screens, SIZES[-2:-1], speaking)
    return Seen(seen.screens + more.screens, seen.found + more.found)


def _elsewhere(jobs: list[list[str]], workers: int) -> list[Seen]:
    """Do each job in a process of its own, since the device scale holds for a whole process.

    Each writes into a file: a pipe holds 64 KB and would stop a process that found more until it is read.
    """
    waiting, running, done = list(jobs), [], []
    while waiting or running:
        while waiting and len(running) < workers:
            scale, *rest = waiting.pop(0)
            told = {**os.environ, "QT_SCALE_FACTOR": scale}
            command = [sys.executable, "-m", "tests.matrix", "--part", *rest]
            answer = tempfile.TemporaryFile()  # noqa: SIM115  closed below, when the process has ended
            running.append((scale, rest, answer, subprocess.Popen(command, stdout=answer, env=told)))
        for part in list(running):
            scale, rest, answer, process = part
            if process.poll() is not None:
                running.remove(part)
                with answer:
                    answer.seek(0)
                    seen = msgspec.json.decode(answer.read(), type=Seen)
                found = [Found(f"{one.where}, scale {scale}", one.what) for one in seen.found]
                done.append(Seen(seen.screens, found))
                print(f"scale {scale}, {' '.join(rest)}: {seen.screens} screens, {len(found)} found", flush=True)
                for one in found:
                    print(f"    {one.where}: {one.what}", flush=True)
        time.sleep(0.2)
    return done


def report(seen: Sequence[Seen]) -> int:
    """Print what was found, each trouble once with an example of where; 1 if there was any, else 0."""
    found = [one for part in seen for one in part.found]
    for what, times in Counter(one.what for one in found).most_common():
        print(f"{times} x {what}\n    as in {next(one.where for one in found if one.what == what)}")
    print(f"{sum(part.screens for part in seen)} screens looked at, {len(found)} troubles")
    return 1 if found else 0


def main() -> int:
    """Do what the command line says; 0 when nothing was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few screens in the smallest window only")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--scale", action="append", choices=SCALES)
    parser.add_argument("--language", action="append", choices=tuple(LANGUAGE_NAMES))
    parser.add_argument("--look", action="append", choices=tuple(LOOKS))
    parser.add_argument("--screen", action="append", choices=tuple(SCREENS))
    parser.add_argument("--size", action="append", choices=[str(size.width()) for size in SIZES])
    parser.add_argument("--part", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    languages = wanted.language or list(LANGUAGE_NAMES)
    looks = wanted.look or list(LOOKS)
    screens = {name: SCREENS[name] for name in wanted.screen or SCREENS}
    sizes = [size for size in SIZES if wanted.size is None or str(size.width()) in wanted.size]
    with tempfile.TemporaryDirectory() as folder:
        paths.use_data_dir(folder)
        if wanted.part:
            tell = partial(print, file=sys.stderr, flush=True) if os.environ.get("MATRIX_TELLS") else lambda _: None
            sys.stdout.write(msgspec.json.encode(look(languages, looks, screens, sizes, tell=tell)).decode())
            return 0
        if wanted.quick:
            return report([quick()])
        told = [part for name in wanted.screen or () for part in ("--screen", name)]
        told += [part for name in looks for part in ("--look", name)]
        told += [part for size in sizes for part in ("--size", str(size.width()))]
        jobs = [[scale, *told, "--language", name] for scale in wanted.scale or SCALES for name in languages]
        return report(_elsewhere(jobs, wanted.workers))


if __name__ == "__main__":
    sys.exit(main())
