"""The look of the program as one frozen value: colours, sizes, and the palette and style sheet made of them.

Everything that is painted asks a `Theme`; no widget names a colour of its own (look.md, "Tokens").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

CLOSE: Final = 4
NEAR: Final = 8
APART: Final = 12
WIDE: Final = 16
FAR: Final = 24
"""The five distances between things, in logical pixels."""
LEAST_TEXT: Final = 13
"""The least size of text, in logical pixels as they are shown, where that of text finds no room."""
PANEL_RADIUS: Final = 12
TILE_RADIUS: Final = 16
TARGET: Final = 32
"""The least height and width of anything that is clicked, in logical pixels."""


class Theme(msgspec.Struct, frozen=True, kw_only=True):
    """All colours and text sizes of one look; colours are `#rrggbb` or `#aarrggbb`, sizes logical pixels."""

    name: str = "felt"
    dark: bool = True
    felt_centre: str = "#246a4b"
    felt: str = "#1f6147"
    felt_edge: str = "#164a37"
    felt_text: str = "#e9eee9"
    """Text on bare felt; all muted, accent or red text stands on a plate."""
    surface: str = "#1b2127"
    surface_raised: str = "#26303a"
    surface_high: str = "#33404c"
    """A raised surface under the pointer."""
    chrome: str = "#20262d"
    line: str = "#3a4752"
    plate: str = "#8c0d2b20"
    plate_line: str = "#33e9eee9"
    accent: str = "#f2c14e"
    accent_high: str = "#f8d27a"
    on_accent: str = "#21262b"
    text: str = "#e9eee9"
    text_muted: str = "#aab4b8"
    text_resting: str = "#aab4b8"
    """What cannot be used now."""
    rests_in_dashes: bool = False
    """Whether what cannot be used now is told by slanted words and a dashed frame too, not by its shade alone."""
    card: str = "#fbfaf6"
    ink_black: str = "#1d2530"
    ink_red: str = "#c8323a"
    suit_red: str = "#ff9a92"
    """Hearts and diamonds in text; clubs and spades are written in the colour of the text."""
    suit_diamonds_four: str = "#7db8f0"
    suit_clubs_four: str = "#7fd0a0"
    joker_text: str = "#d0b0f5"
    four_colours: bool = False
    """Whether diamonds and clubs have a colour of their own in text, as they have on the player's cards."""
    joker: str = "#7a3fb0"
    seat_colours: tuple[str, ...] = ("#a4660f", "#8a4a8f", "#3a6aa6", "#a3592f", "#2f7f78", "#7a6a2c")
    """The discs with the initials, by seat; white text on them has at least 4.5:1."""
    text_px: int = 15
    small_px: int = 13
    title_px: int = 19
    heading_px: int = 28
    zoom: float = 1.0
    """The player's text size, 1.0 to 1.5, times `scale`; every text size is multiplied by it."""
    scale: float = 1.0
    """The player's zoom of everything, 1.0 to 2.0, as far as the window has room for it."""
    large_cards: bool = False
    """Whether the table gives the cards more of its height than usual, as comfort mode wants it."""
    line_width: int = 2
    """Rings, frames and focus marks, in logical pixels."""

    def px(self, size: float) -> int:
        """A text size or a length that grows with the text, in logical pixels."""
        return round(size * self.zoom)

    def grown(self, size: float) -> int:
        """A length that grows with everything, but not with the text size, in logical pixels."""
        return round(size * self.scale)

    def side(self, size: float, most: float) -> int:
        """The width of what stands beside a text: it grows with the text size up to `most` alone, in logical pixels."""
        return round(size * self.scale * min(self.text_zoom, most))

    @property
    def text_zoom(self) -> float:
        """The player's text size alone."""
        return self.zoom / self.scale

    def suit_ink(self, sign: str) -> str | None:
        """The colour of a suit's sign or of a joker's star in text; None where it is that of the text."""
        match sign:
            case "♥":
                return self.suit_red
            case "♦":
                return self.suit_diamonds_four if self.four_colours else self.suit_red
            case "♣":
                return self.suit_clubs_four if self.four_colours else None
            case "★":
                return self.joker_text
            case _:
                return None


FELT: Final = Theme()


def colour(text: str) -> QColor:
    """The colour that a token names."""
    return QColor(text)


def faded(text: str, opacity: float) -> QColor:
    """The colour of a token at a share of its own opacity; more than 1 makes it denser, at most opaque."""
    made = QColor(text)
    made.setAlphaF(min(1.0, made.alphaF() * opacity))
    return made


def font(theme: Theme, size: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The program's font at a size in logical pixels before the player's zoom."""
    return font_high(theme.px(size), weight)


def font_high(size: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The program's font at a size in logical pixels as they are shown, whatever the player's zoom."""
    made = QFont(QApplication.font())
    made.setPixelSize(max(8, size))
    made.setWeight(weight)
    return made


def palette(theme: Theme) -> QPalette:
    """The palette that Fusion draws with, so that what no style sheet names fits in too."""
    roles: Sequence[tuple[QPalette.ColorRole, str]] = (
        (QPalette.ColorRole.Window, theme.surface),
        (QPalette.ColorRole.WindowText, theme.text),
        (QPalette.ColorRole.Base, theme.surface_raised),
        (QPalette.ColorRole.AlternateBase, theme.surface),
        (QPalette.ColorRole.Text, theme.text),
        (QPalette.ColorRole.PlaceholderText, theme.text_muted),
        (QPalette.ColorRole.Button, theme.surface_raised),
        (QPalette.ColorRole.ButtonText, theme.text),
        (QPalette.ColorRole.BrightText, theme.text),
        (QPalette.ColorRole.Highlight, theme.accent),
        (QPalette.ColorRole.HighlightedText, theme.on_accent),
        (QPalette.ColorRole.Accent, theme.accent),
        (QPalette.ColorRole.Link, theme.accent),
        (QPalette.ColorRole.LinkVisited, theme.accent),
        (QPalette.ColorRole.ToolTipBase, theme.surface_high),
        (QPalette.ColorRole.ToolTipText, theme.text),
        (QPalette.ColorRole.Light, theme.surface_high),
        (QPalette.ColorRole.Midlight, theme.surface_raised),
        (QPalette.ColorRole.Mid, theme.line),
        (QPalette.ColorRole.Dark, theme.chrome),
        (QPalette.ColorRole.Shadow, theme.chrome),
    )
    made = QPalette()
    for role, token in roles:
        made.setColor(role, QColor(token))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.text_resting))
    return made


def stylesheet(theme: Theme) -> str:
    """The style sheet of the whole program.

    Buttons and labels choose their look by a property: `kind` is `primary`, `plate`, `link` or `tile` for buttons, and
    `title`, `heading`, `muted` or `small` for labels; a frame with `kind` `raised` is a card of text.
    """
    return _STYLE.format(
        t=theme,
        text_px=theme.px(theme.text_px),
        small_px=theme.px(theme.small_px),
        title_px=theme.px(theme.title_px),
        heading_px=theme.px(theme.heading_px),
        target=max(TARGET, theme.px(TARGET)),
        inner=max(TARGET, theme.px(TARGET)) - 2,
        # Menus are long: the entries are no higher than a finger and their words need.
        entry=TARGET - 2 * CLOSE,
        # The broader frame of what has the focus makes nothing larger.
        focused=max(TARGET, theme.px(TARGET)) - 2 * theme.line_width,
        button_focused=APART + 1 - theme.line_width,
        field_focused=NEAR + 1 - theme.line_width,
        link_focused=CLOSE - theme.line_width,
        mark=theme.px(14),
        round=theme.px(14) // 2 + 2,
        plate=_rgba(theme.plate),
        plate_line=_rgba(theme.plate_line),
        panel=PANEL_RADIUS,
        tile=TILE_RADIUS,
        resting_box=theme.surface if theme.rests_in_dashes else theme.text_resting,
        slanted="font-style: italic;" if theme.rests_in_dashes else "",
        dashed="border-style: dashed; font-style: italic;" if theme.rests_in_dashes else "",
    )


STYLE: Final = "Fusion"
STYLED: Final = "styled"
"""The property of the application that is true once it has its style."""


def dress(application: QApplication, theme: Theme) -> None:
    """Give the whole program this look: Fusion, our palette, our style sheet. Fonts are set beforehand."""
    if not application.property(STYLED):
        application.setStyle(STYLE)
        application.setProperty(STYLED, True)
    base = QFont(application.font())
    base.setPixelSize(theme.px(theme.text_px))
    application.setFont(base)
    application.setPalette(palette(theme))
    application.setStyleSheet(stylesheet(theme))


def _rgba(token: str) -> str:
    made = QColor(token)
    return f"rgba({made.red()}, {made.green()}, {made.blue()}, {made.alpha()})"


_STYLE = """
QLabel, QMenuBar, QMenu, QToolTip, QStatusBar, QPushButton, QToolButton, QCheckBox, QRadioButton, QLineEdit, QComboBox,
QSpinBox, QAbstractItemView, QHeaderView, QTextBrowser, QPlainTextEdit {{ font-size: {text_px}px; color: {t.text}; }}
QPushButton, QToolButton, QCheckBox, QRadioButton, QSlider {{ outline: none; }}
QMainWindow, QDialog {{ background: {t.surface}; }}
QToolTip {{ background: {t.surface_high}; color: {t.text}; border: 1px solid {t.line}; padding: 4px 8px; }}

QMenuBar {{ background: {t.chrome}; color: {t.text}; padding: 0 4px; }}
QMenuBar::item {{ padding: 8px; background: transparent; }}
QMenuBar::item:selected {{ background: {t.surface_high}; border-radius: 6px; }}
QMenu {{ background: {t.surface_raised}; border: 1px solid {t.line}; padding: 4px; }}
QMenu::item {{ padding: 4px 24px 4px 16px; min-height: {entry}px; border-radius: 6px; }}
QMenu::item:selected {{ background: {t.accent}; color: {t.on_accent}; }}
QMenu::item:disabled {{ color: {t.text_resting}; background: transparent; {slanted} }}
QMenu::item:disabled:selected {{ background: {t.surface_high}; }}
QMenu::separator {{ height: 1px; background: {t.line}; margin: 4px 8px; }}
QStatusBar {{ background: {t.chrome}; color: {t.text_muted}; }}
QStatusBar QLabel {{ color: {t.text_muted}; font-size: {small_px}px; padding: 0 8px; }}
QStatusBar::item {{ border: none; }}

QLabel {{ background: transparent; }}
QLabel:disabled {{ color: {t.text_resting}; }}
QLabel[kind="muted"] {{ color: {t.text_muted}; }}
QLabel[kind="small"] {{ color: {t.text_muted}; font-size: {small_px}px; }}
QLabel[kind="title"] {{ font-size: {title_px}px; font-weight: 600; }}
QLabel[kind="heading"] {{ font-size: {heading_px}px; font-weight: 700; }}
QLabel[kind="section"] {{ color: {t.text_muted}; font-weight: 600; }}

QPushButton, QToolButton {{
    background: {t.surface_raised}; color: {t.text}; border: 1px solid {t.line}; border-radius: 10px;
    padding: 0 12px; min-height: {inner}px; font-weight: 500;
}}
QPushButton:hover, QToolButton:hover {{ background: {t.surface_high}; }}
QPushButton:focus, QToolButton:focus {{
    border: {t.line_width}px solid {t.accent}; padding: 0 {button_focused}px; min-height: {focused}px;
}}
QPushButton:disabled, QToolButton:disabled {{ color: {t.text_resting}; background: {t.surface}; {dashed} }}
QPushButton[kind="primary"] {{
    background: {t.accent}; color: {t.on_accent}; border: 1px solid {t.accent}; font-weight: 700;
}}
QPushButton[kind="primary"]:hover {{ background: {t.accent_high}; }}
QPushButton[kind="primary"]:focus {{ border: {t.line_width}px solid {t.text}; }}
QPushButton[kind="primary"]:disabled {{
    background: {t.surface_raised}; color: {t.text_resting}; border-color: {t.line}; {dashed}
}}
QPushButton[kind="plate"] {{ background: {plate}; color: {t.felt_text}; border: 1px solid {plate_line}; }}
QPushButton[kind="plate"]:hover {{ background: {t.felt_edge}; }}
QPushButton[kind="plate"]:focus {{ border: {t.line_width}px solid {t.accent}; }}
QPushButton[kind="link"] {{
    min-height: {target}px;
    background: transparent; border: none; color: {t.accent}; padding: 0 4px; font-weight: 500; text-align: left;
}}
QPushButton[kind="link"]:hover {{ text-decoration: underline; }}
QPushButton[kind="link"]:focus {{
    border: {t.line_width}px solid {t.accent}; border-radius: 6px; padding: 0 {link_focused}px;
}}

QFrame[kind="raised"] {{ background: {t.surface_raised}; border-radius: {panel}px; border: none; }}
QFrame[kind="panel"] {{ background: {t.surface}; border: 1px solid {t.line}; border-radius: {tile}px; }}

QLineEdit, QComboBox, QSpinBox, QPlainTextEdit {{
    background: {t.surface_raised}; color: {t.text}; border: 1px solid {t.line}; border-radius: 8px;
    padding: 0 8px; min-height: {inner}px; selection-background-color: {t.accent};
    selection-color: {t.on_accent}; placeholder-text-color: {t.text_muted};
}}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus {{
    border: {t.line_width}px solid {t.accent}; padding: 0 {field_focused}px; min-height: {focused}px;
}}
QSpinBox QLineEdit {{ background: transparent; border: none; padding: 0; min-height: 0; }}
QSpinBox QLineEdit:focus {{ border: none; padding: 0; min-height: 0; }}
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled {{ color: {t.text_resting}; {dashed} }}
QComboBox::drop-down {{ border: none; width: 26px; }}
QComboBox QAbstractItemView {{
    background: {t.surface_raised}; border: 1px solid {t.line}; selection-background-color: {t.accent};
    selection-color: {t.on_accent}; outline: none;
}}
QCheckBox, QRadioButton {{ min-height: {target}px; spacing: 8px; background: transparent; }}
QCheckBox::indicator, QRadioButton::indicator {{
    width: {mark}px; height: {mark}px; border: 2px solid {t.text_muted}; background: {t.surface};
}}
QRadioButton::indicator {{ border-radius: {round}px; }}
QCheckBox::indicator {{ border-radius: 4px; }}
QCheckBox::indicator:checked {{ border-color: {t.accent}; background: {t.accent}; }}
QCheckBox:focus {{ border: {t.line_width}px solid {t.accent}; border-radius: 6px; }}
QCheckBox:disabled {{ color: {t.text_resting}; {slanted} }}
QCheckBox::indicator:disabled {{ border-color: {t.line}; {dashed} }}
QCheckBox::indicator:checked:disabled {{ border-color: {t.text_resting}; background: {resting_box}; {dashed} }}
QSlider {{ border: {t.line_width}px solid transparent; border-radius: 6px; background: transparent; }}
QSlider:focus {{ border-color: {t.accent}; }}
QSlider::groove:horizontal {{ height: 8px; border-radius: 4px; background: {t.line}; }}
QSlider::sub-page:horizontal {{ border-radius: 4px; background: {t.accent}; }}
QSlider::sub-page:horizontal:disabled {{ background: {t.text_resting}; }}
QSlider::handle:horizontal {{
    width: 22px; height: 22px; margin: -8px 0; border-radius: 12px; background: {t.accent};
    border: 1px solid {t.on_accent};
}}
QSlider::handle:horizontal:disabled {{ background: {t.text_resting}; {dashed} }}
QRadioButton::indicator:checked {{
    border-color: {t.accent};
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
        stop: 0 {t.accent}, stop: 0.55 {t.accent}, stop: 0.65 {t.surface}, stop: 1 {t.surface});
}}
QRadioButton::indicator:disabled {{ border-color: {t.line}; {dashed} }}
QRadioButton::indicator:checked:disabled {{
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
        stop: 0 {t.text_muted}, stop: 0.55 {t.text_muted}, stop: 0.65 {t.surface}, stop: 1 {t.surface});
}}
QRadioButton:focus {{ border: {t.line_width}px solid {t.accent}; border-radius: 6px; }}
QRadioButton:disabled {{ color: {t.text_resting}; {slanted} }}
QListView, QTableView, QTreeView, QTextBrowser {{
    background: transparent; border: none; outline: none; gridline-color: {t.line};
    selection-background-color: {t.surface_high}; selection-color: {t.text};
}}
QHeaderView::section {{
    background: transparent; color: {t.text_muted}; border: none; border-bottom: 1px solid {t.line};
    padding: 4px 8px; font-weight: 500;
}}
QTableView::item {{ border-bottom: 1px solid {t.surface_high}; padding: 0 8px; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 16px; margin: 4px; }}
QScrollBar::handle:vertical {{ background: {t.line}; border-radius: 4px; min-height: 32px; }}
QScrollBar:horizontal {{ background: transparent; height: 16px; margin: 4px; }}
QScrollBar::handle:horizontal {{ background: {t.line}; border-radius: 4px; min-width: 32px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
