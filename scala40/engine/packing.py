"""Values of the engine as bytes and back, for the bots' process and the wire: JSON with cards as numbers."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from scala40.engine.cards import Card

T = TypeVar("T")


def _from_card(value: Any) -> Any:
    if isinstance(value, Card):
        return int(value)
    raise TypeError(f"{type(value).__name__} cannot be packed")


def _to_card(kind: type, value: Any) -> Any:
    if kind is Card and type(value) is int:
        return Card(value)
    raise ValueError("no card")


_ENCODER = msgspec.json.Encoder(enc_hook=_from_card, order="deterministic")


def pack(value: Any) -> bytes:
    """A move, event or view as bytes; equal values give equal bytes."""
    return _ENCODER.encode(value)


def unpack(data: bytes, kind: type[T]) -> T:
    """The value of this type in these bytes. Raises `msgspec.ValidationError` where they hold anything else."""
    return msgspec.json.decode(data, type=kind, dec_hook=_to_card)
