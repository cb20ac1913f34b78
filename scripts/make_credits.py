"""Write the licences of the libraries that the server needs: `web/licences/`.

    .venv/bin/python scripts/make_credits.py           writes them
    .venv/bin/python scripts/make_credits.py --check   exits with 1 if something is out of date

They are the libraries that pyproject.toml names, and those that these need in turn, on any
system, as requirements.lock says. Their licences come from their packages. Vite knows the client's
libraries when it builds (`web/vite/credits.ts`), and adds these.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
LICENCES = ROOT / "web" / "licences"
SPDX = {"APL 2": "Apache-2.0", "BSD License": "BSD-3-Clause", "MIT License": "MIT"}
"""The usual name of what some packages call their licence."""
LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|authors)[^/]*$", re.IGNORECASE)


def libraries() -> dict[str, str]:
    """All libraries that the server needs, with the version in the lock."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        named = tomllib.load(file)["project"]["dependencies"]
    versions, needed_by = read_lock((ROOT / "requirements.lock").read_text("utf-8"))
    found: set[str] = set()
    more: set[str] = {canonicalize_name(Requirement(line).name) for line in named}
    while more:
        found |= more
        more = {name for name, by in needed_by.items() if by & found} - found
    return {name: versions[name] for name in sorted(found)}


def read_lock(lock: str) -> tuple[dict[str, str], dict[str, set[str]]]:
    """The packages that a lock pins, and which packages need each."""
    versions: dict[str, str] = {}
    needed_by: dict[str, set[str]] = {}
    name = ""
    for line in lock.splitlines():
        if pin := re.match(r"([a-z0-9._-]+)==(\S+)", line):
            name, versions[pin[1]] = pin[1], pin[2]
            needed_by[name] = set()
        elif by := re.match(r"    #(?: via|  ) +([a-z0-9._-]+)", line):
            needed_by[name].add(by[1])
    return versions, needed_by


def licence_of(package: Distribution) -> str:
    """What a package calls its licence."""
    about = package.metadata
    said = about.get_all("License-Expression") or about.get_all("License") or [""]
    classifiers = about.get_all("Classifier") or []
    kinds = [line.split(" :: ")[-1] for line in classifiers if line.startswith("License")]
    name = said[0].strip().partition("\n")[0] or " OR ".join(kinds)
    return SPDX.get(name, name)


def text_of(package: Distribution) -> str:
    """Its licence in full; the standard text if the package has none."""
    files = [file for file in package.files or [] if ".dist-info" in file.parts[0]]
    texts = [file for file in files if LICENCE_FILE.search(str(file))]
    standard = LICENCES / "standard" / f"{licence_of(package)}.txt"
    if not texts and standard.exists():
        return standard.read_text("utf-8")
    if not texts:
        sys.exit(f"{package.name}: neither its package nor {standard} has its licence")
    return "\n".join(file.read_text("utf-8").strip() + "\n" for file in sorted(texts))


def installed(name: str) -> Distribution | None:
    """A package, if this system has it: a few are for other systems only."""
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def fetched(name: str, version: str, folder: str) -> Distribution:
    """A package that is not installed, downloaded with pip."""
    where = ("--target", folder, "--no-deps", "--ignore-requires-python")
    command = (sys.executable, "-m", "pip", "install", "-qq", *where, f"{name}=={version}")
    subprocess.run(command, check=True)
    (found,) = Distribution.discover(name=name, path=[folder])
    return found


def index(packages: Iterable[tuple[str, Distribution]]) -> str:
    """The list of them."""
    listed = [{"name": name, "licence": licence_of(package)} for name, package in packages]
    return json.dumps(listed, indent=1, ensure_ascii=False) + "\n"


def write() -> None:
    """Write the list and the licences."""
    with tempfile.TemporaryDirectory() as folder:
        packages = {
            name: installed(name) or fetched(name, version, folder)
            for name, version in libraries().items()
        }
        texts = {name: text_of(package) for name, package in packages.items()}
        for old in (LICENCES / "python").glob("*.txt"):
            old.unlink()
        for name, text in texts.items():
            (LICENCES / "python" / f"{name}.txt").write_text(text, "utf-8")
        (LICENCES / "python.json").write_text(index(packages.items()), "utf-8")


def problems() -> list[str]:
    """What is out of date, as far as this system has the packages."""
    listed = json.loads((LICENCES / "python.json").read_text("utf-8"))
    written = {credit["name"]: credit["licence"] for credit in listed}
    texts = {file.stem: file.read_text("utf-8") for file in (LICENCES / "python").glob("*.txt")}
    needed = libraries()
    found = [f"{name} has no credit" for name in needed if name not in written]
    found += [f"{name} is credited, but not needed" for name in written if name not in needed]
    found += [f"{name}: the texts and the list differ" for name in texts.keys() ^ written.keys()]
    for name in sorted(needed.keys() & written.keys() & texts.keys()):
        package = installed(name)
        if package and (written[name], texts[name]) != (licence_of(package), text_of(package)):
            found.append(f"{name} has another licence now")
    return found


def main() -> int:
    """Write, or check."""
    parser = argparse.ArgumentParser(description="Licences of the server's libraries.")
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    if not parser.parse_args().check:
        write()
        return 0
    found = problems()
    for problem in found:
        print(f"{problem}: make credits", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
