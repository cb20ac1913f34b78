"""A page of another site, in a browser on the host's own machine, cannot do anything there."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
import pytest
from playwright.sync_api import Browser

from tests.e2e.people import ME, new_table
from tests.table.server import Served

ATTACK = """async ([url, table]) => {
    const wish = { game: 'fantasy_defense', seats: [{ who: 'bot', bot: 'random' }], seed: 1 };
    const body = JSON.stringify(wish);
    const tried = {};
    const attempt = async (name, init) => {
        try {
            const answer = await fetch(`${url}/api/tables`, { method: 'POST', body, ...init });
            tried[name] = `${answer.type} ${answer.status}`;
        } catch {
            tried[name] = 'refused';
        }
    };
    await attempt('no-cors', { mode: 'no-cors' });
    await attempt('no type', { mode: 'no-cors', body: new Blob([body]) });
    await attempt('as text', { headers: { 'content-type': 'text/plain' } });
    await attempt('as json', { headers: { 'content-type': 'application/json' } });
    navigator.sendBeacon(`${url}/api/tables`, new Blob([body], { type: 'text/plain' }));
    const form = Object.assign(document.createElement('form'), {
        method: 'post', action: `${url}/api/tables`, enctype: 'text/plain', target: 'frame',
    });
    const name = body.slice(0, -1) + ', "x": "';
    form.append(Object.assign(document.createElement('input'), { name, value: '"}' }));
    const frame = Object.assign(document.createElement('iframe'), { name: 'frame' });
    document.body.append(frame, form);
    const sent = new Promise((done) => frame.addEventListener('load', done));
    form.submit();
    await sent;
    tried.socket = await new Promise((done) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/${table}`);
        socket.onopen = () => done('open');
        socket.onerror = () => done('refused');
    });
    return tried;
}"""


class Elsewhere(BaseHTTPRequestHandler):
    """Another site, with an empty page."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>evil</title>")

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """Another site: another port of the same machine is one."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_another_site_makes_no_table(served: Served, browser: Browser, elsewhere: str):
    made = new_table(served, ME)

    def tables() -> int:
        return httpx.get(f"{served.url}/api/health", trust_env=False).json()["tables"]

    before = tables()
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(elsewhere)
        tried = page.evaluate(ATTACK, [served.url, made["table"]])
    assert tried["as text"] == tried["as json"] == tried["socket"] == "refused"
    assert tables() == before
