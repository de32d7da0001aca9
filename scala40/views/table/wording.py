"""What plates, opening and questions say, put together from the view and the texts; no widget and no rule in here."""

from __future__ import annotations

from collections.abc import Sequence

from scala40.bots.levels import LEVELS, parts_of
from scala40.engine.moves import Buy, LayMelds, SwapJoker
from scala40.engine.rules import Rules
from scala40.models.game import GameModel
from scala40.models.leaving import STAND_IN
from scala40.models.opening_outs import Out, from_pile, outs_of
from scala40.models.options import Choice, Option
from scala40.models.round_end import out_of_match, side_totals
from scala40.models.steps import Primary
from scala40.models.why import HUMAN
from scala40.texts.asked import AskedTexts, ClosingTexts, SidesTexts
from scala40.texts.cards import CardTexts
from scala40.texts.choices import ChoiceTexts
from scala40.texts.events import signed
from scala40.texts.leaving import LeavingTexts
from scala40.texts.levels import LevelTexts
from scala40.texts.lists import ListTexts
from scala40.texts.pages import NewMatchTexts
from scala40.texts.rack import RackTexts
from scala40.texts.spoken import SpokenTexts
from scala40.texts.table_keys import KeyTexts
from scala40.texts.table_page import TableTexts
from scala40.texts.watching import WatchTexts
from scala40.views.table.chooser import Answer
from scala40.views.table.seat_looks import SeatLook, initial, one_line

NAMED_OUTS = 4
"""So many cards that would help are named; more are only counted, and seen by resting on the meter."""


def seat_look(game: GameModel, seat: int) -> SeatLook:
    """How a seat's plate looks now."""
    public, texts, spoken, sides = game.view.public, TableTexts(), SpokenTexts(), SidesTexts()
    name = one_line(game.seats[seat].name)
    totals = side_totals(game.info.totals, public.rules)
    total, limit = totals[seat], limit_of(public.rules)
    playing = seat in public.seats and public.number > 0
    out = seat in out_of_match(game.view)
    # Whoever has no part in a deciding round has not left the match for that.
    aside = out and seat in game.info.still_in and game.info.deciding
    on_turn = public.mover == seat and game.stage == "round"
    count = public.counts[seat] if playing else 0
    opened = playing and public.opened[seat]
    partner = public.partner_of(seat)
    partner_name = "" if partner is None else one_line(game.seats[partner].name)
    if out:
        said = spoken.plate_eliminated(name, total) if not aside else ", ".join((name, sides.sits_out()))
    else:
        said = spoken.plate(
            name, total, limit, count, opened=opened, on_turn=on_turn, dealer=public.dealer == seat and playing
        )
    if partner_name:
        said = f"{said}, {sides.partner_of(partner_name)}"
    if partner is not None:
        shown = sides.pair_sum(total) if limit is None else sides.pair_total(total, limit)
    else:
        shown = signed(total) if limit is None else texts.total(total, limit)
    short = "" if limit is None else texts.total_in_little_room(total, limit)
    left = seat == game.viewer and game.watching == STAND_IN
    sits_in = LeavingTexts().sits_in(name) if left else ""
    state = texts.opened() if opened else texts.not_opened()
    return SeatLook(
        seat=seat,
        name=name,
        stand_in=LeavingTexts().on_plate(name) if left else "",
        hint=LeavingTexts().begins(name) if left else who_plays(name, game.seats[seat].player),
        partner=sides.with_partner(partner_name) if partner_name else "",
        partner_seat=partner,
        partner_initial=initial(partner_name),
        total=shown,
        short_totals=(*(() if limit is None else (texts.total(total, limit), short)), signed(total)),
        count=count,
        count_text=texts.cards(count) if playing else "",
        badge=sides.sits_out() if aside else texts.eliminated() if out else state if playing else "",
        opened=opened,
        turn_text=_turn_mark(public.phase == "buy", seat == game.viewer and not game.watching) if on_turn else "",
        on_turn=on_turn,
        dealer=playing and public.dealer == seat,
        out=out,
        own=seat == game.viewer,
        spoken=f"{said}, {sits_in}" if sits_in else said,
    )


def who_plays(name: str, player: str) -> str:
    """How strong a computer player at the table is, and in the next line how it likes to play; empty for a person."""
    if player == HUMAN:
        return ""
    if player not in LEVELS:
        return LevelTexts().bot_at_seat(name, one_line(player))
    strength, character = parts_of(player)
    levels = NewMatchTexts()
    told = LevelTexts().at_seat(name, levels.player_level(strength)), levels.character_about(character)
    return "\n".join(filter(None, told))


def _turn_mark(asked: bool, own: bool) -> str:
    """The mark of the seat that must act, small."""
    if asked:
        return AskedTexts().you_are_asked() if own else AskedTexts().asked_to_buy()
    return TableTexts().your_turn() if own else TableTexts().on_turn()


def limit_of(rules: Rules) -> int | None:
    """The limit that totals are held against; None where it plays no part."""
    return None if rules.match_type == "fixed_rounds" else rules.limit


def limit_line(rules: Rules) -> str:
    """When somebody is eliminated, or the match ends, in one line under the score sheet."""
    texts, sides, reached = TableTexts(), SidesTexts(), rules.eliminated_at == "reached"
    if rules.match_type == "fixed_rounds":
        return sides.lowest_wins(rules.fixed_rounds or 1)
    if rules.match_type == "first_out":
        return sides.ends_at(rules.limit) if reached else sides.ends_above(rules.limit)
    if rules.partners == "pairs":
        return sides.pairs_out_at(rules.limit) if reached else sides.pairs_out_above(rules.limit)
    return texts.eliminated_at(rules.limit) if reached else texts.eliminated_above(rules.limit)


def opening_lines(game: GameModel, *, spoken: bool = False) -> list[str]:
    """How things stand with the opening, in one or two sentences; `spoken` writes the cards for the ear."""
    meter, texts = game.meter(), TableTexts()
    if meter is None:
        return []
    if not game.drafts:
        best = texts.best_opening(meter.best.points, meter.needed) if meter.best.melds else texts.no_opening()
        outs = outs_of(game.view)
        if outs is None:
            return [texts.opening(), best]
        pile = from_pile(game.view)
        if pile is None:
            helps = outs_line(outs, meter.needed, spoken=spoken)
        else:
            helps = RackTexts().with_discard(CardTexts().named(pile.card, spoken), pile.points)
        missing = meter.needed - meter.best.points if meter.best.melds else 0
        return [best, f"{texts.more_to_open(missing)} · {helps}" if missing > 0 else helps]
    if len(game.drafts) > 1:
        parts = " + ".join(str(meld.points) for meld in game.drafts.melds)
        first = texts.prepared_sum(parts, meter.prepared)
    else:
        first = texts.meter(meter.prepared, meter.needed)
    if not meter.missing:
        return [first, texts.enough_to_open()]
    if not meter.free:
        return [first, texts.more_to_open(meter.missing)]
    if meter.enough:
        return [first, ClosingTexts().enough_to_go_out()]
    return [first, ClosingTexts().more_or_go_out(meter.missing, game.rules.final_discard == "required")]


def outs_line(outs: Sequence[Out], need: int, *, spoken: bool = False) -> str:
    """Which cards would be enough to open, and how many of them are unseen."""
    texts, cards = RackTexts(), CardTexts()
    count = sum(out.unseen for out in outs)
    if not outs:
        return texts.none_would_do(need)
    if len(outs) == 1:
        return texts.would_do(cards.named(outs[0].face, spoken), count)
    if len(outs) > NAMED_OUTS:
        return texts.many_would_do(count)
    return texts.one_would_do(cards.joined([out.face for out in outs], spoken), count)


def primary_words(game: GameModel, step: Primary, *, spoken: bool = False) -> str:
    """What the primary button says."""
    texts = TableTexts()
    if step.kind == "prepare":
        return texts.prepare()
    card = "" if step.card is None else CardTexts().named(step.card, spoken)
    if step.use is not None:
        keys = KeyTexts()
        return keys.use_joker_first() if step.use.is_joker else keys.use_first(CardTexts().named(step.use, spoken))
    match step.kind:
        case "buy":
            return AskedTexts().buy(card)
        case "pass":
            return AskedTexts().pass_()
        case "come_back":
            return AskedTexts().come_back(step.points or 0)
        case "take_seat":
            return LeavingTexts().take_seat()
        case "next_move":
            return WatchTexts().next_move() if step.enabled else WatchTexts().demo_plays()
        case "open" if step.closes:
            return ClosingTexts().lay_to_go_out()
    if step.kind == "wait":
        mover = game.info.mover
        if mover is None or mover == game.viewer:
            return texts.wait()
        return texts.waiting_for(one_line(game.seats[mover].name))
    return texts.primary(step.kind, step.points, card)


def question(choice: Choice, *, spoken: bool = False) -> str:
    """The question of a choice; `spoken` writes the cards for the ear."""
    card = CardTexts().together(choice.cards, spoken)
    if choice.kind == "over_drafts":
        return ChoiceTexts().opening_unfinished(card)
    if choice.kind == "buy":
        asked = AskedTexts()
        return asked.buy_question(card) if len(choice.options) > 1 else asked.nothing_to_buy_for(card)
    return ChoiceTexts().question(choice.kind, card)


def cancel_words(choice: Choice) -> str:
    """The answer that chooses nothing."""
    texts = ChoiceTexts()
    if choice.kind == "buy":
        return AskedTexts().look_first()
    return texts.go_on_opening() if choice.kind == "over_drafts" else texts.cancel()


def first_answer(choice: Choice) -> int:
    """The answer that has the focus: to pass, where a question comes on another's turn; else the first."""
    return len(choice.options) - 1 if choice.kind == "buy" else 0


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
        case "buy":
            return _bought(option, spoken=spoken)
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


def _bought(option: Option, *, spoken: bool) -> str:
    """What an answer to the question of buying does."""
    asked, cards = AskedTexts(), CardTexts()
    if not isinstance(option.move, Buy) or option.meld is None:
        return asked.pass_()
    if isinstance(option.move.use, LayMelds):
        return asked.for_new_meld(cards.meld(option.meld, spoken))
    return asked.for_meld(cards.meld(option.meld, spoken))


def deciding_words(game: GameModel) -> str:
    """Between whom the deciding round is, and how it is won."""
    playing = [one_line(game.seats[seat].name) for seat in game.info.playing]
    return SidesTexts().deciding_between(ListTexts().names(playing))


def names(game: GameModel) -> Sequence[str]:
    """The names of all seats, each on one line."""
    return [one_line(seat.name) for seat in game.seats]
