"""What the table page says: plates, stock and discard pile, the opening meter, buttons, side panel and status line."""

from __future__ import annotations

from scala40.texts.base import Texts
from scala40.texts.events import signed


class TableTexts(Texts):
    """The words on and round the felt; cards and melds are handed in as `CardTexts` writes them."""

    # Plates

    def opened(self) -> str:
        """The player has opened."""
        return self.tr("opened", "on a player's plate; no man or woman")

    def not_opened(self) -> str:
        """The player has not opened yet."""
        return self.tr("not opened", "on a player's plate; no man or woman")

    def eliminated(self) -> str:
        """The player is out of the match."""
        return self.tr("eliminated", "on a player's plate; no man or woman")

    def your_turn(self) -> str:
        """The player at this window is on turn."""
        return self.tr("Your turn")

    def waiting_for(self, name: str) -> str:
        """Nothing can be done until somebody has moved."""
        return self.tr("Waiting for {name}").format(name=name)

    def on_turn(self) -> str:
        """The mark of the seat on turn, small."""
        return self.tr("to play", "the mark of the seat on turn")

    def dealer(self) -> str:
        """The mark of the dealer."""
        return self.tr("dealer", "the mark on a player's plate; no man or woman")

    def cards(self, count: int) -> str:
        """How many cards somebody holds."""
        return self.tr("%n cards", "in a hand", count)

    def total(self, total: int, limit: int) -> str:
        """Somebody's points against the limit."""
        return self.tr("{total} / {limit}", "points of a player and the limit").format(total=signed(total), limit=limit)

    def total_in_little_room(self, total: int, limit: int) -> str:
        """The same where there is little room."""
        return self.tr("{total}/{limit}", "points of a player and the limit, little room").format(
            total=signed(total), limit=limit
        )

    def total_spoken(self, total: int, limit: int) -> str:
        """The same for the ear."""
        return self.tr("{total} of {limit} points").format(total=total, limit=limit)

    def clockwise(self) -> str:
        """What the arrow of the direction says."""
        return self.tr("Play goes clockwise")

    def counterclockwise(self) -> str:
        """What the arrow of the direction says."""
        return self.tr("Play goes counterclockwise")

    # Stock and discard pile

    def stock(self, count: int) -> str:
        """The label under the stock."""
        return self.tr("Stock · {count}").format(count=count)

    def discard_pile(self, count: int) -> str:
        """The label under the discard pile."""
        return self.tr("Discards · {count}").format(count=count)

    def reshuffled(self) -> str:
        """Said at the stock when the discards became the stock."""
        return self.tr("Reshuffled")

    def browse_pile(self) -> str:
        """The window that shows the whole discard pile."""
        return self.tr("All cards in the discard pile")

    # The opening

    def opening(self) -> str:
        """The heading over the melds that are being prepared."""
        return self.tr("Your opening")

    def meter(self, have: int, need: int) -> str:
        """The points prepared against those needed."""
        return self.tr("{have} of {need}", "points of the opening").format(have=have, need=need)

    def meter_need(self, need: int) -> str:
        """The small line inside the meter, under the points prepared."""
        return self.tr("of {need}", "under the points of the opening").format(need=need)

    def more_to_open(self, missing: int) -> str:
        """How many points are missing."""
        return self.tr("%n more to open", "points", missing)

    def enough_to_open(self) -> str:
        """The points needed are there."""
        return self.tr("Enough to open. Add more, or open.")

    def prepared_sum(self, parts: str, total: int) -> str:
        """The points of the prepared melds added up; `parts` is `30 + 15`."""
        return self.tr("{parts} = {total} points").format(parts=parts, total=total)

    def best_opening(self, points: int, need: int) -> str:
        """What the hand holds for an opening, enough or not."""
        if points >= need:
            return self.tr("Best opening in hand: {points} points").format(points=points)
        return self.tr("Best opening in hand: {points} of {need}").format(points=points, need=need)

    def no_opening(self) -> str:
        """The hand holds no meld that may open."""
        return self.tr("No meld in hand yet")

    def take_back(self) -> str:
        """The button at a prepared meld: its cards go back to the hand."""
        return self.tr("Take back", "a prepared meld")

    def drop_to_lay(self) -> str:
        """What the felt says after the opening, while cards are dragged."""
        return self.tr("Lay a meld here")

    def no_place_for_cards(self) -> str:
        """Cards of the hand were dropped on a plate, the stock or the buttons."""
        return self.tr("No cards go there. Drop them on the felt, on a meld or on the discard pile.")

    # Buttons

    def primary(self, kind: str, points: int | None = None, card: str = "") -> str:
        """The primary button by the kind of the next sensible step (`draw`, `open`, `discard` ...)."""
        match kind:
            case "draw":
                return self.draw()
            case "prepare":
                return self.prepare()
            case "lay":
                return self.lay()
            case "open":
                return self.open_with(points or 0)
            case "discard":
                return self.discard(card) if card else self.choose_discard()
            case "confirm_discard":
                return self.confirm_discard(card)
            case "next_round":
                return self.next_round()
            case "new_match":
                return self.new_match()
            case _:
                return self.wait()

    def draw(self) -> str:
        """Draw from the stock."""
        return self.tr("Draw")

    def take(self, card: str) -> str:
        """Take the top discard."""
        return self.tr("Take {card}").format(card=card)

    def lay(self) -> str:
        """Lay the selected cards as a meld."""
        return self.tr("Lay down")

    def prepare(self) -> str:
        """Prepare the selected cards as a meld of the opening."""
        return self.tr("Prepare meld")

    def open_with(self, points: int) -> str:
        """Confirm the prepared opening."""
        return self.tr("Open with {points}", "the button that confirms the opening, in points").format(points=points)

    def discard(self, card: str) -> str:
        """Discard a card."""
        return self.tr("Discard {card}").format(card=card)

    def choose_discard(self) -> str:
        """The next step is a discard and no card is selected."""
        return self.tr("Choose a discard")

    def confirm_discard(self, card: str) -> str:
        """The second press that a discard by click needs."""
        return self.tr("Confirm: discard {card}").format(card=card)

    def next_round(self) -> str:
        """Deal the next round."""
        return self.tr("Next round")

    def new_match(self) -> str:
        """Begin a new match."""
        return self.tr("New match")

    def wait(self) -> str:
        """Nothing to press."""
        return self.tr("One moment…")

    def runs_short(self) -> str:
        """The same as `MenuTexts.sort_for_runs` where there is little room."""
        return self.tr("Runs", "button that sorts the hand, little room")

    def sets_short(self) -> str:
        """The same as `MenuTexts.sort_for_sets` where there is little room."""
        return self.tr("Sets", "button that sorts the hand, little room")

    def both_short(self) -> str:
        """The same as `MenuTexts.sort_for_both` where there is little room."""
        return self.tr("Both", "button that sorts the hand, little room")

    def clear_selection(self) -> str:
        """Select nothing."""
        return self.tr("Clear selection")

    # Side panel and status line

    def score_sheet(self) -> str:
        """The heading of the score sheet."""
        return self.tr("Score sheet")

    def last_moves(self) -> str:
        """The heading of the log."""
        return self.tr("Last moves")

    def no_moves(self) -> str:
        """The log before the first move."""
        return self.tr("Nobody has moved yet.")

    def round(self) -> str:
        """The heading of the column with the rounds' numbers."""
        return self.tr("Round")

    def total_row(self) -> str:
        """The row with the totals."""
        return self.tr("Total")

    def eliminated_at(self, limit: int) -> str:
        """The line under the score sheet."""
        return self.tr("Eliminated at {limit} points").format(limit=limit)

    def eliminated_above(self, limit: int) -> str:
        """The line under the score sheet where the limit itself is still allowed."""
        return self.tr("Eliminated above {limit} points").format(limit=limit)

    def show_panel(self) -> str:
        """Unfold the side panel."""
        return self.tr("Show side panel")

    def hide_panel(self) -> str:
        """Fold the side panel away."""
        return self.tr("Hide side panel")

    def panel_hidden(self, button: str) -> str:
        """Larger text has taken the side panel away; `button` is what shows it."""
        return self.tr("The side panel is hidden: the larger text needs its place. “{button}” brings it back.").format(
            button=button
        )

    def round_number(self, number: int) -> str:
        """Which round is played."""
        return self.tr("Round {number}").format(number=number)

    def rules_in_force(self, rules: str) -> str:
        """By which rules this match is played."""
        return self.tr("{rules} rules", "the name of a rule set, as in Standard rules").format(rules=rules)

    def saved(self) -> str:
        """Everything so far is on disk."""
        return self.tr("Saved")

    def not_saved(self) -> str:
        """The last moves could not be written."""
        return self.tr("Not saved")

    def deal_sealed(self, seal: str) -> str:
        """The fingerprint of the deal."""
        return self.tr("Deal sealed: {seal}").format(seal=seal)

    def link_to_rule(self) -> str:
        """The link beside a refusal."""
        return self.tr("See the rule")

    def close_message(self) -> str:
        """Put a message away."""
        return self.tr("Got it")
