"""The view as simple tables, for the terminal, screen readers and the shell."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.panels import Cell, Panel
from kaper.core.words import Text, Who
from kaper.games.spanishmain.view import Chart, CrewView, ShipView
from kaper.games.spanishmain.words import ISLAND_NAMES, compass


def panels(v: Chart) -> list[Panel]:
    """The race for gold, the fleets, the islands, terrain and forts."""
    found = [race(v)]
    if v.ships:
        found.append(fleets(v))
    if v.islands:
        found.append(islands(v))
    if v.terrain or v.tokens:
        found.append(terrain(v))
    if v.forts:
        found.append(forts(v))
    return found


def columns(*names: str) -> list[Text | Who]:
    return [Text(f"panel-{name}") for name in names]


def coins_text(coins: list[int | None]) -> str:
    """Coins as people read them: what they are worth, or face down."""
    return " ".join("?" if coin is None else str(coin) for coin in coins)


def crew_cell(crew: list[CrewView], finds: Sequence[str | None] = ()) -> Text | str:
    """Crew, and the unique treasures beside it."""
    if not crew and not finds:
        return ""
    found: list[Text | Who] = [Text(one.key or "crew-unknown", {"name": one.name or ""}) for one in crew]
    found += [Text(name_key(find)) if find else Text("treasure-unknown") for find in finds]
    return Text("panel-crew-list", {"crew": found})


def name_key(word: str) -> str:
    """The name of an event or a unique treasure by its ability."""
    return word.replace("event_", "event-card-").replace("ut_", "treasure-").replace("_", "-")


def race(v: Chart) -> Panel:
    rows: list[list[Cell]] = [
        [Who(p.seat), Text(f"fleet-{p.fleet}") if p.fleet else "", p.gold, p.coins_aboard, crew_cell(p.ashore)]
        for p in v.players
    ]
    title = Text("panel-race", {"round": v.round, "rounds": v.rounds, "needed": v.needed, "total": v.total})
    return Panel(title, columns("player", "fleet", "gold", "aboard", "ashore"), rows)


def place(v: Chart, ship: ShipView) -> Text | str:
    """Where a ship is, in words."""
    if ship.sunk:
        return Text("panel-sunk")
    if ship.wreck:
        return Text("panel-wreck")
    if ship.fog >= 0:
        return Text("panel-lost")
    if ship.docked >= 0:
        return Text("panel-docked", {"island": Text(f"island-{ship.docked % ISLAND_NAMES + 1}")})
    key = "panel-tangled" if ship.tangled else "panel-pinned" if ship.pinned else "panel-at-sea"
    return Text(key, {"x": ship.x // 100, "y": ship.y // 100, "heading": compass(ship.heading)})


def fleets(v: Chart) -> Panel:
    rows: list[list[Cell]] = []
    for ship in v.ships:
        masts = "".join(
            f"{rank}{reach} " if up else "- " for up, (rank, reach) in zip(ship.masts, ship.cannons, strict=True)
        ).strip()
        rows.append(
            [
                Who(ship.owner),
                ship.name,
                place(v, ship),
                masts,
                ship.segments or ship.move,
                f"{len(ship.coins) + len(ship.crew)}/{ship.cargo}",
                coins_text(ship.coins),
                crew_cell(ship.crew, ship.finds),
            ]
        )
    names = columns("player", "ship", "place", "masts", "move", "cargo", "coins", "crew")
    return Panel(Text("panel-fleets"), names, rows)


def islands(v: Chart) -> Panel:
    rows: list[list[Cell]] = []
    for island in v.islands:
        name = Text(f"island-{island.number % ISLAND_NAMES + 1}")
        marks = Text("panel-marks", {"who": [Who(seat) for seat in island.marks]}) if island.marks else ""
        whose: Cell = Who(island.home) if island.home >= 0 else Text("panel-wild")
        rows.append([name, whose, f"{island.x // 100}, {island.y // 100}", coins_text(island.coins), marks])
    return Panel(Text("panel-islands"), columns("island", "home", "place", "coins", "explored"), rows)


def terrain(v: Chart) -> Panel:
    rows: list[list[Cell]] = [
        [Text(f"terrain-{t.kind}"), f"{t.x // 100}, {t.y // 100}", t.level or ""] for t in v.terrain
    ]
    rows += [
        [Text("token-marine" if t.kind.startswith("marine") else name_key(t.kind)), f"{t.x // 100}, {t.y // 100}", ""]
        for t in v.tokens
    ]
    return Panel(Text("panel-terrain"), columns("terrain", "place", "level"), rows)


def forts(v: Chart) -> Panel:
    rows: list[list[Cell]] = [
        [Who(f.owner), f.name, Text(f"island-{f.island % ISLAND_NAMES + 1}"), sum(f.flags), coins_text(list(f.coins))]
        for f in v.forts
        if not f.gone
    ]
    return Panel(Text("panel-forts"), columns("player", "fort", "island", "flags", "coins"), rows)
