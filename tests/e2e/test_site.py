"""The documentation site, opened from the disk."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Browser, expect

from scripts import build_docs


def test_the_search_works_without_a_server(tmp_path: Path, browser: Browser):
    pages = tmp_path / "docs"
    pages.mkdir()
    (pages / "index.md").write_text("# Start\n\nThere is another page.\n")
    (pages / "gate.md").write_text("# Gate\n\n## Portcullis\n\nIt falls at dusk.\n")
    shutil.copytree(build_docs.ROOT / "docs" / "assets", pages / "assets")
    build_docs.write_settings(tmp_path)
    site = build_docs.make_site(tmp_path)
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto((site / "index.html").as_uri())
    page.get_by_role("button", name="Search").first.click()
    page.keyboard.type("portcul", delay=50)
    page.get_by_text("Portcullis").click()
    expect(page.get_by_text("It falls at dusk.")).to_be_visible()
    assert [url for url in asked if not url.startswith(("file:", "about:", "data:", "blob:"))] == []
    page.close()
