"""How the seat of a person is written (records.md), for those who need no match to be run for it."""

from __future__ import annotations

from typing import Final

HUMAN: Final = "human"
