"""What viewers are shown: each the table and the match as their own eyes may see them."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from kaper.core.game import Game
from kaper.core.match import Match
from kaper.core.words import Question, Text
from kaper.server.advising import may_advise
from kaper.server.guests import Guest
from kaper.server.kept import House, Kept
from kaper.server.likely import likely
from kaper.server.seating import Seat, Sheet, alone, holds, may_look, table_info
from kaper.server.shortcuts import short_ways
from kaper.server.viewer import Viewer
from kaper.server.wire import ChatLine, PlayMessage, ShortWay, TableInfo, TableMessage, encode

NOTHING = msgspec.Raw(b"[]")


class Shown(Kept):
    """A table with those who look at it."""

    def __init__(self, house: House, game: Game[Any], sheet: Sheet, seats: list[Seat]) -> None:
        super().__init__(house, game, sheet, seats)
        self.viewers: set[Viewer] = set()
        self.chat: list[ChatLine] = []
        self.barred: set[str] = set()  # guests who were put out
        self.agreed: set[str] = set()  # guests who said that advice may be asked for here
        self.out_of_reach = False  # the database is gone: whoever changes the table holds its lock until that is back
        self.hurried = False  # bots think shorter than usual: many tables wait
        self._views: dict[int | None, tuple[msgspec.Raw, msgspec.Raw]] = {}
        self.stood_in: dict[int, Text] = {}  # what bots answered for people, until these answer again
        self._questions: dict[int, Question | None] = {}
        self._ways: dict[int, list[ShortWay]] = {}

    def _follow(self) -> None:
        super()._follow()
        self._views.clear()
        self._questions.clear()
        self._ways.clear()

    @property
    def present(self) -> set[str]:
        """The guests who have a socket open."""
        return {viewer.guest.id for viewer in self.viewers}

    def tell_all(self, *, table: bool = False, play: bool = False, only: set[str | None] | None = None) -> None:
        """Note for all viewers (or some guests') what they are to be told."""
        for viewer in self.viewers:
            if only is None or viewer.guest.id in only:
                viewer.due(table=table, play=play)

    def tell_error(self, text: Text) -> None:
        """Tell everybody of a fault."""
        for viewer in self.viewers:
            viewer.error(text)

    async def collect(self, viewer: Viewer) -> list[bytes]:
        """What a viewer is to be told now."""
        if self.out_of_reach and viewer.waiting:
            said = list(viewer.waiting)
            viewer.waiting.clear()
            return said
        async with self.lock:
            if self.lost:
                return []
            if not self.may_look(viewer.guest, viewer.invite):
                viewer.waiting.clear()
                viewer.close(4404)
                return []
            made: list[bytes] = []
            if viewer.table_due:
                mine = holds(self.seats, viewer.guest)
                autopass = list(self.seats[mine[0]].autopass) if mine else []
                made.append(encode(TableMessage(self.info(viewer.guest), autopass)))
            if viewer.play_due and self.match is not None:
                made.append(encode(self._play(viewer, self.match)))
            viewer.table_due = viewer.play_due = False
            while viewer.waiting:
                made.append(viewer.waiting.popleft())
            return made

    def may_look(self, guest: Guest, invite: str) -> bool:
        """Is the table visible to this guest?"""
        if self.house.shuns.bars(self.sheet.maker, guest.id) and not holds(self.seats, guest):
            return False
        return may_look(self.sheet, self.seats, guest, invite, self.barred)

    def eyes(self, viewer: Viewer) -> int | None:
        """Through whose eyes a viewer looks: follows from who holds which seat at this moment."""
        return viewer.eyes(holds(self.seats, viewer.guest))

    def info(self, guest: Guest) -> TableInfo:
        """The table as a guest may see it."""
        people = self.present
        watching = len(people - {seat.guest for seat in self.seats})
        asked = [] if self.match is None else list(self.match.round if self.window else self.match.asked)
        shunned = self.house.shuns.of(guest.id)
        made = table_info(
            *(
                self.sheet,
                self.seats,
                guest,
                people,
                list(self.asked),
                watching,
                self.stage(),
                asked,
                self.gone(),
                shunned,
            ),
        )
        replace = msgspec.structs.replace
        told = [replace(info, agreed=self.seats[info.seat].guest in self.agreed) for info in made.seats]
        advice = may_advise(self.seats, self.agreed, practice=self.sheet.practice)
        return replace(made, hurried=self.hurried, seats=told, advice=advice)

    def gone(self) -> dict[str, float]:
        """How long bots still have to wait before they may play for people who are away."""
        return {}

    def stage(self) -> Text | None:
        """The last heading of the story, as everybody may read it: the month, the round, whose turn."""
        for told in reversed([] if self.match is None else self.match.told):
            event = told.event
            if told.heard_by(None) and event.heads():
                text: Text = event.text()
                return text
        return None

    def _play(self, viewer: Viewer, match: Match[Any]) -> PlayMessage:
        """Where the match stands, as this viewer may know it."""
        seated = holds(self.seats, viewer.guest)
        viewpoint = viewer.eyes(seated)
        if viewpoint != viewer.shown:
            viewer.shown, viewer.last = viewpoint, -1  # other eyes: the whole log anew
        view, panels = self._view(match, viewpoint, viewer.panels)
        window = self.window
        passed = viewpoint is None or viewpoint in self._passing()  # whoever is passed anyway is not bothered
        question = None if viewpoint is None or passed else self._question(match, viewpoint)
        cut, events = self.story.since(viewpoint, max(viewer.last, 0))
        if viewer.last < 0:
            cut = 1
        viewer.last = self.story.last(viewpoint)
        taking_back = [] if match.over else [seat for seat in seated if seat == viewpoint or not window]
        free = [s for s in taking_back if match.undo_refusal(s, free=True) is None] if alone(self.seats) else []
        kept = None if viewpoint not in taking_back or free else match.undo_refusal(viewpoint)
        left = None
        if self.sheet.clock is not None and match.asked:
            left = round(max(0.0, self.posed_at + self.sheet.clock - time.monotonic()), 1)
        return PlayMessage(
            number=self.number,
            viewpoint=viewpoint,
            view=view,
            panels=panels,
            questions=[] if question is None else [question],
            asked=list(match.round if window else match.asked),
            waiting=[seat for seat in match.waiting if seat == viewpoint or not window],
            window=window,
            cut=cut,
            events=events,
            undoable=[seat for seat in taking_back if match.undo_refusal(seat) is None],
            free=free,
            kept=None if kept is None else kept.text,
            about=self._about(match) if viewpoint is None else None,
            stood_in=None if viewpoint is None else self.stood_in.get(viewpoint),
            clock=left,
            practice=match.practice,
            over=match.over,
            result=match.result() if match.over else None,
            sealed=[] if viewpoint is None else match.sealed(viewpoint),
            voyage=None if self.voyage is None else self.voyage.at(match),
            ways=[] if question is None or self.voyage is not None else self._short_ways(match, question.seat),
        )

    def _about(self, match: Match[Any]) -> Text | None:
        """What is asked now, in words that are the same whatever anybody holds; None where there are none."""
        prompts = [decision.prompt_text(match.state) for decision in match.asked.values() if not decision.secret]
        plain = {prompt.key for prompt in prompts if not prompt.args}
        return Text(plain.pop()) if len(plain) == 1 and all(not prompt.args for prompt in prompts) else None

    def _question(self, match: Match[Any], seat: int) -> Question | None:
        """What a seat is asked, with the answer that a sensible player would most likely give."""
        if seat not in self._questions:
            question = match.question(seat)
            if question is not None and question.likely is None:
                question = msgspec.structs.replace(question, likely=likely(match, seat, self.number))
            self._questions[seat] = question
        return self._questions[seat]

    def _short_ways(self, match: Match[Any], seat: int) -> list[ShortWay]:
        """What a seat may answer by one press, found once while nothing changes."""
        if seat not in self._ways:
            self._ways[seat] = short_ways(match, seat)
        return self._ways[seat]

    def _view(self, match: Match[Any], viewpoint: int | None, panels: bool) -> tuple[msgspec.Raw, Any]:
        """A viewpoint's view and panels as JSON, made once while nothing changes."""
        made = self._views.get(viewpoint)
        if made is None or (panels and made[1] is NOTHING):
            view = match.view(viewpoint)
            tables = msgspec.Raw(encode(match.game.panels(view))) if panels else NOTHING
            made = self._views[viewpoint] = (msgspec.Raw(encode(view)), tables)
        return made[0], made[1] if panels else []
