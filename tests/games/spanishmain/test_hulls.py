"""Hulls, bows and forts as the rules speak of them."""

import pytest

from kaper.games.spanishmain.cards import CARDS
from kaper.games.spanishmain.chart import contacts
from kaper.games.spanishmain.geometry.shapes import BUILDS, ISLANDS, fort, island, slot
from tests.games.spanishmain.tables import CAROLINA, PICADOR, Waters


@pytest.mark.rule("geo.hull", "basic.deckplate")
def test_every_ship_that_is_printed_has_a_hull():
    assert {card.masts for card in CARDS if card.type == "ship"} == set(BUILDS)
    three = BUILDS[3]
    assert (three.length, three.beam, three.bow) == (7600, 1800, 1800)
    for masts, build in BUILDS.items():
        assert len(build.masts) == masts


@pytest.mark.rule("law.bow", "geo.bow.two-definitions")
def test_the_bow_is_the_front_of_the_hull_up_to_the_shoulders():
    def touch(y):
        table = Waters()
        table.ship(0, PICADOR, 350.98, 500, 0)
        table.ship(1, CAROLINA, 360, y, 90)
        (found,) = contacts(table.s, 0)
        return found[1]

    assert touch(540).side  # against the hull behind the bow zone
    shoulder = touch(518)  # exactly at the shoulder: both
    assert shoulder.mine
    assert shoulder.side
    aside = Waters()
    aside.ship(0, PICADOR, 400, 500, 0)
    aside.ship(1, PICADOR, 360, 516.1, 0)
    ((_, along),) = contacts(aside.s, 0)
    assert not along.mine  # side by side: no bow touches
    assert along.theirs


@pytest.mark.rule("fort.build.corners", "geo.fort.shape")
def test_a_fort_stands_wholly_on_every_island():
    for number in range(len(ISLANDS)):
        for rotation in range(0, 3600, 150):
            land = island(number + 1, 50_000, 50_000, rotation)
            for x, y in fort(50_000, 50_000, rotation).points:
                assert all(nx * x + ny * y <= offset + 1e-6 for nx, ny, offset in land.sides)


@pytest.mark.rule("geo.fort.shape")
def test_flags_stand_on_the_corners_and_in_the_middle_of_the_walls():
    square = fort(50_000, 50_000, 300)
    corners = [slot(50_000, 50_000, 300, f"c{i}") for i in (1, 2, 3, 4)]
    assert corners == list(square.points)
    for i, (x, y) in enumerate(corners):
        ax, ay = corners[i - 1]
        wall = slot(50_000, 50_000, 300, f"w{i + 1}")
        assert wall == pytest.approx(((x + ax) / 2, (y + ay) / 2))
        assert ((x - ax) ** 2 + (y - ay) ** 2) ** 0.5 == pytest.approx(3_000)
