# Co mówi przyjaciel na pierwszym rejsie. Wartość to notatka, .title jej nagłówek, .wrong życzliwe zdanie.
voyage-aim = Chcesz **skrzyń**: na końcu każda to punkt, a czaszki zabierają punkty. Skrzynie są ze sprzedaży dóbr, a dobra z napadów.

    To cały krąg i raz przepłyniemy go razem.
    .title = Witaj w bractwie!
voyage-fleet = To twoje statki, a statki to **kostki**. Część pływa z tobą, część czeka w rezerwie. W napadzie naprawdę wpadają na tacę: gdzie upadną i co pokażą, to rozstrzyga, kto z kim walczy.
    .title = Twoja flota to garść kostek.
voyage-captain = W każdej rundzie każdy wybiera w tajemnicy **postać**, a potem działają w stałej kolejności. Gdy wybierzemy tę samą, przywileju nie dostaje nikt.

    Weź **Kapitana**: on prowadzi napad.
    .title = Kim jesteś w tej rundzie?
    .wrong = Każda postać ma swój dzień. Dziś ktoś musi poprowadzić napad: Kapitan.
voyage-convoy = Masz holenderski **konwój z dwóch statków**. Dwa statki kupieckie to niewiele, a zapolować może każdy przy stole. Zagraj go.
    .title = Konwój na horyzoncie.
    .wrong = Ta karta na później. Teraz konwój holenderski.
voyage-send = Każdy wysłany statek, który ocaleje, dobiera **kartę łupu**. Konwój jest słaby, więc wyślij wszystkie **5**: tyle tu wolno. Nina też popłynie.
    .title = Ile statków?
    .wrong = Wszystkie pięć.
voyage-loot = Oba statki kupieckie zatonęły, a twoje pięć statków dobrało **cztery karty owoców i jedną kawy**. Masz miejsce na 7: ładuj wszystko. Najlepiej sprzedaje się dużo jednego dobra.
    .title = Co za połów!
    .wrong = Nie zostawiaj niczego, miejsce jest: wszystkie pięć.
voyage-islander = Dobra są nic niewarte, dopóki jakiś port dobrze za nie nie zapłaci. **Wyspiarka** otwiera port, a otwarty port ustala ceny dla wszystkich.
    .title = Teraz trzeba nabywcy.
    .wrong = Najpierw port, a otwiera go Wyspiarka.
voyage-port = **Willemstad** płaci 3 skrzynie za każdą kartę owoców, jeśli przywieziesz co najmniej trzy. Masz cztery. Co za szczęście, że trzymasz tę kartę.
    .title = Otwórz dobry port.
    .wrong = Tam za owoce płacą mniej. Willemstad.
voyage-privilege = Zaczynasz rundę i nikt inny nie wybrał Wyspiarki, więc masz **przywilej**: karta łupu za darmo. Załaduj kawę.
    .title = Mały prezent.
    .wrong = Weź kawę, nic nie kosztuje.
voyage-merchant = Owoce w ładowni, port czeka na owoce. Teraz sprzedaje **Kupiec**. Wybierz go, zanim Nina otworzy inny port.
    .title = Czas zarobić.
    .wrong = Owoce się psują. Kupiec.
voyage-sell = Akcja postaci to obowiązek: kto nie może jej wykonać, bierze **czaszkę**. Ty możesz, więc sprzedaj.
    .title = Na targ.
    .wrong = Sprzedaj, bo za bezczynnego Kupca jest czaszka.
voyage-batch = Co najmniej trzy karty jednego dobra to partia: **3 skrzynie za każdą kartę owoców**. Wybierz wszystkie **cztery**, a kawę zostaw na inny port.
    .title = Wszystkie owoce naraz.
    .wrong = Tylko cztery karty owoców: pojedyncza kawa da jedną skrzynię.
voyage-farewell = **Dwanaście skrzyń** za jednym razem! Jeden statek zostaje ich pilnować: im więcej masz, tym mniejsza flota na morzu.

    Teraz wszystko należy do ciebie: napadaj Kapitanem, otwieraj porty Wyspiarką, sprzedawaj Kupcem, kupuj statki Cieślą i strzeż się klątw Szamana. Graj dalej, Nina myśli już sama.
    .title = Tak to się robi!

# Mówione raz, przy pierwszym spotkaniu pytania: first-PYTANIE, z nagłówkiem .title.
first-ChooseCharacter = Wszyscy wybierają w tajemnicy, a postacie działają po kolei. Kto jako jedyny wybrał daną postać, ma z niej więcej: zgadnij, czego inni potrzebują **teraz**, i weź coś innego.
    .title = Kim jesteś w tej rundzie?
first-Activation = Jedna akcja, a przy niektórych postaciach także rytuały. Kto jej nie wykona, bierze **czaszkę**: dwa punkty mniej na końcu.
    .title = Twoja chwila.
first-SendShips = Twoje statki to kostki: miejsce, w którym upadną na tacę, i to, co pokażą, rozstrzyga, kto z kim walczy. Każdy ocalały dobiera kartę łupu, więc kto mało wyśle, mało złowi; ale co zatonie, wraca do rezerwy.
    .title = Ile ryzykujesz?
first-KeepGoods = Załadowany statek nie popłynie na napad. Bierz to, czego masz już **dwie** karty: trzecia tego samego rodzaju podnosi cenę.
    .title = Co idzie do ładowni?
first-SellGoods = Trzy lub więcej jednego rodzaju sprzedajesz po cenie portu, pojedyncze po 1. Czasem warto poczekać na trzecią.
    .title = Sprzedaż w jednej partii.
first-PlayCard = Zagrana karta zmienia morze dla wszystkich: inny port, konwój do napadu, klątwa. Zagraj ją, gdy najbardziej pomaga **tobie**.
    .title = Karta dla wszystkich.
first-LoseGood = Oddaj pojedynczą kartę, nigdy trzecią z rodzaju.
    .title = Morze bierze swoje.
