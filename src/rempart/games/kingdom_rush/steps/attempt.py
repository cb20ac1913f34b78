"""An attempt to advance (KR-ADV-04 … -06), flying (KR-ENEMY-13 … -15) and escaping (KR-ESCAPE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.events import HordeAdvanced, HordeEscaped, HordeHeld
from rempart.games.kingdom_rush.ids import HordeCard
from rempart.games.kingdom_rush.pieces import Horde
from rempart.games.kingdom_rush.steps.figures import figure, figures_on
from rempart.games.kingdom_rush.steps.hordes import (
    find_horde,
    first_free,
    heroes_on,
    layout_of,
    under_flyer,
)
from rempart.games.kingdom_rush.steps.life import damage
from rempart.games.kingdom_rush.steps.outcome import lose, lose_hearts
from rempart.games.kingdom_rush.steps.retreat import make_way, retreat_all
from rempart.games.kingdom_rush.steps.soldiers import remove_soldiers
from rempart.games.kingdom_rush.steps.tiles import remove_tiles
from rempart.games.kingdom_rush.steps.totem import remove_totem
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


class Attempt(Step):
    """A horde tries to advance; KR-ENEMY-03: each attempt is looked at by itself.

    KR-ADV-04: heroes and soldiers hold it and take 1 damage each; so do sand warriors, unharmed
    (KR-ALRIC-05), and bench heroes (KR-R-40). KR-ENEMY-13: a flying horde shakes them all off.
    """

    card: HordeCard

    def run(self, s: Kingdom) -> None:
        horde = find_horde(s, self.card)
        if horde is None:
            return
        if TABLES[s.variant].designs[self.card].flying:
            s.agenda.append(Flight(self.card))
            retreat_all(s, horde.space, horde)
            remove_soldiers(s, horde, "KR-ENEMY-13")
        elif horde.soldiers or figures_on(s, horde.space):
            hold(s, horde)
        else:
            move_on(s, horde)


def hold(s: Kingdom, horde: Horde) -> None:
    """KR-ADV-04: 1 damage to each hero and soldier on it; KR-ADV-12: even if nobody is left after
    that, it does not move in this attempt."""
    s.tell(HordeHeld(horde=horde.card))
    damage(s, heroes_on(s, horde), "KR-ADV-04")
    remove_soldiers(s, horde, "KR-ADV-04")


class Flight(Step):
    """A flying horde moves on, with nobody on it any more."""

    card: HordeCard

    def run(self, s: Kingdom) -> None:
        horde = find_horde(s, self.card)
        if horde is not None:
            move_on(s, horde)


def move_on(s: Kingdom, horde: Horde) -> None:
    """KR-ADV-05: to the next space towards the exit without a horde; KR-ADV-06: it jumps over those
    that are taken. KR-ENEMY-14: a flyer jumps over flyers, and stops above a ground horde.

    It never turns (KR-ADV-03). KR-ESCAPE-01: without such a space it escapes.
    """
    t = TABLES[s.variant]
    board = layout_of(s).board
    to = first_free(s, t, horde.card, board.ahead[horde.space])
    if to == NONE:
        escape(s, horde)
        return
    rule = "KR-ADV-05" if to == board.next[horde.space] else "KR-ADV-06"
    if t.designs[horde.card].flying and rule == "KR-ADV-06":
        rule = "KR-ENEMY-14"
    horde.space = to
    if s.events is not None:
        s.tell(HordeAdvanced(horde=horde.card, space=to, rule=rule))
    make_way(s, horde)


def escape(s: Kingdom, horde: Horde, cause: str = "KR-ESCAPE-01") -> None:
    """KR-ESCAPE-02, KR-ESCAPE-03: hearts for each enemy that is not covered, none for none
    (KR-ESCAPE-06). KR-ESCAPE-04: the card is discarded without its reward. KR-ESCAPE-05: with the
    last heart the game is lost; KRH-BOSS-06: with a boss in any case."""
    t = TABLES[s.variant]
    card = horde.card
    hearts = t.designs[card].hearts(horde.covered)
    remove_tiles(s, horde, "KR-TILE-09")
    remove_soldiers(s, horde, "KR-TILE-09", dying=True)
    remove_totem(s, horde)
    if not under_flyer(s, t, horde):
        for who in figures_on(s, horde.space):
            figure(s, who).cells = 0
    s.hordes.remove(horde)
    s.discard.append(card)
    s.tell(HordeEscaped(horde=card, hearts=hearts, rule=cause))
    if t.boss[card]:
        lose(s, "boss_escaped", "KRH-BOSS-06")
    elif t.card_id[card] == layout_of(s).data.lost_if_escapes:
        lose(s, "champion_escaped", "KR-GOAL-06")
    lose_hearts(s, hearts, "KR-ESCAPE-02")
