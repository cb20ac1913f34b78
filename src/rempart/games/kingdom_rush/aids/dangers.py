"""What threatens the kingdom now: the Last Stand, the last round, the last heart, bosses, no room
to spawn."""

from __future__ import annotations

from collections.abc import Iterator

from rempart.games.kingdom_rush.ids import HEROIC, RIFT
from rempart.games.kingdom_rush.pieces import ADVANCE
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Seat
from rempart.kernel.danger import Danger


def dangers(s: Kingdom, seat: Seat | None) -> list[Danger]:
    """The same for everybody."""
    if not s.round:
        return []
    return [*last_stand(s), *last_round(s), *hearts(s), *defeats(s), *leaders(s)]


def last_stand(s: Kingdom) -> Iterator[Danger]:
    """KRH-RIFT-03: what would be lost if the round ended as things stand."""
    designs = TABLES[s.variant].designs
    if s.last_stand and s.phase <= ADVANCE:
        takes = sum([designs[horde.card].hearts(horde.covered) for horde in s.hordes])
        if takes:
            key = "last_stand_lost" if takes >= s.hearts else "last_stand"
            yield Danger(key, "KRH-RIFT-03", about={"hearts": takes})


def last_round(s: Kingdom) -> Iterator[Danger]:
    """KR-GOAL-05: a round that begins with every pile empty is lost. KR-PROLOGUE-15: what is left
    after the last round of the prologue loses. After a Last Stand, nothing is left."""
    data = layout_of(s).data
    if data.tutorial.rounds:
        if s.round == data.tutorial.rounds:
            yield Danger("last_round", "KR-PROLOGUE-15")
    elif not any(s.piles) and s.hordes and not s.last_stand:
        yield Danger("last_round" if data.clear else "last_round_boss", "KR-GOAL-05")


def hearts(s: Kingdom) -> Iterator[Danger]:
    """KR-GOAL-04: a horde at the exit that would take the last hearts, or only one heart left."""
    t, board = TABLES[s.variant], layout_of(s).board
    for horde in s.hordes:
        takes = t.designs[horde.card].hearts(horde.covered)
        if not board.ahead[horde.space] and takes >= s.hearts:
            yield Danger("last_hearts", "KR-GOAL-04", about={"horde": horde.card})
            return
    if s.hearts == 1:
        yield Danger("one_heart", "KR-GOAL-04")


def defeats(s: Kingdom) -> Iterator[Danger]:
    """KR-GOAL-07: no room for the next horde; KR-DIFF-05: a hero of a heroic challenge with one
    life left; KR-GOAL-06: one more gaping crevasse than the scenario allows."""
    layout, taken = layout_of(s), {horde.space for horde in s.hordes}
    for pile, route in enumerate(layout.board.routes):
        if s.piles[pile] and taken.issuperset(route):
            yield Danger("no_room", "KR-GOAL-07")
            break
    if s.difficulty == HEROIC:
        for seat, player in enumerate(s.players):
            if player.life == 1:
                yield Danger("hero", "KR-DIFF-05", about={"seat": seat}, which=seat)
    most = layout.data.lost_if_gaping
    if most and sum(crevasse.gaping for crevasse in s.crevasses) >= most - 1:
        yield Danger("crevasses", "KR-GOAL-06", about={"count": most})


def leaders(s: Kingdom) -> Iterator[Danger]:
    """KR-CHAMP-01, KRH-BOSS-06: champions and bosses on the path; some lose the game if they get
    out (KR-GOAL-06)."""
    t, data = TABLES[s.variant], layout_of(s).data
    for horde in s.hordes:
        card = horde.card
        if card >= RIFT or not (t.boss[card] or t.champion[card]):
            continue
        deadly = t.boss[card] or t.card_id[card] == data.lost_if_escapes
        which = NONE if t.boss[card] else card  # A boss changes its card with every layer.
        if deadly:
            rule = "KRH-BOSS-06" if t.boss[card] else "KR-GOAL-06"
            yield Danger("leader_deadly", rule, "near", about={"horde": card}, which=which)
        else:
            yield Danger("leader", "KR-CHAMP-01", "near", about={"horde": card}, which=which)
