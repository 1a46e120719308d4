### What a server cannot do, and what to do instead (Polish). For people at its tables, and for those who run it.
### Words in quotation marks, addresses and lists of what is known stay as they are.

## Who asks

server-no-name = Nie masz tu jeszcze imienia. Najpierw je wybierz.
server-name-bad = To imię jest niepoprawne. Musi mieć co najmniej jeden znak, a wszystkie znaki muszą być widoczne.
server-name-taken = Imię „{ $name }” jest już zajęte albo zbyt podobne do zajętego. Wybierz inne albo zaloguj się, jeśli jest twoje.
server-login-wrong = Imię albo hasło się nie zgadza. Sprawdź oba i spróbuj jeszcze raz.
server-logged-out = Wylogowano cię w tej przeglądarce. Zaloguj się ponownie, aby grać dalej.
server-password-common = To hasło łatwo odgadnąć. Użyj kilku słów albo hasła z menedżera haseł.
# $seconds: how long.
server-guessed-too-often =
    { $seconds ->
        [one] Hasło było błędne zbyt wiele razy. Odczekaj sekundę i spróbuj jeszcze raz.
        [few] Hasło było błędne zbyt wiele razy. Odczekaj { $seconds } sekundy i spróbuj jeszcze raz.
       *[many] Hasło było błędne zbyt wiele razy. Odczekaj { $seconds } sekund i spróbuj jeszcze raz.
    }
server-recovery-over = Ten link już nie działa: jest jednorazowy i ważny przez dobę. Poproś administratora serwera o nowy.
server-csrf = Nie udało się potwierdzić, że to żądanie pochodzi od ciebie. Odśwież stronę i spróbuj jeszcze raz.
server-origin = To żądanie pochodzi z obcej strony. Otwórz grę pod jej własnym adresem.
server-not-json = To trzeba wysłać jako JSON. Ustaw nagłówek Content-Type na application/json.
server-busy = Serwer jest teraz przeciążony. Spróbuj jeszcze raz za kilka sekund.

## What was asked for

# $why: the words of the library that read it.
server-bad-request = Niepoprawne żądanie: { $why }
server-bad-message = Niepoprawna wiadomość: { $why }
server-method = Pod tym adresem nie można tego zrobić. Co można, mówi /api/schema.
server-too-large = Żądanie jest za duże. Wyślij mniej.
server-too-often =
    Za dużo żądań. Odczekaj { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    } i spróbuj jeszcze raz.
server-not-http = Tego żądania nie da się odczytać. Sprawdź, co wysyłasz: to musi być HTTP/1.1 z adresem w ASCII.
server-not-utf8 = Coś w tym żądaniu nie jest tekstem w UTF-8. Popraw je i wyślij jeszcze raz.
server-too-late = Reszta tego żądania nie dotarła na czas. Wyślij je jeszcze raz.
server-head-too-large = Adres i nagłówki tego żądania są za długie. Usuń ciasteczka tej strony albo wyślij mniej.
server-too-many-sockets = Masz otwartych zbyt wiele stron tego serwera. Ta była najstarsza i nie jest już aktualizowana: zamknij inne, a potem ją odśwież.
# $most: how many there may be.
server-too-many-gathering =
    { $most ->
        [one] Twój stół wciąż czeka na graczy. Najpierw zacznij przy nim grę albo go usuń.
        [few] { $most } twoje stoły wciąż czekają na graczy. Najpierw zacznij grę przy którymś z nich albo go usuń.
       *[many] { $most } twoich stołów wciąż czeka na graczy. Najpierw zacznij grę przy którymś z nich albo go usuń.
    }
server-copy-asked = Twoja kopia jest już przygotowywana. Poczekaj, aż będzie gotowa.
server-page-unknown = Pod tym adresem nic nie ma. Sprawdź, czy nie ma w nim literówki.
server-table-unknown = Nie ma takiego stołu. Sprawdź adres albo wybierz inny stół.
server-invitation-unknown = To zaproszenie nie prowadzi do żadnego stołu. Sprawdź, czy link jest kompletny, albo poproś o niego jeszcze raz.
server-pack-unknown = Nieznany zestaw „{ $name }”. Do wyboru: { $known }.
server-pack-gone = Nie ma tu tego zestawu. Może został usunięty; zapytaj osobę, od której masz link.
server-packs-many = Masz już tyle zestawów, ile wolno: { $most }. Najpierw usuń któryś.
server-packs-large = Twoje zestawy ze wszystkimi wersjami zajęłyby ponad { $most } KB. Najpierw usuń któryś.
server-progress-full = To więcej postępów, niż serwer może zapisać dla jednej osoby. Nic nie zostało zmienione.
server-workshop-never = Zestawów gry { $game } nie można tu poprawiać.
server-workshop-kind = Nie ma elementów rodzaju „{ $kind }”.
server-workshop-place = { $place }: tego nie można zmienić w warsztacie.
server-workshop-value = Wpis w polu { $place } jest za długi albo nie da się go zapisać w zestawie.
server-workshop-large = Szkic zająłby ponad { $most } KB. Najpierw utwórz z niego wersję.
server-workshop-unsound = Szkic zawiera błędy. Najpierw je popraw; nic nie przepadło.
server-bot-unknown = Nieznany bot „{ $name }”. Do wyboru: { $known }.
server-bot-games =
    { $most ->
        [one] Boty rozgrywają już dla ciebie między sobą { $most } grę, a więcej naraz być nie może. Poczekaj, aż się skończy.
        [few] Boty rozgrywają już dla ciebie między sobą { $most } gry, a więcej naraz być nie może. Poczekaj, aż któraś się skończy.
       *[many] Boty rozgrywają już dla ciebie między sobą { $most } gier, a więcej naraz być nie może. Poczekaj, aż któraś się skończy.
    }
# $option: as the game calls it.
server-seating-by-seat = Strony wybiera się przy stole, dla każdego miejsca osobno. Pomiń opcję { $option }.

## Seats

# $number: counted from 1.
server-seat-unknown = Nie ma miejsca { $number }. Wybierz miejsce od 1 do { $seats }.
server-seat-taken = Miejsce { $number } jest zajęte. Wybierz inne.
server-seat-beyond = Miejsce { $number } jest zajęte. Zwolnij je, a dopiero potem zmniejsz liczbę graczy.
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
server-rated-one-seat = W partii rankingowej każdy ma jedno miejsce, a ty już swoje masz. Jeśli wolisz inne, najpierw zwolnij swoje.
server-rated-no-bots = Do partii rankingowej nie można dodać botów. Poczekaj na ludzi albo utwórz stół bez rankingu.
server-rated-leave = To partia rankingowa i kto ją opuści, przegrywa. Jeśli naprawdę tego chcesz, poddaj się.
server-rated-here = { $player } może być przy stole. W partii rankingowej bot zastępuje tylko kogoś, kogo na pewno nie ma przy stole albo kto nie odpowie przez dobę po upływie czasu na ruch.
server-gave-up = Ta partia jest poddana i gra w niej za ciebie bot. Możesz zobaczyć, jak się skończy.
server-still-playing = Wciąż grasz przy tym stole. Zanim go ukryjesz, opuść grę.
server-not-yours-alone = Przy tym stole siedzieli też inni, więc należy także do nich. Możesz ukryć go na swojej liście.

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
server-rules-missing = Ta gra toczy się według wersji { $rules } zasad, z zestawem „{ $pack }” w ówczesnej wersji, a na tym serwerze nie ma tych zasad lub tego zestawu. Nic nie przepadło: gra znów się otworzy, gdy na serwerze zacznie działać wersja rulewright, która ma jedno i drugie. Daj znać administratorowi serwera.

## Bots for those who are away

server-seat-kept = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
server-seat-kept-already = Na miejscu { $number } już gra bot. Nic więcej nie trzeba robić.
server-nothing-kept = Żaden bot za ciebie nie gra: grasz tu samodzielnie albo nie masz tu miejsca.
# $minutes: how many are left.
server-not-absent =
    { $player } ma jeszcze czas. Bot może przejąć to miejsce, jeśli odpowiedzi nie będzie jeszcze przez { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.

## Hints

server-no-hints = Przy tym stole nie ma podpowiedzi.
server-hint-asked = Prośba o podpowiedź jest już wysłana. Poczekaj na odpowiedź.
server-hint-failed = W tej chwili nie da się znaleźć podpowiedzi. Gra toczy się dalej; zapytaj jeszcze raz za chwilę.
server-review-asked = Jedna analiza już trwa. Następną zacznij, gdy ta się skończy.
server-reviews-full = W tej chwili analizowanych jest zbyt wiele gier. Spróbuj ponownie za kilka minut.
server-games-never = Na tym serwerze nie ma botów, więc nikt nie rozegra tych gier.
server-games-asked = Boty już grają dla ciebie. Poczekaj, aż skończą.
server-review-failed = Tej gry nie da się teraz przeanalizować. Spróbuj później.
server-branch-over = W tym miejscu gra była już skończona. Wybierz wcześniejszy moment.
server-branch-fixed = Ta gra jest kontynuacją innej, więc liczba graczy i strony są już ustalone.

## Talking

server-chat-nobody = Nie ma tu nikogo, kto mógłby to przeczytać. Poczekaj, aż ktoś jeszcze usiądzie przy stole.
server-chat-empty = Ta wiadomość jest pusta. Napisz coś albo wybierz zwrot.
# $most: how many.
server-chat-often =
    { $most ->
        [one] To już { $most } wiadomość w ciągu minuty
        [few] To już { $most } wiadomości w ciągu minuty
       *[many] To już { $most } wiadomości w ciągu minuty
    }. Odczekaj chwilę i pisz dalej.

## Taking back

server-undo-rated = W partii rankingowej nie można prosić o cofnięcie ruchu. Możesz tylko cofnąć to, co niczego nie odsłoniło.
server-undo-asked = { $player } prosi już o cofnięcie ruchu. Poczekaj, aż wszyscy odpowiedzą.
server-undo-declined = Prosisz o cofnięcie zbyt często. Poproś znowu, gdy gra pójdzie dalej.
server-undo-nobody-asks = Nikt nie prosi o cofnięcie ruchu, więc nie ma na co odpowiadać.
server-undo-own = To twoja prośba. Poczekaj, aż odpowiedzą pozostali.
# Of another seat of the same person. $player: who sits there.
server-undo-other-seat = Ostatni ruch gracza { $player }

## Looking back

server-replay-not-yet = Dopóki gra trwa, możesz ją przeglądać tylko ze swojego miejsca. Żeby zobaczyć inne, poczekaj na koniec.

## The server

# $document: the address of the OpenAPI document.
server-no-pages = Strony tego serwera nie zostały zbudowane, więc nie ma tu czego oglądać. Administrator serwera może je zbudować poleceniem „make web” albo zainstalować serwer jeszcze raz bez RULEWRIGHT_NO_WEB, a potem uruchomić go ponownie. Programy mogą grać: co serwer im oferuje, opisuje { $document }.
server-fault = Błąd serwera, nie twój. Spróbuj jeszcze raz; jeśli się powtórzy, daj znać administratorowi serwera.
server-store-unavailable = Serwer nie ma teraz dostępu do bazy danych. Poczekaj chwilę, zobacz, co zostało zapisane, i spróbuj jeszcze raz.
server-stopping = Serwer właśnie się wyłącza. Spróbuj jeszcze raz za minutę.

## For those who run it

# $address: without its password.
server-database-address = „{ $address }” nie jest poprawnym adresem bazy danych. Wpisz sqlite:///PLIK albo postgresql://UŻYTKOWNIK:HASŁO@HOST/NAZWA.
# $why: the words of the database or of the operating system.
server-database-unreachable = Nie można użyć bazy danych { $address }. Sprawdź, czy istnieje i czy masz do niej dostęp: { $why }
# $revision: as the database calls its shape.
server-database-newer = Bazę danych utworzyła nowsza wersja programu (rewizja { $revision }). Użyj tamtej wersji albo innej bazy.
# $process: the number of the other server's process.
server-database-in-use = Bazy danych { $file } używa już inny serwer: proces { $process }. Zatrzymaj go albo podaj inny plik w --database.
server-metrics-private = Te metryki są tylko dla administratora serwera. Pobierz je na komputerze serwera albo podaj token z RULEWRIGHT_METRICS_TOKEN.
server-bus-address = „{ $address }” nie jest poprawnym adresem serwera Redis. Wpisz redis://HOST:PORT.
server-workers-need-bus = Kilka procesów roboczych (tu: { $workers }) potrzebuje serwera Redis, żeby wymieniać wiadomości. Podaj jego adres w --bus albo pomiń --workers.
server-public-address = „{ $address }” nie jest poprawnym adresem dla przeglądarki. Zacznij go od https:// albo http://.
