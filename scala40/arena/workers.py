"""Who plays the units of a simulation: this process, several of this machine, or the workers of a Dask cluster.

All of them are one `concurrent.futures.Executor`, so the simulation does not know where it runs.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, Literal

import msgspec

_ANSWERS_WITHIN: Final = 10
"""Seconds in which a cluster must answer, and have a worker."""
_AHEAD: Final = 3
"""Units asked for ahead of each worker, so that none waits for the next."""


class NoCluster(Exception):
    """The cluster cannot be used: the extra is not installed, nobody answers at the address, or nobody works there."""

    def __init__(self, why: Literal["missing", "silent", "idle"], address: str) -> None:
        super().__init__(f"{why}: {address}")
        self.why = why
        self.address = address


class Workers(msgspec.Struct, frozen=True):
    """An executor and how many units it is asked for at a time."""

    executor: Executor
    ahead: int


class _Here(Executor):
    """Plays each unit in this process as it is asked for."""

    def submit(self, play: Callable[..., Any], /, *words: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(play(*words, **named))
        except Exception as error:
            future.set_exception(error)
        return future


@contextmanager
def workers(jobs: int, cluster: str | None) -> Iterator[Workers]:
    """The workers of the Dask cluster at this address, else `jobs` processes, else this one. Raises `NoCluster`."""
    if cluster is not None:
        with _on_cluster(cluster) as found:
            yield found
    elif jobs == 1:
        yield Workers(_Here(), 1)
    else:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, mp_context=context) as executor:
            try:
                yield Workers(executor, jobs * _AHEAD)
            finally:
                executor.shutdown(cancel_futures=True)


@contextmanager
def _on_cluster(address: str) -> Iterator[Workers]:
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster("missing", address) from None
    try:
        client = Client(address, timeout=_ANSWERS_WITHIN)
    except (OSError, ValueError):
        raise NoCluster("silent", address) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=_ANSWERS_WITHIN)
        except TimeoutError:
            raise NoCluster("idle", address) from None
        with client.get_executor() as executor:
            yield Workers(executor, sum(client.nthreads().values()) * _AHEAD)
