"""The state of a match of Kingdom Rush."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from rempart.games.kingdom_rush.ids import (
    BehaviourCard,
    Colour,
    Difficulty,
    MapNumber,
    PhaseNumber,
    Pile,
    PileCard,
    Seat,
    Space,
    Sticker,
    TowerCard,
)
from rempart.games.kingdom_rush.pieces import Bench, Crevasse, Figure, Horde, Lava, Player, Tower
from rempart.kernel import NONE, Bits, By, Here, OrNone, State, Step, steps_of

if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = steps_of("rempart.games.kingdom_rush.steps")


def _numbers() -> list[int]:
    return []


class Kingdom(State, array_like=True, kw_only=True):
    """The whole table."""

    agenda: list[AnyStep]
    scenario: MapNumber
    """0 is the prologue; a generated map has the number of its code (KRH-ENDLESS-02)."""
    players: Annotated[list[Player], By(Seat)]
    hearts: int
    gold: int
    crystals: int
    supply: Bits[Here[TowerCard]]
    """Tower cards that can be had, a bit each (KR-SETUP-06)."""
    stickers: list[Sticker]
    """For each modifier the tower card it is on; NONE: in the album; LOCKED: not in this game."""
    tiles_left: list[int]
    """Damage tiles not in use, at `supply * 5 + shape`."""
    soldiers_left: int
    totems_left: int
    piles: Annotated[list[list[Here[PileCard]]], By(Pile)]
    """The spawn piles, top card last."""
    hordes: list[Horde]
    """The hordes on the path, in the order in which they came."""
    round: int = 0
    phase: PhaseNumber = 0
    done: int = 0
    """The seats that are done with this phase, one bit per seat (KR-ACT-04)."""
    built: list[Tower] = msgspec.field(default_factory=list[Tower])
    offered: list[Here[TowerCard]] = msgspec.field(default_factory=_numbers)
    """Starting towers that nobody has taken yet (KR-SETUP-10)."""
    discard: list[Here[PileCard]] = msgspec.field(default_factory=_numbers)
    """Horde and rift cards that are out of the game."""

    # Figures and things on the board
    warriors: list[Figure] = msgspec.field(default_factory=list[Figure])
    """The sand warriors, if Alric plays (KR-SETUP-14)."""
    bench: list[Bench] = msgspec.field(default_factory=list[Bench])
    tentacles: list[Space] = msgspec.field(default_factory=_numbers)
    """Spaces with a tentacle."""
    wilted: list[Space] = msgspec.field(default_factory=_numbers)
    """Spaces of wilted flowers."""
    lava: list[Lava] = msgspec.field(default_factory=list[Lava])
    crevasses: list[Crevasse] = msgspec.field(default_factory=list[Crevasse])
    razed: list[Space] = msgspec.field(default_factory=_numbers)
    """Spaces of destroyed sites (LB-1)."""
    permafrost: list[Pile] = msgspec.field(default_factory=_numbers)
    """Piles on whose token one of Elora's tiles waits (KR-ELORA-14)."""

    # Champions and bosses
    activation: list[int] = msgspec.field(default_factory=_numbers)
    """The numbers of the activation deck, top card last."""
    activation_out: list[int] = msgspec.field(default_factory=_numbers)
    pumpkins: list[Here[PileCard]] = msgspec.field(default_factory=_numbers)
    """Pumpkin hordes not yet used, top card last (KR-CHAMP-14)."""
    graveyard: list[Here[PileCard]] = msgspec.field(default_factory=_numbers)
    """Anoobis's graveyard, top card last (KR-CHAMP-17)."""
    token: OrNone[Pile] = NONE
    """The pile next to the event token."""
    layers: list[Here[PileCard]] = msgspec.field(default_factory=_numbers)
    """The boss's layers under the one in play, next one last (KRH-BOSS-01)."""
    behaviour: list[Here[BehaviourCard]] = msgspec.field(default_factory=_numbers)
    """The boss's behaviour deck, top card last."""
    behaviour_known: int = 0
    """How many cards at its bottom were seen when they were put there (KRH-BOSS-04)."""
    champion_slain: bool = False
    """The champion or boss that the victory asks for was destroyed."""

    # Until the end of the round
    hurried: bool = False
    """All hordes but a boss count as fast (E01, LB-4)."""
    surge: bool = False
    """The boss makes two attempts (LA-d)."""
    cold: bool = False
    """Heroes have one move less (E05)."""
    ashfall: bool = False
    """No perfect range for towers and heroes (E08)."""
    last_stand: bool = False
    """E15."""
    blocked: OrNone[Colour] = NONE
    """Solo: the colour that may not be built on (KR-SOLO-09)."""
    benched: bool = False
    """Solo: a bench hero was activated this round (KR-SOLO-03)."""
    locked_warriors: bool = False
    """Sand warriors cannot be redeployed this round (KR-ALRIC-13)."""
    upgraded: int = 0
    """Towers upgraded this round (KR-PROLOGUE-11)."""
    destroyed: int = 0
    """Hordes destroyed this round."""
    bought: int = 0
    """Towers bought this round (iron challenge of scenario 9)."""
    struck: Bits[TowerCard] = 0
    """Tower cards that dealt damage this round, a bit each (KR-PROLOGUE-09)."""

    # How it is played
    difficulty: Difficulty = 1
    """Easy, standard, hard, iron, heroic (KR-DIFF)."""
    strict_tutorial: bool = True
    checkpoint: bytes = b""
    """Prologue: the state at the beginning of the round."""
    replays: int = 0
    """Prologue: how often a round was played again."""
    finite_tiles: bool = True
    necromancer_tile: bool = False
    """The other reading of the Necromancer Tower (KR-R-09)."""

    # Guests from Rift in Time
    guests: bool = False
    """Whether they may be chosen (KR-CROSS-01)."""
    wildcats: list[Figure] = msgspec.field(default_factory=list[Figure])
    """Alleria's wildcat, if she plays: one at most (KRH-ALLERIA-02)."""
    waiting_gold: int = 0
    waiting_crystals: int = 0
    """Rewards on Vez'nan's board (KR-CROSS-24)."""
