"""The guard: whatever a bot does, its seat gets an allowed answer; a bot that fails loses its turn to greedy."""

from __future__ import annotations

from kaper.bots.bot import Bot, BotFailed
from kaper.bots.greedy import Greedy
from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.match import Handle


class Guarded:
    """A bot with greedy behind it. `failures` says what went wrong, turn by turn."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.failures: list[str] = []
        self.stand_in = Greedy()

    def answer(self, handle: Handle, rng: Fast) -> Answer:
        try:
            answer = self.bot.answer(handle, rng)
            refused = handle.check(answer)
            if refused is None:
                return answer
            failure = f"answered {str(answer)[:80]!r}: {refused.text.key}"
        except BotFailed as error:
            failure = str(error)
        except Exception as error:  # a bot may be anybody's code
            failure = f"crashed: {error!r}"[:200]
        self.failures.append(failure)
        return self.stand_in.answer(handle, rng)

    def close(self) -> None:
        """End whatever the bot has running."""
        close = getattr(self.bot, "close", None)
        if close is not None:
            close()
