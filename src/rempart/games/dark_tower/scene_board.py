"""The map and the Tower as zones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rempart.games.dark_tower.checks import POOLS
from rempart.games.dark_tower.ids import (
    ADVERSARIES,
    BUILDINGS,
    COMPANIONS,
    DRUMS,
    DUNGEONS,
    FIRST_ADVERSARY,
    FOES,
    GLYPHS,
    GONE,
    HEROES,
    KINGDOMS,
    NONE,
    RIVERS,
    SEALS,
    SKULLS,
    STATES,
    TERRAINS,
    level_of,
)
from rempart.games.dark_tower.tables import Tables
from rempart.games.dark_tower.told import building_words, tax_words, trial_words
from rempart.games.dark_tower.view import View
from rempart.kernel.scene import Piece, Place, Zone
from rempart.kernel.text import Text

COLUMNS = 5
SIDES = len(KINGDOMS)
FOE_IDS = (*FOES, *ADVERSARIES)


# The map


def kingdom_zones(v: View, t: Tables, text: Text) -> list[Zone]:
    """A zone for each kingdom. Its `extra` has the borders of its regions, for a board that draws
    the map, and whether the river to the next kingdom burns."""
    zones: list[Zone] = []
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
                    *(["dormant"] if home is None else []),
                    *(["burning"] if burning else []),
                ],
                places=[region_place(v, t, n, text) for n in t.world.kingdom_regions[kingdom]],
                extra={
                    "borders": [t.world.neighbours[n] for n in t.world.kingdom_regions[kingdom]]
                },
            )
        )
    return zones


def region_place(v: View, t: Tables, region: int, text: Text) -> Place:
    """A region with all that stands in it."""
    world = t.world
    terrain = TERRAINS[world.terrain[region]]
    tags = [f"region-{world.ids[region]}", terrain]
    tags += ["tower"] if region in world.ring else []
    tags += ["edge"] if world.edge[region] else []
    marks = [text("mark.by_tower")] if region in world.ring else []
    return Place(
        name=text(f"region.{world.ids[region]}"),
        kind=terrain,
        status=text(f"terrain.{terrain}"),
        marks=marks,
        tags=tags,
        pieces=list(pieces_at(v, t, region, text)),
        pick={"region": region},
    )


def pieces_at(v: View, t: Tables, region: int, text: Text) -> Iterator[Piece]:
    """Building, heroes, foes, markers, trials, dungeons and trees."""
    building = t.world.building_at[region]
    if building != NONE:
        yield building_piece(v, t, building, text)
    for seat, hero in enumerate(v.heroes):
        if hero.region == region and hero.hero != NONE:
            yield figure(v, seat, text)
    for number, foe in enumerate(v.foes):
        if foe.region == region:
            yield token(v, number, text)
    if v.main.region == region:
        id = COMPANIONS[v.goal]
        yield Piece(name=text(f"goal.{id}"), kind="marker", id="marker-goal", tags=["goal"])
    for quest in v.quests:
        if quest.region == region:
            id = t.quests[quest.quest].id
            pick = {"quest": quest.quest}
            marker = f"marker-{quest.quest}"
            yield Piece(name=text(f"quest.{id}"), kind="marker", id=marker, pick=pick)
    yield from trials_at(v, t, region, text)
    for number, dungeon in enumerate(v.dungeons):
        if dungeon.region == region:
            yield dungeon_piece(v, t, number, text)
    for number, place in enumerate(v.trees):
        if place == region:
            yield Piece(name=text("token.tree"), kind="tree", id=f"tree-{number}")


def trials_at(v: View, t: Tables, region: int, text: Text) -> Iterator[Piece]:
    """DT-COMP-07: where the trials are that the seat may know and that are still to be met."""
    for seat, hero in enumerate(v.heroes):
        for trial in hero.trials:
            card = t.trials[trial]
            if card.region == region and trial not in hero.trials_done:
                yield Piece(
                    name=text(f"trial.{card.id}"),
                    kind="trial",
                    id=f"trial-marker-{trial}",
                    note=trial_words(t, card, text),
                    marks=[text.seat(seat)],
                    tags=["trial"],
                    pick={"trial": trial},
                    extra={"seat": seat},
                )


def building_piece(v: View, t: Tables, building: int, text: Text) -> Piece:
    """A building with its skulls, or its ruin."""
    id = BUILDINGS[building % len(BUILDINGS)]
    skulls = v.buildings[building]
    gone = skulls == GONE
    return Piece(
        name=text(f"building.{id}"),
        kind=id,
        id=f"building-{building}",
        value="" if gone else str(skulls),
        note=" / ".join(building_words(t, building % len(BUILDINGS), text)),
        marks=[text("mark.destroyed")]
        if gone
        else [text("mark.skulls", count=skulls)] * bool(skulls),
        tags=["building", *(["destroyed"] if gone else [])],
        pick={"building": building},
        extra={"skulls": max(0, skulls)},
    )


def figure(v: View, seat: int, text: Text) -> Piece:
    """A hero on the map."""
    id = HEROES[v.heroes[seat].hero]
    return Piece(
        name=text(f"hero.{id}"),
        kind=id,
        id=f"figure-{seat}",
        marks=[text.seat(seat)],
        tags=["hero", *(["active"] if seat == v.active else [])],
        pick={"seat": seat},
        extra={"seat": seat},
    )


def token(v: View, number: int, text: Text) -> Piece:
    """A foe on the map, with its state."""
    foe = v.foes[number]
    id = FOE_IDS[foe.kind]
    state = STATES[v.states[level_of(foe.kind) - 2]] if foe.kind < FIRST_ADVERSARY else ""
    alike = sum(other == foe for other in v.foes[:number])
    return Piece(
        name=text(f"foe.{id}"),
        kind=id,
        id=f"foe-{foe.kind}-{foe.region}-{alike}",
        value=str(level_of(foe.kind)),
        marks=[text(f"state.{state}")] if state else [],
        tags=["foe", state or "adversary"],
        enemy=True,
        pick={"kind": foe.kind, "region": foe.region},
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
    inside: dict[str, Any] = {"pockets": v.pockets} if v.pockets else {}
    return [
        Zone(
            kind="row",
            id="tower",
            name=text("zone.tower"),
            note=text("mark.inside", count=v.inside),
            places=places,
            extra={"pos": v.pos, "glyphs": v.glyphs, "inside": v.inside, **inside},
        ),
        Zone(
            kind="counter",
            id="supply",
            name=text("zone.skulls"),
            value=v.supply,
            most=SKULLS,
            tags=["chart"],
        ),
        Zone(kind="counter", id="removed", name=text("zone.skulls_gone"), value=v.removed),
    ]


def drum_place(v: View, t: Tables, drum: int, text: Text) -> Place:
    """A drum: what each side shows."""
    return Place(
        name=text(f"drum.{DRUMS[drum]}"),
        kind="drum",
        tags=[DRUMS[drum]],
        pieces=[side_piece(v, t, drum, side, text) for side in range(SIDES)],
    )


def side_piece(v: View, t: Tables, drum: int, side: int, text: Text) -> Piece:
    """A seal, or the glyph or chute that is open behind it (DT-TM-02, DT-TM-03)."""
    seal = drum * SIDES + side
    face = (side - v.pos[drum]) % SIDES
    glyph = t.faces[drum * SIDES + face]
    kind = "seal" if v.seals[seal] else "chute" if glyph == NONE else f"glyph_{GLYPHS[glyph]}"
    shown = kind.startswith("glyph")
    marks: list[str] = []
    if len(v.pockets) == SEALS and v.pockets[drum * SIDES + face]:
        marks = [text("mark.skulls", count=v.pockets[drum * SIDES + face])]
    return Piece(
        name=text(f"glyph.{GLYPHS[glyph]}") if shown else text(f"token.{kind}"),
        kind=kind,
        id=f"seal-{seal}",
        value=text(f"side.{KINGDOMS[side]}"),
        note=tax_words(t, glyph, text) if shown else "",
        marks=marks,
        tags=[KINGDOMS[side], "closed" if v.seals[seal] else "open"],
        pick={"seal": seal},
    )
