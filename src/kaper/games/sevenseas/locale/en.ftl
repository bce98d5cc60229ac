# Pirates of the 7 Seas: every word of the game in English.

# options of the game
option-name-tally = Count of convoys played
option-value-tally-shown = shown for each nation
option-value-tally-hidden = hidden: remember them yourselves

# characters
character-shipwright = Shipwright
    .action = Buy ships from the reserve, 1 chest each.
    .privilege = 1 free ship from the reserve; first of 3–4 players: 2.
character-governor = Governor
    .action = Take a skull and a free flag; all your reserve ships join the fleet.
    .privilege = Discard 1 skull; first of 3–4 players: 2.
character-captain = Captain
    .action = Play a convoy; everybody sends ships to raid it.
    .privilege = 2 yin-yang; first of 3–4 players: 4.
character-islander = Islander
    .action = Play a port; its prices hold for everybody.
    .privilege = 1 loot card; first of 3–4 players: 2.
character-shaman = Shaman
    .action = Play a curse; it strikes everybody.
    .privilege = Most curses spare 3 of your ships; first of 3–4 players: 6.
character-merchant = Merchant
    .action = Sell goods in the current port.
    .privilege = 1 chest; first of 3–4 players: 2.
character-cartographer = Cartographer
    .action = Draw an adventure card.
    .privilege = 1 more card; first of 3–4 players: 2.

# nations, goods, cards
nation-england = England
nation-spain = Spain
nation-france = France
nation-holland = Holland

good-rum = rum
good-coffee = coffee
good-fruit = fruit
good-talisman = talisman

count-rum = { $count } rum
count-coffee = { $count } coffee
count-fruit = { $count } fruit
count-talisman = { $count ->
    [one] 1 talisman
   *[other] { $count } talismans
}
count-chests = { $count ->
    [one] 1 chest
   *[other] { $count } chests
}

card-convoy = { $nation }: convoy of { $size ->
    [one] 1 ship
   *[other] { $size } ships
}
card-pirate-bay = Pirate Bay
    .effect = Rum 3, coffee 2, fruit 1.
card-port-royal = Port Royal
    .effect = Rum 3, coffee 2, fruit 1.
card-tortuga = Tortuga
    .effect = Rum 3, fruit 2, coffee 1.
card-havana = Havana
    .effect = Coffee 3, rum 2, fruit 1.
card-cartagena = Cartagena
    .effect = Coffee 3, fruit 2, rum 1.
card-nassau = Nassau
    .effect = Fruit 3, rum 2, coffee 1.
card-willemstad = Willemstad
    .effect = Fruit 3, coffee 2, rum 1.
card-kraken = Kraken
    .effect = All fleets are thrown: each 1 takes a fruit card or a chest.
card-iceberg = Iceberg
    .effect = All fleets are thrown: each 2 takes a coffee card or a chest.
card-sirens = Sirens
    .effect = All fleets are thrown: each 3 takes a rum card or a chest.
card-mutiny = Mutiny
    .effect = All fleets are thrown: each 4 takes a card of the dearest good, or a chest.
card-whirlpool = Whirlpool
    .effect = The red die says how many of the nearest ships are caught; their owners lose a talisman or a chest.
card-tavern = Tavern
    .effect = A red die for each player; the caster hands them out.
card-idol = Idol
    .effect = Everybody gives one card of the good named, or a chest.
card-wages = Wages
    .effect = Everybody pays 2 chests for each guard ship.
card-last-round = Last round
    .effect = Finish this round, then play 3 more.

tavern-1 = a skull
tavern-2 = lose a good
tavern-3 = lose a chest
tavern-4 = gain a chest
tavern-5 = a loot card
tavern-6 = 3 yin-yang
tavern-share = { $who }: { $effect }

# questions
ask-character = Choose your character for this round, in secret.
ask-activation = { $character }: your action, rituals, or the end. Without the action you take a skull.
ask-activation-rituals = { $character }: your action is done. Any rituals?
ask-sell = Which goods do you sell, as one batch? Three or more of a kind bring: rum { $rum }, coffee { $coffee }, fruit { $fruit }; fewer bring 1 each.
    .commit = { $n ->
        [0] Sell nothing
        [one] Sell { $n } card
       *[other] Sell { $n } cards as one batch
    }
    .sum = brings { $gain ->
        [one] 1 chest
       *[other] { $gain } chests
    }
ask-keep = Which of the goods do you load? There is room for { $room }; the rest is discarded.
    .commit = { $n ->
        [0] Load nothing
        [one] Load { $n } card
       *[other] Load { $n } cards
    }
ask-play = Which card do you play?
ask-play-captain = Captain: which convoy do you raid? Without one you take a skull.
ask-play-islander = Islander: which port do you open? Without one you take a skull.
ask-play-shaman = Shaman: which curse do you cast? Without one you take a skull.
ask-send = How many ships do you send against { $size ->
    [one] 1 merchant ship
   *[other] { $size } merchant ships
}? The limit is { $limit }, you can send { $high }; sending none costs a skull.
    .commit = { $n ->
        [0] Send none, take a skull
        [one] Send { $n } ship
       *[other] Send { $n } ships
    }
ask-idol = Which good does the Idol ask for?
    .commit = Ask for { $what }
ask-tavern = Who gets which die?
    .commit = Deal: { $what }
ask-lose-good = Which good do you lose?
    .commit = Give up { $what }
ask-last-negotiations = The last sale: any Negotiations before the rest is sold?

# answers
option-choose-shipwright = Shipwright
    .note = buy ships
    .commit = Be the Shipwright this round
option-choose-governor = Governor
    .note = become a corsair
    .commit = Be the Governor this round
option-choose-captain = Captain
    .note = raid a convoy
    .about = Yin-yang pays for rituals; at the end three are a point.
    .commit = Be the Captain this round
option-choose-islander = Islander
    .note = open a port
    .commit = Be the Islander this round
option-choose-shaman = Shaman
    .note = cast a curse
    .commit = Be the Shaman this round
option-choose-merchant = Merchant
    .note = sell goods
    .commit = Be the Merchant this round
option-choose-cartographer = Cartographer
    .note = draw a card
    .commit = Be the Cartographer this round
option-buy = Buy { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
    .note = for { $count ->
        [one] 1 chest
       *[other] { $count } chests
    }
option-corsair = Enter the service of { $nation }
    .note = 1 skull, and { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    } from the reserve; from now on a skull whenever their convoy is raided
option-sell = Sell goods
    .note = { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    } for all of the cargo; you may sell a part
option-draw = Draw an adventure card
option-double-hold = Double hold ×{ $level }
    .note = for { $cost } yin-yang: one more ship carries 2 goods
    .commit = Perform the ritual: Double hold ×{ $level }
option-unsinkable = Unsinkable ship ×{ $level }
    .note = for { $cost } yin-yang: one sunk ship returns after each battle
    .commit = Perform the ritual: Unsinkable ship ×{ $level }
option-negotiations = Negotiations: { $one } and { $other }
    .note = { $cost } yin-yang, brings { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }
    .commit = Sell { $one } and { $other } by Negotiations
option-end = End your turn
    .note = no more rituals
option-end-mistake = End without the action
    .note = costs 1 skull
    .ask = Without the action you take a skull. End all the same?
option-play = Play { $card }
option-decline = Play no card
    .note = costs 1 skull
    .ask = Without a card you take a skull. Play none all the same?
option-assign = { $shares }
option-done = Sell the rest
    .note = brings { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }

# refusals
refusal-on-the-table = { $character } lies on the table; play the Captain, Islander or Shaman to take your cards back.
refusal-yin-yang = This costs { $cost } yin-yang; you have { $have }.
refusal-two-kinds = Negotiations sell two goods of different kinds; you do not have both aboard.
refusal-acted = You have carried out your action already.
refusal-buy = You can buy at most { $most }: { $reserve } in the reserve, { $chests } to pay with.
refusal-nation-taken = { $nation } has its corsair already.
refusal-no-goods = You have no goods to sell.
refusal-no-cards = The adventure pile is empty.
refusal-no-room = There is room for { $room } only.
refusal-other-kind = { $character } does not play such a card.
refusal-not-in-hand = You do not hold this card: { $card }.
refusal-send-limit = Against a convoy of { $size } each player may send at most { $most }.
refusal-send-empty = Only empty ships of the fleet can be sent; you have { $empty }.
refusal-assign = Hand out exactly these dice, one to each player: { $dice }.
refusal-not-aboard = There is no { $good } aboard.

# what happens
event-round = Round { $round }. First player: { $who }.
event-round-last = Round { $round }, { $left ->
    [one] the last one
   *[other] { $left } left to play
}. First player: { $who }.
event-called = { $character }: { $who }.
event-mistake = { $who }: no { $character } action, 1 skull.
event-skulls-governor-corsair = { $who } takes { $count ->
    [one] a skull
   *[other] { $count } skulls
} from the brethren.
event-skulls-captain-corsair-skull = { $who } serves the nation of this convoy: { $count ->
    [one] 1 skull
   *[other] { $count } skulls
}.
event-skulls-captain-no-send-skull = { $who } sends no ship: { $count ->
    [one] 1 skull
   *[other] { $count } skulls
}.
event-skulls-curse-tavern-1 = { $who } takes { $count ->
    [one] a skull
   *[other] { $count } skulls
} in the Tavern.
event-skulls-end-hand-skulls = { $who } holds too many adventure cards: { $count ->
    [one] 1 skull
   *[other] { $count } skulls
}.
event-privilege-shipwright = Privilege: { $who } gets { $count ->
    [one] 1 free ship
   *[other] { $count } free ships
}.
event-privilege-governor = Privilege: { $who } discards { $count ->
    [one] 1 skull
   *[other] { $count } skulls
}.
event-privilege-captain = Privilege: { $who } gets { $count } yin-yang.
event-privilege-islander = Privilege: { $who } draws { $count ->
    [one] 1 loot card
   *[other] { $count } loot cards
}.
event-privilege-shaman = Privilege: the curse spares { $count ->
    [one] 1 ship
   *[other] { $count } ships
} of { $who }.
event-privilege-merchant = Privilege: { $who } gets { $count ->
    [one] 1 chest
   *[other] { $count } chests
}.
event-privilege-cartographer = Privilege: { $who } draws { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}.
event-guards-out = { $who }: { $count ->
    [one] 1 ship goes
   *[other] { $count } ships go
} to guard the chests.
event-guards-home = { $who }: { $count ->
    [one] 1 guard comes
   *[other] { $count } guards come
} home.
event-bought = { $who } buys { $count ->
    [one] 1 ship
   *[other] { $count } ships
}.
event-corsair = { $who } enters the service of { $nation }; { $count ->
    [one] 1 ship leaves
   *[other] { $count } ships leave
} the reserve.
event-sold = { $who } sells { $goods } for { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}.
event-sold-final = Final sale: { $who } sells { $goods } for { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}.
event-ritual-double-hold = { $who }: Double hold ×{ $level }.
event-ritual-unsinkable = { $who }: Unsinkable ship ×{ $level }.
event-negotiated = Negotiations: { $who } sells { $one } and { $other } for { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}.
event-drawn = { $who } draws an adventure card.
event-drawn-own = { $who } draws { $card }.
event-last-round = { $who } draws the last-round card: after this round three more.
event-round-cap = Round { $round } is over and the last-round card has not come: three more rounds.
event-played = { $who } plays { $card }.
event-played-port = { $who } opens a port: { $card }.
event-sent = { $who } sends { $count ->
    [one] 1 ship
   *[other] { $count } ships
}.
event-nobody = Nobody sends a ship; the convoy sails on.
event-thrown = { $who } throws { $count ->
    [one] 1 die
   *[other] { $count } dice
}{ $again ->
    [0] .
    [one] ; 1 fell off the tray and was thrown again.
   *[other] ; { $again } fell off the tray and were thrown again.
}
event-duel-red = { $whole }.{ $part }: merchant { $red }, { $who } { $ship }. The merchant sinks.
event-duel-ship = { $whole }.{ $part }: merchant { $red }, { $who } { $ship }. The pirate sinks.
event-duel-both = { $whole }.{ $part }: merchant { $red }, { $who } { $ship }. Both sink.
event-sunk = { $who } loses { $lost ->
    [one] 1 ship and gets 1 yin-yang
   *[other] { $lost } ships and gets { $lost } yin-yang
}.
event-sunk-saved = { $who }: { $saved ->
    [one] 1 unsinkable ship comes
   *[other] { $saved } unsinkable ships come
} home, { $lost ->
    [one] 1 is lost
   *[other] { $lost } are lost
}.
event-raid-won = The convoy is sunk; { $count ->
    [one] 1 ship draws
   *[other] { $count } ships draw
} loot.
event-raid-lost = No loot this time{ $count ->
    [0] : no pirate is left.
   *[other] .
}
event-reshuffled = The loot discard pile is shuffled: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-loot = { $who } draws { $cards }.
event-loot-none = There is no loot left to draw.
event-loaded = { $who } loads { $goods }{ $refused ->
    [0] .
   *[other] , discards { $refused }.
}
event-loaded-none = { $who } loads nothing, discards { $refused }.
event-cursed = The curse takes { $things } from { $who }.
event-cursed-nothing = { $who } has nothing to lose.
event-whirlpool = The Whirlpool catches { $count ->
    [one] 1 ship
   *[other] { $count } ships
}.
event-wages = { $who } pays { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
}: { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}.
event-idol = { $who } names the good: { $good }.
event-tavern = { $who } throws in the Tavern: { $faces }.
event-served = The dice are handed out. { $shares }.
event-tavern-gain = { $who } gains a chest in the Tavern.
event-tavern-loss = { $who } loses a chest in the Tavern.
event-tavern-yin-yang = { $who } gets { $count } yin-yang in the Tavern.
event-back = { $who } takes all character cards back.
event-scored = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
} (chests { $chests }, talismans { $talismans }, yin-yang { $yin_yang }, skulls −{ $skulls }).

# panels
panel-round = Round { $round }
panel-first = First player
panel-last-rounds = Rounds left
panel-called = Called
panel-chosen = Your choice
panel-port = Port
panel-adventure = Adventure pile
panel-until-last-round = Cards above the last round
panel-loot = Loot pile
panel-discard = Loot discarded
panel-tally = Convoys of { $nation } played
panel-chests = Chests
panel-empty = Empty ships
panel-loaded = Loaded ships
panel-sent = Ships sent
panel-reserve = Reserve
panel-guards = Guards
panel-talismans = Talismans
panel-yin-yang = Yin-yang
panel-skulls = Skulls
panel-double-hold = Double hold
panel-unsinkable = Unsinkable ship
panel-cards = Adventure cards
panel-lap = Chest token
panel-corsair = In the service of
panel-down = On the table
panel-hand = Your adventure cards
panel-played = Cards played
panel-raid = Raid: { $card }
panel-odds = { $ships ->
    [one] 1 ship in all
   *[other] { $ships } ships in all
}
panel-odds-of = chance of success { $success } %
panel-tray = The last throw
panel-duel-number = Duel
panel-duel-red = Merchant
panel-duel-player = Player
panel-duel-ship = Ship
panel-duel-gap = Gap
panel-duel-sinks = Sinks
panel-sinks-red = merchant
panel-sinks-ship = pirate
panel-sinks-both = both
panel-die = Die
panel-place = Place
panel-merchants = Merchants

# chapters of the rulebook
chapter-component = What is in the box
chapter-setup = Setting up
chapter-round = The round
chapter-privilege = Privileges
chapter-mistake = Mistakes
chapter-skull = Skulls
chapter-shipwright = The Shipwright
chapter-governor = The Governor
chapter-captain = The Captain
chapter-battle = Duels
chapter-loot = Loot
chapter-islander = The Islander
chapter-shaman = The Shaman
chapter-curse = Curses
chapter-chest = Chests
chapter-guard = Guards
chapter-merchant = The Merchant
chapter-cartographer = The Cartographer
chapter-ritual = Rituals
chapter-end = End of the game
chapter-score = Score
chapter-info = What is public
chapter-throw = The throw into the tray
chapter-rng = Chance

# what the drawn board says
board-mine-secret = Only you know it until it is called.
board-you = You
board-bot = bot
board-first = 1st
board-round = Round
board-you-first = you first
board-who-first = { $who } first
board-order = Order of the characters
board-choice-phase = Choice
board-rounds-left = { $n ->
    [one] the last round
   *[other] { $n } rounds left
}
board-about-first = The first player calls the characters. An unshared privilege of theirs is doubled; with two players only they can get one, undoubled.
board-empty = empty
board-loaded = loaded
board-sent = tray
board-guards = guard
board-reserve = reserve
board-empty-long = Empty
board-loaded-long = Loaded
board-sent-long = In the tray
board-guards-long = Guard
board-reserve-long = Reserve
board-about-empty = Empty ships can raid and can load goods.
board-about-loaded = Ships with goods aboard; they cannot raid until the goods are sold.
board-about-sent = Ships sent to raid the convoy.
board-about-guards = One ship guards each ten chests; guards do nothing else.
board-about-reserve = Ships not yet in the fleet: buy them with the Shipwright or bring them home with the Governor.
board-guards-owed = { $n ->
    [one] 1 more guard is owed.
   *[other] { $n } more guards are owed.
}
board-room-left = Room for { $n } more.
board-chests = Chests: { $n }
board-chests-word = { $n ->
    [one] chest
   *[other] chests
}
board-about-chests = Each chest is a point. Every ten call a ship to guard duty.
board-about-lap = The { $n } token: the track was walked round.
board-about-talismans = A talisman is a point; the Whirlpool takes them.
board-about-yin-yang = Pays for rituals; at the end three are a point.
board-about-skulls = Each skull costs two points at the end.
board-about-cards = Adventure cards in hand; above three at the end each is a skull.
board-about-double-hold = Costs 2 yin-yang: one more ship carries two goods.
board-about-unsinkable = Costs 3 yin-yang: in each battle one sunk ship comes home.
board-about-negotiations = Costs 3 yin-yang: two different goods at the printed prices.
board-double-hold = Double hold
board-unsinkable = Unsinkable
board-yin-yang-word = yin-yang
board-talismans-word = { $n ->
    [one] talisman
   *[other] talismans
}
board-skulls-word = { $n ->
    [one] skull
   *[other] skulls
}
board-aboard = { $n } aboard
board-your-fleet = Your fleet
board-first-this-round = first player this round
board-as = { $character } this round
board-characters-held = { $n ->
    [one] 1 character in hand
   *[other] { $n } characters in hand
}
board-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-points-head = Points
board-tie = With equal points whoever serves fewer nations stands first, then whoever has fewer skulls.
board-result = Where the points come from
board-face-down = card face down
board-has-chosen = has chosen
board-choosing = choosing…
board-corsair-of = Corsair of { $nation }
board-flag-about = A corsair takes a skull when a convoy of this nation is raided, and loses ties at the end.
board-flag-free = Free: { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} of your reserve would join the fleet.
board-flag-taken = { $who } serves this nation already.
board-taken = taken
board-convoys-played = convoys played: { $n }
board-nations = Nations
board-corsair = corsair
board-no-corsair = no corsair
board-flag-nobody = Nobody serves this nation.
board-lies-on-table = Lies on the table and cannot be chosen.
board-in-hand = In hand: can be chosen.
board-shown-now = Shown this round.
board-characters = Characters
board-your-characters = Your characters
board-privilege = Alone with it: { $text }
board-on-table = on the table
board-on-table-why = It lies on the table. Play the Captain, Islander or Shaman to take all your cards back.
board-choice = The secret choice
board-who-today = Round { $round }: who are you today?
board-first-you = First player: bonuses are doubled
board-first-only = First player: the bonuses are yours alone
board-first-is = { $who } is first player
board-alone = if you are alone
board-alone-first = alone and first
board-alone-not = only for the first
board-alone-means = In yellow: the bonus if nobody else chooses this character.
board-skulls = { $n ->
    [one] skull
   *[other] skulls
}
board-yinyangs = yin-yang
board-chests = { $n ->
    [one] chest
   *[other] chests
}
board-cards = { $n ->
    [one] card
   *[other] cards
}
board-free-ships = { $n ->
    [one] free ship
   *[other] free ships
}
board-ships-spared = { $n ->
    [one] ship spared
   *[other] ships spared
}
board-loot = loot
board-fit-buy = { $n ->
    [one] 1 ship can be bought
   *[other] up to { $n } ships to buy
}
board-fit-no-buy = nothing to buy: 1 skull
board-fit-no-flag = no free flag: 1 skull
board-fit-governor = { $n ->
    [one] 1 ship comes home
   *[other] { $n } ships come home
}
board-fit-convoy = { $n ->
    [one] 1 convoy in hand
   *[other] { $n } convoys in hand
}
board-fit-port = { $n ->
    [one] 1 port in hand
   *[other] { $n } ports in hand
}
board-fit-curse = { $n ->
    [one] 1 curse in hand
   *[other] { $n } curses in hand
}
board-fit-no-convoy = no convoy: 1 skull
board-fit-no-port = no port: 1 skull
board-fit-no-curse = no curse: 1 skull
board-fit-sell = { $n ->
    [one] your hold sells for 1 chest
   *[other] your hold sells for { $n } chests
}
board-fit-no-goods = no goods: 1 skull
board-fit-draw = pile of { $n }
board-fit-no-draw = the pile is empty: 1 skull
board-may-take = { $who } can choose it too
board-takes-back = takes all cards back
board-rituals-allowed = rituals allowed
board-kind-convoy = Convoy
board-kind-port = Port
board-kind-curse = Curse
board-kind-last-round = Last round
board-about-convoy = The Captain plays it; every captain may send ships against its merchants.
board-about-port = The Islander plays it; its prices hold for everybody until the next port.
board-about-curse = The Shaman plays it; it strikes everybody.
board-about-last-round = It announces the end of the game.
board-merchant-ships = { $n ->
    [one] 1 merchant ship
   *[other] { $n } merchant ships
}
board-merchants = { $n ->
    [one] 1 merchant
   *[other] { $n } merchants
}
board-limit = limit { $n } a captain
board-corsair-skull = corsair: 1 skull
board-nothing-played = No card played yet
board-port-about = Three or more alike in one sale bring the price for each; fewer bring one chest each.
board-three-alike = for 3 or more alike
board-three-alike-long = Three or more alike: the printed price for each. Fewer: one chest each.
board-no-cards = No adventure cards
board-pile-adventure = Adventure
board-pile-loot = Loot
board-pile-about = { $n ->
    [one] 1 adventure card is left.
   *[other] { $n } adventure cards are left.
}
board-loot-pile-about = { $n ->
    [one] 1 loot card is left.
   *[other] { $n } loot cards are left.
}
board-discarded = Discarded: { $n }
board-until-last = Above the last-round card: { $n }
board-cards-left = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}
board-convoy-of = Convoy of { $nation }
board-the-captain = Captain
board-a-corsair = corsair
board-sent-n = sent { $n }
board-decides-later = decides later
board-empty-ships = Empty ships: { $n }
board-of-empty = { $n ->
    [one] 1 empty ship, limit { $limit }
   *[other] { $n } empty ships, limit { $limit }
}
board-how-many = How many ships do you send?
board-send-n = { $n ->
    [one] Send 1 ship
   *[other] Send { $n } ships
}
board-odds-about = { $all ->
    [one] If nobody sends more, 1 ship fights in all.
   *[other] If nobody sends more, { $all } ships fight in all.
}
board-chance-line = Chance that the raid pays: { $chance }
board-loot-line = Loot cards for you on average: { $loot }
board-skull-line = Sending none costs a skull.
board-legend-chance = chance of the raid
board-legend-loot = your loot, cards on average
board-legend-skull = a skull: −2 points
board-raid-won = The convoy is sunk!
board-raid-lost = No loot this time
board-merchant-die = Merchant ship: { $face }
board-ship-die = { $who }: ship with { $face }
board-die-about = The nearest merchant and pirate fight first; the lower number sinks, equal ones both.
board-die-curse = It lies where it fell.
board-sunk-in = Sunk in duel { $number }
board-cursed-die = The curse strikes this ship.
board-caught = Caught by the Whirlpool.
board-duels = Order of duels
board-duels-n = Duels: { $n }
board-duels-about = Always the nearest pair of a merchant and a pirate, measured from edge to edge in widths of a die.
board-duel = Duel { $number }: merchant { $red }, { $who } { $ship }, gap { $gap }. { $outcome }
board-now = now
board-both-sink = both sink
board-merchant-sinks = merchant sinks
board-ship-sinks = { $who } sinks
board-your-ship-sinks = your ship sinks
board-sunk = Sunk
board-glass = Under the glass: merchant { $red }, { $who } { $ship }, gap { $gap }
board-whole-tray = Whole tray
board-nearer = Nearer
board-lid-empty = The tray is empty
board-lid-sending = A raid: merchant ships: { $n }, pirate ships sent so far: { $sent }
board-lid-battle = The tray: merchants: { $merchants }, pirate ships: { $ships }, duels: { $duels } { $curse }
board-lid-curse = The tray, curse { $curse }: ships: { $ships }, red dice: { $merchants }, duels: { $duels }
board-buy-about = { $reserve } in the reserve, { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} to pay with.
board-sell-all = The whole hold: { $n ->
    [one] 1 chest
   *[other] { $n } chests
}
board-rituals = yin-yang for rituals
board-acted = The action is done; rituals may follow.
board-last-sale = The last sale
board-last-sale-note = Negotiations now, then everything left is sold.
board-your-loot = Your loot
board-loot-title = Loot
board-room = Drawn: { $drawn }, room for { $n }, chosen: { $picked }. The rest is discarded.
board-loot-about = The port pays { $price ->
    [one] 1 chest
   *[other] { $price } chests
} each for three or more alike.
board-sale = Sale: { $port }
board-price = price { $n }
board-sum = Together
board-none-captain = You hold no convoy: the Captain takes a skull.
board-none-islander = You hold no port: the Islander takes a skull.
board-none-shaman = You hold no curse: the Shaman takes a skull.
board-give = { $face } ({ $effect }) for { $who }
board-serve = Hand out the dice
board-sheet-fleet = Fleet
board-sheet-tokens = Tokens and rituals
board-sheet-others = Others

# What advice counts.
stock-chests = chests
stock-ships = ships
stock-goods = goods aboard
stock-talismans = talismans
stock-skulls = skulls
stock-cards = adventure cards
