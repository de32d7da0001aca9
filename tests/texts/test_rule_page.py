"""The page of rules is whole in each language and says what the rules in force say."""

import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from scala40.engine.refusal import Reason
from scala40.engine.rules import CLASSIC, FAMILY, ONLINE, STANDARD, TOURNAMENT, Rules
from scala40.texts.cards import CardTexts
from scala40.texts.rule_page import LANGUAGES, chapter_of, chapter_titles, filled, handbook, rule_page
from tests.rule_sets import VALUES, with_value

OTHER = replace(
    STANDARD,
    jokers=2,
    opening_joker="clean",
    group_joker_swap="both_missing",
    lay_off_in_opening_turn="no",
    discard_joker="never",
    winner_bonus=-100,
    dead_round="counted",
    eliminated_at="exceeded",
    survivors=2,
    reentries=2,
    turn_seconds=30,
    buying=True,
    partners="pairs",
)
SETS = (
    STANDARD,
    CLASSIC,
    TOURNAMENT,
    ONLINE,
    FAMILY,
    OTHER,
    replace(STANDARD, match_type="first_out"),
    replace(STANDARD, match_type="fixed_rounds", fixed_rounds=7),
)
# Every field in which standard and classic differ, and what plainly tells them apart on the English page.
DIFFERENCES = (
    ("max_players", "2 to 4 play", "2 to 6 play"),
    ("direction", "goes clockwise", "goes counterclockwise"),
    ("first_dealer", "drawn by lot", "the lowest deals"),
    ("opening_joker", "jokers count in the opening", "you open without jokers"),
    ("take_before_opening", "only to open with it", "only once you have opened"),
    ("taken_must_be_used", "if you use it before you discard", "keep it in hand"),
    ("freed_joker", "in a new meld or added to one", "goes into a new meld in the same turn"),
    ("final_discard", "no last discard is needed", "your last card must be a discard"),
    ("concealed_bonus", None, "100 points off your total"),
    ("ace_in_hand", "- Ace: 11\n", "- Ace: 1\n"),
    ("unopened_penalty", "gets 100 points", "counts the hand like the others"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", SETS, ids=lambda rules: f"{rules.name}-{rules.match_type}-{rules.jokers}")
def test_the_page_is_filled(language: str, rules: Rules) -> None:
    page = rule_page(language, rules, CardTexts())
    words = re.sub(r"!\[\w+\]\(figure:", "(", page)
    assert not re.search(r"[{}]|<!--|\[\[|\bNone\b|\bnone\b|!", words)
    assert str(rules.opening_points) in page
    assert "7♥ 7♣ 7♦" in page
    # No chapter is left empty, and no blank lines pile up.
    assert not re.search(r"^## .*\n+(?=##|\Z)", page, re.MULTILINE)
    assert "\n\n\n" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_conditions_and_places(language: str) -> None:
    def bones(text: str) -> list[str]:
        return re.findall(r"<!--.*?-->|\{[^{}]+\}|^#+ |^\[\[\w+", text, re.MULTILINE)

    assert bones(handbook("rules", language)) == bones(handbook("rules", "en"))


@pytest.mark.parametrize(("field", "standard", "classic"), DIFFERENCES)
def test_the_page_tells_standard_from_classic(field: str, standard: str | None, classic: str) -> None:
    assert getattr(STANDARD, field) != getattr(CLASSIC, field)
    # Only this field differs, so nothing else can make the difference.
    changed = replace(STANDARD, **{field: getattr(CLASSIC, field)})
    before, after = rule_page("en", STANDARD, CardTexts()), rule_page("en", changed, CardTexts())
    assert classic in after
    assert classic not in before
    assert standard is None or (standard in before and standard not in after)


def test_no_difference_is_forgotten() -> None:
    differing = {
        field
        for field in Rules.__struct_fields__
        if field != "name" and getattr(STANDARD, field) != getattr(CLASSIC, field)
    }
    assert differing == {field for field, _, _ in DIFFERENCES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_differences_show_in_every_language(language: str) -> None:
    for field, _, _ in DIFFERENCES:
        changed = replace(STANDARD, **{field: getattr(CLASSIC, field)})
        assert rule_page(language, STANDARD, CardTexts()) != rule_page(language, changed, CardTexts()), field


@pytest.mark.parametrize(
    ("fewest", "most", "told"),
    [(2, 4, "two pairs play"), (4, 6, "two or three pairs play"), (6, 6, "three pairs play")],
)
def test_pairs_are_as_many_as_the_rules_allow(fewest: int, most: int, told: str) -> None:
    rules = replace(STANDARD, min_players=fewest, max_players=most, partners="pairs")
    page = rule_page("en", rules, CardTexts())
    assert f"At this table {told}: partners sit opposite" in page
    # Five cannot sit down in pairs.
    assert f"{fewest} to {most} play" not in page


def test_numbers_come_from_the_rules() -> None:
    page = rule_page("de", replace(STANDARD, opening_points=50, limit=201, jokers=2), CardTexts())
    assert "mindestens 50 Punkte" in page
    assert "201" in page
    assert "106 Karten" in page
    assert "101" not in page


def test_an_unknown_language_gives_english() -> None:
    assert rule_page("fr", STANDARD, CardTexts()) == rule_page("en", STANDARD, CardTexts())


def test_cards_follow_the_card_letters(speak: Callable[[str], None]) -> None:
    assert "D♠ R♠ A♠" in rule_page("it", STANDARD, CardTexts("italian"))
    speak("de")
    assert "D♠ K♠ A♠" in rule_page("de", STANDARD, CardTexts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_leads_to_a_chapter(language: str) -> None:
    titles = chapter_titles(rule_page(language, STANDARD, CardTexts()))
    assert len(titles) == len(set(titles)) == 17
    assert all(0 <= chapter_of(reason) < len(titles) for reason in Reason)


def test_refusals_lead_to_the_chapters_that_explain_them() -> None:
    titles = chapter_titles(rule_page("en", STANDARD, CardTexts()))
    assert titles[chapter_of(Reason.OPENING_TOO_LOW)] == "Opening"
    assert titles[chapter_of(Reason.TAKEN_NOT_USED)] == "Taking the discard"
    assert titles[chapter_of(Reason.NOT_THE_JOKERS_CARD)] == "Swapping the joker"
    assert titles[chapter_of(Reason.MUST_KEEP_A_DISCARD)] == "Going out"
    assert titles[chapter_of(Reason.SUIT_TWICE)] == "Melds"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "table 4 play."), ("de", "Tisch spielen 4."), ("es", "mesa juegan 4."), ("it", "tavolo si gioca in 4.")],
)
def test_a_fixed_number_of_players_is_one_number(language: str, told: str) -> None:
    page = rule_page(language, replace(STANDARD, min_players=4), CardTexts())
    assert told in page
    assert not re.search(r"\b4 (to|bis|a) 4\b", page)


def test_conditions_end_at_the_next_one_or_an_empty_line() -> None:
    first = "a\n<!-- jokers = 2 -->\nb\nc\n<!-- jokers != 2; limit = 101 -->\nd\n"
    text = f"{first}<!-- -->\ne\n<!-- buying = yes -->\nf\n\ng"
    assert filled(text, STANDARD, CardTexts()) == "a\nd\ne\n\ng\n"


def test_a_condition_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        filled("<!-- jokers ~ 2 -->\na", STANDARD, CardTexts())


# Where each field of the rule set is told: its chapter, counted from 0.
TOLD_IN = {
    "min_players": 1,
    "max_players": 1,
    "jokers": 1,
    "direction": 1,
    "first_dealer": 1,
    "turned_up_joker": 1,
    "opening_points": 6,
    "opening_joker": 6,
    "take_before_opening": 7,
    "taken_must_be_used": 7,
    "lay_off_in_opening_turn": 8,
    "swap_in_opening_turn": 9,
    "freed_joker": 9,
    "group_joker_swap": 9,
    "longest_run": 3,
    "final_discard": 11,
    "concealed_minimum": 11,
    "concealed_bonus": 11,
    "close_in_first_lap": 11,
    "discard_fitting": 10,
    "discard_joker": 10,
    "ace_in_hand": 12,
    "unopened_penalty": 12,
    "winner_bonus": 12,
    "max_reshuffles": 13,
    "dead_round": 13,
    "limit": 0,
    "eliminated_at": 14,
    "match_type": 14,
    "fixed_rounds": 14,
    "survivors": 0,
    "reentries": 14,
    "partners": 14,
    "buying": 7,
    "turn_seconds": 2,
    "pile_visible": 7,
}
# Numbers of part 1 of the rule sheet: the same at every table.
FIXED_NUMBERS = {0, 1, 2, 6, 10, 11, 13, 14, 21, 25, 31, 52, 100}


def chapter_texts(page: str) -> list[str]:
    return re.split(r"^## ", page, flags=re.MULTILINE)[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", VALUES)
def test_every_value_of_every_field_is_told_in_its_chapter(language: str, field: str) -> None:
    for base in (STANDARD, FAMILY) if field != "reentries" else (STANDARD,):
        told = {
            value: chapter_texts(rule_page(language, with_value(base, field, value), CardTexts()))[TOLD_IN[field]]
            for value in VALUES[field]
        }
        assert len(set(told.values())) == len(VALUES[field])


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_out_says_when_somebody_is_eliminated(language: str) -> None:
    first_out = with_value(STANDARD, "match_type", "first_out")
    later = replace(first_out, eliminated_at="exceeded")
    assert rule_page(language, first_out, CardTexts()) != rule_page(language, later, CardTexts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_that_a_table_may_change_is_written_by_hand(language: str) -> None:
    def numbers(spoken_in: str) -> list[list[int]]:
        text = handbook("rules", spoken_in)
        words = re.sub(r"<!--.*?-->|\{[^{}]*\}|^\d+\. |Scala 40|\[\[\w+", "", text, flags=re.MULTILINE)
        return [sorted(map(int, re.findall(r"\d+", chapter))) for chapter in chapter_texts(words)]

    assert {number for chapter in numbers(language) for number in chapter} <= FIXED_NUMBERS
    assert numbers(language) == numbers("en")


def test_six_players_leave_as_many_cards_as_are_counted() -> None:
    assert "With six players 29 cards" in rule_page("en", CLASSIC, CardTexts())
    assert "With six players 27 cards" in rule_page("en", replace(CLASSIC, jokers=2), CardTexts())
    assert "With six players" not in rule_page("en", STANDARD, CardTexts())


def test_a_picture_without_anything_to_show_is_left_out_with_its_caption() -> None:
    page = rule_page("en", STANDARD, CardTexts())
    assert "figure:first_lap" not in page
    assert "In the first lap." not in page
    assert "figure:first_lap" in rule_page("en", TOURNAMENT, CardTexts())
