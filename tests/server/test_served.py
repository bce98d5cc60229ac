"""The service of the browser tests: the same test meets the same chance every time, whatever a page adds to it."""

from kaper.core.chance import Fair
from kaper.core.game import find_game
from kaper.server import seating, tables
from kaper.server.guests import Guest
from tests.browser.served import steadied


def test_chance_of_a_served_table_follows_from_the_name_of_the_test(monkeypatch, tmp_path):
    running = tmp_path / "test.txt"
    for module, name, steady in steadied(running):
        monkeypatch.setattr(module, name, steady)
    game, guest = find_game("cove"), Guest("g", "Ann", "anchor", "en", True)

    def thrown(test, added):
        running.write_text(test)
        sheet = seating.new_sheet(game, guest, game.read_options({}))
        nonces = [tables.new_nonce(added), tables.new_nonce("")]
        return sheet.id, sheet.invite, Fair(sheet.seed, sheet.id, tuple(nonces)).dice(20, 6)

    first, other, again = thrown("a", "from the page"), thrown("b", ""), thrown("a", "another")
    assert first == again
    assert first != other
