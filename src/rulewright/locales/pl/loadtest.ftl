### Test obciążenia w wierszu poleceń (polski). p50, p95, p99, CPU, /s, ms i MB czyta się tak samo w każdym języku.

loadtest-help = Zmierz wydajność serwera na tym komputerze, grając przy wielu stołach.
loadtest-help-game = W co się gra: { $known }. Domyślnie: termites.
loadtest-help-tables = Przy ilu stołach gra się naraz, przy każdym po dwóch graczy. Domyślnie: 20.
loadtest-help-seconds = Ile sekund mierzyć każdy sposób gry. Domyślnie: 10.
loadtest-help-rate = Ile ruchów na sekundę robi się łącznie przy wszystkich stołach, gdy tempo jest zadane. Domyślnie: 400.
loadtest-help-at-rest = Ile stołów ma być otwartych, gdy nikt nie gra i mierzy się pamięć. Domyślnie: 500; 0 pomija ten pomiar.
loadtest-help-openings = Ile długich partii rozegrać, a potem otworzyć na ostatnim ruchu. Domyślnie: 6; 0 pomija ten pomiar.
loadtest-help-soak = Przez ile sekund grać dalej, obserwując pamięć. Domyślnie pomijane.
loadtest-help-bot = Bot, który gra przy każdym stole jako trzeci gracz: { $known }. Domyślnie: żaden.
loadtest-help-database = Własna baza danych: sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA. Powstaną w niej stoły i tam zostaną. Domyślnie: plik, który na końcu znika.
loadtest-help-bus = Serwer Redis dla kilku procesów roboczych: redis://HOST:PORT.
loadtest-help-workers = Ile procesów obsługuje graczy. Domyślnie: 1; większa liczba wymaga --bus i bazy PostgreSQL.
loadtest-help-json = Wypisz wyniki jako JSON.

## What may go wrong

loadtest-range = { $option } ma wartość { $value }, a musi mieścić się między { $least } a { $most }.
# $path: of the address. $why: the words of the operating system or of a library.
loadtest-no-answer = Serwer testu obciążenia nie odpowiada pod { $path }: { $why }. Spróbuj jeszcze raz z mniejszą liczbą stołów.
# $why: what the server said.
loadtest-refused = Serwer odrzucił żądanie { $path } (status { $status }). Usuń przyczynę i spróbuj jeszcze raz: { $why }
# $said: the last line that the server wrote.
loadtest-server-ended = Serwer testu obciążenia nie wystartował. Usuń przyczynę i spróbuj jeszcze raz: { $said }
# $place: the address of a database.
loadtest-own-database = Do bazy danych { $place } trafią teraz osoby, stoły i partie, a po teście nikt ich nie usunie.
loadtest-stopped = Przerwano. Oto, co udało się do tej pory zmierzyć.

## The parts of the test

loadtest-disk = Sam dysk
loadtest-sitting = Gracze siadają do stołów
loadtest-saturated = Bez zadanego tempa
loadtest-paced = Zadane tempo
loadtest-soak = Gra ciągła
loadtest-begun = Partie się zaczynają
loadtest-rest = Nikt nie gra
loadtest-long = Długie partie toczą się do końca

## The figures

loadtest-what = Pomiar
loadtest-figure = Wynik
loadtest-target = Cel
loadtest-flushes = Dysk: trwałe zapisy/s, jeden po drugim
# $how: loadtest-saturated or loadtest-paced.
loadtest-rate = { $how }: ruchy/s (stoły: { $tables })
loadtest-delay = { $how }: zanim drugi gracz zobaczy ruch, { $name }, ms
loadtest-cpu = { $how }: czas CPU serwera na ruch, ms
# $key: as the program calls the fault.
loadtest-faults = { $how }: odrzucone, { $key }
loadtest-bytes = Bajty w bazie na ruch
loadtest-at-rest = Pamięć, gdy nikt nie gra, MB (stoły: { $tables })
# $entries: moves and other things that happened at such a table.
loadtest-open-first = Otwarcie skończonej długiej partii (wpisy: { $entries }), pierwsze po starcie, ms
loadtest-open-others = To samo, mediana pozostałych, ms
loadtest-soaked = Gra ciągła: ruchy w ciągu { $seconds } s
loadtest-soaked-memory = Gra ciągła: pamięć na początku → na końcu, MB
loadtest-soaked-slope = Gra ciągła: przyrost pamięci w drugiej połowie, kB/min
