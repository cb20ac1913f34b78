"""The lab in the browser: bots play beside the tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from rempart.kernel.errors import BadSettings, BadValues, RempartError
from rempart.lab.query import Lab
from rempart.lab.words import lab_text
from rempart.table import limits, words
from rempart.table import messages as m
from rempart.table.costs import TooFast
from rempart.table.lab.desk import LabDesk, NoLab, NotYours
from rempart.table.lab.folder import NoSuchRun
from rempart.table.lab.wishes import TooMuch
from rempart.table.service import TableService
from rempart.table.stores import lab_folder, open_store
from tests.table.server import SOON, Served

TEXT = words.client_text("en")
CHEAP = m.LabVariantWish(name="Cheap", patch={"units.sprinter.price": 1})
HERE = "1.2.3.4"
PATIENCE = 3 * SOON
"""Seconds: a run has the lowest priority, so on a busy machine it takes its time."""


def wish(**other: Any) -> m.LabWish:
    """A few quick matches."""
    given = {"game": "kravora", "variants": [CHEAP], "players": [2], "bots": ["random"]}
    return m.LabWish(**{**given, "matches": 10, **other})


@asynccontextmanager
async def opened(folder: Path, minutes: int = 5) -> AsyncIterator[LabDesk]:
    """The lab of a service."""
    store = open_store(str(folder / "rempart.db"))
    service = TableService(store, lab=lab_folder(store), lab_minutes=minutes)
    await service.open()
    try:
        yield service.lab
    finally:
        await service.close()


async def until(look: Callable[[], Awaitable[m.LabRun]], done: Callable[[m.LabRun], bool]):
    """Ask until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not done(found := await look()):
            await asyncio.sleep(0.05)
        return found


async def over(desk: LabDesk, id: str, lang: str = "en") -> m.LabRun:
    """A run when it is over and has its report."""
    text = words.client_text(lang)
    return await until(
        lambda: desk.run(id, text),
        lambda run: run.state not in ("waiting", "playing") and run.report != "making",
    )


def rows_of(folder: Path, id: str) -> list[str]:
    """The matches that were played."""
    lab = Lab(folder / "rempart-lab" / id / "rows", lab_text("en"))
    return [id for (id,) in lab.rows("SELECT id FROM matches ORDER BY id")]


def test_a_run_is_played_and_told(tmp_path: Path):
    async def work() -> None:
        async with opened(tmp_path) as desk:
            begun = await desk.start(wish(players=[2, 3], matches=6), HERE, TEXT)
            first = await desk.run(begun.id, TEXT)
            assert (first.state in ("waiting", "playing"), first.total) == (True, 24)
            assert [(cell.variant, cell.players) for cell in first.cells] == [
                (0, 2),
                (1, 2),
                (0, 3),
                (1, 3),
            ]
            run = await over(desk, begun.id)
            assert (run.state, run.played, run.failed, run.ahead) == ("done", 24, 0, 0)
            assert run.variants == ["", "Cheap"]
            assert all(cell.played == 6 and len(cell.spread) == 5 for cell in run.cells)
            assert [len(cell.seats) for cell in run.cells] == [2, 2, 3, 3]
            pairs = [(pair.cell, pair.base, pair.seat) for pair in run.pairs]
            assert pairs == [(1, 0, 0), (1, 0, 1), (3, 2, 0), (3, 2, 1), (3, 2, 2)]
            assert len(rows_of(tmp_path, begun.id)) == 24
            assert run.report == "ready"
            assert run.matches[0].title == "Shortest"
            record = await desk.record(begun.id, run.matches[0].id)
            assert msgspec.json.decode(record)["game"] == "kravora"
            page = await desk.page(begun.id, "en")
            assert b"rempart replay" not in page.body, "no path of the server is told"
            assert str(tmp_path).encode() not in page.body
            assert (await over(desk, begun.id, "fr")).matches[0].title != run.matches[0].title

    asyncio.run(work())


def test_a_run_is_stopped_by_whoever_started_it(tmp_path: Path):
    async def work() -> None:
        async with opened(tmp_path) as desk:
            begun = await desk.start(wish(matches=2000), HERE, TEXT)
            await until(lambda: desk.run(begun.id, TEXT), lambda run: run.played > 3)
            with pytest.raises(NotYours, match="only the browser"):
                await desk.stop(begun.id, "somebody else's")
            assert (await desk.run(begun.id, TEXT)).state == "playing"
            await desk.stop(begun.id, begun.token)
            run = await over(desk, begun.id)
            assert run.state == "stopped"
            assert 3 < run.played < run.total
            assert run.report == "ready"
            waiting = await desk.start(wish(), HERE, TEXT)
            assert (await over(desk, waiting.id)).state == "done", "the next one is played"

    asyncio.run(work())


def test_one_that_waits_can_be_stopped_too(tmp_path: Path):
    async def work() -> None:
        async with opened(tmp_path) as desk:
            first = await desk.start(wish(matches=2000), HERE, TEXT)
            second = await desk.start(wish(), HERE, TEXT)
            await until(lambda: desk.run(first.id, TEXT), lambda run: run.state == "playing")
            run = await desk.run(second.id, TEXT)
            assert (run.state, run.ahead) == ("waiting", 1)
            await desk.stop(second.id, second.token)
            run = await desk.run(second.id, TEXT)
            assert (run.state, run.report) == ("stopped", "none")
            await desk.stop(first.id, first.token)

    asyncio.run(work())


def test_a_run_ends_when_its_time_is_used_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        async with opened(tmp_path) as desk:
            monkeypatch.setattr(desk.queue, "minutes", 1 / 20)
            begun = await desk.start(wish(matches=2000), HERE, TEXT)
            run = await over(desk, begun.id)
            assert run.state == "spent"
            assert run.played < run.total

    asyncio.run(work())


def test_limits_refuse_with_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def refused(desk: LabDesk, why: str, error: type[RempartError], **other: Any) -> None:
        with pytest.raises(error, match=why):
            await desk.start(wish(**other), HERE, TEXT)

    async def work() -> None:
        async with opened(tmp_path) as desk:
            await refused(desk, "at most 2500 in each", TooMuch, matches=2501)
            most = {"variants": [CHEAP] * 4, "players": [2, 3, 4], "bots": ["random", "easy"]}
            await refused(desk, "30 set-ups; .* at most 24", TooMuch, **most)
            await refused(desk, "at most 4 variants", TooMuch, variants=[CHEAP] * 5)
            await refused(desk, "nothing to play", TooMuch, variants=[], original=False)
            await refused(desk, "no bot 'search:9it'", BadSettings, bots=["search:9it"])
            await refused(desk, "twice", BadSettings, players=[2, 2])
            await refused(desk, "players", BadSettings, players=[7])
            await refused(desk, "bots: .*twice", BadSettings, bots=["easy", "easy"])
            await refused(desk, "nothing", BadSettings, options={"nothing": 1})
            wrong = m.LabVariantWish(name="Wrong", patch={"units.sprintr.price": 1})
            await refused(desk, "did you mean sprinter", BadValues, variants=[wrong])
            assert list(desk.folder.path.glob("*")) == [], "nothing is left of a refused run"
            monkeypatch.setattr(limits, "LAB_WAITING_ADDRESS", 2)
            for _ in range(2):
                await desk.start(wish(matches=2000), HERE, TEXT)
            await refused(desk, "2 runs of yours", TooFast)
            monkeypatch.setattr(limits, "LAB_WAITING", 2)
            with pytest.raises(TooFast, match="2 runs are waiting"):
                await desk.start(wish(), "5.6.7.8", TEXT)
            for entry in desk.folder.to_play():
                desk.folder.end(entry.id, "stopped")

    asyncio.run(work())


def test_two_variants_may_have_one_name(tmp_path: Path):
    async def work() -> None:
        async with opened(tmp_path) as desk:
            other = m.LabVariantWish(name="Original", patch={"units.sprinter.price": 2})
            begun = await desk.start(wish(variants=[CHEAP, CHEAP, other], matches=1), HERE, TEXT)
            run = await over(desk, begun.id)
            assert run.variants == ["", "Cheap", "Cheap (2)", "Original (2)"]
            assert [cell.variant for cell in run.cells] == [0, 1, 2, 3]

    asyncio.run(work())


def test_a_host_may_want_no_lab(tmp_path: Path):
    async def work() -> None:
        async with opened(tmp_path, minutes=0) as desk:
            assert desk.info().closed == "off"
            with pytest.raises(NoLab, match="switched off"):
                await desk.start(wish(), HERE, TEXT)

    asyncio.run(work())


def test_without_duckdb_it_says_how_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        async with opened(tmp_path) as desk:
            monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
            assert desk.info().closed == "duckdb"
            with pytest.raises(NoLab, match="rempart\\[lab\\]"):
                await desk.start(wish(), HERE, TEXT)

    asyncio.run(work())


def test_how_long_matches_take_is_measured(tmp_path: Path):
    async def work() -> None:
        async with opened(tmp_path) as desk:
            asked = m.LabPaceWish(game="kravora", players=[2, 3], bots=["random", "easy"])
            while not (found := await desk.pace(asked, HERE, TEXT)).done:
                assert found.measured > 0
            assert (found.measured, found.setups, found.least) == (4, 4, False)
            assert found.seconds > 0
            assert await desk.pace(asked, HERE, TEXT) == found, "it is remembered"

    asyncio.run(work())


def test_old_runs_are_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        async with opened(tmp_path) as desk:
            runs = [await desk.start(wish(matches=1), HERE, TEXT) for _ in range(3)]
            for run in runs:
                await over(desk, run.id)
            entry = desk.folder.entry(runs[0].id)
            entry.ended = time.time() - (limits.LAB_DAYS + 1) * 86400
            desk.folder.write(entry)
            monkeypatch.setattr(limits, "LAB_KEPT", 1)
            desk.folder.tidy()
            assert [one.id for one in desk.folder.entries()] == [runs[2].id]
            for gone in (runs[0].id, "no-such-run", "../../etc", "x" * 22):
                with pytest.raises(NoSuchRun):
                    await desk.run(gone, TEXT)

    asyncio.run(work())


# Over HTTP, with a real server


def ask(served: Served, path: str, body: object = None) -> httpx.Response:
    """A request as the page makes it."""
    url = f"{served.url}/api/lab{path}"
    if body is None:
        return httpx.get(url, trust_env=False, timeout=SOON)
    return httpx.post(
        url, content=msgspec.json.encode(body), headers=JSON, trust_env=False, timeout=SOON
    )


JSON = {"content-type": "application/json"}


def wait_for(served: Served, id: str, done: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Ask for a run until something is so."""
    until = time.monotonic() + PATIENCE
    while not done(found := ask(served, f"/runs/{id}").json()):
        assert time.monotonic() < until, found
        time.sleep(0.1)
    return found


def test_a_killed_server_goes_on_without_losing_or_repeating_a_match(tmp_path: Path):
    with Served(str(tmp_path / "rempart.db")) as served:
        begun = ask(served, "/runs", wish(matches=40, bots=["easy"])).json()
        journal = tmp_path / "rempart-lab" / begun["id"] / "rows" / "journal.jsonl"

        def written(_: object) -> bool:
            return journal.exists() and journal.stat().st_size > 0

        wait_for(served, begun["id"], written)
        served.kill()
        whole = journal.read_bytes().split(b"\n")[:-1]
        kept = [msgspec.json.decode(line) for line in whole]
        assert 0 < len(kept) < 80
        served.start()
        run = wait_for(served, begun["id"], lambda run: run["state"] == "done")
        assert run["total"] == run["played"] == 80
        rows = rows_of(tmp_path, begun["id"])
        assert len(rows) == len(set(rows)) == 80
        lab = Lab(tmp_path / "rempart-lab" / begun["id"] / "rows", lab_text("en"))
        told = dict(lab.rows("SELECT id, seconds FROM matches"))
        assert all(told[row["id"]] == row["seconds"] for row in kept), "it was not played again"


def test_the_report_may_be_framed_by_our_pages_and_by_no_other(tmp_path: Path):
    with Served(str(tmp_path / "rempart.db")) as served:
        begun = ask(served, "/runs", wish(matches=4)).json()
        assert ask(served, f"/runs/{begun['id']}/report").status_code == 404
        wait_for(served, begun["id"], lambda run: run["report"] == "ready")
        page = ask(served, f"/runs/{begun['id']}/report?theme=light")
        policy = page.headers["content-security-policy"]
        assert "frame-ancestors 'self'" in policy
        assert "sandbox allow-scripts allow-downloads" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert page.headers["x-content-type-options"] == "nosniff"
        assert '<html data-theme="light"' in page.text
        for other in ("", f"/runs/{begun['id']}"):
            assert "frame-ancestors 'none'" in ask(served, other).headers["content-security-policy"]
        assert ask(served, f"/runs/{begun['id']}/stop", m.LabStop(token="x")).status_code == 403
        assert ask(served, "/runs/nobody-knows-this").status_code == 404
