"""One turn of a computer player: what it did and why, its hand then, and all that it could see."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from scala40.engine.cards import Card
from scala40.engine.melds import Meld
from scala40.models.sorting import sorted_hand
from scala40.models.why import Turn, WhyModel, agrees
from scala40.texts.cards import CardTexts
from scala40.texts.why import WhyTexts
from scala40.texts.why_grounds import GroundTexts
from scala40.views.cards.art import CardArt
from scala40.views.pages.felt_page import one_line, plain_label
from scala40.views.pages.flow import Flow
from scala40.views.table.suit_text import SuitLabel
from scala40.views.table.why_cards import CardStrip
from scala40.views.theme import APART, CLOSE, NEAR, Theme

HAND_CARD = 62
SMALL_CARD = 56
MOST_OF_PILE = 12
"""Cards of the discard pile that are shown, from the top."""


class TurnSheet(QWidget):
    """Shows a turn of the model; `follow` writes what has been worked out since."""

    def __init__(self, model: WhyModel, turn: Turn, art: CardArt, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self._turn = turn
        self._art = art
        self._theme = theme
        self._names = [one_line(seat.name) for seat in model.seats]
        self._answers: list[SuitLabel] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(CLOSE, CLOSE, APART, NEAR)
        self._column.setSpacing(NEAR)
        title = plain_label("title")
        title.setText(WhyTexts().turn_of(turn.number, self._names[turn.seat]))
        self._column.addWidget(title)
        self._show_hand()
        self._show_moves()
        self._show_melds()
        self._show_pile()
        self._show_others()
        self._column.addStretch(1)
        self.follow()

    def spoken(self) -> str:
        """All of it for the ear, reasons first."""
        texts, cards, view = WhyTexts(), CardTexts(), self._turn.view
        said = [texts.turn_of(self._turn.number, self._names[self._turn.seat])]
        for which in range(len(self._turn.moments)):
            said += [*self._model.lines(self._turn, which, spoken=True), self._answer(which, spoken=True)]
        said.append(f"{texts.in_hand()}: {cards.listed(self._hand(), spoken=True)}")
        if view.public.melds:
            said.append(f"{texts.melds()}: {cards.melds(view.public.melds, spoken=True)}")
        else:
            said.append(texts.no_melds())
        pile = self._pile()
        said.append(f"{self._pile_heading()}: {cards.listed(pile, spoken=True)}" if pile else texts.no_pile())
        said += self._others(spoken=True)
        return ". ".join(part.rstrip(".") for part in said if part) + "."

    def follow(self) -> None:
        """Write the reasons that have come."""
        before = ""
        for which, label in enumerate(self._answers):
            words = self._answer(which)
            label.say(words)
            label.setAccessibleName(self._answer(which, spoken=True))
            # What holds for several moves in a row is said once.
            label.setVisible(words != before)
            before = words

    # The parts

    def _heading(self, words: str) -> QLabel:
        heading = plain_label("section")
        heading.setText(words)
        self._column.addSpacing(CLOSE)
        self._column.addWidget(heading)
        return heading

    def _hand(self) -> list[Card]:
        return sorted_hand(self._turn.hand, "both", self._turn.view.public.rules)

    def _show_hand(self) -> None:
        texts, cards, hand = WhyTexts(), CardTexts(), self._hand()
        came = self._turn.came
        words = texts.in_hand() if came is None else f"{texts.in_hand()}  ·  {texts.just_came(cards.named(came))}"
        line = SuitLabel(self._theme, weight=QFont.Weight.DemiBold)
        line.say(words)
        self._column.addWidget(line)
        strip = CardStrip(hand, self._art, self._theme, HAND_CARD, marked=came)
        strip.setAccessibleName(cards.listed(hand, spoken=True))
        self._column.addWidget(strip)

    def _show_moves(self) -> None:
        self._heading(WhyTexts().reasons())
        for which in range(len(self._turn.moments)):
            for words, said in zip(
                self._model.lines(self._turn, which), self._model.lines(self._turn, which, spoken=True), strict=True
            ):
                line = SuitLabel(self._theme, weight=QFont.Weight.DemiBold)
                line.say(words)
                line.setAccessibleName(said)
                self._column.addWidget(line)
            answer = SuitLabel(self._theme)
            answer.setContentsMargins(0, 0, 0, CLOSE)
            self._answers.append(answer)
            self._column.addWidget(answer)

    def _answer(self, which: int, *, spoken: bool = False) -> str:
        """Why this move was made, as far as it is known by now."""
        texts, seat = WhyTexts(), self._turn.seat
        if not self._model.explains(seat):
            return texts.from_elsewhere()
        reason = self._model.reason(self._turn, which)
        if reason is None:
            return texts.thinking()
        if not agrees(reason, self._turn.moments[which].move):
            return texts.differs()
        said = GroundTexts()
        sentences = [said.sentence(ground, self._names, seat, spoken=spoken) for ground in reason.grounds]
        return " ".join(sentences)

    def _show_melds(self) -> None:
        texts, public = WhyTexts(), self._turn.view.public
        self._heading(texts.melds() if public.melds else texts.no_melds())
        if not public.melds:
            return
        holder = QWidget()
        flow = Flow(gap=NEAR)
        holder.setLayout(flow)
        for meld, owner in zip(public.melds, public.owners, strict=True):
            flow.addWidget(self._meld(meld, self._names[owner]))
        self._column.addWidget(holder)

    def _meld(self, meld: Meld, owner: str) -> QWidget:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        name = plain_label("muted")
        name.setWordWrap(False)
        name.setText(one_line(owner, 12))
        column.addWidget(name)
        strip = CardStrip(meld.cards, self._art, self._theme, SMALL_CARD, faces=meld.faces)
        strip.setAccessibleName(CardTexts().spoken_meld(meld))
        column.addWidget(strip)
        return whole

    def _pile(self) -> Sequence[Card]:
        """The discards that it could look at, the top card first."""
        public = self._turn.view.public
        if public.rules.pile_visible == "top":
            return public.discards[-1:]
        return tuple(reversed(public.discards))[:MOST_OF_PILE]

    def _pile_heading(self) -> str:
        only = self._turn.view.public.rules.pile_visible == "top"
        return WhyTexts().top_of_pile() if only else WhyTexts().pile()

    def _show_pile(self) -> None:
        pile = self._pile()
        self._heading(self._pile_heading() if pile else WhyTexts().no_pile())
        if pile:
            strip = CardStrip(pile, self._art, self._theme, SMALL_CARD)
            strip.setAccessibleName(CardTexts().listed(pile, spoken=True))
            self._column.addWidget(strip)

    def _show_others(self) -> None:
        self._heading(WhyTexts().others())
        for words, said in zip(self._others(), self._others(spoken=True), strict=True):
            line = SuitLabel(self._theme)
            line.say(words)
            line.setAccessibleName(said)
            self._column.addWidget(line)

    def _others(self, *, spoken: bool = False) -> list[str]:
        """The other seats, with what was known of their hands."""
        texts, cards, public = WhyTexts(), CardTexts(), self._turn.view.public
        lines = []
        for seat in public.seats:
            if seat == self._turn.seat:
                continue
            line = texts.other(self._names[seat], public.counts[seat], opened=public.opened[seat])
            known = sorted(self._turn.known[seat])
            if known:
                line = f"{line}, {texts.known(cards.joined(known, spoken))}"
            lines.append(line)
        return lines
