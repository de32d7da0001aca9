"""The engine judges every example of the rule book: what it shows is so at every table, for the reason told there."""

from collections import defaultdict

import pytest
from hypothesis import given, settings

from scala40.engine.refusal import Reason
from scala40.engine.rules import PRESETS, STANDARD, Rules
from scala40.texts.cards import CardTexts
from scala40.texts.rule_examples import Example, Judged, examples, judge, plain
from scala40.texts.rule_figures import SCENES, figure, names
from scala40.texts.rule_page import LANGUAGES, chapter_of, handbook, illustrated
from tests.rule_sets import VALUES, any_rules, neighbours, with_value

MOVES = ("yes", "no", "judge", "reach", "miss")
# Refusals that a chapter shows although another one explains them first.
ELSEWHERE = {
    "add": {Reason.SUIT_TWICE},
    "add_unopened": {Reason.NOT_OPENED},
    "swap_opening_turn": {Reason.OPENING_TURN},
}
# What the presets say of the examples that are not the same everywhere; the first letters of their names, else `ok`.
SAID = {
    ("long_run", 0): {"SCFB": "TOO_MANY_CARDS"},
    ("take", 2): {"STOFB": "NO_USE_FOR_TAKEN"},
    ("add_opening_turn", 0): {"T": "OPENING_TURN"},
    ("swap_opening_turn", 0): {"T": "OPENING_TURN"},
    ("freed", 1): {"C": "FREED_JOKER_NEEDS_NEW_MELD"},
    ("freed", 2): {"SCTOB": "FREED_JOKER_NOT_USED"},
    ("fitting", 2): {"O": "FITTING_BARRED"},
    ("fitting_to_close", 0): {"F": "FITTING_BARRED"},
    ("fitting_by_players", 0): {"T": "FITTING_BARRED"},
    ("fitting_by_players", 2): {"T": "FITTING_BARRED"},
    ("drop_joker", 0): {"O": "JOKER_BARRED"},
    ("drop_last", 0): {"CTOF": "MUST_KEEP_A_DISCARD"},
    ("first_lap", 0): {"TO": "FIRST_LAP"},
}


def chapters() -> dict[str, int]:
    """The chapter in which each picture stands."""
    found: dict[str, int] = {}
    chapter = -1
    for line in handbook("rules", "en").splitlines():
        chapter += line.startswith("## ")
        if line.startswith("[["):
            found[line.removeprefix("[[").split(" ")[0]] = chapter
    return found


CHAPTERS = chapters()


def judged(name: str, rules: Rules) -> list[tuple[Example, Judged]]:
    return [
        (one, found) for one in plain(name, rules) if one.kind in MOVES and (found := judge(one, rules)) is not None
    ]


def wrong(rules: Rules) -> list[str]:
    """The examples that are not what they are said to be under these rules."""
    found = []
    for name in examples():
        for example, seen in judged(name, rules):
            reason = None if seen.refusal is None else seen.refusal.reason
            right = {
                "yes": reason is None,
                "reach": reason is None,
                "no": reason is example.reason,
                "miss": reason is not None,
                "judge": True,
            }[example.kind]
            explained = reason is None or chapter_of(reason) == CHAPTERS[name] or reason in ELSEWHERE.get(name, ())
            if not (right and explained):
                found.append(f"{rules} {name}: {[step.text for step in seen.steps]} gives {reason}")
    return found


def test_every_example_is_what_it_is_said_to_be() -> None:
    tried = list(neighbours())
    assert len(tried) >= 150
    assert [line for rules in tried for line in wrong(rules)] == []


@settings(max_examples=60, deadline=None)
@given(any_rules())
def test_every_example_is_so_at_any_table(rules: Rules) -> None:
    assert wrong(rules) == []
    page = illustrated("en", rules, CardTexts())
    assert all(made.scene is not None or made.panels for made in page.figures.values())


@pytest.mark.parametrize("preset", PRESETS)
def test_what_differs_from_house_to_house(preset: str) -> None:
    rules = PRESETS[preset]
    said: dict[tuple[str, int], str] = {}
    for name in examples():
        for example, seen in judged(name, rules):
            number = examples()[name].index(example)
            reason = "ok" if seen.refusal is None else seen.refusal.reason.name
            if example.kind == "judge" or (name, number) in SAID:
                said[name, number] = reason
    wanted = {
        key: next((reason for letters, reason in SAID.get(key, {}).items() if preset[0].upper() in letters), "ok")
        for key in said
    }
    assert said == wanted


def test_an_opening_reaches_the_points_of_the_table_and_one_falls_short() -> None:
    seen: dict[int, dict[str, int]] = defaultdict(dict)
    for points in range(101):
        rules = with_value(STANDARD, "opening_points", points)
        for example, found in judged("opening", rules):
            opening = found.steps[-1].move
            assert opening is not None
            seen[points][example.kind] = sum(meld.points for meld in opening.melds)  # type: ignore[union-attr]
    assert all(found["reach"] >= points for points, found in seen.items())
    assert all(found["miss"] < points for points, found in seen.items() if "miss" in found)
    # Only where three small cards suffice there is nothing too small to show.
    assert {points for points, found in seen.items() if "miss" not in found} == set(range(10))
    assert seen[40] == {"reach": 40, "miss": 39}


@pytest.mark.parametrize(
    ("changed", "line"),
    [
        ({}, "11 + 10 + 5 + 25 = 51"),
        ({"ace_in_hand": 1}, "1 + 10 + 5 + 25 = 41"),
        ({"ace_in_hand": "lone_1"}, "11 + 10 + 5 + 25 = 51"),
    ],
)
def test_a_hand_is_counted_as_the_table_counts(changed: dict[str, object], line: str) -> None:
    rules = STANDARD
    for field, value in changed.items():
        rules = with_value(rules, field, value)
    shown = figure("score", rules, CardTexts())
    assert shown is not None
    assert shown.panels[0].line == line
    assert shown.panels[1].line == ("11" if not changed else "1")
    assert shown.panels[2].line == "Not opened: 100"
    assert figure("score", with_value(rules, "unopened_penalty", "hand"), CardTexts()).panels[2].line.endswith("= 34")  # type: ignore[union-attr]


def test_every_picture_stands_in_the_book_once_and_has_its_words() -> None:
    assert set(CHAPTERS) == set(names())
    shown: set[str] = set()
    for rules in neighbours():
        for name in names():
            made = figure(name, rules, CardTexts())
            if made is None:
                continue
            shown.add(name)
            assert made.spoken
            assert made.spoken.endswith(".")
            assert (made.scene in SCENES) == (not made.panels)
            for panel in made.panels:
                assert bool(panel.words) == bool(panel.verdict)
                assert panel.spoken in made.spoken
    assert shown == set(names())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_told_below_itself_for_the_ear(language: str) -> None:
    page = illustrated(language, STANDARD, CardTexts(), told=True)
    for name, made in page.figures.items():
        _, address, behind = page.text.partition(f"(figure:{name})")
        if address:
            caption, spoken = behind.strip().split("\n\n")[:2]
            assert caption
            assert spoken == made.spoken


def test_refused_examples_tell_their_reason_to_the_ear() -> None:
    made = figure("set", STANDARD, CardTexts())
    assert made is not None
    assert made.panels[0].spoken == "7 of clubs, 7 of diamonds, 7 of hearts: allowed."
    assert made.panels[2].spoken.startswith("7 of hearts, 7 of hearts, 7 of clubs: not allowed. A set takes each suit")


def test_the_values_tried_are_all_fields() -> None:
    assert {"name", *VALUES} == set(Rules.__struct_fields__)
