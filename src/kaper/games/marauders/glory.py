"""Glory cards: points and the hand limit, which card fits which window, declarations, withholding, and rerolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kaper.core.decisions import PASS, Choose, Pick, together
from kaper.core.menus import Verb
from kaper.core.table import Asking, Script, carried
from kaper.core.words import Option, Refused, Text, refuse, text
from kaper.games.marauders.box import (
    AIMED_SHOT,
    BRACE,
    CARD_PLAYED,
    COMBAT_WINDOWS,
    CONTACTS,
    CREW_REROLL,
    DENOUNCE,
    DOUBLE_SHOT,
    FIRST_SPECIALIST,
    FITTING,
    FRENZY,
    GETAWAY,
    GLORY_NAMES,
    GLORY_WINDOW,
    GOSSIP,
    GRAPPLE,
    HIDDEN_CACHE,
    KIND,
    NAVAL_POST,
    PARDON,
    QUICK_LEARNER,
    SEA_REROLL,
    SECRET_ORDERS,
    SHIPWRIGHT,
    SHORE_LEAVE,
    SPECIALISTS,
    SPYGLASS,
    SURPLUS,
    WEATHER_GAGE,
    WINDOWS,
)
from kaper.games.marauders.captains import CANNONS, CREW, INFLUENCE, LACOUR, LOCATIONS, MASTS, SCOUTING
from kaper.games.marauders.events import CardPlayed, GloryDiscarded, WeaponMoved
from kaper.games.marauders.fight_events import Rolled
from kaper.games.marauders.state import HAND_LIMIT, Battle, Caribbean, at_home, damage, has_weapon, is_pirate, most
from kaper.games.marauders.table import SeaTable, purse
from kaper.games.marauders.words import ChooseThing, item_text, name_at, named, play_option, play_words

SHOOT, BOARD, FLEE = range(3)
ACTIONS = ("shoot", "board", "flee")
HOOKS = "weapon:grapple"


# points and the hand limit


class DiscardGlory(ChooseThing):
    """Which of five glory cards is discarded?"""

    prompt = "ask-discard-glory"
    rule = "glory.hand-limit"
    words = "option-discard"

    def options(self, s: Caribbean) -> Sequence[str]:
        return [f"card:{card}" for card in s.players[self.seat].hand]


def hand_limit(t: SeaTable, seat: int) -> Script:
    """Above four cards one must go at once, before anything else happens (glory.hand-limit).

    ruling.glory-fifth-first
    """
    hand = t.state.players[seat].hand
    while len(hand) > HAND_LIMIT:
        card = int((yield DiscardGlory(seat))[5:])
        hand.remove(card)
        t.put_away(card)
        t.tell(GloryDiscarded, seat, card)


def glory_point(t: SeaTable, seat: int, deed: str) -> Script:
    """A Glory Point, its card, and the hand limit (glory.card-per-point)."""
    t.point(seat, deed)
    yield from hand_limit(t, seat)


# which cards fit


def effect_of(s: Caribbean, card: int) -> int:
    """The kind a card would have if it were played now: Quick Learner copies the card played last.

    ruling.quick-learner, glory.quick-learner
    """
    kind = KIND[card]
    return s.last_card if kind == QUICK_LEARNER else kind


def playable(s: Caribbean, seat: int, window: int, skill: int = -1) -> list[int]:
    """The cards in a hand that may be played in a window."""
    found = []
    fitting = FITTING[window]
    for card in s.players[seat].hand:
        if card in fitting:
            kind = effect_of(s, card)
            if kind >= 0 and GLORY_WINDOW[kind] == window and fits(s, seat, kind, skill):
                found.append(card)
    return found


def fits(s: Caribbean, seat: int, kind: int, skill: int) -> bool:
    """Could this card take effect now? Its window is open already."""
    p = s.players[seat]
    if kind == SPYGLASS:
        return skill == SCOUTING
    if kind == CONTACTS:
        return skill == INFLUENCE
    if kind == WEATHER_GAGE:
        return p.now[MASTS] > 0
    if kind == DOUBLE_SHOT:
        return p.now[CANNONS] > 0 and has_won(s, seat, SHOOT)
    if kind == GETAWAY:
        return has_won(s, seat, FLEE)
    if kind == AIMED_SHOT:
        b = s.battle
        return skill != BRACE and b is not None and bool(b.volley[b.sides.index(seat)])
    if kind == BRACE:
        return skill == BRACE  # asked hit by hit, not in the sealed round
    if kind == HIDDEN_CACHE:
        return not at_home(p) and "cache" not in s.visit
    if kind == PARDON:
        return is_pirate(p) and purse(p) >= 3
    if kind == SHORE_LEAVE:
        return p.now[CREW] < most(p, CREW)
    if kind == SHIPWRIGHT:
        return p.spent or damage(p) > 0
    if kind == SURPLUS:
        return False  # part of buying a ship
    if kind == SECRET_ORDERS:
        return any(npc.zone >= 0 for npc in s.npcs)
    if kind == DENOUNCE:
        return any(is_pirate(other) for other in s.players if other is not p)
    if kind == GOSSIP:
        return p.zone >= 0
    return True


def has_won(s: Caribbean, seat: int, action: int) -> bool:
    """Did this combatant win the contest with that action?"""
    b = s.battle
    if b is None:
        return False
    side = b.sides.index(seat)
    return b.declared[side] == action and contest_winner(s, b) == side


def successes(dice: list[int]) -> int:
    """Skulls: fives and sixes."""
    return dice.count(5) + dice.count(6)


def pips(dice: list[int]) -> int:
    """The pips on the dice that are no success."""
    return sum(face for face in dice if face < 5)


def contest_winner(s: Caribbean, b: Battle) -> int:
    """The side that won the contest; -1: tied, -2: nobody had a success (combat.contest-tie).

    ruling.combat-zero-success-winner
    """
    one, two = successes(b.dice[0]), successes(b.dice[1])
    if one == two:
        if one == 0:
            return -2
        for side, other in ((0, 1), (1, 0)):
            if wins_ties(s, b, side) and not wins_ties(s, b, other):
                return side
        one, two = pips(b.dice[0]), pips(b.dice[1])
    return -1 if one == two else 0 if one > two else 1


def wins_ties(s: Caribbean, b: Battle, side: int) -> bool:
    """Lacour wins equal successes if he declared Board."""
    seat = b.sides[side]
    return seat >= 0 and b.declared[side] == BOARD and s.players[seat].who == LACOUR


# windows


class Declare(Choose[Caribbean]):
    """A sealed declaration: pass, or one card for this moment. Asked of all whose role allows it, cards or none."""

    prompt = "ask-window"
    rule = "ruling.glory-window"
    secret = True

    window: int = 0
    skill: int = -1
    withheld: tuple[int, ...] = ()

    def options(self, s: Caribbean) -> Sequence[str]:
        options = [PASS]
        if s.players[self.seat].hand:
            for card in playable(s, self.seat, self.window, self.skill):
                if card not in self.withheld:
                    options.append(f"card:{card}")
        if self.window == NAVAL_POST and may_hook(s, self.seat):
            options.append(HOOKS)
        return options

    def option(self, s: Caribbean, id: str) -> Option:
        if id == PASS:
            return Option(id, Text("option-pass"), (), self.rule)
        if id == HOOKS:
            return Option(id, Text("option-grapple"), (id,), "weapon.grapple")
        return play_option(id, "glory.combat-stage" if self.window in COMBAT_WINDOWS else self.rule)

    def prompt_text(self, s: Caribbean) -> Text:
        return Text(f"ask-window-{WINDOWS[self.window]}")

    def why_not(self, s: Caribbean, id: str) -> Refused:
        return why_no_card(s, self.seat, id, self.window) or super().why_not(s, id)


def why_no_card(s: Caribbean, seat: int, id: str, window: int) -> Refused | None:
    """Why a card of the hand cannot be played now."""
    number = id.rpartition(":")[2]
    if not number.isdigit() or int(number) not in s.players[seat].hand:
        return None
    kind = effect_of(s, int(number))
    if kind < 0:
        return refuse("refusal-nothing-to-copy", "ruling.quick-learner")
    if kind >= FIRST_SPECIALIST:
        specialist = Text(f"specialist-{SPECIALISTS[kind - FIRST_SPECIALIST]}")
        return refuse("refusal-hire-in-port", "specialist.hire", card=specialist)
    card = Text(f"card-{GLORY_NAMES[kind]}")
    if window in COMBAT_WINDOWS and GLORY_WINDOW[kind] not in COMBAT_WINDOWS:
        return refuse("refusal-not-in-combat", "glory.combat-only", card=card)
    window_text = Text(f"window-{WINDOWS[GLORY_WINDOW[kind]]}")
    return refuse("refusal-other-window", "glory.play-own-turn", card=card, window=window_text)


class PlayCard(Verb[Caribbean]):
    """glory.play-own-turn: a card of the hand, in one window of the own turn; `work` is what it does."""

    key, rule, aims = "card", "glory.play-own-turn", ("card:{}",)

    def __init__(self, window: int, work: Callable[[SeaTable, int, int], Script | None]) -> None:
        self.window, self.work = window, work

    def things(self, s: Caribbean, seat: int) -> Sequence[str]:
        return [str(card) for card in s.players[seat].hand]

    def looked_for(self, s: Caribbean, seat: int) -> Sequence[str]:
        return ()

    def possible(self, s: Caribbean, seat: int) -> Sequence[str]:
        return [f"card:{card}" for card in playable(s, seat, self.window)] if s.players[seat].hand else ()

    def why_not(self, s: Caribbean, seat: int, what: str) -> Refused | None:
        return None if int(what) in playable(s, seat, self.window) else why_no_card(s, seat, what, self.window)

    def text(self, s: Caribbean, seat: int, what: str) -> Text:
        return play_words(int(what))

    def do(self, t: SeaTable, seat: int, what: str) -> Script | None:
        return self.work(t, seat, int(what))


def may_hook(s: Caribbean, seat: int) -> bool:
    """Grappling Hooks: after the roll, with Board declared, once a round.

    ruling.combat-grapple-both
    """
    b = s.battle
    if b is None:
        return False
    side = b.sides.index(seat)
    return b.declared[side] == BOARD and not b.hooked[side] and has_weapon(s.players[seat], GRAPPLE)


class Withhold(Choose[Caribbean]):
    """A declared card has its turn: play it, or show it and take it back?"""

    prompt = "ask-withhold"
    rule = "glory.withhold"
    choices = ("play", "withhold")

    card: int = -1

    def option(self, s: Caribbean, id: str) -> Option:
        words = Text(f"option-{id}-declared", play_words(self.card).args)
        return Option(id, words, (f"card:{self.card}",), self.rule)

    def prompt_text(self, s: Caribbean) -> Text:
        return Text(self.prompt, {"card": item_text(self.card)})


def lone_card(t: SeaTable, seat: int, window: int, skill: int = -1) -> Asking[int]:
    """A window with one eligible player: gives the kind of the card played, or -1."""
    answer = yield Declare(seat, window, skill)
    return -1 if answer == PASS else t.play(seat, int(answer[5:]))


def sealed_window(t: SeaTable, order: Sequence[int], window: int, withheld: list[int]) -> Asking[list[int] | None]:
    """One round of a window with several eligible players outside combat: who played what they declared, in order (ruling.glory-window, glory.out-of-turn).

    Gives the seats whose cards took effect, or None if nobody declared any: ask again until then. Cards withheld
    (noted in the list) cannot be declared again in this window.
    """
    answers = yield together({seat: Declare(seat, window, -1, tuple(withheld)) for seat in order})
    declared = [(seat, answers[seat]) for seat in order if answers[seat] != PASS]
    if not declared:
        return None
    turn_up(t, declared)
    played = []
    for seat, answer in declared:
        card = int(answer[5:])
        if len(order) > 1 and (yield Withhold(seat, card=card)) == "withhold":
            withheld.append(card)
            withhold(t, seat, card)
        else:
            t.play(seat, card)
            played.append(seat)
    return played


def turn_up(t: SeaTable, declared: list[tuple[int, str]]) -> None:
    """All declared cards are turned up together (glory.out-of-turn)."""
    s = t.state
    for seat, answer in declared:
        if answer != HOOKS:
            card = int(answer[5:])
            s.players[seat].hand.remove(card)
            s.declared.append(card)
            t.reveal(card)


def withhold(t: SeaTable, seat: int, card: int) -> None:
    """Everybody has seen the card; it returns to the hand (glory.withhold)."""
    t.state.declared.remove(card)
    t.state.players[seat].hand.append(card)
    t.tell(CardPlayed, seat, card, "withheld")


def combat_window(t: SeaTable, window: int) -> Script:
    """A stage of a fight: combatants declare, attacker's card first, until nobody declares any more.

    glory.combat-stage, glory.combat-participants, ruling.glory-window-npc
    """
    s, b = t.state, t.state.fight
    order = [seat for seat in b.sides if seat >= 0]
    withheld: tuple[int, ...] = ()
    while True:
        answers = yield together({seat: Declare(seat, window, withheld=withheld) for seat in order})
        declared = [(seat, answers[seat]) for seat in order if answers[seat] != PASS]
        if not declared:
            return
        turn_up(t, declared)
        for seat, answer in declared:
            if answer == HOOKS:
                yield from grapple(t, b, b.sides.index(seat))
                continue
            card = int(answer[5:])
            lapsed = GLORY_WINDOW[effect_of(s, card)] != window  # Quick Learner, after a Dirty Trick
            if lapsed or (len(order) > 1 and (yield Withhold(seat, card=card)) == "withhold"):
                withheld += (card,)
                withhold(t, seat, card)
                continue
            yield from resolve(t, s, b, seat, card)


def resolve(t: SeaTable, s: Caribbean, b: Battle, seat: int, card: int) -> Script:
    """A combat card comes up: the opponent may cancel it, else it takes effect."""
    if (yield from cancelled(t, b, seat, card)):
        return
    kind = t.play(seat, card)
    yield from carried(EFFECTS[kind](t, b, b.sides.index(seat)))


def cancelled(t: SeaTable, b: Battle, seat: int, card: int) -> Asking[bool]:
    """The card_played window: Dirty Trick of the other combatant; what is played here cannot be answered.

    ruling.card-played
    """
    opponent = b.sides[1 - b.sides.index(seat)]
    if opponent < 0:
        return False
    answers = yield together({opponent: Declare(opponent, CARD_PLAYED)})
    if answers[opponent] == PASS:
        return False
    t.play(seat, card)
    t.play(opponent, int(answers[opponent][5:]))
    t.tell(CardPlayed, seat, card, "cancelled")
    return True


# rerolls


class Reroll(Pick[Caribbean]):
    """Which dice are rolled again? All of one side: `die:0:2` is the third die of the attacker."""

    prompt = "ask-reroll"
    rule = "glory.crew-reroll"

    own: bool = False  # only one's own dice

    def items(self, s: Caribbean) -> Sequence[str]:
        b = s.fight
        mine = b.sides.index(self.seat)
        return [f"die:{side}:{i}" for side in (0, 1) if not self.own or side == mine for i in range(len(b.dice[side]))]

    def invalid(self, s: Caribbean, chosen: list[str]) -> Refused | None:
        mixed = len({die_at(id)[0] for id in chosen}) > 1
        return refuse("refusal-one-side", self.rule) if mixed else None

    def option(self, s: Caribbean, id: str) -> Option:
        b = s.fight
        side, die = die_at(id)
        whose = "own" if b.sides[side] == self.seat else "theirs"
        return Option(id, Text(f"option-die-{whose}", {"face": face_text(b.dice[side][die])}), (id,), self.rule)


def die_at(address: str) -> tuple[int, int]:
    """The side and the place of a die of a contest."""
    _, side, die = address.split(":")
    return int(side), int(die)


def face_text(face: int) -> str:
    """A die face as people read it."""
    return "☠" if face > 4 else str(face)


def reroll(t: SeaTable, b: Battle, chosen: list[str], what: str) -> None:
    """Roll the chosen dice of one side again."""
    if chosen:
        side = die_at(chosen[0])[0]
        for id, face in zip(chosen, t.roll(len(chosen)), strict=True):
            b.dice[side][die_at(id)[1]] = face
        t.tell(Rolled, b.sides[side], t.state.npc, what, b.dice[side][:])


def grapple(t: SeaTable, b: Battle, side: int) -> Script:
    """Grappling Hooks are thrown: any of one's own dice are rolled again (weapon.grapple)."""
    seat = b.sides[side]
    t.state.players[seat].weapons &= ~(1 << GRAPPLE)
    b.hooked[side] = True
    t.tell(WeaponMoved, seat, GRAPPLE, "used")
    reroll(t, b, (yield Reroll(seat, own=True)), "contest")


def crew_reroll(t: SeaTable, b: Battle, side: int) -> Script:
    reroll(t, b, (yield Reroll(b.sides[side])), "crew")


def sea_reroll(t: SeaTable, b: Battle, side: int) -> Script:
    reroll(t, b, (yield Reroll(b.sides[side])), "contest")


class Aim(Choose[Caribbean]):
    """Aimed Shot: which die of the volley is set to which location?"""

    prompt = "ask-aim"
    rule = "glory.combat-stage"

    def options(self, s: Caribbean) -> Sequence[str]:
        b = s.fight
        dice = b.volley[b.sides.index(self.seat)]
        return [f"die:{i}/{LOCATIONS[face]}" for i in range(len(dice)) for face in (1, 2, 3, 4)]

    def option(self, s: Caribbean, id: str) -> Option:
        b = s.fight
        die = id.partition("/")[0]
        face = b.volley[b.sides.index(self.seat)][int(name_at(die))]
        return Option(id, text("option-aim", face=face_text(face), **named(id)), (die,), self.rule)


def aimed_shot(t: SeaTable, b: Battle, side: int) -> Script:
    die, _, location = (yield Aim(b.sides[side])).partition("/")
    b.volley[side][int(name_at(die))] = LOCATIONS.index(location)
    t.tell(Rolled, b.sides[side], t.state.npc, "volley", b.volley[side][:])


def two_dice(t: SeaTable, b: Battle, side: int) -> None:
    """Weather Gage, Boarding Frenzy: two dice more this round."""
    b.bonus[side] += 2


def double_shot(t: SeaTable, b: Battle, side: int) -> None:
    b.extra[side] += 1


def getaway(t: SeaTable, b: Battle, side: int) -> None:
    b.getaway = True


EFFECTS: dict[int, Callable[[SeaTable, Battle, int], Script | None]] = {
    CREW_REROLL: crew_reroll,
    SEA_REROLL: sea_reroll,
    AIMED_SHOT: aimed_shot,
    WEATHER_GAGE: two_dice,
    FRENZY: two_dice,
    DOUBLE_SHOT: double_shot,
    GETAWAY: getaway,
}
"""What combat cards do; Brace! and Dirty Trick are handled where hits are taken and cards are cancelled."""
