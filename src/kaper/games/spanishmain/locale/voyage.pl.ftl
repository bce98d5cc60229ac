# Co mówi przyjaciel na pierwszym rejsie. Wartość to notatka, .title jej nagłówek, .wrong życzliwe zdanie.
voyage-aim = Na dzikich wyspach leży zakryte złoto. Wygrywa, kto pierwszy zwiezie do domu **więcej niż połowę**: tutaj **16** z 30.

    Nie ma pól ani kroków: okręty płyną tak daleko, jak sięgają ich miarki, po prawdziwym morzu.
    .title = Witaj na Hiszpańskich Wodach.
voyage-order = W swojej turze każdy twój okręt może zrobić **jedną rzecz**: płynąć, strzelać, badać albo się naprawić. Ty mówisz, kto pierwszy. Weź **La Santa Ana**.
    .title = Trzy okręty są twoje.
    .wrong = Na ten też przyjdzie kolej. Najpierw La Santa Ana.
voyage-act = **Płyń**. Nie ma jeszcze do kogo strzelać, a w domu nie ma czego badać.
    .title = Co ma zrobić?
    .wrong = Najpierw z portu: płyń.
voyage-course = **S** i **L** to krótka i długa miarka. La Santa Ana kładzie trzy krótkie i przed każdą może skręcić.

    Kurs na **Wyspę Szubieniczną** jest już narysowany: okręt, który dziobem dotknie wyspy, cumuje. Naciśnij czerwony przycisk. Potem rysujesz własne kursy, ręką albo z listy.
    .title = Kurs składa się z miarek.
    .wrong = Śmiały kurs! Na razie ten narysowany, czerwonym przyciskiem.
voyage-second = **Cazador Del Pirata** to twój wojownik: długa i krótka miarka. Popłynie szukać kłopotów. Zatwierdź jego kurs.
    .title = Drugi okręt.
    .wrong = Nie płyńmy wszyscy w to samo miejsce. Weź narysowany kurs.
voyage-third = **El Corazon del Mar** ma jedną długą miarkę i nic więcej. Popłynie w drugą stronę: więcej wysp, więcej złota.
    .title = I ten powolny.
    .wrong = Weź narysowany kurs.
voyage-end = Wszystkie trzy już działały. Zakończ turę, a popłyną trzy okręty Niny.
    .title = Kolej na Ninę.
    .wrong = Wszyscy już działali, kapitanie. Zakończ turę.
voyage-explore = La Santa Ana stoi przy wyspie. **Badanie** to jej akcja w tej turze: odkrywa monety i może je załadować.
    .title = Co tu zakopano?
    .wrong = Najpierw zobacz, co jest na wyspie: badaj.
voyage-load = **2, 2, 1 i 3**: osiem sztuk złota! Każda moneta zajmuje jedno miejsce w ładowni, ile by nie była warta. Miejsca są cztery: weź wszystkie.
    .title = Co za znalezisko!
    .wrong = Wszystkie cztery monety, miejsce jest.
voyage-home = Złoto liczy się dopiero **w domu**. Pełny okręt to marzenie każdego pirata, więc prosto na **Palmową Wysepkę**; wyładunek dzieje się sam.
    .title = Kurs do domu.
    .wrong = Najpierw do domu, kurs jest narysowany.
voyage-chase = **8 sztuk złota** jest bezpiecznych, połowa tego, czego trzeba. I patrz, **Hornet** Niny podpływa ze złotem na pokładzie. Płyń Cazadorem prosto **na niego**.
    .title = A teraz inny sposób na złoto.
    .wrong = Nie przepuścimy go: na Hornet.
voyage-ram = Twój dziób go dotyka, więc możesz **taranować**: rzuć kostką, a gdy przebijesz jego maszty, traci jeden. Okręt bez masztów jest bezbronny.
    .title = Taranuj!
    .wrong = Taranuj! Nie przypłynęliśmy na pogawędkę.
voyage-board = Okręty, które się stykają, mogą wysłać **abordaż**: obaj rzucają kostką i dodają swoje maszty. Ty masz trzy, on już tylko jeden.
    .title = Przez burtę!
    .wrong = Szanse są po naszej stronie: abordaż.
voyage-prize = Wygrana. Weź z jego ładowni **monetę** albo kogoś z załogi. Gry wygrywa się monetami.
    .title = Częstuj się.
    .wrong = Moneta, kapitanie.
voyage-farewell = **3 sztuki złota** na pokładzie Cazadora, zawieź je do domu! Można też było **strzelać**: każdy maszt to działo; kolor mówi, jak daleko, a liczba, co kostka musi przebić.

    Badaj, ładuj, wracaj do domu, pilnuj masztów i bierz od innych to, czego nie upilnowali. Rysuj teraz własne kursy: Nina myśli już sama.
    .title = Morze jest twoje.

# Mówione raz, przy pierwszym spotkaniu pytania: first-PYTANIE, z nagłówkiem .title.
first-TakeFleet = Wiele dział wygrywa walki, wiele ładowni zwozi złoto. Wygrywa **złoto w domu**, więc choć jeden statek musi dobrze nosić.
    .title = Twoja flota.
first-Order = Każdy statek działa raz na turę. Najpierw ten, który oczyści drogę innym.
    .title = Który statek najpierw?
first-Act = Żegluga, strzał, eksploracja albo naprawa: jedno z nich. Kapitan pozwala żeglować **i** strzelać.
    .title = Każdy statek robi jedno.
first-Sail = S to krótki odcinek miarki, L długi; na każdym złączu statek może skręcić. Przeciągnij dziób, użyj steru albo weź proponowany kurs; nic się nie stanie, zanim naciśniesz czerwony przycisk.
    .title = Żegluga z miarką.
first-Shot = Każdy maszt to działo, a każde trafienie zabiera jeden. Trafia rzut **wyższy** niż liczba na dziale. Bez masztów statek jest wrakiem, który można odholować do domu.
    .title = Maszt po maszcie.
first-Load = Bierz, ile się zmieści, a gdy je widzisz, najpierw drogie. Potem do domu: po drodze jesteś łupem dla każdego.
    .title = Monety leżą zakryte.
first-Board = Obie strony rzucają kością i dodają swoje maszty; zwycięzca bierze monetę albo usuwa kogoś z załogi. Abordaż na tych, którzy mają mniej masztów niż ty.
    .title = Przez burtę.
first-Ram = Rzuć kością: jeśli wypadnie więcej, niż mają masztów, jeden z nich pada. Potem twój statek jest z nimi sczepiony i każdy może ruszyć na abordaż.
    .title = Prosto w nich.
first-LoseMast = Ty wybierasz, który maszt pada. Zachowaj działo, które trafia najczęściej.
    .title = Trafienie.
first-Transfer = Załoga zajmuje miejsce w ładowni, ale Sternik wydłuża kurs, a Kapitan strzela w ruchu. Ustaw ich tam, gdzie są potrzebni.
    .title = Załoga i brzeg.
first-Raid = Moneta zabrana z cudzego domu liczy się podwójnie: ty ją masz, a im jej brakuje.
    .title = W ich porcie.
