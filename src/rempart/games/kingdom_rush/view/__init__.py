"""What players may see: all of the table but the order of what lies face down.

Hands, incoming piles and supplies are open (KR-R-16). Of a spawn pile (KR-SETUP-05) everybody knows
what the scenario's sheet says of each place (the band, or which champion or boss), and the back of
its top card, which shows the reward (KR-DESTROY-07); which card of the band it is, nobody knows.
Known by number but not by order: the activation deck, the pumpkins, the graveyard. A boss's
behaviour card is known again once it lies under its deck (KRH-BOSS-04).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Literal, get_args

import msgspec

from rempart.games.kingdom_rush.board.grids import SHAPES
from rempart.games.kingdom_rush.ids import (
    RIFT,
    SUPPLIES,
    Ability,
    Band,
    BehaviourCard,
    Cell,
    Cells,
    Colour,
    Damage,
    Difficulty,
    Hearts,
    Hero,
    HordeCard,
    PhaseNumber,
    Pile,
    PileCard,
    Scenario,
    Seat,
    Shape,
    Side,
    Skulls,
    Space,
    Supply,
    TowerCard,
)
from rempart.games.kingdom_rush.pieces import Horde, Player
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.steps.hordes import layout_of, top_horde
from rempart.games.kingdom_rush.steps.prologue import MissedObjective
from rempart.games.kingdom_rush.tables import TABLES, Tables
from rempart.games.kingdom_rush.tables.scenarios import FLOWERS
from rempart.games.kingdom_rush.view.task import Task, task_of
from rempart.kernel import NONE, Chance, OrNone

Reward = tuple[tuple[int, int], ...]
RoundMark = Literal["hurried", "surge", "cold", "ashfall", "last_stand"]
ThingKind = Literal[
    "magic", "fire", "earth", "frost", "storm", "lava", "crevasse", "pool", "tentacle"
]


class TileView(msgspec.Struct, frozen=True):
    """A tile on a horde."""

    supply: Supply
    shape: Shape
    cells: Cells
    damage: Damage


class SoldierView(msgspec.Struct, frozen=True):
    """A soldier on a horde."""

    cell: Cell
    damage: Damage


class HordeView(msgspec.Struct, frozen=True):
    """A horde on the path, with its values computed."""

    card: HordeCard
    space: Space
    tiles: list[TileView]
    soldiers: list[SoldierView]
    covered: int
    bare: int
    """The cells of enemies that are not covered."""
    hearts: Hearts
    """What it would cost if it escaped now (KR-ESCAPE-02)."""
    totem: bool
    acted: bool
    marks: int
    hidden: bool
    """A flyer lies above it (KR-ENEMY-18)."""


class PileView(msgspec.Struct, frozen=True):
    """A spawn pile, top first: the band of each card, and its number if known, otherwise NONE."""

    bands: list[Band]
    cards: list[OrNone[PileCard]]
    reward: Reward
    """The back of the top card: pairs of crystals and gold; empty for none."""
    permafrost: bool


class TowerView(msgspec.Struct, frozen=True):
    """A tower on a site."""

    card: TowerCard
    space: Space
    facing: Side
    seat: Seat


class FigureView(msgspec.Struct, frozen=True):
    """A sand warrior or the wildcat."""

    space: OrNone[Space]
    cells: Cells
    moved: bool


class BenchView(msgspec.Struct, frozen=True):
    """A bench hero."""

    hero: Hero
    space: OrNone[Space]
    cells: Cells
    facing: Side
    used: bool
    active: bool
    skulls: Skulls


class ThingView(msgspec.Struct, frozen=True):
    """A flower, lava pool, crevasse, abyss pool or tentacle."""

    kind: ThingKind
    space: Space
    wilted: bool = False
    gaping: bool = False
    gold: int = 0
    crystals: int = 0


class PlayerView(msgspec.Struct, frozen=True):
    """A player."""

    hero: OrNone[Hero]
    life: int
    hand: list[TowerCard]
    incoming: list[TowerCard]
    space: OrNone[Space]
    cells: Cells
    facing: Side
    abilities: list[Ability]
    """Special abilities by number, 0 to 35."""
    flipped: list[Ability]
    activated: bool
    stunned: bool
    protected: bool
    skulls: Skulls
    done: bool


class View(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    seat: Seat | None
    variant: str
    scenario: Scenario
    difficulty: Difficulty
    round: int
    phase: PhaseNumber
    hearts: Hearts
    gold: int
    crystals: int
    players: list[PlayerView]
    hordes: list[HordeView]
    piles: list[PileView]
    built: list[TowerView]
    warriors: list[FigureView]
    bench: list[BenchView]
    things: list[ThingView]
    razed: list[Space]
    supply: list[TowerCard]
    """Tower cards that can be had."""
    offered: list[TowerCard]
    stickers: list[OrNone[TowerCard]]
    tiles: list[int]
    """Tiles left, at `supply * 5 + shape`."""
    soldiers: int
    totems: int
    blocked: OrNone[Colour]
    token: OrNone[Pile]
    activation: list[int]
    activation_out: list[int]
    pumpkins: int
    graveyard: list[PileCard]
    layers: int
    """Layers of the boss under the one in play."""
    behaviour: list[BehaviourCard]
    """The cards that may come next, in no order."""
    behaviour_next: list[BehaviourCard]
    """Those that come after them, in the order in which they come."""
    discard: list[PileCard]
    marks: list[RoundMark]
    """What goes for everybody until the end of the round."""
    necromancer_tile: bool
    """KR-R-09: which reading of the Necromancer Tower is played."""
    struck: int
    """Towers that dealt damage this round (KR-PROLOGUE-09)."""
    upgraded: int
    destroyed: int
    """Towers and hordes of this round (KR-PROLOGUE-11)."""
    missed: bool
    """Prologue: whether to play the round again is being asked (KR-PROLOGUE-07)."""
    task: Task | None
    """What is being asked, if it is about a piece."""
    guests: bool
    """Whether the heroes of Rift in Time may be played (KR-CROSS-01)."""
    wildcats: list[FigureView]
    """Alleria's wildcat."""
    waiting_gold: int
    waiting_crystals: int
    """Rewards on Vez'nan's board (KR-CROSS-24)."""


ROUND_MARKS: tuple[RoundMark, ...] = get_args(RoundMark)


def view(s: Kingdom, seat: int | None) -> View:
    """Built by inclusion; all seats and spectators see the same."""
    t = TABLES[s.variant]
    known = s.behaviour_known
    return View(
        seat=seat,
        variant=s.variant,
        scenario=s.scenario,
        difficulty=s.difficulty,
        round=s.round,
        phase=s.phase,
        hearts=s.hearts,
        gold=s.gold,
        crystals=s.crystals,
        players=[player_view(s, n, player) for n, player in enumerate(s.players)],
        hordes=[horde_view(s, t, horde) for horde in s.hordes],
        piles=[pile_view(s, t, pile) for pile in range(len(s.piles))],
        built=[
            TowerView(card=b.card, space=b.space, facing=b.facing, seat=b.seat) for b in s.built
        ],
        warriors=[FigureView(w.space, w.cells, w.moved) for w in s.warriors],
        bench=[
            BenchView(
                hero=b.hero,
                space=b.space,
                cells=b.cells,
                facing=b.facing,
                used=b.used,
                active=b.active,
                skulls=b.skulls,
            )
            for b in s.bench
        ],
        things=things(s),
        razed=list(s.razed),
        supply=[card for card in range(len(t.tower_type)) if s.supply >> card & 1],
        offered=list(s.offered),
        stickers=list(s.stickers),
        tiles=list(s.tiles_left),
        soldiers=s.soldiers_left,
        totems=s.totems_left,
        blocked=s.blocked,
        token=s.token,
        activation=sorted(s.activation),
        activation_out=list(s.activation_out),
        pumpkins=len(s.pumpkins),
        graveyard=sorted(s.graveyard),
        layers=len(s.layers),
        behaviour=sorted(s.behaviour[known:]),
        behaviour_next=s.behaviour[:known][::-1],
        discard=list(s.discard),
        marks=[mark for mark in ROUND_MARKS if getattr(s, mark)],
        necromancer_tile=s.necromancer_tile,
        struck=s.struck.bit_count(),
        upgraded=s.upgraded,
        destroyed=s.destroyed,
        missed=bool(s.agenda) and isinstance(s.agenda[-1], MissedObjective),
        task=task_of(s),
        guests=s.guests,
        wildcats=[FigureView(w.space, w.cells, w.moved) for w in s.wildcats],
        waiting_gold=s.waiting_gold,
        waiting_crystals=s.waiting_crystals,
    )


def player_view(s: Kingdom, seat: int, player: Player) -> PlayerView:
    """A player hides nothing."""
    return PlayerView(
        hero=player.hero,
        life=player.life,
        hand=list(player.hand),
        incoming=list(player.incoming),
        space=player.space,
        cells=player.cells,
        facing=player.facing,
        abilities=numbered(player.hero, player.abilities),
        flipped=numbered(player.hero, player.flipped),
        activated=player.activated,
        stunned=player.stunned,
        protected=player.protected,
        skulls=player.skulls,
        done=bool(s.done >> seat & 1),
    )


def numbered(hero: int, bits: int) -> list[int]:
    """A hero's abilities by number, of all heroes'."""
    return [hero * 4 + n for n in range(4) if bits >> n & 1]


def horde_view(s: Kingdom, t: Tables, horde: Horde) -> HordeView:
    """A horde hides nothing."""
    design = t.designs[horde.card]
    return HordeView(
        card=horde.card,
        space=horde.space,
        tiles=[
            TileView(supply=x.supply, shape=x.shape, cells=x.cells, damage=x.damage)
            for x in horde.tiles
        ],
        soldiers=[SoldierView(x.cell, x.damage) for x in horde.soldiers],
        covered=horde.covered,
        bare=design.enemies & ~horde.covered,
        hearts=design.hearts(horde.covered),
        totem=horde.totem,
        acted=horde.acted,
        marks=horde.marks,
        hidden=top_horde(s, t, horde.space) is not horde,
    )


def pile_view(s: Kingdom, t: Tables, pile: int) -> PileView:
    """What the sheet says of each place, and the back of the top card."""
    cards = s.piles[pile]
    hidden = {place for p, place in unknown_places(s) if p == pile}
    return PileView(
        bands=[band(t, card) for card in reversed(cards)],
        cards=[NONE if n in hidden else cards[n] for n in reversed(range(len(cards)))],
        reward=back(t, cards[-1]) if cards else (),
        permafrost=pile in s.permafrost,
    )


def band(t: Tables, card: int) -> Band:
    """The band of a card in a pile."""
    return "rift" if card >= RIFT else t.band[card]


def back(t: Tables, card: int) -> Reward:
    """The reward on the back of a card in a pile."""
    return () if card >= RIFT else t.designs[card].reward


def unknown_places(s: Kingdom) -> Iterator[tuple[int, int]]:
    """The places of all piles (pile, place from the bottom) whose card nobody knows: those that
    were dealt from several designs. A card put on top later is known."""
    layout = layout_of(s)
    for pile, cards in enumerate(s.piles):
        for place, (card, possible) in enumerate(zip(cards, layout.piles[pile], strict=False)):
            if layout.hidden[pile][place] and card in possible:
                yield pile, place


def things(s: Kingdom) -> list[ThingView]:
    """Flowers, environment tiles and tentacles."""
    layout = layout_of(s)
    found = [
        ThingView(kind=FLOWERS[flower], space=space, wilted=space in s.wilted)
        for space, flower in layout.flowers.items()
    ]
    found += [ThingView("lava", x.space, gold=x.gold, crystals=x.crystals) for x in s.lava]
    found += [ThingView("crevasse", x.space, gaping=x.gaping) for x in s.crevasses]
    found += [ThingView("pool", space) for space in layout.pools]
    return found + [ThingView("tentacle", space) for space in s.tentacles]


COPY_OUT = msgspec.msgpack.Encoder().encode
COPY_IN = msgspec.msgpack.Decoder(Kingdom).decode


def redeal(s: Kingdom, seat: int | None, seed: int) -> Kingdom:
    """A state that nobody could tell from `s`: other cards in the piles, other orders of decks.

    Decks are sorted before they are shuffled, so that states that look alike are dealt alike. The
    prologue's `checkpoint` stays, except its chance: its cards are known by name, and nothing
    is drawn in it.
    """
    s = COPY_IN(COPY_OUT(s))
    chance = Chance(seed)
    redeal_piles(s, chance)
    for deck in (s.activation, s.pumpkins, s.graveyard):
        deck.sort()
        chance.shuffle(deck)
    coming = sorted(s.behaviour[s.behaviour_known :])
    chance.shuffle(coming)
    s.behaviour[s.behaviour_known :] = coming
    s.chance = Chance(chance.bits("onward"))
    if s.checkpoint:
        before = COPY_IN(s.checkpoint)
        before.chance = s.chance
        s.checkpoint = COPY_OUT(before)
    return s


def redeal_piles(s: Kingdom, chance: Chance) -> None:
    """KRH-DECK-01: each unknown place gets a card that could lie there: one that was not seen, and
    on top of a pile one with the same back."""
    t = TABLES[s.variant]
    places = list(unknown_places(s))
    layout = layout_of(s)
    seen = {card for pile in s.piles for card in pile}
    seen -= {s.piles[pile][place] for pile, place in places}
    seen.update(s.discard, s.graveyard, (horde.card for horde in s.hordes))
    tops = [(pile, place) for pile, place in places if place == len(s.piles[pile]) - 1]
    others = [place for place in places if place not in tops]
    for pile, place in tops + others:
        free = [card for card in layout.piles[pile][place] if card not in seen]
        if (pile, place) in tops:
            reward = back(t, s.piles[pile][place])
            free = [card for card in free if back(t, card) == reward]
        card = free[chance.below(len(free))]
        s.piles[pile][place] = card
        seen.add(card)


def census(s: Kingdom) -> Mapping[str, int]:
    """Every tower card, horde card and deck card, each somewhere once, and how many hordes of each
    band are in play; every tile, soldier and totem, counted."""
    t = TABLES[s.variant]
    count: dict[str, int] = {}
    for card in tower_cards(s, t):
        _count(count, f"tower_card {card}")
    found = Counter(horde_cards(s))
    for card in t.card_id:  # one that is nowhere is in the box
        count[f"pile_card {card}"] = max(1, found[card])
    for card in found.elements():
        _count(count, f"{band(t, card)} cards in play")
    for card in s.behaviour:
        _count(count, f"behaviour_card {card}")
    for number in [*s.activation, *s.activation_out]:
        _count(count, f"activation {number}")
    count["soldiers"] = s.soldiers_left + sum(len(horde.soldiers) for horde in s.hordes)
    count["totems"] = s.totems_left + sum(horde.totem for horde in s.hordes)
    for place, left in enumerate(tiles(s)):
        if left:
            supply, shape = divmod(place, len(SHAPES))
            count[f"{SUPPLIES[supply]} {SHAPES[shape]}"] = left
    return count


def tower_cards(s: Kingdom, t: Tables) -> Iterator[int]:
    """Where tower cards are."""
    yield from (card for card in range(len(t.tower_type)) if s.supply >> card & 1)
    yield from s.offered
    for player in s.players:
        yield from player.hand
        yield from player.incoming
    yield from (tower.card for tower in s.built)


def horde_cards(s: Kingdom) -> Iterator[int]:
    """Where the horde and rift cards of this match are; the rest of them is in the box."""
    for pile in (*s.piles, s.discard, s.graveyard, s.pumpkins, s.layers):
        yield from pile
    yield from (horde.card for horde in s.hordes)


def tiles(s: Kingdom) -> list[int]:
    """All tiles: in their supplies, on hordes and on spawn tokens. Without `finite_tiles` there are
    always enough, and only the supplies are counted."""
    found = list(s.tiles_left)
    if s.finite_tiles:
        for horde in s.hordes:
            for tile in horde.tiles:
                found[tile.supply * len(SHAPES) + tile.shape] += 1
        for _ in s.permafrost:
            found[PERMAFROST] += 1
    return found


PERMAFROST = SUPPLIES.index("elora") * len(SHAPES) + SHAPES.index("D2")
"""The tiles that wait on spawn tokens (KR-ELORA-14)."""


def _count(count: dict[str, int], what: str) -> None:
    count[what] = count.get(what, 0) + 1
