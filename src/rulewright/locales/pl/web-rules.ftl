### The pages in the browser: the rules, and what is in the boxes (Polish).

## Rules

# $game: its title.
web-rules-title = Zasady gry { $game }
web-rules-introduction = Pełne zasady, spisane naszymi słowami. Każdy paragraf ma numer, na który powołują się stoły: kliknij go, a przeczytasz paragraf obok planszy. Gdzie instrukcja milczy lub jest niejasna, paragraf jest oznaczony jako nasze rozstrzygnięcie; gdzie wydania się różnią, podano, jak gra się według każdego z nich.
web-rules-games = Gra
web-rules-chapters = Rozdziały
web-rules-search = Szukaj w zasadach
web-rules-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] { $count } paragraf
        [few] { $count } paragrafy
        [many] { $count } paragrafów
       *[other] { $count } paragrafu
    }
web-rules-nothing = Żaden paragraf o tym nie mówi. Spróbuj mniej słów albo innych.
# $number: what somebody typed.
web-rules-unknown = W tych zasadach nie ma paragrafu { $number }.
web-rules-copy = Kopiuj link do { $number }
web-rules-copied = Link skopiowany
web-rules-leaf = Czytaj dalej
web-rules-before = Poprzedni: { $number }
web-rules-after = Następny: { $number }
web-rules-read-on = Czytaj dalej w zasadach

## Where rulebooks are silent or differ

# What our rulings call themselves in the rules; several with | between them.
web-rules-ruling-phrases = nasze rozstrzygnięci
web-rules-ruling = Nasze rozstrzygnięcie
web-rules-editions = Wydania się różnią
web-rules-option = Do wyboru przy stole
web-rules-usual = zwykle
web-rules-choice = na życzenie
web-rules-at-this-table = przy tym stole

## Cards and pieces

# $game: its title.
web-rules-reference-title = Karty i elementy gry { $game }
web-rules-reference-termites = Zasady gry { $game } są kompletne. Z elementów znamy kasty i tereny, cztery roje po 18 żetonów wraz z kastą, na której każdy się opiera, kopce i ich wartości, a także to, że jest 18 dwustronnych kafli i cztery symetryczne plansze. Ilustracje z instrukcji przepadły: skład rojów, strony kafli i wszystkie plansze to nasz własny projekt.
web-rules-reference-cryhavoc = Zasady gry { $game } są kompletne. Drukowanych kart i map nie znamy, bo instrukcje, które mamy, nie zachowały ilustracji. Znane są liczby elementów, przykłady z czterech instrukcji, oficjalne FAQ oraz to, co publicznie opowiedzieli autor i recenzenci. Cała reszta to nasz własny projekt zbudowany wokół tych faktów: samodzielna gra, a nie kopia pudełka.
web-rules-reference-marks = Przy każdej pozycji podano, co wiadomo o drukowanej grze, a co jest nasze.
web-rules-reference-search = Szukaj kart i elementów
web-rules-reference-sections = Rodzaje elementów
web-rules-reference-group = Frakcja lub teren
web-rules-reference-all-groups = Wszystkie frakcje i tereny
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
web-rules-reference-nothing = Nic nie pasuje. Wybierz mniej warunków albo poszukaj innych słów.
web-rules-reference-players = Mapa dla
web-rules-players-two = 2 graczy
web-rules-players-more = 3 i 4 graczy

## How sure we are

web-rules-standing-known = Znane z drukowanej gry
web-rules-standing-partly = Częściowo znane
web-rules-standing-ours = Nasz własny projekt
web-rules-all-else = Cała reszta

## What is printed on pieces

web-rules-kind-active = Raz na rundę
web-rules-kind-passive = Pasywna
web-rules-fact-default = Zdolność bazowa
web-rules-fact-printed = Nadrukowane na torze
web-rules-fact-tokens = Żetony
web-rules-fact-build = Budowa
web-rules-fact-activate = Aktywacja
web-rules-fact-in_battle = Działa w regionie bitwy
web-rules-fact-units = Oddziały
web-rules-fact-crystals = Kryształy
web-rules-fact-points = Punkty ruchu
web-rules-fact-strength = Siła jednego termita
web-rules-fact-values = Wartości
web-rules-fact-players = Gracze
web-rules-fact-enters = Koszt wejścia
web-rules-closed = nigdy
web-rules-ring-outer = Pierścień zewnętrzny
web-rules-ring-inner = Pierścień wewnętrzny
web-rules-ring-centre = Środek
web-rules-icon-hq = Sztab
web-rules-icon-exploration = Eksploracja
web-rules-icon-war_party = Horda
web-rules-icon-tunnel = Tunel
web-rules-icon-tunnel_plus = Tunel, w niektórych wydaniach
web-rules-icon-trog_hq = Sztab Trogów
# $count: how many there are of a piece.
web-rules-copies = ×{ $count }
# $name: of a board.
web-rules-board = Plansza: { $name }
