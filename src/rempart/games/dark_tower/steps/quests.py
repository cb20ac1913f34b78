"""Monthly quests (DT-QUEST, DT-MONTH-08 to DT-MONTH-11, DT-AM-38 to DT-AM-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.dark_tower.events import QuestAdvanced, QuestCompleted, QuestFailed
from rempart.games.dark_tower.ids import (
    Q_MARK,
    QUEST,
    MonthlyQuest,
    Seat,
    kingdom_of,
)
from rempart.games.dark_tower.options import Pursue
from rempart.games.dark_tower.steps.acts import pay
from rempart.games.dark_tower.steps.amounts import can_pay, cost
from rempart.games.dark_tower.steps.caverns import take_away
from rempart.games.dark_tower.steps.effects import RunEffect
from rempart.games.dark_tower.steps.errands import offer_all
from rempart.games.dark_tower.steps.gather import gather_advantages, refuse_advantages
from rempart.games.dark_tower.steps.heroic import EndHeroic, begin_heroic, refuse_heroic, tax
from rempart.games.dark_tower.steps.items import gain_companion, gain_quest_item
from rempart.games.dark_tower.steps.tokens import marked
from rempart.games.dark_tower.tables import TABLES
from rempart.games.dark_tower.tables import effects as en
from rempart.kernel import NONE, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.dark_tower.pieces import Quest
    from rempart.games.dark_tower.state import Realm
    from rempart.games.dark_tower.tables import Errand
    from rempart.games.dark_tower.tables.effects import Way

__all__ = ["complete", "do", "fail_all", "foe_gone", "offer_all", "offers", "refuse"]


def find(s: Realm, number: int) -> Quest | None:
    """A quest that is on offer."""
    return next((quest for quest in s.quests if quest.number == number), None)


# The heroic action


def offers(s: Realm, seat: int) -> list[Pursue]:
    """The quests that the hero can complete here and now (DT-QUEST-02)."""
    if not s.quests or refuse_heroic(s, seat, QUEST) is not None:
        return []
    region = s.heroes[seat].region
    return [
        Pursue(quest.number, way)
        for quest in s.quests
        if quest.region == region
        for way in range(len(ways_of(s, quest.number)))
        if refuse_quest(s, seat, quest, way) is None
    ]


def ways_of(s: Realm, number: int) -> tuple[Way, ...]:
    """The ways to complete a quest."""
    t = TABLES[s.variant]
    return t.effects[t.quests[number].ways]


def scale(s: Realm) -> int:
    """DT-AM-41: what quests ask for, in halves."""
    return TABLES[s.variant].knobs.quest_scale[len(s.heroes) - 1]


def refuse(s: Realm, seat: int, option: Pursue) -> Refusal | None:
    """Why a hero cannot complete a quest."""
    quest = find(s, option.quest)
    if quest is None or not 0 <= option.way < len(ways_of(s, option.quest)):
        return Refusal("DT-QUEST-02", "no_such_quest")
    return refuse_quest(s, seat, quest, option.way) or refuse_heroic(s, seat, QUEST)


def refuse_quest(s: Realm, seat: int, quest: Quest, way: int) -> Refusal | None:
    """DT-QUEST-03: the conditions of a quest, the place first."""
    errand = TABLES[s.variant].quests[quest.number]
    if quest.region == NONE or errand.dungeon != NONE:
        return Refusal("DT-QUEST-05", "completes_itself")
    if s.heroes[seat].region != quest.region:
        return Refusal("DT-QUEST-01", "not_your_region")
    refusal = refuse_errand(s, seat, quest, errand)
    if refusal is not None:
        return refusal
    acts = ways_of(s, quest.number)[way]
    for act in acts:
        if not can_pay(s, seat, (act,), scale(s), tax(s, seat, QUEST)):
            price = {"what": act.what, "count": cost(act, scale(s))}
            return Refusal("DT-QUEST-03", "too_dear", price)
    for act in acts:
        if act.op == en.ADVANTAGE:
            return refuse_advantages(s, seat, act.what, act.n)
    return None


def refuse_errand(s: Realm, seat: int, quest: Quest, errand: Errand) -> Refusal | None:
    """What a quest wants besides payment. A clause about a building that is gone lapses."""
    building = TABLES[s.variant].world.building_at[quest.region]
    if errand.clean and building != NONE and s.buildings[building] > 0:
        return Refusal("DT-QUEST-03", "skulls_there", {"building": building})
    if quest.progress < errand.cleanses:
        return Refusal("DT-QUEST-03", "cleanses_missing", {"count": errand.cleanses})
    if errand.holder and marked(s) != NONE and Q_MARK not in s.heroes[seat].items:
        return Refusal("DT-QUEST-03", "not_marked")
    return None


def do(s: Realm, seat: int, option: Pursue) -> None:
    """DT-QUEST-08: one action completes one quest; DT-R-57: one hero pays all of it."""
    begin_heroic(s, seat, QUEST)
    s.agenda.append(EndHeroic(seat, QUEST, completed=True))
    acts = ways_of(s, option.quest)[option.way]
    for act in acts:
        if act.op == en.ADVANTAGE:
            gather_advantages(s, seat, act.what, act.n, option.quest, NONE)
            return
    s.agenda.append(Completion(seat, option.quest))
    for act in reversed(acts):
        pay(s, seat, act.what, cost(act, scale(s)), "DT-QUEST-03")


class Completion(Step):
    """A quest is paid for."""

    seat: Seat
    quest: MonthlyQuest

    def run(self, s: Realm) -> None:
        complete(s, self.seat, self.quest)


def complete(s: Realm, seat: int, number: int) -> None:
    """DT-QUEST-04: the marker goes, the reward comes; DT-MONTH-09: a companion or a quest item."""
    quest = find(s, number)
    assert quest is not None
    s.quests.remove(quest)
    if s.guided:
        s.learnt |= 1 << QUEST
    s.tell(QuestCompleted(seat=seat, quest=number))
    errand = TABLES[s.variant].quests[number]
    if any(TABLES[s.variant].effects[errand.success]):
        s.agenda.append(RunEffect(errand.success, seat, "DT-QUEST-04"))
    if errand.recruit:
        gain_companion(s, seat, errand.companion)
    elif errand.item != NONE:
        gain_quest_item(s, seat, errand.item)


# What quests count


def after_cleanse(s: Realm, seat: int) -> None:
    """A cleanse action counts for a quest that wants some."""
    advance(s, [q for q in s.quests if TABLES[s.variant].quests[q.number].cleanses])


def foe_gone(s: Realm, seat: int) -> None:
    """A hero beat or removed a foe: a quest may complete by itself, without the 2 spirit."""
    wanted = [q for q in s.quests if TABLES[s.variant].quests[q.number].foes]
    advance(s, wanted)
    for quest in wanted:
        if quest.progress >= TABLES[s.variant].quests[quest.number].foes:
            complete(s, seat, quest.number)


def advance(s: Realm, quests: list[Quest]) -> None:
    """One more for each of these quests."""
    for quest in quests:
        quest.progress += 1
        s.tell(QuestAdvanced(quest=quest.number, progress=quest.progress))


# Failing


def fail_all(s: Realm) -> None:
    """DT-MONTH-11: the companion's quest first, then the adversary's."""
    t = TABLES[s.variant]
    order = sorted(s.quests, key=lambda quest: t.quests[quest.number].adversary != NONE)
    s.agenda += [Failure(quest.number) for quest in reversed(order)]


class Failure(Step):
    """DT-AM-40: marker and dungeon leave the board; DT-MONTH-10: the adversary's plans advance."""

    quest: MonthlyQuest

    def run(self, s: Realm) -> None:
        quest = find(s, self.quest)
        assert quest is not None
        s.quests.remove(quest)
        for dungeon in [d for d in s.dungeons if d.quest == self.quest]:
            take_away(s, dungeon)
        s.tell(QuestFailed(quest=self.quest))
        failure = TABLES[s.variant].quests[self.quest].failure
        about = NONE if quest.region == NONE else kingdom_of(quest.region)
        s.agenda.append(RunEffect(failure, s.active, "DT-MONTH-10", about=about))
