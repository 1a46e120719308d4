### Boards of Termites, drawn in the workshop (German).

web-termites-editor-paint = Malen
web-termites-editor-outline = Umriss
web-termites-editor-pick = Vom Feld übernehmen
web-termites-editor-starts = Erste Hügel
web-termites-editor-look = Ansicht verschieben
web-termites-editor-mound = Hügel
web-termites-editor-left = noch { $n }
web-termites-editor-mounds = { $n } von { $all }
web-termites-editor-alike = Symmetrie: Was du malst, wiederholt sich
web-termites-editor-alike-mounds = Symmetrie der Hügel
web-termites-editor-alike-none = Keine
web-termites-editor-mirror-left-right = Links–rechts
web-termites-editor-mirror-top-bottom = Oben–unten
web-termites-editor-rotate-180 = 180°
web-termites-editor-rotate-120 = 120°
web-termites-editor-rotate-60 = 60°
web-termites-editor-players = Spieler
web-termites-editor-printed = Auf den Spielplan gedruckt, ohne Geländeteile
web-termites-editor-free = Wir spielen ohne die Regeln für den Bau des Spielplans
web-termites-editor-not = Auf diesem Spielplan lässt sich nicht malen: Die Reihen seines Bildes sind nicht gegeneinander versetzt, oder er hat mehr als 13 Reihen zu 13 Feldern. Korrigiere ihn unter „Alle Felder“.
# $n: how many hexes.
web-termites-editor-how-outline =
    { $n ->
        [one] Ein Feld.
       *[other] { $n } Felder.
    } Wähle eine gestrichelte Stelle, um ein Feld hinzuzufügen, oder ein Feld, um es zu entfernen. Höchstens 13 Reihen zu je 13 Feldern.
# $n: how many hexes.
web-termites-editor-how-starts =
    { $n ->
        [one] Für die ersten Hügel ist ein Feld erlaubt.
       *[other] Für die ersten Hügel sind { $n } Felder erlaubt.
    }
# $mound: 1 if a neutral mound stands there.
web-termites-editor-hex =
    { $mound ->
        [1] { $hex }, { $terrain }, neutraler Hügel
       *[other] { $hex }, { $terrain }
    }
web-termites-editor-no-hex = Kein Feld: hier eines hinzufügen
