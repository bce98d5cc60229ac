# Co mówi przyjaciel na pierwszym rejsie. Wartość to notatka, .title jej nagłówek, .wrong życzliwe zdanie.
voyage-aim = Jesteś teraz kapitanem piratów i liczy się tylko **chwała**: kto ma jej najwięcej po 12. miesiącu, ten wygrywa.

    Chwałę daje plądrowanie wysp, wygrana bitwa i zakopany skarb. Zrobimy każdą z tych rzeczy po razie.
    .title = Witaj na pokładzie, kapitanie.
voyage-outfit = Masz **9 dukatów** na statek. Weź **żagle dwa razy**, **działa raz** i **załogę raz**, a potem naciśnij czerwony przycisk.

    Szybszy statek zwykle strzela pierwszy. Działa i załoga idą w parze: rzucasz tyloma kostkami, ile wynosi mniejsza z tych liczb. Reszta złota zostaje w sakiewce.
    .title = Niech będzie szybka i groźna.
    .wrong = Dobre na inny dzień. Dziś: żagle dwa razy, działa raz, załoga raz.
voyage-treasure = Co miesiąc na każdej wyspie leży karta: **chwała**, **złoto**, **skrzynie** i karty tawerny. Bierze wszystko ten, kto zostanie tam sam.

    Na Wyspie Żagli leżą **2 punkty chwały, 2 dukaty i 3 skrzynie**. Przy Tawernie czeka Latający Holender, przy Działach Cacafuego: z nimi jeszcze się nie spotykajmy.
    .title = Zobacz, co leży na wyspach.
voyage-wheel = Każdy ustawia ster w tajemnicy, a potem wszyscy płyną naraz. Dwóch kapitanów na jednej wyspie to walka.

    Ustaw ster na **Wyspę Żagli**.
    .title = Dokąd? Po żagle!
    .wrong = Ta wyspa też się doczeka. W tym miesiącu Wyspa Żagli, numer 3.
voyage-plunder = Nina popłynęła do stoczni, Tomek po załogę. Nie ma tu nikogo prócz ciebie, więc nie ma walki. Bierz: 2 punkty chwały od razu, złoto do sakiewki, skrzynie do ładowni.
    .title = Nikt ci nie stoi na drodze.
    .wrong = Zostawić trzy skrzynie na plaży? Naciśnij „Plądruj”.
voyage-yard = Każda wyspa sprzedaje co innego, ta **żagle**. Stopień kosztuje 2 dukaty, a masz 6. Kup: im wyższa liczba, tym lepiej, a trafienia zabierają stopnie z powrotem.
    .title = Stocznia otwarta.
    .wrong = Najpierw żagle, tu je sprzedają. Podnieś je o stopień.
voyage-yard-again = Następny stopień kosztuje 3. Samo złoto nie daje na końcu punktów, daje je to, co za nie kupisz: wydawaj.
    .title = Jeszcze raz.
    .wrong = Jeszcze jeden stopień żagli, kapitanie.
voyage-rival = Nowy miesiąc, nowe karty. Na Wyspie Dział leżą **1 punkt chwały, 5 dukatów i 3 skrzynie**, a lepsze działa się przydadzą.

    Coś mi mówi, że Nina też ich chce. I dobrze: jej statek jest tęgi, ale powolny, i ma tylko dwa działa.
    .title = W tym miesiącu może być bitwa.
    .wrong = Dziś płyniemy po działa: Wyspa Dział, numer 4.
voyage-fire = Nina strzeliła pierwsza i chybiła. Teraz ty: **trzy kostki**, każda 5 i 6 to trafienie. Można też uciec do Zatoki, ale załoga za to sarka.

    Ognia!
    .title = Na stanowiska!
    .wrong = Uciekać? Przed tak słabymi działami? Ognia.
voyage-aim-at = Wybierasz, w co strzelasz. Statek, któremu **choć jedna** część spadnie na sam dół, musi uciekać. **Działom** Niny wystarczy jedno trafienie.
    .title = Tam, gdzie zaboli.
    .wrong = Tu trzeba by więcej trafień. Jej działom wystarczy jedno.
voyage-spoils = Odpływa do Zatoki, a ty masz punkt chwały za bitwę. Wyspa jest tylko twoja: częstuj się.
    .title = Jedno trafienie wystarczyło!
    .wrong = Wyspa jest twoja, więc bierz. Plądruj.
voyage-cannon = Tu sprzedają działa. Masz 6 dukatów: podnieś je o stopień.
    .title = Lepsze działa.
    .wrong = Tu sprzedają działa. Podnieś je o stopień.
voyage-cannon-again = I jeszcze raz. Patrz na liczbę: cztery kostki, gdy tylko załoga nadąży.
    .title = I jeszcze raz.
    .wrong = Jeszcze jeden stopień dział.
voyage-bury-course = Ładownia pełna: pięć skrzyń, a jedna wypadła nawet za burtę. Same skrzynie nic nie są warte. Zakop je na **Wyspie Skarbów**, a każda da **1 punkt chwały**.

    Stoi tam też Cacafuego, okręt z legend, który nie strzela: kto tam zostanie, zdobywa chwałę rzutem kostką.
    .title = Ze skarbem do domu.
    .wrong = Skrzynie ciążą. Najpierw Wyspa Skarbów, numer 6.
voyage-bury = Cacafuego dało ci 6 punktów chwały, co za rzut! A teraz do łopat.
    .title = Kop.
    .wrong = Najpierw zakop skrzynie, po to tu jesteśmy.
voyage-bury-all = Wszystkie pięć: **5 punktów chwały**. Nie zostawiaj nic Tomkowi.
    .title = Ile?
    .wrong = Wszystkie pięć. W ładowni nie są już potrzebne.
voyage-farewell = Umiesz już wszystko: patrz na karty, zgaduj, dokąd płyną inni, plądruj, ulepszaj, walcz, gdy się opłaca, i zakop na czas. Karty z Tawerny dodają niespodzianek: przytrzymaj wskaźnik (albo palec) na czymkolwiek, a przeczytasz, co robi.

    Zostało dziewięć miesięcy, a ty prowadzisz. Dokończ turę i graj dalej: Nina i Tomek myślą już sami.
    .title = Pięknie popłynięte, kapitanie!

# Mówione raz, przy pierwszym spotkaniu pytania: first-PYTANIE, z nagłówkiem .title.
first-Outfit = Żagle decydują, kto strzela pierwszy, działa i załoga o liczbie kości: liczy się **mniejsza** z tych dwóch. Równy statek jest lepszy niż krzywy.
    .title = Dokąd idzie pierwsze złoto.
first-Navigate = Kto jest na wyspie sam, bierze wszystko; gdzie spotka się dwóch, tam jest bitwa. Pomyśl, kto jeszcze chce tej karty i czy masz z nim szanse. Na **Wyspie Skarbów** nikt nie walczy: tam zakopuje się skrzynie.
    .title = Każdy kręci sterem w tajemnicy.
first-BattleTurn = Ucieczka oszczędza statek na następny miesiąc, ale oddaje wyspę, a jeśli cię trafiono, inni dostają za to chwałę. Zanim strzelisz, zobacz, która z twoich części jest o jedno trafienie od ruiny.
    .title = Strzelać czy uciekać?
first-Aim = Statek z jedną zniszczoną częścią wypada z walki. Celuj w to, co **najsłabsze**; albo w załogę, wtedy odpowie mniejszą liczbą kości.
    .title = Tam, gdzie boli.
first-Prepare = Karty bitwy działają przez całą bitwę, ale potem ich nie ma. Dobre zachowaj na wyspę, która jest tego warta.
    .title = Karta, zanim będzie dym.
first-Plunder = Chwała liczy się od razu. **Skrzynie** dopiero, gdy zakopiesz je na Wyspie Skarbów: do tego czasu przegrana bitwa może je zabrać.
    .title = Twoje, jeśli chcesz.
first-CoveChoice = Kto uciekł albo przegrał, liże rany w Zatoce. Dwie karty to dwie niespodzianki dla innych; za złoto kupisz stopień w najbliższej stoczni.
    .title = Pokonany, ale cały.
first-UpgradeAction = Każda wyspa sprzedaje tylko jedno, a każdy następny stopień jest droższy. Złoto na końcu nic nie daje: lepszy mocny statek.
    .title = Czym handluje ta wyspa.
first-BuryChests = Tu skrzynie zamieniają się w chwałę, której nikt ci nie odbierze. Rzadko jest powód, żeby którąś zatrzymać.
    .title = Pod palmą.
first-AddKeg = Możesz wtrącić się w cudzy strzał. Zastanów się, kogo wolisz widzieć trafionego.
    .title = Ktoś strzela.
first-LastBattleTurn = Nie ma już następnego miesiąca, na który warto oszczędzać statek. Kto teraz strzela najwięcej, zgarnia najwięcej.
    .title = Ostatnia bitwa.
