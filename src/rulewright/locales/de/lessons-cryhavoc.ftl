### The lessons of Cry Havoc (German): learn-cryhavoc-<number of the lesson>-<text>.

## 01 What it is about

learn-cryhavoc-01-title = Worum es geht
learn-cryhavoc-01-enable = Wer die meisten Siegpunkte hat, gewinnt. Am meisten bringen Kristalle in deinen Regionen, aber nur in Runden mit Wertung. Die Karte dafür hast du: „{ $flag }“. Aktiviere die Wertung.
learn-cryhavoc-01-enable-other = Auch nützlich, aber in dieser Runde willst du eine Wertung. Aktiviere sie.
learn-cryhavoc-01-count = Jetzt bekommen alle 1 Siegpunkt für jeden Kristall in ihren Regionen. Du hast die Wertung aktiviert und bekommst auch 1 für jede Region, dein HQ eingeschlossen. Beende deinen Zug und zähle.
learn-cryhavoc-01-count-skill = Deine Fähigkeit ist auch gut, aber gerade nicht nötig. Beende deinen Zug.
learn-cryhavoc-01-round = 14 Siegpunkte für dich, 3 für die Wanderer. Eine ganze Runde: ein Ereignis, vier neue Karten, je drei Aktionen, Gefechte, Gefangene und die Wertung, falls aktiviert. Es gibt höchstens fünf Runden.
learn-cryhavoc-01-end = Punkte bringen die Kristalle in deinen Regionen, aber die Wertung muss aktiviert sein. Sie bringt allen etwas: Wähle eine Runde, in der sie dir am meisten bringt.

## 02 Cards are actions

learn-cryhavoc-02-title = Karten sind Aktionen
learn-cryhavoc-02-move = Deine erste Aktion der Partie. { FORM($road, case: "In") }, gleich neben deinem HQ, liegen drei Kristalle und keine Trogg. Um hinzukommen, wähle Bewegung.
learn-cryhavoc-02-move-later = Später ist das gut. Zuerst brauchst du Regionen mit Kristallen: Wähle Bewegung.
learn-cryhavoc-02-pay = Bezahlt wird mit Karten. Jetzt zählen nur die Bewegungssymbole, der Text ist für Gefechte. Du willst zwei Einheiten losschicken: Wähle eine Karte mit zwei Bewegungssymbolen.
learn-cryhavoc-02-pay-one = Die hat nur ein Bewegungssymbol. Behalte sie und wähle eine Karte mit zwei.
learn-cryhavoc-02-pay-none = Ohne Karte bewegt sich niemand. Wähle eine mit zwei Bewegungssymbolen.
learn-cryhavoc-02-play = Zwei Punkte reichen. Was du ausspielst, ist weg, also heb die anderen Karten für die nächsten Aktionen und Gefechte auf. Spiel nur diese eine aus.
learn-cryhavoc-02-play-keep = Zwei Punkte reichen. Heb diese Karte für später auf.
learn-cryhavoc-02-step = Jeder Punkt bewegt eine Einheit in eine angrenzende Region. Schick eine { FORM($road, case: "to") }: zuerst die Einheit wählen, dann ihr Ziel.
learn-cryhavoc-02-step-left = Du hast zwei Schritte bezahlt. Schick zwei Einheiten { FORM($road, case: "to") }.
learn-cryhavoc-02-step-trogs = Dort liegt ein Kriegstrupp: verborgene Trogg. Die kommen in einer anderen Lektion.
learn-cryhavoc-02-second = Dein zweiter Punkt: Schick noch eine Einheit { FORM($road, case: "to") }. Zwei sind schwerer zu vertreiben als eine.
learn-cryhavoc-02-second-other = Die steht schon richtig. Wähle eine, die noch in deinem HQ ist.
learn-cryhavoc-02-found = Dort lag ein Erkundungsplättchen: ein Fund. Dieser hat einen Kristall gebracht, jetzt sind es vier, und alle gehören dir.
learn-cryhavoc-02-end = Eine Einheit, die allein in einer Region steht, kontrolliert sie. Dein Marker bleibt dort, wenn sie weiterzieht – bis ein Gegner hineinzieht.

## 03 Unknown ground

learn-cryhavoc-03-title = Unbekanntes Land
learn-cryhavoc-03-move = Zwei Regionen, die noch niemand gesehen hat. Wähle Bewegung und bezahle mit „{ $front }“ und „{ $troopers }“: 2 + 1 = 3 Punkte.
learn-cryhavoc-03-move-first = Erst erkunden: Wähle Bewegung.
learn-cryhavoc-03-move-card = Du brauchst 3 Punkte: „{ $front }“ hat zwei davon, „{ $troopers }“ einen.
learn-cryhavoc-03-move-enough = 3 Punkte reichen. Behalte diese Karte.
learn-cryhavoc-03-go = Der Kompass { FORM($road, case: "in") } verbirgt einen Fund: Eine Einheit aus deinem HQ reicht. Die Maske { FORM($mirror, case: "in") } ist ein Kriegstrupp der Trogg: Schick zwei.
learn-cryhavoc-03-go-left = Du hast noch Punkte. Eine Einheit gegen unbekannte Trogg ist zu wenig: Schick zwei.
learn-cryhavoc-03-go-one = Für einen Fund reicht eine Einheit. Gegen den Kriegstrupp brauchst du zwei.
learn-cryhavoc-03-go-two = Zwei reichen hier. Für den Fund brauchst du auch eine.
learn-cryhavoc-03-go-home = Nicht dorthin. Aus deinem HQ eine { FORM($road, case: "to") }, zwei { FORM($mirror, case: "to") }.
learn-cryhavoc-03-battle = { FORM($road, case: "In") } hast du einen Kristall mehr. { FORM($mirror, case: "In") } kam ein Trogg hervor. Der Marker mit der Nummer zeigt ein Gefecht an: Gekämpft wird, wenn alle ihre drei Aktionen hatten.
learn-cryhavoc-03-end = Plättchen werden nach der Bewegung aufgedeckt, und viele Regionen haben beide Arten. Kriegstrupps kämpfen, bringen aber Kristalle. Bis zum Gefecht bleiben deine Einheiten dort.

## 04 Recruits and better cards

learn-cryhavoc-04-title = Rekruten und bessere Karten
learn-cryhavoc-04-recruit = Rekrutieren bringt Einheiten aus deiner Reserve ins HQ, eine je Rekrutierungssymbol. Wähle Rekrutieren und bezahle mit den beiden Karten, die je zwei Symbole haben.
learn-cryhavoc-04-recruit-later = Auch gut. Aber im HQ sind nur noch zwei Einheiten: Wähle Rekrutieren.
learn-cryhavoc-04-recruit-one = Die hat nur ein Rekrutierungssymbol. Behalte sie für ein Gefecht.
learn-cryhavoc-04-recruit-more = Erst mehr Punkte: zwei Karten mit je zwei Symbolen.
learn-cryhavoc-04-recruit-enough = Vier Punkte reichen. Behalte diese Karte für ein Gefecht.
learn-cryhavoc-04-raise = Vier Punkte: vier Einheiten. Nimm sie alle.
learn-cryhavoc-04-raise-all = Du hast für vier bezahlt, und Punkte lassen sich nicht aufheben.
learn-cryhavoc-04-study = Nächste Aktion: 2 ziehen, 1 behalten, aus deinem Stapel oder einem Terrain-Stapel. Dein nächstes Gefecht ist in einer Gewässer-Region, also nimm den Gewässer-Stapel.
learn-cryhavoc-04-study-own = Deine eigenen Karten wirken überall, aber probier eine Gewässer-Karte aus.
learn-cryhavoc-04-study-land = Im Gefecht wirkt so eine Karte nur auf ihrem Terrain. Nimm den Gewässer-Stapel.
learn-cryhavoc-04-study-now = Auch gut. Hol dir jetzt aber eine bessere Karte: 2 ziehen, 1 behalten.
learn-cryhavoc-04-keep = Behalte eine: Sie bleibt dir die ganze Partie. In Gewässer-Gefechten bringt „{ $landing }“ zwei Einheiten auf die Gebietskontrolle, „{ $undertow }“ holt zwei gegnerische von der Zermürbung.
learn-cryhavoc-04-keep-landing = Zwei Einheiten aus dem Nichts: Das kann ein Gefecht drehen.
learn-cryhavoc-04-keep-undertow = Zwei, die nichts mehr vernichten: Das rettet deine Einheiten.
learn-cryhavoc-04-end = Mehr Einheiten und eine Karte, die andere nicht haben. Mit Terrain-Karten bezahlst du Aktionen wie mit allen anderen, aber im Gefecht brauchen sie ihr Terrain.

## 05 Battle: you attack

learn-cryhavoc-05-title = Gefecht: Du greifst an
learn-cryhavoc-05-control = Wer auf der Gebietskontrolle mehr Einheiten hat, bekommt die Region und 2 Siegpunkte, bei Gleichstand der Verteidiger. Du stellst zuerst auf: vier gegen ihre zwei. Mit wie vielen ist dir die Region sicher?
learn-cryhavoc-05-control-tie = Sie können auch zwei hinstellen: Gleichstand, und der geht an sie.
learn-cryhavoc-05-control-all = Das ist sicher. Mit einer weniger aber auch, und die eine kann anderswo etwas einbringen.
learn-cryhavoc-05-control-few = Da können sie mithalten oder mehr hinstellen. Zähl ihre Einheiten und nimm eine mehr.
learn-cryhavoc-05-prisoners = Wer auf der Gefangennahme mehr Einheiten hat, nimmt eine gegnerische gefangen: 1 Siegpunkt je Runde. Der Rest kommt auf die Zermürbung: Jede Einheit dort vernichtet eine, für je 1 Siegpunkt. Wohin mit deiner letzten?
learn-cryhavoc-05-prisoners-one = Ein Gefangener: jetzt 1 Siegpunkt und in jeder Runde, in der du ihn behältst, noch einer.
learn-cryhavoc-05-prisoners-none = Auf der Zermürbung vernichtet sie eine Einheit: sofort 1 Siegpunkt.
learn-cryhavoc-05-end = 3 zu 2: Du kontrollierst { FORM($mirror, case: "it") } und bekommst 2 Siegpunkte. Übrige Gegner fliehen. Und jedes Gefecht bringt einen Kristall in seine Region.

## 06 Battle: you defend

learn-cryhavoc-06-title = Gefecht: Du verteidigst
learn-cryhavoc-06-control = Du stellst nach ihnen auf und siehst alles: Sie haben 2 auf der Gebietskontrolle, je 1 auf Gefangennahme und Zermürbung. Gleichstand bei der Gebietskontrolle geht an dich. Wie wenige reichen?
learn-cryhavoc-06-control-all = Die Region behältst du, aber dann nehmen sie ungestört eine Einheit gefangen.
learn-cryhavoc-06-control-few = Dann fällt die Region. Zwei gegen zwei ist Gleichstand, und der geht hier an dich.
learn-cryhavoc-06-prisoners = Bei der Gefangennahme gewinnt bei Gleichstand niemand. Sie haben dort eine Einheit. Wo nützt deine letzte am meisten?
learn-cryhavoc-06-prisoners-none = Dann nehmen sie eine Einheit gefangen, vielleicht gerade diese, noch vor der Zermürbung: 1 Siegpunkt für sie in jeder Runde.
learn-cryhavoc-06-end = Du hältst { FORM($road, case: "it") } und bekommst 2 Siegpunkte. Durch die Zermürbung verlierst du eine Einheit, gefangen ist keine. Der Verteidiger stellt als Zweiter auf: Das ist sein Vorteil.

## 07 Tactics cards

learn-cryhavoc-07-title = Taktik-Karten
learn-cryhavoc-07-support = Gebietskontrolle 2 zu 2: Die geht noch an sie. Jetzt spielt ihr abwechselnd Karten, du beginnst. „{ $mirage }“ braucht Ödland, hier ist Gebirge. „{ $support }“ bringt eine Einheit: Stell sie auf die Gebietskontrolle.
learn-cryhavoc-07-support-pass = Wer passt, spielt in diesem Gefecht keine Karten mehr, und Gleichstand geht an sie.
learn-cryhavoc-07-support-first = Hilft auch, aber darauf können sie antworten. Stell zuerst noch eine Einheit hin.
learn-cryhavoc-07-support-control = Dir geht es um die Gebietskontrolle.
learn-cryhavoc-07-outflank = Sie haben geantwortet: 3 zu 3. „{ $outflank }“ verschiebt deine eigenen Einheiten. Hol die von der Zermürbung auf die Gebietskontrolle.
learn-cryhavoc-07-outflank-tie = Gleichstand geht an sie. Spiel „{ $outflank }“ aus.
learn-cryhavoc-07-outflank-from = Dort brauchst du jede Einheit. Nimm die von der Zermürbung.
learn-cryhavoc-07-outflank-to = Dort nützt sie dir nichts. Verschieb sie auf die Gebietskontrolle.
learn-cryhavoc-07-stop = 4 zu 3. Die Karte könnte noch eine Einheit verschieben, aber alle stehen richtig. Verzichte auf diesen Teil.
learn-cryhavoc-07-stop-enough = Dann verlierst du die Region wieder. Verzichte auf diesen Teil.
learn-cryhavoc-07-pass = Sie haben gepasst: Ihre letzte Karte nützt im Gefecht nichts. Du hast, was du willst, also passe auch.
learn-cryhavoc-07-end = 4 zu 3: Du kontrollierst { FORM($gorge, case: "it") }. Eine Karte, die du im Gefecht ausspielst, bezahlt keine Aktion mehr: Das ist ihr Preis. Heb also eine oder zwei auf.

## 08 Prisoners

learn-cryhavoc-08-title = Gefangene
learn-cryhavoc-08-capture = Die Gebietskontrolle gehört dir, 2 zu 1. Auch die Gefangennahme: Nimm eine Einheit von einer beliebigen Zielvorgabe gefangen, noch vor der Zermürbung. Welche schadet dir am meisten?
learn-cryhavoc-08-capture-control = Die Gebietskontrolle ist schon gewonnen. Ihre zwei auf der Zermürbung würden zwei von deinen vernichten.
learn-cryhavoc-08-ransom = Die letzte Runde. Du hast 24 Siegpunkte, sie haben 23, Kristalle habt ihr gleich viele. Eine deiner Einheiten ist gefangen. Für 2 Siegpunkte könntest du sie befreien. Machst du das?
learn-cryhavoc-08-ransom-late = Sie käme in die Reserve, wo sie nichts mehr nützt, und mit 22 zu 23 verlierst du. Am Anfang einer Partie ist es oft richtig.
learn-cryhavoc-08-end = Ein Gefangener bringt in jeder Runde 1 Siegpunkt, frühe also am meisten. Befreien kostet 2 Siegpunkte: bald oder gar nicht.

## 09 Build and activate

learn-cryhavoc-09-title = Bauen und aktivieren
learn-cryhavoc-09-build = Mit Bausymbolen bezahlst du Bauwerke in deinen Regionen und ihren Einsatz. Wähle Bauen mit „{ $ground }“ und „{ $pass }“: 3 + 2 = 5 Punkte.
learn-cryhavoc-09-build-later = Auch gut. Wähle diesmal Bauen.
learn-cryhavoc-09-build-none = Die hat kein Bausymbol.
learn-cryhavoc-09-build-more = Du wirst alle 5 Punkte brauchen: Nimm beide Karten.
learn-cryhavoc-09-airfield = { $airfield }: 2 Punkte zum Bauen, 3 zum Aktivieren. Bau ihn { FORM($road, case: "in") }, wo ihn eine Einheit bewacht.
learn-cryhavoc-09-airfield-bare = Dort bewacht ihn niemand. Bau ihn { FORM($road, case: "in") }.
learn-cryhavoc-09-airfield-other = Darum geht es jetzt nicht. Bau dieses Bauwerk: { $airfield }.
learn-cryhavoc-09-use = Jetzt setz ihn ein: Wähle { FORM($road, case: "it") }, wo er steht.
learn-cryhavoc-09-use-now = Du hast noch 3 Punkte, genau genug. Aktiviere ihn.
learn-cryhavoc-09-target = Er übernimmt eine leere Region, höchstens zwei Schritte entfernt. Wo kannst du den Wanderern drei Kristalle abnehmen?
learn-cryhavoc-09-target-poor = Das bringt dir keine Kristalle. { FORM($gorge, case: "In") } liegen drei.
learn-cryhavoc-09-end = Ohne Bewegung und ohne Gefecht kontrollierst du { FORM($gorge, case: "it") }. Bauwerke bleiben: In späteren Runden kostet nur noch das Aktivieren Punkte.

## 10 When to enable scoring

learn-cryhavoc-10-title = Wann du die Wertung aktivierst
learn-cryhavoc-10-enable = Nur ein Spieler kann in einer Runde die Wertung aktivieren, und nur er wertet Regionen. Gezählt wird am Ende der Runde: Es kann noch etwas dazukommen. Aktiviere sie jetzt.
learn-cryhavoc-10-enable-other = Nicht schlecht. Aber sieben Karten der Wanderer liegen in der Ablage: Mit der letzten können sie die Wertung aktivieren. Dann werten sie ihre Regionen und du deine nicht.
learn-cryhavoc-10-take = Stand jetzt: 14 Siegpunkte für dich, 10 für sie. Die letzte Aktion der Runde ist deine. { FORM($reach, case: "In") } liegen vier Kristalle unbewacht: Zieh hin.
learn-cryhavoc-10-take-open = { FORM($reach, case: "In") } steht niemand, und du bist gleich nebenan. Ein Schritt { FORM($salt, case: "from") } genügt.
learn-cryhavoc-10-done = Eine Einheit reicht. Die andere kann bleiben: Beende die Bewegung.
learn-cryhavoc-10-done-stay = Das bringt nichts mehr. Beende die Bewegung.
learn-cryhavoc-10-wait = 19 Siegpunkte zu 6: So spät konnten sie nichts zurückholen. Eine andere Partie: Du hast 3 Regionen und 3 Kristalle, sie haben 10 Kristalle. Würdest du die Wertung aktivieren?
learn-cryhavoc-10-wait-not = 6 Siegpunkte für dich, 10 für sie. Tu etwas anderes: Ändere erst die Lage auf dem Spielplan.
learn-cryhavoc-10-wait-idle = Das ändert nichts auf dem Spielplan. { FORM($reach, case: "In") } liegen vier Kristalle unbewacht: Zieh hin.
learn-cryhavoc-10-change = { FORM($reach, case: "In") } liegen vier Kristalle unbewacht, ein Schritt { FORM($salt, case: "from") } genügt. Ein Bewegungssymbol reicht also: Bezahle mit „{ $troopers }“.
learn-cryhavoc-10-change-dear = Du brauchst einen Punkt: Bezahle mit „{ $troopers }“ und behalte die anderen Karten.
learn-cryhavoc-10-waited = 4 Regionen und 7 Kristalle für dich, 6 Kristalle für sie. Niemand hat gewertet, und von jetzt an bringt dir die Wertung 11 Siegpunkte und ihnen nur 6.
learn-cryhavoc-10-end = Aktiviere die Wertung, wenn sie dir mehr bringt als den anderen. Und sieh nach, was du danach noch holen kannst.

## 11 Four ways to play

learn-cryhavoc-11-title = Vier Spielweisen
learn-cryhavoc-11-skill-first = Zuerst die Fähigkeit. Sie kostet keine Aktion.
learn-cryhavoc-11-humans = Fähigkeiten kosten keine Aktion: einmal je Runde, davor oder danach. Nutze „{ $charter }“ der Menschen: Wirf eine Karte ab, dafür bekommst du 1 Siegpunkt für je fünf Regionen, die du kontrollierst.
learn-cryhavoc-11-humans-pay = Du hast sechs Regionen: 1 Siegpunkt für eine Karte. Wähle eine.
learn-cryhavoc-11-pilgrims = Die Wanderer sammeln Kristalle im Lager. „{ $offering }“ holt zwei aus einer deiner Regionen oder macht aus bis zu drei gelagerten je 2 Siegpunkte. Du hast drei: Tausch sie ein.
learn-cryhavoc-11-pilgrims-cash = Sammeln kannst du später. Drei liegen im Lager: Mach Siegpunkte daraus.
learn-cryhavoc-11-pilgrims-all = Jeder bringt 2 Siegpunkte. Gib alle drei ab.
learn-cryhavoc-11-machines = Die Maschinen bauen. Wähle Bauen und bezahle mit „{ $destruct }“. Das eine Symbol reicht, um dieses Bauwerk zu aktivieren: { $sniper }.
learn-cryhavoc-11-machines-build = Wähle diesmal Bauen.
learn-cryhavoc-11-machines-pay = Du brauchst nur 1 Punkt. Bezahle mit „{ $destruct }“.
learn-cryhavoc-11-machines-enough = 1 Punkt reicht. Behalte diese Karte.
learn-cryhavoc-11-machines-use = Dann fehlt der Punkt dafür: { $sniper }. Aktiviere dieses Bauwerk.
learn-cryhavoc-11-shot = Er vernichtet eine Einheit, die irgendwo allein steht. Welche Region hättest du gern leer?
learn-cryhavoc-11-shot-rich = Das bringt dir nichts. { FORM($gorge, case: "In") } liegen drei Kristalle.
learn-cryhavoc-11-trogs = Die Trogg (nur zu viert): Ihr HQ liegt mitten im Planeten, und Tunnel führen hinaus. Wähle Bewegung mit zwei Karten: 2 Punkte.
learn-cryhavoc-11-trogs-move = Hol diesmal deine Einheiten aus dem HQ: Wähle Bewegung.
learn-cryhavoc-11-trogs-card = Jede hat nur ein Bewegungssymbol. Nimm zwei Karten.
learn-cryhavoc-11-trogs-enough = 2 Punkte reichen. Behalte diese Karte.
learn-cryhavoc-11-tunnels = Von einem Tunnel zu jedem anderen ist es nur ein Schritt, egal wie weit. Schick zwei Einheiten in Regionen mit Tunneln.
learn-cryhavoc-11-tunnels-left = Du hast noch Punkte. Schick zwei Einheiten aus deinem HQ.
learn-cryhavoc-11-tunnels-kin = Dort verbergen sich andere Trogg: auch ein guter Weg, mehr zu werden. Nimm diesmal aber einen Tunnel.
learn-cryhavoc-11-end = Menschen breiten sich aus, Wanderer sammeln, Maschinen bauen, Trogg kommen von unten. Wähle, was dir liegt, und achte darauf, was die anderen wollen.

## 12 Events and the end

learn-cryhavoc-12-title = Ereignisse und das Ende
learn-cryhavoc-12-rounds = Runde 2. Jede Runde beginnt mit den nächsten Ereignissen auf der Punkteleiste. Sie liegen auf 30 und 45, danach kommt die letzte Runde. Wie viele Runden folgen auf diese?
learn-cryhavoc-12-rounds-1 = Eine
learn-cryhavoc-12-rounds-1-reply = Mehr: eine für jedes Feld, auf dem Ereignisse liegen, und die letzte.
learn-cryhavoc-12-rounds-2 = Zwei
learn-cryhavoc-12-rounds-2-reply = Eine mehr: Nach den Ereignissen auf 30 und 45 kommt noch die letzte Runde.
learn-cryhavoc-12-rounds-3 = Drei
learn-cryhavoc-12-rounds-3-reply = Richtig: die Ereignisse auf 30, die auf 45 und die letzte Runde. Zusammen fünf Runden, wenn niemand schneller ist.
learn-cryhavoc-12-enable = Du hast 21 Siegpunkte. Aktiviere die Wertung und sieh zu, wie dein Marker an der 30 vorbeizieht.
learn-cryhavoc-12-enable-other = Achte diesmal auf die Punkteleiste: Aktiviere die Wertung.
learn-cryhavoc-12-passed = 32 Siegpunkte. Du bist an der 30 vorbei: Das Ereignis dort liegt nun auf dem bei 45, und beide treten jetzt ein, in Runde 3. Wie viele Runden bleiben, diese mitgezählt?
learn-cryhavoc-12-passed-1 = Eine
learn-cryhavoc-12-passed-1-reply = Eine mehr: Das ist noch nicht die letzte Runde.
learn-cryhavoc-12-passed-2 = Zwei
learn-cryhavoc-12-passed-2-reply = Richtig: diese und die letzte.
learn-cryhavoc-12-passed-3 = Drei
learn-cryhavoc-12-passed-3-reply = So viele waren es vorher. Jetzt teilen sich zwei Ereignisse eine Runde.
learn-cryhavoc-12-end = Siegpunkte verkürzen die Partie: gut für den, der führt. Nur bei Anfängern nach der deutschen Ausgabe sind es immer fünf Runden. In der letzten Runde zählen die Kristalle immer, die Regionen nie.

## What can be wrong with a position

cryhavoc-lesson-factions = Gib an, welche Armee an welchem Platz spielt, etwa factions = "humans,pilgrims" bei den Optionen des Tisches. Die Stufe muss die für Anfänger sein.
cryhavoc-lesson-name = „{ $given }“ gibt es im Paket nicht, oder es gehört nicht hierher.
cryhavoc-lesson-order = Nenne jede Armee am Tisch einmal: { $factions }.
cryhavoc-lesson-region = Nenne die Region „{ $region }“ einmal, bei „printed“ oder „regions“. Sie steht dort { $count }-mal.
cryhavoc-lesson-piece = „{ $given }“ ist kein Spielteil. Schreibe humans, humans 2, crystals 3, party, exploration, battle 1 humans oder die ID eines Bauwerks; ein Gefangener ist pilgrims: humans 1.
cryhavoc-lesson-battle = „{ $region }“: Einheiten zweier Armeen brauchen einen Gefechtsmarker mit einer davon als Angreifer, und ein Gefechtsmarker braucht Einheiten zweier Armeen.
cryhavoc-lesson-control = „{ $region }“: Einheiten, die allein in einer Region stehen, kontrollieren sie.
cryhavoc-lesson-tokens = Aufgedeckte Plättchen: { $due }; die Lektion nennt { $count }. Keine Art darf öfter vorkommen als in der Schachtel.
cryhavoc-lesson-units = Einheiten der Armee „{ $faction }“: { $due }. Auf dem Spielplan oder gefangen: { $count }, in Reserve: { $said }; zusammen ergibt das nicht { $due }.
cryhavoc-lesson-card = Platz { $number } kann die Karte „{ $card }“ nicht haben: Sie ist in einem anderen Stapel oder zweimal genannt.
cryhavoc-lesson-deck = Karten im Stapel von Platz { $number }: { $left }; die Lektion nennt { $said }. Jede Karte muss irgendwo sein.
cryhavoc-lesson-terrain = So viele Karten müssten in den Terrain-Stapeln übrig sein: { $left }.
cryhavoc-lesson-events = Nötige Zahl der Ereignisse: { $count }; mindestens eines für jede bisherige Runde, die anderen auf der Punkteleiste (Felder: { $spots }).
cryhavoc-lesson-passed = Ein Siegpunktmarker ist am Ereignis auf { $spot } vorbei. Leg es auf das nächste Feld.
