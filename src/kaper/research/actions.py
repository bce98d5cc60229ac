"""Every answer of every decision as a short run of numbered actions, of which a mask says which are open.

An action space has one action for each option id that random games showed, and a few that every game has:

    (done)          the answer is as it stands (a set, a number of a course, a course)
    (again)         begin this answer anew
    (more)          look at the next page of options that have no action of their own
    (by-hand)       spell a course instead of taking one of those suggested
    (minus), (0) .. a number, digit by digit
    (other-0) ..    the options of the present page that have no action of their own

Choosing one option takes one action. A set is built item by item in the order in which they are listed, so that there is one
way to each set. An amount is spelled as its place among the amounts allowed, with as many digits as the largest place has. A
course is one of those suggested, or spelled: a turn, `done`, a distance, `done`, and so on, with a last `done` where the rules
allow it. Every answer that the rules allow can be reached; an answer that is the only one left is given without asking.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from kaper.core.decisions import Amount, Answer, Choose, Decision, Pick, Plot
from kaper.research.survey import shape_of

DONE, AGAIN, MORE, BY_HAND, MINUS = range(5)
DIGIT = 5
PAGE = 16
LISTED = 48
"""How many courses are suggested."""
OTHER = DIGIT + 10
FIRST = OTHER + PAGE
LONGEST_NUMBER = 9


class Actions:
    """The action space of a game: `names` says what each number means."""

    def __init__(self, options: Sequence[str]) -> None:
        common = ["done", "again", "more", "by-hand", "minus", *range(10), *(f"other-{n}" for n in range(PAGE))]
        self.names = [*(f"({name})" for name in common), *options]
        self.of = {option: FIRST + n for n, option in enumerate(options)}

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.names)


@cache
def actions_of(package: str) -> Actions:
    """The action space of the game of a package, made once in a process."""
    return Actions(shape_of(package).options)


class Spelling:
    """One answer being given: which actions are open, and what those taken so far amount to."""

    def __init__(self, actions: Actions, decision: Decision[Any], state: Any) -> None:
        self.actions = actions
        self.decision = decision
        self.state = state
        self.page = 0
        self.chosen: list[str] = []  # of a set
        self.digits = ""  # of the number being spelled
        self.numbers: list[int] = []  # of a course
        self.by_hand = False
        self.taken: list[int] = []  # since the answer was begun
        self._open: dict[int, Any] | None = None

    @property
    def open(self) -> dict[int, Any]:
        """The actions that may be taken now, each with what it stands for."""
        if self._open is None:
            self._open = self._opened()
        return self._open

    def take(self, action: int) -> Answer | None:
        """Take an open action; gives the answer once it is whole."""
        if action not in self.open:
            raise ValueError(f"action {action} is not open; open are {sorted(self.open)}")
        meant = self.open[action]
        self._open = None
        self.taken.append(action)
        if action == MORE:
            self.page += 1
        elif action == AGAIN:
            self.__init__(self.actions, self.decision, self.state)  # type: ignore[misc]
        else:
            return self._taken(action, meant)
        return None

    def _taken(self, action: int, meant: Any) -> Answer | None:
        match self.decision:
            case Choose():
                return str(meant)
            case Pick():
                if action == DONE:
                    return list(self.chosen)
                self.chosen.append(meant)
                self.page = 0
                return list(self.chosen) if list(self.open) == [DONE] else None
            case Amount():
                self.digits += meant
                return self._amount(self.decision)
            case Plot() if not self.by_hand:
                if action != BY_HAND:
                    return list(meant)
                self.by_hand = True
            case Plot() if action == DONE and not self.digits:
                return self._path()
            case Plot() if action == DONE:
                self.numbers.append(int(self.digits))
                self.digits = ""
            case Plot():
                self.digits += meant
        return None

    def _opened(self) -> dict[int, Any]:
        match self.decision:
            case Choose():
                return self._listed(self.decision.allowed(self.state))
            case Pick():
                return self._items(self.decision)
            case Amount():
                places = self._places(self.decision)
                width = len(str(places - 1))
                return {DIGIT + n: str(n) for n in range(10) if self._leads(f"{self.digits}{n}", width, places)}
            case Plot() if not self.by_hand:
                paths = self.decision.suggestions(self.state, LISTED)
                return self._listed(paths) | {BY_HAND: None}
            case Plot():
                return self._course(self.decision)
        raise TypeError(f"{type(self.decision).__name__} is of no known kind")

    def _listed(self, options: Sequence[Any]) -> dict[int, Any]:
        """Options by their own actions; those that have none page by page."""
        known = self.actions.of
        found: dict[int, Any] = {known[one]: one for one in options if isinstance(one, str) and one in known}
        others = [one for one in options if not isinstance(one, str) or one not in known]
        if others:
            pages = -(-len(others) // PAGE)
            begin = self.page % pages * PAGE
            found |= {OTHER + n: one for n, one in enumerate(others[begin : begin + PAGE])}
            if pages > 1:
                found[MORE] = None
        return found

    def _items(self, decision: Pick[Any]) -> dict[int, Any]:
        """The items after the last one chosen, and the end where the set is allowed."""
        items, chosen = list(decision.items(self.state)), self.chosen
        after = items.index(chosen[-1]) + 1 if chosen else 0
        room = decision.most(self.state) - len(chosen)
        last = len(items) - max(0, decision.least(self.state) - len(chosen) - 1)
        found = self._listed(items[after:last]) if room > 0 else {}
        if decision.check(self.state, chosen) is None:
            found[DONE] = None
        return found or {AGAIN: None}

    def _places(self, decision: Amount[Any]) -> int:
        """How many amounts are allowed."""
        return (decision.high(self.state) - decision.low(self.state)) // decision.step + 1

    def _leads(self, digits: str, width: int, places: int) -> bool:
        """Does a number below `places` begin with these digits, when all are written with this width?"""
        return len(digits) <= width and int(digits.ljust(width, "0")) < places

    def _amount(self, decision: Amount[Any]) -> Answer | None:
        whole = len(self.digits) == len(str(self._places(decision) - 1))
        return decision.low(self.state) + decision.step * int(self.digits) if whole else None

    def _path(self) -> list[list[int]]:
        return [[self.numbers[n], self.numbers[n + 1]] for n in range(0, len(self.numbers) - 1, 2)]

    def _course(self, decision: Plot[Any]) -> dict[int, Any]:
        """A number of a course, or its end where what is spelled so far is allowed."""
        between = not self.digits and len(self.numbers) % 2 == 0
        full = between and len(self.numbers) == 2 * decision.longest
        digits = self.digits.removeprefix("-")
        found: dict[int, Any] = {}
        if not full and len(digits) < LONGEST_NUMBER:
            found |= {DIGIT + n: str(n) for n in range(10)}
        if not full and not self.digits:
            found[MINUS] = "-"
        if digits or (between and decision.check(self.state, self._path()) is None):
            found[DONE] = None
        if between:
            found[AGAIN] = None
        return found


def spelled(actions: Actions, decision: Decision[Any], state: Any, answer: Answer) -> list[int]:
    """The actions that give an answer; the other way round."""
    spelling = Spelling(actions, decision, state)
    taken: list[int] = []
    for wish in _wishes(decision, state, answer):
        while (action := _action_for(spelling, wish)) is None:
            taken.append(MORE)
            spelling.take(MORE)
        taken.append(action)
        if spelling.take(action) is not None:
            break
    return taken


def _wishes(decision: Decision[Any], state: Any, answer: Any) -> list[Any]:
    """What is to be chosen, one after the other: an id, or the action itself."""
    match decision:
        case Choose():
            return [answer]
        case Pick():
            items = list(decision.items(state))
            return [*sorted(answer, key=items.index), DONE]
        case Amount():
            low, step = decision.low(state), decision.step
            width = len(str((decision.high(state) - low) // step))
            return [DIGIT + int(digit) for digit in str((answer - low) // step).rjust(width, "0")]
    spelt = [
        [MINUS if sign == "-" else DIGIT + int(sign) for sign in str(number)] for pair in answer for number in pair
    ]
    return [BY_HAND, *(action for number in spelt for action in (*number, DONE)), DONE]


def _action_for(spelling: Spelling, wish: Any) -> int | None:
    """The open action that stands for a wish; None if it is on another page."""
    if isinstance(wish, int):
        return wish
    return next((action for action, meant in spelling.open.items() if meant == wish), None)
