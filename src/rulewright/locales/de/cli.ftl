### The command line and the table in the terminal (German).
### Words that are typed (play, --seats, human, juno) stay as they are in every language.

## Help

cli-help-usage = Aufruf: { $line }
cli-help-usage-command = BEFEHL
cli-help-usage-options = [OPTIONEN]
cli-help-usage-arguments = [ARGUMENTE]
cli-help = Brettspiele genau nach ihren Regeln: im Terminal, auf einem Server für den Browser oder als Experiment.
# $languages: codes and names.
cli-help-epilogue =
    Jeder Befehl versteht auch --lang. Sprachen: { $languages }.
    Für die erste Partie: rulewright play
cli-help-commands = Befehle
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-help = Diese Hilfe anzeigen und beenden.
cli-help-version = Die Version anzeigen und beenden.
cli-help-no-colour = Ohne Farben. Die Variable NO_COLOR bewirkt dasselbe.
cli-help-play = Im Terminal spielen: du gegen einen Bot, wenn du nichts anderes angibst.
cli-help-play-game = Das Spiel: { $known }. Ohne Angabe wirst du gefragt.
cli-help-play-players = Wie viele mitspielen. Standard: so viele, wie --seats nennt, sonst so wenige wie möglich.
cli-help-play-seats = Wer auf welchem Platz sitzt, durch Kommas getrennt: human (ein Mensch) oder ein Bot: pip, wren, juno, marlow, vesper, atlas, orion (etwa vom Anfänger bis zum Meister). Mehrere Menschen teilen sich die Tastatur.
cli-help-play-names = Namen der Spieler, durch Kommas getrennt, in der Reihenfolge der Plätze.
cli-help-play-option = Eine Option des Tisches als NAME=WERT; mehrfach möglich. Kurzform: --NAME WERT. Siehe --list-options.
cli-help-play-list-options = Anzeigen, was mit --option gewählt werden kann, und beenden.
cli-help-play-board = Ein eigener Spielplan aus einer Datei.
cli-help-play-pack = Das Paket: ein mitgeliefertes oder schon benutztes mit seinem Namen, ein eigenes mit Ordner oder Datei.
cli-help-play-seed = Der Startwert für alles Zufällige, damit sich eine Partie wiederholen lässt. Standard: zufällig.
cli-help-play-save = Die Datei, in der die neue Partie gespeichert wird. Standard: eine neue Datei im Datenordner.
cli-help-play-resume = Die Partie dieser Datei fortsetzen; ohne Datei die neueste.
cli-help-verify = Gespeicherte Partien nachspielen und jede Zeile prüfen.
cli-help-verify-files = Die gespeicherten Partien, die geprüft werden sollen: eine Datei oder mehrere.
cli-help-verify-pack = Wo das Paket jetzt liegt, falls es seit der Partie verschoben wurde und nicht in der gespeicherten Partie enthalten ist.
cli-help-review = Eine beendete Partie auswerten: was jede Entscheidung gekostet hat und was besser gewesen wäre.
cli-help-review-file = Die gespeicherte Partie, die ausgewertet werden soll.
cli-help-review-seat = Nur diesen Platz auswerten, gezählt ab 1.
cli-help-review-iterations = Wie gründlich bei jeder Entscheidung gesucht wird. Standard: 800.
cli-help-review-json = Die Auswertung als JSON ausgeben.
cli-help-review-html = Die Auswertung als eigenständige Webseite ausgeben.
cli-help-rules = Die Regeln lesen.
cli-help-rules-number = Eine Regel wie T6.5, ein Kapitel wie T6 oder ein Spiel, dessen Kapitel dann aufgelistet werden: { $known }.
cli-help-content = Eigene Pakete und Spielpläne.
cli-help-check = Prüfen, ob ein Paket oder eine Spielplandatei den Regeln entspricht.
cli-help-check-path = Der Ordner oder die Datei eines Pakets, eine Spielplandatei oder der Name eines mitgelieferten Pakets.
cli-help-simulate = Bots viele Partien spielen lassen und zählen, wer gewinnt.
cli-help-arena = Bots Turniere spielen lassen und ihre Stärke messen.
cli-help-tune = Bessere Gewichte finden, nach denen Bots Stellungen bewerten.
cli-help-puzzles = Aufgaben in Partien von Bots finden.
cli-help-bench = Messen, wie schnell die Regeln laufen.

## Errors

cli-error = Fehler: { $text }
# $command: the command with --help.
cli-see-help = Siehe: { $command }
cli-bad-arguments = Ungültiger Aufruf. { $detail }
# $near: options that may be meant.
cli-option-unknown = Unbekannte Option { $option }. Meintest du: { $near }?
cli-command-unknown = Unbekannter Befehl „{ $name }“. Möglich sind: { $known }.
# $number: yes if a whole number is needed.
cli-value-bad =
    „{ $value }“ ist für { $option } nicht gültig. { $number ->
        [yes] Schreibe eine ganze Zahl.
       *[no] Die Hilfe sagt, was möglich ist.
    }
cli-value-range = „{ $value }“ ist für { $option } nicht gültig. Möglich ist eine Zahl von { $least } bis { $most }.
cli-option-repeated = { $option } ist mehr als einmal angegeben. Gib die Option nur einmal an.
cli-value-missing = Nach { $option } fehlt ein Wert.
# $name: as the help calls it. $help: what it is.
cli-argument-missing = { $name } fehlt. { $help }
cli-too-much = Überzähliges Argument: „{ $text }“. Lass es weg.
cli-mode-unknown = RULEWRIGHT_MODE ist „{ $mode }“. Möglich sind: { $known }. Oder lösche die Variable.
# $why: the operating system's words.
cli-system-error = Systemfehler: { $file }: { $why }
# $what: as Python calls it. $file: where the details are.
cli-fault = Interner Fehler: { $what }. Du hast nichts falsch gemacht, und eine begonnene Partie ist in ihrer Datei sicher. Bitte melde den Fehler mit dieser Datei: { $file }
cli-file-unwritable = { $file } lässt sich nicht schreiben: { $why }. Wähle einen anderen Ort.
cli-file-exists = { $file } gibt es schon. Wähle einen anderen Namen, damit nichts verloren geht.
cli-file-in-use = { $file } ist gerade in einem anderen Fenster geöffnet. Spiele dort weiter oder beende die Partie dort zuerst.
cli-nothing-to-resume = In { $folder } ist keine passende Partie gespeichert. Beginne eine mit: rulewright play
cli-resume-with = Eine fortgesetzte Partie behält ihre Einstellungen. Lass weg: { $options }.
cli-which-game = Welches Spiel? Nenne eines davon: { $known }.
cli-sitter-unknown = Unbekannter Spielertyp „{ $name }“. Möglich sind: { $known }.
# $count: seats that were named.
cli-seats-number =
    { $count ->
        [one] Ein Platz ist
       *[other] { $count } Plätze sind
    } für { $players } Spieler angegeben. Gib für jeden einen an.
cli-names-number =
    { $count ->
        [one] Ein Name ist
       *[other] { $count } Namen sind
    } für { $players } Spieler angegeben. Gib für jeden höchstens einen an.
cli-name-bad = „{ $name }“ ist kein gültiger Spielername: höchstens { $most } Zeichen, alle druckbar.
cli-name-twice = Zwei Spieler heißen { $name }. Gib ihnen verschiedene Namen.
cli-option-form = „{ $text }“ ist keine gültige Option. Schreibe sie als NAME=WERT.
cli-option-twice = { $name } ist mehr als einmal gewählt. Wähle die Option nur einmal.
cli-seed-range = { $seed } ist kein gültiger Startwert. Möglich ist eine ganze Zahl von 0 bis { $most }.

## Zahlen

# Between thousands, and before decimals.
cli-thousands = .
cli-decimals = ,
cli-percent = { $number }{"\u00A0"}%

## Before the game

cli-choose-game = Welches Spiel?
cli-autosave = Jeder Zug wird sofort gespeichert, in { $file }
cli-press-enter = Weiter mit der Eingabetaste.{" "}
cli-options-hint = Für { $players } Spieler. So wählst du: rulewright play { $game } --{ $name } { $value }
cli-options-default = (Standard)
cli-options-number = (Standard: { $value })

## At the table

cli-thinking = { $name } denkt nach …
# Between two people at one keyboard.
cli-curtain = Jetzt an die Tastatur: { $name }. Alle anderen schauen weg!
cli-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# $needed: columns x lines.
cli-too-small = Dieses Fenster hat { $columns } Spalten und { $lines } Zeilen. Der Spielplan braucht { $needed }, deshalb steht hier eine Liste. Vergrößere das Fenster und gib „{ cli-word-board }“ ein.
cli-news-more = … („{ cli-word-log }“ zeigt mehr)
# $action: what was done, as in the list of choices.
cli-forced = Für dich erledigt, denn es gab nur eine Möglichkeit. { $action }
cli-turn-done = Das war deine letzte Entscheidung in diesem Zug. Die Eingabetaste beendet ihn, „{ cli-word-undo }“ nimmt den letzten Schritt zurück.
cli-turn-over = In diesem Zug ist nichts mehr zu tun. Die Eingabetaste beendet ihn, „{ cli-word-undo }“ nimmt den letzten Schritt zurück.
cli-hint = Gib eine Zahl aus der Liste ein; „{ cli-word-help }“ zeigt, was sonst noch geht.
cli-not-understood = Unverständliche Eingabe: „{ $text }“. Gib eine Zahl aus der Liste ein, einen Namen wie { $example } oder „{ cli-word-help }“.
cli-saved = Die Partie ist gespeichert in { $file }
cli-go-on = Weiter geht es mit: { $command }

## Commands at the table

cli-word-why = warum
cli-word-undo = zurück
cli-word-hint = tipp
cli-word-rules = regeln
cli-word-hand = hand
cli-word-board = plan
cli-word-list = liste
cli-word-log = verlauf
cli-word-save = speichern
cli-word-export = export
cli-word-help = hilfe
cli-word-quit = ende
cli-word-pass = passen
cli-play-help =
    tipp             die besten Züge, die eine Suche für dich findet, und was für sie spricht
    zurück           den letzten Schritt zurücknehmen, solange nichts Neues aufgedeckt wurde
    plan, liste      den Spielplan zeigen oder dasselbe als Liste
    verlauf          was zuletzt geschehen ist; verlauf alles zeigt die ganze Partie
    speichern DATEI  eine Kopie der Partie
    export DATEI     die Partie, wie du sie gesehen hast, ohne das, was dir verborgen war
    ende             beenden; die Partie ist gespeichert und lässt sich fortsetzen
    Die englischen Wörter gehen auch: why, hint, undo, rules, hand, board, list, log, save, export, help, quit.
# While a hint is looked for.
cli-hint-thinking = Die besten Züge werden gesucht. Strg-C bricht ab.
cli-hint-stopped = Also kein Tipp. Du bist weiter am Zug.
# $deeds: what to do, one after the other. $value: the chance to win, in percent.
cli-hint-move = { $deeds } ({ $value }{"\u00A0"}%)
cli-hint-value = Die Prozentzahl ist deine geschätzte Siegchance nach diesem Zug. Gerechnet wird nur mit dem, was du wissen darfst.
cli-why-what = Warum was? Gib dahinter einen Namen oder eine Zahl ein: { cli-word-why } { $example }
cli-why-legal = Das ist erlaubt.
# $count: lines that are left out.
cli-log-more = (Frühere Zeilen: { $count }; „{ cli-word-log } alles“ zeigt sie)
cli-save-where = Jeder Zug steht schon in { $file }. Für eine Kopie gib dahinter einen Namen ein: { cli-word-save } DATEI
cli-written = Geschrieben: { $file }

## The end

# $count: how many win.
cli-end-winners =
    { $count ->
        [one] { $names } gewinnt mit { $points ->
            [one] { $points } Punkt!
           *[other] { $points } Punkten!
        }
       *[other] { $names } teilen sich den Sieg mit je { $points ->
            [one] { $points } Punkt!
           *[other] { $points } Punkten!
        }
    }
cli-end-seat = { $name } ({ $side }): { cli-points }

## Rules, saved games, content

# $command: what is typed for it, here or in the shell.
cli-rules-hint = Eine Regel: { $command } { $paragraph }. Ein ganzes Kapitel: { $command } { $chapter }.
cli-verify-bad = FALSCH { $file }
cli-verify-unread = NICHT GEPRÜFT { $file }
# $over: yes if the game was played to its end.
cli-verify-good = OK { $file }: { $game }, { $players } Spieler, Züge: { $moves }, { $over ->
        [yes] zu Ende gespielt
       *[no] nicht beendet
    }
# $missing: files that could not be read.
cli-verify-all = { $count } Dateien, davon falsch: { $wrong }{ $missing ->
        [0] .
       *[other] , nicht geprüft: { $missing }.
    }
cli-verify-progress = Nachspielen
cli-content-warning = Warnung:
cli-content-bad =
    { $count ->
        [one] { $path }: ein Fehler.
       *[other] { $path }: { $count } Fehler.
    }
cli-content-pack = OK { $name }: { $title }, Prüfsumme { $digest }
cli-content-board = OK { $path }: Auf diesem Spielplan kann gespielt werden.
