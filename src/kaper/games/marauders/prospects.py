"""What a raid would come to as it lies, and what one more success may make of it."""

from __future__ import annotations

import msgspec

from kaper.games.marauders.atlas import CARTAGENA, SPANISH
from kaper.games.marauders.box import CARGO0, ESCAPE, LOOT, RUMOR0, SYMBOL, TREASURE_FLEET
from kaper.games.marauders.captains import BLACKMOOR, HULL, LOCATIONS
from kaper.games.marauders.state import Caribbean, Player, Raid, maneuver

GLORIOUS = 12  # Gold of a raid worth a Glory Point


class Prospect(msgspec.Struct, frozen=True):
    """How a raid may end: the chance of loot in per cent, its Gold on average, the chance of a Glory Point."""

    looted: int
    loot: float
    glorious: int


class RaidOdds(msgspec.Struct, frozen=True):
    """What one success could do: draw a card, or discard or exchange each card lying there; then resolved at once."""

    draw: Prospect
    discard: list[Prospect]
    exchange: list[Prospect]


def escaping(s: Caribbean, p: Player) -> int:
    """The escape symbols that count.

    raid.discarded-ignored
    """
    escapes = sum(SYMBOL[card] == ESCAPE for card in s.market)
    return max(escapes - 1, 0) if p.who == BLACKMOOR else escapes


def looted(s: Caribbean, r: Raid) -> int:
    """The Gold of a successful raid."""
    loot = sum(LOOT[card] for card in s.market)
    if s.players[r.seat].zone == CARTAGENA:
        loot += 2
    if s.event == TREASURE_FLEET and r.nation == SPANISH:
        loot += 4
    return loot


def reckoned(s: Caribbean, r: Raid) -> tuple[int, int, int, list[int], str, bool]:
    """Loot, escapes, maneuverability, hits by location, outcome and glory of a raid if it were resolved as it lies."""
    p = s.players[r.seat]
    hits = [sum(SYMBOL[card] == location for card in s.market) for location in range(len(LOCATIONS))]
    left = [now - lost for now, lost in zip(p.now, hits, strict=True)]
    hull = left[HULL] + sum(min(points, 0) for location, points in enumerate(left) if location != HULL)
    if hull <= 0:
        outcome = "sunk"
    elif min(left) <= 0:
        outcome = "crippled"
    else:
        outcome = "escaped" if escaping(s, p) >= maneuver(p) else "looted"
    loot = looted(s, r)
    return loot, escaping(s, p), maneuver(p), hits, outcome, outcome == "looted" and loot >= GLORIOUS


def per_cent(chance: float) -> int:
    return round(100 * chance)


def raid_odds(s: Caribbean, r: Raid, seat: int | None) -> RaidOdds:
    """What one success could do; a card to be drawn is any that the viewer has not seen."""
    drawn = unseen(s, seat)
    without = [[card for card in s.market if card != gone] for gone in s.market]
    return RaidOdds(
        prospect(s, r, s.market, drawn),
        [prospect(s, r, market, []) for market in without],
        [prospect(s, r, market, drawn) for market in without],
    )


def unseen(s: Caribbean, seat: int | None) -> list[tuple[int, int]]:
    """The cargo cards that this seat has not seen: one of each kind, and how many there are."""
    kinds: dict[tuple[int, int], list[int]] = {}
    for card in range(CARGO0, RUMOR0):
        seen = s.seen[card]
        if not (seen == -1 or (seat is not None and seen >> seat & 1)):
            kinds.setdefault((LOOT[card], SYMBOL[card]), []).append(card)
    return [(cards[0], len(cards)) for cards in kinds.values()]


def success_prospect(s: Caribbean, r: Raid, how: str, card: int) -> Prospect:
    """How the raid would end if the raider drew a card, discarded or exchanged this one and then resolved it."""
    return prospect(s, r, [one for one in s.market if one != card], [] if how == "discard" else unseen(s, r.seat))


def prospect(s: Caribbean, r: Raid, market: list[int], drawn: list[tuple[int, int]]) -> Prospect:
    """How a raid would end with these cards and, where any may be drawn, one more."""
    count = looted = glorious = gold = 0
    for card, copies in drawn or [(-1, 1)]:
        lying = market if card < 0 else [*market, card]
        loot, _, _, _, outcome, glory = reckoned(msgspec.structs.replace(s, market=lying), r)
        count += copies
        if outcome == "looted":
            looted += copies
            gold += copies * loot
            glorious += copies * glory
    return Prospect(per_cent(looted / count), round(gold / max(looted, 1), 1), per_cent(glorious / count))
