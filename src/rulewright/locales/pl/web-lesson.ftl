### Strony w przeglądarce: lekcje (po polsku).

web-lesson-step = Krok { $n } z { $all }
web-lesson-done = Gotowe
web-lesson-scene-over = Udało się. Zobacz, jak teraz wygląda plansza, i przejdź dalej.
web-lesson-on = Dalej
web-lesson-hint = Podpowiedź
web-lesson-skip = Pomiń krok
web-lesson-again = Od początku
web-lesson-leave = Wyjdź
web-lesson-of = Lekcja gry { $game }
web-lesson-marked = Zaznaczono: { $names }
web-lesson-stars = { $n ->
    [one] { $n } gwiazdka z 3
    [few] { $n } gwiazdki z 3
   *[many] { $n } gwiazdek z 3
}
web-lesson-next = Następna lekcja: { $title }
web-lesson-play = Zagraj teraz
web-lesson-all = Wszystkie lekcje
web-lesson-list = Lekcje
web-lesson-list-how = { $n ->
    [one] Ucz się, grając: { $n } lekcja, około { $minutes } min.
    [few] Ucz się, grając: { $n } lekcje, razem około { $minutes } min.
   *[many] Ucz się, grając: { $n } lekcji, razem około { $minutes } min.
}
# $lessons: their numbers, such as “1, 2 and 9”. $minutes: for these.
web-lesson-core = Do pierwszej partii wystarczą lekcje { $lessons } ({ $minutes } min).
web-lesson-begin = Zacznij: { $title }
web-lesson-go-on = Kontynuuj: { $title }
web-lesson-minutes = { $n } min
web-lesson-begun = Zaczęta
