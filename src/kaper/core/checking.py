"""Checking a game: words, rules, events, questions and secrets, in its files and in games played for the purpose.

`check(game)` gives a sentence for every fault. `kaper check GAME`, fuzzing and `kaper.testing` use it.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from kaper.core.catalogues import catalogue_faults, patterns
from kaper.core.chance import Fast
from kaper.core.decisions import Choose, Decision
from kaper.core.events import Event
from kaper.core.fuzzing import any_options, asking_test
from kaper.core.game import Game, choices
from kaper.core.ledger import sources
from kaper.core.match import Match
from kaper.core.menus import ChooseVerb
from kaper.core.panels import Panel
from kaper.core.texts import LANGUAGES
from kaper.core.words import Question, Refused, Text

GAMES = 4
MOST_ANSWERS = 3000
"""Answers after which a game that is played to be looked at ends."""
PROBES = 12
"""How often each question that is not secret is probed: does it tell anything that it is asked?"""
MOST_NOTES = 12
PANELS = 7
"""Every so many answers the panels are looked at."""


class Faults:
    """Faults found so far, each once."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.found: dict[str, None] = {}
        self.said: set[tuple[str, frozenset[str]]] = set()
        self.probes: Counter[str] = Counter()
        self.known = {lang: patterns("kaper.core", lang) | patterns(game.package, lang) for lang in LANGUAGES}

    def add(self, fault: str) -> None:
        """Note a fault."""
        self.found.setdefault(fault)

    def text(self, text: object, where: str) -> None:
        """Can this be said in every language, with the arguments it has, and so can what is in it?"""
        if isinstance(text, list | tuple):
            for part in text:
                self.text(part, where)
        if not isinstance(text, Text):
            return
        for part in text.args.values():
            self.text(part, where)
        said = text.key, frozenset(text.args)
        if said in self.said:
            return
        self.said.add(said)
        base = text.key.partition(".")[0]
        for lang, known in self.known.items():
            pattern = known.get(text.key) or known.get(base)
            if pattern is None:
                self.add(f"{lang}.ftl has no message {text.key} ({where})")
            else:
                for name in sorted(pattern.arguments - text.args.keys()):
                    self.add(f"{lang}.ftl: {text.key} wants ${name}, which {where} does not give")

    def rule(self, id: str, where: str, *, wanted: bool = True) -> None:
        """Is this a rule of the ledger?"""
        if (id or wanted) and id not in self.game.ledger.rules:
            self.add(f"{where} cites the rule {id!r}, which is not in the ledger")

    def targets(self, targets: Iterable[str], where: str) -> None:
        """Does a board draw these places, where the game says what it draws?"""
        for target in targets:
            if self.game.targets and target.partition(":")[0] not in self.game.targets:
                self.add(f"{where} concerns {target}, which no board is told to draw")

    def typed(self, value: object, kind: Any, where: str) -> None:
        """Is it in all its parts what it was declared to be, so that a client can read it?"""
        try:
            msgspec.json.decode(msgspec.json.encode(value), type=kind)
        except msgspec.ValidationError as error:
            self.add(f"{where} is not as declared: {error}")

    def refusal(self, refused: Refused, where: str) -> None:
        """A refusal: its sentence, and its rule where it names one."""
        self.text(refused.text, f"a refusal of {where}")
        self.rule(refused.rule, f"a refusal of {where}", wanted=False)


def check(game: Game[Any], games: int = GAMES, seed: int = 1) -> list[str]:
    """Every fault found in a game's files and in so many games, half at random and half by its policy."""
    faults = Faults(game)
    for fault in catalogue_faults(game.package):
        faults.add(fault)
    check_code(faults)
    check_options(faults)
    check_questions(faults, game.question_types)
    check_notes(faults, game.question_types)
    check_events(faults)
    for number in range(games):
        rng = Fast(seed + number)
        seats = game.seats[number % len(game.seats)]
        match = Match(game, seats, any_options(game, rng), Fast(rng.number()), listen=True)
        play(faults, match, rng, by_policy=number % 2 == 1)
    return list(faults.found)


def check_code(faults: Faults) -> None:
    """Messages and scenes that are named in the code."""
    scenes = faults.game.scene_by_name
    for name, text in sources(faults.game.package):
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            first = node.args[0]
            if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
                continue
            where = f"{name}:{node.lineno}"
            if isinstance(node.func, ast.Name) and node.func.id in ("Text", "text", "refuse"):
                if all(first.value.partition(".")[0] not in known for known in faults.known.values()):
                    faults.add(f"{where} names the message {first.value}, which no catalogue has")
            elif is_agenda(node.func) and first.value not in scenes:
                faults.add(f"{where} names the scene {first.value!r}, which the game does not declare")


def is_agenda(function: ast.expr) -> bool:
    """Is this `t.next` or `t.then`?"""
    named = isinstance(function, ast.Attribute) and function.attr in ("next", "then")
    return named and isinstance(function.value, ast.Name)  # type: ignore[attr-defined]


def check_options(faults: Faults) -> None:
    """What the options of a game are called, and those of their values that are words."""
    for name, values in choices(faults.game.options).items():
        faults.text(Text(f"option-name-{name}"), f"option {name}")
        for value in values:
            if isinstance(value, str):
                faults.text(Text(f"option-value-{name}-{value}"), f"option {name}")


def check_questions(faults: Faults, kinds: Iterable[type[Decision[Any]]]) -> None:
    """What every question says of itself."""
    names: dict[str, type] = {}
    for kind in kinds:
        where = f"question {kind.name()}"
        if names.setdefault(kind.name(), kind) is not kind:
            faults.add(f"{where} is the name of two questions")
        if isinstance(getattr(kind, "rule", None), str):
            faults.rule(kind.rule, where)


def check_notes(faults: Faults, kinds: Iterable[type[Decision[Any]]]) -> None:
    """The notes of first meetings: each `first-NAME` belongs to a question and has a title, in every language."""
    names = {kind.name() for kind in kinds}
    for lang, known in faults.known.items():
        notes = [key for key in known if key.startswith("first-") and "." not in key]
        for key in notes:
            if key.removeprefix("first-") not in names:
                faults.add(f"{lang}.ftl: {key} is no question of the game")
            if f"{key}.title" not in known:
                faults.add(f"{lang}.ftl: {key} lacks its .title")
        if len(notes) > MOST_NOTES:
            faults.add(f"{lang}.ftl has {len(notes)} notes of first meetings; more than {MOST_NOTES} are a rulebook")


def check_events(faults: Faults) -> None:
    """What every event says of itself: the rule it cites, and its message where that follows from its fields."""
    for kind in faults.game.event_types:
        where = f"event {kind.__name__}"
        faults.rule(kind.law, where, wanted=False)
        if kind.text is Event.text and kind.key is Event.key:
            args = [kind.whose if field == "seat" else field for field in kind.__struct_fields__]
            faults.text(Text(f"event-{kind.__struct_config__.tag}", dict.fromkeys(args, 0)), where)


def play(faults: Faults, match: Match[Any], rng: Fast, *, by_policy: bool) -> None:
    """Play a game, and look at all that is said in it."""
    game = faults.game
    declared = {kind.name() for kind in game.question_types}
    events, told = tuple(game.event_types), 0
    for number in range(MOST_ANSWERS):
        for seat, decision in match.asked.items():
            if decision.name() not in declared:
                faults.add(f"question {decision.name()} is not declared")
            look(faults, match.question(seat), decision, match.state)
        for event in (one.event for one in match.told[told:]):
            where = f"event {type(event).__name__}"
            if not isinstance(event, events):
                faults.add(f"{where} is not declared")
            faults.text(event.text(), where)
            faults.rule(event.rule(), where, wanted=False)
            if number % PANELS == 0:
                faults.typed(event, type(event), where)
        told = len(match.told)
        if match.over or number == MOST_ANSWERS - 1:
            break
        seat = list(match.asked)[rng.below(len(match.asked))]
        probe(faults, match, seat, rng)
        if number % PANELS == 0:
            panels(faults, match, seat)
        asked = match.asked[seat]
        sensible = game.brain is not None and by_policy
        match.act(seat, game.brain.policy(match.state, asked, rng) if sensible else asked.sample(match.state, rng))  # type: ignore[union-attr]


def look(faults: Faults, question: Question | None, decision: Decision[Any], state: Any) -> None:
    """A question as it is shown: its words, its options, what is closed, and why nonsense is refused."""
    assert question is not None
    where = f"question {question.name}"
    faults.text(question.prompt, where)
    faults.rule(question.rule, where)
    for option in question.options:
        faults.text(option.text, f"{where}, option {option.id}")
        faults.rule(option.rule, f"{where}, option {option.id}", wanted=False)
        faults.targets(option.targets, f"{where}, option {option.id}")
    open_ids = {option.id for option in question.options}
    for closed in question.closed:
        faults.text([closed.text, closed.why], f"{where}, closed {closed.id}")
        faults.rule(closed.rule, f"{where}, closed {closed.id}", wanted=False)
        faults.targets(closed.targets, f"{where}, closed {closed.id}")
        if closed.id in open_ids:
            faults.add(f"{where} lists {closed.id} both open and closed")
    if isinstance(decision, Choose):
        if len(open_ids) < len(question.options):
            faults.add(f"{where} lists an option twice")
        for id in [*(closed.id for closed in question.closed), "?"]:
            refused = decision.check(state, id)
            if refused is None:
                faults.add(f"{where} allows {id}, which is no option")
            else:
                faults.refusal(refused, f"{where} for {id}")
    if isinstance(decision, ChooseVerb):
        differ = unlike(decision, state)
        if differ:
            faults.add(f"{where}: `possible` and `why_not` differ about {', '.join(differ)}")


def unlike(decision: ChooseVerb[Any], state: Any) -> list[str]:
    """The answers of a menu that its options and its rules are not at one about."""
    allowed = {
        verb.id(what)
        for verb in decision.menu.verbs.values()
        for what in verb.things(state, decision.seat)
        if verb.why_not(state, decision.seat, what) is None
    }
    return sorted(allowed ^ set(decision.options(state)))


def panels(faults: Faults, match: Match[Any], seat: int) -> None:
    """The view, the view as tables, and what the seat has."""
    view = match.view(seat)
    faults.typed(view, match.game.view_type, "the view")
    for panel in match.game.panels(view):
        faults.typed(panel, Panel, "a panel")
        faults.text([panel.title, panel.columns, panel.rows], "a panel")
    if match.game.stock is not None:
        for key in match.game.stock(match.state, seat):
            faults.text(Text(key), "what a seat has")


def probe(faults: Faults, match: Match[Any], holder: int, rng: Fast) -> None:
    """Does it tell another seat what this one holds that it is asked?"""
    decision = match.asked[holder]
    if match.seats == 1 or decision.secret or faults.probes[decision.name()] == PROBES:
        return
    faults.probes[decision.name()] += 1
    observer = (holder + 1 + rng.below(match.seats - 1)) % match.seats
    for name in asking_test(match, holder, observer, rng):
        faults.add(f"question {name}: whether it is asked tells what its seat holds; make it `secret`")
