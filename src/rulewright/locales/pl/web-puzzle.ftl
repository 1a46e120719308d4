### Strony w przeglądarce: zadania (po polsku).

web-puzzle-title = Zadania
web-puzzle-intro = Pozycje z gier między botami. W każdej jeden ruch jest wyraźnie najlepszy, jeśli wziąć pod uwagę to, co gracz mógł wiedzieć. Znajdź go.
web-puzzle-today = Zadanie dnia
web-puzzle-solve = Rozwiąż
web-puzzle-look = Obejrzyj jeszcze raz
web-puzzle-streak = { $n ->
    [one] Seria: { $n } dzień
    [few] Seria: { $n } dni
   *[many] Seria: { $n } dni
}
web-puzzle-count = Rozwiązane: { $n } z { $all }
web-puzzle-theme = Temat
web-puzzle-by = Kto rozwiąże
web-puzzle-all = Wszystkie
web-puzzle-n = Zadanie { $n }
web-puzzle-mark-first = rozwiązane za pierwszym razem
web-puzzle-mark-solved = rozwiązane
web-puzzle-step = Decyzja { $n } z { $all }
web-puzzle-hint = Podpowiedź
web-puzzle-show = Pokaż odpowiedź
web-puzzle-again = Spróbuj jeszcze raz
web-puzzle-leave = Wyjdź
web-puzzle-next = Następne zadanie
web-puzzle-list = Wszystkie zadania
web-puzzle-yours = Twój ruch:
web-puzzle-why = Dlaczego
web-puzzle-then = A potem:
web-puzzle-answer = Odpowiedź
web-puzzle-best = Szansa na wygraną: { $n }%
web-puzzle-holds = Najlepszy lub prawie najlepszy w { $n } z { $all } układów, których nie można było wykluczyć
web-puzzle-finds = Najsłabszy bot, który znajduje go co najmniej w połowie prób: { $bot }
web-puzzle-first = Rozwiązane za pierwszym razem
web-puzzle-solved = Rozwiązane
web-puzzle-none = Do tej gry nie ma jeszcze zadań.
web-puzzle-of = Zadania do gry { $game }
web-puzzle-pack = Z gier z zestawem { $pack }. Nowe stoły mają inny: część liczb na planszy i kartach jest inna.
web-puzzle-new = Nowe pojawi się o północy UTC.
