### What a coach tells a newcomer to Termites, each thing when it first matters (German).

# $hex: where. $player: who.
web-coach-termites-danger = Dein Hügel auf { $hex } ist in Gefahr: { $player } könnte { $attack } gegen seine { $defence } aufbringen. Vertreibe einen Angreifer oder bedrohe selbst etwas.
web-coach-termites-take = Du kannst den Hügel auf { $hex } jetzt erobern: { $attack } gegen { $defence }. Der Angreifer ist verloren, aber der Hügel bleibt dir.
web-coach-termites-attack = Du kannst die Einheit auf { $hex } angreifen: { $attack } gegen { $defence }. Sie zieht sich dorthin zurück, wohin du willst. Ein Soldat vernichtet sie.
web-coach-termites-weak = Hier siehst du die Rechnung: was du aufbringst und was das Ziel aushält. Du brauchst mindestens eins mehr. Deine Einheiten neben dem Ziel geben ihre Stärke dazu.
# $n: strength that stands there. $value: of the mound.
web-coach-termites-near = Deine Stärke neben dem Hügel auf { $hex } ist { $n }; mit mehr als { $value } fällt er. Ein weiteres Plättchen daneben hilft oder eine Nasute zwei Felder entfernt.
web-coach-termites-mound = Nur einer oder zwei deiner fünf Hügel kommen jetzt auf den Spielplan, die anderen bleiben sicher in der Reserve. Alle zählen. Ein hoher ist schwerer zu erobern und ein größerer Verlust. Stell sie auf deiner Seite auf, mit Abstand.
web-coach-termites-turn = Ein Zug: Leg ein Plättchen auf ein freies Feld, auch neben einen Gegner. Dann darfst du eine Einheit bewegen, die neue oder eine andere. Auf einen Gegner oder einen Hügel zu ziehen ist ein Angriff.
web-coach-termites-castes = Eine Arbeiterin zieht zwei Felder weit, ein Soldat ist doppelt so stark, eine Nasute unterstützt von fern, eine Geflügelte fliegt.
web-coach-termites-entry = Du wählst, von welcher Seite du kommst. Auf dieses Feld kann sich die besiegte Einheit nicht zurückziehen: Versperr ihr den Rückzug.
web-coach-termites-retreat = Du wählst, wohin die besiegte Einheit geht: weg von deinen Hügeln oder dorthin, wo sie nichts nützt.
web-coach-termites-trophy = Du hast einen Hügel erobert! An seine Stelle kommt einer von deinen. Ein hoher ist schwer zurückzuholen, ein niedriger kein großer Verlust.
web-coach-termites-lost = Dein Hügel wurde erobert, und seine Punkte sind weg. Stell einen neuen auf, weit weg von der Gruppe, die ihn erobert hat.
# $hex: where to place it. $goal: the hex of a mound.
web-coach-termites-nasute = Du hast eine Nasute. Von der Vegetation auf { $hex } aus unterstützt sie einen Angriff auf { $goal } und gibt 1 dazu.
web-coach-termites-alate = Du hast eine Geflügelte. Sie fliegt drei Felder weit, über Wasser und die meisten Gegner, aber nie auf Vegetation. Schlag zu, wo niemand damit rechnet.
web-coach-termites-soldier = Dein Soldat auf { $hex } steht neben einem Gegner. Was ein Soldat besiegt, ist vernichtet und kommt nicht wieder.
web-coach-termites-empty = Dein Stapel ist leer: Die Plättchen auf deiner Hand sind deine letzten. Plane, wie du sie zusammen nutzt.
web-coach-termites-last = Das ist dein letztes Plättchen. Was kannst du noch erobern, und was musst du schützen?
