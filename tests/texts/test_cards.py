"""Cards and melds in words: signs and letters for the screen, names for the ear."""

from collections.abc import Callable, Iterator

import pytest

from scala40.engine.cards import CARDS, card_of
from scala40.engine.events import Discarded, LaidMelds, TookDiscard
from scala40.engine.grounds import Ground
from scala40.engine.melds import Meld, readings
from scala40.engine.notation import read_cards
from scala40.texts.cards import CardTexts, Letters, with_capitals
from scala40.texts.events import EventTexts
from scala40.texts.hint_reasons import HintReasons
from scala40.texts.lists import ListTexts
from scala40.texts.why_grounds import GroundTexts

Speak = Callable[[str], None]


def meld(codes: str, place: int = 0) -> Meld:
    found = readings([card_of(code) for code in codes.split()])
    assert isinstance(found, list)
    return found[place]


@pytest.mark.parametrize(
    ("letters", "index"),
    [("language", "A J Q K"), ("english", "A J Q K"), ("german", "A B D K"), ("italian", "A F D R")],
)
def test_the_letters_are_those_of_the_setting(letters: Letters, index: str) -> None:
    texts = CardTexts(letters)
    assert [texts.index(rank) for rank in (1, 11, 12, 13)] == index.split()
    assert texts.index(10) == "10"


def test_each_language_has_its_own_letters(speak: Speak) -> None:
    found = {}
    for language in ("en", "de", "es", "it"):
        speak(language)
        found[language] = CardTexts().short(card_of("QS"))
        assert CardTexts("italian").short(card_of("QS")) == "D♠"
    assert found == {"en": "Q♠", "de": "D♠", "es": "Q♠", "it": "Q♠"}


@pytest.mark.parametrize(
    ("code", "short"), [("7H", "7♥"), ("7H'", "7♥"), ("TD", "10♦"), ("AC", "A♣"), ("KS", "K♠"), ("*3", "★")]
)
def test_cards_in_short(code: str, short: str) -> None:
    assert CardTexts().short(card_of(code)) == short


@pytest.mark.parametrize(
    ("spoken_in", "seven", "queen", "joker"),
    [
        ("en", "7 of hearts", "queen of spades", "joker (stands for 7 of hearts)"),
        ("de", "Herz-7", "Pik-Dame", "Joker (steht für Herz-7)"),
        ("es", "7 de corazones", "reina de picas", "comodín (sustituye a 7 de corazones)"),
        ("it", "7 di cuori", "donna di picche", "jolly (vale come 7 di cuori)"),
    ],
)
def test_cards_for_the_ear(speak: Speak, spoken_in: str, seven: str, queen: str, joker: str) -> None:
    speak(spoken_in)
    texts = CardTexts()
    assert texts.spoken(card_of("7H")) == seven
    assert texts.named(card_of("QS'"), spoken=True) == queen
    assert texts.joker_for(card_of("7H"), spoken=True) == joker


@pytest.mark.usefixtures("language")
def test_every_card_has_a_name_of_its_own() -> None:
    texts = CardTexts()
    assert len({texts.short(card) for card in CARDS}) == 53
    assert len({texts.spoken(card) for card in CARDS}) == 53


def test_a_joker_in_a_meld_shows_what_it_stands_for() -> None:
    texts = CardTexts()
    assert texts.meld(meld("5D *1 7D")) == "5♦ ★6♦ 7♦"
    assert texts.meld(meld("QS KS *1")) == "Q♠ K♠ ★A♠"
    assert texts.meld(meld("7H 7C *2")) == "7♣ ★7♦ 7♥"
    assert texts.melds([meld("5D 6D 7D"), meld("KS KH KC")]) == "5♦ 6♦ 7♦, K♣ K♥ K♠"


def test_melds_for_the_ear(speak: Speak) -> None:
    texts = CardTexts()
    said = "run of diamonds from 5 to 7 with joker (stands for 6 of diamonds)"
    assert texts.meld(meld("5D *1 7D"), spoken=True) == said
    assert texts.meld(meld("7H 7C 7S"), spoken=True) == "set (7 of clubs, hearts, spades)"
    speak("de")
    assert texts.meld(meld("QS KS AS"), spoken=True) == "Reihe in Pik von Dame bis Ass"
    speak("it")
    assert texts.meld(meld("AS 2S 3S"), spoken=True) == "scala di picche da asso a 3"


def test_the_corner_has_the_suit_of_the_ace() -> None:
    assert CardTexts().corner(card_of("AH")) == ("A♥ 2♥ 3♥", "Q♥ K♥ A♥", "K♥ A♥ 2♥")


def test_the_corner_for_the_ear_is_short(speak: Speak) -> None:
    speak("de")
    assert CardTexts().corner(card_of("AH"), spoken=True) == ("Ass, 2, 3", "Dame, König, Ass", "König, Ass, 2")


def test_a_sentence_begins_with_a_capital() -> None:
    assert with_capitals("reina de picas va aquí. as de picas no.") == "Reina de picas va aquí. As de picas no."
    assert with_capitals("7♥ ist hier. Ja.") == "7♥ ist hier. Ja."


@pytest.fixture
def written_out() -> Iterator[None]:
    """Comfort mode is on."""
    CardTexts.written_out = True
    yield
    CardTexts.written_out = False


@pytest.mark.usefixtures("written_out")
@pytest.mark.parametrize(
    ("spoken_in", "cards", "run"),
    [
        ("en", "7 of hearts, queen of spades", "run of diamonds from 5 to 7"),
        ("de", "Herz-7, Pik-Dame", "Reihe in Karo von 5 bis 7"),
        ("es", "7 de corazones, reina de picas", "escalera de diamantes de 5 a 7"),
        ("it", "7 di cuori, donna di picche", "scala di quadri da 5 a 7"),
    ],
)
def test_comfort_mode_writes_cards_out(speak: Speak, spoken_in: str, cards: str, run: str) -> None:
    speak(spoken_in)
    texts, seven, queen = CardTexts(), card_of("7H"), card_of("QS")
    assert texts.listed([seven, queen]) == cards
    assert texts.named(queen) == cards.split(", ")[1]
    assert texts.meld(meld("5D 6D 7D")) == run == texts.meld(meld("5D 6D 7D"), spoken=True)
    assert texts.joker_for(seven) == texts.joker_for(seven, spoken=True)
    # The face of a card stays what it is.
    assert texts.index(12) + "♠" == texts.short(queen)


@pytest.mark.parametrize(
    ("spoken_in", "joined", "either", "short"),
    [
        ("en", "7 of hearts, 9 of spades and 8 of clubs", "9 of spades or 8 of clubs", "7♥, 9♠ and 8♣"),
        ("de", "Herz-7, Pik-9 und Kreuz-8", "Pik-9 oder Kreuz-8", "7♥, 9♠ und 8♣"),
        ("es", "7 de corazones, 9 de picas y 8 de tréboles", "9 de picas u 8 de tréboles", "7♥, 9♠ y 8♣"),
        ("it", "7 di cuori, 9 di picche e 8 di fiori", "9 di picche o 8 di fiori", "7♥, 9♠ e 8♣"),
    ],
)
def test_cards_in_a_sentence_are_joined_as_the_language_joins_them(
    speak: Speak, spoken_in: str, joined: str, either: str, short: str
) -> None:
    speak(spoken_in)
    texts, some = CardTexts(), read_cards("7H 9S 8C")
    assert texts.joined(some, spoken=True) == texts.together(some, spoken=True) == joined
    assert texts.joined(some) == short
    assert texts.together(some) == "7♥ 9♠ 8♣"
    assert ListTexts().either([texts.spoken(card) for card in some[1:]]) == either
    for say in (ListTexts().names, ListTexts().either):
        assert (say([]), say(["7♥"])) == ("", "7♥")


@pytest.mark.usefixtures("written_out")
def test_comfort_mode_says_and_between_two_cards_of_a_hint(speak: Speak) -> None:
    speak("de")
    dead = Ground(code="dead_start", card=card_of("7H"), cards=read_cards("6H 7H"), missing=read_cards("5H 8H"))
    said = HintReasons().sentence(dead, ("Anna",))
    assert said.startswith("Aus Herz-6 und Herz-7 wird ohne Joker keine Kombination mehr")
    assert "Alle Karten Herz-5 und Herz-8" in said


def test_spanish_says_u_before_an_eight(speak: Speak) -> None:
    speak("es")
    even = Ground(code="even", card=card_of("3C"), other=card_of("8H"))
    assert HintReasons().sentence(even, ("Anna",)) == "Descarta 3♣ u 8♥: da igual una que otra."
    assert "3 de tréboles u 8 de corazones:" in GroundTexts().sentence(even, ("Anna",), 0, spoken=True)


@pytest.mark.usefixtures("written_out", "language")
def test_comfort_mode_leaves_no_sign_in_log_hints_and_refusals() -> None:
    log = EventTexts()
    laid = meld("5D 6D *1")
    happened = (Discarded(1, card_of("QS")), LaidMelds(1, (laid,), 0), TookDiscard(0, card_of("7H")))
    for event in happened:
        line = log.line(event, ("Anna", "Marta"), 0)
        assert not set(line) & set("♣♦♥♠★")
        assert line == log.announcement(event, ("Anna", "Marta"), 0)
