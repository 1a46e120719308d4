### The pages of people's own packs (Polish).

## Uploading one

web-packs-bring = Prześlij zestaw
web-packs-bring-how = Zestaw to karty, plansze i żetony z twojego pudełka: archiwum zip z plikami TOML albo jeden plik TOML. Upuść go tutaj albo wybierz. Zostanie od razu sprawdzony, a odrzucony plik nie jest przechowywany. Plik z nazwą jednego z twoich zestawów staje się jego następną wersją.
web-packs-choose = Wybierz plik
# $file: the name of the file.
web-packs-checking = Sprawdzanie pliku { $file }…
# $number: of the version.
web-packs-taken = Zestaw { $name } jest gotowy, wersja { $number }.
web-packs-too-large = Plik { $file } jest za duży: może mieć najwyżej { $most } KB.
web-packs-refused = Plik { $file } został odrzucony. Popraw te pola i prześlij go jeszcze raz.
web-packs-warnings = Zestawem z pliku { $file } można grać. Zwróć jednak uwagę na to:
web-packs-none = Nie masz jeszcze zestawów.

## One of mine

web-packs-about = { $game } · { $name } · wersja { $number } · { $when }
web-packs-play = Graj tym zestawem
web-packs-download = Pobierz
web-packs-link = Strona zestawu
web-packs-delete = Usuń
web-packs-delete-it = Usuń { $name }
web-packs-delete-sure = Tak, usuń
web-packs-delete-how = Usunięte zostaną wszystkie wersje. Gry, w których są używane, toczą się dalej.
# $n: how many.
web-packs-versions =
    { $n ->
        [one] Jedna wcześniejsza wersja
        [few] { $n } wcześniejsze wersje
       *[many] { $n } wcześniejszych wersji
    }
web-packs-version = Wersja { $number } · { $when }

## Somebody's, by its link

web-packs-what = Zestaw do gry { $game }: { $name }
web-packs-what-how = Przygotowany przez gracza. Wszyscy przy stole grają dokładnie w tę wersję.
web-packs-copy = Kopiuj do moich zestawów
web-packs-digest = Skrót

## Starting in the workshop

web-packs-start = Dopasuj grę do swojego pudełka
web-packs-start-how = W naszych kopiach instrukcji brakuje ilustracji, więc wiele elementów to nasze własne projekty. Zacznij od naszej wersji, wpisz to, co jest w twoim pudełku, i zagraj jeszcze dziś wieczorem.
web-packs-start-from = Zacznij od gry { $game }
web-packs-start-title = { $game }, moje pudełko
web-packs-correct = Popraw
