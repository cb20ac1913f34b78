"""Champions (KR-CHAMP): activation cards and special attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.events import (
    ActivationRevealed,
    ChampionAttacked,
    EventTokenMoved,
    HordeEscaped,
    HordeRemoved,
    HordeSpawned,
)
from rempart.games.kingdom_rush.pieces import Horde
from rempart.games.kingdom_rush.steps.attempt import Attempt
from rempart.games.kingdom_rush.steps.enemies import attempts_of, icons
from rempart.games.kingdom_rush.steps.environment import near, open_crevasse
from rempart.games.kingdom_rush.steps.figures import figure, figures_on, is_creature
from rempart.games.kingdom_rush.steps.hordes import (
    find_horde,
    first_free,
    heroes_on,
    layout_of,
    neighbours,
)
from rempart.games.kingdom_rush.steps.iron import iron
from rempart.games.kingdom_rush.steps.life import damage
from rempart.games.kingdom_rush.steps.outcome import lose_hearts
from rempart.games.kingdom_rush.steps.retreat import Retreating, make_way, retreat_all
from rempart.games.kingdom_rush.steps.soldiers import remove_soldiers
from rempart.games.kingdom_rush.steps.tiles import remove_tiles
from rempart.games.kingdom_rush.steps.totem import remove_totem
from rempart.games.kingdom_rush.tables import TABLES
from rempart.games.kingdom_rush.tables.cards import CHAMPIONS
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

CHIEF, JACK, SHADOW, ANOOBIS = CHAMPIONS

ACTIVATION = "activation"
"""The stream of chance for the activation deck."""
GRAVEYARD = "graveyard"
"""The stream of chance for Anoobis's graveyard."""


# Activation


def activation(s: Kingdom, horde: Horde) -> bool:
    """KR-CHAMP-02: before it moves, a champion turns up an activation card, each champion its own
    (KR-CHAMP-05, KR-R-17); if it has at least as many bare icons as the card says (KR-R-33), it
    attacks.

    KR-CHAMP-04: then it moves in any case. Returns whether something follows its move.
    """
    t = TABLES[s.variant]
    if not t.champion[horde.card]:
        return False
    id = t.card_id[horde.card]
    if id != ANOOBIS or iron(s) != "restless_dead":
        number = reveal(s)
        s.tell(ActivationRevealed(horde=horde.card, number=number))
        if (t.designs[horde.card].activation & ~horde.covered).bit_count() < number:
            return False
    s.tell(ChampionAttacked(horde=horde.card, rule=RULES[id]))
    if id == CHIEF:
        reaper(s, horde)
    elif id == JACK:
        fright(s, horde)
    elif id == SHADOW:
        devour(s, horde)
    return id in (SHADOW, ANOOBIS)


RULES = {
    CHIEF: "KR-CHAMP-10",
    JACK: "KR-CHAMP-11",
    SHADOW: "KR-CHAMP-16",
    ANOOBIS: "KR-CHAMP-18",
}
"""The rule of each special attack."""


def reveal(s: Kingdom) -> int:
    """KR-CHAMP-03: the card goes face up beside the deck; an empty deck is reshuffled."""
    if not s.activation:
        s.activation, s.activation_out = s.activation_out, []
        s.chance.shuffle(s.activation, ACTIVATION)
    number = s.activation.pop()
    s.activation_out.append(number)
    return number


# The Goblin Chief


def reaper(s: Kingdom, horde: Horde) -> None:
    """KR-CHAMP-10: all soldiers on this and the hordes around it are removed, then every hero on or
    next to it takes 1 damage."""
    around = neighbours(s, TABLES[s.variant], horde.space)
    damage(s, near(s, horde.space), "KR-CHAMP-10")
    for other in (horde, *around):
        remove_soldiers(s, other, "KR-CHAMP-10")


# Jack O'Lantern


def fright(s: Kingdom, horde: Horde) -> None:
    """KR-CHAMP-11: Jack's horde loses tiles and soldiers. KR-CHAMP-12: figures on it retreat, and
    these heroes take 1 damage. KR-CHAMP-13: his card goes on top of the pile with the event token.
    KR-CHAMP-14: a pumpkin horde takes his place and advances at once. KR-CHAMP-15: the token
    moves."""
    space, card = horde.space, horde.card
    frightened = heroes_on(s, horde)
    shed(s, horde, "KR-CHAMP-11")
    s.hordes.remove(horde)
    s.piles[s.token].append(card)
    s.tell(HordeRemoved(horde=card, rule="KR-CHAMP-13"))
    if s.pumpkins:
        pumpkin = Horde(s.pumpkins.pop(), space, acted=True)
        pumpkin.shown = icons(TABLES[s.variant], pumpkin)
        s.hordes.append(pumpkin)
        s.tell(HordeSpawned(horde=pumpkin.card, space=space, pile=NONE, rule="KR-CHAMP-14"))
        s.agenda += [Attempt(pumpkin.card) for _ in range(attempts_of(s, pumpkin))]
    move_token(s)
    damage(s, frightened, "KR-CHAMP-12")
    retreat_all(s, space)


def shed(s: Kingdom, horde: Horde, cause: str) -> None:
    """A horde loses tiles, soldiers and totem; figures on it no longer cover it."""
    remove_tiles(s, horde, cause)
    remove_soldiers(s, horde, cause, dying=True)
    remove_totem(s, horde)
    for who in figures_on(s, horde.space):
        horde.covered &= ~figure(s, who).cells
        figure(s, who).cells = 0


def move_token(s: Kingdom) -> None:
    """KR-CHAMP-15: the event token goes to the next pile in its order."""
    order = [pile - 1 for pile in TABLES[s.variant].constants.champions.event_order]
    s.token = order[(order.index(s.token) + 1) % len(order)]
    s.tell(EventTokenMoved(pile=s.token))


# The Shadow Champion


def devour(s: Kingdom, horde: Horde) -> None:
    """KR-CHAMP-16: soldiers on his card are removed, heroes retreat unharmed; sand warriors
    stay, and so does the wildcat (KRH-ALLERIA-04)."""
    remove_soldiers(s, horde, "KR-CHAMP-16")
    leaving = [who for who in figures_on(s, horde.space) if not is_creature(who)]
    for who in leaving:
        horde.covered &= ~figure(s, who).cells
        figure(s, who).cells = 0
    s.agenda += [Retreating(who) for who in reversed(leaving)]


def after_move(s: Kingdom, card: int, start: int) -> None:
    """What a special attack does after the champion's move."""
    horde = find_horde(s, card)
    moved = horde is None or horde.space != start
    if TABLES[s.variant].card_id[card] == ANOOBIS:
        raise_dead(s, start if moved else NONE, start)
    elif moved and horde is not None and not open_crevasse(s, start, "KR-CHAMP-16"):
        lose_hearts(s, 1, "KR-CHAMP-16")


# Anoobis


def bury(s: Kingdom, card: int) -> None:
    """KR-CHAMP-17: in a scenario with Anoobis destroyed hordes go to his graveyard, but neither
    champions nor bosses (KR-R-18); elsewhere they are out of the game."""
    t = TABLES[s.variant]
    if t.champion[card] or t.boss[card] or not haunted(s):
        s.discard.append(card)
        return
    s.graveyard.append(card)
    s.chance.shuffle(s.graveyard, GRAVEYARD)


def haunted(s: Kingdom) -> bool:
    """Whether the scenario lists Anoobis, in a pile or on the path at the start."""
    anoobis, layout = TABLES[s.variant].cards.of[ANOOBIS], layout_of(s)
    return any(cards == anoobis for _, cards in layout.hordes) or any(
        anoobis in pile for pile in layout.piles
    )


def raise_dead(s: Kingdom, left: int, start: int) -> None:
    """KR-CHAMP-18: the top card of the graveyard comes to the space that Anoobis left, and does not
    act this round. KR-CHAMP-19: if he did not move, to the space in front of him.

    KR-R-18: if it is taken, to the next one without a horde; without any, the horde escapes.
    """
    if not s.graveyard:
        return
    t = TABLES[s.variant]
    card = s.graveyard.pop()
    ahead = layout_of(s).board.ahead[start]
    space = first_free(s, t, card, ahead if left == NONE else (left, *ahead))
    if space == NONE:
        hearts = t.designs[card].hearts(0)
        s.discard.append(card)
        s.tell(HordeEscaped(horde=card, hearts=hearts, rule="KR-CHAMP-19"))
        lose_hearts(s, hearts, "KR-ESCAPE-02")
        return
    horde = Horde(card, space, acted=True)
    s.hordes.append(horde)
    s.tell(HordeSpawned(horde=card, space=space, pile=NONE, rule="KR-CHAMP-18"))
    make_way(s, horde)
