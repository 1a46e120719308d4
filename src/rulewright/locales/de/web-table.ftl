# Der Tisch: was in der Spalte neben dem Spielplan steht.
web-table-now = Aktuelle Entscheidung
web-table-choices = Möglichkeiten
# Opens what there is to read, in a battle on a low screen.
web-table-read = Verlauf, Tisch und Chat
web-table-facts = Tisch
web-table-tools = Tipp und Zurücknehmen
# $n: Platz in der Reihenfolge.
web-table-place = Als { $n }. am Zug
web-table-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
web-seat-overdue = { $player } ist schon länger weg.
web-seat-replaced = { $bot } spielt gerade für dich.

## Das Protokoll

web-log-you = Du
web-log-taken-back = { $n ->
    [one] Zurückgenommen: { $n } Zeile
   *[other] Zurückgenommen: { $n } Zeilen
}
web-log-new = Neue Einträge unten
