### Der Befehl, der einen Server betreibt, und die für alle, die einen betreiben (Deutsch).
### Words that are typed (serve, admin, --database) and addresses stay as they are in every language.

## Help of rulewright serve

serve-help = Einen Server betreiben: Tische für Menschen am Browser, für Programme und für Bots.
serve-help-host = Die Netzwerkadresse, an der der Server wartet. Ohne Angabe 127.0.0.1, die nur dieser Rechner erreicht; 0.0.0.0 ist für alle.
serve-help-port = Der Port, an dem der Server wartet. Ohne Angabe 8000.
serve-help-open = Im Browser öffnen, sobald er bereit ist.
serve-help-public-url = Die Adresse, die Leute eingeben, wenn ein anderer Server davorsteht, etwa https://spiele.example.
serve-help-database = Wo die Tische gespeichert werden: sqlite:///DATEI oder postgresql://BENUTZER@HOST/NAME. Ohne Angabe RULEWRIGHT_DATABASE oder eine Datei im Datenordner.
serve-help-bus = Der Redis-Server, über den mehrere Arbeitsprozesse voneinander erfahren: redis://HOST:PORT.
serve-help-workers = Wie viele Prozesse arbeiten. Ohne Angabe 1; mehrere brauchen --bus.
serve-help-bots = In wie vielen Prozessen je Arbeitsprozess Bots nachdenken. Ohne Angabe 1; bei 0 denken sie nicht nach und tun irgendetwas Erlaubtes.
serve-help-bot-seconds = Wie viele Sekunden ein Bot nachdenken darf. Ohne Angabe 2.
serve-help-interpreted-bots = Die Regeln für Bots nicht kompilieren: Sie sind sofort bereit und brauchen weniger Speicher, denken aber langsamer.
serve-help-rest-after = Nach wie vielen Sekunden ein Tisch, an dem nichts geschieht, den Arbeitsspeicher verlässt. Ohne Angabe 60.
serve-help-no-limits = Alle dürfen so oft anfragen, wie sie wollen. Nur für Lasttests.

## While it starts

# $address: for a browser.
serve-open = Öffne { $address }
# $place: a file, or the address of a database.
serve-data = Die Tische werden gespeichert in { $place }
serve-stop = Strg-C beendet den Server.
# $what: the first package that is missing. $extra: as pip calls the set of packages.
serve-not-installed = Das Paket { $what } fehlt. Installiere, was ein Server braucht, mit: pip install 'rulewright[{ $extra }]'
# $why: the operating system's words.
serve-address-taken = Der Server kann nicht an { $address } warten: { $why }. Wähle mit --host und --port etwas anderes.
serve-secret-short = RULEWRIGHT_SECRET ist zu kurz. Gib mindestens { $least } Zeichen an, oder entferne die Variable.

## Help of rulewright admin

admin-help = Für alle, die einen Server betreiben: seine Tische aus der Datenbank, in die Datenbank und geprüft.
admin-help-list = Die Tische auflisten.
admin-help-status = Nur Tische in diesem Zustand: gathering (vor dem Spiel), playing (im Spiel) oder over (zu Ende).
admin-help-json = Als JSON.
admin-help-export = Die Partie eines Tisches in eine Datei schreiben, mit allem, was darin verborgen ist.
admin-help-table = Der Tisch, wie die Liste ihn nennt.
admin-help-export-file = Die neue Datei.
admin-help-import = Aus einer gespeicherten Partie einen Tisch machen. Eine unbeendete geht weiter: Wer ein Konto mit demselben Namen hat, hat seinen Platz, für die anderen spielen Bots.
admin-help-import-file = Die Datei: von rulewright play, von einem Server oder aus dem Export.
admin-help-host = Der Name des Kontos, das Gastgeber sein soll. Ohne Angabe der erste Spieler.
admin-help-replay-check = Jede Partie von ihrem Startwert an nachspielen und alles vergleichen, was in der Datenbank steht.
admin-help-tables = Nur diese Tische.

## What rulewright admin says

# $file: where it should be.
admin-no-database = Die Datenbank { $file } gibt es nicht. Prüfe den Namen, oder starte zuerst einen Server: rulewright serve
admin-table-unknown = In dieser Datenbank gibt es keinen Tisch { $table }. Siehe: rulewright admin list
admin-status-unknown = Kein Tisch ist je „{ $status }“. Möglich sind: { $known }.
admin-account-unknown = Niemand namens „{ $name }“ hat hier ein Konto. Wähle einen anderen Gastgeber, oder lass --host weg.
admin-import-no-seed = In { $file } fehlt der Startwert der Partie, also kann daraus kein Tisch werden. Nimm die Datei des Tisches selbst.
# $count: how many seats the file names.
admin-import-seats =
    Die Datei nennt { $count ->
        [one] einen Platz
       *[other] { $count } Plätze
    }, und das passt nicht zur Zahl der Spieler. Nimm eine Datei, die vollständig ist.
# $seat: as it stands in the file.
admin-import-seat = „{ $seat }“ kann hier keinen Platz einnehmen. Die Datei muss Menschen und Bots nennen, die dieser Server kennt.
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
admin-export-secret = Diese Partie ist nicht zu Ende, und die Datei verrät alles, was darin verborgen ist. Zeige sie niemandem, der mitspielt.
# $invitation: the last part of the link.
admin-imported = Fertig: Tisch { $table }, Einladung { $invitation }
# $kind: who has that seat now.
admin-imported-seat = Platz { $seat }: { $name } { $kind ->
        [account] (hat ein Konto und damit den Platz)
        [bot] (ein Bot)
       *[guest] (hat kein Konto; geht die Partie weiter, hält ein Bot den Platz)
    }
# $seq: the number of the entry. $what: what is wrong with it.
admin-wrong = FALSCH { $table }, Eintrag { $seq }: { $what ->
        [number] Davor fehlt ein Eintrag.
        [line] Der Zug, sein Zufall oder seine Prüfsumme gehören nicht zu dieser Partie.
        [events] Der Zug hat etwas anderes bewirkt, als gespeichert ist.
        [position] Die gespeicherte Stellung ist eine andere.
        [asked] Jemand anderes ist am Zug, als gespeichert ist.
        [results] Das sind nicht die Ergebnisse dieser Partie.
        [status] Der Zustand des Tisches in der Liste ist falsch.
       *[rules] Der Tisch entstand mit anderen Regeln oder einem anderen Paket, als es hier gibt.
    }
admin-checked =
    { $count ->
        [one] Ein Tisch
       *[other] { $count } Tische
    } nachgespielt, davon falsch: { $wrong }.
