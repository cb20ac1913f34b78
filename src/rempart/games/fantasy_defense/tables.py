"""The values of `data/`, checked, and arranged so that the rules find them fast.

A physical card is a number: all humans from 0 on in the order of `cards.toml`, copies after each
other, then all elves. Invaders and gates are numbered in the order of their files.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.games.fantasy_defense.ids import FACTIONS
from rempart.games.fantasy_defense.options import Cast, Deploy, Give, Move
from rempart.kernel.errors import BadValues, Fault
from rempart.kernel.shape import DRAWS, NAMED
from rempart.kernel.sources import Sources

Effect = Literal[
    "group_attack",
    "arcane_renewal",
    "sound_the_alarm",
    "never_surrender",
    "airlift",
    "you_shall_not_pass",
    "psychic_storm",
    "city_shield",
    "fairy_lights",
    "rebirth",
    "shifting_winds",
    "headshot",
    "foresight",
    "skirmish",
    "natures_longing",
    "blazing_spirit",
    "spirit_call",
]

# What values can be at all. The upper ends are far from any game worth playing; they keep a
# slip of the pen from filling the memory or the screen.
Amount = Annotated[int, msgspec.Meta(ge=0, le=200)]
"""Power, loot, bonus, cards."""
Some = Annotated[int, msgspec.Meta(ge=1, le=200)]
"""At least 1: morale, turns, what powers are divided by or rounded to."""
CARD = msgspec.Meta(extra={DRAWS: "card"})
"""What is drawn as a whole where it is edited."""
Copies = Annotated[int, msgspec.Meta(ge=0, le=40)]
Invaders = Annotated[int, msgspec.Meta(ge=1, le=20)]
"""A turn. Without any the deck would never be empty, and the match never over."""
Row = Annotated[int, msgspec.Meta(ge=1, le=20)]


class CardData(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of defender card (FD-COMP-05)."""

    faction: Annotated[Literal["humans", "elves"], msgspec.Meta(extra={NAMED: "faction"})]
    role: Literal["unit", "start", "spell"]
    copies: Copies
    source: Sources
    power: Amount | None = None
    effect: Annotated[Effect, msgspec.Meta(extra={NAMED: "effect_name"})] | None = None


class InvaderData(msgspec.Struct, forbid_unknown_fields=True):
    """An invader card (FD-COMP-04)."""

    tier: Annotated[Literal["underling", "elite", "boss"], msgspec.Meta(extra={NAMED: "tier"})]
    power: Amount
    loot: Amount
    arrow: Literal["left", "right"]
    source: Sources
    power_second: Amount | None = None
    infiltrate: bool = False
    mark: Literal["1P", "2P"] | None = None
    dragon: bool = False


class GateData(msgspec.Struct, forbid_unknown_fields=True):
    """A gate card (FD-COMP-06)."""

    bonus: Amount
    source: Sources
    mark: Literal["2P"] | None = None


class GameData(msgspec.Struct, forbid_unknown_fields=True):
    """Numbers for both modes."""

    morale: Some
    opening_hand: Amount
    reinforcement: Amount
    hand_limit: Amount
    turns: Some
    source: Sources


class ModeData(msgspec.Struct, forbid_unknown_fields=True):
    """Numbers of one mode."""

    row: Row
    invaders: Invaders
    source: Sources


class EffectData(msgspec.Struct, forbid_unknown_fields=True):
    """Numbers in effects."""

    psychic_storm: Amount
    headshot: Amount
    fairy_lights: Some
    blazing_spirit: Some
    spirit_call: Amount
    sound_the_alarm: Amount
    source: Sources


class Constants(msgspec.Struct, forbid_unknown_fields=True):
    """`constants.toml`."""

    game: GameData
    solo: ModeData
    coop: ModeData
    effects: EffectData


class Data(msgspec.Struct, forbid_unknown_fields=True):
    """The whole `data/` folder."""

    cards: dict[str, Annotated[CardData, CARD]]
    invaders: dict[str, Annotated[InvaderData, CARD]]
    gates: dict[str, Annotated[GateData, CARD]]
    constants: Constants


class Tables:
    """Everything the rules look up, by the numbers of cards, invaders and gates."""

    def __init__(self, data: Data):
        self.data = data
        self.game = data.constants.game
        self.effects = data.constants.effects
        self.modes = (data.constants.solo, data.constants.coop)
        self._number_cards(data)
        self._number_invaders(data)
        self.gates = list(data.gates)
        self.bonus = [gate.bonus for gate in data.gates.values()]
        self._intern()

    def _number_cards(self, data: Data) -> None:
        self.cards: list[str] = []
        """The kind of each card."""
        for faction in FACTIONS:
            for kind, card in data.cards.items():
                if card.faction == faction:
                    self.cards += [kind] * card.copies
        kinds = [data.cards[kind] for kind in self.cards]
        self.faction = [FACTIONS.index(card.faction) for card in kinds]
        self.role = [card.role for card in kinds]
        self.power = [card.power or 0 for card in kinds]
        self.effect = [card.effect for card in kinds]
        self.group = self._with("group_attack")
        self.never = self._with("never_surrender")
        self.fairy = self._with("fairy_lights")
        self.skirmish = self._with("skirmish")
        self.nature = self._with("natures_longing")
        self.variable = self.group | self.never
        names = list(dict.fromkeys(self.cards))
        self.kinds = len(names)
        self.kind = [names.index(kind) for kind in self.cards]
        """The kind of each card as a number."""
        self.typical = [self._typical(card) for card in range(len(kinds))]
        """The power that a unit has in a typical turn, for bots."""

    def _typical(self, card: int) -> int:
        power = self.power[card]
        return 2 * power if card in self.group else power + 3 if card in self.never else power

    def _with(self, effect: Effect) -> frozenset[int]:
        return frozenset(card for card, has in enumerate(self.effect) if has == effect)

    def _number_invaders(self, data: Data) -> None:
        self.invaders = list(data.invaders)
        cards = data.invaders.values()
        self.invader_power = [card.power for card in cards]
        self.invader_power_second = [card.power_second or card.power for card in cards]
        self.loot = [card.loot for card in cards]
        self.from_left = [card.arrow == "left" for card in cards]
        self.infiltrate = [card.infiltrate for card in cards]
        self.tier = [card.tier for card in cards]
        self.boss = [card.tier == "boss" for card in cards]
        self.mark = [card.mark for card in cards]
        self.dragon = [card.dragon for card in cards]

    def _intern(self) -> None:
        """Options that recur every turn, built once: `deploys[row length][card]`."""
        everyone = range(len(self.cards))
        self.deploys = {
            n: [[Deploy(card, gate) for gate in range(n)] for card in everyone]
            for n in {mode.row for mode in self.modes}
        }
        self.moves = {
            n: [
                [
                    [Move(card, to) for to in (gate - 1, gate + 1) if 0 <= to < n]
                    for card in everyone
                ]
                for gate in range(n)
            ]
            for n in self.deploys
        }
        self.casts = [Cast(card) for card in everyone]
        self.gives = [Give(card) for card in everyone]

    def of_faction(self, faction: int, role: str) -> list[int]:
        """The cards of a faction with a role."""
        return [
            card
            for card, its in enumerate(self.faction)
            if its == faction and self.role[card] == role
        ]


TABLES: dict[str, Tables] = {}
"""Tables by variant; the rules look here."""


def compile_tables(data: Data) -> Tables:
    """Check the data across files and make the tables."""
    for faction in FACTIONS:
        cards = [card for card in data.cards.values() if card.faction == faction]
        _need(
            sum(card.copies for card in cards if card.role == "start") == 1,
            "cards",
            f"{faction} must have exactly one starting unit (role = start)",
        )
        _need(
            sum(card.copies for card in cards if card.role == "spell") == 2,
            "cards",
            f"{faction} must have exactly two spells (role = spell)",
        )
    for kind, card in data.cards.items():
        _need(
            (card.power is None) == (card.role == "spell"),
            f"cards.{kind}.power",
            "units have a power, spells have none",
        )
        _need(
            (card.effect in SPELLS) == (card.role == "spell"),
            f"cards.{kind}.effect",
            f"{card.effect} does not go with role {card.role}",
        )
    for mark, mode in (("1P", data.constants.solo), ("2P", data.constants.coop)):
        _check_mode(data, mark, mode)
    return Tables(data)


SPELLS = ("psychic_storm", "city_shield", "blazing_spirit", "spirit_call")


def _check_mode(data: Data, mark: str, mode: ModeData) -> None:
    players = int(mark[0])
    gates = [gate for gate in data.gates.values() if gate.mark in (None, mark)]
    _need(
        len(gates) == players * mode.row,
        "gates",
        f"{players} player(s) need {players * mode.row} gates, there are {len(gates)}",
    )
    bosses = [
        card for card in data.invaders.values() if card.tier == "boss" and card.mark in (None, mark)
    ]
    _need(
        len(bosses) == 2,
        "invaders",
        f"{players} player(s) need exactly 2 bosses, there are {len(bosses)}",
    )
    _need(
        sum(boss.dragon for boss in bosses) == 1,
        "invaders",
        f"one of the 2 bosses for {players} player(s) must have dragon = true",
    )


def _need(truth: bool, key: str, otherwise: str) -> None:
    if not truth:
        raise BadValues(Fault(key, otherwise))
