### The lessons of Cry Havoc (Polish): learn-cryhavoc-<number of the lesson>-<text>.

## 01 What it is about

learn-cryhavoc-01-title = O co tu chodzi
learn-cryhavoc-01-enable = Wygrywa ten, kto ma najwięcej Punktów Zwycięstwa (PZ). Najwięcej dają kryształy w twoich regionach, ale tylko gdy ktoś aktywuje Punktowanie. Masz taką kartę, { $flag }: aktywuj Punktowanie.
learn-cryhavoc-01-enable-other = To też się przyda, ale w tej rundzie nie będzie wtedy Punktowania. Aktywuj je.
learn-cryhavoc-01-count = Teraz każdy dostanie 1 PZ za każdy kryształ w swoich regionach. Punktowanie aktywujesz ty, więc dostaniesz też 1 PZ za każdy region, razem ze Sztabem. Zakończ turę i policz.
learn-cryhavoc-01-count-skill = Zdolność też jest dobra, ale teraz jej nie potrzebujesz. Zakończ turę.
learn-cryhavoc-01-round = 11 PZ dla ciebie, 3 dla Pielgrzymów. Cała runda to: Wydarzenie, cztery nowe karty, po trzy Akcje, bitwy, jeńcy i Punktowanie, jeśli ktoś je aktywował. Rund jest najwyżej pięć.
learn-cryhavoc-01-end = Punkty dają kryształy w twoich regionach, ale Punktowanie trzeba aktywować. Zyskują na nim wszyscy, więc wybierz rundę, w której ty zyskasz najwięcej.

## 02 Cards are actions

learn-cryhavoc-02-title = Karty to Akcje
learn-cryhavoc-02-move = Twoja pierwsza Akcja w grze. Wokół Sztabu są wolne regiony, więc zacznij od Ruchu.
learn-cryhavoc-02-move-later = To przyda się później. Najpierw zajmij regiony: wybierz Ruch.
learn-cryhavoc-02-pay = Akcję opłacasz kartami. Teraz liczą się tylko ikony Ruchu, a tekst karty jest na bitwy. Chcesz zrobić dwa kroki, więc wybierz kartę z dwiema ikonami Ruchu.
learn-cryhavoc-02-pay-one = Ta ma tylko jedną ikonę Ruchu. Zachowaj ją i wybierz kartę z dwiema.
learn-cryhavoc-02-pay-none = Bez karty nikt się nie ruszy. Wybierz kartę z dwiema ikonami Ruchu.
learn-cryhavoc-02-play = Dwa punkty wystarczą. Zagranej karty już nie masz, więc resztę zachowaj na następne Akcje i bitwy. Zagraj ją.
learn-cryhavoc-02-play-keep = Dwa punkty wystarczą. Zachowaj tę kartę na później.
learn-cryhavoc-02-step = Za każdy punkt jeden oddział idzie do sąsiedniego regionu. Wyślij jeden { FORM($salt, case: "to") }, a drugi { FORM($sea, case: "to") }: najpierw wskaż oddział, potem dokąd idzie.
learn-cryhavoc-02-step-left = Masz jeszcze punkt, a obok są wolne regiony.
learn-cryhavoc-02-step-trogs = Tam leży Horda: ukryte Trogi. O nich jest inna lekcja.
learn-cryhavoc-02-step-both = Jeden oddział tam wystarczy. Ten wyślij do drugiego regionu.
learn-cryhavoc-02-reveal = W obu regionach leży żeton Eksploracji: znalezisko. Wybierz, który odkryjesz najpierw.
learn-cryhavoc-02-end = Oddział, który stoi w regionie sam, kontroluje go. Żeton Kontroli zostaje, gdy oddział pójdzie dalej – dopóki nie wejdzie tam wróg.

## 03 Unknown ground

learn-cryhavoc-03-title = Nieznany teren
learn-cryhavoc-03-move = Dwa regiony, których nikt jeszcze nie widział. Wybierz Ruch i opłać go kartą { $front }: 3 punkty.
learn-cryhavoc-03-move-first = Najpierw zbadaj okolicę: wybierz Ruch.
learn-cryhavoc-03-move-card = Potrzebujesz 3 punktów. Wszystkie daje { $front }.
learn-cryhavoc-03-move-enough = 3 punkty wystarczą. Zachowaj tę kartę.
learn-cryhavoc-03-go = Kompas { FORM($sea, case: "in") } to znalezisko: wystarczy jeden oddział ze Sztabu. Maska { FORM($road, case: "in") } to Horda Trogów: wyślij dwa.
learn-cryhavoc-03-go-left = Zostały punkty. Jeden oddział na nieznane Trogi to za mało: wyślij dwa.
learn-cryhavoc-03-go-one = Po znalezisko wystarczy jeden oddział. Na Hordę potrzebujesz dwóch.
learn-cryhavoc-03-go-two = Tu wystarczą dwa. Jeden musi jeszcze pójść po znalezisko.
learn-cryhavoc-03-go-home = Nie tędy. Ze Sztabu jeden { FORM($sea, case: "to") }, dwa { FORM($road, case: "to") }.
learn-cryhavoc-03-battle = { FORM($sea, case: "In") } masz dwa kryształy. { FORM($road, case: "In") } wyszedł Trog. Żeton z numerem oznacza bitwę: rozegra się ją, gdy wszyscy wykonają po trzy Akcje.
learn-cryhavoc-03-end = Żetony odkrywa się po zakończeniu Ruchu. Znaleziska pomagają; Hordy walczą, ale przynoszą kryształy. Do bitwy twoje oddziały zostają na miejscu.

## 04 Recruit, and better cards

learn-cryhavoc-04-title = Rekruci i lepsze karty
learn-cryhavoc-04-recruit = Rekrutacja sprowadza oddziały z rezerwy do Sztabu, po jednym za każdą ikonę Rekrutacji. Wybierz Rekrutację i opłać ją dwiema kartami, które mają po dwie ikony.
learn-cryhavoc-04-recruit-later = Też dobrze. Ale w Sztabie zostały tylko dwa oddziały: wybierz Rekrutację.
learn-cryhavoc-04-recruit-one = Ta ma tylko jedną ikonę Rekrutacji. Zachowaj ją na bitwę.
learn-cryhavoc-04-recruit-more = Najpierw więcej punktów: dwie karty po dwie ikony.
learn-cryhavoc-04-recruit-enough = Cztery punkty wystarczą. Zachowaj tę kartę na bitwę.
learn-cryhavoc-04-raise = Cztery punkty: cztery oddziały. Weź wszystkie.
learn-cryhavoc-04-raise-all = Masz opłacone cztery, a punktów nie da się odłożyć.
learn-cryhavoc-04-study = Następna Akcja: dobierz dwie karty i zatrzymaj jedną, z własnej talii albo z talii terenu. Następna bitwa będzie na oceanie, więc wybierz talię oceanu.
learn-cryhavoc-04-study-own = Własne karty działają wszędzie, ale spróbuj karty oceanu.
learn-cryhavoc-04-study-land = W bitwie taka karta działa tylko na swoim terenie. Wybierz talię oceanu.
learn-cryhavoc-04-study-now = Też dobrze. Teraz jednak zdobądź lepszą kartę: dobierz dwie, zatrzymaj jedną.
learn-cryhavoc-04-keep = Zatrzymaj jedną: jest twoja do końca gry. W bitwie na oceanie { $landing } dodaje dwa oddziały na Kontrolę nad Regionem, a { $undertow } zabiera dwa wrogie z Wyniszczenia.
learn-cryhavoc-04-keep-landing = Dwa oddziały znikąd: to odwraca losy bitwy.
learn-cryhavoc-04-keep-undertow = O dwóch zabójców mniej: to ratuje twoje oddziały.
learn-cryhavoc-04-end = Masz więcej oddziałów i kartę, jakiej nie mają inni. Kartami terenu opłacasz Akcje tak jak innymi, ale w bitwie potrzebują swojego terenu.

## 05 Battle: you attack

learn-cryhavoc-05-title = Bitwa: atakujesz
learn-cryhavoc-05-control = Kto ma więcej oddziałów na Kontroli nad Regionem, zdobywa region i 2 PZ, a remis jest Obrońcy. Rozstawiasz przed nimi. Masz cztery oddziały, oni dwa. Ile da ci tu pewność?
learn-cryhavoc-05-control-tie = Oni też mogą tu postawić dwa: to remis, czyli region jest ich.
learn-cryhavoc-05-control-all = To pewne, ale o jeden mniej też daje pewność, a ten jeden może zarobić gdzie indziej.
learn-cryhavoc-05-control-few = Mogą postawić tyle samo albo więcej. Policz ich oddziały i dodaj jeden.
learn-cryhavoc-05-prisoners = Kto ma więcej oddziałów na Pojmaniu Jeńców, bierze jeńca: 1 PZ w każdej rundzie. Reszta idzie na Wyniszczenie: każdy oddział zabija jeden wrogi, za 1 PZ. Gdzie ma stanąć twój ostatni?
learn-cryhavoc-05-prisoners-one = Jeniec: 1 PZ teraz i w każdej rundzie, w której go trzymasz.
learn-cryhavoc-05-prisoners-none = Na Wyniszczeniu zabija jeden oddział: 1 PZ od razu.
learn-cryhavoc-05-end = 3 do 2: kontrolujesz { FORM($mirror, case: "it") } i masz 2 PZ. Wrogowie, którzy zostali, wycofują się. A każda bitwa dokłada do regionu kryształ.

## 06 Battle: you defend

learn-cryhavoc-06-title = Bitwa: bronisz się
learn-cryhavoc-06-control = Rozstawiasz po nich i widzisz wszystko: mają 2 oddziały na Kontroli nad Regionem, 1 na Pojmaniu Jeńców, 1 na Wyniszczeniu. Remis na Kontroli jest twój. Jak mało wystarczy?
learn-cryhavoc-06-control-all = Region obronisz, ale wtedy bez przeszkód wezmą jeńca.
learn-cryhavoc-06-control-few = Wtedy region pada. Dwa na dwa to remis, a remis jest tu twój.
learn-cryhavoc-06-prisoners = Na Pojmaniu Jeńców remis jest niczyj. Mają tam jeden oddział. Gdzie twój ostatni zdziała najwięcej?
learn-cryhavoc-06-prisoners-none = Zabijesz jeden oddział, ale oni wezmą jeńca: 1 PZ dla nich w każdej rundzie.
learn-cryhavoc-06-end = Utrzymujesz { FORM($road, case: "it") } i dostajesz 2 PZ. Jeden oddział ginie na Wyniszczeniu, żaden nie idzie do niewoli. Obrońca widzi więcej: to jego siła.

## 09 Build and activate

learn-cryhavoc-09-title = Buduj i aktywuj
learn-cryhavoc-09-build = Ikony Budowania opłacają Budowle w twoich regionach i ich aktywację. Wybierz Budowanie i zagraj { $dug } oraz { $crossfire }: 4 punkty i 1 PZ za gwiazdę.
learn-cryhavoc-09-build-later = Też dobrze. Tym razem wybierz wznoszenie Budowli.
learn-cryhavoc-09-build-none = Ta karta nie ma ikony Budowania.
learn-cryhavoc-09-build-more = Potrzebujesz wszystkich 4 punktów: weź obie karty.
learn-cryhavoc-09-airfield = { $airfield }: 2 punkty za wzniesienie, 2 za użycie. Wznieś je w jednym ze swoich regionów.
learn-cryhavoc-09-airfield-other = Dobra Budowla, ale nie do tego, czego teraz chcemy. Wznieś: { $airfield }.
learn-cryhavoc-09-use = Aktywuj tę Budowlę: przejmuje kontrolę nad regionem, w którym nikt nie stoi, oddalonym najwyżej o dwa. Gdzie jest najwięcej kryształów?
learn-cryhavoc-09-use-now = Zostały 2 punkty, w sam raz. Aktywuj ją.
learn-cryhavoc-09-use-poor = Byłby twój, ale jest ubogi. { FORM($gorge, case: "In") } leży pięć kryształów.
learn-cryhavoc-09-end = Bez kroku i bez bitwy kontrolujesz { FORM($gorge, case: "it") }. Budowle zostają: w następnych rundach płacisz już tylko za ich aktywację.

## What can be wrong with a position

cryhavoc-lesson-factions = Podaj, kto gra którą Frakcją, na przykład factions = "humans,pilgrims" wśród opcji stołu. Poziom musi być taki jak w pierwszej grze.
cryhavoc-lesson-name = W zestawie nie ma „{ $given }” albo nie w tym miejscu.
cryhavoc-lesson-order = Wymień każdą Frakcję przy stole jeden raz: { $factions }.
cryhavoc-lesson-region = Wymień region „{ $region }” jeden raz, w „printed” albo w „regions”. Teraz liczba wystąpień to { $count }.
cryhavoc-lesson-piece = „{ $given }” to nie jest element gry. Napisz humans, humans 2, crystals 3, party, exploration, battle 1 humans albo id Budowli; jeniec to pilgrims: humans 1.
cryhavoc-lesson-battle = „{ $region }”: oddziały dwóch Frakcji wymagają żetonu Bitwy, w której jedna z nich jest Agresorem, a żeton Bitwy wymaga oddziałów dwóch Frakcji.
cryhavoc-lesson-control = „{ $region }”: oddziały, które stoją w regionie same, kontrolują go.
cryhavoc-lesson-tokens = Liczba odkrytych żetonów to { $due }, a lekcja wymienia { $count }. Żadnego rodzaju nie może być więcej niż w pudełku.
cryhavoc-lesson-units = Frakcja „{ $faction }” ma tyle oddziałów: { $due }. Te na planszy i w niewoli ({ $count }) oraz w rezerwie ({ $said }) nie dają tej sumy.
cryhavoc-lesson-card = Miejsce { $number } nie może mieć karty „{ $card }”: należy do innej talii albo jest wymieniona dwa razy.
cryhavoc-lesson-deck = Liczba kart w talii miejsca { $number } to { $left }, a lekcja podaje { $said }. Każda karta musi gdzieś być.
cryhavoc-lesson-terrain = Liczby kart w taliach terenu to { $left }.
cryhavoc-lesson-events = Liczba Wydarzeń to { $count }: po jednym na rundę, a reszta leży na torze punktacji (liczba pól: { $spots }).
cryhavoc-lesson-passed = Żeton Punktacji minął Wydarzenie na polu { $spot }. Połóż je na następnym.
