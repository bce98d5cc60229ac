"""The round: all choose a character in secret, the first player calls the seven in order, cards come back."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose, together
from kaper.core.table import Script
from kaper.core.words import Option, Refused, Text, refuse
from kaper.games.sevenseas import events
from kaper.games.sevenseas.cards import (
    ADVENTURERS,
    ALL_CHARACTERS,
    CAPTAIN,
    CHARACTERS,
    ISLANDER,
    LAST_ROUNDS,
    PRIVILEGE,
    ROUND_CAP,
    SHAMAN,
)
from kaper.games.sevenseas.mats import BY_MASK
from kaper.games.sevenseas.state import NOBODY, SevenSeas
from kaper.games.sevenseas.table import SevenSeasTable

CHARACTER_NAMED = {name: character for character, name in enumerate(CHARACTERS)}


class ChooseCharacter(Choose[SevenSeas]):
    """Which character's action this round? All choose at once; those that lie on the table are not in hand.

    round.choice.available, round.choice.final
    """

    prompt = "ask-character"
    rule = "round.choice.secret"

    def options(self, s: SevenSeas) -> Sequence[str]:
        return BY_MASK[s.players[self.seat].characters]

    def option(self, s: SevenSeas, id: str) -> Option:
        return Option(id, Text(f"option-choose-{id}"), (f"character:{id}",), f"{id}.privilege")

    def why_not(self, s: SevenSeas, id: str) -> Refused:
        if id in CHARACTERS:
            return refuse("refusal-on-the-table", "round.choice.available", character=Text(f"character-{id}"))
        return super().why_not(s, id)


def choice(t: SevenSeasTable) -> Script:
    """First phase: everybody lays a character face down (round.choice.secret).

    round.phases
    """
    s = t.state
    t.tell(events.RoundBegan, s.round, s.first, s.last_rounds)
    answers = yield together({seat: ChooseCharacter(seat) for seat in range(s.seats)})
    for seat, name in answers.items():
        s.players[seat].chosen = CHARACTER_NAMED[name]
    t.next(call, 0)


def call(t: SevenSeasTable, character: int) -> None:
    """The first player calls this character and those after it: all who chose it show it and act, clockwise from the first.

    round.call.order, round.call.reveal, round.call.turn-order, round.call.skip, captain.each
    """
    s = t.state
    players, order, last = s.players, s.clockwise(s.first), len(CHARACTERS) - 1
    for called in range(character, last + 1):
        seats = [seat for seat in order if players[seat].chosen == called]
        t.turn_up(called, seats)
        if seats:
            more = () if called in ADVENTURERS else (0,)
            scene = CHARACTERS[called] if called in ADVENTURERS else "activation"
            t.then(*[(scene, seat, *more) for seat in seats], round_end if called == last else (call, called + 1))
            return
    t.next(round_end)


def privilege(t: SevenSeasTable, seat: int) -> None:
    """The privilege of an adventurer whose action is over: yin-yang for the Captain, loot for the Islander.

    privilege.timing, captain.privilege, islander.privilege
    """
    s = t.state
    times = s.privilege(seat)
    amount = times * PRIVILEGE[s.called]
    if not times or s.called == SHAMAN:  # the Shaman's has worked during the curse
        return
    if s.called == CAPTAIN:
        s.players[seat].yin_yang += amount
    t.tell(events.PrivilegeGiven, seat, s.called, amount, times == 2)
    if s.called == ISLANDER:
        t.next("loot", seat, amount, "islander.privilege")


def round_end(t: SevenSeasTable) -> None:
    """Adventurers take all their characters back; the marker passes on; the last rounds are counted.

    round.end.take-back, round.end.first-player, end.counter, end.safety-cap, round.end.keep-down,
    round.end.take-back-on-mistake, end.three-more
    """
    s = t.state
    for seat, player in enumerate(s.players):
        if player.chosen in ADVENTURERS:
            player.characters = ALL_CHARACTERS
            t.tell(events.CharactersBack, seat)
        player.chosen = NOBODY
    s.called = NOBODY
    if s.last_rounds > 0 and s.round > s.met:
        s.last_rounds -= 1
    elif s.last_rounds < 0 and s.round == ROUND_CAP:
        s.last_rounds, s.met = LAST_ROUNDS, s.round
        t.tell(events.RoundCapReached, s.round)
    if s.last_rounds == 0:
        t.next("final_negotiations", 0)
        return
    s.first = (s.first + 1) % s.seats
    s.round += 1
    t.next(choice)
