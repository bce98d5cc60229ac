# Słowa areny i pomiarów.
arena-rounds = { $planned } partii zamiast { $wanted }, by każdy bot miał każde miejsce tak samo często.
arena-going-on = Dalej od miejsca, w którym przerwano: { $done ->
    [one] jest już { $done } partia
    [few] są już { $done } partie
    [many] jest już { $done } partii
   *[other] jest już { $done } partii
}.
arena-stopped = Przerwano po { $done } z { $planned } partii. To samo polecenie podejmie grę w tym miejscu.
arena-lost-turn = partia { $match }: { $bot } oddaje botowi greedy { $turns ->
    [one] { $turns } ruch
    [few] { $turns } ruchy
    [many] { $turns } ruchów
   *[other] { $turns } ruchu
}: { $why }
arena-failed-record = Obejrzyj ją: { $kaper } replay { $file }
arena-failed = partia { $match } nie doszła do skutku: { $why }
arena-table = partie: { $matches }, błędy: { $errors }, decyzje na sekundę i rdzeń: { $speed }
arena-bot = bot
arena-wins = wygrane
arena-share = udział
arena-interval = 95 %
arena-score = wynik
arena-spread = ±
arena-rating = ranking
arena-ms = ms
arena-p99 = p99
arena-lost = oddane

report-title = Arena: { $game }
report-about = Partie: { $matches }, graczy: { $seats }, ziarno { $seed }. Każdy bot siedział na każdym miejscu tak samo często; każde rozdanie zagrali wszyscy.
report-standings = Tabela
report-standings-note = Wygrana dzielona przez k botów liczy się jako 1/k. Przedział (Wilsona) obejmuje prawdziwy udział w 95 na 100 takich przebiegów.
report-lists = Floty
report-lists-note = Wszystkimi dowodzi ten sam bot; w nawiasie przedział udziału wygranych.
report-shares = Udział wygranych
report-seats = Udział wygranych według miejsca
report-roles = Udział wygranych według tego, co komu przypadło
report-roles-note = Z czym kto zaczynał; boty wszystkich rodzajów razem.
report-endings = Jak kończyły się partie
report-scores = Wyniki
report-length-turns = Długość w rundach
report-length-decisions = Długość w decyzjach
report-sources = Skąd się wzięły punkty
report-sources-note = Średnia punktów na partię według tego, za co je dano, albo według sceny, w której je zdobyto lub stracono.
report-used = Co wybierano
report-used-note = Ile razy w partii każdy bot wybierał daną odpowiedź; najczęstsze odpowiedzi.
report-winning = Co wybierali zwycięzcy
report-winning-note = Udział wygranych tych, którzy choć raz w partii wybrali daną odpowiedź.
report-errors = Stracone ruchy i nieudane partie
report-matches = Partie
report-matches-note = Każdą można otworzyć: kaper replay { $file }
report-match = partia
report-players = miejsca
report-turns = rundy
report-decisions = decyzje
report-record = zapis
report-seat = miejsce
report-bot = bot
report-score = wynik
report-share = udział wygranych
report-points = punkty na partię
report-source = za co
report-answer = odpowiedź
report-times = razy na partię
report-count = partie

bench-figure = wielkość
bench-value = zmierzono
arena-fleet = Flota
arena-points = Punkty
arena-edition = Wydanie
