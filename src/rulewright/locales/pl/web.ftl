### The pages in the browser: what every page and every table says (Polish).

## Everywhere

web-nav = Strony
web-nav-play = Graj
web-nav-mine = Moje gry
web-nav-rules = Zasady
web-nav-reference = Karty i elementy
web-nav-me = Twoje imię
web-language = Język
web-light = Jasne kolory
web-dark = Ciemne kolory
web-close = Zamknij
web-loading = Chwileczkę …
web-rule = Zasada { $number }
web-title-termites = Termity
web-title-cryhavoc = Cry Havoc
web-title-your-turn = Twoja kolej! { $game }
# $number: four digits.
web-guest-name = Gość { $number }
web-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj jeszcze raz.
web-trouble = Nie udało się
web-to-lobby = Do gier
web-try-again = Spróbuj jeszcze raz
web-missing = Nie ma takiej strony
web-missing-what = Link może być stary albo zawierać błąd. Zacznij jeszcze raz od listy gier.

## At the table

web-players = Gracze
web-prompt-waiting = { $player } myśli …
web-prompt-over = Gra skończona.
# $since: how long ago, such as “5 minutes ago”.
web-seat-to-move = ma ruch, { $since }
web-seat-bot = bot: { $bot }
web-seat-away = poza stołem
web-seat-here = przy stole
web-seat-you = { $name } (ty)
web-seat-give-to-bot = Niech gra za tę osobę bot
web-seat-take-back = Zagraj dalej samodzielnie
web-points =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
web-undo = Cofnij
web-zoom-in = Bliżej
web-zoom-out = Dalej
web-zoom-fit = Cała plansza
web-beside = Obok planszy
web-dock = Pod planszą
web-dock-hand = Ręka
web-dock-look = Podgląd
web-in-words =
    { $n ->
        [one] Jedyna możliwość słowami
        [few] Wszystkie { $n } możliwości słowami
       *[many] Wszystkie możliwości ({ $n }) słowami
    }
web-menu = Ten stół
web-menu-motion = Elementy się poruszają (inaczej przeskakują)
web-menu-terms = Ustalenia tego stołu
web-menu-leave = Opuść grę
web-menu-leave-what = Dalej zagra za ciebie bot. Możesz wrócić, dopóki gra trwa.
web-menu-leave-sure = Tak, opuść
web-consent = { $player } prosi o cofnięcie swojej ostatniej akcji. Zgadzasz się?
web-consent-yes = Tak, cofnijmy
web-consent-no = Nie
web-consent-asked = { $player } prosi o cofnięcie swojej ostatniej akcji.
web-connection-connecting = łączenie …
web-connection-live = na żywo
web-connection-offline = brak połączenia, kolejna próba
web-connection-refused = bez połączenia

## Bots and hints

web-bot-which = Który bot?
# $level: of $most, the weakest first.
web-bot-strength = siła { $level } z { $most }
web-hint = Podpowiedź
web-hint-thinking = Namysł …
web-hint-title = Możesz zagrać
web-hint-close = Schowaj podpowiedź
web-hint-value = { $percent }% szans na wygraną
web-hint-what = Jaką część zwycięstwa obiecuje ruch, na ile sięgają obliczenia. Uwzględniają tylko to, co wolno ci wiedzieć.
# $n: how many moves. $move: the best one, in sentences.
web-hint-said =
    { $n ->
        [one] Podpowiedź: { $move } { $percent }% szans na wygraną.
        [few] { $n } podpowiedzi. Najlepsza: { $move } { $percent }% szans na wygraną.
       *[many] { $n } podpowiedzi. Najlepsza: { $move } { $percent }% szans na wygraną.
    }

## Keys

web-keys = Klawisze
web-keys-hint = podpowiedź; drugi raz, aby do niej przejść
web-keys-undo = cofnij
web-keys-numbers = wybór żetonu, karty lub drogi według numeru
web-keys-escape = schowaj, odłóż
# Two keys at once.
web-keys-end-press = Ctrl + Enter
web-keys-end = pas, koniec, potwierdzenie

## The log

web-log = Przebieg gry
web-log-more = Wcześniej
web-log-sit = { $name } siada do stołu.
web-log-stand = { $name } zwalnia miejsce.
web-log-bot = Miejsce zajmuje bot.
web-log-away = Dalej gra bot.
web-log-back = { $name } wraca do gry.
web-log-undo =
    { $lines ->
        [one] Ostatnia akcja zostaje cofnięta.
        [few] Ostatnie { $lines } akcje zostają cofnięte.
       *[many] Ostatnich { $lines } akcji zostaje cofniętych.
    }
web-log-ask = { $name } prosi o cofnięcie ostatniej akcji.
web-log-agree = { $name } się zgadza.
web-log-decline = { $name } się nie zgadza.
web-log-rematch = { $name } chce zagrać jeszcze raz.
