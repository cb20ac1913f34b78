"""`rempart replay FILE --browser`: a saved match on a table of its own, to look back at."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

from websockets.sync.client import connect

import rempart
from rempart.play import by_names, play_out
from rempart.terminal import saves


def test_a_saved_match_is_served(tmp_path: Path):
    match = rempart.new("fantasy_defense", seed=7)
    play_out(match, by_names(["random"], 7, match.game))
    saves.write(tmp_path / "match.json", match)
    command = [sys.executable, "-m", "rempart.cli", "replay", "match.json", "--browser"]
    with subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        found = re.search(r"http(://\S+?/)t/(\S+)", said)
        assert found is not None, said
        with connect(f"ws{found[1]}ws/{found[2]}") as socket:
            socket.send(json.dumps({"type": "hello"}))
            seen = json.loads(socket.recv(timeout=30))
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=30)
    assert match.outcome is not None
    assert match.game.text("en")(f"outcome.{match.outcome.reason}") in json.dumps(seen)
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]
