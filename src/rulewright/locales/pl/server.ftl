### What a server cannot do, and what to do instead (Polish). For people at its tables, and for those who run it.
### Words in quotation marks, addresses and lists of what is known stay as they are.

## Who asks

server-no-name = Nie masz tu jeszcze imienia. Najpierw je wybierz.
server-name-bad = To nie jest imię. Musi mieć co najmniej jeden znak, a wszystkie znaki muszą być widoczne.
server-name-taken = Imię „{ $name }” jest już zajęte. Wybierz inne albo zaloguj się, jeśli jest twoje.
server-login-wrong = Imię albo hasło się nie zgadza. Sprawdź oba i spróbuj jeszcze raz.
server-csrf = Nie ma pewności, że to żądanie pochodzi od ciebie. Odśwież stronę i spróbuj jeszcze raz.
server-origin = To połączenie pochodzi z obcej strony. Otwórz grę pod jej własnym adresem.

## What was asked for

# $why: the words of the library that read it.
server-bad-request = Coś się w tym żądaniu nie zgadza. Popraw je i wyślij jeszcze raz: { $why }
server-bad-message = Coś się w tej wiadomości nie zgadza. Popraw ją i wyślij jeszcze raz: { $why }
server-method = Pod tym adresem nie można tego zrobić. Co można, mówi /api/schema.
server-too-large = To za dużo naraz. Wyślij mniej.
server-too-often = Za dużo żądań w krótkim czasie. Odczekaj minutę i spróbuj jeszcze raz.
server-page-unknown = Pod tym adresem nic nie ma. Sprawdź, czy nie ma w nim literówki.
server-table-unknown = Nie ma takiego stołu. Sprawdź adres albo wybierz inny stół.
server-invitation-unknown = Do tego zaproszenia nie należy żaden stół. Sprawdź, czy link jest cały, albo poproś o niego jeszcze raz.
server-pack-unknown = Nie ma zestawu „{ $name }”. Wybierz jeden z: { $known }.
server-bot-unknown = Nie ma bota „{ $name }”. Wybierz jednego z: { $known }.
# $option: as the game calls it.
server-seating-by-seat = To, kto gra którą stroną, wybiera się przy stole, dla każdego miejsca osobno. Pomiń opcję { $option }.

## Seats

# $number: counted from 1.
server-seat-unknown = Nie ma miejsca { $number }. Wybierz miejsce od 1 do { $seats }.
server-seat-taken = Miejsce { $number } jest zajęte. Wybierz inne.
server-seat-empty = Na miejscu { $number } nikt nie siedzi. Wybierz miejsce, które jest zajęte.
server-table-full = Wszystkie miejsca przy tym stole są zajęte. Wybierz inny stół albo utwórz nowy.
# $players: how many sit at it.
server-too-many-seats =
    { $players ->
        [one] Przy tym stole jest jedno miejsce
        [few] Przy tym stole są { $players } miejsca
       *[many] Przy tym stole jest { $players } miejsc
    }. To za mało na tyle własnych miejsc, botów, imion lub stron. Podaj ich mniej albo wybierz większy stół.
server-not-invited = Do tego stołu potrzebne jest zaproszenie. Poproś gospodarza o link.
server-not-your-seat = Miejsce { $number } nie jest twoje. Wybierz własne.
server-not-a-player = To mogą zrobić tylko gracze przy tym stole, a ty nie masz przy nim miejsca.
server-not-watched = Ten stół widzą tylko gracze. Poproś gospodarza o zaproszenie.
server-only-host = Może to zrobić tylko gospodarz stołu. Poproś go o to.
server-rated-one-seat = W partii rankingowej każdy ma jedno miejsce, a ty już swoje masz. Jeśli wolisz inne, najpierw je zwolnij.
server-rated-no-bots = W partiach rankingowych boty nie grają. Poczekaj na ludzi albo utwórz stół bez rankingu.

## The course of a game

server-has-started = Gra już się zaczęła, a to można zrobić tylko wcześniej. Utwórz w tym celu nowy stół.
server-not-started = Gra jeszcze się nie zaczęła. Poczekaj, aż zacznie ją gospodarz.
server-game-over = Gra jest skończona. Żeby zagrać znowu, poproś o rewanż albo utwórz nowy stół.
server-not-over = Gra jeszcze się nie skończyła. Najpierw dograjcie ją do końca.
# $free: how many.
server-seats-free =
    { $free ->
        [one] Jedno miejsce jest jeszcze wolne
        [few] { $free } miejsca są jeszcze wolne
       *[many] { $free } miejsc jest jeszcze wolnych
    }. Poczekaj na graczy albo posadź tam boty.
server-stale = Coś się przy stole zmieniło. Spójrz jeszcze raz, a potem wybierz.
# $rules, $known: versions, of the table and of this server. They may be the same: then the pack has changed.
server-rules-changed = Ten stół utworzono według wersji { $rules } zasad i z zestawem { $pack } w jego ówczesnej postaci. Tu są wersja { $known } i zestaw dzisiejszy, więc nie można grać dalej. Utwórz nowy stół albo poproś osobę, która prowadzi serwer, o dawną wersję.

## Bots for those who are away

server-seat-kept = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
server-seat-kept-already = Na miejscu { $number } już gra bot. Nic więcej nie trzeba robić.
server-nothing-kept = Żaden bot za ciebie nie gra: grasz tu osobiście albo nie masz tu miejsca.
# $minutes: how many are left.
server-not-absent =
    { $player } ma jeszcze czas. Bot może przejąć to miejsce, jeśli odpowiedzi nie będzie jeszcze przez { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.

## Hints

server-no-hints = Przy tym stole nie ma podpowiedzi. Zdaj się na siebie.
server-hint-asked = Już prosisz o podpowiedź. Poczekaj na odpowiedź.
server-hint-failed = W tej chwili nie da się znaleźć podpowiedzi. Gra toczy się dalej; zapytaj jeszcze raz za chwilę.

## Taking back

server-undo-rated = W partii rankingowej nie można prosić o cofnięcie czegoś więcej. Cofnąć można tylko to, co niczego nie odsłoniło.
server-undo-asked = { $player } prosi już o cofnięcie. Poczekaj, aż wszyscy odpowiedzą.
server-undo-nobody-asks = Nikt nie prosi o cofnięcie, więc nie ma na co odpowiadać.
server-undo-own = To twoja prośba. Poczekaj, aż odpowiedzą pozostali.
# Of another seat of the same person. $player: who sits there.
server-undo-other-seat = Cofnij ostatnią czynność gracza { $player }.

## Looking back

server-replay-not-yet = Dopóki gra trwa, możesz ją przeglądać tylko ze swojego miejsca. Żeby zobaczyć inne, poczekaj na koniec.

## The server

# $document: the address of the OpenAPI document.
server-no-pages = Strony tego serwera nie zostały zbudowane, więc nie ma tu czego oglądać. Kto prowadzi serwer, może je zbudować poleceniem „make web” albo zainstalować serwer jeszcze raz bez RULEWRIGHT_NO_WEB, a potem uruchomić go ponownie. Programy mogą grać: co serwer im oferuje, opisuje { $document }.
server-fault = To błąd serwera, nie twój. Spróbuj jeszcze raz; jeśli się powtórzy, powiedz o tym osobie, która prowadzi serwer.
server-store-unavailable = Serwer nie ma teraz dostępu do bazy danych. Poczekaj chwilę, zobacz, co zostało zapisane, i spróbuj jeszcze raz.
server-stopping = Serwer właśnie się wyłącza. Spróbuj jeszcze raz za minutę.

## For those who run it

# $address: without its password.
server-database-address = „{ $address }” nie jest adresem bazy danych. Wpisz sqlite:///PLIK albo postgresql://UŻYTKOWNIK:HASŁO@HOST/NAZWA.
# $why: the words of the database or of the operating system.
server-database-unreachable = Nie można użyć bazy danych { $address }. Sprawdź, czy istnieje i czy masz do niej dostęp: { $why }
# $revision: as the database calls its shape.
server-database-newer = Bazę danych utworzyła nowsza wersja programu (rewizja { $revision }). Użyj tamtej wersji albo innej bazy.
server-bus-address = „{ $address }” nie jest adresem serwera Redis. Wpisz redis://HOST:PORT.
server-workers-need-bus = Kilka procesów roboczych (tu: { $workers }) potrzebuje serwera Redis, żeby o sobie wiedzieć. Podaj jego adres w --bus albo pomiń --workers.
server-public-address = „{ $address }” nie jest adresem dla przeglądarki. Zacznij go od https:// albo http://.
