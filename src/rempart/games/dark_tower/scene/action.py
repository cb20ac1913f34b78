"""What is being done, as zones: a battle's card, dungeons as maps of rooms, a trade."""

from __future__ import annotations

from rempart.games.dark_tower.ids import (
    CELLS,
    COMPANIONS,
    DUNGEONS,
    FOE_KINDS,
    ITEMS,
    POOLS,
    STATES,
)
from rempart.games.dark_tower.scene.extras import ASIDE, NOW, BattleExtra, DungeonExtra
from rempart.games.dark_tower.scene.heroes import item_piece
from rempart.games.dark_tower.tables import Tables
from rempart.games.dark_tower.view import (
    BattleView,
    DealView,
    DungeonView,
    RoomView,
    SideView,
    View,
)
from rempart.games.dark_tower.words.effects import counted, effect_words
from rempart.kernel import NONE
from rempart.kernel.scene import Piece, Place, Zone
from rempart.kernel.text import Text

COLUMNS = 4


def action_zones(v: View, t: Tables, text: Text) -> list[Zone]:
    """The battle or trade that is going on, and all dungeons."""
    zones: list[Zone] = []
    if v.battle is not None:
        zones.append(battle_zone(v.battle, t, text))
    if v.deal is not None:
        zones.append(deal_zone(v.deal, t, text))
    zones += [dungeon_zone(v, t, n, dungeon, text) for n, dungeon in enumerate(v.dungeons)]
    return zones


# Battles


def battle_zone(battle: BattleView, t: Tables, text: Text) -> Zone:
    """DT-BATTLE-12: the ladder of the revealed card, worst result first, and where it stands."""
    foe = text(f"foe.{FOE_KINDS[battle.kind]}")
    places: list[Place] = []
    if battle.card != NONE:
        ladder = t.cards[battle.card].ladder
        places = [rung(battle, t, ladder[step], step, text) for step in range(len(ladder))][::-1]
    free = max(0, battle.free + battle.bought - battle.used)
    if battle.card != NONE:
        card = text(f"card.{t.cards[battle.card].id}")
        note = text("mark.battle", card=card, left=battle.left, used=battle.used, free=free)
    else:
        chosen = " · ".join(text("mark.spot", spot=spot) for spot in battle.picks)
        note = text("mark.battle_choice", left=battle.left, free=free, chosen=chosen or "—")
    return Zone(
        kind="row",
        id="battle",
        name=text("zone.battle", foe=foe),
        seat=battle.seat,
        note=note,
        tags=NOW,
        places=places,
        extra=BattleExtra(
            kind=FOE_KINDS[battle.kind],
            card=t.cards[battle.card].id if battle.card != NONE else "",
            step=battle.step,
            left=battle.left,
            resolved=battle.resolved,
            used=battle.used,
            free=free,
            spread=battle.spread,
            picks=battle.picks,
        ),
    )


def rung(battle: BattleView, t: Tables, effect: int, step: int, text: Text) -> Place:
    """A result of the card."""
    here = step == battle.step
    return Place(
        name=text(f"state.{STATES[step]}"),
        kind="rung",
        status=effect_words(t, effect, text),
        marks=[text("mark.here")] if here else [],
        tags=[STATES[step], *(["here"] if here else [])],
    )


# Dungeons


def dungeon_zone(v: View, t: Tables, number: int, dungeon: DungeonView, text: Text) -> Zone:
    """A dungeon as a map of rooms, as far as it is known."""
    id = POOLS[dungeon.dungeon]
    visited = v.visit is not None and v.visit.dungeon == number
    rooms = {room.cell: room for room in dungeon.rooms}
    places = [room_place(v, t, dungeon, rooms.get(cell), visited, text) for cell in range(CELLS)]
    own = dungeon.dungeon < len(DUNGEONS)
    place = text(f"place.{t.world.ids[dungeon.region]}") if own else text(f"dungeon.{id}")
    notes = [text(f"region.{t.world.ids[dungeon.region]}")] if dungeon.region != NONE else []
    unexplored = dungeon.unknown + sum(not room.entered for room in dungeon.rooms)
    notes.append(text("mark.unknown_rooms", count=unexplored))
    if v.visit is not None and visited:
        free = max(0, v.visit.free + v.visit.bought - v.visit.used)
        notes.append(counted("advantages", free, text))
    return Zone(
        kind="grid",
        id=f"dungeon-{number}",
        name=place,
        seat=v.visit.seat if v.visit is not None and visited else None,
        columns=COLUMNS,
        note=text.clauses(notes),
        tags=[id, *(["visited", *NOW] if visited else ASIDE)],
        places=places,
        extra=DungeonExtra(
            region=dungeon.region,
            unknown=dungeon.unknown,
            target=dungeon.target,
            rooms=[rooms[cell].room if cell in rooms else NONE for cell in range(CELLS)],
            doors=[doors(rooms[cell]) if cell in rooms else [] for cell in range(CELLS)],
        ),
    )


def doors(room: RoomView) -> list[int]:
    """The cells that its doors lead to."""
    return [cell for cell in range(CELLS) if room.doors >> cell & 1]


def room_place(
    v: View, t: Tables, dungeon: DungeonView, room: RoomView | None, visited: bool, text: Text
) -> Place:
    """A cell of the grid: a room that was entered, one that can be, or nothing."""
    if room is None:
        return Place(name="", kind="void")
    here = visited and v.visit is not None and v.visit.room == room.room
    found = {"cleared": room.cleared, "target": room.room == dungeon.target, "here": here}
    tags = [condition for condition, holds in found.items() if holds]
    if not room.entered:
        pick = {"room": room.room} if visited else {}
        number = str(room.room)
        return Place(name=text("token.room"), kind="unknown", value=number, tags=tags, pick=pick)
    marks = [text(f"mark.{tag}") for tag in tags]
    tags += NOW if here else []
    if room.content == NONE:
        key = "token.entrance" if room.room == 0 else "room.relic"
        return Place(name=text(key), kind="room", marks=marks, tags=tags)
    pool = POOLS[dungeon.dungeon]
    card = t.rooms[dungeon.dungeon][room.content]
    first, improved = (effect_words(t, effect, text) for effect in (card.first, card.improved))
    return Place(
        name=text(f"room.{pool}.{card.id}"),
        kind="room",
        status=text("mark.room", first=first, improved=improved),
        marks=marks,
        tags=tags,
    )


# Trades


def deal_zone(deal: DealView, t: Tables, text: Text) -> Zone:
    """DT-TRADE-01: what both would give; DT-R-26: then the same for each other hero."""
    places: list[Place] = []
    for side in (deal, *deal.others):
        places += [
            side_place(t, side, deal.seat, side.give, 1, text),
            side_place(t, side, side.partner, side.get, -1, text),
        ]
    return Zone(
        kind="row",
        id="deal",
        name=text("zone.deal"),
        seat=deal.seat,
        tags=NOW,
        places=places,
    )


def side_place(
    t: Tables, side: DealView | SideView, seat: int, cards: list[int], sign: int, text: Text
) -> Place:
    """What one of the two would give."""
    pieces: list[Piece] = []
    for what, count in (("warriors", side.warriors * sign), ("spirit", side.spirit * sign)):
        if count > 0:
            pieces.append(Piece(name=text(f"what.{what}"), kind=what, value=str(count)))
    for card in cards:
        if card < len(ITEMS):
            pieces.append(item_piece(t, card, f"deal-{side.partner}-{seat}", text))
        else:
            id = COMPANIONS[card - len(ITEMS)]
            pieces.append(Piece(name=text(f"companion.{id}"), kind=id, tags=["companion"]))
    return Place(name=text("deal_gives", seat=text.seat(seat)), kind="offer", pieces=pieces)
