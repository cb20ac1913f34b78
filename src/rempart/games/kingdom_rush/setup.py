"""Set-up (KR-SETUP): settings become the first state; what players decide are steps."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.games.kingdom_rush.code import SEEDS, BadCode, MapCode, decode
from rempart.games.kingdom_rush.ids import DIFFICULTIES, MODIFIERS, STANDARD
from rempart.games.kingdom_rush.pieces import LOCKED, Crevasse, Horde, Lava, Player
from rempart.games.kingdom_rush.state import AnyStep, Kingdom
from rempart.games.kingdom_rush.steps.round import Round
from rempart.games.kingdom_rush.steps.setup import (
    AbilityChoice,
    AllAbilities,
    BenchChoice,
    Chosen,
    DealHeroes,
    DealTowers,
    EasyStart,
    HeroChoice,
    HeroicStart,
    ShareTowers,
)
from rempart.games.kingdom_rush.tables import Tables
from rempart.games.kingdom_rush.tables.scenarios import Layout
from rempart.kernel import NONE, Chance, Setting
from rempart.kernel.errors import BadSettings
from rempart.kernel.text import Text

PACKAGE = "rempart.games.kingdom_rush"

PROLOGUE = 0
ENDLESS = "endless"
CAMPAIGN = {
    "scenario": ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", ENDLESS),
}
"""When a setting is about scenarios, not about the prologue."""
BENCHES = {"two": 2, "three": 3, "four": 4}


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is set up. The prologue is always at standard difficulty."""

    players: int = 2
    scenario: Annotated[
        Literal[
            "prologue",
            "1",
            "2",
            "3",
            "4",
            "5",
            "6",
            "7",
            "8",
            "9",
            "10",
            "11",
            "12",
            "endless",
        ],
        Setting("KR-SETUP-01"),
    ] = "1"
    map: Annotated[str, Setting("KRH-ENDLESS-02", when={"scenario": (ENDLESS,)})] = ""
    """The code of a generated map; empty: one of the match's own seed."""
    difficulty: Annotated[
        Literal["easy", "standard", "hard", "iron", "heroic"],
        Setting("KR-DIFF-04", when=CAMPAIGN),
    ] = "standard"
    start: Annotated[Literal["choose", "deal"], Setting("KR-SETUP-08", "start")] = "choose"
    """Heroes, abilities and starting towers: chosen at the table, or dealt."""
    guests: Annotated[bool, Setting("KR-CROSS-01", "start", CAMPAIGN)] = False
    """Whether the heroes of Rift in Time may be played."""
    bench: Annotated[
        Literal["two", "three", "four"], Setting("KR-SOLO-12", "start", {"players": (1,)})
    ] = "two"
    strict_tutorial: Annotated[
        bool, Setting("KR-PROLOGUE-07", "readings", {"scenario": ("prologue",)})
    ] = True
    """A missed objective always means playing the round again."""
    finite_tiles: Annotated[bool, Setting("KR-TILE-09", "readings")] = True
    necromancer: Annotated[Literal["soldier", "tile"], Setting("KR-R-09", "readings", CAMPAIGN)] = (
        "soldier"
    )


def setup(settings: Settings, seed: int, t: Tables, secret: str = "") -> Kingdom:
    """The table before the players' first decision.

    KR-SETUP-02: hearts; KR-SETUP-07, KR-SETUP-12: supplies and the common treasure; KR-SETUP-15:
    the album. KR-SETUP-11, KR-DIFF-02, KR-DIFF-03: gold and crystals as listed, changed by the
    difficulty, never below 0 (KR-DIFF-06). KR-PROLOGUE-05: the prologue has its own.
    """
    number = scenario_of(settings, seed)
    layout = t.layouts[number, settings.players]
    difficulty = DIFFICULTIES.index(settings.difficulty) if number else STANDARD
    change = t.difficulties[difficulty]
    s = Kingdom(
        chance=Chance(secret or seed),
        agenda=[],
        scenario=number,
        players=[Player(hero=NONE, life=0, hand=[]) for _ in range(settings.players)],
        hearts=layout.hearts,
        gold=max(0, layout.gold + change.gold),
        crystals=max(0, layout.crystals + change.crystals),
        supply=(1 << len(t.tower_type)) - 1,
        stickers=[NONE if m in layout.modifiers else LOCKED for m in range(len(MODIFIERS))],
        tiles_left=list(t.tiles_full),
        soldiers_left=t.soldiers,
        totems_left=t.totems,
        piles=[],
        hordes=[],
        difficulty=difficulty,
        strict_tutorial=settings.strict_tutorial,
        finite_tiles=settings.finite_tiles,
        necromancer_tile=settings.necromancer == "tile",
        guests=settings.guests and number != PROLOGUE,
    )
    lay_out(s, layout, t)
    offer_towers(s, layout, t)
    s.agenda = decisions(s, settings, t)
    return s


def scenario_of(settings: Settings, seed: int) -> int:
    """The number of the scenario; KRH-ENDLESS-02: of a generated map, what its code says."""
    if settings.scenario == ENDLESS:
        return map_of(settings, seed).number
    return PROLOGUE if settings.scenario == "prologue" else int(settings.scenario)


def map_of(settings: Settings, seed: int) -> MapCode:
    """The map that the settings name, or the first stage of the seed's own run."""
    return read_map(settings.map) if settings.map.strip() else MapCode(seed % SEEDS)


def read_map(code: str) -> MapCode:
    """What the code of a map says, or `BadSettings` with what is wrong."""
    try:
        return decode(code)
    except BadCode as error:
        key = f"bad_code.{error.reason}"
        words = Text(PACKAGE, "en")(key, **error.about)
        raise BadSettings(f"kingdom_rush: setting map: {words}", key, error.about) from error


# What lies on the board


def lay_out(s: Kingdom, layout: Layout, t: Tables) -> None:
    """KR-SETUP-01, KR-SETUP-04, KR-SETUP-05: what the scenario lists for this player count lies on
    the board (KR-PROLOGUE-01 too), piles and decks beside it."""
    deal_hordes(s, layout)
    bare = layout.data.iron == "bare_lava" and t.difficulties[s.difficulty].iron
    s.lava = [Lava(space, int(not bare), int(not bare)) for space in layout.lava]
    s.crevasses = [Crevasse(space, gaping=False) for space in layout.crevasses]
    s.tentacles = list(layout.tentacles)
    s.token = layout.event_pile
    s.layers = list(layout.layers[:0:-1])
    s.behaviour = list(layout.behaviours)
    cards = {card for pile in s.piles for card in pile if card < len(t.designs)}
    if any(t.champion[card] for card in (*cards, *(horde.card for horde in s.hordes))):
        s.activation = list(t.activations)
    if layout.event_pile != NONE:
        s.pumpkins = list(t.pumpkins)
    for deck in (s.behaviour, s.activation, s.pumpkins):
        s.chance.shuffle(deck, "decks")


def deal_hordes(s: Kingdom, layout: Layout) -> None:
    """KR-SETUP-03: only listed cards are used; KRH-DECK-01: a band's are drawn at random.

    Places with fewer possible cards are dealt first, so that no drawn card is missing for them.
    """
    pile_places = [(p, n) for p, pile in enumerate(layout.piles) for n in range(len(pile))]
    places = [(NONE, n) for n in range(len(layout.hordes))] + pile_places

    def possible(place: tuple[int, int]) -> tuple[int, ...]:
        pile, n = place
        return layout.hordes[n][1] if pile == NONE else layout.piles[pile][n]

    dealt: dict[tuple[int, int], int] = {}
    for place in sorted(places, key=lambda place: len(possible(place))):
        left = [card for card in possible(place) if card not in dealt.values()]
        dealt[place] = left[s.chance.below(len(left), "hordes")] if len(left) > 1 else left[0]
    s.hordes = [
        Horde(card=dealt[NONE, n], space=space) for n, (space, _) in enumerate(layout.hordes)
    ]
    s.piles = [[dealt[p, n] for n in range(len(pile))] for p, pile in enumerate(layout.piles)]


def offer_towers(s: Kingdom, layout: Layout, t: Tables) -> None:
    """KR-SETUP-06, KR-SETUP-10: the starting towers leave the supply to be shared out
    (KR-PROLOGUE-03: one of each level-1 type)."""
    for type_ in layout.towers:
        card = next(card for card in t.tower_cards[type_] if s.supply >> card & 1)
        s.supply ^= 1 << card
        s.offered.append(card)


# What players decide


def decisions(s: Kingdom, settings: Settings, t: Tables) -> list[AnyStep]:
    """The steps before the first round, last first. KR-PROLOGUE-02: the prologue lists no special
    abilities, so that nobody is asked for them."""
    solo = settings.players == 1
    dealt = settings.start == "deal"
    bench = BENCHES[settings.bench] if solo else 0
    change = t.difficulties[s.difficulty]
    agenda: list[AnyStep] = [Round()]
    if change.upgrades:
        agenda += [Chosen(), EasyStart(change.upgrades, [])]
    if change.returned:
        agenda.append(HeroicStart(change.returned))
    if s.scenario == PROLOGUE:
        agenda.append(DealTowers("KR-PROLOGUE-04"))
    elif solo or dealt:
        agenda.append(DealTowers("KR-SETUP-10"))
    else:
        agenda.append(ShareTowers())
    if dealt:
        return [*agenda, DealHeroes(bench)]
    return [*agenda, BenchChoice(bench), Chosen(), AbilityChoice(), AllAbilities(), HeroChoice()]
