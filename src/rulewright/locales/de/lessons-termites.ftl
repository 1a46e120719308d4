### The lessons of Termites (German): learn-termites-<number of the lesson>-<text>.

## 01 One turn

learn-termites-01-title = Ein Zug
learn-termites-01-token = Hügel sind die Punkte. Zwei gehören dir, zwei Rot, und die 7 in der Mitte gehört niemandem. Ein Zug beginnt mit einem Plättchen aus der Hand: Nimm die Arbeiterin ×2.
learn-termites-01-token-other = In einer Partie ist jedes recht. Für diesen Gang nimm die Arbeiterin ×2.
learn-termites-01-place = Setze sie auf ein beliebiges freies Feld. Um die 7 zu erobern, brauchst du Stärke rundherum: Wähle eines der sechs Felder neben F6.
learn-termites-01-place-far = Erlaubt, aber da draußen ist nichts. Wähle ein Feld neben F6.
learn-termites-01-move = Du hast ein neues Plättchen gezogen. Nun darfst du eine Einheit bewegen. Eine Arbeiterin geht zwei Felder weit: Geh um den Hügel herum auf ein anderes Feld neben F6.
learn-termites-01-move-stay = Du darfst stehen bleiben. Aber probier den Weg einmal aus.
learn-termites-01-move-far = Zu weit weg. Bleib neben F6.
learn-termites-01-end = Eines setzen, eines bewegen: Das ist ein ganzer Zug. Dann macht Rot dasselbe, bis jeder von euch 18 Plättchen gespielt hat.

## What can be wrong with a position

termites-lesson-swarms = Gib an, welchen Schwarm jeder Platz spielt, etwa swarms = "blue,red" bei den Optionen des Tisches.
termites-lesson-piece = „{ $given }“ ist kein Spielstein. Schreib 0:worker-2@F5, 1:6@H3 oder neutral:7@F6, mit einem Feld dieses Spielplans; auf der Hand worker-2.
termites-lesson-taken = „{ $given }“: Das Feld ist schon besetzt.
termites-lesson-site = „{ $given }“: Dort darf kein Hügel stehen.
termites-lesson-ground = „{ $given }“: Dieses Gelände ist für die Kaste gesperrt.
termites-lesson-mounds = Platz { $number } hat nicht so viele Hügel mit demselben Wert.
termites-lesson-mounds-all = Die Hügel auf dem Spielplan, in der Reserve und die eroberten müssen die aus der Schachtel sein. Es fehlen: { $missing }. Zu viel: { $extra }.
termites-lesson-tokens = Platz { $number } hat zu viele Plättchen { $token }. Sein Schwarm hat davon nur { $most }.
termites-lesson-stack = Im Stapel von Platz { $number } sind noch { $left } Plättchen, die Lektion nennt { $said }. Jedes Plättchen muss irgendwo sein.
termites-lesson-hand = Anzahl der Plättchen, die Platz { $number } auf der Hand haben muss: { $count }.
termites-lesson-turns = Platz { $number } hat { $count } Plättchen gespielt, fällig wären { $due }. Füge Einheiten hinzu oder nenne die verlorenen Plättchen.
termites-lesson-hex = Auf diesem Spielplan gibt es kein Feld „{ $name }“.
