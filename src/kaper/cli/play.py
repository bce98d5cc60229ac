"""`kaper play`: a game in the terminal, against bots, with others on one screen, or both."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from kaper.bots import find_bot
from kaper.cli.saves import chance_after
from kaper.cli.sitting import HUMAN, Sitting
from kaper.cli.voice import Voice, printable
from kaper.core.chance import Fair, Fast
from kaper.core.game import Game, choices, find_game
from kaper.core.match import Match
from kaper.core.records import read_file, resumed
from kaper.core.words import KaperError, Text

USUAL_SEATS = 4


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="human,random,...")] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
) -> int:
    """Play a game, or go on with one that was saved."""
    voice: Voice = ctx.obj
    with suppress(ImportError):
        import readline  # noqa: F401 - lines can be edited and called back
    if resume is not None:
        return go_on(voice, game, resume, seats, seed, save)
    if game is None:
        raise KaperError(Text("cli-missing", {"command": "play", "parameter": "GAME"}))
    found = find_game(game)
    voice.learn(found)
    players, names = seated(voice, seats or usual_seats(found))
    options = found.read_options(plain_options(option or [], found))
    found.check_seats(len(players))
    bots = [None if player == HUMAN else find_bot(player) for player in players]
    match = Match(found, len(players), options, Fair.new() if seed is None else Fast(seed), listen=True)
    return Sitting(voice, match, bots, names, players, luck(seed), save).play()


def go_on(voice: Voice, game: str | None, file: Path, seats: str | None, seed: int | None, save: Path | None) -> int:
    """Go on with a saved match, with the people and bots of the record unless told otherwise."""
    record = read_file(file)
    header = record.header
    found = find_game(header.game)
    voice.learn(found)
    if game is not None and game != found.id:
        raise KaperError(Text("error-record-game", {"game": header.game[:40]}))
    then = chance_after(record, seed)
    match = resumed(record, then=then or Fast(secrets.randbits(64)), game=found)
    players = list(header.players) or usual_seats(found, match.seats).split(",")
    names = [printable(name)[:24] for name in header.names]
    if seats is not None or len(names) != match.seats or len(players) != match.seats:
        players, names = seated(voice, seats or ",".join(players))
    if len(players) != match.seats:
        raise KaperError(Text("cli-play-other-seats", {"seats": match.seats}))
    bots = [None if player == HUMAN else find_bot(player) for player in players]
    if then is None and not match.over:
        voice.tell("cli-play-lost-seed", "yellow")
    sitting = Sitting(voice, match, bots, names, players, luck(seed), save or file)
    sitting.told = {seat: len(match.told) for seat in [None, *range(match.seats)]}
    return sitting.play()


def usual_seats(game: Game[Any], number: int = USUAL_SEATS) -> str:
    """One person against bots that play well but quickly, four at the table where the game allows it."""
    if number not in game.seats:
        number = min(game.seats)
    opponent = "random" if game.brain is None else "medium"
    return ",".join([HUMAN] + [opponent] * (number - 1))


def seated(voice: Voice, seats: str) -> tuple[list[str], list[str]]:
    """Who plays each seat, and under which name: `human:Ann,random` is Ann against a bot."""
    players: list[str] = []
    names: list[str] = []
    bot_names = iter(voice.say("cli-bot-names").split())
    people = [seat for seat in seats.split(",") if seat.strip().partition(":")[0] == HUMAN]
    for seat in seats.split(","):
        player, _, name = seat.strip().partition(":")
        if player == HUMAN:
            usual = voice.say("cli-human-name") if len(people) == 1 else voice.say("seat", number=len(players) + 1)
            players.append(HUMAN)
            names.append(printable(name)[:24].strip() or usual)
        else:
            find_bot(seat.strip())
            players.append(seat.strip())
            names.append(next(bot_names, None) or voice.say("seat", number=len(players)))
    return players, told_apart(names)


def told_apart(names: Sequence[str]) -> list[str]:
    """The names, with a number after one that stood before."""
    made: list[str] = []
    for name in names:
        made.append(name if name not in made else f"{name} {len(made) + 1}")
    return made


def plain_options(given: list[str], game: Game[Any]) -> dict[str, Any]:
    """Options of the game from `name=value` texts: JSON where it is some, a string where the option knows that, or nothing else."""
    made: dict[str, Any] = {}
    allowed = choices(game.options)
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise KaperError(Text("cli-bad-value", {"command": "play", "parameter": "--option"}))
        if value in allowed.get(name, ()):
            made[name] = value
            continue
        try:
            made[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            made[name] = value
    return made


def luck(seed: int | None) -> int:
    """What the bots' chance is fed with."""
    return secrets.randbits(64) if seed is None else seed
