"""Records of this version load, and tell what they told when they were written; refusals are those of then.

Beside whole games there are melees, in which every card is met: .venv/bin/python -m tests.games.spanishmain.test_records
"""

import gzip

import pytest

from kaper.core.records import read, record_of, text_of
from kaper.games.spanishmain import GAME
from tests.games.kept import FOLDER, GAMES, is_told_again, refuses, replays
from tests.games.spanishmain.jumbles import kept, left
from tests.games.spanishmain.melee import fight, melee, mixed_squadrons

MELEES = FOLDER / "spanishmain-melees.gz"
PARTS = 15
DECISIONS = 60
JUMBLE_PARTS = 108
LEAST_JUMBLES = 400
APART = b"\n\n"


@pytest.mark.parametrize("number", range(GAMES["spanishmain"]))
def test_a_kept_game_is_told_as_it_was(number):
    replays("spanishmain", number)


def test_answers_are_refused_as_they_were():
    refuses("spanishmain")


@pytest.mark.rule("law.text-over-rules", "rng.order")
@pytest.mark.parametrize("part", range(PARTS))
def test_a_kept_melee_is_told_as_it_was(part):
    kept = gzip.decompress(MELEES.read_bytes()).split(APART)
    assert len(kept) == len(mixed_squadrons())
    for text in kept[part::PARTS]:
        is_told_again(read(text))


@pytest.mark.rule("law.text-over-rules", "rng.order")
@pytest.mark.parametrize("part", range(JUMBLE_PARTS))
def test_a_kept_jumble_goes_as_it_went(part):
    """Each answer leaves the mark that it left then; of another version nothing is said."""
    every = kept()
    if every["version"] == GAME.version:
        met = list(every["jumbles"].items())
        assert len(met) > LEAST_JUMBLES
        for number, (answers, marks) in met[part::JUMBLE_PARTS]:
            assert left(int(number), answers) == marks, number


def write() -> None:
    """All melees anew, after a meant change of the rules."""
    kept = []
    for number, cards in enumerate(mixed_squadrons()):
        match = melee(cards, number)
        fight(match, number, DECISIONS)
        kept.append(text_of(record_of(match)).encode().strip())
    MELEES.write_bytes(gzip.compress(APART.join(kept), 9, mtime=0))


if __name__ == "__main__":
    write()
