### Cry Havoc, the words of the game (German).

## Factions

cryhavoc-faction-humans = Menschen
cryhavoc-faction-pilgrims = Wanderer
cryhavoc-faction-machines = Maschinen
cryhavoc-faction-trogs = Trogg
# $faction: humans, pilgrims, machines or trogs. By itself.
cryhavoc-faction-name =
    { $faction ->
        [humans] { cryhavoc-faction-humans }
        [pilgrims] { cryhavoc-faction-pilgrims }
        [machines] { cryhavoc-faction-machines }
       *[trogs] { cryhavoc-faction-trogs }
    }
# Those who do something, at the beginning of a sentence.
cryhavoc-faction-subject = Die { cryhavoc-faction-name }
# Those to whom something is done.
cryhavoc-faction-object = die { cryhavoc-faction-name }
# Those to whom something belongs.
cryhavoc-faction-of = der { cryhavoc-faction-name }
# $other_faction: the second faction of a sentence.
cryhavoc-other-name =
    { $other_faction ->
        [humans] { cryhavoc-faction-humans }
        [pilgrims] { cryhavoc-faction-pilgrims }
        [machines] { cryhavoc-faction-machines }
       *[trogs] { cryhavoc-faction-trogs }
    }
cryhavoc-other-subject = die { cryhavoc-other-name }
cryhavoc-other-of = der { cryhavoc-other-name }
# Those from whom something is taken.
cryhavoc-other-from =
    { $other_faction ->
        [pilgrims] von den Wanderern
       *[other] von den { cryhavoc-other-name }
    }

## Terrain and decks

cryhavoc-terrain-mountain = Gebirge
cryhavoc-terrain-desert = Ödland
cryhavoc-terrain-jungle = Dschungel
cryhavoc-terrain-ocean = Gewässer
# $deck: mountain, desert, jungle, ocean or own.
cryhavoc-deck-name =
    { $deck ->
        [mountain] Gebirgs-Stapel
        [desert] { cryhavoc-terrain-desert }-Stapel
        [jungle] { cryhavoc-terrain-jungle }-Stapel
        [ocean] { cryhavoc-terrain-ocean }-Stapel
       *[own] Eigener Nachziehstapel
    }
cryhavoc-deck-from =
    { $deck ->
        [own] vom eigenen Nachziehstapel
       *[other] vom { cryhavoc-deck-name }
    }

## Objectives of a battle

cryhavoc-objective-control = Gebietskontrolle
cryhavoc-objective-prisoners = Gefangennahme
cryhavoc-objective-attrition = Zermürbung
# $objective: control, prisoners or attrition.
cryhavoc-objective-name =
    { $objective ->
        [control] { cryhavoc-objective-control }
        [prisoners] { cryhavoc-objective-prisoners }
       *[attrition] { cryhavoc-objective-attrition }
    }
cryhavoc-at-objective = auf der { cryhavoc-objective-name }
cryhavoc-onto-objective = auf die { cryhavoc-objective-name }
cryhavoc-off-objective = von der { cryhavoc-objective-name }
cryhavoc-from-objective =
    { $from_objective ->
        [control] von der { cryhavoc-objective-control }
        [prisoners] von der { cryhavoc-objective-prisoners }
       *[attrition] von der { cryhavoc-objective-attrition }
    }
cryhavoc-to-objective =
    { $to_objective ->
        [control] auf die { cryhavoc-objective-control }
        [prisoners] auf die { cryhavoc-objective-prisoners }
       *[attrition] auf die { cryhavoc-objective-attrition }
    }

## Numbers of things

cryhavoc-n-units =
    { $n ->
        [one] 1 Einheit
       *[other] { $n } Einheiten
    }
cryhavoc-n-crystals =
    { $n ->
        [one] 1 Kristall
       *[other] { $n } Kristalle
    }
cryhavoc-n-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
cryhavoc-n-vp =
    { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkte
    }
# $row: move, recruit or build.
cryhavoc-n-points =
    { $row ->
        [move] { $n ->
            [one] 1 Bewegungspunkt
           *[other] { $n } Bewegungspunkte
        }
        [recruit] { $n ->
            [one] 1 Rekrutierungspunkt
           *[other] { $n } Rekrutierungspunkte
        }
       *[build] { $n ->
            [one] 1 Baupunkt
           *[other] { $n } Baupunkte
        }
    }
