### The pages of people's own packs (German).

## Uploading one

web-packs-bring = Ein Paket hochladen
web-packs-bring-how = Ein Paket enthält Karten, Spielpläne und Plättchen aus deiner Schachtel: ein Zip-Archiv mit TOML-Dateien oder eine einzige TOML-Datei. Ziehe es hierher oder wähle es aus. Es wird gleich geprüft; eine abgelehnte Datei wird nicht gespeichert. Hast du schon ein Paket dieses Namens, wird die Datei dessen nächste Version.
web-packs-choose = Datei wählen
# $file: the name of the file.
web-packs-checking = { $file } wird geprüft …
# $number: of the version.
web-packs-taken = { $name } ist bereit, Version { $number }.
web-packs-too-large = { $file } ist zu groß: Erlaubt sind höchstens { $most } KB.
web-packs-refused = { $file } wurde abgelehnt. Korrigiere diese Felder und lade die Datei noch einmal hoch.
web-packs-warnings = { $file } ist spielbar. Sieh dir aber das hier an:
web-packs-none = Du hast noch keine Pakete.

## One of mine

web-packs-about = { $game } · { $name } · Version { $number } · { $when }
web-packs-play = Damit spielen
web-packs-download = Herunterladen
web-packs-link = Paketseite
web-packs-delete = Löschen
web-packs-delete-it = { $name } löschen
web-packs-delete-sure = Ja, löschen
web-packs-delete-how = Alle Versionen werden gelöscht. Partien, die damit gespielt werden, gehen weiter.
# $n: how many.
web-packs-versions =
    { $n ->
        [one] Eine frühere Version
       *[other] { $n } frühere Versionen
    }
web-packs-version = Version { $number } · { $when }

## Somebody's, by its link

web-packs-what = Ein Paket für { $game }: { $name }
web-packs-what-how = Erstellt von jemandem, der hier spielt. Alle am Tisch spielen mit genau dieser Version.
web-packs-copy = In meine Pakete kopieren
web-packs-digest = Prüfsumme

## Starting in the workshop

web-packs-start = Passe das Spiel an deine Schachtel an
web-packs-start-how = Unseren Exemplaren der Anleitungen fehlen die Bilder, darum sind viele Teile hier unser eigener Entwurf. Beginne mit unserer Fassung, trage ein, was auf deinem Material steht, und spiele noch heute Abend damit.
web-packs-start-from = Mit { $game } beginnen
web-packs-start-title = { $game }, meine Schachtel
web-packs-correct = Korrigieren
