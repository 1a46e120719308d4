### The pages in the browser: the rules, and what is in the boxes (Polish).

## Rules

# $game: its title.
web-rules-title = Zasady gry { $game }
web-rules-introduction = Pełne zasady, spisane naszymi słowami. Każdy punkt ma numer. Gdy zobaczysz taki numer w grze, kliknij go, a przeczytasz ten punkt obok planszy. Gdzie instrukcja milczy lub jest niejasna, punkt jest oznaczony jako nasze rozstrzygnięcie; gdzie wydania się różnią, podano, jak gra się według każdego z nich.
web-rules-games = Gra
web-rules-chapters = Rozdziały
web-rules-search = Szukaj w zasadach
web-rules-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] { $count } punkt zasad
        [few] { $count } punkty zasad
        [many] { $count } punktów zasad
       *[other] { $count } punktu zasad
    }
web-rules-nothing = Nic nie znaleziono. Wpisz mniej słów albo inne.
# $number: what somebody typed.
web-rules-unknown = W tych zasadach nie ma punktu { $number }.
web-rules-copy = Kopiuj link do { $number }
web-rules-copied = Link skopiowany
web-rules-leaf = Poprzedni i następny punkt
web-rules-before = Poprzedni: { $number }
web-rules-after = Następny: { $number }
web-rules-read-on = Czytaj dalej w zasadach

## Where rulebooks are silent or differ

# What our rulings call themselves in the rules; several with | between them.
web-rules-ruling-phrases = nasze rozstrzygnięci
web-rules-ruling = Nasze rozstrzygnięcie
web-rules-editions = Wydania się różnią
web-rules-option = Opcja stołu
web-rules-usual = domyślnie
web-rules-choice = opcjonalnie
web-rules-at-this-table = przy tym stole

## Cards and pieces

# $game: its title.
web-rules-reference-title = Karty i elementy gry { $game }
web-rules-reference-marks = Przy każdej pozycji podano, co wiadomo o drukowanej grze, a co jest nasze.
web-rules-reference-search = Szukaj kart i elementów
web-rules-balance = Czy gra jest wyrównana?
web-rules-reference-sections = Rodzaje elementów
web-rules-reference-group = Grupa
web-rules-reference-all-groups = Wszystkie grupy
web-rules-reference-standing = Co wiadomo
web-rules-reference-all-standings = Znane i nasze
web-rules-reference-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] { $count } pozycja
        [few] { $count } pozycje
        [many] { $count } pozycji
       *[other] { $count } pozycji
    }
web-rules-reference-nothing = Nic nie znaleziono. Usuń któryś filtr albo spróbuj innych słów.
web-rules-reference-players = Plansza dla

## How sure we are

web-rules-standing-known = Znane z drukowanej gry
web-rules-standing-partly = Częściowo znane
web-rules-standing-ours = Nasz własny projekt
web-rules-all-else = Cała reszta

## What is printed on pieces

# $count: how many there are of a piece.
web-rules-copies = ×{ $count }
