"""The page of one match, looked back at: the curve, what the result is made of, and where it turned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor
from typing import Any

import altair

from kaper.analysis.analyse import Analysis
from kaper.analysis.parts import Parts
from kaper.analysis.skill import skills
from kaper.analysis.telling import Choice, Stroke, Swing, Words
from kaper.arena.drawing import COLOURS, Chart, chart_of, document, drawn, table_of
from kaper.core.game import Game
from kaper.core.texts import catalogue
from kaper.core.words import Text

Say = Callable[..., str]


def sayer(game: Game[Any], names: list[str], lang: str) -> Say:
    """Says keys with arguments, and texts, in the language and with the names of the seats; the game's own word goes first."""
    words = catalogue(lang, game.package, "kaper.analysis")

    def say(what: Any, **args: Any) -> str:
        return words.say(Text(what, args) if isinstance(what, str) else what, names)

    return say


def spoken(say: Say, answer: Words) -> str:
    """An answer in words; several in a row, and a word for none."""
    if isinstance(answer, int):
        return str(answer)
    if isinstance(answer, list):
        return ", ".join(map(say, answer)) or say("lookback-nothing")
    return say(answer)


def signed(share: float) -> str:
    """A difference of shares in points of a hundred, with its sign."""
    points = round(100 * share, 1)
    return f"{'+' if points > 0 else '−' if points < 0 else ''}{abs(points):.1f}"


def adding_up(parts: Sequence[float]) -> list[str]:
    """Differences that add up, so rounded that what is read adds up, too; the last is their sum.

    >>> adding_up([0.05655, 0.26655, -0.14455, 0.48755])
    ['+5.6', '+26.7', '−14.5', '+48.8', '+66.6']
    """
    counts = [floor(1000 * part) for part in parts]
    total = round(1000 * sum(parts))
    by_rest = sorted(range(len(parts)), key=lambda at: counts[at] - 1000 * parts[at])
    for at in by_rest[: max(0, total - sum(counts))]:
        counts[at] += 1
    return [signed(count / 1000) for count in (*counts, total)]


def told_parts(part: Parts) -> list[str]:
    """The parts of a result as they are read: the deal, luck, own choices, others', how they met, and their sum."""
    return adding_up([part.deal, part.luck + part.unknown, part.own, part.others, part.meeting])


def verdict(say: Say, analysis: Analysis, names: list[str]) -> str:
    """Who won."""
    winners = [name for name, share in zip(names, analysis.result, strict=True) if share > 0]
    key = "lookback-won" if len(winners) == 1 else "lookback-shared" if winners else "lookback-lost"
    return say(key, who=", ".join(winners))


def names_of(say: Say, analysis: Analysis) -> list[str]:
    """The seats by name, numbered where a record names none or names two alike."""
    given = [name or say("seat", number=seat + 1) for seat, name in enumerate(analysis.names)]
    given += [say("seat", number=seat + 1) for seat in range(len(given), analysis.seats)]
    return [name if given.count(name) == 1 else f"{name} ({seat + 1})" for seat, name in enumerate(given)]


def page(game: Game[Any], analysis: Analysis, lang: str) -> str:
    """The whole page as HTML."""
    names = names_of(sayer(game, [], lang), analysis)
    say = sayer(game, names, lang)
    title = say("lookback-title", game=game.titles.get(lang, game.id))
    parts = [
        f"<h1>{escape(title)}</h1><p>{escape(verdict(say, analysis, names))}</p>",
        _section(say, "curve", drawn(_curve(say, analysis, names))),
        _section(say, "parts", _parts(say, analysis, names)),
        _section(say, "strokes", _list(say, [told(say, names, one) for one in analysis.highlights.strokes])),
        _section(say, "swings", _list(say, [told(say, names, one) for one in analysis.highlights.swings])),
        _section(say, "choices", _list(say, [told(say, names, one) for one in analysis.highlights.choices])),
        _section(say, "skill", _skill(say, analysis, names)),
    ]
    return document(title, lang, parts)


def _section(say: Say, name: str, body: str) -> str:
    return (
        f'<section id="{name}"><h2>{escape(say(f"lookback-{name}"))}</h2>'
        f'<p>{escape(say(f"lookback-{name}-note"))}</p><div class="wide">{body}</div></section>'
    )


def _curve(say: Say, analysis: Analysis, names: list[str]) -> Chart:
    rows = []
    points = [(turn.shares, turn.doubt) for turn in analysis.turns] + [(analysis.result, 0.0)]
    for place, (shares, doubt) in enumerate(points):
        for name, share in zip(names, shares, strict=True):
            low, middle, high = (min(1.0, max(0.0, share + way * doubt)) for way in (-1, 0, 1))
            rows.append({"who": name, "at": place, "share": middle, "low": low, "high": high})
    chart = chart_of(rows)
    across = altair.X("at:Q", title=say("lookback-decision"), scale=altair.Scale(nice=False))
    colour = altair.Color("who:N", sort=None, title=None, scale=altair.Scale(domain=names, range=COLOURS[: len(names)]))
    up: dict[str, Any] = {"scale": altair.Scale(domain=[0, 1]), "title": say("lookback-share")}
    band = chart.mark_area(opacity=0.2).encode(x=across, y=altair.Y("low:Q", **up), y2="high:Q", color=colour)
    line = chart.mark_line(strokeWidth=2.4).encode(
        x=across, y=altair.Y("share:Q", axis=altair.Axis(format="%"), **up), color=colour
    )
    return (band + line).properties(height=300)


def _parts(say: Say, analysis: Analysis, names: list[str]) -> str:
    heads = [say(f"lookback-{key}") for key in ("captain", "deal", "luck", "own", "others", "meeting", "result")]
    rows = []
    for name, part in zip(names, analysis.parts, strict=True):
        deal, luck, own, *others = told_parts(part)
        luck, own = f"{luck} ± {100 * part.luck_doubt:.1f}", f"{own} ± {100 * part.own_doubt:.1f}"
        rows.append((escape(name), deal, luck, own, *others))
    return table_of(heads, rows)


def _skill(say: Say, analysis: Analysis, names: list[str]) -> str:
    heads = [say(f"lookback-{key}") for key in ("captain", "decisions", "mistakes", "loss", "stake")]
    rows = [
        (
            *(escape(name), str(one.decisions), str(one.mistakes)),
            *(f"{100 * one.loss:.2f} ± {100 * one.doubt:.2f}", f"{100 * max(0.0, one.stake):.0f} %"),
        )
        for name, one in zip(names, skills(analysis.judged, analysis.seats), strict=True)
    ]
    return table_of(heads, rows)


def _list(say: Say, items: list[list[str]]) -> str:
    if not items:
        return f"<p>{escape(say('lookback-none'))}</p>"
    lines = [f"<li><b>{escape(head)}</b><br>{'<br>'.join(map(escape, rest))}</li>" for head, *rest in items]
    return f"<ol>{''.join(lines)}</ol>"


def points(say: Say, share: float, doubt: float) -> str:
    """A change with its doubt."""
    return say("lookback-points", points=signed(share), doubt=f"{100 * doubt:.1f}")


def told(say: Say, names: list[str], one: Stroke | Swing | Choice) -> list[str]:
    """A moment in a few lines: whom it struck and how far, then what happened, or what was asked and answered."""
    turn = say("turn-numbered", turn=one.turn)
    if not isinstance(one, Choice):
        head = f"{names[one.seat]} {points(say, one.change[one.seat], one.doubt)} · {turn}"
        chosen = []
        if isinstance(one, Swing):
            given = zip(one.chosen, one.given, strict=True)
            chosen = [say("lookback-chose", who=names[seat], answer=spoken(say, answer)) for seat, answer in given]
            chosen.insert(0, say(one.prompt))
        return [head, *chosen, *map(say, one.lines), *map(say, one.why)]
    head = f"{names[one.seat]} {points(say, -one.loss, one.doubt)} · {turn}"
    return [
        f"{head} · {say('lookback-mistake')}" if one.mistake else head,
        say(one.prompt),
        say("lookback-given", answer=spoken(say, one.given)),
        say("lookback-better", answer=spoken(say, one.better)),
        *map(say, one.why),
    ]
