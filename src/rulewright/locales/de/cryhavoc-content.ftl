### Cry Havoc, what can be wrong with a pack, and what a table cannot choose (German).
### The place (file, entry) and the paragraph of the rules are shown beside the text. Words and ids of the files stay as they are.

## Maps

cryhavoc-content-map-players = Die beiden Spielpläne müssen zusammen 2, 3 und 4 Spieler abdecken, jede Zahl einmal.
cryhavoc-content-id-twice = Die ID { $id } ist schon vergeben. Nimm für eines von beiden eine andere.
cryhavoc-content-neighbour-unknown = Auf diesem Spielplan gibt es keine andere Region „{ $other }“. Schreibe die IDs so, wie sie dort stehen.
cryhavoc-content-neighbour-one-way =
    { $id } nennt { $other } als Nachbarn, aber nicht umgekehrt. Trage es dort ein oder streiche es hier.
cryhavoc-content-arrow-no-neighbour = Der Pfeil führt nach { $other }, das nicht unter den Nachbarn steht. Trage es dort ein.
cryhavoc-content-arrow-one-way = Der Pfeil von { $id } führt nach { $other }, aber von dort führt keiner zurück.
cryhavoc-content-map-apart = Kein Weg führt von { $first } nach: { $regions }. Verbinde sie, indem du Nachbarn einträgst.
cryhavoc-content-terrain-ring =
    Das Terrain ist { $terrain } und der Ring { $ring }. Innere Regionen haben eines der vier Terrains, alle anderen keines.
cryhavoc-content-hq-not-empty = { $id } ist für ein HQ: Die Region muss am Rand liegen, ohne Kristalle und ohne andere Symbole.
cryhavoc-content-icon-twice = Das Symbol { $icon } steht zweimal da. Lass nur eines stehen.
cryhavoc-content-centres = Genau eine Region hat den Ring centre: die Weltengrotte. Hier sind es { $count }.
cryhavoc-content-hq-missing = Es gibt zu wenige Regionen für HQs: { $count } statt { $expected }.
cryhavoc-content-too-many-icons = Es gibt { $count } Symbole { $icon }, aber nur { $most } solche Plättchen.
cryhavoc-content-trog-icons = Der Spielplan für 4 Spieler muss das Symbol { $icon } { $expected }-mal haben, nicht { $count }-mal.
cryhavoc-content-trog-hq-not-centre = { $id } hat das Symbol trog_hq, liegt aber nicht in der Mitte.
# $steps: how far they are. $count, $expected: how many there are from each of the two HQs.
cryhavoc-content-hq-uneven =
    Regionen der Art „{ $kind }“ in der Entfernung { $steps }: { $count } von { $id } aus, { $expected } von { $other } aus. Keine
    Regel verbietet das, aber wenn die Umgebung der HQs ungleich ist, hat jemand einen Vorteil.
cryhavoc-content-outline-points = Ein Umriss braucht mindestens drei verschiedene Punkte, im Uhrzeigersinn geordnet.
cryhavoc-content-outline-overlap =
    Die Grenze bei { $point } gehört in derselben Richtung auch zu { $other }: Die beiden überlappen sich.
cryhavoc-content-outline-gap =
    Die Grenze bei { $point } liegt weder am Rand noch an einem anderen Umriss. Nachbarn müssen dort genau dieselben Punkte haben.
cryhavoc-content-outline-rim = Der Rand ist keine geschlossene Linie.
cryhavoc-content-outline-no-border =
    { $id } und { $other } sind Nachbarn, haben aber keine gemeinsame Grenze, und kein Pfeil verbindet sie. Wenn dein Spielplan wirklich so ist, kannst du die Warnung ignorieren.
cryhavoc-content-outline-no-neighbours = { $id } und { $other } haben eine gemeinsame Grenze, sind aber keine Nachbarn. Wenn dein Spielplan wirklich so ist, kannst du die Warnung ignorieren.
cryhavoc-content-outline-ring = { $id } hat den Ring { $ring }. Genau die Regionen am Rand haben den Ring outer.
cryhavoc-content-outline-anchor = Dieser Punkt liegt nicht im Umriss von { $id }.

## Cards

cryhavoc-content-deck-size = Der Stapel { $deck } hat die falsche Zahl von Karten: { $count } statt { $expected }.
cryhavoc-content-special-cards =
    Im Stapel { $faction } muss es genau eine Karte der Art { $kind } geben. Hier sind es { $count }.
# $kind: battle, scoring or initiative.
cryhavoc-content-card-text =
    { $kind ->
        [battle] Eine Gefechtskarte hat eine Liste battle und keine Liste effect.
       *[other] Eine Karte der Art { $kind } hat eine Liste effect und keine Liste battle.
    }
cryhavoc-content-card-symbol =
    { $kind ->
        [initiative] Die Initiative-Karte braucht in mindestens einer Reihe das Symbol text, sonst gilt ihr Text nie.
       *[other] Das Symbol text gehört nur auf die Initiative-Karte.
    }
cryhavoc-content-bonus-twice = Das Symbol { $symbol } steht in einer Reihe zweimal. Lass nur eines stehen.
cryhavoc-content-cards-equal =
    { $id } und { $other } sind bis auf den Namen gleich. Gibt es die Karte wirklich zweimal, schreibe eine davon mit count = 2.
cryhavoc-content-title-twice = Zwei Karten dieses Stapels haben den Titel „{ $title }“ ({ $language }).

## Skills and structures

cryhavoc-content-skill-count = { $faction } hat die falsche Zahl von Fähigkeiten: { $count } statt { $expected }.
cryhavoc-content-skill-default = { $faction } muss genau eine Standard-Fähigkeit haben. Hier sind es { $count }.
cryhavoc-content-skill-tokens =
    Die Fähigkeiten von { $faction } haben zusammen die falsche Zahl von Plättchen: { $count } statt { $expected }.
cryhavoc-content-skills-with-tokens = Mehr als eine Fähigkeit von { $faction } hat Plättchen. Gib alle einer einzigen.
cryhavoc-content-skill-token-text =
    Eine Fähigkeit mit Plättchen braucht eine Tabelle token mit deren Effekt, eine ohne Plättchen hat keine.
cryhavoc-content-structure-count = { $faction } hat die falsche Zahl von Bauwerken: { $count } statt { $expected }.
cryhavoc-content-structure-tokens = Das Bauwerk hat die falsche Zahl von Markern: { $count } statt { $expected }.
cryhavoc-content-tunnels = Genau ein Bauwerk der Trogg muss den Effekt modify tunnel haben. Hier sind es { $count }.
# $kind: activated or passive.
cryhavoc-content-activation =
    { $kind ->
        [activated] Ein Bauwerk, das aktiviert wird, braucht Kosten: Ergänze activate.
       *[other] Ein passives Bauwerk hat keine Aktivierungskosten. Streiche activate.
    }
cryhavoc-content-tokens = humans braucht genau diese Marker, je { $count }: { $names }.

## Tokens

cryhavoc-content-token-count = Zahl der Plättchen: { $count }; es müssen { $expected } sein. Ändere die Anzahlen.
cryhavoc-content-printed-event = Genau ein Ereignis muss auf die Leiste gedruckt sein. Hier sind es { $count }.
cryhavoc-content-spots =
    Die Leiste braucht { $count } Felder für Ereignisse und dahinter das letzte, aufsteigend und keines über { $length }.

## Sources

cryhavoc-content-ours =
    Quelle und Sicherheit passen nicht zusammen: „{ $source }“. Bei allem, was von uns selbst stammt, steht in beiden
    „ours“, sonst in keinem.
cryhavoc-content-field-unknown = Ein Feld „{ $name }“, für das man eine Quelle angeben könnte, hat dieser Eintrag nicht.

## Effects

cryhavoc-content-effect-none = Hier wird eine Liste mit mindestens einem Effekt gebraucht.
cryhavoc-content-effect-long = Dieser Effekt hat { $count } Schritte, erlaubt sind höchstens { $most }. Kürze ihn.
cryhavoc-content-effect-shape = Ein Effekt ist eine Liste, die mit seinem Namen beginnt, zum Beispiel ["vp", 2].
cryhavoc-content-effect-unknown = Unbekannter Effekt „{ $effect }“. Möglich sind: { $known }.
# $names: what the arguments are called.
cryhavoc-content-effect-arguments =
    { $count ->
        [one] { $effect } hat hier eine Angabe
       *[other] { $effect } hat hier { $count } Angaben
    }, braucht aber diese: { $names }. (Bei either darf die dritte fehlen.)
cryhavoc-content-effect-word = { $effect }: „{ $given }“ geht nicht für { $name }. Möglich sind: { $words }.
cryhavoc-content-effect-number = { $effect }: { $name } muss eine ganze Zahl von { $least } bis { $most } sein.
# $why: what it offends against.
cryhavoc-content-effect-misplaced =
    { $effect } kann hier nicht stehen: { $why ->
        [own] Es gehört zu einer bestimmten Art von Eintrag, die keine anderen Effekte hat (Wertung aktivieren, Initiative, das aufgedruckte Ereignis).
        [waiting] Passive Fähigkeiten, passive Bauwerke, Marker und Plättchen haben nur when und modify.
        [standing] when und modify stehen unmittelbar in passiven Fähigkeiten, passiven Bauwerken, Markern und Plättchen, when auch auf Gefechtskarten.
        [event] each_player steht unmittelbar in einem Ereignis, und alles Übrige des Ereignisses steht darin.
        [trigger] Bei dieser Art von Eintrag tritt dieser Auslöser nie ein.
        [modifier] Diese Art von Eintrag kann diese Regel nicht ändern.
        [skill] Es ist nur für Fähigkeiten.
        [structure] Bauwerke geben nie Baupunkte.
        [battle] Es wirkt nur in einem Gefecht.
        [board] Es wirkt nicht in einem Gefecht.
        [others] In einem Gefecht, das andere austragen, gibt es nur kill, vp, vp_per und den Preis source.
        [humans] Solche Marker haben nur die Menschen.
        [pilgrims] Ein Kristalllager haben nur die Wanderer.
        [machines] Ein Kartenlager haben nur die Maschinen.
        [trogs] Nur die Trogg können ein Plättchen vollständig ausführen.
        [word] Eines seiner Wörter passt hier nicht, etwa ein Ort auf dem Spielplan in einem Gefecht.
        [nothing] 0 Kristalle bewirken nichts.
        [tokens] Die Fähigkeit hat keine Plättchen.
        [source] Nur Marker und Plättchen können ihr eigener Preis sein.
        [here] Es steht in keiner Region. here und near brauchen ein Bauwerk, einen Marker, ein Plättchen oder als Preis eine Einheit oder ein Bauwerk.
        [there] Der Schritt davor wählt keine Region.
        [count] In den Schritten davor gibt es nichts zu zählen.
       *[price] Auf einen Preis müssen Schritte folgen.
    }
cryhavoc-content-too-many-steps =
    Alle Effekte zusammen haben { $count } Schritte, erlaubt sind höchstens { $most }. Kürze einige oder schreibe sie gleich: Gleiche Effekte zählen nur einmal.
cryhavoc-content-too-many-standing = Es gibt { $count } dauerhafte Effekte (when, modify), erlaubt sind höchstens { $most }. Lass einige weg.
cryhavoc-content-too-many-promises = Auf Taktik-Karten stehen { $count } Effekte when, erlaubt sind höchstens { $most }. Lass einige weg.
cryhavoc-content-mark-taken = Ein anderes Paket, das hier benutzt wird, hat dieselbe Abkürzung. Gib diesem einen anderen Namen.

## What a table cannot choose

cryhavoc-faction-unknown = Unbekannte Armee „{ $name }“. Möglich sind: { $known }.
cryhavoc-faction-with-four = Die Armee { $name } spielt nur bei { $players } Spielern mit. Wähle eine andere.
cryhavoc-faction-twice = Die Armee { $name } ist mehr als einmal genannt. Gib jedem Spieler eine andere.
# $count: factions that were named.
cryhavoc-factions-number =
    { $count ->
        [one] Genannt ist eine Armee
       *[other] Genannt sind { $count } Armeen
    } für { $players } Spieler. Nenne eine für jeden oder überlass es mit drawn dem Los.
