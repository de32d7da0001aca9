"""Sounds: soft and short, mixed as asked, as loud as the settings say, silent without a device, never in the way."""

import threading
import time
import wave
from array import array

import pytest

from scala40 import paths
from scala40.engine.cards import Card
from scala40.engine.events import Closed, Discarded, Drew, RoundDealt, RoundScored, TookBack
from scala40.engine.moves import Discard
from scala40.settings import Settings, SettingsStore
from scala40.views.sounds import RATE, SAMPLES, Mixer, Sample, Sounds, Stream, heard, read_sample, volume_of


class Recorder:
    """A device that takes what it is given as fast as it can, until it is let go."""

    def __init__(self) -> None:
        self.opened = 0
        self.closed = 0
        self.played: list[int] = []
        self._thread: threading.Thread | None = None
        self._goes = False

    def __call__(self) -> "Recorder":
        self.opened += 1
        return self

    def start(self, stream: Stream) -> None:
        self._goes = True
        self._thread = threading.Thread(target=self._pull, args=(stream,))
        self._thread.start()

    def _pull(self, stream: Stream) -> None:
        while self._goes:
            self.played.extend(array("h", stream.send(441)))
            time.sleep(0.001)

    def close(self) -> None:
        self.closed += 1
        self._goes = False
        assert self._thread is not None
        self._thread.join()


def waited(until: object, seconds: float = 5.0) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if until():  # type: ignore[operator]
            return True
        time.sleep(0.005)
    return False


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_sound_is_there_short_and_soft(sample: Sample) -> None:
    with wave.open(str(paths.resources() / "sounds" / f"{sample}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
    samples = read_sample(sample)
    assert 0.05 < len(samples) / RATE < 1.3
    assert 5_000 < max(abs(value) for value in samples) < 20_000
    # It begins and ends in silence, so that nothing clicks.
    assert abs(samples[0]) < 1_500
    assert max(abs(value) for value in samples[-40:]) < 1_500


def test_each_kind_has_its_own_volume_and_switch() -> None:
    settings = Settings(card_volume=10, shuffle_volume=20, turn_volume=30, result_volume=40)
    assert [volume_of(sample, settings) for sample in SAMPLES] == [10, 10, 20, 30, 40, 40]
    assert {volume_of(sample, Settings(sound=False)) for sample in SAMPLES} == {0}
    assert [volume_of(sample, Settings(turn_sound=False)) for sample in SAMPLES] == [60, 60, 60, 0, 60, 60]
    assert [volume_of(sample, Settings(card_sound=False)) for sample in SAMPLES] == [0, 0, 60, 60, 60, 60]


def test_sounds_lie_over_each_other_and_end() -> None:
    mixer = Mixer()
    mixer.add(array("h", [100, 200, 300]), 100)
    mixer.add(array("h", [1000]), 50)
    assert array("h", mixer.mixed(2)).tolist() == [350, 200]
    assert not mixer.silent
    assert array("h", mixer.mixed(2)).tolist() == [300, 0]
    assert mixer.silent


def test_many_loud_sounds_are_cut_not_wrapped_round() -> None:
    mixer = Mixer()
    for _ in range(20):
        mixer.add(array("h", [30_000, -30_000]), 100)
    assert array("h", mixer.mixed(2)).tolist() == [32_767, -32_767]


def test_a_sound_is_played_and_the_device_let_go() -> None:
    device = Recorder()
    sounds = Sounds(SettingsStore(None), device)
    sounds.play("card_laid")
    assert waited(lambda: any(device.played))
    sounds.play("card_laid")
    sounds.stop()
    assert (device.opened, device.closed) == (1, 1)
    assert sounds.broken is None


def test_after_a_silence_the_device_is_let_go_and_taken_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scala40.views.sounds._QUIET_SECONDS", 0.05)
    device = Recorder()
    sounds = Sounds(SettingsStore(None), device)
    sounds.play("card_laid")
    assert waited(lambda: device.closed == 1)
    sounds.play("card_drawn")
    assert waited(lambda: device.opened == 2)
    sounds.stop()
    assert device.closed == 2


def test_without_a_device_all_is_silent_and_nothing_waits() -> None:
    def none() -> Recorder:
        raise OSError("no device")

    sounds = Sounds(SettingsStore(None), none)
    begun = time.monotonic()
    sounds.play("shuffle")
    assert time.monotonic() - begun < 0.2
    assert waited(lambda: sounds.broken is not None)
    sounds.play("shuffle")
    sounds.stop()


def test_a_device_that_takes_its_time_holds_nobody_up() -> None:
    goes_on = threading.Event()

    def slow() -> Recorder:
        goes_on.wait(5)
        raise OSError("after all none")

    sounds = Sounds(SettingsStore(None), slow)
    begun = time.monotonic()
    for _ in range(50):
        sounds.play("card_laid")
    assert time.monotonic() - begun < 0.5
    goes_on.set()
    sounds.stop()


def test_switched_off_no_device_is_touched() -> None:
    device, store = Recorder(), SettingsStore(None)
    sounds = Sounds(store, device)
    store.change(sound=False)
    sounds.play("card_laid")
    store.change(sound=True, card_volume=0)
    sounds.play("card_laid")
    sounds.stop()
    assert device.opened == 0


ACE = Card(0)
DEALT = RoundDealt(number=1, dealer=0, seats=(0, 1), turned_up=ACE)
SCORED = RoundScored(penalties=(0, 5), totals=(0, 5), hands=((), (ACE,)))


def test_what_happens_sounds_as_it_is() -> None:
    both = [Drew(1, None), Discarded(1, ACE), Drew(1, None)]
    assert heard(both, 0, plays=True, all_seats=True) == ["card_drawn", "card_laid"]
    assert heard([DEALT], 0, plays=True, all_seats=True) == ["shuffle"]
    assert heard([TookBack(0, Discard(ACE))], 0, plays=True, all_seats=True) == []


def test_the_end_of_a_round_is_won_or_lost() -> None:
    assert heard([Closed(0, False), SCORED], 0, plays=True, all_seats=True) == ["round_won"]
    assert heard([Closed(1, False), SCORED], 0, plays=True, all_seats=True) == ["round_lost"]
    assert heard([Closed(0, False), SCORED], 0, plays=False, all_seats=True) == []


def test_where_nobody_waits_only_your_own_cards_are_heard() -> None:
    assert heard([Discarded(1, ACE)], 0, plays=True, all_seats=False) == []
    assert heard([Discarded(0, ACE)], 0, plays=True, all_seats=False) == ["card_laid"]
    assert heard([DEALT, Discarded(0, ACE)], 0, plays=False, all_seats=False) == []
