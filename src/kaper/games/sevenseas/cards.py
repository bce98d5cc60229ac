"""What is in the box: characters, adventure cards, loot, prices and the figures of the rulebook."""

from __future__ import annotations

# Figures

SHIPS = 10
START_FLEET = 7
START_CHESTS = 7
START_CARDS = 3
CHESTS_PER_GUARD = 10
SET = 3
SEND_BONUS = {2: 3, 3: 2, 4: 1}
UNDER_LAST_ROUND = 6
LAST_ROUNDS = 3
FREE_CARDS = 3
ROUND_CAP = 60
DOUBLE_HOLD_COST = 2
UNSINKABLE_COST = 3
NEGOTIATIONS_COST = 3
WAGES_PER_GUARD = 2
YIN_YANG_PER_POINT = 3
POINTS_PER_SKULL = -2

# Characters, in the order in which they are called

CHARACTERS = ("shipwright", "governor", "captain", "islander", "shaman", "merchant", "cartographer")
SHIPWRIGHT, GOVERNOR, CAPTAIN, ISLANDER, SHAMAN, MERCHANT, CARTOGRAPHER = range(7)
ALL_CHARACTERS = 0b1111111
ADVENTURERS = (CAPTAIN, ISLANDER, SHAMAN)
"""They play an adventure card, give no rituals, and bring all character cards back into the hand."""
PRIVILEGE = (1, 1, 2, 1, 3, 1, 1)
"""What each privilege gives once: free ships, skulls off, yin-yang, loot cards, ships spared, chests, cards."""

# Adventure cards: items 0 to 30

NATIONS = ("england", "spain", "france", "holland")
CONVOYS = range(16)
PORTS = range(16, 22)
CURSES = range(22, 30)
LAST_ROUND = 30
KRAKEN, ICEBERG, SIRENS, MUTINY, WHIRLPOOL, TAVERN, IDOL, WAGES = CURSES
ADVENTURE = (
    *(f"convoy-{nation}-{size}" for nation in NATIONS for size in (1, 2, 3, 4)),
    *("port-royal", "tortuga", "havana", "cartagena", "nassau", "willemstad"),
    *("kraken", "iceberg", "sirens", "mutiny", "whirlpool", "tavern", "idol", "wages"),
    "last-round",
)
"""The name of each adventure card; it is also the answer that plays it."""
CARD_NAMED = {name: item for item, name in enumerate(ADVENTURE)}
SPARING = (KRAKEN, ICEBERG, SIRENS, MUTINY, WHIRLPOOL)
"""The curses from which the Shaman's privilege spares ships."""
PLAYED_BY = {CAPTAIN: CONVOYS, ISLANDER: PORTS, SHAMAN: CURSES}


def nation_of(convoy: int) -> int:
    """The nation whose flag a convoy flies."""
    return convoy // 4


def size_of(convoy: int) -> int:
    """How many merchant ships sail in a convoy."""
    return convoy % 4 + 1


# Loot cards: items 31 to 90

GOODS = ("rum", "coffee", "fruit")
RUM, COFFEE, FRUIT, TALISMAN = range(4)
LOOT_NAMES = (*GOODS, "talisman")
COPIES = 15
LOOT = range(31, 31 + 4 * COPIES)
ITEMS = LOOT.stop
KIND = tuple((item - LOOT.start) // COPIES if item in LOOT else -1 for item in range(ITEMS))
"""The kind of each loot card."""
PAIRS = ((RUM, COFFEE), (RUM, FRUIT), (COFFEE, FRUIT))
"""The goods that Negotiations can sell together."""

# Prices of rum, coffee and fruit

PIRATE_BAY = -1
PRICES = {
    PIRATE_BAY: (3, 2, 1),
    CARD_NAMED["port-royal"]: (3, 2, 1),
    CARD_NAMED["tortuga"]: (3, 1, 2),
    CARD_NAMED["havana"]: (2, 3, 1),
    CARD_NAMED["cartagena"]: (1, 3, 2),
    CARD_NAMED["nassau"]: (2, 1, 3),
    CARD_NAMED["willemstad"]: (1, 2, 3),
}


def port_name(port: int) -> str:
    """The name of a port card, or of the bay printed on the board."""
    return "pirate-bay" if port == PIRATE_BAY else ADVENTURE[port]


def sale(prices: tuple[int, int, int], rum: int, coffee: int, fruit: int) -> int:
    """What one batch brings: the printed price from three cards of a kind on, else one chest a card.

    >>> sale((2, 3, 1), 0, 3, 2)
    11

    merchant.base-price, merchant.set-of-three, merchant.above-three
    """
    return (
        rum * (prices[0] if rum >= SET else 1)
        + coffee * (prices[1] if coffee >= SET else 1)
        + fruit * (prices[2] if fruit >= SET else 1)
    )
