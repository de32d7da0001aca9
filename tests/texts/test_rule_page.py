"""The page of rules is whole in each language and says what the rules in force say."""

import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from scala40.engine.refusal import Reason
from scala40.engine.rules import CLASSIC, FAMILY, ONLINE, STANDARD, TOURNAMENT, Rules
from scala40.texts.cards import CardTexts
from scala40.texts.rule_page import LANGUAGES, chapter_of, chapter_titles, filled, handbook, rule_page

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


def test_conditions_end_at_the_next_one_or_an_empty_line() -> None:
    first = "a\n<!-- jokers = 2 -->\nb\nc\n<!-- jokers != 2; limit = 101 -->\nd\n"
    text = f"{first}<!-- -->\ne\n<!-- buying = yes -->\nf\n\ng"
    assert filled(text, STANDARD, CardTexts()) == "a\nd\ne\n\ng\n"


def test_a_condition_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        filled("<!-- jokers ~ 2 -->\na", STANDARD, CardTexts())
