"""Scenarios laid out: the board, sites, flowers and piles of each, for each player count."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import get_args

from rempart.games.kingdom_rush.board.geometry import Board, space_at
from rempart.games.kingdom_rush.tables.cards import Cards
from rempart.games.kingdom_rush.tables.values import Colour, ScenarioData, SheetData, Spot
from rempart.kernel import NONE

COLOURS: tuple[Colour, ...] = get_args(Colour)
"""Site colours: those of seats 0 to 3, and white."""
WHITE = 4
FLOWERS = ("magic", "fire", "earth", "frost", "storm")
MAGIC_FLOWER, FIRE_FLOWER, EARTH_FLOWER, FROST_FLOWER, STORM_FLOWER = range(5)
BANDS = {"G": "green", "B": "blue", "Y": "yellow", "R": "red", "P": "purple"}
"""The letters that stand for "a card of that band" (KRH-DECK-01)."""
ANY_RIFT = "E"


@dataclass(frozen=True, slots=True)
class Layout:
    """A scenario for one player count."""

    scenario: int
    data: ScenarioData
    """What all player counts share, as the file says it: goal, iron challenge, unlocked …"""
    board: Board
    sites: dict[int, int]
    """The colour of each site: a seat's number or WHITE (KR-TOWER-08, KR-TOWER-09)."""
    flowers: dict[int, int]
    """The flower on each space that has one."""
    hearts: int
    gold: int
    crystals: int
    ability_slots: int
    towers: tuple[int, ...]
    """The types of the starting towers."""
    hordes: tuple[tuple[int, tuple[int, ...]], ...]
    """Space and possible cards of each starting horde."""
    piles: tuple[tuple[tuple[int, ...], ...], ...]
    """For each pile, TOP LAST, the possible cards of each place (KRH-DECK-01). As round 1 has no
    spawning, the longest pile gives one round more than it has horde cards (KRH-WIN-02)."""
    hidden: tuple[tuple[bool, ...], ...]
    """Of the same places, whether they may hold several designs, so that nobody knows which."""
    layers: tuple[int, ...]
    """The boss's layers in play, top to bottom; empty without a boss."""
    behaviours: tuple[int, ...]
    """The cards of the boss's behaviour deck, not shuffled."""
    tentacles: tuple[int, ...]
    lava: tuple[int, ...]
    crevasses: tuple[int, ...]
    pools: tuple[int, ...]
    modifiers: tuple[int, ...]
    """The album (KR-SETUP-15); the Falcons are not in it."""
    event_pile: int
    """The pile next to the event token, from 0; NONE for none."""


def read_layout(
    scenario: ScenarioData,
    players: int,
    cards: Cards,
    towers: tuple[str, ...],
    modifiers: tuple[int, ...],
    number: int,
) -> Layout:
    """A checked scenario for one player count; `towers` and `modifiers` are those there are.
    `number` is its own, or that of a generated map."""
    sheet = scenario.players[str(players)]
    board = Board(map_rows(scenario), spaces(scenario.starts))
    boss = boss_of(sheet, cards)
    piles = tuple(
        tuple(candidates(scenario, code, cards) for code in reversed(pile)) for pile in sheet.piles
    )
    return Layout(
        scenario=number,
        data=scenario,
        board=board,
        sites={
            space: COLOURS.index(colour)
            for colour, spots in sheet.sites.items()
            for space in spaces(spots)
        },
        flowers=flowers_of(scenario),
        hearts=scenario.hearts,
        gold=sheet.gold,
        crystals=sheet.crystals,
        ability_slots=sheet.ability_slots,
        towers=tuple(towers.index(id) for id in sheet.towers),
        hordes=tuple(starting_horde(scenario, board, entry, cards) for entry in sheet.hordes),
        piles=piles,
        hidden=tuple(
            tuple(len({cards.card_id[card] for card in place}) > 1 for place in pile)
            for pile in piles
        ),
        layers=cards.layers[boss][: sheet.layers] if boss else (),
        behaviours=cards.behaviours[boss] if boss else (),
        tentacles=tuple(spaces(sheet.tentacles)),
        lava=tuple(spaces(scenario.lava)),
        crevasses=tuple(spaces(scenario.crevasses)),
        pools=tuple(spaces(scenario.pools)),
        modifiers=modifiers,
        event_pile=scenario.event_pile - 1 if scenario.event_pile else NONE,
    )


def map_rows(scenario: ScenarioData) -> list[str]:
    """The lines of the map."""
    return scenario.map.strip("\n").split("\n")


def spaces(spots: Iterable[Spot]) -> list[int]:
    """Columns and rows as spaces."""
    return [space_at(column, row) for column, row in spots]


def flowers_of(scenario: ScenarioData) -> dict[int, int]:
    """The flower on each space that has one."""
    return {
        space: number
        for number, kind in enumerate(FLOWERS)
        for space in spaces(getattr(scenario, kind))
    }


def boss_of(sheet: SheetData, cards: Cards) -> str:
    """The boss in a sheet's piles; "" for none."""
    return next((code for pile in sheet.piles for code in pile if code in cards.layers), "")


def starting_horde(
    scenario: ScenarioData, board: Board, entry: str, cards: Cards
) -> tuple[int, tuple[int, ...]]:
    """`G@1#3`: a green horde on the 3rd space of route 1."""
    code, route, place = split_entry(entry)
    return board.routes[route - 1][place - 1], candidates(scenario, code, cards)


def split_entry(entry: str) -> tuple[str, int, int]:
    """The card, the route and the place on it of a starting horde."""
    code, _, at = entry.partition("@")
    route, _, place = at.partition("#")
    return code, int(route), int(place)


def candidates(scenario: ScenarioData, code: str, cards: Cards) -> tuple[int, ...]:
    """KRH-DECK-01: the cards that a place in a pile may hold. A band draws only from cards whose
    abilities the scenario has unlocked; a boss is its top layer."""
    if code in cards.layers:
        return cards.layers[code][:1]
    if code == ANY_RIFT:
        return tuple(card for id in scenario.rifts for card in cards.of[id])
    if code not in BANDS:
        return cards.of[code]
    unlocked = set(scenario.unlocked)
    return tuple(
        card
        for card, band in enumerate(cards.band)
        if band == BANDS[code] and cards.designs[card].abilities <= unlocked
    )
