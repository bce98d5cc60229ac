# What a friend says on the first voyage. The value is the note, .title its heading, .wrong the kind sentence.
voyage-aim = You are a pirate captain now, and all that counts is **fame**: whoever has the most when month 12 ends has won.

    Fame comes from three things: plundering islands, winning battles, and burying treasure. We will do each of them once.
    .title = Welcome aboard, captain.
voyage-outfit = You have **9 gold** for your ship. Take **sails twice**, **cannon once** and **crew once**, then press the red button.

    Faster ships usually fire first. Cannon and crew go together: you throw as many dice as the smaller of the two. The rest of the gold stays in your purse.
    .title = Make her fast and sharp.
    .wrong = A fine choice for another day. Today: sails twice, cannon once, crew once.
voyage-treasure = Every month a card lies at each island: **fame**, **gold**, **chests** and tavern cards. Whoever stays there alone takes it all.

    Sail Island has **2 fame, 2 gold and 3 chests**. At the Tavern waits the Flying Dutchman, at Cannon Island the Cacafuego: let us not meet them yet.
    .title = Look what lies on the islands.
voyage-wheel = Everybody sets the wheel in secret, and then all sail at once. Two captains at one island means a fight.

    Set your wheel to **Sail Island**.
    .title = Where to? Sail for the sails.
    .wrong = That island has its day too. This month: Sail Island, number 3.
voyage-plunder = Nina went to the hull yard, Tomek to the crew's huts. Nobody is here but you, so there is no fight. Take it: 2 fame at once, gold into the purse, chests into the hold.
    .title = Nobody is in your way.
    .wrong = Leave three chests lying on the beach? Press Plunder.
voyage-yard = Each island sells one thing, here **sails**. One step costs 2 gold, and you have 6. Buy it: higher numbers are better, and if you are hit you lose steps again.
    .title = The yard is open.
    .wrong = First the sails, here they are sold. Raise them a step.
voyage-yard-again = The next step costs 3. Gold gives no points at the end, only what it buys: spend it.
    .title = Once more.
    .wrong = One more step of sails, captain.
voyage-rival = New month, new cards. Cannon Island has **1 fame, 5 gold and 3 chests**, and you want better cannon.

    I have a feeling that Nina wants them too. Good: her ship is stout but slow, and she has only two cannon.
    .title = This month there may be a fight.
    .wrong = Today we go where the guns are: Cannon Island, number 4.
voyage-fire = Nina fired first and missed. Now it is you: **three dice**, every 5 and 6 is a hit. You could also retreat to the Cove, but crews grumble at that.

    Fire!
    .title = Battle stations!
    .wrong = Retreat? With Nina's guns that weak? Fire.
voyage-aim-at = You choose what to shoot at. A ship that loses **any one** part down to the bottom must flee. Nina's **cannon** need just one hit.
    .title = Hit where it hurts.
    .wrong = That would take more hits. Her cannon need only one.
voyage-spoils = She limps off to the Cove, and you have 1 fame for the battle. The island is yours alone: help yourself.
    .title = One hit was enough!
    .wrong = You fought for it, now take it. Plunder.
voyage-cannon = Here they sell cannon. You have 6 gold: raise them a step.
    .title = Better guns.
    .wrong = Here it is cannon. Raise them a step.
voyage-cannon-again = And another. Watch the number: four dice, once the crew keeps up.
    .title = And again.
    .wrong = One more step of cannon.
voyage-bury-course = Your hold is full: five chests, and one even went overboard. Chests alone are worth nothing. Bury them on **Treasure Island** and each is **1 fame**.

    The Cacafuego lies there too, a ship of legends that does not fire: whoever is left there wins fame by a die.
    .title = Home with the treasure.
    .wrong = The chests are heavy. Treasure Island first, number 6.
voyage-bury = The Cacafuego gave you 6 fame, what a throw! Now to the shovels.
    .title = Dig.
    .wrong = First bury the chests, that is why we came.
voyage-bury-all = All five of them: **5 fame**. Do not leave any for Tomek.
    .title = How many?
    .wrong = All five. You will not need them in the hold.
voyage-farewell = You know it all now: look at the cards, guess where the others sail, plunder, upgrade, fight when it pays, and bury in time. Cards from the Tavern add surprises: hold the pointer (or a finger) on anything to read what it does.

    Nine months are left and you lead. Finish this turn and play on: Nina and Tomek now think for themselves.
    .title = Well sailed, captain!

# Said once, when a question is met for the first time: first-QUESTION, with its .title.
first-Outfit = Sails decide who shoots first, cannon and crew how many dice you throw: the **smaller** of the two counts. An even ship beats a lopsided one.
    .title = Where your gold goes first.
first-Navigate = Alone at an island you take it all; where two meet they fight. Ask yourself who else wants that card, and whether you could beat them. On **Treasure Island** captains leave each other alone: there chests are buried.
    .title = Everybody turns the wheel in secret.
first-BattleTurn = Running saves your ship for next month but gives up the island, and if you were hit the others score fame for it. Before you fire, look at which of your sections is one hit from ruin.
    .title = Fire or run?
first-Aim = A ship with one ruined section is out of the fight. Shoot at what is **weakest**; or at the crew, and it throws fewer dice back.
    .title = Where it hurts.
first-Prepare = Battle cards work for the whole battle, but each is gone afterwards. Keep the good ones for an island that is worth it.
    .title = A card before the smoke.
first-Plunder = Fame counts at once. **Chests** only count once they are buried on Treasure Island: until then a shot-up hull or a mutiny can cost you them.
    .title = Yours, if you want it.
first-CoveChoice = Whoever flees or is beaten licks their wounds in the Cove. Two cards are two surprises for the others; gold buys a step in the next yard.
    .title = Beaten, not broken.
first-UpgradeAction = Each island sells one thing only, and the next step is always dearer. Gold earns nothing at the end: better a strong ship.
    .title = This island's trade.
first-BuryChests = Here chests turn into fame that nobody takes from you. You rarely have a reason to keep one.
    .title = Under the palm.
first-AddKeg = You may meddle in a shot that is not yours. Think about whom you would rather see hit.
    .title = Somebody fires.
first-LastBattleTurn = The leaders are tied, so the battle decides: the last ship afloat wins the game, and nobody may retreat.
    .title = The last battle.
