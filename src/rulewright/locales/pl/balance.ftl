# Strona o tym, jak wyrównana jest gra.

cli-help-balance = Utwórz stronę o balansie gry: kto wygrywa, ile to trwa, co zmienia każda opcja.
balance-help-out = Folder na stronę, jej liczby i partie. To samo polecenie wznawia przerwaną pracę. Domyślnie: balance-GRA
balance-help-games = Liczba partii dla każdej liczby graczy i każdej zmiany. Domyślnie: 1000
balance-help-bot = Bot na wszystkich miejscach: { $known }. Domyślnie: greedy
balance-help-options = Które opcje zmieniać, po przecinku, albo none. Domyślnie: wszystkie
balance-help-items = Które rodzaje elementów pomijać (po jednym elemencie naraz), po przecinku, albo none. Domyślnie: wszystkie
balance-help-what-if = Liczba z zestawu do zmiany: PLIK.MIEJSCE=LICZBA, na przykład mounds.neutral.value=8; +1 to o jeden więcej. Można powtarzać
balance-what-if-form = Z „{ $text }” nie wynika, co zmienić. Napisz PLIK.MIEJSCE=LICZBA, na przykład mounds.neutral.value=8 albo mounds.neutral.value=+1.
balance-no-place = W zestawie nie ma „{ $name }”. Możliwe: { $known }.
balance-no-number = „{ $name }” to nie liczba, tylko { $value }. Zmieniać można tylko liczby.
balance-option = Opcji „{ $name }” nie można porównać. Do wyboru: { $known }.
balance-section = Gra nie ma elementów rodzaju „{ $name }”, które można porównać. Do wyboru: { $known }.
balance-other = Plik { $file } należy do innych partii, zasad lub botów. Wybierz inny folder opcją --out.
balance-stopped = Przerwano. Ukończone partie są zapisane; to samo polecenie wznowi pracę.
balance-done = Gotowe. Otwórz { $file }
balance-title = Czy { $game } to gra wyrównana?
balance-facts = Bot na wszystkich miejscach: { $bot }. Liczba partii dla każdej liczby graczy i każdej zmiany: { $each }; razem: { $total }. Ziarna od { $seed }.
balance-versions = Zestaw { $pack }, zasady { $rules }, rulewright { $version }.
balance-lead = { $clear ->
        [yes] Strony nie są wyrównane: przy { $players } graczach { $share } zwycięstw przypada stronie „{ $side }”; po równo byłoby { $even }.
       *[no] Żadna strona nie jest wyraźnie lepsza ani gorsza. Największe odchylenie: „{ $side }” przy { $players } graczach, { $share } zwycięstw.
    }
balance-place = { $clear ->
        [yes] Kolejność ma znaczenie: przy { $players } graczach { $share } zwycięstw przypada na miejsce { $place }; po równo byłoby { $even }.
       *[no] Żadne miejsce w kolejności nie jest wyraźnie lepsze ani gorsze. Największe odchylenie: miejsce { $place } przy { $players } graczach, { $share } zwycięstw.
    }
balance-shown = { $shown ->
        [0] Zmiany o wykazanym wpływie: żadna z { $all }.
       *[other] Zmiany o wykazanym wpływie: { $shown } z { $all }.
    }
balance-who = Kto wygrywa
balance-who-text = Udział w zwycięstwach; wspólne dzieli się po równo. Linia to przedział 95%, linia przerywana to równy udział.
balance-players = Liczba graczy: { $players }
balance-by-place = Według miejsca w kolejności, liczba graczy: { $players }
balance-long = Długość partii
balance-long-text = Liczba partii według liczby decyzji. Pod słupkiem: najmniejsza liczba decyzji, jaką obejmuje.
balance-length = Liczba graczy: { $players }, średnio decyzji: { $mean }
balance-decisions = Decyzje
balance-if = Co by było, gdyby
balance-if-text = W każdym wierszu zmieniono jedną opcję i rozegrano te same rozdania co w grze domyślnej; podano stronę, której udział zmienił się najbardziej. Przedział dotyczy tylko tego porównania; wynik opiera się na p po poprawce Holma dla wszystkich porównań.
balance-col-change = Zmiana
balance-col-side = Strona
balance-col-difference = Różnica w punktach procentowych
balance-col-p = p po poprawce
balance-col-says = Wynik
balance-col-needed = Ile partii daje pewność
balance-matters = ma wpływ
balance-not-shown = nie wykazano
balance-over = ponad { $games }
balance-as-table = To samo w tabeli
balance-contents = Na tej stronie
balance-points = Skąd biorą się punkty
balance-points-text = Średnia liczba punktów na koniec każdej rundy, według źródła (liczba graczy: { $players }). Zakończona partia zachowuje swój wynik.
balance-points-of = { $side }: średnia liczba punktów na koniec każdej rundy, według źródła
balance-round = Runda
balance-total = Razem
balance-items = Elementy: jak często używane i ile warte
balance-items-text = Te same rozdania ({ $games }) rozegrano z każdym elementem i bez niego: { $blank }. Element nad linią pomaga temu, kto go ma. Sześć najdalszych od linii ma nazwy i przedziały 95%; gwiazdka oznacza wpływ wykazany po poprawce Holma (liczba elementów: { $count }).
balance-items-few = Partii jest za mało, by coś powiedzieć: potrzeba co najmniej { $games }.
balance-blank = zastępuje go pusty element
termites-blank = zamiast wszystkich żetonów tego rodzaju są pojedyncze Robotnice
cryhavoc-blank = karta traci ikony i efekt, Zdolność lub żeton nic nie robi, Budowli nie można wznieść
balance-found-items = { $shown ->
        [0] Dla żadnego elementu nie wykazano, że pomaga lub szkodzi. Największe odchylenie: { $name }.
       *[other] Elementy o wykazanym wpływie: { $shown } z { $all }, największy: { $name }.
    }
balance-axis-times = użycia na partię
balance-axis-worth = zmiana udziału w zwycięstwach, punkty procentowe
balance-anybody = każdy
balance-col-item = Element
balance-col-used = Użyty w partiach
balance-col-times = Użycia na partię
balance-col-with = Zwycięstwa z nim
balance-col-without = Zwycięstwa bez niego
balance-col-drawn = Zmiana udziału
balance-too-few = za mało partii
balance-method = Jak mierzono
balance-method-text = Dla udziałów podano przedziały Wilsona, dla różnic przedziały normalne z par rozdań. Wszystkie boty są takie same i patrzą tylko na własną turę; ludziom może się daną stroną grać lepiej lub gorzej. To samo polecenie daje tę samą stronę. Przy niewielu partiach przedziały są szerokie: prawa kolumna mówi, ile partii rozstrzygnęłoby sprawę.
