### Cry Havoc, what is asked, done, told and refused (German).
### Names of players, regions, cards and other parts of a pack are shown as they are, never inflected. Factions and the rest: see
### cryhavoc-terms.ftl; what cards do: see cryhavoc-effects.ftl.

## The game

cryhavoc-title = Cry Havoc
cryhavoc-introduction =
    Menschen, Wanderer und Maschinen fallen über einen Planeten voller Kristalle her, und die Trogg, die dort leben, verteidigen ihn. In jeder der höchstens fünf Runden hast du drei Aktionen: bewegen, rekrutieren, bauen, eine bessere Karte nehmen oder die Wertung aktivieren. Danach werden alle Gefechte ausgetragen, jedes um drei Zielvorgaben. Am Ende gewinnt, wer die meisten Siegpunkte hat, und die meisten gibt es für Kristalle in Regionen, die du kontrollierst, wenn die Wertung aktiviert ist.

    Spielpläne, Karten und Plättchen sind hier unser eigener Entwurf, denn unseren Exemplaren der Anleitung fehlen die Bilder. Dieses Programm ist unabhängig: Weder die Autoren noch der Verlag des Spiels sind daran beteiligt.
cryhavoc-side = Armee
# On the lid of the box; and how long a game takes.
cryhavoc-line = Vier Armeen, ein Planet und Gefechte, die du planst, bevor du kämpfst.
cryhavoc-time = 60–120 Min.

## What can be done

cryhavoc-do-land = HQ { FORM($region, case: "in") } errichten
cryhavoc-do-discard = Abwerfen: { $card }
cryhavoc-do-keep = Behalten: { $card }
cryhavoc-do-drop = Zurücklegen: { $card }
cryhavoc-do-deck = { cryhavoc-deck-name }
cryhavoc-do-ransom =
    { $other_faction ->
        [pilgrims] Für 2 Siegpunkte eine eigene Einheit bei den Wanderern befreien
       *[other] Für 2 Siegpunkte eine eigene Einheit bei den { cryhavoc-other-name } befreien
    }
cryhavoc-do-move = Bewegung
cryhavoc-do-recruit = Rekrutieren
cryhavoc-do-build = Bauwerke bauen und aktivieren
cryhavoc-do-study = 2 Karten ziehen, 1 behalten: { cryhavoc-deck-name }
cryhavoc-do-enable = Wertung aktivieren mit: { $card }
cryhavoc-do-skill = Fähigkeit nutzen: { $skill }
cryhavoc-do-end = Zug beenden
cryhavoc-do-pick = { $card }: { cryhavoc-icons }
# $cards: chosen so far; they give $n points.
cryhavoc-do-play =
    { $cards ->
        [0] Keine Karte ausspielen: { cryhavoc-n-points }
        [one] Die Karte ausspielen: { cryhavoc-n-points }
       *[other] Die { $cards } Karten ausspielen: { cryhavoc-n-points }
    }
cryhavoc-do-from = Eine Einheit { FORM($region, case: "from") } bewegen
cryhavoc-do-to = { FORM($from, case: "From") } { FORM($region, case: "to") }
# $offer: explore-next, wake-next or battle-next.
cryhavoc-do-next =
    { $offer ->
        [explore-next] { FORM($region, case: "It") } erkunden
        [wake-next] Trogg-Plättchen { FORM($region, case: "in") } aufdecken
       *[battle-next] Gefechtsmarker { FORM($region, case: "to") } legen
    }
cryhavoc-do-next-own = { FORM($region, case: "In") } deine Trogg hervorkommen lassen
cryhavoc-do-turn-up =
    { $trog_token ->
        [war_party] Den Kriegstrupp aufdecken
       *[nest] Das Nest aufdecken
    }
cryhavoc-do-raise =
    { $n ->
        [0] Niemanden rekrutieren: Die Punkte verfallen
       *[other] { cryhavoc-n-units } rekrutieren
    }
cryhavoc-do-construct = Bauen: { cryhavoc-site-name } (Kosten { $cost })
cryhavoc-do-activate = Aktivieren: { cryhavoc-site-name } (Kosten { $cost })
# $offer: ransom, unit or structure.
cryhavoc-do-done =
    { $offer ->
        [ransom] { $n ->
            [one] Befreien beenden: 1 Einheit bleibt gefangen
           *[other] Befreien beenden: { $n } Einheiten bleiben gefangen
        }
        [unit] { $n ->
            [one] Bewegung beenden: 1 Punkt verfällt
           *[other] Bewegung beenden: { $n } Punkte verfallen
        }
       *[structure] { $n ->
            [one] Bauen beenden: 1 Punkt verfällt
           *[other] Bauen beenden: { $n } Punkte verfallen
        }
    }
cryhavoc-do-station = { cryhavoc-n-units } { cryhavoc-onto-objective }
cryhavoc-do-tactic = Ausspielen: { $card }
cryhavoc-do-pass = Passen: keine Karten mehr in diesem Gefecht
cryhavoc-do-capture = Eine Einheit { cryhavoc-off-objective } gefangen nehmen
cryhavoc-do-kill = Eine Einheit { cryhavoc-at-objective } vernichten
cryhavoc-do-retreat = { FORM($region, case: "To") } fliehen
cryhavoc-do-nest = Nest { FORM($region, case: "to") } legen
cryhavoc-do-region = { $region }
cryhavoc-do-objective = { cryhavoc-objective-name }
cryhavoc-do-card = { $card }
# $effect: what that choice does, as whole sentences.
cryhavoc-do-option = { $effect }
cryhavoc-do-owner = { cryhavoc-other-name }
cryhavoc-do-site = { cryhavoc-site-name }
cryhavoc-do-place = Platz { $place }
# $question: what the effect asks, see cryhavoc-prompts.ftl. $price: crystal or unit.
cryhavoc-do-more =
    { $question ->
        [pay-more] { $price ->
            [crystal] { cryhavoc-n-crystals } abgeben
           *[other] { cryhavoc-n-units } in die Reserve zurücknehmen
        }
        [teleport-more] Noch eine Einheit versetzen
        [kill-more] Noch eine Einheit vernichten
        [crystals-off] Einen Kristall entfernen
       *[harvest-more] Einen Kristall nehmen
    }
cryhavoc-do-more-region = Eine Einheit { FORM($region, case: "to") } stellen
cryhavoc-do-more-objective = Eine Einheit { cryhavoc-onto-objective } stellen
# $way: decline a price, enough paid, once if it is left out, rest if $n are not used.
cryhavoc-do-stop =
    { $way ->
        [decline] Verzichten: kein Preis, kein Effekt
        [enough] Nichts mehr zahlen
        [once] Verzichten: Dieser Teil verfällt
       *[rest] Beenden: { $n } ungenutzt
    }

## What happened

cryhavoc-event-faction = { $player } führt { cryhavoc-faction-object }.
cryhavoc-event-landed = { cryhavoc-faction-subject } errichten ihr HQ { FORM($region, case: "in") }.
cryhavoc-event-skill = { cryhavoc-faction-subject } haben die Fähigkeit „{ $skill }“.
cryhavoc-event-initiative = Initiative, Platz { $place }: { cryhavoc-faction-name }.
cryhavoc-event-round = Runde { $n } beginnt.
cryhavoc-event-event = Ereignis: { $event }.
# $place: which event spot of the score track. $reached: yes where it is enough to reach it.
cryhavoc-event-event-passed =
    { $reached ->
        [yes] { cryhavoc-faction-subject } erreichen Ereignisfeld { $place }
       *[no] { cryhavoc-faction-subject } ziehen an Ereignisfeld { $place } vorbei
    }: Alles, was dort liegt, kommt auf das nächste Ereignis.
cryhavoc-event-order = { cryhavoc-faction-subject } nehmen auf der Leiste „Neue Initiative“ Platz { $place } ein.
cryhavoc-event-drew = { cryhavoc-faction-subject } ziehen eine Karte: { $card }.
cryhavoc-event-drew-hidden = { cryhavoc-faction-subject } ziehen eine Karte.
cryhavoc-event-rebuilt = { cryhavoc-faction-subject } mischen ihren Ablagestapel zu einem neuen Nachziehstapel.
cryhavoc-event-discarded = { cryhavoc-faction-subject } werfen eine Karte ab: { $card }.
cryhavoc-event-looked = { cryhavoc-faction-subject } sehen sich eine Karte { cryhavoc-deck-from } an: { $card }.
cryhavoc-event-looked-hidden = { cryhavoc-faction-subject } sehen sich eine Karte { cryhavoc-deck-from } an.
cryhavoc-event-kept = { cryhavoc-faction-subject } behalten eine Karte: { $card }.
cryhavoc-event-kept-hidden = { cryhavoc-faction-subject } behalten eine Karte.
cryhavoc-event-returned = { cryhavoc-faction-subject } mischen eine Karte in deren Stapel zurück: { $card }.
cryhavoc-event-stored = { cryhavoc-faction-subject } legen eine Karte ins Lager: { $card }.
cryhavoc-event-stored-hidden = { cryhavoc-faction-subject } legen eine Karte { cryhavoc-deck-from } verdeckt ins Lager.
cryhavoc-event-dropped = { cryhavoc-faction-subject } legen eine Karte wieder unter deren Stapel: { $card }.
cryhavoc-event-dropped-hidden = { cryhavoc-faction-subject } legen eine gelagerte Karte { cryhavoc-deck-from } wieder unter diesen Stapel.
# $n: which action of the round.
cryhavoc-event-turn = Aktion { $n } { cryhavoc-faction-of }.
cryhavoc-event-action =
    { $row ->
        [move] { cryhavoc-faction-subject } wählen die Aktion Bewegung.
        [recruit] { cryhavoc-faction-subject } wählen die Aktion Rekrutieren.
       *[build] { cryhavoc-faction-subject } wählen die Aktion Bauen.
    }
cryhavoc-event-played =
    { $row ->
        [move] { cryhavoc-faction-subject } spielen „{ $card }“ zum Bewegen.
        [recruit] { cryhavoc-faction-subject } spielen „{ $card }“ zum Rekrutieren.
       *[build] { cryhavoc-faction-subject } spielen „{ $card }“ zum Bauen.
    }
cryhavoc-event-points = { cryhavoc-faction-subject } haben { cryhavoc-n-points }.
cryhavoc-event-enabled = { cryhavoc-faction-subject } aktivieren die Wertung.
cryhavoc-event-skill-used = { cryhavoc-faction-subject } nutzen die Fähigkeit „{ $skill }“.
cryhavoc-event-skill-ready = { cryhavoc-faction-name }: Die Fähigkeit „{ $skill }“ ist wieder bereit.
cryhavoc-event-moved = { cryhavoc-faction-subject } bewegen eine Einheit { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-found = { cryhavoc-faction-subject } erkunden { FORM($region, case: "it") }: { $find }.
# $trogs: the token. $n: units that appear.
cryhavoc-event-revealed =
    { $n ->
        [0] { cryhavoc-faction-subject } decken { FORM($region, case: "in") } ein Trogg-Plättchen auf. { $trogs }: keine Einheit.
       *[other] { cryhavoc-faction-subject } decken { FORM($region, case: "in") } ein Trogg-Plättchen auf. { $trogs }: { cryhavoc-n-units }.
    }
cryhavoc-event-revealed-own =
    { $n ->
        [0] { FORM($region, case: "In") } wird ein Trogg-Plättchen aufgedeckt. { $trogs }: keine Einheit.
       *[other] { FORM($region, case: "In") } kommen Trogg hervor. { $trogs }: { cryhavoc-n-units }.
    }
cryhavoc-event-crystals = { $region }: { cryhavoc-n-crystals } mehr.
cryhavoc-event-crystals-gone = { $region }: { cryhavoc-n-crystals } weniger.
cryhavoc-event-harvested = { cryhavoc-faction-subject } nehmen { cryhavoc-n-crystals } { FORM($region, case: "from") } in ihr Lager.
cryhavoc-event-lost-to-trogs = Die Reserve der Trogg ist leer: { cryhavoc-faction-subject } verlieren eine Einheit { FORM($region, case: "in") }.
cryhavoc-event-lost-to-trogs-own = Die Reserve der Trogg ist leer: Sie verlieren eine Einheit { FORM($region, case: "in") }.
cryhavoc-event-control = { cryhavoc-faction-subject } übernehmen die Kontrolle { FORM($region, case: "of") }.
cryhavoc-event-control-nobody = Niemand kontrolliert { FORM($region, case: "it") } mehr.
cryhavoc-event-battle-token = Gefechtsmarker { $n } { FORM($region, case: "in") }: { cryhavoc-faction-subject } greifen an.
cryhavoc-event-battle-off = Der Gefechtsmarker { FORM($region, case: "in") } wird entfernt.
cryhavoc-event-recruited = { cryhavoc-faction-subject } rekrutieren { cryhavoc-n-units }.
cryhavoc-event-deployed = { cryhavoc-faction-subject } stellen { cryhavoc-n-units } aus der Reserve { FORM($region, case: "to") }.
cryhavoc-event-built = { cryhavoc-faction-subject } bauen: { cryhavoc-site-name }.
cryhavoc-event-activated = { cryhavoc-faction-subject } aktivieren: { cryhavoc-site-name }.
cryhavoc-event-battle = Gefecht { FORM($region, case: "in") }: { cryhavoc-faction-subject } greifen an, { cryhavoc-other-subject } verteidigen.
cryhavoc-event-stationed = { cryhavoc-faction-name }: { cryhavoc-objective-control } { $control }, { cryhavoc-objective-prisoners } { $prisoners }, { cryhavoc-objective-attrition } { $attrition }.
cryhavoc-event-tactic = { cryhavoc-faction-subject } spielen „{ $card }“.
cryhavoc-event-tactic-for = Für { cryhavoc-faction-object } spielen { cryhavoc-other-subject } „{ $card }“.
cryhavoc-event-passed = { cryhavoc-faction-subject } passen.
cryhavoc-event-joined =
    { $n ->
        [one] { cryhavoc-faction-subject } stellen 1 weitere Einheit { cryhavoc-onto-objective }.
       *[other] { cryhavoc-faction-subject } stellen { $n } weitere Einheiten { cryhavoc-onto-objective }.
    }
cryhavoc-event-shifted = Eine Einheit { cryhavoc-faction-of } wechselt { cryhavoc-from-objective } { cryhavoc-to-objective }.
cryhavoc-event-left = Eine Einheit { cryhavoc-faction-of } verlässt das Gefecht { FORM($region, case: "in") }.
# $strength against $rest.
cryhavoc-event-won-control = { cryhavoc-faction-subject } gewinnen die Gebietskontrolle { FORM($region, case: "in") } mit { $strength } zu { $rest }.
cryhavoc-event-won-prisoners = { cryhavoc-faction-subject } gewinnen die Gefangennahme.
cryhavoc-event-captured = { cryhavoc-faction-subject } nehmen eine Einheit { cryhavoc-other-of } gefangen.
cryhavoc-event-named = { cryhavoc-faction-subject } werden eine Einheit { cryhavoc-at-objective } vernichten.
cryhavoc-event-killed = { cryhavoc-faction-subject } vernichten { cryhavoc-n-units } { cryhavoc-other-of } { FORM($region, case: "in") }.
cryhavoc-event-killed-by-nobody = Vernichtet { FORM($region, case: "in") }: { cryhavoc-n-units } { cryhavoc-other-of }.
cryhavoc-event-retreated = { cryhavoc-faction-subject } fliehen mit { $n ->
        [one] 1 Einheit
       *[other] { $n } Einheiten
    } { FORM($region, case: "to") }.
cryhavoc-event-to-reserve = { cryhavoc-faction-subject } nehmen { cryhavoc-n-units } in die Reserve zurück.
cryhavoc-event-nest = Ein Nest wird verdeckt { FORM($region, case: "to") } gelegt.
cryhavoc-event-vp = { cryhavoc-faction-subject } erhalten { cryhavoc-n-vp }.
cryhavoc-event-ransomed = { cryhavoc-faction-subject } befreien für 2 Siegpunkte eine eigene Einheit aus der Gefangenschaft { cryhavoc-other-of }.
cryhavoc-event-freed = { cryhavoc-faction-subject } bekommen eine Einheit { cryhavoc-other-from } kostenlos zurück.
cryhavoc-event-scored-regions = { cryhavoc-faction-subject } erhalten { cryhavoc-n-vp } für ihre Regionen.
cryhavoc-event-scored-crystals = { cryhavoc-faction-subject } erhalten { cryhavoc-n-vp } für Kristalle ({ $crystals }).
cryhavoc-event-token-placed = { cryhavoc-faction-subject } legen „{ $token }“ { FORM($region, case: "to") }.
cryhavoc-event-token-placed-nest = { cryhavoc-faction-subject } legen ein Trogg-Plättchen verdeckt { FORM($region, case: "to") }.
cryhavoc-event-token-gone = { cryhavoc-faction-subject } nehmen „{ $token }“ { FORM($region, case: "from") } zurück.
cryhavoc-event-relocated = { cryhavoc-faction-subject } versetzen das Bauwerk „{ $structure }“ { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-relocated-trogs = { cryhavoc-faction-subject } versetzen ein verdecktes Trogg-Plättchen { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-demolished = { cryhavoc-faction-subject } entfernen ein eigenes Bauwerk: { cryhavoc-site-name }.
cryhavoc-event-paid-unit = { cryhavoc-faction-subject } nehmen eine Einheit { FORM($region, case: "from") } in die Reserve zurück.
cryhavoc-event-paid-unit-battle = { cryhavoc-faction-subject } nehmen eine Einheit aus dem Gefecht in die Reserve zurück.
cryhavoc-event-paid-crystals = { cryhavoc-faction-subject } geben { cryhavoc-n-crystals } ab.
cryhavoc-event-strength = { cryhavoc-faction-name }: +{ $n } { cryhavoc-at-objective }.
cryhavoc-event-absorb = { cryhavoc-faction-subject } verlieren in der Zermürbung { cryhavoc-n-units } weniger.
cryhavoc-event-ties = { cryhavoc-faction-subject } gewinnen bei Gleichstand { cryhavoc-at-objective }.
cryhavoc-event-reversed = { cryhavoc-faction-subject } kehren die Reihenfolge der Zielvorgaben um.
cryhavoc-event-skipped = { cryhavoc-faction-subject } lassen in diesem Gefecht eine Zielvorgabe ausfallen: { cryhavoc-objective-name }.
cryhavoc-event-far-retreat = { cryhavoc-faction-subject } dürfen in jede Region fliehen, die sie kontrollieren.
cryhavoc-event-limited =
    { $n ->
        [0] { cryhavoc-faction-subject } dürfen in diesem Gefecht keine Karten mehr spielen.
       *[other] { cryhavoc-faction-subject } dürfen in diesem Gefecht nur noch { cryhavoc-n-cards } spielen.
    }
cryhavoc-event-final = Die Endwertung ist aktiviert: Dies ist die letzte Runde.
cryhavoc-event-over = Die Partie ist zu Ende.

## Why not

# $thing: what was chosen: a region, a card, an objective, a structure with its region.
cryhavoc-why-no-hq-spot = { $thing }: Das ist kein HQ-Feld. Wähle ein HQ-Feld.
cryhavoc-why-hq-spot-taken = { $thing }: Dort steht schon ein HQ. Wähle ein freies HQ-Feld.
cryhavoc-why-not-in-hand = { $thing }: Diese Karte hast du nicht auf der Hand oder schon gewählt. Wähle eine andere.
cryhavoc-why-not-looked-at = { $thing }: Diese Karte gehört nicht zu denen, die du dir gerade ansiehst. Wähle eine von diesen.
cryhavoc-why-not-stored = { $thing }: Eine solche Karte aus deinem Lager kann jetzt nicht zurück. Wähle etwas anderes.
cryhavoc-why-deck-empty = { $thing }: Dort ist keine Karte mehr. Wähle einen anderen Stapel.
cryhavoc-why-no-prisoner-there = { $thing }: Dort ist keine deiner Einheiten gefangen. Wähle eine Armee, die eine gefangen hält.
cryhavoc-why-too-few-vp = Eine Einheit kostet 2 Siegpunkte, du hast aber nur { $vp }. Beende das Befreien.
cryhavoc-why-scoring-enabled = Die Wertung ist in dieser Runde schon aktiviert. Wähle eine andere Aktion.
cryhavoc-why-final-round = In der letzten Runde ist die Wertung ohnehin aktiviert. Wähle eine andere Aktion.
cryhavoc-why-no-scoring-card = Dafür brauchst du „{ $card }“ auf der Hand. Wähle eine andere Aktion.
cryhavoc-why-no-such-skill = Diese Fähigkeit hast du in dieser Partie nicht. Wähle eine, die du hast.
cryhavoc-why-skill-exhausted = Die Fähigkeit „{ $thing }“ ist in dieser Runde erschöpft. Wähle eine andere Fähigkeit oder eine Aktion.
cryhavoc-why-skill-passive = Die Fähigkeit „{ $thing }“ ist passiv: Sie gilt immer und wird nicht eigens genutzt. Wähle eine andere Fähigkeit oder eine Aktion.
cryhavoc-why-skill-does-nothing = Die Fähigkeit „{ $thing }“ lässt sich jetzt nicht nutzen: Du kannst den Preis nicht zahlen, oder sie würde nichts bewirken.
cryhavoc-why-no-region = Diese Region gibt es auf diesem Spielplan nicht. Wähle eine, die es gibt.
cryhavoc-why-no-unit-there = { $thing }: Dort ist keine passende Einheit. Wähle einen anderen Ort.
cryhavoc-why-unit-halted = { $thing }: Deine Einheiten dort sind auf Gegner oder Trogg getroffen und müssen in dieser Aktion stehen bleiben. Wähle andere.
cryhavoc-why-unit-halted-for-turn = { $thing }: Deine Einheiten dort sind auf Gegner oder Trogg getroffen und dürfen in diesem Zug nicht mehr weiterziehen. Wähle andere.
cryhavoc-why-unit-halted-for-round = { $thing }: Deine Einheiten dort sind auf Gegner oder Trogg getroffen und dürfen in dieser Runde nicht mehr weiterziehen. Wähle andere.
cryhavoc-why-unit-halted-moved = { $thing }: Was dort liegt, wurde gerade versetzt und muss bleiben. Wähle etwas anderes.
cryhavoc-why-attacker-stays = { $thing }: Dort greifst du an und kannst nicht weg. Wähle Einheiten einer anderen Region.
# $held: how many the attacker holds back.
cryhavoc-why-defender-blocked = { $thing }: Die Angreifer halten dort { $held } deiner Einheiten fest, und mehr hast du dort nicht. Wähle Einheiten einer anderen Region.
cryhavoc-why-nowhere-to-go = { $thing }: Von dort geht es nirgendwohin. Wähle etwas anderes.
cryhavoc-why-not-adjacent = { $thing }: Diese Region ist nicht angrenzend. Wähle eine angrenzende Region.
cryhavoc-why-enemy-hq = { $thing }: Dort steht ein HQ, das du nicht betreten kannst. Wähle eine andere Region.
cryhavoc-why-battle-region = { $thing }: Das ist eine Gefechtsregion, sie steht hier nicht zur Wahl. Wähle eine andere Region.
cryhavoc-why-closed-by-token = { $thing }: Ein Plättchen hält deine Einheiten fern. Wähle eine andere Region.
cryhavoc-why-not-to-resolve = { $thing }: Dort ist jetzt nichts auszuführen. Wähle eine der markierten Regionen.
cryhavoc-why-too-few-points = Das ist zu viel: Du kannst höchstens { $points } ausgeben. Wähle weniger.
cryhavoc-why-reserve-empty =
    { $reserve ->
        [0] { $thing }: Deine Reserve ist leer. Wähle etwas anderes oder beende die Auswahl.
        [one] { $thing }: In deiner Reserve ist nur noch 1 Einheit. Wähle weniger.
       *[other] { $thing }: In deiner Reserve sind nur noch { $reserve } Einheiten. Wähle weniger.
    }
cryhavoc-why-no-such-structure = Deine Armee hat dieses Bauwerk nicht. Wähle eines, das sie hat.
cryhavoc-why-not-controlled = { $thing }: Diese Region kontrollierst du nicht. Wähle eine andere.
cryhavoc-why-not-controlled-before = { $thing }: Diese Region kontrollierst du erst seit dieser Aktion. Wähle eine andere.
# $cost: of that structure. $points: what is left.
cryhavoc-why-too-dear = { $thing }: Das kostet { $cost }, du hast aber nur noch { $points }. Wähle etwas Billigeres oder beende die Auswahl.
cryhavoc-why-not-in-hq = { $thing }: In einem HQ darf nichts gebaut oder platziert werden. Wähle eine andere Region.
cryhavoc-why-no-building-in-battle = { $thing }: In einer Gefechtsregion darfst du nicht bauen. Wähle eine andere Region.
cryhavoc-why-built-there = { $thing }: Ein solches Bauwerk steht dort schon. Wähle eine andere Region oder ein anderes Bauwerk.
cryhavoc-why-no-token-left = { $thing }: Marker oder Plättchen dieser Art sind keine mehr übrig. Wähle etwas anderes.
cryhavoc-why-not-built-there = { $thing }: Dort steht kein solches Bauwerk von dir. Wähle einen Ort, an dem eines steht.
cryhavoc-why-already-activated = { $thing }: In dieser Aktion schon aktiviert. Wähle ein anderes Bauwerk.
cryhavoc-why-structure-passive = { $thing }: Dieses Bauwerk ist passiv und wird nie aktiviert. Wähle ein anderes.
cryhavoc-why-activation-in-battle = { $thing }: In einer Gefechtsregion lässt sich dieses Bauwerk nicht aktivieren. Wähle ein anderes.
cryhavoc-why-activation-does-nothing = { $thing }: Das lässt sich jetzt nicht aktivieren. Du kannst den Preis nicht zahlen, oder es würde nichts bewirken.
cryhavoc-why-too-few-units = So viele Einheiten hast du nicht mehr zu platzieren. Wähle weniger.
cryhavoc-why-no-battle-effect = Die Karte „{ $thing }“ hat keinen Gefechts-Effekt. Wähle eine andere Karte oder passe.
cryhavoc-why-other-terrain = Die Karte „{ $thing }“ wirkt nur auf ihrem Terrain. Wähle eine andere Karte oder passe.
cryhavoc-why-no-terrain = Die Karte „{ $thing }“ braucht ihr Terrain, und diese Region hat keines. Wähle eine andere Karte oder passe.
cryhavoc-why-no-enemy-there = { $thing }: Dort ist keine passende gegnerische Einheit. Wähle einen anderen Ort.
cryhavoc-why-no-victim-there = { $thing }: Dort ist keine gegnerische Einheit mehr zu vernichten. Wähle eine Zielvorgabe, auf der noch eine steht.
cryhavoc-why-not-own-region = { $thing }: Diese Region kontrollierst du nicht. Wähle eine, die du kontrollierst.
cryhavoc-why-retreat-not-adjacent = { $thing }: Diese Region grenzt nicht an die Gefechtsregion. Fliehe in eine angrenzende Region, die du kontrollierst.
cryhavoc-why-region-controlled = { $thing }: Jemand kontrolliert diese Region. Wähle eine, die niemand kontrolliert.
cryhavoc-why-nest-not-adjacent = { $thing }: Diese Region grenzt nicht an die Gefechtsregion. Wähle eine angrenzende Region, die niemand kontrolliert.
cryhavoc-why-nest-among-tokens = { $thing }: Dort liegt schon ein Kriegstrupp oder Nest. Wähle eine andere Region.
cryhavoc-why-hq-protected = { $thing }: An diesem Tisch kann dieser Effekt nicht auf ein HQ zielen. Wähle eine andere Region.
cryhavoc-why-no-battle-regions = { $thing }: An diesem Tisch gilt dieser Effekt nicht für Gefechtsregionen. Wähle eine andere Region.
cryhavoc-why-not-on-card = { $thing }: Das erlaubt der Text nicht. Wähle etwas, das er erlaubt.
cryhavoc-why-same-place = { $thing }: Das wäre derselbe Ort. Wähle einen anderen.
cryhavoc-why-nothing-to-do = { $thing }: Das würde nichts bewirken. Wähle etwas anderes.
cryhavoc-why-cannot-pay = { $thing }: Du kannst den Preis nicht zahlen, oder es würde nichts bewirken. Wähle etwas anderes.
cryhavoc-why-must-do = Darauf darfst du nicht verzichten. Wähle eine der Möglichkeiten.
cryhavoc-why-must-finish = Das musst du zu Ende bringen. Wähle eine der Möglichkeiten.
cryhavoc-why-no-target-there = { $thing }: Dort gibt es kein passendes Ziel. Wähle einen anderen Ort.
cryhavoc-why-token-there = { $thing }: Dort liegt schon ein Marker oder Plättchen dieser Art. Wähle eine andere Region.
cryhavoc-why-too-far-away = { $thing }: Diese Region ist zu weit weg. Wähle eine, die näher ist.
cryhavoc-why-region-occupied = { $thing }: Die Einheiten dort verhindern das. Wähle eine andere Region.
cryhavoc-why-no-such-place = So viele Plätze gibt es nicht. Wähle einen, den es gibt.

## What a table can choose

cryhavoc-option-edition = Die Ausgabe der Anleitung. Sie bestimmt alle Regelauslegungen; jede lässt sich auch einzeln wählen.
cryhavoc-option-level = Wie viele Fähigkeiten jeder hat.
cryhavoc-option-pack = Mit welchem Spielmaterial gespielt wird: was auf Karten, Spielplänen und Plättchen steht.
cryhavoc-option-factions = Eine Armee für jeden Platz am Tisch, durch Kommas getrennt; bei drawn entscheidet das Los. Trogg nur zu viert.
cryhavoc-option-hq_placement = Wie die HQs auf ihre Felder kommen.
cryhavoc-option-start_tunnels = Wie viele Tunnel die Trogg zu viert am Anfang haben.
cryhavoc-option-nests_with_four = Ob zu viert mit Nestern gespielt wird.
cryhavoc-option-trog_hq_token = Ob das HQ der Trogg zu viert von Anfang an einen Gebietskontrolle-Marker hat.
cryhavoc-option-passing_events = Wann ein Ereignis, an dem ein Siegpunktmarker vorbeizieht, auf das nächste gelegt wird; das verkürzt die Partie.
cryhavoc-option-skill_tokens = Was mit den Plättchen von Fähigkeiten geschieht, wenn die Fähigkeiten wieder bereit sind.
cryhavoc-option-played_cards = Wann Karten, die für eine Aktion gespielt wurden, auf den Ablagestapel kommen.
cryhavoc-option-useless_tactics = Ob man im Gefecht eine Taktik-Karte spielen darf, deren Preis man nicht zahlen kann.
cryhavoc-option-halted_units = Wie lange eine Einheit, die auf Gegner oder ein Trogg-Plättchen getroffen ist, nicht weiterziehen darf.
cryhavoc-option-woken_regions = In welchen Regionen nach einer Bewegung Kriegstrupps und Nester aufgedeckt werden.
cryhavoc-option-tokens_among_others = Ob ein Kriegstrupp oder Nest aufgedeckt wird, wo Einheiten eines anderen Eindringlings stehen.
cryhavoc-option-token_order = Was zuerst aufgedeckt wird, wenn Kriegstrupp und Nest in derselben Region liegen.
cryhavoc-option-trogs_run_out = Wann man eine Einheit verliert, weil keine Trogg mehr erscheinen können.
cryhavoc-option-activation = Wo Bauwerke aktiviert werden können.
cryhavoc-option-other_own_card = Was mit der anderen Karte geschieht, wenn man von zweien des eigenen Stapels eine behält.
cryhavoc-option-battle_numbers = Ob die Nummer eines ausgefallenen Gefechts in derselben Runde wiederverwendet wird.
cryhavoc-option-battle_tokens = Ob es höchstens acht Gefechte geben kann, eines je Gefechtsmarker.
cryhavoc-option-attrition = Wie in der Zermürbung die Opfer benannt werden.
cryhavoc-option-retreat_reveals = Ob eine Flucht Kriegstrupps und Nester der Region aufdeckt.
cryhavoc-option-natives_win = Was mit dem Gebietskontrolle-Marker geschieht, wenn einheimische Trogg die Gebietskontrolle gewinnen.
cryhavoc-option-nest_chosen_by = Wer die Region für das Nest besiegter Trogg wählt.
cryhavoc-option-nest_regions = Wohin das Nest besiegter Trogg kommen darf.
cryhavoc-option-token_targets = Ob Marker und Plättchen in einem Gefecht vernichtet werden können.
cryhavoc-option-control_tokens = Ob eine Armee höchstens acht Regionen kontrollieren kann, eine je Gebietskontrolle-Marker.
cryhavoc-option-hq_targets = Ob Effekte anderer Spieler auf ein HQ zielen können.
cryhavoc-option-battle_regions = Ob Effekte, die Einheiten vernichten oder Kristalle platzieren, entfernen oder einlagern, auch für Gefechtsregionen gelten.
cryhavoc-option-trog_entry = Was eine Trogg-Einheit tut, die eine Region mit Kriegstrupp oder Nest betritt.
cryhavoc-option-trogs_wake = Ob der Trogg-Spieler am Ende einer Bewegung Plättchen aufdeckt.
cryhavoc-option-tunnel_links = Welche Tunnel Regionen für die Trogg verbinden.
cryhavoc-option-ambush_tokens = Welche Plättchen zu viert als Hinterhalt gelegt werden.
cryhavoc-option-ambush_supply = Was geschieht, wenn kein Plättchen für einen Hinterhalt mehr da ist.
# The same in a few words, for a form.
cryhavoc-label-edition = Ausgabe der Anleitung
cryhavoc-label-level = Fähigkeiten je Spieler

cryhavoc-value-edition-en = Englisch
cryhavoc-value-edition-pl = Polnisch
cryhavoc-value-edition-de = Deutsch
cryhavoc-value-edition-pt = Portugiesisch
cryhavoc-value-level-first = Anfänger: die Standard-Fähigkeit
cryhavoc-value-level-experienced = Fortgeschrittene: eine Fähigkeit mehr
cryhavoc-value-level-veteran = Experten: zwei Fähigkeiten mehr
cryhavoc-value-pack-york-five = meist fünf Runden
cryhavoc-value-pack-york = meist drei oder vier Runden
cryhavoc-value-factions-drawn = zufällig
cryhavoc-value-factions-humans = { cryhavoc-faction-humans }
cryhavoc-value-factions-pilgrims = { cryhavoc-faction-pilgrims }
cryhavoc-value-factions-machines = { cryhavoc-faction-machines }
cryhavoc-value-factions-trogs = { cryhavoc-faction-trogs }
cryhavoc-value-hq_placement-random = zufällig
cryhavoc-value-hq_placement-chosen = die Spieler wählen in Sitzreihenfolge
cryhavoc-value-hq_placement-chosen_by_initiative = die Spieler wählen in Initiativereihenfolge
cryhavoc-value-start_tunnels-four = vier insgesamt
cryhavoc-value-start_tunnels-four_and_hq = vier und einen im HQ
cryhavoc-value-nests_with_four-used = ja
cryhavoc-value-nests_with_four-unused = nein
cryhavoc-value-trog_hq_token-placed = ja
cryhavoc-value-trog_hq_token-missing = nein, erst nach der ersten Bewegung der Trogg
cryhavoc-value-passing_events-always = immer
cryhavoc-value-passing_events-not_in_first_game = nicht bei Anfängern
cryhavoc-value-passing_events-when_reached = immer, auch schon beim Erreichen
cryhavoc-value-skill_tokens-stay = sie bleiben, bis dort ein Gefecht vorbei ist
cryhavoc-value-skill_tokens-return = sie kehren auf ihre Karten zurück
cryhavoc-value-played_cards-discarded_at_once = sofort
cryhavoc-value-played_cards-discarded_after_action = nach der Aktion
cryhavoc-value-useless_tactics-playable = ja, ohne Wirkung
cryhavoc-value-useless_tactics-price_first = nein
cryhavoc-value-halted_units-for_turn = bis zum Ende des Zuges, auch nicht durch Fähigkeiten
cryhavoc-value-halted_units-for_round = bis zum Ende der Aktionsphase
cryhavoc-value-halted_units-for_action = nur bis zum Ende der Aktion
cryhavoc-value-halted_units-until_round_ends = bis zum Ende der Runde, auch im Gefecht
cryhavoc-value-woken_regions-moved_into = nur in Regionen, in die gezogen wurde
cryhavoc-value-woken_regions-with_units = in allen Regionen mit eigenen Einheiten
cryhavoc-value-tokens_among_others-resolved = ja, und Gefechte können aufeinanderfolgen
cryhavoc-value-tokens_among_others-face_down = nein, das Plättchen bleibt verdeckt
cryhavoc-value-token_order-war_party_first = der Kriegstrupp
cryhavoc-value-token_order-mover_chooses = wer zieht, entscheidet
cryhavoc-value-trogs_run_out-per_token = für jedes Plättchen, das keine bringt
cryhavoc-value-trogs_run_out-per_region = einmal je Region, in der keine erschienen sind
cryhavoc-value-activation-controlled_now = in Regionen, die man kontrolliert
cryhavoc-value-activation-since_beginning = in Regionen, die man seit Beginn der Aktion kontrolliert
cryhavoc-value-other_own_card-shuffled_back = sie wird zurückgemischt
cryhavoc-value-other_own_card-discarded = sie wird abgeworfen
cryhavoc-value-battle_numbers-reused = ja
cryhavoc-value-battle_numbers-not_reused = nein
cryhavoc-value-battle_tokens-unlimited = nein, beliebig viele
cryhavoc-value-battle_tokens-eight = ja
cryhavoc-value-attrition-at_once = beide Seiten gleichzeitig
cryhavoc-value-attrition-attacker_first = der Angreifer zuerst
cryhavoc-value-retreat_reveals-no = nein
cryhavoc-value-retreat_reveals-yes = ja, und ein Gefecht kann folgen
cryhavoc-value-natives_win-token_stays = er bleibt liegen
cryhavoc-value-natives_win-enemys_token_goes = der ihres Gegners wird entfernt
cryhavoc-value-natives_win-any_token_goes = er wird entfernt, egal wem er gehört
cryhavoc-value-nest_chosen_by-commander = wer sie führt
cryhavoc-value-nest_chosen_by-fighter = wer gegen sie gekämpft hat
cryhavoc-value-nest_regions-all = in jede angrenzende Region, die niemand kontrolliert
cryhavoc-value-nest_regions-no_battle_regions = nicht in eine Gefechtsregion
cryhavoc-value-nest_regions-no_tokens = nicht dorthin, wo ein Kriegstrupp oder Nest liegt
cryhavoc-value-token_targets-untouchable = nein
cryhavoc-value-token_targets-killable = ja
cryhavoc-value-control_tokens-unlimited = nein, beliebig viele
cryhavoc-value-control_tokens-eight = ja
cryhavoc-value-hq_targets-allowed = ja
cryhavoc-value-hq_targets-protected = nein
cryhavoc-value-battle_regions-included = ja
cryhavoc-value-battle_regions-excluded = nur wenn der Text es sagt
cryhavoc-value-trog_entry-stops = sie bleibt stehen
cryhavoc-value-trog_entry-goes_on = sie darf weiterziehen
cryhavoc-value-trogs_wake-as_everybody = ja, wie alle
cryhavoc-value-trogs_wake-exempt = nein, nur beim Betreten
cryhavoc-value-tunnel_links-all = alle
cryhavoc-value-tunnel_links-own_or_free = solche in Regionen, die sie kontrollieren oder die niemand kontrolliert
cryhavoc-value-ambush_tokens-nests = Nester
cryhavoc-value-ambush_tokens-war_parties = Kriegstrupps
cryhavoc-value-ambush_supply-reshuffled = ausgeführte werden zurückgemischt
cryhavoc-value-ambush_supply-used_up = es wird keines mehr gelegt

## Where victory points come from

cryhavoc-score-regions = Regionen
cryhavoc-score-crystals = Kristalle
cryhavoc-score-control = { cryhavoc-objective-control }
cryhavoc-score-kills = Vernichtete Einheiten
cryhavoc-score-prisoners = Gefangene
cryhavoc-score-symbols = Siegpunkt-Symbole auf Karten
cryhavoc-score-effects = Andere Effekte
cryhavoc-score-ransom = Befreite Einheiten
