"""Rates first stages of the endless mode, so that maps can be offered at once.

    nice .venv/bin/python scripts/kingdom_rush/offers.py --maps 6

Writes `ai/offers.toml`. Maps that it has already are kept unless the generator changed
(`--anew`: none are). Rating a map takes 10 to 60 seconds, longest with four players.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))

from rempart.games.kingdom_rush import GAME
from rempart.games.kingdom_rush.code import SEEDS
from rempart.kernel.chance import mix
from rempart.kernel.runs import Try
from rempart.rating import gone_on, judged
from scripts.balance import ROOT

FILE = ROOT / "src/rempart/games/kingdom_rush/ai/offers.toml"
HEAD = """\
# First stages of the endless mode that were rated before, by number of players: code, matches won
# and played by the planner (KRH-ENDLESS-05). Written by scripts/kingdom_rush/offers.py.
"""


def offer(players: int, number: int) -> Try:
    """A map, as strong as it should be."""
    runs = GAME.runs
    assert runs is not None
    tries = [Try(runs.first(mix(number) % SEEDS))]
    while not judged(GAME, tries, tune=True).done:
        tries = gone_on(GAME, players, tries, tune=True, seconds=10.0)
    return judged(GAME, tries, tune=True).best


def right(found: Try) -> bool:
    """Whether the planner wins as often as it should."""
    assert GAME.runs is not None
    low, high = GAME.runs.wanted(found.code)
    return low <= found.percent <= high


def write(offers: dict[int, list[Try]]) -> None:
    """The file."""
    lines = [HEAD]
    for players, found in sorted(offers.items()):
        lines += [f"[[players.{players}]]\n{one}\n" for one in map(entry, found)]
    FILE.write_text("\n".join(lines), encoding="utf-8")


def entry(one: Try) -> str:
    """A map as the file has it."""
    return f'code = "{one.code}"\nwon = {one.won}\nplayed = {one.played}'


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--maps", type=int, default=6, help="for each number of players")
    parser.add_argument("--anew", action="store_true", help="keep none of the maps there are")
    given = parser.parse_args()
    runs = GAME.runs
    assert runs is not None
    GAME.tables()
    offers = {players: list(runs.ready(players)) for players in GAME.players}
    if given.anew:
        offers = {players: [] for players in GAME.players}
    number = 0
    while any(len(found) < given.maps for found in offers.values()):
        for players, found in offers.items():
            number += 1
            if len(found) < given.maps:
                rated = offer(players, number)
                print(players, rated, "" if right(rated) else "(not offered)", flush=True)
                if right(rated):
                    found.append(rated)
                    write(offers)


if __name__ == "__main__":
    main()
