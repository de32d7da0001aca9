"""Every rule and each of its values has a name and a sentence of its own in every language."""

import re

from scala40.models.rules_form import FIELDS, GROUPS, Field
from scala40.texts.rule_fields import RuleFieldTexts
from scala40.texts.rule_meanings import RuleMeaningTexts
from scala40.texts.rule_values import RuleValueTexts

RESTING = (
    "fixed_rounds_only",
    "no_limit",
    "last_standing_only",
    "pairs_stay_out",
    "nobody_left",
    "one_left",
    "four_or_six",
    "three_to_buy",
    "no_points",
)


def values(field: Field) -> list[object]:
    """Values of a field: all it offers, or the ends of its numbers."""
    if field.numbers is None:
        return list(field.values)
    return [field.numbers.low, field.numbers.high, *([None] if field.numbers.or_none else [])]


def test_every_rule_has_a_name_of_its_own(language: str) -> None:
    texts = RuleFieldTexts()
    names = [texts.name(field.name) for field in FIELDS]
    assert len(set(names)) == len(names)
    groups = [texts.group(group) for group in GROUPS]
    assert len(set(groups)) == len(groups)
    for name in (*names, *groups):
        assert name[:1].isupper(), (language, name)
        assert not re.search(r"_|[.:]$", name), (language, name)


def test_every_value_has_a_label_and_a_sentence_of_its_own(language: str) -> None:
    labels, meanings = RuleValueTexts(), RuleMeaningTexts()
    for field in FIELDS:
        said = [meanings.sentence(field.name, value) for value in values(field)]
        assert len(set(said)) == len(said), (language, field.name)
        for value, sentence in zip(values(field), said, strict=True):
            assert re.fullmatch(r"\S.*[.]", sentence), (language, field.name, value, sentence)
            assert not re.search(r"%n|[{}_]", sentence), (language, sentence)
        named = [labels.label(field.name, value) for value in values(field)]
        assert len(set(named)) == len(named), (language, field.name)
        for label in named:
            assert label == label.strip(), (language, label)
            assert not re.search(r"%n|[{}_.]", label), (language, label)


def test_no_value_is_shown_by_its_name_in_the_files(language: str) -> None:
    for field in FIELDS:
        for value in field.values:
            if isinstance(value, str):
                label = RuleValueTexts().label(field.name, value)
                assert "_" not in label
                assert label != value or language == "en", (field.name, value)


def test_every_reason_for_resting_has_a_sentence(language: str) -> None:
    said = [RuleFieldTexts().resting(why) for why in RESTING]
    assert len(set(said)) == len(said), language
    assert all(sentence.endswith(".") for sentence in said)


def test_numbers_bend_their_words(language: str) -> None:
    for field in ("fixed_rounds", "limit"):
        one, two = (RuleMeaningTexts().sentence(field, number) for number in (1, 2))
        assert one.replace("1", "2") != two, (language, one, two)


def test_nothing_is_said_to_happen_no_times(language: str) -> None:
    for field in FIELDS:
        if field.numbers is not None and field.numbers.low == 0:
            assert not re.search(r"\b0\b", RuleMeaningTexts().sentence(field.name, 0)), (language, field.name)
