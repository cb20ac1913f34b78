"""What an action is for, in terms of the main goal: the reasons of hints."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from rempart.games.dark_tower.ai.estimate import cards_borne
from rempart.games.dark_tower.ai.heuristic import best_plan, look
from rempart.games.dark_tower.ai.plans import (
    bond_worth,
    gaps,
    hunting,
    moving_trees,
    prayers,
    still_wanted,
    wants_virtue,
)
from rempart.games.dark_tower.ids import (
    ACORNS,
    AZKOLS,
    BAZAAR,
    BREATH,
    CANCELLED,
    CITADEL,
    FIRST_ADVERSARY,
    FIRST_GEAR,
    GEAR_CARD,
    GLEB,
    GOLDSUN,
    GRIGOR,
    HAKAN,
    LETHA,
    MIRAS,
    POTION,
    REINFORCE,
    SANCTUARY,
    SPANS,
    SPIRIT,
    TEETH,
    TOMAS,
    TOWER_DUNGEON,
    TREASURE,
    VASA,
    VILLAGE,
    VIRTUE,
    WARRIORS,
    WHAT,
    WILD,
    YANA,
    ZAIDA,
    level_of,
)
from rempart.games.dark_tower.options import (
    Advance,
    Banner,
    Cleanse,
    CompleteTrial,
    Decline,
    Deposit,
    DoubleMove,
    EndTurn,
    Enhanced,
    EnterRoom,
    Explore,
    Fight,
    Free,
    GainVirtue,
    GoOn,
    Leave,
    MoveTree,
    PickWare,
    Pursue,
    Reinforce,
    Retreat,
    TakeGear,
    TakeTreasure,
    UseAdvantage,
    UseItem,
    Walk,
)
from rempart.games.dark_tower.steps.amounts import CARD, ROOM, losses, prevented
from rempart.games.dark_tower.steps.battle import number_of
from rempart.games.dark_tower.steps.cards import of
from rempart.games.dark_tower.steps.goal_course import DEPOSITS, from_ring
from rempart.games.dark_tower.steps.goals import most, needs, pursued
from rempart.games.dark_tower.steps.heroic import spirit_left
from rempart.games.dark_tower.steps.reinforce import cost
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Option
from rempart.kernel.reason import Reason

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

LOW = 6
"""With this many skulls in the supply or fewer, a cleanse is for the supply."""
ON_THE_WAY = (Walk, DoubleMove, Banner)
"""Options that only lead somewhere."""


class Deed(NamedTuple):
    """Something done in a region; without the option itself it is only intended."""

    kind: type[Option]
    region: int
    option: Any = None
    enhanced: bool | None = None
    """Of a reinforce, which effect is chosen, if that is known."""


def why(s: Realm, plan: list[Option], seat: int) -> list[Reason]:
    """What the first deed of a plan is for; where it is only a walk, what it leads to."""
    small = aside(s, plan, seat)
    if small is not None:
        return [small]
    region, later = s.heroes[seat].region, list[Option]()
    for at, option in enumerate(plan):
        if not isinstance(option, ON_THE_WAY):
            later = plan[at:]
            break
        region = leads_to(option, region)
    if not later or (isinstance(later[0], EndTurn) and region != s.heroes[seat].region):
        there = intended(s, seat, region)
        found = purpose(s, seat, there) if there is not None else None
        return [found, Reason("later")] if found is not None else []
    found = purpose(s, seat, deed_of(region, later))
    return [found] if found is not None else []


def aside(s: Realm, plan: list[Option], seat: int) -> Reason | None:
    """What is said of a plan that does not begin with a deed or the way to one."""
    first = plan[0]
    if isinstance(first, Banner) and first.region == NONE:
        return Reason("banner")
    if isinstance(first, UseAdvantage):
        return soften(s, seat, plan)
    if isinstance(first, Decline) and any(isinstance(o, Free | Enhanced) for o in plan[1:2]):
        faces = TABLES[s.variant].haggle
        return Reason("no_roll", {"count": faces.count(CANCELLED), "of": len(faces)})
    return None


def leads_to(option: Option, region: int) -> int:
    """Where a hero is after a step on the way."""
    to = getattr(option, "region", NONE)
    return region if to == NONE else to


def deed_of(region: int, plan: list[Option]) -> Deed:
    """The deed that a plan begins with."""
    chosen = next((isinstance(o, Enhanced) for o in plan if isinstance(o, Free | Enhanced)), None)
    return Deed(type(plan[0]), region, plan[0], chosen)


def intended(s: Realm, seat: int, region: int) -> Deed | None:
    """What a hero who ends the turn in a region will do next."""
    hero = s.heroes[seat]
    before = hero.region, hero.heroic, hero.reinforces, hero.cancelled
    hero.region, hero.heroic, hero.reinforces, hero.cancelled = region, False, 0, False
    _, plan = best_plan(look(s, seat, None), region, 0)
    hero.region, hero.heroic, hero.reinforces, hero.cancelled = before
    return Deed(plan[0].option, plan[0].region) if plan else None


def purpose(s: Realm, seat: int, deed: Deed) -> Reason | None:
    """What a deed is for."""
    answer = PURPOSES.get(deed.kind)
    return answer(s, seat, deed) if answer is not None else None


# Heroic actions


def cleanse(s: Realm, seat: int, deed: Deed) -> Reason:
    """Why a building is cleansed: for Vasa's gods, for the supply, or for itself."""
    building = TABLES[s.variant].world.building_at[deed.region]
    skulls = max(s.buildings[building], 0)
    if pursued(s, VASA):
        wanted = prayers(s)
        if s.main.skulls < wanted:
            have = min(s.main.skulls + skulls, wanted)
            return Reason("vasa_skulls", {"have": have, "of": wanted})
        if deed.region == s.main.region:
            return Reason("vasa_altar")
    if s.supply <= LOW:
        return Reason("supply", {"left": s.supply, "more": skulls})
    return Reason("cleanse")


def fight(s: Realm, seat: int, deed: Deed) -> Reason:
    """Why a foe is fought: to win, to weaken the adversary, for Yana, or for itself."""
    kinds = [foe.kind for foe in s.foes if foe.region == deed.region]
    kind = deed.option.kind if deed.option is not None else max(kinds, default=0)
    if kind >= FIRST_ADVERSARY:
        ready = cards_borne(s, seat, kind) >= level_of(kind)
        return Reason("showdown" if ready else "wear_down")
    level = TABLES[s.variant].goals.yana_level
    if hunting(s) and level_of(kind) >= level:
        return Reason("yana_hunt", {"of": level})
    return Reason("fight")


def explore(s: Realm, seat: int, deed: Deed) -> Reason:
    """Why a dungeon is explored: for the main goal, a quest, or the relic in the Tower."""
    here = [
        dungeon
        for dungeon in s.dungeons
        if dungeon.region == deed.region
        and (deed.option is None or dungeon.type == deed.option.dungeon)
    ]
    if s.competitive:
        tower = not here if deed.option is None else deed.option.dungeon == TOWER_DUNGEON
        return Reason("relic" if tower else "explore")
    key = {TOMAS: "tomas", MIRAS: "miras", YANA: "yana_ruins"}.get(s.goal)
    if key is None or s.main.done or not any(dungeon.quest == NONE for dungeon in here):
        return Reason("explore")
    return Reason(key, {"left": sum(dungeon.quest == NONE for dungeon in s.dungeons)})


def pursue(s: Realm, seat: int, deed: Deed) -> Reason:
    """Why a quest is completed: its failure would do harm, or it only rewards."""
    t = TABLES[s.variant]
    here = [quest.number for quest in s.quests if quest.region == deed.region]
    quests = here if deed.option is None else [deed.option.quest]
    harmful = any(any(t.effects[t.quests[quest].failure]) for quest in quests)
    return Reason("quest" if harmful else "quest_reward")


def deposit(s: Realm, seat: int, deed: Deed) -> Reason | None:
    """Why something is deposited: how much the goal still wants afterwards; on the way to the
    marker, what it has then."""
    wanted = DEPOSITS[s.goal]
    if deed.option is None:
        return carried(s, seat)
    what = deed.option.what
    number = wanted.index(what)
    left = needs(s)[number] - s.main.given[number] - deed.option.count
    return Reason(f"{GOALS[s.goal]}_{WHAT[what]}", {"left": left})


def carried(s: Realm, seat: int) -> Reason | None:
    """What a hero who is on the way to the marker brings, the rarest thing first."""
    for number, what in reversed(list(enumerate(DEPOSITS[s.goal]))):
        brought = most(s, seat, what)
        if brought > 0:
            have = s.main.given[number] + brought
            return Reason(f"carry_{WHAT[what]}", {"have": have, "of": needs(s)[number]})
    return None


def advance(s: Realm, seat: int, deed: Deed) -> Reason:
    """What a quest action for the main goal does: breaks a bond, fetches, rallies or pays."""
    if s.goal == GRIGOR:
        return Reason("grigor_bond", {"left": s.main.given.count(0) - 1})
    key = {ZAIDA: "zaida_fetch", LETHA: "letha_rally", YANA: "yana_pay"}
    return Reason(key[s.goal])


def trial(s: Realm, seat: int, deed: Deed) -> Reason:
    """How many trials a rival has passed with this one, of those that open the Tower."""
    have = s.heroes[seat].trials_done.bit_count() + 1
    return Reason("trial", {"have": have, "of": TABLES[s.variant].knobs.trials_needed})


def for_trial(s: Realm, seat: int, what: int) -> Reason | None:
    """Competitive: what one of the hero's trials still lacks, if it asks for this."""
    hero, t = s.heroes[seat], TABLES[s.variant]
    if not s.competitive or hero.trials_done.bit_count() >= t.knobs.trials_needed:
        return None
    owned = {WARRIORS: hero.warriors, SPIRIT: hero.spirit, VIRTUE: hero.active.bit_count()}
    have = owned[what] if what in owned else len(of(hero, what))
    for number in hero.trials:
        asked = t.trials[number]
        if not hero.trials_done >> number & 1 and asked.what == what and have < asked.count:
            return Reason(f"trial_{WHAT[what]}", {"have": have, "of": asked.count})
    return None


# Battles and dungeons


def soften(s: Realm, seat: int, plan: list[Option]) -> Reason:
    """What advantages on a card or a room spare the hero."""
    uses = next((n for n, o in enumerate(plan) if not isinstance(o, UseAdvantage)), len(plan))
    if s.battle is not None:
        ladder = TABLES[s.variant].cards[number_of(s, s.battle)].ladder
        now, then, source = ladder[s.battle.step], ladder[max(s.battle.step - uses, 0)], CARD
    else:
        assert s.visit is not None
        dungeon = s.dungeons[s.visit.dungeon]
        room = TABLES[s.variant].rooms[dungeon.type][dungeon.rooms[s.visit.room].content]
        now, then, source = room.first, room.improved, ROOM
    effects = TABLES[s.variant].effects
    if len(effects[now]) == len(effects[then]) == 1:
        for what in (WARRIORS, SPIRIT):
            spared = taken(s, seat, now, what, source) - taken(s, seat, then, what, source)
            if spared > 0:
                return Reason(f"soften_{WHAT[what]}", {"count": spared})
    return Reason("soften")


def taken(s: Realm, seat: int, effect: int, what: int, source: int) -> int:
    """How much an effect takes from a hero, less what is prevented."""
    count = losses(s, seat, effect, what)
    return count - prevented(s, seat, what, count, source)


def go_on(s: Realm, seat: int, deed: Deed) -> Reason:
    """Against the adversary: for its fall, or for its cards."""
    assert s.battle is not None
    ready = cards_borne(s, seat, s.battle.kind) >= s.battle.left
    return Reason("showdown" if ready else "wear_down")


def enter(s: Realm, seat: int, deed: Deed) -> Reason:
    """A room of the dungeon that is being explored."""
    assert s.visit is not None
    dungeon = s.dungeons[s.visit.dungeon]
    return explore(s, seat, Deed(Explore, dungeon.region, Explore(dungeon.type)))


# Reinforcing


def reinforce(s: Realm, seat: int, deed: Deed) -> Reason:
    """What a building gives that the goal wants; otherwise strength."""
    building = TABLES[s.variant].world.building_at[deed.region]
    wanted = wants(s, seat, building) if building != NONE else ()
    for enhanced, reason in wanted:
        unknown = deed.enhanced is None and (not enhanced or payable(s, seat, building))
        if unknown or deed.enhanced == enhanced:
            return reason
    return strength(s)


def strength(s: Realm) -> Reason:
    """Nothing in particular is wanted."""
    return Reason("for_adversary" if s.main.done and not s.competitive else "reinforce")


def payable(s: Realm, seat: int, building: int) -> bool:
    """Whether the hero has the spirit for the enhanced effect of a building."""
    return spirit_left(s, seat, REINFORCE) >= cost(s, s.heroes[seat], building)


Wanted = Iterable[tuple[bool, Reason]]
"""What the goal wants of a building, each with whether it is the enhanced effect that gives it."""


def wants(s: Realm, seat: int, building: int) -> Wanted:
    """What the main goal, or a trial of the hero's, wants of a building."""
    kind = building % len(BUILT)
    yield from BUILT[kind](s, seat)
    for enhanced, what in GIVEN[kind]:
        reason = for_trial(s, seat, what)
        if reason is not None:
            yield enhanced, reason


def at_citadel(s: Realm, seat: int) -> Wanted:
    """What is wanted of a citadel: a virtue for Zaida, a potion for Hakan."""
    if wants_virtue(s, seat):
        yield True, virtue(s, seat)
    if pursued(s, HAKAN) and still_wanted(s, POTION):
        yield False, missing(s, "hakan_brew", POTION)


def at_sanctuary(s: Realm, seat: int) -> Wanted:
    """What is wanted of a sanctuary: to be purged, and spirit for the goal."""
    if s.heroes[seat].corruptions:
        yield True, Reason("purge_rival" if s.competitive else "purge")
    asked = spirit_asked(s)
    if s.heroes[seat].spirit < asked:
        have = s.heroes[seat].spirit
        yield False, Reason("goal_spirit", {"have": have, "of": asked})


def at_village(s: Realm, seat: int) -> Wanted:
    """What is wanted of a village: warriors for Gleb."""
    if pursued(s, GLEB) and needs(s)[0] > s.main.given[0]:
        for enhanced in (True, False):
            yield enhanced, missing(s, "gleb_recruit", WARRIORS)


def at_bazaar(s: Realm, seat: int) -> Wanted:
    """What is wanted of a bazaar: treasures for Zaida and Hakan, gear for Gleb, advantages for
    Grigor's bonds."""
    if pursued(s, ZAIDA) and any(item in AZKOLS for item in s.market):
        yield True, Reason("zaida_buy")
    if pursued(s, HAKAN) and still_wanted(s, TREASURE):
        yield True, missing(s, "hakan_buy", TREASURE)
    if pursued(s, GLEB) and still_wanted(s, GEAR_CARD):
        yield False, missing(s, "gleb_arm", GEAR_CARD)
    if pursued(s, GRIGOR):
        if any(bond_worth(s, seat, item) for item in s.market):
            yield True, bond(s, seat)
        offered = [item for item in SPANS[GEAR_CARD] if s.gear[item - FIRST_GEAR]]
        if any(bond_worth(s, seat, item) for item in offered):
            yield False, bond(s, seat)


BUILT: dict[int, Callable[[Any, int], Wanted]] = {
    CITADEL: at_citadel,
    SANCTUARY: at_sanctuary,
    VILLAGE: at_village,
    BAZAAR: at_bazaar,
}
GIVEN = {
    CITADEL: ((True, VIRTUE), (False, POTION)),
    SANCTUARY: ((False, SPIRIT),),
    VILLAGE: ((True, WARRIORS), (False, WARRIORS)),
    BAZAAR: ((True, TREASURE), (False, GEAR_CARD)),
}
"""What the enhanced and the free effect of each type of building give."""


def spirit_asked(s: Realm) -> int:
    """The spirit that the next part of the goal takes at once; 0: none."""
    goals = TABLES[s.variant].goals
    if pursued(s, ZAIDA):
        return 0 if any(item in AZKOLS for item in s.market) else goals.zaida_spirit
    if pursued(s, LETHA):
        return goals.letha_spirit
    if pursued(s, YANA):
        return goals.yana_spirit if s.main.given[0] == 1 else 0
    return needs(s)[0] - s.main.given[0] if pursued(s, VASA) else 0


def missing(s: Realm, key: str, what: int) -> Reason:
    """A reason that says how much of a thing the goal still wants."""
    number = DEPOSITS[s.goal].index(what)
    return Reason(key, {"left": needs(s)[number] - s.main.given[number]})


def bond(s: Realm, seat: int) -> Reason:
    """A reason that says how many advantages the hero lacks for Grigor's nearest bond."""
    return Reason("grigor_arm", {"left": min(gaps(s, seat), default=0)})


def virtue(s: Realm, seat: int) -> Reason:
    """A reason that says how many virtues bring Zaida her last treasure."""
    have = s.heroes[seat].active.bit_count()
    return Reason("zaida_virtue", {"have": have, "of": TABLES[s.variant].goals.zaida_virtues})


def effect(s: Realm, seat: int, deed: Deed) -> Reason:
    """Why one of the two effects of a building is chosen."""
    building: int = deed.option.building
    at = TABLES[s.variant].world.building_region
    return reinforce(s, seat, deed._replace(region=at[building]))


def tree(s: Realm, seat: int, deed: Deed) -> Reason | None:
    """A reason that says how many of Letha's trees stand in place, if another comes closer."""
    if deed.option and from_ring(s, deed.option.region) >= from_ring(s, deed.region):
        return None
    wanted = TABLES[s.variant].goals.letha_ring[len(s.heroes) - 1]
    return Reason("letha_tree", {"have": wanted - len(moving_trees(s)), "of": wanted})


# Cards


def use(s: Realm, seat: int, deed: Deed) -> Reason | None:
    """Skulls, warriors and spirit for an item."""
    item = deed.option.item
    if item in (BREATH, ACORNS):
        low = {"left": s.supply, "more": 0}
        return Reason("supply", low) if s.supply <= LOW else Reason("cleanse")
    kind = {TEETH: VILLAGE, GOLDSUN: SANCTUARY}.get(item)
    if kind is None:
        return None
    wanted = (reason for enhanced, reason in wants(s, seat, kind) if not enhanced)
    return next(wanted, strength(s))


def helps(s: Realm, item: int) -> Reason | None:
    """An item that gives advantages against the adversary, once it is there."""
    t = TABLES[s.variant]
    mask = t.foe_mask[FIRST_ADVERSARY + s.adversary] | 1 << WILD
    armed = any(mask >> gift.advantage & 1 for gift in t.gives[item])
    return Reason("for_adversary") if armed and s.main.done and not s.competitive else None


def treasure(s: Realm, seat: int, deed: Deed) -> Reason | None:
    """Why a treasure is taken, if the goal wants it."""
    if pursued(s, ZAIDA) and deed.option.item in AZKOLS:
        return Reason("zaida_take")
    if pursued(s, HAKAN) and still_wanted(s, TREASURE):
        return missing(s, "hakan_buy", TREASURE)
    wanted = pursued(s, GRIGOR) and bond_worth(s, seat, deed.option.item) > 0
    if wanted:
        return bond(s, seat)
    return for_trial(s, seat, TREASURE) or helps(s, deed.option.item)


def gear(s: Realm, seat: int, deed: Deed) -> Reason | None:
    """Why gear is taken, if the goal wants it."""
    if pursued(s, GLEB) and still_wanted(s, GEAR_CARD):
        return missing(s, "gleb_arm", GEAR_CARD)
    wanted = pursued(s, GRIGOR) and bond_worth(s, seat, deed.option.item) > 0
    if wanted:
        return bond(s, seat)
    return for_trial(s, seat, GEAR_CARD) or helps(s, deed.option.item)


def gain_virtue(s: Realm, seat: int, deed: Deed) -> Reason | None:
    """Why a virtue is gained, if the goal or a trial wants it."""
    return virtue(s, seat) if wants_virtue(s, seat) else for_trial(s, seat, VIRTUE)


def ware(s: Realm, seat: int, deed: Deed) -> Reason | None:
    """Why a card of the market is replaced: a treasure of Azkol's may come."""
    wanted = pursued(s, ZAIDA) and deed.option.item not in AZKOLS
    return Reason("zaida_look") if wanted else None


def plain(key: str) -> Callable[[Any, int, Deed], Reason | None]:
    """The same reason whatever the position."""
    return lambda s, seat, deed: Reason(key)


GOALS = {ZAIDA: "zaida", GLEB: "gleb", HAKAN: "hakan", VASA: "vasa"}
"""The goals with deposits, as the texts name them."""
PURPOSES: dict[type[Option], Callable[[Any, int, Deed], Reason | None]] = {
    Cleanse: cleanse,
    Fight: fight,
    Pursue: pursue,
    Advance: advance,
    Deposit: deposit,
    Explore: explore,
    CompleteTrial: trial,
    GoOn: go_on,
    Retreat: plain("wear_down"),
    EnterRoom: enter,
    Leave: plain("leave"),
    UseItem: use,
    Reinforce: reinforce,
    Free: effect,
    Enhanced: effect,
    MoveTree: tree,
    TakeTreasure: treasure,
    TakeGear: gear,
    GainVirtue: gain_virtue,
    PickWare: ware,
    EndTurn: plain("enough"),
}
"""What each kind of option may be for."""
