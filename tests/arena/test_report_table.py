"""The report for people: in their language, within 80 columns, and each number on one line."""

import io
import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale
from rich.console import Console

from scala40.arena.report import Line, Report
from scala40.arena.simulate import Plan
from scala40.cli.report_table import print_report
from scala40.engine.rules import STANDARD
from scala40.texts.report import ReportTexts
from scala40.views.languages import Languages

pytestmark = pytest.mark.usefixtures("qapp")
LANGUAGES = ("en", "de", "es", "it")
# As wide as numbers get, with the longest name of a level.
WIDE = Line(
    1, "beginner-careful", 2000, 1000.5, 0.75, 0.701, 0.999, 190.85, 150.3, 1201.2, 112.34, 12.34, -112.34, 112.34,
    1000, 1000, 0.021, 0.5, 1012.345, 1099.0, 1104.9,
)  # fmt: skip
NO_INTERVAL = {
    "share_low": None, "share_high": None, "elo_low": None, "elo_high": None, "penalty_margin": None,
    "points_margin": None,
}  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language in force, with its numbers; English again afterwards."""
    before = QLocale()
    languages = Languages()
    languages.use(request.param)
    yield request.param
    languages.use("en")
    QLocale.setDefault(before)


def plan(**fields: object) -> Plan:
    return Plan(**{"levels": ("beginner-careful",) * 2, "rules": STANDARD, "matches": 1000, "seed": "7"} | fields)


def printed(asked: Plan, line: Line, width: int = 80, found: int = 0) -> list[str]:
    lines = (line, replace(line, place=2))
    counted = Report(lines, 0 if asked.single else 2000, 12345, 12, 3600.04, 3.44, found)
    console = Console(file=io.StringIO(), width=width)
    print_report(asked, counted, console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("single", [False, True])
@pytest.mark.parametrize("duplicate", [False, True])
def test_every_player_has_one_line_in_each_table(language: str, single: bool, duplicate: bool) -> None:
    told = printed(plan(single=single, duplicate=duplicate), WIDE)
    for place in (1, 2):
        rows = [line for line in told if re.match(rf" *{place}  beginner-careful ", line)]
        assert len(rows) == 3
    text = "\n".join(told)
    assert "…" not in text
    assert max(map(len, told)) <= 80
    point = "." if language == "en" else ","
    assert f"112{point}3 ± 12{point}3" in text
    assert f"-112{point}34 ± 112{point}34" in text
    assert ("Elo" in text) == (not single)
    assert ("+191" in text) == (not single)


def test_no_word_of_the_report_is_english_elsewhere() -> None:
    languages = Languages()
    few = replace(WIDE, **NO_INTERVAL)
    said = {}
    for language in LANGUAGES:
        languages.use(language)
        words: set[str] = set()
        for single in (False, True):
            for duplicate in (False, True):
                asked = plan(single=single, duplicate=duplicate, matches=9)
                for line in (WIDE, few):
                    words |= set(re.findall(r"[^\W\d_]{3,}", "\n".join(printed(asked, line, width=200, found=3))))
            words.add(ReportTexts().playing(single))
        said[language] = words - {"beginner", "careful", "standard", "Elo"}
    languages.use("en")
    for language in ("de", "es", "it"):
        assert said["en"] & said[language] == set()


@pytest.mark.parametrize(
    ("single", "duplicate", "told"),
    [
        (False, False, "4 matches"),
        (True, False, "4 single rounds"),
        (True, True, "4 deals, each from every seat: 8 rounds"),
        (False, True, "4 matches, each from every seat on the same deals: 8 in all"),
    ],
)
def test_what_was_played_is_told_as_it_was_asked_for(single: bool, duplicate: bool, told: str) -> None:
    asked = plan(matches=4, single=single, duplicate=duplicate, seed="[bold]")
    lines = printed(asked, WIDE)
    assert lines[:2] == [told, "Rules: standard; seed: [bold]"]
    assert not any("An interval needs" in line for line in lines)


@pytest.mark.parametrize(
    ("single", "duplicate", "told"),
    [
        (False, False, "An interval needs at least 10 matches."),
        (True, False, "An interval needs at least 10 rounds."),
        (True, True, "An interval needs at least 10 deals."),
        (False, True, "An interval needs at least 10 matches, each from every seat."),
    ],
)
def test_of_few_units_the_report_says_what_an_interval_needs(single: bool, duplicate: bool, told: str) -> None:
    lines = printed(plan(matches=9, single=single, duplicate=duplicate), replace(WIDE, **NO_INTERVAL))
    assert lines.count(told) == 1
    text = "\n".join(lines)
    assert "75.0 (–)" in text
    assert "112.3 ± –" in text
    assert ("+191 (–)" in text) == (not single)


def test_without_an_elo_or_an_end_of_its_interval_there_is_a_dash() -> None:
    rows = printed(plan(), replace(WIDE, elo_high=None))
    assert any("+191 (+150 to –)" in row for row in rows)
    rows = printed(plan(), replace(WIDE, share=1.0, elo=None, elo_low=None, elo_high=None))
    assert any(row.endswith(")    –") or row.rstrip().endswith("  –") for row in rows)


def test_on_a_narrow_screen_only_the_name_of_the_level_is_cut() -> None:
    rows = [row for row in printed(plan(), WIDE, width=66) if re.match(" *1 ", row)]
    assert len(rows) == 3
    assert "75.0 (70.1 to 99.9)" in rows[0]
    assert "…" in rows[0]


def test_the_last_lines_tell_the_pace_and_what_was_found() -> None:
    assert printed(plan(), WIDE, found=7)[-2:] == [
        "12345 rounds, 12 without a winner; 3600.0 s, 3.4 rounds a second",
        "Found among the records: 7",
    ]
    assert not any(line.startswith("Found") for line in printed(plan(), WIDE))
