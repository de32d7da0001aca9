"""Cards and melds in words: short with symbols for the screen (7♥), spoken for ear and comfort mode (7 of hearts)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar, Final, Literal, TypeAlias

from scala40.engine.cards import Card, face_of
from scala40.engine.melds import Group, Meld
from scala40.texts.base import Texts
from scala40.texts.lists import ListTexts

Letters: TypeAlias = Literal["language", "english", "german", "italian"]
"""The setting "card letters": as the language has them, A J Q K, A B D K or A F D R."""
SUIT_SIGNS: Final = "♣♦♥♠"
"""The sign of each suit by its number: clubs, diamonds, hearts, spades."""
STAR: Final = "★"
"""The sign of a joker; before a card's sign it says that a joker stands for that card."""
_LETTERS: Final = {"english": "A J Q K", "german": "A B D K", "italian": "A F D R"}


class CardTexts(Texts):
    """What cards and melds are called; `letters` says how ace, jack, queen and king are written."""

    in_force: ClassVar[Letters] = "language"
    """The player's setting, for all that have no letters of their own; told to the class once, as a language is."""
    written_out: ClassVar[bool] = False
    """True in comfort mode, where cards in running text are words on screen too (look.md); told to the class likewise.
    """

    def __init__(self, letters: Letters | None = None) -> None:
        """`letters` None follows the player's setting."""
        self.letters = letters

    def index(self, rank: int) -> str:
        """What stands in the corner of a card: `10`, or the letter of an ace, jack, queen or king."""
        if 2 <= rank <= 10:
            return str(rank)
        ace, jack, queen, king = self._court_letters().split()
        return {1: ace, 11: jack, 12: queen, 13: king}[rank]

    def short(self, card: Card) -> str:
        """The card with its sign, as in `7♥` or `Q♠`; a joker is a star. Both copies of a face read alike."""
        return STAR if card.is_joker else self.index(card.rank) + SUIT_SIGNS[card.suit]

    def spoken(self, card: Card) -> str:
        """The card for the ear, as in `7 of hearts`."""
        return self.joker() if card.is_joker else self.spoken_face(card.rank, card.suit)

    def named(self, card: Card, spoken: bool = False) -> str:
        """The card as it is written or, for the ear and in comfort mode, as it is said."""
        return self.spoken(card) if spoken or self.written_out else self.short(card)

    def joker_for(self, face: Card, spoken: bool = False) -> str:
        """A joker that stands for a face: `★7♥`, or for the ear `joker (stands for 7 of hearts)`."""
        return self.spoken_joker_for(self.spoken(face)) if spoken or self.written_out else STAR + self.short(face)

    def listed(self, cards: Iterable[Card], spoken: bool = False) -> str:
        """Several cards in the order given, as they are counted up: `7♥ Q♠`, or for the ear with commas."""
        return (", " if spoken or self.written_out else " ").join(self.named(card, spoken) for card in cards)

    def joined(self, cards: Iterable[Card], spoken: bool = False) -> str:
        """Several cards in a sentence, each for itself: `7♥ and Q♠`, or in words."""
        return ListTexts().names([self.named(card, spoken) for card in cards])

    def together(self, cards: Iterable[Card], spoken: bool = False) -> str:
        """Cards in a sentence that belong together: side by side as in `7♥ 8♥`, or in words as `joined`."""
        return self.joined(cards, spoken) if spoken or self.written_out else self.listed(cards)

    def meld(self, meld: Meld, spoken: bool = False) -> str:
        """A meld upwards or in the order of the suits: `5♦ 6♦ ★7♦`, or for the ear `run of diamonds from 5 to 7`."""
        if spoken or self.written_out:
            return self.spoken_meld(meld)
        return " ".join(
            self.joker_for(face) if card.is_joker else self.short(card)
            for card, face in zip(meld.cards, meld.faces, strict=True)
        )

    def melds(self, melds: Iterable[Meld], spoken: bool = False) -> str:
        """Several melds, kept apart by commas, for the ear by semicolons."""
        return ("; " if spoken or self.written_out else ", ").join(self.meld(meld, spoken) for meld in melds)

    def spoken_meld(self, meld: Meld) -> str:
        """The meld for the ear, with the card that its joker stands for."""
        if isinstance(meld, Group):
            said = self._set(self.rank(meld.rank), ", ".join(self.suit(suit) for suit in meld.suits))
        else:
            low, high = meld.faces[0], meld.faces[-1]
            said = self._run(self.suit(meld.suit), self.rank(low.rank), self.rank(high.rank))
        if meld.stands_for is None:
            return said
        return self._with(said, self.spoken_joker_for(self.spoken(meld.stands_for)))

    def corner(self, ace: Card, spoken: bool = False) -> tuple[str, str, str]:
        """Three runs of the suit: the ace low, the ace high, and round the corner; for the ear only the ranks."""
        runs = [[face_of(ace.suit, place) for place in places] for places in ((1, 2, 3), (12, 13, 14), (13, 14, 2))]
        if spoken or self.written_out:
            low, high, around = (", ".join(self.rank(face.rank) for face in run) for run in runs)
        else:
            low, high, around = (self.listed(run) for run in runs)
        return low, high, around

    def spoken_face(self, rank: int, suit: int) -> str:
        """A rank and a suit as the name of a card for the ear."""
        return self.tr("{rank} of {suit}", "a card for the ear, as in 7 of hearts, queen of spades").format(
            rank=self.rank(rank), suit=self.suit(suit)
        )

    def rank(self, rank: int) -> str:
        """The rank for the ear: a number, or ace (1), jack (11), queen (12), king (13)."""
        match rank:
            case 1:
                return self.tr("ace")
            case 11:
                return self.tr("jack")
            case 12:
                return self.tr("queen")
            case 13:
                return self.tr("king")
            case _:
                return str(rank)

    def suit(self, suit: int) -> str:
        """The suit by its number, as it stands in the name of a card."""
        match suit:
            case 0:
                return self.tr("clubs")
            case 1:
                return self.tr("diamonds")
            case 2:
                return self.tr("hearts")
            case _:
                return self.tr("spades")

    def joker(self) -> str:
        """What a joker is called in a sentence."""
        return self.tr("joker")

    def joker_on_card(self) -> str:
        """The word that stands on the joker itself."""
        return self.tr("Joker", "the word on the card itself")

    def spoken_joker_for(self, card: str) -> str:
        """A joker and the card, in words, that it stands for."""
        return self.tr("joker (stands for {card})").format(card=card)

    def face_down(self) -> str:
        """A card that lies face down."""
        return self.tr("card, face down")

    def _run(self, suit: str, low: str, high: str) -> str:
        return self.tr("run of {suit} from {low} to {high}", "a meld for the ear").format(suit=suit, low=low, high=high)

    def _with(self, meld: str, joker: str) -> str:
        return self.tr("{meld} with {joker}", "a meld and its joker for the ear").format(meld=meld, joker=joker)

    def _set(self, rank: str, suits: str) -> str:
        return self.tr("set ({rank} of {suits})", "a meld for the ear, as in set (7 of clubs, hearts, spades)").format(
            rank=rank, suits=suits
        )

    def _court_letters(self) -> str:
        return _LETTERS.get(self.letters or CardTexts.in_force) or self.tr(
            "A J Q K", "card letters of ace, jack, queen, king, with blanks"
        )


def with_capitals(text: str) -> str:
    """The text with a capital where a sentence begins, since the names of cards may stand there."""
    return re.sub(r"(^|[.?] )(\w)", lambda start: start[1] + start[2].upper(), text)
