"""The page of settings: its apartments, what each setting is called and does, and its values in words."""

from __future__ import annotations

from scala40.texts.base import Texts
from scala40.texts.menus import MenuTexts
from scala40.texts.pages import LANGUAGE_NAMES


class SettingsTexts(Texts):
    """Headings, names of settings as `Settings` has them, and a line below each that says what it does."""

    def title(self) -> str:
        """The heading of the page."""
        return self.tr("Settings", "heading of a page")

    def at_once(self) -> str:
        """Nothing has to be confirmed here."""
        return self.tr("All changes take effect at once.")

    def back(self) -> str:
        """Leave the page."""
        return self.tr("Back")

    def reset(self) -> str:
        """Put the defaults of one apartment in force again."""
        return self.tr("Reset this section")

    def reset_to(self, apartment: str) -> str:
        """What the ear hears of that button; the apartment by its name on screen."""
        return self.tr("Reset this section: {section}").format(section=apartment)

    def reset_all(self) -> str:
        """Put the defaults of all settings in force again."""
        return self.tr("Reset everything")

    def reset_all_question(self) -> str:
        """Asked before that."""
        return self.tr("Reset the settings of all sections? Your name, your language and your keys stay.")

    def leave_them(self) -> str:
        """The answer no."""
        return self.tr("Leave them as they are")

    def all_reset(self) -> str:
        """It is done, and can be undone."""
        return self.tr("All settings are as at first.")

    def undo(self) -> str:
        """Take that back."""
        return self.tr("Put the old ones back", "taking back that all settings were reset")

    def zoom_here(self, most: int) -> str:
        """How far the window allows the zoom, in per cent."""
        return self.tr("This window allows up to {number}%; more takes effect in a larger window.").format(number=most)

    def apartment(self, name: str) -> str:
        """An apartment by its name in the program."""
        match name:
            case "play":
                return self.tr("Play", "a section of the settings: pace and name of the player")
            case "cards":
                return self.tr("Cards")
            case "appearance":
                return self.tr("Appearance")
            case "sound":
                return self.tr("Sound")
            case "accessibility":
                return self.tr("Accessibility")
            case _:
                return self.tr("Language")

    def name(self, setting: str) -> str:
        """A setting by its field of `Settings`."""
        values = SettingValueTexts()
        match setting:
            case "player_name":
                return self.tr("Your name")
            case "pace":
                return self.tr("Pace of the computer players")
            case "auto_draw":
                return self.tr("Draw by itself")
            case "card_letters":
                return self.tr("Card letters")
            case "courts":
                return self.tr("Court cards")
            case "card_back":
                return self.tr("Card back")
            case "four_colours":
                return self.tr("Four-colour cards")
            case "big_index":
                return self.tr("Big corner figures")
            case "brackets":
                return self.tr("Brackets under the hand")
            case "theme":
                return values.theme_title()
            case "zoom":
                return self.tr("Zoom")
            case "text_size":
                return self.tr("Text size")
            case "sound":
                return values.sound_title()
            case "card_sound":
                return self.tr("Cards laid and drawn", "a kind of sound")
            case "shuffle_sound":
                return self.tr("Shuffling and dealing", "a kind of sound")
            case "turn_sound":
                return self.tr("Your turn", "a kind of sound")
            case "result_sound":
                return self.tr("End of a round", "a kind of sound")
            case "card_volume" | "shuffle_volume" | "turn_volume" | "result_volume":
                sound = self.name(setting.replace("volume", "sound"))
                return self.tr("Volume: {sound}", "of a kind of sound").format(sound=sound)
            case "comfort":
                return values.comfort_title()
            case "reduced_motion":
                return self.tr("Reduced motion")
            case "announcements":
                return self.tr("Announcements for screen readers")
            case _:
                return self.tr("Language")

    def about(self, setting: str) -> str:
        """What the setting does; empty where its name says it all."""
        match setting:
            case "pace":
                return self.tr("How long computer players take for a move. With “Off” nothing waits and nothing moves.")
            case "auto_draw":
                return self.tr("Where you cannot take the discard, the card comes from the stock without a click.")
            case "card_letters":
                return self.tr("The letters of ace, jack, queen and king, on the cards and in every sentence.")
            case "four_colours":
                return self.tr("Diamonds are blue and clubs are green, so that all four suits differ.")
            case "big_index":
                return self.tr("Rank and suit are drawn much larger, in the corner of each card.")
            case "brackets":
                return self.tr("They show which neighbouring cards are a meld, or lack one card of it.")
            case "theme":
                return self.tr("“As the system” follows its dark mode and its high contrast.")
            case "text_size":
                return self.tr("Of all text in the program, cards aside.")
            case "zoom":
                return self.tr("Cards and text grow together, as far as the window has room for it.")
            case "comfort":
                return self.tr(
                    "Large text, big corner figures, four colours, high contrast, a slow pace, no motion, "
                    "and no clock against computer players."
                )
            case "reduced_motion":
                return self.tr("Cards are in their new place at once.")
            case "announcements":
                return self.tr("Moves and refusals are read out as they happen.")
            case "player_name":
                return self.tr("How you are called at the table, from the next match on.")
            case _:
                return ""

    def comfort_decides(self) -> str:
        """Why a setting rests."""
        return self.tr("Comfort mode decides this.")


class SettingValueTexts(Texts):
    """The values of settings in words, and the names that menus use too."""

    def theme_title(self) -> str:
        """How the program looks."""
        return self.tr("Theme")

    def sound_title(self) -> str:
        """All sounds together."""
        return self.tr("Sound", "the switch for all sounds")

    def sound_off(self) -> str:
        """What the button beside the menus does while there is sound."""
        return self.tr("Turn the sound off")

    def sound_on(self) -> str:
        """What the button beside the menus does while all is silent."""
        return self.tr("Turn the sound on")

    def comfort_title(self) -> str:
        """The switch for many settings."""
        return self.tr("Comfort mode")

    def theme(self, theme: str) -> str:
        """A theme by its name in the settings."""
        match theme:
            case "system":
                return self.tr("As the system", "theme")
            case "night":
                return self.tr("Night", "theme")
            case "light":
                return self.tr("Light", "theme")
            case "contrast":
                return self.tr("High contrast", "theme")
            case _:
                return self.tr("Green felt", "theme")

    def back(self, back: str) -> str:
        """A card back by its name in the settings."""
        match back:
            case "scales":
                return self.tr("Scales", "pattern of a card back")
            case "stairs":
                return self.tr("Stairs", "pattern of a card back")
            case "rays":
                return self.tr("Rays", "pattern of a card back")
            case "weave":
                return self.tr("Weave", "pattern of a card back")
            case _:
                return self.tr("Lozenges", "pattern of a card back")

    def courts(self, courts: str) -> str:
        """A set of court figures by its name in the settings."""
        if courts == "traditional":
            return self.tr("Traditional", "court cards in the manner of old packs")
        return self.tr("Modern", "court cards in flat shapes")

    def per_cent(self, number: int) -> str:
        """A size or volume in per cent."""
        return self.tr("{number}%", "a number in per cent").format(number=number)

    def zoom_beyond(self, chosen: int, most: int) -> str:
        """A zoom for which the window has no room, and what it allows, in per cent."""
        return self.tr("{number}% (here {most}%)", "a chosen zoom, and how far this window allows it").format(
            number=chosen, most=most
        )

    def value(self, setting: str, value: object) -> str:
        """A value of a setting that is chosen from a list."""
        words = str(value)
        match setting:
            case "theme":
                return self.theme(words)
            case "card_back":
                return self.back(words)
            case "courts":
                return self.courts(words)
            case "card_letters":
                return MenuTexts().letters(words)
            case "pace":
                return MenuTexts().pace(words)
            case "language":
                return LANGUAGE_NAMES.get(words) or MenuTexts().system_language()
            case _:
                return self.per_cent(int(words))


class ShortcutTexts(Texts):
    """The overview of keys."""

    def title(self) -> str:
        """The heading of the page, and its entry in the menu."""
        return self.tr("Keyboard shortcuts")

    def at_the_table(self) -> str:
        """The heading of the keys that only the table knows."""
        return self.tr("At the table")

    def next_area(self) -> str:
        """Tab."""
        return self.tr("Go to the next area")

    def next_card(self) -> str:
        """The arrows."""
        return self.tr("Go from card to card, and from meld to meld")

    def select(self) -> str:
        """Space."""
        return self.tr("Select a card")

    def act(self) -> str:
        """Enter."""
        return self.tr("Use the selected cards here, or do the next step")

    def clear(self) -> str:
        """Escape."""
        return self.tr("Clear the selection, or answer a question with no")

    def move_card(self) -> str:
        """Control with an arrow."""
        return self.tr("Move a card of the hand")

    def how_to_change(self) -> str:
        """What one does on the page of keys."""
        return self.tr("Choose an entry, then press its new key.")

    def press_a_key(self) -> str:
        """The field waits for a key."""
        return self.tr("Press a key…")

    def press_for(self, entry: str) -> str:
        """An entry waits for its new key."""
        return self.tr("Press the new key for “{entry}”. Esc keeps the old one.").format(entry=entry)

    def no_key(self) -> str:
        """The button that leaves an entry without a key, and what stands for none."""
        return self.tr("No key")

    def default_key(self, key: str) -> str:
        """The button that gives an entry its first key again."""
        return self.tr("Default: {key}", "the button that gives an entry its first key again").format(key=key)

    def default_none(self) -> str:
        """The same button where an entry has no key at first."""
        return self.tr("Default: no key", "the button that gives an entry its first key again, which is none")

    def key_as_at_first(self) -> str:
        """The same button while no entry is chosen."""
        return self.tr("Default key", "the button that gives an entry its first key again")

    def every_turn(self) -> str:
        """The heading of the keys that every turn has a use for."""
        return self.tr("In every turn", "heading: keys that are used in every turn")

    def reset_all(self) -> str:
        """The button that gives all entries their first keys again."""
        return self.tr("All keys as at first")

    def taken(self, key: str, entry: str) -> str:
        """A key cannot be chosen: another entry has it."""
        return self.tr("{key} already belongs to “{entry}”. Press another key, or change that entry first.").format(
            key=key, entry=entry
        )

    def needed(self, key: str) -> str:
        """A key cannot be chosen: it is needed for other things."""
        return self.tr("{key} is needed to write, to move about or to open a menu. Press another key.").format(key=key)

    def keys_of(self, words: str, key: str) -> str:
        """A line of the overview for the ear."""
        return self.tr("{words}: {key}").format(words=words, key=key)
