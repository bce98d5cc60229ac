# Co mówi przyjaciel na pierwszym rejsie. Wartość to notatka, .title jej nagłówek, .wrong życzliwe zdanie.
voyage-aim = Na dzikich wyspach leży zakryte złoto. Wygrywa, kto pierwszy zwiezie do domu **więcej niż połowę**: tutaj **8** z 14.

    Nie ma pól ani kroków: okręty płyną tam, dokąd sięga miarka, po prawdziwym morzu.
    .title = Witaj na Hiszpańskich Wodach.
voyage-order = W swojej turze każdy okręt może zrobić **jedną rzecz**: płynąć, strzelać, badać albo się naprawić. Ty mówisz, kto pierwszy. Weź **L' Intrepide**.
    .title = Dwa okręty są twoje.
    .wrong = Na niego też przyjdzie kolej. Najpierw L' Intrepide.
voyage-act = **Płyń**. Na razie nie ma do kogo strzelać ani czego badać.
    .title = Co ma zrobić?
    .wrong = Najpierw z portu: płyń.
voyage-course = **S** i **L** to krótka i długa miarka, a L' Intrepide może położyć S, L i S w dowolnej kolejności i przed każdą skręcić. Tę ostatnią daje sternik na pokładzie.

    Kurs w stronę Parrot Cay jest już narysowany. Naciśnij czerwony przycisk; potem rysujesz własne, ręką albo z listy.
    .title = Kurs składa się z miarek.
    .wrong = Śmiały kurs! Na razie weź ten narysowany, czerwonym przyciskiem.
voyage-second = **Le Bon Marin** popłynie w drugą stronę: dwa okręty przy dwóch wyspach to dwa razy więcej złota. Zatwierdź jego kurs.
    .title = Drugi okręt.
    .wrong = Nie płyńmy oba w to samo miejsce. Weź narysowany kurs.
voyage-dock = Okręty Niny też są w drodze. Zaprowadź L' Intrepide do **Parrot Cay**: okręt, który dziobem dotknie wyspy, cumuje i kończy ruch.
    .title = Ziemia!
    .wrong = Do Parrot Cay, kurs jest narysowany.
voyage-explorer = A Le Bon Marin na **Gallows Island**. Ma na pokładzie odkrywcę, zobacz, po co.
    .title = I drugi.
    .wrong = Na Gallows Island, kurs jest narysowany.
voyage-explore = Badanie to osobna akcja, więc większość okrętów czeka na nie turę. Z **odkrywcą** nic nie kosztuje. Zobacz, co tam jest!
    .title = Zbadaj od razu.
    .wrong = Pasujesz? Z odkrywcą na pokładzie? Badaj.
voyage-load = Dwie monety po **2**, a miejsce jest na dwie. Weź obie: 4 sztuki złota to połowa tego, czego potrzeba.
    .title = Co za znalezisko!
    .wrong = Obie monety, miejsce jest.
voyage-end = L' Intrepide zacumował i w tej turze już nic nie zrobi. Zakończ ją.
    .title = Kolej na Ninę.
    .wrong = Wszyscy już działali, kapitanie. Zakończ turę.
voyage-slow = Tu odkrywcy nie ma: teraz **badanie** zabiera L' Intrepide akcję.
    .title = Teraz bada L' Intrepide.
    .wrong = Najpierw zobacz, co jest na wyspie.
voyage-small = Tylko 1 i 1. Lepsze to niż piasek: weź obie.
    .title = Drobne.
    .wrong = Obie, każda moneta się liczy.
voyage-homeward = Złoto liczy się dopiero **w domu**. Zawróć Le Bon Marin i płyń do Palm Key. Pełny okręt to marzenie każdego pirata, więc się spiesz.
    .title = Kurs do domu.
    .wrong = Do domu, kurs jest narysowany.
voyage-after = Antelope Niny strzelił do nas i chybił! L' Intrepide za nim: ze złotem do domu.
    .title = Strzały!
    .wrong = Najpierw do domu, ten strzał zapamiętamy.
voyage-unload = Jeszcze kawałek i cumuje w domu. Wyładunek dzieje się sam.
    .title = Ostatnia miarka.
    .wrong = Dom jest tuż-tuż. Zatwierdź kurs.
voyage-six = **4 sztuki złota** są bezpieczne. Teraz dwie z L' Intrepide.
    .title = I drugi okręt.
    .wrong = Do domu, kurs jest narysowany.
voyage-out = **6 z 8**. Le Bon Marin płynie po więcej. Antelope czai się przy porcie... zaryzykujmy.
    .title = Brakuje dwóch.
    .wrong = Wyspy czekają, weź narysowany kurs.
voyage-revenge = Staranowany, zdobyty i zatopiony, biedny Bon Marin. Widzisz, jak szybko to idzie. Ale Antelope jest teraz blisko: płyń L' Intrepide prosto **na niego**.
    .title = Teraz się złościmy.
    .wrong = Dziś nie uciekamy: na Antelope.
voyage-ram = Twój dziób go dotyka, więc możesz **taranować**: 3 albo więcej na kostce łamie mu maszt.
    .title = Taranuj!
    .wrong = Taranuj! Nie przypłynęliśmy na pogawędkę.
voyage-board = Okręty, które się stykają, mogą wysłać **abordaż**: każdy rzuca kostką i dodaje maszty i załogę. Zwycięzca zabiera złoto albo załoganta. Masz dwa maszty, on jeden.
    .title = Przez burtę!
    .wrong = Szanse są po naszej stronie: abordaż.
voyage-captain = Abordaż bez rozstrzygnięcia. Ale masz na pokładzie **kapitana**: z nim okręt, który płynął, może jeszcze strzelać.
    .title = To nie koniec.
    .wrong = Kapitan jest właśnie na taką chwilę: strzelaj.
voyage-shot = Każdy stojący maszt to jedno działo. Kolor mówi, jak daleko strzela, a liczba, co kostka musi przebić. Strzelaj **pierwszym**.
    .title = Pierwsze działo.
    .wrong = Ognia! Maszt 1 w Antelope.
voyage-again = Pudło. On ma jeden maszt, ty jeszcze jedno działo: **znowu**.
    .title = Drugie działo.
    .wrong = Przerwać ogień? Teraz? Znowu!
voyage-farewell = Nie ma już masztów: to **wrak**, Nina może go tylko zatopić albo holować. Piękna zemsta.

    Badaj, ładuj, wracaj do domu, pilnuj masztów i strzelaj, gdy się opłaca. Jeszcze dwie sztuki złota i wygrywasz. Rysuj teraz własne kursy: Nina myśli już sama.
    .title = Morze jest twoje.
