"""The opening meter and the primary button say what there is to do."""

from collections.abc import Callable

import pytest

from scala40.texts.table_page import TableTexts


def test_the_best_opening_is_told_as_enough_or_not() -> None:
    texts = TableTexts()
    assert texts.best_opening(27, 40) == "Best opening in hand: 27 of 40"
    assert texts.best_opening(40, 40) == "Best opening in hand: 40 points"


@pytest.mark.parametrize(
    ("kind", "points", "card", "said"),
    [
        ("draw", None, "", "Draw"),
        ("lay", None, "", "Lay down"),
        ("open", 45, "", "Open with 45"),
        ("discard", None, "8♥", "Discard 8♥"),
        ("discard", None, "", "Choose a discard"),
        ("confirm_discard", None, "8♥", "Confirm: discard 8♥"),
        ("next_round", None, "", "Next round"),
        ("new_match", None, "", "New match"),
        ("wait", None, "", "One moment…"),
    ],
)
def test_the_primary_button_says_what_it_does(kind: str, points: int | None, card: str, said: str) -> None:
    assert TableTexts().primary(kind, points, card) == said


@pytest.mark.parametrize(
    ("spoken_in", "one", "many"),
    [
        ("en", "1 more to open", "21 more to open"),
        ("de", "Zum Eröffnen fehlt noch 1", "Zum Eröffnen fehlen noch 21"),
        ("es", "Falta 1 para abrir", "Faltan 21 para abrir"),
        ("it", "Per aprire ne manca 1", "Per aprire ne mancano 21"),
    ],
)
def test_what_is_missing_is_told_with_its_number(
    speak: Callable[[str], None], spoken_in: str, one: str, many: str
) -> None:
    speak(spoken_in)
    assert TableTexts().more_to_open(1) == one
    assert TableTexts().more_to_open(21) == many
