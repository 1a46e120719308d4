### Cry Havoc, the rules paragraph by paragraph, in our own words (Polish).
### Keys: rule-C4-16 is paragraph C4.16, chapter-C4 the title of its chapter.
### A line that begins with "• " is an item of a list, and an empty line begins a new paragraph; other line breaks only keep
### the lines short: re-flow them freely.

## C1

chapter-C1 = Cel gry i elementy
rule-C1-1 =
    W Cry Havoc gra od 2 do 4 osób, a każda prowadzi jedną Frakcję: Ludzi,
    Pielgrzymów, Maszyny albo Trogi. Trogami gra się tylko w cztery osoby. Przy
    2 i 3 graczach Trogi są rdzennymi mieszkańcami planety: wszystkim wchodzą w
    drogę, ale nie zdobywają punktów i nie mogą wygrać.
rule-C1-2 =
    Wygrywa ten, kto na koniec ma najwięcej Punktów Zwycięstwa (PZ). Najwięcej
    dają kryształy w kontrolowanych regionach, w rundach z aktywnym Punktowaniem
    (C7.1); kolejne punkty przynoszą bitwy, jeńcy oraz niektóre karty i
    Zdolności.
rule-C1-3 =
    Elementy wspólne to plansza z jedną stroną dla 2 graczy i drugą dla 3 i 4;
    32 karty Taktyk Terenowych, po 8 dla gór, pustyni, dżungli i oceanu; 6
    żetonów Wydarzeń; 12 żetonów Eksploracji; 18 żetonów Hordy Trogów i 12
    żetonów Siedlisk Trogów; plansza Bitwy i 8 żetonów Bitwy; znacznik Końcowego
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
    obowiązuje ten tekst.

## C2

chapter-C2 = Przygotowanie do rozgrywki
rule-C2-1 =
    Spośród 6 żetonów Wydarzeń losuje się 4, nie odkrywając ich, i rozkłada po
    jednym na polach Wydarzeń toru punktacji. Pozostałe 2 wychodzą z gry i nikt
    ich nie ogląda. Po tych czterech następuje piąte Wydarzenie, nadrukowane na
    torze: Aktywacja Końcowego Punktowania.
rule-C2-2 =
    Każdy z czterech terenów ma własną talię kart Taktyk Terenowych; tasuje się
    ją osobno i zakrytą odkłada na jej miejsce.
rule-C2-3 =
    Sztaby wszystkich graczy poza Trogami trafiają do regionów Sztabów na
    planszy. W wydaniu polskim i angielskim rozmieszcza się je losowo;
    portugalskie nie mówi, jak to ustalić, a nasze rozstrzygnięcie to także
    losowanie. W wydaniu niemieckim każdy gracz sam wybiera region; nasze
    rozstrzygnięcie: wybierają po kolei, tak jak siedzą. Według innej
    interpretacji wybierają w kolejności inicjatywy, którą wtedy losuje się
    najpierw. Do każdego Sztabu trafiają potem 4 oddziały i żeton Kontroli
    właściciela.
rule-C2-4 =
    Gracze umawiają się na poziom. Początkujący mają tylko bazową Zdolność
    swojej Frakcji, doświadczeni jeszcze jedną, losową, a weterani dwie losowe.
    Reszta Zdolności wychodzi z gry.
rule-C2-5 =
    Każdy gracz tworzy z potasowanych kart Taktyk zakrytą talię. Oddziały,
    których nie ma na planszy, są jego rezerwą. Każdy zaczyna z 0 PZ.
rule-C2-6 =
    Kolejność inicjatywy w pierwszej rundzie jest losowa. Na torze Przyszłej
    Inicjatywy kolejność jest na początku ta sama.
rule-C2-7 =
    W każdym regionie z odpowiednim symbolem kładzie się zakryty żeton Hordy
    Trogów albo Eksploracji, a kryształów tyle, ile tam nadrukowano. Pozostałe
    żetony, Siedliska i reszta kryształów tworzą zasoby ogólne.
rule-C2-8 =
    W grze czteroosobowej Sztab Trogów stoi z 2 oddziałami w Grotach Świata;
    żetonu Hordy się tam nie kładzie. Tylko niemiecka instrukcja daje mu żeton
    Kontroli jak każdemu Sztabowi; pozostałe o nim nie wspominają, a nasze
    rozstrzygnięcie brzmi: ma go. Według drugiej interpretacji dostaje go po
    pierwszym ruchu Trogów. W każdym regionie z symbolem tunelu i na Sztabie
    Trogów leży po jednym żetonie Tuneli. Wydania liczą je różnie: razem 4,
    włącznie ze Sztabem (polskie), albo 4 i jeszcze jeden na Sztabie (niemieckie
    i portugalskie); angielskie można czytać i tak, i tak, a nasze
    rozstrzygnięcie to razem 4. W wydaniu niemieckim przy 4 graczach nie używa
    się Siedlisk, w pozostałych zostają w grze.

## C3

chapter-C3 = Runda
rule-C3-1 =
    Gra trwa najwyżej 5 rund. Runda ma 6 faz:
    • Wydarzenia: następuje kolejne Wydarzenie. Od 2. rundy zmienia się też
    inicjatywa, a wszystkie Zdolności znów są gotowe (od C3.2 do C3.5).
    • Dobór kart: każdy dobiera 4 i zostawia sobie najwyżej 7 (C3.6).
    • Akcje: w kolejności inicjatywy, po jednej, trzy razy (C4.1).
    • Rozstrzygnięcie Bitew: wszędzie, gdzie spotkały się dwie strony, w
    kolejności numerów (C5.1).
    • Jeńcy: przynoszą PZ, a potem można ich wykupić (C6.1).
    • Punktowanie: tylko jeśli w tej rundzie je aktywowano, a w ostatniej
    rundzie zawsze (C7.1, C7.2).
rule-C3-2 =
    Wydarzenia, krok pierwszy: odkrywa się kolejny stos żetonów Wydarzeń na
    torze punktacji i rozpatruje je po jednym, od góry. W pierwszej rundzie jest
    to pojedynczy żeton z pierwszego pola.
rule-C3-3 =
    Gdy żeton Punktacji jednego z graczy minie Wydarzenie jeszcze
    nierozpatrzone, to Wydarzenie trafia od razu na wierzch następnego
    nierozpatrzonego. W późniejszych rundach może ich więc być kilka naraz, a
    gra się skraca. Nasze rozstrzygnięcie: żeton mija pole, gdy wynik jest
    większy niż liczba na tym polu; równy nie wystarczy. Według drugiej
    interpretacji wystarczy. W wydaniu niemieckim ten punkt nie dotyczy gry
    początkujących (C2.4), która trwa wtedy zawsze 5 rund.
rule-C3-4 =
    Wydarzenia, krok drugi, poza pierwszą rundą: układ toru Przyszłej Inicjatywy
    staje się kolejnością inicjatywy w tej rundzie.
rule-C3-5 =
    Wydarzenia, krok trzeci, poza pierwszą rundą: wszystkie wykorzystane
    Zdolności są znowu gotowe. W wydaniu niemieckim na swoją kartę wraca teraz
    także żeton, który Zdolność umieściła na planszy; pozostałe o tym milczą, a
    nasze rozstrzygnięcie brzmi: zostaje, dopóki nie skończy się bitwa w jego
    regionie albo Zdolność nie umieści swoich żetonów na nowo.
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
    Do Ruchu, Rekrutacji i Budowania zagrywa się z ręki dowolną liczbę kart i
    liczy ikony w rzędzie tej jednej Akcji; każda ikona to punkt. Nasze
    rozstrzygnięcie: można też nie zagrać żadnej. Tekst kart się pomija, ale
    symbole premii w tym rzędzie działają:
    • Po 1 karcie za symbol: gracz dobiera kartę za każdy taki symbol.
    • Łącznie 1 karta: gracz dobiera jedną kartę bez względu na liczbę takich
    symboli.
    • 1 PZ: gracz zdobywa 1 PZ za każdy taki symbol.
    • Premia tekstowa: działa dodatkowy tekst karty, na przykład zmiana
    inicjatywy.

    W wydaniach polskim, angielskim i portugalskim karty odrzuca się w chwili
    zagrania, w niemieckim dopiero po Akcji. Ma to znaczenie, gdy z powodu
    premii trzeba na nowo utworzyć talię.
rule-C4-3 =
    Kto zmienia inicjatywę, stawia swój żeton na dowolnym miejscu toru Przyszłej
    Inicjatywy. Pozostali zachowują kolejność między sobą i tylko się
    przesuwają. Zmiana działa od następnej rundy (C3.4).
rule-C4-4 =
    Kartę wolno zagrać nawet wtedy, gdy niczego nie zmieni. W wydaniu polskim,
    angielskim i portugalskim dotyczy to także karty Taktyki, której ceny nie
    można zapłacić. Instrukcja niemiecka mówi tak tylko o Akcjach; nasze
    rozstrzygnięcie: w tym wydaniu takiej karty nie można zagrać w bitwie.
rule-C4-10 =
    Ruch: za każdy punkt gracz przenosi jeden własny oddział do sąsiedniego
    regionu. Punkty dzieli się dowolnie; jeden oddział może się ruszyć kilka
    razy.
rule-C4-11 =
    Nigdy nie wolno wejść do Sztabu innego gracza ani do regionu bitwy (C4.16).
    Na czarny obszar pośrodku planszy nie można wejść ani go przekroczyć.
rule-C4-12 =
    Oddział, który wchodzi do regionu z wrogimi oddziałami, Hordą lub
    Siedliskiem, musi się tam zatrzymać i nie może się już ruszyć w tej turze,
    nawet dzięki Zdolności; w wydaniu niemieckim stoi do końca rundy i żadna
    karta nie wezwie go do bitwy. Według innej interpretacji stoi do końca fazy
    Akcji, a według jeszcze innej tylko do końca tej Akcji. Kolejne oddziały
    gracza mogą wejść za nim.
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
    nadwyżkę ponad podwojoną liczbę oddziałów Agresora w tym regionie: 2
    atakujące oddziały zatrzymują 4 z 5 broniących się, więc wyjść może najwyżej
    1.
rule-C4-16 =
    Po zakończeniu ruchów gracz wykonuje kolejno cztery kroki:
    • (1) Odkrywa i rozpatruje żetony Eksploracji wszędzie tam, gdzie ma
    oddziały.
    • (2) Odkrywa i rozpatruje Hordy i Siedliska w regionach, do których wszedł:
    pojawiają się wskazane kryształy i oddziały Trogów. Jeśli nie można wystawić
    ani jednego oddziału Trogów, bo ich rezerwa jest pusta, gracz traci tam
    jeden oddział, który wraca do jego rezerwy; kryształy zostają, a bitwy nie
    ma.
    • (3) Przejmuje Kontrolę nad każdym regionem, w którym są jego oddziały, a
    nie ma wrogich.
    • (4) W każdym regionie, w którym są jedne i drugie, kładzie żeton Bitwy,
    zaczynając od najniższego wolnego numeru. Odtąd jest to region bitwy, aż do
    zdjęcia żetonu (C5.1, C5.13). Ten gracz jest tam Agresorem, a druga strona
    Obrońcą.

    O kolejności odkrywania kilku żetonów i kładzenia kilku żetonów Bitwy
    decyduje gracz. Jeśli w jednym regionie leżą Horda i Siedlisko, w wydaniu
    niemieckim gracz wybiera, co odkryć najpierw; w pozostałych według naszego
    rozstrzygnięcia Hordę.

    W wydaniu polskim i niemieckim krok (2) dotyczy wszystkich regionów z
    oddziałami gracza, w angielskim i portugalskim tylko tych, do których
    wszedł. W wydaniu niemieckim traci się jeden oddział za każdy region, w
    którym nie pojawił się żaden Trog; nasze rozstrzygnięcie dla pozostałych:
    jeden za każdy żeton, który żadnego nie przyniósł.

    Żeton odkrywa się także tam, gdzie stoją oddziały innego najeźdźcy. Nasze
    rozstrzygnięcie: najpierw walczą ze sobą obaj gracze, a ten, czyje oddziały
    zostaną w regionie, atakuje tamtejsze Trogi (ta bitwa dostaje najniższy
    wolny numer); według drugiej interpretacji żeton pozostaje zakryty, żeby
    bitwa nigdy nie miała trzech stron.
rule-C4-17 =
    Jeśli oddziałów Trogów jest za mało, wystawia się tyle, ile ich zostało,
    oraz wszystkie kryształy z żetonu.
rule-C4-20 =
    Rekrutacja: za każdy punkt gracz stawia w Sztabie jeden oddział ze swojej
    rezerwy. Gdy rezerwa się wyczerpie, kolejnych wystawić nie można.
rule-C4-30 =
    Budowle: punkty służą do wznoszenia i do aktywacji, w dowolnych proporcjach;
    koszty są na płytce. Wznosić można tylko w regionach, które gracz kontroluje
    od początku tej Akcji, a aktywować w tych, które kontroluje; w wydaniu
    niemieckim także aktywacja wymaga Kontroli od początku Akcji. Dopiero co
    wzniesioną Budowlę można od razu aktywować, ale każdy żeton najwyżej raz w
    ciągu Akcji.
rule-C4-31 =
    Nigdy nie wznosi się Budowli w regionie bitwy ani w Sztabie. W regionie
    mieści się tylko jedna Budowla danego typu, a wznieść można ich tyle, ile ma
    się żetonów.
rule-C4-32 =
    Dopóki region jest regionem bitwy, aktywować można w nim tylko te Budowle,
    których tekst na to pozwala. Kto straci Kontrolę nad regionem, tego Budowle
    w nim zostają, ale może je aktywować dopiero po odzyskaniu Kontroli.
rule-C4-40 =
    Dobranie 2 kart i zatrzymanie 1: gracz ogląda dwie wierzchnie karty własnej
    talii albo dowolnej talii terenu i jedną z nich bierze na rękę. Nie musi
    kontrolować regionu z tym terenem.
rule-C4-41 =
    Drugą kartę wtasowuje się do talii, z której pochodzi. W wydaniu niemieckim
    karta z własnej talii trafia zamiast tego na stos kart odrzuconych.
rule-C4-42 =
    Zatrzymana karta terenu należy do gracza do końca gry: odtąd krąży jak inne
    między ręką, stosem kart odrzuconych i talią.
rule-C4-50 =
    Aktywacja Punktowania: gracz zagrywa kartę swojej Frakcji, która ma tę
    Akcję, bez żadnej innej karty i nie korzystając z jej ikon; w tej rundzie
    odbędzie się wtedy faza Punktowania (C7.1). W jednej rundzie może to zrobić
    tylko jeden gracz, a w ostatniej nikt. Do innej Akcji tę kartę można zagrać
    dla ikon; wtedy niczego nie aktywuje.
rule-C4-60 =
    W swojej turze, przed Akcją lub po niej, ale nigdy w jej trakcie, gracz może
    użyć dowolnej liczby gotowych Zdolności; nie jest to Akcja. Po użyciu
    Zdolność jest wykorzystana, działa więc raz na rundę, chyba że jej tekst mówi
    inaczej. Zdolności pasywne działają zawsze. W innych fazach można użyć
    Zdolności tylko wtedy, gdy pozwala na to jej tekst.

## C5

chapter-C5 = Bitwy
rule-C5-1 =
    Bitwy rozgrywa się w kolejności numerów na żetonach Bitwy. Jeśli jednej ze
    stron zabraknie w regionie oddziałów, zanim bitwa się zacznie, żeton od razu
    znika, druga strona przejmuje Kontrolę i bitwy nie ma. Nasze
    rozstrzygnięcie: gdy zostały tylko rdzenne Trogi, Kontrola się nie zmienia.
    Zwolnionego w ten sposób numeru można użyć ponownie; w wydaniu niemieckim
    dopiero w następnej rundzie. Żetonów jest 8. W wydaniu niemieckim liczba
    bitew jest nieograniczona; pozostałe o tym nie mówią i nasze rozstrzygnięcie
    jest takie samo. Według drugiej interpretacji nie zaznacza się bitwy, dopóki
    brakuje żetonu.
rule-C5-2 =
    Przy 2 i 3 graczach ktoś musi dowodzić rdzennymi Trogami: robi to gracz
    siedzący po lewej stronie tego, kto z nimi walczy. Rozmieszcza ich oddziały
    i zagrywa za nie karty Taktyk z własnej ręki. (Polski tekst mógłby oznaczać
    także karty z talii Trogów, ale żadna instrukcja im ich nie rozdaje; nasze
    rozstrzygnięcie: jak w trzech pozostałych wydaniach.)
rule-C5-3 =
    Najpierw w regionie przybywa jeden kryształ. Potem Agresor rozmieszcza
    wszystkie swoje oddziały na trzech celach: Kontrola nad Regionem, Pojmanie
    Jeńców i Wyniszczenie, a po nim to samo robi Obrońca. Nasze rozstrzygnięcie
    dla gry na komputerze: gracz podaje, ile oddziałów idzie na Kontrolę nad Regionem, a
    ile na Pojmanie Jeńców; reszta trafia na Wyniszczenie.
rule-C5-4 =
    Teraz obie strony na przemian zagrywają karty Taktyk, zaczynając od
    Agresora: jedna karta albo pas. Kto spasuje, nie zagra już w tej bitwie
    żadnej karty, ale druga strona może grać dalej.
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
    jeden wrogi oddział z dowolnego celu; przy remisie nie bierze go nikt.
    Dzieje się to przed Wyniszczeniem i może zmienić jego wynik.
rule-C5-8 =
    Wyniszczenie: za każdy swój oddział na tym celu gracz zabija jeden wrogi
    oddział na dowolnym celu i zdobywa 1 PZ. Zabity oddział nie przepada:
    właściciel odkłada go do rezerwy. Obie strony zabijają jednocześnie; w
    wydaniu niemieckim w razie wątpliwości najpierw wskazuje ofiary Agresor,
    potem Obrońca, a giną one razem. Żetony gracza, który w bitwie nie
    uczestniczy, działają na końcu. Nasze rozstrzygnięcie: gra pyta, który
    oddział ginie, tylko wtedy, gdy może to mieć znaczenie.
rule-C5-9 =
    Kto wygrał Kontrolę nad Regionem, ten stawia ocalałe oddziały z powrotem w
    regionie. Przegrany wycofuje wszystkie ocalałe oddziały do jednego
    sąsiedniego regionu, który kontroluje i który nie jest regionem bitwy; jeśli
    takiego nie ma, wracają do rezerwy.
rule-C5-10 =
    Wycofać się można także do regionu z Hordą lub Siedliskiem. W wydaniu
    niemieckim żeton odkrywa się wtedy od razu, kładzie żeton Bitwy o następnym
    numerze i rozgrywa tę bitwę jeszcze w tej samej fazie. Pozostałe wydania o
    tym milczą; nasze rozstrzygnięcie: żeton leży tam dalej zakryty.
rule-C5-11 =
    Przy 2 i 3 graczach: jeśli Trogi wygrają Kontrolę nad Regionem, nie dostają
    ani PZ, ani żetonu Kontroli; zamiast niego w regionie kładzie się zakryte
    Siedlisko. W wydaniu niemieckim znika żeton Kontroli gracza, który z nimi
    walczył; w pozostałych leżący tam żeton zostaje. Jeśli przegrają, ich
    ocalałe oddziały zdejmuje się z planszy, a zakryte Siedlisko trafia do
    sąsiedniego regionu, którego nikt nie kontroluje, także do regionu bitwy;
    gdy żaden nie ocalał, Siedliska się nie kładzie (oficjalne FAQ). Nie kładzie
    się go też, gdy w zasobach nie ma już żadnego. Nasze
    rozstrzygnięcia: region wybiera ten, kto dowodzi Trogami, albo, według
    drugiej interpretacji, ten, kto z nimi walczył; może już tam leżeć Horda lub
    Siedlisko. Według innej interpretacji Siedlisko tam nie trafia, a według
    jeszcze innej nie trafia do regionu bitwy. Sztab zawsze ktoś kontroluje,
    więc żadne Siedlisko tam nie trafia.
rule-C5-12 =
    Przy 2 i 3 graczach: oddział pojmany przez Trogi odkłada się na bok.
    Właściciel może go wykupić (C6.1), ale nikt nie dostaje za niego punktów. Za
    pojmane Trogi gracze dostają punkty, a wykupić nikt ich nie może.
rule-C5-13 =
    Na koniec zdejmuje się żeton Bitwy, a jeśli walczyli tu Ludzie, także ich
    żeton Strażnicy. (Taki żeton znika również od razu, gdy zmienia się Kontrola
    nad jego regionem). Region przestaje być regionem bitwy i zaczyna się
    następna bitwa.
rule-C5-14 =
    Żetonów i znaczników, które biorą udział w bitwie, nie można przesuwać
    kartami Taktyk, zabijać ani brać do niewoli. Mówi o tym tylko niemiecka
    instrukcja, ale oficjalne FAQ jest z nią zgodne, więc stosujemy to we
    wszystkich wydaniach (nasze rozstrzygnięcie). Według drugiej interpretacji
    można je zabić.
rule-C5-15 =
    Przykład: 4 oddziały Ludzi atakują 3 oddziały Pielgrzymów w regionie, który
    kontrolują Pielgrzymi.
    • W regionie przybywa jeden kryształ (C5.3).
    • Ludzie rozmieszczają 2 oddziały na Kontroli nad Regionem, 1 na Pojmaniu
    Jeńców i 1 na Wyniszczeniu. Pielgrzymi to widzą i stawiają 2, 0 i 1: remis w
    Kontroli nad Regionem byłby na ich korzyść.
    • Ludzie zagrywają „Wsparcie lotnicze”: oddział z ich rezerwy trafia na
    Kontrolę nad Regionem. Potem obie strony pasują (C5.4).
    • Kontrola nad Regionem: 3 do 2. Ludzie przejmują region i zdobywają 2 PZ
    (C5.6).
    • Pojmanie Jeńców: 1 do 0. Ludzie biorą do niewoli Pielgrzyma z
    Wyniszczenia, więc ten nikogo już nie zabije (C5.7).
    • Wyniszczenie: stojący tam oddział Ludzi zabija Pielgrzyma, co daje 1 PZ
    (C5.8).
    • Wszystkie 5 oddziałów Ludzi wraca do regionu. Ostatni Pielgrzym wycofuje
    się do sąsiedniego regionu, który kontrolują Pielgrzymi (C5.9).

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
    Punktowanie odbywa się tylko wtedy, gdy w tej rundzie je aktywowano. Kto to
    zrobił, najpierw dostaje 1 PZ za każdy kontrolowany region, łącznie ze swoim
    Sztabem. Potem każdy gracz dostaje tyle, ile warte są wszystkie kryształy w
    kontrolowanych przez niego regionach. Trogi dostają połowę swojej sumy
    kryształów, zaokrągloną w górę: 9 kryształów daje 5 PZ.
rule-C7-2 =
    W ostatniej rundzie Punktowanie jest zawsze aktywne, ale nie aktywuje go
    żaden gracz: wszyscy dostają punkty tylko za kryształy.
rule-C7-3 =
    Gdy następuje Wydarzenie „Aktywacja Końcowego Punktowania”, zaczyna się
    ostatnia runda gry.
rule-C7-4 =
    Przy remisie wygrywa ten, kto trzyma więcej jeńców, a jeśli i to nie
    rozstrzyga, ten, kto jest dalej w kolejności inicjatywy.

## C8

chapter-C8 = Pojęcia
rule-C8-1 =
    Te słowa wszędzie znaczą to samo:
    • Rezerwa: oddziały gracza, których nie ma na planszy ani w niewoli. Zabity
    oddział wraca do niej, a ona ogranicza Rekrutację: czego w niej nie ma, tego
    nie można wystawić.
    • Zasoby ogólne: żetony i kryształy, które nie należą do żadnego gracza.
    • Magazyn: to, co gracz odkłada dzięki efektom. Pielgrzymi odkładają
    kryształy, ile zdołają, i wydają je na efekty; za kryształy w magazynie nie
    ma punktów. Maszyny odkładają zakryte karty terenu, najwyżej 3, i zagrywają
    je w bitwach, które same toczą; karta zagrana z magazynu lub nadliczbowa
    wraca na spód swojej talii. Inni gracze nie mogą niczego zabrać z magazynu.
    • Kontrola: o tym, kto kontroluje region, decyduje wyłącznie leżący w nim
    żeton Kontroli. Każda Frakcja ma 8 takich żetonów. Instrukcja niemiecka
    mówi, że nie są limitowane; pozostałe o tym milczą i nasze rozstrzygnięcie
    jest takie samo. Według drugiej interpretacji gracz bez żetonu nie przejmuje
    Kontroli, choć żeton innego gracza i tak znika.
    • Region bitwy: region z żetonem Bitwy (C4.16). Gracz, który do bitwy
    doprowadził, jest Agresorem, a druga strona Obrońcą.
    • Sąsiednie regiony: takie, które mają wspólną granicę albo łączą je
    strzałki (C4.14).
rule-C8-2 =
    Region zajmują tylko oddziały. Same żetony, Budowle czy żeton Kontroli go
    nie zajmują.
rule-C8-3 =
    Sztab zalicza się do kontrolowanych regionów i można się do niego wycofać.
    Nikt inny nie może przejąć nad nim Kontroli i nigdy nie trafiają do niego
    kryształy, Budowle ani żetony kładzione przez efekty. W wydaniu niemieckim
    efektów nie można kierować na Sztab innego gracza; pozostałe o tym milczą, a
    nasze rozstrzygnięcie brzmi: można.
rule-C8-4 =
    W wydaniu niemieckim efekt, który mówi o regionie, nigdy nie dotyczy regionu
    bitwy, chyba że jego tekst mówi inaczej. Pozostałe wydania o tym milczą;
    nasze rozstrzygnięcie: efekt obejmuje też regiony bitwy, gdy zabija oddziały
    albo gdy kładzie, usuwa lub zabiera kryształy, a poza tym tylko wtedy, gdy
    tak mówi jego tekst.
rule-C8-5 =
    Kontrolę nad regionem traci się tylko wtedy, gdy przejmie ją inny gracz:
    wygrywając tam w bitwie Kontrolę nad Regionem, zostając jedyną stroną przed
    rozpoczęciem tej bitwy (C5.1), od razu, gdy zakończy ruch w regionie, w
    którym nie ma innych oddziałów, albo dzięki efektowi, który tak mówi. Gdy
    Kontrolę nad Regionem wygrają rdzenne Trogi, obowiązuje C5.11. Samo
    opuszczenie regionu nie odbiera Kontroli.

## C9

chapter-C9 = Gra Trogami (4 graczy)
rule-C9-1 =
    Gdy oddział Trogów wchodzi do regionu z Hordą lub Siedliskiem, żeton odkrywa
    się od razu, a nie dopiero na koniec Akcji. Nowe oddziały mogą ruszyć dalej
    w tej samej Akcji, jeśli zostały punkty; oddział, który wszedł, się
    zatrzymuje. Na koniec Akcji krok (2) z C4.16 dotyczy Trogów tak jak wszystkich:
    w wydaniu polskim odkrywają także to, co leży pod oddziałami, które się nie
    ruszyły. W wydaniu niemieckim oddział nie musi się też zatrzymywać, a Trogi
    pomijają krok (2): niczego wtedy nie odkrywają i nie tracą oddziału, gdy ich
    rezerwa jest pusta.
rule-C9-2 =
    Dla oddziałów Trogów wszystkie regiony z Tunelami sąsiadują ze sobą. W
    wydaniu niemieckim dotyczy to tylko Tuneli w regionach, które kontrolują
    Trogi albo których nie kontroluje nikt.
rule-C9-3 =
    Trogi wycofują się jak wszyscy (C5.9) i Siedliska się wtedy nie kładzie. W
    wydaniu niemieckim po wycofaniu się do regionu z własną Hordą od razu
    się ją odkrywa; nowe oddziały są ich własne, więc nie dochodzi do bitwy.
rule-C9-4 =
    W każdym Punktowaniu Trogi dostają tylko połowę swojej sumy kryształów,
    zaokrągloną w górę (C7.1). Za bitwy, jeńców i całą resztę punktują tak jak
    inni.
rule-C9-5 =
    Niektóre efekty każą położyć żeton Trogów w zasadzce: zakryty, nie oglądając
    go.
    Jest to Siedlisko. Przy 4 graczach jest to Horda w wydaniu polskim, tak
    bowiem mówi opis Frakcji, i w niemieckim, w którym Siedlisk wtedy nie ma.
    Nasze rozstrzygnięcie: gdy w zasobach nie ma już żadnego, rozpatrzone żetony
    miesza się i odkłada z powrotem do zasobów; żetonów leżących na planszy wśród nich
    nie ma. Według drugiej interpretacji kolejnych położyć nie można.
