# What a friend says on the first voyage: the value is the note, .title its heading, .wrong the kind sentence.
voyage-aim = Every night a ship runs aground, and its crates lie on the shore. Whoever has gathered most when the nights are over has won.
    .title = Good evening, wrecker.
voyage-peek = Tonight you are the lookout: look at one reef token, nobody else sees it. Take the **second**.
    .title = What is on the reef?
    .wrong = Another night, another token. Tonight the second one.
voyage-bid = All bid in secret, **all pay**, and only the highest bid salvages. Bid **4**: Nina is thrifty.
    .title = The shore is worth it.
    .wrong = Four coins. Fewer may lose it, more is waste.
voyage-salvage = Take crates of **6** in weight at most: here the **2** and the **4** fit exactly.
    .title = Load the boat.
    .wrong = Not those: the 2 and the 4 make six.
voyage-low = This shore is Nina's hour: she will bid high. Let her pay, bid only **1**.
    .title = Let others pay.
    .wrong = Only one coin tonight.
voyage-lamp = She has won the bid, but you hold a **false lamp**. Hang it, and her boat finds the rocks: she pays and salvages nothing.
    .title = Now the trick.
    .wrong = Pass? With the lamp in your hand? Hang it.
voyage-farewell = Peek, bid, salvage, and a lamp at the right moment: that is the whole game. Play on, Nina now thinks for herself.
    .title = That was all.

# Said once, when a question is met for the first time: first-QUESTION, with its .title.
first-Peek = What you learn now nobody else knows. It tells whether this night's wreck is worth a high bid.
    .title = One reef token is yours to see.
first-Bid = Coins that you bid are gone, won or not. Bid little on poor nights and much on one good one.
    .title = All bid at once.
