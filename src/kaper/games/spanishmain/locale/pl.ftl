# Piraci z Hiszpańskich Wód: wszystkie słowa gry po polsku.

# opcje rozgrywki
option-name-edition = Zasady wydania
option-value-edition-SM = Spanish Main (2004)
option-value-edition-CC = Crimson Coast
option-value-edition-RV = Revolution
option-value-edition-BC = Barbary Coast
option-value-edition-SCS = South China Seas (najnowsze)
option-name-points = Punkty floty
option-value-points-edition = jak w wydaniu
option-value-points-20 = 20
option-value-points-30 = 30
option-value-points-40 = 40
option-value-points-50 = 50
option-value-points-60 = 60
option-value-points-80 = 80
option-value-points-100 = 100
option-name-fleets = Floty
option-value-fleets-dealt = losowane
option-value-fleets-chosen = wybierane po kolei
option-value-fleets-brought = przyprowadzone przez graczy
option-name-layout = Morze
option-value-layout-preset = rozłożone
option-value-layout-placed = wyspy, tereny i porty macierzyste rozkładają gracze
option-name-terrain = Elementy terenu
option-value-terrain-0 = żadne
option-value-terrain-1 = 1
option-value-terrain-2 = 2
option-value-terrain-3 = 3
option-value-terrain-4 = 4
option-value-terrain-6 = 6
option-name-crew = Załoga
option-value-crew-preset = na statkach według listy floty
option-value-crew-assigned = przydzielana w tajemnicy
option-name-treasure = Skarb
option-value-treasure-standard = zwykły zestaw monet
option-value-treasure-chosen = każdy wybiera monety
option-name-rounds = Najwyżej rund
option-value-rounds-20 = 20
option-value-rounds-40 = 40
option-value-rounds-60 = 60
option-value-rounds-100 = 100

# floty
fleet-channel-squadron = Eskadra Kanału
fleet-birkenheads-men = Ludzie Birkenheada
fleet-pirate-hunters = Łowcy Piratów
fleet-silver-convoy = Srebrny Konwój
fleet-sea-nymphs-crew = Przyjaciele Morskiej Nimfy
fleet-dark-hawks = Czarne Jastrzębie
fleet-goliaths-line = Linia Goliata
fleet-royal-dolphins = Królewskie Delfiny
fleet-treasure-armada = Armada Skarbów
fleet-brethren = Bractwo Wybrzeża
fleet-continentals = Flota Kontynentalna
fleet-free-company = Wolna Kompania
fleet-own = własna flota

# nacje
nation-american = Ameryka
nation-barbary = Korsarze Berberyjscy
nation-cursed = Przeklęci
nation-english = Anglia
nation-french = Francja
nation-jade = Jadeitowa Rebelia
nation-pirate = Piraci
nation-spanish = Hiszpania

# załoga
crew-captain = Kapitan
crew-helmsman = Sternik
crew-explorer = Odkrywca
crew-cannoneer = Kanonier
crew-musketeer = Muszkieter
crew-oarsman = Wioślarz
crew-shipwright = Szkutnik
crew-unknown = zakryta załoga
crew-named = { $name }

# morze
island-1 = Palmowa Wysepka
island-2 = Wyspa Szubieniczna
island-3 = Żółwi Grzbiet
island-4 = Skała Latarni
island-5 = Isla Perdida
island-6 = Papuzia Rafka
island-7 = Wyspa Kości
island-8 = Rumowa Wysepka
island-9 = Głowa Wieloryba
island-10 = Wdowia Wysepka
terrain-fog = ławica mgły
    .acc = ławicę mgły
    .gen = ławicy mgły
terrain-reef = rafa
    .acc = rafę
    .gen = rafy
terrain-sargasso = Morze Sargassowe
    .acc = Morze Sargassowe
    .gen = Morza Sargassowego
ashore = na ląd
slot-c1 = pierwszy narożnik
slot-c2 = drugi narożnik
slot-c3 = trzeci narożnik
slot-c4 = czwarty narożnik
slot-w1 = pierwszy mur
slot-w2 = drugi mur
slot-w3 = trzeci mur
slot-w4 = czwarty mur

# pytania
ask-fleet = Którą flotą dowodzisz?
ask-bring-fleet = Którą flotę przyprowadzasz? Podaj nazwę albo wypisz jej karty.
ask-place-island = Gdzie leży wyspa { $number } z { $all }?
ask-turn-island = Jak obrócić wyspę?
ask-place-terrain = Jaki teren i gdzie?
ask-home = Która wyspa jest macierzysta dla gracza { $who }?
ask-moor = Gdzie przy twojej wyspie macierzystej cumuje „{ $ship }”?
ask-man-ships = Która załoga zaczyna na którym statku? Reszta czeka na wyspie.
    .commit = { $n ->
        [0] Wszyscy czekają na wyspie
       *[other] Poślij na statki: { $n }
    }
ask-contribute = Jakie monety dokładasz do skarbu?
ask-order = Kto działa?
ask-action = Co robi „{ $ship }”?
ask-course = Jakim kursem płynie „{ $ship }” ({ $segments })?
ask-fog-heading = „{ $ship }” wypływa z mgły. W którą stronę?
ask-freed-pose = „{ $ship }” wydostaje się z wodorostów. Gdzie staje?
ask-come-about = O ile zawraca „{ $ship }”?
ask-ram = Czy „{ $ship }” taranuje?
ask-board = Wysłać oddział abordażowy?
ask-prize = Abordaż wygrany. Co bierzesz?
ask-lose-crew = Którego członka załogi tracisz?
ask-lose-coin = Którą monetę tracisz?
ask-captain = Czy „{ $ship }” także strzela?
ask-explore = Czy „{ $ship }” od razu eksploruje wyspę?
ask-load = Które monety ładuje „{ $ship }”? Wolnych miejsc: { $room }.
    .commit = { $n ->
        [0] Nie ładuj nic
        [one] Załaduj { $n } monetę
        [few] Załaduj { $n } monety
        [many] Załaduj { $n } monet
       *[other] Załaduj { $n } monety
    }
ask-exchange = Co zmienia pokład?
    .commit = { $n ->
        [0] Nie zmieniaj nic
       *[other] Przenieś { $n }
    }
ask-mend = Który maszt wraca na miejsce?
ask-transfer = Kto z załogi dokąd przechodzi?
ask-shot = Następny strzał, „{ $ship }”?
ask-lose-mast = „{ $ship }” dostaje trafienie. Który maszt pada?
ask-lose-flag = Fort dostaje trafienie. Która flaga pada?
ask-build-fort = Zbudować fort?
ask-flags = Gdzie stają flagi fortu?
    .commit = { $n ->
        [0] Nie stawiaj flag
        [one] Postaw { $n } flagę
        [few] Postaw { $n } flagi
        [many] Postaw { $n } flag
       *[other] Postaw { $n } flagi
    }

# odpowiedzi
option-fleet = Weź flotę { $fleet }: { $ships } ({ $points } pkt)
option-place = Połóż w punkcie { $x }, { $y } mm
option-place-terrain = Połóż { $terrain } w punkcie { $x }, { $y } mm
option-rotation = Obróć o { $degrees }°
option-home = { $island }
option-moor = W punkcie { $x }, { $y } mm, kurs { $heading }°
option-man = { $crew } na „{ $ship }”
option-contribute = Monety { $coins }
option-ship = { $ship }
    .commit = Działa „{ $ship }”
option-fort = { $fort } strzela
option-let-go = „{ $ship }” rzuca hol, „{ $other }” zostaje
option-scuttle = Zatop „{ $ship }”: przy 5 lub 6 zatonie na początku twojej następnej tury (33 %)
option-crew = Przenieś załogę między statkami i lądem
option-end-turn = Zakończ turę
option-move = Płyń
option-tow = Ruch z „{ $other }” na holu (ruch podstawowy S)
option-come-about = Zwrot w miejscu
option-struggle = Wydostań się z wodorostów: co najmniej { $least }
option-shoot = Strzelaj
option-explore = Eksploruj wyspę
option-board-ship = Przeszukaj „{ $other }”
option-repair = Napraw maszt
option-idle = Nie rób nic
option-heading = Kurs { $degrees }°
option-stay = Zostań tutaj
option-no-ram = Nie taranuj
option-ram = Taranuj „{ $ship }”: co najmniej { $least } ({ $odds } %)
option-ram-derelict = Uderz w dryfujący „{ $ship }”: abordaż bez rzutu
option-no-board = Bez abordażu
option-board = Abordaż na „{ $ship }”: twoje maszty { $mine } na { $theirs }
option-no-prize = Nie bierz nic
option-prize-crew = Usuń członka załogi „{ $ship }”
option-prize-treasure = Zabierz monetę z „{ $ship }”
option-hold-fire = Wstrzymaj ogień
option-captain = Kapitan każe strzelać
option-no-explore = Nie eksploruj
option-explore-now = Eksploruj od razu ({ $coins ->
    [one] jedna moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
})
option-coin = { $value } szt. złota
option-take = Weź z „{ $ship }”: { $what }
option-give = Oddaj z „{ $ship }”: { $what }
option-mast = Maszt { $mast } (ranga { $rank }, { $range })
option-flag = Flaga { $flag } (ranga { $rank }, { $range })
option-transfer = { $crew }: { $place }
option-cease = Przerwij ogień
option-shot = Maszt { $cannon } do „{ $ship }”: co najmniej { $least }, { $range } ({ $odds } %)
option-musket = Muszkiet do „{ $ship }”: co najmniej { $least } ({ $odds } %)
option-again = Kanonier powtarza strzał działa { $cannon } do „{ $ship }”: co najmniej { $least } ({ $odds } %)
option-no-fort = Nic nie buduj
option-build-fort = Zbuduj { $fort } ({ $island }) za { $gold } szt. złota
option-course-stay = Zostań
option-course-home = Zacumuj: { $island }, wyładuj { $coins ->
    [0] nic
    [one] jedną monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
option-course-dock = Zacumuj: { $island } ({ $coins ->
    [0] bez monet
    [one] jedna moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
})
option-course-shore = Stań u brzegu: { $island }
option-course-ram = Wpłyń na „{ $ship }”
option-course-derelict = Podpłyń do dryfującego „{ $ship }”
option-course-friend = Podpłyń do „{ $ship }”
option-course-terrain = Wpłyń: { $terrain }
option-course-open = Do punktu { $x }, { $y } mm, kurs { $heading }°
option-course-fire = Na pozycję strzelecką: { $x }, { $y } mm, kurs { $heading }°
option-course-flee = Jak najdalej od dział: { $x }, { $y } mm, kurs { $heading }°
option-course-head = Płyń w stronę: { $island }

# odmowy
refusal-crew-twice = Jeden członek załogi nie może być na dwóch statkach.
refusal-crew-points = „{ $ship }” przyjmuje załogę za najwyżej { $most } pkt.
refusal-crew-space = „{ $ship }” ma tylko tyle miejsc ładunkowych: { $most }.
refusal-cargo = „{ $ship }” ma tylko tyle miejsc ładunkowych: { $most }.
refusal-fort-price = W forcie musi zostać co najmniej { $price } szt. złota.
refusal-course-turn = Odcinek { $segment }: przed odcinkiem statek skręca o najwyżej { $limit }°.
refusal-course-distance = Odcinek { $segment }: najdłuższy pozostały odcinek ma { $limit } mm.
refusal-course-segments = Odcinek { $segment }: statek nie ma już odcinków.
refusal-course-straight = Odcinek { $segment }: resztę odcinka płynie się prosto, najwyżej { $limit } mm.
refusal-course-spot = Odcinek { $segment }: nikt nie skręca w miejscu; skręt wymaga { $limit } mm drogi.
refusal-course-cast-off = Odbić można tylko od brzegu, statku lub krawędzi, prosto do tyłu, najwyżej o { $limit } mm, a potem trzeba płynąć.
refusal-course-overlap = Odcinek { $segment }: kadłub leżałby na czymś innym ({ $thing }).
refusal-course-area = Odcinek { $segment }: kadłub leżałby poza morzem.
refusal-course-over = Odcinek { $segment }: ruch skończył się przy: { $thing }.
refusal-course-tow = Nie ma miejsca dla holowanego statku.

# zdarzenia
event-first-player = Kości: { $dice }. Zaczyna { $who }.
event-fleet-taken = { $who } dowodzi flotą { $fleet }.
event-island-placed = { $who } kładzie wyspę: { $island }.
event-terrain-placed = { $who } kładzie teren: { $terrain }.
event-home-chosen = { $chooser } wybiera wyspę macierzystą dla gracza { $who }: { $island }.
event-home-preset = Wyspa macierzysta gracza { $who }: { $island }.
event-moored = „{ $ship }” cumuje: { $island }.
event-treasure-dealt = Na dzikich wyspach leży zakryte { $gold } szt. złota; wygrywa { $needed }.
event-turn-began = Runda { $round }: { $who }.
event-ended-gold = Ponad połowa złota jest w domu. Złoto { $gold }.
event-ended-no-gold = Nie ma już złota do zdobycia. Złoto { $gold }.
event-ended-no-fleet = Jedna z flot już nie popłynie. Złoto { $gold }.
event-ended-rounds = Minęła ostatnia runda. Złoto { $gold }.
event-sailed = „{ $ship }” płynie { $segments ->
    [one] jeden odcinek
    [few] { $segments } odcinki
    [many] { $segments } odcinków
   *[other] { $segments } odcinka
}.
event-came-about = „{ $ship }” robi zwrot.
event-docked = „{ $ship }” cumuje: { $island }.
event-fog-entered = „{ $ship }” ginie we mgle.
event-fog-left = „{ $ship }” wypływa z mgły przy krawędzi { $die }.
event-fog-kept = „{ $ship }” nie znajduje wyjścia przy krawędzi { $die } i zostaje we mgle.
event-reef = „{ $ship }” wpływa na rafę o poziomie { $level }: { $damage ->
    [0] bez strat
    [one] traci jeden maszt
    [few] traci { $damage } maszty
    [many] traci { $damage } masztów
   *[other] traci { $damage } masztu
}.
event-tangled = „{ $ship }” grzęźnie w wodorostach (poziom { $level }).
event-not-tangled = „{ $ship }” przedziera się przez wodorosty (poziom { $level }).
event-freed = „{ $ship }” wydostaje się: { $die } i maszty { $masts }.
event-still-tangled = „{ $ship }” nadal tkwi w wodorostach: { $die } i maszty { $masts } to nie więcej niż 6.
event-placed = „{ $ship }” staje na swoim miejscu.
event-tow-taken = „{ $ship }” bierze na hol „{ $other }”.
event-tow-ended = „{ $ship }” nie holuje już „{ $other }”.
event-hit = „{ $ship }”, { $weapon ->
    [musket] muszkiet
    [again] działo { $cannon } ponownie
   *[cannon] działo { $cannon }
}, trafia „{ $other }”: { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} na rangę { $rank }.
event-missed = „{ $ship }”, { $weapon ->
    [musket] muszkiet
    [again] działo { $cannon } ponownie
   *[cannon] działo { $cannon }
}, chybia „{ $other }”: { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} na rangę { $rank }.
event-mast-lost = „{ $ship }” traci maszt { $mast }; { $left ->
    [one] stoi jeden
    [few] stoją { $left }
    [many] stoi { $left }
   *[other] stoi { $left }
}.
event-derelict = „{ $ship }” traci ostatni maszt i dryfuje.
event-sunk = „{ $ship }” tonie.
event-sunk-gold = „{ $ship }” tonie ze złotem ({ $gold }); { $who } dostaje { $share }.
event-wrecked = „{ $ship }” rozbija się na rafie i zostaje wrakiem.
event-rammed = „{ $ship }” taranuje „{ $other }”: { $die } na { $masts }.
event-ram-failed = „{ $ship }” taranuje „{ $other }” bez skutku: { $die } na { $masts }.
event-rammed-derelict = „{ $ship }” wpada na dryfujący „{ $other }”.
event-boarded = Abordaż: „{ $ship }” { $mine }, „{ $other }” { $theirs }. Wygrywa „{ $victor }”.
event-boarded-tie = Abordaż: „{ $ship }” i „{ $other }” po { $mine }; nikt nie wygrywa.
event-crew-lost = „{ $ship }” traci członka załogi: { $crew }.
event-coin-stolen = „{ $other }” zabiera monetę z „{ $ship }”.
event-coin-stolen-known = „{ $other }” zabiera z „{ $ship }” { $value } szt. złota.
event-explored = „{ $ship }” eksploruje: { $place } ({ $count ->
    [0] bez monet
    [one] jedna moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}).
event-explored-known = „{ $ship }” eksploruje: { $place }. Monety: { $coins }.
event-loaded = „{ $ship }” ładuje { $count ->
    [one] jedną monetę
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}.
event-unloaded = „{ $ship }” wyładowuje { $gold } szt. złota; { $who } ma { $total }.
event-marked = { $who } ma zbadaną wyspę: { $island }.
event-crew-revealed = Na „{ $ship }”: { $crew }.
event-crew-moved = { $who } przenosi załogę ({ $crew }): { $place }.
event-repaired = „{ $ship }” ma znów maszt { $mast }; { $left ->
    [one] stoi jeden
    [few] stoją { $left }
    [many] stoi { $left }
   *[other] stoi { $left }
}.
event-scuttled = „{ $ship }” jest zatapiany ({ $die }): zatonie na początku następnej tury właściciela.
event-scuttle-failed = „{ $ship }” nie chce zatonąć ({ $die }).
event-scuttle-foiled = „{ $ship }” jednak nie zostanie zatopiony.
event-fort-built = { $who } buduje fort { $fort }: { $island }.
event-flag-lost = { $fort } traci flagę; { $left ->
    [one] powiewa jedna
    [few] powiewają { $left }
    [many] powiewa { $left }
   *[other] powiewa { $left }
}.
event-fort-abandoned = { $fort } traci ostatnią flagę i jest opuszczony.
event-fort-destroyed = { $fort } jest zniszczony; na wyspie zostaje { $gold } szt. złota.

# zakończenia
ending-gold = ponad połowa złota
ending-no-gold = brak złota do zdobycia
ending-no-fleet = utrata floty
ending-rounds = ostatnia runda
source-home = w domu
source-fort = w fortach

# tablice
panel-race = Runda { $round } z { $rounds }: wygrywa { $needed } z { $total } szt. złota
panel-fleets = Statki
panel-islands = Wyspy
panel-terrain = Teren
panel-forts = Forty
panel-player = Gracz
panel-fleet = Flota
panel-gold = Złoto
panel-aboard = Monety na statkach
panel-ashore = Załoga na lądzie
panel-ship = Statek
panel-place = Miejsce
panel-masts = Działa
panel-move = Ruch
panel-cargo = Ładunek
panel-coins = Monety
panel-crew = Załoga
panel-island = Wyspa
panel-home = Macierzysta
panel-explored = Zbadana przez
panel-level = Poziom
panel-fort = Fort
panel-flags = Flagi
panel-wild = dzika
panel-crew-list = { $crew }
panel-marks = { $who }
panel-sunk = zatopiony
panel-wreck = wrak
panel-lost = zagubiony we mgle
panel-docked = cumuje: { $island }
panel-at-sea = w punkcie { $x }, { $y }, kurs { $heading }°
panel-pinned = sczepiony w punkcie { $x }, { $y }, kurs { $heading }°
panel-tangled = w wodorostach, { $x }, { $y }, kurs { $heading }°

# mapa
board-sea = Morze, { $mm } na { $mm } mm
board-ship-of = { $who }, maszty: { $masts } z { $built }
board-island = { $island }: { $n ->
    [0] bez monet
    [one] jedna moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
board-helm = Ster
board-port = Skręć w lewo
board-starboard = Skręć w prawo
board-shorter = Krócej
board-longer = Dalej
board-lath = Listwa { $segment }: { $turn }° { $side ->
    [left] w lewo
    [right] w prawo
   *[none] prosto
}, { $mm } mm
board-lay = Połóż listwę
board-back = Cofnij
board-course-none = Przeciągnij dziób, użyj steru albo wybierz propozycję.
board-comes-open = Kończy w punkcie { $x }, { $y } mm, kurs { $heading }°.
board-comes-dock = Cumuje: { $thing }.
board-comes-shore = Staje u brzegu bez cumowania: { $thing }.
board-comes-ram = Wpływa na burtę „{ $thing }”: może taranować.
board-comes-pin = Dziób w dziób z „{ $thing }”: oba zaklinowane.
board-comes-touch = Podpływa do „{ $thing }”.
board-comes-fog = Gubi się: { $thing }.
board-comes-reef = Wpływa: { $thing }, zdecyduje kość.
board-comes-sargasso = Wpływa: { $thing }, zdecyduje kość.
board-blocked = Brak linii strzału do „{ $ship }”: na drodze { $thing }.
board-blocked-sail = Brak linii strzału do „{ $ship }”: zasłaniają własne żagle.
board-odds = { $least }+ · { $odds } % · { $mm } mm
board-round = Runda { $n }
board-turn-of = tura: { $who }
board-goal = Wygrywa { $n } złota
board-fleet = Flota: { $who }
board-masts = maszty
board-hold = ładownia
board-aboard = { $n ->
    [0] pusta ładownia
    [one] jedna moneta na pokładzie
    [few] { $n } monety na pokładzie
    [many] { $n } monet na pokładzie
   *[other] { $n } monety na pokładzie
}
board-done = gotowe
board-derelict = dryfuje
board-wreck = wrak na rafie
board-sunk = zatopiony
board-in-fog = we mgle
board-tangled = w wodorostach
board-pinned = zaklinowany
board-home-of = port macierzysty: { $who }
board-explored = zbadana przez: { $who }
board-laths = ruch: { $laths }
board-held = bez akcji przez { $n ->
        [one] turę
        [few] { $n } tury
        [many] { $n } tur
       *[other] { $n } tury
    }
board-burning = płonie
board-ghostly = widmo
board-panels = { $n ->
        [one] jedna płyta pancerza
        [few] { $n } płyty pancerza
        [many] { $n } płyt pancerza
       *[other] { $n } płyty pancerza
    }
board-extra = { $n ->
        [one] jedno działo 3S więcej
        [few] { $n } działa 3S więcej
        [many] { $n } dział 3S więcej
       *[other] { $n } działa 3S więcej
    }
board-crew-ashore = Załoga na lądzie: { $crew }
board-events = { $n ->
        [one] Jedno ukryte wydarzenie.
        [few] { $n } ukryte wydarzenia.
        [many] { $n } ukrytych wydarzeń.
       *[other] { $n } ukrytego wydarzenia.
    }
treasure-unknown = zakryty skarb
token-marine = Żołnierz piechoty morskiej na posterunku
board-move = ruch
board-guns = Działa od dziobu
board-points = punkty
board-ship-card = Karta statku „{ $ship }”
board-face-up = odkryty
board-face-down = zakryty
board-fort = { $flags ->
    [one] stoi jedna flaga
    [few] stoją { $flags } flagi
    [many] stoi { $flags } flag
   *[other] flagi: { $flags }
}, złota w środku: { $gold }
board-about-fog = Kto się w niej zgubi, wypłynie tam, gdzie wskaże kość.
board-about-reef = Kość decyduje, ile masztów przepada: im więcej ich zbudowano, tym gorzej.
board-about-sargasso = Kość decyduje, czy statek utknie: im mniej masztów zbudowano, tym gorzej.
board-sources = Gdzie leży złoto
board-aboard-gold = zostało na statkach
board-ships-left = statki na wodzie
board-masts-left = stojące maszty

# zdolności kart
effect-captain = Po ruchu statek może strzelać w tej samej akcji.
effect-explorer = Po zacumowaniu przy dzikiej wyspie może ją od razu eksplorować.
effect-move-plus-s = Ruch dłuższy o S.
effect-move-plus-s-if-no-cargo = Ruch dłuższy o S, gdy ładownia jest pusta.
effect-move-plus-l-if-all-masts = Ruch dłuższy o L, gdy stoją wszystkie maszty.
effect-move-set-s-if-cargo-full = Ruch podstawowy S, gdy ładownia jest pełna.
effect-oars-s = Bez masztów nadal ma ruch S.
effect-no-space = Nie zajmuje miejsca w ładowni.
effect-shipwright = Naprawa w dowolnym miejscu.
effect-cannoneer = Raz na turę armata strzela ponownie po pudle.
effect-musket-3s = Dodatkowa armata 3S bez premii, z dowolnego masztu.
effect-board-plus-1 = +1 do abordażu.
effect-board-plus-1-vs-n = +1 do abordażu przeciw statkom tej nacji: { $nation }.
effect-board-at-s = Raz na akcję ruchu może abordażować wrogi statek w odległości S bez taranowania; obrońca dodaje tylko maszty.
effect-board-capture = Zamiast eliminacji pojmuje najdroższą załogę wartą jej koszt w złocie.
effect-pin-kills-crew = Gdy zostaje zaklinowany, wróg traci załogę.
effect-pin-kills-crew-mast = Gdy zostaje zaklinowany, wróg traci załogę i maszt.
effect-cannon-plus-1-vs-n = +1 do strzału przeciw statkom tej nacji: { $nation }.
effect-cannon-plus-1-vs-not-n = +1 do strzału przeciw statkom każdej nacji poza jedną: { $nation }.
effect-cannon-plus-1-vs-not-n-fort = +1 do strzału przeciw statkom i fortom każdej nacji poza jedną: { $nation }.
effect-cannon-plus-1-vs-fort-within-s = +1 do strzału przeciw fortom w odległości S.
effect-cannon-plus-1-if-captain-aboard = +1 do strzału, gdy na pokładzie jest Kapitan.
effect-cannon-plus-1-per-friend-within-s = +1 do strzału za każdy inny własny statek w odległości S.
effect-cannon-plus-1-vs-already-shot = +1 do strzału przeciw statkowi, do którego w tej turze strzelał już inny statek.
effect-cannon-plus-1-if-ship-docked-here = Fort ma +1, gdy cumuje przy nim statek.
effect-aura-cannon-1-s = Własne statki w odległości S mają +1 do strzału.
effect-weak-to-n = Statki tej nacji mają +1 przeciw niemu: { $nation }.
effect-all-l = Wszystkie armaty mają zasięg L.
effect-double-range-on6 = Podwójny zasięg, trafia tylko 6.
effect-fire-through-ships = Inne statki nie blokują strzału.
effect-double-damage = Trafienie usuwa dwa maszty.
effect-pick-mast = Strzelający wybiera maszt.
effect-hit-kills-crew-1-turn = Raz na turę trafienie eliminuje też załogę.
effect-hit-kills-cargo = Trafienie może też zniszczyć jeden ładunek.
effect-hit-kills-cargo-1-turn = Raz na turę trafienie może też zniszczyć jeden ładunek.
effect-misfire = Wynik 1 przy strzale: traci maszt.
effect-repair-on-sink-1 = Gdy zatopi statek, naprawia sobie maszt.
effect-shoot-then-move = Po akcji strzału może wykonać darmowy ruch podstawowy, ale bez taranowania.
effect-cannons-stay = Armaty usuniętych masztów nadal strzelają, dopóki statek nie jest wrakiem.
effect-immune-l = Armaty L nie mogą go trafić.
effect-immune-fort = Forty nie mogą go trafić.
effect-untargetable-fort = Forty nie mogą do niego strzelać.
effect-untargetable-within-s = Statki w odległości S nie mogą do niego strzelać.
effect-untargetable-docked = Zacumowany nie może być celem.
effect-armor-2 = Maszt traci dopiero po dwóch trafieniach z jednej akcji.
effect-ignore-first-hit = Mając wszystkie maszty ignoruje pierwsze trafienie w turze.
effect-ram-proof = Taranowanie nie usuwa mu masztów.
effect-no-pin = Nie można go zaklinować.
effect-fragile = Tonie po utracie ostatniego masztu.
effect-unsinkable = Trafienia nie mogą go zatopić; wolno zatopić go samemu.
effect-no-shoot-treasure = Nie strzela, wioząc skarb.
effect-no-crew = Nie może wieźć załogi.
effect-crew-ok-n = Na tym statku działa też załoga tej nacji: { $nation }.
effect-crew-ok-any = Załogi wszystkich nacji działają na tym statku.
effect-crew-safe = Załogi nie można wyeliminować, chyba że statek zatonie.
effect-crew-shield = Inna odkryta załoga zamiast zginąć zostaje zakryta.
effect-crew-discount-1 = Pozostałe załogi tego statku kosztują o 1 mniej.
effect-fleet-points-5 = Limit floty większy o 5.
effect-stay-aboard = Nie może opuścić statku.
effect-link-choice-n = Wskaż w swojej flocie jedną załogę tej nacji: { $nation }; są połączone.
effect-return-home = Zamiast zginąć wraca do bazy.
effect-stowaway-2 = Odkryty w twojej turze sprowadza na pokład załogę o koszcie do 2, dowolnej nacji; sam nie zajmuje już miejsca.
effect-jonah = Zawsze odkryty, ginie tylko ze statkiem. Pozostałe załogi na pokładzie nic nie kosztują, ale każda zajmuje miejsce. Gdy statek zostaje trafiony, na 5-6 najdroższa załoga trafia na dziką wyspę wybraną przez przeciwnika.
effect-extra-action-5 = Raz na turę rzut: na 5-6 ma dodatkową akcję.
effect-extra-action-crew = Raz na turę można poświęcić inną załogę statku za dodatkową akcję.
effect-same-action-twice-5 = Raz na turę, przed akcją, rzut: na 5-6 akcja wykonuje się dwa razy.
effect-admiral-6 = Na początku twojej tury rzut: na 6 jeden z twoich statków ma dwie akcje.
effect-reroll-any = Raz na turę możesz przerzucić jedną kość rzuconą za ten statek.
effect-cancel-s = Raz na turę wyłącza zdolność karty w odległości S.
effect-raid-home-1 = Może cumować w bazie wroga i załadować tam jeden skarb.
effect-steal-touch-1 = Raz na turę kradnie losowy skarb ze stykającego się statku.
effect-plunder-touch-n = Raz na turę zabiera tyle skarbów, ile zmieści, ze stykającego się statku tej nacji: { $nation }.
effect-trade-random-s = Raz na turę wymienia losowy własny skarb na losowy z wrogiego statku w odległości S.
effect-swap-islands = Eksplorując, może wymienić jeden skarb na losowy z innej dzikiej wyspy; ten musi zabrać.
effect-peek-ship = Raz na turę podglądasz jeden zakryty ładunek na dowolnym statku.
effect-peek-island = Raz na turę podglądasz jeden zakryty skarb na dowolnej wyspie.
effect-peek-any = Raz na turę podglądasz dowolny zakryty skarb.
effect-gold-plus-n = Jeden skarb z każdego wyładunku w bazie jest wart o { $n } więcej.
effect-treasure-to-cannon-3s = W bazie może oddać jeden skarb ze statku lub bazy za stałą armatę 3S.
effect-unload-within-s = Wyładunek z odległości S.
effect-cargo-plus-1 = +1 miejsce w ładowni.
effect-mark-explored-s = Raz na turę oznacza wyspę w odległości S jako odkrytą tylko przez ciebie.
effect-no-last-treasure = Nie zabiera ostatniego skarbu z wyspy.
effect-bonus-move-s-after-load = Po załadunku darmowy ruch S.
effect-bonus-move-s-after-unload = Po wyładunku darmowy ruch S.
effect-claim-derelict = Eksplorowany wrak staje się twój, a oba statki od razu cumują w twojej bazie.
effect-ignore-terrain = Ignoruje teren w ruchu.
effect-marine-plus-1-vs-n = +1 do strzałów tej Piechoty przeciw statkom, fortom i załogom tej nacji: { $nation }.
effect-firepot = Raz na akcję strzału jedna armata miota ogień do celu w odległości S: trafienie podpala maszt.
effect-smokepot = Raz na akcję strzału jedna armata stawia zamiast tego ławicę mgły w odległości S; znika ona na początku twojej następnej tury.
effect-stinkpot = Cuchnący garniec: trafienie nie usuwa masztu, ale załoga celu nie działa w jego następnej turze.
effect-chainshot = Kule łańcuchowe: trafienie nie usuwa masztu, ale cel nie rusza się w swojej następnej turze.
effect-fort-lookout = Statek przy forcie może zamiast akcji podejrzeć po jednym zakrytym skarbie na każdej wyspie.
effect-fort-second-action-4 = Statek, który wyładuje tu co najmniej 4 złota, może wykonać drugą akcję.
effect-fort-ghost-crew = Twoje wyeliminowane załogi trafiają do fortu; zabrane stamtąd dają statkowi cechę Statek Widmo.
effect-fort-big-gun-2l = Jedna flaga to działo 2L.
effect-fort-d6-armor = Przy pierwszym strzale do niego w turze rzut k6: tyle trafień w tej turze nic nie robi.

# słowa kluczowe
keyword-broadsides = Salwa burtowa
    .text = Akcja strzału może być jedną salwą do jednego celu w odległości S: jedna kość musi przebić każdą armatę, która ma cel; wtedy trafiają wszystkie i jeszcze jedno trafienie.
keyword-ghost = Statek widmo
    .text = Na początku swojej tury decydujesz, czy statek jest widmem: przepływa wtedy przez wszystko, nie można go taranować ani zaklinować i nie może cumować.
keyword-limit = Limit
    .text = Najwyżej jedna taka karta we flocie.
keyword-ransom = Okup
    .text = Pojmana i dowieziona do bazy daje zdobywcy 5 złota; wyeliminowana daje sprawcy 1 złota.
keyword-schooner = Szkuner
    .text = Po akcji ruchu może obrócić się wokół rufy w dowolnym kierunku.
keyword-galley = Galera
    .text = Nie można jej zaklinować, jej taran nie zabiera masztu, po akcji ruchu może obrócić się dowolnie, a bez masztów nadal ma własny ruch.
keyword-marine = Piechota morska
    .text = Co turę ma własny strzał (siła 2, zasięg S), na pokładzie i na lądzie; może zejść na każdą wyspę poza bazą wroga. Na lądzie ginie od dwóch trafień w jednej turze.
keyword-junk = Dżonka
    .text = Własne maszty nie zasłaniają jej celów.
keyword-fear = Strach
    .text = Na początku swojej tury rzut za każdy wrogi statek w odległości S: na 5 on i jego załoga nie mają w tej turze zdolności, na 6 jego ruch podstawowy to S.
keyword-turtle = Statek żółw
    .text = Dwie płyty pancerza giną przed masztami; dopóki stoi choć jedna, nie można go abordażować; bez masztów ma ruch S.
keyword-treasureship = Statek skarbiec
    .text = Działa na nim załoga każdej nacji, a maszt zabiera dopiero co drugie trafienie jednej akcji strzału.
keyword-emperorscommander = Dowódca cesarski
    .text = Tylko na połączonym statku: może on strzelać po ruchu, a na 5 lub 6 wykonuje akcję dwa razy.
keyword-novelty = Ciekawostka
    .text = Karta promocyjna, którą się nie gra.

# wydarzenia i unikatowe skarby
treasure-shipping-charts = Mapy żeglugowe
    .text = Podgląd ładunku statku.
treasure-marksmans-map = Mapa strzelca
    .text = Podgląd skarbu na wyspie.
treasure-forged-papers = Fałszywe papiery
    .text = Daje zdolność Odkrywcy.
treasure-homemade-flag = Domowej roboty bandera
    .text = Zasięg wrogich armat wobec statku to S.
treasure-rum = Rum
    .text = Statek traci następną turę; w bazie wart 6 minus liczba załóg na pokładzie.
treasure-plague = Zaraza
    .text = Eliminuje całą załogę; statek nie może cumować, a zaraza przechodzi na statek, którego dotknie.
treasure-ghostly-encounter = Spotkanie z duchami
    .text = Rzuć k6 za każdą załogę: 1 ją eliminuje; wart tyle złota, ile załóg zostanie.
treasure-scurvy = Szkorbut
    .text = Na początku każdej twojej tury wynik 4-6 eliminuje jedną załogę, aż do zacumowania w bazie.
treasure-letter-of-marque = List kaperski
    .text = Możesz cumować w bazie wroga i tam się naprawiać; forty nie strzelają do ciebie pierwsze.
treasure-buried-treasure = Zakopany skarb
    .text = Statek traci następną turę; skarb jest wart k6 złota.
treasure-dry-powder = Suchy proch
    .text = Dodatkowa akcja strzału.
treasure-trees = Drzewa
    .text = Odkryty naprawia wszystkie maszty statku.
treasure-grease-barrels = Beczki smaru
    .text = +L do ruchu w tej turze.
treasure-abandoned-crew = Porzucona załoga
    .text = Zamiast monet dokładasz żetony zwykłych załóg; kto je znajdzie, bierze je do swojej załogi.
treasure-neptunes-figurehead = Galion Neptuna
    .text = Zamiast zatonąć wraca naprawiony do bazy.
treasure-resurrection-codex = Kodeks wskrzeszenia
    .text = Zamiast zatonąć, statek wraca naprawiony do bazy.
event-card-divers = Nurkowie
    .text = Całe złoto z zatopionego statku jest twoje.
event-card-raft = Tratwa
    .text = Załoga i złoto trafiają na najbliższą dziką wyspę.
event-card-mermaids = Syreny
    .text = Wrogi statek nie działa tyle tur, ile ma załóg.
event-card-foul-winds = Złe wiatry
    .text = Statki w odległości L są spychane o L.
event-card-becalmed = Flauta
    .text = Statki w odległości L nie ruszają się.
treasure-weapons = Broń
    .text = +1 do abordażu za załogę.
treasure-fruit = Owoce
    .text = Chroni przed szkorbutem, zajmuje 2 miejsca.
treasure-sextant = Sekstans
    .text = Ignoruje teren.
treasure-natives = Tubylcy
    .text = Statek traci tyle rund, ile ma załóg.
treasure-cross-of-coronado = Krzyż Coronado
    .text = Gdy statek ma stracić maszt, odkryj i odrzuć ten skarb zamiast masztu.
treasure-castaway = Rozbitek
    .text = Dodaje załogę o koszcie do 3.
treasure-missionary = Misjonarz
    .text = Usuwa całą załogę.
treasure-explosives = Materiały wybuchowe
    .text = Gdy statek taranuje lub się zaklinuje, możesz go odkryć: na 4-6 toną oba statki.
treasure-neptunes-trident = Trójząb Neptuna
    .text = Jako akcja strzału: fala o szerokości S i długości 3L zabiera po 2 maszty (flagi) wszystkiemu na drodze; twój statek traci maszt za każdą ofiarę.
treasure-spices = Przyprawy
    .text = Podwaja jedną monetę.
treasure-maps-of-alexandria = Mapy Aleksandrii
    .text = Odkrywa skarby na wyspach.
treasure-relics = Relikwie
    .text = Gdy wrogi statek ma usunąć ci maszt lub załogę, oddaj mu Relikwie: jego tura się kończy.
treasure-wolves = Wilki
    .text = Z wyspy nie można nic zabrać, dopóki nie trafi jej strzał muszkietu lub Piechoty Morskiej.
treasure-wine = Wino
    .text = Możesz zacumować w bazie lub forcie wroga i wymienić Wino na jeden tamtejszy skarb.
treasure-rats = Szczury
    .text = Monety warte o 1 mniej.
treasure-knights-of-malta-banner = Sztandar Kawalerów Maltańskich
    .text = Na statku berberyjskim 5 złota w bazie, na innym 1 złota za każdy zniszczony maszt.
treasure-barbary-banner = Sztandar berberyjski
    .text = Na statku berberyjskim 1 złota za każdy zniszczony maszt, na innym 5 złota w bazie.
treasure-wet-gunpowder = Mokry proch
    .text = Statek nie strzela, dopóki akcja naprawy nie usunie tego skarbu.
treasure-poseidons-breath = Oddech Posejdona
    .text = Ruch podstawowy tyle razy, ile statek ma masztów; potem traci jeden maszt.
event-card-hidden-cove = Ukryta zatoczka
    .text = Statek cumuje przy najbliższej odpowiedniej wyspie.
event-card-favor-of-the-gods = Łaska bogów
    .text = Usuwa wszystkie wydarzenia.
event-card-false-treasure = Fałszywy skarb
    .text = Usuwa monety z wrogiego statku.
event-card-rolling-fog = Płynąca mgła
    .text = Mgła przesuwa się co turę.
event-card-cursed-zone = Przeklęte wody
    .text = −2 do rzutów w odległości L.
event-card-duel = Pojedynek
    .text = Pojedynek załóg: k6 + koszt.
treasure-fireworks = Fajerwerki
    .text = +2 do strzałów w tej turze.
treasure-rotting-hull = Gnijący kadłub
    .text = Ładownia mniejsza o 1, dopóki akcja naprawy nie usunie tego skarbu.
treasure-jade = Jadeit
    .text = Podwaja najtańszą monetę.
treasure-volcano = Wulkan
    .text = Ginie losowy skarb z wyspy i po jednej losowej załodze z każdego cumującego tam statku.
treasure-kharmic-idol = Bożek karmy
    .text = Usuwa odkryte unikatowe skarby.
treasure-bad-maps = Złe mapy
    .text = Przeciwnik przesuwa statek i wyspę o 2L.
treasure-albatross = Albatros
    .text = −1 do każdego rzutu statku; na początku twojej tury wynik 6 przenosi go na inny twój statek.
treasure-trade-route = Szlak handlowy
    .text = Wymień losowy skarb ze swojej bazy na losowy z bazy wroga.
treasure-pension = Emerytura
    .text = Przy wyładunku w bazie możesz odprawić załogi statku po 1 złota za każdą.
treasure-pandoras-box = Puszka Pandory
    .text = Każdy gracz wybiera unikatowy skarb spoza gry i dokłada go na ten statek.
treasure-the-cursed = Przeklęci
    .text = Daje Strach, działa też na własne statki.

# dalsza załoga
crew-firepot-specialist = Ogniomistrz
crew-smokepot-specialist = Dymiarz
crew-stinkpot-specialist = Smrodziarz
crew-chainshot-specialist = Łańcuchowy
crew-ghostly-vision = Upiorna zjawa
crew-ghost-captain = Widmowy kapitan
crew-ghost-wind = Widmowy wiatr

# floty jako tekst
card-name = { $name }
card-keyword = { $keyword }: { $text }
option-fleet-built = Flota zbudowana za { $points } pkt
refusal-fleet-too-long = Tekst jest dłuższy niż { $most } znaków.
refusal-fleet-too-many = Wiersz { $line }: flota ma najwyżej { $most } wierszy.
refusal-fleet-unknown = Wiersz { $line }: nie ma karty „{ $text }”.
refusal-fleet-ambiguous = Wiersz { $line }: kilka różnych kart nazywa się „{ $text }”; podaj identyfikator.
refusal-fleet-bad-points = Punkty „{ $text }” nie są liczbą.
refusal-fleet-bad-edition = Nie ma wydania „{ $text }”; są: { $known }.
refusal-fleet-novelty = Wiersz { $line }: { $card } to ciekawostka, którą się nie gra.
refusal-fleet-edition = Wiersz { $line }: { $card } należy do zestawu { $set }, a wydanie to { $edition }.
refusal-fleet-twice = Wiersz { $line }: { $card } jest już we flocie, w wierszu { $other }.
refusal-fleet-no-crew = Wiersz { $line }: { $ship } nie może wieźć załogi.
refusal-fleet-crew-points = Wiersz { $line }: załoga statku { $ship } kosztuje { $points } pkt; wolno najwyżej { $most }, tyle co sam statek.
refusal-fleet-crew-space = Wiersz { $line }: załoga statku { $ship } zajmuje { $crew } miejsc, a są { $most }.
refusal-fleet-zero-nation = Wiersz { $line }: { $card } nic nie kosztuje i może zacząć tylko na statku swojej nacji, nie na { $ship }.
refusal-fleet-commander = Wiersz { $line }: { $card } służy tylko na statku, który karta wymienia, nie na { $ship }.
refusal-fleet-no-ship = Flota potrzebuje co najmniej jednego statku.
refusal-fleet-ships = Wiersz { $line }: flota ma najwyżej { $most } statków.
refusal-fleet-points = Flota kosztuje { $points } pkt; wolno najwyżej { $most }.
refusal-fleet-fort-nation = Wiersz { $line }: { $card } wymaga we flocie statku swojej nacji.
refusal-fleet-link = Wiersz { $line }: { $card } nie może wskazać karty { $other }.
refusal-fleet-link-one = Wiersz { $line }: { $card } wskazuje jedną załogę, nie więcej.
refusal-fleet-treasures = Wiersz { $line }: najwyżej { $most } unikatowych skarbów, inaczej pozostałe monety nie byłyby warte dość.

# zdolności w działaniu
ask-reroll = { $ship }: wypadło { $die }. Przerzucić?
ask-cross = Ma paść maszt. Oddać zamiast niego Krzyż Coronado?
ask-kill-cargo = Czy trafiony statek ma stracić też jeden ładunek?
ask-maroon = Na którą wyspę trafia { $crew } ze statku { $ship }?
ask-relics = Oddać Relikwie statkowi, który trafił, i zakończyć jego turę?
ask-lose-cargo = Który ładunek tracisz?
ask-rescue = { $ship } tonie. Odkryć wydarzenie?
ask-burn = Który maszt statku { $ship } zaczyna płonąć?
ask-broadside = Do czego { $ship } strzela salwą?
ask-explode = Odpalić ładunki wybuchowe?
ask-board-afar = Abordażować statek w odległości S?
ask-pivot = W którą stronę obraca się { $ship }?
ask-raid = { $ship } stoi w bazie wroga. Którą monetę zabiera?
ask-give-up = Którą załogę poświęcasz?
ask-use = Na czym { $ship } używa zdolności?
ask-promote = Który statek może wykonać dwie akcje?
ask-alight = Na który statek przelatuje albatros?
ask-trees = Zabrać drzewa na pokład?
ask-castaway = Który rozbitek wchodzi na pokład?
ask-adrift = W którą stronę dryfują statek i wyspa?
ask-pandora = Który skarb wychodzi z puszki?
ask-retire = Którą załogę odprawiasz na emeryturę?
    .commit = { $n ->
        [0] Nikogo
        [one] Odpraw { $n }
        [few] Odpraw { $n }
        [many] Odpraw { $n }
       *[other] Odpraw { $n }
    }
ask-aim = Na czym użyć wydarzenia?
ask-blow = W którą stronę wiatr spycha { $ship }?
ask-marine = Do kogo strzela { $crew }?
ask-first-find = Który skarb najpierw?
ask-swap = Wymienić monetę na losową z innej wyspy?
ask-claim = Od razu zabrać wrak do bazy?
ask-wave = W którą stronę biegnie fala?
option-keep-die = Zostaw { $die }
option-reroll = Rzuć jeszcze raz
option-lose-cross = Oddaj Krzyż Coronado
option-lose-mast = Strać maszt
option-kill-pass = Nie
option-kill-kill = Tak, jeszcze jeden ładunek
option-island = { $island }
option-relics-pass = Zatrzymaj je
option-relics-give = Oddaj Relikwie
option-no-event = Bez wydarzenia
option-event = Odkryj: { $card }
option-broadside-at = Wszystkie armaty ({ $guns }) do { $ship }: { $least } lub więcej ({ $odds } %)
option-broadside = Strzel salwą burtową
option-shoot-far = Strzelaj na podwójną odległość (trafia tylko 6)
option-trident = Podnieś Trójząb Neptuna
option-lookout = Podejrzyj po jednym skarbie na każdej wyspie
option-cleanse = Usuń to, co psuje statek
option-hunt = Przepędź wilki z wyspy
option-explode-pass = Nie teraz
option-explode-explode = Odpal ładunki
option-prize-captive = Pojmij najdroższą załogę statku { $ship }
option-no-raid = Nic nie zabieraj
option-use = { $ship }: { $ability }
option-use-ship = { $ship }
option-use-crew = Załoga { $number }: { $place }
option-use-crew-known = { $crew }: { $place }
option-use-coin = Skarb { $number }: { $place }
option-use-home = Moneta { $place } w bazie
option-reveal = Odkryj: { $card }
option-put-ashore = Wyładuj: { $card }
option-marine = Strzela { $crew }
option-marine-shot = { $ship }: { $least } lub więcej
option-trees-pass = Zostaw je
option-trees-take = Zabierz na pokład
option-nobody = Nikt
option-nothing = Nic
option-fog-bank = Ławica mgły { $number }
option-duel = { $crew } przeciw załodze statku { $ship }
option-smokepot = Postaw tu zasłonę dymną
option-firepot = Armata { $cannon } miota ogień w { $ship }: { $least } lub więcej ({ $odds } %)
option-stinkpot = Armata { $cannon } miota cuchnący garniec w { $ship }: { $least } lub więcej ({ $odds } %)
option-chainshot = Armata { $cannon } strzela kulami łańcuchowymi w { $ship }: { $least } lub więcej ({ $odds } %)
option-no-swap = Nie wymieniaj
option-swap = Moneta { $value } za losową z wyspy { $island }
option-claim-pass = Tylko eksploruj
option-claim-claim = Zabierz do bazy
option-panel = Płyta pancerza
option-wave = { $degrees }°: { $hit ->
    [0] nikt nie obrywa
    [one] obrywa jeden cel
    [few] obrywają { $hit } cele
    [many] obrywa { $hit } celów
   *[other] obrywa { $hit } celów
}
refusal-must-load = Otrzymaną monetę trzeba załadować.
refusal-no-crew = { $ship } nie może wieźć załogi.
refusal-fleet-abandoned = Wiersz { $line }: { $card } nie należy do załogi, którą można porzucić, albo nie tyle razy.
event-ability = { $ship }: { $ability }
event-ability-die = { $ship } wyrzuca { $die }: { $ability }
event-panels = { $ship }: { $panels ->
    [0] nie ma już płyt pancerza
    [one] została jedna płyta pancerza
    [few] są { $panels } płyty pancerza
    [many] jest { $panels } płyt pancerza
   *[other] jest { $panels } płyt pancerza
}.
event-fire = { $fire ->
    [0] Pożar na { $ship } zgasł; masztów stoi: { $left }.
    [one] Płonie maszt statku { $ship }.
    [few] Płoną { $fire } maszty statku { $ship }.
    [many] Płonie { $fire } masztów statku { $ship }.
   *[other] Płonie { $fire } masztów statku { $ship }.
}
event-crew-went = { $crew } opuszcza { $ship }.
event-gold-made = { $who }: { $gold } złota więcej, razem { $total }.
event-event-played = { $who } odkrywa { $card }: { $text }
event-treasure-found = { $ship } ma { $card }: { $text }
event-treasure-gone = { $card }: już po nim.
event-looked = { $who } podgląda coś zakrytego.
event-looked-coin = { $who } widzi monetę wartą { $worth }.
event-looked-card = { $who } widzi: { $card }.
event-smoke = Leży tu ławica mgły.
event-smoke-lifted = Dym się rozwiewa.
event-island-moved = { $island }: wyspa zdryfowała.
# Stocznia
yard-title = Stocznia floty
yard-fleet = Twoja flota
yard-name = Nazwa floty
yard-filters = Czego szukasz
yard-search = Szukaj
yard-search-hint = nazwa, zdolność, słowo kluczowe
yard-kind = Rodzaj
yard-kind-ship = Okręty
yard-kind-crew = Załoga
yard-kind-fort = Forty
yard-kind-event = Wydarzenia
yard-kind-treasure = Skarby
yard-nation = Nacja
yard-sets = Zestawy
yard-points = Punkty
yard-from = od
yard-to = do
yard-keywords = Słowa kluczowe
yard-fitting = Tylko to, co mieści się w { $n } { $n ->
    [one] punkcie
    [few] punktach
    [many] punktach
   *[other] punktu
}
yard-match = { $n ->
    [one] Pasuje { $n } karta
    [few] Pasują { $n } karty
    [many] Pasuje { $n } kart
   *[other] Pasuje { $n } karty
}
yard-sort = Kolejność
yard-sort-fits = najpierw to, co się mieści
yard-sort-points = punkty
yard-sort-guns = działa
yard-sort-cargo = ładownia
yard-sort-speed = szybkość
yard-add = Dodaj · { $from } → { $to }
yard-over = { $n ->
    [one] o { $n } punkt za dużo
    [few] o { $n } punkty za dużo
    [many] o { $n } punktów za dużo
   *[other] o { $n } punktu za dużo
}
yard-in-fleet = ✓ { $n } we flocie
yard-added = { $card } dołącza do floty.
yard-more = Pokaż jeszcze { $n }
yard-of-points = z { $n } punktów
yard-aboard = załoga { $n } · ładownia { $cargo }
yard-crew = + załoga
yard-remove = Usuń: { $card }
yard-ashore = W porcie:
yard-others = Poza tym:
yard-rule = zasada
yard-legal = Flota jest zgodna z zasadami.
yard-unused = { $n ->
    [one] Zostaje { $n } punkt.
    [few] Zostają { $n } punkty.
    [many] Zostaje { $n } punktów.
   *[other] Zostaje { $n } punktu.
}
yard-ready = Gotowe floty
yard-choose = wybierz
yard-build = Zbuduj za mnie
yard-random = Losowo
yard-import = Wczytaj tekst
yard-import-text = Flota jako tekst: jedna karta w wierszu, załoga pod swoim okrętem
yard-nothing = W tym tekście nie ma żadnej karty.
yard-kept = Moje floty
yard-kept-now = Zapisano jako „{ $name }”.
yard-none-kept = W tej przeglądarce nie ma jeszcze zapisanych flot.
yard-unnamed = Flota { $n }
yard-keep = Zapisz tę flotę
yard-share = Udostępnij
yard-share-text = Flota jako tekst
yard-share-link = Odnośnik do niej
yard-copy-text = Kopiuj tekst
yard-copy-link = Kopiuj odnośnik
yard-copied = Skopiowano.
yard-open = Otwórz
yard-forget = Usuń
yard-undo = Cofnij
yard-clear = Od nowa
yard-parts = Części stoczni
yard-part-filters = Szukaj
yard-part-cards = Karty
yard-part-fleet = Flota
bring-title = Własna flota
bring-text = Weź flotę z tekstu
bring-yard = Otwórz stocznię

# Co liczy rada.
stock-gold = złoto w domu
stock-coins = monety na statkach
stock-ships = statki na wodzie
stock-masts = stojące maszty
stock-crew = załoga na statkach

## the groups of the ledger, as headings of the rulebook

chapter-edition = Wydania
chapter-basic = Podstawy
chapter-fleet = Floty
chapter-setup = Przygotowanie
chapter-crew = Załoga
chapter-treasure = Skarby
chapter-law = Kodeks morski
chapter-turn = Tura
chapter-move = Ruch
chapter-derelict = Wraki
chapter-dock = Cumowanie
chapter-ram = Taranowanie
chapter-pin = Unieruchomienie
chapter-board = Abordaż
chapter-scuttle = Zatapianie własnego wraku
chapter-tow = Holowanie
chapter-explore = Badanie wysp
chapter-shoot = Strzelanie
chapter-repair = Naprawa
chapter-keyword = Słowa kluczowe
chapter-fort = Forty
chapter-terrain = Teren
chapter-win = Zwycięstwo
chapter-card = Pojedyncze karty
chapter-term = Pojęcia
chapter-geo = Pomiary
chapter-ability = Zdolności
chapter-cargo = Ładownia
chapter-event = Wydarzenia
chapter-fire = Ogień
chapter-rng = Losowość
chapter-info = Co jest ukryte
chapter-player = Gracze
chapter-outside-game = Poza grą
chapter-gold = Złoto
chapter-unique = Skarby unikatowe
