"""`make soak`: a server with its limits, all four games, kills and floods, for an hour.

People at tables of all four games play from a process of their own, without a pause. Meanwhile one
address attacks in one way after the other, workers are killed, and in the first quarter the server
is, too. Tables stay in memory for 15 minutes, so that what the server needs is level by the second
half of an hour, and says something. At the end every choice
that was acknowledged must be in the store, memory must not have grown, and the server's log must
hold nothing unexpected. The figures go to docs/soak.md with --save.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import msgspec

from benchmarks.attacks import ATTACKS, attacked
from benchmarks.guests import GAMES, Guest, Table
from rempart.table import server
from rempart.table.stores import open_store

FIGURES = Path(__file__).parents[1] / "docs" / "soak.md"
SLOPE = 20.0
"""The most MB an hour that memory may grow in the second half."""
ENOUGH = 10
"""Minutes needed to see whether memory grows; before that it is still settling."""
THINKING = 1.0
"""Seconds between two choices at a table, on average."""
EXPECTED = re.compile(r"WARNING (a bot could not think|the bot \w+): ")
"""What a killed helper may leave in the log."""
HELPER = re.compile(r"spawn_main|rempart\.table\.renderer")
"""The server's children that think, answer questions or render."""

Acknowledged = list[tuple[str, int, Any]]
"""Choices that everybody at a table was told of: the table, the entry of its log, the choice."""


# --- The server -----------------------------------------------------------------------------------


class Child:
    """The server's process, which can be killed and restarted on the same port and database."""

    def __init__(self, database: str, log: Path):
        self.database = database
        self.log = log
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "benchmarks.soak", "--serve", "--port", str(self.port)]
        with self.log.open("a") as errors:
            self.process = subprocess.Popen(
                [*command, "--database", self.database],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        if found is None:
            raise SystemExit(f"the server did not start:\n{self.log.read_text()}")
        self.port = int(found[1])

    def end(self, how: int) -> None:
        with self.process:
            self.process.send_signal(how)

    def helpers(self) -> list[int]:
        """Its helper processes, without Python's own resource tracker."""
        command = ["ps", "-o", "pid=,args=", "--ppid", str(self.process.pid)]
        said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        return [int(line.split()[0]) for line in said.splitlines() if HELPER.search(line)]

    def memory(self) -> tuple[float, float]:
        """MB used by the server alone, and with all its helpers."""
        sizes: list[float] = []
        for pid in (self.process.pid, *self.helpers()):
            with suppress(OSError, StopIteration):
                status = Path(f"/proc/{pid}/status").read_text().splitlines()
                line = next(line for line in status if line.startswith("VmRSS"))
                sizes.append(int(line.split()[1]) / 1024)
        return sizes[0] if sizes else 0.0, sum(sizes)


def serve(database: str, port: int) -> None:
    """Run the server, in the child."""
    threading.Thread(target=lambda: os.read(0, 1) or os._exit(1), daemon=True).start()
    server.serve(port=port, database=database, show=False)


# --- People ---------------------------------------------------------------------------------------


class Seats(Table):
    """Two people at a table, who reconnect when the server is back."""

    table = ""
    tokens: list[str] = []  # noqa: RUF012

    async def open(self) -> Seats:
        body = {"game": self.game, "seats": [{"who": "me"}] * 2}
        answer = await self.http.post(f"http://127.0.0.1:{self.port}/api/tables", json=body)
        made = answer.raise_for_status().json()
        self.table, self.tokens = made["table"], [made["mine"][seat] for seat in ("0", "1")]
        await self.sit()
        return self

    async def sit(self) -> None:
        """Come (back) to the table."""
        self.guests = [await Guest.sit(self.port, self.table, token) for token in self.tokens]
        n = max(guest.update.n for guest in self.guests)
        for guest in self.guests:
            await guest.heard(n)

    async def play(self, acknowledged: Acknowledged) -> None:
        """Make one choice; it counts as acknowledged when both were told of it."""
        chooser = self.rng.choice([guest for guest in self.guests if guest.offers])
        n, seat = chooser.update.n, chooser.update.positions[0].seat
        choice = bytes(self.rng.choice(chooser.offers).option)
        start = time.perf_counter()
        text = choice.decode()
        chooser.say(f'{{"type":"choose","id":1,"n":{n},"seat":{seat},"choice":{text}}}')
        for guest in self.guests:
            await guest.heard(n + 1)
        self.times.append(time.perf_counter() - start)
        acknowledged.append((self.table, n + 1, msgspec.json.decode(choice)))

    async def play_on(self, acknowledged: Acknowledged) -> None:
        """Play forever, whatever happens to the server."""
        while True:
            try:
                async with asyncio.timeout(30):
                    if not self.table or (self.guests and self.guests[0].update.table.over):
                        self.close()
                        await self.open()
                    elif not self.guests:
                        await self.sit()
                    else:
                        await self.play(acknowledged)
                await asyncio.sleep(self.rng.expovariate(1 / THINKING))
            except (SystemExit, OSError, httpx.HTTPError, TimeoutError):
                self.close()
                self.guests = []
                await asyncio.sleep(1 + self.rng.random())

    def close(self) -> None:
        for guest in self.guests:
            with suppress(Exception):
                guest.close()


def people(pipe: Connection, port: int, count: int) -> None:
    """In a separate process: play, and report what was acknowledged whenever asked."""

    async def work() -> None:
        acknowledged: Acknowledged = []
        async with httpx.AsyncClient(timeout=30, trust_env=False) as http:
            rng = random.Random(1)
            tables = [Seats(port, http, rng, GAMES[n % len(GAMES)]) for n in range(count)]
            playing = [asyncio.create_task(t.play_on(acknowledged)) for t in tables]
            while await asyncio.to_thread(pipe.recv):
                times = [seconds for table in tables for seconds in table.times]
                for table in tables:
                    table.times.clear()
                pipe.send((times, list(acknowledged)))
                acknowledged.clear()
            for task in playing:
                task.cancel()

    asyncio.run(work())


# --- An hour --------------------------------------------------------------------------------------


class Soak:
    """One run and its figures."""

    def __init__(self, database: str, log: Path, tables: int, minutes: float):
        self.child = Child(database, log)
        self.minutes = minutes
        self.acknowledged: Acknowledged = []
        self.rows: list[tuple[float, str, float, float, int, int, float, float]] = []
        self.kills = {"server": 0, "helpers": 0}
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        job = (theirs, self.child.port, tables)
        self.people = spawn.Process(target=people, args=job, daemon=True)
        self.people.start()

    def run(self) -> None:
        """Run minute by minute, each with an attack in its middle."""
        begin = time.monotonic()
        names = list(ATTACKS)
        for minute in range(max(1, round(self.minutes))):
            name = names[minute % len(names)]
            time.sleep(15)
            with attacked(name, self.child.port):
                time.sleep(20)
                self.kill(minute)
                time.sleep(10)
            time.sleep(max(0, 60 * (minute + 1) - (time.monotonic() - begin)))
            self.note((time.monotonic() - begin) / 60, name)
        self.pipe.send(False)
        self.people.join(30)
        self.child.end(signal.SIGTERM)

    def kill(self, minute: int) -> None:
        """Kill the server every third minute of the first quarter, a helper in every other
        minute."""
        if minute % 3 == 1 and minute < self.minutes / 4:
            self.child.end(signal.SIGKILL)
            self.child.start()
            self.kills["server"] += 1
        elif helpers := self.child.helpers():
            with suppress(ProcessLookupError):
                os.kill(random.choice(helpers), signal.SIGKILL)
                self.kills["helpers"] += 1

    def note(self, minute: float, name: str) -> None:
        """The figures of a minute."""
        self.pipe.send(True)
        times, acknowledged = self.pipe.recv()
        self.acknowledged += acknowledged
        own, whole = self.child.memory()
        tables = 0
        with suppress(httpx.HTTPError, KeyError):
            url = f"http://127.0.0.1:{self.child.port}/api/health"
            tables = httpx.get(url, trust_env=False, timeout=30).json()["tables"]
        times = sorted(times) or [0.0]
        p50, p99 = 1000 * statistics.median(times), 1000 * times[int(0.99 * len(times))]
        row = (minute, name, own, whole, tables, len(acknowledged), p50, p99)
        self.rows.append(row)
        print(LINE.format(*row), flush=True)

    def slope(self) -> float:
        """MB an hour by which the server's own memory grew in the second half."""
        half = [row for row in self.rows if row[0] > self.minutes / 2]
        if len(half) < ENOUGH:
            return 0.0
        hours = [row[0] / 60 for row in half]
        return statistics.linear_regression(hours, [row[2] for row in half]).slope

    async def lost(self) -> int:
        """How many acknowledged choices are not in the store."""
        store = open_store(self.child.database)
        await store.open()
        try:
            entries = {
                (table, entry.n): entry
                for table in {table for table, _, _ in self.acknowledged}
                for entry in await store.entries(table)
            }
        finally:
            await store.close()
        found = ((entries.get((table, n)), choice) for table, n, choice in self.acknowledged)
        return sum(
            entry is None or entry.kind != "choice" or entry.body["choice"] != choice
            for entry, choice in found
        )

    def unexpected(self) -> list[str]:
        """Lines of the log that are not expected."""
        lines = self.child.log.read_text().splitlines()
        return [line for line in lines if not EXPECTED.search(line)]


HEAD = (
    " minute  attack                              own MB  all MB  tables  choices  p50 ms  p99 ms"
)
LINE = "{:7.1f}  {:<34}{:8.0f}{:8.0f}{:8d}{:9d}{:8.1f}{:8.1f}"


def report(soak: Soak, lost: int, unexpected: list[str]) -> str:
    """The figures as a page."""
    last = soak.rows[-1]
    rows = [
        ("minutes", f"{last[0]:.0f}"),
        ("choices acknowledged", f"{len(soak.acknowledged):,}"),
        ("of these lost", str(lost)),
        ("the server killed", f"{soak.kills['server']} times"),
        ("helpers killed", f"{soak.kills['helpers']} times"),
        ("a choice until both know: p50, median of the minutes", median(soak, 6)),
        ("p99, median of the minutes, each with an attack", median(soak, 7)),
        ("the server's memory at the end, with its helpers", f"{last[2]:.0f} MB, {last[3]:.0f} MB"),
        (f"growth in the second half (at most {SLOPE:.0f} MB/h)", told_slope(soak)),
        ("unexpected lines in the log", str(len(unexpected))),
    ]
    table = "\n".join(f"| {what} | {figure} |" for what, figure in rows)
    return (
        f"# The last soak\n\n`make soak` on {time.strftime('%F')}.\n\n| | |\n|---|---|\n{table}\n"
    )


def told_slope(soak: Soak) -> str:
    enough = soak.minutes / 2 >= ENOUGH
    return f"{soak.slope():.1f} MB/h" if enough else "too short a run to tell"


def median(soak: Soak, column: int) -> str:
    return f"{statistics.median(row[column] for row in soak.rows):.0f} ms"  # type: ignore[type-var]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="default 60")
    parser.add_argument("--tables", type=int, default=40, help="of two people (default 40)")
    parser.add_argument("--database", help="default: a file that is thrown away")
    parser.add_argument("--save", action="store_true", help="write docs/soak.md")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.database, given.port)
        return
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or str(Path(folder) / "rempart.db")
        print(HEAD)
        soak = Soak(database, Path(folder) / "log", given.tables, given.minutes)
        soak.run()
        lost, unexpected = asyncio.run(soak.lost()), soak.unexpected()
    page = report(soak, lost, unexpected)
    print(f"\n{page}", *unexpected[:40], sep="\n")
    if given.save:
        FIGURES.write_text(page)
    if lost or unexpected or soak.slope() > SLOPE:
        raise SystemExit("the soak has failed")


if __name__ == "__main__":
    main()
