# Pirate's Cove: every word of the game in English.

# places
island-1 = Tavern Island
    .short = Tavern
    .offer = cards for 2 gold
island-2 = Hull Island
    .short = Hull
    .offer = a better hull
island-3 = Sail Island
    .short = Sails
    .offer = better sails
island-4 = Cannon Island
    .short = Cannon
    .offer = better cannon
island-5 = Crew Island
    .short = Crew
    .offer = a better crew
island-6 = Treasure Island
    .short = Treasure
    .offer = bury chests
island-7 = Pirate's Cove
    .short = Cove
island-8 = the last battle

# sections of a ship
section-hull = hull
section-sails = sails
section-cannon = cannon
section-crew = crew
section-all = all sections

# phases
phase-0 = outfitting
phase-1 = Treasure
phase-2 = Navigation
phase-3 = Combat
phase-4 = Plunder
phase-5 = Upgrade
phase-6 = black ships and cargo
phase-7 = the end

treasure-none = none
treasure = { $fame ->
        [0] {""}
       *[other] fame { $fame },{" "}
    }gold { $gold }{ $chests ->
        [0] {""}
       *[other] , chests { $chests }
    }{ $tavern ->
        [0] {""}
       *[other] , tavern cards { $tavern }
    }
list = { $items }

# options of the game
option-name-crippling = Crippled
option-value-crippling-lowest = at the lowest position
option-value-crippling-off-mat = when pushed off the mat (sturdy ships)
option-name-shipwrights = Shipwrights
option-value-shipwrights-one = one on a ship
option-value-shipwrights-one-per-section = one on each section
option-name-volley_cards = Volley cards on one volley
option-value-volley_cards-one = one for each player
option-value-volley_cards-any = any number for the shooter
option-name-secret_map = Secret Map doubles
option-value-secret_map-chests = the chests
option-value-secret_map-all = everything on the card
option-name-blank_cards = House cards
option-value-blank_cards-off = left out
option-value-blank_cards-on = shuffled in

# cards
card-flint = Captain Flint's parrot
    .effect = The hold carries any number of chests; takes two hits on the hull.
    .short = Endless hold; takes 2 hits on the hull
    .brief = Flint's parrot
card-silver = Long John Silver's parrot
    .effect = Always 6 dice; takes two hits on the cannon.
    .short = Always 6 dice; takes 2 hits on the cannon
    .brief = Silver's parrot
card-bones = Billy Bones' parrot
    .effect = Dice equal the cannon; takes two hits on the crew.
    .short = Dice as cannon; takes 2 hits on the crew
    .brief = Bones' parrot
card-trelawney = Squire Trelawney's parrot
    .effect = +20 speed; takes two hits on the sails.
    .short = +20 speed; takes 2 hits on the sails
    .brief = Trelawney's parrot
card-shipwright = Master Shipwright
    .effect = Your Upgrade turn: attach to a section; takes the first two hits there.
    .short = Takes the first 2 hits on one section
card-farewell = A Fond Farewell
    .effect = End of Navigation: move your ship to an empty island; a Consort on you is over.
    .short = Sail on to an empty island
card-consort = Consort
    .effect = End of Treasure: half of another player's plunder and burying fame is yours this month.
    .short = Half of another captain's plunder
card-nest = Crow's Nest
    .effect = Start of Navigation: courses are chosen openly, clockwise from a player you name.
    .short = Open navigation from a named captain
card-account = Going on the Account
    .effect = Your Upgrade turn: one section up one position, free.
    .short = One section up, free
card-commission = Privateering Commission
    .effect = End of Navigation, the Navy on the board: send it to another outer island and command it.
    .short = Send the Navy on and command it
card-intercept = Royal Navy Intercept
    .effect = End of Navigation: send the Royal Navy to an outer island and command it.
    .short = Call the Navy to an island, command it
card-map = Secret Map
    .effect = End of Treasure: a die marks an outer island; its chests are doubled for you this month.
    .short = A die doubles the chests of an island
card-avast = Avast Belay!
    .effect = Before a battle: nobody plays any more cards in it.
    .short = No more cards in this battle
card-wind = Blow Me Down
    .effect = Before a battle: +6 speed in it; both together if you hold two.
    .short = +6 speed for this battle
card-grapple = Grapple Attack
    .effect = Before a battle: everybody rolls as many dice as they have crew.
    .short = All roll as many dice as crew
card-smoke = Smoke Screen
    .effect = Before a battle: only a 6 hits your ship.
    .short = Only a 6 hits you
card-overboard = Treasure Overboard
    .effect = Before a battle: +2 speed for every chest you give up.
    .short = +2 speed for each chest given up
card-grapeshot = Grapeshot Attack
    .effect = On your volley: 3 to 6 hit, even through smoke; your own cannon take two damage.
    .short = 3 to 6 hit; own cannon take 2
card-keg = Powder Keg
    .effect = On any volley of your battle: each hit also damages every hull by 1.
    .short = Each hit also strikes every hull
card-salute = Six Gun Salute
    .effect = On your volley: each hit damages all sections of the target; you lose your next turn.
    .short = Hits all sections; then reload
card-fame-1 = Fame 1
    .effect = 1 fame at the end of the game.
    .short = 1 fame at the end of the game
card-fame-2 = Fame 2
    .effect = 2 fame at the end of the game.
    .short = 2 fame at the end of the game
card-fame-3 = Fame 3
    .effect = 3 fame at the end of the game.
    .short = 3 fame at the end of the game
card-market = Smugglers' Market
    .effect = Your Upgrade turn: up to 3 chests for 2 gold each.
    .short = Up to 3 chests for 2 gold each
card-rations = Double Rations
    .effect = Before a battle: one die more in each of your volleys, at most 6.
    .short = One die more in each volley
card-chain = Chain Shot
    .effect = On your volley, aimed at sails: each hit counts twice.
    .short = At sails, each hit counts twice

card-blackbeard = Edward Teach, Blackbeard
    .short = Blackbeard
    .effect = Fires at the strongest cannon; each hit damages the hull.
card-dutchman = The Flying Dutchman
    .short = Flying Dutchman
    .effect = Fires at the largest crew and damages it; mends up to two hits after each round.
card-hook = Captain Hook
    .short = Captain Hook
    .effect = Fires at the strongest hull; misses may stray to others.
card-bonny = Anne Bonny and Mary Read
    .vessel = The ship of Anne Bonny and Mary Read
    .short = Bonny and Read
    .effect = Fire at the fastest ship; each hit damages all four sections.
card-cacafuego = The Cacafuego
    .short = The Cacafuego
    .effect = Defenceless: the captains there fight each other for it, and the winner rolls a die for fame.
card-roberts = Bartholomew Roberts, Black Bart
    .short = Black Bart
    .effect = Fires at the fastest ship; each hit damages the sails.
card-navy = The Royal Navy
    .short = Royal Navy
    .effect = Fires where its commander says; all captains there must sink it first.

# questions
ask-outfit = Outfit your ship: which steps do you buy for your { $gold } gold? Each step needs the one before it.
    .commit = { $n ->
        [0] Buy nothing
        [one] Buy { $n } step for { $price } gold
       *[other] Buy { $n } steps for { $price } gold
    }
    .sum = { $left } of { $gold } gold left
ask-end-of-treasure = The treasure lies open. Do you play an event?
ask-start-of-navigation = Before the wheels are set: do you play Crow's Nest?
ask-navigate = Where do you sail this month?
ask-end-of-navigation = All ships have arrived. Do you play an event?
ask-prepare = The battle is about to begin. Do you play a battle card?
ask-battle-turn = Round { $round }: fire with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, or retreat to the Cove?
ask-last-battle-turn = The last battle, round { $round }: fire with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
ask-more-cards = Do you lay another volley card?
ask-aim = What do you fire at?
ask-navy-aim = You command the Royal Navy. What does it fire at?
ask-keg = { $ship } fires at { $target } ({ $section }) with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. Do you add a Powder Keg?
ask-parrot = You have drawn { $parrot }, but { $old } sits on the perch.
ask-plunder = Do you plunder { $island }?
ask-cove = What do you take in the Cove?
ask-upgrade-1 = Tavern Island: what do you do? You have { $gold } gold.
ask-upgrade-2 = Hull Island: what do you do? You have { $gold } gold.
ask-upgrade-3 = Sail Island: what do you do? You have { $gold } gold.
ask-upgrade-4 = Cannon Island: what do you do? You have { $gold } gold.
ask-upgrade-5 = Crew Island: what do you do? You have { $gold } gold.
ask-upgrade-6 = Treasure Island: what do you do? You have { $gold } gold.
ask-upgrade-7 = Pirate's Cove: what do you do? You have { $gold } gold.
ask-bury-chests = How many chests do you bury? Each is 1 fame.
    .commit = { $n ->
        [0] Bury no chest
        [one] Bury { $n } chest for { $gain } fame
       *[other] Bury { $n } chests for { $gain } fame
    }
ask-bury-gold = How much gold do you bury? Every 3 are 1 fame.
    .commit = { $n ->
        [0] Bury no gold
        [one] Bury { $n } gold for { $gain } fame
       *[other] Bury { $n } gold for { $gain } fame
    }
    .sum = { $gold } → { $left } gold

# answers
option-step = Raise the { $section } to position { $position } (value { $reading }) for { $cost } gold
option-map = Play Secret Map
    .note = a die names an island: its chests count double for you
option-consort = Play Consort
    .note = on { $on }
option-nest = Play Crow's Nest
    .note = { $first } chooses first
option-navigate = { $island }
    .note = { $offer }
    .about = Treasure: { $treasure }.{ $doubled ->
        [chests] { " " }Your map: its chests count double.
        [all] { " " }Your map: all of it counts double.
       *[no] { "" }
    } Harbour: { $offer }.
    .commit = Set the wheel to { $to }
option-navigate-legend = { $island }
    .note = a black ship!
    .about = Treasure: { $treasure }.{ $doubled ->
        [chests] { " " }Your map: its chests count double.
        [all] { " " }Your map: all of it counts double.
       *[no] { "" }
    } Harbour: { $offer }.
    .commit = Set the wheel to { $to }
option-farewell = Play A Fond Farewell
    .note = to { $island }
option-intercept = Play Royal Navy Intercept
    .note = to { $island }
option-commission = Play Privateering Commission
    .note = on to { $island }
option-overboard = Play Treasure Overboard
    .note = +{ $knots } speed for { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }
option-wind = Play Blow Me Down
    .note = +6 speed in this battle
option-wind-both = Play both Blow Me Down
    .note = +12 speed in this battle
option-grapple = Play Grapple Attack
    .note = all roll by crew
option-smoke = Play Smoke Screen
    .note = only a 6 hits you
option-avast = Play Avast Belay
    .note = no more cards in this battle
option-rations = Play Double Rations
    .note = one die more
option-fire = Fire with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
    .note = each 5 or 6 hits, in smoke only a 6
option-retreat = Retreat to the Cove
    .note = 17 % mutiny, then you lose { $what }
option-retreat-hit = Retreat to the Cove
    .note = each opponent +1 fame · 17 % mutiny, then you lose { $what }
mutiny-gold = { $n } gold
mutiny-chests = { $n ->
    [one] 1 chest
   *[other] { $n } chests
}
mutiny-fame = { $n } fame
mutiny-nothing = nothing
option-grapeshot = Fire { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} with Grapeshot
    .note = 3 to 6 hit, your cannon take 2
option-keg = Fire { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} with a Powder Keg
    .note = each hit costs every hull 1, yours too
option-salute = Fire { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} as a Six Gun Salute
    .note = hits all sections, then reload
option-chain = Fire { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} with Chain Shot
    .note = at sails, each hit counts twice
option-no-more = Lay no more cards
option-aim = Fire at { $target }, { $section }
    .note = { $needed ->
        [one] 1 hit cripples
       *[other] { $needed } hits cripple
    } · { $chance } %
option-aim-pirate = Fire at { $target }
    .note = { $needed ->
        [one] 1 hit sinks
       *[other] { $needed } hits sink
    } it · { $chance } %
option-keg-add = Add a Powder Keg
    .note = each hit costs every hull 1, yours too
option-parrot-keep = Keep { $parrot }
option-parrot-exchange = Exchange it for { $parrot }
    .note = costs 1 fame
option-plunder = Plunder
    .note = { $treasure }
option-leave = Leave the treasure
option-cove-cards = Take 2 tavern cards
option-cove-gold = Take 1 tavern card and 2 gold
option-market = Play Smugglers' Market
    .note = { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    } for { $gold } gold
option-buy = Buy a tavern card
    .note = for { $cost } gold
option-end = End the turn
    .ask = { $chests ->
        [0] {""}
        [one] 1 chest is still aboard, and buried it is 1 fame. End the turn all the same?
       *[other] { $chests } chests are still aboard, and buried each is 1 fame. End the turn all the same?
    }
option-bury-chests = Bury chests
    .note = each is 1 fame
option-bury-gold = Bury gold
    .note = every 3 are 1 fame
option-raise = Raise the { $section } by a step
    .note = for { $cost } gold: { $more ->
        [0] still { $reading }, bears one hit more
       *[other] now { $reading }
    }
option-account = Raise the { $section } by a step
    .note = free (Going on the Account): { $more ->
        [0] still { $reading }, bears one hit more
       *[other] now { $reading }
    }
option-heal = Heal the shipwright on the { $section }
    .note = for 1 gold
option-shipwright = Attach a shipwright to the { $section }
    .note = takes 2 hits there

# refusals
refusal-step-missing = A step of the { $section } is missing: positions are bought one after another.
refusal-gold = That costs { $cost } gold, and you have { $gold }.
refusal-not-held = You do not hold { $card }.
refusal-card-not-now = { $card } cannot be played like this now: its text says when.
refusal-consort-self = Consort must name another player.
refusal-must-sail = Every captain must choose an island.
refusal-cove = The Cove is not on the wheel: it is only reached by retreat or with a crippled ship.
refusal-not-empty = The island must be free of all ships, and it cannot be the Cove.
refusal-navy-haven = The Navy never comes to Treasure Island or to the Cove.
refusal-navy-own = The Navy cannot be sent to your own ship's island.
refusal-commission = The Navy must be on the board, and it must be sent to another island.
refusal-chests = At least one chest goes on the card, and you have { $chests }.
refusal-avast = Avast Belay was played: no more cards in this battle.
refusal-fire-or-retreat = On its turn a ship fires or retreats.
refusal-no-retreat = There is no retreat from the last battle.
refusal-pirates-first = Players may be fired at only when the pirate and the Navy are sunk.
refusal-not-in-battle = That ship is not in this battle.
refusal-aim = Name a ship of this battle and one of its sections.
refusal-exchange = An exchange costs 1 fame, and you have none: keep the old parrot.
refusal-not-here = That cannot be done here; every island has its own trade.
refusal-three-cards = At most three cards can be bought in a visit.
    .done = done
refusal-no-cards = There are no tavern cards left.
refusal-nothing-to-bury = You have nothing to bury.
    .done = done
refusal-shipwright = There is no room for another shipwright on board.
refusal-top = That section is at the end of its track and cannot be raised further.
refusal-once = On a visit to Treasure Island one section is raised by one position, once.
    .done = done

# what happened
event-phase = Month { $month }: { $phase ->
    [1] Treasure
    [2] Navigation
    [3] Combat
    [4] Plunder
    [5] Upgrade
   *[6] black ships and cargo
}.
event-outfitted = { $seat } outfits for { $cost } gold: hull { $hull }, sails { $sails }, cannon { $cannon }, crew { $crew }.
event-treasure-turned = { $island }: { $treasure }.
event-heading = { $seat } chooses { $island }.
event-sailed = { $seat } sails to { $island }.
event-black-ship-moved = Black ship { $number } sails to { $island }.
event-pirate-appeared = { $ship } appears at { $island }.
event-cargo-lost = { $seat } throws { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} overboard: the hold is full.
event-treasure-discarded = Nobody plundered { $island }.
event-card-drawn = { $seat } draws a tavern card.
event-card-drawn-own = { $seat } draws { $card }.
event-deck-made = The { $count ->
    [one] discarded card forms
   *[other] { $count } discarded cards form
} a new tavern deck.
event-parrot-perched = { $parrot } perches with { $seat }.
event-parrot-refused = { $seat } sends { $parrot } back into the tavern deck.
event-parrot-exchanged = { $seat } takes { $parrot } and sends { $old } back into the deck.
event-parrot-healed = { $parrot } of { $seat } is well again.
event-consort-laid = { $seat } plays Consort: { $on } shares this month's plunder.
event-map-marked = { $seat } plays Secret Map, rolls { $faces } and marks { $island }.
event-nest-manned = { $seat } plays Crow's Nest: open courses, { $first } begins.
event-farewell = { $seat } plays A Fond Farewell and sails to { $island }.
event-consort-cancelled = { $seat } owes { $by } nothing any more: Consort is over.
event-navy-sent = { $seat } plays { $card }: the Royal Navy sails to { $island }.
event-navy-left = The Royal Navy is taken off the board ({ $island }).
event-battle-began = Battle at { $place }: { $ships }.
event-last-battle = The leaders are tied and fight to the death: { $seats }.
event-tie-rolled = { $why ->
    [target] Equal targets
    [champion] The last ships went down together
   *[other] Equal speed
}: { $ships } roll { $faces }. { $why ->
    [target] { $best } is the first target.
    [champion] { $best } wins.
   *[other] { $best } goes first.
}
event-tie-again = A tie: { $ships } roll { $faces }, equal once more. They roll again.
event-battle-card = { $seat } plays { $count ->
    [one] { $card }
   *[other] { $card } twice
}.
event-battle-card-chests = { $seat } plays { $card } with { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}.
event-preparation-passed = { $seat } plays no battle card.
event-round-began = Round { $round }: { $ships }.
event-reloaded = { $seat } reloads and loses the turn.
event-volley-card = { $seat } lays { $card }.
event-aimed = { $ship } fires at { $target }, { $section }.
event-aimed-hull = { $ship } fires at { $target }.
event-fired = { $ship } rolls { $faces }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
event-fired-for = { $roller } rolls { $faces } for { $ship }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
event-strayed = A stray { $face } hits { $seat }.
event-damaged = { $seat }: { $section } takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, now { $reading }.
event-shipwright-hit = { $left ->
    [0] The shipwright of { $seat } on the { $section } is lost
   *[other] The shipwright of { $seat } on the { $section } is wounded
}.
event-parrot-hit = { $left ->
    [0] { $parrot } of { $seat } is dead
   *[other] { $parrot } of { $seat } is wounded
}.
event-pirate-hit = { $ship } takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, hull left { $left }.
event-pirate-sunk = { $ship } is sunk: { $each } fame each for { $seats }.
event-pirate-repaired = { $ship } repairs the hull to { $hull }.
event-crippled = { $seat } is crippled ({ $sections }) and makes for the Cove.
event-recoiled = The Grapeshot recoils on { $seat }.
event-retreated = { $seat } retreats to the Cove.
event-mutiny-rolled = { $seat } rolls { $face } against mutiny: { $face ->
    [1] the crew rises
   *[other] the crew obeys
}.
event-mutiny = Mutiny! { $seat } loses { $gold } gold and { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} and walks the plank.
event-cacafuego-taken = { $seat } rolls { $face } for the Cacafuego: { $each } fame each for { $seats }.
event-battle-ended = The battle at { $place } is over; afloat: { $seats }.
event-battle-ended-none = The battle at { $place } is over; no captain stays.
event-last-battle-ended = The battle to the death is over; afloat: { $seats }.
event-last-battle-ended-none = The battle to the death is over; nobody is afloat.
event-fame = { $seat }: { $amount } fame ({ $cause ->
    [battle] battle
    [plunder] plunder
    [pirate] legendary pirate
    [navy] Royal Navy
    [bury] buried treasure
    [consort] Consort
    [card] fame cards
    [plank] walking the plank
    [parrot] parrot killed
   *[exchange] parrot exchanged
}), now { $total }.
event-plundered = { $seat } plunders { $island }: fame { $fame }, gold { $gold }, chests { $chests }, tavern cards { $tavern }.
event-plunder-shared = { $by } takes a share from { $on }: fame { $fame }, gold { $gold }, chests { $chests }, tavern cards { $tavern }.
event-left-alone = { $seat } leaves the treasure of { $island }.
event-card-bought = { $seat } buys a tavern card.
event-raised = { $seat } raises the { $section } to { $reading } (position { $position }) for { $cost } gold.
event-buried-chests = { $seat } buries { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}.
event-buried-gold = { $seat } buries { $gold } gold.
event-burying-shared = { $on } gives { $by } { $fame } of the fame for burying.
event-shipwright-placed = { $seat } attaches a shipwright to the { $section }.
event-shipwright-healed = { $seat } heals the shipwright on the { $section }.
event-account = { $seat } plays Going on the Account.
event-smuggled = { $seat } sells { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} to smugglers for { $gold } gold.
event-repaired = { $seat } repairs { $sections } for { $paid } gold.
event-repaired-poor = { $seat } repairs { $sections } but cannot pay: nothing else in the Cove.
event-cove-benefit = { $seat } takes tavern cards in the Cove.
event-cove-benefit-gold = { $seat } takes a tavern card and { $gold } gold in the Cove.
event-fame-cards = { $seat } shows { $cards }.
event-won = { $seat } wins with { $total } fame.

# tables
panel-map = Month { $month } of { $months }, { $phase }
panel-number = No.
panel-place = Place
panel-ships = Ships
panel-empty-black-ship = empty black ship
panel-navy-of = Royal Navy ({ $who })
panel-fleet = Captains
panel-player = Captain
panel-fame = Fame
panel-gold = Gold
panel-chests = Chests
panel-cards = Cards
panel-speed = Speed
panel-dice = Dice
panel-hold = { $hold ->
    [-1] { $chests } of any number
   *[other] { $chests } of { $hold }
}
panel-mats = Ships: value (hits to cripple)
panel-section = { $value } ({ $hits })
panel-section-wounded = { $value } ({ $hits }), wounded shipwright
panel-section-guarded = { $value } ({ $hits }), shipwright
panel-parrot = Parrot
panel-battle = Battle at { $place }, round { $round }
panel-last-battle = The last battle, round { $round }
panel-ship = Ship
panel-hit-by = Hit by
panel-hit-from = { $face ->
    [6] only 6
   *[other] { $face } and more
}
panel-cards-in-force = Cards in force
panel-state = State
panel-hit = hit
panel-unhit = unhit
panel-reloading = reloading
panel-hull-left = hull left: { $left }
panel-supply = Treasure Island and decks
panel-supply-gold = Gold in the supply
panel-supply-chests = Chests in the supply
panel-deck = Tavern deck
panel-discard = Discarded
panel-black-ship-next = Black ship next month
panel-hand = Your hand
panel-card = Card
panel-effect = What it does

# the drawn board
kind-event = Event
kind-battle = Battle
kind-volley = Volley
kind-shipwright = Upgrade
kind-fame = Fame
kind-parrot = Parrot
board-chart = Chart with seven places
board-phases = Phases of the month
board-phase-0 = Outfitting
board-phase-1 = Treasure
board-phase-2 = Navigation
board-phase-3 = Combat
board-phase-4 = Plunder
board-phase-5 = Upgrade
board-phase-6 = Month end
board-phase-7 = The end
turn-numbered = month { $turn }
board-month = month { $month } of { $months }
board-here-1 = Buy up to three tavern cards, 2 gold each.
board-here-2 = Raise your hull for gold.
board-here-3 = Raise your sails for gold.
board-here-4 = Raise your cannon for gold.
board-here-5 = Raise your crew for gold.
board-here-6 = Bury chests and gold for fame; raise one section at double cost.
board-here-7 = Haven for beaten ships: repairs, and a little something to begin anew.
board-glow-shipwright = Names that glow: a Shipwright may stand there and take 2 hits.
board-glow-heal = A wounded Shipwright: press the name that glows to heal him for 1 gold.
board-visit-1 = tavern
board-visit-2 = shipyard
board-visit-3 = sail loft
board-visit-4 = fort
board-visit-5 = camp
board-visit-6 = burying
board-visit-7 = haven
board-stack = { $n ->
    [one] 1 treasure card still to come
   *[other] { $n } treasure cards still to come
}
board-marked = Secret Map of { $who }
board-supply = In the supply: { $gold } gold, { $chests } chests
board-ships-here = Here: { $ships }
board-sails-on = Sails on to: { $islands }
board-beaten = Its pirate was beaten; next month a new one comes.
board-beaten-short = beaten
board-commanded = Commanded by { $who }
board-ship = { $place }, speed { $speed }, dice { $dice }, fame { $fame }
board-aboard = Aboard: { $gold } gold, { $chests } chests, { $cards } cards
board-speed = speed { $n }
board-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
board-at = at { $place }
board-fame = Fame: { $n }
board-fame-word = fame
board-spoil-fame = fame
board-spoil-gold = gold
board-spoil-chests = { $n ->
    [one] chest
   *[other] chests
}
board-spoil-tavern = { $n ->
    [one] tavern card
   *[other] tavern cards
}
board-hold = Hold
board-about-hold = Chests beyond the hull's value go overboard at the end of the month.
board-about-gold = Pays for upgrades and tavern cards; three buried are 1 fame.
board-about-hull = How many chests you carry; pirates like to shoot at it.
board-about-sails = Your speed: the fastest ship acts first.
board-about-cannon = You roll as many dice as the smaller of cannon and crew.
board-about-crew = You roll as many dice as the smaller of cannon and crew.
board-about-perch = One parrot may live here. It helps and takes two hits on its section.
board-about-deck = Event, battle and volley cards, shipwrights, parrots and fame.
board-hits-left = { $n ->
    [one] 1 hit cripples it
   *[other] { $n } hits cripple it
}
board-left = { $n ->
    [one] hit left
   *[other] hits left
}
board-needs = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
board-hits = { $n ->
    [0] miss
    [one] 1 hit
   *[other] { $n } hits
}
board-protected = { $n ->
    [one] 1 hit is taken by its guard
   *[other] { $n } hits are taken by its guards
}
board-shipwright = A shipwright takes the next two hits.
board-shipwright-wounded = A wounded shipwright takes the next hit.
board-parrot-guards = The parrot takes hits here.
board-next-cost = Next position: { $gold } gold
board-step = { $section } to { $value } for { $gold } gold
board-in-battle = in battle
board-upgrading = ashore
board-perch-empty = Perch empty
board-no-wright = no shipwright
board-wright-on = shipwright: { $sections }
board-wounded = wounded
board-no-cards = No cards in hand
board-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-discard = Discarded: { $n }
board-consort = Without the half that goes to { $who } (Consort).
board-mapped = Your Secret Map is counted in.
board-too-many = { $n ->
    [one] The hold is short of room for 1 chest.
   *[other] The hold is short of room for { $n } chests.
}
board-plunder = Plunder { $island }
board-parrots = A parrot wants to come aboard
board-yard = Outfit your ship
board-yard-small = before the first month
board-left-of = of { $gold } gold left
board-bought = { $n ->
    [0] No card bought yet; three at most
    [one] 1 card bought; three at most
   *[other] { $n } cards bought; three at most
}
board-bury-chests = Each chest is 1 fame; up to { $n } now.
board-bury-gold = Every 3 gold are 1 fame; up to { $n } gold now.
board-bury-n = Bury { $n }
board-retreat = Retreat · mutiny { $n } %
board-aside = Look at the chart
board-open-battle = Back to the battle
board-open-yard = Back to the ship
board-open-visit = Back to the island
board-open-spoils = Back to the plunder
board-open-parrots = Back to the parrots
board-battle-at = Battle at { $place }
board-last-battle = The last battle
board-round = round { $n }
board-preparation = Preparation: battle cards
board-order = Order of the round
board-turn-of = { $who }
board-fires-at = { $who } → { $target }: { $section }
board-roll-mutiny = Mutiny? Only a 1 is bad
board-roll-tie = Equal: the dice decide
board-roll-map = The Secret Map
board-roll-cacafuego = The treasure of the Cacafuego
board-sources = Where the fame came from
board-sunk = Legends beaten
board-lost = Unburied at the end
board-cause-battle = battles
board-cause-plunder = plunder
board-cause-pirate = legendary pirates
board-cause-navy = Royal Navy
board-cause-bury = buried treasure
board-cause-consort = Consort
board-cause-card = fame cards
board-cause-plank = walking the plank
board-cause-parrot = dead parrots
board-cause-exchange = parrots exchanged

# chapters of the rulebook
chapter-component = What is in the box
chapter-setup = Setting up
chapter-ship = Ships
chapter-order = Order of play
chapter-turn = The month
chapter-treasure = Treasure
chapter-nav = Navigation
chapter-combat = Combat
chapter-haven = Where nobody fights
chapter-plunder = Plunder
chapter-upgrade = Upgrade
chapter-cove = In Pirate's Cove
chapter-phase6 = End of the month
chapter-score = Fame
chapter-end = End of the game
chapter-tavern = Tavern cards
chapter-parrot = Parrots
chapter-shipwright = Master shipwrights
chapter-event = Event cards
chapter-battle = Battle cards
chapter-volley = Volley cards
chapter-fame-card = Fame cards
chapter-navy = The Royal Navy
chapter-legend = Legendary pirates
chapter-option = Options
chapter-house = House cards
chapter-dice = Dice
board-sheet-ship = Ship
board-sheet-hold = Hold and gold
board-sheet-others = Others

# What advice counts.
stock-fame = fame
stock-gold = gold
stock-chests = chests aboard
stock-cards = tavern cards
stock-strength = strength of the ship
