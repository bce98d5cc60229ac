# Pirates of Maracaibo: all words of the game in English.

redbeard = Redbeard

# options
option-name-layout = Layout of the sea lane
option-value-layout-A = A (for a first game)
option-value-layout-B = B
option-value-layout-C = C
option-value-layout-D = D
option-name-break_groups = Break up large groups of locations
option-name-fog_locations = Module: fog of war over the locations
option-name-fog_improvements = Module: fog of war over the improvements
option-name-skirmishes = Module: skirmishes
option-name-quest_hunters = Module: quest hunters
option-name-rubies = Module: rubies
option-name-retirement = Module: retirement
option-name-redbeard = Redbeard's B cards (alone)

# treasures and kinds of cards
kind-gold = gold
    .acc = a gold
kind-emerald = emerald
    .acc = an emerald
kind-pearl = pearl
    .acc = a pearl
improvement-equipment = equipment
improvement-crew = crew
improvement-ship = ship
improvement-location = location
improvement-residence = residence
improvement-placeholder = –
hidden-location = location
hidden-card = improvement?
die = { $kind } { $face }
fighter = { $who } { $total }

# places
place-start = the starting zone
place-gulf = Gulf
place-maracaibo = Maracaibo
card-hidden = face-down card
card-placeholder = empty card
card-aruba = Aruba
card-bonaire = Bonaire
card-curacao = Curaçao
card-tobago = Tobago
card-trinidad = Trinidad
card-grenada = Grenada
card-margarita = Margarita
card-barbados = Barbados

card-hacienda = Hacienda
card-governors-villa = Governor's Villa
card-shipyard = Shipyard
card-trading-post = Trading Post
card-tavern = Tavern
card-smugglers-cave = Smugglers' Cave
card-guild-hall = Guild Hall
card-emerald-hall = Emerald Hall
card-mint = Mint
card-pearl-palace = Pearl Palace
card-treasury = Treasury
card-jungle-mission = Jungle Mission

card-compass = Compass
card-tobacco = Tobacco
card-rum = Rum
card-shovel = Shovel
card-spyglass = Spyglass
card-cutlass = Cutlass
card-treasure-map = Treasure Map
card-musket = Musket
card-klabautermann = Klabautermann
card-quartermaster = Quartermaster
card-gold-seeker = Gold Seeker
card-emerald-cutter = Emerald Cutter
card-pearl-diver = Pearl Diver
card-scout = Scout
card-cook = Cook
card-carpenter = Carpenter
card-cannons = Cannons
card-cargo-hold = Cargo Hold
card-crows-nest = Crow's Nest
card-anchor = Anchor
card-captains-cabin = Captain's Cabin
card-galley = Galley

card-sextant = Sextant
card-cocoa = Cocoa
card-spices = Spices
card-gold-chest = Gold Chest
card-emerald-chest = Emerald Chest
card-pearl-chest = Pearl Chest
card-golden-idol = Golden Idol
card-emerald-mask = Emerald Mask
card-pearl-necklace = Pearl Necklace
card-pickaxes = Pickaxes
card-coastal-chart = Coastal Chart
card-powder-keg = Powder Keg
card-logbook = Logbook
card-first-mate = First Mate
card-master-gunner = Master Gunner
card-cartographer = Cartographer
card-tracker = Tracker
card-gravedigger = Gravedigger
card-chronicler = Chronicler
card-boatswain = Boatswain
card-smuggler = Smuggler
card-fence = Fence
card-spy = Spy
card-architect = Architect
card-recruiter = Recruiter
card-fiddler = Fiddler
card-dry-dock = Dry Dock
card-heavy-cannons = Heavy Cannons
card-secret-hold = Secret Hold
card-great-cabin = Great Cabin
card-black-flag = Black Flag
card-carvers-workshop = Carver's Workshop
card-longboat = Longboat
card-golden-battery = Golden Battery
card-emerald-battery = Emerald Battery
card-pearl-battery = Pearl Battery
card-false-colours = False Colors

card-tortuga = Tortuga
card-saint-lucia = Saint Lucia
card-antigua = Antigua
card-martinique = Martinique

galleon-mermaid = Mermaid
galleon-dragon = Dragon
galleon-harpy = Harpy
galleon-whale = Whale
galleon-lion = Lion
galleon-sea-serpent = Sea Serpent
galleon-poseidon = Poseidon
galleon-kraken = Kraken
galleon-hawk = Hawk
galleon-nautilus = Nautilus
galleon-skull = Skull
galleon-unicorn = Unicorn

# quests
quest-q01 = Own gold
quest-q02 = Own emeralds
quest-q03 = Own pearls
quest-q04 = Buried gold
quest-q05 = Buried emeralds
quest-q06 = Buried pearls
quest-q07 = Equipment
quest-q08 = Crew
quest-q09 = Ship cards
quest-q10 = Doubloon income
quest-q11 = VP income
quest-q12 = Improvements and residences
quest-q13 = Rivers crossed
quest-q14 = Crew and ship, of each
quest-q15 = Equipment and ship, of each
quest-q16 = All three kinds, of each
quest-q17 = Residences
quest-q18 = Cards with lightning
quest-q19 = Ship upgrades
quest-q20 = Crew and rivers
quest-q21 = Equipment and rivers
quest-q22 = Equipment and crew
quest-q23 = Ship cards and residences
quest-q24 = Buried treasures and VP income
quest-q25 = Buried treasures and rivers

# what is counted
counted-gold = gold
counted-emerald = emerald
counted-pearl = pearl
counted-buried = buried treasure
counted-buried-gold = buried gold
counted-buried-emerald = buried emerald
counted-buried-pearl = buried pearl
counted-quest = quest held
counted-quests = quest that scores
counted-river = river crossed
counted-equipment = equipment card
counted-crew = crew card
counted-ship = ship card
counted-sets = set of three different treasures
counted-doubloon-income = doubloon of income
counted-vp-income = point of VP income
counted-residences = residence
counted-cards-and-residences = improvement or residence
counted-lightning = card with lightning
counted-upgrades = upgrade

# effects
effects = { $what }
effect-none = nothing
effect-now-vp = { $n } VP
effect-now-doubloons = { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
effect-now-raid = raid
effect-now-raid-plus-once = raid with { $n } extra strength
effect-now-raid-fixed = raid of value { $n } without dice
effect-now-raid-colour = raid with the { $kind } die, +{ $n }
effect-now-explore = explore { $n }
effect-now-explore-on = explore on
effect-now-respace = resolve the explorer's space
effect-now-upgrade = ship upgrade
effect-now-bury = bury a treasure
effect-now-quest = take a quest
effect-now-sell-quest = sell a quest for { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
effect-now-cube-any = a cube on any island
effect-now-cube = a cube on the { $kind } island
effect-now-cubes-same = { $n } cubes on one island
effect-now-treasure = a treasure: { $kind }
effect-now-treasure-die = a treasure of the die's kind
effect-now-treasure-any = a treasure of your choice
effect-now-treasures-same = { $n } treasures of one kind
effect-now-galleon = a galleon for { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
effect-now-black-market = black market tile{ $n ->
        [0] {""}
       *[other] {" "}for { $n }
    }
effect-now-activate-bm = activate an own black market tile
effect-now-activate = activate your black market tile
effect-now-residence = build any residence
effect-now-acquire = buy any { $kind } card{ $n ->
        [0] {""}
       *[other] {" "}for { $n } more
    }
effect-now-vp-income = VP equal to your VP income
effect-now-doubloon-income = doubloons equal to your income
effect-now-vp-per = { $n } VP per { $what }{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
effect-now-either = { $one } or { $other }
effect-now-refill = refill the space
effect-now-ruby-gain = take a ruby
effect-now-ruby-sell = sell a ruby
effect-now-ruby-trade = trade a ruby for 2 VP
effect-now-spend = spend strength
effect-perm-raid-plus = every raid +{ $n }
effect-perm-die-plus = { $kind } die +{ $n }
effect-perm-explore-plus = every exploration +{ $n }
effect-perm-explore-swap = once per exploration { $n } fewer spaces: { $what }
effect-perm-discount = cards and residences cost { $n } less
effect-perm-raid-action = raid action for { $n } strength: { $what }
effect-perm-move-plus = move up to { $n } further
effect-perm-extra-reroll = one more re-roll per raid
effect-perm-burial-spaces = burial spaces for any kind: { $what }
effect-perm-quest-refresh = may renew the quest market before choosing
effect-income-doubloons = income { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
effect-income-vp = income { $n } VP
effect-income-doubloons-per-quest = income { $n } per quest held
effect-end-per3 = at the end { $n } VP per 3 { $kind }
effect-end-per3-quests = at the end { $n } VP per 3 scoring quests
effect-end-per-buried = at the end { $n } VP per buried treasure

# what one does of that list, verb first
act-several = Choose: { $what }
act-vp = Take { $n } VP
act-doubloons = Take { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
act-raid = Raid
act-raid-plus-once = Raid with { $n } extra strength
act-raid-fixed = Raid with value { $n }, without dice
act-raid-colour = Raid with the { $kind } die, +{ $n }
act-explore = Explore { $n }
act-explore-on = Explore on
act-respace = Use your explorer's space again
act-upgrade = Upgrade your ship
act-bury = Bury a treasure
act-quest = Take a quest
act-sell-quest = Sell a quest for { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
act-cube-any = Put a cube on any island
act-cube = Put a cube on the { $kind } island
act-cubes-same = Put { $n } cubes on one island
act-treasure = Take a treasure: { $kind }
act-treasure-die = Take a treasure of the die's kind
act-treasure-any = Take a treasure of your choice
act-treasures-same = Take { $n } treasures of one kind
act-galleon = Take a galleon for { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
act-black-market = Open a black market{ $n ->
        [0] {""}
       *[other] {" "}for { $n }
    }
act-activate-bm = Use one of your black market tiles
act-activate = Use your black market tile
act-residence = Build any residence
act-acquire = Buy any { $kind } card{ $n ->
        [0] {""}
       *[other] {" "}for { $n } more
    }
act-vp-income = Take VP equal to your VP income
act-doubloon-income = Take doubloons equal to your income
act-vp-per = Take { $n } VP per { $what }{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
act-ruby-gain = Take a ruby
act-ruby-sell = Sell a ruby
act-ruby-trade = Trade a ruby for 2 VP

# questions
ask-keep-quests = Which { $count ->
        [one] quest
       *[other] { $count } quests
    } do you keep?
    .commit = { $n ->
        [one] Keep this quest
       *[other] Keep these { $n } quests
    }
ask-sail = Sail 1 to { $most } spaces
ask-step = Sail on or stop here?
ask-toll = Who is paid the toll?
ask-improvement = Acquire the card or take doubloons?
ask-build = Build the residence here?
ask-do = What do you do next?
ask-spend = Spend your raid strength
ask-spend-last = Strength is left: spend it or end the turn
ask-keep-die = Keep a die or re-roll
ask-raid-kind = Which treasure is the raid for?
ask-store = Where do you put { $kind }?
ask-kind = Which treasure?
ask-cubes = Which island gets { $count ->
        [1] the cube
       *[other] { $count } cubes
    }?
ask-bury = Bury a treasure
ask-explore = Explore up to { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }
ask-retire = Retire: build a residence for half its price
ask-acquire = Buy one { $kind } card{ $more ->
        [0] {""}
       *[other] {" "}for { $more } more
    }
ask-residence = Build a residence
ask-quest = Take a quest
ask-sell-quest = Sell a quest
ask-upgrade = Upgrade your ship
ask-galleon = Take a galleon
ask-tile = Choose a black market tile
ask-place-tile = Where does the tile go?
ask-ruby = Sell the ruby for which bonus?

# answers
option-pass = Decline
option-done = Finish here
    .ask = Given up here: { $what }. Go on all the same?
option-done-raid = Spend no more
    .ask = { $left } strength is left. Keep it and go on?
option-end-turn = End the turn
    .ask = { $left } strength is left. End the turn all the same?
option-sail = { $place }
    .commit = Sail to { $place }
    .note = { $kind ->
        [card] buy for { $price } or take 5
        [dear] { $price } is too dear: take 5
        [residence] build for { $price }
        [poor] { $price } is too dear
        [own] you have built here
        [location] { $what }
        [gulf] upgrade; raid, explore or build
        [maracaibo] 6 VP, upgrade, end of the round
        [blank] take 5
       *[other] a card face down
    }
option-sail-toll = { $place }, toll { $toll }
    .commit = Sail to { $place }, toll { $toll }
    .note = { $kind ->
        [card] buy for { $price } or take 5
        [dear] { $price } is too dear: take 5
        [residence] build for { $price }
        [poor] { $price } is too dear
        [own] you have built here
        [location] { $what }
        [gulf] upgrade; raid, explore or build
        [maracaibo] 6 VP, upgrade, end of the round
        [blank] take 5
       *[other] a card face down
    }
option-stop = Stop at { $place }
option-toll = Pay { $who }
option-take = Take { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    }
    .note = the card stays where it lies · you will have { $after }
option-buy = Buy { $card } for { $price }
    .note = { $what }{ $lost ->
        [1] : does nothing now
       *[0] { "" }
    } · leaves { $left } of { $purse }
option-build = Build { $card } for { $price }
    .note = it would score { $worth } VP now
option-build-first = Build { $card } for { $price }, first: +{ $vp } VP
    .note = it would score { $worth } VP now
option-build-dear = Build { $card } for { $price }
option-spend = { $what }
    .note = strength { $count } of { $left }, { $kind }{ $short ->
        [0] {""}
       *[1] ; then too little for: { $missed }
    }
    .commit = Spend { $count } of { $left } ({ $kind }): { $what }
option-reroll = Re-roll { $count ->
        [1] the die
       *[other] all dice
    }
option-keep-die = Keep { $kind } { $face }: strength { $strength }
option-raid-kind = Raid for { $kind }: strength { $strength }
option-bonus = Bonus space: { $what }
    .commit = Put it on the bonus space: { $what }
option-store = Plain storage
    .commit = Put it in plain storage
option-kind = { $kind }: island left with { $cubes }, worth { $worth }
    .commit = Take { $kind }: island left with { $cubes }, worth { $worth }
option-cubes = { $kind }: island at { $cubes }, worth { $worth }
    .commit = Put it on { $kind }: island at { $cubes }, worth { $worth }
option-bury = For { $kind }: { $what }
    .commit = Bury { $kind }: { $what }
    .like = { $kind } { $what }
option-bury-bonus = For { $kind }: { $what }
    .note = from the bonus space
    .commit = Bury { $kind }: { $what }
    .like = bonus { $kind } { $what }
option-explore = { $what }
    .commit = Walk to: { $what }
    .note = { $rivers ->
        [0] { "" }
        [1] over one river
       *[other] over { $rivers } rivers
    }
option-swap = Give up { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }: { $what }
option-retire = Retire
    .note = you must build a residence for half its price
option-quest = Take the quest “{ $card }”
    .note = with { $easy }: { $easy_vp } VP, with { $hard }: { $hard_vp } VP
option-quest-deck = Draw from the deck
option-quest-refresh = Renew the market first
option-sell-quest = Sell { $card } for { $price }
option-upgrade = { $what }
    .commit = Upgrade: { $what }
option-galleon = Take { $galleon } for { $price }
    .note = { $what }
option-tile = { $what }
    .note = { $price ->
        [0] {""}
       *[other] for { $price }
    }
    .commit = Take the tile: { $what }
option-activate = Use “{ $what }” at { $place }
option-place-tile = { $place }
    .commit = Place it on { $place }
option-ruby = Sell for { $what }

# refusals
refusal-backward = The move must end in a later column.
refusal-too-far = Your ship moves at most { $most } spaces.
refusal-money = That costs { $price }; you have { $purse ->
        [one] { $purse } doubloon
       *[other] { $purse } doubloons
    }.
refusal-slot-filled = This slot is filled; choose an empty one.
refusal-barrier = This sector opens with { $needs ->
        [one] { $needs } upgrade
       *[other] { $needs } upgrades
    }; you have { $upgrades }.

# what happened
event-began = { $who } begins.
event-quests-kept = { $who } keeps { $count ->
        [one] one quest
       *[other] { $count } quests
    }.
event-round-began = Round { $round } begins.
event-sailed = { $who } sails to { $place }.
event-toll = { $who } pays a toll to { $to }.
event-doubloons = { $who } takes { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    }.
event-vp = { $who } gains { $count } VP.
event-acquired = { $who } buys { $card } for { $price }.
event-refilled = New card: { $card }.
event-built = { $who } builds { $card } for { $price }.
event-built-first = { $who } is the first to build { $card }, for { $price }.
event-cubes = { $who } adds { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }: { $kind } island at { $cubes }, worth { $worth }.
event-treasure = { $who } gains { $kind }; island at { $cubes }, worth { $worth }.
event-buried = { $who } buries { $kind }.
event-upgraded = { $who } upgrades: { $what }.
event-explored = { $who } explores { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }{ $rivers ->
        [0] { "" }
       *[other] { " " }and has crossed { $rivers ->
            [one] { $rivers } river
           *[other] { $rivers } rivers
        }
    }.
event-swapped = { $who } gives up { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } for { $what }.
event-raid-rolled = { $who } raids: { $dice }.
event-raid-chosen = { $who } raids for { $kind } with strength { $strength }.
event-spent = { $who } spends { $count } for { $what }; { $left } left.
event-quest-market = { $who } takes the quest { $card }.
event-quest-deck = { $who } draws a quest.
event-quest-revealed = New quest: { $card }.
event-market-refreshed = { $who } renews the quest market.
event-quest-sold = { $who } gives up a quest.
event-galleon = { $who } takes the galleon { $galleon }.
event-tile-placed = { $who } opens a black market at { $place }.
event-tile-used = { $who } uses the black market: { $what }.
event-revealed = { $who } reveals { $card }.
event-revealed-money = { $who } reveals { $card } and finds { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    }.
event-skirmish = Skirmish ({ $fighters }): { $who } wins.
event-skirmish-tie = Skirmish ({ $fighters }): nobody wins.
event-ruby-gain = { $who } takes a ruby.
event-ruby-sell = { $who } sells a ruby.
event-ruby-trade = { $who } trades a ruby.
event-retired = { $who } retires; the explorer begins again.
event-maracaibo = { $who } reaches Maracaibo: the round ends.
event-maracaibo-last = { $who } reaches Maracaibo: the last turns.
event-income = { $who } has { $doubloons ->
        [0] { $vp ->
            [0] no income
           *[other] an income of { $vp } VP
        }
       *[other] an income of { $doubloons ->
            [one] { $doubloons } doubloon
           *[other] { $doubloons } doubloons
        }{ $vp ->
            [0] {""}
           *[other] {" "}and { $vp } VP
        }
    }.
event-round-ended = Round { $round } is over.
event-scored = Final scoring.
event-redbeard-drew = Redbeard plays { $card }: { $what }.
event-redbeard-ignored = Redbeard turns { $card } and can do nothing of it.
event-redbeard-upgraded = Redbeard upgrades: { $what }.
event-redbeard-took = Redbeard takes { $card }.
event-redbeard-treasures = Redbeard gains { $kind }{ $count ->
        [1] {""}
       *[other] {" "}({ $count })
    }.
redbeard-ra1 = A1
redbeard-ra2 = A2
redbeard-ra3 = A3
redbeard-ra4 = A4
redbeard-ra5 = A5
redbeard-ra6 = A6
redbeard-rb1 = B1
redbeard-rb2 = B2
redbeard-rb3 = B3
redbeard-rb4 = B4
redbeard-rb5 = B5
redbeard-rb6 = B6
redbeard-action-raid = raid
redbeard-action-explore = exploration
redbeard-action-quest = quest
redbeard-action-acquire = acquisition
redbeard-action-upgrade = upgrade
redbeard-action-improvement = an improvement ({ $what })
redbeard-slot-quest = a quest
redbeard-slot-advance = his track advances
redbeard-slot-galleon = a galleon
redbeard-slot-residence = a residence

# score
score-vp = points during the game
score-rivers = rivers
score-doubloons = doubloons
score-cards = improvements
score-scrolls = gray scrolls
score-residences = residences
score-gold = gold
score-emerald = emeralds
score-pearl = pearls
score-buried = buried treasures
score-quests = quests
score-six = six quests
score-rubies = rubies
ending-scored = scored after three rounds
ending-beaten = Redbeard beaten
ending-lost = lost to Redbeard

# panels
panel-game = The game
panel-round = Round { $round } of 3
panel-last = Last turns, up to { $who }
panel-island = { $cubes } cubes, each worth { $worth }
panel-captains = Captains
panel-captain = captain
panel-place = at
panel-vp = VP
panel-doubloons = doubloons
panel-income = income
panel-vp-income = VP income
panel-discount = discount
panel-raid = raid
panel-explore = explore
panel-rivers = rivers
panel-upgrades = upgrades
panel-treasures = treasures stored + buried
panel-cards = equipment/crew/ship
panel-residences = residences
panel-quests = quests
panel-galleon = galleon
panel-field = raid and exploration track
panel-card = card
panel-total = total
panel-strength = strength
panel-caribbean = The Caribbean
panel-where = column/row
panel-kind = kind
panel-cost = cost
panel-effects = effects
panel-tiles = tiles
panel-ships = ships
panel-market = Markets
panel-market-tile = { $who }: { $what }
panel-quest = quest
panel-left = { $quests } quests and { $cards } cards in the decks
panel-ruby = ruby market
panel-need = { $need }: { $vp } VP
panel-have = now { $have }
panel-residence = { $vp } VP per { $what }, at most { $most }
panel-ship = Ship board
panel-slot = slot
panel-needs = from upgrades
panel-state = state
slot-filled = filled
slot-open = open
slot-closed = closed
panel-hideout = Hideout
panel-stored = stored
panel-buried = buried
panel-worth = worth
panel-bonus = bonus space
panel-burials = free burial spaces
panel-tile = black market { $number }
panel-score = If scored now
phase-draft = choosing quests
phase-sail = sailing
phase-space = at the space
phase-end = end of turn

# the drawn board
board-start = START
board-trail = Exploration track
board-trail-start = Start of the trail
board-space = Space { $name }
board-rivers = { $n ->
        [one] { $n } river crossed here
       *[other] { $n } rivers crossed here
    }
board-retirement = Retirement
board-explorer = { $who }: explorer
board-island-gold = Gold
board-island-emerald = Emeralds
board-island-pearl = Pearls
board-costs = costs { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
board-printed = { $n } VP at the end
board-value-tile = value tile: a cube on the { $kind } island
board-owners = built by { $who }
board-ships = here: { $who }
board-gulf = An upgrade, then a raid with 2 extra strength, an exploration of 4 or any residence
board-maracaibo = 6 VP and an upgrade; the round ends
board-stop-here = A stop here: { $what }
board-stop-toll = toll { $n } to { $who }
board-stop-cube = { $kind } { $from } → { $to }
board-stop-market = your market tile: { $what }
board-stop-gulf = raid +2, explore 4 or a residence
board-stop-hidden = a card face down
board-stop-hidden-location = a location face down, { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    } on it
board-stop-pay = buy for { $n }
board-stop-dear = costs { $n }, too dear
board-stop-residence = scores { $n } now{ $first ->
        [0] {""}
       *[other] , first +2 VP
    }
board-stop-own = you have built here
board-stop-or-take = or take 5 doubloons
board-stop-take = take 5 doubloons
board-visit = This visit
board-point = Choose an islet to see what a stop there costs and brings.
board-quests-first = The ships sail once everybody has kept a quest.
board-done = done: { $what }
board-now = now: { $what }
board-later = later: { $what }
board-sails = { $who } is at { $place }.
board-round = Round
board-order = Turn order
board-steps = Steps of the turn
board-last = Last turns
board-if-scored = If scored now: { $n } VP
board-scored-now = if scored now
board-no-galleon = no galleon yet
board-slot-closed = Opens with { $needs } upgrades; { $upgrades } so far.
board-barrier = opens with { $n } upgrades
board-sector = Sector { $n }{ $needs ->
        [0] {""}
       *[other] , opens with { $needs } upgrades
    }
board-hole = Burial space
board-hole-full = buried here: { $kind }
board-each = each
board-store = { $stored } stored, { $buried } buried, each worth { $worth }
board-bonus = Bonus space: { $what }
board-quests = Quest market
board-in-deck = { $n } in the deck
board-galleons = Galleons
board-card-deck = { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
board-tiles-left = black market tiles left
board-market-tiles = Black market tiles
board-improvements = Improvements
board-no-cards = None yet.
board-no-quests = No quests yet.
board-sheet-ship = Ship
board-sheet-hideout = Hideout
board-sheet-cards = Cards
board-sheet-score = Score
board-sheet-others = Others
board-raid = Raid at { $place }
board-rerolls = re-rolls left
board-look = Look at the chart
board-strength-left = strength left
board-always = always
board-used = used
board-open-raid = Back to the raid
board-open-ship = Back to the ship
board-open-hideout = Back to the hideout
board-open-tiles = Back to the tiles
board-open-quests = Back to the quests
board-open-market = Back to the markets
board-open-trail = Back to the trail
board-panel-ship = Ship board
board-panel-hideout = Hideout
board-panel-tiles = Black market
board-panel-quests = Quests
board-panel-market = Markets
board-panel-trail = Trail
board-trail-hint = Tap a glowing space; the strip can be drawn aside.
board-lane = The whole sea lane and all ships
board-red-card = His card
board-red-played = Played: { $card }
board-red-waits = He has not played yet.
board-red-deck = { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
board-red-track = { $upgrades } upgrades, field { $field } of his track
board-red-next = Next upgrade: { $what }
board-red-field = track { $n } of 4
board-sources = Where the points came from

# What advice counts.
stock-points = points
stock-doubloons = doubloons
stock-treasures = treasures
stock-improvements = improvements
stock-upgrades = ship upgrades
stock-quests = quests

## the groups of the ledger, as headings of the rulebook

chapter-component = What is in the box
chapter-limit = Unlimited things
chapter-setup = Setting up
chapter-round = Rounds
chapter-turn = The turn
chapter-move = Sailing
chapter-action = Actions
chapter-improvement = Improvements
chapter-residence = Residences
chapter-location = Locations
chapter-raid = Raids
chapter-treasure = Treasure
chapter-explore = Exploring
chapter-bury = Burying
chapter-quest = Quests
chapter-acquire = Acquiring from afar
chapter-upgrade = Ship upgrades
chapter-galleon = Galleons
chapter-black-market = The black market
chapter-vp = Victory points
chapter-money = Doubloons
chapter-gulf = The Gulf
chapter-maracaibo = Maracaibo
chapter-income = Income
chapter-end = End of the game
chapter-score = Scoring
chapter-effect = Effects of cards
chapter-solo = Redbeard
chapter-module = Modules
chapter-card = Single cards
chapter-ruling = Our rulings
