### Cry Havoc no navegador: o planeta (Brazilian Portuguese).
### Names of regions and structures are those of the pack, shown as they are. Factions and numbers of things: see cryhavoc-terms.ftl.

web-planet = O planeta

## What a region is called for those who hear it: these parts, in this order, with commas between them

# $terrain: mountain, desert, jungle, ocean, hq or none.
web-planet-terrain =
    { $terrain ->
        [mountain] montanha
        [desert] deserto
        [jungle] selva
        [ocean] oceano
        [hq] região de QG
       *[none] sem terreno
    }
web-planet-controlled = sob controle { cryhavoc-faction-of }
web-planet-controlled-by-nobody = não controlada
web-planet-units = { cryhavoc-n-units } { cryhavoc-faction-of }
web-planet-war-parties =
    { $n ->
        [one] { $n } Grupo de Guerra, virado para baixo
       *[other] { $n } Grupos de Guerra, virados para baixo
    }
web-planet-explorations =
    { $n ->
        [one] { $n } marcador de Exploração, virado para baixo
       *[other] { $n } marcadores de Exploração, virados para baixo
    }
web-planet-nests =
    { $n ->
        [one] { $n } Ninho, virado para baixo
       *[other] { $n } Ninhos, virados para baixo
    }
# $n: the number of the battle token. $faction: who attacks.
web-planet-battle = batalha { $n }: { cryhavoc-faction-object } atacam
web-planet-leaving = uma unidade daqui vai se mover
web-planet-can-be-chosen = pode ser escolhida

## What would happen to a unit that moves there

web-planet-would-stop = A unidade para ali.
web-planet-would-pass = A unidade não precisa parar ali.
web-planet-would-fight = Isso começa uma batalha contra { cryhavoc-faction-object }.
# $token: exploration, war_party or nest.
web-planet-would-reveal =
    { $token ->
        [exploration] A unidade que terminar o movimento ali revela o marcador de Exploração.
        [war_party] O Grupo de Guerra é revelado.
       *[nest] O Ninho é revelado.
    }

## Round the planet

# The arrow that leads across the rim of the map.
web-planet-opposite = { $region }: do lado oposto, { $opposite }
web-planet-next-to = Regiões adjacentes: { $regions }
web-planet-rift = Área preta: sem passagem
web-planet-points = { cryhavoc-faction-name }: { cryhavoc-n-vp }
# $spot: the number on the score track.
web-planet-events =
    { $n ->
        [one] { $n } evento, virado para baixo, em { $spot } PV
       *[other] { $n } eventos, virados para baixo, em { $spot } PV
    }
web-planet-events-over = { $spot } PV: nenhum evento
web-planet-final = Evento impresso em { $spot } PV: pontuação final
# In a corner: it is short. $spot: the number on the score track.
web-planet-next-event = Próximo evento em { $spot }
web-planet-next-final = Pontuação final em { $spot }
web-planet-decks = Cartas restantes nos baralhos de terreno
web-planet-track = Trilha de pontuação
web-planet-overview = O planeta inteiro, com a parte visível
# Several things can be done in a region.
web-planet-choose = { $region }: o que você quer fazer?
