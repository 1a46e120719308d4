### Termites, what is asked, done, told and refused (German).
### Names of players are shown as they are, never inflected. Hexes, tokens and terrain: see termites-terms.ftl.

## The game

termites-title = Termiten
termites-introduction =
    Termitenschwärme kämpfen um die Savanne. In deinem Zug setzt du ein Plättchen aus der Hand ein, danach darfst du eine Einheit bewegen. Einheiten greifen an, wenn sie stark genug sind, und benachbarte Einheiten unterstützen sie. Erobere Hügel: Sind alle Plättchen gespielt, gewinnt, wessen Hügel am meisten wert sind.

    Spielpläne und Plättchen sind hier unser eigener Entwurf, denn unserem Exemplar der Anleitung fehlen die Bilder. Dieses Programm ist unabhängig: Weder der Autor noch der Verlag des Spiels ist daran beteiligt.
termites-side = Schwarm
# On the lid of the box; and how long a game takes.
termites-line = Schwärme kämpfen um die Hügel der Savanne. Verdeckte Hand, offene Schlacht.
termites-time = 30–45 Min.

## What can be done

termites-do-neutral = Neutralen Hügel auf { $hex } stellen
termites-do-tile = Geländeteil nehmen: { termites-tile-up } oben, { termites-tile-down } unten
termites-do-lay = Geländeteil ({ termites-terrain-name }) auf { $hex } legen
termites-do-mound = Deinen Hügel mit dem Wert { $value } nehmen
termites-do-mound-here = Deinen Hügel mit dem Wert { $value } auf { $hex } aufstellen
termites-do-build = Hügel auf { termites-hex-name } stellen
termites-do-clear = Hügel auf { termites-hex-name } stellen und deine Einheit dort entfernen: { termites-token-name }
termites-do-token = Aus der Hand nehmen: { termites-token-name }
termites-do-place = Auf { termites-hex-name } einsetzen
termites-do-discard = Abwerfen: { termites-token-name }
termites-do-unit = Von { termites-hex-name } bewegen: { termites-token-name }
termites-do-move = Nach { termites-hex-name } bewegen
termites-do-attack = { termites-hex-name } angreifen: { termites-piece-name }, Stärke { $strength } gegen { $defence }
termites-do-enter = { $target } von { termites-hex-name } aus betreten
termites-do-retreat = Rückzug nach { termites-hex-name }: { termites-token-name }
termites-do-retreat-death = Nach { termites-hex-name } drängen: { termites-token-name } (wird vernichtet)
termites-do-pass = Nichts bewegen und den Zug beenden

## What happened

# The unit to which something is done: a token as the object of a sentence.
termites-token-object =
    { $caste ->
        [soldier] den Soldaten
       *[other] die { termites-caste-name }
    } ×{ $termites }
termites-event-starts = { $player } beginnt.
termites-event-swarm = { $player } führt den Schwarm { termites-swarm-name }.
termites-event-drew = { $player } zieht ein Plättchen: { termites-token-name }.
termites-event-drew-hidden = { $player } zieht ein Plättchen.
termites-event-neutral = { $player } stellt einen neutralen Hügel auf { $hex }.
termites-event-laid = { $player } legt ein Geländeteil auf { $hex }: { termites-terrain-name }.
termites-event-turn = { $player } ist am Zug.
termites-event-built = { $player } stellt einen Hügel mit dem Wert { $value } auf { $hex }.
termites-event-no-mound = { $player } hat kein Feld für einen Hügel: Der Hügel bleibt in der Reserve.
termites-event-placed = { $player } setzt ein Plättchen auf { $hex } ein: { termites-token-name }.
termites-event-discarded = { $player } kann nichts einsetzen und wirft ein Plättchen ab: { termites-token-name }.
termites-event-moved = { $player } bewegt { termites-token-object } von { $from } nach { $to }.
termites-event-passed = { $player } bewegt nichts.
termites-event-attacked =
    { $player } greift { $to } von { $from } aus mit { $caste ->
        [soldier] dem Soldaten
        [alate] der Geflügelten
       *[other] der { termites-caste-name }
    } ×{ $termites } an.
termites-event-strength = Angriffsstärke { $strength } schlägt Verteidigung { $defence }.
termites-event-entered = Der Angriff kommt von { $hex }.
# $player: whose unit it is.
termites-event-retreated = { $player }: { termites-token-name } zieht sich von { $from } nach { $to } zurück.
termites-event-destroyed = { $player } verliert eine Einheit auf { $hex }: { termites-token-name }.
termites-event-taken = { $player } erobert von { $other_player } einen Hügel mit dem Wert { $value }.
termites-event-taken-neutral = { $player } erobert einen neutralen Hügel mit dem Wert { $value }.
termites-event-over = Die Partie ist zu Ende.

# The same, said to the player whom it is about; for other readers there is the text without -you.
termites-event-starts-you = Du beginnst.
termites-event-swarm-you = Du führst den Schwarm { termites-swarm-name }.
termites-event-drew-you = Du ziehst ein Plättchen: { termites-token-name }.
termites-event-neutral-you = Du stellst einen neutralen Hügel auf { $hex }.
termites-event-laid-you = Du legst ein Geländeteil auf { $hex }: { termites-terrain-name }.
termites-event-turn-you = Du bist am Zug.
termites-event-built-you = Du stellst einen Hügel mit dem Wert { $value } auf { $hex }.
termites-event-no-mound-you = Du hast kein Feld für einen Hügel: Der Hügel bleibt in der Reserve.
termites-event-placed-you = Du setzt ein Plättchen auf { $hex } ein: { termites-token-name }.
termites-event-discarded-you = Du kannst nichts einsetzen und wirfst ein Plättchen ab: { termites-token-name }.
termites-event-moved-you = Du bewegst { termites-token-object } von { $from } nach { $to }.
termites-event-passed-you = Du bewegst nichts.
termites-event-attacked-you =
    Du greifst { $to } von { $from } aus mit { $caste ->
        [soldier] dem Soldaten
        [alate] der Geflügelten
       *[other] der { termites-caste-name }
    } ×{ $termites } an.
termites-event-retreated-you = Deine Einheit zieht sich von { $from } nach { $to } zurück: { termites-token-name }.
termites-event-destroyed-you = Du verlierst eine Einheit auf { $hex }: { termites-token-name }.
termites-event-taken-you = Du eroberst von { $other_player } einen Hügel mit dem Wert { $value }.
termites-event-taken-from-you = { $player } erobert von dir einen Hügel mit dem Wert { $value }.
termites-event-taken-neutral-you = Du eroberst einen neutralen Hügel mit dem Wert { $value }.

## Why not

termites-why-not-on-board = Dieses Feld gibt es auf dem Spielplan nicht. Wähle eines, das es gibt.
termites-why-not-free = { $hex } ist besetzt: { termites-piece-name }. Wähle ein freies Feld.
termites-why-closed-terrain = { termites-hex-name } ist für { termites-caste-plural } gesperrt. Wähle ein Feld mit anderem Gelände.
termites-why-not-in-hand = Dieses Plättchen hast du nicht auf der Hand: { termites-token-name }. Wähle eines, das du hast.
termites-why-no-hex-for-token = Für dieses Plättchen ist kein Feld frei: { termites-token-name }. Wähle ein anderes oder wirf eines ab, wenn sich keines einsetzen lässt.
termites-why-must-place = Abwerfen darfst du nur, wenn sich keines deiner Plättchen einsetzen lässt. Wähle eines zum Einsetzen.
termites-why-no-unit-there = Auf { $hex } steht keine Einheit. Wähle ein Feld mit einer deiner Einheiten.
termites-why-not-your-unit = Die Einheit auf { $hex } gehört nicht dir: { termites-piece-name }. Wähle eine eigene.
# $points: movement points of the caste.
termites-why-unit-cannot-move = Die Einheit auf { $hex } ({ termites-token-name }) hat { termites-points-name } und kann nirgendwohin. Wähle eine andere oder bewege keine.
termites-why-stands-there = Die Einheit steht schon auf { $hex }. Wähle ein anderes Feld.
termites-why-own-unit-there = Auf { $hex } steht eine eigene Einheit: Du darfst hindurch, aber nicht dort stehen bleiben. Wähle ein anderes Feld.
termites-why-own-mound-there = Auf { $hex } steht ein eigener Hügel: Du kannst dort weder stehen bleiben noch ihn angreifen. Wähle ein anderes Feld.
termites-why-too-far = { $hex } ist zu weit weg: { termites-caste-plural } haben { termites-points-name }. Wähle ein näheres Feld.
termites-why-way-blocked = { $hex } wäre nah genug, aber Gegner, Hügel oder Gelände versperren jeden Weg dorthin ({ termites-points-name }). Wähle ein anderes Feld.
termites-why-water-is-closed = { termites-hex-name } ist für { termites-caste-plural } gesperrt: Dorthin dürfen nur Geflügelte. Wähle ein anderes Feld.
termites-why-vegetation-is-closed = { termites-hex-name } ist für { termites-caste-plural } gesperrt. Wähle ein anderes Feld.
termites-why-stones-cost-two = { termites-hex-name } zu betreten kostet 2, aber { termites-caste-plural } haben nur { termites-points-name }. Wähle ein anderes Feld.
termites-why-too-weak = Angriffsstärke { $strength } schlägt Verteidigung { $defence } nicht: Es { $missing ->
        [one] fehlt noch 1
       *[other] fehlen noch { $missing }
    }. Bringe mehr eigene Einheiten neben { $hex }.
termites-why-not-beside-target = { $hex } liegt nicht neben dem Ziel. Wähle ein Feld daneben.
termites-why-no-way-through = Über { $hex } kommt die Einheit nicht zum Ziel. Wähle ein anderes Feld neben dem Ziel.
termites-why-not-adjacent = { $hex } liegt nicht neben der besiegten Einheit, und sie zieht sich nur ein Feld weit zurück. Wähle ein Feld daneben.
termites-why-attack-came-from = Von { $hex } kam der Angriff, dorthin gibt es keinen Rückzug. Wähle ein anderes Feld.
termites-why-retreat-not-free = { $hex } ist besetzt: { termites-piece-name }. Wähle ein freies Feld für den Rückzug.
termites-why-retreat-closed = { termites-caste-plural } können sich nicht auf { termites-hex-name } zurückziehen. Wähle ein Feld mit anderem Gelände.
termites-why-retreat-vegetation = { termites-caste-plural } ziehen sich nicht auf { termites-hex-name } zurück, solange ein anderes Feld bleibt. Wähle ein anderes Feld.
termites-why-no-such-mound = In deiner Reserve ist kein Hügel mit dem Wert { $value }. Wähle einen, den du hast.
# $allowed: not-water or open-only, the ruling of the table.
termites-why-mound-terrain =
    { $allowed ->
        [open-only] Ein Hügel darf nur auf offenem Gelände stehen, nicht auf { termites-hex-name }. Wähle ein offenes Feld.
       *[not-water] Ein Hügel darf nicht auf { termites-hex-name } stehen. Wähle ein Feld ohne Wasser.
    }
termites-why-mound-not-free = { $hex } ist besetzt: { termites-piece-name }. Wähle ein Feld, auf dem nichts steht.
termites-why-on-edge = { $hex } liegt am Rand des Spielplans. Ein Hügel braucht sechs Felder um sich: Wähle eines weiter innen.
termites-why-beside-mound = { $hex } liegt neben einem anderen Hügel. Wähle ein Feld, neben dem kein Hügel steht.
termites-why-too-much-water = Neben { $hex } liegt mehr als ein Wasserfeld. Wähle für den Hügel ein Feld mit höchstens einem daneben.
termites-why-no-own-unit = Auf { $hex } steht keine deiner Einheiten. Wähle ein Feld, auf dem eine steht.
termites-why-no-such-tile = Ein Geländeteil mit diesen Seiten ist nicht mehr da: { termites-tile-up } und { termites-tile-down }. Wähle ein anderes.
termites-why-no-hex-for-tile = Für { termites-tile-up } ist nirgends mehr ein Feld frei. Wähle eine andere Seite oder ein anderes Geländeteil.
termites-why-not-open = Auf { termites-hex-name } liegt schon ein Geländeteil. Wähle ein Feld ohne Geländeteil.
termites-why-group-of-terrain = Mit diesem Teil ({ termites-terrain-name }) auf { $hex } würden mehr als 2 Teile dieses Geländes zusammenhängen. Wähle ein anderes Feld.
termites-why-group-of-tiles = Mit diesem Teil auf { $hex } würden mehr als 4 Geländeteile zusammenhängen. Wähle ein anderes Feld.
termites-why-neutral-water = Mit Wasser auf { $hex } würde ein neutraler Hügel an zwei Geländeteile mit Wasser grenzen. Wähle ein anderes Feld.

## What a table can choose

termites-option-scenario = Der Spielplan: ein Szenario, ein selbst gebauter oder ein eigener aus einer Datei.
termites-option-tiles = Mit wie vielen Geländeteilen ihr den Spielplan baut; empfohlen sind 15 bis 18.
termites-option-swarms = Ein Schwarm für jeden Platz am Tisch, durch Kommas getrennt; bei drawn entscheidet das Los.
termites-option-mound_terrain = Auf welchem Gelände ein Hügel stehen darf.
termites-option-mound_crossing = Wer Hügel überqueren darf.
termites-option-slime_on_mounds = Ob Nasuten in Entfernung 2 auch Angriffe auf Hügel unterstützen.
termites-option-attack_origin = Welches Feld als Ausgangsfeld des Angriffs gilt: Dorthin zieht sich die besiegte Einheit nie zurück.
termites-option-alate_into_vegetation = Ob der Angreifer eine besiegte Geflügelte auf Vegetation drängen darf, wo sie vernichtet wird.
termites-option-recross_target = Ob eine Geflügelte eine Einheit überfliegen und sie dann von der anderen Seite her angreifen darf.
# The same in a few words, for a form.
termites-label-scenario = Spielplan
termites-label-tiles = Geländeteile zum Bauen

termites-value-scenario-two = Zwei Spieler
termites-value-scenario-three = Drei Spieler
termites-value-scenario-four = Vier Spieler
termites-value-scenario-four-advanced = Vier Spieler, für Fortgeschrittene
termites-value-scenario-build = Spielplan bauen
termites-value-scenario-file = Eigener Spielplan
termites-value-swarms-drawn = zufällig
termites-value-swarms-blue = { termites-swarm-blue }
termites-value-swarms-red = { termites-swarm-red }
termites-value-swarms-gold = { termites-swarm-gold }
termites-value-swarms-grey = { termites-swarm-grey }
termites-value-mound_terrain-not-water = jedes außer Wasser
termites-value-mound_terrain-open-only = nur offenes Gelände
termites-value-mound_terrain-any = jedes Gelände
termites-value-mound_crossing-alate = Geflügelte dürfen darüberfliegen
termites-value-mound_crossing-nobody = niemand, auch Geflügelte nicht
termites-value-slime_on_mounds-yes = ja
termites-value-slime_on_mounds-no = nein, nur Angriffe auf Einheiten
termites-value-attack_origin-last-step = das letzte Feld vor dem Ziel
termites-value-attack_origin-start = das Feld, auf dem die Bewegung begann
termites-value-alate_into_vegetation-last-resort = nur wenn kein anderes Feld bleibt
termites-value-alate_into_vegetation-choice = ja, nach Belieben
termites-value-recross_target-yes = ja
termites-value-recross_target-no = nein

## What a table cannot choose

termites-swarm-unknown = Unbekannter Schwarm „{ $name }“. Möglich sind: { $known }.
termites-swarm-twice = Der Schwarm { $name } ist mehr als einmal genannt. Gib jedem Spieler einen anderen.
# $count: swarms that were named.
termites-swarms-number =
    { $count ->
        [one] Genannt ist ein Schwarm
       *[other] Genannt sind { $count } Schwärme
    } für { $players } Spieler. Nenne einen für jeden oder überlass es mit drawn dem Los.
termites-board-missing = Das Szenario { $scenario } braucht einen eigenen Spielplan. Gib eine Spielplandatei an oder wähle ein anderes Szenario.
termites-board-and-scenario = Das Szenario { $scenario } hat schon einen Spielplan. Lass die Spielplandatei oder das Szenario weg.
termites-board-damaged = Der Spielplan, der mit dieser Partie gespeichert ist, ist beschädigt. Nimm eine unversehrte Kopie der Datei.

## What counts in an attack, item by item

# $hex, $caste, $termites: the unit that stands there.
termites-sum-attacker = Angreifer: { termites-token-name } auf { $hex }
termites-sum-support = { termites-token-name } auf { $hex }, neben dem Ziel
termites-sum-slime = { termites-token-name } auf { $hex }, Schleim aus zwei Feldern Entfernung
termites-sum-vegetation = { termites-caste-name } auf { $hex }, Unterstützung von { termites-terrain-vegetation } aus
termites-sum-defender = Verteidiger: { termites-token-name } auf { $hex }
termites-sum-stones = Die verteidigende Einheit steht auf Steinen
termites-sum-mound = { termites-mound } mit dem Wert { $value } auf { $hex }

## Where points come from

termites-score-board = Eigene Hügel auf dem Spielplan
termites-score-reserve = Eigene Hügel in der Reserve
termites-score-trophies = Trophäen
