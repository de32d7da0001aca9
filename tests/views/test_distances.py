"""Every padding and margin of the style sheets is one of the five distances (look.md, "Tokens")."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import scala40.views
from scala40.views.theme import APART, CLOSE, FAR, NEAR, WIDE, Theme, stylesheet
from scala40.views.themes import THEMES

DISTANCES = {0, CLOSE, NEAR, APART, WIDE, FAR}
PAPERS = ("rule_sheet.py", "score_paper.py")
"""Printed pages: their lines lie as close as the paper asks for."""


def distances(words: str) -> Iterator[int]:
    """The numbers of the paddings and margins in a style sheet."""
    for told in re.findall(r"(?:padding|margin)(?:-\w+)?:\s*([^;}]*)", words):
        yield from (abs(int(number)) for number in re.findall(r"(?<![\w.{])-?\d+(?=px|\b(?!\w))", told))


def rules_of(sheet: str) -> Iterator[tuple[str, str]]:
    """Every rule of a style sheet: what it is for, and what it says."""
    for chosen, said in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet):
        yield " ".join(chosen.split()), said


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
def test_every_padding_of_the_program_is_one_of_the_five_distances(theme: Theme, zoom: float) -> None:
    sheet, frame = stylesheet(msgspec.structs.replace(theme, zoom=zoom)), theme.line_width
    assert len(list(distances(sheet))) > 20
    for chosen, said in rules_of(sheet):
        for number in distances(said):
            # The broader frame of what has the focus takes its room from the air inside it.
            framed = {number, number + frame, number + frame - 1} if ":focus" in chosen else {number}
            assert framed & DISTANCES, (chosen, number)


def test_every_padding_of_a_single_part_is_one_of_the_five_distances() -> None:
    strange = [
        (file.name, number)
        for file in Path(scala40.views.__file__).parent.rglob("*.py")
        if file.name not in PAPERS
        for words in re.findall(r'"[^"\n]*(?:padding|margin)[^"\n]*"', file.read_text(encoding="utf-8"))
        for number in distances(re.sub(r"(?<!\{)\{(?!\{)[^{}]*\}px", "", words))
        if number not in DISTANCES
    ]
    assert strange == []
