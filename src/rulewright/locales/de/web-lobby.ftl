### The pages before a game: the lobby, a new table, the gathering, invitations, one's own games and settings (German).

## The lobby

web-lobby-title = Brettspiele, genau nach den Regeln.
web-lobby-promise = Spiele im Browser, ohne Konto. Ist ein Zug nicht erlaubt, erfährst du, warum.
web-lobby-players-always =
    { $n ->
        [one] 1 Spieler
       *[other] { $n } Spieler
    }
web-lobby-options = Optionen
# $game: its title.
web-lobby-options-of = Optionen für { $game }
web-lobby-rules-of = Regeln von { $game }
web-lobby-learn-of = { $game } spielen lernen
web-lobby-puzzles-of = Aufgaben zu { $game }
web-lobby-play = Jetzt spielen
# $n: how many bots. $bot: what they are called. $players: how many play, all told.
web-lobby-play-how =
    gegen { $n ->
        [one] { $bot }
       *[other] { $n } × { $bot }
    }, { $players } Spieler, Standardregeln
web-lobby-invite-how = { $players } Spieler, Standardregeln
web-lobby-against = Dein Gegner
web-lobby-invite = Freunde einladen
web-lobby-same = An einem Bildschirm
web-lobby-foot = rulewright ist unabhängig von den Autoren und Verlagen der Spiele. Zeichnungen, Texte und Programm sind unsere eigenen, ebenso die Spielpläne, Karten und Plättchen, deren Vorlage wir nicht kennen.
web-lobby-about = Über rulewright

## Tables in lists

web-lobby-mine = Meine Partien
web-lobby-mine-none = Noch keine Partien. Spiele gegen Bots oder lade Freunde ein: Hier warten deine Partien dann auf dich.
web-lobby-mine-over = Du spielst gerade keine Partie. Beginne oben eine neue.
web-lobby-mine-nobody = In diesem Browser hast du noch nicht gespielt. Spiele eine Partie oder melde dich an, um anderswo begonnene zu finden.
web-lobby-all =
    { $n ->
        [one] Ansehen
       *[other] Alle zeigen
    }
web-lobby-open = Offene Tische
web-lobby-open-none = Gerade sucht niemand Mitspieler. Eröffne unter „Optionen“ einen offenen Tisch, dann können andere dazukommen.
web-lobby-watch = Partien zum Zusehen
web-lobby-watch-none = Gerade läuft keine Partie, bei der du zusehen kannst.
web-lobby-nobody = Noch niemand
web-lobby-seats-free =
    { $n ->
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }
web-lobby-ready = bereit zum Start
web-lobby-your-turn = du bist dran
web-lobby-waiting = wartet auf { $player }
# $since: how long ago, such as “5 minutes ago”.
web-lobby-moved = letzter Zug { $since }
web-lobby-tie = unentschieden
web-lobby-won =
    { $points ->
        [one] { $player } hat mit { $points } Punkt gewonnen
       *[other] { $player } hat mit { $points } Punkten gewonnen
    }
web-lobby-you-won =
    { $points ->
        [one] du hast mit { $points } Punkt gewonnen
       *[other] du hast mit { $points } Punkten gewonnen
    }
# $points: of the winner. $own: of the reader.
web-lobby-they-won = { $player } hat gewonnen, { $points } zu { $own }
web-lobby-gave-up = von dir aufgegeben
web-lobby-kept = ein Bot spielt für dich
web-lobby-deserted = alle sind gegangen
web-lobby-join = Mitspielen
# $names: of those who sit there.
web-lobby-join-at = Mitspielen bei { $names }
web-lobby-look = Zusehen
web-lobby-look-at = Zusehen bei { $names }
web-lobby-replay = Aufzeichnung ansehen
web-lobby-group-turn = Du bist dran
web-lobby-group-wait = Andere sind dran
web-lobby-group-gather = Noch nicht begonnen
web-lobby-group-left = Von dir verlassen
web-lobby-group-over = Beendet
web-lobby-no-turn = Niemand wartet auf dich.

## Names

web-lobby-player = Spieler { $number }
web-lobby-name = Name
web-lobby-name-of = Name von Spieler { $number }
web-lobby-name-hint = 1 bis { $longest } sichtbare Zeichen.
# $length: how many there are.
web-lobby-name-long = { $length } Zeichen sind zu viele; { $longest } sind erlaubt.
web-lobby-name-or-guest = oder Gast bleiben
web-lobby-your-name = Dein Name
web-lobby-your-name-how = Andere Spieler sehen ihn. An Tischen, an denen du schon sitzt, bleibt der alte.
web-lobby-name-kept = Name gespeichert.
web-lobby-keep = Speichern

## Same screen

web-lobby-same-title = { $game } an einem Bildschirm
web-lobby-same-how = Ihr reicht das Gerät weiter. Ein Vorhang verbirgt, was jeder auf der Hand hat, bis die nächste Person übernimmt.
web-lobby-people = Menschen
web-lobby-bots-beside = Bots
web-lobby-start = Partie beginnen

## A new table

web-lobby-new = { $game }: neuer Tisch
web-lobby-who = Wer spielt
web-lobby-how-many = Spieler
web-lobby-with = Mitspieler
web-lobby-with-bots = Bots
web-lobby-with-friends = Freunde per Link
web-lobby-you = Du
web-lobby-seat = Wer auf Platz { $number } sitzt
web-lobby-who-friend = Jemand, der den Link bekommt
web-lobby-who-here = Jemand an diesem Bildschirm
# $level: of $most, the weakest first.
web-lobby-bot-option = { $bot } ({ $level } von { $most })
web-lobby-friend-chooses = Wählt die Seite beim Beitreten.
# $side: swarm or faction.
web-lobby-side-of = { $side } von Platz { $number }
web-lobby-the-game = Das Spiel
# $name: of the pack.
web-lobby-pack = Spielmaterial
web-lobby-packs = Meine Pakete
web-lobby-pack-own = { $name }: { $title } (meins)
web-lobby-pack-usual = { $name } (mitgeliefert)
web-lobby-rulings = Auslegung der Regeln
web-lobby-rulings-usual = alles Standard
web-lobby-rulings-changed =
    { $n ->
        [one] { $n } Auslegung geändert
       *[other] { $n } Auslegungen geändert
    }
web-lobby-rulings-how = Der Standard folgt der Anleitung. Wo sie eine Lücke lässt oder die Ausgaben sich unterscheiden, wählst du die Auslegung.
web-lobby-edition-sets = Bestimmt die Auslegungen darunter; jede lässt sich auch einzeln wählen.
web-lobby-by-edition = wie in dieser Ausgabe
web-lobby-changed = von dir geändert
web-lobby-the-table = Der Tisch
web-lobby-term-open = Offen für alle
web-lobby-term-open-how = Steht in der Lobby, und jeder darf mitspielen. Sonst nur, wer deinen Link hat.
web-lobby-term-watched = Andere dürfen zusehen
web-lobby-term-watched-how = Sie sehen, was offen liegt, aber nie, was jemand auf der Hand hat. Bei offenen Tischen darf man immer zusehen.
web-lobby-term-hints = Tipps erlaubt
web-lobby-term-hints-how = Wer am Zug ist, darf nach guten Zügen fragen und erfährt, was für sie spricht. Die anderen merken nichts davon.
web-lobby-term-rated = Ranglistenpartie
web-lobby-term-rated-how = Nur Menschen, je ein Platz, keine Tipps, keine Bitten um Rücknahme.
web-lobby-term-patience = Bedenkzeit
web-lobby-term-patience-how = Ist sie abgelaufen, darf ein Bot für jemanden übernehmen, der nicht da ist. Für eine Partie ohne Eile wähle Tage.
web-lobby-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
web-lobby-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
web-lobby-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
web-lobby-make-and-invite = Tisch eröffnen und einladen
web-lobby-defaults = Auf Standard zurücksetzen

## Before the start

web-lobby-table = { $game }: Tisch
web-lobby-invitation = Mit diesem Link einladen
web-lobby-invitation-how = Schicke ihn denen, die mitspielen sollen. Wer ihn öffnet, kann Platz nehmen, ohne Konto.
web-lobby-copy = Link kopieren
web-lobby-copied = Kopiert. Schicke ihn jetzt deinen Freunden.
web-lobby-copy-yourself = Der Link ist markiert. Kopiere ihn mit dem Menü oder der Tastatur.
web-lobby-share-it = Teilen
# In a message to friends, before the link.
web-lobby-share = Spielst du mit mir { $game }?
web-lobby-seats = Plätze
web-lobby-seat-free = Platz { $number } ist frei
web-lobby-sit = Hier Platz nehmen
web-lobby-sit-too = Diesen Platz auch spielen
web-lobby-seat-bot = Ein Bot
web-lobby-free = { $name } entfernen
web-lobby-leave = Tisch verlassen
web-lobby-start-when = Du kannst beginnen, sobald alle Plätze besetzt sind.
web-lobby-wait-players =
    { $n ->
        [one] Es fehlt noch ein Mitspieler.
       *[other] Es fehlen noch { $n } Mitspieler.
    }
web-lobby-all-there = Alle sind da. Du kannst beginnen.
web-lobby-wait-host = Alle sind da. Der Gastgeber kann die Partie jetzt beginnen.
web-lobby-seat-lost = Der Gastgeber hat dich von deinem Platz entfernt. Nimm einen anderen oder bitte um eine neue Einladung.
web-lobby-take-a-seat = Ein Platz ist frei. Nimm Platz, um mitzuspielen.
web-lobby-only-looking = Du siehst zu. Um mitzuspielen, bitte den Gastgeber um einen Platz.
web-lobby-plays-by = Optionen dieses Tisches
web-lobby-rest-usual = Alles andere ist Standard.
web-lobby-is-open = offen für alle
web-lobby-is-closed = nur mit Einladung
web-lobby-is-watched = andere dürfen zusehen
web-lobby-is-private = ohne Zuschauer
web-lobby-is-hinted = Tipps erlaubt
web-lobby-is-unhinted = keine Tipps
web-lobby-is-rated = Ranglistenpartie
web-lobby-is-patient = Bedenkzeit: { $time }

## Invitations

web-lobby-invited = { $host } lädt dich zu einer Partie { $game } ein
web-lobby-dead = Dieser Link führt zu keinem Tisch
web-lobby-join-this = Mitspielen
web-lobby-join-full = Alle Plätze sind besetzt
web-lobby-join-full-what = Bitte den Gastgeber, Platz zu machen, oder eröffne einen eigenen Tisch. Wird ein Platz frei, gilt dieser Link wieder.
web-lobby-join-begun = Die Partie hat begonnen
web-lobby-join-begun-what = Niemand kann mehr dazukommen. Eröffne einen eigenen Tisch oder spiele die nächste Partie mit.
web-lobby-join-over = Die Partie ist zu Ende
web-lobby-join-over-what = Diese Einladung gilt nicht mehr. Eröffne einen eigenen Tisch und lade die anderen ein.

## Yourself

web-lobby-me = Du
web-lobby-devices = Auf anderen Geräten
web-lobby-password = Passwort
web-lobby-password-how = Mit einem Passwort wird dein Name zum Konto: Du kannst dich überall anmelden und weiterspielen. Ohne Passwort gibt es deine Partien nur in diesem Browser.
web-lobby-password-change = Du hast ein Konto. Ein neues Passwort meldet dich auf allen anderen Geräten ab.
web-lobby-password-old = Aktuelles Passwort
web-lobby-password-new = Neues Passwort
web-lobby-password-hint = Mindestens { $shortest } Zeichen. Mehrere Wörter sind leicht zu merken und schwer zu erraten.
web-lobby-password-set = Passwort setzen
web-lobby-password-kept = Passwort gespeichert. Auf anderen Geräten musst du dich neu anmelden.
web-lobby-log-in = Anmelden
web-lobby-log-in-how = Mit Name und Passwort deines Kontos.
web-lobby-log-in-leaves = Mit Name und Passwort deines Kontos. Zu den Partien von { $name } kommst du dann nicht mehr zurück: Dieser Name hat kein Passwort.
web-lobby-logged-in = Du bist angemeldet.
web-lobby-log-out = Abmelden
web-lobby-log-out-how = Deine Partien bleiben erhalten. Melde dich mit Name und Passwort wieder an.
web-lobby-log-out-guest = Ohne Passwort kommst du zu deinen Partien nicht zurück. Setze zuerst eines.
web-lobby-logged-out = Du bist abgemeldet.
web-lobby-password-lost = Passwort vergessen? Der Betreiber dieses Servers kann dir einen Link geben, mit dem du ein neues setzt.
web-lobby-sessions = Wo du angemeldet bist
# A session: what the browser or the program calls itself.
web-lobby-session-unknown = Unbekanntes Gerät
web-lobby-session-here = dieser Browser
web-lobby-session-end = Abmelden
web-lobby-session-end-which = { $name } abmelden
web-lobby-sessions-end = Überall sonst abmelden
web-lobby-recover = Ein neues Passwort
web-lobby-recover-how = Wähle ein neues Passwort für dein Konto. Auf allen anderen Geräten musst du dich dann neu anmelden.
web-lobby-look-and-feel = Darstellung
web-lobby-theme = Farben
web-lobby-theme-system = Wie das System
web-lobby-theme-light = Hell
web-lobby-theme-dark = Dunkel
web-lobby-motion = Animationen
web-lobby-motion-how = Aus, wenn dein Gerät auf weniger Bewegung eingestellt ist.
web-lobby-on = An
web-lobby-off = Aus

## About

web-lobby-about-what = Brettspiele genau so, wie ihre Anleitungen sie beschreiben: Jeder Zug wird anhand der Regeln geprüft, und ist einer nicht erlaubt, erfährst du, welche Regel es verbietet.
web-lobby-about-independent = Unabhängig
web-lobby-about-independent-text = rulewright steht in keiner Verbindung zu den Autoren und Verlagen dieser Spiele, und keiner von ihnen ist daran beteiligt. Die Namen der Spiele und die Zahlen in ihren Regeln stammen von ihnen. Von ihren Texten und Bildern ist nichts enthalten: Jeder Satz, jede Zeichnung und jede Zeile Code stammt von uns.
web-lobby-about-known = Was bekannt ist und was von uns stammt
web-lobby-about-known-text = Die Regeln folgen den veröffentlichten Anleitungen in allen Ausgaben, die wir haben. Vieles über das gedruckte Material erfährt man dort nicht. Wo nichts bekannt ist, sind Spielpläne, Karten und Plättchen unser eigener Entwurf. Die Übersicht sagt zu jedem Teil, woher es stammt und wie sicher das ist.
web-lobby-reference = Karten und Teile: { $game }
web-lobby-about-fair = Faires Mischen
web-lobby-about-fair-text = Vor jeder Partie legt sich der Server auf den Startwert fest, aus dem alles Zufällige folgt. Nach der Partie zeigt er ihn, und jeder kann mit dem Protokoll prüfen, dass keine Karte von Hand gewählt wurde. Was du nicht sehen darfst, verlässt den Server nie.
web-lobby-about-licence = Lizenz
web-lobby-about-licence-text = rulewright ist freie Software unter der Apache License 2.0. Du darfst einen eigenen Server betreiben, die Software verändern und weitergeben.
web-lobby-about-privacy = Was der Server speichert
web-lobby-about-privacy-text = Den Namen, den du wählst, wo du angemeldet bist, deine Partien, Zug für Zug, deine Pakete und was du im Chat schreibst. Wenn du ein Passwort setzt, auch dessen Hash und deinen Fortschritt. Ein Cookie sagt, wer du bist, ein anderes schützt dich vor gefälschten Anfragen, und wenn du ein Passwort hast, erkennt ein drittes diesen Browser wieder, damit du nicht wegen falscher Versuche anderer warten musst. Deine Optionen und Einstellungen bleiben in diesem Browser. Keine E-Mail- oder IP-Adresse, kein Tracking, keine Werbung und keine Anfragen an andere Server.

## One's own data

web-lobby-more = Mehr anzeigen
web-lobby-own-data = Deine Daten
web-lobby-copy-how = Alles, was dieser Server über dich aufbewahrt, als Datei: dein Name, wo du angemeldet bist, dein Fortschritt, deine Pakete, deine Tische und was du dort getan und geschrieben hast.
web-lobby-copy-get = Kopie herunterladen
# $left: what stands in the place of the name afterwards.
web-lobby-delete-how = Das ist endgültig. Laufende Partien werden aufgegeben. Gelöscht werden deine Pakete, Tische, an denen nur du gesessen hast, und Tische von dir, an denen die Partie noch nicht begonnen hat. An allen anderen wird aus deinem Namen „{ $left }“, und die anderen behalten die Partie.
web-lobby-delete = Mein Konto löschen
web-lobby-delete-guest = Meinen Namen und meine Partien löschen
web-lobby-delete-sure = Ja, endgültig löschen
web-lobby-delete-not = Abbrechen
web-lobby-deleted = Deine Daten sind gelöscht.
# $names: of those who sit at the table.
web-lobby-remove-at = Die Partie mit { $names } entfernen
web-lobby-remove = Diese Partie entfernen
web-lobby-remove-hide = Ausblenden
web-lobby-remove-hide-how = Sie steht nicht mehr in deiner Liste. Die anderen haben sie weiterhin in ihrer.
web-lobby-remove-delete = Löschen
web-lobby-remove-delete-how = Sie wird endgültig gelöscht, samt Aufzeichnung.
web-lobby-hidden = Ausgeblendete Partien
web-lobby-hidden-none = Du hast keine Partie ausgeblendet.
web-lobby-hidden-show = Ausgeblendete Partien zeigen
web-lobby-unhide = Wieder anzeigen
web-lobby-unhide-at = Die Partie mit { $names } wieder anzeigen

## A first game

web-first-game = Erste Partie
# $bot: the easiest one.
web-first-game-how = mit Trainer, gegen { $bot }
