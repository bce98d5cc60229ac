# Piraci 7 mórz: wszystkie słowa gry po polsku.

# opcje gry
option-name-tally = Liczba zagranych konwojów
option-value-tally-shown = widoczna dla każdego kraju
option-value-tally-hidden = ukryta: trzeba ją pamiętać

# postacie
character-shipwright = Cieśla okrętowy
    .short = Cieśla
    .gen = Cieśli okrętowego
    .action = Kup statki z rezerwy po 1 skrzyni.
    .privilege = 1 darmowy statek z rezerwy; pierwszy z 3–4 graczy: 2.
character-governor = Gubernator
    .gen = Gubernatora
    .action = Weź czaszkę i wolną flagę; cała rezerwa trafia do floty.
    .privilege = Odrzuć 1 czaszkę; pierwszy z 3–4 graczy: 2.
character-captain = Kapitan
    .gen = Kapitana
    .action = Zagraj konwój; wszyscy wysyłają statki na napad.
    .privilege = 2 znaczniki yin-yang; pierwszy z 3–4 graczy: 4.
character-islander = Wyspiarka
    .gen = Wyspiarki
    .action = Zagraj port; jego ceny obowiązują wszystkich.
    .privilege = 1 karta łupu; pierwszy z 3–4 graczy: 2.
character-shaman = Szaman
    .gen = Szamana
    .action = Zagraj klątwę; dotyka wszystkich.
    .privilege = Większość klątw oszczędza 3 własne statki; pierwszy z 3–4 graczy: 6.
character-merchant = Kupiec
    .gen = Kupca
    .action = Sprzedaj dobra w aktualnym porcie.
    .privilege = 1 skrzynia; pierwszy z 3–4 graczy: 2.
character-cartographer = Kartograf
    .gen = Kartografa
    .action = Dobierz kartę przygody.
    .privilege = 1 dodatkowa karta; pierwszy z 3–4 graczy: 2.

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

count-rum = rum × { $count }
count-coffee = kawa × { $count }
count-fruit = owoce × { $count }
count-talisman = { $count ->
    [one] 1 talizman
    [few] { $count } talizmany
    [many] { $count } talizmanów
   *[other] { $count } talizmanu
}
count-chests = { $count ->
    [one] 1 skrzynia
    [few] { $count } skrzynie
    [many] { $count } skrzyń
   *[other] { $count } skrzyni
}

card-convoy = Konwój ({ $nation }, { $size ->
    [one] 1 statek
    [few] { $size } statki
    [many] { $size } statków
   *[other] { $size } statku
})
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
tavern-4 = dodatkowa skrzynia
tavern-5 = karta łupu
tavern-6 = 3 znaczniki yin-yang
tavern-share = { $who }: { $effect }

# pytania
ask-character = Wybierz w tajemnicy postać na tę rundę.
ask-activation = { $character }: akcja, rytuały albo koniec. Bez akcji dostajesz czaszkę.
ask-activation-rituals = { $character }: akcja wykonana. Czy odprawiasz rytuały?
ask-sell = Które dobra sprzedajesz w jednej partii? Od trzech kart jednego rodzaju: rum po { $rum }, kawa po { $coffee }, owoce po { $fruit }; przy mniejszej liczbie po 1.
    .commit = { $n ->
        [0] Nie sprzedawaj nic
        [one] Sprzedaj { $n } kartę
        [few] Sprzedaj { $n } karty
        [many] Sprzedaj { $n } kart
       *[other] Sprzedaj { $n } karty
    }
    .sum = zysk: { $gain ->
        [one] { $gain } skrzynia
        [few] { $gain } skrzynie
        [many] { $gain } skrzyń
       *[other] { $gain } skrzyni
    }
ask-keep = Które dobra ładujesz? Wolne miejsca: { $room }; reszta przepada.
    .commit = { $n ->
        [0] Nie ładuj nic
        [one] Załaduj { $n } kartę
        [few] Załaduj { $n } karty
        [many] Załaduj { $n } kart
       *[other] Załaduj { $n } karty
    }
ask-play = Którą kartę zagrywasz?
ask-play-captain = Kapitan: na który konwój napadasz? Bez konwoju dostajesz czaszkę.
ask-play-islander = Wyspiarka: do którego portu zawijacie? Bez portu dostajesz czaszkę.
ask-play-shaman = Szaman: którą klątwę rzucasz? Bez klątwy dostajesz czaszkę.
ask-send = Ile statków wysyłasz? Konwój liczy { $size ->
    [one] 1 statek
    [few] { $size } statki
    [many] { $size } statków
   *[other] { $size } statku
}, limit to { $limit }, możesz wysłać najwyżej { $high }; bez wysłanego statku dostajesz czaszkę.
    .commit = { $n ->
        [0] Nie wysyłaj, weź czaszkę
        [one] Wyślij { $n } statek
        [few] Wyślij { $n } statki
        [many] Wyślij { $n } statków
       *[other] Wyślij { $n } statku
    }
ask-idol = Jakiego dobra żąda Idol?
    .commit = Zażądaj: { $what }
ask-tavern = Kto dostaje którą kostkę?
    .commit = Rozdaj: { $what }
ask-lose-good = Które dobro tracisz?
    .commit = Oddaj: { $what }
ask-last-negotiations = Ostatnia sprzedaż: czy odprawiasz przed nią rytuał Pertraktacji?

# odpowiedzi
option-choose-shipwright = Cieśla okrętowy
    .note = zakup statków
    .commit = Zagraj Cieślę okrętowego
option-choose-governor = Gubernator
    .note = służba korsarza
    .commit = Zagraj Gubernatora
option-choose-captain = Kapitan
    .note = napad na konwój
    .about = Znacznikami yin-yang płaci się za rytuały; na końcu trzy dają punkt.
    .commit = Zagraj Kapitana
option-choose-islander = Wyspiarka
    .note = nowy port
    .commit = Zagraj Wyspiarkę
option-choose-shaman = Szaman
    .note = rzucenie klątwy
    .commit = Zagraj Szamana
option-choose-merchant = Kupiec
    .note = sprzedaż dóbr
    .commit = Zagraj Kupca
option-choose-cartographer = Kartograf
    .note = karta przygody
    .commit = Zagraj Kartografa
option-buy = Kup { $count ->
    [one] 1 statek
    [few] { $count } statki
    [many] { $count } statków
   *[other] { $count } statku
}
    .note = za { $count ->
        [one] 1 skrzynię
        [few] { $count } skrzynie
        [many] { $count } skrzyń
       *[other] { $count } skrzyni
    }
option-corsair = Wstąp na służbę { $nation }
    .note = 1 czaszka i { $ships ->
        [one] 1 statek
        [few] { $ships } statki
        [many] { $ships } statków
       *[other] { $ships } statku
    } z rezerwy; odtąd czaszka przy każdym napadzie na ich konwój
option-sell = Sprzedaj dobra
    .note = za cały ładunek { $chests ->
        [one] 1 skrzynia
        [few] { $chests } skrzynie
        [many] { $chests } skrzyń
       *[other] { $chests } skrzyni
    }; można sprzedać część
option-draw = Dobierz kartę przygody
option-double-hold = Podwójna ładownia ×{ $level }
    .note = yin-yang: { $cost }; jeden statek więcej wiezie 2 dobra
    .commit = Odpraw rytuał: Podwójna ładownia ×{ $level }
option-unsinkable = Niezatapialny statek ×{ $level }
    .note = yin-yang: { $cost }; po każdej bitwie wraca 1 zatopiony
    .commit = Odpraw rytuał: Niezatapialny statek ×{ $level }
option-negotiations = Pertraktacje: sprzedaj { $one } i { $other }
    .note = yin-yang: { $cost }, przynoszą { $chests ->
        [one] 1 skrzynię
        [few] { $chests } skrzynie
        [many] { $chests } skrzyń
       *[other] { $chests } skrzyni
    }
    .commit = Sprzedaj { $one } i { $other } (Pertraktacje)
option-end = Zakończ turę
    .note = bez dalszych rytuałów
option-end-mistake = Zakończ bez akcji
    .note = dostajesz 1 czaszkę
    .ask = Bez akcji dostajesz czaszkę. Mimo to zakończyć?
option-play = Zagraj: { $card }
option-decline = Nie zagrywaj karty
    .note = dostajesz 1 czaszkę
    .ask = Bez karty dostajesz czaszkę. Mimo to nie grać żadnej?
option-assign = { $shares }
option-done = Sprzedaj resztę
    .note = zysk: { $chests ->
        [one] 1 skrzynia
        [few] { $chests } skrzynie
        [many] { $chests } skrzyń
       *[other] { $chests } skrzyni
    }

# odmowy
refusal-on-the-table = { $character } leży na stole; karty wracają po zagraniu Kapitana, Wyspiarki albo Szamana.
refusal-yin-yang = Potrzeba znaczników yin-yang: { $cost }, a masz: { $have }.
refusal-two-kinds = W Pertraktacjach sprzedaje się dwa różne dobra; na statkach nie ma obu.
refusal-acted = Akcja jest już wykonana.
refusal-buy = Można kupić najwyżej { $most }: w rezerwie { $reserve }, skrzyń { $chests }.
refusal-nation-taken = { $nation } ma już swojego korsarza.
refusal-no-goods = Nie masz dóbr na sprzedaż.
refusal-no-cards = Stos przygód jest pusty.
refusal-no-room = Zmieści się najwyżej { $room }.
refusal-other-kind = { $character } nie zagrywa takiej karty.
refusal-not-in-hand = Nie masz tej karty na ręce: { $card }.
refusal-send-limit = Przeciw konwojowi wielkości { $size } każdy wysyła najwyżej { $most }.
refusal-send-empty = Wysłać można tylko puste statki floty; jest ich { $empty }.
refusal-assign = Trzeba rozdać dokładnie te kostki, po jednej na gracza: { $dice }.
refusal-not-aboard = Na twoich statkach nie ma takiego dobra: { $good }.

# wydarzenia
event-round = Runda { $round }. Pierwszy gracz: { $who }.
event-round-last = Runda { $round }, { $left ->
    [one] ostatnia
    [few] do końca { $left } rundy
    [many] do końca { $left } rund
   *[other] do końca { $left } rundy
}. Pierwszy gracz: { $who }.
event-called = { $character }: { $who }.
event-mistake = Pomyłka: { $who } nie wykonuje akcji { $character }, 1 czaszka.
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
    [one] 1 kartę łupu
    [few] { $count } karty łupów
    [many] { $count } kart łupów
   *[other] { $count } karty łupu
}.
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
    [one] 1 statek płynie
    [few] { $count } statki płyną
    [many] { $count } statków płynie
   *[other] { $count } statku płynie
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
event-last-round = { $who } dobiera kartę ostatniej rundy: po tej rundzie jeszcze trzy.
event-round-cap = Kończy się runda { $round }, a karty ostatniej rundy nie było: jeszcze trzy rundy.
event-played = { $who } zagrywa kartę: { $card }.
event-played-port = { $who } zagrywa nowy port: { $card }.
event-sent = { $who } wysyła { $count ->
    [one] 1 statek
    [few] { $count } statki
    [many] { $count } statków
   *[other] { $count } statku
}.
event-nobody = Nikt nie wysyła statków; konwój odpływa.
event-thrown = { $who } rzuca { $count ->
    [one] 1 kostką
    [few] { $count } kostkami
    [many] { $count } kostkami
   *[other] { $count } kostki
}{ $again ->
    [0] .
    [one] ; 1 wypadła i trzeba było rzucić nią ponownie.
    [few] ; { $again } wypadły i trzeba było rzucić nimi ponownie.
    [many] ; { $again } wypadło i trzeba było rzucić nimi ponownie.
   *[other] ; { $again } wypadło i trzeba było rzucić nimi ponownie.
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
event-raid-won = Konwój zatopiony; łupy { $count ->
    [one] dobiera 1 statek
    [few] dobierają { $count } statki
    [many] dobiera { $count } statków
   *[other] dobiera { $count } statku
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
event-cursed = { $who } traci przez klątwę: { $things }.
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
panel-until-last-round = Karty nad kartą ostatniej rundy
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
panel-odds-of = szansa powodzenia { $success } %
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

# rozdziały instrukcji
chapter-component = Co jest w pudełku
chapter-setup = Przygotowanie
chapter-round = Runda
chapter-privilege = Przywileje
chapter-mistake = Pomyłki
chapter-skull = Czaszki
chapter-shipwright = Cieśla okrętowy
chapter-governor = Gubernator
chapter-captain = Kapitan
chapter-battle = Pojedynki
chapter-loot = Łupy
chapter-islander = Wyspiarka
chapter-shaman = Szaman
chapter-curse = Klątwy
chapter-chest = Skrzynie
chapter-guard = Straż
chapter-merchant = Kupiec
chapter-cartographer = Kartograf
chapter-ritual = Rytuały
chapter-end = Koniec gry
chapter-score = Punktacja
chapter-info = Co jest jawne
chapter-throw = Rzut na tacę
chapter-rng = Los

# co mówi rysowana plansza
board-mine-secret = Do chwili wywołania wiesz o tym tylko ty.
board-you = Ty
board-bot = bot
board-first = 1.
board-round = Runda
board-you-first = zaczynasz
board-who-first = zaczyna: { $who }
board-order = Kolejność postaci
board-choice-phase = Wybór
board-rounds-left = { $n ->
    [one] ostatnia runda
    [few] jeszcze { $n } rundy
    [many] jeszcze { $n } rund
   *[other] jeszcze { $n } rundy
}
board-about-first = Pierwszy gracz wywołuje postacie. Jeśli jego postaci nie wybrał nikt inny, ma podwójny przywilej; we dwoje przywilej ma tylko on, pojedynczy.
board-empty = puste
board-loaded = ładunek
board-sent = taca
board-guards = straż
board-reserve = rezerwa
board-empty-long = Puste
board-loaded-long = Z ładunkiem
board-sent-long = Na tacy
board-guards-long = Straż
board-reserve-long = Rezerwa
board-about-empty = Puste statki mogą płynąć na napad i zabierać dobra.
board-about-loaded = Statki z dobrami na pokładzie; nie płyną na napad, póki dóbr się nie sprzeda.
board-about-sent = Statki wysłane na napad na konwój.
board-about-guards = Każdych dziesięciu skrzyń pilnuje jeden statek; straż nie robi nic innego.
board-about-reserve = Statki poza flotą: kupuje się je u Cieśli albo sprowadza dzięki Gubernatorowi.
board-guards-owed = { $n ->
    [one] Brakuje jeszcze 1 statku straży.
    [few] Brakuje jeszcze { $n } statków straży.
    [many] Brakuje jeszcze { $n } statków straży.
   *[other] Brakuje jeszcze { $n } statku straży.
}
board-room-left = Wolne miejsca: { $n }.
board-chests = Skrzynie: { $n }
board-chests-word = { $n ->
    [one] skrzynia
    [few] skrzynie
    [many] skrzyń
   *[other] skrzyni
}
board-about-chests = Każda skrzynia to punkt. Każde dziesięć wzywa jeden statek na straż.
board-about-lap = Żeton { $n }: tor został okrążony.
board-about-talismans = Talizman to punkt; zabiera je Wir wodny.
board-about-yin-yang = Płaci się nimi za rytuały; na końcu trzy dają punkt.
board-about-skulls = Każda czaszka kosztuje na końcu dwa punkty.
board-about-cards = Karty przygód na ręce; na końcu każda ponad trzy to czaszka.
board-about-double-hold = Kosztuje 2 yin-yang: jeden statek więcej wiezie dwa dobra.
board-about-unsinkable = Kosztuje 3 yin-yang: w każdej bitwie jeden zatopiony statek wraca do floty.
board-about-negotiations = Kosztuje 3 yin-yang: dwa różne dobra po cenach z karty portu.
board-double-hold = Ładownia
board-unsinkable = Niezatapialny
board-yin-yang-word = yin-yang
board-talismans-word = { $n ->
    [one] talizman
    [few] talizmany
    [many] talizmanów
   *[other] talizmanu
}
board-skulls-word = { $n ->
    [one] czaszka
    [few] czaszki
    [many] czaszek
   *[other] czaszki
}
board-aboard = Na pokładzie: { $n }
board-your-fleet = Twoja flota
board-first-this-round = zaczynasz tę rundę
board-as = w tej rundzie: { $character }
board-characters-held = { $n ->
    [one] 1 postać na ręce
    [few] { $n } postacie na ręce
    [many] { $n } postaci na ręce
   *[other] { $n } postaci na ręce
}
board-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
board-points-head = Punkty
board-tie = Przy równych punktach wyżej stoi ten, kto służy mniejszej liczbie narodów, a potem ten, kto ma mniej czaszek.
board-result = Skąd są punkty
board-face-down = karta zakryta
board-has-chosen = wybór gotowy
board-choosing = wybiera…
board-corsair-of = Korsarz { $nation }
board-flag-about = Korsarz dostaje czaszkę przy napadzie na konwój tego kraju i przegrywa remisy na końcu.
board-flag-free = Wolna: statki z rezerwy ({ $ships }) trafiają do floty.
board-flag-taken = Temu krajowi już służy { $who }.
board-taken = zajęta
board-convoys-played = zagrane konwoje: { $n }
board-nations = Kraje
board-corsair = korsarz
board-no-corsair = brak korsarza
board-flag-nobody = Nikt nie służy temu krajowi.
board-lies-on-table = Leży na stole i nie można jej wybrać.
board-in-hand = Na ręce: można ją wybrać.
board-shown-now = Odkryta w tej rundzie.
board-characters = Postacie
board-your-characters = Twoje postacie
board-privilege = Przywilej: { $text }
board-on-table = na stole
board-on-table-why = Leży na stole. Zagraj Kapitana, Wyspiarkę albo Szamana, aby odzyskać wszystkie karty.
board-choice = Tajny wybór
board-who-today = Runda { $round }: kim dziś jesteś?
board-first-you = Zaczynasz: premie podwójne
board-first-only = Zaczynasz: premie tylko dla ciebie
board-first-is = zaczyna: { $who }
board-alone = bez konkurencji
board-alone-first = bez konkurencji
board-alone-not = tylko dla pierwszego
board-alone-means = W żółtym polu premia, jeśli nikt inny nie wybierze tej postaci.
board-skulls = { $n ->
    [one] czaszka
    [few] czaszki
    [many] czaszek
   *[other] czaszki
}
board-yinyangs = yin-yang
board-chests = { $n ->
    [one] skrzynia
    [few] skrzynie
    [many] skrzyń
   *[other] skrzyni
}
board-cards = { $n ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
board-free-ships = { $n ->
    [one] statek gratis
    [few] statki gratis
    [many] statków gratis
   *[other] statku gratis
}
board-ships-spared = { $n ->
    [one] statek ocalony
    [few] statki ocalone
    [many] statków ocalonych
   *[other] statku ocalonego
}
board-loot = łup
board-fit-buy = { $n ->
    [one] można kupić 1 statek
    [few] można kupić do { $n } statków
    [many] można kupić do { $n } statków
   *[other] można kupić do { $n } statku
}
board-fit-no-buy = nic do kupienia: 1 czaszka
board-fit-no-flag = brak flag: 1 czaszka
board-fit-governor = { $n ->
    [one] wraca 1 statek
    [few] wracają { $n } statki
    [many] wraca { $n } statków
   *[other] wraca { $n } statku
}
board-fit-convoy = { $n ->
    [one] 1 konwój na ręce
    [few] { $n } konwoje na ręce
    [many] { $n } konwojów na ręce
   *[other] { $n } konwoju na ręce
}
board-fit-port = { $n ->
    [one] 1 port na ręce
    [few] { $n } porty na ręce
    [many] { $n } portów na ręce
   *[other] { $n } portu na ręce
}
board-fit-curse = { $n ->
    [one] 1 klątwa na ręce
    [few] { $n } klątwy na ręce
    [many] { $n } klątw na ręce
   *[other] { $n } klątwy na ręce
}
board-fit-no-convoy = brak konwoju: 1 czaszka
board-fit-no-port = brak portu: 1 czaszka
board-fit-no-curse = brak klątwy: 1 czaszka
board-fit-sell = { $n ->
    [one] ładunek wart 1 skrzynię
    [few] ładunek wart { $n } skrzynie
    [many] ładunek wart { $n } skrzyń
   *[other] ładunek wart { $n } skrzyni
}
board-fit-no-goods = brak dóbr: 1 czaszka
board-fit-draw = w stosie: { $n }
board-fit-no-draw = pusty stos: 1 czaszka
board-may-take = może ją wybrać także { $who }
board-takes-back = odzyskujesz karty
board-rituals-allowed = można odprawiać rytuały
board-kind-convoy = Konwój
board-kind-port = Port
board-kind-curse = Klątwa
board-kind-last-round = Ostatnia runda
board-about-convoy = Zagrywa go Kapitan; każdy może wysłać statki przeciw kupcom.
board-about-port = Zagrywa go Wyspiarka; jego ceny obowiązują wszystkich do następnego portu.
board-about-curse = Zagrywa ją Szaman; dotyka wszystkich.
board-about-last-round = Zapowiada koniec gry.
board-merchant-ships = { $n ->
    [one] 1 statek kupiecki
    [few] { $n } statki kupieckie
    [many] { $n } statków kupieckich
   *[other] { $n } statku kupieckiego
}
board-merchants = { $n ->
    [one] 1 kupiec
    [few] { $n } kupców
    [many] { $n } kupców
   *[other] { $n } kupca
}
board-limit = limit { $n } na gracza
board-corsair-skull = korsarz: 1 czaszka
board-nothing-played = Nie zagrano jeszcze karty
board-port-about = Od trzech jednakowych dóbr w jednej sprzedaży każde idzie po cenie z karty; gdy jest ich mniej, po skrzyni.
board-three-alike = od 3 jednakowych
board-three-alike-long = Od trzech jednakowych: każde po cenie z karty. Mniej: po skrzyni.
board-no-cards = Brak kart przygód
board-pile-adventure = Przygody
board-pile-loot = Łupy
board-pile-about = { $n ->
    [one] Została 1 karta przygody.
    [few] Zostały { $n } karty przygód.
    [many] Zostało { $n } kart przygód.
   *[other] Zostało { $n } karty przygód.
}
board-loot-pile-about = { $n ->
    [one] Została 1 karta łupu.
    [few] Zostały { $n } karty łupów.
    [many] Zostało { $n } kart łupów.
   *[other] Zostało { $n } karty łupów.
}
board-discarded = Odrzucone: { $n }
board-until-last = Nad kartą ostatniej rundy: { $n }
board-cards-left = { $n ->
    [one] została 1 karta
    [few] zostały { $n } karty
    [many] zostało { $n } kart
   *[other] zostało { $n } karty
}
board-convoy-of = Konwój { $nation }
board-the-captain = Kapitan
board-a-corsair = korsarz
board-sent-n = wysłano { $n }
board-decides-later = decyduje później
board-empty-ships = Puste statki: { $n }
board-of-empty = { $n ->
    [one] 1 pusty statek, limit { $limit }
    [few] { $n } puste statki, limit { $limit }
    [many] { $n } pustych statków, limit { $limit }
   *[other] { $n } pustego statku, limit { $limit }
}
board-how-many = Ile statków wysyłasz?
board-send-n = { $n ->
    [one] Wyślij 1 statek
    [few] Wyślij { $n } statki
    [many] Wyślij { $n } statków
   *[other] Wyślij { $n } statku
}
board-odds-about = { $all ->
    [one] Jeśli nikt nie dośle, walczy razem 1 statek.
    [few] Jeśli nikt nie dośle, walczą razem { $all } statki.
    [many] Jeśli nikt nie dośle, walczy razem { $all } statków.
   *[other] Jeśli nikt nie dośle, walczy razem { $all } statku.
}
board-chance-line = Szansa powodzenia napadu: { $chance }
board-loot-line = Twój łup, średnio kart: { $loot }
board-skull-line = Kto nie wyśle żadnego, dostaje czaszkę.
board-legend-chance = szansa napadu
board-legend-loot = twój łup, średnio kart
board-legend-skull = czaszka: −2 punkty
board-raid-won = Konwój zatopiony!
board-raid-lost = Tym razem bez łupu
board-merchant-die = Statek kupiecki: { $face }
board-ship-die = { $who }: statek z { $face }
board-die-about = Najpierw walczą najbliżsi kupiec i pirat; tonie niższa liczba, równe toną obie.
board-die-curse = Leży tam, gdzie spadła.
board-sunk-in = Zatopiony w pojedynku { $number }
board-cursed-die = Klątwa dotyka tego statku.
board-caught = Wciągnięty przez Wir.
board-duels = Kolejność pojedynków
board-duels-n = Pojedynki: { $n }
board-duels-about = Zawsze najbliższa para kupca i pirata, mierzona od krawędzi do krawędzi w szerokościach kostki.
board-duel = Pojedynek { $number }: kupiec { $red }, { $who } { $ship }, odstęp { $gap }. { $outcome }
board-now = teraz
board-both-sink = toną oba
board-merchant-sinks = tonie kupiec
board-ship-sinks = tonie: { $who }
board-your-ship-sinks = tonie twój statek
board-sunk = Na dnie
board-glass = Pod lupą: kupiec { $red }, { $who } { $ship }, odstęp { $gap }
board-whole-tray = Cała taca
board-nearer = Bliżej
board-lid-empty = Taca jest pusta
board-lid-sending = Napad: statki kupieckie: { $n }, wysłane statki piratów: { $sent }
board-lid-battle = Taca: kupcy: { $merchants }, statki piratów: { $ships }, pojedynki: { $duels } { $curse }
board-lid-curse = Taca, klątwa { $curse }: statki: { $ships }, czerwone kostki: { $merchants }, pojedynki: { $duels }
board-buy-about = W rezerwie: { $reserve }, skrzynie na zapłatę: { $chests }.
board-sell-all = Cały ładunek: { $n ->
    [one] 1 skrzynia
    [few] { $n } skrzynie
    [many] { $n } skrzyń
   *[other] { $n } skrzyni
}
board-rituals = yin-yang na rytuały
board-acted = Akcja wykonana; mogą nastąpić rytuały.
board-last-sale = Ostatnia sprzedaż
board-last-sale-note = Teraz Pertraktacje, potem sprzedaje się resztę.
board-your-loot = Twój łup
board-loot-title = Łup
board-room = Dobrano { $drawn }, miejsca na { $n }, wybrano { $picked }. Reszta przepada.
board-loot-about = Od trzech jednakowych port płaci za każde { $price ->
    [one] 1 skrzynię
    [few] { $price } skrzynie
    [many] { $price } skrzyń
   *[other] { $price } skrzyni
}.
board-sale = Sprzedaż: { $port }
board-price = cena { $n }
board-sum = Razem
board-none-captain = Nie masz konwoju: Kapitan dostaje czaszkę.
board-none-islander = Nie masz portu: Wyspiarka dostaje czaszkę.
board-none-shaman = Nie masz klątwy: Szaman dostaje czaszkę.
board-give = { $face } ({ $effect }): { $who }
board-serve = Rozdaj kostki
board-sheet-fleet = Flota
board-sheet-tokens = Żetony i rytuały
board-sheet-others = Inni

# Co liczy rada.
stock-chests = skrzynie
stock-ships = statki
stock-goods = dobra na pokładzie
stock-talismans = talizmany
stock-skulls = czaszki
stock-cards = karty przygód
