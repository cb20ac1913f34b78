"""Whole runs: on several cores, killed and taken up again, on Ray."""

from __future__ import annotations

import importlib.util
import os
import signal
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rempart.kernel.text import Text
from rempart.lab import workers
from rempart.lab.play import play
from rempart.lab.query import Lab
from rempart.lab.spec import RunSpec
from rempart.lab.workers import Batches, Cores, NoRay, Task, reach
from tests.lab.conftest import SPEC, little
from tests.terminal.conftest import shell as shell
from tests.terminal.stage import Shell

FOUND = "SELECT id, record FROM matches ORDER BY cell, seed"


def expected(spec: RunSpec) -> list[tuple[str, str]]:
    seeds = range(spec.seed, spec.seed + spec.matches)
    rows = [play(cell, seed) for cell in spec.cells for seed in seeds]
    return [(row.id, row.record) for row in rows]


START = """
import sys, time
from pathlib import Path
from rempart.cli import main
from rempart.lab import run, store

store.ENOUGH = 20
"""
HALT = """
run.OFTEN = -1
add = store.RunStore.add

def halting(self, rows, written=[]):
    add(self, rows)
    written += rows
    if len(written) >= {rows}:
        Path("halted").touch()
        time.sleep(600)

store.RunStore.add = halting
"""


def command(*more: str, halt: int = 0) -> list[str]:
    """The command in a process of its own, which moves rows to Parquet often.

    One that halts writes row by row, and stands still after so many: however fast the machine,
    it is killed in the middle.
    """
    start = START + (HALT.format(rows=halt) if halt else "") + "sys.exit(main())"
    return [sys.executable, "-c", start, "lab", "run", "spec.toml", "--out", "run", *more]


def test_run_report_and_table(shell: Shell, text: Text):
    little(text)
    done = shell("lab", "run", "spec.toml", "--workers", "2")
    assert done.code == 0
    assert "6 matches played" in done.out
    assert "rempart lab report spec.lab" in done.out
    assert Lab(Path("spec.lab"), text).rows(FOUND) == expected(little(text))
    again = shell("lab", "run", "spec.toml", "--matches", "4", "--workers", "1")
    assert "2 matches played" in again.out
    assert "6 had already been played" in again.out
    assert Lab(Path("spec.lab"), text).rows(FOUND) == expected(little(text, 4))
    told = shell("lab", "table", "spec.lab")
    assert told.code == 0
    assert "game.morale: 30 instead of 20" in told.out
    assert shell("lab", "report", "spec.lab").code == 0
    assert "<svg" in Path("spec.lab/report.html").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes in /proc")
def test_a_run_that_is_killed_goes_on_without_losing_or_doubling_rows(text: Text):
    spec = little(text, 50)
    for more, rows in ((8, 8), (25, 33)):
        run = subprocess.Popen(command("--workers", "2", halt=more), stderr=subprocess.DEVNULL)
        wait_for(run, Path("halted").exists)
        workers = children(run)
        assert len(workers) == 2
        os.kill(run.pid, signal.SIGKILL)
        assert run.wait() == -signal.SIGKILL
        assert all(gone(worker) for worker in workers)
        Path("halted").unlink()
        assert Lab(Path("run"), text).value("SELECT count(*) FROM matches") == rows
    assert list(Path("run/matches").glob("*.parquet"))
    assert Path("run/journal.jsonl").read_bytes()
    done = subprocess.run(
        command("--workers", "2"), stdout=subprocess.PIPE, encoding="utf-8", check=True
    )
    assert "67 matches played" in done.stdout
    assert Lab(Path("run"), text).rows(FOUND) == expected(spec)


def wait_for(run: subprocess.Popen[Any], come: Callable[[], bool]) -> None:
    """Wait until a run has come so far."""
    until = time.monotonic() + 60
    while not come():
        assert run.poll() is None
        assert time.monotonic() < until
        time.sleep(0.01)


def children(run: subprocess.Popen[Any]) -> list[int]:
    """The processes that play for a run."""
    found = Path(f"/proc/{run.pid}/task/{run.pid}/children").read_text().split()
    return [int(pid) for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def gone(pid: int) -> bool:
    """Whether a process ends within some seconds."""
    until = time.monotonic() + 15
    while time.monotonic() < until:
        stat = Path(f"/proc/{pid}/stat")
        if not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.05)
    return False


def test_ctrl_c_keeps_what_was_played(text: Text):
    little(text, 2000)
    run = subprocess.Popen(
        command("--workers", "1"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )
    wait_for(run, lambda: any(Path("run/matches").glob("[0-9]*.parquet")))
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "Stopped" in out
    assert "Traceback" not in err
    assert 20 <= Lab(Path("run"), text).value("SELECT count(*) FROM matches") < 4000
    assert Path("run/journal.jsonl").read_bytes() == b""


@pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes in /proc")
def test_a_worker_that_is_killed_is_told(text: Text):
    little(text, 2000)
    run = subprocess.Popen(
        command("--workers", "1"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )
    wait_for(run, lambda: any(Path("run/matches").glob("[0-9]*.parquet")))
    for worker in children(run):
        os.kill(worker, signal.SIGKILL)
    _, err = run.communicate(timeout=60)
    assert run.returncode == 2
    kept = Lab(Path("run"), text).value("SELECT count(*) FROM matches")
    assert f"was killed, probably out of memory. {kept} matches are kept in run;" in err
    assert "Traceback" not in err


def dies_amid_its_rows(tasks: list[Task], noted: bool) -> list[bytes]:
    """A worker that is killed when it has written the beginning of what it hands over."""
    frame = sys._getframe()
    while "result_queue" not in frame.f_locals:
        assert frame.f_back
        frame = frame.f_back
    os.write(frame.f_locals["result_queue"]._writer.fileno(), struct.pack("!i", 1000) + b"{")
    os.kill(os.getpid(), signal.SIGKILL)
    return []


@pytest.mark.skipif(os.name != "posix", reason="it kills with a signal")
def test_a_worker_that_is_killed_amid_its_rows_is_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(workers, "play_batch", dies_amid_its_rows)
    cores = Cores(2)
    cores.submit([])
    with pytest.raises(BrokenProcessPool):
        wait_long(cores)
    cores.close()


def wait_long(cores: Cores) -> None:
    """Wait for rows for a minute."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        cores.wait()


def test_matches_that_break_off_are_told(shell: Shell, text: Text, monkeypatch: pytest.MonkeyPatch):
    """In no figure, but in the rows."""
    from rempart.lab import commands, run

    spec = little(text, 1)

    def broken(workers: object, tasks: object, stopped: object) -> object:
        for cell in spec.cells:
            row = msgspec.structs.replace(play(cell, 1), error="ValueError: ouch" * (cell.n == 1))
            yield msgspec.json.encode(row)

    monkeypatch.setattr(run, "rows", broken)
    monkeypatch.setattr(run, "Cores", lambda count: None)
    done = shell("lab", "run", "spec.toml")
    assert done.code == commands.FAILED
    assert "1 match ended with an error" in done.out
    assert "1-1: ValueError: ouch" in done.out
    lab = Lab(Path("spec.lab"), text)
    assert [one.cell.n for one in lab.figures()] == [0]
    assert lab.value("SELECT error FROM matches WHERE id = '1-1'") == "ValueError: ouch"


def test_wrong_specs_and_arguments_play_nothing(shell: Shell):
    Path("spec.toml").write_text('game = "kravra"')
    done = shell("lab", "run", "spec.toml")
    assert (done.code, done.out) == (2, "")
    assert "did you mean kravora?" in done.err
    assert not Path("spec.lab").exists()
    Path("spec.toml").write_text(SPEC.format(matches=1))
    assert "at least 1" in shell("lab", "run", "spec.toml", "--workers", "0").err
    swept = shell("lab", "run", "spec.toml", "--set", "constants.game.morale=3")
    assert "keep one of them" in swept.err
    assert "contains no run" in shell("lab", "table", "nowhere").err
    assert shell("lab").code == 2


def test_batches_take_about_a_second_and_lose_nothing(text: Text):
    cell = little(text).cells[0]
    batches = Batches(iter([(cell, seed) for seed in range(100)]))
    sizes = [len(batches.next())]
    batches.adapt(0.1)
    sizes.append(len(batches.next()))
    batches.adapt(1e-9)
    while batch := batches.next():
        sizes.append(len(batch))
    assert sizes == [1, 10, 64, 25]


@pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="Ray is not installed: pip install rempart[ray]"
)
def test_ray_plays_the_same_matches(text: Text):
    spec = little(text, 4)
    done = subprocess.run(
        command("--ray", "local", "--workers", "1"),
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    assert "8 matches played" in done.stdout
    assert Lab(Path("run"), text).rows(FOUND) == expected(spec)


def test_a_cluster_that_is_not_there_is_told_at_once():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        with pytest.raises(NoRay, match="no cluster answers there"):
            reach(f"127.0.0.1:{port}")
    reach("local")


def test_without_ray_it_is_told_how_to_have_it(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    Path("spec.toml").write_text(SPEC.format(matches=1))
    monkeypatch.setitem(sys.modules, "ray", None)
    done = shell("lab", "run", "spec.toml", "--ray", "local")
    assert done.code == 2
    assert "pip install 'rempart[ray]'" in done.err
