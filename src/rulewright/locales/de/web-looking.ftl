### The pages in the browser: one screen for several, looking on, looking back, and after the game (German).
### Names of players are shown as they are, never inflected.

## Several players at one screen

web-looking-curtain = An einem Bildschirm
web-looking-curtain-pass = Gib das Gerät an { $player } weiter
web-looking-curtain-why = Der Vorhang verbirgt, was alle auf der Hand haben. Öffne ihn erst, wenn niemand sonst auf den Bildschirm sieht.
web-looking-curtain-open = Ich bin { $player }: meine Hand zeigen
web-looking-curtain-since = Seit deinem letzten Zug
web-looking-curtain-so-far = Bisher

## Looking on

web-looking-on = Du siehst zu. Dir wird nur gezeigt, was alle sehen dürfen.
web-looking-on-replay = Von Anfang an

## The connection

web-looking-catching-up = wird aktualisiert …
# $seconds: until the next attempt.
web-looking-retry = offline, neuer Versuch in { $seconds } s

## Taking back with the others' consent

web-looking-undo-ask = Um Rücknahme bitten
web-looking-undo-ask-what = Wenn alle anderen zustimmen, werden dein letzter Schritt und alles danach zurückgenommen.
web-looking-undo-alone-what = Hier muss niemand gefragt werden: Dein letzter Schritt und alles danach werden zurückgenommen.
# $players: a list of names.
web-looking-undo-waiting = Du hast darum gebeten, deinen letzten Schritt zurückzunehmen. Es fehlen noch Antworten von: { $players }.
web-looking-undo-withdraw = Doch nicht

## Replay

web-looking-replay = Aufzeichnung
web-looking-to-table = Zurück zum Tisch
web-looking-not-begun = Diese Partie hat noch nicht begonnen. Es gibt also noch keine Aufzeichnung.
web-looking-start = Die Partie beginnt.
web-looking-moment = Stelle in der Partie
# $number: of the moment, out of $count. $text: what happens in it.
web-looking-moment-now = { $number } von { $count }. { $text }
web-looking-first = Zum Anfang
web-looking-previous-big = Voriger Höhepunkt
web-looking-previous = Einen Schritt zurück
web-looking-play = Abspielen
web-looking-pause = Pause
web-looking-next = Einen Schritt weiter
web-looking-next-big = Nächster Höhepunkt
web-looking-last = Zum Ende
# $n: how many times as fast.
web-looking-speed-times = { $n }×
web-looking-speed-now = Tempo: { $n }×
web-looking-eyes = Ansicht
web-looking-eyes-open = Alle Hände offen
web-looking-eyes-watching = Sicht der Zuschauer
# $player: whose eyes.
web-looking-eyes-seat = Sicht von { $player }
web-looking-hands = Auf der Hand
web-looking-link = Link zu dieser Stelle kopieren
web-looking-link-copied = Link kopiert.
web-looking-link-failed = Der Link ließ sich nicht kopieren. Er steht in der Adresszeile.

## After the game

web-looking-wins = { $player } gewinnt
# $players: a list of names.
web-looking-shared = { $players } teilen sich den Sieg
# $points of the winner, $other of the next, $n the difference.
web-looking-margin =
    { $n ->
        [one] { $points } zu { $other }: mit einem Punkt Vorsprung
       *[other] { $points } zu { $other }: mit { $n } Punkten Vorsprung
    }
web-looking-margin-tie =
    { $points ->
        [one] Je ein Punkt: Die Gleichstandsregel entscheidet
       *[other] Je { $points } Punkte: Die Gleichstandsregel entscheidet
    }
web-looking-margin-shared =
    { $points ->
        [one] Mit je einem Punkt
       *[other] Mit je { $points } Punkten
    }
web-looking-margin-gave-up = Alle anderen haben aufgegeben.
web-looking-sources = Punkte für
web-looking-total = Summe
web-looking-rematch = Noch einmal spielen
web-looking-rematch-ready = Der Tisch für die nächste Partie steht bereit.
web-looking-rematch-go = Zum neuen Tisch
web-looking-watch = Aufzeichnung ansehen
web-looking-review = Auswertung
web-looking-branch = Ab hier weiterspielen
web-looking-share = Aufzeichnung teilen
web-looking-unshare = Nicht mehr teilen
web-looking-share-done = Wer diesen Link hat, kann die Aufzeichnung jetzt sehen. Die anderen am Tisch sehen, dass du sie geteilt hast.
web-looking-unshare-done = Die Aufzeichnung sehen wieder nur die Mitspieler.
web-looking-journal = Protokoll herunterladen
web-looking-check = Mischen überprüfen
web-looking-result = Ergebnis
web-looking-look = Spielplan ansehen

## Were the shuffles fair?

web-looking-check-kept = Das Versprechen wurde gehalten.
web-looking-check-broken = Das Versprechen wurde nicht gehalten: Dieser Startwert passt nicht zu dem Fingerabdruck, der vor der Partie gezeigt wurde. Traue diesem Server nicht.
web-looking-check-failed = Das Protokoll ließ sich nicht lesen, also ist nichts überprüft. Versuche es noch einmal oder lade es herunter und nimm den Befehl unten.
web-looking-check-why = Alles Zufällige einer Partie folgt aus einer geheimen Zahl, dem Startwert. Er stand fest, bevor die erste Karte gezogen wurde. Sein Fingerabdruck wurde sofort gezeigt, er selbst erst jetzt. Keine andere Zahl hat diesen Fingerabdruck. Passen Startwert und Fingerabdruck zusammen, dann hat also während der Partie niemand am Mischen etwas geändert, weder der Server noch ein Spieler.
web-looking-check-seen = Fingerabdruck, wie ihn dieser Browser vor dem Ende sah
web-looking-check-told = Fingerabdruck, wie ihn der Server jetzt nennt (dieser Browser war bei der Partie nicht dabei)
web-looking-check-seed = Startwert
web-looking-check-made = Fingerabdruck des Startwerts, hier berechnet
web-looking-check-more = Was dein Browser nicht prüft: ob jede Karte und jedes Plättchen aus diesem Startwert kam und ob jeder Zug erlaubt war. Lade dafür das Protokoll herunter und lass die ganze Partie nachspielen:
