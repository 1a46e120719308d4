### What a coach tells a newcomer to Cry Havoc, each thing when it first matters (German).

web-coach-cryhavoc-ambush = Jede Runde beginnt mit einem Ereignis. Hier lauern Trogg samt einem Kristall auf den, der zuerst kommt. Leg sie deinem Gegner in den Weg. Wären sie dir selbst im Weg, verzichte lieber.
web-coach-cryhavoc-event = Jede Runde beginnt mit einem Ereignis. Es gilt für alle: Lies es und wähle, was dir jetzt hilft.
web-coach-cryhavoc-deck = Jedes Terrain hat seinen Stapel. Dessen Karten wirken in Gefechten auf diesem Terrain. Wo wirst du kämpfen?
web-coach-cryhavoc-action = Zuerst Land: Wähle Bewegung und bezahle mit Karten. Nur ihre Bewegungssymbole zählen. Für eine freie Region reicht eine Einheit; hinter grünen Masken lauern Trogg: Schick zwei. Behalte eine Karte fürs Gefecht.
web-coach-cryhavoc-plan = Frag dich vor jeder Aktion: Kann ich Kristalle holen, muss ich etwas schützen, ist es Zeit für eine Wertung?
web-coach-cryhavoc-cards = Nur die leuchtende Reihe von Symbolen zählt. Spiel nur so viele Karten, wie du brauchst, und behalte für jedes Gefecht eine.
web-coach-cryhavoc-units = Jeder Punkt bringt eine Einheit in eine angrenzende Region. Wo am Ende der Aktion nur deine Einheiten stehen, bekommst du die Region, und dein Marker bleibt, wenn sie später weiterziehen.
# $region: its name.
web-coach-cryhavoc-fight = Ziehst du hierher ({ $region }), rechne in dieser Runde mit einem Gefecht, in dem du zuerst aufstellst. Geh mit mindestens zwei Einheiten hinein.
web-coach-cryhavoc-token = Hier liegt etwas verborgen: { $region }. Ein Erkundungsplättchen ist ein Fund, ein Kriegstrupp oder Nest ein Gefecht mit Trogg. Schick gegen Trogg mindestens zwei Einheiten.
web-coach-cryhavoc-guard = Diese Region ist leer, und nebenan stehen gegnerische Einheiten: { $region }. Ein Schritt, und die Kristalle sind weg. Stell eine Einheit hin.
web-coach-cryhavoc-attacking = Nach allen Aktionen greifst du hier an: { $region }. Hineinziehen kann niemand mehr, aber Karten helfen noch: Behalte eine oder zwei für das Gefecht.
web-coach-cryhavoc-attacked = Nach allen Aktionen wirst du hier angegriffen: { $region }. Du verteidigst: Ein Gleichstand bei der Gebietskontrolle geht an dich. Hineinziehen kann niemand mehr: Behalte Karten für das Gefecht.
web-coach-cryhavoc-attack = Du stellst zuerst auf. Zähl die gegnerischen Einheiten und was Bauwerke oder Marker beisteuern: Mit einer mehr gewinnst du die Gebietskontrolle, wenn keine Karte das ändert. Stell die anderen auf die Gefangennahme oder die Zermürbung.
web-coach-cryhavoc-defend = Der Gegner hat aufgestellt, du siehst alles. Ein Gleichstand bei der Gebietskontrolle geht an dich: Stell dort gleich viele hin und die übrigen dahin, wo sie etwas ändern.
web-coach-cryhavoc-natives = Dein Gegner kämpft gegen einheimische Trogg, also führst du sie. Füge ihm so viel Schaden zu, wie du kannst.
web-coach-cryhavoc-tactic = Jetzt Karten, eine nach der anderen. Die Bahnen zeigen den Stand. Graue Karten kannst du hier nicht spielen. Wer passt, spielt hier keine mehr.
web-coach-cryhavoc-prisoner = Nimm die Einheit, die am meisten schaden würde: Steht die Zermürbung noch bevor, kann eine von dort niemanden mehr vernichten.
web-coach-cryhavoc-victim = Vernichte Einheiten dort, wo es das Ergebnis ändert, etwa bei Gleichstand.
web-coach-cryhavoc-retreat = Deine Einheiten fliehen in eine Region, die du kontrollierst. Wähle, wo sie dir am meisten nützen.
web-coach-cryhavoc-nest = Leg das Nest dorthin, wo es deinem Gegner im Weg ist und nicht dir.
web-coach-cryhavoc-ransom = Befreie eine Einheit für 2 Siegpunkte oder lass sie gefangen: Wenn ein Spieler sie hält, bringt sie ihm 1 pro Runde. Früh in der Partie lohnt sich das Befreien oft.
web-coach-cryhavoc-discard = Sieben Karten sind die Grenze. Wirf ab, was du am wenigsten brauchst.
web-coach-cryhavoc-structure = Baue in Regionen, die du kontrollierst. Ein Bauwerk bleibt stehen; ist es nicht passiv, kostet jeder Einsatz wieder Bausymbole. Die Kosten stehen auf dem Plättchen.
web-coach-cryhavoc-keep = Diese Karte gehört dir für den Rest der Partie. Denk an das Gefecht, das du als Nächstes erwartest.
web-coach-cryhavoc-skill = In dieser Runde kannst du noch eine Fähigkeit einsetzen. Das kostet keine Aktion.
# $own, $other: VP.
web-coach-cryhavoc-score = So wie es steht, bringt dir eine Wertung { $own } SP und den anderen höchstens { $other }. Aktivieren kann sie in jeder Runde nur ein Spieler.
web-coach-cryhavoc-rival = Eine Wertung brächte deinem stärksten Gegner jetzt { $other } SP für Kristalle und dir { $own }. Hol dir eine Region mit Kristallen, bevor jemand die Wertung aktiviert.
# $spot: on the score track.
web-coach-cryhavoc-track = Wenn dein Marker die { $spot } auf der Punkteleiste passiert, wird die Partie eine Runde kürzer. Das ist gut für den, der führt.
web-coach-cryhavoc-last = Die letzte Runde: Kristalle werden auf jeden Fall gewertet. Hol dir Regionen mit Kristallen, solange du kannst.
