### Die Seiten im Browser: Aufgaben (Deutsch).

web-puzzle-title = Aufgaben
web-puzzle-intro = Stellungen aus Partien von Bots. Jeweils ein Zug ist klar der beste, gemessen an dem, was man wissen konnte. Finde ihn.
web-puzzle-today = Aufgabe des Tages
web-puzzle-solve = Lösen
web-puzzle-look = Noch einmal ansehen
web-puzzle-streak = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
web-puzzle-count = { $n } von { $all } gelöst
web-puzzle-theme = Thema
web-puzzle-by = Gelöst von
web-puzzle-all = Alle
web-puzzle-n = Aufgabe { $n }
web-puzzle-mark-first = beim ersten Versuch gelöst
web-puzzle-mark-solved = gelöst
web-puzzle-step = Entscheidung { $n } von { $all }
web-puzzle-hint = Tipp
web-puzzle-show = Lösung zeigen
web-puzzle-again = Noch einmal
web-puzzle-leave = Verlassen
web-puzzle-next = Nächste Aufgabe
web-puzzle-list = Alle Aufgaben
web-puzzle-yours = Dein Zug:
web-puzzle-why = Warum
web-puzzle-then = Und danach:
web-puzzle-answer = Die Lösung
web-puzzle-best = Siegchance: { $n }{ "\u00A0" }%
web-puzzle-holds = Der beste oder fast der beste in { $n } von { $all } Verteilungen, die du nicht ausschließen konntest
web-puzzle-finds = Der schwächste Bot, der ihn mindestens jedes zweite Mal findet: { $bot }
web-puzzle-first = Beim ersten Versuch gelöst
web-puzzle-solved = Gelöst
web-puzzle-none = Für dieses Spiel gibt es noch keine Aufgaben.
web-puzzle-of = Aufgaben zu { $game }
web-puzzle-pack = Aus Partien mit dem Paket { $pack }. Neue Tische haben ein anderes: Einige Zahlen auf Plan und Karten weichen ab.
web-puzzle-new = Um Mitternacht UTC kommt eine neue.
