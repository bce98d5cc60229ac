"""Limits: how much one guest or one address may ask for, however many sockets and sessions they open."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

from kaper.server.settings import Limits
from kaper.server.trouble import Trouble

REMEMBERED = 20_000
STUBBORN = 50  # refusals in a row after which somebody is not even answered


class Bucket:
    """So many a second on average, and a burst; `rate` 0 means no limit."""

    __slots__ = ("burst", "left", "rate", "refused", "since")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.left = float(burst)
        self.refused = 0  # since the last one that passed
        self.since = time.monotonic()

    def ready(self) -> bool:
        """Could one more pass?"""
        if not self.rate:
            return True
        now = time.monotonic()
        self.left = min(float(self.burst), self.left + (now - self.since) * self.rate)
        self.since = now
        return self.left >= 1

    def take(self, weight: float = 1) -> bool:
        """May one more pass? It uses up so much."""
        if not self.rate:
            return True
        if not self.ready():
            self.refused += 1
            return False
        self.left -= weight
        self.refused = 0
        return True


class Buckets:
    """A bucket for each guest or address; the one longest unused is forgotten first, never all at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of this one."""
        bucket = self.known.get(key)
        if bucket is None:
            bucket = self.known[key] = Bucket(self.rate, self.burst)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        return bucket

    def take(self, key: str, weight: float = 1) -> bool:
        """May one more of this one pass? It uses up so much."""
        return self.of(key).take(weight)

    def flooded(self, key: str) -> bool:
        """Does this one not stop, though it was refused again and again?"""
        bucket = self.known.get(key)
        return bucket is not None and bucket.refused > STUBBORN and not bucket.ready()

    def check(self, key: str, said: str = "service-too-fast") -> None:
        """The same, as trouble for whoever asks too much."""
        if not self.take(key):
            raise Trouble(429, said)


class Shares:
    """A bucket for each guest, and one for each address that holds as much as a household's: whoever makes himself a
    crowd of guests gets no crowd's share."""

    def __init__(self, rate: float, burst: int, household: int) -> None:
        self.guests = Buckets(rate, burst)
        self.addresses = Buckets(rate * household, burst * household)

    def take(self, guest: str, address: str) -> bool:
        """May one more of this guest at this address pass?"""
        mine, ours = self.guests.of(guest), self.addresses.of(neighbourhood(address))
        return mine.ready() and ours.ready() and mine.take() and ours.take()

    def check(self, guest: str, address: str) -> None:
        """The same, as trouble for whoever asks too much."""
        if not self.take(guest, address):
            raise Trouble(429, "service-too-fast")


class Allowance:
    """All that is limited, each by whom it is limited."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests, limits.burst)  # by address, as the next one
        self.guests = Buckets(limits.guests, limits.guest_burst)
        many = limits.household  # all that follow by guest and address
        self.messages = Shares(limits.messages, limits.message_burst, many)
        self.undos = Shares(limits.undos, limits.undo_burst, many)
        self.hellos = Shares(limits.hellos, limits.hello_burst, many)
        self.chats = Shares(limits.chats, limits.chat_burst, many)
        self.uploads = Shares(limits.uploads, limits.upload_burst, many)
        self.changes = Shares(limits.changes, limits.change_burst, many)
        self.tables = Shares(limits.new_tables, limits.new_table_burst, many)


def neighbourhood(address: str) -> str:
    """The address by which a client is counted: one customer of IPv6 has a whole /64 of them."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False).network_address)
    return str(found)
