"""HTTP before the table: right answers, plain words for wrong questions, nothing else."""

from __future__ import annotations

import asyncio
import gzip
import http.client
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import httpx
import hypothesis
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

import rempart
from rempart.table import limits, static
from rempart.table import messages as m
from rempart.table.app import SECURITY, make_app
from rempart.table.errors import StoreError
from rempart.table.service import TableService
from rempart.table.sqlite import SQLiteStore
from tests.table.server import SOON, Player, Served, new_table, run

JSON = {"content-type": "application/json"}
SOLO = {"game": "fantasy_defense", "seats": [{"who": "me"}], "seed": 9}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("http") / "rempart.db")) as served:
        yield served
        log = served.log()
    assert "Traceback" not in log, log


@pytest.fixture
def client(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.url, timeout=SOON, trust_env=False) as client:
        yield client


def wrong(answer: httpx.Response, status: int, *words: str) -> None:
    """It says what is wrong, and what would be right."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    body = answer.json()
    assert list(body) == ["error"]
    for word in words:
        assert word in body["error"]
    assert "Traceback" not in body["error"]


def typed(answer: httpx.Response, kind: Any, status: int = 200) -> Any:
    """The body, if it is what it should be."""
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=kind)


# Right answers


def test_a_designers_numbers(client: httpx.Client):
    own = client.get("/api/data/kravora")
    assert own.status_code == 200
    assert own.headers["content-disposition"] == 'attachment; filename="kravora.toml"'
    assert own.text == rempart.game("kravora").data_text()

    def read(text: str) -> m.DataRead:
        return typed(client.post("/api/data/kravora", json={"text": text}), m.DataRead)

    assert read(own.text) == m.DataRead(patch={}, changes=[], faults=[])
    good = read("[units.sprinter]\nprice = 3")
    change = m.ChangeInfo(key="units.sprinter.price", now="3", before="2")
    assert good == m.DataRead(patch={"units.sprinter.price": 3}, changes=[change], faults=[])
    bad = read("[units.sprintr]\nprice = 3\n[units.puppet]\nhp = 0")
    assert {fault.key for fault in bad.faults} == {"units.sprintr", "units.puppet.hp"}
    assert (bad.patch, bad.changes) == ({}, [])
    broken = read("[units")
    assert [fault.key for fault in broken.faults] == [""]
    assert broken.faults[0].reason.startswith("line 1, ")
    body = {"game": "kravora", "seats": [{"who": "me"}] * 2, "data": good.patch}
    made = typed(client.post("/api/tables", json=body), m.Created, 201)
    assert typed(client.get(f"/api/codes/{made.code}"), m.TableInfo).changes == [change]
    endless = read("[units.puppet]\nhp = 0x" + "f" * 9000)
    assert [fault.key for fault in endless.faults] == ["units.puppet.hp"]
    assert endless.faults[0].reason.startswith("a number is from ")
    wrong(client.get("/api/data/chess"), 404, "chess")
    wrong(client.post("/api/data/chess", json={"text": ""}), 404, "chess")


def test_the_shelf_has_the_games_and_the_words(client: httpx.Client):
    shelf = typed(client.get("/api/shelf"), m.Shelf)
    assert shelf.language == "en"
    game = next(game for game in shelf.games if game.id == "fantasy_defense")
    assert (game.players, game.cooperative) == ([1, 2], True)
    assert game.bots == ["random", "greedy", "search"]
    assert {option.kind for option in game.options} == {"switch", "choice"}
    tutorials = {game.id: game.tutorial for game in shelf.games if game.tutorial}
    assert tutorials == {
        "kingdom_rush": {"scenario": "prologue"},
        "dark_tower": {
            "guided": True,
            "goal": "vasa",
            "adversary": "gravemaw",
            "foe_2": "wolves",
            "foe_3": "spiders",
        },
    }
    assert {game.id for game in shelf.games if not game.cover} == {"pebbles"}
    assert shelf.texts
    french = typed(client.get("/api/shelf", params={"lang": "fr"}), m.Shelf)
    assert french.language == "fr"
    assert french.texts.keys() == shelf.texts.keys()
    assert french.texts != shelf.texts
    assert typed(client.get("/api/shelf", params={"lang": "tlh"}), m.Shelf) == shelf


def test_polish_is_spoken_by_the_client_and_by_games(client: httpx.Client):
    """A game that speaks no Polish tells its own things in English."""
    english = typed(client.get("/api/shelf"), m.Shelf)
    polish = typed(client.get("/api/shelf", params={"lang": "pl"}), m.Shelf)
    assert (polish.language, polish.languages) == ("pl", ["en", "fr", "pl"])
    assert english.texts.keys() <= polish.texts.keys()
    assert polish.texts["ui.close"] == "Zamknij"
    assert polish.texts["dark_tower.heroes"] == "Bohaterowie"
    assert polish.texts["fantasy_defense.piece.goblin_runt"] == "Gobliński chuderlak"
    for game, same in zip(polish.games, english.games, strict=True):
        assert (game == same) == ("pl" not in game.languages)
    path = "/api/rules/fantasy_defense"
    assert client.get(path, params={"lang": "pl"}).json() != client.get(path).json()


def test_the_rules_of_a_game(client: httpx.Client):
    rules = typed(client.get("/api/rules/fantasy_defense"), m.RulesInfo)
    ids = {rule.id for chapter in rules.chapters for rule in chapter.rules}
    assert "FD-STRATEGY-02" in ids
    assert all(rule.text for chapter in rules.chapters for rule in chapter.rules)
    french = typed(client.get("/api/rules/fantasy_defense", params={"lang": "fr"}), m.RulesInfo)
    assert french != rules
    wrong(client.get("/api/rules/chess"), 404, "chess", "fantasy_defense")


def test_what_of_a_game_is_ours(client: httpx.Client):
    found = typed(client.get("/api/sources/kravora"), m.SourcesInfo)
    assert [part.source for part in found.parts] == ["house", "public", "rulebook"]
    buildings = next(group for group in found.parts[0].values if group.name == "Buildings")
    assert buildings.entries[0].words.startswith("price ")
    french = typed(client.get("/api/sources/kravora", params={"lang": "fr"}), m.SourcesInfo)
    assert french.parts[0].title == "De notre cru"
    wrong(client.get("/api/sources/chess"), 404, "chess", "kravora")


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("game", rempart.games())
def test_all_that_games_tell_of_themselves_can_be_sent(
    client: httpx.Client, game: str, language: str
):
    """Names with forms are more than plain strings."""
    for path in (f"/api/rules/{game}", f"/api/sources/{game}", "/api/shelf"):
        assert client.get(path, params={"lang": language}).status_code == 200


def test_a_table_is_made_found_by_its_code_and_claimed(client: httpx.Client):
    body = {**SOLO, "seats": [{"who": "me", "name": " Ada  L "}, {"who": "friend"}]}
    made = typed(client.post("/api/tables", json=body), m.Created, 201)
    assert (list(made.mine), list(made.friends)) == ([0], [1])
    found = typed(client.get(f"/api/codes/{made.code.lower()}"), m.TableInfo)
    assert (found.table, found.seats[0].name, found.seats[1].who) == (made.table, "Ada L", "free")
    claimed = client.post(f"/api/codes/{made.code}/claim", json={"seat": 1, "name": "Bo"})
    got = typed(claimed, m.Claimed, 201)
    assert (got.table, got.seat) == (made.table, 1)
    again = client.post(f"/api/codes/{made.code}/claim", json={"seat": 1})
    wrong(again, 409, "seat 2 is not free", "none")
    wrong(client.post(f"/api/codes/{made.code}/claim", json={"seat": 7}), 409, "not free")
    for token, tables in ((made.mine[0], 1), (got.token, 1), (made.friends[1], 0)):
        mine = client.post("/api/mine", json={"tokens": [token, token]})
        assert len(typed(mine, list[m.TableInfo])) == tables


def test_a_record_becomes_a_table(client: httpx.Client):
    match = rempart.new("fantasy_defense", seed=4)
    for _ in range(20):
        assert match.decision is not None
        match.choose(match.decision.options[0])
    record = msgspec.json.decode(match.record().json())
    made = typed(client.post("/api/import", json={"record": record}), m.Created, 201)
    found = typed(client.get(f"/api/codes/{made.code}"), m.TableInfo)
    assert found.choices == 20
    two = [{"who": "me"}, {"who": "me"}]
    wrong(client.post("/api/import", json={"record": record, "seats": two}), 400, "1 seats, not 2")
    record["choices"][3] = {"type": "Deploy", "card": 1, "gate": 99}
    wrong(client.post("/api/import", json={"record": record}), 400, "choice 4")


def test_health(client: httpx.Client):
    before = typed(client.get("/api/health"), dict[str, int])
    client.post("/api/tables", json=SOLO)
    assert typed(client.get("/api/health"), dict[str, int])["tables"] == before["tables"] + 1


# Wrong questions


@pytest.mark.parametrize(
    ("change", "status", "words"),
    [
        ({"game": "chess"}, 404, ["chess", "fantasy_defense"]),
        ({"game": None}, 400, ["game"]),
        ({"seats": []}, 400, ["1 to 2 players, not 0"]),
        ({"seats": [{"who": "me"}] * 3}, 400, ["1 to 2 players, not 3"]),
        ({"seats": [{"who": "me"}] * 9}, 400, ["length <= 8"]),
        ({"seats": [{"who": "ghost"}]}, 400, ["who"]),
        ({"seats": [{"who": "me", "name": "x" * 41}]}, 400, ["length <= 40"]),
        ({"seats": [{"who": "bot", "bot": "deep"}]}, 400, ["deep", "random, greedy"]),
        ({"seats": "me"}, 400, ["seats"]),
        ({"seed": -1}, 400, ["from 0 to"]),
        ({"seed": 2**63}, 400, ["from 0 to"]),
        ({"seed": 10**4000}, 400, []),
        ({"seed": 1.5}, 400, ["seed"]),
        ({"options": {"faction": "orcs"}}, 400, ["humans or elves"]),
        ({"options": {"colour": 1}}, 400, ["colour", "faction"]),
        ({"options": []}, 400, ["options"]),
        ({"undo": "never"}, 400, ["undo"]),
        ({"hints": "maybe"}, 400, ["hints"]),
        ({"data": {"cards.nobody.copies": 1}}, 400, ["nobody"]),
        ({"data": {"cards.militia.copies": 10**9}}, 400, ["cards.militia.copies", "to 40"]),
        ({"data": {"constants.game": {"morale": 10**30}}}, 400, ["constants.game", "number"]),
        ({"data": {"constants.game.morale": [[1e300]]}}, 400, ["morale", "a number is"]),
        ({"data": {"constants.game.morale": "much"}}, 400, ["morale"]),
        ({"data": {"constants.coop.invaders": 0}}, 400, ["constants.coop.invaders", "from 1"]),
        ({"data": {"cards" + ".x" * 9000: 1}}, 400, ["a path has at most 200 characters"]),
        ({"data": {f"cards.x{n}": 1 for n in range(1001)}}, 400, ["1001", "it may be 1000"]),
        ({"data": {"constants.effects.blazing_spirit": 0}}, 400, ["blazing_spirit", "from 1"]),
        ({"extra": 1}, 400, ["extra"]),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_bad_table(client: httpx.Client, change: dict[str, Any], status: int, words: list[str]):
    wrong(client.post("/api/tables", json={**SOLO, **change}), status, *words)


@pytest.mark.rule("DT-CODE-07")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", "un code de partie compte 12 caractères, et non 3"),
        ("xx", "12 characters, not 3"),
    ],
)
def test_a_game_says_what_is_wrong_with_its_options_in_the_language_asked_for(
    client: httpx.Client, lang: str, words: str
):
    table = {**SOLO, "game": "dark_tower", "options": {"code": "abc"}}
    wrong(client.post(f"/api/tables?lang={lang}", json=table), 400, words)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"game": "\xed\xa0\x80"}',
        b'{"game": "\\ud800", "seats": []}',
        b'{"data": ' * 3000,
        b"[" * 60000,
    ],
    ids=lambda body: repr(body[:20]),
)
@pytest.mark.parametrize(
    "path",
    [
        "/api/tables",
        "/api/import",
        "/api/mine",
        "/api/codes/ABCDE/claim",
        "/api/data/kravora",
        "/api/forms/kravora/check",
        "/api/forms/kravora/file",
    ],
)
def test_a_body_that_is_none(client: httpx.Client, path: str, body: bytes):
    wrong(client.post(path, content=body, headers=JSON), 400)


def test_other_bad_questions(client: httpx.Client):
    wrong(client.get("/api/shelf", params={"lang": "x" * 9}), 400, "lang", "length <= 8")
    wrong(client.get("/api/rules/fantasy_defense", params={"lang": "x" * 9}), 400, "lang")
    for code in ("AAAAA", "A", "🏰", "%00", "%ff", "a" * 500, "'; DROP TABLE tables;--"):
        wrong(client.get(f"/api/codes/{code}"), 404)
        wrong(client.post(f"/api/codes/{code}/claim", json={"seat": 0}), 404, "five letters")
    wrong(client.post("/api/codes/AAAAA/claim", json={"seat": 8}), 400, "<= 7")
    wrong(client.post("/api/codes/AAAAA/claim", json={"seat": -1}), 400, ">= 0")
    wrong(client.post("/api/mine", json={"tokens": ["x"] * 65}), 400, "length <= 64")
    wrong(client.post("/api/mine", json={"tokens": ["x" * 201]}), 400, "length <= 200")
    worthless = ["", "....", "a.b.c.d", "é.0.é.é", "\0", "x" * 200]
    assert client.post("/api/mine", json={"tokens": worthless}).json() == []
    for record in ({}, {"rempart": 99}, {"rempart": "x"}, {"data": {"a": 10**9}}):
        wrong(client.post("/api/import", json={"record": record}), 400)
    wrong(client.post("/api/import", json={"record": []}), 400)


def test_methods_and_places_that_do_not_exist(client: httpx.Client):
    wrong(client.get("/api/tables"), 405, "POST")
    wrong(client.delete("/api/shelf"), 405, "GET")
    wrong(client.post("/"), 405, "GET")
    wrong(client.put("/api/mine", json={}), 405, "POST")
    for path in ("/api/nothing", "/api/", "/assets/nothing.js", "/assets/", "/ws/a/b"):
        wrong(client.get(path), 404, path.rstrip("/"))
    wrong(client.get("/ws/table"), 405)


def test_what_is_too_big(client: httpx.Client):
    big = msgspec.json.encode({**SOLO, "options": {"x": "y" * limits.MESSAGE_BYTES}})
    for path in ("/api/tables", "/api/mine", "/api/codes/ABCDE/claim"):
        wrong(client.post(path, content=big, headers=JSON), 413, str(limits.MESSAGE_BYTES))
    record = {"record": {"x": "y" * limits.MESSAGE_BYTES}}
    wrong(client.post("/api/import", json=record), 400, "not a Rempart record")
    record = {"record": {"x": "y" * limits.RECORD_BYTES}}
    wrong(client.post("/api/import", json=record), 413, str(limits.RECORD_BYTES))


def test_a_data_file_that_is_too_big(client: httpx.Client):
    text = "#" * limits.DATA_BYTES
    wrong(client.post("/api/data/kravora", json={"text": text}), 413, str(limits.DATA_BYTES))


def test_what_is_too_big_and_does_not_say_so(client: httpx.Client):
    """Without a length, in pieces: it is not taken in whole."""

    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 10_000

    with suppress(httpx.HTTPError):  # To hang up in the middle of it is as good an answer.
        wrong(client.post("/api/tables", content=pieces(), headers=JSON), 413)
    assert client.get("/api/health").status_code == 200


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path):
    with (
        Served(str(tmp_path / "rempart.db"), limited=True) as served,
        httpx.Client(base_url=served.url, timeout=SOON, trust_env=False) as client,
    ):
        asked = [client.post("/api/mine", json={"tokens": []}) for _ in range(150)]
        assert {answer.status_code for answer in asked} == {200, 429}
        wrong(asked[-1], 429, "wait")
        wrong(client.get("/api/codes/AAAAA"), 429, "wait")
        for path in ("/api/health", "/api/shelf", "/"):
            assert client.get(path).status_code == 200
        opened = [open_socket(served) for _ in range(150)]
        assert {101, 403} == set(opened)


def open_socket(served: Served) -> int:
    """Ask for a socket, and hang up; the answer's status."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=SOON)
    headers = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    try:
        connection.request("GET", "/ws/nowhere", headers=headers)
        with connection.getresponse() as answer:
            return answer.status
    finally:
        connection.close()


# Every answer


def test_every_answer_tells_the_browser_what_pages_may_do(client: httpx.Client):
    answers = [
        client.get("/"),
        client.get("/join/ABCDE"),
        client.get("/", headers={"if-none-match": client.get("/").headers["etag"]}),
        client.head("/"),
        client.get("/api/health"),
        client.get("/api/schema/openapi.json"),
        client.options("/api/tables"),
        client.post("/api/tables", json=SOLO),
        client.post("/api/tables", content=b"{", headers=JSON),
        client.post("/api/tables", content=b"x" * 100_000, headers=JSON),
        client.get("/api/codes/AAAAA"),
        client.get("/api/nothing"),
        client.get("/assets/nothing"),
        client.delete("/api/tables"),
    ]
    assert {200, 201, 204, 304, 400, 404, 405, 413} == {answer.status_code for answer in answers}
    for answer in answers:
        for name, value in SECURITY.items():
            assert answer.headers.get_list(name) == [value], answer
        assert "server" not in answer.headers
    policy = SECURITY["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "http:" not in policy
    assert SECURITY["x-content-type-options"] == "nosniff"


def test_a_bug_is_not_told_to_strangers(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    """Neither a bug nor a lost database gives away more than that there is one."""

    async def broken(wish: m.NewTable, address: str = "") -> m.Created:
        raise StoreError("/secret/place") if wish.hints else ZeroDivisionError("secret")

    async def work() -> list[httpx.Response]:
        service = TableService(SQLiteStore(tmp_path / "rempart.db"))
        monkeypatch.setattr(service.maker, "create", broken)
        app = make_app(service)
        transport = httpx.ASGITransport(cast("Any", app), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return [
                await client.post("/api/tables", json={**SOLO, "hints": hints})
                for hints in (True, False)
            ]

    store, bug = asyncio.run(work())
    wrong(store, 503, "try again")
    wrong(bug, 500, "went wrong")
    for answer in (store, bug):
        assert "secret" not in answer.text
        assert answer.headers["content-security-policy"]
    assert caplog.text.count("Traceback") == 2


# Files


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """A client of our own making; gives a way to ask for its files."""
    (tmp_path / "static" / "assets").mkdir(parents=True)
    for name, body in {
        "index.html": b"<!doctype html>" + b"<p>hello</p>" * 50,
        "favicon.svg": b"<svg/>",
        "assets/app-1.js": b"let a = 1;\n" * 500,
        "assets/font-1.woff2": bytes(range(256)) * 8,
    }.items():
        (tmp_path / "static" / name).write_bytes(body)
    (tmp_path / "secret.txt").write_text("hush")
    monkeypatch.setattr(static, "files", lambda package: tmp_path)
    app = make_app(TableService(SQLiteStore(tmp_path / "rempart.db")))

    def ask(path: str, method: str = "GET", **headers: str) -> httpx.Response:
        async def work() -> httpx.Response:
            transport = httpx.ASGITransport(cast("Any", app))
            async with httpx.AsyncClient(
                transport=transport, base_url="http://localhost"
            ) as client:
                names = {name.replace("_", "-"): value for name, value in headers.items()}
                return await client.request(method, path, headers=names)

        return asyncio.run(work())

    return ask


def test_files_are_sent_small_and_kept(site: Callable[..., httpx.Response]):
    script = site("/assets/app-1.js", accept_encoding="gzip, br")
    assert script.text == "let a = 1;\n" * 500
    assert script.headers["content-encoding"] == "gzip"
    assert int(script.headers["content-length"]) < 200
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["vary"] == "accept-encoding"
    plain = site("/assets/app-1.js", accept_encoding="identity")
    assert "content-encoding" not in plain.headers
    assert plain.text == script.text
    font = site("/assets/font-1.woff2", accept_encoding="gzip")
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers
    assert site("/favicon.svg", accept_encoding="gzip").content == b"<svg/>"


def test_a_file_that_has_not_changed_is_not_sent_again(site: Callable[..., httpx.Response]):
    first = site("/assets/app-1.js")
    for known in (
        first.headers["etag"],
        f"W/{first.headers['etag']}",
        f'"x", {first.headers["etag"]}',
    ):
        again = site("/assets/app-1.js", if_none_match=known)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert again.headers["cache-control"] == first.headers["cache-control"]
    assert site("/assets/app-1.js", if_none_match='"other"').status_code == 200


def test_every_other_address_is_the_page(site: Callable[..., httpx.Response]):
    page = site("/")
    assert page.text.startswith("<!doctype html>")
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    for path in ("/index.html", "/join/ABCDE", "/table/x", "/a/b/c?d=e", "/apiary"):
        assert site(path).content == page.content
    head = site("/", method="HEAD")
    assert (head.status_code, head.headers["etag"]) == (200, page.headers["etag"])
    for path in ("/assets/app-2.js", "/assets/", "/covers/chess.svg", "/api/x", "/ws/x/y"):
        wrong(site(path), 404)


def test_how_games_look_is_served_like_the_files_of_the_client(
    site: Callable[..., httpx.Response],
):
    colours, cover = site("/looks.css"), site("/covers/kravora.svg")
    assert colours.headers["content-type"].startswith("text/css")
    assert "[data-game='kravora']" in colours.text
    assert "pebbles" not in colours.text
    assert cover.headers["content-type"].startswith("image/svg+xml")
    for answer, path in ((colours, "/looks.css"), (cover, "/covers/kravora.svg")):
        assert answer.headers["cache-control"] == "no-cache"
        assert "img-src 'self'" in answer.headers["content-security-policy"]
        assert site(path, if_none_match=answer.headers["etag"]).status_code == 304


OUTSIDE = [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/..%5csecret.txt",
    "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/assets//../../secret.txt",
    "//secret.txt",
    "/assets/app-1.js%00.txt",
    "/assets/%c0%ae%c0%ae/secret.txt",
    "/etc/passwd",
    "/..;/secret.txt",
    "/static/../secret.txt",
]


@pytest.mark.parametrize("path", OUTSIDE)
def test_no_path_leads_out_of_the_client(site: Callable[..., httpx.Response], path: str):
    answer = site(path)
    assert b"hush" not in answer.content
    assert answer.status_code in (200, 404)
    assert answer.status_code == 404 or answer.text.startswith("<!doctype html>")


@pytest.mark.parametrize("path", OUTSIDE)
def test_no_raw_path_leads_out_of_the_client(served: Served, path: str):
    """As nobody's library tidied it up."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=SOON)
    try:
        connection.putrequest("GET", path, skip_host=False, skip_accept_encoding=True)
        connection.endheaders()
        with connection.getresponse() as answer:
            body = answer.read()
            assert answer.status in (200, 400, 404)
    finally:
        connection.close()
    assert b"root:" not in body


def test_the_built_client_is_whole(client: httpx.Client):
    """What the page pulls in is there, compressed, and from nowhere else."""
    if "/assets/" not in client.get("/").text:
        pytest.skip("the browser client has not been built")
    for path, asset in static.read_assets().items():
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.content == asset.body
        if asset.squeezed:
            assert gzip.decompress(asset.squeezed) == asset.body
        if path.endswith((".html", ".css")):
            assert "//" not in answer.text.replace("http://www.w3.org/", "")


# The description


ROUTES = {
    ("GET", "/api/shelf"),
    ("GET", "/api/rules/{game}"),
    ("GET", "/api/sources/{game}"),
    ("GET", "/api/lessons/{game}"),
    ("POST", "/api/campaigns/{game}"),
    ("POST", "/api/daily"),
    ("POST", "/api/daily/{game}"),
    ("GET", "/api/puzzles"),
    ("POST", "/api/puzzles/{game}/{id}"),
    ("POST", "/api/positions/{game}/new"),
    ("POST", "/api/positions/{game}/check"),
    ("POST", "/api/positions/{game}/analyse"),
    ("POST", "/api/positions/{game}/table"),
    ("GET", "/api/data/{game}"),
    ("POST", "/api/data/{game}"),
    ("GET", "/api/forms/{game}"),
    ("POST", "/api/forms/{game}/check"),
    ("POST", "/api/forms/{game}/file"),
    ("POST", "/api/runs/{game}"),
    ("POST", "/api/tables"),
    ("POST", "/api/import"),
    ("GET", "/api/codes/{code}"),
    ("POST", "/api/codes/{code}/claim"),
    ("POST", "/api/mine"),
    ("POST", "/api/damaged/{table}"),
    ("GET", "/api/lab"),
    ("POST", "/api/lab/pace"),
    ("POST", "/api/lab/runs"),
    ("GET", "/api/lab/runs/{run}"),
    ("POST", "/api/lab/runs/{run}/stop"),
    ("GET", "/api/lab/runs/{run}/report"),
    ("GET", "/api/lab/runs/{run}/matches/{match}"),
    ("GET", "/api/health"),
    ("GET", "/api/lobby"),
    ("POST", "/api/lobby/{id}"),
    ("POST", "/api/replays"),
}


@pytest.fixture(scope="module")
def description(served: Served) -> Any:
    return schemathesis.openapi.from_url(f"{served.url}/api/schema/openapi.json")


def test_the_description_knows_every_route(description: Any):
    found = {
        (result.ok().method.upper(), result.ok().path)
        for result in description.get_all_operations()
    }
    assert found == ROUTES


@pytest.mark.parametrize(("method", "path"), sorted(ROUTES))
def test_whatever_is_asked_the_answer_is_as_described(
    description: Any, client: httpx.Client, method: str, path: str
):
    """No server error; status, headers and body as the description says. What it allows may
    still be refused: it does not know, say, which games there are."""
    operation = description[path][method]

    @given(case=operation.as_strategy())
    @settings(
        max_examples=40,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=cast("list[HealthCheck]", list(HealthCheck)),
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
    )
    def ask(case: Any) -> None:
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    ask()
    assert client.get("/api/health").status_code == 200


def test_a_table_made_over_http_can_be_sat_at(served: Served):
    async def work() -> None:
        made = await new_table(served, "me", "random")
        player = await Player.sit(served, made.table, made.mine[0])
        assert player.seat == 0
        assert player.update.table.code == made.code

    run(work())


def test_a_walkthrough_comes_whole_and_in_the_language_asked_for(client: httpx.Client):
    info = typed(client.get("/api/lessons/kravora?lang=fr"), m.LessonInfo)
    assert info.stations[0].title == "Le dernier mur debout gagne"
    assert info.stations[0].position.scene.title == "Kravora"
    assert typed(client.get("/api/lessons/kravora?lang=xx"), m.LessonInfo).seats == ["Red", "Blue"]
    shelf = typed(client.get("/api/shelf"), m.Shelf)
    assert {game.id: game.lesson for game in shelf.games}["kravora"] == 5
    wrong(client.get("/api/lessons/checkers"), 404, "checkers")
