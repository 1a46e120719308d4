### The review of a finished game, in the browser (Polish).

web-review-what = Każda decyzja jest oceniana na podstawie tego, co gracz mógł wtedy wiedzieć. Trwa to około minuty; możesz w tym czasie wyjść.
web-review-begin = Przeanalizuj tę grę
web-review-whose = Czyje decyzje
web-review-going = Postęp analizy
web-review-counting = Liczenie decyzji…
# $judged of $total decisions have been looked at.
web-review-progress = Decyzje: { $judged } z { $total }
web-review-chances = Szansa na wygraną według tego, co każdy wiedział
# The number of one of the decisions that cost most, as a name for its mark on the curve.
web-review-mark = Decyzja { $number }
web-review-moments = Co kosztowało najwięcej
web-review-keys = Klawisze: J następna decyzja, K poprzednia.
web-review-no-moments = Żadna decyzja nie kosztowała wiele.
web-review-slip = Potknięcie
web-review-mistake = Błąd
web-review-blunder = Poważny błąd
# $loss, $error: percentage points.
web-review-costs = −{ $loss } ± { $error }
web-review-played = Zagrano:
web-review-better = Lepiej:
web-review-no-reason = Nie ma jednego powodu: wypróbowany wiele razy, częściej wygrywał.
web-review-percent = { $percent }%
web-review-show = Pokaż pozycję
web-review-sums = Decyzje i szczęście
web-review-start = Równe szanse
web-review-choices = Własne decyzje
web-review-others = Decyzje pozostałych
web-review-luck = Szczęście
web-review-result = Wynik
# $sum: percentage points with their sign. $error: give or take so many.
web-review-give = { $sum } ± { $error }
web-review-accuracy =
    { $n ->
        [one] Trafność: { $percent }% (jedna decyzja).
        [few] Trafność: { $percent }% ({ $n } decyzje).
        [many] Trafność: { $percent }% ({ $n } decyzji).
       *[other] Trafność: { $percent }% ({ $n } decyzji).
    }
web-review-counts = Potknięcia: { $slips }. Błędy: { $mistakes }. Poważne błędy: { $blunders }.
web-review-found = Kluczowe ruchy
# $ahead: percentage points.
web-review-ahead = każdy inny wybór: −{ $ahead } lub gorzej
web-review-turns = Punkty zwrotne
# Why the chances have turned.
web-review-turned = Ruchy innych, szczęście albo nowe informacje
web-review-explains = Liczby to punkty procentowe szansy na wygraną; w dziewięciu przypadkach na dziesięć prawdziwa wartość mieści się w granicach ±. Na liście jest tylko to, co na pewno coś kosztowało. To, co było przed graczem ukryte, nie wpływa na ocenę.

## Playing on from a position of a finished game

web-review-retry = Spróbuj stąd jeszcze raz
web-review-branch-what = Gra toczy się dalej od tej pozycji przy nowym stole. Nigdzie się nie liczy, a zakończona gra zostaje bez zmian.
web-review-branch-seat = Twoje miejsce
web-review-branch-others = Pozostali
web-review-branch-alike = Te same boty, a w miejsce każdej osoby średni
web-review-branch-friends = Znajomi z linkiem
web-review-branch-deal = To, co ukryte
web-review-branch-anew = Rozdane na nowo, poza tym, co gracz mógł wiedzieć
web-review-branch-same = Tak jak było
web-review-branch-play = Graj
