"""The saved matches, in one SQLite file that survives crashes, power cuts and full disks."""

from scala40.storage.faults import AlreadyInUse, Fault, NewerFormat, StorageError
from scala40.storage.journal import MatchJournal, Unsaved
from scala40.storage.rescue import Rescue, rescue
from scala40.storage.saved import Problem, SavedLog, SavedMatch, SavedSeat
from scala40.storage.store import FILE, Store

__all__ = [
    "FILE",
    "AlreadyInUse",
    "Fault",
    "MatchJournal",
    "NewerFormat",
    "Problem",
    "Rescue",
    "SavedLog",
    "SavedMatch",
    "SavedSeat",
    "StorageError",
    "Store",
    "Unsaved",
    "rescue",
]
