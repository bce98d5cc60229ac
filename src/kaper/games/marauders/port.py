"""The Port action: a menu of activities; selling only first, recruiting, hiring, pardons, the stash."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from kaper.core.decisions import Amount
from kaper.core.menus import ChooseVerb, Menu, Verb, Verbs
from kaper.core.table import Script
from kaper.core.words import Facts, Refused, Text, refuse, text
from kaper.games.marauders import box
from kaper.games.marauders.atlas import NASSAU, NATIONS, PETIT_GOAVE, PORT_NATION
from kaper.games.marauders.captains import ASHCOMBE, AUBRY, CREW, INFLUENCE, LEADERSHIP
from kaper.games.marauders.events import Hired, ModShown, Stashed
from kaper.games.marauders.glory import PlayCard
from kaper.games.marauders.market import buy, price, sell
from kaper.games.marauders.missions import claim_dice, claim_mission, complete_mission, may_claim, may_deliver
from kaper.games.marauders.npc import chance
from kaper.games.marauders.rumors import Pardon, acquire_rumor, free_cargo, rumor_dice, rumor_price, verify_rumor
from kaper.games.marauders.shipyard import yard
from kaper.games.marauders.skills import dice_for, passed, skill_test
from kaper.games.marauders.state import Caribbean, Player, at_home, has_specialist, is_pirate, most
from kaper.games.marauders.table import SeaTable, purse, too_dear
from kaper.games.marauders.words import name_at, nation_gen, paper_words, zone_text

CREW_PRICE, CHEAP_CREW = 2, 1
PARDON_PRICE, ASHCOMBE_PRICE = 3, 4


def port_action(t: SeaTable, seat: int) -> None:
    """A Port action: the modification lying here is turned up, then the activities begin (port.action, mod.reveal)."""
    s = t.state
    zone = s.players[seat].zone
    token = s.mods[zone]
    if token and s.seen[token[0]] != -1:
        t.reveal(token[0])
        t.tell(ModShown, zone, token[0])
    s.visit = []
    s.doing = "port"
    t.next(port, seat)


# what can be done: each activity stands here with its condition and its reason why not

ONCE = refuse("refusal-done-already", "port.once-each")
NO_CARGO, SELL_FIRST = refuse("refusal-no-cargo", "sell.price"), refuse("refusal-sell-first", "port.sell-first")
CREW_FULL, NOT_HOME = refuse("refusal-crew-full", "recruit.max"), refuse("refusal-not-home", "stash.home")
NO_RUMORS, NO_HIRE = (
    refuse("refusal-no-rumors", "ruling.rumor-deck-empty"),
    refuse("refusal-hire", "specialist.one-per-type"),
)
NOT_MET, ELSEWHERE = refuse("refusal-mission", "mission.claim"), refuse("refusal-deliver", "mission.claim")
Why = Callable[[Caribbean, Player, str], Refused | None]


def chance_of_test(p: Player, skill: int, more: int = 0) -> float:
    """How likely a test of this skill succeeds, with so many more dice, 0 to 1."""
    return chance(dice_for(p, skill) + more) / 100


def percent_of_test(p: Player, skill: int, more: int = 0) -> int:
    """The same in per cent, 0 where nothing is tested."""
    return chance(dice_for(p, skill) + more) if skill >= 0 else 0


def always(s: Caribbean, p: Player, what: str) -> Refused | None:
    return None


class Activity(Verb[Caribbean]):
    """Something done in a Port action. `once`: what the visit remembers of it, "key" or "id" (port.once-each), or "".

    `skill`: what is tested by it, -1: nothing.
    """

    def __init__(
        self, key: str, rule: str, work: Callable[..., Script | None], why: Why, once: str = "key", skill: int = -1
    ) -> None:
        self.key, self.rule, self.work, self.why, self.once, self.skill = key, rule, work, why, once, skill
        self.ids = (key,)
        self.aims = self.aims or (f"activity:{key}",)

    def facts(self, s: Caribbean, seat: int, what: str) -> Facts | None:
        tested = self.skill >= 0
        return Facts(chance=chance_of_test(s.players[seat], self.skill)) if tested else super().facts(s, seat, what)

    def why_not(self, s: Caribbean, seat: int, what: str) -> Refused | None:
        if self.once and s.visit and (self.key if self.once == "key" else f"{self.key}:{what}") in s.visit:
            return ONCE
        return self.why(s, s.players[seat], what)

    def do(self, t: SeaTable, seat: int, what: str) -> Script | None:
        t.state.visit = [*t.state.visit, self.id(what) if self.once == "id" else self.key]
        return self.work(t, seat, int(what)) if what else self.work(t, seat)


class Plain(Activity):
    """An activity that needs no further argument; asked for at every step of a port, so it is quick to say if it may be."""

    def possible(self, s: Caribbean, seat: int) -> Iterable[str]:
        if s.visit and self.once and self.key in s.visit:
            return ()
        return self.ids if self.why is always or self.why(s, s.players[seat], "") is None else ()


class WithCard(Activity):
    """An activity with one of several cards: `hire:57`."""

    aims = ("card:{}",)

    def things(self, s: Caribbean, seat: int) -> Iterable[str]:
        p = s.players[seat]
        if self.key == "mission":
            return [str(card) for card in s.offered if box.MISSIONS[card - box.MISSION0].port == p.zone]
        if self.key == "hire":
            return [str(card) for card in p.hand if card in box.HIRING]
        return [str(card) for card in p.missions]

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        p, card = s.players[seat], int(what)
        if self.key == "hire":
            name = f"specialist-{box.SPECIALISTS[box.HIRING[card].type]}"
            found = 0 if box.HIRING[card].nation >= 0 else percent_of_test(p, box.HIRING[card].skill)
            how, does = hiring_text(card), Text(f"{name}.text")
            return text("option-hire", specialist=Text(name), how=how, chance=found, does=does)
        mission = box.MISSIONS[card - box.MISSION0]
        if self.key == "mission":
            return paper_words("option-claim", card, percent_of_test(p, mission.test, claim_dice(p)), mission.pay)
        return paper_words("option-deliver", card, percent_of_test(p, mission.goal_test), mission.goal_pay)

    def facts(self, s: Caribbean, seat: int, what: str) -> Facts | None:
        if self.key != "hire":
            return None
        hiring = box.HIRING[int(what)]
        return (
            Facts(box.HIRE_PRICE) if hiring.nation >= 0 else Facts(chance=chance_of_test(s.players[seat], hiring.skill))
        )


class Selling(Plain):
    """sell.price: with what the whole hold would bring."""

    def facts(self, s: Caribbean, seat: int, what: str) -> Facts:
        p = s.players[seat]
        return Facts(gain=sum(price(s, p, card, -1) for card in p.hold) if p.hold else None)


class Recruiting(Plain):
    """recruit.test: some captains need none."""

    def facts(self, s: Caribbean, seat: int, what: str) -> Facts:
        p = s.players[seat]
        return Facts(chance=1.0 if recruits_freely(p) else chance_of_test(p, self.skill))


class Verify(Activity):
    """rumor.verify: in the port that the rumor held names."""

    def things(self, s: Caribbean, seat: int) -> Iterable[str]:
        p = s.players[seat]
        rumor = box.RUMORS[p.rumor[0] - box.RUMOR0] if p.rumor else None
        return ("",) if rumor and rumor.influence and rumor.zone == p.zone else ()

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        p = s.players[seat]
        return paper_words("option-verify", p.rumor[0], percent_of_test(p, INFLUENCE))

    def targets(self, s: Caribbean, seat: int, what: str) -> tuple[str, ...]:
        return (f"card:{s.players[seat].rumor[0]}",)


class Acquire(Plain):
    """rumor.acquire, with its price."""

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        return Text("option-rumor", {"gold": rumor_price(s)})

    def facts(self, s: Caribbean, seat: int, what: str) -> Facts:
        p = s.players[seat]
        return Facts(price=rumor_price(s), chance=chance_of_test(p, self.skill, rumor_dice(p)))


class Leaving(Plain):
    """port.action: the visit is over; whoever did nothing in it is asked once more."""

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        return Text("option-done", {"idle": int(not s.visit)})


class BuyPardon(Activity):
    """bounty.permanent: a level of a bounty bought off, by Ashcombe, a Peace Treaty or a Royal Amnesty."""

    price: int
    aims = ("flag:{}",)

    def __init__(self, key: str, price: int, offered: Callable[[Caribbean, Player], bool], once: str = "") -> None:
        super().__init__(key, "bounty.permanent", buy_pardon, self.poor, once)
        self.price, self.offered = price, offered

    def poor(self, s: Caribbean, p: Player, what: str) -> Refused | None:
        return too_dear(p, self.price, "bounty.permanent")

    def things(self, s: Caribbean, seat: int) -> Iterable[str]:
        p = s.players[seat]
        return [NATIONS[flag] for flag, level in enumerate(p.bounty) if level] if self.offered(s, p) else ()

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        return Text("option-buy-pardon", {"nation": nation_gen(NATIONS.index(what)), "gold": self.price})

    def do(self, t: SeaTable, seat: int, what: str) -> None:
        t.state.visit = [*t.state.visit, self.key]
        buy_pardon(t, seat, NATIONS.index(what), self.price, self.key == "treaty")


def why_no_sale(s: Caribbean, p: Player, what: str) -> Refused | None:
    """port.sell-first"""
    return NO_CARGO if not p.hold else None if first_activity(s) else SELL_FIRST


def why_no_recruits(s: Caribbean, p: Player, what: str) -> Refused | None:
    """recruit.max"""
    return None if p.now[CREW] < most(p, CREW) else CREW_FULL


def why_no_rumor(s: Caribbean, p: Player, what: str) -> Refused | None:
    """rumor.acquire, ruling.rumor-deck-empty"""
    return too_dear(p, rumor_price(s), "rumor.acquire") if s.rumor_deck else NO_RUMORS


def why_no_stash(s: Caribbean, p: Player, what: str) -> Refused | None:
    """stash.home: or with Stash in Any Port; all through the Port action, but not twice in a row."""
    if not at_home(p) and "cache" not in s.visit:
        return NOT_HOME
    return ONCE if s.visit[-1:] == ["stash"] or p.gold + p.stash == 0 else None


def why_no_hire(s: Caribbean, p: Player, what: str) -> Refused | None:
    """specialist.hire, specialist.one-per-type: one of each type, and the printed condition."""
    hiring = box.HIRING[int(what)]
    fits = hiring.nation < 0 or (hiring.nation == PORT_NATION[p.zone] and purse(p) >= box.HIRE_PRICE)
    return None if fits and not has_specialist(p, hiring.type) else NO_HIRE


def why_no_mission(s: Caribbean, p: Player, what: str) -> Refused | None:
    """mission.claim"""
    return None if may_claim(p, int(what)) else NOT_MET


def why_no_delivery(s: Caribbean, p: Player, what: str) -> Refused | None:
    """ruling.mission-complete-when"""
    return None if may_deliver(p, int(what)) else ELSEWHERE


def first_activity(s: Caribbean) -> bool:
    """Has nothing been done in this Port action yet? Opening a cache with its card is no activity."""
    return s.visit in ([], ["cache"])


def hiring_text(card: int) -> Text:
    """The condition for hiring a specialist."""
    hiring = box.HIRING[card]
    if hiring.nation >= 0:
        return Text("hire-gold", {"gold": box.HIRE_PRICE})
    return Text("hire-leadership" if hiring.skill == LEADERSHIP else "hire-influence")


def finish(t: SeaTable, seat: int) -> None:
    """The end of the Port action."""
    t.state.doing = ""


def buy_pardon(t: SeaTable, seat: int, flag: int, price: int, treaty: bool) -> None:
    """A level less for Gold; the offer of a Peace Treaty holds once."""
    p = t.state.players[seat]
    t.pay(seat, price, "pardon")
    p.amnestied = p.amnestied or treaty
    t.lower_bounty(seat, flag, 1)


# recruiting and hiring


class Recruits(Amount[Caribbean]):
    """The test failed: how many crew points are bought?

    recruit.pay
    """

    prompt = "ask-recruits"
    rule = "recruit.pay"
    secret = True

    def high(self, s: Caribbean) -> int:
        p = s.players[self.seat]
        return min(most(p, CREW) - p.now[CREW], purse(p) // crew_price(p))

    def prompt_text(self, s: Caribbean) -> Text:
        p = s.players[self.seat]
        return Text(self.prompt, {"each": crew_price(p), "gold": purse(p)})


def crew_price(p: Player) -> int:
    """For each crew point after a failed test."""
    return CHEAP_CREW if p.zone == PETIT_GOAVE else CREW_PRICE


def recruits_freely(p: Player) -> bool:
    """Who fills the crew without a test (captain.ability, board.zone.nassau)."""
    return p.who == AUBRY or (p.zone == NASSAU and is_pirate(p))


def recruit(t: SeaTable, seat: int) -> Script:
    """Leadership fills the crew for free (Aubry everywhere and pirates in Nassau need no roll); else it costs Gold."""
    p = t.state.players[seat]
    free = recruits_freely(p)
    if not free:
        dice = yield from skill_test(t, seat, LEADERSHIP)
        free = passed(dice)
    points = most(p, CREW) - p.now[CREW]
    if not free:
        points = yield Recruits(seat)
        t.pay(seat, points * crew_price(p), "crew")
    t.mend(seat, CREW, points)


def hire(t: SeaTable, seat: int, card: int) -> Script:
    """A specialist from the hand: 4 Gold in the right port, or a test; a failed test keeps the card.

    specialist.hire
    """
    p = t.state.players[seat]
    hiring = box.HIRING[card]
    if hiring.nation >= 0:
        t.pay(seat, box.HIRE_PRICE, "hire")
    else:
        dice = yield from skill_test(t, seat, hiring.skill)
        if not passed(dice) or card not in p.hand:  # Richery may have discarded it for a reroll
            return
    p.hand.remove(card)
    t.reveal(card)
    p.specialists.append(card)
    t.tell(Hired, seat, card, box.SPECIALISTS[hiring.type])


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
    """Gold moves between ship and chest; that it does is public, how much is not (stash.home, stash.secret)."""
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
    if kind == box.HIDDEN_CACHE:
        s.visit = [*s.visit, "cache"]
    elif kind == box.PATRON:
        t.gain(seat, 6, "card")
    elif kind == box.PARDON:
        flag = NATIONS.index(name_at((yield Pardon(seat))))
        levels = yield PardonLevels(seat, flag)
        t.pay(seat, levels * PARDON_PRICE, "pardon")
        t.lower_bounty(seat, flag, levels)
    elif kind == box.CONTRABAND:
        yield from free_cargo(t, seat, 3, most=2)
    else:
        t.mend(seat, CREW, most(p, CREW) - p.now[CREW])


class PardonLevels(Amount[Caribbean]):
    """Letter of Pardon: one level or two?"""

    prompt = "ask-pardon-levels"
    rule = "bounty.permanent"
    secret = True

    flag: int = 0

    def prompt_text(self, s: Caribbean) -> Text:
        return Text(self.prompt, {"each": PARDON_PRICE, "gold": purse(s.players[self.seat])})

    def low(self, s: Caribbean) -> int:
        return 1

    def high(self, s: Caribbean) -> int:
        p = s.players[self.seat]
        return min(2, p.bounty[self.flag], purse(p) // PARDON_PRICE)


# the menu


class Ashore(ChooseVerb[Caribbean]):
    """Which activity next?

    port.activities
    """

    prompt = "ask-port"
    rule = "port.activities"
    secret = True
    reluctant = 8
    menu = Menu(
        Leaving("done", "port.action", finish, always, once=""),
        Selling("sell", "sell.price", sell, why_no_sale, once=""),
        Plain("buy", "buy.market", buy, always),
        Plain("yard", "yard.prices", yard, always),
        Recruiting("recruit", "recruit.test", recruit, why_no_recruits, skill=LEADERSHIP),
        Acquire("rumor", "rumor.acquire", acquire_rumor, why_no_rumor, skill=INFLUENCE),
        Verify("verify", "rumor.verify", verify_rumor, always, skill=INFLUENCE),
        WithCard("mission", "mission.claim", claim_mission, why_no_mission),
        WithCard("deliver", "ruling.mission-complete-when", complete_mission, why_no_delivery, "id"),
        Plain("stash", "stash.home", stash, why_no_stash, once=""),
        WithCard("hire", "specialist.hire", hire, why_no_hire, "id"),
        PlayCard(box.OWN_PORT, own_port_card),
        BuyPardon("ashcombe", ASHCOMBE_PRICE, lambda s, p: p.who == ASHCOMBE, once="key"),
        BuyPardon("treaty", PARDON_PRICE, lambda s, p: s.event == box.PEACE and not p.amnestied),
        BuyPardon("amnesty", PARDON_PRICE, lambda s, p: s.event == box.AMNESTY),
    )
    trade: ClassVar[Verbs] = menu.some("sell")
    always: ClassVar[Verbs] = menu.some("buy", "yard", "recruit", "rumor", "stash")
    rumored: ClassVar[Verbs] = menu.some("verify")
    offered: ClassVar[Verbs] = menu.some("mission")
    bound: ClassVar[Verbs] = menu.some("deliver")
    in_hand: ClassVar[Verbs] = menu.some("hire", "card")
    pardons: ClassVar[Verbs] = menu.some("ashcombe", "treaty", "amnesty")

    def options(self, s: Caribbean) -> Sequence[str]:
        """The menu, asking no verb that this captain, hand and event cannot have: playouts come here often."""
        p, seat = s.players[self.seat], self.seat
        asked = self.trade + self.always if p.hold else self.always
        if p.rumor:
            asked += self.rumored
        if s.offered:
            asked += self.offered
        if p.missions:
            asked += self.bound
        if p.hand:
            asked += self.in_hand
        if p.who == ASHCOMBE or s.event in (box.PEACE, box.AMNESTY):
            asked += self.pardons
        found = ["done"]
        for possible in asked:
            found += possible(s, seat)
        return found

    def prompt_text(self, s: Caribbean) -> Text:
        return Text(self.prompt, {"zone": zone_text(s.players[self.seat].zone)})


def port(t: SeaTable, seat: int) -> Script:
    """One activity after the other."""
    answer = "done" if t.state.players[seat].who < 0 else (yield Ashore(seat))
    if answer != "done":
        t.next(port, seat)
    yield from Ashore.menu.do(t, seat, answer)
