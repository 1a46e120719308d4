### What cannot be done, and what to do instead (Polish). For every game.
### Words in quotation marks and lists of what is known stay as the person or the file has them.

## Names

# For a seat whose player has no name. $number: counted from 1.
player-nameless = Gracz { $number }
# Somebody whose account was deleted.
player-left = Usunięty gracz

## What was asked for

language-unknown = Nieznany język „{ $name }”. Do wyboru: { $known }.
game-unknown = Nieznana gra „{ $name }”. Do wyboru: { $known }.
package-twice = „{ $name }” dostarcza kilka pakietów: { $packages }. Odinstaluj wszystkie poza jednym.
# $why: what went wrong, as Python or the next two texts have it.
package-broken = Nie da się wczytać „{ $name }” z pakietu { $package }. Zaktualizuj ten pakiet albo go odinstaluj. Przyczyna: { $why }
package-no-game = { $value } nie jest grą.
package-other-name = Gra, która nazywa się „{ $own }”, jest zarejestrowana jako „{ $name }”; obie nazwy muszą być takie same, z małych liter, cyfr i łączników.
players-number = Liczba graczy to { $players }, a musi wynosić od { $least } do { $most }.
option-unknown = Nieznana opcja „{ $name }”. Do wyboru: { $known }.
option-value = „{ $value }” to niedozwolona wartość opcji { $name }. Dozwolone: { $known }.
rule-unknown = Nie ma punktu „{ $asked }”. Podobne: { $near }.
# $count: in how many paragraphs it stands. $said: the first of them.
rule-no-number = „{ $asked }” to nie punkt, rozdział ani gra. Podaj punkt, na przykład { $example }, rozdział, na przykład { $chapter }, albo grę: { $known }. { $count ->
        [0] { "" }
       *[other] Punkty, w których jest „{ $asked }”: { $said }.
    }
board-never = W grze { $game } nie ma plansz z pliku. Pomiń --board.

## Actions

# $paragraph: of the rules; the reason is shown beside it.
refused = Zasady na to nie pozwalają ({ $paragraph }).
why-game-over = Gra jest skończona, nic więcej nie można zrobić.
# $player: who is asked.
why-not-your-turn = Teraz gra { $player }. Poczekaj na swoją kolej.
# $prompt: what is asked.
why-not-now = Nie teraz. { $prompt }
action-verb = Nieznany ruch „{ $verb }”. Dozwolone: { $known }.
action-argument = Przy tym stole „{ $verb }:{ $argument }” nie jest możliwe. Wybierz ruch z listy.
undo-nothing = Nie ma czego cofnąć.
undo-not-yours = Ostatni ruch nie był twój. Cofnąć możesz tylko własny.
undo-chance = Tego nie można już cofnąć: po twoim ostatnim ruchu coś wylosowano.
undo-revealed = Tego nie można już cofnąć: twój ostatni ruch odsłonił coś ukrytego.

## Saved games

# $why: the operating system's words.
file-exists = Plik { $file } już istnieje i nie zostanie nadpisany. Wybierz inną nazwę.
file-missing = Nie ma pliku { $file }. Sprawdź nazwę i folder.
file-is-folder = { $file } to folder. Podaj plik, który w nim jest.
file-unreadable = Nie można odczytać { $file }: { $why }
journal-not-text = { $file } nie jest zapisem gry: to nie jest tekst UTF-8. Wybierz inny plik.
journal-not-json = Wiersz { $line } pliku { $file } nie jest zapisem JSON. Jest uszkodzony albo plik nie jest zapisem gry: użyj nieuszkodzonej kopii.
journal-empty = W pliku { $file } nie ma gry. Wybierz inny plik.
journal-header = Plik { $file } nie zaczyna się jak zapis gry. Wybierz inny plik albo nieuszkodzoną kopię.
journal-export = { $file } to partia widziana z jednego miejsca, a nie cały zapis gry. Można ją czytać, ale nie sprawdzić ani wznowić: użyj właściwego zapisu gry.
journal-format = Plik { $file } zapisano w formacie { $format }, a ta wersja programu czyta format { $known }. Użyj wersji, która go zapisała.
journal-version = Gra { $file } toczyła się według wersji { $version } zasad, której tu nie ma. Użyj wersji programu, która zapisała ten plik, albo późniejszej, która jeszcze zna te zasady.
journal-seed = Ziarno losowe w pliku { $file } nie jest tym, które ustalono na początku: plik zmieniono. Użyj nieuszkodzonej kopii.
journal-pack = Zestaw { $pack } nie jest tym, którego użyto w grze { $file }. Przywróć pliki tamtego zestawu.
journal-pack-missing = W grze { $file } użyto zestawu z folderu { $pack }, którego już tam nie ma. Przywróć go albo podaj, gdzie jest teraz: rulewright verify --pack FOLDER PLIK
journal-torn = Wiersz { $line }, ostatni w pliku { $file }, urwał się podczas zapisu, więc ten ruch się nie liczy. Można grać dalej bez niego.
journal-changed = Wiersz { $line } pliku { $file } nie pasuje do poprzednich: coś zmieniono, pominięto albo przestawiono. Użyj nieuszkodzonej kopii.
journal-illegal = Wiersz { $line }: zasady nie pozwalają tam na „{ $action }” ({ $paragraph }). Plik zmieniono: użyj nieuszkodzonej kopii.
# $why: one of the messages of this file.
journal-line = Wiersza { $line } nie da się odtworzyć. { $why }
journal-entry = To nie jest ruch z gry: użyj nieuszkodzonej kopii pliku.

## Chance

chance-impossible = Losowanie nie może tam dać „{ $outcome }”: użyj nieuszkodzonej kopii pliku.
chance-missing = Brakuje tam wyniku losowania: użyj nieuszkodzonej kopii pliku.
chance-no-seed = Ta kopia gry nie ma ziarna losowego: można ją odtworzyć, ale nie można grać dalej. Użyj właściwego zapisu gry.
chance-not-of-seed = „{ $outcome }” to nie to, co daje tam ziarno losowe: plik zmieniono. Użyj nieuszkodzonej kopii.
