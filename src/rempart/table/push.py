"""Web Push: tells somebody whose page is closed that it is their turn, if the host has set keys.

The browser provides an address at its vendor's push service and a key. Messages are encrypted for
that browser and signed with the host's key (VAPID), which `rempart push-keys` creates.
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
"""The environment variables that the host sets."""

SERVICES = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.notify.windows.com",
    "https://*.push.apple.com",
)
"""The push services of browsers. A server that sent to any address a visitor names could be used to
reach into its own network."""

WAIT = 4.0
"""Seconds before a notification is sent, so that reloading the page does not cause one."""
PATIENCE = 10.0
"""Timeout for a push service's answer, in seconds."""
KEEP = 24 * 3600
"""Seconds that a push service keeps a message for a browser that is not running."""
GONE = (404, 410)
"""The statuses for a subscription that no longer exists."""


class CannotPush(RempartError):
    """Web Push is not set up correctly."""


class Pusher:
    """Sends messages to browsers, each from a thread."""

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
        """Whether these can be the endpoint and the keys of a browser."""
        return (
            endpoint.isascii()
            and endpoint.isprintable()
            and any(fits(endpoint, service) for service in self._services)
            and len(decoded(p256dh)) == 65
            and len(decoded(auth)) == 16
        )

    async def send(self, to: Subscription, news: Mapping[str, object]) -> bool:
        """Send a message; whether the subscription may still exist afterwards."""
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
        except OSError as error:  # Raised by requests: no connection, or no answer.
            log.warning("a push service cannot be reached: %s", error)
        return True

    def close(self) -> None:
        """Stop sending, without waiting for messages on their way."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def from_environment() -> Pusher | None:
    """The pusher with the host's settings; None: Web Push is off."""
    key = os.environ.get(KEY, "").strip()
    if not key:
        return None
    contact = os.environ.get(CONTACT, "").strip()
    return Pusher(key, contact, os.environ.get(HOSTS, ""))


def new_key() -> str:
    """A new private key for a host."""
    try:
        from py_vapid import Vapid
    except ModuleNotFoundError as error:
        raise CannotPush("the package pywebpush is missing: pip install 'rempart[push]'") from error
    made = Vapid()
    made.generate_keys()
    number = made.private_key.private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def public_bytes(key: Any) -> bytes:
    """The public key in the format that browsers expect."""
    from cryptography.hazmat.primitives import serialization

    return key.public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def fits(endpoint: str, service: str) -> bool:
    """Whether an endpoint belongs to a service: same scheme, host and port."""
    try:
        given, wanted = urlsplit(endpoint), urlsplit(service)
        same = given.scheme == wanted.scheme and given.port == wanted.port
    except ValueError:
        return False
    host, name = given.hostname or "", wanted.hostname or ""
    return same and (host == name or (name.startswith("*.") and host.endswith(name[1:])))


def encoded(raw: bytes) -> str:
    """Bytes in unpadded URL-safe base64, as browsers write them."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of a browser's base64; empty if it is malformed."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""
