"""Why a player that imagines made a move: how its line came out against the line by habit, or the runner-up."""

from __future__ import annotations

from scala40.bots.levels import Level
from scala40.bots.master import Compared, Decision, decided
from scala40.bots.plans import Plan
from scala40.bots.this_turn import since_the_draw
from scala40.engine.grounds import Code, Ground
from scala40.engine.moves import Discard, Move
from scala40.engine.view import PlayerView


def why_imagined(view: PlayerView, seed: int, level: Level, move: Move) -> Ground | None:
    """How this move came out in imagined rounds; None where nothing was imagined for it."""
    if not level.worlds or view.public.phase == "buy":
        return None
    decision, made = _decision(view, seed, level)
    if not decision.compared:
        return None
    base = decision.compared[0]
    chosen = next(one for one in decision.compared if one.moves == decision.moves)
    # Errors are those of the gain over the line by habit, so that one of the two must be that line.
    rivals = [base] if chosen is not base else list(decision.compared[1:])
    others = [one for one in rivals if _parts_here(one, made, move)]
    if not others:
        return None
    rival = max(others, key=lambda one: one.gain)
    gap, judged = chosen.gain - rival.gain, rival if chosen is base else chosen
    other = rival.moves[len(made)]
    code: Code = "simulated" if gap > judged.error else "simulated_doubt" if -gap > judged.error else "simulated_even"
    return Ground(
        code=code,
        card=move.card if isinstance(move, Discard) else None,
        other=other.card if isinstance(other, Discard) else None,
        move=other,
        number=max(round(abs(gap)), 1),
        other_number=max(round(judged.error), 1),
        worlds=judged.worlds,
    )


def _decision(view: PlayerView, seed: int, level: Level) -> tuple[Decision, Plan]:
    """What was decided for this turn, and the moves of it that are made already."""
    if view.public.phase == "draw":
        return decided(view, seed, level), ()
    start, made = since_the_draw(view)
    decision = decided(start, seed, level)
    if decision.moves[: len(made)] == made and len(made) < len(decision.moves):
        return decision, made
    return decided(view, seed, level), ()


def _parts_here(line: Compared, made: Plan, move: Move) -> bool:
    """True if this line is the same so far and another from this move on."""
    return line.moves[: len(made)] == made and len(line.moves) > len(made) and line.moves[len(made)] != move
