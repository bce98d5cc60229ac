"""The wire: every message between a table and a client, and every body of the HTTP interface, as typed data.

docs/protocol.md explains them; the front end's types are made from them by `python -m kaper.server.types`.
Structs in `Asked` come from clients; unknown fields in them are refused, so that a typing error is not silent.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from kaper.analysis.advice import Advised
from kaper.analysis.analyse import Analysis
from kaper.core.chance import Commitment
from kaper.core.decisions import Answer
from kaper.core.game import Result, Rival
from kaper.core.panels import Panel
from kaper.core.words import Closed, Facts, Option, Question, Text, Who
from kaper.core.yard import CardInfo, Examined

Language = Literal["en", "pl"]
Emblem = Literal["anchor", "gull", "turtle", "octopus", "sabres", "spyglass", "hourglass", "map"]
Phrase = Literal["hello", "good-luck", "well-played", "thanks", "sorry", "hurry", "one-moment", "rematch", "aye", "nay"]
Status = Literal["open", "playing", "over"]
LookBackState = Literal["none", "waiting", "working", "done", "failed"]

Name = Annotated[str, Meta(min_length=1, max_length=24)]
TableName = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
BotName = Annotated[str, Meta(min_length=1, max_length=16, pattern="^[a-z]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
GameId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9_]+$")]
Seconds = Annotated[int, Meta(ge=5, le=86_400)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what clients send."""


# ---------------------------------------------------------------- HTTP: games, people


class Setting(Struct, frozen=True):
    """One option of a game: its name, what it may be, and the default of the rulebook.

    Its words are `option-name-NAME` and `option-value-NAME-VALUE` of the game's catalogue. Where `values` is empty
    it is a whole number from `low` to `high`.
    """

    name: str
    values: list[str | int | bool]
    default: str | int | bool
    low: int | None = None
    high: int | None = None


class GameInfo(Struct, frozen=True):
    """A game that can be played here, or (`built` false) one that is to come."""

    id: str
    titles: dict[str, str]
    built: bool
    version: str = ""
    seats: list[int] = []
    settings: list[Setting] = []
    bots: list[str] = []
    """The levels of bots, from the weakest to the strongest."""
    board: bool = False
    """Brings a drawn board along: `/api/games/ID/board.js`."""
    voyage: int = 0
    """How many minutes its first voyage takes; 0: it has none."""


class VoyageStep(Struct, frozen=True):
    """A note of a first voyage: the message `voyage-NOTE` of the game's catalogue, with `.title` and maybe `.wrong`.

    `answer`: the number of the learner's answer that it asks for (null: it is only read), `suggested` that answer, `also`
    others that are as good. `point`: what it points at; `lesson`: a new lesson begins.
    """

    note: str
    answer: int | None
    suggested: Answer | None
    also: list[Answer]
    point: list[str]
    lesson: bool


class VoyageInfo(Struct, frozen=True):
    """The first voyage of a game."""

    game: str
    seat: int
    minutes: int
    steps: list[VoyageStep]


class Me(Struct, frozen=True):
    """The guest who asks. `named`: has chosen a name."""

    name: str
    emblem: Emblem
    language: Language
    named: bool


class MeChange(Asked, frozen=True):
    """What a guest wants to be called from now on."""

    name: Name | None = None
    emblem: Emblem | None = None
    language: Language | None = None


class RuleInfo(Struct, frozen=True):
    """A rule of the ledger, the chapter of the book where it stands, and its group: the first part of its id."""

    id: str
    chapter: str
    group: str
    kind: str
    en: str
    pl: str
    source: str


class ChapterInfo(Struct, frozen=True):
    """A chapter of a book: title and introduction in both languages, and drawings. Without a title its id's words count."""

    id: str
    title: dict[str, str]
    intro: dict[str, str]
    pictures: list[str]


class ExampleInfo(Struct, frozen=True):
    """An example that can be played through: what it is called, what it shows, and by which rules."""

    id: str
    chapter: str
    title: dict[str, str]
    story: dict[str, str]
    rules: list[str]


class Rulebook(Struct, frozen=True):
    """The ledger of a game as a book, in the order in which one learns."""

    game: str
    version: str
    rules: list[RuleInfo]
    chapters: list[ChapterInfo]
    examples: list[ExampleInfo]


class CardPool(Struct, frozen=True):
    """All cards of a game, the editions it knows, and the lists that lie ready, by name."""

    editions: list[str]
    cards: list[CardInfo]
    presets: dict[str, str]


class PlayersList(Asked, frozen=True):
    """A list that somebody wrote. Without edition or points: those it names itself."""

    text: Annotated[str, Meta(max_length=10_000)]
    edition: Annotated[str, Meta(max_length=8)] = ""
    points: Annotated[int, Meta(ge=0, le=500)] = 0


class ListWish(Asked, frozen=True):
    """A list to be built: a sensible one, or at random; of a nation where one is named."""

    edition: Annotated[str, Meta(max_length=8)] = ""
    points: Annotated[int, Meta(ge=0, le=500)] = 0
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 1
    nation: Annotated[str, Meta(max_length=16)] = ""
    random: bool = False


class Problem(Struct, frozen=True):
    """Why a request was not done: a sentence of the catalogues, and the same in English."""

    status: int
    text: Text
    detail: str


class HealthReport(Struct, frozen=True):
    """How the service is. `problems` is empty when it is well; else each is one of what stands here, or a loop's name.

    `writer`: seconds that the oldest write has waited; `disk`: bytes free in the data folder (null: another machine's);
    `workers` alive, of `of`; `lag`: the longest in the last minute that the event loop was late, in seconds.
    """

    status: Literal["ok", "failing"]
    problems: list[str]
    writer: float
    disk: int | None
    workers: int
    of: int
    lag: float


# ---------------------------------------------------------------- HTTP: tables


class NewSeat(Asked, frozen=True):
    """A seat of a table to be made. `hotseat`: a person at the maker's own screen, with a name of their own."""

    kind: Literal["me", "open", "bot", "hotseat"]
    bot: BotName | None = None
    name: Name | None = None
    emblem: Emblem | None = None


class NewTable(Asked, frozen=True):
    """A table to be made. `start`: at once, which needs every seat taken. `clock`: seconds for each decision."""

    game: GameId
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, str | int | bool] = {}
    public: bool = False
    clock: Seconds | None = None
    start: bool = False
    nonce: Token = ""
    name: TableName = ""


class NewVoyage(Asked, frozen=True):
    """Sail the first voyage of a game: go on where one left it, or (`again`) from the beginning."""

    game: GameId
    again: bool = False


class TableNamed(Asked, frozen=True):
    """What a table shall be called; empty: by its game."""

    name: TableName


class TableSetting(Asked, frozen=True):
    """How it will be played, before the start: all options of the game (those left out take their defaults) and the clock."""

    options: dict[str, str | int | bool] = {}
    clock: Seconds | None = None


class TableMade(Struct, frozen=True):
    """The table that was made, and the token that lets others sit down."""

    id: str
    invite: str


class Join(Asked, frozen=True):
    """Sit down, on any open seat or on the one named. The nonce goes into the dice."""

    invite: Token = ""
    seat: SeatNumber | None = None
    nonce: Token = ""


class Start(Asked, frozen=True):
    """Begin. `fill`: the bot for seats still open. The nonce goes into the dice in place of one's earlier one."""

    fill: BotName | None = None
    nonce: Token = ""


class SeatChange(Asked, frozen=True):
    """What happens to a seat.

    Before the start: `bot` (the maker puts a bot there), `open` (the maker frees it), `hotseat` (a person at the
    maker's screen), `leave` (one's own), `ready` and `unready` (one's own). While playing: `takeover` (a bot plays on for a person who is away, or for
    oneself), `return` (the person plays again).
    """

    seat: SeatNumber
    do: Literal["bot", "open", "hotseat", "leave", "ready", "unready", "takeover", "return"]
    bot: BotName | None = None
    name: Name | None = None
    emblem: Emblem | None = None


Shunned = Literal["mute", "block"]


class Shun(Asked, frozen=True):
    """What I want of the person on this seat: `mute` (hear nothing they say), `block` (nor have them at my tables).

    Null: all is well again. It holds at every table.
    """

    seat: SeatNumber
    how: Shunned | None = None


class SeatInfo(Struct, frozen=True):
    """Who sits where. `present`: is looking at the table. `standin`: the bot that plays for the person just now.

    `takeover`: in how many seconds a bot may play for somebody who is away; 0: now, null: they are here.
    """

    seat: int
    kind: Literal["open", "person", "hotseat", "bot"]
    name: str
    emblem: Emblem
    bot: str | None
    mine: bool
    present: bool
    standin: str | None
    takeover: int | None = None
    shunned: Shunned | None = None
    """What I wished about this person."""
    ready: bool = False
    """Before the start: says so, or is a bot."""
    agreed: bool = False
    """This person agreed that advice may be asked for here."""
    laid: bool = False
    """Whoever laid the table: they start, and nobody waits for them to say that they are ready."""


class TableInfo(Struct, frozen=True):
    """A table as the asker may see it. `turn`: one of my seats must answer. `invite` is told to those who sit here.

    `commitment` is the promise about the dice: its hash is there from the beginning, the nonces when play starts, and
    `seed` once the match is over. `alone`: all persons here share my session, so undo can go past barriers. `stage`:
    the last heading of its story; `asked`: the seats that it waits for.
    """

    id: str
    game: str
    version: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, str | int | bool]
    public: bool
    clock: int | None
    maker: bool
    alone: bool
    turn: bool
    practice: bool
    watching: int
    invite: str | None
    commitment: Commitment
    seed: str | None
    result: Result | None
    rematch: str | None
    created: int
    changed: int
    hurried: bool = False
    """Bots think shorter than usual here, because many tables wait for them."""
    aside: Text | None = None
    """Why the table cannot be played: what is stored of it cannot be read."""
    name: str = ""
    stage: Text | None = None
    asked: list[int] = []
    voyage: bool = False
    """A first voyage is sailed here: its dice were prepared, and the others answer as its record says."""
    advice: bool = False
    """Advice may be asked for: against bots alone, for practice, or because all people here agreed."""


class Reach(Struct, frozen=True):
    """How far links reach: `network`: the address in the home network, `origin`: that on the internet; "": not at all.
    `command`: what one types to open the tables to the home network."""

    network: str
    origin: str
    command: str


class Famed(Struct, frozen=True):
    """What a person reached at a finished table. `when`: seconds since 1970."""

    game: str
    table: str
    name: str
    emblem: Emblem
    mine: bool
    place: int
    score: int
    seats: int
    when: int
    people: list[str] = []
    """Whom they played against: the other people by name,"""
    bots: dict[str, int] = {}
    """and how many bots of each level."""


class Fame(Struct, frozen=True):
    """The best results of each game, victories first."""

    best: list[Famed]


class Tables(Struct, frozen=True):
    """My tables (running first, then by last change) and the public ones that may be joined or watched."""

    mine: list[TableInfo]
    public: list[TableInfo]


# ---------------------------------------------------------------- HTTP: records


class RecordMark(Struct, frozen=True):
    """A step worth finding: a battle begins, or another seat (`seat`) takes the lead."""

    step: int
    kind: Literal["battle", "lead"]
    seat: int | None = None


class RecordInfo(Struct, frozen=True):
    """A record that was uploaded, or that of a finished table. `problem`: why it does not verify."""

    id: str
    game: str
    version: str
    seats: int
    names: list[str]
    options: dict[str, Any]
    steps: int
    practice: bool
    commitment: Commitment | None
    seed: str | None
    outcomes: int
    """How many outcomes of chance were checked against the seed; 0 where the dice cannot be verified."""
    problem: Text | None
    result: Result | None
    marks: list[RecordMark] = []


class RecordStep(Struct, frozen=True):
    """One answer or undo of a record and the table after it, seen from one seat. Step 0 is the beginning."""

    step: int
    line: int
    seat: int | None
    answer: Answer | None
    undo: bool
    asked: list[int]
    questions: list[Question]
    view: Any
    panels: list[Panel]
    events: list[EventLine]
    over: bool
    result: Result | None


class RecordSteps(Struct, frozen=True):
    """Some steps of a record, from `first` on."""

    id: str
    first: int
    total: int
    steps: list[RecordStep]


class RecordLog(Struct, frozen=True):
    """All that a seat was told in a record: the events of each step, from step 0 on."""

    id: str
    steps: list[list[EventLine]]


class LookBack(Struct):
    """How far the analysis of a record is: not wanted yet, waiting behind others, worked at, done, or failed.

    `done` of `all` pieces are done; what is known so far stands in `analysis`, and sharpens.
    """

    state: LookBackState
    done: int = 0
    all: int = 0
    ahead: int = 0
    problem: Text | None = None
    analysis: Analysis | None = None


class Branch(Asked, frozen=True):
    """Play on from a step of a record: I take this seat, bots of this name the others. The match is practice.

    `answer` is what my seat answers to the question that stands there, instead of what it answered then.
    """

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot: BotName
    answer: Answer | None = None


class ExampleAnswer(Asked, frozen=True):
    """An answer in an example, and whose it is."""

    seat: SeatNumber
    answer: Answer


class ExampleTry(Asked, frozen=True):
    """Play an example with these answers, all from its beginning; none: show where it begins."""

    given: Annotated[list[ExampleAnswer], Meta(max_length=300)] = []
    panels: bool = True


# ---------------------------------------------------------------- WebSocket: from the client


class Hello(Asked, frozen=True, tag="hello"):
    """The first message. `last`: the highest event number the client holds (0: none); `chat`: likewise for chat.

    `panels`: also send the view as simple tables. `present`: for a hot seat, who is at the screen.
    """

    last: Annotated[int, Meta(ge=0)] = 0
    chat: Annotated[int, Meta(ge=0)] = 0
    panels: bool = True
    present: SeatNumber | None = None


class AnswerMessage(Asked, frozen=True, tag="answer"):
    """The answer of a seat to the question with this number."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]
    answer: Answer


class PlanStep(Asked, frozen=True):
    """One answer of a plan. `question`: the name of the question it is meant for; empty: whichever comes."""

    answer: Answer
    question: Annotated[str, Meta(max_length=60)] = ""


class PlanMessage(Asked, frozen=True, tag="plan"):
    """Several answers of one seat in a row, the first to the question with this number.

    Each is given as long as that seat is asked, the question is the one it is meant for, and the rules allow it. The
    first that cannot be given is refused, and the rest is dropped.
    """

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]
    steps: Annotated[list[PlanStep], Meta(min_length=1, max_length=12)]


class WhatIfMessage(Asked, frozen=True, tag="whatif"):
    """Would this be allowed, and what would it cost? Asks without answering; for a seat of one's own only."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]
    answer: Answer


class AdviceMessage(Asked, frozen=True, tag="advice"):
    """What would a strong bot answer here? For a seat of one's own only; answered by `advice` after a second or two."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]


class AgreeMessage(Asked, frozen=True, tag="agree"):
    """I agree (or not any more) that advice may be asked for at this table, by me and by others."""

    advice: bool


class UndoMessage(Asked, frozen=True, tag="undo"):
    """Take back a seat's last answer. `free`: also past the barrier, where the table allows it; marks practice."""

    seat: SeatNumber
    free: bool = False


class ChatMessage(Asked, frozen=True, tag="chat"):
    """Say something: a text or a phrase."""

    text: Annotated[str, Meta(max_length=300)] | None = None
    phrase: Phrase | None = None


class AutopassMessage(Asked, frozen=True, tag="autopass"):
    """Pass by itself, for my seats, in windows of these names (`question.name`); `*` is all of them."""

    windows: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=60)]


class PresentMessage(Asked, frozen=True, tag="present"):
    """On a screen shared by several: this seat's person is there now (null: nobody, cover everything)."""

    seat: SeatNumber | None = None


PaceWish = Literal["usual", "turn", "always"]


class PaceMessage(Asked, frozen=True, tag="pace"):
    """How long to wait for bots: as usual, not at all until my next turn (`turn`), never (`always`).

    It holds for this socket, and counts at tables where all other seats are bots.
    """

    pace: PaceWish


class TakeoverMessage(Asked, frozen=True, tag="takeover"):
    """A bot shall play for this seat: my own, or one whose person has been away for a while."""

    seat: SeatNumber
    bot: BotName | None = None


class ReturnMessage(Asked, frozen=True, tag="return"):
    """I play this seat of mine myself again."""

    seat: SeatNumber


ClientMessage = (
    Hello
    | AnswerMessage
    | PlanMessage
    | WhatIfMessage
    | AdviceMessage
    | AgreeMessage
    | UndoMessage
    | ChatMessage
    | AutopassMessage
    | PresentMessage
    | PaceMessage
    | TakeoverMessage
    | ReturnMessage
)


# ---------------------------------------------------------------- WebSocket: from the server


class EventLine(Struct, frozen=True):
    """An event for the log and the animation. `n` rises by one, and is never used twice, not even after an undo.

    `dice`: the faces, where the event has some; `seat`: whom it is about. `heading`: it heads a part of the log; `befell`: it
    happened to that seat, or to everybody where there is none, who did not do it; `great`: it weighs more than what else
    others did.
    """

    n: int
    event: Any
    text: Text
    rule: str
    seat: int | None = None
    dice: list[int] = []
    heading: bool = False
    befell: bool = False
    great: bool = False


class TableMessage(Struct, frozen=True, tag="table"):
    """The table changed: seats, names, who is there, status."""

    table: TableInfo
    autopass: list[str]


class Shortcut(Struct, frozen=True):
    """Several answers that one press may give: the words and targets of the last of them, and all of them as a plan.

    `plots`: they end before a question for a course, which is this; any course may be answered there.
    """

    option: Option
    steps: list[PlanStep]
    plots: str = ""


class ShortWay(Struct, frozen=True):
    """What an option (`first`) leads to: the words of the next question, what may be answered by one press, and what not."""

    first: str
    prompt: Text
    answers: list[Shortcut]
    closed: list[Closed] = []


class PlayMessage(Struct, frozen=True, tag="play"):
    """Where the match stands, for one viewer.

    `number` belongs to the present question and must come with its answer.
    `viewpoint`: the seat whose eyes these are (null: only what is public). `questions`: what the viewpoint is asked.
    `asked`: the seats that must answer; `waiting`: those that have answered while others are still asked. In a
    window (`window`) `asked` keeps every seat until all are in, since who passed early is nobody's business.
    `cut`: forget events from this number on (there was an undo) before adding `events`.
    `undoable`: those of my seats that may take back; `free`: those that may with `free`, as practice; `kept`: why
    the viewpoint may not, where it may neither way. `stood_in`: what a bot answered for the viewpoint's person since
    they answered last.
    `clock`: seconds left. `about`: what is asked, where nobody's secret is in the words, for a screen that is covered.
    """

    number: int
    viewpoint: int | None
    view: Any
    panels: list[Panel]
    questions: list[Question]
    asked: list[int]
    waiting: list[int]
    window: bool
    cut: int | None
    events: list[EventLine]
    undoable: list[int]
    free: list[int]
    kept: Text | None
    stood_in: Text | None
    about: Text | None
    clock: float | None
    practice: bool
    over: bool
    result: Result | None
    sealed: list[Option] = []
    """What the viewpoint itself has chosen while others are still asked; nobody else is told."""
    voyage: int | None = None
    """At the table of a first voyage: which of the learner's answers comes next."""
    ways: list[ShortWay] = []
    """What the options of the viewpoint's question lead to, where one press may answer all of it."""


class RefusedMessage(Struct, frozen=True, tag="refused"):
    """An answer or wish was not taken; nothing has changed. `rule`: the rule that says so, if it is one."""

    text: Text
    rule: str
    seat: int | None


class ExampleStep(Struct, frozen=True):
    """Where an example stands after some answers, seen by whoever is asked now.

    `given`: all answers so far, with those that are given by themselves. `play.events`: the whole story; what came of the
    last answer has numbers above `told`. `next`: what the example answers now; null where it has been played through or
    something else was answered. `refused`: why the last answer was not taken.
    """

    seats: int
    given: list[ExampleAnswer]
    told: int
    play: PlayMessage
    next: ExampleAnswer | None
    refused: RefusedMessage | None


class PlanDropped(Struct, frozen=True, tag="plan"):
    """Part of a plan was not given: `done` answers were, `dropped` were not. Why comes as `refused` just before."""

    seat: int
    done: int
    dropped: int


class WhatIfReply(Struct, frozen=True, tag="whatif"):
    """What an answer would come to: `refused` and `rule` say why it is not allowed, `facts` what it would cost or bring."""

    seat: int
    number: int
    answer: Answer
    refused: Text | None
    rule: str
    facts: Facts | None


class AdviceReply(Struct, frozen=True, tag="advice"):
    """The best answers to the question with this number, best first, by so many imagined games each; or why there are none."""

    seat: int
    number: int
    answers: list[Advised] = []
    worlds: int = 0
    refused: Text | None = None


class ChatLine(Struct, frozen=True, tag="chat"):
    """Somebody said something; `at` is in seconds since 1970."""

    n: int
    seat: int | None
    name: str
    text: str | None
    phrase: Phrase | None
    at: int


class ErrorMessage(Struct, frozen=True, tag="error"):
    """A message that could not be understood or done, or a fault here; the table stands as it stood."""

    text: Text


ServerMessage = (
    TableMessage | PlayMessage | RefusedMessage | PlanDropped | WhatIfReply | AdviceReply | ChatLine | ErrorMessage
)

REQUESTS = (
    MeChange,
    NewTable,
    NewVoyage,
    TableNamed,
    TableSetting,
    Join,
    Start,
    SeatChange,
    Shun,
    Branch,
    PlayersList,
    ListWish,
    ExampleAnswer,
    ExampleTry,
)
RESPONSES = (
    *(GameInfo, VoyageInfo, HealthReport, Me, Rulebook, Problem, CardPool, Examined, ExampleStep),
    *(TableMade, Tables, Fame, Reach, RecordInfo, RecordSteps, RecordLog, LookBack),
)
SHARED = (Text, Who, Option, Closed, Facts, Question, Panel, Result, Rival)

client_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.Encoder().encode
