"""Battles (DT-BATTLE, DT-ADVERSARY, DT-AM-17 to DT-AM-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import (
    BattleBegun,
    CardImproved,
    CardResolved,
    CardRevealed,
    FoeDefeated,
    Retreated,
)
from rempart.games.dark_tower.ids import (
    AXE,
    BATTLE,
    BOW,
    CALLOUS,
    FIRST_ADVERSARY,
    MAGIC,
    MELEE,
    PANICKED,
    RELIQUARY,
    SPEAR_ATISH,
    SPREAD,
    STEALTH,
    TEARS,
    kingdom_of,
    level_of,
)
from rempart.games.dark_tower.options import (
    Concede,
    Fight,
    GoOn,
    PickCard,
    Retreat,
    TopCards,
)
from rempart.games.dark_tower.pieces import Battle
from rempart.games.dark_tower.steps.advantage import Circumstances
from rempart.games.dark_tower.steps.amounts import CARD
from rempart.games.dark_tower.steps.cards import VIRTUE_SOURCE, is_active, printed
from rempart.games.dark_tower.steps.effects import RunEffect
from rempart.games.dark_tower.steps.foes import find, remove, state_of
from rempart.games.dark_tower.steps.fray import Improving, count_free
from rempart.games.dark_tower.steps.goal_course import foe_beaten
from rempart.games.dark_tower.steps.heroic import EndHeroic, begin_heroic, refuse_heroic
from rempart.games.dark_tower.steps.items import (
    gain_market,
    gain_potions,
    gain_spirit,
    gain_warriors,
)
from rempart.games.dark_tower.steps.outcome import (
    give_up,
    refuse_surrender,
    surrender,
    win_game,
)
from rempart.games.dark_tower.steps.quests import foe_gone
from rempart.games.dark_tower.steps.skulls import SkullLifting, kingdom_buildings
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Ask, Option, Refusal, Step
from rempart.kernel.step import interned

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

INSTANCES = 10
"""DT-AM-25: the adversary's cards; two of each kind, one after the other."""
RETREAT, GO_ON = Retreat(), GoOn()
TOP_CARDS, PICK_CARD = TopCards(), interned(PickCard)


# The heroic action


def offers(s: Realm, seat: int) -> list[Fight]:
    """DT-BATTLE-02: one of the foes in reach."""
    found = {(foe.kind, foe.region) for foe in s.foes if in_reach(s, seat, foe.region)}
    if not found or refuse_heroic(s, seat, BATTLE) is not None:
        return []
    return [Fight(kind, region) for kind, region in sorted(found)]


def in_reach(s: Realm, seat: int, region: int) -> bool:
    """DT-BATTLE-01: the hero's own region; DT-R-23: with the Oakstone Bow also the next ones.

    DT-ADVERSARY-01: the adversary stands on no region before the main goal is completed.
    """
    hero = s.heroes[seat]
    if region == hero.region:
        return True
    return BOW in hero.items and region in TABLES[s.variant].world.neighbours[hero.region]


def refuse(s: Realm, seat: int, option: Fight) -> Refusal | None:
    """Why a hero may not fight this foe."""
    if find(s, option.kind, option.region) == NONE or not in_reach(s, seat, option.region):
        return Refusal("DT-BATTLE-01", "foe_not_here")
    return refuse_heroic(s, seat, BATTLE)


def do(s: Realm, seat: int, option: Fight) -> None:
    """DT-BATTLE-03: count the advantages, shuffle the deck, choose as many cards as the foe's
    level, five against the adversary (DT-ADVERSARY-02)."""
    begin_heroic(s, seat, BATTLE)
    kind = option.kind
    deck = battle_deck(s, kind)
    s.chance.shuffle(deck, "battle")
    s.battle = battle = Battle(
        seat=seat, kind=kind, region=option.region, deck=deck, left=level_of(kind)
    )
    count_free(s, battle, scene(s, battle))
    s.tell(BattleBegun(seat=seat, kind=kind, region=option.region, advantages=battle.free))
    s.agenda.append(CardPick())


def battle_deck(s: Realm, kind: int) -> list[int]:
    """DT-AM-17, DT-AM-19: two of each of the foe's five cards, those of its attributes and its
    critical hit among them (DT-BATTLE-04), and its mutations; DT-AM-25: the ten instances of the
    adversary."""
    if kind >= FIRST_ADVERSARY:
        return list(range(INSTANCES))
    t = TABLES[s.variant]
    pairs = s.mutations[level_of(kind) - 2]
    return [card for card in (*t.decks[kind], *[t.mutation] * pairs) for _ in range(2)]


def scene(s: Realm, battle: Battle) -> Circumstances:
    """DT-FOE-04: what counts in this battle."""
    return Circumstances(TABLES[s.variant].foe_mask[battle.kind], kind=battle.kind)


def number_of(s: Realm, battle: Battle) -> int:
    """The card that is revealed, as a number of the tables."""
    if battle.kind < FIRST_ADVERSARY:
        return battle.card
    return TABLES[s.variant].decks[battle.kind][battle.card // 2]


def effect_of(s: Realm, battle: Battle) -> int:
    """The effect that the revealed card shows at its present step."""
    return TABLES[s.variant].cards[number_of(s, battle)].ladder[battle.step]


# Choosing the cards


class CardPick(Ask):
    """DT-BATTLE-03: the hero chooses cards that lie face down, one after another; the first one is
    revealed first."""

    rule: ClassVar[str] = "DT-BATTLE-03"
    offers: ClassVar[tuple[type[Option], ...]] = (TopCards, PickCard, Concede)
    stays: ClassVar[bool] = True

    def actors(self, s: Realm) -> tuple[int, ...]:
        assert s.battle is not None
        return (s.battle.seat,)

    def options(self, s: Realm) -> list[Option]:
        assert s.battle is not None
        cards = (PICK_CARD[spot] for spot in face_down(s.battle))
        return [TOP_CARDS, *cards, *surrender(s)]

    def refuse(self, s: Realm, option: TopCards | PickCard | Concede) -> Refusal | None:
        assert s.battle is not None
        if isinstance(option, Concede):
            return refuse_surrender(s)
        if isinstance(option, TopCards) or option.spot in face_down(s.battle):
            return None
        return Refusal("DT-BATTLE-03", "no_such_card")

    def choose(self, s: Realm, option: TopCards | PickCard | Concede) -> None:
        battle = s.battle
        assert battle is not None
        if isinstance(option, Concede):
            give_up(s, battle.seat)
            return
        missing = battle.left - len(battle.picks)
        chosen = face_down(battle)[:missing] if isinstance(option, TopCards) else [option.spot]
        battle.picks += chosen
        if len(battle.picks) == battle.left:
            take_up(battle)
            s.agenda[-1] = NextCard()


def face_down(battle: Battle) -> list[int]:
    """Where cards lie that were not chosen; the top of the deck lies first."""
    every = range(1, min(len(battle.deck), SPREAD) + 1)
    return [spot for spot in every if spot not in battle.picks]


def take_up(battle: Battle) -> None:
    """The chosen cards go on top of the others, in their order."""
    chosen = [battle.deck[-spot] for spot in battle.picks]
    for spot in sorted(battle.picks, reverse=True):
        del battle.deck[-spot]
    battle.deck += reversed(chosen)
    battle.picks = []


# Card after card


class NextCard(Step):
    """A card is revealed. DT-BATTLE-12, DT-AM-18: it starts at the foe's state; DT-ADVERSARY-04:
    the adversary's at the step that it reached before, at first savage or lethal (DT-AM-24)."""

    def run(self, s: Realm) -> None:
        battle = s.battle
        assert battle is not None
        battle.card = battle.deck.pop()
        battle.blessed = False
        if battle.kind >= FIRST_ADVERSARY:
            battle.step = s.steps[battle.card]
        else:
            battle.step = state_of(s, battle.kind)
        if s.events is not None:
            card = number_of(s, battle)
            s.tell(CardRevealed(seat=battle.seat, card=card, step=battle.step))
        s.agenda.append(CardChoice())


class CardChoice(Improving):
    """DT-BATTLE-06: improve the card as often as one likes, then take its result."""

    rule: ClassVar[str] = "DT-BATTLE-05"

    def fray(self, s: Realm) -> Battle:
        assert s.battle is not None
        return s.battle

    def scene(self, s: Realm) -> Circumstances:
        return scene(s, self.fray(s))

    def effect(self, s: Realm) -> int:
        return effect_of(s, self.fray(s))

    def refuse_better(self, s: Realm) -> Refusal | None:
        """DT-BATTLE-07: down to the mildest result."""
        best = self.fray(s).step == PANICKED
        return Refusal("DT-BATTLE-07", "best_result") if best else None

    def improve(self, s: Realm) -> None:
        improve(s, self.fray(s))

    def accept(self, s: Realm) -> None:
        resolve(s, self.fray(s))


def improve(s: Realm, battle: Battle) -> None:
    """DT-BATTLE-05: one step milder; DT-ADVANTAGE-12: for good. DT-ADVERSARY-04, DT-R-21: the
    adversary's card keeps it, whoever fights next (DT-R-22)."""
    battle.step -= 1
    if battle.kind >= FIRST_ADVERSARY:
        s.steps[battle.card] = battle.step
    if s.events is not None:
        card = number_of(s, battle)
        s.tell(CardImproved(seat=battle.seat, card=card, step=battle.step, used=battle.used))


def resolve(s: Realm, battle: Battle) -> None:
    """DT-BATTLE-09: the card's result applies; DT-CORRUPT-07: it is an effect of its own, so that
    losses that cannot be paid give a corruption (DT-BATTLE-10)."""
    if s.events is not None:
        card = number_of(s, battle)
        s.tell(CardResolved(seat=battle.seat, card=card, step=battle.step))
    run = RunEffect(effect=effect_of(s, battle), seat=battle.seat, rule="DT-BATTLE-09", source=CARD)
    s.agenda += [CardOver(), run]


class CardOver(Step):
    """After a card: the next, or victory. DT-BATTLE-13: only the adversary can be left, and what
    was resolved before does not count in the next battle (DT-AM-26, DT-ADVERSARY-05)."""

    def run(self, s: Realm) -> None:
        battle = s.battle
        assert battle is not None
        battle.left -= 1
        battle.resolved += 1
        count_free(s, battle, scene(s, battle))
        if battle.left == 0:
            victory(s, battle)
        elif battle.kind >= FIRST_ADVERSARY:
            s.agenda.append(RetreatChoice())
        else:
            s.agenda.append(NextCard())


class RetreatChoice(Ask):
    """DT-ADVERSARY-03: after each resolved card, go on or retreat."""

    rule: ClassVar[str] = "DT-ADVERSARY-03"
    offers: ClassVar[tuple[type[Option], ...]] = (GoOn, Retreat, Concede)

    def actors(self, s: Realm) -> tuple[int, ...]:
        assert s.battle is not None
        return (s.battle.seat,)

    def options(self, s: Realm) -> list[Option]:
        return [GO_ON, RETREAT, *surrender(s)]

    def refuse(self, s: Realm, option: GoOn | Retreat | Concede) -> Refusal | None:
        return refuse_surrender(s) if isinstance(option, Concede) else None

    def choose(self, s: Realm, option: GoOn | Retreat | Concede) -> None:
        assert s.battle is not None
        if isinstance(option, GoOn):
            s.agenda.append(NextCard())
            return
        if isinstance(option, Concede):
            give_up(s, s.battle.seat)
            return
        s.tell(Retreated(seat=s.battle.seat))
        end_battle(s, s.battle)


# The end


def victory(s: Realm, battle: Battle) -> None:
    """DT-BATTLE-11, DT-AM-23: the foe is beaten; DT-ADVERSARY-06: the adversary's fall wins, if
    the last card did not lose first (DT-R-32)."""
    seat, kind = battle.seat, battle.kind
    s.tell(FoeDefeated(seat=seat, kind=kind, region=battle.region))
    if kind >= FIRST_ADVERSARY:
        win_game(s, tuple(range(len(s.heroes))), "adversary", "DT-ADVERSARY-06")
        return
    remove(s, find(s, kind, battle.region), "DT-BATTLE-11")
    end_battle(s, battle)
    foe_beaten(s, seat, kind)
    foe_gone(s, seat)
    trophies(s, seat, kind)


def trophies(s: Realm, seat: int, kind: int) -> None:
    """ "When you defeat" effects of treasures."""
    items, mask = s.heroes[seat].items, TABLES[s.variant].foe_mask[kind]
    if SPEAR_ATISH in items and mask >> MELEE & 1:
        gain_warriors(s, seat, printed(s, SPEAR_ATISH), "DT-AM-23")
    if AXE in items and mask >> MAGIC & 1:
        gain_spirit(s, seat, printed(s, AXE), "DT-AM-23")
    if TEARS in items and mask >> STEALTH & 1:
        gain_potions(s, seat, printed(s, TEARS), "DT-AM-23")


def end_battle(s: Realm, battle: Battle) -> None:
    """ "After you battle" effects, then the spirit (DT-AM-23). DT-AM-27, DT-R-20: after a retreat
    too. DT-ADVANTAGE-10: what was not used vanishes."""
    hero, seat = s.heroes[battle.seat], battle.seat
    s.battle = None
    s.agenda.append(EndHeroic(seat, BATTLE))
    if RELIQUARY in hero.items:
        buildings, count = list(kingdom_buildings(kingdom_of(hero.region))), printed(s, RELIQUARY)
        s.agenda.append(
            SkullLifting(
                seat=seat, buildings=buildings, count=count, same=True, may=False, cause="DT-AM-23"
            )
        )
    if is_active(hero, CALLOUS) and battle.lost >= printed(s, VIRTUE_SOURCE + CALLOUS):
        gain_market(s, seat, "DT-AM-23")
