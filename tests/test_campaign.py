"""Campaigns: what is open, what a win earns, and how progress is carried on."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import rempart
from rempart.campaign import (
    LETTERS,
    BadProgress,
    Campaign,
    CampaignFile,
    NoCampaign,
    Wins,
    campaign,
    has_campaign,
    read,
    read_file,
)
from rempart.kernel.errors import BadData
from tests.battles import HEARTS, KINGDOM, ROUNDS, ended

CAMPAIGNS = [campaign(game) for game in rempart.games().values() if has_campaign(game)]
FIRST: Wins = {"s01": {"easy": [3, 9]}}


def everything(found: Campaign) -> Wins:
    """All that can be won, with figures."""
    figures = [5] * len(found.plan.figures)
    return {
        battle: {mode.id: figures for mode in found.modes_of(battle)} for battle in found.battles
    }


# Every campaign


@pytest.mark.parametrize("found", CAMPAIGNS, ids=lambda found: found.game.id)
def test_every_battle_can_be_played_in_every_mode(found: Campaign):
    for battle in found.battles:
        for mode in found.modes_of(battle):
            settings = found.settings(battle, mode.id)
            whole = msgspec.to_builtins(found.game.read_settings(settings))
            assert found.fought(whole) == (battle, mode.id)


@pytest.mark.parametrize("found", CAMPAIGNS, ids=lambda found: found.game.id)
def test_every_battle_has_a_name_a_story_and_a_place_of_its_own(found: Campaign):
    width, height = found.plan.size
    for language in found.game.languages:
        text = found.game.text(language)
        for battle in found.battles.values():
            assert battle.name in text
            assert f"campaign.{battle.id}" in text
        assert all(mode.name in text for mode in found.plan.modes)
        assert "campaign.note" in text
        assert all(f"fact.{name}" in text for name in found.plan.figures)
    places = [battle.at for battle in found.plan.battles]
    assert all(0 < x < width and 0 < y < height for x, y in places)
    assert all(
        abs(x - u) + abs(y - v) > width / 12
        for n, (x, y) in enumerate(places)
        for u, v in places[:n]
    )


@pytest.mark.parametrize("found", CAMPAIGNS, ids=lambda found: found.game.id)
def test_the_map_is_a_picture_with_nothing_from_elsewhere(found: Campaign):
    root = ElementTree.fromstring(found.art)
    width, height = found.plan.size
    assert root.get("viewBox") == f"0 0 {width} {height}"
    said = found.art.decode()
    assert "<script" not in said
    assert "<style" not in said
    assert "http" not in said.replace('xmlns="http://www.w3.org/2000/svg"', "")


@pytest.mark.parametrize("found", CAMPAIGNS, ids=lambda found: found.game.id)
def test_it_can_be_won_to_the_end_in_order(found: Campaign):
    wins: Wins = {}
    battle = found.next(wins)
    seen: list[str] = []
    while battle is not None:
        assert battle not in seen
        assert found.is_open(wins, battle)
        seen.append(battle)
        wins = found.merged(wins, {battle: {found.usual(wins, battle): []}})
        battle = found.next(wins, battle)
    assert set(seen) == {one.id for one in found.plan.battles if not one.optional}


def test_the_path_of_kingdom_rush():
    assert list(KINGDOM.battles) == ["prologue", *(f"s{n:02}" for n in range(1, 13))]
    assert KINGDOM.plan.source["stars"] == "house"


def test_a_game_without_a_campaign():
    with pytest.raises(NoCampaign, match="kravora has no campaign"):
        campaign(rempart.game("kravora"))


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ('after = ["s01"]', 'after = ["s03"]'),
        ('usual = "standard"', 'usual = "cosy"'),
        ('id = "s02"', 'id = "s01"'),
        ("stars = 2", "stars = -2"),
    ],
)
def test_a_wrong_plan_is_refused(tmp_path: Path, line: str, changed: str):
    file = tmp_path / "campaign.toml"
    file.write_text((KINGDOM.folder / "campaign.toml").read_text().replace(line, changed, 1))
    with pytest.raises(BadData):
        Campaign(KINGDOM.game, read(file))


# Opening, and stars


def test_battles_open_in_order():
    assert KINGDOM.is_open({}, "prologue")
    assert KINGDOM.is_open({}, "s01"), "the prologue may be skipped"
    assert not KINGDOM.is_open({}, "s02")
    assert KINGDOM.is_open(FIRST, "s02")
    assert not KINGDOM.is_open(FIRST, "s03")
    assert KINGDOM.is_open({}, "s12", "iron", everything=True)


def test_challenges_open_when_the_battle_is_won():
    assert not KINGDOM.is_open({}, "s01", "iron")
    assert KINGDOM.is_open({}, "s01", "hard")
    assert KINGDOM.is_open(FIRST, "s01", "heroic")
    assert not KINGDOM.is_open(FIRST, "s02", "heroic")


@pytest.mark.parametrize(
    ("modes", "stars"),
    [
        ([], 0),
        (["easy"], 1),
        (["standard"], 2),
        (["easy", "standard"], 2),
        (["hard", "easy"], 3),
        (["standard", "iron"], 3),
        (["hard", "iron", "heroic"], 5),
    ],
)
def test_stars_by_difficulty(modes: list[str], stars: int):
    assert KINGDOM.stars({"s03": {mode: [] for mode in modes}}, "s03") == stars


def test_the_prologue_earns_no_stars():
    assert KINGDOM.stars({"prologue": {"standard": []}}, "prologue") == 0
    assert KINGDOM.total(everything(KINGDOM)) == (60, 60)


def test_what_comes_next():
    assert KINGDOM.next({}) == "s01"
    assert KINGDOM.next({}, "prologue") == "prologue", "again, until it is won"
    assert KINGDOM.next({"prologue": {"standard": []}}, "prologue") == "s01"
    assert KINGDOM.next({"s05": {"hard": []}}, "s05", everything=True) == "s06"
    assert KINGDOM.next(everything(KINGDOM), "s12") is None


def test_the_suggested_mode_is_that_of_the_last_battle_if_it_is_open():
    assert KINGDOM.usual(FIRST, "s02", "hard") == "hard"
    assert KINGDOM.usual(FIRST, "s02", "iron") == "standard"
    assert KINGDOM.usual({}, "prologue", "hard") == "standard"


# After a battle


def test_a_win_is_reported():
    report = KINGDOM.report({}, ended())
    assert report is not None
    assert (report.battle, report.mode) == ("s01", "standard")
    assert (report.won, report.counts) == (True, True)
    assert (report.before, report.now) == (0, 2)
    assert report.opened == ("s02",)
    assert report.challenges == ("iron", "heroic")
    assert report.wins == {"s01": {"standard": [HEARTS, ROUNDS]}}
    assert [(score.name, score.value, score.best) for score in report.scores] == [
        ("hearts", HEARTS, None),
        ("round", ROUNDS, None),
    ]


def test_a_better_win_is_a_record_and_replaces_the_figures():
    report = KINGDOM.report({"s01": {"standard": [HEARTS, ROUNDS + 1]}}, ended())
    assert report is not None
    assert [(score.best, score.record) for score in report.scores] == [
        (HEARTS, False),
        (ROUNDS + 1, True),
    ]
    assert report.wins["s01"]["standard"] == [HEARTS, ROUNDS]
    assert (report.before, report.now, report.opened) == (2, 2, ())


def test_a_worse_win_leaves_the_figures():
    before: Wins = {"s01": {"standard": [HEARTS + 1, ROUNDS]}}
    report = KINGDOM.report(before, ended())
    assert report is not None
    assert report.wins == before
    assert not any(score.record for score in report.scores)


def test_a_defeat_changes_nothing():
    report = KINGDOM.report({}, ended(won=False))
    assert report is not None
    assert not report.won
    assert report.wins == {}
    assert report.opened == ()


def test_a_match_with_changed_values_earns_nothing():
    match = ended()
    changed: dict[str, object] = {"heroes.alric.life": 9}
    match.patch = changed
    report = KINGDOM.report({}, match)
    assert report is not None
    assert report.won
    assert not report.counts
    assert report.wins == {}


def test_a_match_that_was_given_up_is_lost():
    report = KINGDOM.report({}, rempart.new("kingdom_rush", seed=1))
    assert report is not None
    assert not report.won
    assert report.scores == ()


# Progress from outside


def test_progress_of_two_is_put_together():
    one: Wins = {"s02": {"easy": [2, 7]}, "s01": {"hard": [4, 9]}}
    other: Wins = {"s01": {"hard": [4, 8], "iron": []}}
    merged = KINGDOM.merged(one, other)
    assert merged == {"s01": {"hard": [4, 8], "iron": []}, "s02": {"easy": [2, 7]}}
    assert list(merged) == ["s01", "s02"]
    assert KINGDOM.merged({"s01": {"hard": []}}, one)["s01"]["hard"] == [4, 9]


@pytest.mark.parametrize(
    "wins",
    [
        {"s99": {"easy": []}},
        {"s01": {"cosy": []}},
        {"prologue": {"hard": []}},
        {"s01": {"easy": [1]}},
        {"s01": {"easy": [1, -1]}},
        {"s01": {"easy": [1, 10**9]}},
    ],
)
def test_progress_that_makes_no_sense_is_refused(wins: Wins):
    with pytest.raises(BadProgress):
        KINGDOM.checked(wins)


@pytest.mark.parametrize("found", CAMPAIGNS, ids=lambda found: found.game.id)
def test_a_code_says_which_battles_are_won(found: Campaign):
    for wins in ({}, everything(found)):
        bare = {battle: {mode: [] for mode in modes} for battle, modes in wins.items()}
        assert found.read_code(found.code(wins)) == bare


def test_a_code_is_short_and_easy_to_type():
    code = KINGDOM.code(FIRST)
    assert len(code) <= 10
    assert len(KINGDOM.code(everything(KINGDOM))) <= 24
    said = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert KINGDOM.read_code(f"  {said}\n") == {"s01": {"easy": []}}


def test_codes_stay_valid():
    """People write codes down: another order of battles or modes needs a new version."""
    assert KINGDOM.code(FIRST) == "1018-4WY"
    assert KINGDOM.code(everything(KINGDOM)) == "12ZZ-ZZZZ-ZZZZ-ZZN0-WV"


def test_a_code_with_one_wrong_letter_is_refused():
    code = KINGDOM.code({"s01": {"hard": []}, "s02": {"easy": [], "iron": []}}).replace("-", "")
    for at, right in enumerate(code):
        for letter in LETTERS:
            if letter != right:
                with pytest.raises(BadProgress):
                    KINGDOM.read_code(code[:at] + letter + code[at + 1 :])
    for at in range(len(code)):
        with pytest.raises(BadProgress):
            KINGDOM.read_code(code[:at] + code[at + 1 :])


@pytest.mark.parametrize("code", ["", "-", "abc", "1", "é" * 9, "U123-4567", "1" * 5000])
def test_what_is_no_code_is_refused_in_words(code: str):
    with pytest.raises(BadProgress) as wrong:
        KINGDOM.read_code(code)
    for language in KINGDOM.game.languages:
        assert "{" not in wrong.value.translated(KINGDOM.game.text(language))


def test_an_older_code_is_told_apart():
    newer = Campaign(KINGDOM.game, msgspec.structs.replace(KINGDOM.plan, version=2))
    with pytest.raises(BadProgress) as wrong:
        KINGDOM.read_code(newer.code(FIRST))
    assert "another version" in wrong.value.translated(KINGDOM.game.text())


def test_a_code_for_what_cannot_be_won_is_refused():
    """The check digits fit, but the prologue has one difficulty only."""
    with pytest.raises(BadProgress):
        KINGDOM.read_code(KINGDOM.code({"prologue": {"hard": []}}))


# Files


def test_a_file_is_read_as_it_was_written():
    file = CampaignFile(game="kingdom_rush", id="abc", name="Ada and Bo", wins=FIRST)
    assert read_file(msgspec.json.encode(file), KINGDOM) == file


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"game": "kravora"}, "other_game"),
        ({"rempart_campaign": 2}, "other_version"),
        ({"wins": {"s01": {"cosy": []}}}, "no_battle"),
        ({"wins": {"s01": 3}}, "bad_file"),
    ],
)
def test_a_wrong_file_is_refused(changed: dict[str, object], key: str):
    good = {"rempart_campaign": 1, "game": "kingdom_rush", "wins": {}}
    with pytest.raises(BadProgress) as wrong:
        read_file(json.dumps({**good, **changed}).encode(), KINGDOM)
    assert wrong.value.key == key


@pytest.mark.parametrize("text", [b"", b"{}", b"[]", b"\xff\xfe", b'{"rempart": 1}'])
def test_another_file_is_refused(text: bytes):
    with pytest.raises(BadProgress) as wrong:
        read_file(text, KINGDOM)
    assert wrong.value.key == "bad_file"
