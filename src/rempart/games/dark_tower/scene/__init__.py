"""A view in words: the table as zones that any client can draw.

Month, goal and quests, the four kingdoms as grids of regions, the Tower, foes, what is being fought
or explored, heroes, market and decks. What a board of the game's own needs besides words is in
`tags` and `extra`: the borders of the map, the drums, ladders of cards.
"""

from __future__ import annotations

import msgspec

from rempart.games.dark_tower.ids import (
    ADVANTAGES,
    ADVERSARIES,
    AZKOLS,
    COMPANIONS,
    FIRST_ADVERSARY,
    FOES,
    GLEB,
    GRIGOR,
    HAKAN,
    HEROES,
    ITEMS,
    STATES,
    VASA,
    ZAIDA,
)
from rempart.games.dark_tower.options import (
    BuyAdvantage,
    Get,
    Give,
    NoMoreFell,
    SealCameOff,
    SkullFell,
    Walk,
)
from rempart.games.dark_tower.scene.action import action_zones
from rempart.games.dark_tower.scene.board import asked_for, kingdom_zones, tower_zones
from rempart.games.dark_tower.scene.extras import (
    ASIDE,
    AdversaryExtra,
    FoeKindExtra,
    GoalExtra,
    MonthExtra,
    QuestExtra,
    TableExtra,
)
from rempart.games.dark_tower.scene.heroes import decks, hero_zone
from rempart.games.dark_tower.scene.opening import setup_zones
from rempart.games.dark_tower.tables import TABLES, Tables
from rempart.games.dark_tower.view import View
from rempart.games.dark_tower.words.cards import (
    asked_number,
    foe_card,
    foe_traits,
    goal_words,
    reward_card,
)
from rempart.games.dark_tower.words.effects import effect_words
from rempart.kernel import NONE, Option
from rempart.kernel.scene import Piece, Scene, Zone
from rempart.kernel.text import Text

OF_TOWER = (SkullFell, NoMoreFell, SealCameOff)
PHASES = range(3)
WANTED = {
    ZAIDA: ("zaida_treasures",),
    GLEB: ("gleb_warriors", "gleb_gear"),
    HAKAN: ("hakan_potions", "hakan_treasures"),
    VASA: ("vasa_spirit",),
}
"""What the main goals want deposited, in the order of `GoalView.given`."""
VIRTUE_SOURCE = len(ITEMS) + len(COMPANIONS)
BAND_MONTHS = 2
"""DT-AM-37: months of a band."""


def picks(option: Option, seat: int) -> dict[str, object]:
    """What to point at for an option: its fields; cards of all kinds by their ids. The hero that
    walks is implied, but may be picked up; who tells what the Tower did is not."""
    fields = msgspec.structs.asdict(option)
    if isinstance(option, OF_TOWER):
        return {name: value for name, value in fields.items() if name != "seat"}
    if isinstance(option, Walk):
        return {**fields, "seat": seat}
    if isinstance(option, BuyAdvantage):
        return fields | source_pick(option.source)
    if isinstance(option, Give | Get):
        return fields | source_pick(option.item)
    return fields


def source_pick(source: int) -> dict[str, object]:
    """An item, a companion or a virtue, by the number that all of them share."""
    if source < len(ITEMS):
        return {"item": source}
    if source < VIRTUE_SOURCE:
        return {"companion": source - len(ITEMS)}
    return {"virtue": source - VIRTUE_SOURCE}


def scene(v: View, text: Text) -> Scene:
    """The table as `v.seat` sees it, the own hero last."""
    t = TABLES[v.variant]
    mine = v.seat or 0
    count = len(v.heroes)
    zones = [month_zone(v, t, text), goal_zone(v, t, text)]
    zones += setup_zones(v, t, text)
    zones += action_zones(v, t, text)
    zones += kingdom_zones(v, t, text)
    zones += tower_zones(v, t, text)
    zones.append(foes_zone(v, t, text))
    zones += [hero_zone(v, t, (mine + n) % count, text) for n in range(1, count + 1)]
    zones += decks(v, t, text)
    return Scene(
        title=text("game.name"),
        round=text("zone.month_of", month=text(f"month_name.{v.month}")),
        phases=[text(f"step.{phase}") for phase in PHASES],
        phase=v.phase if v.turn else NONE,
        seats=[seat_name(v, seat, text) for seat in range(count)],
        zones=zones,
        extra=TableExtra(active=v.active, starter=v.starter, code=v.code, cap=v.cap),
    )


def seat_name(v: View, seat: int, text: Text) -> str:
    """A player, with the hero."""
    hero = v.heroes[seat].hero
    if hero == NONE:
        return text.seat(seat)
    return text("seat_hero", seat=text.seat(seat), hero=text(f"hero.{HEROES[hero]}"))


def month_zone(v: View, t: Tables, text: Text) -> Zone:
    """The calendar; the length of a month is hidden (DT-MONTH-05)."""
    marks = [text("mark.sale")] if v.sale else []
    if v.code:
        marks.append(text("mark.code", code=v.code))
    return Zone(
        kind="track",
        id="month",
        # Before the first turn there is only the month.
        name=text(
            "zone.month" if v.turn else "zone.month_of",
            month=text(f"month_name.{v.month}"),
            turn=v.turn,
        ),
        short=text("zone.month_short", turn=v.turn),
        value=v.month,
        most=t.knobs.months,
        note=" · ".join([text(f"month_tale.{v.month}"), *marks]),
        extra=MonthExtra(turn=v.turn, length=v.length, timeline=v.timeline),
    )


# Goals and quests


def goal_zone(v: View, t: Tables, text: Text) -> Zone:
    """The main goal and the monthly quests (DT-MONTH-08)."""
    pieces = [goal_piece(v, t, text)]
    for quest in v.quests:
        errand = t.quests[quest.quest]
        marks = [text(f"region.{t.world.ids[quest.region]}")] if quest.region != NONE else []
        if errand.foes or errand.cleanses:
            most = errand.foes or errand.cleanses
            marks.append(text("mark.progress", done=min(quest.progress, most), of=most))
        pieces.append(
            Piece(
                name=text(f"quest.{errand.id}"),
                kind=errand.id,
                id=f"quest-{quest.quest}",
                note=asked_for(v, t, quest.quest, text),
                marks=marks,
                tags=["companion" if errand.adversary == NONE else "adversary"],
                pick={"quest": quest.quest},
                extra=QuestExtra(region=quest.region, opening=text(f"opening.{errand.id}")),
                more=reward_card(t, errand, text),
            )
        )
    return Zone(
        kind="hand", id="quests", name=text("zone.quests"), value=len(pieces), pieces=pieces
    )


def goal_piece(v: View, t: Tables, text: Text) -> Piece:
    """DT-QUEST-06: what must be done before the adversary appears, and how far it is."""
    id = COMPANIONS[v.goal]
    main = v.main
    marks = [text(f"region.{t.world.ids[main.region]}")] if main.region != NONE else []
    if main.done:
        marks.append(text("mark.done"))
    if main.skulls:
        most = int(asked_number(t.goals.vasa_skulls, len(v.heroes)))
        marks.append(text("mark.skulls_cleansed", count=min(main.skulls, most), of=most))
    if v.goal == GRIGOR and any(main.given):
        bonds = [n for n, broken in zip(t.goals.grigor_bonds, main.given, strict=True) if broken]
        names = text.listed([text(f"advantage.{ADVANTAGES[n]}") for n in bonds])
        marks.append(text("mark.bonds_broken", bonds=names))
    return Piece(
        name=text(f"goal.{id}"),
        kind=f"goal_{id}",
        id="goal",
        value=goal_progress(v, t),
        note=goal_words(t, v.goal, text, len(v.heroes)),
        marks=marks,
        tags=["goal", *(["done"] if main.done else [])],
        extra=GoalExtra(region=main.region, given=main.given, skulls=main.skulls),
        more=azkols_words(text) if v.goal == ZAIDA else [],
    )


def azkols_words(text: Text) -> list[str]:
    """Which treasures the goal means."""
    return [text("goal_treasures", items=text.listed(text(f"item.{ITEMS[n]}") for n in AZKOLS))]


def goal_progress(v: View, t: Tables) -> str:
    """How much of what the main goal wants has been deposited."""
    asked = [getattr(t.goals, name) for name in WANTED.get(v.goal, ())]
    done = zip(v.main.given, asked, strict=False) if any(v.main.given) else ()
    return " · ".join(f"{given}/{asked_number(of, len(v.heroes))}" for given, of in done)


# Foes


def foes_zone(v: View, t: Tables, text: Text) -> Zone:
    """DT-FOE-11: for each kind its tokens on the board, its state and its next strike."""
    pieces = [foe_piece(v, t, level, text) for level in range(len(v.kinds))]
    pieces.append(adversary_piece(v, t, text))
    return Zone(
        kind="hand",
        id="foes",
        name=text("zone.foes"),
        value=len(pieces),
        tags=ASIDE,
        pieces=pieces,
    )


def foe_piece(v: View, t: Tables, level: int, text: Text) -> Piece:
    """A kind of foe of level 2, 3 or 4."""
    kind, state = v.kinds[level], v.states[level]
    count = sum(foe.kind == kind for foe in v.foes)
    marks = [text(f"state.{STATES[state]}"), text("mark.tokens", count=count, most=t.tokens[kind])]
    if v.mutations[level]:
        marks.append(text("mark.mutations", count=v.mutations[level]))
    return Piece(
        name=text(f"foe.{FOES[kind]}"),
        kind=FOES[kind],
        id=f"kind-{kind}",
        value=str(level + 2),
        note=text("foe_strike", words=effect_words(t, t.strikes[kind][state], text)),
        marks=marks,
        tags=[STATES[state], *t.data.foes[FOES[kind]].attributes],
        enemy=True,
        pick={"kind": kind},
        extra=FoeKindExtra(tokens=count, most=t.tokens[kind], traits=foe_traits(t, kind, text)),
        more=foe_card(t, kind, text),
    )


def adversary_piece(v: View, t: Tables, text: Text) -> Piece:
    """The adversary: what it does from the Tower in these months (DT-AM-37), and how far its cards
    were worn down (DT-AM-25)."""
    id, kind = ADVERSARIES[v.adversary], FIRST_ADVERSARY + v.adversary
    band = (v.month - 1) // BAND_MONTHS
    here = [foe.region for foe in v.foes if foe.kind == kind]
    marks = [text(f"region.{t.world.ids[region]}") for region in here]
    return Piece(
        name=text(f"foe.{id}"),
        kind=id,
        id=f"kind-{kind}",
        value="5",
        note=text("foe_strike", words=effect_words(t, t.acts[v.adversary][band], text)),
        marks=marks or [text("mark.in_tower")],
        tags=["adversary", *t.data.adversaries[id].attributes],
        enemy=True,
        pick={"kind": kind},
        extra=AdversaryExtra(steps=v.steps, traits=foe_traits(t, kind, text)),
        more=foe_card(t, kind, text),
    )
