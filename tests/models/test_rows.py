"""Melds, score sheet and log follow the match with the narrowest signals, and say what happened in words."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QSignalSpy

from scala40.engine.events import Closed, Discarded, RoundScored
from scala40.engine.notation import read_meld
from scala40.engine.rules import STANDARD
from scala40.models.log import MOST_LINES, LogModel, LogRole
from scala40.models.melds import MeldRole, MeldsModel
from scala40.models.score import ScoreModel, ScoreRole
from scala40.play.referee import FinishedRound
from tests.engine.set_up import match_at, new_match
from tests.models.desk import Desk, cards, watch

pytestmark = pytest.mark.usefixtures("qapp")


class Signals:
    """Counts the signals of a model."""

    def __init__(self, model: QAbstractItemModel) -> None:
        names = ("rowsInserted", "rowsRemoved", "rowsMoved", "dataChanged", "modelReset", "layoutChanged")
        self.counts = dict.fromkeys(names, 0)
        for name in names:
            getattr(model, name).connect(lambda *_, heard=name: self.count(heard))

    def count(self, name: str) -> None:
        self.counts[name] += 1

    def heard(self) -> dict[str, int]:
        """What came since the last time this was asked."""
        heard = {name: count for name, count in self.counts.items() if count}
        self.counts = dict.fromkeys(self.counts, 0)
        return heard


def column(model: QAbstractItemModel, role: int, rows: Sequence[int] | None = None) -> list[object]:
    return [model.index(row, 0).data(role) for row in (range(model.rowCount()) if rows is None else rows)]


class TestMelds:
    def test_each_change_is_told_as_what_it_is(self) -> None:
        at = Desk(match_at(STANDARD, ["8H 9C KS 7C' 8C' 9C'", "2S' 3S'"], melds=["5H 6H 7H", "4C 4D 4H"]))
        melds = at.model.melds
        signals = Signals(melds)
        assert column(melds, MeldRole.ID) == [1, 2]
        at.model.drop_on_meld(cards("8H"), 1)
        # The lengthened run, and the other meld, which is no longer the latest.
        assert signals.heard() == {"dataChanged": 2}
        assert column(melds, MeldRole.NEW) == [True, False]
        assert melds.index(0).data(MeldRole.MELD) == read_meld("5H 6H 7H 8H")
        at.model.drop_on_felt(cards("7C' 8C' 9C'"))
        assert signals.heard() == {"rowsInserted": 1, "dataChanged": 1}
        assert column(melds, MeldRole.NEW) == [False, False, True]
        assert column(melds, MeldRole.OWNER)[2] == 0
        at.model.undo()
        assert signals.heard() == {"rowsRemoved": 1}
        at.model.undo()
        assert signals.heard() == {"dataChanged": 1}
        assert melds.index(0).data() == "5♥ 6♥ 7♥"

    def test_a_meld_is_said_for_the_ear(self) -> None:
        model = MeldsModel()
        tester = watch(model)
        at = match_at(STANDARD, ["8H 9C", "2S' 3S'"], melds=["5D *1=6D 7D"])
        model.follow(at.view(0).public)
        assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("run of diamonds")
        spy = QSignalSpy(model.dataChanged)
        model.retranslate()
        assert spy.count() == 1
        assert tester is not None


FIRST = FinishedRound(1, (0, 34, 100), (0, 34, 100), (1, 2, 0), 0)
SECOND = FinishedRound(2, (7, -100, 0), (7, -66, 100), (0, 1), 1)


class TestScore:
    def test_rounds_and_totals(self) -> None:
        model = ScoreModel(["Ada", "Bot 1", "Bot 2"])
        tester = watch(model)
        signals = Signals(model)
        assert (model.rowCount(), model.columnCount()) == (1, 3)
        model.follow([FIRST], FIRST.totals)
        assert signals.heard() == {"rowsInserted": 1, "dataChanged": 1}
        model.follow([FIRST], FIRST.totals)
        assert signals.heard() == {}
        model.follow([FIRST, SECOND], SECOND.totals)
        assert [model.index(row, 1).data() for row in range(3)] == ["34", "−100", "−66"]
        assert [model.index(row, 1).data(ScoreRole.TOTAL_AFTER) for row in range(3)] == [34, -66, -66]
        # The third seat was out in the second round.
        assert [model.index(row, 2).data(ScoreRole.POINTS) for row in range(3)] == [100, None, 100]
        assert [model.index(row, 1).data(ScoreRole.WENT_OUT) for row in range(3)] == [False, True, False]
        assert [model.index(row, 0).data(ScoreRole.IS_TOTAL) for row in range(3)] == [False, False, True]
        assert model.rounds == (FIRST, SECOND)
        assert tester is not None

    def test_headers(self) -> None:
        model = ScoreModel(["Ada", "Bot 1"])
        model.follow([FinishedRound(1, (0, 5), (0, 5), (0, 1), 0)], (0, 5))
        assert [model.headerData(at, Qt.Orientation.Horizontal) for at in range(2)] == ["Ada", "Bot 1"]
        assert [model.headerData(at, Qt.Orientation.Vertical) for at in range(2)] == ["1", "Total"]

    def test_a_reentry_changes_the_line_and_the_totals(self) -> None:
        model = ScoreModel(["Ada", "Bot 1", "Bot 2"])
        model.follow([FIRST], FIRST.totals)
        signals = Signals(model)
        back = replace(FIRST, totals=(0, 34, 34))
        model.follow([back], back.totals)
        assert signals.heard() == {"dataChanged": 2}
        assert model.totals == (0, 34, 34)


class TestLog:
    def test_sentences_name_you_or_everybody(self) -> None:
        a_match = match_at(STANDARD, ["8H 9C KS", "2S' 3S'"], melds=["5H 6H 7H"])
        at = Desk(a_match)
        at.model.drop_on_meld(cards("8H"), 1)
        alone = at.model.log.index(1).data()
        shared = LogModel(["Ada", "Bo"])
        tester = watch(shared)
        shared.follow(a_match.view(0))
        assert alone.startswith("You ")
        assert shared.index(1).data().startswith("Ada ")
        assert "8♥" in alone
        assert shared.index(1).data(LogRole.SEAT) == 0
        assert shared.index(1).data(LogRole.ROUND) == 1
        assert tester is not None

    def test_what_is_taken_back_leaves(self) -> None:
        at = Desk(match_at(STANDARD, ["8H 9C KS", "2S' 3S'"], melds=["5H 6H 7H"]))
        signals = Signals(at.model.log)
        at.model.drop_on_meld(cards("8H"), 1)
        at.model.undo()
        assert signals.heard() == {"rowsInserted": 1, "rowsRemoved": 1}
        at.model.drop_on_pile(cards("9C"))
        assert at.model.log.index(at.model.log.rowCount() - 1).data(LogRole.EVENT) == Discarded(0, cards("9C")[0])

    def test_the_round_before_stays_in_sight(self) -> None:
        at = Desk(match_at(STANDARD, ["8H", "2S' 3S'"]))
        at.model.drop_on_pile(cards("8H"))
        assert [type(row) for row in column(at.model.log, LogRole.EVENT)[-2:]] == [Closed, RoundScored]
        before = at.model.log.rowCount()
        at.model.next_round()
        assert at.model.log.rowCount() == before + 1
        assert column(at.model.log, LogRole.ROUND) == [1] * before + [2]

    def test_old_rounds_leave_at_last(self) -> None:
        model = LogModel(["Ada", "Bo"])
        tester = watch(model)
        view = new_view()
        long = tuple(Discarded(0, card) for card in cards("8H 9C") * 150)
        for number in (1, 2, 3):
            model.follow(replace(view, public=replace(view.public, number=number), log=long))
        assert model.rowCount() == MOST_LINES + len(long)
        assert column(model, LogRole.ROUND, [0, model.rowCount() - 1]) == [1, 3]
        assert tester is not None


def new_view():
    a_match = new_match(STANDARD, 2, "log")
    a_match.deal()
    return a_match.view(0)
