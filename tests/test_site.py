"""The documentation site is built, and has what it promises."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import rempart
from rempart import kernel, rulebook
from rempart.kernel import Game
from rempart.kernel.text import languages, read_texts
from rempart.testing.texts import faults
from scripts import build_docs, docstring_lists, open_example, rulebook_pages
from scripts.rule_moments import ASKS, HAPPENS, KINDS, golden, moments

DOCS = build_docs.ROOT / "docs"
GAMES = [game for game in rempart.games().values() if game.id != "pebbles"]


@pytest.mark.slow
def test_the_site_is_whole(tmp_path: Path):
    build_docs.gather(tmp_path)
    site = build_docs.make_site(tmp_path)
    assert build_docs.faults(site) == []
    search = json.loads((site / "search.json").read_text(encoding="utf-8"))
    findable = {item["location"] for item in search["items"]}
    for game in GAMES:
        for language in game.rules.languages:
            page = Path(rulebook_pages.file_of(game, language)).with_suffix(".html")
            check_rulebook((site / "rules" / page).read_text(encoding="utf-8"), game)
            assert {f"rules/{page}#{rule}" for rule in game.rules.rules} <= findable
    anchors = build_docs.read_site(site)[site / "api" / "kernel.html"].anchors
    assert {f"rempart.kernel.{name}" for name in kernel.__all__} <= anchors


def test_the_words_of_the_rulebooks_are_the_same_in_every_language():
    assert faults(rulebook_pages.WORDS) == []
    assert languages(rulebook_pages.WORDS) == list(rulebook_pages.LANGUAGES)
    code = Path(rulebook_pages.__file__).read_text(encoding="utf-8")
    asked = {*re.findall(r"[\"'](page\.\w+)", code), *(f"page.{kind}" for kind in KINDS)}
    assert read_texts(rulebook_pages.WORDS, "en").keys() == asked


def test_every_page_is_in_the_navigation():
    nav = tomllib.loads((DOCS / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
    listed = json.dumps(nav)
    pages = [file.relative_to(DOCS).as_posix() for file in sorted(DOCS.rglob("*.md"))]
    missing = [page for page in pages if f'"{page}"' not in listed]
    assert missing == [], "add these pages to `nav` in docs/zensical.toml"


def check_rulebook(page: str, game: Game) -> None:
    """Every rule and ruling is there, and every rule that is followed has a test."""
    parts = dict(part.split('"', 1) for part in page.split('<h3 id="')[1:])
    assert set(parts) == {*game.rules.rules, *game.rules.rulings}
    followed = [id for id, rule in game.rules.rules.items() if not rule.text_only]
    assert [id for id in followed if "::test_" not in parts[id]] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_position_shows_its_rule(game: Game, tmp_path: Path):
    matches = golden(game)
    shown = moments(game, matches)
    rulebook_pages.write_records(tmp_path, game, matches, shown.values())
    assert {moment.kind for moment in shown.values()} == set(KINDS)
    for rule, moment in shown.items():
        file = tmp_path / "rules" / "records" / game.id / f"{moment.name}.json"
        match = rempart.load(file.read_bytes())
        *_, last = match.story()
        if moment.kind == HAPPENS:
            ended = [match.outcome.rule] if match.outcome else []
            assert rule in [event.rule for event in last.events] + ended
        elif moment.kind == ASKS:
            assert match.decision is not None
            assert match.decision.step.rule == rule
        else:
            assert rule in [why.rule for why in match.why_not(moment.seat, moment.option)]


def test_a_worked_example_can_be_opened():
    done = subprocess.run(
        [sys.executable, "-m", "scripts.open_example", "KR-EX-19", "--lang", "en"],
        cwd=build_docs.ROOT,
        input="q\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert all(name in done.stdout for name in ("Goblin Scouts", "Goblin Pack", "Alric"))


def test_what_a_test_sets_up_is_found_before_its_first_choice():
    tests = rulebook.tested(rempart.game("kingdom_rush"))
    assert tests is not None
    match = open_example.first_position(tests["KR-EX-19"])
    assert match is not None
    assert match.choices == []
    assert match.decision is not None
    assert type(match.decision.step).__name__ == "Retreat"
    assert open_example.first_position(tests["KR-EX-26"]) is None


def test_what_is_wrong_with_a_site_is_found(tmp_path: Path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.css").write_text("a { background: url(https://fonts.example/a) }")
    (tmp_path / "there.html").write_text('<h1 id="here">There</h1>')
    (tmp_path / "index.html").write_text(
        '<a href="there.html#here">right</a> <a href="https://elsewhere.example">right</a>'
        '<a href="there.html#gone">no anchor</a> <a href="gone.html">no page</a>'
        '<script src="//fonts.example/a.js"></script>'
        '<link rel="stylesheet" href="https://fonts.example/a.css">'
    )
    assert build_docs.faults(tmp_path) == [
        "index.html loads //fonts.example/a.js",
        "index.html loads https://fonts.example/a.css",
        "index.html links to there.html#gone, which is not there",
        "index.html links to gone.html, which is not there",
        "assets/a.css loads https://fonts.example/a",
    ]


def test_rules_in_prose_lead_to_the_rulebooks():
    text = "# KV-BUY-01\n\nBuy (KV-BUY-01), `KV-BUY-01`, [KV-BUY-01](x.md), XY-BUY-01.\n"
    assert build_docs.link_rules(text) == text.replace(
        "(KV-BUY-01)", "([KV-BUY-01](rules/kravora.md#KV-BUY-01))"
    )


def test_columns_of_a_docstring_become_a_list():
    text = "One match.\n\nfirst   this\n        and that\nlast    those\n\nNo list   here."
    assert docstring_lists.listed(text) == (
        "One match.\n\n- `first`: this\n    and that\n- `last`: those\n\nNo list   here."
    )
