# Strona o tym, jak wyrównana jest gra.

cli-help-balance = Strona o wyrównaniu gry: kto wygrywa, ile to trwa, co zmienia każda opcja
balance-help-out = Folder na stronę, jej liczby i partie. Po przerwaniu to samo polecenie działa dalej. Domyślnie: balance-GRA
balance-help-games = Liczba partii dla każdej liczby graczy i każdej zmiany
balance-help-bot = Bot na wszystkich miejscach: { $known }
balance-help-options = Które opcje zmieniać, po przecinkach, albo none. Domyślnie: wszystkie
balance-option = Opcji „{ $name }” nie można porównać. Wybierz z: { $known }.
balance-other = Plik { $file } należy do innych partii, zasad lub botów. Wybierz inny folder w --out.
balance-stopped = Przerwano. Ukończone partie są zapisane; to samo polecenie działa dalej.
balance-done = Gotowe. Otwórz { $file }
balance-title = Wyrównanie gry { $game }
balance-facts = Bot na wszystkich miejscach: { $bot }. Liczba partii dla każdej liczby graczy i każdej zmiany: { $each }; razem: { $total }. Ziarna od { $seed }.
balance-versions = Zestaw { $pack }, zasady { $rules }, rulewright { $version }.
balance-lead = { $clear ->
        [yes] Strony różnią się siłą. Liczba graczy: { $players }, strona: { $side }, udział w zwycięstwach: { $share }; po równo byłoby { $even }.
       *[no] Żadna strona nie jest wyraźnie lepsza ani gorsza. Najdalej od równości: { $side }, liczba graczy: { $players }, udział w zwycięstwach: { $share }.
    }
balance-place = { $clear ->
        [yes] Kolejność ma znaczenie. Liczba graczy: { $players }, miejsce w kolejności: { $place }, udział w zwycięstwach: { $share }; po równo byłoby { $even }.
       *[no] Żadne miejsce w kolejności nie jest wyraźnie lepsze ani gorsze. Najdalej od równości: miejsce { $place }, liczba graczy: { $players }, udział w zwycięstwach: { $share }.
    }
balance-shown = { $shown ->
        [0] Dla żadnej z { $all } zmian nie wykazano znaczenia.
       *[other] Zmiany, których znaczenie wykazano: { $shown } z { $all }.
    }
balance-who = Kto wygrywa
balance-who-text = Udział w zwycięstwach; wspólne zwycięstwo liczy się w części. Linia to przedział 95%, linia przerywana to równy udział.
balance-players = Liczba graczy: { $players }
balance-by-place = Według miejsca w kolejności, liczba graczy: { $players }
balance-long = Jak długo
balance-long-text = Liczba partii według liczby decyzji. Pod słupkiem: najmniejsza liczba decyzji, jaką obejmuje.
balance-length = Liczba graczy: { $players }, średnio decyzji: { $mean }
balance-decisions = Decyzje
balance-if = Co by było, gdyby
balance-if-text = Zmieniona jedna opcja, przy tych samych rozdaniach co w zwykłej grze. Każdy wiersz pokazuje stronę, której udział zmienia się najbardziej. Przedział dotyczy tylko tego porównania; „ma znaczenie” wynika z p po poprawce Holma dla wszystkich.
balance-col-change = Zmiana
balance-col-side = Strona
balance-col-difference = Różnica w punktach procentowych
balance-col-p = p po poprawce
balance-col-says = Wynik
balance-col-needed = Ile partii daje pewność
balance-matters = ma znaczenie
balance-not-shown = nie wykazano
balance-over = ponad { $games }
balance-as-table = To samo w tabeli
balance-method = Jak mierzono
balance-method-text = Przedziały udziałów są Wilsona, a przedziały różnic normalne, po parach rozdań. Wszystkie boty są takie same i patrzą tylko na własny ruch; ludzie mogą oceniać strony inaczej. To samo polecenie daje tę samą stronę. Przy niewielu partiach przedziały są szerokie: prawa kolumna mówi, ile partii rozstrzygnęłoby sprawę.
