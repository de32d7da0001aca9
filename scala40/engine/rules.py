"""A rule set of Scala 40 as one frozen value, with the presets of rules.md part 2. It reads like the rule sheet."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

Direction: TypeAlias = Literal["clockwise", "counterclockwise"]
OpeningJoker: TypeAlias = Literal["counted", "clean", "forbidden"]
FreedJoker: TypeAlias = Literal["any_meld", "new_meld", "may_keep"]
GroupJokerSwap: TypeAlias = Literal["any_missing", "declared", "both_missing"]
DiscardFitting: TypeAlias = Literal["allowed", "after_opening", "only_to_close", "by_players"]
MatchType: TypeAlias = Literal["last_standing", "first_out", "fixed_rounds"]


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of one table: every field of rules.md part 2. `name` is only a label, the fields decide.

    Raises `ValueError` when a number is out of its range or two fields contradict each other.
    """

    name: str = "standard"
    min_players: int = 2
    max_players: int = 4
    jokers: Literal[2, 4] = 4
    direction: Direction = "clockwise"
    first_dealer: Literal["random", "lowest_draw"] = "random"
    turned_up_joker: Literal["replace", "keep"] = "replace"
    opening_points: int = 40
    opening_joker: OpeningJoker = "counted"
    take_before_opening: Literal["never", "to_open"] = "to_open"
    taken_must_be_used: bool = True
    lay_off_in_opening_turn: Literal["any", "own", "no"] = "any"
    swap_in_opening_turn: bool = True
    freed_joker: FreedJoker = "any_meld"
    group_joker_swap: GroupJokerSwap = "declared"
    longest_run: Literal[13, 14] = 13
    final_discard: Literal["required", "optional"] = "optional"
    concealed_minimum: Literal["opening_points", "none"] = "opening_points"
    concealed_bonus: Literal["none", "minus_100", "double"] = "none"
    close_in_first_lap: bool = True
    discard_fitting: DiscardFitting = "allowed"
    discard_joker: Literal["allowed", "only_to_close", "never"] = "allowed"
    ace_in_hand: Literal[11, 1, "lone_1"] = 11
    unopened_penalty: Literal["flat_100", "hand"] = "flat_100"
    winner_bonus: Literal[0, -100] = 0
    max_reshuffles: int | None = None
    dead_round: Literal["void", "counted"] = "void"
    limit: int = 101
    eliminated_at: Literal["reached", "exceeded"] = "reached"
    match_type: MatchType = "last_standing"
    fixed_rounds: int | None = None
    survivors: int = 1
    reentries: int = 0
    partners: Literal["no", "pairs"] = "no"
    buying: bool = False
    turn_seconds: int | None = None
    pile_visible: Literal["top", "all"] = "all"

    def __post_init__(self) -> None:
        for field, low, high in _RANGES:
            number = getattr(self, field)
            if number is not None and not low <= number <= high:
                raise ValueError(f"{field} must be from {low} to {high}")
        if self.min_players > self.max_players:
            raise ValueError("min_players is above max_players")
        if (self.match_type == "fixed_rounds") != (self.fixed_rounds is not None):
            raise ValueError("fixed_rounds is the number of rounds of match_type fixed_rounds, and null elsewhere")
        if len(self.name) > 60:
            raise ValueError("name has more than 60 letters")

    def check_players(self, count: int) -> None:
        """See that `count` people can play by these rules. Raises `ValueError` with the field against it."""
        if not self.min_players <= count <= self.max_players:
            raise ValueError(f"min_players {self.min_players} and max_players {self.max_players} do not allow {count}")
        if self.partners == "pairs" and count not in (4, 6):
            raise ValueError(f"partners pairs needs 4 or 6 players, not {count}")
        sides = count // 2 if self.partners == "pairs" else count
        if self.match_type == "last_standing" and self.survivors >= sides:
            raise ValueError(f"survivors {self.survivors} must be fewer than the {sides} that begin")

    @property
    def step(self) -> int:
        """+1 where play goes clockwise round the seats, -1 where it goes counterclockwise."""
        return 1 if self.direction == "clockwise" else -1


_RANGES: Final = (
    ("min_players", 2, 6),
    ("max_players", 2, 6),
    ("opening_points", 0, 100),
    ("max_reshuffles", 0, 20),
    ("limit", 1, 100_000),
    ("fixed_rounds", 1, 1000),
    ("survivors", 1, 5),
    ("reentries", 0, 6),
    ("turn_seconds", 15, 300),
)

STANDARD: Final = Rules()
CLASSIC: Final = Rules(
    name="classic",
    max_players=6,
    direction="counterclockwise",
    first_dealer="lowest_draw",
    opening_joker="forbidden",
    take_before_opening="never",
    taken_must_be_used=False,
    freed_joker="new_meld",
    final_discard="required",
    concealed_bonus="minus_100",
    ace_in_hand=1,
    unopened_penalty="hand",
)
TOURNAMENT: Final = Rules(
    name="tournament",
    max_players=6,
    take_before_opening="never",
    lay_off_in_opening_turn="own",
    swap_in_opening_turn=False,
    longest_run=14,
    final_discard="required",
    close_in_first_lap=False,
    discard_fitting="by_players",
    unopened_penalty="hand",
    pile_visible="top",
)
ONLINE: Final = Rules(
    name="online",
    max_players=6,
    longest_run=14,
    final_discard="required",
    concealed_minimum="none",
    concealed_bonus="double",
    close_in_first_lap=False,
    discard_fitting="after_opening",
    discard_joker="only_to_close",
    unopened_penalty="hand",
    max_reshuffles=3,
    turn_seconds=60,
    pile_visible="top",
)
FAMILY: Final = Rules(
    name="family",
    max_players=6,
    direction="counterclockwise",
    freed_joker="may_keep",
    group_joker_swap="any_missing",
    final_discard="required",
    concealed_minimum="none",
    concealed_bonus="double",
    discard_fitting="only_to_close",
    ace_in_hand="lone_1",
    max_reshuffles=3,
    reentries=3,
)
BEGINNER: Final = msgspec.structs.replace(STANDARD, name="beginner", opening_points=30)

PRESETS: Final[dict[str, Rules]] = {
    rules.name: rules for rules in (STANDARD, CLASSIC, TOURNAMENT, ONLINE, FAMILY, BEGINNER)
}
