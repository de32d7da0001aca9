"""`scala40 simulate`: computer players play without a window, and what it comes to is printed."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

from scala40.cli.arguments import DONE, Parser, Unusable, count, new_parser, rules_named, texts_for

if TYPE_CHECKING:
    from scala40.arena.workers import NoCluster
    from scala40.bots.own import BotFault
    from scala40.texts.cli import CliTexts


def simulate_parser() -> Parser:
    """The words of `scala40 simulate`."""
    parser = new_parser("simulate")
    parser.add_argument("--seats", required=True, metavar="LEVEL,LEVEL")
    parser.add_argument("--rules", metavar="NAME", default="standard")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--matches", type=count, metavar="N", default=1)
    length.add_argument("--rounds", type=count, metavar="N")
    parser.add_argument("--seed", metavar="S", default="1")
    parser.add_argument("--duplicate", action="store_true")
    parser.add_argument("--records", metavar="DIR")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=count, metavar="N", default=1)
    where.add_argument("--cluster", metavar="ADDRESS")
    parser.add_argument("--json", action="store_true")
    return parser


def simulated(options: argparse.Namespace) -> int:
    """Play what the words ask for and print the report. Raises `Unusable`."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from scala40.arena import report
    from scala40.arena.simulate import Plan, simulate, units
    from scala40.arena.workers import NoCluster
    from scala40.bots.own import BotFault, may_play
    from scala40.cli.report_table import print_report
    from scala40.texts.report import ReportTexts

    levels = tuple(_level_named(name, options) for name in options.seats.split(","))
    try:
        for level in levels:
            may_play(level)
    except BotFault as fault:
        raise Unusable(_bot_sentence(texts_for(options), fault)) from None
    rules = rules_named(options)
    if not rules.min_players <= len(levels) <= rules.max_players:
        limits = (rules.min_players, rules.max_players)
        raise Unusable(texts_for(options).seats_of_rules(rules.name, *limits, len(levels)))
    plan = Plan(
        levels=levels,
        rules=rules,
        matches=options.rounds or options.matches,
        seed=options.seed,
        duplicate=options.duplicate,
        single=options.rounds is not None,
        records=None if options.records is None else Path(options.records),
    )
    played = []
    errors = Console(stderr=True)
    texts_for(options)
    words = ReportTexts()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    began = time.perf_counter()
    try:
        with Progress(*columns, console=errors, disable=not errors.is_terminal, transient=True) as progress:
            bar = progress.add_task(words.playing(plan.single), total=len(units(plan)))
            for done in simulate(plan, options.jobs, options.cluster):
                played.append(done)
                progress.advance(bar)
    except OSError as error:
        texts = texts_for(options)
        raise Unusable(texts.unwritable(str(error.filename or options.records), texts.why(error))) from None
    except ValueError:
        raise Unusable(texts_for(options).another_simulation(str(options.records))) from None
    except BotFault as fault:
        raise Unusable(_bot_sentence(texts_for(options), fault)) from None
    except NoCluster as problem:
        raise Unusable(_cluster_sentence(texts_for(options), problem)) from None
    counted = report.report(plan, played, time.perf_counter() - began)
    if options.json:
        print(json.dumps(report.as_json(plan, counted), indent=1))
    else:
        print_report(plan, counted, Console())
    return DONE


def _level_named(asked: str, options: argparse.Namespace) -> str:
    """The level or own bot of this name, in capitals or not. Raises `Unusable`."""
    from difflib import get_close_matches

    from scala40.bots.levels import CHARACTERS, LEVELS, OFFERED
    from scala40.bots.own import own_names

    own = own_names()
    name = asked.strip()
    if name in LEVELS or name in own:
        return name
    known = {one.casefold(): one for one in (*own, *LEVELS)}
    if name.casefold() in known:
        return known[name.casefold()]
    offered = [one for one in known.values() if one in own or one.split("-")[0] in OFFERED]
    near = get_close_matches(name.casefold(), [one.casefold() for one in offered], 1)
    if near:
        raise Unusable(texts_for(options).level_meant(name, known[near[0]]))
    characters = ", ".join(f"club-{character}" for character in CHARACTERS)
    raise Unusable(texts_for(options).no_such_level(name, ", ".join(OFFERED), characters, ", ".join(own)))


def _bot_sentence(texts: CliTexts, fault: BotFault) -> str:
    match fault.fault:
        case "unknown":
            return texts.bot_missing(fault.name)
        case "unusable":
            return texts.bot_unusable(fault.name, fault.detail)
        case "failed":
            return texts.bot_failed(fault.name, fault.detail)
        case "illegal":
            return texts.bot_illegal(fault.name, fault.detail)


def _cluster_sentence(texts: CliTexts, problem: NoCluster) -> str:
    match problem.why:
        case "missing":
            return texts.cluster_missing()
        case "silent":
            return texts.cluster_silent(problem.address)
        case "idle":
            return texts.cluster_idle(problem.address)
