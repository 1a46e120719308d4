### Termites, what can be wrong with a pack or with a board file (German).
### The place (file, entry, hex) and the paragraph of the rules are shown beside the text. Words of the files stay as they are.

## Pictures

content-picture-empty = Das Bild zeigt kein Feld. Zeichne für jedes Feld ein Zeichen.
content-picture-too-large = Das Bild ist zu groß: Ein Spielplan hat höchstens { $rows } Reihen mit je { $columns } Feldern.
content-unknown-letter = In Zeile { $line } des Bildes steht „{ $letter }“. Felder werden so gezeichnet: { $letters }
content-line-out-of-step =
    Zeile { $line } des Bildes ist falsch eingerückt. Felder einer Reihe stehen zwei Zeichen auseinander, und jede Reihe ist
    gegen die Reihen darüber und darunter um ein Zeichen versetzt.

## Swarms

content-swarm-missing = Der Schwarm { $swarm } fehlt. Ein Paket hat alle vier.
content-swarm-twice = Der Schwarm { $swarm } kommt mehr als einmal vor. Lass nur einen stehen.
content-swarm-size = Der Schwarm { $swarm } hat { $count } Plättchen, muss aber { $expected } haben. Ändere die Anzahlen.
content-caste-missing = Der Schwarm { $swarm } hat keine Plättchen der Kaste { $caste }. Wir erwarten in jedem Schwarm alle vier Kasten.
content-own-caste-tokens =
    Der Schwarm { $swarm } setzt auf die Kaste { $caste }, hat davon aber { $count } Plättchen, { $other } dagegen { $more }. Gib
    { $swarm } mehr oder { $other } weniger.
content-own-caste-termites =
    Der Schwarm { $swarm } setzt auf die Kaste { $caste }, kommt bei deren Termiten aber nur auf { $count }, { $other } dagegen auf { $more }. Gib
    { $swarm } mehr oder { $other } weniger.
content-workers-not-commonest =
    Wir erwarten, dass Arbeiterinnen über alle Schwärme die häufigste Kaste sind: Von ihnen gibt es { $workers } Plättchen, von der Kaste
    { $caste } { $count }.
content-alate-not-rare =
    Wir erwarten, dass Geflügelte außerhalb von grey selten sind: { $swarm } hat { $count } Plättchen mit ihnen und von einer anderen Kaste nur
    { $least }.
content-no-token-of-two = Kein Schwarm hat ein Plättchen mit 2 Termiten der Kaste { $caste }. Wir erwarten eines.
content-strengths-apart =
    Die Schwärme sind sehr unterschiedlich stark: { $weakest } hat insgesamt { $least }, { $strongest } hat { $most }. Wir erwarten
    höchstens ein Sechstel Unterschied.

## Tiles and mounds

content-tile-faces = Ein Geländeteil hat zwei verschiedene Seiten aus water, vegetation und stones, nicht: { $faces }
content-tile-count = Zahl der Geländeteile: { $count }; es müssen { $expected } sein. Ändere die Anzahlen.
content-mound-count = Es gibt { $count } Hügel, es müssen { $expected } sein.
content-mound-value-twice = Zwei Hügel haben den Wert { $value }. Jeder Hügel eines Schwarms hat einen anderen Wert.

## Boards

content-blank-not-open = { $hex } zeigt Gelände ({ termites-terrain-name }). Der leere Spielplan zeigt nur offene Felder: Zeichne einen Punkt.
content-outline-rows =
    Das Bild hat die falsche Zahl von Reihen: { $count } statt { $expected } wie auf dem Spielplan des Pakets. (In einer Spielplandatei erlaubt
    free = true jeden Umriss.)
content-outline-row =
    Reihe { $row } hat die falsche Zahl von Feldern: { $count } statt { $expected } wie auf dem Spielplan des Pakets. (In einer Spielplandatei erlaubt
    free = true jeden Umriss.)
content-outline-shape =
    Die Reihen liegen nicht wie auf dem Spielplan des Pakets. Kopiere das Bild aus board.toml und ändere nur die Buchstaben. (In
    einer Spielplandatei erlaubt free = true jeden Umriss.)
content-unknown-hex =
    Auf diesem Spielplan gibt es kein Feld { $hex }. Felder heißen nach Reihe und Nummer, von links oben gezählt: A1, A2, B1.
content-mound-twice = { $hex } ist zweimal für einen neutralen Hügel genannt. Nenne das Feld nur einmal.
content-mound-on-water = Der neutrale Hügel auf { $hex } steht im Wasser. Versetze ihn oder ändere das Gelände.
content-mound-on-tile = Der neutrale Hügel auf { $hex } steht auf einem Geländeteil ({ termites-terrain-name }). Neutrale Hügel stehen auf offenen Feldern.
content-mound-on-edge = Der neutrale Hügel auf { $hex } steht am Rand des Spielplans. Versetze ihn nach innen.
content-mounds-adjacent = Die neutralen Hügel auf { $hex } und { $other } sind benachbart. Versetze einen von ihnen.
content-mound-by-water = Der neutrale Hügel auf { $hex } grenzt an mehr als ein Wasserfeld: { $water }. Erlaubt ist eines.
content-mounds-not-for-players =
    Bei { $players } Spielern { $expected ->
        [one] muss es einen neutralen Hügel geben
       *[other] muss es { $expected } neutrale Hügel geben
    }, nicht { $count }.
content-mounds-out-of-range = Neutrale Hügel: { $count }; ein Spielplan hat { $least } bis { $most }.
content-group-of-one = { $hexes } bilden eine Gruppe ({ termites-terrain-name }). Von einem Gelände dürfen höchstens { $most } Teile zusammenhängen.
content-group-of-any = { $hexes } bilden eine Gruppe von Geländeteilen. Insgesamt dürfen höchstens { $most } Teile zusammenhängen.
content-tiles-short = Nötige Geländeteile: { $count }; es gibt nur { $most }. Nimm einige weg.
content-faces-short = Nötige Geländeteile ({ termites-terrain-name }): { $count }; es gibt nur { $most }. Ändere einige davon.

## Scenarios

content-scenario-twice = Zwei Szenarien heißen { $name }. Gib einem von ihnen einen anderen Namen.
content-scenario-reserved = { $name } heißt ein Spielplan, den die Spieler selbst bauen. Gib dem Szenario einen anderen Namen.
content-scenario-missing = Es gibt kein Szenario für { $players } Spieler. Füge eines hinzu.
content-no-room-for-mounds =
    Den Spielern könnten die Felder für ihre ersten Hügel ausgehen (erlaubt: { $count }, gebraucht: { $needed }). Nimm
    Wasser weg oder stelle neutrale Hügel näher an den Rand.
content-no-symmetry =
    Dieser Spielplan nennt keine Symmetrie seines Geländes oder seiner neutralen Hügel. Wir erwarten mindestens eine von: { $symmetries }
# $partner: a hex, or the word off.
content-hex-no-partner =
    { $partner ->
        [off] { $hex } hat in der Symmetrie „{ termites-symmetry-name }“ kein Gegenstück: Es läge außerhalb des Spielplans.
       *[other] { $hex } hat in der Symmetrie „{ termites-symmetry-name }“ kein Gegenstück: { $partner } müsste dasselbe Gelände zeigen.
    }
content-mound-no-partner =
    { $partner ->
        [off] Der neutrale Hügel auf { $hex } hat in der Symmetrie „{ termites-symmetry-name }“ kein Gegenstück: Es läge außerhalb des Spielplans.
       *[other] Der neutrale Hügel auf { $hex } hat in der Symmetrie „{ termites-symmetry-name }“ kein Gegenstück: Auf { $partner } müsste einer stehen.
    }
