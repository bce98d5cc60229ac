# Spojrzenie wstecz na partię: strona, terminal i stół w przeglądarce.

error-analyse-running = Ta partia jeszcze trwa: spojrzeć wstecz można, gdy nic już nie jest tajemnicą.
error-analyse-long = Ten zapis jest za długi, by spojrzeć na niego wstecz: ma ponad { $most } wierszy.

lookback-title = { $game }: spojrzenie wstecz
lookback-won = Wygrywa { $who }.
lookback-shared = Zwycięstwo dzielą: { $who }.
lookback-lost = Nikt przy stole nie wygrał.
lookback-curve = Szansa na zwycięstwo
lookback-curve-note = Czego każdy kapitan mógł się spodziewać przy każdej decyzji, gdyby wszyscy grali dalej jednakowo – przy odkrytych kartach, które ktoś miał wtedy w ręce. Pas to jeden błąd standardowy.
lookback-parts = Z czego składa się wynik
lookback-parts-note = W punktach procentowych, począwszy od równych szans; każdy wiersz sumuje się dokładnie. Własne wybory ocenia się tylko według tego, co kapitan mógł widzieć; to, co zrobiły z nich zakryte karty, jest szczęściem.
lookback-strokes = Zrządzenia losu
lookback-strokes-note = Kości i karty, które najbardziej zmieniły szanse.
lookback-swings = Wybory, które zmieniły bieg partii
lookback-swings-note = Co kto wybrał i jak bardzo zmieniło to szanse – przy odkrytych kartach wszystkich. To opowieść, nie ocena.
lookback-choices = Kosztowne decyzje
lookback-choices-note = Oceniane tylko według tego, co kapitan mógł widzieć. Błędem nazywa się decyzję, która kosztowała ponad dwa punkty i której przypadek raczej nie tłumaczy.
lookback-skill = Kto jak grał
lookback-skill-note = Stracona część stawki: ile oddano z tego, co decyzjami można było wygrać lub stracić. Nikt nie oddaje zera.

lookback-captain = Kapitan
lookback-deal = Rozdanie
lookback-luck = Szczęście
lookback-own = Własne wybory
lookback-others = Wybory innych
lookback-meeting = Zbieg wyborów
lookback-result = Wynik
lookback-decision = Decyzja
lookback-share = Szansa na zwycięstwo
lookback-decisions = Decyzje
lookback-mistakes = Błędy
lookback-stake = Stracona część stawki
lookback-loss = Strata na decyzję
turn-numbered = runda { $turn }
lookback-points = { $points } ± { $doubt } pkt proc.
lookback-chose = { $who } wybiera: { $answer }
lookback-given = Odpowiedź: { $answer }
lookback-better = Lepsze: { $answer }
lookback-course = kurs z { $legs ->
    [one] jednego odcinka
   *[other] { $legs } odcinków
}
lookback-nothing = nic
lookback-mistake = Błąd
lookback-none = Nie było nic wartego opowiedzenia.
lookback-working = Spojrzenie wstecz
