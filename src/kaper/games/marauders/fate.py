"""Death, retirement and new captains; modifications that go back to the ports."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.core.words import Option, Text
from kaper.games.marauders.atlas import PORTS, ZONE, ZONES
from kaper.games.marauders.captains import HOME, PIRATE_SLOOP, RICHERY, SHIP_NAMES, SHIPS
from kaper.games.marauders.ending import end_of_game
from kaper.games.marauders.events import Began, GoldMoved, ModReturned
from kaper.games.marauders.fight_events import Died
from kaper.games.marauders.state import GOLD, Caribbean
from kaper.games.marauders.table import SeaTable
from kaper.games.marauders.words import ChooseThing, item_text, name_at, thing_option


class ReturnTo(ChooseThing):
    """In which port without a modification is the returned token laid, face down?"""

    prompt = "ask-return-mod"
    rule = "ruling.mod-return-ports"
    words = "option-port-of"

    def options(self, s: Caribbean) -> Sequence[str]:
        return [f"port:{ZONES[zone]}" for zone in PORTS if not s.mods[zone]]


def return_mods(t: SeaTable, seat: int, tokens: list[int]) -> Script:
    """Tokens of a lost ship are mixed face down; their former owner chooses the ports without seeing them.

    mod.return, ruling.mod-return-ports
    """
    s = t.state
    s.returned += tokens
    t.shuffle(s.returned)
    while s.returned:
        zone = ZONE[name_at((yield ReturnTo(seat)))]
        s.mods[zone].append(s.returned.pop())
        t.tell(ModReturned, seat, zone)


def death(t: SeaTable, seat: int, retired: int) -> None:
    """Everything but Glory Points and stash is discarded; the wreck's modifications wait for captains_left.

    death.discard, death.keep
    """
    s = t.state
    p = s.players[seat]
    captain = p.captain.pop()
    s.captain_discard.append(captain)
    p.who, p.zone, p.port = -1, -1, False
    for zone in (p.hand, p.hold, p.rumor, p.papers, p.missions, p.specialists):
        while zone:
            t.put_away(zone.pop())
    p.weapons, p.gold, p.bounty, p.first_ship, p.spent = 0, 0, [0, 0, 0, 0], False, False
    p.now = [0] * 5
    p.buying_at = p.bought_at = -1
    t.tell(Died, seat, captain, bool(retired))


def captains_left(t: SeaTable) -> Script:
    """With no captain card for each player without one the game ends at once; else lost modifications return.

    end.captain-deck, ruling.death-captains-reserved
    """
    s = t.state
    if sum(p.who < 0 for p in s.players) > len(s.captain_deck):
        s.early = True
        end_of_game(t, "captains")
        return
    for seat in s.clockwise(s.active):
        p = s.players[seat]
        if p.who < 0 and p.mods:
            tokens = p.mods[:]
            p.mods.clear()
            yield from return_mods(t, seat, tokens)


class ChooseShip(ChooseThing):
    """A sloop or a flute?"""

    prompt = "ask-ship"
    rule = "setup.ship-choice"
    choices = ("ship-card:sloop", "ship-card:flute")

    def option(self, s: Caribbean, id: str) -> Option:
        return thing_option(id, f"option-first-{name_at(id)}", self.rule)


class Redraw(Choose[Caribbean]):
    """A pirate lies off the new captain's home port: draw another captain?"""

    prompt = "ask-redraw"
    rule = "death.redraw"
    choices = ("keep", "redraw")

    def option(self, s: Caribbean, id: str) -> Option:
        return Option(id, Text(f"option-{id}-captain", {"captain": item_text(s.drawn[0])}), (), self.rule)


def commission(t: SeaTable, seat: int, captain: int, ship: int) -> None:
    """Set up the player board: captain, ship, cubes, home port, glory card (death.setup, setup.start-port)."""
    s = t.state
    p = s.players[seat]
    p.captain = [captain]
    p.who = captain
    p.zone, p.port = HOME[captain], True
    p.ship = ship
    p.now = list(SHIPS[ship].locations)
    t.tell(Began, seat, captain, ship)
    for _ in range(2 if captain == RICHERY else 1):
        t.draw_glory(seat)


def pirate_at(s: Caribbean, zone: int) -> bool:
    """Is an NPC pirate in this zone?"""
    return any(ship.zone == zone for ship in s.npcs[PIRATE_SLOOP:])


def new_captain(t: SeaTable, seat: int) -> Script:
    """At the start of the turn: a new captain from the deck, a ship, and Gold only if the stash is poor.

    death.new-captain, death.redraw, death.gold
    """
    s = t.state
    draw_captain(t)
    while pirate_at(s, HOME[s.drawn[0]]) and s.captain_deck and (yield Redraw(seat)) == "redraw":
        draw_captain(t)
    if rejected := s.drawn[1:]:
        del s.drawn[1:]
        s.captain_deck += rejected
        t.shuffle(s.captain_deck)
    ship = SHIP_NAMES.index(name_at((yield ChooseShip(seat))))
    commission(t, seat, s.drawn.pop(), ship)
    p = s.players[seat]
    if p.stash < GOLD:
        gift = GOLD - p.stash
        p.gold, p.stash = GOLD, 0
        p.stash_low = p.stash_high = 0
        t.tell(GoldMoved, seat, gift, "new-captain")
    else:
        p.stash_low = max(p.stash_low, GOLD)


def draw_captain(t: SeaTable) -> None:
    """Turn up the next captain, before those that were rejected."""
    s = t.state
    card = s.captain_deck.pop()
    t.reveal(card)
    s.drawn.insert(0, card)
