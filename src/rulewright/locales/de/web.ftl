### The pages in the browser: what every page and every table says (German).

## Everywhere

web-nav = Seiten
web-nav-play = Spielen
web-nav-mine = Meine Partien
web-nav-rules = Regeln
web-nav-reference = Karten und Teile
web-nav-me = Dein Name
web-language = Sprache
web-light = Helle Farben
web-dark = Dunkle Farben
web-close = Schließen
web-loading = Einen Moment …
web-rule = Regel { $number }
web-title-termites = Termiten
web-title-cryhavoc = Cry Havoc
web-title-your-turn = Du bist am Zug! { $game }
# $number: four digits.
web-guest-name = Gast { $number }
web-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.
web-trouble = Das hat nicht geklappt
web-to-lobby = Zu den Spielen
web-try-again = Noch einmal versuchen
web-missing = Diese Seite gibt es nicht
web-missing-what = Der Link ist vielleicht alt oder vertippt. Fang noch einmal bei den Spielen an.

## At the table

web-players = Spieler
web-prompt-waiting = { $player } überlegt …
web-prompt-over = Die Partie ist zu Ende.
# $since: how long ago, such as “5 minutes ago”.
web-seat-to-move = am Zug, { $since }
web-seat-bot = Bot: { $bot }
web-seat-away = nicht da
web-seat-here = da
web-seat-you = { $name } (du)
web-seat-give-to-bot = Einen Bot übernehmen lassen
web-seat-take-back = Selbst weiterspielen
web-points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
web-undo = Zurücknehmen
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-fit = Der ganze Spielplan
web-beside = Neben dem Spielplan
web-dock = Unter dem Spielplan
web-dock-hand = Hand
web-dock-look = Ansehen
web-in-words =
    { $n ->
        [one] Deine einzige Möglichkeit in Worten
       *[other] Alle { $n } Möglichkeiten in Worten
    }
web-menu = Dieser Tisch
web-menu-motion = Teile bewegen sich (sonst springen sie)
web-menu-terms = Was an diesem Tisch gilt
web-menu-leave = Partie verlassen
web-menu-leave-what = Ein Bot spielt für dich weiter. Du kannst zurückkommen, solange die Partie läuft.
web-menu-leave-sure = Ja, verlassen
web-consent = { $player } möchte die letzte eigene Aktion zurücknehmen. Bist du einverstanden?
web-consent-yes = Ja, zurücknehmen
web-consent-no = Nein
web-consent-asked = { $player } hat darum gebeten, die letzte eigene Aktion zurückzunehmen.
web-connection-connecting = verbindet …
web-connection-live = live
web-connection-offline = offline, neuer Versuch
web-connection-refused = nicht verbunden

## Bots and hints

web-bot-which = Welcher Bot?
# $level: of $most, the weakest first.
web-bot-strength = Stärke { $level } von { $most }
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-title = Du könntest so ziehen
web-hint-close = Tipp schließen
web-hint-value = { $percent }{"\u00A0"}% Siegchance
web-hint-what = Der Anteil an einem Sieg, den der Zug verspricht, soweit vorausgerechnet wurde. Gerechnet wird nur mit dem, was du wissen darfst.
# $n: how many moves. $move: the best one, in sentences.
web-hint-said =
    { $n ->
        [one] Ein Tipp: { $move } { $percent }{"\u00A0"}% Siegchance.
       *[other] { $n } Tipps. Der beste: { $move } { $percent }{"\u00A0"}% Siegchance.
    }

## Keys

web-keys = Tasten
web-keys-hint = ein Tipp; noch einmal, um dorthin zu gelangen
web-keys-undo = zurücknehmen
web-keys-numbers = ein Teil, eine Karte oder einen Weg nach der Nummer wählen
web-keys-escape = schließen, loslassen
# Two keys at once.
web-keys-end-press = Strg + Enter
web-keys-end = passen, beenden, bestätigen

## The log

web-log = Spielverlauf
web-log-more = Früheres
web-log-sit = { $name } setzt sich.
web-log-stand = { $name } gibt den Platz frei.
web-log-bot = Ein Bot nimmt den Platz ein.
web-log-away = Ein Bot spielt weiter.
web-log-back = { $name } ist wieder da.
web-log-undo =
    { $lines ->
        [one] Die letzte Aktion wird zurückgenommen.
       *[other] Die letzten { $lines } Aktionen werden zurückgenommen.
    }
web-log-ask = { $name } bittet darum, die letzte Aktion zurückzunehmen.
web-log-agree = { $name } ist einverstanden.
web-log-decline = { $name } lehnt ab.
web-log-rematch = { $name } möchte noch einmal spielen.
