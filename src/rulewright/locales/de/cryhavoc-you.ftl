# What happens in Cry Havoc, said to the player whom it is about; for other readers there is the text without -you or -from-you.

cryhavoc-event-faction-you = Du führst { cryhavoc-faction-object }.
cryhavoc-event-landed-you = Du errichtest dein HQ { FORM($region, case: "in") }.
cryhavoc-event-skill-you = Du hast die Fähigkeit „{ $skill }“.
cryhavoc-event-initiative-you = Initiative, Platz { $place }: du.
cryhavoc-event-event-passed-you =
    { $reached ->
        [yes] Du erreichst Ereignisfeld { $place }
       *[no] Du ziehst an Ereignisfeld { $place } vorbei
    }: Alles, was dort liegt, kommt auf das nächste Ereignis.
cryhavoc-event-order-you = Du nimmst auf der Leiste „Neue Initiative“ Platz { $place } ein.
cryhavoc-event-drew-you = Du ziehst eine Karte: { $card }.
cryhavoc-event-drew-hidden-you = Du ziehst eine Karte.
cryhavoc-event-rebuilt-you = Du mischst deinen Ablagestapel zu einem neuen Nachziehstapel.
cryhavoc-event-discarded-you = Du wirfst eine Karte ab: { $card }.
cryhavoc-event-looked-you = Du siehst dir eine Karte { cryhavoc-deck-from } an: { $card }.
cryhavoc-event-looked-hidden-you = Du siehst dir eine Karte { cryhavoc-deck-from } an.
cryhavoc-event-kept-you = Du behältst eine Karte: { $card }.
cryhavoc-event-kept-hidden-you = Du behältst eine Karte.
cryhavoc-event-returned-you = Du mischst eine Karte in ihren Stapel zurück: { $card }.
cryhavoc-event-stored-you = Du legst eine Karte ins Lager: { $card }.
cryhavoc-event-stored-hidden-you = Du legst eine Karte { cryhavoc-deck-from } verdeckt ins Lager.
cryhavoc-event-dropped-you = Du legst eine Karte wieder unter ihren Stapel: { $card }.
cryhavoc-event-dropped-hidden-you = Du legst eine gelagerte Karte { cryhavoc-deck-from } wieder unter diesen Stapel.
cryhavoc-event-turn-you = Deine Aktion { $n }.
cryhavoc-event-action-you =
    { $row ->
        [move] Du wählst die Aktion Bewegung.
        [recruit] Du wählst die Aktion Rekrutieren.
       *[build] Du wählst die Aktion Bauen.
    }
cryhavoc-event-played-you =
    { $row ->
        [move] Du spielst „{ $card }“ zum Bewegen.
        [recruit] Du spielst „{ $card }“ zum Rekrutieren.
       *[build] Du spielst „{ $card }“ zum Bauen.
    }
cryhavoc-event-points-you = Du hast { cryhavoc-n-points }.
cryhavoc-event-enabled-you = Du aktivierst die Wertung.
cryhavoc-event-skill-used-you = Du nutzt die Fähigkeit „{ $skill }“.
cryhavoc-event-skill-ready-you = Deine Fähigkeit „{ $skill }“ ist wieder bereit.
cryhavoc-event-moved-you = Du bewegst eine Einheit { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-found-you = Du erkundest { FORM($region, case: "it") }: { $find }.
cryhavoc-event-revealed-you =
    { $n ->
        [0] Du deckst { FORM($region, case: "in") } ein Trogg-Plättchen auf. { $trogs }: keine Einheit.
       *[other] Du deckst { FORM($region, case: "in") } ein Trogg-Plättchen auf. { $trogs }: { cryhavoc-n-units }.
    }
cryhavoc-event-harvested-you = Du nimmst { cryhavoc-n-crystals } { FORM($region, case: "from") } in dein Lager.
cryhavoc-event-lost-to-trogs-you = Die Reserve der Trogg ist leer: Du verlierst eine Einheit { FORM($region, case: "in") }.
cryhavoc-event-lost-to-trogs-own-you = Deine Reserve ist leer: Du verlierst eine Einheit { FORM($region, case: "in") }.
cryhavoc-event-control-you = Du übernimmst die Kontrolle { FORM($region, case: "of") }.
cryhavoc-event-battle-token-you = Gefechtsmarker { $n } { FORM($region, case: "in") }: Du greifst an.
cryhavoc-event-recruited-you = Du rekrutierst { cryhavoc-n-units }.
cryhavoc-event-deployed-you = Du stellst { cryhavoc-n-units } aus der Reserve { FORM($region, case: "to") }.
cryhavoc-event-built-you = Du baust: { cryhavoc-site-name }.
cryhavoc-event-activated-you = Du aktivierst: { cryhavoc-site-name }.
cryhavoc-event-battle-you = Gefecht { FORM($region, case: "in") }: Du greifst an, { cryhavoc-other-subject } verteidigen.
cryhavoc-event-battle-from-you = Gefecht { FORM($region, case: "in") }: { cryhavoc-faction-subject } greifen an, du verteidigst.
cryhavoc-event-stationed-you = Du: { cryhavoc-objective-control } { $control }, { cryhavoc-objective-prisoners } { $prisoners }, { cryhavoc-objective-attrition } { $attrition }.
cryhavoc-event-tactic-you = Du spielst „{ $card }“.
cryhavoc-event-tactic-for-you = Für dich spielen { cryhavoc-other-subject } „{ $card }“.
cryhavoc-event-tactic-for-from-you = Für { cryhavoc-faction-object } spielst du „{ $card }“.
cryhavoc-event-passed-you = Du passt.
cryhavoc-event-joined-you =
    { $n ->
        [one] Du stellst 1 weitere Einheit { cryhavoc-onto-objective }.
       *[other] Du stellst { $n } weitere Einheiten { cryhavoc-onto-objective }.
    }
cryhavoc-event-shifted-you = Eine deiner Einheiten wechselt { cryhavoc-from-objective } { cryhavoc-to-objective }.
cryhavoc-event-left-you = Eine deiner Einheiten verlässt das Gefecht { FORM($region, case: "in") }.
cryhavoc-event-won-control-you = Du gewinnst die Gebietskontrolle { FORM($region, case: "in") } mit { $strength } zu { $rest }.
cryhavoc-event-won-prisoners-you = Du gewinnst die Gefangennahme.
cryhavoc-event-captured-you = Du nimmst eine Einheit { cryhavoc-other-of } gefangen.
cryhavoc-event-captured-from-you = { cryhavoc-faction-subject } nehmen eine deiner Einheiten gefangen.
cryhavoc-event-named-you = Du wirst eine Einheit { cryhavoc-at-objective } vernichten.
cryhavoc-event-killed-you = Du vernichtest { cryhavoc-n-units } { cryhavoc-other-of } { FORM($region, case: "in") }.
cryhavoc-event-killed-from-you = { cryhavoc-faction-subject } vernichten { $n } deiner Einheiten { FORM($region, case: "in") }.
cryhavoc-event-killed-by-nobody-from-you = Vernichtet { FORM($region, case: "in") }: { $n } deiner Einheiten.
cryhavoc-event-retreated-you = Du fliehst mit { $n ->
        [one] 1 Einheit
       *[other] { $n } Einheiten
    } { FORM($region, case: "to") }.
cryhavoc-event-to-reserve-you = Du nimmst { cryhavoc-n-units } in die Reserve zurück.
cryhavoc-event-vp-you = Du erhältst { cryhavoc-n-vp }.
cryhavoc-event-ransomed-you = Du befreist für 2 Siegpunkte eine eigene Einheit aus der Gefangenschaft { cryhavoc-other-of }.
cryhavoc-event-ransomed-from-you = { cryhavoc-faction-subject } befreien für 2 Siegpunkte eine Einheit, die du gefangen hältst.
cryhavoc-event-freed-you = Du bekommst eine Einheit { cryhavoc-other-from } kostenlos zurück.
cryhavoc-event-freed-from-you = { cryhavoc-faction-subject } bekommen von dir kostenlos eine Einheit zurück.
cryhavoc-event-scored-regions-you = Du erhältst { cryhavoc-n-vp } für deine Regionen.
cryhavoc-event-scored-crystals-you = Du erhältst { cryhavoc-n-vp } für Kristalle ({ $crystals }).
cryhavoc-event-token-placed-you = Du legst „{ $token }“ { FORM($region, case: "to") }.
cryhavoc-event-token-placed-nest-you = Du legst ein Trogg-Plättchen verdeckt { FORM($region, case: "to") }.
cryhavoc-event-token-gone-you = Du nimmst „{ $token }“ { FORM($region, case: "from") } zurück.
cryhavoc-event-relocated-you = Du versetzt das Bauwerk „{ $structure }“ { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-relocated-trogs-you = Du versetzt ein verdecktes Trogg-Plättchen { FORM($from, case: "from") } { FORM($to, case: "to") }.
cryhavoc-event-demolished-you = Du entfernst ein eigenes Bauwerk: { cryhavoc-site-name }.
cryhavoc-event-paid-unit-you = Du nimmst eine Einheit { FORM($region, case: "from") } in die Reserve zurück.
cryhavoc-event-paid-unit-battle-you = Du nimmst eine Einheit aus dem Gefecht in die Reserve zurück.
cryhavoc-event-paid-crystals-you = Du gibst { cryhavoc-n-crystals } ab.
cryhavoc-event-strength-you = Du: +{ $n } { cryhavoc-at-objective }.
cryhavoc-event-absorb-you = Du verlierst in der Zermürbung { cryhavoc-n-units } weniger.
cryhavoc-event-ties-you = Du gewinnst bei Gleichstand { cryhavoc-at-objective }.
cryhavoc-event-reversed-you = Du kehrst die Reihenfolge der Zielvorgaben um.
cryhavoc-event-skipped-you = Du lässt in diesem Gefecht eine Zielvorgabe ausfallen: { cryhavoc-objective-name }.
cryhavoc-event-far-retreat-you = Du darfst in jede Region fliehen, die du kontrollierst.
cryhavoc-event-limited-you =
    { $n ->
        [0] Du darfst in diesem Gefecht keine Karten mehr spielen.
       *[other] Du darfst in diesem Gefecht nur noch { cryhavoc-n-cards } spielen.
    }
