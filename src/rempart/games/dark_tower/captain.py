"""The greedy bot of Return to Dark Tower: it plans a turn at a time and pursues the goal.

A turn is planned anew at every choice: the best pair of a heroic action and a place to reinforce,
what is farther away counting less; then one step of it is done. Small questions have answers of
their own below. It knows only what its seat may know.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING, Any

from rempart.games.dark_tower.actions import (
    Advance,
    Agree,
    Banner,
    BuyAdvantage,
    Cleanse,
    Confirm,
    Decline,
    Deposit,
    DestroyBuilding,
    DoubleMove,
    EndTurn,
    Enhanced,
    EnterRoom,
    Explore,
    Fight,
    Free,
    GoOn,
    GoTo,
    Infuse,
    Leave,
    LiftSkull,
    LoseItem,
    MoveTree,
    Pick,
    PickWare,
    PlaceSkull,
    Pursue,
    Refuse,
    Reinforce,
    Retreat,
    SpendItem,
    TakeGear,
    TakeTreasure,
    UseItem,
    Walk,
)
from rempart.games.dark_tower.estimate import act_cost, battle_cost, cards_borne, cost
from rempart.games.dark_tower.ids import (
    ACORNS,
    AZKOLS,
    BREATH,
    FIRST_ADVERSARY,
    FIRST_GEAR,
    FIRST_TREASURE,
    GOLDSUN,
    GRIGOR,
    NONE,
    PARTS,
    TEETH,
    UNCERTAIN,
    WARRIORS,
    WILD,
    ZAIDA,
    level_of,
)
from rempart.games.dark_tower.plans import Errand, effects_worth, heroic, reinforcing
from rempart.games.dark_tower.steps.amounts import CARD, ROOM, losses
from rempart.games.dark_tower.steps.battle import effect_of as card_effect
from rempart.games.dark_tower.steps.battle import number_of
from rempart.games.dark_tower.steps.caverns import AROUND
from rempart.games.dark_tower.steps.dungeon import effect_of as room_effect
from rempart.games.dark_tower.steps.dungeon import place
from rempart.games.dark_tower.steps.fray import ACCEPT, PREVENT, USE
from rempart.games.dark_tower.steps.goal_course import from_ring
from rempart.games.dark_tower.steps.goal_parts import BONDS
from rempart.games.dark_tower.steps.move import left
from rempart.games.dark_tower.tables import TABLES

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Battle, Dungeon, Hero
    from rempart.games.dark_tower.state import Realm
    from rempart.kernel import Decision, Game, Option

Options = list[Any]
LATER = 0.72
"""What something is worth that takes a turn more."""
STRIDE = 3
"""Regions that a hero goes in a later turn."""
RIVER = 3
"""A burning river is like so many regions more."""


class Captain:
    """A bot that plans a turn at a time."""

    def __init__(self, seed: int = 0):
        self.rng = random.Random(seed)

    def choose(
        self, game: Game, state: Any, decision: Decision, seat: int, budget: float | None = None
    ) -> Option:
        """The answer of the step's own rule; where there is none, chance decides."""
        answer = ANSWERS.get(type(decision.step).__name__)
        chosen: Any = answer(state, seat, decision.options) if answer else None
        if chosen is not None and chosen in decision.options:
            return chosen
        mild = [option for option in decision.options if not isinstance(option, Decline)]
        return self.rng.choice(mild or decision.options)


# A turn


def take_turn(s: Realm, seat: int, options: Options) -> Any:
    """Banner and small things first, then the best plan, then toward the next one."""
    first = start(s, seat, options) or spend(s, seat, options)
    if first is not None:
        return first
    moves = left(s, s.heroes[seat])
    double = next((option for option in options if isinstance(option, DoubleMove)), None)
    best, plan = best_plan(s, seat, moves, options)
    if double is not None and can_double(s.heroes[seat]):
        if best_plan(s, seat, 2 * moves, options)[0] > best + 4:
            return double
    return step_of(s, seat, plan, options)


def can_double(hero: Hero) -> bool:
    """Whether there is spirit to spare; a corrupted hero saves it for the sanctuary."""
    return hero.spirit >= (6 if hero.corruptions else 2)


def start(s: Realm, seat: int, options: Options) -> Any:
    """The banner action, and what else the start of a turn offers."""
    banners = [option for option in options if isinstance(option, Banner)]
    if banners:
        placed = [option for option in banners if option.region != NONE]
        if placed:
            return max(placed, key=lambda option: standing_at(s, seat, option.region))
        return banners[0]
    infusions = [option for option in options if isinstance(option, Infuse)]
    return max(infusions, key=lambda option: s.buildings[option.building], default=None)


def standing_at(s: Realm, seat: int, region: int) -> float:
    """What the turn is worth to a hero who starts from a region."""
    hero = s.heroes[seat]
    old, hero.region = hero.region, region
    worth = best_plan(s, seat, left(s, hero), None)[0]
    hero.region = old
    return worth


def spend(s: Realm, seat: int, options: Options) -> Any:
    """Potions and treasures that help at once."""
    crowded = max(s.buildings) >= 2
    useful = {
        GOLDSUN: True,
        TEETH: s.heroes[seat].warriors < 24,
        BREATH: s.supply <= 6 and crowded,
        ACORNS: s.supply <= 5 and crowded,
    }
    for option in options:
        if isinstance(option, UseItem) and useful.get(option.item):
            return option
    return None


def best_plan(
    s: Realm, seat: int, moves: int, options: Options | None
) -> tuple[float, list[Errand]]:
    """The best heroic action and place to reinforce, in the better order."""
    hero = s.heroes[seat]
    distance = TABLES[s.variant].world.distance
    deeds = [] if hero.heroic else possible(heroic(s, seat), hero.region, options)
    places = [] if hero.reinforces or hero.cancelled else reinforcing(s, seat)
    places = possible(places, hero.region, options)

    def worth(errand: Errand, way: int) -> float:
        return errand.worth * LATER ** ceil(max(way - moves, 0) / STRIDE) - 0.05 * way

    best, plan = 0.0, list[Errand]()
    singles = [*deeds, *places]
    for errand in singles:
        value = worth(errand, distance[hero.region][errand.region])
        if value > best:
            best, plan = value, [errand]
    for deed in deeds:
        there = distance[hero.region][deed.region]
        for spot in places:
            between = distance[deed.region][spot.region]
            value = worth(deed, there) + worth(spot, there + between)
            if value > best:
                best, plan = value, [deed, spot]
            if UNCERTAIN in hero.corruptions:
                continue
            other = distance[hero.region][spot.region]
            value = worth(spot, other) + worth(deed, other + between)
            if value > best:
                best, plan = value, [spot, deed]
    return best, plan


def possible(errands: list[Errand], region: int, options: Options | None) -> list[Errand]:
    """Errands worth something; what cannot be done where the hero is, is left out."""
    kinds: set[type[Any]] | None = None
    if options is not None:
        kinds = {type(option) for option in options}
    return [
        errand
        for errand in errands
        if errand.worth > 0 and (kinds is None or errand.region != region or errand.option in kinds)
    ]


def step_of(s: Realm, seat: int, plan: list[Errand], options: Options) -> Any:
    """Do the first errand of a plan, or walk toward it; with nothing left, end the turn."""
    hero = s.heroes[seat]
    if not plan:
        plan = [] if hero.moves == 0 else tomorrow(s, seat)
    if not plan:
        return EndTurn()
    errand = plan[0]
    if errand.region == hero.region:
        here = [option for option in options if isinstance(option, errand.option)]
        return PICKS[errand.option](s, seat, here) if here else EndTurn()
    return walk(s, seat, errand.region, options)


def tomorrow(s: Realm, seat: int) -> list[Errand]:
    """Where the next turn should begin."""
    hero = s.heroes[seat]
    distance = TABLES[s.variant].world.distance[hero.region]
    errands = [errand for errand in heroic(s, seat) if errand.worth > 0]
    ahead = [errand for errand in errands if errand.region != hero.region]
    best = max(ahead, key=lambda e: e.worth * LATER ** (distance[e.region] / STRIDE), default=None)
    return [] if best is None else [best]


def walk(s: Realm, seat: int, target: int, options: Options) -> Any:
    """A step nearer to a region, not through fire if it can be helped."""
    world = TABLES[s.variant].world
    here = s.heroes[seat].region

    def far(option: Walk) -> float:
        river = world.river(here, option.region)
        burning = river != NONE and s.rivers >> river & 1
        return world.distance[option.region][target] + (RIVER if burning else 0)

    steps = [option for option in options if isinstance(option, Walk)]
    best = min(steps, key=far, default=None)
    if best is None or world.distance[best.region][target] >= world.distance[here][target]:
        return EndTurn()
    return best


# Which of several like options


def pick_fight(s: Realm, seat: int, options: Options) -> Any:
    """The adversary, else the foe whose defeat pays best."""
    return max(options, key=lambda o: 20 * level_of(o.kind) - battle_cost(s, seat, o.kind))


def pick_deposit(s: Realm, seat: int, options: Options) -> Any:
    """As much as possible; a few warriors stay, unless the goal needs the last."""
    warriors = s.heroes[seat].warriors
    calm = [o for o in options if o.what != WARRIORS or warriors - o.count >= 6]
    return max(calm or options, key=lambda option: (option.what, option.count))


def pick_advance(s: Realm, seat: int, options: Options) -> Any:
    """Spirit rather than a corruption."""
    paid = [option for option in options if PARTS[option.part] == "bargain_spirit"]
    return (paid or options)[0]


def pick_tree(s: Realm, seat: int, options: Options) -> Any:
    """A tree goes nearer to the Tower."""
    return min(options, key=lambda option: from_ring(s, option.region))


def pick_quest(s: Realm, seat: int, options: Options) -> Any:
    """The last way of a quest is the one with plain costs."""
    return options[-1]


def pick_first(s: Realm, seat: int, options: Options) -> Any:
    """Any will do."""
    return options[0]


def pick_cleanse(s: Realm, seat: int, options: Options) -> Any:
    """The building with most skulls."""
    at = TABLES[s.variant].world.building_at

    def skulls(option: Cleanse) -> int:
        return s.buildings[at[option.region]]

    return max(options, key=skulls)


PICKS: dict[type[Any], Callable[[Realm, int, Options], Any]] = {
    Fight: pick_fight,
    Deposit: pick_deposit,
    Advance: pick_advance,
    MoveTree: pick_tree,
    Pursue: pick_quest,
    Cleanse: pick_cleanse,
    Explore: pick_first,
    Reinforce: pick_first,
}


# Battles and dungeons


def fight_on(s: Realm, seat: int, options: Options) -> Any:
    """Improve a card while it pays; avoid corruptions at any price."""
    battle = s.battle
    assert battle is not None
    ladder = TABLES[s.variant].cards[number_of(s, battle)].ladder
    costs = [cost(s, seat, ladder[step]) for step in range(battle.step + 1)]
    now = costs[-1]
    gain = max(((now - costs[-1 - n]) / n for n in range(1, len(costs))), default=0.0)
    if USE in options and gain > threshold(battle):
        return USE
    return rescue(s, seat, options, card_effect(s, battle), now, gain)


def threshold(battle: Battle) -> float:
    """What an advantage must save: more if there are few for the cards to come."""
    spare = battle.free + battle.bought - battle.used
    later = battle.left - 1
    return 0.0 if spare > 3 * later else 1.5 if spare >= 2 * later else 2.8


def rescue(s: Realm, seat: int, options: Options, effect: int, now: float, gain: float) -> Any:
    """What else can soften a result: Blessed, potions, bought advantages."""
    if PREVENT in options and losses(s, seat, effect, WARRIORS) >= 4:
        return PREVENT
    if now >= 50:
        help_ = [o for o in options if isinstance(o, UseItem) and o.item in (TEETH, GOLDSUN)]
        if help_:
            return help_[0]
    bought = [option for option in options if isinstance(option, BuyAdvantage)]
    against = s.battle is not None and s.battle.kind >= FIRST_ADVERSARY
    return bought[0] if bought and gain >= (5 if against else 12) else ACCEPT


def retreat_or_not(s: Realm, seat: int, options: Options) -> Any:
    """Go on while all the cards that are left can be borne."""
    battle = s.battle
    assert battle is not None
    return GoOn() if cards_borne(s, seat, battle.kind) >= 0.9 * battle.left else Retreat()


def room_on(s: Realm, seat: int, options: Options) -> Any:
    """An advantage where it saves something."""
    visit = s.visit
    assert visit is not None
    dungeon = place(s, visit)
    content = TABLES[s.variant].rooms[dungeon.type][dungeon.rooms[visit.room].content]
    now = cost(s, seat, room_effect(s, visit), ROOM)
    gain = now - cost(s, seat, content.improved, ROOM)
    if USE in options and gain >= 2.5:
        return USE
    return rescue(s, seat, options, room_effect(s, visit), now, gain)


def next_room(s: Realm, seat: int, options: Options) -> Any:
    """Deeper in while the hero is strong enough."""
    visit, hero = s.visit, s.heroes[seat]
    assert visit is not None
    strength = hero.warriors + 4 * (visit.free + visit.bought - visit.used)
    if Leave() in options and (strength < 12 or hero.spirit < 2 or len(hero.corruptions) > 1):
        return Leave()
    dungeon = place(s, visit)
    rooms = [option for option in options if isinstance(option, EnterRoom)]
    return max(rooms, key=lambda option: depth(dungeon, option.room))


def depth(dungeon: Dungeon, number: int) -> int:
    """How many doors a room is from the entrance, through the rooms that are cleared."""
    at = {room.cell: room for room in dungeon.rooms}
    far = {dungeon.rooms[0].cell: 0}
    queue = [dungeon.rooms[0].cell]
    for cell in queue:
        for other in AROUND[cell]:
            if at[cell].cleared and at[cell].doors >> other & 1 and other not in far:
                far[other] = far[cell] + 1
                queue.append(other)
    return far.get(dungeon.rooms[number].cell, 0)


# Small questions


def choose_way(s: Realm, seat: int, options: Options) -> Any:
    """The cheapest way of an effect; to decline costs nothing."""

    def price(option: Pick | Decline) -> float:
        if isinstance(option, Decline):
            return 0.0
        way = TABLES[s.variant].effects[option.effect][option.way]
        return sum(act_cost(s, seat, act, CARD) for act in way)

    return min(options, key=price)


def building_effect(s: Realm, seat: int, options: Options) -> Any:
    """The better of the two effects."""
    building = options[0].building
    plain, better = effects_worth(s, seat, building)
    wanted = Enhanced if better > plain else Free
    return next((option for option in options if isinstance(option, wanted)), options[0])


def stack_skull(s: Realm, seat: int, options: Options) -> Any:
    """Skulls are stacked up to three, where one cleanse takes them all."""

    def worth(option: PlaceSkull) -> int:
        skulls = s.buildings[option.building]
        return skulls if skulls < 3 else -1

    return max((o for o in options if isinstance(o, PlaceSkull)), key=worth, default=None)


def lift_skull(s: Realm, seat: int, options: Options) -> Any:
    """From the fullest building."""
    lifts = [option for option in options if isinstance(option, LiftSkull)]
    return max(lifts, key=lambda option: s.buildings[option.building], default=None)


def give_up_building(s: Realm, seat: int, options: Options) -> Any:
    """One of a dormant kingdom, if there is any."""
    return min(
        (o for o in options if isinstance(o, DestroyBuilding)),
        key=lambda o: (s.home_hero(o.building // 4) != NONE, -o.building % 4),
    )


def precious(s: Realm, item: int) -> float:
    """How unwillingly an item is given away."""
    if item in AZKOLS and s.goal == ZAIDA and not s.main.done:
        return 9.0
    return 1.0 if item < FIRST_GEAR else 2.0 if item < FIRST_TREASURE else 3.0 + useful(s, item)


def useful(s: Realm, item: int) -> float:
    """How many advantages an item gives against the foes of this match."""
    t = TABLES[s.variant]
    masks = [t.foe_mask[kind] for kind in (*s.kinds, FIRST_ADVERSARY + s.adversary)]
    if s.goal == GRIGOR and not s.main.done:
        masks += [1 << advantage for advantage in BONDS.values()] * 2
    return sum(
        gift.count * sum(gift.advantage == WILD or mask >> gift.advantage & 1 for mask in masks)
        for gift in t.gives[item]
    )


def give_away(s: Realm, seat: int, options: Options) -> Any:
    """The least precious item."""
    items = [option for option in options if isinstance(option, LoseItem | SpendItem)]
    return min(items, key=lambda option: precious(s, option.item), default=None)


def take_item(s: Realm, seat: int, options: Options) -> Any:
    """The most useful item that the hero does not have."""
    items = [option for option in options if isinstance(option, TakeGear | TakeTreasure)]
    owned = s.heroes[seat].items
    return max(
        items,
        key=lambda o: (o.item not in owned, precious(s, o.item) + useful(s, o.item)),
        default=None,
    )


def choose_wares(s: Realm, seat: int, options: Options) -> Any:
    """For Zaida's goal, look for more treasures of Azkol's; else leave the market."""
    if s.goal == ZAIDA and not s.main.done and s.treasures:
        for option in options:
            if isinstance(option, PickWare) and option.item not in AZKOLS:
                return option
    return next((o for o in options if isinstance(o, Decline | PickWare)), None)


def send_off(s: Realm, seat: int, options: Options) -> Any:
    """Foes go where they do least harm: away from buildings and heroes."""
    world = TABLES[s.variant].world
    heroes = [s.heroes[each].region for each in s.living()]

    def harm(option: GoTo) -> int:
        near = len(world.near_buildings[option.region])
        return 2 * near - min(world.distance[option.region][hero] for hero in heroes)

    return min((o for o in options if isinstance(o, GoTo)), key=harm, default=None)


def no_roll(s: Realm, seat: int, options: Options) -> Any:
    """The haggle die is a risk."""
    return Decline()


def something_else(s: Realm, seat: int, options: Options) -> Any:
    """A treasure, or a foe less, is better than two spirit."""
    return Pick(1)


def refuse_trade(s: Realm, seat: int, options: Options) -> Any:
    """The captain does not trade."""
    return Refuse()


def agree(s: Realm, seat: int, options: Options) -> Any:
    """To be moved by a friend is welcome."""
    return Agree() if not s.competitive else Confirm()


ANSWERS: dict[str, Callable[[Realm, int, Options], Any]] = {
    "HeroTurn": take_turn,
    "CardChoice": fight_on,
    "RetreatChoice": retreat_or_not,
    "RoomChoice": next_room,
    "RoomAct": room_on,
    "EffectChoice": choose_way,
    "BuildingEffect": building_effect,
    "HaggleChoice": no_roll,
    "SkullPlacing": stack_skull,
    "SkullAdding": stack_skull,
    "SkullsOnOne": stack_skull,
    "SkullsSpread": stack_skull,
    "SkullLifting": lift_skull,
    "BuildingDestruction": give_up_building,
    "ItemLoss": give_away,
    "CarryLimit": give_away,
    "PayItems": give_away,
    "GearChoice": take_item,
    "TreasureChoice": take_item,
    "NewWares": choose_wares,
    "MakeRoom": choose_wares,
    "SendFoe": send_off,
    "DriveFoe": send_off,
    "HopeChoice": something_else,
    "UnseenChoice": something_else,
    "Answer": refuse_trade,
    "Consent": agree,
}
"""How the captain answers each kind of question."""
