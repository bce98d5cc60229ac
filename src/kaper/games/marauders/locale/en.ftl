# Merchants & Marauders: all words of the game in English.

# options of the game
option-name-target = Glory Points that end the game
option-value-target-3 = 3 points
option-value-target-5 = 5 points
option-value-target-6 = 6 points
option-value-target-7 = 7 points
option-value-target-8 = 8 points
option-value-target-9 = 9 points
option-value-target-10 = 10 points
option-value-target-12 = 12 points
option-value-target-15 = 15 points
option-name-npc_control = Admirals and pirates in battle
option-value-npc_control-neighbour = the left neighbor plays them
option-value-npc_control-automatic = they fight by themselves

# nations
nation-dutch = Dutch
    .gen = Dutch
nation-english = English
    .gen = English
nation-french = French
    .gen = French
nation-spanish = Spanish
    .gen = Spanish

# sea zones, with their special rules
zone-nassau = Nassau
    .to = to Nassau
    .text = Republic of rovers: Recruit in this port succeeds without a roll (Crew refilled free) for captains who are pirates.
zone-havana = Havana
    .to = to Havana
    .text = Royal shipyard: Frigates and galleons cost 3 gold less in this port (32).
zone-tortuga = Tortuga
    .to = to Tortuga
    .text = Brethren of the Coast: Special Weapons cost 2 gold each in this port.
zone-port_royale = Port Royale
    .to = to Port Royale
    .text = Pirate haven: A captain barred from this port (English bounty or war with England) may enter after a successful Influence test or by paying 3 gold.
zone-old_providence = Old Providence
    .to = to Old Providence
    .text = Hidden coves: NPC ships roll one Scouting die fewer (at least 1) against player ships in this sea zone.
zone-petit_goave = Petit-Goâve
    .to = to Petit-Goâve
    .text = Idle buccaneers: After a failed Recruit test crew points cost 1 gold each in this port.
zone-santo_domingo = Santo Domingo
    .to = to Santo Domingo
    .text = Gossiping audiencia: Roll one extra Influence die when acquiring a rumor in this port.
zone-cartagena = Cartagena
    .to = to Cartagena
    .text = Treasure route: A successful Merchant Raid in this sea zone yields 2 extra gold (they count towards the 12).
zone-caribbean_sea = Caribbean Sea
    .to = to the Caribbean Sea
zone-san_juan = San Juan
    .to = to San Juan
    .text = Guns of El Morro: NPC pirates do not scout for players in this sea zone.
zone-st_maarten = St. Maarten
    .to = to St. Maarten
    .text = Open warehouses: Goods not in demand sell for 4 gold each in this port.
zone-st_johns = St. John's
    .to = to St. John's
    .text = English Harbor: When buying a ship in this port you may move any of your Modifications to the new ship.
zone-basse_terre = Basse-Terre
    .to = to Basse-Terre
    .text = Naval arsenal: Repairs cost 1 gold per damage point in this port.
zone-bridgetown = Bridgetown
    .to = to Bridgetown
    .text = Governor's table: Roll one extra die in any test made to claim a mission in this port.
zone-trinidad = Trinidad
    .to = to Trinidad
    .text = Pearl fleet: Roll one extra Scouting die when scouting for a merchant in this sea zone.
zone-caracas = Caracas
    .to = to Caracas
    .text = Cocoa coast: Cocoa costs 1 gold less per card (at least 1) in this port.
zone-curacao = Curaçao
    .to = to Curaçao
    .text = Free port: Draw one additional Cargo card when buying goods in this port (7, or 4 on a repeat).

# captains
captain-felipe = Felipe Ortega
    .text = Once per naval battle, after a hit on your ship has been located and before it is marked, move that hit to another location of your choice.
captain-federico = Federico de Silva
    .text = NPC ships roll one die fewer (at least 1) when scouting for you.
captain-catalina = Catalina Reyes
    .text = Goods not in demand bring you 1 extra gold per card.
captain-rodrigo = Rodrigo Paz
    .text = Whenever you defeat a pirate (NPC or player) you gain 5 extra gold from the bank, even if you cannot claim a reward.
captain-frances = Frances Wright
    .text = When you acquire a rumor draw two Rumor cards, keep one and shuffle the other back.
captain-harwood = Thomas Harwood
    .text = Once per naval battle you may reroll any number of your hit-location dice of one volley.
captain-blackmoor = Edward Blackmoor
    .text = In a Merchant Raid ignore the first escape symbol.
captain-ashcombe = William Ashcombe
    .text = As an extra port activity (once per Port action) you may pay 4 gold to lower any one bounty by 1.
captain-richery = Dominique de Richery
    .text = Enters play with two Glory cards instead of one. Once per turn, after one of your own skill tests outside combat, you may discard a Glory card to reroll all its dice.
captain-marquis = Charles Marquis
    .text = In a Merchant Raid draw four Cargo cards instead of three.
captain-aubry = Madeleine Aubry
    .text = Your Recruit activity succeeds without a roll.
captain-lacour = Jean-Baptiste Lacour
    .text = If you declared Board and both sides rolled equally many successes (at least one), you win the contest without counting pips.
captain-verhoeven = Alida Verhoeven
    .text = Draw one additional Cargo card when buying goods.
captain-boom = Pieter Boom
    .text = If your first three actions in a turn were all Move actions you may take a fourth Move action.
captain-vos = Hendrick Vos
    .text = Repairs cost you 1 gold per damage point and Modifications 1 gold, in every port.
captain-vanaalst = Joris van Aalst
    .text = You may be on two missions at the same time.

# captains of NPC ships
npc-almonde = Philips van Almonde
npc-ruyter = Michiel de Ruyter
npc-evertsen = Cornelis Evertsen
npc-myngs = Christopher Myngs
npc-benbow = John Benbow
npc-holmes = Robert Holmes
npc-estrees = Jean d'Estrées
npc-duquesne = Abraham Duquesne
npc-tourville = Anne-Hilarion de Tourville
npc-oquendo = Antonio de Oquendo
npc-toledo = Fadrique de Toledo
npc-lezo = Blas de Lezo
npc-bonny = Anne Bonny
npc-rackham = Jack Rackham
npc-bonnet = Stede Bonnet
npc-teach = Edward Teach
npc-roberts = Bartholomew Roberts
npc-every = Henry Every
npc-commodore = war commodore
npc-dutch = Dutch flagship
npc-english = English flagship
npc-french = French flagship
npc-spanish = Spanish flagship
npc-pirate-sloop = Pirate sloop
npc-pirate-frigate = Pirate frigate

# events
event-card-war = War!
    .text = Draw two different nations at random: they are at war. The card stays in the War area.
event-card-peace = Peace Treaty
    .text = A war in progress ends at once. This round every player may, once, as an extra port activity pay 3 gold to lower one bounty by 1.
event-card-storm = Storm
    .text = At the end of their own turn every captain at sea rolls Seamanship and takes 2 hits minus 1 per success, located by dice (skull: own choice).
event-card-hurricane = Hurricane
    .text = As Storm, but 3 hits minus 1 per success.
event-card-doldrums = Doldrums
    .text = Every player has only two actions this round.
event-card-fair-winds = Fair Winds
    .text = Every player may take one additional Move action this round.
event-card-fever = Yellow Fever
    .text = Every captain on the board tests Leadership; on a failure they lose 1 Crew, but never the last one.
event-card-amnesty = Royal Amnesty
    .text = This round, as an extra port activity, a captain may pay 3 gold per level to lower their bounties, any nations, any number.
event-card-treasure-fleet = Treasure Fleet
    .text = This round a successful raid on a merchant declared Spanish yields 4 extra gold (they count towards the 12).
event-card-convoy = Great Convoy
    .text = All Merchant tokens on the Merchant track are mixed and placed face down at random in zones without a merchant.
event-card-shifting-markets = Shifting Markets
    .text = Draw a nation at random: the Demand tokens in all its ports are put aside, replaced from the pool one by one (alphabetical port order) and then returned to the pool.
event-card-glut = Glut of Goods
    .text = This round every Cargo card bought costs 1 gold less (at least 1).
event-card-pirate-hunters = Pirate Hunters
    .text = This round flagships roll one additional Scouting die.
event-card-docks = Word on the Docks
    .text = Both available missions are discarded and replaced. This round acquiring a rumor costs no gold.

# glory cards
card-crew-reroll = Crew Combat Reroll
    .text = Reroll any number of dice of one side (yours or the opponent's) in this crew combat roll.
card-quick-learner = Quick Learner
    .text = Copy the text of the Glory card played last.
card-sea-reroll = Seamanship Reroll
    .text = Reroll any number of dice of one side in this Seamanship contest.
card-aimed-shot = Aimed Shot
    .text = Set one hit-location die of your volley to any location except the Hull.
card-brace = Brace!
    .text = Cancel one hit on your ship (also in a raid or storm).
card-boarding-frenzy = Boarding Frenzy
    .text = Roll two additional Leadership dice this round.
card-weather-gage = Weather Gage
    .text = Roll two additional Seamanship dice this round (not with destroyed Masts).
card-double-shot = Double-shotted
    .text = You won with Shoot and have at least one Cannon: inflict one additional hit.
card-getaway = Clean Getaway
    .text = You won with Flee: you escape although the loser rolled successes; the loser does not shoot.
card-dirty-trick = Dirty Trick
    .text = Cancel the combat Glory card your opponent has just played; it is discarded without effect.
card-fog-bank = Fog Bank
    .text = A Scouting test against you by a player or NPC that just succeeded fails instead.
card-hidden-cache = Stash in Any Port
    .text = You may stash and withdraw gold in this port as if it were your home port.
card-good-bargain = Good Bargain
    .text = Every card in your market costs 1 gold.
card-rising-demand = Rising Demand
    .text = For this sale one more good of your choice counts as in demand (6 gold; three cards of one such good earn the Glory Point, still at most one per sale); its sale does not replace the token.
card-shipwright = Shipwright's Favor
    .text = Repair all damage (not Crew) and a spent Reinforced Hull for free.
card-surplus = Admiralty Surplus
    .text = The frigate or galleon you buy now costs 10 gold less.
card-pardon = Letter of Pardon
    .text = Pay 3 gold per level to lower one nation's bounty by up to 2.
card-contraband = Contraband
    .text = Draw three Cargo cards and keep up to two of them for free (six-card limit).
card-patron = Rich Patron
    .text = Gain 6 gold.
card-cove = Smugglers' Cove
    .text = Enter this port although a bounty or a war bars you.
card-wind = Favorable Wind
    .text = Take one additional Move action this turn.
card-spyglass = Spyglass
    .text = Roll two additional dice in this Scouting test of yours.
card-contacts = Local Contacts
    .text = Roll two additional dice in this Influence test of yours.
card-shore-leave = Shore Leave
    .text = Refill your Crew to its maximum for free.
card-second-chance = Second Chance
    .text = Reroll all dice of a skill test you have just made outside naval and crew combat.
card-false-lead = False Lead
    .text = Another player who just succeeded in an Influence or Scouting test for a rumor or mission must reroll all its dice.
card-sabotage = Sabotage
    .text = A player who starts their turn in port has one action fewer this turn.
card-secret-orders = Secret Orders
    .text = Move any one NPC to any zone adjacent to it (no scouting roll results from this).
card-denounce = Denounce
    .text = Raise by 1 one bounty that another player already has.
card-gossip = Merchants' Gossip
    .text = Look at the Merchant tokens in your zone and all adjacent zones; you may swap two of them.

# specialists
specialist-carpenter = Carpenter
    .text = At the start of your turn repair 1 damage point (not Crew), destroyed locations included.
    .acc = Carpenter
specialist-boatswain = Boatswain
    .text = One extra die in Seamanship tests outside naval combat (raids, storms).
    .acc = Boatswain
specialist-gunner = Gunner
    .text = Once per naval round you may reroll one of your hit-location dice.
    .acc = Gunner
specialist-surgeon = Surgeon
    .text = After every naval battle (with its crew combat) or garrison fight you survive regain 1 Crew lost in it; not after raids.
    .acc = Surgeon
specialist-lookout = Lookout
    .text = One extra die in your Scouting tests.
    .acc = Lookout
specialist-veteran = Veteran
    .text = One extra Leadership die in crew combat.
    .acc = Veteran
specialist-steward = Steward
    .text = Each demanded card you sell brings 1 extra gold.
    .acc = Steward
specialist-helmsman = Helmsman
    .text = One extra die in the Seamanship contest of naval combat (not with destroyed Masts).
    .acc = Helmsman

# rumors
card-r01 = False Papers
    .text = Influence in the port Port Royale: Keep this card beside your board (it no longer fills the rumor slot): bounties do not bar you from any port; discard it when you next receive a bounty.
card-r02 = A Myriad of Goods
    .text = Influence in the port Curaçao: Draw eight Cargo cards and keep any of them for free, within the six-card limit in port.
card-r03 = Sunken Galleon
    .text = Scouting in the sea zone Nassau: Gain 12 gold.
card-r04 = Buried Chest
    .text = Scouting in the sea zone Old Providence: Gain 10 gold.
card-r05 = Treasure of the Caribs
    .text = Scouting in the sea zone Trinidad: Beat a garrison (Crew 2, Leadership 1): gain 15 gold.
card-r06 = Drifting Wreck
    .text = Scouting in the sea zone Caribbean Sea: Gain 6 gold and one Special Weapon of each type you lack.
card-r07 = Retired Sergeant
    .text = Influence in the port Bridgetown: This card becomes your Veteran (6 gold instead if you have one).
card-r08 = The Old Shipwright
    .text = Influence in the port St. John's: This card becomes your Carpenter (6 gold instead if you have one).
card-r09 = Eyes of a Hawk
    .text = Influence in the port Tortuga: This card becomes your Lookout (6 gold instead if you have one).
card-r10 = Corrupt Governor
    .text = Influence in the port Santo Domingo: Lower one nation's bounty by up to 3; if you have no bounty gain 8 gold instead.
card-r11 = The Forgiving Bishop
    .text = Influence in the port San Juan: Lower bounties by 2 levels in total and gain 4 gold.
card-r12 = Hidden Shipyard
    .text = Scouting in the sea zone Petit-Goâve: Repair all damage, refill Crew and gain 5 gold.
card-r13 = The Merchant's Widow
    .text = Influence in the port Caracas: Gain 9 gold.
card-r14 = Lost Convoy
    .text = Scouting in the sea zone Cartagena: Draw three Cargo cards: gain gold equal to their loot values and keep any as cargo.
card-r15 = Smuggler's Cellar
    .text = Influence in the port St. Maarten: Gain 4 gold; you may discard up to three Cargo cards for 5 gold each.
card-r16 = Mermaid Cove
    .text = Scouting in the sea zone Basse-Terre: Gain 11 gold.
card-r17 = Torn Map
    .text = Scouting in the sea zone Havana: Gain 4 gold and draw one additional Glory card.
card-r18 = The Drunken Shipbuilder
    .text = Influence in the port Havana: You may at once buy a frigate or galleon here for 25 gold (no further reductions; old ship sold as usual, Glory Point as usual) or gain 8 gold.
card-r19 = Cannibal Island
    .text = Scouting in the sea zone Curaçao: Beat a garrison (Crew 3, Leadership 1): gain 16 gold.
card-r20 = Spanish Payroll
    .text = Scouting in the sea zone San Juan: Gain 14 gold and one Spanish bounty.
card-r21 = Ghost Ship
    .text = Scouting in the sea zone Bridgetown: Leadership test: success 12 gold; failure 4 gold and lose 1 Crew (not the last). Either way the rumor is confirmed.
card-r22 = The Informer
    .text = Influence in the port Cartagena: Gain 10 gold.
card-r23 = The Governor's Ball
    .text = Influence in the port Petit-Goâve: Gain 6 gold and draw one additional Glory card.
card-r24 = Abandoned Fort
    .text = Scouting in the sea zone St. Maarten: Take any one face-up Modification from any port for free, if allowed, or gain 8 gold.
card-r25 = The Dead Captain's Log
    .text = Scouting in the sea zone Tortuga: Gain 9 gold.

# missions
card-m01 = Letters for the Governor
    .text = Offered in Havana. Requirement: Influence test. Objective: Port action in San Juan. Reward: 10 gold.
card-m02 = Sugar for the Still
    .text = Offered in Bridgetown. Requirement: Influence test. Objective: Port action in Port Royale, discard 2 Sugar. Reward: 15 gold.
card-m03 = Head of the Sloop
    .text = Offered in Santo Domingo. Requirement: not a pirate. Objective: Defeat the pirate sloop. Reward: 12 gold.
card-m04 = Silver Escort
    .text = Offered in Cartagena. Requirement: not a pirate, Cannons 2 or more. Objective: Port action in Havana; freight 2 spaces. Reward: 16 gold.
card-m05 = Smuggler's Manifest
    .text = Offered in Curaçao. Requirement: Influence test. Objective: Port action in St. Maarten, discard 2 Cocoa. Reward: 14 gold.
card-m06 = The Brethren's Grudge
    .text = Offered in Port Royale. Requirement: at least one bounty. Objective: Successful raid on a merchant declared Spanish. Reward: 10 gold.
card-m07 = Buccaneer Recruits
    .text = Offered in Tortuga. Requirement: Leadership test. Objective: Port action in Trinidad; freight 1 space. Reward: 15 gold.
card-m08 = Rum for the Garrison
    .text = Offered in Basse-Terre. Requirement: Influence test. Objective: Port action in Cartagena, discard 2 Rum. Reward: 16 gold.
card-m09 = Wreck Salvage
    .text = Offered in Nassau. Requirement: Influence test. Objective: Scout action and Scouting test in the Port Royale sea zone. Reward: 12 gold.
card-m10 = Rescue the Envoy
    .text = Offered in San Juan. Requirement: not a pirate. Objective: Port action in Tortuga, beat a garrison (Crew 2, Leadership 2). Reward: 18 gold.
card-m11 = Spice Contract
    .text = Offered in St. Maarten. Requirement: Influence test. Objective: Port action in Santo Domingo, discard 2 Spice. Reward: 14 gold.
card-m12 = Cocoa Monopoly
    .text = Offered in Caracas. Requirement: pay 2 gold. Objective: Port action in Tortuga, discard 3 Cocoa. Reward: 20 gold.
card-m13 = Pearl Courier
    .text = Offered in Trinidad. Requirement: pay 3 gold. Objective: Port action in Cartagena. Reward: 14 gold.
card-m14 = Naval Stores
    .text = Offered in St. John's. Requirement: Influence test. Objective: Port action in Nassau, discard 2 Timber. Reward: 17 gold.
card-m15 = Hidden Charts
    .text = Offered in Old Providence. Requirement: Influence test. Objective: Scout action and Scouting test in the Caribbean Sea. Reward: 8 gold, draw one additional Glory card.
card-m16 = Privateer's Commission
    .text = Offered in Petit-Goâve. Requirement: Influence test. Objective: Successful raid on a merchant declared English. Reward: 12 gold.
card-m17 = Hunt the Black Frigate
    .text = Offered in Havana. Requirement: not a pirate. Objective: Defeat the pirate frigate. Reward: 20 gold.
card-m18 = The Ransom
    .text = Offered in Cartagena. Requirement: pay 4 gold. Objective: Port action in Nassau and Influence test. Reward: 18 gold.
card-m19 = Company Audit
    .text = Offered in Curaçao. Requirement: no Dutch bounty, Influence test. Objective: Port action in St. Maarten. Reward: 9 gold.
card-m20 = The Fugitive
    .text = Offered in Bridgetown. Requirement: Influence test. Objective: Scout action and Scouting test in the Trinidad sea zone, then beat a garrison (Crew 2, Leadership 1). Reward: 16 gold.
card-m21 = Strike the Flag
    .text = Offered in Tortuga. Requirement: at least one bounty. Objective: Defeat any flagship. Reward: 20 gold.
card-m22 = The Wedding Party
    .text = Offered in Basse-Terre. Requirement: no French bounty, Influence test. Objective: Port action in Petit-Goâve; freight 2 spaces. Reward: 15 gold.
card-m23 = The Gunner's Debt
    .text = Offered in Santo Domingo. Requirement: Influence test. Objective: Port action in Cartagena, pay 4 gold. Reward: 4 gold, this card becomes your Gunner (8 further gold instead if you have one).
card-m24 = The Plague Doctor
    .text = Offered in Nassau. Requirement: Leadership test. Objective: Port action in Caracas; freight 1 space. Reward: your choice of 14 gold, or 4 gold and this card becomes your Surgeon (not if you have one).
card-m25 = Cloth for the Fleet
    .text = Offered in St. Maarten. Requirement: Influence test. Objective: Port action in Havana, discard 3 Fabric. Reward: 20 gold.

# goods
good-cocoa = Cocoa
good-fabric = Fabric
good-fruit = Fruit
good-rum = Rum
good-spice = Spice
good-sugar = Sugar
good-tobacco = Tobacco
good-timber = Timber

# ships
ship-sloop = sloop
    .acc = sloop
ship-flute = flute
    .acc = flute
ship-frigate = frigate
    .acc = frigate
ship-galleon = galleon
    .acc = galleon
ship-manowar = man-o'-war
    .acc = man-o'-war

# modifications
mod-hammocks = Extra Hammocks
    .text = Crew +1 (to be recruited).
mod-sails = Sails & Rigging
    .text = Maneuverability +1.
mod-reinforced-hull = Reinforced Hull
    .text = Flip it to cancel one hit; restored for 3 gold in any port.
mod-hold = Spacious Hold
    .text = Cargo +1.
mod-chasers = Chasers
    .text = One hit before the contest when anybody flees, once a battle.
mod-cannons = Extra Cannon Battery
    .text = Cannons +1.
mod-falconets = Falconets
    .text = Two dice before a crew combat at sea; a success costs the enemy one Crew.
mod-long-guns = Long Guns
    .text = A die for each Cannon before the first round; a hit for each success.

# special weapons
weapon-grapple = Grappling Hooks
    .text = Reroll any of your own dice after the contest if you declared Board.
    .acc = Grappling Hooks
weapon-chain = Chain Shot
    .text = Skulls of this volley hit the Masts and never pass to the Hull.
    .acc = Chain Shot
weapon-grape = Grapeshot
    .text = Skulls of this volley hit the Crew and never pass to the Hull.
    .acc = Grapeshot

# hit locations
location-hull = Hull
    .gen = Hull
    .acc = Hull
symbol-hull = hit: Hull
location-cargo = Cargo
    .gen = Cargo
    .acc = Cargo
symbol-cargo = hit: Cargo
location-masts = Masts
    .gen = Masts
    .acc = Masts
symbol-masts = hit: Masts
location-crew = Crew
    .gen = Crew
    .acc = Crew
symbol-crew = hit: Crew
location-cannons = Cannons
    .gen = Cannons
    .acc = Cannons
symbol-cannons = hit: Cannons
symbol-escape = escape

# skills
skill-seamanship = Seamanship
    .gen = Seamanship
skill-scouting = Scouting
    .gen = Scouting
skill-leadership = Leadership
    .gen = Leadership
skill-influence = Influence
    .gen = Influence

# various names
merchant = merchant
    .acc = merchant
garrison = Garrison
hidden = face down
action-shoot = Shoot
    .commit = Open fire
    .about = If you win the roll, every cannon of yours hits. If not: one hit for each success, as many as you have cannons at most.
action-board = Board
    .commit = Board the enemy
    .about = If you win the roll, the crews fight until one has fallen. If not, there is no boarding.
action-flee = Flee
    .commit = Try to flee
    .about = If you win the roll and the enemy has no success, the battle is over. If not, it goes on.
place-port = port of { $zone }
place-sea = at sea: { $zone }
hire-gold = { $gold } gold
hire-leadership = Leadership test
hire-influence = Influence test

# moments for glory cards
window-own-turn = in your own turn
window-own-port = in your own Port action
window-on-sell = when you sell goods
window-on-buy = when you buy goods
window-on-yard = in the shipyard
window-on-enter-port = when a port is closed to you
window-pre-test = before your own skill test
window-post-test = after your own skill test
window-scouted = when somebody has found you
window-other-test = after another player's test for a rumor or mission
window-other-turn = at the start of another player's turn in port
window-naval-pre = before the contest of Seamanship
window-naval-post = after the contest of Seamanship
window-naval-outcome = when the contest is decided
window-hits-rolled = when hits are located
window-crew-pre = before a crew combat roll
window-crew-post = after a crew combat roll
window-card-played = when your opponent plays a combat card
window-any = when the card played last could be played
window-hire = as a port activity

# questions
ask-window = Do you play a card?
ask-window-own-turn = Do you play a card?
ask-window-on-sell = Before the sale: do you play a card?
ask-window-on-buy = The market is open: do you play a card?
ask-window-pre-test = Before the test: do you play a card?
ask-window-post-test = You rolled { $count ->
        [one] one success
       *[other] { $count } successes
    }. Roll again with a card?
ask-window-scouted = You were found: do you play a card?
ask-window-other-test = The test has succeeded: do you play a card?
ask-window-other-turn = A turn begins in port: do you play a card?
ask-window-naval-pre = Before the contest: do you play a card?
ask-window-naval-post = The contest is rolled: a card or Grappling Hooks?
ask-window-naval-outcome = The contest is decided: do you play a card?
ask-window-hits-rolled = The hits are rolled: do you play a card?
ask-window-crew-pre = Before the crew combat roll: do you play a card?
ask-window-crew-post = After the crew combat roll: do you play a card?
ask-window-card-played = Your opponent plays a card: do you cancel it?
ask-withhold = { $card } has its turn: play it, or show it and take it back?
ask-act = Your turn: { $actions ->
        [one] { $actions } action left
       *[other] { $actions } actions left
    }{ $moves ->
        [0] {""}
        [one] , and { $moves } more move
       *[other] , and { $moves } more moves
    }
ask-port = In port ({ $zone }): what next?
ask-yard = In the shipyard: what next?
ask-sell = Which cargo do you sell?
    .commit = { $n ->
        [0] Sell nothing
        [one] Sell { $n } card for { $gain } gold
       *[other] Sell { $n } cards for { $gain } gold
    }
    .sum = { $gold } → { $left } gold
ask-buy = Which cargo do you buy?
    .commit = { $n ->
        [0] Buy nothing
        [one] Buy { $n } card for { $price } gold
       *[other] Buy { $n } cards for { $price } gold
    }
    .sum = { $gold } → { $left } gold · { $full } of { $hold } in port, your ship carries { $aboard }
ask-rising-good = Which other good is in demand for this sale?
    .commit = Raise the demand: { $what }
ask-recruits = The test failed: how many crew points do you pay for?
    .commit = { $n ->
        [0] Recruit nobody
        [one] Pay for { $n } crew point: { $price } gold
       *[other] Pay for { $n } crew points: { $price } gold
    }
    .sum = { $gold } → { $left } gold
ask-stash = How much gold shall lie in the chest? The rest stays aboard.
    .commit = { $n ->
        [0] Leave the chest empty
        [one] Put { $n } gold in the chest
       *[other] Put { $n } gold in the chest
    }
ask-pardon = Which nation's bounty is lowered?
ask-pardon-levels = By how many levels?
    .commit = { $n ->
        [0] Lower nothing
        [one] Lower it by { $n } level for { $price } gold
       *[other] Lower it by { $n } levels for { $price } gold
    }
    .sum = { $gold } → { $left } gold
ask-keep-mods = Which modifications move to the new ship?
    .commit = { $n ->
        [0] Move none of them
        [one] Move { $n } to the new ship
       *[other] Move { $n } to the new ship
    }
ask-return-mod = In which port is the returned modification laid, face down?
    .commit = Lay it in { $what }
ask-ship = Which ship for your captain?
ask-redraw = A pirate lies off the home port: draw another captain?
ask-mend = What does the Carpenter repair?
ask-overboard = Which cargo goes overboard (at least { $least })?
    .commit = { $n ->
        [0] Throw nothing overboard
        [one] Throw { $n } overboard
       *[other] Throw { $n } overboard
    }
ask-toll = The test failed: pay the toll?
ask-secret-orders = Which NPC ship moves where?
ask-denounce = Whose bounty rises?
ask-swap = Swap two of these merchants?
    .commit = { $n ->
        [0] Swap nothing
        [one] Swap them
       *[other] Swap these { $n }
    }
ask-flag = You have found a merchant: attack, and under which flag?
ask-spend = Successes left: { $left }. Draw, discard, exchange, or resolve?
ask-stow = Which cards do you keep as cargo? Hold: { $held } of { $room }; whatever is too much goes overboard.
    .sum = hold { $full } of { $room }, the rest goes overboard
    .commit = { $n ->
        [0] Keep none as cargo
        [one] Keep { $n } as cargo
       *[other] Keep { $n } as cargo
    }
ask-maneuver = Your action in this round of battle?
ask-maneuver-npc = You command: { $ship }. What does it do in this round of battle?
ask-chasers = Somebody flees: fire the Chasers?
ask-reroll = Which dice are rolled again?
    .commit = { $n ->
        [0] Reroll nothing
        [one] Reroll { $n } die
       *[other] Reroll { $n } dice
    }
ask-reroll-shots = Which location dice are rolled again?
    .commit = { $n ->
        [0] Reroll nothing
        [one] Reroll { $n } die
       *[other] Reroll { $n } dice
    }
ask-aim = Which die is set to which location?
ask-ammunition = A special weapon for the skulls?
ask-take-hit = A hit: { $location }. Take it?
ask-skull = A skull: which location is hit?
ask-npc-skull = You command: { $ship }. A skull: which location is hit?
ask-break-off = Fight the garrison, or break off?
ask-reward = Which nation pays the reward?
ask-take-ship = Take over the captured { $ship }?
ask-plunder = What do you take from { $loser }?
    .commit = { $n ->
        [0] Take nothing
        [one] Take { $n } thing
       *[other] Take { $n } things
    }
ask-discard-glory = Five Glory cards: which one goes?
ask-keep-rumor = Which rumor do you keep?
ask-drop-mission = Which mission do you give up?
ask-doctor = Gold alone, or a Surgeon and less gold?
ask-cellar = Which cargo (at most three) do you sell for 5 gold each?
    .commit = { $n ->
        [0] Sell nothing
        [one] Sell { $n } for 5 gold
       *[other] Sell { $n } for 5 gold each
    }
ask-shipbuilder = A ship for 25 gold, or 8 gold?
ask-fort = Which modification do you take, or 8 gold?

# answers
option-pass = Play no card
option-end = End the turn
    .note = { $actions ->
        [0] all actions used
        [one] { $actions } action unused
       *[other] { $actions } actions unused
    }
    .ask = { $actions ->
        [0] { "" }
        [one] One action is left. End the turn all the same?
       *[other] { $actions } actions are left. End the turn all the same?
    }
option-done = Finish here
    .ask = { $idle ->
        [1] Nothing has been done here, and there is one Port action a turn. Finish all the same?
       *[0] { "" }
    }
option-leave-yard = Leave the shipyard
option-port-of = { $zone }
option-first-sloop = { $ship }
    .note = nimble, a hunter; holds 2 goods
    .commit = Sail a { $ship }
option-first-flute = { $ship }
    .note = a trader, holds 4 goods; less nimble
    .commit = Sail a { $ship }
option-retire = Retire the captain
    .rare = The turn ends, and only Glory Points and the chest stay: next turn a new captain begins
option-sail = Sail { $zone }
    .note = { $lure ->
        [goal] your mission or rumor leads there
        [sale] will buy your { $good }
        [wants] its port wants { $good }
        [barred] its port is closed to you
       *[sea] no port
    }{ $risk ->
        [0] {""}
       *[other] {" "}· you are found: { $risk } %
    }
option-leave = Put to sea ({ $zone })
    .note = to merchants and other ports{ $risk ->
        [0] {""}
       *[other] {" "}· you are found: { $risk } %
    }
option-enter = Enter the port ({ $zone })
    .note = { $lure ->
        [goal] your mission or rumor leads there
        [sale] will buy your { $good }
        [wants] its port wants { $good }
        [barred] its port is closed to you
       *[sea] no port
    }
    .here = here
option-enter-card = Enter the port ({ $zone }) with { $card }
    .here = here
option-port = Do business in port
    .note = the Port action: sell, buy, shipyard, rumors
    .here = here
option-scout = Scout: { $target }
    .note = { $kind ->
        [merchant] a raid: goods and gold
       *[other] a battle: plunder and glory
    } · you find it: { $chance } %
    .about = { $kind ->
        [merchant] If you find the merchant, three cargo cards lie there, and successes of Seamanship let you change them. Their symbols are hits on your ship and the merchant's escape.
       *[other] If you find it, a battle begins: you roll { $mine } { $mine ->
            [one] die
           *[other] dice
        }, the enemy { $theirs }. You win the first roll in { $won } %, lose it in { $lost } %. Whoever sinks loses the captain.
    }
    .here = here
option-verify = Verify the rumor { $card }
    .note = { $chance ->
        [0] { "" }
       *[other] the test succeeds in { $chance } % ·{ " " }
    }a true one is a Glory Point
    .here = here
    .about = { $does }
option-mission = Search here for the mission { $card }
    .here = here
    .note = { $chance ->
        [0] { "" }
       *[other] the test succeeds in { $chance } % ·{ " " }
    }completed, it is a Glory Point
    .about = { $does }
option-jettison = Throw cargo overboard
    .rare = the cargo is lost; it makes room for other
option-play = Play { $card }
    .about = { $does }
option-richery = Discard { $card } and roll again
option-discard = Discard { $card }
option-grapple = Throw Grappling Hooks
    .note = { weapon-grapple.text }
option-play-declared = Play { $card }
    .about = { $does }
option-withhold-declared = Show { $card } and take it back
option-mend = Repair: { $location }
option-overboard = Throw { $card } overboard
option-toll-stay = Stay at sea
option-toll-pay = Pay the toll: { $gold } gold
option-secret-orders = Send the { $npc } { $zone }
option-denounce = Raise the { $nation } bounty of { $who }
option-merchant = { $zone }: { $flag }
option-sell = Sell goods
    .note = what is wanted here brings double; only before other business
option-buy = Buy goods
    .note = you see six cards; sell them where they are wanted
option-yard = Visit the shipyard
    .note = repairs, weapons, ships
option-recruit = Recruit
    .note = a full crew, for boarding
option-rumor = Acquire a rumor
    .note = { $gold ->
        [0] free this round
       *[other] for { $gold } gold
    }; verified, it brings glory
option-stash = Stash gold
    .note = every 10 in the chest are a Glory Point
option-claim = Claim the mission { $card }
    .note = { $pay ->
        [0] { "" }
       *[other] for { $pay } gold ·{ " " }
    }{ $chance ->
        [0] { "" }
       *[other] the test succeeds in { $chance } % ·{ " " }
    }completed, it is a Glory Point
    .about = { $does }
option-deliver = Complete the mission { $card }
    .note = { $pay ->
        [0] { "" }
       *[other] for { $pay } gold ·{ " " }
    }{ $chance ->
        [0] { "" }
       *[other] the test succeeds in { $chance } % ·{ " " }
    }completed, it is a Glory Point
    .about = { $does }
option-hire = Hire the { $specialist } ({ $how })
    .about = { $does }
    .note = { $chance ->
        [0] { "" }
       *[other] the test succeeds in { $chance } %
    }
option-buy-pardon = Lower the { $nation } bounty
    .note = for { $gold } gold
option-sell-for = Sell { $card }
    .note = for { $gold } gold
option-sell-card = Sell { $card }
option-buy-for = Buy { $card }
    .note = for { $gold } gold
option-repair = Repair { $location }
    .note = for { $gold } gold
option-restore = Restore the Reinforced Hull
    .note = for { $gold } gold
option-weapon = Buy { $weapon }
    .note = for { $gold } gold
option-sell-weapon = Sell { $weapon }
    .note = for { $gold } gold
option-mod = Fit { $mod }
    .note = for { $gold } gold
option-trade-ship = Trade your ship for a { $ship }
    .note = for { $gold } gold
option-buy-ship = Buy a { $ship } for { $gold } gold
option-pardon = Lower the { $nation } bounty
option-let-go = Let the merchant go
option-raid = Attack: it counts as { $nation }
option-resolve = Resolve the raid
    .note = { $outcome ->
        [looted] as it lies: { $loot } gold
        [escaped] as it lies the merchant escapes
        [crippled] as it lies a location is destroyed: no loot
       *[sunk] as it lies your ship sinks
    }
option-draw-cargo = Draw a card
    .note = { $chance ->
        [0] then no loot
       *[other] then { $chance } % loot, about { $mean } gold
    }
option-raid-discard = Discard { $card } ({ $loot }, { $symbol })
    .note = { $chance ->
        [0] then no loot
       *[other] then { $chance } % loot, about { $mean } gold
    }
option-raid-exchange = Exchange { $card } ({ $loot }, { $symbol })
    .note = { $chance ->
        [0] then no loot
       *[other] then { $chance } % loot, about { $mean } gold
    }
option-raid-weapon = Spend { $weapon } for a success
    .note = one more success; the weapon is gone
option-keep = Keep { $card }
option-drop = Give up { $card }
option-fire = Fire
    .note = 1 hit before the contest; once a battle
option-hold-fire = Hold fire
option-die-own = Your die: { $face }
option-die-theirs = The opponent's die: { $face }
option-aim = Set the { $face } to { $location }
option-no-ammunition = Use no special weapon
option-ammunition = Use { $weapon }
    .note = { $does }
option-hit = Take it on { $location }
    .note = { $how ->
        [sinks] the ship sinks
        [lost] nothing is left there: no harm
        [overflow] nothing is left there: hull { $now } → { $left }
       *[marked] { $now } → { $left }
    }
option-move-hit = Move the hit: { $location }
    .note = { $how ->
        [sinks] the ship sinks
        [lost] nothing is left there: no harm
        [overflow] nothing is left there: hull { $now } → { $left }
       *[marked] { $now } → { $left }
    }
option-reinforce = Use the Reinforced Hull
    .note = cancels the hit
option-brace = Play { $card }
    .note = cancels the hit
option-fight = Fight
    .note = whoever loses all crew loses the captain
option-break-off = Break off
    .note = the captain lives, the task has failed
option-reward = Claim { $gold } gold from the { $nation }
option-keep-ship = Keep your { $ship }
option-take-ship = Take the { $ship }
option-take-gold = Take { $gold } gold
option-take = Take { $what }
option-keep-captain = Keep { $captain }
option-redraw-captain = Draw another captain instead of { $captain }
option-doctor-gold = Take { $gold } gold
option-doctor-surgeon = Take { $gold } gold and the Surgeon
option-gold-instead = Take the gold
option-fort = Take { $mod } from { $zone }

# refusals
refusal-nothing-to-copy = No Glory card has been played that could be copied.
refusal-hire-in-port = A specialist ({ $card }) is not played but hired in port.
refusal-not-in-combat = { $card } is no combat card.
refusal-other-window = { $card } is played at another moment: { $window }.
refusal-one-side = All dice must be of one side.
refusal-no-actions = You have no action left for that.
refusal-leave-first = From port you can only put to sea here: { $zone }.
refusal-not-adjacent = { $zone } is not adjacent.
refusal-bounty = The port is closed to you: { $nation } bounty.
refusal-war = The port is closed to you by war: { $zone }.
refusal-no-port = There is no port to enter here.
refusal-not-in-port = A Port action needs a ship in port: enter the port first.
refusal-port-once = One Port action a turn.
    .done = done
refusal-retire-first = A captain retires in port, before the first action of the turn.
refusal-no-captain-left = No captain card would be left for you: nobody can retire now.
refusal-scout-in-port = Scouting is done at sea, not from port.
refusal-crippled = A ship with a destroyed location cannot look for merchants.
refusal-scouted = You have scouted for this target already this turn.
    .done = done
refusal-not-here = There is no such target here.
refusal-swap-two = Swap two merchants or none.
refusal-all-successes = All your dice are successes already.
refusal-no-successes = You have no success left to spend.
refusal-first-round = In the first round of a battle one can only shoot.
refusal-no-masts = Without masts one can only shoot.
refusal-no-crew = Without crew one cannot board.
refusal-npc-flee = An NPC flees only with fewer Cannons or less Crew than its opponent.
refusal-weapon-owned = You have { $weapon } already.
    .done = done
refusal-manowar = A man-o'-war can be neither bought nor sold.
refusal-ship-gold = The { $ship } would cost you { $gold } gold.
refusal-mod-twice = Your ship has { $mod } already.
    .done = done
refusal-mod-none = This port offers no modification.
refusal-sound = Nothing is damaged there.
refusal-repair-crew = Crew is recruited, not repaired.
refusal-gold = That would cost { $gold } gold, more than you have.
refusal-no-cargo = You have no cargo to sell.
    .done = done
refusal-deliver = The goal of this mission is not reached here and now; its card says what and where.
refusal-sell-first = Selling is only possible as the very first activity.
    .done = done
refusal-done-already = Each activity is done once in a Port action.
    .done = done
refusal-not-home = Gold is stashed in the home port only.
refusal-crew-full = Your crew is complete; there is nobody to recruit.
refusal-no-rumors = There are no rumors left to hear in this game.
refusal-mission = You do not meet the requirement of this mission here; its card says what it takes.
refusal-hire = You cannot hire this specialist here and now; the card says how.

# the log
event-began = { $who }: { $captain } on a { $ship }.
event-first-player = { $who } begins.
event-event-drawn = Round { $round }: { $card }.
event-npc-moved = { $npc } sails { $zone }.
event-npc-hunts = { $npc } hunts { $who }: { $zone }.
event-npc-entered = { $npc } ({ $captain }) appears: { $zone }.
event-npc-scouted = { $npc } scouts for { $who }: { $dice } – { $found ->
        [yes] found
       *[no] not found
    }.
event-war = War: { $nations }.
event-peace-made = The war is over.
event-merchants-returned = { $count ->
        [one] One merchant is
       *[other] { $count } merchants are
    } at sea again.
event-turn-began = { $who }'s turn.
event-sailed = { $who } sails { $zone }.
event-left = { $who } puts to sea: { $zone }.
event-entered = { $who } enters the port: { $zone }.
event-turned-away = Port Royale turns { $who } away.
event-tested = { $who } tests { $skill }: { $dice } – { $count ->
        [0] failed, a success is 5 or 6
        [one] 1 success
       *[other] { $count } successes
    }.
event-scouted = { $who } scouts: { $target }.
event-hidden = { $who } vanishes in the fog.
event-gold-gained = { $who } gains { $gold } gold ({ $because }).
event-gold-paid = { $who } pays { $gold } gold ({ $because }).
because-card = Glory card
because-crew = recruits
because-headhunter = headhunter
because-hire = specialist
because-mission = mission
because-mod = modification
because-new-captain = new captain
because-pardon = pardon
because-plunder = plunder
because-raid = raid
because-repair = repairs
because-reward = reward
because-rumor = rumor
because-ship = ship
because-toll = toll
because-weapon = special weapon
event-sold = { $who } sells for { $gold } gold: { $cards }.
event-demand-changed = { $zone } now wants { $good }.
event-bought = { $who } buys { $count ->
        [one] one cargo card
       *[other] { $count } cargo cards
    } for { $gold } gold.
event-bought-own = { $who } buys for { $gold } gold: { $cards }.
event-cargo-lost = { $who } loses cargo: { $cards }.
event-cargo-kept = { $who } stows: { $cards }.
event-mod-shown = { $zone } offers { $mod }.
event-mod-fitted = { $who } fits { $mod }.
event-mod-returned = { $who } returns a modification to { $zone }.
event-repaired = { $who } restores { $location }: +{ $points }.
event-restored = { $who } restores the Reinforced Hull.
event-weapon-bought = { $who } buys { $weapon }.
event-weapon-sold = { $who } sells { $weapon }.
event-weapon-used = { $who } uses { $weapon }.
event-weapon-found = { $who } finds { $weapon }.
event-ship-bought = { $who } buys a { $ship }.
event-ship-captured = { $who } takes over a { $ship }.
event-rumor-heard = { $who } hears a rumor.
event-rumor-heard-own = { $who } hears a rumor: { $card }.
event-rumor-true = { $card }: the rumor of { $who } is true.
event-rumor-false = { $card }: the rumor of { $who } is false.
event-mission-offered = A new mission: { $card }.
event-mission-withdrawn = A mission is withdrawn: { $card }.
event-mission-claimed = { $who } claims the mission { $card }.
event-mission-failed = { $who } fails at the mission { $card }.
event-mission-completed = { $who } completes the mission { $card }.
event-mission-lost = { $who } gives up the mission { $card }.
event-hired = { $who } hires the { $specialist }.
event-stashed = { $who } moves gold between ship and chest.
event-stashed-own = { $who } moves gold; the chest now holds { $stash }.
event-bounty-raised = { $who }: { $nation } bounty raised to { $level }.
event-bounty-lowered = { $who }: { $nation } bounty lowered to { $level }.
event-merchant-found = { $who } finds a merchant: { $flag }.
event-merchant-let-go = { $who } lets the merchant go.
event-cargo-drawn = { $who } draws: { $cards }.
event-cargo-discarded = { $who } discards: { $card }.
event-raid-looted = { $who } loots the merchant: { $loot } gold.
event-raid-escaped = The merchant escapes { $who }.
event-raid-crippled = { $who } is too badly hit to loot.
event-raid-sunk = { $who } is sunk by the merchant.
event-battle-began = Battle: { $attacker } attacks { $defender }.
event-declared = { $who } declares: { $action }.
event-rolled = { $who } rolls ({ $what }): { $dice }.
roll-contest = contest
roll-crew = crew combat
roll-volley = hits
roll-long-guns = Long Guns
roll-falconets = Falconets
roll-storm = storm
event-contest-won = { $who } wins the contest.
event-contest-tied = The contest is tied.
event-contest-nobody = Nobody wins the contest: no success.
event-hit-marked = { $who } is hit: { $location }.
event-hit-overflow = { $who } is hit: { $location } is gone, the Hull suffers.
event-hit-lost = { $who }: the hit on { $location } is lost.
event-hit-braced = { $who } braces: the hit on { $location } is canceled.
event-hit-reinforced = { $who }: the Reinforced Hull takes the hit on { $location }.
event-crew-lost = { $who } loses { $count ->
        [one] 1 crew point
       *[other] { $count } crew points
    }.
event-battle-sunk = { $who } sinks the enemy.
event-battle-boarded = { $who } wins the crew combat.
event-battle-fled = { $who } flees.
event-battle-parted = The battle ends without a winner.
event-battle-both-sunk = Both ships sink.
event-battle-broken-off = The fight ashore is broken off: the garrison holds.
event-plundered = { $who } plunders { $loser }: { $gold } gold and { $count ->
        [0] nothing else
        [one] one other thing
       *[other] { $count } other things
    }.
event-died = { $captain } is dead ({ $who }).
event-retired = { $captain } retires ({ $who }).
event-point-gained = { $who } gains a Glory Point ({ $deed }); now { $points }.
deed-sale = sale of demanded goods
deed-raid = glorious raid
deed-ship = new ship
deed-defeat = defeated captain
deed-rumor = rumor confirmed
deed-mission = mission completed
event-glory-drawn = { $who } draws a Glory card.
event-glory-drawn-own = { $who } draws the Glory card { $card }.
event-glory-discarded = { $who } discards { $card }.
event-card-played = { $who } plays { $card }.
event-card-withheld = { $who } shows { $card } and withholds it.
event-card-cancelled = { $card } of { $who } is canceled.
event-merchants-seen = { $who } looks at merchants: { $zones }.
event-merchants-swapped = { $who } swaps merchants: { $zones }.
event-announced = { $who } has { $total ->
        [one] 1 Glory Point
       *[other] { $total } Glory Points
    }: this is the last round.
event-game-ended-glory = The game is over.
event-game-ended-events = No event card is left: the game is over.
event-game-ended-captains = No captain is left to draw: the game is over.

# panels
panel-caribbean = The Caribbean
panel-round = Round { $round }; events left: { $left }
panel-war = At war:
panel-turn = Actions left: { $actions }, additional moves: { $moves }
panel-track = Merchants on the track: { $count } of 8
panel-captains = Captains
panel-player = Player
panel-captain = Captain
panel-place = Place
panel-ship = Ship
panel-locations = Hull, cargo, masts, crew, cannons
panel-bounties = Bounties
panel-cards = Glory cards
panel-cargo = Cargo
panel-points = Glory
panel-no-captain = no captain
panel-sea = Sea zones
panel-zone = Zone
panel-flag = Flag
panel-demand = Demand
panel-mod = Modification
panel-merchant = Merchant
panel-npcs = Other ships
panel-npc = Ship
panel-skills = Skills
panel-fight = Battle, round { $round }
panel-side = Side
panel-action = Action
panel-dice = Dice
panel-hits = Hits
panel-raid = Raid
panel-market = Cargo cards
panel-loot = Loot
panel-symbol = Symbol
panel-successes = Successes left: { $left }
panel-own = Your board
panel-gold = Gold aboard: { $gold }; in the chest: { $stash }
panel-glory-card = Glory card
panel-rumor = Rumor
panel-mission = Mission
panel-weapon = Weapon
panel-specialist = Specialist
panel-spent = The Reinforced Hull is spent.

# chapters of the rulebook
chapter-component = What is in the box
chapter-board = The map
chapter-setup = Setting up
chapter-test = Skill tests
chapter-captain = Captains
chapter-ship = Ships
chapter-turn = The round
chapter-event = Events
chapter-action = Actions
chapter-move = Movement
chapter-scout = Scouting
chapter-port = In port
chapter-sell = Selling goods
chapter-buy = Buying goods
chapter-ruling = Our rulings
chapter-yard = The shipyard
chapter-mod = Ship modifications
chapter-recruit = Recruiting
chapter-rumor = Rumors
chapter-mission = Missions
chapter-stash = The stash
chapter-info = What is public
chapter-merchant = Merchants
chapter-raid = Merchant raids
chapter-bounty = Bounties
chapter-reward = Rewards
chapter-glory = Glory
chapter-specialist = Specialists
chapter-npc = Admirals and pirates
chapter-hunt = Pursuit
chapter-combat = Naval combat
chapter-hit = Hits
chapter-crew = Crew combat
chapter-weapon = Special weapons
chapter-plunder = Plunder
chapter-capture = Captured ships
chapter-death = Death of a captain
chapter-retire = Retirement
chapter-end = End of the game
chapter-variant = Variants

# the drawn board
board-chart = Chart of the Caribbean
board-inset = The whole sea; press to look there
board-lay-aside = Lay aside
board-open-battle = Back to the battle
board-open-raid = Back to the raid
board-open-port = Back to the port
board-open-choice = Back to the choice
board-npc-skills = Seamanship { $seamanship }, Scouting { $scouting }, Leadership { $leadership }
board-hunts = Would now make for { $who }
board-enters = Enters at the end of the round: { $zone }
board-bounty = { $nation } bounty { $level }
board-no-bounties = no bounties
board-port-of = Port: { $nation }
board-barred-bounty = Closed to you by your bounty
board-barred-war = Closed to you by war
board-wants = In demand: { $good }
board-fits = Shipyard offers: { $mod }
board-merchant = Merchant: { $flag }
board-mission = Mission: { $mission }
board-ships-here = Ships: { $ships }
board-would-scout = { $npc } would scout for you, dice: { $dice }
board-found = You would be found: { $chance } %
board-scouts = { $npc } scouts for { $who }
board-war = War
board-peace = Peace
board-merchants-taken = Merchants taken
board-chance = A test succeeds: { $chance } %
board-chance-short = { $chance } %
board-home = Home:
board-maneuver = Maneuver
board-hold = Hold
board-hold-port = { $held } / { $room } in port
board-gold = Gold
board-your-gold = your gold
board-stash = chest
board-stash-glory = = { $n } glory
board-arms = Arms
board-weapon-grapple = Hooks
board-weapon-chain = Chain
board-weapon-grape = Grape
board-fitted = Fitted
board-nothing-fitted = nothing fitted
board-no-papers = No mission, rumor or specialist
board-false-papers = False Papers: bounties do not bar you from ports
board-hand-of = Glory cards: { $n }
board-hold-of = Cargo cards: { $n }
board-hand = Your Glory cards
board-no-cards = No Glory cards
board-kind-battle = Battle
board-kind-trade = Trade
board-kind-adventure = Adventure
board-kind-crew = Specialist
board-round = Round { $round }
board-event = Event
board-order = Order of turns
board-glory-track = Glory Points
board-decks = Cards left: events { $events }, rumors { $rumors }, captains { $captains }
board-result = How everybody scored
board-chest = chest
board-battle = Battle: { $zone }
board-battle-round = round { $round }
board-attacker = Attacker
board-defender = Defender
board-contest = Contest of Seamanship
board-crew-combat = Crew combat
board-no-dice = not rolled yet
board-volley = Hits of { $who }
board-skull = skull: a choice
board-skulls = Successes: { $n }
board-demand-here = In demand here
board-activity-sell = Sell goods
board-activity-buy = Buy goods
board-activity-yard = Shipyard
board-activity-recruit = Recruit
board-activity-rumor = Rumor
board-activity-stash = Stash
board-sell-fact = cargo cards: { $n }, in demand: { $wanted }
board-buy-fact = look at the market, then choose
board-yard-fact = damage: { $damage }; weapons, fittings, ships
board-recruit-fact = Crew { $now }/{ $most }, Leadership test
board-rumor-fact = { $gold ->
    [0] free, Influence test
   *[other] { $gold } gold, Influence test
}
board-stash-fact = aboard { $gold }, in the chest { $stash }
board-costs = costs { $gold } gold
board-brings = brings { $gold } gold
board-port-hold = In port at most { $n } cards, at sea { $room }.
board-loot-taken = Taken: { $loot } gold
board-stow-room = Hold: { $held } aboard and { $n } chosen, room for { $room }
board-stow-over = { $n ->
    [one] 1 card aboard goes overboard for it
   *[other] { $n } cards aboard go overboard for them
}
board-missions = Missions and rumors
board-no-missions = none here
board-pardon = Lower the { $nation } bounty
board-your-cargo = Your cargo
board-your-market = Your market
board-only-you = only you see these cards
board-sell-note = goods in demand bring more
board-each = each
board-wanted-in = wanted in { $zones }
board-wanted-nowhere = wanted nowhere now
board-hold-after = Hold after buying
board-hold-after-sale = Hold after the sale
board-over-room = At sea the hold takes only { $room }: the rest goes overboard.
board-glorious-sale = Three in demand: 1 Glory Point
board-repairs = Repairs
board-repairs-each = a point
board-restore = Restore the Reinforced Hull
board-arms-fittings = Arms and fittings
board-ships = Ships
board-owned = yours
board-sell-arms = Selling arms
board-less = Less
board-more = More
board-aboard = aboard
board-in-chest = in the chest
board-raid = Merchant raid
board-raid-discard = Discard
board-raid-exchange = Exchange
board-if-resolved = If resolved now
board-outcome-looted = You loot the merchant: { $loot } gold
board-outcome-escaped = The merchant escapes
board-outcome-crippled = A location is destroyed: no loot
board-outcome-sunk = Your ship sinks
board-loot = Loot: { $loot }
board-glorious = 1 Glory Point
board-escapes = Escapes: { $n } (from { $of } on it gets away)
board-without = Without { $card }: loot { $loot }
board-choice = Your choice

# the drawn board, second part

board-crowns = Crowns and pirates
board-crowns-none = No ship of theirs at sea.
board-crowns-skills = Seamanship, Scouting, Leadership
board-compass = With nobody to hunt it goes: N { $n }, E { $e }, S { $s }, W { $w }
board-fight-odds = Against your ship: contest { $contest } %, crew combat { $crews } % for you
board-scout-odds = You would find it: { $chance } %
board-event-of = Event of round { $round }
board-no-event = No event is in force
board-left-events = events
board-left-captains = captains
board-left-rumors = rumors
board-ends = The game ends at { $target } Glory Points, or when the event cards or the captains run out.
board-ends-now = The goal is reached: this is the last round.
board-odds-shoot = { $chance } % to win · { $hits } hits on average
board-odds-board = { $chance } % to win, then { $crews } % with the crew
board-odds-flee = { $chance } % to get away
board-dice-coming = dice: { $n }
board-gone = Ship and captain are lost.
board-bounty-after = { $nation } bounty: { $level }
board-no-bounty = no bounty: you are at war
board-let-go-fact = no fight, no bounty; the token goes to the track
board-raid-dice = At least one success with Seamanship: { $n } %
board-deed-sale = sales
board-deed-raid = raids
board-deed-ship = ships
board-deed-defeat = battles
board-deed-rumor = rumors
board-deed-mission = missions
board-result-chest = chest: { $gold } gold
board-goal-mission = Here your mission { $card } is completed
board-goal-rumor = Here your rumor { $card } is verified
board-new-captain = A new captain comes at the start of your next turn.
board-prospect = { $looted } % loot, { $loot } gold on average
board-prospect-short = { $looted } % · { $loot }
board-prospect-draw = One more card: { $looted } % loot, { $loot } gold on average, glory { $glorious } %
board-prospect-note = On each choice: chance of loot · gold on average, if you resolve after it.
board-maneuver-of = maneuver { $n }
board-glory-of-chest = { $n } glory from the chest
board-cap-of-chest = at most { $most } Glory Points may come from the chest
board-crew-after = Crew after it
board-sell-best = all for { $gold } gold, first of all business

ending-glory = by glory
ending-events = by the event deck
ending-captains = by the captain deck
board-sheet-ship = Ship
board-sheet-arms = Arms and fittings
board-sheet-papers = Mission and rumor
board-glory-word = glory
board-arms-missing = Not aboard: { $arms }. A shipyard sells them.
board-sheet-others = Others

# What advice counts.
stock-glory = glory
stock-gold = gold
stock-cargo = cargo
stock-cards = Glory cards
stock-crew = crew
stock-damage = damage
stock-bounties = bounties
