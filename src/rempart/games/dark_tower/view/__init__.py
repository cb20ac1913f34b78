"""What each seat may see, and where every component is.

Hidden (DT-MONTH-05 and others): the random value and all chance; the length of the month and its
events; the order of decks; how drums of the Tower stand that turned unseen, and which pockets hold
the skulls inside; cards of a battle and rooms of a dungeon that were not revealed; other heroes'
trials that are not done (DT-COMP-02). When the game is over, everything is shown, the game code too
(DT-CODE-01).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from rempart.games.dark_tower.board import tower
from rempart.games.dark_tower.code import Config, encode
from rempart.games.dark_tower.ids import (
    ADVERSARIES,
    COMPANIONS,
    CORRUPTIONS,
    DRUMS,
    FIRST_GEAR,
    ITEMS,
    SEALS,
    SPREAD,
    TRIALS,
    VIRTUES,
    Adversary,
    BattleCard,
    CardSpot,
    Cell,
    Companion,
    Corruption,
    FoeKind,
    FoeState,
    HeroCard,
    Item,
    Kingdom,
    MainGoal,
    Month,
    MonthlyQuest,
    Pool,
    PoolRoom,
    Region,
    RoomPlace,
    Rung,
    Seal,
    Seat,
    Source,
    Thing,
    TrialCard,
    TurnStep,
    Virtue,
)
from rempart.games.dark_tower.pieces import Battle, Deal, Dungeon, Hero, Room, Visit
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.steps.battle import number_of
from rempart.games.dark_tower.steps.items import inactive
from rempart.games.dark_tower.steps.move import left
from rempart.games.dark_tower.steps.tower import SealOff
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, OrNone

# What a seat sees


class HeroView(msgspec.Struct, frozen=True):
    """A hero. `trials` are those that the seat may know."""

    hero: OrNone[HeroCard]
    home: OrNone[Kingdom]
    region: OrNone[Region]
    warriors: int
    spirit: int
    items: list[Item]
    active: list[Virtue]
    inactive: list[Virtue]
    lost: list[Virtue]
    corruptions: list[Corruption]
    companions: list[Companion]
    spores: int
    trials: list[TrialCard]
    trials_hidden: int
    trials_done: list[TrialCard]
    out: bool
    moves: int
    """Regions that can still be entered this turn, without doubling."""
    doubled: bool
    bannered: bool
    heroic: bool
    reinforces: int
    cancelled: bool
    traded: bool
    used: list[Source]
    advantages: int


class TokenView(msgspec.Struct, frozen=True):
    """A foe on the board."""

    kind: FoeKind
    region: Region


class RoomView(msgspec.Struct, frozen=True):
    """A room that is known, or known to be there: then without content and doors."""

    room: RoomPlace
    cell: Cell
    content: OrNone[PoolRoom]
    doors: int
    cleared: bool
    entered: bool


class DungeonView(msgspec.Struct, frozen=True):
    """A dungeon as far as it was explored."""

    dungeon: Pool
    """Its type."""
    region: OrNone[Region]
    quest: OrNone[MonthlyQuest]
    rooms: list[RoomView]
    unknown: int
    """Rooms that nobody has seen a door to."""
    target: OrNone[RoomPlace]
    """NONE until it is found."""


class QuestView(msgspec.Struct, frozen=True):
    """A monthly quest."""

    quest: MonthlyQuest
    region: OrNone[Region]
    progress: int


class GoalView(msgspec.Struct, frozen=True):
    """The main goal."""

    region: OrNone[Region]
    done: bool
    given: list[int]
    skulls: int


class BattleView(msgspec.Struct, frozen=True):
    """The battle that is being fought; `card` is a number of the tables.

    Before the first card is revealed, `spread` is how many lie face down, and `picks` are the
    places of those chosen so far.
    """

    seat: Seat
    kind: FoeKind
    region: Region
    card: OrNone[BattleCard]
    step: Rung
    left: int
    free: int
    bought: int
    used: int
    resolved: int
    spread: int
    picks: list[CardSpot]


class VisitView(msgspec.Struct, frozen=True):
    """The visit to a dungeon, by its place among the dungeons."""

    seat: Seat
    dungeon: int
    room: RoomPlace
    free: int
    bought: int
    used: int
    improved: bool
    resolved: int


class SideView(msgspec.Struct, frozen=True):
    """What one more hero gives and gets in a trade."""

    partner: Seat
    give: list[Thing]
    get: list[Thing]
    warriors: int
    spirit: int


class DealView(msgspec.Struct, frozen=True):
    """A trade on the table."""

    seat: Seat
    partner: Seat
    give: list[Thing]
    get: list[Thing]
    warriors: int
    spirit: int
    others: list[SideView]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: Seat | None
    variant: str
    over: bool
    won: bool
    """The seat has won; for a spectator, anybody."""
    code: str
    """Empty until the game is over."""
    competitive: bool
    gritty: bool
    goal: OrNone[MainGoal]
    adversary: Adversary
    kinds: list[FoeKind]
    concession: bool
    month: Month
    turn: int
    length: int
    """NONE while it is hidden."""
    timeline: list[list[int]]
    """Empty while it is hidden."""
    active: Seat
    starter: Seat
    phase: TurnStep
    dropped: bool
    heroes: list[HeroView]
    buildings: list[int]
    supply: int
    removed: int
    inside: int
    pockets: list[int]
    """Empty while they are hidden."""
    seals: list[bool]
    pos: list[int]
    """Quarter turns of each drum; NONE where they cannot be known (DT-R-68)."""
    glyphs: list[OrNone[Kingdom]]
    """The kingdom that each faces; NONE: hidden."""
    beam: int
    potions: int
    treasures: int
    corruptions: int
    market: list[Item]
    gear: list[int]
    box: list[Item]
    gone: list[Item]
    foes: list[TokenView]
    states: list[FoeState]
    mutations: list[int]
    steps: list[Rung]
    cap: int
    rivers: int
    sale: bool
    thinned: bool
    mark_back: int
    main: GoalView
    quests: list[QuestView]
    dungeons: list[DungeonView]
    trees: list[Region]
    battle: BattleView | None
    visit: VisitView | None
    deal: DealView | None
    real_tower: bool
    away: bool
    named: OrNone[Seal]
    """The seal that the Tower on the table shows; NONE: it shows none."""


def view(s: Realm, seat: int | None) -> View:
    """Built by inclusion."""
    over = s.outcome is not None
    winners = s.outcome.winners if s.outcome is not None else ()
    inside = over or s.look_inside
    return View(
        seat=seat,
        variant=s.variant,
        over=over,
        won=bool(winners) if seat is None else seat in winners,
        code=code_of(s) if over else "",
        competitive=s.competitive,
        gritty=s.gritty,
        goal=s.main_goal(),
        adversary=s.adversary,
        kinds=list(s.kinds),
        concession=s.concession,
        month=s.month,
        turn=s.turn,
        length=s.length if over or s.month == 1 else NONE,
        timeline=[list(slot) for slot in s.timeline] if over else [],
        active=s.active,
        starter=s.starter,
        phase=s.phase,
        dropped=s.dropped,
        heroes=[hero_view(s, hero, over or n == seat) for n, hero in enumerate(s.heroes)],
        buildings=list(s.buildings),
        supply=s.supply,
        removed=s.removed,
        inside=sum(s.pockets) + s.inside,
        pockets=list(s.pockets) if inside else [],
        seals=[bool(s.seals >> seal & 1) for seal in range(SEALS)],
        pos=[s.pos[drum] if inside else tower.known_pos(s, drum) for drum in range(len(DRUMS))],
        glyphs=tower.glyphs(s),
        beam=s.beam,
        potions=len(s.potions),
        treasures=len(s.treasures),
        corruptions=len(s.corruptions),
        market=list(s.market),
        gear=list(s.gear),
        box=list(s.box),
        gone=list(s.gone),
        foes=[TokenView(foe.kind, foe.region) for foe in s.foes],
        states=list(s.states),
        mutations=list(s.mutations),
        steps=list(s.steps),
        cap=s.cap,
        rivers=s.rivers,
        sale=s.sale,
        thinned=s.thinned,
        mark_back=s.mark_back,
        main=GoalView(
            region=s.main.region, done=s.main.done, given=list(s.main.given), skulls=s.main.skulls
        ),
        quests=[QuestView(quest.number, quest.region, quest.progress) for quest in s.quests],
        dungeons=[dungeon_view(s, dungeon, over) for dungeon in s.dungeons],
        trees=list(s.trees),
        battle=battle_view(s, s.battle) if s.battle is not None else None,
        visit=visit_view(s.visit) if s.visit is not None else None,
        deal=deal_view(s.deal) if s.deal is not None else None,
        real_tower=s.real_tower,
        away=s.away,
        named=next((step.named for step in s.agenda if isinstance(step, SealOff)), NONE),
    )


def code_of(s: Realm) -> str:
    """DT-CODE-01: the code of this game."""
    two, three, four = (kind % 4 for kind in s.kinds)
    return encode(
        Config(
            foes=(two, three, four),
            adversary=s.adversary,
            companion=s.goal,
            gritty=s.gritty,
            competitive=s.competitive,
            players=len(s.heroes),
            rng=s.rng,
        )
    )


def hero_view(s: Realm, hero: Hero, own: bool) -> HeroView:
    """DT-COMP-07: of another hero's trials only those that are done are known."""
    known = [trial for trial in hero.trials if own or hero.trials_done >> trial & 1]
    return HeroView(
        hero=hero.hero,
        home=hero.home,
        region=hero.region,
        warriors=hero.warriors,
        spirit=hero.spirit,
        items=list(hero.items),
        active=[virtue for virtue in range(len(VIRTUES)) if hero.active >> virtue & 1],
        inactive=inactive(hero) if hero.hero != NONE else [],
        lost=[virtue for virtue in range(len(VIRTUES)) if hero.lost >> virtue & 1],
        corruptions=list(hero.corruptions),
        companions=list(hero.companions),
        spores=hero.spores,
        trials=known,
        trials_hidden=len(hero.trials) - len(known),
        trials_done=[trial for trial in hero.trials if hero.trials_done >> trial & 1],
        out=hero.out,
        moves=left(s, hero),
        doubled=hero.doubled,
        bannered=hero.bannered,
        heroic=hero.heroic,
        reinforces=hero.reinforces,
        cancelled=hero.cancelled,
        traded=hero.traded,
        used=list(hero.used),
        advantages=hero.advantages,
    )


def entered(s: Realm, dungeon: Dungeon) -> set[int]:
    """The rooms that were revealed: those cleared, and the one somebody is in."""
    found = {number for number, room in enumerate(dungeon.rooms) if room.cleared}
    visit = s.visit
    if visit is not None and s.dungeons[visit.dungeon] is dungeon:
        found.add(visit.room)
    return found


def beyond(dungeon: Dungeon, seen: set[int]) -> list[int]:
    """The rooms behind the doors of those that were entered."""
    doors = 0
    for number in seen:
        doors |= dungeon.rooms[number].doors
    return [n for n, room in enumerate(dungeon.rooms) if n not in seen and doors >> room.cell & 1]


def dungeon_view(s: Realm, dungeon: Dungeon, over: bool) -> DungeonView:
    """DT-DUNGEON-02: rooms that were entered, and those behind their doors."""
    seen = set(range(len(dungeon.rooms))) if over else entered(s, dungeon)
    next_ones = beyond(dungeon, seen)
    rooms = [room_view(number, dungeon.rooms[number], True) for number in sorted(seen)]
    rooms += [room_view(number, dungeon.rooms[number], False) for number in next_ones]
    return DungeonView(
        dungeon=dungeon.type,
        region=dungeon.region,
        quest=dungeon.quest,
        rooms=rooms,
        unknown=len(dungeon.rooms) - len(rooms),
        target=dungeon.target if dungeon.found or over else NONE,
    )


def room_view(number: int, room: Room, known: bool) -> RoomView:
    """A room; if it was not entered, only its place."""
    return RoomView(
        room=number,
        cell=room.cell,
        content=room.content if known else NONE,
        doors=room.doors if known else 0,
        cleared=room.cleared,
        entered=known,
    )


def battle_view(s: Realm, battle: Battle) -> BattleView:
    """DT-BATTLE-08: the revealed card and the advantages."""
    return BattleView(
        seat=battle.seat,
        kind=battle.kind,
        region=battle.region,
        card=NONE if battle.card == NONE else number_of(s, battle),
        step=battle.step,
        left=battle.left,
        free=battle.free,
        bought=battle.bought,
        used=battle.used,
        resolved=battle.resolved,
        spread=min(len(battle.deck), SPREAD) if battle.card == NONE else 0,
        picks=list(battle.picks),
    )


def deal_view(deal: Deal) -> DealView:
    """DT-TRADE-01: what everybody would give and get."""
    return DealView(
        seat=deal.seat,
        partner=deal.partner,
        give=list(deal.give),
        get=list(deal.get),
        warriors=deal.warriors,
        spirit=deal.spirit,
        others=[
            SideView(
                partner=side.partner,
                give=list(side.give),
                get=list(side.get),
                warriors=side.warriors,
                spirit=side.spirit,
            )
            for side in deal.others
        ],
    )


def visit_view(visit: Visit) -> VisitView:
    """Where the hero is and what is left to use."""
    return VisitView(
        seat=visit.seat,
        dungeon=visit.dungeon,
        room=visit.room,
        free=visit.free,
        bought=visit.bought,
        used=visit.used,
        improved=visit.improved,
        resolved=visit.resolved,
    )


# Where every component is


def census(s: Realm) -> Mapping[str, int]:
    """DT-SETUP-01: everything is somewhere, once; DT-TM-11: skulls too."""
    t = TABLES[s.variant]
    loose = sum(int(getattr(step, "loose", 0)) for step in s.agenda)
    on_buildings = sum(max(0, skulls) for skulls in s.buildings)
    count = {"skulls": s.supply + s.removed + on_buildings + sum(s.pockets) + s.inside + loose}
    items = Counter([*s.potions, *s.treasures, *s.market, *s.box, *s.gone])
    for number, cards in enumerate(s.gear):
        items[FIRST_GEAR + number] += cards
    for hero in s.heroes:
        items.update(hero.items)
    count |= {f"item {item}": items[item] for item in range(len(ITEMS))}
    corruptions = Counter(s.corruptions)
    trials = Counter(s.trials)
    companions: Counter[int] = Counter()
    for hero in s.heroes:
        corruptions.update(hero.corruptions)
        trials.update(hero.trials)
        companions.update(hero.companions)
    count |= {f"corruption {c}": corruptions[c] for c in range(len(CORRUPTIONS))}
    count |= {f"trial {trial}": trials[trial] for trial in range(TRIALS)}
    count["companions"] = len(COMPANIONS) - sum(n > 1 for n in companions.values())
    kinds = Counter(foe.kind for foe in s.foes)
    most = [*t.tokens, *[1] * len(ADVERSARIES)]
    count["foe tokens"] = sum(most) - sum(max(0, n - most[kind]) for kind, n in kinds.items())
    return count
