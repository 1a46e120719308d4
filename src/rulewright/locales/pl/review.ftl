### Looking back at a finished game (Polish).

review-not-over = Ta gra jeszcze trwa. Analizować można tylko zakończone gry: inaczej analiza podpowiadałaby ruchy.
# $seat: as it was typed. $players: how many seats there are.
review-no-seat = Nie ma miejsca { $seat }. W tej grze są miejsca od 1 do { $players }.
review-progress = Analiza gry
# $name: who sits there. $start, $result: percent. $choices, $others, $luck: percentage points with their sign.
review-seat = { $name }: od równych szans, { $start }%, do { $result }%. Własne decyzje: { $choices }. Decyzje pozostałych: { $others }. Szczęście: { $luck }.
# When the decisions of one seat alone were judged. $rest: percentage points with their sign.
review-seat-alone = { $name }: od równych szans, { $start }%, do { $result }%. Własne decyzje: { $choices }. Szczęście i pozostali gracze: { $rest }.
review-rest = Szczęście i pozostali gracze
# $slips, $mistakes, $blunders: how many.
review-counts = Potknięcia: { $slips }. Błędy: { $mistakes }. Poważne błędy: { $blunders }.
review-none = Żadna decyzja nie kosztowała wiele.
# $line: the line of the saved game. $name: who decided. $loss, $error: percentage points.
review-slip = Wiersz { $line }, { $name }: potknięcie, −{ $loss } ± { $error }
review-mistake = Wiersz { $line }, { $name }: błąd, −{ $loss } ± { $error }
review-blunder = Wiersz { $line }, { $name }: poważny błąd, −{ $loss } ± { $error }
# $deed: what an action does, in words.
review-played = Zagrano: { $deed }
review-better = Lepiej: { $deed }
# $line: of the saved game. $deed: what was played, in words. $ahead: percentage points.
review-key = Kluczowy ruch, wiersz { $line }: { $deed }. Każdy inny wybór: −{ $ahead } lub gorzej.
# $since, $line: lines of the saved game. $change: percentage points with their sign.
review-turn = Punkt zwrotny, wiersze { $since }–{ $line }: { $change }, za sprawą ruchów innych, szczęścia i nowych informacji.
review-explains = Liczby to punkty procentowe szansy na wygraną. W dziewięciu przypadkach na dziesięć prawdziwa strata mieści się w granicach ±; na liście jest tylko to, co na pewno coś kosztowało. Każda decyzja jest oceniana tylko na podstawie tego, co gracz mógł wtedy wiedzieć.
