"""The heuristic bot of Return to Dark Tower: it plans a turn at a time and pursues the goal.

At every choice it plans the turn again: the best pair of a heroic action and a place to reinforce,
with things farther away counting less; then it does one step of it. Small questions have their own
answers below. It knows only what its seat may know.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING, Any, NamedTuple

from rempart.games.dark_tower.ai.estimate import act_cost, battle_cost, cards_borne, cost
from rempart.games.dark_tower.ai.outside import what_came_off, what_fell
from rempart.games.dark_tower.ai.plans import Errand, bond_worth, effects_worth, heroic, reinforcing
from rempart.games.dark_tower.ai.threats import hazards, risks, toll
from rempart.games.dark_tower.ai.ways import Ways, distances, stride
from rempart.games.dark_tower.ids import (
    ACORNS,
    AZKOLS,
    BREATH,
    FIRST_ADVERSARY,
    FIRST_GEAR,
    FIRST_TREASURE,
    GOLDSUN,
    GRIGOR,
    HAKAN,
    PARTS,
    SPIRIT,
    TEETH,
    UNCERTAIN,
    WARRIORS,
    WILD,
    ZAIDA,
    level_of,
)
from rempart.games.dark_tower.options import (
    Advance,
    Agree,
    Banner,
    BuyAdvantage,
    Cleanse,
    CompleteTrial,
    Confirm,
    ConfirmSetup,
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
    PutBack,
    Refuse,
    Reinforce,
    Retreat,
    SpendItem,
    TakeGear,
    TakeOver,
    TakeTreasure,
    TopCards,
    UseItem,
    Walk,
)
from rempart.games.dark_tower.steps.amounts import CARD, ROOM, losses
from rempart.games.dark_tower.steps.battle import effect_of as card_effect
from rempart.games.dark_tower.steps.battle import number_of
from rempart.games.dark_tower.steps.caverns import AROUND
from rempart.games.dark_tower.steps.dungeon import effect_of as room_effect
from rempart.games.dark_tower.steps.dungeon import place
from rempart.games.dark_tower.steps.fray import ACCEPT, PREVENT, USE
from rempart.games.dark_tower.steps.goal_course import from_ring
from rempart.games.dark_tower.steps.goal_parts import bonds
from rempart.games.dark_tower.steps.goals import pursued
from rempart.games.dark_tower.steps.move import left
from rempart.games.dark_tower.steps.turn import end_losses
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Battle, Dungeon, Hero
    from rempart.games.dark_tower.state import Realm
    from rempart.kernel import Decision, Game, Option

Options = list[Any]
LATER = 0.72
"""The discount for something that takes one more turn."""
STRIDE = 3
"""Regions that a hero goes in a later turn."""
FARTHEST = 60
"""More than the regions of any way there and on."""


STACK = ((0, 2, 3, -1), (0, 3, 2, -1))
"""How good it is to add a skull to a building, by the skulls there, in dormant kingdoms and at
home."""


UNWANTED = (Decline, TakeOver, PutBack)
"""Options that are never chosen at random."""


class HeuristicBot:
    """A bot that plans a turn at a time."""

    def __init__(self, seed: int = 0):
        self.rng = random.Random(seed)

    def choose(
        self, game: Game, state: Any, decision: Decision, seat: int, budget: float | None = None
    ) -> Option:
        """The answer of the step's own function; if there is none, a random option."""
        answer = ANSWERS.get(type(decision.step).__name__)
        chosen = answer(state, seat, decision.options) if answer else None
        if chosen is not None and chosen in decision.options:
            return chosen
        mild = [option for option in decision.options if not isinstance(option, UNWANTED)]
        return self.rng.choice(mild or decision.options)


# A turn


def take_turn(s: Realm, seat: int, options: Options) -> Option | None:
    """Banner and small things first, then the best plan, then toward the next one."""
    first = start(s, seat, options) or spend(s, seat, options)
    if first is not None:
        return first
    hero = s.heroes[seat]
    moves = left(s, hero)
    outlook = look(s, seat, options)
    best, plan = best_plan(outlook, hero.region, moves)
    double = next((option for option in options if isinstance(option, DoubleMove)), None)
    if double is not None and can_double(hero):
        over = hazards(s, seat)
        lost = toll(s, seat, over, SPIRIT, -1) - toll(s, seat, over)
        if best_plan(outlook, hero.region, 2 * moves)[0] > best + 4 + lost:
            return double
    return step_of(s, seat, plan, options)


def can_double(hero: Hero) -> bool:
    """Whether there is spirit to spare; a corrupted hero saves it for the sanctuary."""
    return hero.spirit >= (6 if hero.corruptions else 2)


def start(s: Realm, seat: int, options: Options) -> Option | None:
    """The banner action and other options at the start of a turn."""
    banners = [option for option in options if isinstance(option, Banner)]
    if banners:
        placed = [option for option in banners if option.region != NONE]
        if placed:
            moves, outlook = left(s, s.heroes[seat]), look(s, seat, None)
            return max(placed, key=lambda option: best_plan(outlook, option.region, moves)[0])
        return banners[0]
    infusions = [option for option in options if isinstance(option, Infuse)]
    return max(infusions, key=lambda option: s.buildings[option.building], default=None)


def spend(s: Realm, seat: int, options: Options) -> Option | None:
    """Potions and treasures that help at once."""
    if pursued(s, HAKAN):
        return None
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


class Outlook(NamedTuple):
    """What a turn is planned from: heroic actions, places to reinforce, risks of regions."""

    distance: Ways
    deeds: list[Errand]
    places: list[Errand]
    risk: list[float]
    last: bool
    """Whether to reinforce ends the turn (Uncertain)."""


def look(s: Realm, seat: int, options: Options | None) -> Outlook:
    """What a hero could do now."""
    hero = s.heroes[seat]
    deeds = [] if hero.heroic else heroic(s, seat)
    places = [] if hero.reinforces or hero.cancelled else reinforcing(s, seat)
    return Outlook(
        distance=distances(s),
        deeds=possible(deeds, hero.region, options),
        places=possible(places, hero.region, options),
        risk=risks(s, seat),
        last=UNCERTAIN in hero.corruptions,
    )


def best_plan(outlook: Outlook, start: int, moves: int) -> tuple[float, list[Errand]]:
    """The best heroic action and place to reinforce, in the better order."""
    distance, deeds, places, risk, last = outlook
    later = [LATER ** ceil(max(way - moves, 0) / STRIDE) for way in range(FARTHEST)]
    away = distance[start]
    best, plan = -risk[start], list[Errand]()
    for errand in (*deeds, *places):
        way = away[errand.region]
        value = errand.worth * later[way] - 0.05 * way - risk[errand.region]
        if value > best:
            best, plan = value, [errand]
    for deed in deeds:
        there = away[deed.region]
        first = deed.worth * later[there] - 0.05 * there
        for spot in places:
            between = distance[deed.region][spot.region]
            way = there + between
            value = first + spot.worth * later[way] - 0.05 * way - risk[spot.region]
            if value > best:
                best, plan = value, [deed, spot]
            if last:
                continue
            other = away[spot.region]
            way = other + between
            value = spot.worth * later[other] + deed.worth * later[way]
            value -= 0.05 * (other + way) + risk[deed.region]
            if value > best:
                best, plan = value, [spot, deed]
    return best, plan


def possible(errands: list[Errand], region: int, options: Options | None) -> list[Errand]:
    """Errands worth something; what cannot be done where the hero is, is left out."""
    kinds: set[type[Option]] | None = None
    if options is not None:
        kinds = {type(option) for option in options}
    return [
        errand
        for errand in errands
        if errand.worth > 0 and (kinds is None or errand.region != region or errand.option in kinds)
    ]


def step_of(s: Realm, seat: int, plan: list[Errand], options: Options) -> Option:
    """Do the first errand of a plan, or walk toward it; with nothing left, end the turn."""
    hero = s.heroes[seat]
    if not plan:
        target = hero.region if hero.moves == 0 else tomorrow(s, seat)
        return EndTurn() if target == hero.region else walk(s, seat, target, options)
    errand = plan[0]
    if errand.region == hero.region:
        here = [option for option in options if isinstance(option, errand.option)]
        return PICKS[errand.option](s, seat, here) if here else EndTurn()
    return walk(s, seat, errand.region, options)


def tomorrow(s: Realm, seat: int) -> int:
    """Where the next turn should begin: near something to do, out of the foes' reach."""
    hero = s.heroes[seat]
    distance = distances(s)
    errands = [errand for errand in heroic(s, seat) if errand.worth > 0]
    risk = risks(s, seat)
    moves = left(s, hero)

    def worth(region: int) -> float:
        away = distance[region]
        ahead = max((e.worth * LATER ** (away[e.region] / STRIDE) for e in errands), default=0.0)
        return ahead - risk[region] - 0.05 * distance[hero.region][region]

    return max((r for r, far in enumerate(distance[hero.region]) if far <= moves), key=worth)


def walk(s: Realm, seat: int, target: int, options: Options) -> Option:
    """A step nearer to a region, through fire only if the way round is long."""
    world, away = TABLES[s.variant].world, distances(s)
    here = s.heroes[seat].region

    def far(option: Walk) -> int:
        return stride(world, s.rivers, here, option.region) + away[option.region][target]

    steps = [option for option in options if isinstance(option, Walk)]
    best = min(steps, key=far, default=None)
    if best is None or away[best.region][target] >= away[here][target]:
        return EndTurn()
    return best


# Which of several like options


def pick_fight(s: Realm, seat: int, options: Options) -> Option:
    """The adversary, otherwise the foe whose defeat pays best."""
    return max(
        options, key=lambda o: 20 * level_of(o.kind) - battle_cost(s, seat, o.kind, o.region)
    )


def pick_deposit(s: Realm, seat: int, options: Options) -> Option:
    """As much as possible; a few warriors stay, unless the goal needs the last."""
    warriors = s.heroes[seat].warriors
    calm = [o for o in options if o.what != WARRIORS or warriors - o.count >= 6]
    return max(calm or options, key=lambda option: (option.what, option.count))


def pick_advance(s: Realm, seat: int, options: Options) -> Option:
    """Spirit rather than a corruption."""
    paid = [option for option in options if PARTS[option.part] == "bargain_spirit"]
    return (paid or options)[0]


def pick_tree(s: Realm, seat: int, options: Options) -> Option:
    """A tree goes nearer to the Tower."""
    return min(options, key=lambda option: from_ring(s, option.region))


def pick_quest(s: Realm, seat: int, options: Options) -> Option:
    """The last way of a quest is the one with plain costs."""
    return options[-1]


def pick_first(s: Realm, seat: int, options: Options) -> Option:
    """Any will do."""
    return options[0]


def pick_cleanse(s: Realm, seat: int, options: Options) -> Option:
    """The building with most skulls."""
    at = TABLES[s.variant].world.building_at

    def skulls(option: Cleanse) -> int:
        return s.buildings[at[option.region]]

    return max(options, key=skulls)


PICKS: dict[type[Option], Callable[[Realm, int, Options], Option]] = {
    Fight: pick_fight,
    Deposit: pick_deposit,
    Advance: pick_advance,
    MoveTree: pick_tree,
    Pursue: pick_quest,
    Cleanse: pick_cleanse,
    CompleteTrial: pick_first,
    Explore: pick_first,
    Reinforce: pick_first,
}


# Battles and dungeons


def fight_on(s: Realm, seat: int, options: Options) -> Option | None:
    """Improve a card while it pays; avoid corruptions at any price."""
    battle = s.battle
    assert battle is not None
    ladder = TABLES[s.variant].cards[number_of(s, battle)].ladder
    costs = [cost(s, seat, ladder[step]) for step in range(battle.step + 1)]
    now = costs[-1]
    gain = max(((now - costs[-1 - n]) / n for n in range(1, len(costs))), default=0.0)
    if USE in options and gain > threshold(s, seat, battle):
        return USE
    return rescue(s, seat, options, card_effect(s, battle), now, gain)


def threshold(s: Realm, seat: int, battle: Battle) -> float:
    """What an advantage must save: more if there are few for the cards to come. The adversary's
    cards stay milder, so that nothing is saved up for a battle that will not be won."""
    if battle.kind >= FIRST_ADVERSARY and cards_borne(s, seat, battle.kind) < 0.9 * battle.left:
        return 0.0
    spare = battle.free + battle.bought - battle.used
    later = battle.left - 1
    return 0.0 if spare > 3 * later else 1.5 if spare >= 2 * later else 2.8


def rescue(
    s: Realm, seat: int, options: Options, effect: int, now: float, gain: float
) -> Option | None:
    """Other ways to soften a result: Blessed, potions, bought advantages."""
    if PREVENT in options and losses(s, seat, effect, WARRIORS) >= 4:
        return PREVENT
    if now >= 50:
        help_ = [o for o in options if isinstance(o, UseItem) and o.item in (TEETH, GOLDSUN)]
        if help_:
            return help_[0]
    bought = [option for option in options if isinstance(option, BuyAdvantage)]
    against = s.battle is not None and s.battle.kind >= FIRST_ADVERSARY
    return bought[0] if bought and gain >= (5 if against else 12) else ACCEPT


def retreat_or_not(s: Realm, seat: int, options: Options) -> Option | None:
    """Go on while all the cards that are left can be borne."""
    battle = s.battle
    assert battle is not None
    return GoOn() if cards_borne(s, seat, battle.kind) >= 0.9 * battle.left else Retreat()


def room_on(s: Realm, seat: int, options: Options) -> Option | None:
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


def next_room(s: Realm, seat: int, options: Options) -> Option | None:
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


def choose_way(s: Realm, seat: int, options: Options) -> Option | None:
    """The cheapest way of an effect; to decline costs nothing."""

    def price(option: Pick | Decline) -> float:
        if isinstance(option, Decline):
            return 0.0
        way = TABLES[s.variant].effects[option.effect][option.way]
        return sum(act_cost(s, seat, act, CARD) for act in way)

    return min(options, key=price)


def building_effect(s: Realm, seat: int, options: Options) -> Option | None:
    """The better of the two effects."""
    building = options[0].building
    plain, better = effects_worth(s, seat, building, hazards(s, seat))
    wanted = Enhanced if better > plain else Free
    return next((option for option in options if isinstance(option, wanted)), options[0])


def stack_skull(s: Realm, seat: int, options: Options) -> Option | None:
    """Skulls are stacked, where one cleanse takes them all; but a third one at home is a risk."""

    def worth(option: PlaceSkull) -> int:
        home = s.home_hero(option.building // 4) != NONE
        return STACK[home][s.buildings[option.building]]

    return max((o for o in options if isinstance(o, PlaceSkull)), key=worth, default=None)


def lift_skull(s: Realm, seat: int, options: Options) -> Option | None:
    """From the fullest building."""
    lifts = [option for option in options if isinstance(option, LiftSkull)]
    return max(lifts, key=lambda option: s.buildings[option.building], default=None)


def give_up_building(s: Realm, seat: int, options: Options) -> Option | None:
    """One of a dormant kingdom, if there is any."""
    return min(
        (o for o in options if isinstance(o, DestroyBuilding)),
        key=lambda o: (s.home_hero(o.building // 4) != NONE, -o.building % 4),
    )


def precious(s: Realm, item: int) -> float:
    """How unwillingly an item is given away."""
    if item in AZKOLS and pursued(s, ZAIDA):
        return 9.0
    return 1.0 if item < FIRST_GEAR else 2.0 if item < FIRST_TREASURE else 3.0 + useful(s, item)


def useful(s: Realm, item: int) -> float:
    """How many advantages an item gives against the foes of this match."""
    t = TABLES[s.variant]
    masks = [t.foe_mask[kind] for kind in (*s.kinds, FIRST_ADVERSARY + s.adversary)]
    if pursued(s, GRIGOR):
        masks += [1 << advantage for advantage in bonds(s).values()] * 2
    return sum(
        gift.count * sum(gift.advantage == WILD or mask >> gift.advantage & 1 for mask in masks)
        for gift in t.gives[item]
    )


def give_away(s: Realm, seat: int, options: Options) -> Option | None:
    """The least precious item."""
    items = [option for option in options if isinstance(option, LoseItem | SpendItem)]
    return min(items, key=lambda option: precious(s, option.item), default=None)


def take_item(s: Realm, seat: int, options: Options) -> Option | None:
    """The most useful item that the hero does not have."""
    items = [option for option in options if isinstance(option, TakeGear | TakeTreasure)]
    owned = s.heroes[seat].items
    bound = pursued(s, GRIGOR)

    def worth(option: TakeGear | TakeTreasure) -> tuple[bool, float]:
        bond = bond_worth(s, seat, option.item) if bound else 0.0
        new = option.item not in owned
        return new, bond + precious(s, option.item) + useful(s, option.item)

    return max(items, key=worth, default=None)


def choose_wares(s: Realm, seat: int, options: Options) -> Option | None:
    """For Zaida's goal, look for more treasures of Azkol's; otherwise leave the market."""
    if pursued(s, ZAIDA) and s.treasures:
        for option in options:
            if isinstance(option, PickWare) and option.item not in AZKOLS:
                return option
    return next((o for o in options if isinstance(o, Decline | PickWare)), None)


def send_off(s: Realm, seat: int, options: Options) -> Option | None:
    """Foes go where they do least harm: away from buildings and heroes."""
    world = TABLES[s.variant].world
    heroes = [s.heroes[each].region for each in s.living()]

    def harm(option: GoTo) -> int:
        near = len(world.near_buildings[option.region])
        return 2 * near - min(world.distance[option.region][hero] for hero in heroes)

    return min((o for o in options if isinstance(o, GoTo)), key=harm, default=None)


def begin(s: Realm, seat: int, options: Options) -> Option | None:
    """Begin, with whoever was drawn to start."""
    return ConfirmSetup()


def small_loss_first(s: Realm, seat: int, options: Options) -> Option | None:
    """The smaller loss first: then at most one of the two falls short."""
    losses = end_losses(s, s.heroes[seat])
    return min(options, key=lambda option: losses[option.corruption])


def first_one(s: Realm, seat: int, options: Options) -> Option | None:
    """The first option: the choice makes next to no difference."""
    return options[0]


def top_cards(s: Realm, seat: int, options: Options) -> Option | None:
    """The top cards: face down, all look alike."""
    return TopCards()


def no_roll(s: Realm, seat: int, options: Options) -> Option | None:
    """The haggle die is a risk."""
    return Decline()


def something_else(s: Realm, seat: int, options: Options) -> Option | None:
    """A treasure, or a foe less, is better than two spirit."""
    return Pick(1)


def refuse_trade(s: Realm, seat: int, options: Options) -> Option | None:
    """The bot does not trade."""
    return Refuse()


def agree(s: Realm, seat: int, options: Options) -> Option | None:
    """To be moved by a friend is welcome."""
    return Agree() if not s.competitive else Confirm()


ANSWERS: dict[str, Callable[[Realm, int, Options], Option | None]] = {
    "HeroTurn": take_turn,
    "CardChoice": fight_on,
    "CardPick": top_cards,
    "EndOrder": small_loss_first,
    "PurgeOrder": first_one,
    "SetupSummary": begin,
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
    "SkullsFell": what_fell,
    "SealOff": what_came_off,
}
"""How the bot answers each kind of question."""
