"""I. Set-up (FD-SETUP, FD-COOP-02 to -06): settings and a seed become the first state.

FD-COOP-01: with two players everything is as with one, but for what FD-COOP says.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.games.fantasy_defense.ids import FACTIONS
from rempart.games.fantasy_defense.pieces import Gate, Player
from rempart.games.fantasy_defense.state import FantasyDefense
from rempart.games.fantasy_defense.steps.turn import Turn
from rempart.games.fantasy_defense.tables import Tables
from rempart.kernel import Chance, Setting

INVASION = "invasion"
"""The stream of chance for gates, invaders and first player: the same for every faction."""
CITY = "city"
"""The stream of chance for the defenders' decks."""
TOGETHER = {"players": (2,)}
"""When a setting is about two players only."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is set up (FD-OPTION)."""

    players: int = 1
    faction: Annotated[Literal["humans", "elves"], Setting("FD-SETUP-07")] = "humans"
    """Of the first seat; in co-op the other seat has the other one (FD-SETUP-07, FD-COOP-04)."""
    dragon_last: Annotated[bool, Setting("FD-OPTION-03", "variants")] = False
    shield_on_boss: Annotated[bool, Setting("FD-OPTION-01", "variants")] = False
    open_hands: Annotated[bool, Setting("FD-OPTION-04", "variants", TOGETHER)] = False
    boss4060: Annotated[
        Literal["by_order", "per_battle"], Setting("FD-OPTION-02", "readings", TOGETHER)
    ] = "by_order"


def setup(settings: Settings, seed: int, t: Tables, secret: str = "") -> FantasyDefense:
    """The table before the first turn, which begins with an Invasion (FD-SETUP-11)."""
    chance = Chance(secret or seed)
    mark = f"{settings.players}P"
    gates = lay_gates(t, mark, chance)
    deck = build_invader_deck(t, mark, chance, settings.dragon_last)
    factions = [FACTIONS.index(settings.faction)]
    if settings.players == 2:
        factions.append(1 - factions[0])
    row = t.modes[settings.players - 1].row
    s = FantasyDefense(
        chance=chance,
        agenda=[Turn()],
        players=[
            set_up_player(t, faction, gates[seat * row : (seat + 1) * row], chance)
            for seat, faction in enumerate(factions)
        ],
        invader_deck=deck,
        morale=t.game.morale,  # FD-SETUP-06, FD-COOP-06
        first=chance.below(2, INVASION) if settings.players == 2 else 0,  # FD-COOP-05
        shield_on_boss=settings.shield_on_boss,
        boss_per_battle=settings.boss4060 == "per_battle",
        dragon_last=settings.dragon_last,
        open_hands=settings.open_hands,
    )
    for player in s.players:
        opening_hand(player, t.game.opening_hand)
    return s


def lay_gates(t: Tables, mark: str, chance: Chance) -> list[int]:
    """FD-SETUP-01, FD-SETUP-02, FD-COOP-03: shuffle the gates of this mode."""
    gates = [g for g, gate in enumerate(t.data.gates.values()) if gate.mark in (None, mark)]
    chance.shuffle(gates, INVASION)
    return gates


def build_invader_deck(t: Tables, mark: str, chance: Chance, dragon_last: bool) -> list[int]:
    """FD-SETUP-03, FD-SETUP-04: from bottom to top a boss, all elites, a boss, all underlings.

    FD-SETUP-01, FD-COOP-02: without the cards of the other mode. FD-SETUP-05: which boss comes
    first is random, unless FD-OPTION-03 keeps the dragon for last.
    """
    piles: dict[str, list[int]] = {"underling": [], "elite": [], "boss": []}
    for invader, tier in enumerate(t.tier):
        if t.mark[invader] in (None, mark):
            piles[tier].append(invader)
    for pile in piles.values():
        chance.shuffle(pile, INVASION)
    bosses = piles["boss"]
    if dragon_last:
        bosses.sort(key=lambda boss: not t.dragon[boss])
    return [bosses[0], *piles["elite"], bosses[1], *piles["underling"]]


def set_up_player(t: Tables, faction: int, gates: list[int], chance: Chance) -> Player:
    """FD-SETUP-08, FD-SETUP-09: starting cards face up, the other 34 shuffled into the deck."""
    deck = t.of_faction(faction, "unit")
    chance.shuffle(deck, CITY)
    return Player(
        faction=faction,
        deck=deck,
        row=[Gate(number) for number in gates],
        start=t.of_faction(faction, "start"),
        ready=t.of_faction(faction, "spell"),
    )


def opening_hand(player: Player, count: int) -> None:
    """FD-SETUP-10: draw 4 cards."""
    for _ in range(min(count, len(player.deck))):
        player.hand.append(player.deck.pop())
