"""A view as simple tables of words, for the terminal, screen readers and the shell."""

from __future__ import annotations

from kaper.core.panels import Cell, Panel
from kaper.core.words import Text, Who
from kaper.games.cove.cards import SECTIONS
from kaper.games.cove.view import BattleView, CoveView
from kaper.games.cove.words import island_name


def panels(v: CoveView) -> list[Panel]:
    """The table as a few tables of words."""
    found = [_map_panel(v), _ships_panel(v), _mats_panel(v)]
    if v.battle is not None:
        found.append(_battle_panel(v, v.battle))
    found.append(_supply_panel(v))
    if v.seat is not None:
        rows: list[list[Cell]] = [[Text(f"card-{card.key}"), Text(f"card-{card.key}.effect")] for card in v.hand]
        found.append(Panel(Text("panel-hand"), [Text("panel-card"), Text("panel-effect")], rows, v.seat))
    return found


def _map_panel(v: CoveView) -> Panel:
    title = Text("panel-map", {"month": v.month, "months": v.months, "phase": Text(f"phase-{v.phase}")})
    rows: list[list[Cell]] = []
    for island in v.islands:
        t = island.treasure
        loot: list[Cell] = ["–"] * 4 if t is None else [t.fame, t.gold, t.chests, t.tavern]
        ships: list[Text | Who] = [Who(seat) for seat in island.ships]
        for black in v.black_ships:
            if black.island == island.number:
                key = f"card-{black.pirate.key}" if black.pirate else "panel-empty-black-ship"
                ships.append(Text(key))
        if v.navy is not None and v.navy.island == island.number:
            ships.append(Text("panel-navy-of", {"who": Who(v.navy.controller)}))
        cell: Cell = Text("list", {"items": ships}) if ships else "–"
        rows.append([island.number, island_name(island.number), *loot, cell])
    keys = ("number", "place", "fame", "gold", "chests", "cards", "ships")
    return Panel(title, [Text(f"panel-{key}") for key in keys], rows)


def _ships_panel(v: CoveView) -> Panel:
    rows: list[list[Cell]] = []
    for ship in v.ships:
        hold: Cell = Text("panel-hold", {"chests": ship.chests, "hold": -1 if ship.hold is None else ship.hold})
        rows.append(
            [Who(ship.seat), island_name(ship.place), ship.fame, ship.gold, hold, ship.hand, ship.speed, ship.dice]
        )
    keys = ("player", "place", "fame", "gold", "chests", "cards", "speed", "dice")
    return Panel(Text("panel-fleet"), [Text(f"panel-{key}") for key in keys], rows)


def _mats_panel(v: CoveView) -> Panel:
    rows: list[list[Cell]] = []
    for ship in v.ships:
        row: list[Cell] = [Who(ship.seat)]
        for section in ship.sections:
            key = ("panel-section", "panel-section-wounded", "panel-section-guarded")[section.shipwright]
            args = {"value": section.value, "position": section.position, "hits": section.hits_to_cripple}
            row.append(Text(key, {**args}))
        bird = ship.parrot
        row.append("–" if bird is None else Text(f"card-{bird.key}"))
        rows.append(row)
    columns: list[Text | Who] = [
        Text("panel-player"),
        *(Text(f"section-{key}") for key in SECTIONS),
        Text("panel-parrot"),
    ]
    return Panel(Text("panel-mats"), columns, rows)


def _battle_panel(v: CoveView, battle: BattleView) -> Panel:
    rows: list[list[Cell]] = []
    for ship in battle.ships:
        name: Cell = Who(ship.ship) if ship.ship >= 0 else Text(f"card-{ship.key}")
        cards: Cell = "–"
        if ship.cards:
            cards = Text("list", {"items": [Text(f"card-{card.key}") for card in ship.cards]})
        state = "reloading" if ship.reloading else "hit" if ship.was_hit else "unhit"
        rows.append(
            [
                name,
                ship.speed,
                ship.dice,
                Text("panel-hit-from", {"face": ship.hit_from}),
                cards,
                Text(f"panel-{state}"),
            ]
        )
    for black in v.black_ships:
        if black.island == battle.place and black.pirate is not None and black.pirate.dice:
            rows.append([Text(f"card-{black.pirate.key}"), Text("panel-hull-left", {"left": black.pirate.hull_left})])
    if v.navy is not None and v.navy.island == battle.place:
        rows.append([Text("card-navy"), Text("panel-hull-left", {"left": v.navy.ship.hull_left})])
    title = Text("panel-battle", {"place": island_name(battle.place, "loc"), "round": battle.round})
    if battle.last:
        title = Text("panel-last-battle", {"round": battle.round})
    keys = ("ship", "speed", "dice", "hit-by", "cards-in-force", "state")
    return Panel(title, [Text(f"panel-{key}") for key in keys], rows)


def _supply_panel(v: CoveView) -> Panel:
    rows: list[list[Cell]] = [
        [Text("panel-supply-gold"), v.supply_gold],
        [Text("panel-supply-chests"), v.supply_chests],
        [Text("panel-deck"), v.deck],
        [Text("panel-discard"), len(v.discard)],
    ]
    for ship in v.black_ships:
        coming: Cell = island_name(ship.coming[0]) if ship.coming else "–"
        rows.append([Text("panel-black-ship-next"), coming])
    return Panel(Text("panel-supply"), [], rows)
