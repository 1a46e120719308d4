### Cry Havoc, the rules paragraph by paragraph, in our own words (German).
### Keys: rule-C4-16 is paragraph C4.16, chapter-C4 the title of its chapter.
### Line breaks inside a text only keep the lines short; re-flow them freely.

## C1

chapter-C1 = Ziel und Spielmaterial
rule-C1-1 =
    An einer Partie nehmen 2 bis 4 Spieler teil, und jeder führt eine Armee:
    Menschen, Wanderer, Maschinen oder Trogg. Nur zu viert spielt jemand die
    Trogg. Zu zweit und zu dritt sind sie die Einheimischen des Planeten: Sie
    stehen allen im Weg, bekommen aber keine Siegpunkte und können nicht
    gewinnen.
rule-C1-2 =
    Wer am Ende die meisten Siegpunkte hat, gewinnt. Die meisten bringen
    Kristalle in Regionen, die du kontrollierst, und zwar in Runden, in denen
    die Wertung aktiviert ist (C7.1); weitere gibt es für Gefechte, Gefangene
    und durch manche Karten und Fähigkeiten.
rule-C1-3 =
    Zum gemeinsamen Material gehören der Spielplan mit einer Seite für 2 Spieler
    und einer für 3 und 4; 32 Terrain-Taktik-Karten, je 8 für Gebirge, Ödland,
    Dschungel und Gewässer; 6 Ereignisplättchen; 12 Erkundungsplättchen; 18
    Kriegstrupp- und 12 Nest-Plättchen der Trogg; ein Gefechtstableau und 8
    Gefechtsmarker; das Plättchen für die Endwertung sowie Kristalle im Wert von
    1, 3 oder 5. Bei einer Region zählt nur der Gesamtwert ihrer Kristalle, und
    ein Kristall heißt immer: Wert 1.
rule-C1-4 =
    Jede Armee hat ein HQ, 8 Taktik-Karten, 5 Fähigkeitskarten (eine davon ist
    die Standard-Fähigkeit) und 12 Einheiten; die Trogg haben 16. Dazu kommen
    Bauwerk-Plättchen mit Markern für den Spielplan: 3 Bauwerke bei den
    Menschen, 3 bei den Wanderern, 5 bei den Maschinen und 3 bei den Trogg. Zu
    jedem Bauwerk gehören 3 Marker, nur zu den Tunneln der Trogg 7. Die Menschen
    haben außerdem 3 Geschossmarker und 3 Marker „Wache halten“.
    Fähigkeitsplättchen haben Menschen und Maschinen je 2, Wanderer und Trogg je
    1.
rule-C1-5 =
    Unter den 8 Taktik-Karten jeder Armee ist genau eine, mit der man die
    Wertung aktiviert (C4.50), und genau eine, mit der man die Initiative ändern
    kann (C4.3).
rule-C1-6 =
    Die Goldene Regel: Widerspricht der Text einer Karte, eines Plättchens oder
    eines Markers diesen Regeln, dann gilt der Text.

## C2

chapter-C2 = Der Aufbau
rule-C2-1 =
    Die 6 Ereignisplättchen werden gemischt, und auf jedes der 4 Ereignisfelder
    der Punkteleiste kommt verdeckt eines. Die 2 übrigen scheiden aus, ohne dass
    jemand sie ansieht. Auf diese vier folgt ein fünftes Ereignis, das auf der
    Leiste aufgedruckt ist: Endwertung aktivieren.
rule-C2-2 =
    Die Terrain-Taktik-Karten bilden vier Stapel, einen für jedes Terrain. Jeder
    wird für sich gemischt und verdeckt an seinen Platz gelegt.
rule-C2-3 =
    Die HQs aller Spieler außer den Trogg kommen auf die HQ-Felder des
    Spielplans. In der deutschen Ausgabe sucht sich jeder Spieler ein Feld aus;
    unsere Auslegung: Sie wählen nacheinander in der Sitzreihenfolge. In der
    englischen und der polnischen Ausgabe entscheidet das Los; die
    portugiesische sagt nicht, wie es geschieht, und wir losen auch dort. Auf
    jedes HQ kommen dann 4 Einheiten und ein Gebietskontrolle-Marker seines
    Besitzers.
rule-C2-4 =
    Einigt euch auf eine Stufe. Anfänger haben nur die Standard-Fähigkeit ihrer
    Armee, Fortgeschrittene dazu eine weitere, zufällig gezogene, Experten zwei.
    Die übrigen Fähigkeiten scheiden aus.
rule-C2-5 =
    Jeder mischt seine Taktik-Karten zu einem verdeckten Nachziehstapel, behält
    die Einheiten, die nicht auf dem Spielplan stehen, als Reserve und beginnt
    mit 0 Siegpunkten.
rule-C2-6 =
    Die Initiativereihenfolge der ersten Runde wird ausgelost. Die Leiste „Neue
    Initiative“ beginnt mit derselben Reihenfolge.
rule-C2-7 =
    Auf jede Region mit dem entsprechenden Symbol kommt verdeckt ein
    Kriegstrupp- oder ein Erkundungsplättchen, und jede Region bekommt so viele
    Kristalle, wie dort aufgedruckt sind. Die restlichen Plättchen, die Nester
    und die übrigen Kristalle bilden den Vorrat.
rule-C2-8 =
    Zu viert steht das HQ der Trogg mit 2 Einheiten in der Weltengrotte; ein
    Kriegstrupp wird dort nicht ausgelegt. Auf jede Region mit Tunnelsymbol
    kommt ein Tunnel-Marker und einer auf das HQ der Trogg. Die Ausgaben zählen
    diese Marker verschieden: 4 und dazu einer auf dem HQ (die deutsche und die
    portugiesische) oder 4 insgesamt, das HQ eingeschlossen (die polnische); der
    englische Wortlaut lässt beides zu. In der deutschen Ausgabe spielt man zu
    viert ohne Nester, in den anderen bleiben sie im Spiel.

## C3

chapter-C3 = Die Runde
rule-C3-1 =
    Eine Partie dauert höchstens 5 Runden. Eine Runde hat 6 Phasen:
    Ereignisphase, Nachziehphase, Aktionsphase, Gefechtsphase, Gefangenenphase
    und, nur wenn sie aktiviert wurde, die Wertungsphase.
rule-C3-2 =
    Ereignisphase, erster Schritt: Der nächste Stapel von Ereignisplättchen auf
    der Punkteleiste wird aufgedeckt und von oben nach unten abgehandelt, eines
    nach dem anderen. In der ersten Runde ist das nur das Plättchen auf dem
    ersten Feld.
rule-C3-3 =
    Zieht der Siegpunktmarker eines Spielers an einem Ereignis vorbei, das noch
    nicht abgehandelt ist, kommt dieses sofort oben auf das nächste offene
    Ereignis. Spätere Runden können daher mehrere Ereignisse haben, und die
    Partie wird kürzer. Unsere Auslegung: Vorbei ist ein Marker, wenn die
    Punktzahl größer ist als die Zahl des Feldes; Gleich groß genügt nicht. In
    der deutschen Ausgabe gilt dieser Absatz nicht für Anfänger (C2.4), deren
    Partie also immer 5 Runden dauert.
rule-C3-4 =
    Ereignisphase, zweiter Schritt, nicht in der ersten Runde: Die Reihenfolge
    auf der Leiste „Neue Initiative“ wird zur Initiativereihenfolge dieser
    Runde.
rule-C3-5 =
    Ereignisphase, dritter Schritt, nicht in der ersten Runde: Alle erschöpften
    Fähigkeiten sind wieder bereit. In der deutschen Ausgabe kehrt jetzt auch
    ein Plättchen, das eine Fähigkeit platziert hat, auf seine Karte zurück; in
    den anderen bleibt es liegen.
rule-C3-6 =
    Nachziehphase: Alle ziehen 4 Karten vom eigenen Stapel; wer danach mehr als
    7 auf der Hand hat, wirft bis auf 7 ab. Musst du ziehen und ist dein
    Nachziehstapel leer, mischst du deinen Ablagestapel zu einem neuen; das gilt
    jederzeit im Spiel.

## C4

chapter-C4 = Die Aktionsphase
rule-C4-1 =
    In Initiativereihenfolge führt jeder Spieler eine Aktion aus, und das
    dreimal. Zur Wahl stehen Bewegung, Rekrutieren, Bauwerke bauen und
    aktivieren, 2 Karten ziehen und 1 behalten sowie Wertung aktivieren.
    Dieselbe Aktion darf man auch mehrmals wählen.
rule-C4-2 =
    Für Bewegung, Rekrutieren und Bauen spielst du beliebig viele Handkarten aus
    und zählst die Symbole in der Reihe dieser einen Aktion; jedes Symbol ist
    ein Punkt. Unsere Auslegung: Beliebig viele können auch null sein. Der
    Kartentext bleibt außer Acht, Bonus-Symbole in dieser Reihe aber zählen: Für
    das eine ziehst du je Symbol eine Karte, für ein anderes eine einzige Karte,
    egal wie oft es vorkommt, ein drittes bringt je 1 Siegpunkt, und das
    Textbonus-Symbol setzt den Bonustext seiner Karte in Kraft, zum Beispiel
    eine Änderung der Initiative. In der deutschen Ausgabe kommen die Karten
    erst nach der Aktion auf den Ablagestapel, in den anderen schon beim
    Ausspielen. Das macht einen Unterschied, wenn du wegen eines Bonus ziehst
    und dafür deinen Stapel neu bilden musst.
rule-C4-3 =
    Änderst du die Initiative, dann setzt du deinen Anzeiger auf der Leiste
    „Neue Initiative“ an einen Platz deiner Wahl. Die anderen behalten
    untereinander ihre Reihenfolge und rücken nach oder machen Platz. Wirksam
    wird das in der nächsten Runde (C3.4).
rule-C4-4 =
    Du darfst eine Karte auch dann spielen, wenn sie nichts bewirkt.
rule-C4-10 =
    Bewegung: Jeder Punkt bringt eine deiner Einheiten in eine angrenzende
    Region. Die Punkte verteilst du nach Belieben; eine Einheit darf sich
    mehrmals bewegen.
rule-C4-11 =
    In das HQ eines anderen Spielers und in eine Gefechtsregion darfst du nie
    ziehen. Die schwarze Fläche in der Mitte des Spielplans lässt sich weder
    betreten noch überqueren.
rule-C4-12 =
    Betritt eine Einheit eine Region mit gegnerischen Einheiten, einem
    Kriegstrupp oder einem Nest, muss sie dort für den Rest der Aktion stehen
    bleiben. Weitere deiner Einheiten dürfen ihr folgen.
rule-C4-13 =
    Durch eine Region ohne gegnerische Einheiten, Kriegstrupp oder Nest darfst
    du hindurchziehen, auch wenn ein anderer sie kontrolliert. Dort wird nichts
    eingenommen oder aufgedeckt, es sei denn, am Ende der Aktion steht eine
    deiner Einheiten darin.
rule-C4-14 =
    Regionen des äußeren Rings, die aufgedruckte Pfeile verbinden, gelten in
    jeder Hinsicht als angrenzend, obwohl sie auf entgegengesetzten Seiten des
    Plans liegen.
rule-C4-15 =
    Der Angreifer kann eine Gefechtsregion nicht verlassen. Der Verteidiger kann
    es, aber nur mit den Einheiten, die über das Doppelte der angreifenden
    Einheiten dort hinausgehen: 3 Angreifer halten von 8 Verteidigern 6 fest,
    höchstens 2 dürfen also gehen.
rule-C4-16 =
    Bist du mit dem Ziehen fertig, folgen diese Schritte. (1)
    Erkundungsplättchen in Regionen mit deinen Einheiten werden aufgedeckt und
    ausgeführt. (2) Kriegstrupps und Nester in den Regionen, in die du gezogen
    bist, werden aufgedeckt und ausgeführt: Die gezeigten Kristalle und
    Trogg-Einheiten erscheinen. Kann keine einzige Trogg-Einheit kommen, weil
    die Reserve der Trogg leer ist, verlierst du dort eine Einheit an deine
    Reserve; die Kristalle bleiben, und es gibt kein Gefecht. (3) Du übernimmst
    die Kontrolle über jede Region, in der deine Einheiten stehen und keine
    gegnerischen. (4) In jede Region, in der beide stehen, kommt ein
    Gefechtsmarker, und zwar mit den niedrigsten freien Nummern. Dort bist du
    der Angreifer. Sind mehrere Plättchen aufzudecken oder mehrere Marker zu
    legen, bestimmst du die Reihenfolge. In der deutschen und der polnischen
    Ausgabe gilt Schritt (2) für alle Regionen mit deinen Einheiten, in der
    englischen und der portugiesischen nur für die, in die du gezogen bist.
    Unsere Auslegung: Liegen ein Kriegstrupp und ein Nest in derselben Region,
    wird zuerst der Kriegstrupp aufgedeckt; und wo Einheiten einer anderen Armee
    stehen, von den Trogg abgesehen, bleiben diese Plättchen verdeckt, damit ein
    Gefecht nie drei Seiten hat.
rule-C4-17 =
    Gibt es für ein Plättchen zu wenige Trogg-Einheiten, kommen so viele, wie da
    sind, und alle Kristalle.
rule-C4-20 =
    Rekrutieren: Für jeden Punkt stellst du eine Einheit aus deiner Reserve in
    dein HQ. Ist die Reserve leer, ist Schluss.
rule-C4-30 =
    Bauen und aktivieren: Mit den Punkten baust du Bauwerke und aktivierst sie,
    in beliebiger Mischung; was das jeweils kostet, steht auf dem
    Bauwerk-Plättchen. Beides geht nur in Regionen, die du seit Beginn der
    Aktion kontrollierst. Ein eben gebautes Bauwerk darfst du gleich aktivieren,
    jeden Marker aber höchstens einmal je Aktion.
rule-C4-31 =
    In einer Gefechtsregion oder einem HQ wird nie gebaut. In jeder Region ist
    nur Platz für ein Bauwerk jeder Art, und mehr, als du Marker hast, kannst du
    nicht bauen.
rule-C4-32 =
    In einer Gefechtsregion lässt sich ein Bauwerk nur aktivieren, wenn sein
    Text es erlaubt. Geht dir die Kontrolle verloren, bleiben deine Bauwerke
    stehen, aber aktivieren kannst du sie erst wieder, wenn du die Kontrolle
    zurückgewonnen hast.
rule-C4-40 =
    2 ziehen, 1 behalten: Sieh dir die obersten zwei Karten deines
    Nachziehstapels oder eines beliebigen Terrain-Stapels an und nimm eine davon
    auf die Hand. Eine Region mit diesem Terrain brauchst du dafür nicht zu
    kontrollieren.
rule-C4-41 =
    Die andere Karte wird in den Stapel zurückgemischt, aus dem sie kam. In der
    deutschen Ausgabe kommt eine Karte vom eigenen Stapel stattdessen auf den
    Ablagestapel.
rule-C4-42 =
    Eine behaltene Terrain-Karte gehört für den Rest der Partie zu deinen
    Karten: Sie wandert fortan wie die anderen durch Hand, Ablage- und
    Nachziehstapel.
rule-C4-50 =
    Wertung aktivieren: Spiele allein die Karte deiner Armee, die diese Aktion
    hat, ohne ihre Symbole zu nutzen; in dieser Runde gibt es dann eine
    Wertungsphase (C7.1). Das kann in einer Runde nur ein einziger Spieler tun
    und in der letzten Runde niemand. In einer anderen Aktion darf dieselbe
    Karte für ihre Symbole gespielt werden; dann aktiviert sie nichts.
rule-C4-60 =
    In deinem Zug, vor oder nach deiner Aktion, aber nie mittendrin, darfst du
    Fähigkeiten nutzen, die bereit sind, so viele du willst; eine Aktion ist das
    nicht. Eine genutzte Fähigkeit ist erschöpft, wirkt also einmal je Runde,
    sofern ihr Text nichts anderes sagt. Passive Fähigkeiten gelten immer. In
    anderen Phasen ist eine Fähigkeit nur nutzbar, wenn sie es selbst sagt.

## C5

chapter-C5 = Gefechte
rule-C5-1 =
    Die Gefechte werden nach den Nummern der Gefechtsmarker ausgetragen. Hat
    eine Seite in einer Gefechtsregion schon vor dem Gefecht keine Einheiten
    mehr, wird der Marker sofort entfernt, die andere Seite übernimmt die
    Kontrolle, und es gibt kein Gefecht. Unsere Auslegung: Sind nur einheimische
    Trogg übrig, ändert sich an der Kontrolle nichts. Eine so frei gewordene
    Nummer darf wieder verwendet werden; in der deutschen Ausgabe nicht mehr in
    derselben Runde, und dort ist die Zahl der Gefechte unbegrenzt.
rule-C5-2 =
    Zu zweit und zu dritt muss jemand die einheimischen Trogg führen: der linke
    Nachbar dessen, der gegen sie kämpft. Dieser Nachbar platziert ihre Einheiten und spielt
    für sie Taktik-Karten aus der eigenen Hand. (Im Polnischen könnten auch die
    eigenen Karten der Trogg gemeint sein; wir folgen den drei anderen
    Ausgaben.)
rule-C5-3 =
    Zuerst bekommt die Region einen weiteren Kristall. Dann verteilt der
    Angreifer alle seine Einheiten auf die drei Zielvorgaben Gebietskontrolle,
    Gefangennahme und Zermürbung, und nach ihm der Verteidiger. Unsere Auslegung
    für den Computer: Du sagst, wie viele Einheiten auf die Gebietskontrolle und
    wie viele auf die Gefangennahme kommen; der Rest geht in die Zermürbung.
rule-C5-4 =
    Nun spielen beide abwechselnd Taktik-Karten, der Angreifer beginnt: eine
    Karte oder passen. Wer passt, spielt in diesem Gefecht keine Karte mehr; der
    andere darf weitermachen.
rule-C5-5 =
    Karten der eigenen Armee wirken in jedem Gefecht, Terrain-Karten nur, wenn
    die Region dieses Terrain hat. Die Regionen des äußeren Rings haben keines,
    dort wirken Terrain-Karten also nie.
rule-C5-6 =
    Dann werden die Zielvorgaben in fester Reihenfolge ausgewertet. Zuerst die
    Gebietskontrolle: Wer dort mehr Einheiten hat, übernimmt die Kontrolle über
    die Region und bekommt 2 Siegpunkte; bei Gleichstand, auch bei 0 zu 0, ist
    das der Verteidiger. Die Kontrolle bleibt dem Sieger, selbst wenn danach
    alle seine Einheiten fallen.
rule-C5-7 =
    Gefangennahme: Wer dort mehr Einheiten hat, nimmt eine gegnerische Einheit
    von einer beliebigen Zielvorgabe gefangen, bei Gleichstand niemand. Das
    geschieht vor der Zermürbung und kann deren Ausgang ändern.
rule-C5-8 =
    Zermürbung: Für jede deiner Einheiten dort vernichtest du eine gegnerische
    Einheit auf einer beliebigen Zielvorgabe und bekommst 1 Siegpunkt.
    Vernichtete Einheiten gehen in die Reserve ihres Besitzers. Beide Seiten tun
    das gleichzeitig; in der deutschen Ausgabe benennt im Zweifel erst der
    Angreifer seine Opfer, dann der Verteidiger, und sie fallen zusammen. Marker
    eines am Gefecht unbeteiligten Spielers wirken zuletzt. Unsere Auslegung: Du
    wirst nur dann gefragt, welche Einheit es trifft, wenn es einen Unterschied
    machen kann.
rule-C5-9 =
    Der Sieger der Gebietskontrolle stellt seine überlebenden Einheiten in die
    Region zurück. Der Verlierer flieht mit allen überlebenden Einheiten in eine
    einzige angrenzende Region, die er kontrolliert und die keine Gefechtsregion
    ist; gibt es keine, gehen sie in die Reserve.
rule-C5-10 =
    Eine Flucht kann in eine Region mit einem Kriegstrupp oder Nest führen. In
    der deutschen Ausgabe wird das Plättchen dann sofort aufgedeckt, ein
    Gefechtsmarker mit der nächsten Nummer gelegt und dieses Gefecht noch in
    derselben Phase ausgetragen. Die anderen Ausgaben sagen dazu nichts; dort
    bleibt das Plättchen verdeckt.
rule-C5-11 =
    Zu zweit und zu dritt: Gewinnen die Trogg die Gebietskontrolle, bekommen sie
    weder Siegpunkte noch einen Gebietskontrolle-Marker; der gegnerische Marker
    wird entfernt, und ein Nest wird verdeckt in die Region gelegt. Verlieren
    sie, werden ihre überlebenden Einheiten entfernt, und ein Nest kommt
    verdeckt in eine angrenzende Region, die niemand kontrolliert; hat keine
    überlebt, entfällt das Nest (offizielle FAQ). Unsere Auslegungen: Diese
    Region wählt, wer die Trogg führt, oder, in der anderen Lesart, wer gegen
    sie gekämpft hat; in einer Region dürfen ein Kriegstrupp und mehrere Nester
    liegen; und in eine Gefechtsregion oder ein HQ kommt nie ein Nest.
rule-C5-12 =
    Zu zweit und zu dritt: Eine Einheit, die von den Trogg gefangen wird, wird
    beiseitegelegt. Ihr Besitzer darf sie freikaufen (C6.1), aber niemand bekommt
    Punkte für sie. Trogg, die du gefangen nimmst, bringen dir Punkte, und
    niemand kauft sie je frei.
rule-C5-13 =
    Zuletzt wird der Gefechtsmarker entfernt. Die Region ist keine
    Gefechtsregion mehr, und das nächste Gefecht beginnt.
rule-C5-14 =
    Plättchen und Marker, die an einem Gefecht teilnehmen, können nicht durch
    Taktik-Karten verschoben, vernichtet oder gefangen werden. Das steht nur in
    der deutschen Anleitung; die offizielle FAQ stimmt ihr zu, und deshalb
    halten wir uns in allen Ausgaben daran (unsere Auslegung). In der anderen
    Lesart können sie vernichtet werden.

## C6

chapter-C6 = Gefangene
rule-C6-1 =
    Zuerst bekommen alle 1 Siegpunkt für jeden Gefangenen, den sie halten.
    Danach darfst du, in Initiativereihenfolge, für je 2 Siegpunkte eine deiner
    Einheiten freikaufen, die andere gefangen halten, und in die Reserve nehmen,
    so oft du es dir leisten kannst. Wen du nicht auslöst, den kannst du in
    einer späteren Runde zum selben Preis zurückholen.

## C7

chapter-C7 = Wertung und Spielende
rule-C7-1 =
    Gewertet wird nur, wenn die Wertung in dieser Runde aktiviert wurde. Wer sie
    aktiviert hat, bekommt zuerst 1 Siegpunkt je kontrollierter Region, das
    eigene HQ eingeschlossen. Dann bekommt jeder Spieler den Wert aller
    Kristalle in den Regionen, die er kontrolliert. Die Trogg bekommen die
    Hälfte ihrer Kristallsumme, aufgerundet: 7 Kristalle bringen 4 Siegpunkte.
rule-C7-2 =
    In der letzten Runde ist die Wertung immer aktiviert, aber von keinem
    Spieler: Alle werten nur ihre Kristalle.
rule-C7-3 =
    Sobald das Ereignis Endwertung aktivieren abgehandelt ist, läuft die letzte
    Runde; mit ihr endet die Partie.
rule-C7-4 =
    Bei Gleichstand gewinnt, wer mehr Gefangene hält; ist auch das gleich, wer
    in der Initiativereihenfolge weiter hinten steht.

## C8

chapter-C8 = Begriffe
rule-C8-1 =
    Vernichtete Einheiten gehen in die Reserve ihres Besitzers. Die Reserve
    begrenzt das Rekrutieren: Was nicht in ihr steht, kann nicht aufgestellt
    werden. Du kontrollierst eine Region, wenn dein Gebietskontrolle-Marker dort
    liegt; nichts anderes entscheidet darüber.
rule-C8-2 =
    Eine Region ist besetzt, wenn Einheiten darin stehen. Plättchen, Bauwerke
    oder ein Gebietskontrolle-Marker allein besetzen sie nicht; sie gilt dann
    als leer.
rule-C8-3 =
    Ein HQ zählt zu den Regionen, die du kontrollierst, und du darfst dorthin
    fliehen. Kristalle oder Bauwerke kommen nie hinein. In der deutschen Ausgabe
    können Effekte anderer Spieler nicht auf dein HQ zielen, in den anderen
    schon.
rule-C8-4 =
    Ist in einem Effekt von einer Region die Rede, so ist in der deutschen
    Ausgabe nie eine Gefechtsregion gemeint, außer es steht da. In den anderen
    Ausgaben sind Gefechtsregionen eingeschlossen.
rule-C8-5 =
    Die Kontrolle über eine Region verlierst du nur, wenn du dort in einem
    Gefecht die Gebietskontrolle verlierst, oder sofort, wenn gegnerische
    Einheiten einen Zug in ihr beenden, während sie leer ist. Eine Region bloß
    zu räumen kostet dich die Kontrolle nicht.

## C9

chapter-C9 = Die Trogg als Spieler (zu viert)
rule-C9-1 =
    Betritt eine Trogg-Einheit eine Region mit einem Kriegstrupp oder Nest, wird
    das Plättchen sofort aufgedeckt und nicht erst am Ende der Aktion. Die neuen
    Einheiten dürfen noch in derselben Aktion weiterziehen, wenn Punkte übrig
    sind; die Einheit, die hineingezogen ist, bleibt stehen. In der deutschen
    Ausgabe braucht auch sie nicht anzuhalten, und die Trogg verlieren keine
    Einheit, wenn ihre Reserve leer ist (C4.16, Schritt 2).
rule-C9-2 =
    Für Trogg-Einheiten grenzen alle Regionen mit Tunneln aneinander. In der
    deutschen Ausgabe gilt das nur für Tunnel in Regionen, die die Trogg
    kontrollieren oder die niemand kontrolliert.
rule-C9-3 =
    Die Trogg fliehen wie alle anderen (C5.9), und ein Nest wird nicht gelegt.
    Fliehen sie in eine Region mit einem ihrer Kriegstrupps, wird er in der
    deutschen Ausgabe sofort aufgedeckt; da die neuen Einheiten ihre eigenen
    sind, folgt daraus kein Gefecht.
rule-C9-4 =
    In jeder Wertung bekommen die Trogg nur die Hälfte ihrer Kristallsumme,
    aufgerundet (C7.1). Für Gefechte, Gefangene und alles andere bekommen sie so
    viel wie die anderen.
