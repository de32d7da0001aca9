"""Pictures of a table as one seat sees it, written in notation: who holds what, what lies where."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QApplication

from scala40.engine.cards import CARDS, Card
from scala40.engine.events import Event
from scala40.engine.match import SeatInfo
from scala40.engine.moves import Move
from scala40.engine.notation import read_cards, read_meld
from scala40.engine.rules import STANDARD, Rules
from scala40.engine.view import Phase, PlayerView, PublicRound
from scala40.models.game import GameModel
from scala40.play.referee import FinishedRound, MatchInfo
from scala40.views import fonts, theme

NAMES = ("Anna", "Marta", "Luca", "Elena", "Bruno", "Sofia")


class Still:
    """A port to nobody: proposals are only written down."""

    def __init__(self) -> None:
        self.proposed: list[Move] = []
        self.deals = 0

    def propose(self, move: Move) -> None:
        self.proposed.append(move)

    def deal(self) -> None:
        self.deals += 1


def dressed(application: QApplication) -> None:
    """Give the program under test its fonts and its look."""
    font = application.font()
    font.setFamilies(fonts.load_fonts())
    application.setFont(font)
    theme.dress(application, theme.FELT)


def public_round(
    players: int,
    *,
    counts: Sequence[int],
    melds: Sequence[tuple[int, str]] = (),
    opened: Sequence[int] = (),
    discards: str = "8H",
    phase: Phase = "play",
    turn: int = 0,
    dealer: int = 1,
    rules: Rules = STANDARD,
    seats: Sequence[int] | None = None,
) -> PublicRound:
    """What everybody sees; `melds` are owners and melds in notation."""
    return PublicRound(
        rules=rules,
        number=4,
        dealer=dealer,
        seats=tuple(range(players)) if seats is None else tuple(seats),
        turn=turn,
        phase=phase,
        counts=tuple(counts),
        stock=46,
        discards=read_cards(discards) if discards else (),
        melds=tuple(read_meld(text) for _, text in melds),
        owners=tuple(owner for owner, _ in melds),
        opened=tuple(seat in opened for seat in range(players)),
        turns=9,
    )


def info(totals: Sequence[int], stage: str = "round", mover: int | None = 0) -> MatchInfo:
    players = len(totals)
    rounds = tuple(
        FinishedRound(
            number,
            tuple((11 * number + 7 * seat) % 40 for seat in range(players)),
            tuple(totals),
            tuple(range(players)),
            number % players,
        )
        for number in (1, 2, 3)
    )
    penalties = tuple(finished.penalties for finished in rounds)
    playing = tuple(range(players))
    return MatchInfo(stage, tuple(totals), playing, (), mover, penalties, "3f9ac217", True, rounds)


def game_with(
    public: PublicRound,
    hand: str,
    *,
    totals: Sequence[int] = (39, 36, 52, 23, 8, 70),
    log: Sequence[Event] = (),
    stage: str = "round",
    names: Sequence[str] = NAMES,
) -> tuple[GameModel, Still]:
    """A model that shows this view to seat 0."""
    players = len(public.counts)
    port = Still()
    seats = [SeatInfo(name, "human" if seat == 0 else "beginner") for seat, name in enumerate(names[:players])]
    game = GameModel(port, seats, 0, public.rules)
    cards = frozenset(read_cards(hand))
    view = PlayerView(0, public, cards, tuple(log), tuple(totals[:players]))
    game.on_shown(view, (), info(totals[:players], stage, public.mover))
    return game, port


def some_cards(count: int) -> list[Card]:
    """Any cards, for a long row."""
    return list(CARDS[:count])
