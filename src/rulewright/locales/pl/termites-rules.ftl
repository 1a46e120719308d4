### Termites, the rules paragraph by paragraph, in our own words (Polish).
### Keys: rule-T6-5 is paragraph T6.5, chapter-T6 the title of its chapter.
### A line that begins with "• " is an item of a list, and an empty line begins a new paragraph; other line breaks only keep
### the lines short: re-flow them freely.

## T1

chapter-T1 = Cel gry i elementy
rule-T1-1 =
    W Termity gra od 2 do 4 osób. Każda prowadzi jeden Rój: niebieski, czerwony,
    złoty albo szary. Na koniec wygrywa ten, czyje Kopce mają najwyższą łączną
    wartość (które Kopce się liczą, mówi T8.2).
rule-T1-2 =
    Rój to 18 żetonów i 5 Kopców. Na każdym żetonie widać co najmniej jednego
    termita, a wszystkie termity na jednym żetonie należą do tej samej kasty
    (T2). Żeton leżący na planszy nazywamy jednostką.
rule-T1-3 =
    Pięć Kopców Roju ma wartości 5, 6, 7, 8 i 9. Wartość Kopca znaczy dwie
    rzeczy naraz: to jego siła obrony, gdy ktoś go atakuje, i punkty, które daje
    na koniec gry.
rule-T1-4 =
    Neutralne Kopce nie należą do nikogo i mają wartość 7. W grze jest ich od 1
    do 3: na planszy zbudowanej przez graczy o jeden mniej niż graczy (T9.1), a
    w naszych scenariuszach przyjęliśmy tę samą liczbę.
rule-T1-5 =
    Kafli terenu jest 18, każdy ma dwie strony. Gdy gracze sami budują planszę
    (T9), sami też decydują, ilu kafli użyją; sugerowana liczba to od 15 do 18.
rule-T1-6 =
    Roje różnią się doborem kast: niebieski stawia na Robotnice, czerwony na
    Żołnierzy, złoty na Nasute, a szary na Alate.

## T2

chapter-T2 = Kasty
rule-T2 =
    Każda z czterech kast ma własną liczbę punktów ruchu na turę i własną siłę
    jednego termita:
    • Robotnica: 2 punkty, siła 1, bez umiejętności specjalnej.
    • Żołnierz: 1 punkt, siła 2; Mocny chwyt niszczy pokonaną przez niego
    jednostkę (T2.2).
    • Nasute: 1 punkt, siła 1; Śluz pozwala wspierać także z odległości 2 pól, a
    wsparcie z Roślinności daje +1 (T2.3).
    • Alate: 3 punkty, ruch w powietrzu, siła 1; dzięki Lataniu przemieszcza się
    nad Wodą i nad wrogimi jednostkami innymi niż Alate, ale nigdy nie wchodzi
    na Roślinność (T2.4, T2.5).
rule-T2-1 =
    Siła bojowa żetonu to liczba termitów na nim pomnożona przez siłę jednego
    termita jego kasty: 2 u Żołnierzy, 1 u wszystkich pozostałych kast. Żeton z
    trzema Żołnierzami ma więc siłę 6, a z trzema Robotnicami siłę 3.
rule-T2-2 =
    Mocny chwyt: jednostka pokonana przez atakującego Żołnierza od razu ginie,
    choćby miała dokąd się wycofać. Działa to tylko wtedy, gdy Żołnierz sam jest
    atakującym; Żołnierz, który jedynie wspiera atak innej jednostki, nie daje
    tego efektu.
rule-T2-3 =
    Śluz: poza wspieraniem z sąsiedniego pola, jak każda jednostka, Nasute
    wspiera też atak na cel odległy o 2 pola. Gdy wspiera z Roślinności, z
    bliska czy z odległości 2 pól, atak dostaje za ten żeton +1, bez względu na
    to, ile termitów na nim widać. Gdy Nasute sam jest atakującym, Roślinność
    nic mu nie daje.
rule-T2-4 =
    Latanie: Alate przelatuje nad wrogimi jednostkami, ale nie nad wrogimi
    Alate. Woda liczy się dla niego jak teren Otwarty i wolno mu się na niej
    zatrzymać. Na Roślinność nie wchodzi nigdy: nie przelatuje przez nią, nie
    kończy na niej ruchu i nie atakuje celów, które na niej stoją. Wejście na
    Kamienie kosztuje go 1 punkt.
rule-T2-5 =
    Alate, który miałby zostać wypchnięty na Roślinność, ginie. Jak to pogodzić
    z zasadami wycofania i którą interpretację przyjmujemy, wyjaśnia T7.3.

## T3

chapter-T3 = Teren
rule-T3-1 =
    Teren Otwarty nie zmienia niczego ani w ruchu, ani w walce. Wejście na niego
    kosztuje tyle co zwykle: 1 punkt ruchu.
rule-T3-2 =
    Woda jest tylko dla Alate: mogą nad nią przelatywać i zatrzymywać się na
    niej. Żadna inna jednostka nie może się na niej znaleźć, czy to przez ruch,
    wystawienie, atak, czy wycofanie.
rule-T3-3 =
    Roślinność pomaga Nasute: żeton, który stąd wspiera atak, dodaje do niego
    jeszcze 1 (T2.3). Dla Alate jest zamknięta (T2.4). Dla pozostałych jednostek
    jest jak teren Otwarty.
rule-T3-4 =
    Kamienie dają stojącej na nich jednostce +1 do siły obrony. Wejście na nie
    kosztuje jednostki naziemne 2 punkty ruchu, a Alate 1. Żołnierze i Nasute
    mają tylko 1 punkt, więc nigdy nie wejdą na Kamienie ruchem, ale można ich
    tam wystawić w fazie rozmnażania (T5.2).

## T4

chapter-T4 = Przygotowanie do rozgrywki
rule-T4-1 =
    Najpierw rozkłada się teren i neutralne Kopce. Można wybrać scenariusz
    (nadrukowaną planszę dla dwóch graczy, układ dla trzech graczy, dla czterech
    graczy albo zaawansowany dla czterech graczy) lub planszę, którą gracze
    zbudują sami (T9).
rule-T4-2 =
    Każdy gracz bierze jeden Rój, po uzgodnieniu albo losowo. Żetony każdego
    Roju miesza się i układa w zakryty stos; pięć odkrytych Kopców leży
    przed właścicielem i stanowi jego rezerwę.
rule-T4-3 =
    Zaczyna wylosowany gracz, a gra toczy się zgodnie z ruchem wskazówek
    zegara. Każdy dobiera na rękę 3 żetony ze swojego stosu i ukrywa je przed
    pozostałymi.
rule-T4-4 =
    W kolejności tur każdy gracz wybiera jeden ze swoich Kopców, o dowolnej
    wartości, i stawia go na planszy (T4.5). W grze dwuosobowej każdy stawia dwa
    Kopce, w kolejności: pierwszy gracz, drugi, znowu drugi i pierwszy. Nasze
    rozstrzygnięcie (instrukcja o tym milczy): jeśli podczas przygotowania nie
    zostało żadne dozwolone pole dla Kopca, pomija się jego wystawienie.
rule-T4-5 =
    Kopiec może stać tylko na polu, które nie sąsiaduje z żadnym innym Kopcem
    (własnym, wrogim ani neutralnym), nie leży na krawędzi planszy (pole na
    krawędzi ma mniej niż sześć pól sąsiednich) i ma wśród swoich sześciu pól
    sąsiednich najwyżej jedno pole Wody. Na samym polu nie może być żadnej
    jednostki ani Kopca. Nasze rozstrzygnięcie (o terenie samego pola instrukcja
    milczy): jest nim teren Otwarty, Roślinność albo Kamienie, nigdy Woda.
    Według innych interpretacji tylko teren Otwarty albo dowolny teren. Kopiec
    nigdy nie dostaje premii do obrony za Kamienie.

## T5

chapter-T5 = Tura: faza rozmnażania
rule-T5-1 =
    Tura zaczyna się od fazy rozmnażania: gracz wybiera jeden żeton z ręki,
    odkrywa go i kładzie na dowolnym wolnym polu planszy.
rule-T5-2 =
    Żetonu nie wolno wystawić na terenie zamkniętym dla jego kasty: Alate na
    Roślinności, a pozostałych kast na Wodzie. Na Kamieniach można wystawić
    każdą kastę, nawet Żołnierzy i Nasute, którzy ruchem by tam nie weszli.
rule-T5-3 =
    Po wystawieniu gracz dobiera ze stosu tak, by znów mieć 3 żetony, dopóki
    stosu starcza; dopiero potem następuje faza ruchu. Ręce i stosy pozostają
    zakryte przez całą grę.
rule-T5-4 =
    Nasze rozstrzygnięcie (instrukcja o tym milczy): pole jest wolne, gdy nie ma
    na nim ani jednostki, ani Kopca. Jeśli żaden żeton z ręki nie ma dozwolonego
    pola, gracz niczego nie wystawia, tylko odrzuca z ręki jeden żeton według
    własnego wyboru; potem dobiera i wykonuje ruch jak w każdej innej turze.
    Odrzucony żeton pokazuje się wszystkim.

## T6

chapter-T6 = Tura: faza ruchu
rule-T6-1 =
    Po fazie rozmnażania gracz może przesunąć jedną swoją jednostkę, nawet tę
    dopiero co wystawioną, zużywając najwyżej tyle punktów ruchu, ile ma jej
    kasta (T2). Może też nie przesuwać żadnej, ale wtedy nie ma również ataku.
rule-T6-2 =
    Jednostki naziemne (Robotnice, Żołnierze i Nasute) mogą przechodzić przez
    jednostki własnego Roju, nigdy przez wrogie. Żadna jednostka, naziemna ani
    latająca, nie może zakończyć ruchu na jednostce własnego Roju.
rule-T6-3 =
    Alate poruszają się według zasad Latania (T2.4): nad wrogimi jednostkami
    innymi niż Alate i nad Wodą jak nad terenem Otwartym, ale nigdy przez
    Roślinność. Mogą też przelatywać nad jednostkami własnego Roju.
rule-T6-4 =
    Ruch, który kończy się na wrogiej jednostce albo na wrogim lub neutralnym
    Kopcu, jest atakiem. Jednostce musi starczyć punktów, by wejść na to pole, i
    musi to być pole, na które wolno jej wejść. Ostatni krok może się zaczynać
    na polu zajętym przez jednostkę własnego Roju, a Alate może go zacząć także
    znad wrogiej jednostki lub Kopca, nad którymi wolno mu przelecieć. Nad
    wrogim Alate przelecieć nie można, ale Alate może go zaatakować.
rule-T6-5 =
    Atak jest dozwolony tylko wtedy, gdy siła ataku (T6.6) jest większa od siły
    obrony (T6.7); równa nie wystarczy. Ataku, który by się nie udał, po prostu
    nie można wykonać.
rule-T6-6 =
    Siła ataku to suma siły atakującej jednostki, siły wszystkich jednostek
    gracza sąsiadujących z celem, siły wszystkich jego Nasute odległych od celu
    o 2 pola oraz po 1 za każdy wspierający żeton Nasute, który stoi na
    Roślinności. Atakująca jednostka liczy się tylko raz i sama siebie nie
    wspiera.
rule-T6-7 =
    Siła obrony jednostki to jej siła bojowa, +1 na Kamieniach. Sojusznicze
    jednostki nie pomagają obrońcy. Siła obrony Kopca to jego wartość.
rule-T6-8 =
    Nasze rozstrzygnięcie (instrukcja nie mówi o przechodzeniu przez Kopce):
    Kopce zagradzają drogę wszystkim jednostkom naziemnym, nawet jednostkom
    właściciela, a Alate mogą nad Kopcami przelatywać. Według drugiej
    interpretacji nie mogą nawet Alate. Własnych Kopców i własnych jednostek nie
    można atakować.
rule-T6-9 =
    Wspieranie jest automatyczne i nie jest ruchem: jednostka wspiera atak także
    na teren, na który sama nie mogłaby wejść, i wspiera również z Wody. Zasięg
    to zwykła odległość w polach i nic po drodze go nie ogranicza. Nasze
    rozstrzygnięcie (instrukcja nie jest tu jednoznaczna): Nasute z odległości 2
    pól wspierają także ataki na Kopce. Według drugiej interpretacji wspierają
    tylko ataki na jednostki.
rule-T6-10 =
    Wynika z tego, że Żołnierze i Nasute nigdy nie atakują celu na Kamieniach, a
    jednostki naziemne nigdy nie atakują celu na Wodzie. Robotnica atakuje cel
    na Kamieniach tylko wtedy, gdy zaczyna ruch na polu sąsiednim, bo ten krok
    zabiera oba jej punkty. Zejście z Kamieni kosztuje tyle, ile pole, na które
    się wchodzi.

## T7

chapter-T7 = Rozliczanie ataku
rule-T7-1 =
    Pokonana jednostka wycofuje się o jedno pole, na wolne pole obok, które
    wskazuje atakujący gracz. Musi to być teren, na który mogłaby wejść ruchem:
    Żołnierze i Nasute nie wycofują się na Kamienie, Alate nie wycofują się na
    Roślinność, a na Wodę wycofują się tylko Alate.
rule-T7-2 =
    Pokonana jednostka nigdy nie wycofuje się tam, skąd wyprowadzono atak. Nasze
    rozstrzygnięcie (instrukcja nie mówi, które to pole): jest to ostatnie pole
    przed celem na drodze atakującego, więc wybór pola wejścia ma znaczenie i
    jest częścią ruchu. Według drugiej interpretacji jest to pole, na którym ruch się
    zaczął; pole wejścia nie ma wtedy znaczenia i gra o nie nie pyta. Pole,
    które atakujący opuścił, liczy się jako wolne, chyba że właśnie z niego
    wyprowadzono atak.

    To także nasze rozstrzygnięcie: Alate może przelecieć nad jednostką, którą
    atakuje, i zawrócić na nią z drugiej strony. Według drugiej interpretacji
    nie może.
rule-T7-3 =
    Jeśli takiego pola nie ma, jednostka ginie; zniszczone jednostki odpadają z
    gry. Nasze rozstrzygnięcie (T2.5 i T7.1 przeczą sobie): Roślinność nie jest
    dla Alate dozwolonym polem wycofania i Alate ginie tylko wtedy, gdy nie
    zostało żadne inne. Druga interpretacja pozwala atakującemu graczowi wskazać
    Roślinność (wolną, sąsiednią i inną niż pole, z którego wyprowadzono atak),
    żeby go zniszczyć.
rule-T7-4 =
    Jeśli atakuje Żołnierz, wycofania nie ma: pokonana jednostka od razu ginie
    (Mocny chwyt, T2.2).
rule-T7-5 =
    Gdy pokonana jednostka już się wycofała albo zginęła, atakująca jednostka
    staje na polu celu.
rule-T7-6 =
    Zaatakowany Kopiec zostaje zniszczony i staje się trofeum atakującego
    gracza, które na koniec liczy się według swojej wartości (T8.2). Atakująca
    jednostka także ginie; jednostki, które ją wspierały, nie.
rule-T7-7 =
    Atakujący gracz musi teraz postawić na tym samym polu jeden ze swoich
    niewystawionych Kopców, także gdy zniszczony Kopiec był neutralny; warunków
    z T4.5 nie sprawdza się tu ponownie. Potem właściciel zniszczonego Kopca
    musi postawić nowy według T4.5; neutralny Kopiec nie ma właściciela, więc
    wtedy nikt nie stawia. Kto nie ma już Kopców w rezerwie, pomija ten krok.
    Jeśli jest to atakujący, pole zostaje puste i właściciel może tam znowu
    postawić Kopiec.
rule-T7-8 =
    Jeśli według T4.5 żadne pole nie jest dozwolone, gracz musi usunąć z gry
    jedną swoją jednostkę stojącą na polu, które bez niej byłoby dozwolone, i
    tam stawia Kopiec. Nasze rozstrzygnięcie (instrukcja o tym milczy): jeśli i
    takiej jednostki nie ma, pomija się wystawienie, a Kopiec zostaje w
    rezerwie.

## T8

chapter-T8 = Koniec gry
rule-T8-1 =
    Gra się kończy, gdy żaden gracz nie ma już żetonu do zagrania. Nasze
    rozstrzygnięcie (instrukcja wskazuje tylko tę chwilę): ostatnią turę
    rozgrywa się do końca, razem z fazą ruchu; gracza bez żetonów pomija się,
    dopóki inni jeszcze jakieś mają.
rule-T8-2 =
    Wynik gracza to suma wartości jego własnych Kopców na planszy, własnych
    Kopców w rezerwie i trofeów (wrogich i neutralnych Kopców, które zniszczył).
rule-T8-3 =
    Przy remisie wygrywa ten z remisujących, kto ma na planszy więcej własnych
    żetonów. Jeśli i tu jest remis, zwycięstwo jest wspólne.
rule-T8-4 =
    Z zasad wynika, że każdy gracz zaczyna z 35 punktami. W całej grze jest 77,
    119 albo 161 punktów przy 2, 3 albo 4 graczach; ta suma nie zmienia się do
    końca, tyle że za stojące jeszcze neutralne Kopce nikt nie dostaje punktów.
    Każdy gracz rozgrywa dokładnie 18 tur.

## T9

chapter-T9 = Budowa planszy
rule-T9-1 =
    Gracze wybierają kafle terenu, których użyją (sugerowana liczba to od 15 do
    18), i układają je tak, żeby każdy widział wszystkie. Jako pierwsze stają na
    planszy neutralne Kopce, o jeden mniej niż graczy: nie na krawędzi i nie
    obok siebie. Nasze rozstrzygnięcia (instrukcja nie mówi, kto to robi):
    gracza rozpoczynającego losuje się przed budową planszy, a neutralne Kopce
    ustawiają gracze po jednym w kolejności tur; Kopiec, dla którego nie ma
    pola, pomija się. Gdy nie używa się wszystkich kafli, bierze się je możliwie
    po równo z trzech rodzajów.
rule-T9-2 =
    W kolejności tur każdy gracz bierze dwa kafle, wybiera stronę każdego z nich
    i od razu kładzie oba na wolnych polach (bez kafla i bez Kopca); powtarza
    się to do wyczerpania kafli, a przy nieparzystej liczbie ostatni gracz
    kładzie tylko jeden. Nasze rozstrzygnięcia (instrukcja o tym milczy):
    zaczyna pierwszy gracz, a układanie kończy się, gdy żadnego kafla nie można
    już położyć zgodnie z zasadami.
rule-T9-3 =
    Żadna spójna grupa kafli jednego i tego samego terenu nie może być większa
    niż 2 kafle. Żadna spójna grupa kafli, bez względu na ich teren, nie może
    być większa niż 4 kafle.
rule-T9-4 =
    Neutralny Kopiec nigdy nie może graniczyć z dwoma kaflami Wody; najwyżej z
    jednym.
rule-T9-5 =
    Zamiast tego gracze mogą się umówić na całkiem dowolne ułożenie planszy, bez
    ograniczeń z punktów od T9.1 do T9.4. Taką planszę można
    narysować w warsztacie, a w terminalu wczytać z pliku.
