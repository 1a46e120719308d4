### Cry Havoc, the words of the game (Polish).

## Factions

cryhavoc-faction-humans = Ludzie
cryhavoc-faction-pilgrims = Pielgrzymi
cryhavoc-faction-machines = Maszyny
cryhavoc-faction-trogs = Trogi
# $faction: humans, pilgrims, machines or trogs. By itself.
cryhavoc-faction-name =
    { $faction ->
        [humans] { cryhavoc-faction-humans }
        [pilgrims] { cryhavoc-faction-pilgrims }
        [machines] { cryhavoc-faction-machines }
       *[trogs] { cryhavoc-faction-trogs }
    }
# Those who do something, at the beginning of a sentence.
cryhavoc-faction-subject = { cryhavoc-faction-name }
# Those to whom something is done.
cryhavoc-faction-object =
    { $faction ->
        [humans] Ludzi
        [pilgrims] Pielgrzymów
        [machines] Maszyny
       *[trogs] Trogi
    }
# Those to whom something belongs.
cryhavoc-faction-of =
    { $faction ->
        [humans] Ludzi
        [pilgrims] Pielgrzymów
        [machines] Maszyn
       *[trogs] Trogów
    }
# $other_faction: the second faction of a sentence.
cryhavoc-other-name =
    { $other_faction ->
        [humans] { cryhavoc-faction-humans }
        [pilgrims] { cryhavoc-faction-pilgrims }
        [machines] { cryhavoc-faction-machines }
       *[trogs] { cryhavoc-faction-trogs }
    }
cryhavoc-other-subject = { cryhavoc-other-name }
cryhavoc-other-of =
    { $other_faction ->
        [humans] Ludzi
        [pilgrims] Pielgrzymów
        [machines] Maszyn
       *[trogs] Trogów
    }
# Those from whom something is taken.
cryhavoc-other-from = od { cryhavoc-other-of }

## Terrain and decks

cryhavoc-terrain-mountain = Góry
cryhavoc-terrain-desert = Pustynia
cryhavoc-terrain-jungle = Dżungla
cryhavoc-terrain-ocean = Ocean
# $deck: mountain, desert, jungle, ocean or own.
cryhavoc-deck-name =
    { $deck ->
        [mountain] Talia: { cryhavoc-terrain-mountain }
        [desert] Talia: { cryhavoc-terrain-desert }
        [jungle] Talia: { cryhavoc-terrain-jungle }
        [ocean] Talia: { cryhavoc-terrain-ocean }
       *[own] Własna talia
    }
cryhavoc-deck-from =
    { $deck ->
        [mountain] z talii gór
        [desert] z talii pustyni
        [jungle] z talii dżungli
        [ocean] z talii oceanu
       *[own] z własnej talii
    }

## Objectives of a battle

cryhavoc-objective-control = Kontrola nad Regionem
cryhavoc-objective-prisoners = Pojmanie Jeńców
cryhavoc-objective-attrition = Wyniszczenie
# $objective: control, prisoners or attrition.
cryhavoc-objective-name =
    { $objective ->
        [control] { cryhavoc-objective-control }
        [prisoners] { cryhavoc-objective-prisoners }
       *[attrition] { cryhavoc-objective-attrition }
    }
cryhavoc-at-objective =
    { $objective ->
        [control] na Kontroli nad Regionem
        [prisoners] na Pojmaniu Jeńców
       *[attrition] na Wyniszczeniu
    }
cryhavoc-onto-objective =
    { $objective ->
        [control] na Kontrolę nad Regionem
        [prisoners] na Pojmanie Jeńców
       *[attrition] na Wyniszczenie
    }
cryhavoc-off-objective =
    { $objective ->
        [control] z Kontroli nad Regionem
        [prisoners] z Pojmania Jeńców
       *[attrition] z Wyniszczenia
    }
cryhavoc-from-objective =
    { $from_objective ->
        [control] z Kontroli nad Regionem
        [prisoners] z Pojmania Jeńców
       *[attrition] z Wyniszczenia
    }
cryhavoc-to-objective =
    { $to_objective ->
        [control] na Kontrolę nad Regionem
        [prisoners] na Pojmanie Jeńców
       *[attrition] na Wyniszczenie
    }

## Numbers of things

cryhavoc-n-units =
    { $n ->
        [one] 1 oddział
        [few] { $n } oddziały
       *[many] { $n } oddziałów
    }
cryhavoc-n-crystals =
    { $n ->
        [one] 1 kryształ
        [few] { $n } kryształy
       *[many] { $n } kryształów
    }
cryhavoc-n-cards =
    { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
cryhavoc-n-vp = { $n } PZ
# $row: move, recruit or build.
cryhavoc-n-points =
    { $row ->
        [move] { $n ->
            [one] 1 punkt Ruchu
            [few] { $n } punkty Ruchu
           *[many] { $n } punktów Ruchu
        }
        [recruit] { $n ->
            [one] 1 punkt Rekrutacji
            [few] { $n } punkty Rekrutacji
           *[many] { $n } punktów Rekrutacji
        }
       *[build] { $n ->
            [one] 1 punkt Budowania
            [few] { $n } punkty Budowania
           *[many] { $n } punktów Budowania
        }
    }
