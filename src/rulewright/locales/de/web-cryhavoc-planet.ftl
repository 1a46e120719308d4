### Cry Havoc im Browser: der Planet (German).
### Names of regions and structures are those of the pack, shown as they are. Factions and numbers of things: see cryhavoc-terms.ftl.

web-planet = Der Planet

## What a region is called for those who hear it: these parts, in this order, with commas between them

# $terrain: mountain, desert, jungle, ocean, hq or none.
web-planet-terrain =
    { $terrain ->
        [mountain] Gebirge
        [desert] Ödland
        [jungle] Dschungel
        [ocean] Gewässer
        [hq] HQ-Feld
       *[none] kein Terrain
    }
web-planet-controlled =
    { $faction ->
        [pilgrims] kontrolliert von den Wanderern
       *[other] kontrolliert von den { cryhavoc-faction-name }
    }
web-planet-controlled-by-nobody = von niemandem kontrolliert
web-planet-units = { cryhavoc-n-units } { cryhavoc-faction-of }
web-planet-war-parties =
    { $n ->
        [one] 1 Kriegstrupp, verdeckt
       *[other] { $n } Kriegstrupps, verdeckt
    }
web-planet-explorations =
    { $n ->
        [one] 1 Erkundungsplättchen, verdeckt
       *[other] { $n } Erkundungsplättchen, verdeckt
    }
web-planet-nests =
    { $n ->
        [one] 1 Nest, verdeckt
       *[other] { $n } Nester, verdeckt
    }
# $n: the number of the battle token. $faction: who attacks.
web-planet-battle = Gefecht { $n }: { cryhavoc-faction-subject } greifen an
web-planet-leaving = eine Einheit von hier wird bewegt
web-planet-can-be-chosen = wählbar

## What would happen to a unit that moves there

web-planet-would-stop = Die Einheit bleibt dort stehen.
web-planet-would-pass = Die Einheit muss dort nicht stehen bleiben.
web-planet-would-fight =
    { $faction ->
        [pilgrims] Es kommt zum Gefecht mit den Wanderern.
       *[other] Es kommt zum Gefecht mit den { cryhavoc-faction-name }.
    }
# $token: exploration, war_party or nest.
web-planet-would-reveal =
    { $token ->
        [exploration] Eine Einheit, die ihre Bewegung dort beendet, deckt das Erkundungsplättchen auf.
        [war_party] Der Kriegstrupp wird aufgedeckt.
       *[nest] Das Nest wird aufgedeckt.
    }

## Round the planet

# The arrow that leads across the rim of the map.
web-planet-opposite = { $region } (gegenüber: { $opposite })
web-planet-next-to = Grenzt an: { $regions }
web-planet-rift = Schwarze Fläche: kein Durchgang
web-planet-points = { cryhavoc-faction-name }: { cryhavoc-n-vp }
# $spot: the number on the score track.
web-planet-events =
    { $n ->
        [one] 1 Ereignis, verdeckt, auf Feld { $spot }
       *[other] { $n } Ereignisse, verdeckt, auf Feld { $spot }
    }
web-planet-events-over = Auf Feld { $spot }: kein Ereignis mehr
web-planet-final = Das aufgedruckte Ereignis auf Feld { $spot }: Endwertung
# In a corner: it is short. $spot: the number on the score track.
web-planet-next-event = Ereignis bei { $spot }
web-planet-next-final = Endwertung bei { $spot }
web-planet-decks = Karten in den Terrain-Stapeln
web-planet-track = Punkteleiste
web-planet-overview = Der ganze Planet mit dem gezeigten Ausschnitt
# Several things can be done in a region.
web-planet-choose = { $region }: Was möchtest du tun?
