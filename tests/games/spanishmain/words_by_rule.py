"""Which rule of the ledger says what a word of the cards means."""

import re

NATIONS = ("american", "barbary", "cursed", "english", "french", "jade", "pirate", "spanish")


def rule_of(word: str) -> str:
    """Whichever nation or number a word names; a keyword stands for all rules that begin with its own."""
    if word.startswith("event_"):
        return f"event.{word[6:].replace('_', '-')}"
    if word.startswith("ut_"):
        return f"unique.{word[3:].replace('_', '-')}"
    if word.isupper():
        return f"keyword.{word.lower()}"
    for nation in NATIONS:
        word = word.replace(nation, "n")
    word = re.sub(r"gold_plus\(\d\)", "gold_plus(n)", word)
    return f"ability.{re.sub('[^a-z0-9]+', '-', word.lower()).strip('-')}"
