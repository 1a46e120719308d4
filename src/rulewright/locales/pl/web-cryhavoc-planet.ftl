### Cry Havoc w przeglądarce: planeta (Polish).
### Names of regions and structures are those of the pack, shown as they are. Factions and numbers of things: see cryhavoc-terms.ftl.

web-planet = Planeta

## What a region is called for those who hear it: these parts, in this order, with commas between them

# $terrain: mountain, desert, jungle, ocean, hq or none.
web-planet-terrain =
    { $terrain ->
        [mountain] góry
        [desert] pustynia
        [jungle] dżungla
        [ocean] ocean
        [hq] region Sztabu
       *[none] bez terenu
    }
web-planet-controlled = pod Kontrolą { cryhavoc-faction-of }
web-planet-controlled-by-nobody = niekontrolowany
web-planet-units = { cryhavoc-n-units } { cryhavoc-faction-of }
web-planet-war-parties =
    { $n ->
        [one] 1 zakryta Horda
        [few] { $n } zakryte Hordy
       *[many] { $n } zakrytych Hord
    }
web-planet-explorations =
    { $n ->
        [one] 1 zakryty żeton Eksploracji
        [few] { $n } zakryte żetony Eksploracji
       *[many] { $n } zakrytych żetonów Eksploracji
    }
web-planet-nests =
    { $n ->
        [one] 1 zakryte Siedlisko
        [few] { $n } zakryte Siedliska
       *[many] { $n } zakrytych Siedlisk
    }
# $n: the number of the battle token. $faction: who attacks.
web-planet-battle = bitwa { $n }: { cryhavoc-faction-subject } atakują
web-planet-leaving = stąd rusza oddział
web-planet-can-be-chosen = można wybrać

## What would happen to a unit that moves there

web-planet-would-stop = Oddział się tam zatrzyma.
web-planet-would-pass = Oddział nie musi się tam zatrzymać.
web-planet-would-fight =
    { $faction ->
        [humans] Dojdzie do bitwy z Ludźmi.
        [pilgrims] Dojdzie do bitwy z Pielgrzymami.
        [machines] Dojdzie do bitwy z Maszynami.
       *[trogs] Dojdzie do bitwy z Trogami.
    }
# $token: exploration, war_party or nest.
web-planet-would-reveal =
    { $token ->
        [exploration] Oddział, który zakończy tam ruch, odkryje żeton Eksploracji.
        [war_party] Horda zostanie odkryta.
       *[nest] Siedlisko zostanie odkryte.
    }

## Round the planet

# The arrow that leads across the rim of the map.
web-planet-opposite = { $region } (po drugiej stronie: { $opposite })
web-planet-next-to = Sąsiednie regiony: { $regions }
web-planet-rift = Czarny obszar: nie ma przejścia
web-planet-points = { cryhavoc-faction-name }: { cryhavoc-n-vp }
# $spot: the number on the score track.
web-planet-events =
    { $n ->
        [one] 1 zakryte Wydarzenie na polu { $spot }
        [few] { $n } zakryte Wydarzenia na polu { $spot }
       *[many] { $n } zakrytych Wydarzeń na polu { $spot }
    }
web-planet-events-over = Pole { $spot }: już bez Wydarzeń
web-planet-final = Nadrukowane Wydarzenie na polu { $spot }: Końcowe Punktowanie
# In a corner: it is short. $spot: the number on the score track.
web-planet-next-event = Wydarzenie: pole { $spot }
web-planet-next-final = Koniec gry: pole { $spot }
web-planet-decks = Karty w taliach terenu
web-planet-track = Tor punktacji
web-planet-overview = Cała planeta i jej widoczna część
# Several things can be done in a region.
web-planet-choose = { $region }: co chcesz zrobić?
