"""Builders for tests: a sea in three lines, a throw laid by hand, and a round with its characters chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from kaper.core.chance import Chance, Fast
from kaper.core.decisions import Answer
from kaper.core.events import Event
from kaper.core.match import Match
from kaper.core.words import Refused
from kaper.games.sevenseas import GAME
from kaper.games.sevenseas.cards import ADVENTURE, CARD_NAMED, CHARACTERS, GOODS, KIND, NATIONS, PIRATE_BAY, TALISMAN
from kaper.games.sevenseas.setup import setup
from kaper.games.sevenseas.state import Player, SevenSeas, SevenSeasOptions
from kaper.games.sevenseas.tray import Die, Throw

E = TypeVar("E", bound=Event)
Spot = tuple[int, float, float]
"""A die: its face and the place of its centre."""


def sea(
    seats: int, *mats: Mapping[str, Any], first: int = 0, port: str = "pirate-bay", tally: str = "shown"
) -> SevenSeas:
    """A state between rounds. A mat names what differs from the start: `{"chests": 22, "rum": 3, "hand": ["kraken"]}`.

    Ships not named lie in the reserve; guards stand as the chests call for unless named.
    """
    s = setup(seats, SevenSeasOptions(tally=tally))  # type: ignore[arg-type]
    s.agenda = [("choice", ())]
    s.first = first
    if port != "pirate-bay":
        s.adventure.remove(CARD_NAMED[port])
        s.left.append(CARD_NAMED[port])
    for player, mat in zip(s.players, mats, strict=False):
        lay_out(s, player, dict(mat))
    s.adventure.insert(6, s.aside.pop())
    assert s.port() == (PIRATE_BAY if port == "pirate-bay" else CARD_NAMED[port])
    return s


def lay_out(s: SevenSeas, player: Player, mat: dict[str, Any]) -> None:
    """Put on a mat what a test says."""
    for name in mat.pop("hand", []):
        player.hand.append(CARD_NAMED[name])
        s.adventure.remove(CARD_NAMED[name])
    for kind, good in enumerate((*GOODS, "talismans")):
        for _ in range(mat.pop(good, 0)):
            item = next(item for item in s.loot if KIND[item] == kind)
            s.loot.remove(item)
            (player.talismans if kind == TALISMAN else player.hold).append(item)
    player.corsairs = tuple(NATIONS.index(nation) for nation in mat.pop("corsairs", ()))
    for name in mat.pop("down", ()):
        player.characters &= ~(1 << CHARACTERS.index(name))
    player.guards = mat.get("chests", player.chests) // 10
    player.fleet -= player.guards
    for name, value in mat.items():
        assert hasattr(player, name), name
        setattr(player, name, value)
    player.reserve = mat.get("reserve", 10 - player.fleet - player.guards)
    assert player.fleet + player.reserve + player.guards == 10, "a player has ten ships"


def pile_loot(s: SevenSeas, *names: str, only: bool = False) -> None:
    """Put these kinds of loot on top of the pile, the first to be drawn first; `only`: the rest is out of the game."""
    drawn = []
    for name in names:
        kind = (*GOODS, "talisman").index(name)
        item = next(item for item in s.loot if KIND[item] == kind)
        s.loot.remove(item)
        drawn.append(item)
    if only:
        s.box += s.loot
        s.loot.clear()
    s.loot.extend(reversed(drawn))


def pile_cards(s: SevenSeas, *names: str) -> None:
    """Make this the whole adventure pile, the first card on top; the others are out of the game."""
    wanted = [CARD_NAMED[name] for name in names]
    s.box += [card for card in s.adventure if card not in wanted]
    s.adventure[:] = wanted[::-1]


def square(face: int, x: float, y: float, owner: int, number: int) -> Die:
    """A die lying parallel to the tray."""
    left, right, low, high = (round(10000 * edge) for edge in (x - 0.5, x + 0.5, y - 0.5, y + 0.5))
    return Die(owner, number, face, ((left, low), (right, low), (right, high), (left, high)))


def laid(thrower: int, reds: Sequence[Spot], *ships: Sequence[Spot], cause: str = "raid") -> Throw:
    """A throw laid by hand: red dice, then the ships of each seat."""
    dice = [square(*spot, -1, number) for number, spot in enumerate(reds, 1)]
    for seat, spots in enumerate(ships):
        dice += [square(*spot, seat, number) for number, spot in enumerate(spots, 1)]
    return Throw(thrower, cause, len(reds), tuple(len(spots) for spots in ships), supplied=tuple(dice))


def showing(thrower: int, *faces: Sequence[int], reds: Sequence[int] = (), cause: str = "raid") -> Throw:
    """A throw of which only the faces matter: dice in rows, the first ones nearest to the red."""
    red = [(face, 1.0 + 2 * i, 1.0) for i, face in enumerate(reds)]
    rows = [[(face, 1.0 + 2 * i, 3.0 + 2 * seat) for i, face in enumerate(row)] for seat, row in enumerate(faces)]
    return laid(thrower, red, *rows, cause=cause)


def calling(
    s: SevenSeas, chosen: Mapping[int, str], *throws: Throw, others: str = "cartographer", chance: Chance | None = None
) -> Match[SevenSeas]:
    """A match at the first call of a round in which the characters were chosen as given (and `others` by the rest)."""
    for seat, player in enumerate(s.players):
        player.chosen = CHARACTERS.index(chosen.get(seat, others))
    s.agenda = [("call", (0,))]
    s.supplied = list(throws)
    return started(s, chance)


def started(s: SevenSeas, chance: Chance | None = None) -> Match[SevenSeas]:
    """A match from a state, with somebody listening."""
    assert not list(GAME.problems(s)), list(GAME.problems(s))
    return Match.from_state(GAME, s, chance or Fast(7), listen=True)


def say(match: Match[SevenSeas], *answers: tuple[int, Answer]) -> None:
    """Give answers that must be taken."""
    for seat, answer in answers:
        refused = match.act(seat, answer)
        assert refused is None, f"{seat} {answer}: {refused}"
        assert not list(GAME.problems(match.state)), list(GAME.problems(match.state))


def options(match: Match[SevenSeas], seat: int) -> list[str]:
    """What a seat may answer now."""
    question = match.question(seat)
    assert question is not None, f"seat {seat} is not asked but {list(match.asked)}"
    return [option.id for option in question.options]


def asked(match: Match[SevenSeas]) -> tuple[int, str]:
    """Who must answer now, and which question (of several at once, the first)."""
    seat, decision = next(iter(match.asked.items()))
    return seat, type(decision).__name__


def refusal(match: Match[SevenSeas], seat: int, answer: Answer) -> tuple[str, str]:
    """Why an answer is refused: message and rule."""
    before = match.digest()
    refused = match.act(seat, answer)
    assert isinstance(refused, Refused), f"{answer} was taken"
    assert match.digest() == before
    return refused.text.key, refused.rule


def told(match: Match[SevenSeas], kind: type[E], seat: int | None = None) -> list[E]:
    """The events of a kind that a seat (None: a spectator) heard."""
    return [t.event for t in match.events(seat) if isinstance(t.event, kind)]


def goods(player: Player) -> dict[str, int]:
    """The goods aboard, by name."""
    return {good: count for good, count in zip(GOODS, player.cargo(), strict=True) if count}


def names(cards: Sequence[int]) -> list[str]:
    """The names of adventure cards."""
    return [ADVENTURE[card] for card in cards]
