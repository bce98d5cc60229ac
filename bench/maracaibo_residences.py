"""What a residence is worth to a captain who wants it: the same moment played on with it and without it.

    python bench/maracaibo_residences.py [--pairs 400] [--worlds 2] [--seats 4] [--seed 1] [--only governors-villa,hacienda]

Owners of a cheap residence are mostly captains who are behind already, so how far behind their table they end says little of
it. Here games of the policy are stopped whenever a captain sets sail for a residence to build it (or picks it by an effect).
From there they are played to the end twice in the same worlds: as the captain wants it, and by a captain who may not have
that residence and does the next best thing. `gain` is by how much more the builder ended above the mean of the others.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from statistics import fmean, stdev

from kaper.core.chance import Fast
from kaper.core.decisions import PASS, Answer, Decision
from kaper.core.match import Match
from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.box import KIND, RESIDENCE, RESIDENCE0, RESIDENCES, item_key
from kaper.games.maracaibo.chart import PLACES
from kaper.games.maracaibo.mind import Mind
from kaper.games.maracaibo.policy import policy
from kaper.games.maracaibo.state import Sea, cost, has_residence
from kaper.games.maracaibo.trade import Residence
from kaper.games.maracaibo.turn import Sail

NEVER = -1000.0
"""What a residence that one may not have is worth."""

refused: set[tuple[int, int]] = set()
"""Seats, and the residences that they may not have."""
worth_of = Mind.residence


def worth_unless_refused(m: Mind, number: int) -> float:
    """What the policy thinks of a residence; nothing good of one that it may not have."""
    return NEVER if (m.seat, number) in refused else worth_of(m, number)


def wanted(s: Sea, decision: Decision, answer: Answer) -> int:
    """The number of the residence for which a captain sets out; -1 if it is something else."""
    if type(decision) is Residence and answer != PASS:
        return s.sea[int(str(answer)[6:])] - RESIDENCE0
    if type(decision) is not Sail:
        return -1
    place, p = int(str(answer)[5:]), s.players[decision.seat]
    if place >= PLACES or s.down >> place & 1 or KIND[s.sea[place]] != RESIDENCE:
        return -1
    card, m = s.sea[place], Mind(s, decision.seat)
    price = cost(p, card)
    worth = worth_of(m, card - RESIDENCE0) - price * m.coin
    return card - RESIDENCE0 if price <= p.doubloons and not has_residence(p, card) and worth > 0 else -1


def ahead(match: Match, seat: int, seed: int, without: int | None) -> float:
    """How far above the mean of the others a captain ends in one world."""
    refused.clear()
    if without is not None:
        refused.add((seat, without))
    world = match.fork(seed)
    world.play(policy, Fast(~seed), 1_000_000)
    refused.clear()
    scores = world.result().scores
    return scores[seat] - fmean(scores[:seat] + scores[seat + 1 :])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=2)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    Mind.residence = worth_unless_refused  # type: ignore[method-assign]
    names = [item_key(RESIDENCE0 + number).removeprefix("card-") for number in range(len(RESIDENCES))]
    asked = {number for number, name in enumerate(names) if not given.only or name in given.only.split(",")}
    gains: dict[int, list[float]] = defaultdict(list)
    seed = given.seed * 1_000_000
    while min(len(gains[number]) for number in asked) < given.pairs:
        seed += 1
        match, whims = Match(GAME, given.seats, chance=Fast(seed)), Fast(~seed)
        done = set()
        while not match.over:
            seat, decision = next(iter(match.asked.items()))
            answer = policy(match.state, decision, whims)
            number = wanted(match.state, decision, answer)
            if number in asked and (seat, number) not in done and len(gains[number]) < given.pairs:
                done.add((seat, number))
                worlds = [seed * 1000 + len(done) * 50 + world for world in range(given.worlds)]
                with_it = fmean(ahead(match, seat, world, None) for world in worlds)
                gains[number].append(with_it - fmean(ahead(match, seat, world, number) for world in worlds))
            match.act(seat, answer)
    for number in sorted(asked, key=lambda number: fmean(gains[number])):
        found = gains[number]
        doubt = 2 * stdev(found) / len(found) ** 0.5
        print(f"{names[number]:16} {len(found):5} moments, gain {fmean(found):+.1f} ± {doubt:.1f}")


if __name__ == "__main__":
    main()
