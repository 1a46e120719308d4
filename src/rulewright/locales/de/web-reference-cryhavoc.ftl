### The reference of Cry Havoc: what is known of the printed game, and what is printed on pieces (German).

# $game: its title.
web-cryhavoc-reference = Die Regeln von { $game } sind vollständig. Die gedruckten Karten und Spielpläne kennen wir nicht, denn den Anleitungen, die wir haben, fehlen die Bilder. Bekannt sind die Stückzahlen, die Beispiele aus vier Anleitungen, die offizielle FAQ und was der Autor und Rezensenten öffentlich gesagt haben. Alles Übrige ist auf dieser Grundlage unser eigener Entwurf: ein eigenständiges Spiel, keine Kopie des gedruckten.
web-cryhavoc-reference-kind-active = Einmal je Runde
web-cryhavoc-reference-kind-passive = Passiv
web-cryhavoc-reference-fact-default = Standard-Fähigkeit
web-cryhavoc-reference-fact-printed = Auf die Leiste gedruckt
web-cryhavoc-reference-fact-tokens = Marker/Plättchen
web-cryhavoc-reference-fact-build = Bauen
web-cryhavoc-reference-fact-activate = Aktivieren
web-cryhavoc-reference-fact-in_battle = Wirkt in einer Gefechtsregion
web-cryhavoc-reference-fact-units = Einheiten
web-cryhavoc-reference-fact-crystals = Kristalle
web-cryhavoc-reference-ring-outer = Äußerer Ring
web-cryhavoc-reference-ring-inner = Innerer Ring
web-cryhavoc-reference-ring-centre = Mitte
web-cryhavoc-reference-icon-hq = HQ
web-cryhavoc-reference-icon-exploration = Erkundung
web-cryhavoc-reference-icon-war_party = Kriegstrupp
web-cryhavoc-reference-icon-tunnel = Tunnel
web-cryhavoc-reference-icon-tunnel_plus = Tunnel, in manchen Ausgaben
web-cryhavoc-reference-icon-trog_hq = HQ der Trogg
web-cryhavoc-reference-players-two = 2 Spieler
web-cryhavoc-reference-players-more = 3 und 4 Spieler
