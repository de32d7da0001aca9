"""What is a meld, what it is worth, what may be laid off or swapped onto it (rules.md 1.4-1.10 and part 2).

A meld is a list of strings as records.md writes it: a run upwards, a group in the order C D H S. Places in a run are
numbered 1 (low ace) to 14 (high ace).
"""

from itertools import product
from typing import Any

from tests.plain_engine.cards import RANKS, SUITS, face, is_joker, physical, pip_points, rank, suit

RANK_AT = {place: RANKS[(place - 1) % 13] for place in range(1, 15)}


# ---------------------------------------------------------------------------------------------- what a meld is worth


def is_run(meld: list[str]) -> bool:
    return suit(meld[0]) == suit(meld[1])


def low_place(run: list[str]) -> int:
    return RANKS.index(rank(run[0])) + 1


def meld_points(meld: list[str]) -> int:
    """Add up a meld: the ace that begins a run counts 1, a joker counts as its card (rules.md 1.7)."""
    total = sum(pip_points(rank(card)) for card in meld)
    return total - 10 if is_run(meld) and rank(meld[0]) == "A" else total


def joker_of(meld: list[str]) -> str | None:
    """Give the joker with the card it names, or None."""
    return next((card for card in meld if is_joker(card)), None)


def in_suit_order(group: list[str]) -> list[str]:
    return sorted(group, key=lambda card: SUITS.index(suit(card)))


# ----------------------------------------------------------------------------------------- the readings of a selection


def readings(cards: list[str], rules: dict[str, Any]) -> list[list[str]]:
    """Give every meld that exactly these cards form, the one worth most first, then by code point.

    A joker may name its card (`*1=9H`) or leave it open (`*1`); a named one is read only so.
    """
    jokers = [card for card in cards if is_joker(card)]
    if len(cards) < 3 or len(jokers) > 1 or len(set(map(physical, cards))) < len(cards):
        return []
    found = _group_readings(cards) + _run_readings(cards, rules["longest_run"])
    return sorted(found, key=lambda meld: (-meld_points(meld), " ".join(meld)))


def _group_readings(cards: list[str]) -> list[list[str]]:
    naturals = [card for card in cards if not is_joker(card)]
    suits = {suit(card) for card in naturals}
    if len(cards) > 4 or len({rank(card) for card in naturals}) > 1 or len(suits) < len(naturals):
        return []
    if len(naturals) == len(cards):
        return [in_suit_order(cards)]
    joker = next(card for card in cards if is_joker(card))
    missing = [rank(naturals[0]) + letter for letter in SUITS if letter not in suits]
    names = [named for named in missing if face(joker) in ("*", named)]
    return [in_suit_order([*naturals, f"{physical(joker)}={named}"]) for named in names]


def _run_readings(cards: list[str], longest: int) -> list[list[str]]:
    naturals = [card for card in cards if not is_joker(card)]
    if len(cards) > longest or len({suit(card) for card in naturals}) > 1:
        return []
    found = []
    for low in range(1, 14 - len(cards) + 2):
        wanted = [RANK_AT[place] + suit(naturals[0]) for place in range(low, low + len(cards))]
        found += _placed(wanted, cards)
    return [run for run in found if not _two_natural_aces(run)]


def _placed(wanted: list[str], cards: list[str]) -> list[list[str]]:
    """Give every way to put these cards, all of them, on the places of these faces."""
    if not wanted:
        return [[]]
    found = []
    for card in cards:
        if face(card) in ("*", wanted[0]):
            written = f"{physical(card)}={wanted[0]}" if is_joker(card) else card
            rest = [other for other in cards if other != card]
            found += [[written, *others] for others in _placed(wanted[1:], rest)]
    return found


def _two_natural_aces(run: list[str]) -> bool:
    return sum(1 for card in run if rank(card) == "A" and not is_joker(card)) > 1


def judge_meld(cards: list[str], rules: dict[str, Any]) -> list[tuple[str, int]] | str:
    """Give all readings as (text, points), the one worth most first, or the name of the reason why there is none."""
    found = readings(cards, rules)
    if found:
        return [(" ".join(meld), meld_points(meld)) for meld in found]
    return shape_reason(cards, rules)


def shape_reason(cards: list[str], rules: dict[str, Any]) -> str:
    """Name why these cards are no meld. Only for cards that have no reading.

    CARD_TWICE         one physical card stands twice.
    TOO_FEW_CARDS      fewer than three cards.
    TWO_JOKERS         more than one joker.
    NOT_A_MELD         neither all of one rank nor all of one suit (a joker counts only if it names its card).
    SUIT_TWICE         all of one rank, some suit twice (so too 7H 7H' and an open joker, though of one suit).
    TOO_MANY_CARDS     all of one rank and more than four; or all of one suit and more than `longest_run` allows.
    RANK_TWICE         one suit, and a rank other than the ace stands twice (finer than the list of records.md).
    AROUND_THE_CORNER  one suit, consecutive only where king, ace and two may follow each other, for the joker's card
                       or for some card of an open joker; an ace too many is overlooked.
    GAP_IN_RUN         one suit, and not consecutive even so.
    TWO_ACES           one suit, consecutive if all aces but one are left out; that is the only fault.
    """
    if len(set(map(physical, cards))) < len(cards):
        return "CARD_TWICE"
    if len(cards) < 3:
        return "TOO_FEW_CARDS"
    if sum(map(is_joker, cards)) > 1:
        return "TWO_JOKERS"
    faces = [face(card) for card in cards if face(card) != "*"]
    if len({name[0] for name in faces}) > 1 and len({name[1] for name in faces}) > 1:
        return "NOT_A_MELD"
    if len({name[0] for name in faces}) == 1:
        return "SUIT_TWICE" if len(set(faces)) < len(faces) else "TOO_MANY_CARDS"
    if len(cards) > rules["longest_run"]:
        return "TOO_MANY_CARDS"
    ranks = [name[0] for name in faces]
    choices = [[*ranks, letter] for letter in RANKS] if len(faces) < len(cards) else [ranks]
    if len(set(_one_ace(ranks))) < len(_one_ace(ranks)):
        return "RANK_TWICE"
    if any(_consecutive(choice) for choice in choices):
        return "TWO_ACES"
    return "AROUND_THE_CORNER" if any(_wraps(choice) for choice in choices) else "GAP_IN_RUN"


def _one_ace(ranks: list[str]) -> list[str]:
    others = [letter for letter in ranks if letter != "A"]
    return others + ["A"] * (len(others) < len(ranks))


def _consecutive(ranks: list[str]) -> bool:
    ranks = _one_ace(ranks)
    low = sorted(RANKS.index(letter) + 1 for letter in ranks)
    high = sorted(14 if letter == "A" else RANKS.index(letter) + 1 for letter in ranks)
    return any(places == list(range(places[0], places[0] + len(places))) for places in (low, high))


def _wraps(ranks: list[str]) -> bool:
    ranks = _one_ace(ranks)
    if len(set(ranks)) < len(ranks):
        return False
    circle = RANKS + RANKS
    return any(set(circle[start : start + len(ranks)]) == set(ranks) for start in range(13))


def as_written(cards: list[str], rules: dict[str, Any]) -> list[str] | None:
    """Give the meld these cards are: as written if that is a reading, else the reading worth most, None if no meld.

    The order matters only where it decides: a run from ace to king is low as `AH .. KH` and high as `2H .. AH`.
    """
    found = readings(cards, rules)
    if not found:
        return None
    return cards if cards in found else found[0]


# ------------------------------------------------------------------------------------------------ lay-offs and swaps


def laid_off(meld: list[str], card: str, rules: dict[str, Any]) -> list[str] | None:
    """Give the meld after this card (a joker with its name) is laid off onto it, or None where it does not fit."""
    joker = joker_of(meld)
    if joker is not None and is_joker(card):
        return None
    if is_run(meld):
        return _longer_run(meld, card, rules)
    if len(meld) == 4 or rank(card) != rank(meld[0]):
        return None
    if suit(card) in [suit(other) for other in meld if not is_joker(other)]:
        return None
    if joker is None or suit(card) != suit(joker):
        return in_suit_order([*meld, card])
    # The joker stands for this very card: it may give way to the last suit only where it was never tied to one.
    if rules["group_joker_swap"] == "declared":
        return None
    last = next(letter for letter in SUITS if letter not in [suit(other) for other in meld])
    moved = f"{physical(joker)}={rank(joker)}{last}"
    return in_suit_order([*(other for other in meld if other != joker), moved, card])


def _longer_run(run: list[str], card: str, rules: dict[str, Any]) -> list[str] | None:
    low = low_place(run)
    high = low + len(run) - 1
    if len(run) + 1 > rules["longest_run"]:
        return None
    # An ace that fits both ends of 2..K goes to the high one: no move names the end, and nothing later depends on it.
    for place, longer in ((high + 1, [*run, card]), (low - 1, [card, *run])):
        if 1 <= place <= 14 and face(card) == RANK_AT[place] + suit(run[0]) and not _two_natural_aces(longer):
            return longer
    return None


def swapped(meld: list[str], cards: list[str], rules: dict[str, Any]) -> list[str] | None:
    """Give the meld after these cards of a hand free its joker, or None where they do not."""
    joker = joker_of(meld)
    if joker is None or any(is_joker(card) for card in cards):
        return None
    if is_run(meld):
        if len(meld) == 14 or [face(card) for card in cards] != [face(joker)]:
            return None
        return [cards[0] if card == joker else card for card in meld]
    naturals = [card for card in meld if card != joker]
    missing = {rank(joker) + letter for letter in SUITS if letter not in [suit(card) for card in naturals]}
    given = [face(card) for card in cards]
    if len(meld) == 4 or rules["group_joker_swap"] == "declared":
        fits = given == [face(joker)]
    elif rules["group_joker_swap"] == "any_missing":
        fits = len(given) == 1 and given[0] in missing
    else:
        fits = len(given) == 2 and set(given) == missing
    return in_suit_order(naturals + cards) if fits else None


def joker_names_for(meld: list[str]) -> list[str]:
    """Give the faces a joker laid off onto this meld could at all stand for."""
    if is_run(meld):
        low = low_place(meld)
        return [RANK_AT[place] + suit(meld[0]) for place in (low - 1, low + len(meld)) if 1 <= place <= 14]
    return [rank(meld[0]) + letter for letter in SUITS]


def lay_offs_of(meld: list[str], card: str, rules: dict[str, Any]) -> list[str]:
    """Give the ways in which a physical card may be laid off onto a meld: the card, or the joker with each name."""
    ways = [f"{card}={name}" for name in joker_names_for(meld)] if is_joker(card) else [card]
    return [way for way in ways if laid_off(meld, way, rules) is not None]


# -------------------------------------------------------------------------------------------------- melds of a hand


def melds_of(hand: list[str], rules: dict[str, Any]) -> list[list[str]]:
    """Give every meld that cards of this hand form, each reading and each physical copy apart."""
    copies: dict[str, list[str]] = {}
    for card in hand:
        copies.setdefault(face(card), []).append(card)
    jokers = copies.pop("*", [])
    may_miss = 1 if jokers else 0
    found = []
    for letter in RANKS:
        names = [letter + suit_letter for suit_letter in SUITS]
        if sum(name in copies for name in names) >= 2:
            for size in (3, 4):
                for chosen in _subsets(names, size):
                    found += _filled(chosen, copies, jokers)
    for suit_letter in SUITS:
        for low in range(1, 13):
            for high in range(low + 2, min(low + rules["longest_run"] - 1, 14) + 1):
                names = [RANK_AT[place] + suit_letter for place in range(low, high + 1)]
                if sum(name not in copies for name in names) > may_miss:
                    break  # a longer one misses as many
                found += [meld for meld in _filled(names, copies, jokers) if not _two_natural_aces(meld)]
    return found


def _subsets(names: list[str], size: int) -> list[list[str]]:
    if size == 0:
        return [[]]
    if len(names) < size:
        return []
    return [[names[0], *others] for others in _subsets(names[1:], size - 1)] + _subsets(names[1:], size)


def _filled(names: list[str], copies: dict[str, list[str]], jokers: list[str]) -> list[list[str]]:
    """Give every way to show these faces with cards held, at most one of them by a joker."""
    missing = [name for name in names if name not in copies]
    if len(missing) > 1 or (missing and not jokers):
        return []
    open_places = range(-1, len(names)) if not missing else [names.index(missing[0])]
    found = []
    for open_place in open_places:  # the place the joker takes, -1 for none
        choices = [
            [f"{joker}={name}" for joker in jokers] if place == open_place else copies[name]
            for place, name in enumerate(names)
        ]
        found += [list(meld) for meld in product(*choices) if len(set(meld)) == len(meld)]
    return found
