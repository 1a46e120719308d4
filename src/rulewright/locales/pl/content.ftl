### What can be wrong with a pack or another file of content (Polish). For every game.
### The place (file, entry) and the paragraph of the rules are shown beside the text. Words of the files stay as they are.

# $count: how many problems.
content-problems =
    { $count ->
        [one] Ten plik lub zestaw ma błąd i nie nadaje się do gry.
        [few] Ten plik lub zestaw ma { $count } błędy i nie nadaje się do gry.
       *[many] Ten plik lub zestaw ma { $count } błędów i nie nadaje się do gry.
    } Listę pokaże polecenie: rulewright content check ŚCIEŻKA

## Files

content-missing-pack = W { $path } nie ma zestawu. Podaj nazwę zestawu dołączonego do gry albo folder lub plik własnego.
content-missing-file = Plik { $path } nie istnieje. Sprawdź nazwę albo skopiuj go z zestawu dołączonego do gry.
content-is-a-folder = { $path } to folder, a potrzebny jest plik.
content-unreadable = Nie można odczytać { $path }: { $reason }
content-unknown-file = Ten plik nie należy do zestawu. Zestaw składa się z plików { $known }. Zmień jego nazwę albo przenieś go poza folder.
content-not-utf8 = Wiersz { $line } nie jest tekstem UTF-8. Zapisz plik ponownie jako UTF-8.
content-not-toml = To nie jest TOML: { $detail }
content-too-large = Rozmiar to { $size } KB, a może wynosić najwyżej { $most } KB.
content-bundle-no-pack = W tym pliku nie ma zestawu. Zestaw to archiwum zip z plikami TOML, w tym pack.toml, albo jeden plik TOML z tabelą na każdy z nich, zaczynający się od [pack].
content-bundle-table = „{ $name }” tu nie pasuje. Zestaw w jednym pliku TOML ma tabelę zamiast każdego pliku, np. [board] zamiast board.toml.
content-zip-many = W archiwum zip jest za dużo plików: może ich być najwyżej { $most }.
content-zip-broken = To archiwum zip jest uszkodzone. Utwórz je ponownie.
content-zip-name = Nieoczekiwany plik. Archiwum zip zawiera pliki TOML jednego zestawu, luzem albo wszystkie w jednym folderze.
content-zip-twice = Ten plik jest w archiwum zip dwa razy.
content-zip-locked = Ten plik jest zaszyfrowany albo skompresowany w nietypowy sposób. Utwórz archiwum ponownie, bez hasła.
content-unknown-game = W pack.toml musi być podana gra, do której należy zestaw. Do wyboru: { $known }.
content-too-hard = Sprawdzanie tego zestawu trwało za długo. Może być uszkodzony.

## Entries

content-unknown-key = Nieznany wpis „{ $name }”. Dozwolone: { $known }.
content-missing-key = Brakuje wpisu „{ $name }”. Dodaj go.
# $expected: text, number, decimal, flag, list or table.
content-wrong-type =
    { $expected ->
        [text] Potrzebny jest tu tekst w cudzysłowie.
        [number] Potrzebna jest tu liczba całkowita, bez kropki i bez cudzysłowu.
        [decimal] Potrzebna jest tu liczba, bez cudzysłowu.
        [flag] Potrzebne jest tu true albo false.
        [list] Potrzebna jest tu lista w nawiasach kwadratowych.
       *[table] Potrzebna jest tu tabela.
    }
# $count: how many entries the list must have.
content-list-length =
    { $count ->
        [one] Ta lista musi mieć dokładnie jeden wpis.
        [few] Ta lista musi mieć dokładnie { $count } wpisy.
       *[many] Ta lista musi mieć dokładnie { $count } wpisów.
    }
content-list-long = Liczba wpisów to { $count }, a może wynosić najwyżej { $most }. Usuń niektóre albo połącz jednakowe w jeden wpis z count.
content-unknown-word = Nieznane słowo „{ $given }”. Dozwolone: { $words }.
content-out-of-range = Ta liczba musi być z przedziału od { $least } do { $most }.
content-bad-text = Ten tekst nie może być pusty; nazwa może mieć tylko małe litery od a do z, cyfry i pojedyncze łączniki lub podkreślenia, najwyżej 40 znaków.
content-too-deep = Za dużo zagnieżdżeń: może być najwyżej { $most } poziomów.
content-too-many = W pliku jest za dużo wpisów: może ich być najwyżej { $most }.
content-key-long = Nazwa wpisu „{ $name }…” jest za długa: może mieć najwyżej { $most } znaków.
content-text-long = Liczba znaków w tym tekście to { $count }, a może wynosić najwyżej { $most }.
content-text-unshowable = W tym tekście jest znak sterujący ({ $character }). Usuń go.
content-number-huge = Potrzebna jest tu liczba od -{ $most } do { $most }.
