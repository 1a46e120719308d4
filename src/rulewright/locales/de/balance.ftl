# Eine Seite darüber, wie ausgeglichen ein Spiel ist.

cli-help-balance = Eine Seite über die Ausgeglichenheit eines Spiels: wer gewinnt, wie lange es dauert, was jede Option ändert
balance-help-out = Ein Ordner für die Seite, ihre Zahlen und die Partien. Nach einem Abbruch macht derselbe Befehl weiter. Standard: balance-SPIEL
balance-help-games = Anzahl der Partien je Spielerzahl und je Änderung
balance-help-bot = Der Bot auf allen Plätzen: { $known }
balance-help-options = Welche Optionen geändert werden, durch Kommas getrennt, oder none. Standard: alle
balance-option = Die Option „{ $name }“ lässt sich nicht vergleichen. Wähle aus: { $known }.
balance-other = Die Datei { $file } gehört zu anderen Partien, Regeln oder Bots. Wähle mit --out einen anderen Ordner.
balance-stopped = Abgebrochen. Fertige Partien sind gespeichert; derselbe Befehl macht weiter.
balance-done = Fertig. Öffne { $file }
balance-title = Ausgeglichenheit von { $game }
balance-facts = Bot auf allen Plätzen: { $bot }. Anzahl der Partien je Spielerzahl und je Änderung: { $each }; insgesamt: { $total }. Startzahlen ab { $seed }.
balance-versions = Paket { $pack }, Regeln { $rules }, rulewright { $version }.
balance-lead = { $clear ->
        [yes] Die Seiten sind verschieden stark: Bei { $players } Spielern hat { $side } { $share } der Siege, ausgeglichen wären { $even }.
       *[no] Keine Seite ist klar besser oder schlechter. Am weitesten vom Ausgleich: { $side } bei { $players } Spielern mit { $share } der Siege.
    }
balance-place = { $clear ->
        [yes] Die Zugreihenfolge macht etwas aus: Bei { $players } Spielern hat Platz { $place } { $share } der Siege, ausgeglichen wären { $even }.
       *[no] Kein Platz in der Zugreihenfolge ist klar besser oder schlechter. Am weitesten vom Ausgleich: Platz { $place } bei { $players } Spielern mit { $share } der Siege.
    }
balance-shown = { $shown ->
        [0] Keine von { $all } Änderungen macht nachweislich etwas aus.
       *[other] Änderungen, die nachweislich etwas ausmachen: { $shown } von { $all }.
    }
balance-who = Wer gewinnt
balance-who-text = Anteil der Siege; ein geteilter Sieg zählt anteilig. Die Linie ist das 95-%-Intervall, gestrichelt der ausgeglichene Anteil.
balance-players = { $players } Spieler
balance-by-place = Nach Platz in der Zugreihenfolge, { $players } Spieler
balance-long = Wie lange
balance-long-text = Anzahl der Partien danach, wie viele Entscheidungen sie hatten. Unter jedem Balken: die wenigsten Entscheidungen, die er zählt.
balance-length = { $players } Spieler: im Mittel { $mean } Entscheidungen
balance-decisions = Entscheidungen
balance-if = Was wäre, wenn
balance-if-text = Eine Option geändert, mit denselben Startzahlen wie im üblichen Spiel. Jede Zeile zeigt die Seite, deren Anteil sich am meisten ändert. Das Intervall gilt für diesen Vergleich allein; „macht etwas aus“ folgt p nach Holms Korrektur für alle.
balance-col-change = Änderung
balance-col-side = Seite
balance-col-difference = Unterschied in Prozentpunkten
balance-col-p = p, korrigiert
balance-col-says = Ergebnis
balance-col-needed = Nötige Partien für Gewissheit
balance-matters = macht etwas aus
balance-not-shown = nicht nachgewiesen
balance-over = über { $games }
balance-as-table = Dasselbe als Tabelle
balance-method = Wie gemessen wurde
balance-method-text = Die Intervalle der Anteile sind die von Wilson, die der Unterschiede normal über gepaarte Partien. Alle Bots sind gleich und sehen nur auf ihren eigenen Zug; Menschen schätzen Seiten vielleicht anders ein. Derselbe Befehl ergibt dieselbe Seite. Mit wenigen Partien sind die Intervalle breit: Die rechte Spalte sagt, wie viele die Frage klären würden.
