"""What happened, as one line of the log, and as an announcement for the ear: names and facts, in the past tense."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from scala40.engine import events
from scala40.engine.cards import Card
from scala40.engine.events import Event
from scala40.engine.melds import Meld
from scala40.texts.base import Texts
from scala40.texts.cards import CardTexts
from scala40.texts.lists import ListTexts


class EventTexts(Texts):
    """A line for every event; `cards` knows the card letters."""

    def __init__(self, cards: CardTexts | None = None) -> None:
        self.cards = cards or CardTexts()

    def announcement(self, event: Event, names: Sequence[str], seen_from: int | None = None) -> str:
        """The line of an event for the ear, with the cards written out."""
        return self.line(event, names, seen_from, spoken=True)

    def line(self, event: Event, names: Sequence[str], seen_from: int | None = None, *, spoken: bool = False) -> str:
        """One line for one event. `names` are those of all seats.

        `seen_from` is the seat that is addressed as "you"; None where several people share the window.
        """
        cards = self.cards
        match event:
            case events.RoundDealt(number, dealer, _, turned_up):
                card = cards.named(turned_up, spoken)
                return self.you_dealt(number, card) if dealer == seen_from else self.dealt(number, names[dealer], card)
            case events.Reshuffled(count):
                return self.reshuffled(count)
            case events.Drew(seat, card):
                return self._drew(names[seat], seat == seen_from, card, spoken)
            case events.TookDiscard(seat, card):
                told = cards.named(card, spoken)
                return self.you_took(told) if seat == seen_from else self.took(names[seat], told)
            case events.Opened(seat, points):
                return self.you_opened(points) if seat == seen_from else self.opened(names[seat], points)
            case events.LaidMelds(seat, melds):
                told = cards.melds(melds, spoken)
                return self.you_laid(told) if seat == seen_from else self.laid(names[seat], told)
            case events.LaidOff(seat, card, _, before, after):
                told, meld = self._as_laid(card, after, spoken), cards.meld(before, spoken)
                return self.you_added(told, meld) if seat == seen_from else self.added(names[seat], told, meld)
            case events.SwappedJoker(seat, put_in, _, _, before, after):
                # For the ear the card is named once, not again as what the joker stood for.
                told, meld = cards.joined(put_in, spoken), cards.meld(after if spoken else before, spoken)
                return self.you_swapped(told, meld) if seat == seen_from else self.swapped(names[seat], told, meld)
            case events.Discarded(seat, card):
                told = cards.named(card, spoken)
                return self.you_discarded(told) if seat == seen_from else self.discarded(names[seat], told)
            case events.TimeRanOut(seat):
                return self.your_time_ran_out() if seat == seen_from else self.time_ran_out(names[seat])
            case events.Bought(seat, card):
                told = cards.named(card, spoken)
                return self.you_bought(told) if seat == seen_from else self.bought(names[seat], told)
            case events.DrewPenalty(seat, card):
                return self._drew_penalty(names[seat], seat == seen_from, card, spoken)
            case events.Passed(seat):
                return self.you_passed() if seat == seen_from else self.passed(names[seat])
            case events.Closed(seat, concealed):
                return self._closed(names[seat], seat == seen_from, concealed)
            case events.RoundDied():
                return self.died()
            case events.RoundScored(penalties):
                return self.scored(names, penalties)
            case events.Eliminated(seat):
                return self.you_are_eliminated() if seat == seen_from else self.eliminated(names[seat])
            case events.Reentered(seat, total):
                return self.you_reentered(total) if seat == seen_from else self.reentered(names[seat], total)
            case events.Retired(seat):
                return self.you_retired() if seat == seen_from else self.retired(names[seat])
            case events.MatchEnded(winners):
                return self._ended(names, winners, seen_from)
            case events.TookBack(seat):
                return self.you_undid() if seat == seen_from else self.undid(names[seat])
            case _:
                assert_never(event)

    def _as_laid(self, card: Card, meld: Meld, spoken: bool) -> str:
        if card.is_joker and meld.stands_for is not None:
            return self.cards.joker_for(meld.stands_for, spoken)
        return self.cards.named(card, spoken)

    def _drew(self, name: str, you: bool, card: Card | None, spoken: bool) -> str:
        if card is not None:
            told = self.cards.named(card, spoken)
            return self.you_drew(told) if you else self.drew_card(name, told)
        return self.you_drew_unseen() if you else self.drew(name)

    def _drew_penalty(self, name: str, you: bool, card: Card | None, spoken: bool) -> str:
        if not you:
            return self.drew_penalty(name)
        return self.you_drew_penalty(self.cards.face_down() if card is None else self.cards.named(card, spoken))

    def _closed(self, name: str, you: bool, concealed: bool) -> str:
        if concealed:
            return self.you_closed_concealed() if you else self.closed_concealed(name)
        return self.you_closed() if you else self.closed(name)

    def _ended(self, names: Sequence[str], winners: Sequence[int], seen_from: int | None) -> str:
        if len(winners) > 1:
            return self.shared_win(ListTexts().names([names[seat] for seat in winners]))
        return self.you_won() if winners[0] == seen_from else self.won(names[winners[0]])

    def scored(self, names: Sequence[str], penalties: Sequence[int]) -> str:
        """The penalty points of a round, of those who got some."""
        counted = [f"{names[seat]} {signed(points)}" for seat, points in enumerate(penalties) if points]
        if not counted:
            return self.tr("No penalty points in this round")
        return self.tr("Penalty points: {list}").format(list=", ".join(counted))

    def dealt(self, number: int, name: str, card: str) -> str:
        """A round began."""
        return self.tr("Round {number}: {name} dealt, {card} was turned up").format(number=number, name=name, card=card)

    def you_dealt(self, number: int, card: str) -> str:
        """A round began, dealt by the player."""
        return self.tr("Round {number}: you dealt, {card} was turned up").format(number=number, card=card)

    def reshuffled(self, count: int) -> str:
        """The discards became the stock."""
        return self.tr("The discards were reshuffled: %n cards in the stock", "", count)

    def drew(self, name: str) -> str:
        """Somebody drew an unseen card."""
        return self.tr("{name} drew from the stock").format(name=name)

    def drew_card(self, name: str, card: str) -> str:
        """Somebody drew a card that is open to all who read this."""
        return self.tr("{name} drew {card}").format(name=name, card=card)

    def you_drew(self, card: str) -> str:
        """The player drew this card."""
        return self.tr("You drew {card}").format(card=card)

    def you_drew_unseen(self) -> str:
        """The player drew."""
        return self.tr("You drew from the stock")

    def took(self, name: str, card: str) -> str:
        """Somebody took the top discard."""
        return self.tr("{name} took {card}").format(name=name, card=card)

    def you_took(self, card: str) -> str:
        """The player took the top discard."""
        return self.tr("You took {card}").format(card=card)

    def opened(self, name: str, points: int) -> str:
        """Somebody opened."""
        return self.tr("{name} opened with {points} points").format(name=name, points=points)

    def you_opened(self, points: int) -> str:
        """The player opened."""
        return self.tr("You opened with {points} points").format(points=points)

    def laid(self, name: str, melds: str) -> str:
        """Somebody laid melds."""
        return self.tr("{name} laid down {melds}").format(name=name, melds=melds)

    def you_laid(self, melds: str) -> str:
        """The player laid melds."""
        return self.tr("You laid down {melds}").format(melds=melds)

    def added(self, name: str, card: str, meld: str) -> str:
        """Somebody laid a card off."""
        return self.tr("{name} added {card} to {meld}").format(name=name, card=card, meld=meld)

    def you_added(self, card: str, meld: str) -> str:
        """The player laid a card off."""
        return self.tr("You added {card} to {meld}").format(card=card, meld=meld)

    def swapped(self, name: str, card: str, meld: str) -> str:
        """Somebody put the natural card in a joker's place and took the joker."""
        return self.tr("{name} swapped the joker of {meld} for {card}").format(name=name, card=card, meld=meld)

    def you_swapped(self, card: str, meld: str) -> str:
        """The player swapped a joker."""
        return self.tr("You swapped the joker of {meld} for {card}").format(card=card, meld=meld)

    def discarded(self, name: str, card: str) -> str:
        """Somebody discarded."""
        return self.tr("{name} discarded {card}").format(name=name, card=card)

    def you_discarded(self, card: str) -> str:
        """The player discarded."""
        return self.tr("You discarded {card}").format(card=card)

    def time_ran_out(self, name: str) -> str:
        """Somebody's time was over."""
        return self.tr("Time's up for {name}").format(name=name)

    def your_time_ran_out(self) -> str:
        """The player's time was over."""
        return self.tr("Time's up")

    def bought(self, name: str, card: str) -> str:
        """Somebody bought the discard."""
        return self.tr("{name} bought {card}").format(name=name, card=card)

    def you_bought(self, card: str) -> str:
        """The player bought the discard."""
        return self.tr("You bought {card}").format(card=card)

    def drew_penalty(self, name: str) -> str:
        """Somebody drew the card that a buy costs."""
        return self.tr("{name} drew a penalty card").format(name=name)

    def you_drew_penalty(self, card: str) -> str:
        """The player drew the card that a buy costs."""
        return self.tr("You drew a penalty card: {card}").format(card=card)

    def passed(self, name: str) -> str:
        """Somebody let the discard go."""
        return self.tr("{name} passed").format(name=name)

    def you_passed(self) -> str:
        """The player let the discard go."""
        return self.tr("You passed")

    def closed(self, name: str) -> str:
        """Somebody went out."""
        return self.tr("{name} went out").format(name=name)

    def you_closed(self) -> str:
        """The player went out."""
        return self.tr("You went out")

    def closed_concealed(self, name: str) -> str:
        """Somebody opened and went out in the same turn."""
        return self.tr("{name} went out in one turn").format(name=name)

    def you_closed_concealed(self) -> str:
        """The player opened and went out in the same turn."""
        return self.tr("You went out in one turn")

    def died(self) -> str:
        """The round has no winner."""
        return self.tr("Dead round: no cards were left to draw")

    def eliminated(self, name: str) -> str:
        """Somebody left the match."""
        return self.tr("{name} was eliminated", "a name is no man or woman").format(name=name)

    def you_are_eliminated(self) -> str:
        """The player left the match."""
        return self.tr("You were eliminated")

    def reentered(self, name: str, total: int) -> str:
        """Somebody came back."""
        return self.tr("{name} came back with {total} points", "re-entry").format(name=name, total=total)

    def you_reentered(self, total: int) -> str:
        """The player came back."""
        return self.tr("You came back with {total} points", "re-entry").format(total=total)

    def retired(self, name: str) -> str:
        """Somebody was asked and did not come back."""
        return self.tr("{name} did not come back", "re-entry").format(name=name)

    def you_retired(self) -> str:
        """The player did not come back."""
        return self.tr("You did not come back", "re-entry")

    def won(self, name: str) -> str:
        """Somebody won the match."""
        return self.tr("{name} won the match").format(name=name)

    def you_won(self) -> str:
        """The player won the match."""
        return self.tr("You won the match")

    def shared_win(self, names: str) -> str:
        """Several won the match together."""
        return self.tr("{names} won the match together").format(names=names)

    def undid(self, name: str) -> str:
        """Somebody took a move back."""
        return self.tr("{name} undid the last move").format(name=name)

    def you_undid(self) -> str:
        """The player took a move back."""
        return self.tr("You undid the last move")


def signed(points: int) -> str:
    """Points with a real minus sign where they are below nought."""
    return f"−{-points}" if points < 0 else str(points)
