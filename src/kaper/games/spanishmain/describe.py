"""What cards say, in words: names, keywords and abilities as texts of the catalogues, composed from the vocabulary."""

from __future__ import annotations

import re

from kaper.core.words import Text
from kaper.games.spanishmain.cards import CARDS, NATIONS, Card
from kaper.games.spanishmain.words import crew_text

NATION = re.compile("|".join(NATIONS))
NUMBER_OF_GOLD = re.compile(r"gold_plus\((\d)\)")


def slug(effect: str) -> str:
    """An ability as rules and messages call it: `cannon_plus(1;vs=english)` is `cannon-plus-1-vs-n`."""
    if effect.startswith("gold_plus"):
        return "gold-plus-n"
    return re.sub("[^a-z0-9]+", "-", NATION.sub("n", effect.lower())).strip("-")


KEYWORD_RULES = {
    "BROADSIDES": "keyword.broadsides.choice",
    "GHOST": "keyword.ghost.declare",
    "LIMIT": "keyword.limit",
    "RANSOM": "keyword.ransom.eliminate",
    "SCHOONER": "keyword.schooner",
    "GALLEY": "keyword.galley.bc",
    "MARINE": "keyword.marine.shoot",
    "JUNK": "keyword.junk",
    "FEAR": "keyword.fear.roll",
    "TURTLE": "keyword.turtle.panels",
    "TREASURESHIP": "keyword.treasure-ship",
    "EMPERORSCOMMANDER": "keyword.treasure-ship",
    "NOVELTY": "keyword.novelty",
}


def rule_of(effect: str) -> str:
    """The rule that says what an ability or keyword does."""
    if effect in KEYWORD_RULES:
        return KEYWORD_RULES[effect]
    if effect.startswith("ut_"):
        return "unique." + effect[3:].replace("_", "-")
    if effect.startswith("event_"):
        return "event." + effect[6:].replace("_", "-")
    return "ability." + slug(effect)


def effect_text(effect: str) -> Text:
    """An ability or keyword in a sentence."""
    if effect in KEYWORD_RULES:
        return keyword_text(effect)
    if effect.startswith("ut_"):
        return Text(f"treasure-{effect[3:].replace('_', '-')}.text")
    if effect.startswith("event_"):
        return Text(f"event-card-{effect[6:].replace('_', '-')}.text")
    args: dict[str, int | Text] = {}
    if nation := NATION.search(effect):
        args["nation"] = Text(f"nation-{nation[0]}")
    if gold := NUMBER_OF_GOLD.match(effect):
        args["n"] = int(gold[1])
    return Text(f"effect-{slug(effect)}", args)  # type: ignore[arg-type]


def keyword_text(keyword: str) -> Text:
    """A keyword with what it means."""
    key = f"keyword-{keyword.lower()}"
    return Text("card-keyword", {"keyword": Text(key), "text": Text(f"{key}.text")})


def abilities_of(card: Card) -> list[Text]:
    """All that a card can do, keywords first."""
    return [*map(keyword_text, sorted(card.keywords)), *map(effect_text, sorted(card.effects))]


def card_rule(number: int) -> str:
    """The rule by which a unique treasure or an event works; empty: the card has no effect of its own."""
    return next(map(rule_of, CARDS[number].effects), "")


def name_text(number: int) -> Text:
    """The name of a card: ships, forts and named crew have names of their own, the rest those of the catalogues."""
    card = CARDS[number]
    if card.type == "crew" and card.generic:
        return crew_text(number)
    if card.type in ("treasure", "event"):
        return Text(effect_text(next(iter(card.effects))).key.removesuffix(".text"))
    return Text("card-name", {"name": card.name})
