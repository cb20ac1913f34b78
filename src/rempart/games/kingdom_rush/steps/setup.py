"""What players decide before the first round: heroes, abilities, starting towers (KR-SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import (
    AbilityTaken,
    BenchTaken,
    HeroesDealt,
    HeroTaken,
    SeatDone,
    TowerGivenUp,
    TowerImproved,
    TowersDealt,
    TowerTaken,
)
from rempart.games.kingdom_rush.ids import ALLERIA, ALRIC, FIRST_GUEST, HEROES, TowerCard
from rempart.games.kingdom_rush.options import (
    DONE,
    Done,
    GiveUpTower,
    ImproveTower,
    TakeAbility,
    TakeBench,
    TakeHero,
    TakeTower,
)
from rempart.games.kingdom_rush.pieces import Bench, Figure
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.games.kingdom_rush.steps.iron import refuse_more_towers
from rempart.games.kingdom_rush.steps.life import full_life
from rempart.games.kingdom_rush.steps.supply import copies
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Ask, Option, PickOne, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


def take_hero(s: Kingdom, seat: int, hero: int) -> None:
    """KR-SETUP-08: board, figure and life of a hero; KR-SETUP-09: the figure is on its board.

    KR-SETUP-13: Bruxa has no skulls yet. KR-SETUP-14: Alric has two sand warriors on his board.
    KRH-ALLERIA-02: Alleria has a wildcat. KR-CROSS-26: no hero brings towers.
    """
    t = TABLES[s.variant]
    player = s.players[seat]
    player.hero = hero
    player.life = t.heroes[hero].life
    if hero == ALRIC:
        s.warriors = [Figure() for _ in range(t.heroes[ALRIC].skill["warriors"])]
    elif hero == ALLERIA:
        s.wildcats = [Figure()]
    s.tell(HeroTaken(seat=seat, hero=hero))


def take_ability(s: Kingdom, seat: int, ability: int) -> None:
    """KR-SETUP-17: a hero has a special ability in this game. KR-BRUXA-14: Bone Dance leaves her
    with less life from the start."""
    player = s.players[seat]
    player.abilities |= 1 << ability % 4
    player.life = full_life(s, player)
    s.tell(AbilityTaken(seat=seat, ability=ability))


def take_bench(s: Kingdom, hero: int) -> None:
    """KR-SOLO-02: a hero sits on the bench."""
    s.bench.append(Bench(hero=hero))
    s.tell(BenchTaken(hero=hero))


def take_tower(s: Kingdom, seat: int, card: int, rule: str = "KR-SETUP-10") -> None:
    """KR-SETUP-10: a player takes a starting tower in hand."""
    s.offered.remove(card)
    s.players[seat].hand.append(card)
    if s.events is not None:
        s.tell(TowerTaken(seat=seat, card=card, rule=rule))


def free_heroes(s: Kingdom) -> list[int]:
    """The heroes that nobody plays and that are not on the bench. KR-CROSS-01: with the setting
    `guests`, those of Rift in Time too."""
    taken = {player.hero for player in s.players} | {bench.hero for bench in s.bench}
    count = len(HEROES) if s.guests else FIRST_GUEST
    return [hero for hero in range(count) if hero not in taken]


def refuse_hero(s: Kingdom, hero: int, rule: str) -> Refusal | None:
    """Why a hero cannot be taken, to be played or for the bench."""
    if hero >= FIRST_GUEST and not s.guests:
        return Refusal("KR-CROSS-01", "no_guests", {"hero": hero})
    if hero not in free_heroes(s):
        return Refusal(rule, "hero_taken", {"hero": hero})
    return None


def open_abilities(s: Kingdom, seat: int) -> list[int]:
    """KR-SETUP-17: the abilities of the scenario that a hero may still take, if it may any; how
    many it has in all goes with the number of players (KR-R-63)."""
    layout = layout_of(s)
    player = s.players[seat]
    if player.abilities.bit_count() >= layout.ability_slots:
        return []
    numbers = [number - 1 for number in layout.data.abilities]
    return [player.hero * 4 + n for n in numbers if not player.abilities >> n & 1]


class HeroChoice(Ask):
    """KR-SETUP-08: each player takes a hero; KR-SETUP-16: the site colour goes with the seat."""

    rule: ClassVar[str] = "KR-SETUP-08"
    offers: ClassVar = (TakeHero,)
    stays: ClassVar[bool] = True

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(s.players) if player.hero == NONE)

    def options(self, s: Kingdom) -> list[Option]:
        free = free_heroes(s)
        return [TakeHero(seat, hero) for seat in self.actors(s) for hero in free]

    def refuse(self, s: Kingdom, option: TakeHero) -> Refusal | None:
        if option.seat not in self.actors(s):
            return Refusal("KR-SETUP-08", "has_a_hero")
        return refuse_hero(s, option.hero, self.rule)

    def choose(self, s: Kingdom, option: TakeHero) -> None:
        take_hero(s, option.seat, option.hero)


class AbilityChoice(Ask):
    """KR-SETUP-17: each hero takes some of the scenario's special abilities, or fewer."""

    rule: ClassVar[str] = "KR-SETUP-17"
    offers: ClassVar = (TakeAbility, Done)
    stays: ClassVar[bool] = True

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        seats = range(len(s.players))
        return tuple(seat for seat in seats if not s.done >> seat & 1 and open_abilities(s, seat))

    def options(self, s: Kingdom) -> list[Option]:
        found: list[Option] = []
        for seat in self.actors(s):
            found += [TakeAbility(seat, ability) for ability in open_abilities(s, seat)]
            found.append(DONE[seat])
        return found

    def refuse(self, s: Kingdom, option: TakeAbility | Done) -> Refusal | None:
        if option.seat not in self.actors(s):
            return Refusal("KR-SETUP-17", "has_its_abilities")
        if isinstance(option, TakeAbility) and option.ability not in open_abilities(s, option.seat):
            return Refusal("KR-SETUP-17", "not_this_ability", {"ability": option.ability})
        return None

    def choose(self, s: Kingdom, option: TakeAbility | Done) -> None:
        if isinstance(option, TakeAbility):
            take_ability(s, option.seat, option.ability)
        else:
            s.done |= 1 << option.seat
            s.tell(SeatDone(seat=option.seat, rule="KR-SETUP-17"))


class AllAbilities(Step):
    """KR-SETUP-17: where there are no more abilities than places for them, a hero takes all."""

    def run(self, s: Kingdom) -> None:
        layout = layout_of(s)
        if len(layout.data.abilities) <= layout.ability_slots:
            for seat in range(len(s.players)):
                for ability in open_abilities(s, seat):
                    take_ability(s, seat, ability)


class BenchChoice(PickOne):
    """KR-SOLO-02: the bench heroes are chosen before the game."""

    left: int
    """How many are still to be chosen (KR-SOLO-12)."""
    seat: ClassVar[int] = 0
    rule: ClassVar[str] = "KR-SOLO-02"
    offers: ClassVar = (TakeBench,)
    stays: ClassVar[bool] = True
    auto: ClassVar[bool] = True

    def among(self, s: Kingdom) -> list[int]:
        return free_heroes(s) if self.left else []

    def refuse(self, s: Kingdom, option: TakeBench) -> Refusal | None:
        return refuse_hero(s, option.hero, self.rule)

    def choose(self, s: Kingdom, option: TakeBench) -> None:
        self.left -= 1
        take_bench(s, option.hero)


class ShareTowers(Ask):
    """KR-SETUP-10: starting towers are shared out as the players like: anybody takes any.

    In the iron challenge of scenario 1 nobody takes more than may be owned, while others can.
    The player with the fewest comes first, so that bots, of which the first is asked, share evenly.
    """

    rule: ClassVar[str] = "KR-SETUP-10"
    offers: ClassVar = (TakeTower,)
    stays: ClassVar[bool] = True

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        seats = sorted(range(len(s.players)), key=lambda seat: len(s.players[seat].hand))
        return tuple(seat for seat in seats if refuse_more_towers(s, seat) is None) or tuple(seats)

    def options(self, s: Kingdom) -> list[Option]:
        return [TakeTower(seat, card) for seat in self.actors(s) for card in s.offered]

    def refuse(self, s: Kingdom, option: TakeTower) -> Refusal | None:
        if option.card not in s.offered:
            return Refusal("KR-SETUP-10", "not_offered", {"card": option.card})
        if option.seat not in self.actors(s):
            return refuse_more_towers(s, option.seat)
        return None

    def choose(self, s: Kingdom, option: TakeTower) -> None:
        take_tower(s, option.seat, option.card)


class EasyStart(Ask):
    """KR-DIFF-01: up to 3 different starting towers become one level higher."""

    left: int
    improved: list[TowerCard]
    """The improved cards, which are not improved again."""
    rule: ClassVar[str] = "KR-DIFF-01"
    offers: ClassVar = (ImproveTower, Done)
    stays: ClassVar[bool] = True

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        seats = range(len(s.players))
        return tuple(seat for seat in seats if not s.done >> seat & 1 and self.better(s, seat))

    def better(self, s: Kingdom, seat: int) -> list[tuple[int, int]]:
        """A player's starting towers, each with a card that it can be exchanged for."""
        t = TABLES[s.variant]
        return [
            (card, upgrade)
            for card in s.players[seat].hand
            if card not in self.improved
            for type_ in t.upgrades[t.tower_type[card]]
            for upgrade in copies(s, type_)
        ]

    def options(self, s: Kingdom) -> list[Option]:
        found: list[Option] = []
        for seat in self.actors(s) if self.left else ():
            found += [ImproveTower(seat, card, upgrade) for card, upgrade in self.better(s, seat)]
            found.append(DONE[seat])
        return found

    def refuse(self, s: Kingdom, option: ImproveTower | Done) -> Refusal | None:
        if option.seat not in self.actors(s):
            return Refusal("KR-DIFF-01", "seat_is_done")
        if isinstance(option, ImproveTower):
            if (option.card, option.upgrade) not in self.better(s, option.seat):
                return Refusal("KR-DIFF-01", "cannot_improve", {"card": option.card})
        return None

    def choose(self, s: Kingdom, option: ImproveTower | Done) -> None:
        if isinstance(option, Done):
            s.done |= 1 << option.seat
            s.tell(SeatDone(seat=option.seat, rule="KR-DIFF-01"))
            return
        hand = s.players[option.seat].hand
        hand[hand.index(option.card)] = option.upgrade
        s.supply ^= 1 << option.card | 1 << option.upgrade
        self.left -= 1
        self.improved.append(option.upgrade)
        s.tell(TowerImproved(seat=option.seat, card=option.card, upgrade=option.upgrade))


class HeroicStart(Ask):
    """KR-DIFF-05: one player puts one starting tower back into the supply."""

    left: int
    rule: ClassVar[str] = "KR-DIFF-05"
    offers: ClassVar = (GiveUpTower,)
    stays: ClassVar[bool] = True

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(s.players) if player.hand)

    def options(self, s: Kingdom) -> list[Option]:
        if not self.left:
            return []
        return [
            GiveUpTower(seat, card) for seat, player in enumerate(s.players) for card in player.hand
        ]

    def refuse(self, s: Kingdom, option: GiveUpTower) -> Refusal | None:
        seats = range(len(s.players))
        if option.seat not in seats or option.card not in s.players[option.seat].hand:
            return Refusal("KR-DIFF-05", "not_in_hand", {"card": option.card})
        return None

    def choose(self, s: Kingdom, option: GiveUpTower) -> None:
        s.players[option.seat].hand.remove(option.card)
        s.supply |= 1 << option.card
        self.left -= 1
        s.tell(TowerGivenUp(seat=option.seat, card=option.card))


class Chosen(Step):
    """Nobody is done any more: the next question is put to everybody."""

    def run(self, s: Kingdom) -> None:
        s.done = 0


class DealHeroes(Step):
    """Setting `start`: heroes, abilities and the bench are dealt instead of chosen."""

    bench: int
    """Solo: how many bench heroes (KR-SOLO-12)."""

    def run(self, s: Kingdom) -> None:
        s.tell(HeroesDealt())
        heroes = free_heroes(s)
        s.chance.shuffle(heroes, "heroes")
        for seat in range(len(s.players)):
            take_hero(s, seat, heroes.pop())
            while abilities := open_abilities(s, seat):
                take_ability(s, seat, abilities[s.chance.below(len(abilities), "heroes")])
        for _ in range(self.bench):
            take_bench(s, heroes.pop())


class DealTowers(Step):
    """KR-PROLOGUE-04: everybody gets a starting tower at random, what is left over goes to anybody.

    Also by the setting `start`, and for one player, who gets them all.
    """

    rule: str

    def run(self, s: Kingdom) -> None:
        count = len(s.players)
        cards = list(s.offered)
        if count > 1:
            s.chance.shuffle(cards, "towers")
            s.tell(TowersDealt(rule=self.rule))
        for n, card in enumerate(cards):
            seat = n if n < count else s.chance.below(count, "towers") if count > 1 else 0
            take_tower(s, seat, card, self.rule)
