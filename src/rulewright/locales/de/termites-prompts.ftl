### Termites, what is asked (German): the question, at most 42 letters; who asks it and why; what follows.

## The question

termites-prompt-neutral-hex = Wohin kommt ein neutraler Hügel?
termites-prompt-tile = Welches Geländeteil legst du?
# $terrain: the side that is up.
termites-prompt-tile-hex = Wohin legst du das Teil „{ termites-terrain-name }“?
termites-prompt-mound = Welchen deiner Hügel stellst du auf?
termites-prompt-mound-lost = Welchen Hügel stellst du dafür auf?
termites-prompt-mound-hex = Wohin kommt dein Hügel mit dem Wert { $value }?
termites-prompt-unit-to-clear = Welche deiner Einheiten macht ihm Platz?
termites-prompt-captured-hex = Welcher deiner Hügel kommt dorthin?
termites-prompt-token = Welches Plättchen setzt du ein?
termites-prompt-discard = Welches Plättchen wirfst du ab?
termites-prompt-token-hex = Wohin setzt du { termites-token-object }?
termites-prompt-unit = Welche Einheit bewegst du?
termites-prompt-goal = Wohin zieht die Einheit?
termites-prompt-entry = Von welchem Feld aus greifst du an?
termites-prompt-retreat = Wohin zieht sich die Einheit zurück?

## Who asks it, and why

# $n: how many are left.
termites-kicker-neutral-hex = Aufbau des Spielplans: { $n ->
        [one] der letzte neutrale Hügel
       *[other] noch { $n } neutrale Hügel
    }
termites-kicker-tile = Aufbau des Spielplans: { $n ->
        [one] das letzte Geländeteil
       *[other] noch { $n } Geländeteile
    }
termites-kicker-tile-hex = Aufbau des Spielplans: dein Geländeteil
termites-kicker-mound = Aufbau: deine Hügel
# $other_player: who took it.
termites-kicker-mound-lost = { $other_player } hat deinen Hügel auf { $hex } erobert
termites-kicker-mound-none-free = Hügel auf { $hex } verloren: kein erlaubtes Feld für einen neuen
termites-kicker-captured = Du hast den Hügel auf { $hex } erobert
# $turn: which of your turns it is, of $most.
termites-kicker-reproduction = Zug { $turn } von { $most }: { termites-phase-reproduction }
termites-kicker-movement = Zug { $turn } von { $most }: { termites-phase-movement }
termites-kicker-goal = Zug { $turn } von { $most }: { termites-token-name } auf { $hex }
termites-kicker-entry = Angriff auf { $hex }: { termites-token-name } ({ $other_player })
termites-kicker-retreat = Besiegt auf { $hex }: { termites-token-name } ({ $other_player })

## What follows

termites-then-neutral-hex = Wer ihn erobert, bekommt { $value } Punkte. Nicht am Rand, nicht neben einem anderen Hügel.
termites-then-tile = Die gewählte Seite liegt oben, das Feld wählst du danach. Höchstens 2 gleiche, höchstens 4 beliebige Teile dürfen zusammenhängen.
termites-then-tile-hex = Auf ein freies Feld; höchstens 2 gleiche, höchstens 4 beliebige Teile dürfen zusammenhängen.
termites-then-mound = In der Reserve zählt er so viel wie auf dem Spielplan, doch nur dort kann er erobert werden.
termites-then-mound-lost = Er muss auf den Spielplan; danach wählst du sein Feld.
termites-then-mound-hex = Nicht am Rand, nicht neben einem anderen Hügel, höchstens ein Wasserfeld daneben.
termites-then-unit-to-clear = Diese Einheit scheidet aus, und der Hügel steht an ihrer Stelle.
termites-then-captured-hex = Er kommt sofort auf { $hex }. Danach stellt { $other_player } einen neuen auf.
termites-then-captured-hex-alone = Er kommt sofort auf { $hex }.
termites-then-token = Es kommt auf ein freies Feld. Danach darfst du eine Einheit bewegen.
termites-then-discard = Für keines deiner Plättchen ist ein Feld frei: Wirf eines ab, alle sehen es. Danach darfst du eine Einheit bewegen.
termites-then-token-hex = Danach darfst du eine Einheit bewegen, auch diese.
termites-then-unit = Eine oder keine. Danach ist dein Zug zu Ende.
termites-then-goal = Ziehst du auf einen Gegner, greifst du an: Deine Stärke muss die Verteidigung übertreffen. Danach ist dein Zug zu Ende.
termites-then-entry = Auf dieses Feld kann sich die besiegte Einheit nicht zurückziehen.
termites-then-retreat = Du wählst für { $other_player }. Deine Einheit nimmt dann { $hex } ein, und dein Zug ist zu Ende.
