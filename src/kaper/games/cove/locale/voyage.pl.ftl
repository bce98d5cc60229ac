# Co mówi przyjaciel na pierwszym rejsie. Wartość to notatka, .title jej nagłówek, .wrong życzliwe zdanie.
voyage-aim = Jesteś teraz kapitanem piratów i liczy się tylko **chwała**: kto ma jej najwięcej po 12. miesiącu, ten wygrywa.

    Chwałę daje plądrowanie wysp, wygrana bitwa i zakopany skarb. Zrobimy każdą z tych rzeczy po razie.
    .title = Witaj na pokładzie!
voyage-outfit = Masz **9 sztuk złota** na statek. Weź **żagle dwa razy**, **działa raz** i **załogę raz**, a potem naciśnij czerwony przycisk.

    Szybszy statek zwykle strzela pierwszy. Działa i załoga idą w parze: rzucasz tyloma kośćmi, ile wynosi mniejsza z tych liczb. Reszta złota zostaje w sakiewce.
    .title = Niech będzie szybki i groźny.
    .wrong = Dobre na inny dzień. Dziś: żagle dwa razy, działa raz, załoga raz.
voyage-treasure = Co miesiąc na każdej wyspie leży karta: **chwała**, **złoto**, **skrzynie** i karty tawerny. Bierze wszystko ten, kto zostanie tam sam.

    Na Wyspie Żagli leżą **2 punkty chwały, 2 sztuki złota i 3 skrzynie**. Przy Tawernie czeka Latający Holender, przy Działach Cacafuego: z nimi jeszcze się nie spotykajmy.
    .title = Zobacz, co leży na wyspach.
voyage-wheel = Każdy ustawia ster w tajemnicy, a potem wszyscy płyną naraz. Dwa statki przy jednej wyspie to walka.

    Ustaw ster na **Wyspę Żagli**.
    .title = Dokąd? Po żagle!
    .wrong = Ta wyspa też się doczeka. W tym miesiącu Wyspa Żagli, numer 3.
voyage-plunder = Nina popłynęła do stoczni, Tomek po załogę. Nie ma tu nikogo prócz ciebie, więc nie ma walki. Bierz: 2 punkty chwały od razu, złoto do sakiewki, skrzynie do ładowni.
    .title = Nikt ci nie stoi na drodze.
    .wrong = Zostawić trzy skrzynie na plaży? Naciśnij „Plądruj”.
voyage-yard = Każda wyspa sprzedaje co innego, ta **żagle**. Poziom kosztuje 2 sztuki złota, a masz 6. Kup: im wyższa liczba, tym lepiej, a trafienia zabierają poziomy z powrotem.
    .title = Stocznia otwarta.
    .wrong = Najpierw żagle, tu je sprzedają. Ulepsz je o poziom.
voyage-yard-again = Następny poziom kosztuje 3. Samo złoto nie daje na końcu punktów, daje je to, co za nie kupisz: wydawaj.
    .title = Jeszcze raz.
    .wrong = Jeszcze jeden poziom żagli.
voyage-rival = Nowy miesiąc, nowe karty. Na Wyspie Dział leżą **1 punkt chwały, 5 sztuk złota i 3 skrzynie**, a lepsze działa się przydadzą.

    Coś mi mówi, że Nina też ich chce. I dobrze: jej statek jest tęgi, ale powolny, i ma tylko dwa działa.
    .title = W tym miesiącu może być bitwa.
    .wrong = Dziś płyniemy po działa: Wyspa Dział, numer 4.
voyage-fire = Nina strzeliła pierwsza i chybiła. Teraz ty: **trzy kości**, każda 5 i 6 to trafienie. Można też uciec do Zatoki, ale załoga za to sarka.

    Ognia!
    .title = Na stanowiska!
    .wrong = Uciekać? Przed tak słabymi działami? Ognia.
voyage-aim-at = Wybierasz, w co strzelasz. Statek, któremu **choć jedna** sekcja spadnie na sam dół, musi uciekać. **Działom** Niny wystarczy jedno trafienie.
    .title = Tam, gdzie zaboli.
    .wrong = Tu trzeba by więcej trafień. Jej działom wystarczy jedno.
voyage-spoils = Odpływa do Zatoki, a ty masz punkt chwały za bitwę. Wyspa jest tylko twoja: częstuj się.
    .title = Jedno trafienie wystarczyło!
    .wrong = Wyspa jest twoja, więc bierz. Plądruj.
voyage-cannon = Tu sprzedają działa. Masz 6 sztuk złota: ulepsz je o poziom.
    .title = Lepsze działa.
    .wrong = Tu sprzedają działa. Ulepsz je o poziom.
voyage-cannon-again = I jeszcze raz. Patrz na liczbę: cztery kości, gdy tylko załoga nadąży.
    .title = I jeszcze raz.
    .wrong = Jeszcze jeden poziom dział.
voyage-bury-course = Ładownia pełna: pięć skrzyń, a jedna wypadła nawet za burtę. Same skrzynie nic nie są warte. Zakop je na **Wyspie Skarbów**, a każda da **1 punkt chwały**.

    Stoi tam też Cacafuego, okręt z legend, który nie strzela: kto tam zostanie, zdobywa chwałę rzutem kością.
    .title = Ze skarbem do domu.
    .wrong = Skrzynie ciążą. Najpierw Wyspa Skarbów, numer 6.
voyage-bury = Cacafuego dał ci 6 punktów chwały, co za rzut! A teraz do łopat.
    .title = Kop.
    .wrong = Najpierw zakop skrzynie, po to tu jesteśmy.
voyage-bury-all = Wszystkie pięć: **5 punktów chwały**. Nie zostawiaj nic Tomkowi.
    .title = Ile?
    .wrong = Wszystkie pięć. W ładowni nie są już potrzebne.
voyage-farewell = Umiesz już wszystko: patrz na karty, zgaduj, dokąd płyną inni, plądruj, ulepszaj, walcz, gdy się opłaca, i zakop na czas. Karty z Tawerny dodają niespodzianek: przytrzymaj wskaźnik (albo palec) na czymkolwiek, a przeczytasz, co robi.

    Zostało dziewięć miesięcy, a ty prowadzisz. Dokończ turę i graj dalej: Nina i Tomek myślą już sami.
    .title = Piękny rejs!

# Mówione raz, przy pierwszym spotkaniu pytania: first-PYTANIE, z nagłówkiem .title.
first-Outfit = Żagle decydują, kto strzela pierwszy, działa i załoga o liczbie kości: liczy się **mniejsza** z tych dwóch. Statek wyważony bije przesadzony w jedną stronę.
    .title = Dokąd idzie pierwsze złoto.
first-Navigate = Kto jest na wyspie sam, bierze wszystko; gdzie spotkają się dwa statki, tam jest bitwa. Pomyśl, kto jeszcze chce tej karty i czy masz z nim szanse. Na **Wyspie Skarbów** kapitanowie ze sobą nie walczą: tam zakopuje się skrzynie.
    .title = Każdy kręci sterem w tajemnicy.
first-BattleTurn = Ucieczka oszczędza statek na następny miesiąc, ale oddaje wyspę, a jeśli cię trafiono, inni dostają za to chwałę. Zanim strzelisz, zobacz, którą z twoich sekcji dzieli od zniszczenia jedno trafienie.
    .title = Strzelać czy uciekać?
first-Aim = Statek z jedną zniszczoną sekcją wypada z walki. Celuj w to, co **najsłabsze**; albo w załogę, wtedy odpowie mniejszą liczbą kości.
    .title = Tam, gdzie boli.
first-Prepare = Karty Bitwy działają przez całą bitwę, ale potem ich nie ma. Dobre zachowaj na wyspę, która jest tego warta.
    .title = Karta, zanim będzie dym.
first-Plunder = Chwała liczy się od razu. **Skrzynie** dopiero, gdy zakopiesz je na Wyspie Skarbów: do tego czasu może je zabrać bunt albo podziurawiony kadłub.
    .title = Twoje, jeśli chcesz.
first-CoveChoice = Kto uciekł albo przegrał, liże rany w Zatoce. Dwie karty to dwie niespodzianki dla innych; za złoto kupisz poziom w najbliższej stoczni.
    .title = Bitwa przegrana, gra jeszcze nie.
first-UpgradeAction = Każda wyspa sprzedaje tylko jedno, a każdy następny poziom jest droższy. Złoto na końcu nic nie daje: lepszy mocny statek.
    .title = Czym handluje ta wyspa.
first-BuryChests = Tu skrzynie zamieniają się w chwałę, której nikt ci nie odbierze. Rzadko jest powód, żeby którąś zatrzymać.
    .title = Pod palmą.
first-AddKeg = Możesz wtrącić się w cudzy strzał. Zastanów się, kto ma oberwać.
    .title = Ktoś strzela.
first-LastBattleTurn = Na czele jest remis, więc rozstrzyga bitwa: wygrywa ostatni statek na wodzie, a uciekać nie wolno.
    .title = Ostatnia bitwa.
