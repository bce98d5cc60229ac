"""What is told adds up: whoever hears only the public events of whole games knows purses, points, ships and boards."""

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.box import ALL_RIVERS, RESIDENCE0, TRACK_RIVERS, worth
from kaper.games.maracaibo.chart import CHARTS, PLACES, START
from kaper.games.maracaibo.codes import RAID_ACTIONS, SWAPS
from kaper.games.maracaibo.module_events import NOBODY
from kaper.games.maracaibo.policy import policy
from kaper.games.maracaibo.state import rivers

RED = -1
MODULES = ("fog_locations", "fog_improvements", "skirmishes", "quest_hunters", "rubies", "retirement")
TABLES = [
    (4, {"layout": "A"}),
    (3, {"layout": "B", "rubies": True, "skirmishes": True}),
    (2, {"layout": "C", **dict.fromkeys(MODULES, True)}),
    (1, {"layout": "D", "redbeard": 3}),
    (1, {"layout": "A", "redbeard": 6, **dict.fromkeys(MODULES, True)}),
]
ODD = 8  # one answer of so many is given at random, so that odd things happen too


def shown(s):
    """What lies in the Caribbean for everybody to see."""
    return [-1 if s.down >> place & 1 else card for place, card in enumerate(s.sea)]


class Listener:
    """Knows nothing but the events and what lay on the table before the first of them."""

    def __init__(self, s):
        self.layout = s.options.layout
        seats = [*range(s.seats), *([RED] if s.redbeard is not None else [])]
        self.purse = {seat: p.doubloons for seat, p in enumerate(s.players)}
        self.vp, self.explorer, self.upgrades, self.rubies, self.quests = (dict.fromkeys(seats, 0) for _ in range(5))
        self.at, self.anew = dict.fromkeys(seats, START), dict.fromkeys(seats, False)
        self.cards, self.galleon = ({seat: [] for seat in seats} for _ in range(2))
        self.residences, self.holes = ({seat: set() for seat in seats} for _ in range(2))
        self.tiles = {seat: {} for seat in seats}
        self.stored, self.buried = ({seat: [0, 0, 0] for seat in seats} for _ in range(2))
        self.cubes, self.market, self.deck = list(s.cubes), list(s.quest_market), len(s.deck)
        self.sea = shown(s)
        self.round, self.sold, self.first, self.strength, self.totals = 0, 0, -1, {}, None

    def hear(self, event):
        getattr(self, type(event).__struct_config__.tag.replace("-", "_"))(event)

    def began(self, e):
        self.first, self.purse = e.first, dict(enumerate(e.purses))
        if RED in self.quests:
            self.quests[RED] = 1  # dealt to him before the game

    def quests_kept(self, e):
        assert e.cards == []  # the cards are told to their owner alone
        self.quests[e.seat] = e.count

    def round_began(self, e):
        self.round += 1
        assert e.round == self.round

    def sailed(self, e):
        assert e.path[0] == self.at[e.seat]
        assert e.path[-1] == e.at
        assert all(b in CHARTS[self.layout].touching[a] for a, b in zip(e.path, e.path[1:], strict=False))
        assert e.card == (self.sea[e.at] if e.at < PLACES else -1)
        self.at[e.seat] = e.at
        self.strength = {}

    def toll_paid(self, e):
        for seat, change, told in ((e.seat, -1, e.purse), (e.to, 1, e.theirs)):
            if seat == RED:
                assert told == -1
            else:
                self.purse[seat] += change
                assert told == self.purse[seat] >= 0

    def doubloons_gained(self, e):
        assert e.count > 0
        self.purse[e.seat] += e.count
        assert e.purse == self.purse[e.seat]

    def points_gained(self, e):
        assert e.count > 0
        self.vp[e.seat] += e.count
        assert e.vp == self.vp[e.seat]

    def acquired(self, e):
        assert self.sea[e.place] == e.card
        self.paid(e.seat, e.price, e.purse)
        self.cards[e.seat].append(e.card)

    def paid(self, seat, price, purse):
        self.purse[seat] -= price
        assert purse == self.purse[seat] >= 0
        assert price >= 0

    def refilled(self, e):
        self.deck = max(self.deck - 1, 0)
        assert e.left == self.deck
        self.sea[e.place] = e.card

    def built(self, e):
        assert self.sea[e.place] == e.card
        assert e.first is all(e.card not in owned for owned in self.residences.values())
        if e.seat == RED:
            assert (e.price, e.purse) == (0, -1)
        else:
            self.paid(e.seat, e.price, e.purse)
        assert e.card not in self.residences[e.seat]
        self.residences[e.seat].add(e.card)

    def cubes_added(self, e):
        self.cubes[e.kind] += e.count
        assert (e.cubes, e.worth) == (self.cubes[e.kind], worth(self.cubes[e.kind]))
        assert e.count > 0

    def treasure_gained(self, e):
        self.cubes[e.kind] = max(self.cubes[e.kind] - 1, 0)
        self.stored[e.seat][e.kind] += 1
        assert (e.cubes, e.worth) == (self.cubes[e.kind], worth(self.cubes[e.kind]))
        assert (e.stored, e.buried) == (self.stored[e.seat][e.kind], self.buried[e.seat][e.kind])

    def treasure_buried(self, e):
        self.stored[e.seat][e.kind] -= 1
        self.buried[e.seat][e.kind] += 1
        assert (e.stored, e.buried) == (self.stored[e.seat][e.kind], self.buried[e.seat][e.kind])
        assert e.stored >= 0
        assert e.hole not in self.holes[e.seat]
        self.holes[e.seat].add(e.hole)

    def upgraded(self, e):
        self.upgrades[e.seat] += 1
        assert e.upgrades == self.upgrades[e.seat]

    def explored(self, e):
        assert e.path[-1] == e.at
        self.explorer[e.seat] = e.at
        assert e.rivers == (ALL_RIVERS if self.anew[e.seat] else TRACK_RIVERS[e.at])

    def steps_swapped(self, e):
        assert e.left > 0
        assert SWAPS[e.swap].steps > 0

    def raid_rolled(self, e):
        assert all(0 <= face <= 6 for face in e.dice)
        assert e.rerolls >= 0

    def raid_chosen(self, e):
        self.strength[e.kind] = self.strength.get(e.kind, 0) + e.strength

    def strength_spent(self, e):
        self.strength[e.kind] -= RAID_ACTIONS[e.action].strength
        assert 0 <= e.left <= self.strength[e.kind]

    def quest_taken(self, e):
        self.quests[e.seat] += 1
        assert e.held == self.quests[e.seat]
        if e.place >= 0:
            assert self.market.pop(e.place) == e.card
        else:
            assert e.card == -1

    def quest_revealed(self, e):
        self.market.insert(0, e.card)
        assert e.market == self.market

    def market_refreshed(self, e):
        assert len(e.market) == len(self.market)
        assert not set(e.market) & set(self.market)
        self.market = list(e.market)

    def quest_sold(self, e):
        self.quests[e.seat] -= 1
        assert (e.card, e.held) == (-1, self.quests[e.seat])

    def galleon_taken(self, e):
        self.galleon[e.seat].append(e.galleon)
        assert (e.seat == RED) is (e.purse < 0)
        if e.seat != RED:
            self.purse[e.seat] = e.purse

    def tile_placed(self, e):
        assert self.sea[e.place] == e.card
        assert all(e.place not in tiles.values() for tiles in self.tiles.values())
        assert e.tile not in self.tiles[e.seat]
        self.tiles[e.seat][e.tile] = e.place
        self.purse[e.seat] = e.purse

    def tile_activated(self, e):
        assert self.tiles[e.seat][e.tile] == e.place
        assert e.side in (0, 1)

    def maracaibo_reached(self, e):
        assert e.last is (self.round == 3)

    def income_taken(self, e):
        self.purse[e.seat] += e.doubloons
        self.vp[e.seat] += e.vp
        assert (e.purse, e.total) == (self.purse[e.seat], self.vp[e.seat])

    def round_ended(self, e):
        assert e.round == self.round
        if e.round < 3:
            self.at = dict.fromkeys(self.at, START)

    def scored(self, e):
        self.totals = e.totals, e.redbeard

    def card_revealed(self, e):
        assert self.sea[e.place] == -1
        self.sea[e.place] = e.card
        if e.seat == RED:
            assert (e.doubloons, e.purse) == (0, -1)
        else:
            self.purse[e.seat] += e.doubloons
            assert e.purse == self.purse[e.seat]

    def skirmished(self, e):
        best = [seat for seat, total in zip(e.fighters, e.totals, strict=True) if total == max(e.totals)]
        assert e.winner == (best[0] if len(best) == 1 else NOBODY)
        assert all(total >= face for total, face in zip(e.totals, e.dice, strict=True))
        before = [self.purse.get(seat, -1) for seat in e.fighters]
        if RED in e.fighters or e.winner == NOBODY:
            assert e.purses == before
            return
        lost = [int(seat != e.winner and purse > 0) for seat, purse in zip(e.fighters, before, strict=True)]
        for seat, gone, purse in zip(e.fighters, lost, e.purses, strict=True):
            self.purse[seat] += sum(lost) if seat == e.winner else -gone
            assert purse == self.purse[seat]

    def ruby_moved(self, e):
        self.rubies[e.seat] += 1 if e.how == "gain" else -1
        assert e.rubies == self.rubies[e.seat] >= 0
        if e.how != "sell":
            assert e.space == -1
        else:
            assert not self.sold >> e.space & 1
            self.sold |= 1 << e.space

    def retired(self, e):
        assert e.at == 0
        self.anew[e.seat] = True
        self.explorer[e.seat] = 0

    def redbeard_drew(self, e):
        assert e.line >= -1

    def redbeard_upgraded(self, e):
        assert e.slot == self.upgrades[RED]
        self.upgrades[RED] += 1
        assert e.upgrades == self.upgrades[RED]

    def redbeard_took(self, e):
        if e.place >= 0:
            assert self.sea[e.place] == e.card
        else:
            self.deck -= 1
        self.cards[RED].append(e.card)
        assert e.cards == len(self.cards[RED])

    def redbeard_gained(self, e):
        self.stored[RED][e.kind] += e.count
        self.cubes[e.kind] = max(self.cubes[e.kind] - e.count, 0)
        assert e.treasures == self.stored[RED][e.kind]
        assert (e.cubes, e.worth) == (self.cubes[e.kind], worth(self.cubes[e.kind]))

    def agrees(self, s):
        """What was added up is what lies on the table."""
        for seat, p in enumerate(s.players):
            heard = (self.purse[seat], self.vp[seat], self.at[seat], self.upgrades[seat], self.quests[seat])
            assert heard == (p.doubloons, p.vp, p.at, p.upgrades, len(p.quests))
            assert (self.stored[seat], self.buried[seat]) == (p.stored, p.buried)
            assert (self.cards[seat], self.galleon[seat], self.rubies[seat]) == (p.cards, p.galleon, p.rubies)
            assert self.explorer[seat] == p.explorer
            assert (ALL_RIVERS if self.anew[seat] else TRACK_RIVERS[self.explorer[seat]]) == rivers(p)
            assert {RESIDENCE0 + i for i in range(12) if p.residences >> i & 1} == self.residences[seat]
            assert self.holes[seat] == {hole for hole in range(p.holes.bit_length()) if p.holes >> hole & 1}
            assert self.tiles[seat] == {tile: at for tile, at in enumerate(p.tiles) if at >= 0}
        red = s.redbeard
        if red is not None:
            heard = (self.vp[RED], self.at[RED], self.explorer[RED], self.upgrades[RED], self.stored[RED])
            assert heard == (red.vp, red.at, red.explorer, red.upgrades, red.treasures)
            told = (self.cards[RED], self.galleon[RED], self.rubies[RED], self.quests[RED])
            assert told == (red.cards, red.galleon, red.rubies, len(red.quests))
        assert (self.cubes, self.market, self.deck, self.round) == (s.cubes, s.quest_market, len(s.deck), s.round)
        assert all(
            heard == card
            for place, (heard, card) in enumerate(zip(self.sea, shown(s), strict=True))
            if place not in s.emptied
        )
        assert self.sold == s.rubies


@pytest.mark.rule("vp.track", "money.white", "money.red", "ruling.hidden-information")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_public_events_tell_the_whole_game(seats, options):
    match = Match(GAME, seats, GAME.read_options(options), Fast(10), listen=True)
    rng, heard, listener = Fast(11), len(match.told), Listener(match.state)
    while True:
        for told in match.told[heard:]:
            if told.heard_by(None):
                listener.hear(told.event)
        heard = len(match.told)
        listener.agrees(match.state)
        if match.over:
            break
        seat, decision = next(iter(match.asked.items()))
        state = match.state
        answer = decision.sample(state, rng) if rng.below(ODD) == 0 else policy(state, decision, rng)
        assert match.act(seat, answer) is None
    assert listener.first == match.state.first
    result = match.result()
    assert listener.totals == (result.scores, result.rivals[0].score if result.rivals else -1)
