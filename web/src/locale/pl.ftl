# Słowa powłoki: strona główna, stół, gra, powtórka. Słowa gier i silnika przychodzą z serwera.

# wszędzie
close = Zamknij
save = Zapisz
back-home = Na stronę główną
not-found = Nie ma tu takiej strony.
language = Język
switch-language = Przełącz na { $to ->
    [pl] polski
   *[en] angielski
}
yes = tak
no = nie
error-unexpected = Coś poszło nie tak. Spróbuj ponownie.
error-offline = Brak połączenia z serwerem.

# strona główna
main-menu = Menu główne
rules = Zasady
watch = Obejrzyj partię
open-record = Otwórz zapis
you = ty
you-are = Grasz jako
slogan-1 = Pięć pirackich gier przy jednym stole.
slogan-2 = Bez przygotowań, bez konta: wybierz statek i w morze.
play-now = Zagraj teraz z botami
invite-friends = Zaproś znajomych
change = zmień
captains-n = { $n ->
    [one] { $n } kapitan
    [few] { $n } kapitanów
    [many] { $n } kapitanów
   *[other] { $n } kapitana
}
captains-range = { $range } kapitanów
games = Gry
coming = wkrótce
continue-games = Twoje partie w toku
finished-games = Rozegrane do końca
public-tables = Otwarte stoły
footer = Kaper jest dziełem niezależnym. Jeśli jakaś gra ci się podoba, kup ją.
your-turn = Twoja tura
see-result = Wynik
gathering = zbiórka
waiting = czekamy
join = Dołącz
watch-it = oglądaj
free-seat = wolne miejsce
waits-for = czekamy na: { $who }
place-n = { $n }. miejsce
you-won = wygrana
you-lost = przegrana
hall-of-fame = Galeria sław
fame-empty = Jeszcze nikogo tu nie ma: skończ partię, a będziesz pierwszą osobą.
fame-won = wygrana { $n ->
    [1] w pojedynkę
    [2] we dwoje
   *[other] przy stole { $n }-osobowym
}
fame-place = { $n ->
    [1] przegrana w pojedynkę
   *[other] miejsce { $place } z { $n }
}
fame-against = przeciwnicy: { $who }
fame-bots = { $level ->
    [easy] { $n ->
        [one] { $n } łatwy bot
        [few] { $n } łatwe boty
        [many] { $n } łatwych botów
       *[other] { $n } łatwego bota
    }
    [medium] { $n ->
        [one] { $n } średni bot
        [few] { $n } średnie boty
        [many] { $n } średnich botów
       *[other] { $n } średniego bota
    }
    [hard] { $n ->
        [one] { $n } trudny bot
        [few] { $n } trudne boty
        [many] { $n } trudnych botów
       *[other] { $n } trudnego bota
    }
   *[other] { $n ->
        [one] { $n } bot ({ $level })
        [few] { $n } boty ({ $level })
        [many] { $n } botów ({ $level })
       *[other] { $n } bota ({ $level })
    }
}
watch-bots = Obejrzyj grę botów
watch-bots-hint = Nikt teraz nie gra publicznie, ale boty grają zawsze.

# kim jestem
who-are-you = Kto wchodzi na pokład?
your-name = Twoje imię
your-emblem = Twoje godło
emblem-anchor = kotwica
emblem-gull = mewa
emblem-turtle = żółw
emblem-octopus = ośmiornica
emblem-sabres = szable
emblem-spyglass = luneta
emblem-hourglass = klepsydra
emblem-map = mapa

# nowy stół
new-table = Nowy stół
with-whom = Z kim?
mode-bots = Z botami
mode-bots-hint = W pojedynkę i od razu
mode-friends = Ze znajomymi
mode-friends-hint = Dołączają przez link
mode-screen = Przy tym ekranie
mode-screen-hint = Kilka osób gra tu na zmianę
game = Gra
captains = Kapitanowie
people-besides = Osoby oprócz ciebie
bots-level = { $n ->
    [one] Poziom bota
    [few] Poziom { $n } botów
    [many] Poziom { $n } botów
   *[other] Poziom { $n } bota
}
level-easy = łatwy
level-medium = średni
level-hard = trudny
player-n = Gracz { $n }
more-settings = Więcej ustawień
public-table = Publiczny: każdy może oglądać lub zająć wolne miejsce
clock-per-decision = Czas na każdą decyzję
clock-choice = { $seconds ->
    [0] bez zegara
    [30] 30 sekund
    [60] 1 minuta
    [120] 2 minuty
    [300] 5 minut
   *[other] 1 doba
}
make-table = Otwórz stół
set-sail = W morze!

# przed początkiem
table-name = Nazwa stołu
waiting-for-captains = czekamy na kapitanów
seated = zajęte { $n } z { $all }
leave-table = Odejdź od stołu
round-the-table = Przy stole
empty-seat = Wolne miejsce
empty-seat-hint = wyślij link albo posadź bota
bot-here = Bot na miejscu { $n }: { $level }
you-made-this = to twój stół
change-emblem = Zmień godło
free-it = Zwolnij
free-this-seat = Zwolnij miejsce { $n }
call-friends = Zaproś znajomych
scan-or-send = Zeskanuj telefonem w tej samej sieci Wi-Fi albo wyślij ten link:
code-alt = Zaproszenie jako kod kwadratowy
no-code = Nie ma kodu do zeskanowania: prowadziłby donikąd.
only-here = Ten link działa tylko na tym komputerze.
only-here-why = Na razie Kaper odpowiada tylko temu komputerowi, więc żaden telefon by go nie znalazł. Aby otworzyć go w domowej sieci, zatrzymaj go i uruchom poleceniem
reach-here = Ten komputer
reach-network = Sieć domowa
reach-internet = Internet
reach-works = działa
reach-network-works = działa: dla każdego w tej samej sieci Wi-Fi
reach-network-closed = zamknięta: uruchom { $command }
reach-internet-closed = zamknięty: nikt z innego miasta tu nie wejdzie; docs/operating.md mówi, jak to otworzyć
how-we-play = Jak gramy
clock-none = bez zegara: bez pośpiechu
clock-none-why = Bez zegara nikt nikogo nie pogania; bot zastąpi najwyżej kogoś, kto odszedł od stołu.
ready-n = { $n ->
    [one] { $n } gotowa osoba
    [few] { $n } gotowe osoby
    [many] { $n } gotowych osób
   *[other] { $n } gotowej osoby
}
be-ready = Zgłoś gotowość
am-ready = Gotowość zgłoszona
not-ready = jeszcze bez gotowości
say-ready = Zgłoś gotowość; grę rozpoczyna osoba, która otworzyła stół.
not-ready-yet = { $n ->
    [one] { $names } nie zgłasza jeszcze gotowości. Możesz zacząć, nie czekając.
    [few] { $names } nie zgłaszają jeszcze gotowości. Możesz zacząć, nie czekając.
    [many] { $names } nie zgłaszają jeszcze gotowości. Możesz zacząć, nie czekając.
   *[other] { $names } nie zgłaszają jeszcze gotowości. Możesz zacząć, nie czekając.
}
clock-end = Gdy czas minie, tę jedną odpowiedź daje bot.
public-hint = Każdy może oglądać albo zająć wolne miejsce.
seats-missing = { $n ->
    [one] Jedno miejsce jest jeszcze wolne: wyślij link albo posadź bota.
    [few] { $n } miejsca są jeszcze wolne: wyślij link albo posadź boty.
    [many] { $n } miejsc jest jeszcze wolnych: wyślij link albo posadź boty.
   *[other] { $n } miejsca są jeszcze wolne: wyślij link albo posadź boty.
}
seats-wait = { $n ->
    [one] Jedno miejsce jest jeszcze wolne: link jest dla tych, których brakuje.
    [few] { $n } miejsca są jeszcze wolne: link jest dla tych, których brakuje.
    [many] { $n } miejsc jest jeszcze wolnych: link jest dla tych, których brakuje.
   *[other] { $n } miejsca są jeszcze wolne: link jest dla tych, których brakuje.
}
take-a-seat = { $n ->
    [one] Jedno miejsce jest wolne: usiądź, a zagrasz.
    [few] { $n } miejsca są wolne: usiądź, a zagrasz.
    [many] { $n } miejsc jest wolnych: usiądź, a zagrasz.
   *[other] { $n } miejsca są wolne: usiądź, a zagrasz.
}
all-here = Wszystkie miejsca zajęte. Możesz zaczynać.
fill-with-bots = { $n ->
    [one] Posadź bota na wolnym miejscu
    [few] Posadź boty na { $n } wolnych miejscach
    [many] Posadź boty na { $n } wolnych miejscach
   *[other] Posadź boty na { $n } wolnych miejscach
}
start-with = { $n ->
    [one] Zacznij: { $n } kapitan
    [few] Zacznij: { $n } kapitanów
    [many] Zacznij: { $n } kapitanów
   *[other] Zacznij: { $n } kapitana
}
captains-missing = { $n ->
    [one] brakuje jednego kapitana
    [few] brakuje { $n } kapitanów
    [many] brakuje { $n } kapitanów
   *[other] brakuje { $n } kapitana
}
bot-of-level = bot, { $level }
at-this-screen = przy tym ekranie
this-is-you = to ty
is-here = przy stole
is-away = poza stołem
starts-game = rozpoczyna grę
waits-for-somebody = czeka na kogoś
sit-down = Usiądź
stand-up = Wstań
invitation = Link z zaproszeniem
invitation-hint = Każdy, kto go otworzy, może usiąść do stołu, bez konta.
copy = Kopiuj
copied = Skopiowano
choose-name-first = Usiądziesz tu jako { $name }. Wybierz inne imię
maker-starts = Grę rozpoczyna osoba, która otworzyła stół.
dice-promise = Los jest już przesądzony
dice-promise-why = To odcisk tajnej liczby, z której – razem z liczbą od każdego miejsca – powstają wszystkie rzuty i tasowania. Po grze zostanie ujawniona i każdy będzie mógł sprawdzić każdy rzut.
clock-set = { $seconds ->
    [one] { $seconds } sekunda na każdą decyzję
    [few] { $seconds } sekundy na każdą decyzję
    [many] { $seconds } sekund na każdą decyzję
   *[other] { $seconds } sekundy na każdą decyzję
}

# gra
loading = Chwileczkę…
connection-lost = Utracono połączenie. Ponawiam…
closed-session = Nie znamy tej sesji. Otwórz jeszcze raz stronę główną.
closed-forbidden = Tego stołu nie możesz zobaczyć. Poproś o link z zaproszeniem.
closed-aside = Ten stół odłożono na bok: nie da się odczytać jego zapisu. Może się temu przyjrzeć ten, kto prowadzi serwis.
closed-missing = Nie ma takiego stołu albo jest prywatny. Poproś o link z zaproszeniem.
closed-many = Ten stół jest otwarty w zbyt wielu oknach.
board = Plansza
side = Dziennik, zasady, czat
other-captains = Pozostali kapitanowie
parts-of-table = Części stołu
log = Dziennik
chat = Czat
since-last-turn = Od twojej tury
so-far = Dotychczas
happenings = { $n ->
    [one] { $n } zdarzenie
    [few] { $n } zdarzenia
    [many] { $n } zdarzeń
   *[other] { $n } zdarzenia
}
and-more = { $n ->
    [one] i jeszcze { $n }
    [few] i jeszcze { $n }
    [many] i jeszcze { $n }
   *[other] i jeszcze { $n }
}
advice = Rada
advice-share = twoje szanse na zwycięstwo
advice-thinking = Silny bot się zastanawia; widzi tylko to, co ty.
advice-ask = Zapytaj silnego bota
advice-again = Zapytaj jeszcze raz
advice-course = własny kurs
advice-off = Wśród ludzi rady są wyłączone, dopóki nie zgodzą się wszyscy przy stole.
advice-agree = Zgadzam się na rady przy tym stole, dla wszystkich.
advice-missing = Jeszcze bez zgody: { $who }.
advice-agreed-n = Zgodzili się: { $n } z { $all }.
first-read = Jasne
first-more = Więcej
first-less = Zwiń
first-off = Bez takich notatek
set-notes = Notatki, gdy spotykasz coś pierwszy raz
others-play = Inni grają
pace-slow = powoli
pace-brisk = żwawo
pace-digest = w skrócie
skip-to-my-turn = Przejdź do mojej tury
people-not-hurried = Na ludzi trzeba poczekać.
log-empty = Jeszcze nic się nie wydarzyło.
earlier-lines = Pokaż wcześniejsze wpisy
open-rule = Zasada { $number }
chat-empty = Nikt jeszcze nic nie powiedział.
quick-phrases = Gotowe zwroty
say-something = Powiedz coś
send = Wyślij
search-rules = Szukaj w zasadach
rules-found = { $n ->
    [one] Znaleziono { $n } zasadę
    [few] Znaleziono { $n } zasady
    [many] Znaleziono { $n } zasad
   *[other] Znaleziono { $n } zasady
}
no-rule-found = Żadna zasada nie zawiera tych słów.
our-ruling = Nasze rozstrzygnięcie, gdy instrukcja milczy.
rules-of = Zasady gry { $game }
book-contents = Spis treści
example-play = Rozegraj przykład
example-as = Jak w przykładzie: { $answer }
example-next = Dalej, jak w przykładzie
example-skip = Dokończ od razu
example-back = Wstecz
example-again = Od początku
example-through = Tu przykład się kończy. Graj dalej, jak chcesz.
example-other = To już nie jest przykład: odtąd kości padają, jak chcą.
example-over = Tu przykład się kończy.
example-to-book = Wróć do księgi
rule-example = Przykład: { $title }
rule-in-log = W dzienniku
rule-asked-now = Właśnie o to jest teraz pytanie.
rule-in-book = W księdze zasad
question = Pytanie
options = Możliwości
pick-exactly = wybrano { $n } z { $most }
pick-least = co najmniej { $least }, wybrano { $n }
pick-any = wybrano { $n }
pick-range = { $least ->
    [0] najwyżej { $most }, wybrano { $n }
   *[other] od { $least } do { $most }, wybrano { $n }
}
amount-range = od { $low } do { $high }
secret-until = Tajne, aż wszyscy wybiorą · gotowych { $ready } z { $all }
secret-short = Tajne · gotowych { $ready } z { $all }
game-over = Koniec gry
answer-own = Twój wybór: { $answer }
answer-sealed = Twój wybór jest zapieczętowany
you-watch = Oglądasz partię
wait = Tura innych
wait-seeing = Zobacz, co się dzieje
waiting-for = Czekamy na:
less = Mniej
more = Więcej
all-options = Wszystkie możliwości
commit-amount = { $n ->
    [0] Dalej bez niczego
   *[other] Niech będzie { $n }
}
commit-pick = { $n ->
    [0] Zostaw wszystko
    [one] Wybierz to jedno
    [few] Wybierz zaznaczone: { $n }
    [many] Wybierz zaznaczone: { $n }
   *[other] Wybierz zaznaczone: { $n }
}
choose-first = Wybierz odpowiedź
choose-above = Wybierz powyżej
missing-amount = Najpierw podaj liczbę
missing-more = { $n ->
    [one] Wybierz jeszcze jedno
    [few] Wybierz jeszcze { $n }
    [many] Wybierz jeszcze { $n }
   *[other] Wybierz jeszcze { $n }
}
missing-fewer = { $n ->
    [one] O jedno za dużo
    [few] O { $n } za dużo
    [many] O { $n } za dużo
   *[other] O { $n } za dużo
}
not-now = Nie teraz:
done-already = Zrobione:
closed-alike = Niedostępne odpowiedzi: { $n }
rare-options = Więcej…
go-on-playing = Graj dalej
answers-n = { $n ->
    [one] { $n } odpowiedź
    [few] { $n } odpowiedzi
    [many] { $n } odpowiedzi
   *[other] { $n } odpowiedzi
}
answers-all = Wszystkie odpowiedzi: { $n }
answers-fold = Zwiń odpowiedzi
the-aim = Cel: { $aim }.
what-for = O co gramy
hold-explains = Przytrzymaj odpowiedź albo kartę, a dowiesz się o niej więcej.
skip-to-question = Do pytania
plot-range = wybierz propozycję albo wytycz własny kurs
course = Kurs
course-example = np. 30 86, -45 54
commit-course = Płyń tym kursem
always-pass-here = Odtąd zawsze pasuj przy tym pytaniu
state-ready = gotowe
hurried = duży ruch: boty myślą krócej
state-standin = zastępuje bot
state-away = poza stołem
state-choosing = wybiera…
state-bot = bot
bot-soon = { $name }: poza stołem. Za { $seconds } s zagra bot
let-bot-play = Niech za gracza { $name } gra bot
bot-plays-for-you = Bot gra za ciebie.
i-am-back = Już jestem
your-turn-in = Twoja tura: { $game }
undo = Cofnij
rewound = Cofnięte. Coś już było widać, więc od teraz to gra ćwiczebna.
practice = gra ćwiczebna
watching-n = { $n ->
    [one] ogląda { $n } osoba
    [few] oglądają { $n } osoby
    [many] ogląda { $n } osób
   *[other] ogląda { $n } osoby
}
my-things = Moja plansza i ręka
sheet-map = Stół
sheet-mats = Kapitanowie
sheet-hand = Ręka
sheet-rules = Zasady
sheet-log = Dziennik
sheet-chat = Czat

# jeden ekran dla kilku osób
pass-the-screen = Kto teraz przy ekranie?
pass-the-screen-hint = To, co tajne, jest zakryte. Niech przed ekranem usiądzie następna osoba.
asked-now = { $n ->
    [one] Pytanie do: { $names }.
    [few] Pytanie do: { $names }.
    [many] Pytanie do: { $names }.
   *[other] Pytanie do: { $names }.
}
i-am-here = Tu { $name }, nikt inny nie patrzy
anyone-interrupts = Czy ktoś przerywa?
anyone-interrupts-hint = Kto chce teraz coś zagrać, niech siada przed ekranem bez świadków.
nobody-interrupts = Nikt nie przerywa
i-interrupt = { $name } zagląda w swoje karty

# ustawienia
settings = Ustawienia
set-sound = Dźwięki: kości, działa, monety, karty i dzwonek, gdy moja tura
set-notify = Powiadomienie przeglądarki, gdy moja tura
set-keys = Pojedyncze klawisze: 1–9 wybiera, Enter zatwierdza, Esc czyści, U cofa, A prosi o radę, spacja pomija animacje
set-motion = Animacje
motion-on = włączone
motion-fast = szybkie
motion-off = wyłączone
set-confirm = Wybory czekające na czerwony przycisk
confirm-sealed = tajne; na ekranie dotykowym wszystkie
confirm-all = wszystkie
confirm-none = żadne
set-autopass = Pasuj za mnie
autopass-all = zawsze, gdy mogę przerwać
bot-plays-for-me = Niech bot gra za mnie

# koniec
winners = { $n ->
    [one] Wygrywa { $names }
    [few] Wygrywają { $names }
    [many] Wygrywają { $names }
   *[other] Wygrywają { $names }
}
how-it-came = Skąd ten wynik
was-practice = To była gra ćwiczebna.
see-table = Zobacz stół
rematch = Rewanż
to-rematch = Do rewanżu
replay = Powtórka
download-record = Pobierz zapis
verify-dice = Sprawdź kości
verified = { $dice ->
    [0] Wszystkie wyniki losowe ({ $outcomes }) pochodzą z ziarna przyrzeczonego przed grą.
    [one] Wszystkie wyniki losowe ({ $outcomes }), w tym { $dice } kość, pochodzą z ziarna przyrzeczonego przed grą.
    [few] Wszystkie wyniki losowe ({ $outcomes }), w tym { $dice } kości, pochodzą z ziarna przyrzeczonego przed grą.
    [many] Wszystkie wyniki losowe ({ $outcomes }), w tym { $dice } kości, pochodzą z ziarna przyrzeczonego przed grą.
   *[other] Wszystkie wyniki losowe ({ $outcomes }), w tym { $dice } kości, pochodzą z ziarna przyrzeczonego przed grą.
}
not-verified-no-seed = Przed końcem gry ziarno nie jest ujawnione.
not-verified-hash = Ujawnione ziarno nie pasuje do odcisku.
not-verified-promise = Odcisk nie jest tym, który pokazano przed grą.
not-verified-outcome = Wynik w wierszu { $line } nie pochodzi z ziarna.
not-verified-unfair = W tej grze kości nie były sprawdzalne.
not-verified-unreadable = Nie można odczytać zapisu.

# powtórka
zoom = Mapa
zoom-in = Bliżej
zoom-out = Dalej
zoom-whole = Cała mapa
more-here = Więcej: czyj widok, graj dalej, pokaż komuś
replay-beginning = Początek
replay-undo = { $who } cofa ruch
replay-place = Krok partii
replay-eyes = Czyj widok
light = Co widać
light-known = co było wiadomo
light-open = karty odkryte
eyes-everybody = widza
step-back = Krok wstecz
step-on = Krok naprzód
play = Odtwarzaj
pause = Wstrzymaj
mark-back = Do poprzedniego znaku
mark-on = Do następnego znaku
mark-battle = Zaczyna się bitwa
mark-lead = Na prowadzenie wychodzi { $who }
share-step = Pokaż komuś tę chwilę
share-done = Link jest w schowku
play-on = Graj dalej od tego miejsca
play-on-why = Od tego kroku zaczyna się gra ćwiczebna: jedno miejsce jest twoje, pozostałe zajmują boty, a kości są nowe.
play-on-seat = Moje miejsce
play-on-bots = Boty
play-on-go = Graj dalej
record-verified = { $n ->
    [one] { $n } wynik sprawdzony
    [few] { $n } wyniki sprawdzone
    [many] { $n } wyników sprawdzonych
   *[other] { $n } wyniku sprawdzonego
}
result-card = Co z tego wyszło
result-go-on = Dalej

# Spojrzenie wstecz: krzywa, ocenione decyzje i strona partii.
look-back = Spójrz wstecz: szczęście i kunszt
look-back-waits = { $ahead ->
    [0] Zaczynamy…
    [one] Najpierw jedna inna partia
    [few] Najpierw { $ahead } inne partie
    [many] Najpierw { $ahead } innych partii
   *[other] Najpierw { $ahead } innej partii
}
looking-back = Spojrzenie wstecz: { $done } %
still-looking = To jeszcze nie wszystko: { $done } %. Do końca krzywa, chwile i sumy stają się coraz pewniejsze.
curve = Szansa na zwycięstwo
curve-luck = Szczęście: w górę sprzyja, w dół przeszkadza
curve-lucky = { $who } ma szczęście: { $points } pkt
curve-unlucky = { $who } ma pecha: { $points } pkt
curve-decisions = { $who }: { $mistakes ->
    [0] bez pewnego błędu, decyzji: { $all }
    [one] jeden pewny błąd, decyzji: { $all }
    [few] { $mistakes } pewne błędy, decyzji: { $all }
    [many] { $mistakes } pewnych błędów, decyzji: { $all }
   *[other] { $mistakes } pewnych błędów, decyzji: { $all }
}
curve-judging = Decyzje są jeszcze oceniane
curve-best = Najlepsza znaleziona odpowiedź
curve-doubtful = Różnica w granicach niepewności
curve-mistake = Z pewnością błąd
curve-turn = Tu zaczyna się { $turn }
mark-luck = Uśmiech albo psikus losu: { $who }
mark-swing = Wybór, który zmienia szanse: { $who }
mark-mistake = { $who } popełnia błąd
verdict = Ta decyzja jeszcze raz
verdict-best = Nic lepszego się nie znalazło.
verdict-doubtful = Może coś było lepsze: { $points } ± { $doubt } pkt.
verdict-mistake = Błąd: oddane { $points } ± { $doubt } pkt.
verdict-seen = Oceniane tylko po tym, co widać było z tego miejsca: { $who }.
verdict-played = zagrane
verdict-course = inny kurs
verdict-nothing = nic
verdict-play = Graj dalej stąd: { $answer }
verdict-play-how = z botami, we własnej odnodze partii
verdict-eyes = Zobacz to jak { $who }
match-page = Partia w skrócie
match-won = { $n ->
    [one] Wygrywa { $who }
    [few] Zwycięstwem dzielą się: { $who }
    [many] Zwycięstwem dzielą się: { $who }
   *[other] Zwycięstwem dzielą się: { $who }
}
match-captains = { $n ->
    [one] jeden kapitan
    [few] { $n } kapitanów
    [many] { $n } kapitanów
   *[other] { $n } kapitanów
}
match-replay = Obejrzyj powtórkę
match-copy = Skopiuj link
match-when = Kto miał wygrać i kiedy
match-when-note = Szansa na zwycięstwo przy odkrytych kartach wszystkich, gdyby odtąd wszyscy grali tak samo dobrze: tak toczyła się partia. Wybory ocenia się tylko po tym, co kapitan mógł widzieć. Szpilki to chwile opisane niżej.
match-moments = { $n ->
    [one] Chwila, która rozstrzygnęła
    [few] Chwile, które rozstrzygnęły
    [many] Chwile, które rozstrzygnęły
   *[other] Chwile, które rozstrzygnęły
}
match-parts = Szczęście i kunszt
match-parts-note = Co przesuwało szanse kapitanów, w punktach na sto: start + szczęście + własne decyzje + decyzje innych = wynik.
match-captain = Kapitan
match-start = Start
match-luck = Szczęście: kości i karty
match-own = Własne decyzje
match-others = Inni
match-result = Wynik
match-lost = Strata na decyzję
match-mistakes = { $loss } ± { $doubt }; { $mistakes ->
    [0] bez błędu, decyzji: { $all }
    [one] jeden błąd, decyzji: { $all }
    [few] { $mistakes } błędy, decyzji: { $all }
    [many] { $mistakes } błędów, decyzji: { $all }
   *[other] { $mistakes } błędów, decyzji: { $all }
}
match-fair = Decyzja jest błędem tylko wtedy, gdy trudno to wytłumaczyć przypadkiem, a nigdy z powodu kart, których nikt nie mógł widzieć.
turn-numbered = runda { $turn }
moment-luck = szczęście · { $turn }
moment-swing = zwrot · { $turn }
moment-choice = decyzja · { $turn }
moment-better = Lepsze: { $answer }
moment-moved = { $who } { $points } pkt
moment-watch = Obejrzyj tę chwilę
company = Pozostali przy stole
about-captain = { $name }: więcej…
mute = Wycisz: { $name }
mute-why = Przy żadnym stole nie zobaczysz już, co pisze ta osoba. Nikt się o tym nie dowie.
block = Zablokuj: { $name }
block-why = Ta osoba nie wejdzie już do twoich stołów, a ty nie zobaczysz, co pisze. Jeśli już siedzi przy którymś, wyproś ją osobno.
hear-again = Zawrzyj pokój: { $name }
hear-again-why = Znowu zobaczysz, co pisze ta osoba.
hear-again-why-block = Znowu zobaczysz, co pisze ta osoba, i będzie mogła siadać przy twoich stołach.
put-out = Wyproś: { $name }
put-out-why = Miejsce się zwolni, a link, z którym ta osoba przyszła, niczego już nie otworzy. Znajomym potrzebny będzie nowy.
is-mute = wyciszenie
is-block = blokada
renew-link = Nowy link…
renew-link-why = Stary link niczego już nie otworzy; kto siedzi przy stole, zostaje.
renew-link-yes = Utwórz nowy link
link-renewed = Oto nowy link.
sign-out-elsewhere = Wyloguj mnie wszędzie indziej
sign-out-why = W innych przeglądarkach trzeba będzie zacząć od nowa i nikt inny nie zagra już jako ty. W tej nic się nie zmieni.
signed-out = Gotowe: zna cię teraz tylko ta przeglądarka.
cancel = Anuluj

# pierwszy rejs
first-voyage = Pierwszy rejs
first-voyage-minutes = Pierwszy rejs, { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}
voyage-lesson = lekcja { $n } z { $all }
voyage-read-on = Dalej
voyage-play-on = Graj dalej z botami
voyage-skip = Pomiń krok
voyage-back = Krok wstecz
voyage-leave = Wyjdź, wrócę później
voyage-harbour = Na stronę główną
voyage-press = kliknij albo naciśnij { $key }
voyage-watch = Grają inni. Patrz.
voyage-read-first = Chwileczkę: najpierw to przeczytaj, potem dalej.
voyage-not-yet = To może poczekać. Teraz: { $what }.
voyage-not-now = To może poczekać. Najpierw zrób to, o czym mówi notatka; nic się nie stało.
voyage-lead = Pierwszy raz tutaj? Wybierz się w pierwszy rejs: papuga na ramieniu pokaże ci grę, a ty już w nią grasz.
voyage-begin = Pierwszy rejs: { $game }
