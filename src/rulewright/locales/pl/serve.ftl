### Polecenie uruchamiające serwer i polecenia dla tego, kto go prowadzi (Polski).
### Words that are typed (serve, admin, --database) and addresses stay as they are in every language.

## Help of rulewright serve

serve-help = Uruchom serwer: stoły dla ludzi w przeglądarkach, dla programów i dla botów.
serve-help-host = Adres sieciowy, na którym serwer nasłuchuje. Domyślnie: 127.0.0.1, dostępny tylko z tego komputera; 0.0.0.0 jest dostępny dla wszystkich.
serve-help-port = Port, na którym serwer nasłuchuje. Domyślnie: 8000.
serve-help-open = Otwórz przeglądarkę, gdy serwer będzie gotowy.
serve-help-public-url = Adres, który wpisują gracze, na przykład https://gry.example, jeśli przed tym serwerem stoi inny.
serve-help-database = Gdzie zapisywane są stoły: sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA. Domyślnie: RULEWRIGHT_DATABASE albo plik w folderze z danymi.
serve-help-bus = Serwer Redis, przez który procesy robocze wymieniają wiadomości: redis://HOST:PORT.
serve-help-workers = Ile procesów obsługuje graczy. Domyślnie: 1; większa liczba wymaga --bus i PostgreSQL.
serve-help-bots = Ile procesów dla botów ma każdy proces roboczy. Domyślnie: 1; przy 0 boty nie myślą, tylko wykonują losowe dozwolone ruchy.
serve-help-bot-seconds = Ile sekund może myśleć bot. Domyślnie: 2.
serve-help-bot-pace = Ile mniej więcej sekund zajmuje botowi każdy ruch, bez względu na to, ile nad nim myśli: żeby dało się za nim nadążyć i żeby nikt nie odgadł z czasu, co bot ma na ręce. Domyślnie: 0.8; przy 0 od razu.
serve-help-interpreted-bots = Nie kompiluj zasad dla botów: są gotowe od razu i zajmują mniej pamięci, ale myślą wolniej.
serve-help-foreign-bot = Twój własny bot, który może siadać przy stołach, jako NAZWA=BOT, na przykład moj=program:./mojbot; można podać kilka razy. BOT to python:PLIK, program:POLECENIE albo adres internetowy.
serve-help-rest-after = Po ilu sekundach bezczynny stół znika z pamięci. Domyślnie: 60.
serve-help-packs = Folder z zestawami dla wszystkich na tym serwerze: foldery, pliki zip lub TOML.
serve-help-limit = Zmień jeden limit: NAZWA=LICZBA, na przykład sockets-per-person=40. Można podać kilka razy. Gdy nazwa jest błędna, program wypisze wszystkie.
serve-help-keep-tables = Usuń stół, przy którym od tylu dni nic się nie działo. Domyślnie: 0, czyli nigdy.
serve-help-keep-guests = Usuń gościa, który od tylu dni nigdzie nie grał. Domyślnie: 0, czyli nigdy.
serve-help-no-limits = Bez limitów zapytań. Tylko do testów obciążenia.

## While it starts

# $address: for a browser.
serve-open = Otwórz { $address }
# $place: a file, or the address of a database.
serve-data = Stoły są zapisywane w { $place }
serve-stop = Ctrl-C zatrzymuje serwer.
# $what: the first package that is missing. $extra: as pip calls the set of packages.
serve-not-installed = Brakuje pakietu { $what }. Zainstaluj, czego potrzeba serwerowi: pip install 'rulewright[{ $extra }]'
# $why: the operating system's words.
serve-address-taken = Serwer nie może nasłuchiwać pod adresem { $address }: { $why }. Wybierz inny przez --host i --port.
serve-packs-folder = { $folder } to nie folder. Podaj folder z zestawami dla wszystkich.
# $variable: the environment variable.
serve-secret-short =
    Wartość { $variable } jest za krótka. Podaj co najmniej { $least ->
        [one] { $least } znak
        [few] { $least } znaki
       *[many] { $least } znaków
    } albo usuń tę zmienną.
# $limit: as it was typed. $known: the names of all limits.
serve-limit-unknown = „{ $limit }” nie jest poprawnym limitem. Wpisz NAZWA=LICZBA, z liczbą od 1 wzwyż i jedną z tych nazw: { $known }.

## Help of rulewright admin

admin-help = Eksport, import i sprawdzanie stołów serwera.
admin-help-list = Pokaż stoły.
admin-help-status = Tylko stoły w tym stanie: gathering (przed grą), playing (w trakcie) albo over (po grze).
admin-help-json = Wypisz jako JSON.
admin-help-export = Zapisz grę ze stołu do pliku, razem ze wszystkim, co w niej ukryte.
admin-help-table = Identyfikator stołu z listy.
admin-help-export-file = Nowy plik.
admin-help-import = Utwórz stół z zapisanej gry. Niedokończona toczy się dalej: osoby wskazane przez --seat mają swoje miejsca, za pozostałe grają boty.
admin-help-import-file = Plik: z rulewright play, z serwera albo z eksportu.
admin-help-host = Nazwa konta osoby, która będzie gospodarzem. Domyślnie: pierwszy gracz.
admin-help-seat = Konto, które dostaje miejsce, na przykład 1=Anna. Wskaż tylko osoby, o których wiesz, że tam grały: to imię mógł tu przyjąć każdy.
admin-help-recover = Wypisz link, pod którym ktoś, kto nie pamięta hasła, ustawi nowe. Działa raz, przez dobę.
admin-help-name = Nazwa konta.
admin-help-public-url = Adres serwera, który wpisują gracze. Domyślnie: http://localhost:8000
admin-help-replay-check = Odtwórz każdą grę z jej ziarna losowego i porównaj ją ze wszystkim, co jest w bazie danych.
admin-help-tidy = Usuń to, czego od dawna nikt nie używał.
admin-help-dry-run = Tylko pokaż, co zostałoby usunięte.
admin-tidy-nothing = Podaj, co usunąć: --keep-tables DNI, --keep-guests DNI albo jedno i drugie.
admin-tidy-would = Do usunięcia: { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    } i { $guests ->
        [one] jeden gość
        [few] { $guests } goście
       *[many] { $guests } gości
    }. Niczego nie zmieniono.
admin-tidied = Usunięto: { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    } i { $guests ->
        [one] jednego gościa
        [few] { $guests } gości
       *[many] { $guests } gości
    }.
admin-help-tables = Tylko te stoły.
admin-help-versions = Pokaż, według których wersji zasad toczą się gry przy stołach i czy ten program je ma.

## What rulewright admin says

# $file: where it should be.
admin-no-database = Nie ma bazy danych { $file }. Sprawdź nazwę albo najpierw uruchom serwer: rulewright serve
admin-table-unknown = W tej bazie danych nie ma stołu { $table }. Zobacz: rulewright admin list
admin-status-unknown = Nieznany stan „{ $status }”. Do wyboru: { $known }.
admin-account-unknown = Nikt o imieniu „{ $name }” nie ma tu konta. Sprawdź imię.
admin-import-no-seed = W pliku { $file } nie ma ziarna losowego gry, więc nie da się z niego zrobić stołu. Użyj właściwego zapisu gry.
# $count: how many seats the file names.
admin-import-seats =
    Plik wymienia { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }, a liczba graczy jest inna. Użyj kompletnego pliku.
# $seat: as it stands in the file.
admin-import-seat = „{ $seat }” nie może tu zająć miejsca. W pliku miejsce to „human”, „human:NAZWA” albo nazwa bota.
admin-import-no-person = Na miejscu { $number } nie grał w tej grze żaden człowiek, więc nie można go dać żadnemu kontu. Pomiń to --seat.
admin-seat-given = „{ $text }” nie daje nikomu miejsca. Podaj numer miejsca i nazwę konta, na przykład --seat 1=Anna.
admin-recovery = Kto otworzy ten link, może w ciągu doby ustawić nowe hasło konta { $name }; wszędzie indziej konto zostanie wylogowane. Przekaż go tylko właścicielowi konta.
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
# $gathering, $playing, $over: how many tables.
admin-version = { $game }, zasady { $rules }: przed grą { $gathering }, w trakcie { $playing }, po grze { $over }.
admin-version-today = To aktualne zasady.
admin-version-earlier = Toczą się do końca według zasad, z którymi się zaczęły; są one tu zachowane.
admin-version-missing = Nie można ich otworzyć: tej wersji rulewright brakuje ich zasad albo zestawu. Nic nie przepadło. Gracze dowiadują się o tym, a gry potoczą się dalej, gdy tylko serwer będzie działał z wersją, która je ma. Więcej w docs/server.md pod „New versions”.
admin-export-secret = Ta gra jeszcze trwa, a plik zdradza wszystko, co w niej ukryte. Nie pokazuj go nikomu, kto gra.
# $invitation: the last part of the link.
admin-imported = Gotowe: stół { $table }, zaproszenie { $invitation }
# $kind: who has that seat now.
admin-imported-seat = Miejsce { $seat }: { $name } { $kind ->
        [account] (ma konto i dostaje to miejsce)
        [bot] (bot)
       *[guest] (nie ma konta; jeśli gra trwa, miejsce przejmuje bot)
    }
# $seq: the number of the entry. $what: what is wrong with it.
admin-wrong = BŁĄD { $table }, wpis { $seq }: { $what ->
        [number] brakuje wpisu przed nim.
        [line] ruch, jego losowania albo jego skrót nie zgadzają się z grą.
        [events] skutki ruchu są inne, niż zapisano.
        [position] zapisana pozycja nie zgadza się z grą.
        [asked] kolej jest na kogoś innego, niż zapisano.
        [results] zapisane wyniki nie zgadzają się z grą.
       *[status] stan stołu na liście jest błędny.
    }
# $count: how many tables. $tables: their names. $why: what to do.
admin-unchecked = NIE SPRAWDZONO: { $count ->
        [one] jeden stół
        [few] { $count } stoły
       *[many] { $count } stołów
    } gry { $game }: { $tables }. { $why }
admin-game-missing = Ta gra nie jest tu zainstalowana. Zainstaluj jej pakiet i sprawdź jeszcze raz.
admin-checked = Odtworzonych stołów: { $count }, w tym błędnych: { $wrong }.
