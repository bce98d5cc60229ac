"""What a volley is likely to do: hits that are needed, and the chance of them; options and views say so."""

from __future__ import annotations

from math import comb

from kaper.core.words import Facts, Option, Text, Who
from kaper.games.cove.cards import ALL_SECTIONS, HULL, KEGS, KIND, PARROTS, SAILS
from kaper.games.cove.ship import dice, hit_from, hull_left, lowest, pirates_in
from kaper.games.cove.state import SPOT, Cove
from kaper.games.cove.words import AIMED, AT_SECTION, section_name, ship_name, ship_target


def protection(s: Cove, seat: int, section: int) -> int:
    """Hits that a shipwright and the parrot of the section would take."""
    guard = s.guards[SPOT[seat][section]]
    if PARROTS[section] in s.perches[seat]:
        guard += 2 - s.parrot_wounds[seat]
    return guard


def hits_to_cripple(s: Cove, seat: int, section: int) -> int:
    """Hits on a section that would cripple the ship."""
    return s.marks[SPOT[seat][section]] - lowest(s) + protection(s, seat, section)


def chance_of(count: int, lowest_face: int, needed: int) -> int:
    """Per cent: so many dice give at least the needed hits."""
    p = (7 - lowest_face) / 6
    most = sum(comb(count, k) * p**k * (1 - p) ** (count - k) for k in range(needed, count + 1))
    return round(100 * most)


def aim_option(s: Cove, shooter: int, id: str) -> Option:
    """A target with what is needed to bring it down and how likely this volley does so."""
    grapeshot = any(KIND[card] == "grapeshot" for card in s.volley)
    count = dice(s, shooter)
    if id in ("pirate", "navy"):
        ship = next(ship for ship in pirates_in(s) if ship_target(ship) == id)
        needed = -(-hull_left(s, ship) // damage_each(s, HULL))
        args: dict[str, int | str | Text | Who] = {"target": ship_name(ship), "needed": needed}
        chance = args["chance"] = chance_of(count, hit_from(s, ship, grapeshot), needed)
        facts = Facts(chance=chance / 100)
        return Option(id, Text("option-aim-pirate", {**args}), (id,), "combat.volley.npc-hull", facts=facts)
    target, section = AIMED[id]
    sections = list(range(4)) if section == ALL_SECTIONS else [section]
    needed = min(-(-hits_to_cripple(s, target, section) // damage_each(s, section)) for section in sections)
    kegs = kegs_laid(s)
    if kegs:  # they may bring down the hull first, wherever the volley goes
        needed = min(needed, -(-hits_to_cripple(s, target, HULL) // (kegs + (HULL in sections))))
    args = {"target": Who(target), "needed": needed}
    args["section"] = section_name(section)
    chance = args["chance"] = chance_of(count, hit_from(s, target, grapeshot), needed)
    return Option(
        id,
        Text("option-aim", {**args}),
        tuple(AT_SECTION[target][section] for section in sections),
        "volley.salute.npc" if section == ALL_SECTIONS else "combat.volley.announce",
        facts=Facts(chance=chance / 100),
    )


def damage_each(s: Cove, section: int) -> int:
    """What one hit costs a section of the target, with the cards laid on this volley."""
    chain = section == SAILS and any(KIND[card] == "chain" for card in s.volley)
    return 1 + chain + (kegs_laid(s) if section == HULL else 0)


def kegs_laid(s: Cove) -> int:
    """The Powder Kegs on this volley."""
    return sum(card in KEGS for card in s.volley)
