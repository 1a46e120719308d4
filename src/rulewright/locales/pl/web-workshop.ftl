### Warsztat (po polsku).

## Bar

web-workshop-title = Warsztat
web-workshop-parts = Wszystkie elementy
web-workshop-saving = Zapisywanie…
web-workshop-saved = Zmiany zapisane
web-workshop-saved-at = Zmiany zapisane, { $when }
web-workshop-offline = Jeszcze niezapisane, ale zachowane w tej przeglądarce. Kolejna próba…
web-workshop-refused = Niezapisane: { $why }
web-workshop-undo = Cofnij
web-workshop-redo = Ponów

## All parts

web-workshop-printed = Elementy jak w drukowanej grze: { $n } z { $all }
web-workshop-everything = Wszystko
web-workshop-kinds = Rodzaje elementów
web-workshop-find = Znajdź element
web-workshop-found-none = Nic nie pasuje.
web-workshop-filter = Pokaż
web-workshop-filter-all = Wszystkie
web-workshop-filter-problems = Uwagi
web-workshop-mark-box = z mojego pudełka
web-workshop-mark-book = instrukcja
web-workshop-mark-likely = prawdopodobne
web-workshop-mark-ours = nasze
web-workshop-fields = { $n } z { $all } pól
web-workshop-of = { $n }/{ $all }

## Checks and versions

web-workshop-checks = Sprawdzanie
web-workshop-checking = Sprawdzanie…
web-workshop-sound = Brak błędów: można tym grać.
web-workshop-unsound = Szkic z błędami jest zachowany, ale nie można nim grać.
web-workshop-versions = Wersje
web-workshop-versions-how = Każdy stół zachowuje wersję, z którą zaczął.
# $n: how many.
web-workshop-draft =
    { $n ->
        [one] Szkic, jedna zmiana względem oryginału
        [few] Szkic, { $n } zmiany względem oryginału
       *[many] Szkic, { $n } zmian względem oryginału
    }
web-workshop-version = Wersja { $number } · { $when }
web-workshop-shipped = { $pack }, wersja oryginalna
web-workshop-compare = Porównaj
web-workshop-bring-back = Przywróć
web-workshop-keep = Utwórz wersję { $number }
web-workshop-keep-not = Najpierw popraw błędy.
web-workshop-kept = Wersja { $number } jest gotowa do gry i do udostępnienia.
web-workshop-play = Graj w wersję { $number }

## One part

web-workshop-before = Poprzedni
web-workshop-next = Następny
web-workshop-where-from = skąd to wiadomo?
web-workshop-all-box = Wszystko z mojego pudełka
web-workshop-says = Treść
web-workshop-says-not = Nie ma jeszcze treści: efekty są niepełne.
# $n: how many.
web-workshop-differs =
    { $n ->
        [one] Jedna różnica względem zestawu { $pack }
        [few] { $n } różnice względem zestawu { $pack }
       *[many] { $n } różnic względem zestawu { $pack }
    }
web-workshop-same = Bez zmian względem oryginału.
web-workshop-put-back = Cofnij zmianę
web-workshop-nothing = nic
web-workshop-add-row = Dodaj wiersz
web-workshop-take-out-row = Usuń wiersz { $number }
web-workshop-list-how = Oddziel przecinkami.
web-workshop-picture-how = Jeden znak to jedno pole: . teren Otwarty, w Woda, v Roślinność, s Kamienie. Pola w rzędzie stoją co dwa znaki, a każdy rząd jest przesunięty o jeden znak.

## Parts that come and go

web-workshop-add = Dodaj: { $kind }
web-workshop-add-it = Dodaj
web-workshop-add-name = Nazwa
web-workshop-add-like = Kopia ostatniego elementu
web-workshop-take-out = Usuń z zestawu

## Effects

web-workshop-step = Efekt { $number }
web-workshop-step-add = Dodaj efekt
web-workshop-step-what = Co robi
web-workshop-step-fits = Pasuje tutaj
web-workshop-step-fits-not = Tu nie pasuje
web-workshop-step-out = Usuń efekt { $number }
web-workshop-step-up = Przesuń efekt { $number } wyżej

## Two windows

web-workshop-conflict = To pole zmieniono też w innym oknie.
web-workshop-conflict-here = Tutaj
web-workshop-conflict-there = Tam
web-workshop-keep-mine = Zostaw to
web-workshop-take-theirs = Weź tamto

## Try out

web-workshop-try = Wypróbuj
# $n: how many.
web-workshop-games = Gry botów: { NUMBER($n) }
web-workshop-games-pack = Ten zestaw
web-workshop-games-beside = Inny zestaw
web-workshop-games-players = Gracze
web-workshop-games-how = Na wszystkich miejscach grają zachłanne boty, z tymi samymi ziarnami losowymi dla obu zestawów. Gry toczą się tylko wtedy, gdy boty nie są zajęte, więc nikogo nie spowalniają. W tym czasie możesz pracować dalej.
web-workshop-yourself = Sprawdź w grze
web-workshop-progress = Postęp
web-workshop-played = { $n } z { $all }
web-workshop-held = Wstrzymano. Rozegrane gry są zachowane.
web-workshop-done = Gotowe.
web-workshop-waiting = Oczekiwanie na boty…
web-workshop-hold = Wstrzymaj
web-workshop-go-on = Wznów
web-workshop-start = Zacznij
web-workshop-go-on-to = Kontynuuj do { $n }
web-workshop-shares = Udział w zwycięstwach
web-workshop-intervals = z przedziałami 95%
web-workshop-difference = Różnica
web-workshop-no-difference = brak wyraźnej różnicy
web-workshop-side-more = więcej zwycięstw
web-workshop-side-less = mniej zwycięstw
web-workshop-length = Liczba decyzji w grze
web-workshop-length-more = dłużej
web-workshop-length-less = krócej
web-workshop-needed = Liczba gier na zestaw potrzebna do wykrycia różnicy 3 punktów procentowych: { $n }.

## Two packs compared

web-workshop-this = Ten
web-workshop-draft-now = Bieżący szkic
web-workshop-friends = Albo link od znajomego
web-workshop-alike = Brak różnic.
# $n: how many.
web-workshop-differing =
    { $n ->
        [one] Różni się jeden element.
        [few] Różnią się { $n } elementy.
        [many] Różni się { $n } elementów.
       *[other] Różni się { $n } elementu.
    }
web-workshop-added = dodano
web-workshop-gone = usunięto
web-workshop-drawing = Rysunek i położenie
web-workshop-drawing-changed = zmienione
