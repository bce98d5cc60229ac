# Strandrabusie po polsku.
crate = { $value ->
    [0] fałszywa latarnia
   *[other] skrzynia { $value }
}
reef = Żeton rafy { $place }
option-name-nights = Noce
option-lamp = Powieś fałszywą latarnię
coastguard = Straż przybrzeżna

ask-peek = Tej nocy stoisz na czatach. Który żeton rafy oglądasz?
ask-bid = Ile monet dajesz? Płacą wszyscy, ładunek wyławia najwyższa oferta.
ask-lamp = Wyprowadzić zwycięzcę na skały?
ask-salvage = Które skrzynie wyławiasz? Razem mogą ważyć 6.

event-peeked = { $who } ogląda żeton rafy { $place }.
event-peeked-own = { $who } ogląda żeton rafy { $place }: jest wart { $worth }.
event-salvaged = { $who } wyławia { $value } i znajduje na rafie { $reef ->
    [0] zero monet
    [one] jedną monetę
    [few] { $reef } monety
    [many] { $reef } monet
   *[other] { $reef } monety
}.
event-seized = Straż przybrzeżna przebija ofertę i zabiera { $value }.
event-lamped = { $who } wiesza fałszywą latarnię: ładunek przepada.

refusal-no-lamp = Nie masz fałszywej latarni.
refusal-heavy = Te skrzynie ważą razem { $weight }; najwyżej można 6.

panel-shore = Noc { $night }: brzeg
panel-reef = Rafa
panel-hand = Twoja ręka
panel-purse = { $coins ->
    [one] jedna moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
panel-score = Wyłowione
panel-player = gracz
panel-value = wartość
panel-cards = karty
