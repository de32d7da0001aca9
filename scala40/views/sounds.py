"""Soft sounds of cards and a chime: played beside the interface, never waited for, and silent where nothing can play.

The device is opened with the first sound and let go after a short silence, so that nothing is used while nothing
is heard.
"""

from __future__ import annotations

import importlib
import queue
import sys
import threading
import wave
from array import array
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any, Final, Literal, Protocol, TypeAlias, get_args

from scala40 import paths
from scala40.engine.events import (
    Bought,
    Closed,
    Discarded,
    Drew,
    DrewPenalty,
    Event,
    LaidMelds,
    LaidOff,
    Reshuffled,
    RoundDealt,
    RoundScored,
    SwappedJoker,
    TookDiscard,
)
from scala40.settings import Settings, SettingsStore

Sample: TypeAlias = Literal["card_laid", "card_drawn", "shuffle", "your_turn", "round_won", "round_lost"]
SAMPLES: Final[tuple[Sample, ...]] = get_args(Sample)
RATE: Final = 22_050
"""Samples a second, of every sound and of the device."""
_KINDS: Final = {
    "card_laid": "card",
    "card_drawn": "card",
    "shuffle": "shuffle",
    "your_turn": "turn",
    "round_won": "result",
    "round_lost": "result",
}
_QUIET_SECONDS: Final = 2.0
"""After so long a silence the device is let go."""
_MOST_VOICES: Final = 6
_LOUDEST: Final = 32_767
Stream: TypeAlias = Generator[bytes, int, None]


class Device(Protocol):
    """What plays: it asks the stream for so many samples whenever it needs some."""

    def start(self, stream: Stream) -> None:
        """Begin to play."""

    def close(self) -> None:
        """Stop, and let the device go."""


def volume_of(sample: Sample, settings: Settings) -> int:
    """How loud a sound is by the player's settings, 0 to 100."""
    kind = _KINDS[sample]
    heard = settings.sound and getattr(settings, f"{kind}_sound")
    return int(getattr(settings, f"{kind}_volume")) if heard else 0


def heard(events: Sequence[Event], viewer: int, *, plays: bool, all_seats: bool) -> list[Sample]:
    """The sounds of what has just happened, each kind once.

    `plays` is True where a person sits at `viewer`; the end of a round sounds for nobody else. Without `all_seats`
    only the viewer's own cards are heard, as where computer players move without waiting.
    """
    found: list[Sample] = []
    for event in events:
        made = _sample(event, viewer, plays)
        seat = getattr(event, "seat", viewer)
        if made is not None and made not in found and (all_seats or (plays and seat == viewer)):
            found.append(made)
    if "round_won" in found and "round_lost" in found:
        found.remove("round_lost")
    return found


def _sample(event: Event, viewer: int, plays: bool) -> Sample | None:
    match event:
        case RoundDealt() | Reshuffled():
            return "shuffle"
        case Drew() | TookDiscard() | Bought() | DrewPenalty():
            return "card_drawn"
        case LaidMelds() | LaidOff() | SwappedJoker() | Discarded():
            return "card_laid"
        case Closed() if plays and event.seat == viewer:
            return "round_won"
        case RoundScored() if plays:
            return "round_lost"
        case _:
            return None


def read_sample(sample: Sample) -> array[int]:
    """The samples of a sound as they lie in resources/sounds."""
    with wave.open(str(paths.resources() / "sounds" / f"{sample}.wav"), "rb") as file:
        made = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        made.byteswap()
    return made


def open_device() -> Device:
    """The player's sound device. Raises an error of miniaudio, ImportError or OSError where there is none."""
    # Loaded only here: it would make every start slower.
    miniaudio: Any = importlib.import_module("miniaudio")
    backends = None
    if sys.platform == "linux":
        # Asked without a sound card, ALSA would write many lines to the terminal.
        backends = [miniaudio.Backend.PULSEAUDIO]
        if any(Path("/dev/snd").glob("pcm*p")):
            backends.append(miniaudio.Backend.ALSA)
    made: Device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=60,
        backends=backends,
        app_name="Scala 40",
    )
    return made


class Mixer:
    """Lays several sounds over each other, as samples are asked for."""

    def __init__(self) -> None:
        self._voices: list[tuple[array[int], int, int]] = []
        self._lock = threading.Lock()

    def add(self, samples: array[int], volume: int) -> None:
        """Let a sound begin, at a volume from 0 to 100; of too many the oldest ends."""
        with self._lock:
            self._voices = [*self._voices[1 - _MOST_VOICES :], (samples, 0, volume)]

    @property
    def silent(self) -> bool:
        """True where nothing sounds any more."""
        with self._lock:
            return not self._voices

    def mixed(self, count: int) -> bytes:
        """The next `count` samples of all that sounds."""
        with self._lock:
            voices, self._voices = self._voices, []
            total = [0.0] * count
            for samples, place, volume in voices:
                part = samples[place : place + count]
                # What the ear takes for half as loud is far less than half the swing.
                share = (volume / 100) ** 2
                for at, value in enumerate(part):
                    total[at] += value * share
                if place + count < len(samples):
                    self._voices.append((samples, place + count, volume))
        return array("h", (max(-_LOUDEST, min(_LOUDEST, round(value))) for value in total)).tobytes()

    def stream(self) -> Stream:
        """What a device asks for samples."""
        wanted = yield b""
        while True:
            wanted = yield self.mixed(wanted)


class Sounds:
    """Plays sounds by the player's settings. Whatever goes wrong with a device only makes it silent."""

    def __init__(self, settings: SettingsStore, opened: Callable[[], Device] = open_device) -> None:
        """`opened` gives a device that plays, or raises."""
        self._settings = settings
        self._open = opened
        self._wanted: queue.SimpleQueue[tuple[Sample, int] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._read: dict[Sample, array[int]] = {}
        self.broken: Exception | None = None
        """Why nothing can be heard this time."""

    def play(self, sample: Sample) -> None:
        """Let a sound be heard, if the settings want it; returns at once."""
        volume = volume_of(sample, self._settings.value)
        if not volume or self.broken is not None:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
        self._wanted.put((sample, volume))

    def stop(self) -> None:
        """End every sound and let the device go."""
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(1.0)
            self._thread = None

    def _run(self) -> None:
        mixer, device = Mixer(), None
        try:
            while True:
                try:
                    wanted = self._wanted.get(timeout=None if device is None else _QUIET_SECONDS)
                except queue.Empty:
                    if device is not None and mixer.silent:
                        device.close()
                        device = None
                    continue
                if wanted is None:
                    return
                sample, volume = wanted
                mixer.add(self._samples(sample), volume)
                if device is None:
                    device = self._open()
                    stream = mixer.stream()
                    next(stream)
                    device.start(stream)
        except Exception as error:
            # No device, no library, a file that is gone: nobody needs sounds to play.
            self.broken = error
        finally:
            if device is not None:
                device.close()

    def _samples(self, sample: Sample) -> array[int]:
        if sample not in self._read:
            self._read[sample] = read_sample(sample)
        return self._read[sample]
