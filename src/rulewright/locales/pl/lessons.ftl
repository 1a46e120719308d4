### Lessons of all games (Polish). The texts of a game's lessons are in files of their own.

## What the page says of a move

lesson-other = Tak można, ale w tym kroku chodzi o coś innego.
lesson-wants-move = Ten krok wymaga ruchu. Wykonaj go, żeby przejść dalej.
lesson-wants-next = Ten krok nie wymaga ruchu. Czytaj dalej.
lesson-wants-answer = Wybierz jedną z odpowiedzi.
lesson-over = Ta lekcja jest skończona. Zacznij ją od nowa albo przejdź do następnej.
lesson-changed = Lekcja „{ $name }” zmieniła się, odkąd ją przerwano. Zacznij ją od nowa.
lesson-unknown = Nie ma lekcji „{ $name }”. Lekcje tej gry: { $known }.

## What can be wrong with the file of a lesson

lesson-file-name = „{ $name }” to zła nazwa pliku lekcji. Użyj dwóch cyfr, łącznika i słów pisanych małymi literami, na przykład 06-slime.toml.
lesson-other-rules = Tę lekcję napisano dla wersji { $given } zasad, a obecna to { $version }. Przejdź ją w całości, a potem zmień numer.
lesson-no-start = Gra „{ $game }” nie umie ustawiać pozycji. Usuń „start” i dojdź do pozycji ruchami w „played”.
lesson-unknown-mark = Nieznany znacznik „{ $given }”. Znaczniki zaczynają się od: { $known }.
lesson-unknown-condition = Nieznany warunek „{ $given }”. Dozwolone warunki: { $known }.
# $shape: the name of the condition and the kinds of its words.
lesson-condition-words = „{ $given }” nie jest poprawnym warunkiem. Napisz „{ $shape }”; żeby porównać, dodaj >=, <= lub = i liczbę.
lesson-script = „{ $action }” jest tu niemożliwe. Możliwe: { $legal }.
lesson-luck = „{ $outcome }” nie może się tu zdarzyć. Możliwe: { $possible }.
