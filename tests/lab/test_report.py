"""The page and the table: whole, by themselves, in every language."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import rempart
from rempart.kernel.text import Text, read_texts
from rempart.lab import report
from rempart.lab.match_cards import chance, embedded
from rempart.lab.naming import RunNames
from rempart.lab.query import Lab
from rempart.lab.svg import Scale
from rempart.lab.words import PACKAGE, lab_text
from rempart.testing.texts import faults
from tests.lab.conftest import filled, little, read
from tests.terminal.conftest import shell as shell
from tests.terminal.stage import Shell

SECTIONS = ["won", "pairs", "length", "facts", "choices", "matches"]
VOID = ("meta", "line", "circle", "rect", "br")


class Page(HTMLParser):
    """What a page refers to, its sections, and whether its tags are closed."""

    def __init__(self, source: str):
        super().__init__()
        self.open: list[str] = []
        self.sections: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []
        self.feed(source)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        if tag == "section":
            self.sections.append(found["id"] or "")
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def test_the_page_needs_nothing_but_itself(text: Text):
    source = report.page(filled(little(text), text), text)
    page = Page(source)
    assert [name for name in SECTIONS if name in page.sections] == SECTIONS
    assert all(link.startswith("#") for link in page.links)
    assert not re.search(r"https?://|url\(|@import", source)


def test_every_outlier_has_its_record_as_a_file_and_in_the_page(text: Text):
    lab = filled(little(text), text)
    source = report.page(lab, text)
    files = sorted(path.name for path in Path("run/replays").iterdir())
    ids = sorted(re.findall(r'data-replay="([^"]+)"', source))
    assert ids
    assert files == [f"{id}.json" for id in ids]
    for id in ids:
        assert f'id="replay-{id}"' in source
        assert f"rempart replay run/replays/{id}.json" in source
        inside = re.search(rf'id="record-{id}">(.*?)</script>', source, re.DOTALL)
        assert inside is not None
        match = rempart.load(inside[1])
        assert match.outcome is not None
        assert rempart.load(Path(f"run/replays/{id}.json").read_bytes()).choices == match.choices


def test_the_replay_command_opens_it(text: Text, shell: Shell):
    report.page(filled(little(text), text), text)
    file = next(Path("run/replays").iterdir())
    done = shell("replay", str(file))
    assert done.code == 0
    assert "REPLAY" in done.out


def test_a_title_cannot_break_the_page(text: Text):
    spec = read(
        'title = "<b>&</script>"\ngame = "fantasy_defense"\nbots="random"\nmatches = 1', text
    )
    page = Page(report.page(filled(spec, text), text))
    assert "<b>&</script>" in page.words


def test_a_record_cannot_break_the_page():
    given = '{"data": {"name": "</script><b>"}}'
    assert "<" not in embedded(given)
    assert json.loads(embedded(given)) == json.loads(given)


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_it_speaks_other_languages(text: Text, language: str):
    filled(little(text), text)
    words = lab_text(language)
    source = report.page(Lab(Path("run"), words), words)
    assert f'<html lang="{language}"' in source
    assert words("page.won.title") in Page(source).words
    if language == "fr":
        assert "Déployer" in source


def test_an_unfinished_run_says_so(text: Text):
    filled(little(text, 2), text)
    spec = Path("run/spec.json")
    spec.write_text(spec.read_text().replace('"matches": 2', '"matches": 5'))
    assert "6 matches are still to be played" in report.page(Lab(Path("run"), text), text)


def test_names_of_cells_and_changes(text: Text):
    spec = read(
        'game = "fantasy_defense"\n[sweep]\nplayers=[1, 2]\nfaction=["humans","elves"]', text
    )
    names = RunNames(spec, text)
    first, *_, last = spec.cells
    assert names.cell(first) == "Players 1 · Faction humans"
    assert names.change("faction", last, spec.cells[2]) == (
        "Faction: elves instead of humans (Players 2)"
    )
    assert names.fixed() == ["bots greedy"]
    spec = read('game = "fantasy_defense"\nbots = ["random", "greedy"]', text)
    assert RunNames(spec, text).change("bots", spec.cells[1], spec.cells[0]) == (
        "greedy instead of random"
    )


def test_parts_are_told_apart_by_what_they_set(text: Text):
    spec = read(
        """
        game = "fantasy_defense"
        [[part]]
        [part.sweep]
        faction = ["humans", "elves"]
        [[part]]
        [part.setup]
        players = 2
        [[part]]
        bots = "random"
        """,
        text,
    )
    names = RunNames(spec, text)
    assert [names.cell(cell) for cell in spec.cells] == [
        "Faction humans · greedy",
        "Faction elves · greedy",
        "Players 2 · greedy",
        "random",
    ]
    axes = names.axes["fantasy_defense"]
    assert axes == ["faction", "players", "bots"]
    assert [names.value(spec.cells[2], axis) for axis in axes] == ["–", "2", "greedy"]
    assert names.fixed() == []


def test_each_game_is_told_by_what_varies_in_it(shell: Shell, text: Text):
    spec = read(
        """
        bots = "random"
        matches = 1
        [[part]]
        game = "fantasy_defense"
        sweep.faction = ["humans", "elves"]
        [[part]]
        game = "kravora"
        setup.players = 3
        """,
        text,
    )
    names = RunNames(spec, text)
    assert [names.cell(cell) for cell in spec.cells] == [
        "Fantasy: Defense · Faction humans",
        "Fantasy: Defense · Faction elves",
        "Kravora",
    ]
    assert names.change("faction", *spec.cells[1::-1]) == (
        "Faction: elves instead of humans (Fantasy: Defense)"
    )
    assert names.fixed() == ["Fantasy: Defense: bots random", "Kravora: Players 3, bots random"]
    filled(spec, text)
    lines = [line.rstrip() for line in shell("lab", "table", "run").out.splitlines()]
    first, second = lines.index("Fantasy: Defense"), lines.index("Kravora")
    assert lines[first + 1] == "bots random"
    assert lines[first + 2].split() == ["Faction", "matches", "won", "choices", "s/match"]
    assert lines[second + 1 : second + 3] == ["Players 3", "bots random"]
    assert lines[second + 3].split() == ["matches", "won", "choices", "s/match"]


def test_a_variant_is_told_by_its_name(text: Text):
    variants = ('[[variant]]\nname = "two"\nsetup = {players = 2}\n[[variant]]\nname = "one"',)
    spec = read("\n".join(['game = "fantasy_defense"', *variants]), text)
    names = RunNames(spec, text)
    assert [names.cell(cell) for cell in spec.cells] == ["two", "one"]


@pytest.mark.parametrize(
    ("low", "together", "won", "said"),
    [
        (0.123, True, True, "at one point the win chance was 12%"),
        (0.123, True, False, "at one point the win chance was 88%"),
        (0.123, False, True, "at one point the winner's chance was 12%"),
        (0.123, False, False, "at one point the winner's chance was 12%"),
        (0.001, True, True, "at one point the win chance was < 1%"),
        (0.001, True, False, "at one point the win chance was > 99%"),
    ],
)
def test_a_chance_in_words(text: Text, low: float, together: bool, won: bool, said: str):
    assert chance(low, together, won, text) == said


def test_a_match_tells_the_chance_that_was_reckoned(text: Text):
    lab = filled(little(text), text)
    assert text("page.chances") in report.page(lab, text)
    lab.db.sql("UPDATE matches SET low = 0.01, won = false")
    assert report.page(lab, text).count("at one point the win chance was 99%") > 1
    lab.db.sql("UPDATE matches SET low = NULL")
    page = report.page(lab, text)
    assert "at one point" not in page
    assert text("page.chances") not in page


def test_nobody_may_win(text: Text):
    lab = filled(little(text), text)
    lab.db.sql("UPDATE matches SET together = false, winners = []")
    page = report.page(lab, text)
    assert "Nobody won." in page
    assert "Winners" not in page


def test_a_number_of_players_is_a_number(text: Text):
    """Kingdom Rush calls the values of another option, its scenarios, "1" to "4"."""
    spec = read('game = "kingdom_rush"\n[sweep]\nplayers = [1, 2]\nscenario = ["1"]', text)
    assert RunNames(spec, text).cell(spec.cells[1]) == "Players 2 · Scenario 1. Blooming Threats"


def test_scales_have_round_ticks():
    assert Scale.around([3, 97]).ticks == (0, 50, 100)
    assert Scale.around([0.2, 0.9]).ticks == (0.2, 0.4, 0.6, 0.8, 1.0)
    assert Scale.around([5, 5]).ticks[0] < 5 < Scale.around([5, 5]).ticks[-1]
    assert 0 in Scale.around([20, 30], zero=True).ticks


# Words


def test_languages_have_the_same_sentences():
    assert faults(PACKAGE) == []


def test_no_sentence_is_left_over():
    folder = Path(rempart.__file__).parent / "lab"
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    built = ("axis.", "bot.", "page.pick.", "page.outlier.")
    for key in read_texts(PACKAGE, "en"):
        short = key.removeprefix("spec.")
        section = re.fullmatch(r"page\.(\w+)\.(title|note|apart)", key)
        known = (
            f'"{key}"' in source
            or f"'{key}'" in source
            or f'"{short}"' in source
            or key.startswith(built)
        )
        assert known or (section and f'"{section[1]}"' in source) or "not_" in key, key


def test_a_page_without_commands_names_no_path(text: Text):
    lab = filled(little(text), text)
    page = report.page(lab, text, commands=False)
    assert "rempart replay" not in page
    assert str(lab.folder.resolve()) not in page
    assert "data-replay" in page
