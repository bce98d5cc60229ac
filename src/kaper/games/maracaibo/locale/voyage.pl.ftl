# Co mówi przyjaciel na pierwszym rejsie. Wartość to notatka, .title jej nagłówek, .wrong życzliwe zdanie.
voyage-aim = Trzy razy przepłyniemy Karaiby aż do Maracaibo, a kto ma wtedy najwięcej **punktów**, wygrywa. Punkty dają skarby, rezydencje, zadania, eksploracja i okręt, który po drodze rośnie.

    Wygląda na dużo. Pójdziemy miejsce po miejscu.
    .title = Witaj w Maracaibo.
voyage-quest = Zadanie daje na końcu punkty za to, co wymienia. **Własne szmaragdy** pasują do rabowania: zatrzymaj je.
    .title = Mały plan na całą grę.
    .wrong = Też dobre, ale będziemy rabować: własne szmaragdy.
voyage-sail = Okręt płynie **o jedno do trzech** pól naprzód i robisz to, co oferuje pole, na którym stanie. Nigdy nie zawraca, więc dobrze pomyśl, co przeskakujesz.

    Stań na **Trynidadzie**: wzmocnienie i rabunek w jednym miejscu. Stoi tam już Nina, więc kosztuje to 1 dublon myta.
    .title = Od jednego do trzech pól.
    .wrong = W następnej rundzie. Teraz Trynidad.
voyage-upgrade = Wzmocnienia zostają na całą grę, więc wczesne opłacają się najlepiej. Weź **każdy rabunek +1**: rabować będziemy nieraz.
    .title = Okręt się czegoś uczy.
    .wrong = Później. Najpierw rabunek silniejszy o jeden.
voyage-raid = To, co oferuje miejsce, robisz jedno po drugim. Teraz **rabunek**.
    .title = Trzy kości, trzy skarby.
    .wrong = Teraz rabunek.
voyage-die = Jedna kość to złoto, jedna szmaragdy, jedna perły. Zatrzymujesz **jedną**: mówi, co rabujesz, a jej liczba, z jaką siłą. Szóstka, a ze wzmocnieniem **7**.
    .title = Szóstka na kości złota!
    .wrong = Ta jest słabsza. Zatrzymaj złotą szóstkę.
voyage-spend = Siłę wydaje się jak pieniądze. Za **5** bierzesz skarb tego rodzaju co kość: złoto.
    .title = Wydaj siłę.
    .wrong = Najpierw skarb, kosztuje 5 z 7.
voyage-store = Każdy rodzaj ma jedno **pole z premią**: to, co na nim położysz, od razu coś daje, tutaj 3 dublony. Zacznij od niego.
    .title = Gdzie je położyć?
    .wrong = Zwykły schowek nic nie daje. Pole z premią.
voyage-rest = Zostały dwa punkty siły: za nie są **3 dublony**. Nic się nie marnuje.
    .title = I reszta.
    .wrong = Weź dublony za resztę.
voyage-tobago = Nina była już na Tobago. Są tam trzy rzeczy naraz: wzmocnienie, **zakopanie** skarbu i krok **eksploracji**.
    .title = Twoja następna tura.
    .wrong = Najpierw Tobago, ma wszystko, czego nam brak.
voyage-black-market = To wzmocnienie kładzie na mapie kafelek **czarnego rynku**, którego tylko ty możesz używać.
    .title = Coś spod lady.
    .wrong = Czarny rynek, ten jeden raz.
voyage-tile = Weź **zakopanie skarbu**: uzbierasz ich więcej, niż pomieści schowek.
    .title = Który kafelek?
    .wrong = Ten, który zakopuje skarb.
voyage-place = Połóż go na **Trynidadzie**. Gdy znów tam staniesz, będzie też można zakopać skarb.
    .title = Gdzie go chcesz mieć?
    .wrong = Na Trynidadzie, tam gdzie rabujemy.
voyage-bury = Zakopany skarb jest wart 2 punkty więcej i zwalnia pole z premią, a wiele dołków od razu coś daje. Zakop **złoto** w pierwszym: jeszcze 3 dublony.
    .title = Zakop złoto.
    .wrong = Pierwszy dołek, daje 3 dublony.
voyage-explore = Twój poszukiwacz idzie w górę rzeki. Każde pole coś daje, a daleko w górze czekają punkty. Idź najdalej, jak się da: **dwa** pola, 3 dublony.
    .title = W dżunglę.
    .wrong = Do końca, dwa pola.
voyage-farewell = Płyń, rób to, co oferuje miejsce, i niech jedno prowadzi do drugiego: tak działa ta gra. Karty ekwipunku i załogi, rezydencje i galiony czekają dalej.

    Gdy ktoś dopłynie do Maracaibo, runda kończy się dla wszystkich, więc nie marudź. Graj dalej, Nina myśli już sama.
    .title = Morze już ci niestraszne.

# Mówione raz, przy pierwszym spotkaniu pytania: first-PYTANIE, z nagłówkiem .title.
first-Sail = Robisz to, co oferuje pole, na którym staniesz. Gdy ktoś dopłynie do Maracaibo, runda kończy się dla wszystkich: kto się spieszy, zabiera innym tury, kto zwleka, robi więcej.
    .title = Od jednego do trzech pól.
first-Improvement = Karty działają do końca gry: im wcześniej, tym lepiej. Dublony bierz, gdy nic tu nie pasuje.
    .title = Kupić czy wziąć dublony?
first-KeepDie = Zachowujesz **jedną** kość z trzech: kolor mówi, jakie skarby możesz brać, oczka, ile masz siły do wydania. Wszystkie trzy można raz przerzucić; potem trzeba się z tym pogodzić.
    .title = Rabunek: zachowaj jedną kość.
first-Do = To pole i twój okręt dają kilka możliwości, każdą raz na turę. Najpierw to, co warte najwięcej; niewydana siła przepada.
    .title = Po kolei.
first-Store = Każdy skarb jest na końcu wart punkty, tym więcej, im pełniejsza jego wyspa. Wolne pole z premią daje do tego coś od razu.
    .title = Miejsce dla niego.
first-Bury = Zakopany skarb daje **2 punkty** więcej niż ten w schowku, a wiele pól do zakopania od razu daje coś jeszcze.
    .title = Dwa punkty głębiej.
first-Explore = Poszukiwacz mija premie i rzeki; rzeki punktują na końcu. Zatrzymaj się tam, gdzie coś jest.
    .title = W głąb dżungli.
first-Upgrade = Każde wzmocnienie odblokowuje coś na stałe, a kolejny rząd otwiera się, gdy jest ich dość. Najlepiej płacą wczesne, których używasz przy każdym rabunku.
    .title = Twój okręt.
first-TakeQuest = Punktuje na dwóch progach za to, co masz. Weź takie, które masz już w połowie.
    .title = Zadanie.
first-Residence = Droga, ale na końcu warta wielu punktów za jedną rzecz, którą zbierasz. Buduj tę, która pasuje do tego, co masz.
    .title = Rezydencja na lądzie.
