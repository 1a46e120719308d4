# Eine Seite darüber, wie ausgeglichen ein Spiel ist.

cli-help-balance = Eine Seite erstellen, die zeigt, wie ausgeglichen ein Spiel ist: wer gewinnt, wie lange es dauert, was jede Option ändert.
balance-help-out = Ein Ordner für die Seite, ihre Zahlen und die Partien. Nach einem Abbruch macht derselbe Befehl weiter. Standard: balance-SPIEL
balance-help-games = Anzahl der Partien je Spielerzahl und je Änderung. Standard: 1000
balance-help-bot = Der Bot auf allen Plätzen: { $known }. Standard: greedy
balance-help-options = Welche Optionen geändert werden, durch Kommas getrennt, oder none. Standard: alle
balance-help-items = Welche Arten von Spielteilen weggelassen werden, jeweils ein Teil; durch Kommas getrennt, oder none. Standard: alle
balance-help-what-if = Eine Zahl im Paket, die geändert wird: DATEI.STELLE=ZAHL, etwa mounds.neutral.value=8; +1 heißt eins mehr. Mehrfach möglich
balance-what-if-form = Aus „{ $text }“ geht nicht hervor, was geändert werden soll. Schreibe DATEI.STELLE=ZAHL, etwa mounds.neutral.value=8 oder mounds.neutral.value=+1.
balance-no-place = Im Paket gibt es „{ $name }“ nicht. Möglich sind: { $known }.
balance-no-number = „{ $name }“ ist keine Zahl, sondern { $value }. Nur Zahlen lassen sich ändern.
balance-option = Die Option „{ $name }“ lässt sich nicht vergleichen. Möglich sind: { $known }.
balance-section = Das Spiel hat keine Teile der Art „{ $name }“, die sich vergleichen lassen. Möglich sind: { $known }.
balance-other = Die Datei { $file } gehört zu anderen Partien, Regeln oder Bots. Wähle mit --out einen anderen Ordner.
balance-stopped = Abgebrochen. Fertige Partien sind gespeichert; derselbe Befehl macht weiter.
balance-done = Fertig. Öffne { $file }
balance-title = Wie ausgeglichen ist { $game }?
balance-facts = Bot auf allen Plätzen: { $bot }. Anzahl der Partien je Spielerzahl und je Änderung: { $each }; insgesamt: { $total }. Startwerte ab { $seed }.
balance-versions = Paket { $pack }, Regeln { $rules }, rulewright { $version }.
balance-lead = { $clear ->
        [yes] Die Seiten sind unterschiedlich stark. Die größte Abweichung: { $side } bei { $players } Spielern mit { $share } der Siege; ausgeglichen wären { $even }.
       *[no] Keine Seite ist klar besser oder schlechter. Die größte Abweichung: { $side } bei { $players } Spielern mit { $share } der Siege.
    }
balance-place = { $clear ->
        [yes] Die Zugreihenfolge macht etwas aus: Bei { $players } Spielern gehen { $share } der Siege an Platz { $place }; ausgeglichen wären { $even }.
       *[no] Kein Platz in der Zugreihenfolge ist klar besser oder schlechter. Die größte Abweichung: Platz { $place } bei { $players } Spielern mit { $share } der Siege.
    }
balance-shown = { $shown ->
        [0] Änderungen, die nachweislich etwas ausmachen: keine von { $all }.
       *[other] Änderungen, die nachweislich etwas ausmachen: { $shown } von { $all }.
    }
balance-who = Wer gewinnt
balance-who-text = Anteil der Siege; ein geteilter Sieg zählt anteilig. Die Linie ist das 95-%-Intervall, gestrichelt der ausgeglichene Anteil.
balance-players = { $players } Spieler
balance-by-place = Nach Platz in der Zugreihenfolge, { $players } Spieler
balance-long = Länge der Partien
balance-long-text = Anzahl der Partien nach Zahl der Entscheidungen. Unter jedem Balken: die kleinste Länge, die er umfasst.
balance-length = { $players } Spieler: im Mittel { $mean } Entscheidungen
balance-decisions = Entscheidungen
balance-if = Was wäre, wenn
balance-if-text = Jede Zeile ändert eine Option, bei denselben Startwerten wie im Standardspiel, und zeigt die Seite, deren Anteil sich am meisten ändert. Das Intervall gilt nur für diesen Vergleich; das Ergebnis richtet sich nach p mit Holm-Korrektur für alle Vergleiche.
balance-col-change = Änderung
balance-col-side = Seite
balance-col-difference = Unterschied in Prozentpunkten
balance-col-p = p, korrigiert
balance-col-says = Ergebnis
balance-col-needed = Nötige Partien für Gewissheit
balance-matters = macht etwas aus
balance-not-shown = nicht nachgewiesen
balance-over = über { $games }
balance-as-table = Als Tabelle zeigen
balance-contents = Auf dieser Seite
balance-points = Woher die Punkte kommen
balance-points-text = Punkte am Ende jeder Runde im Mittel, nach Herkunft, bei { $players } Spielern. Eine beendete Partie behält ihren Stand.
balance-points-of = { $side }: Punkte am Ende jeder Runde im Mittel, nach Herkunft
balance-round = Runde
balance-total = Summe
balance-items = Spielteile: wie oft sie benutzt werden und was sie wert sind
balance-items-text = Mit denselben Startwerten ({ $games }) wird für jedes Teil einmal mit und einmal ohne dieses Teil gespielt: { $blank }. Über der Linie hilft ein Teil dem, der es hat. Die sechs mit dem größten Abstand zur Linie sind beschriftet und haben 95-%-Intervalle; ein Stern markiert die, deren Wirkung mit Holm-Korrektur nachgewiesen ist (Teile: { $count }).
balance-items-few = Für eine Aussage sind es zu wenige Partien: Nötig sind mindestens { $games }.
balance-blank = Ein leeres Teil tritt an seine Stelle
termites-blank = Einzelne Arbeiterinnen treten an die Stelle aller Plättchen dieser Art
cryhavoc-blank = Eine Karte verliert Symbole und Wirkung, eine Fähigkeit oder ein Marker bewirkt nichts, ein Bauwerk kann nicht gebaut werden
balance-found-items = { $shown ->
        [0] Kein Teil hilft oder schadet nachweislich. Die größte Abweichung: { $name }.
       *[other] Teile, die nachweislich helfen oder schaden: { $shown } von { $all }, allen voran { $name }.
    }
balance-axis-times = Einsätze pro Partie
balance-axis-worth = Änderung des Anteils an Siegen, Prozentpunkte
balance-anybody = alle
balance-col-item = Teil
balance-col-used = In Partien benutzt
balance-col-times = Einsätze pro Partie
balance-col-with = Siege mit dem Teil
balance-col-without = Siege ohne das Teil
balance-col-drawn = Änderung des Anteils
balance-too-few = zu wenige Partien
balance-method = Wie gemessen wurde
balance-method-text = Für Anteile gelten Wilson-Intervalle, für Unterschiede Intervalle nach der Normalverteilung über gepaarte Partien. Alle Bots sind gleich und denken nur an ihren eigenen Zug; Menschen kommen mit einer Seite vielleicht besser oder schlechter zurecht. Derselbe Befehl ergibt dieselbe Seite. Mit wenigen Partien sind die Intervalle breit: Die rechte Spalte sagt, wie viele nötig wären, um die Frage zu klären.
