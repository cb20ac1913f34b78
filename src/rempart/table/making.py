"""What a new table is made of: who sits where, and how its log begins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

import rempart
from rempart import bots
from rempart.kernel import Game
from rempart.kernel.data import variant_key
from rempart.kernel.errors import BadSettings
from rempart.table import limits
from rempart.table import messages as m
from rempart.table.live import Occupant, Terms
from rempart.table.names import plain
from rempart.table.store import Entry, TableRow
from rempart.table.tokens import new_key


def occupant_of(plan: m.SeatPlan, game: Game) -> Occupant:
    """Who is to sit there; people with a key of their own."""
    name = plain(plan.name)
    if plan.who == "bot":
        return Occupant("bot", name, check_bot(plan.bot, game), "")
    return Occupant("human" if plan.who == "me" else "free", name, "", new_key())


def check_bot(name: str, game: Game) -> str:
    """The name of a bot that can play a game, and thinks no longer than others; none: the best
    one."""
    chosen = name or bots.best(game)
    bot = bots.bot(chosen, game=game)
    if isinstance(bot, bots.SearchBot) and (
        (bot.iterations or 0) > limits.BOT_LINES or (bot.budget or 0.0) > limits.BOT_THINKS
    ):
        raise BadSettings(
            f"a bot at a table tries {limits.BOT_LINES} lines of play for a choice or thinks "
            f"{limits.BOT_THINKS:g} seconds at most: search:{limits.BOT_LINES}it or "
            f"search:{limits.BOT_THINKS:g}, not {chosen!r}"
        )
    return chosen


def first_entries(
    row: TableRow,
    occupants: Iterable[Occupant],
    terms: Terms,
    turns: Iterable[tuple[int, m.Choice]] = (),
) -> list[Entry]:
    """The log of a new table: who sits where, on what terms if they are not the usual ones, and
    the choices of an imported match."""
    entries: list[Entry] = []

    def add(kind: str, seat: int, body: dict[str, Any]) -> None:
        entries.append(Entry(n=len(entries) + 1, kind=kind, seat=seat, body=body, time=row.created))

    for seat, occupant in enumerate(occupants):
        add("seat", seat, msgspec.structs.asdict(occupant))
    if terms != Terms():
        add("terms", -1, msgspec.structs.asdict(terms))
    for seat, choice in turns:
        add("choice", seat, {"choice": choice})
    return entries


def check_values(changed: dict[str, Any]) -> None:
    """Whoever can reach the server may change a game's values, so within bounds."""
    if len(changed) > limits.CHANGED:
        raise BadSettings(
            f"{len(changed)} values are changed; at a table it may be {limits.CHANGED}"
        )
    used = {variant for game in rempart.games().values() for variant in game.leased()}
    if changed and variant_key(changed) not in used and len(used) >= limits.VARIANTS:
        raise BadSettings(
            f"tables with {limits.VARIANTS} different sets of changed values are in play here, "
            "and there is no room for more; play with the game's own, or try again later"
        )
