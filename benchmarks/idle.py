"""How much of the processor a table takes in a browser while nothing happens, without a GPU.

All processes of Chromium are counted. `make bench-table` measures this last.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import DESKTOP, FLAGS, chromium

MOST = 1.0
"""The most an idle page may take, in percent of a core."""
SETTLE = 8.0
"""Seconds for the opening animations of a page to finish."""

PAGES = {
    "fantasy_defense": [{"who": "me"}],
    "kravora": [{"who": "me"}, {"who": "me"}],
    "kingdom_rush": [{"who": "me"}],
    "dark_tower": [{"who": "me"}],
}


def family(root: int) -> Iterator[Path]:
    """The folders in /proc of a process and all its descendants."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(folder.name)] = int(fields[1])
    for process in parents:
        at = process
        while at in parents and at != root:
            at = parents[at]
        if at == root:
            yield Path("/proc") / str(process)


def work() -> float:
    """Seconds of processor time that the browser has used."""
    ticks = 0
    for folder in family(os.getpid()):
        try:
            name, _, rest = (folder / "stat").read_text().partition("(")[2].rpartition(")")
        except OSError:
            continue
        if name.startswith("chrom"):
            fields = rest.split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def idle_page(browser: Browser, address: str, seconds: float) -> float:
    """Percent of a core that a page takes."""
    context = browser.new_context(viewport=DESKTOP)  # pyright: ignore[reportArgumentType]
    page = context.new_page()
    page.goto(address)
    page.wait_for_timeout(1000 * SETTLE)
    before, start = work(), time.perf_counter()
    time.sleep(seconds)
    share = 100 * (work() - before) / (time.perf_counter() - start)
    context.close()
    return share


def measure(port: int, seconds: float = 10.0) -> None:
    """Every game's table, and the shelf."""
    home = f"http://127.0.0.1:{port}"
    print(f"\n{'idle page, 1440x900, no GPU':<36}% of a core")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        addresses = {"the shelf": f"{home}/"}
        for game, seats in PAGES.items():
            body = {"game": game, "seats": seats, "seed": 1}
            made = httpx.post(f"{home}/api/tables", json=body, trust_env=False).json()
            addresses[game] = f"{home}/t/{made['table']}#{made['mine']['0']}"
        for name, address in addresses.items():
            share = idle_page(browser, address, seconds)
            note = "" if share < MOST else f"   more than {MOST:.0f} %"
            print(f"{name:<36}{share:11.1f}{note}", flush=True)
        browser.close()
