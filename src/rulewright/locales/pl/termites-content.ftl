### Termites, what can be wrong with a pack or with a board file (Polish).
### The place (file, entry, hex) and the paragraph of the rules are shown beside the text. Words of the files stay as they are.

## Pictures

content-picture-empty = Na rysunku nie ma ani jednego pola. Narysuj po jednym znaku na każde pole.
content-picture-too-large = Rysunek się nie mieści: plansza ma najwyżej { $rows } rzędów po { $columns } pól.
content-unknown-letter = W wierszu { $line } rysunku jest „{ $letter }”. Pola rysuje się znakami: { $letters }
content-line-out-of-step =
    Wiersz { $line } rysunku jest źle przesunięty. Pola w rzędzie stoją co dwa znaki, a każdy rząd jest przesunięty o jeden
    znak względem rzędów nad nim i pod nim.

## Swarms

content-swarm-missing = Brakuje Roju { $swarm }. Zestaw ma wszystkie cztery.
content-swarm-twice = Rój { $swarm } występuje więcej niż raz. Zostaw jeden.
content-swarm-size = Liczba żetonów Roju { $swarm } to { $count }, a musi wynosić { $expected }. Popraw liczby.
content-caste-missing = W Roju { $swarm } nie ma kasty { $caste }. Spodziewamy się wszystkich czterech kast w każdym Roju.
content-own-caste-tokens =
    Rój { $swarm } opiera się na kaście { $caste }, ale liczba jej żetonów to tylko { $count }, a w Roju { $other }: { $more }.
    Daj ich więcej Rojowi { $swarm } albo mniej Rojowi { $other }.
content-own-caste-termites =
    Rój { $swarm } opiera się na kaście { $caste }, ale liczba jej termitów na żetonach to tylko { $count }, a w Roju { $other }:
    { $more }. Daj ich więcej Rojowi { $swarm } albo mniej Rojowi { $other }.
content-workers-not-commonest =
    Spodziewamy się, że Robotnice są najliczniejszą kastą wszystkich Rojów razem: ich żetonów jest { $workers }, a żetonów kasty
    { $caste }: { $count }.
content-alate-not-rare =
    Spodziewamy się, że poza Rojem grey Alate są rzadkie: liczba ich żetonów w Roju { $swarm } to { $count }, a innej kasty tylko { $least }.
content-no-token-of-two = Żaden Rój nie ma żetonu z 2 termitami kasty { $caste }. Spodziewamy się takiego żetonu.
content-strengths-apart =
    Roje bardzo różnią się siłą: { $weakest } ma łącznie { $least }, a { $strongest } ma { $most }. Spodziewamy się różnicy najwyżej jednej szóstej.

## Tiles and mounds

content-tile-faces = Kafel ma dwie różne strony spośród water, vegetation i stones, a nie: { $faces }
content-tile-count = Liczba kafli to { $count }, a musi wynosić { $expected }. Popraw liczby.
content-mound-count = Liczba Kopców to { $count }, a musi wynosić { $expected }.
content-mound-value-twice = Dwa Kopce mają wartość { $value }. Każdy Kopiec Roju ma inną wartość.

## Boards

content-blank-not-open = Na polu { $hex } jest teren ({ termites-terrain-name }). Pusta plansza ma tylko teren Otwarty: narysuj kropkę.
content-outline-rows =
    Liczba rzędów pól na rysunku to { $count }, a na planszy zestawu { $expected }. (W pliku planszy free = true pozwala na
    dowolny kształt.)
content-outline-row =
    Liczba pól w rzędzie { $row } to { $count }, a na planszy zestawu { $expected }. (W pliku planszy free = true pozwala na
    dowolny kształt.)
content-outline-shape =
    Rzędy nie leżą tak jak na planszy zestawu. Skopiuj rysunek z board.toml i zmień w nim tylko litery. (W pliku planszy
    free = true pozwala na dowolny kształt.)
content-unknown-hex = Na tej planszy nie ma pola { $hex }. Pola nazywa się rzędem i numerem, od lewego górnego rogu: A1, A2, B1.
content-mound-twice = Pole { $hex } podano dwa razy jako miejsce neutralnego Kopca. Podaj je raz.
content-mound-on-water = Neutralny Kopiec na polu { $hex } stoi na Wodzie. Przestaw go albo zmień teren.
content-mound-on-tile = Neutralny Kopiec na polu { $hex } stoi na kaflu ({ termites-terrain-name }). Neutralne Kopce stoją na terenie Otwartym.
content-mound-on-edge = Neutralny Kopiec na polu { $hex } stoi na krawędzi planszy. Przesuń go bliżej środka.
content-mounds-adjacent = Neutralne Kopce na polach { $hex } i { $other } sąsiadują ze sobą. Odsuń jeden z nich.
content-mound-by-water = Neutralny Kopiec na polu { $hex } graniczy z więcej niż jednym polem Wody: { $water }. Dozwolone jest najwyżej jedno.
content-mounds-not-for-players =
    Dla { $players } graczy { $expected ->
        [one] potrzebny jest jeden neutralny Kopiec
        [few] potrzebne są { $expected } neutralne Kopce
       *[many] potrzeba { $expected } neutralnych Kopców
    }, a podano { $count }.
content-mounds-out-of-range = Liczba neutralnych Kopców to { $count }, a na planszy może ich być od { $least } do { $most }.
content-group-of-one =
    Pola { $hexes } tworzą jedną grupę ({ termites-terrain-name }). Stykać się { $most ->
        [one] może najwyżej { $most } kafel
        [few] mogą najwyżej { $most } kafle
       *[many] może najwyżej { $most } kafli
    } jednego terenu.
content-group-of-any =
    Pola { $hexes } tworzą jedną grupę kafli. Stykać się { $most ->
        [one] może najwyżej { $most } kafel
        [few] mogą najwyżej { $most } kafle
       *[many] może najwyżej { $most } kafli
    }, bez względu na teren.
content-tiles-short = Potrzebna liczba kafli to { $count }, a jest ich { $most }. Zabierz kilka z planszy.
content-faces-short = Potrzebna liczba kafli ({ termites-terrain-name }) to { $count }, a jest ich { $most }. Zamień niektóre na inny teren.

## Scenarios

content-scenario-twice = Dwa scenariusze mają nazwę { $name }. Zmień jedną z nich.
content-scenario-reserved = { $name } to nazwa planszy, którą gracze tworzą sami. Nazwij scenariusz inaczej.
content-scenario-missing = Nie ma scenariusza dla { $players } graczy. Dodaj go.
content-no-room-for-mounds =
    Graczom może zabraknąć pól na pierwsze Kopce: dozwolonych pól jest { $count }, a potrzeba { $needed }. Zabierz część Wody albo
    przestaw neutralne Kopce bliżej krawędzi.
content-no-symmetry =
    Ta plansza nie podaje symetrii terenu albo neutralnych Kopców. Spodziewamy się co najmniej jednej z listy: { $symmetries }
# $partner: a hex, or the word off.
content-hex-no-partner =
    { $partner ->
        [off] Pole { $hex } nie ma odpowiednika w symetrii „{ termites-symmetry-name }”: wypadłoby poza planszę.
       *[other] Pole { $hex } nie ma odpowiednika w symetrii „{ termites-symmetry-name }”: ten sam teren powinien być na polu { $partner }.
    }
content-mound-no-partner =
    { $partner ->
        [off] Neutralny Kopiec na polu { $hex } nie ma odpowiednika w symetrii „{ termites-symmetry-name }”: wypadłby poza planszę.
       *[other] Neutralny Kopiec na polu { $hex } nie ma odpowiednika w symetrii „{ termites-symmetry-name }”: drugi powinien stać na polu { $partner }.
    }
