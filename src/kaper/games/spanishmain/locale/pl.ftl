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
option-value-layout-placed = wyspy, tereny i bazy rozkładają gracze
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
fleet-own = własna

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
crew-shipwright = Cieśla okrętowy
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
ask-bring-fleet = Którą flotę przyprowadzasz: gotową czy własną, jako tekst?
ask-place-island = Gdzie leży wyspa { $number } z { $all }?
ask-turn-island = Jak obrócić wyspę?
ask-place-terrain = Jaki teren i gdzie?
ask-home = Która wyspa będzie bazą gracza { $who }?
    .commit = Wybierz na bazę gracza { $who }: { $what }
ask-moor = Gdzie przy twojej bazie cumuje „{ $ship }”?
ask-man-ships = Która załoga zaczyna na którym statku? Reszta czeka w bazie.
    .commit = { $n ->
        [0] Wszyscy czekają w bazie
       *[other] Poślij na statki: { $n }
    }
ask-contribute = Jakie monety dokładasz do skarbu?
ask-order = Kto teraz działa? Każdy statek raz na turę.
    .others = Inny statek albo załoga
ask-action = Co robi „{ $ship }”?
ask-course = Jakim kursem płynie „{ $ship }” ({ $segments })?
ask-course-gift = „{ $ship }” może jeszcze płynąć za darmo ({ $segments }). Jakim kursem?
ask-fog-heading = „{ $ship }” wypływa z mgły. W którą stronę?
    .commit = Ustaw dziób { $bow }
ask-freed-pose = „{ $ship }” wydostaje się z wodorostów. Gdzie staje?
    .commit = Ustaw dziób { $bow }
ask-come-about = O ile obraca się „{ $ship }”?
    .commit = Ustaw dziób { $bow }
ask-ram = Czy „{ $ship }” taranuje?
ask-board = Wysłać grupę abordażową?
ask-prize = Abordaż wygrany. Co bierzesz?
ask-lose-crew = Którego członka załogi tracisz?
    .commit = Strać: { $what }
ask-lose-coin = Którą monetę tracisz?
    .commit = Strać: { $what }
ask-captain = Czy „{ $ship }” także strzela?
ask-powder = Jak strzela „{ $ship }” suchym prochem?
ask-explore = Czy „{ $ship }” od razu eksploruje wyspę?
ask-load = Które monety ładuje „{ $ship }”? Wolnych miejsc: { $room }.
    .commit = { $n ->
        [0] Nie ładuj nic
        [one] Załaduj { $n } monetę
        [few] Załaduj { $n } monety
        [many] Załaduj { $n } monet
       *[other] Załaduj { $n } monety
    }
ask-exchange = Co przechodzi z pokładu na pokład?
    .commit = { $n ->
        [0] Nie zmieniaj nic
       *[other] Przenieś { $n }
    }
ask-mend = Który maszt wraca na miejsce?
    .commit = Postaw: { $what }
ask-transfer = Kto z załogi dokąd przechodzi?
ask-shot = Do czego teraz strzela „{ $ship }”?
ask-lose-mast = „{ $ship }” traci maszt. Który?
    .commit = Strać: { $what }
ask-lose-flag = Fort dostaje trafienie. Która flaga pada?
    .commit = Strać: { $what }
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
option-fleet = { $fleet }
    .note = { $ships } ({ $points } pkt)
    .commit = Weź flotę { $fleet }
option-place = Połóż w punkcie { $x }, { $y } mm
option-place-terrain = Połóż: { $terrain }, w punkcie { $x }, { $y } mm
option-rotation = Obróć o { $degrees }°
option-home = { $island }
option-moor = Stań { $way } od wyspy, dziób { $bow }
option-man = { $crew } na „{ $ship }”
option-contribute = Monety { $coins }
    .commit = Dołóż monety { $coins }
option-ship = { $ship }
    .note = { $masts ->
        [0] bez masztów
       *[other] ruch { $move } · maszty: { $masts }
    }{ $coins ->
        [0] { "" }
       *[other] {" "}· monety: { $coins }
    }
    .commit = Niech działa „{ $ship }”
option-fort = { $fort } strzela
    .commit = Niech strzela { $fort }
option-let-go = „{ $ship }” rzuca hol, „{ $other }” zostaje
    .commit = Rzuć hol: „{ $other }” zostaje
option-scuttle = Zatop własny statek „{ $ship }”
    .rare = przy 5 lub 6 (33 %) zatonie na początku twojej następnej tury
option-crew = Przenieś załogę między statkami i lądem
option-end-turn = Zakończ turę
    .note = { $left ->
        [0] wszyscy już działali
       *[other] { $left } jeszcze bez akcji
    }
    .ask = { $left ->
        [0] { "" }
        [one] { $left } statek albo fort jeszcze nie działał. Mimo to zakończyć turę?
        [few] { $left } statki albo forty jeszcze nie działały. Mimo to zakończyć turę?
        [many] { $left } statków albo fortów jeszcze nie działało. Mimo to zakończyć turę?
       *[other] { $left } jeszcze nie działało. Mimo to zakończyć turę?
    }
option-move = Płyń
    .note = { $fog ->
        [0] potem wybierzesz kurs
       *[1] kość powie, którą krawędzią mgły
    }
option-tow = Płyń z „{ $other }” na holu (ruch podstawowy S)
option-come-about = Zrób zwrot w miejscu
option-struggle = Wydostań się z wodorostów: co najmniej { $least }
option-shoot = Strzelaj
    .note = { $guns ->
        [0] { "" }
        [one] jedna armata sięga:{ " " }
        [few] { $guns } armaty sięgają:{ " " }
        [many] { $guns } armat sięga:{ " " }
       *[other] { $guns } armaty sięga:{ " " }
    }{ $aims ->
        [0] { "" }
        [one] „{ $other }”
        [few] { $aims } wrogów
        [many] { $aims } wrogów
       *[other] { $aims } wroga
    }
option-explore = Eksploruj wyspę
option-board-ship = Przeszukaj „{ $other }”
option-repair = Napraw maszt
option-idle = Nie rób nic
    .note = statek stoi do następnej tury
option-heading = Dziób { $bow }
    .note = kurs { $degrees }°
    .like = { $bow }
option-pose = Dziób { $bow }
    .note = kurs { $degrees }°
    .like = { $bow }
option-pose-aslant = Dziób { $bow }
    .rare = kurs { $degrees }°, ukosem od wodorostów
option-stay = Zostań tutaj
option-no-turn = Niech leży, jak leży
    .note = { $docked ->
        [0] dziób { $bow }
       *[1] przy brzegu, dziób { $bow }
    }
    .usual = { "" }
option-pivot-head = Dziób: { $island }
    .note = { $docked ->
        [0] { "" }
       *[1] odchodzi od brzegu ·{ " " }
    }{ option-course-head.note }
    .like = { $island }
    .commit = Obróć dziób: { $island }
option-pivot-fire = Dziób { $bow }
    .note = { $guns ->
        [one] jedna armata sięga wroga
        [few] { $guns } armaty sięgają wroga
        [many] { $guns } armat sięga wroga
       *[other] { $guns } armaty sięga wroga
    }{ $docked ->
        [0] { "" }
       *[1] { " " }· odchodzi od brzegu
    }
    .like = fire
    .commit = Obróć dziób { $bow }
option-pivot-turn = Dziób { $bow }
    .rare = kurs { $degrees }°{ $docked ->
        [0] { "" }
       *[1] { " " }· odchodzi od brzegu
    }
    .commit = Obróć dziób { $bow }
option-no-ram = Nie taranuj
    .ask = { "" }
option-ram = Taranuj „{ $ship }”: co najmniej { $least } ({ $odds } %)
option-ram-derelict = Uderz we wrak „{ $ship }”: bez rzutu, potem można abordażować
option-no-board = Nie wysyłaj nikogo
    .ask = { "" }
option-board = Ruszaj na abordaż „{ $ship }”: twoje maszty { $mine } na { $theirs }
option-no-prize = Nie bierz nic
    .ask = { "" }
option-prize-crew = Usuń członka załogi „{ $ship }”
option-prize-treasure = Zabierz monetę z „{ $ship }”
option-hold-fire = Wstrzymaj ogień
    .ask = { "" }
option-captain = Kapitan każe strzelać
    .note = { option-shoot.note }
    .commit = Strzelaj na rozkaz Kapitana
option-no-explore = Nie eksploruj
    .ask = { "" }
option-explore-now = Eksploruj od razu ({ $coins ->
    [one] jedna moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
})
option-coin = Moneta { $value }
option-take = Weź z „{ $ship }”: { $what }
option-give = Oddaj z „{ $ship }”: { $what }
option-mast = Maszt { $mast } (poziom { $rank }, { $range })
option-flag = Flaga { $flag } (poziom { $rank }, { $range })
option-transfer = { $crew }: { $place }
    .note = { $kind ->
        [ship] teraz na „{ $from }”
        [fort] teraz w forcie „{ $from }”
       *[other] teraz na lądzie
    }
    .commit = Przenieś: { $crew } → { $place }
option-cease = Przerwij ogień
    .ask = { "" }
option-shot = Maszt { $cannon } do „{ $ship }”: co najmniej { $least }, { $range } ({ $odds } %)
    .note = { $sinks ->
        [0] { "" }
       *[1] trafienie zatopi wrak
    }
    .commit = Strzelaj z masztu { $cannon } do „{ $ship }” ({ $odds } %)
option-musket = Muszkiet do „{ $ship }”: co najmniej { $least } ({ $odds } %)
    .note = { option-shot.note }
    .commit = Strzelaj z muszkietu do „{ $ship }” ({ $odds } %)
option-again = Kanonier powtarza strzał armaty { $cannon } do „{ $ship }”: co najmniej { $least } ({ $odds } %)
    .note = { option-shot.note }
    .commit = Powtórz strzał armaty { $cannon } do „{ $ship }” ({ $odds } %)
option-no-fort = Nic nie buduj
    .ask = { "" }
option-build-fort = Zbuduj { $fort } ({ $island }) za { $gold } złota
option-course-stay = Zostań
option-course-home = Zacumuj w bazie
    .like = { $island }
    .note = { $island }{ $coins ->
        [0] { "" }
        [one] { " " }· wyładunek: jedna moneta
        [few] { " " }· wyładunek: { $coins } monety
        [many] { " " }· wyładunek: { $coins } monet
       *[other] { " " }· wyładunek: { $coins } monety
    }
option-course-dock = Zacumuj: { $island }
    .like = { $island }
    .note = { $coins ->
        [0] bez monet
        [one] jedna moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }{ $taken ->
        [later] , na pokład w następnej turze
        [now] , Odkrywca eksploruje od razu
        [again] , masz tam znacznik: od razu
        [full] , ale nie ma miejsca
       *[none] { "" }
    }
option-course-shore = Stań u brzegu: { $island }
    .like = { $island }
option-course-ram = Wpłyń na „{ $ship }”
    .like = { $ship }
option-course-derelict = Podpłyń do wraku „{ $ship }”
    .like = { $ship }
option-course-friend = Podpłyń do „{ $ship }”
    .like = { $ship }
option-course-terrain = Wpłyń: { $terrain }
    .like = { $terrain }
    .commit = Wpłyń: { $terrain }
option-course-open = Na otwarte morze
    .note = { $way }
    .commit = Płyń { $way } ({ $laths })
    .like = open
option-course-fire = Na pozycję strzelecką
    .note = { $way }
    .commit = Płyń na pozycję strzelecką ({ $laths })
    .like = fire
option-course-flee = Z dala od armat
    .note = { $way }
    .commit = Odpłyń z dala od armat ({ $laths })
    .like = flee
option-course-head = { $island }
    .commit = Płyń w stronę: { $island }
    .note = { $coins ->
        [0] { "" }
        [one] jedna moneta ·{ " " }
        [few] { $coins } monety ·{ " " }
        [many] { $coins } monet ·{ " " }
       *[other] { $coins } monety ·{ " " }
    }za { $turns ->
        [one] turę
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
    .like = { $island }
way-e = na wschód
way-ne = na północny wschód
way-n = na północ
way-nw = na północny zachód
way-w = na zachód
way-sw = na południowy zachód
way-s = na południe
way-se = na południowy wschód

# odmowy
refusal-derelict = bez masztu żaden statek nie płynie
refusal-pinned = dziób dotyka wroga, który go trzyma
refusal-becalmed = leży w strefie flauty
refusal-shoot-range = żadna armata nie sięga wroga
refusal-shoot-line = każdemu strzałowi coś stoi na drodze
refusal-shoot-ability = zabrania tego zdolność
refusal-crew-twice = Jeden członek załogi nie może być na dwóch statkach.
refusal-crew-points = „{ $ship }” przyjmuje załogę za najwyżej { $most } pkt.
refusal-crew-space = „{ $ship }” ma tylko tyle miejsc ładunkowych: { $most }.
refusal-cargo = „{ $ship }” ma tylko tyle miejsc ładunkowych: { $most }.
refusal-fort-price = W forcie musi zostać co najmniej { $price } złota.
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
event-fleet-taken = Flota gracza { $who }: { $fleet }.
event-island-placed = { $who } kładzie wyspę: { $island }.
event-terrain-placed = { $who } kładzie teren: { $terrain }.
event-home-chosen = { $chooser } wybiera bazę gracza { $who }: { $island }.
event-home-preset = Baza gracza { $who }: { $island }.
event-moored = „{ $ship }” cumuje: { $island }.
event-treasure-dealt = Na dzikich wyspach leży zakryte złoto, razem { $gold }; wygrywa { $needed }.
event-turn-began = Runda { $round }: { $who }.
event-ended-gold = Ponad połowa złota jest w jednej bazie. Złoto { $gold }.
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
    [again] armata { $cannon } ponownie
   *[cannon] armata { $cannon }
}, trafia „{ $other }”: { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} na poziom { $rank }.
event-missed = „{ $ship }”, { $weapon ->
    [musket] muszkiet
    [again] armata { $cannon } ponownie
   *[cannon] armata { $cannon }
}, chybia „{ $other }”: { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} na poziom { $rank }.
event-mast-lost = „{ $ship }” traci maszt { $mast }; { $left ->
    [one] stoi jeden
    [few] stoją { $left }
    [many] stoi { $left }
   *[other] stoi { $left }
}.
event-derelict = „{ $ship }” traci ostatni maszt i zostaje wrakiem.
event-sunk = „{ $ship }” tonie.
event-sunk-gold = „{ $ship }” tonie ze złotem ({ $gold }); { $who } dostaje { $share }.
event-wrecked = „{ $ship }” rozbija się na rafie i tam zostaje.
event-rammed = „{ $ship }” taranuje „{ $other }”: { $die } na { $masts }.
event-ram-failed = „{ $ship }” taranuje „{ $other }” bez skutku: { $die } na { $masts }.
event-rammed-derelict = „{ $ship }” wpada na wrak „{ $other }”.
event-boarded = Abordaż: „{ $ship }” { $mine }, „{ $other }” { $theirs }. Wygrywa „{ $victor }”.
event-boarded-tie = Abordaż: „{ $ship }” i „{ $other }” po { $mine }; nikt nie wygrywa.
event-crew-lost = „{ $ship }” traci członka załogi: { $crew }.
event-coin-stolen = „{ $other }” zabiera monetę z „{ $ship }”.
event-coin-stolen-known = „{ $other }” zabiera z „{ $ship }” { $value } złota.
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
event-unloaded = „{ $ship }” wyładowuje { $gold } złota; { $who } ma { $total }.
event-marked = { $who } ma zbadaną wyspę: { $island }.
event-crew-revealed = Na „{ $ship }”: { $crew }.
event-crew-moved = { $who } przenosi załogę ({ $crew }): { $place }.
event-repaired = „{ $ship }” ma znów maszt { $mast }; { $left ->
    [one] stoi jeden
    [few] stoją { $left }
    [many] stoi { $left }
   *[other] stoi { $left }
}.
event-scuttled = „{ $ship }” jest zatapiany ({ $die }): zatonie na początku następnej tury swojego gracza.
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
event-fort-destroyed = { $fort } jest zniszczony; na wyspie zostaje { $gold } złota.

# zakończenia
ending-gold = ponad połowa złota
ending-no-gold = brak złota do zdobycia
ending-no-fleet = utrata floty
ending-rounds = ostatnia runda
source-home = w bazie
source-fort = w fortach

# tablice
panel-race = Runda { $round } z { $rounds }: wygrywa { $needed } z { $total } złota
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
panel-masts = Armaty
panel-move = Ruch
panel-cargo = Ładunek
panel-coins = Monety
panel-crew = Załoga
panel-island = Wyspa
panel-home = Baza gracza
panel-explored = Zbadana przez
panel-level = Poziom
panel-fort = Fort
panel-flags = Flagi
panel-wild = dzika
panel-crew-list = { $crew }
panel-marks = { $who }
panel-sunk = zatopiony
panel-wreck = rozbity na rafie
panel-lost = zagubiony we mgle
panel-docked = cumuje: { $island }
panel-at-sea = w punkcie { $x }, { $y }, kurs { $heading }°
panel-pinned = zaklinowany w punkcie { $x }, { $y }, kurs { $heading }°
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
board-lath = Miarka { $segment }: { $side ->
    [left] { $turn }° w lewo
    [right] { $turn }° w prawo
   *[none] prosto
}, { $part ->
    [100] całe { $lath }
   *[other] { $part } % { $lath }
}
board-lay = Połóż miarkę
board-back = Cofnij
board-course-none = Wybierz propozycję albo przeciągnij dziób.
board-comes-open = Kończy { $way } stąd, dziób { $bow }.
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
board-odds = { $least }+ · { $odds } %
board-round = Runda { $n }
board-turn-of = tura: { $who }
board-ended = Koniec gry: { $how }{ $decides ->
    [0] .
   *[1] ; decyduje złoto w bazie, potem statki na wodzie, potem maszty.
}
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
board-derelict = wrak
board-wreck = rozbity na rafie
board-sunk = zatopiony
board-in-fog = we mgle
board-tangled = w wodorostach
board-pinned = zaklinowany
board-home-of = baza: { $who }
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
        [one] jedna armata 3S więcej
        [few] { $n } armaty 3S więcej
        [many] { $n } armat 3S więcej
       *[other] { $n } armaty 3S więcej
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
board-guns = Armaty od dziobu
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
effect-captain = Po ruchu statek może strzelać w ramach tej samej akcji.
effect-explorer = Po zacumowaniu przy dzikiej wyspie statek może ją eksplorować w ramach tej samej akcji.
effect-move-plus-s = Ruch dłuższy o S.
effect-move-plus-s-if-no-cargo = Ruch dłuższy o S, gdy ładownia jest pusta.
effect-move-plus-l-if-all-masts = Ruch dłuższy o L, gdy stoją wszystkie maszty.
effect-move-set-s-if-cargo-full = Ruch podstawowy S, gdy ładownia jest pełna.
effect-oars-s = Bez masztów nadal ma ruch podstawowy S.
effect-no-space = Nie zajmuje miejsca w ładowni.
effect-shipwright = Naprawiać można wszędzie.
effect-cannoneer = Raz na turę armata, która właśnie chybiła, strzela jeszcze raz.
effect-musket-3s = Dodatkowa armata (3S, bez premii), która strzela z dowolnego masztu, stojącego lub nie.
effect-board-plus-1 = +1 do abordażu.
effect-board-plus-1-vs-n = +1 do abordażu przeciw statkom tej nacji: { $nation }.
effect-board-at-s = Raz na akcję ruchu może abordażować wrogi statek w odległości S bez taranowania; obrońca dodaje tylko maszty.
effect-board-capture = Po wygranym abordażu może pojmać najdroższą wrogą załogę (zajmuje jedno miejsce): w bazie jest warta tyle złota, ile kosztuje.
effect-pin-kills-crew = Gdy zostaje zaklinowany, statek, z którym się zaklinował, traci jedną załogę.
effect-pin-kills-crew-mast = Gdy zostaje zaklinowany, statek, z którym się zaklinował, traci jedną załogę i jeden maszt.
effect-cannon-plus-1-vs-n = +1 do strzału przeciw statkom tej nacji: { $nation }.
effect-cannon-plus-1-vs-not-n = +1 do strzału przeciw statkom każdej nacji poza jedną: { $nation }.
effect-cannon-plus-1-vs-not-n-fort = +1 do strzału przeciw statkom i fortom każdej nacji poza jedną: { $nation }.
effect-cannon-plus-1-vs-fort-within-s = +1 do strzału przeciw fortom w odległości S.
effect-cannon-plus-1-if-captain-aboard = +1 do strzału, gdy na pokładzie jest Kapitan.
effect-cannon-plus-1-per-friend-within-s = +1 do strzału za każdy inny własny statek w odległości S.
effect-cannon-plus-1-vs-already-shot = +1 do strzału przeciw statkowi, do którego w tej turze strzelał już inny statek.
effect-cannon-plus-1-if-ship-docked-here = Fort ma +1, gdy cumuje przy nim statek.
effect-aura-cannon-1-s = Inne twoje statki w odległości S mają +1 do strzału.
effect-weak-to-n = Statki tej nacji mają +1 do strzału do niego: { $nation }.
effect-all-l = Wszystkie armaty mają zasięg L.
effect-double-range-on6 = Akcja strzału może sięgać dwa razy dalej; wtedy trafia tylko 6.
effect-fire-through-ships = Inne statki nie blokują strzału.
effect-double-damage = Trafienie usuwa dwa maszty (jeden, jeśli został jeden).
effect-pick-mast = Strzelający wybiera, który maszt pada.
effect-hit-kills-crew-1-turn = Raz na turę trafienie eliminuje też załogę.
effect-hit-kills-cargo = Trafienie może też zniszczyć jeden ładunek.
effect-hit-kills-cargo-1-turn = Raz na turę trafienie może też zniszczyć jeden ładunek.
effect-misfire = Gdy przy strzale wypadnie 1, traci własny maszt.
effect-repair-on-sink-1 = Gdy zatopi statek, naprawia sobie maszt.
effect-shoot-then-move = Po akcji strzału może wykonać darmowy ruch podstawowy, ale bez taranowania.
effect-cannons-stay = Armaty straconych masztów strzelają dalej, dopóki statek nie zostanie wrakiem.
effect-immune-l = Nie mogą do niego strzelać armaty o zasięgu L.
effect-immune-fort = Armaty fortów nigdy go nie trafiają.
effect-untargetable-fort = Forty nie mogą do niego strzelać.
effect-untargetable-within-s = Statki w odległości S nie mogą do niego strzelać.
effect-untargetable-docked = Zacumowany nie może być celem.
effect-armor-2 = Maszt zabiera dopiero co drugie trafienie tej samej akcji strzału; pojedyncze nic nie robi i nie przechodzi na później.
effect-ignore-first-hit = Dopóki ma wszystkie maszty, pierwsze trafienie w każdej turze nic mu nie robi.
effect-ram-proof = Taranowanie nie usuwa mu masztów.
effect-no-pin = Nie można go zaklinować.
effect-fragile = Tonie po utracie ostatniego masztu.
effect-unsinkable = Trafienia nie mogą go zatopić; wolno zatopić go samemu.
effect-no-shoot-treasure = Nie strzela, wioząc skarb.
effect-no-crew = Nie może wieźć załogi.
effect-crew-ok-n = Na tym statku działa też załoga tej nacji: { $nation }.
effect-crew-ok-any = Załogi wszystkich nacji działają na tym statku.
effect-crew-safe = Załogi nie można wyeliminować, chyba że statek zatonie.
effect-crew-shield = Inna odkryta załoga na pokładzie zamiast odpaść zostaje zakryta.
effect-crew-discount-1 = Odkryta od początku; pozostałe załogi, które zaczynają na tym statku, kosztują o 1 punkt mniej.
effect-fleet-points-5 = Odkryta od początku; flota może kosztować o 5 punktów więcej.
effect-stay-aboard = Nie opuszcza statku, chyba że pojmana lub wyeliminowana.
effect-link-choice-n = Wskaż w swojej flocie jedną załogę tej nacji: { $nation }; są połączone.
effect-return-home = Wyeliminowana wraca do bazy, zamiast odpaść z gry.
effect-stowaway-2 = Odkryty w twojej turze sprowadza na pokład załogę o koszcie do 2, dowolnej nacji; sam nie zajmuje już miejsca.
effect-jonah = Zawsze odkryty, ginie tylko ze statkiem. Pozostałe załogi na pokładzie nic nie kosztują, ale każda zajmuje miejsce. Gdy statek zostaje trafiony, na 5–6 najdroższa załoga trafia na dziką wyspę wybraną przez przeciwnika.
effect-extra-action-5 = Raz na turę rzut: na 5–6 ma dodatkową akcję.
effect-extra-action-crew = Raz na turę można poświęcić inną załogę statku za dodatkową akcję.
effect-same-action-twice-5 = Raz na turę, przed akcją, rzut: na 5–6 akcja wykonuje się dwa razy.
effect-admiral-6 = Na początku twojej tury rzut: na 6 jeden z twoich statków ma dwie akcje.
effect-reroll-any = Raz na turę możesz przerzucić jedną kość rzuconą właśnie za ten statek; drugi wynik zostaje.
effect-cancel-s = Raz na turę wyłącza do końca tury zdolność jednego statku lub załogi w odległości S.
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
effect-unload-within-s = Może wyładować w bazie z odległości S.
effect-cargo-plus-1 = +1 miejsce w ładowni.
effect-mark-explored-s = Raz na turę oznacza wyspę w odległości S jako odkrytą tylko przez ciebie.
effect-no-last-treasure = Nigdy nie zabiera ostatniego skarbu z wyspy.
effect-bonus-move-s-after-load = Raz na turę po załadowaniu skarbu może popłynąć o S za darmo.
effect-bonus-move-s-after-unload = Raz na turę po wyładowaniu może popłynąć o S za darmo.
effect-claim-derelict = Eksplorowany wrak staje się twój, a oba statki od razu stają w twojej bazie.
effect-ignore-terrain = Mgła, rafa i Morze Sargassowe nie działają na niego podczas akcji ruchu.
effect-marine-plus-1-vs-n = +1 do strzałów tej Piechoty przeciw statkom, fortom i załogom tej nacji: { $nation }.
effect-firepot = Raz na akcję strzału jedna armata miota ogień do celu w odległości S: trafienie podpala maszt.
effect-smokepot = Raz na akcję strzału jedna armata stawia zamiast tego ławicę mgły w odległości S; znika ona na początku twojej następnej tury.
effect-stinkpot = Raz na akcję strzału jedno trafienie w odległości S nie zabiera masztu: załoga celu nie ma zdolności w jego następnej turze.
effect-chainshot = Raz na akcję strzału jedno trafienie w odległości S nie zabiera masztu: cel nie może płynąć w swojej następnej turze.
effect-fort-lookout = Statek przy forcie może zamiast akcji podejrzeć po jednym zakrytym skarbie na każdej wyspie.
effect-fort-second-action-4 = Statek, który wyładuje tu co najmniej 4 złota, może wykonać drugą akcję.
effect-fort-ghost-crew = Twoje wyeliminowane załogi trafiają do fortu; zabrane stamtąd dają statkowi cechę Statek Widmo.
effect-fort-big-gun-2l = Jedna z flag to armata 2L.
effect-fort-d6-armor = Przy pierwszym strzale do niego w turze rzut k6: tyle trafień w tej turze nic nie robi.

# słowa kluczowe
keyword-broadsides = Salwa burtowa
    .text = Akcja strzału może być jedną salwą do jednego celu w odległości S: jedna kość musi przebić poziom każdej armaty, która ma cel; wtedy trafiają wszystkie i dochodzi jeszcze jedno trafienie.
keyword-ghost = Statek widmo
    .text = Na początku swojej tury decydujesz, czy statek jest widmem: przepływa wtedy przez wszystko, nie można go taranować ani zaklinować i nie może cumować.
keyword-limit = Limit
    .text = Najwyżej jedna taka karta we flocie.
keyword-ransom = Okup
    .text = Pojmana i dowieziona do bazy jest warta dla zdobywcy 5 złota; wyeliminowana daje 1 złota temu, kto to zrobił.
keyword-schooner = Szkuner
    .text = Po akcji ruchu może obrócić się wokół rufy w dowolnym kierunku.
keyword-galley = Galera
    .text = Nie można jej zaklinować, jej taran nie zabiera masztu, po akcji ruchu może obrócić się dowolnie, a bez masztów nadal ma własny ruch.
keyword-marine = Piechota morska
    .text = Co turę ma własny strzał (poziom 2, zasięg S), na pokładzie i na lądzie; może zejść na każdą wyspę poza bazą wroga. Na lądzie odpada od dwóch trafień w jednej turze.
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
    .text = Raz na turę podglądasz jeden zakryty ładunek na dowolnym statku.
treasure-marksmans-map = Mapa strzelca
    .text = Raz na turę podglądasz jeden zakryty skarb na dowolnej wyspie.
treasure-forged-papers = Fałszywe papiery
    .text = Po zacumowaniu przy dzikiej wyspie statek może ją od razu eksplorować.
treasure-homemade-flag = Bandera domowej roboty
    .text = Armaty wrogich statków sięgają go tylko z odległości S.
treasure-rum = Rum
    .text = Statek nie ma akcji w swojej następnej turze; w bazie rum jest wart 6 złota minus 1 za każdą załogę, która była na pokładzie przy załadunku.
treasure-plague = Zaraza
    .text = Eliminuje całą załogę na pokładzie; statek nie może cumować (od razu odbija), a gdy dotknie innego statku, zaraza przechodzi na tamten.
treasure-ghostly-encounter = Spotkanie z duchami
    .text = Rzut za każdą załogę na pokładzie: 1 ją eliminuje. W bazie jest warte tyle złota, ile załóg zostało.
treasure-scurvy = Szkorbut
    .text = Na początku każdej twojej tury rzut: 4 lub więcej eliminuje jedną załogę. Znika, gdy statek zacumuje w bazie.
treasure-letter-of-marque = List kaperski
    .text = Statek może cumować w bazach wroga, ale może się tam tylko naprawiać; forty nie strzelają do niego, dopóki on nie strzeli do nich.
treasure-buried-treasure = Zakopany skarb
    .text = Statek nie ma akcji w swojej następnej turze; przy załadunku rzut kością: skarb jest wart tyle złota.
treasure-dry-powder = Suchy proch
    .text = Odkryty w twojej turze daje dodatkową akcję strzału i odpada z gry.
treasure-trees = Drzewa
    .text = Mogą zostać na wyspie, jeśli eksplorujący ma wszystkie maszty; odkryte naprawiają cały statek i odpadają z gry.
treasure-grease-barrels = Beczki smaru
    .text = Odkryte w twojej turze dają +L do ruchu w tej turze i odpadają z gry.
treasure-abandoned-crew = Porzucona załoga
    .text = Wśród skarbów leży zwykła załoga: kto pierwszy eksploruje wyspę, bierze ją na pokład jako swoją.
treasure-neptunes-figurehead = Galion Neptuna
    .text = Statek, który miałby zatonąć, staje zamiast tego w bazie, naprawiony, z ładunkiem; galion odpada wtedy z gry.
treasure-resurrection-codex = Kodeks wskrzeszenia
    .text = Statek, który miałby zatonąć, staje zamiast tego w bazie, naprawiony, z ładunkiem; kodeks odpada wtedy z gry.
event-card-divers = Nurkowie
    .text = Dostajesz całe złoto z zatopionego statku, a nie część.
event-card-raft = Tratwa
    .text = Cała załoga i monety trafiają na najbliższą dziką wyspę, zamiast przepaść lub zostać podzielone.
event-card-mermaids = Syreny
    .text = Wybierz niezacumowany wrogi statek: nie ma akcji przez tyle swoich tur, ile ma teraz załóg; potem wydarzenie się kończy.
event-card-foul-winds = Przeciwne wiatry
    .text = Żeton na otwartym morzu: każdy niezacumowany statek w odległości L przesuwa się o L prosto w kierunku, który wybiera gracz po lewej od jego właściciela (we dwoje: przeciwnik); zatrzymuje go zetknięcie, a dotknięcie wyspy kosztuje maszt.
event-card-becalmed = Flauta
    .text = Żeton na otwartym morzu do twojej następnej tury: statki w odległości L nie mogą wykonywać akcji ruchu, chyba że pływają nawet jako wraki.
treasure-weapons = Broń
    .text = +1 w abordażu za każdą załogę na pokładzie.
treasure-fruit = Owoce
    .text = Szkorbut nie działa na statek i odpada z gry; owoce zajmują 2 miejsca i nie można ich wyładować.
treasure-sextant = Sekstans
    .text = Teren nie działa na statek.
treasure-natives = Tubylcy
    .text = Statek, który ich odkrył, nie ma akcji przez tyle rund, ile ma załóg; zostają zakryci na wyspie.
treasure-cross-of-coronado = Krzyż Coronado
    .text = Gdy ma paść maszt, możesz zamiast tego odkryć i odrzucić ten skarb.
treasure-castaway = Rozbitek
    .text = Na pokład wchodzi jedna załoga spoza gry o koszcie do 3 (potrzebne miejsce); przyjmuje nację statku; skarb odpada z gry.
treasure-missionary = Misjonarz
    .text = Cała załoga z pokładu odpada z gry; misjonarz też.
treasure-explosives = Materiały wybuchowe
    .text = Gdy statek taranuje lub się zaklinuje, możesz je odkryć: na 4–6 toną oba statki; skarb odpada z gry.
treasure-neptunes-trident = Trójząb Neptuna
    .text = Jako akcja strzału: fala o szerokości S i długości 3L od środka kadłuba, w kierunku wybranym co 15 stopni; każdy inny statek i fort na jej drodze, także twój, traci dwa maszty lub flagi (ile ma, jeśli mniej; nic nie tonie ani nie zostaje zniszczone); ten statek traci maszt za każdą ofiarę; trójząb odpada z gry.
treasure-spices = Przyprawy
    .text = W bazie lub forcie podwajają jedną zwykłą monetę i odpadają z gry.
treasure-maps-of-alexandria = Mapy Aleksandrii
    .text = Od tej chwili wszystkie skarby na dzikich wyspach leżą odkryte; mapy odpadają z gry.
treasure-relics = Relikwie
    .text = Gdy wrogi statek ma usunąć ci maszt lub załogę, możesz zamiast tego oddać mu Relikwie: jego tura się kończy.
treasure-wolves = Wilki
    .text = Z tej wyspy nie można nic zabrać, dopóki raz nie trafi jej strzał muszkietu lub piechoty morskiej.
treasure-wine = Wino
    .text = Statek może zacumować w bazie lub forcie wroga i wymienić Wino na jeden tamtejszy skarb; w odległości S od bazy lub fortu wroga nie strzela i nikt nie strzela do niego.
treasure-rats = Szczury
    .text = Zwykłe monety na pokładzie są przy wyładunku warte o 1 mniej (nie mniej niż 0); szczurów nie można wyładować.
treasure-knights-of-malta-banner = Sztandar Kawalerów Maltańskich
    .text = Na statku berberyjskim wart 5 złota w bazie; na każdym innym 1 złota za każdy maszt, który ten statek usunie.
treasure-barbary-banner = Sztandar berberyjski
    .text = Na statku berberyjskim 1 złota za każdy maszt, który ten statek usunie; na każdym innym wart 5 złota w bazie.
treasure-wet-gunpowder = Mokry proch
    .text = Statek nie strzela; prochu nie można wyładować, ale akcja naprawy może go usunąć.
treasure-poseidons-breath = Oddech Posejdona
    .text = Odkryty przy akcji ruchu: ruch podstawowy tyle razy, ile stoi masztów; potem statek traci jeden maszt.
event-card-hidden-cove = Ukryta zatoczka
    .text = Jeden z twoich statków cumuje za darmo przy najbliższej dzikiej wyspie, której jeszcze nie masz zbadanej albo na której nie ma skarbów.
event-card-favor-of-the-gods = Łaska bogów
    .text = Wszystkie wydarzenia, odkryte i zakryte, odpadają z gry.
event-card-false-treasure = Fałszywy skarb
    .text = Wybierz wrogi statek: wszystkie zwykłe monety z jego pokładu odpadają z gry.
event-card-rolling-fog = Płynąca mgła
    .text = Żeton na ławicy mgły: na początku każdej twojej tury rzut, a ławica przesuwa się o S w stronę wylosowanej krawędzi; statki, których dotknie, gubią się w niej; zatrzymują ją wyspy i brzeg morza.
event-card-cursed-zone = Przeklęte wody
    .text = Żeton na otwartym morzu do końca gry: rzuty za statki w odległości L mają −2 (wyrzucona 1 przy strzale i tak chybia).
event-card-duel = Pojedynek
    .text = Wybierz jedną swoją i jedną wrogą załogę: każda strona rzuca kością i dodaje koszt swojej; niższa odpada z gry, przy remisie obie.
treasure-fireworks = Fajerwerki
    .text = Odkryte w twojej turze: +2 do strzałów w tej turze; odpadają z gry.
treasure-rotting-hull = Gnijący kadłub
    .text = Ładownia mniejsza o 1 (nadmiar wraca na wyspę); nie można go wyładować, ale akcja naprawy może go usunąć.
treasure-jade = Jadeit
    .text = Zajmuje jedno miejsce; gdy statek zacumuje w bazie, najtańsza moneta na pokładzie liczy się podwójnie.
treasure-volcano = Wulkan
    .text = Ginie losowy skarb z wyspy i po jednej losowej załodze z każdego zacumowanego tam statku; wulkan odpada z gry.
treasure-kharmic-idol = Bożek karmy
    .text = Wszystkie odkryte skarby unikatowe odpadają z gry; monety, których wartość zmieniły, są znów warte tyle, ile na nich wydrukowano.
treasure-bad-maps = Błędne mapy
    .text = Przeciwnik po lewej przesuwa ten statek i wyspę, z której pochodzą mapy, o 2L w jednym kierunku; oba zatrzymuje zetknięcie lub brzeg morza, a statek przestaje być zacumowany, chyba że dziób nadal dotyka wyspy; mapy odpadają z gry.
treasure-albatross = Albatros
    .text = −1 do każdego rzutu za statek; na początku każdej twojej tury rzut: na 6 przeciwnik po prawej przenosi go na inny twój statek; nie można go wyładować.
treasure-trade-route = Szlak handlowy
    .text = Odkryty w twojej turze: losowy skarb z twojej bazy zamienia się na losowy z bazy wroga (w obu musi jakiś być); odpada z gry.
treasure-pension = Emerytura
    .text = Przy wyładunku w bazie możesz odprawić załogi tego statku po 1 złota za każdą; skarb odpada z gry.
treasure-pandoras-box = Puszka Pandory
    .text = Każdy gracz wybiera skarb unikatowy spoza gry i kładzie go na tym statku; puszka odpada z gry.
treasure-the-cursed = Przeklęci
    .text = Statek ma Strach, który działa też na twoje własne statki w odległości S.

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
    .commit = Weź flotę zbudowaną za { $points } pkt
refusal-line = { $line ->
    [0] { "" }
   *[other] Wiersz { $line }:
}
refusal-fleet-too-long = Tekst jest dłuższy niż { $most } znaków.
refusal-fleet-too-many = { refusal-line } flota ma najwyżej { $most } wierszy.
refusal-fleet-unknown = { refusal-line } nie ma karty „{ $text }”.
refusal-fleet-misspelt = { refusal-line } nie ma karty „{ $text }”. Może chodzi o „{ $near }”?
refusal-fleet-ambiguous = { refusal-line } kilka różnych kart nazywa się „{ $text }”; wpisz numer tej właściwej ({ $known }).
refusal-fleet-bad-points = { refusal-line } „{ $text }” to nie jest liczba punktów floty.
refusal-fleet-bad-edition = { refusal-line } nie ma wydania „{ $text }”; są: { $known }.
refusal-fleet-novelty = { refusal-line } { $card } to ciekawostka, którą się nie gra.
refusal-fleet-edition = { refusal-line } { $card } należy do zestawu { $set }, a wydanie to { $edition }.
refusal-fleet-twice = { refusal-line } { $card } jest już we flocie{ $line ->
    [0] { "" }
   *[other] , w wierszu { $other }
}.
refusal-fleet-no-crew = { refusal-line } { $ship } nie może wieźć załogi.
refusal-fleet-crew-points = { refusal-line } załoga statku { $ship } kosztuje { $points } pkt; wolno najwyżej { $most }, tyle co sam statek.
refusal-fleet-crew-space = { refusal-line } załoga statku { $ship } zajmuje { $crew } miejsc, a są { $most }.
refusal-fleet-zero-nation = { refusal-line } { $card } nic nie kosztuje i może zacząć tylko na statku swojej nacji, nie na { $ship }.
refusal-fleet-commander = { refusal-line } { $card } służy tylko na statku, który karta wymienia, nie na { $ship }.
refusal-fleet-idle-crew = { refusal-line } { $card } jest innej nacji niż { $ship }, więc na tym statku zdolność tej załogi nie działa.
refusal-fleet-no-ship = Flota potrzebuje co najmniej jednego statku.
refusal-fleet-ships = { refusal-line } flota ma najwyżej { $most } statków.
refusal-fleet-points = Flota kosztuje { $points } pkt; wolno najwyżej { $most }.
refusal-fleet-fort-nation = { refusal-line } { $card } wymaga we flocie statku swojej nacji.
refusal-fleet-link = { refusal-line } { $card } nie może wskazać karty { $other }.
refusal-fleet-link-one = { refusal-line } { $card } wskazuje jedną załogę, nie więcej.
refusal-fleet-treasures = { refusal-line } najwyżej { $most } unikatowych skarbów, inaczej pozostałe monety nie byłyby warte dość.

# zdolności w działaniu
ask-reroll = { $ship }: wypadło { $die }. Przerzucić?
ask-cross = Ma paść maszt. Oddać zamiast niego Krzyż Coronado?
ask-kill-cargo = Czy trafiony statek ma stracić też jeden ładunek?
ask-maroon = Na którą wyspę wysadza się załogę „{ $crew }” ze statku „{ $ship }”?
    .commit = Wysadź na ląd: { $what }
ask-relics = Oddać zamiast tej straty Relikwie wrogiemu statkowi i zakończyć jego turę?
ask-lose-cargo = Który ładunek tracisz?
    .commit = Strać: { $what }
ask-rescue = „{ $ship }” tonie. Odkryć wydarzenie?
ask-burn = Który maszt statku { $ship } zaczyna płonąć?
    .commit = Niech płonie: { $what }
ask-broadside = Do czego „{ $ship }” strzela salwą?
ask-explode = Odpalić ładunki wybuchowe?
ask-board-afar = Abordażować statek w odległości S?
ask-pivot = { $keyword } „{ $ship }”: obrócić dziób?
ask-raid = „{ $ship }” stoi w bazie wroga. Którą monetę zabiera?
ask-give-up = Którą załogę poświęcasz?
    .commit = Poświęć: { $what }
ask-use = Na czym „{ $ship }” używa zdolności?
    .commit = Użyj na: { $what }
ask-promote = Który statek może wykonać dwie akcje?
    .commit = Daj dwie akcje: „{ $what }”
ask-alight = Na który statek przelatuje albatros?
    .commit = Wyślij na „{ $what }”
ask-trees = Zabrać drzewa na pokład?
ask-castaway = Który rozbitek wchodzi na pokład?
    .commit = Weź na pokład: { $what }
ask-adrift = W którą stronę dryfują statek i wyspa?
    .commit = Wybierz: { $what }
ask-pandora = Który skarb wychodzi z puszki?
    .commit = Wyjmij: { $what }
ask-partner = Z bazą którego gracza zamieniasz monetę?
    .commit = Zamień się: { $what }
option-partner = Baza gracza { $who }
ask-retire = Którą załogę odprawiasz na emeryturę?
    .commit = { $n ->
        [0] Nie odprawiaj nikogo
        [one] Odpraw { $n } załogę
        [few] Odpraw { $n } załogi
        [many] Odpraw { $n } załóg
       *[other] Odpraw { $n } załogi
    }
ask-aim = { $card }: gdzie albo na kim?
    .commit = Użyj na: { $what }
ask-blow = W którą stronę wiatr spycha „{ $ship }”?
    .commit = Wybierz: { $what }
ask-marine = Do kogo strzela { $crew }?
    .commit = Strzelaj: { $what }
ask-first-find = Który skarb najpierw?
    .commit = Weź najpierw: { $what }
ask-swap = Wymienić monetę na losową z innej wyspy?
ask-claim = Od razu zabrać wrak do bazy?
ask-wave = W którą stronę biegnie fala?
    .commit = Wybierz: { $what }
option-token = { $ships }
    .note = { $own ->
        [0] żaden twój statek
        [one] w tym jeden twój
        [few] w tym { $own } twoje
        [many] w tym { $own } twoich
       *[other] w tym { $own } twojego
    }
    .commit = Połóż tu: { $ships }
    .like = { $ships }
option-token-idle = Tam, gdzie nie ma wroga
    .rare = nie sięgnie żadnego wroga
option-keep-die = Zostaw { $die }
option-reroll = Rzuć jeszcze raz
option-lose-cross = Oddaj Krzyż Coronado
option-lose-mast = Strać maszt
option-kill-pass = Zostaw jego ładunek
    .ask = { "" }
option-kill-kill = Zniszcz też jeden ładunek
option-island = { $island }
option-relics-pass = Zatrzymaj je
    .ask = { "" }
option-relics-give = Oddaj Relikwie
option-no-event = Nie odkrywaj wydarzenia
    .ask = { "" }
option-event = Odkryj: { $card }
option-event-first = Odkryj: { $card }
    .note = tylko zanim zadziała jakikolwiek statek
    .here = { "" }
option-broadside-at = Wszystkie armaty ({ $guns }) do „{ $ship }”: co najmniej { $least } ({ $odds } %)
    .commit = Strzelaj ze wszystkich armat ({ $guns }) do „{ $ship }”: co najmniej { $least } ({ $odds } %)
option-broadside = Strzel salwą burtową
option-shoot-far = Strzelaj na podwójną odległość (trafia tylko 6)
option-trident = Podnieś Trójząb Neptuna
option-lookout = Podejrzyj po jednym skarbie na każdej wyspie
option-cleanse = Usuń to, co szkodzi statkowi
option-hunt = Przepędź wilki z wyspy
option-explode-pass = Poczekaj z tym
    .ask = { "" }
option-explode-explode = Odpal ładunki
option-prize-captive = Pojmij najdroższą załogę statku { $ship }
option-no-raid = Nic nie zabieraj
    .ask = { "" }
option-use = { $ship }: { $ability }
    .commit = Użyj „{ $ship }”: { $ability }
option-use-ship = { $ship }
option-use-crew = Załoga { $number }: { $place }
option-use-crew-known = { $crew }: { $place }
option-use-coin = Skarb { $number }: { $place }
option-use-find = Skarb unikatowy { $number }: { $place }
option-use-home = Moneta { $place } w bazie
option-reveal = Odkryj: { $card }
option-put-ashore = Wyładuj: { $card }
option-marine = Strzela { $crew }
    .commit = Strzelaj: { $crew }
option-marine-shot = „{ $ship }”: co najmniej { $least }
option-trees-pass = Zostaw je
    .ask = { "" }
option-trees-take = Zabierz na pokład
option-nobody = Nikt
    .ask = { "" }
    .commit = Nie bierz nikogo
option-nothing = Nic
    .ask = { "" }
    .commit = Nie bierz nic
option-fog-bank = Ławica mgły { $number }
option-duel = { $crew } przeciw załodze statku „{ $ship }”
    .commit = Postaw: { $crew }, przeciw załodze statku { $ship }
option-smokepot = Postaw tu zasłonę dymną
option-firepot = Armata { $cannon } miota ogień w „{ $ship }”: co najmniej { $least } ({ $odds } %)
    .commit = Rzuć ogień z armaty { $cannon } w „{ $ship }”: co najmniej { $least } ({ $odds } %)
option-stinkpot = Armata { $cannon } miota cuchnący garniec w „{ $ship }”: co najmniej { $least } ({ $odds } %)
    .commit = Rzuć cuchnący garniec z armaty { $cannon } w „{ $ship }”: co najmniej { $least } ({ $odds } %)
option-chainshot = Armata { $cannon } strzela kulami łańcuchowymi w „{ $ship }”: co najmniej { $least } ({ $odds } %)
    .commit = Strzelaj kulami łańcuchowymi z armaty { $cannon } w „{ $ship }”: co najmniej { $least } ({ $odds } %)
option-no-swap = Nie wymieniaj
    .ask = { "" }
option-swap = Moneta { $value } za losową z wyspy { $island }
    .commit = Wymień monetę { $value } na losową z wyspy { $island }
option-claim-pass = Eksploruj, nic więcej
    .ask = { "" }
option-claim-claim = Zabierz do bazy
option-panel = Płyta pancerza
option-wave = kurs { $degrees }°: { $hit ->
    [0] nikt nie obrywa
    [one] obrywa jeden cel
    [few] obrywają { $hit } cele
    [many] obrywa { $hit } celów
   *[other] obrywa { $hit } celów
}
refusal-must-load = Otrzymaną monetę trzeba załadować.
refusal-no-crew = „{ $ship }” nie może wieźć załogi.
refusal-fleet-abandoned = { refusal-line } { $card } nie należy do załogi, którą można porzucić, albo nie tyle razy.
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
    [0] Pożar na „{ $ship }” zgasł; masztów stoi: { $left }.
    [one] Płonie maszt statku { $ship }.
    [few] Płoną { $fire } maszty statku { $ship }.
    [many] Płonie { $fire } masztów statku { $ship }.
   *[other] Płonie { $fire } masztów statku { $ship }.
}
event-crew-went = { $crew } opuszcza { $ship }.
event-gold-made = { $who }: { $gold } złota więcej, razem { $total }.
event-event-played = { $who } odkrywa { $card }: { $text }
event-treasure-found = { $ship } ma { $card }: { $text }
event-treasure-gone = { $card }: skarb znika z gry.
event-looked = { $who } podgląda coś zakrytego.
event-looked-coin = { $who } widzi monetę wartą { $worth }.
event-looked-card = { $who } widzi: { $card }.
event-smoke = Leży tu ławica mgły.
event-smoke-lifted = Dym się rozwiewa.
event-island-moved = { $island }: wyspa zdryfowała.
# Stocznia
yard-title = Stocznia
yard-fleet = Twoja flota
yard-name = Nazwa floty
yard-filters = Czego szukasz
yard-search = Szukaj
yard-search-hint = nazwa, zdolność, słowo kluczowe
yard-kind = Rodzaj
yard-kind-ship = Statki
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
yard-add-ship = Dodaj statek · { $n ->
    [one] został { $n } punkt
    [few] zostały { $n } punkty
    [many] zostało { $n } punktów
   *[other] zostało { $n } punktu
}
yard-boards = Wsiada na: { $ship }
yard-match = { $n ->
    [one] Pasuje { $n } karta
    [few] Pasują { $n } karty
    [many] Pasuje { $n } kart
   *[other] Pasuje { $n } karty
}
yard-no-match = Takiej karty nie ma.
yard-elsewhere = W tym rodzaju takiej karty nie ma, ale są inne:
yard-widen = Wyczyść filtry
yard-show = { $n ->
    [one] Pokaż { $n } kartę
    [few] Pokaż { $n } karty
    [many] Pokaż { $n } kart
   *[other] Pokaż { $n } karty
}
yard-sort = Kolejność
yard-sort-fits = co się mieści
yard-sort-points = punkty
yard-sort-guns = armaty
yard-sort-cargo = ładownia
yard-sort-speed = szybkość
rarity-common = pospolita
rarity-uncommon = niepospolita
rarity-rare = rzadka
rarity-super-rare = bardzo rzadka
rarity-le = edycja limitowana
rarity-pr = promocyjna
rarity-promo = promocyjna
yard-add = Dodaj · { $from } → { $to }
yard-over = { $n ->
    [one] o { $n } punkt za dużo
    [few] o { $n } punkty za dużo
    [many] o { $n } punktów za dużo
   *[other] o { $n } punktu za dużo
}
yard-in-fleet = ✓ { $n } we flocie
yard-link-empty = Ten link nie przynosi żadnej floty. Poproś o nowy albo zbuduj tu własną.
yard-added = { $card } dołącza do floty.
yard-to-fleet = Do floty: { $cost } z { $most } punktów
yard-more = Pokaż jeszcze { $n }
yard-of-points = z { $n } punktów
yard-aboard = załoga { $n } · ładownia { $cargo }
yard-crew = + załoga
yard-remove = Usuń: { $card }
yard-ashore = W bazie:
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
yard-import-text = Flota jako tekst: jedna karta w wierszu, załoga pod swoim statkiem
yard-kept = Moje floty
yard-kept-now = Zapisano jako „{ $name }”. Zagrasz nią przy stole, do którego gracze przyprowadzają własne floty.
yard-none-kept = W tej przeglądarce nie ma jeszcze zapisanych flot.
yard-unnamed = Flota { $n }
yard-keep = Zapisz tę flotę
yard-play = Zagraj tą flotą
yard-play-total = Nie ma stołów na { $n } pkt; są na { $known }.
yard-share = Udostępnij
yard-share-text = Flota jako tekst
yard-share-link = Link do niej
yard-copy-text = Kopiuj tekst
yard-copy-link = Kopiuj link
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
bring-hand = Zagraj flotą „{ $name }”
bring-text = Weź flotę z tekstu
bring-yard = Otwórz stocznię

# Co liczy rada.
stock-gold = złoto w bazie
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
chapter-pin = Zaklinowanie
chapter-board = Abordaż
chapter-scuttle = Zatapianie własnego wraku
chapter-tow = Holowanie
chapter-explore = Eksploracja
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
