### Dünnes Eis, rule by rule (German).

chapter-I1 = Der Stapel
rule-I1-1 =
    Der Stapel hat 56 Karten: 14 Risse und Fische im Wert von 1 (14 Karten), 2
    (11), 3 (10) und 4 (7).

chapter-I2 = Handkarten und Runden
rule-I2-1 =
    Alle bekommen zwei Karten, die die anderen nicht sehen.
rule-I2-2 =
    Die Partie hat fünf Runden (oder drei oder acht). In einer Runde sind alle
    einmal am Zug, in der Reihenfolge der Plätze.

chapter-I3 = Der Köder
rule-I3-1 =
    Bist du am Zug, lege zuerst eine Handkarte verdeckt vor dich: deinen
    Köder.

chapter-I4 = Angeln
rule-I4-1 =
    Wirf dann die Angel aus, so oft du willst, mindestens einmal, und geh nach
    Hause, wann du willst.
rule-I4-2 =
    Die Angel auswerfen heißt: eine Karte vom Stapel aufdecken und an deine
    Leine legen.
rule-I4-3 =
    Beim zweiten Riss bricht das Eis: Du bekommst nichts.
rule-I4-4 =
    Wer nach Hause geht, bekommt den Wert der Fische an der Leine. Fische von
    der Art des Köders zählen doppelt.
rule-I4-5 =
    In beiden Fällen: Decke den Köder auf, mische ihn und die Leine in den
    Stapel und ziehe, bis du zwei Karten hast.

chapter-I5 = Das Ende
rule-I5-1 =
    Nach der letzten Runde ist die Partie vorbei.
rule-I5-2 =
    Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den
    Sieg.
