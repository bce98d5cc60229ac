"""Melees for tests: ships of given cards close together, with crew, coins and unique treasures, and random play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.state import step
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.abilities import room, serves
from kaper.games.spanishmain.cards import CARDS, NUMBER, fielded
from kaper.games.spanishmain.chart import berth
from kaper.games.spanishmain.effects.marines import enlist_marines
from kaper.games.spanishmain.state import panels
from tests.games.spanishmain.tables import ALBION, Waters

ROWS = ((480, 400), (480, 440), (640, 400), (640, 440), (480, 480), (640, 480), (480, 520), (640, 520))
HULL = 145  # millimetres astern of a bow where the longest hull ends
COURAGE = 12  # how often random play prefers a fight or an ability to ending the turn
SQUADRON = 6  # cards that meet in one melee
PLAYABLE = [number for number, card in enumerate(CARDS) if fielded(card)]


def mixed_squadrons() -> list[list[int]]:
    """All cards in groups: those far apart in the list meet, so that sets and nations mix."""
    mixed = [PLAYABLE[(i * 137) % len(PLAYABLE)] for i in range(len(PLAYABLE))]
    return [mixed[i : i + SQUADRON] for i in range(0, len(mixed), SQUADRON)]


def ship_for(card: int) -> int:
    """A ship that may carry a crew: the largest of its nation that has no quirk about crew."""
    nation = CARDS[card].nation
    fit = [n for n, c in enumerate(CARDS) if c.type == "ship" and c.nation == nation and "no_crew" not in c.effects]
    return max(fit, key=lambda n: (CARDS[n].points, n))


def melee(cards: list[int], seed: int, edition: str = "SCS") -> Match[Any]:
    """Both sides have ships with these cards among them, side by side; treasure lies on the island they face."""
    manned: list[tuple[int, list[int]]] = []
    for card in cards:
        kind = CARDS[card].type
        if kind == "ship":
            manned.append((card, []))
        elif kind == "crew":
            manned.append((ship_for(card), [card]))
    while len(manned) < 2:
        manned.append((NUMBER[ALBION], []))
    return squadrons(manned, seed, edition, cards)


def joint(one: int, other: int, seed: int) -> Match[Any]:
    """Two cards against the same two, together aboard one ship where they can be: in one order there, in the other here.

    Who is of another nation is welcome all the same, so that both abilities work.
    """
    ships = [card for card in (one, other) if CARDS[card].type == "ship"]
    crew = [card for card in (one, other) if CARDS[card].type == "crew"]
    if len(ships) == 2 or (ships and ("no_crew" in CARDS[ships[0]].effects or CARDS[ships[0]].cargo < 2)):
        hands = ship_for(crew[0]) if crew else ships[1]
        manned = [(ships[0], []), (hands, crew), (hands, crew), (ships[0], [])]
    else:
        hull = ships[0] if ships else ship_for(one)
        manned = [(hull, crew), (hull, crew[::-1])]
    return squadrons(manned, seed)


def squadrons(
    manned: list[tuple[int, list[int]]], seed: int, edition: str = "SCS", cards: Sequence[int] = ()
) -> Match[Any]:
    """Ships with their crew, of one side and the other in turn; and treasures, events and forts for somebody."""
    rng = Fast(seed)
    table = Waters(edition=edition)
    s = table.s
    for place, (ship, crew) in enumerate(manned):
        x, y = ROWS[place % len(ROWS)]
        owner = place % 2
        ahead = rng.below(2)
        number = table.ship(owner, CARDS[ship].id, x if ahead else x - HULL, y, 0 if ahead else 180)
        s.ships[number].panels = panels(s.ships[number])
        for one in crew:
            item = table.crew(number, CARDS[one].id)
            if not serves(s, s.ships[number], item):
                s.drifters = (*s.drifters, item)
        if room(s, s.ships[number]) > 0:
            table.coin(s.ships[number].coins, 1, 1 << owner)
        while rng.below(3) == 0 and room(s, s.ships[number]) > 0:
            table.crew(number, CARDS[ship_crew(CARDS[ship].nation, rng)].id)
        if berth(s, s.ships[number]):
            s.ships[number].docked = berth(s, s.ships[number])[0]
    for owner in (0, 1):
        table.home(owner, 1)
    for card in cards:
        if CARDS[card].type == "treasure":
            coin = s.islands[4].coins[0]
            s.worth[s.islands[4].coins[1]] += s.worth[coin]
            s.worth[coin], s.crew_card[coin], s.seen[coin] = 0, card, -1
            s.islands[4].coins.remove(coin)
            finder = s.ships[rng.below(len(s.ships))]
            finder.finds.append(coin)
            while room(s, finder) < 0 and finder.coins:
                s.islands[4].coins.append(finder.coins.pop())
        elif CARDS[card].type == "event":
            s.events[rng.below(2)].append(card)
        elif CARDS[card].type == "fort":
            table.fort(rng.below(2), CARDS[card].id, 1, coins=(1,))
    enlist_marines(s)
    s.agenda = [step("turn_begins", 0)]
    s.active = 0
    return Match.from_state(GAME, s, Fast(seed), listen=True)


def ship_crew(nation: str, rng: Fast) -> int:
    fit = [n for n, c in enumerate(CARDS) if c.type == "crew" and c.generic and c.nation == nation]
    fit = fit or [n for n, c in enumerate(CARDS) if c.type == "crew" and c.generic]
    return fit[rng.below(len(fit))]


def fight(match: Match[Any], seed: int, decisions: int) -> int:
    """Random play that would rather do something than end its turn; every law is checked after every answer."""
    rng = Fast(seed)
    made = 0
    while not match.over and made < decisions:
        for seat, decision in list(match.asked.items()):
            made += 1
            answer = decision.sample(match.state, rng)
            for _ in range(COURAGE):
                if answer not in ("end", "idle", "pass", []):
                    break
                answer = decision.sample(match.state, rng)
            if made % 5 == 0:
                assert match.question(seat) is not None
            refused = match.act(seat, answer)
            assert refused is None, (type(decision).__name__, answer, refused)
            if made % 10 == 0:
                assert match.digest()
            wrong = list(GAME.problems(match.state))
            assert wrong == [], (type(decision).__name__, answer, wrong)
    return made
