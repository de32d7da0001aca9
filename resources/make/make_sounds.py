"""Write the program's sounds, soft and short, from noise and sines: resources/sounds.

Run by hand with Python alone; the results are committed. Each is mono, 16 bit, 22,050 samples a second.
"""

from __future__ import annotations

import math
import random
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 22_050
SOUNDS = Path(__file__).resolve().parent.parent / "sounds"
SEED = 40
Curve = Callable[[float], float]


def noise(seconds: float, low: float, high: float, shape: Curve, chance: random.Random) -> list[float]:
    """Noise between two frequencies in hertz; `shape` is its loudness from 0 to 1 over its course from 0 to 1."""
    count = round(seconds * RATE)
    smooth_high, smooth_low = (1 - math.exp(-2 * math.pi * edge / RATE) for edge in (high, low))
    made, upper, lower = [], 0.0, 0.0
    for place in range(count):
        upper += smooth_high * (chance.uniform(-1, 1) - upper)
        lower += smooth_low * (upper - lower)
        made.append((upper - lower) * shape(place / count))
    return made


def tone(seconds: float, hertz: float, decay: float) -> list[float]:
    """A struck, bell-like tone that fades with `decay` (per second) and begins without a click."""
    partials = ((1.0, 1.0, 1.0), (2.0, 0.28, 1.7), (3.01, 0.1, 2.6))
    made = []
    for place in range(round(seconds * RATE)):
        time = place / RATE
        attack = min(1.0, time / 0.006)
        fade = min(1.0, (seconds - time) / 0.03)
        made.append(
            attack
            * fade
            * sum(
                share * math.exp(-decay * faster * time) * math.sin(2 * math.pi * hertz * times * time)
                for times, share, faster in partials
            )
        )
    return made


def laid_over(parts: Iterable[tuple[float, list[float], float]]) -> list[float]:
    """Several sounds together: when each begins in seconds, the sound, and its share of the loudness."""
    made: list[float] = []
    for begin, sound, share in parts:
        start = round(begin * RATE)
        made.extend([0.0] * (start + len(sound) - len(made)))
        for place, value in enumerate(sound):
            made[start + place] += value * share
    return made


def fading(power: float) -> Curve:
    """Loud at once, then fading away."""
    return lambda course: min(1.0, course / 0.03) * (1 - course) ** power


def swelling(course: float) -> float:
    """Coming and going, as a card that slides past."""
    return math.sin(math.pi * course) ** 2


def card_laid(chance: random.Random) -> list[float]:
    """A card put down on felt: a soft slap and the table under it."""
    slap = noise(0.09, 500, 3_800, fading(4), chance)
    return laid_over(((0, slap, 1.0), (0.004, tone(0.1, 118, 42), 0.22)))


def card_drawn(chance: random.Random) -> list[float]:
    """A card that slides off the stock."""
    return noise(0.16, 1_400, 5_200, swelling, chance)


def shuffle(chance: random.Random) -> list[float]:
    """Two halves of a deck that fall into each other, and the deck pushed together."""
    flicks = []
    begin = 0.0
    for place in range(26):
        begin += 0.021 + 0.006 * math.sin(place / 4) + chance.uniform(0, 0.004)
        flicks.append((begin, noise(0.028, 900, 4_600, fading(3), chance), 0.45 + chance.uniform(0, 0.3)))
    flicks.append((begin + 0.1, noise(0.13, 400, 2_600, swelling, chance), 0.8))
    return laid_over(flicks)


def your_turn(_chance: random.Random) -> list[float]:
    """Two soft bells, the second higher."""
    return laid_over(((0, tone(0.55, 659.26, 7), 0.6), (0.12, tone(0.7, 880.0, 6), 0.6)))


def round_won(_chance: random.Random) -> list[float]:
    """Three bells upwards."""
    notes = (523.25, 659.26, 783.99)
    return laid_over((0.13 * place, tone(0.9, hertz, 4.5), 0.5) for place, hertz in enumerate(notes))


def round_lost(_chance: random.Random) -> list[float]:
    """Two low bells downwards."""
    notes = (392.0, 329.63)
    return laid_over((0.18 * place, tone(0.9, hertz, 5), 0.5) for place, hertz in enumerate(notes))


def write(name: str, sound: list[float], loudness: float) -> None:
    """Write a sound whose loudest moment has this loudness, from 0 to 1."""
    most = max(abs(value) for value in sound)
    samples = array("h", (round(value / most * loudness * 32_767) for value in sound))
    with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main() -> None:
    """Write all sounds."""
    SOUNDS.mkdir(exist_ok=True)
    chance = random.Random(SEED)
    for make, loudness in (
        (card_laid, 0.5),
        (card_drawn, 0.32),
        (shuffle, 0.42),
        (your_turn, 0.4),
        (round_won, 0.45),
        (round_lost, 0.4),
    ):
        write(make.__name__, make(chance), loudness)


if __name__ == "__main__":
    main()
