### Cry Havoc, the rules paragraph by paragraph, in our own words (German).
### Keys: rule-C4-16 is paragraph C4.16, chapter-C4 the title of its chapter.
### A line that begins with "• " is an item of a list, and an empty line begins a new paragraph; other line breaks only keep
### the lines short: re-flow them freely.

## C1

chapter-C1 = Ziel und Spielmaterial
rule-C1-1 =
    Cry Havoc ist ein Spiel für 2 bis 4 Spieler, und jeder führt eine Armee:
    Menschen, Wanderer, Maschinen oder Trogg. Nur zu viert spielt jemand die
    Trogg. Zu zweit und zu dritt sind sie die Einheimischen des Planeten: Sie
    stehen allen im Weg, bekommen aber keine Siegpunkte und können nicht
    gewinnen.
rule-C1-2 =
    Es geht um Siegpunkte: Wer nach der letzten Runde vorn liegt, gewinnt. Die
    meisten Punkte gibt es für Kristalle in Regionen, die du kontrollierst, und
    zwar in Runden, in denen die Wertung aktiviert ist (C7.1); weitere bringen Gefechte,
    Gefangene und manche Karten und Fähigkeiten.
rule-C1-3 =
    Zum gemeinsamen Material gehören der Spielplan mit einer Seite für 2 Spieler
    und einer für 3 und 4; 32 Terrain-Taktik-Karten, je 8 für Gebirge, Ödland,
    Dschungel und Gewässer; 6 Ereignisplättchen; 12 Erkundungsplättchen; 18
    Kriegstrupp- und 12 Nest-Plättchen der Trogg; ein Gefechtstableau und 8
    Gefechtsmarker; das Plättchen für die Endwertung sowie Kristalle im Wert von
    1, 3 oder 5. Bei einer Region zählt nur der Gesamtwert ihrer Kristalle, und
    „ein Kristall“ bedeutet immer einen Wert von 1.
rule-C1-4 =
    Jede Armee hat ein HQ, 8 Taktik-Karten, 5 Fähigkeitskarten (eine davon ist
    die Standard-Fähigkeit) und 12 Einheiten; die Trogg haben 16. Dazu kommen
    Bauwerk-Plättchen mit Markern für den Spielplan: 3 Bauwerke bei den
    Menschen, 3 bei den Wanderern, 5 bei den Maschinen und 3 bei den Trogg. Zu
    jedem Bauwerk gehören 3 Marker, nur zu den Tunneln der Trogg 7. Bei den
    Menschen kommen je 3 Geschossmarker und Marker „Wache halten“ hinzu.
    Fähigkeitsplättchen haben Menschen und Maschinen je 2, Wanderer und Trogg je
    1.
rule-C1-5 =
    Unter den 8 Taktik-Karten jeder Armee ist genau eine, mit der man die
    Wertung aktiviert (C4.50), und genau eine, mit der man die Initiative ändern
    kann (C4.3).
rule-C1-6 =
    Die Goldene Regel: Widerspricht der Text einer Karte, eines Plättchens oder
    eines Markers diesen Regeln, hat er Vorrang.

## C2

chapter-C2 = Der Aufbau
rule-C2-1 =
    Von den 6 Ereignisplättchen werden 4 verdeckt gezogen und auf die
    Ereignisfelder der Punkteleiste verteilt, eines auf jedes Feld. Die 2
    übrigen scheiden ungesehen aus. Auf diese vier folgt ein fünftes Ereignis,
    das auf die Leiste gedruckt ist: Endwertung aktivieren.
rule-C2-2 =
    Die Terrain-Taktik-Karten bilden vier Stapel, einen für jedes Terrain. Jeder
    wird für sich gemischt und verdeckt an seinen Platz gelegt.
rule-C2-3 =
    Die HQs aller Spieler außer den Trogg kommen auf die HQ-Felder des
    Spielplans. In der deutschen Ausgabe sucht sich jeder Spieler ein Feld aus;
    unsere Auslegung: Sie wählen nacheinander in der Sitzreihenfolge. In einer
    anderen Lesart wählen sie in Initiativereihenfolge, die dann zuerst
    ausgelost wird. In der englischen und der polnischen Ausgabe werden die
    Felder ausgelost; die portugiesische sagt nicht, wie es geschieht, und
    unsere Auslegung ist, dass auch dort gelost wird. Auf jedes HQ kommen dann 4
    Einheiten und ein Gebietskontrolle-Marker seines Besitzers.
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
    Kriegstrupp wird dort nicht ausgelegt. Nur die deutsche Anleitung gibt ihm
    wie jedem HQ einen Gebietskontrolle-Marker; die anderen erwähnen keinen, und
    unsere Auslegung ist, dass es einen hat. In der anderen Lesart bekommt es
    ihn nach der ersten Bewegung der Trogg. Auf jede Region mit Tunnelsymbol
    und auf das HQ der Trogg kommt ein Tunnel-Marker. Die Ausgaben zählen
    diese Marker verschieden: 4 und dazu einer auf dem HQ (die deutsche und die
    portugiesische) oder 4 insgesamt, das HQ eingeschlossen (die polnische); der
    englische Wortlaut lässt beides zu, unsere Auslegung ist dort 4 insgesamt.
    In der deutschen Ausgabe spielt man zu viert ohne Nester, in den anderen
    bleiben sie im Spiel.

## C3

chapter-C3 = Die Runde
rule-C3-1 =
    Eine Partie dauert höchstens 5 Runden. Eine Runde hat 6 Phasen:
    • Ereignisphase: Das nächste Ereignis tritt ein. Ab Runde 2 ändert sich
    auch die Initiative, und alle Fähigkeiten sind wieder bereit (C3.2 bis C3.5).
    • Nachziehphase: Alle ziehen 4 Karten und behalten höchstens 7 (C3.6).
    • Aktionsphase: je eine Aktion in Initiativereihenfolge, dreimal (C4.1).
    • Gefechtsphase: überall, wo zwei Seiten aufeinandertreffen, in der
    Reihenfolge der Nummern (C5.1).
    • Gefangenenphase: Gefangene bringen Siegpunkte und können dann befreit
    werden (C6.1).
    • Wertungsphase: nur wenn sie in dieser Runde aktiviert wurde, in der
    letzten Runde immer (C7.1, C7.2).
rule-C3-2 =
    Ereignisphase, erster Schritt: Der nächste Stapel von Ereignisplättchen auf
    der Punkteleiste wird aufgedeckt und von oben nach unten ausgeführt, eines
    nach dem anderen. In der ersten Runde ist das nur das Plättchen auf dem
    ersten Feld.
rule-C3-3 =
    Zieht der Siegpunktmarker eines Spielers an einem Ereignis vorbei, das noch
    nicht ausgeführt ist, kommt dieses sofort oben auf das nächste, das noch
    aussteht. Spätere Runden können daher mehrere Ereignisse haben, und die
    Partie wird kürzer. Unsere Auslegung: Ein Marker ist an einem Feld vorbei, wenn
    die Punktzahl größer ist als dessen Zahl; ist sie gleich, genügt das nicht. In der anderen Lesart genügt es. In der deutschen Ausgabe gilt diese Regel
    nicht für Anfänger (C2.4), deren Partie also immer 5 Runden dauert.
rule-C3-4 =
    Ereignisphase, zweiter Schritt, nicht in der ersten Runde: Die Reihenfolge
    auf der Leiste „Neue Initiative“ wird zur Initiativereihenfolge dieser
    Runde.
rule-C3-5 =
    Ereignisphase, dritter Schritt, nicht in der ersten Runde: Alle erschöpften
    Fähigkeiten sind wieder bereit. In der deutschen Ausgabe kehrt jetzt auch
    ein Plättchen, das eine Fähigkeit platziert hat, auf seine Karte zurück; die
    anderen sagen nichts dazu, und unsere Auslegung ist, dass es liegen bleibt,
    bis ein Gefecht in seiner Region vorbei ist oder die Fähigkeit ihre
    Plättchen neu platziert.
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
    ein Punkt. Unsere Auslegung: Die Aktion ist auch ganz ohne Karten erlaubt.
    Der Kartentext bleibt außer Acht, die Bonus-Symbole in dieser Reihe aber
    zählen:
    • 1 Karte je Symbol: Ziehe für jedes Symbol dieser Art eine Karte.
    • Insgesamt 1 Karte: Ziehe eine einzige Karte, egal wie viele Symbole dieser
    Art du gespielt hast.
    • 1 Siegpunkt: Jedes Symbol bringt 1 Siegpunkt.
    • Bonustext: Der Bonustext der Karte gilt, zum Beispiel eine Änderung der
    Initiative.

    In der deutschen Ausgabe kommen die Karten erst nach der Aktion auf den
    Ablagestapel, in den anderen schon beim Ausspielen. Das macht einen
    Unterschied, wenn du wegen eines Bonus ziehst und dafür deinen Stapel neu
    bilden musst.
rule-C4-3 =
    Änderst du die Initiative, dann setzt du deinen Anzeiger auf der Leiste
    „Neue Initiative“ an einen Platz deiner Wahl. Die anderen behalten
    untereinander ihre Reihenfolge und rücken nach oder machen Platz. Wirksam
    wird das in der nächsten Runde (C3.4).
rule-C4-4 =
    Du darfst eine Karte auch dann spielen, wenn sie nichts bewirkt. In der
    englischen, polnischen und portugiesischen Ausgabe gilt das auch für eine
    Taktik-Karte, deren Preis du nicht zahlen kannst. Die deutsche Anleitung
    sagt es nur von Aktionen; unsere Auslegung ist, dass dort eine solche Karte
    im Gefecht nicht gespielt werden kann.
rule-C4-10 =
    Bewegung: Jeder Punkt bringt eine deiner Einheiten in eine angrenzende
    Region. Die Punkte verteilst du nach Belieben; eine Einheit darf sich
    mehrmals bewegen.
rule-C4-11 =
    In das HQ eines anderen Spielers und in eine Gefechtsregion (C4.16) darfst
    du nie ziehen. Die schwarze Fläche in der Mitte des Spielplans lässt sich
    weder betreten noch überqueren.
rule-C4-12 =
    Trifft eine Einheit auf gegnerische Einheiten, einen Kriegstrupp oder ein
    Nest, endet ihre Bewegung dort. In diesem Zug darf sie sich nicht mehr
    bewegen, auch nicht durch eine Fähigkeit; in der deutschen Ausgabe gilt das
    für die ganze Runde, und keine Karte kann sie in ein Gefecht holen. In einer
    anderen Lesart gilt es, bis alle Aktionen der Runde gespielt sind, in einer
    weiteren nur bis zum Ende der Aktion. Weitere deiner Einheiten dürfen ihr folgen.
rule-C4-13 =
    Durch eine Region ohne gegnerische Einheiten, Kriegstrupp oder Nest darfst
    du hindurchziehen, auch wenn ein anderer sie kontrolliert. Dort wird nichts
    eingenommen oder aufgedeckt, es sei denn, am Ende der Aktion steht eine
    deiner Einheiten darin.
rule-C4-14 =
    Regionen des äußeren Rings, die durch aufgedruckte Pfeile verbunden sind,
    gelten in jeder Hinsicht als angrenzend, obwohl sie auf entgegengesetzten
    Seiten des Spielplans liegen.
rule-C4-15 =
    Der Angreifer kann eine Gefechtsregion nicht verlassen. Der Verteidiger kann
    es, doch jede angreifende Einheit dort hält zwei seiner Einheiten fest: Bei 2
    Angreifern müssen von 5 Verteidigern 4 bleiben, höchstens 1 darf also gehen.
rule-C4-16 =
    Ist deine Bewegung zu Ende, folgen nacheinander vier Schritte:
    • (1) Wo du Einheiten hast, werden Erkundungsplättchen aufgedeckt und
    ausgeführt.
    • (2) In den Regionen, in die du gezogen bist, werden Kriegstrupps und
    Nester aufgedeckt und ausgeführt: Die gezeigten Kristalle und
    Trogg-Einheiten erscheinen. Kann keine einzige Trogg-Einheit kommen, weil
    die Reserve der Trogg leer ist, kehrt eine deiner Einheiten von dort in deine
    Reserve zurück; die Kristalle bleiben, und es gibt kein Gefecht.
    • (3) Du übernimmst die Kontrolle über jede Region, in der deine Einheiten
    stehen und keine gegnerischen.
    • (4) In jede Region, in der deine und gegnerische Einheiten stehen, kommt ein
    Gefechtsmarker, und zwar mit der niedrigsten freien Nummer. Von da an ist
    sie eine Gefechtsregion, bis ihr Gefechtsmarker entfernt wird (C5.1,
    C5.13). Dort bist du der Angreifer, die andere Seite ist der Verteidiger.

    Sind mehrere Plättchen aufzudecken oder mehrere Marker zu legen, bestimmst
    du die Reihenfolge. Liegen ein Kriegstrupp und ein Nest in derselben Region,
    bestimmst du in der deutschen Ausgabe, was zuerst aufgedeckt wird; in den
    anderen ist es nach unserer Auslegung der Kriegstrupp.

    In der deutschen und der polnischen Ausgabe gilt Schritt (2) für alle
    Regionen mit deinen Einheiten, in der englischen und der portugiesischen nur
    für die, in die du gezogen bist. In der deutschen Ausgabe verlierst du eine
    Einheit für jede Region, in der gar keine Trogg erschienen sind; in den
    anderen ist es nach unserer Auslegung eine für jedes Plättchen, das keine
    bringt.

    Ein Plättchen wird auch dort aufgedeckt, wo Einheiten eines anderen
    Eindringlings stehen. Unsere Auslegung: Dann kämpfen zuerst die beiden
    Spieler, und wessen Einheiten danach noch in der Region stehen, der greift
    dort die Trogg an, und dieses Gefecht bekommt die niedrigste freie Nummer;
    in der anderen Lesart bleibt das Plättchen verdeckt, damit ein Gefecht nie
    drei Seiten hat.
rule-C4-17 =
    Gibt es für ein Plättchen zu wenige Trogg-Einheiten, kommen so viele, wie da
    sind, und alle Kristalle.
rule-C4-20 =
    Rekrutieren: Jeder Punkt holt eine Einheit aus der Reserve ins HQ. Ist die
    Reserve leer, ist Schluss.
rule-C4-30 =
    Bauen und aktivieren: Mit den Punkten baust du Bauwerke und aktivierst sie,
    in beliebiger Mischung; was das jeweils kostet, steht auf dem
    Bauwerk-Plättchen. Bauen kannst du nur in Regionen, die du seit Beginn der
    Aktion kontrollierst, aktivieren nur in Regionen, die du kontrollierst; in
    der deutschen Ausgabe musst du auch sie seit Beginn der Aktion
    kontrollieren. Ein eben gebautes Bauwerk darfst du gleich aktivieren, jeden
    Marker aber höchstens einmal je Aktion.
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
    Wertung aktivieren: Spiele nur die eine Karte deiner Armee, auf der diese
    Aktion steht, ohne ihre Symbole zu nutzen; in dieser Runde gibt es dann eine
    Wertungsphase (C7.1). Das kann in einer Runde nur ein einziger Spieler tun
    und in der letzten Runde niemand. In einer anderen Aktion darf dieselbe
    Karte für ihre Symbole gespielt werden; dann aktiviert sie nichts.
rule-C4-60 =
    In deinem Zug, vor oder nach deiner Aktion, aber nie mittendrin, darfst du
    Fähigkeiten nutzen, die bereit sind, so viele du willst; als Aktion zählt
    das nicht. Eine genutzte Fähigkeit ist erschöpft, wirkt also einmal je
    Runde, sofern ihr Text nichts anderes sagt. Passive Fähigkeiten gelten
    immer. In anderen Phasen ist eine Fähigkeit nur nutzbar, wenn ihr Text es
    erlaubt.

## C5

chapter-C5 = Gefechte
rule-C5-1 =
    Die Gefechte werden nach den Nummern der Gefechtsmarker ausgetragen. Hat
    eine Seite in einer Gefechtsregion schon vor dem Gefecht keine Einheiten
    mehr, wird der Marker sofort entfernt, die andere Seite übernimmt die
    Kontrolle, und es gibt kein Gefecht. Unsere Auslegung: Sind nur einheimische
    Trogg übrig, ändert sich an der Kontrolle nichts. Eine so frei gewordene
    Nummer darf wiederverwendet werden; in der deutschen Ausgabe nicht mehr in
    derselben Runde. Es gibt 8 Marker. In der deutschen Ausgabe ist die Zahl der
    Gefechte unbegrenzt; die anderen sagen nichts dazu, und unsere Auslegung ist,
    dass dort dasselbe gilt. In der anderen Lesart wird kein Gefecht markiert, solange kein
    Marker übrig ist.
rule-C5-2 =
    Zu zweit und zu dritt muss jemand die einheimischen Trogg führen: der linke
    Nachbar dessen, der gegen sie kämpft. Dieser Nachbar platziert ihre
    Einheiten und spielt für sie Taktik-Karten aus der eigenen Hand. (Im
    Polnischen könnten auch die eigenen Karten der Trogg gemeint sein, doch
    keine Anleitung teilt ihnen welche aus; unsere Auslegung folgt den drei
    anderen Ausgaben.)
rule-C5-3 =
    Zuerst bekommt die Region einen weiteren Kristall. Dann verteilt der
    Angreifer alle seine Einheiten auf die drei Zielvorgaben Gebietskontrolle,
    Gefangennahme und Zermürbung, und nach ihm der Verteidiger. Unsere Auslegung
    für den Computer: Du sagst, wie viele Einheiten auf die Gebietskontrolle und
    wie viele auf die Gefangennahme kommen; der Rest geht auf die Zermürbung.
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
    alle seine Einheiten vernichtet werden.
rule-C5-7 =
    Gefangennahme: Wer dort mehr Einheiten hat, nimmt eine gegnerische Einheit
    von einer beliebigen Zielvorgabe gefangen, bei Gleichstand niemand. Das
    geschieht vor der Zermürbung und kann deren Ausgang ändern.
rule-C5-8 =
    Zermürbung: Jede Einheit, die du dort hast, vernichtet eine gegnerische,
    gleich auf welcher Zielvorgabe diese steht, und bringt dir 1 Siegpunkt. Wer
    Einheiten verliert, nimmt sie in die eigene Reserve zurück. Beide Seiten
    vernichten gleichzeitig; in der deutschen Ausgabe benennt im Zweifel erst
    der Angreifer seine Opfer, dann der Verteidiger, und alle fallen
    gleichzeitig. Marker eines am Gefecht unbeteiligten Spielers wirken zuletzt.
    Unsere Auslegung: Du wirst nur dann gefragt, welche Einheit es trifft, wenn
    es einen Unterschied machen kann.
rule-C5-9 =
    Der Sieger der Gebietskontrolle stellt seine überlebenden Einheiten in die
    Region zurück. Der Verlierer flieht mit allen überlebenden Einheiten in eine
    einzige angrenzende Region, die er kontrolliert und die keine Gefechtsregion
    ist; gibt es keine, gehen sie in die Reserve.
rule-C5-10 =
    Eine Flucht kann in eine Region mit einem Kriegstrupp oder Nest führen. In
    der deutschen Ausgabe wird das Plättchen dann sofort aufgedeckt, ein
    Gefechtsmarker mit der nächsten Nummer gelegt und dieses Gefecht noch in
    derselben Phase ausgetragen. Die anderen Ausgaben sagen dazu nichts; unsere
    Auslegung ist, dass das Plättchen verdeckt bleibt.
rule-C5-11 =
    Zu zweit und zu dritt: Gewinnen die Trogg die Gebietskontrolle, bekommen sie
    weder Siegpunkte noch einen Gebietskontrolle-Marker; stattdessen wird ein
    Nest verdeckt in die Region gelegt. In der deutschen Ausgabe wird der Marker
    dessen entfernt, der gegen sie gekämpft hat; in den anderen bleibt jeder
    Marker dort liegen. Verlieren sie, werden ihre überlebenden Einheiten
    entfernt, und ein Nest kommt verdeckt in eine angrenzende Region, die
    niemand kontrolliert, auch in eine Gefechtsregion; hat keine überlebt,
    entfällt das Nest (offizielle FAQ). Es entfällt in beiden Fällen auch, wenn
    im Vorrat keines mehr ist. Unsere Auslegungen: Diese Region wählt,
    wer die Trogg führt, oder, in der anderen Lesart, wer gegen sie gekämpft
    hat; dort dürfen schon ein Kriegstrupp oder Nester liegen. In einer weiteren
    Lesart kommt das Nest nicht in eine solche Region, in wieder einer anderen
    nicht in eine Gefechtsregion. Ein HQ ist immer kontrolliert, also kommt nie ein Nest
    hinein.
rule-C5-12 =
    Zu zweit und zu dritt: Eine Einheit, die die Trogg gefangen nehmen, wird
    beiseitegestellt. Ihr Besitzer darf sie befreien (C6.1), aber niemand
    bekommt Punkte für sie. Trogg, die du gefangen nimmst, bringen dir Punkte,
    und niemand befreit sie je.
rule-C5-13 =
    Zuletzt wird der Gefechtsmarker entfernt, und falls die Menschen hier
    gekämpft haben, auch ihr Marker „Wache halten“. (Dieser verschwindet auch
    sofort, wenn die Kontrolle über seine Region wechselt.) Die Region ist keine
    Gefechtsregion mehr, und das nächste Gefecht beginnt.
rule-C5-14 =
    Plättchen und Marker, die an einem Gefecht teilnehmen, können nicht durch
    Taktik-Karten verschoben, vernichtet oder gefangen genommen werden. Das
    steht nur in der deutschen Anleitung; die offizielle FAQ bestätigt es, und
    deshalb halten wir uns in allen Ausgaben daran (unsere Auslegung). In der
    anderen Lesart können sie vernichtet werden.
rule-C5-15 =
    Beispiel: 4 Einheiten der Menschen greifen 3 Einheiten der Wanderer in
    einer Region an, die die Wanderer kontrollieren.
    • Die Region bekommt einen weiteren Kristall (C5.3).
    • Die Menschen stellen 2 Einheiten auf die Gebietskontrolle, 1 auf die
    Gefangennahme und 1 auf die Zermürbung. Die Wanderer sehen das und stellen
    2, 0 und 1 auf: Ein Gleichstand bei der Gebietskontrolle ginge an sie.
    • Die Menschen spielen „Luftunterstützung“: Eine Einheit aus ihrer Reserve
    kommt auf die Gebietskontrolle. Dann passen beide (C5.4).
    • Gebietskontrolle: 3 zu 2. Die Menschen übernehmen die Region und bekommen
    2 Siegpunkte (C5.6).
    • Gefangennahme: 1 zu 0. Die Menschen nehmen den Wanderer von der
    Zermürbung gefangen, der nun niemanden mehr vernichtet (C5.7).
    • Zermürbung: Die Einheit der Menschen dort vernichtet einen Wanderer und
    bringt 1 Siegpunkt (C5.8).
    • Alle 5 Einheiten der Menschen kehren in die Region zurück. Der letzte
    Wanderer flieht in eine angrenzende Region, die die Wanderer kontrollieren
    (C5.9).

## C6

chapter-C6 = Gefangene
rule-C6-1 =
    Zuerst bekommen alle 1 Siegpunkt für jeden Gefangenen, den sie halten.
    Danach darfst du, in Initiativereihenfolge, deine gefangenen Einheiten
    befreien: Für je 2 Siegpunkte kommt eine in deine Reserve zurück, so oft du
    es dir leisten kannst. Wen du jetzt nicht befreist, den kannst du in einer
    späteren Runde zum selben Preis zurückholen.

## C7

chapter-C7 = Wertung und Spielende
rule-C7-1 =
    Gewertet wird nur, wenn die Wertung in dieser Runde aktiviert wurde. Wer sie
    aktiviert hat, bekommt zuerst 1 Siegpunkt je kontrollierter Region, das
    eigene HQ eingeschlossen. Dann bekommt jeder Spieler den Wert aller
    Kristalle in den Regionen, die er kontrolliert. Die Trogg bekommen die
    Hälfte ihrer Kristallsumme, aufgerundet: 9 Kristalle bringen 5 Siegpunkte.
rule-C7-2 =
    In der letzten Runde ist die Wertung immer aktiviert, ohne dass ein
    Spieler sie aktiviert hat: Siegpunkte gibt es nur für Kristalle.
rule-C7-3 =
    Sobald das Ereignis „Endwertung aktivieren“ ausgeführt ist, läuft die letzte
    Runde; mit ihr endet die Partie.
rule-C7-4 =
    Bei Gleichstand gewinnt, wer mehr Gefangene hält; ist auch das gleich, wer
    in der Initiativereihenfolge weiter hinten steht.

## C8

chapter-C8 = Begriffe
rule-C8-1 =
    Diese Wörter bedeuten überall dasselbe:
    • Reserve: deine Einheiten, die weder auf dem Spielplan stehen noch gefangen
    sind. Vernichtete Einheiten kommen zu ihrem Besitzer in die Reserve zurück.
    Die Reserve begrenzt das Rekrutieren: Was nicht darin ist, kann nicht aufgestellt
    werden.
    • Vorrat: die Plättchen und Kristalle, die keinem Spieler gehören.
    • Lager: was ein Spieler durch einen Effekt beiseitelegt. Die Wanderer
    lagern Kristalle, so viele sie bekommen, und geben sie für Effekte wieder
    ab; gelagerte Kristalle bringen keine Siegpunkte. Die Maschinen lagern
    verdeckt höchstens 3 Terrain-Karten und spielen sie in eigenen Gefechten;
    eine gelagerte Karte, die gespielt wird oder für die kein Platz mehr ist,
    kommt wieder unter ihren Stapel. Andere Spieler können aus einem Lager
    nichts nehmen.
    • Kontrolle: Allein dein Gebietskontrolle-Marker macht eine Region zu
    deiner. Jede Armee hat 8 dieser Marker. Die deutsche Anleitung nennt sie
    unbegrenzt; die anderen sagen nichts dazu, und unsere Auslegung ist,
    dass dort dasselbe gilt. In der anderen Lesart übernimmt keine Kontrolle, wer keinen Marker
    mehr hat; der eines anderen verschwindet trotzdem.
    • Gefechtsregion: eine Region mit einem Gefechtsmarker (C4.16). Wer das
    Gefecht ausgelöst hat, ist der Angreifer, die andere Seite der Verteidiger.
    • Angrenzend: zwei Regionen mit gemeinsamer Grenze oder mit Pfeilen, die sie
    verbinden (C4.14).
rule-C8-2 =
    Nur Einheiten besetzen eine Region. Plättchen, Bauwerke oder ein
    Gebietskontrolle-Marker allein reichen dafür nicht; sie gilt dann als leer.
rule-C8-3 =
    Ein HQ zählt zu den Regionen, die du kontrollierst, und du darfst dorthin
    fliehen. Niemand sonst kann die Kontrolle darüber übernehmen, und Kristalle,
    Bauwerke oder Plättchen und Marker von Effekten kommen nie hinein. In der
    deutschen Ausgabe können Effekte anderer Spieler nicht auf dein HQ zielen;
    die anderen sagen nichts dazu, und unsere Auslegung ist, dass sie es können.
rule-C8-4 =
    Ist in einem Effekt von einer Region die Rede, so ist in der deutschen
    Ausgabe nie eine Gefechtsregion gemeint, es sei denn, sein Text sagt es. Die
    anderen Ausgaben sagen nichts dazu; unsere Auslegung ist, dass
    Gefechtsregionen eingeschlossen sind, wenn ein Effekt Einheiten vernichtet
    oder Kristalle platziert, entfernt oder einlagert, und sonst nur, wenn sein
    Text es sagt.
rule-C8-5 =
    Die Kontrolle über eine Region verlierst du nur, wenn ein anderer Spieler
    sie übernimmt: weil er dort in einem Gefecht die Gebietskontrolle gewinnt,
    weil vor Beginn dieses Gefechts nur noch seine Seite Einheiten hat (C5.1),
    sofort, wenn er dort eine Bewegung beendet und keine anderen Einheiten da
    sind, oder durch einen Effekt, der es sagt. Gewinnen die einheimischen Trogg
    die Gebietskontrolle, gilt C5.11. Eine Region bloß zu räumen kostet dich die
    Kontrolle nicht.

## C9

chapter-C9 = Mit den Trogg spielen (zu viert)
rule-C9-1 =
    Betritt eine Trogg-Einheit eine Region mit einem Kriegstrupp oder Nest, wird
    das Plättchen sofort aufgedeckt und nicht erst am Ende der Aktion. Die neuen
    Einheiten dürfen noch in derselben Aktion weiterziehen, wenn Punkte übrig
    sind; die Einheit, die hineingezogen ist, bleibt stehen. Am Ende der Aktion
    gilt Schritt (2) von C4.16 für die Trogg wie für alle: In der polnischen
    Ausgabe decken sie auch auf, was unter Einheiten liegt, die nicht gezogen
    sind. In der deutschen Ausgabe braucht auch die hineingezogene Einheit nicht anzuhalten,
    und die Trogg überspringen Schritt (2): Sie decken dann nichts auf und
    verlieren keine Einheit, wenn ihre Reserve leer ist.
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
rule-C9-5 =
    Manche Effekte legen ein Trogg-Plättchen als Hinterhalt aus, verdeckt und
    ungesehen. Es ist ein Nest. Zu viert ist es ein Kriegstrupp in der
    polnischen Ausgabe, in deren Vorstellung der Armeen das steht, und in der
    deutschen, die dann keine Nester hat. Unsere Auslegung: Ist im Vorrat keines
    mehr, werden die ausgeführten Plättchen gemischt und bilden wieder den
    Vorrat, ohne die auf dem Spielplan. In der anderen Lesart kann keines mehr
    gelegt werden.
