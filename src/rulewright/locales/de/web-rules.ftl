### The pages in the browser: the rules, and what is in the boxes (German).

## Rules

# $game: its title.
web-rules-title = Regeln von { $game }
web-rules-introduction = Die vollständigen Regeln in unseren eigenen Worten. Jede Regel hat eine Nummer, auf die am Tisch verwiesen wird: Ein Klick darauf zeigt sie neben dem Spielplan. Wo die Anleitung schweigt oder unklar ist, ist die Regel als unsere Auslegung gekennzeichnet; wo die Ausgaben sich unterscheiden, steht dabei, was in welcher gilt.
web-rules-games = Spiel
web-rules-chapters = Kapitel
web-rules-search = Regeln durchsuchen
web-rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] 1 Regel
       *[other] { $count } Regeln
    }
web-rules-nothing = Keine Treffer. Versuche es mit weniger oder anderen Wörtern.
# $number: what somebody typed.
web-rules-unknown = Unbekannte Regel: { $number }
web-rules-copy = Link zu { $number } kopieren
web-rules-copied = Link kopiert
web-rules-leaf = Vorige und nächste Regel
web-rules-before = Vorige: { $number }
web-rules-after = Nächste: { $number }
web-rules-read-on = In den Regeln weiterlesen

## Where rulebooks are silent or differ

# What our rulings call themselves in the rules; several with | between them.
web-rules-ruling-phrases = unsere auslegung
web-rules-ruling = Unsere Auslegung
web-rules-editions = Ausgaben unterscheiden sich
web-rules-option = Am Tisch wählbar
web-rules-usual = Standard
web-rules-choice = wählbar
web-rules-at-this-table = an diesem Tisch

## Cards and pieces

# $game: its title.
web-rules-reference-title = Karten und Teile von { $game }
web-rules-reference-marks = Bei jedem Eintrag steht, was vom gedruckten Spiel bekannt ist und was von uns stammt.
web-rules-reference-search = Karten und Teile suchen
web-rules-balance = Wie ausgeglichen ist das Spiel?
web-rules-reference-sections = Arten von Spielteilen
web-rules-reference-group = Gruppe
web-rules-reference-all-groups = Alle Gruppen
web-rules-reference-standing = Was bekannt ist
web-rules-reference-all-standings = Bekanntes und Eigenes
web-rules-reference-found =
    { $count ->
        [0] Nichts gefunden
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }
web-rules-reference-nothing = Keine Treffer. Entferne einen Filter oder suche nach anderen Wörtern.
web-rules-reference-players = Der Spielplan für

## How sure we are

web-rules-standing-known = Vom gedruckten Spiel bekannt
web-rules-standing-partly = Teilweise bekannt
web-rules-standing-ours = Unser eigener Entwurf
web-rules-all-else = Alles Übrige

## What is printed on pieces

# $count: how many there are of a piece.
web-rules-copies = ×{ $count }
