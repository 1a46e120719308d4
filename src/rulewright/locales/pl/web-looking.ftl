### The pages in the browser: one screen for several, looking on, looking back, and after the game (Polish).
### Names of players are shown as they are, never inflected.

## Several players at one screen

web-looking-curtain = Jeden ekran
web-looking-curtain-pass = Urządzenie bierze { $player }
web-looking-curtain-why = Zasłona skrywa ręce wszystkich graczy. Odsłoń ją, gdy nikt inny nie patrzy na ekran.
web-looking-curtain-open = To ja, { $player }: pokaż moją rękę
web-looking-curtain-since = Od twojej ostatniej tury
web-looking-curtain-so-far = Do tej pory

## Looking on

web-looking-on = Oglądasz tę grę. Widzisz to, co mogą widzieć wszyscy.
web-looking-on-replay = Obejrzyj od początku

## The connection

web-looking-catching-up = synchronizacja…
# $seconds: until the next attempt.
web-looking-retry = brak połączenia, kolejna próba za { $seconds } s

## Taking back with the others' consent

web-looking-undo-ask = Poproś o cofnięcie
web-looking-undo-ask-what = Jeśli wszyscy pozostali się zgodzą, twój ostatni ruch i wszystko po nim zostaną cofnięte.
web-looking-undo-alone-what = Tu nie trzeba nikogo pytać: twój ostatni ruch i wszystko po nim zostaną cofnięte.
# $players: a list of names.
web-looking-undo-waiting = Prosisz o cofnięcie swojego ostatniego ruchu. Czekamy na odpowiedź: { $players }.
web-looking-undo-withdraw = Jednak nie

## Replay

web-looking-replay = Powtórka
web-looking-to-table = Wróć do stołu
web-looking-not-begun = Ta gra jeszcze się nie zaczęła, więc nie ma czego oglądać.
web-looking-start = Gra się zaczyna.
web-looking-moment = Moment gry
# $number: of the moment, out of $count. $text: what happens in it.
web-looking-moment-now = { $number } z { $count }. { $text }
web-looking-first = Przejdź na początek
web-looking-previous-big = Poprzedni ważny moment
web-looking-previous = Krok wstecz
web-looking-play = Odtwarzaj
web-looking-pause = Pauza
web-looking-next = Krok naprzód
web-looking-next-big = Następny ważny moment
web-looking-last = Przejdź na koniec
# $n: how many times as fast.
web-looking-speed-times = { $n }×
web-looking-speed-now = Tempo: { $n }×
web-looking-eyes = Widok
web-looking-eyes-open = Wszystkie ręce odkryte
web-looking-eyes-watching = Widok widza
# $player: whose eyes.
web-looking-eyes-seat = Widok gracza { $player }
web-looking-hands = Ręce
web-looking-link = Skopiuj link do tego momentu
web-looking-link-copied = Link skopiowany.
web-looking-link-failed = Nie udało się skopiować linku. Skopiuj go z paska adresu.

## After the game

web-looking-wins = Wygrywa { $player }
# $players: a list of names.
web-looking-shared = Wspólne zwycięstwo: { $players }
# $points of the winner, $other of the next, $n the difference.
web-looking-margin =
    { $n ->
        [one] { $points } do { $other }, przewaga jednego punktu
        [few] { $points } do { $other }, przewaga { $n } punktów
       *[many] { $points } do { $other }, przewaga { $n } punktów
    }
web-looking-margin-tie =
    { $points ->
        [one] Po jednym punkcie: zdecydowały zasady rozstrzygania remisów
        [few] Po { $points } punkty: zdecydowały zasady rozstrzygania remisów
       *[many] Po { $points } punktów: zdecydowały zasady rozstrzygania remisów
    }
web-looking-margin-shared =
    { $points ->
        [one] Po jednym punkcie
        [few] Po { $points } punkty
       *[many] Po { $points } punktów
    }
web-looking-margin-gave-up = Wszyscy inni się poddali.
web-looking-sources = Skąd punkty
web-looking-total = Razem
web-looking-rematch = Zagraj jeszcze raz
web-looking-rematch-ready = Stół do następnej gry jest gotowy.
web-looking-rematch-go = Przejdź do nowego stołu
web-looking-watch = Obejrzyj powtórkę
web-looking-review = Analiza
web-looking-branch = Graj dalej od tego miejsca
web-looking-share = Udostępnij powtórkę
web-looking-unshare = Przestań udostępniać
web-looking-share-done = Teraz każdy, kto ma ten link, może zobaczyć powtórkę. Pozostali przy stole widzą, kto ją udostępnił.
web-looking-unshare-done = Powtórkę znów widzą tylko gracze.
web-looking-journal = Pobierz dziennik gry
web-looking-check = Sprawdź losowania
web-looking-result = Wynik
web-looking-look = Obejrzyj planszę

## Were the shuffles fair?

web-looking-check-kept = Obietnica została dotrzymana.
web-looking-check-broken = Obietnica nie została dotrzymana: to ziarno nie pasuje do odcisku pokazanego przed grą. Nie ufaj temu serwerowi.
web-looking-check-failed = Nie udało się odczytać dziennika, więc nic nie zostało sprawdzone. Spróbuj jeszcze raz albo pobierz go i użyj polecenia poniżej.
web-looking-check-why = Wszystkie losowania w grze wynikają z jednej tajnej liczby, ziarna. Ustalono ją przed rozdaniem pierwszej karty. Jej odcisk pokazano od razu, a samo ziarno dopiero teraz. Żadna inna liczba nie ma takiego odcisku. Jeśli więc ziarno pasuje do odcisku, nikt nie zmienił losowań w trakcie gry: ani serwer, ani żaden z graczy.
web-looking-check-seen = Odcisk, który ta przeglądarka widziała przed końcem gry
web-looking-check-told = Odcisk, który serwer podaje teraz (ta przeglądarka nie widziała samej gry)
web-looking-check-seed = Ziarno
web-looking-check-made = Odcisk ziarna, obliczony tutaj
web-looking-check-more = Przeglądarka nie sprawdza, czy każda karta i każdy żeton wynikają z tego ziarna ani czy każdy ruch był dozwolony. Żeby to sprawdzić, pobierz dziennik gry i odtwórz z niego całą grę:
