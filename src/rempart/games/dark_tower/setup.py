"""Set-up (DT-SETUP): settings or a game code become the first state; what players decide are steps.

What "random" settings draw is drawn from a stream of its own, not from one of DT-AM-01: so a game
and the game that its code gives (DT-CODE-03) draw the same from then on, unless what they draw is
decided by a secret.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.games.dark_tower.code import VALUES, BadCode, Config, chance_of, decode
from rempart.games.dark_tower.ids import (
    ADVERSARIES,
    COMPANIONS,
    CORRUPTIONS,
    FIRST_QUEST_ITEM,
    FIRST_TREASURE,
    FOES,
    GEAR,
    ITEMS,
    KINGDOMS,
    NIMET,
    POTIONS,
    READY,
    TRIALS,
)
from rempart.games.dark_tower.pieces import Hero
from rempart.games.dark_tower.state import AnyStep, Realm
from rempart.games.dark_tower.steps.setup import (
    DealHeroes,
    HeroChoice,
    HomeChoice,
    Populate,
    SetupSummary,
)
from rempart.games.dark_tower.tables import Tables
from rempart.kernel import NONE, Chance, Setting
from rempart.kernel.errors import BadSettings
from rempart.kernel.text import Text

PACKAGE = "rempart.games.dark_tower"
RANDOM = "random"
LEVELS = (FOES[:4], FOES[4:8], FOES[8:])
"""DT-SETUP-22: the foes to choose from, by level."""
GOALS = tuple(companion for companion in COMPANIONS if companion != COMPANIONS[NIMET])
"""The main goals of cooperative games."""
ADVERSARY_CARDS = 10
"""DT-AM-25."""
NO_CODE: dict[str, tuple[object, ...]] = {"code": ("",)}
"""When a setting is one that a game code would decide."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is set up (DT-SETUP-17, DT-SETUP-19).

    The competitive game is for two and more (DT-COMP-20) and has no main goal (DT-COMP-01).
    DT-SETUP-25: Zaida's goal against Ashstrider is the first game suggested. DT-SETUP-18: a
    game code wins over mode, difficulty, goal, adversary and foes.
    """

    players: int = 1
    mode: Annotated[
        Literal["cooperative", "competitive"],
        Setting("DT-COMP-04", when=NO_CODE | {"players": (2, 3, 4)}),
    ] = "cooperative"
    difficulty: Annotated[Literal["heroic", "gritty"], Setting("DT-SETUP-17", when=NO_CODE)] = (
        "heroic"
    )
    goal: Annotated[
        Literal[
            "zaida",
            "gleb",
            "grigor",
            "hakan",
            "letha",
            "miras",
            "tomas",
            "vasa",
            "yana",
            "random",
        ],
        Setting("DT-SETUP-20", when=NO_CODE | {"mode": ("cooperative",)}),
    ] = "zaida"
    adversary: Annotated[
        Literal[
            "ashstrider",
            "bane",
            "empress",
            "gaze",
            "gravemaw",
            "isa",
            "rot",
            "utukku",
            "random",
        ],
        Setting("DT-SETUP-21", when=NO_CODE),
    ] = "ashstrider"
    heroes: Annotated[Literal["choose", "deal"], Setting("DT-SETUP-12", "heroes")] = "choose"
    concession: Annotated[bool, Setting("DT-LOSE-04", "heroes")] = False
    look_inside: Annotated[
        bool, Setting("DT-TM-04", "heroes", {"players": (1,), "real_tower": (False,)})
    ] = False
    foe_2: Annotated[
        Literal["random", "brigands", "oreks", "wolves", "fiends"],
        Setting("DT-SETUP-22", "foes", NO_CODE),
    ] = "random"
    foe_3: Annotated[
        Literal["random", "trolls", "neuri", "lemures", "spiders"],
        Setting("DT-SETUP-22", "foes", NO_CODE),
    ] = "random"
    foe_4: Annotated[
        Literal["random", "dragons", "mormos", "striga", "titans"],
        Setting("DT-SETUP-22", "foes", NO_CODE),
    ] = "random"
    code: Annotated[str, Setting("DT-SETUP-18", "code")] = ""
    guided: Annotated[bool, Setting("DT-SETUP-25", "heroes", {"players": (1,)})] = False
    real_tower: Annotated[bool, Setting("DT-REAL-01", "heroes")] = False


def setup(settings: Settings, seed: int, t: Tables, secret: str = "") -> Realm:
    """The table before the players' first decision.

    DT-SETUP-03, DT-SETUP-26: the Tower is whole and calibrated. DT-SETUP-04, DT-SETUP-05: all
    buildings stand, and all skulls are in the supply. DT-SETUP-06: gear in its stacks. DT-SETUP-10,
    DT-SETUP-11: everything else lies beside the board or in the box.

    DT-CODE-02: the configuration always comes from the seed or the code. Where there is a secret,
    nothing else does: whoever reads the code that is shown knows no card by it.
    """
    config = configure(settings, seed)
    knobs = t.knobs
    s = Realm(
        chance=Chance(secret) if secret else chance_of(config.rng),
        agenda=[],
        rng=config.rng,
        competitive=config.competitive,
        gritty=config.gritty,
        goal=config.companion,
        adversary=config.adversary,
        kinds=[level * 4 + foe for level, foe in enumerate(config.foes)],
        states=[READY] * len(config.foes),
        concession=settings.concession,
        look_inside=settings.look_inside and settings.players == 1 and not settings.real_tower,
        guided=settings.guided and settings.players == 1,
        real_tower=settings.real_tower,
        heroes=[new_hero(t) for _ in range(settings.players)],
        buildings=[0] * len(t.world.building_region),
        box=[item for item in range(FIRST_QUEST_ITEM, len(ITEMS)) for _ in range(t.copies[item])],
        steps=[t.adversary_step[config.gritty]] * ADVERSARY_CARDS,
        cap=knobs.adv_cap,
    )
    shuffle_decks(s, t)
    s.agenda = decisions(settings)
    return s


def configure(settings: Settings, seed: int) -> Config:
    """DT-CODE-02: what a code would say of these settings, or what the given code says."""
    if settings.code:
        try:
            return read_code(settings)
        except BadCode as error:
            key = f"bad_code.{error.reason}"
            words = Text(PACKAGE, "en")(key, **error.about)
            raise BadSettings(f"dark_tower: setting code: {words}", key, error.about) from error
    rng = seed % VALUES
    chance = Chance(rng)
    competitive = settings.mode == "competitive" and settings.players > 1
    goal = pick(chance, settings.goal, GOALS)
    named = (settings.foe_2, settings.foe_3, settings.foe_4)
    two, three, four = (
        foes.index(pick(chance, id, foes)) for id, foes in zip(named, LEVELS, strict=True)
    )
    return Config(
        foes=(two, three, four),
        adversary=ADVERSARIES.index(pick(chance, settings.adversary, ADVERSARIES)),
        companion=NIMET if competitive else COMPANIONS.index(goal),
        gritty=settings.difficulty == "gritty",
        competitive=competitive,
        players=settings.players,
        rng=rng,
    )


def read_code(settings: Settings) -> Config:
    """What the given code says; it must be for as many players as there are."""
    config = decode(settings.code)
    if config.players != settings.players:
        raise BadCode("other_players", wanted=config.players, given=settings.players)
    return config


def pick(chance: Chance, id: str, ids: tuple[str, ...]) -> str:
    """The one that is named, or any."""
    return ids[chance.below(len(ids), "config")] if id == RANDOM else id


def new_hero(t: Tables) -> Hero:
    """DT-SETUP-16: seven warriors, one spirit, no items, no corruption."""
    return Hero(hero=NONE, home=NONE, region=NONE, warriors=t.knobs.warriors, spirit=t.knobs.spirit)


def shuffle_decks(s: Realm, t: Tables) -> None:
    """DT-SETUP-07, DT-SETUP-08, DT-SETUP-09: treasures, potions and corruptions, in the order of
    DT-AM-01; the market is opened from the treasures. DT-COMP-02: trials by type."""
    s.treasures = list(range(FIRST_TREASURE, FIRST_QUEST_ITEM))
    s.potions = [potion for potion in range(len(POTIONS)) for _ in range(t.copies[potion])]
    s.corruptions = list(range(len(CORRUPTIONS)))
    for deck in (s.treasures, s.potions, s.corruptions):
        s.chance.shuffle(deck, "decks")
    for first in range(0, TRIALS, len(KINGDOMS)):
        four = list(range(first, first + len(KINGDOMS)))
        if s.competitive:
            s.chance.shuffle(four, "decks")
        s.trials += four
    s.gear = [t.copies[len(POTIONS) + kind] for kind in range(len(GEAR))]
    s.market = [s.treasures.pop() for _ in range(t.knobs.market)]


def decisions(settings: Settings) -> list[AnyStep]:
    """The steps before the first month, last first."""
    agenda: list[AnyStep] = [Populate(), SetupSummary()]
    if settings.heroes == "deal":
        return [*agenda, DealHeroes()]
    for seat in reversed(range(settings.players)):
        agenda += [HomeChoice(seat), HeroChoice(seat)]
    return agenda
