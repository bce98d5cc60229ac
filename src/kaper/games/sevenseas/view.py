"""What one seat may know, from a white list, as typed data for the browser and as simple panels."""

from __future__ import annotations

import msgspec

from kaper.core.panels import Cell, Panel
from kaper.core.ruler import Corner
from kaper.core.words import Text, Who
from kaper.games.sevenseas.cards import (
    CHARACTERS,
    CONVOYS,
    GOODS,
    NATIONS,
    nation_of,
    port_name,
)
from kaper.games.sevenseas.mats import (
    CardView,
    LootView,
    PlayerView,
    RaidView,
    above_last_round,
    card_view,
    loot_views,
    player_view,
    raid_view,
    sales,
)
from kaper.games.sevenseas.measure import gap, nearest_pairs
from kaper.games.sevenseas.raid import fight
from kaper.games.sevenseas.state import NOBODY, Player, SevenSeas
from kaper.games.sevenseas.tray import Die, Throw
from kaper.games.sevenseas.words import card_text


class DuelView(msgspec.Struct, frozen=True):
    """One duel of a battle, by places in the list of dice."""

    red: int
    ship: int
    gap: float
    ruler: tuple[Corner, Corner]
    red_sinks: bool
    ship_sinks: bool


class TrayView(msgspec.Struct, frozen=True):
    """The last throw as it lies in the tray, with its duels or the ships the Whirlpool caught."""

    thrower: int
    cause: str
    dice: tuple[Die, ...]
    duels: list[DuelView]
    caught: list[int]


class SevenSeasView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None
    round: int
    last_rounds: int | None
    first: int
    called: str | None
    acting: int | None  # who is to carry out its action now
    port: str
    prices: tuple[int, int, int]
    sales: tuple[tuple[int, ...], ...]  # of each good: what 0, 1, 2 ... cards of it bring in one batch
    adventure: int
    until_last_round: int | None  # cards that lie above the last-round card
    ports_played: list[CardView]
    cards_played: list[CardView]
    tally: dict[str, int] | None  # convoys played of each nation
    box: list[CardView]
    nations_free: list[str]
    loot: int
    loot_discard: list[LootView]
    drawn: list[LootView]
    drawer: int | None  # whose question the drawn goods are
    players: list[PlayerView]
    hand: list[CardView]
    character: str | None
    tray: TrayView | None
    raid: RaidView | None
    tavern: list[int]
    over: bool


def tray_view(throw: Throw) -> TrayView:
    """A throw with what followed from its places."""
    dice = throw.dice()
    duels: list[DuelView] = []
    caught: list[int] = []
    if throw.cause == "raid":
        faces = throw.faces()
        for red, ship in fight(faces, nearest_pairs(throw), throw.reds)[0]:
            ruler = gap(dice[red], dice[ship])
            sinks = (faces[red] <= faces[ship], faces[ship] <= faces[red])
            duels.append(DuelView(red, ship, ruler.length, ruler.ends, *sinks))
    elif throw.cause == "whirlpool":
        caught = [ship for _, _, ship in nearest_pairs(throw)[: dice[0].face]]
    return TrayView(throw.thrower, throw.cause, dice, duels, caught)


def view(s: SevenSeas, seat: int | None) -> SevenSeasView:
    """All that a seat may know: everything but other hands, the order of piles and characters not yet called."""
    own: Player | None = None if seat is None else s.players[seat]
    tally = dict.fromkeys(NATIONS, 0)
    for card in s.right:
        if card in CONVOYS:
            tally[NATIONS[nation_of(card)]] += 1
    return SevenSeasView(
        seat=seat,
        round=s.round,
        last_rounds=None if s.last_rounds == NOBODY else s.last_rounds,
        first=s.first,
        called=None if s.called == NOBODY else CHARACTERS[s.called],
        acting=None if s.acting == NOBODY else s.acting,
        port=port_name(s.port()),
        prices=s.prices(),
        sales=sales(s),
        adventure=len(s.adventure),
        until_last_round=above_last_round(s),
        ports_played=[card_view(card) for card in s.left],
        cards_played=[card_view(card) for card in s.right],
        tally=tally if s.options.tally == "shown" else None,
        box=[card_view(card) for card in s.box],
        nations_free=[NATIONS[nation] for nation in s.free_nations()],
        loot=len(s.loot),
        loot_discard=loot_views(s.loot_discard),
        drawn=loot_views(s.drawn),
        drawer=None if s.drawer == NOBODY else s.drawer,
        players=[player_view(s, other) for other in range(s.seats)],
        hand=[] if own is None else [card_view(card) for card in own.hand],
        character=None if own is None or own.chosen == NOBODY else CHARACTERS[own.chosen],
        tray=None if s.throw is None else tray_view(s.throw),
        raid=None if s.raider == NOBODY else raid_view(s, s.raider),
        tavern=s.tavern[:],
        over=s.over,
    )


# panels


def panels(v: SevenSeasView) -> list[Panel]:
    """The view as tables."""
    found = [table_panel(v), *(player_panel(v, p) for p in v.players)]
    if v.seat is not None:
        found.append(Panel(Text("panel-hand"), [], [[card_text(card.item)] for card in v.hand], v.seat))
    if v.cards_played or v.ports_played:
        rows: list[list[Cell]] = [[card_text(card.item)] for card in [*v.ports_played, *v.cards_played]]
        found.append(Panel(Text("panel-played"), [], rows))
    if v.raid is not None:
        found.append(raid_panel(v.raid))
    if v.tray is not None:
        found.append(tray_panel(v.tray))
    return found


def table_panel(v: SevenSeasView) -> Panel:
    """Round, port and piles."""
    rows: list[list[Cell]] = [[Text("panel-first"), Who(v.first)]]
    if v.last_rounds is not None:
        rows.append([Text("panel-last-rounds"), v.last_rounds])
    if v.called is not None:
        rows.append([Text("panel-called"), Text(f"character-{v.called}")])
    if v.character is not None:
        rows.append([Text("panel-chosen"), Text(f"character-{v.character}")])
    rows.append([Text("panel-port"), Text(f"card-{v.port}")])
    rows += [[Text(f"good-{good}"), price] for good, price in zip(GOODS, v.prices, strict=True)]
    rows.append([Text("panel-adventure"), v.adventure])
    if v.until_last_round is not None:
        rows.append([Text("panel-until-last-round"), v.until_last_round])
    rows += [[Text("panel-loot"), v.loot], [Text("panel-discard"), len(v.loot_discard)]]
    if v.tavern:
        rows.append([Text("card-tavern"), ", ".join(map(str, v.tavern))])
    if v.tally is not None:
        rows += [[Text("panel-tally", {"nation": Text(f"nation-{n}.gen")}), count] for n, count in v.tally.items()]
    return Panel(Text("panel-round", {"round": v.round}), [], rows)


def player_panel(v: SevenSeasView, p: PlayerView) -> Panel:
    """One player's mat."""
    goods = [sum(card.kind == good for card in p.hold) for good in GOODS]
    numbers = [
        ("chests", p.chests),
        ("empty", p.empty),
        ("loaded", p.loaded),
        *([("sent", p.sent)] if p.sent else []),
        ("reserve", p.reserve),
        ("guards", p.guards),
        ("talismans", p.talismans),
        ("yin-yang", p.yin_yang),
        ("skulls", p.skulls),
        ("double-hold", p.double_hold),
        ("unsinkable", p.unsinkable),
        ("cards", p.hand),
    ]
    rows: list[list[Cell]] = [[Text(f"panel-{key}"), number] for key, number in numbers]
    rows += [[Text(f"good-{good}"), count] for good, count in zip(GOODS, goods, strict=True)]
    if p.lap:
        rows.append([Text("panel-lap"), p.lap])
    if p.character is not None:
        rows.append([Text("panel-called"), Text(f"character-{p.character}")])
    rows += [[Text("panel-corsair"), Text(f"nation-{nation}.gen")] for nation in p.corsairs]
    rows += [[Text("panel-down"), Text(f"character-{name}")] for name in CHARACTERS if name not in p.characters]
    return Panel(Who(p.seat), [], rows, p.seat)


def raid_panel(raid: RaidView) -> Panel:
    """Ships sent so far, and the odds if no more were sent."""
    rows: list[list[Cell]] = [[Who(seat), count] for seat, count in enumerate(raid.sent)]
    total = sum(raid.sent)
    rows += [
        [Text("panel-odds", {"ships": o.ships}), Text("panel-odds-of", {"success": round(100 * o.success)})]
        for o in raid.odds
        if total <= o.ships <= total + 4
    ]
    return Panel(Text("panel-raid", {"card": card_text(raid.convoy.item)}), [], rows)


def tray_panel(tray: TrayView) -> Panel:
    """The dice, with their places, and the duels."""
    rows: list[list[Cell]] = []
    if tray.cause == "raid":
        columns: list[Text | Who] = [
            Text(f"panel-duel-{key}") for key in ("number", "red", "player", "ship", "gap", "sinks")
        ]
        for number, duel in enumerate(tray.duels, 1):
            red, ship = tray.dice[duel.red], tray.dice[duel.ship]
            sinks = "both" if duel.red_sinks and duel.ship_sinks else "red" if duel.red_sinks else "ship"
            rows.append([number, red.face, Who(ship.owner), ship.face, f"{duel.gap:.2f}", Text(f"panel-sinks-{sinks}")])
    else:
        columns = [Text("panel-duel-player"), Text("panel-die"), Text("panel-place")]
        for place, die in enumerate(tray.dice):
            owner: Cell = Text("panel-merchants") if die.owner < 0 else Who(die.owner)
            x, y = (sum(corner[axis] for corner in die.corners) / 40000 for axis in (0, 1))
            mark = "*" if place in tray.caught else ""
            rows.append([owner, die.face, f"{x:.1f}, {y:.1f}{mark}"])
    return Panel(Text("panel-tray"), columns, rows)
