"""No game does anything else than it did, unless its edition is a new one."""

from __future__ import annotations

from typing import Any

import pytest

import rempart
from rempart.kernel import Game
from tests.games import editions

GAMES = [game for game in rempart.games().values() if game.id != "pebbles"]

RAISE = """{game} does not do what it did under edition {edition!r} of its rules.

Was that meant? Then raise the edition: add a name to `editions` of its Game, and run
scripts/editions.py. Tables that were begun before then go on from the position that was stored,
by the new rules, and nothing behind it can be taken back. Record the golden matches anew
(scripts/GAME/golden.py). Was it not meant? Then a rule or a value has been changed by mistake."""

LAYOUT = """States of {game} that are stored could not be read any more: {broken}.

Put new fields last, with a value for states that lack them, and keep Structs that a stored agenda
may hold. Or let `earlier` of its Game lay out what was stored; then write the new layout into
tests/games/layouts.json by hand. A new edition does not help: running matches go on from what is
stored."""


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_an_edition_is_never_changed(game: Game):
    known = editions.read(editions.EDITIONS)[game.id]
    assert set(known) <= set(game.editions), "what was once an edition stays one"
    assert game.edition in known, f"a new edition of {game.id}: run scripts/editions.py"
    if editions.behaviour(game) != known[game.edition]:
        pytest.fail(RAISE.format(game=game.id, edition=game.edition), pytrace=False)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_what_is_stored_can_be_read(game: Game):
    known, now = editions.read(editions.LAYOUTS)[game.id], editions.layout(game)
    if broken := editions.unreadable(known, now):
        pytest.fail(LAYOUT.format(game=game.id, broken=", ".join(broken)), pytrace=False)
    assert known == now, f"{game.id} stores more than before: run scripts/editions.py"


def test_a_changed_value_and_a_changed_rule_are_noticed(monkeypatch: pytest.MonkeyPatch):
    game = rempart.game("pebbles")
    before = editions.behaviour(game)
    assert editions.behaviour(game) == before
    bowl = game.tables()
    monkeypatch.setattr(bowl, "most", bowl.most + 1)
    assert editions.behaviour(game) != before
    monkeypatch.undo()
    step = type(rempart.new("pebbles").decision.step)  # type: ignore[union-attr]
    monkeypatch.setattr(step, "refuse", lambda self, s, option: None)
    assert editions.behaviour(game) != before


@pytest.mark.parametrize(
    ("now", "broken"),
    [
        ({"State": ["a", "b", "c"], "Step": ["x"]}, 0),
        ({"State": ["a", "b"], "Step": ["x"], "New": ["y"]}, 0),
        ({"State": ["a", "c", "b"], "Step": ["x"]}, 1),
        ({"State": ["a"], "Step": ["x"]}, 1),
        ({"State": ["a", "b"]}, 1),
    ],
)
def test_only_what_is_added_last_leaves_a_layout_readable(now: dict[str, Any], broken: int):
    assert len(editions.unreadable({"State": ["a", "b"], "Step": ["x"]}, now)) == broken
