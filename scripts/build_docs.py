"""Build the documentation site: `docs/` and what is made from the games become `build/site/`.

    .venv/bin/python -m scripts.build_docs

The pages are gathered in build/docs: those of docs/, the files outside of it that they link to, the
rulebooks, and the look of the browser client. Zensical builds them; then every link is checked
here, since Zensical does not check all of them. Nothing is downloaded.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from rempart.kernel.rules import RULE_ID
from scripts import rulebook_pages

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
CLIENT = ROOT / "src" / "rempart" / "table" / "static"

SETTINGS = "zensical.toml"

LINK = re.compile(r"\]\((\.\./[^)#\s]+)")
"""A Markdown link to something outside of docs/."""
PROSE = re.compile(
    rf"```.*?```|`[^`]*`|\[[^\]]*\]\([^)]*\)|^#.*?$|({RULE_ID.pattern})", re.DOTALL | re.MULTILINE
)
"""The ID of a rule, or text that is skipped: code, links and headings."""
LANGUAGES = {".py": "python", ".toml": "toml", ".sh": "sh"}
COLOUR = re.compile(r"\x1b\[[\d;]*m")


def gather(build: Path) -> None:
    """Put all pages into the folder `docs` of the build, and the settings beside it."""
    pages = build / "docs"
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copytree(ROOT / "docs", pages, ignore=shutil.ignore_patterns(SETTINGS))
    write_settings(build)
    for page in sorted(pages.glob("*.md")):
        text = page.read_text(encoding="utf-8")
        text = LINK.sub(partial(_inside, pages), text)
        page.write_text(link_rules(text), encoding="utf-8")
    _dress(pages / "assets")
    rulebook_pages.write(pages)


def write_settings(build: Path) -> None:
    """Put Zensical's settings into the folder of the build, with the path of our source."""
    settings = (ROOT / "docs" / SETTINGS).read_text(encoding="utf-8")
    settings = settings.replace("SOURCE", (ROOT / "src").as_posix())
    (build / SETTINGS).write_text(settings, encoding="utf-8")


def link_rules(text: str) -> str:
    """A page of Markdown with the IDs of rules linked to the rulebooks."""
    pages = rulebook_pages.pages_of_rules()

    def link(found: re.Match[str]) -> str:
        page = pages.get(found[1]) if found[1] else None
        return f"[{found[1]}]({rulebook_pages.FOLDER}/{page}#{found[1]})" if page else found[0]

    return PROSE.sub(link, text)


def _inside(pages: Path, link: re.Match[str]) -> str:
    """The same link to a page of the site that shows the file."""
    name = link[1].removeprefix("../")
    file = ROOT / name
    page = pages / "source" / name
    page.parent.mkdir(parents=True, exist_ok=True)
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        text = text.replace("](../docs/", "](../../")
    else:
        page = page.with_name(f"{page.name}.md")
        text = f"# `{name}`\n\n```{LANGUAGES[file.suffix]}\n{text}```\n"
    page.write_text(text, encoding="utf-8")
    return f"]({page.relative_to(pages).as_posix()}"


def _dress(assets: Path) -> None:
    """Copy the colours, fonts and logo of the browser client."""
    shutil.copy(ROOT / "web" / "public" / "favicon.svg", assets)
    shutil.copy(ROOT / "web" / "src" / "lib" / "tokens.css", assets)
    fonts = sorted((CLIENT / "assets").glob("alegreya*.woff2"))
    if not fonts:
        sys.exit("The browser client is not built, and the site uses its fonts: make web")
    for font in fonts:
        name = re.sub(r"-[\w-]{8}\.woff2$", ".woff2", font.name)
        shutil.copy(font, assets / name)
    shutil.copytree(CLIENT / "licences", assets / "licences")


def make_site(build: Path) -> Path:
    """Build the site with Zensical; returns its folder. A warning is an error."""
    site = build / "site"
    shutil.rmtree(site, ignore_errors=True)
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "zensical",
            "build",
            "--clean",
            "--strict",
            "-f",
            str(build / SETTINGS),
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode or "Warning" in done.stdout:
        told = COLOUR.sub("", done.stdout).partition("Traceback")[0]
        sys.exit(f"{told}The documentation was not built.")
    return site


class Found(HTMLParser):
    """What is on a page of the site: anchors, links, and resources that the browser loads."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag refers to."""
        given = {name: value for name, value in attrs if value is not None}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        self.loaded += [given[name] for name in ("src", "data") if name in given]
        if tag == "link" and given.get("rel") not in ("prev", "next", "canonical"):
            self.loaded.append(given["href"])


def read_site(folder: Path) -> dict[Path, Found]:
    """What is on each page."""
    pages: dict[Path, Found] = {}
    for file in sorted(folder.rglob("*.html")):
        pages[file] = Found()
        pages[file].feed(file.read_text(encoding="utf-8"))
    return pages


def faults(folder: Path) -> list[str]:
    """Broken links, and resources from other hosts."""
    pages = read_site(folder)
    found: list[str] = []
    for file, page in pages.items():
        where = file.relative_to(folder)
        found += [f"{where} loads {url}" for url in page.loaded if _elsewhere(url)]
        found += [
            f"{where} links to {url}, which is not there"
            for url in dict.fromkeys(page.links + page.loaded)
            if not _elsewhere(url) and not _leads(url, file, folder, pages)
        ]
    for file in sorted(folder.glob("assets/*.css")):
        urls = re.findall(r"url\(['\"]?([^)'\"]+)", file.read_text(encoding="utf-8"))
        found += [
            f"{file.relative_to(folder)} loads {url}"
            for url in urls
            if not url.startswith("data:") and not (file.parent / url).is_file()
        ]
    return found


def _elsewhere(url: str) -> bool:
    parts = urlsplit(url)
    return bool(parts.netloc) or parts.scheme in ("http", "https", "mailto")


def _leads(url: str, file: Path, folder: Path, pages: dict[Path, Found]) -> bool:
    """Whether a link points to a file of the site, and to an existing anchor."""
    parts = urlsplit(url)
    if parts.scheme == "data":
        return True
    path = unquote(parts.path)
    base = folder if path.startswith("/") else file.parent
    target = (base / path.lstrip("/")).resolve() if path else file
    target = target / "index.html" if target.is_dir() else target
    if not target.is_file():
        return False
    anchor = unquote(parts.fragment)
    return not anchor or target not in pages or anchor in pages[target].anchors


def main() -> None:
    """Build the site and check it."""
    gather(BUILD)
    site = make_site(BUILD)
    wrong = faults(site)
    if wrong:
        sys.exit("\n".join([*wrong, "The documentation has faults."]))
    print(f"The documentation is in {site.relative_to(ROOT)}: open index.html")


if __name__ == "__main__":
    main()
