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
option-value-points-30 = 30
option-value-points-40 = 40
option-name-fleets = Fleets
option-value-fleets-dealt = dealt at random
option-value-fleets-chosen = chosen in turn
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
ask-place-island = Where does island { $number } of { $all } lie?
ask-turn-island = How is the island turned?
ask-place-terrain = Which terrain lies where?
ask-home = Which island is the home of { $who }?
ask-moor = Where does { $ship } lie at your home island?
ask-man-ships = Which crew begins aboard which ship? The rest waits at home.
    .commit = { $n ->
        [0] All wait at home
       *[other] Send { $n } aboard
    }
ask-contribute = Which coins do you put into the treasure?
ask-order = Who acts?
ask-action = What does { $ship } do?
ask-course = Which course does { $ship } sail ({ $segments })?
ask-fog-heading = { $ship } leaves the fog. Which way does she head?
ask-freed-pose = { $ship } is free of the weeds. Where does she lie?
ask-come-about = How far does { $ship } come about?
ask-ram = Does { $ship } ram?
ask-board = Send a boarding party?
ask-prize = You won the boarding. What do you take?
ask-lose-crew = Which crew do you lose?
ask-lose-coin = Which coin do you lose?
ask-captain = Does { $ship } shoot as well?
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
ask-transfer = Which crew goes where?
ask-shot = The next shot of { $ship }?
ask-lose-mast = { $ship } is hit. Which mast falls?
ask-lose-flag = The fort is hit. Which flag falls?
ask-build-fort = Build a fort?
ask-flags = Where do the flags of the fort stand?
    .commit = { $n ->
        [0] Set no flag
        [one] Set { $n } flag
       *[other] Set { $n } flags
    }

# answers
option-fleet = Take the { $fleet }: { $ships } ({ $points } points)
option-place = Put it at { $x }, { $y } mm
option-place-terrain = Put a { $terrain } at { $x }, { $y } mm
option-rotation = Turn it by { $degrees }°
option-home = { $island }
option-moor = At { $x }, { $y } mm, heading { $heading }°
option-man = { $crew } aboard { $ship }
option-contribute = Coins { $coins }
option-ship = { $ship }
    .commit = { $ship } acts
option-fort = { $fort } shoots
option-let-go = { $ship } casts off { $other }
option-scuttle = Scuttle { $ship }: on 5 or 6 she sinks at the start of your next turn (33 %)
option-crew = Move crew between ship and shore
option-end-turn = End the turn
option-move = Sail
option-tow = Move with { $other } in tow (base move S)
option-come-about = Come about
option-struggle = Get free of the weeds: { $least } or more
option-shoot = Shoot
option-explore = Explore the island
option-board-ship = Explore { $other }
option-repair = Repair a mast
option-idle = Do nothing
option-heading = Heading { $degrees }°
option-stay = Stay here
option-no-ram = Do not ram
option-ram = Ram { $ship }: { $least } or more ({ $odds } %)
option-ram-derelict = Ram the derelict { $ship }: boarding without a roll
option-no-board = No boarding
option-board = Board { $ship }: your { $mine } masts against { $theirs }
option-no-prize = Take nothing
option-prize-crew = Eliminate a crew of { $ship }
option-prize-treasure = Steal a coin from { $ship }
option-hold-fire = Hold fire
option-captain = The Captain orders fire
option-no-explore = Do not explore
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
option-cease = Cease fire
option-shot = Mast { $cannon } at { $ship }: { $least } or more, { $range } ({ $odds } %)
option-musket = The musket at { $ship }: { $least } or more ({ $odds } %)
option-again = The Cannoneer fires cannon { $cannon } again at { $ship }: { $least } or more ({ $odds } %)
option-no-fort = Build nothing
option-build-fort = Build { $fort } on { $island } for { $gold } gold
option-course-stay = Stay
option-course-home = Dock at { $island } and unload { $coins ->
    [0] nothing
    [one] one coin
   *[other] { $coins } coins
}
option-course-dock = Dock at { $island } ({ $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
})
option-course-shore = Stop at the shore of { $island }
option-course-ram = Run into { $ship }
option-course-derelict = Go alongside the derelict { $ship }
option-course-friend = Go alongside { $ship }
option-course-terrain = Into the { $terrain }
option-course-open = To { $x }, { $y } mm, heading { $heading }°
option-course-fire = Into a firing position: { $x }, { $y } mm, heading { $heading }°
option-course-flee = Away from the guns: { $x }, { $y } mm, heading { $heading }°
option-course-head = Make for { $island }

# refusals
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
event-fleet-taken = { $who } commands the { $fleet }.
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
board-lath = Lath { $segment }: { $turn }° { $side ->
    [left] left
    [right] right
   *[none] ahead
}, { $mm } mm
board-lay = Lay the lath
board-back = Take back
board-course-none = Drag the bow, turn the helm, or choose a suggestion.
board-comes-open = Ends at { $x }, { $y } mm, heading { $heading }°.
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
board-odds = { $least }+ · { $odds } % · { $mm } mm
board-round = Round { $n }
board-turn-of = turn of { $who }
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
ability-captain = After its move the ship may shoot.
ability-explorer = Where it docks, the ship may explore at once.
ability-cannoneer = Once a turn a gun that missed shoots again.
ability-musket = It may fire a musket too: rank 3, range S.
ability-shipwright = It may be repaired anywhere.
ability-oars = Without masts it still moves by S.
ability-no-space = Takes up no room in the hold.
ability-helmsman = It sails S farther.
ability-empty = With an empty hold it sails S farther.
ability-whole = With all masts standing it sails L farther.
ability-laden = With a full hold it moves by S only.
ability-boarding = It adds 1 to its boarding roll.
ability-immune = Guns of range L cannot be fired at it.
ability-long-guns = All its guns have range L.
ability-harbour-guns = It adds 1 to its shots while a ship is docked there.
ability-against = It adds 1 to its shots at ships of this nation: { $nation }.
ability-weak = Ships of this nation add 1 to their shots at it: { $nation }.
