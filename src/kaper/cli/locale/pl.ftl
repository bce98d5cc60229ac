# Słowa wiersza poleceń. Komunikat cli-POLECENIE opisuje polecenie, a jego atrybuty parametry polecenia.

cli-about = Kaper: pirackie gry planszowe, w pojedynkę z botami albo z przyjaciółmi.
cli-more = Dodaj --help po poleceniu, aby wiedzieć więcej, a --lang pl albo --lang en w dowolnym miejscu. Bez polecenia stół otwiera się w przeglądarce; w terminalu gra się tak: { $kaper } play cove.
cli-usage-options = [OPCJE]
cli-usage-lang = mów po polsku albo po angielsku (bez tego: jak LC_ALL i LANG)

cli-serve = Graj w przeglądarce: stół działa aż do Ctrl-C.
    .host = adres, pod którym serwer nasłuchuje (domyślnie 127.0.0.1, tylko ten komputer; 0.0.0.0 dla całej sieci)
    .port = port (domyślnie 8000 albo dowolny wolny)
    .data = gdzie przechowywać stoły (domyślnie KAPER_DATA albo folder danych użytkownika)
    .database = inna baza danych: adres zrozumiały dla SQLAlchemy (domyślnie KAPER_DATABASE albo SQLite)
    .peer = adres, pod którym sięgają do tego procesu inne procesy na tej samej bazie (domyślnie tam, gdzie nasłuchuje)
    .lease = po ilu sekundach bez znaku życia inne procesy przejmują jego stoły (1.5)
    .origin = publiczny adres, jeśli z przodu stoi pośrednik: https://kaper.example
    .browse = czy otworzyć przeglądarkę
    .pace = ile co najmniej trwają odpowiedzi botów i automatyczne pasy, w sekundach (domyślnie 0.5)
    .workers = w ilu procesach myślą boty (domyślnie tyle, ile jest wolnych rdzeni)
    .metrics = pozwól innym komputerom czytać /metrics albo nie
    .log = co się dzieje: słowami albo jako obiekt JSON w każdym wierszu
    .requests = ile żądań na sekundę może średnio wysyłać jeden adres (domyślnie 40; 0: bez ograniczeń)
cli-work = Myśl za serwisy na PostgreSQL aż do Ctrl-C.
    .database = baza danych serwisów (domyślnie KAPER_DATABASE)
    .workers = ile zadań naraz (domyślnie po jednym na rdzeń)
    .log = co się dzieje: słowami albo jako obiekt JSON w każdym wierszu
cli-work-ready = { $hands ->
    [one] Jeden proces jest gotów do myślenia.
    [few] { $hands } procesy są gotowe do myślenia.
    [many] { $hands } procesów jest gotowych do myślenia.
   *[other] { $hands } procesu jest gotowe do myślenia.
}
cli-work-where = Proszę wskazać przez --database, dla której bazy PostgreSQL pracować; serwis na pliku myśli sam.
cli-backup = Skopiuj wszystkie stoły do pliku, gdy serwis działa.
    .file = plik, do którego zapisać
    .data = gdzie są stoły (domyślnie KAPER_DATA albo folder danych użytkownika)
    .database = inna baza danych: adres zrozumiały dla SQLAlchemy (domyślnie KAPER_DATABASE albo SQLite)
cli-backed-up = { $tables ->
    [one] Jeden stół jest w { $file }; kopię sprawdzono.
    [few] { $tables } stoły są w { $file }; kopię sprawdzono.
    [many] { $tables } stołów jest w { $file }; kopię sprawdzono.
   *[other] { $tables } stołu jest w { $file }; kopię sprawdzono.
}
cli-restore = Wróć do takiej kopii.
    .file = kopia
    .data = gdzie są stoły (domyślnie KAPER_DATA albo folder danych użytkownika)
    .database = inna baza danych: adres zrozumiały dla SQLAlchemy (domyślnie KAPER_DATABASE albo SQLite)
cli-restored = { $tables ->
    [one] Przywrócono jeden stół z { $file }.
    [few] Przywrócono { $tables } stoły z { $file }.
    [many] Przywrócono { $tables } stołów z { $file }.
   *[other] Przywrócono { $tables } stołu z { $file }.
}
cli-kept-aside = To, co było tu wcześniej, leży w { $file }.
cli-doctor = Sprawdź, co serwis przechowuje, niczego nie zmieniając.
    .data = gdzie są stoły (domyślnie KAPER_DATA albo folder danych użytkownika)
    .database = inna baza danych: adres zrozumiały dla SQLAlchemy (domyślnie KAPER_DATABASE albo SQLite)
cli-doctor-versions = Kaper { $kaper }; gry: { $games }
cli-play = Zagraj w terminalu albo wróć do zapisanej partii.
    .game = która gra (zobacz { $kaper } games)
    .seats = kto gra na którym miejscu: human, human:IMIĘ albo bot; bez tego jedna osoba z botami
    .seed = kości i boty z tej liczby, żeby powtórzyć partię; bez niej kości są tajne i można je sprawdzić
    .option = opcja gry (zobacz { $kaper } games); można podać kilka razy
    .resume = graj dalej partię z tego zapisu
    .save = gdzie zapisać partię (bez tego w katalogu danych użytkownika)
cli-games = Lista gier z liczbą graczy i opcjami.
    .json = zapisz listę jako JSON do tego pliku; - to standardowe wyjście
cli-rules = Czytaj zasady gry.
    .game = która gra
    .rule = jedna zasada albo rozdział, na przykład combat
    .search = tylko zasady z tymi słowami
    .uncited = dla programistów: zasady, których nie pokazuje żaden test
cli-fleet = Zbuduj, sprawdź albo pokaż flotę Hiszpańskich Wód.
    .do = co zrobić: zbudować (build), sprawdzić (check), pokazać karty (show)
    .file = tekst floty (bez niego: standardowe wejście); przy budowie: dokąd go zapisać
    .points = ile może kosztować (bez tego: ile mówi tekst albo wydanie)
    .edition = zasady i karty tego wydania: SM, CC, RV, BC lub SCS
    .nation = zbuduj flotę tej nacji
    .at_random = zbuduj dowolną legalną flotę zamiast rozsądnej
    .seed = inna liczba buduje inną flotę
    .game = gra, o której karty chodzi
    .json = zapisz wynik jako JSON do tego pliku; - to standardowe wyjście
cli-replay = Przejdź krok po kroku przez zapis partii.
    .file = zapis
    .seat = pokaż tylko to, co widział ten gracz (1 to pierwszy)
cli-verify = Sprawdź zapis bez sieci: jego zasady i każdy rzut.
    .file = zapis
cli-analyse = Spójrz wstecz na partię: szczęście, kunszt i zwroty.
    .file = zapis
    .json = zapisz wszystko jako JSON do tego pliku; - to standardowe wyjście
    .report = zapisz stronę z krzywą szans
    .budget = tyle sekund na wyostrzenie oszacowań (bez tego: zwykła praca, zawsze ten sam wynik)
    .jobs = ile procesów (bez tego tyle, ile rdzeni)
    .cluster = adres planisty Daska, którego procesy dzielą się pracą; local uruchamia je na tym komputerze
cli-check = Dla programistów: błędy w słowach, zasadach, tajemnicach.
    .game = która gra
    .games = ile partii się w tym celu rozgrywa (bez tego 4)
    .seed = ziarno pierwszej partii
    .json = zapisz błędy jako JSON do tego pliku; - to standardowe wyjście
cli-fuzz = Dla programistów: losowe partie sprawdzają obietnice silnika.
    .game = która gra
    .games = ile partii (bez tego 100)
    .seed = ziarno pierwszej partii; każda następna ma kolejną liczbę
    .jobs = ile procesów (bez tego tyle, ile rdzeni)
    .cluster = adres planisty Daska, którego procesy dzielą się pracą; local uruchamia je na tym komputerze
    .json = zapisz wynik jako JSON do tego pliku; - to standardowe wyjście
cli-arena = Boty grają wiele partii: kto jest silniejszy i na ile pewnie.
    .game = która gra
    .bots = boty: random, greedy, mcts:500 (iteracji), mcts:0.5s, easy, medium, hard, cmd:PROGRAM; ostatni zajmuje wolne miejsca
    .matches = co najmniej tyle partii (bez tego 100); każdy bot ma każde miejsce tak samo często
    .seats = ilu graczy przy stole
    .seed = to samo ziarno daje te same rozdania
    .jobs = ile procesów (bez tego tyle, ile rdzeni)
    .cluster = adres planisty Daska, którego procesy dzielą się pracą; local uruchamia je na tym komputerze
    .option = opcja gry; można podać kilka razy
    .json = zapisz tabelę jako JSON do tego pliku; - to standardowe wyjście
    .report = zapisz stronę z wykresami, a obok zapisy wszystkich partii
    .fresh = zapomnij, co zostało po przerwanym przebiegu tego rodzaju
    .fleets = argumenty to pliki z flotami, którymi gra ten sam bot
    .bot = który bot nimi gra (bez tego: greedy)
cli-bench = Zmierz, jak szybko silnik gra, kopiuje i przeszukuje.
    .games = które gry (bez tego wszystkie)
    .seconds = jak długo mniej więcej mierzy się każdą wielkość (bez tego 3)
    .json = zapisz wyniki jako JSON do tego pliku; - to standardowe wyjście

# Co może się nie udać
cli-no-command = Nie ma polecenia „{ $command }”. Znane polecenia: { $known }.
cli-no-language = Nie ma języka „{ $lang }”. Znane języki: { $known }.
cli-no-option = Polecenie { $command } nie ma opcji { $option }; zobacz { $kaper } { $command } --help.
cli-option-without-value = Opcja { $option } wymaga wartości; zobacz { $kaper } { $command } --help.
cli-missing = Polecenie { $command } wymaga { $parameter }; zobacz { $kaper } { $command } --help.
cli-bad-value = Ta wartość nie pasuje do { $parameter }; zobacz { $kaper } { $command } --help.
cli-misused = Polecenie { $command } nie przyjmuje takich argumentów; zobacz { $kaper } { $command } --help.
cli-cannot-write = Nie można zapisać pliku { $file }: { $why }.
cli-refused-file = Ten komputer odmawia: { $why }: { $file }.
cli-refused = Ten komputer odmawia: { $why }.
cli-at-line = W wierszu { $line } zapisu:

# kaper games
cli-games-seats = od { $least } do { $most } graczy

# kaper rules
cli-rules-none = Żadna zasada nie zawiera „{ $words }”.
cli-rules-unknown = Nie ma zasady „{ $rule }”.{ $near ->
    [none] {""}
   *[other] { " " }Podobne: { $near }.
}
cli-rules-more = { $number ->
    [one] I jeszcze jedna; dodaj słowo, żeby zawęzić.
    [few] I jeszcze { $number }; dodaj słowo, żeby zawęzić.
    [many] I jeszcze { $number }; dodaj słowo, żeby zawęzić.
   *[other] I jeszcze { $number }; dodaj słowo, żeby zawęzić.
}
cli-rules-source = Źródło: { $source }
cli-rules-code = Wykonuje ją { $file }, wiersz { NUMBER($line, useGrouping: 0) }: { $name }
cli-rules-named = Wymienia ją { $file }, wiersz { NUMBER($line, useGrouping: 0) }: { $name }
cli-rules-shown = Pokazuje ją { $file }, wiersz { NUMBER($line, useGrouping: 0) }: { $name }
cli-rules-no-tests = Nie ma tu katalogu { $folder }: testy są w kodzie źródłowym, a nie w zainstalowanym pakiecie.
cli-rules-cited = { $game }: testy pokazują { $cited } z { $rules } zasad
cli-rules-stray = nieznana zasada w teście: { $rule }

# kaper play
cli-human-name = Kaper
cli-bot-names = Rita Barnaba Mewa Gryf Sztorm
cli-play-title = { $title }
cli-play-name = { $who }
cli-play-seat = { $who }: { $player ->
    [human] przy tej klawiaturze
   *[other] bot ({ $player })
}
cli-play-hash = Los jest już ustalony tajnym ziarnem. Jego SHA-256 to { $hash }; ziarno pokaże się na końcu i można będzie sprawdzić każdy rzut.
cli-play-help = Odpowiadaj numerem. „?” pokazuje zasadę stojącą za pytaniem, „pomoc” całą resztę.
cli-play-anyone = Czy ktoś przerywa? [Enter: nikt · numer albo imię]
cli-play-hand-over = Teraz do ekranu siada { $who }.
cli-play-press-enter = Nikt inny nie patrzy? Naciśnij Enter:
cli-play-undone = Cofnięto.
cli-play-practice = Los biegnie dalej i się nie powtarza. Od tej chwili to partia ćwiczebna.
cli-play-was-practice = To była partia ćwiczebna: cofnięto coś, co już wyszło na jaw.
cli-play-saved = Zapisano: { $file }
cli-play-resume = Zapisano. Dalszy ciąg:
cli-play-seed = Ziarno obiecane skrótem { $hash } to { $seed }. Wszystkie rzuty sprawdza:
cli-play-lost-seed = Tajnego ziarna tej partii nie ma na tej maszynie: partia toczy się dalej z innymi kośćmi i nie będzie można jej sprawdzić.
cli-play-other-seats = Liczba miejsc w tej partii: { $seats }; tyle trzeba podać po --seats.
cli-play-bot-failed = Bot gracza { $who } nie dał przydatnej odpowiedzi ({ $why }); zastępuje ją losowa.
cli-play-failed = Błąd w zasadach tej gry: { $why }. Partia stoi tak jak przed ostatnią odpowiedzią.
cli-ambiguous = „{ $word }” pasuje do kilku możliwości: { $numbers }.
cli-nothing = nic
cli-hint-choose = Wpisz numer od 1 do { $most }.
cli-hint-pick = Wpisz numery wybranych pozycji, na przykład 1 3, od 1 do { $most }; 0 – nic, „wszystko” – wszystkie.
cli-hint-amount = Wpisz liczbę od { $low } do { $high }.
cli-hint-plot = Wpisz numer propozycji od 1 do { $most } albo własny kurs parami liczb, na przykład 30 86, -45 54.
cli-prompt-choose = [1–{ $most }] >
cli-prompt-window = [1–{ $most } · Enter: pas] >
cli-prompt-pick = [np. 1 2 · 0: nic] >
cli-prompt-amount = [{ $low }–{ $high }] >
cli-prompt-plot = [1–{ $most } · albo np. 30 86, -45 54] >
cli-result-place = Miejsce
cli-result-player = Gracz
cli-result-score = Wynik
cli-result-winner = { $number ->
    [one] Wygrywa { $who }.
    [few] Zwycięstwem dzielą się { $who }.
    [many] Zwycięstwem dzielą się { $who }.
   *[other] Zwycięstwem dzielą się { $who }.
}
cli-advice-head = Szanse na zwycięstwo przy każdej odpowiedzi według silnego bota:
cli-word-undo = cofnij
cli-word-save = zapisz
cli-word-log = dziennik
cli-word-look = stół
cli-word-rules = zasady
cli-word-advice = rada
cli-word-help = pomoc
cli-word-quit = koniec
cli-word-all = wszystko
cli-word-none = nic
cli-help-answer = numer              odpowiedź; kilka (1 3 albo 2-4), gdzie wybiera się kilka; słowa też działają
cli-help-rule = ?  albo  ? 3       zasada stojąca za pytaniem albo za możliwością 3
cli-help-undo = cofnij             cofnij ostatnią odpowiedź
cli-help-save = zapisz [PLIK]      zapisz teraz; gra toczy się dalej
cli-help-log = dziennik           co się działo i według jakich zasad
cli-help-look = stół               pokaż jeszcze raz stół i pytanie
cli-help-rules = zasady SŁOWA       szukaj w zasadach
cli-help-advice = rada               co zrobiłby tu silny bot i jakie szanse na zwycięstwo ci daje
cli-help-help = pomoc              ta lista
cli-help-quit = koniec             zapisz i wyjdź; Ctrl-C robi to samo

# kaper replay
cli-replay-help = Enter: dalej · b: wstecz · numer: do tego wiersza · a: cała reszta · q: wyjście
cli-replay-prompt = [krok { $place } z { $number }]
cli-replay-answer = { $line }. { $who }: { $prompt } → { $answer }
cli-replay-undo = { $line }. { $who } cofa odpowiedź.

# kaper verify
cli-verified = { $outcomes ->
    [one] Wszystko się zgadza: zapis trzyma się zasad, a jedyny rzut lub tasowanie pochodzi z obiecanego ziarna.
    [few] Wszystko się zgadza: zapis trzyma się zasad, a wszystkie rzuty i tasowania ({ $outcomes }) pochodzą z obiecanego ziarna.
    [many] Wszystko się zgadza: zapis trzyma się zasad, a wszystkie rzuty i tasowania ({ $outcomes }) pochodzą z obiecanego ziarna.
   *[other] Wszystko się zgadza: zapis trzyma się zasad, a wszystkie rzuty i tasowania ({ $outcomes }) pochodzą z obiecanego ziarna.
}

# kaper check
cli-check-done = { $game }: w plikach i w { $games ->
    [one] jednej partii
    [few] { $games } partiach
    [many] { $games } partiach
   *[other] { $games } partiach
} { $faults ->
    [0] nie ma błędów
    [one] jest jeden błąd
    [few] są { $faults } błędy
    [many] jest { $faults } błędów
   *[other] są { $faults } błędy
}.

# kaper fuzz
cli-fuzz-playing = partie
cli-fuzz-done = { $game }: { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $decisions ->
    [one] jedna decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}, { $errors ->
    [0] bez błędów
    [one] jeden błąd
    [few] { $errors } błędy
    [many] { $errors } błędów
   *[other] { $errors } błędu
} (ziarno { NUMBER($seed, useGrouping: 0) })
cli-fuzz-broken = { $game } zawodzi przy ziarnie { NUMBER($seed, useGrouping: 0) }: { $why }
cli-fuzz-where = W scenie { $scene }, od pozycji: { $position }
cli-fuzz-again = Ta sama partia: { $kaper } fuzz { $game } --games 1 --seed { NUMBER($seed, useGrouping: 0) }
cli-fuzz-replay = Obejrzyj ją: { $kaper } replay { $file }

# floty
cli-fleet-deed = Z flotą nie można zrobić „{ $deed }”. Można: { $known }.
cli-fleet-edition = Nie ma wydania „{ $edition }”. Są: { $known }.
cli-fleet-nation = Nie ma statków nacji „{ $nation }”. Są: { $known }.
cli-fleet-unbuilt = Z tylu punktów nie da się zbudować floty. { $why }
cli-fleet-none = W grze { $game } nikt nie buduje flot.
cli-fleet-no-text = { $file } nie jest tekstem.
cli-fleet-card = Karta
cli-fleet-points = Punkty
cli-fleet-masts = Maszty
cli-fleet-cargo = Ładownia
cli-fleet-move = Ruch
cli-fleet-cannons = Armaty
cli-fleet-abilities = Zdolności
cli-fleet-note = Wolno, ale:
cli-fleet-legal = Legalna flota za { $cost } pkt; wolno { $most } ({ $edition }).
cli-fleet-faults = { $faults ->
    [one] W tej flocie jest jeden błąd
    [few] W tej flocie są { $faults } błędy
    [many] W tej flocie jest { $faults } błędów
   *[other] W tej flocie jest { $faults } błędu
}. Kosztuje { $cost } pkt, a wolno { $most } ({ $edition }).
cli-fleet-illegal = { $file } nie jest legalną flotą: { $why }
