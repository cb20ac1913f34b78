"""What the project says of itself is so: CI, hooks, containers, and the pages at its root."""

from __future__ import annotations

import fnmatch
import ipaddress
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from rempart.table.stores import POSTGRES
from rempart.terminal.arguments import parse

ROOT = Path(__file__).parents[1]
PAGES = sorted(ROOT.glob("*.md"))
HOST = (ROOT / "docs" / "host.md").read_text("utf-8")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def read_yaml(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text("utf-8"))


def targets() -> set[str]:
    """What `make` can be asked for."""
    return set(re.findall(r"^([a-z-]+):.*## ", MAKEFILE, re.MULTILINE))


def pythons() -> list[str]:
    """The versions that pyproject.toml says we support."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        lines = tomllib.load(file)["project"]["classifiers"]
    return [line.split()[-1] for line in lines if re.search(r"Python :: 3\.\d+$", line)]


# Pages


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path):
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text("utf-8")):
        path, _, anchor = link.partition("#")
        if path.startswith("https://"):
            continue
        file = ROOT / path if path else page
        assert file.exists(), link
        if anchor:
            headings = re.findall(r"^#+ (.*)$", file.read_text("utf-8"), re.MULTILINE)
            assert anchor in {re.sub(r"[^\w -]", "", h).lower().replace(" ", "-") for h in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_of_make_exist(page: Path):
    named = re.findall(r"^make ([a-z-]+)|`make ([a-z-]+)", page.read_text("utf-8"), re.MULTILINE)
    assert {first or second for first, second in named} <= targets()


# make


def test_what_is_quick_exists():
    (line,) = re.findall(r"^QUICK := (.*)$", MAKEFILE, re.MULTILINE)
    folders = [name for name in line.split() if not name.startswith(("$", "tests/test_"))]
    assert len(folders) > 3
    assert all((ROOT / folder).is_dir() for folder in folders)


# CI


def steps() -> list[dict[str, Any]]:
    jobs = read_yaml(".github/workflows/ci.yml")["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


def test_ci_runs_every_python_that_we_support():
    jobs = read_yaml(".github/workflows/ci.yml")["jobs"]
    assert jobs["test"]["strategy"]["matrix"]["python"] == pythons()


def test_ci_runs_targets_that_exist():
    run = {step["run"] for step in steps() if step.get("run", "").startswith("make ")}
    assert run >= {"make test", "make docs", "make dist"}
    assert {command.removeprefix("make ") for command in run} <= targets()


def test_actions_are_pinned():
    used = [step["uses"] for step in steps() if "uses" in step]
    assert used
    assert all(re.fullmatch(r"actions/[\w-]+@v\d+\.\d+\.\d+", action) for action in used)


# Hooks


def test_hooks_use_what_is_here():
    repos = read_yaml(".pre-commit-config.yaml")["repos"]
    assert [repo["repo"] for repo in repos] == ["local"]
    for hook in repos[0]["hooks"]:
        assert hook["language"] == "system"
        program, *arguments = hook["entry"].split()
        if program == "make":
            assert set(arguments) <= targets()
        else:
            assert (Path(sys.executable).parent / program.removeprefix(".venv/bin/")).exists()
        assert all((ROOT / name).exists() for name in arguments if name.endswith(".py"))


# Containers


def instructions() -> list[tuple[str, str]]:
    """The lines of the Containerfile: what to do, and with what."""
    text = (ROOT / "Containerfile").read_text("utf-8")
    lines = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)).splitlines()
    return [(line.split()[0], line.partition(" ")[2]) for line in lines if line]


def only(instruction: str) -> str:
    """With what something is done that is done once."""
    (found,) = (rest for name, rest in instructions() if name == instruction)
    return found


def unit(key: str) -> str:
    """A line of the systemd unit in docs/host.md."""
    (found,) = re.findall(rf"^{key}=(.*)$", HOST.partition("```nginx")[0], re.MULTILINE)
    return found


def table() -> dict[str, Any]:
    return read_yaml("compose.yaml")["services"]["table"]


def test_what_is_copied_is_there():
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split("\n")
    copied = [name for step, rest in instructions() if step == "COPY" for name in rest.split()[:-1]]
    assert "requirements-server.lock" in copied
    for name in copied:
        assert (ROOT / name).exists(), name
        assert not any(fnmatch.fnmatch(name, pattern) for pattern in ignored), name
    # The build needs each file that pyproject.toml names.
    assert {"pyproject.toml", "hatch_build.py", "LICENSE", "README.md"} <= set(copied)


def test_the_image_is_of_a_python_that_we_support():
    images = {rest.split()[0] for step, rest in instructions() if step == "FROM"}
    (image,) = images
    assert re.fullmatch(r"python:(\d\.\d+)-slim", image)[1] in pythons()  # type: ignore[index]


def test_the_image_is_laid_out_as_the_unit_of_the_host_guide_is():
    (program,) = json.loads(only("ENTRYPOINT"))
    folder = Path("/var/lib") / unit("StateDirectory")
    assert unit("ExecStart").split()[0] == program
    assert only("USER") == unit("User")
    assert only("VOLUME") == str(folder)
    database = only("ENV").removeprefix("DATABASE_URL=")
    assert f"--database {database}" in unit("ExecStart")
    assert Path(database).parent == folder
    assert table()["ulimits"]["nofile"] == int(unit("LimitNOFILE"))


@pytest.mark.parametrize("where", ["Containerfile", "compose.yaml"])
def test_the_command_is_one_of_ours(where: str):
    command = json.loads(only("CMD")) if where == "Containerfile" else table()["command"]
    args = parse(command)
    assert args.command == "serve"
    assert not args.browser
    assert args.host == "0.0.0.0"
    assert args.port == only("EXPOSE")
    assert not args.database  # else DATABASE_URL would not count


def test_the_host_guide_s_nginx_finds_the_table():
    address, port, inner = table()["ports"][0].split(":")
    assert f"proxy_pass http://{address}:{port};" in HOST
    assert inner == only("EXPOSE")
    assert f"http://127.0.0.1:{inner}/api/health" in " ".join(table()["healthcheck"]["test"])
    (network,) = read_yaml("compose.yaml")["networks"]["default"]["ipam"]["config"]
    assert table()["environment"]["FORWARDED_ALLOW_IPS"] == network["gateway"]
    assert ipaddress.ip_address(network["gateway"]) in ipaddress.ip_network(network["subnet"])


def test_the_table_is_told_only_what_it_reads():
    code = "".join(file.read_text("utf-8") for file in (ROOT / "src" / "rempart").rglob("*.py"))
    for name in table()["environment"]:
        assert f'"{name}"' in code, name
        assert name in HOST, name


def test_the_table_s_database_is_the_one_beside_it():
    services = read_yaml("compose.yaml")["services"]
    address = table()["environment"]["DATABASE_URL"]
    assert address.startswith(POSTGRES)
    (name,) = set(services) - {"table"}
    given = services[name]["environment"]
    user, database = given["POSTGRES_USER"], given["POSTGRES_DB"]
    assert address == f"postgresql://{user}:{given['POSTGRES_PASSWORD']}@{name}/{database}"
    assert table()["depends_on"] == {name: {"condition": "service_healthy"}}
    oldest = re.search(r"on one PostgreSQL \((\d+) or newer\)", HOST)
    newest = re.fullmatch(r"postgres:(\d+)", services[name]["image"])
    assert oldest
    assert newest
    assert int(newest[1]) >= int(oldest[1])
    (volume,) = services[name]["volumes"]
    assert volume.partition(":")[0] in read_yaml("compose.yaml")["volumes"]


def test_the_host_guide_names_what_compose_asks_for():
    text = (ROOT / "compose.yaml").read_text("utf-8")
    asked = set(re.findall(r"\$\{(\w+)", text))
    assert {"POSTGRES_PASSWORD", "REMPART_HOST_NAME"} <= asked
    assert all(name in HOST for name in asked)
