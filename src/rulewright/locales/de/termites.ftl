### Termites, what is asked, done, told and refused (German).
### Names of players are shown as they are, never inflected. Hexes, tokens and terrain: see termites-terms.ftl.

## What is asked

prompt-neutral-hex = Wähle ein Feld für einen neutralen Hügel: nicht am Rand und nicht neben einem anderen Hügel.
prompt-tile = Wähle ein Geländeteil und die Seite, die oben liegen soll.
prompt-tile-hex = Wähle ein freies Feld für das Geländeteil.
prompt-mound = Wähle einen deiner Hügel zum Aufstellen.
prompt-mound-hex = Wähle ein Feld für deinen Hügel.
prompt-unit-to-clear = Für deinen Hügel ist kein Feld mehr frei: Wähle eine deiner Einheiten, die ihm Platz macht.
prompt-captured-hex = Der Hügel ist erobert! Wähle einen deiner eigenen Hügel, der an seine Stelle kommt.
prompt-token = { phase-reproduction }: Wähle ein Plättchen aus deiner Hand.
prompt-token-hex = Wähle ein freies Feld für das Plättchen.
prompt-unit = { phase-movement }: Wähle eine Einheit, die sich bewegt, oder bewege keine.
prompt-goal = Wähle, wohin die Einheit geht oder was sie angreift.
prompt-entry = Wähle das Feld, von dem der Angriff kommt: Dorthin kann sich die besiegte Einheit nicht zurückziehen.
prompt-retreat = Wähle das Feld, auf das sich die besiegte Einheit zurückzieht.

## What can be done

do-neutral = Neutralen Hügel auf { $hex } stellen
do-tile = Geländeteil nehmen: { tile-up } oben, { tile-down } unten
do-lay = Geländeteil ({ terrain-name }) auf { $hex } legen
do-mound = Deinen Hügel mit dem Wert { $value } nehmen
do-mound-here = Deinen Hügel mit dem Wert { $value } auf { $hex } aufstellen
do-build = Hügel auf { hex-name } stellen
do-clear = Hügel auf { hex-name } stellen und deine Einheit dort entfernen: { token-name }
do-token = Aus der Hand nehmen: { token-name }
do-place = Auf { hex-name } einsetzen
do-discard = Abwerfen: { token-name }
do-unit = Von { hex-name } bewegen: { token-name }
do-move = Nach { hex-name } bewegen
do-attack = { hex-name } angreifen: { piece-name }, Stärke { $strength } gegen { $defence }
do-enter = { $target } von { hex-name } aus betreten
do-retreat = { token-name } auf { hex-name } zurückziehen
do-retreat-death = { token-name } auf { hex-name } drängen: Die Einheit wird vernichtet
do-pass = Nichts bewegen

## What happened

event-starts = { $player } beginnt.
event-swarm = { $player } führt den Schwarm { swarm-name }.
event-drew = { $player } zieht ein Plättchen: { token-name }.
event-drew-hidden = { $player } zieht ein Plättchen.
event-neutral = { $player } stellt einen neutralen Hügel auf { $hex }.
event-laid = { $player } legt ein Geländeteil auf { $hex }: { terrain-name }.
event-turn = { $player } ist am Zug.
event-built = { $player } stellt einen Hügel mit dem Wert { $value } auf { $hex }.
event-no-mound = { $player } hat kein Feld für einen Hügel: Er bleibt in der Reserve.
event-placed = { $player } setzt ein Plättchen auf { $hex } ein: { token-name }.
event-discarded = { $player } kann nichts einsetzen und wirft ein Plättchen ab: { token-name }.
event-moved = { $player } bewegt { token-name } von { $from } nach { $to }.
event-passed = { $player } bewegt nichts.
event-attacked = { $player } greift { $to } mit { token-name } von { $from } aus an.
event-strength = Angriffsstärke { $strength } schlägt Verteidigung { $defence }.
event-entered = Der Angriff kommt von { $hex }.
# $player: whose unit it is.
event-retreated = { token-name } von { $player } zieht sich von { $from } nach { $to } zurück.
event-destroyed = { $player } verliert eine Einheit auf { $hex }: { token-name }.
event-taken = { $player } erobert von { $other_player } einen Hügel mit dem Wert { $value }.
event-taken-neutral = { $player } erobert einen neutralen Hügel mit dem Wert { $value }.
event-over = Die Partie ist zu Ende.

## Why not

why-game-over = Die Partie ist zu Ende, es gibt nichts mehr zu tun.
# $player: who is asked.
why-not-your-turn = { $player } ist am Zug. Warte, bis du gefragt wirst.
# $offer: what is asked.
why-not-now =
    Nicht jetzt. { $offer ->
        [neutral-hex] { prompt-neutral-hex }
        [tile] { prompt-tile }
        [tile-hex] { prompt-tile-hex }
        [mound] { prompt-mound }
        [mound-hex] { prompt-mound-hex }
        [unit-to-clear] { prompt-unit-to-clear }
        [captured-hex] { prompt-captured-hex }
        [token] { prompt-token }
        [token-hex] { prompt-token-hex }
        [unit] { prompt-unit }
        [goal] { prompt-goal }
        [entry] { prompt-entry }
       *[retreat] { prompt-retreat }
    }
why-not-on-board = Dieses Feld gibt es auf dem Spielplan nicht. Wähle eines, das es gibt.
why-not-free = { $hex } ist besetzt: { piece-name }. Wähle ein freies Feld.
why-closed-terrain = { hex-name } ist für { caste-plural } gesperrt. Wähle ein Feld mit anderem Gelände.
why-not-in-hand = Dieses Plättchen hast du nicht auf der Hand: { token-name }. Wähle eines, das du hast.
why-no-hex-for-token = Für dieses Plättchen ist kein Feld frei: { token-name }. Wähle ein anderes, oder wirf eines ab, wenn sich keines einsetzen lässt.
why-must-place = Abwerfen darfst du nur, wenn sich keines deiner Plättchen einsetzen lässt. Wähle eines zum Einsetzen.
why-no-unit-there = Auf { $hex } steht keine Einheit. Wähle ein Feld mit einer deiner Einheiten.
why-not-your-unit = Die Einheit auf { $hex } gehört nicht dir: { piece-name }. Wähle eine eigene.
# $points: movement points of the caste.
why-unit-cannot-move = Die Einheit auf { $hex } ({ token-name }) hat { points-name } und kann nirgendwohin. Wähle eine andere, oder bewege keine.
why-stands-there = Die Einheit steht schon auf { $hex }. Wähle ein anderes Feld.
why-own-unit-there = Auf { $hex } steht eine eigene Einheit: Du darfst hindurch, aber nicht dort stehen bleiben. Wähle ein anderes Feld.
why-own-mound-there = Auf { $hex } steht ein eigener Hügel: Du kannst dort weder stehen bleiben noch ihn angreifen. Wähle ein anderes Feld.
why-too-far = { $hex } ist zu weit weg: { caste-plural } haben { points-name }. Wähle ein näheres Feld.
why-way-blocked = { $hex } wäre nah genug, aber Gegner, Hügel oder Gelände versperren jeden Weg, für den { points-name } reichen würden. Wähle ein anderes Feld.
why-water-is-closed = { hex-name } ist für { caste-plural } gesperrt: Dorthin dürfen nur Geflügelte. Wähle ein anderes Feld.
why-vegetation-is-closed = { hex-name } ist für { caste-plural } gesperrt. Wähle ein anderes Feld.
why-stones-cost-two = { hex-name } zu betreten kostet 2, und { caste-plural } haben { points-name }. Wähle ein anderes Feld.
why-too-weak = Angriffsstärke { $strength } schlägt Verteidigung { $defence } nicht: Es { $missing ->
        [one] fehlt noch 1
       *[other] fehlen noch { $missing }
    }. Bring mehr eigene Einheiten neben { $hex }.
why-not-beside-target = { $hex } liegt nicht neben dem Ziel. Wähle ein Feld daneben.
why-no-way-through = Über { $hex } kommt die Einheit nicht zum Ziel. Wähle ein anderes Feld neben dem Ziel.
why-not-adjacent = { $hex } liegt nicht neben der besiegten Einheit, und sie zieht sich nur ein Feld weit zurück. Wähle ein Feld daneben.
why-attack-came-from = Von { $hex } kam der Angriff, dorthin gibt es keinen Rückzug. Wähle ein anderes Feld.
why-retreat-not-free = { $hex } ist besetzt: { piece-name }. Wähle ein freies Feld für den Rückzug.
why-retreat-closed = { caste-plural } können sich nicht auf { hex-name } zurückziehen. Wähle ein Feld mit anderem Gelände.
why-retreat-vegetation = { caste-plural } ziehen sich nicht auf { hex-name } zurück, solange ein anderes Feld bleibt. Wähle das andere.
why-no-such-mound = In deiner Reserve ist kein Hügel mit dem Wert { $value }. Wähle einen, den du hast.
# $allowed: not-water or open-only, the ruling of the table.
why-mound-terrain =
    { $allowed ->
        [open-only] Ein Hügel steht nur auf offenem Gelände, nicht auf { hex-name }. Wähle ein offenes Feld.
       *[not-water] Ein Hügel darf nicht auf { hex-name } stehen. Wähle ein Feld ohne Wasser.
    }
why-mound-not-free = { $hex } ist besetzt: { piece-name }. Wähle ein Feld, auf dem nichts steht.
why-on-edge = { $hex } liegt am Rand des Spielplans. Ein Hügel braucht sechs Felder um sich: Wähle eines weiter innen.
why-beside-mound = { $hex } liegt neben einem anderen Hügel. Wähle ein Feld, neben dem kein Hügel steht.
why-too-much-water = Neben { $hex } liegt mehr als ein Wasserfeld. Wähle für den Hügel ein Feld mit höchstens einem daneben.
why-no-own-unit = Auf { $hex } steht keine deiner Einheiten. Wähle ein Feld, auf dem eine steht.
why-no-such-tile = Ein Geländeteil mit diesen Seiten ist nicht mehr da: { tile-up } und { tile-down }. Wähle ein anderes.
why-no-hex-for-tile = { tile-up } lässt sich nirgends mehr legen. Wähle eine andere Seite oder ein anderes Geländeteil.
why-not-open = Auf { hex-name } liegt schon ein Geländeteil. Wähle ein Feld ohne eines.
why-group-of-terrain = Mit diesem Teil ({ terrain-name }) auf { $hex } würden mehr als 2 Teile dieses Geländes zusammenhängen. Wähle ein anderes Feld.
why-group-of-tiles = Mit diesem Teil auf { $hex } würden mehr als 4 Geländeteile zusammenhängen. Wähle ein anderes Feld.
why-neutral-water = Mit Wasser auf { $hex } würde ein neutraler Hügel an zwei Wasserteile grenzen. Wähle ein anderes Feld.

## What a table can choose

option-scenario = Der Spielplan: ein Szenario, ein selbst gebauter oder ein eigener aus einer Datei.
option-tiles = Mit wie vielen Geländeteilen ihr den Spielplan baut; empfohlen sind 15 bis 18.
option-swarms = Ein Schwarm für jeden Platz am Tisch, mit Kommas getrennt; drawn überlässt es dem Los.
option-mound_terrain = Auf welchem Gelände ein Hügel stehen darf.
option-mound_crossing = Wer an Hügeln vorbeikommt.
option-slime_on_mounds = Ob Nasuten in Entfernung 2 auch Angriffe auf Hügel unterstützen.
option-attack_origin = Von welchem Feld der Angriff kam: Dorthin zieht sich die besiegte Einheit nie zurück.
option-alate_into_vegetation = Ob der Angreifer eine besiegte Geflügelte auf Vegetation drängen darf, wo sie vernichtet wird.
option-recross_target = Ob eine Geflügelte die Einheit, die sie angreift, überfliegen und auf sie umkehren darf.

value-mound_terrain-not-water = jedes außer Wasser
value-mound_terrain-open-only = nur offenes Gelände
value-mound_terrain-any = jedes Gelände
value-mound_crossing-alate = Geflügelte fliegen darüber
value-mound_crossing-nobody = niemand, auch Geflügelte nicht
value-slime_on_mounds-yes = ja
value-slime_on_mounds-no = nein, nur Angriffe auf Einheiten
value-attack_origin-last-step = das letzte Feld vor dem Ziel
value-attack_origin-start = das Feld, auf dem die Bewegung begann
value-alate_into_vegetation-last-resort = nur wenn kein anderes Feld bleibt
value-alate_into_vegetation-choice = ja, nach Belieben
value-recross_target-yes = ja
value-recross_target-no = nein
