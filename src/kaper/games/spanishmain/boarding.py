"""Ramming, pinning and boarding parties, and what the winner takes."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Asking, Script
from kaper.core.words import Option, Text
from kaper.games.spanishmain.abilities import adrift, ghostly, has, perhaps, powers, room, stilled
from kaper.games.spanishmain.cards import CARDS, WORDS
from kaper.games.spanishmain.chart import contacts, on_chart, pinned, pins
from kaper.games.spanishmain.effects.dice import die_for, luck, settled
from kaper.games.spanishmain.effects.guns import near
from kaper.games.spanishmain.effects.hits import banner, lose_crew, lose_mast, relics
from kaper.games.spanishmain.effects.losses import LoseCoin, LoseCrew, unburden
from kaper.games.spanishmain.effects.sinking import sink
from kaper.games.spanishmain.events import Boarded, CoinStolen, CrewWent, Rammed, TreasureGone
from kaper.games.spanishmain.gunnery import chance, odds
from kaper.games.spanishmain.state import Sea, Ship
from kaper.games.spanishmain.table import SeaTable, doomed
from kaper.games.spanishmain.words import ship_name

# ramming


class Ram(Choose[Sea]):
    """Which enemy ship that the bow touches is rammed, if any?"""

    prompt = "ask-ram"
    rule = "ram.when"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return [PASS, *(f"ship:{i}" for i in rammable(s, self.ship))]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return Option(id, Text("option-no-ram"), (), self.rule)
        other = s.ships[int(id[5:])]
        masts = other.masts.bit_count()
        args: dict[str, int | str] = {"ship": ship_name(s, int(id[5:])), "least": masts + 1, "odds": odds(masts + 1)}
        key = "option-ram" if masts else "option-ram-derelict"
        facts = chance(masts + 1) if masts else None
        return Option(id, Text(key, args), (id,), "ram.roll", (), facts)  # type: ignore[arg-type]

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def rammable(s: Sea, ship: int) -> list[int]:
    """Enemy ships whose side or stern the bow touches; nobody rams a ghost (ram.when)."""
    me = s.ships[ship]
    if adrift(s, me):
        return []
    return [
        i
        for i, touch in contacts(s, ship)
        if touch.side and s.ships[i].owner != me.owner and not s.ships[i].wreck and not ghostly(s.ships[i])
    ]


def ram(t: SeaTable, ship: int) -> Script:
    """Roll above the masts of the other ship and it loses one; then either player may board.

    ram.roll, ram.owner-chooses
    """
    s = t.state
    me = s.ships[ship]
    answer = (yield Ram(me.owner, ship)) if rammable(s, ship) else PASS
    if answer == PASS:
        yield from lit(t, ship)
        return
    target = int(answer[5:])
    other = s.ships[target]
    masts = other.masts.bit_count()
    die = (yield from die_for(t, ship)) if masts else 0
    hit = masts > 0 and die + luck(s, me) > masts
    t.tell(Rammed, ship, t.name(ship), target, t.name(target), die, masts, hit)
    if hit and "GALLEY" in powers(s, me):
        t.used(ship, "GALLEY")
    elif hit and "ram_proof" in powers(s, other):
        t.used(target, "ram_proof")
    elif hit:
        if (yield from relics(t, f"ship:{ship}", target)):
            return
        yield from lose_mast(t, target, me.owner)
        banner(t, f"ship:{ship}", masts - other.masts.bit_count())
    if (yield from blown_up(t, ship, target)) or s.over or other.sunk:
        return
    t.next(board, ship, target)


class Explode(Choose[Sea]):
    """Light the explosives now that the ship has rammed or is pinned?"""

    prompt = "ask-explode"
    rule = "unique.explosives"
    choices = (PASS, "explode")
    words = "option-explode-{}"

    ship: int


def blown_up(t: SeaTable, ship: int, target: int) -> Asking[bool]:
    """Explosives aboard: on 4 or more both ships sink."""
    s = t.state
    me = s.ships[ship]
    item = next((one for one in me.finds if "ut_explosives" in WORDS[s.crew_card[one]]), -1)
    if item < 0 or (yield Explode(me.owner, ship)) == PASS:
        return False
    me.finds.remove(item)
    t.lose(item)
    t.tell(TreasureGone, s.crew_card[item], f"ship:{ship}")
    die = yield from die_for(t, ship)
    t.used(ship, "ut_explosives", die)
    if die + luck(s, me) < 4:
        return False
    yield from sink(t, target, me.owner)
    if not s.over:
        yield from sink(t, ship, -1)
    return True


def lit(t: SeaTable, ship: int) -> Script:
    """Explosives may be lit by a ship that has become pinned, though it did not ram."""
    s = t.state
    if s.ships[ship].finds and pinned(s, ship):
        yield from blown_up(t, ship, held_by(s, ship)[0])


def held_by(s: Sea, ship: int) -> list[int]:
    """The ships that a ship's bow is pinned against."""
    return [i for i, touch in contacts(s, ship) if pins(s, s.ships[ship], i, touch)]


def pinning(t: SeaTable, ship: int, drifted: bool = False) -> Script:
    """Who has become pinned by a move may hurt the ship it is pinned against: the one that moved, and those it ran onto.

    `drifted`: it was no action, so that nobody has been asked for explosives yet.
    """
    s = t.state
    if drifted:
        yield from lit(t, ship)
    yield from hurts(t, ship)
    for i, touch in contacts(s, ship):
        if touch.theirs and held_by(s, i) == [ship]:
            yield from lit(t, i)
            yield from hurts(t, i)


def hurts(t: SeaTable, ship: int) -> Script:
    """Some ships hurt the one they are pinned against."""
    s = t.state
    me = s.ships[ship]
    effect = next((word for word in ("pin_kills(crew+mast)", "pin_kills(crew)") if word in powers(s, me)), "")
    if not effect or s.over or not pinned(s, ship):
        return
    other = held_by(s, ship)[0]
    t.used(ship, effect, 0, f"ship:{other}")
    if (yield from relics(t, f"ship:{ship}", other)):
        return
    yield from lose_crew(t, other, me.owner)
    if effect == "pin_kills(crew+mast)":
        before = s.ships[other].masts.bit_count()
        yield from lose_mast(t, other, me.owner)
        banner(t, f"ship:{ship}", before - s.ships[other].masts.bit_count())


# boarding


class Board(Choose[Sea]):
    """Send a boarding party?"""

    prompt = "ask-board"
    rule = "board.when"

    ship: int
    target: int

    def options(self, s: Sea) -> Sequence[str]:
        return [PASS, "board"] if s.ships[self.target].panels == 0 else [PASS]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return Option(id, Text("option-no-board"), (), self.rule)
        mine, theirs = s.ships[self.ship], s.ships[self.target]
        args: dict[str, int | str] = {
            "ship": ship_name(s, self.target),
            "mine": mine.masts.bit_count(),
            "theirs": theirs.masts.bit_count(),
        }
        return Option(id, Text("option-board", args), (f"ship:{self.target}",), "board.roll")  # type: ignore[arg-type]


def boarding_bonuses(s: Sea, ship: Ship, other: Ship) -> list[tuple[str, int]]:
    """What is added to a boarding total besides masts, with the ability that adds it."""
    words = powers(s, ship)
    if not words:
        return []
    found = [(word, 1) for word in ("board_plus(1)", f"board_plus(1;vs={CARDS[other.card].nation})") if word in words]
    if "ut_weapons" in words:
        found.append(("ut_weapons", len(ship.crew)))
    return found


def board(t: SeaTable, ship: int, target: int) -> Script:
    """One boarding party: whose turn it is decides first, then the other; the higher total takes a prize.

    board.when, board.one-party
    """
    s = t.state
    attacker, defender = s.ships[ship], s.ships[target]
    if (yield Board(attacker.owner, ship, target)) == PASS and (yield Board(defender.owner, target, ship)) == PASS:
        return
    yield from fight(t, ship, target, bonuses_of=(ship, target))


def fight(t: SeaTable, ship: int, target: int, bonuses_of: tuple[int, ...]) -> Script:
    """Dice, masts and bonuses on both sides; the winner takes a prize (board.roll, board.tie)."""
    s = t.state
    dice = t.roll(2)
    totals = []
    for place, (i, other) in enumerate(((ship, target), (target, ship))):
        one = s.ships[i]
        dice[place] = yield from settled(t, i, dice[place])
        bonuses = boarding_bonuses(s, one, s.ships[other]) if i in bonuses_of else []
        for effect, _ in bonuses:
            t.use(i, effect)
        totals.append(dice[place] + luck(s, one) + one.masts.bit_count() + sum(more for _, more in bonuses))
    winner = -1 if totals[0] == totals[1] else ship if totals[0] > totals[1] else target
    t.tell(Boarded, ship, t.name(ship), target, t.name(target), dice, totals, winner)
    if winner >= 0:
        yield from plunder(t, winner, target if winner == ship else ship)


class Prize(Choose[Sea]):
    """What does the winner of a boarding take?"""

    prompt = "ask-prize"
    rule = "board.result"
    secret = True

    ship: int
    loser: int

    def options(self, s: Sea) -> Sequence[str]:
        found = [PASS]
        me, loser = s.ships[self.ship], s.ships[self.loser]
        if any(doomed(s, loser, item) for item in loser.crew):
            found.append("crew")
        if (loser.coins and room(s, me) > 0) or loser.finds:
            found.append("treasure")
        if loser.crew and room(s, me) > 0 and has(s, me, "board_capture"):
            found.append("captive")
        return found

    def option(self, s: Sea, id: str) -> Option:
        key = "option-no-prize" if id == PASS else f"option-prize-{id}"
        return Option(id, Text(key, {"ship": ship_name(s, self.loser)}), (f"ship:{self.loser}",), self.rule)


def plunder(t: SeaTable, winner: int, loser: int) -> Script:
    """The winner eliminates a crew, steals a treasure, or takes a captive (board.result)."""
    s = t.state
    me, it = s.ships[winner], s.ships[loser]
    if not it.crew and not it.coins and not it.finds:
        return
    prize = yield Prize(me.owner, winner, loser)
    if prize in ("crew", "captive") and (yield from relics(t, f"ship:{winner}", loser)):
        return
    if prize == "crew":
        place = int((yield LoseCrew(it.owner, loser)))
        t.eliminate(loser, it.crew[place], me.owner)
        yield from unburden(t, loser)
    elif prize == "captive":
        item = max(it.crew, key=lambda one: (CARDS[s.crew_card[one]].points, -one))
        t.used(winner, "board_capture", 0, f"ship:{loser}")
        it.crew.remove(item)
        capture(t, winner, item)
        t.unload(winner)
        yield from unburden(t, loser)
    elif prize == "treasure":
        answer = yield LoseCoin(it.owner, loser, room(s, me) > 0)
        steal(t, loser, winner, answer)
        t.unload(winner)
        yield from unburden(t, winner)


def capture(t: SeaTable, ship: int, item: int) -> None:
    """A crew becomes a captive: cargo that is worth gold at home."""
    s = t.state
    t.reveal(item)
    s.ships[ship].coins.append(item)
    t.tell(CrewWent, ship, t.name(ship), s.crew_card[item], f"ship:{ship}")


def steal(t: SeaTable, loser: int, thief: int, which: str) -> None:
    """A coin (its place) or a unique treasure (`u` and its place) changes ships (board.result)."""
    s = t.state
    me, it = s.ships[thief], s.ships[loser]
    if which[0] == "u":
        item = it.finds.pop(int(which[1:]))
        me.finds.append(item)
        t.show(item, me.owner)
        t.tell(CoinStolen, loser, t.name(loser), thief, t.name(thief))
        return
    coin = it.coins.pop(int(which))
    me.coins.append(coin)
    t.show(coin, me.owner)
    steal_told(t, loser, thief, coin)


def steal_told(t: SeaTable, loser: int, thief: int, coin: int) -> None:
    """The two players know what the coin is worth, nobody else does."""
    s = t.state
    if t.heard is None:
        return
    knowing = 1 << s.ships[loser].owner | 1 << s.ships[thief].owner
    full = CoinStolen(loser, t.name(loser), thief, t.name(thief), s.worth[coin])
    t.heard.append((full, knowing))
    t.heard.append((CoinStolen(loser, t.name(loser), thief, t.name(thief)), ~knowing))


# boarding from afar


class BoardAfar(Choose[Sea]):
    """Board an enemy ship within S without ramming it?"""

    prompt = "ask-board-afar"
    rule = "ability.board-at-s"
    secret = True

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        found = [f"ship:{i}" for i in boardable(s, self.ship)] if has(s, s.ships[self.ship], "board_at(S)") else []
        return [PASS, *found]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return Option(id, Text("option-no-board"), (), self.rule)
        args = {"ship": ship_name(s, int(id[5:])), "mine": s.ships[self.ship].masts.bit_count()}
        args["theirs"] = s.ships[int(id[5:])].masts.bit_count()
        return Option(id, Text("option-board", args), (id,), self.rule)  # type: ignore[arg-type]


def boardable(s: Sea, ship: int) -> list[int]:
    """Enemy ships within S that may be boarded."""
    me = s.ships[ship]
    return [
        i
        for i, other in enumerate(s.ships)
        if other.owner != me.owner and on_chart(other) and not other.wreck and not other.panels and near(s, me, other)
    ]


def board_afar(t: SeaTable, ship: int) -> Script:
    """After a move action, once: a boarding party without a ram; the defender adds only masts."""
    s = t.state
    me = s.ships[ship]
    if me.sunk or me.fog >= 0 or stilled(me) or not perhaps(s, me, "board_at(S)") or not boardable(s, ship):
        return
    answer = yield BoardAfar(me.owner, ship)
    if answer == PASS:
        return
    t.used(ship, "board_at(S)", 0, answer)
    yield from fight(t, ship, int(answer[5:]), bonuses_of=(ship,))
