"""Lists that players build before a match: the cards of a game, a look at a list, lists built or lying ready."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import QueryParameter

from kaper.core.yard import Examined, Yard
from kaper.server.anchorage import game_of
from kaper.server.api import PROBLEMS, GameName
from kaper.server.trouble import Trouble
from kaper.server.wire import CardPool, ListWish, PlayersList

Edition = Annotated[str, QueryParameter(max_length=8, description="An edition of the rules; none: the latest")]
Points = Annotated[int, QueryParameter(ge=0, le=500, description="What a list may cost; 0: what the edition says")]


def yard_of(game: str, edition: str = "") -> Yard:
    """The yard of a game; trouble where it has none, or does not know the edition."""
    yard = game_of(game).yard
    if yard is None:
        raise Trouble(404, "service-nothing")
    if edition and edition not in yard.editions:
        raise Trouble(400, "service-malformed")
    return yard


@get("/api/games/{game:str}/cards", responses={404: PROBLEMS[404], 400: PROBLEMS[400]}, tags=["games"])
async def cards(game: GameName, edition: Edition = "", points: Points = 0) -> CardPool:
    """All cards of a game, and the lists that lie ready for an edition and points."""
    yard = yard_of(game, edition)
    return CardPool(list(yard.editions), yard.cards(), yard.presets(edition, points))


@post("/api/games/{game:str}/lists", status_code=200, responses=PROBLEMS, tags=["games"])
async def examine(game: GameName, data: PlayersList) -> Examined:
    """Look at a list that somebody wrote: what it costs and what is wrong with it."""
    yard = yard_of(game, data.edition)
    return await asyncio.to_thread(yard.examine, data.text, data.edition, data.points)


@post("/api/games/{game:str}/lists/built", status_code=200, responses=PROBLEMS, tags=["games"])
async def build(game: GameName, data: ListWish) -> Examined:
    """Build a list: a sensible one, or anything legal at random."""
    yard = yard_of(game, data.edition)
    if data.nation and not any(card.nation == data.nation and card.playable for card in yard.cards()):
        raise Trouble(400, "service-malformed")

    def made() -> Examined:
        text = yard.build(data.edition, data.points, data.seed, data.nation, data.random)
        return yard.examine(text, data.edition, data.points)

    return await asyncio.to_thread(made)


ROUTES = (cards, examine, build)
