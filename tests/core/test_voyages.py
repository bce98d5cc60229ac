"""First voyages: each plays through as its script suggests, every note is there in both languages, and a game follows."""

import re
from importlib.resources import files
from itertools import chain
from pathlib import Path

import pytest
import wreckers

from kaper.core.catalogues import patterns
from kaper.core.chance import Fast
from kaper.core.game import find_games
from kaper.core.records import read
from kaper.core.voyages import Script, Step, Voyage, answers_in, sail, voyage_of
from kaper.core.words import KaperError

GAMES = [*find_games().values(), wreckers.GAME]
SAILED = [game for game in GAMES if voyage_of(game.package) is not None]


@pytest.fixture(params=SAILED, ids=lambda game: game.id)
def game(request):
    return request.param


def test_a_voyage_plays_through_as_it_suggests_and_as_it_also_allows(game):
    voyage = voyage_of(game.package)
    match = sail(game, voyage, Fast(1))
    assert len(voyage.header.names) == voyage.header.seats
    assert answers_in(match.path, voyage.seat) == voyage.last + 1
    assert not match.over, "there is a game left to be played"
    for number, step in voyage.asking.items():
        for answer in step.also:
            assert sail(game, voyage, Fast(1), other={number: answer}).path


def test_every_note_is_said_in_both_languages_and_none_is_left_over(game):
    voyage = voyage_of(game.package)
    wanted = {f"voyage-{step.note}" for step in voyage.script.step}
    asking = {f"voyage-{step.note}" for step in voyage.asking.values()}
    assert len(wanted) == len(voyage.script.step), "each step has a note of its own"
    for lang in ("en", "pl"):
        known = patterns(game.package, lang)
        said = {key for key in known if re.match(r"voyage-[\w-]+$", key)}
        assert said == wanted
        for key in wanted:
            assert f"{key}.title" in known
            assert not known[key].arguments
        assert {f"{key}.wrong" for key in asking} <= known.keys()


def test_lessons_come_one_by_one(game):
    voyage = voyage_of(game.package)
    steps = voyage.script.step
    assert steps[0].lesson
    assert steps[-1].answer is None, "the last note is read, and then one plays on"
    assert sum(step.lesson for step in steps) >= 4
    numbers = [step.answer for step in steps if step.answer is not None]
    assert numbers == sorted(set(numbers))


def test_what_a_note_points_at_is_of_a_kind_that_the_board_draws(game):
    voyage = voyage_of(game.package)
    match = sail(game, voyage, Fast(1))
    if not game.targets:
        return
    drawn = spots(f"games/{game.id}", "lib/motion")
    for step in voyage.script.step:
        for point in step.point:
            assert point.partition(":")[0] in {*game.targets, *drawn}, point
    assert match.path


def spots(*folders: str) -> set[str]:
    """What the parts in these folders of the page call their places, besides the answers: fame, deck, mat ..."""
    parts = chain.from_iterable((BOARDS / folder).rglob("*.svelte") for folder in folders)
    return {kind for part in parts for kind in re.findall(r'data-spot="([a-z-]+)', part.read_text())}


BOARDS = Path(__file__).parents[2] / "web" / "src"


def test_who_knows_only_what_the_voyage_taught_finishes_the_game(game):
    match = sail(game, voyage_of(game.package), Fast(1)).fork(3)
    match.play(game.brain.policy, Fast(2), 100_000)
    assert match.over
    assert len(match.result().places) == match.seats


# ---------------------------------------------------------------- the machinery, by the example game


def kept():
    """The voyage of Wreckers, fresh from its files."""
    return voyage_of("wreckers")


def test_a_rule_that_refuses_an_answer_of_the_record_is_named():
    voyage = kept()
    broken = Voyage(voyage.header, voyage.script, [(0, "9")])
    with pytest.raises(KaperError, match="error-voyage"):
        sail(wreckers.GAME, broken, Fast(1))


def test_another_question_than_the_script_expects_is_named_and_ends_the_lessons_at_a_table():
    voyage = kept()
    script = Script(2, [Step("peek", 0, "Bid")])
    lines = [(0, voyage.answers[0][0])]
    strange = Voyage(voyage.header, script, lines)
    with pytest.raises(KaperError, match="Peek is asked, not Bid"):
        sail(wreckers.GAME, strange, Fast(1))
    match = sail(wreckers.GAME, Voyage(voyage.header, Script(2, []), []), Fast(1))
    assert strange.at(match) == strange.last + 1
    assert strange.allows(match, "3"), "everything may be answered once the lessons are over"


def test_chance_falls_as_prepared_again_after_taking_back():
    voyage = kept()
    match = sail(wreckers.GAME, voyage, Fast(1))
    before = match.digest()
    rounds = 0
    while match.undo_refusal(0, free=True) is None:
        match.undo(0, free=True)
        rounds += 1
    assert rounds > 2
    while answers_in(match.path, 0) <= voyage.last:
        match.table.chance = voyage.chance(match.path, Fast(99))
        seat = next(iter(match.asked))
        match.act(seat, voyage.wanted(match.path, seat))
    assert match.digest() == before


def test_chance_that_does_not_fit_any_more_goes_over_to_the_other_source():
    staged = kept().chance([], Fast(5))
    assert staged.dice(7, 6) == Fast(5).dice(7, 6)
    assert staged.place == len(staged.outcomes)


def test_a_script_with_a_typing_error_is_named(tmp_path, monkeypatch):
    package = tmp_path / "astray"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "voyage.jsonl").write_text('{"kaper":1,"game":"astray","version":"1","seats":1}\n')
    (package / "voyage.toml").write_text('minutes = 3\n[[step]]\nnoote = "aim"\n')
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(KaperError, match="error-voyage"):
        voyage_of("astray")


def test_a_record_holds_no_more_than_answers_and_chance(game):
    record = read((files(game.package) / "voyage.jsonl").read_bytes())
    assert record.header.practice
    assert all(entry.digest is None and not entry.events and entry.undo is None for entry in record.entries)
