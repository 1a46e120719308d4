### The pages in the browser: what every page and every table says (German).

## Everywhere

web-nav = Seiten
web-nav-play = Spielen
web-nav-mine = Meine Partien
web-nav-rules = Regeln
web-nav-learn = Lernen
web-nav-puzzles = Aufgaben
web-nav-progress = Dein Fortschritt
web-nav-reference = Karten und Teile
web-nav-me = Dein Name
web-language = Sprache
web-light = Helle Farben
web-dark = Dunkle Farben
web-close = Schließen
web-loading = Wird geladen …
# How long ago something was: less than a minute.
web-just-now = gerade eben
web-rule = Regel { $number }
# $number: four digits.
web-guest-name = Gast { $number }
# In the place of a name: somebody whose account was deleted.
web-player-left = Gelöschtes Konto
web-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.
web-me-unknown = Wir konnten nicht prüfen, wer du bist. Deshalb wurde nichts geändert.
web-trouble = Das hat nicht geklappt
web-to-lobby = Zurück zur Lobby
web-try-again = Noch einmal versuchen
web-missing = Diese Seite gibt es nicht
web-missing-what = Der Link ist vielleicht veraltet oder enthält einen Tippfehler. Fang in der Lobby neu an.
web-no-rules = { $game }: Dieser Tisch muss warten
web-no-rules-what = Hier wird nach Version { $rules } der Regeln und mit dem damaligen Paket „{ $pack }“ gespielt, und mindestens eines davon fehlt diesem Server.
web-no-rules-waits = Nichts ist verloren. Die Partie geht weiter, sobald der Server mit einer Version von rulewright läuft, die beides hat; bitte sage es dem Betreiber.
web-no-rules-leave = Wenn du gehst, übernimmt ein Bot deinen Platz, und du kannst zurückkommen.
web-no-rules-over = Nichts ist verloren. So ging es aus, und jeder Zug steht im Protokoll. Die Aufzeichnung lässt sich wieder ansehen, sobald der Server mit einer Version von rulewright läuft, die beides hat.

## At the table

web-players = Spieler
web-prompt-waiting = Warten auf { $player } …
web-prompt-over = Die Partie ist zu Ende.
# $since: how long ago, such as “5 minutes ago”.
web-seat-to-move = am Zug (letzter Zug { $since })
web-seat-bot = Bot: { $bot }
web-seat-away = nicht da
web-seat-here = online
web-seat-gone = hat aufgegeben
web-seat-you = { $name } (du)
web-seat-give-to-bot = Einen Bot übernehmen lassen
web-seat-take-back = Selbst weiterspielen
web-points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
web-undo = Zurücknehmen
# Where long words may be broken, for browsers that do not know: those of the cards and of narrow buttons.
web-hyphens =
    Abge-stürzter Artillerie-batterie Aufklärungs-truppen Aus-flankieren Dornen-labyrinth Energie-sphäre Ertrags-bericht
    Feld-aufklärung Fertigungs-straße Gefangenen-austausch Geister-pfade Gewalt-marsch
    Hologramm-projektor Höhen-vorteil Höhlen-versteck Impuls-schlag Knochen-ebene Kolonial-recht Kristall-ader Kristall-blüte
    Kristall-kunde Landungs-truppen Laternen-küste Luft-unter-stützung Moos-kathedrale Nano-schmiede Orbital-vermessung Phasen-sprung
    Raumkrüm-mung Salz-horizont Schredder-drohnen Selbst-zerstörung Sonnen-eruption Spreng-ladung Tele-portation Terrain-vorteil Tiefen-strömung
    Unauf-haltsamer Unter-strömung Unter-tauchen Vermessungs-karten Versorgungs-abwurf Ver-sprengter Veteranen-truppen Welten-grotte Wirr-dickicht
    Wächter-protokoll Ziel-erfassung abge-schnitten ver-schwinden Rekru-tieren Fähig-keiten Zurück-nehmen Arbei-terin Geflü-gelte
    akti-vieren Vege-tation Scharf-schütze
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Der ganze Spielplan
web-dock = Unter dem Spielplan
web-dock-hand = Hand
web-dock-look = Details
web-in-words =
    { $n ->
        [one] Deine einzige Möglichkeit als Text
       *[other] Alle { $n } Möglichkeiten als Text
    }
web-menu = Tischmenü
web-menu-origin = Partie, von der diese abzweigt
web-menu-motion = Animationen
web-menu-forced = Erzwungene Züge für mich ausführen
web-menu-coach = Trainer: Wichtiges erklären, wenn es zum ersten Mal vorkommt
web-menu-warns = Vor groben Fehlern warnen
# $what: what is done.
web-forced = Einzige Möglichkeit, für dich gespielt. { $what }
web-menu-leave = Partie verlassen
web-menu-leave-what = Ein Bot spielt für dich weiter. Du kannst zurückkommen, solange die Partie läuft.
web-menu-leave-sure = Ja, verlassen
web-menu-give-up-what = Das ist eine Ranglistenpartie. Wenn du jetzt gehst, hast du sie verloren und kannst nicht zurückkommen.
web-menu-give-up-sure = Ja, aufgeben
web-consent = { $player } möchte den letzten eigenen Schritt zurücknehmen. Einverstanden?
web-consent-yes = Ja, zurücknehmen
web-consent-no = Nein
web-consent-asked = { $player } hat um Rücknahme des letzten eigenen Schritts gebeten.
web-connection-connecting = verbindet …
web-connection-live = live
web-connection-silent = noch keine Antwort; deine Wahl ist gespeichert
web-connection-offline = offline, neuer Versuch
web-connection-refused = nicht verbunden

## Bots and hints

web-bot-which = Welcher Bot?
# $level: of $most, the weakest first.
web-bot-strength = Stärke { $level } von { $most }
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-title = Vorgeschlagene Züge
web-hint-close = Tipp ausblenden
web-hint-value = { $percent }{"\u00A0"}% Siegchance
web-hint-what = Deine geschätzte Siegchance nach diesem Zug. Gerechnet wird nur mit dem, was du wissen darfst.
web-warning = Noch einmal nachdenken?
# $best, $value: percent.
web-warning-cost = Deine Siegchance würde von etwa { $best }{"\u00A0"}% auf { $value }{"\u00A0"}% fallen.
web-warning-what = Geschätzt aus dem, was du sehen kannst. Du entscheidest.
web-warning-again = Nachdenken
web-warning-anyway = Trotzdem spielen
# $n: how many moves. $move: the best one, in sentences.
web-hint-said =
    { $n ->
        [one] Ein Tipp. { $move } { $percent }{"\u00A0"}% Siegchance.
       *[other] { $n } Tipps, der beste zuerst. { $move } { $percent }{"\u00A0"}% Siegchance.
    }

## Keys

web-keys = Tastenkürzel
web-keys-hint = Tipp; noch einmal drücken, um dorthin zu springen
web-keys-undo = zurücknehmen
web-keys-numbers = ein Teil, eine Karte oder eine Möglichkeit per Nummer wählen
web-keys-escape = schließen, Auswahl aufheben
# Two keys at once.
web-keys-end-press = Strg + Enter
web-keys-end = passen, beenden, bestätigen

## The log

web-log = Spielverlauf
web-log-more = Früheres
# $you: whether the reader did it, yes or no; or, where a bot now plays, whether it is for the reader.
web-log-sit =
    { $you ->
        [yes] Du setzt dich.
       *[no] { $name } setzt sich.
    }
web-log-stand =
    { $you ->
        [yes] Dein Platz wird frei.
       *[no] { $name } gibt einen Platz frei.
    }
web-log-bot = { $bot } setzt sich an den Tisch.
# $player: whose seat it is.
web-log-away =
    { $you ->
        [yes] { $bot } spielt jetzt für dich.
       *[no] { $bot } spielt jetzt für { $player }.
    }
web-log-back =
    { $you ->
        [yes] Du bist wieder da.
       *[no] { $name } ist wieder da.
    }
web-log-undo =
    { $lines ->
        [one] Der letzte Schritt wird zurückgenommen.
       *[other] Die letzten { $lines } Schritte werden zurückgenommen.
    }
web-log-ask =
    { $you ->
        [yes] Du bittest darum, deinen letzten Schritt zurückzunehmen.
       *[no] { $name } bittet darum, den letzten Schritt zurückzunehmen.
    }
web-log-agree =
    { $you ->
        [yes] Du bist einverstanden.
       *[no] { $name } ist einverstanden.
    }
web-log-decline =
    { $you ->
        [yes] Du lehnst ab.
       *[no] { $name } lehnt ab.
    }
web-log-rematch =
    { $you ->
        [yes] Du möchtest noch einmal spielen.
       *[no] { $name } möchte noch einmal spielen.
    }
web-log-resign =
    { $you ->
        [yes] Du gibst die Partie auf.
       *[no] { $name } gibt die Partie auf.
    }
web-log-share =
    { $you ->
        [yes] Du teilst die Aufzeichnung.
       *[no] { $name } teilt die Aufzeichnung.
    }
web-log-unshare =
    { $you ->
        [yes] Du teilst die Aufzeichnung nicht mehr.
       *[no] { $name } teilt die Aufzeichnung nicht mehr.
    }
web-log-haste-less = Hier wird gerade viel gespielt: Die Bots haben weniger Zeit zum Nachdenken und spielen schwächer.
web-log-haste-any = Der Bot hatte keine Zeit zum Nachdenken und hat einen zufälligen erlaubten Zug gemacht.
web-log-haste-failed = Der Bot hat keine gültige Antwort gegeben; stattdessen wurde ein zufälliger erlaubter Zug gemacht.
web-log-haste-missing = Diesen Bot gibt es auf diesem Server nicht: Ein einfacher spielt an seiner Stelle.
