"""The table as zones that any client can draw."""

from __future__ import annotations

from typing import Literal

import msgspec

from rempart.games.fantasy_defense.ids import FACTIONS, PHASES
from rempart.games.fantasy_defense.tables import TABLES, Tables
from rempart.games.fantasy_defense.view import GateView, PlayerView, View
from rempart.games.fantasy_defense.words.naming import gate_name
from rempart.kernel import NONE, Option
from rempart.kernel.scene import (
    Piece,
    PieceExtra,
    Place,
    Remaining,
    Scene,
    Tone,
    Zone,
    gathered,
    open_pile,
)
from rempart.kernel.text import Text, remembered

Tier = Literal["underling", "elite", "boss"]
PieceTag = (
    Tier
    | Literal["from-left", "from-right", "infiltrate", "weaker"]
    | Literal["humans", "elves", "unit", "start", "spell", "moved", "used"]
)
PlaceTag = Literal["shielded", "resolved"]
ZoneTag = Literal["first"]


class InvaderExtra(PieceExtra):
    """What an invader costs where it breaks in."""

    loot: int


def picks(option: Option, seat: int) -> dict[str, object]:
    """What to point at for an option; gates are in the chooser's own row by default."""
    fields = msgspec.structs.asdict(option)
    return {"row": seat, **fields} if "gate" in fields else fields


def scene(v: View, text: Text) -> Scene:
    """The table as `v.seat` sees it."""
    t = TABLES[v.variant]
    mine = v.seat or 0
    order = [mine, 1 - mine][: len(v.players)]
    zones = [
        Zone(
            kind="track",
            id="morale",
            name=text("zone.morale"),
            value=max(0, v.morale),
            most=t.game.morale,
        ),
        invader_zone(v, t, text),
        Zone(
            kind="deck",
            id="beaten",
            name=text("zone.beaten"),
            value=len(v.invader_discard),
            pieces=[
                invader_piece(t, invader, t.invader_power[invader], text)
                for invader in v.invader_discard
            ],
        ),
    ]
    for seat in reversed(order):
        zones.append(wall_zone(v, t, seat, text))
    for seat in order:
        zones += card_zones(v, t, seat, text)
    return Scene(
        title=text("game.name"),
        round=round_words(v, text),
        phases=[text(f"phase.{phase}") for phase in PHASES],
        phase=v.phase,
        seats=[
            f"{text.seat(seat)} ({text(f'faction.{FACTIONS[player.faction]}')})"
            for seat, player in enumerate(v.players)
        ],
        zones=zones,
    )


def round_words(v: View, text: Text) -> str:
    """The turn, and in co-op who goes first in it (FD-COOP-05, FD-COOP-25)."""
    if len(v.players) == 1:
        return text("zone.turn", turn=v.turn)
    return text("zone.turn_first", turn=v.turn, seat=text.seat(v.first))


def invader_zone(v: View, t: Tables, text: Text) -> Zone:
    """The invaders still to come: how many of each tier, and which are known."""
    tiers = [tier for tier in ("underling", "elite", "boss") if tier in v.invader_backs]
    return Zone(
        kind="deck",
        id="invaders",
        name=text("zone.invaders"),
        value=len(v.invader_backs),
        note=", ".join(f"{text(f'tier.{tier}')} {v.invader_backs.count(tier)}" for tier in tiers),
        pieces=[
            invader_piece(t, invader, t.invader_power[invader], text) for invader in v.invader_top
        ],
        left=invaders_left(v, t, text),
    )


def invaders_left(v: View, t: Tables, text: Text) -> list[Remaining]:
    """FD-HIDE-01: who is in the deck is no secret, only in which order within a tier."""
    besiegers = {gate.invader for player in v.players for gate in player.row}
    return invaders_but(t, len(v.players), frozenset(besiegers.union(v.invader_discard)), text)


@remembered
def invaders_but(t: Tables, players: int, gone: frozenset[int], text: Text) -> list[Remaining]:
    """The invaders of a match for a number of players, except some."""
    mark = f"{players}P"
    found: list[Remaining] = []
    for tier in ("underling", "elite", "boss"):
        found += gathered(
            (
                invader_piece(t, invader, t.invader_power[invader], text)
                for invader in range(len(t.invaders))
                if t.tier[invader] == tier
                and t.mark[invader] in (None, mark)
                and invader not in gone
            ),
            text(f"tier.{tier}"),
        )
    return found


def cards_left(v: View, t: Tables, seat: int, text: Text) -> list[Remaining]:
    """FD-HIDE-02, FD-HIDE-03: a faction's cards that are nowhere to be seen are in its player's
    deck, or in the hand as far as that is hidden. A deck never holds cards of another faction:
    those come by gift only, and go to their own discard pile (FD-COOP-18)."""
    seen: set[int] = set()
    for player in v.players:
        seen.update(held(player), player.start, player.ready, player.used, player.discard)
        for gate in player.row:
            seen.update(gate.defenders)
    player = v.players[seat]
    hidden = player.hand is None and player.hand_size > len(player.shown)
    return cards_but(t, player.faction, frozenset(seen), hidden, text)


@remembered
def cards_but(
    t: Tables, faction: int, seen: frozenset[int], hidden: bool, text: Text
) -> list[Remaining]:
    """The cards of a faction, except some; hidden: some may be in a hand."""
    return gathered(
        (
            card_piece(t, card, text)
            for card in range(len(t.cards))
            if t.faction[card] == faction and card not in seen
        ),
        text("zone.deck_or_hand") if hidden else "",
    )


@remembered
def invader_piece(t: Tables, invader: int, power: int, text: Text, weaker: bool = False) -> Piece:
    """An invader with its power, loot and icons."""
    conditions = {
        "boss": t.boss[invader],
        "infiltrate": t.infiltrate[invader],
        "weaker": weaker,
    }
    found = [condition for condition, holds in conditions.items() if holds]
    arrow = "left" if t.from_left[invader] else "right"
    return Piece(
        name=text(f"invader.{t.invaders[invader]}"),
        kind=t.invaders[invader],
        id=f"invader-{invader}",
        value=str(power),
        note=text(f"note.from_{arrow}", loot=t.loot[invader]),
        marks=[text(f"mark.{condition}") for condition in found],
        tags=[t.tier[invader], f"from-{arrow}", *found],
        enemy=True,
        extra=InvaderExtra(loot=t.loot[invader]),
    )


def wall_zone(v: View, t: Tables, seat: int, text: Text) -> Zone:
    """A player's row of gates. The partner's is turned so that facing gates are in line."""
    gates = list(enumerate(v.players[seat].row))
    if seat != (v.seat or 0):
        gates.reverse()
    first = len(v.players) > 1 and v.first == seat
    return Zone(
        kind="row",
        id=f"wall-{seat}",
        name=text("zone.wall", seat=text.seat(seat)),
        seat=seat,
        note=text("zone.first") if first else "",
        tags=["first"] if first else [],
        places=[gate_place(v, t, seat, g, gate, text) for g, gate in gates],
    )


def gate_place(v: View, t: Tables, seat: int, g: int, gate: GateView, text: Text) -> Place:
    """A gate with its invader first and its defenders after it."""
    pieces: list[Piece] = []
    status, tone = "", ""
    if gate.invader != NONE:
        weaker = gate.power < t.invader_power[gate.invader]
        invader = invader_piece(t, gate.invader, gate.power, text, weaker)
        pick = {"row": seat, "gate": g}
        pieces.append(msgspec.structs.replace(invader, pick=pick))
        status, tone = standing(v, t, seat, g, gate)
    marks = [mark for mark in ("shielded", "resolved") if getattr(gate, mark)]
    for card in gate.defenders:
        pieces.append(unit_piece(v, t, seat, gate, card, text))
    return Place(
        name=gate_name(seat, g),
        kind="gate",
        note=gate_note(v, seat, g, text),
        value=f"+{gate.bonus}" if gate.bonus else "",
        status=status,
        tone=tone,
        marks=[text(f"mark.{mark}") for mark in marks],
        tags=marks,
        pieces=pieces,
        pick={"row": seat, "gate": g},
    )


def gate_note(v: View, seat: int, g: int, text: Text) -> str:
    """With two players: whose gate it is, and which one it faces (FD-COOP-08)."""
    if len(v.players) < 2:
        return ""
    facing = gate_name(1 - seat, len(v.players[seat].row) - 1 - g)
    return text("gate_note", seat=text.seat(seat), gate=gate_name(seat, g), facing=facing)


def standing(v: View, t: Tables, seat: int, g: int, gate: GateView) -> tuple[str, Tone]:
    """How a battle here would go now: defence against power; nothing where there is none (City
    Shield). A boss is fought at both gates; a shielded one takes no part (FD-OPTION-01)."""
    if gate.shielded:
        return "", ""
    strength = gate.defence if gate.defenders else 0
    if t.boss[gate.invader] and len(v.players) == 2:
        across = v.players[1 - seat].row[len(v.players[seat].row) - 1 - g]
        strength += across.defence if across.defenders and not across.shielded else 0
    won = strength >= gate.power and strength > 0
    tone: Tone = "good" if won else "fair" if gate.defenders else "bad"
    return f"{strength}:{gate.power}", tone


def unit_piece(v: View, t: Tables, seat: int, gate: GateView, card: int, text: Text) -> Piece:
    """A deployed unit with the power it has here and now."""
    power = t.power[card]
    if card in t.group:
        power *= sum(other in t.group for other in gate.defenders)
    elif card in t.never:
        power += sum(other.invader != NONE for other in v.players[seat].row)
    piece = card_piece(t, card, text, "moved" if card in v.moved else "")
    return msgspec.structs.replace(piece, value=str(power))


@remembered
def card_piece(t: Tables, card: int, text: Text, condition: str = "") -> Piece:
    """A card as it is printed, and perhaps a condition it is in."""
    effect = t.effect[card]
    formula = f"{t.power[card]}X" if card in t.group else f"{t.power[card]}+X"
    power = formula if card in t.variable else str(t.power[card])
    return Piece(
        name=text(f"card.{t.cards[card]}"),
        kind=t.cards[card],
        id=f"card-{card}",
        value="" if t.role[card] == "spell" else power,
        note=text(f"effect.{effect}") if effect else "",
        marks=[text(f"mark.{condition}")] if condition else [],
        tags=[FACTIONS[t.faction[card]], t.role[card], *([condition] if condition else [])],
        pick={"card": card},
    )


def card_zones(v: View, t: Tables, seat: int, text: Text) -> list[Zone]:
    """A player's hand, starting cards, deck and discard pile."""
    player = v.players[seat]
    who = text.seat(seat)
    table = [card_piece(t, card, text) for card in (*player.start, *player.ready)]
    table += [card_piece(t, card, text, "used") for card in player.used]
    discarded = [card_piece(t, card, text) for card in player.discard]
    return [
        Zone(
            kind="hand",
            id=f"hand-{seat}",
            name=text("zone.hand", seat=who),
            short=text("short.hand"),
            seat=seat,
            value=player.hand_size,
            pieces=[card_piece(t, card, text) for card in held(player)],
        ),
        open_pile(seat, "start", text("zone.start", seat=who), table, short=text("short.start")),
        Zone(
            kind="deck",
            id=f"deck-{seat}",
            name=text("zone.deck", seat=who),
            short=text("short.deck"),
            seat=seat,
            value=player.deck_size,
            pieces=[card_piece(t, card, text) for card in player.bottom],
            left=cards_left(v, t, seat, text),
        ),
        open_pile(
            seat,
            "discard",
            text("zone.discard", seat=who),
            discarded,
            kind="deck",
            short=text("short.discard"),
        ),
    ]


def held(player: PlayerView) -> list[int]:
    """The cards of a hand that may be seen."""
    return player.shown if player.hand is None else player.hand
