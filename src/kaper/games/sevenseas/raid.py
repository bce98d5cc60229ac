"""The Captain: a convoy is played, everybody sends ships, the dice are thrown, the nearest pairs duel."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Amount
from kaper.core.table import Script
from kaper.core.words import Refused, Text, refuse, text
from kaper.games.sevenseas import raid_events
from kaper.games.sevenseas.adventures import play
from kaper.games.sevenseas.cards import CAPTAIN, SEND_BONUS, nation_of, size_of
from kaper.games.sevenseas.measure import Pair, gap
from kaper.games.sevenseas.state import NOBODY, SevenSeas
from kaper.games.sevenseas.table import SevenSeasTable


class SendShips(Amount[SevenSeas]):
    """How many empty ships join the raid? None costs a skull.

    captain.limit.2, captain.limit.3, captain.limit.4, captain.no-send-skull
    """

    prompt = "ask-send"
    rule = "captain.send"

    size: int

    def limit(self, s: SevenSeas) -> int:
        """The most that anybody may send on this convoy."""
        return self.size + SEND_BONUS[s.seats]

    def high(self, s: SevenSeas) -> int:
        return min(self.limit(s), s.players[self.seat].empty())

    def check(self, s: SevenSeas, answer: object) -> Refused | None:
        refused = super().check(s, answer)
        if refused is None or type(answer) is not int or answer < 0:
            return refused
        if answer > self.limit(s):
            return refuse("refusal-send-limit", f"captain.limit.{s.seats}", most=self.limit(s), size=self.size)
        return refuse("refusal-send-empty", "captain.empty-only", empty=s.players[self.seat].empty())

    def prompt_text(self, s: SevenSeas) -> Text:
        return text(self.prompt, size=self.size, limit=self.limit(s), high=self.high(s))


def captain(t: SevenSeasTable, seat: int) -> Script:
    """A convoy is played; corsairs in its nation's service take their skull; ships are sent, clockwise.

    captain.play-convoy, captain.send, captain.corsair-skull, captain.corsair-abstains, captain.corsair-timing,
    captain.corsair-own, captain.zero-own
    """
    s = t.state
    convoy = yield from play(t, seat, CAPTAIN, s.right)
    if convoy < 0:
        return
    s.raider = seat
    for corsair in s.clockwise(seat):
        if nation_of(convoy) in s.players[corsair].corsairs:
            t.skulls(corsair, 1, "captain.corsair-skull")
    for other in s.clockwise(seat):
        count = yield SendShips(other, size_of(s.right[-1]))
        player = s.players[other]
        player.fleet -= count
        player.sent = count
        if count:
            t.tell(raid_events.ShipsSent, other, count)
        else:
            t.skulls(other, 1, "captain.no-send-skull")
    t.then((battle, seat), ("privilege", seat))


def fight(faces: Sequence[int], pairs: Sequence[Pair], reds: int) -> tuple[list[tuple[int, int]], list[bool]]:
    """The duels in order, nearest pair first, until one side is gone; and which dice are still afloat.

    battle.compare, battle.equal, battle.no-friendly-fire, battle.repeat, battle.static
    """
    afloat = [True] * len(faces)
    merchants, pirates = reds, len(faces) - reds
    duels = []
    for _, red, ship in pairs:
        if afloat[red] and afloat[ship]:
            duels.append((red, ship))
            if faces[red] <= faces[ship]:
                afloat[red] = False
                merchants -= 1
            if faces[ship] <= faces[red]:
                afloat[ship] = False
                pirates -= 1
            if not merchants or not pirates:
                break
    return duels, afloat


def battle(t: SevenSeasTable, captain: int) -> None:
    """The Captain throws; duels; ships come home or sink; survivors of a raid that succeeded draw loot.

    battle.pair, battle.win, ritual.unsinkable-auto, captain.throws, battle.sunk-reserve, battle.sunk-yinyang,
    battle.lost, battle.survivors-return, ritual.unsinkable-cost, ritual.unsinkable-cap, captain.nobody-sends
    """
    s = t.state
    players = s.players
    reds = size_of(s.right[-1])
    ships = [player.sent for player in players]
    s.raider = NOBODY
    if not any(ships):
        t.tell(raid_events.NobodySailed)
        return
    faces, pairs = t.throw("raid", captain, reds, ships, measured=True)
    duels, afloat = fight(faces, pairs, reds)
    if t.heard is not None:
        tell_duels(t, duels)
    won = not any(afloat[:reds])
    survivors, start = [], reds
    for seat, player in enumerate(players):
        home = sum(afloat[start : start + player.sent])
        start += player.sent
        survivors.append(home)
        sunk = player.sent - home
        saved = min(player.unsinkable, sunk)
        player.sent = 0
        player.fleet += home + saved
        player.reserve += sunk - saved
        player.yin_yang += sunk - saved
        if sunk:
            t.tell(raid_events.ShipsSunk, seat, sunk - saved, saved)
    won = won and any(survivors)
    t.tell(raid_events.RaidEnded, captain, won, survivors)
    if won:
        t.then(*(("loot", seat, survivors[seat], "loot.draw") for seat in s.clockwise(captain) if survivors[seat]))


def tell_duels(t: SevenSeasTable, duels: list[tuple[int, int]]) -> None:
    """One event for each duel, with the dice, their gap and where the ruler lay."""
    throw = t.state.throw
    if throw is None:
        return
    dice = throw.dice()
    for number, (i, j) in enumerate(duels, 1):
        red, ship = dice[i], dice[j]
        ruler = gap(red, ship)
        t.tell(
            raid_events.Duel,
            number,
            red.number,
            ship.owner,
            ship.number,
            red.face,
            ship.face,
            ruler.length,
            ruler.ends,
            red.face <= ship.face,
            ship.face <= red.face,
        )
