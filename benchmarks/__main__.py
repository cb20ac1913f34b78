"""`make bench`: how fast each game plays, copies, re-deals, evaluates and replays.

    make bench ARGS="kravora --seconds 4"
    make bench ARGS="--save build/before.json"
    make bench ARGS="--against build/before.json"
    make bench ARGS="kravora --matches 2"

Each figure is the best of many short runs of the same work, in processor time, so other load
matters little. Machines differ, ratios do not: a fixed loop of plain Python runs in the same
process and the same minute, and comparisons are by what was done per turn of that loop.

With `--matches` it measures whole matches instead (see `matches`): some minutes for all games.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

import rempart
from benchmarks import matches
from rempart.bots import GreedyBot
from rempart.kernel import Decision, Game, Match, Option, Seat, advance, settle
from rempart.play import play_out

LOOP = 200_000
SEEDS = range(1, 6)
"""The matches that are played at random, again and again."""
POSITIONS = 12
"""How many positions, spread over a match, are copied, re-dealt, evaluated and thought about."""
REPEATS = 20
"""How often a run goes through them, for work that takes microseconds."""

Work = Callable[[], int]
"""Does some work and returns how many units it was."""


RATE, SECONDS, MICROSECONDS = 0, 1, 1_000_000
"""How a figure is shown: as a rate, or as the time for one."""


class Column(NamedTuple):
    """A figure: its name, its head, and how it is shown."""

    name: str
    head: str
    unit: int


COLUMNS = (
    Column("random", "random/s", RATE),
    Column("greedy", "greedy/s", RATE),
    Column("options", "options µs", MICROSECONDS),
    Column("copy", "copy µs", MICROSECONDS),
    Column("redeal", "redeal µs", MICROSECONDS),
    Column("evaluate", "evaluate µs", MICROSECONDS),
    Column("replay", "replay µs", MICROSECONDS),
)


class Results(msgspec.Struct):
    """What a run of the benchmark found; rates a second, by game and figure."""

    loop: float
    figures: dict[str, dict[str, float]]


def best(work: Work, seconds: float) -> float:
    """Units of work per second in the best run; the runs take about `seconds` in all."""
    work()
    found, start = 0.0, time.perf_counter()
    while time.perf_counter() - start < seconds or not found:
        before = time.process_time()
        done = work()
        found = max(found, done / (time.process_time() - before))
    return found


def calibrate() -> float:
    """Iterations per second of a loop of plain Python: attribute-free arithmetic and list
    access."""

    def turns() -> int:
        numbers = list(range(64))
        total = 0
        for i in range(LOOP):
            total = (total + numbers[i & 63] * 3) & 0xFFFF
        return LOOP

    return best(turns, 0.5)


def at_random(game: Game, settings: Any) -> Work:
    """Plays the same few matches, with events off; counts decisions."""
    tables = game.tables()

    def play() -> int:
        count = 0
        for seed in SEEDS:
            rng, s = Random(seed), game.setup(settings, seed, tables)
            decision = settle(s)
            while decision is not None:
                among = decision.options
                decision = advance(s, decision, among[int(rng.random() * len(among))])
                count += 1
        return count

    return play


def whole_match(game: Game, players: int) -> Match:
    """A match played at random, with a record."""
    match, rng = rempart.new(game.id, seed=1, players=players), Random(1)

    def choose(match: Match, seat: Seat) -> Option:
        assert match.decision is not None
        return rng.choice(match.decision.options)

    play_out(match, choose)
    return match


def positions(match: Match) -> list[Any]:
    """States spread over a match, each waiting for a choice."""
    count = min(POSITIONS, len(match.choices))
    return [match.branch(n * len(match.choices) // count).state for n in range(count)]


def for_each(states: list[Any], do: Callable[[Any], object]) -> Work:
    """Does something with each position, several times; counts how often."""

    def run() -> int:
        for _ in range(REPEATS):
            for state in states:
                do(state)
        return REPEATS * len(states)

    return run


def thinking(game: Game, states: list[Any]) -> Work:
    """A greedy bot chooses in each position; counts choices."""
    encoded = [game.encode(state) for state in states]

    def think() -> int:
        for position in encoded:
            state = game.decode(position)
            decision = settle(state)
            assert decision is not None
            seat = decision.actors[0]
            decision = Decision(decision.step, decision.actors, decision.of(seat))
            GreedyBot(1).choose(game, state, decision, seat)
        return len(encoded)

    return think


def measure(game: Game, players: int, seconds: float) -> dict[str, float]:
    """All figures of one game with a number of players."""
    match = whole_match(game, players)
    record, states = match.record(), positions(match)
    works: dict[str, Work] = {
        "random": at_random(game, game.read_settings({"players": players})),
        "greedy": thinking(game, states),
        "options": for_each(states, lambda s: s.agenda[-1].options(s)),
        "copy": for_each(states, game.copy),
        "redeal": for_each(states, lambda s: game.redeal(s, 0, 1)),
        "evaluate": for_each(states, lambda s: game.evaluate(s, 0)),
        "replay": lambda: len(rempart.load(record).choices),
    }
    return {name: best(work, seconds / len(works)) for name, work in works.items()}


def shown(column: Column, rate: float) -> str:
    """A figure in its own unit."""
    if column.unit == RATE:
        return f"{rate:,.0f}"
    return f"{column.unit / rate:,.{2 if column.unit == SECONDS else 1}f}"


def compared(column: Column, now: Results, before: Results, label: str) -> str:
    """The speed-up over an earlier result, relative to the loop; 2.00 is twice as fast."""
    old = before.figures.get(label, {}).get(column.name)
    if not old:
        return "new"
    return f"×{now.figures[label][column.name] / now.loop / (old / before.loop):.2f}"


def row(label: str, cells: list[str]) -> str:
    """A line of the table."""
    return f"{label:<24}" + "".join(f"{cell:>14}" for cell in cells)


def import_time() -> float:
    """Milliseconds that `import rempart` adds to starting Python; the best of several."""

    def run(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    plain = min(run("pass") for _ in range(5))
    return 1000 * (min(run("import rempart") for _ in range(5)) - plain)


def read(path: Path) -> Results:
    """An earlier result."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Results)
    except (OSError, msgspec.DecodeError) as error:
        sys.exit(f"{path}: no result of an earlier run ({error}); make one with --save {path}")


def works(games: list[str], now: Results, before: Results | None, seconds: float) -> None:
    """Measure and show the small works of each game and number of players."""
    print("µs: for one, or (replay) for one choice\n")
    print(row("game", [column.head for column in COLUMNS]))
    for name in games:
        game = rempart.game(name)
        for players in game.players:
            label = f"{name}, {players}p"
            found = now.figures[label] = measure(game, players, seconds)
            print(row(label, [shown(each, found[each.name]) for each in COLUMNS]), flush=True)
            if before:
                print(row("", [compared(each, now, before, label) for each in COLUMNS]))


def whole_matches(games: list[str], now: Results, before: Results | None, count: int) -> None:
    """Measure and show whole matches of each set-up of each game, then what is out of line."""
    print("seconds a match")
    for name in games:
        game = rempart.game(name)
        columns = [Column(cell, cell, SECONDS) for cell in matches.cells(game)]
        print("\n" + row(name, [column.head for column in columns]))
        found: dict[str, dict[str, float]] = {}
        for label, setup in matches.setups(game):
            figures = found[label] = matches.measure(game, setup, count)
            now.figures[label] = figures
            times = [shown(each, figures[each.name]) for each in columns]
            print(row(label.removeprefix(f"{name}, "), times), flush=True)
            if before:
                print(row("", [compared(each, now, before, label) for each in columns]))
        for line in matches.out_of_line(found):
            print(line)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(rempart.games()))
    parser.add_argument("--seconds", type=float, default=3.0, help="for each line (default 3)")
    parser.add_argument(
        "--matches", type=int, metavar="N", help="measure N whole matches of each set-up instead"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the result")
    parser.add_argument("--against", type=Path, metavar="FILE", help="compare with a kept result")
    arguments = parser.parse_args()
    before = read(arguments.against) if arguments.against else None
    now = Results(calibrate(), {})
    print(f"calibration loop: {now.loop:,.0f} turns/s; import rempart: {import_time():.0f} ms")
    if before:
        print("×: times as fast as before, by the loop")
    if arguments.matches:
        whole_matches(arguments.games, now, before, arguments.matches)
    else:
        works(arguments.games, now, before, arguments.seconds)
    if arguments.save:
        arguments.save.parent.mkdir(parents=True, exist_ok=True)
        arguments.save.write_bytes(msgspec.json.encode(now))


main()
