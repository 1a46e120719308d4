### Dünnes Eis, what is asked, done, told and refused (German). Names of players are shown as they are.

## The game

thin-ice-title = Dünnes Eis
thin-ice-introduction =
    Angle durchs Eis, solange du dich traust. Jede Karte an deiner Leine kann ein Fisch sein oder ein Riss, und beim zweiten Riss gehst du mit leeren Händen nach Hause. Fische wie dein Köder zählen doppelt, und den Köder kennst nur du.
thin-ice-line = Angle, solange du dich traust: Beim zweiten Riss bricht das Eis.
thin-ice-time = 10–20 Min.
thin-ice-side = Seite
thin-ice-fisher = Angler
thin-ice-option-rounds = Wie viele Runden gespielt werden.
thin-ice-cli-help = 1, fish-3    wählen: mit der Nummer oder eine Karte mit ihrem Namen

## Cards

# $card: crack, or fish- and its worth
thin-ice-card =
    { $card ->
        [crack] Riss
        [fish-1] Fisch im Wert von 1
        [fish-2] Fisch im Wert von 2
        [fish-3] Fisch im Wert von 3
       *[fish-4] Fisch im Wert von 4
    }
thin-ice-cards = { $count } × { thin-ice-card }
thin-ice-and = { $first }, { $rest }
thin-ice-no-cards = nichts

## The position

thin-ice-points =
    { $player } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
thin-ice-on-the-line = An der Leine ({ $player }): { $cards }. Der Köder liegt verdeckt.
thin-ice-cracks =
    { $left ->
        [1] Beim nächsten Riss bricht das Eis.
       *[other] Einen Riss hält das Eis noch aus.
    }
thin-ice-bait = Dein Köder: { thin-ice-card }.
thin-ice-hand = Deine Hand: { $cards }.

## What is asked and done

thin-ice-prompt-bait = Wähle eine Handkarte als Köder.
thin-ice-prompt-cast-or-home = Wirf die Angel aus oder geh mit dem nach Hause, was an der Leine ist.
thin-ice-do-bait = Als Köder legen: { thin-ice-card }
thin-ice-do-cast = Angel auswerfen
thin-ice-do-home = Nach Hause

## What happened

thin-ice-event-drew = { $player } zieht: { thin-ice-card }.
thin-ice-event-drew-hidden = { $player } zieht eine Karte.
thin-ice-event-baited = { $player } legt einen Köder aus.
thin-ice-event-caught = { $player } deckt auf: { thin-ice-card }.
thin-ice-event-went-home =
    { $player } geht nach Hause und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Köder: { thin-ice-card }.
thin-ice-event-broke-in = Das Eis bricht: { $player } bekommt nichts. Köder: { thin-ice-card }.
thin-ice-event-over = Die Partie ist vorbei.

## Why not

thin-ice-why-not-in-hand = Diese Karte hast du nicht auf der Hand: { thin-ice-card }. Wähle eine deiner Handkarten.
thin-ice-why-cast-first = Deine Leine ist leer. Wirf mindestens einmal aus.
