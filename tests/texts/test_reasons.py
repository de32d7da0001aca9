"""Every refusal has its sentence in every language, in the tone of voice.md, with its numbers and its table's rules."""

import re
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from scala40.engine.cards import card_of
from scala40.engine.melds import Meld, readings
from scala40.engine.refusal import Reason, Refusal
from scala40.engine.rules import CLASSIC, FAMILY, ONLINE, STANDARD, TOURNAMENT, Rules
from scala40.engine.view import Phase, PublicRound
from scala40.texts.reasons import Reasons

Speak = Callable[[str], None]
LONGEST = {"en": 140, "de": 196, "es": 196, "it": 196}
NOT_IN_USE = re.compile(
    r"\b(wrong|illegal|invalid|errors?|forbidden|sorry|oops|falsch|verboten|error|prohibid\w+|viet\w+)\b", re.I
)


def meld(codes: str) -> Meld:
    found = readings([card_of(code) for code in codes.split()])
    assert isinstance(found, list)
    return found[0]


MELDS = (meld("5D 6D 7D"), meld("7H 7C 7S"), meld("TD *1 QD"))


def public(rules: Rules = STANDARD, phase: Phase = "play", *, opened: bool = True, seats: int = 3) -> PublicRound:
    return PublicRound(
        rules=rules,
        number=1,
        dealer=0,
        seats=tuple(range(seats)),
        turn=1,
        phase=phase,
        counts=(13,) * seats,
        stock=40,
        discards=(card_of("4C"),),
        melds=MELDS,
        owners=(0, 0, 2),
        opened=(opened,) * seats,
    )


def refusals() -> Iterator[tuple[Refusal, PublicRound]]:
    """Every reason in every shape in which the engine gives it, at tables where the sentence differs."""
    card, meld_1, meld_2, meld_3 = card_of("QH"), "m1", "m2", "m3"
    at = public()
    tenth = replace(STANDARD, discard_joker="never")
    for phase in ("draw", "play", "buy", "over"):
        yield Refusal(Reason.WRONG_PHASE), public(phase=phase)
    yield Refusal(Reason.WRONG_PHASE), public(CLASSIC, "draw", opened=False)
    yield Refusal(Reason.OUT_OF_TURN), at
    yield Refusal(Reason.NOT_HELD, card=card), at
    yield Refusal(Reason.NOT_HELD), at
    yield Refusal(Reason.CARD_TWICE, card=card), at
    for have in (0, 1, 2):
        yield Refusal(Reason.TOO_FEW_CARDS, have=have, need=3), at
    yield Refusal(Reason.TWO_JOKERS), at
    yield Refusal(Reason.NOT_A_MELD), at
    yield Refusal(Reason.SUIT_TWICE, card=card), at
    yield Refusal(Reason.SUIT_TWICE, card=card_of("7H'"), meld=meld_2), at
    yield Refusal(Reason.RANK_TWICE, card=card), at
    yield Refusal(Reason.TOO_MANY_CARDS, have=5, need=4), at
    yield Refusal(Reason.TOO_MANY_CARDS, have=15, need=14), public(TOURNAMENT)
    yield Refusal(Reason.TOO_MANY_CARDS, have=2, need=1), at
    yield Refusal(Reason.AROUND_THE_CORNER, card=card_of("AH")), at
    yield Refusal(Reason.GAP_IN_RUN), at
    yield Refusal(Reason.GAP_IN_RUN, card=card), at
    yield Refusal(Reason.TWO_ACES), at
    yield Refusal(Reason.DOES_NOT_FIT, card=card, meld=meld_1), at
    yield Refusal(Reason.DOES_NOT_FIT, card=card), at
    yield Refusal(Reason.NOT_THE_JOKERS_CARD, card=card, meld=meld_3), at
    yield Refusal(Reason.NOT_THE_JOKERS_CARD, card=card, meld=meld_1), at
    yield Refusal(Reason.NOT_THE_JOKERS_CARD, card=card), at
    yield Refusal(Reason.NOT_OPENED, card=card, need=40, meld=meld_1), at
    yield Refusal(Reason.NOT_OPENED, card=card_of("JD"), need=40, meld=meld_3), at
    yield Refusal(Reason.NOT_OPENED, need=40), at
    yield Refusal(Reason.JOKER_IN_OPENING), public(CLASSIC)
    for have in (39, 19):
        yield Refusal(Reason.OPENING_NOT_CLEAN, have=have, need=40), public(replace(STANDARD, opening_joker="clean"))
        yield Refusal(Reason.OPENING_TOO_LOW, have=have, need=40), at
    yield Refusal(Reason.TAKEN_NOT_IN_OPENING, card=card), at
    yield Refusal(Reason.OPENING_TURN, card=card, meld=meld_1), public(TOURNAMENT)
    yield Refusal(Reason.OPENING_TURN, card=card, meld=meld_1), public(replace(STANDARD, lay_off_in_opening_turn="no"))
    yield Refusal(Reason.OPENING_TURN, card=card_of("JD"), meld=meld_3), public(TOURNAMENT)
    yield Refusal(Reason.TAKE_BEFORE_OPENING, card=card), public(CLASSIC)
    yield Refusal(Reason.NO_USE_FOR_TAKEN, card=card), public(opened=False)
    yield Refusal(Reason.NO_USE_FOR_TAKEN, card=card), at
    yield Refusal(Reason.NO_USE_FOR_TAKEN, card=card), public(CLASSIC)
    yield Refusal(Reason.FREED_JOKER_NEEDS_NEW_MELD), public(CLASSIC)
    yield Refusal(Reason.MUST_KEEP_A_DISCARD), public(CLASSIC)
    yield Refusal(Reason.FIRST_LAP, have=1, need=3), public(TOURNAMENT)
    yield Refusal(Reason.JUST_TAKEN, card=card), at
    yield Refusal(Reason.TAKEN_NOT_USED, card=card), at
    yield Refusal(Reason.FREED_JOKER_NOT_USED, card=card_of("*1")), at
    yield Refusal(Reason.FREED_JOKER_NOT_USED, card=card_of("*1")), public(CLASSIC)
    yield Refusal(Reason.JOKER_BARRED, card=card_of("*1")), public(ONLINE)
    yield Refusal(Reason.JOKER_BARRED, card=card_of("*1")), public(tenth)
    yield Refusal(Reason.FITTING_BARRED, card=card, meld=meld_1), public(FAMILY)
    yield Refusal(Reason.FITTING_BARRED, card=card, meld=meld_1), public(ONLINE)
    yield Refusal(Reason.NOTHING_TO_TAKE_BACK), at


CASES = list(refusals())


def sentences(*, spoken: bool = False) -> list[str]:
    texts = Reasons()
    return [texts.sentence(refusal, at, spoken=spoken) for refusal, at in CASES]


def test_no_reason_is_forgotten() -> None:
    assert {refusal.reason for refusal, _ in CASES} == set(Reason)


@pytest.mark.usefixtures("language")
def test_each_shape_has_a_sentence_of_its_own() -> None:
    said = sentences()
    assert len(set(said)) == len(said)


def test_sentences_are_short_calm_and_filled(language: str) -> None:
    for said in sentences() + sentences(spoken=True):
        assert said.endswith(".")
        assert not said[0].islower()
        assert not re.search(r"[{}!%]", said), said
        assert not NOT_IN_USE.search(said), said
    too_long = [said for said in sentences() if len(said) > LONGEST[language]]
    assert too_long == []


def test_other_languages_are_not_english(speak: Speak) -> None:
    speak("en")
    english = sentences()
    for language in ("de", "es", "it"):
        speak(language)
        assert [said for said, source in zip(sentences(), english, strict=True) if said == source] == []


@pytest.mark.usefixtures("language")
def test_cards_and_numbers_are_named() -> None:
    texts = Reasons()
    for refusal, at in CASES:
        said = texts.sentence(refusal, at)
        if refusal.reason in (Reason.OPENING_TOO_LOW, Reason.OPENING_NOT_CLEAN):
            assert refusal.have is not None
            assert {str(refusal.have), "40", str(40 - refusal.have)} <= set(re.findall(r"\d+", said))
        if refusal.reason in (Reason.JUST_TAKEN, Reason.TAKEN_NOT_USED, Reason.NOT_HELD, Reason.RANK_TWICE):
            assert refusal.card is None or texts.cards.short(refusal.card) in said
        if refusal.reason is Reason.FITTING_BARRED:
            assert "5♦ 6♦ 7♦" in said


@pytest.mark.parametrize(
    ("spoken_in", "said"),
    [
        ("en", "So far 39 points. At this table you open with 40: 1 more."),
        ("de", "Bisher 39 Punkte. An diesem Tisch eröffnest du mit 40: 1 fehlt noch."),
        ("es", "Llevas 39 puntos. En esta mesa se abre con 40: falta 1."),
        ("it", "Finora 39 punti. A questo tavolo si apre con 40: ne manca 1."),
    ],
)
def test_one_point_short(speak: Speak, spoken_in: str, said: str) -> None:
    speak(spoken_in)
    assert Reasons().sentence(Refusal(Reason.OPENING_TOO_LOW, have=39, need=40), public()) == said


@pytest.mark.parametrize(
    ("spoken_in", "said"),
    [
        ("en", "So far 19 points. At this table you open with 40: 21 more."),
        ("de", "Bisher 19 Punkte. An diesem Tisch eröffnest du mit 40: 21 fehlen noch."),
        ("es", "Llevas 19 puntos. En esta mesa se abre con 40: faltan 21."),
        ("it", "Finora 19 punti. A questo tavolo si apre con 40: ne mancano 21."),
    ],
)
def test_many_points_short(speak: Speak, spoken_in: str, said: str) -> None:
    speak(spoken_in)
    assert Reasons().sentence(Refusal(Reason.OPENING_TOO_LOW, have=19, need=40), public()) == said


def test_the_corner_is_told_with_cards(speak: Speak) -> None:
    refusal = Refusal(Reason.AROUND_THE_CORNER, card=card_of("AH"))
    said = "An ace begins a run or ends it: A♥ 2♥ 3♥ or Q♥ K♥ A♥, but not K♥ A♥ 2♥."
    assert Reasons().sentence(refusal, public()) == said
    speak("de")
    assert "aber nicht König, Ass, 2." in Reasons().sentence(refusal, public(), spoken=True)


@pytest.mark.usefixtures("language")
def test_points_are_those_of_the_table() -> None:
    fifty = replace(STANDARD, opening_points=50)
    assert "50" in Reasons().sentence(Refusal(Reason.NO_USE_FOR_TAKEN, card=card_of("4C")), public(fifty, opened=False))
    assert "13" in Reasons().sentence(Refusal(Reason.TOO_MANY_CARDS, have=14, need=13), public())


def test_by_players_is_told_by_the_number_of_players() -> None:
    refusal = Refusal(Reason.FITTING_BARRED, card=card_of("8D"), meld="m1")
    assert "only to go out" in Reasons().sentence(refusal, public(TOURNAMENT, seats=3))
    assert "once you have opened" in Reasons().sentence(refusal, public(TOURNAMENT, seats=2))
