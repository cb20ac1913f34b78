"""Battles for tests: a hero before a foe, with a deck in a known order."""

from __future__ import annotations

from rempart.games.dark_tower.options import Accept, Fight, TopCards, UseAdvantage
from rempart.games.dark_tower.steps.battle import battle_deck
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T

CARDS = [card.id for card in T.cards]
ACCEPT, USE = Accept(), UseAdvantage()


def card(id: str) -> int:
    """The number of a battle card."""
    return CARDS.index(id)


def stack(table: Table, kind: int, *cards: str) -> None:
    """The next battle against a kind of foe meets these cards, the first one first."""
    rest = battle_deck(table.s, kind)
    wanted = [card(id) for id in cards]
    for number in wanted:
        rest.remove(number)
    table.s.chance.forced.append([*rest, *reversed(wanted)])


def fight(table: Table, foe: str, region: str, *cards: str, seat: int = 0) -> int:
    """A hero stands before a foe and fights it; gives the foe's kind."""
    table.put(seat, region)
    kind = table.foe(foe, region)
    stack(table, kind, *cards)
    table.turn(seat)
    table.choose(Fight(kind, table.region(region)))
    table.choose(TopCards())
    return kind
