### Cry Havoc, the words of the game (Brazilian Portuguese).

## Factions

cryhavoc-faction-humans = Humanos
cryhavoc-faction-pilgrims = Peregrinos
cryhavoc-faction-machines = Máquinas
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
cryhavoc-faction-subject =
    { $faction ->
        [machines] As { cryhavoc-faction-machines }
       *[other] Os { cryhavoc-faction-name }
    }
# Those to whom something is done.
cryhavoc-faction-object =
    { $faction ->
        [machines] as { cryhavoc-faction-machines }
       *[other] os { cryhavoc-faction-name }
    }
# Those to whom something belongs.
cryhavoc-faction-of =
    { $faction ->
        [machines] das { cryhavoc-faction-machines }
       *[other] dos { cryhavoc-faction-name }
    }
# $other_faction: the second faction of a sentence.
cryhavoc-other-name =
    { $other_faction ->
        [humans] { cryhavoc-faction-humans }
        [pilgrims] { cryhavoc-faction-pilgrims }
        [machines] { cryhavoc-faction-machines }
       *[trogs] { cryhavoc-faction-trogs }
    }
cryhavoc-other-subject =
    { $other_faction ->
        [machines] as { cryhavoc-faction-machines }
       *[other] os { cryhavoc-other-name }
    }
cryhavoc-other-of =
    { $other_faction ->
        [machines] das { cryhavoc-faction-machines }
       *[other] dos { cryhavoc-other-name }
    }
# Those from whom something is taken.
cryhavoc-other-from = { cryhavoc-other-of }

## Terrain and decks

cryhavoc-terrain-mountain = Montanha
cryhavoc-terrain-desert = Deserto
cryhavoc-terrain-jungle = Selva
cryhavoc-terrain-ocean = Oceano
# $deck: mountain, desert, jungle, ocean or own.
cryhavoc-deck-name =
    { $deck ->
        [mountain] Baralho de { cryhavoc-terrain-mountain }
        [desert] Baralho de { cryhavoc-terrain-desert }
        [jungle] Baralho de { cryhavoc-terrain-jungle }
        [ocean] Baralho de { cryhavoc-terrain-ocean }
       *[own] Seu baralho
    }
cryhavoc-deck-from =
    { $deck ->
        [mountain] do baralho de { cryhavoc-terrain-mountain }
        [desert] do baralho de { cryhavoc-terrain-desert }
        [jungle] do baralho de { cryhavoc-terrain-jungle }
        [ocean] do baralho de { cryhavoc-terrain-ocean }
       *[own] do próprio baralho
    }

## Objectives of a battle

cryhavoc-objective-control = Controle de Região
cryhavoc-objective-prisoners = Captura de Prisioneiros
cryhavoc-objective-attrition = Atrito
# $objective: control, prisoners or attrition.
cryhavoc-objective-name =
    { $objective ->
        [control] { cryhavoc-objective-control }
        [prisoners] { cryhavoc-objective-prisoners }
       *[attrition] { cryhavoc-objective-attrition }
    }
cryhavoc-at-objective =
    { $objective ->
        [prisoners] na { cryhavoc-objective-prisoners }
       *[other] no { cryhavoc-objective-name }
    }
cryhavoc-onto-objective =
    { $objective ->
        [prisoners] na { cryhavoc-objective-prisoners }
       *[other] no { cryhavoc-objective-name }
    }
cryhavoc-off-objective =
    { $objective ->
        [prisoners] da { cryhavoc-objective-prisoners }
       *[other] do { cryhavoc-objective-name }
    }
cryhavoc-from-objective =
    { $from_objective ->
        [control] do { cryhavoc-objective-control }
        [prisoners] da { cryhavoc-objective-prisoners }
       *[attrition] do { cryhavoc-objective-attrition }
    }
cryhavoc-to-objective =
    { $to_objective ->
        [control] para o { cryhavoc-objective-control }
        [prisoners] para a { cryhavoc-objective-prisoners }
       *[attrition] para o { cryhavoc-objective-attrition }
    }

## Numbers of things

cryhavoc-n-units =
    { $n ->
        [0] { $n } unidades
        [one] { $n } unidade
       *[other] { $n } unidades
    }
cryhavoc-n-crystals =
    { $n ->
        [0] { $n } cristais
        [one] { $n } cristal
       *[other] { $n } cristais
    }
cryhavoc-n-cards =
    { $n ->
        [0] { $n } cartas
        [one] { $n } carta
       *[other] { $n } cartas
    }
cryhavoc-n-vp = { $n } PV
# $row: move, recruit or build.
cryhavoc-n-points =
    { $row ->
        [move] { $n ->
            [0] { $n } pontos de Movimento
            [one] { $n } ponto de Movimento
           *[other] { $n } pontos de Movimento
        }
        [recruit] { $n ->
            [0] { $n } pontos de Recrutamento
            [one] { $n } ponto de Recrutamento
           *[other] { $n } pontos de Recrutamento
        }
       *[build] { $n ->
            [0] { $n } pontos de Construção
            [one] { $n } ponto de Construção
           *[other] { $n } pontos de Construção
        }
    }
