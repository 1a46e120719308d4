### Polecenie uruchamiające serwer i polecenia dla tego, kto go prowadzi (Polski).
### Words that are typed (serve, admin, --database) and addresses stay as they are in every language.

## Help of rulewright serve

serve-help = Uruchom serwer: stoły dla ludzi w przeglądarkach, dla programów i dla botów.
serve-help-host = Adres sieciowy, pod którym serwer czeka. Bez tej opcji 127.0.0.1, dostępny tylko z tego komputera; 0.0.0.0 jest dla wszystkich.
serve-help-port = Port, na którym serwer czeka. Bez tej opcji 8000.
serve-help-open = Otwórz w przeglądarce, gdy serwer będzie gotowy.
serve-help-public-url = Adres, który wpisują ludzie, jeśli przed tym serwerem stoi inny, na przykład https://gry.example.
serve-help-database = Gdzie zapisywane są stoły: sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA. Bez tej opcji RULEWRIGHT_DATABASE albo plik w folderze z danymi.
serve-help-bus = Serwer Redis, przez który kilka procesów roboczych o sobie wie: redis://HOST:PORT.
serve-help-workers = Ile procesów obsługuje graczy. Bez tej opcji 1; do kilku potrzeba --bus.
serve-help-bots = Ile procesów, w których myślą boty, ma każdy proces roboczy. Bez tej opcji 1; przy 0 boty nie myślą, tylko robią cokolwiek, co wolno.
serve-help-bot-seconds = Ile sekund może myśleć bot. Bez tej opcji 2.
serve-help-interpreted-bots = Nie kompiluj zasad dla botów: są gotowe od razu i zajmują mniej pamięci, ale myślą wolniej.
serve-help-rest-after = Po ilu sekundach stół, przy którym nic się nie dzieje, znika z pamięci. Bez tej opcji 60.
serve-help-no-limits = Każdy może pytać, jak często chce. Tylko do testów obciążenia.

## While it starts

# $address: for a browser.
serve-open = Otwórz { $address }
# $place: a file, or the address of a database.
serve-data = Stoły są zapisywane w { $place }
serve-stop = Ctrl-C zatrzymuje serwer.
# $what: the first package that is missing. $extra: as pip calls the set of packages.
serve-not-installed = Brakuje pakietu { $what }. Zainstaluj, czego potrzeba serwerowi: pip install 'rulewright[{ $extra }]'
# $why: the operating system's words.
serve-address-taken = Serwer nie może czekać pod adresem { $address }: { $why }. Wybierz inny przez --host i --port.
serve-secret-short =
    RULEWRIGHT_SECRET jest za krótki. Podaj co najmniej { $least ->
        [one] { $least } znak
        [few] { $least } znaki
       *[many] { $least } znaków
    } albo usuń tę zmienną.

## Help of rulewright admin

admin-help = Dla tego, kto prowadzi serwer: stoły z bazy danych, do bazy danych i ich sprawdzanie.
admin-help-list = Pokaż stoły.
admin-help-status = Tylko stoły w tym stanie: gathering (przed grą), playing (w trakcie) albo over (po grze).
admin-help-json = Jako JSON.
admin-help-export = Zapisz grę ze stołu do pliku, razem ze wszystkim, co w niej ukryte.
admin-help-table = Stół, tak jak nazywa go lista.
admin-help-export-file = Nowy plik.
admin-help-import = Zrób stół z zapisanej gry. Nieukończona toczy się dalej: kto ma konto o tym samym imieniu, ma swoje miejsce, za innych grają boty.
admin-help-import-file = Plik: z rulewright play, z serwera albo z eksportu.
admin-help-host = Nazwa konta, które ma być gospodarzem. Bez tej opcji pierwszy gracz.
admin-help-replay-check = Odtwórz każdą grę od jej ziarna losowego i porównaj wszystko, co jest w bazie danych.
admin-help-tables = Tylko te stoły.

## What rulewright admin says

# $file: where it should be.
admin-no-database = Nie ma bazy danych { $file }. Sprawdź nazwę albo najpierw uruchom serwer: rulewright serve
admin-table-unknown = W tej bazie danych nie ma stołu { $table }. Zobacz: rulewright admin list
admin-status-unknown = Żaden stół nie bywa w stanie „{ $status }”. Możliwe: { $known }.
admin-account-unknown = Nikt o imieniu „{ $name }” nie ma tu konta. Wybierz innego gospodarza albo pomiń --host.
admin-import-no-seed = W pliku { $file } nie ma ziarna losowego gry, więc nie da się z niego zrobić stołu. Użyj pliku samego stołu.
# $count: how many seats the file names.
admin-import-seats =
    Plik wymienia { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }, a graczy jest inna liczba. Użyj pliku, który jest cały.
# $seat: as it stands in the file.
admin-import-seat = „{ $seat }” nie może tu zająć miejsca. Plik musi wymieniać ludzi i boty, które ten serwer zna.
admin-seat-free = (wolne)
# $seats: who sits there. $entries: how much has happened. $created: date and time.
admin-list-line = { $table }  { $game }  { $status ->
        [gathering] przed grą
        [playing] w trakcie
       *[over] po grze
    }  { $seats }  { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
       *[many] { $entries } wpisów
    }  { $created }
admin-list-all =
    { $count ->
        [one] { $count } stół.
        [few] { $count } stoły.
       *[many] { $count } stołów.
    }
admin-export-secret = Ta gra jeszcze trwa, a plik zdradza wszystko, co w niej ukryte. Nie pokazuj go nikomu, kto gra.
# $invitation: the last part of the link.
admin-imported = Gotowe: stół { $table }, zaproszenie { $invitation }
# $kind: who has that seat now.
admin-imported-seat = Miejsce { $seat }: { $name } { $kind ->
        [account] (ma konto, więc i miejsce)
        [bot] (bot)
       *[guest] (nie ma konta; jeśli gra trwa, gra za niego bot)
    }
# $seq: the number of the entry. $what: what is wrong with it.
admin-wrong = ŹLE { $table }, wpis { $seq }: { $what ->
        [number] brakuje wpisu przed nim.
        [line] ruch, jego losowania albo jego skrót nie są z tej gry.
        [events] skutki ruchu są inne, niż zapisano.
        [position] zapisana pozycja jest inna.
        [asked] kolej jest na kogoś innego, niż zapisano.
        [results] wyniki nie są wynikami tej gry.
        [status] stan stołu na liście jest błędny.
       *[rules] stół powstał przy innych zasadach albo innym zestawie niż tutejsze.
    }
admin-checked = Odtworzonych stołów: { $count }, w tym błędnych: { $wrong }.
