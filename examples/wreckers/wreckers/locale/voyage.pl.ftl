# Co mówi przyjaciel na pierwszym rejsie: wartość to notatka, .title jej nagłówek, .wrong życzliwe zdanie.
voyage-aim = Co noc na brzeg wpada statek i jego skrzynie leżą na plaży. Kto po ostatniej nocy ma ich najwięcej, wygrywa.
    .title = Dobry wieczór, strandrabusiu.
voyage-peek = Dziś ty stoisz na czatach: obejrzyj jeden żeton rafy, nikt inny go nie zobaczy. Weź **drugi**.
    .title = Co kryje rafa?
    .wrong = Inna noc, inny żeton. Dziś drugi.
voyage-bid = Wszyscy licytują w tajemnicy, **wszyscy płacą**, a wyławia tylko ten, kto dał najwięcej. Daj **4**: Nina jest oszczędna.
    .title = Ten brzeg jest tego wart.
    .wrong = Cztery monety. Mniej może nie starczyć, więcej to strata.
voyage-salvage = Weź skrzynie ważące razem najwyżej **6**: **2** i **4** pasują w sam raz.
    .title = Ładuj łódź.
    .wrong = Nie te: 2 i 4 dają sześć.
voyage-low = Ten brzeg weźmie Nina: da dużo. Niech płaci, ty daj tylko **1**.
    .title = Niech płacą inni.
    .wrong = Dziś tylko jedna moneta.
voyage-lamp = Wygrała licytację, ale ty masz **fałszywą latarnię**. Zapal ją, a jej łódź znajdzie skały: zapłaci i nic nie wyłowi.
    .title = A teraz sztuczka.
    .wrong = Pasujesz? Z latarnią w ręku? Zapal ją.
voyage-farewell = Podejrzyj, licytuj, wyławiaj i zapal latarnię we właściwej chwili: to cała gra. Graj dalej, Nina myśli już sama.
    .title = To już wszystko.

# Mówione raz, przy pierwszym spotkaniu pytania: first-PYTANIE, z nagłówkiem .title.
first-Peek = Czego się teraz dowiesz, nie wie nikt inny. To mówi, czy wrak tej nocy jest wart wysokiej stawki.
    .title = Jeden żeton rafy tylko dla ciebie.
first-Bid = Postawione monety przepadają, wygrane czy nie. Stawiaj mało w kiepskie noce, a dużo w jedną dobrą.
    .title = Wszyscy stawiają naraz.
