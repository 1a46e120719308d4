### Cry Havoc in the browser: cards, battles, factions, tracks (German).
### Names of cards, regions, skills and structures are those of the pack, shown as they are. Factions and numbers: see cryhavoc-terms.ftl.

## Where we are

# $round: 0 before the first. $most: how many there will be. $phase: see below.
web-cryhavoc-where =
    { $round ->
        [0] { $phase }
       *[other] Runde { $round }/{ $most } · { $phase }
    }
web-cryhavoc-round =
    { $round ->
        [0] Aufbau, danach { $most } Runden
       *[other] Runde { $round } von { $most }
    }
web-cryhavoc-phases = Phasen der Runde
web-cryhavoc-phase-setup = Aufbau
web-cryhavoc-phase-events = Ereignisse
web-cryhavoc-phase-draw = Nachziehen
web-cryhavoc-phase-actions = Aktionen
web-cryhavoc-phase-battles = Gefechte
web-cryhavoc-phase-prisoners = Gefangene
web-cryhavoc-phase-scoring = Wertung
web-cryhavoc-phase-over = Partie zu Ende
# $n: which of $most; 0 outside the action phase.
web-cryhavoc-action-marker =
    { $n ->
        [0] Gerade keine Aktion
       *[other] Aktion { $n } von { $most }
    }
web-cryhavoc-initiative = Initiative
web-cryhavoc-upcoming = Neue Initiative
# $n: from 1.
web-cryhavoc-place = { $n }. { cryhavoc-faction-name }
web-cryhavoc-enabled = { cryhavoc-faction-subject } haben die Wertung aktiviert
web-cryhavoc-final = Letzte Runde: Endwertung
web-cryhavoc-events = Ereignisse
# A spot of the score track at $spot VP with $n events. $last: yes for the one that ends the game.
web-cryhavoc-spot =
    { $last ->
        [yes] { $spot } SP: das Ereignis, das die Partie beendet
       *[no] { $n ->
            [0] { $spot } SP: kein Ereignis mehr
            [one] { $spot } SP: 1 Ereignis
           *[other] { $spot } SP: { $n } Ereignisse
        }
    }
web-cryhavoc-events-unseen = Noch unbekannte Ereignisse: { $n }
web-cryhavoc-decks = Terrain-Stapel
web-cryhavoc-natives = Trogg: Reserve
web-cryhavoc-look = Details

## Cards

web-cryhavoc-bonus-draw_each = 1 Karte je Symbol
web-cryhavoc-bonus-draw_once = insgesamt 1 Karte
web-cryhavoc-bonus-vp = 1 Siegpunkt
web-cryhavoc-bonus-text = der Text unten
web-cryhavoc-use-battle = Im Gefecht
web-cryhavoc-use-scoring = Wertung aktivieren
web-cryhavoc-use-initiative = Bonustext
web-cryhavoc-card-picked = Gewählt. { $card }
web-cryhavoc-hand = Hand
web-cryhavoc-hand-empty = Keine Karten auf der Hand.
web-cryhavoc-card-whole = Die ganze Karte lesen
web-cryhavoc-n-cards = { cryhavoc-n-cards }
# Of an action that is pointed at.
web-cryhavoc-points-left =
    { $n ->
        [0] Kein Punkt bleibt übrig.
        [one] 1 Punkt bleibt übrig.
       *[other] { $n } Punkte bleiben übrig.
    }
web-cryhavoc-points-total =
    { $n ->
        [one] Zusammen 1 Punkt.
       *[other] Zusammen { $n } Punkte.
    }
web-cryhavoc-n-left = noch { $n }
web-cryhavoc-pile-looked_at = Zur Wahl
web-cryhavoc-pile-stored = Lager
web-cryhavoc-pile-played = Für diese Aktion gespielt
web-cryhavoc-pile-discard = Ablagestapel
web-cryhavoc-pile-held = Bekannte Handkarten
web-cryhavoc-piles = Karten { cryhavoc-faction-of }
web-cryhavoc-piles-empty = Keine offenen Karten.
web-cryhavoc-piles-open = Nachziehstapel { $deck } · Ablage { $discard }
web-cryhavoc-play = Spielen
web-cryhavoc-deck-own = Eigener

## A turn

web-cryhavoc-choose-action = Wähle eine Aktion
web-cryhavoc-action-move = Bewegung
web-cryhavoc-action-recruit = Rekrutieren
web-cryhavoc-action-build = Bauen
web-cryhavoc-action-study = 2 ziehen, 1 behalten
web-cryhavoc-action-enable = Wertung aktivieren
web-cryhavoc-action-skill = Fähigkeiten
web-cryhavoc-does-move = Einheiten in angrenzende Regionen
web-cryhavoc-does-recruit = Einheiten ins HQ
web-cryhavoc-does-build = Bauwerke errichten oder aktivieren
web-cryhavoc-does-study = beliebiger Stapel
web-cryhavoc-does-enable = für diese Runde
web-cryhavoc-does-skill = vor oder nach der Aktion
web-cryhavoc-raise = Wie viele Einheiten rekrutiert werden

## Factions

web-cryhavoc-style-humans = Viele Regionen, Schläge aus der Luft.
web-cryhavoc-style-pilgrims = Wenige Gefechte, viele Kristalle.
web-cryhavoc-style-machines = Sie bauen, und ihre Bauwerke vernichten Gegner.
web-cryhavoc-style-trogs = Überall zugleich, von unten.
web-cryhavoc-open-faction = Tableau { cryhavoc-faction-of }
# These stand behind or below a number.
web-cryhavoc-stat-hand = auf der Hand
web-cryhavoc-stat-deck = im Stapel
web-cryhavoc-stat-reserve = in Reserve
web-cryhavoc-stat-regions =
    { $n ->
        [one] Region
       *[other] Regionen
    }
web-cryhavoc-stat-crystals =
    { $n ->
        [one] Kristall gelagert
       *[other] Kristalle gelagert
    }
web-cryhavoc-stat-structures =
    { $n ->
        [one] Bauwerk
       *[other] Bauwerke
    }
web-cryhavoc-stat-skills =
    { $n ->
        [one] Fähigkeit bereit
       *[other] Fähigkeiten bereit
    }
web-cryhavoc-stat-prisoners =
    { $n ->
        [one] Gefangener
       *[other] Gefangene
    }
web-cryhavoc-skills = Fähigkeiten
web-cryhavoc-skill-ready = bereit
web-cryhavoc-skill-exhausted = erschöpft
web-cryhavoc-skill-passive = passiv
web-cryhavoc-skill-use = Nutzen
web-cryhavoc-structures = Bauwerke
web-cryhavoc-cost-build = bauen
web-cryhavoc-cost-activate = aktivieren
web-cryhavoc-structure-passive = passiv
# $left: tokens left. $built: those on the planet.
web-cryhavoc-structure-left = noch { $left }, auf dem Planeten { $built }
web-cryhavoc-prisoners = Gefangene
web-cryhavoc-prisoner = Eine Einheit { cryhavoc-faction-of }
web-cryhavoc-prisoners-none = Keine Gefangenen.
# $faction: those who hold them.
web-cryhavoc-captured =
    { $n ->
        [one] 1 Einheit ist gefangen: { cryhavoc-faction-subject } halten sie fest.
       *[other] { $n } Einheiten sind gefangen: { cryhavoc-faction-subject } halten sie fest.
    }
web-cryhavoc-cards = Karten
web-cryhavoc-known = Bekannte Karten dieser Hand:
# $terrain: its name.
web-cryhavoc-known-terrain = { $n } × { $terrain }
web-cryhavoc-discarded =
    { $n ->
        [one] 1 Karte abgeworfen
       *[other] { $n } Karten abgeworfen
    }

## A battle

web-cryhavoc-battle = Gefecht
web-cryhavoc-attacker = Angreifer
web-cryhavoc-defender = Verteidiger
web-cryhavoc-battle-cards =
    { $n ->
        [one] 1 Handkarte
       *[other] { $n } Handkarten
    }
web-cryhavoc-battle-limited =
    { $n ->
        [0] keine Karte mehr erlaubt
        [one] noch 1 Karte erlaubt
       *[other] noch { $n } Karten erlaubt
    }
web-cryhavoc-battle-passed = gepasst ({ cryhavoc-n-cards })
web-cryhavoc-battle-bonus = Änderung der Stärke: { $n }
web-cryhavoc-battle-ties = gewinnt bei Gleichstand
web-cryhavoc-battle-skipped = wird in diesem Gefecht nicht ausgewertet
web-cryhavoc-battle-steps = Schritte des Gefechts
web-cryhavoc-step-A = Kristall
web-cryhavoc-step-B = Einheiten
web-cryhavoc-step-C = Taktik
web-cryhavoc-step-D = Auswerten
web-cryhavoc-step-E = Rückkehr
web-cryhavoc-lane = { cryhavoc-objective-name }: { $attacker } { $first }, { $defender } { $second }
web-cryhavoc-lane-can = { $lane }; wählbar
web-cryhavoc-won = { cryhavoc-faction-subject } gewinnen
# $tie: yes if both are equally strong.
web-cryhavoc-now-control =
    { $tie ->
        [yes] Gleichstand: So gewinnen { cryhavoc-faction-object }
       *[no] So gewinnen { cryhavoc-faction-object }
    }
web-cryhavoc-now-prisoners =
    { $tie ->
        [yes] Gleichstand: So nehmen { cryhavoc-faction-object } eine Einheit gefangen
       *[no] So nehmen { cryhavoc-faction-object } eine Einheit gefangen
    }
web-cryhavoc-now-nobody = Gleichstand: kein Gefangener
# Kills of the attacker and of the defender.
web-cryhavoc-now-attrition = Vernichtet: { $first } zu { $second }
web-cryhavoc-stands = Derzeitiger Stand
web-cryhavoc-place-left = Zu platzieren: { $n }
web-cryhavoc-place-all = Alle Einheiten sind platziert
web-cryhavoc-place-less = Eine Einheit { cryhavoc-off-objective } zurücknehmen
web-cryhavoc-place-rest =
    { $n ->
        [one] Fertig, die letzte auf die { cryhavoc-objective-attrition }
       *[other] Fertig, die übrigen { $n } auf die { cryhavoc-objective-attrition }
    }
web-cryhavoc-place-done = Fertig
web-cryhavoc-battle-so-far = Das Gefecht bisher
web-cryhavoc-battle-begins = Das Gefecht beginnt.

## Keys

web-cryhavoc-keys-hand = zu deinen Karten
web-cryhavoc-keys-end = den Zug beenden oder Begonnenes abschließen

# After a tie, in brackets: what decided it.
web-cryhavoc-tie = die meisten Gefangenen, dann der hintere Platz in der Initiativereihenfolge
