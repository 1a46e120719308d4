### Termites im Browser: was neben dem Spielplan steht (Deutsch).

## Die Reihe der Möglichkeiten

web-termites-tray-strength = Stärke { $n }
# $n: movement points.
web-termites-tray-moves = Bewegung { $n }
web-termites-tray-other = Abbrechen
web-termites-tray-do = Bestätigen

## Ungesehene Plättchen

web-termites-unseen-of = { $player }: verdeckte Plättchen ({ $n })
web-termites-unseen-own = Deine, für andere verdeckt ({ $n })

## Keys

web-termites-keys-threats = gedrückt halten: wie andere deine Hügel angreifen könnten
