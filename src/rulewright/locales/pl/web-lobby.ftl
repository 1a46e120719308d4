### The pages before a game: the lobby, a new table, the gathering, invitations, one's own games and settings (Polish).

## The lobby

web-lobby-title = Gry planszowe, co do joty według zasad.
web-lobby-promise = Graj w przeglądarce, bez konta. Gdy ruch jest niedozwolony, dowiesz się dlaczego.
web-lobby-players-always =
    { $n ->
        [one] 1 gracz
        [few] { $n } gracze
        [many] { $n } graczy
       *[other] { $n } graczy
    }
web-lobby-options = Opcje
# $game: its title.
web-lobby-options-of = Opcje gry { $game }
web-lobby-rules-of = Zasady gry { $game }
web-lobby-learn-of = Poznaj grę { $game }
web-lobby-puzzles-of = Zadania do gry { $game }
web-lobby-play = Zagraj teraz
# $n: how many bots. $bot: what they are called. $players: how many play, all told.
web-lobby-play-how =
    { $n ->
        [one] przeciwnik: { $bot }
        [few] przeciwnicy: { $n } × { $bot }
       *[many] przeciwnicy: { $n } × { $bot }
    }, liczba graczy: { $players }, domyślne zasady
web-lobby-invite-how = liczba graczy: { $players }, domyślne zasady
web-lobby-against = Twój przeciwnik
web-lobby-invite = Zaproś znajomych
web-lobby-same = Jeden ekran
web-lobby-foot = rulewright jest niezależny od autorów i wydawców gier. Rysunki, teksty i program są nasze, podobnie jak te plansze, karty i żetony, których oryginałów nie znamy.
web-lobby-about = O rulewright

## Tables in lists

web-lobby-mine = Moje gry
web-lobby-mine-none = Nie masz jeszcze gier. Zagraj teraz z botami albo zaproś znajomych: twoje gry będą tu na ciebie czekać.
web-lobby-mine-over = Teraz w nic nie grasz. Zacznij nową grę powyżej.
web-lobby-mine-nobody = W tej przeglądarce nie masz jeszcze gier. Zagraj albo zaloguj się, żeby znaleźć gry zaczęte gdzie indziej.
web-lobby-all =
    { $n ->
        [one] Pokaż
        [few] Pokaż wszystkie
       *[many] Pokaż wszystkie
    }
web-lobby-open = Otwarte stoły
web-lobby-open-none = Nikt teraz nie czeka na graczy. Utwórz w „Opcjach” stół otwarty dla wszystkich, a inni będą mogli dołączyć.
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
web-lobby-waiting = teraz gra: { $player }
# $since: how long ago, such as “5 minutes ago”.
web-lobby-moved = ostatni ruch: { $since }
web-lobby-tie = remis
web-lobby-won =
    { $points ->
        [one] wygrywa { $player }: { $points } punkt
        [few] wygrywa { $player }: { $points } punkty
       *[many] wygrywa { $player }: { $points } punktów
    }
web-lobby-you-won =
    { $points ->
        [one] wygrywasz: { $points } punkt
        [few] wygrywasz: { $points } punkty
        [many] wygrywasz: { $points } punktów
       *[other] wygrywasz: { $points } punktu
    }
# $points: of the winner. $own: of the reader.
web-lobby-they-won = wygrywa { $player }, { $points } do { $own }
web-lobby-gave-up = partia poddana
web-lobby-kept = gra za ciebie bot
web-lobby-deserted = nikogo już tu nie ma
web-lobby-join = Dołącz
# $names: of those who sit there.
web-lobby-join-at = Dołącz do stołu: { $names }
web-lobby-look = Oglądaj
web-lobby-look-at = Oglądaj grę: { $names }
web-lobby-replay = Obejrzyj powtórkę
web-lobby-group-turn = Twoja kolej
web-lobby-group-wait = Kolej innych
web-lobby-group-gather = Jeszcze nierozpoczęte
web-lobby-group-left = Opuszczone gry
web-lobby-group-over = Zakończone
web-lobby-no-turn = Nikt na ciebie nie czeka.

## Names

web-lobby-player = Gracz { $number }
web-lobby-name = Imię
web-lobby-name-of = Imię gracza { $number }
web-lobby-name-hint = Od 1 do { $longest } widocznych znaków.
# $length: how many there are.
web-lobby-name-long =
    Za długie: { $length ->
        [one] { $length } znak
        [few] { $length } znaki
       *[many] { $length } znaków
    }, a limit to { $longest }.
web-lobby-name-or-guest = albo graj jako gość
web-lobby-your-name = Twoje imię
web-lobby-your-name-how = Widzą je inni gracze. Przy stołach, przy których już siedzisz, zostaje stare.
web-lobby-name-kept = Imię zapisane.
web-lobby-keep = Zapisz

## Same screen

web-lobby-same-title = { $game } na jednym ekranie
web-lobby-same-how = Podajecie sobie urządzenie. Zasłona skrywa każdą rękę, dopóki nie usiądzie następna osoba.
web-lobby-people = Osoby
web-lobby-bots-beside = Boty
web-lobby-start = Zacznij grę

## A new table

web-lobby-new = { $game }: nowy stół
web-lobby-who = Kto gra
web-lobby-how-many = Liczba graczy
web-lobby-with = Z tobą grają
web-lobby-with-bots = Boty
web-lobby-with-friends = Znajomi z linkiem
web-lobby-you = Ty
web-lobby-seat = Kto siada na miejscu { $number }
web-lobby-who-friend = Ktoś, kto dostanie link
web-lobby-who-here = Ktoś przy tym ekranie
# $level: of $most, the weakest first.
web-lobby-bot-option = { $bot } ({ $level } z { $most })
web-lobby-friend-chooses = Wybierze stronę, gdy dołączy.
# $side: swarm or faction.
web-lobby-side-of = { $side }: miejsce { $number }
web-lobby-the-game = Gra
# $name: of the pack.
web-lobby-pack = Zestaw elementów
web-lobby-packs = Moje zestawy
web-lobby-pack-own = { $name }: { $title } (mój)
web-lobby-pack-usual = { $name } (dołączony do gry)
web-lobby-rulings = Interpretacje zasad
web-lobby-rulings-usual = wszystkie domyślne
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
web-lobby-term-open-how = Widać go w lobby i każdy może dołączyć. Bez tej opcji tylko osoby z twoim linkiem.
web-lobby-term-watched = Wstęp dla widzów
web-lobby-term-watched-how = Widzą to, co jawne, ale niczyjej ręki nie zobaczą. Otwarte stoły zawsze można oglądać.
web-lobby-term-hints = Podpowiedzi dozwolone
web-lobby-term-hints-how = W swojej turze możesz poprosić o dobre ruchy z uzasadnieniem. Pozostali się o tym nie dowiedzą.
web-lobby-term-rated = Partia rankingowa
web-lobby-term-rated-how = Tylko ludzie, po jednym miejscu na osobę, bez podpowiedzi i bez próśb o cofnięcie ruchu.
web-lobby-term-patience = Czas na ruch
web-lobby-term-patience-how = Po tym czasie bez ruchu nieobecną osobę może zastąpić bot. Jeśli chcecie grać bez pośpiechu, wybierz dni.
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

## Before the start

web-lobby-table = { $game }: stół
web-lobby-invitation = Zaproś tym linkiem
web-lobby-invitation-how = Wyślij go osobom, z którymi chcesz zagrać. Kto go otworzy, może zająć miejsce, nawet bez konta.
web-lobby-copy = Kopiuj link
web-lobby-copied = Skopiowano. Teraz wyślij go znajomym.
web-lobby-copy-yourself = Link jest zaznaczony. Skopiuj go ręcznie.
web-lobby-share-it = Udostępnij
# In a message to friends, before the link.
web-lobby-share = Zagrasz ze mną w { $game }?
web-lobby-seats = Miejsca
web-lobby-seat-free = Miejsce { $number } jest wolne
web-lobby-sit = Siadam tutaj
web-lobby-sit-too = Gram też na tym miejscu
web-lobby-seat-bot = Bot
web-lobby-free = Usuń z miejsca: { $name }
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
web-lobby-seat-lost = Gospodarz usunął cię z miejsca. Zajmij inne albo poproś o nowe zaproszenie.
web-lobby-take-a-seat = Jest wolne miejsce. Usiądź, żeby zagrać.
web-lobby-only-looking = Oglądasz tę grę. Żeby zagrać, poproś gospodarza o miejsce.
web-lobby-plays-by = Opcje stołu
web-lobby-rest-usual = Reszta domyślnie.
web-lobby-is-open = otwarty dla wszystkich
web-lobby-is-closed = na zaproszenie
web-lobby-is-watched = wstęp dla widzów
web-lobby-is-private = bez widzów
web-lobby-is-hinted = podpowiedzi dozwolone
web-lobby-is-unhinted = bez podpowiedzi
web-lobby-is-rated = partia rankingowa
web-lobby-is-patient = czas na ruch: { $time }

## Invitations

web-lobby-invited = { $host } zaprasza cię do gry { $game }
web-lobby-dead = Ten link nie prowadzi do żadnego stołu
web-lobby-join-this = Dołącz do stołu
web-lobby-join-full = Wszystkie miejsca są zajęte
web-lobby-join-full-what = Poproś gospodarza o zwolnienie miejsca albo utwórz własny stół. Gdy zwolni się miejsce, link znów zadziała.
web-lobby-join-begun = Gra już się zaczęła
web-lobby-join-begun-what = Nie można już do niej dołączyć. Utwórz własny stół albo poproś o miejsce w następnej grze.
web-lobby-join-over = Gra jest skończona
web-lobby-join-over-what = To zaproszenie już nie działa. Utwórz własny stół i zaproś pozostałych.

## Yourself

web-lobby-me = Ty
web-lobby-devices = Inne urządzenia
web-lobby-password = Hasło
web-lobby-password-how = Z hasłem twoje imię staje się kontem: możesz się zalogować wszędzie i grać dalej. Bez hasła twoje gry są tylko w tej przeglądarce.
web-lobby-password-change = Masz konto. Nowe hasło wyloguje cię na wszystkich innych urządzeniach.
web-lobby-password-old = Obecne hasło
web-lobby-password-new = Nowe hasło
web-lobby-password-hint = Co najmniej { $shortest } znaków. Kilka słów łatwo zapamiętać, a trudno zgadnąć.
web-lobby-password-set = Ustaw hasło
web-lobby-password-kept = Hasło zapisane. Na innych urządzeniach trzeba zalogować się ponownie.
web-lobby-log-in = Zaloguj się
web-lobby-log-in-how = Podaj imię i hasło swojego konta.
web-lobby-log-in-leaves = Podaj imię i hasło swojego konta. Stracisz dostęp do gier rozegranych jako { $name }, bo to imię nie ma hasła.
web-lobby-logged-in = Zalogowano.
web-lobby-log-out = Wyloguj się
web-lobby-log-out-how = Twoje gry zostają. Żeby do nich wrócić, zaloguj się imieniem i hasłem.
web-lobby-log-out-guest = Bez hasła nie wrócisz do swoich gier. Najpierw je ustaw.
web-lobby-logged-out = Wylogowano.
web-lobby-password-lost = Nie pamiętasz hasła? Administrator serwera może dać ci link do ustawienia nowego.
web-lobby-sessions = Twoje sesje
# A session: what the browser or the program calls itself.
web-lobby-session-unknown = Nieznane urządzenie
web-lobby-session-here = ta przeglądarka
web-lobby-session-end = Wyloguj
web-lobby-session-end-which = Wyloguj: { $name }
web-lobby-sessions-end = Wyloguj wszędzie indziej
web-lobby-recover = Ustaw nowe hasło
web-lobby-recover-how = Wybierz nowe hasło do swojego konta. Na wszystkich innych urządzeniach trzeba będzie zalogować się ponownie.
web-lobby-look-and-feel = Wygląd
web-lobby-theme = Kolory
web-lobby-theme-system = Systemowe
web-lobby-theme-light = Jasne
web-lobby-theme-dark = Ciemne
web-lobby-motion = Animacje
web-lobby-motion-how = Jeśli w urządzeniu ograniczono animacje, pozostają wyłączone.
web-lobby-on = Tak
web-lobby-off = Nie

## About

web-lobby-about-what = Gry planszowe dokładnie takie jak w instrukcjach. Program sprawdza, czy każdy ruch jest zgodny z zasadami, a gdy nie jest, dowiesz się, który punkt zasad o tym mówi.
web-lobby-about-independent = Niezależność
web-lobby-about-independent-text = rulewright nie jest związany z autorami ani wydawcami tych gier i żaden z nich nie ma w nim udziału. Do nich należą nazwy gier i liczby w zasadach. Nie ma tu jednak żadnych ich tekstów ani ilustracji: każde zdanie, każdy rysunek i każda linia kodu są nasze.
web-lobby-about-known = Co jest znane, a co jest nasze
web-lobby-about-known-text = Zasady są zgodne z opublikowanymi instrukcjami we wszystkich wydaniach, które mamy. Instrukcje nie mówią jednak wszystkiego o drukowanych elementach: tam, gdzie nic nie wiadomo, plansze, karty i żetony są naszego pomysłu. W spisie elementów podano, skąd każdy z nich pochodzi i na ile to pewne.
web-lobby-reference = Karty i elementy: { $game }
web-lobby-about-fair = Uczciwe losowania
web-lobby-about-fair-text = Przed każdą grą serwer ustala ziarno wszystkich losowań i od razu podaje jego odcisk. Po grze pokazuje samo ziarno, a każdy może sprawdzić w dzienniku gry, że żadna karta nie została wybrana ręcznie. To, czego nie możesz zobaczyć, nigdy nie opuszcza serwera.
web-lobby-about-licence = Licencja
web-lobby-about-licence-text = rulewright to wolne oprogramowanie na licencji Apache License 2.0. Możesz uruchomić własny serwer, zmieniać program i przekazywać go dalej.
web-lobby-about-privacy = Co przechowuje serwer
web-lobby-about-privacy-text = Imię, które wybierasz, urządzenia, na których trwa twoja sesja, twoje gry, ruch po ruchu, twoje zestawy i to, co piszesz na czacie. Jeśli ustawisz hasło, także jego skrót i twoje postępy. Jedno ciasteczko mówi, kim jesteś, drugie chroni przed fałszywymi żądaniami, a jeśli masz hasło, trzecie pozwala rozpoznać tę przeglądarkę, dzięki czemu nie musisz czekać, gdy ktoś inny zgaduje twoje hasło. Opcje i ustawienia zostają w tej przeglądarce. Żadnych adresów e-mail ani IP, śledzenia ani reklam i żadnych zapytań do innych serwerów.

## One's own data

web-lobby-more = Pokaż więcej
web-lobby-own-data = Twoje dane
web-lobby-copy-how = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku: imię, urządzenia, na których trwa twoja sesja, twoje postępy, zestawy, stoły, ruchy i wiadomości.
web-lobby-copy-get = Pobierz kopię
# $left: what stands in the place of the name afterwards.
web-lobby-delete-how = Tego nie można cofnąć. Trwające gry zostaną poddane. Znikną twoje zestawy, stoły, przy których nikt inny nie siedział, i te twoje stoły, przy których gra się nie zaczęła. Przy pozostałych zamiast imienia będzie „{ $left }”, a inni zachowają grę.
web-lobby-delete = Usuń moje konto
web-lobby-delete-guest = Usuń moje imię i moje gry
web-lobby-delete-sure = Tak, usuń na zawsze
web-lobby-delete-not = Anuluj
web-lobby-deleted = Twoje dane zostały usunięte.
# $names: of those who sit at the table.
web-lobby-remove-at = Usuń grę: { $names }
web-lobby-remove = Usuń tę grę
web-lobby-remove-hide = Ukryj
web-lobby-remove-hide-how = Zniknie z twojej listy. Pozostali nadal będą ją mieli u siebie.
web-lobby-remove-delete = Usuń
web-lobby-remove-delete-how = Zniknie na zawsze razem z powtórką.
web-lobby-hidden = Ukryte gry
web-lobby-hidden-none = Nie masz ukrytych gier.
web-lobby-hidden-show = Pokaż ukryte gry
web-lobby-unhide = Pokaż znowu
web-lobby-unhide-at = Pokaż znowu grę: { $names }

## A first game

web-first-game = Pierwsza gra
# $bot: the easiest one.
web-first-game-how = z trenerem, kontra { $bot }
