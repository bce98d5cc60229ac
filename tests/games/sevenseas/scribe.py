"""A second reading of the rulebook: a scribe who hears only events, keeps books of its own and judges each of them.

It shares no rule with the game: prices, packing, privileges, limits, duels and losses are worked out here again.
"""

from collections import Counter
from math import hypot

from kaper.games.sevenseas.cards import ADVENTURE, KIND, NATIONS

SHIPWRIGHT, GOVERNOR, CAPTAIN, ISLANDER, SHAMAN, MERCHANT, CARTOGRAPHER = range(7)
RITUALS = (SHIPWRIGHT, GOVERNOR, MERCHANT, CARTOGRAPHER)
RUM, COFFEE, FRUIT, TALISMAN = range(4)
PORTS = {
    "pirate-bay": (3, 2, 1),
    "port-royal": (3, 2, 1),
    "tortuga": (3, 1, 2),
    "havana": (2, 3, 1),
    "cartagena": (1, 3, 2),
    "nassau": (2, 1, 3),
    "willemstad": (1, 2, 3),
}
PLAGUES = {"kraken": (1, FRUIT), "iceberg": (2, COFFEE), "sirens": (3, RUM), "mutiny": (4, None)}


def apart(one, other):
    """The gap of two dice in their width, by floating point."""

    def reach(corner, a, b):
        dx, dy = b[0] - a[0], b[1] - a[1]
        along = ((corner[0] - a[0]) * dx + (corner[1] - a[1]) * dy) / (dx * dx + dy * dy)
        along = min(max(along, 0.0), 1.0)
        return hypot(corner[0] - a[0] - along * dx, corner[1] - a[1] - along * dy)

    sides = [(die.corners[i - 1], die.corners[i], to) for die, to in ((one, other), (other, one)) for i in range(4)]
    return min(reach(corner, a, b) for a, b, die in sides for corner in die.corners) / 10000


class Mat:
    """What the scribe has written down of one player."""

    def __init__(self):
        self.fleet, self.reserve, self.guards, self.sent = 7, 3, 0, 0
        self.chests, self.yin_yang, self.skulls, self.hand = 7, 0, 0, 3
        self.double_hold, self.unsinkable, self.talismans = 0, 0, 0
        self.flags, self.goods, self.down, self.punished = [], [0, 0, 0], set(), False

    def loaded(self):
        """The fewest ships that carry the goods: so many double ones and single ones, tried one by one."""
        most = min(self.double_hold, self.fleet)
        tries = [(double, one) for double in range(most + 1) for one in range(self.fleet - double + 1)]
        return min(double + one for double, one in tries if 2 * double + one >= sum(self.goods))

    def empty(self):
        return self.fleet - self.loaded()

    def pay(self, chests):
        self.chests += chests
        assert self.chests >= 0

    def spend(self, yin_yang):
        self.yin_yang -= yin_yang
        assert self.yin_yang >= 0

    def unload(self, kind, count):
        self.goods[kind] -= count
        assert self.goods[kind] >= 0

    def points(self):
        return self.chests, self.talismans, self.yin_yang // 3, -2 * self.skulls


class Scribe:
    """Hears a whole game. `due`: loot cards to be drawn; `hits`: losses to be borne; `did`: who acted in this call."""

    def __init__(self, seats):
        self.seats, self.mats = seats, [Mat() for _ in range(seats)]
        self.pile = (26 if seats == 2 else 30) - 3 * seats
        self.port, self.round, self.first, self.met, self.owed = "pirate-bay", 0, 0, None, 0
        self.called, self.chosen, self.alone, self.curse = -1, {}, False, None
        self.did, self.given, self.due, self.hits = {}, set(), {}, Counter()
        self.to_send, self.cards, self.spared = [], 0, 0

    def hear(self, event):
        """Write an event down, or complain of what the rulebook forbids."""
        seat = getattr(event, "seat", None)
        tag = type(event).__struct_config__.tag.replace("-", "_")
        getattr(self, f"on_{tag}")(event, None if seat is None else self.mats[seat])

    def agrees(self, s):
        """Do the books agree with the state, and do guards stand where they must?"""
        for mat, p in zip(self.mats, s.players, strict=True):
            assert (mat.fleet, mat.reserve, mat.guards, mat.sent) == (p.fleet, p.reserve, p.guards, p.sent)
            assert (mat.chests, mat.yin_yang, mat.skulls) == (p.chests, p.yin_yang, p.skulls)
            assert (mat.double_hold, mat.unsinkable, mat.flags) == (p.double_hold, p.unsinkable, list(p.corsairs))
            assert (mat.goods, mat.talismans, mat.hand) == (p.cargo(), len(p.talismans), len(p.hand))
            assert mat.loaded() == p.loaded()
            owed = mat.chests // 10 - mat.guards
            if owed and s.last_rounds != 0:
                assert owed > 0
                assert mat.empty() == 0
                self.owed += 1

    def places(self):
        """Points, then fewer flags, then fewer skulls."""
        standing = [(sum(mat.points()), -len(mat.flags), -mat.skulls) for mat in self.mats]
        return [1 + sum(other > mine for other in standing) for mine in standing]

    def clockwise(self, seat):
        return [(seat + i) % self.seats for i in range(self.seats)]

    def times(self, seat):
        """How often the privilege is due to whoever acts."""
        if self.seats == 2:
            return int(self.alone and seat == self.first)
        return (1 + (seat == self.first)) * self.alone

    def acts(self, seat):
        assert self.did[seat] is None
        self.did[seat] = True

    def close(self):
        """A call is over: everybody acted or erred, had the privilege due, drew the loot due, bore every loss."""
        assert not self.due
        assert not self.hits
        for seat, acted in self.did.items():
            assert acted is not None
            idle = self.called == SHAMAN and self.curse in ("tavern", "idol", "wages")
            assert (seat in self.given) == bool(acted and self.times(seat) and not idle)
        self.did, self.given = {}, set()

    # the round

    def on_round(self, event, _):
        self.close()
        if self.round:
            assert sorted(self.chosen) == list(range(self.seats))
            assert (event.round, event.first) == (self.round + 1, (self.first + 1) % self.seats)
            for seat, character in self.chosen.items():
                assert (not self.mats[seat].down) == (character in (CAPTAIN, ISLANDER, SHAMAN))
        self.round, self.first, self.called, self.chosen = event.round, event.first, -1, {}
        assert event.left == (-1 if self.met is None else 4 - (self.round - self.met))

    def on_called(self, event, _):
        self.close()
        assert event.character > self.called
        assert event.seats == [seat for seat in self.clockwise(self.first) if seat in event.seats]
        self.called, self.alone = event.character, len(event.seats) == 1
        for seat in event.seats:
            assert event.character not in self.mats[seat].down
            assert seat not in self.chosen
            self.chosen[seat], self.did[seat] = event.character, None
            self.mats[seat].down.add(event.character)

    def on_mistake(self, event, mat):
        assert event.character == self.called
        assert self.did[event.seat] is None
        self.did[event.seat] = False
        mat.skulls += 1

    def on_back(self, event, mat):
        assert self.chosen[event.seat] in (CAPTAIN, ISLANDER, SHAMAN)
        mat.down = set()

    def on_skulls(self, event, mat):
        match event.why:
            case "captain.corsair-skull":
                assert self.nation in mat.flags
                self.corsairs.remove(event.seat)
            case "captain.no-send-skull":
                assert self.to_send.pop(0) == event.seat
            case "governor.corsair":
                assert self.called == GOVERNOR
            case "curse.tavern.1":
                assert self.served[event.seat] == 1
            case "end.hand-skulls":
                assert event.count == mat.hand - 3
                mat.punished = True
        mat.skulls += event.count

    def on_privilege(self, event, mat):
        times = self.times(event.seat)
        assert times
        assert (event.doubled, event.character) == (times == 2, self.called)
        assert self.did[event.seat]
        assert event.seat not in self.given
        self.given.add(event.seat)
        match self.called:
            case 0:  # Shipwright
                assert event.amount == min(times, mat.reserve)
                mat.reserve -= event.amount
                mat.fleet += event.amount
            case 1:  # Governor
                assert event.amount == min(times, mat.skulls)
                mat.skulls -= event.amount
            case 2:  # Captain
                assert event.amount == 2 * times
                mat.yin_yang += event.amount
            case 3:  # Islander
                assert event.amount == times
                self.due = {event.seat: times}
            case 4:  # Shaman
                assert event.amount == min(3 * times, mat.fleet)
                self.spared = event.amount
            case 5:  # Merchant
                assert event.amount == times
                mat.pay(times)
            case 6:  # Cartographer
                assert event.amount == min(times, self.pile)
                self.cards = event.amount

    # the harbour

    def on_guards(self, event, mat):
        mat.guards += event.count
        mat.fleet -= event.count
        assert mat.guards == event.guards
        assert mat.guards == mat.chests // 10 or (event.count > 0 and mat.empty() == 0)

    def on_bought(self, event, mat):
        assert self.called == SHIPWRIGHT
        assert 1 <= event.count <= mat.reserve
        self.acts(event.seat)
        mat.reserve -= event.count
        mat.fleet += event.count
        mat.pay(-event.count)

    def on_corsair(self, event, mat):
        assert self.called == GOVERNOR
        assert all(event.nation not in other.flags for other in self.mats)
        self.acts(event.seat)
        mat.flags.append(event.nation)
        assert event.ships == mat.reserve
        mat.fleet, mat.reserve = mat.fleet + mat.reserve, 0

    def on_sold(self, event, mat):
        chests = 0
        for kind, count in enumerate((event.rum, event.coffee, event.fruit)):
            mat.unload(kind, count)
            chests += count * (PORTS[self.port][kind] if count >= 3 else 1)
        assert event.chests == chests > 0
        if event.final:
            assert mat.goods == [0, 0, 0]
        else:
            assert self.called == MERCHANT
            self.acts(event.seat)
        mat.pay(chests)

    def on_ritual(self, event, mat):
        assert self.called in RITUALS
        if event.ritual == "double-hold":
            mat.spend(2)
            mat.double_hold += 1
        else:
            mat.spend(3)
            mat.unsinkable += 1
        assert event.level == (mat.double_hold if event.ritual == "double-hold" else mat.unsinkable)

    def on_negotiated(self, event, mat):
        assert self.called in RITUALS or sorted(self.chosen) == list(range(self.seats))
        assert event.one != event.other
        mat.spend(3)
        mat.unload(event.one, 1)
        mat.unload(event.other, 1)
        assert event.chests == PORTS[self.port][event.one] + PORTS[self.port][event.other]
        mat.pay(event.chests)

    def on_drawn(self, event, mat):
        assert self.called == CARTOGRAPHER
        if self.did[event.seat] is None:
            self.acts(event.seat)
        else:
            assert self.cards > 0
            self.cards -= 1
        self.pile -= 1
        assert self.pile >= 0
        mat.hand += 1

    def on_last_round(self, event, _):
        assert self.pile == 6
        self.met = self.met or self.round

    def on_round_cap(self, event, _):
        assert self.round == 60
        self.met = 60

    # the sea

    def on_played(self, event, mat):
        assert not self.due
        assert not self.hits
        self.acts(event.seat)
        mat.hand -= 1
        name = ADVENTURE[event.card]
        if name in PORTS:
            assert self.called == ISLANDER
            self.port = name
        elif name.startswith("convoy"):
            assert self.called == CAPTAIN
            _, nation, size = name.split("-")
            self.nation, self.size, self.thrower = NATIONS.index(nation), int(size), event.seat
            self.corsairs = [seat for seat, other in enumerate(self.mats) if self.nation in other.flags]
            self.to_send = self.clockwise(event.seat)
        else:
            assert self.called == SHAMAN
            self.curse, self.thrower, self.spared = name, event.seat, 0

    def on_sent(self, event, mat):
        assert self.corsairs == []
        assert self.to_send.pop(0) == event.seat
        assert 1 <= event.count <= min(self.size + {2: 3, 3: 2, 4: 1}[self.seats], mat.empty())
        mat.fleet -= event.count
        mat.sent = event.count

    def on_nobody(self, event, _):
        assert self.corsairs == self.to_send == []
        assert not any(mat.sent for mat in self.mats)

    def on_thrown(self, event, _):
        assert event.seat == self.thrower
        dice = Counter(die.owner for die in event.dice)
        self.dice, self.lost = list(event.dice), Counter()
        if event.cause == "raid":
            assert self.to_send == []
            assert [dice[seat] for seat in range(-1, self.seats)] == [self.size, *(mat.sent for mat in self.mats)]
            return
        assert event.cause == self.curse
        if self.curse == "tavern":
            assert dice == {-1: self.seats}
            return
        fleets = [mat.fleet - self.spared * (seat == self.thrower) for seat, mat in enumerate(self.mats)]
        assert [dice[seat] for seat in range(-1, self.seats)] == [int(self.curse == "whirlpool"), *fleets]
        if self.curse == "whirlpool":
            red, *ships = self.dice
            ships.sort(key=lambda die: apart(red, die))
            self.kind, self.hits = TALISMAN, Counter({die.owner: 1 for die in ships[: red.face]})
        else:
            face, kind = PLAGUES[self.curse]
            self.kind = PORTS[self.port].index(3) if kind is None else kind
            self.hits = Counter(die.owner for die in self.dice if die.face == face)

    def on_duel(self, event, _):
        gaps = {(r, s): apart(r, s) for r in self.dice if r.owner < 0 for s in self.dice if s.owner >= 0}
        names = event.red, event.seat, event.ship
        ((red, ship),) = [(r, s) for r, s in gaps if (r.number, s.owner, s.number) == names]
        assert abs(gaps[red, ship] - min(gaps.values())) < 1e-9
        assert abs(gaps[red, ship] - event.gap) < 1e-9
        if red.face <= ship.face:
            self.dice.remove(red)
        if ship.face <= red.face:
            self.dice.remove(ship)
            self.lost[event.seat] += 1

    def on_sunk(self, event, mat):
        assert event.saved == min(mat.unsinkable, self.lost[event.seat])
        assert event.lost == self.lost[event.seat] - event.saved
        mat.sent -= self.lost[event.seat]
        mat.fleet += event.saved
        mat.reserve += event.lost
        mat.yin_yang += event.lost

    def on_raid(self, event, _):
        afloat = Counter(die.owner for die in self.dice)
        merchants = afloat.pop(-1, 0)
        assert not merchants or not afloat, "the duels go on until one side is gone"
        assert event.won == (not merchants and bool(afloat))
        assert event.survivors == [mat.sent for mat in self.mats] == [afloat[seat] for seat in range(self.seats)]
        for mat in self.mats:
            mat.fleet, mat.sent = mat.fleet + mat.sent, 0
        if event.won:
            self.due = {seat: afloat[seat] for seat in self.clockwise(event.seat) if afloat[seat]}

    def on_reshuffled(self, event, _):
        assert event.count > 0

    def on_loot(self, event, mat):
        assert next(iter(self.due)) == event.seat, "clockwise"
        assert len(event.items) == self.due.pop(event.seat)
        kinds = Counter(KIND[item] for item in event.items)
        mat.talismans += kinds[TALISMAN]
        mat.yin_yang += kinds[TALISMAN]
        self.drawn = [kinds[good] for good in (RUM, COFFEE, FRUIT)]

    def on_loaded(self, event, mat):
        assert all(kept <= drawn for kept, drawn in zip(event.loaded, self.drawn, strict=True))
        assert event.refused == sum(self.drawn) - sum(event.loaded)
        mat.goods = [have + kept for have, kept in zip(mat.goods, event.loaded, strict=True)]
        assert mat.loaded() <= mat.fleet

    # curses

    def on_whirlpool(self, event, _):
        assert event.value == self.dice[0].face
        assert {seat for seat, ships in enumerate(event.caught) if ships} == set(self.hits)

    def on_idol(self, event, _):
        self.kind, self.hits = event.kind, Counter(range(self.seats))

    def on_tavern(self, event, _):
        assert event.faces == [die.face for die in self.dice]

    def on_served(self, event, _):
        assert sorted(event.faces) == sorted(die.face for die in self.dice)
        self.served = event.faces
        self.due = {seat: 1 for seat in self.clockwise(event.seat) if event.faces[seat] == 5}

    def on_cursed(self, event, mat):
        if self.curse == "tavern":
            assert self.served[event.seat] == 2
            hits, kind = 1, event.kind if any(mat.goods) else RUM
        else:
            hits, kind = self.hits.pop(event.seat), self.kind
        have = mat.talismans if kind == TALISMAN else mat.goods[kind]
        cards = min(hits, have)
        assert (event.kind, event.cards, event.chests) == (kind, cards, min(hits - cards, mat.chests))
        assert cards == 1 or self.curse != "tavern" or mat.goods == [0, 0, 0], "a good that is there"
        if kind == TALISMAN:
            mat.talismans -= cards
        else:
            mat.unload(kind, cards)
        mat.pay(-event.chests)

    def on_wages(self, event, mat):
        assert self.curse == "wages"
        assert (event.guards, event.chests) == (mat.guards, min(2 * mat.guards, mat.chests))
        mat.pay(-event.chests)

    def on_tavern_chest(self, event, mat):
        assert event.chests == {3: -min(1, mat.chests), 4: 1}[self.served[event.seat]]
        mat.pay(event.chests)

    def on_tavern_yin_yang(self, event, mat):
        assert (event.count, self.served[event.seat]) == (3, 6)
        mat.yin_yang += 3

    # the end

    def on_scored(self, event, mat):
        self.close()
        assert (event.chests, event.talismans, event.yin_yang, event.skulls) == mat.points()
        assert mat.hand <= 3 or mat.punished
        assert self.round == self.met + 3
