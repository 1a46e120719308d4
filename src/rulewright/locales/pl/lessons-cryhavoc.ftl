### The lessons of Cry Havoc (Polish): learn-cryhavoc-<number of the lesson>-<text>.

## 01 What it is about

learn-cryhavoc-01-title = O co tu chodzi
learn-cryhavoc-01-enable = Wygrywa ten, kto ma najwięcej Punktów Zwycięstwa (PZ). Najwięcej dają kryształy w twoich regionach, ale tylko gdy ktoś aktywuje Punktowanie. Aktywuj je kartą „{ $flag }”.
learn-cryhavoc-01-enable-other = To też się przyda, ale w tej rundzie chcesz Punktowania. Aktywuj je.
learn-cryhavoc-01-count = Teraz każdy dostanie 1 PZ za każdy kryształ w swoich regionach. Punktowanie aktywujesz ty, więc dostaniesz też 1 PZ za każdy region, razem ze Sztabem. Zakończ turę i policz.
learn-cryhavoc-01-count-skill = Zdolność też jest dobra, ale teraz jej nie potrzebujesz. Zakończ turę.
learn-cryhavoc-01-round = 14 PZ dla ciebie, 3 dla Pielgrzymów. Cała runda to: Wydarzenie, cztery nowe karty, po trzy Akcje, bitwy, jeńcy i Punktowanie, jeśli ktoś je aktywował. Rund jest najwyżej pięć.
learn-cryhavoc-01-end = Punkty dają kryształy w twoich regionach, ale Punktowanie trzeba aktywować. Zyskują na nim wszyscy, więc wybierz rundę, w której ty zyskasz najwięcej.

## 02 Cards are actions

learn-cryhavoc-02-title = Karty to Akcje
learn-cryhavoc-02-move = Twoja pierwsza Akcja w grze. { FORM($road, case: "In") }, tuż obok Sztabu, są trzy kryształy i nie ma Trogów. Aby tam dotrzeć, wybierz Ruch.
learn-cryhavoc-02-move-later = To przyda się później. Najpierw zajmij regiony z kryształami: wybierz Ruch.
learn-cryhavoc-02-pay = Akcję opłacasz kartami. Teraz liczą się tylko ikony Ruchu; tekst karty działa w bitwach. Chcesz wysłać dwa oddziały, więc wybierz kartę z dwiema ikonami Ruchu.
learn-cryhavoc-02-pay-one = Ta ma tylko jedną ikonę Ruchu. Zachowaj ją i wybierz kartę z dwiema.
learn-cryhavoc-02-pay-none = Bez karty nikt się nie ruszy. Wybierz kartę z dwiema ikonami Ruchu.
learn-cryhavoc-02-play = Dwa punkty wystarczą. Zagraną kartę odrzucasz, więc resztę zachowaj na następne Akcje i bitwy. Zagraj tę kartę.
learn-cryhavoc-02-play-keep = Dwa punkty wystarczą. Zachowaj tę kartę na później.
learn-cryhavoc-02-step = Za każdy punkt jeden oddział idzie do sąsiedniego regionu. Wyślij jeden { FORM($road, case: "to") }: najpierw wskaż oddział, potem region.
learn-cryhavoc-02-step-left = Masz opłacone dwa kroki. Wyślij dwa oddziały { FORM($road, case: "to") }.
learn-cryhavoc-02-step-trogs = Tam leży Horda: ukryte Trogi. O nich jest inna lekcja.
learn-cryhavoc-02-second = Drugi punkt: wyślij { FORM($road, case: "to") } jeszcze jeden oddział. Dwa trudniej przepędzić niż jeden.
learn-cryhavoc-02-second-other = Ten stoi tam, gdzie trzeba. Wybierz któryś z tych w Sztabie.
learn-cryhavoc-02-found = Leżał tam żeton Eksploracji: znalezisko. Ten przyniósł kryształ, więc są już cztery i wszystkie należą do ciebie.
learn-cryhavoc-02-end = Oddział, który stoi w regionie sam, kontroluje go. Żeton Kontroli zostaje, gdy oddział pójdzie dalej – dopóki nie wejdzie tam wróg.

## 03 Unknown ground

learn-cryhavoc-03-title = Nieznany teren
learn-cryhavoc-03-move = Dwa regiony, których nikt jeszcze nie widział. Wybierz Ruch i opłać go kartami „{ $front }” i „{ $troopers }”: 2 + 1 = 3 punkty.
learn-cryhavoc-03-move-first = Najpierw zbadaj okolicę: wybierz Ruch.
learn-cryhavoc-03-move-card = Potrzebujesz 3 punktów: „{ $front }” daje dwa, „{ $troopers }” jeden.
learn-cryhavoc-03-move-enough = 3 punkty wystarczą. Zachowaj tę kartę.
learn-cryhavoc-03-go = Kompas { FORM($road, case: "in") } to znalezisko: wystarczy jeden oddział ze Sztabu. Maska { FORM($mirror, case: "in") } to Horda Trogów: wyślij dwa.
learn-cryhavoc-03-go-left = Zostały punkty. Jeden oddział na nieznane Trogi to za mało: wyślij dwa.
learn-cryhavoc-03-go-one = Po znalezisko wystarczy jeden oddział. Na Hordę potrzebujesz dwóch.
learn-cryhavoc-03-go-two = Tu wystarczą dwa. Jeden musi jeszcze pójść po znalezisko.
learn-cryhavoc-03-go-home = Nie tędy. Ze Sztabu jeden { FORM($road, case: "to") }, dwa { FORM($mirror, case: "to") }.
learn-cryhavoc-03-battle = { FORM($road, case: "In") } masz o kryształ więcej. { FORM($mirror, case: "In") } pojawił się Trog. Żeton z numerem oznacza bitwę: toczy się ją, gdy wszyscy wykonają po trzy Akcje.
learn-cryhavoc-03-end = Żetony odkrywa się po zakończeniu Ruchu, a w wielu regionach leżą oba rodzaje. Hordy walczą, ale przynoszą kryształy. Do bitwy twoje oddziały zostają na miejscu.

## 04 Recruits and better cards

learn-cryhavoc-04-title = Rekruci i lepsze karty
learn-cryhavoc-04-recruit = Rekrutacja sprowadza oddziały z rezerwy do Sztabu, po jednym za każdą ikonę Rekrutacji. Wybierz Rekrutację i opłać ją dwiema kartami, które mają po dwie ikony.
learn-cryhavoc-04-recruit-later = Też dobrze. Ale w Sztabie zostały tylko dwa oddziały: wybierz Rekrutację.
learn-cryhavoc-04-recruit-one = Ta ma tylko jedną ikonę Rekrutacji. Zachowaj ją na bitwę.
learn-cryhavoc-04-recruit-more = Najpierw więcej punktów: dwie karty po dwie ikony.
learn-cryhavoc-04-recruit-enough = Cztery punkty wystarczą. Zachowaj tę kartę na bitwę.
learn-cryhavoc-04-raise = Cztery punkty: cztery oddziały. Weź wszystkie.
learn-cryhavoc-04-raise-all = Masz opłacone cztery, a punktów nie da się odłożyć.
learn-cryhavoc-04-study = Następna Akcja: dobierz dwie karty, z własnej talii albo z talii terenu, i zatrzymaj jedną. Następna bitwa będzie na oceanie, więc wybierz talię oceanu.
learn-cryhavoc-04-study-own = Własne karty działają wszędzie, ale spróbuj karty oceanu.
learn-cryhavoc-04-study-land = W bitwie taka karta działa tylko na swoim terenie. Wybierz talię oceanu.
learn-cryhavoc-04-study-now = Też dobrze. Teraz jednak zdobądź lepszą kartę: dobierz dwie, zatrzymaj jedną.
learn-cryhavoc-04-keep = Zatrzymaj jedną: jest twoja do końca gry. W bitwie na oceanie „{ $landing }” dostawia dwa oddziały na Kontrolę nad Regionem, a „{ $undertow }” zabiera dwa wrogie z Wyniszczenia.
learn-cryhavoc-04-keep-landing = Dwa oddziały znikąd: to odwraca losy bitwy.
learn-cryhavoc-04-keep-undertow = O dwóch zabójców mniej: to ratuje twoje oddziały.
learn-cryhavoc-04-end = Masz więcej oddziałów i kartę, jakiej nie mają inni. Kartami terenu opłacasz Akcje tak jak innymi, ale w bitwie potrzebują swojego terenu.

## 05 Battle: you attack

learn-cryhavoc-05-title = Bitwa: atakujesz
learn-cryhavoc-05-control = Kto ma więcej oddziałów na Kontroli nad Regionem, zdobywa region i 2 PZ; remis wygrywa Obrońca. Ty zaczynasz: cztery oddziały na dwa. Ile na pewno wystarczy?
learn-cryhavoc-05-control-tie = Oni też mogą tu postawić dwa: to remis, czyli region jest ich.
learn-cryhavoc-05-control-all = To na pewno wystarczy, ale o jeden mniej też, a wolny oddział przyda się gdzie indziej.
learn-cryhavoc-05-control-few = Mogą postawić tyle samo albo więcej. Policz ich oddziały i dodaj jeden.
learn-cryhavoc-05-prisoners = Kto ma więcej oddziałów na Pojmaniu Jeńców, bierze jeńca: 1 PZ co rundę. Reszta idzie na Wyniszczenie: każdy zabija jeden oddział, za 1 PZ. Gdzie stanie ostatni?
learn-cryhavoc-05-prisoners-one = Jeniec: 1 PZ teraz i w każdej rundzie, w której go trzymasz.
learn-cryhavoc-05-prisoners-none = Na Wyniszczeniu zabija jeden oddział: 1 PZ od razu.
learn-cryhavoc-05-end = 3 do 2: kontrolujesz { FORM($mirror, case: "it") } i masz 2 PZ. Wrogowie, którzy zostali, wycofują się. A każda bitwa dokłada do regionu kryształ.

## 06 Battle: you defend

learn-cryhavoc-06-title = Bitwa: bronisz się
learn-cryhavoc-06-control = Stawiasz po nich i widzisz, że mają 2 na Kontroli nad Regionem, 1 na Pojmaniu Jeńców i 1 na Wyniszczeniu. Przy remisie na Kontroli wygrywasz ty. Ile tu wystarczy?
learn-cryhavoc-06-control-all = Region obronisz, ale wtedy bez przeszkód wezmą jeńca.
learn-cryhavoc-06-control-few = Wtedy region pada. Dwa na dwa to remis, a przy remisie wygrywasz tu ty.
learn-cryhavoc-06-prisoners = Na Pojmaniu Jeńców przy remisie nie wygrywa nikt. Mają tam jeden oddział. Gdzie twój ostatni zdziała najwięcej?
learn-cryhavoc-06-prisoners-none = Wtedy wezmą jeńca, może właśnie ten oddział, zanim zdąży kogoś zabić: 1 PZ dla nich w każdej rundzie.
learn-cryhavoc-06-end = Utrzymujesz { FORM($road, case: "it") } i dostajesz 2 PZ. Jeden oddział ginie na Wyniszczeniu, żaden nie idzie do niewoli. Obrońca stawia jako drugi: to jego przewaga.

## 07 Tactics cards

learn-cryhavoc-07-title = Karty Taktyk
learn-cryhavoc-07-support = Na Kontroli nad Regionem jest 2 do 2: region nadal jest ich. Teraz karty, po jednej, ty zaczynasz. „{ $mirage }” działa na pustyni, a to góry. Zagraj kartę „{ $support }”: doda tam oddział.
learn-cryhavoc-07-support-pass = Po spasowaniu nie zagrasz już kart w tej bitwie, a remis wygrywają oni.
learn-cryhavoc-07-support-first = To też pomaga, ale mogą na to odpowiedzieć. Najpierw dodaj oddział.
learn-cryhavoc-07-support-control = Chodzi ci o Kontrolę nad Regionem.
learn-cryhavoc-07-outflank = Odpowiedzieli: 3 do 3. „{ $outflank }” przesuwa twoje oddziały. Przenieś ten z Wyniszczenia na Kontrolę nad Regionem.
learn-cryhavoc-07-outflank-tie = Remis wygrywają oni. Zagraj kartę „{ $outflank }”.
learn-cryhavoc-07-outflank-from = Tam potrzebujesz wszystkich. Weź oddział z Wyniszczenia.
learn-cryhavoc-07-outflank-to = Tam nic ci nie da. Przesuń go na Kontrolę nad Regionem.
learn-cryhavoc-07-stop = 4 do 3. Karta przesunęłaby jeszcze jeden oddział, ale wszystkie stoją tam, gdzie trzeba. Zrezygnuj z tej części.
learn-cryhavoc-07-stop-enough = Wtedy znów tracisz region. Zrezygnuj z tej części.
learn-cryhavoc-07-pass = Spasowali: ich ostatnia karta nie działa w bitwie. Masz, czego chcesz, więc też spasuj.
learn-cryhavoc-07-end = 4 do 3: kontrolujesz { FORM($gorge, case: "it") }. Kartą zagraną w bitwie nie opłacisz już Akcji: to jej cena. Zostaw więc na bitwy jedną lub dwie.

## 08 Prisoners

learn-cryhavoc-08-title = Jeńcy
learn-cryhavoc-08-capture = Kontrola nad Regionem jest twoja, 2 do 1. Wygrywasz też Pojmanie Jeńców: weź oddział z dowolnego celu, jeszcze przed Wyniszczeniem. Który zaszkodziłby ci najbardziej?
learn-cryhavoc-08-capture-control = Kontrola nad Regionem jest już wygrana. Ich dwa oddziały na Wyniszczeniu zabiją dwa twoje.
learn-cryhavoc-08-ransom = Ostatnia runda. Masz 24 PZ, oni 23, a kryształów macie po równo. Trzymają jeden twój oddział. Możesz go wykupić za 2 PZ. Robisz to?
learn-cryhavoc-08-ransom-late = Wróci do rezerwy, gdzie nikomu się już nie przyda, a 22 do 23 to przegrana. Na początku gry to często dobry ruch.
learn-cryhavoc-08-end = Jeniec daje 1 PZ w każdej rundzie, więc najwięcej dają jeńcy wzięci wcześnie. Wykup kosztuje 2 PZ: od razu albo wcale.

## 09 Build and activate

learn-cryhavoc-09-title = Buduj i aktywuj
learn-cryhavoc-09-build = Ikonami Budowania opłacasz Budowle w swoich regionach i ich aktywację. Wybierz Budowanie i zagraj karty „{ $ground }” i „{ $pass }”: 3 + 2 = 5 punktów.
learn-cryhavoc-09-build-later = Też dobrze. Tym razem wybierz Budowanie.
learn-cryhavoc-09-build-none = Ta karta nie ma ikony Budowania.
learn-cryhavoc-09-build-more = Potrzebujesz wszystkich 5 punktów: weź obie karty.
learn-cryhavoc-09-airfield = { $airfield }: 2 punkty za wzniesienie, 3 za użycie. Wznieś tę Budowlę { FORM($road, case: "in") }, gdzie pilnuje jej oddział.
learn-cryhavoc-09-airfield-bare = Tam nie pilnuje jej żaden oddział. Wznieś ją { FORM($road, case: "in") }.
learn-cryhavoc-09-airfield-other = Nie o to nam teraz chodzi. Wznieś: { $airfield }.
learn-cryhavoc-09-use = Teraz jej użyj: wskaż { FORM($road, case: "it") }, gdzie stoi.
learn-cryhavoc-09-use-now = Zostały 3 punkty, w sam raz. Aktywuj tę Budowlę.
learn-cryhavoc-09-target = Przejmuje Kontrolę nad regionem odległym najwyżej o dwa kroki, w którym nikt nie stoi. Gdzie zabierzesz Pielgrzymom trzy kryształy?
learn-cryhavoc-09-target-poor = To nie da ci kryształów. { FORM($gorge, case: "In") } są trzy.
learn-cryhavoc-09-end = Bez jednego kroku i bez bitwy przejmujesz Kontrolę { FORM($gorge, case: "of") }. Budowle zostają: w następnych rundach płacisz już tylko za ich aktywację.

## 10 When to enable scoring

learn-cryhavoc-10-title = Kiedy aktywować Punktowanie
learn-cryhavoc-10-enable = Punktowanie może w rundzie aktywować tylko jeden gracz i tylko on dostaje PZ za regiony. Odbywa się ono na koniec rundy, więc zdążysz jeszcze zdobyć regiony. Aktywuj je teraz.
learn-cryhavoc-10-enable-other = Nieźle. Ale Pielgrzymi odrzucili już siedem kart, więc ostatnia to ta, która aktywuje Punktowanie. Wtedy to oni dostaną PZ za regiony, a ty nie.
learn-cryhavoc-10-take = Na razie 14 PZ dla ciebie, 10 dla nich. Tę rundę kończy twoja Akcja. { FORM($reach, case: "In") } leżą cztery kryształy, których nikt nie pilnuje: wejdź tam.
learn-cryhavoc-10-take-open = { FORM($reach, case: "In") } nikogo nie ma, a to obok twojego regionu. Wystarczy jeden krok { FORM($salt, case: "from") }.
learn-cryhavoc-10-done = Jeden oddział wystarczy. Drugi może zostać: zakończ Ruch.
learn-cryhavoc-10-done-stay = To nic więcej nie da. Zakończ Ruch.
learn-cryhavoc-10-wait = 19 PZ do 6: tak późno nie mogli już tego odbić. Inna gra: masz 3 regiony i 3 kryształy, oni 10 kryształów. Czy aktywujesz Punktowanie?
learn-cryhavoc-10-wait-not = 6 PZ dla ciebie, 10 dla nich. Zrób coś innego: najpierw zmień układ na planszy.
learn-cryhavoc-10-wait-idle = To nic nie zmieni na planszy. { FORM($reach, case: "In") } leżą cztery kryształy, których nikt nie pilnuje: wejdź tam.
learn-cryhavoc-10-change = { FORM($reach, case: "In") } leżą cztery kryształy, których nikt nie pilnuje. Wystarczy jeden krok { FORM($salt, case: "from") }, czyli jedna ikona Ruchu: zagraj kartę „{ $troopers }”.
learn-cryhavoc-10-change-dear = Potrzebujesz jednego punktu: zagraj „{ $troopers }”, a pozostałe karty zachowaj.
learn-cryhavoc-10-waited = Teraz masz 4 regiony i 7 kryształów, oni 6 kryształów. Nikt nie dostał PZ, a od teraz Punktowanie da ci 11 PZ, im tylko 6.
learn-cryhavoc-10-end = Aktywuj Punktowanie, gdy tobie da więcej niż innym. I patrz, co zdążysz jeszcze potem zająć.

## 11 Four ways to play

learn-cryhavoc-11-title = Cztery sposoby gry
learn-cryhavoc-11-skill-first = Najpierw Zdolność. Nie zużywa Akcji.
learn-cryhavoc-11-humans = Zdolności nie zużywają Akcji: raz na rundę, przed nią lub po niej. Użyj Zdolności Ludzi „{ $charter }”: odrzuć kartę, a dostaniesz 1 PZ za każde pięć kontrolowanych regionów.
learn-cryhavoc-11-humans-pay = Masz sześć regionów: to 1 PZ za jedną kartę. Wybierz ją.
learn-cryhavoc-11-pilgrims = Pielgrzymi gromadzą kryształy w magazynie. „{ $offering }” zabiera dwa z jednego twojego regionu albo zamienia najwyżej trzy z magazynu, każdy na 2 PZ. Masz trzy: zamień je.
learn-cryhavoc-11-pilgrims-cash = Zbierać możesz później. W magazynie masz trzy: zamień je na PZ.
learn-cryhavoc-11-pilgrims-all = Każdy to 2 PZ. Wydaj wszystkie trzy.
learn-cryhavoc-11-machines = Maszyny budują. Wybierz Budowanie i zagraj kartę „{ $destruct }”. Jej jedna ikona wystarczy, aby aktywować Budowlę: { $sniper }.
learn-cryhavoc-11-machines-build = Tym razem wybierz Budowanie.
learn-cryhavoc-11-machines-pay = Potrzebujesz tylko 1 punktu. Zagraj kartę „{ $destruct }”.
learn-cryhavoc-11-machines-enough = 1 punkt wystarczy. Zachowaj tę kartę.
learn-cryhavoc-11-machines-use = Wtedy zabraknie punktu na to: { $sniper }. Aktywuj tę Budowlę.
learn-cryhavoc-11-shot = Zabija samotny oddział, gdziekolwiek stoi. Który region ma opustoszeć?
learn-cryhavoc-11-shot-rich = To nic ci nie da. { FORM($gorge, case: "In") } leżą trzy kryształy.
learn-cryhavoc-11-trogs = Trogi, gdy gra czworo: ich Sztab leży w środku planety i wychodzą z niego tunele. Wybierz Ruch i zagraj dwie karty: 2 punkty.
learn-cryhavoc-11-trogs-move = Tym razem wyprowadź oddziały ze Sztabu: wybierz Ruch.
learn-cryhavoc-11-trogs-card = Każda z nich ma tylko jedną ikonę Ruchu. Weź dwie karty.
learn-cryhavoc-11-trogs-enough = 2 punkty wystarczą. Zachowaj tę kartę.
learn-cryhavoc-11-tunnels = Z tunelu do każdego innego, choćby najdalszego, jest jeden krok. Wyślij dwa oddziały do regionów z tunelami.
learn-cryhavoc-11-tunnels-left = Zostały punkty. Wyślij dwa oddziały ze Sztabu.
learn-cryhavoc-11-tunnels-kin = Kryją się tam twoi pobratymcy: też dobry sposób, by rosnąć w siłę. Tym razem jednak użyj tunelu.
learn-cryhavoc-11-end = Ludzie się rozprzestrzeniają, Pielgrzymi gromadzą, Maszyny budują, Trogi wychodzą spod ziemi. Wybierz, co lubisz, i patrz, o co gra reszta.

## 12 Events and the end

learn-cryhavoc-12-title = Wydarzenia i koniec gry
learn-cryhavoc-12-rounds = Runda 2. Każda runda zaczyna się od kolejnych Wydarzeń na torze punktacji. Leżą na 30 i 45, potem jest ostatnia runda. Ile rund będzie jeszcze po tej?
learn-cryhavoc-12-rounds-1 = Jedna
learn-cryhavoc-12-rounds-1-reply = Więcej: po jednej na każde pole, na którym leżą Wydarzenia, i ostatnia.
learn-cryhavoc-12-rounds-2 = Dwie
learn-cryhavoc-12-rounds-2-reply = O jedną więcej: po Wydarzeniach na 30 i 45 jest jeszcze ostatnia runda.
learn-cryhavoc-12-rounds-3 = Trzy
learn-cryhavoc-12-rounds-3-reply = Tak: Wydarzenia na 30, te na 45 i ostatnia runda. Razem pięć rund, chyba że ktoś się pospieszy.
learn-cryhavoc-12-enable = Masz 21 PZ. Aktywuj Punktowanie i patrz, jak twój żeton mija 30.
learn-cryhavoc-12-enable-other = Tym razem patrz na tor punktacji: aktywuj Punktowanie.
learn-cryhavoc-12-passed = 32 PZ. Twój żeton minął 30, więc to Wydarzenie trafiło na to z 45 i oba następują teraz, w rundzie 3. Ile rund zostało razem z tą?
learn-cryhavoc-12-passed-1 = Jedna
learn-cryhavoc-12-passed-1-reply = O jedną więcej: to jeszcze nie ostatnia runda.
learn-cryhavoc-12-passed-2 = Dwie
learn-cryhavoc-12-passed-2-reply = Tak: ta i ostatnia.
learn-cryhavoc-12-passed-3 = Trzy
learn-cryhavoc-12-passed-3-reply = Tyle było przedtem. Teraz dwa Wydarzenia przypadają na jedną rundę.
learn-cryhavoc-12-end = PZ skracają grę, a to sprzyja temu, kto prowadzi; tylko gra początkujących według wydania niemieckiego ma zawsze pięć rund. W ostatniej rundzie kryształy punktują zawsze, a regiony nigdy.

## What can be wrong with a position

cryhavoc-lesson-factions = Podaj, kto gra którą Frakcją, na przykład factions = "humans,pilgrims" wśród opcji stołu. Poziom musi być ten dla początkujących.
cryhavoc-lesson-name = W zestawie nie ma „{ $given }” albo nie pasuje to w tym miejscu.
cryhavoc-lesson-order = Wymień każdą Frakcję przy stole jeden raz: { $factions }.
cryhavoc-lesson-region = Wymień region „{ $region }” jeden raz, w „printed” albo w „regions”. Teraz liczba wystąpień to { $count }.
cryhavoc-lesson-piece = „{ $given }” to nie jest element gry. Napisz humans, humans 2, crystals 3, party, exploration, battle 1 humans albo id Budowli; jeniec to pilgrims: humans 1.
cryhavoc-lesson-battle = „{ $region }”: oddziały dwóch Frakcji wymagają żetonu Bitwy, w której jedna z nich jest Agresorem, a żeton Bitwy wymaga oddziałów dwóch Frakcji.
cryhavoc-lesson-control = „{ $region }”: oddziały, które stoją w regionie same, kontrolują go.
cryhavoc-lesson-tokens = Liczba odkrytych żetonów to { $due }, a lekcja wymienia { $count }. Żadnego rodzaju nie może być więcej niż w pudełku.
cryhavoc-lesson-units = Frakcja „{ $faction }” ma tyle oddziałów: { $due }. Te na planszy i w niewoli ({ $count }) oraz w rezerwie ({ $said }) nie dają tej sumy.
cryhavoc-lesson-card = Miejsce { $number } nie może mieć karty „{ $card }”: ta karta należy do innej talii albo jest wymieniona dwa razy.
cryhavoc-lesson-deck = Liczba kart w talii miejsca { $number } to { $left }, a lekcja podaje { $said }. Każda karta musi gdzieś być.
cryhavoc-lesson-terrain = Tyle kart powinno zostać w taliach terenu: { $left }.
cryhavoc-lesson-events = Liczba Wydarzeń musi wynosić { $count }: co najmniej jedno na dotychczasową rundę, reszta na torze punktacji (liczba pól: { $spots }).
cryhavoc-lesson-passed = Żeton Punktacji minął Wydarzenie na polu { $spot }. Połóż je na następnym.
