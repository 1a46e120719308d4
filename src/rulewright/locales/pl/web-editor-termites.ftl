### Boards of Termites, drawn in the workshop (Polish).

web-termites-editor-paint = Maluj
web-termites-editor-outline = Obrys
web-termites-editor-pick = Pobierz z pola
web-termites-editor-starts = Pierwsze Kopce
web-termites-editor-look = Przesuwaj widok
web-termites-editor-mound = Kopiec
web-termites-editor-left = zostało: { $n }
web-termites-editor-mounds = { $n } z { $all }
web-termites-editor-alike = Symetria: to, co malujesz, powtarza się
web-termites-editor-alike-mounds = Symetria Kopców
web-termites-editor-alike-none = Brak
web-termites-editor-mirror-left-right = Lewo–prawo
web-termites-editor-mirror-top-bottom = Góra–dół
web-termites-editor-rotate-180 = 180°
web-termites-editor-rotate-120 = 120°
web-termites-editor-rotate-60 = 60°
web-termites-editor-players = Gracze
web-termites-editor-printed = Teren nadrukowany na planszy, bez kafli
web-termites-editor-free = Umawiamy się na grę bez zasad budowy planszy
web-termites-editor-not = Na tej planszy nie da się rysować: rzędy jej rysunku nie są przesunięte względem siebie albo plansza ma więcej niż 13 rzędów po 13 pól. Popraw ją, wybierając „Formularz”.
# $n: how many hexes.
web-termites-editor-how-outline =
    { $n ->
        [one] 1 pole.
        [few] { $n } pola.
        [many] { $n } pól.
       *[other] { $n } pola.
    } Naciśnij miejsce z przerywanym obrysem, aby dodać pole, albo pole, aby je usunąć. Najwyżej 13 rzędów po 13.
# $n: how many hexes.
web-termites-editor-how-starts =
    { $n ->
        [one] Pierwsze Kopce mogą stanąć na 1 polu.
        [few] Pierwsze Kopce mogą stanąć na { $n } polach.
        [many] Pierwsze Kopce mogą stanąć na { $n } polach.
       *[other] Pierwsze Kopce mogą stanąć na { $n } polach.
    }
# $mound: 1 if a neutral mound stands there.
web-termites-editor-hex =
    { $mound ->
        [1] { $hex }, { $terrain }, neutralny Kopiec
       *[other] { $hex }, { $terrain }
    }
web-termites-editor-no-hex = Nie ma tu pola: dodaj je
