"""Hidden items: what a seat imagines is every world that fits what it has seen, equally often, and no other."""

from collections import Counter

from kaper.core.chance import Fast, Loaded, Shuffle
from kaper.core.hidden import Zone, dealing, misplaced, redeal
from kaper.core.state import State
from kaper.core.table import Table


class Cards(State):
    """A deck and two hands."""

    deck: list[int]
    hands: list[list[int]]


def cards(size):
    return Cards(2, [], [-1] * size, [()] * size, 0, list(range(size)), [[], []])


def table(state):
    return Table(state, Loaded([], then=Fast(5)))


def zones(state, accepts=None):
    hands = [Zone(f"hand:{i}", hand, accepts) for i, hand in enumerate(state.hands)]
    return [Zone("deck", state.deck), *hands]


def draw(t, seat):
    item = t.state.deck.pop()
    t.state.hands[seat].append(item)
    t.show(item, seat)


def imagined(make, seat, accepts=None, times=3000):
    """How often each world is imagined by a seat."""
    worlds = Counter()
    for seed in range(times):
        state = make()
        redeal(state, zones(state, accepts), seat, Fast(seed))
        worlds[tuple(state.deck), tuple(map(tuple, state.hands))] += 1
    return worlds


def even(worlds):
    mean = sum(worlds.values()) / len(worlds)
    return sum((n - mean) ** 2 / mean for n in worlds.values()) < 3 * len(worlds) + 10


def dealt():
    """Four cards shuffled, one dealt to each seat."""
    t = table(cards(4))
    t.shuffle(t.state.deck)
    draw(t, 0)
    draw(t, 1)
    return t.state


def test_own_cards_stay_and_all_else_is_dealt_evenly():
    own = dealt().hands[0]
    worlds = imagined(dealt, 0)

    assert len(worlds) == 6
    assert even(worlds)
    assert all(hands[0] == tuple(own) for _, hands in worlds)


def test_the_imagined_world_depends_only_on_what_the_seat_knows():
    true, other = dealt(), dealt()
    other.hands[1], other.deck[0] = [other.deck[0]], other.hands[1][0]
    other.seen[other.hands[1][0]], other.seen[other.deck[0]] = 2, 0

    for state in (true, other):
        redeal(state, zones(state), 0, Fast(11))

    assert true.deck == other.deck
    assert true.hands == other.hands


def test_knowledge_stays_with_the_place():
    for seed in range(50):
        state = dealt()
        redeal(state, zones(state), 0, Fast(seed))
        assert all(state.seen[item] == 2 for item in state.hands[1])
        assert all(state.seen[item] == 0 for item in state.deck)


def returned():
    """Seat 1 drew a card in secret; then an open card was shuffled into the deck."""
    t = table(cards(5))
    t.state.deck.remove(4)
    t.shuffle(t.state.deck)
    draw(t, 1)
    t.state.deck.append(4)
    t.shuffle(t.state.deck)
    return t.state


def test_a_world_imagined_again_from_the_same_seed_is_the_same_and_its_own():
    known = dealing(returned(), zones(returned()), 0)
    worlds = set()
    for seed in (1, 1, 2, 2, 1, 3):
        fresh, again, rng, chance = returned(), returned(), Fast(seed), Fast(seed)
        redeal(fresh, zones(fresh), 0, rng)
        redeal(again, zones(again), 0, chance, known)
        assert again == fresh
        assert chance.state == rng.state
        worlds.add(tuple(again.deck))
        again.deck.clear()  # what becomes of one world must not reach the next
        again.seen[:] = again.past[:] = []
    assert len(worlds) == 3


def test_a_card_all_saw_return_to_the_deck_is_not_imagined_in_a_hand_drawn_before():
    worlds = imagined(returned, 0, times=4000)

    assert all(hands[1] != (4,) for _, hands in worlds)
    assert len(worlds) == 4 * 24  # any of four cards in the hand, the other four in any order
    assert even(worlds)


def test_a_card_drawn_after_the_return_may_be_the_returned_one():
    def make():
        state = returned()
        draw(table(state), 1)
        return state

    worlds = imagined(make, 0, times=4000)
    assert any(hands[1][1] == 4 for _, hands in worlds)
    assert all(hands[1][0] != 4 for _, hands in worlds)


def test_who_put_a_card_back_in_secret_knows_it_is_in_the_deck_and_others_do_not():
    def make():
        t = table(cards(4))
        t.shuffle(t.state.deck)
        draw(t, 0)
        draw(t, 1)
        t.state.deck.append(t.state.hands[0].pop())
        t.shuffle(t.state.deck)
        return t.state

    put_back = next(item for item in range(4) if make().past[item][-1][1] == 1)
    assert all(put_back in deck for deck, _ in imagined(make, 0))
    assert any(put_back in hands[1] for _, hands in imagined(make, 1)) is False  # seat 1 holds what it knows
    hand = make().hands[1]
    assert all(hands[1] == tuple(hand) for _, hands in imagined(make, 1))


def test_choosy_zones_are_dealt_only_what_they_accept_and_still_evenly():
    def make():
        t = Table(cards(4), Loaded([Shuffle([3, 2, 1, 0])]))
        t.shuffle(t.state.deck)
        draw(t, 1)
        return t.state

    worlds = imagined(make, 0, accepts=lambda item: item != 3)
    assert {hands[1][0] for _, hands in worlds} == {0, 1, 2}
    assert len(worlds) == 18
    assert even(worlds)


def test_which_of_two_equal_cards_is_shown_does_not_depend_on_what_else_the_hand_holds():
    shown = set()
    for hand, deck in (([1, 2], [0]), ([2, 1], [0]), ([0, 2], [1]), ([1, 0], [2])):
        state = cards(3)
        state.hands[1], state.deck = hand, deck
        state.seen = [2 if item in hand else 0 for item in range(3)]
        t = table(state)
        card = t.first_alike(next(item for item in hand if item < 2), (0, 1), zones)
        assert card in state.hands[1]
        assert state.seen[card] == 2
        assert not list(misplaced(state, zones(state)))
        shown.add(card)
    assert shown == {0}


def test_zones_are_checked_for_items_in_two_places_none_or_the_wrong_one():
    state = cards(3)
    state.hands[0] = [1]
    state.deck.remove(2)
    found = list(misplaced(state, zones(state, accepts=lambda item: item != 1)))
    assert found == ["hand:0 does not accept item 1", "item 1 is in 2 places", "item 2 is in 0 places"]
