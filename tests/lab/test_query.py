"""What is asked of the rows, against the rows counted by hand."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import rempart
from rempart.kernel.text import Text
from rempart.lab.outliers import outliers
from rempart.lab.play import Row
from rempart.lab.query import Lab
from rempart.lab.spec import RunSpec
from rempart.lab.store import RunStore
from tests.lab.conftest import filled, little, read


def row(spec: RunSpec, cell: int, seed: int, **more: object) -> Row:
    """A made-up match."""
    one = spec.cells[cell]
    made = Row(f"{cell}-{seed}", cell, one.game, one.edition, {}, one.data, ["random"], seed)
    made.together, made.scores, made.decisions = True, [0], 10
    return msgspec.structs.replace(made, **more)


def lab_of(spec: RunSpec, text: Text, rows: list[Row]) -> Lab:
    store = RunStore(Path("run"))
    store.begin(spec, text)
    store.add([msgspec.json.encode(one) for one in rows])
    store.close()
    return Lab(Path("run"), text)


def taken(seat: int, what: str, offered: int, count: int) -> dict[str, object]:
    option = '{"type":"Decline"}'
    return {
        "seat": seat,
        "kind": "Decline",
        "what": what,
        "option": option,
        "offered": offered,
        "taken": count,
    }


def test_figures_of_cells(text: Text):
    spec = little(text)
    wins = [True, False, True]
    rows = [row(spec, 0, n, won=won, decisions=10 * n) for n, won in enumerate(wins, 1)]
    rows.append(row(spec, 1, 1, facts={"turn": 4}))
    rows.append(row(spec, 1, 2, facts={"turn": 6}, error="broken"))
    rows.append(row(spec, 1, 3, facts={"turn": 8}))
    first, second = lab_of(spec, text, rows).figures()
    assert (first.n, first.won.value, first.length.value) == (3, pytest.approx(2 / 3), 20)
    assert first.spread == (10, 15, 20, 25, 30)
    assert (second.n, second.failed) == (2, 1)
    assert second.facts["turn"].value == 6


def test_pairs_are_of_the_same_seed(text: Text):
    spec = little(text)
    rows = [row(spec, 0, n, won=False, decisions=10) for n in (1, 2, 3)]
    rows += [row(spec, 1, n, won=n > 1, decisions=10 + n) for n in (1, 2, 4)]
    (pair,) = lab_of(spec, text, rows).pairs()
    assert (pair.axis, pair.cell.n, pair.base.n) == ("constants.game.morale", 1, 0)
    assert (pair.won.n, pair.won.value) == (2, 0.5)
    assert pair.length.value == 1.5
    assert not pair.same


def test_a_change_without_any_effect_is_known(text: Text):
    spec = little(text)
    rows = [row(spec, cell, n) for cell in (0, 1) for n in (1, 2)]
    (pair,) = lab_of(spec, text, rows).pairs()
    assert pair.same
    assert pair.won.value == 0


def test_picks_count_sides_and_compare_winning(text: Text):
    spec = read('game = "kravora"\nbots = "random"', text)
    rows = [
        row(
            spec,
            0,
            n,
            together=False,
            scores=[5, 0],
            winners=[0],
            bots=["random", "random"],
            choices=[taken(0, "Boots", 4, 2), taken(1, "Boots", 4, 0)],
        )
        for n in range(1, 11)
    ]
    lab = lab_of(spec, text, rows)
    (pick,) = lab.picks("kravora")
    assert (pick.picked, pick.mean) == (0.25, 1.0)
    assert (pick.taken.value, pick.taken.n) == (1.0, 10)
    assert (pick.left.value, pick.left.n) == (0.0, 10)
    assert pick.gap.value == 1.0
    assert pick.gap.clear
    assert lab.taken_by_cell("kravora") == {"Boots": {0: 1.0}}
    assert [(seat, rate.value) for _, seat, rate in lab.seats()] == [(0, 1.0), (1, 0.0)]


def test_those_who_win_together_are_one_side(text: Text):
    spec = read('game = "fantasy_defense"\n[setup]\nplayers = 2', text)
    rows = [
        row(spec, 0, n, won=True, scores=[1, 1], choices=[taken(0, "x", 1, 1), taken(1, "x", 1, 0)])
        for n in (1, 2)
    ]
    lab = lab_of(spec, text, rows)
    (pick,) = lab.picks("fantasy_defense")
    assert (pick.taken.n, pick.left.n, pick.mean) == (2, 0, 1.0)
    assert lab.seats() == []


def test_outliers(text: Text):
    spec = read('game = "kravora"\nbots = "random"', text)

    def duel(n: int, decisions: int, scores: list[int]) -> Row:
        winners = [0 if scores[0] > scores[1] else 1]
        more = {"decisions": decisions, "scores": scores, "winners": winners}
        return row(spec, 0, n, together=False, bots=["random"] * 2, **more)

    rows = [duel(1, 9, [5, 0]), duel(2, 50, [3, 2]), duel(3, 20, [0, 9]), duel(4, 30, [4, 0])]
    found = {
        kind: one.id for one in outliers(lab_of(spec, text, rows), "kravora") for kind in one.kinds
    }
    assert found == {
        "shortest": "0-1",
        "longest": "0-2",
        "closest": "0-2",
        "one_sided": "0-3",
        "best_score": "0-3",
    }


def test_narrow_wins_defeats_and_upsets(text: Text):
    spec = read('game = "fantasy_defense"', text)
    scores = [-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 5]
    rows = [row(spec, 0, n, won=s > 0, scores=[s]) for n, s in enumerate(scores, 1)]
    lab = lab_of(spec, text, rows)
    found = {kind: one.id for one in outliers(lab, "fantasy_defense") for kind in one.kinds}
    assert (found["narrow_win"], found["narrow_defeat"]) == ("0-10", "0-9")
    assert found["upset"] in ("0-10", "0-11")
    assert found["best_score"] == "0-11"


def upset(lab: Lab, game: str) -> str | None:
    found = {kind: one.id for one in outliers(lab, game) for kind in one.kinds}
    return found.get("upset")


def test_against_the_odds_is_what_the_game_held_for_unlikely(text: Text):
    spec = read('game = "fantasy_defense"', text)
    lows = [0.4, 0.2, 0.05, 0.1, *[None] * 7]
    rows = [row(spec, 0, n, won=n != 5, low=low) for n, low in enumerate(lows, 1)]
    assert upset(lab_of(spec, text, rows), "fantasy_defense") == "0-3"


@pytest.mark.parametrize(("wins", "found"), [(2, "0-1"), (1, "0-2")])
def test_a_defeat_of_those_who_mostly_lose_is_not_against_the_odds(
    text: Text, wins: int, found: str
):
    spec = read('game = "fantasy_defense"', text)
    rows = [row(spec, 0, 1, low=0.01), row(spec, 0, 2, low=0.2, won=True)]
    rows += [row(spec, 0, 3, low=0.9), row(spec, 0, 4, low=0.9, won=wins > 1)]
    assert upset(lab_of(spec, text, rows), "fantasy_defense") == found


def test_a_fair_share_is_not_against_the_odds(text: Text):
    spec = read('game = "kravora"', text)
    more = {"together": False, "winners": [0], "bots": ["random"] * 4}
    fair = [row(spec, 0, n, low=0.2, scores=[3, 0, 0, 0], **more) for n in range(1, 12)]
    assert upset(lab_of(spec, text, fair), "kravora") is None


def test_half_a_fair_share_is(text: Text):
    spec = read('game = "kravora"', text)
    more = {"together": False, "winners": [0], "bots": ["random"] * 2}
    rows = [row(spec, 0, 1, low=0.3, scores=[3, 0], **more)]
    rows.append(row(spec, 0, 2, low=0.2, scores=[3, 0], **more))
    assert upset(lab_of(spec, text, rows), "kravora") == "0-2"


def test_scores_that_only_tell_who_won_make_no_match_stand_out(text: Text):
    spec = read('game = "dark_tower"\n[setup]\nplayers = 2\nmode = "competitive"', text)
    more = {"together": False, "bots": ["random"] * 2}
    rows = [row(spec, 0, 1, winners=[0], won=True, scores=[1, 0], **more)]
    rows.append(row(spec, 0, 2, winners=[1], scores=[0, 1], decisions=20, **more))
    rows.append(row(spec, 0, 3, winners=[], scores=[0, 0], decisions=15, **more))
    lab = lab_of(spec, text, rows)
    kinds = {kind for one in outliers(lab, "dark_tower") for kind in one.kinds}
    assert kinds == {"shortest", "longest"}
    assert lab.figures()[0].facts == {}


def test_a_score_is_told_for_all_set_ups_of_a_game_or_for_none(text: Text):
    spec = little(text)
    always = [row(spec, 0, n, won=True, scores=[5]) for n in (1, 2)]
    mixed = [row(spec, 1, 1, won=True, scores=[5]), row(spec, 1, 2, scores=[0])]
    assert all(not one.facts for one in lab_of(spec, text, always + mixed).figures())
    more = RunStore(Path("run"))
    more.begin(spec, text)
    more.add([msgspec.json.encode(row(spec, 1, 3, scores=[-7]))])
    more.close()
    told = [one.facts["score"].value for one in Lab(Path("run"), text).figures()]
    assert told == [5, pytest.approx(-2 / 3)]


def test_the_set_up_is_no_fact(text: Text):
    spec = read('game = "kingdom_rush"\n[sweep]\nscenario = ["1", "2"]', text)
    facts = [{"scenario": 1, "rounds": 4}, {"scenario": 2, "rounds": 5}]
    rows = [row(spec, n, 1, facts=one) for n, one in enumerate(facts)]
    assert lab_of(spec, text, rows).fact_names() == ["score", "rounds"]


def test_a_real_run_can_be_asked_in_sql(text: Text):
    lab = filled(little(text), text)
    assert lab.value("SELECT count(*) FROM whole WHERE facts['turn'] > 0") == 6
    assert rempart.load(lab.record("1-2")).seed == 2
    counted = lab.value("SELECT sum(list_sum(map_values(kinds))) FROM whole")
    assert counted == lab.value("SELECT sum(decisions) FROM whole")
