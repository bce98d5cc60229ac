# What a friend says on the first voyage. The value is the note, .title its heading, .wrong the kind sentence.
voyage-aim = Three times the fleet crosses the Caribbean to Maracaibo, and whoever then has most **points** has won. Points come from treasures, residences, quests, exploring, and a ship that grows on the way.

    It looks like much. We take it place by place.
    .title = Welcome to Maracaibo.
voyage-quest = A quest gives points at the end for what it names. **Own emeralds** goes well with raiding: keep that one.
    .title = A small plan for the whole game.
    .wrong = Also good, but we are going raiding: own emeralds.
voyage-sail = Your ship sails **one to three** places forward and does what is written where it stops. It never turns back, so think twice about what you leap over.

    Stop at **Trinidad**: an upgrade and a raid in one place. Nina stands there already, so it costs 1 doubloon of toll.
    .title = One to three places.
    .wrong = Another round. Now Trinidad.
voyage-upgrade = Upgrades stay for the whole game, so early ones pay often. Take **every raid +1**: we will raid more than once.
    .title = Your ship learns something.
    .wrong = Later. First the raid that is stronger by one.
voyage-raid = What a place offers you do one after the other. Now **raid**.
    .title = Three dice, three treasures.
    .wrong = The raid, captain.
voyage-die = One die for gold, one for emeralds, one for pearls. You keep **one**: it says what you plunder, and its number how strong you are. A 6, and your upgrade makes it **7**.
    .title = Six on the gold die!
    .wrong = That one is weaker. Keep the gold 6.
voyage-spend = Strength is spent like money. For **5** you take a treasure of the kind of your die: gold.
    .title = Spend your strength.
    .wrong = First the treasure, it costs 5 of 7.
voyage-store = Each kind has one **bonus space**: whatever lies there pays at once, here 3 doubloons. Use it first.
    .title = Where does it go?
    .wrong = Plain storage pays nothing. The bonus space.
voyage-rest = Two of strength are left: **3 doubloons** for them. Nothing is wasted.
    .title = And the change.
    .wrong = Take the doubloons for the rest.
voyage-tobago = Nina was already at Tobago. It has three things in one: an upgrade, a hole to **bury** a treasure, and a step of **exploring**.
    .title = Your next turn.
    .wrong = Tobago first, it has all we lack.
voyage-black-market = This upgrade puts a tile of the **black market** on the map, and only you may use it.
    .title = Something under the counter.
    .wrong = The black market, this one time.
voyage-tile = Take **bury a treasure**: you will collect more of them than your hold likes.
    .title = Which tile?
    .wrong = The one that buries a treasure.
voyage-place = Put it on **Trinidad**. The next time you stop there you may also bury.
    .title = Where do you want it?
    .wrong = On Trinidad, where we raid.
voyage-bury = A buried treasure is worth 2 points more and frees the bonus space, and many holes give something at once. Bury the **gold** in the first hole: 3 doubloons more.
    .title = Bury the gold.
    .wrong = The first hole, it pays 3 doubloons.
voyage-explore = Your explorer walks up the river. Every stretch pays something, and far up there wait the points. Go as far as you can: **two** spaces, 3 doubloons.
    .title = Into the jungle.
    .wrong = All the way, two spaces.
voyage-farewell = Sail, do what the place offers, and let one thing lead to the next: that is the engine of this game. Cards for equipment and crew, residences, and galleons are further along.

    When somebody reaches Maracaibo, the round is over for all, so do not dawdle. Play on, Nina thinks for herself now.
    .title = You have your sea legs.

# Said once, when a question is met for the first time: first-QUESTION, with its .title.
first-Sail = Where you stop is what you do. When somebody reaches Maracaibo, the round is over for all: whoever hurries takes turns away from the others, whoever dawdles does more.
    .title = One to three spaces.
first-Improvement = Cards work for the rest of the game: the earlier, the better. Coins are for when nothing here fits.
    .title = Buy or take the coins?
first-KeepDie = You keep **one** die of three: its color says which treasures you may take, its pips how much strength you have to spend. All three may be thrown again once; then you live with it.
    .title = A raid: keep one die.
first-Do = This space and your ship offer several things, each once a turn. Do what is worth most first; strength that is left over is lost.
    .title = One after the other.
first-Store = Every treasure is worth points at the end, the more the fuller its island. An empty bonus space gives something at once besides.
    .title = A place for it.
first-Bury = A buried treasure brings **2 points** more than a stored one, and many burial spaces give something at once.
    .title = Two points deeper.
first-Explore = Your explorer walks past bonuses and rivers; rivers score at the end. Stop where something is to be had.
    .title = Into the jungle.
first-Upgrade = Each upgrade opens something for good, and the next row opens after enough of them. Early ones that are used every raid pay best.
    .title = Your own ship.
first-TakeQuest = It scores in two steps by what you own. Take the one you are half way to already.
    .title = A quest.
first-Residence = Dear, but at the end it is worth many points for one thing that you collect. Build the one that fits what you have.
    .title = A house on land.
