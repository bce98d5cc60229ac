"""A round: merchants come back, an event is drawn and takes effect, all players have their turns, NPCs arrive."""

from __future__ import annotations

from kaper.core.table import Script
from kaper.games.marauders import box
from kaper.games.marauders.atlas import NATIONS, PORT_NATION, PORTS, ZONES
from kaper.games.marauders.captains import CREW, HULL, LEADERSHIP, SEAMANSHIP
from kaper.games.marauders.ending import end_of_game
from kaper.games.marauders.events import DemandChanged, EventDrawn, MerchantsReturned, MissionMoved
from kaper.games.marauders.fight_events import CrewLost, Rolled
from kaper.games.marauders.glory import successes
from kaper.games.marauders.hits import take_hits
from kaper.games.marauders.npc import activate, arrivals, declare_war, make_peace
from kaper.games.marauders.skills import passed, skill_test
from kaper.games.marauders.state import TRACK
from kaper.games.marauders.table import SeaTable


def round_start(t: SeaTable) -> None:
    """No event left: the game ends. Otherwise merchants are refilled and the event card is drawn (event.draw).

    end.event-deck, ruling.round-start-order, turn.phases
    """
    s = t.state
    if not s.event_deck:
        s.early = True
        end_of_game(t, "events")
        return
    s.round += 1
    if len(s.track) >= TRACK:
        merchants_return(t)
    card = s.event_deck.pop()
    t.reveal(card)
    s.entering.append(card)
    t.tell(EventDrawn, s.round, card)
    turns = [("turn", seat) for seat in s.clockwise(s.first)]
    t.then(event_card, *turns, round_end)


def merchants_return(t: SeaTable) -> None:
    """The tokens of the track are mixed and placed face down at random in the zones without one (merchant.refill).

    ruling.merchant-track-overflow
    """
    s = t.state
    t.shuffle(s.track)
    empty = [zone for zone, merchant in enumerate(s.merchants) if not merchant][: len(s.track)]
    for zone in empty:
        s.merchants[zone].append(s.track.pop())
    t.tell(MerchantsReturned, empty)


def event_card(t: SeaTable) -> Script | None:
    """First the icons, left to right; then the text; the card is discarded unless it stays (event.npc-icons-first).

    event.text, event.discard
    """
    s = t.state
    card = s.entering[0]
    for npc, direction in box.ICONS[card]:
        activate(t, npc, direction)
    if card in box.NPC_CARD:  # lies face up; the ship enters at the end of the round
        return None
    s.entering.clear()
    event = s.event = box.EVENT[card]
    if event == box.WAR:
        declare_war(t)
        s.war_card.append(card)
        return None
    s.event_discard.append(card)
    if event == box.PEACE:
        make_peace(t)
    elif event == box.CONVOY:
        merchants_return(t)
    elif event == box.SHIFTING_MARKETS:
        shifting_markets(t)
    elif event == box.DOCKS:
        new_missions(t)
    return fever(t) if event == box.FEVER else None


def shifting_markets(t: SeaTable) -> None:
    """All ports of one nation, in alphabetical order, want something else."""
    s = t.state
    nation = t.roll(1, len(NATIONS))[0] - 1
    aside = []
    for zone in sorted((zone for zone in PORTS if PORT_NATION[zone] == nation), key=ZONES.__getitem__):
        aside.append(s.demand[zone].pop())
        new_demand(t, zone)
    s.pool += aside


def new_demand(t: SeaTable, zone: int) -> None:
    """A demand token drawn at random from the pool (sell.replace-demand).

    ruling.demand-draw
    """
    s = t.state
    token = s.pool.pop(t.roll(1, len(s.pool))[0] - 1)
    s.demand[zone].append(token)
    t.tell(DemandChanged, zone, token)


def new_missions(t: SeaTable) -> None:
    """Word on the Docks: both available missions are replaced."""
    s = t.state
    while s.offered:
        card = s.offered.pop()
        t.put_away(card)
        t.tell(MissionMoved, s.first, card, "withdrawn")
    t.offer_missions()


def fever(t: SeaTable) -> Script:
    """Yellow Fever: every captain on the board tests Leadership or loses a crew point, but not the last."""
    s = t.state
    for seat in s.clockwise(s.first):
        p = s.players[seat]
        if p.who < 0:
            continue
        dice = yield from skill_test(t, seat, LEADERSHIP)
        if not passed(dice) and p.now[CREW] > 1:
            p.now[CREW] -= 1
            t.tell(CrewLost, seat, -1, 1)


def storm(t: SeaTable, seat: int) -> Script:
    """Storm and Hurricane: at the end of his own turn a captain at sea takes 2 or 3 hits, one less for each success."""
    s = t.state
    p = s.players[seat]
    dice = yield from skill_test(t, seat, SEAMANSHIP)
    hits = (3 if s.event == box.HURRICANE else 2) - successes(dice)
    if hits > 0:
        located = t.roll(hits)
        t.tell(Rolled, seat, -1, "storm", located)
        yield from take_hits(t, seat, located)
        if p.now[HULL] == 0:
            t.then(("death", seat, 0), "captains_left")


def turn_ends(t: SeaTable, seat: int) -> Script | None:
    """The end of a turn: a storm for those at sea."""
    s = t.state
    p = s.players[seat]
    stormy = s.event in (box.STORM, box.HURRICANE) and p.who >= 0 and not p.port
    return storm(t, seat) if stormy else None


def round_end(t: SeaTable) -> None:
    """NPCs return and enter, the event is over, and an announced end is evaluated (ruling.round-end-steps)."""
    s = t.state
    s.active = -1
    arrivals(t)
    s.event = box.CALM
    for p in s.players:
        p.amnestied = False
    if s.ending:
        end_of_game(t, "glory")
    else:
        t.next(round_start)
