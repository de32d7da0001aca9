"""The pages before the table: first start, start page, new match; and the names of languages, rules and levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scala40.engine.rules import Rules
from scala40.texts.base import Texts
from scala40.texts.lists import ListTexts

LANGUAGE_NAMES: Final = {"en": "English", "de": "Deutsch", "es": "Español", "it": "Italiano"}
"""Every language by its own name, in the order in which they are offered."""
_NEAR: Final = 0.025
COMPUTER_NAMES: Final = ("Marta", "Luca", "Elena", "Bruno", "Nora", "Dario")
"""Names of computer players, in the order in which they sit down."""


class FirstStartTexts(Texts):
    """The page of the first start: language, name, and whether the player knows the game."""

    def title(self) -> str:
        """The heading."""
        return self.tr("Welcome to Scala 40")

    def language(self) -> str:
        """The label of the choice of language."""
        return self.tr("Language")

    def your_name(self) -> str:
        """The label of the field for the name."""
        return self.tr("Your name")

    def name_hint(self) -> str:
        """What stands in the empty field."""
        return self.tr("What the others call you")

    def unnamed(self) -> str:
        """The name of a player who gives none."""
        return self.tr("Player 1", "the name of whoever gives none")

    def do_you_know(self) -> str:
        """The one question for a new player."""
        return self.tr("Do you know Scala 40?")

    def know_it(self) -> str:
        """The answer that leads to a match."""
        return self.tr("I can play")

    def know_it_about(self) -> str:
        """The small line under it."""
        return self.tr("Go on to your first match")

    def show_me(self) -> str:
        """The answer that leads to the rules."""
        return self.tr("Show me")

    def show_me_about(self) -> str:
        """The small line under it."""
        return self.tr("Read the rules first, in a few minutes")

    def changeable(self) -> str:
        """The line that takes the weight off the choice."""
        return self.tr("You can change all this at any time.")


class StartTexts(Texts):
    """The start page."""

    def tagline(self, points: int, limit: int) -> str:
        """The game in a sentence."""
        return self.tr("The Italian rummy. Open with {points} points, go out first, stay below {limit}.").format(
            points=points, limit=limit
        )

    def go_on(self) -> str:
        """The tile that goes on with the match in progress."""
        return self.tr("Continue")

    def go_on_your_turn(
        self, number: int, opponents: Sequence[str], total: int, limit: int, rounds: int | None = None
    ) -> str:
        """The match in progress, the player being on turn; `rounds` where it ends with them and not at the limit."""
        names = ListTexts().names(opponents)
        if rounds is not None:
            return self.tr(
                "Round {number} of {rounds} against {names}. It is your turn, and you have {total} points."
            ).format(number=number, rounds=rounds, names=names, total=total)
        return self.tr(
            "Round {number} against {names}. It is your turn, and you have {total} of {limit} points."
        ).format(number=number, names=names, total=total, limit=limit)

    def go_on_waiting(
        self, number: int, opponents: Sequence[str], total: int, limit: int, rounds: int | None = None
    ) -> str:
        """The match in progress, somebody else being on turn, or the next deal waiting."""
        names = ListTexts().names(opponents)
        if rounds is not None:
            return self.tr("Round {number} of {rounds} against {names}. You have {total} points.").format(
                number=number, rounds=rounds, names=names, total=total
            )
        return self.tr("Round {number} against {names}. You have {total} of {limit} points.").format(
            number=number, names=names, total=total, limit=limit
        )

    def new_match(self) -> str:
        """The tile of a new match with the last choices."""
        return self.tr("New match")

    def new_match_about(self, opponents: Sequence[str], rules: str) -> str:
        """The last choices."""
        return self.tr("Against {names}, {rules} rules.").format(names=ListTexts().names(opponents), rules=rules)

    def change(self) -> str:
        """The link in that tile that leads to other choices."""
        return self.tr("Choose players and rules")

    def rules(self) -> str:
        """The tile of the page of rules."""
        return self.tr("Rules")

    def rules_about(self) -> str:
        """What that page is."""
        return self.tr("How Scala 40 is played, on one page.")

    def playing_as(self, name: str) -> str:
        """The player's name in the corner."""
        return self.tr("You play as {name}").format(name=name)

    def saved_here(self) -> str:
        """Where everything is kept."""
        return self.tr("All matches are saved on this computer only")


class NewMatchTexts(Texts):
    """The page of a new match; also the names of rule sets and levels wherever they stand."""

    def title(self) -> str:
        """The heading."""
        return self.tr("New match")

    def quick_round(self) -> str:
        """One round at once, with the last choices."""
        return self.tr("Quick round")

    def opponents(self) -> str:
        """The label of the number of opponents."""
        return self.tr("Opponents")

    def opponent_count(self, count: int) -> str:
        """A number of opponents."""
        return self.tr("%n opponents", "", count)

    def rules(self) -> str:
        """The label of the rules."""
        return self.tr("Rules")

    def level(self) -> str:
        """The label of the level."""
        return self.tr("Level")

    def begin(self) -> str:
        """The primary button: deal the first round."""
        return self.tr("Deal")

    def back(self) -> str:
        """Back to the start page."""
        return self.tr("Back")

    def read_rules(self) -> str:
        """The link to the page of rules, with these rules."""
        return self.tr("Read these rules")

    def match_stays_saved(self) -> str:
        """A match in progress is no obstacle to a new one."""
        return self.tr("Your match in progress stays saved.")

    def rule_set(self, name: str) -> str:
        """A rule set by its name in the files; a name that is not ours stays as it is."""
        match name:
            case "standard":
                return self.tr("Standard", "rule set")
            case "classic":
                return self.tr("Classic", "rule set")
            case "tournament":
                return self.tr("Tournament", "rule set")
            case "online":
                return self.tr("Online", "rule set")
            case "family":
                return self.tr("Family", "rule set")
            case "beginner":
                return self.tr("First games", "rule set")
            case _:
                return name

    def rule_set_about(self, rules: Rules) -> str:
        """What one of our rule sets is like, in a line; empty for one of the player's own."""
        match rules.name:
            case "standard":
                return self.tr("Jokers count in the opening, and you may take a card for it.")
            case "classic":
                return self.tr("You open without jokers and go out with a discard.")
            case "tournament":
                return self.tr("No taking before you open, and cards that fit are held back.")
            case "online":
                return self.tr("A clock for each turn, and going out in one turn counts double.")
            case "family":
                return self.tr("Swapped jokers may be kept, and whoever is eliminated may come back.")
            case "beginner":
                return self.tr("Like Standard, but {points} points are enough to open.").format(
                    points=rules.opening_points
                )
            case _:
                return ""

    def player_level(self, level: str) -> str:
        """A level of the computer players by its name in the files."""
        match level:
            case "beginner":
                return self.tr("beginner", "level; no man or woman")
            case "casual":
                return self.tr("casual", "level; no man or woman")
            case "club":
                return self.tr("club", "level; no man or woman")
            case "expert":
                return self.tr("expert", "level; no man or woman")
            case "master":
                return self.tr("master", "level; no man or woman")
            case _:
                return level

    def level_about(self, level: str) -> str:
        """How computer players of a level play, in a line; empty where there is nothing to say."""
        match level:
            case "beginner":
                return self.tr("Knows the rules, lays down early and looks only at its own cards.")
            case "casual":
                return self.tr("Sees most chances, and now and then lets one go.")
            case "club":
                return self.tr("Counts what has gone, keeps melds back, and goes out as soon as it can.")
            case "expert":
                return self.tr("Plays like the club, and tries each discard in imagined rounds before it chooses.")
            case "master":
                return self.tr("Tries taking, laying and discarding in imagined rounds, and weighs what they bring.")
            case _:
                return ""

    def own_bot_about(self) -> str:
        """A bot that somebody has installed."""
        return self.tr("A bot that was added to this program.")

    def for_all(self) -> str:
        """What the button of a strength does."""
        return self.tr("For all opponents")

    def seat_level(self, name: str, level: str) -> str:
        """One opponent and its strength."""
        return self.tr("{name}: {level}").format(name=name, level=level)

    def level_of(self, name: str) -> str:
        """The name of the choice for one opponent."""
        return self.tr("Level of {name}").format(name=name)

    def wins_against(self, share: float, level: str) -> str:
        """How often it wins against the next weaker level, in whole numbers; `share` is from 0 to 1."""
        won, of = _as_fraction(share)
        return self.tr("Wins about {won} of {of} matches against the level {level}.").format(
            won=won, of=of, level=level
        )

    def in_character(self, name: str, character: str) -> str:
        """A computer player and how it likes to play; the name alone where it has no character."""
        told = self.character(character)
        return self.tr("{name} ({character})").format(name=name, character=told) if told else name

    def character(self, character: str) -> str:
        """How a computer player likes to play."""
        match character:
            case "bold":
                return self.tr("bold", "a style of play; no man or woman")
            case "patient":
                return self.tr("patient", "a style of play; no man or woman")
            case "careful":
                return self.tr("careful", "a style of play; no man or woman")
            case _:
                return ""

    def character_about(self, character: str) -> str:
        """What that means at the table."""
        match character:
            case "bold":
                return self.tr("Bold: cares little about what its discards bring to others.")
            case "patient":
                return self.tr("Patient: waits for cards that fit, and seldom takes a discard.")
            case "careful":
                return self.tr("Careful: gives nothing away, and gets rid of points early.")
            case _:
                return ""


def _as_fraction(share: float) -> tuple[int, int]:
    """The share in small numbers: the first of halves, thirds, ... tenths, twentieths that is near enough."""
    for of in (2, 3, 4, 5, 10):
        won = round(share * of)
        if abs(share - won / of) < _NEAR and 0 < won < of:
            return won, of
    return min(max(round(share * 20), 1), 19), 20


class RulesPageTexts(Texts):
    """What stands round the page of rules; the page itself comes from the handbook."""

    def title(self) -> str:
        """The heading."""
        return self.tr("The rules of Scala 40")

    def shown_for(self, rules: str) -> str:
        """Which rule set the page is filled with."""
        return self.tr("Rule set: {rules}").format(rules=rules)

    def back(self) -> str:
        """Back to where the player came from."""
        return self.tr("Back")

    def to_new_match(self) -> str:
        """The primary button for somebody who has read the rules."""
        return self.tr("Begin a match")
