"""How fair and how rich Pirates of Maracaibo is among equal bots: seats, cards, galleons, residences, the end of the track.

    python bench/maracaibo_balance.py [--bot policy] [--games 2000] [--seats 4] [--jobs 1] [--page balance.html]

A card was seen if it lay face up in the Caribbean at some time. `ahead` is how many points the owners ended above the mean
of their table. Results are noted as they come (--notes FILE), and a run goes on where the last one stopped.

With --any-galleon the captains take any galleon of the market, or none, by chance: what each is worth then says nothing of the
bot's taste.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from functools import partial
from html import escape
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean, pstdev

from kaper.arena.drawing import document, table_of
from kaper.arena.standings import wilson
from kaper.bots import find_bot
from kaper.core.chance import Fast
from kaper.core.decisions import Answer, Decision
from kaper.core.match import Handle, Match
from kaper.core.texts import catalogue
from kaper.core.words import Text
from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.box import (
    GALLEON0,
    IMPROVEMENT0,
    LEVEL2,
    LOCATION2,
    RESIDENCE0,
    RESIDENCES,
    SLOTS,
    TRACK_END,
    TRACK_RIVERS,
    item_key,
)
from kaper.games.maracaibo.policy import policy
from kaper.games.maracaibo.scoring import lines, quest_vp, residence_vp
from kaper.games.maracaibo.shipboard import TakeGalleon
from kaper.games.maracaibo.state import Sea

NO_GALLEON = -1


def any_galleon(state: Sea, decision: Decision, rng: Fast) -> Answer:
    """The policy, but for galleons: one by chance, or none."""
    return decision.sample(state, rng) if type(decision) is TakeGalleon else policy(state, decision, rng)


def played(bot: str, seats: int, by_chance: bool, seed: int) -> dict:
    """One game in numbers."""
    if bot == "policy":  # quicker without imagined worlds: it looks at nothing that is hidden but the order of decks
        match = Match(GAME, seats, chance=Fast(seed), keep=False)
        match.play(any_galleon if by_chance else policy, Fast(~seed), 1_000_000)
    else:
        match, rng, player = Match(GAME, seats, chance=Fast(seed)), Fast(~seed), find_bot(bot)
        while not match.over:
            handle = Handle(match, next(iter(match.asked)))
            match.act(handle.seat, player.answer(handle, rng))
    s, result = match.state, match.result()
    captains = []
    for seat, p in enumerate(s.players):
        scoring = sum(quest_vp(p, card, False) > 0 for card in p.quests)
        captains.append(
            {
                "score": result.scores[seat],
                "won": 1 / len(result.winners) if seat in result.winners else 0.0,
                "turns": p.turns,
                "upgrades": p.upgrades,
                "slots": [i for i in range(len(SLOTS)) if p.slots >> i & 1],
                "treasures": sum(p.stored) + sum(p.buried),
                "rivers": TRACK_RIVERS[p.explorer],
                "end": p.explorer == TRACK_END,
                "cards": p.cards,
                "quests": len(p.quests),
                "scoring": scoring,
                "galleon": p.galleon,
                "residences": {i: residence_vp(p, i, scoring) for i in range(len(RESIDENCES)) if p.residences >> i & 1},
                "sources": lines(s, p),
            }
        )
    seen = [card for card in s.sea if IMPROVEMENT0 <= card < LOCATION2]
    offered = [card - RESIDENCE0 for card in s.sea if RESIDENCE0 <= card < IMPROVEMENT0]
    market = s.galleons + [card for p in s.players for card in p.galleon]
    return {"captains": captains, "seen": seen, "offered": offered, "market": market}


def share(part: float, whole: int) -> str:
    """A share with its interval."""
    low, high = wilson(part, whole)
    return f"{part / whole:.1%} ({low:.1%} – {high:.1%})" if whole else "–"


def ahead_of(games: list[dict], owned) -> dict[int, list[float]]:
    """For each thing: how far above the mean of their table its owners ended."""
    found = defaultdict(list)
    for game in games:
        mean = fmean(captain["score"] for captain in game["captains"])
        for captain in game["captains"]:
            for thing in owned(captain):
                found[thing].append(captain["score"] - mean)
    return found


def told_ahead(values: list[float]) -> str:
    """A mean with twice its doubt."""
    return f"{fmean(values):+.1f} ± {2 * pstdev(values) / len(values) ** 0.5:.1f}" if values else "–"


class Balance:
    """All tables of the page."""

    def __init__(self, games: list[dict]) -> None:
        self.games, self.captains = games, [captain for game in games for captain in game["captains"]]
        self.words = catalogue("en", GAME.package)

    def name(self, item: int) -> str:
        return escape(self.words.say(Text(item_key(item))))

    def seats(self) -> list[list[str]]:
        rows = []
        for seat in range(len(self.games[0]["captains"])):
            here = [game["captains"][seat] for game in self.games]
            rows.append(
                [
                    str(seat + 1),
                    share(sum(c["won"] for c in here), len(here)),
                    f"{fmean(c['score'] for c in here):.1f}",
                    f"{fmean(c['turns'] for c in here):.1f}",
                ]
            )
        return rows

    def captain(self) -> list[list[str]]:
        rows = []
        for what in ("score", "turns", "upgrades", "treasures", "rivers", "quests", "scoring"):
            values = [c[what] for c in self.captains]
            rows.append([what, f"{fmean(values):.2f}", f"{pstdev(values):.2f}"])
        for what in ("cards", "residences", "galleon"):
            values = [len(c[what]) for c in self.captains]
            rows.append([what, f"{fmean(values):.2f}", f"{pstdev(values):.2f}"])
        rows.append(["at the end of the track", share(sum(c["end"] for c in self.captains), len(self.captains)), ""])
        sources = Counter()
        for c in self.captains:
            sources.update(c["sources"])
        rows += [[f"points: {what}", f"{total / len(self.captains):.1f}", ""] for what, total in sources.items()]
        return rows

    def cards(self) -> list[list[str]]:
        ahead = ahead_of(self.games, lambda c: c["cards"])
        bought, seen = Counter(), Counter()
        for game in self.games:
            had = {card for c in game["captains"] for card in c["cards"]}
            bought.update(had)
            seen.update(had | set(game["seen"]))
        order = sorted(range(IMPROVEMENT0, LOCATION2), key=lambda card: -bought[card] / max(seen[card], 1))
        return [
            [
                self.name(card),
                "II" if card >= LEVEL2 else "I",
                share(bought[card], len(self.games)),
                share(bought[card], seen[card]),
                told_ahead(ahead[card]),
            ]
            for card in order
        ]

    def galleons(self) -> list[list[str]]:
        ahead = ahead_of(self.games, lambda c: c["galleon"] or [NO_GALLEON])
        seen = Counter(card for game in self.games for card in game["market"])
        order = sorted(range(GALLEON0, GALLEON0 + 12), key=lambda card: -len(ahead[card]) / max(seen[card], 1))
        rows = [[self.name(card), share(len(ahead[card]), seen[card]), told_ahead(ahead[card])] for card in order]
        return [*rows, ["none", "", told_ahead(ahead[NO_GALLEON])]]

    def residences(self) -> list[list[str]]:
        ahead = ahead_of(self.games, lambda c: map(int, c["residences"]))
        offered = Counter(number for game in self.games for number in game["offered"])
        seats = len(self.games[0]["captains"])
        worth = defaultdict(list)
        for c in self.captains:
            for number, vp in c["residences"].items():
                worth[int(number)].append(vp)
        order = sorted(range(len(RESIDENCES)), key=lambda number: -len(worth[number]) / max(offered[number], 1))
        return [
            [
                self.name(RESIDENCE0 + number),
                share(len(worth[number]), offered[number] * seats),
                f"{fmean(worth[number]):.1f}" if worth[number] else "–",
                told_ahead(ahead[number]),
            ]
            for number in order
        ]

    def slots(self) -> list[list[str]]:
        ahead = ahead_of(self.games, lambda c: c["slots"])
        return [
            [slot.id, escape(slot.text), share(len(ahead[i]), len(self.captains)), told_ahead(ahead[i])]
            for i, slot in enumerate(SLOTS)
        ]

    def tables(self) -> list[tuple[str, tuple[str, ...], list[list[str]]]]:
        return [
            ("Seats", ("seat", "share of wins", "mean score", "turns"), self.seats()),
            ("A captain", ("", "mean", "spread"), self.captain()),
            ("Improvements", ("card", "level", "bought in games", "bought where seen", "ahead"), self.cards()),
            ("Galleons", ("galleon", "taken where on the market", "ahead"), self.galleons()),
            ("Residences", ("residence", "built by captains", "points", "ahead"), self.residences()),
            ("Upgrades", ("slot", "effects", "filled by captains", "ahead"), self.slots()),
        ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="policy")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--any-galleon", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--notes", type=Path)
    parser.add_argument("--page", type=Path)
    given = parser.parse_args()
    games = []
    if given.notes is not None and given.notes.exists():
        games = [json.loads(line) for line in given.notes.read_text().splitlines()][: given.games]
    seeds = range(given.seed * 1_000_000 + len(games), given.seed * 1_000_000 + given.games)
    with Pool(given.jobs) as pool:
        for game in pool.imap(partial(played, given.bot, given.seats, given.any_galleon), seeds):
            games.append(json.loads(json.dumps(game)))
            if given.notes is not None:
                with given.notes.open("a") as notes:
                    notes.write(json.dumps(game) + "\n")
    tables = Balance(games).tables()
    for title, head, rows in tables:
        print(f"\n{title}\n" + "\n".join(" | ".join(row) for row in [head, *rows]))
    if given.page is not None:
        title = f"Pirates of Maracaibo: balance among {given.seats} of {given.bot}, {len(games)} games"
        parts = [f"<h1>{escape(title)}</h1><p>{escape(__doc__.split(chr(10) * 2)[2])}</p>"]
        parts += [f"<section><h2>{name}</h2>{table_of(head, rows)}</section>" for name, head, rows in tables]
        given.page.write_text(document(title, "en", parts), encoding="utf-8")


if __name__ == "__main__":
    main()
