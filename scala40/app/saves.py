"""Opens the saved matches, or says in a sentence why nothing is saved this time; and what is read from them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from scala40 import paths
from scala40.engine.match import Match
from scala40.engine.shuffle import SecretShuffler
from scala40.play.people import HUMAN
from scala40.storage.faults import AlreadyInUse, Fault, NewerFormat, StorageError
from scala40.storage.rescue import rescue
from scala40.storage.saved import SavedMatch
from scala40.storage.store import Store
from scala40.texts.problems import ProblemTexts


def open_store() -> tuple[Store | None, Callable[[], str] | None]:
    """The saved matches, or the sentence that says why nothing is saved."""
    texts = ProblemTexts()
    try:
        return Store(paths.ready(paths.data_folder()) / paths.DATABASE), None
    except paths.NoFolder as problem:
        trouble, folder = problem.trouble, problem.folder
        return None, lambda: texts.folder_unusable(trouble, folder)
    except AlreadyInUse:
        return None, texts.second_copy
    except NewerFormat:
        return None, texts.saves_newer
    except StorageError as error:
        if error.fault in (Fault.DAMAGED, Fault.NOT_OURS):
            return _rescued(error.path)
        detail = error.detail or error.fault.value
        return None, lambda: texts.saving_failed(detail)


def _rescued(path: Path) -> tuple[Store | None, Callable[[], str] | None]:
    """A new file of matches in the place of a damaged one, which is kept aside."""
    texts = ProblemTexts()
    try:
        kept = rescue(path).aside.name
        return Store(path), lambda: texts.saves_broken(kept)
    except StorageError as error:
        detail = error.detail or error.fault.value
        return None, lambda: texts.saving_failed(detail)


def fresh_shuffler() -> SecretShuffler:
    """Deals with secrets of their own, which nobody knows before the end of the round."""
    import secrets

    return SecretShuffler(lambda _number: secrets.token_bytes(32))


def viewer_of(a_match: Match) -> int:
    """The seat that the window looks at: the first with a person, or the first of all."""
    return next((number for number, seat in enumerate(a_match.seats) if seat.player == HUMAN), 0)


def is_demo(saved: SavedMatch) -> bool:
    """True where no person sits at the table; one whose seats cannot be read may be the player's."""
    return bool(saved.seats) and all(seat.player != HUMAN for seat in saved.seats)


def json_value(note: bytes) -> object:
    """What a note kept beside a match says; None where it is no JSON."""
    try:
        value: object = json.loads(note)
    except ValueError:
        return None
    return value


def codes(order: bytes) -> list[str]:
    """The cards of a kept hand order; a broken one orders nothing."""
    value = json_value(order)
    return [code for code in value if isinstance(code, str)] if isinstance(value, list) else []
