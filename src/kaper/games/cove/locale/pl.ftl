# Zatoka Piratów: wszystkie słowa gry po polsku.

# miejsca
island-1 = Wyspa z Tawerną
    .acc = Wyspę z Tawerną
    .loc = Wyspie z Tawerną
    .short = Tawerna
    .offer = karty po 2 złota
island-2 = Wyspa Kadłuba
    .acc = Wyspę Kadłuba
    .loc = Wyspie Kadłuba
    .short = Kadłub
    .offer = lepszy kadłub
island-3 = Wyspa Żagli
    .acc = Wyspę Żagli
    .loc = Wyspie Żagli
    .short = Żagle
    .offer = lepsze żagle
island-4 = Wyspa Dział
    .acc = Wyspę Dział
    .loc = Wyspie Dział
    .short = Działa
    .offer = lepsze działa
island-5 = Wyspa Załogi
    .acc = Wyspę Załogi
    .loc = Wyspie Załogi
    .short = Załoga
    .offer = lepsza załoga
island-6 = Wyspa Skarbów
    .acc = Wyspę Skarbów
    .loc = Wyspie Skarbów
    .short = Skarby
    .offer = zakop skrzynie
island-7 = Zatoka Piratów
    .acc = Zatokę Piratów
    .loc = Zatoce Piratów
    .short = Zatoka
island-8 = ostatnia bitwa
    .acc = ostatnią bitwę
    .loc = ostatniej bitwie

# sekcje statku
section-hull = kadłub
    .gen = kadłuba
    .acc = kadłub
    .loc = kadłubie
section-sails = żagle
    .gen = żagli
    .acc = żagle
    .loc = żaglach
section-cannon = działa
    .gen = dział
    .acc = działa
    .loc = działach
section-crew = załoga
    .gen = załogi
    .acc = załogę
    .loc = załodze
section-all = wszystkie sekcje
    .gen = wszystkich sekcji
    .acc = wszystkie sekcje
    .loc = wszystkich sekcjach

# fazy
phase-0 = wyposażanie statków
phase-1 = Skarb
phase-2 = Nawigacja
phase-3 = Walka
phase-4 = Plądrowanie
phase-5 = Ulepszenie
phase-6 = czarne statki i ładunek
phase-7 = koniec gry

treasure-none = brak
treasure = { $fame ->
        [0] {""}
       *[other] chwała { $fame },{" "}
    }złoto { $gold }{ $chests ->
        [0] {""}
       *[other] , skrzynie { $chests }
    }{ $tavern ->
        [0] {""}
       *[other] , karty tawerny { $tavern }
    }
list = { $items }

# opcje gry
option-name-crippling = Zniszczenie sekcji
option-value-crippling-lowest = na najniższym poziomie
option-value-crippling-off-mat = po zepchnięciu z toru (mocne statki)
option-name-shipwrights = Szkutnicy
option-value-shipwrights-one = jeden na statku
option-value-shipwrights-one-per-section = jeden na każdej sekcji
option-name-volley_cards = Karty Salw na jedną salwę
option-value-volley_cards-one = po jednej na gracza
option-value-volley_cards-any = dowolnie wiele dla strzelającego
option-name-secret_map = Mapa skarbów podwaja
option-value-secret_map-chests = skrzynie
option-value-secret_map-all = wszystko z karty
option-name-blank_cards = Karty własne
option-value-blank_cards-off = odłożone
option-value-blank_cards-on = wtasowane

# karty
card-flint = Papuga Kapitana Flinta
    .acc = Papugę Kapitana Flinta
    .effect = Ładownia mieści dowolną liczbę skrzyń; przyjmuje dwa trafienia w kadłub.
    .short = Ładownia bez dna; chroni kadłub
    .brief = Papuga Flinta
card-silver = Papuga Długiego Johna Silvera
    .acc = Papugę Długiego Johna Silvera
    .effect = Zawsze 6 kości; przyjmuje dwa trafienia w działa.
    .short = Zawsze 6 kości; chroni działa
    .brief = Papuga Silvera
card-bones = Papuga Billy'ego Bonesa
    .acc = Papugę Billy'ego Bonesa
    .effect = Tyle kości, ile dział; przyjmuje dwa trafienia w załogę.
    .short = Tyle kości, ile dział; chroni załogę
    .brief = Papuga Bonesa
card-trelawney = Papuga Squire'a Trelawneya
    .acc = Papugę Squire'a Trelawneya
    .effect = +20 do szybkości; przyjmuje dwa trafienia w żagle.
    .short = +20 szybkości; chroni żagle
    .brief = Papuga Trelawneya
card-shipwright = Szkutnik
    .effect = W swojej turze Ulepszenia: dołącz do sekcji; przyjmuje dwa pierwsze trafienia.
    .short = Przyjmuje 2 pierwsze trafienia w sekcję
card-farewell = Czułe pożegnanie
    .effect = Koniec Nawigacji: przenieś statek do pustej wyspy; unieważnia Podział łupów nałożony na ciebie.
    .short = Przepłyń do pustej wyspy
card-consort = Podział łupów
    .effect = Koniec Skarbu: wskazany gracz oddaje ci w tym miesiącu połowę łupu i połowę chwały za zakopywanie.
    .short = Połowa łupów innego gracza
card-nest = Bocianie gniazdo
    .effect = Początek Nawigacji: kursy wybiera się jawnie, po kolei od wskazanego gracza.
    .short = Jawna nawigacja od wskazanego gracza
card-account = Na cudzy koszt
    .effect = W swojej turze Ulepszenia: jedna sekcja o jeden poziom w górę za darmo.
    .short = Jedna sekcja w górę za darmo
card-commission = Korsarskie zlecenie
    .effect = Koniec Nawigacji, gdy Marynarka jest na planszy: odeślij ją na inną wyspę zewnętrzną i przejmij dowodzenie.
    .short = Odeślij Marynarkę i nią dowodź
card-intercept = Kordon Królewskiej Marynarki
    .effect = Koniec Nawigacji: wyślij Królewską Marynarkę na wyspę zewnętrzną i dowodź nią.
    .short = Wezwij Marynarkę i nią dowodź
card-map = Mapa skarbów
    .effect = Koniec Skarbu: kość wskazuje wyspę zewnętrzną; w tym miesiącu jej skrzynie liczą się dla ciebie podwójnie.
    .short = Kość podwaja skrzynie jednej wyspy
card-avast = No i poszło!
    .effect = Przed bitwą: do jej końca nikt nie zagrywa już kart.
    .short = Koniec kart w tej bitwie
card-wind = Dobry wiatr
    .effect = Przed bitwą: +6 do szybkości; dwie karty można zagrać razem.
    .short = +6 szybkości w tej bitwie
card-grapple = Abordaż
    .effect = Przed bitwą: wszyscy rzucają tyloma kośćmi, ile mają załogi.
    .short = Wszyscy: tyle kości, ile załogi
card-smoke = Zasłona dymna
    .effect = Przed bitwą: twój statek trafia tylko szóstka.
    .short = Trafia cię tylko 6
card-overboard = Skrzynia za burtą
    .effect = Przed bitwą: +2 do szybkości za każdą oddaną skrzynię.
    .short = +2 szybkości za oddaną skrzynię
card-grapeshot = Salwa kartaczami
    .effect = Przy własnej salwie: trafia każdy wynik od 3 do 6, także przez dym; własne działa tracą 2.
    .short = Trafia 3 do 6; twoje działa tracą 2
card-keg = Na beczce prochu
    .effect = Przy dowolnej salwie w twojej bitwie: każde trafienie uszkadza też każdy kadłub o 1.
    .short = Trafienia biją też w każdy kadłub
card-salute = Salut z sześciu dział
    .effect = Przy własnej salwie: każde trafienie uszkadza wszystkie sekcje celu; tracisz następną turę.
    .short = Trafia wszystkie sekcje; potem ładujesz
card-fame-1 = Chwała 1
    .effect = 1 punkt chwały na koniec gry.
    .short = 1 chwała na koniec gry
card-fame-2 = Chwała 2
    .effect = 2 punkty chwały na koniec gry.
    .short = 2 chwały na koniec gry
card-fame-3 = Chwała 3
    .effect = 3 punkty chwały na koniec gry.
    .short = 3 chwały na koniec gry
card-market = Targ przemytników
    .effect = W swojej turze Ulepszenia: do 3 skrzyń po 2 sztuki złota.
    .short = Do 3 skrzyń, każda za 2 złota
card-rations = Podwójne racje
    .effect = Przed bitwą: jedna kość więcej w każdej twojej salwie, najwyżej 6.
    .short = Kość więcej w każdej salwie
card-chain = Kule łańcuchowe
    .effect = Przy własnej salwie w żagle: każde trafienie liczy się podwójnie.
    .short = W żagle: trafienia liczą się podwójnie

card-blackbeard = Edward Teach „Czarnobrody”
    .short = Czarnobrody
    .effect = Strzela do najsilniejszych dział; każde trafienie uszkadza kadłub.
card-dutchman = Latający Holender
    .short = Latający Holender
    .effect = Strzela do największej załogi i ją przerzedza; po rundzie łata do dwóch trafień.
card-hook = Kapitan Hak
    .short = Kapitan Hak
    .effect = Strzela do najmocniejszego kadłuba; chybione strzały mogą trafić innych.
card-bonny = Ann Bonny i Mary Read
    .vessel = Statek Ann Bonny i Mary Read
    .short = Bonny i Read
    .effect = Strzelają do najszybszego; każde trafienie uszkadza wszystkie cztery sekcje.
card-cacafuego = Cacafuego
    .short = Cacafuego
    .effect = Bezbronny: kapitanowie biją się o niego między sobą, a zwycięzca rzuca kością o chwałę.
card-roberts = Bartholomew Roberts „Czarny Bart”
    .short = Czarny Bart
    .effect = Strzela do najszybszego; każde trafienie uszkadza żagle.
card-navy = Królewska Marynarka
    .short = Marynarka
    .effect = Strzela tam, gdzie każe dowodzący; obecni kapitanowie muszą ją najpierw zatopić.

# pytania
ask-outfit = Wyposażanie statku: które poziomy kupujesz? Masz { $gold ->
    [one] 1 sztukę złota
    [few] { $gold } sztuki złota
    [many] { $gold } sztuk złota
   *[other] { $gold } sztuki złota
}. Każdy poziom wymaga poprzedniego.
    .commit = { $n ->
        [0] Nie kupuj nic
        [one] Kup { $n } poziom za 1 sztukę złota
        [few] Kup { $n } poziomy za { $price } złota
        [many] Kup { $n } poziomów za { $price } złota
       *[other] Kup { $n } poziomu za { $price } złota
    }
    .sum = zostaje { $left } z { $gold } złota
ask-end-of-treasure = Skarby leżą odkryte. Zagrywasz Zdarzenie?
ask-start-of-navigation = Zanim ustawicie koła sterowe: zagrywasz Bocianie gniazdo?
ask-navigate = Dokąd płyniesz w tym miesiącu?
ask-end-of-navigation = Wszystkie statki dotarły do celu. Zagrywasz Zdarzenie?
ask-prepare = Zaraz zacznie się bitwa. Zagrywasz kartę Bitwy?
ask-battle-turn = Runda { $round }: salwa z { $dice ->
    [one] 1 kości
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
} czy ucieczka do Zatoki?
ask-last-battle-turn = Ostatnia bitwa, runda { $round }: salwa z { $dice ->
    [one] 1 kości
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}.
ask-more-cards = Dokładasz następną kartę Salwy?
ask-aim = Do czego strzelasz?
ask-navy-aim = Dowodzisz Królewską Marynarką. Do czego ma strzelać?
ask-keg = { $ship } strzela, cel: { $target } ({ $section }), { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}. Dokładasz beczkę prochu?
ask-parrot = Wylosowana papuga: { $parrot }. Żerdź jest zajęta: { $old }.
ask-plunder = Plądrujesz { $island }?
ask-cove = Co bierzesz w Zatoce?
ask-upgrade-1 = Wyspa z Tawerną: co robisz? Twoje złoto: { $gold }.
ask-upgrade-2 = Wyspa Kadłuba: co robisz? Twoje złoto: { $gold }.
ask-upgrade-3 = Wyspa Żagli: co robisz? Twoje złoto: { $gold }.
ask-upgrade-4 = Wyspa Dział: co robisz? Twoje złoto: { $gold }.
ask-upgrade-5 = Wyspa Załogi: co robisz? Twoje złoto: { $gold }.
ask-upgrade-6 = Wyspa Skarbów: co robisz? Twoje złoto: { $gold }.
ask-upgrade-7 = Zatoka Piratów: co robisz? Twoje złoto: { $gold }.
ask-bury-chests = Ile skrzyń zakopujesz? Każda to 1 punkt chwały.
    .commit = { $n ->
        [0] Nie zakopuj skrzyń
        [one] Zakop { $n } skrzynię, chwała +{ $gain }
        [few] Zakop { $n } skrzynie, chwała +{ $gain }
        [many] Zakop { $n } skrzyń, chwała +{ $gain }
       *[other] Zakop { $n } skrzyni, chwała +{ $gain }
    }
ask-bury-gold = Ile złota zakopujesz? Każde 3 sztuki to 1 punkt chwały.
    .commit = { $n ->
        [0] Nie zakopuj złota
        [one] Zakop { $n } sztukę złota, chwała +{ $gain }
        [few] Zakop { $n } sztuki złota, chwała +{ $gain }
        [many] Zakop { $n } sztuk złota, chwała +{ $gain }
       *[other] Zakop { $n } sztuki złota, chwała +{ $gain }
    }
    .sum = złoto: { $gold } → { $left }

# odpowiedzi
option-step = { $section }: poziom { $position } (wartość { $reading }) za { $cost ->
    [one] 1 sztukę złota
    [few] { $cost } sztuki złota
    [many] { $cost } sztuk złota
   *[other] { $cost } sztuki złota
}
option-map = Zagraj Mapę skarbów
    .note = kość wskaże wyspę, jej skrzynie liczą ci się podwójnie
option-consort = Zagraj Podział łupów
    .note = łupem dzieli się { $on }
option-nest = Zagraj Bocianie gniazdo
    .note = zaczyna { $first }
option-navigate = { $island }
    .note = { $offer }
    .about = Skarb: { $treasure }.{ $doubled ->
        [chests] { " " }Twoja mapa: skrzynie liczą się podwójnie.
        [all] { " " }Twoja mapa: wszystko liczy się podwójnie.
       *[no] { "" }
    } W porcie: { $offer }.
    .commit = Ustaw ster na { $to }
option-navigate-legend = { $island }
    .note = czarny statek!
    .about = Skarb: { $treasure }.{ $doubled ->
        [chests] { " " }Twoja mapa: skrzynie liczą się podwójnie.
        [all] { " " }Twoja mapa: wszystko liczy się podwójnie.
       *[no] { "" }
    } W porcie: { $offer }.
    .commit = Ustaw ster na { $to }
option-farewell = Zagraj Czułe pożegnanie
    .note = na { $island }
option-intercept = Zagraj Kordon Królewskiej Marynarki
    .note = na { $island }
option-commission = Zagraj Korsarskie zlecenie
    .note = dalej na { $island }
option-overboard = Zagraj Skrzynię za burtą
    .note = +{ $knots } do szybkości za { $chests ->
        [one] 1 skrzynię
        [few] { $chests } skrzynie
        [many] { $chests } skrzyń
       *[other] { $chests } skrzyni
    }
option-wind = Zagraj Dobry wiatr
    .note = +6 do szybkości w tej bitwie
option-wind-both = Zagraj oba Dobre wiatry
    .note = +12 do szybkości w tej bitwie
option-grapple = Zagraj Abordaż
    .note = wszyscy rzucają według załogi
option-smoke = Zagraj Zasłonę dymną
    .note = trafia cię tylko szóstka
option-avast = Zagraj „No i poszło!”
    .note = koniec kart w tej bitwie
option-rations = Zagraj Podwójne racje
    .note = jedna kość więcej
option-fire = Ognia! { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
    .note = trafia 5 i 6, przez dym tylko 6
option-retreat = Uciekaj do Zatoki
    .note = bunt 17 %, wtedy tracisz: { $what }
option-retreat-hit = Uciekaj do Zatoki
    .note = każdy przeciwnik +1 chwały · bunt 17 %, wtedy tracisz: { $what }
mutiny-gold = złoto { $n }
mutiny-chests = skrzynie { $n }
mutiny-fame = chwałę { $n }
mutiny-nothing = nic
option-grapeshot = Strzelaj kartaczami: { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
    .note = trafia 3–6, własne działa tracą 2
option-keg = Strzelaj z beczką prochu: { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
    .note = każde trafienie uszkadza też każdy kadłub o 1, twój też
option-salute = Oddaj salut z sześciu dział: { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
    .note = trafia wszystkie sekcje, potem przeładowanie
option-chain = Strzelaj kulami łańcuchowymi: { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
    .note = w żagle, każde trafienie podwójnie
option-no-more = Nie dokładaj więcej kart
option-aim = Strzelaj: { $target }, { $section }
    .note = do zniszczenia { $needed ->
        [one] 1 trafienie
        [few] { $needed } trafienia
        [many] { $needed } trafień
       *[other] { $needed } trafienia
    } · szansa { $chance } %
option-aim-pirate = Strzelaj: { $target }
    .note = do zatopienia { $needed ->
        [one] 1 trafienie
        [few] { $needed } trafienia
        [many] { $needed } trafień
       *[other] { $needed } trafienia
    } · szansa { $chance } %
option-keg-add = Dołóż beczkę prochu
    .note = każde trafienie uszkadza też każdy kadłub o 1, twój też
option-parrot-keep = Zachowaj { $parrot }
option-parrot-exchange = Wymień na { $parrot }
    .note = kosztuje 1 punkt chwały
option-plunder = Plądruj
    .note = { $treasure }
option-leave = Zostaw skarb
option-cove-cards = Weź 2 karty tawerny
option-cove-gold = Weź 1 kartę tawerny i 2 sztuki złota
option-market = Zagraj Targ przemytników
    .note = { $chests ->
        [one] 1 skrzynia
        [few] { $chests } skrzynie
        [many] { $chests } skrzyń
       *[other] { $chests } skrzyni
    } za { $gold ->
        [one] 1 sztukę złota
        [few] { $gold } sztuki złota
        [many] { $gold } sztuk złota
       *[other] { $gold } sztuki złota
    }
option-buy = Kup kartę tawerny
    .note = za { $cost ->
        [one] 1 sztukę złota
        [few] { $cost } sztuki złota
        [many] { $cost } sztuk złota
       *[other] { $cost } sztuki złota
    }
option-end = Zakończ turę
    .ask = { $chests ->
        [0] {""}
        [one] Na pokładzie została 1 skrzynia, a zakopana to 1 punkt chwały. Mimo to zakończyć turę?
        [few] Na pokładzie zostały { $chests } skrzynie, a każda zakopana to 1 punkt chwały. Mimo to zakończyć turę?
        [many] Na pokładzie zostało { $chests } skrzyń, a każda zakopana to 1 punkt chwały. Mimo to zakończyć turę?
       *[other] Na pokładzie zostało { $chests } skrzyni, a każda zakopana to 1 punkt chwały. Mimo to zakończyć turę?
    }
option-bury-chests = Zakop skrzynie
    .note = każda to 1 punkt chwały
option-bury-gold = Zakop złoto
    .note = każde 3 sztuki to 1 punkt chwały
option-raise = Ulepsz { $section } o poziom
    .note = za { $cost ->
        [one] 1 sztukę złota
        [few] { $cost } sztuki złota
        [many] { $cost } sztuk złota
       *[other] { $cost } sztuki złota
    }: { $more ->
        [0] nadal { $reading }, ale zniesie trafienie więcej
       *[other] odtąd { $reading }
    }
option-account = Ulepsz { $section } o poziom
    .note = za darmo (Na cudzy koszt): { $more ->
        [0] nadal { $reading }, ale zniesie trafienie więcej
       *[other] odtąd { $reading }
    }
option-heal = Wylecz Szkutnika na { $section }
    .note = za 1 sztukę złota
option-shipwright = Umieść Szkutnika na { $section }
    .note = przyjmie tam 2 trafienia

# odmowy
refusal-step-missing = Brakuje poziomu { $section }: kupuje się je po kolei.
refusal-gold = Za mało złota: to kosztuje { $cost }, a masz { $gold }.
refusal-not-held = Nie masz w ręce karty „{ $card }”.
refusal-card-not-now = Karty „{ $card }” nie można teraz tak zagrać: kiedy, mówi jej treść.
refusal-consort-self = Podział łupów musi wskazać innego gracza.
refusal-must-sail = Każdy kapitan musi wybrać wyspę.
refusal-cove = Zatoki nie ma na kole sterowym: trafia się tam tylko po ucieczce lub ze zniszczonym statkiem.
refusal-not-empty = Przy tej wyspie nie może być żadnego statku i nie może to być Zatoka.
refusal-navy-haven = Marynarka nie zawija na Wyspę Skarbów ani do Zatoki Piratów.
refusal-navy-own = Marynarki nie można wysłać na wyspę, przy której cumuje twój statek.
refusal-commission = Marynarka musi być na planszy i musi popłynąć na inną wyspę.
refusal-chests = Na kartę trafia co najmniej jedna skrzynia, a masz { $chests }.
refusal-avast = Zagrano „No i poszło!”: w tej bitwie nie zagrywa się już kart.
refusal-fire-or-retreat = W swojej turze statek strzela albo ucieka.
refusal-no-retreat = Z ostatniej bitwy nie ma ucieczki.
refusal-pirates-first = Do graczy wolno strzelać dopiero po zatopieniu pirata i Marynarki.
refusal-not-in-battle = Tego statku nie ma w tej bitwie.
refusal-aim = Wskaż statek z tej bitwy i jedną z jego sekcji.
refusal-exchange = Wymiana kosztuje 1 punkt chwały, a nie masz żadnego: zachowaj starą papugę.
refusal-not-here = Tutaj nie można tego zrobić; każda wyspa oferuje co innego.
refusal-three-cards = Podczas wizyty można kupić najwyżej trzy karty.
    .done = zrobione
refusal-no-cards = Nie ma już kart tawerny.
refusal-nothing-to-bury = Nie masz czego zakopać.
    .done = zrobione
refusal-shipwright = Na statku nie ma miejsca dla kolejnego Szkutnika.
refusal-top = Ta sekcja jest na końcu swojego toru i nie da się jej już ulepszyć.
refusal-once = Na Wyspie Skarbów ulepsza się raz jedną sekcję o jeden poziom.
    .done = zrobione

# co się stało
event-phase = Miesiąc { $month }: { $phase ->
    [1] Skarb
    [2] Nawigacja
    [3] Walka
    [4] Plądrowanie
    [5] Ulepszenie
   *[6] czarne statki i ładunek
}.
event-outfitted = { $seat } wyposaża statek za { $cost } złota: kadłub { $hull }, żagle { $sails }, działa { $cannon }, załoga { $crew }.
event-treasure-turned = { $island }: { $treasure }.
event-heading = { $seat } obiera kurs na { $island }.
event-sailed = { $seat } płynie na { $island }.
event-black-ship-moved = Czarny statek { $number } płynie na { $island }.
event-pirate-appeared = { $ship } pojawia się przy { $island }.
event-cargo-lost = { $seat } wyrzuca za burtę { $chests ->
    [one] 1 skrzynię
    [few] { $chests } skrzynie
    [many] { $chests } skrzyń
   *[other] { $chests } skrzyni
}: ładownia jest pełna.
event-treasure-discarded = Nikt nie zdobywa skarbu przy { $island }.
event-card-drawn = { $seat } ciągnie kartę tawerny.
event-card-drawn-own = { $seat } ciągnie kartę „{ $card }”.
event-deck-made = Nowa talia tawerny z odrzuconych: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
event-parrot-perched = { $parrot } siada na żerdzi: { $seat }.
event-parrot-refused = { $seat } odsyła do talii: { $parrot }.
event-parrot-exchanged = { $seat } bierze { $parrot } i odsyła do talii { $old }.
event-parrot-healed = { $parrot } zdrowieje: { $seat }.
event-consort-laid = { $seat } zagrywa Podział łupów: w tym miesiącu łupem dzieli się { $on }.
event-map-marked = { $seat } zagrywa Mapę skarbów, rzut { $faces } wskazuje { $island }.
event-nest-manned = { $seat } zagrywa Bocianie gniazdo: jawne kursy, zaczyna { $first }.
event-farewell = { $seat } zagrywa Czułe pożegnanie i płynie na { $island }.
event-consort-cancelled = { $seat } już się nie dzieli: Podział łupów nie działa ({ $by }).
event-navy-sent = { $seat } zagrywa „{ $card }”: Królewska Marynarka płynie na { $island }.
event-navy-left = Królewska Marynarka schodzi z planszy ({ $island }).
event-battle-began = Bitwa przy { $place }: { $ships }.
event-last-battle = Remis na czele, walka na śmierć i życie: { $seats }.
event-tie-rolled = { $why ->
    [target] Równe cele
    [champion] Ostatnie statki zniszczone razem
   *[other] Równa szybkość
}: { $ships } – rzuty { $faces }. { $why ->
    [target] Pierwszy cel: { $best }.
    [champion] Zwycięża { $best }.
   *[other] Pierwszeństwo: { $best }.
}
event-tie-again = Równość: { $ships } – rzuty { $faces }, znowu równo. Rzut jeszcze raz.
event-battle-card = { $seat } zagrywa { $count ->
    [one] kartę „{ $card }”
    [few] dwie karty „{ $card }”
    [many] karty „{ $card }”
   *[other] karty „{ $card }”
}.
event-battle-card-chests = { $seat } zagrywa kartę „{ $card }” i kładzie na niej { $chests ->
    [one] 1 skrzynię
    [few] { $chests } skrzynie
    [many] { $chests } skrzyń
   *[other] { $chests } skrzyni
}.
event-preparation-passed = { $seat } nie zagrywa karty Bitwy.
event-round-began = Runda { $round }: { $ships }.
event-reloaded = { $seat } przeładowuje działa i traci turę.
event-volley-card = { $seat } zagrywa kartę „{ $card }”.
event-aimed = { $ship } strzela, cel: { $target }, { $section }.
event-aimed-hull = { $ship } strzela, cel: { $target }.
event-fired = { $ship } rzuca { $faces }: { $hits ->
    [0] pudło
    [one] 1 trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}.
event-fired-for = { $roller } rzuca { $faces } ({ $ship }): { $hits ->
    [0] pudło
    [one] 1 trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}.
event-strayed = Zabłąkany strzał ({ $face }) trafia: { $seat }.
event-damaged = { $seat }, { $section }: { $hits ->
    [one] 1 trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}, teraz { $reading }.
event-shipwright-hit = { $left ->
    [0] Szkutnik na { $section } ginie: { $seat }
   *[other] Szkutnik na { $section } jest ranny: { $seat }
}.
event-parrot-hit = { $left ->
    [0] { $parrot } ginie: { $seat }
   *[other] { $parrot } jest ranna: { $seat }
}.
event-pirate-hit = { $ship }: { $hits ->
    [one] 1 trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}, kadłub { $left }.
event-pirate-sunk = { $ship } idzie na dno: po { $each } chwały – { $seats }.
event-pirate-repaired = { $ship } naprawia kadłub do { $hull }.
event-crippled = { $seat }: statek zniszczony ({ $sections }), płynie do Zatoki.
event-recoiled = Odrzut kartaczy: { $seat }.
event-retreated = { $seat } ucieka do Zatoki.
event-mutiny-rolled = { $seat } rzuca na bunt: { $face }, { $face ->
    [1] załoga się buntuje
   *[other] załoga słucha
}.
event-mutiny = Bunt! { $seat } traci całe złoto ({ $gold }) i wszystkie skrzynie ({ $chests }), po czym idzie na spacer po desce.
event-cacafuego-taken = { $seat } rzuca { $face } za Cacafuego; po { $each } chwały dla: { $seats }.
event-battle-ended = Koniec bitwy przy { $place }; na wodzie: { $seats }.
event-battle-ended-none = Koniec bitwy przy { $place }; nie zostaje żaden kapitan.
event-last-battle-ended = Koniec walki na śmierć i życie; na wodzie: { $seats }.
event-last-battle-ended-none = Koniec walki na śmierć i życie; na wodzie nie zostaje nikt.
event-fame = { $seat }: chwała { $amount } ({ $cause ->
    [battle] bitwa
    [plunder] łup
    [pirate] Legendarny Pirat
    [navy] Królewska Marynarka
    [bury] zakopany skarb
    [consort] Podział łupów
    [card] karty Chwały
    [plank] spacer po desce
    [parrot] śmierć papugi
   *[exchange] wymiana papugi
}), razem { $total }.
event-plundered = { $seat } plądruje { $island }: chwała { $fame }, złoto { $gold }, skrzynie { $chests }, karty { $tavern }.
event-plunder-shared = { $by } dostaje część łupu ({ $on }): chwała { $fame }, złoto { $gold }, skrzynie { $chests }, karty { $tavern }.
event-left-alone = { $seat } zostawia skarb: { $island }.
event-card-bought = { $seat } kupuje kartę tawerny.
event-raised = { $seat } ulepsza { $section } do { $reading } (poziom { $position }) za { $cost } złota.
event-buried-chests = { $seat } zakopuje { $chests ->
    [one] 1 skrzynię
    [few] { $chests } skrzynie
    [many] { $chests } skrzyń
   *[other] { $chests } skrzyni
}.
event-buried-gold = { $seat } zakopuje { $gold ->
    [one] 1 sztukę złota
    [few] { $gold } sztuki złota
    [many] { $gold } sztuk złota
   *[other] { $gold } sztuki złota
}.
event-burying-shared = { $on } oddaje część chwały za zakopywanie ({ $fame }): { $by }.
event-shipwright-placed = { $seat } umieszcza Szkutnika na { $section }.
event-shipwright-healed = { $seat } leczy Szkutnika na { $section }.
event-account = { $seat } zagrywa Na cudzy koszt.
event-smuggled = { $seat } sprzedaje przemytnikom { $chests ->
    [one] 1 skrzynię
    [few] { $chests } skrzynie
    [many] { $chests } skrzyń
   *[other] { $chests } skrzyni
}, złoto +{ $gold }.
event-repaired = { $seat } naprawia: { $sections }, za { $paid } złota.
event-repaired-poor = { $seat } naprawia: { $sections }, ale nie może zapłacić i nic nie dostaje w Zatoce.
event-cove-benefit = { $seat } bierze w Zatoce karty tawerny.
event-cove-benefit-gold = { $seat } bierze w Zatoce kartę tawerny i złoto: { $gold }.
event-fame-cards = { $seat } pokazuje: { $cards }.
event-won = { $seat } wygrywa, chwała: { $total }.

# tabele
panel-map = Miesiąc { $month } z { $months }, { $phase }
panel-number = Nr
panel-place = Miejsce
panel-ships = Statki
panel-empty-black-ship = pusty czarny statek
panel-navy-of = Królewska Marynarka ({ $who })
panel-fleet = Kapitanowie
panel-player = Kapitan
panel-fame = Chwała
panel-gold = Złoto
panel-chests = Skrzynie
panel-cards = Karty
panel-speed = Szybkość
panel-dice = Kości
panel-hold = { $hold ->
    [-1] { $chests } (bez limitu)
   *[other] { $chests } z { $hold }
}
panel-mats = Statki: wartość (trafienia do zniszczenia)
panel-section = { $value } ({ $hits })
panel-section-wounded = { $value } ({ $hits }), ranny Szkutnik
panel-section-guarded = { $value } ({ $hits }), Szkutnik
panel-parrot = Papuga
panel-battle = Bitwa przy { $place }, runda { $round }
panel-last-battle = Ostatnia bitwa, runda { $round }
panel-ship = Statek
panel-hit-by = Trafia go
panel-hit-from = { $face ->
    [6] tylko 6
   *[other] { $face } i więcej
}
panel-cards-in-force = Karty w grze
panel-state = Stan
panel-hit = trafiony
panel-unhit = nietrafiony
panel-reloading = przeładowuje
panel-hull-left = kadłub: { $left }
panel-supply = Wyspa Skarbów i talie
panel-supply-gold = Złoto w zapasie
panel-supply-chests = Skrzynie w zapasie
panel-deck = Talia tawerny
panel-discard = Odrzucone
panel-black-ship-next = Czarny statek w następnym miesiącu
panel-hand = Twoja ręka
panel-card = Karta
panel-effect = Działanie

# rysowana plansza
kind-event = Zdarzenie
kind-battle = Bitwa
kind-volley = Salwa
kind-shipwright = Ulepszenie
kind-fame = Chwała
kind-parrot = Papuga
board-chart = Mapa z siedmioma miejscami
board-phases = Fazy miesiąca
board-phase-0 = Wyposażanie
board-phase-1 = Skarb
board-phase-2 = Nawigacja
board-phase-3 = Walka
board-phase-4 = Plądrowanie
board-phase-5 = Ulepszenie
board-phase-6 = Koniec miesiąca
board-phase-7 = Koniec gry
turn-numbered = miesiąc { $turn }
board-month = miesiąc { $month } z { $months }
board-here-1 = Do trzech kart tawerny po 2 złota.
board-here-2 = Ulepszanie kadłuba za złoto.
board-here-3 = Ulepszanie żagli za złoto.
board-here-4 = Ulepszanie dział za złoto.
board-here-5 = Ulepszanie załogi za złoto.
board-here-6 = Zakopywanie skrzyń i złota za chwałę; jedna sekcja w górę za podwójną cenę.
board-here-7 = Schronienie pobitych statków: naprawy i coś na nowy początek.
board-glow-shipwright = Nazwy, które świecą: tam może stanąć Szkutnik i przyjąć 2 trafienia.
board-glow-heal = Ranny Szkutnik: dotknij świecącej nazwy, a za 1 sztukę złota wyzdrowieje.
board-visit-1 = tawerna
board-visit-2 = stocznia
board-visit-3 = żaglownia
board-visit-4 = fort
board-visit-5 = obóz
board-visit-6 = zakopywanie
board-visit-7 = schronienie
board-stack = { $n ->
    [one] jeszcze 1 karta skarbu
    [few] jeszcze { $n } karty skarbu
    [many] jeszcze { $n } kart skarbu
   *[other] jeszcze { $n } karty skarbu
}
board-marked = Mapa skarbów: { $who }
board-supply = W zapasie: złoto { $gold }, skrzynie { $chests }
board-ships-here = Tutaj: { $ships }
board-sails-on = Płynie dalej: { $islands }
board-beaten = Jego pirat jest pokonany; za miesiąc przypłynie nowy.
board-beaten-short = pokonany
board-commanded = Dowodzi: { $who }
board-ship = { $place }, szybkość { $speed }, kości { $dice }, chwała { $fame }
board-aboard = Na pokładzie: złoto { $gold }, skrzynie { $chests }, karty { $cards }
board-speed = szybkość { $n }
board-dice = { $n ->
    [one] 1 kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
}
board-at = przy { $place }
board-fame = Chwała: { $n }
board-fame-word = Chwały
board-spoil-fame = chwały
board-spoil-gold = złota
board-spoil-chests = { $n ->
    [one] skrzynia
    [few] skrzynie
    [many] skrzyń
   *[other] skrzyni
}
board-spoil-tavern = { $n ->
    [one] karta tawerny
    [few] karty tawerny
    [many] kart tawerny
   *[other] karty tawerny
}
board-hold = Ładownia
board-about-hold = Skrzynie ponad wartość kadłuba idą za burtę na koniec miesiąca.
board-about-gold = Płaci za ulepszenia i karty tawerny; trzy zakopane to 1 chwała.
board-about-hull = Tyle skrzyń mieści ładownia; piraci chętnie w niego mierzą.
board-about-sails = Szybkość: najszybszy statek działa pierwszy.
board-about-cannon = Kości tyle, ile mniejsza z wartości dział i załogi.
board-about-crew = Kości tyle, ile mniejsza z wartości dział i załogi.
board-about-perch = Miejsce dla jednej papugi. Pomaga i przyjmuje dwa trafienia w swoją sekcję.
board-about-deck = Zdarzenia, karty Bitwy i Salw, Szkutnicy, papugi i karty Chwały.
board-hits-left = { $n ->
    [one] niszczy ją 1 trafienie
    [few] niszczą ją { $n } trafienia
    [many] niszczy ją { $n } trafień
   *[other] niszczy ją { $n } trafienia
}
board-left = { $n ->
    [one] do zniszczenia
    [few] do zniszczenia
    [many] do zniszczenia
   *[other] do zniszczenia
}
board-needs = { $n ->
    [one] 1 trafienie
    [few] { $n } trafienia
    [many] { $n } trafień
   *[other] { $n } trafienia
}
board-hits = { $n ->
    [0] pudło
    [one] 1 trafienie
    [few] { $n } trafienia
    [many] { $n } trafień
   *[other] { $n } trafienia
}
board-protected = { $n ->
    [one] osłona przyjmie 1 trafienie
    [few] osłona przyjmie { $n } trafienia
    [many] osłona przyjmie { $n } trafień
   *[other] osłona przyjmie { $n } trafienia
}
board-shipwright = Szkutnik przyjmie dwa następne trafienia.
board-shipwright-wounded = Ranny Szkutnik przyjmie następne trafienie.
board-parrot-guards = Papuga przyjmuje tu trafienia.
board-next-cost = Następny poziom: { $gold } złota
board-step = { $section } do { $value } za { $gold } złota
board-in-battle = w walce
board-upgrading = na lądzie
board-perch-empty = Żerdź pusta
board-no-wright = bez Szkutnika
board-wright-on = Szkutnik na { $sections }
board-wounded = ranna
board-no-cards = Brak kart na ręce
board-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
board-discard = Odrzucone: { $n }
board-consort = Bez połowy, którą bierze { $who } (Podział łupów).
board-mapped = Twoja Mapa skarbów jest już wliczona.
board-too-many = { $n ->
    [one] W ładowni brakuje miejsca na 1 skrzynię.
    [few] W ładowni brakuje miejsca na { $n } skrzynie.
    [many] W ładowni brakuje miejsca na { $n } skrzyń.
   *[other] W ładowni brakuje miejsca na { $n } skrzyni.
}
board-plunder = Plądrowanie: { $island }
board-parrots = Papuga prosi się na pokład
board-yard = Wyposaż statek
board-yard-small = przed pierwszym miesiącem
board-left-of = zostaje z { $gold } złota
board-bought = { $n ->
    [0] Jeszcze bez kart; najwyżej trzy
    [one] Kupiona 1 karta; najwyżej trzy
    [few] Kupione { $n } karty; najwyżej trzy
    [many] Kupionych { $n } kart; najwyżej trzy
   *[other] Kupione { $n } karty; najwyżej trzy
}
board-bury-chests = Każda skrzynia to 1 chwała; teraz najwyżej { $n }.
board-bury-gold = Każde 3 złota to 1 chwała; teraz najwyżej { $n }.
board-bury-n = Zakop { $n }
board-retreat = Ucieczka · bunt { $n } %
board-aside = Zobacz mapę
board-open-battle = Wróć do bitwy
board-open-yard = Wróć do statku
board-open-visit = Wróć na wyspę
board-open-spoils = Wróć do łupów
board-open-parrots = Wróć do papug
board-battle-at = Bitwa przy { $place }
board-last-battle = Ostatnia bitwa
board-round = runda { $n }
board-preparation = Przygotowania: karty Bitwy
board-order = Kolejność w rundzie
board-turn-of = { $who }
board-fires-at = { $who } → { $target }: { $section }
board-roll-mutiny = Bunt? Tylko gdy wypadnie 1
board-roll-tie = Remis: rozstrzygają kości
board-roll-map = Mapa skarbów
board-roll-cacafuego = Skarb Cacafuego
board-sources = Skąd się wzięła chwała
board-sunk = Pokonane legendy
board-lost = Niezakopane na koniec
board-cause-battle = bitwy
board-cause-plunder = plądrowanie
board-cause-pirate = Legendarni Piraci
board-cause-navy = Królewska Marynarka
board-cause-bury = zakopane skarby
board-cause-consort = Podział łupów
board-cause-card = karty Chwały
board-cause-plank = spacery po desce
board-cause-parrot = zabite papugi
board-cause-exchange = wymiany papug

# rozdziały instrukcji
chapter-component = Co jest w pudełku
chapter-setup = Przygotowanie
chapter-ship = Statki
chapter-order = Kolejność
chapter-turn = Miesiąc
chapter-treasure = Skarb
chapter-nav = Nawigacja
chapter-combat = Walka
chapter-haven = Gdzie nikt nie walczy
chapter-plunder = Plądrowanie
chapter-upgrade = Ulepszenie
chapter-cove = W Zatoce Piratów
chapter-phase6 = Koniec miesiąca
chapter-score = Chwała
chapter-end = Koniec gry
chapter-tavern = Karty tawerny
chapter-parrot = Papugi
chapter-shipwright = Szkutnicy
chapter-event = Karty Zdarzeń
chapter-battle = Karty Bitwy
chapter-volley = Karty Salw
chapter-fame-card = Karty Chwały
chapter-navy = Królewska Marynarka
chapter-legend = Legendarni Piraci
chapter-option = Opcje
chapter-house = Karty własne
chapter-dice = Kości
board-sheet-ship = Statek
board-sheet-hold = Ładownia i złoto
board-sheet-others = Inni

# Co liczy rada.
stock-fame = chwała
stock-gold = złoto
stock-chests = skrzynie na pokładzie
stock-cards = karty tawerny
stock-strength = siła statku
