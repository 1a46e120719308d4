### What a server cannot do, and what to do instead (German). For people at its tables, and for those who run it.
### Words in quotation marks, addresses and lists of what is known stay as they are.

## Who asks

server-no-name = Du hast hier noch keinen Namen. Wähle zuerst einen.
server-name-bad = Das ist kein gültiger Name. Er braucht mindestens ein Zeichen, und alle müssen sichtbar sein.
server-name-taken = Der Name „{ $name }“ ist schon vergeben oder sieht aus wie ein vergebener. Wähle einen anderen oder melde dich an, wenn es deiner ist.
server-login-wrong = Name oder Passwort stimmt nicht. Prüfe beides und versuche es noch einmal.
server-logged-out = Du wurdest hier abgemeldet. Melde dich wieder an, um weiterzuspielen.
server-password-common = Dieses Passwort ist zu leicht zu erraten. Nimm mehrere Wörter oder lass dir von einem Passwortmanager eines erzeugen.
# $seconds: how long.
server-guessed-too-often =
    { $seconds ->
        [one] Das Passwort war zu oft falsch. Warte eine Sekunde und versuche es dann noch einmal.
       *[other] Das Passwort war zu oft falsch. Warte { $seconds } Sekunden und versuche es dann noch einmal.
    }
server-recovery-over = Dieser Link gilt nicht mehr: Er lässt sich nur einmal und nur einen Tag lang benutzen. Bitte den Betreiber des Servers um einen neuen.
server-csrf = Wir konnten nicht prüfen, ob diese Anfrage von dir kommt. Lade die Seite neu und versuche es noch einmal.
server-origin = Diese Anfrage kommt von einer fremden Seite. Öffne das Spiel unter seiner eigenen Adresse.
server-not-json = Sende das als JSON, mit dem Header Content-Type: application/json.
server-busy = Der Server hat gerade viel zu tun. Versuche es in ein paar Sekunden noch einmal.

## What was asked for

# $why: the words of the library that read it.
server-bad-request = Ungültige Anfrage: { $why }
server-bad-message = Ungültige Nachricht: { $why }
server-method = Das geht unter dieser Adresse nicht. Was möglich ist, steht in /api/schema.
server-too-large = Die Anfrage ist zu groß. Schicke weniger.
server-too-often =
    Zu viele Anfragen in kurzer Zeit. Warte { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } und versuche es noch einmal.
server-not-http = Ungültige Anfrage. Sende HTTP/1.1 mit einer Adresse in ASCII.
server-not-utf8 = Etwas in dieser Anfrage ist kein Text in UTF-8. Korrigiere es und schicke sie noch einmal.
server-too-late = Der Rest dieser Anfrage ist nicht rechtzeitig angekommen. Schicke sie noch einmal.
server-head-too-large = Adresse und Kopfzeilen dieser Anfrage sind zu lang. Lösche die Cookies dieser Seite oder schicke weniger.
server-too-many-sockets = Du hast diesen Server in zu vielen Fenstern geöffnet. Dieses war das älteste und wird nicht mehr aktualisiert: Schließe andere und lade die Seite dann neu.
# $most: how many there may be.
server-too-many-gathering =
    { $most ->
        [one] Ein Tisch von dir wartet noch auf Mitspieler. Beginne dort zuerst die Partie oder lösche ihn.
       *[other] { $most } deiner Tische warten noch auf Mitspieler. Beginne zuerst eine dieser Partien oder lösche einen Tisch.
    }
server-copy-asked = Deine Kopie wird gerade erstellt. Warte, bis sie angekommen ist.
server-page-unknown = Unter dieser Adresse gibt es nichts. Prüfe sie auf Tippfehler.
server-table-unknown = Diesen Tisch gibt es nicht. Prüfe die Adresse oder wähle einen anderen Tisch.
server-invitation-unknown = Zu dieser Einladung gehört kein Tisch. Prüfe, ob der Link vollständig ist, oder bitte noch einmal darum.
server-pack-unknown = Unbekanntes Paket „{ $name }“. Möglich sind: { $known }.
server-pack-gone = Dieses Paket gibt es hier nicht. Vielleicht wurde es gelöscht; frage die Person, von der du den Link hast.
server-packs-many = Du hast schon so viele Pakete wie erlaubt ({ $most }). Lösche erst eines.
server-packs-large = Deine Pakete mit allen Versionen wären größer als { $most } KB. Lösche erst eines.
server-progress-full = Das ist mehr Fortschritt, als der Server für eine Person speichert. Nichts wurde geändert.
server-workshop-never = Pakete von { $game } lassen sich hier nicht korrigieren.
server-workshop-kind = Es gibt keine Art von Teilen namens „{ $kind }“.
server-workshop-place = { $place } lässt sich in der Werkstatt nicht ändern.
server-workshop-value = Der Eintrag bei { $place } ist zu lang oder lässt sich nicht in ein Paket schreiben.
server-workshop-large = Dein Entwurf wäre größer als { $most } KB. Mache erst eine Version daraus.
server-workshop-unsound = Der Entwurf hat noch Fehler. Behebe sie zuerst; nichts ist verloren.
server-bot-unknown = Unbekannter Bot „{ $name }“. Möglich sind: { $known }.
server-bot-games =
    { $most ->
        [one] Für dich läuft schon eine Partie nur mit Bots, mehr gleichzeitig sind nicht erlaubt. Warte, bis sie zu Ende ist.
       *[other] Für dich laufen schon { $most } Partien nur mit Bots, mehr gleichzeitig sind nicht erlaubt. Warte, bis eine davon zu Ende ist.
    }
# $option: as the game calls it.
server-seating-by-seat = Wer welche Seite spielt, wird am Tisch gewählt, Platz für Platz. Lass die Option { $option } weg.

## Seats

# $number: counted from 1.
server-seat-unknown = Den Platz { $number } gibt es nicht. Wähle einen von 1 bis { $seats }.
server-seat-taken = Platz { $number } ist besetzt. Wähle einen anderen.
server-seat-beyond = Platz { $number } ist besetzt. Mache ihn erst frei, dann kannst du die Zahl der Spieler verringern.
server-seat-empty = Auf Platz { $number } sitzt niemand. Wähle einen, der besetzt ist.
server-table-full = An diesem Tisch sind alle Plätze besetzt. Wähle einen anderen Tisch oder eröffne einen neuen.
# $players: how many sit at it.
server-too-many-seats =
    { $players ->
        [one] Dieser Tisch hat nur einen Platz
       *[other] Dieser Tisch hat nur { $players } Plätze
    }. Das ist zu wenig für so viele eigene Plätze, Bots, Namen oder Seiten. Gib weniger an oder wähle einen größeren Tisch.
server-not-invited = An diesen Tisch kommt man nur mit Einladung. Bitte den Gastgeber um den Link.
server-not-your-seat = Platz { $number } ist nicht deiner. Wähle einen eigenen.
server-not-a-player = Das können nur die Spieler dieses Tisches, und du hast hier keinen Platz.
server-not-watched = Diesen Tisch sehen nur seine Spieler. Bitte den Gastgeber um eine Einladung.
server-only-host = Das kann nur der Gastgeber dieses Tisches. Bitte ihn darum.
server-rated-one-seat = In einer Ranglistenpartie hat jeder nur einen Platz, und du hast schon deinen. Gib ihn zuerst frei, wenn du einen anderen möchtest.
server-rated-no-bots = Einer Ranglistenpartie kannst du keine Bots hinzufügen. Warte auf Menschen oder eröffne einen Tisch, der nicht für die Rangliste zählt.
server-rated-leave = Das ist eine Ranglistenpartie: Wer sie verlässt, hat sie verloren. Wenn du das wirklich möchtest, gib sie auf.
server-rated-here = { $player } ist vielleicht am Tisch. In einer Ranglistenpartie springt ein Bot nur ein, wenn jemand sicher nicht da ist oder einen Tag nach Ablauf der Bedenkzeit noch nicht gezogen hat.
server-gave-up = Du hast diese Partie aufgegeben, und ein Bot spielt für dich weiter. Du kannst zusehen, wie sie ausgeht.
server-still-playing = Du spielst dort noch mit. Verlasse die Partie, bevor du sie ausblendest.
server-not-yours-alone = An diesem Tisch saßen auch andere, er gehört also nicht dir allein. Du kannst ihn aus deiner Liste ausblenden.

## The course of a game

server-has-started = Das ist nur vor dem Start möglich, und diese Partie hat schon begonnen. Eröffne dafür einen neuen Tisch.
server-not-started = Die Partie hat noch nicht begonnen. Warte, bis der Gastgeber sie beginnt.
server-game-over = Die Partie ist zu Ende. Um noch einmal zu spielen, bitte um eine neue Partie oder eröffne einen neuen Tisch.
server-not-over = Die Partie ist noch nicht zu Ende. Spielt sie zuerst zu Ende.
# $free: how many.
server-seats-free =
    { $free ->
        [one] Ein Platz ist
       *[other] { $free } Plätze sind
    } noch frei. Warte auf Spieler oder setze Bots auf die freien Plätze.
server-stale = Am Tisch hat sich etwas geändert. Sieh noch einmal hin und wähle dann.
# $rules, $known: versions, of the table and of this server. They may be the same: then the pack has changed.
server-rules-missing = Diese Partie wird nach Version { $rules } der Regeln und mit dem damaligen Paket „{ $pack }“ gespielt, und mindestens eines davon fehlt diesem Server. Nichts ist verloren: Die Partie öffnet sich wieder, sobald der Server mit einer Version von rulewright läuft, die beides hat. Bitte sage es dem Betreiber des Servers.

## Bots for those who are away

server-seat-kept = Ein Bot spielt für dich. Kehre zuerst auf deinen Platz zurück.
server-seat-kept-already = Auf Platz { $number } spielt schon ein Bot. Mehr ist nicht zu tun.
server-nothing-kept = Kein Bot spielt für dich: Du spielst selbst, oder du hast hier keinen Platz.
# $minutes: how many are left.
server-not-absent =
    { $player } hat noch Zeit. Ein Bot kann übernehmen, wenn noch { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang keine Antwort kommt.

## Hints

server-no-hints = An diesem Tisch gibt es keine Tipps.
server-hint-asked = Du hast schon um einen Tipp gebeten. Warte auf die Antwort.
server-hint-failed = Gerade lässt sich kein Tipp finden. Die Partie geht weiter; frage gleich noch einmal.
server-review-asked = Für dich läuft schon eine Auswertung. Starte die nächste, wenn sie fertig ist.
server-reviews-full = Gerade werden zu viele Partien ausgewertet. Versuche es in ein paar Minuten noch einmal.
server-games-never = Dieser Server hat keine Bots, also kann niemand diese Partien spielen.
server-games-asked = Für dich spielen schon Bots. Warte, bis sie fertig sind.
server-review-failed = Diese Partie lässt sich gerade nicht auswerten. Versuche es später noch einmal.
server-branch-over = Dort war die Partie schon zu Ende. Wähle einen früheren Moment.
server-branch-fixed = Diese Partie setzt eine andere fort, deshalb stehen Spielerzahl und Seiten schon fest.

## Talking

server-chat-nobody = Hier ist niemand, der das lesen würde. Warte, bis noch jemand am Tisch sitzt.
server-chat-empty = Diese Nachricht ist leer. Schreibe etwas oder wähle einen der kurzen Sätze.
# $most: how many.
server-chat-often =
    { $most ->
        [one] Du hast in der letzten Minute schon geschrieben. Warte ein wenig und schreibe dann weiter.
       *[other] Du hast in der letzten Minute { $most } Nachrichten geschrieben. Warte ein wenig und schreibe dann weiter.
    }

## Taking back

server-undo-rated = In einer Ranglistenpartie kann man nicht um Rücknahme bitten. Zurücknehmen kannst du nur, was nichts Verdecktes aufgedeckt hat.
server-undo-asked = { $player } hat schon um Rücknahme gebeten. Warte, bis alle geantwortet haben.
server-undo-declined = Du hast schon zu oft um Rücknahme gebeten. Frage wieder, wenn es weitergegangen ist.
server-undo-nobody-asks = Niemand bittet um Rücknahme, es gibt also nichts zu beantworten.
server-undo-own = Die Bitte kommt von dir. Warte, bis die anderen geantwortet haben.
# Of another seat of the same person. $player: who sits there.
server-undo-other-seat = Letzter Schritt von { $player }

## Looking back

server-replay-not-yet = Solange die Partie läuft, kannst du die Aufzeichnung nur von deinem eigenen Platz aus sehen. Warte auf das Ende, um die Sicht der anderen zu sehen.

## The server

# $document: the address of the OpenAPI document.
server-no-pages = Die Seiten dieses Servers sind nicht gebaut worden, deshalb gibt es hier nichts zu sehen. Wer ihn betreibt, kann sie mit „make web“ bauen oder den Server ohne RULEWRIGHT_NO_WEB neu installieren und ihn dann neu starten. Programme können trotzdem spielen: Wie das geht, steht in { $document }.
server-fault = Interner Fehler des Servers, du hast nichts falsch gemacht. Versuche es noch einmal; wenn er wieder auftritt, sage es dem Betreiber des Servers.
server-store-unavailable = Der Server erreicht gerade seine Datenbank nicht. Warte einen Augenblick, sieh nach, was gespeichert ist, und versuche es noch einmal.
server-stopping = Der Server wird gerade beendet. Versuche es in einer Minute noch einmal.

## For those who run it

# $address: without its password.
server-database-address = „{ $address }“ ist keine gültige Datenbankadresse. Schreibe sqlite:///DATEI oder postgresql://BENUTZER:PASSWORT@HOST/NAME.
# $why: the words of the database or of the operating system.
server-database-unreachable = Die Datenbank { $address } lässt sich nicht benutzen. Prüfe, ob es sie gibt und ob du sie benutzen darfst: { $why }
# $revision: as the database calls its shape.
server-database-newer = Die Datenbank stammt von einer neueren Version des Programms (Revision { $revision }). Nimm die neuere Version oder eine andere Datenbank.
# $process: the number of the other server's process.
server-database-in-use = Ein anderer Server benutzt die Datenbank { $file } schon: Prozess { $process }. Beende ihn oder gib diesem mit --database eine andere Datei.
server-metrics-private = Diese Zahlen sind für den Betreiber des Servers. Frage sie auf dem Rechner des Servers ab oder mit dem Token aus RULEWRIGHT_METRICS_TOKEN.
server-bus-address = „{ $address }“ ist keine gültige Redis-Adresse. Schreibe redis://HOST:PORT.
server-workers-need-bus = { $workers } Arbeitsprozesse brauchen einen Redis-Server, um sich zu verständigen. Gib seine Adresse mit --bus an oder lass --workers weg.
server-public-address = „{ $address }“ ist keine gültige Webadresse. Sie muss mit https:// oder http:// beginnen.
