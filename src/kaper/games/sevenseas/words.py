"""Names of cards and goods as texts."""

from __future__ import annotations

from kaper.core.words import Text
from kaper.games.sevenseas.cards import ADVENTURE, CONVOYS, LOOT_NAMES, NATIONS, nation_of, size_of


def card_text(card: int) -> Text:
    """An adventure card."""
    if card in CONVOYS:
        nation = Text(f"nation-{NATIONS[nation_of(card)]}")
        return Text("card-convoy", {"nation": nation, "size": size_of(card)})
    return Text(f"card-{ADVENTURE[card]}")


def loot_text(counts: list[int]) -> list[Text]:
    """Loot by kind: `3 rum, 1 coffee`, leaving out what there is none of."""
    return [Text(f"count-{LOOT_NAMES[kind]}", {"count": count}) for kind, count in enumerate(counts) if count]
