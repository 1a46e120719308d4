### The pages before a game: the lobby, a new table, the gathering, invitations, one's own games and settings (German).

## The lobby

web-lobby-title = Zwei Spiele, getreu ihren Regeln.
web-lobby-promise = Spiel im Browser, ohne Konto. Jeder abgelehnte Zug sagt dir, warum.
web-lobby-line-termites = Schwärme kämpfen um die Hügel der Savanne. Verdeckte Hand, offene Schlacht.
web-lobby-line-cryhavoc = Vier Fraktionen, ein Planet und Gefechte, die du planst, bevor du kämpfst.
web-lobby-players = { $least }–{ $most } Spieler
web-lobby-time-termites = 30–45 Min.
web-lobby-time-cryhavoc = 60–120 Min.
web-lobby-options = Optionen
# $game: its title.
web-lobby-options-of = Optionen von { $game }
web-lobby-rules-of = Regeln von { $game }
web-lobby-play = Jetzt spielen
# $n: how many bots. $bot: what the only one is called.
web-lobby-play-how =
    gegen { $n ->
        [one] { $bot }
       *[other] { $n } Bots
    }
web-lobby-against = Dein Gegner
web-lobby-invite = Freunde einladen
web-lobby-same = Ein Bildschirm
web-lobby-foot = rulewright ist unabhängig von den Autoren und Verlagen der Spiele. Zeichnungen, Texte und Programm sind unsere eigenen, ebenso die Spielpläne, Karten und Plättchen, die nicht bekannt sind.
web-lobby-about = Über rulewright

## Tables in lists

web-lobby-mine = Meine Partien
web-lobby-mine-none = Noch keine Partien. Spiel gegen Bots oder lade Freunde ein: Hier warten deine Partien dann auf dich.
web-lobby-mine-nobody = Dieser Browser kennt dich noch nicht. Spiel eine Partie, oder melde dich an, um anderswo begonnene zu finden.
web-lobby-all =
    { $n ->
        [one] Ansehen
       *[other] Alle { $n } zeigen
    }
web-lobby-open = Offene Tische
web-lobby-open-none = Gerade sucht niemand Mitspieler. Eröffne unter „Optionen“ einen offenen Tisch, dann können andere dazukommen.
web-lobby-watch = Partien zum Zusehen
web-lobby-watch-none = Gerade läuft keine offene Partie.
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
web-lobby-join = Mitspielen
# $names: of those who sit there.
web-lobby-join-at = Mitspielen bei { $names }
web-lobby-look = Zusehen
web-lobby-look-at = Zusehen bei { $names }
web-lobby-replay = Aufzeichnung ansehen
web-lobby-group-turn = Du bist dran
web-lobby-group-wait = Andere sind dran
web-lobby-group-gather = Noch nicht begonnen
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
web-lobby-your-name-how = Andere sehen ihn an deinen Tischen. Wo du schon sitzt, bleibt der alte.
web-lobby-name-kept = So heißt du jetzt.
web-lobby-keep = Übernehmen

## Same screen

web-lobby-same-title = { $game } an einem Bildschirm
web-lobby-same-how = Ihr reicht das Gerät weiter. Ein Vorhang verbirgt jede Hand, bis der Nächste davor sitzt.
web-lobby-people = Menschen
web-lobby-bots-beside = Dazu Bots
web-lobby-start = Partie beginnen

## A new table

web-lobby-new = { $game }: ein neuer Tisch
web-lobby-who = Wer spielt
web-lobby-how-many = Spieler
web-lobby-with = Mit dir spielen
web-lobby-with-bots = Bots
web-lobby-with-friends = Freunde per Link
web-lobby-you = Du
web-lobby-seat = Wer auf Platz { $number } sitzt
web-lobby-who-friend = Jemand, der den Link bekommt
web-lobby-who-here = Jemand an diesem Bildschirm
# $level: of $most, the weakest first.
web-lobby-bot-option = { $bot } ({ $level } von { $most }): { $about }
web-lobby-friend-chooses = Wählt die Seite beim Dazukommen.
web-lobby-side-termites = Schwarm
web-lobby-side-cryhavoc = Fraktion
# $side: swarm or faction.
web-lobby-side-of = { $side } von Platz { $number }
web-lobby-the-game = Das Spiel
web-lobby-rulings = Wie die Anleitung gelesen wird
web-lobby-rulings-usual = alles wie üblich
web-lobby-rulings-changed =
    { $n ->
        [one] { $n } Lesart geändert
       *[other] { $n } Lesarten geändert
    }
web-lobby-rulings-how = Voreingestellt ist, was die Anleitung sagt. Wo ihr Text eine Lücke lässt oder die Ausgaben sich unterscheiden, wählst du die Lesart.
web-lobby-edition-sets = Bestimmt die Lesarten darunter; jede lässt sich auch einzeln wählen.
web-lobby-by-edition = wie in dieser Ausgabe
web-lobby-changed = von dir geändert
web-lobby-the-table = Der Tisch
web-lobby-term-open = Offen für alle
web-lobby-term-open-how = Steht in der Liste, und jeder darf mitspielen. Sonst nur, wer deinen Link hat.
web-lobby-term-watched = Andere dürfen zusehen
web-lobby-term-watched-how = Sie sehen, was offen liegt, nie eine Hand. Bei offenen Tischen darf man immer zusehen.
web-lobby-term-hints = Tipps erlaubt
web-lobby-term-hints-how = Wer am Zug ist, darf nach guten Zügen fragen und erfährt, was für sie spricht. Die anderen merken nichts davon.
web-lobby-term-rated = Gewertet
web-lobby-term-rated-how = Nur Menschen, jeder an einem Platz, keine Tipps, und niemand wird gebeten, Züge zurückzunehmen.
web-lobby-term-patience = Geduld
web-lobby-term-patience-how = So lange nach dem letzten Zug darf ein Bot für jemanden übernehmen, der nicht da ist. Für eine Partie nebenbei wähle Tage.
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
web-lobby-defaults = Zurück zur Voreinstellung
web-lobby-option-termites-scenario = Spielplan
web-lobby-option-termites-tiles = Geländeteile zum Bauen
web-lobby-option-cryhavoc-edition = Ausgabe der Anleitung
web-lobby-option-cryhavoc-level = Fähigkeiten für alle

## Before the start

web-lobby-table = { $game }: Die Runde sammelt sich
web-lobby-invitation = Lade mit diesem Link ein
web-lobby-invitation-how = Schick ihn denen, die mitspielen sollen. Wer ihn öffnet, kann sich setzen, ohne Konto.
web-lobby-copy = Link kopieren
web-lobby-copied = Kopiert. Jetzt schick ihn deinen Freunden.
web-lobby-copy-yourself = Der Link ist markiert. Kopiere ihn mit dem Menü oder der Tastatur.
web-lobby-share-it = Teilen
# In a message to friends, before the link.
web-lobby-share = Spielst du mit mir { $game }?
web-lobby-seats = Plätze
web-lobby-seat-free = Platz { $number } ist frei
web-lobby-sit = Hierher setzen
web-lobby-sit-too = Diesen Platz auch spielen
web-lobby-seat-bot = Ein Bot
web-lobby-free = Platz von { $name } frei machen
web-lobby-leave = Tisch verlassen
web-lobby-start-when = Du kannst beginnen, sobald alle Plätze besetzt sind.
web-lobby-wait-players =
    { $n ->
        [one] Es fehlt noch ein Mitspieler.
       *[other] Es fehlen noch { $n } Mitspieler.
    }
web-lobby-all-there = Alle sind da. Du kannst beginnen.
web-lobby-wait-host = Alle sind da. Der Gastgeber beginnt die Partie.
web-lobby-seat-lost = Der Gastgeber hat deinen Platz frei gemacht. Nimm einen anderen, oder bitte um eine neue Einladung.
web-lobby-take-a-seat = Ein Platz ist frei. Setz dich, um mitzuspielen.
web-lobby-only-looking = Du siehst zu. Um mitzuspielen, bitte den Gastgeber um den Link.
web-lobby-plays-by = So wird an diesem Tisch gespielt
web-lobby-rest-usual = Alles andere ist wie üblich.
web-lobby-is-open = offen für alle
web-lobby-is-closed = mit Einladung
web-lobby-is-watched = andere dürfen zusehen
web-lobby-is-private = niemand sonst sieht zu
web-lobby-is-hinted = Tipps erlaubt
web-lobby-is-unhinted = keine Tipps
web-lobby-is-rated = gewertet
web-lobby-is-patient = Geduld: { $time }

## Invitations

web-lobby-invited = { $host } lädt dich zu { $game } ein
web-lobby-dead = Dieser Link führt zu keinem Tisch
web-lobby-join-this = Mitspielen
web-lobby-join-full = Alle Plätze sind besetzt
web-lobby-join-full-what = Bitte den Gastgeber, Platz zu machen, oder eröffne einen eigenen Tisch. Wird ein Platz frei, gilt dieser Link wieder.
web-lobby-join-begun = Die Partie hat begonnen
web-lobby-join-begun-what = Niemand kann mehr dazukommen. Eröffne einen eigenen Tisch, oder spiel die nächste Partie mit.
web-lobby-join-over = Die Partie ist zu Ende
web-lobby-join-over-what = Diese Einladung hat ihren Dienst getan. Eröffne einen eigenen Tisch, und lade die anderen ein.

## Yourself

web-lobby-me = Du
web-lobby-devices = Auf anderen Geräten
web-lobby-password = Passwort
web-lobby-password-how = Mit einem Passwort wird dein Name zum Konto: Du kannst dich überall anmelden und weiterspielen. Ohne gibt es deine Partien nur in diesem Browser.
web-lobby-password-change = Dein Name ist ein Konto. Ein neues Passwort meldet alle anderen Geräte ab.
web-lobby-password-old = Bisheriges Passwort
web-lobby-password-new = Neues Passwort
web-lobby-password-hint = Mindestens { $shortest } Zeichen.
web-lobby-password-set = Passwort setzen
web-lobby-password-kept = Das Passwort gilt. Andere Geräte müssen sich neu anmelden.
web-lobby-log-in = Anmelden
web-lobby-log-in-how = Mit Name und Passwort deines Kontos.
web-lobby-log-in-leaves = Mit Name und Passwort deines Kontos. Du verlässt dann { $name }, ohne Passwort, und kommst zu diesen Partien nicht zurück.
web-lobby-logged-in = Du bist angemeldet.
web-lobby-log-out = Abmelden
web-lobby-log-out-how = Deine Partien bleiben. Melde dich mit Name und Passwort wieder an.
web-lobby-log-out-guest = Ohne Passwort kommst du zu deinen Partien nicht zurück. Setze zuerst eines.
web-lobby-logged-out = Du bist abgemeldet.
web-lobby-look-and-feel = Aussehen und Bewegung
web-lobby-theme = Farben
web-lobby-theme-system = Wie das Gerät
web-lobby-theme-light = Hell
web-lobby-theme-dark = Dunkel
web-lobby-motion = Bewegung
web-lobby-motion-how = Teile gleiten und fallen. Verlangt dein Gerät weniger Bewegung, tun sie es nie.
web-lobby-on = An
web-lobby-off = Aus

## About

web-lobby-about-what = Brettspiele genau so, wie ihre Anleitungen sie beschreiben: Jeder Zug wird an den Regeln geprüft, und jede Ablehnung nennt den Paragrafen.
web-lobby-about-independent = Unabhängig
web-lobby-about-independent-text = rulewright gehört keinem der Autoren und Verlage dieser Spiele, und keiner von ihnen hat daran Anteil. Die Namen der Spiele und die Zahlen ihrer Regeln sind die ihren. Von ihren Texten und Bildern ist nichts enthalten: Jeder Satz, jede Zeichnung und jede Zeile Code ist unsere eigene.
web-lobby-about-known = Was bekannt ist und was von uns ist
web-lobby-about-known-text = Die Regeln folgen den veröffentlichten Anleitungen in allen Ausgaben. Vieles vom gedruckten Material ist daraus nicht zu erfahren: Spielpläne und Plättchen von Termiten sowie Spielpläne, Karten und Plättchen von Cry Havoc sind unser eigener Entwurf, wo nichts bekannt ist. Die Übersicht sagt zu jedem Teil, woher es stammt und wie sicher das ist.
web-lobby-reference = Karten und Teile: { $game }
web-lobby-about-fair = Ehrliches Mischen
web-lobby-about-fair-text = Vor jeder Partie legt sich der Server auf den Startwert aller Zufälle fest. Danach zeigt er ihn, und jeder kann mit dem Protokoll prüfen, dass keine Karte von Hand gewählt wurde. Was du nicht sehen darfst, verlässt den Server nie.
web-lobby-about-licence = Lizenz
web-lobby-about-licence-text = rulewright ist freie Software unter der Apache License 2.0. Du darfst einen eigenen Server betreiben, es verändern und weitergeben.
web-lobby-about-privacy = Was der Server behält
web-lobby-about-privacy-text = Den Namen, den du wählst, ein verschlüsseltes Passwort, falls du eines setzt, und deine Partien, Zug für Zug. Ein Cookie sagt, wer du bist, ein anderes schützt dich vor gefälschten Anfragen; deine Optionen und Einstellungen bleiben in diesem Browser. Keine Adresse, keine Verfolgung, keine Werbung und keine Anfrage an irgendeinen anderen Server.
