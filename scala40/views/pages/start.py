"""The start page: go on with a match, begin one, read the rules; name and language in plain sight."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from scala40.texts.menus import MenuTexts
from scala40.texts.pages import NewMatchTexts, StartTexts
from scala40.texts.saved_matches import SavedMatchTexts
from scala40.views.cards.art import CardArt
from scala40.views.dressing import dressed
from scala40.views.languages import Languages
from scala40.views.pages.choices import last_choices
from scala40.views.pages.desk import Desk, WaitingMatch
from scala40.views.pages.fan import CardFan
from scala40.views.pages.felt_page import FeltPage, PageButton, felt_label, one_line
from scala40.views.pages.language_choice import LanguageButton
from scala40.views.pages.name_field import NameField
from scala40.views.pages.tile import Tile
from scala40.views.theme import APART, NEAR, WIDE, Theme


class StartPage(FeltPage):
    """What the program opens with. One tile is the primary one: go on if a match waits, else begin one."""

    entry_name = "start_page"
    go_on = Signal()
    others = Signal()
    """The list of the unfinished matches that no tile offers."""
    begin_match = Signal()
    choose = Signal()
    rules = Signal()
    language_chosen = Signal(str)

    def __init__(
        self, desk: Desk, speaking: Languages, art: CardArt, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._desk = desk
        self._texts = StartTexts()
        self._waiting: WaitingMatch | None = None
        self._others = 0
        self._speaking = speaking
        # With a parent from the first: shown without one, a tile would be a window for a moment.
        self.go_on_tile = Tile(theme, primary=True, icon="play", parent=self)
        self.match_tile = Tile(theme, icon="plus", parent=self)
        self.rules_tile = Tile(theme, icon="book", parent=self)
        self.others_button = PageButton("plate", self)
        self.others_button.show_sign("saved", theme)
        self._fan = CardFan(art)
        self._title = felt_label(theme, 60, weight=800)
        self._title.setText("Scala 40")
        self._title.setWordWrap(False)
        self._tagline = felt_label(theme, theme.title_px)
        self.name_button = PageButton("plate")
        self.name_button.show_sign("person", theme)
        self.name_field = NameField(self)
        self.language_button = LanguageButton(theme)
        self._lay_out()
        self.go_on_tile.clicked.connect(self.go_on)
        self.others_button.clicked.connect(self.others)
        self.match_tile.clicked.connect(self.begin_match)
        self.match_tile.link.clicked.connect(self.choose)
        self.rules_tile.clicked.connect(self.rules)
        self.language_button.chosen.connect(self.language_chosen)
        self.name_button.clicked.connect(self._ask_name)
        self.name_field.entered.connect(self._rename)
        self.name_field.left.connect(self._show_name)
        self.retranslate()
        dressed(self, self._fit)

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.setSpacing(WIDE)
        foot.addWidget(self.name_button, 1)
        foot.addWidget(self.name_field, 1)
        foot.addWidget(self.language_button, 1)
        self.name_field.hide()
        left = QVBoxLayout()
        left.setSpacing(NEAR)
        left.addStretch(1)
        left.addWidget(self._fan, 0, Qt.AlignmentFlag.AlignHCenter)
        left.addSpacing(APART)
        left.addWidget(self._title)
        left.addWidget(self._tagline)
        left.addStretch(1)
        self._grid = QGridLayout()
        self._grid.setSpacing(WIDE)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        right = QVBoxLayout()
        right.setSpacing(WIDE)
        right.addStretch(1)
        right.addLayout(self._grid)
        right.addWidget(self.others_button)
        right.addLayout(foot)
        right.addStretch(1)
        page = QHBoxLayout(self)
        page.addStretch(5)
        page.addLayout(left, 24)
        page.addStretch(3)
        page.addLayout(right, 40)
        page.addStretch(5)

    def begin(self) -> None:
        self._waiting = self._desk.waiting_match()
        self._others = self._desk.others_waiting()
        self.retranslate()
        (self.match_tile if self._waiting is None else self.go_on_tile).setFocus()

    def retranslate(self) -> None:
        texts = self._texts
        chosen = last_choices(self._desk)
        waiting = self._waiting
        self._tagline.setText(texts.tagline(chosen.rules.opening_points, chosen.rules.limit))
        if waiting is not None:
            self.go_on_tile.say(texts.go_on(), self._about(waiting))
        rules_name = NewMatchTexts().rule_set(chosen.rules.name)
        self.match_tile.say(
            texts.new_match(), texts.new_match_about(chosen.opponents, one_line(rules_name)), texts.change()
        )
        self.rules_tile.say(texts.rules(), texts.rules_about())
        saved = SavedMatchTexts()
        told = saved.others if waiting is not None else saved.unfinished
        self.others_button.setText(told(self._others))
        self.others_button.setVisible(self._others > 0)
        self.language_button.show_language(self._speaking.current)
        self._show_name()
        self._place_tiles()

    def _about(self, waiting: WaitingMatch) -> str:
        say = self._texts.go_on_your_turn if waiting.your_turn else self._texts.go_on_waiting
        names = [one_line(name) for name in waiting.opponents]
        return say(waiting.round_number, names, waiting.total, waiting.limit, waiting.rounds)

    def _place_tiles(self) -> None:
        """The primary tile takes the whole width; the others stand below it, two in a row."""
        tiles = [self.match_tile, self.rules_tile]
        if self._waiting is not None:
            tiles.insert(0, self.go_on_tile)
        self.go_on_tile.setVisible(self._waiting is not None)
        self.match_tile.make_primary(self._waiting is None)
        for tile in (self.go_on_tile, self.match_tile, self.rules_tile):
            self._grid.removeWidget(tile)
        self._grid.addWidget(tiles[0], 0, 0, 1, 2)
        rest = tiles[1:]
        for place, tile in enumerate(rest):
            row, column = 1 + place // 2, place % 2
            alone = place == len(rest) - 1 and column == 0
            self._grid.addWidget(tile, row, column, 1, 2 if alone else 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        high = max(0.0, min(1.0, (self.height() - 520) / 500))  # from the smallest window to a large one
        self._fan.set_card_width(max(80, min(190, round(self.height() * 0.165), round(self.width() * 0.098))))
        # Words come first where notices or large text leave little height.
        self._fan.setVisible(self.height() >= self.theme.px(310))
        size = self.theme.px(44 + 20 * high)
        self._title.setStyleSheet(f"color: {self.theme.felt_text}; font-size: {size}px; font-weight: 800;")
        for tile in (self.go_on_tile, self.match_tile, self.rules_tile):
            tile.setMinimumHeight(min(self.theme.px(112 + 68 * high), round(self.height() * 0.24)))

    def _show_name(self) -> None:
        name = one_line(self._desk.settings.value.player_name)
        said = self._texts.playing_as(name) if name else MenuTexts().your_name()
        # An ampersand in a name is no shortcut.
        self.name_button.setText(said.replace("&", "&&"))
        self.name_button.setAccessibleDescription(MenuTexts().your_name())
        self.name_button.setToolTip(MenuTexts().your_name())
        self.name_field.retranslate()
        self.name_field.hide()
        self.name_button.show()

    def _ask_name(self) -> None:
        self.name_button.hide()
        self.name_field.set_name(self._desk.settings.value.player_name)
        self.name_field.show()
        self.name_field.selectAll()
        self.name_field.setFocus()

    def _rename(self, name: str) -> None:
        self._desk.settings.change(player_name=name)
        self._show_name()
        self.name_button.setFocus()
