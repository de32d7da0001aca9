"""Rules that show on the table: more seats, the clock, the pause, pairs, one visible discard, sealed deals, endings."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scala40.engine.rules import CLASSIC, FAMILY, ONLINE, STANDARD, TOURNAMENT, Rules
from scala40.views.cards.art import CardArt
from scala40.views.cards.flight import STILL
from scala40.views.table import endings
from scala40.views.table.covers import in_groups
from scala40.views.table.layout import others_clockwise
from scala40.views.table.seat_looks import SeatLook, TimeLook
from scala40.views.table.table_page import TablePage
from scala40.views.table.wording import limit_line
from scala40.views.theme import FELT
from tests.views.table.conftest import Sit, Table
from tests.views.table.scenes import game_with, public_round

KEY = Qt.Key
LONG = ("Anna-Katharina", "Maximilian Obermayer", "Maria del Carmen", "Giovambattista", "Friederike", "Bartholomäus")
PAIRS = replace(STANDARD, partners="pairs", max_players=6, limit=201)


def look(table: Table, seat: int) -> SeatLook:
    seen = table.page.plates[seat].seen
    assert seen is not None
    return seen


class TestSeats:
    @pytest.mark.parametrize("players", range(2, 7))
    @pytest.mark.parametrize("size", [(1280, 740), (998, 516)])
    @pytest.mark.parametrize("rules", [STANDARD, CLASSIC])
    def test_every_seat_has_its_place_and_play_goes_round(
        self, qtbot: QtBot, dressed: QApplication, players: int, size: tuple[int, int], rules: Rules
    ) -> None:
        del dressed
        public = public_round(players, counts=(13,) * players, rules=replace(rules, max_players=6))
        game, _ = game_with(public, "7H 8H 9H", names=LONG)
        page = TablePage(game, CardArt(), FELT, motion=STILL)
        qtbot.addWidget(page)
        page.resize(*size)
        places = [plate.geometry() for plate in page.plates]
        assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[:at])
        assert all(page.felt.rect().contains(place) for place in places)
        # Clockwise the next seat is the leftmost one, counterclockwise the rightmost.
        others = others_clockwise(0, players)
        following = others[0] if rules.direction == "clockwise" else others[-1]
        assert following == rules.step % players
        lefts = [page.plates[seat].x() for seat in others]
        assert lefts == sorted(lefts)


class TestTheClock:
    def test_the_seat_on_turn_shows_its_seconds(self, sit: Sit) -> None:
        table = sit("7H 8H KD", rules=ONLINE)
        table.page.show_time(0, 43)
        assert [plate.time for plate in table.page.plates] == [TimeLook(43, 60), None]
        assert table.page.plates[0].accessibleName().endswith("to play, 43 seconds left")
        table.page.show_time(1, 60)
        assert [plate.time for plate in table.page.plates] == [None, TimeLook(60, 60)]
        table.page.show_time(None)
        assert [plate.time for plate in table.page.plates] == [None, None]
        assert "seconds" not in table.page.plates[0].accessibleName()

    def test_the_last_seconds_are_said_once_to_whoever_has_them(self, sit: Sit) -> None:
        table = sit("7H 8H KD", rules=ONLINE)
        said = table.page.announcer
        for seconds in (11, 10, 9, 5, 4):
            table.page.show_time(0, seconds)
        assert [words for words in said.said if "seconds" in words] == ["10 seconds left", "5 seconds left"]
        table.page.show_time(1, 10)
        assert [words for words in said.said if "seconds" in words] == ["10 seconds left", "5 seconds left"]

    def test_the_ring_shrinks(self, sit: Sit) -> None:
        table = sit("7H 8H KD", rules=ONLINE)
        plate = table.page.plates[0]
        lit = []
        for seconds in (60, 40, 20, 11):
            table.page.show_time(0, seconds)
            picture = plate.grab().toImage()
            # The disc alone: the plate on turn has a frame in the same colour.
            inside = [(x, y) for x in range(8, 52) for y in range(4, plate.height() - 4)]
            lit.append(sum(picture.pixelColor(x, y) == QColor(FELT.accent) for x, y in inside))
        assert lit == sorted(lit, reverse=True)
        assert len(set(lit)) == 4

    def test_time_that_ran_out_stands_in_the_log(self, sit: Sit) -> None:
        table = sit("7H 8H 4C", phase="draw", rules=replace(ONLINE, discard_fitting="allowed"), discards="2D")
        table.desk.referee.time_out()
        lines = [table.desk.model.log.index(row).data() for row in range(table.desk.model.log.rowCount())]
        assert "Time's up" in lines
        assert lines[-1].startswith("You discarded")
        assert "Time's up" in table.page.announcer.said

    def test_prepared_melds_go_back_when_time_runs_out(self, sit: Sit) -> None:
        table = sit("KC KH KS 7H 2D 4C", opened=False, rules=replace(ONLINE, discard_fitting="allowed"))
        for code in ("KC", "KH", "KS"):
            table.click(table.at_card(code))
        table.drag(table.at_card("KC"), table.at(table.page.opening))
        assert len(table.page.opening.drafts) == 1
        table.desk.referee.time_out()
        assert table.page.opening.drafts == []
        assert len(table.row().split()) == 5


class TestThePause:
    def test_p_covers_the_cards_and_p_goes_on(self, sit: Sit) -> None:
        table = sit("7H 8H KD", rules=ONLINE)
        covers, told = table.page.covers, []
        covers.paused.connect(told.append)
        covers.may_pause = True
        table.key(KEY.Key_P)
        assert covers.pause.isVisible()
        assert covers.pause.geometry() == table.page.rect()
        assert covers.pause.button.hasFocus()
        assert "clock" in covers.pause.accessibleName()
        assert table.page.childAt(table.at_card("7H")) not in table.page.hand.widgets
        table.key(KEY.Key_P)
        assert not covers.pause.isVisible()
        assert table.page.hand.has_focus()
        assert told == [True, False]

    @pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Escape, KEY.Key_Space])
    def test_other_keys_that_go_on(self, sit: Sit, key: Qt.Key) -> None:
        table = sit("7H 8H KD")
        table.page.covers.may_pause = True
        table.key(KEY.Key_P)
        table.key(key)
        assert not table.page.covers.covering

    def test_the_button_goes_on_and_nothing_is_played_meanwhile(self, sit: Sit) -> None:
        table = sit("7H 8H KD", phase="draw")
        table.page.covers.may_pause = True
        table.key(KEY.Key_P)
        for key in (KEY.Key_Tab, KEY.Key_D, KEY.Key_L, KEY.Key_Delete):
            table.key(key)
        assert table.page.covers.pause.button.hasFocus()
        assert table.said == []
        table.click(table.at(table.page.covers.pause.button))
        assert not table.page.covers.covering
        assert table.said == []

    def test_where_others_wait_there_is_none(self, sit: Sit) -> None:
        table = sit("7H 8H KD")
        table.key(KEY.Key_P)
        assert not table.page.covers.covering

    def test_it_grows_with_the_window_and_speaks_the_language_of_the_hour(self, sit: Sit) -> None:
        table = sit("7H 8H KD")
        table.page.covers.may_pause = True
        table.key(KEY.Key_P)
        table.page.resize(1024, 516)
        assert table.page.covers.pause.geometry() == table.page.rect()
        table.page.retranslate()
        assert table.page.covers.pause.button.text() == "Go on"


class TestPairs:
    def test_plates_say_who_plays_with_whom_and_the_pairs_total(self, sit: Sit) -> None:
        table = sit("7H 8H KD", others=["2S", "3S", "8C"], rules=PAIRS, totals=(39, 36, 52, 23))
        assert [look(table, seat).partner for seat in range(4)] == [
            "with Seat 2",
            "with Seat 3",
            "with Seat 0",
            "with Seat 1",
        ]
        assert [look(table, seat).total for seat in range(4)] == ["Pair 91 / 201", "Pair 59 / 201"] * 2
        assert "partner of Seat 2" in table.page.plates[0].accessibleName()
        assert table.page.panel.limit_text == "Pairs are eliminated at 201 points"

    def test_the_end_of_a_round_and_of_the_match_go_by_pairs(self, sit: Sit) -> None:
        rules = replace(PAIRS, limit=101)
        table = sit("8H", others=["KC 4S", "3S", "JC"], rules=rules, totals=(39, 46, 12, 40), discards="2D")
        table.drag(table.at_card("8H"), table.at(table.page.pile))
        panel = table.page.endings.round_end
        assert [row.total_line() for row in panel.rows] == [
            "Pair 54 / 101",
            "Pair 110 / 101",
            "Pair 54 / 101",
            "Pair 110 / 101",
        ]
        table.key(KEY.Key_Return)
        ended = table.page.endings.match_end
        assert [row.accessibleName() for row in ended.ranks] == [
            "1. Seat 0 + Seat 2: 54 points",
            "2. Seat 1 + Seat 3: 110 points",
        ]
        assert ended._title.text() == "Seat 0 and Seat 2 win the match together"


class TestTheDiscardPile:
    def below(self, sit: Sit, rules: Rules, second: str) -> bytes:
        table = sit("7H 8H 4C", discards=f"2C {second} JS", rules=rules)
        return bytes(table.page.pile.grab().toImage().constBits())

    def test_only_the_top_card_can_be_read_where_the_rules_say_so(self, sit: Sit) -> None:
        assert self.below(sit, TOURNAMENT, "9H") == self.below(sit, TOURNAMENT, "KD")
        assert self.below(sit, STANDARD, "9H") != self.below(sit, STANDARD, "KD")

    def test_it_is_not_browsed_either(self, sit: Sit) -> None:
        table = sit("7H 8H 4C", discards="2C 9H JS", rules=TOURNAMENT)
        table.page.pile.browse_wanted.emit()
        table.page.captions.browse_wanted.emit()
        assert not table.page.browser.isVisible()


class TestSealedDeals:
    def ended(self, sit: Sit) -> Table:
        table = sit("8H", others=["KC 4S", "3S"], rules=STANDARD, discards="2D")
        table.drag(table.at_card("8H"), table.at(table.page.pile))
        return table

    def test_never_during_the_round(self, sit: Sit) -> None:
        table = sit("8H 9C", discards="2D")
        table.page.covers.show_deal()
        assert not table.page.covers.covering

    @pytest.mark.parametrize("by_key", [True, False])
    def test_from_the_end_of_the_round(self, sit: Sit, by_key: bool) -> None:
        table = self.ended(sit)
        link, panel = table.page.endings.round_end.seal, table.page.covers.deal
        if by_key:
            table.key(KEY.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
            assert link.hasFocus()
            table.key(KEY.Key_Return)
        else:
            table.click(table.at(link))
        assert panel.isVisible()
        assert panel.verdict.text().startswith("This deal is ")
        played = table.desk.match.rounds[0]
        numbers = [label.text().replace(" ", "").replace("\n", "") for label in panel._numbers]
        assert numbers == [played.seal.commitment, played.seal.secret]
        assert panel.accessibleName() == f"Deal of round 1. {panel.verdict.text()}"
        assert panel.button.hasFocus()
        table.key(KEY.Key_Return)
        assert not panel.isVisible()
        assert table.page.endings.round_end.button.hasFocus()
        assert len(table.desk.match.rounds) == 1

    @pytest.mark.parametrize("by_key", [True, False])
    def test_from_the_end_of_a_match_of_one_round(
        self, sit: Sit, by_key: bool, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        # The others play as computer players would; how they are explained is tested elsewhere.
        monkeypatch.setattr(endings, "why_not", lambda _game: None)
        rules = replace(STANDARD, match_type="fixed_rounds", fixed_rounds=1)
        table = sit("8H", others=["KC 4S", "3S"], rules=rules, discards="2D")
        table.drag(table.at_card("8H"), table.at(table.page.pile))
        table.click(table.at(table.page.endings.round_end.button))
        ended, panel = table.page.endings.match_end, table.page.covers.deal
        assert ended.isVisible()
        asked: list[object] = []
        table.page.why_wanted.connect(asked.append)
        for link in (ended.seal, ended.why):
            if by_key:
                link.setFocus()
                table.key(KEY.Key_Return)
            else:
                table.click(table.at(link))
            if link is ended.seal:
                assert panel.isVisible()
                table.key(KEY.Key_Return)
                assert ended.again.hasFocus()
        assert asked == [None]
        assert ended.isVisible()

    def test_digits_in_groups(self) -> None:
        assert in_groups("0123456789abcdef") == "01234567 89abcdef"
        assert in_groups("0" * 64).count("\n") == 1
        assert in_groups("") == ""


class TestEndings:
    def test_going_out_in_one_turn_says_what_it_brings(self, sit: Sit) -> None:
        table = sit("TS JS QS KS 8H", others=["KC 4S"], opened=False, rules=CLASSIC, turns=9, discards="2D")
        for code in ("TS", "JS", "QS", "KS"):
            table.click(table.at_card(code))
        table.drag(table.at_card("TS"), table.at(table.page.opening))
        table.wait()
        table.click(table.at(table.page.bar.primary))
        table.wait()
        table.drag(table.at_card("8H"), table.at(table.page.pile))
        first = table.page.endings.round_end.rows[0]
        assert first.bonus_line() == "bonus for going out in one turn: −100"
        assert "bonus for going out in one turn: −100" in first.accessibleName()
        assert first.total_line() == "Total −100 / 101"

    def test_doubled_penalties_are_said(self, sit: Sit) -> None:
        house = replace(FAMILY, direction="clockwise", discard_fitting="allowed")
        table = sit("TS JS QS KS 8H", others=["KC 4S"], opened=False, rules=house, turns=9, discards="2D")
        table.desk.model.drop_on_felt([table.card(code).card for code in ("TS", "JS", "QS", "KS")])
        table.desk.model.confirm_opening()
        table.drag(table.at_card("8H"), table.at(table.page.pile))
        assert table.page.endings.round_end.rows[1].sum_line() == "10 + 4 = 14, doubled"

    def test_a_dead_round_says_whether_it_counts(self, sit: Sit) -> None:
        for dead, words in (("void", "nobody gets penalty points"), ("counted", "all hands count")):
            rules = replace(STANDARD, dead_round=dead, max_reshuffles=0)
            table = sit("8H 9C", rules=rules, phase="draw", stock="", discards="2D")
            table.click(table.at(table.page.stock))
            assert words in table.page.endings.round_end.accessibleName()

    def test_a_deciding_round_is_announced_before_and_when_it_is_dealt(self, sit: Sit) -> None:
        rules = replace(STANDARD, match_type="fixed_rounds", fixed_rounds=1, unopened_penalty="hand")
        table = sit("8H", others=["9D", "9H", "QC KD"], rules=rules, totals=(30, 0, 0, 30), discards="2D")
        words = "Deciding round between Seat 1 and Seat 2: whoever goes out wins the match."
        # Both tied have won as many rounds and opened as often.
        table.drag(table.at_card("8H"), table.at(table.page.pile))
        panel = table.page.endings.round_end
        assert words in panel.accessibleName()
        assert panel.button.text() == "Keep watching"
        table.key(KEY.Key_Return)
        assert table.page.notice.text == words
        assert words in table.page.announcer.said
        assert [look(table, seat).badge for seat in range(4)] == ["sits out", "not opened", "not opened", "sits out"]
        assert look(table, 1).total == "9"
        assert not table.page.opening.isVisible()

    @pytest.mark.parametrize(
        ("rules", "line"),
        [
            (STANDARD, "Eliminated at 101 points"),
            (replace(STANDARD, eliminated_at="exceeded"), "Eliminated above 101 points"),
            (replace(STANDARD, match_type="first_out"), "The match ends when a total reaches 101"),
            (
                replace(STANDARD, match_type="first_out", eliminated_at="exceeded"),
                "The match ends when a total is above 101",
            ),
            (replace(STANDARD, match_type="fixed_rounds", fixed_rounds=1), "After 1 round the lowest total wins"),
            (replace(STANDARD, match_type="fixed_rounds", fixed_rounds=7), "After 7 rounds the lowest total wins"),
            (replace(PAIRS, eliminated_at="exceeded"), "Pairs are eliminated above 201 points"),
        ],
    )
    def test_the_line_under_the_score_sheet(self, languages, rules: Rules, line: str) -> None:
        del languages
        assert limit_line(rules) == line


class TestOpeningThatGoesOut:
    def test_the_meter_says_so(self, sit: Sit) -> None:
        house = replace(ONLINE, close_in_first_lap=True)
        table = sit("3C 4C 5C 2D 2H 2S KD", opened=False, rules=house, stock="QC QH", others=["9D"])
        for code in ("3C", "4C", "5C"):
            table.click(table.at_card(code))
        table.drag(table.at_card("3C"), table.at(table.page.opening))
        assert table.page.opening._lines == [
            "12 of 40",
            "28 more to open, or lay all but one card and go out",
        ]
        table.wait()
        for code in ("2D", "2H", "2S"):
            table.click(table.at_card(code))
        free = table.page.opening.mapTo(table.page, QPoint(table.page.opening.width() - 40, 20))
        table.drag(table.at_card("2D"), free)
        assert table.page.opening._lines[-1] == "Enough to go out at once, which needs no points here."
        assert table.page.bar.primary.text() == "Lay down to go out"
        table.wait()
        table.click(table.at(table.page.bar.primary))
        assert table.said == ["lay 3C 4C 5C / 2D 2H 2S"] or len(table.said) == 1
        table.wait()
        QTest.qWait(0)
        table.drag(table.at_card("KD"), table.at(table.page.pile))
        assert table.page.endings.round_end.isVisible()


class TestSwapsByTwo:
    def test_two_selected_cards_free_the_joker(self, sit: Sit) -> None:
        rules = replace(STANDARD, group_joker_swap="both_missing")
        table = sit("7D 7H' 9C KD", ("7C 7S *1=7H",), rules=rules)
        table.click(table.at_card("7D"))
        table.click(table.at_card("7H'"))
        table.drag(table.at_card("7D"), table.at_meld(1))
        assert table.said == ["swap 7D 7H' m1"]
        assert "*1" in table.row()
