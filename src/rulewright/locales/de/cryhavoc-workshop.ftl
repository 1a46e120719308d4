### Die Werkstatt: wie die Teile eines Pakets von Cry Havoc dort heißen (deutsch).

## Kinds of parts

cryhavoc-kind-tactics = Karten der Armeen
cryhavoc-kind-terrain = Terrain-Karten
cryhavoc-kind-skills = Fähigkeiten
cryhavoc-kind-structures = Bauwerke
cryhavoc-kind-tokens = Zusätzliche Marker
cryhavoc-kind-events = Ereignisse
cryhavoc-kind-explorations = Erkundungsplättchen
cryhavoc-kind-war_parties = Kriegstrupps
cryhavoc-kind-nests = Nester
cryhavoc-kind-track = Punkteleiste
cryhavoc-kind-map-3-4 = Spielplan, 3 und 4 Spieler
cryhavoc-kind-map-2 = Spielplan, 2 Spieler
cryhavoc-kind-blocked-3-4 = Schwarze Flächen, 3 und 4 Spieler
cryhavoc-kind-blocked-2 = Schwarze Flächen, 2 Spieler

## Fields

cryhavoc-field-move = Bewegungssymbole
cryhavoc-field-recruit = Rekrutierungssymbole
cryhavoc-field-cards-move = Bewegung
cryhavoc-field-cards-recruit = Rekrutieren
cryhavoc-field-cards-build = Bauen
cryhavoc-field-token = Ihr Plättchen
cryhavoc-field-printed = Auf die Leiste gedruckt
cryhavoc-field-length = Letztes Feld
cryhavoc-field-spots = Ereignisfelder
cryhavoc-field-final = Letztes Ereignis
cryhavoc-field-polygon = Umriss

## Words to choose from

cryhavoc-word-battle = Gefechtskarte
cryhavoc-word-scoring = Wertung aktivieren
cryhavoc-word-initiative = Initiative
cryhavoc-word-active = Aktiv
cryhavoc-word-passive = Passiv
cryhavoc-word-activated = Wird aktiviert
cryhavoc-word-draw_each = 1 Karte je Symbol ziehen
cryhavoc-word-draw_once = Insgesamt 1 Karte ziehen
cryhavoc-word-vp = SP
cryhavoc-word-text = Text
cryhavoc-word-none = Keines
cryhavoc-word-outer = Äußerer Ring
cryhavoc-word-inner = Innerer Ring
cryhavoc-word-centre = Mitte
cryhavoc-word-hq = HQ
cryhavoc-word-war_party = Kriegstrupp
cryhavoc-word-exploration = Erkundung
cryhavoc-word-tunnel = Tunnel
cryhavoc-word-tunnel_plus = Tunnel, zweites Symbol
cryhavoc-word-trog_hq = HQ der Trogg

## Arguments of effects

cryhavoc-argument-first = Entweder
cryhavoc-argument-second = Oder
cryhavoc-argument-third = Oder aber
cryhavoc-argument-steps = Dann
cryhavoc-argument-kind = Was
cryhavoc-argument-n = Wie viele
cryhavoc-argument-mode = Auf welche Weise
cryhavoc-argument-order = In welcher Reihenfolge
cryhavoc-argument-trigger = Wann
cryhavoc-argument-limit = Wie oft je Runde (0: beliebig)
cryhavoc-argument-key = Welche Regel
cryhavoc-argument-side = Wessen
cryhavoc-argument-from = Von wo
cryhavoc-argument-to = Wohin
cryhavoc-argument-per = Für je
cryhavoc-argument-objective = Zielvorgabe
cryhavoc-argument-role = In welcher Rolle
cryhavoc-argument-source = Woher
cryhavoc-argument-who = Wer
cryhavoc-argument-where = Wo
cryhavoc-argument-filter = Welche
cryhavoc-argument-range = Wie weit
cryhavoc-argument-owner = Kontrolliert von
cryhavoc-argument-what = Gezählt wird
cryhavoc-argument-each = SP dafür
cryhavoc-argument-max = Höchstens
