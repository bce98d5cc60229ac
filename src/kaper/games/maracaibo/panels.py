"""The view as simple tables, for the terminal, screen readers and the shell."""

from __future__ import annotations

from kaper.core.panels import Cell, Panel
from kaper.core.words import Text, Who
from kaper.core.words import text as say
from kaper.games.maracaibo.chart import GULF, MARACAIBO, START
from kaper.games.maracaibo.view import Board, Captain, Card, Place, QuestView, RaidView, RedbeardView
from kaper.games.maracaibo.words import line_text, who_text


def panels(v: Board) -> list[Panel]:
    """The view as tables: the round, the captains, the Caribbean, markets, the own boards and the score."""
    found = [round_panel(v), captains_panel(v)]
    if v.redbeard is not None:
        found.append(redbeard_panel(v.redbeard))
    if v.raid is not None:
        found.append(raid_panel(v.raid))
    if v.places:
        found.append(caribbean_panel(v))
    found.append(market_panel(v))
    for c in v.captains:
        if c.drawn or any(quest is not None for quest in c.quests):
            found += [ship_panel(c), hideout_panel(c), quests_panel(c), score_panel(c)]
    return found


def round_panel(v: Board) -> Panel:
    rows: list[list[Cell]] = [[say("panel-round", round=v.round) if v.round else Text("phase-draft")]]
    if v.active >= 0:
        rows.append([Text(f"phase-{v.phase}"), Who(v.active)])
    if v.last and not v.over:
        rows.append([say("panel-last", who=Who(v.marked) if v.redbeard is None else Text("redbeard"))])
    for island in v.islands:
        rows.append([Text(f"kind-{island.kind}"), say("panel-island", cubes=island.cubes, worth=island.worth)])
    return Panel(Text("panel-game"), [], rows)


def place_name(v: Board, at: int) -> Text:
    """Where a ship lies."""
    if at in (START, GULF, MARACAIBO):
        return Text({START: "place-start", GULF: "place-gulf", MARACAIBO: "place-maracaibo"}[at])
    place = v.places[at]
    return Text("card-hidden") if place.card is None else Text(place.card.key)


CAPTAIN_COLUMNS = (
    *("captain", "place", "vp", "doubloons", "income", "vp-income", "discount", "raid", "explore", "rivers"),
    *("upgrades", "treasures", "cards", "residences", "quests", "galleon"),
)


def captains_panel(v: Board) -> Panel:
    columns: list[Text | Who] = [Text(f"panel-{name}") for name in CAPTAIN_COLUMNS]
    rows: list[list[Cell]] = [
        [
            Who(c.seat),
            place_name(v, c.at) if v.places else Text("place-start"),
            c.vp,
            c.doubloons,
            c.income,
            c.vp_income,
            c.discount,
            c.raid_plus,
            c.explore_plus,
            c.rivers,
            c.upgrades,
            " ".join(f"{store.stored}+{store.buried}" for store in c.stores),
            f"{c.equipment}/{c.crew}/{c.ship}",
            len(c.residences),
            len(c.quests),
            Text(c.galleon.key) if c.galleon is not None else "",
        ]
        for c in v.captains
    ]
    return Panel(Text("panel-captains"), columns, rows)


def redbeard_panel(r: RedbeardView) -> Panel:
    rows: list[list[Cell]] = [
        [Text("panel-vp"), r.vp],
        [Text("panel-field"), r.field],
        [Text("panel-upgrades"), r.upgrades],
        [Text("panel-cards"), len(r.cards)],
        [Text("panel-quests"), r.quests],
        [Text("panel-residences"), len(r.residences)],
        [Text("panel-treasures"), " ".join(map(str, r.treasures))],
        [Text("panel-rivers"), r.rivers],
        [Text("panel-total"), r.total],
    ]
    if r.card:
        rows.insert(0, [Text("panel-card"), Text(r.card)])
    return Panel(Text("redbeard"), [], rows)


def raid_panel(r: RaidView) -> Panel:
    rows: list[list[Cell]] = [
        [Text(f"kind-{kind}"), face, total]
        for kind, face, total in zip(("gold", "emerald", "pearl"), r.dice, r.sums, strict=True)
        if face
    ]
    rows += [[Text("panel-strength"), Text(f"kind-{pool.kind}"), pool.strength] for pool in r.pools]
    return Panel(Text("panel-raid"), [], rows)


def card_cells(p: Card, place: Place) -> list[Cell]:
    """What a card offers, in words."""
    if p.kind == "residence":
        what: Cell = say("panel-residence", vp=p.each, what=Text(f"counted-{p.per}"), most=p.most)
    elif p.kind == "placeholder":
        what = ""
    else:
        what = line_text(p.effects)
    return [Text(p.key), Text(f"improvement-{p.kind}"), p.cost or "", p.vp or "", what]


def caribbean_panel(v: Board) -> Panel:
    columns: list[Text | Who] = [
        Text(f"panel-{name}")
        for name in ("where", "card", "kind", "cost", "vp", "effects", "tiles", "ships", "residences")
    ]
    rows: list[list[Cell]] = []
    for place in v.places:
        where = f"{place.column}/{place.row}"
        if place.card is None:
            cells: list[Cell] = [Text("card-hidden"), Text(f"hidden-{place.hidden}"), "", "", ""]
            if place.doubloons:
                cells[4] = say("effect-now-doubloons", n=place.doubloons)
        else:
            cells = card_cells(place.card, place)
        tiles: Cell = Text(f"kind-{place.value}") if place.value is not None else ""
        if place.market is not None:
            market = say("panel-market-tile", who=Who(place.market.seat), what=line_text(place.market.effects))
            tiles = say("effects", what=[Text(f"kind-{place.value}"), market]) if place.value is not None else market
        ships: Cell = say("effects", what=[who_text(seat) for seat in place.ships]) if place.ships else ""
        owners: Cell = say("effects", what=[who_text(seat) for seat in place.owners]) if place.owners else ""
        rows.append([where, *cells, tiles, ships, owners])
    return Panel(Text("panel-caribbean"), columns, rows)


def market_panel(v: Board) -> Panel:
    rows: list[list[Cell]] = [[Text("panel-quest"), *quest_cells(quest)] for quest in v.market]
    rows += [[Text("panel-galleon"), Text(card.key), line_text(card.effects)] for card in v.galleons]
    rows.append([say("panel-left", quests=v.quests_left, cards=v.cards_left)])
    for i, text in enumerate(v.rubies):
        if not v.rubies_taken[i]:
            rows.append([Text("panel-ruby"), line_text(text)])
    return Panel(Text("panel-market"), [], rows)


def quest_cells(q: QuestView) -> list[Cell]:
    """A quest: its name, the two conditions, and how far one is."""
    cells: list[Cell] = [Text(q.key)]
    for need, vp in ((q.easy, q.easy_vp), (q.hard, q.hard_vp)):
        cells.append(say("panel-need", need="+".join(map(str, need)), vp=vp))
    if q.have:
        cells.append(say("panel-have", have="+".join(map(str, q.have))))
    return cells


def ship_panel(c: Captain) -> Panel:
    columns: list[Text | Who] = [Text(f"panel-{name}") for name in ("slot", "needs", "effects", "state")]
    rows: list[list[Cell]] = []
    for slot in c.slots:
        state = "filled" if slot.filled else "open" if slot.open else "closed"
        rows.append([slot.id, slot.needs, line_text(slot.effects), Text(f"slot-{state}")])
    return Panel(Text("panel-ship"), columns, rows, c.seat)


def hideout_panel(c: Captain) -> Panel:
    columns: list[Text | Who] = [
        Text(f"panel-{name}") for name in ("kind", "stored", "buried", "worth", "bonus", "burials")
    ]
    rows: list[list[Cell]] = []
    for store in c.stores:
        bonus: Cell = Text("slot-filled") if store.bonus_taken else line_text(store.bonus)
        free: list[Text | Who] = [line_text(hole.effects) for hole in store.holes if hole.kind is None]
        rows.append(
            [Text(f"kind-{store.kind}"), store.stored, store.buried, store.worth, bonus, say("effects", what=free)]
        )
    if c.deep:
        free = [line_text(hole.effects) for hole in c.deep if hole.kind is None]
        rows.append([Text("galleon-poseidon"), "", "", "", "", say("effects", what=free)])
    return Panel(Text("panel-hideout"), columns, rows, c.seat)


def quests_panel(c: Captain) -> Panel:
    held = [quest for quest in (*c.quests, *c.drawn) if quest is not None]
    rows: list[list[Cell]] = [[*quest_cells(quest), quest.vp] for quest in held]
    rows += [[Text(card.key), line_text(card.effects)] for card in c.cards]
    for tile in c.tiles:
        rows.append([say("panel-tile", number=tile.tile), line_text(tile.effects)])
    return Panel(Text("panel-quests"), [], rows, c.seat)


def score_panel(c: Captain) -> Panel:
    rows: list[list[Cell]] = [[Text(f"score-{name}"), vp] for name, vp in c.lines.items() if vp]
    rows.append([Text("panel-total"), c.total])
    return Panel(Text("panel-score"), [], rows, c.seat)
