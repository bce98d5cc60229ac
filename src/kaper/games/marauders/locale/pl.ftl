# Kupcy i Korsarze: wszystkie słowa gry po polsku.

# opcje gry
option-name-target = Punkty Chwały kończące grę
option-value-target-3 = 3 punkty
option-value-target-5 = 5 punktów
option-value-target-6 = 6 punktów
option-value-target-7 = 7 punktów
option-value-target-8 = 8 punktów
option-value-target-9 = 9 punktów
option-value-target-10 = 10 punktów
option-value-target-12 = 12 punktów
option-value-target-15 = 15 punktów
option-name-npc_control = Admirałowie i piraci w bitwie
option-value-npc_control-neighbour = gra nimi sąsiad po lewej
option-value-npc_control-automatic = walczą sami

# kraje
nation-dutch = Holandia
    .gen = Holandii
nation-english = Anglia
    .gen = Anglii
nation-french = Francja
    .gen = Francji
nation-spanish = Hiszpania
    .gen = Hiszpanii

# akweny i ich zasady specjalne
zone-nassau = Nassau
    .to = do Nassau
    .text = Republika piratów: Piraci rekrutują w tym porcie bez rzutu (załoga do pełna za darmo).
zone-havana = Hawana
    .to = do Hawany
    .text = Królewska stocznia: Fregaty i galeony są w tym porcie tańsze o 3 dukaty (32).
zone-tortuga = Tortuga
    .to = na Tortugę
    .text = Bracia Wybrzeża: Bronie specjalne kosztują w tym porcie po 2 dukaty.
zone-port_royale = Port Royale
    .to = do Port Royale
    .text = Przystań piratów: Kapitan, któremu nie wolno tu wpływać (angielski list gończy lub wojna z Anglią), wpłynie po udanym teście Wpływów albo płacąc 3 dukaty.
zone-old_providence = Old Providence
    .to = do Old Providence
    .text = Ukryte zatoczki: Statki niezależne szukające graczy w tym akwenie rzucają jedną kością mniej (min. 1).
zone-petit_goave = Petit-Goâve
    .to = do Petit-Goâve
    .text = Bezczynni bukanierzy: Po nieudanej rekrutacji załoga kosztuje w tym porcie po 1 dukacie.
zone-santo_domingo = Santo Domingo
    .to = do Santo Domingo
    .text = Rozplotkowana audiencja: Przy zdobywaniu plotki w tym porcie rzuć dodatkową kością Wpływów.
zone-cartagena = Cartagena
    .to = do Cartageny
    .text = Szlak skarbów: Udany atak na kupca w tym akwenie daje 2 dukaty więcej (liczą się do 12).
zone-caribbean_sea = Morze Karaibskie
    .to = na Morze Karaibskie
zone-san_juan = San Juan
    .to = do San Juan
    .text = Działa El Morro: Niezależni piraci nie szukają graczy w tym akwenie.
zone-st_maarten = St. Maarten
    .to = do St. Maarten
    .text = Otwarte magazyny: Towary bez popytu sprzedasz w tym porcie po 4 dukaty.
zone-st_johns = Św. Jan
    .to = do Św. Jana
    .text = Angielska przystań: Kupując tu statek, możesz przenieść na niego dowolne modyfikacje.
zone-basse_terre = Basse-Terre
    .to = do Basse-Terre
    .text = Arsenał floty: Naprawa kosztuje w tym porcie 1 dukat za punkt.
zone-bridgetown = Bridgetown
    .to = do Bridgetown
    .text = Stół gubernatora: Przy podejmowaniu misji w tym porcie rzuć dodatkową kością.
zone-trinidad = Trynidad
    .to = na Trynidad
    .text = Perłowa flota: Szukając kupca w tym akwenie, rzuć dodatkową kością Rozpoznania.
zone-caracas = Caracas
    .to = do Caracas
    .text = Kakaowe wybrzeże: Kakao kosztuje w tym porcie o 1 dukat mniej (min. 1).
zone-curacao = Curaçao
    .to = na Curaçao
    .text = Wolny port: Kupując tu ładunek, dobierz o jedną kartę więcej (7 lub 4).

# kapitanowie
captain-felipe = Felipe Ortega
    .text = Raz na bitwę morską możesz przenieść otrzymane trafienie na inną lokację.
captain-federico = Federico de Silva
    .text = Statki niezależne szukające ciebie rzucają jedną kością mniej (min. 1).
captain-catalina = Catalina Reyes
    .text = Za towary bez popytu dostajesz o 1 dukat więcej za kartę.
captain-rodrigo = Rodrigo Paz
    .text = Za każdego pokonanego pirata dostajesz dodatkowo 5 dukatów.
captain-frances = Frances Wright
    .text = Zdobywając plotkę, dobierz dwie karty, zatrzymaj jedną, drugą wtasuj.
captain-harwood = Thomas Harwood
    .text = Raz na bitwę możesz przerzucić dowolne kości lokacji swojej salwy.
captain-blackmoor = Edward Blackmoor
    .text = W ataku na kupca pomijasz pierwszy symbol ucieczki.
captain-ashcombe = William Ashcombe
    .text = W porcie możesz raz na akcję Port zapłacić 4 dukaty i obniżyć jeden list gończy o 1.
captain-richery = Dominique de Richery
    .text = Zaczyna z dwiema kartami chwały. Raz na turę po własnym teście poza walką możesz odrzucić kartę chwały i przerzucić wszystkie kości.
captain-marquis = Charles Marquis
    .text = W ataku na kupca dobierasz cztery karty zamiast trzech.
captain-aubry = Madeleine Aubry
    .text = Twoja rekrutacja udaje się bez rzutu.
captain-lacour = Jean-Baptiste Lacour
    .text = Przy zadeklarowanym abordażu i równej liczbie sukcesów (co najmniej po jednym) wygrywasz manewry bez liczenia oczek.
captain-verhoeven = Alida Verhoeven
    .text = Kupując ładunek, dobierasz o jedną kartę więcej.
captain-boom = Pieter Boom
    .text = Jeśli trzy pierwsze akcje w turze to Ruch, możesz wykonać czwarty Ruch.
captain-vos = Hendrick Vos
    .text = Naprawa kosztuje cię 1 dukat za punkt, a modyfikacja 1 dukat, w każdym porcie.
captain-vanaalst = Joris van Aalst
    .text = Możesz mieć dwie misje jednocześnie.

# kapitanowie niezależni
npc-almonde = Philips van Almonde
npc-ruyter = Michiel de Ruyter
npc-evertsen = Cornelis Evertsen
npc-myngs = Christopher Myngs
npc-benbow = John Benbow
npc-holmes = Robert Holmes
npc-estrees = Jean d'Estrées
npc-duquesne = Abraham Duquesne
npc-tourville = Anne-Hilarion de Tourville
npc-oquendo = Antonio de Oquendo
npc-toledo = Fadrique de Toledo
npc-lezo = Blas de Lezo
npc-bonny = Anne Bonny
npc-rackham = Jack Rackham
npc-bonnet = Stede Bonnet
npc-teach = Edward Teach
npc-roberts = Bartholomew Roberts
npc-every = Henry Every
npc-commodore = komodor wojenny
npc-dutch = Holenderski okręt flagowy
npc-english = Angielski okręt flagowy
npc-french = Francuski okręt flagowy
npc-spanish = Hiszpański okręt flagowy
npc-pirate-sloop = Piracki slup
npc-pirate-frigate = Piracka fregata

# wydarzenia
event-card-war = Wojna!
    .text = Wylosuj dwa kraje: są w stanie wojny. Karta zostaje na polu Wojna.
event-card-peace = Traktat pokojowy
    .text = Trwająca wojna się kończy. W tej rundzie każdy może raz w porcie zapłacić 3 dukaty i obniżyć jeden list gończy o 1.
event-card-storm = Sztorm
    .text = Na koniec swojej tury każdy kapitan na morzu rzuca na Żeglarstwo i otrzymuje 2 trafienia minus sukcesy; lokacje z kości.
event-card-hurricane = Huragan
    .text = Jak Sztorm, lecz 3 trafienia minus sukcesy.
event-card-doldrums = Cisza morska
    .text = W tej rundzie każdy gracz ma tylko dwie akcje.
event-card-fair-winds = Pomyślne wiatry
    .text = W tej rundzie każdy może wykonać jeden dodatkowy Ruch.
event-card-fever = Żółta febra
    .text = Każdy kapitan wykonuje test Dowodzenia; po porażce traci 1 punkt Załogi, lecz nie ostatni.
event-card-amnesty = Królewska amnestia
    .text = W tej rundzie w porcie można obniżać listy gończe dowolnych krajów, płacąc 3 dukaty za poziom.
event-card-treasure-fleet = Srebrna flota
    .text = W tej rundzie udany atak na kupca uznanego za hiszpańskiego daje 4 dukaty więcej (liczą się do 12).
event-card-convoy = Wielki konwój
    .text = Wszystkie żetony z toru Kupców wracają zakryte na losowe wolne akweny.
event-card-shifting-markets = Zmienne rynki
    .text = Wylosuj kraj: w jego portach wymień żetony popytu na losowe z puli; stare wracają potem do puli.
event-card-glut = Nadmiar towarów
    .text = W tej rundzie każda kupowana karta ładunku kosztuje o 1 dukat mniej (min. 1).
event-card-pirate-hunters = Łowcy piratów
    .text = W tej rundzie okręty flagowe rzucają dodatkową kością Rozpoznania.
event-card-docks = Wieści z doków
    .text = Obie dostępne misje wymień na nowe. W tej rundzie plotki są darmowe (test nadal obowiązuje).

# karty chwały
card-crew-reroll = Przerzut w Starciu Załogi
    .text = Przerzuć dowolną liczbę kości jednej strony w tym rzucie starcia załogi.
card-quick-learner = Chwytam w lot
    .text = Skopiuj treść ostatnio zagranej karty chwały.
card-sea-reroll = Przerzut Żeglarstwa
    .text = Przerzuć dowolną liczbę kości jednej strony w tym rzucie manewrów.
card-aimed-shot = Celny strzał
    .text = Ustaw jedną kość lokacji swojej salwy na dowolną lokację poza kadłubem.
card-brace = Trzymać się!
    .text = Anuluj jedno trafienie w twój statek (także w ataku na kupca lub sztormie).
card-boarding-frenzy = Szał abordażu
    .text = Rzuć w tej rundzie starcia dwiema dodatkowymi kośćmi Dowodzenia.
card-weather-gage = Korzystny wiatr w bitwie
    .text = Rzuć w tej rundzie bitwy dwiema dodatkowymi kośćmi Żeglarstwa (nie ze zniszczonymi masztami).
card-double-shot = Podwójny ładunek
    .text = Wygrywasz manewry z Ostrzałem i masz działo: zadaj jedno dodatkowe trafienie.
card-getaway = Czysta ucieczka
    .text = Wygrywasz manewry z Ucieczką: uciekasz mimo sukcesów przegranego, a on nie strzela.
card-dirty-trick = Brudna sztuczka
    .text = Anuluj kartę bojową właśnie zagraną przez przeciwnika; trafia na stos odrzuconych bez efektu.
card-fog-bank = Ławica mgły
    .text = Udany test Rozpoznania przeciw tobie (gracza lub statku niezależnego) staje się nieudany.
card-hidden-cache = Skrytka w każdym porcie
    .text = Możesz w tym porcie ukrywać i wyjmować dukaty jak w porcie macierzystym.
card-good-bargain = Dobry interes
    .text = Każda karta na twoim rynku kosztuje 1 dukat.
card-rising-demand = Rosnący popyt
    .text = W tej sprzedaży jeszcze jeden towar liczy się jako objęty popytem (6 dukatów; punkt za trzy karty jednego takiego towaru, najwyżej jeden na sprzedaż); nie wymienia żetonu.
card-shipwright = Przysługa szkutnika
    .text = Napraw za darmo wszystkie uszkodzenia (bez załogi) i Wzmocniony Kadłub.
card-surplus = Nadwyżka admiralicji
    .text = Fregata lub galeon, które teraz kupujesz, kosztują o 10 dukatów mniej.
card-pardon = List ułaskawiający
    .text = Zapłać 3 dukaty za poziom i obniż list gończy jednego kraju o najwyżej 2.
card-contraband = Kontrabanda
    .text = Dobierz trzy karty ładunku, zatrzymaj za darmo do dwóch (limit sześciu).
card-patron = Bogaty mecenas
    .text = Weź 6 dukatów.
card-cove = Zatoka przemytników
    .text = Wpłyń do tego portu mimo listu gończego lub wojny.
card-wind = Sprzyjający wiatr
    .text = Wykonaj w tej turze jeden dodatkowy Ruch.
card-spyglass = Luneta
    .text = Rzuć dwiema dodatkowymi kośćmi w tym swoim teście Rozpoznania.
card-contacts = Miejscowe kontakty
    .text = Rzuć dwiema dodatkowymi kośćmi w tym swoim teście Wpływów.
card-shore-leave = Przepustka na ląd
    .text = Uzupełnij za darmo Załogę do maksimum.
card-second-chance = Druga szansa
    .text = Przerzuć wszystkie kości swojego testu poza bitwą i starciem załogi.
card-false-lead = Fałszywy trop
    .text = Inny gracz, któremu właśnie udał się test Wpływów lub Rozpoznania dla plotki lub misji, przerzuca wszystkie kości.
card-sabotage = Sabotaż
    .text = Gracz zaczynający turę w porcie ma w niej o jedną akcję mniej.
card-secret-orders = Tajne rozkazy
    .text = Przesuń dowolny statek niezależny na dowolny sąsiedni akwen (bez rozpoznania).
card-denounce = Donos
    .text = Podnieś o 1 jeden z listów gończych innego gracza.
card-gossip = Kupieckie plotki
    .text = Obejrzyj żetony kupców w swoim i sąsiednich akwenach; możesz zamienić dwa.

# specjaliści
specialist-carpenter = Rzemieślnik
    .text = Na początku tury napraw 1 punkt uszkodzenia (nie załogi).
    .acc = Rzemieślnika
specialist-boatswain = Bosman
    .text = Dodatkowa kość Żeglarstwa poza bitwą (ataki na kupca, sztormy).
    .acc = Bosmana
specialist-gunner = Artylerzysta
    .text = Raz na rundę bitwy możesz przerzucić jedną swoją kość lokacji.
    .acc = Artylerzystę
specialist-surgeon = Konował
    .text = Po każdej przeżytej bitwie lub starciu odzyskaj 1 straconą w nich Załogę (nie po ataku na kupca).
    .acc = Konowała
specialist-lookout = Oko
    .text = Dodatkowa kość w testach Rozpoznania.
    .acc = Oko
specialist-veteran = Weteran
    .text = Dodatkowa kość Dowodzenia w starciu załogi.
    .acc = Weterana
specialist-steward = Steward
    .text = Za każdą kartę towaru z popytem dostajesz 1 dukat więcej.
    .acc = Stewarda
specialist-helmsman = Sternik
    .text = Dodatkowa kość w manewrach bitwy (nie ze zniszczonymi masztami).
    .acc = Sternika

# plotki
card-r01 = Fałszywe Papiery
    .text = Wpływy w porcie Port Royale: Zachowaj kartę: listy gończe nie zamykają ci portów; odrzuć ją, gdy dostaniesz następny.
card-r02 = Zatrzęsienie towarów
    .text = Wpływy w porcie Curaçao: Dobierz osiem kart ładunku i zatrzymaj dowolne za darmo (limit sześciu).
card-r03 = Zatopiony galeon
    .text = Rozpoznanie na akwenie Nassau: Weź 12 dukatów.
card-r04 = Zakopana skrzynia
    .text = Rozpoznanie na akwenie Old Providence: Weź 10 dukatów.
card-r05 = Skarb Karibów
    .text = Rozpoznanie na akwenie Trynidad: Pokonaj garnizon (Załoga 2, Dowodzenie 1): weź 15 dukatów.
card-r06 = Dryfujący wrak
    .text = Rozpoznanie na akwenie Morze Karaibskie: Weź 6 dukatów i po jednej brakującej broni specjalnej.
card-r07 = Sierżant w stanie spoczynku
    .text = Wpływy w porcie Bridgetown: Karta staje się twoim Weteranem (lub weź 6 dukatów, gdy już go masz).
card-r08 = Stary szkutnik
    .text = Wpływy w porcie Św. Jan: Karta staje się twoim Rzemieślnikiem (lub weź 6 dukatów, gdy już go masz).
card-r09 = Sokoli wzrok
    .text = Wpływy w porcie Tortuga: Karta staje się twoim Okiem (lub weź 6 dukatów, gdy już go masz).
card-r10 = Skorumpowany gubernator
    .text = Wpływy w porcie Santo Domingo: Obniż list gończy jednego kraju o najwyżej 3; bez listów gończych weź 8 dukatów.
card-r11 = Litościwy biskup
    .text = Wpływy w porcie San Juan: Obniż listy gończe łącznie o 2 poziomy i weź 4 dukaty.
card-r12 = Ukryta stocznia
    .text = Rozpoznanie na akwenie Petit-Goâve: Napraw wszystko, uzupełnij załogę i weź 5 dukatów.
card-r13 = Wdowa po kupcu
    .text = Wpływy w porcie Caracas: Weź 9 dukatów.
card-r14 = Zagubiony konwój
    .text = Rozpoznanie na akwenie Cartagena: Dobierz trzy karty ładunku: weź dukaty za łup, a karty możesz zatrzymać.
card-r15 = Piwnica przemytnika
    .text = Wpływy w porcie St. Maarten: Weź 4 dukaty; możesz odrzucić do trzech kart ładunku po 5 dukatów.
card-r16 = Zatoka syren
    .text = Rozpoznanie na akwenie Basse-Terre: Weź 11 dukatów.
card-r17 = Podarta mapa
    .text = Rozpoznanie na akwenie Hawana: Weź 4 dukaty i dobierz dodatkową kartę chwały.
card-r18 = Pijany budowniczy
    .text = Wpływy w porcie Hawana: Możesz od razu kupić tu fregatę lub galeon za 25 dukatów (bez dalszych zniżek, reszta jak zwykle) albo wziąć 8 dukatów.
card-r19 = Wyspa kanibali
    .text = Rozpoznanie na akwenie Curaçao: Pokonaj garnizon (Załoga 3, Dowodzenie 1): weź 16 dukatów.
card-r20 = Hiszpański żołd
    .text = Rozpoznanie na akwenie San Juan: Weź 14 dukatów i hiszpański list gończy.
card-r21 = Statek widmo
    .text = Rozpoznanie na akwenie Bridgetown: Test Dowodzenia: po sukcesie 12 dukatów; po porażce 4 dukaty i strata 1 punktu Załogi (nie ostatniego). W obu wypadkach plotka jest potwierdzona.
card-r22 = Informator
    .text = Wpływy w porcie Cartagena: Weź 10 dukatów.
card-r23 = Bal u gubernatora
    .text = Wpływy w porcie Petit-Goâve: Weź 6 dukatów i dobierz dodatkową kartę chwały.
card-r24 = Opuszczony fort
    .text = Rozpoznanie na akwenie St. Maarten: Weź za darmo odkrytą modyfikację z dowolnego portu (jeśli możesz ją mieć) albo 8 dukatów.
card-r25 = Dziennik martwego kapitana
    .text = Rozpoznanie na akwenie Tortuga: Weź 9 dukatów.

# misje
card-m01 = Listy dla gubernatora
    .text = Miejsce: Hawana. Wymóg: test Wpływów. Cel: akcja Port w San Juan. Zarobek: 10 dukatów.
card-m02 = Cukier dla gorzelni
    .text = Miejsce: Bridgetown. Wymóg: test Wpływów. Cel: akcja Port w Port Royale, odrzuć 2 karty Cukru. Zarobek: 15 dukatów.
card-m03 = Głowa kapitana slupa
    .text = Miejsce: Santo Domingo. Wymóg: brak listów gończych. Cel: pokonaj piracki slup. Zarobek: 12 dukatów.
card-m04 = Konwój srebra
    .text = Miejsce: Cartagena. Wymóg: brak listów gończych, Działa co najmniej 2. Cel: akcja Port w Hawanie; ładunek 2 miejsca. Zarobek: 16 dukatów.
card-m05 = Spis przemytnika
    .text = Miejsce: Curaçao. Wymóg: test Wpływów. Cel: akcja Port w St. Maarten, odrzuć 2 karty Kakao. Zarobek: 14 dukatów.
card-m06 = Uraza Braci
    .text = Miejsce: Port Royale. Wymóg: co najmniej jeden list gończy. Cel: udany atak na kupca uznanego za hiszpańskiego. Zarobek: 10 dukatów.
card-m07 = Bukanierzy na pokładzie
    .text = Miejsce: Tortuga. Wymóg: test Dowodzenia. Cel: akcja Port na Trynidadzie; ładunek 1 miejsce. Zarobek: 15 dukatów.
card-m08 = Rum dla garnizonu
    .text = Miejsce: Basse-Terre. Wymóg: test Wpływów. Cel: akcja Port w Cartagenie, odrzuć 2 karty Rumu. Zarobek: 16 dukatów.
card-m09 = Ratowanie wraku
    .text = Miejsce: Nassau. Wymóg: test Wpływów. Cel: akcja i test Rozpoznania na akwenie Port Royale. Zarobek: 12 dukatów.
card-m10 = Ratunek dla posła
    .text = Miejsce: San Juan. Wymóg: brak listów gończych. Cel: akcja Port na Tortudze, pokonaj garnizon (Załoga 2, Dowodzenie 2). Zarobek: 18 dukatów.
card-m11 = Kontrakt na przyprawy
    .text = Miejsce: St. Maarten. Wymóg: test Wpływów. Cel: akcja Port w Santo Domingo, odrzuć 2 karty Przypraw. Zarobek: 14 dukatów.
card-m12 = Monopol na kakao
    .text = Miejsce: Caracas. Wymóg: zapłać 2 dukaty. Cel: akcja Port na Tortudze, odrzuć 3 karty Kakao. Zarobek: 20 dukatów.
card-m13 = Kurier pereł
    .text = Miejsce: Trynidad. Wymóg: zapłać 3 dukaty. Cel: akcja Port w Cartagenie. Zarobek: 14 dukatów.
card-m14 = Materiały okrętowe
    .text = Miejsce: Św. Jan. Wymóg: test Wpływów. Cel: akcja Port w Nassau, odrzuć 2 karty Drewna. Zarobek: 17 dukatów.
card-m15 = Ukryte mapy
    .text = Miejsce: Old Providence. Wymóg: test Wpływów. Cel: akcja i test Rozpoznania na Morzu Karaibskim. Zarobek: 8 dukatów, dobierz dodatkową kartę chwały.
card-m16 = List kaperski
    .text = Miejsce: Petit-Goâve. Wymóg: test Wpływów. Cel: udany atak na kupca uznanego za angielskiego. Zarobek: 12 dukatów.
card-m17 = Polowanie na czarną fregatę
    .text = Miejsce: Hawana. Wymóg: brak listów gończych. Cel: pokonaj piracką fregatę. Zarobek: 20 dukatów.
card-m18 = Okup
    .text = Miejsce: Cartagena. Wymóg: zapłać 4 dukaty. Cel: akcja Port w Nassau i test Wpływów. Zarobek: 18 dukatów.
card-m19 = Audyt Kompanii
    .text = Miejsce: Curaçao. Wymóg: brak holenderskiego listu gończego, test Wpływów. Cel: akcja Port w St. Maarten. Zarobek: 9 dukatów.
card-m20 = Zbieg
    .text = Miejsce: Bridgetown. Wymóg: test Wpływów. Cel: akcja i test Rozpoznania na akwenie Trynidadu, potem pokonaj garnizon (Załoga 2, Dowodzenie 1). Zarobek: 16 dukatów.
card-m21 = Zerwać banderę
    .text = Miejsce: Tortuga. Wymóg: co najmniej jeden list gończy. Cel: pokonaj dowolny okręt flagowy. Zarobek: 20 dukatów.
card-m22 = Orszak weselny
    .text = Miejsce: Basse-Terre. Wymóg: brak francuskiego listu gończego, test Wpływów. Cel: akcja Port w Petit-Goâve; ładunek 2 miejsca. Zarobek: 15 dukatów.
card-m23 = Dług artylerzysty
    .text = Miejsce: Santo Domingo. Wymóg: test Wpływów. Cel: akcja Port w Cartagenie, zapłać 4 dukaty. Zarobek: 4 dukaty, karta staje się twoim Artylerzystą (gdy już go masz: dodatkowe 8 dukatów).
card-m24 = Doktor od zarazy
    .text = Miejsce: Nassau. Wymóg: test Dowodzenia. Cel: akcja Port w Caracas; ładunek 1 miejsce. Zarobek: do wyboru 14 dukatów albo 4 dukaty i karta, która staje się twoim Konowałem (jeśli go nie masz).
card-m25 = Sukno dla floty
    .text = Miejsce: St. Maarten. Wymóg: test Wpływów. Cel: akcja Port w Hawanie, odrzuć 3 karty Tkanin. Zarobek: 20 dukatów.

# towary
good-cocoa = Kakao
good-fabric = Tkaniny
good-fruit = Owoce
good-rum = Rum
good-spice = Przyprawy
good-sugar = Cukier
good-tobacco = Tytoń
good-timber = Drewno

# statki
ship-sloop = slup
    .acc = slup
ship-flute = fleuta
    .acc = fleutę
ship-frigate = fregata
    .acc = fregatę
ship-galleon = galeon
    .acc = galeon
ship-manowar = okręt liniowy
    .acc = okręt liniowy

# modyfikacje
mod-hammocks = Dodatkowe Hamaki
    .text = Załoga +1 (trzeba ją zwerbować).
mod-sails = Żagle i Olinowanie
    .text = Zwrotność +1.
mod-reinforced-hull = Wzmocniony Kadłub
    .text = Odwróć, aby anulować jedno trafienie; odnowienie w porcie kosztuje 3 dukaty.
mod-hold = Pojemna Ładownia
    .text = Ładownia +1.
mod-chasers = Ścigacze
    .text = Jedno trafienie przed manewrami, gdy ktoś ucieka, raz na bitwę.
mod-cannons = Dodatkowa Bateria Dział
    .text = Działa +1.
mod-falconets = Foglerze
    .text = Dwie kości przed starciem załogi na morzu; sukces zabiera wrogowi 1 Załogi.
mod-long-guns = Długie Działa
    .text = Kość za każde Działo przed pierwszą rundą bitwy; trafienie za każdy sukces.

# bronie specjalne
weapon-grapple = Bosaki
    .text = Przerzuć dowolne swoje kości manewrów przy zadeklarowanym abordażu.
    .acc = Bosaki
weapon-chain = Kule Łańcuchowe
    .text = Czaszki tej salwy trafiają w Maszty i nie przechodzą na Kadłub.
    .acc = Kule Łańcuchowe
weapon-grape = Kartacze
    .text = Czaszki tej salwy trafiają w Załogę i nie przechodzą na Kadłub.
    .acc = Kartacze

# lokacje trafień
location-hull = Kadłub
    .gen = Kadłuba
    .acc = Kadłub
symbol-hull = trafienie: Kadłub
location-cargo = Ładownia
    .gen = Ładowni
    .acc = Ładownię
symbol-cargo = trafienie: Ładownia
location-masts = Maszty
    .gen = Masztów
    .acc = Maszty
symbol-masts = trafienie: Maszty
location-crew = Załoga
    .gen = Załogi
    .acc = Załogę
symbol-crew = trafienie: Załoga
location-cannons = Działa
    .gen = Dział
    .acc = Działa
symbol-cannons = trafienie: Działa
symbol-escape = ucieczka

# umiejętności
skill-seamanship = Żeglarstwo
    .gen = Żeglarstwa
skill-scouting = Rozpoznanie
    .gen = Rozpoznania
skill-leadership = Dowodzenie
    .gen = Dowodzenia
skill-influence = Wpływy
    .gen = Wpływów

# różne nazwy
merchant = kupiec
    .acc = kupca
garrison = Garnizon
hidden = zakryte
action-shoot = Ostrzał
    .commit = Strzelaj
    .about = Wygrane manewry: trafia każde z twoich dział. Przegrane: jedno trafienie za każdy sukces, najwyżej tyle, ile masz dział.
action-board = Abordaż
    .commit = Ruszaj do abordażu
    .about = Wygrane manewry: załogi ścierają się, aż jedna padnie. Przegrane: abordażu nie ma.
action-flee = Ucieczka
    .commit = Spróbuj uciec
    .about = Wygrane manewry i żadnego sukcesu przeciwnika: bitwa się kończy. Inaczej walka trwa.
place-port = port { $zone }
place-sea = na morzu: { $zone }
hire-gold = dukaty: { $gold }
hire-leadership = test Dowodzenia
hire-influence = test Wpływów

# chwile zagrywania kart chwały
window-own-turn = we własnej turze
window-own-port = podczas własnej akcji Port
window-on-sell = przy sprzedaży ładunku
window-on-buy = przy zakupie ładunku
window-on-yard = w stoczni
window-on-enter-port = gdy port jest dla ciebie zamknięty
window-pre-test = przed własnym testem
window-post-test = po własnym teście
window-scouted = gdy ktoś cię odnalazł
window-other-test = po cudzym teście plotki lub misji
window-other-turn = na początku cudzej tury w porcie
window-naval-pre = przed manewrami
window-naval-post = po rzucie na manewry
window-naval-outcome = po rozstrzygnięciu manewrów
window-hits-rolled = przy ustalaniu trafień
window-crew-pre = przed rzutem starcia załogi
window-crew-post = po rzucie starcia załogi
window-card-played = gdy przeciwnik zagrywa kartę bojową
window-any = gdy można by zagrać ostatnio zagraną kartę
window-hire = jako czynność w porcie

# pytania
ask-window = Zagrywasz kartę?
ask-window-own-turn = Zagrywasz kartę?
ask-window-on-sell = Przed sprzedażą: zagrywasz kartę?
ask-window-on-buy = Rynek jest gotowy: zagrywasz kartę?
ask-window-pre-test = Przed testem: zagrywasz kartę?
ask-window-post-test = W rzucie { $count ->
        [one] jest 1 sukces
        [few] są { $count } sukcesy
        [many] jest { $count } sukcesów
       *[other] jest { $count } sukcesu
    }. Przerzucasz za pomocą karty?
ask-window-scouted = Twój statek został odnaleziony: zagrywasz kartę?
ask-window-other-test = Test się udał: zagrywasz kartę?
ask-window-other-turn = Tura zaczyna się w porcie: zagrywasz kartę?
ask-window-naval-pre = Przed manewrami: zagrywasz kartę?
ask-window-naval-post = Po rzucie na manewry: karta albo Bosaki?
ask-window-naval-outcome = Manewry rozstrzygnięte: zagrywasz kartę?
ask-window-hits-rolled = Lokacje trafień wylosowane: zagrywasz kartę?
ask-window-crew-pre = Przed rzutem starcia załogi: zagrywasz kartę?
ask-window-crew-post = Po rzucie starcia załogi: zagrywasz kartę?
ask-window-card-played = Przeciwnik zagrywa kartę: anulujesz ją?
ask-withhold = Kolej na kartę „{ $card }”: zagrać czy wstrzymać, pokazując ją wszystkim?
ask-act = Twoja tura: { $actions ->
        [one] została { $actions } akcja
        [few] zostały { $actions } akcje
        [many] zostało { $actions } akcji
       *[other] zostało { $actions } akcji
    }{ $moves ->
        [0] {""}
        [one] {" "}i { $moves } dodatkowy ruch
        [few] {" "}i { $moves } dodatkowe ruchy
        [many] {" "}i { $moves } dodatkowych ruchów
       *[other] {" "}i { $moves } dodatkowych ruchów
    }
ask-port = W porcie ({ $zone }): co dalej?
ask-yard = W stoczni: co dalej?
ask-sell = Który ładunek sprzedajesz?
    .commit = { $n ->
        [0] Nie sprzedawaj nic
       *[other] Sprzedaj { $n } { $n ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] karty
        } za { $gain } { $gain ->
            [one] dukat
            [few] dukaty
            [many] dukatów
           *[other] dukata
        }
    }
    .sum = dukaty: { $gold } → { $left }
ask-buy = Który ładunek kupujesz?
    .commit = { $n ->
        [0] Nie kupuj nic
       *[other] Kup { $n } { $n ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] karty
        } za { $price } { $price ->
            [one] dukat
            [few] dukaty
            [many] dukatów
           *[other] dukata
        }
    }
    .sum = dukaty: { $gold } → { $left } · w porcie { $full } z { $hold }, na statek wejdzie { $aboard }
ask-rising-good = Na który towar rośnie popyt w tej sprzedaży?
    .commit = Podnieś popyt: { $what }
ask-recruits = Test nieudany: ile punktów Załogi opłacasz?
    .commit = { $n ->
        [0] Nie werbuj nikogo
       *[other] Opłać { $n } { $n ->
            [one] punkt
            [few] punkty
            [many] punktów
           *[other] punktu
        } Załogi za { $price } { $price ->
            [one] dukat
            [few] dukaty
            [many] dukatów
           *[other] dukata
        }
    }
    .sum = dukaty: { $gold } → { $left }
ask-stash = Ile dukatów ma leżeć w skrzyni? Reszta zostaje na pokładzie.
    .commit = { $n ->
        [0] Zostaw skrzynię pustą
        [one] Złóż w skrzyni { $n } dukat
        [few] Złóż w skrzyni { $n } dukaty
        [many] Złóż w skrzyni { $n } dukatów
       *[other] Złóż w skrzyni { $n } dukata
    }
ask-pardon = List gończy którego kraju obniżasz?
ask-pardon-levels = O ile poziomów?
    .commit = { $n ->
        [0] Nie obniżaj
        [one] Obniż o { $n } poziom za { $price } dukaty
        [few] Obniż o { $n } poziomy za { $price } dukatów
        [many] Obniż o { $n } poziomów za { $price } dukatów
       *[other] Obniż o { $n } poziomu za { $price } dukatów
    }
    .sum = dukaty: { $gold } → { $left }
ask-keep-mods = Które modyfikacje przechodzą na nowy statek?
    .commit = { $n ->
        [0] Nie przenoś żadnej
        [one] Przenieś { $n } modyfikację
        [few] Przenieś { $n } modyfikacje
        [many] Przenieś { $n } modyfikacji
       *[other] Przenieś { $n } modyfikacje
    }
ask-return-mod = W którym porcie położyć zakrytą modyfikację?
    .commit = Połóż ją: { $what }
ask-ship = Jaki statek dla twojego kapitana?
ask-redraw = U portu macierzystego czyha pirat: losujesz innego kapitana?
ask-mend = Co naprawia Rzemieślnik?
ask-overboard = Który ładunek wyrzucasz (co najmniej { $least })?
    .commit = { $n ->
        [0] Nie wyrzucaj nic
        [one] Wyrzuć { $n } kartę za burtę
        [few] Wyrzuć { $n } karty za burtę
        [many] Wyrzuć { $n } kart za burtę
       *[other] Wyrzuć { $n } karty za burtę
    }
ask-toll = Test nieudany: płacisz myto?
ask-secret-orders = Który statek niezależny dokąd płynie?
ask-denounce = Czyj list gończy podnosisz?
ask-swap = Zamieniasz miejscami dwóch z tych kupców?
    .commit = { $n ->
        [0] Nie zamieniaj
        [one] Zamień
        [few] Zamień te { $n }
        [many] Zamień te { $n }
       *[other] Zamień te { $n }
    }
ask-flag = Kupiec odnaleziony: pod czyją banderą płynie i czy go atakujesz?
ask-spend = Pozostałe sukcesy: { $left }. Dobrać, odrzucić, wymienić czy rozliczyć?
ask-stow = Które karty zatrzymujesz jako ładunek? Ładownia: { $held } z { $room }; nadmiar trzeba będzie wyrzucić.
    .sum = ładownia { $full } z { $room }, nadmiar za burtę
    .commit = { $n ->
        [0] Nie zatrzymuj żadnej
        [one] Zatrzymaj { $n } kartę jako ładunek
        [few] Zatrzymaj { $n } karty jako ładunek
        [many] Zatrzymaj { $n } kart jako ładunek
       *[other] Zatrzymaj { $n } karty jako ładunek
    }
ask-maneuver = Twoja akcja w tej rundzie bitwy?
ask-maneuver-npc = Dowodzisz: { $ship }. Co robi w tej rundzie?
ask-chasers = Ktoś ucieka: używasz Ścigaczy?
ask-reroll = Które kości przerzucasz?
    .commit = { $n ->
        [0] Nie przerzucaj
        [one] Przerzuć { $n } kość
        [few] Przerzuć { $n } kości
        [many] Przerzuć { $n } kości
       *[other] Przerzuć { $n } kości
    }
ask-reroll-shots = Które kości lokacji przerzucasz?
    .commit = { $n ->
        [0] Nie przerzucaj
        [one] Przerzuć { $n } kość
        [few] Przerzuć { $n } kości
        [many] Przerzuć { $n } kości
       *[other] Przerzuć { $n } kości
    }
ask-aim = Którą kość ustawiasz na jaką lokację?
ask-ammunition = Broń specjalna do czaszek?
ask-take-hit = Trafienie: { $location }. Przyjmujesz?
ask-skull = Czaszka: która lokacja zostaje trafiona?
ask-npc-skull = Dowodzisz: { $ship }. Czaszka: która lokacja zostaje trafiona?
ask-break-off = Walczysz z garnizonem czy się wycofujesz?
ask-reward = Który kraj płaci za głowę pirata?
ask-take-ship = Przejmujesz zdobyty statek ({ $ship })?
ask-plunder = Co zabierasz graczowi { $loser }?
    .commit = { $n ->
        [0] Nie zabieraj nic
        [one] Zabierz { $n } rzecz
        [few] Zabierz { $n } rzeczy
        [many] Zabierz { $n } rzeczy
       *[other] Zabierz { $n } rzeczy
    }
ask-discard-glory = Pięć kart chwały: którą odrzucasz?
ask-keep-rumor = Którą plotkę zatrzymujesz?
ask-drop-mission = Z której misji rezygnujesz?
ask-doctor = Same dukaty czy Konował i mniej dukatów?
ask-cellar = Który ładunek (do trzech kart) sprzedajesz po 5 dukatów?
    .commit = { $n ->
        [0] Nie sprzedawaj nic
        [one] Sprzedaj { $n } kartę za 5 dukatów
        [few] Sprzedaj { $n } karty po 5 dukatów
        [many] Sprzedaj { $n } kart po 5 dukatów
       *[other] Sprzedaj { $n } karty po 5 dukatów
    }
ask-shipbuilder = Statek za 25 dukatów czy 8 dukatów?
ask-fort = Którą modyfikację bierzesz, czy wolisz 8 dukatów?

# odpowiedzi
option-pass = Nie zagrywaj karty
option-end = Zakończ turę
    .note = { $actions ->
        [0] wszystkie akcje wykorzystane
        [one] przepada { $actions } akcja
        [few] przepadają { $actions } akcje
        [many] przepada { $actions } akcji
       *[other] przepada { $actions } akcji
    }
    .ask = { $actions ->
        [0] { "" }
        [one] Została { $actions } akcja. Mimo to zakończyć turę?
        [few] Zostały { $actions } akcje. Mimo to zakończyć turę?
        [many] Zostało { $actions } akcji. Mimo to zakończyć turę?
       *[other] Zostało { $actions } akcji. Mimo to zakończyć turę?
    }
option-done = Zakończ pobyt
    .ask = { $idle ->
        [1] Nic tu jeszcze nie załatwiono, a akcja Port jest raz w turze. Mimo to zakończyć?
       *[0] { "" }
    }
option-leave-yard = Wyjdź ze stoczni
option-port-of = { $zone }
option-first-sloop = { $ship }
    .note = zwrotny, do polowania; ładownia na 2
    .commit = Wybierz statek: { $ship }
option-first-flute = { $ship }
    .note = do handlu, ładownia na 4; mniej zwrotna
    .commit = Wybierz statek: { $ship }
option-retire = Wyślij kapitana na emeryturę
    .rare = Tura się kończy, zostają tylko punkty chwały i skrzynia; w następnej turze zaczyna nowy kapitan
option-sail = Płyń { $zone }
    .note = { $lure ->
        [goal] cel twojej misji lub plotki
        [sale] kupi od ciebie: { $good }
        [wants] port chce: { $good }
        [barred] port dla ciebie zamknięty
       *[sea] bez portu
    }{ $risk ->
        [0] {""}
       *[other] {" "}· znajdą cię: { $risk } %
    }
option-leave = Wypłyń w morze: { $zone }
    .note = po łup kupców i do innych portów{ $risk ->
        [0] {""}
       *[other] {" "}· znajdą cię: { $risk } %
    }
option-enter = Wpłyń do portu: { $zone }
    .note = { $lure ->
        [goal] cel twojej misji lub plotki
        [sale] kupi od ciebie: { $good }
        [wants] port chce: { $good }
        [barred] port dla ciebie zamknięty
       *[sea] bez portu
    }
    .here = tutaj
option-enter-card = Wpłyń do portu { $zone } dzięki karcie „{ $card }”
    .here = tutaj
option-port = Załatw sprawy w porcie
    .note = akcja Port: sprzedaż, zakupy, stocznia, plotki
    .here = tutaj
option-scout = Szukaj: { $target }
    .note = { $kind ->
        [merchant] rabunek: towar i dukaty
       *[other] bitwa: łup i chwała
    } · szukanie uda się w { $chance } %
    .about = { $kind ->
        [merchant] Gdy znajdziesz kupca, leżą trzy karty ładunku, a sukcesy w Żeglarstwie pozwalają je zmieniać. Ich symbole to trafienia w twój statek i ucieczka kupca.
       *[other] Gdy go znajdziesz, zaczyna się bitwa: rzucasz { $mine } { $mine ->
            [one] kością
            [few] kośćmi
            [many] kośćmi
           *[other] kości
        }, przeciwnik { $theirs }. Pierwsze manewry wygrasz w { $won } %, przegrasz w { $lost } %. Kto zatonie, traci kapitana.
    }
    .here = tutaj
option-verify = Sprawdź plotkę „{ $card }”
    .note = { $chance ->
        [0] { "" }
       *[other] test uda się w { $chance } % ·{ " " }
    }prawdziwa daje punkt chwały
    .here = tutaj
    .about = { $does }
option-mission = Szukaj tu celu misji „{ $card }”
    .here = tutaj
    .note = { $chance ->
        [0] { "" }
       *[other] test uda się w { $chance } % ·{ " " }
    }wypełniona daje punkt chwały
    .about = { $does }
option-jettison = Wyrzuć ładunek za burtę
    .rare = ładunek przepada; robi miejsce na inny
option-play = Zagraj kartę „{ $card }”
    .about = { $does }
option-richery = Odrzuć kartę „{ $card }” i przerzuć kości
option-discard = Odrzuć kartę „{ $card }”
option-grapple = Użyj Bosaków
    .note = { weapon-grapple.text }
option-play-declared = Zagraj kartę „{ $card }”
    .about = { $does }
option-withhold-declared = Wstrzymaj kartę „{ $card }”
option-mend = Napraw: { $location }
option-overboard = Wyrzuć za burtę: { $card }
option-toll-stay = Zostań na morzu
option-toll-pay = Zapłać myto: { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }
option-secret-orders = Wyślij { $zone }: { $npc }
option-denounce = Podnieś list gończy { $nation }: { $who }
option-merchant = { $zone }: { $flag }
option-sell = Sprzedaj ładunek
    .note = czego tu chcą, za podwójną cenę; tylko przed innymi sprawami
option-buy = Kup ładunek
    .note = oglądasz sześć kart; drożej sprzedasz tam, gdzie ich chcą
option-yard = Odwiedź stocznię
    .note = naprawy, broń, statki
option-recruit = Rekrutuj załogę
    .note = pełna załoga: siła w abordażu
option-rumor = Zdobądź plotkę
    .note = { $gold ->
        [0] w tej rundzie za darmo
        [one] za 1 dukat
        [few] za { $gold } dukaty
        [many] za { $gold } dukatów
       *[other] za { $gold } dukata
    }; sprawdzona daje chwałę
option-stash = Ukryj dukaty
    .note = każde 10 w skrzyni to punkt chwały
option-claim = Podejmij misję „{ $card }”
    .note = { $pay ->
        [0] { "" }
        [one] za 1 dukat ·{ " " }
        [few] za { $pay } dukaty ·{ " " }
        [many] za { $pay } dukatów ·{ " " }
       *[other] za { $pay } dukata ·{ " " }
    }{ $chance ->
        [0] { "" }
       *[other] test uda się w { $chance } % ·{ " " }
    }wypełniona daje punkt chwały
    .about = { $does }
option-deliver = Wypełnij misję „{ $card }”
    .note = { $pay ->
        [0] { "" }
        [one] za 1 dukat ·{ " " }
        [few] za { $pay } dukaty ·{ " " }
        [many] za { $pay } dukatów ·{ " " }
       *[other] za { $pay } dukata ·{ " " }
    }{ $chance ->
        [0] { "" }
       *[other] test uda się w { $chance } % ·{ " " }
    }wypełniona daje punkt chwały
    .about = { $does }
option-hire = Zatrudnij: { $specialist } ({ $how })
    .about = { $does }
    .note = { $chance ->
        [0] { "" }
       *[other] test uda się w { $chance } %
    }
option-buy-pardon = Obniż list gończy { $nation }
    .note = za { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }
option-sell-for = Sprzedaj: { $card }
    .note = za { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }
option-sell-card = Sprzedaj: { $card }
option-buy-for = Kup: { $card }
    .note = za { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }
option-repair = Napraw: { $location }
    .note = za { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }
option-restore = Odnów Wzmocniony Kadłub
    .note = za { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }
option-weapon = Kup: { $weapon }
    .note = za { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }
option-sell-weapon = Sprzedaj: { $weapon }
    .note = za { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }
option-mod = Zamontuj: { $mod }
    .note = za { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }
option-trade-ship = Wymień statek na { $ship }
    .note = za { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }
option-buy-ship = Kup statek ({ $ship }) za { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }
option-pardon = Obniż list gończy: { $nation }
option-let-go = Puść kupca wolno
option-raid = Zaatakuj ten statek ({ $nation })
option-resolve = Rozlicz atak
    .note = { $outcome ->
        [looted] dukaty za to, co leży: { $loot }
        [escaped] przy tym, co leży, kupiec ucieka
        [crippled] przy tym, co leży, zniszczona lokacja: bez łupu
       *[sunk] przy tym, co leży, twój statek tonie
    }
option-draw-cargo = Dobierz kartę
    .note = { $chance ->
        [0] potem bez łupu
       *[other] potem { $chance } % na łup, ok. { $mean ->
            [one] { $mean } dukata
            [few] { $mean } dukatów
            [many] { $mean } dukatów
           *[other] { $mean } dukata
        }
    }
option-raid-discard = Odrzuć: { $card } ({ $loot }, { $symbol })
    .note = { $chance ->
        [0] potem bez łupu
       *[other] potem { $chance } % na łup, ok. { $mean ->
            [one] { $mean } dukata
            [few] { $mean } dukatów
            [many] { $mean } dukatów
           *[other] { $mean } dukata
        }
    }
option-raid-exchange = Wymień: { $card } ({ $loot }, { $symbol })
    .note = { $chance ->
        [0] potem bez łupu
       *[other] potem { $chance } % na łup, ok. { $mean ->
            [one] { $mean } dukata
            [few] { $mean } dukatów
            [many] { $mean } dukatów
           *[other] { $mean } dukata
        }
    }
option-raid-weapon = Zużyj na sukces: { $weapon }
    .note = jeden sukces więcej; broń przepada
option-keep = Zatrzymaj: { $card }
option-drop = Porzuć: { $card }
option-fire = Strzelaj
    .note = 1 trafienie przed manewrami; raz na bitwę
option-hold-fire = Wstrzymaj ogień
option-die-own = Twoja kość: { $face }
option-die-theirs = Kość przeciwnika: { $face }
option-aim = Ustaw kość { $face } na: { $location }
option-no-ammunition = Nie używaj broni specjalnej
option-ammunition = Użyj: { $weapon }
    .note = { $does }
option-hit = Przyjmij trafienie: { $location }
    .note = { $how ->
        [sinks] statek tonie
        [lost] nic tam nie zostało: bez szkody
        [overflow] nic tam nie zostało: Kadłub { $now } → { $left }
       *[marked] { $now } → { $left }
    }
option-move-hit = Przenieś trafienie: { $location }
    .note = { $how ->
        [sinks] statek tonie
        [lost] nic tam nie zostało: bez szkody
        [overflow] nic tam nie zostało: Kadłub { $now } → { $left }
       *[marked] { $now } → { $left }
    }
option-reinforce = Użyj Wzmocnionego Kadłuba
    .note = anuluje trafienie
option-brace = Zagraj kartę „{ $card }”
    .note = anuluje trafienie
option-fight = Walcz
    .note = utrata całej załogi zabija kapitana
option-break-off = Wycofaj się
    .note = kapitan przeżyje, zadanie się nie uda
option-reward = Odbierz { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    } ({ $nation })
option-keep-ship = Zachowaj swój statek ({ $ship })
option-take-ship = Przejmij statek ({ $ship })
option-take-gold = Zabierz { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }
option-take = Zabierz: { $what }
option-keep-captain = Zatrzymaj: { $captain }
option-redraw-captain = Losuj innego kapitana zamiast: { $captain }
option-doctor-gold = Weź { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }
option-doctor-surgeon = Weź { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    } i Konowała
option-gold-instead = Weź dukaty
option-fort = Weź { $mod } (port { $zone })

# odmowy
refusal-nothing-to-copy = Nie ma jeszcze zagranej karty chwały do skopiowania.
refusal-hire-in-port = Specjalisty ({ $card }) się nie zagrywa: zatrudnia się go w porcie.
refusal-not-in-combat = „{ $card }” nie jest kartą bojową.
refusal-other-window = Kartę „{ $card }” zagrywa się w innej chwili: { $window }.
refusal-one-side = Wszystkie kości muszą należeć do jednej strony.
refusal-no-actions = Nie masz już na to akcji.
refusal-leave-first = Z portu można tylko wypłynąć na ten akwen: { $zone }.
refusal-not-adjacent = Akwen { $zone } nie sąsiaduje z twoim.
refusal-bounty = Port jest zamknięty: ściga cię list gończy { $nation }.
refusal-war = Port jest zamknięty z powodu wojny: { $zone }.
refusal-no-port = Tu nie ma portu, do którego można wpłynąć.
refusal-not-in-port = Akcja Port wymaga statku w porcie: najpierw do niego wpłyń.
refusal-port-once = Akcję Port można wykonać raz w turze.
    .done = zrobione
refusal-retire-first = Na emeryturę odchodzi się w porcie, przed pierwszą akcją tury.
refusal-no-captain-left = Nie zostałaby dla ciebie karta kapitana: nikt nie może teraz odejść na emeryturę.
refusal-scout-in-port = Rozpoznanie prowadzi się na morzu, nie z portu.
refusal-crippled = Statek ze zniszczoną lokacją nie może szukać kupców.
refusal-scouted = Ten cel był już w tej turze rozpoznawany.
    .done = zrobione
refusal-not-here = Tu nie ma takiego celu.
refusal-swap-two = Zamienia się dwóch kupców albo żadnego.
refusal-all-successes = Wszystkie kości są już sukcesami.
refusal-no-successes = Nie masz już sukcesów do wykorzystania.
refusal-first-round = W pierwszej rundzie bitwy można tylko strzelać.
refusal-no-masts = Bez masztów można tylko strzelać.
refusal-no-crew = Bez załogi nie ma abordażu.
refusal-npc-flee = Statek niezależny ucieka tylko, gdy ma mniej Dział lub Załogi niż przeciwnik.
refusal-weapon-owned = Masz już tę broń: { $weapon }.
    .done = zrobione
refusal-manowar = Okrętu liniowego nie można kupić ani sprzedać.
refusal-ship-gold = Nie stać cię: { $ship } po oddaniu twojego statku kosztuje { $gold ->
        [one] { $gold } dukata
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }.
refusal-mod-twice = Twój statek ma już tę modyfikację: { $mod }.
    .done = zrobione
refusal-mod-none = Ten port nie oferuje modyfikacji.
refusal-sound = Tu nic nie jest uszkodzone.
refusal-repair-crew = Załogi się nie naprawia, tylko ją werbuje.
refusal-gold = To kosztuje { $gold ->
        [one] { $gold } dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }: więcej, niż masz.
refusal-no-cargo = Nie masz ładunku na sprzedaż.
    .done = zrobione
refusal-deliver = Cel tej misji nie jest tu i teraz spełniony; co i gdzie, mówi jej karta.
refusal-sell-first = Sprzedaż musi być pierwszą czynnością w porcie.
    .done = zrobione
refusal-done-already = Każdą czynność wykonuje się raz podczas akcji Port.
    .done = zrobione
refusal-not-home = Dukaty ukrywa się tylko w porcie macierzystym.
refusal-crew-full = Załoga jest w komplecie; nie ma kogo werbować.
refusal-no-rumors = W tej partii nie ma już plotek do usłyszenia.
refusal-mission = Nie spełniasz tutaj wymogu tej misji; czego trzeba, mówi jej karta.
refusal-hire = Tego specjalisty nie zatrudnisz tu i teraz; jak, mówi jego karta.

# dziennik
event-began = { $who }: { $captain }, statek: { $ship }.
event-first-player = Rozpoczyna { $who }.
event-event-drawn = Runda { $round }: { $card }.
event-npc-moved = { $npc } płynie { $zone }.
event-npc-hunts = { $npc } ściga gracza { $who }: { $zone }.
event-npc-entered = { $npc } ({ $captain }) pojawia się: { $zone }.
event-npc-scouted = { $npc } szuka gracza { $who }: { $dice } – { $found ->
        [yes] odnajduje
       *[no] bez skutku
    }.
event-war = Wojna: { $nations }.
event-peace-made = Wojna się kończy.
event-merchants-returned = { $count ->
        [one] Jeden kupiec wraca
        [few] { $count } kupców wraca
        [many] { $count } kupców wraca
       *[other] { $count } kupca wraca
    } na morze.
event-turn-began = Tura gracza { $who }.
event-sailed = { $who } płynie { $zone }.
event-left = { $who } wypływa z portu: { $zone }.
event-entered = { $who } wpływa do portu: { $zone }.
event-turned-away = Port Royale nie wpuszcza: { $who }.
event-tested = { $who }, test { $skill }: { $dice } – { $count ->
        [0] nieudany, sukces to 5 lub 6
        [one] 1 sukces
        [few] { $count } sukcesy
        [many] { $count } sukcesów
       *[other] { $count } sukcesu
    }.
event-scouted = { $who } prowadzi rozpoznanie: { $target }.
event-hidden = { $who } znika we mgle.
event-gold-gained = { $who } zyskuje { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    } ({ $because }).
event-gold-paid = { $who } płaci { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    } ({ $because }).
because-card = karta chwały
because-crew = rekruci
because-headhunter = łowca głów
because-hire = specjalista
because-mission = misja
because-mod = modyfikacja
because-new-captain = nowy kapitan
because-pardon = ułaskawienie
because-plunder = plądrowanie
because-raid = atak na kupca
because-repair = naprawa
because-reward = cena za głowę pirata
because-rumor = plotka
because-ship = statek
because-toll = myto
because-weapon = broń specjalna
event-sold = { $who } sprzedaje za { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }: { $cards }.
event-demand-changed = Nowy popyt, { $zone }: { $good }.
event-bought = { $who } kupuje { $count ->
        [one] 1 kartę ładunku
        [few] { $count } karty ładunku
        [many] { $count } kart ładunku
       *[other] { $count } karty ładunku
    } za { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }.
event-bought-own = { $who } kupuje za { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }: { $cards }.
event-cargo-lost = { $who } traci ładunek: { $cards }.
event-cargo-kept = { $who } zabiera do ładowni: { $cards }.
event-mod-shown = Modyfikacja, { $zone }: { $mod }.
event-mod-fitted = { $who } montuje: { $mod }.
event-mod-returned = { $who } odkłada zakrytą modyfikację: { $zone }.
event-repaired = { $who }: { $location } +{ $points }.
event-restored = { $who } odnawia Wzmocniony Kadłub.
event-weapon-bought = { $who } kupuje broń: { $weapon }.
event-weapon-sold = { $who } sprzedaje broń: { $weapon }.
event-weapon-used = { $who } używa broni: { $weapon }.
event-weapon-found = { $who } znajduje broń: { $weapon }.
event-ship-bought = { $who } kupuje statek: { $ship }.
event-ship-captured = { $who } przejmuje statek: { $ship }.
event-rumor-heard = { $who } zdobywa plotkę.
event-rumor-heard-own = { $who } zdobywa plotkę: „{ $card }”.
event-rumor-true = { $who }: plotka „{ $card }” jest prawdziwa.
event-rumor-false = { $who }: plotka „{ $card }” jest fałszywa.
event-mission-offered = Nowa misja: „{ $card }”.
event-mission-withdrawn = Misja wycofana: „{ $card }”.
event-mission-claimed = { $who } podejmuje misję „{ $card }”.
event-mission-failed = { $who }: próba nieudana, misja „{ $card }”.
event-mission-completed = { $who } kończy misję „{ $card }”.
event-mission-lost = { $who } traci misję „{ $card }”.
event-hired = { $who } zatrudnia: { $specialist }.
event-stashed = { $who } przekłada dukaty między statkiem a skrzynią.
event-stashed-own = { $who } przekłada dukaty; w skrzyni jest teraz { $stash }.
event-bounty-raised = { $who }: list gończy { $nation }, poziom { $level }.
event-bounty-lowered = { $who }: list gończy { $nation } spada do poziomu { $level }.
event-merchant-found = { $who } odnajduje kupca: { $flag }.
event-merchant-let-go = { $who } puszcza kupca wolno.
event-cargo-drawn = { $who } dobiera: { $cards }.
event-cargo-discarded = { $who } odrzuca: { $card }.
event-raid-looted = { $who } łupi kupca i zyskuje { $loot ->
        [one] 1 dukat
        [few] { $loot } dukaty
        [many] { $loot } dukatów
       *[other] { $loot } dukata
    }.
event-raid-escaped = Kupiec ucieka, atak nieudany: { $who }.
event-raid-crippled = Zniszczona lokacja, atak nieudany: { $who }.
event-raid-sunk = Kupiec zatapia statek gracza { $who }.
event-battle-began = Walka: { $attacker } atakuje, broni się { $defender }.
event-declared = { $who } deklaruje: { $action }.
event-rolled = { $who }, { $what }: { $dice }.
roll-contest = manewry
roll-crew = starcie załogi
roll-volley = trafienia
roll-long-guns = Długie Działa
roll-falconets = Foglerze
roll-storm = sztorm
event-contest-won = Manewry wygrywa { $who }.
event-contest-tied = Remis w manewrach.
event-contest-nobody = Nikt nie wygrywa manewrów: brak sukcesów.
event-hit-marked = { $who }, trafienie: { $location }.
event-hit-overflow = { $who }: lokacja { $location } jest już zniszczona, trafienie idzie w Kadłub.
event-hit-lost = { $who }: trafienie przepada ({ $location }).
event-hit-braced = { $who } anuluje trafienie ({ $location }).
event-hit-reinforced = { $who }: Wzmocniony Kadłub anuluje trafienie ({ $location }).
event-crew-lost = { $who } traci { $count ->
        [one] 1 punkt Załogi
        [few] { $count } punkty Załogi
        [many] { $count } punktów Załogi
       *[other] { $count } punktu Załogi
    }.
event-battle-sunk = { $who } zatapia przeciwnika.
event-battle-boarded = { $who } wygrywa starcie załogi.
event-battle-fled = { $who } ucieka.
event-battle-parted = Walka kończy się bez zwycięzcy.
event-battle-both-sunk = Toną oba statki.
event-battle-broken-off = Walka na lądzie przerwana: garnizon się broni.
event-plundered = { $who } plądruje statek gracza { $loser }: { $gold ->
        [one] 1 dukat
        [few] { $gold } dukaty
        [many] { $gold } dukatów
       *[other] { $gold } dukata
    }, inne zdobycze: { $count }.
event-died = { $captain } nie żyje: { $who } traci kapitana.
event-retired = { $captain } odchodzi na emeryturę: { $who } dostanie nowego kapitana.
event-point-gained = { $who } zdobywa punkt chwały ({ $deed }); razem { $points }.
deed-sale = sprzedaż towaru z popytem
deed-raid = chwalebny atak na kupca
deed-ship = nowy statek
deed-defeat = pokonany kapitan
deed-rumor = potwierdzona plotka
deed-mission = ukończona misja
event-glory-drawn = { $who } dobiera kartę chwały.
event-glory-drawn-own = { $who } dobiera kartę chwały „{ $card }”.
event-glory-discarded = { $who } odrzuca kartę „{ $card }”.
event-card-played = { $who } zagrywa kartę „{ $card }”.
event-card-withheld = { $who } pokazuje i wstrzymuje kartę „{ $card }”.
event-card-cancelled = Karta „{ $card }” ({ $who }) zostaje anulowana.
event-merchants-seen = { $who } ogląda kupców: { $zones }.
event-merchants-swapped = { $who } zamienia kupców: { $zones }.
event-announced = { $who } ma { $total ->
        [one] 1 punkt chwały
        [few] { $total } punkty chwały
        [many] { $total } punktów chwały
       *[other] { $total } punktu chwały
    }: to ostatnia runda.
event-game-ended-glory = Koniec gry.
event-game-ended-events = Zabrakło kart wydarzeń: koniec gry.
event-game-ended-captains = Zabrakło kart kapitanów: koniec gry.

# tablice
panel-caribbean = Karaiby
panel-round = Runda { $round }; pozostałe wydarzenia: { $left }
panel-war = W stanie wojny:
panel-turn = Pozostałe akcje: { $actions }, dodatkowe ruchy: { $moves }
panel-track = Kupcy na torze: { $count } z 8
panel-captains = Kapitanowie
panel-player = Gracz
panel-captain = Kapitan
panel-place = Miejsce
panel-ship = Statek
panel-locations = Kadłub, ładownia, maszty, załoga, działa
panel-bounties = Listy gończe
panel-cards = Karty chwały
panel-cargo = Ładunek
panel-points = Chwała
panel-no-captain = bez kapitana
panel-sea = Akweny
panel-zone = Akwen
panel-flag = Bandera
panel-demand = Popyt
panel-mod = Modyfikacja
panel-merchant = Kupiec
panel-npcs = Statki niezależne
panel-npc = Statek
panel-skills = Umiejętności
panel-fight = Walka, runda { $round }
panel-side = Strona
panel-action = Akcja
panel-dice = Kości
panel-hits = Trafienia
panel-raid = Atak na kupca
panel-market = Karty ładunku
panel-loot = Łup
panel-symbol = Symbol
panel-successes = Pozostałe sukcesy: { $left }
panel-own = Twoja plansza
panel-gold = Dukaty na pokładzie: { $gold }; w skrzyni: { $stash }
panel-glory-card = Karta chwały
panel-rumor = Plotka
panel-mission = Misja
panel-weapon = Broń
panel-specialist = Specjalista
panel-spent = Wzmocniony Kadłub jest zużyty.

# rozdziały instrukcji
chapter-component = Co jest w pudełku
chapter-board = Mapa
chapter-setup = Przygotowanie
chapter-test = Testy umiejętności
chapter-captain = Kapitanowie
chapter-ship = Statki
chapter-turn = Runda
chapter-event = Wydarzenia
chapter-action = Akcje
chapter-move = Ruch
chapter-scout = Rozpoznanie
chapter-port = W porcie
chapter-sell = Sprzedaż ładunku
chapter-buy = Zakup ładunku
chapter-ruling = Nasze rozstrzygnięcia
chapter-yard = Stocznia
chapter-mod = Modyfikacje statku
chapter-recruit = Rekrutacja
chapter-rumor = Plotki
chapter-mission = Misje
chapter-stash = Ukryty skarb
chapter-info = Co jest jawne
chapter-merchant = Kupcy
chapter-raid = Atak na kupca
chapter-bounty = Listy gończe
chapter-reward = Cena za głowę pirata
chapter-glory = Chwała
chapter-specialist = Specjaliści
chapter-npc = Kapitanowie niezależni (KN)
chapter-hunt = Priorytety pościgu
chapter-combat = Bitwa morska
chapter-hit = Lokacje i uszkodzenia
chapter-crew = Starcie załogi
chapter-weapon = Bronie specjalne
chapter-plunder = Plądrowanie
chapter-capture = Przejmowanie statków
chapter-death = Śmierć kapitana
chapter-retire = Emerytura
chapter-end = Koniec gry
chapter-variant = Warianty

# narysowana plansza
board-chart = Mapa Karaibów
board-inset = Całe morze; dotknij, by tam spojrzeć
board-lay-aside = Odłóż na bok
board-open-battle = Wróć do bitwy
board-open-raid = Wróć do ataku
board-open-port = Wróć do portu
board-open-choice = Wróć do wyboru
board-npc-skills = Żeglarstwo { $seamanship }, Rozpoznanie { $scouting }, Dowodzenie { $leadership }
board-hunts = Popłynie teraz za: { $who }
board-enters = Pojawi się pod koniec rundy: { $zone }
board-bounty = List gończy { $nation }: { $level }
board-no-bounties = bez listów gończych
board-port-of = Port: { $nation }
board-barred-bounty = Zamknięty dla ciebie: ściga cię list gończy
board-barred-war = Zamknięty dla ciebie z powodu wojny
board-wants = Poszukiwany towar: { $good }
board-fits = Stocznia oferuje: { $mod }
board-merchant = Kupiec: { $flag }
board-mission = Misja: { $mission }
board-ships-here = Statki: { $ships }
board-would-scout = { $npc } będzie cię szukać, kości: { $dice }
board-found = Szansa, że cię znajdą: { $chance } %
board-scouts = { $npc } szuka: { $who }
board-war = Wojna
board-peace = Pokój
board-merchants-taken = Złupieni kupcy
board-chance = Szansa na udany test: { $chance } %
board-chance-short = { $chance } %
board-home = Port macierzysty:
board-maneuver = Zwrotność
board-hold = Ładownia
board-hold-port = { $held } / { $room } w porcie
board-gold = Dukaty
board-your-gold = twoje dukaty
board-stash = skrzynia
board-stash-glory = = { $n } chwały
board-arms = Broń
board-weapon-grapple = Bosaki
board-weapon-chain = Łańcuchy
board-weapon-grape = Kartacze
board-fitted = Części
board-nothing-fitted = brak modyfikacji
board-no-papers = Brak misji, plotki i specjalisty
board-false-papers = Fałszywe Papiery: listy gończe nie zamykają ci portów
board-hand-of = Karty chwały: { $n }
board-hold-of = Karty ładunku: { $n }
board-hand = Twoje karty chwały
board-no-cards = Brak kart chwały
board-kind-battle = Bitwa
board-kind-trade = Handel
board-kind-adventure = Przygoda
board-kind-crew = Specjalista
board-round = Runda { $round }
board-event = Wydarzenie
board-order = Kolejność graczy
board-glory-track = Punkty Chwały
board-decks = Pozostałe karty: wydarzenia { $events }, plotki { $rumors }, kapitanowie { $captains }
board-result = Wyniki kapitanów
board-chest = skrzynia
board-battle = Bitwa: { $zone }
board-battle-round = runda { $round }
board-attacker = Atakuje
board-defender = Broni się
board-contest = Manewry
board-crew-combat = Starcie załogi
board-no-dice = jeszcze bez rzutu
board-volley = Trafienia: { $who }
board-skull = czaszka: wybór
board-skulls = Sukcesy: { $n }
board-demand-here = Poszukiwane tutaj
board-activity-sell = Sprzedaż ładunku
board-activity-buy = Zakup ładunku
board-activity-yard = Stocznia
board-activity-recruit = Rekrutacja
board-activity-rumor = Plotka
board-activity-stash = Skrzynia
board-sell-fact = karty ładunku: { $n }, poszukiwane: { $wanted }
board-buy-fact = najpierw przegląd rynku, potem wybór
board-yard-fact = uszkodzenia: { $damage }; broń, modyfikacje, statki
board-recruit-fact = Załoga { $now }/{ $most }, test Dowodzenia
board-rumor-fact = { $gold ->
    [0] za darmo, test Wpływów
    [one] 1 dukat, test Wpływów
    [few] { $gold } dukaty, test Wpływów
    [many] { $gold } dukatów, test Wpływów
   *[other] { $gold } dukata, test Wpływów
}
board-stash-fact = na statku { $gold }, w skrzyni { $stash }
board-costs = kosztuje { $gold ->
    [one] 1 dukat
    [few] { $gold } dukaty
    [many] { $gold } dukatów
   *[other] { $gold } dukata
}
board-brings = daje { $gold ->
    [one] 1 dukat
    [few] { $gold } dukaty
    [many] { $gold } dukatów
   *[other] { $gold } dukata
}
board-port-hold = W porcie najwyżej { $n } kart, na morzu { $room }.
board-loot-taken = Zdobyto: { $loot ->
    [one] 1 dukat
    [few] { $loot } dukaty
    [many] { $loot } dukatów
   *[other] { $loot } dukata
}
board-stow-room = Ładownia: na pokładzie { $held }, wybrano { $n }, miejsc { $room }
board-stow-over = { $n ->
    [one] 1 karta z ładowni pójdzie za burtę
    [few] { $n } karty z ładowni pójdą za burtę
    [many] { $n } kart z ładowni pójdzie za burtę
   *[other] { $n } karty z ładowni pójdą za burtę
}
board-missions = Misje i plotki
board-no-missions = tutaj żadnych
board-pardon = Obniż list gończy { $nation }
board-your-cargo = Twój ładunek
board-your-market = Twój rynek
board-only-you = tylko ty widzisz te karty
board-sell-note = poszukiwane towary przynoszą więcej
board-each = za sztukę
board-wanted-in = poszukiwane: { $zones }
board-wanted-nowhere = teraz nigdzie nieposzukiwane
board-hold-after = Ładownia po zakupie
board-hold-after-sale = Ładownia po sprzedaży
board-over-room = Na morzu ładownia mieści tylko { $room }: reszta trafi za burtę.
board-glorious-sale = Trzy poszukiwane: 1 punkt chwały
board-repairs = Naprawy
board-repairs-each = za punkt
board-restore = Odnów Wzmocniony Kadłub
board-arms-fittings = Broń i modyfikacje
board-ships = Statki
board-owned = masz
board-sell-arms = Sprzedaż broni
board-less = Mniej
board-more = Więcej
board-aboard = na statku
board-in-chest = w skrzyni
board-raid = Atak na kupca
board-raid-discard = Odrzuć
board-raid-exchange = Wymień
board-if-resolved = Gdyby rozliczyć atak teraz
board-outcome-looted = Kupiec złupiony: { $loot ->
        [one] { $loot } dukat
        [few] { $loot } dukaty
        [many] { $loot } dukatów
       *[other] { $loot } dukata
    }
board-outcome-escaped = Kupiec ucieka
board-outcome-crippled = Zniszczona lokacja: bez łupu
board-outcome-sunk = Twój statek tonie
board-loot = Łup: { $loot }
board-glorious = 1 punkt chwały
board-escapes = Ucieczki: { $n } (od { $of } kupiec umyka)
board-without = Bez karty { $card }: łup { $loot }
board-choice = Twój wybór

# plansza, część druga

board-crowns = Okręty flagowe i piraci
board-crowns-none = Żaden ich statek nie jest na morzu.
board-crowns-skills = Żeglarstwo, Rozpoznanie, Dowodzenie
board-compass = Gdy nie ściga nikogo, płynie: północ (N) { $n }, wschód (E) { $e }, południe (S) { $s }, zachód (W) { $w }
board-fight-odds = Przeciw twojemu statkowi: manewry { $contest } %, starcie załogi { $crews } % dla ciebie
board-scout-odds = Szansa na odnalezienie: { $chance } %
board-event-of = Wydarzenie rundy { $round }
board-no-event = Żadne wydarzenie nie obowiązuje
board-left-events = wydarzenia
board-left-captains = kapitanowie
board-left-rumors = plotki
board-ends = Gra kończy się przy { $target } punktach chwały albo gdy zabraknie kart wydarzeń lub kapitanów.
board-ends-now = Cel osiągnięty: to ostatnia runda.
board-odds-shoot = { $chance } % wygrania · średnio trafień: { $hits }
board-odds-board = { $chance } % wygrania, potem { $crews } % w starciu załogi
board-odds-flee = { $chance } % na ucieczkę
board-dice-coming = kości: { $n }
board-gone = Statek i kapitan przepadają.
board-bounty-after = List gończy { $nation }: { $level }
board-no-bounty = bez listu gończego: trwa wojna
board-let-go-fact = bez walki i bez listu gończego; żeton trafia na tor
board-raid-dice = Przynajmniej jeden sukces w Żeglarstwie: { $n } %
board-deed-sale = handel
board-deed-raid = ataki
board-deed-ship = statki
board-deed-defeat = bitwy
board-deed-rumor = plotki
board-deed-mission = misje
board-result-chest = w skrzyni: { $gold }
board-goal-mission = Cel twojej misji: { $card }
board-goal-rumor = Tu sprawdzisz plotkę: { $card }
board-new-captain = Nowy kapitan pojawi się na początku twojej następnej tury.
board-prospect = { $looted } % na łup, średnio dukatów: { $loot }
board-prospect-short = { $looted } % · { $loot }
board-prospect-draw = Jeszcze jedna karta: { $looted } % na łup, średnio dukatów: { $loot }, chwała { $glorious } %
board-prospect-note = Przy każdym wyborze: szansa na łup · średnio dukatów, jeśli potem rozliczysz atak.
board-maneuver-of = zwrotność { $n }
board-glory-of-chest = chwała ze skrzyni: { $n }
board-cap-of-chest = skrzynia da najwyżej { $most ->
    [one] { $most } punkt chwały
    [few] { $most } punkty chwały
    [many] { $most } punktów chwały
   *[other] { $most } punktu chwały
}
board-crew-after = Załoga po rekrutacji
board-sell-best = za wszystko { $gold ->
    [one] 1 dukat
    [few] { $gold } dukaty
    [many] { $gold } dukatów
   *[other] { $gold } dukata
}, tylko na początku

ending-glory = przez chwałę
ending-events = przez talię wydarzeń
ending-captains = przez talię kapitanów
board-sheet-ship = Statek
board-sheet-arms = Broń i modyfikacje
board-sheet-papers = Misja i plotka
board-glory-word = chwały
board-arms-missing = Nie masz: { $arms }. Kupisz w stoczni.
board-sheet-others = Inni

# Co liczy rada.
stock-glory = chwała
stock-gold = dukaty
stock-cargo = ładunek
stock-cards = karty chwały
stock-crew = załoga
stock-damage = uszkodzenia
stock-bounties = listy gończe
