### The pages in the browser: what every page and every table says (Polish).

## Everywhere

web-nav = Strony
web-nav-play = Graj
web-nav-mine = Moje gry
web-nav-rules = Zasady
web-nav-learn = Nauka
web-nav-puzzles = Zadania
web-nav-progress = Twoje postępy
web-nav-reference = Karty i elementy
web-nav-me = Twoje imię
web-language = Język
web-light = Jasne kolory
web-dark = Ciemne kolory
web-close = Zamknij
web-loading = Wczytywanie…
# How long ago something was: less than a minute.
web-just-now = przed chwilą
web-rule = Punkt { $number }
# $number: four digits.
web-guest-name = Gość { $number }
# In the place of a name: somebody whose account was deleted.
web-player-left = Usunięty gracz
web-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj jeszcze raz.
web-me-unknown = Nie udało się ustalić, kim jesteś, więc nic nie zmieniono.
web-trouble = Coś poszło nie tak
web-to-lobby = Wróć do lobby
web-try-again = Spróbuj jeszcze raz
web-missing = Nie ma takiej strony
web-missing-what = Link może być stary albo błędny. Zacznij jeszcze raz od lobby.
web-no-rules = { $game }: ten stół musi poczekać
web-no-rules-what = Gra toczy się według wersji { $rules } zasad, z zestawem „{ $pack }” w ówczesnej wersji. Na tym serwerze nie ma tych zasad lub tego zestawu.
web-no-rules-waits = Nic nie przepadło. Grę będzie można dokończyć, gdy na serwerze zacznie działać wersja rulewright, która ma jedno i drugie. Daj znać administratorowi serwera.
web-no-rules-leave = Jeśli odejdziesz, bot zajmie twoje miejsce, a ty możesz wrócić.
web-no-rules-over = Nic nie przepadło. Oto wynik, a wszystkie ruchy są w dzienniku gry. Powtórka znów się otworzy, gdy na serwerze zacznie działać wersja rulewright, która ma jedno i drugie.

## At the table

web-players = Gracze
web-prompt-waiting = Teraz gra { $player }…
web-prompt-over = Gra skończona.
# $since: how long ago, such as “5 minutes ago”.
web-seat-to-move = kolej na ruch (ostatni: { $since })
web-seat-bot = bot: { $bot }
web-seat-away = offline
web-seat-here = przy stole
web-seat-gone = partia poddana
web-seat-you = { $name } (ty)
web-seat-give-to-bot = Zastąp tę osobę botem
web-seat-take-back = Wróć na swoje miejsce
web-points =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
web-undo = Cofnij
# Where long words may be broken, for browsers that do not know: those of the cards and of narrow buttons.
web-hyphens =
    Auto-destrukcja Dekon-centracja Oskrzy-dlenie Pogorze-lisko Przegru-powanie Rekonfi-guracja Tele-portacja Zakrzy-wienie
    rozpo-znawcze transpor-towiec zaopa-trzenia Punkto-wanie Rekru-tacja Budo-wanie Robotni-ca Roślin-ność
web-zoom-in = Powiększ
web-zoom-out = Pomniejsz
web-zoom-fit = Cała plansza
web-dock = Pod planszą
web-dock-hand = Ręka
web-dock-look = Podgląd
web-in-words =
    { $n ->
        [one] Jedyna możliwość jako tekst
        [few] Wszystkie { $n } możliwości jako tekst
       *[many] Wszystkie możliwości ({ $n }) jako tekst
    }
web-menu = Menu stołu
web-menu-origin = Pierwotna gra
web-menu-motion = Animacje
web-menu-forced = Wykonuj za mnie jedyny możliwy ruch
web-menu-coach = Trener: wyjaśnia zasady, gdy pierwszy raz są potrzebne
web-menu-warns = Ostrzegaj przed kosztownym ruchem
# $what: what is done.
web-forced = Jedyny możliwy ruch, wykonany za ciebie: { $what }
web-menu-leave = Opuść grę
web-menu-leave-what = Dalej zagra za ciebie bot. Możesz wrócić, dopóki gra trwa.
web-menu-leave-sure = Tak, opuść
web-menu-give-up-what = To partia rankingowa. Jeśli teraz ją opuścisz, przegrasz i nie będzie można wrócić.
web-menu-give-up-sure = Tak, poddaję się
web-consent = { $player } prosi o cofnięcie swojego ostatniego ruchu. Zgadzasz się?
web-consent-yes = Tak, cofnij
web-consent-no = Nie
web-consent-asked = { $player } prosi o cofnięcie swojego ostatniego ruchu.
web-connection-connecting = łączenie…
web-connection-live = połączono
web-connection-silent = brak odpowiedzi; twój wybór jest zachowany
web-connection-offline = brak połączenia, kolejna próba
web-connection-refused = bez połączenia

## Bots and hints

web-bot-which = Który bot?
# $level: of $most, the weakest first.
web-bot-strength = siła { $level } z { $most }
web-hint = Podpowiedź
web-hint-thinking = Szukam…
web-hint-title = Proponowane ruchy
web-hint-close = Ukryj podpowiedź
web-hint-value = { $percent }% szans na wygraną
web-hint-what = Szacowana szansa na wygraną po tym ruchu, obliczona tylko z tego, co widzisz.
web-warning = Na pewno?
# $best, $value: percent.
web-warning-cost = Twoja szansa na wygraną spadłaby z około { $best }% do { $value }%.
web-warning-what = Szacunek na podstawie tego, co widzisz. Decyzja należy do ciebie.
web-warning-again = Pomyślę jeszcze
web-warning-anyway = Zagraj mimo to
# $n: how many moves. $move: the best one, in sentences.
web-hint-said =
    { $n ->
        [one] Podpowiedź: { $move } { $percent }% szans na wygraną.
        [few] { $n } podpowiedzi. Najlepsza: { $move } { $percent }% szans na wygraną.
       *[many] { $n } podpowiedzi. Najlepsza: { $move } { $percent }% szans na wygraną.
    }

## Keys

web-keys = Skróty klawiszowe
web-keys-hint = podpowiedź; jeszcze raz, aby do niej przejść
web-keys-undo = cofnij
web-keys-numbers = wybór żetonu, karty lub możliwości według numeru
web-keys-escape = zamknij, anuluj wybór
# Two keys at once.
web-keys-end-press = Ctrl + Enter
web-keys-end = pas, koniec, potwierdzenie

## The log

web-log = Przebieg
web-log-more = Pokaż wcześniejsze
# $you: whether the reader did it, yes or no; or, where a bot now plays, whether it is for the reader.
web-log-sit =
    { $you ->
        [yes] Siadasz do stołu.
       *[no] { $name } siada do stołu.
    }
web-log-stand =
    { $you ->
        [yes] Twoje miejsce się zwalnia.
       *[no] { $name } zwalnia miejsce.
    }
web-log-bot = { $bot } siada do stołu.
# $player: whose seat it is.
web-log-away =
    { $you ->
        [yes] { $bot } gra teraz za ciebie.
       *[no] { $bot } gra teraz za gracza { $player }.
    }
web-log-back =
    { $you ->
        [yes] Wracasz do gry.
       *[no] { $name } wraca do gry.
    }
web-log-undo =
    { $lines ->
        [one] Ostatni ruch zostaje cofnięty.
        [few] Ostatnie { $lines } ruchy zostają cofnięte.
       *[many] Ostatnich { $lines } ruchów zostaje cofniętych.
    }
web-log-ask =
    { $you ->
        [yes] Prosisz o cofnięcie ostatniego ruchu.
       *[no] { $name } prosi o cofnięcie ostatniego ruchu.
    }
web-log-agree =
    { $you ->
        [yes] Zgadzasz się.
       *[no] { $name } się zgadza.
    }
web-log-decline =
    { $you ->
        [yes] Nie zgadzasz się.
       *[no] { $name } się nie zgadza.
    }
web-log-rematch =
    { $you ->
        [yes] Chcesz zagrać jeszcze raz.
       *[no] { $name } chce zagrać jeszcze raz.
    }
web-log-resign =
    { $you ->
        [yes] Poddajesz się.
       *[no] { $name } się poddaje.
    }
web-log-share =
    { $you ->
        [yes] Udostępniasz powtórkę.
       *[no] { $name } udostępnia powtórkę.
    }
web-log-unshare =
    { $you ->
        [yes] Nie udostępniasz już powtórki.
       *[no] { $name } nie udostępnia już powtórki.
    }
web-log-haste-less = Serwer jest przeciążony: boty mają na razie mniej czasu na myślenie i grają słabiej.
web-log-haste-any = Bot nie miał czasu pomyśleć i wykonał losowy dozwolony ruch.
web-log-haste-failed = Bot nie podał prawidłowej odpowiedzi, więc wykonano losowy dozwolony ruch.
web-log-haste-missing = Na tym serwerze nie ma tego bota: gra za niego prostszy.
