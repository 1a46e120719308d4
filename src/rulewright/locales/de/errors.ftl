### What cannot be done, and what to do instead (German). For every game.
### Words in quotation marks and lists of what is known stay as the person or the file has them.

## Names

# For a seat whose player has no name. $number: counted from 1.
player-nameless = Spieler { $number }

## What was asked for

language-unknown = Die Sprache „{ $name }“ gibt es hier nicht. Wähle eine von: { $known }.
game-unknown = Das Spiel „{ $name }“ gibt es hier nicht. Wähle eines von: { $known }.
players-number = Angegeben sind { $players } Spieler, es müssen { $least } bis { $most } sein.
option-unknown = Die Option „{ $name }“ gibt es nicht. Möglich sind: { $known }.
option-value = „{ $value }“ ist kein Wert der Option { $name }. Möglich sind: { $known }.
rule-unknown = Den Absatz „{ $asked }“ gibt es nicht. Ähnlich sind: { $near }.
board-never = Für { $game } gibt es keine Spielpläne aus Dateien. Lass --board weg.

## Actions

# $paragraph: of the rules; the reason is shown beside it.
refused = Das erlauben die Regeln nicht ({ $paragraph }).
why-game-over = Die Partie ist zu Ende, es gibt nichts mehr zu tun.
# $player: who is asked.
why-not-your-turn = { $player } ist am Zug. Warte, bis du gefragt wirst.
# $prompt: what is asked.
why-not-now = Nicht jetzt. { $prompt }
action-verb = „{ $verb }“ ist nichts, was man tun kann. Möglich sind: { $known }.
action-argument = „{ $verb }:{ $argument }“ bedeutet an diesem Tisch nichts. Wähle aus der Liste dessen, was möglich ist.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-not-yours = Die letzte Aktion war nicht deine. Zurücknehmen kannst du nur eigene.
undo-chance = Seit deiner letzten Aktion hat schon das Los entschieden, sie lässt sich nicht mehr zurücknehmen.
undo-revealed = Deine letzte Aktion hat etwas Verdecktes gezeigt, sie lässt sich nicht mehr zurücknehmen.

## Saved games

# $why: the operating system's words.
file-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle einen anderen Namen.
file-unreadable = { $file } lässt sich nicht lesen: { $why }
journal-not-text = { $file } ist keine gespeicherte Partie: Es ist kein UTF-8-Text. Wähle eine andere Datei.
journal-not-json = Zeile { $line } von { $file } ist kein JSON. Sie ist beschädigt, oder die Datei ist keine gespeicherte Partie: Nimm eine unversehrte Kopie.
journal-empty = In { $file } ist keine Partie. Wähle eine andere Datei.
journal-header = { $file } beginnt nicht wie eine gespeicherte Partie. Wähle eine andere Datei oder eine unversehrte Kopie.
journal-export = { $file } ist eine Partie aus der Sicht eines Platzes, nicht die ganze. Sie lässt sich lesen, aber weder prüfen noch fortsetzen: Nimm die gespeicherte Partie selbst.
journal-format = { $file } ist im Format { $format } gespeichert, und diese Version des Programms liest Format { $known }. Nimm die Version, die sie gespeichert hat.
journal-version = { $file } wurde nach Version { $version } der Regeln gespielt, und hier ist Version { $known }. Nimm die Version des Programms, die sie gespeichert hat.
journal-seed = Der Startwert in { $file } ist nicht der, der zu Beginn festgelegt wurde: Die Datei ist verändert. Nimm eine unversehrte Kopie.
journal-pack = Das Paket { $pack } ist nicht das, mit dem { $file } gespielt wurde. Stelle die Dateien jenes Pakets wieder her.
journal-torn = Zeile { $line }, die letzte von { $file }, ist beim Schreiben abgerissen, diese Aktion hat also nie gezählt. Die Partie kann ohne sie weitergehen.
journal-changed = Zeile { $line } von { $file } passt nicht zu den Zeilen davor: Etwas wurde verändert, ausgelassen oder verschoben. Nimm eine unversehrte Kopie.
journal-illegal = Zeile { $line }: „{ $action }“ erlauben die Regeln dort nicht ({ $paragraph }). Die Datei ist verändert: Nimm eine unversehrte Kopie.
# $why: one of the messages of this file.
journal-line = Zeile { $line } lässt sich nicht nachspielen. { $why }
journal-entry = Sie ist keine Aktion einer Partie: Nimm eine unversehrte Kopie der Datei.

## Chance

chance-impossible = „{ $outcome }“ kann das Los dort nicht bringen: Nimm eine unversehrte Kopie der Datei.
chance-missing = Dort fehlt, was das Los gebracht hat: Nimm eine unversehrte Kopie der Datei.
chance-no-seed = Diese Kopie der Partie hat keinen Startwert: Sie lässt sich nachspielen, aber nicht weiterspielen. Nimm die Datei des Tisches selbst.
chance-not-of-seed = „{ $outcome }“ ist nicht, was der Startwert dort bringt: Die Datei ist verändert. Nimm eine unversehrte Kopie.
