"""Record files: right ones are read, every wrong one is refused with its place (records.md, cases C-12, C-16, C-17)."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from scala40.engine.cards import JOKERS
from scala40.engine.match import Match
from scala40.engine.record import MOST_BYTES, NewerRecord, RecordError, read_record, record_value, write_record
from scala40.engine.rules import PRESETS
from scala40.engine.shuffle import Shares, commitment_of, deck, key_of
from tests.engine.players import random_match, steps
from tests.engine.set_up import new_match

Value = dict[str, Any]


@pytest.fixture(scope="module")
def finished() -> Value:
    """A whole match under `classic`, with its secrets."""
    a_match = new_match(PRESETS["classic"], 2, "finished")
    for seat, move in steps(a_match, random.Random(5), 4000):
        a_match.play(seat, move)
    assert a_match.stage == "over"
    return record_value(a_match, "0.1.0")


@pytest.fixture(scope="module")
def unfinished() -> Value:
    """A match under `standard` in its second round."""
    a_match = new_match(PRESETS["standard"], 3, "unfinished")
    chance = random.Random(6)
    while len(a_match.rounds) < 2 or len(a_match.entries) < 12 or a_match.stage != "round":
        for seat, move in steps(a_match, chance, 1):
            a_match.play(seat, move)
    return record_value(a_match, "0.1.0")


def written(value: Value) -> bytes:
    """The file of these values, as the program writes it."""
    return (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode()


def changed(value: Value, change: Callable[[Value], object]) -> bytes:
    """The file with something changed."""
    copy = json.loads(json.dumps(value))
    change(copy)
    return written(copy)


def refused(data: bytes) -> RecordError:
    """How the file is refused; in good time, and in one sentence."""
    begun = time.monotonic()
    with pytest.raises(RecordError) as error:
        read_record(data)
    assert time.monotonic() - begun < 5
    text = str(error.value)
    assert 5 < len(text) < 400
    assert "\n" not in text
    return error.value


# ----------------------------------------------------------------------------------------------------- what is right


def test_a_record_is_written_as_it_was_read(finished: Value, unfinished: Value) -> None:
    for value in (finished, unfinished):
        data = written(value)
        assert write_record(read_record(data), "0.1.0") == data


def test_the_form_of_a_record(finished: Value, unfinished: Value) -> None:
    assert list(finished) == ["format", "version", "app", "rules", "seats", "rounds", "result"]
    assert (finished["format"], finished["version"], finished["app"]) == ("scala40", 1, "0.1.0")
    assert list(finished["rounds"][0]) == ["dealer", "shuffle", "deck", "moves", "penalties", "totals"]
    assert list(finished["rounds"][0]["shuffle"]) == ["scheme", "commitment", "secret"]
    assert finished["result"]["totals"] == finished["rounds"][-1]["totals"]
    assert "result" not in unfinished
    assert "penalties" not in unfinished["rounds"][-1]
    assert len(finished["rules"]) == 37
    assert not any("undo" in line for entry in finished["rounds"] for line in entry["moves"])


def test_a_hidden_secret_is_null(unfinished: Value) -> None:
    def hide(value: Value) -> None:
        value["rounds"][-1]["shuffle"]["secret"] = None

    data = changed(unfinished, hide)
    assert write_record(read_record(data), "0.1.0") == data


def test_keys_that_are_not_known_are_kept_at_every_level(finished: Value, unfinished: Value) -> None:
    for value in (finished, unfinished):

        def add(copy: Value) -> None:
            places = [copy, copy["rules"], copy["seats"][1], copy["rounds"][0], copy["rounds"][0]["shuffle"]]
            places += [copy["rounds"][-1], *([copy["result"]] if "result" in copy else [])]
            for place in places:
                place["notes"] = {"text": "a good match", "more": [1, {"deep": None}]}

        data = changed(value, add)
        again = json.loads(write_record(read_record(data), "0.1.0"))
        assert again == json.loads(data)
        assert json.loads(write_record(read_record(write_record(read_record(data), "1")), "0.1.0")) == again


def test_a_group_may_be_written_in_any_order(finished: Value) -> None:
    turned = 0
    for number, entry in enumerate(finished["rounds"]):
        for place, line in enumerate(entry["moves"]):
            words = line.split(" ")
            if words[1] != "lay" or "/" in words:
                continue

            def turn(value: Value, number: int = number, place: int = place, words: list[str] = words) -> None:
                value["rounds"][number]["moves"][place] = " ".join([*words[:2], *reversed(words[2:])])

            assert write_record(read_record(changed(finished, turn)), "0.1.0") == written(finished)
            turned += 1
    assert turned > 3


def test_the_bots_seed_is_kept() -> None:
    a_match = new_match(PRESETS["standard"], 2, "seed")
    seeded = Match(a_match.rules, a_match.seats, a_match._shuffler, bot_seed="0123abc")
    data = write_record(seeded, "0.1.0")
    assert json.loads(data)["bot_seed"] == "0123abc"
    assert write_record(read_record(data), "0.1.0") == data


def test_shares_of_guests() -> None:
    """A deal on the network is proved by the key made of the secret and the guests' values."""
    value = record_value(dealt(), "0.1.0")
    secret = bytes.fromhex(value["rounds"][0]["shuffle"]["secret"])
    shares = [Shares(commitment_of(bytes([n]) * 32), (bytes([n]) * 32).hex()) for n in (1, 2)]
    order = deck(key_of(secret, shares), PRESETS["classic"], 3)

    def share(copy: Value) -> None:
        copy["rounds"][0]["deck"] = " ".join(card.code for card in order)
        copy["rounds"][0]["shuffle"]["scheme"] += "+shares"
        copy["rounds"][0]["shuffle"]["shares"] = [{"commitment": one.commitment, "value": one.value} for one in shares]

    good = changed(value, share)
    assert write_record(read_record(good), "0.1.0") == good
    for find, put in ((shares[0].value, shares[1].value), ('"+shares', '"'), ("+shares", "")):
        if find.encode() in good:
            assert refused(good.replace(find.encode(), put.encode())).round_number == 1


def dealt() -> Match:
    """A match with nothing but its first deal."""
    a_match = new_match(PRESETS["classic"], 3, "dealt")
    a_match.deal()
    return a_match


# ----------------------------------------------------------------------------------------- one thing changed, refused


def test_one_changed_move_is_refused_at_its_place(finished: Value) -> None:
    at_once = 0
    stumbles = []
    for number, entry in enumerate(finished["rounds"], start=1):
        for place, line in enumerate(entry["moves"], start=1):
            seat, word, *words = line.split(" ")
            if word != "drop" or "*" in line or place % 5:
                continue
            twin = words[0].removesuffix("'") if words[0].endswith("'") else words[0] + "'"
            copy = json.loads(json.dumps(finished))
            copy["rounds"][number - 1]["moves"][place - 1] = f"{seat} drop {twin}"
            try:
                again = read_record(written(copy))
            except RecordError as error:
                found = error.round_number, error.move, error.reason
                if found[2] == "NOT_HELD":
                    at_once += found[:2] == (number, place)
                stumbles.append((found[0] == number, found[1] >= place))
            else:
                # With a little luck the twin was in hand too, and nothing later asked for either.
                assert write_record(again, "0.1.0") == written(copy)
    assert at_once > 5
    assert set(stumbles) == {(True, True)}


@pytest.mark.parametrize(
    ("put", "reason"),
    [
        ("0 drop 4C", None),
        ("1 draw", None),
        ("1 undo", None),
        ("0 undo", None),
        ("shuffle 4C 5C", None),
        ("shuffle", None),
        ("dead", None),
        ("2 draw", "OUT_OF_TURN"),
        ("9 draw", None),
        ("draw", None),
        ("", None),
        ("0 lay 7H 8H", None),
        ("0 reenter", None),
    ],
)
def test_a_line_put_in_is_refused_at_its_place(finished: Value, put: str, reason: str | None) -> None:
    for place in (0, 5, 11):

        def insert(value: Value, place: int = place) -> None:
            value["rounds"][1]["moves"].insert(place, put)

        error = refused(changed(finished, insert))
        assert error.round_number == 2
        # A draw of the seat on turn is right, and the next line then is not.
        assert error.move in (place + 1, place + 2)
        assert reason is None or error.reason == reason


def test_a_line_left_out_is_refused(finished: Value) -> None:
    for place in range(0, len(finished["rounds"][0]["moves"]), 5):
        error = refused(changed(finished, lambda value, place=place: value["rounds"][0]["moves"].pop(place)))
        assert (error.round_number, error.move >= place) == (1, True)


def test_lines_after_the_end_are_refused(finished: Value) -> None:
    lines = len(finished["rounds"][0]["moves"])
    for line in ("0 draw", "1 draw", "0 undo", "dead", "shuffle 4C", "0 retire"):
        error = refused(changed(finished, lambda value, line=line: value["rounds"][0]["moves"].append(line)))
        assert (error.round_number, error.move) == (1, lines + 1)


def test_two_cards_of_the_deck_changed(finished: Value) -> None:
    def exchange(value: Value) -> None:
        cards = value["rounds"][0]["deck"].split(" ")
        cards[0], cards[1] = cards[1], cards[0]
        value["rounds"][0]["deck"] = " ".join(cards)

    def exchange_hidden(value: Value) -> None:
        exchange(value)
        value["rounds"][0]["shuffle"]["secret"] = None

    error = refused(changed(finished, exchange))
    assert (error.round_number, error.move, str(error)) == (1, 0, "the deck is not the one that the secret gives")
    error = refused(changed(finished, exchange_hidden))
    assert error.round_number == 1
    assert error.move > 0


@pytest.mark.parametrize(("name", "text"), [("penalties", "the penalties must be"), ("totals", "the totals must be")])
def test_a_changed_score(finished: Value, name: str, text: str) -> None:
    for number in range(len(finished["rounds"])):
        for change in (
            lambda value, number=number: value["rounds"][number][name].__setitem__(0, -7),
            lambda value, number=number: value["rounds"][number][name].pop(),
            lambda value, number=number: value["rounds"][number].pop(name),
            lambda value, number=number: value["rounds"][number].__setitem__(name, []),
        ):
            error = refused(changed(finished, change))
            assert (error.round_number, error.move) == (number + 1, len(finished["rounds"][number]["moves"]))
            assert text in str(error)


@pytest.mark.parametrize(
    "change",
    [
        lambda value: value["result"]["winner"].__setitem__(0, 1 - value["result"]["winner"][0]),
        lambda value: value["result"]["winner"].append(0),
        lambda value: value["result"]["totals"].__setitem__(0, 3),
        lambda value: value.pop("result"),
        lambda value: value["rounds"].append(value["rounds"][0]),
        lambda value: value["rounds"].pop(),
        lambda value: value["rounds"][0].__setitem__("dealer", 1 - value["rounds"][0]["dealer"]),
        lambda value: value["rounds"][1].__setitem__("dealer", 1 - value["rounds"][1]["dealer"]),
        lambda value: value["rounds"][0].__setitem__("dealer", 7),
        lambda value: value["rounds"][0].__setitem__("dealer", -1),
        lambda value: value["seats"].append({"name": "C", "player": "human"}),
        lambda value: value["seats"].pop(),
        lambda value: value["rules"].__setitem__("opening_points", 50),
        lambda value: value["rules"].__setitem__("ace_in_hand", 11),
        lambda value: value["rules"].__setitem__("direction", "sideways"),
        lambda value: value["rules"].__setitem__("buying", 0),
        lambda value: value["rules"].__setitem__("jokers", True),
        lambda value: value["rules"].__setitem__("limit", "101"),
        lambda value: value["rules"].__setitem__("limit", 10**4000),
        lambda value: value["rules"].pop("limit"),
        lambda value: value.__setitem__("rules", "classic"),
        lambda value: value["rounds"][0].__setitem__("dealer", True),
        lambda value: value["rounds"][0].__setitem__("dealer", 0.0),
        lambda value: value["rounds"][0]["penalties"].__setitem__(0, True),
        lambda value: value["rounds"][0].__setitem__("moves", "0 draw"),
        lambda value: value["rounds"][0]["moves"].__setitem__(0, ["0 draw"]),
        lambda value: value["rounds"][0].__setitem__("deck", value["rounds"][0]["deck"].split()),
        lambda value: value["rounds"][0].__setitem__("deck", value["rounds"][0]["deck"] + " 7H"),
        lambda value: value["rounds"][0].__setitem__("deck", value["rounds"][0]["deck"].replace(" ", "  ")),
        lambda value: value["rounds"][0].__setitem__("deck", value["rounds"][0]["deck"][:-3]),
        lambda value: value["rounds"][0].__setitem__("deck", value["rounds"][0]["deck"].replace("7H'", "7H")),
        lambda value: value["rounds"][0].__setitem__("deck", value["rounds"][0]["deck"].replace("*4", "*5")),
        lambda value: value["rounds"][0].__setitem__("deck", ""),
        lambda value: value["rounds"][0]["shuffle"].__setitem__("scheme", "md5"),
        lambda value: value["rounds"][0]["shuffle"].__setitem__("scheme", "hmac-sha256-v1+shares"),
        lambda value: value["rounds"][0]["shuffle"].__setitem__("commitment", "00" * 32),
        lambda value: value["rounds"][0]["shuffle"].__setitem__("secret", "00" * 32),
        lambda value: value["rounds"][0]["shuffle"].__setitem__("secret", "no number"),
        lambda value: value["rounds"][0]["shuffle"].__setitem__("secret", ""),
        lambda value: value["rounds"][0]["shuffle"].__setitem__(
            "secret", " ".join(value["rounds"][0]["shuffle"]["secret"])
        ),
        lambda value: value["rounds"][0]["shuffle"].pop("secret"),
        lambda value: value["rounds"][0].pop("shuffle"),
        lambda value: value.pop("app"),
        lambda value: value.pop("seats"),
        lambda value: value.__setitem__("seats", []),
        lambda value: value["seats"][0].__setitem__("name", 7),
        lambda value: value["seats"][0].__setitem__("name", "x" * 300),
        lambda value: value["seats"][0].__setitem__("name", "\ud800"),
        lambda value: value.__setitem__("format", "chess"),
        lambda value: value.__setitem__("version", 0),
        lambda value: value.__setitem__("version", True),
        lambda value: value.__setitem__("version", "1"),
        lambda value: value.__setitem__("version", 1.0),
        lambda value: value.pop("version"),
        lambda value: value.__setitem__("notes", json.loads("[" * 40 + "]" * 40)),
    ],
)
def test_a_changed_file_is_refused(finished: Value, change: Callable[[Value], object]) -> None:
    copy = json.loads(json.dumps(finished))
    change(copy)
    refused(json.dumps(copy).encode())


@pytest.mark.parametrize(
    "change",
    [
        lambda value: value.__setitem__("result", {"winner": [0], "totals": [0, 0, 0]}),
        lambda value: value.__setitem__("result", None),
        lambda value: value["rounds"][-1].__setitem__("penalties", [0, 0, 0]),
        lambda value: value["rounds"][-1].__setitem__("totals", [0, 0, 0]),
        lambda value: value["rounds"][-1].__setitem__("penalties", None),
        lambda value: value["rounds"].append(value["rounds"][-1]),
        lambda value: value["rounds"][0]["moves"].pop(),
        lambda value: value["rounds"][-1]["moves"].append("shuffle 4C 5C 6C"),
        lambda value: value["rounds"][-1]["moves"].append("dead"),
        lambda value: value["rounds"][0].__setitem__("dealer", (value["rounds"][0]["dealer"] + 1) % 3),
    ],
)
def test_a_changed_file_of_a_match_in_progress_is_refused(unfinished: Value, change: Callable[[Value], object]) -> None:
    refused(changed(unfinished, change))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("{other} lay 4C 4C' 4D", "OUT_OF_TURN"),
        ("{other} lay 4C 4D", "OUT_OF_TURN"),
        ("{seat} lay {strange} {strange} 4D", "NOT_HELD"),
        ("{seat} lay {held} {held} {held}", "CARD_TWICE"),
        ("{seat} lay {held}", "TOO_FEW_CARDS"),
        ("{seat} buy lay {held}", "WRONG_PHASE"),
    ],
)
def test_what_comes_before_the_shape_of_a_meld(unfinished: Value, line: str, reason: str) -> None:
    a_match = read_record(written(unfinished))
    for seat, move in steps(a_match, random.Random(1), 2):
        a_match.play(seat, move)
        if a_match.current_round is not None and a_match.current_round.public.phase == "play":
            break
    value = record_value(a_match, "0.1.0")
    seat = a_match.mover
    assert seat is not None
    assert a_match.current_round is not None
    hand = a_match.current_round.hands[seat]
    strange = next(card for card in a_match.rounds[-1].deck if card not in hand and not card.is_joker)
    told = line.format(seat=seat, other=(seat + 1) % 3, held=max(hand - {*JOKERS}), strange=strange)
    value["rounds"][-1]["moves"].append(told)
    error = refused(written(value))
    assert (error.round_number, error.move, error.reason) == (2, len(value["rounds"][-1]["moves"]), reason)


def test_the_first_dealer_by_lot_follows_from_the_secret(unfinished: Value) -> None:
    def other(value: Value) -> None:
        value["rounds"] = value["rounds"][:1]
        value["rounds"][0]["moves"] = []
        value["rounds"][0].pop("penalties")
        value["rounds"][0].pop("totals")
        value["rounds"][0]["dealer"] = (value["rounds"][0]["dealer"] + 1) % 3

    assert "first dealer" in str(refused(changed(unfinished, other)))


def test_a_wrong_result_is_placed_at_the_last_line(finished: Value) -> None:
    error = refused(changed(finished, lambda value: value.pop("result")))
    assert (error.round_number, error.move) == (len(finished["rounds"]), len(finished["rounds"][-1]["moves"]))


def test_a_newer_version_is_refused_by_name(finished: Value) -> None:
    error = refused(changed(finished, lambda value: value.__setitem__("version", 2)))
    assert isinstance(error, NewerRecord)
    assert "version 2" in str(error)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"7",
        b'"text"',
        b"{}",
        b"\xff\xfe",
        b"\x80\x04\x95",
        b'{"format": "scala40", "format": "scala40", "version": 1}',
        b'{"format": "scala40", "version": NaN}',
        b'{"format": "scala40", "version": 1, "app": Infinity}',
        b'{"format": "scala40", "version": ' + b"9" * 5000 + b"}",
        b"[" * 200_000,
        b'{"a":' * 200_000,
        b"[" * 200_000 + b"]" * 200_000,
        b'{"format": "scala40", "version": 1, "notes": ' + b"[" * 500 + b"]" * 500 + b"}",
    ],
    ids=lambda data: repr(data[:24]),
)
def test_c_17_a_strange_file_is_refused(data: bytes) -> None:
    assert refused(data).round_number == 0


def test_c_17_doubled_keys_and_nan_deep_inside(finished: Value) -> None:
    data = written(finished)
    assert "twice" in str(refused(data.replace(b'"penalties": [', b'"penalties": [0, 0], "penalties": [', 1)))
    assert "NaN" in str(refused(data.replace(b'"dealer": ', b'"hints": NaN, "dealer": ', 1)))


def test_c_17_a_file_of_more_than_16_mib_is_not_even_looked_at() -> None:
    assert "16 MiB" in str(refused(b" " * (MOST_BYTES + 1)))


def test_half_a_file_is_refused(finished: Value) -> None:
    data = written(finished)
    for cut in range(0, len(data) - 2, len(data) // 40):
        refused(data[:cut])


def test_c_16_random_changes_are_refused_or_are_still_a_match() -> None:
    """Whatever is accepted is a match that writes itself again."""
    a_match, chance = random_match(11, rigged=True)
    for seat, move in steps(a_match, chance, 120):
        a_match.play(seat, move)
    data = write_record(a_match, "0.1.0")
    letters = b"0123456789ATJQKCDHS*'= m/\"[],\n"
    wrong = 0
    for _ in range(250):
        place = chance.randrange(len(data))
        damaged = data[:place] + bytes([chance.choice(letters)]) + data[place + 1 :]
        try:
            again = read_record(damaged)
        except RecordError:
            wrong += 1
        else:
            assert write_record(read_record(write_record(again, "1")), "1") == write_record(again, "1")
    assert wrong > 100


def test_rules_out_of_range_are_named() -> None:
    value = record_value(dealt(), "0.1.0")
    value["rules"]["survivors"] = 4
    assert "survivors" in str(refused(written(value)))
    value["rules"] |= {"survivors": 1, "limit": 0}
    assert "limit" in str(refused(written(value)))
    assert replace(PRESETS["classic"], limit=1).limit == 1
