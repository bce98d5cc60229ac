"""Limits: how much one guest or one address may ask for, however many sockets and sessions they open."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

from kaper.server.settings import Limits
from kaper.server.trouble import Trouble

REMEMBERED = 20_000


class Bucket:
    """So many a second on average, and a burst; `rate` 0 means no limit."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.left = float(burst)
        self.since = time.monotonic()

    def take(self) -> bool:
        """May one more pass?"""
        if not self.rate:
            return True
        now = time.monotonic()
        self.left = min(float(self.burst), self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each guest or address; the one longest unused is forgotten first, never all at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """May one more of this one pass?"""
        bucket = self.known.get(key)
        if bucket is None:
            bucket = self.known[key] = Bucket(self.rate, self.burst)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        return bucket.take()

    def check(self, key: str, said: str = "service-too-fast") -> None:
        """The same, as trouble for whoever asks too much."""
        if not self.take(key):
            raise Trouble(429, said)


class Allowance:
    """All that is limited, each by whom it is limited."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests, limits.burst)  # by address, as the next one
        self.guests = Buckets(limits.guests, limits.guest_burst)
        self.messages = Buckets(limits.messages, limits.message_burst)  # by guest, as all that follow
        self.hellos = Buckets(limits.hellos, limits.hello_burst)
        self.chats = Buckets(limits.chats, limits.chat_burst)
        self.uploads = Buckets(limits.uploads, limits.upload_burst)
        self.changes = Buckets(limits.changes, limits.change_burst)
        self.tables = Buckets(limits.new_tables, limits.new_table_burst)


def neighbourhood(address: str) -> str:
    """The address by which a client is counted: one customer of IPv6 has a whole /64 of them."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False).network_address)
    return str(found)
