### Die Werkstatt (deutsch).

## Bar

web-workshop-title = Werkstatt
web-workshop-parts = Alle Teile
web-workshop-saving = Wird gespeichert …
web-workshop-saved = Alle Änderungen gespeichert
web-workshop-saved-at = Alle Änderungen gespeichert, { $when }
web-workshop-offline = Noch nicht gespeichert, aber in diesem Browser gesichert. Neuer Versuch …
web-workshop-refused = Nicht gespeichert: { $why }
web-workshop-undo = Zurücknehmen
web-workshop-redo = Wiederholen

## All parts

web-workshop-printed = Wie gedruckt: { $n } von { $all } Teilen
web-workshop-everything = Alles
web-workshop-kinds = Arten von Teilen
web-workshop-find = Teil suchen
web-workshop-found-none = Keine Treffer.
web-workshop-filter = Anzeigen
web-workshop-filter-all = Alle
web-workshop-filter-problems = Anmerkungen
web-workshop-mark-box = aus meiner Schachtel
web-workshop-mark-book = Anleitung
web-workshop-mark-likely = wahrscheinlich
web-workshop-mark-ours = von uns
web-workshop-fields = { $n } von { $all } Feldern
web-workshop-of = { $n }/{ $all }

## Checks and versions

web-workshop-checks = Prüfung
web-workshop-checking = Wird geprüft …
web-workshop-sound = Keine Fehler: Du kannst damit spielen.
web-workshop-unsound = Ein Entwurf mit Fehlern bleibt erhalten, ist aber nicht spielbar.
web-workshop-versions = Versionen
web-workshop-versions-how = Ein Tisch behält die Version, mit der er begonnen hat.
# $n: how many.
web-workshop-draft =
    { $n ->
        [one] Entwurf, eine Änderung am Original
       *[other] Entwurf, { $n } Änderungen am Original
    }
web-workshop-version = Version { $number } · { $when }
web-workshop-shipped = { $pack }, wie ausgeliefert
web-workshop-compare = Vergleichen
web-workshop-bring-back = Wiederherstellen
web-workshop-keep = Version { $number } erstellen
web-workshop-keep-not = Behebe zuerst die Fehler.
web-workshop-kept = Version { $number } ist bereit zum Spielen und Weitergeben.
web-workshop-play = Version { $number } spielen

## One part

web-workshop-before = Zurück
web-workshop-next = Weiter
web-workshop-where-from = Woher ist das?
web-workshop-all-box = Alles aus meiner Schachtel
web-workshop-says = Wortlaut
web-workshop-says-not = Noch kein Text: Die Effekte sind unvollständig.
# $n: how many.
web-workshop-differs =
    { $n ->
        [one] Unterscheidet sich von { $pack } in einem Feld
       *[other] Unterscheidet sich von { $pack } in { $n } Feldern
    }
web-workshop-same = Wie ausgeliefert.
web-workshop-put-back = Zurücksetzen
web-workshop-nothing = nichts
web-workshop-add-row = Zeile hinzufügen
web-workshop-take-out-row = Zeile { $number } entfernen
web-workshop-list-how = Durch Kommas getrennt.
web-workshop-picture-how = Ein Zeichen ist ein Feld: . offen, w Wasser, v Vegetation, s Steine. Felder einer Reihe sind zwei Zeichen auseinander, und jede Reihe ist um eines versetzt.

## Parts that come and go

web-workshop-add = Hinzufügen: { $kind }
web-workshop-add-it = Hinzufügen
web-workshop-add-name = Name
web-workshop-add-like = Kopie des letzten Teils
web-workshop-take-out = Entfernen

## Effects

web-workshop-step = Effekt { $number }
web-workshop-step-add = Effekt hinzufügen
web-workshop-step-what = Was er tut
web-workshop-step-fits = Passt hier
web-workshop-step-fits-not = Nicht hier
web-workshop-step-out = Effekt { $number } entfernen
web-workshop-step-up = Effekt { $number } nach oben

## Two windows

web-workshop-conflict = Dieses Feld wurde auch in einem anderen Fenster geändert.
web-workshop-conflict-here = Hier
web-workshop-conflict-there = Dort
web-workshop-keep-mine = Dieses behalten
web-workshop-take-theirs = Das andere nehmen

## Try out

web-workshop-try = Ausprobieren
# $n: how many.
web-workshop-games = { NUMBER($n) } Partien von Bots
web-workshop-games-pack = Dieses Paket
web-workshop-games-beside = Anderes Paket
web-workshop-games-players = Spieler
web-workshop-games-how = Auf allen Plätzen spielen gierige Bots, mit denselben Startwerten für beide Pakete. Gespielt wird nur, wenn die Bots gerade frei sind; das bremst niemanden aus. Du kannst inzwischen weiterarbeiten.
web-workshop-yourself = Selbst spielen
web-workshop-progress = Fortschritt
web-workshop-played = { $n } von { $all }
web-workshop-held = Angehalten. Gespielte Partien bleiben erhalten.
web-workshop-done = Fertig.
web-workshop-waiting = Warte auf die Bots …
web-workshop-hold = Anhalten
web-workshop-go-on = Fortsetzen
web-workshop-start = Starten
web-workshop-go-on-to = Fortsetzen bis { $n }
web-workshop-shares = Anteil der Siege
web-workshop-intervals = mit 95-%-Intervallen
web-workshop-difference = Unterschied
web-workshop-no-difference = kein klarer Unterschied
web-workshop-side-more = mehr Siege
web-workshop-side-less = weniger Siege
web-workshop-length = Entscheidungen je Partie
web-workshop-length-more = länger
web-workshop-length-less = kürzer
web-workshop-needed = Nötige Partien je Paket, um einen Unterschied von 3 Prozentpunkten zu erkennen: { $n }.

## Two packs compared

web-workshop-this = Dieses
web-workshop-draft-now = Aktueller Entwurf
web-workshop-friends = Oder ein Link von Freunden
web-workshop-alike = Keine Unterschiede.
# $n: how many.
web-workshop-differing =
    { $n ->
        [one] Ein Teil ist anders.
       *[other] { $n } Teile sind anders.
    }
web-workshop-added = hinzugefügt
web-workshop-gone = entfernt
web-workshop-drawing = Zeichnung und Lage
web-workshop-drawing-changed = geändert
