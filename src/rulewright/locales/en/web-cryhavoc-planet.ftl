### Cry Havoc in the browser: the planet (English).
### Names of regions and structures are those of the pack, shown as they are. Factions and numbers of things: see cryhavoc-terms.ftl.

web-planet = The planet

## What a region is called for those who hear it: these parts, in this order, with commas between them

# $terrain: mountain, desert, jungle, ocean, hq or none.
web-planet-terrain =
    { $terrain ->
        [mountain] mountain
        [desert] desert
        [jungle] jungle
        [ocean] ocean
        [hq] HQ region
       *[none] no terrain
    }
web-planet-controlled = controlled by { cryhavoc-faction-object }
web-planet-controlled-by-nobody = uncontrolled
web-planet-units = { $n } { cryhavoc-faction-of } { $n ->
        [one] unit
       *[other] units
    }
web-planet-war-parties =
    { $n ->
        [one] 1 war party, face down
       *[other] { $n } war parties, face down
    }
web-planet-explorations =
    { $n ->
        [one] 1 exploration token, face down
       *[other] { $n } exploration tokens, face down
    }
web-planet-nests =
    { $n ->
        [one] 1 nest, face down
       *[other] { $n } nests, face down
    }
# $n: the number of the battle token. $faction: who attacks.
web-planet-battle = battle { $n }: { cryhavoc-faction-object } attack
web-planet-leaving = a unit from here is about to move
web-planet-can-be-chosen = can be chosen

## What would happen to a unit that moves there

web-planet-would-stop = The unit stops there.
web-planet-would-pass = The unit doesn’t have to stop there.
web-planet-would-fight = This starts a battle with { cryhavoc-faction-object }.
# $token: exploration, war_party or nest.
web-planet-would-reveal =
    { $token ->
        [exploration] A unit that ends its move there reveals the exploration token.
        [war_party] The war party is revealed.
       *[nest] The nest is revealed.
    }

## Round the planet

# The arrow that leads across the rim of the map.
web-planet-opposite = { $region }: opposite { $opposite }
web-planet-next-to = Next to it: { $regions }
web-planet-rift = Black area: no way through
web-planet-points = { cryhavoc-faction-name }: { cryhavoc-n-vp }
# $spot: the number on the score track.
web-planet-events =
    { $n ->
        [one] 1 event, face down, at { $spot }
       *[other] { $n } events, face down, at { $spot }
    }
web-planet-events-over = No event left at { $spot }
web-planet-final = Printed event at { $spot }: final scoring
# In a corner: it is short. $spot: the number on the score track.
web-planet-next-event = Next event at { $spot }
web-planet-next-final = Final scoring at { $spot }
web-planet-decks = Cards left in the terrain decks
web-planet-track = Score track
web-planet-overview = The whole planet, with the part in view
# Several things can be done in a region.
web-planet-choose = { $region }: what do you want to do?
