### Cry Havoc, the words of the game (English).

## Factions

cryhavoc-faction-humans = Humans
cryhavoc-faction-pilgrims = Pilgrims
cryhavoc-faction-machines = Machines
cryhavoc-faction-trogs = Trogs
# $faction: humans, pilgrims, machines or trogs. By itself.
cryhavoc-faction-name =
    { $faction ->
        [humans] { cryhavoc-faction-humans }
        [pilgrims] { cryhavoc-faction-pilgrims }
        [machines] { cryhavoc-faction-machines }
       *[trogs] { cryhavoc-faction-trogs }
    }
# Those who do something, at the beginning of a sentence.
cryhavoc-faction-subject = The { cryhavoc-faction-name }
# Those to whom something is done.
cryhavoc-faction-object = the { cryhavoc-faction-name }
# Those to whom something belongs, before its name: Human units, Pilgrim cards.
cryhavoc-faction-of =
    { $faction ->
        [humans] Human
        [pilgrims] Pilgrim
        [machines] Machine
       *[trogs] Trog
    }
# $other_faction: the second faction of a sentence.
cryhavoc-other-name =
    { $other_faction ->
        [humans] { cryhavoc-faction-humans }
        [pilgrims] { cryhavoc-faction-pilgrims }
        [machines] { cryhavoc-faction-machines }
       *[trogs] { cryhavoc-faction-trogs }
    }
cryhavoc-other-subject = the { cryhavoc-other-name }
cryhavoc-other-of =
    { $other_faction ->
        [humans] Human
        [pilgrims] Pilgrim
        [machines] Machine
       *[trogs] Trog
    }
# Those from whom something is taken.
cryhavoc-other-from = from the { cryhavoc-other-name }

## Terrain and decks

cryhavoc-terrain-mountain = Mountain
cryhavoc-terrain-desert = Desert
cryhavoc-terrain-jungle = Jungle
cryhavoc-terrain-ocean = Ocean
# $deck: mountain, desert, jungle, ocean or own.
cryhavoc-deck-name =
    { $deck ->
        [mountain] { cryhavoc-terrain-mountain } deck
        [desert] { cryhavoc-terrain-desert } deck
        [jungle] { cryhavoc-terrain-jungle } deck
        [ocean] { cryhavoc-terrain-ocean } deck
       *[own] Your own deck
    }
cryhavoc-deck-from =
    { $deck ->
        [own] from their own deck
       *[other] from the { cryhavoc-deck-name }
    }

## Objectives of a battle

cryhavoc-objective-control = Region Control
cryhavoc-objective-prisoners = Capture Prisoners
cryhavoc-objective-attrition = Attrition
# $objective: control, prisoners or attrition.
cryhavoc-objective-name =
    { $objective ->
        [control] { cryhavoc-objective-control }
        [prisoners] { cryhavoc-objective-prisoners }
       *[attrition] { cryhavoc-objective-attrition }
    }
cryhavoc-at-objective = on { cryhavoc-objective-name }
cryhavoc-onto-objective = on { cryhavoc-objective-name }
cryhavoc-off-objective = from { cryhavoc-objective-name }
cryhavoc-from-objective =
    { $from_objective ->
        [control] from { cryhavoc-objective-control }
        [prisoners] from { cryhavoc-objective-prisoners }
       *[attrition] from { cryhavoc-objective-attrition }
    }
cryhavoc-to-objective =
    { $to_objective ->
        [control] to { cryhavoc-objective-control }
        [prisoners] to { cryhavoc-objective-prisoners }
       *[attrition] to { cryhavoc-objective-attrition }
    }

## Numbers of things

cryhavoc-n-units =
    { $n ->
        [one] 1 unit
       *[other] { $n } units
    }
cryhavoc-n-crystals =
    { $n ->
        [one] 1 crystal
       *[other] { $n } crystals
    }
cryhavoc-n-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
cryhavoc-n-vp = { $n } VP
# $row: move, recruit or build.
cryhavoc-n-points =
    { $row ->
        [move] { $n ->
            [one] 1 movement point
           *[other] { $n } movement points
        }
        [recruit] { $n ->
            [one] 1 recruitment point
           *[other] { $n } recruitment points
        }
       *[build] { $n ->
            [one] 1 build point
           *[other] { $n } build points
        }
    }
