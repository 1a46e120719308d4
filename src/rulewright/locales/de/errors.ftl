### What cannot be done, and what to do instead (German). For every game.
### Words in quotation marks and lists of what is known stay as the person or the file has them.

## Names

# For a seat whose player has no name. $number: counted from 1.
player-nameless = Spieler { $number }
# Somebody whose account was deleted.
player-left = Gelöschtes Konto

## What was asked for

language-unknown = Unbekannte Sprache „{ $name }“. Möglich sind: { $known }.
game-unknown = Unbekanntes Spiel „{ $name }“. Möglich sind: { $known }.
package-twice = Mehrere Pakete bringen „{ $name }“ mit: { $packages }. Deinstalliere alle bis auf eines.
# $why: what went wrong, as Python or the next two texts have it.
package-broken = „{ $name }“ aus dem Paket { $package } lässt sich nicht laden. Aktualisiere das Paket oder deinstalliere es. Grund: { $why }
package-no-game = { $value } ist kein Spiel.
package-other-name = Ein Spiel, das sich „{ $own }“ nennt, ist als „{ $name }“ eingetragen; beides muss gleich sein, in Kleinbuchstaben, Ziffern und Bindestrichen.
players-number = Die Spielerzahl { $players } ist nicht möglich. Wähle eine Zahl von { $least } bis { $most }.
option-unknown = Unbekannte Option „{ $name }“. Möglich sind: { $known }.
option-value = „{ $value }“ ist kein gültiger Wert der Option { $name }. Möglich sind: { $known }.
rule-unknown = Unbekannte Regel „{ $asked }“. Ähnlich sind: { $near }.
# $count: in how many paragraphs it stands. $said: the first of them.
rule-no-number = „{ $asked }“ ist keine Regel, kein Kapitel und kein Spiel. Gib eine Regel wie { $example }, ein Kapitel wie { $chapter } oder ein Spiel an: { $known }. { $count ->
        [0] { "" }
       *[other] Regeln, in denen „{ $asked }“ vorkommt: { $said }.
    }
board-never = Für { $game } gibt es keine Spielpläne aus Dateien. Lass --board weg.

## Actions

# $paragraph: of the rules; the reason is shown beside it.
refused = Das erlauben die Regeln nicht ({ $paragraph }).
why-game-over = Die Partie ist zu Ende, es gibt nichts mehr zu tun.
# $player: who is asked.
why-not-your-turn = Am Zug: { $player }. Warte, bis du dran bist.
# $prompt: what is asked.
why-not-now = Nicht jetzt. { $prompt }
action-verb = Unbekannte Eingabe „{ $verb }“. Möglich sind: { $known }.
action-argument = „{ $verb }:{ $argument }“ gibt es an diesem Tisch nicht. Wähle aus der Liste der Möglichkeiten.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-not-yours = Der letzte Schritt war nicht deiner. Zurücknehmen kannst du nur eigene.
undo-chance = Das lässt sich nicht mehr zurücknehmen: Seitdem ist etwas Zufälliges geschehen.
undo-revealed = Das lässt sich nicht mehr zurücknehmen: Dein letzter Schritt hat etwas Verdecktes aufgedeckt.

## Saved games

# $why: the operating system's words.
file-exists = { $file } gibt es schon; die Datei wird nicht überschrieben. Wähle einen anderen Namen.
file-missing = Die Datei { $file } gibt es nicht. Prüfe Namen und Ordner.
file-is-folder = { $file } ist ein Ordner. Gib eine Datei darin an.
file-unreadable = { $file } lässt sich nicht lesen: { $why }
journal-not-text = { $file } ist keine gespeicherte Partie: Es ist kein UTF-8-Text. Wähle eine andere Datei.
journal-not-json = Zeile { $line } von { $file } ist kein JSON. Sie ist beschädigt, oder die Datei ist keine gespeicherte Partie: Nimm eine unversehrte Kopie.
journal-empty = In { $file } ist keine Partie. Wähle eine andere Datei.
journal-header = { $file } beginnt nicht wie eine gespeicherte Partie. Wähle eine andere Datei oder eine unversehrte Kopie.
journal-export = { $file } ist eine Partie aus der Sicht eines Platzes, nicht die ganze. Sie lässt sich lesen, aber weder prüfen noch fortsetzen: Nimm dafür die gespeicherte Partie.
journal-format = { $file } ist im Format { $format } gespeichert, aber diese Version des Programms liest Format { $known }. Nimm die Version, mit der die Datei gespeichert wurde.
journal-version = { $file } wurde nach Version { $version } der Regeln gespielt, die es hier nicht gibt. Nimm die Version des Programms, mit der die Partie gespeichert wurde, oder eine spätere, die diese Regeln noch kennt.
journal-seed = Der Startwert in { $file } ist nicht der, der zu Beginn festgelegt wurde: Die Datei wurde verändert. Nimm eine unversehrte Kopie.
journal-pack = Das Paket { $pack } ist nicht das, mit dem { $file } gespielt wurde. Stelle die damaligen Dateien wieder her.
journal-pack-missing = { $file } wurde mit dem Paket in { $pack } gespielt, das dort nicht mehr ist. Lege es zurück oder gib an, wo es jetzt ist: rulewright verify --pack ORDNER DATEI
journal-torn = Zeile { $line }, die letzte von { $file }, wurde nicht vollständig geschrieben; dieser Schritt hat also nie gezählt. Die Partie kann ohne ihn weitergehen.
journal-changed = Zeile { $line } von { $file } passt nicht zu den Zeilen davor: Etwas wurde verändert, ausgelassen oder verschoben. Nimm eine unversehrte Kopie.
journal-illegal = Zeile { $line }: „{ $action }“ erlauben die Regeln dort nicht ({ $paragraph }). Die Datei wurde verändert: Nimm eine unversehrte Kopie.
# $why: one of the messages of this file.
journal-line = Zeile { $line } lässt sich nicht nachspielen. { $why }
journal-entry = Sie enthält keinen gültigen Schritt: Nimm eine unversehrte Kopie der Datei.

## Chance

chance-impossible = Als Zufallsergebnis ist „{ $outcome }“ dort nicht möglich: Nimm eine unversehrte Kopie der Datei.
chance-missing = Dort fehlt ein Zufallsergebnis: Nimm eine unversehrte Kopie der Datei.
chance-no-seed = Diese Kopie der Partie hat keinen Startwert: Sie lässt sich nachspielen, aber nicht weiterspielen. Nimm dafür die Datei des Tisches.
chance-not-of-seed = „{ $outcome }“ passt dort nicht zum Startwert: Die Datei wurde verändert. Nimm eine unversehrte Kopie.
