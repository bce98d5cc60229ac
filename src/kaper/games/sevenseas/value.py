"""What a position is worth to bots: things in points, by weights that change with the rounds left, and the share of victory.

The weights were fitted by least squares on 4,000 games of the quick policy with three and four players: what a chest, a
ship or a card at the beginning of a round was worth in final points over the others' mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from kaper.core.game import shares_of
from kaper.games.sevenseas.cards import (
    CAPTAIN,
    CARTOGRAPHER,
    CONVOYS,
    CURSES,
    FREE_CARDS,
    GOVERNOR,
    ISLANDER,
    MERCHANT,
    NEGOTIATIONS_COST,
    PORTS,
    PRICES,
    SEND_BONUS,
    SHIPS,
    SHIPWRIGHT,
    UNDER_LAST_ROUND,
    nation_of,
    sale,
    size_of,
)
from kaper.games.sevenseas.ending import result
from kaper.games.sevenseas.odds import raid_odds
from kaper.games.sevenseas.state import Player, SevenSeas


class Weights(NamedTuple):
    """What one of each thing is worth."""

    chest: float
    sale: float  # a chest that the hold would bring in the current port
    port: float  # a chest more that it would bring in the best port in hand
    two: float  # two of a kind aboard
    one: float  # a single one
    wanted: float  # two of a kind that the current port wants
    ship: float  # out of the reserve
    ready: float  # one of the first two empty ships
    talisman: float
    yin_yang: float
    skull: float
    double_hold: float
    more_hold: float
    unsinkable: float
    more_unsinkable: float
    convoy: float
    more_convoys: float
    port_card: float
    more_ports: float
    curse: float
    excess: float  # a card above three
    service: float  # an unplayed convoy of a nation one serves


FITTED = {
    #             chest sale  port  two   one   want  ship ready  tali  yin  skull  double hold unsinkable  convoys    ports  curse exc  serv
    0.0: Weights(1.00, 1.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 1.00, 0.33, 2.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 2.00, 0.00),
    1.0: Weights(0.93, 0.68, 0.70, 0.20, 0.22, 0.58, 0.56, 0.60, 1.02, 0.39, 1.96, 0.35, 0.30, 0.00, 0.00, 0.58, 0.35, 0.37, 0.40, 0.25, 1.43, 0.31),
    2.5: Weights(0.85, 0.60, 0.25, 0.10, 0.20, 0.55, 1.02, 0.37, 1.00, 0.45, 1.92, 1.00, 0.70, 0.65, 0.15, 0.90, 0.45, 0.70, 0.60, 0.15, 0.83, 0.60),
    5.0: Weights(0.78, 0.62, 0.30, 0.45, 0.26, 0.37, 0.98, 0.05, 1.00, 0.46, 1.86, 1.50, 1.00, 1.70, 0.55, 0.55, 0.45, 0.75, 0.55, 0.05, 0.25, 0.87),
    7.5: Weights(0.74, 0.57, 0.28, 0.30, 0.26, 0.40, 0.90, 0.05, 0.98, 0.48, 1.84, 1.85, 1.30, 1.70, 1.00, 0.55, 0.50, 0.90, 1.10, 0.05, 0.25, 0.95),
    11.: Weights(0.68, 0.57, 0.18, 0.22, 0.28, 0.45, 0.80, 0.05, 0.93, 0.58, 1.65, 1.90, 1.30, 2.05, 2.10, 0.45, 0.60, 1.10, 1.20, 0.05, 0.40, 1.05),
}  # fmt: skip
"""By rounds left. At the end things are worth their points."""


def between(left: float) -> Weights:
    """The weights with so many rounds left: straight lines between the rows."""
    known = sorted(FITTED)
    if left >= known[-1]:
        return FITTED[known[-1]]
    place = next(i for i, rounds in enumerate(known) if left < rounds)
    low, high = known[place - 1], known[place]
    part = (left - low) / (high - low)
    return Weights(*(a + part * (b - a) for a, b in zip(FITTED[low], FITTED[high], strict=True)))


STEPS = 8
BY_ROUNDS = tuple(between(step / STEPS) for step in range(11 * STEPS + 1))


def rounds_left(s: SevenSeas) -> float:
    """Rounds still to be played, the present one included; a guess before the last-round card is met."""
    if s.last_rounds >= 0:
        return s.last_rounds + (1.0 if s.met == s.round else 0.0)
    above = max(len(s.adventure) - UNDER_LAST_ROUND - 1, 0)
    return 4.3 + above / (0.38 * s.seats)


def weights(s: SevenSeas) -> Weights:
    """What things are worth now."""
    return BY_ROUNDS[min(int(rounds_left(s) * STEPS), len(BY_ROUNDS) - 1)]


# a player's position


def hold_worth(s: SevenSeas, player: Player, w: Weights) -> float:
    """Goods aboard: what they would bring here, in a port in hand, and as sets that may still grow."""
    if not player.hold:
        return 0.0
    rum, coffee, fruit = cargo = player.cargo()
    prices = s.prices()
    now = best = sale(prices, rum, coffee, fruit)
    if w.port:
        for card in player.hand:
            if card in PORTS:
                best = max(best, sale(PRICES[card], rum, coffee, fruit))
    worth = w.sale * now + w.port * (best - now)
    for count, price in zip(cargo, prices, strict=True):
        if count == 1:
            worth += w.one
        elif count == 2:
            worth += w.two + (w.wanted if price > 1 else 0.0)
    return worth


def hand_worth(player: Player, w: Weights) -> float:
    """Cards in hand, less the skulls for too many at the end."""
    convoys = ports = curses = 0
    for card in player.hand:
        if card in CONVOYS:
            convoys += 1
        elif card in PORTS:
            ports += 1
        else:
            curses += 1
    worth = w.curse * curses
    if convoys:
        worth += w.convoy + w.more_convoys * (convoys - 1)
    if ports:
        worth += w.port_card + w.more_ports * (ports - 1)
    excess = convoys + ports + curses - FREE_CARDS
    return worth - w.excess * excess if excess > 0 else worth


def unplayed(s: SevenSeas, nation: int) -> int:
    """Convoys of a nation that may still be raided."""
    played = sum(1 for card in s.right if card in CONVOYS and nation_of(card) == nation)
    return (3 if s.seats == 2 else 4) - played


def player_worth(s: SevenSeas, player: Player, w: Weights) -> float:
    """A player's position in points."""
    worth = w.chest * player.chests + w.talisman * len(player.talismans) + w.yin_yang * player.yin_yang
    worth += w.ship * (SHIPS - player.reserve) - w.skull * player.skulls
    worth += w.ready * min(player.empty() + player.sent, 2)
    worth += hold_worth(s, player, w) + hand_worth(player, w)
    if player.double_hold:
        worth += w.double_hold + w.more_hold * min(player.double_hold - 1, 2)
    if player.unsinkable:
        worth += w.unsinkable + w.more_unsinkable * min(player.unsinkable - 1, 1)
    for nation in player.corsairs:
        worth -= w.service * unplayed(s, nation)
    return worth


# what a character promises, beyond what the weights above tell; fitted in the same way

RAID_PROMISE, CURSE_PROMISE, SALE_PROMISE = 0.4, 1.1, 0.6


def loot_worth(w: Weights) -> float:
    """A loot card: a talisman with its marker, or a good."""
    return 0.25 * (w.talisman + w.yin_yang) + 0.75 * (1.3 * w.sale + 1.5 * w.one)


def convoy_worth(s: SevenSeas, seat: int, convoy: int, w: Weights) -> float:
    """A raid to which everybody sends all they may: the own gain over that of the others."""
    limit = size_of(convoy) + SEND_BONUS[s.seats]
    sent = [min(limit, player.empty()) for player in s.players]
    _, share = raid_odds(size_of(convoy), sum(sent))
    ship = share * loot_worth(w) - (1.0 - share) * (w.ship - w.yin_yang)
    nation = nation_of(convoy)
    gain = 0.0
    for other, player in enumerate(s.players):
        own = sent[other] * ship if sent[other] else -w.skull
        if nation in player.corsairs:
            own -= w.skull - w.service
        gain += own if other == seat else -own / (s.seats - 1)
    return gain


def port_worth(s: SevenSeas, seat: int, port: int, w: Weights) -> float:
    """A new port: what it does for the own hold over what it does for the others'."""
    now, new = s.prices(), PRICES[port]
    change = 0.0
    for other, player in enumerate(s.players):
        if player.hold:
            rum, coffee, fruit = player.cargo()
            more = w.sale * (sale(new, rum, coffee, fruit) - sale(now, rum, coffee, fruit))
            change += more if other == seat else -more / (s.seats - 1)
    return change


def adventure_promise(s: SevenSeas, seat: int, character: int, times: float, w: Weights) -> float:
    """Captain, Islander and Shaman: the best fitting card, the privilege, and all characters back."""
    player = s.players[seat]
    back = 0.15 * (7 - player.characters.bit_count())
    best = None
    for card in player.hand:
        gain = None
        if character == CAPTAIN:
            if card in CONVOYS:
                gain = convoy_worth(s, seat, card, w) - w.more_convoys
        elif character == ISLANDER:
            if card in PORTS:
                gain = 0.45 * (port_worth(s, seat, card, w) - w.more_ports)
        elif card in CURSES:
            gain = CURSE_PROMISE
        if gain is not None and (best is None or gain > best):
            best = gain
    if best is None:
        return back - w.skull
    if character == CAPTAIN:
        return back + best + RAID_PROMISE + 2.0 * times * w.yin_yang
    return back + best + times * (loot_worth(w) if character == ISLANDER else 0.1)


def harbour_promise(s: SevenSeas, seat: int, character: int, times: float, w: Weights) -> float:
    """Shipwright, Governor, Merchant and Cartographer: the action, the privilege, and a chance for rituals."""
    player = s.players[seat]
    gain = ritual_promise(s, player, w)
    if character == SHIPWRIGHT:
        most = min(player.reserve, player.chests)
        if most == 0:
            return gain - w.skull
        bought = most if w.ship > w.chest else 1
        return gain + bought * (w.ship - w.chest) + min(times, player.reserve - bought) * w.ship
    if character == GOVERNOR:
        free = s.free_nations()
        if not free:
            return gain - w.skull
        service = w.service * min(unplayed(s, nation) for nation in free)
        return gain + player.reserve * w.ship - service - w.skull * (1.0 - min(times, player.skulls + 1))
    if character == MERCHANT:
        if not player.hold:
            return gain - w.skull
        rum, coffee, fruit = player.cargo()
        sold = w.chest * sale(s.prices(), rum, coffee, fruit) - hold_worth(s, player, w)
        return gain + SALE_PROMISE + 0.4 * sold + w.chest * times
    if not s.adventure:
        return gain - w.skull
    cards = min(1.0 + times, len(s.adventure))
    excess = min(cards, max(len(player.hand) + cards - FREE_CARDS, 0.0))
    return gain + (0.5 + 0.5 * cards) * (0.6 * w.convoy + 0.3 * w.port_card + 0.2) - excess * w.excess


def promise(s: SevenSeas, seat: int, character: int, times: float, w: Weights) -> float:
    """The gain in points that a character promises, with so many times its privilege."""
    if character in (SHIPWRIGHT, GOVERNOR, MERCHANT, CARTOGRAPHER):
        return harbour_promise(s, seat, character, times, w)
    return adventure_promise(s, seat, character, times, w)


def ritual_promise(s: SevenSeas, player: Player, w: Weights) -> float:
    """What a chance for rituals is worth: Negotiations, or the first of the lasting ones."""
    if player.yin_yang < NEGOTIATIONS_COST:
        return 0.0
    cost = NEGOTIATIONS_COST * w.yin_yang
    best = max(w.unsinkable - cost, 0.0) if player.unsinkable == 0 else 0.0
    if len(player.hold) > 1:
        kinds = sorted(price for price, count in zip(s.prices(), player.cargo(), strict=True) if count)
        if len(kinds) > 1:
            best = max(best, w.chest * (kinds[-1] + kinds[-2]) - 2.0 * (w.sale + w.one) - cost)
    return best


def privilege_times(s: SevenSeas, seat: int, character: int) -> int:
    """How many times the privilege falls to a seat, if all that were chosen are known."""
    for other, player in enumerate(s.players):
        if other != seat and player.chosen == character:
            return 0
    if s.seats == 2:
        return 1 if seat == s.first else 0
    return 2 if seat == s.first else 1


def pending(s: SevenSeas, worths: list[float], w: Weights) -> None:
    """Add what is under way: loot still to be drawn, characters chosen but not yet called or heard."""
    called = s.called
    if s.drawn:
        worths[s.drawer] += len(s.drawn) * (1.3 * w.sale + 1.5 * w.one)
    for name, args in s.agenda:
        if name == "loot":
            worths[int(args[0])] += loot_worth(w) * int(args[1])
        elif name == "privilege" and called == CAPTAIN:
            worths[int(args[0])] += 2.0 * privilege_times(s, int(args[0]), CAPTAIN) * w.yin_yang
        elif name in ("captain", "islander", "shaman") or (name == "activation" and not args[1]):
            seat = int(args[0])
            worths[seat] += promise(s, seat, called, privilege_times(s, seat, called), w)
    for seat, player in enumerate(s.players):
        if player.chosen > called or seat == s.acting:
            worths[seat] += promise(s, seat, player.chosen, privilege_times(s, seat, player.chosen), w)


def standings(s: SevenSeas) -> list[float]:
    """Every seat's position in points, with what is under way."""
    w = weights(s)
    worths = [player_worth(s, player, w) for player in s.players]
    pending(s, worths, w)
    return worths


def value(s: SevenSeas) -> Sequence[float]:
    """The share of victory each seat may expect: positions in points, less certain the longer the game goes on."""
    if s.over:
        winners = result(s).winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    worths = standings(s)
    scale = 1.6 + 1.2 * sqrt(rounds_left(s))
    return shares_of([worth / scale for worth in worths])
