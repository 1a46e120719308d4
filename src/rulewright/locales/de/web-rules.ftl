### The pages in the browser: the rules, and what is in the boxes (German).

## Rules

# $game: its title.
web-rules-title = Regeln von { $game }
web-rules-introduction = Die vollständigen Regeln in unseren eigenen Worten. Jeder Paragraf hat eine Nummer, auf die sich die Tische berufen: Ein Klick darauf zeigt ihn neben dem Spielplan. Wo die Anleitung schweigt oder unklar ist, ist der Paragraf als unsere Auslegung gekennzeichnet; wo die Ausgaben sich unterscheiden, steht dabei, was in welcher gilt.
web-rules-games = Spiel
web-rules-chapters = Kapitel
web-rules-search = Regeln durchsuchen
web-rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] 1 Paragraf
       *[other] { $count } Paragrafen
    }
web-rules-nothing = Davon spricht kein Paragraf. Versuch es mit weniger oder anderen Wörtern.
# $number: what somebody typed.
web-rules-unknown = In diesen Regeln gibt es keinen Paragrafen { $number }.
web-rules-copy = Link zu { $number } kopieren
web-rules-copied = Link kopiert
web-rules-leaf = Weiterlesen
web-rules-before = Davor: { $number }
web-rules-after = Danach: { $number }
web-rules-read-on = In den Regeln weiterlesen

## Where rulebooks are silent or differ

# What our rulings call themselves in the rules; several with | between them.
web-rules-ruling-phrases = unsere auslegung
web-rules-ruling = Unsere Auslegung
web-rules-editions = Ausgaben verschieden
web-rules-option = Am Tisch wählbar
web-rules-usual = üblich
web-rules-choice = auf Wunsch
web-rules-at-this-table = an diesem Tisch

## Cards and pieces

# $game: its title.
web-rules-reference-title = Karten und Spielteile von { $game }
web-rules-reference-termites = Die Regeln von { $game } sind vollständig. Vom Spielmaterial kennen wir die Kasten und das Gelände, die vier Schwärme zu je 18 Plättchen mit ihrer stärksten Kaste, die Hügel und ihre Werte, und wir wissen, dass es 18 zweiseitige Geländeteile und vier symmetrische Spielpläne gibt. Die Bilder der Anleitung sind verloren: Welche Plättchen ein Schwarm hat, was die Geländeteile zeigen und wie die Spielpläne aussehen, ist unser eigener Entwurf.
web-rules-reference-cryhavoc = Die Regeln von { $game } sind vollständig. Die gedruckten Karten und Spielpläne kennen wir nicht, denn den Anleitungen, die wir haben, fehlen die Bilder. Bekannt sind die Stückzahlen, die Beispiele aus vier Anleitungen, die offizielle FAQ und was der Autor und Rezensenten öffentlich erzählt haben. Alles Übrige ist unser eigener Entwurf um diese Tatsachen herum: ein eigenständiges Spiel, keine Kopie der Schachtel.
web-rules-reference-marks = Bei jedem Eintrag steht, was vom gedruckten Spiel bekannt ist und was von uns stammt.
web-rules-reference-search = Karten und Teile suchen
web-rules-reference-sections = Arten von Spielteilen
web-rules-reference-group = Armee oder Terrain
web-rules-reference-all-groups = Alle Armeen und Terrains
web-rules-reference-standing = Was bekannt ist
web-rules-reference-all-standings = Bekanntes und Eigenes
web-rules-reference-found =
    { $count ->
        [0] Nichts gefunden
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }
web-rules-reference-nothing = Nichts passt. Wähl weniger aus oder such nach anderen Wörtern.
web-rules-reference-players = Der Spielplan für
web-rules-players-two = 2 Spieler
web-rules-players-more = 3 und 4 Spieler

## How sure we are

web-rules-standing-known = Vom gedruckten Spiel bekannt
web-rules-standing-partly = Teilweise bekannt
web-rules-standing-ours = Unser eigener Entwurf
web-rules-all-else = Alles Übrige

## What is printed on pieces

web-rules-kind-active = Einmal je Runde
web-rules-kind-passive = Passiv
web-rules-fact-default = Standard-Fähigkeit
web-rules-fact-printed = Auf die Leiste gedruckt
web-rules-fact-tokens = Marker
web-rules-fact-build = Bauen
web-rules-fact-activate = Aktivieren
web-rules-fact-in_battle = Wirkt in einer Gefechtsregion
web-rules-fact-units = Einheiten
web-rules-fact-crystals = Kristalle
web-rules-fact-points = Bewegungspunkte
web-rules-fact-strength = Stärke pro Termite
web-rules-fact-values = Werte
web-rules-fact-players = Spieler
web-rules-fact-enters = Kosten beim Betreten
web-rules-closed = nie
web-rules-ring-outer = Äußerer Ring
web-rules-ring-inner = Innerer Ring
web-rules-ring-centre = Mitte
web-rules-icon-hq = HQ
web-rules-icon-exploration = Erkundung
web-rules-icon-war_party = Kriegstrupp
web-rules-icon-tunnel = Tunnel
web-rules-icon-tunnel_plus = Tunnel, in manchen Ausgaben
web-rules-icon-trog_hq = HQ der Trogg
# $count: how many there are of a piece.
web-rules-copies = ×{ $count }
# $name: of a board.
web-rules-board = Spielplan: { $name }
