### Cry Havoc in the terminal (German).

## Signs

# One letter for each faction, or two where two begin alike.
cryhavoc-cli-letter =
    { $faction ->
        [humans] Me
        [pilgrims] Wa
        [machines] Ma
       *[trogs] Tr
    }
cryhavoc-cli-hq = HQ
cryhavoc-cli-legend = { $unit } Einheiten  { $control } kontrolliert die Region  { $crystal } Kristalle  { cryhavoc-cli-hq } Hauptquartier  ! Kriegstrupp  @ Nest  ? Erkundung  +1 Bauwerke  '1 andere Marker und Plättchen  { $battle } Gefecht mit seiner Nummer  * wählbar  < Ausgangsregion
cryhavoc-cli-legend-icons = 2/1c/0 auf einer Karte: 2 Bewegung, 1 Rekrutieren, 0 Bau. c: insgesamt 1 Karte ziehen; cc: 1 Karte je Symbol; v: 1 Siegpunkt; t: der Bonustext.

## Beside the planet

# $round: 0 before the first. $turn: which action of the round, 0 before and after them. $scoring: open, enabled by $faction, or final in the last round.
cryhavoc-cli-round =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }{ $turn ->
        [0] {""}
       *[other] , Aktion { $turn }/{ $most }
    }{ $scoring ->
        [enabled] , Wertung aktiviert: { $faction }
        [final] , letzte Runde
       *[open] {""}
    }
# $same: yes if the order of the next round is that of this one.
cryhavoc-cli-order =
    { $same ->
        [yes] Reihenfolge { $now }
       *[no] Reihenfolge { $now }; nächste Runde { $then }
    }
# $list: numbers of the score track, each with a sign for every event. $count: how many. $last: where the game ends.
cryhavoc-cli-events =
    { $count ->
        [0] letztes Ereignis bei { $last } SP
       *[other] Ereignisse bei { $list }, letztes bei { $last } SP
    }
# $prisoners: no, or how many of whom. $crystals: in store.
cryhavoc-cli-faction =
    { $vp } SP  Reserve { $reserve }  Hand { $hand }  Stapel { $deck }{ $prisoners ->
        [no] {""}
       *[other] {"  "}Gefangene { $prisoners }
    }{ $crystals ->
        [0] {""}
       *[other] {"  "}Kristalle { $crystals }
    }
# $list: of each faction.
cryhavoc-cli-points = SP: { $list }
cryhavoc-cli-skills = Fähigkeiten: { $list }
cryhavoc-cli-structures = baubar: { $list }
cryhavoc-cli-natives =
    Trogg  Reserve { $reserve }{ $prisoners ->
        [no] {""}
       *[other] {"  "}Gefangene { $prisoners }
    }
# A token on the map that is no structure.
cryhavoc-cli-token = „{ $name }“
cryhavoc-cli-region =
    { $title }  { $contents }
    Grenzt an: { $near }.

## Cards, skills, structures

cryhavoc-cli-hand = Hand (Bewegung/Rekrutieren/Bau): { $list }
cryhavoc-cli-hand-short =
    { $count ->
        [one] Hand: 1 Karte, Bewegung { $move }, Rekrutieren { $recruit }, Bau { $build } („{ cli-word-hand }“ zeigt sie)
       *[other] Hand: { $count } Karten, zusammen Bewegung { $move }, Rekrutieren { $recruit }, Bau { $build } („{ cli-word-hand }“ zeigt sie)
    }
cryhavoc-cli-place-picked = für diese Aktion gewählt
cryhavoc-cli-place-looked_at = angesehen
cryhavoc-cli-place-stored = gelagert
# $place: one's own deck, cards played, discard pile; $count cards.
cryhavoc-cli-pile =
    { $place ->
        [deck] Nachziehstapel ({ $count }), Reihenfolge unbekannt
        [played] Vor dir ({ $count })
       *[discard] Ablagestapel ({ $count })
    }
# $list: several cards.
cryhavoc-cli-drew = { cryhavoc-faction-subject } ziehen Karten: { $list }.
# $kind: battle, scoring or initiative.
cryhavoc-cli-card-text =
    { $kind ->
        [battle] (Im Gefecht) { $text }
        [initiative] (Bonustext) { $text }
       *[scoring] { $text }
    }
cryhavoc-cli-skill =
    { $state ->
        [passive] Fähigkeit: { $name } (passiv)
        [exhausted] Fähigkeit: { $name } (erschöpft)
       *[ready] Fähigkeit: { $name } (bereit)
    }
cryhavoc-cli-structure =
    { $passive ->
        [yes] Bauwerk: { $name } (bauen { $build }, passiv, noch { $left })
       *[no] Bauwerk: { $name } (bauen { $build }, aktivieren { $activate }, noch { $left })
    }

## A battle

# $contents: units and crystals there, in signs.
cryhavoc-cli-battle = Gefecht: { $region } ({ $terrain }) { $contents }: { $attacker } gegen { $defender }
cryhavoc-cli-wins-control = so gewinnen die { $faction }
cryhavoc-cli-wins-prisoners = so nehmen die { $faction } eine Einheit gefangen
cryhavoc-cli-no-prisoner = Gleichstand: kein Gefangener
# Kills: $attacker $first, $defender $second.
cryhavoc-cli-kills = würden vernichten: { $attacker } { $first }, { $defender } { $second }
cryhavoc-cli-skipped = wird in diesem Gefecht nicht ausgewertet
cryhavoc-cli-hands = Handkarten: { $first }; { $second }
# $state: open, passed or limited to $limit.
cryhavoc-cli-cards-left =
    { $state ->
        [passed] { $name } { $n }, hat gepasst
        [limited] { $name } { $n }, darf noch { $limit } spielen
       *[open] { $name } { $n }
    }

## Choices

cryhavoc-cli-numbers = Gib eine Zahl ein: { $list }
cryhavoc-cli-study = Zwei ziehen, eine behalten:
# $verb: construct, activate or site.
cryhavoc-cli-sites =
    { $verb ->
        [construct] { $structure } bauen ({ $cost }):
        [activate] { $structure } aktivieren ({ $cost }):
       *[site] { $structure }:
    }
cryhavoc-cli-chosen = Gewählt:
cryhavoc-cli-unplayable = Hier nicht spielbar:

## The end

cryhavoc-cli-end-tie = Gleichstand nach Punkten: Es gewinnt, wer mehr Gefangene hält; bei gleich vielen, wer in der Initiativereihenfolge weiter hinten steht (C7.4).
cryhavoc-cli-end-counted = Regionen: { $regions } · Kristalle dort: { $crystals } · Gefangene: { $prisoners } · Bauwerke dort: { $structures }

## To read

cryhavoc-cli-word-map = regionen
cryhavoc-cli-word-cards = karten
cryhavoc-cli-word-skills = fähigkeiten
cryhavoc-cli-introduction = Gib eine Zahl aus der Liste ein oder den Namen einer Region oder Karte. „{ cli-word-help }“ zeigt alles Weitere, „{ cli-word-why }“ mit einem Namen dahinter sagt, warum etwas nicht erlaubt ist, „{ cli-word-undo }“ nimmt den letzten Schritt zurück.
cryhavoc-cli-help =
    3, We            per Zahl wählen, eine Region mit Kürzel oder Namen; mehreres auf einmal: We Do
    flugplatz We     ein Bauwerk in einer Region
    bewegung         eine Aktion mit ihrem ersten Wort
    passen           in diesem Gefecht keine Karte mehr spielen
    warum We         warum etwas nicht erlaubt ist, was in einer Region liegt und woran sie grenzt
    regeln C4.10     eine Regel; regeln allein zeigt die Kapitel
    hand             deine Karten, Fähigkeiten und Bauwerke mit ihren Texten
    regionen         alle Regionen und woran sie grenzen
    karten           die Karten in deinem Nachzieh- und Ablagestapel mit ihren Texten
    fähigkeiten      Fähigkeiten und Bauwerke aller Armeen mit ihren Texten
