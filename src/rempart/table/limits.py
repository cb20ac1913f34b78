"""Limits on what clients may use, and the token buckets that enforce rates."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Network, ip_address

from rempart import advice

MESSAGE_BYTES = 64 * 1024
"""The longest message on a socket, and the longest request body except for those below."""
RECORD_BYTES = 2 * 1024 * 1024
"""The longest body of a request that may carry a record."""
MESSAGES = (30.0, 60)
"""Messages on one socket: per second, and in a burst."""
REQUESTS = (5.0, 60)
"""POST requests and look-ups of codes from one address: per second, and in a burst."""
PATIENCE = 20
"""Bad messages on one socket before it is closed."""
SOCKETS = (5.0, 60)
"""New sockets from one address: per second, and in a burst."""
HEADER_TIME = 10.0
"""Seconds within which a request must begin and its headers be complete."""
BODY_TIME = 30.0
"""Seconds within which its body must follow."""
TAKE_TIME = 60.0
"""Seconds within which it must be answered and the client must have read the answer."""
KEEP_ALIVE = 5
"""Seconds that a connection stays open for another request."""
HELLO_TIME = 10.0
"""Seconds within which a socket must say hello."""
CONNECTIONS = 1000
"""Open connections that are not sockets; beyond that, the one waited for longest is closed."""
CONNECTIONS_OF_ONE = 100
"""The same from one address, unless it is a reverse proxy in front of this server."""
BODIES = 64 * 1024 * 1024
"""Bytes of incomplete requests, in all connections together."""
DATA_BYTES = 128 * 1024
"""The longest body of a request that carries a designer's data file, or changed values."""
CHANGED = 1000
"""The most values of a game that may be changed at a table."""
CHECK_TIME = 3.0
"""Seconds after which checking changed values, without playing with them, is aborted."""
TRIAL_PLAY = 1.5
"""Seconds of trial play with changed values before a table is created."""
TRIAL_TIME = 6.0
"""Seconds after which trial play is aborted, whatever it is doing."""
RATE_PLAY = 1.5
"""Seconds of play for a rating (`rates`) in one request; a match that was begun is finished."""
RATE_TIME = 20.0
"""Seconds after which such a request is aborted."""
STUDY_TIME = 15.0
"""Seconds after which one step of an analysis (`positions`) is aborted."""
POSITION_BYTES = 512 * 1024
"""The longest body of a request that carries a position."""
RATES_WAITING = 4
"""How many of them one address may have waiting; one is answered at a time."""
VARIANTS = 100
"""The most different sets of changed values on tables in memory when a new one is created. Each
costs some 200 kB for as long as such a table is in memory."""
CONNECTED_IN_ALL = 8000
"""The most open sockets."""
CONNECTED = 120
"""The most open sockets from one address: a class behind one router, with two tables each."""
COMPANY = 64
"""The most open sockets at one table."""
TOLD_AT_ONCE = 8
"""How many guests of a table are updated immediately after a change: players always, then
spectators; the rest are updated one by one, with other work in between."""

BEHIND = 64 * 1024
"""Queued bytes from which a client counts as behind: it gets no updates until it has caught up, and
nothing more is read from it."""
WAITING = 512 * 1024
"""Queued bytes beyond which a client is disconnected, unless a single message is longer."""
WAITING_IN_ALL = 64 * 1024 * 1024
"""Queued bytes for all clients together; beyond that, clients with a queue are disconnected."""
TAKEN_WITHIN = 30.0
"""Seconds that a client has to receive a message before it is disconnected."""

WORK = (0.25, 5.0)
"""Seconds of the main process's time for the messages and requests of one address: per second, and
in a burst. When they are used up, the client is not refused but waits."""
WORK_PLACES = 2
"""How many of them are handled at the same time."""
WORK_WAITING = 200
"""How many may wait."""
BIG_WAITING = 20
"""How many requests with a record or a data file may wait; they are handled one at a time."""
ANSWERS = (0.4, 6.0)
"""Seconds of answering questions for one address: per second, and in a burst."""
TABLE_ANSWERS = (0.8, 12.0)
"""The same for one table."""
ANSWERS_PLACES = 2
"""How many questions of one address are answered at the same time; of one table twice as many."""
ANSWERS_WAITING = 100
"""How many may wait."""
ANSWERS_PATIENCE = 10.0
"""Seconds after which a waiting question is no longer answered."""
QUESTIONS = 16
"""Questions of one socket that may wait for earlier ones; then nothing more is read from it."""

SAYINGS = (0.5, 8)
"""Chat messages and pings from one seat: per second, and in a burst."""
VOICES = (2.0, 40)
"""The same from one address, at all tables."""
NAMED = 20
"""The most spectators listed by name; beyond that, only their number is shown."""

END_WAITS = 600
"""Minimum seconds that the holder of a seat must have been away since the end before the others may
see everything without their consent."""
END_LONGEST = 86400
"""The same at tables where nobody is ever replaced for being away."""
CODE_DAYS = 14
"""Days that a table's code works after the last change there. Links to taken seats never expire."""

HINTS = (0.5, 20)
"""Hints computed at one table: per second, and in a burst."""
HINT_TIME = advice.LONGEST
"""Seconds after which computing a hint is aborted."""
JUDGEMENTS = (1.0, 10)
"""Choices judged before they are made, at one table: per second, and in a burst."""
JUDGE_TIME = 1.0
"""Seconds to judge a choice; after that the answer would be too late."""
BOT_THINKS = 0.5
"""Seconds that a bot may think about a choice."""
BOT_LINES = 1000
"""The most iterations of search for a bot's choice."""
BOTS_ALONE = 200
"""How many choices bots make at a table that everybody has left, so that it becomes the turn of
somebody who can be notified."""
WORKERS = 4
"""The most worker processes for bots, hints and reviews."""
WORKER_MEMORY = 512 * 1024 * 1024
"""Memory limit of a worker process in bytes; a job that needs more ends with its process."""
JOB_TIME = 10.0
"""Seconds after which a job is aborted, unless its order gives another limit."""
ANSWER_WORKERS = 2
"""The most processes that answer questions."""
RENDERER_WAITING = 256
"""The most requests waiting for the renderer; beyond that, the server renders itself."""
RENDERER_TIME = 2.0
"""Seconds that the renderer may take for one request before it is killed."""
ANSWER_TIME = 5.0
"""Seconds after which answering a question is aborted."""
RECORD_TIME = 10.0
"""Seconds after which replaying a record is aborted."""
JOB_WAITS = 30.0
"""Seconds after which a job whose turn has not come is given up."""
JOBS = 256
"""The most jobs waiting in one server, for each rank: people, bots, reviews."""
JOBS_ADDRESS = 64
"""The same from one address."""
JOBS_TABLE = 16
"""The same at one table."""
BOT_ROUND, BOT_LEAST = 2.0, 0.05
"""Seconds within which all waiting bots should have had their turn: each then thinks for less time,
but at least for the second value."""
REVIEWS = 1
"""How many matches are reviewed at the same time."""

LAB_MINUTES = 10
"""Minutes of processor time that a run of the lab may take, unless the host says otherwise."""
LAB_MATCHES = 5000
"""The most matches of a run, in all its set-ups together."""
LAB_SETUPS = 24
"""The most set-ups of a run."""
LAB_VARIANTS = 4
"""The most sets of changed values in a run."""
LAB_STARTS = (1 / 30, 12)
"""Runs started from one address: per second, and in a burst."""
LAB_WAITING_ADDRESS = 3
"""How many runs from one address may be waiting or played."""
LAB_WAITING = 20
"""The same from all."""
LAB_MEMORY = 1024 * 1024 * 1024
"""Memory limit in bytes of the process that plays a run, or makes its report."""
LAB_REPORT_TIME = 300.0
"""Seconds after which making a report is aborted."""
LAB_REPORTS_WAITING = 20
"""How many reports may wait; one is made at a time."""
LAB_PACE = 8.0
"""Seconds after which a match that is only played to see how long it takes is broken off."""
LAB_DAYS = 14
"""Days that a run is kept after its end."""
LAB_KEPT = 200
"""How many runs are kept; beyond that, the oldest is deleted."""
LAB_BYTES = 2 * 1024 * 1024 * 1024
"""Bytes that they may take together; beyond that, too."""


LISTED = 50
"""The most tables that look for players at the same time."""
LISTINGS = (1 / 60, 6)
"""Tables listed from one address: per second, and in a burst."""
LISTING_PULSE = 60.0
"""Seconds between renewals of a listing while somebody of its table is connected."""
LISTING_AWAY = 180.0
"""Seconds after which a listing that was not renewed is not shown."""
LISTING_FRESH = 2.0
"""Seconds for which the list is not made anew."""
PUBLISHED_CHOICES = 5000
"""The most choices of a match that may be published."""
PUBLICATIONS = (1 / 120, 10)
"""Matches published from one address: per second, and in a burst."""
REPLAYS_SHOWN = 20
"""How many published matches a page has."""


def site_of(address: str) -> str:
    """The site of an IP address: an IPv4 address itself, or the /64 network of an IPv6 address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))


def longest(path: str) -> int:
    """The longest body of a request to a path, in bytes."""
    if path == "/api/import":
        return RECORD_BYTES
    if path.startswith("/api/positions/"):
        return POSITION_BYTES
    return DATA_BYTES if path.startswith(("/api/data/", "/api/forms/")) else MESSAGE_BYTES


class Bucket:
    """A token bucket: lets `rate` things per second through, and `most` in a burst."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic):
        self.rate = rate
        self.most = most
        self.clock = clock
        self.level = float(most)
        self.then = clock()

    def take(self) -> bool:
        """Take one token; whether there was one."""
        self._drip()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def spend(self, amount: float) -> None:
        """Take out an amount that has been used already; the level may become negative."""
        self._drip()
        self.level -= amount

    def owed(self) -> float:
        """Seconds until the level is no longer negative."""
        self._drip()
        return max(0.0, -self.level / self.rate)

    @property
    def full(self) -> bool:
        """Whether it is full again."""
        self._drip()
        return self.level >= self.most

    def _drip(self) -> None:
        now = self.clock()
        self.level = min(self.most, self.level + (now - self.then) * self.rate)
        self.then = now


class Buckets:
    """A bucket for each address or other name; full ones are dropped."""

    def __init__(self, rate: float, most: int):
        self.rate = rate
        self.most = most
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take a token from the bucket of an address; whether there was one."""
        if len(self.by_address) > 10_000:
            limit = time.monotonic() - self.most / self.rate
            self.by_address = {a: b for a, b in self.by_address.items() if b.then > limit}
        site = site_of(address)
        return self.by_address.setdefault(site, Bucket(self.rate, self.most)).take()
