"""A view in words: the table as zones that any client can draw.

The map is a grid of spaces, each horde a grid of cells. What a client would have to guess from
words is also in `tags` and `extra`: directions of the path, colours of sites, arrows, cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from rempart.games.kingdom_rush.geometry import STRIDE
from rempart.games.kingdom_rush.grids import DAMAGES, SHAPES, Design
from rempart.games.kingdom_rush.naming import (
    cell_names,
    horde_name,
    rift_name,
    space_name,
    tower_name,
    treasure,
)
from rempart.games.kingdom_rush.pieces import BUY, ELUSIVE, NONE, WARDED
from rempart.games.kingdom_rush.scenarios import COLOURS, FLOWERS, Layout
from rempart.games.kingdom_rush.scene_goal import goal_zone
from rempart.games.kingdom_rush.shots import TILE, Shot
from rempart.games.kingdom_rush.steps.attack import modified
from rempart.games.kingdom_rush.steps.figures import FIRST_BENCH, FIRST_WARRIOR
from rempart.games.kingdom_rush.tables import (
    ABILITIES,
    BRUXA,
    HEROES,
    MB3,
    MB4,
    MODIFIERS,
    SUPPLIES,
    TABLES,
    TOWERS,
    Tables,
)
from rempart.games.kingdom_rush.task import Task
from rempart.games.kingdom_rush.view import HordeView, PileView, PlayerView, Reward, View
from rempart.kernel import Option
from rempart.kernel.scene import Piece, Place, Scene, Zone
from rempart.kernel.text import Text

PHASES = range(1, 7)
WHAT = ("tile", "soldier", "mend")
REACH = ("choice", "each", "perfect", "melee", "splash")
"""The numbers of `shots`, as ids."""


def picks(option: Option, seat: int) -> dict[str, Any]:
    """What one points at for an option: its fields; cells are found by the board itself."""
    return msgspec.structs.asdict(option)


def scene(v: View, text: Text) -> Scene:
    """The table: treasure, map, goal, hordes, piles, then what each player has, the supplies."""
    t = TABLES[v.variant]
    layout = t.layouts[v.scenario, len(v.players)]
    mine = v.seat or 0
    count = len(v.players)
    zones = [*treasury(v, layout, text), board_zone(v, t, layout, text)]
    zones.append(goal_zone(v, layout, text))
    zones += [horde_zone(v, t, horde, text) for horde in v.hordes]
    zones += [pile_zone(v, t, n, pile, text) for n, pile in enumerate(v.piles)]
    if not v.round:
        zones += choices(v, t, layout, text)
    for n in range(1, count + 1):
        zones += player_zones(v, t, (mine + n) % count, text)
    zones += bench_zones(v, text)
    zones += decks(v, t, text)
    zones += supplies(v, t, text)
    return Scene(
        title=text(f"scenario.{v.scenario}"),
        round=text("zone.round", round=v.round) if v.round else text("zone.setup"),
        phases=[text(f"phase.{phase}") for phase in PHASES],
        phase=v.phase - 1,
        seats=[seat_name(v, seat, text) for seat in range(count)],
        zones=zones,
        extra={"task": task_fields(v.task)} if v.task is not None else {},
    )


def seat_name(v: View, seat: int, text: Text) -> str:
    """A player, with the hero."""
    hero = v.players[seat].hero
    if hero == NONE:
        return text.seat(seat)
    return text("seat_hero", seat=text.seat(seat), hero=text(f"hero.{HEROES[hero]}"))


def task_fields(task: Task) -> dict[str, Any]:
    """What is being asked, with the ids of pieces and things, for the game's own board."""
    return {
        "ask": task.ask,
        "card": task.card,
        "mode": task.mode,
        "who": task.who,
        "shapes": [SHAPES[shape] for shape in task.shapes],
        "supply": SUPPLIES[task.supply] if task.supply != NONE else "",
        "damage": DAMAGES[task.damage] if task.damage != NONE else "",
        "targets": list(task.targets),
        "left": task.left,
    }


def treasury(v: View, layout: Layout, text: Text) -> list[Zone]:
    """Hearts and the common treasure (KR-SETUP-02, KR-SETUP-12)."""
    note = ", ".join(text(f"mark.{mark}") for mark in v.marks)
    return [
        Zone(
            kind="track",
            id="hearts",
            name=text("zone.hearts"),
            value=v.hearts,
            most=layout.hearts,
            note=note,
            tags=list(v.marks),
        ),
        Zone(kind="counter", id="gold", name=text("zone.gold"), value=v.gold),
        Zone(kind="counter", id="crystals", name=text("zone.crystals"), value=v.crystals),
    ]


# The map


WAYS = {-STRIDE: "↑", 1: "→", STRIDE: "↓", -1: "←"}
"""The way of the path, by the step to the next space."""


def board_zone(v: View, t: Tables, layout: Layout, text: Text) -> Zone:
    """All spaces in rows, void and exits too, so that the grid keeps its shape."""
    board = layout.board
    places = [
        space_place(v, t, layout, row * STRIDE + column, text)
        for row in range(board.rows)
        for column in range(board.columns)
    ]
    name = text("zone.board")
    return Zone(kind="grid", id="board", name=name, columns=board.columns, places=places)


def space_place(v: View, t: Tables, layout: Layout, space: int, text: Text) -> Place:
    """A space with everything on it."""
    board = layout.board
    place = Place(name=space_name(space, text), kind="void")
    if space in board.exits:
        place.kind = "exit"
        place.marks.append(text("mark.exit"))
    elif space in board.playable:
        place.kind = "path" if space in board.next else "ground"
        place.pick = {"space": space}
        describe_space(v, layout, space, place, text)
        place.pieces = [*things_on(v, space, text), *pieces_on(v, t, space, text)]
    return place


def describe_space(v: View, layout: Layout, space: int, place: Place, text: Text) -> None:
    """What is printed on a space: the way of the path, spawn points, the colour of a site."""
    board = layout.board
    if space in board.next:
        after = board.next[space]
        place.value = WAYS[after - space]
        place.tags.append(f"to-{after}")
    for number, route in enumerate(board.routes):
        if route[0] == space:
            place.marks.append(text("mark.spawn", pile=number + 1))
            place.tags.append(f"spawn-{number}")
    if space in board.entries:
        place.tags.append("entry")
    if space in layout.sites and space not in v.razed:
        colour = layout.sites[space]
        place.marks.append(text("mark.site", colour=text(f"colour.{colour}")))
        place.tags.append(f"site-{COLOURS[colour]}")
        if colour == v.blocked:
            place.marks.append(text("mark.blocked"))
            place.tags.append("blocked")


def things_on(v: View, space: int, text: Text) -> Iterator[Piece]:
    """Flowers, environment tiles and tentacles on a space."""
    for thing in v.things:
        if thing.space != space:
            continue
        piece = Piece(name="", kind=thing.kind, id=f"{thing.kind}-{space}", pick={"space": space})
        if thing.kind in FLOWERS:
            piece.name = text(f"flower.{thing.kind}")
            piece.note = text(f"effect.{thing.kind}")
            piece.tags.append("flower")
        elif thing.kind == "tentacle":
            piece.name = text("token.tentacle")
            piece.enemy = True
        else:
            piece.name = text(f"environment.{thing.kind}")
            piece.value = treasure(thing.gold, thing.crystals, text) if thing.gold else ""
        for mark in ("wilted", "gaping"):
            if getattr(thing, mark):
                piece.marks.append(text(f"mark.{mark}"))
                piece.tags.append(mark)
        yield piece


def pieces_on(v: View, t: Tables, space: int, text: Text) -> Iterator[Piece]:
    """Towers, hordes and figures on a space."""
    for tower in v.built:
        if tower.space == space:
            piece = tower_piece(v, t, tower.card, text)
            piece.marks.append(text(f"facing.{tower.facing}"))
            piece.tags += [f"facing-{tower.facing}", f"seat-{tower.seat}"]
            yield piece
    for horde in v.hordes:
        if horde.space == space:
            yield horde_piece(v, t, horde, text)
    yield from figures_on(v, t, space, text)


def horde_piece(v: View, t: Tables, horde: HordeView, text: Text) -> Piece:
    """A horde on the map; its grid is a zone of its own."""
    tags = horde_tags(t, horde)
    return Piece(
        name=horde_name(t, horde.card, text),
        kind=t.card_id[horde.card],
        id=f"horde-{horde.card}",
        value=text("hearts_short", hearts=horde.hearts),
        note=horde_note(t.designs[horde.card], text),
        marks=[text(f"mark.{tag}") for tag in tags if tag in HORDE_MARKS],
        tags=tags,
        enemy=True,
        pick={"horde": horde.card},
    )


def figures_on(v: View, t: Tables, space: int, text: Text) -> Iterator[Piece]:
    """Heroes, sand warriors and bench heroes on a space."""
    for seat, player in enumerate(v.players):
        if player.space == space:
            yield hero_piece(t, seat, player, text)
    for number, warrior in enumerate(v.warriors):
        if warrior.space == space:
            yield warrior_piece(number, text)
    for number, bench in enumerate(v.bench):
        if bench.space == space:
            name = text("bench_hero", hero=text(f"hero.{HEROES[bench.hero]}"))
            kind = HEROES[bench.hero]
            tags = ["bench", f"facing-{bench.facing}"]
            extra = {"who": FIRST_BENCH + number, "facing": bench.facing}
            yield Piece(name=name, kind=kind, id=f"bench-{kind}", tags=tags, extra=extra)


def hero_piece(t: Tables, seat: int, player: PlayerView, text: Text) -> Piece:
    """A hero's figure."""
    hero = HEROES[player.hero]
    tags = [tag for tag in ("activated", "stunned", "protected") if getattr(player, tag)]
    return Piece(
        name=text(f"hero.{hero}"),
        kind=hero,
        id=f"hero-{hero}",
        value=str(player.life),
        note=text(f"effect.{hero}"),
        marks=[text(f"mark.{tag}") for tag in tags],
        tags=[*tags, f"facing-{player.facing}"],
        pick={"hero": player.hero},
        extra={
            "who": seat,
            "facing": player.facing,
            "life": t.heroes[player.hero].life,
            "modes": modes_fields(t.heroes[player.hero].attacks),
        },
    )


def warrior_piece(number: int, text: Text) -> Piece:
    """A sand warrior."""
    name = f"{text('token.warrior')} {number + 1}"
    return Piece(
        name=name,
        kind="warrior",
        id=f"warrior-{number}",
        pick={"warrior": number},
        extra={"who": FIRST_WARRIOR + number},
    )


# Hordes


HORDE_MARKS = ("totem", "hidden", "acted", "mist", "warded")


def horde_tags(t: Tables, horde: HordeView) -> list[str]:
    """Ids of what a horde is and what goes for it now."""
    tags = [t.band[horde.card], *sorted(t.designs[horde.card].abilities)]
    tags += [tag for tag in ("totem", "hidden", "acted") if getattr(horde, tag)]
    tags += ["mist"] * bool(horde.marks & ELUSIVE) + ["warded"] * bool(horde.marks & WARDED)
    return tags


def horde_note(design: Design, text: Text) -> str:
    """What a card shows, and what it pays."""
    words = [text(f"icon.{icon}") for icon in icons_of(design)]
    words.append(text("note.reward", reward=reward_words(design.reward, text)))
    return ", ".join(words)


def icons_of(design: Design) -> list[str]:
    """Everything special that a card shows, by id."""
    shown = {
        "fast": design.fast,
        "heal": design.heal,
        "sniper": design.sniper,
        "elusive": design.elusive,
        "flying": design.flying,
        "tough": design.tough,
        "big": len(design.big) > len(design.tough) and not design.activation,
        "champion": design.activation,
        "magic_only": design.magic_weak,
        "physical_only": design.physical_weak,
        "specific": design.special_weak,
        "shield_physical": design.shields[0],
        "shield_magic": design.shields[1],
    }
    return [icon for icon, there in shown.items() if there]


def reward_words(reward: Reward, text: Text) -> str:
    """What a horde pays."""
    return text("or").join(treasure(gold, crystals, text) for crystals, gold in reward) or text(
        "nothing"
    )


def horde_zone(v: View, t: Tables, horde: HordeView, text: Text) -> Zone:
    """The grid of a horde, cell by cell."""
    design = t.designs[horde.card]
    over = dict(covers(v, t, horde, text))
    cells = range(design.fit.width * design.fit.height)
    return Zone(
        kind="grid",
        id=f"horde-{horde.card}",
        name=text(
            "zone.horde", horde=horde_name(t, horde.card, text), space=space_name(horde.space, text)
        ),
        value=horde.hearts,
        note=horde_note(design, text),
        columns=design.fit.width,
        tags=[f"horde-{horde.card}", f"space-{horde.space}", *horde_tags(t, horde)],
        places=[cell_place(design, horde, 1 << cell, over, text) for cell in cells],
        extra=grid_fields(design, horde),
    )


def grid_fields(design: Design, horde: HordeView) -> dict[str, Any]:
    """A horde's grid as masks of cells (see `grids`), for the game's own board. `shields` are sides
    by damage: 1 left, 2 right, 4 top, 8 bottom."""
    return {
        "card": horde.card,
        "space": horde.space,
        "enemies": design.enemies,
        "bare": horde.bare,
        "covered": horde.covered,
        "dead": design.dead,
        "big": list(design.big),
        "tough": list(design.tough),
        "icons": icon_masks(design),
        "shields": list(design.shields[:2]),
        "reward": [list(one) for one in design.reward],
    }


def icon_masks(design: Design) -> dict[str, int]:
    """The cells of each icon."""
    return {
        "fast": design.fast,
        "heal": design.heal,
        "sniper": design.sniper,
        "champion": design.activation,
        "magic_only": design.magic_weak,
        "physical_only": design.physical_weak,
        "specific": design.special_weak,
    }


def cell_place(
    design: Design, horde: HordeView, cell: int, over: dict[int, Piece], text: Text
) -> Place:
    """A cell: its enemy, icons and whether it is covered; a piece is shown in its first cell."""
    place = Place(
        name=cell_names(cell, design.fit.width),
        kind="dead" if cell & design.dead else "enemy" if cell & design.enemies else "empty",
        pick={"horde": horde.card, "cell": cell},
    )
    for number, body in enumerate(design.big):
        if body & cell:
            place.tags += [f"big-{number}", "tough" if body in design.tough else "big"]
    shown = [icon for icon, mask in icon_masks(design).items() if mask & cell]
    place.tags += shown
    place.marks += [text(f"icon.{icon}") for icon in shown]
    if cell & horde.covered:
        place.tags.append("covered")
        place.marks.append(text("mark.covered"))
    if cell in over:
        place.pieces.append(over[cell])
    return place


def covers(v: View, t: Tables, horde: HordeView, text: Text) -> Iterator[tuple[int, Piece]]:
    """What lies on a horde, by its first cell; `extra` says which cells it covers."""
    for tile in horde.tiles:
        shape, damage = SHAPES[tile.shape], DAMAGES[tile.damage]
        yield (
            first(tile.cells),
            Piece(
                name=text("tile", shape=text(f"shape.{shape}"), damage=text(f"damage.{damage}")),
                kind=shape,
                id=f"tile-{horde.card}-{tile.cells}",
                tags=[SUPPLIES[tile.supply], damage],
                extra={"cells": tile.cells},
            ),
        )
    for soldier in horde.soldiers:
        yield (
            soldier.cell,
            Piece(
                name=text("token.soldier"),
                kind="soldier",
                id=f"soldier-{horde.card}-{soldier.cell}",
                tags=[DAMAGES[soldier.damage]],
                extra={"cells": soldier.cell},
            ),
        )
    if not horde.hidden:
        yield from standing(v, horde.space, text)


def standing(v: View, space: int, text: Text) -> Iterator[tuple[int, Piece]]:
    """The figures on a horde, by their first cell."""
    figures = [(p.space, p.cells, HEROES[p.hero]) for p in v.players if p.hero != NONE]
    figures += [(b.space, b.cells, HEROES[b.hero]) for b in v.bench]
    for at, cells, hero in figures:
        if at == space and cells:
            name, over = text(f"hero.{hero}"), {"cells": cells}
            yield first(cells), Piece(name=name, kind=hero, id=f"on-{hero}", extra=over)
    for number, warrior in enumerate(v.warriors):
        if warrior.space == space and warrior.cells:
            piece = warrior_piece(number, text)
            piece.id = f"on-warrior-{number}"
            piece.extra["cells"] = warrior.cells
            yield first(warrior.cells), piece


def first(cells: int) -> int:
    """The lowest cell of a mask."""
    return cells & -cells


# Piles and decks


def pile_zone(v: View, t: Tables, number: int, pile: PileView, text: Text) -> Zone:
    """A spawn pile: what everybody knows of it, top card first."""
    pieces = [
        Piece(
            name=card_name(t, card, band, text),
            kind=t.card_id[card] if card != NONE else band,
            id=f"pile-{number}-{len(pile.cards) - n}",
            tags=[band],
            pick={"pile": number},
        )
        for n, (band, card) in enumerate(zip(pile.bands, pile.cards, strict=True))
    ]
    if pieces:
        pieces[0].note = text("note.back", reward=reward_words(pile.reward, text))
    tags = ["permafrost"] * pile.permafrost + ["event"] * (v.token == number)
    return Zone(
        kind="deck",
        id=f"pile-{number}",
        name=text("zone.pile", pile=number + 1),
        value=len(pieces),
        note=", ".join(text(f"mark.{tag}") for tag in tags),
        tags=tags,
        pieces=pieces,
        extra={"pile": number, "reward": [list(one) for one in pile.reward]},
    )


def card_name(t: Tables, card: int, band: str, text: Text) -> str:
    """A card in a pile, or what is known of it."""
    if card == NONE:
        return text("unknown_card", band=text(f"band.{band}"))
    return rift_name(t, card, text) if band == "rift" else horde_name(t, card, text)


def decks(v: View, t: Tables, text: Text) -> Iterator[Zone]:
    """Decks of champions and bosses, where the scenario has them."""
    if v.activation or v.activation_out:
        yield Zone(
            kind="deck",
            id="activation",
            name=text("zone.activation"),
            value=len(v.activation),
            note=text("note.cards", cards=", ".join(map(str, v.activation))),
        )
    if v.behaviour or v.behaviour_next:
        coming = [*v.behaviour, *v.behaviour_next]
        yield Zone(
            kind="deck",
            id="behaviour",
            name=text("zone.behaviour"),
            value=len(coming),
            note=text("note.layers", layers=v.layers),
            pieces=[
                Piece(
                    name=text(f"behaviour.{t.behaviours[card]}"),
                    kind=t.behaviours[card],
                    id=f"behaviour-{card}",
                    note=text(f"effect.{t.behaviours[card]}"),
                )
                for card in coming
            ],
        )
    if v.graveyard:
        pieces = [
            Piece(name=horde_name(t, card, text), kind=t.card_id[card], id=f"grave-{card}")
            for card in v.graveyard
        ]
        name = text("zone.graveyard")
        yield Zone(kind="deck", id="graveyard", name=name, value=len(pieces), pieces=pieces)


# Before the first round


def choices(v: View, t: Tables, layout: Layout, text: Text) -> Iterator[Zone]:
    """What can be chosen in the set-up: heroes, abilities, starting towers."""
    taken = {player.hero for player in v.players} | {bench.hero for bench in v.bench}
    free = [hero for hero in range(len(HEROES)) if hero not in taken]
    if NONE in taken or len(v.players) == 1:
        pieces = [free_hero(t, hero, text) for hero in free]
        yield Zone(
            kind="hand", id="heroes", name=text("zone.heroes"), value=len(pieces), pieces=pieces
        )
    for seat, player in enumerate(v.players):
        if player.hero != NONE and len(player.abilities) < layout.ability_slots:
            abilities = [player.hero * 4 + number - 1 for number in layout.data.abilities]
            pieces = [ability_piece(n, text) for n in abilities if n not in player.abilities]
            name = text("zone.abilities", seat=text.seat(seat))
            yield Zone(
                kind="hand", id=f"abilities-{seat}", name=name, value=len(pieces), pieces=pieces
            )
    if v.offered:
        yield towers_zone("offered", None, v.offered, v, t, text)


def free_hero(t: Tables, hero: int, text: Text) -> Piece:
    """A hero that can be taken."""
    return Piece(
        name=text(f"hero.{HEROES[hero]}"),
        kind=HEROES[hero],
        id=f"hero-{HEROES[hero]}",
        value=str(t.heroes[hero].life),
        note=text(f"effect.{HEROES[hero]}"),
        pick={"hero": hero},
    )


def ability_piece(ability: int, text: Text) -> Piece:
    """A special ability tile."""
    return Piece(
        name=text(f"ability.{ABILITIES[ability]}"),
        kind=ABILITIES[ability],
        id=f"ability-{ability}",
        note=text(f"effect.{ABILITIES[ability]}"),
        tags=["ability"],
        pick={"ability": ability},
    )


# Players


def player_zones(v: View, t: Tables, seat: int, text: Text) -> Iterator[Zone]:
    """A player's hero board, hand and incoming pile."""
    player = v.players[seat]
    if player.hero != NONE:
        yield hero_zone(v, t, seat, player, text)
    yield towers_zone("hand", seat, player.hand, v, t, text)
    if player.incoming:
        yield towers_zone("incoming", seat, player.incoming, v, t, text)


def hero_zone(v: View, t: Tables, seat: int, player: PlayerView, text: Text) -> Zone:
    """A hero board: the figure if it is there, special abilities, skulls, sand warriors."""
    figure = hero_piece(t, seat, player, text)
    if player.space != NONE:
        figure.id = f"board-{figure.kind}"
        figure.marks.append(space_name(player.space, text))
    pieces = [figure]
    for ability in player.abilities:
        piece = ability_piece(ability, text)
        if ability in player.flipped:
            piece.marks.append(text("mark.flipped"))
            piece.tags.append("flipped")
        pieces.append(piece)
    if player.hero == BRUXA:
        skulls = str(player.skulls)
        pieces.append(Piece(name=text("token.skull"), kind="skull", id="skulls", value=skulls))
    if HEROES[player.hero] == "alric":
        home = [n for n, warrior in enumerate(v.warriors) if warrior.space == NONE]
        pieces += [warrior_piece(number, text) for number in home]
    return Zone(
        kind="hand",
        id=f"hero-{seat}",
        name=text("zone.hero", seat=text.seat(seat)),
        seat=seat,
        value=len(pieces),
        note=text("mark.done") if player.done else "",
        tags=["done"] * player.done,
        pieces=pieces,
    )


def towers_zone(
    id: str, seat: int | None, cards: list[int], v: View, t: Tables, text: Text
) -> Zone:
    """Tower cards that lie together."""
    who = "" if seat is None else text.seat(seat)
    return Zone(
        kind="hand",
        id=id if seat is None else f"{id}-{seat}",
        name=text(f"zone.{id}", seat=who),
        seat=seat,
        value=len(cards),
        pieces=[tower_piece(v, t, card, text) for card in cards],
    )


def tower_piece(v: View, t: Tables, card: int, text: Text) -> Piece:
    """A tower card, with the modifiers it bears."""
    type_ = t.tower_type[card]
    stuck = [MODIFIERS[modifier] for modifier, on in enumerate(v.stickers) if on == card]
    return Piece(
        name=tower_name(t, card, text),
        kind=TOWERS[type_],
        id=f"tower-{card}",
        value=str(t.level[type_]),
        note=text(f"effect.{TOWERS[type_]}"),
        marks=[text(f"modifier.{modifier}") for modifier in stuck],
        tags=stuck,
        pick={"card": card},
        extra={
            "price": t.price[t.level[type_]],
            "modes": modes_fields(tower_attacks(v, t, card)),
        },
    )


def tower_attacks(v: View, t: Tables, card: int) -> list[list[Shot]]:
    """The attacks of a tower with its modifiers, as `steps.towers.tower_shots` reckons them."""
    true, perfect = v.stickers[MB3] == card, v.stickers[MB4] == card
    more = [
        shot
        for modifier, on in enumerate(v.stickers)
        if on == card
        for shot in t.stickers[modifier]
    ]
    return [
        [*(modified(shot, true, perfect) for shot in shots), *more]
        for shots in t.tower_modes(t.tower_type[card], v.necromancer_tile)
    ]


def modes_fields(modes: Iterable[Iterable[Shot]]) -> list[list[dict[str, Any]]]:
    """Attacks as plain data: where the arrows point on a card that faces up, and what they deal."""
    return [
        [
            {
                "what": WHAT[shot.what],
                "reach": REACH[shot.reach],
                "arrows": list(shot.arrows),
                "shapes": [SHAPES[piece] for piece in shot.pieces] if shot.what == TILE else [],
                "count": len(shot.pieces),
                "damage": DAMAGES[shot.damage],
            }
            for shot in shots
        ]
        for shots in modes
    ]


def bench_zones(v: View, text: Text) -> list[Zone]:
    """Solo: the bench heroes that are not on the board."""
    if not v.bench:
        return []
    pieces = [
        Piece(
            name=text(f"hero.{HEROES[bench.hero]}"),
            kind=HEROES[bench.hero],
            id=f"card-{HEROES[bench.hero]}",
            value=str(bench.skulls) if bench.skulls else "",
            note=text(f"effect.bench_{HEROES[bench.hero]}"),
            marks=[text("mark.used")] * bench.used,
            tags=["used"] * bench.used,
            pick={"hero": bench.hero},
        )
        for bench in v.bench
    ]
    name = text("zone.bench")
    return [Zone(kind="hand", id="bench", name=name, value=len(pieces), pieces=pieces)]


# Supplies


def supplies(v: View, t: Tables, text: Text) -> Iterator[Zone]:
    """Towers and modifiers that can be had, soldiers, totems and tiles."""
    yield supply_zone(v, t, text)
    album = [modifier for modifier, on in enumerate(v.stickers) if on == NONE]
    pieces = [
        Piece(
            name=text(f"modifier.{MODIFIERS[modifier]}"),
            kind=MODIFIERS[modifier],
            id=f"modifier-{modifier}",
            note=text(f"effect.{MODIFIERS[modifier]}"),
            pick={"modifier": modifier},
        )
        for modifier in album
    ]
    yield Zone(kind="hand", id="album", name=text("zone.album"), value=len(album), pieces=pieces)
    yield Zone(kind="counter", id="soldiers", name=text("zone.soldiers"), value=v.soldiers)
    yield Zone(kind="counter", id="totems", name=text("zone.totems"), value=v.totems)
    yield tiles_zone(v, t, text)


def supply_zone(v: View, t: Tables, text: Text) -> Zone:
    """The supply, laid out in phase 6: a piece for each type, with how many there are, and for each
    card that bears modifiers (KR-BUY-07)."""
    plain = [card for card in v.supply if card not in v.stickers]
    pieces: list[Piece] = []
    for type_ in range(len(TOWERS)):
        alike = [card for card in plain if t.tower_type[card] == type_]
        if alike:
            piece = tower_piece(v, t, alike[0], text)
            piece.name = text(f"tower.{TOWERS[type_]}")
            piece.marks = [text("mark.left", count=len(alike))]
            pieces.append(piece)
    pieces += [tower_piece(v, t, card, text) for card in v.supply if card in v.stickers]
    count = len(v.supply)
    kind = "hand" if v.phase == BUY else "deck"
    return Zone(kind=kind, id="supply", name=text("zone.supply"), value=count, pieces=pieces)


def tiles_zone(v: View, t: Tables, text: Text) -> Zone:
    """How many tiles of each kind are left, where this match uses them."""
    heroes = {HEROES[p.hero] for p in v.players if p.hero != NONE}
    heroes |= {HEROES[bench.hero] for bench in v.bench}
    pieces: list[Piece] = []
    for place, full in enumerate(t.tiles_full):
        supply, shape = divmod(place, len(SHAPES))
        used = SUPPLIES[supply] not in HEROES or SUPPLIES[supply] in heroes
        if full and used:
            pieces.append(
                Piece(
                    name=f"{text(f'supply.{SUPPLIES[supply]}')}: {text(f'shape.{SHAPES[shape]}')}",
                    kind=SHAPES[shape],
                    id=f"tiles-{place}",
                    value=str(v.tiles[place]),
                    tags=[SUPPLIES[supply]],
                )
            )
    left = sum(v.tiles)
    return Zone(kind="deck", id="tiles", name=text("zone.tiles"), value=left, pieces=pieces)
