### What a server cannot do, and what to do instead (German). For people at its tables, and for those who run it.
### Words in quotation marks, addresses and lists of what is known stay as they are.

## Who asks

server-no-name = Du hast hier noch keinen Namen. Wähle zuerst einen.
server-name-bad = Das ist kein Name. Er braucht mindestens ein Zeichen, und alle müssen sichtbar sein.
server-name-taken = Der Name „{ $name }“ ist schon vergeben. Wähle einen anderen, oder melde dich an, wenn es deiner ist.
server-login-wrong = Name oder Passwort stimmt nicht. Prüfe beides, und versuche es noch einmal.
server-csrf = Es ist nicht sicher, dass diese Anfrage von dir kommt. Lade die Seite neu, und versuche es noch einmal.
server-origin = Diese Verbindung kommt von einer fremden Seite. Öffne das Spiel unter seiner eigenen Adresse.

## What was asked for

# $why: the words of the library that read it.
server-bad-request = An dieser Anfrage stimmt etwas nicht. Berichtige sie, und schicke sie noch einmal: { $why }
server-bad-message = An dieser Nachricht stimmt etwas nicht. Berichtige sie, und schicke sie noch einmal: { $why }
server-method = Das geht unter dieser Adresse nicht. Was geht, steht in /api/schema.
server-too-large = Das ist zu viel auf einmal. Schicke weniger.
server-too-often = Das sind zu viele Anfragen in kurzer Zeit. Warte eine Minute, und versuche es noch einmal.
server-page-unknown = Unter dieser Adresse gibt es nichts. Prüfe sie auf Tippfehler.
server-table-unknown = Diesen Tisch gibt es nicht. Prüfe die Adresse, oder wähle einen anderen Tisch.
server-invitation-unknown = Zu dieser Einladung gehört kein Tisch. Prüfe, ob der Link vollständig ist, oder bitte noch einmal darum.
server-pack-unknown = Das Paket „{ $name }“ gibt es nicht. Wähle eines von: { $known }.
server-bot-unknown = Den Bot „{ $name }“ gibt es nicht. Wähle einen von: { $known }.
# $option: as the game calls it.
server-seating-by-seat = Wer welche Seite spielt, wird am Tisch gewählt, Platz für Platz. Lass die Option { $option } weg.

## Seats

# $number: counted from 1.
server-seat-unknown = Den Platz { $number } gibt es nicht. Wähle einen von 1 bis { $seats }.
server-seat-taken = Platz { $number } ist besetzt. Wähle einen anderen.
server-seat-empty = Auf Platz { $number } sitzt niemand. Wähle einen, der besetzt ist.
server-table-full = An diesem Tisch sind alle Plätze besetzt. Wähle einen anderen Tisch, oder eröffne einen neuen.
# $players: how many sit at it.
server-too-many-seats =
    { $players ->
        [one] Dieser Tisch hat einen Platz
       *[other] Dieser Tisch hat { $players } Plätze
    }. Das ist zu wenig für so viele eigene Plätze, Bots, Namen oder Seiten. Verlange weniger, oder wähle einen größeren Tisch.
server-not-invited = An diesen Tisch kommt man nur mit Einladung. Bitte den Gastgeber um den Link.
server-not-your-seat = Platz { $number } ist nicht deiner. Wähle einen eigenen.
server-not-a-player = Das können nur die Spieler dieses Tisches, und du hast an ihm keinen Platz.
server-not-watched = Diesen Tisch sehen nur seine Spieler. Bitte den Gastgeber um eine Einladung.
server-only-host = Das kann nur der Gastgeber dieses Tisches. Bitte ihn darum.
server-rated-one-seat = In einer gewerteten Partie hat jeder einen Platz, und du hast deinen. Gib ihn zuerst frei, wenn du einen anderen möchtest.
server-rated-no-bots = In gewerteten Partien spielen keine Bots. Warte auf Menschen, oder eröffne einen Tisch ohne Wertung.

## The course of a game

server-has-started = Die Partie hat schon begonnen, und das geht nur vorher. Eröffne dafür einen neuen Tisch.
server-not-started = Die Partie hat noch nicht begonnen. Warte, bis der Gastgeber sie beginnt.
server-game-over = Die Partie ist zu Ende. Um wieder zu spielen, bitte um eine Revanche, oder eröffne einen neuen Tisch.
server-not-over = Die Partie ist noch nicht zu Ende. Spielt sie zuerst fertig.
# $free: how many.
server-seats-free =
    { $free ->
        [one] Ein Platz ist
       *[other] { $free } Plätze sind
    } noch frei. Warte auf Spieler, oder setze Bots hin.
server-stale = Am Tisch hat sich etwas geändert. Sieh noch einmal hin, und wähle dann.
# $rules, $known: versions, of the table and of this server. They may be the same: then the pack has changed.
server-rules-changed = Dieser Tisch wurde mit Version { $rules } der Regeln und dem damaligen Paket { $pack } eröffnet. Hier sind Version { $known } und das heutige Paket, deshalb kann die Partie nicht weitergehen. Eröffne einen neuen Tisch, oder bitte den Betreiber des Servers um die alte Version.

## Bots for those who are away

server-seat-kept = Ein Bot spielt für dich. Kehre zuerst auf deinen Platz zurück.
server-seat-kept-already = Auf Platz { $number } spielt schon ein Bot. Mehr ist nicht zu tun.
server-nothing-kept = Kein Bot spielt für dich: Du hast deinen Platz, oder du hast hier keinen.
# $minutes: how many are left.
server-not-absent =
    { $player } hat noch Zeit. Ein Bot kann übernehmen, wenn noch { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang keine Antwort kommt.

## Hints

server-no-hints = An diesem Tisch gibt es keine Tipps. Verlass dich auf dein eigenes Urteil.
server-hint-asked = Du hast schon um einen Tipp gebeten. Warte auf die Antwort.
server-hint-failed = Gerade lässt sich kein Tipp finden. Das Spiel geht weiter; frage gleich noch einmal.

## Taking back

server-undo-rated = In einer gewerteten Partie kann man nicht darum bitten, mehr zurückzunehmen. Zurücknehmen kannst du nur, was nichts Verdecktes gezeigt hat.
server-undo-asked = { $player } bittet schon darum, etwas zurückzunehmen. Warte, bis alle geantwortet haben.
server-undo-nobody-asks = Niemand bittet darum, etwas zurückzunehmen, es gibt also nichts zu beantworten.
server-undo-own = Die Bitte kommt von dir. Warte, bis die anderen geantwortet haben.
# Of another seat of the same person. $player: who sits there.
server-undo-other-seat = Die letzte Aktion von { $player } zurücknehmen.

## Looking back

server-replay-not-yet = Solange die Partie läuft, kannst du nur von deinem eigenen Platz aus zurückblicken. Warte auf ihr Ende, um die anderen zu sehen.

## The server

# $document: the address of the OpenAPI document.
server-no-pages = Die Seiten dieses Servers sind nicht gebaut worden, deshalb gibt es hier nichts zu sehen. Wer ihn betreibt, kann sie mit „make web“ bauen oder den Server ohne RULEWRIGHT_NO_WEB neu installieren und ihn dann neu starten. Programme können spielen: Was ihnen angeboten wird, steht in { $document }.
server-fault = Das ist ein Fehler des Servers, nicht deiner. Versuche es noch einmal; wenn er wiederkommt, sage es dem Betreiber des Servers.
server-store-unavailable = Der Server erreicht gerade seine Datenbank nicht. Warte einen Augenblick, sieh nach, was gespeichert ist, und versuche es noch einmal.
server-stopping = Der Server wird gerade beendet. Versuche es in einer Minute noch einmal.

## For those who run it

# $address: without its password.
server-database-address = „{ $address }“ ist keine Adresse einer Datenbank. Schreibe sqlite:///DATEI oder postgresql://BENUTZER:PASSWORT@HOST/NAME.
# $why: the words of the database or of the operating system.
server-database-unreachable = Die Datenbank { $address } lässt sich nicht benutzen. Prüfe, ob es sie gibt und ob du sie benutzen darfst: { $why }
# $revision: as the database calls its shape.
server-database-newer = Die Datenbank stammt von einer neueren Version des Programms (Revision { $revision }). Nimm jene Version oder eine andere Datenbank.
server-bus-address = „{ $address }“ ist keine Adresse eines Redis-Servers. Schreibe redis://HOST:PORT.
server-workers-need-bus = { $workers } Arbeitsprozesse brauchen einen Redis-Server, um voneinander zu erfahren. Gib seine Adresse mit --bus an, oder lass --workers weg.
server-public-address = „{ $address }“ ist keine Adresse für einen Browser. Beginne sie mit https:// oder http://.
