### What can be wrong with a pack or another file of content (Polish). For every game.
### The place (file, entry) and the paragraph of the rules are shown beside the text. Words of the files stay as they are.

# $count: how many problems.
content-problems =
    { $count ->
        [one] Ta zawartość ma błąd i nie nadaje się do gry.
        [few] Ta zawartość ma { $count } błędy i nie nadaje się do gry.
       *[many] Ta zawartość ma { $count } błędów i nie nadaje się do gry.
    } Listę pokaże polecenie: rulewright content check ŚCIEŻKA

## Files

content-missing-pack = W { $path } nie ma zestawu. Podaj nazwę zestawu dołączonego do gry albo folder własnego.
content-missing-file = Plik { $path } nie istnieje. Sprawdź nazwę albo skopiuj go z zestawu dołączonego do gry.
content-is-a-folder = { $path } to folder, a potrzebny jest plik.
content-unreadable = Nie można odczytać { $path }: { $reason }
content-unknown-file = Ten plik nie należy do zestawu. Zestaw składa się z plików { $known }. Zmień jego nazwę albo przenieś go poza folder.
content-not-utf8 = Wiersz { $line } nie jest tekstem UTF-8. Zapisz plik ponownie jako UTF-8.
content-not-toml = To nie jest TOML: { $detail }

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
        [one] Ta lista musi mieć dokładnie jeden element.
        [few] Ta lista musi mieć dokładnie { $count } elementy.
       *[many] Ta lista musi mieć dokładnie { $count } elementów.
    }
content-list-long = Liczba wpisów to { $count }, a może być najwyżej { $most }. Usuń niektóre albo zapisz jednakowe razem, z liczbą count.
content-unknown-word = Nieznane słowo „{ $given }”. Dozwolone: { $words }.
content-out-of-range = Ta liczba musi być z przedziału od { $least } do { $most }.
content-bad-text = Ten tekst nie może być pusty; nazwa ma tylko małe litery od a do z, cyfry i pojedyncze łączniki lub podkreślenia, najwyżej 40 znaków.
