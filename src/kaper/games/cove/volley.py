"""A volley: own card, target and section, Powder Kegs of others, the roll, and all that follows from it."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose, together
from kaper.core.table import Asking, Script
from kaper.core.words import Option, Refused, Text, refuse, text
from kaper.games.cove import battle_events
from kaper.games.cove.cards import (
    ALL_SECTIONS,
    CANNON,
    CARD,
    COVE,
    HOOK,
    HULL,
    KEGS,
    KIND,
    LAST,
    NAVY,
    PIRATE,
    SAILS,
    SECTIONS,
    VALUE,
)
from kaper.games.cove.odds import aim_option
from kaper.games.cove.ship import (
    PLAYERS,
    at_large,
    black_ship_of,
    crippled_sections,
    dice,
    has_laid,
    hit_from,
    hull_left,
    in_force,
    is_crippled,
    pirates_in,
    players_in,
    speed,
)
from kaper.games.cove.state import SPOT, Cove, Shot
from kaper.games.cove.table import CoveTable
from kaper.games.cove.words import AIMED, AT_SECTION, AT_SHIP, section_name, ship_name, ship_target

VOLLEY_CARDS = frozenset(item for item, card in CARD.items() if card.type == "volley")


class MoreCards(Choose[Cove]):
    """Option 'any number of volley cards': one more card on this volley?"""

    prompt = "ask-more-cards"
    rule = "volley.many"
    secret = True

    def options(self, s: Cove) -> Sequence[str]:
        return [PASS, *volley_cards(s, self.seat)]

    def option(self, s: Cove, id: str) -> Option:
        text = Text("option-no-more") if id == PASS else Text(f"option-{id}", {"dice": dice(s, self.seat)})
        return Option(id, text, (), self.rule)


def volley_cards(s: Cove, seat: int) -> list[str]:
    """The kinds of volley cards a captain can still lay on the own volley (combat.volley.card).

    volley.many.same, battle.avast
    """
    if VOLLEY_CARDS.isdisjoint(s.hands[seat]):
        return []
    laid = [KIND[card] for card in s.volley]
    found: list[str] = []
    for card in s.hands[seat]:
        if CARD[card].type == "volley":
            key = KIND[card]
            # a second Grapeshot or Six Gun Salute on one volley would add nothing
            if key not in found and (key == "keg" or key not in laid):
                found.append(key)
    return [] if found and in_force(s, "avast") else found


class Aim(Choose[Cove]):
    """At which ship, and at which section?

    combat.volley.announce, combat.volley.npc-first, combat.volley.npc-both, combat.volley.same-round, navy.unite,
    house.chain
    """

    prompt = "ask-aim"
    rule = "combat.volley.announce"

    def options(self, s: Cove) -> Sequence[str]:
        pirates = pirates_in(s)
        if pirates:
            return [ship_target(ship) for ship in pirates]
        cards = [KIND[card] for card in s.volley]
        found: list[str] = []
        for ship in s.fighting:
            if ship != self.seat:
                if "salute" in cards:
                    found.append(AT_SHIP[ship])
                elif "chain" in cards:
                    found.append(AT_SECTION[ship][SAILS])
                else:
                    found += AT_SECTION[ship]
        return found

    def option(self, s: Cove, id: str) -> Option:
        return aim_option(s, self.seat, id)

    def why_not(self, s: Cove, id: str) -> Refused:
        if id in AIMED and pirates_in(s):
            return refuse("refusal-pirates-first", "combat.volley.npc-first")
        if id in ("pirate", "navy"):
            return refuse("refusal-not-in-battle", "combat.volley.npc-hull")
        if id in AIMED and AIMED[id][0] not in s.fighting:
            return refuse("refusal-not-in-battle", self.rule)
        return refuse("refusal-aim", self.rule)


class NavyAim(Choose[Cove]):
    """At whom, and at which section, does the Navy fire? Its sender decides."""

    prompt = "ask-navy-aim"
    rule = "navy.section"

    def options(self, s: Cove) -> Sequence[str]:
        found: list[str] = []
        for ship in players_in(s):
            found += AT_SECTION[ship]
        return found

    def option(self, s: Cove, id: str) -> Option:
        return aim_option(s, NAVY, id)


class AddKeg(Choose[Cove]):
    """Add a Powder Keg to this volley? Every other captain in the battle is asked, keg in hand or not."""

    prompt = "ask-keg"
    rule = "volley.keg.window"
    secret = True

    def options(self, s: Cove) -> Sequence[str]:
        for card in s.hands[self.seat]:
            if card in KEGS:
                return (PASS, "keg")
        return (PASS,)

    def option(self, s: Cove, id: str) -> Option:
        if id == PASS:
            return Option(PASS, Text("pass"), (), self.rule)
        return Option(id, Text("option-keg-add"), (), "volley.keg.out-of-turn")

    def why_not(self, s: Cove, id: str) -> Refused:
        if id == "keg":
            return refuse("refusal-not-held", "volley.keg", card=Text("card-keg"))
        return super().why_not(s, id)

    def prompt_text(self, s: Cove) -> Text:
        return text(
            self.prompt,
            ship=ship_name(s.shooter, "vessel"),
            target=ship_name(s.target),
            section=section_name(s.section if s.section >= 0 else HULL),
            dice=dice(s, s.shooter),
        )


# who fires


def fire_as_player(t: CoveTable, seat: int, answer: str) -> Script:
    """A captain's volley; `answer` is a volley card or plain fire.

    combat.volley.card.limit, volley.many
    """
    s = t.state
    if answer != "fire":
        lay_volley_card(t, seat, answer)
        while s.options.volley_cards == "any":
            more = yield MoreCards(seat)
            if more == PASS:
                break
            lay_volley_card(t, seat, more)
    aim = yield Aim(seat)
    if aim in ("pirate", "navy"):
        target, section = next(ship for ship in pirates_in(s) if ship_target(ship) == aim), -1
    else:
        target, section = AIMED[aim]
    yield from fire(t, seat, target, section)


def lay_volley_card(t: CoveTable, seat: int, key: str) -> None:
    """Show a volley card."""
    t.tell(battle_events.VolleyCardPlayed, seat, t.play(seat, key, t.state.volley))


def fire_as_pirate(t: CoveTable, pirate: int) -> Script:
    """A pirate fires at the next of its list, at what its card says (legend.stats)."""
    damages = PIRATE[pirate].damages
    section = ALL_SECTIONS if len(damages) == 4 else SECTIONS.index(damages[0])
    yield from fire(t, pirate, next_target(t, pirate), section)


def next_target(t: CoveTable, pirate: int) -> int:
    """The list is made for a cycle and kept; when nobody on it is left, a new one is made for this volley.

    legend.target, legend.target.list, legend.target.values, legend.target.single
    """
    s = t.state
    while s.targets:
        seat = s.targets.pop(0)
        if seat in s.fighting:
            return seat
    by = SECTIONS.index(PIRATE[pirate].choose_by)
    seats = players_in(s)
    values = [speed(s, seat) if by == SAILS else VALUE[by][s.marks[SPOT[seat][by]]] for seat in seats]
    s.targets = t.ranked(seats, values, "target")
    return s.targets.pop(0)


def fire_as_navy(t: CoveTable) -> Script:
    """The Navy fires where its sender says (navy.control, navy.section)."""
    s = t.state
    seat, section = AIMED[(yield NavyAim(s.navy_by))]
    yield from fire(t, NAVY, seat, section)


# the volley itself


def fire(t: CoveTable, shooter: int, target: int, section: int) -> Script:
    """Announce, let the others add kegs, roll, and settle everything (combat.volley.sequence).

    volley.keg.out-of-turn, volley.keg.npc
    """
    s = t.state
    s.shooter, s.target, s.section = shooter, target, section
    t.tell(battle_events.Aimed, shooter, target, section)
    if at_large(s, KEGS) and not in_force(s, "avast"):
        yield from keg_window(t)
    faces = t.roll(dice(s, shooter))
    settle(t, faces)
    s.shooter = s.target = s.section = -1


def keg_window(t: CoveTable) -> Asking[None]:
    """Each other captain in the battle is asked once, knowing the kegs added before (volley.keg.window).

    volley.keg.sealed, volley.keg.stack
    """
    s = t.state
    if s.shooter < PLAYERS:
        order = [seat for seat in s.clockwise(s.shooter)[1:] if seat in s.fighting]
    else:
        order = [seat for seat in s.clockwise(s.target) if seat in s.fighting]
    while order:
        answers = yield together({seat: AddKeg(seat) for seat in order})
        adder = next((seat for seat in order if answers[seat] == "keg"), -1)
        if adder < 0:
            return
        lay_volley_card(t, adder, "keg")
        order = order[order.index(adder) + 1 :]


def settle(t: CoveTable, faces: list[int]) -> None:
    """All damage at once, then sunk and crippled ships with their fame, recoil, discards.

    volley.keg, volley.keg.hull, volley.keg.protect, volley.all-hits, volley.grapeshot.always,
    volley.grapeshot.protect, volley.grapeshot.cripple, battle.smoke.collateral
    """
    s = t.state
    shooter, target = s.shooter, s.target
    cards = [KIND[card] for card in s.volley] if s.volley else ()
    needed = hit_from(s, target, "grapeshot" in cards)
    hits = 0
    for face in faces:
        if face >= needed:
            hits += 1
    s.shot = Shot(shooter, target, s.section, tuple(faces), hits, tuple(s.marks), tuple(s.hulls), s.navy_hull)
    if t.heard is not None:
        t.tell(battle_events.Fired, shooter, roller_of(s, shooter, target), faces, hits, needed)
    sharers = players_in(s)
    if hits:
        damage_target(t, hits, "chain" in cards)
    if shooter == HOOK:
        hits += stray(t, [face for face in faces if face < needed])
    kegs = sum(card == "keg" for card in cards)
    if kegs and hits:
        for ship in s.fighting:
            if ship < PLAYERS:
                t.strike(ship, HULL, kegs * hits)
            else:
                batter(t, ship, kegs * hits)
    if hits:
        sink(t, sharers)
        send_off(t, [seat for seat in sharers if is_crippled(s, seat)])
    if "grapeshot" in cards:
        t.tell(battle_events.Recoiled, shooter)
        t.strike(shooter, CANNON, 2)
        if shooter in s.fighting and is_crippled(s, shooter):
            send_off(t, [shooter])
    if "salute" in cards:
        s.reloading |= 1 << shooter
    if cards:
        s.discard += s.volley
        s.volley.clear()


def roller_of(s: Cove, shooter: int, target: int) -> int:
    """Who rolls: the captain, the Navy's sender, or for a pirate somebody outside the battle (legend.dice-roller).

    legend.dice-roller.who
    """
    if shooter < PLAYERS:
        return shooter
    if shooter == NAVY:
        return s.navy_by
    after = s.clockwise(target)[1:]
    return next((seat for seat in after if seat not in s.fighting), after[0])


def damage_target(t: CoveTable, hits: int, chain: bool) -> None:
    """The hits of the dice on the ship aimed at (combat.volley.damage, volley.salute).

    volley.salute.npc
    """
    s = t.state
    target = s.target
    if target >= PLAYERS:
        batter(t, target, hits)
    elif s.section == ALL_SECTIONS:
        for section in range(4):
            t.strike(target, section, 2 * hits if chain and section == SAILS else hits)
    else:
        t.strike(target, s.section, 2 * hits if chain else hits)


def batter(t: CoveTable, ship: int, hits: int) -> None:
    """Hits on the hull of a pirate or of the Navy (combat.volley.npc-hull)."""
    s = t.state
    if ship == NAVY:
        s.navy_hull = left = max(s.navy_hull - hits, 0)
    else:
        black = black_ship_of(s, ship)
        s.hulls[black] = left = max(s.hulls[black] - hits, 0)
        s.round_hits += hits
    t.tell(battle_events.PirateHit, ship, hits, left)


def stray(t: CoveTable, misses: list[int]) -> int:
    """Hook's misses: the others are numbered from the target's left; a 1-4 hits the hull of that captain.

    legend.hook.stray, legend.hook.stray.limits, legend.hook.stray.section
    """
    s = t.state
    found = 0
    for face in misses:
        seat = (s.target + face) % s.seats
        if face < s.seats and seat in s.fighting and not has_laid(s, seat, "smoke"):
            t.tell(battle_events.Strayed, seat, face)
            t.strike(seat, HULL, 1)
            found += 1
    return found


def sink(t: CoveTable, sharers: list[int]) -> None:
    """Pirates without hull sink; all captains who were there at the shot share the fame (legend.sunk).

    legend.fame, legend.fame.sharers, legend.fame.self-destroyed, navy.fame, combat.npc.sunk-leaves
    """
    s = t.state
    for ship in pirates_in(s):
        if hull_left(s, ship):
            continue
        s.fighting.remove(ship)
        if ship != NAVY:
            s.at_sea[black_ship_of(s, ship)].clear()
            s.beaten.append(ship)
        each = PIRATE[ship].fame // len(sharers)
        t.tell(battle_events.PirateSunk, ship, sharers, each)
        for seat in sharers:
            t.fame(seat, each, "navy" if ship == NAVY else "pirate")


def send_off(t: CoveTable, crippled: list[int]) -> None:
    """Crippled ships leave together; each player ship left scores 1 for each of them (combat.cripple).

    combat.cripple.fame, combat.cripple.witness, combat.cripple.simultaneous, combat.cripple.sections, score.battle,
    end.tie.mutual, end.tie.recoil
    """
    s = t.state
    if not crippled:
        return
    for seat in crippled:
        s.fighting.remove(seat)
        s.place[seat] = COVE
    for seat in crippled:
        if t.heard is not None:
            t.tell(battle_events.Crippled, seat, crippled_sections(s, seat))
    left = players_in(s)
    for seat in left:
        t.fame(seat, len(crippled), "battle")
    if s.battle == LAST and s.champion < 0:
        if len(left) == 1:
            s.champion = left[0]
        elif not left:
            s.champion = t.roll_off(crippled, "champion")[0] if len(crippled) > 1 else crippled[0]
