"""Which positions there can be, beyond that every card is somewhere, once."""

from __future__ import annotations

from collections.abc import Iterator

from rempart.games.fantasy_defense.pieces import Player
from rempart.games.fantasy_defense.state import FantasyDefense
from rempart.games.fantasy_defense.tables import TABLES, Tables
from rempart.kernel import NONE
from rempart.kernel.anatomy import Flaw, between, fixed

VARIANTS = ("shield_on_boss", "boss_per_battle", "dragon_last", "open_hands")
"""What follows from the settings."""
UNITS, START, SPELLS = ("unit", "start"), ("start",), ("spell",)
PILES = {
    "deck": UNITS,
    "hand": UNITS,
    "discard": UNITS,
    "start": START,
    "ready": SPELLS,
    "used": SPELLS,
}
"""The roles of the cards in each of a player's piles (FD-START-01, FD-START-05)."""


def check(s: FantasyDefense, new: FantasyDefense) -> Iterator[Flaw]:
    """What is impossible in a state; `new` has the same settings."""
    t = TABLES[s.variant]
    for name in VARIANTS:
        yield from fixed(name, getattr(s, name), getattr(new, name))
    yield from fixed("players", len(s.players), len(new.players))
    yield from between("morale", s.morale, 1, new.morale)
    yield from between("turn", s.turn, 0, t.game.turns)
    yield from between("known_top", s.known_top, 0, len(s.invader_deck))
    for seat, (player, fresh) in enumerate(zip(s.players, new.players, strict=False)):
        yield from check_player(t, player, fresh, f"players.{seat}")
    for invader in sorted(s.besiegers()):
        yield from check_besieger(s, t, invader)


def check_player(t: Tables, player: Player, new: Player, path: str) -> Iterator[Flaw]:
    """What is impossible of a player."""
    yield from fixed(f"{path}.faction", player.faction, new.faction)
    yield from fixed(f"{path}.row", len(player.row), len(new.row))
    yield from between(f"{path}.bottom", player.bottom, 0, len(player.deck))
    for pile, roles in PILES.items():
        for n, card in enumerate(getattr(player, pile)):
            if t.role[card] not in roles:
                yield Flaw(f"{path}.{pile}.{n}", "not_in_pile", {"card": card})
    for g, gate in enumerate(player.row):
        for n, card in enumerate(gate.defenders):
            if t.role[card] not in UNITS:
                yield Flaw(f"{path}.row.{g}.defenders.{n}", "no_defender", {"card": card})
        yield from between(f"{path}.row.{g}.halvings", gate.halvings, 0, 4)


def check_besieger(s: FantasyDefense, t: Tables, invader: int) -> Iterator[Flaw]:
    """FD-INVADE-02: an invader besieges one gate; FD-COOP-10: a boss of two players one of each, or
    what is left of that."""
    at = [
        f"players.{seat}.row.{g}.invader"
        for seat, player in enumerate(s.players)
        for g, gate in enumerate(player.row)
        if gate.invader == invader
    ]
    rows = {path.split(".")[1] for path in at}
    if len(at) > (len(s.players) if t.boss[invader] else 1) or len(rows) < len(at):
        yield Flaw(at[-1], "besieges_twice", {"invader": invader})


def tidy(s: FantasyDefense) -> None:
    """What is said of cards that are no longer there is dropped."""
    s.known_top = min(s.known_top, len(s.invader_deck))
    here, boss = s.besiegers(), TABLES[s.variant].boss
    s.bosses += [one for one in sorted(here) if boss[one] and one not in s.bosses]
    for player in s.players:
        player.shown = [card for card in player.shown if card in player.hand]
        player.bottom = min(player.bottom, len(player.deck))
        for gate in player.row:
            if gate.invader == NONE:
                gate.halvings = 0
