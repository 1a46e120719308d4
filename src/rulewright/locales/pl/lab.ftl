### Laboratorium w wierszu poleceń: simulate i bench (polski).

lab-help-game = Która gra: { $known }
lab-help-bench = Które gry; bez nazwy wszystkie
lab-help-players = Liczba graczy, od 2 do 4; domyślnie najwięcej, ilu może grać
lab-help-games = Liczba partii
lab-help-bots = Bot dla każdego miejsca, oddzielone przecinkami, albo jeden dla wszystkich: { $known }
lab-help-option = Opcja stołu w postaci NAZWA=WARTOŚĆ; można podać kilka. Każdą opcję można też podać pod jej nazwą: --NAZWA WARTOŚĆ
lab-help-board = Plik z własną planszą
lab-help-pack = Zestaw: nazwa albo folder
lab-help-seed = Numer pierwszej partii; te same numery dają te same partie
lab-help-jobs = Ile partii rozgrywać równolegle
lab-help-json = Wypisz wynik jako JSON
lab-help-journals = Folder na zapis każdej partii; wolniej
lab-help-peers = Uruchom też OpenSpiel i catanatron i porównaj
lab-range = { $option } ma wartość { $value }, a musi mieścić się między { $least } a { $most }.
lab-bot-unknown = Nie ma bota „{ $name }”. Do wyboru: { $known }.
lab-bots-number = Podano { $count ->
        [one] 1 bota
        [few] { $count } boty
       *[many] { $count } botów
    } dla tylu miejsc: { $players }. Podaj jednego bota dla każdego miejsca albo jednego dla wszystkich.
lab-folder = Nie można utworzyć folderu { $folder }: { $why }. Wybierz inny.
lab-peers-missing = Biblioteka { $name } nie jest zainstalowana. Zainstaluj biblioteki do porównania: pip install 'rulewright[peers]'
lab-bench-mode = Pomiar dotyczy skompilowanych reguł. Nie ustawiaj RULEWRIGHT_MODE albo ustaw wartość compiled.
lab-compiling = Kompilowanie reguł; tylko za pierwszym razem
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
lab-by-order = Kolejność w turze
lab-games = Partie
lab-wins = Wygrane
lab-share = Udział
lab-interval = Przedział 95 %
lab-points = Średnia punktów
lab-what = Pomiar
lab-decisions-per-second = Decyzje/s
lab-games-per-second = Partie/s
