"""C-29: on every page, in every language and size, all words are whole, inside the window, and over nothing else."""

import pytest

from scala40.texts.pages import LANGUAGE_NAMES
from scala40.views.languages import Languages
from tests.looking import cut, overlapping
from tests.pictures import LOOKS, PAGES, dressed_as, pictures


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_all_words_are_whole(languages: Languages, language: str) -> None:
    seen = 0
    for name, window in pictures([language], list(PAGES), languages):
        assert (name, cut(window)) == (name, [])
        assert (name, overlapping(window)) == (name, [])
        seen += 1
    assert seen == 2 * len(PAGES)


@pytest.mark.parametrize("look", ["large", "comfort"])
@pytest.mark.parametrize("language", ["de", "es"])
def test_all_words_are_whole_in_large_text_too(languages: Languages, language: str, look: str) -> None:
    """The two languages with the longest words, at the largest text and in comfort mode."""
    screens = {f"{name}_{look}": dressed_as(LOOKS[look], show) for name, show in PAGES.items()}
    for name, window in pictures([language], list(screens), languages, screens):
        assert (name, cut(window)) == (name, [])
        assert (name, overlapping(window)) == (name, [])
