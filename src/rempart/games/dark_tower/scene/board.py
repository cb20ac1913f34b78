"""The map and the Tower as zones."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

import msgspec

from rempart.games.dark_tower.ids import (
    BUILDINGS,
    COMPANIONS,
    DRUMS,
    DUNGEONS,
    FIRST_ADVERSARY,
    FOE_KINDS,
    GLYPHS,
    GONE,
    HEROES,
    KINGDOMS,
    POOLS,
    RIVERS,
    SEALS,
    SKULLS,
    STATES,
    TERRAINS,
    level_of,
)
from rempart.games.dark_tower.scene.extras import (
    ASIDE,
    BuildingExtra,
    KingdomExtra,
    OwnerExtra,
    RealTower,
    TowerExtra,
    TowerMood,
)
from rempart.games.dark_tower.tables import Tables
from rempart.games.dark_tower.view import View
from rempart.games.dark_tower.words.cards import (
    banner_words,
    building_words,
    foe_card,
    goal_words,
    hero_card,
    quest_words,
    tax_words,
    trial_words,
)
from rempart.kernel import NONE
from rempart.kernel.scene import Piece, Place, Zone
from rempart.kernel.text import Text, remembered

COLUMNS = 5
SIDES = len(KINGDOMS)


# The map


def kingdom_zones(v: View, t: Tables, text: Text) -> list[Zone]:
    """A zone for each kingdom. Its `extra` has the borders of its regions, for a board that draws
    the map, and whether the river to the next kingdom burns."""
    zones: list[Zone] = []
    start = v.heroes[v.active if v.seat is None else v.seat].region
    standing: defaultdict[int, list[Piece]] = defaultdict(list)
    for region, piece in pieces(v, t, text):
        standing[region].append(piece)
    for kingdom, id in enumerate(KINGDOMS):
        home = next((n for n, h in enumerate(v.heroes) if h.home == kingdom and not h.out), None)
        burning = bool(v.rivers >> kingdom & 1)
        river = text("mark.burning", river=text(f"river.{RIVERS[kingdom]}")) if burning else ""
        zones.append(
            Zone(
                kind="grid",
                id=f"kingdom-{id}",
                name=text(f"kingdom.{id}"),
                seat=home,
                columns=COLUMNS,
                note=river or ("" if home is not None else text("mark.dormant")),
                tags=[
                    id,
                    "sparse",
                    *(["dormant"] if home is None else []),
                    *(["burning"] if burning else []),
                ],
                places=kingdom_places(t, kingdom, start, standing, text),
                extra=KingdomExtra(
                    borders=[t.world.neighbours[n] for n in t.world.kingdom_regions[kingdom]]
                ),
            )
        )
    return zones


def kingdom_places(
    t: Tables, kingdom: int, start: int, standing: Mapping[int, list[Piece]], text: Text
) -> list[Place]:
    """The regions of a kingdom with all that stands in them, and the way there from `start`."""
    places = list(empty_kingdom(t, kingdom, start, text))
    for at, region in enumerate(t.world.kingdom_regions[kingdom]):
        if region in standing:
            places[at] = msgspec.structs.replace(places[at], pieces=standing[region])
    return places


@remembered
def empty_kingdom(t: Tables, kingdom: int, start: int, text: Text) -> list[Place]:
    """The regions of a kingdom in which nothing stands."""
    return [empty_region(t, region, start, text) for region in t.world.kingdom_regions[kingdom]]


def empty_region(t: Tables, region: int, start: int, text: Text) -> Place:
    """A region in which nothing stands: how far it is, and where to go first."""
    world = t.world
    far = world.distance[start][region] if start != NONE else 0
    terrain = TERRAINS[world.terrain[region]]
    tags = [terrain]
    tags += ["tower"] if region in world.ring else []
    tags += ["edge"] if world.edge[region] else []
    status = [text(f"terrain.{terrain}")]
    status += [text("mark.by_tower")] if region in world.ring else []
    return Place(
        name=text(f"region.{world.ids[region]}"),
        kind=terrain,
        value=text("mark.steps", count=far) if far else "",
        note=text("mark.by_way_of", at=way(t, start, region, text)) if far > 1 else "",
        status=" · ".join(status),
        tags=tags,
        pick={"region": region},
    )


def way(t: Tables, start: int, region: int, text: Text) -> str:
    """The region with which a shortest way begins."""
    away = t.world.distance[region]
    first = min(t.world.neighbours[start], key=away.__getitem__)
    return text(f"region.{t.world.ids[first]}")


def pieces(v: View, t: Tables, text: Text) -> Iterator[tuple[int, Piece]]:
    """What stands where: buildings, heroes, foes, markers, trials, dungeons and trees."""
    for region, building in enumerate(t.world.building_at):
        if building != NONE:
            yield region, building_piece(t, building, v.buildings[building], text)
    for seat, hero in enumerate(v.heroes):
        if hero.hero != NONE:
            yield hero.region, figure(v, t, seat, text)
    for number, foe in enumerate(v.foes):
        yield foe.region, token(v, t, number, text)
    id = COMPANIONS[v.goal]
    yield (
        v.main.region,
        Piece(
            name=text(f"goal.{id}"),
            kind="marker",
            id="marker-goal",
            note=goal_words(t, v.goal, text, len(v.heroes)),
            tags=["goal"],
        ),
    )
    for quest in v.quests:
        yield (
            quest.region,
            Piece(
                name=text(f"quest.{t.quests[quest.quest].id}"),
                kind="marker",
                id=f"marker-{quest.quest}",
                note=asked_for(v, t, quest.quest, text),
                pick={"quest": quest.quest},
            ),
        )
    yield from trials(v, t, text)
    for number, dungeon in enumerate(v.dungeons):
        yield dungeon.region, dungeon_piece(v, t, number, text)
    for number, place in enumerate(v.trees):
        yield place, Piece(name=text("token.tree"), kind="tree", id=f"tree-{number}")


def asked_for(v: View, t: Tables, quest: int, text: Text) -> str:
    """What a quest asks of these heroes."""
    types = (dungeon.dungeon for dungeon in v.dungeons if dungeon.quest == quest)
    return quest_of(t, quest, len(v.heroes), next(types, NONE), text)


@remembered
def quest_of(t: Tables, quest: int, heroes: int, dungeon: int, text: Text) -> str:
    """What a quest asks of a number of heroes; `dungeon`: the type of its dungeon."""
    return quest_words(t, t.quests[quest], text, heroes, dungeon)


def trials(v: View, t: Tables, text: Text) -> Iterator[tuple[int, Piece]]:
    """DT-COMP-07: where the trials are that the seat may know and that are still to be met."""
    for seat, hero in enumerate(v.heroes):
        for trial in hero.trials:
            card = t.trials[trial]
            if trial not in hero.trials_done:
                piece = Piece(
                    name=text(f"trial.{card.id}"),
                    kind="trial",
                    id=f"trial-marker-{trial}",
                    note=trial_words(t, card, text),
                    marks=[text.seat(seat)],
                    tags=["trial"],
                    pick={"trial": trial},
                    extra=OwnerExtra(seat=seat),
                )
                yield card.region, piece


@remembered
def building_piece(t: Tables, building: int, skulls: int, text: Text) -> Piece:
    """A building with its skulls, or its ruin."""
    id = BUILDINGS[building % len(BUILDINGS)]
    gone = skulls == GONE
    free, enhanced = building_words(t, building % len(BUILDINGS), text)
    return Piece(
        name=text(f"building.{id}"),
        kind=id,
        id=f"building-{building}",
        value="" if gone else str(skulls),
        note=text("building_card", free=free, enhanced=enhanced),
        marks=[text("mark.destroyed")]
        if gone
        else [text("mark.skulls", count=skulls)] * bool(skulls),
        tags=["building", *(["destroyed"] if gone else [])],
        pick={"building": building},
        extra=BuildingExtra(skulls=max(0, skulls)),
        more=[text("building_skulls", most=t.knobs.skulls_on_building)],
    )


def figure(v: View, t: Tables, seat: int, text: Text) -> Piece:
    """A hero on the map."""
    id = HEROES[v.heroes[seat].hero]
    return Piece(
        name=text(f"hero.{id}"),
        kind=id,
        id=f"figure-{seat}",
        note=banner_words(t, v.heroes[seat].hero, text),
        marks=[text.seat(seat)],
        tags=["hero", *(["active"] if seat == v.active else [])],
        pick={"seat": seat},
        extra=OwnerExtra(seat=seat),
        more=hero_card(t, v.heroes[seat].hero, text),
    )


def token(v: View, t: Tables, number: int, text: Text) -> Piece:
    """A foe on the map, with its state."""
    foe = v.foes[number]
    state = STATES[v.states[level_of(foe.kind) - 2]] if foe.kind < FIRST_ADVERSARY else ""
    alike = sum(other == foe for other in v.foes[:number])
    return foe_piece(t, foe.kind, foe.region, state, alike, text)


@remembered
def foe_piece(t: Tables, kind: int, region: int, state: str, alike: int, text: Text) -> Piece:
    """A foe on the map; `alike` of the same kind are already there."""
    id = FOE_KINDS[kind]
    return Piece(
        name=text(f"foe.{id}"),
        kind=id,
        id=f"foe-{kind}-{region}-{alike}",
        value=str(level_of(kind)),
        marks=[text(f"state.{state}")] if state else [],
        tags=["foe", state or "adversary"],
        enemy=True,
        pick={"kind": kind, "region": region},
        more=foe_card(t, kind, text),
    )


def dungeon_piece(v: View, t: Tables, number: int, text: Text) -> Piece:
    """A dungeon or caravan on the map."""
    dungeon = v.dungeons[number]
    id = POOLS[dungeon.dungeon]
    own = dungeon.dungeon < len(DUNGEONS)
    return Piece(
        name=text(f"place.{t.world.ids[dungeon.region]}") if own else text(f"dungeon.{id}"),
        kind=id,
        id=f"dungeon-token-{number}",
        note=text(f"dungeon.{id}"),
        tags=["dungeon", *(["caravan"] if not own else [])],
        pick={"dungeon": dungeon.dungeon},
    )


# The Tower


def tower_zones(v: View, t: Tables, text: Text) -> list[Zone]:
    """Drums with their four sides, and where the skulls are."""
    places = [drum_place(v, t, drum, text) for drum in range(len(DRUMS))]
    return [
        Zone(
            kind="row",
            id="tower",
            name=text("zone.tower"),
            note=text("mark.inside", count=v.inside),
            tags=ASIDE,
            places=places,
            extra=TowerExtra(
                pos=v.pos,
                glyphs=v.glyphs,
                inside=v.inside,
                pockets=tuple(v.pockets),
                real=real_tower(v),
                named=v.named,
                mood=mood(v),
                loose=any(foe.kind >= FIRST_ADVERSARY for foe in v.foes),
            ),
        ),
        Zone(
            kind="counter",
            id="supply",
            name=text("zone.skulls"),
            value=v.supply,
            most=SKULLS,
            tags=["chart"],
        ),
        Zone(
            kind="counter",
            id="removed",
            name=text("zone.skulls_gone"),
            value=v.removed,
            tags=ASIDE,
        ),
    ]


def real_tower(v: View) -> RealTower:
    """Whether the Tower on the table takes part."""
    if not v.real_tower:
        return "none"
    return "away" if v.away else "plays"


def mood(v: View) -> TowerMood:
    """What the light of the Tower tells of: the end, a battle, a dungeon, the events of a turn, or
    only the month."""
    if v.over:
        return "victory" if v.won else "defeat"
    if v.battle is not None:
        return "battle"
    if v.visit is not None:
        return "dungeon"
    return "event" if v.dropped else "month"


def drum_place(v: View, t: Tables, drum: int, text: Text) -> Place:
    """A drum: what each side shows."""
    return Place(
        name=text(f"drum.{DRUMS[drum]}"),
        kind="drum",
        tags=[DRUMS[drum]],
        pieces=[side_piece(v, t, drum, side, text) for side in range(SIDES)],
    )


def side_piece(v: View, t: Tables, drum: int, side: int, text: Text) -> Piece:
    """A side of a drum, with the skulls behind it if they are known."""
    face = drum * SIDES + (side - v.pos[drum]) % SIDES
    if v.pos[drum] == NONE:  # Only a glyph that shows would tell where the drum stands.
        face = drum * SIDES + t.chutes[drum][0]
    skulls = v.pockets[face] if len(v.pockets) == SEALS else 0
    seal = drum * SIDES + side
    return seal_piece(t, seal, face, v.seals[seal], skulls, seal == v.named, text)


@remembered
def seal_piece(
    t: Tables, seal: int, face: int, closed: bool, skulls: int, named: bool, text: Text
) -> Piece:
    """A seal, or the glyph or chute that is open behind it (DT-TM-02, DT-TM-03). `named`: the Tower
    on the table shows it (DT-REAL-03)."""
    glyph = t.faces[face]
    side = seal % SIDES
    kind = "seal" if closed else "chute" if glyph == NONE else f"glyph_{GLYPHS[glyph]}"
    shown = kind.startswith("glyph")
    marks = [text("mark.skulls", count=skulls)] if skulls else []
    if named:
        marks.append(text("mark.glows"))
    return Piece(
        name=text(f"glyph.{GLYPHS[glyph]}") if shown else text(f"token.{kind}"),
        kind=kind,
        id=f"seal-{seal}",
        value=text(f"side.{KINGDOMS[side]}"),
        note=tax_words(t, glyph, text) if shown else "",
        marks=marks,
        tags=[KINGDOMS[side], "closed" if closed else "open"],
        pick={"seal": seal},
    )
