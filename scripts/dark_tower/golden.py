"""Re-records the golden matches of Return to Dark Tower.

Run `.venv/bin/python scripts/dark_tower/golden.py` when a rule or a value has changed on purpose.

For each number of heroes it records one match for each possible ending, with the first seed that
ends that way. Losses are played at random. For the long matches, determined heroes start with more
(a record carries changed values). The heuristic bot wins a match with the plain values.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import rempart
from rempart import bots
from rempart.games.dark_tower.ai.heuristic import HeuristicBot
from rempart.games.dark_tower.ids import BAZAAR, FIRST_ADVERSARY, GEAR_CARD
from rempart.games.dark_tower.options import (
    Accept,
    Agree,
    Cleanse,
    CompleteTrial,
    Concede,
    Deposit,
    DoubleMove,
    EndTurn,
    Enhanced,
    EnterRoom,
    Explore,
    Fight,
    Free,
    GoOn,
    PlaceSkull,
    Reinforce,
    UseAdvantage,
    Walk,
)
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.steps.cards import of
from rempart.games.dark_tower.steps.turn import HeroTurn
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Match
from rempart.play import play_out

FOLDER = Path(__file__).parents[2] / "tests" / "games" / "dark_tower" / "golden"
STRONG = {
    "knobs.warriors": 99,
    "knobs.spirit": 99,
    "knobs.adversary_step": ["unsteady", "unsteady"],
}
"""Heroes who can afford everything, against a mild adversary."""
WEAK = {"knobs.warriors": 0, "knobs.spirit": 0, "knobs.corruptions": 1}
"""Heroes who can all be corrupted by one event."""
LOW = 10
"""With this many skulls or fewer in the supply, heroes cleanse first."""

Play = Callable[[Match, random.Random], Any]


def at_random(match: Match, rng: random.Random) -> Any:
    """Any option except giving up."""
    assert match.decision is not None
    return rng.choice([o for o in match.decision.options if not isinstance(o, Concede)])


def determined(match: Match, rng: random.Random) -> Any:
    """Keep the skulls down, pursue the goal, fight what is in the way."""
    decision = match.decision
    assert decision is not None
    options = decision.options
    if isinstance(decision.step, HeroTurn):
        return turn(match.state, decision.step.seat, options)
    spare = [
        o for o in options if isinstance(o, PlaceSkull) and match.state.buildings[o.building] < 3
    ]
    for kind in (UseAdvantage, Accept, GoOn, EnterRoom, Free, Enhanced, Agree):
        spare += [option for option in options if isinstance(option, kind)]
    return spare[0] if spare else rng.choice(options)


def turn(s: Realm, seat: int, options: list[Any]) -> Any:
    """What a determined hero does next."""
    world = TABLES[s.variant].world
    hero = s.heroes[seat]
    low = s.supply <= LOW and not hero.heroic
    for kind in (Cleanse,) if low else (Deposit, CompleteTrial, Explore, Cleanse):
        found = [option for option in options if isinstance(option, kind)]
        if found and not (kind is Cleanse and not low):
            return max(found, key=lambda option: getattr(option, "count", 0))
    fights = [o for o in options if isinstance(o, Fight) and o.kind >= FIRST_ADVERSARY]
    if fights and not low:
        return fights[0]
    wanted = targets(s, seat, low)
    if Reinforce() in options and (not of(hero, GEAR_CARD) or hero.region not in wanted):
        return Reinforce()
    if wanted and hero.region not in wanted:
        goal = min(wanted, key=lambda region: world.distance[hero.region][region])
        steps = [option for option in options if isinstance(option, Walk)]
        if DoubleMove() in options and world.distance[hero.region][goal] > 3:
            return DoubleMove()
        if steps:
            return min(steps, key=lambda step: world.distance[step.region][goal])
    return EndTurn()


def targets(s: Realm, seat: int, low: bool) -> list[int]:
    """Where a determined hero wants to be."""
    t = TABLES[s.variant]
    world, hero = t.world, s.heroes[seat]
    if low:
        return [world.building_region[b] for b, skulls in enumerate(s.buildings) if skulls > 0]
    if s.competitive:
        if hero.trials_done.bit_count() >= t.knobs.trials_needed:
            return list(world.ring)
        todo = [t.trials[n] for n in hero.trials if not hero.trials_done >> n & 1]
        return [trial.region for trial in todo if trial.what in (0, 1)] or [todo[0].region]
    if s.main.done:
        return [foe.region for foe in s.foes if foe.kind >= FIRST_ADVERSARY]
    if s.main.region != NONE and (of(hero, GEAR_CARD) or not s.main.given[0]):
        return [s.main.region]
    return [world.building_region[b] for b in range(BAZAAR, 16, 4) if s.buildings[b] >= 0]


def idle(match: Match, rng: random.Random) -> Any:
    """Only keep the skulls down, until time runs out."""
    decision = match.decision
    assert decision is not None
    if isinstance(decision.step, HeroTurn) and match.state.supply > LOW:
        return EndTurn()
    return determined(match, rng)


def heuristic(match: Match, rng: random.Random) -> Any:
    """As the heuristic bot plays."""
    assert match.decision is not None
    (seat,) = match.decision.actors
    return bots.ask_bot(HeuristicBot(rng.getrandbits(63)), match, seat)


def give_up(match: Match, rng: random.Random) -> Any:
    """Give up in the first turn."""
    assert match.decision is not None
    given = [option for option in match.decision.options if isinstance(option, Concede)]
    return given[0] if given else match.decision.options[0]


def play(seed: int, how: Play, data: dict[str, Any], settings: dict[str, Any]) -> Match:
    """A whole match."""
    match = rempart.new("dark_tower", seed=seed, data=data, **settings)
    rng = random.Random(seed)
    play_out(match, lambda match, seat: how(match, rng))
    return match


def record(reason: str, how: Play, data: dict[str, Any], most: int = 4000, **settings: Any) -> None:
    """Record the first match that ends for this reason."""
    kind = "competitive-" if settings.get("mode") == "competitive" else ""
    kind += "plain-" if how is heuristic else ""
    name = f"{settings['players']}p-{kind}{reason.replace('_', '-')}"
    for seed in range(most):
        match = play(seed, how, data, settings)
        if match.outcome is not None and match.outcome.reason == reason:
            (FOLDER / f"{name}.json").write_bytes(match.record().json())
            print(f"{name}: seed {seed}, {len(match.choices)} choices", flush=True)
            return
    print(f"{name}: NO such match in {most}", flush=True)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for players in (1, 2, 3, 4):
        record("adversary", determined, STRONG, 60, players=players, goal="gleb")
        dealt: dict[str, Any] = {"heroes": "deal", "goal": "random", "adversary": "random"}
        record("adversary", heuristic, {}, 60, players=players, **dealt)
        record("time", idle, STRONG, 60, players=players, heroes="deal")
        record("corrupted", at_random, {}, players=players, adversary="random")
        record("no_skulls", at_random, {}, players=players, difficulty="gritty")
        record("conceded", give_up, {}, players=players, concession=True)
    for players in (2, 3, 4):
        mode: dict[str, Any] = {"players": players, "mode": "competitive"}
        record("relic", determined, STRONG, 200, **mode)
        record("survived", at_random, {}, **mode)
        record("time", idle, STRONG, 60, **mode)
    record("nobody", at_random, WEAK, players=2, mode="competitive", adversary="isa")


if __name__ == "__main__":
    main()
