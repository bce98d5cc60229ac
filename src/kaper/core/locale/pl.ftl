# Słowa samego silnika.
seat = Gracz { $number }
pass = Pas

refusal-over = Gra już się skończyła.
refusal-not-asked = To nie twoja kolej na odpowiedź.
refusal-already-answered = Odpowiedź już padła; trzeba poczekać na pozostałych.
refusal-stale = Od tamtej chwili coś się wydarzyło; tak stół wygląda teraz.
refusal-wrong-type = Odpowiedzią na to pytanie jest { $expected ->
    [number] liczba
    [list] lista wybranych pozycji
    [path] kurs: pary liczb
   *[text] jedna z możliwości
}.
refusal-not-an-option = „{ $answer }” nie należy do dostępnych możliwości.
refusal-twice = Każdą pozycję można wybrać tylko raz.
refusal-too-few = Wybierz co najmniej { $least }.
refusal-too-many = Wybierz co najwyżej { $most }.
refusal-too-long = Kurs ma co najwyżej { $most } { $most ->
    [one] parę
    [few] pary
   *[other] par
} liczb.
refusal-out-of-range = Podaj liczbę od { $low } do { $high }{ $step ->
    [1] .
   *[other] , co { $step }.
}
refusal-undo-nothing = Nie ma czego cofnąć.
refusal-undo-answered = Ktoś już odpowiedział po tobie; nie można tego cofnąć.
refusal-undo-known = Po tej odpowiedzi coś wyszło na jaw; nie można tego cofnąć.

error-options = Gra { $game } nie przyjmuje takich opcji: { $why }.
error-seats = Gra { $game } jest dla { $least }–{ $most } graczy, a nie dla { $seats }.
error-cluster-code = Któryś z wykonawców klastra ma inną wersję Kapra: doprowadź wszystkich do tej samej.
error-cluster-missing = Do pracy z klastrem potrzebny jest Dask: pip install "kaper[cluster]".
error-cluster-unreachable = Pod adresem { $address } nie odpowiada żaden klaster: { $why }
error-unknown-game = Nie ma gry „{ $game }”. Znane gry: { $known }.
error-no-list = Nie można odczytać listy { $file }.
error-unknown-bot = Nie ma bota „{ $bot }”. Znane boty: { $known }.
error-broken-game = Gry „{ $game }” nie da się wczytać: { $why }.
error-voyage = Pierwszy rejs gry { $game } nie pasuje: { $why }.
error-book = Księga zasad gry { $game } nie pasuje: { $why }.
error-not-over = Gra jeszcze trwa.
error-light = Lekka partia nie pamięta przeszłości: nie można jej rozgałęzić, zapisać ani cofnąć.
error-chance-missing = Zapis kończy się przed potrzebnymi rzutami.
error-chance-other = Zapis zawiera inny los, niż wymaga gra: { $outcome }.
error-file = Nie można odczytać pliku { $file }: { $why }.
error-position = Ten wiersz nie opisuje żadnej pozycji: { $why }.
error-record-empty = To nie jest zapis partii: plik jest pusty.
error-record-large = Ten zapis jest za duży.
error-ledger = Nie da się odczytać rules.toml pakietu { $package }: { $why }
error-record-line = Wiersz { $line } zapisu jest błędny: { $why }.
error-cause-missing = nic tam nie ma
error-cause-denied = brak uprawnień
error-cause-folder = to folder
error-cause-no-folder = część ścieżki nie jest folderem
error-cause-other = coś innego już się tak nazywa
error-cause-full = na dysku skończyło się miejsce
error-cause-taken = ktoś inny już tam nasłuchuje
error-cause-no-address = ten komputer nie ma takiego adresu
error-cause-name = to nie jest poprawna nazwa
error-cause-system = system odmawia (błąd { $number })
error-cause-json = nie ma postaci zapisu (JSON)
error-cause-form = czegoś w nim brakuje albo jest czegoś za dużo
error-cause-value = nie pasuje to, co stoi w { $place }
error-cause-kinds = ma mówić o dokładnie jednym: odpowiedzi, wyniku losowania, cofnięciu albo ziarnie
error-cause-seed = ziarno nie jest liczbą szesnastkową
error-cause-seat = nie wiadomo, czyja to odpowiedź
error-cause-replay = nie da się go odegrać ({ $what })
error-record-format = Zapis ma format { $format }, którego ten program nie zna.
error-record-game = To zapis innej gry: { $game }.
error-record-version = Zapis powstał na zasadach { $theirs }, a program ma { $ours }.
error-record-diverges = Zapis nie zgadza się z zasadami w wierszu { $line }.
error-verify-no-seed = Ziarno nie jest jeszcze ujawnione: partia trwa.
error-verify-hash = Ujawnione ziarno nie pasuje do skrótu pokazanego przed grą.
error-verify-outcome = Wynik w wierszu { $line } nie pochodzi z ziarna.
error-verify-not-fair = Zasady się zgadzają, ale ta partia nie używała sprawdzalnych kości.

# Rada: dlaczego odpowiedź jest dobra. Powody łączą się w jedno zdanie.
advice-score = punkty
advice-only = Nic innego nie jest tu warte zastanowienia.
advice-why = { $reasons }.
advice-and = { $first }; { $then }
advice-price = kosztuje { $price }
advice-gain = przynosi { $gain }
advice-chance = szansa powodzenia: { $percent } %
advice-against = { $when ->
    [turn] do końca tury:
   *[ahead] patrząc dalej:
} { $differences } w porównaniu z odpowiedzią { $rival }
advice-whole = { $what } { $sign }{ $whole }
advice-part = { $what } { $sign }{ $whole },{ $tenths }
advice-alike = w granicach niepewności równie dobra jak odpowiedź { $rival }
advice-promises = daje o { $points ->
    [0] mniej niż punkt procentowy
    [one] { $points } punkt procentowy
    [few] { $points } punkty procentowe
    [many] { $points } punktów procentowych
   *[other] { $points } punktu procentowego
} więcej szans niż odpowiedź { $rival }
advice-lacks = daje o { $points ->
    [0] mniej niż punkt procentowy
    [one] { $points } punkt procentowy
    [few] { $points } punkty procentowe
    [many] { $points } punktów procentowych
   *[other] { $points } punktu procentowego
} mniej szans niż odpowiedź { $rival }
advice-risk = raz na { $of } razy szansa na zwycięstwo spada do { $percent } %

# Spojrzenie wstecz: dlaczego chwila była rozstrzygająca.
lookback-swing = Szansa na zwycięstwo przed tym: { $before } %, po tym: { $after } %.
lookback-more = jeszcze { $more }
lookback-late = Ile z tego sprawiła sama odpowiedź, nie wiadomo: część dało się przewidzieć dopiero teraz.
lookback-decided = Odtąd wszystko było rozstrzygnięte.
lookback-cost = Ta odpowiedź dawała { $given } % szans na zwycięstwo, lepsza { $best } %.
lookback-because = { $when ->
    [turn] Na koniec tury
   *[ahead] Nieco później
} lepsza dałaby średnio: { $differences }.
lookback-later = Co dałaby lepsza, widać dopiero w dalszej grze.
lookback-unsure = Nie na pewno gorsza: różnicę może tłumaczyć przypadek.
