### Warsztat (po polsku).

## Bar

web-workshop-title = Warsztat
web-workshop-parts = Wszystkie części
web-workshop-saving = Zapisywanie …
web-workshop-saved = Wszystkie zmiany zapisane
web-workshop-saved-at = Wszystkie zmiany zapisane, { $when }
web-workshop-offline = Niezapisane: brak połączenia. Zachowano w tej przeglądarce.
web-workshop-refused = Niezapisane: { $why }
web-workshop-undo = Cofnij
web-workshop-redo = Ponów

## All parts

web-workshop-printed = Zgodne z drukiem: { $n } z { $all } części
web-workshop-everything = Wszystko
web-workshop-kinds = Rodzaje części
web-workshop-find = Znajdź część
web-workshop-found-none = Nic nie pasuje.
web-workshop-filter = Pokaż
web-workshop-filter-all = Wszystkie
web-workshop-filter-problems = Błędy
web-workshop-mark-box = z mojego pudełka
web-workshop-mark-book = instrukcja
web-workshop-mark-likely = prawdopodobne
web-workshop-mark-ours = nasze
web-workshop-fields = { $n } z { $all } pól
web-workshop-of = { $n }/{ $all }

## Checks and versions

web-workshop-checks = Sprawdzanie
web-workshop-checking = Sprawdzanie …
web-workshop-sound = Wszystko w porządku: można tym grać.
web-workshop-unsound = Szkic z błędami jest zachowany, ale nie można nim grać.
web-workshop-versions = Wersje
web-workshop-versions-how = Stoły zachowują tę, z którą zaczęły.
# $n: how many.
web-workshop-draft =
    { $n ->
        [one] Szkic, jedna zmiana
        [few] Szkic, { $n } zmiany
       *[many] Szkic, { $n } zmian
    }
web-workshop-version = Wersja { $number } · { $when }
web-workshop-shipped = { $pack }, wersja oryginalna
web-workshop-compare = Porównaj
web-workshop-bring-back = Przywróć
web-workshop-keep = Utwórz wersję { $number }
web-workshop-keep-not = Najpierw popraw błędy.
web-workshop-kept = Wersja { $number } jest gotowa do gry i do przekazania.
web-workshop-play = Graj wersją { $number }

## One part

web-workshop-before = Poprzednia
web-workshop-next = Następna
web-workshop-where-from = skąd to wiadomo?
web-workshop-all-box = Wszystko z mojego pudełka
web-workshop-says = Treść
web-workshop-says-not = Nie ma jeszcze treści: efekty są niepełne.
# $n: how many.
web-workshop-differs =
    { $n ->
        [one] Jedna różnica względem { $pack }
        [few] { $n } różnice względem { $pack }
       *[many] { $n } różnic względem { $pack }
    }
web-workshop-same = Bez zmian względem oryginału.
web-workshop-put-back = Cofnij zmianę
web-workshop-nothing = nic
web-workshop-add-row = Dodaj wiersz
web-workshop-take-out-row = Usuń wiersz { $number }
web-workshop-list-how = Oddziel przecinkami.
web-workshop-picture-how = Jedna litera to jedno pole: . wolne, w woda, v roślinność, s kamienie. Pola w rzędzie dzielą dwa znaki, a każdy rząd jest przesunięty o jeden.

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
