"""Every event has a line in every language: names, facts, the past tense; hidden cards stay hidden."""

import re
import typing
from collections.abc import Callable

import pytest

from scala40.engine import events
from scala40.engine.cards import card_of
from scala40.engine.events import Event
from scala40.engine.melds import Meld, readings
from scala40.engine.moves import Draw
from scala40.texts.events import EventTexts, signed

Speak = Callable[[str], None]
NAMES = ("Ada", "Marta", "Luca")


def meld(codes: str) -> Meld:
    found = readings([card_of(code) for code in codes.split()])
    assert isinstance(found, list)
    return found[0]


QUEEN, BEFORE, AFTER = card_of("8D"), meld("5D 6D 7D"), meld("5D 6D 7D 8D")
JOKERED = meld("5D *1 7D")
EVENTS: list[Event] = [
    events.RoundDealt(3, 1, (2, 0, 1), QUEEN),
    events.Reshuffled(1, 1),
    events.Reshuffled(21, 2),
    events.Drew(1, None),
    events.Drew(1, QUEEN),
    events.TookDiscard(1, QUEEN),
    events.Opened(1, 45),
    events.LaidMelds(1, (BEFORE, meld("KC KD KH")), 1),
    events.LaidOff(1, QUEEN, 1, BEFORE, AFTER),
    events.LaidOff(1, card_of("*1"), 1, BEFORE, meld("5D 6D 7D *1")),
    events.SwappedJoker(1, (card_of("6D"),), card_of("*1"), 1, JOKERED, BEFORE),
    events.Discarded(1, QUEEN),
    events.TimeRanOut(1),
    events.Bought(1, QUEEN),
    events.DrewPenalty(1, None),
    events.Passed(1),
    events.Closed(1, False),
    events.Closed(1, True),
    events.RoundDied(),
    events.RoundScored((0, 34, -100), (0, 34, -100), ((), (QUEEN,), ())),
    events.RoundScored((0, 0, 0), (0, 34, 5), ((), (), ())),
    events.Eliminated(1),
    events.Reentered(1, 97),
    events.Retired(1),
    events.MatchEnded((1,), (103, 20, 110)),
    events.MatchEnded((1, 2), (103, 20, 20)),
    events.TookBack(1, Draw()),
]
WITHOUT_A_SEAT = (events.Reshuffled, events.RoundDied, events.RoundScored)


def lines(seen_from: int | None = None, *, spoken: bool = False) -> list[str]:
    texts = EventTexts()
    return [texts.line(event, NAMES, seen_from, spoken=spoken) for event in EVENTS]


def test_no_event_is_forgotten() -> None:
    assert {type(event) for event in EVENTS} == set(typing.get_args(Event))


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("seen_from", [None, 0, 1])
@pytest.mark.usefixtures("language")
def test_lines_are_filled_and_calm(seen_from: int | None, spoken: bool) -> None:
    said = lines(seen_from, spoken=spoken)
    assert all(line and not re.search(r"[{}!%]", line) and not line.endswith(".") for line in said)
    assert len(set(said)) == len(said)
    assert max(map(len, said)) <= 150


def test_other_languages_are_not_english(speak: Speak) -> None:
    for seen_from in (None, 1):
        speak("en")
        english = lines(seen_from)
        for language in ("de", "es", "it"):
            speak(language)
            assert [line for line, source in zip(lines(seen_from), english, strict=True) if line == source] == []


@pytest.mark.usefixtures("language")
def test_the_others_are_named_and_the_viewer_is_you() -> None:
    for event, told, seen in zip(EVENTS, lines(None), lines(1), strict=True):
        if isinstance(event, WITHOUT_A_SEAT) or (isinstance(event, events.MatchEnded) and len(event.winners) > 1):
            assert told == seen
        else:
            assert "Marta" in told
            assert "Marta" not in seen


@pytest.mark.usefixtures("language")
def test_the_name_decides_no_ending() -> None:
    """States of players are verbs or words without a gender (glossary.md, "Traps")."""
    texts = EventTexts()
    for event in EVENTS:
        of_women = texts.line(event, ("Ada", "Marta", "Anna"))
        assert texts.line(event, ("Ugo", "Luca", "Marco")) == re.sub(
            "Ada|Marta|Anna", lambda name: {"Ada": "Ugo", "Marta": "Luca", "Anna": "Marco"}[name[0]], of_women
        )
        assert not re.search(r"\b(eliminad[oa]s?|eliminat[oaie]|juntos|insieme|rientrat[oa])\b", of_women)


@pytest.mark.parametrize(
    ("spoken_in", "added", "drew"),
    [
        ("en", "Marta added 8♦ to 5♦ 6♦ 7♦", "You drew 8♦"),
        ("de", "Marta hat 8♦ an 5♦ 6♦ 7♦ angelegt", "Du hast 8♦ gezogen"),
        ("es", "Marta añadió 8♦ a 5♦ 6♦ 7♦", "Robaste 8♦"),
        ("it", "Marta ha attaccato 8♦ a 5♦ 6♦ 7♦", "Hai pescato 8♦"),
    ],
)
def test_lines_to_the_letter(speak: Speak, spoken_in: str, added: str, drew: str) -> None:
    speak(spoken_in)
    texts = EventTexts()
    assert texts.line(events.LaidOff(1, QUEEN, 1, BEFORE, AFTER), NAMES) == added
    assert texts.line(events.Drew(0, QUEEN), NAMES, 0) == drew


def test_a_joker_is_told_with_its_card() -> None:
    event = events.LaidOff(1, card_of("*1"), 1, BEFORE, meld("5D 6D 7D *1"))
    assert EventTexts().line(event, NAMES) == "Marta added ★8♦ to 5♦ 6♦ 7♦"


@pytest.mark.usefixtures("language")
def test_a_hidden_card_is_not_named() -> None:
    said = EventTexts().line(events.seen_by(events.Drew(1, QUEEN), 0), NAMES, 0)
    assert "8" not in said
    assert "♦" not in said


@pytest.mark.usefixtures("language")
def test_an_announcement_has_no_signs() -> None:
    texts = EventTexts()
    for event in EVENTS:
        assert not set(texts.announcement(event, NAMES, 0)) & set("♣♦♥♠★")


@pytest.mark.parametrize(
    ("spoken_in", "one", "many"),
    [
        ("en", "1 card in", "21 cards in"),
        ("de", "1 Karte im", "21 Karten im"),
        ("es", "1 carta en", "21 cartas en"),
        ("it", "1 carta nel", "21 carte nel"),
    ],
)
def test_numbers_bend_words(speak: Speak, spoken_in: str, one: str, many: str) -> None:
    speak(spoken_in)
    assert one in EventTexts().reshuffled(1)
    assert many in EventTexts().reshuffled(21)


def test_points_below_nought_have_a_real_minus() -> None:
    assert (signed(-100), signed(0), signed(25)) == ("−100", "0", "25")
    said = EventTexts().line(events.RoundScored((0, 34, -100), (0, 34, -100), ((), (QUEEN,), ())), NAMES)
    assert said == "Penalty points: Marta 34, Luca −100"
