### Cry Havoc, the rules paragraph by paragraph, in our own words (Polish).
### Keys: rule-C4-16 is paragraph C4.16, chapter-C4 the title of its chapter.
### Line breaks inside a text only keep the lines short; re-flow them freely.

## C1

chapter-C1 = Cel gry i elementy
rule-C1-1 =
    W grze bierze udział od 2 do 4 graczy, a każdy prowadzi jedną Frakcję:
    Ludzi, Pielgrzymów, Maszyny albo Trogi. Trogami gra się tylko w cztery
    osoby. Przy 2 i 3 graczach Trogi są rdzennymi mieszkańcami planety:
    wszystkim wchodzą w drogę, ale nie zdobywają punktów i nie mogą wygrać.
rule-C1-2 =
    Wygrywa ten, kto na koniec ma najwięcej Punktów Zwycięstwa (PZ). Najwięcej
    dają kryształy w kontrolowanych regionach, w rundach z aktywnym Punktowaniem
    (C7.1); kolejne punkty przynoszą bitwy, jeńcy oraz niektóre karty i
    Zdolności.
rule-C1-3 =
    Elementy wspólne to plansza z jedną stroną dla 2 graczy i drugą dla 3 i 4;
    32 karty Taktyk Terenowych, po 8 dla gór, pustyni, dżungli i oceanu; 6
    żetonów Wydarzeń; 12 żetonów Eksploracji; 18 żetonów Hordy Trogów i 12
    żetonów Siedlisk Trogów; plansza Bitwy i 8 żetonów Bitwy; znacznik końcowego
    Punktowania oraz kryształy o wartości 1, 3 i 5. W regionie liczy się tylko
    łączna wartość kryształów, a jeden kryształ oznacza zawsze wartość 1.
rule-C1-4 =
    Każda Frakcja ma Sztab, 8 kart Taktyk, 5 kart Zdolności (jedna z nich to
    Zdolność bazowa) i 12 oddziałów, a Trogi 16. Do tego dochodzą płytki Budowli
    z żetonami, które trafiają na planszę: u Ludzi 3 płytki, u Pielgrzymów 3, u
    Maszyn 5 i u Trogów 3. Każda płytka ma 3 żetony, tylko Tunele Trogów mają
    ich 7. Ludzie mają ponadto 3 żetony Artylerii i 3 żetony Strażnicy. Żetonów
    Zdolności jest po 2 u Ludzi i Maszyn, po 1 u Pielgrzymów i Trogów.
rule-C1-5 =
    Wśród 8 kart Taktyk każdej Frakcji jest dokładnie jedna, którą aktywuje się
    Punktowanie (C4.50), i dokładnie jedna, która pozwala zmienić inicjatywę
    (C4.3).
rule-C1-6 =
    Złota zasada: gdy tekst karty, płytki lub żetonu kłóci się z tymi zasadami,
    obowiązuje tekst.

## C2

chapter-C2 = Przygotowanie do rozgrywki
rule-C2-1 =
    Miesza się 6 żetonów Wydarzeń i na każdym z 4 pól Wydarzeń toru punktacji
    kładzie się jeden zakryty. Pozostałe 2 wychodzą z gry i nikt ich nie ogląda.
    Po tych czterech następuje piąte Wydarzenie, nadrukowane na torze: Aktywacja
    Końcowego Punktowania.
rule-C2-2 =
    Karty Taktyk Terenowych dzieli się na cztery talie według terenu; każdą
    tasuje się osobno i kładzie zakrytą na jej miejscu.
rule-C2-3 =
    Sztaby wszystkich graczy poza Trogami trafiają do regionów Sztabów na
    planszy. W wydaniu angielskim i polskim o ich rozmieszczeniu decyduje los;
    portugalskie nie mówi, jak to ustalić, więc przyjmujemy losowanie. W wydaniu
    niemieckim każdy gracz sam wybiera region; nasze rozstrzygnięcie: wybierają
    po kolei, tak jak siedzą. Do każdego Sztabu trafiają potem 4 oddziały i
    żeton Kontroli właściciela.
rule-C2-4 =
    Gracze umawiają się na poziom. Początkujący mają tylko bazową Zdolność
    swojej Frakcji, doświadczeni jeszcze jedną, losową, a weterani dwie losowe.
    Reszta Zdolności wychodzi z gry.
rule-C2-5 =
    Każdy gracz tasuje swoje karty Taktyk w zakrytą talię, oddziały, których nie
    ma na planszy, zachowuje jako rezerwę i zaczyna z 0 PZ.
rule-C2-6 =
    Kolejność inicjatywy w pierwszej rundzie się losuje. Na torze Przyszłej
    Inicjatywy kolejność jest na początku ta sama.
rule-C2-7 =
    W każdym regionie z odpowiednim symbolem kładzie się zakryty żeton Hordy
    Trogów albo Eksploracji, a kryształów tyle, ile tam nadrukowano. Pozostałe
    żetony, Siedliska i reszta kryształów tworzą zasoby ogólne.
rule-C2-8 =
    W grze czteroosobowej Sztab Trogów stoi z 2 oddziałami w Grotach Świata;
    żetonu Hordy się tam nie kładzie. W każdym regionie z symbolem tunelu i na
    Sztabie Trogów leży po jednym żetonie Tuneli. Wydania liczą je różnie: razem
    4, włącznie ze Sztabem (polskie), albo 4 i jeszcze jeden na Sztabie
    (niemieckie i portugalskie); angielskie można czytać i tak, i tak. W wydaniu
    niemieckim przy 4 graczach nie używa się Siedlisk, w pozostałych zostają w
    grze.

## C3

chapter-C3 = Runda
rule-C3-1 =
    Gra trwa najwyżej 5 rund. Runda ma 6 faz: Wydarzenia, Dobór kart, Akcje,
    Rozstrzygnięcie Bitew, Jeńcy i, tylko jeśli je aktywowano, Punktowanie.
rule-C3-2 =
    Wydarzenia, krok pierwszy: odkrywa się kolejny stos żetonów Wydarzeń na
    torze punktacji i rozpatruje je po jednym, od góry. W pierwszej rundzie jest
    to sam żeton z pierwszego pola.
rule-C3-3 =
    Gdy znacznik punktów któregoś gracza minie Wydarzenie jeszcze
    nierozpatrzone, to Wydarzenie trafia od razu na wierzch następnego
    nierozpatrzonego. W późniejszych rundach może więc ich być kilka naraz, a
    gra się skraca. Nasze rozstrzygnięcie: znacznik mija pole, gdy wynik jest
    większy niż liczba na tym polu; równy nie wystarczy. W wydaniu niemieckim
    ten punkt nie dotyczy gry początkujących (C2.4), która trwa wtedy zawsze 5
    rund.
rule-C3-4 =
    Wydarzenia, krok drugi, poza pierwszą rundą: układ toru Przyszłej Inicjatywy
    staje się kolejnością inicjatywy w tej rundzie.
rule-C3-5 =
    Wydarzenia, krok trzeci, poza pierwszą rundą: wszystkie wykorzystane
    Zdolności są znowu gotowe. W wydaniu niemieckim na swoją kartę wraca teraz
    także żeton, który Zdolność umieściła na planszy; w pozostałych zostaje na
    miejscu.
rule-C3-6 =
    Dobór kart: każdy dobiera 4 karty z własnej talii; kto ma potem na ręce
    więcej niż 7, odrzuca nadmiar. Zawsze gdy trzeba dobrać kartę, a talia jest
    pusta, nową tworzy się z potasowanego stosu kart odrzuconych.

## C4

chapter-C4 = Faza Akcji
rule-C4-1 =
    W kolejności inicjatywy każdy gracz wykonuje po jednej Akcji, i tak trzy
    razy. Do wyboru są: Ruch, Rekrutacja, wznoszenie i aktywacja Budowli,
    dobranie 2 kart i zatrzymanie 1 oraz Aktywacja Punktowania. Tę samą Akcję
    można wybrać ponownie.
rule-C4-2 =
    Do Ruchu, Rekrutacji i Budowania zagrywa się dowolną liczbę kart z ręki i
    liczy ikony w rzędzie tej jednej Akcji; każda ikona to punkt. Nasze
    rozstrzygnięcie: dowolna liczba może też oznaczać zero. Tekst kart się
    pomija, ale ikony premii w tym rzędzie działają: za jedną z nich dobiera się
    po karcie za każdy symbol, za inną jedną kartę bez względu na liczbę
    symboli, trzecia daje po 1 PZ, a premia tekstowa uruchamia dodatkowy tekst
    swojej karty, na przykład zmianę inicjatywy. W wydaniach angielskim, polskim
    i portugalskim karty odrzuca się w chwili zagrania, w niemieckim dopiero po
    Akcji. Ma to znaczenie, gdy z powodu premii trzeba na nowo utworzyć talię.
rule-C4-3 =
    Kto zmienia inicjatywę, stawia swój żeton na dowolnym miejscu toru Przyszłej
    Inicjatywy. Pozostali zachowują kolejność między sobą i tylko się
    przesuwają. Zmiana działa od następnej rundy (C3.4).
rule-C4-4 =
    Kartę wolno zagrać nawet wtedy, gdy niczego nie zmieni.
rule-C4-10 =
    Ruch: każdy punkt przenosi jeden własny oddział do sąsiedniego regionu.
    Punkty dzieli się dowolnie; jeden oddział może się ruszyć kilka razy.
rule-C4-11 =
    Nigdy nie wolno wejść do cudzego Sztabu ani do regionu bitwy. Na czarny
    obszar pośrodku planszy nie można wejść ani go przekroczyć.
rule-C4-12 =
    Oddział, który wchodzi do regionu z wrogimi oddziałami, Hordą lub
    Siedliskiem, musi się tam zatrzymać do końca Akcji. Kolejne oddziały gracza
    mogą wejść za nim.
rule-C4-13 =
    Przez region bez wrogich oddziałów, Hordy i Siedliska można przejść, nawet
    jeśli kontroluje go ktoś inny. Niczego się tam nie przejmuje ani nie
    odkrywa, chyba że na koniec Akcji stoi w nim oddział gracza.
rule-C4-14 =
    Regiony zewnętrznego pierścienia połączone nadrukowanymi strzałkami
    sąsiadują ze sobą pod każdym względem, choć leżą po przeciwnych stronach
    planszy.
rule-C4-15 =
    Agresor nie może opuścić regionu bitwy. Obrońca może, ale wyprowadza tylko
    nadwyżkę ponad podwojoną liczbę oddziałów Agresora w tym regionie: 3
    atakujące oddziały zatrzymują 6 z 8 broniących się, więc wyjść mogą najwyżej
    2.
rule-C4-16 =
    Po zakończeniu ruchów gracz wykonuje kolejno te kroki. (1) Odkrywa i
    rozpatruje żetony Eksploracji w regionach ze swoimi oddziałami. (2) Odkrywa
    i rozpatruje Hordy i Siedliska w regionach, do których wszedł: pojawiają się
    wskazane kryształy i oddziały Trogów. Jeśli nie można wystawić ani jednego
    oddziału Trogów, bo ich rezerwa jest pusta, gracz traci tam jeden oddział,
    który wraca do jego rezerwy; kryształy zostają, a bitwy nie ma. (3)
    Przejmuje Kontrolę nad każdym regionem, w którym są jego oddziały, a nie ma
    wrogich. (4) W każdym regionie, w którym są jedne i drugie, kładzie żeton
    Bitwy, zaczynając od najniższych wolnych numerów. Jest tam Agresorem. O
    kolejności odkrywania kilku żetonów i kładzenia kilku żetonów Bitwy decyduje
    on sam. W wydaniu polskim i niemieckim krok (2) dotyczy wszystkich regionów
    z jego oddziałami, w angielskim i portugalskim tylko tych, do których
    wszedł. Nasze rozstrzygnięcie: jeśli w jednym regionie leżą Horda i
    Siedlisko, najpierw odkrywa się Hordę; a tam, gdzie stoją oddziały innej
    Frakcji (poza Trogami), żetony te pozostają zakryte, żeby bitwa nigdy nie
    miała trzech stron.
rule-C4-17 =
    Jeśli oddziałów Trogów jest za mało, wystawia się tyle, ile ich zostało,
    oraz wszystkie kryształy z żetonu.
rule-C4-20 =
    Rekrutacja: każdy punkt stawia w Sztabie jeden oddział z rezerwy gracza. Gdy
    rezerwa się wyczerpie, kolejnych wystawić nie można.
rule-C4-30 =
    Budowle: punkty służą do wznoszenia i do aktywacji, w dowolnych proporcjach;
    koszty są na płytce. Jedno i drugie jest możliwe tylko w regionach, które
    gracz kontroluje od początku tej Akcji. Dopiero co wzniesioną Budowlę można
    od razu aktywować, ale każdy żeton najwyżej raz w ciągu Akcji.
rule-C4-31 =
    Nigdy nie wznosi się Budowli w regionie bitwy ani w Sztabie. W regionie
    mieści się tylko jedna Budowla danego typu, a wznieść można ich tyle, ile ma
    się żetonów.
rule-C4-32 =
    Budowli w regionie bitwy nie można aktywować, chyba że pozwala na to jej
    tekst. Kto straci Kontrolę nad regionem, tego Budowle w nim zostają, ale
    może je aktywować dopiero po odzyskaniu Kontroli.
rule-C4-40 =
    Dobranie 2 kart i zatrzymanie 1: gracz ogląda dwie wierzchnie karty własnej
    talii albo dowolnej talii terenu i jedną z nich bierze na rękę. Nie musi
    kontrolować regionu z tym terenem.
rule-C4-41 =
    Drugą kartę wtasowuje się do talii, z której pochodzi. W wydaniu niemieckim
    karta z własnej talii trafia zamiast tego na stos kart odrzuconych.
rule-C4-42 =
    Zatrzymana karta terenu należy do gracza do końca gry: odtąd krąży jak inne
    między ręką, stosem odrzuconych i talią.
rule-C4-50 =
    Aktywacja Punktowania: gracz zagrywa samą kartę swojej Frakcji, która ma tę
    Akcję, i nie korzysta z jej ikon; w tej rundzie odbędzie się wtedy faza
    Punktowania (C7.1). W jednej rundzie może to zrobić tylko jeden gracz, a w
    ostatniej nikt. Do innej Akcji tę kartę można zagrać dla ikon; wtedy niczego
    nie aktywuje.
rule-C4-60 =
    W swojej turze, przed Akcją lub po niej, ale nigdy w jej trakcie, gracz może
    użyć dowolnie wielu gotowych Zdolności; nie jest to Akcja. Użyta Zdolność
    jest wykorzystana, działa więc raz na rundę, chyba że sama mówi inaczej.
    Zdolności pasywne działają zawsze. W innych fazach można użyć Zdolności
    tylko wtedy, gdy sama na to pozwala.

## C5

chapter-C5 = Bitwy
rule-C5-1 =
    Bitwy rozgrywa się w kolejności numerów na żetonach Bitwy. Jeśli jednej ze
    stron zabraknie w regionie oddziałów, zanim bitwa się zacznie, żeton od razu
    znika, druga strona przejmuje Kontrolę i bitwy nie ma. Nasze
    rozstrzygnięcie: gdy zostały tylko rdzenne Trogi, Kontrola się nie zmienia.
    Zwolniony w ten sposób numer można użyć ponownie; w wydaniu niemieckim już
    nie w tej samej rundzie, a liczba bitew jest tam nieograniczona.
rule-C5-2 =
    Przy 2 i 3 graczach ktoś musi dowodzić rdzennymi Trogami: robi to gracz
    siedzący po lewej stronie tego, kto z nimi walczy. Rozmieszcza ich oddziały
    i zagrywa za nie karty Taktyk z własnej ręki. (Polski tekst mógłby oznaczać
    także karty z talii Trogów; trzymamy się trzech pozostałych wydań.)
rule-C5-3 =
    Najpierw w regionie przybywa jeden kryształ. Potem Agresor rozmieszcza
    wszystkie swoje oddziały na trzech celach: Kontrola nad Regionem, Pojmanie
    Jeńców i Wyniszczenie, a po nim to samo robi Obrońca. Nasze rozstrzygnięcie
    na komputerze: gracz podaje, ile oddziałów idzie na Kontrolę nad Regionem, a
    ile na Pojmanie Jeńców; reszta trafia na Wyniszczenie.
rule-C5-4 =
    Teraz obie strony na przemian zagrywają karty Taktyk, od Agresora: jedna
    karta albo pas. Kto spasuje, nie zagra już w tej bitwie żadnej karty, ale
    druga strona może grać dalej.
rule-C5-5 =
    Karty własnej Frakcji działają w każdej bitwie, a karty terenu tylko w
    regionie o tym terenie. Regiony zewnętrznego pierścienia nie mają terenu,
    więc karty terenu nigdy tam nie działają.
rule-C5-6 =
    Następnie rozstrzyga się cele w stałej kolejności. Najpierw Kontrola nad
    Regionem: strona, która ma tam więcej oddziałów, przejmuje Kontrolę i
    zdobywa 2 PZ; przy remisie, także 0 do 0, jest to Obrońca. Kontrola
    pozostaje przy zwycięzcy, nawet jeśli potem zginą wszystkie jego oddziały.
rule-C5-7 =
    Pojmanie Jeńców: strona, która ma tam więcej oddziałów, bierze do niewoli
    jeden wrogi oddział z dowolnego celu; przy remisie nikt. Dzieje się to przed
    Wyniszczeniem i może zmienić jego wynik.
rule-C5-8 =
    Wyniszczenie: za każdy swój oddział na tym celu gracz zabija jeden wrogi
    oddział na dowolnym celu i zdobywa 1 PZ. Zabite oddziały wracają do rezerwy
    właściciela. Obie strony robią to jednocześnie; w wydaniu niemieckim w razie
    wątpliwości najpierw wskazuje ofiary Agresor, potem Obrońca, a giną one
    razem. Żetony gracza, który w bitwie nie uczestniczy, działają na końcu.
    Nasze rozstrzygnięcie: gra pyta, który oddział ginie, tylko wtedy, gdy może
    to mieć znaczenie.
rule-C5-9 =
    Kto wygrał Kontrolę nad Regionem, ten stawia ocalałe oddziały z powrotem w
    regionie. Przegrany wycofuje wszystkie ocalałe oddziały do jednego
    sąsiedniego regionu, który kontroluje i który nie jest regionem bitwy; jeśli
    takiego nie ma, wracają do rezerwy.
rule-C5-10 =
    Odwrót może prowadzić do regionu z Hordą lub Siedliskiem. W wydaniu
    niemieckim żeton odkrywa się wtedy od razu, kładzie żeton Bitwy o następnym
    numerze i rozgrywa tę bitwę jeszcze w tej samej fazie. Pozostałe wydania o
    tym milczą; żeton leży tam dalej zakryty.
rule-C5-11 =
    Przy 2 i 3 graczach: jeśli Trogi wygrają Kontrolę nad Regionem, nie dostają
    ani PZ, ani żetonu Kontroli; wrogi żeton Kontroli znika, a w regionie
    kładzie się zakryte Siedlisko. Jeśli przegrają, ich ocalałe oddziały
    zdejmuje się z planszy, a zakryte Siedlisko trafia do sąsiedniego regionu,
    którego nikt nie kontroluje; gdy żaden nie ocalał, Siedliska się nie kładzie
    (oficjalne FAQ). Nasze rozstrzygnięcia: region wybiera ten, kto dowodzi
    Trogami, albo, według drugiej wykładni, ten, kto z nimi walczył; w regionie
    może leżeć Horda i kilka Siedlisk; Siedlisko nigdy nie trafia do regionu
    bitwy ani do Sztabu.
rule-C5-12 =
    Przy 2 i 3 graczach: oddział pojmany przez Trogi odkłada się na bok.
    Właściciel może go wykupić (C6.1), ale nikt nie dostaje za niego punktów. Za
    pojmane Trogi gracze dostają punkty, a wykupić nikt ich nie może.
rule-C5-13 =
    Na koniec zdejmuje się żeton Bitwy. Region przestaje być regionem bitwy i
    zaczyna się następna bitwa.
rule-C5-14 =
    Żetonów i znaczników, które biorą udział w bitwie, nie można przesuwać
    kartami Taktyk, zabijać ani brać do niewoli. Pisze o tym tylko niemiecka
    instrukcja, ale oficjalne FAQ jest z nią zgodne, więc stosujemy to we
    wszystkich wydaniach (nasze rozstrzygnięcie). Według drugiej wykładni można
    je zabić.

## C6

chapter-C6 = Jeńcy
rule-C6-1 =
    Najpierw każdy dostaje 1 PZ za każdego jeńca, którego trzyma. Potem, w
    kolejności inicjatywy, gracz może płacić po 2 PZ za własne oddziały trzymane
    przez innych i zabierać je do rezerwy, dopóki go na to stać. Kogo teraz nie
    wykupi, tego może odzyskać w późniejszej rundzie za tę samą cenę.

## C7

chapter-C7 = Punktowanie i koniec gry
rule-C7-1 =
    Punktuje się tylko wtedy, gdy Punktowanie w tej rundzie aktywowano. Kto to
    zrobił, najpierw dostaje 1 PZ za każdy kontrolowany region, łącznie ze swoim
    Sztabem. Potem każdy gracz dostaje tyle, ile warte są wszystkie kryształy w
    kontrolowanych przez niego regionach. Trogi dostają połowę swojej sumy
    kryształów, zaokrągloną w górę: 7 kryształów daje 4 PZ.
rule-C7-2 =
    W ostatniej rundzie Punktowanie jest zawsze aktywne, ale nie aktywuje go
    żaden gracz: wszyscy punktują same kryształy.
rule-C7-3 =
    Gra kończy się razem z rundą, w której rozpatrzono Wydarzenie Aktywacja
    Końcowego Punktowania.
rule-C7-4 =
    Przy remisie wygrywa ten, kto trzyma więcej jeńców, a jeśli i to nie
    rozstrzyga, ten, kto jest dalej w kolejności inicjatywy.

## C8

chapter-C8 = Pojęcia
rule-C8-1 =
    Zabite oddziały wracają do rezerwy właściciela. Rezerwa ogranicza
    Rekrutację: czego w niej nie ma, tego nie można wystawić. Gracz kontroluje
    region, gdy leży tam jego żeton Kontroli; nic innego o tym nie decyduje.
rule-C8-2 =
    Region jest zajęty, gdy stoją w nim oddziały. Same żetony, Budowle czy żeton
    Kontroli go nie zajmują.
rule-C8-3 =
    Sztab liczy się do kontrolowanych regionów i można się do niego wycofać.
    Nigdy nie trafiają do niego kryształy ani Budowle. W wydaniu niemieckim
    efektów nie można kierować na Sztab innego gracza, w pozostałych można.
rule-C8-4 =
    W wydaniu niemieckim efekt, który mówi o regionie, nigdy nie dotyczy regionu
    bitwy, chyba że sam tak mówi. W pozostałych wydaniach regiony bitwy są
    objęte.
rule-C8-5 =
    Kontrolę nad regionem traci się tylko przez przegraną w celu Kontrola nad
    Regionem albo od razu, gdy wrogie oddziały zakończą ruch w regionie, w
    którym nie ma oddziałów. Samo opuszczenie regionu nie odbiera Kontroli.

## C9

chapter-C9 = Gra Trogami (4 graczy)
rule-C9-1 =
    Gdy oddział Trogów wchodzi do regionu z Hordą lub Siedliskiem, żeton odkrywa
    się od razu, a nie dopiero na koniec Akcji. Nowe oddziały mogą ruszyć dalej
    w tej samej Akcji, jeśli zostały punkty; oddział, który wszedł, się
    zatrzymuje. W wydaniu niemieckim on także nie musi się zatrzymać, a Trogi
    nie tracą oddziału, gdy ich rezerwa jest pusta (C4.16, krok 2).
rule-C9-2 =
    Dla oddziałów Trogów wszystkie regiony z Tunelami sąsiadują ze sobą. W
    wydaniu niemieckim dotyczy to tylko Tuneli w regionach, które kontrolują
    Trogi albo których nie kontroluje nikt.
rule-C9-3 =
    Trogi wycofują się jak wszyscy (C5.9) i Siedliska się wtedy nie kładzie. W
    wydaniu niemieckim odwrót do regionu z własną Hordą od razu ją odkrywa; nowe
    oddziały są ich własne, więc bitwy z tego nie ma.
rule-C9-4 =
    W każdym Punktowaniu Trogi dostają tylko połowę swojej sumy kryształów,
    zaokrągloną w górę (C7.1). Za bitwy, jeńców i całą resztę punktują tak jak
    inni.
