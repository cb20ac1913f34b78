"""What puzzles may ask for: each within the turn of a hero, up to the skull that ends it."""

from __future__ import annotations

from collections import Counter

from rempart.games.dark_tower.ids import START_STEP
from rempart.games.dark_tower.state import Realm
from rempart.kernel import PuzzleGoal, PuzzlePlan, Seat


def opens(s: Realm, seat: Seat) -> bool:
    """Before the first thing a hero does in a turn."""
    hero = s.heroes[seat]
    fresh = not (hero.bannered or hero.heroic or hero.reinforces or hero.used)
    return s.turn > 0 and s.active == seat and s.phase == START_STEP and fresh


def over(start: Realm, now: Realm) -> bool:
    """At the end of the turn, when the skull is dropped."""
    return now.dropped or (now.turn, now.month) != (start.turn, start.month)


def quests(start: Realm, now: Realm, seat: Seat) -> int:
    """The monthly quests that were completed."""
    return len(start.quests) - len(now.quests) if now.month == start.month else 0


def goal(start: Realm, now: Realm, seat: Seat) -> int:
    """Whether the main goal is done."""
    return int(now.main.done and not start.main.done)


def foes(start: Realm, now: Realm, seat: Seat) -> int:
    """The foes that are gone, if that cost the hero no corruption."""
    if len(now.heroes[seat].corruptions) > len(start.heroes[seat].corruptions):
        return 0
    left = Counter(foe.kind for foe in now.foes)
    return (Counter(foe.kind for foe in start.foes) - left).total()


def skulls(start: Realm, now: Realm, seat: Seat) -> int:
    """The skulls that left the buildings."""
    return sum(
        max(0, before - max(0, after))
        for before, after in zip(start.buildings, now.buildings, strict=True)
        if after >= 0
    )


def dungeons(start: Realm, now: Realm, seat: Seat) -> int:
    """The dungeons that were finished."""
    return len(start.dungeons) - len(now.dungeons) if now.month == start.month else 0


def warriors(start: Realm, now: Realm, seat: Seat) -> int:
    """The warriors that the hero has gained."""
    return now.heroes[seat].warriors - start.heroes[seat].warriors


def spirit(start: Realm, now: Realm, seat: Seat) -> int:
    """The spirit that the hero has gained."""
    return now.heroes[seat].spirit - start.heroes[seat].spirit


def errands(s: Realm, seat: Seat) -> bool:
    """Whether there are quests."""
    return opens(s, seat) and bool(s.quests)


def undone(s: Realm, seat: Seat) -> bool:
    """Whether the main goal is still to be done."""
    return opens(s, seat) and not s.competitive and not s.main.done


def unexplored(s: Realm, seat: Seat) -> bool:
    """Whether there are dungeons."""
    return opens(s, seat) and bool(s.dungeons)


PUZZLES = PuzzlePlan(
    goals={
        "quest": PuzzleGoal(errands, over, quests),
        "goal": PuzzleGoal(undone, over, goal),
        "foes": PuzzleGoal(opens, over, foes),
        "skulls": PuzzleGoal(opens, over, skulls),
        "dungeon": PuzzleGoal(unexplored, over, dungeons),
        "warriors": PuzzleGoal(opens, over, warriors),
        "spirit": PuzzleGoal(opens, over, spirit),
    },
    setups=(
        {
            "players": (1,),
            "heroes": ("deal",),
            "goal": ("random",),
            "adversary": ("random",),
            "difficulty": ("heroic", "gritty"),
        },
        {
            "players": (2,),
            "heroes": ("deal",),
            "goal": ("random",),
            "adversary": ("random",),
        },
    ),
)
