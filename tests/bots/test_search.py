"""Search: it sees nothing hidden, spends no more than it may, and finds what is there."""

from __future__ import annotations

import random
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rempart
from rempart import bots
from rempart.bots import search
from rempart.bots.search import Search, SearchBot
from rempart.kernel import Decision, Game, Match, SearchModel, advance, settle
from tests.kernel.pebbles import GAME as PEBBLES
from tests.kernel.pebbles import Pebbles, Take

GAMES = [
    ("fantasy_defense", {"players": 1, "faction": "humans"}),
    ("fantasy_defense", {"players": 2, "faction": "elves"}),
    ("kravora", {"players": 2}),
]


def played_on(game: str, settings: dict[str, Any], choices: int, seed: int = 3) -> Match:
    """A match in which the quick players of the game made some choices."""
    match = rempart.new(game, seed=seed, **settings)
    assert match.game.search_model is not None
    player = match.game.search_model.player(random.Random(seed))
    for _ in range(choices):
        assert match.decision is not None
        match.choose(player(match.state, match.decision))
    return match


# A search model for Pebbles: whoever is ahead is thought to win


def ahead(s: Pebbles, seat: int) -> float:
    best = max(taken for other, taken in enumerate(s.taken) if other != seat)
    return max(0.0, min(1.0, 0.5 + (s.taken[seat] - best) / 20))


def pebbles_model(**changes: Any) -> SearchModel:
    model = SearchModel(
        chance=ahead,
        order=lambda s, decision: decision.options,
        player=lambda rng: lambda s, decision: rng.choice(decision.options),
        clock=lambda s: sum(s.taken),
        horizon=100,
        figures=lambda s, seat: {"taken": s.taken[seat]},
    )
    return replace(model, **changes)


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setattr(PEBBLES, "search_model", pebbles_model())
    return PEBBLES


def asked(match: Match, seat: int = 0) -> Search:
    rng = random.Random(0)
    return Search(
        match.game, *bots.deal(match.game, match.state, seat, rng.getrandbits(63)), seat, rng
    )


# Nothing hidden


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        *GAMES,
        ("kravora", {"players": 4}),
        ("dark_tower", {"players": 1, "heroes": "deal"}),
        ("dark_tower", {"players": 3, "heroes": "deal", "mode": "competitive"}),
        ("kingdom_rush", {"players": 2, "scenario": "2", "start": "deal"}),
        ("kingdom_rush", {"players": 1, "scenario": "4", "start": "deal"}),
    ],
)
def test_it_chooses_alike_where_a_seat_sees_the_same(game: str, settings: dict[str, Any]):
    """Two tables differ only in what the seat cannot know: choice and visits are the same."""
    match = played_on(game, settings, 12)
    assert match.decision is not None
    seat = match.decision.seat_of(match.decision.options[0])
    other = match.twin()
    other.state = match.game.redeal(match.state, seat, 77)
    other.decision = settle(other.state)
    assert match.game.encode(other.state) != match.game.encode(match.state)
    one, two = (bots.weigh(each, seat, seed=5) for each in (match, other))
    assert one == two
    assert sum(each.visits for each in one) >= 5


def test_lines_go_through_different_deals(pebbles: Game):
    seen: set[tuple[int, ...]] = set()

    def chance(s: Pebbles, seat: int) -> float:
        seen.add(tuple(s.purses))
        return ahead(s, seat)

    pebbles.search_model = pebbles_model(chance=chance, horizon=1)
    match = rempart.new("pebbles", seed=1, players=2)
    asked(match).grow(30, None)
    assert len({purses[1] for purses in seen}) > 1
    assert {purses[0] for purses in seen} == {match.state.purses[0]}


def test_whole_lines_are_compared_with_the_same_deals(pebbles: Game):
    seen: dict[Take, list[int]] = {}

    def chance(s: Pebbles, seat: int) -> float:
        seen.setdefault(Take(0, s.taken[0]), []).append(s.purses[1])
        return 0.5

    def lines(s: Pebbles, decision: Decision, seat: int, rng: Any) -> list[tuple[Any, ...]]:
        return [(option,) for option in decision.options]

    pebbles.search_model = pebbles_model(chance=chance, lines=lines, horizon=1)
    asked(rempart.new("pebbles", seed=1, players=2)).grow(30, None)
    one, two, *_ = seen.values()
    both = min(len(one), len(two))
    assert both > 5
    assert one[:both] == two[:both]
    assert len(set(one)) > 1


# What it finds


def test_it_takes_what_wins(pebbles: Game):
    """Everybody gains by taking three, and the one with more in the end wins."""
    match = rempart.new("pebbles", seed=1, players=2)
    assert bots.ask_bot(SearchBot(1, 200), match, 0) == Take(0, 3)


def test_everybody_plays_for_themselves(pebbles: Game):
    """Below the choice of seat 0 the tree prefers what is good for seat 1, whose choice it is."""
    match = rempart.new("pebbles", seed=1, players=2)
    looking = asked(match)
    looking.grow(600, None)
    best = looking.ranked()[0]
    assert best.node is not None
    visits = Counter({edge.option: edge.visits for edge in best.node.edges.values()})
    replies = [option for option, _ in visits.most_common() if getattr(option, "seat", None) == 1]
    assert replies[0] == Take(1, 3)


def test_a_finished_match_is_judged_by_its_outcome(pebbles: Game):
    match = rempart.new("pebbles", seed=1, players=2, data={"bowl.pebbles": 2})
    weighed = bots.weigh(match, 0)
    assert {each.option for each in weighed} <= {Take(0, 1), Take(0, 2)}
    assert all(0 <= each.chance <= 1 for each in weighed)


# How much it thinks


def test_it_plays_as_many_lines_as_it_may(pebbles: Game, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(search, "CLEAR", 1e9)
    match = rempart.new("pebbles", seed=1, players=2)
    looking = asked(match)
    looking.grow(50, None)
    assert looking.root.visits <= 50
    assert sum(edge.visits for edge in looking.root.open) == looking.root.visits > 25


def test_without_limits_it_plays_as_many_lines_as_the_game_says(pebbles: Game):
    pebbles.search_model = pebbles_model(usual=20, chance=lambda s, seat: 0.5)
    match = rempart.new("pebbles", seed=1, players=2)
    assert 10 < sum(each.visits for each in bots.weigh(match, 0)) <= 20 + bots.COMPARED


def test_it_stops_when_the_time_is_up(pebbles: Game, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(search, "CLEAR", 1e9)
    looking = asked(rempart.new("pebbles", seed=1, players=2))
    begun = time.process_time()
    looking.grow(None, 0.05)
    assert time.process_time() - begun < 0.1
    assert looking.root.visits


def test_the_time_to_find_options_counts(pebbles: Game, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(search, "CLEAR", 1e9)

    def order(s: Pebbles, decision: Decision) -> list[Any]:
        time.sleep(0.05)
        return decision.options

    pebbles.search_model = pebbles_model(order=order, horizon=0)
    looking = asked(rempart.new("pebbles", seed=1, players=2))
    looking.grow(None, 0.04)
    assert looking.root.visits == 1


def test_it_stops_when_the_choice_is_clear(pebbles: Game):
    pebbles.search_model = pebbles_model(
        chance=lambda s, seat: float(s.taken[seat] == 3), horizon=1
    )
    looking = asked(rempart.new("pebbles", seed=1, players=2))
    looking.grow(5000, None)
    assert looking.root.visits < 500
    assert looking.ranked()[0].option == Take(0, 3)


def test_a_single_sensible_option_needs_no_thought(pebbles: Game):
    pebbles.search_model = pebbles_model(order=lambda s, decision: decision.options[1:2])
    bot = SearchBot(1, 50)
    assert bots.ask_bot(bot, rempart.new("pebbles", seed=1, players=2), 0) == Take(0, 2)
    assert bot.weighed == []


# What it tells


def test_weighing_tells_chances_and_figures(pebbles: Game):
    weighed = bots.weigh(rempart.new("pebbles", seed=1, players=2), 0)
    assert weighed[0].visits == max(each.visits for each in weighed)
    assert {each.option for each in weighed} == {Take(0, 1), Take(0, 2), Take(0, 3)}
    for each in weighed:
        assert 0 <= each.chance <= 1
        assert 0 < each.error < 0.5
        assert isinstance(each.option, Take)
        assert each.figures["taken"] >= each.option.count


def test_the_second_best_is_tried_enough_to_compare(pebbles: Game):
    """Even if it looked so bad at first that search would not have tried it again."""
    pebbles.search_model = pebbles_model(
        chance=lambda s, seat: float(s.taken[seat] == 3), horizon=1
    )
    looking = asked(rempart.new("pebbles", seed=1, players=2))
    looking.grow(None, None)
    assert looking.ranked()[1].visits < bots.COMPARED
    best, second, *_ = bots.weigh(rempart.new("pebbles", seed=1, players=2), 0)
    assert best.option == Take(0, 3)
    assert second.visits >= looking.ranked()[1].visits + 4


def test_an_option_that_somebody_asks_for_is_weighed(
    pebbles: Game, monkeypatch: pytest.MonkeyPatch
):
    """However bad it is, and though the game's order leaves it out."""
    monkeypatch.setattr(search, "CLEAR", 1e9)
    pebbles.search_model = pebbles_model(
        order=lambda s, decision: decision.options[1:],
        chance=lambda s, seat: float(s.taken[seat] != 1),
        horizon=1,
    )
    match = rempart.new("pebbles", seed=1, players=2)
    assert Take(0, 1) not in {each.option for each in bots.weigh(match, 0)}
    weighed = bots.weigh(match, 0, also=[Take(0, 1)])
    found = next(each for each in weighed if each.option == Take(0, 1))
    assert found.visits * search.NEGLECTED >= sum(each.visits for each in weighed) - 10
    assert found.visits > 5
    assert weighed[-1] == found


def test_a_game_without_search_model_is_judged_by_its_evaluation():
    assert PEBBLES.search_model is None
    match = rempart.new("pebbles", seed=1, players=2)
    match.choose(Take(1, 3))
    weighed = bots.weigh(match, 0)
    assert weighed[0].option == Take(0, 3)
    assert bots.best(PEBBLES) == "greedy"


# Plans


def followed(pebbles: Game, monkeypatch: pytest.MonkeyPatch, known: Any) -> tuple[int, int]:
    """How often a bot that plans whole lines searched, and chose, in a match against itself."""
    searches: list[int] = []
    monkeypatch.setattr(search, "Search", lambda *given: searches.append(1) or Search(*given))

    def lines(s: Pebbles, decision: Decision, seat: int, rng: random.Random) -> list[Any]:
        """Take as much as one can, in turn; or as little."""
        return [tuple(Take(n % 2, count) for n in range(8)) for count in (3, 1)]

    pebbles.search_model = pebbles_model(lines=lines, known=known)
    match = rempart.new("pebbles", seed=1, players=2)
    bot = SearchBot(1, 40)
    choices = 0
    while match.decision is not None and len(match.choices) < 6:
        if 0 in match.decision.actors:
            match.choose(bots.ask_bot(bot, match, 0))
            choices += 1
        else:
            match.choose(match.decision.options[-1])
    return len(searches), choices


def test_it_follows_its_plan_while_all_comes_as_planned(
    pebbles: Game, monkeypatch: pytest.MonkeyPatch
):
    assert followed(pebbles, monkeypatch, None) == (1, 3)


def test_it_thinks_again_when_something_comes_otherwise(
    pebbles: Game, monkeypatch: pytest.MonkeyPatch
):
    never = iter(range(1000))
    assert followed(pebbles, monkeypatch, lambda s, seat: next(never)) == (3, 3)


# Names


def test_search_can_be_limited_by_its_name():
    assert bots.bot("search:500it").iterations == 500  # type: ignore[attr-defined]
    assert bots.bot("search:0.25").budget == 0.25  # type: ignore[attr-defined]
    assert bots.bot("search:2s").budget == 2  # type: ignore[attr-defined]
    with pytest.raises(bots.UnknownBot, match="search:500it"):
        bots.bot("search:fast")


# What the games tell it


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_search_models_are_sound(game: str, settings: dict[str, Any]):
    """Order offers some of the options, quick players choose legally, chances are chances."""
    match = rempart.new(game, seed=4, **settings)
    model = match.game.search_model
    assert model is not None
    assert bots.best(match.game) == "search"
    state = match.game.copy(match.state)
    player = model.player(random.Random(4))
    decision, clock, asked = settle(state), model.clock(state), 0
    while decision is not None:
        before = match.game.encode(state)
        ordered = model.order(state, decision)
        assert ordered
        assert all(option in decision.options for option in ordered)
        assert len(set(ordered)) == len(ordered)
        chances = [model.chance(state, seat) for seat in match.seats]
        assert all(0 <= chance <= 1 for chance in chances)
        if not match.game.cooperative(match.settings):
            assert sum(chances) == pytest.approx(1)
        assert model.figures(state, 0)
        option = player(state, decision)
        assert match.game.encode(state) == before
        assert model.clock(state) >= clock
        clock, asked = model.clock(state), asked + 1
        decision = advance(state, decision, option)
    assert asked > 20


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_figures_have_names(game: str, settings: dict[str, Any]):
    match = rempart.new(game, seed=4, **settings)
    assert match.game.search_model is not None
    for language in match.game.languages:
        text = match.game.text(language)
        for name in match.game.search_model.figures(match.state, 0):
            assert f"fact.{name}" in text


def test_a_better_position_has_a_better_chance():
    match = played_on("fantasy_defense", {"players": 1}, 30)
    assert match.game.search_model is not None
    worse = match.game.copy(match.state)
    worse.morale -= 6
    assert match.game.search_model.chance(worse, 0) < match.game.search_model.chance(match.state, 0)
    match = played_on("kravora", {"players": 2}, 60)
    assert match.game.search_model is not None
    worse = match.game.copy(match.state)
    worse.players[0].wall = 2
    assert match.game.search_model.chance(worse, 0) < match.game.search_model.chance(match.state, 0)


# The manual


def test_the_bot_of_the_manual_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """`docs/bots.md`: a bot in twenty lines."""
    monkeypatch.setattr(bots, "BOTS", dict(bots.BOTS))
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    code = page.split("```python\n")[1].split("```")[0]
    exec(compile(code, "docs/bots.md", "exec"), {})
    assert capsys.readouterr().out.strip() in ("held", "fallen")
    assert "careful" in bots.BOTS
