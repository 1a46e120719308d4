### Cry Havoc, what is asked, done, told and refused (German).
### Names of players, regions, cards and other parts of a pack are shown as they are, never inflected. Factions and the rest: see
### cryhavoc-terms.ftl; what cards do: see cryhavoc-effects.ftl.

## The game

cryhavoc-title = Cry Havoc
cryhavoc-introduction =
    Menschen, Wanderer und Maschinen fallen über einen Planeten voller Kristalle her, und die Trogg, die dort leben, verteidigen ihn. In jeder der höchstens fünf Runden hast du drei Aktionen: bewegen, rekrutieren, bauen, eine bessere Karte nehmen oder die Wertung aktivieren. Danach werden alle Gefechte ausgetragen, jedes um drei Zielvorgaben. Am Ende gewinnt, wer die meisten Siegpunkte hat, und die meisten bringen Kristalle in Regionen, die du kontrollierst, wenn die Wertung aktiviert ist.

    Gib eine Zahl aus der Liste ein oder den Namen einer Region oder Karte. { cli-word-help } zeigt alles Weitere, { cli-word-why } und ein Name sagen, warum etwas nicht erlaubt ist, { cli-word-undo } nimmt etwas zurück.

    Spielpläne, Karten und Plättchen sind hier unser eigener Entwurf, denn die Bilder der Anleitung sind verloren. Dieses Programm ist unabhängig: Weder Autoren noch Verlag des Spiels haben daran Anteil.
cryhavoc-side = Armee

## What is asked

cryhavoc-prompt-landing = Wähle eine Region für dein HQ.
cryhavoc-prompt-discard =
    { $n ->
        [one] Wähle eine Karte, die du abwirfst.
       *[other] Wirf { $n } Karten ab: Wähle eine davon.
    }
cryhavoc-prompt-discard-looked = Wähle die Karte, die du abwirfst. Die andere behältst du.
cryhavoc-prompt-keep = Wähle die Karte, die du behältst. Die andere wird in ihren Stapel zurückgemischt.
cryhavoc-prompt-drop = Dein Lager ist zu voll: Wähle die Karte, die unter ihren Stapel kommt.
cryhavoc-prompt-deck = Wähle einen Terrain-Stapel.
cryhavoc-prompt-deck-back = Dein Lager ist zu voll: Wähle den Stapel, unter den eine deiner gelagerten Karten zurückkommt.
# $vp: what the player has.
cryhavoc-prompt-ransom = Befreie für 2 Siegpunkte eine deiner gefangenen Einheiten (du hast { $vp }), oder keine mehr.
# $n: which action it is, of $most.
cryhavoc-prompt-action = Aktion { $n } von { $most }: Wähle eine. Davor und danach darfst du Fähigkeiten nutzen.
cryhavoc-prompt-after-action = Deine Aktion ist ausgeführt. Nutze eine Fähigkeit, oder beende deinen Zug.
# $cards: chosen so far; they give $n points.
cryhavoc-prompt-cards =
    { $row ->
        [move] Bewegung
        [recruit] Rekrutieren
       *[build] Bauen
    }: { $cards ->
        [0] Wähle Karten, die du für ihre Symbole spielst, oder spiele keine.
        [one] 1 Karte gewählt ({ cryhavoc-n-points }). Wähle weitere, oder spiele sie aus.
       *[other] { $cards } Karten gewählt ({ cryhavoc-n-points }). Wähle weitere, oder spiele sie aus.
    }
cryhavoc-prompt-unit =
    { $n ->
        [one] Noch 1 Bewegungspunkt
       *[other] Noch { $n } Bewegungspunkte
    }: Wähle eine Region, aus der du eine Einheit bewegst, oder höre auf.
cryhavoc-prompt-goal = Wähle, wohin die Einheit aus der Region { $region } geht.
cryhavoc-prompt-explore-next = Wähle, wo du als Nächstes erkundest.
cryhavoc-prompt-wake-next = Wähle, wo du als Nächstes auf die Trogg triffst.
cryhavoc-prompt-battle-next = Wähle, wohin der nächste Gefechtsmarker kommt: In dieser Reihenfolge werden die Gefechte ausgetragen.
# $n: points.
cryhavoc-prompt-recruits =
    { $n ->
        [one] 1 Rekrutierungspunkt
       *[other] { $n } Rekrutierungspunkte
    }: Wähle, wie viele Einheiten du rekrutierst. In deiner Reserve: { $reserve }.
cryhavoc-prompt-structure =
    { $n ->
        [one] Noch 1 Baupunkt
       *[other] Noch { $n } Baupunkte
    }: Baue oder aktiviere ein Bauwerk, oder höre auf.
cryhavoc-prompt-structure-here =
    { $n ->
        [one] Noch 1 Baupunkt
       *[other] Noch { $n } Baupunkte
    }, nur für die Region { $region }: Baue oder aktiviere ein Bauwerk, oder höre auf.
# $n: units not yet placed.
cryhavoc-prompt-station = Gefecht in der Region { $region }: Wähle, wie viele Einheiten { cryhavoc-faction-of } { cryhavoc-onto-objective } kommen (noch zu platzieren: { $n }). Der Rest kommt am Ende auf die Zermürbung.
cryhavoc-prompt-tactic = Gefecht in der Region { $region }: Spiele für { cryhavoc-faction-object } eine Taktik-Karte, oder passe.
cryhavoc-prompt-prisoner = Wähle die Zielvorgabe, von der du eine Einheit { cryhavoc-other-of } gefangen nimmst.
cryhavoc-prompt-victim =
    { $n ->
        [one] Noch 1 Einheit
       *[other] Noch { $n } Einheiten
    } in der Zermürbung zu vernichten: Wähle die Zielvorgabe, auf der eine Einheit { cryhavoc-other-of } fällt.
cryhavoc-prompt-retreat = Wähle die Region, in die du fliehst: { cryhavoc-n-units } { cryhavoc-faction-of }.
cryhavoc-prompt-nest = Die Trogg haben die Region { $region } verloren: Wähle eine angrenzende Region für ihr Nest.

# What effects ask for. $n: how many more.
cryhavoc-prompt-effect-option = Wähle eines.
cryhavoc-prompt-effect-pay-card = Wähle eine Karte, die du dafür abwirfst, oder verzichte.
cryhavoc-prompt-effect-pay-unit-at = Wähle eine Region, aus der du eine Einheit in die Reserve zurücknimmst, oder verzichte.
cryhavoc-prompt-effect-pay-unit-on = Wähle die Zielvorgabe, von der du eine Einheit in die Reserve zurücknimmst, oder verzichte.
cryhavoc-prompt-effect-pay-structure = Wähle ein Bauwerk, das du aufgibst, oder verzichte.
cryhavoc-prompt-effect-pay-more = Gib einen ab, oder höre auf.
cryhavoc-prompt-effect-shift-from = Wähle die Zielvorgabe, von der du eine Einheit verschiebst, oder höre auf. Noch möglich: { $n }.
cryhavoc-prompt-effect-shift-to = Wähle, wohin die Einheit { cryhavoc-from-objective } kommt.
cryhavoc-prompt-effect-call-from = Wähle eine Region, aus der du eine Einheit holst, oder höre auf. Noch möglich: { $n }.
cryhavoc-prompt-effect-call-to = Wähle die Zielvorgabe für die Einheit aus der Region { $region }.
cryhavoc-prompt-effect-withdraw-from = Wähle die Zielvorgabe, von der eine Einheit das Gefecht verlässt, oder höre auf. Noch möglich: { $n }.
cryhavoc-prompt-effect-place = Wähle deinen Platz auf der Leiste „Neue Initiative“.
cryhavoc-prompt-effect-teleport-from = Wähle die Region, aus der du Einheiten versetzt, oder verzichte. Höchstens: { $n }.
cryhavoc-prompt-effect-teleport-to = Wähle, wohin die Einheiten aus der Region { $region } kommen.
cryhavoc-prompt-effect-teleport-more = Versetze noch eine Einheit, oder höre auf. Noch möglich: { $n }.
cryhavoc-prompt-effect-deploy-at = Wähle eine Region für Einheiten aus deiner Reserve, oder verzichte. Höchstens: { $n }.
cryhavoc-prompt-effect-deploy-on = Wähle eine Zielvorgabe für eine Einheit aus der Reserve, oder höre auf. Noch möglich: { $n }.
cryhavoc-prompt-effect-deploy-more = Stelle eine Einheit aus der Reserve dorthin, oder höre auf. Noch möglich: { $n }.
cryhavoc-prompt-effect-kill-at = Wähle die Region, in der du vernichtest, oder verzichte.
cryhavoc-prompt-effect-kill-whose = Wähle, wessen Einheit in der Region { $region } fällt.
cryhavoc-prompt-effect-kill-on = Wähle die Zielvorgabe, auf der du vernichtest, oder verzichte.
cryhavoc-prompt-effect-kill-more = Vernichte dort noch eine Einheit, oder höre auf. Noch möglich: { $n }.
cryhavoc-prompt-effect-control-at = Wähle die Region, über die du die Kontrolle übernimmst, oder verzichte.
cryhavoc-prompt-effect-free-from = Wähle, wessen Gefangenen du zurückholst, oder höre auf. Noch möglich: { $n }.
cryhavoc-prompt-effect-token-at = Wähle eine Region für das Plättchen, oder höre auf. Noch möglich: { $n }.
cryhavoc-prompt-effect-trigger-at = Wähle, wo ein Kriegstrupp oder Nest aufgedeckt wird, oder verzichte.
cryhavoc-prompt-effect-structure-from = Wähle ein Bauwerk, das du versetzt, oder höre auf. Noch möglich: { $n }.
cryhavoc-prompt-effect-structure-to = Wähle, wohin das Bauwerk kommt.
cryhavoc-prompt-effect-trogs-from = Wähle eine Region, aus der du einen Kriegstrupp oder ein Nest versetzt, oder höre auf. Noch möglich: { $n }.
cryhavoc-prompt-effect-trogs-to = Wähle, wohin das Plättchen aus der Region { $region } kommt.
cryhavoc-prompt-effect-crystals-at = Wähle eine Region für die Kristalle.
cryhavoc-prompt-effect-crystals-off = Entferne einen Kristall, oder höre auf. Noch möglich: { $n }.
cryhavoc-prompt-effect-harvest-at = Wähle eine Region, aus der du Kristalle nimmst, oder verzichte.
cryhavoc-prompt-effect-harvest-more = Nimm einen Kristall, oder höre auf. Noch möglich: { $n }.

## What can be done

cryhavoc-do-land = HQ in der Region { $region } errichten
cryhavoc-do-discard = Abwerfen: { $card }
cryhavoc-do-keep = Behalten: { $card }
cryhavoc-do-drop = Zurücklegen: { $card }
cryhavoc-do-deck = { cryhavoc-deck-name }
cryhavoc-do-ransom = Eine Einheit { cryhavoc-other-from } für 2 Siegpunkte befreien
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
        [0] Keine Karte ausspielen
        [one] Die Karte ausspielen: { cryhavoc-n-points }
       *[other] Die { $cards } Karten ausspielen: { cryhavoc-n-points }
    }
cryhavoc-do-from = Eine Einheit aus der Region { $region } bewegen
cryhavoc-do-to = Von { $from } nach { $region }
# $offer: explore-next, wake-next or battle-next.
cryhavoc-do-next =
    { $offer ->
        [explore-next] Region { $region } erkunden
        [wake-next] In der Region { $region } auf die Trogg treffen
       *[battle-next] Gefechtsmarker in die Region { $region } legen
    }
cryhavoc-do-raise =
    { $n ->
        [0] Niemanden rekrutieren
       *[other] { cryhavoc-n-units } rekrutieren
    }
cryhavoc-do-construct = Bauen: { cryhavoc-site-name } (Kosten { $cost })
cryhavoc-do-activate = Aktivieren: { cryhavoc-site-name } (Kosten { $cost })
# $offer: ransom, unit or structure.
cryhavoc-do-done =
    { $offer ->
        [ransom] Niemanden mehr befreien
        [unit] Nicht weiter bewegen
       *[structure] Nicht weiter bauen
    }
cryhavoc-do-station = { cryhavoc-n-units } { cryhavoc-onto-objective }
cryhavoc-do-tactic = Ausspielen: { $card }
cryhavoc-do-pass = Passen
cryhavoc-do-capture = Eine Einheit { cryhavoc-off-objective } gefangen nehmen
cryhavoc-do-kill = Eine Einheit { cryhavoc-at-objective } vernichten
cryhavoc-do-retreat = In die Region { $region } fliehen
cryhavoc-do-nest = Nest in die Region { $region } legen
cryhavoc-do-region = { $region }
cryhavoc-do-objective = { cryhavoc-objective-name }
cryhavoc-do-card = { $card }
# $effect: what that choice does, as whole sentences.
cryhavoc-do-option = { $effect }
cryhavoc-do-owner = { cryhavoc-other-name }
cryhavoc-do-site = { cryhavoc-site-name }
cryhavoc-do-place = Platz { $place }
# $question: what the effect asks, see the prompts above.
cryhavoc-do-more =
    { $question ->
        [pay-more] Einen abgeben
        [teleport-more] Noch eine Einheit versetzen
        [deploy-more] Eine Einheit dorthin stellen
        [kill-more] Noch eine Einheit vernichten
        [crystals-off] Einen Kristall entfernen
       *[harvest-more] Einen Kristall nehmen
    }
cryhavoc-do-stop =
    { $question ->
        [pay-more] Nichts mehr abgeben
       *[other] Nichts weiter
    }

## What happened

cryhavoc-event-faction = { $player } führt { cryhavoc-faction-object }.
cryhavoc-event-landed = { cryhavoc-faction-subject } errichten ihr HQ in der Region { $region }.
cryhavoc-event-skill = { cryhavoc-faction-subject } haben die Fähigkeit „{ $skill }“.
cryhavoc-event-initiative = Initiative, Platz { $place }: { cryhavoc-faction-name }.
cryhavoc-event-round = Runde { $n } beginnt.
cryhavoc-event-event = Ereignis: { $event }.
# $place: which event spot of the score track.
cryhavoc-event-event-passed = { cryhavoc-faction-subject } ziehen an Ereignisfeld { $place } vorbei: Was dort liegt, kommt auf das nächste Ereignis.
cryhavoc-event-order = { cryhavoc-faction-subject } nehmen auf der Leiste „Neue Initiative“ Platz { $place } ein.
cryhavoc-event-drew = { cryhavoc-faction-subject } ziehen eine Karte: { $card }.
cryhavoc-event-drew-hidden = { cryhavoc-faction-subject } ziehen eine Karte.
cryhavoc-event-rebuilt = { cryhavoc-faction-subject } mischen ihren Ablagestapel zu einem neuen Nachziehstapel.
cryhavoc-event-discarded = { cryhavoc-faction-subject } werfen eine Karte ab: { $card }.
cryhavoc-event-looked = { cryhavoc-faction-subject } sehen sich eine Karte { cryhavoc-deck-from } an: { $card }.
cryhavoc-event-looked-hidden = { cryhavoc-faction-subject } sehen sich eine Karte { cryhavoc-deck-from } an.
cryhavoc-event-kept = { cryhavoc-faction-subject } behalten eine Karte: { $card }.
cryhavoc-event-kept-hidden = { cryhavoc-faction-subject } behalten eine Karte.
cryhavoc-event-returned = { cryhavoc-faction-subject } mischen eine Karte in ihren Stapel zurück: { $card }.
cryhavoc-event-stored = { cryhavoc-faction-subject } legen eine Karte ins Lager: { $card }.
cryhavoc-event-stored-hidden = { cryhavoc-faction-subject } legen eine Karte { cryhavoc-deck-from } verdeckt ins Lager.
cryhavoc-event-dropped = { cryhavoc-faction-subject } legen eine Karte unter ihren Stapel zurück: { $card }.
cryhavoc-event-dropped-hidden = { cryhavoc-faction-subject } legen eine gelagerte Karte { cryhavoc-deck-from } darunter zurück.
# $n: which action of the round.
cryhavoc-event-turn = { $player } führt für { cryhavoc-faction-object } Aktion { $n } aus.
cryhavoc-event-action =
    { $row ->
        [move] { cryhavoc-faction-subject } wählen Bewegung.
        [recruit] { cryhavoc-faction-subject } wählen Rekrutieren.
       *[build] { cryhavoc-faction-subject } wählen Bauen.
    }
cryhavoc-event-played =
    { $row ->
        [move] { cryhavoc-faction-subject } spielen „{ $card }“ für Bewegung.
        [recruit] { cryhavoc-faction-subject } spielen „{ $card }“ für Rekrutieren.
       *[build] { cryhavoc-faction-subject } spielen „{ $card }“ für Bauen.
    }
cryhavoc-event-points = { cryhavoc-faction-subject } haben { cryhavoc-n-points }.
cryhavoc-event-enabled = { cryhavoc-faction-subject } aktivieren die Wertung.
cryhavoc-event-skill-used = { cryhavoc-faction-subject } nutzen „{ $skill }“.
cryhavoc-event-skill-ready = { cryhavoc-faction-name }: „{ $skill }“ ist wieder bereit.
cryhavoc-event-moved = { cryhavoc-faction-subject } bewegen eine Einheit von { $from } nach { $to }.
cryhavoc-event-found = { cryhavoc-faction-subject } erkunden die Region { $region }: { $find }.
# $trogs: the token. $n: units that appear.
cryhavoc-event-revealed = { cryhavoc-faction-subject } treffen in der Region { $region } auf die Trogg. { $trogs }: { cryhavoc-n-units }.
cryhavoc-event-crystals = { $region }: { cryhavoc-n-crystals } mehr.
cryhavoc-event-crystals-gone = { $region }: { cryhavoc-n-crystals } weniger.
cryhavoc-event-harvested = { cryhavoc-faction-subject } nehmen { cryhavoc-n-crystals } aus der Region { $region } in ihr Lager.
cryhavoc-event-lost-to-trogs = Die Reserve der Trogg ist leer: { cryhavoc-faction-subject } verlieren eine Einheit in der Region { $region }.
cryhavoc-event-control = { cryhavoc-faction-subject } übernehmen die Kontrolle über die Region { $region }.
cryhavoc-event-control-nobody = Niemand kontrolliert mehr die Region { $region }.
cryhavoc-event-battle-token = Gefechtsmarker { $n } in der Region { $region }: { cryhavoc-faction-subject } greifen an.
cryhavoc-event-battle-off = Der Gefechtsmarker in der Region { $region } wird entfernt.
cryhavoc-event-recruited = { cryhavoc-faction-subject } rekrutieren { cryhavoc-n-units }.
cryhavoc-event-deployed = { cryhavoc-faction-subject } stellen { cryhavoc-n-units } aus der Reserve in die Region { $region }.
cryhavoc-event-built = { cryhavoc-faction-subject } bauen: { cryhavoc-site-name }.
cryhavoc-event-activated = { cryhavoc-faction-subject } aktivieren: { cryhavoc-site-name }.
cryhavoc-event-battle = Gefecht in der Region { $region }: { cryhavoc-faction-subject } greifen an, { cryhavoc-other-subject } verteidigen.
cryhavoc-event-stationed = { cryhavoc-faction-name }: { cryhavoc-objective-control } { $control }, { cryhavoc-objective-prisoners } { $prisoners }, { cryhavoc-objective-attrition } { $attrition }.
cryhavoc-event-tactic = { cryhavoc-faction-subject } spielen „{ $card }“.
cryhavoc-event-tactic-for = Für { cryhavoc-faction-object } spielen { cryhavoc-other-subject } „{ $card }“.
cryhavoc-event-passed = { cryhavoc-faction-subject } passen.
cryhavoc-event-joined = { cryhavoc-faction-subject } stellen { cryhavoc-n-units } dazu: { cryhavoc-objective-name }.
cryhavoc-event-shifted = Eine Einheit { cryhavoc-faction-of } wechselt { cryhavoc-from-objective } { cryhavoc-to-objective }.
cryhavoc-event-left = Eine Einheit { cryhavoc-faction-of } verlässt das Gefecht in der Region { $region }.
# $strength against $rest.
cryhavoc-event-won-control = { cryhavoc-faction-subject } gewinnen die Gebietskontrolle in der Region { $region } mit { $strength } zu { $rest }.
cryhavoc-event-won-prisoners = { cryhavoc-faction-subject } gewinnen die Gefangennahme.
cryhavoc-event-captured = { cryhavoc-faction-subject } nehmen eine Einheit { cryhavoc-other-of } gefangen.
cryhavoc-event-named = { cryhavoc-faction-subject } werden eine Einheit { cryhavoc-at-objective } vernichten.
cryhavoc-event-killed = { cryhavoc-faction-subject } vernichten { cryhavoc-n-units } { cryhavoc-other-of } in der Region { $region }.
cryhavoc-event-killed-by-nobody = Vernichtet in der Region { $region }: { cryhavoc-n-units } { cryhavoc-other-of }.
cryhavoc-event-retreated = { cryhavoc-faction-subject } fliehen mit { $n ->
        [one] 1 Einheit
       *[other] { $n } Einheiten
    } in die Region { $region }.
cryhavoc-event-to-reserve = { cryhavoc-faction-subject } nehmen { cryhavoc-n-units } in die Reserve zurück.
cryhavoc-event-nest = Ein Nest wird verdeckt in die Region { $region } gelegt.
cryhavoc-event-vp = { cryhavoc-faction-subject } erhalten { cryhavoc-n-vp }.
cryhavoc-event-ransomed = { cryhavoc-faction-subject } befreien für 2 Siegpunkte eine Einheit { cryhavoc-other-from }.
cryhavoc-event-freed = { cryhavoc-faction-subject } bekommen ohne Bezahlung eine Einheit { cryhavoc-other-from } zurück.
cryhavoc-event-scored-regions = { cryhavoc-faction-subject } erhalten { cryhavoc-n-vp } für ihre Regionen.
cryhavoc-event-scored-crystals = { cryhavoc-faction-subject } erhalten { cryhavoc-n-vp } für Kristalle ({ $crystals }).
cryhavoc-event-token-placed = { cryhavoc-faction-subject } legen ein Plättchen in die Region { $region }: { $token }.
cryhavoc-event-token-placed-nest = { cryhavoc-faction-subject } legen ein Trogg-Plättchen verdeckt in die Region { $region }.
cryhavoc-event-token-gone = { cryhavoc-faction-subject } nehmen ein Plättchen aus der Region { $region } zurück: { $token }.
cryhavoc-event-relocated = { cryhavoc-faction-subject } versetzen „{ $structure }“ von { $from } nach { $to }.
cryhavoc-event-relocated-trogs = { cryhavoc-faction-subject } versetzen ein verdecktes Trogg-Plättchen von { $from } nach { $to }.
cryhavoc-event-demolished = { cryhavoc-faction-subject } geben ein Bauwerk auf: { cryhavoc-site-name }.
cryhavoc-event-paid-unit = { cryhavoc-faction-subject } nehmen eine Einheit aus der Region { $region } in die Reserve zurück.
cryhavoc-event-paid-unit-battle = { cryhavoc-faction-subject } nehmen eine Einheit aus dem Gefecht in die Reserve zurück.
cryhavoc-event-paid-crystals = { cryhavoc-faction-subject } geben { cryhavoc-n-crystals } aus.
cryhavoc-event-strength = { cryhavoc-faction-subject } zählen { cryhavoc-at-objective } { $n } mehr.
cryhavoc-event-absorb = { cryhavoc-faction-subject } verlieren in der Zermürbung { $n } weniger.
cryhavoc-event-ties = { cryhavoc-faction-subject } gewinnen einen Gleichstand { cryhavoc-at-objective }.
cryhavoc-event-reversed = { cryhavoc-faction-subject } kehren die Reihenfolge der Zielvorgaben um.
cryhavoc-event-skipped = { cryhavoc-faction-subject } setzen in diesem Gefecht eine Zielvorgabe aus: { cryhavoc-objective-name }.
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
cryhavoc-why-no-hq-spot = { $thing } ist kein HQ-Feld. Wähle eines.
cryhavoc-why-hq-spot-taken = { $thing }: Dort steht schon ein HQ. Wähle ein freies HQ-Feld.
cryhavoc-why-not-in-hand = { $thing }: Diese Karte hast du nicht auf der Hand. Wähle eine, die du hast.
cryhavoc-why-not-looked-at = { $thing }: Diese Karte siehst du dir gerade nicht an. Wähle eine von denen.
cryhavoc-why-not-stored = { $thing }: Davon ist nichts in deinem Lager. Wähle etwas, das darin ist.
cryhavoc-why-deck-empty = { $thing }: Dort ist keine Karte mehr. Wähle einen anderen Stapel.
cryhavoc-why-no-prisoner-there = { $thing }: Dort ist keine deiner Einheiten gefangen. Wähle jemanden, der eine hat.
cryhavoc-why-too-few-vp = Eine Einheit kostet 2 Siegpunkte, und du hast { $vp }. Höre auf.
cryhavoc-why-scoring-enabled = Die Wertung ist in dieser Runde schon aktiviert. Wähle eine andere Aktion.
cryhavoc-why-final-round = In der letzten Runde ist die Wertung ohnehin aktiviert. Wähle eine andere Aktion.
cryhavoc-why-no-scoring-card = Dafür brauchst du „{ $card }“ auf der Hand. Wähle eine andere Aktion.
cryhavoc-why-no-such-skill = Diese Fähigkeit hast du in dieser Partie nicht. Wähle eine, die du hast.
cryhavoc-why-skill-exhausted = „{ $thing }“ ist bis zur nächsten Runde erschöpft. Wähle eine andere Fähigkeit oder eine Aktion.
cryhavoc-why-skill-passive = „{ $thing }“ wirkt von selbst und wird nie genutzt. Wähle eine andere Fähigkeit oder eine Aktion.
cryhavoc-why-skill-does-nothing = „{ $thing }“ lässt sich jetzt nicht nutzen: Der Preis ist nicht zu bezahlen, oder es gibt nichts zu tun.
cryhavoc-why-no-region = Diese Region gibt es auf diesem Spielplan nicht. Wähle eine, die es gibt.
cryhavoc-why-no-unit-there = { $thing }: Dort ist keine Einheit dafür. Wähle einen Ort mit einer.
cryhavoc-why-unit-halted = { $thing }: Deine Einheiten dort sind auf Gegner oder Trogg getroffen und müssen in dieser Aktion stehen bleiben. Wähle andere.
cryhavoc-why-attacker-stays = { $thing }: Dort greifst du an und kannst nicht weg. Wähle Einheiten einer anderen Region.
# $held: how many the attacker holds back.
cryhavoc-why-defender-blocked = { $thing }: Die Angreifer halten dort { $held } deiner Einheiten fest, und mehr hast du dort nicht. Wähle Einheiten einer anderen Region.
cryhavoc-why-nowhere-to-go = { $thing }: Einheiten dort können nirgendwohin. Wähle andere.
cryhavoc-why-not-adjacent = { $thing } grenzt nicht an. Wähle eine angrenzende Region.
cryhavoc-why-enemy-hq = { $thing }: Dort steht ein HQ, das du nicht betreten kannst. Wähle eine andere Region.
cryhavoc-why-battle-region = { $thing }: Dort ist ein Gefecht, nichts kommt hinein oder heraus. Wähle eine andere Region.
cryhavoc-why-closed-by-token = { $thing }: Ein Plättchen hält deine Einheiten fern. Wähle eine andere Region.
cryhavoc-why-not-to-resolve = { $thing }: Dort ist jetzt nichts auszuführen. Wähle eine der markierten Regionen.
cryhavoc-why-too-few-points = Das ist zu viel: Du kannst { $points } ausgeben. Wähle weniger.
cryhavoc-why-reserve-empty = { $thing }: In deiner Reserve ist nur noch { $reserve }. Wähle weniger, oder höre auf.
cryhavoc-why-no-such-structure = Deine Armee hat dieses Bauwerk nicht. Wähle eines, das sie hat.
cryhavoc-why-not-controlled = { $thing }: Diese Region kontrollierst du nicht, oder nicht seit Beginn der Aktion. Wähle eine, die du kontrollierst.
# $cost: of that structure. $points: what is left.
cryhavoc-why-too-dear = { $thing } kostet { $cost }, und du hast noch { $points }. Wähle etwas Billigeres, oder höre auf.
cryhavoc-why-not-in-hq = { $thing }: In ein HQ wird nichts gebaut oder gelegt. Wähle eine andere Region.
cryhavoc-why-no-building-in-battle = { $thing }: Dort ist ein Gefecht, und da wird nicht gebaut. Wähle eine andere Region.
cryhavoc-why-built-there = { $thing }: Ein solches Bauwerk steht dort schon. Wähle eine andere Region oder ein anderes Bauwerk.
cryhavoc-why-no-token-left = { $thing }: Alle deine Marker dieser Art liegen auf dem Spielplan. Wähle etwas anderes.
cryhavoc-why-not-built-there = { $thing }: Dieses Bauwerk steht dort nicht. Wähle eines, das dort steht.
cryhavoc-why-already-activated = { $thing }: In dieser Aktion schon aktiviert. Wähle ein anderes Bauwerk.
cryhavoc-why-structure-passive = { $thing }: Dieses Bauwerk wirkt von selbst und wird nie aktiviert. Wähle ein anderes.
cryhavoc-why-activation-in-battle = { $thing }: Dort ist ein Gefecht, in dem sich dieses Bauwerk nicht aktivieren lässt. Wähle ein anderes.
cryhavoc-why-activation-does-nothing = { $thing }: Jetzt nicht zu aktivieren; der Preis ist nicht zu bezahlen, oder es gibt nichts zu tun.
cryhavoc-why-too-few-units = So viele Einheiten sind nicht zu platzieren. Wähle weniger.
cryhavoc-why-no-battle-effect = „{ $thing }“ hat keinen Gefechts-Effekt. Wähle eine andere Karte, oder passe.
cryhavoc-why-other-terrain = „{ $thing }“ wirkt nur auf dem eigenen Terrain. Wähle eine andere Karte, oder passe.
cryhavoc-why-no-terrain = „{ $thing }“ braucht ihr Terrain, und diese Region hat keines. Wähle eine andere Karte, oder passe.
cryhavoc-why-no-enemy-there = { $thing }: Dort ist keine gegnerische Einheit dafür. Wähle einen Ort mit einer.
cryhavoc-why-no-victim-there = { $thing }: Dort ist keine gegnerische Einheit mehr zu vernichten. Wähle eine Zielvorgabe mit einer.
cryhavoc-why-not-own-region = { $thing }: Diese Region kontrollierst du nicht. Wähle eine, die du kontrollierst.
cryhavoc-why-retreat-not-adjacent = { $thing } grenzt nicht an die Region des Gefechts. Fliehe in eine angrenzende Region, die du kontrollierst.
cryhavoc-why-region-controlled = { $thing }: Jemand kontrolliert diese Region. Wähle eine, die niemand kontrolliert.
cryhavoc-why-nest-not-adjacent = { $thing } grenzt nicht an die Region des Gefechts. Wähle eine angrenzende Region, die niemand kontrolliert.
cryhavoc-why-hq-protected = { $thing }: An diesem Tisch erreichen Effekte kein HQ. Wähle eine andere Region.
cryhavoc-why-no-battle-regions = { $thing }: An diesem Tisch erreicht dieser Effekt keine Gefechtsregion. Wähle eine andere Region.
cryhavoc-why-not-on-card = { $thing }: Das erlaubt der Text nicht. Wähle etwas, das er erlaubt.
cryhavoc-why-same-place = { $thing }: Dort ist es schon. Wähle einen anderen Ort.
cryhavoc-why-nothing-to-do = { $thing }: Das würde nichts bewirken. Wähle etwas anderes.
cryhavoc-why-cannot-pay = { $thing }: Der Preis ist nicht zu bezahlen, oder es gäbe nichts zu tun. Wähle etwas anderes.
cryhavoc-why-must-do = Darauf darfst du nicht verzichten. Wähle eine der Möglichkeiten.
cryhavoc-why-must-finish = Was begonnen ist, muss zu Ende geführt werden. Wähle eine der Möglichkeiten.
cryhavoc-why-no-target-there = { $thing }: Dort ist nichts, wovon der Text spricht. Wähle einen anderen Ort.
cryhavoc-why-token-there = { $thing }: Dort liegt schon ein solches Plättchen. Wähle eine andere Region.
cryhavoc-why-too-far-away = { $thing } ist dafür zu weit weg. Wähle eine nähere Region.
cryhavoc-why-region-occupied = { $thing }: Dort stehen Einheiten. Wähle eine leere Region.
cryhavoc-why-no-such-place = So viele Plätze gibt es nicht. Wähle einen, den es gibt.

## What a table can choose

cryhavoc-option-edition = Die Ausgabe der Anleitung. Sie setzt alle Optionen darunter; jede lässt sich auch einzeln wählen.
cryhavoc-option-level = Wie viele Fähigkeiten jeder hat.
cryhavoc-option-factions = Eine Armee für jeden Platz am Tisch, mit Kommas getrennt; drawn überlässt es dem Los. Trogg nur zu viert.
cryhavoc-option-hq_placement = Wie die HQs in ihre Regionen kommen.
cryhavoc-option-start_tunnels = Wie viele Tunnel die Trogg am Anfang haben, zu viert.
cryhavoc-option-nests_with_four = Ob zu viert mit Nestern gespielt wird.
cryhavoc-option-passing_events = Wann ein Siegpunktmarker, der an einem Ereignis vorbeizieht, es weiterschiebt, was die Partie verkürzt.
cryhavoc-option-skill_tokens = Was aus den Plättchen der Fähigkeiten wird, wenn diese wieder bereit sind.
cryhavoc-option-played_cards = Wann Karten, die für eine Aktion gespielt wurden, auf den Ablagestapel kommen.
cryhavoc-option-woken_regions = In welchen Regionen nach einer Bewegung Kriegstrupps und Nester aufgedeckt werden.
cryhavoc-option-other_own_card = Was mit der anderen Karte geschieht, wenn man von zweien des eigenen Stapels eine behält.
cryhavoc-option-battle_numbers = Ob die Nummer eines ausgefallenen Gefechts in derselben Runde wieder verwendet wird.
cryhavoc-option-attrition = Wie in der Zermürbung die Opfer benannt werden.
cryhavoc-option-retreat_reveals = Ob eine Flucht Kriegstrupps und Nester der Region aufdeckt.
cryhavoc-option-nest_chosen_by = Wer die Region für das Nest besiegter Trogg wählt.
cryhavoc-option-token_targets = Ob Plättchen in einem Gefecht vernichtet werden können.
cryhavoc-option-hq_targets = Ob Effekte anderer ein HQ erreichen.
cryhavoc-option-battle_regions = Ob Effekte, die von einer Region sprechen, Gefechtsregionen erreichen.
cryhavoc-option-trog_entry = Was eine Trogg-Einheit tut, die eine Region mit Kriegstrupp oder Nest betritt.
cryhavoc-option-tunnel_links = Welche Tunnel für die Trogg Regionen verbinden.

cryhavoc-value-edition-en = Englisch
cryhavoc-value-edition-pl = Polnisch
cryhavoc-value-edition-de = Deutsch
cryhavoc-value-edition-pt = Portugiesisch
cryhavoc-value-level-first = Anfänger: die Standard-Fähigkeit
cryhavoc-value-level-experienced = Fortgeschrittene: eine Fähigkeit mehr
cryhavoc-value-level-veteran = Experten: zwei Fähigkeiten mehr
cryhavoc-value-factions-drawn = durch das Los
cryhavoc-value-factions-humans = { cryhavoc-faction-humans }
cryhavoc-value-factions-pilgrims = { cryhavoc-faction-pilgrims }
cryhavoc-value-factions-machines = { cryhavoc-faction-machines }
cryhavoc-value-factions-trogs = { cryhavoc-faction-trogs }
cryhavoc-value-hq_placement-random = durch das Los
cryhavoc-value-hq_placement-chosen = die Spieler wählen
cryhavoc-value-start_tunnels-four = vier insgesamt
cryhavoc-value-start_tunnels-four_and_hq = vier und einen am HQ
cryhavoc-value-nests_with_four-used = ja
cryhavoc-value-nests_with_four-unused = nein
cryhavoc-value-passing_events-always = immer
cryhavoc-value-passing_events-not_in_first_game = nicht bei Anfängern
cryhavoc-value-skill_tokens-stay = sie bleiben liegen
cryhavoc-value-skill_tokens-return = sie kehren auf ihre Karten zurück
cryhavoc-value-played_cards-discarded_at_once = sofort
cryhavoc-value-played_cards-discarded_after_action = nach der Aktion
cryhavoc-value-woken_regions-moved_into = in denen, die betreten wurden
cryhavoc-value-woken_regions-with_units = in allen mit Einheiten dessen, der zieht
cryhavoc-value-other_own_card-shuffled_back = sie wird zurückgemischt
cryhavoc-value-other_own_card-discarded = sie wird abgeworfen
cryhavoc-value-battle_numbers-reused = ja
cryhavoc-value-battle_numbers-not_reused = nein
cryhavoc-value-attrition-at_once = beide Seiten gleichzeitig
cryhavoc-value-attrition-attacker_first = der Angreifer zuerst
cryhavoc-value-retreat_reveals-no = nein
cryhavoc-value-retreat_reveals-yes = ja, und ein Gefecht kann folgen
cryhavoc-value-nest_chosen_by-commander = wer sie führt
cryhavoc-value-nest_chosen_by-fighter = wer gegen sie gekämpft hat
cryhavoc-value-token_targets-untouchable = nein
cryhavoc-value-token_targets-killable = ja
cryhavoc-value-hq_targets-allowed = ja
cryhavoc-value-hq_targets-protected = nein
cryhavoc-value-battle_regions-included = ja
cryhavoc-value-battle_regions-excluded = nur wenn es da steht
cryhavoc-value-trog_entry-stops = sie bleibt stehen
cryhavoc-value-trog_entry-goes_on = sie darf weiterziehen
cryhavoc-value-tunnel_links-all = alle
cryhavoc-value-tunnel_links-own_or_free = solche in Regionen, die sie oder niemand kontrolliert

## Where victory points come from

cryhavoc-score-regions = Regionen
cryhavoc-score-crystals = Kristalle
cryhavoc-score-control = { cryhavoc-objective-control }
cryhavoc-score-kills = Vernichtete Einheiten
cryhavoc-score-prisoners = Gefangene
cryhavoc-score-symbols = Siegpunkt-Symbole auf Karten
cryhavoc-score-effects = Karten, Fähigkeiten, Bauwerke und Ereignisse
cryhavoc-score-ransom = Freigekaufte Einheiten
