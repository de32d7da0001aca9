"""The pictures of the rule book as values: which cards stand where, with which words; the views only draw them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Literal, TypeAlias, assert_never

import msgspec
from msgspec.structs import replace

from scala40.engine.cards import Card, card_of, face_of
from scala40.engine.melds import Meld, Run
from scala40.engine.moves import Discard, LayMelds, LayOff, SwapJoker, TakeDiscard
from scala40.engine.notation import read_cards, read_meld
from scala40.engine.rules import Rules
from scala40.engine.scoring import card_penalty, penalties
from scala40.engine.transition import after
from scala40.texts.cards import CardTexts
from scala40.texts.reasons import Reasons
from scala40.texts.rule_book import RuleBookTexts
from scala40.texts.rule_examples import Example, Judged, Step, examples, judge, melds_of, plain, played, start
from scala40.texts.table_page import TableTexts


class Shown(msgspec.Struct, frozen=True):
    """One card in a picture; `marked` if it is the one that it is about; `points` is written below it."""

    card: Card
    stands_for: Card | None = None
    marked: bool = False
    points: str = ""


class Cards(msgspec.Struct, frozen=True):
    """Cards in a row, with a label above them or none."""

    cards: tuple[Shown, ...]
    label: str = ""


Sign: TypeAlias = Literal["+", "→"]
Part: TypeAlias = Cards | Sign
Verdict: TypeAlias = Literal["yes", "no", ""]


class Panel(msgspec.Struct, frozen=True):
    """One example: its parts from left to right, a line of numbers below them, and the verdict in words."""

    parts: tuple[Part, ...]
    verdict: Verdict = ""
    words: str = ""
    title: str = ""
    line: str = ""
    spoken: str = ""


Scene: TypeAlias = Literal["table", "turn", "reshuffle"]


class Figure(msgspec.Struct, frozen=True):
    """A picture: examples side by side, or one of the scenes with its `words` and the direction of play."""

    name: str
    panels: tuple[Panel, ...] = ()
    scene: Scene | None = None
    words: tuple[str, ...] = ()
    clockwise: bool = True
    spoken: str = ""


SCENES: tuple[Scene, ...] = ("table", "turn", "reshuffle")


class SceneCards(msgspec.Struct, frozen=True):
    """The cards that lie in the scenes: a run with a joker, a group, a hand and the discard pile."""

    meld: tuple[Card, ...]
    stands_for: Card
    group: tuple[Card, ...]
    hand: tuple[Card, ...]
    pile: tuple[Card, ...]


IN_SCENES = SceneCards(
    read_cards("8H *1 TH"),
    card_of("9H"),
    read_cards("QC QD QS"),
    read_cards("4S 5S 6S 9C 9D JH KD"),
    read_cards("2C QH 7D"),
)


def names() -> tuple[str, ...]:
    """All pictures of the rule book."""
    return (*SCENES, *examples())


def figure(name: str, rules: Rules, cards: CardTexts) -> Figure | None:
    """The picture of this name under these rules; None where they leave nothing to show. Raises `KeyError`."""
    match name:
        case "table" | "turn" | "reshuffle":
            return _scene(name, rules, cards)
    panels = tuple(panel for one in plain(name, rules) for panel in _panels(one, rules, cards))
    if not panels:
        return None
    return Figure(name, panels, spoken=" ".join(panel.spoken for panel in panels))


def _scene(name: Scene, rules: Rules, cards: CardTexts) -> Figure:
    texts, clockwise = RuleBookTexts(), rules.direction == "clockwise"
    match name:
        case "table":
            named = cards.named(IN_SCENES.stands_for)
            words = tuple(word.replace("{card}", named) for word in texts.parts())
            way = TableTexts().clockwise() if clockwise else TableTexts().counterclockwise()
            spoken = f"{texts.table()} {way}."
        case "turn":
            words = (*texts.steps(), *texts.step_notes())
            spoken = reduce(texts.then, texts.steps()) + "."
        case "reshuffle":
            words = (texts.pile(), texts.top_stays(), texts.new_stock())
            spoken = reduce(texts.then, words) + "."
        case _:
            assert_never(name)
    return Figure(name, (), name, words, clockwise, spoken)


def _panels(example: Example, rules: Rules, cards: CardTexts) -> Iterable[Panel]:
    match example.kind:
        case "worth":
            for meld in example.tries[0].split(" / "):
                yield _worth(read_meld(meld, rules.longest_run), cards)
        case "show":
            shown = tuple(Shown(card, face) for card, face in played(example.tries[0]))
            yield Panel((Cards(shown),), spoken=cards.listed((one.card for one in shown), spoken=True) + ".")
        case "score":
            yield _score(example, rules, cards)
        case "yes" | "no" | "judge" | "reach" | "miss":
            found = judge(example, rules)
            if found is not None:
                yield _tried(found, rules, cards)
        case _:
            assert_never(example.kind)


def _worth(meld: Meld, cards: CardTexts) -> Panel:
    points = _points(meld)
    shown = tuple(replace(one, points=str(worth)) for one, worth in zip(_meld(meld), points, strict=True))
    total = f"{meld.points}" if len(points) > 6 else _sum(points, meld.points)
    return Panel((Cards(shown),), line=total, spoken=f"{cards.meld(meld, spoken=True)}: {total}.")


def _points(meld: Meld) -> list[int]:
    """What each card of a meld counts (rules.md 1.7)."""
    if isinstance(meld, Run):
        places = range(meld.start, meld.start + len(meld.cards))
        return [11 if place == 14 else min(place, 10) for place in places]
    return [meld.points // len(meld.cards)] * len(meld.cards)


def _sum(points: Iterable[int], total: int) -> str:
    parts = [str(one) for one in points]
    return " + ".join(parts) + f" = {total}" if len(parts) > 1 else str(total)


def _score(example: Example, rules: Rules, cards: CardTexts) -> Panel:
    """A hand at the end of a round that seat 1 has won, as the engine scores it."""
    hand = read_cards(example.tries[0])
    view = start(replace(example, hand=example.tries[0], beside=""), ["draw"], rules)
    total = penalties(replace(view.public, phase="over", closer=1), [hand, ()])[0]
    texts = RuleBookTexts()
    if example.opened or rules.unopened_penalty == "hand":
        counted = [card_penalty(card, rules, alone=len(hand) == 1) for card in hand]
        shown = tuple(Shown(card, points=str(worth)) for card, worth in zip(hand, counted, strict=True))
        line = _sum(counted, total)
    else:
        shown, line = tuple(Shown(card) for card in hand), texts.not_opened_costs(total)
    title = "" if example.opened else texts.whether_opened(False)
    return Panel((Cards(shown),), title=title, line=line, spoken=f"{cards.listed(hand, spoken=True)}: {line}.")


def _tried(found: Judged, rules: Rules, cards: CardTexts) -> Panel:
    texts, example, refusal = RuleBookTexts(), found.example, found.refusal
    parts: list[Part] = _both_ends(found)
    for number, step in enumerate(() if parts else found.steps):
        refused = refusal is not None and number == len(found.steps) - 1
        made = _step(step, refused, number > 0, found)
        parts += ["→", *made] if parts and made else made
    words = texts.goes() if refusal is None else texts.goes_not()
    told = reduce(texts.then, (_told(part, cards) for part in parts if isinstance(part, Cards)))
    if refusal is None:
        spoken = texts.example(words, told)
    else:
        reason = Reasons(cards).sentence(refusal, found.after.public, spoken=True)
        spoken = texts.example_with_reason(words, told, reason)
    labels = [texts.whether_opened(example.opened)] if example.tell_opened else []
    labels += [texts.players(example.players)] if example.tell_players else []
    title = reduce(texts.and_also, labels) if labels else ""
    line = _opening_line(found, rules)
    if line:
        spoken = f"{spoken} {line}."
    return Panel(tuple(parts), "yes" if refusal is None else "no", words, title, line, spoken)


def _both_ends(found: Judged) -> list[Part]:
    """The parts of cards that are added to one meld, one after the other; none for any other example."""
    added = [step.move for step in found.steps if isinstance(step.move, LayOff)]
    if len(added) < 2 or len(added) < len(found.steps) or found.refusal is not None:
        return []
    whole = found.after.public.melds[added[0].meld - 1]
    marked = [move.card for move in added]
    return [*_joined([Cards((Shown(card, marked=True),)) for card in marked]), "→", Cards(_meld(whole, marked))]


def _opening_line(found: Judged, rules: Rules) -> str:
    """The arithmetic of an opening; empty where the example is about something else."""
    if found.example.kind not in ("reach", "miss") or found.example.opened:
        return ""
    opening = next(step for step in found.steps if step.text.startswith("lay"))
    melds = [read_meld(text, rules.longest_run) for text in melds_of(opening.text)]
    if found.refusal is not None and rules.opening_joker == "clean":
        melds = [meld for meld in melds if meld.joker is None]
    total = sum(meld.points for meld in melds)
    added = [str(meld.points) for meld in melds]
    worth = RuleBookTexts().reached(total, rules.opening_points)
    return f"{' + '.join(added)} = {worth}" if len(added) > 1 else worth


def _step(step: Step, refused: bool, later: bool, found: Judged) -> list[Part]:
    """The parts of one move; a refused one shows what was tried."""
    texts, public = RuleBookTexts(), step.view.public
    free: list[Part] = [Cards((Shown(joker, marked=True),), texts.freed()) for joker in public.freed if not later]
    table: list[Part] = [] if later or free else [Cards(_meld(meld), texts.on_table()) for meld in public.melds]
    held = read_cards(found.example.hand)
    match step.move:
        case None | LayMelds():
            marked = {public.taken, *public.freed}
            laid = [tuple(Shown(*one, one[0] in marked) for one in played(text)) for text in melds_of(step.text)]
            return [*_led_on(free), *_joined([Cards(cards) for cards in laid])]
        case TakeDiscard():
            pile = Cards((Shown(public.discards[-1], marked=True),), texts.pile())
            if not refused:
                return [pile] if len(found.steps) > 1 else [*table, pile]
            own: list[Part] = [Cards(tuple(map(Shown, held)), texts.in_hand())] if held else []
            return [*table, pile, *own]
        case LayOff(card, number, stands_for):
            added = Cards((Shown(card, stands_for, marked=True),), texts.freed() if free else "")
            before = public.melds[number - 1]
            if refused:
                lying = [] if later and number in public.laid_now else [Cards(_meld(before), texts.on_table())]
                return [*lying, "+", added]
            changed, _, _ = after(public, step.view.hand, step.move)
            whole = Cards(_meld(changed.melds[number - 1], {card}))
            # The card has just been taken or freed: it is in the picture already.
            if later and card in (public.taken, *public.freed):
                return [whole]
            return [added, "→", whole]
        case SwapJoker(card, number, second):
            brought = [card] if second is None else [card, second]
            joker = public.melds[number - 1].joker
            before_swap = Cards(_meld(public.melds[number - 1]), texts.on_table())
            cards: list[Part] = [Cards(tuple(Shown(one, marked=True) for one in brought))]
            if refused or joker is None:
                return [before_swap, "+", *cards]
            swapped, _, _ = after(public, step.view.hand, step.move)
            made = Cards(_meld(swapped.melds[number - 1], set(brought)))
            return [before_swap, "+", *cards, "→", made, "+", Cards((Shown(joker, marked=True),))]
        case Discard(card):
            last = len(step.view.hand) == 1
            label = texts.last_card() if last else texts.to_discard()
            return [*table, *_led_on(free), Cards((Shown(card, marked=True),), label)]
    raise ValueError(f"a move that no example of the rule book shows: {step.text}")


def _led_on(parts: list[Part]) -> list[Part]:
    """The parts with an arrow behind them, if there are any."""
    return [*parts, "→"] if parts else []


def _joined(parts: list[Cards]) -> list[Part]:
    joined: list[Part] = []
    for part in parts:
        joined += ["+", part] if joined else [part]
    return joined


def _meld(meld: Meld, marked: Iterable[Card | None] = ()) -> tuple[Shown, ...]:
    marked = set(marked)
    return tuple(
        Shown(card, face if card.is_joker else None, card in marked)
        for card, face in zip(meld.cards, meld.faces, strict=True)
    )


def _told(part: Cards, cards: CardTexts) -> str:
    said = [
        cards.joker_for(face_of(one.stands_for.suit, one.stands_for.rank), spoken=True)
        if one.stands_for is not None
        else cards.spoken(one.card)
        for one in part.cards
    ]
    told = ", ".join(said)
    return RuleBookTexts().labelled(part.label, told) if part.label else told
