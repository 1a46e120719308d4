### Termites, the rules paragraph by paragraph, in our own words (German).
### Keys: rule-T6-5 is paragraph T6.5, chapter-T6 the title of its chapter.
### A line that begins with "• " is an item of a list, and an empty line begins a new paragraph; other line breaks only keep
### the lines short: re-flow them freely.

## T1

chapter-T1 = Ziel und Spielmaterial
rule-T1-1 =
    Termiten ist ein Spiel für 2 bis 4 Spieler. Jeder führt einen Schwarm: Blau,
    Rot, Gold oder Grau. Am Ende gewinnt, wessen Hügel zusammen den höchsten
    Wert haben (welche Hügel zählen, steht in T8.2).
rule-T1-2 =
    Ein Schwarm besteht aus 18 Plättchen und 5 Hügeln. Jedes Plättchen zeigt
    eine oder mehrere Termiten, und alle Termiten auf einem Plättchen gehören
    derselben Kaste an (T2). Ein Plättchen, das auf dem Spielplan liegt, heißt
    Einheit.
rule-T1-3 =
    Die fünf Hügel eines Schwarms haben die Werte 5, 6, 7, 8 und 9. Der Wert
    eines Hügels ist zweierlei zugleich: seine Verteidigung, wenn er angegriffen
    wird, und die Punkte, die er am Ende bringt.
rule-T1-4 =
    Neutrale Hügel gehören niemandem und haben den Wert 7. In einer Partie gibt
    es 1 bis 3 davon: auf einem selbst gebauten Spielplan einen weniger, als
    Spieler mitspielen (T9.1), und in unseren Szenarien halten wir es genauso.
rule-T1-5 =
    Es gibt 18 Geländeteile mit je zwei Seiten. Wenn die Spieler den Spielplan
    selbst bauen (T9), entscheiden sie, wie viele Teile sie verwenden; empfohlen
    sind 15 bis 18.
rule-T1-6 =
    Die Schwärme unterscheiden sich in der Mischung ihrer Kasten: Blau setzt auf
    Arbeiterinnen, Rot auf Soldaten, Gold auf Nasuten und Grau auf Geflügelte.

## T2

chapter-T2 = Die Kasten
rule-T2 =
    Jede der vier Kasten hat ihre eigenen Bewegungspunkte pro Zug und ihre
    eigene Stärke pro Termite:
    • Arbeiterin: 2 Punkte, Stärke 1, keine Sonderfähigkeit.
    • Soldat: 1 Punkt, Stärke 2; sein Fester Griff vernichtet die Einheit, die
    er besiegt (T2.2).
    • Nasute: 1 Punkt, Stärke 1; dank Schleim unterstützt sie auch aus
    Entfernung 2, und Unterstützung von Vegetation aus bringt +1 (T2.3).
    • Geflügelte: 3 Punkte, fliegend, Stärke 1; im Flug überquert sie Wasser und
    gegnerische Einheiten außer Geflügelten, betritt aber nie Vegetation (T2.4,
    T2.5).
rule-T2-1 =
    Die Stärke eines Plättchens ist die Zahl der Termiten darauf mal die Stärke
    pro Termite seiner Kaste: 2 bei Soldaten, 1 bei allen anderen Kasten. Ein
    Plättchen mit drei Soldaten hat also Stärke 6, eines mit drei Arbeiterinnen
    Stärke 3.
rule-T2-2 =
    Fester Griff: Eine Einheit, die von einem angreifenden Soldaten besiegt
    wird, wird sofort vernichtet, auch wenn sie sich zurückziehen könnte. Das
    gilt nur, wenn der Soldat selbst angreift; ein Soldat, der den Angriff einer
    anderen Einheit nur unterstützt, bewirkt das nicht.
rule-T2-3 =
    Schleim: Eine Nasute unterstützt nicht nur wie jede Einheit von einem
    Nachbarfeld aus, sondern auch gegen ein Ziel in Entfernung 2. Unterstützt
    sie von Vegetation aus, gleich aus welcher der beiden Entfernungen, bekommt
    der Angriff für dieses Plättchen +1, egal wie viele Termiten es zeigt.
    Greift die Nasute selbst an, bringt ihr Vegetation nichts.
rule-T2-4 =
    Flug: Eine Geflügelte fliegt über gegnerische Einheiten hinweg, aber nicht
    über gegnerische Geflügelte. Wasser gilt für sie als offenes Gelände, und
    sie darf dort stehen bleiben. Vegetation betritt sie nie: Sie fliegt nicht
    hindurch, beendet dort keine Bewegung und greift dort nichts an. Steine zu
    betreten kostet sie 1 Punkt.
rule-T2-5 =
    Eine Geflügelte, die auf Vegetation gedrängt würde, wird vernichtet. Wie das
    zu den Regeln für den Rückzug passt und welcher Lesart wir folgen, erklärt
    T7.3.

## T3

chapter-T3 = Das Gelände
rule-T3-1 =
    Offenes Gelände hat keine Wirkung, weder auf die Bewegung noch auf den
    Kampf. Es zu betreten kostet 1 Bewegungspunkt.
rule-T3-2 =
    Wasser ist nur für Geflügelte da: Sie dürfen es überqueren und darauf stehen
    bleiben. Keine andere Einheit darf auf Wasser gelangen, sei es durch
    Bewegung, beim Einsetzen, durch einen Angriff oder durch einen Rückzug.
rule-T3-3 =
    Vegetation hilft den Nasuten: Eine Nasute, die von hier aus einen Angriff
    unterstützt, bringt zusätzlich 1 ein (T2.3). Für Geflügelte ist Vegetation
    gesperrt (T2.4). Für alle anderen Einheiten ist sie wie offenes Gelände.
rule-T3-4 =
    Steine geben der Einheit, die darauf steht, +1 Verteidigung. Sie zu betreten
    kostet Bodeneinheiten 2 Bewegungspunkte und Geflügelte 1. Soldaten und
    Nasuten haben nur 1 Punkt und kommen deshalb nie zu Fuß auf Steine, dürfen
    aber bei der Vermehrung dort eingesetzt werden (T5.2).

## T4

chapter-T4 = Der Aufbau
rule-T4-1 =
    Zuerst werden Gelände und neutrale Hügel ausgelegt. Dafür nimmt man entweder
    ein Szenario (den aufgedruckten Spielplan für zwei Spieler, das Szenario für
    drei Spieler, das für vier Spieler oder das für vier fortgeschrittene
    Spieler) oder einen Spielplan, den die Spieler selbst bauen (T9).
rule-T4-2 =
    Jeder Spieler nimmt einen Schwarm, nach Absprache oder per Los. Die
    Plättchen jedes Schwarms werden zu einem verdeckten Stapel gemischt; die
    fünf Hügel liegen offen vor ihrem Besitzer und bilden seine Reserve.
rule-T4-3 =
    Ein ausgeloster Spieler beginnt, gespielt wird im Uhrzeigersinn. Alle ziehen
    3 Plättchen vom eigenen Stapel auf die Hand und halten sie vor den anderen
    geheim.
rule-T4-4 =
    In Zugreihenfolge wählt jeder Spieler einen seiner Hügel, gleich welchen
    Werts, und stellt ihn auf den Spielplan (T4.5). Zu zweit stellt jeder zwei
    Hügel auf, in der Reihenfolge erster Spieler, zweiter, noch einmal zweiter,
    erster. Unsere Auslegung (die Anleitung schweigt dazu): Ist beim Aufbau kein
    erlaubtes Feld mehr für einen Hügel übrig, wird er nicht aufgestellt.
rule-T4-5 =
    Ein Hügel darf nur auf einem Feld stehen, das an keinen anderen Hügel grenzt
    (ob eigen, gegnerisch oder neutral), nicht am Rand des Spielplans liegt (ein
    Randfeld hat weniger als sechs Nachbarfelder) und unter seinen sechs
    Nachbarfeldern höchstens ein Wasserfeld hat. Auf dem Feld selbst darf keine
    Einheit und kein Hügel stehen. Unsere Auslegung (zum Gelände des Feldes
    selbst schweigt die Anleitung): Erlaubt sind offenes Gelände, Vegetation
    und Steine, nie Wasser. In einer anderen Lesart ist es nur offenes Gelände,
    in einer weiteren jedes Gelände. Den Verteidigungsbonus der Steine bekommt ein Hügel nie.

## T5

chapter-T5 = Der Zug: Vermehrung
rule-T5-1 =
    Dein Zug beginnt mit der Vermehrung: Wähle ein Plättchen aus deiner Hand und
    lege es offen auf ein beliebiges freies Feld des Spielplans.
rule-T5-2 =
    Ein Plättchen darf nicht auf Gelände eingesetzt werden, das für seine Kaste
    gesperrt ist: Geflügelte nicht auf Vegetation, alle anderen Kasten nicht auf
    Wasser. Steine sind für jede Kaste erlaubt, sogar für Soldaten und Nasuten,
    die zu Fuß nicht dorthin kämen.
rule-T5-3 =
    Nach dem Einsetzen ziehst du vom Stapel nach, bis du wieder 3 Plättchen
    hast, solange der Stapel reicht; erst dann folgt die Bewegung.
    Handplättchen und Stapel bleiben die ganze Partie über verdeckt.
rule-T5-4 =
    Unsere Auslegung (die Anleitung schweigt dazu): Ein Feld ist frei, wenn
    weder eine Einheit noch ein Hügel darauf steht. Gibt es für keines deiner
    Handplättchen ein erlaubtes Feld, setzt du nichts ein und wirfst stattdessen
    ein Handplättchen deiner Wahl ab; danach ziehst du nach und darfst eine
    Einheit bewegen wie in jedem anderen Zug. Das abgeworfene Plättchen wird
    allen gezeigt.

## T6

chapter-T6 = Der Zug: Bewegung
rule-T6-1 =
    Nach der Vermehrung darfst du eine deiner Einheiten bewegen, sogar die eben
    eingesetzte, höchstens so weit, wie die Bewegungspunkte ihrer Kaste reichen
    (T2). Du darfst auch gar keine bewegen, dann gibt es aber auch keinen
    Angriff.
rule-T6-2 =
    Bodeneinheiten (Arbeiterinnen, Soldaten und Nasuten) dürfen durch Einheiten
    des eigenen Schwarms hindurchziehen, nie durch gegnerische. Keine Einheit,
    ob am Boden oder fliegend, darf ihre Bewegung auf einer Einheit des eigenen
    Schwarms beenden.
rule-T6-3 =
    Geflügelte bewegen sich nach den Regeln für den Flug (T2.4): über
    gegnerische Einheiten außer Geflügelten und über Wasser wie über offenes
    Gelände, aber nie durch Vegetation. Auch über Einheiten des eigenen Schwarms
    dürfen sie fliegen.
rule-T6-4 =
    Eine Bewegung, die auf einer gegnerischen Einheit oder auf einem
    gegnerischen oder neutralen Hügel endet, ist ein Angriff. Die Punkte der
    Einheit müssen reichen, um dieses Feld zu betreten, und sie muss es betreten
    dürfen. Der letzte Schritt darf von einem Feld ausgehen, auf dem eine
    Einheit des eigenen Schwarms steht, bei einer Geflügelten auch aus der Luft
    über einer gegnerischen Einheit oder einem Hügel, sofern sie darüberfliegen
    darf. Eine gegnerische Geflügelte darf nicht überflogen, von einer
    Geflügelten aber angegriffen werden.
rule-T6-5 =
    Ein Angriff ist nur erlaubt, wenn die Angriffsstärke (T6.6) größer ist als
    die Verteidigung (T6.7); Gleichstand reicht nicht. Einen Angriff, der
    scheitern würde, kann man gar nicht erst führen.
rule-T6-6 =
    Die Angriffsstärke ist die Summe aus der Stärke des Angreifers, der Stärke
    all deiner Einheiten auf Nachbarfeldern des Ziels, der Stärke all deiner
    Nasuten in Entfernung 2 vom Ziel und je 1 für jedes unterstützende
    Nasuten-Plättchen, das auf Vegetation steht. Der Angreifer zählt nur einmal
    und unterstützt sich nicht selbst.
rule-T6-7 =
    Die Verteidigung einer Einheit ist ihre Stärke, auf Steinen +1. Andere
    Einheiten seines Schwarms helfen dem Verteidiger nicht. Die Verteidigung
    eines Hügels ist sein Wert.
rule-T6-8 =
    Unsere Auslegung (vom Überqueren der Hügel spricht die Anleitung nicht):
    Hügel versperren allen Bodeneinheiten den Weg, auch denen ihres Besitzers,
    und Geflügelte dürfen über Hügel fliegen. In der anderen Lesart dürfen das
    nicht einmal sie. Eigene Hügel und eigene Einheiten kann man nicht
    angreifen.
rule-T6-9 =
    Unterstützung geschieht von selbst und zählt nicht als Bewegung: Eine
    Einheit unterstützt auch in Gelände hinein, das sie nicht betreten dürfte,
    und auch vom Wasser aus. Die Reichweite ist einfach die Entfernung in
    Feldern, und nichts dazwischen schränkt sie ein. Unsere Auslegung (die
    Anleitung ist hier nicht eindeutig): Nasuten in Entfernung 2 unterstützen
    auch Angriffe auf Hügel. In der anderen Lesart unterstützen sie nur Angriffe
    auf Einheiten.
rule-T6-10 =
    Daraus folgt, dass Soldaten und Nasuten nie ein Ziel auf Steinen angreifen
    und Bodeneinheiten nie ein Ziel auf Wasser. Eine Arbeiterin greift ein Ziel
    auf Steinen nur an, wenn sie ihre Bewegung auf einem Nachbarfeld beginnt,
    denn dieser Schritt kostet ihre beiden Punkte. Steine zu verlassen kostet so
    viel, wie das betretene Feld kostet.

## T7

chapter-T7 = Abwicklung eines Angriffs
rule-T7-1 =
    Eine besiegte Einheit zieht sich ein Feld weit zurück, auf ein freies
    Nachbarfeld, das der angreifende Spieler wählt. Es muss Gelände sein, auf
    das sie sich bewegen könnte: Soldaten und Nasuten ziehen sich nicht auf
    Steine zurück, Geflügelte nicht auf Vegetation, und auf Wasser ziehen sich
    nur Geflügelte zurück.
rule-T7-2 =
    Nie zieht sich eine Einheit auf das Feld zurück, von dem der Angriff kam.
    Unsere Auslegung (welches Feld das ist, sagt die Anleitung nicht): Es ist
    das letzte Feld vor dem Ziel auf dem Weg des Angreifers, das Eintrittsfeld
    ist also eine echte Wahl und Teil der Bewegung. In der anderen Lesart ist es
    das Feld, auf dem die Bewegung begann; das Eintrittsfeld spielt dann keine
    Rolle und wird nicht abgefragt. Das Feld, das der Angreifer verlassen hat,
    gilt als frei, sofern der Angriff nicht von dort kam.

    Ebenfalls unsere Auslegung: Eine Geflügelte darf die Einheit überfliegen,
    die sie angreift, und sie dann von der anderen Seite her angreifen. In der
    anderen Lesart darf sie das nicht.
rule-T7-3 =
    Gibt es kein solches Feld, wird die Einheit vernichtet; vernichtete
    Einheiten scheiden aus der Partie aus. Unsere Auslegung (T2.5 und T7.1
    weisen in verschiedene Richtungen): Vegetation ist für eine Geflügelte kein
    erlaubtes Rückzugsfeld, und sie wird nur vernichtet, wenn kein anderes Feld
    bleibt. In der anderen Lesart darf der angreifende Spieler Vegetation wählen
    (frei, benachbart und nicht das Feld, von dem der Angriff kam), um sie zu
    vernichten.
rule-T7-4 =
    Greift ein Soldat an, gibt es keinen Rückzug: Die besiegte Einheit wird
    sofort vernichtet (Fester Griff, T2.2).
rule-T7-5 =
    Sobald die besiegte Einheit sich zurückgezogen hat oder vernichtet ist,
    steht der Angreifer auf dem Zielfeld.
rule-T7-6 =
    Ein angegriffener Hügel wird zerstört und zur Trophäe des angreifenden
    Spielers, die am Ende mit ihrem Wert zählt (T8.2). Die angreifende Einheit
    wird ebenfalls vernichtet; die Einheiten, die sie unterstützt haben, nicht.
rule-T7-7 =
    Danach muss der angreifende Spieler einen seiner noch nicht aufgestellten
    Hügel auf dasselbe Feld stellen, auch wenn der zerstörte Hügel neutral war;
    T4.5 wird dafür nicht noch einmal geprüft. Anschließend muss der Besitzer
    des zerstörten Hügels nach T4.5 einen neuen aufstellen; ein neutraler Hügel
    hat keinen Besitzer, dann tut es niemand. Wer keine Hügel mehr in der
    Reserve hat, lässt diesen Schritt aus. Ist das der Angreifer, bleibt das
    Feld leer, und der Besitzer darf dort wieder bauen.
rule-T7-8 =
    Ist nach T4.5 kein Feld erlaubt, muss der Spieler eine eigene Einheit aus
    dem Spiel nehmen, deren Feld ohne sie erlaubt wäre, und den Hügel dorthin
    stellen. Unsere Auslegung (die Anleitung schweigt dazu): Gibt es auch keine
    solche Einheit, entfällt das Aufstellen, und der Hügel bleibt in der
    Reserve.

## T8

chapter-T8 = Das Spielende
rule-T8-1 =
    Die Partie endet, wenn kein Spieler mehr ein Plättchen zu spielen hat.
    Unsere Auslegung (die Anleitung nennt nur diesen Augenblick): Der letzte Zug
    wird samt Bewegung zu Ende gespielt; wer keine Plättchen mehr hat, wird
    übersprungen, solange andere noch welche haben.
rule-T8-2 =
    Dein Ergebnis ist die Summe der Werte deiner eigenen Hügel auf dem
    Spielplan, deiner eigenen Hügel in der Reserve und deiner Trophäen (der
    gegnerischen und neutralen Hügel, die du zerstört hast).
rule-T8-3 =
    Bei Gleichstand gewinnt unter den Beteiligten, wer die meisten eigenen Plättchen auf
    dem Spielplan hat. Herrscht auch dann noch Gleichstand, wird der Sieg
    geteilt.
rule-T8-4 =
    Aus den Regeln folgt, dass jeder Spieler mit 35 Punkten beginnt. Insgesamt
    sind es 77, 119 oder 161 Punkte bei 2, 3 oder 4 Spielern; diese Summe bleibt
    bis zum Ende gleich, nur zählen noch stehende neutrale Hügel für niemanden.
    Jeder Spieler hat genau 18 Züge.

## T9

chapter-T9 = Den Spielplan bauen
rule-T9-1 =
    Wählt die Geländeteile, die ihr verwenden wollt (empfohlen sind 15 bis 18),
    und legt sie so aus, dass alle sie sehen können. Zuerst kommen die neutralen
    Hügel auf den Spielplan, einer weniger, als Spieler mitspielen: nicht an den
    Rand und nicht nebeneinander. Unsere Auslegungen (die Anleitung sagt nicht,
    wer es tut): Der Startspieler wird vor dem Bau ausgelost, und die Spieler
    stellen die neutralen Hügel einzeln in Zugreihenfolge auf; einer, für den es
    kein Feld gibt, entfällt. Werden nicht alle Geländeteile verwendet, nimmt
    man sie möglichst gleichmäßig aus den drei Sorten.
rule-T9-2 =
    In Zugreihenfolge nimmt jeder Spieler zwei Geländeteile, wählt bei jedem die
    Seite und legt beide sofort auf freie Felder (ohne Geländeteil und ohne
    Hügel); das wiederholt sich, bis alle Teile verbraucht sind, und bei
    ungerader Zahl legt der letzte Spieler nur eines. Unsere Auslegungen (die
    Anleitung schweigt dazu): Der erste Spieler beginnt, und das Legen endet,
    wenn sich kein Teil mehr regelgerecht legen lässt.
rule-T9-3 =
    Keine zusammenhängende Gruppe von Geländeteilen ein und desselben Geländes
    darf größer sein als 2 Teile. Keine zusammenhängende Gruppe von
    Geländeteilen, gleich welchen Geländes, darf größer sein als 4 Teile.
rule-T9-4 =
    Ein neutraler Hügel darf nie an zwei Geländeteile mit Wasser grenzen,
    höchstens an eines.
rule-T9-5 =
    Stattdessen könnt ihr euch auch darauf einigen, einen Spielplan ganz frei
    auszulegen, ohne die Grenzen von T9.1 bis T9.4. Einen solchen
    Spielplan könnt ihr in der Werkstatt zeichnen oder im Terminal aus einer
    Datei laden.
