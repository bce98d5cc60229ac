"""Rubies (module): taken at two locations, sold or traded in the Gulf."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Asking
from kaper.core.words import Option
from kaper.core.words import text as say
from kaper.games.maracaibo.box import RUBY_EXCHANGE, RUBY_NOW, RUBY_TEXT, RUBY_TRADE
from kaper.games.maracaibo.chain import Args, effect, pass_option, passing
from kaper.games.maracaibo.module_events import RubyMoved
from kaper.games.maracaibo.state import Player, Sea
from kaper.games.maracaibo.table import SeaTable
from kaper.games.maracaibo.words import line_text


@effect("ruby_gain", "module.rubies.gain", asks=False)
def ruby_gain(t: SeaTable, seat: int, args: Args, may_pass: bool) -> None:
    """Take one ruby (module.rubies.gain)."""
    p = t.state.players[seat]
    p.rubies += 1
    t.tell(RubyMoved, seat, "gain", -1, p.rubies)


class SellRuby(Choose[Sea]):
    """Which space of the ruby market gets the ruby?"""

    prompt = "ask-ruby"
    rule = "module.rubies.sell"

    may_pass: bool = False

    def options(self, s: Sea) -> Sequence[str]:
        free = [f"ruby:{i + 1}" for i in range(len(RUBY_NOW)) if not s.rubies >> i & 1]
        return [*free, *passing(self.may_pass)]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return pass_option(self.rule)
        return Option(id, say("option-ruby", what=line_text(RUBY_TEXT[int(id[5:]) - 1])), (id,), self.rule)


def may_sell(s: Sea, p: Player, args: Args) -> bool:
    """A ruby, an empty space, and none sold in this visit (module.rubies.full)."""
    return p.rubies > 0 and not s.sold and s.rubies.bit_count() < len(RUBY_NOW)


@effect("ruby_sell", "module.rubies.sell", may_sell)
def ruby_sell(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """One ruby to an empty space of the market for its bonus (module.rubies.sell)."""
    s = t.state
    p = s.players[seat]
    answer = yield SellRuby(seat, may_pass)
    if answer == PASS:
        return False
    space = int(answer[5:]) - 1
    s.sold = True
    s.rubies |= 1 << space
    p.rubies -= 1
    t.tell(RubyMoved, seat, "sell", space, p.rubies)
    t.push(seat, RUBY_NOW[space])
    return True


@effect("ruby_trade", "module.rubies.trade", lambda s, p, args: p.rubies > 0, asks=False)
def ruby_trade(t: SeaTable, seat: int, args: Args, may_pass: bool) -> None:
    """A ruby for points; it may be done again for the next (module.rubies.trade)."""
    s = t.state
    p = s.players[seat]
    p.rubies -= 1
    t.tell(RubyMoved, seat, "trade", -1, p.rubies)
    t.vp(seat, RUBY_TRADE)
    if s.chain:
        s.chain[-1].append(RUBY_EXCHANGE)
    else:
        s.chain.append([RUBY_EXCHANGE])
