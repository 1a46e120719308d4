### Cry Havoc, what is asked (German): the question, at most 42 letters; who asks it and why; what follows.
### Names of regions, cards and other parts of a pack are shown as they are, never inflected.

## The question

cryhavoc-prompt-landing = Wo errichtest du dein HQ?
cryhavoc-prompt-discard = Welche Karte wirfst du ab?
cryhavoc-prompt-discard-looked = Welche der beiden Karten wirfst du ab?
cryhavoc-prompt-keep = Welche Karte behältst du?
cryhavoc-prompt-drop = Welche gelagerte Karte geht zurück?
cryhavoc-prompt-deck = Von welchem Terrain-Stapel ziehst du?
cryhavoc-prompt-deck-back = Unter welchen Stapel kommt eine Karte?
cryhavoc-prompt-ransom = Bei wem befreist du eine Einheit?
cryhavoc-prompt-action = Welche Aktion führst du aus?
cryhavoc-prompt-after-action = Welche Fähigkeit nutzt du noch?
cryhavoc-prompt-cards = Welche Karten spielst du aus?
cryhavoc-prompt-unit = Von wo bewegst du eine Einheit?
cryhavoc-prompt-goal = Wohin geht die Einheit?
cryhavoc-prompt-explore-next = Wo erkundest du als Nächstes?
cryhavoc-prompt-wake-next = Welches Trogg-Plättchen deckst du auf?
cryhavoc-prompt-wake-next-own = Wo kommen als Nächstes deine Trogg hervor?
cryhavoc-prompt-token = Welches Plättchen deckst du zuerst auf?
cryhavoc-prompt-battle-next = Wohin kommt der nächste Gefechtsmarker?
cryhavoc-prompt-recruits = Wie viele Einheiten rekrutierst du?
cryhavoc-prompt-structure = Was baust oder aktivierst du?
cryhavoc-prompt-station = Wie verteilst du die Einheiten?
cryhavoc-prompt-tactic = Welche Taktik-Karte spielst du?
cryhavoc-prompt-prisoner = Von wo nimmst du eine Einheit gefangen?
cryhavoc-prompt-victim = Wo vernichtest du eine Einheit?
cryhavoc-prompt-retreat = Wohin fliehen deine Einheiten?
cryhavoc-prompt-nest = Wohin kommt ihr Nest?

# What effects ask for.
cryhavoc-prompt-effect-option = Welchen Effekt wählst du?
cryhavoc-prompt-effect-pay-card = Welche Karte wirfst du dafür ab?
cryhavoc-prompt-effect-pay-unit-at =
    { $n ->
        [one] Aus welcher Region nimmst du eine Einheit?
       *[other] Aus welcher Region nimmst du Einheiten?
    }
cryhavoc-prompt-effect-pay-unit-on = Von wo nimmst du die Einheit zurück?
cryhavoc-prompt-effect-pay-structure = Welches Bauwerk entfernst du dafür?
# $paid: how many so far.
cryhavoc-prompt-effect-pay-more =
    { $paid ->
        [0] Zahlst du dafür?
       *[other] Zahlst du noch einmal?
    }
cryhavoc-prompt-effect-shift-from = Von wo verschiebst du eine Einheit?
cryhavoc-prompt-effect-shift-to = Auf welche Zielvorgabe kommt sie?
cryhavoc-prompt-effect-call-from = Von wo holst du eine Einheit?
cryhavoc-prompt-effect-call-to = Auf welche Zielvorgabe geht sie?
cryhavoc-prompt-effect-withdraw-from = Von wo ziehst du eine Einheit ab?
cryhavoc-prompt-effect-place = Welchen Platz in der Initiative nimmst du?
cryhavoc-prompt-effect-teleport-from = Von wo versetzt du Einheiten?
cryhavoc-prompt-effect-teleport-to = Wohin gehen die Einheiten?
cryhavoc-prompt-effect-teleport-more = Geht noch eine Einheit mit?
cryhavoc-prompt-effect-deploy-at =
    { $n ->
        [one] Wohin kommt eine Einheit aus der Reserve?
       *[other] Wohin kommen Einheiten aus der Reserve?
    }
cryhavoc-prompt-effect-deploy-on = Auf welche Zielvorgabe kommt die Einheit?
cryhavoc-prompt-effect-deploy-more = Setzt du eine Einheit aus der Reserve ein?
cryhavoc-prompt-effect-kill-at = Wo vernichtest du eine Einheit?
cryhavoc-prompt-effect-kill-whose = Wessen Einheit fällt?
cryhavoc-prompt-effect-kill-on = Wo vernichtest du eine Einheit?
cryhavoc-prompt-effect-kill-more = Vernichtest du dort noch eine Einheit?
cryhavoc-prompt-effect-control-at = Welche Region übernimmst du?
cryhavoc-prompt-effect-free-from = Wer gibt dir eine Einheit zurück?
# $kind: artillery, watchtower, ambush or skill.
cryhavoc-prompt-effect-token-at =
    { $kind ->
        [artillery] Wohin kommt der Geschossmarker?
        [watchtower] Wohin kommt der Marker „Wache halten“?
        [ambush] Wohin kommt das Trogg-Plättchen?
       *[skill] Wohin kommt das Fähigkeitsplättchen?
    }
cryhavoc-prompt-effect-trigger-at = Wo deckst du ein Trogg-Plättchen auf?
cryhavoc-prompt-effect-structure-from = Welches Bauwerk versetzt du?
cryhavoc-prompt-effect-structure-to = Wohin kommt das Bauwerk?
cryhavoc-prompt-effect-trogs-from = Welches Trogg-Plättchen versetzt du?
cryhavoc-prompt-effect-trogs-to = Wohin kommt das Trogg-Plättchen?
# $taken: yes if crystals are taken away.
cryhavoc-prompt-effect-crystals-at =
    { $taken ->
        [yes] Welche Region verliert Kristalle?
       *[no] { $n ->
            [one] Welche Region bekommt den Kristall?
           *[other] Welche Region bekommt die Kristalle?
        }
    }
cryhavoc-prompt-effect-crystals-off = Entfernst du einen Kristall?
cryhavoc-prompt-effect-harvest-at = Aus welcher Region nimmst du Kristalle?
cryhavoc-prompt-effect-harvest-more = Nimmst du einen Kristall?

## Who asks it, and why

cryhavoc-kicker-landing = Aufbau: dein HQ
# $most: cards in a hand.
cryhavoc-kicker-discard = Runde { $round }: mehr als { $most } Karten auf der Hand
cryhavoc-kicker-ransom = Runde { $round }: deine gefangenen Einheiten
# $turn: which action of the round it is, of $most.
cryhavoc-kicker-action = Runde { $round }, deine Aktion { $turn } von { $most }
cryhavoc-kicker-after-action = Runde { $round }, nach deiner Aktion { $turn } von { $most }
cryhavoc-kicker-row =
    Runde { $round }, deine Aktion { $turn } von { $most }: { $row ->
        [move] Bewegung
        [recruit] Rekrutieren
       *[build] Bauen
    }
cryhavoc-kicker-study = Runde { $round }, deine Aktion { $turn } von { $most }: zwei ziehen, eine behalten
# $offer: explore-next, wake-next or battle-next.
cryhavoc-kicker-arrival =
    { $offer ->
        [explore-next] Deine Bewegung ist zu Ende: mehrere Erkundungsplättchen
        [wake-next] Deine Bewegung ist zu Ende: mehrere Trogg-Plättchen
       *[battle-next] Deine Bewegung ist zu Ende: mehrere Gefechte
    }
cryhavoc-kicker-token = Kriegstrupp und Nest { FORM($region, case: "in") }
# $offer: station, tactic, prisoner, victim or retreat.
cryhavoc-kicker-battle =
    { $offer ->
        [station] Gefecht { FORM($region, case: "in") }: deine Einheiten
        [tactic] Gefecht { FORM($region, case: "in") }: Taktik-Karten
        [prisoner] Gefecht { FORM($region, case: "in") }: Gefangennahme gewonnen
        [victim] Gefecht { FORM($region, case: "in") }: Zermürbung
       *[retreat] Gefecht { FORM($region, case: "in") }: deine Einheiten fliehen
    }
cryhavoc-kicker-natives =
    { $offer ->
        [station] Gefecht { FORM($region, case: "in") }: Du führst die Trogg
        [tactic] Gefecht { FORM($region, case: "in") }: Taktik für die Trogg
        [prisoner] Gefecht { FORM($region, case: "in") }: Die Trogg gewinnen die Gefangennahme
       *[victim] Gefecht { FORM($region, case: "in") }: Zermürbung für die Trogg
    }
cryhavoc-kicker-nest = Die Trogg haben { FORM($region, case: "it") } verloren

# $source: the name of the card, event, skill, structure or token.
cryhavoc-kicker-event = Ereignis „{ $source }“, Runde { $round }
cryhavoc-kicker-find = Erkundung: { $source }
cryhavoc-kicker-skill = Deine Fähigkeit „{ $source }“
cryhavoc-kicker-structure = Du aktivierst: { $source }
cryhavoc-kicker-tactic = Gefecht { FORM($region, case: "in") }: Karte „{ $source }“
cryhavoc-kicker-initiative = Bonustext der Karte „{ $source }“
# $trigger: what it waits for.
cryhavoc-kicker-standing =
    { $source }, { $region }: { $trigger ->
        [enemy_enters] Gegner kommen
        [enemy_enters_empty] Gegner kommen
        [defend_here] Du verteidigst
        [battle_here] Gefecht
        [attrition_end] nach der Zermürbung
        [others_attrition_end] nach der Zermürbung im Gefecht anderer
        [structure_kill] Dein Bauwerk hat eine Einheit vernichtet
        [win_prisoners] Gefangennahme gewonnen
       *[win_control] Gebietskontrolle gewonnen
    }
# An effect whose name is not certain. $kind: event, find, skill, structure, tactic, initiative, standing or effect.
cryhavoc-kicker-effect =
    { $kind ->
        [event] Ereignis, Runde { $round }
        [find] Erkundung, Runde { $round }
        [skill] Deine Fähigkeit, Runde { $round }
        [structure] Dein Bauwerk, Runde { $round }
        [tactic] Taktik-Karte, Runde { $round }
        [initiative] Bonustext, Runde { $round }
       *[effect] Effekt, Runde { $round }
    }

## What follows

cryhavoc-then-landing = Du beginnst dort mit { cryhavoc-n-units }. Einheiten anderer Spieler dürfen nie hinein.
cryhavoc-then-discard = Offen abzuwerfen: { cryhavoc-n-cards }.
cryhavoc-then-discard-looked = Die andere behältst du.
cryhavoc-then-keep = Die andere wird in ihren Stapel zurückgemischt.
# $most: cards that the store holds.
cryhavoc-then-drop = Sie kommt unter ihren Stapel: Dein Lager fasst { $most } Karten.
cryhavoc-then-deck = Du siehst dir bis zu 2 Karten an und behältst 1.
cryhavoc-then-deck-store = Seine oberste Karte kommt verdeckt in dein Lager, das { $most } Karten fasst.
cryhavoc-then-deck-back = Dein Lager fasst { $most } Karten: Eine kommt unter ihren Stapel.
# $vp: what you have. $final: yes in the last round.
cryhavoc-then-ransom =
    2 Siegpunkte je Einheit; du hast { $vp }. { $final ->
        [yes] Dies ist die letzte Runde.
       *[no] Wer gefangen bleibt, kann in einer späteren Runde befreit werden.
    }
# $last: yes if it is your last action of the round. $scoring: yes if it is enabled, final in the last round.
cryhavoc-then-action =
    { $last ->
        [yes] Deine letzte Aktion dieser Runde. { cryhavoc-then-scoring }
       *[no] { cryhavoc-then-scoring } Vor und nach deiner Aktion darfst du Fähigkeiten nutzen.
    }
cryhavoc-then-scoring =
    { $scoring ->
        [yes] Die Wertung ist aktiviert: Am Rundenende zählen die Kristalle.
        [final] Letzte Runde: An ihrem Ende zählen die Kristalle.
       *[no] Die Wertung ist nicht aktiviert: Ohne sie zählen keine Kristalle.
    }
cryhavoc-then-after-action =
    { $last ->
        [yes] Oder beende den Zug, deinen letzten in dieser Runde.
       *[no] Oder beende den Zug: Was du nicht nutzt, bleibt bereit.
    }
# $cards: chosen so far. What they give stands on the button.
cryhavoc-then-cards =
    { $cards ->
        [0] { $row ->
            [move] Nur ihre Bewegungssymbole zählen. Ohne Karte bewegt sich niemand.
            [recruit] Nur ihre Rekrutierungssymbole zählen. Ohne Karte rekrutierst du niemanden.
           *[build] Nur ihre Bausymbole zählen. Ohne Karte wird nichts gebaut.
        }
       *[other] Du kannst weitere Karten dazunehmen oder eine zurücklegen. Ausgespielte Karten werden abgeworfen.
    }
# $n: points.
cryhavoc-then-unit =
    { $n ->
        [one] Noch 1 Bewegungspunkt. Ungenutzt verfällt er.
       *[other] Noch { $n } Bewegungspunkte. Ungenutzte verfallen.
    }
cryhavoc-then-goal =
    { $n ->
        [one] { FORM($region, case: "From") }, mit deinem letzten Bewegungspunkt.
       *[other] { FORM($region, case: "From") }, für 1 deiner { $n } Bewegungspunkte.
    }
cryhavoc-then-explore-next = Jedes Plättchen wird aufgedeckt und ausgeführt; die Reihenfolge bestimmst du.
cryhavoc-then-wake-next = Die Trogg und Kristalle des Plättchens erscheinen. Sind Trogg dabei, folgt ein Gefecht.
cryhavoc-then-wake-next-own = Die Trogg und Kristalle des Plättchens erscheinen.
cryhavoc-then-token = Das andere wird danach aufgedeckt.
cryhavoc-then-battle-next = Gefechte werden in der Reihenfolge ihrer Marker ausgetragen. Du greifst dort an.
# $reserve: units.
cryhavoc-then-recruits =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }; Einheiten in deiner Reserve: { $reserve }. Neue Einheiten kommen ins HQ; ungenutzte Punkte verfallen.
cryhavoc-then-structure =
    { $n ->
        [one] Noch 1 Baupunkt. Ungenutzt verfällt er.
       *[other] Noch { $n } Baupunkte. Ungenutzte verfallen.
    }
cryhavoc-then-structure-here = Nur { FORM($region, case: "in") }. { cryhavoc-then-structure }
# $n: units not yet placed. $natives: yes if they are Trogs whom nobody plays.
cryhavoc-then-station =
    Noch zu platzieren: { cryhavoc-n-units }. { $objective ->
        [control] { $natives ->
            [yes] Die Mehrheit behauptet die Region; bei Gleichstand der Verteidiger.
           *[no] Mit der Mehrheit gewinnst du die Region und 2 Siegpunkte; bei Gleichstand gewinnt der Verteidiger.
        }
        [prisoners] Die Mehrheit nimmt 1 gegnerische Einheit gefangen; bei Gleichstand niemand.
       *[attrition] Jede Einheit hier vernichtet 1 gegnerische.
    } Der Rest kommt auf die Zermürbung.
cryhavoc-then-tactic = Abwechselnd je eine Karte. Wenn du passt, spielst du in diesem Gefecht keine mehr.
# $natives: as above.
cryhavoc-then-prisoner =
    Gefangen zu nehmen: { cryhavoc-n-units } { cryhavoc-other-of }. { $natives ->
        [yes] Was die Trogg gefangen halten, bringt niemandem Punkte.
       *[no] Jede Runde bekommen die Spieler 1 Siegpunkt für jeden Gefangenen, den sie halten.
    }
cryhavoc-then-victim = Noch zu vernichten: { cryhavoc-n-units } { cryhavoc-other-of }. Wer jetzt fällt, zählt für die nächsten Zielvorgaben nicht mehr.
cryhavoc-then-retreat =
    { $n ->
        [one] 1 Einheit { FORM($region, case: "from") }.
       *[other] { $n } Einheiten { FORM($region, case: "from") }, alle in dieselbe Region.
    }
cryhavoc-then-nest = Das Nest liegt dort verdeckt. Wer hineinzieht, deckt es auf.
# $player: who fights the Trogs.
cryhavoc-then-natives = Du führst die Trogg, weil du links von { $player } sitzt. { $then }

# $effect: the price and what it buys, as whole sentences. $free: yes if you may do without.
cryhavoc-then-price =
    { $free ->
        [yes] { $effect } Oder verzichte.
       *[no] { $effect }
    }
# $n: how many there are.
cryhavoc-then-option =
    { $n ->
        [2] Der andere verfällt.
       *[other] Die anderen verfallen.
    }
cryhavoc-then-from = { FORM($region, case: "From") }.
cryhavoc-then-shifted = Sie kommt { cryhavoc-from-objective }.
cryhavoc-then-killed = Sie fällt { FORM($region, case: "in") } und kommt in die Reserve ihres Besitzers.
cryhavoc-then-place = Die anderen behalten ihre Reihenfolge. Das gilt ab der nächsten Runde.
# $way: first if it can be left out, more if what is left lapses, must if it has to be done.
cryhavoc-then-some =
    { $way ->
        [first] { cryhavoc-then-at-most } Du darfst verzichten.
        [more] { cryhavoc-then-at-most } Was du nicht nutzt, verfällt.
       *[must] { cryhavoc-then-at-most } Verzichten darfst du nicht.
    }
# $things: units, tokens, crystals, structures or regions.
cryhavoc-then-at-most =
    { $things ->
        [units] { $n ->
            [one] { cryhavoc-n-units }.
           *[other] Höchstens { cryhavoc-n-units }.
        }
        [tokens] { $n ->
            [one] 1 Stück.
           *[other] Höchstens { $n } Stück.
        }
        [crystals] { cryhavoc-n-crystals }.
        [structures] { $n ->
            [one] 1 Bauwerk.
           *[other] Höchstens { $n } Bauwerke.
        }
       *[regions] 1 Region.
    }
