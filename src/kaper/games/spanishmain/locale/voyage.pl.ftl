# Co mówi przyjaciel na pierwszym rejsie. Wartość to notatka, .title jej nagłówek, .wrong życzliwe zdanie.
voyage-aim = Na dzikich wyspach leży zakryte złoto. Wygrywa, kto pierwszy zwiezie do bazy **więcej niż połowę**: tutaj **16** z 30.

    Nie ma pól ani kroków: statki płyną tak daleko, jak sięgają ich miarki, po prawdziwym morzu.
    .title = Witaj na Hiszpańskich Wodach.
voyage-order = W swojej turze każdy twój statek może zrobić **jedną rzecz**: płynąć, strzelać, eksplorować albo się naprawić. Ty mówisz, kto pierwszy. Weź **La Santa Ana**.
    .title = Trzy statki są twoje.
    .wrong = Na ten też przyjdzie kolej. Najpierw La Santa Ana.
voyage-act = **Płyń**. Nie ma jeszcze do kogo strzelać, a w bazie nie ma czego eksplorować.
    .title = Co ma zrobić?
    .wrong = Najpierw wypłyń z bazy: płyń.
voyage-course = **S** i **L** to krótka i długa miarka. La Santa Ana kładzie trzy krótkie i przed każdą może skręcić.

    Kurs na **Wyspę Szubieniczną** jest już narysowany: statek, który dziobem dotknie wyspy, cumuje. Naciśnij czerwony przycisk. Potem rysujesz własne kursy, ręką albo z listy.
    .title = Kurs składa się z miarek.
    .wrong = Śmiały kurs! Na razie ten narysowany, czerwonym przyciskiem.
voyage-second = **Cazador Del Pirata** to twój wojownik: długa i krótka miarka. Popłynie szukać kłopotów. Zatwierdź jego kurs.
    .title = Drugi statek.
    .wrong = Nie płyńmy wszyscy w to samo miejsce. Weź narysowany kurs.
voyage-third = **El Corazon del Mar** ma jedną długą miarkę i nic więcej. Popłynie w drugą stronę: więcej wysp, więcej złota.
    .title = I ten powolny.
    .wrong = Weź narysowany kurs.
voyage-end = Wszystkie trzy już działały. Zakończ turę, a popłyną trzy statki Niny.
    .title = Kolej na Ninę.
    .wrong = Wszystkie już działały. Zakończ turę.
voyage-explore = La Santa Ana stoi przy wyspie. **Eksploracja** to jej akcja w tej turze: odkrywa monety i może je załadować.
    .title = Co tu zakopano?
    .wrong = Najpierw zobacz, co jest na wyspie: eksploruj.
voyage-load = **2, 2, 1 i 3**: osiem sztuk złota! Każda moneta zajmuje jedno miejsce w ładowni, niezależnie od wartości. Miejsca są cztery: weź wszystkie.
    .title = Co za znalezisko!
    .wrong = Wszystkie cztery monety, miejsce jest.
voyage-home = Złoto liczy się dopiero **w bazie**. Pełny statek to marzenie każdego pirata, więc prosto na **Palmową Wysepkę**; wyładunek dzieje się sam.
    .title = Kurs do bazy.
    .wrong = Najpierw do bazy, kurs jest narysowany.
voyage-chase = **8 sztuk złota** leży w bazie, połowa tego, czego trzeba. I patrz, **Hornet** Niny podpływa ze złotem na pokładzie. Płyń Cazadorem prosto **na niego**.
    .title = A teraz inny sposób na złoto.
    .wrong = Nie przepuścimy go: na Hornet.
voyage-ram = Twój dziób go dotyka, więc możesz **taranować**: rzuć kością, a gdy przebijesz jego maszty, traci jeden. Statek bez masztów jest bezbronny.
    .title = Taranuj!
    .wrong = Taranuj! Nie przypłynęliśmy na pogawędkę.
voyage-board = Statki, które się stykają, mogą wysłać **grupę abordażową**: obie strony rzucają kością i dodają swoje maszty. Ty masz trzy, on już tylko jeden.
    .title = Przez burtę!
    .wrong = Szanse są po naszej stronie: abordaż.
voyage-prize = Wygrana. Weź z jego ładowni **monetę** albo kogoś z załogi. Gry wygrywa się monetami.
    .title = Częstuj się.
    .wrong = Moneta.
voyage-farewell = **3 sztuki złota** na pokładzie Cazadora, zawieź je do bazy! Można też było **strzelać**: każdy maszt to armata; kolor mówi, jak daleko, a liczba, co kość musi przebić.

    Eksploruj, ładuj, wracaj do bazy, pilnuj masztów i bierz od innych to, czego nie upilnowali. Rysuj teraz własne kursy: Nina myśli już sama.
    .title = Morze jest twoje.

# Mówione raz, przy pierwszym spotkaniu pytania: first-PYTANIE, z nagłówkiem .title.
first-TakeFleet = Dużo armat wygrywa walki, duże ładownie zwożą złoto. Wygrywa **złoto w bazie**, więc choć jeden statek musi mieć pojemną ładownię.
    .title = Twoja flota.
first-Order = Każdy statek robi w turze jedno: żegluga, strzał, eksploracja albo naprawa. Wybierz cel albo wyspę, czerwony przycisk go tam pośle; potem kolej na następny. Dotknij innego statku, a zacznie on.
    .title = Statek po statku.
first-Act = Żegluga, strzał, eksploracja albo naprawa: jedno z nich. Kapitan pozwala żeglować **i** strzelać.
    .title = Każdy statek robi jedno.
first-Sail = S to krótki odcinek miarki, L długi; na każdym złączu statek może skręcić. Przeciągnij dziób, użyj steru albo weź proponowany kurs; nic się nie stanie, zanim naciśniesz czerwony przycisk.
    .title = Żegluga z miarką.
first-Shot = Każdy maszt to armata, a każde trafienie zabiera jeden. Trafia rzut **wyższy** niż poziom armaty. Bez masztów statek jest wrakiem, który można odholować do bazy.
    .title = Maszt po maszcie.
first-Load = Bierz, ile się zmieści, a gdy je widzisz, najpierw drogie. Potem do bazy: po drodze jesteś łupem dla każdego.
    .title = Monety leżą zakryte.
first-Board = Obie strony rzucają kością i dodają swoje maszty; zwycięzca bierze monetę albo usuwa kogoś z załogi. Abordaż na tych, którzy mają mniej masztów niż ty.
    .title = Przez burtę.
first-Ram = Rzuć kością: jeśli wypadnie więcej, niż mają masztów, jeden z nich pada. Potem twój statek jest zaklinowany i każda strona może ruszyć na abordaż.
    .title = Prosto w nich.
first-LoseMast = Ty wybierasz, który maszt pada. Zachowaj armatę, która trafia najczęściej.
    .title = Maszt pada.
first-Transfer = Załoga zajmuje miejsce w ładowni, ale Sternik wydłuża kurs, a Kapitan strzela w ruchu. Ustaw ich tam, gdzie są potrzebni.
    .title = Załoga i brzeg.
first-Raid = Moneta zabrana z cudzej bazy liczy się podwójnie: ty ją masz, a im jej brakuje.
    .title = W ich bazie.
