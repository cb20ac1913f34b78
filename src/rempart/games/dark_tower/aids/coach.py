"""The coach of the guided start (`Settings.guided`): months 1 and 2 of a real match, in which the
five actions are learnt.

What it says follows from the position alone, so it answers whatever is done, and several good ways
are all right. It asks for nothing that is not legal, and for nothing at all where any choice will
do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec

from rempart.games.dark_tower.ai.estimate import battle_cost, cost
from rempart.games.dark_tower.aids.bundles import ways
from rempart.games.dark_tower.ids import (
    BATTLE,
    BUILDINGS,
    CANCELLED,
    CATEGORIES,
    CLEANSE,
    FIRST_ADVERSARY,
    GLYPHS,
    GONE,
    QUEST,
    SPIRIT,
    SPY,
    START_STEP,
    STIRS,
    VASA,
    VILLAGE,
    WARRIORS,
)
from rempart.games.dark_tower.options import (
    Accept,
    Banner,
    BuyAdvantage,
    ConfirmSetup,
    DoubleMove,
    EndTurn,
    EnterRoom,
    Free,
    GainVirtue,
    LiftSkull,
    LoseItem,
    LoseVirtue,
    PickWare,
    PlaceSkull,
    Prevent,
    Reinforce,
    Roll,
    TakeGear,
    TakeHero,
    TakeHome,
    TakeTreasure,
    TopCards,
    UseAdvantage,
    Walk,
)
from rempart.games.dark_tower.steps import battle, cleanse, dungeon, goals, move, quests
from rempart.games.dark_tower.steps.amounts import CARD, ROOM, losses
from rempart.games.dark_tower.steps.foes import SendFoe
from rempart.games.dark_tower.steps.timeline import DETAILS, EventConfirmation
from rempart.games.dark_tower.steps.turn import HeroTurn
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Option
from rempart.kernel.coaching import Coaching, LessonAim

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

LAST = 2
"""The month with which the guided start ends."""
NEW, URGENT = 30, 10
"""How much more an action is worth while the player has never taken it, and how much that grows
with each turn of the last month."""
PURSUE, GOAL, EXPLORE, FIGHT, HUNT = 90, 75, 60, 50, 25
"""What the actions are worth, and how much more a battle is if a quest wants foes beaten."""
ROTTEN, SKULL = 30, 12
"""What cleansing is worth, and each skull."""
SAFE, SCARCE = 8, 12
"""With fewer skulls than this in the supply, each that is missing makes cleansing worth more."""
STEP, FAR = 2, 10
"""What each region on the way subtracts: within reach this turn, and beyond it."""
AS_GOOD = 30
"""An action worth at most this much less than the best is as good."""
BEARABLE = 1.0
"""The share of its warriors that a battle may cost a hero who is sent into it."""
ENOUGH = 12
"""Warriors with which a hero need not visit a village first."""
T = TypeVar("T", bound=Option)


class Deed(NamedTuple):
    """A heroic action that could be taken in some region."""

    worth: float
    key: str
    rule: str
    about: Mapping[str, object]
    option: Option


class Target(NamedTuple):
    """A deed, less the way to it, and the options that do it or lead there."""

    worth: float
    deed: Deed
    region: int
    steps: list[Option]


def coaching(s: Realm, options: list[Option], seat: int) -> Coaching | None:
    """What the coach says to a hero now; None: nothing, since nobody is being taught."""
    if not s.guided:
        return None
    over = s.month > LAST
    aims = [LessonAim(glyph, bool(s.learnt >> n & 1)) for n, glyph in enumerate(GLYPHS)]
    aims.append(LessonAim("month", over))
    if over:
        return Coaching("over", "DT-MONTH-01", aims=aims, over=True)
    if not options:
        return None
    said = advice(s, options, seat)
    return msgspec.structs.replace(said, aims=aims)


def asked(s: Realm, options: list[Option], seat: int) -> list[Option] | None:
    """The options that the coach asks for; None: nothing in particular."""
    found = coaching(s, options, seat)
    return list(found.wanted) if found is not None and found.wanted else None


def advice(s: Realm, options: list[Option], seat: int) -> Coaching:
    """The advice on the question that is asked."""
    step = s.agenda[-1]
    if isinstance(step, HeroTurn):
        return turn(s, options, seat)
    if isinstance(step, SendFoe):
        return Coaching("send", SendFoe.rule)
    if isinstance(step, EventConfirmation):
        key = f"event_{CATEGORIES[step.event // DETAILS]}"
        if step.event // DETAILS == STIRS and VASA in s.heroes[seat].companions:
            key += "_vasa"
        return Coaching(key, "DT-EVENT-01", wanted=options)
    for kind, say in ANSWERS.items():
        if of(options, kind):
            return say(s, options, seat)
    return Coaching("other", "DT-TURN-04")


def at(region: int) -> list[dict[str, int]]:
    """What shows a region."""
    return [{"region": region}]


def of(options: list[Option], *kinds: type[T]) -> list[T]:
    """The options of these kinds."""
    return [option for option in options if isinstance(option, kinds)]


# A turn


def turn(s: Realm, options: list[Option], seat: int) -> Coaching:
    """What is left to do in a turn, the most important first."""
    hero = s.heroes[seat]
    if s.month == LAST and s.turn == 1 and s.phase == START_STEP and not hero.bannered:
        return Coaching("month", "DT-MONTH-08")
    banners = [option for option in of(options, Banner) if option.hero != SPY]
    if banners:
        return Coaching("banner", "DT-BANNER-01", wanted=banners)
    found = None if hero.heroic else heroic(s, options, seat)
    found = found or reinforce(s, options, seat)
    return found or far(s, options, seat, "go_ahead") or end(s, options)


def heroic(s: Realm, options: list[Option], seat: int) -> Coaching | None:
    """The heroic action: here, within reach, or farther away."""
    here = s.heroes[seat].region
    found = near(s, options, seat)
    if not found:
        return far(s, options, seat, "go_far")
    best = max(found, key=lambda target: target.worth)
    if best.region != here:
        if of(options, Reinforce) and not standing(s, best.region):
            return reinforce(s, options, seat)
        about = {**best.deed.about, "region": best.region}
        key = "banner_spy" if isinstance(best.steps[0], Banner) else f"go_{best.deed.key}"
        return Coaching(key, "DT-MOVE-01", about=about, wanted=best.steps, point=at(best.region))
    good = [target for target in found if target.region == here]
    good = [target for target in good if target.worth >= best.worth - AS_GOOD]
    either = [target for target in good if target.deed.key in ("cleanse", "fight")]
    keys = {target.deed.key: target.deed for target in either}
    if best in either and len(keys) > 1:
        wanted = [step for target in either for step in target.steps]
        return Coaching("either", "DT-TURN-05", about=keys["fight"].about, wanted=wanted)
    wanted = [step for target in good if target.deed.key == best.deed.key for step in target.steps]
    return Coaching(best.deed.key, best.deed.rule, about=best.deed.about, wanted=wanted)


def near(s: Realm, options: list[Option], seat: int) -> list[Target]:
    """What can be done this turn: where the hero is, and where it can go without being burned."""
    hero, found = s.heroes[seat], list[Target]()
    left = move.left(s, hero) if of(options, Walk) else 0
    leaps = {option.region: option for option in of(options, Banner)}
    worthy = sites(s)
    paths = ways(s, hero.region, left, lambda at: move.reach_from(s, seat, at))
    for region, (fires, path) in paths.items():
        if region in worthy and not fires:
            for deed in deeds(s, seat, region):
                step: Option = move.WALKS[path[0]] if path else deed.option
                found.append(Target(deed.worth - STEP * len(path), deed, region, steps=[step]))
    for region, leap in leaps.items():
        if region in worthy and region not in paths:
            found += [
                Target(deed.worth, deed, region, steps=[leap]) for deed in deeds(s, seat, region)
            ]
    return found


def far(s: Realm, options: list[Option], seat: int, key: str) -> Coaching | None:
    """The way to what cannot be done this turn, or only with a doubled move."""
    hero = s.heroes[seat]
    walks, double = of(options, Walk), of(options, DoubleMove)
    if not walks:
        return None
    away = TABLES[s.variant].world.distance
    targets = [
        (deed.worth - FAR * away[hero.region][region], region, deed)
        for region in sites(s)
        for deed in deeds(s, seat, region)
    ]
    if not targets:
        return None
    _, region, deed = max(targets, key=lambda target: target[0])
    least = min(away[walk.region][region] for walk in walks)
    if least >= away[hero.region][region]:
        return None
    closer: list[Option] = [walk for walk in walks if away[walk.region][region] == least]
    about = {**deed.about, "region": region}
    if double and not hero.heroic and away[hero.region][region] <= 2 * move.left(s, hero):
        return Coaching(
            "go_double", "DT-MOVE-03", about=about, wanted=[*double, *closer], point=at(region)
        )
    return Coaching(key, "DT-MOVE-01", about=about, wanted=closer, point=at(region))


def sites(s: Realm) -> set[int]:
    """The regions in which there may be something to do."""
    where = TABLES[s.variant].world.building_region
    found = {where[building] for building, skulls in enumerate(s.buildings) if skulls > 0}
    found |= {foe.region for foe in s.foes} | {quest.region for quest in s.quests}
    found |= {dungeon.region for dungeon in s.dungeons}
    return (found | {s.main.region}) - {NONE}


def deeds(s: Realm, seat: int, region: int) -> Iterator[Deed]:
    """The heroic actions that are worth taking in a region, as if the hero were there and had taken
    none yet."""
    hero = s.heroes[seat]
    kept = hero.region, hero.heroic
    hero.region, hero.heroic = region, False
    try:
        found = [*on_quests(s, seat), *on_skulls(s, seat, region), *on_foes(s, seat)]
    finally:
        hero.region, hero.heroic = kept
    yield from found


def on_quests(s: Realm, seat: int) -> Iterator[Deed]:
    """Monthly quests, the main goal and dungeons; all of them are quest actions."""
    new = fresh(s, QUEST)
    for option in quests.offers(s, seat):
        about = {"quest": option.quest}
        yield Deed(PURSUE + new, "pursue", "DT-QUEST-01", about=about, option=option)
    for option in goals.offers(s, seat):
        yield Deed(GOAL + new, "goal", "DT-QUEST-06", about={}, option=option)
    for option in dungeon.offers(s, seat):
        yield Deed(EXPLORE + new, "explore", "DT-DUNGEON-02", about={}, option=option)


def on_skulls(s: Realm, seat: int, region: int) -> Iterator[Deed]:
    """Cleansing the building of the region."""
    for option in cleanse.offers(s, seat):
        if option.region == region:
            building = TABLES[s.variant].world.building_at[region]
            skulls = s.buildings[building]
            scarce = SCARCE * max(0, SAFE - s.supply)
            worth = ROTTEN + SKULL * skulls + scarce + fresh(s, CLEANSE)
            yield Deed(worth, "cleanse", "DT-CLEANSE-03", about={}, option=option)


def on_foes(s: Realm, seat: int) -> Iterator[Deed]:
    """Battles that the hero can bear."""
    wanted = any(TABLES[s.variant].quests[quest.number].foes for quest in s.quests)
    most = FIGHT + HUNT * wanted + fresh(s, BATTLE)
    for option in battle.offers(s, seat):
        if option.kind < FIRST_ADVERSARY:
            toll = battle_cost(s, seat, option.kind, option.region)
            if toll <= BEARABLE * s.heroes[seat].warriors:
                about = {"kind": option.kind}
                yield Deed(most - toll, "fight", "DT-BATTLE-03", about=about, option=option)


def fresh(s: Realm, glyph: int) -> int:
    """What an action is worth more while it is new to the player."""
    if s.learnt >> glyph & 1:
        return 0
    return NEW + (URGENT * s.turn if s.month == LAST else 0)


def standing(s: Realm, region: int) -> bool:
    """Whether there is a building to reinforce at."""
    building = TABLES[s.variant].world.building_at[region]
    return building != NONE and s.buildings[building] != GONE


def reinforce(s: Realm, options: list[Option], seat: int) -> Coaching | None:
    """Reinforcing here, or at a building within reach."""
    hero = s.heroes[seat]
    here = of(options, Reinforce)
    if here:
        building = TABLES[s.variant].world.building_at[hero.region]
        key = f"reinforce_{BUILDINGS[building % len(BUILDINGS)]}"
        return Coaching(key, "DT-REINFORCE-01", wanted=here)
    if hero.reinforces or hero.cancelled or not of(options, Walk):
        return None
    paths = ways(s, hero.region, move.left(s, hero), lambda at: move.reach_from(s, seat, at))
    ends = [region for region, (fires, path) in paths.items() if path and not fires]
    ends = [region for region in ends if standing(s, region)]
    if not ends:
        return None
    kind = TABLES[s.variant].world.building_at
    poor = hero.warriors < ENOUGH
    best = min(ends, key=lambda r: (poor and kind[r] % len(BUILDINGS) != VILLAGE, len(paths[r][1])))
    step = move.WALKS[paths[best][1][0]]
    return Coaching(
        "go_reinforce", "DT-REINFORCE-01", about={"region": best}, wanted=[step], point=at(best)
    )


def end(s: Realm, options: list[Option]) -> Coaching:
    """End the turn; the first time the coach also says what follows."""
    return Coaching("end" if s.beam else "end_first", "DT-END-01", wanted=of(options, EndTurn))


# Other questions


def plain(key: str, rule: str) -> Callable[[Realm, list[Option], int], Coaching]:
    """A question in which every answer is good."""
    return lambda s, options, seat: Coaching(key, rule)


def haggle(s: Realm, options: list[Option], seat: int) -> Coaching:
    """The haggle die, and how often it cancels the action."""
    faces = TABLES[s.variant].haggle
    about = {"bad": faces.count(CANCELLED), "faces": len(faces)}
    return Coaching("haggle", "DT-HAGGLE-01", about=about)


def fray(s: Realm, options: list[Option], seat: int) -> Coaching:
    """A battle card or a room: improve it if that spares something, then take what is left."""
    now, better, what, source = shown(s)
    use = of(options, UseAdvantage)
    milder = cost(s, seat, better, source) < cost(s, seat, now, source)
    if use and milder:
        return Coaching(f"{what}_use", "DT-ADVANTAGE-04", wanted=use)
    hero = s.heroes[seat]
    lacking = any(
        losses(s, seat, now, which) > have
        for which, have in ((WARRIORS, hero.warriors), (SPIRIT, hero.spirit))
    )
    helps = of(options, BuyAdvantage, Prevent)
    if lacking and helps:
        return Coaching("short", "DT-CORRUPT-01", wanted=helps)
    key = "card_spent" if what == "card" and milder else f"{what}_done"
    return Coaching(key, "DT-BATTLE-09", wanted=of(options, Accept))


def shown(s: Realm) -> tuple[int, int, str, int]:
    """The effect that would apply now, the one a step milder, and where they come from."""
    t = TABLES[s.variant]
    if s.battle is not None:
        ladder = t.cards[battle.number_of(s, s.battle)].ladder
        return ladder[s.battle.step], ladder[max(s.battle.step - 1, 0)], "card", CARD
    assert s.visit is not None
    place = s.dungeons[s.visit.dungeon]
    content = t.rooms[place.type][place.rooms[s.visit.room].content]
    now = content.improved if s.visit.improved else content.first
    return now, content.improved, "room", ROOM


def which_building(
    key: str,
    rule: str,
    kind: type[PlaceSkull] | type[LiftSkull],
    best: Callable[[Iterable[int]], int],
) -> Callable[[Realm, list[Option], int], Coaching]:
    """A question for a building: the best are those with the fewest skulls, or with the most."""

    def say(s: Realm, options: list[Option], seat: int) -> Coaching:
        picks = of(options, kind)
        skulls = best(s.buildings[option.building] for option in picks)
        wanted = [option for option in picks if s.buildings[option.building] == skulls]
        point = [{"building": option.building} for option in wanted]
        return Coaching(key, rule, wanted=wanted, point=point)

    return say


def begin(s: Realm, options: list[Option], seat: int) -> Coaching:
    """Confirm the set-up."""
    return Coaching("begin", "DT-WIN-03", wanted=of(options, ConfirmSetup))


ANSWERS: Mapping[type[Option], Callable[[Realm, list[Option], int], Coaching]] = {
    TakeHero: plain("hero", "DT-SETUP-12"),
    TakeHome: plain("home", "DT-SETUP-02"),
    ConfirmSetup: begin,
    Roll: haggle,
    Free: plain("effect", "DT-REINFORCE-01"),
    TopCards: plain("deck", "DT-BATTLE-03"),
    Accept: fray,
    EnterRoom: plain("room", "DT-DUNGEON-02"),
    PlaceSkull: which_building("place", "DT-SKULL-03", PlaceSkull, min),
    LiftSkull: which_building("lift", "DT-SKULL-10", LiftSkull, max),
    LoseItem: plain("lose", "DT-ITEM-01"),
    LoseVirtue: plain("lose", "DT-ITEM-01"),
    PickWare: plain("wares", "DT-EVENT-09"),
    GainVirtue: plain("virtue", "DT-VIRTUE-02"),
    TakeTreasure: plain("take", "DT-ITEM-01"),
    TakeGear: plain("take", "DT-ITEM-01"),
}
"""The advice on other questions, by an option that only this question has."""
