### Die Seiten im Browser: Lektionen (Deutsch).

web-lesson-step = Schritt { $n } von { $all }
web-lesson-done = Geschafft
web-lesson-scene-over = Das hat geklappt. Sieh dir an, wie der Spielplan jetzt aussieht, dann geht es weiter.
web-lesson-on = Weiter
web-lesson-hint = Tipp
web-lesson-skip = Schritt überspringen
web-lesson-again = Von vorn
web-lesson-leave = Verlassen
web-lesson-of = Eine Lektion zu { $game }
web-lesson-marked = Markiert: { $names }
web-lesson-stars = { $n } von 3 Sternen
web-lesson-next = Nächste Lektion: { $title }
web-lesson-play = Jetzt spielen
web-lesson-all = Alle Lektionen
web-lesson-list = Lektionen
web-lesson-list-how = { $n ->
    [one] Lerne beim Spielen: { $n } Lektion, etwa { $minutes } Min.
   *[other] Lerne beim Spielen: { $n } Lektionen, zusammen etwa { $minutes } Min.
}
# $lessons: their numbers, such as “1, 2 and 9”. $minutes: for these.
web-lesson-core = Für die erste Partie genügen die Lektionen { $lessons } ({ $minutes } Min.).
web-lesson-begin = Anfangen: { $title }
web-lesson-go-on = Fortsetzen: { $title }
web-lesson-minutes = { $n } Min.
web-lesson-begun = Angefangen
