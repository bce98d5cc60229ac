"""The view: all that one seat may know, from a white list.

Targets of options on the chart: `ship:N`, `island:N`, `fort:N`, `terrain:N` are things by their number here;
`pose:X,Y,HEADING` is a hull of the ship asked about, put there; `sea:X,Y` a place for an island or terrain;
`mast:ship:N/M` and `mast:fort:N/M` a mast or flag with its cannon, `mast:N/M` and `flag:N/M` one that may fall;
`coin:island:N/P`, `coin:ship:N/P`, `crew:ship:N/P`, `crew:shore:N/P`, `crew:fort:N/P` a coin or crew by its place in the list, `shore` where
crew is put ashore, `marine:N` one at its post; `laths:SL`, `bonus:S`, `rest:N`, `astern:1` say with which segments the ship asked about sails. Lengths are hundredths of a millimetre, headings tenths of a degree.
"""

from __future__ import annotations

import msgspec

from kaper.games.spanishmain.abilities import adrift, base_move, bonus_move, ghostly, room
from kaper.games.spanishmain.cards import CARDS, WORDS
from kaper.games.spanishmain.chart import SLOT_NAMES, pinned
from kaper.games.spanishmain.state import (
    KINDS,
    Fort,
    Island,
    Sea,
    Ship,
    gold,
    start_gold,
    threshold,
)
from kaper.games.spanishmain.words import crew_key, fleet_text


class CrewView(msgspec.Struct, frozen=True):
    """A crew on a deck or ashore; face down and not one's own: no key."""

    key: str | None
    nation: str | None
    face_up: bool
    card: str | None = None
    name: str | None = None
    effects: list[str] = []  # its abilities and keywords


class ShipView(msgspec.Struct, frozen=True):
    """A ship on the chart. What is hidden from the viewer is None."""

    number: int
    card: str
    name: str
    nation: str
    owner: int
    points: int
    built: int  # masts it was built with
    masts: list[bool]  # standing, from the bow
    cannons: list[list[int | str]]  # rank and range of each mast
    cargo: int
    move: str
    segments: str | None  # of its next move action with what is aboard; only for its owner
    effects: list[str]  # abilities and keywords of its card
    x: int
    y: int
    heading: int
    crew: list[CrewView]
    coins: list[int | None]
    room: int | None
    docked: int
    acted: bool
    pinned: bool
    tow: int
    towed: int
    fog: int
    tangled: bool
    derelict: bool
    wreck: bool
    sunk: bool
    scuttled: bool
    panels: int = 0  # armour panels of a Turtle Ship
    fire: list[bool] = []  # masts that burn
    finds: list[str | None] = []  # unique treasures aboard, by their ability
    ghostly: bool = False
    held: int = 0  # turns for which it has no action
    extra: int = 0  # guns beyond those of its masts
    kinds: list[str | None] = []  # by place among the coins: what a piece is that is no coin (`kinds`)


class IslandView(msgspec.Struct, frozen=True):
    """An island."""

    number: int
    shape: int
    x: int
    y: int
    rotation: int
    home: int
    marks: list[int]  # seats that explored it
    coins: list[int | None]
    crew: list[CrewView]
    fort: int
    kinds: list[str | None] = []  # by place among the coins: what a piece is that is no coin (`kinds`)


class TerrainView(msgspec.Struct, frozen=True):
    """Fog, a reef or a Sargasso Sea; the level is this turn's die, 0: none."""

    kind: str
    x: int
    y: int
    rotation: int
    level: int


class FortView(msgspec.Struct, frozen=True):
    """A fort that was built."""

    number: int
    card: str
    name: str
    nation: str
    owner: int
    island: int
    flags: list[bool]
    slots: list[str]
    cannons: list[list[int | str]]
    coins: list[int]
    price: int
    acted: bool
    gone: bool
    crew: list[CrewView] = []  # lost crew that gathered here


class PlayerView(msgspec.Struct, frozen=True):
    """A seat: its fleet, its gold at home, crew waiting there, and how many forts it keeps aside."""

    seat: int
    fleet: str | None
    gold: int  # at home and in forts: what counts
    home: list[int]
    in_forts: int
    aboard: int  # gold on its ships as far as the viewer knows
    coins_aboard: int
    ashore: list[CrewView]
    forts: list[str] | None
    forts_left: int
    events: list[str] | None = None  # by their ability, for their owner alone
    events_left: int = 0


class TokenView(msgspec.Struct, frozen=True):
    """An event that lies on the sea, or a Marine at its post ashore."""

    kind: str
    owner: int
    x: int
    y: int


class Chart(msgspec.Struct, frozen=True):
    """The sea as one seat sees it."""

    seat: int | None
    edition: str
    size: int
    round: int
    rounds: int
    active: int
    order: list[int]
    total: int
    needed: int
    players: list[PlayerView]
    ships: list[ShipView]
    islands: list[IslandView]
    terrain: list[TerrainView]
    forts: list[FortView]
    over: bool
    ending: str
    tokens: list[TokenView] = []


def view(s: Sea, seat: int | None) -> Chart:
    """The white list: everything open, own crew, and coins one has looked at."""
    return Chart(
        seat,
        s.options.edition,
        s.size,
        s.round,
        s.options.rounds,
        s.active,
        s.order[:],
        start_gold(s),
        threshold(s),
        [player_view(s, seat, i) for i in range(s.seats)],
        [ship_view(s, seat, i) for i in range(len(s.ships))],
        [island_view(s, seat, i, island) for i, island in enumerate(s.islands)],
        [TerrainView(KINDS[p.kind], p.x, p.y, p.rotation, p.level) for p in s.terrain],
        [fort_view(s, seat, i, fort) for i, fort in enumerate(s.forts)],
        s.over,
        s.ending,
        tokens(s),
    )


def tokens(s: Sea) -> list[TokenView]:
    found = [TokenView(token.effect, token.owner, token.x, token.y) for token in s.tokens]
    return found + [TokenView(f"marine:{item}", s.crew_owner[int(item)], x, y) for item, (x, y) in s.posts.items()]


def knows(s: Sea, seat: int | None, item: int) -> bool:
    known = s.seen[item]
    return known == -1 or (seat is not None and bool(known >> seat & 1))


def coins(s: Sea, seat: int | None, items: list[int]) -> list[int | None]:
    """What coins are worth; a captive or a treasure among them counts as nothing."""
    return [s.worth[item] if knows(s, seat, item) else None for item in items]


def kinds(s: Sea, seat: int | None, items: list[int]) -> list[str | None]:
    """What lies among coins and is none, as far as the viewer knows: `ut_natives`, a captive's `crew-captain` or name."""
    if not any(s.crew_card[item] >= 0 and knows(s, seat, item) for item in items):
        return []
    return [piece(s.crew_card[item]) if s.crew_card[item] >= 0 and knows(s, seat, item) else None for item in items]


def piece(number: int) -> str:
    card = CARDS[number]
    if card.type == "treasure":
        return word_of(number)
    return crew_key(number) if card.generic else card.name


def word_of(number: int) -> str:
    """The ability of an event or a unique treasure."""
    return next(iter(CARDS[number].effects))


def crew(s: Sea, seat: int | None, items: list[int]) -> list[CrewView]:
    return [
        crew_view(s.crew_card[item], s.seen[item] == -1) if knows(s, seat, item) else CrewView(None, None, False)
        for item in items
    ]


def crew_view(number: int, face_up: bool) -> CrewView:
    card = CARDS[number]
    return CrewView(crew_key(number), card.nation, face_up, card.id, card.name, sorted(WORDS[number]))


def ship_view(s: Sea, seat: int | None, number: int) -> ShipView:
    ship: Ship = s.ships[number]
    card = CARDS[ship.card]
    own = seat == ship.owner
    placed = s.round > 0
    segments = None
    if own and placed and not ship.sunk and not ship.wreck:
        segments = "+".join([*base_move(s, ship, ship.tow >= 0), *(length for length, _ in bonus_move(s, ship))])
    return ShipView(
        number,
        card.id,
        card.name,
        card.nation,
        ship.owner,
        card.points,
        card.masts,
        [bool(ship.masts >> i & 1) for i in range(card.masts)],
        [[gun.rank, gun.range] for gun in card.cannons],
        card.cargo,
        "+".join(card.move),
        segments,
        sorted(WORDS[ship.card]),
        ship.x,
        ship.y,
        ship.heading,
        crew(s, seat, ship.crew),
        coins(s, seat, ship.coins),
        room(s, ship) if own else None,
        ship.docked,
        ship.acted,
        placed and not ship.sunk and not ship.wreck and pinned(s, number),
        ship.tow,
        ship.towed,
        ship.fog,
        ship.tangled,
        adrift(s, ship) and not ship.sunk and not ship.wreck,
        ship.wreck,
        ship.sunk,
        ship.scuttled,
        ship.panels,
        [bool(ship.fire >> i & 1) for i in range(card.masts)],
        [word_of(s.crew_card[item]) if knows(s, seat, item) else None for item in ship.finds],
        ghostly(ship),
        ship.held,
        ship.extra,
        kinds(s, seat, ship.coins),
    )


def island_view(s: Sea, seat: int | None, number: int, island: Island) -> IslandView:
    return IslandView(
        number,
        island.shape,
        island.x,
        island.y,
        island.rotation,
        island.home,
        [i for i in range(s.seats) if island.marks >> i & 1],
        coins(s, seat, island.coins),
        crew(s, seat, island.crew),
        island.fort,
        kinds(s, seat, island.coins),
    )


def fort_view(s: Sea, seat: int | None, number: int, fort: Fort) -> FortView:
    card = CARDS[fort.card]
    return FortView(
        number,
        card.id,
        card.name,
        card.nation,
        fort.owner,
        fort.island,
        [bool(fort.flags >> i & 1) for i in range(len(card.cannons))],
        [SLOT_NAMES[slot] for slot in fort.slots],
        [[gun.rank, gun.range] for gun in card.cannons],
        [s.worth[coin] for coin in fort.coins],
        fort.price,
        fort.acted,
        fort.gone,
        crew(s, seat, fort.crew),
    )


def player_view(s: Sea, seat: int | None, number: int) -> PlayerView:
    aboard = [coin for ship in s.ships if ship.owner == number for coin in ship.coins]
    at_home = [s.worth[coin] for coin in s.homes[number]]
    return PlayerView(
        number,
        fleet_text(s.fleets[number]).key.removeprefix("fleet-") if s.fleets[number] != -1 else None,
        gold(s, number),
        at_home,
        gold(s, number) - sum(at_home),
        sum(s.worth[coin] for coin in aboard if knows(s, seat, coin)),
        len(aboard),
        crew(s, seat, s.ashore[number]),
        [CARDS[card].name for card in s.fort_cards[number]] if seat == number else None,
        len(s.fort_cards[number]),
        [word_of(card) for card in s.events[number]] if seat == number else None,
        len(s.events[number]),
    )
