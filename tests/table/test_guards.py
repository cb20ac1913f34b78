"""The gate: whom the server answers, and which pages may ask it for something."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest
import websockets
from websockets.asyncio.client import connect

from rempart.table.guards import BadName, Names, came_from, host_of, read_name
from tests.table.server import Served, new_table, run

SOLO = json.dumps({"game": "fantasy_defense", "seats": [{"who": "me"}], "seed": 9})


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = str(tmp_path_factory.mktemp("gate") / "rempart.db")
    with Served(database, names=["play.example.org"]) as served:
        yield served
        log = served.log()
    assert log == ""


def ask(
    served: Served, method: str, path: str, body: str | None = None, **headers: str
) -> tuple[int, Any]:
    """A request with exactly these headers; what came back."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=30)
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.putrequest(method, path, skip_host="host" in headers, skip_accept_encoding=True)
    sent = (body or "").encode()
    if body is not None:
        connection.putheader("Content-Length", str(len(sent)))
    for name, value in names.items():
        connection.putheader(name, value)
    connection.endheaders(sent)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, json.loads(text)["error"] if answer.status >= 400 else text


def post(served: Served, **headers: str) -> tuple[int, Any]:
    """Try to make a table."""
    headers = {"content_type": "application/json", **headers}
    return ask(served, "POST", "/api/tables", SOLO, **{k: v for k, v in headers.items() if v})


# What any page can send to any address without asking first


@pytest.mark.parametrize(
    "kind",
    [
        "",
        "text/plain",
        "text/plain;charset=UTF-8",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/json",
        "application/jsonx",
        "text/plain, application/json",
    ],
)
def test_nothing_but_json_is_read(served: Served, kind: str):
    for path in (
        "/api/tables",
        "/api/import",
        "/api/mine",
        "/api/data/kravora",
        "/api/codes/A/claim",
    ):
        status, error = ask(served, "POST", path, SOLO, **({"content_type": kind} if kind else {}))
        assert status == 415, path
        assert "application/json" in error


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8"])
def test_json_is(served: Served, kind: str):
    assert post(served, content_type=kind)[0] == 201


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "null",
        "http://[",
        "file://",
    ],
)
def test_a_page_of_another_site_makes_no_table(served: Served, origin: str):
    status, error = post(served, origin=origin)
    assert status == 403
    assert "another site" in error
    assert ask(served, "GET", "/api/health", origin=origin)[0] == 200


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_what_the_browser_says_of_a_page_counts(served: Served, site: str):
    assert post(served, sec_fetch_site=site)[0] == 403
    assert post(served, sec_fetch_site=site, origin=served.url)[0] == 403


def test_our_own_page_and_a_program_may(served: Served):
    assert post(served)[0] == 201
    assert post(served, origin=served.url)[0] == 201
    assert post(served, origin=served.url, sec_fetch_site="same-origin")[0] == 201
    assert post(served, origin="https://play.example.org", host="play.example.org")[0] == 201


def test_no_other_site_is_ever_allowed_in(served: Served):
    """There is no CORS: a preflight is answered without a word of permission."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=30)
    asked = {"Origin": "http://evil.example", "Access-Control-Request-Method": "POST"}
    connection.request("OPTIONS", "/api/tables", headers=asked)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    assert not [name for name, _ in answer.getheaders() if name.lower().startswith("access-")]


# Names


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example"])
@pytest.mark.parametrize("path", ["/", "/api/health", "/api/shelf", "/assets/x.js"])
def test_a_name_that_is_not_ours_is_not_answered(served: Served, host: str, path: str):
    """DNS rebinding: somebody else's name can lead to this machine."""
    status, error = ask(served, "GET", path, host=host)
    assert status == 421
    name = host.partition(":")[0]
    assert f"--host-name {name}" in error


def test_it_is_said_in_the_readers_language(served: Served):
    said = {
        language: ask(served, "GET", "/", host="evil.example", accept_language=language)[1]
        for language in ("fr-CH, fr;q=0.9", "pl", "de, en", "xx")
    }
    assert "ne connaît pas le nom" in said["fr-CH, fr;q=0.9"]
    assert "nie zna nazwy" in said["pl"]
    assert "does not go by the name" in said["de, en"]
    assert said["xx"] == said["de, en"]


@pytest.mark.parametrize("host", ["", "a b", "evil.example/x", "u@127.0.0.1", "[::1", "é.example"])
def test_what_is_no_name_is_not_answered(served: Served, host: str):
    assert ask(served, "GET", "/api/health", host=host)[0] == 400


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:1",
        "rempart.localhost",
        "127.0.0.1:9",
        "192.168.1.7:8000",
        "[::1]:80",
        "[fe80::1%25eth0]:8000",
        "play.example.org",
        "PLAY.example.org:443",
        "play.example.org.",
        socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local:8000",
    ],
)
def test_our_own_names_are(served: Served, host: str):
    assert ask(served, "GET", "/api/health", host=host)[0] == 200


def test_sockets_ask_for_the_name_too(served: Served):
    async def work() -> None:
        made = await new_table(served, "me")
        elsewhere = f"ws://evil.example:{served.port}/ws/{made.table}"
        here = elsewhere.replace("evil.example", "127.0.0.1")
        crossing = {"Sec-Fetch-Site": "cross-site"}
        for address, headers in ((elsewhere, {}), (here, crossing)):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await connect(
                    address,
                    host="127.0.0.1",
                    port=served.port,
                    proxy=None,
                    additional_headers=headers,
                )
            assert refused.value.response.status_code == 403

    run(work())


def test_names_that_are_given():
    names = Names(["Play.Example.org."], "table.example.net")
    for name in ("play.example.org", "table.example.net", "localhost", "10.0.0.1", "fe80::1"):
        assert name in names
    for name in ("example.org", "a.play.example.org", "", "localhost.example.org"):
        assert name not in names
    for bad in ("https://play.example.org", "play.example.org:443", "", "a b", "a..b", "x" * 300):
        with pytest.raises(BadName, match="--host-name takes the name"):
            read_name(bad)


def test_parts_of_headers():
    assert host_of("Example.org:80") == "example.org"
    assert host_of("[::1]:80") == "::1"
    for bad in ("", ":80", "a:b", "a@b", "a/b", "a?b", "a#b", "a,b"):
        assert host_of(bad) == "", bad
    assert came_from("https://Here:1", "here:1")
    assert not came_from("https://here:1", "here:2")
