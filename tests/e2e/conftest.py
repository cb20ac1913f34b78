"""A real server, a real Chromium. What a page complains of fails the test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tests.table.server import Served

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

EXPECTED = ("WebSocket connection", "Failed to load resource")
"""What Chromium itself says about a server that is away, or about a 404."""

Opener = Callable[..., Page]


def chromium() -> str:
    """Where Chromium is."""
    found = os.environ.get("CHROMIUM") or next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
    )
    if found is None:
        pytest.fail("no Chromium: `make browser` installs it, or CHROMIUM=/path/to/it")
    return found


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of this worker."""
    with Served(str(tmp_path_factory.mktemp("table") / "rempart.db")) as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium for a file of tests. No longer: while Playwright is there, so is its event loop,
    and other tests of the same worker could not have one of their own."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def visit(served: Served, browser: Browser) -> Iterator[Opener]:
    """Opens pages, each like a device of its own, and listens to what they complain of."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str = "/",
        *,
        phone: bool = False,
        lang: str = "en",
        ask: bool = True,
        motion: bool = False,
        introduce: bool = False,
        device: Page | None = None,
    ) -> Page:
        """`ask`: with a confirmation before every choice, as somebody may wish it. `motion`: for
        tests of what moves; others are faster without. `introduce`: with the card of what is new in
        a set-up, which lies over the table."""
        if device is None:
            context = browser.new_context(
                base_url=served.url,
                viewport=PHONE if phone else DESKTOP,  # pyright: ignore
                has_touch=phone,
                is_mobile=phone,
                locale=lang,
                reduced_motion="no-preference" if motion else "reduce",
            )
            if ask:
                context.add_init_script("localStorage.setItem('rempart.ask', 'true')")
            if not introduce:
                context.add_init_script("localStorage.setItem('rempart.introduce', 'false')")
            contexts.append(context)
        else:
            context = device.context
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.on(
            "console",
            lambda message: (
                complaints.append(f"{page.url}: {message.text}")
                if message.type == "error" and not message.text.startswith(EXPECTED)
                else None
            ),
        )
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def pictures() -> Path | None:
    """Where to keep screenshots, if somebody wants to look at them: REMPART_PICTURES."""
    folder = os.environ.get("REMPART_PICTURES")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
    return Path(folder) if folder else None
