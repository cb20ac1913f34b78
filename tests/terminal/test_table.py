"""Whole matches at the terminal table, and everything one can type there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rempart
from rempart.kernel.scene import pieces_in
from rempart.terminal.table import Table
from tests.asked import ended
from tests.terminal.stage import Shell, Stage, at_table, player, typed_by

SOLO = ("play", "fantasy_defense", "--seed", "7")


def solo(*answers: str, seed: int = 7, **settings) -> tuple[Stage, Table]:
    stage = Stage(list(answers), **settings)
    return stage, at_table(stage, rempart.new("fantasy_defense", seed=seed))


# Whole matches through a pipe


@pytest.mark.parametrize(
    ("arguments", "bots", "language", "data"),
    [
        ({"faction": "humans"}, {}, "en", {}),
        ({"faction": "elves"}, {}, "fr", {}),
        ({"players": 2}, {1: "greedy"}, "en", {"constants.game.morale": 6}),
        ({"players": 2, "open_hands": True}, {}, "fr", {"constants.game.morale": 2}),
    ],
)
def test_whole_match_through_a_pipe(
    shell: Shell,
    arguments: dict[str, object],
    bots: dict[int, str],
    language: str,
    data: dict[str, int],
):
    """Lines typed at one table give the same match when they come through a pipe."""
    stage = Stage([], interactive=False)
    match = rempart.new("fantasy_defense", seed=5, data=data, **arguments)
    table = at_table(stage, match, language, bot_names=bots)
    lines = typed_by(table, stage, player("random"))
    argv = ["play", "fantasy_defense", "--seed", "5", "--lang", language]
    for name, value in arguments.items():
        flag = "--" + name.replace("_", "-")
        argv += [flag] if value is True else [flag, str(value)]
    for path, value in data.items():
        argv += ["--set", f"{path}={value}"]
    if bots:
        argv += ["--bots", "greedy"]
    done = shell(*argv, lines=[*lines, "s whole.json"])
    assert (done.code, done.err) == (0, "")
    assert max(map(len, done.out.splitlines())) <= 80
    assert rempart.load(Path("whole.json").read_bytes()).choices == match.choices
    assert match.game.text(language)(f"outcome.{ended(match).reason}") in done.out
    assert "\x1b" not in done.out


def test_game_of_several_seats_that_choose_in_any_order(shell: Shell):
    """Pebbles, which the terminal knows nothing of."""
    for seed in range(3):
        stage = Stage([])
        match = rempart.new("pebbles", seed=seed, players=3)
        typed_by(at_table(stage, match), stage, player("random"))
        assert match.outcome is not None


def test_bots_in_all_seats_are_watched(shell: Shell):
    done = shell(*SOLO, "--bots", "1=greedy")
    assert done.code == 0
    assert "End of input" in done.out
    assert rempart.game("fantasy_defense").text("en")("zone.hand", seat="Player 1") in done.out


# Undo and redo


def test_undo_across_phases():
    stage, table = solo(interactive=False)
    start = table.match.game.encode(table.match.state)
    lines = typed_by(table, stage, player("greedy"))
    final = table.match.game.encode(table.match.state)
    count = len(table.match.choices)
    for _ in lines:
        table.do("u")
    assert table.match.choices == []
    assert table.match.game.encode(table.match.state) == start
    for _ in lines:
        table.do("r")
    assert len(table.match.choices) == count
    assert table.match.game.encode(table.match.state) == final
    assert [moment.n for moment in table.moments] == list(range(count + 1))


def test_undo_takes_back_what_bots_chose_since():
    stage = Stage([])
    match = rempart.new("fantasy_defense", seed=7, players=2)
    table = at_table(stage, match, bot_names={1: "greedy"})
    answer = player("greedy")
    table.let_bots_choose()
    table.seat_viewer()
    before = len(match.choices)
    while not any(moment.seat == 1 for moment in table.moments[2:]) or table.moments[-1].seat == 0:
        before = len(match.choices)
        table.do(answer(table))
        table.let_bots_choose()
        table.seat_viewer()
    assert len(match.choices) > before + 1
    after = list(match.choices)
    table.do("u")
    assert len(match.choices) == before
    table.do("r")
    table.let_bots_choose()
    assert match.choices == after


def test_nothing_to_undo_or_redo():
    stage, table = solo("u", "r")
    table.run()
    assert "You have nothing to undo" in stage.pages[1]
    assert "Nothing to redo" in stage.pages[2]


def test_victory_of_a_bot_is_no_good_news():
    match = rempart.new("kravora", seed=7)
    while match.decision is not None:
        match.choose(match.decision.options[0])
    assert match.outcome is not None
    (winner,) = match.outcome.winners
    for bot, sign in ((winner, "✗ "), (1 - winner, "✓ ")):
        stage = Stage([])
        table = at_table(stage, match, bot_names={bot: "random"})
        table.run()
        ended = match.game.text("en")(f"outcome.{match.outcome.reason}")
        assert f"\n{sign}{ended}" in stage.pages[0]


def test_undo_after_the_end():
    stage, table = solo()
    typed_by(table, stage, player("random"))
    assert table.match.outcome is not None
    table.do("u")
    assert table.match.outcome is None
    assert table.menu() is not None


# What one types


@pytest.mark.parametrize(
    "line", ["xyz", "1x", "-1", "1.5", "²", "deploy", "🏰", "a" * 5000, "\x1b[2Jz"]
)
def test_rubbish_gets_a_sentence(line: str):
    stage, table = solo(line)
    table.run()
    assert "neither a choice nor a command. Type a number from 1 to 4" in joined(stage.pages[1])
    assert len(joined(stage.pages[1])) < len(joined(stage.pages[0])) + 200
    assert table.match.choices == []


@pytest.mark.parametrize("line", ["99", "1 1", "9" * 5000, "0 9"])
def test_number_that_is_not_there(line: str):
    stage, table = solo(line)
    table.run()
    assert "Type a number from 1 to 4" in joined(stage.pages[1])
    assert table.match.choices == []


def test_where_there_is_only_one_choice_it_is_named():
    stage = Stage(["7", "", "x"])
    at_table(stage, rempart.new("dark_tower", seed=3, heroes="deal")).run()
    assert "There is no 7. Type 1, or ? for help." in stage.pages[1]
    assert "\nType 1, or ? for help." in stage.pages[2]
    assert "nor a command. Type 1, or ? for help." in joined(stage.pages[3])


def test_control_characters_are_not_printed():
    stage, table = solo("\x1b[2Jz")
    table.run()
    assert "“?[2Jz”" in stage.pages[1]


def test_empty_line():
    stage, table = solo("")
    table.run()
    assert "Type a number from 1 to 4" in stage.pages[1]


def test_picking_narrows_and_0_goes_back():
    stage, table = solo("1", "1", "0", "2 3")
    table.run()
    assert "1  Deploy Footman at gate …" in stage.pages[1]
    assert "7  Deploy Footman at gate 7" in stage.pages[2]
    assert "0  back" in stage.pages[2]
    assert "1  Deploy Footman at gate …" in stage.pages[3]
    assert "deploys Griffin Rider at gate 3" in stage.pages[4]


def test_hint_can_be_typed():
    stage, table = solo("h")
    table.run()
    assert "Hint: Discard" in stage.pages[1]
    number = stage.pages[1].rpartition("(type ")[2].partition(")")[0]
    table.left = False
    table.do(number)
    assert len(table.match.choices) == 1


def test_a_hint_comes_with_the_reason_of_a_games_own_bot():
    stage = Stage(["h"])
    match = rempart.new("kingdom_rush", seed=3, players=1, scenario="prologue", start="deal")
    at_table(stage, match).run()
    assert "Hint: Play" in stage.pages[1]
    assert "It " in stage.pages[1].partition("Hint: ")[2].partition("\n")[2]
    assert not match.choices


def test_what_is_coming_can_be_asked():
    stage = Stage(["e", "", "?", ""])
    table = at_table(stage, rempart.new("kravora", seed=7))
    table.run()
    assert "Wall unharmed" in stage.pages[1]
    assert "possible" in stage.pages[1]
    assert "moves from line 1" in stage.pages[1]
    assert "forecast: what your enemies will do" in stage.pages[3]
    assert table.match.choices == []


def test_a_game_that_cannot_tell_what_is_coming_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rempart.game("fantasy_defense"), "forecast", None)
    stage, table = solo("e", "?", "")
    table.run()
    assert "has no forecast" in stage.pages[1]
    assert "forecast: what your enemies will do" not in stage.pages[2]


def test_help_rules_log_and_table():
    stage, table = solo("?", "", "? fd-battle-03", "", "?FD-R-22", "", "w", "", "l", "", "t", "")
    table.run()
    assert "FD-ICON-INFILTRATE-01" in stage.pages[1]
    assert "undo" in stage.pages[1]
    assert "A tie is" in stage.pages[3]
    assert "test_a_tie_is_won" in joined(stage.pages[3], "")
    assert "Ruling" in stage.pages[5]
    assert "FD-INVADE-02" in stage.pages[7]
    assert "Turn 1 begins." in stage.pages[9]
    assert "Psychic Storm" in stage.pages[11]


def test_a_card_from_near():
    stage, table = solo("? archmage", "")
    table.run()
    assert "You Shall Not Pass" in stage.pages[1]
    assert "✎ Not in the rulebook, so ours: power and name." in joined(stage.pages[1])


def test_unknown_rule_is_no_end():
    stage, table = solo("? FD-NIX-01")
    table.run()
    assert "There is no rule FD-NIX-01. The nearest: FD-" in joined(stage.pages[1])


def test_rule_can_be_typed_as_it_stands_in_the_log():
    stage, table = solo("fd-battle-03", "")
    table.run()
    assert "A tie is" in stage.pages[1]


def test_card_by_a_part_of_its_name():
    stage, table = solo("? griffin", "", "? o", "? xyzzy")
    table.run()
    assert stage.pages[1].startswith("Griffin Rider")
    assert "“o” could be " in joined(stage.pages[3])
    assert " or " in joined(stage.pages[3]).partition("“o” could be ")[2]
    assert "nothing called “xyzzy” on the table, and no such rule" in joined(stage.pages[4])


def test_card_from_near_tells_all_there_is_to_say():
    stage = Stage(["? spymaster", ""])
    match = rempart.new("dark_tower", seed=5)
    (piece,) = (one for one in pieces_in(match.scene(0)) if one.name == "Spymaster")
    at_table(stage, match).run()
    assert piece.more
    assert all(joined(said) in joined(stage.pages[1]) for said in piece.more)


def test_log_is_since_my_last_choice():
    stage, table = solo("1")
    table.run()
    assert "besieges gate 1" in stage.pages[0]
    assert "besieges gate 1" not in stage.pages[1]
    assert "discards" in stage.pages[1]


# Saving and leaving


def test_save_load_and_replay(shell: Shell):
    done = shell(*SOLO, lines=["1", "1 2", "s", "q"])
    assert done.code == 0
    assert "fantasy_defense-7.json" in done.out
    saved = rempart.load(Path("fantasy_defense-7.json").read_bytes())
    assert len(saved.choices) == 2
    done = shell("play", "--load", "fantasy_defense-7.json", lines=["u", "1 3", "s", "q"])
    assert done.code == 0
    again = rempart.load(Path("fantasy_defense-7.json").read_bytes())
    assert again.choices[0] == saved.choices[0]
    assert again.choices[1] != saved.choices[1]
    done = shell("replay", "fantasy_defense-7.json")
    assert done.code == 0
    assert "  2  Player 1: Deploy Footman at gate 3" in done.out


def test_another_match_is_not_written_over(shell: Shell):
    shell(*SOLO, lines=["1", "s", "q"])
    before = Path("fantasy_defense-7.json").read_bytes()
    done = shell(*SOLO, lines=["2", "s fantasy_defense-7.json", "s", "q"])
    assert "contains something else: not saved" in joined(done.out)
    assert Path("fantasy_defense-7.json").read_bytes() == before
    assert len(rempart.load(Path("fantasy_defense-7-2.json").read_bytes()).choices) == 1


def test_foreign_file_needs_a_yes():
    Path("notes.json").write_text("my notes")
    stage, table = solo("1", "s notes.json", "n", "s notes.json", "y")
    table.run()
    assert "Not saved." in stage.pages[3]
    assert json.loads(Path("notes.json").read_text())["seed"] == 7


@pytest.mark.parametrize("name", [".", "nowhere/match.json", "\0.json", "x" * 300])
def test_name_that_cannot_be_saved_under(name: str):
    stage, table = solo("1", f"s {name}")
    table.run()
    page = joined(stage.pages[2])
    assert "is a folder" in page or "cannot be written" in page
    assert list(Path.cwd().glob(".*")) == []


def test_leaving_asks_whether_to_save():
    stage, table = solo("1", "q", "")
    assert table.run() == 0
    assert "Saved in fantasy_defense-7.json" in stage.last
    stage, table = solo("1", "q", "n")
    assert table.run() == 0
    assert not Path("fantasy_defense-7-2.json").exists()


def test_end_of_input_of_a_person_saves():
    stage, table = solo("1")
    assert table.run() == 0
    assert "rempart play --load fantasy_defense-7.json" in joined(stage.last)
    assert Path("fantasy_defense-7.json").exists()


def test_interrupt_saves_and_gives_130():
    stage, table = solo("1")
    plain = stage.terminal._read

    def read(prompt: str) -> str:
        if not stage.answers:
            raise KeyboardInterrupt
        return plain(prompt)

    stage.terminal._read = read
    assert table.run() == 130
    assert len(rempart.load(Path("fantasy_defense-7.json").read_bytes()).choices) == 1


def test_where_nothing_can_be_saved_the_data_folder_keeps_the_match(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr("rempart.terminal.keys.user_folder", lambda: tmp_path)
    monkeypatch.setattr("rempart.terminal.keys.usual_path", lambda _: Path("nowhere/match.json"))
    stage, table = solo("1")
    assert table.run() == 0
    assert "nowhere/match.json: cannot be written" in stage.last
    kept = tmp_path / "fantasy_defense-7.json"
    assert f"--load{kept}" in joined(stage.last, "")
    assert len(rempart.load(kept.read_bytes()).choices) == 1


def test_end_of_a_pipe_shows_the_position_and_saves_nothing(shell: Shell):
    done = shell(*SOLO, lines=["1"])
    assert done.code == 0
    assert "End of input after 1 choice." in done.out
    assert "s FILE" in done.out
    assert list(Path.cwd().iterdir()) == []


# Two people at one terminal


def hotseat(*answers: str, open_hands: bool = False) -> tuple[Stage, Table]:
    stage = Stage(list(answers), height=60)
    data = {"constants.game.morale": 2}
    match = rempart.new("fantasy_defense", seed=77, data=data, players=2, open_hands=open_hands)
    return stage, at_table(stage, match)


def test_hand_over_hides_the_table():
    stage, table = hotseat()
    typed = player("greedy")
    while not any("Hand over" in page for page in stage.pages):
        stage.answers = [typed(table)] if table.viewer is not None else []
        table.run()
        table.left = False
    over = next(page for page in stage.pages if "Hand over" in page)
    assert "Hand over to Player 2." in over
    assert "'s hand" not in over
    assert "Press Enter to continue" in over


def test_each_sees_only_their_own_hand():
    stage, table = hotseat()
    stage.terminal.interactive = False
    adviser = player("random")
    looks = 0

    def answer(table: Table) -> str:
        nonlocal looks
        page, seat = stage.out.getvalue(), table.viewer
        assert seat is not None
        stage.out.truncate(0)
        stage.out.seek(0)
        other = table.match.state.players[1 - seat]
        if "'s hand" in page and len(other.hand) > len(other.shown):
            looks += 1
            assert f"{len(other.hand) - len(other.shown)} face down" in page
        return adviser(table)

    typed_by(table, stage, answer)
    assert looks > 10


def test_open_hands_need_no_hand_over():
    stage, table = hotseat(open_hands=True)
    stage.terminal.interactive = False
    typed_by(table, stage, player("random"))
    assert not any("Hand over" in page for page in (*stage.pages, stage.last))


def test_next_player_where_several_may_choose():
    stage = Stage(["n", "", "2"])
    match = rempart.new("pebbles", seed=1, players=2)
    assert match.state.purses[0] != match.state.purses[1]
    table = at_table(stage, match)
    table.run()
    assert "Hand over to Player 2." in stage.pages[1]
    assert table.moments[1].seat == 1
    stage, table = solo("n")
    table.run()
    assert "Nobody else can choose now." in stage.pages[1]


def joined(page: str, by: str = " ") -> str:
    """A page without its line breaks."""
    return by.join(line.strip() for line in page.splitlines())
