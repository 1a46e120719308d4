### Cienki lód, what is asked, done, told and refused (Polish). Names of players are shown as they are.

## The game

thin-ice-title = Cienki lód
thin-ice-introduction =
    Łów ryby spod lodu, dopóki starczy ci odwagi. Każda karta na wędce może być rybą albo pęknięciem, a przy drugim pęknięciu wracasz do domu z niczym. Ryby takie jak przynęta liczą się podwójnie, a przynętę znasz tylko ty.
thin-ice-line = Łów, dopóki starczy ci odwagi: drugie pęknięcie załamuje lód.
thin-ice-time = 10–20 min
thin-ice-side = Strona
thin-ice-fisher = Wędkarz
thin-ice-option-rounds = Ile rund trwa gra.
thin-ice-cli-help = 1, fish-3    wybór: numerem albo nazwą karty

## Cards

# $card: crack, or fish- and its worth
thin-ice-card =
    { $card ->
        [crack] pęknięcie
        [fish-1] ryba za 1
        [fish-2] ryba za 2
        [fish-3] ryba za 3
       *[fish-4] ryba za 4
    }
thin-ice-cards = { $count } × { thin-ice-card }
thin-ice-and = { $first }, { $rest }
thin-ice-no-cards = nic

## The position

thin-ice-points =
    { $player }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
thin-ice-on-the-line = Na wędce ({ $player }): { $cards }. Przynęta leży zakryta.
thin-ice-cracks =
    { $left ->
        [1] Następne pęknięcie załamie lód.
       *[other] Lód wytrzyma jeszcze jedno pęknięcie.
    }
thin-ice-bait = Twoja przynęta: { thin-ice-card }.
thin-ice-hand = Twoja ręka: { $cards }.

## What is asked and done

thin-ice-prompt-bait = Wybierz kartę z ręki na przynętę.
thin-ice-prompt-cast-or-home = Zarzuć wędkę albo wracaj do domu z tym, co masz na wędce.
thin-ice-do-bait = Połóż przynętę: { thin-ice-card }
thin-ice-do-cast = Zarzuć wędkę
thin-ice-do-home = Wróć do domu

## What happened

thin-ice-event-drew = { $player } dobiera kartę: { thin-ice-card }.
thin-ice-event-drew-hidden = { $player } dobiera kartę.
thin-ice-event-baited = { $player } kładzie przynętę.
thin-ice-event-caught = { $player } odkrywa kartę: { thin-ice-card }.
thin-ice-event-went-home =
    { $player } wraca do domu i zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Przynęta: { thin-ice-card }.
thin-ice-event-broke-in = Lód się załamuje: { $player } nie dostaje nic. Przynęta: { thin-ice-card }.
thin-ice-event-over = Koniec gry.

## Why not

thin-ice-why-not-in-hand = Nie masz takiej karty na ręce ({ thin-ice-card }). Wybierz kartę z ręki.
thin-ice-why-cast-first = Na wędce nic nie ma. Zarzuć ją co najmniej raz.
