# What a friend says on the first voyage. The value is the note, .title its heading, .wrong the kind sentence.
voyage-aim = Gold lies face down on the wild islands. Whoever first brings **more than half** of it home has won: here **16** of 30.

    No squares, no steps: ships sail as far as their rulers reach, on a real sea.
    .title = Welcome to the Spanish Main.
voyage-order = In your turn each of your ships may do **one thing**: sail, shoot, explore or repair. You say who goes first. Take **La Santa Ana**.
    .title = Three ships are yours.
    .wrong = Her turn comes too. First La Santa Ana.
voyage-act = **Sail**. There is nobody to shoot at yet and nothing to explore at home.
    .title = What shall she do?
    .wrong = Out of the harbor first: sail.
voyage-course = **S** and **L** are a short and a long ruler. La Santa Ana lays down three short ones and may turn before each.

    I have drawn a course to **Gallows Island**: a ship whose bow touches an island docks there. Press the red button. Later you draw your own, by hand or from the list.
    .title = A course is made of rulers.
    .wrong = A bold course! For now the one I drew, with the red button.
voyage-second = **Cazador Del Pirata** is your fighter: a long and a short ruler. She goes looking for trouble. Commit her course.
    .title = The second ship.
    .wrong = Let us not sail all to the same place. Take the course I drew.
voyage-third = **El Corazon del Mar** has one long ruler, and that is all. She goes the other way: more islands, more gold.
    .title = And the slow one.
    .wrong = Take the course I drew.
voyage-end = All three have acted. End the turn, and Nina's three ships sail.
    .title = Nina's turn.
    .wrong = All have acted, captain. End the turn.
voyage-explore = La Santa Ana lies at the island. **Exploring** is her action this turn: she turns the coins over and may load them.
    .title = What is buried here?
    .wrong = First see what is on the island: explore.
voyage-load = **2, 2, 1 and 3**: eight gold! Every coin takes one place in the hold, whatever it is worth. She has four: pick all of them.
    .title = What a find!
    .wrong = All four coins, she has the room.
voyage-home = Gold counts only **at home**. A loaded ship is what pirates dream of, so straight back to Palm Key; unloading happens by itself.
    .title = Homeward bound.
    .wrong = Home first, the course is drawn.
voyage-chase = **8 gold** are safe, half of what you need. And look, Nina's **Hornet** comes near with gold aboard. Sail Cazador right **into her**.
    .title = Now for the other way to get gold.
    .wrong = We do not let her pass: at the Hornet.
voyage-ram = Your bow touches her, so you may **ram**: throw a die, and if it beats her masts she loses one. A ship without masts lies helpless.
    .title = Ram her!
    .wrong = Ram! We did not come for a chat.
voyage-board = Ships that touch may send a **boarding party**: both throw a die and add their masts. You have three, she has one left.
    .title = Over the railing!
    .wrong = The odds are with us: board.
voyage-prize = You won. Take a **coin** out of her hold, or one of her crew. Coins win games.
    .title = Help yourself.
    .wrong = The coin, captain.
voyage-farewell = **3 gold** more aboard Cazador, bring them home! You could also have **shot**: every mast is a gun; its color says how far, its number what the die must beat.

    Explore, load, come home, keep your masts, and take from others what they forgot to guard. Draw your own courses now: Nina thinks for herself.
    .title = The sea is yours.

# Said once, when a question is met for the first time: first-QUESTION, with its .title.
first-TakeFleet = Many cannons win fights, many holds fetch gold. It is **gold at home** that wins, so at least one ship must be a good porter.
    .title = Your fleet.
first-Order = Every ship does one thing a turn: sail, shoot, explore or repair. Choose an answer or an island, and the red button sends her; then it is the next one's turn. Press another ship, and she begins.
    .title = Ship by ship.
first-Act = Sail, shoot, explore or repair: one of them. A Captain lets a ship sail **and** shoot.
    .title = One thing for each ship.
first-Sail = S is a short piece of the ruler, L a long one; at each joint the ship may turn. Drag the bow, use the helm or take a proposed course; nothing happens before the red button.
    .title = Sail by measure.
first-Shot = Every mast is a cannon, and every hit takes one down. A hit comes from a throw **above** the number on the cannon. Without masts a ship is a derelict that can be towed home.
    .title = Mast by mast.
first-Load = Take as many as fit, dear ones first once you see them. Then home: on the way you are everybody's prey.
    .title = Coins are face down.
first-Board = Both throw a die and add the masts they have left; the winner takes a coin or eliminates a crew. Board whoever has fewer masts than you.
    .title = Over the side.
first-Ram = Throw a die: if it is higher than the masts they have left, one of them falls. Afterwards your ship is pinned to theirs, and either of you may board.
    .title = Straight into them.
first-LoseMast = You choose which mast falls. Keep the cannon that hits on most throws.
    .title = A mast falls.
first-Transfer = Crew takes room in the hold, but a Helmsman lengthens the course and a Captain shoots on the move. Put them where they are needed.
    .title = Crew and shore.
first-Raid = A coin taken from another home counts twice: you have it, they lack it.
    .title = In their harbor.
