# Piraci z Maracaibo: wszystkie słowa gry po polsku.

redbeard = Czerwonobrody

# opcje
option-name-layout = Układ szlaku
option-value-layout-A = A (na pierwszą grę)
option-value-layout-B = B
option-value-layout-C = C
option-value-layout-D = D
option-name-break_groups = Rozbijaj duże grupy miejsc
option-name-fog_locations = Moduł: mgły wojny – miejsca
option-name-fog_improvements = Moduł: mgły wojny – ulepszenia
option-name-skirmishes = Moduł: pirackie potyczki
option-name-quest_hunters = Moduł: łowcy przygód
option-name-rubies = Moduł: rubiny
option-name-retirement = Moduł: emerytura
option-name-redbeard = Karty B Czerwonobrodego (gra solo)

# skarby i rodzaje kart
kind-gold = złoto
    .acc = złoto
kind-emerald = szmaragd
    .acc = szmaragd
kind-pearl = perła
    .acc = perłę
improvement-equipment = ekwipunek
improvement-crew = załoga
improvement-ship = okręt
improvement-location = miejsce
improvement-residence = rezydencja
improvement-placeholder = –
hidden-location = miejsce
hidden-card = ulepszenie?
die = { $kind } { $face }
fighter = { $who } { $total }

# pola
place-start = strefa startowa
place-gulf = Zatoka
place-maracaibo = Maracaibo
card-hidden = zakryta karta
card-placeholder = pusta karta
card-aruba = Aruba
card-bonaire = Bonaire
card-curacao = Curaçao
card-tobago = Tobago
card-trinidad = Trynidad
card-grenada = Grenada
card-margarita = Margarita
card-barbados = Barbados

card-hacienda = Hacjenda
card-governors-villa = Willa gubernatora
card-shipyard = Stocznia
card-trading-post = Faktoria
card-tavern = Tawerna
card-smugglers-cave = Grota przemytników
card-guild-hall = Dom gildii
card-emerald-hall = Szmaragdowy dwór
card-mint = Mennica
card-pearl-palace = Perłowy pałac
card-treasury = Skarbiec
card-jungle-mission = Misja w dżungli

card-compass = Kompas
card-tobacco = Tytoń
card-rum = Rum
card-shovel = Łopata
card-spyglass = Luneta
card-cutlass = Szabla
card-treasure-map = Mapa skarbów
card-musket = Muszkiet
card-klabautermann = Klabaternik
card-quartermaster = Kwatermistrz
card-gold-seeker = Poszukiwacz złota
card-emerald-cutter = Szlifierz szmaragdów
card-pearl-diver = Poławiaczka pereł
card-scout = Zwiadowca
card-cook = Kucharz
card-carpenter = Cieśla
card-cannons = Działa
card-cargo-hold = Ładownia
card-crows-nest = Bocianie gniazdo
card-anchor = Kotwica
card-captains-cabin = Kajuta kapitana
card-galley = Kambuz

card-sextant = Sekstans
card-cocoa = Kakao
card-spices = Przyprawy
card-gold-chest = Skrzynia złota
card-emerald-chest = Skrzynia szmaragdów
card-pearl-chest = Skrzynia pereł
card-golden-idol = Złoty bożek
card-emerald-mask = Szmaragdowa maska
card-pearl-necklace = Naszyjnik z pereł
card-pickaxes = Oskardy
card-coastal-chart = Mapa wybrzeża
card-powder-keg = Beczka prochu
card-logbook = Dziennik pokładowy
card-first-mate = Pierwszy oficer
card-master-gunner = Mistrz artylerii
card-cartographer = Kartografka
card-tracker = Tropicielka
card-gravedigger = Grabarz
card-chronicler = Kronikarka
card-boatswain = Bosman
card-smuggler = Przemytniczka
card-fence = Paser
card-spy = Szpieg
card-architect = Architekt
card-recruiter = Werbownik
card-fiddler = Skrzypek
card-dry-dock = Suchy dok
card-heavy-cannons = Ciężkie działa
card-secret-hold = Tajna ładownia
card-great-cabin = Wielka kajuta
card-black-flag = Czarna bandera
card-carvers-workshop = Warsztat snycerza
card-longboat = Szalupa
card-golden-battery = Złota bateria
card-emerald-battery = Szmaragdowa bateria
card-pearl-battery = Perłowa bateria
card-false-colours = Fałszywa bandera

card-tortuga = Tortuga
card-saint-lucia = Saint Lucia
card-antigua = Antigua
card-martinique = Martynika

galleon-mermaid = Syrena
galleon-dragon = Smok
galleon-harpy = Harpia
galleon-whale = Wieloryb
galleon-lion = Lew
galleon-sea-serpent = Wąż morski
galleon-poseidon = Posejdon
galleon-kraken = Kraken
galleon-hawk = Jastrząb
galleon-nautilus = Nautilus
galleon-skull = Czaszka
galleon-unicorn = Jednorożec

# zadania
quest-q01 = Własne złoto
quest-q02 = Własne szmaragdy
quest-q03 = Własne perły
quest-q04 = Zakopane złoto
quest-q05 = Zakopane szmaragdy
quest-q06 = Zakopane perły
quest-q07 = Ekwipunek
quest-q08 = Załoga
quest-q09 = Karty okrętu
quest-q10 = Dochód w dublonach
quest-q11 = Dochód w PZ
quest-q12 = Ulepszenia i rezydencje
quest-q13 = Przekroczone rzeki
quest-q14 = Załoga i okręt, każdego po tyle
quest-q15 = Ekwipunek i okręt, każdego po tyle
quest-q16 = Wszystkie trzy rodzaje, każdego po tyle
quest-q17 = Rezydencje
quest-q18 = Karty z błyskawicą
quest-q19 = Wzmocnienia okrętu
quest-q20 = Załoga i rzeki
quest-q21 = Ekwipunek i rzeki
quest-q22 = Ekwipunek i załoga
quest-q23 = Karty okrętu i rezydencje
quest-q24 = Zakopane skarby i dochód w PZ
quest-q25 = Zakopane skarby i rzeki

# co się liczy
counted-gold = złoto
counted-emerald = szmaragd
counted-pearl = perłę
counted-buried = zakopany skarb
counted-buried-gold = zakopane złoto
counted-buried-emerald = zakopany szmaragd
counted-buried-pearl = zakopaną perłę
counted-quest = posiadane zadanie
counted-quests = punktujące zadanie
counted-river = przekroczoną rzekę
counted-equipment = kartę ekwipunku
counted-crew = kartę załogi
counted-ship = kartę okrętu
counted-sets = zestaw trzech różnych skarbów
counted-doubloon-income = dublon dochodu
counted-vp-income = PZ dochodu
counted-residences = rezydencję
counted-cards-and-residences = ulepszenie lub rezydencję
counted-lightning = kartę z błyskawicą
counted-upgrades = wzmocnienie

# efekty
effects = { $what }
effect-none = nic
effect-now-vp = { $n } PZ
effect-now-doubloons = { $n ->
        [one] { $n } dublon
        [few] { $n } dublony
        [many] { $n } dublonów
       *[other] { $n } dublona
    }
effect-now-raid = rabunek
effect-now-raid-plus-once = rabunek z premią { $n } do siły
effect-now-raid-fixed = rabunek o sile { $n } bez kości
effect-now-raid-colour = rabunek jedną kością ({ $kind }), +{ $n }
effect-now-explore = eksploracja { $n }
effect-now-explore-on = dalsza eksploracja
effect-now-respace = efekt pola poszukiwacza
effect-now-upgrade = wzmocnienie okrętu
effect-now-bury = zakopanie skarbu
effect-now-quest = nowe zadanie
effect-now-sell-quest = sprzedaż zadania za { $n ->
        [one] { $n } dublon
        [few] { $n } dublony
        [many] { $n } dublonów
       *[other] { $n } dublona
    }
effect-now-cube-any = kostka na dowolną wyspę
effect-now-cube = kostka na wyspę: { $kind }
effect-now-cubes-same = { $n } kostki na jedną wyspę
effect-now-treasure = skarb: { $kind }
effect-now-treasure-die = skarb w kolorze kości
effect-now-treasure-any = dowolny skarb
effect-now-treasures-same = { $n } skarby jednego rodzaju
effect-now-galleon = galion za { $n ->
        [one] { $n } dublon
        [few] { $n } dublony
        [many] { $n } dublonów
       *[other] { $n } dublona
    }
effect-now-black-market = kafelek czarnego rynku{ $n ->
        [0] {""}
       *[other] {" "}za { $n }
    }
effect-now-activate-bm = użycie własnego kafelka czarnego rynku
effect-now-activate = użycie twojego kafelka czarnego rynku
effect-now-residence = budowa dowolnej rezydencji
effect-now-acquire = dowolna karta ({ $kind }){ $n ->
        [0] {""}
       *[other] {" "}o { $n } drożej
    }
effect-now-vp-income = PZ według dochodu w PZ
effect-now-doubloon-income = dublony według dochodu
effect-now-vp-per = po { $n } PZ za { $what }{ $most ->
        [0] {""}
       *[other] , najwyżej { $most }
    }
effect-now-either = { $one } albo { $other }
effect-now-refill = uzupełnienie pola
effect-now-ruby-gain = wzięcie rubinu
effect-now-ruby-sell = sprzedaż rubinu
effect-now-ruby-trade = wymiana rubinu na 2 PZ
effect-now-spend = wydanie siły
effect-perm-raid-plus = każdy rabunek +{ $n }
effect-perm-die-plus = kość ({ $kind }) +{ $n }
effect-perm-explore-plus = każda eksploracja +{ $n }
effect-perm-explore-swap = raz na eksplorację { $n } mniej pól: { $what }
effect-perm-discount = karty i rezydencje tańsze o { $n }
effect-perm-raid-action = akcja rabunku za { $n } siły: { $what }
effect-perm-move-plus = ruch dłuższy o { $n }
effect-perm-extra-reroll = dodatkowy przerzut w rabunku
effect-perm-burial-spaces = pola do zakopywania dla każdego rodzaju: { $what }
effect-perm-quest-refresh = przed wyborem zadania możesz wymienić karty na rynku
effect-income-doubloons = dochód { $n ->
        [one] { $n } dublon
        [few] { $n } dublony
        [many] { $n } dublonów
       *[other] { $n } dublona
    }
effect-income-vp = dochód { $n } PZ
effect-income-doubloons-per-quest = dochód { $n } za każde posiadane zadanie
effect-end-per3 = na koniec { $n } PZ za każde 3 ({ $kind })
effect-end-per3-quests = na koniec { $n } PZ za każde 3 punktujące zadania
effect-end-per-buried = na koniec { $n } PZ za każdy zakopany skarb

# co się robi z tej listy, czasownik na początku
act-several = Wybierz: { $what }
act-vp = Weź { $n } PZ
act-doubloons = Weź { $n ->
        [one] { $n } dublon
        [few] { $n } dublony
        [many] { $n } dublonów
       *[other] { $n } dublona
    }
act-raid = Rabuj
act-raid-plus-once = Rabuj z premią { $n } do siły
act-raid-fixed = Rabuj z siłą { $n }, bez kości
act-raid-colour = Rabuj jedną kością ({ $kind }), +{ $n }
act-explore = Eksploruj { $n }
act-explore-on = Eksploruj dalej
act-respace = Użyj pola poszukiwacza jeszcze raz
act-upgrade = Wzmocnij okręt
act-bury = Zakop skarb
act-quest = Weź zadanie
act-sell-quest = Sprzedaj zadanie za { $n ->
        [one] { $n } dublon
        [few] { $n } dublony
        [many] { $n } dublonów
       *[other] { $n } dublona
    }
act-cube-any = Połóż kostkę na dowolnej wyspie
act-cube = Połóż kostkę na wyspie: { $kind }
act-cubes-same = Połóż { $n ->
        [one] { $n } kostkę
        [few] { $n } kostki
        [many] { $n } kostek
       *[other] { $n } kostki
    } na jednej wyspie
act-treasure = Weź skarb: { $kind }
act-treasure-die = Weź skarb w kolorze kości
act-treasure-any = Weź dowolny skarb
act-treasures-same = Weź { $n ->
        [one] { $n } skarb
        [few] { $n } skarby
        [many] { $n } skarbów
       *[other] { $n } skarbu
    } jednego rodzaju
act-galleon = Weź galion za { $n ->
        [one] { $n } dublon
        [few] { $n } dublony
        [many] { $n } dublonów
       *[other] { $n } dublona
    }
act-black-market = Otwórz czarny rynek{ $n ->
        [0] {""}
       *[other] {" "}za { $n }
    }
act-activate-bm = Użyj własnego kafelka czarnego rynku
act-activate = Użyj swojego kafelka czarnego rynku
act-residence = Zbuduj dowolną rezydencję
act-acquire = Kup dowolną kartę ({ $kind }){ $n ->
        [0] {""}
       *[other] {" "}o { $n } drożej
    }
act-vp-income = Weź PZ według dochodu w PZ
act-doubloon-income = Weź dublony według dochodu
act-vp-per = Weź po { $n } PZ za { $what }{ $most ->
        [0] {""}
       *[other] , najwyżej { $most }
    }
act-ruby-gain = Weź rubin
act-ruby-sell = Sprzedaj rubin
act-ruby-trade = Wymień rubin na 2 PZ

# pytania
ask-keep-quests = { $count ->
        [one] Które zadanie zachowujesz?
        [few] Które { $count } zadania zachowujesz?
        [many] Które { $count } zadań zachowujesz?
       *[other] Które { $count } zadania zachowujesz?
    }
    .commit = { $n ->
        [one] Zachowaj to zadanie
        [few] Zachowaj te { $n } zadania
        [many] Zachowaj te { $n } zadań
       *[other] Zachowaj te { $n } zadania
    }
ask-sail = Płyń o 1–{ $most } { $most ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
}
ask-step = Płyniesz dalej czy się zatrzymujesz?
ask-toll = Komu płacisz myto?
ask-improvement = Pozyskujesz kartę czy bierzesz dublony?
ask-build = Budujesz tu rezydencję?
ask-do = Co robisz teraz?
ask-spend = Wydaj siłę rabunku
ask-spend-last = Została siła: wydaj ją albo zakończ turę
ask-keep-die = Zachowaj kość albo przerzuć
ask-raid-kind = Jaki skarb rabujesz?
ask-store = Gdzie kładziesz { $kind }?
ask-kind = Jaki skarb?
ask-cubes = Na którą wyspę { $count ->
        [1] trafi kostka
       *[other] trafią kostki
    }?
ask-bury = Zakop skarb
ask-explore = Eksploracja: najwyżej { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
        [many] { $steps } pól
       *[other] { $steps } pola
    }
ask-retire = Emerytura: zbuduj rezydencję za pół ceny
ask-acquire = Kup kartę ({ $kind }){ $more ->
        [0] {""}
       *[other] {" "}o { $more } drożej
    }
ask-residence = Zbuduj rezydencję
ask-quest = Weź zadanie
ask-sell-quest = Sprzedaj zadanie
ask-upgrade = Wzmocnij okręt
ask-galleon = Weź galion
ask-tile = Wybierz kafelek czarnego rynku
ask-place-tile = Gdzie kładziesz kafelek?
ask-ruby = Za jaką premię sprzedajesz rubin?

# odpowiedzi
option-pass = Zrezygnuj
option-done = Zakończ tutaj
    .ask = Przepada tutaj: { $what }. Mimo to dalej?
option-done-raid = Nie wydawaj więcej
    .ask = Pozostała siła: { $left }. Mimo to dalej?
option-end-turn = Zakończ turę
    .ask = Pozostała siła: { $left }. Mimo to zakończyć turę?
option-sail = { $place }
    .commit = Płyń na pole: { $place }
    .note = { $kind ->
        [card] kup za { $price } albo weź 5
        [dear] { $price } to za drogo: weź 5
        [residence] zbuduj za { $price }
        [poor] { $price } to za drogo
        [own] już tu zbudowano
        [location] { $what }
        [gulf] wzmocnienie; rabunek, eksploracja albo budowa
        [maracaibo] 6 PZ, wzmocnienie, koniec rundy
        [blank] weź 5
       *[other] zakryta karta
    }
option-sail-toll = { $place }, myto { $toll }
    .commit = Płyń na pole: { $place }, myto { $toll }
    .note = { $kind ->
        [card] kup za { $price } albo weź 5
        [dear] { $price } to za drogo: weź 5
        [residence] zbuduj za { $price }
        [poor] { $price } to za drogo
        [own] już tu zbudowano
        [location] { $what }
        [gulf] wzmocnienie; rabunek, eksploracja albo budowa
        [maracaibo] 6 PZ, wzmocnienie, koniec rundy
        [blank] weź 5
       *[other] zakryta karta
    }
option-stop = Zatrzymaj się: { $place }
option-toll = Zapłać: { $who }
option-take = Weź { $count ->
        [one] { $count } dublon
        [few] { $count } dublony
        [many] { $count } dublonów
       *[other] { $count } dublona
    }
    .note = karta zostaje na polu · będziesz mieć { $after }
option-buy = Kup kartę „{ $card }” za { $price }
    .note = { $what }{ $lost ->
        [1] : teraz nic nie da
       *[0] { "" }
    } · zostanie { $left } z { $purse }
option-build = Zbuduj: { $card } za { $price }
    .note = teraz byłaby warta { $worth } PZ
option-build-first = Zbuduj: { $card } za { $price }, jako pierwszą: +{ $vp } PZ
    .note = teraz byłaby warta { $worth } PZ
option-build-dear = Zbuduj: { $card } za { $price }
option-spend = { $what }
    .note = siła { $count } z { $left }, { $kind }{ $short ->
        [0] {""}
       *[1] ; potem za mało na: { $missed }
    }
    .commit = Wydaj { $count } z { $left } ({ $kind }): { $what }
option-reroll = Przerzuć { $count ->
        [1] kość
       *[other] wszystkie kości
    }
option-keep-die = Zachowaj: { $kind } { $face }, siła { $strength }
option-raid-kind = Rabuj { $kind }: siła { $strength }
option-bonus = Pole z premią: { $what }
    .commit = Połóż na polu z premią: { $what }
option-store = Zwykły schowek
    .commit = Połóż w zwykłym schowku
option-kind = { $kind }: na wyspie zostanie { $cubes }, wartość { $worth }
    .commit = Weź: { $kind }, na wyspie zostanie { $cubes }, wartość { $worth }
option-cubes = { $kind }: na wyspie będzie { $cubes }, wartość { $worth }
    .commit = Połóż: { $kind }, na wyspie będzie { $cubes }, wartość { $worth }
option-bury = Za { $kind }: { $what }
    .commit = Zakop { $kind }: { $what }
    .like = { $kind } { $what }
option-bury-bonus = Za { $kind }: { $what }
    .note = z pola z premią
    .commit = Zakop { $kind }: { $what }
    .like = bonus { $kind } { $what }
option-explore = { $what }
    .commit = Idź po: { $what }
    .note = { $rivers ->
        [0] { "" }
        [1] przez jedną rzekę
       *[other] przez rzeki: { $rivers }
    }
option-swap = Oddaj { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }: { $what }
option-retire = Idź na emeryturę
    .note = trzeba zbudować rezydencję za połowę ceny
option-quest = Weź zadanie „{ $card }”
    .note = za { $easy }: { $easy_vp } PZ, za { $hard }: { $hard_vp } PZ
option-quest-deck = Dobierz z talii
option-quest-refresh = Najpierw wymień karty na rynku
option-sell-quest = Sprzedaj zadanie „{ $card }” za { $price }
option-upgrade = { $what }
    .commit = Wzmocnij: { $what }
option-galleon = Weź galion { $galleon } za { $price }
    .note = { $what }
option-tile = { $what }
    .note = { $price ->
        [0] {""}
       *[other] za { $price }
    }
    .commit = Weź kafelek: { $what }
option-activate = Użyj „{ $what }”: { $place }
option-place-tile = { $place }
    .commit = Połóż tutaj: { $place }
option-ruby = Sprzedaj za: { $what }

# odmowy
refusal-backward = Ruch musi zakończyć się w dalszej kolumnie.
refusal-too-far = Twój okręt płynie najwyżej o { $most } { $most ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
}.
refusal-money = To kosztuje { $price }; masz { $purse ->
        [one] { $purse } dublon
        [few] { $purse } dublony
        [many] { $purse } dublonów
       *[other] { $purse } dublona
    }.
refusal-slot-filled = To pole wzmocnienia jest zajęte; wybierz puste.
refusal-barrier = Ten sektor wymaga { $needs ->
        [one] { $needs } wzmocnienia
        [few] { $needs } wzmocnień
        [many] { $needs } wzmocnień
       *[other] { $needs } wzmocnienia
    }; masz { $upgrades }.

# wydarzenia
event-began = { $who } zaczyna.
event-quests-kept = { $who } zachowuje { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
        [many] { $count } zadań
       *[other] { $count } zadania
    }.
event-round-began = Zaczyna się runda { $round }.
event-sailed = { $who } wpływa na pole „{ $place }”.
event-toll = { $who } płaci myto: { $to }.
event-doubloons = { $who } bierze { $count ->
        [one] { $count } dublon
        [few] { $count } dublony
        [many] { $count } dublonów
       *[other] { $count } dublona
    }.
event-vp = { $who } zdobywa { $count } PZ.
event-acquired = { $who } kupuje kartę „{ $card }” za { $price }.
event-refilled = Nowa karta: { $card }.
event-built = { $who } buduje: { $card }, za { $price }.
event-built-first = { $who } buduje jako pierwszy gracz: { $card }, za { $price }.
event-cubes = { $who } dokłada { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
        [many] { $count } kostek
       *[other] { $count } kostki
    } na wyspę: { $kind }, jest { $cubes }, wartość { $worth }.
event-treasure = { $who } zdobywa { $kind }; na wyspie { $cubes }, wartość { $worth }.
event-buried = { $who } zakopuje { $kind }.
event-upgraded = { $who } wzmacnia okręt: { $what }.
event-explored = { $who } eksploruje { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }{ $rivers ->
        [0] { "" }
       *[other] ; za sobą ma { $rivers ->
            [one] { $rivers } rzekę
            [few] { $rivers } rzeki
            [many] { $rivers } rzek
           *[other] { $rivers } rzeki
        }
    }.
event-swapped = { $who } oddaje { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    } za: { $what }.
event-raid-rolled = { $who } rabuje: { $dice }.
event-raid-chosen = { $who } rabuje { $kind } z siłą { $strength }.
event-spent = { $who } wydaje { $count ->
        [one] { $count } punkt siły
        [few] { $count } punkty siły
        [many] { $count } punktów siły
       *[other] { $count } punktu siły
    }: { $what }; zostaje { $left }.
event-quest-market = { $who } bierze zadanie „{ $card }”.
event-quest-deck = { $who } dobiera zadanie.
event-quest-revealed = Nowe zadanie: { $card }.
event-market-refreshed = { $who } wymienia karty na rynku zadań.
event-quest-sold = { $who } oddaje zadanie.
event-galleon = { $who } bierze galion { $galleon }.
event-tile-placed = { $who } otwiera czarny rynek: { $place }.
event-tile-used = { $who } korzysta z czarnego rynku: { $what }.
event-revealed = { $who } odkrywa kartę „{ $card }”.
event-revealed-money = { $who } odkrywa kartę „{ $card }” i znajduje { $count ->
        [one] { $count } dublon
        [few] { $count } dublony
        [many] { $count } dublonów
       *[other] { $count } dublona
    }.
event-skirmish = Potyczka ({ $fighters }): wygrywa { $who }.
event-skirmish-tie = Potyczka ({ $fighters }): nikt nie wygrywa.
event-ruby-gain = { $who } bierze rubin.
event-ruby-sell = { $who } sprzedaje rubin.
event-ruby-trade = { $who } wymienia rubin.
event-retired = { $who } idzie na emeryturę; poszukiwacz zaczyna od nowa.
event-maracaibo = { $who } dopływa do Maracaibo: koniec rundy.
event-maracaibo-last = { $who } dopływa do Maracaibo: ostatnie tury.
event-income = { $who } { $doubloons ->
        [0] { $vp ->
            [0] nie ma dochodu
           *[other] ma dochód: { $vp } PZ
        }
       *[other] ma dochód: { $doubloons ->
            [one] { $doubloons } dublon
            [few] { $doubloons } dublony
            [many] { $doubloons } dublonów
           *[other] { $doubloons } dublona
        }{ $vp ->
            [0] {""}
           *[other] {" "}i { $vp } PZ
        }
    }.
event-round-ended = Koniec rundy { $round }.
event-scored = Punktowanie końcowe.
event-redbeard-drew = Czerwonobrody zagrywa kartę { $card }: { $what }.
event-redbeard-ignored = Czerwonobrody odkrywa kartę { $card } i nie może z niej skorzystać.
event-redbeard-upgraded = Czerwonobrody wzmacnia okręt: { $what }.
event-redbeard-took = Czerwonobrody bierze kartę „{ $card }”.
event-redbeard-treasures = Czerwonobrody zdobywa { $kind }{ $count ->
        [1] {""}
       *[other] {" "}({ $count })
    }.
redbeard-ra1 = A1
redbeard-ra2 = A2
redbeard-ra3 = A3
redbeard-ra4 = A4
redbeard-ra5 = A5
redbeard-ra6 = A6
redbeard-rb1 = B1
redbeard-rb2 = B2
redbeard-rb3 = B3
redbeard-rb4 = B4
redbeard-rb5 = B5
redbeard-rb6 = B6
redbeard-action-raid = rabunek
redbeard-action-explore = eksploracja
redbeard-action-quest = zadanie
redbeard-action-acquire = pozyskanie karty
redbeard-action-upgrade = wzmocnienie
redbeard-action-improvement = ulepszenie ({ $what })
redbeard-slot-quest = zadanie
redbeard-slot-advance = jego tor idzie naprzód
redbeard-slot-galleon = galion
redbeard-slot-residence = rezydencja

# punkty
score-vp = punkty w trakcie gry
score-rivers = rzeki
score-doubloons = dublony
score-cards = ulepszenia
score-scrolls = szare zwoje
score-residences = rezydencje
score-gold = złoto
score-emerald = szmaragdy
score-pearl = perły
score-buried = zakopane skarby
score-quests = zadania
score-six = sześć zadań
score-rubies = rubiny
ending-scored = policzone po trzech rundach
ending-beaten = Czerwonobrody pokonany
ending-lost = przegrana z Czerwonobrodym

# tablice
panel-game = Gra
panel-round = Runda { $round } z 3
panel-last = Ostatnie tury, do gracza: { $who }
panel-island = kostki: { $cubes }, wartość po { $worth }
panel-captains = Kapitanowie
panel-captain = kapitan
panel-place = pole
panel-vp = PZ
panel-doubloons = dublony
panel-income = dochód
panel-vp-income = dochód PZ
panel-discount = zniżka
panel-raid = rabunek
panel-explore = eksploracja
panel-rivers = rzeki
panel-upgrades = wzmocnienia
panel-treasures = skarby w schowku + zakopane
panel-cards = ekwipunek/załoga/okręt
panel-residences = rezydencje
panel-quests = zadania
panel-galleon = galion
panel-field = tor rabunku i eksploracji
panel-card = karta
panel-total = razem
panel-strength = siła
panel-caribbean = Karaiby
panel-where = kolumna/rząd
panel-kind = rodzaj
panel-cost = koszt
panel-effects = efekty
panel-tiles = kafelki
panel-ships = okręty
panel-market = Rynki
panel-market-tile = { $who }: { $what }
panel-quest = zadanie
panel-left = w taliach zostało zadań: { $quests }, kart: { $cards }
panel-ruby = rynek rubinów
panel-need = { $need }: { $vp } PZ
panel-have = teraz { $have }
panel-residence = po { $vp } PZ za { $what }, najwyżej { $most }
panel-ship = Okręt
panel-slot = pole
panel-needs = od wzmocnień
panel-state = stan
slot-filled = zajęte
slot-open = wolne
slot-closed = zamknięte
panel-hideout = Kryjówka
panel-stored = w schowku
panel-buried = zakopane
panel-worth = wartość
panel-bonus = pole z premią
panel-burials = wolne pola do zakopania
panel-tile = czarny rynek { $number }
panel-score = Wynik, gdyby punktować teraz
phase-draft = wybór zadań
phase-sail = ruch okrętu
phase-space = akcja pola
phase-end = koniec tury

# rysowana plansza
board-start = START
board-trail = Tor eksploracji
board-trail-start = Początek szlaku
board-space = Pole { $name }
board-rivers = { $n ->
        [one] do tego pola { $n } rzeka
        [few] do tego pola { $n } rzeki
        [many] do tego pola { $n } rzek
       *[other] do tego pola { $n } rzeki
    }
board-retirement = Emerytura
board-explorer = { $who }: poszukiwacz
board-island-gold = Złoto
board-island-emerald = Szmaragdy
board-island-pearl = Perły
board-costs = kosztuje { $n ->
        [one] { $n } dublon
        [few] { $n } dublony
        [many] { $n } dublonów
       *[other] { $n } dublona
    }
board-printed = { $n } PZ na koniec
board-value-tile = kafelek wartości: kostka na wyspę, { $kind }
board-owners = zbudowali: { $who }
board-ships = tutaj: { $who }
board-gulf = Wzmocnienie, potem rabunek z siłą +2, eksploracja 4 albo dowolna rezydencja
board-maracaibo = 6 PZ i wzmocnienie; runda się kończy
board-stop-here = Postój tutaj: { $what }
board-stop-toll = myto { $n }: { $who }
board-stop-cube = { $kind } { $from } → { $to }
board-stop-market = twój kafelek rynku: { $what }
board-stop-gulf = rabunek +2, eksploracja 4 albo rezydencja
board-stop-hidden = zakryta karta
board-stop-hidden-location = zakryte miejsce, na nim { $n ->
        [one] { $n } dublon
        [few] { $n } dublony
        [many] { $n } dublonów
       *[other] { $n } dublona
    }
board-stop-pay = kupno za { $n }
board-stop-dear = kosztuje { $n }, za drogo
board-stop-residence = teraz warta { $n }{ $first ->
        [0] {""}
       *[other] , pierwsza +2 PZ
    }
board-stop-own = już tu zbudowano
board-stop-or-take = albo 5 dublonów
board-stop-take = 5 dublonów
board-visit = Ta wizyta
board-point = Wskaż wysepkę, a zobaczysz, ile kosztuje i co daje postój.
board-quests-first = Statki wypłyną, gdy każdy wybierze swoje zadanie.
board-done = zrobione: { $what }
board-now = teraz: { $what }
board-later = później: { $what }
board-sails = { $who }: { $place }.
board-round = Runda
board-order = Kolejność
board-steps = Kroki tury
board-last = Ostatnie tury
board-if-scored = Gdyby liczyć teraz: { $n } PZ
board-scored-now = gdyby liczyć teraz
board-no-galleon = jeszcze bez galionu
board-slot-closed = Otwiera się od { $needs } wzmocnień; masz { $upgrades }.
board-barrier = otwiera się od { $n } wzmocnień
board-sector = Sektor { $n }{ $needs ->
        [0] {""}
       *[other] , otwiera się od { $needs } wzmocnień
    }
board-hole = Pole na zakopany skarb
board-hole-full = zakopano: { $kind }
board-each = po
board-store = w schowku { $stored }, zakopane { $buried }, każdy wart { $worth }
board-bonus = Pole z premią: { $what }
board-quests = Rynek zadań
board-in-deck = w talii { $n }
board-galleons = Galiony
board-card-deck = { $n ->
        [one] { $n } karta w talii
        [few] { $n } karty w talii
        [many] { $n } kart w talii
       *[other] { $n } karty w talii
    }
board-tiles-left = niewyłożone kafelki czarnego rynku
board-market-tiles = Kafelki czarnego rynku
board-improvements = Ulepszenia
board-no-cards = Jeszcze żadnych.
board-no-quests = Jeszcze żadnych zadań.
board-sheet-ship = Okręt
board-sheet-hideout = Kryjówka
board-sheet-cards = Karty
board-sheet-score = Punkty
board-sheet-others = Inni
board-raid = Rabunek: { $place }
board-rerolls = przerzuty
board-look = Spójrz na mapę
board-strength-left = pozostała siła
board-always = zawsze
board-used = użyte
board-open-raid = Wróć do rabunku
board-open-ship = Wróć do okrętu
board-open-hideout = Wróć do kryjówki
board-open-tiles = Wróć do kafelków
board-open-quests = Wróć do zadań
board-open-market = Wróć na rynek
board-open-trail = Wróć na szlak
board-panel-ship = Plansza okrętu
board-panel-hideout = Kryjówka
board-panel-tiles = Czarny rynek
board-panel-quests = Zadania
board-panel-market = Rynki
board-panel-trail = Szlak
board-trail-hint = Dotknij świecącego pola; szlak można przesuwać.
board-lane = Cały szlak morski i wszystkie okręty
board-red-card = Jego karta
board-red-played = Zagrał: { $card }
board-red-waits = Jeszcze nie zagrał.
board-red-deck = { $n ->
        [one] została { $n } karta
        [few] zostały { $n } karty
        [many] zostało { $n } kart
       *[other] zostało { $n } karty
    }
board-red-track = wzmocnienia: { $upgrades }, pole { $field } jego toru
board-red-next = Następne wzmocnienie: { $what }
board-red-field = tor { $n } z 4
board-sources = Skąd wzięły się punkty

# Co liczy rada.
stock-points = punkty
stock-doubloons = dublony
stock-treasures = skarby
stock-improvements = ulepszenia
stock-upgrades = wzmocnienia okrętu
stock-quests = zadania

## the groups of the ledger, as headings of the rulebook

chapter-component = Co jest w pudełku
chapter-limit = Czego nie brakuje
chapter-setup = Przygotowanie
chapter-round = Rundy
chapter-turn = Tura
chapter-move = Ruch
chapter-action = Akcje
chapter-improvement = Ulepszenia
chapter-residence = Rezydencje
chapter-location = Miejsca
chapter-raid = Rabunek
chapter-treasure = Skarby
chapter-explore = Eksploracja
chapter-bury = Zakopywanie
chapter-quest = Zadania
chapter-acquire = Pozyskiwanie na odległość
chapter-upgrade = Wzmocnienia okrętu
chapter-galleon = Galiony
chapter-black-market = Czarny rynek
chapter-vp = Punkty zwycięstwa
chapter-money = Dublony
chapter-gulf = Zatoka
chapter-maracaibo = Maracaibo
chapter-income = Dochód
chapter-end = Koniec gry
chapter-score = Punktacja
chapter-effect = Efekty kart
chapter-solo = Czerwonobrody
chapter-module = Moduły
chapter-card = Pojedyncze karty
chapter-ruling = Nasze rozstrzygnięcia
