### Laboratorium w wierszu poleceń: simulate, arena, tune i bench (polski).

lab-help-game = Która gra: { $known }
lab-help-bench = Które gry. Domyślnie: wszystkie
lab-help-players = Liczba graczy. Domyślnie: tyle, ile podano botów, a przy jednym bocie tyle, na ile pozwala gra
lab-help-games = Liczba partii. Domyślnie: { $default }
lab-help-bots = Boty dla kolejnych miejsc, po przecinku, albo jeden dla wszystkich: { $known }. Domyślnie: random
lab-help-option = Opcja stołu w postaci NAZWA=WARTOŚĆ; można podać kilka. Każdą opcję można też podać pod jej nazwą: --NAZWA WARTOŚĆ
lab-help-board = Plik z własną planszą
lab-help-pack = Zestaw: jego nazwa, folder lub plik
lab-help-seed = Pierwsze ziarno losowe; następne rozdania biorą kolejne. Te same ziarna dają te same partie. Domyślnie: 1
lab-help-jobs = Ile partii rozgrywać równolegle. Domyślnie: 1
lab-help-json = Wypisz wynik jako JSON
lab-help-journals = Folder na dzienniki wszystkich partii; zapis spowalnia pracę
lab-help-out = Plik na partie, jedna w wierszu: games.csv albo games.parquet
lab-help-rows = Co zawiera każdy wiersz --out: games (partie) albo decisions (decyzje). Domyślnie: games
lab-rows = Nieznana wartość --rows: „{ $value }”. Możliwe: { $known }.
lab-rows-out = --rows decisions wymaga pliku: dodaj --out decisions.csv albo --out decisions.parquet.
lab-journals-alone = Nie można połączyć --journals z { $option }. Pomiń jedną z tych opcji.
lab-out-kind = „{ $file }” nie kończy się na .csv ani .parquet. Wybierz jedno z tych rozszerzeń.
lab-out-parquet = Parquet wymaga pyarrow. Zainstaluj: pip install 'rulewright[parquet]'. Albo zamiast { $file } zapisz plik .csv.
lab-help-svg = Zapisz wykres szybkości w tym pliku SVG
lab-plot-title = Decyzje na sekundę, skala logarytmiczna
lab-help-peers = Uruchom też inne biblioteki i porównaj
lab-range = { $option } ma wartość { $value }, a musi mieścić się między { $least } a { $most }.
lab-bot-unknown = Nieznany bot „{ $name }”. Do wyboru: { $known }.
lab-bots-number = Podano { $count ->
        [one] 1 bota
        [few] { $count } boty
       *[many] { $count } botów
    }, a miejsc jest { $players }. Podaj jednego bota dla każdego miejsca albo jednego dla wszystkich.
lab-folder = Nie można utworzyć folderu { $folder }: { $why }. Wybierz inny.
lab-peers-missing = Biblioteka { $name } nie jest zainstalowana. Zainstaluj biblioteki do porównania: pip install 'rulewright[peers]'
lab-bench-mode = Pomiar dotyczy skompilowanych zasad. Nie ustawiaj RULEWRIGHT_MODE albo ustaw wartość compiled.
lab-compiling = Kompilowanie zasad; tylko za pierwszym razem
lab-playing = Gra w toku
lab-measuring = Pomiar: { $step }
lab-stopped = Przerwano po { $games ->
        [one] 1 partii
        [few] { $games } partiach
       *[many] { $games } partiach
    }.
lab-played = { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }, decyzje: { $decisions }, wspólne zwycięstwa: { $shared }.
lab-by-seat = Miejsce
lab-by-order = Miejsce w kolejności
lab-games = Partie
lab-wins = Wygrane
lab-share = Udział
lab-interval = Przedział 95%
lab-points = Średnia punktów
lab-what = Pomiar
lab-decisions-per-second = Decyzje/s
lab-games-per-second = Partie/s
lab-iterations-per-second = Iteracje przeszukiwania/s

## Wiele komputerów

cluster-help = Rozgrywaj partie na wielu komputerach: adres klastra Ray albo local, by uruchomić go na tym komputerze
cluster-not-installed = Klaster wymaga Ray. Zainstaluj go na każdym komputerze: pip install 'rulewright[ray]'
cluster-unreachable = Brak połączenia z klastrem pod adresem { $address }: { $why }. Sprawdź, czy działa (ray status) i czy ten komputer do niego należy (ray start --address=…).
cluster-lost = Utracono połączenie z klastrem pod adresem { $address }. Ukończone partie są zachowane. Uruchom klaster ponownie i powtórz to samo polecenie.
cluster-version = Jeden z komputerów klastra ma rulewright { $theirs }, a ten { $ours }. Zainstaluj wszędzie tę samą wersję.
cluster-no-rulewright = Na jednym z komputerów klastra nie ma rulewright. Zainstaluj na wszystkich rulewright { $version }.
cluster-failed = Klaster pod adresem { $address } zgłosił błąd: { $why }. Ukończone partie są zachowane.

## Arena

arena-help-bots = Boty, które grają każdy z każdym, po przecinku: { $known }. NAZWA:LICZBA to bot z tyloma iteracjami na decyzję, na przykład atlas:9600; glass widzi wszystko i służy do porównań. Domyślnie: siedem botów, z którymi grają ludzie
arena-help-table = Zamiast tego jeden skład: boty dla kolejnych miejsc, po przecinku, albo jeden dla wszystkich. Każdy gra po kolei na każdym miejscu
arena-help-players = Liczba graczy. Domyślnie: najmniejsza możliwa; z --table liczba podanych botów, a przy jednym bocie największa możliwa. Z --bots, gdy graczy jest więcej niż dwóch, jeden bot gra przeciw kilku egzemplarzom drugiego
arena-help-games = Liczba partii każdej pary, zaokrąglana w górę tak, by każde rozdanie rozegrać z każdego miejsca. Domyślnie: 100
arena-help-anchor = Bot, którego ranking wynosi 0; domyślnie 0 to średnia
arena-help-jobs = Ile partii rozgrywać równolegle. Domyślnie: jedna na rdzeń
arena-help-save = Plik, do którego trafia każda skończona partia. To samo polecenie wznowi przerwany turniej
arena-no-budget = Botowi { $name } nie można ustawić liczby iteracji. Można ją ustawić botom: { $known }.
arena-budget = „{ $name }”: po dwukropku wpisz całkowitą liczbę iteracji, od 1 do { $most }.
arena-bots-or-table = Podaj albo --bots (każdy z każdym), albo --table (jeden skład), ale nie jedno i drugie.
arena-one-bot = Do turnieju trzeba dwóch botów, a podano tylko { $name }. Dodaj drugiego albo użyj --table, by jeden bot grał na wszystkich miejscach.
arena-bot-twice = Bota { $name } podano dwa razy. Podaj każdego raz; NAZWA:LICZBA to ten sam bot z inną liczbą iteracji.
arena-anchor = { $name } tu nie gra, więc nie można liczyć rankingu od tego bota. Do wyboru: { $known }.
arena-worker-lost = Proces rozgrywający partie zakończył się nieoczekiwanie; być może zabrakło pamięci. Zapisane partie są bezpieczne. Spróbuj ponownie z mniejszym --jobs.
arena-file = Nie można użyć pliku { $file }: { $why }. Wybierz inny.
arena-file-in-use = Do pliku { $file } zapisuje właśnie inny turniej. Poczekaj, aż się skończy, albo wybierz inny plik.
arena-file-foreign = Plik { $file } nie pochodzi z turnieju. Wybierz inny; tego nie zmieniono.
arena-file-other = Plik { $file } należy do turnieju, który różni się tym: { $what }. Podaj te same opcje co wtedy albo wybierz inny plik.
arena-file-version = Plik { $file } zapisała wersja { $version } programu rulewright, a to jest wersja { $known }. Boty mogą teraz decydować inaczej, więc partii nie da się porównać: kontynuuj w tamtej wersji albo wybierz inny plik.
arena-file-line = Wiersz { $line } pliku { $file } jest uszkodzony. Usuń go, by rozegrać tę partię ponownie, albo wybierz inny plik.
arena-stopped = Przerwano po { $games ->
        [one] 1 partii
        [few] { $games } partiach
       *[many] { $games } partiach
    } z { $all }. Wyniki nie zostały zachowane; zachowuje je --save PLIK.
arena-stopped-saved = Przerwano po { $games ->
        [one] 1 partii
        [few] { $games } partiach
       *[many] { $games } partiach
    } z { $all }. Wyniki są zachowane; to samo polecenie wznowi turniej.
arena-nothing = Żadnego rozdania nie rozegrano jeszcze z każdego miejsca, więc nie ma czego pokazać.
arena-bot = Bot
arena-against = Przeciw
arena-even = Równy udział
arena-rating = Ranking
arena-seconds = Sekundy na decyzję
arena-thinks = Sekundy na decyzję: { $seconds }.

## Strojenie

tune-help-players = Liczba graczy. Domyślnie: najmniejsza możliwa
tune-help-positions = Ile pozycji zebrać; połowa nie bierze udziału w strojeniu i służy do sprawdzenia wyniku. Domyślnie: 40000
tune-help-generations = Ile pokoleń wag wypróbować; koniec następuje wcześniej, gdy nic się już nie poprawia. Domyślnie: 120
tune-help-fixed = Wagi, które się nie zmieniają, po przecinku, na przykład own,point
tune-help-begin = Wartości początkowe wag, na przykład store=20,counter=10. Domyślnie: obecne. Waga równa 0 pozostaje równa 0
tune-help-out = Plik na wynik, w postaci pliku guide.json gry
tune-not-installed = Biblioteka cma nie jest zainstalowana. Zainstaluj ją: pip install "rulewright[tune]"
tune-weight-unknown = Nieznana waga „{ $name }”. Do wyboru: { $known }.
tune-begin-form = „{ $text }” nie podaje wartości początkowej wagi. Napisz NAZWA=LICZBA, na przykład store=20.
tune-nothing = Nie ma czego stroić: każda waga jest równa 0 albo ma się nie zmieniać. Skróć listę --fixed albo podaj inne wartości początkowe: --begin NAZWA=LICZBA.
tune-no-file = { $file } nie jest zwykłym plikiem i nie można go nadpisać. Wybierz inną nazwę.
tune-tuning = Strojenie, zaskoczenie { $surprise }
tune-stopped-early = Przerwano podczas zbierania pozycji: niczego jeszcze nie znaleziono i niczego nie zapisano.
tune-stopped = Przerwano po { $generations ->
        [one] 1 pokoleniu
        [few] { $generations } pokoleniach
       *[many] { $generations } pokoleniach
    } z { $all }. Oto najlepsze dotąd wagi.
tune-weight = Waga
tune-before = Przed
tune-after = Po
tune-surprise = Zaskoczenie (log loss)
tune-known = pozycje użyte do strojenia
tune-unseen = pozycje odłożone do sprawdzenia
tune-written = Zapisano w pliku { $file }. Skopiuj go na miejsce pliku guide.json gry, aby boty z niego korzystały.
