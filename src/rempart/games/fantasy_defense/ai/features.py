"""The win chance of a position: a logistic function of counted features.

`scripts/fit_chances.py` fits the weights, in `chances.toml`, to the positions and results of many
matches.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import log

from rempart.games.fantasy_defense.ids import FACTIONS
from rempart.games.fantasy_defense.state import FantasyDefense
from rempart.games.fantasy_defense.tables import TABLES, Tables
from rempart.kernel import NONE
from rempart.kernel.data import read_toml
from rempart.kernel.search_model import logistic

BIG = 20
"""A besieger's power above this counts for itself."""

COUNTED = (
    "always",
    "morale",
    "morale_log",
    "morale_against_loot",
    "deck",
    "deck_power",
    "siege",
    "siege_power",
    "siege_loot",
    "siege_big",
    "held",
    "groups",
    "units_against_power",
    "hand",
    "cards_to_come",
    "last_invaders",
)
"""What is counted, besides how many units of each kind are fresh (in hand, deck or before the
player) and how many are placed."""


def team(s: FantasyDefense) -> str:
    """Whose weights they are: a faction's, or those of both together."""
    return FACTIONS[s.players[0].faction] if len(s.players) == 1 else "both"


def chance(s: FantasyDefense, seat: int) -> float:
    """The win chance."""
    weights = weights_of(TABLES[s.variant], team(s))
    z = sum([weight * count for weight, count in zip(weights, counts(s), strict=True)])
    return logistic(z)


@cache
def fitted() -> dict[str, dict[str, dict[str, float]]]:
    """The weights by team: what is counted, fresh and placed units by kind."""
    return read_toml(files(__package__ or "") / "chances.toml")


@cache
def weights_of(t: Tables, who: str) -> list[float]:
    """The weights in the order of the counts."""
    found = fitted()[who]
    kinds = list(dict.fromkeys(t.cards))
    return (
        [found["counted"][name] for name in COUNTED]
        + [found["fresh"].get(kind, 0.0) for kind in kinds]
        + [found["placed"].get(kind, 0.0) for kind in kinds]
    )


def counts(s: FantasyDefense) -> list[float]:
    """All that is counted, in the order of the weights; each about 1."""
    t = TABLES[s.variant]
    typical, kinds, group = t.typical, t.kind, t.group
    fresh, placed = [0] * t.kinds, [0] * t.kinds
    units = siege = siege_power = siege_loot = siege_big = held = groups = hand = cards = 0.0
    for player in s.players:
        for pile in (player.hand, player.deck, player.start, player.ready):
            for card in pile:
                fresh[kinds[card]] += 1
                units += typical[card]
        for card in player.hand:
            hand += typical[card]
        cards += len(player.deck)
        reach = [0] * (len(player.row) + 2)
        for g, gate in enumerate(player.row, 1):
            if gate.defenders:
                reach[g] = sum([typical[card] for card in gate.defenders])
                units += reach[g]
                groups += len(group.intersection(gate.defenders)) ** 2
                for card in gate.defenders:
                    placed[kinds[card]] += 1
        for g, gate in enumerate(player.row):
            if gate.invader != NONE:
                power, loot = t.invader_power[gate.invader], t.loot[gate.invader]
                siege += 1
                siege_power += power
                siege_loot += loot
                siege_big += max(0, power - BIG)
                near = reach[g] + reach[g + 1] + reach[g + 2]
                held += loot * min(1.0, near / power) if power else 0.0
    deck = s.invader_deck
    deck_power = sum([t.invader_power[invader] for invader in deck])
    loot = siege_loot + sum([t.loot[invader] for invader in deck])
    spells = 10 * sum([len(player.ready) for player in s.players])
    return [
        1.0,
        s.morale / 20,
        log(max(1, s.morale) / 20),
        log((max(0, s.morale) + 1) / (loot + 5)),
        len(deck) / 10,
        deck_power / 100,
        siege / 5,
        siege_power / 100,
        siege_loot / 20,
        siege_big / 20,
        held / 20,
        groups / 10,
        log((units + spells + 10) / (siege_power + deck_power + 10)),
        hand / 50,
        cards / 34,
        float(not deck),
        *fresh,
        *placed,
    ]


def figures(s: FantasyDefense, seat: int) -> Mapping[str, float]:
    """Morale, and the invaders that are left."""
    return {"morale": s.morale, "invaders_left": len(s.invader_deck) + len(s.besiegers())}
