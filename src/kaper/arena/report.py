"""The report: one page with the standings, charts drawn into it and a link to every match. It needs no network."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

import altair

from kaper.arena.drawing import COLOURS, Chart, Rows, chart_of, document, drawn, table_of
from kaper.arena.play import Played, Seen, Setting
from kaper.arena.schedule import names
from kaper.arena.standings import Standing, wilson
from kaper.core.game import Game
from kaper.core.texts import Catalogue, catalogue
from kaper.core.words import Text
from kaper.core.yard import points_of

Words = Callable[[str], str]
MOST_ANSWERS = 25


def page(
    game: Game[Any], seats: int, setting: Setting, matches: Sequence[Played], table: Sequence[Standing], lang: str
) -> str:
    """The whole page as HTML."""
    words = catalogue(lang, "kaper.arena", game.package)
    bots, kinds = names(setting.specs), setting.specs
    finished = [match for match in matches if match.error is None]

    def say(key: str, **args: Any) -> str:
        return words.say(Text(key, args))

    title = say("report-title", game=game.titles.get(lang, game.id))
    about = say("report-about", matches=str(len(matches)), seats=str(seats), seed=str(setting.seed))
    parts = [f"<h1>{escape(title)}</h1><p>{escape(about)}</p>", _section(say, "standings", _standings(say, table))]
    if lists := _lists(say, words, game, setting, table):
        parts.append(_section(say, "lists", lists))
    charts = [
        ("shares", _shares(say, table)),
        ("seats", _by_seat(say, kinds, finished)),
        ("roles", _by_role(say, words, finished)),
        ("endings", _endings(say, words, finished)),
        ("scores", _scores(say, kinds, finished)),
        ("length-turns", _histogram(say, "turns", [match.turns for match in finished])),
        ("length-decisions", _histogram(say, "decisions", [match.decisions for match in finished])),
        ("sources", _sources(say, kinds, finished)),
        ("used", _used(say, kinds, finished)),
        ("winning", _winning(say, finished)),
    ]
    parts += [_section(say, name, drawn(chart)) for name, chart in charts if chart is not None]
    parts.append(_errors(say, bots, matches))
    parts.append(_section(say, "matches", _matches(say, bots, setting, matches), file=_file(setting, "00000")))
    return document(title, lang, parts)


def _section(say: Callable[..., str], name: str, body: str, **args: Any) -> str:
    note = say(f"report-{name}-note", **args)
    words = "" if note == f"report-{name}-note" else f"<p>{escape(note)}</p>"
    return (
        f'<section id="{name}"><h2>{escape(say(f"report-{name}"))}</h2>{words}<div class="wide">{body}</div></section>'
    )


def _standings(say: Words, table: Sequence[Standing]) -> str:
    heads = ("bot", "wins", "share", "interval", "score", "spread", "rating", "ms", "p99", "lost")
    rows = [
        (
            *(escape(s.name), f"{s.wins:g}", f"{s.share:.1%}", f"{s.ci[0]:.1%} – {s.ci[1]:.1%}", f"{s.mean_score:.1f}"),
            *(f"{s.spread:.1f}", f"{s.rating:.1f} ± {s.doubt:.1f}", f"{s.ms_per_decision:.2f}", f"{s.ms_p99:.2f}"),
            str(s.failures),
        )
        for s in table
    ]
    return table_of([say(f"arena-{head}") for head in heads], rows)


def _lists(say: Words, words: Catalogue, game: Game[Any], setting: Setting, table: Sequence[Standing]) -> str:
    """The lists that were brought, the best first: what each costs, for which edition, and its cards."""
    specs = dict(zip(names(setting.specs), setting.specs, strict=True))
    if game.yard is None or not any("@" in spec for spec in specs.values()):
        return ""
    known = {card.id: card for card in game.yard.cards()}
    edition, points = str(setting.options.get("edition", "")), points_of(setting.options)
    rows = []
    for s in sorted(table, key=lambda one: -one.share):
        file = specs[s.name].partition("@")[2]
        seen = game.yard.examine(Path(file).read_text(encoding="utf-8"), edition, points)
        ships: dict[int, list[str]] = {}
        for place, line in enumerate(seen.cards):
            ships.setdefault(place if line.ship < 0 else line.ship, []).append(words.say(known[line.card].name))
        cards = "; ".join(head + f" ({', '.join(crew)})" * bool(crew) for head, *crew in ships.values())
        share = f"{s.share:.1%} ({s.ci[0]:.1%} – {s.ci[1]:.1%})"
        named = f"{seen.name} ({Path(file).name})" if seen.name else Path(file).name
        name = f"{escape(named)}<br><small>{escape(cards)}</small>"
        rows.append((name, share, f"{seen.cost}/{seen.most}", escape(seen.edition)))
    return table_of([say(f"arena-{head}") for head in ("fleet", "share", "points", "edition")], rows)


def _with_interval(rows: Rows, across: Any, title: str, **encoding: Any) -> Chart:
    """Shares as points with the interval they may lie in."""
    chart = chart_of(rows)
    shared = {"x": across} | encoding
    scale = altair.Scale(domain=[0, 1])
    reach = chart.mark_rule(strokeWidth=2).encode(y=altair.Y("low:Q", title=title, scale=scale), y2="high:Q", **shared)
    point = chart.mark_point(filled=True, size=80).encode(
        y=altair.Y("share:Q", title=title, scale=scale, axis=altair.Axis(format="%")), **shared
    )
    return reach + point


def _shares(say: Words, table: Sequence[Standing]) -> Chart:
    rows = [{"bot": s.name, "share": s.share, "low": s.ci[0], "high": s.ci[1]} for s in table]
    across = altair.X("bot:N", sort=None, title=say("report-bot"), axis=altair.Axis(labelAngle=0))
    return _with_interval(rows, across, say("report-share"))


def _by_seat(say: Words, kinds: Sequence[str], matches: Sequence[Played]) -> Chart:
    """Bots of one kind count together."""
    wins: dict[tuple[str, int], float] = defaultdict(float)
    count: Counter[tuple[str, int]] = Counter()
    for match in matches:
        for seat, (seen, win) in enumerate(zip(match.seats, match.wins(), strict=True)):
            wins[kinds[seen.bot], seat] += win
            count[kinds[seen.bot], seat] += 1
    rows = []
    for (kind, seat), times in sorted(count.items()):
        low, high = wilson(wins[kind, seat], times)
        rows.append({"bot": kind, "seat": seat + 1, "share": wins[kind, seat] / times, "low": low, "high": high})
    across = altair.X("seat:O", title=say("report-seat"), axis=altair.Axis(labelAngle=0))
    colour = altair.Color("bot:N", sort=None, title=say("report-bot"))
    return _with_interval(rows, across, say("report-share"), color=colour, xOffset=altair.XOffset("bot:N", sort=None))


def _by_role(say: Words, words: Catalogue, matches: Sequence[Played]) -> Chart | None:
    """The share of wins of what a seat was dealt to begin with; what all of them had tells nothing."""
    wins: dict[str, float] = defaultdict(float)
    count: Counter[str] = Counter()
    for match in matches:
        for dealt, win in zip(match.roles, match.wins(), strict=False):
            role = words.say(dealt)
            wins[role] += win
            count[role] += 1
    if len(count) < 2:
        return None
    rows = []
    for role in sorted(count, key=lambda role: -wins[role] / count[role]):
        low, high = wilson(wins[role], count[role])
        share = wins[role] / count[role]
        rows.append({"role": f"{role} ({share:.1%})", "share": share, "low": low, "high": high})
    across = altair.X("role:N", sort=None, title=None, axis=altair.Axis(labelAngle=-45))
    return _with_interval(rows, across, say("report-share"))


def _endings(say: Words, words: Catalogue, matches: Sequence[Played]) -> Chart | None:
    count = Counter(words.say(match.ending) for match in matches if match.ending is not None)
    if not count:
        return None
    rows = [{"ending": f"{how} ({n / count.total():.1%})", "count": n} for how, n in count.most_common()]
    return (
        chart_of(rows)
        .mark_bar(color=COLOURS[2])
        .encode(x=altair.X("count:Q", title=say("report-count")), y=altair.Y("ending:N", sort=None, title=None))
    )


def _scores(say: Words, kinds: Sequence[str], matches: Sequence[Played]) -> Chart:
    rows = [{"bot": kinds[seen.bot], "score": seen.score} for match in matches for seen in match.seats]
    return (
        chart_of(rows)
        .mark_boxplot(extent="min-max", size=18)
        .encode(
            x=altair.X("score:Q", title=say("report-score")),
            y=altair.Y("bot:N", sort=None, title=None),
            color=altair.Color("bot:N", sort=None, legend=None),
        )
    )


def _histogram(say: Words, name: str, lengths: Sequence[int]) -> Chart | None:
    if not any(lengths):
        return None
    rows = [{"length": length} for length in lengths]
    bins = altair.Bin(maxbins=30, minstep=1)
    return (
        chart_of(rows)
        .mark_bar(color=COLOURS[0])
        .encode(
            x=altair.X("length:Q", bin=bins, title=say(f"report-{name}")),
            y=altair.Y("count():Q", title=say("report-count")),
        )
        .properties(height=160)
    )


Each = Callable[[Seen], Mapping[str, int]]


def _per_match(kinds: Sequence[str], matches: Sequence[Played], of: Each) -> list[tuple[str, str, float]]:
    """What each kind of bot had of everything in a match on average: the bot, what it is, how much."""
    count: Counter[tuple[str, str]] = Counter()
    played: Counter[str] = Counter()
    for match in matches:
        for seen in match.seats:
            played[kinds[seen.bot]] += 1
            for what, times in of(seen).items():
                count[kinds[seen.bot], what] += times
    return [(kind, what, n / played[kind]) for (kind, what), n in count.items()]


def _sources(say: Words, kinds: Sequence[str], matches: Sequence[Played]) -> Chart | None:
    points = _per_match(kinds, matches, lambda seen: seen.sources)
    if not points:
        return None
    points.sort(key=lambda row: -row[2])
    rows = [{"bot": kind, "source": say(source), "points": n} for kind, source, n in points]
    return (
        chart_of(rows)
        .mark_bar()
        .encode(
            x=altair.X("points:Q", title=say("report-points")),
            y=altair.Y("bot:N", sort=None, title=None),
            color=altair.Color("source:N", sort=None, title=say("report-source")),
        )
    )


def _answers(matches: Sequence[Played]) -> list[str]:
    """The answers chosen most, each with the question it answers."""
    count: Counter[str] = Counter()
    for match in matches:
        for seen in match.seats:
            count.update(_given(seen))
    return [answer for answer, _ in count.most_common(MOST_ANSWERS)]


def _given(seen: Seen) -> Counter[str]:
    """How often a seat gave each answer."""
    count: Counter[str] = Counter()
    for asked, answers in seen.used.items():
        for answer, times in answers.items():
            count[_answer(asked, answer)] += times
    return count


def _answer(asked: str, answer: str) -> str:
    """A question and its answer in a few words: `Navigate 4`, `Aim ship`; numbers of items are left out."""
    kind = ":".join(part for part in answer.split(":")[:2])
    return f"{asked} {kind}"[:40]


def _used(say: Words, kinds: Sequence[str], matches: Sequence[Played]) -> Chart | None:
    shown = _answers(matches)
    given = _per_match(kinds, matches, _given)
    rows = [{"bot": kind, "answer": answer, "times": times} for kind, answer, times in given if answer in shown]
    if not rows:
        return None
    return (
        chart_of(rows)
        .mark_bar()
        .encode(
            x=altair.X("times:Q", title=say("report-times")),
            y=altair.Y("answer:N", sort=shown, title=None),
            yOffset=altair.YOffset("bot:N", sort=None),
            color=altair.Color("bot:N", sort=None, title=say("report-bot")),
        )
        .properties(height=altair.Step(7))
    )


def _winning(say: Words, matches: Sequence[Played]) -> Chart | None:
    shown = _answers(matches)
    wins: dict[str, float] = defaultdict(float)
    count: Counter[str] = Counter()
    for match in matches:
        for seen, win in zip(match.seats, match.wins(), strict=True):
            for answer in _given(seen).keys() & set(shown):
                wins[answer] += win
                count[answer] += 1
    rows = [{"answer": a, "share": wins[a] / n, "count": n} for a, n in count.items()]
    if not rows:
        return None
    return (
        chart_of(rows)
        .mark_bar(color=COLOURS[1])
        .encode(
            x=altair.X("share:Q", title=say("report-share"), axis=altair.Axis(format="%")),
            y=altair.Y("answer:N", sort="-x", title=None),
        )
    )


def _errors(say: Callable[..., str], bots: Sequence[str], matches: Sequence[Played]) -> str:
    lines = []
    for match in matches:
        if match.error is not None:
            lines.append(say("arena-failed", match=str(match.number), why=match.error))
        for seen in match.seats:
            if seen.failures:
                args = {"match": str(match.number), "bot": bots[seen.bot], "turns": len(seen.failures)}
                lines.append(say("arena-lost-turn", why=seen.failures[0], **args))
    if not lines:
        return ""
    return _section(say, "errors", "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>")


def _file(setting: Setting, number: str) -> str:
    """A record's place as seen from the page."""
    return f"{Path(setting.records or '').name}/{number}.jsonl"


def _matches(say: Words, bots: Sequence[str], setting: Setting, matches: Sequence[Played]) -> str:
    heads = [say(f"report-{head}") for head in ("match", "players", "turns", "decisions", "record")]
    rows = []
    for match in matches:
        players = ", ".join(f"{escape(bots[seen.bot])} {seen.score}" for seen in match.seats)
        link = f'<a href="{escape(_file(setting, f"{match.number:05}"))}">{match.number:05}.jsonl</a>'
        record = link if setting.records is not None and match.error is None else "–"
        rows.append((str(match.number), players, str(match.turns), str(match.decisions), record))
    return f'<div class="scroll">{table_of(heads, rows)}</div>'
