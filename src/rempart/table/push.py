"""Web Push: "it is your turn" to somebody whose page is closed, where the host has set keys.

The browser gives an address at its maker's push service and a key; what is sent there is encrypted
for that browser, and signed with the host's key (VAPID). `rempart push-keys` makes one.
"""

from __future__ import annotations

import asyncio
import logging
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import msgspec

from rempart.kernel import RempartError
from rempart.table.store import Subscription

log = logging.getLogger("rempart.table")

KEY, CONTACT, HOSTS = "REMPART_PUSH_KEY", "REMPART_PUSH_CONTACT", "REMPART_PUSH_HOSTS"
"""What the host sets in the environment."""

SERVICES = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.notify.windows.com",
    "https://*.push.apple.com",
)
"""Where browsers have their push services. A server that sent to any address that a visitor names
would open doors in its own network."""

WAIT = 4.0
"""Seconds before somebody is told: a page that is being loaded anew is not away."""
PATIENCE = 10.0
"""Seconds for a push service to answer."""
KEEP = 24 * 3600
"""Seconds that a push service keeps it for a browser that is not running."""
GONE = (404, 410)
"""What a push service says of a browser that will not come back."""


class CannotPush(RempartError):
    """Web Push is not set up as it must be."""


class Pusher:
    """Sends to browsers. Each message takes a moment in a thread."""

    def __init__(self, key: str, contact: str, more: str = "", wait: float = WAIT):
        try:
            import pywebpush
            from py_vapid import Vapid, VapidException
        except ModuleNotFoundError as error:
            raise CannotPush(
                f"{KEY} is set, but the package pywebpush is missing: pip install 'rempart[push]'"
            ) from error
        try:
            self._key = Vapid.from_string(key)
            self.public = encoded(public_bytes(self._key))
        except (ValueError, VapidException, TypeError) as error:
            raise CannotPush(f"{KEY} is not a key; make one with: rempart push-keys") from error
        if not contact.startswith(("mailto:", "https://")):
            raise CannotPush(
                f"{CONTACT} is not set; push services want to know whom to write to if something "
                "is wrong: mailto:you@example.org"
            )
        self._push = pywebpush
        self._contact = contact
        self._services = (*SERVICES, *more.split())
        self.wait = wait
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="push")

    def accepts(self, endpoint: str, p256dh: str, auth: str) -> bool:
        """Whether this can be a browser's."""
        return (
            endpoint.isascii()
            and endpoint.isprintable()
            and any(fits(endpoint, service) for service in self._services)
            and len(decoded(p256dh)) == 65
            and len(decoded(auth)) == 16
        )

    async def send(self, to: Subscription, news: Mapping[str, object]) -> bool:
        """Send; whether there may still be somebody there the next time."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._send, to, news)

    def _send(self, to: Subscription, news: Mapping[str, object]) -> bool:
        try:
            self._push.webpush(
                {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                msgspec.json.encode(news).decode(),
                vapid_private_key=self._key,
                vapid_claims={"sub": self._contact},
                headers={"Urgency": "normal", "Topic": f"{to.table}-{to.seat}"[:32]},
                timeout=PATIENCE,
                ttl=KEEP,
            )
        except self._push.WebPushException as error:
            status = error.status_code
            log.warning("a push was not taken: %s", status or error)
            return status not in GONE
        except OSError as error:  # What requests raises: no connection, no answer.
            log.warning("a push service cannot be reached: %s", error)
        return True

    def close(self) -> None:
        """Let nothing more be sent."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def from_environment() -> Pusher | None:
    """What the host has set; None: no push."""
    key = os.environ.get(KEY, "").strip()
    if not key:
        return None
    contact = os.environ.get(CONTACT, "").strip()
    return Pusher(key, contact, os.environ.get(HOSTS, ""))


def new_key() -> str:
    """A key for a host."""
    try:
        from py_vapid import Vapid
    except ModuleNotFoundError as error:
        raise CannotPush("the package pywebpush is missing: pip install 'rempart[push]'") from error
    made = Vapid()
    made.generate_keys()
    number = made.private_key.private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def public_bytes(key: Any) -> bytes:
    """The public half of a key as browsers want it."""
    from cryptography.hazmat.primitives import serialization

    return key.public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def fits(endpoint: str, service: str) -> bool:
    """Whether an address is at a service: of the same scheme, host and port."""
    try:
        given, wanted = urlsplit(endpoint), urlsplit(service)
        same = given.scheme == wanted.scheme and given.port == wanted.port
    except ValueError:
        return False
    host, name = given.hostname or "", wanted.hostname or ""
    return same and (host == name or (name.startswith("*.") and host.endswith(name[1:])))


def encoded(raw: bytes) -> str:
    """Bytes as browsers write them."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of what a browser wrote; none if it is nonsense."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""
