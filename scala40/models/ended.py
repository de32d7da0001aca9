"""What a seat knows of a round that is over: all hands open, and the proof that its deal was not chosen."""

from __future__ import annotations

from scala40.engine.view import PlayerView
from scala40.models.deal_proof import DealProof, SeenDeal, deal_proof
from scala40.models.round_end import RoundEnd, round_end
from scala40.play.referee import MatchInfo


class Ended:
    """Remembers what this seat saw of the deal, and works the end of a round out once, when it is asked for."""

    def __init__(self) -> None:
        self._seen: SeenDeal | None = None
        self._end: tuple[PlayerView, RoundEnd] | None = None

    @property
    def seen(self) -> SeenDeal | None:
        """What this seat saw of the last deal; None before the first one."""
        return self._seen

    def see_deal(self, seen: SeenDeal) -> None:
        """A round has begun."""
        self._seen = seen

    def round_end(self, view: PlayerView) -> RoundEnd | None:
        """The finished round with all hands open; None while it is played."""
        if self._end is None or self._end[0] is not view:
            found = round_end(view)
            if found is None:
                return None
            self._end = view, found
        return self._end[1]

    def proof(self, info: MatchInfo, view: PlayerView) -> DealProof | None:
        """The proof of the last round's deal; None while a round is played."""
        return None if info.open_deal is None else deal_proof(info.open_deal, self._seen, view)
