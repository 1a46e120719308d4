### The lessons of Termites (German): learn-termites-<number of the lesson>-<text>.

## 01 One turn

learn-termites-01-title = Ein Zug
learn-termites-01-token = Hügel bringen die Punkte. Zwei gehören dir, zwei Rot, und die 7 in der Mitte gehört niemandem. Ein Zug beginnt mit einem Plättchen aus der Hand: Nimm die Arbeiterin ×2.
learn-termites-01-token-other = In einer Partie darfst du jedes nehmen. Nimm hier die Arbeiterin ×2.
learn-termites-01-place = Setze sie auf ein beliebiges freies Feld. Um die 7 zu erobern, brauchst du Stärke rundherum: Wähle eines der sechs Felder daneben. Die 7 steht auf F6, dem sechsten Feld der Reihe F.
learn-termites-01-place-far = Erlaubt, aber da draußen ist nichts. Wähle ein Feld neben F6.
learn-termites-01-move = Du hast ein neues Plättchen gezogen. Nun darfst du eine Einheit bewegen. Eine Arbeiterin zieht zwei Felder weit: Zieh um den Hügel herum auf ein anderes Feld neben F6.
learn-termites-01-move-stay = Du darfst stehen bleiben. Aber probier den Weg einmal aus.
learn-termites-01-move-far = Zu weit weg. Bleib neben F6.
learn-termites-01-end = Ein Plättchen einsetzen, eine Einheit bewegen: Das ist ein ganzer Zug. Dann macht Rot dasselbe, bis jeder von euch 18 Plättchen gespielt hat.

## 02 Take a mound

learn-termites-02-title = Einen Hügel erobern
learn-termites-02-token = Um einen Hügel zu erobern, brauchst du mehr als seinen Wert. Um F6 hast du 2 + 3 + 2 = 7, und 7 gegen 7 reicht nicht. Setze noch ein Plättchen dahin, wo es zählt: neben F6.
learn-termites-02-place-no = Dort zählt es nicht: weiterhin 7 gegen 7. Setze es neben F6.
learn-termites-02-place-hint = Es zählen die sechs Felder neben F6. Drei davon sind frei.
learn-termites-02-attack = Jetzt hast du mehr als 7. Die Einheit, die einen Hügel erobert, wird verbraucht, ihre Helfer bleiben. Wähle also die, auf die du am ehesten verzichten kannst, dann F6.
learn-termites-02-attack-strong = Das klappt, aber du verbrauchst eine stärkere Einheit als nötig.
learn-termites-02-attack-ripe = Jetzt bist du stark genug. Erobere den Hügel auf F6.
learn-termites-02-mound = Die 7 ist deine Trophäe. Nun muss dort einer deiner Hügel stehen. Er zählt so viel wie in der Reserve, kann hier draußen aber angegriffen werden. Wähle einen.
learn-termites-02-mound-high = Schwer zu erobern, aber teuer, wenn er fällt.
learn-termites-02-mound-low = Leicht zu erobern, aber du verlierst wenig.
learn-termites-02-end = Eine Trophäe bleibt dir bis zum Schluss: 7 Punkte mehr. Dein Hügel in der Mitte lockt aber auch andere, also pass auf ihn auf.

## 03 Push a unit away

learn-termites-03-title = Eine Einheit vertreiben
learn-termites-03-attack = Rots Arbeiterin ×2 auf G5 hat Verteidigung 2; dem Verteidiger hilft niemand. Deine Nasute ×2 hat Stärke 2, die Arbeiterin neben dem Ziel gibt 2 dazu. Greif G5 mit der Nasute an.
learn-termites-03-attack-worker = Auch stark genug. Aber eine Arbeiterin kann von mehreren Seiten kommen, und du müsstest wählen. Nimm die Nasute.
learn-termites-03-attack-now = Jetzt ist der Moment: 4 gegen 2. Greif G5 mit der Nasute an.
learn-termites-03-retreat = Eine besiegte Einheit zieht sich ein Feld weit zurück, und du wählst, wohin. Halte sie von deinen Hügeln fern.
learn-termites-03-retreat-home = Dort stünde sie neben deinem Hügel auf H3. Dräng sie von ihm weg.
learn-termites-03-end = Wer mit mehr Stärke angreift, gewinnt. Der Verlierer zieht sich dorthin zurück, wohin du willst, und deine Einheit nimmt seinen Platz ein.

## 04 Destroy it

learn-termites-04-title = Vernichten
learn-termites-04-soldier = Jede deiner beiden Einheiten besiegt diese Nasute. Aber was ein Soldat angreift und besiegt, wird vernichtet und zieht sich nicht zurück. Greif G5 mit dem Soldaten an.
learn-termites-04-soldier-worker = Eine Arbeiterin würde sie nur vertreiben. Der Soldat vernichtet sie.
learn-termites-04-soldier-now = Die Nasute steht noch da. Greif G5 mit dem Soldaten an.
learn-termites-04-corner = Hier hast du keinen Soldaten. Aber eine besiegte Einheit braucht ein freies Feld zum Rückzug. In dieser Ecke gibt es keins: Sie wird vernichtet. Greif A1 mit der Nasute an.
learn-termites-04-corner-door = Eine Arbeiterin könnte auf zwei Wegen kommen, und bei einem bliebe ihr eigenes Feld für Rot offen. Die Nasute hat nur einen Weg. Nimm sie.
learn-termites-04-corner-now = Rot steht noch da. Greif A1 mit der Nasute an.
learn-termites-04-end = Zwei Wege, eine Einheit zu vernichten: mit einem Soldaten angreifen oder ihr kein Feld für den Rückzug lassen. Was vernichtet ist, kommt nie zurück.

## 05 Stones and wings

learn-termites-05-title = Steine und Flügel
learn-termites-05-stones = Steine geben 1 dazu: Rots Arbeiterin ×2 auf E8 hat Verteidigung 3, deine Arbeiterin ×3 nur Stärke 3. Setze ein Plättchen ein, das gegen E8 hilft.
learn-termites-05-stones-no = Von dort hilft es nicht. Setze es neben E8. Eine Nasute hilft auch aus zwei Feldern Entfernung.
learn-termites-05-stones-hint = E7, D8 und F9 grenzen an E8 und sind frei.
learn-termites-05-climb = Steine zu betreten kostet 2 Punkte, Soldaten und Nasuten haben nur 1. Wähle den Angreifer, dann E8, dann das Feld für Rots Rückzug.
learn-termites-05-climb-no = Diese Einheit hat 1 Punkt, Steine kosten 2. Sie hilft, kann E8 aber nicht angreifen.
learn-termites-05-climb-now = Jetzt bist du stark genug. Greif E8 an.
learn-termites-05-wings = Geflügelte fliegen drei Felder weit, über Wasser und gegnerische Einheiten. Rots Soldaten stehen vorn, doch dahinter ist die Nasute auf D8 allein. Flieg mit der Geflügelten hin.
learn-termites-05-wings-alate = Nur die Geflügelte kommt bis D8. Nimm sie.
learn-termites-05-wings-alone = Ein schöner Flug. Aber die Nasute auf D8 ist allein: 2 gegen 1.
learn-termites-05-green = C7 ist Vegetation, der beste Ort für eine Nasute: Von dort bringt sie 1 mehr ein. Schick sie woandershin.
learn-termites-05-green-no = Von dort brächte sie 1 mehr ein. Wähle ein anderes Feld.
learn-termites-05-end = Steine schützen, Vegetation hilft Nasuten, Wasser ist für Geflügelte da. Gesperrt ist für sie nur die Vegetation.

## 06 Slime

learn-termites-06-title = Hilfe von Weitem
learn-termites-06-token = Neben F6 hast du 3 + 2 = 5 und brauchst 8. Nasuten helfen aus zwei Feldern Entfernung und bringen auf Vegetation 1 mehr ein. Welches Plättchen reicht?
learn-termites-06-token-two = 5 + 2 = 7. Eins zu wenig.
learn-termites-06-token-one = 5 + 1 = 6. Zwei zu wenig.
learn-termites-06-place = Die Nasute muss zwei Felder von F6 entfernt sein, und zwar auf Vegetation.
learn-termites-06-place-bare = Dort zählt sie 2: weiterhin 7 gegen 7. Auf Vegetation bringt sie 1 mehr ein.
learn-termites-06-place-far = Zu weit. Eine Nasute hilft aus höchstens zwei Feldern Entfernung.
learn-termites-06-place-hint = E4 und G7 sind Vegetation, zwei Felder von F6 entfernt.
learn-termites-06-attack = 8 gegen 7. Wer angreift, wird verbraucht: Wähle die schwächere Einheit, dann F6.
learn-termites-06-attack-strong = Das klappt, aber die Arbeiterin ×3 war die stärkere.
learn-termites-06-attack-ripe = Jetzt bist du stark genug. Erobere den Hügel auf F6.
learn-termites-06-mound = Wähle den Hügel, der hier stehen soll.
learn-termites-06-end = Eine Nasute hilft aus der zweiten Reihe, am besten von Vegetation aus. Such grüne Felder in der Nähe der Hügel, fremder wie eigener.

## 07 From which side

learn-termites-07-title = Von welcher Seite
learn-termites-07-attack = Rots Soldat ×2 steht neben deinem Hügel auf H3. Mit der Arbeiterin auf H5 bringst du 3 + 1 + 1 + 2 = 7 gegen 4 auf. Greif G4 mit ihr an.
learn-termites-07-attack-others = Ohne die Arbeiterin auf H5 steht es nur 4 gegen 4. Sie muss angreifen.
learn-termites-07-attack-now = G4 ist das Ziel: 7 gegen 4.
learn-termites-07-side = Eine besiegte Einheit kann sich nicht auf das Feld zurückziehen, von dem der Angriff kam. Diesem Soldaten bleibt nur G5. Von welcher Seite kommst du?
learn-termites-07-side-open = Dann bleibt G5 offen, und der Soldat zieht sich dorthin zurück. Komm von G5.
learn-termites-07-end = Er konnte nirgendwohin und wurde vernichtet, ganz ohne Soldaten von dir. Umstelle ein Ziel und komm über das letzte freie Feld.

## 08 Guard your mounds

learn-termites-08-title = Hügel bewachen
learn-termites-08-token = Grau hat 4 + 3 = 7 neben deinem Hügel auf H7, der 8 aushält. Noch eine Arbeiterin ×2, und er fällt. Welches deiner Plättchen hilft?
learn-termites-08-token-fill = Das füllt ein Feld, andere bleiben frei. Vernichte lieber etwas.
learn-termites-08-token-hint = Nur eines deiner Plättchen kann eine der beiden Einheiten allein besiegen.
learn-termites-08-place = Eine Einheit darf schon in dem Zug ziehen, in dem sie eingesetzt wird. Setze den Soldaten neben die Geflügelte auf H8.
learn-termites-08-place-far = Ein Soldat zieht ein Feld weit. Von dort kommt er nicht nach H8.
learn-termites-08-strike = 4 gegen 3. Greif H8 mit dem Soldaten an.
learn-termites-08-strike-still = Die Geflügelte ist noch da. Greif H8 mit dem Soldaten an.
learn-termites-08-end = Jetzt steht neben deiner 8 nur noch Stärke 4. Prüf so in jedem Zug, was rund um deine Hügel steht.

## 09 Set-up

learn-termites-09-title = Die ersten Hügel
learn-termites-09-mound = Zwei deiner fünf Hügel, mit Werten von 5 bis 9, kommen auf den Spielplan. Die anderen zählen auch und sind sicher. Ein hoher hält länger, kostet aber mehr, wenn er fällt. Wähle.
learn-termites-09-mound-high = Er hält lange. Aber es wird teuer, wenn er fällt.
learn-termites-09-mound-low = Er fällt eher. Aber er kostet dich weniger.
learn-termites-09-build = Nicht am Rand, nicht neben einem Hügel, höchstens ein Wasserfeld daneben. Wähle ein Feld auf deiner Seite des Spielplans: Reihe G bis J.
learn-termites-09-build-theirs = Erlaubt, aber Rot ist dort so schnell wie du. Wähle ein Feld in Reihe G bis J.
learn-termites-09-second = Rot hat beide Hügel gesetzt. Wähle nun deinen zweiten und setze ihn weit genug weg vom ersten, sonst bedroht eine Gruppe alle beide.
learn-termites-09-second-near = Dicht beisammen fallen sie gemeinsam. Besser sind drei Felder Abstand oder mehr.
learn-termites-09-end = Der Spielplan ist bereit. Jetzt beginnen die Züge: ein Plättchen einsetzen, eine Einheit bewegen.

## 10 The last turn

learn-termites-10-title = Der letzte Zug
learn-termites-10-token = Das letzte Plättchen der Partie ist deins. Rot hat die 7 erobert und führt 42 zu 35. Rots Hügel auf D7 ist 5 wert, und du hast dort 2 + 2 + 1. Setze die Arbeiterin so, dass sie zählt.
learn-termites-10-place-no = Dort zählt sie nicht, und einen nächsten Zug gibt es nicht.
learn-termites-10-attack = 6 gegen 5. Erobere den Hügel auf D7.
learn-termites-10-attack-else = Dann endet es 35 zu 42. Erobere den Hügel auf D7.
learn-termites-10-mound = Wähle den Hügel, der hier stehen soll. Am Ende zählen alle, auf dem Spielplan und in der Reserve.
learn-termites-10-end = 40 zu 37: gewonnen. Es zählen deine Hügel, auf dem Spielplan und in der Reserve, und deine Trophäen. Bei Gleichstand entscheiden die Einheiten auf dem Spielplan.

## What can be wrong with a position

termites-lesson-swarms = Gib an, welchen Schwarm jeder Platz spielt, etwa swarms = "blue,red" bei den Optionen des Tisches.
termites-lesson-piece = „{ $given }“ ist kein Spielteil. Schreibe 0:worker-2@F5, 1:6@H3 oder neutral:7@F6, mit einem Feld dieses Spielplans; auf der Hand worker-2.
termites-lesson-taken = „{ $given }“: Das Feld ist schon besetzt.
termites-lesson-site = „{ $given }“: Dort darf kein Hügel stehen.
termites-lesson-ground = „{ $given }“: Dieses Gelände ist für die Kaste gesperrt.
termites-lesson-mounds = Platz { $number } hat mehr Hügel desselben Werts als sein Schwarm.
termites-lesson-mounds-all = Die Hügel auf dem Spielplan, in der Reserve und die eroberten müssen genau die aus der Schachtel sein. Es fehlen: { $missing }. Zu viel: { $extra }.
termites-lesson-tokens = Platz { $number } hat zu viele Plättchen { $token }. Sein Schwarm hat davon nur { $most }.
termites-lesson-stack = Zahl der Plättchen im Stapel von Platz { $number }: { $left }; die Lektion nennt { $said }. Jedes Plättchen muss irgendwo sein.
termites-lesson-hand = Anzahl der Plättchen, die Platz { $number } auf der Hand haben muss: { $count }.
termites-lesson-turns = Von Platz { $number } gespielte Plättchen: { $count }; es müssten { $due } sein. Füge Einheiten hinzu oder nenne die verlorenen Plättchen.
termites-lesson-hex = Auf diesem Spielplan gibt es kein Feld „{ $name }“.
