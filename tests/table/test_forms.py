"""The numbers of a game as a form, and what becomes of those that somebody changes there."""

from __future__ import annotations

import gzip
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rempart
from rempart.kernel import shape, toml, tune
from rempart.kernel.data import patched
from rempart.kernel.errors import BadData
from rempart.registry import installed
from rempart.table import forms, limits
from rempart.table import messages as m
from rempart.table.workshop import checked, written
from tests.patches import Maker
from tests.table.server import SOON, Served

GAMES = sorted(installed())

every_game = pytest.mark.parametrize("game_id", GAMES)


def cells(form: m.FormInfo) -> Iterator[tuple[str, m.CellInfo]]:
    """All values of a form by path."""
    for group in form.groups:
        for table in group.tables:
            for cell in table.cells:
                yield f"{table.path}.{cell.name}", cell


def raw_values(raw: dict[str, Any], at: str = "") -> Iterator[tuple[str, Any]]:
    """All values of a game's data by path."""
    for name, value in raw.items():
        if name == "source":
            continue
        if isinstance(value, dict):
            yield from raw_values(cast("dict[str, Any]", value), f"{at}{name}.")
        else:
            yield at + name, value


@every_game
def test_every_value_is_in_the_form_once(game_id: str):
    game = rempart.game(game_id)
    form = forms.form(game, "en")
    paths = [path for path, _ in cells(form)]
    assert len(paths) == len(set(paths))
    shown = {path: cell for path, cell in cells(form) if not cell.unset}
    own = dict(raw_values(game.raw_data))
    assert shown.keys() == own.keys()
    for path, cell in shown.items():
        kind = form.kinds[cell.kind]
        value = toml.value_of(cell.value, kind.table) if kind.kind == "toml" else cell.value
        assert tune.same(value, own[path]), path
        assert cell.source
        assert cell.label


@every_game
def test_a_form_is_small_soon_made_and_translated(game_id: str):
    game = rempart.game(game_id)
    for language in game.languages:
        form = forms.form(game, language)
        assert all(group.name for group in form.groups)
        assert len(gzip.compress(msgspec.json.encode(form))) < 30_000
    english, polish = forms.form(game, "en"), forms.form(game, "pl")
    assert [group.name for group in english.groups] != [group.name for group in polish.groups]


def fits(game_id: str, path: str, value: object) -> bool:
    """Whether the loader would take a value, as far as its type goes."""
    game = rempart.game(game_id)
    raw = patched(game.raw_data, {path: value})
    return not shape.faults(raw, game.data, game.raw_data)


@every_game
def test_bounds_of_the_form_are_those_that_are_checked(game_id: str):
    form = forms.form(rempart.game(game_id), "en")
    tried: set[tuple[int, str]] = set()
    for path, cell in cells(form):
        kind = form.kinds[cell.kind]
        if kind.kind != "whole" or (cell.kind, cell.name) in tried:
            continue
        tried.add((cell.kind, cell.name))
        assert kind.least is not None
        assert kind.most is not None
        assert not fits(game_id, path, int(kind.least) - 1), path
        assert not fits(game_id, path, int(kind.most) + 1), path
        assert fits(game_id, path, int(kind.most)), path
        assert fits(game_id, path, int(kind.least)) or kind.least == 0  # may not go away
    assert tried


@every_game
def test_an_edited_value_comes_back_from_a_file(game_id: str):
    """Form, patch, file and patch again: some values of every kind, with random changes."""
    game, rng = rempart.game(game_id), random.Random(5)
    form = forms.form(game, "en")
    maker = Maker(game)
    leaves = {leaf.key: leaf for leaf in maker.leaves}
    by_kind: dict[int, list[str]] = {}
    for path, cell in cells(form):
        if path in leaves:
            by_kind.setdefault(cell.kind, []).append(path)
    changed: set[str] = set()
    for number, paths in by_kind.items():
        kind = form.kinds[number].kind
        for path in rng.sample(paths, min(2, len(paths))):
            value = 7 if kind == "either" else maker.other(leaves[path], rng)
            if value is None:
                continue
            patch = checked(game_id, {path: value}, {}).patch
            text = written(game_id, "Mine", patch).text
            assert tune.difference(game.raw_data, tune.read(text)) == patch
            assert checked(game_id, {}, {path: toml.spread(value)}).patch == patch
            changed |= {kind} if patch else set()
    assert {"whole", "choice"} <= changed
    if game_id in ("kingdom_rush", "dark_tower"):
        assert {"list", "toml", "text", "switch"} <= changed


NASTY = [
    "",
    'He said "no" \\ yes',
    "two\nlines\n",
    '"""',
    "tab\t and \x01 and \x7f",
    "\r\n",
    "🏰 é",
    "'",
    "# no comment",
]


@pytest.mark.parametrize("text", NASTY)
def test_any_text_can_be_written(text: str):
    for value in (text, [text, "b"], {"a b": text, "c": {"d.e": [[1, 2], [text]]}}, [{"a": text}]):
        assert toml.value_of(toml.spread(value), isinstance(value, dict)) == value
        assert tomllib.loads(toml.document({"a.b": value, "c": 1, "a.d-e": True})) == {
            "a": {"b": value, "d-e": True},
            "c": 1,
        }


PLAIN = st.recursive(
    st.booleans()
    | st.integers(-(1 << 53), 1 << 53)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
    | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("ab. é", max_size=3), inner)
    ),
    max_leaves=8,
)


@given(PLAIN)
def test_any_value_can_be_written(value: object):
    assert toml.value_of(toml.spread(value), isinstance(value, dict)) == value


@pytest.mark.parametrize(
    "text", ["", "3 4", "[1,", "1\nother = 2", "{", "1\n[table]", "x = 1", "nan?"]
)
def test_what_is_no_value_is_told(text: str):
    with pytest.raises(BadData, match="not"):
        toml.value_of(text, table=False)


def test_comments_of_the_files_are_remarks():
    remarks = forms.remarks_of(rempart.game("kravora"))
    assert remarks.values["units.sprinter.price"] == "in litres of blood (KV-BUY-02)"
    assert remarks.values["constants.wall.points"].startswith("at the start and at most")
    assert remarks.values["constants.wall.points"].endswith("the first five and the last five")
    assert remarks.values["buildings.barracks.amount"].startswith("off the price of each unit")
    assert remarks.tables["dice.comet"].startswith("the line that is hit; 0 is the wall")
    assert "constants.limits.source" not in remarks.values
    remarks = forms.remarks_of(rempart.game("dark_tower"))
    assert remarks.values["regions.dayside.edge"] == "at the map's edge"
    remarks = forms.remarks_of(rempart.game("kingdom_rush"))
    assert remarks.values["heroes.alric.footprint"] == "the cells that the figure covers"


def cell_of(game: str, path: str, language: str = "en") -> tuple[m.KindInfo, m.CellInfo]:
    """A value of a form, and its kind."""
    form = forms.form(rempart.game(game), language)
    cell = dict(cells(form))[path]
    return form.kinds[cell.kind], cell


def test_a_value_says_what_it_is_and_what_it_does():
    kind, cell = cell_of("kravora", "units.sprinter.price")
    assert (kind.kind, kind.least, kind.most, cell.value) == ("whole", 0, 200, 2)
    assert (cell.label, cell.source, cell.rules) == ("price", "rulebook", ["KV-BUY-02"])
    assert cell.note == "in litres of blood"
    kind, cell = cell_of("kravora", "constants.wall.points")
    assert cell.source == "house"
    assert cell.note.startswith("at the start and at most; ours")
    assert {"KV-SETUP-01", "KV-WALL-02", "KV-WALL-05"} <= set(cell.rules)
    kind, cell = cell_of("kravora", "buildings.workshop.price")
    assert (kind.kind, cell.value) == ("either", [16, 12, 12])
    kind, cell = cell_of("kravora", "dice.setup.faces", "fr")
    assert (kind.kind, kind.least, kind.most) == ("list", 6, 6)
    form = forms.form(rempart.game("kravora"), "fr")
    assert form.kinds[kind.parts[0]].labels[0] == rempart.game("kravora").text("fr")("unit.puppet")
    kind, _ = cell_of("kingdom_rush", "heroes.alric.damage")
    assert "magic" in kind.labels  # not the flower
    turns = next(group for group in form.groups if group.path == "turns")
    assert turns.grows == "turns"
    assert toml.value_of(turns.sample, table=True) == {"dice": 4, "bonus": 2, "event": "eruption"}


# What becomes of changed values


def faults(*args: Any) -> dict[str, str]:
    """What is wrong with changed values of Kravora."""
    return {fault.key: fault.reason for fault in checked("kravora", *args).faults}


def test_changed_values_are_checked_like_a_file():
    good = checked("kravora", {"units.sprinter.price": 3, "units.puppet.hp": 1}, {})
    assert good == ({"units.sprinter.price": 3}, [])  # the other is the game's own
    bad = faults({"units.sprinter.price": 999, "units.puppet.hp": "two", "units.sprintr.hp": 1}, {})
    assert bad["units.sprinter.price"] == "must be a whole number from 0 to 200, not 999"
    assert bad["units.puppet.hp"] == 'must be a whole number from 1 to 99, not "two"'
    assert "did you mean sprinter?" in bad["units.sprintr.hp"]
    bad = faults({}, {"dice.comet.faces": "[1, 2", "turns.11": "dice = 1\nbonus = 0\nevent = 3"})
    assert "not valid TOML" in bad["dice.comet.faces"]
    assert "event" in str(bad)
    assert faults({"units.puppet.reach": [2, 1]}, {})["units.puppet.reach"].startswith("[2, 1]")
    grown = checked("kravora", {}, {"turns.11": 'dice = 1\nbonus = 0\nevent = "none"'})
    assert grown == ({"turns.11": {"dice": 1, "bonus": 0, "event": "none"}}, [])
    assert (
        tune.difference(
            rempart.game("kravora").raw_data, tune.read(written("kravora", "x", grown.patch).text)
        )
        == grown.patch
    )
    assert "edition" in faults({"edition": "1"}, {})


@pytest.mark.parametrize(
    "patch",
    [
        {"": 1},
        {".": 1},
        {"units": 3},
        {"units.puppet": []},
        {"units.puppet.hp.x": 1},
        {"x" * 500: 1},
        {".".join("a" * 90): 1},
        {"units.puppet.hp": 10**40},
        {"units.puppet.hp": [[[[[[[[[[1]]]]]]]]]]},
        {"units.puppet.hp": None},
        {f"a{n}": n for n in range(999)},
    ],
    ids=lambda patch: str(patch)[:20],
)
def test_junk_is_refused_with_words(patch: dict[str, Any]):
    found = checked("kravora", patch, {}).faults
    assert 0 < len(found) <= shape.MOST
    assert all(fault.reason for fault in found)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    path = str(tmp_path_factory.mktemp("forms") / "rempart.db")
    with (
        Served(path) as served,
        httpx.Client(base_url=served.url, timeout=SOON, trust_env=False) as client,
    ):
        yield client
        assert "Traceback" not in served.log()


def post(client: httpx.Client, path: str, **body: object) -> httpx.Response:
    return client.post(f"/api/forms/{path}", json=body)


def test_a_form_over_http(client: httpx.Client):
    answer = client.get("/api/forms/dark_tower", params={"lang": "fr"})
    assert answer.headers["content-encoding"] == "gzip"
    form = msgspec.json.decode(answer.content, type=m.FormInfo)
    assert form.game == "dark_tower"
    etag = {"if-none-match": answer.headers["etag"]}
    again = client.get("/api/forms/dark_tower", params={"lang": "fr"}, headers=etag)
    assert (again.status_code, again.content) == (304, b"")
    other = client.get("/api/forms/dark_tower", params={"lang": "en"}, headers=etag)
    assert other.status_code == 200
    assert client.get("/api/forms/chess").status_code == 404


def test_checks_and_files_over_http(client: httpx.Client, tmp_path: Path):
    patch = {"units.sprinter.price": 3, "buildings.workshop.price": [9, 9, 9]}
    answer = post(client, "kravora/check", patch=patch, texts={"dice.comet.faces": "[0,0,0,0,0,1]"})
    found = msgspec.json.decode(answer.content, type=m.FormChecked)
    assert found.faults == []
    assert found.patch == patch | {"dice.comet.faces": [0, 0, 0, 0, 0, 1]}
    assert found.texts["buildings.workshop.price"] == "[9, 9, 9]"
    assert m.ChangeInfo(key="units.sprinter.price", now="3", before="2") in found.changes
    text = post(client, "kravora/file", name="My\nown", patch=found.patch).text
    assert text.startswith("# My own\n")
    read = client.post("/api/data/kravora", json={"text": text}).json()
    assert (read["patch"], read["faults"]) == (found.patch, [])


def test_junk_over_http(client: httpx.Client):
    many = {f"a{n}": n for n in range(limits.CHANGED + 1)}
    assert "1000" in post(client, "kravora/check", patch=many).json()["error"]
    assert post(client, "kravora/check", patch=[]).status_code == 400
    assert post(client, "kravora/check", patch={}, texts={"a": 1}).status_code == 400
    assert post(client, "chess/check", patch={}).status_code == 404
    assert post(client, "kravora/file", name="x" * 61, patch={}).status_code == 400
    assert (
        "nowhere" in post(client, "kravora/file", name="", patch={"nowhere.x": 1}).json()["error"]
    )
    big = {"units.puppet.hp": "x" * limits.DATA_BYTES}
    assert post(client, "kravora/check", patch=big).status_code == 413
    deep = b'{"patch": {"a": ' + b"[" * 30_000 + b"]" * 30_000 + b"}}"
    head = {"content-type": "application/json"}
    assert client.post("/api/forms/kravora/check", content=deep, headers=head).status_code == 400
