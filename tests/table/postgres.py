"""A throw-away PostgreSQL for tests: `postgres_url` is the address of an empty database.

One server for each worker that needs one, on a Unix socket in a folder of its own, so it meets
no other server, and nothing from outside meets it.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path
from typing import Any

import asyncpg
import pytest

# The Makefile has the same list.
PLACES = (
    "/usr/lib/postgresql/*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
)
# Nothing here has to outlive the machine; a test that wants to be sure asks for `durable`.
CONFIG = """
listen_addresses = ''
port = 5432
fsync = off
max_connections = 200
shared_buffers = 16MB
"""


class Server:
    """A running server in `folder`, which holds its socket too."""

    def __init__(self, folder: Path, process: subprocess.Popen[Any]) -> None:
        self.folder = folder
        self.process = process
        self._numbers = itertools.count(1)

    def url(self, database: str) -> str:
        return f"postgresql://rempart@/{database}?host={self.folder}&port=5432"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    @contextmanager
    def durable(self) -> Iterator[None]:
        """Meanwhile a commit waits for the disk, as it does in earnest."""
        self.execute("ALTER SYSTEM SET fsync = on", "SELECT pg_reload_conf()")
        self._await_setting("on")
        yield
        self.execute("ALTER SYSTEM RESET fsync", "SELECT pg_reload_conf()")
        self._await_setting("off")

    def _await_setting(self, fsync: str) -> None:
        end = time.monotonic() + 10
        while self.execute("SHOW fsync") != fsync:
            assert time.monotonic() < end, f"fsync did not become {fsync}"

    def execute(self, *statements: str) -> Any:
        """The value that the last statement gives."""
        return asyncio.run(self._execute(statements))

    async def _execute(self, statements: tuple[str, ...]) -> Any:
        connection = await asyncpg.connect(self.url("postgres"))
        try:
            return [await connection.fetchval(statement) for statement in statements][-1]
        finally:
            await connection.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """A server. Where there is no PostgreSQL, this fails: a skipped test would tell nobody."""
    if os.environ.get("REMPART_NO_POSTGRES") == "1":
        pytest.skip("REMPART_NO_POSTGRES=1")
    programs = find_programs()
    # In /tmp, where PostgreSQL's own user may go, and where a socket's path is not too long.
    folder = Path(tempfile.mkdtemp(prefix="rempart-postgres-", dir="/tmp"))
    try:
        with run_server(programs, folder) as server:
            yield server
    finally:
        shutil.rmtree(folder)


@pytest.fixture
def postgres_url(postgres_server: Server) -> str:
    return postgres_server.new_database()


def find_programs() -> Path:
    """The folder of initdb and postgres: of the one on PATH, or else of the newest."""
    on_path = shutil.which("initdb")
    if on_path and shutil.which("postgres"):
        return Path(on_path).parent
    found = [
        folder for place in PLACES for folder in glob(place) if os.path.exists(f"{folder}/initdb")
    ]
    if not found:
        pytest.fail(
            "PostgreSQL is not installed. On Debian as root: make postgres; else install it "
            "(apt install postgresql, brew install postgresql). "
            "To go without these tests: REMPART_NO_POSTGRES=1",
            pytrace=False,
        )
    return Path(max(found, key=lambda folder: [int(n) for n in _digits(folder)]))


def _digits(text: str) -> list[str]:
    return "".join(c if c.isdigit() else " " for c in text).split()


@contextmanager
def run_server(programs: Path, folder: Path) -> Iterator[Server]:
    """Make a cluster in `folder` and run it."""
    data = folder / "data"
    options = account()
    if options:
        os.chown(folder, options["user"], options["group"])
    options |= {"cwd": folder, "env": {"PATH": os.environ["PATH"], "LC_ALL": "C", "TZ": "UTC"}}
    made = subprocess.run(
        [programs / "initdb", "-D", data, "-U", "rempart", "-A", "trust", "-E", "UTF8", "-N"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        **options,
    )
    assert made.returncode == 0, made.stdout
    with open(data / "postgresql.conf", "a") as config:
        config.write(f"{CONFIG}unix_socket_directories = '{folder}'\n")
    # If the tests are killed, the server goes too.
    dies_with_us = ["setpriv", "--pdeathsig", "QUIT"] if shutil.which("setpriv") else []
    with open(folder / "log", "wb") as log:
        process = subprocess.Popen(
            [*dies_with_us, programs / "postgres", "-D", data], stdout=log, stderr=log, **options
        )
    try:
        server = Server(folder, process)
        await_server(server)
        yield server
    finally:
        process.send_signal(signal.SIGINT)  # A fast shutdown: waits for nobody.
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def await_server(server: Server) -> None:
    end = time.monotonic() + 60
    while True:
        try:
            server.execute("SELECT 1")
            return
        except (OSError, asyncpg.PostgresError):
            if server.process.poll() is not None or time.monotonic() > end:
                pytest.fail("PostgreSQL does not start:\n" + (server.folder / "log").read_text())
            time.sleep(0.05)


def account() -> dict[str, Any]:
    """Whom to run PostgreSQL as, for Popen: it refuses to be root."""
    if os.geteuid() != 0:
        return {}
    try:
        user = pwd.getpwnam("postgres")
    except KeyError:
        pytest.fail(
            "PostgreSQL does not run as root, and there is no user postgres: "
            "run the tests as another user, or add one: useradd --system postgres",
            pytrace=False,
        )
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
