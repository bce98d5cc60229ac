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
option-value-points-30 = 30
option-value-points-40 = 40
option-name-fleets = Floty
option-value-fleets-dealt = losowane
option-value-fleets-chosen = wybierane po kolei
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
ability-captain = Po ruchu statek może strzelać.
ability-explorer = Gdy zacumuje, może od razu badać wyspę.
ability-cannoneer = Raz na turę działo, które chybiło, strzela jeszcze raz.
ability-musket = Może też wystrzelić z muszkietu: ranga 3, zasięg S.
ability-shipwright = Można go naprawiać wszędzie.
ability-oars = Bez masztów nadal płynie o S.
ability-no-space = Nie zajmuje miejsca w ładowni.
ability-helmsman = Płynie o S dalej.
ability-empty = Z pustą ładownią płynie o S dalej.
ability-whole = Gdy stoją wszystkie maszty, płynie o L dalej.
ability-laden = Z pełną ładownią płynie tylko o S.
ability-boarding = Dodaje 1 do rzutu na abordaż.
ability-immune = Nie można do niego strzelać z dział o zasięgu L.
ability-long-guns = Wszystkie jego działa mają zasięg L.
ability-harbour-guns = Dodaje 1 do strzałów, gdy cumuje tam statek.
ability-against = Dodaje 1 do strzałów do statków tej nacji: { $nation }.
ability-weak = Statki tej nacji dodają 1 do strzałów do niego: { $nation }.
