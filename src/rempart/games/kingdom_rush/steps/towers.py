"""Phase 2, action A: playing towers (KR-TOWER)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.board.geometry import EVERY_DIRECTION
from rempart.games.kingdom_rush.board.shots import CHOICE, EACH, PERFECT, Shot
from rempart.games.kingdom_rush.events import FlowerRegrown, TowerPlayed, TowerReturned, TowerTurned
from rempart.games.kingdom_rush.ids import (
    MA3,
    MA4,
    MB3,
    MB4,
    MB6,
    SIDES,
    SOL4A,
    ModeNumber,
    Seat,
    TowerCard,
)
from rempart.games.kingdom_rush.options import SKIP, Face, Mode, PayRecall, PlayTower, play_tower
from rempart.games.kingdom_rush.pieces import Tower
from rempart.games.kingdom_rush.steps.attack import attack, modified
from rempart.games.kingdom_rush.steps.hordes import layout_of, neighbours
from rempart.games.kingdom_rush.steps.treasure import spend
from rempart.games.kingdom_rush.tables import ARCHER, BARRACKS, TABLES
from rempart.games.kingdom_rush.tables.scenarios import WHITE
from rempart.kernel import Option, PickOne, Refusal, YesOrNo

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom
    from rempart.games.kingdom_rush.tables import Tables

TOWER_RULES = (
    *("KR-TOWER-20", "KR-TOWER-21", "KR-TOWER-22", "KR-TOWER-23", "KR-TOWER-24"),
    *("KR-TOWER-25", "KR-TOWER-26", "KR-TOWER-27", "KR-TOWER-28", "KR-TOWER-29"),
    *("KR-TOWER-30", "KR-TOWER-31", "KR-TOWER-32", "KR-TOWER-33", "KR-TOWER-34"),
    *("KR-TOWER-35", "KR-TOWER-36", "KR-TOWER-37", "KR-TOWER-38", "KR-TOWER-39"),
)
"""The rule of each tower type's attack; what it prints is in `data/towers.toml` (KR-TOWER-10)."""


# Sites

FIGURE = ("KR-TOWER-05", "figure_on_site")
ENVIRONMENT = ("KR-TOWER-06", "environment_on_site")
RAZED = ("KR-TOWER-01", "no_site")
EMPTY = (True, True)
"""Room on a site without towers: for another tower, for barracks."""


def barred(s: Kingdom) -> dict[int, tuple[str, str]]:
    """The spaces on which nobody may build, with rule and reason.

    KR-TOWER-05: where a hero, any other figure or a tentacle stands. KR-TOWER-06, KR-ENV-01:
    where an environment tile lies; a flower does not matter.
    """
    found: dict[int, tuple[str, str]] = dict.fromkeys(layout_of(s).pools, ENVIRONMENT)
    for tile in (*s.lava, *s.crevasses):
        found[tile.space] = ENVIRONMENT
    for figures in (s.players, s.warriors, s.bench, s.wildcats):
        for figure in figures:
            found[figure.space] = FIGURE
    for space in s.tentacles:
        found[space] = FIGURE
    for space in s.razed:
        found[space] = RAZED
    return found


def rooms(s: Kingdom, t: Tables) -> dict[int, tuple[bool, bool]]:
    """For each site with towers, whether there is room for another tower and for barracks.

    KR-TOWER-04: a site holds one soldier tower and one other; KR-TOWER-38, KR-MOD-15: with the
    Assassin's Guild or Extra site on it two others, never more (KR-R-21).
    """
    stands: dict[int, list[int]] = {}
    for tower in s.built:
        stands.setdefault(tower.space, []).append(tower.card)
    found: dict[int, tuple[bool, bool]] = {}
    for space, cards in stands.items():
        types = [t.tower_type[card] for card in cards]
        barracks = sum([t.family[type_] == BARRACKS for type_ in types])
        most = 2 if SOL4A in types or s.stickers[MB6] in cards else 1
        found[space] = (len(cards) - barracks < most, not barracks)
    return found


def not_yours(s: Kingdom, seat: int, colour: int) -> tuple[str, str] | None:
    """KR-TOWER-08: a coloured site serves its player; KR-TOWER-09: a white one everybody.

    KR-SOLO-01: a single player has all colours; KR-SOLO-09: but the blocked one.
    """
    if colour == WHITE:
        return None
    if colour != seat and len(s.players) > 1:
        return ("KR-TOWER-08", "not_your_site")
    return ("KR-SOLO-09", "blocked_colour") if colour == s.blocked else None


def refuse_tower(s: Kingdom, seat: int, card: int, space: int) -> Refusal | None:
    """KR-TOWER-01: why a player may not play a card from the hand on a space."""
    if card not in s.players[seat].hand:
        return Refusal("KR-TOWER-01", "not_in_hand", {"card": card})
    about = {"space": space}
    colour = layout_of(s).sites.get(space)
    if colour is None:
        return Refusal("KR-TOWER-01", "no_site", about)
    why = not_yours(s, seat, colour) or barred(s).get(space)
    if why is not None:
        return Refusal(*why, about)
    t = TABLES[s.variant]
    barracks = t.family[t.tower_type[card]] == BARRACKS
    if not rooms(s, t).get(space, EMPTY)[barracks]:
        return Refusal("KR-TOWER-04", "site_full", about)
    return None


OpenSites = list[tuple[int, int, tuple[bool, bool]]]
"""Space, colour and room of each site on which something may be built."""


def open_sites(s: Kingdom, t: Tables) -> OpenSites:
    """The sites that are not barred, whosever they are."""
    shut, room = barred(s), rooms(s, t)
    return [
        (space, colour, room.get(space, EMPTY))
        for space, colour in layout_of(s).sites.items()
        if space not in shut
    ]


def offer(s: Kingdom, t: Tables, seat: int, sites: OpenSites, found: list[Option]) -> None:
    """Add the towers that a player can play."""
    hand = [(card, t.family[t.tower_type[card]] == BARRACKS) for card in s.players[seat].hand]
    for space, colour, room in sites:
        if not_yours(s, seat, colour) is None:
            found += [play_tower(seat, card, space) for card, barracks in hand if room[barracks]]


# The attack


def tower_at(s: Kingdom, card: int) -> Tower:
    """The tower of a card that stands on a site."""
    for tower in s.built:
        if tower.card == card:
            return tower
    raise LookupError(f"tower {card} is not built")


def play(s: Kingdom, option: PlayTower) -> None:
    """KR-TOWER-01: a tower comes on a site; KR-TOWER-03: it attacks at once, and only now.

    KR-TOWER-07: a flower under it stays; KR-MOD-19, Regrowth: a wilted one blooms again.
    """
    t = TABLES[s.variant]
    seat, card, space = option.seat, option.card, option.space
    s.players[seat].hand.remove(card)
    s.built.append(Tower(card=card, space=space, facing=0, seat=seat))
    if s.events is not None:
        s.tell(TowerPlayed(seat=seat, card=card, space=space))
    if s.stickers[MA4] == card and space in s.wilted:
        s.wilted.remove(space)
        s.tell(FlowerRegrown(space=space, rule="KR-MOD-19"))
    if s.stickers[MA3] == card:
        s.agenda.append(Recall(seat, card))
    modes = usable_modes(s, t, card)
    if len(modes) > 1:
        s.agenda.append(AttackMode(seat, card))
    else:
        aim(s, seat, card, modes[0])


def usable_modes(s: Kingdom, t: Tables, card: int) -> list[int]:
    """KR-TOWER-12: the ways in which a tower can attack, of which it uses one.

    KR-PROLOGUE-17: in the prologue archers have their first one only.
    """
    type_ = t.tower_type[card]
    modes = t.tower_modes(type_, s.necromancer_tile)
    if len(modes) == 1 or (s.scenario == 0 and t.family[type_] == ARCHER):
        return [0]
    if s.ashfall:
        return [n for n in range(len(modes)) if tower_shots(s, t, card, n)] or [0]
    return list(range(len(modes)))


def tower_shots(s: Kingdom, t: Tables, card: int, mode: int) -> tuple[Shot, ...]:
    """What a tower deals: the printed attack, changed by its modifiers (KR-MOD-12, KR-MOD-13), then
    what they add (KR-MOD-10, -11, -14, -20), which they do not change (KR-MOD-05).

    E08 Ashfall: no perfect range but that of KR-MOD-11.
    """
    stickers = s.stickers
    printed = t.tower_modes(t.tower_type[card], s.necromancer_tile)[mode]
    if card not in stickers and not s.ashfall:
        return printed
    true, perfect = stickers[MB3] == card, stickers[MB4] == card and not s.ashfall
    shots = [modified(shot, true, perfect) for shot in printed]
    if s.ashfall:
        shots = [shot for shot in shots if shot.reach != PERFECT]
    for modifier, on in enumerate(stickers):
        if on == card:
            shots += t.stickers[modifier]
    return tuple(shots)


def directed(shots: tuple[Shot, ...]) -> bool:
    """Whether it matters which side the attacker faces."""
    return any(
        shot.reach in (CHOICE, EACH) and len(shot.arrows) < len(EVERY_DIRECTION) for shot in shots
    )


def aim(s: Kingdom, seat: int, card: int, mode: int) -> None:
    """KR-TOWER-02: the side is chosen, if it matters; KR-RANGE-13: a tower may reach nobody."""
    t = TABLES[s.variant]
    shots = tower_shots(s, t, card, mode)
    tower = tower_at(s, card)
    if directed(shots) and neighbours(s, t, tower.space):
        s.agenda.append(Facing(seat, card, mode))
    else:
        rule = TOWER_RULES[t.tower_type[card]]
        attack(s, shots, seat=seat, space=tower.space, facing=0, cause=rule, tower=card)


class AttackMode(PickOne):
    """KR-TOWER-12: a tower with two attacks uses one of them."""

    seat: Seat
    card: TowerCard
    rule: ClassVar[str] = "KR-TOWER-12"
    offers: ClassVar = (Mode,)
    reason: ClassVar[str] = "no_such_attack"

    def among(self, s: Kingdom) -> list[int]:
        return usable_modes(s, TABLES[s.variant], self.card)

    def choose(self, s: Kingdom, option: Mode) -> None:
        aim(s, self.seat, self.card, option.mode)


class Facing(PickOne):
    """KR-TOWER-02: the side that a tower faces is chosen while it is placed, then never changed
    (KR-RANGE-01)."""

    seat: Seat
    card: TowerCard
    mode: ModeNumber
    rule: ClassVar[str] = "KR-TOWER-02"
    offers: ClassVar = (Face,)
    reason: ClassVar[str] = "no_such_side"

    def among(self, s: Kingdom) -> range:
        return SIDES

    def choose(self, s: Kingdom, option: Face) -> None:
        t = TABLES[s.variant]
        tower = tower_at(s, self.card)
        tower.facing = option.facing
        if s.events is not None:
            s.tell(TowerTurned(card=self.card, facing=option.facing))
        shots = tower_shots(s, t, self.card, self.mode)
        rule = TOWER_RULES[t.tower_type[self.card]]
        attack(
            s,
            shots,
            seat=self.seat,
            space=tower.space,
            facing=tower.facing,
            cause=rule,
            tower=self.card,
        )


class Recall(YesOrNo):
    """KR-MOD-18: after its attack the tower may be taken back for a crystal and played again."""

    seat: Seat
    card: TowerCard
    rule: ClassVar[str] = "KR-MOD-18"
    answers: ClassVar = (PayRecall(), SKIP)

    def possible(self, s: Kingdom) -> bool:
        return s.crystals >= recall_price(s)

    def choose(self, s: Kingdom, option: Option) -> None:
        if isinstance(option, PayRecall):
            spend(s, gold=0, crystals=recall_price(s), cause="KR-MOD-18")
            take_back(s, tower_at(s, self.card), self.seat, "KR-MOD-18")


def recall_price(s: Kingdom) -> int:
    """Crystals for each use of Recall."""
    return TABLES[s.variant].modifiers[MA3].crystals


def take_back(s: Kingdom, tower: Tower, seat: int, cause: str) -> None:
    """A tower leaves its site for a player's hand; the site is free at once."""
    s.built.remove(tower)
    s.players[seat].hand.append(tower.card)
    s.tell(TowerReturned(seat=seat, card=tower.card, rule=cause))
