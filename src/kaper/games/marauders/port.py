"""The Port action: a menu of activities; selling only first, recruiting, hiring, pardons, the stash."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.chance import Fast
from kaper.core.decisions import Amount, Answer, Choose
from kaper.core.table import Script
from kaper.core.words import Option, Refused, Text, refuse
from kaper.games.marauders.atlas import NASSAU, NATIONS, PETIT_GOAVE, PORT_NATION
from kaper.games.marauders.box import (
    AMNESTY,
    CONTRABAND,
    HIDDEN_CACHE,
    HIRE_PRICE,
    HIRING,
    OWN_PORT,
    PARDON,
    PATRON,
    PEACE,
    RUMOR0,
    RUMORS,
    SPECIALISTS,
)
from kaper.games.marauders.captains import ASHCOMBE, AUBRY, CREW, LEADERSHIP
from kaper.games.marauders.events import Hired, ModShown, Repaired, Stashed
from kaper.games.marauders.glory import card_option, playable, why_no_card
from kaper.games.marauders.market import buy, sell
from kaper.games.marauders.missions import claim_mission, complete_mission, may_claim, may_deliver
from kaper.games.marauders.rumors import Pardon, acquire_rumor, free_cargo, rumor_price, verify_rumor
from kaper.games.marauders.shipyard import yard
from kaper.games.marauders.skills import passed, skill_test
from kaper.games.marauders.state import Caribbean, Player, at_home, has_specialist, is_pirate, most
from kaper.games.marauders.table import SeaTable, purse
from kaper.games.marauders.words import item_text, nation_gen, zone_text

CREW_PRICE, CHEAP_CREW = 2, 1
PARDON_PRICE, ASHCOMBE_PRICE = 3, 4


def port_action(t: SeaTable, seat: int) -> None:
    """A Port action: the modification lying here is turned up, then the activities begin."""
    s = t.state
    zone = s.players[seat].zone
    token = s.mods[zone]
    if token and s.seen[token[0]] != -1:
        t.reveal(token[0])
        t.tell(ModShown, zone, token[0])
    s.visit = []
    s.doing = "port"
    t.next(("port", seat))


class Ashore(Choose[Caribbean]):
    """Which activity next?"""

    prompt = "ask-port"
    rule = "port.activities"
    secret = True

    def options(self, s: Caribbean) -> Sequence[str]:
        p = s.players[self.seat]
        done = s.visit
        options = ["done"]
        if first_activity(s) and p.hold:
            options.append("sell")
        if "buy" not in done:
            options.append("buy")
        if "yard" not in done:
            options.append("yard")
        if "recruit" not in done and p.now[CREW] < most(p, CREW):
            options.append("recruit")
        if "rumor" not in done and s.rumor_deck and purse(p) >= rumor_price(s):
            options.append("rumor")
        if p.rumor and "verify" not in done:
            rumor = RUMORS[p.rumor[0] - RUMOR0]
            if rumor.influence and rumor.zone == p.zone:
                options.append("verify")
        if "mission" not in done:
            options += [f"mission:{card}" for card in s.offered if may_claim(p, card)]
        options += [f"deliver:{card}" for card in p.missions if f"deliver:{card}" not in done and may_deliver(p, card)]
        if may_stash(s, p):
            options.append("stash")
        if p.hand:
            options += [f"hire:{card}" for card in p.hand if card in HIRING and may_hire(s, p, card)]
            options += [f"card:{card}" for card in playable(s, self.seat, OWN_PORT)]
        if is_pirate(p):
            options += [f"{offer}:{NATIONS[flag]}" for offer in offers(s, p) for flag in range(4) if p.bounty[flag]]
        return options

    def option(self, s: Caribbean, id: str) -> Option:
        p = s.players[self.seat]
        head, _, rest = id.partition(":")
        match head:
            case "mission":
                return card_option(id, "option-claim", "mission.claim")
            case "deliver":
                return card_option(id, "option-deliver", "ruling.mission-complete-when")
            case "hire":
                specialist = Text(f"specialist-{SPECIALISTS[HIRING[int(rest)].type]}")
                text = Text("option-hire", {"specialist": specialist, "how": hiring_text(int(rest))})
                return Option(id, text, (f"card:{rest}",), "specialist.hire")
            case "card":
                return card_option(id, "option-play", "glory.play-own-turn")
            case "verify":
                text = Text("option-verify", {"card": item_text(p.rumor[0])})
                return Option(id, text, (f"card:{p.rumor[0]}",), "rumor.verify")
            case "ashcombe" | "treaty" | "amnesty":
                gold = ASHCOMBE_PRICE if head == "ashcombe" else PARDON_PRICE
                args = {"nation": nation_gen(NATIONS.index(rest)), "gold": gold}
                return Option(id, Text("option-buy-pardon", args), (f"flag:{rest}",), "bounty.permanent")  # type: ignore[arg-type]
        return Option(id, Text(f"option-{id}"), (f"activity:{id}",), ACTIVITY_RULES[id])

    def sample(self, s: Caribbean, rng: Fast) -> Answer:
        """Random play does business: it is done one time in eight."""
        options = self.allowed(s)
        if len(options) > 1 and rng.below(8):
            return options[1 + rng.below(len(options) - 1)]
        return options[0]

    def prompt_text(self, s: Caribbean) -> Text:
        return Text(self.prompt, {"zone": zone_text(s.players[self.seat].zone)})

    def why_not(self, s: Caribbean, id: str) -> Refused:
        p = s.players[self.seat]
        head = id.partition(":")[0]
        if head == "sell" and not first_activity(s):
            return refuse("refusal-sell-first", "port.sell-first")
        if head in s.visit or id in s.visit:
            return refuse("refusal-done-already", "port.once-each")
        if head == "stash":
            return refuse("refusal-not-home", "stash.home")
        if head == "recruit":
            return refuse("refusal-crew-full", "recruit.max")
        if head == "rumor":
            return (
                refuse("refusal-no-rumors", "ruling.rumor-deck-empty")
                if not s.rumor_deck
                else refuse("refusal-gold", "rumor.acquire")
            )
        if head == "mission":
            return refuse("refusal-mission", "mission.claim")
        if head == "hire" and id[5:].isdigit() and int(id[5:]) in p.hand:
            return refuse("refusal-hire", "specialist.one-per-type")
        return why_no_card(s, self.seat, id, OWN_PORT) or super().why_not(s, id)


ACTIVITY_RULES = {
    "done": "port.action",
    "sell": "sell.price",
    "buy": "buy.market",
    "yard": "yard.prices",
    "recruit": "recruit.test",
    "rumor": "rumor.acquire",
    "stash": "stash.home",
}


def first_activity(s: Caribbean) -> bool:
    """Has nothing been done in this Port action yet? Opening a cache with its card is no activity."""
    return s.visit in ([], ["cache"])


def hiring_text(card: int) -> Text:
    """The condition for hiring a specialist."""
    hiring = HIRING[card]
    if hiring.nation >= 0:
        return Text("hire-gold", {"gold": HIRE_PRICE})
    return Text("hire-leadership" if hiring.skill == LEADERSHIP else "hire-influence")


def may_stash(s: Caribbean, p: Player) -> bool:
    """At home, or with Stash in Any Port; all through the Port action, but not twice in a row."""
    return (at_home(p) or "cache" in s.visit) and s.visit[-1:] != ["stash"] and p.gold + p.stash > 0


def may_hire(s: Caribbean, p: Player, card: int) -> bool:
    """One try a card and Port action, one specialist of each type, and the printed condition."""
    hiring = HIRING[card]
    if f"hire:{card}" in s.visit or has_specialist(p, hiring.type):
        return False
    return hiring.nation < 0 or (hiring.nation == PORT_NATION[p.zone] and purse(p) >= HIRE_PRICE)


def offers(s: Caribbean, p: Player) -> list[str]:
    """Ways to buy off a bounty here: Ashcombe, a Peace Treaty, a Royal Amnesty."""
    found = []
    if p.who == ASHCOMBE and "ashcombe" not in s.visit and purse(p) >= ASHCOMBE_PRICE:
        found.append("ashcombe")
    if s.event == PEACE and not p.amnestied and purse(p) >= PARDON_PRICE:
        found.append("treaty")
    if s.event == AMNESTY and purse(p) >= PARDON_PRICE:
        found.append("amnesty")
    return found


def port(t: SeaTable, seat: int) -> Script:
    """One activity after the other."""
    s = t.state
    p = s.players[seat]
    answer = "done" if p.who < 0 else (yield Ashore(seat))
    head, _, rest = answer.partition(":")
    if head == "done":
        s.doing = ""
        return
    t.next(("port", seat))
    if head == "card":
        yield from own_port_card(t, seat, int(rest))
        return
    s.visit = [*s.visit, answer if head in ("hire", "deliver") else head]
    match head:
        case "sell" | "buy" | "yard" | "recruit" | "rumor" | "verify" | "stash":
            yield from ACTIVITIES[head](t, seat)
        case "mission":
            yield from claim_mission(t, seat, int(rest))
        case "deliver":
            yield from complete_mission(t, seat, int(rest))
        case "hire":
            yield from hire(t, seat, int(rest))
        case _:
            t.pay(seat, ASHCOMBE_PRICE if head == "ashcombe" else PARDON_PRICE, "pardon")
            p.amnestied = p.amnestied or head == "treaty"
            t.lower_bounty(seat, NATIONS.index(rest), 1)


# recruiting and hiring


class Recruits(Amount[Caribbean]):
    """The test failed: how many crew points are bought?"""

    prompt = "ask-recruits"
    rule = "recruit.pay"
    secret = True

    def high(self, s: Caribbean) -> int:
        p = s.players[self.seat]
        return min(most(p, CREW) - p.now[CREW], purse(p) // crew_price(p))


def crew_price(p: Player) -> int:
    """For each crew point after a failed test."""
    return CHEAP_CREW if p.zone == PETIT_GOAVE else CREW_PRICE


def recruit(t: SeaTable, seat: int) -> Script:
    """Leadership fills the crew for free (Aubry everywhere and pirates in Nassau need no roll); else it costs Gold."""
    p = t.state.players[seat]
    free = p.who == AUBRY or (p.zone == NASSAU and is_pirate(p))
    if not free:
        dice = yield from skill_test(t, seat, LEADERSHIP)
        free = passed(dice)
    points = most(p, CREW) - p.now[CREW]
    if not free:
        points = yield Recruits(seat)
        t.pay(seat, points * crew_price(p), "crew")
    if points:
        p.now[CREW] += points
        t.tell(Repaired, seat, CREW, points)


def hire(t: SeaTable, seat: int, card: int) -> Script:
    """A specialist from the hand: 4 Gold in the right port, or a test; a failed test keeps the card."""
    p = t.state.players[seat]
    hiring = HIRING[card]
    if hiring.nation >= 0:
        t.pay(seat, HIRE_PRICE, "hire")
    else:
        dice = yield from skill_test(t, seat, hiring.skill)
        if not passed(dice) or card not in p.hand:  # Richery may have discarded it for a reroll
            return
    p.hand.remove(card)
    t.reveal(card)
    p.specialists.append(card)
    t.tell(Hired, seat, card, SPECIALISTS[hiring.type])


# the stash


class Stash(Amount[Caribbean]):
    """How much Gold shall lie in the chest? The rest is aboard."""

    prompt = "ask-stash"
    rule = "stash.home"
    secret = True

    def high(self, s: Caribbean) -> int:
        p = s.players[self.seat]
        return p.gold + p.stash


def stash(t: SeaTable, seat: int) -> Script:
    """Gold moves between ship and chest; that it does is public, how much is not."""
    p = t.state.players[seat]
    everything = p.gold + p.stash
    p.stash = yield Stash(seat)
    p.gold = everything - p.stash
    p.stash_low, p.stash_high = 0, everything
    if t.heard is not None:
        t.tell_apart(seat, Stashed(seat, p.stash), Stashed(seat))
    t.check_target(seat)


# glory cards in port


def own_port_card(t: SeaTable, seat: int, card: int) -> Script:
    """Stash in Any Port, Letter of Pardon, Contraband, Rich Patron, Shore Leave."""
    s = t.state
    p = s.players[seat]
    kind = t.play(seat, card)
    if kind == HIDDEN_CACHE:
        s.visit = [*s.visit, "cache"]
    elif kind == PATRON:
        t.gain(seat, 6, "card")
    elif kind == PARDON:
        flag = NATIONS.index((yield Pardon(seat)))
        levels = yield PardonLevels(seat, flag)
        t.pay(seat, levels * PARDON_PRICE, "pardon")
        t.lower_bounty(seat, flag, levels)
    elif kind == CONTRABAND:
        yield from free_cargo(t, seat, 3, most=2)
    else:
        points = most(p, CREW) - p.now[CREW]
        p.now[CREW] += points
        t.tell(Repaired, seat, CREW, points)


class PardonLevels(Amount[Caribbean]):
    """Letter of Pardon: one level or two?"""

    prompt = "ask-pardon-levels"
    rule = "bounty.permanent"
    secret = True

    flag: int = 0

    def low(self, s: Caribbean) -> int:
        return 1

    def high(self, s: Caribbean) -> int:
        p = s.players[self.seat]
        return min(2, p.bounty[self.flag], purse(p) // PARDON_PRICE)


ACTIVITIES = {
    "sell": sell,
    "buy": buy,
    "yard": yard,
    "recruit": recruit,
    "rumor": acquire_rumor,
    "verify": verify_rumor,
    "stash": stash,
}
"""Activities that need no further argument."""
