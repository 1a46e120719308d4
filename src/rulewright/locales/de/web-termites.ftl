### Termites in the browser (German). The words of the game: see termites-terms.ftl.

## The board

# $n: how many hexes it has.
web-termites-board =
    { $n ->
        [one] Spielplan mit einem Feld
       *[other] Spielplan mit { $n } Feldern
    }
# $hex: its name. $terrain: open, water, vegetation or stones.
web-termites-hex = { $hex }, { termites-terrain-name }.
# A unit, whose it is, and its strength.
web-termites-unit = { termites-token-name } ({ $player }), Stärke { $strength }.
web-termites-legend-open = { termites-terrain-open }
web-termites-legend-water = { termites-terrain-water }: nur Geflügelte
web-termites-legend-vegetation = { termites-terrain-vegetation }: keine Geflügelten
web-termites-legend-stones = { termites-terrain-stones }: +1 Verteidigung, Betreten kostet 2 Punkte (Geflügelte 1)

## Below the board

web-termites-hand = Deine Hand
web-termites-hand-empty = Du hast keine Plättchen mehr.
web-termites-mounds = Deine Hügel
web-termites-tiles = Geländeteile
web-termites-mound = { termites-mound } { $value }
web-termites-stack =
    { $n ->
        [one] 1 im Stapel
       *[other] { $n } im Stapel
    }
web-termites-in-hand =
    { $n ->
        [one] 1 auf der Hand
       *[other] { $n } auf der Hand
    }
web-termites-reserve = Reserve
web-termites-trophies = Trophäen

## What is chosen, and what is looked at

web-termites-inspector = Details
web-termites-chosen-token = Gewähltes Plättchen
web-termites-chosen-unit = Gewählte Einheit
web-termites-strength = Stärke

## Attacks

web-termites-attack-on = Angriff auf { $hex }
web-termites-attack = Angreifen
web-termites-against = gegen
web-termites-allowed = erlaubt
web-termites-too-weak = zu schwach
web-termites-enter-from = Angriff über
web-termites-retreat-to = Rückzug nach
web-termites-outcome-taken = Der Hügel wird deine Trophäe. Die angreifende Einheit geht verloren.
web-termites-outcome-destroyed = Die besiegte Einheit kann sich nicht zurückziehen: Sie wird vernichtet.
# $n: from how many sides it can come.
web-termites-outcome-entry =
    { $n ->
        [one] Der Angriff kann nur von einer Seite kommen.
       *[other] Danach wählst du eine von { $n } Seiten für den Angriff.
    }
# $hexes: names of hexes, such as “H5 or G6”.
web-termites-outcome-retreat = Wird nach { $hexes } gedrängt.

## The table

web-termites-turn = Zug { $n } von { $all }
web-termites-set-up = Aufbau
web-termites-building = Spielplan bauen
web-termites-neutral-left = Neutrale Hügel
web-termites-neutral-to-place = Noch aufzustellen
web-termites-rulings = Auslegungen
web-termites-rulings-default = alles Standard

## Keys

web-termites-keys-walk = sich in sechs Richtungen über den Spielplan bewegen
web-termites-keys-why = warum dieses Feld nicht gewählt werden kann

# After a tie, in brackets: what decided it.
web-termites-tie = die meisten Plättchen auf dem Spielplan
