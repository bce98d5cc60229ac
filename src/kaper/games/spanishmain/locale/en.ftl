# Pirates of the Spanish Main: all words of the game in English.

# options of a game
option-name-edition = Rules of
option-value-edition-SM = Spanish Main (2004)
option-value-edition-CC = Crimson Coast
option-value-edition-RV = Revolution
option-value-edition-BC = Barbary Coast
option-value-edition-SCS = South China Seas (the latest)
option-name-points = Points of a fleet
option-value-points-edition = as the edition says
option-value-points-20 = 20
option-value-points-30 = 30
option-value-points-40 = 40
option-value-points-50 = 50
option-value-points-60 = 60
option-value-points-80 = 80
option-value-points-100 = 100
option-name-fleets = Fleets
option-value-fleets-dealt = dealt at random
option-value-fleets-chosen = chosen in turn
option-value-fleets-brought = brought by the players
option-name-layout = The sea
option-value-layout-preset = lies ready
option-value-layout-placed = islands, terrain and homes placed by the players
option-name-terrain = Pieces of terrain
option-value-terrain-0 = none
option-value-terrain-1 = 1
option-value-terrain-2 = 2
option-value-terrain-3 = 3
option-value-terrain-4 = 4
option-value-terrain-6 = 6
option-name-crew = Crew
option-value-crew-preset = aboard as the fleet's list says
option-value-crew-assigned = assigned in secret
option-name-treasure = Treasure
option-value-treasure-standard = the standard coins
option-value-treasure-chosen = every player chooses coins
option-name-rounds = Rounds at most
option-value-rounds-20 = 20
option-value-rounds-40 = 40
option-value-rounds-60 = 60
option-value-rounds-100 = 100

# fleets
fleet-channel-squadron = Channel Squadron
fleet-birkenheads-men = Birkenhead's Men
fleet-pirate-hunters = Pirate Hunters
fleet-silver-convoy = Silver Convoy
fleet-sea-nymphs-crew = Friends of the Sea Nymph
fleet-dark-hawks = Dark Hawks
fleet-goliaths-line = Goliath's Line
fleet-royal-dolphins = Royal Dolphins
fleet-treasure-armada = Treasure Armada
fleet-brethren = Brethren of the Coast
fleet-continentals = Continental Navy
fleet-free-company = Free Company
fleet-own = their own

# nations
nation-american = America
nation-barbary = Barbary Corsairs
nation-cursed = the Cursed
nation-english = England
nation-french = France
nation-jade = Jade Rebellion
nation-pirate = Pirates
nation-spanish = Spain

# crew
crew-captain = Captain
crew-helmsman = Helmsman
crew-explorer = Explorer
crew-cannoneer = Cannoneer
crew-musketeer = Musketeer
crew-oarsman = Oarsman
crew-shipwright = Shipwright
crew-unknown = face-down crew
crew-named = { $name }

# the sea
island-1 = Palm Key
island-2 = Gallows Island
island-3 = Turtle Back
island-4 = Lantern Rock
island-5 = Isla Perdida
island-6 = Parrot Cay
island-7 = Bone Island
island-8 = Rum Key
island-9 = Whale Head
island-10 = Widow's Cay
terrain-fog = fog bank
terrain-reef = reef
terrain-sargasso = Sargasso Sea
ashore = ashore
slot-c1 = first corner
slot-c2 = second corner
slot-c3 = third corner
slot-c4 = fourth corner
slot-w1 = first wall
slot-w2 = second wall
slot-w3 = third wall
slot-w4 = fourth wall

# questions
ask-fleet = Which fleet do you command?
ask-bring-fleet = Which fleet do you bring: a ready one, or your own as a text?
ask-place-island = Where does island { $number } of { $all } lie?
ask-turn-island = How is the island turned?
ask-place-terrain = Which terrain lies where?
ask-home = Which island is the home of { $who }?
    .commit = Make { $what } the home of { $who }
ask-moor = Where does { $ship } lie at your home island?
ask-man-ships = Which crew begins aboard which ship? The rest waits at home.
    .commit = { $n ->
        [0] All wait at home
       *[other] Send { $n } aboard
    }
ask-contribute = Which coins do you put into the treasure?
ask-order = Who acts next? Each ship once a turn.
    .others = Another ship, or the crew
ask-action = What does { $ship } do?
ask-course = Which course does { $ship } sail ({ $segments })?
ask-course-gift = { $ship } may sail on for nothing ({ $segments }). Which course?
ask-fog-heading = { $ship } leaves the fog. Which way does she head?
    .commit = Turn the bow { $bow }
ask-freed-pose = { $ship } is free of the weeds. Where does she lie?
    .commit = Turn the bow { $bow }
ask-come-about = How far does { $ship } come about?
    .commit = Turn the bow { $bow }
ask-ram = Does { $ship } ram?
ask-board = Send a boarding party?
ask-prize = You won the boarding. What do you take?
ask-lose-crew = Which crew do you lose?
    .commit = Lose: { $what }
ask-lose-coin = Which coin do you lose?
    .commit = Lose: { $what }
ask-captain = Does { $ship } shoot as well?
ask-powder = How does { $ship } shoot with dry powder?
ask-explore = Does { $ship } explore the island at once?
ask-load = Which coins does { $ship } load? There is room for { $room }.
    .commit = { $n ->
        [0] Load nothing
        [one] Load { $n } coin
       *[other] Load { $n } coins
    }
ask-exchange = What is exchanged?
    .commit = { $n ->
        [0] Exchange nothing
       *[other] Exchange { $n }
    }
ask-mend = Which mast is put back?
    .commit = Put back: { $what }
ask-transfer = Which crew goes where?
ask-shot = At what does { $ship } shoot now?
ask-lose-mast = { $ship } loses a mast. Which one?
    .commit = Lose: { $what }
ask-lose-flag = The fort is hit. Which flag falls?
    .commit = Lose: { $what }
ask-build-fort = Build a fort?
ask-flags = Where do the flags of the fort stand?
    .commit = { $n ->
        [0] Set no flag
        [one] Set { $n } flag
       *[other] Set { $n } flags
    }

# answers
option-fleet = { $fleet }
    .note = { $ships } ({ $points } points)
    .commit = Take the { $fleet }
option-place = Put it at { $x }, { $y } mm
option-place-terrain = Put a { $terrain } at { $x }, { $y } mm
option-rotation = Turn it by { $degrees }°
option-home = { $island }
option-moor = Lie { $way } of the island, bow { $bow }
option-man = { $crew } aboard { $ship }
option-contribute = Coins { $coins }
    .commit = Put in the coins { $coins }
option-ship = { $ship }
    .note = { $masts ->
        [0] no mast
       *[other] moves { $move } · masts: { $masts }
    }{ $coins ->
        [0] { "" }
       *[other] {" "}· coins: { $coins }
    }
    .commit = Let { $ship } act
option-fort = { $fort } shoots
    .commit = Let { $fort } shoot
option-let-go = { $ship } casts off { $other }
    .commit = Cast off { $other }
option-scuttle = Scuttle { $ship }
    .rare = on 5 or 6 (33 %) she sinks at the start of your next turn
option-crew = Move crew between ship and shore
option-end-turn = End the turn
    .note = { $left ->
        [0] all have acted
       *[other] { $left } still to act
    }
    .ask = { $left ->
        [0] { "" }
        [one] { $left } ship or fort has not acted yet. End the turn all the same?
       *[other] { $left } ships or forts have not acted yet. End the turn all the same?
    }
option-move = Sail
    .note = { $fog ->
        [0] then you choose the course
       *[1] a die says by which edge of the fog
    }
option-tow = Move with { $other } in tow (base move S)
option-come-about = Come about
option-struggle = Get free of the weeds: { $least } or more
option-shoot = Shoot
    .note = { $guns ->
        [0] { "" }
        [one] one gun reaches{ " " }
       *[other] { $guns } guns reach{ " " }
    }{ $aims ->
        [0] { "" }
        [one] { $other }
       *[other] { $aims } enemies
    }
option-explore = Explore the island
option-board-ship = Explore { $other }
option-repair = Repair a mast
option-idle = Do nothing
    .note = the ship lies still until your next turn
option-heading = Bow { $bow }
    .note = heading { $degrees }°
    .like = { $bow }
option-pose = Bow { $bow }
    .note = heading { $degrees }°
    .like = { $bow }
option-pose-aslant = Bow { $bow }
    .rare = heading { $degrees }°, slanting off the weeds
option-stay = Stay here
option-no-turn = Stay as she lies
    .note = { $docked ->
        [0] bow { $bow }
       *[1] docked, bow { $bow }
    }
    .usual = { "" }
option-pivot-head = Bow towards { $island }
    .note = { $docked ->
        [0] { "" }
       *[1] leaves the shore ·{ " " }
    }{ option-course-head.note }
    .like = { $island }
    .commit = Turn the bow towards { $island }
option-pivot-fire = Bow { $bow }
    .note = { $guns ->
        [one] one cannon reaches an enemy
       *[other] { $guns } cannons reach an enemy
    }{ $docked ->
        [0] { "" }
       *[1] { " " }· leaves the shore
    }
    .like = fire
    .commit = Turn the bow { $bow }
option-pivot-turn = Bow { $bow }
    .rare = heading { $degrees }°{ $docked ->
        [0] { "" }
       *[1] { " " }· leaves the shore
    }
    .commit = Turn the bow { $bow }
option-no-ram = Do not ram
    .ask = { "" }
option-ram = Ram { $ship }: { $least } or more ({ $odds } %)
option-ram-derelict = Ram the derelict { $ship }: no roll, boarding may follow
option-no-board = Send nobody
    .ask = { "" }
option-board = Board { $ship }: your { $mine } masts against { $theirs }
option-no-prize = Take nothing
    .ask = { "" }
option-prize-crew = Eliminate a crew of { $ship }
option-prize-treasure = Steal a coin from { $ship }
option-hold-fire = Hold fire
    .ask = { "" }
option-captain = The Captain orders fire
    .note = { option-shoot.note }
    .commit = Fire, as the Captain orders
option-no-explore = Do not explore
    .ask = { "" }
option-explore-now = Explore at once ({ $coins ->
    [one] one coin
   *[other] { $coins } coins
})
option-coin = { $value } gold
option-take = Take { $what } from { $ship }
option-give = Give { $what } of { $ship }
option-mast = Mast { $mast } (rank { $rank }, { $range })
option-flag = Flag { $flag } (rank { $rank }, { $range })
option-transfer = { $crew }: { $place }
    .note = { $kind ->
        [ship] now aboard { $from }
        [fort] now in { $from }
       *[other] now ashore
    }
    .commit = Send { $crew } → { $place }
option-cease = Cease fire
    .ask = { "" }
option-shot = Mast { $cannon } at { $ship }: { $least } or more, { $range } ({ $odds } %)
    .note = { $sinks ->
        [0] { "" }
       *[1] a hit sinks the derelict
    }
    .commit = Fire mast { $cannon } at { $ship } ({ $odds } %)
option-musket = The musket at { $ship }: { $least } or more ({ $odds } %)
    .note = { option-shot.note }
    .commit = Fire the musket at { $ship } ({ $odds } %)
option-again = The Cannoneer fires cannon { $cannon } again at { $ship }: { $least } or more ({ $odds } %)
    .note = { option-shot.note }
    .commit = Fire cannon { $cannon } again at { $ship } ({ $odds } %)
option-no-fort = Build nothing
    .ask = { "" }
option-build-fort = Build { $fort } on { $island } for { $gold } gold
option-course-stay = Stay
option-course-home = Dock at home
    .like = { $island }
    .note = { $island }{ $coins ->
        [0] { "" }
        [one] { " " }· unload one coin
       *[other] { " " }· unload { $coins } coins
    }
option-course-dock = Dock at { $island }
    .like = { $island }
    .note = { $coins ->
        [0] no coins
        [one] one coin
       *[other] { $coins } coins
    }{ $taken ->
        [later] , aboard by exploring, next turn
        [now] , her Explorer explores at once
        [again] , with your mark there at once
        [full] , but no room aboard
       *[none] { "" }
    }
option-course-shore = Stop at the shore of { $island }
    .like = { $island }
option-course-ram = Run into { $ship }
    .like = { $ship }
option-course-derelict = Go alongside the derelict { $ship }
    .like = { $ship }
option-course-friend = Go alongside { $ship }
    .like = { $ship }
option-course-terrain = Into the { $terrain }
    .like = { $terrain }
    .commit = Sail into the { $terrain }
option-course-open = Open sea
    .note = { $way }
    .commit = Sail { $way } ({ $laths })
    .like = open
option-course-fire = Into a firing position
    .note = { $way }
    .commit = Sail into a firing position ({ $laths })
    .like = fire
option-course-flee = Away from the guns
    .note = { $way }
    .commit = Sail away from the guns ({ $laths })
    .like = flee
option-course-head = To { $island }
    .commit = Make for { $island }
    .note = { $coins ->
        [0] { "" }
        [one] one coin ·{ " " }
       *[other] { $coins } coins ·{ " " }
    }{ $turns ->
        [one] next turn
       *[other] in { $turns } turns
    }
    .like = { $island }
way-e = east
way-ne = north-east
way-n = north
way-nw = north-west
way-w = west
way-sw = south-west
way-s = south
way-se = south-east

# refusals
refusal-derelict = without a mast no ship sails
refusal-pinned = her bow touches an enemy, who holds her
refusal-becalmed = she lies in a calm
refusal-shoot-range = no gun reaches an enemy
refusal-shoot-line = something lies in the way of every shot
refusal-shoot-ability = an ability forbids it
refusal-crew-twice = One crew cannot be aboard two ships.
refusal-crew-points = { $ship } takes crew for at most { $most } points.
refusal-crew-space = { $ship } has only { $most } cargo spaces.
refusal-cargo = { $ship } has only { $most } cargo spaces.
refusal-fort-price = The fort must keep at least { $price } gold.
refusal-course-turn = Segment { $segment }: before a segment a ship turns by at most { $limit }°.
refusal-course-distance = Segment { $segment }: the longest segment left is { $limit } mm.
refusal-course-segments = Segment { $segment }: the ship has no segment left.
refusal-course-straight = Segment { $segment }: the rest of a segment is sailed straight on, at most { $limit } mm.
refusal-course-spot = Segment { $segment }: nobody turns on the spot; a turn needs { $limit } mm of way.
refusal-course-cast-off = A ship casts off only from a shore, a ship or the edge, straight astern, by at most { $limit } mm, and then sails on.
refusal-course-overlap = Segment { $segment }: the hull would lie on { $thing }.
refusal-course-area = Segment { $segment }: the hull would lie outside the sea.
refusal-course-over = Segment { $segment }: the move has ended at { $thing }.
refusal-course-tow = There is no room for the ship in tow.

# events
event-first-player = The dice show { $dice }: { $who } begins.
event-fleet-taken = Fleet of { $who }: { $fleet }.
event-island-placed = { $who } places { $island }.
event-terrain-placed = { $who } places a { $terrain }.
event-home-chosen = { $chooser } chooses { $island } as the home of { $who }.
event-home-preset = { $island } is the home of { $who }.
event-moored = { $ship } lies at { $island }.
event-treasure-dealt = { $gold } gold lies face down on the wild islands; { $needed } wins.
event-turn-began = Round { $round }: { $who }.
event-ended-gold = More than half of the gold is home. Gold { $gold }.
event-ended-no-gold = There is no gold left to be won. Gold { $gold }.
event-ended-no-fleet = A fleet can sail no more. Gold { $gold }.
event-ended-rounds = The last round is over. Gold { $gold }.
event-sailed = { $ship } sails { $segments ->
    [one] one segment
   *[other] { $segments } segments
}.
event-came-about = { $ship } comes about.
event-docked = { $ship } docks at { $island }.
event-fog-entered = { $ship } is lost in the fog.
event-fog-left = { $ship } leaves the fog at edge { $die }.
event-fog-kept = { $ship } finds no way out at edge { $die } and stays lost.
event-reef = { $ship } runs over a reef of level { $level }: { $damage ->
    [0] no damage
    [one] one mast is lost
   *[other] { $damage } masts are lost
}.
event-tangled = { $ship } is tangled in weeds (level { $level }).
event-not-tangled = { $ship } cuts through the weeds (level { $level }).
event-freed = { $ship } gets free: { $die } and { $masts } masts.
event-still-tangled = { $ship } stays tangled: { $die } and { $masts } masts are not more than 6.
event-placed = { $ship } is put in her place.
event-tow-taken = { $ship } takes { $other } in tow.
event-tow-ended = { $ship } tows { $other } no more.
event-hit = { $ship }, { $weapon ->
    [musket] musket
    [again] cannon { $cannon } once more
   *[cannon] cannon { $cannon }
}, hits { $other }: { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} against rank { $rank }.
event-missed = { $ship }, { $weapon ->
    [musket] musket
    [again] cannon { $cannon } once more
   *[cannon] cannon { $cannon }
}, misses { $other }: { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} against rank { $rank }.
event-mast-lost = { $ship } loses mast { $mast }; { $left ->
    [one] one stands
   *[other] { $left } stand
}.
event-derelict = { $ship } loses her last mast and is derelict.
event-sunk = { $ship } sinks.
event-sunk-gold = { $ship } sinks with { $gold } gold; { $share } of it goes to { $who }.
event-wrecked = { $ship } breaks up on the reef and is a wreck.
event-rammed = { $ship } rams { $other }: { $die } beats { $masts }.
event-ram-failed = { $ship } rams { $other } in vain: { $die } does not beat { $masts }.
event-rammed-derelict = { $ship } runs into the derelict { $other }.
event-boarded = Boarding: { $ship } { $mine }, { $other } { $theirs }. { $victor } wins.
event-boarded-tie = Boarding: { $ship } and { $other } both { $mine }; nobody wins.
event-crew-lost = { $ship } loses a crew: { $crew }.
event-coin-stolen = { $other } steals a coin from { $ship }.
event-coin-stolen-known = { $other } steals { $value } gold from { $ship }.
event-explored = { $ship } explores { $place } ({ $count ->
    [0] no coins
    [one] one coin
   *[other] { $count } coins
}).
event-explored-known = { $ship } explores { $place }: { $coins }.
event-loaded = { $ship } loads { $count ->
    [one] one coin
   *[other] { $count } coins
}.
event-unloaded = { $ship } unloads { $gold } gold; { $who } has { $total }.
event-marked = { $who } has explored { $island }.
event-crew-revealed = Aboard { $ship }: { $crew }.
event-crew-moved = { $who } moves crew ({ $crew }): { $place }.
event-repaired = { $ship } has mast { $mast } again; { $left ->
    [one] one stands
   *[other] { $left } stand
}.
event-scuttled = { $ship } is being scuttled ({ $die }): she sinks at the start of her owner's next turn.
event-scuttle-failed = { $ship } will not go down ({ $die }).
event-scuttle-foiled = { $ship } is not scuttled after all.
event-fort-built = { $who } builds { $fort } on { $island }.
event-flag-lost = { $fort } loses a flag; { $left ->
    [one] one flies
   *[other] { $left } fly
}.
event-fort-abandoned = { $fort } loses its last flag and is abandoned.
event-fort-destroyed = { $fort } is destroyed; { $gold } gold stays on the island.

# ends
ending-gold = more than half of the gold
ending-no-gold = no gold left
ending-no-fleet = a fleet lost
ending-rounds = the last round
source-home = at home
source-fort = in forts

# panels
panel-race = Round { $round } of { $rounds }: { $needed } of { $total } gold wins
panel-fleets = Ships
panel-islands = Islands
panel-terrain = Terrain
panel-forts = Forts
panel-player = Player
panel-fleet = Fleet
panel-gold = Gold
panel-aboard = Coins aboard
panel-ashore = Crew ashore
panel-ship = Ship
panel-place = Place
panel-masts = Cannons
panel-move = Move
panel-cargo = Cargo
panel-coins = Coins
panel-crew = Crew
panel-island = Island
panel-home = Home of
panel-explored = Explored by
panel-level = Level
panel-fort = Fort
panel-flags = Flags
panel-wild = wild
panel-crew-list = { $crew }
panel-marks = { $who }
panel-sunk = sunk
panel-wreck = wreck
panel-lost = lost in fog
panel-docked = at { $island }
panel-at-sea = at { $x }, { $y }, heading { $heading }°
panel-pinned = pinned at { $x }, { $y }, heading { $heading }°
panel-tangled = tangled at { $x }, { $y }, heading { $heading }°

# the chart
board-sea = The sea, { $mm } by { $mm } mm
board-ship-of = { $who }, { $masts } of { $built } masts
board-island = { $island }: { $n ->
    [0] no coins
    [one] one coin
   *[other] { $n } coins
}
board-helm = Helm
board-port = Turn left
board-starboard = Turn right
board-shorter = Shorter
board-longer = Longer
board-lath = Ruler { $segment }: { $side ->
    [left] { $turn }° left
    [right] { $turn }° right
   *[none] ahead
}, { $part ->
    [100] all of { $lath }
   *[other] { $part } % of { $lath }
}
board-lay = Lay the ruler
board-back = Take back
board-course-none = Choose a suggestion, or drag the bow.
board-comes-open = Ends { $way } of here, bow { $bow }.
board-comes-dock = Docks at { $thing }.
board-comes-shore = Stops at the shore of { $thing }, without docking.
board-comes-ram = Runs into the side of { $thing }: may ram.
board-comes-pin = Bow to bow with { $thing }: both pinned.
board-comes-touch = Comes alongside { $thing }.
board-comes-fog = Is lost in the { $thing }.
board-comes-reef = Enters the { $thing }: a die decides.
board-comes-sargasso = Enters the { $thing }: a die decides.
board-blocked = No line to { $ship }: { $thing } is in the way.
board-blocked-sail = No line to { $ship }: our own sails are in the way.
board-odds = { $least }+ · { $odds } %
board-round = Round { $n }
board-turn-of = turn of { $who }
board-ended = The end: { $how }{ $decides ->
    [0] .
   *[1] ; gold at home decides, then ships afloat, then masts.
}
board-goal = { $n } gold wins
board-fleet = Fleet of { $who }
board-masts = masts
board-hold = hold
board-aboard = { $n ->
    [0] nothing aboard
    [one] one coin aboard
   *[other] { $n } coins aboard
}
board-done = done
board-derelict = derelict
board-wreck = wreck
board-sunk = sunk
board-in-fog = lost in fog
board-tangled = tangled
board-pinned = pinned
board-home-of = home of { $who }
board-explored = explored by { $who }
board-laths = move: { $laths }
board-held = no action for { $n ->
        [one] a turn
       *[other] { $n } turns
    }
board-burning = on fire
board-ghostly = ghostly
board-panels = { $n ->
        [one] one armor panel
       *[other] { $n } armor panels
    }
board-extra = { $n ->
        [one] one more 3S gun
       *[other] { $n } more 3S guns
    }
board-crew-ashore = Crew ashore: { $crew }
board-events = { $n ->
        [one] One hidden event.
       *[other] { $n } hidden events.
    }
treasure-unknown = face-down treasure
token-marine = Marine at his post
board-move = move
board-guns = Guns from the bow
board-points = points
board-ship-card = Ship card of { $ship }
board-face-up = face up
board-face-down = face down
board-fort = { $flags ->
    [one] one flag stands
   *[other] { $flags } flags stand
}, { $gold } gold inside
board-about-fog = Lost in it, a ship comes out where a die says.
board-about-reef = A die decides how many masts are lost: the more were built, the worse.
board-about-sargasso = A die decides whether a ship is tangled: the fewer masts were built, the worse.
board-sources = Where the gold lies
board-aboard-gold = left aboard
board-ships-left = ships afloat
board-masts-left = masts standing

# abilities of cards
effect-captain = The ship may shoot after its move, with the same action.
effect-explorer = The ship may explore a wild island as it docks there, with the same action.
effect-move-plus-s = Its move gets one S more.
effect-move-plus-s-if-no-cargo = Its move gets one S more while nothing fills its hold.
effect-move-plus-l-if-all-masts = Its move gets one L more while all its masts stand.
effect-move-set-s-if-cargo-full = Its base move is S while its hold is full.
effect-oars-s = Without masts it still has base move S.
effect-no-space = This crew takes no cargo space.
effect-shipwright = Repair actions are possible anywhere.
effect-cannoneer = Once a turn one gun that has just missed shoots again.
effect-musket-3s = One more gun (3S, without bonuses) that fires from any mast, standing or not.
effect-board-plus-1 = +1 to boarding totals.
effect-board-plus-1-vs-n = +1 to boarding totals against ships of { $nation }.
effect-board-at-s = Once a move action it may board an enemy ship within S without ramming; the defender adds only masts.
effect-board-capture = When it wins a boarding it may take the dearest enemy crew captive (one space): worth its points in gold at home.
effect-pin-kills-crew = When it becomes pinned, the ship it is pinned against loses one crew.
effect-pin-kills-crew-mast = When it becomes pinned, the ship it is pinned against loses one crew and one mast.
effect-cannon-plus-1-vs-n = +1 to cannon rolls against ships of { $nation }.
effect-cannon-plus-1-vs-not-n = +1 to cannon rolls against ships of every nation but { $nation }.
effect-cannon-plus-1-vs-not-n-fort = +1 to cannon rolls against ships and forts of every nation but { $nation }.
effect-cannon-plus-1-vs-fort-within-s = +1 to cannon rolls against forts within S.
effect-cannon-plus-1-if-captain-aboard = +1 to cannon rolls while a Captain is aboard.
effect-cannon-plus-1-per-friend-within-s = +1 to cannon rolls for every other ship of yours within S.
effect-cannon-plus-1-vs-already-shot = +1 to cannon rolls against a ship that another ship has shot at this turn.
effect-cannon-plus-1-if-ship-docked-here = The fort shoots with +1 while a ship is docked at it.
effect-aura-cannon-1-s = Other friendly ships within S get +1 to cannon rolls.
effect-weak-to-n = Ships of { $nation } get +1 against this ship.
effect-all-l = All cannons have range L.
effect-double-range-on6 = A shoot action may reach twice as far; then only a 6 hits.
effect-fire-through-ships = Other ships do not block its lines of fire.
effect-double-damage = A hit removes two masts (only one if one is left).
effect-pick-mast = The shooter chooses the mast removed.
effect-hit-kills-crew-1-turn = Once a turn a ship that it hits also loses one crew.
effect-hit-kills-cargo = A ship that it hits may also be made to lose one piece of cargo.
effect-hit-kills-cargo-1-turn = Once a turn a ship that it hits may also be made to lose one piece of cargo.
effect-misfire = On a cannon roll of 1 it loses one of its own masts.
effect-repair-on-sink-1 = When it sinks a ship it mends one mast.
effect-shoot-then-move = After a shoot action it may make its base move for nothing, but not ram.
effect-cannons-stay = Guns of lost masts go on firing until it is derelict.
effect-immune-l = Guns of range L cannot be fired at it.
effect-immune-fort = Fort cannons never hit it.
effect-untargetable-fort = Forts cannot shoot at it.
effect-untargetable-within-s = Ships within S of it cannot shoot at it.
effect-untargetable-docked = Cannot be shot at while docked anywhere.
effect-armor-2 = Every second hit of the same shoot action removes a mast; a single hit does nothing; unused hits do not carry over.
effect-ignore-first-hit = While it has all masts the first hit of each turn is ignored.
effect-ram-proof = Rams remove no mast from it.
effect-no-pin = It is never pinned.
effect-fragile = When its last mast falls it sinks at once.
effect-unsinkable = Hits cannot sink it; it may be scuttled.
effect-no-shoot-treasure = Cannot shoot while carrying treasure.
effect-no-crew = Cannot carry crew.
effect-crew-ok-n = Crew of { $nation } may use their abilities on this ship.
effect-crew-ok-any = Crew of every nation may use their abilities on this ship.
effect-crew-safe = Crew aboard cannot be eliminated unless the ship sinks.
effect-crew-shield = Another face-up crew aboard that would be eliminated is turned face down instead.
effect-crew-discount-1 = Shown from the start; every other crew that begins aboard its ship costs 1 point less.
effect-fleet-points-5 = Shown from the start; the fleet may cost 5 points more.
effect-stay-aboard = This crew cannot leave its ship except by capture or elimination.
effect-link-choice-n = Name one crew of { $nation } in your fleet; this crew counts as linked to it.
effect-return-home = Eliminated, it goes to your home island instead of leaving the game.
effect-stowaway-2 = Shown in your turn it brings a crew of at most 2 points of any nation aboard; it then takes no space itself.
effect-jonah = Always face up and never eliminated unless the ship sinks. Other crew that begins aboard costs nothing but always takes a space. Whenever the ship is hit, a 5 or 6 puts its most expensive crew ashore on a wild island chosen by the opponent.
effect-extra-action-5 = Once a turn a die: on 5 or 6 it has one action more.
effect-extra-action-crew = Once a turn another crew of the ship may be given up for one action more.
effect-same-action-twice-5 = Once a turn, before its action, a die: on 5 or 6 the action is carried out twice.
effect-admiral-6 = At the start of your turn a die: on 6 one of your ships has two actions.
effect-reroll-any = Once a turn one die just rolled for the ship may be rolled again; the second result stands.
effect-cancel-s = Once a turn the ability of one ship or crew within S is off for this turn.
effect-raid-home-1 = It may dock at an enemy home island and load one treasure there.
effect-steal-touch-1 = Once a turn it takes a random treasure from a ship it touches.
effect-plunder-touch-n = Once a turn it loads what it has room for from a ship of { $nation } that it touches.
effect-trade-random-s = Once a turn it swaps a random treasure of its own with one of an enemy ship within S.
effect-swap-islands = When it explores it may swap one treasure with a random one of another wild island, which it must load.
effect-peek-ship = Once a turn you look at one face-down piece of cargo on any ship.
effect-peek-island = Once a turn you look at one face-down treasure on any island.
effect-peek-any = Once a turn you look at one face-down treasure anywhere.
effect-gold-plus-n = One treasure of each unloading at home is worth { $n } more.
effect-treasure-to-cannon-3s = Docked at home, one treasure aboard or at home may be given up for a lasting 3S gun.
effect-unload-within-s = May unload at home from within S.
effect-cargo-plus-1 = One more cargo space.
effect-mark-explored-s = Once a turn it marks an island within S as explored by you and by nobody else.
effect-no-last-treasure = May never take the last treasure of an island.
effect-bonus-move-s-after-load = Once a turn, after loading treasure, it may move S for nothing.
effect-bonus-move-s-after-unload = Once a turn, after unloading, it may move S for nothing.
effect-claim-derelict = A derelict that it explores is yours, and both ships lie at your home island at once.
effect-ignore-terrain = Fog, reef and Sargasso do not affect it during its move actions.
effect-marine-plus-1-vs-n = +1 to this Marine's rolls against ships, forts and crew of { $nation }.
effect-firepot = Once a shoot action one gun throws fire at a target within S: a hit sets a mast on fire.
effect-smokepot = Once a shoot action one gun lays a fog bank within S instead; it lifts at the start of your next turn.
effect-stinkpot = Once a shoot action one hit within S takes no mast: the crew of the target has no abilities in its next turn.
effect-chainshot = Once a shoot action one hit within S takes no mast: the target cannot move in its next turn.
effect-fort-lookout = A ship docked here may use its action to look at one face-down treasure on each island.
effect-fort-second-action-4 = A ship that unloads at least 4 gold here may take a second action.
effect-fort-ghost-crew = Your eliminated crew gathers in the fort; taken aboard again it makes its ship a Ghost Ship.
effect-fort-big-gun-2l = One of its flags is a 2L gun.
effect-fort-d6-armor = At the first shot at it each turn a die: so many hits this turn do nothing.

# keywords
keyword-broadsides = Broadsides Attack
    .text = A shoot action may be one volley at one target within S: one die must beat the rank of every gun that bears; then all of them hit, and one hit more.
keyword-ghost = Ghost Ship
    .text = At the start of your turn you say whether the ship is ghostly: it then sails through everything, cannot be rammed or pinned and cannot dock.
keyword-limit = Limit
    .text = Only one copy in a fleet.
keyword-ransom = Ransom
    .text = Captured and brought home it is worth 5 gold to the captor; eliminated, 1 gold to whoever did it.
keyword-schooner = Schooner
    .text = After a move action it may turn about its stern to any heading.
keyword-galley = Galley
    .text = It is not pinned, its ram takes no mast, after a move action it may turn to any heading, and without masts it still has a move of its own.
keyword-marine = Marine
    .text = It has a shot of its own every turn (rank 2, range S), aboard or ashore; it may go ashore on any island but an enemy home. Ashore two hits in one turn eliminate it.
keyword-junk = Junk
    .text = Its own masts do not block its lines of fire.
keyword-fear = Fear
    .text = At the start of its turn a die for each enemy ship within S: on 5 that ship and its crew have no abilities this turn, on 6 its base move is S.
keyword-turtle = Turtle Ship
    .text = Two armor panels fall before any mast does; it cannot be boarded while one stands; without masts it has base move S.
keyword-treasureship = Treasure Ship
    .text = Crew of every nation works aboard, and only every second hit of a shoot action takes a mast.
keyword-emperorscommander = Emperor's Commander
    .text = Only aboard the ship it is linked to: it may shoot after its move, and on 5 or 6 its action is carried out twice.
keyword-novelty = Novelty
    .text = A promotional card that is not played.

# events and unique treasures
treasure-shipping-charts = Shipping Charts
    .text = Once a turn you look at one face-down piece of cargo on any ship.
treasure-marksmans-map = Marksman's Map
    .text = Once a turn you look at one face-down treasure on any island.
treasure-forged-papers = Forged Papers
    .text = The ship may explore a wild island as it docks there.
treasure-homemade-flag = Homemade Flag
    .text = Guns of enemy ships reach it only within S.
treasure-rum = Rum
    .text = The ship has no action in its next turn; at home it is worth 6 gold less one for each crew aboard when it was loaded.
treasure-plague = Plague
    .text = Eliminates all crew aboard; the ship cannot dock (it is undocked at once) and on touching another ship Plague moves to that ship.
treasure-ghostly-encounter = Ghostly Encounter
    .text = A die for each crew aboard: on 1 it is eliminated. At home it is worth as much gold as crew was left.
treasure-scurvy = Scurvy
    .text = At the start of each of your turns a die: on 4 or more one crew is eliminated. It is gone when the ship docks at home.
treasure-letter-of-marque = Letter of Marque
    .text = The ship may dock at enemy homes, but only repair there; forts may not shoot at it unless it shot at them first.
treasure-buried-treasure = Buried Treasure
    .text = The ship has no action in its next turn; on loading a die is rolled: the treasure is worth that much gold.
treasure-dry-powder = Dry Powder
    .text = Shown in your turn it gives one more shoot action and leaves the game.
treasure-trees = Trees
    .text = They may stay if the exploring ship has all its masts; shown, they mend the whole ship and leave the game.
treasure-grease-barrels = Grease Barrels
    .text = Shown in your turn they give +L to the move this turn and leave the game.
treasure-abandoned-crew = Abandoned Crew
    .text = Generic crew lies among the treasure: whoever explores the island first takes it aboard as their own.
treasure-neptunes-figurehead = Neptune's Figurehead
    .text = If the ship would sink it lies at home instead, mended, with its cargo; the figurehead then leaves the game.
treasure-resurrection-codex = Resurrection Codex
    .text = If the ship would sink it lies at home instead, mended, with its cargo; the codex then leaves the game.
event-card-divers = Divers
    .text = You receive all gold of the sunken ship instead of a share.
event-card-raft = Raft
    .text = All its crew and coins go to the nearest wild island instead of being lost or split.
event-card-mermaids = Mermaids
    .text = Choose an undocked enemy ship: it has no actions for as many of its turns as it has crew now; then the event ends.
event-card-foul-winds = Foul Winds
    .text = A token on open sea: every undocked ship within L of it is moved L straight on in a direction that the player to the left of its owner chooses; contact stops it, and touching an island costs one mast.
event-card-becalmed = Becalmed
    .text = A token on open sea until your next turn: ships within L cannot take move actions, unless they move even as derelicts.
treasure-weapons = Weapons
    .text = +1 in boardings for every crew aboard.
treasure-fruit = Fruit
    .text = Scurvy has no effect on the ship and leaves the game; fruit takes 2 spaces and cannot be unloaded.
treasure-sextant = Sextant
    .text = Terrain does not affect the ship.
treasure-natives = Natives
    .text = The ship that found them has no actions for as many rounds as it has crew; they stay face down on the island.
treasure-cross-of-coronado = Cross of Coronado
    .text = When a mast would be lost you may show and give up this instead.
treasure-castaway = Castaway
    .text = One crew from outside the game that costs 3 or less comes aboard (it needs a space) and takes the ship's nation; the card leaves the game.
treasure-missionary = Missionary
    .text = All crew aboard leaves the game, and so does the missionary.
treasure-explosives = Explosives
    .text = When the ship rams or is pinned you may show them: on 4 to 6 both ships sink; they leave the game.
treasure-neptunes-trident = Neptune's Trident
    .text = As a shoot action: a wave, S wide and 3L long from the middle of the hull, in a direction chosen in steps of 15 degrees; every other ship and fort it meets, your own too, loses two masts or flags (all it has if fewer; nothing sinks or is destroyed); this ship loses one mast for each of them; the trident leaves the game.
treasure-spices = Spices
    .text = At home or in a fort they double one ordinary coin and leave the game.
treasure-maps-of-alexandria = Maps of Alexandria
    .text = All treasure on wild islands lies face up from now on; the maps leave the game.
treasure-relics = Relics
    .text = When an enemy ship would remove a mast or a crew you may give it the Relics instead: its turn ends.
treasure-wolves = Wolves
    .text = No treasure may be loaded from this island until a musket or Marine shot has hit it once.
treasure-wine = Wine
    .text = The ship may dock at an enemy home or fort and swap the Wine for one treasure there; within S of an enemy home or fort it neither shoots nor is shot at.
treasure-rats = Rats
    .text = Ordinary coins aboard are worth 1 less when unloaded (not below 0); the rats cannot be unloaded.
treasure-knights-of-malta-banner = Knights of Malta Banner
    .text = On a Barbary ship worth 5 gold at home; on any other 1 gold for each mast that ship removes.
treasure-barbary-banner = Barbary Banner
    .text = On a Barbary ship 1 gold for each mast that ship removes; on any other worth 5 gold at home.
treasure-wet-gunpowder = Wet Gunpowder
    .text = The ship cannot shoot; the powder cannot be unloaded, but a repair action may remove it.
treasure-poseidons-breath = Poseidon's Breath
    .text = Shown on a move action: the base move once for each standing mast; then one mast is lost.
event-card-hidden-cove = Hidden Cove
    .text = One of your ships docks for nothing at the nearest wild island that you have not explored or that has no treasure.
event-card-favor-of-the-gods = Favor of the Gods
    .text = All events, revealed or not, leave the game.
event-card-false-treasure = False Treasure
    .text = Choose an enemy ship: all ordinary coins on it leave the game.
event-card-rolling-fog = Rolling Fog
    .text = A token on a fog bank: at the start of each of your turns a die is rolled, and the bank drifts S towards that edge; ships it touches are lost in it; islands and the edge of the sea stop it.
event-card-cursed-zone = Cursed Zone
    .text = A token on open sea for the rest of the game: dice for ships within L of it get −2 (a 1 rolled on a shot still misses).
event-card-duel = Duel
    .text = Choose one crew of yours and one enemy crew: each side rolls a die and adds what its crew costs; the lower leaves the game, both on a tie.
treasure-fireworks = Fireworks
    .text = Shown in your turn: +2 to cannon rolls this turn; they leave the game.
treasure-rotting-hull = Rotting Hull
    .text = One cargo space less (what is too much goes back to the island); it cannot be unloaded, but a repair action may remove it.
treasure-jade = Jade
    .text = It takes one space; when the ship docks at home the cheapest coin aboard is doubled.
treasure-volcano = Volcano
    .text = One random treasure of the island and one random crew of every ship docked there are eliminated; the volcano leaves the game.
treasure-kharmic-idol = Kharmic Idol
    .text = All face-up unique treasures leave the game; coins whose worth they changed are worth what is printed again.
treasure-bad-maps = Bad Maps
    .text = The opponent to the left moves this ship and the island it came from 2L in one direction; contact or the edge of the sea stops both; the ship is docked no longer unless its bow still touches; the maps leave the game.
treasure-albatross = Albatross
    .text = −1 to every die for the ship; at the start of each of your turns a die: on 6 the opponent to the right moves it to another of your ships; it cannot be unloaded.
treasure-trade-route = Trade Route
    .text = Shown in your turn: a random treasure of your home is swapped with a random one of an enemy home (both need one); it leaves the game.
treasure-pension = Pension
    .text = When it is unloaded at home you may eliminate crew of the ship for 1 gold each; it leaves the game.
treasure-pandoras-box = Pandora's Box
    .text = Each player chooses a unique treasure from outside the game and puts it aboard this ship; the box leaves the game.
treasure-the-cursed = The Cursed
    .text = The ship has Fear, which also touches your own ships within S.

# more crew
crew-firepot-specialist = Firepot Specialist
crew-smokepot-specialist = Smokepot Specialist
crew-stinkpot-specialist = Stinkpot Specialist
crew-chainshot-specialist = Chainshot Specialist
crew-ghostly-vision = Ghostly Vision
crew-ghost-captain = Ghost Captain
crew-ghost-wind = Ghost Wind

# fleets as text
card-name = { $name }
card-keyword = { $keyword }: { $text }
option-fleet-built = A fleet built for { $points } points
    .commit = Take a fleet built for { $points } points
refusal-line = { $line ->
    [0] { "" }
   *[other] Line { $line }:
}
refusal-fleet-too-long = The text is longer than { $most } characters.
refusal-fleet-too-many = { refusal-line } a fleet has at most { $most } lines.
refusal-fleet-unknown = { refusal-line } there is no card “{ $text }”.
refusal-fleet-misspelt = { refusal-line } there is no card “{ $text }”. Is “{ $near }” meant?
refusal-fleet-ambiguous = { refusal-line } several different cards are called “{ $text }”; write the id of yours ({ $known }).
refusal-fleet-bad-points = { refusal-line } the points “{ $text }” are no number that a fleet may have.
refusal-fleet-bad-edition = { refusal-line } there is no edition “{ $text }”; there are { $known }.
refusal-fleet-novelty = { refusal-line } { $card } is a novelty that is not played.
refusal-fleet-edition = { refusal-line } { $card } belongs to the set { $set }; the edition is { $edition }.
refusal-fleet-twice = { refusal-line } { $card } is in the fleet already{ $line ->
    [0] { "" }
   *[other] , on line { $other }
}.
refusal-fleet-no-crew = { refusal-line } { $ship } cannot carry crew.
refusal-fleet-crew-points = { refusal-line } the crew of { $ship } costs { $points } points; { $most } is the most, as much as the ship itself.
refusal-fleet-crew-space = { refusal-line } the crew of { $ship } needs { $crew } spaces; she has { $most }.
refusal-fleet-zero-nation = { refusal-line } { $card } costs nothing and may begin only aboard a ship of the same nation, not on { $ship }.
refusal-fleet-commander = { refusal-line } { $card } serves only aboard the ship the card names, not on { $ship }.
refusal-fleet-idle-crew = { refusal-line } { $card } is of another nation than { $ship }, so this crew's ability does nothing aboard.
refusal-fleet-no-ship = A fleet needs at least one ship.
refusal-fleet-ships = { refusal-line } a fleet has at most { $most } ships.
refusal-fleet-points = The fleet costs { $points } points; { $most } is the most.
refusal-fleet-fort-nation = { refusal-line } { $card } needs a ship of its nation in the fleet.
refusal-fleet-link = { refusal-line } { $card } cannot name { $other }.
refusal-fleet-link-one = { refusal-line } { $card } names one crew, not more.
refusal-fleet-treasures = { refusal-line } at most { $most } unique treasures, or the coins left could not be worth enough.

# abilities at work
ask-reroll = { $ship } rolled a { $die }. Roll it again?
ask-cross = A mast would fall. Give up the Cross of Coronado instead?
ask-kill-cargo = Shall the ship that was hit lose a piece of cargo too?
ask-maroon = On which island is { $crew } of { $ship } put ashore?
    .commit = Put ashore on { $what }
ask-relics = Give the Relics to the enemy ship instead of the loss, and end its turn?
ask-lose-cargo = Which piece of cargo do you lose?
    .commit = Lose: { $what }
ask-rescue = { $ship } is sunk. Reveal an event?
ask-burn = Which mast of { $ship } catches fire?
    .commit = Let it burn: { $what }
ask-broadside = At what do all guns of { $ship } fire at once?
ask-explode = Light the explosives?
ask-board-afar = Board a ship within S?
ask-pivot = { $keyword } { $ship }: turn her bow?
ask-raid = { $ship } lies at an enemy home. Which coin comes aboard?
ask-give-up = Which crew is given up?
    .commit = Give up: { $what }
ask-use = On what does { $ship } use its ability?
    .commit = Use it on: { $what }
ask-promote = Which ship may take two actions?
    .commit = Give two actions to { $what }
ask-alight = To which ship does the albatross fly?
    .commit = Send it to { $what }
ask-trees = Take the trees aboard?
ask-castaway = Which castaway comes aboard?
    .commit = Take aboard: { $what }
ask-adrift = In which direction do the ship and the island drift?
    .commit = Choose: { $what }
ask-pandora = Which treasure comes out of the box?
    .commit = Take out: { $what }
ask-partner = With which enemy home is a coin swapped?
    .commit = Swap with { $what }
option-partner = The home of { $who }
ask-retire = Which crew is pensioned off?
    .commit = { $n ->
        [0] Pension off nobody
       *[other] Pension off { $n }
    }
ask-aim = { $card }: where, or on whom?
    .commit = Use it on: { $what }
ask-blow = In which direction is { $ship } blown?
    .commit = Choose: { $what }
ask-marine = At whom does { $crew } shoot?
    .commit = Shoot at { $what }
ask-first-find = Which treasure comes first?
    .commit = Take first: { $what }
ask-swap = Swap a coin for a random one of another island?
ask-claim = Take the derelict home at once?
ask-wave = In which direction does the wave run?
    .commit = Choose: { $what }
option-token = { $ships }
    .note = { $own ->
        [0] none of your ships
        [one] one of them is yours
       *[other] { $own } of them are yours
    }
    .commit = Lay it there: { $ships }
    .like = { $ships }
option-token-idle = Where no enemy is
    .rare = it would reach no enemy
option-keep-die = Keep the { $die }
option-reroll = Roll again
option-lose-cross = Give up the Cross of Coronado
option-lose-mast = Lose a mast
option-kill-pass = Leave its cargo
    .ask = { "" }
option-kill-kill = Destroy a piece of cargo too
option-island = { $island }
option-relics-pass = Keep them
    .ask = { "" }
option-relics-give = Give the Relics away
option-no-event = Reveal no event
    .ask = { "" }
option-event = Reveal { $card }
option-event-first = Reveal { $card }
    .note = only before any ship has acted
    .here = { "" }
option-broadside-at = All { $guns } guns at { $ship }: { $least } or more ({ $odds } %)
    .commit = Fire all { $guns } guns at { $ship }: { $least } or more ({ $odds } %)
option-broadside = Fire all guns at once
option-shoot-far = Shoot at twice the range (only a 6 hits)
option-trident = Raise Neptune's Trident
option-lookout = Look at a treasure on each island
option-cleanse = Remove what spoils the ship
option-hunt = Drive the wolves off the island
option-explode-pass = Wait with it
    .ask = { "" }
option-explode-explode = Light the explosives
option-prize-captive = Take the dearest crew of { $ship } captive
option-no-raid = Take nothing
    .ask = { "" }
option-use = { $ship }: { $ability }
    .commit = Use { $ship }: { $ability }
option-use-ship = { $ship }
option-use-crew = Crew { $number } of { $place }
option-use-crew-known = { $crew } of { $place }
option-use-coin = Treasure { $number } of { $place }
option-use-find = Unique treasure { $number } of { $place }
option-use-home = Coin { $place } at home
option-reveal = Show { $card }
option-put-ashore = Put { $card } ashore
option-marine = { $crew } shoots
    .commit = Shoot with { $crew }
option-marine-shot = { $ship }: { $least } or more
option-trees-pass = Leave them
    .ask = { "" }
option-trees-take = Take them aboard
option-nobody = Nobody
    .ask = { "" }
    .commit = Take nobody
option-nothing = Nothing
    .ask = { "" }
    .commit = Take nothing
option-fog-bank = Fog bank { $number }
option-duel = { $crew } against crew of { $ship }
    .commit = Set { $crew } against the crew of { $ship }
option-smokepot = Lay smoke here
option-firepot = Gun { $cannon } throws fire at { $ship }: { $least } or more ({ $odds } %)
    .commit = Throw fire with gun { $cannon } at { $ship }: { $least } or more ({ $odds } %)
option-stinkpot = Gun { $cannon } throws a stinkpot at { $ship }: { $least } or more ({ $odds } %)
    .commit = Throw a stinkpot with gun { $cannon } at { $ship }: { $least } or more ({ $odds } %)
option-chainshot = Gun { $cannon } fires chain shot at { $ship }: { $least } or more ({ $odds } %)
    .commit = Fire chain shot from gun { $cannon } at { $ship }: { $least } or more ({ $odds } %)
option-no-swap = Swap nothing
    .ask = { "" }
option-swap = The { $value } for one of { $island }
    .commit = Swap the { $value } for one of { $island }
option-claim-pass = Explore only
    .ask = { "" }
option-claim-claim = Take it home
option-panel = An armor panel
option-wave = heading { $degrees }°: { $hit ->
    [0] nobody is hit
    [one] one is hit
   *[other] { $hit } are hit
}
refusal-must-load = The coin that was received must be loaded.
refusal-no-crew = { $ship } cannot carry crew.
refusal-fleet-abandoned = { refusal-line } { $card } is not among the crew that may be abandoned, or not so often.
event-ability = { $ship }: { $ability }
event-ability-die = { $ship } rolls { $die }: { $ability }
event-panels = { $ship } has { $panels ->
    [0] no armor panel left
    [one] one armor panel
   *[other] { $panels } armor panels
}.
event-fire = { $fire ->
    [0] The fire on { $ship } is out; { $left } masts stand.
    [one] A mast of { $ship } burns.
   *[other] { $fire } masts of { $ship } burn.
}
event-crew-went = { $crew } left { $ship }.
event-gold-made = { $who } gets { $gold } gold and has { $total }.
event-event-played = { $who } reveals { $card }: { $text }
event-treasure-found = { $ship } has { $card }: { $text }
event-treasure-gone = { $card } is gone.
event-looked = { $who } looks at something face down.
event-looked-coin = { $who } sees a coin worth { $worth }.
event-looked-card = { $who } sees { $card }.
event-smoke = A bank of fog lies here.
event-smoke-lifted = The smoke lifts.
event-island-moved = { $island } has drifted.
# The fleet builder
yard-title = Fleet builder
yard-fleet = Your fleet
yard-name = Name of the fleet
yard-filters = What is looked for
yard-search = Search
yard-search-hint = name, ability, keyword
yard-kind = Kind
yard-kind-ship = Ships
yard-kind-crew = Crew
yard-kind-fort = Forts
yard-kind-event = Events
yard-kind-treasure = Treasures
yard-nation = Nation
yard-sets = Sets
yard-points = Points
yard-from = from
yard-to = to
yard-keywords = Keywords
yard-fitting = Only what fits { $n } { $n ->
    [one] point
   *[other] points
}
yard-add-ship = Add a ship · { $n ->
    [one] one point left
   *[other] { $n } points left
}
yard-boards = Goes aboard { $ship }
yard-match = { $n ->
    [one] { $n } card matches
   *[other] { $n } cards match
}
yard-no-match = No card is like that.
yard-elsewhere = No card of this kind is like that, but others are:
yard-widen = Clear the filters
yard-show = { $n ->
    [one] Show { $n } card
   *[other] Show { $n } cards
}
yard-sort = Sorted by
yard-sort-fits = fits first
yard-sort-points = points
yard-sort-guns = guns
yard-sort-cargo = hold
yard-sort-speed = speed
rarity-common = common
rarity-uncommon = uncommon
rarity-rare = rare
rarity-super-rare = super rare
rarity-le = limited edition
rarity-pr = promotional
rarity-promo = promotional
yard-add = Add · { $from } → { $to }
yard-over = { $n ->
    [one] { $n } point over
   *[other] { $n } points over
}
yard-in-fleet = ✓ { $n } in the fleet
yard-link-empty = This link brings no fleet. Ask for a new one, or build your own here.
yard-added = { $card } joined the fleet.
yard-to-fleet = To the fleet: { $cost } of { $most } points
yard-more = Show { $n } more
yard-of-points = of { $n } points
yard-aboard = crew { $n } · hold { $cargo }
yard-crew = + crew
yard-remove = Remove { $card }
yard-ashore = At home:
yard-others = Besides:
yard-rule = rule
yard-legal = The fleet is legal.
yard-unused = { $n ->
    [one] { $n } point is unused.
   *[other] { $n } points are unused.
}
yard-ready = Ready fleets
yard-choose = choose
yard-build = Build one for me
yard-random = At random
yard-import = Bring in a text
yard-import-text = A fleet as text: one card a line, crew below its ship
yard-kept = My fleets
yard-kept-now = Kept as “{ $name }”. You may bring it to a table whose fleets are brought by the players.
yard-none-kept = No fleet is kept in this browser yet.
yard-unnamed = Fleet { $n }
yard-keep = Keep this fleet
yard-play = Play with this fleet
yard-play-total = No table is laid for { $n } points; there are tables for { $known }.
yard-share = Share
yard-share-text = The fleet as text
yard-share-link = A link to it
yard-copy-text = Copy the text
yard-copy-link = Copy the link
yard-copied = Copied.
yard-open = Open
yard-forget = Forget
yard-undo = Undo
yard-clear = Begin anew
yard-parts = Parts of the builder
yard-part-filters = Search
yard-part-cards = Cards
yard-part-fleet = Fleet
bring-title = Bring a fleet of your own
bring-hand = Play with “{ $name }”
bring-text = Bring this text
bring-yard = Open the fleet builder

# What advice counts.
stock-gold = gold at home
stock-coins = coins aboard
stock-ships = ships afloat
stock-masts = masts standing
stock-crew = crew aboard

## the groups of the ledger, as headings of the rulebook

chapter-edition = Editions
chapter-basic = The basics
chapter-fleet = Fleets
chapter-setup = Setting up
chapter-crew = Crew
chapter-treasure = Treasure
chapter-law = The law of the sea
chapter-turn = The turn
chapter-move = Moving
chapter-derelict = Derelicts
chapter-dock = Docking
chapter-ram = Ramming
chapter-pin = Pinning
chapter-board = Boarding
chapter-scuttle = Scuttling
chapter-tow = Towing
chapter-explore = Exploring
chapter-shoot = Shooting
chapter-repair = Repairs
chapter-keyword = Keywords
chapter-fort = Forts
chapter-terrain = Terrain
chapter-win = Winning
chapter-card = Single cards
chapter-term = Terms
chapter-geo = Measuring
chapter-ability = Abilities
chapter-cargo = Cargo
chapter-event = Events
chapter-fire = Fire
chapter-rng = Chance
chapter-info = What is hidden
chapter-player = Players
chapter-outside-game = Outside the game
chapter-gold = Gold
chapter-unique = Unique treasures
