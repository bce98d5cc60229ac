"""What the swap test alone finds in a game, for tests that plant leaks."""

from kaper.core.chance import Fast
from kaper.core.fuzzing import swap_test
from kaper.core.match import Match


def leaks(game, seats, games, most=10_000):
    """The first leak of random games, the swap test put to every seat at each of the first decisions; or None."""
    for seed in range(games):
        match, rng = Match(game, seats, chance=Fast(seed)), Fast(seed)
        for _ in range(most):
            if match.over:
                break
            for observer in range(seats):
                leak = swap_test(match, observer, rng)
                if leak is not None:
                    return leak
            seat = list(match.asked)[rng.below(len(match.asked))]
            match.act(seat, match.asked[seat].sample(match.state, rng))
    return None
