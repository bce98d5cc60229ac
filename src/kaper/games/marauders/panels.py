"""The view as simple tables, for the terminal, screen readers and the shell."""

from __future__ import annotations

from kaper.core.panels import Cell, Panel
from kaper.core.words import Text, Who
from kaper.games.marauders.atlas import NATIONS
from kaper.games.marauders.box import MODS, REINFORCED_HULL
from kaper.games.marauders.view import Board, Chart, Fight
from kaper.games.marauders.words import dice_text


def panels(v: Chart) -> list[Panel]:
    """The view as tables: the round, the captains, the sea, the NPCs, a fight or raid, one's own cards."""
    found = [round_panel(v), captains_panel(v)]
    if v.fight is not None:
        found.append(fight_panel(v.fight))
    if v.raid is not None:
        found.append(market_panel(v, Text("panel-raid")))
    elif v.market:
        found.append(market_panel(v, Text("panel-market")))
    found += [zones_panel(v), npcs_panel(v)]
    for b in v.boards:
        if b.gold is not None:
            found.append(own_panel(b))
    return found


def round_panel(v: Chart) -> Panel:
    rows: list[list[Cell]] = [[Text("panel-round", {"round": v.round, "left": v.events_left})]]
    if v.event:
        rows.append([Text(f"event-card-{v.event}"), Text(f"event-card-{v.event}.text")])
    if v.entering is not None:
        rows.append([Text(v.entering.key)])
    if v.war:
        rows.append([Text("panel-war"), *(Text(f"nation-{nation}") for nation in v.war)])
    if v.active >= 0:
        rows.append([Text("panel-turn", {"actions": v.actions, "moves": v.moves}), Who(v.active)])
    rows += [[Text("panel-mission"), Text(m.key), Text(f"{m.key}.text")] for m in v.offered]
    rows.append([Text("panel-track", {"count": len(v.track)})])
    return Panel(Text("panel-caribbean"), [], rows)


def captains_panel(v: Chart) -> Panel:
    columns: list[Text | Who] = [
        Text(f"panel-{name}")
        for name in ("player", "captain", "place", "ship", "locations", "bounties", "cards", "cargo", "points")
    ]
    rows: list[list[Cell]] = []
    for b in v.boards:
        if b.zone is None or b.captain is None:
            rows.append([Who(b.seat), Text("panel-no-captain"), "", "", "", "", "", "", b.points])
            continue
        place = Text("place-port" if b.port else "place-sea", {"zone": Text(f"zone-{b.zone}")})
        bounties = " ".join(f"{NATIONS[i][0].upper()}{level}" for i, level in enumerate(b.bounty) if level)
        cubes = " ".join(f"{now}/{top}" for now, top in zip(b.now, b.most, strict=True))
        captain = Text(f"captain-{b.captain}")
        rows.append(
            [Who(b.seat), captain, place, Text(f"ship-{b.ship}"), cubes, bounties, len(b.hand), len(b.hold), b.points]
        )
    return Panel(Text("panel-captains"), columns, rows)


def zones_panel(v: Chart) -> Panel:
    columns: list[Text | Who] = [Text(f"panel-{name}") for name in ("zone", "flag", "demand", "mod", "merchant")]
    rows: list[list[Cell]] = []
    for z in v.zones:
        rows.append(
            [
                Text(f"zone-{z.name}"),
                Text(f"nation-{z.nation}") if z.nation else "",
                Text(f"good-{z.demand}") if z.demand else "",
                Text("hidden" if z.mod == "hidden" else f"mod-{z.mod}") if z.mod else "",
                Text("hidden" if z.merchant == "hidden" else f"nation-{z.merchant}") if z.merchant else "",
            ]
        )
    return Panel(Text("panel-sea"), columns, rows)


def npcs_panel(v: Chart) -> Panel:
    columns: list[Text | Who] = [Text(f"panel-{name}") for name in ("npc", "captain", "ship", "place", "skills")]
    rows: list[list[Cell]] = [
        [
            Text(f"npc-{n.name}"),
            Text(f"npc-{n.captain}"),
            Text(f"ship-{n.ship}"),
            Text(f"zone-{n.zone}"),
            "/".join(map(str, n.skills)),
        ]
        for n in v.npcs
        if n.zone is not None
    ]
    return Panel(Text("panel-npcs"), columns, rows)


def fight_panel(f: Fight) -> Panel:
    rows: list[list[Cell]] = []
    for side in (0, 1):
        who: Cell = Who(f.sides[side]) if f.sides[side] >= 0 else Text(f"npc-{f.npc}" if f.npc else "garrison")
        cubes = "" if f.sides[side] >= 0 else " ".join(map(str, f.enemy))
        action: Cell = "" if f.boarding else Text(f"action-{f.declared[side]}")
        rows.append([who, action, dice_text(f.dice[side]), dice_text(f.volley[side]), cubes])
    columns: list[Text | Who] = [Text(f"panel-{name}") for name in ("side", "action", "dice", "hits", "locations")]
    return Panel(Text("panel-fight", {"round": f.round}), columns, rows)


def market_panel(v: Chart, title: Text) -> Panel:
    rows: list[list[Cell]] = [
        [Text("hidden")] if c is None else [Text(c.key), c.loot, Text(f"symbol-{c.symbol}")] for c in v.market
    ]
    if v.raid is not None:
        rows.append(
            [Text("panel-successes", {"left": v.raid.left}), dice_text(v.raid.dice), Text(f"nation-{v.raid.nation}")]
        )
    return Panel(title, [Text("panel-cargo"), Text("panel-loot"), Text("panel-symbol")], rows)


def own_panel(b: Board) -> Panel:
    rows: list[list[Cell]] = [[Text("panel-gold", {"gold": b.gold or 0, "stash": b.stash or 0})]]
    if b.skills:
        rows.append([Text("panel-skills"), "/".join(map(str, b.skills)), Text(f"captain-{b.captain}.text")])
    rows += [[Text("panel-cargo"), Text(c.key)] for c in b.hold if c is not None]
    rows += [[Text("panel-glory-card"), Text(c.key), Text(f"{c.key}.text")] for c in b.hand if c is not None]
    rows += [[Text("panel-rumor"), Text(c.key), Text(f"{c.key}.text")] for c in b.rumor if c is not None]
    rows += [[Text("panel-mission"), Text(c.key), Text(f"{c.key}.text")] for c in b.missions]
    rows += [[Text("panel-mod"), Text(c.key)] for c in b.mods]
    rows += [[Text("panel-weapon"), Text(f"weapon-{name}")] for name in b.weapons]
    rows += [[Text("panel-specialist"), Text(f"specialist-{name}")] for name in b.specialists]
    if b.spent and any(c.key == f"mod-{MODS[REINFORCED_HULL]}" for c in b.mods):
        rows.append([Text("panel-spent")])
    return Panel(Text("panel-own"), [], rows, b.seat)
