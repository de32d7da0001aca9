"""The very first page: the language, the player's name, and whether the player knows the game."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scala40.texts.pages import FirstStartTexts, StartTexts
from scala40.views.cards.art import CardArt
from scala40.views.dressing import dressed
from scala40.views.languages import Languages
from scala40.views.pages.choices import chosen_rules
from scala40.views.pages.desk import Desk
from scala40.views.pages.fan import CardFan
from scala40.views.pages.felt_page import WELCOME, FeltPage, felt_label
from scala40.views.pages.language_choice import LanguageRow
from scala40.views.pages.name_field import NameField
from scala40.views.pages.tile import Tile
from scala40.views.theme import APART, NEAR, WIDE, Theme


class FirstStartPage(FeltPage):
    """Asks three things at once; the answer to the last of them leads to the start page or to the rules."""

    entry_name = WELCOME
    language_chosen = Signal(str)
    answered = Signal(bool)
    """Whether the player knows the game; the name is in the settings by then."""

    def __init__(
        self, desk: Desk, speaking: Languages, art: CardArt, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._desk = desk
        self._texts = FirstStartTexts()
        self._speaking = speaking
        self._fan = CardFan(art)
        self._title = felt_label(theme, theme.heading_px, weight=700)
        self._tagline = felt_label(theme, theme.title_px)
        self._labels = [felt_label(theme, theme.text_px, weight=600) for _ in range(3)]
        self._changeable = felt_label(theme, theme.text_px)
        self.languages = LanguageRow()
        self.name_field = NameField()
        self.know_tile = Tile(theme, primary=True, icon="play")
        self.show_tile = Tile(theme, icon="book")
        self._lay_out()
        self.languages.chosen.connect(self.language_chosen)
        self.name_field.entered.connect(lambda _name: self._answer(True))
        self.know_tile.clicked.connect(lambda: self._answer(True))
        self.show_tile.clicked.connect(lambda: self._answer(False))
        self.retranslate()
        dressed(self, self._fit)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(NEAR)
        left.addStretch(1)
        left.addWidget(self._fan, 0, Qt.AlignmentFlag.AlignHCenter)
        left.addSpacing(APART)
        left.addWidget(self._title)
        left.addWidget(self._tagline)
        left.addStretch(1)
        answers = QHBoxLayout()
        answers.setSpacing(WIDE)
        answers.addWidget(self.know_tile, 1)
        answers.addWidget(self.show_tile, 1)
        right = QVBoxLayout()
        right.setSpacing(NEAR)
        right.addStretch(1)
        for label, row in zip(self._labels, (self.languages, self.name_field, None), strict=True):
            right.addWidget(label)
            if row is None:
                right.addLayout(answers)
            else:
                right.addWidget(row)
            right.addSpacing(WIDE)
        right.addWidget(self._changeable)
        right.addStretch(1)
        page = QHBoxLayout(self)
        page.addStretch(2)
        page.addLayout(left, 6)
        page.addStretch(1)
        page.addLayout(right, 8)
        page.addStretch(2)

    def begin(self) -> None:
        self.name_field.set_name(self._desk.settings.value.player_name)
        self.retranslate()
        self.name_field.setFocus()

    def retranslate(self) -> None:
        texts = self._texts
        rules = chosen_rules(self._desk)
        # The number never stands alone at the head of a line.
        self._title.setText(texts.title().replace(" 40", "\N{NO-BREAK SPACE}40"))
        self._tagline.setText(StartTexts().tagline(rules.opening_points, rules.limit))
        for label, words in zip(self._labels, (texts.language(), texts.your_name(), texts.do_you_know()), strict=True):
            label.setText(words)
        self._changeable.setText(texts.changeable())
        self.know_tile.say(texts.know_it(), texts.know_it_about())
        self.show_tile.say(texts.show_me(), texts.show_me_about())
        self.languages.show_language(self._speaking.current)
        self.name_field.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self._fan.setVisible(self.height() >= self.theme.px(360))
        self._fan.set_card_width(max(72, min(140, round(self.height() * 0.16), round(self.width() * 0.095))))
        for tile in (self.know_tile, self.show_tile):
            tile.setMinimumHeight(self.theme.px(96))

    def _answer(self, knows: bool) -> None:
        self._desk.settings.change(player_name=self.name_field.name(), knows_the_game=knows)
        self.answered.emit(knows)
