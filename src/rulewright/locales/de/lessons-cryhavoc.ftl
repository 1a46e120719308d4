### The lessons of Cry Havoc (German): learn-cryhavoc-<number of the lesson>-<text>.

## 01 What it is about

learn-cryhavoc-01-title = Worum es geht
learn-cryhavoc-01-enable = Die meisten Siegpunkte gewinnen. Am meisten bringen Kristalle in deinen Regionen, aber nur in Runden mit Wertung. Die Karte dafür hast du: „{ $flag }“. Aktiviere die Wertung.
learn-cryhavoc-01-enable-other = Auch nützlich, aber dann gibt es in dieser Runde keine Wertung. Aktiviere sie.
learn-cryhavoc-01-count = Jetzt bekommen alle 1 Siegpunkt für jeden Kristall in ihren Regionen. Du hast die Wertung aktiviert und bekommst auch 1 für jede Region, dein HQ eingeschlossen. Beende deinen Zug und zähle.
learn-cryhavoc-01-count-skill = Deine Fähigkeit ist auch gut, aber gerade nicht nötig. Beende deinen Zug.
learn-cryhavoc-01-round = 11 Siegpunkte für dich, 3 für die Wanderer. Eine ganze Runde: ein Ereignis, vier neue Karten, je drei Aktionen, Gefechte, Gefangene und die Wertung, falls aktiviert. Es gibt höchstens fünf.
learn-cryhavoc-01-end = Punkte bringen die Kristalle in deinen Regionen, aber die Wertung muss aktiviert sein. Sie bringt allen etwas: Wähle eine Runde, in der sie dir am meisten bringt.

## 02 Cards are actions

learn-cryhavoc-02-title = Karten sind Aktionen
learn-cryhavoc-02-move = Deine erste Aktion in einer Partie. Um dein HQ herum ist freies Land, also beginne mit einer Bewegung.
learn-cryhavoc-02-move-later = Später gut. Zuerst brauchst du Land: Wähle Bewegung.
learn-cryhavoc-02-pay = Bezahlt wird mit Karten. Jetzt zählen nur die Bewegungssymbole, der Text ist für Gefechte. Du willst zwei Schritte machen: Wähle eine Karte mit zwei Bewegungssymbolen.
learn-cryhavoc-02-pay-one = Die hat nur ein Bewegungssymbol. Behalte sie und wähle eine Karte mit zwei.
learn-cryhavoc-02-pay-none = Ohne Karte bewegt sich niemand. Wähle eine mit zwei Bewegungssymbolen.
learn-cryhavoc-02-play = Zwei Punkte reichen. Was du ausspielst, ist weg, also heb die anderen Karten für die nächsten Aktionen und Gefechte auf. Spiel sie aus.
learn-cryhavoc-02-play-keep = Zwei Punkte reichen. Heb diese Karte für später auf.
learn-cryhavoc-02-step = Jeder Punkt bewegt eine Einheit in eine angrenzende Region. Schick eine { FORM($salt, case: "to") } und eine { FORM($sea, case: "to") }: zuerst die Einheit wählen, dann ihr Ziel.
learn-cryhavoc-02-step-left = Du hast noch einen Punkt, und nebenan ist freies Land.
learn-cryhavoc-02-step-trogs = Dort liegt ein Kriegstrupp: verborgene Trogg. Die kommen in einer anderen Lektion.
learn-cryhavoc-02-step-both = Eine Einheit reicht dort. Schick diese in die andere Region.
learn-cryhavoc-02-reveal = In beiden Regionen liegt ein Erkundungsplättchen: ein Fund. Welches deckst du zuerst auf?
learn-cryhavoc-02-end = Eine Einheit, die allein in einer Region steht, kontrolliert sie. Dein Marker bleibt dort, wenn sie weiterzieht – bis ein Gegner hineinzieht.

## 05 Battle: you attack

learn-cryhavoc-05-title = Gefecht: Du greifst an
learn-cryhavoc-05-control = Wer auf der Gebietskontrolle mehr Einheiten hat, bekommt die Region und 2 Siegpunkte, bei Gleichstand der Verteidiger. Du stellst zuerst auf: vier gegen ihre zwei. Wie viele brauchst du hier sicher?
learn-cryhavoc-05-control-tie = Sie können auch zwei hinstellen: Gleichstand, und der gehört ihnen.
learn-cryhavoc-05-control-all = Das ist sicher. Mit einer weniger aber auch, und die eine kann anderswo etwas einbringen.
learn-cryhavoc-05-control-few = Da können sie mithalten oder mehr hinstellen. Zähl ihre Einheiten und nimm eine mehr.
learn-cryhavoc-05-prisoners = Mehr Einheiten auf der Gefangennahme: Du nimmst eine gefangen, 1 Siegpunkt je Runde. Der Rest kommt auf die Zermürbung: Jede vernichtet eine, für 1 Siegpunkt. Wohin mit deiner letzten?
learn-cryhavoc-05-prisoners-one = Ein Gefangener: jetzt 1 Siegpunkt und in jeder Runde, in der du ihn behältst, noch einer.
learn-cryhavoc-05-prisoners-none = Auf der Zermürbung vernichtet sie eine Einheit: sofort 1 Siegpunkt.
learn-cryhavoc-05-end = 3 zu 2: Du kontrollierst { FORM($mirror, case: "it") } und bekommst 2 Siegpunkte. Übrige Gegner fliehen. Und jedes Gefecht bringt einen Kristall in seine Region.

## What can be wrong with a position

cryhavoc-lesson-factions = Gib an, welche Armee an welchem Platz spielt, etwa factions = "humans,pilgrims" bei den Optionen des Tischs. Das Level muss das einer ersten Partie sein.
cryhavoc-lesson-name = Das Paket hat kein „{ $given }“ oder nicht an dieser Stelle.
cryhavoc-lesson-order = Nenne jede Armee am Tisch einmal: { $factions }.
cryhavoc-lesson-region = Nenne die Region „{ $region }“ einmal, bei „printed“ oder „regions“. Sie steht dort { $count }-mal.
cryhavoc-lesson-piece = „{ $given }“ ist kein Teil. Schreibe humans, humans 2, crystals 3, party, exploration, battle 1 humans oder die Id eines Bauwerks; ein Gefangener ist pilgrims: humans 1.
cryhavoc-lesson-battle = „{ $region }“: Einheiten zweier Armeen brauchen einen Gefechtsmarker mit einer davon als Angreifer, und ein Gefechtsmarker braucht Einheiten zweier Armeen.
cryhavoc-lesson-control = „{ $region }“: Einheiten, die allein in einer Region stehen, kontrollieren sie.
cryhavoc-lesson-tokens = Aufgedeckt sind so viele Plättchen: { $due }. Die Lektion nennt { $count }. Keine Art darf öfter vorkommen als in der Schachtel.
cryhavoc-lesson-units = Die Armee „{ $faction }“ hat so viele Einheiten: { $due }. Auf dem Spielplan oder gefangen sind { $count }, in Reserve { $said }: Das ergibt nicht diese Summe.
cryhavoc-lesson-card = Platz { $number } kann die Karte „{ $card }“ nicht haben: Sie ist in einem anderen Stapel oder zweimal genannt.
cryhavoc-lesson-deck = Im Stapel von Platz { $number } sind so viele Karten: { $left }. Die Lektion sagt { $said }. Jede Karte muss irgendwo sein.
cryhavoc-lesson-terrain = In den Terrain-Stapeln sind so viele Karten: { $left }.
cryhavoc-lesson-events = Es gibt so viele Ereignisse: { $count }. Eines für jede Runde, die anderen auf der Punkteleiste (Stellen: { $spots }).
cryhavoc-lesson-passed = Ein Siegpunktmarker ist am Ereignis auf { $spot } vorbei. Leg es auf die nächste Stelle.
