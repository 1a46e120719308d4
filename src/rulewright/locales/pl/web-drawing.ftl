### Boards and maps, drawn in the workshop (Polish).

web-drawing-tools = Narzędzia
web-drawing-show = Pokaż
web-drawing-sound = brak błędów
# $n: how many.
web-drawing-problems =
    { $n ->
        [one] 1 błąd
        [few] { $n } błędy
        [many] { $n } błędów
       *[other] { $n } błędu
    }
web-drawing-play = Utwórz wersję { $number } i zagraj
web-drawing-file = Plik planszy
web-drawing-fields = Formularz
web-drawing-draw = Rysuj
# $n: how many.
web-drawing-drawn =
    { $n ->
        [one] 1 narożnik
        [few] { $n } narożniki
        [many] { $n } narożników
       *[other] { $n } narożnika
    }
web-drawing-drawn-how = „Rysuj” otwiera planszę.
