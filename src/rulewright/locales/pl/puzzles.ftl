### Zadania: pytania i odpowiedzi oraz polecenie, które ich szuka (po polsku).

puzzle-unknown = Nie ma tu zadania „{ $name }”. Mogło zostać zastąpione; wybierz inne.
puzzle-changed = Zadanie „{ $name }” nie pasuje już do zasad. Zacznij je od nowa albo wybierz inne.
puzzle-over = To zadanie jest skończone. Zacznij je od nowa albo wybierz następne.

puzzle-title = Zadanie
# $player: whose turn it is.
puzzle-asks = { $player }: znajdź najlepszy ruch.
puzzle-solved = To jest najlepszy ruch.
# $value, $best: chances to win, in percent.
puzzle-wrong = To nie najlepszy ruch: najlepszy daje { $best }% szans na wygraną, ten wyraźnie mniej.
puzzle-wrong-by = To nie najlepszy ruch: daje około { $value }% szans na wygraną, a najlepszy { $best }%.

## What an answer is about, and a hint that does not give it away

puzzle-theme-other = Inne
puzzle-hint-other = Poszukaj ruchu, który zmienia najwięcej.
termites-puzzle-take = Zdobądź Kopiec
termites-puzzle-take-hint = Można zdobyć Kopiec. Który i czym?
termites-puzzle-save = Uratuj Kopiec
termites-puzzle-save-hint = Jeden z twoich Kopców jest zagrożony. Co powstrzyma atak?
termites-puzzle-destroy = Zniszcz jednostkę
termites-puzzle-destroy-hint = Można zniszczyć jednostkę przeciwnika. Która jest ważna?
termites-puzzle-push = Odepchnij jednostkę
termites-puzzle-push-hint = Jednostka przeciwnika stoi tam, gdzie nie powinna. Odepchnij ją.
termites-puzzle-prepare = Przygotuj atak
termites-puzzle-prepare-hint = W tej turze nic nie padnie. Przygotuj się na następną.
cryhavoc-puzzle-score = Punktowanie
cryhavoc-puzzle-score-hint = Pomyśl o Punktach Zwycięstwa i o tym, kiedy się je liczy.
cryhavoc-puzzle-land = Przejmij Kontrolę
cryhavoc-puzzle-land-hint = Chodzi o Kontrolę nad regionem.
cryhavoc-puzzle-objective = Cele bitwy
cryhavoc-puzzle-objective-hint = Który cel bitwy możesz wygrać?
cryhavoc-puzzle-battle = Atak
cryhavoc-puzzle-battle-hint = Chodzi o bitwę: gdzie i z kim?
cryhavoc-puzzle-economy = Rozwój
cryhavoc-puzzle-economy-hint = Chodzi o oddziały, Budowle i punkty na później.

## The command

puzzles-help-find = Ile zadań znaleźć łącznie. Domyślnie: 10
puzzles-help-out = Plik na zadania. Jeśli już istnieje, szukanie ruszy od miejsca, w którym się zatrzymało
# $n: a number of iterations.
puzzles-help-depth = Liczba iteracji przy ocenie ruchu; końcowe sprawdzenie ma ich dziesięć razy więcej. Domyślnie: { $n }
puzzles-help-players = Liczba graczy. Domyślnie: najmniejsza, na jaką pozwala gra
puzzles-out = Podaj, gdzie zapisać zadania: --out PLIK.
# $why: the reason that the system gives.
puzzles-file = Nie można użyć pliku { $file }: { $why }. Wybierz inny.
puzzles-file-foreign = Plik { $file } nie zawiera zadań i nie został zmieniony. Wybierz inny.
# $what: names of fields.
puzzles-file-other = Plik { $file } zawiera zadania, w których inne są: { $what }. Podaj te same opcje co wcześniej albo wybierz inny plik.
puzzles-file-line = Wiersz { $line } pliku { $file } jest uszkodzony. Usuń go albo wybierz inny plik.
# $games: how many were played.
puzzles-looking =
    Szukanie zadań: { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }
# $n: how many puzzles.
puzzles-stopped = Zatrzymano. Zadań w pliku: { $n }; to samo polecenie wznowi szukanie.
puzzles-level = Najsłabszy bot, który je rozwiązuje
puzzles-number = Zadania
puzzles-found =
    Znalezione zadania: { $n }, w { $games ->
        [one] 1 partii
        [few] { $games } partiach
       *[many] { $games } partiach
    }.
