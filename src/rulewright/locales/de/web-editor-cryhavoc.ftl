### The planet of Cry Havoc, drawn in the workshop (German).

web-cryhavoc-editor-shape = Ecken
web-cryhavoc-editor-cut = Teilen
web-cryhavoc-editor-link = Verbindung über den Planeten
web-cryhavoc-editor-photo = Foto
web-cryhavoc-editor-not = Auf diesem Spielplan lässt sich nicht zeichnen: Ein Umriss fehlt, hat keine Fläche oder liegt weit außerhalb des Planeten. Korrigiere ihn in den Dateien.
web-cryhavoc-editor-how-cut = Wähle die Ecke der Region, an der die neue Grenze beginnt.
web-cryhavoc-editor-how-cut-to = Wähle jetzt die Ecke, an der sie endet. Escape bricht ab.
web-cryhavoc-editor-how-link = Wähle die Region, die ein gedruckter Pfeil mit { $region } verbindet. Wähle sie noch einmal, um die Verbindung zu lösen.
web-cryhavoc-editor-how-photo = Zieh das Foto so, dass es genau unter den Umrissen liegt.
web-cryhavoc-editor-map = Der Planet
web-cryhavoc-editor-middle = Mitte der Grenze { $number }: Verschieben erzeugt eine Ecke
web-cryhavoc-editor-corner = Ecke { $number }
web-cryhavoc-editor-corner-shared = Ecke { $number }, gemeinsam
web-cryhavoc-editor-photo-choose = Foto wählen
web-cryhavoc-editor-photo-size = Größe
web-cryhavoc-editor-photo-turn = Drehung
web-cryhavoc-editor-photo-remove = Foto entfernen
web-cryhavoc-editor-photo-failed = Diese Datei ist kein Bild.
web-cryhavoc-editor-photo-stays = Das Foto bleibt in diesem Browser.
web-cryhavoc-editor-from-borders = aus gemeinsamen Grenzen
web-cryhavoc-editor-unlink = Lösen
web-cryhavoc-editor-unite = Zusammenlegen
web-cryhavoc-editor-unite-with = Mit { $region } zusammenlegen
web-cryhavoc-editor-touching = nur eine Ecke gemeinsam
web-cryhavoc-editor-part = Zu Nachbarn machen
web-cryhavoc-editor-blocked = Eine schwarze Fläche: Niemand betritt oder überquert sie.
