"""The rule card and the score sheet on paper: one page, black on white, our fonts, and everything said."""

import re
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QDate, QLocale

from scala40.engine.rules import CLASSIC, FAMILY, ONLINE, PRESETS, STANDARD, Rules
from scala40.models.rules_form import card_lines
from scala40.models.score import ScoreModel
from scala40.play.referee import FinishedRound
from scala40.texts.own_rules import RuleCardTexts, ScorePaperTexts
from scala40.texts.pages import LANGUAGE_NAMES, NewMatchTexts
from scala40.texts.rule_fields import RuleFieldTexts
from scala40.texts.rule_values import RuleValueTexts
from scala40.views.languages import Languages
from scala40.views.paper import fitted, write_pdf
from scala40.views.rule_sheet import marks, rule_paper, rule_sheet, screen_ink, together
from scala40.views.score_paper import score_paper
from scala40.views.theme import FELT
from tests.views.pdf import Pdf, read_pdf

A4 = (595, 842)
DAY = QDate(2026, 3, 1)
LONGEST = msgspec.structs.replace(
    FAMILY,
    name="W" * 40,
    max_players=6,
    group_joker_swap="both_missing",
    discard_fitting="by_players",
    lay_off_in_opening_turn="own",
    first_dealer="lowest_draw",
    buying=True,
    turn_seconds=300,
)


def closed_up(text: str) -> str:
    """Letters without blanks, since a line may break anywhere between words."""
    return re.sub(r"\s", "", text)


def paper(html: str, folder: Path) -> Pdf:
    file = folder / "paper.pdf"
    write_pdf(file, "Title", html)
    return read_pdf(file)


def is_one_good_page(read: Pdf) -> None:
    assert read.pages == 1
    assert tuple(map(round, read.size)) == A4
    assert read.title == "Title"
    assert read.named
    assert read.named <= read.embedded
    assert all(name.startswith("Inter") for name in read.named)
    # Grey at most, and never lighter than can be read in print.
    assert read.colours
    assert all(len(set(colour)) == 1 and colour[0] < 0.4 for colour in read.colours)


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
@pytest.mark.parametrize("rules", [STANDARD, FAMILY, ONLINE, LONGEST], ids=lambda rules: rules.name[:8])
def test_the_rule_card_is_one_page_with_every_rule(
    languages: Languages, tmp_path: Path, language: str, rules: Rules
) -> None:
    languages.use(language)
    read = paper(rule_paper(rules), tmp_path)
    is_one_good_page(read)
    said = closed_up(read.text)
    assert closed_up(RuleCardTexts().of(NewMatchTexts().rule_set(rules.name))) in said
    for group, lines in card_lines(rules).items():
        assert closed_up(RuleFieldTexts().group(group)) in said
        for line in lines:
            label = RuleValueTexts().label(line.field, line.value)
            assert closed_up(RuleFieldTexts().name(line.field) + label + marks(line)) in said, line


@pytest.mark.usefixtures("languages")
@pytest.mark.parametrize("name", PRESETS)
def test_the_card_marks_what_differs_by_signs_that_it_explains(tmp_path: Path, name: str) -> None:
    rules = PRESETS[name]
    text = paper(rule_paper(rules), tmp_path).text
    lines = [line for group in card_lines(rules).values() for line in group]
    unlike = {
        "†": (sum(line.unlike_standard for line in lines), "Standard"),
        "‡": (sum(line.unlike_tournament for line in lines), "Tournament"),
    }
    for sign, (count, other) in unlike.items():
        assert text.count(sign) == count + (count > 0)
        assert (f"{sign} not as in {other}" in text) == (count > 0)
        assert (f"Not as in {other}: {count}." in text) == (count > 0)


@pytest.mark.usefixtures("languages")
def test_the_same_card_is_on_the_screen_in_one_or_two_columns() -> None:
    ink = screen_ink(FELT)
    one, two = rule_sheet(CLASSIC, ink, 1), rule_sheet(CLASSIC, ink, 2)
    assert re.sub(r"<[^>]*>", "", one) == re.sub(r"<[^>]*>", "", two)
    assert ink.text == FELT.text


@pytest.mark.usefixtures("languages")
def test_a_name_is_no_markup_on_paper(tmp_path: Path) -> None:
    rules = msgspec.structs.replace(CLASSIC, name="<b>&amp;</b><img src='/etc/passwd'>")
    said = closed_up(paper(rule_paper(rules), tmp_path).text)
    assert closed_up("Rule card: <b>&amp;</b><img src='/etc/passwd'>") in said


def rounds(count: int, seats: int) -> list[FinishedRound]:
    """Rounds in which the seats go out one after the other; the last seat leaves after the first."""
    made = []
    totals = [0] * seats
    for number in range(1, count + 1):
        playing = tuple(range(seats if number == 1 else max(2, seats - 1)))
        closer = number % len(playing)
        penalties = tuple(0 if seat == closer or seat not in playing else 10 + seat for seat in range(seats))
        totals = [total + penalty for total, penalty in zip(totals, penalties, strict=True)]
        made.append(FinishedRound(number, penalties, tuple(totals), playing, closer))
    return made


def score(names: tuple[str, ...], count: int) -> ScoreModel:
    model = ScoreModel(names)
    played = rounds(count, len(names))
    model.follow(played, played[-1].totals)
    return model


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_the_score_sheet_says_who_when_and_by_which_rules(languages: Languages, tmp_path: Path, language: str) -> None:
    languages.use(language)
    texts = ScorePaperTexts()
    model = score(("Anna", "Marta", "Luca"), 4)
    read = paper(score_paper(model, CLASSIC, QLocale(language), ["Anna"], DAY), tmp_path)
    is_one_good_page(read)
    said = closed_up(read.text)
    date = QLocale(language).toString(DAY, QLocale.FormatType.LongFormat)
    assert "2026" in date
    assert closed_up(texts.rules_and_date(NewMatchTexts().rule_set("classic"), date)) in said
    assert closed_up(f"{texts.round()}AnnaMartaLuca") in said
    assert closed_up("1 10 ✓0 12") in said
    assert closed_up("2 ✓0 11 – 3 10 ✓0 –") in said
    assert closed_up(f"{texts.total()} 20 22 12") in said
    assert closed_up(texts.winners(["Anna"])) in said
    assert closed_up(texts.went_out()) in said


@pytest.mark.usefixtures("languages")
@pytest.mark.parametrize(("count", "seats"), [(1, 2), (30, 6), (60, 6), (150, 4), (1000, 6)])
def test_a_long_match_still_fits_one_page(tmp_path: Path, count: int, seats: int) -> None:
    names = tuple(f"Player with a long name {seat}" for seat in range(seats))
    read = paper(score_paper(score(names, count), STANDARD, QLocale("en"), (), DAY), tmp_path)
    is_one_good_page(read)
    numbers = re.findall(r"\d+", read.text)
    assert {str(number) for number in range(max(1, count - 79), count + 1)} <= set(numbers)
    assert (f"…{count - 80}" in closed_up(read.text)) == (count > 80)
    assert "Match won by" not in read.text


@pytest.mark.usefixtures("dressed")
def test_a_place_that_takes_no_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="directory"):
        write_pdf(tmp_path, "Title", rule_paper(STANDARD))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.name)
@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_the_rule_card_fills_its_page_in_large_letters(languages: Languages, language: str, rules: Rules) -> None:
    languages.use(language)
    # The room on A4 within its edges, in pixels of 1/96 inch; Qt rounds the text up to whole pixels.
    sheet = fitted(rule_paper(rules), 687.8, 1016.7)
    assert sheet.defaultFont().pixelSize() == 13
    assert 600 < sheet.size().height() < 760


def test_no_word_of_a_label_stands_alone_in_its_last_line() -> None:
    said = [
        together(words).replace("\u00a0", "_")
        for words in ("Going out in one turn", "Rausgehen im ersten Umlauf", "Limit")
    ]
    assert said == ["Going out_in_one_turn", "Rausgehen im_ersten_Umlauf", "Limit"]
