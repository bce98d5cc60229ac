"""Many pieces of work shared out: done here, by processes of this machine, or by the workers of a Dask cluster.

What a piece comes to depends on the piece alone, never on who did it: the same results come back, in the order in which they
are ready.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from kaper.core.words import KaperError, Text

if TYPE_CHECKING:
    from distributed import Client

LOCAL = "local"
"""A cluster of this machine's own."""

AHEAD = 4
"""Pieces that wait for each process, so that none is idle and an interrupted run loses few."""

FOUND_WITHIN = 10.0  # seconds to find a scheduler, and a worker at it

C = TypeVar("C")
C_co = TypeVar("C_co", covariant=True)
W = TypeVar("W")
R = TypeVar("R")


class Shared(Protocol[C_co]):
    """Has a function do pieces of work, each with what all have in common; the results as they come."""

    def __call__(self, work: Callable[[C_co, W], R], pieces: Iterable[W]) -> Iterator[R]: ...


@contextmanager
def shared(common: C, jobs: int, cluster: str | None = None) -> Iterator[Shared[C]]:
    """A way to have work done, by so many processes or by a cluster; `common` is sent to each of them once."""
    if cluster is not None:
        with _cluster(cluster, jobs) as client:
            yield _OnCluster(client, common)
    elif jobs == 1:
        yield lambda work, pieces: (work(common, piece) for piece in pieces)
    else:
        pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin, (common,))
        try:
            yield partial(_by_processes, pool, jobs * AHEAD)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


# ------------------------------------------------------------ processes

_common: Any = None  # in a process of a pool: what all its work has in common


def _begin(common: object) -> None:
    global _common  # noqa: PLW0603 - a process of a pool is told it once
    _common = common
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that people see


def _in_process(work: Callable[[Any, W], R], piece: W) -> R:
    return work(_common, piece)


def _by_processes(
    pool: ProcessPoolExecutor, ahead: int, work: Callable[[Any, W], R], pieces: Iterable[W]
) -> Iterator[R]:
    left = iter(pieces)
    running: set[Future[R]] = {pool.submit(_in_process, work, piece) for piece in islice(left, ahead)}
    while running:
        ended, running = wait(running, return_when=FIRST_COMPLETED)
        running |= {pool.submit(_in_process, work, piece) for piece in islice(left, len(ended))}
        yield from (future.result() for future in ended)


# ------------------------------------------------------------ a cluster


@cache
def code() -> str:
    """A hash of the program as this process runs it: workers of another one would play by other rules."""
    root, sources = Path(__file__).parents[1], hashlib.sha256()
    for file in sorted(path for path in root.rglob("*") if path.suffix in {".py", ".toml", ".csv"}):
        sources.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return sources.hexdigest()[:16]


class OtherCode(Exception):
    """A worker runs another program."""


def _on_worker(expected: str, work: Callable[[C, W], R], common: C, piece: W) -> R:
    if code() != expected:
        raise OtherCode(code())
    return work(common, piece)


@contextmanager
def _cluster(address: str, jobs: int) -> Iterator[Client]:
    try:
        from distributed import Client, LocalCluster
    except ImportError:
        raise KaperError(Text("error-cluster-missing")) from None
    if address == LOCAL:
        with (
            LocalCluster(n_workers=jobs, threads_per_worker=1, dashboard_address=None) as own,
            Client(own) as client,
        ):
            yield client
        return
    try:
        client = Client(address, timeout=FOUND_WITHIN)
        client.wait_for_workers(1, timeout=FOUND_WITHIN)
    except (OSError, ValueError, TimeoutError) as error:
        raise KaperError(Text("error-cluster-unreachable", {"address": address, "why": str(error)[:200]})) from None
    with client:
        yield client


class _OnCluster(Generic[C]):
    """Work done by a cluster: what a lost worker had in hand is given to another one."""

    def __init__(self, client: Client, common: C) -> None:
        self.client = client
        self.common = client.scatter(common, broadcast=True, hash=False)

    def __call__(self, work: Callable[[C, W], R], pieces: Iterable[W]) -> Iterator[R]:
        from distributed import as_completed

        left = iter(pieces)
        ahead = AHEAD * max(1, sum(self.client.nthreads().values()))
        running = as_completed([self._given(work, piece) for piece in islice(left, ahead)])
        for future in running:
            running.update([self._given(work, piece) for piece in islice(left, 1)])
            try:
                yield future.result()
            except OtherCode:
                raise KaperError(Text("error-cluster-code")) from None

    def _given(self, work: Callable[[C, W], R], piece: W) -> Any:
        return self.client.submit(_on_worker, code(), work, self.common, piece, pure=False)
