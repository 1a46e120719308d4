### Die Seiten im Browser: was man gelernt, gespielt und gelöst hat (Deutsch).

web-progress-title = Dein Fortschritt
web-progress-kept-here = Er ist in diesem Browser gespeichert.
web-progress-make-account = Mit einem Passwort hast du ihn auf allen deinen Geräten.
web-progress-kept-account = Er ist in deinem Konto gespeichert, für alle deine Geräte.
web-progress-learnt = Gelernt
web-progress-lessons = { $n } von { $all } Lektionen
web-progress-stars = { $n } von { $all } Sternen
web-progress-tips = { $n ->
    [one] { $n } Tipp vom Trainer
   *[other] { $n } Tipps vom Trainer
}
web-progress-solved = Gelöst
web-progress-first-tries = Beim ersten Versuch: { $n }
web-progress-played = Gespielt
web-progress-won = { $bot }: { $n } von { $all } gewonnen
web-progress-none-played = Noch keine Partie gegen einen Bot.
web-progress-people = { $n ->
    [one] { $n } Partie mit anderen Menschen
   *[other] { $n } Partien mit anderen Menschen
}
web-progress-next-bot = Nächster Gegner: { $bot }
web-progress-play = Gegen { $bot } spielen
