### The pages in the browser: what happens at a table, shown step by step (German).

web-stage-since = Seit deinem letzten Zug
web-stage-happening = Jetzt
web-stage-lately = Zuletzt
# $n: how many more steps there were.
web-stage-earlier = + { $n } davor
web-stage-nothing = Noch nichts
# $text: what happened. $n: how often, at least 2. × is for the number of termites on a token.
web-stage-times = { $text } ({ $n }-mal)
web-stage-replay = Wiederholen
web-stage-stop = Anhalten
web-stage-speed = Tempo der anderen Spieler
web-stage-speed-off = Sofort
web-stage-speed-fast = Schnell
web-stage-speed-normal = Normal
web-stage-speed-slow = Langsam
web-stage-speed-step = Schrittweise
web-stage-skip = Überspringen
web-stage-skip-mine = Weiter zu meinem Zug
web-stage-hold = Pause
web-stage-go-on = Weiter
web-stage-back = Einen Schritt zurück
web-stage-goes-on = Geht von selbst weiter · überspringen
web-stage-press = Wartet auf dich · weiter
web-stage-space = Leertaste
web-stage-sound = Ton
web-stage-volume = Lautstärke
web-stage-step-sounds = Ton auch bei jedem einzelnen Schritt
web-stage-keys-hold = anhalten, weiter; schließen, was über dem Spielplan liegt
web-stage-keys-skip = weiter zu deinem Zug
web-stage-keys-replay = noch einmal zeigen, was seit deinem letzten Zug geschah
web-stage-keys-step = während der Pause ein Schritt zurück oder vor
