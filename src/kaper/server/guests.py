"""Guests: people without registration, known by a signed cookie."""

from __future__ import annotations

import contextlib
import hmac
import secrets
import time
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import get_args

import msgspec
from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from kaper.core.texts import LANGUAGES
from kaper.server import storage
from kaper.server.storage import Storage
from kaper.server.trouble import Trouble
from kaper.server.wire import Emblem, Language, Me, MeChange
from kaper.server.writing import clean, visible

COOKIE = "kaper"
COOKIE_AGE = 400 * 24 * 3600
EMBLEMS: tuple[Emblem, ...] = get_args(Emblem)
REMEMBERED = 10_000
DAY = 24 * 3600
FORGOTTEN = 60 * DAY  # after so long a guest who never played is forgotten


class Guest(msgspec.Struct, frozen=True):
    """A person at a browser."""

    id: str
    name: str
    emblem: Emblem
    language: Language
    named: bool
    generation: int = 1  # of their cookies: older ones were revoked; 0: those of the first form still count
    seen: int = 0  # when they last came, to the day

    @property
    def me(self) -> Me:
        """What guests may know of themselves; the id stays in the cookie."""
        return Me(self.name, self.emblem, self.language, self.named)


def cookie_name(*, secure: bool) -> str:
    """Behind TLS a name that browsers take only from this very host, over TLS."""
    return f"__Host-{COOKIE}" if secure else COOKIE


def name_of(text: str) -> str:
    """A name that may stand at a table."""
    name = clean(text, 24)
    if not visible(name):
        raise Trouble(400, "service-name")
    return name


def preferred(accepted: str) -> Language:
    """The language a browser asks for, from its Accept-Language."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted[:200].split(",")):
        tag, _, quality = part.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), place, tag[:2].lower()))
        except ValueError:
            continue
    for _, _, tag in sorted(wishes):
        if tag in LANGUAGES:
            return "pl" if tag == "pl" else "en"
    return "en"


class Guests:
    """All guests of a database, and the key that signs their cookies."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.key = b""
        self.known: dict[str, Guest] = {}
        self.remembering: Callable[[], bool] = lambda: True  # would we hear of a change at another process?

    async def open(self) -> None:
        """Read the key, or make it the first time."""
        query = select(storage.secrets.c.value).where(storage.secrets.c.name == "cookie")
        row = await self.storage.row(query)
        if row is None:
            with contextlib.suppress(IntegrityError):  # another process made it meanwhile
                made = insert(storage.secrets).values(name="cookie", value=secrets.token_bytes(32))
                await self.storage.write((made, None))
            row = await self.storage.row(query)
            assert row is not None
        self.key = row.value

    def _signature(self, text: str) -> str:
        return hmac.new(self.key, text.encode(), sha256).hexdigest()[:32]

    def cookie_of(self, guest: Guest) -> str:
        """The value of a guest's cookie: who, since when, and of which generation."""
        text = f"{guest.id}.{int(time.time()):x}.{guest.generation}"
        return f"{text}.{self._signature(text)}"

    async def of_cookies(self, cookies: Mapping[str, str], *, secure: bool) -> Guest | None:
        """The guest of a request's cookies. Behind TLS only a cookie that no other site can set counts, or an old one."""
        value = cookies.get(cookie_name(secure=secure))
        if value is None and secure and cookies.get(COOKIE, "").count(".") == 1:
            value = cookies.get(COOKIE)
        return await self.of_cookie(value)

    async def of_cookie(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie, if it is one of ours, not too old and not revoked."""
        text, _, signature = (cookie or "").rpartition(".")
        if not signature.isascii() or not hmac.compare_digest(signature, self._signature(text)):
            return None
        id, _, rest = text.partition(".")
        since, _, generation = rest.partition(".")
        if rest and int(since, 16) + COOKIE_AGE < time.time():
            return None
        guest = self.known.get(id) if self.remembering() else None
        if guest is None:
            guest = await self.read(id)
            if guest is None:
                return None
        return guest if guest.generation == int(generation or 0) else None

    async def read(self, id: str) -> Guest | None:
        """A guest as the database knows them."""
        row = await self.storage.row(select(storage.guests).where(storage.guests.c.id == id))
        if row is None:
            return None
        return self._remember(Guest(row.id, row.name, row.emblem, row.language, row.named, row.generation, row.seen))

    async def revoke(self, guest: Guest) -> Guest:
        """No cookie of this guest that was given so far counts any more."""
        later = msgspec.structs.replace(guest, generation=guest.generation + 1)
        values = {"generation": later.generation}
        known = update(storage.guests).where(storage.guests.c.id == guest.id).values(values)
        await self.storage.write((known, None), *self.storage.news("revoked", guest.id))
        return self._remember(later)

    def _remember(self, guest: Guest) -> Guest:
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        self.known[guest.id] = guest
        return guest

    async def new(self, language: Language) -> Guest:
        """Somebody who came for the first time."""
        id = secrets.token_hex(16)
        number = 100 + secrets.randbelow(900)
        moment = int(time.time())
        guest = Guest(id, f"Kaper {number}", secrets.choice(EMBLEMS), language, False, seen=moment)
        row = msgspec.structs.asdict(guest) | {"created": moment}
        await self.storage.write((insert(storage.guests).values(row), None))
        return self._remember(guest)

    async def welcome(self, guest: Guest) -> Guest:
        """Somebody came back; noted once a day."""
        moment = int(time.time())
        if moment < guest.seen + DAY:
            return guest
        known = update(storage.guests).where(storage.guests.c.id == guest.id).values(seen=moment)
        await self.storage.write((known, None))
        return self._remember(msgspec.structs.replace(guest, seen=moment))

    async def forget(self) -> None:
        """Forget those who have not come for long and left no trace: no seat, table or record, nobody shunned."""
        g, t, s = storage.guests, storage.tables, storage.shuns
        traces = (
            exists().where(t.c.maker == g.c.id),
            exists().where(storage.seats.c.guest == g.c.id),
            exists().where(storage.uploads.c.guest == g.c.id),
            exists().where(storage.barred.c.guest == g.c.id),
            exists().where((s.c.guest == g.c.id) | (s.c.other == g.c.id)),
        )
        gone = g.c.seen < int(time.time()) - FORGOTTEN
        await self.storage.write((delete(g).where(gone, *(~trace for trace in traces)), None))
        self.known.clear()

    async def change(self, guest: Guest, wish: MeChange) -> Guest:
        """A guest takes another name, emblem or language."""
        changed = Guest(
            guest.id,
            guest.name if wish.name is None else name_of(wish.name),
            wish.emblem or guest.emblem,
            wish.language or guest.language,
            guest.named or wish.name is not None,
            guest.generation,
            guest.seen,
        )
        values = msgspec.structs.asdict(changed)
        known = update(storage.guests).where(storage.guests.c.id == guest.id).values(values)
        await self.storage.write((known, None), *self.storage.news("guest", guest.id))
        return self._remember(changed)
