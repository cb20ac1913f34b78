"""The coach of the guided start: what it says, that it asks for what can be done, and where
following it or not leads."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import rempart
from rempart import bots
from rempart.advice import advise, wanted
from rempart.games.dark_tower import GAME
from rempart.games.dark_tower.aids.coach import LAST, coaching
from rempart.games.dark_tower.ids import CAVE, CLEANSE, REINFORCE, STIRS, VASA
from rempart.games.dark_tower.options import (
    Accept,
    Banner,
    Cleanse,
    EndTurn,
    EnterRoom,
    Explore,
    Fight,
    Prevent,
    Reinforce,
    UseAdvantage,
    Walk,
)
from rempart.games.dark_tower.steps.foes import SendFoe
from rempart.games.dark_tower.steps.items import NewWares
from rempart.games.dark_tower.steps.timeline import DETAILS, EventConfirmation
from rempart.kernel import Match, Option, settle
from rempart.kernel.coaching import Coaching
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.fights import fight
from tests.games.dark_tower.test_dungeon import before

SEEDS = range(50)
MOST = 150
"""Choices within which the guided start is over, a step of a walk being one."""
TEXTS = [GAME.text(language) for language in GAME.languages]
LINES = {key[6:] for key in TEXTS[0].messages.sources if key.startswith("coach.")}
Chooser = Callable[[Match, Coaching], Option]


def begin(seed: int) -> Match:
    settings: dict[str, Any] = GAME.tutorial
    return rempart.new("dark_tower", seed=seed, **settings)


def follower(seed: int) -> Chooser:
    """Does what the coach asks for; where it asks for nothing, what a bot would do."""
    rng, bot = random.Random(seed), bots.bot("heuristic", seed, GAME)

    def choose(match: Match, said: Coaching) -> Option:
        return rng.choice(said.wanted) if said.wanted else bots.ask_bot(bot, match, 0)

    return choose


def stranger(seed: int) -> Chooser:
    """Does anything."""
    rng = random.Random(seed)
    return lambda match, said: rng.choice(match.decision.options)  # type: ignore[union-attr]


def lesson(match: Match, choose: Chooser) -> Iterator[Coaching]:
    """What the coach says until the lesson or the match is over."""
    while match.decision is not None:
        said = match.coaching(0)
        assert said is not None
        yield said
        if said.over:
            return
        assert set(said.wanted) <= set(match.decision.of(0)), said
        match.choose(choose(match, said), 0)


def arm(table: Table) -> None:
    """Ready for a battle."""
    table[0].warriors, table[0].spirit = 40, 9
    table.give(0, "fortune", "goldsun", "teeth", "cloak", "sword", "armor")


def said(table: Table) -> Coaching:
    """What the coach says at this table."""
    table.s.guided = True
    now = table.decision = settle(table.s)
    assert now is not None
    found = coaching(table.s, now.options, 0)
    assert found is not None
    return found


# Whole lessons


@pytest.fixture(scope="module")
def followed() -> list[list[Coaching]]:
    return [list(lesson(begin(seed), follower(seed))) for seed in SEEDS]


def test_who_follows_the_coach_learns_nearly_everything_in_a_few_minutes(
    followed: list[list[Coaching]],
):
    """Nobody can be sure of a battle or a quest: where foes and quests are, chance decides."""
    assert all(lines[-1].over for lines in followed)
    assert max(map(len, followed)) <= MOST
    met = [{aim.key for aim in lines[-1].aims if aim.met} for lines in followed]
    for always in ("banner", "cleanse", "reinforce", "month"):
        assert all(always in one for one in met)
    assert sum("battle" in one for one in met) >= 0.8 * len(met)
    assert sum("quest" in one for one in met) >= 0.6 * len(met)
    assert [len(lines[0].aims) for lines in followed] == [6] * len(followed)
    assert not any(aim.met for lines in followed for aim in lines[0].aims)


@pytest.mark.parametrize("seed", range(8))
def test_who_ignores_the_coach_is_never_stopped(seed: int):
    match = begin(seed)
    *_, last = lesson(match, stranger(seed))
    assert last.over or match.outcome is not None


def test_every_line_is_said_somewhere_and_is_short(followed: list[list[Coaching]]):
    lines = {line.key: line for lines in followed for line in lines}
    for table in rare():
        line = said(table)
        lines[line.key] = line
    assert set(lines) == LINES
    for line in lines.values():
        assert line.rule in GAME.rules
        for text in TEXTS:
            assert len(re.findall(r"[.!?](?=\s|$)", line.words(text))) <= 3
            assert len(line.words(text)) <= 185
            assert all(text(f"aim.{aim.key}") for aim in line.aims)


def test_the_coach_is_silent_elsewhere():
    match = rempart.new("dark_tower", seed=1)
    assert match.coaching(0) is None
    together = rempart.new("dark_tower", seed=1, players=2, guided=True)
    assert together.coaching(0) is None
    guided = begin(1)
    assert guided.coaching(0) is not None
    assert GAME.coaching is not None
    assert GAME.coaching(guided.state, [], 0) is None


def test_an_undo_takes_back_what_was_learnt():
    match = begin(3)
    for one in lesson(match, follower(3)):
        if any(aim.met for aim in one.aims):
            break
    before = match.choices[:-1]
    match.undo()
    assert match.choices == before
    again = match.coaching(0)
    assert again is not None
    assert not any(aim.met for aim in again.aims)


def test_a_hint_is_what_the_coach_asks_for():
    match = begin(3)
    for one in lesson(match, follower(3)):
        assert wanted(match, 0) == (list(one.wanted) or None)
        hint = advise(match, 0)
        assert hint.coached == bool(one.wanted)
        assert hint.option in (one.wanted or match.decision.of(0))  # type: ignore[union-attr]
        if len(match.choices) > 30:
            break


def test_after_the_lesson_the_coach_looks_back_and_asks_for_nothing():
    table = Table(goal=VASA)
    table.turn()
    table.s.month = LAST + 1
    line = said(table)
    assert (line.key, line.over, line.wanted) == ("over", True, ())


# What it says where


def rare() -> Iterator[Table]:
    """Positions that a lesson seldom comes to."""
    table = Table(goal=VASA)
    table.s.main.skulls, table.s.main.given, table[0].spirit = 99, [0], 20
    table.s.main.region = table.region("upper_ice_fangs")
    table.put(0, "green_bridge")
    table.turn()
    yield table
    table.put(0, "upper_ice_fangs")
    yield table
    yield in_a_room(advantages=1)
    yield in_trouble()
    table = Table(goal=VASA)
    table.s.heroes[0].hero = 3
    table.foe("brigands", "dayside")
    arm(table)
    table.put(0, "tundra")
    table.turn(start=True)
    yield table
    table = Table(goal=VASA)
    table.put(0, "dayside")
    table.skulls("north bazaar", 1)
    table.foe("brigands", "dayside")
    arm(table)
    table.turn()
    yield table
    table = Table(goal=VASA)
    table.turn()
    table.s.month = LAST + 1
    yield table
    yield stirring()


def stirring(*companions: str) -> Table:
    """A table at which the Tower has stirred."""
    table = Table(goal=VASA)
    table.companion(0, *companions)
    table.run(EventConfirmation(STIRS * DETAILS))
    return table


def in_a_room(advantages: int) -> Table:
    table = before(CAVE, "underground_river", "jaryx_lair")
    table[0].warriors, table[0].spirit = 30, 5
    table.turn()
    table.choose(Explore(CAVE))
    table.choose(EnterRoom(1))
    assert table.s.visit is not None
    table.s.visit.free = advantages
    return table


def in_trouble() -> Table:
    table = Table(goal=VASA)
    table.virtue(0, "blessed")
    table[0].spirit = 3
    fight(table, "oreks", "dayside", "onslaught")
    assert table.s.battle is not None
    table.s.battle.free = 0
    return table


def test_the_banner_comes_first():
    table = Table(goal=VASA)
    table.turn(start=True)
    assert said(table).key == "banner"
    table.choose(Banner(0))
    assert said(table).key != "banner"


def test_skulls_here_are_cleansed_and_elsewhere_walked_to():
    table = Table(goal=VASA)
    table.skulls("north bazaar", 2)
    table.put(0, "fivepint")
    table.turn()
    line = said(table)
    region = table.region("dayside")
    assert (line.key, list(line.point)) == ("go_cleanse", [{"region": region}])
    assert all(isinstance(option, Walk) for option in line.wanted)
    table.put(0, "dayside")
    line = said(table)
    assert (line.key, line.wanted) == ("cleanse", [Cleanse(region)])
    table.choose(Cleanse(region))
    assert said(table).key == "reinforce_bazaar"
    assert table.s.learnt == 1 << CLEANSE
    table.choose(Reinforce())
    assert table.s.learnt == 1 << CLEANSE | 1 << REINFORCE


def test_a_battle_is_asked_for_only_where_it_can_be_borne():
    table = Table(goal=VASA)
    kind = table.foe("wolves", "rimeweald")
    table.put(0, "rimeweald")
    table.turn()
    assert "fight" not in said(table).key
    arm(table)
    line = said(table)
    assert (line.key, line.wanted) == ("fight", [Fight(kind, table.region("rimeweald"))])


def test_with_skulls_and_a_foe_in_one_place_both_are_good():
    table = Table(goal=VASA)
    table.put(0, "dayside")
    table.skulls("north bazaar", 1)
    kind = table.foe("brigands", "dayside")
    arm(table)
    table.turn()
    line = said(table)
    region = table.region("dayside")
    assert (line.key, set(line.wanted)) == ("either", {Cleanse(region), Fight(kind, region)})


def test_advantages_are_used_while_they_spare_something():
    table = Table(goal=VASA)
    table[0].warriors = 30
    fight(table, "oreks", "dayside", "onslaught")
    assert table.s.battle is not None
    table.s.battle.free = 9
    keys: list[str] = []
    while (line := said(table)).wanted == [UseAdvantage()]:
        keys.append(line.key)
        table.choose(UseAdvantage())
    assert keys == ["card_use", "card_use"]
    assert (line.key, line.wanted) == ("card_done", [Accept()])


def test_without_advantages_the_coach_does_not_say_that_one_would_spare_nothing():
    table = Table(goal=VASA)
    table[0].warriors = 30
    fight(table, "oreks", "dayside", "onslaught")
    assert table.s.battle is not None
    table.s.battle.free = 0
    assert UseAdvantage() not in table.options
    assert (said(table).key, said(table).wanted) == ("card_spent", [Accept()])


def test_who_cannot_pay_is_told_to_soften_it():
    line = said(in_trouble())
    assert (line.key, line.wanted) == ("short", [Prevent()])
    assert said(in_a_room(advantages=0)).key == "room_done"
    assert said(in_a_room(advantages=1)).wanted == [UseAdvantage()]


def test_a_glyph_is_no_tax_for_whom_vasa_helps():
    assert said(stirring()).key == "event_stirs"
    assert said(stirring("vasa")).key == "event_stirs_vasa"


def test_the_way_of_a_foe_and_the_market_are_spoken_of():
    table = Table(goal=VASA)
    table.foe("brigands", "egans_end")
    table.run(SendFoe(0, [3, 4], "DT-EVENT-03"))
    assert said(table).key == "send"
    table = Table(goal=VASA)
    table.market("axe", "cauldron", "crown")
    table.run(NewWares(0, "DT-EVENT-09"))
    assert said(table).key == "wares"


def test_how_often_haggling_fails_is_told():
    table = Table(goal=VASA)
    table.put(0, "dayside")
    table.turn()
    table.choose(Reinforce())
    line = said(table)
    assert line.key == "haggle"
    assert "2 of its 6 faces" in line.words(TEXTS[0])


def test_a_battle_that_is_too_dear_is_not_denied():
    """There is something to do; the coach only says that it is not worth it."""
    table = Table(goal=VASA)
    table.foe("wolves", "rimeweald")
    table.skulls("north bazaar", 1)
    table.put(0, "rimeweald")
    table[0].warriors, table[0].moves = 3, 1
    table.turn()
    table[0].moves = 1
    line = said(table)
    assert line.key == "go_far"
    assert any(isinstance(option, Fight) for option in table.options)
    assert "nothing to do" not in line.words(TEXTS[0])


def test_with_nothing_left_the_turn_ends():
    table = Table(goal=VASA)
    table.put(0, "fivepint")
    table[0].moves, table[0].heroic = 0, True
    table.turn()
    line = said(table)
    assert (line.key, line.wanted) == ("end_first", [EndTurn()])
    table.s.beam = 1
    assert said(table).key == "end"
