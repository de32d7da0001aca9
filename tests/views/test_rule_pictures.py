"""Tables where a rule shows: in every language and size all words of the panels over the felt are whole."""

import pytest

from scala40.texts.pages import LANGUAGE_NAMES
from scala40.views.languages import Languages
from tests.pictures import pictures
from tests.rule_tables import RULE_TABLES
from tests.views.test_pictures import cut

PANELS = (
    "come_back",
    "come_back_another",
    "dead_round",
    "deciding",
    "pairs_match",
    "pause",
    "shared_win",
    "verified",
    "stopped",
)


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_all_words_are_whole(languages: Languages, language: str) -> None:
    assert set(PANELS) <= set(RULE_TABLES)
    for name, window in pictures([language], list(PANELS), languages):
        assert (name, cut(window)) == (name, [])
