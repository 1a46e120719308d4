### Der Befehl, der einen Server betreibt, und die für alle, die einen betreiben (Deutsch).
### Words that are typed (serve, admin, --database) and addresses stay as they are in every language.

## Help of rulewright serve

serve-help = Einen Server betreiben: Tische für Menschen im Browser, für Programme und für Bots.
serve-help-host = Die Netzwerkadresse, auf der der Server lauscht. Standard: 127.0.0.1, die nur dieser Rechner erreicht; 0.0.0.0 ist für alle erreichbar.
serve-help-port = Der Port, auf dem der Server lauscht. Standard: 8000.
serve-help-open = Den Browser öffnen, sobald der Server bereit ist.
serve-help-public-url = Die Adresse, die Leute eingeben, wenn ein anderer Server davorsteht, etwa https://spiele.example.
serve-help-database = Wo die Tische gespeichert werden: sqlite:///DATEI oder postgresql://BENUTZER@HOST/NAME. Standard: RULEWRIGHT_DATABASE oder eine Datei im Datenordner.
serve-help-bus = Der Redis-Server, über den mehrere Arbeitsprozesse sich verständigen: redis://HOST:PORT.
serve-help-workers = Wie viele Arbeitsprozesse der Server hat. Standard: 1; mehrere brauchen --bus und PostgreSQL.
serve-help-bots = In wie vielen Prozessen je Arbeitsprozess Bots nachdenken. Standard: 1; bei 0 denken sie nicht nach und ziehen zufällig.
serve-help-bot-seconds = Wie viele Sekunden ein Bot nachdenken darf. Standard: 2.
serve-help-bot-pace = Wie viele Sekunden ein Bot etwa für jeden Schritt braucht, egal wie lange er nachdenkt: damit man ihm folgen kann und niemand aus der Zeit errät, was er hat. Standard: 0.8; bei 0 sofort.
serve-help-interpreted-bots = Die Regeln für Bots nicht kompilieren: Sie sind sofort bereit und brauchen weniger Speicher, denken aber langsamer.
serve-help-foreign-bot = Ein eigener Bot, der an Tischen sitzen darf, als NAME=BOT, etwa meiner=program:./meinbot; mehrfach möglich. BOT ist python:DATEI, program:BEFEHL oder eine Webadresse.
serve-help-rest-after = Nach wie vielen Sekunden ein Tisch, an dem nichts geschieht, aus dem Arbeitsspeicher entfernt wird. Standard: 60.
serve-help-packs = Ein Ordner mit Paketen, mit denen hier alle spielen können: Ordner, Zip- oder TOML-Dateien.
serve-help-limit = Eine Grenze ändern: NAME=ZAHL, so oft wie nötig, etwa sockets-per-person=40. Bei einem falschen Namen werden alle aufgezählt.
serve-help-keep-tables = Einen Tisch löschen, an dem so viele Tage nichts geschehen ist. Standard: 0, nie.
serve-help-keep-guests = Einen Gast löschen, der so viele Tage nirgends gespielt hat. Standard: 0, nie.
serve-help-no-limits = Anfragen nicht begrenzen. Nur für Lasttests.

## While it starts

# $address: for a browser.
serve-open = Öffne { $address }
# $place: a file, or the address of a database.
serve-data = Die Tische werden gespeichert in { $place }
serve-stop = Strg-C beendet den Server.
# $what: the first package that is missing. $extra: as pip calls the set of packages.
serve-not-installed = Das Paket { $what } fehlt. Installiere, was ein Server braucht, mit: pip install 'rulewright[{ $extra }]'
# $why: the operating system's words.
serve-address-taken = Der Server kann nicht auf { $address } lauschen: { $why }. Wähle mit --host und --port eine andere Adresse.
serve-packs-folder = { $folder } ist kein Ordner. Gib den Ordner mit den Paketen für alle an.
# $variable: the environment variable.
serve-secret-short = { $variable } ist zu kurz. Gib mindestens { $least } Zeichen an oder entferne die Variable.
# $limit: as it was typed. $known: the names of all limits.
serve-limit-unknown = „{ $limit }“ ist keine gültige Grenze. Schreibe NAME=ZAHL, mit einer Zahl ab 1 und einem dieser Namen: { $known }.

## Help of rulewright admin

admin-help = Für Betreiber: Tische exportieren, importieren und prüfen.
admin-help-list = Die Tische auflisten.
admin-help-status = Nur Tische in diesem Zustand: gathering (vor dem Spiel), playing (im Spiel) oder over (zu Ende).
admin-help-json = Als JSON ausgeben.
admin-help-export = Die Partie eines Tisches in eine Datei schreiben, mit allem, was darin verborgen ist.
admin-help-table = Der Tisch, wie die Liste ihn nennt.
admin-help-export-file = Die neue Datei.
admin-help-import = Aus einer gespeicherten Partie einen Tisch machen. Eine unbeendete geht weiter: Wer mit --seat genannt ist, bekommt seinen Platz, für die anderen spielen Bots.
admin-help-import-file = Die Datei: von rulewright play, von einem Server oder aus dem Export.
admin-help-host = Der Name des Kontos, das Gastgeber sein soll. Standard: der erste Spieler.
admin-help-seat = Ein Konto, das einen Platz bekommt, etwa 1=Anna. Nenne nur Leute, von denen du weißt, dass sie dort gespielt haben: Den Namen kann hier jeder angenommen haben.
admin-help-recover = Einen Link ausgeben, mit dem jemand, der das Passwort vergessen hat, ein neues setzt. Er gilt einmal, einen Tag lang.
admin-help-name = Der Name des Kontos.
admin-help-public-url = Die Adresse des Servers, wie Leute sie eingeben. Standard: http://localhost:8000
admin-help-replay-check = Jede Partie von ihrem Startwert an nachspielen und alles vergleichen, was in der Datenbank steht.
admin-help-tidy = Löschen, was lange niemand benutzt hat.
admin-help-dry-run = Nur anzeigen, was gelöscht würde.
admin-tidy-nothing = Gib an, was gelöscht werden soll: --keep-tables TAGE, --keep-guests TAGE oder beides.
admin-tidy-would = Zu löschen: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } und { $guests ->
        [one] ein Gast
       *[other] { $guests } Gäste
    }. Nichts wurde geändert.
admin-tidied = Gelöscht: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } und { $guests ->
        [one] ein Gast
       *[other] { $guests } Gäste
    }.
admin-help-tables = Nur diese Tische.
admin-help-versions = Anzeigen, nach welchen Versionen der Regeln an den Tischen gespielt wird und ob dieses Programm sie hat.

## What rulewright admin says

# $file: where it should be.
admin-no-database = Die Datenbank { $file } gibt es nicht. Prüfe den Namen oder starte zuerst einen Server: rulewright serve
admin-table-unknown = In dieser Datenbank gibt es keinen Tisch { $table }. Siehe: rulewright admin list
admin-status-unknown = Unbekannter Zustand „{ $status }“. Möglich sind: { $known }.
admin-account-unknown = Hier gibt es kein Konto „{ $name }“. Prüfe den Namen.
admin-import-no-seed = In { $file } fehlt der Startwert der Partie, also kann daraus kein Tisch werden. Nimm stattdessen die Datei des Tisches.
# $count: how many seats the file names.
admin-import-seats =
    Die Datei nennt { $count ->
        [one] einen Platz
       *[other] { $count } Plätze
    }, und das passt nicht zur Zahl der Spieler. Nimm eine vollständige Datei.
# $seat: as it stands in the file.
admin-import-seat = „{ $seat }“ kann hier keinen Platz einnehmen. In der Datei ist ein Platz „human“, „human:NAME“ oder der Name eines Bots.
admin-import-no-person = Auf Platz { $number } dieser Partie hat kein Mensch gespielt, also kann ihn kein Konto bekommen. Lass dieses --seat weg.
admin-seat-given = „{ $text }“ gibt niemandem einen Platz. Schreibe die Nummer des Platzes und den Namen eines Kontos, etwa --seat 1=Anna.
admin-recovery = Wer diesen Link öffnet, kann innerhalb eines Tages ein neues Passwort für { $name } setzen; überall sonst wird { $name } dann abgemeldet. Gib ihn nur dieser Person.
admin-seat-free = (frei)
# $seats: who sits there. $entries: how much has happened. $created: date and time.
admin-list-line = { $table }  { $game }  { $status ->
        [gathering] vor dem Spiel
        [playing] im Spiel
       *[over] zu Ende
    }  { $seats }  { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }  { $created }
admin-list-all =
    { $count ->
        [one] Ein Tisch.
       *[other] { $count } Tische.
    }
# $gathering, $playing, $over: how many tables.
admin-version = { $game }, Regeln { $rules }: { $gathering } vor dem Spiel, { $playing } im Spiel, { $over } zu Ende.
admin-version-today = Das sind die aktuellen Regeln.
admin-version-earlier = Sie werden nach den Regeln zu Ende gespielt, nach denen sie begonnen wurden; diese Regeln sind hier noch vorhanden.
admin-version-missing = Sie lassen sich nicht öffnen: Dieser Version von rulewright fehlen ihre Regeln oder ihr Paket. Nichts ist verloren. Wer dort spielt, erfährt es, und die Partien gehen weiter, sobald eine Version läuft, die beides hat. Mehr dazu in docs/server.md unter „New versions“.
admin-export-secret = Diese Partie ist nicht zu Ende, und die Datei verrät alles, was darin verborgen ist. Zeige sie niemandem, der mitspielt.
# $invitation: the last part of the link.
admin-imported = Fertig: Tisch { $table }, Einladung { $invitation }
# $kind: who has that seat now.
admin-imported-seat = Platz { $seat }: { $name } { $kind ->
        [account] (hat ein Konto und damit den Platz)
        [bot] (ein Bot)
       *[guest] (hat kein Konto; geht die Partie weiter, übernimmt ein Bot den Platz)
    }
# $seq: the number of the entry. $what: what is wrong with it.
admin-wrong = FALSCH { $table }, Eintrag { $seq }: { $what ->
        [number] Davor fehlt ein Eintrag.
        [line] Der Zug, sein Zufallsergebnis oder seine Prüfsumme gehört nicht zu dieser Partie.
        [events] Der Zug hat etwas anderes bewirkt, als gespeichert ist.
        [position] Die gespeicherte Stellung ist eine andere.
        [asked] Jemand anderes ist am Zug, als gespeichert ist.
        [results] Das sind nicht die Ergebnisse dieser Partie.
       *[status] Der Zustand des Tisches in der Liste ist falsch.
    }
# $count: how many tables. $tables: their names. $why: what to do.
admin-unchecked = NICHT GEPRÜFT: { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    } des Spiels { $game }: { $tables }. { $why }
admin-game-missing = Dieses Spiel ist hier nicht installiert. Installiere sein Paket und prüfe dann noch einmal.
admin-checked =
    { $count ->
        [one] Ein Tisch
       *[other] { $count } Tische
    } nachgespielt, davon falsch: { $wrong }.
