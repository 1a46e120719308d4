### The pages before a game: the lobby, a new table, the gathering, invitations, one's own games and settings (Polish).

## The lobby

web-lobby-title = Dwie gry, co do litery zasad.
web-lobby-promise = Graj w przeglądarce, bez konta. Każdy odrzucony ruch wyjaśnia, dlaczego.
web-lobby-line-termites = Roje walczą o Kopce sawanny. Ukryta ręka, jawna bitwa.
web-lobby-line-cryhavoc = Cztery frakcje, jedna planeta i bitwy zaplanowane przed walką.
web-lobby-players = { $least }–{ $most } graczy
web-lobby-time-termites = 30–45 min
web-lobby-time-cryhavoc = 60–120 min
web-lobby-options = Opcje
# $game: its title.
web-lobby-options-of = Opcje gry { $game }
web-lobby-rules-of = Zasady gry { $game }
web-lobby-play = Zagraj teraz
# $n: how many bots. $bot: what the only one is called.
web-lobby-play-how =
    { $n ->
        [one] przeciwnik: { $bot }
        [few] z { $n } botami
       *[many] z { $n } botami
    }
web-lobby-against = Twój przeciwnik
web-lobby-invite = Zaproś znajomych
web-lobby-same = Jeden ekran
web-lobby-foot = rulewright jest niezależny od autorów i wydawców gier. Rysunki, teksty i program są nasze, podobnie jak plansze, karty i żetony, których nie dało się poznać.
web-lobby-about = O rulewright

## Tables in lists

web-lobby-mine = Moje gry
web-lobby-mine-none = Nie masz jeszcze gier. Zagraj teraz z botami albo zaproś znajomych: twoje gry będą tu na ciebie czekać.
web-lobby-mine-nobody = Ta przeglądarka jeszcze cię nie zna. Zagraj albo zaloguj się, żeby znaleźć gry zaczęte gdzie indziej.
web-lobby-all =
    { $n ->
        [one] Pokaż
        [few] Pokaż wszystkie { $n }
       *[many] Pokaż wszystkie { $n }
    }
web-lobby-open = Otwarte stoły
web-lobby-open-none = Nikt teraz nie czeka na graczy. Otwórz stół dla wszystkich w „Opcjach”, a inni będą mogli dołączyć.
web-lobby-watch = Gry do oglądania
web-lobby-watch-none = Nie toczy się teraz żadna otwarta gra.
web-lobby-nobody = Jeszcze nikogo
web-lobby-seats-free =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
web-lobby-ready = można zaczynać
web-lobby-your-turn = twoja kolej
web-lobby-waiting = czekamy: { $player }
# $since: how long ago, such as “5 minutes ago”.
web-lobby-moved = ostatni ruch: { $since }
web-lobby-tie = remis
web-lobby-won =
    { $points ->
        [one] wygrywa { $player }: { $points } punkt
        [few] wygrywa { $player }: { $points } punkty
       *[many] wygrywa { $player }: { $points } punktów
    }
web-lobby-join = Dołącz
# $names: of those who sit there.
web-lobby-join-at = Dołącz do stołu: { $names }
web-lobby-look = Oglądaj
web-lobby-look-at = Oglądaj grę: { $names }
web-lobby-replay = Obejrzyj powtórkę
web-lobby-group-turn = Twoja kolej
web-lobby-group-wait = Kolej innych
web-lobby-group-gather = Jeszcze nie zaczęte
web-lobby-group-over = Zakończone
web-lobby-no-turn = Nikt na ciebie nie czeka.

## Names

web-lobby-player = Gracz { $number }
web-lobby-name = Imię
web-lobby-name-of = Imię gracza { $number }
web-lobby-name-hint = Widoczne znaki, od 1 do { $longest }.
# $length: how many there are.
web-lobby-name-long = Za długie (znaki: { $length }); dozwolona długość to { $longest }.
web-lobby-name-or-guest = albo zostań gościem
web-lobby-your-name = Twoje imię
web-lobby-your-name-how = Inni widzą je przy twoich stołach. Tam, gdzie już siedzisz, zostaje stare.
web-lobby-name-kept = Tak się teraz nazywasz.
web-lobby-keep = Zapisz

## Same screen

web-lobby-same-title = { $game } na jednym ekranie
web-lobby-same-how = Podajecie sobie urządzenie. Zasłona skrywa każdą rękę, dopóki nie usiądzie następna osoba.
web-lobby-people = Ludzie
web-lobby-bots-beside = Do tego boty
web-lobby-start = Zacznij grę

## A new table

web-lobby-new = { $game }: nowy stół
web-lobby-who = Kto gra
web-lobby-how-many = Liczba graczy
web-lobby-with = Z tobą grają
web-lobby-with-bots = Boty
web-lobby-with-friends = Znajomi przez link
web-lobby-you = Ty
web-lobby-seat = Kto siada na miejscu { $number }
web-lobby-who-friend = Ktoś, kto dostanie link
web-lobby-who-here = Ktoś przy tym ekranie
# $level: of $most, the weakest first.
web-lobby-bot-option = { $bot } ({ $level } z { $most }): { $about }
web-lobby-friend-chooses = Wybierze stronę, gdy dołączy.
web-lobby-side-termites = Rój
web-lobby-side-cryhavoc = Frakcja
# $side: swarm or faction.
web-lobby-side-of = { $side }: miejsce { $number }
web-lobby-the-game = Gra
web-lobby-rulings = Jak czytamy instrukcję
web-lobby-rulings-usual = wszystko jak zwykle
web-lobby-rulings-changed =
    { $n ->
        [one] { $n } zmieniona interpretacja
        [few] { $n } zmienione interpretacje
       *[many] { $n } zmienionych interpretacji
    }
web-lobby-rulings-how = Ustawienia domyślne są zgodne z instrukcją. Tam, gdzie jej tekst ma lukę albo wydania się różnią, interpretację wybierasz ty.
web-lobby-edition-sets = Ustawia interpretacje poniżej; każdą można też wybrać osobno.
web-lobby-by-edition = jak w tym wydaniu
web-lobby-changed = zmienione przez ciebie
web-lobby-the-table = Stół
web-lobby-term-open = Otwarty dla wszystkich
web-lobby-term-open-how = Widać go na liście i każdy może dołączyć. W przeciwnym razie tylko osoby z twoim linkiem.
web-lobby-term-watched = Inni mogą oglądać
web-lobby-term-watched-how = Widzą to, co jawne, nigdy rękę. Otwarte stoły zawsze można oglądać.
web-lobby-term-hints = Podpowiedzi dozwolone
web-lobby-term-hints-how = Kto ma ruch, może zapytać o dobre ruchy i o to, co za nimi przemawia. Pozostali się o tym nie dowiedzą.
web-lobby-term-rated = Rankingowa
web-lobby-term-rated-how = Tylko ludzie, każdy na jednym miejscu, bez podpowiedzi i bez próśb o cofnięcie ruchu.
web-lobby-term-patience = Cierpliwość
web-lobby-term-patience-how = Po takim czasie bez ruchu bot może zastąpić nieobecną osobę. Do gry w wolnych chwilach wybierz dni.
web-lobby-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[many] { $n } minut
    }
web-lobby-hours =
    { $n ->
        [one] { $n } godzina
        [few] { $n } godziny
       *[many] { $n } godzin
    }
web-lobby-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
web-lobby-make-and-invite = Utwórz stół i zaproś
web-lobby-defaults = Przywróć domyślne
web-lobby-option-termites-scenario = Plansza
web-lobby-option-termites-tiles = Liczba kafli do budowy
web-lobby-option-cryhavoc-edition = Wydanie instrukcji
web-lobby-option-cryhavoc-level = Zdolności każdego gracza

## Before the start

web-lobby-table = { $game }: zbieramy graczy
web-lobby-invitation = Zaproś tym linkiem
web-lobby-invitation-how = Wyślij go tym, którzy mają grać. Kto go otworzy, może usiąść do stołu, bez konta.
web-lobby-copy = Kopiuj link
web-lobby-copied = Skopiowano. Teraz wyślij go znajomym.
web-lobby-copy-yourself = Link jest zaznaczony. Skopiuj go z menu albo klawiszami.
web-lobby-share-it = Udostępnij
# In a message to friends, before the link.
web-lobby-share = Zagrasz ze mną w { $game }?
web-lobby-seats = Miejsca
web-lobby-seat-free = Miejsce { $number } jest wolne
web-lobby-sit = Siadam tutaj
web-lobby-sit-too = Gram też na tym miejscu
web-lobby-seat-bot = Bot
web-lobby-free = Zwolnij miejsce: { $name }
web-lobby-leave = Odejdź od stołu
web-lobby-start-when = Możesz zacząć, gdy wszystkie miejsca będą zajęte.
web-lobby-wait-players =
    { $n ->
        [one] Czekamy na jeszcze jednego gracza.
        [few] Czekamy na jeszcze { $n } graczy.
       *[many] Czekamy na jeszcze { $n } graczy.
    }
web-lobby-all-there = Wszyscy są. Możesz zaczynać.
web-lobby-wait-host = Wszyscy są. Grę zacznie gospodarz.
web-lobby-seat-lost = Gospodarz zwolnił twoje miejsce. Zajmij inne albo poproś o nowe zaproszenie.
web-lobby-take-a-seat = Jest wolne miejsce. Usiądź, żeby zagrać.
web-lobby-only-looking = Oglądasz. Żeby zagrać, poproś gospodarza o link.
web-lobby-plays-by = Tak gra ten stół
web-lobby-rest-usual = Cała reszta jak zwykle.
web-lobby-is-open = otwarty dla wszystkich
web-lobby-is-closed = na zaproszenie
web-lobby-is-watched = inni mogą oglądać
web-lobby-is-private = nikt inny nie ogląda
web-lobby-is-hinted = podpowiedzi dozwolone
web-lobby-is-unhinted = bez podpowiedzi
web-lobby-is-rated = rankingowa
web-lobby-is-patient = cierpliwość: { $time }

## Invitations

web-lobby-invited = { $host } zaprasza cię do gry { $game }
web-lobby-dead = Ten link nie prowadzi do żadnego stołu
web-lobby-join-this = Dołącz do stołu
web-lobby-join-full = Wszystkie miejsca są zajęte
web-lobby-join-full-what = Poproś gospodarza o zwolnienie miejsca albo utwórz własny stół. Gdy zwolni się miejsce, link znów zadziała.
web-lobby-join-begun = Gra już się zaczęła
web-lobby-join-begun-what = Nikt nie może już dołączyć. Utwórz własny stół albo poproś o następną grę.
web-lobby-join-over = Gra jest skończona
web-lobby-join-over-what = To zaproszenie spełniło swoje zadanie. Utwórz własny stół i zaproś pozostałych.

## Yourself

web-lobby-me = Ty
web-lobby-devices = Na innych urządzeniach
web-lobby-password = Hasło
web-lobby-password-how = Z hasłem twoje imię staje się kontem: możesz się zalogować wszędzie i grać dalej. Bez hasła twoje gry są tylko w tej przeglądarce.
web-lobby-password-change = Twoje imię jest kontem. Nowe hasło wyloguje wszystkie inne urządzenia.
web-lobby-password-old = Dotychczasowe hasło
web-lobby-password-new = Nowe hasło
web-lobby-password-hint = Co najmniej { $shortest } znaków.
web-lobby-password-set = Ustaw hasło
web-lobby-password-kept = Hasło ustawione. Na innych urządzeniach trzeba zalogować się ponownie.
web-lobby-log-in = Zaloguj się
web-lobby-log-in-how = Imieniem i hasłem swojego konta.
web-lobby-log-in-leaves = Imieniem i hasłem swojego konta. Porzucasz wtedy imię { $name }, które nie ma hasła, i nie wrócisz już do tych gier.
web-lobby-logged-in = Zalogowano.
web-lobby-log-out = Wyloguj się
web-lobby-log-out-how = Twoje gry zostają. Zaloguj się znów imieniem i hasłem.
web-lobby-log-out-guest = Bez hasła nie wrócisz do swoich gier. Najpierw je ustaw.
web-lobby-logged-out = Wylogowano.
web-lobby-look-and-feel = Wygląd i ruch
web-lobby-theme = Kolory
web-lobby-theme-system = Jak w urządzeniu
web-lobby-theme-light = Jasne
web-lobby-theme-dark = Ciemne
web-lobby-motion = Animacje
web-lobby-motion-how = Elementy suną i opadają. Jeśli urządzenie prosi o mniej ruchu, nigdy tego nie robią.
web-lobby-on = Tak
web-lobby-off = Nie

## About

web-lobby-about-what = Gry planszowe dokładnie takie, jak w instrukcjach: każdy ruch jest sprawdzany z zasadami, a każda odmowa podaje paragraf.
web-lobby-about-independent = Niezależność
web-lobby-about-independent-text = rulewright nie należy do żadnego z autorów ani wydawców tych gier i żaden z nich nie ma w nim udziału. Nazwy gier i liczby z ich zasad są ich własnością. Nie ma tu żadnego ich tekstu ani rysunku: każde zdanie, każdy rysunek i każda linia kodu są nasze.
web-lobby-about-known = Co jest znane, a co jest nasze
web-lobby-about-known-text = Zasady są zgodne z wydanymi instrukcjami, we wszystkich wydaniach. Wielu drukowanych elementów nie dało się z nich poznać: plansze i żetony Termitów oraz plansze, karty i żetony Cry Havoc są naszego pomysłu tam, gdzie nic nie wiadomo. Spis mówi o każdym elemencie, skąd pochodzi i na ile to pewne.
web-lobby-reference = Karty i elementy: { $game }
web-lobby-about-fair = Uczciwe tasowanie
web-lobby-about-fair-text = Przed każdą grą serwer zobowiązuje się do ziarna wszystkich losowań. Po jej końcu je pokazuje, a każdy może sprawdzić w dzienniku, że żadna karta nie została wybrana ręcznie. To, czego nie możesz zobaczyć, nigdy nie opuszcza serwera.
web-lobby-about-licence = Licencja
web-lobby-about-licence-text = rulewright to wolne oprogramowanie na licencji Apache License 2.0. Możesz uruchomić własny serwer, zmieniać program i przekazywać go dalej.
web-lobby-about-privacy = Co przechowuje serwer
web-lobby-about-privacy-text = Imię, które wybierasz, zaszyfrowane hasło, jeśli je ustawisz, i twoje gry, ruch po ruchu. Jedno ciasteczko mówi, kim jesteś, drugie chroni przed fałszywymi żądaniami; opcje i ustawienia zostają w tej przeglądarce. Żadnych adresów, śledzenia ani reklam i żadnych zapytań do innych serwerów.
