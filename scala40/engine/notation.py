"""The notation of records.md: cards, melds, moves and log entries as text, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from scala40.engine.cards import RANKS, SUITS, Card, card_of, codes
from scala40.engine.match import Entry, Made, Marked
from scala40.engine.melds import Meld, reading_in_order
from scala40.engine.moves import (
    Buy,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    Move,
    Pass,
    Reenter,
    Retire,
    SwapJoker,
    TakeBack,
    TakeDiscard,
)
from scala40.engine.refusal import Refusal, first_of
from scala40.engine.round import Died, Shuffled


class NotationError(ValueError):
    """Text that is not in the notation of records.md. `refusal` is set where it is, but names a meld that is none."""

    def __init__(self, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(text)
        self.refusal = refusal


def read_card(text: str) -> Card:
    """The card of `7H`, `7H'` or `*1`. Raises `NotationError`."""
    try:
        return card_of(text)
    except KeyError:
        raise NotationError(f"{text[:20]!r} is no card") from None


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by single blanks; none for an empty text. Raises `NotationError`."""
    return tuple(read_card(word) for word in text.split(" ")) if text else ()


def write_face(face: Card) -> str:
    """A face without its copy, as a joker stands for it: `9H`."""
    return RANKS[face.rank - 1] + SUITS[face.suit]


def write_meld(meld: Meld) -> str:
    """The meld in notation, a run upwards, a group in suit order: `8H *1=9H TH`."""
    stands_for = meld.stands_for
    if stands_for is None:
        return codes(meld.cards)
    face = write_face(stands_for)
    return " ".join(f"{card.code}={face}" if card.is_joker else card.code for card in meld.cards)


def read_played_card(text: str) -> tuple[Card, Card | None]:
    """A card as it stands in a meld, `9H` or `*1=9H`: the card, and the face a joker stands for."""
    code, sign, face = text.partition("=")
    card = read_card(code)
    if not sign:
        return card, None
    stands_for = read_card(face)
    if not card.is_joker or stands_for.is_joker or stands_for.second:
        raise NotationError(f"{text[:20]!r} names no card for a joker")
    return card, stands_for


def read_meld(text: str, longest_run: int = 13) -> Meld:
    """The meld that the text writes; its cards may stand in any order, a joker names its card.

    Raises `NotationError`, with the refusal where the cards are no meld.
    """
    played = [read_played_card(word) for word in text.split(" ")]
    cards = [card for card, _ in played]
    if any(card.is_joker and stands_for is None for card, stands_for in played):
        raise NotationError("a joker in a meld must name its card")
    stands_for = next((face for _, face in played if face is not None), None)
    found = reading_in_order(cards, stands_for, longest_run)
    if isinstance(found, Refusal):
        raise NotationError(f"{text[:80]!r} is no meld", found)
    return found


def _read_melds(texts: Sequence[str], longest_run: int) -> tuple[Meld, ...]:
    """The melds of one move; of several that are none the first reason in the order of records.md is given."""
    melds: list[Meld] = []
    errors: list[NotationError] = []
    for text in texts:
        try:
            melds.append(read_meld(text, longest_run))
        except NotationError as error:
            if error.refusal is None:
                raise
            errors.append(error)
    if errors:
        first = first_of([error.refusal for error in errors if error.refusal is not None])
        raise next(error for error in errors if error.refusal == first)
    return tuple(melds)


def write_move(move: Move) -> str:
    """The move in notation, without its seat (records.md, "Moves")."""
    match move:
        case Draw():
            return "draw"
        case TakeDiscard():
            return "take"
        case LayMelds(melds):
            return "lay " + " / ".join(write_meld(meld) for meld in melds)
        case LayOff(card, meld, stands_for):
            named = card.code if stands_for is None else f"{card.code}={write_face(stands_for)}"
            return f"off {named} m{meld}"
        case SwapJoker(card, meld, second):
            cards = [card] if second is None else sorted((card, second), key=lambda held: held.suit)
            return f"swap {codes(cards)} m{meld}"
        case Discard(card):
            return f"drop {card.code}"
        case TakeBack():
            return "undo"
        case Buy(use):
            return "buy " + write_move(use)
        case Pass():
            return "pass"
        case Reenter():
            return "reenter"
        case Retire():
            return "retire"
        case _:
            assert_never(move)


_PLAIN: dict[str, Move] = {
    "draw": Draw(),
    "take": TakeDiscard(),
    "undo": TakeBack(),
    "pass": Pass(),
    "reenter": Reenter(),
    "retire": Retire(),
}


def read_move(text: str, longest_run: int = 13) -> Move:
    """The move that the text writes. Raises `NotationError`, with a refusal where a meld in it is none."""
    if text in _PLAIN:
        return _PLAIN[text]
    word, _, rest = text.partition(" ")
    match word:
        case "lay":
            return LayMelds(_read_melds(rest.split(" / "), longest_run))
        case "off":
            cards, meld = _cards_and_meld(rest)
            if len(cards) == 1:
                card, stands_for = read_played_card(cards[0])
                if card.is_joker == (stands_for is not None):
                    return LayOff(card, meld, stands_for)
        case "swap":
            cards, meld = _cards_and_meld(rest)
            if len(cards) in (1, 2):
                return SwapJoker(read_card(cards[0]), meld, read_card(cards[1]) if len(cards) == 2 else None)
        case "drop":
            return Discard(read_card(rest))
        case "buy" if not rest.startswith("buy"):
            use = read_move(rest, longest_run)
            if isinstance(use, LayMelds | LayOff):
                return Buy(use)
    raise NotationError(f"{text[:80]!r} is no move")


def _cards_and_meld(text: str) -> tuple[Sequence[str], int]:
    *cards, meld = text.split(" ")
    number = meld[1:]
    if not (meld.startswith("m") and number.isascii() and number.isdigit() and number[0] != "0" and len(number) < 4):
        raise NotationError(f"{meld[:20]!r} is no meld on the table")
    return cards, int(number)


def write_entry(entry: Entry) -> str:
    """One line of a round's log, as it stands in a record (records.md, "Moves")."""
    match entry:
        case Made(seat, move):
            return f"{seat} {write_move(move)}"
        case Shuffled(stock):
            return f"shuffle {codes(stock)}"
        case Died():
            return "dead"
        case Marked():
            return "timeout"
        case _:
            assert_never(entry)


def read_entry(line: str, longest_run: int = 13) -> Entry:
    """The log entry that a line writes. Raises `NotationError`."""
    word, _, rest = line.partition(" ")
    if line == "dead":
        return Died()
    if line == "timeout":
        return Marked()
    if word == "shuffle":
        return Shuffled(read_cards(rest))
    if len(word) == 1 and word in "012345":
        return Made(int(word), read_move(rest, longest_run))
    raise NotationError(f"{line[:80]!r} is no move of a seat")
