"""Guests: people without registration, known by a signed cookie."""

from __future__ import annotations

import hmac
import re
import secrets
import time
import unicodedata
from hashlib import sha256
from typing import get_args

import msgspec
from sqlalchemy import insert, select, update

from kaper.core.texts import LANGUAGES
from kaper.server import storage
from kaper.server.storage import Storage
from kaper.server.trouble import Trouble
from kaper.server.wire import Emblem, Language, Me, MeChange

COOKIE = "kaper"
COOKIE_AGE = 400 * 24 * 3600
EMBLEMS: tuple[Emblem, ...] = get_args(Emblem)
REMEMBERED = 10_000


class Guest(msgspec.Struct, frozen=True):
    """A person at a browser."""

    id: str
    name: str
    emblem: Emblem
    language: Language
    named: bool

    @property
    def me(self) -> Me:
        """What guests may know of themselves; the id stays in the cookie."""
        return Me(self.name, self.emblem, self.language, self.named)


def clean(text: str, longest: int) -> str:
    """A name or a line of chat without control and direction signs and without runs of spaces."""
    kept = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", text) if plain(c))
    return re.sub(r" +", " ", kept).strip()[:longest].strip()


def plain(sign: str) -> bool:
    """Is this a visible sign or a space? Joiners stay: emoji and some scripts need them."""
    return sign.isspace() or sign == "\u200d" or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def name_of(text: str) -> str:
    """A name that may stand at a table."""
    name = clean(text, 24)
    if not name:
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

    async def open(self) -> None:
        """Read the key, or make it the first time."""
        query = select(storage.secrets.c.value).where(storage.secrets.c.name == "cookie")
        row = await self.storage.row(query)
        if row is None:
            self.key = secrets.token_bytes(32)
            await self.storage.write((insert(storage.secrets).values(name="cookie", value=self.key), None))
        else:
            self.key = row.value

    def _signature(self, id: str) -> str:
        return hmac.new(self.key, id.encode(), sha256).hexdigest()[:32]

    def cookie_of(self, guest: Guest) -> str:
        """The value of a guest's cookie."""
        return f"{guest.id}.{self._signature(guest.id)}"

    async def of_cookie(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie, if it is one of ours."""
        id, _, signature = (cookie or "").partition(".")
        if not signature or not signature.isascii() or not hmac.compare_digest(signature, self._signature(id)):
            return None
        guest = self.known.get(id)
        if guest is None:
            row = await self.storage.row(select(storage.guests).where(storage.guests.c.id == id))
            if row is None:
                return None
            guest = self._remember(Guest(row.id, row.name, row.emblem, row.language, row.named))
        return guest

    def _remember(self, guest: Guest) -> Guest:
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        self.known[guest.id] = guest
        return guest

    async def new(self, language: Language) -> Guest:
        """Somebody who came for the first time."""
        id = secrets.token_hex(16)
        number = 100 + secrets.randbelow(900)
        guest = Guest(id, f"Kaper {number}", secrets.choice(EMBLEMS), language, False)
        row = msgspec.structs.asdict(guest) | {"created": int(time.time())}
        await self.storage.write((insert(storage.guests).values(row), None))
        return self._remember(guest)

    async def change(self, guest: Guest, wish: MeChange) -> Guest:
        """A guest takes another name, emblem or language."""
        changed = Guest(
            guest.id,
            guest.name if wish.name is None else name_of(wish.name),
            wish.emblem or guest.emblem,
            wish.language or guest.language,
            guest.named or wish.name is not None,
        )
        values = msgspec.structs.asdict(changed)
        await self.storage.write((update(storage.guests).where(storage.guests.c.id == guest.id).values(values), None))
        return self._remember(changed)
