"""One match becomes one row, and what was chosen in it is told in the game's words."""

from __future__ import annotations

import msgspec
import pytest

import rempart
from rempart.games.fantasy_defense.options import Decline, Deploy
from rempart.games.kravora.options import Buy
from rempart.kernel import RempartError
from rempart.kernel.fluent import Messages, Source
from rempart.kernel.text import Text
from rempart.lab import play as play_module
from rempart.lab.choices import Tally, kind_name, what
from rempart.lab.play import play
from rempart.play import Lineup, by_names, play_out
from rempart.terminal import batch
from tests.lab.conftest import little, read


def test_a_row_tells_the_match(text: Text):
    cell = little(text).cells[1]
    row = play(cell, 7)
    match = rempart.load(row.record)
    assert match.outcome is not None
    assert (row.id, row.cell, row.seed, row.game) == ("1-7", 1, 7, "fantasy_defense")
    assert (row.data, match.patch) == (cell.data, cell.data)
    assert row.bots == ["random"]
    assert (row.reason, row.facts) == (match.outcome.reason, match.outcome.facts)
    assert row.won == (0 in match.outcome.winners)
    assert row.together
    assert row.decisions == len(match.choices) == sum(row.kinds.values())
    assert row.seconds > 0
    assert row.error == ""


def test_the_same_seed_is_the_same_match(text: Text):
    cell = little(text).cells[0]
    one, other = play(cell, 7), play(cell, 7)
    assert msgspec.structs.replace(one, seconds=0) == msgspec.structs.replace(other, seconds=0)
    assert play(cell, 8).record != one.record


def test_the_lab_plays_as_the_bot_command_does(text: Text):
    match = rempart.new("fantasy_defense", seed=7)
    play_out(match, by_names(["random"], 7, match.game))
    assert rempart.load(play(little(text).cells[0], 7).record).choices == match.choices


def test_a_duel_counts_the_first_bot(text: Text):
    cell = read('game = "kravora"\nbots = "random vs greedy"', text).cells[0]
    cell = msgspec.structs.replace(cell, bots="random vs random")
    one, other = play(cell, 2), play(cell, 3)
    assert (one.focus, other.focus) == (0, 1)
    assert (one.won, other.won) == (0 in one.winners, 1 in other.winners)
    assert not one.together


def test_the_bot_command_seats_bots_as_the_lab_does():
    game = rempart.game("kravora")
    results = batch.Results(batch.cell(game, "greedy", "random", {"players": 3}, {}))
    batch.play_many(results, range(4, 7), lambda done: None)
    names = Lineup.read("greedy vs random")
    assert [row.bots for row in results.rows] == [names.seated(3, seed) for seed in (4, 5, 6)]
    assert [row.focus for row in results.rows] == [1, 2, 0]
    noted = play(results.cell, 5)
    same = {"seconds": 0, "low": None, "kinds": {}, "choices": [], "record": ""}
    plain = msgspec.structs.replace(results.rows[1], seconds=0)
    assert msgspec.structs.replace(noted, **same) == plain


def test_the_bot_command_tells_of_a_match_that_breaks_off(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(play_module, "MOST", 5)
    results = batch.Results(batch.cell(rempart.game("kravora"), "random", None, {}, {}))
    with pytest.raises(RempartError, match="seed 4 stopped with an error") as error:
        batch.play_many(results, range(4, 7), lambda done: None)
    assert "no end after 5 choices" in str(error.value)


def test_a_match_that_breaks_off_is_told_in_its_row(text: Text, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(play_module, "MOST", 5)
    row = play(little(text).cells[0], 7)
    assert "no end after 5 choices" in row.error
    assert row.decisions == 5
    assert not row.won


def test_rules_of_another_edition_are_not_mixed_in(text: Text):
    cell = msgspec.structs.replace(little(text).cells[0], edition="0")
    assert "not 0" in play(cell, 7).error


def test_what_is_chosen_is_told_by_kind_and_first_field():
    english = rempart.game("kravora").text("en")
    french = rempart.game("kravora").text("fr")
    sprinter, again = Buy(kind=1, line=3), Buy(kind=1, line=4)
    assert what(sprinter, english) == what(again, english)
    assert "Sprinter" in what(sprinter, english)
    assert "3" not in what(sprinter, english)
    assert what(sprinter, french) != what(sprinter, english)
    assert what(Buy(kind=0, line=3), english) != what(sprinter, english)


def test_a_game_may_have_its_own_words_for_the_lab():
    text = rempart.game("fantasy_defense").text("en").for_people(())
    own = {
        "lab.Deploy": Source("own.ftl", 1, "lab-Deploy = { $card }!"),
        "lab.Decline": Source("own.ftl", 2, 'lab-Decline = { "" }'),
    }
    text.messages = Messages(text.package, "en", {**text.messages.sources, **own})
    option = Deploy(card=0, gate=1)
    assert what(option, text).endswith("!")
    assert kind_name(option, text) == "…!"
    assert what(Decline(), text) == ""


def test_copies_of_a_card_are_one():
    game = rempart.game("kingdom_rush")
    text = game.text("en")
    from rempart.games.kingdom_rush.options import BuyTower

    tables = game.tables()
    first, second = next(cards for cards in tables.tower_cards if len(cards) > 1)[:2]
    assert text.say("option", BuyTower(0, first)) != text.say("option", BuyTower(0, second))
    assert what(BuyTower(0, first), text) == what(BuyTower(0, second), text)


def test_offered_and_taken():
    match = rempart.new("fantasy_defense", seed=7)
    tally = Tally(match)
    decision = match.decision
    assert decision is not None
    tally(decision, 0, decision.options[0])
    tally(decision, 0, decision.options[-1])
    rows = {row["what"]: row for row in tally.rows()}
    text = match.game.text("en")
    assert set(rows) == {what(option, text) for option in decision.options}
    assert all(row["offered"] == 2 for row in rows.values())
    assert sum(row["taken"] for row in rows.values()) == 2
    assert sum(tally.kinds.values()) == 2
