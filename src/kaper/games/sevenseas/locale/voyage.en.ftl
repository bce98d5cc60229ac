# What a friend says on the first voyage. The value is the note, .title its heading, .wrong the kind sentence.
voyage-aim = You want **chests**: at the end each is a point, and skulls take points away. Chests come from selling goods, and goods come from raids.

    That is the whole circle, and we sail it once together.
    .title = Welcome to the brethren, captain.
voyage-fleet = These are your ships, and your ships are **dice**. Some sail with you, some wait in reserve. In a raid they are really thrown into the tray: where they land and what they show decides who fights whom.
    .title = Your fleet is a handful of dice.
voyage-captain = Every round each of us picks a **character** in secret; then they act in a fixed order. If we both pick the same one, nobody gets its privilege.

    Take the **Captain**: he leads a raid.
    .title = Who are you this round?
    .wrong = All of them have their day. Today somebody must lead a raid: the Captain.
voyage-convoy = You hold a Dutch **convoy of two ships**. Two merchants are few, and everybody at the table may join the hunt. Play it.
    .title = A convoy in sight.
    .wrong = That card is for later. The Dutch convoy, now.
voyage-send = Each ship you send that survives draws a **loot card**. The convoy is weak, so send all **5**: the limit for this raid. Nina will come along too.
    .title = How many ships?
    .wrong = Go with all five, captain.
voyage-loot = Both merchants sank, and your five ships drew **four fruit and one coffee**. You have room for 7: load everything. One kind in great number sells best.
    .title = What a catch!
    .wrong = Leave nothing behind, you have the room: all five.
voyage-islander = Goods are worthless until a port buys them well. The **Islander** opens a port, and the open port sets the prices for everybody.
    .title = Now we need a buyer.
    .wrong = First a port, and the Islander opens it.
voyage-port = **Willemstad** pays 3 chests for fruit if you bring three or more. You have four. What luck that you hold this card.
    .title = Open the right port.
    .wrong = There they pay less for fruit. Willemstad.
voyage-privilege = You are first player and the only Islander, so you have the **privilege**: one loot card for nothing. Load the coffee.
    .title = A little present.
    .wrong = Take the coffee, it costs nothing.
voyage-merchant = Fruit in the hold, a port that wants fruit. Now the **Merchant** sells. Choose him before Nina opens another port.
    .title = Time to cash in.
    .wrong = The fruit rots, captain. The Merchant.
voyage-sell = A character's action is your duty: whoever cannot do it takes a **skull**. You can, so sell.
    .title = To market.
    .wrong = Sell, or you take a skull for an idle Merchant.
voyage-batch = Three or more of a kind count as a batch: **3 chests for each fruit**. Pick all **four fruit** and keep the coffee for another port.
    .title = All the fruit at once.
    .wrong = Just the four fruit: a single coffee brings only one chest.
voyage-farewell = **Twelve chests** in one sale! A ship stays behind to guard them: the richer you are, the smaller your fleet at sea.

    Now it is yours: raid with the Captain, open ports with the Islander, sell with the Merchant, buy ships with the Shipwright, and beware of the Shaman's curses. Play on, Nina thinks for herself now.
    .title = That is how it is done!

# Said once, when a question is met for the first time: first-QUESTION, with its .title.
first-ChooseCharacter = Everybody picks in secret, and the characters act in their order. Whoever picks alone gets more out of it: guess what the others need **now** and take something else.
    .title = Who are you this round?
first-Activation = One action, and with some characters rituals besides. Whoever does not act takes a **skull**: two points less at the end.
    .title = Your moment.
first-SendShips = Your ships are dice: where they land in the tray and what they show decides who fights whom. Every ship that survives draws a loot card, so few sent is few caught; but what sinks goes back to the reserve.
    .title = How many do you risk?
first-KeepGoods = Full ships cannot raid. Take what you have **two** of already: the third of a kind makes the price jump.
    .title = What goes into the hold?
first-SellGoods = Three or more of a kind fetch the port's price, a single one only 1. Sometimes it pays to wait for the third.
    .title = Sell as one batch.
first-PlayCard = What you play changes the sea for everybody: another port, a convoy to raid, a curse. Play it when it helps **you** most.
    .title = A card for all.
first-LoseGood = Give away a single one, never the third of a kind.
    .title = The sea takes its share.
