"""What plates, opening and questions say, put together from the view and the texts; no widget and no rule in here."""

from __future__ import annotations

from collections.abc import Sequence

from scala40.engine.moves import SwapJoker
from scala40.models.game import GameModel
from scala40.models.options import Choice, Option
from scala40.models.round_end import out_of_match
from scala40.models.steps import Primary
from scala40.texts.cards import CardTexts
from scala40.texts.choices import ChoiceTexts
from scala40.texts.spoken import SpokenTexts
from scala40.texts.table_page import TableTexts
from scala40.views.table.chooser import Answer
from scala40.views.table.seats import SeatLook, one_line


def seat_look(game: GameModel, seat: int) -> SeatLook:
    """How a seat's plate looks now."""
    public, texts, spoken = game.view.public, TableTexts(), SpokenTexts()
    name = one_line(game.seats[seat].name)
    total = game.info.totals[seat]
    limit = public.rules.limit
    out = seat in out_of_match(game.view)
    playing = seat in public.seats and public.number > 0
    on_turn = public.mover == seat and game.stage == "round"
    count = public.counts[seat] if playing else 0
    opened = playing and public.opened[seat]
    if out:
        said = spoken.plate_eliminated(name, total)
    else:
        said = spoken.plate(
            name, total, limit, count, opened=opened, on_turn=on_turn, dealer=public.dealer == seat and playing
        )
    return SeatLook(
        seat=seat,
        name=name,
        total=texts.total(total, limit),
        count=count,
        count_text=texts.cards(count) if playing else "",
        badge=texts.eliminated() if out else (texts.opened() if opened else texts.not_opened()) if playing else "",
        opened=opened,
        turn_text=(texts.your_turn() if seat == game.viewer else texts.on_turn()) if on_turn else "",
        on_turn=on_turn,
        dealer=playing and public.dealer == seat,
        out=out,
        spoken=said,
    )


def opening_lines(game: GameModel) -> list[str]:
    """How things stand with the opening, in one or two sentences."""
    meter, texts = game.meter(), TableTexts()
    if meter is None:
        return []
    if not game.drafts:
        best = texts.best_opening(meter.best.points, meter.needed) if meter.best.melds else texts.no_opening()
        return [texts.opening(), best]
    if len(game.drafts) > 1:
        parts = " + ".join(str(meld.points) for meld in game.drafts.melds)
        first = texts.prepared_sum(parts, meter.prepared)
    else:
        first = texts.meter(meter.prepared, meter.needed)
    return [first, texts.more_to_open(meter.missing) if meter.missing else texts.enough_to_open()]


def primary_words(game: GameModel, step: Primary, *, spoken: bool = False) -> str:
    """What the primary button says."""
    texts = TableTexts()
    if step.kind == "prepare":
        return texts.prepare()
    if step.kind == "wait":
        mover = game.info.mover
        if mover is None or mover == game.viewer:
            return texts.wait()
        return texts.waiting_for(one_line(game.seats[mover].name))
    card = "" if step.card is None else CardTexts().named(step.card, spoken)
    return texts.primary(step.kind, step.points, card)


def question(choice: Choice) -> str:
    """The question of a choice."""
    card = CardTexts().listed(choice.cards)
    if choice.kind == "over_drafts":
        return ChoiceTexts().opening_unfinished(card)
    return ChoiceTexts().question(choice.kind, card)


def cancel_words(choice: Choice) -> str:
    """The answer that chooses nothing."""
    texts = ChoiceTexts()
    return texts.go_on_opening() if choice.kind == "over_drafts" else texts.cancel()


def answers(choice: Choice) -> list[Answer]:
    """Every answer of a choice, in words and for the ear."""
    return [_answer(choice, option) for option in choice.options]


def _answer(choice: Choice, option: Option) -> Answer:
    words, said = (_worded(choice, option, spoken=spoken) for spoken in (False, True))
    shown = option.meld if len(option.melds) == 1 or _same_cards(choice, option) else None
    return Answer(words, said, shown)


def _same_cards(choice: Choice, option: Option) -> bool:
    return option.meld is not None and len(option.meld.cards) >= len(choice.cards)


def _worded(choice: Choice, option: Option, *, spoken: bool) -> str:
    texts, cards, meld = ChoiceTexts(), CardTexts(), option.meld
    match choice.kind:
        case "over_drafts":
            return texts.discard_without_opening()
        case "swap_or_add":
            return texts.swap() if any(isinstance(move, SwapJoker) for move in option.moves) else texts.add()
        case _ if meld is None:
            return texts.add()
        case "meld":
            return texts.to_meld(cards.meld(meld, spoken))
        case "end" if meld.stands_for is not None:
            face = cards.named(meld.stands_for, spoken)
            low = meld.cards[0].is_joker
            return texts.at_the_low_end(face) if low else texts.at_the_high_end(face)
    points = sum(each.points for each in option.melds)
    if len(option.melds) == 1 and meld.stands_for is not None:
        return texts.joker_as_for(cards.named(meld.stands_for, spoken), points)
    return texts.meld_and_points(cards.melds(option.melds, spoken), points)


def names(game: GameModel) -> Sequence[str]:
    """The names of all seats, each on one line."""
    return [one_line(seat.name) for seat in game.seats]
