### The pages in the browser: one screen for several, looking on, looking back, and after the game (Polish).
### Names of players are shown as they are, never inflected.

## Several players at one screen

web-looking-curtain = Jeden ekran
web-looking-curtain-pass = Przekaż urządzenie: { $player }
web-looking-curtain-why = Zasłona skrywa ręce wszystkich graczy. Odsłoń ją dopiero wtedy, gdy nikt inny nie patrzy na ekran.
web-looking-curtain-open = To ja, { $player }: pokaż moją rękę
web-looking-curtain-since = Od twojej ostatniej tury
web-looking-curtain-so-far = Do tej pory

## Looking on

web-looking-on = Przyglądasz się grze. Widzisz to, co mogą widzieć wszyscy.
web-looking-on-replay = Od początku

## The connection

web-looking-catching-up = nadrabianie zaległości …
# $seconds: until the next attempt.
web-looking-retry = brak połączenia, kolejna próba za { $seconds } s

## Taking back with the others' consent

web-looking-undo-ask = Poproś o cofnięcie
web-looking-undo-ask-what = Jeśli wszyscy inni się zgodzą, twoja ostatnia akcja i wszystko po niej zostanie cofnięte.
web-looking-undo-alone = Cofnij mimo to
web-looking-undo-alone-what = Tu nie trzeba nikogo pytać: twoja ostatnia akcja i wszystko po niej zostanie cofnięte.
# $players: a list of names.
web-looking-undo-waiting = Prosisz o cofnięcie swojej ostatniej akcji. Brakuje jeszcze odpowiedzi: { $players }.
web-looking-undo-withdraw = Jednak nie

## Replay

web-looking-replay = Powtórka
web-looking-to-table = Do stołu
web-looking-not-begun = Ta gra jeszcze się nie zaczęła, więc nie ma czego oglądać.
web-looking-start = Gra się zaczyna.
web-looking-moment = Chwila gry
# $number: of the moment, out of $count. $text: what happens in it.
web-looking-moment-now = { $number } z { $count }. { $text }
web-looking-first = Na początek
web-looking-previous-big = Poprzednie ważne wydarzenie
web-looking-previous = Krok wstecz
web-looking-play = Odtwarzaj
web-looking-pause = Pauza
web-looking-next = Krok naprzód
web-looking-next-big = Następne ważne wydarzenie
web-looking-last = Na koniec
# $n: how many times as fast.
web-looking-speed-times = { $n }×
web-looking-speed-now = Tempo: { $n }×
web-looking-eyes = Czyimi oczami
web-looking-eyes-open = Wszystkie ręce odkryte
web-looking-eyes-watching = To, co widzą wszyscy
# $player: whose eyes.
web-looking-eyes-seat = Oczami gracza { $player }
web-looking-hands = Ręce
web-looking-link = Skopiuj link do tej chwili
web-looking-link-copied = Link jest skopiowany.
web-looking-link-failed = Nie udało się skopiować linku. Jest w pasku adresu.

## After the game

web-looking-wins = Wygrywa { $player }
# $players: a list of names.
web-looking-shared = Zwycięstwo dzielą: { $players }
# $points of the winner, $other of the next, $n the difference.
web-looking-margin =
    { $n ->
        [one] { $points } do { $other }: jednym punktem
        [few] { $points } do { $other }: { $n } punktami
       *[many] { $points } do { $other }: { $n } punktami
    }
web-looking-margin-tie =
    { $points ->
        [one] Po jednym punkcie: remis rozstrzygają zasady
        [few] Po { $points } punkty: remis rozstrzygają zasady
       *[many] Po { $points } punktów: remis rozstrzygają zasady
    }
web-looking-margin-shared =
    { $points ->
        [one] Po jednym punkcie
        [few] Po { $points } punkty
       *[many] Po { $points } punktów
    }
web-looking-sources = Punkty za
web-looking-total = Razem
web-looking-rematch = Zagraj jeszcze raz
web-looking-rematch-ready = Stół do następnej gry jest gotowy.
web-looking-rematch-go = Do nowego stołu
web-looking-watch = Obejrzyj powtórkę
web-looking-journal = Pobierz dziennik gry
web-looking-check = Sprawdź tasowanie
web-looking-result = Wynik
web-looking-look = Obejrzyj planszę

## Were the shuffles fair?

web-looking-check-kept = Obietnica została dotrzymana.
web-looking-check-broken = Obietnica nie została dotrzymana: to ziarno nie pasuje do odcisku pokazanego przed grą. Nie ufaj temu serwerowi.
web-looking-check-failed = Nie udało się odczytać dziennika, więc nic nie zostało sprawdzone. Spróbuj jeszcze raz albo pobierz go i użyj polecenia poniżej.
web-looking-check-why = Cały los w grze bierze się z jednej tajnej liczby, ziarna. Ustalono ją przed pierwszą kartą. Jej odcisk pokazano od razu, a samo ziarno dopiero teraz. Żadna inna liczba nie ma takiego odcisku. Nikt więc nie zmienił tasowania w trakcie gry: ani serwer, ani żaden z graczy.
web-looking-check-seen = Odcisk, który ta przeglądarka widziała przed końcem gry
web-looking-check-told = Odcisk, który serwer podaje teraz (ta przeglądarka nie widziała samej gry)
web-looking-check-seed = Ziarno
web-looking-check-made = Odcisk ziarna, obliczony tutaj
web-looking-check-more = Czego przeglądarka nie sprawdza: czy każda karta i każdy żeton wynikają z tego ziarna i czy każdy ruch był dozwolony. W tym celu pobierz dziennik i każ rozegrać całą grę od nowa:
