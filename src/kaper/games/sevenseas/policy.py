"""A quick policy for playouts and bots, which mixes its secret choices; and what a seat may believe others chose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from kaper.core.chance import Fast
from kaper.core.decisions import Answer, Decision
from kaper.core.game import Brain, by_question
from kaper.games.sevenseas.adventures import DECLINE, PlayCard
from kaper.games.sevenseas.cards import (
    CAPTAIN,
    CARD_NAMED,
    CHARACTERS,
    CURSES,
    GOODS,
    ISLANDER,
    KIND,
    NATIONS,
    PAIRS,
    SET,
    SHAMAN,
    WAGES,
    sale,
)
from kaper.games.sevenseas.curses import AssignDice, LoseGood, NameGood
from kaper.games.sevenseas.ending import DONE, LastNegotiations
from kaper.games.sevenseas.harbour import (
    BUY,
    DOUBLE_HOLD,
    DRAW,
    END,
    GOOD_IDS,
    NEGOTIATIONS,
    SELL,
    UNSINKABLE,
    Activation,
    SellGoods,
)
from kaper.games.sevenseas.loot import KeepGoods
from kaper.games.sevenseas.raid import SendShips
from kaper.games.sevenseas.rounds import ChooseCharacter
from kaper.games.sevenseas.state import Player, SevenSeas
from kaper.games.sevenseas.value import (
    convoy_worth,
    port_worth,
    promise,
    rounds_left,
    standings,
    unplayed,
    value,
    weights,
)

TEMPERATURE = 0.4
"""How far from the best the choice of a character strays, in points: whoever never mixes is read."""
TAVERN_WORTH = (0.0, -2.0, -1.2, -1.0, 1.0, 1.6, 2.0)


# the choice of a character


def character_odds(s: SevenSeas, seat: int, characters: Sequence[int]) -> list[float]:
    """How likely each of some characters is to be chosen (not normalised).

    The chance of being alone with it comes from the characters that the others still have.
    """
    w = weights(s)
    most = float(s.alone(seat))
    others = [
        (player.characters, 1.0 - 1.25 / player.characters.bit_count())
        for other, player in enumerate(s.players)
        if other != seat
    ]
    promises = []
    for character in characters:
        times = most
        for mask, chance in others:
            if mask >> character & 1:
                times *= chance
        promises.append(promise(s, seat, character, times, w))
    best = max(promises)
    return [exp((p - best) / TEMPERATURE) for p in promises]


def drawn(odds: list[float], rng: Fast) -> int:
    """A place, each as likely as its odds."""
    point = rng.random() * sum(odds)
    for place, odd in enumerate(odds):
        point -= odd
        if point < 0:
            return place
    return len(odds) - 1


def choose_character(s: SevenSeas, decision: ChooseCharacter, rng: Fast) -> Answer:
    mask = s.players[decision.seat].characters
    characters = [c for c in range(7) if mask >> c & 1]
    return CHARACTERS[characters[drawn(character_odds(s, decision.seat, characters), rng)]]


def redeal(s: SevenSeas, seat: int, rng: Fast) -> None:
    """Characters chosen but not yet called are a secret without a pile: others may have chosen any later one."""
    for other, player in enumerate(s.players):
        if other != seat and player.chosen > s.called:
            characters = [c for c in range(s.called + 1, 7) if player.characters >> c & 1]
            player.chosen = characters[drawn(character_odds(s, other, characters), rng)]


# the harbour


def act_in_harbour(s: SevenSeas, decision: Activation, rng: Fast) -> Answer:
    options = decision.allowed(s)
    first = options[0]
    if first == END:
        return END
    player = s.players[decision.seat]
    left = rounds_left(s)
    if s.acting == decision.seat:
        if first == SELL:
            return sell_or_negotiate(s, player, options, left)
        if first == DRAW:
            return DRAW
        if first == BUY[0]:
            w = weights(s)
            return BUY[sum(option.startswith("buy") for option in options) - 1 if w.ship > w.chest else 0]
        if first.startswith("corsair"):
            nations = [NATIONS.index(option[8:]) for option in options if option.startswith("corsair")]
            return options[nations.index(min(nations, key=lambda nation: unplayed(s, nation)))]
    return ritual(s, player, options, left)


def sell_or_negotiate(s: SevenSeas, player: Player, options: Sequence[str], left: float) -> str:
    """Negotiations before the sale, where they leave something to sell."""
    if len(player.hold) > 2:
        wish = ritual(s, player, options, left)
        if wish in NEGOTIATIONS:
            return wish
    return SELL


def ritual(s: SevenSeas, player: Player, options: Sequence[str], left: float) -> str:
    """Negotiations for good prices, then lasting rituals while they can still pay."""
    pair = best_pair(s, player, options)
    if pair is not None:
        return pair
    if left > 4.0:
        if UNSINKABLE in options and player.unsinkable < 2:
            return UNSINKABLE
        if DOUBLE_HOLD in options and player.double_hold < 1 + len(player.hold) // 4:
            return DOUBLE_HOLD
    return END


def best_pair(s: SevenSeas, player: Player, options: Sequence[str]) -> str | None:
    """The pair that brings most over a plain sale of the same cards, if that is worth three markers."""
    prices = s.prices()
    rum, coffee, fruit = cargo = player.cargo()
    whole = sale(prices, rum, coffee, fruit)
    best, gain = None, 1.0
    for option in options:
        if option in NEGOTIATIONS:
            a, b = PAIRS[NEGOTIATIONS.index(option)]
            rest = cargo[:]
            rest[a] -= 1
            rest[b] -= 1
            more = prices[a] + prices[b] + sale(prices, *rest) - whole
            if more > gain:
                best, gain = option, more
    return best


def sell_goods(s: SevenSeas, decision: SellGoods, rng: Fast) -> Answer:
    player = s.players[decision.seat]
    cargo, prices = player.cargo(), s.prices()
    left = rounds_left(s)
    if left <= 1.5:
        return list(decision.items(s))
    batch: list[str] = []
    for kind in range(3):
        if cargo[kind] >= SET and (prices[kind] > 1 or player.empty() < 3):
            batch += GOOD_IDS[kind][: cargo[kind]]
    if not batch or player.empty() < 2:
        for kind in range(3):
            if 0 < cargo[kind] < SET and (cargo[kind] == 1 or player.empty() < 3):
                batch += GOOD_IDS[kind][: cargo[kind]]
    return batch or [GOOD_IDS[kind][0] for kind in range(3) if cargo[kind]][:1]


# adventures


def play_card(s: SevenSeas, decision: PlayCard, rng: Fast) -> Answer:
    options = decision.allowed(s)
    if len(options) == 1:
        return DECLINE
    cards = [CARD_NAMED[option] for option in options[:-1]]
    judge: Callable[[SevenSeas, int, int], float] = JUDGES[decision.character]
    scores = [judge(s, decision.seat, card) + 0.3 * rng.random() for card in cards]
    return options[scores.index(max(scores))]


def judge_convoy(s: SevenSeas, seat: int, card: int) -> float:
    return convoy_worth(s, seat, card, weights(s))


def judge_port(s: SevenSeas, seat: int, card: int) -> float:
    return port_worth(s, seat, card, weights(s))


def judge_curse(s: SevenSeas, seat: int, card: int) -> float:
    """Against the others' ships, and guards if theirs are more than the own."""
    own = s.players[seat]
    others = [p for p in s.players if p is not own]
    if card == WAGES:
        return 2.0 * (sum(p.guards for p in others) / len(others) - own.guards)
    if card in CURSES[:5]:
        spared = 3 * s.privilege(seat)
        return (sum(p.fleet for p in others) / len(others) - max(own.fleet - spared, 0)) / 6.0
    return 0.4


JUDGES = {CAPTAIN: judge_convoy, ISLANDER: judge_port, SHAMAN: judge_curse}


def send_ships(s: SevenSeas, decision: SendShips, rng: Fast) -> Answer:
    high = decision.high(s)
    return high - 1 if high > 2 and rng.below(12) == 0 else high


def keep_goods(s: SevenSeas, decision: KeepGoods, rng: Fast) -> Answer:
    """Goods that make sets or sell well first; a single cheap one only when it blocks no ship that will sail."""
    player = s.players[decision.seat]
    left, prices, cargo = rounds_left(s), s.prices(), player.cargo()
    fresh = [0, 0, 0]
    for item in s.drawn:
        fresh[KIND[item]] += 1
    room, keep = decision.most(s), [0, 0, 0]
    order = sorted(range(3), key=lambda kind: -(cargo[kind] + fresh[kind]) * 2 - prices[kind])
    for kind in order:
        have = cargo[kind] + fresh[kind]
        wanted = have >= 2 or prices[kind] > 1 or left < 3.0 or player.empty() - sum(keep) > 4
        if wanted:
            keep[kind] = min(fresh[kind], room)
            room -= keep[kind]
    return [*GOOD_IDS[0][: keep[0]], *GOOD_IDS[1][: keep[1]], *GOOD_IDS[2][: keep[2]]]


# curses


def name_good(s: SevenSeas, decision: NameGood, rng: Fast) -> Answer:
    """A good of which the loss hurts least: one that is spare, or none of a set."""
    own = s.players[decision.seat].cargo()
    return GOODS[max(range(3), key=lambda kind: (own[kind] % SET != 0) + 0.3 * rng.random())]


def assign_dice(s: SevenSeas, decision: AssignDice, rng: Fast) -> Answer:
    """The best die for oneself, the worst for whoever leads."""
    worths = standings(s)
    dice = sorted(s.tavern, key=TAVERN_WORTH.__getitem__)
    faces = [0] * s.seats
    faces[decision.seat] = dice.pop()
    others = sorted((seat for seat in range(s.seats) if seat != decision.seat), key=lambda seat: -worths[seat])
    for seat, face in zip(others, dice, strict=True):
        faces[seat] = face
    return "-".join(map(str, faces))


def lose_good(s: SevenSeas, decision: LoseGood, rng: Fast) -> Answer:
    cargo, prices = s.players[decision.seat].cargo(), s.prices()
    return min(decision.allowed(s), key=lambda good: (cargo[GOODS.index(good)] % SET or SET, prices[GOODS.index(good)]))


def last_negotiations(s: SevenSeas, decision: LastNegotiations, rng: Fast) -> Answer:
    return best_pair(s, s.players[decision.seat], decision.allowed(s)) or DONE


POLICIES: dict[type[Decision[Any]], Callable[[SevenSeas, Any, Fast], Answer]] = {
    ChooseCharacter: choose_character,
    Activation: act_in_harbour,
    SellGoods: sell_goods,
    PlayCard: play_card,
    SendShips: send_ships,
    KeepGoods: keep_goods,
    NameGood: name_good,
    AssignDice: assign_dice,
    LoseGood: lose_good,
    LastNegotiations: last_negotiations,
}


policy = by_question(POLICIES)
BRAIN = Brain(value, policy, stray=(0.04, 0.014))
