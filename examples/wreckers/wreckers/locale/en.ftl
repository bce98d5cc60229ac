# Wreckers in English.
crate = { $value ->
    [0] false lamp
   *[other] crate { $value }
}
reef = Reef token { $place }
option-name-nights = Nights
option-lamp = Hang a false lamp
coastguard = The coastguard

ask-peek = You are the lookout tonight. At which reef token do you look?
ask-bid = How many coins do you bid? All pay, the highest bid salvages.
ask-lamp = Send the winner onto the rocks?
ask-salvage = Which crates do you salvage? They may weigh 6 together.

event-peeked = { $who } looks at reef token { $place }.
event-peeked-own = { $who } looks at reef token { $place }: it is worth { $worth }.
event-salvaged = { $who } salvages { $value } and finds { $reef ->
    [0] no coins
    [one] one coin
   *[other] { $reef } coins
} on the reef.
event-seized = The coastguard outbids you and takes { $value }.
event-lamped = { $who } hangs a false lamp: the wreck is lost.

refusal-no-lamp = You hold no false lamp.
refusal-heavy = These crates weigh { $weight } together; 6 is the most.

panel-shore = Night { $night }: the shore
panel-reef = The reef
panel-hand = Your hand
panel-purse = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
panel-score = Salvaged
panel-player = player
panel-value = value
panel-cards = cards
