### The command line and the table in the terminal (Polish).
### Words that are typed (play, --seats, human, juno) stay as they are in every language.

## Help

cli-help-usage = Użycie: { $line }
cli-help-usage-command = POLECENIE
cli-help-usage-options = [OPCJE]
cli-help-usage-arguments = [ARGUMENTY]
cli-help = Gry planszowe dokładnie według zasad: w terminalu, w przeglądarce albo w eksperymentach.
# $languages: codes and names.
cli-help-epilogue =
    Każde polecenie przyjmuje też --lang. Języki: { $languages }.
    Na początek: rulewright play
cli-help-commands = Polecenia
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-help = Pokaż tę pomoc i zakończ.
cli-help-version = Pokaż wersję i zakończ.
cli-help-no-colour = Bez kolorów. Zmienna NO_COLOR działa tak samo.
cli-help-play = Zagraj w terminalu. Domyślnie: ty przeciw botowi.
cli-help-play-game = Gra: { $known }. Bez nazwy program zapyta.
cli-help-play-players = Liczba graczy. Domyślnie: liczba miejsc w --seats, a bez tej opcji najmniejsza możliwa.
cli-help-play-seats = Kto zajmuje kolejne miejsca, po przecinku: human (człowiek) albo bot: pip, wren, juno, marlow, vesper, atlas, orion (mniej więcej od początkującego do mistrza). Kilka osób gra przy jednej klawiaturze.
cli-help-play-names = Imiona graczy, po przecinku, w kolejności miejsc.
cli-help-play-option = Opcja stołu w postaci NAZWA=WARTOŚĆ; można podać kilka. Każda działa też pod własną nazwą: --NAZWA WARTOŚĆ. Zobacz --list-options.
cli-help-play-list-options = Pokaż opcje stołu i zakończ.
cli-help-play-board = Własna plansza z pliku.
cli-help-play-pack = Zestaw elementów: nazwa dołączonego zestawu, folder albo plik z własnym lub nazwa już używanego.
cli-help-play-seed = Ziarno losowe: ta sama liczba daje te same losowania. Domyślnie za każdym razem inne.
cli-help-play-save = Plik nowej gry. Domyślnie powstaje w folderze z danymi.
cli-help-play-resume = Wznów grę z tego pliku. Bez nazwy pliku: najnowszą.
cli-help-verify = Odtwórz zapisane gry i sprawdź każdy wiersz.
cli-help-verify-files = Zapisane gry do sprawdzenia: jeden plik albo kilka.
cli-help-verify-pack = Folder albo plik zestawu, jeśli nie ma go już tam, gdzie był podczas gry, ani w zapisie gry.
cli-help-review = Przeanalizuj zakończoną grę: ile kosztowała każda decyzja i co byłoby lepsze.
cli-help-review-file = Zapisana gra do analizy.
cli-help-review-seat = Analizuj tylko to miejsce, licząc od 1.
cli-help-review-iterations = Ile iteracji przeszukiwania na każdą decyzję. Domyślnie: 800.
cli-help-review-json = Wypisz analizę jako JSON.
cli-help-review-html = Wypisz analizę jako samodzielną stronę WWW.
cli-help-rules = Przeczytaj zasady.
cli-help-rules-number = Punkt, na przykład T6.5, rozdział, na przykład T6, albo gra, żeby zobaczyć jej rozdziały: { $known }.
cli-help-content = Własne zestawy i plansze.
cli-help-check = Sprawdź, czy zestaw albo plik planszy jest zgodny z zasadami.
cli-help-check-path = Folder lub plik zestawu, plik planszy albo nazwa zestawu dołączonego do gry.
cli-help-simulate = Rozegraj wiele partii między botami i policz wygrane.
cli-help-arena = Rozegraj turniej botów i ułóż ich ranking.
cli-help-tune = Dostrój wagi, według których boty oceniają pozycje.
cli-help-puzzles = Znajdź zadania w partiach botów.
cli-help-bench = Zmierz szybkość silnika zasad.

## Errors

cli-error = Błąd: { $text }
# $command: the command with --help.
cli-see-help = Zobacz: { $command }
cli-bad-arguments = Niezrozumiałe polecenie. { $detail }
# $near: options that may be meant.
cli-option-unknown = Nieznana opcja { $option }. Czy chodzi o: { $near }?
cli-command-unknown = Nieznane polecenie „{ $name }”. Do wyboru: { $known }.
# $number: yes if a whole number is needed.
cli-value-bad =
    „{ $value }” to niedozwolona wartość { $option }. { $number ->
        [yes] Wpisz liczbę całkowitą.
       *[no] Dozwolone wartości są w pomocy.
    }
cli-value-range = „{ $value }” to niedozwolona wartość { $option }. To musi być liczba od { $least } do { $most }.
cli-option-repeated = Opcję { $option } podano więcej niż raz. Podaj ją raz.
cli-value-missing = Po { $option } brakuje wartości.
# $name: as the help calls it. $help: what it is.
cli-argument-missing = Brakuje: { $name }. { $help }
cli-too-much = Zbędny argument: „{ $text }”.
cli-mode-unknown = Zmienna RULEWRIGHT_MODE ma wartość „{ $mode }”. Ustaw jedną z wartości: { $known }; albo usuń tę zmienną.
# $why: the operating system's words.
cli-system-error = Błąd systemu: { $file }: { $why }
# $what: as Python calls it. $file: where the details are.
cli-fault = Błąd programu, nie twój: { $what }. Rozpoczęta gra jest bezpieczna w swoim pliku. Zgłoś to, proszę, i dołącz plik { $file }
cli-file-unwritable = Nie można zapisać { $file }: { $why }. Wybierz inne miejsce.
cli-file-exists = Plik { $file } już istnieje. Wybierz inną nazwę, żeby nic nie przepadło.
cli-file-in-use = Gra { $file } toczy się w innym oknie. Graj dalej tam albo najpierw ją tam zakończ.
cli-nothing-to-resume = W folderze { $folder } nie ma pasującej zapisanej gry. Zacznij nową: rulewright play
cli-resume-with = Wznowiona gra zachowuje swoje pierwotne ustawienia. Pomiń: { $options }.
cli-which-game = Która gra? Podaj jedną z nazw: { $known }.
cli-sitter-unknown = Nieznany rodzaj gracza „{ $name }”. Do wyboru: { $known }.
# $count: seats that were named.
cli-seats-number =
    { $count ->
        [one] Obsadzono 1 miejsce
        [few] Obsadzono { $count } miejsca
       *[many] Obsadzono { $count } miejsc
    }, a liczba graczy to { $players }. Podaj po jednym miejscu na gracza.
cli-names-number =
    { $count ->
        [one] Podano 1 imię
        [few] Podano { $count } imiona
       *[many] Podano { $count } imion
    }, a liczba graczy to { $players }. Podaj najwyżej po jednym dla każdego.
cli-name-bad = „{ $name }” nie nadaje się na imię gracza. Dozwolone są tylko drukowalne znaki, najwyżej { $most }.
cli-name-twice = Dwóch graczy ma imię { $name }. Nadaj im różne.
cli-option-form = „{ $text }” nie jest poprawną opcją. Wpisz ją w postaci NAZWA=WARTOŚĆ.
cli-option-twice = Opcję { $name } podano więcej niż raz. Podaj ją raz.
cli-seed-range = Liczba { $seed } nie nadaje się na ziarno losowe. Musi to być liczba całkowita od 0 do { $most }.

## Liczby

# Between thousands, and before decimals.
cli-thousands = {"\u00A0"}
cli-decimals = ,
cli-percent = { $number }%

## Before the game

cli-choose-game = Która gra?
cli-autosave = Każdy ruch jest od razu zapisywany w pliku { $file }
cli-press-enter = Naciśnij Enter, żeby przejść dalej.{" "}
cli-options-hint = To opcje dla { $players } graczy. Tak się je wybiera: rulewright play { $game } --{ $name } { $value }
cli-options-default = (domyślnie)
cli-options-number = (domyślnie: { $value })

## At the table

cli-thinking = { $name } myśli…
# Between two people at one keyboard.
cli-curtain = Do klawiatury siada { $name }. Pozostali niech nie patrzą!
cli-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
# $needed: columns x lines.
cli-too-small = To okno ma rozmiar { $columns }×{ $lines } znaków. Plansza wymaga { $needed }, więc zamiast niej jest lista. Powiększ okno i wpisz „{ cli-word-board }”.
cli-news-more = … („{ cli-word-log }” pokaże więcej)
# $action: what was done, as in the list of choices.
cli-forced = Zrobione za ciebie, bo była tylko jedna możliwość: { $action }
cli-turn-done = To był ostatni wybór w tej turze. Naciśnij Enter, żeby ją zakończyć, albo wpisz „{ cli-word-undo }”, żeby go cofnąć.
cli-turn-over = W tej turze nie możesz już nic zrobić. Naciśnij Enter, żeby ją zakończyć, albo wpisz „{ cli-word-undo }”, żeby się cofnąć.
cli-hint = Wpisz liczbę z listy; „{ cli-word-help }” pokaże, co jeszcze można wpisać.
cli-not-understood = Niezrozumiały tekst: „{ $text }”. Wpisz liczbę z listy, nazwę, na przykład { $example }, albo „{ cli-word-help }”.
cli-saved = Gra jest zapisana w pliku { $file }
cli-go-on = Żeby grać dalej: { $command }

## Commands at the table

cli-word-why = dlaczego
cli-word-undo = cofnij
cli-word-hint = podpowiedź
cli-word-rules = zasady
cli-word-hand = ręka
cli-word-board = plansza
cli-word-list = lista
cli-word-log = przebieg
cli-word-save = zapisz
cli-word-export = eksport
cli-word-help = pomoc
cli-word-quit = koniec
cli-word-pass = pas
cli-play-help =
    podpowiedź      najlepsze ruchy, jakie znalazł program, i dlaczego są dobre
    cofnij          cofnij ostatni wybór, jeśli niczego nie odsłonił
    plansza, lista  pokaż planszę albo to samo jako listę
    przebieg        co się działo; „przebieg wszystko” pokaże całość
    zapisz PLIK     zapisz kopię gry
    eksport PLIK    zapisz grę tak, jak ją widzisz, bez tego, co było przed tobą ukryte
    koniec          przerwij; gra jest zapisana i można ją wznowić
    Angielskie słowa też działają: why, hint, undo, rules, hand, board, list, log, save, export, help, quit.
# While a hint is looked for.
cli-hint-thinking = Szukam najlepszych ruchów. Ctrl-C przerywa.
cli-hint-stopped = Bez podpowiedzi. Wybór nadal należy do ciebie.
# $deeds: what to do, one after the other. $value: the chance to win, in percent.
cli-hint-move = { $deeds } ({ $value }%)
cli-hint-value = Procent to szacowana szansa na wygraną po tym ruchu, obliczona tylko z tego, co widzisz.
cli-why-what = Czego dotyczy pytanie? Dopisz nazwę albo liczbę: { cli-word-why } { $example }
cli-why-legal = To jest dozwolone.
# $count: lines that are left out.
cli-log-more = (wcześniejszych: { $count }; „{ cli-word-log } wszystko” pokaże całość)
cli-save-where = Każdy ruch jest już zapisany w pliku { $file }. Żeby zrobić kopię, dopisz nazwę: { cli-word-save } PLIK
cli-written = Zapisano: { $file }

## The end

# $count: how many win.
cli-end-winners =
    { $count ->
        [one] Wygrywa { $names }! Wynik: { $points }.
        [few] Wspólne zwycięstwo: { $names }! Wynik: { $points }.
       *[many] Wspólne zwycięstwo: { $names }! Wynik: { $points }.
    }
cli-end-seat = { $name } ({ $side }): { cli-points }

## Rules, saved games, content

# $command: what is typed for it, here or in the shell.
cli-rules-hint = Punkt: { $command } { $paragraph }. Cały rozdział: { $command } { $chapter }.
cli-verify-bad = BŁĄD { $file }
cli-verify-unread = NIE SPRAWDZONO { $file }
# $over: yes if the game was played to its end.
cli-verify-good = OK { $file }: { $game }, graczy: { $players }, ruchów: { $moves }, { $over ->
        [yes] rozegrana do końca
       *[no] nieukończona
    }
# $missing: files that could not be read.
cli-verify-all = Plików: { $count }, w tym błędnych: { $wrong }{ $missing ->
        [0] .
       *[other] , niesprawdzonych: { $missing }.
    }
cli-verify-progress = Odtwarzanie
cli-content-warning = Ostrzeżenie:
cli-content-bad =
    { $count ->
        [one] { $path }: { $count } problem.
        [few] { $path }: { $count } problemy.
       *[many] { $path }: { $count } problemów.
    }
cli-content-pack = OK { $name }: { $title }, skrót { $digest }
cli-content-board = OK { $path }: na tej planszy można grać.
