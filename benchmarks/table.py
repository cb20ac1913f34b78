"""`make bench-table`: how quickly a choice reaches everybody at a table, how many tables one server
process can handle, and how much processor time an idle page takes.

The server runs in a separate process; the clients connect to it over loopback, with compression as
in browsers, and are as cheap as possible. Every choice is in SQLite, on disk, before anybody is
told of it. If there are enough cores, server and clients use separate ones.

`--mixed` measures all four games together: the processor time that a choice takes of the server and
of its helpers, game by game, which hardly depends on other load, and how many tables it can handle.
`--attacks` measures the effect of attacks on others (see `benchmarks.attacks`).
`--lab` plays 100 tables without and with a run of the lab beside them.
`--postgres` has the tables in a throw-away PostgreSQL, and `--processes 2` two servers share them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from benchmarks import attacks
from benchmarks.guests import GAMES, Crowd, Table, opened, play
from rempart.table import limits, server, static

TARGET = 0.1
"""Seconds: a choice that takes longer is noticeable."""
THINKING = 2.0
"""Seconds between two choices at a busy table, on average."""
MOST = 3200
"""Busy tables that are tried."""
MIXED = (160, 240, 320, 400, 480, 560, 640, 720, 800, 960, 1120, 1280, 1600, 1920)
"""Tables of all four games that are tried, with a choice a second at each."""


# --- The server -------------------------------------------------------------------------------


def serve(database: str, cores: set[int], limited: bool) -> None:
    """Run the server in the child, without limits unless they are what is measured."""
    if cores:
        os.sched_setaffinity(0, cores)
    if not limited:
        lift_limits()
    threading.Thread(target=lambda: os.read(0, 1) or os._exit(1), daemon=True).start()
    server.serve(port=0, database=database, show=False)


def lift_limits() -> None:
    """Remove the limits per address, because all clients come from one."""
    for name in ("MESSAGES", "REQUESTS", "SOCKETS", "WORK", "ANSWERS", "TABLE_ANSWERS"):
        setattr(limits, name, (1e9, 10**9))
    limits.CONNECTED = limits.WORK_PLACES = limits.WORK_WAITING = 10**9


class Child:
    """A process of the server, on these cores; on any, if none are named."""

    def __init__(self, database: str, cores: set[int], *more: str):
        command = [sys.executable, "-m", "benchmarks.table", "--serve", "--database", database]
        command += ["--on", ",".join(map(str, cores)), *more]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r":(\d+)/", said)
        if found is None:
            raise SystemExit("the server did not start")
        self.port = int(found[1])

    def memory(self) -> int:
        """Bytes of memory that it has."""
        command = ["ps", "-o", "rss=", "-p", str(self.process.pid)]
        return 1024 * int(subprocess.run(command, capture_output=True, check=True).stdout)

    def work(self) -> tuple[float, float]:
        """Seconds of processor time that it has used, and that its helpers have; 0 where that is
        not known."""
        pid = self.process.pid
        with suppress(OSError):
            helpers = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            return worked(str(pid)), sum(map(worked, helpers))
        return 0.0, 0.0

    def stop(self) -> None:
        with self.process:
            self.process.terminate()


def worked(pid: str) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def work_of(children: Sequence[Child]) -> tuple[float, float]:
    """What all processes of the server have used together."""
    found = [child.work() for child in children]
    return sum(own for own, _ in found), sum(helpers for _, helpers in found)


# --- Measuring ----------------------------------------------------------------------------------


class Latency:
    """How long choices took, and how much of the server's time."""

    def __init__(
        self,
        times: list[float],
        seconds: float,
        before: tuple[float, float],
        after: tuple[float, float],
    ):
        times = sorted(times)
        self.rate = len(times) / seconds
        self.p50 = statistics.median(times)
        self.p99 = times[int(0.99 * len(times))]
        self.worst = times[-1]
        self.work, self.helped = (
            (then - now) / len(times) for now, then in zip(before, after, strict=True)
        )

    def __str__(self) -> str:
        p50, p99, worst = (f"{1000 * t:.1f}" for t in (self.p50, self.p99, self.worst))
        work = f"{1000 * self.work:9.2f}{1000 * self.helped:9.2f}"
        return f"{self.rate:9,.0f}{p50:>9}{p99:>9}{worst:>9}{work}"


HEAD = f"{'':<36}choices/s   p50 ms   p99 ms    worst   CPU ms  helpers  memory a table"


async def watched(child: Child, tables: list[Table], seconds: float, thinking: float) -> Latency:
    """Measurements while people play at these tables."""
    before = child.work()
    times = await play(tables, seconds, thinking)
    return Latency([t for found in times.values() for t in found], seconds, before, child.work())


async def playing(child: Child, seconds: float, rng: Random) -> None:
    """100 tables at the pace of people, then tables that are always waiting for the server."""
    async with opened([child.port], 100, rng) as tables:
        await watched(child, tables, 1, 0)  # to warm up
        say("100 tables x 2, a choice a second", await watched(child, tables, seconds, 1.0))
        for count in (1, 10, 100):
            found = await watched(child, tables[:count], seconds / 2, 0)
            say(f"{count} x 2, nobody thinks", found)


async def beside_the_lab(child: Child, seconds: float, tables: int, rng: Random) -> None:
    """Tables at the pace of people, by themselves and then beside a run of the lab."""
    print(HEAD)
    async with opened([child.port], tables, rng) as playing:
        await watched(child, playing, 2, 1.0)  # to warm up
        alone = await watched(child, playing, seconds, 1.0)
        say(f"{tables} x 2, a choice a second", alone)
        wish = {"game": "kravora", "variants": [], "players": [2], "bots": ["easy"]}
        begun = asked(child.port, "", {**wish, "matches": 5000})
        run = begun["id"]
        while not (before := asked(child.port, run)["played"]):
            await asyncio.sleep(0.5)
        beside = await watched(child, playing, seconds, 1.0)
        say(f"{tables} x 2, beside a run of the lab", beside)
        played = asked(child.port, run)["played"] - before
        asked(child.port, f"{run}/stop", {"token": begun["token"]})
        await asyncio.sleep(1)
        say("the same when it is stopped", await watched(child, playing, seconds, 1.0))
    print(f"\nmatches of the lab in {seconds:.0f} s: {played}")


def asked(port: int, run: str, wish: object = None) -> dict[str, Any]:
    """What the server says of a run, or to a wish for one."""
    url = f"http://127.0.0.1:{port}/api/lab/runs" + (f"/{run}" if run else "")
    body = None if wish is None else json.dumps(wish).encode()
    request = urllib.request.Request(url, body, {"content-type": "application/json"})
    with OPENER.open(request, timeout=60) as answer:
        return json.load(answer)


OPENER = urllib.request.build_opener(urllib.request.ProxyHandler({}))
"""Nothing goes through a proxy."""


async def idle(child: Child, count: int, seconds: float, rng: Random) -> None:
    """Many idle tables, and one in play."""
    before = child.memory()
    async with opened([child.port], count, rng):
        each = (child.memory() - before) / count
        async with opened([child.port], 1, rng) as tables:
            found = await watched(child, tables, seconds, 0.02)
        say(f"1 x 2 beside {count:,} idle x 2", found, each)


async def busy(child: Child, seconds: float, rng: Random) -> None:
    """More and more tables at the pace of people, until the delay is noticeable."""
    most, count = 0, 100
    while count <= MOST:
        before = child.memory()
        async with opened([child.port], count, rng) as tables:
            found = await watched(child, tables, seconds, THINKING)
            each = (child.memory() - before) / count
        say(f"{count:,} x 2, a choice every {THINKING:.0f} s", found, each)
        if found.p99 > TARGET:
            break
        most, count = count, 2 * count
    print(f"\nbusy tables of one process, with p99 under {1000 * TARGET:.0f} ms: {most:,}")


def first_load() -> str:
    """The compressed size of everything a browser fetches before it shows anything."""
    assets = static.read_assets()
    page = assets["/index.html"].body.decode()
    wanted = {path for path in re.findall(r'(?:src|href)="(/[^"]+)"', page) if path in assets}
    if not wanted:
        return "it has not been built: make web"
    total = sum(len(assets[p].squeezed or assets[p].body) for p in ("/index.html", *wanted))
    return f"{total / 1024:.1f} KB in {1 + len(wanted)} files"


def say(what: str, found: Latency, memory: float | None = None) -> None:
    each = "" if memory is None else f"{max(0, memory) / 1024:11.0f} KB"
    print(f"{what:<36}{found}{each}", flush=True)


# --- All four games -----------------------------------------------------------------------------


async def mixed(
    children: Sequence[Child], crowd: Crowd, seconds: float, tables: Sequence[int]
) -> None:
    """The processor time of a choice in each game; then more and more tables of all games, until
    the delay is noticeable."""
    print(HEAD)
    for game in GAMES:
        found, _ = await crowded(children, crowd, seconds, 24, 0.4, [game])
        say(f"{game}, 24 x 2", found)
    best = 0.0
    for count in tables:
        found, each = await crowded(children, crowd, seconds, count, 1.0, GAMES)
        say(f"mixed, {count:,} x 2, a choice a second", found, each)
        if found.p99 > TARGET:
            break
        best = found.rate
    print(f"\nmixed choices a second with p99 under {1000 * TARGET:.0f} ms: {best:,.0f}")


async def crowded(
    children: Sequence[Child],
    crowd: Crowd,
    seconds: float,
    count: int,
    thinking: float,
    games: Sequence[str],
) -> tuple[Latency, float]:
    """Measurements while `count` tables are in play, and the memory of each."""
    before = sum(child.memory() for child in children)
    ports = [child.port for child in children]
    async with crowd.opened(ports, count, count, games) as pipes:
        await crowd.play(pipes, 1.5, thinking)  # to warm up
        work = work_of(children)
        times = await crowd.play(pipes, seconds, thinking)
        then = work_of(children)
        each = (sum(child.memory() for child in children) - before) / count
    return Latency([t for found in times.values() for t in found], seconds, work, then), each


def shared_out(processes: int, each: int) -> tuple[list[set[int]], set[int]]:
    """Cores for each process of the server, and for the clients: separate ones if there are enough,
    otherwise any."""
    if each == 0 or not hasattr(os, "sched_getaffinity"):
        return [set()] * processes, set()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) <= processes * each:
        print(f"{len(cores)} cores: server and clients share them")
        return [set()] * processes, set()
    parts = [set(cores[n * each : (n + 1) * each]) for n in range(processes)]
    return parts, set(cores[processes * each :])


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a database on a throw-away server, with every commit on the disk."""
    from tests.table.postgres import find_programs, run_server

    with (
        tempfile.TemporaryDirectory(prefix="rempart-postgres-", dir="/tmp") as folder,
        run_server(find_programs(), Path(folder)) as found,
        found.durable(),
    ):
        yield found.new_database()


async def measure(child: Child, seconds: float, tables: int) -> None:
    rng = Random(1)
    print(HEAD)
    await playing(child, seconds, rng)
    await idle(child, tables, seconds / 2, rng)
    await busy(child, seconds, rng)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-table", description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each figure (default 8)")
    parser.add_argument("--idle", type=int, default=2000, help="idle tables (default 2000)")
    parser.add_argument("--database", help="default: a file that is thrown away")
    parser.add_argument("--pages", action="store_true", help="nothing but idle pages")
    parser.add_argument("--mixed", action="store_true", help="nothing but all four games together")
    parser.add_argument("--lab", action="store_true", help="nothing but tables beside the lab")
    parser.add_argument("--tables", type=int, nargs="+", help="so many mixed tables, no others")
    parser.add_argument("--postgres", action="store_true", help="in a throw-away PostgreSQL")
    parser.add_argument("--processes", type=int, default=1, help="of the server (default 1)")
    parser.add_argument("--cores", type=int, default=2, help="for each of them (default 2)")
    parser.add_argument("--clients", type=int, default=0, help="processes of the mixed clients")
    parser.add_argument("--attacks", nargs="?", const="", help="nothing but attacks, or some")
    parser.add_argument("--limited", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--on", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.database, {int(core) for core in given.on.split(",") if core}, given.limited)
        return
    server.allow_many_files()
    parts, rest = shared_out(given.processes, given.cores)
    crowd = Crowd(given.clients or max(1, min(6, len(rest))), rest)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = given.database or str(Path(folder) / "rempart.db")
        if given.postgres:
            database = stack.enter_context(postgres())
        if given.attacks is not None:
            child = Child(database, set(), "--limited")
            stack.callback(child.stop)
            pid = child.process.pid
            asyncio.run(attacks.measure(pid, child.port, given.seconds, given.attacks))
            return
        children = [Child(database, cores) for cores in parts]
        for child in children:
            stack.callback(child.stop)
        if given.lab:
            tables = (given.tables or [100])[0]
            asyncio.run(beside_the_lab(children[0], given.seconds, tables, Random(1)))
            return
        if not given.pages:
            if not given.mixed:
                asyncio.run(measure(children[0], given.seconds, given.idle))
            asyncio.run(mixed(children, crowd, given.seconds, given.tables or MIXED))
        if not given.mixed:
            from benchmarks import idle  # It needs a browser, which the rest does not.

            idle.measure(children[0].port)
    if not given.mixed:
        print(f"first load of the client, gzip: {first_load()}")


if __name__ == "__main__":
    main()
