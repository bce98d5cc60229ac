# Piraci 7 mórz: wszystkie słowa gry po polsku.

# opcje gry
setting-tally = Liczba zagranych konwojów
setting-tally-shown = widoczna dla każdego kraju
setting-tally-hidden = ukryta: trzeba ją pamiętać

# postacie
character-shipwright = Cieśla okrętowy
    .gen = Cieśli okrętowego
    .action = Kup statki z rezerwy po 1 skrzyni.
    .privilege = 1 darmowy statek z rezerwy; pierwszy gracz: 2.
character-governor = Gubernator
    .gen = Gubernatora
    .action = Weź czaszkę i wolną flagę; cała rezerwa trafia do floty.
    .privilege = Odrzuć 1 czaszkę; pierwszy gracz: 2.
character-captain = Kapitan
    .gen = Kapitana
    .action = Zagraj konwój; wszyscy wysyłają statki na napad.
    .privilege = 2 znaczniki yin-yang; pierwszy gracz: 4.
character-islander = Wyspiarka
    .gen = Wyspiarki
    .action = Zagraj port; jego ceny obowiązują wszystkich.
    .privilege = 1 karta łupu; pierwszy gracz: 2.
character-shaman = Szaman
    .gen = Szamana
    .action = Zagraj klątwę; dotyka wszystkich.
    .privilege = Większość klątw oszczędza 3 własne statki; pierwszy gracz: 6.
character-merchant = Kupiec
    .gen = Kupca
    .action = Sprzedaj dobra w aktualnym porcie.
    .privilege = 1 skrzynia; pierwszy gracz: 2.
character-cartographer = Kartograf
    .gen = Kartografa
    .action = Dobierz kartę przygody.
    .privilege = 1 dodatkowa karta; pierwszy gracz: 2.

# kraje, dobra, karty
nation-england = Anglia
    .gen = Anglii
nation-spain = Hiszpania
    .gen = Hiszpanii
nation-france = Francja
    .gen = Francji
nation-holland = Holandia
    .gen = Holandii

good-rum = rum
    .gen = rumu
    .acc = rum
good-coffee = kawa
    .gen = kawy
    .acc = kawę
good-fruit = owoce
    .gen = owoców
    .acc = owoce
good-talisman = talizman
    .gen = talizmanu
    .acc = talizman

count-rum = rum ×{ $count }
count-coffee = kawa ×{ $count }
count-fruit = owoce ×{ $count }
count-talisman = talizman ×{ $count }
count-chests = { $count ->
    [one] 1 skrzynię
    [few] { $count } skrzynie
    [many] { $count } skrzyń
   *[other] { $count } skrzyni
}

card-convoy = { $nation }: konwój, { $size ->
    [one] 1 statek
    [few] { $size } statki
    [many] { $size } statków
   *[other] { $size } statku
}
card-pirate-bay = Zatoka Piratów
    .effect = Rum 3, kawa 2, owoce 1.
card-port-royal = Port Royal
    .effect = Rum 3, kawa 2, owoce 1.
card-tortuga = Tortuga
    .effect = Rum 3, owoce 2, kawa 1.
card-havana = Hawana
    .effect = Kawa 3, rum 2, owoce 1.
card-cartagena = Kartagena
    .effect = Kawa 3, owoce 2, rum 1.
card-nassau = Nassau
    .effect = Owoce 3, rum 2, kawa 1.
card-willemstad = Willemstad
    .effect = Owoce 3, kawa 2, rum 1.
card-kraken = Kraken
    .effect = Rzut wszystkimi flotami: każda 1 zabiera kartę owoców albo skrzynię.
card-iceberg = Góra lodowa
    .effect = Rzut wszystkimi flotami: każda 2 zabiera kartę kawy albo skrzynię.
card-sirens = Syreny
    .effect = Rzut wszystkimi flotami: każda 3 zabiera kartę rumu albo skrzynię.
card-mutiny = Bunt
    .effect = Rzut wszystkimi flotami: każda 4 zabiera kartę najdroższego dobra albo skrzynię.
card-whirlpool = Wir wodny
    .effect = Czerwona kostka mówi, ile najbliższych statków wciąga wir; właściciele tracą talizman albo skrzynię.
card-tavern = Tawerna
    .effect = Po jednej czerwonej kostce na gracza; rozdaje je rzucający klątwę.
card-idol = Idol
    .effect = Każdy oddaje kartę wskazanego dobra albo skrzynię.
card-wages = Wypłata
    .effect = Każdy płaci 2 skrzynie za każdy swój statek straży.
card-last-round = Ostatnia runda
    .effect = Dokończcie tę rundę i rozegrajcie jeszcze 3.

tavern-1 = czaszka
tavern-2 = strata dobra
tavern-3 = strata skrzyni
tavern-4 = zysk skrzyni
tavern-5 = karta łupu
tavern-6 = 3 znaczniki yin-yang
tavern-share = { $who }: { $effect }

# pytania
ask-character = Wybierz w tajemnicy postać na tę rundę.
ask-activation = { $character }: akcja, rytuały albo koniec. Bez akcji dostajesz czaszkę.
ask-activation-rituals = { $character }: akcja wykonana. Czy odprawiasz rytuały?
ask-sell = Które dobra sprzedajesz w jednej partii? Od trzech kart rodzaju: rum po { $rum }, kawa po { $coffee }, owoce po { $fruit }; mniej kart po 1.
ask-keep = Które dobra ładujesz? Wolne miejsca: { $room }; reszta przepada.
ask-play = Którą kartę zagrywasz?
ask-play-captain = Kapitan: na który konwój napadasz? Bez konwoju dostajesz czaszkę.
ask-play-islander = Wyspiarka: który port otwierasz? Bez portu dostajesz czaszkę.
ask-play-shaman = Szaman: którą klątwę rzucasz? Bez klątwy dostajesz czaszkę.
ask-send = Ile statków wysyłasz? Konwój liczy { $size ->
    [one] 1 statek
    [few] { $size } statki
    [many] { $size } statków
   *[other] { $size } statku
}, limit to { $limit }, możesz wysłać { $high }; za niewysłanie żadnego dostajesz czaszkę.
ask-idol = Jakiego dobra żąda Idol?
ask-tavern = Kto dostaje którą kostkę?
ask-lose-good = Które dobro tracisz?
ask-last-negotiations = Ostatnia sprzedaż: czy prowadzisz Pertraktacje, zanim sprzeda się reszta?

# odpowiedzi
option-choose-shipwright = Cieśla okrętowy: zakup statków
option-choose-governor = Gubernator: służba korsarza
option-choose-captain = Kapitan: napad na konwój
option-choose-islander = Wyspiarka: nowy port
option-choose-shaman = Szaman: rzucenie klątwy
option-choose-merchant = Kupiec: sprzedaż dóbr
option-choose-cartographer = Kartograf: wzięcie karty
option-buy = Kup { $count ->
    [one] 1 statek za 1 skrzynię
    [few] { $count } statki za { $count } skrzynie
    [many] { $count } statków za { $count } skrzyń
   *[other] { $count } statku za { $count } skrzyni
}
option-corsair = Służba dla { $nation }: 1 czaszka i { $ships ->
    [one] 1 statek
    [few] { $ships } statki
    [many] { $ships } statków
   *[other] { $ships } statku
} z rezerwy
option-sell = Sprzedaj dobra
option-draw = Dobierz kartę przygody
option-double-hold = Podwójna ładownia ×{ $level } (yin-yang: { $cost })
option-unsinkable = Niezatapialny statek ×{ $level } (yin-yang: { $cost })
option-negotiations = Pertraktacje: { $one } i { $other } za { $chests ->
    [one] 1 skrzynię
    [few] { $chests } skrzynie
    [many] { $chests } skrzyń
   *[other] { $chests } skrzyni
} (yin-yang: { $cost })
option-end = Gotowe
option-end-mistake = Zakończ bez akcji (1 czaszka)
option-play = Zagraj: { $card }
option-decline = Nie zagrywaj karty (1 czaszka)
option-assign = { $shares }
option-done = Sprzedaj resztę

# odmowy
refusal-on-the-table = { $character } leży na stole; karty wracają po zagraniu Kapitana, Wyspiarki albo Szamana.
refusal-yin-yang = Potrzeba znaczników yin-yang: { $cost }, a masz: { $have }.
refusal-two-kinds = W Pertraktacjach sprzedaje się dwa różne dobra; na statkach nie ma obu.
refusal-acted = Akcja jest już wykonana.
refusal-buy = Można kupić najwyżej { $most }: w rezerwie { $reserve }, skrzyń { $chests }.
refusal-nation-taken = { $nation } ma już swojego korsarza.
refusal-no-goods = Nie ma dóbr na sprzedaż.
refusal-no-cards = Stos przygód jest pusty.
refusal-no-room = Zmieści się tylko { $room }.
refusal-other-kind = { $character } nie zagrywa takiej karty.
refusal-not-in-hand = Tej karty nie ma na ręce: { $card }.
refusal-send-limit = Przeciw konwojowi wielkości { $size } każdy wysyła najwyżej { $most }.
refusal-send-empty = Wysłać można tylko puste statki floty; jest ich { $empty }.
refusal-assign = Trzeba rozdać dokładnie te kostki, po jednej na gracza: { $dice }.
refusal-not-aboard = Na statkach nie ma takiego dobra: { $good }.

# wydarzenia
event-round = Runda { $round }. Pierwszy gracz: { $who }.
event-round-last = Runda { $round }, { $left ->
    [one] ostatnia
    [few] pozostały { $left }
    [many] pozostało { $left }
   *[other] pozostało { $left }
}. Pierwszy gracz: { $who }.
event-called = { $character }: { $who }.
event-mistake = { $who }: bez akcji { $character }, 1 czaszka.
event-skulls-governor-corsair = { $who } dostaje od pirackiej braci { $count ->
    [one] 1 czaszkę
    [few] { $count } czaszki
    [many] { $count } czaszek
   *[other] { $count } czaszki
}.
event-skulls-captain-corsair-skull = { $who } służy krajowi tego konwoju: { $count ->
    [one] 1 czaszka
    [few] { $count } czaszki
    [many] { $count } czaszek
   *[other] { $count } czaszki
}.
event-skulls-captain-no-send-skull = { $who } nie wysyła statku: { $count ->
    [one] 1 czaszka
    [few] { $count } czaszki
    [many] { $count } czaszek
   *[other] { $count } czaszki
}.
event-skulls-curse-tavern-1 = { $who } dostaje w Tawernie { $count ->
    [one] 1 czaszkę
    [few] { $count } czaszki
    [many] { $count } czaszek
   *[other] { $count } czaszki
}.
event-skulls-end-hand-skulls = { $who } ma za dużo kart przygód: { $count ->
    [one] 1 czaszka
    [few] { $count } czaszki
    [many] { $count } czaszek
   *[other] { $count } czaszki
}.
event-privilege-shipwright = Przywilej: { $who } dostaje { $count ->
    [one] 1 darmowy statek
    [few] { $count } darmowe statki
    [many] { $count } darmowych statków
   *[other] { $count } darmowego statku
}.
event-privilege-governor = Przywilej: { $who } odrzuca { $count ->
    [one] 1 czaszkę
    [few] { $count } czaszki
    [many] { $count } czaszek
   *[other] { $count } czaszki
}.
event-privilege-captain = Przywilej: { $who } dostaje { $count ->
    [one] 1 znacznik
    [few] { $count } znaczniki
    [many] { $count } znaczników
   *[other] { $count } znacznika
} yin-yang.
event-privilege-islander = Przywilej: { $who } dobiera { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} łupów.
event-privilege-shaman = Przywilej: klątwa oszczędza { $count ->
    [one] 1 statek
    [few] { $count } statki
    [many] { $count } statków
   *[other] { $count } statku
} gracza { $who }.
event-privilege-merchant = Przywilej: { $who } dostaje { $count ->
    [one] 1 skrzynię
    [few] { $count } skrzynie
    [many] { $count } skrzyń
   *[other] { $count } skrzyni
}.
event-privilege-cartographer = Przywilej: { $who } dobiera jeszcze { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
event-guards-out = { $who }: { $count ->
    [one] 1 statek idzie
    [few] { $count } statki idą
    [many] { $count } statków idzie
   *[other] { $count } statku idzie
} pilnować skrzyń.
event-guards-home = { $who }: { $count ->
    [one] 1 statek straży wraca
    [few] { $count } statki straży wracają
    [many] { $count } statków straży wraca
   *[other] { $count } statku straży wraca
} do floty.
event-bought = { $who } kupuje { $count ->
    [one] 1 statek
    [few] { $count } statki
    [many] { $count } statków
   *[other] { $count } statku
}.
event-corsair = { $who } wstępuje na służbę { $nation }; z rezerwy { $count ->
    [one] wypływa 1 statek
    [few] wypływają { $count } statki
    [many] wypływa { $count } statków
   *[other] wypływa { $count } statku
}.
event-sold = { $who } sprzedaje: { $goods }. Zysk: { $chests ->
    [one] 1 skrzynia
    [few] { $chests } skrzynie
    [many] { $chests } skrzyń
   *[other] { $chests } skrzyni
}.
event-sold-final = Ostatnia sprzedaż: { $who } sprzedaje: { $goods }. Zysk: { $chests ->
    [one] 1 skrzynia
    [few] { $chests } skrzynie
    [many] { $chests } skrzyń
   *[other] { $chests } skrzyni
}.
event-ritual-double-hold = { $who }: Podwójna ładownia ×{ $level }.
event-ritual-unsinkable = { $who }: Niezatapialny statek ×{ $level }.
event-negotiated = Pertraktacje: { $who } sprzedaje { $one } i { $other } za { $chests ->
    [one] 1 skrzynię
    [few] { $chests } skrzynie
    [many] { $chests } skrzyń
   *[other] { $chests } skrzyni
}.
event-drawn = { $who } dobiera kartę przygody.
event-drawn-own = { $who } dobiera kartę: { $card }.
event-last-round = { $who } odkrywa kartę ostatniej rundy: po tej rundzie jeszcze trzy.
event-round-cap = Kończy się runda { $round }, a karty ostatniej rundy nie było: jeszcze trzy rundy.
event-played = { $who } zagrywa kartę: { $card }.
event-played-port = { $who } otwiera port: { $card }.
event-sent = { $who } wysyła { $count ->
    [one] 1 statek
    [few] { $count } statki
    [many] { $count } statków
   *[other] { $count } statku
}.
event-nobody = Nikt nie wysyła statków; konwój odpływa.
event-thrown = { $who } rzuca: { $count ->
    [one] 1 kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}{ $again ->
    [0] .
    [one] ; 1 wypadła i leciała jeszcze raz.
    [few] ; { $again } wypadły i leciały jeszcze raz.
    [many] ; { $again } wypadło i leciało jeszcze raz.
   *[other] ; { $again } wypadło i leciało jeszcze raz.
}
event-duel-red = { $whole },{ $part }: kupiec { $red }, { $who } { $ship }. Tonie kupiec.
event-duel-ship = { $whole },{ $part }: kupiec { $red }, { $who } { $ship }. Tonie pirat.
event-duel-both = { $whole },{ $part }: kupiec { $red }, { $who } { $ship }. Toną oba statki.
event-sunk = { $who } traci { $lost ->
    [one] 1 statek i dostaje 1 znacznik
    [few] { $lost } statki i dostaje { $lost } znaczniki
    [many] { $lost } statków i dostaje { $lost } znaczników
   *[other] { $lost } statku i dostaje { $lost } znacznika
} yin-yang.
event-sunk-saved = { $who }: { $saved ->
    [one] 1 niezatapialny statek wraca
    [few] { $saved } niezatapialne statki wracają
    [many] { $saved } niezatapialnych statków wraca
   *[other] { $saved } niezatapialnego statku wraca
} do floty, straconych: { $lost }.
event-raid-won = Konwój zatopiony; łupy dobiera { $count ->
    [one] 1 statek
    [few] { $count } statki
    [many] { $count } statków
   *[other] { $count } statku
}.
event-raid-lost = Tym razem bez łupów{ $count ->
    [0] : nie ocalał żaden pirat.
   *[other] .
}
event-reshuffled = Odrzucone łupy potasowane w nowy stos: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
event-loot = { $who } dobiera: { $cards }.
event-loot-none = Nie ma już łupów do dobrania.
event-loaded = { $who } ładuje: { $goods }{ $refused ->
    [0] .
   *[other] , odrzuca: { $refused }.
}
event-loaded-none = { $who } nic nie ładuje, odrzuca: { $refused }.
event-cursed = { $who } traci: { $things }.
event-cursed-nothing = { $who } nie ma nic do stracenia.
event-whirlpool = Wir wciąga { $count ->
    [one] 1 statek
    [few] { $count } statki
    [many] { $count } statków
   *[other] { $count } statku
}.
event-wages = { $who } płaci straży ({ $guards ->
    [one] 1 statek
    [few] { $guards } statki
    [many] { $guards } statków
   *[other] { $guards } statku
}): { $chests ->
    [one] 1 skrzynia
    [few] { $chests } skrzynie
    [many] { $chests } skrzyń
   *[other] { $chests } skrzyni
}.
event-idol = { $who } żąda dla Idola { $good }.
event-tavern = { $who } rzuca w Tawernie: { $faces }.
event-served = Kostki rozdane. { $shares }.
event-tavern-gain = { $who } zyskuje w Tawernie skrzynię.
event-tavern-loss = { $who } traci w Tawernie skrzynię.
event-tavern-yin-yang = { $who } dostaje w Tawernie { $count ->
    [one] 1 znacznik
    [few] { $count } znaczniki
    [many] { $count } znaczników
   *[other] { $count } znacznika
} yin-yang.
event-back = { $who } bierze z powrotem wszystkie karty postaci.
event-scored = { $who }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} (skrzynie { $chests }, talizmany { $talismans }, yin-yang { $yin_yang }, czaszki −{ $skulls }).

# tablice
panel-round = Runda { $round }
panel-first = Pierwszy gracz
panel-last-rounds = Pozostało rund
panel-called = Wywołana postać
panel-chosen = Twój wybór
panel-port = Port
panel-adventure = Stos przygód
panel-until-last-round = Karty nad ostatnią rundą
panel-loot = Stos łupów
panel-discard = Odrzucone łupy
panel-tally = Zagrane konwoje { $nation }
panel-chests = Skrzynie
panel-empty = Puste statki
panel-loaded = Załadowane statki
panel-sent = Wysłane statki
panel-reserve = Rezerwa
panel-guards = Straż
panel-talismans = Talizmany
panel-yin-yang = Yin-yang
panel-skulls = Czaszki
panel-double-hold = Podwójna ładownia
panel-unsinkable = Niezatapialny statek
panel-cards = Karty przygód
panel-lap = Żeton skrzyń
panel-corsair = Na służbie
panel-down = Na stole
panel-hand = Twoje karty przygód
panel-played = Zagrane karty
panel-raid = Napad: { $card }
panel-odds = Razem { $ships ->
    [one] 1 statek
    [few] { $ships } statki
    [many] { $ships } statków
   *[other] { $ships } statku
}
panel-odds-of = udaje się w { $success } na 100
panel-tray = Ostatni rzut
panel-duel-number = Pojedynek
panel-duel-red = Kupiec
panel-duel-player = Gracz
panel-duel-ship = Statek
panel-duel-gap = Odstęp
panel-duel-sinks = Tonie
panel-sinks-red = kupiec
panel-sinks-ship = pirat
panel-sinks-both = oba
panel-die = Kostka
panel-place = Miejsce
panel-merchants = Kupcy
