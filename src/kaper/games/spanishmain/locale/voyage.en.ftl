# What a friend says on the first voyage. The value is the note, .title its heading, .wrong the kind sentence.
voyage-aim = Gold lies face down on the wild islands. Whoever first brings **more than half** of it home has won: here **8** of 14.

    No squares, no steps: ships sail where the ruler reaches, on a real sea.
    .title = Welcome to the Spanish Main.
voyage-order = In your turn every ship may do **one thing**: sail, shoot, explore or repair. You say who goes first. Take **L' Intrepide**.
    .title = Two ships are yours.
    .wrong = Her turn comes. First L' Intrepide.
voyage-act = **Sail**. There is nobody to shoot at and nothing to explore here yet.
    .title = What shall she do?
    .wrong = Out of the harbour first: sail.
voyage-course = **S** and **L** are a short and a long ruler, and L' Intrepide may lay down S, L and S in any order, turning before each. A helmsman aboard gives her the last one.

    I have drawn a course towards Parrot Cay. Press the red button; later you draw your own, by hand or from the list.
    .title = A course is made of rulers.
    .wrong = A bold course! For now take the one I drew, with the red button.
voyage-second = **Le Bon Marin** goes the other way: two ships at two islands bring twice the gold. Commit her course.
    .title = The other ship.
    .wrong = Let us not sail both to the same place. Take the course I drew.
voyage-dock = Nina's ships are under way too. Bring L' Intrepide to **Parrot Cay**: a ship whose bow touches an island docks there, and her turn ends.
    .title = Land ho!
    .wrong = To Parrot Cay, the course is drawn.
voyage-explorer = And Le Bon Marin to **Gallows Island**. She has an explorer aboard, watch what that is good for.
    .title = And the other.
    .wrong = To Gallows Island, the course is drawn.
voyage-explore = Exploring is an action of its own, so most ships wait a turn for it. With an **explorer** it costs nothing. Look what is there!
    .title = Explore at once.
    .wrong = Pass? With an explorer aboard? Explore.
voyage-load = Two coins of **2** each, and room for two. Take both: 4 gold is half of what you need.
    .title = What a find!
    .wrong = Both coins, she has the room.
voyage-end = L' Intrepide has docked and is done for this turn. End it.
    .title = Nina's turn.
    .wrong = All have acted, captain. End the turn.
voyage-slow = No explorer here: now **exploring** takes L' Intrepide's action.
    .title = Now L' Intrepide explores.
    .wrong = First see what is on the island.
voyage-small = Only 1 and 1. Better than sand: take both.
    .title = Small coins.
    .wrong = Both, every coin counts.
voyage-homeward = Gold counts only **at home**. Turn Le Bon Marin round and sail for Palm Key. A loaded ship is what pirates dream of, so do not dawdle.
    .title = Homeward bound.
    .wrong = Home, the course is drawn.
voyage-after = Nina's Antelope has shot at us and missed! L' Intrepide follows: home with the gold.
    .title = Cannon shots!
    .wrong = Home first, we will remember that shot.
voyage-unload = A little further and she docks at home. Unloading happens by itself.
    .title = The last ruler.
    .wrong = Home is right there. Commit the course.
voyage-six = **4 gold** are safe. Now L' Intrepide's two.
    .title = And the second ship.
    .wrong = Home, the course is drawn.
voyage-out = **6 of 8**. Le Bon Marin sails for more. The Antelope lurks near the harbour... let us risk it.
    .title = Two coins are missing.
    .wrong = The islands are waiting, take the course I drew.
voyage-revenge = Rammed, boarded and sunk, poor Bon Marin. You see how fast that goes. But the Antelope is close now: sail L' Intrepide right **into her**.
    .title = Now we are angry.
    .wrong = No escape today: at the Antelope.
voyage-ram = Your bow touches her, so you may **ram**: a die of 3 or more breaks one of her masts.
    .title = Ram her!
    .wrong = Ram! We did not come for a chat.
voyage-board = Ships that touch may send a **boarding party**: a die each, plus the masts and crew. The winner steals gold or a crew. You have two masts, she has one.
    .title = Over the railing!
    .wrong = The odds are with us: board.
voyage-captain = Boarding was a draw. But you have a **captain** aboard: with him a ship that has sailed may shoot as well.
    .title = We are not done yet.
    .wrong = The captain is for this very moment: shoot.
voyage-shot = Each standing mast is one gun. The colour of its base says how far it shoots, its number what the die must beat. Fire the **first**.
    .title = First gun.
    .wrong = Fire! Mast 1 at the Antelope.
voyage-again = Missed. One mast is hers, one gun is yours: **again**.
    .title = Second gun.
    .wrong = Cease fire? Now? Again!
voyage-farewell = She has no mast left: a **derelict**, and Nina can only scuttle or tow her. A fine revenge.

    Explore, load, come home, keep your masts, and shoot when it pays. Two more gold win the game. Draw your own courses now: Nina thinks for herself.
    .title = The sea is yours.
