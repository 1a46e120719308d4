### Cry Havoc in the browser: cards, battles, factions, tracks (Polish).
### Names of cards, regions, skills and structures are those of the pack, shown as they are. Factions and numbers: see cryhavoc-terms.ftl.

## Where we are

# $round: 0 before the first. $most: how many there will be. $phase: see below.
web-cryhavoc-where =
    { $round ->
        [0] { $phase }
       *[other] Runda { $round } z { $most } · { $phase }
    }
web-cryhavoc-round =
    { $round ->
        [0] Przygotowanie, liczba rund: { $most }
       *[other] Runda { $round } z { $most }
    }
web-cryhavoc-phases = Fazy rundy
web-cryhavoc-phase-setup = Przygotowanie
web-cryhavoc-phase-events = Wydarzenia
web-cryhavoc-phase-draw = Dobór kart
web-cryhavoc-phase-actions = Akcje
web-cryhavoc-phase-battles = Bitwy
web-cryhavoc-phase-prisoners = Jeńcy
web-cryhavoc-phase-scoring = Punktowanie
web-cryhavoc-phase-over = Koniec gry
# $n: which of $most; 0 outside the action phase.
web-cryhavoc-action-marker =
    { $n ->
        [0] Teraz nie ma Akcji
       *[other] Akcja { $n } z { $most }
    }
web-cryhavoc-initiative = Inicjatywa
web-cryhavoc-upcoming = Przyszła Inicjatywa
# $n: from 1.
web-cryhavoc-place = { $n }. { cryhavoc-faction-name }
web-cryhavoc-enabled = Punktowanie aktywne: { cryhavoc-faction-name }
web-cryhavoc-final = Ostatnia runda: Końcowe Punktowanie
web-cryhavoc-events = Wydarzenia
# A spot of the score track at $spot VP with $n events. $last: yes for the one that ends the game.
web-cryhavoc-spot =
    { $last ->
        [yes] { $spot } PZ: Wydarzenie, które kończy grę
       *[no] { $n ->
            [0] { $spot } PZ: już bez Wydarzeń
            [one] { $spot } PZ: 1 Wydarzenie
            [few] { $spot } PZ: { $n } Wydarzenia
           *[many] { $spot } PZ: { $n } Wydarzeń
        }
    }
web-cryhavoc-events-unseen = Nieznane Wydarzenia: { $n }
web-cryhavoc-decks = Talie terenu
web-cryhavoc-natives = Rdzenne Trogi: rezerwa
web-cryhavoc-look = Podgląd

## Cards

web-cryhavoc-bonus-draw_each = dobierz po 1 karcie za każdy taki symbol
web-cryhavoc-bonus-draw_once = dobierz łącznie 1 kartę
web-cryhavoc-bonus-vp = 1 PZ
web-cryhavoc-bonus-text = premia tekstowa
web-cryhavoc-use-battle = W bitwie
web-cryhavoc-use-scoring = Aktywacja Punktowania
web-cryhavoc-use-initiative = Premia tekstowa
web-cryhavoc-card-picked = Wybrana. { $card }
web-cryhavoc-hand = Ręka
web-cryhavoc-hand-empty = Brak kart na ręce.
web-cryhavoc-card-whole = Przeczytaj całą kartę
web-cryhavoc-n-cards =
    { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
# Of an action that is pointed at.
web-cryhavoc-points-left =
    { $n ->
        [0] Nie zostaje żaden punkt.
        [one] Zostaje 1 punkt.
        [few] Zostają { $n } punkty.
       *[many] Zostaje { $n } punktów.
    }
web-cryhavoc-points-total =
    { $n ->
        [one] Razem 1 punkt.
        [few] Razem { $n } punkty.
       *[many] Razem { $n } punktów.
    }
web-cryhavoc-n-left = zostało: { $n }
web-cryhavoc-pile-looked_at = Oglądasz
web-cryhavoc-pile-stored = Magazyn
web-cryhavoc-pile-played = Zagrane w tej Akcji
web-cryhavoc-pile-discard = Stos kart odrzuconych
web-cryhavoc-pile-held = Znane karty na ręce
web-cryhavoc-piles = Karty { cryhavoc-faction-of }
web-cryhavoc-piles-empty = Brak odkrytych kart.
web-cryhavoc-piles-open = Talia { $deck } · odrzucone { $discard }
web-cryhavoc-play = Zagraj
web-cryhavoc-deck-own = Własna

## A turn

web-cryhavoc-choose-action = Wybierz Akcję
web-cryhavoc-action-move = Ruch
web-cryhavoc-action-recruit = Rekrutacja
web-cryhavoc-action-build = Budowanie
web-cryhavoc-action-study = Dobierz 2, zatrzymaj 1
web-cryhavoc-action-enable = Punkto{"\u00AD"}wanie
web-cryhavoc-action-skill = Zdolności
web-cryhavoc-does-move = oddziały do sąsiednich regionów
web-cryhavoc-does-recruit = oddziały do Sztabu
web-cryhavoc-does-build = nowe Budowle lub aktywacja
web-cryhavoc-does-study = z dowolnej talii
web-cryhavoc-does-enable = w tej rundzie
web-cryhavoc-does-skill = poza Akcją
web-cryhavoc-raise = Ile oddziałów zrekrutować

## Factions

web-cryhavoc-style-humans = Wiele regionów i ciosy z powietrza.
web-cryhavoc-style-pilgrims = Mało walk, dużo kryształów.
web-cryhavoc-style-machines = Budują, a zabijają za nie Budowle.
web-cryhavoc-style-trogs = Wszędzie naraz, spod ziemi.
web-cryhavoc-open-faction = Plansza { cryhavoc-faction-of }
# These stand behind or below a number.
web-cryhavoc-stat-hand = na ręce
web-cryhavoc-stat-deck = w talii
web-cryhavoc-stat-reserve = w rezerwie
web-cryhavoc-stat-regions =
    { $n ->
        [one] region
        [few] regiony
       *[many] regionów
    }
web-cryhavoc-stat-crystals =
    { $n ->
        [one] kryształ w magazynie
        [few] kryształy w magazynie
       *[many] kryształów w magazynie
    }
web-cryhavoc-stat-structures =
    { $n ->
        [one] Budowla
        [few] Budowle
       *[many] Budowli
    }
web-cryhavoc-stat-skills =
    { $n ->
        [one] gotowa Zdolność
        [few] gotowe Zdolności
       *[many] gotowych Zdolności
    }
web-cryhavoc-stat-prisoners =
    { $n ->
        [one] jeniec
        [few] jeńców
       *[many] jeńców
    }
web-cryhavoc-skills = Zdolności
web-cryhavoc-skill-ready = gotowa
web-cryhavoc-skill-exhausted = wykorzystana
web-cryhavoc-skill-passive = pasywna
web-cryhavoc-skill-use = Użyj
web-cryhavoc-structures = Budowle
web-cryhavoc-cost-build = wzniesienie
web-cryhavoc-cost-activate = aktywacja
web-cryhavoc-structure-passive = pasywna
# $left: tokens left. $built: those on the planet.
web-cryhavoc-structure-left = zostało: { $left }, na planecie: { $built }
web-cryhavoc-prisoners = Jeńcy
web-cryhavoc-prisoner = Oddział { cryhavoc-faction-of }
web-cryhavoc-prisoners-none = Brak jeńców.
# $faction: those who hold them.
web-cryhavoc-captured =
    { $n ->
        [one] W niewoli: 1 oddział. Trzymają go { cryhavoc-faction-name }.
        [few] W niewoli: { $n } oddziały. Trzymają je { cryhavoc-faction-name }.
       *[many] W niewoli: { $n } oddziałów. Trzymają je { cryhavoc-faction-name }.
    }
web-cryhavoc-cards = Karty
web-cryhavoc-known = Znane karty na tej ręce:
# $terrain: its name.
web-cryhavoc-known-terrain = { $n } × { $terrain }
web-cryhavoc-discarded =
    { $n ->
        [one] 1 karta odrzucona
        [few] { $n } karty odrzucone
       *[many] { $n } kart odrzuconych
    }

## A battle

web-cryhavoc-battle = Bitwa
web-cryhavoc-attacker = Agresor
web-cryhavoc-defender = Obrońca
web-cryhavoc-battle-cards = { web-cryhavoc-n-cards }
web-cryhavoc-battle-limited =
    { $n ->
        [0] bez kolejnych kart
        [one] do zagrania jeszcze 1 karta
        [few] do zagrania jeszcze { $n } karty
       *[many] do zagrania jeszcze { $n } kart
    }
web-cryhavoc-battle-passed = pas ({ web-cryhavoc-n-cards })
web-cryhavoc-battle-bonus = Modyfikator siły: { $n }
web-cryhavoc-battle-ties = wygrywa remisy
web-cryhavoc-battle-skipped = w tej bitwie się nie liczy
web-cryhavoc-battle-steps = Kroki bitwy
web-cryhavoc-step-A = Kryształ
web-cryhavoc-step-B = Oddziały
web-cryhavoc-step-C = Taktyki
web-cryhavoc-step-D = Cele
web-cryhavoc-step-E = Powrót
web-cryhavoc-lane = { cryhavoc-objective-name }: { $attacker } { $first }, { $defender } { $second }
web-cryhavoc-lane-can = { $lane }; można wybrać
web-cryhavoc-won = Wygrywają { cryhavoc-faction-name }
# $tie: yes if both are equally strong.
web-cryhavoc-now-control =
    { $tie ->
        [yes] Remis: na razie wygrywają { cryhavoc-faction-name }
       *[no] Na razie wygrywają { cryhavoc-faction-name }
    }
web-cryhavoc-now-prisoners =
    { $tie ->
        [yes] Remis: na razie jeńca biorą { cryhavoc-faction-name }
       *[no] Na razie jeńca biorą { cryhavoc-faction-name }
    }
web-cryhavoc-now-nobody = Remis: bez jeńca
# Kills of the attacker and of the defender.
web-cryhavoc-now-attrition = Zabite oddziały: { $first } : { $second }
web-cryhavoc-stands = Na razie
web-cryhavoc-place-left = Do rozmieszczenia: { $n }
web-cryhavoc-place-all = Wszystkie oddziały są rozmieszczone
web-cryhavoc-place-less = Zabierz oddział { cryhavoc-off-objective }
web-cryhavoc-place-rest =
    { $n ->
        [one] Gotowe, ostatni na { cryhavoc-objective-attrition }
        [few] Gotowe, pozostałe { $n } na { cryhavoc-objective-attrition }
       *[many] Gotowe, pozostałe { $n } na { cryhavoc-objective-attrition }
    }
web-cryhavoc-place-done = Gotowe
web-cryhavoc-battle-so-far = Przebieg bitwy
web-cryhavoc-battle-begins = Bitwa się zaczyna.

## Keys

web-cryhavoc-keys-hand = przejdź do swoich kart
web-cryhavoc-keys-end = zakończ turę albo rozpoczętą czynność

# After a tie, in brackets: what decided it.
web-cryhavoc-tie = najwięcej jeńców, a potem dalsze miejsce w kolejności inicjatywy
