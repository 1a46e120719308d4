### What cannot be done, and what to do instead (Polish). For every game.
### Words in quotation marks and lists of what is known stay as the person or the file has them.

## Names

# For a seat whose player has no name. $number: counted from 1.
player-nameless = Gracz { $number }

## What was asked for

language-unknown = Nie ma języka „{ $name }”. Wybierz jeden z: { $known }.
game-unknown = Nie ma gry „{ $name }”. Wybierz jedną z: { $known }.
players-number = Liczba graczy to { $players }, a musi być od { $least } do { $most }.
option-unknown = Nie ma opcji „{ $name }”. Możliwe: { $known }.
option-value = „{ $value }” nie jest wartością opcji { $name }. Możliwe: { $known }.
rule-unknown = Nie ma punktu „{ $asked }”. Podobne: { $near }.
board-never = W grze { $game } nie ma plansz z pliku. Pomiń --board.

## Actions

# $paragraph: of the rules; the reason is shown beside it.
refused = Zasady na to nie pozwalają ({ $paragraph }).
why-game-over = Gra jest skończona, nic więcej nie można zrobić.
# $player: who is asked.
why-not-your-turn = Teraz gra { $player }. Poczekaj na swoją kolej.
# $prompt: what is asked.
why-not-now = Nie teraz. { $prompt }
action-verb = Nie ma czynności „{ $verb }”. Możliwe: { $known }.
action-argument = „{ $verb }:{ $argument }” nic przy tym stole nie znaczy. Wybierz z listy możliwych czynności.
undo-nothing = Nie ma czego cofnąć.
undo-not-yours = Ostatnia czynność nie była twoja. Cofnąć można tylko własną.
undo-chance = Po twojej ostatniej czynności zdecydował już los, więc nie można jej cofnąć.
undo-revealed = Twoja ostatnia czynność odsłoniła coś ukrytego, więc nie można jej cofnąć.

## Saved games

# $why: the operating system's words.
file-exists = Plik { $file } już istnieje i nie zostanie nadpisany. Wybierz inną nazwę.
file-unreadable = Nie można odczytać { $file }: { $why }
journal-not-text = { $file } nie jest zapisem gry: to nie jest tekst UTF-8. Wybierz inny plik.
journal-not-json = Wiersz { $line } pliku { $file } nie jest zapisem JSON. Jest uszkodzony albo plik nie jest zapisem gry: użyj nieuszkodzonej kopii.
journal-empty = W pliku { $file } nie ma gry. Wybierz inny plik.
journal-header = Plik { $file } nie zaczyna się jak zapis gry. Wybierz inny plik albo nieuszkodzoną kopię.
journal-export = { $file } to partia widziana z jednego miejsca, a nie cały zapis gry. Można ją czytać, ale nie sprawdzić ani wznowić: użyj właściwego zapisu gry.
journal-format = Plik { $file } zapisano w formacie { $format }, a ta wersja programu czyta format { $known }. Użyj wersji, która go zapisała.
journal-version = W { $file } grano według wersji { $version } zasad, a tu jest wersja { $known }. Użyj wersji programu, która zapisała ten plik.
journal-seed = Ziarno losowe w pliku { $file } nie jest tym, do którego zobowiązano się na początku: plik zmieniono. Użyj nieuszkodzonej kopii.
journal-pack = Zestaw { $pack } nie jest tym, którym grano w { $file }. Przywróć pliki tamtego zestawu.
journal-torn = Wiersz { $line }, ostatni w pliku { $file }, urwał się podczas zapisu, więc ta czynność nigdy się nie liczyła. Można grać dalej bez niego.
journal-changed = Wiersz { $line } pliku { $file } nie pasuje do poprzednich: coś zmieniono, pominięto albo przestawiono. Użyj nieuszkodzonej kopii.
journal-illegal = Wiersz { $line }: zasady nie pozwalają tam na „{ $action }” ({ $paragraph }). Plik zmieniono: użyj nieuszkodzonej kopii.
# $why: one of the messages of this file.
journal-line = Wiersza { $line } nie da się odtworzyć. { $why }
journal-entry = Nie jest to czynność z gry: użyj nieuszkodzonej kopii pliku.

## Chance

chance-impossible = Los nie może tam dać „{ $outcome }”: użyj nieuszkodzonej kopii pliku.
chance-missing = Brakuje tam wyniku losowania: użyj nieuszkodzonej kopii pliku.
chance-no-seed = Ta kopia gry nie ma ziarna losowego: można ją odtworzyć, ale nie można grać dalej. Użyj pliku samego stołu.
chance-not-of-seed = „{ $outcome }” to nie to, co daje tam ziarno losowe: plik zmieniono. Użyj nieuszkodzonej kopii.
