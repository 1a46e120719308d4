### The lessons of Termites (Polish): learn-termites-<number of the lesson>-<text>.

## 01 One turn

learn-termites-01-title = Jedna tura
learn-termites-01-token = Punkty dają Kopce. Dwa są twoje, dwa należą do Czerwonego, a siódemka pośrodku jest niczyja. Tura zaczyna się od żetonu z ręki: weź Robotnicę ×2.
learn-termites-01-token-other = W grze nada się każdy żeton. W tej lekcji weź Robotnicę ×2.
learn-termites-01-place = Wystaw ją na dowolnym wolnym polu. Żeby zdobyć siódemkę, potrzebujesz wokół niej siły: wybierz jedno z sześciu pól obok. Siódemka stoi na F6, szóstym polu rzędu F.
learn-termites-01-place-far = Można, ale tam nic nie ma. Wybierz pole obok F6.
learn-termites-01-move = Dobierasz nowy żeton. Teraz możesz przesunąć jedną jednostkę. Robotnica przechodzi dwa pola: obejdź Kopiec i stań na innym polu obok F6.
learn-termites-01-move-stay = Możesz zostać w miejscu, ale spróbuj się ruszyć.
learn-termites-01-move-far = Za daleko. Zostań obok F6.
learn-termites-01-end = Jeden żeton, jeden ruch: to cała tura. Potem to samo robi Czerwony, aż każde z was zagra 18 żetonów.

## 02 Take a mound

learn-termites-02-title = Zdobądź Kopiec
learn-termites-02-token = Żeby zdobyć Kopiec, musisz przewyższyć jego wartość. Wokół F6 masz 2 + 3 + 2 = 7, a 7 na 7 nie wystarczy. Wystaw jeszcze jeden żeton tam, gdzie się liczy: obok F6.
learn-termites-02-place-no = Tam się nie liczy: nadal 7 na 7. Wystaw go obok F6.
learn-termites-02-place-hint = Liczy się sześć pól obok F6. Trzy z nich są wolne.
learn-termites-02-attack = Masz już więcej niż 7. Jednostka, która zdobywa Kopiec, ginie, a wspierające zostają. Wybierz więc tę, której najmniej ci żal, a potem F6.
learn-termites-02-attack-strong = Udało się, ale tracisz silniejszą jednostkę, niż trzeba.
learn-termites-02-attack-ripe = Masz już dość siły. Zdobądź Kopiec na F6.
learn-termites-02-mound = Siódemka to twoje trofeum. Teraz musi tu stanąć twój Kopiec. Liczy się tak samo jak w rezerwie, ale na planszy można go zaatakować. Wybierz.
learn-termites-02-mound-high = Trudno go zdobyć, ale jego utrata drogo kosztuje.
learn-termites-02-mound-low = Łatwo go zdobyć, ale niewiele wtedy tracisz.
learn-termites-02-end = Trofeum jest twoje do końca gry: to 7 punktów więcej. Twój Kopiec pośrodku kusi jednak innych, więc go pilnuj.

## 03 Push a unit away

learn-termites-03-title = Odepchnij jednostkę
learn-termites-03-attack = Robotnica ×2 Czerwonego na G5 ma obronę 2, a obrońcy nikt nie pomaga. Twój Nasute ×2 ma siłę 2, a Robotnica obok celu dodaje 2. Zaatakuj G5 jednostką Nasute.
learn-termites-03-attack-worker = Też ma dość siły. Robotnica może jednak wejść z kilku stron i trzeba by wybierać. Weź Nasute.
learn-termites-03-attack-now = Teraz jest pora: 4 na 2. Zaatakuj G5 jednostką Nasute.
learn-termites-03-retreat = Pokonana jednostka wycofuje się o jedno pole, a ty wybierasz dokąd. Nie wpuszczaj jej pod swoje Kopce.
learn-termites-03-retreat-home = Stanęłaby obok twojego Kopca na H3. Odepchnij ją w inną stronę.
learn-termites-03-end = Wygrywasz, gdy siła ataku jest większa od siły obrony. Przegrany wycofuje się tam, gdzie wskażesz, a twoja jednostka zajmuje jego pole.

## 04 Destroy it

learn-termites-04-title = Zniszcz ją
learn-termites-04-soldier = Tego Nasute pokona każda z twoich jednostek. Ale kogo zaatakuje i pokona Żołnierz, ten się nie wycofuje: zostaje zniszczony. Zaatakuj G5 Żołnierzem.
learn-termites-04-soldier-worker = Robotnica tylko by go odepchnęła. Żołnierz go zniszczy.
learn-termites-04-soldier-now = Nasute wciąż tam stoi. Zaatakuj G5 Żołnierzem.
learn-termites-04-corner = Tu nie masz Żołnierza. Pokonana jednostka musi jednak mieć dokąd się wycofać, a w tym rogu nie ma wolnego pola: zostanie zniszczona. Zaatakuj A1 jednostką Nasute.
learn-termites-04-corner-door = Robotnica mogłaby wejść na dwa sposoby, a przy jednym z nich jej własne pole zostaje otwarte dla Czerwonego. Nasute ma tylko jedną drogę. Weź go.
learn-termites-04-corner-now = Czerwony wciąż tam stoi. Zaatakuj A1 jednostką Nasute.
learn-termites-04-end = Jednostkę niszczysz na dwa sposoby: atakujesz Żołnierzem albo nie zostawiasz jej pola do wycofania. Zniszczone jednostki nie wracają.

## 05 Stones and wings

learn-termites-05-title = Kamienie i skrzydła
learn-termites-05-stones = Kamienie dodają 1: Robotnica ×2 Czerwonego na E8 ma obronę 3, a twoja Robotnica ×3 tylko siłę 3. Wystaw żeton, który pomoże w ataku na E8.
learn-termites-05-stones-no = Stamtąd nie pomoże. Wystaw go obok E8. Nasute pomaga też z odległości dwóch pól.
learn-termites-05-stones-hint = E7, D8 i F9 sąsiadują z E8 i są wolne.
learn-termites-05-climb = Wejście na Kamienie kosztuje 2 punkty, a Żołnierze i Nasute mają tylko 1. Wybierz, kto atakuje, potem E8, a na koniec, dokąd wycofa się Czerwony.
learn-termites-05-climb-no = Ta jednostka ma 1 punkt, a Kamienie kosztują 2. Pomaga, ale nie może zaatakować E8.
learn-termites-05-climb-now = Masz już dość siły. Zaatakuj E8.
learn-termites-05-wings = Alate przelatują trzy pola, także nad Wodą i wrogami. Żołnierze Czerwonego pilnują frontu, ale Nasute na D8 stoi za nimi sam. Wyślij tam Alate.
learn-termites-05-wings-alate = Tylko Alate dotrze na D8. Weź tę jednostkę.
learn-termites-05-wings-alone = Piękny lot. Ale Nasute na D8 stoi sam: 2 na 1.
learn-termites-05-green = C7 to Roślinność, najlepsze miejsce dla Nasute: stamtąd dodaje o 1 więcej. Wyślij go gdzie indziej.
learn-termites-05-green-no = Stamtąd dodawałby o 1 więcej. Wybierz inne pole.
learn-termites-05-end = Kamienie chronią, Roślinność pomaga Nasute, a Woda jest dla Alate. Zamknięta jest dla nich tylko Roślinność.

## 06 Slime

learn-termites-06-title = Pomoc z daleka
learn-termites-06-token = Obok F6 masz 3 + 2 = 5, a potrzebujesz 8. Nasute pomagają z odległości dwóch pól, a z Roślinności dodają o 1 więcej. Który żeton wystarczy?
learn-termites-06-token-two = 5 + 2 = 7. Brakuje jednego.
learn-termites-06-token-one = 5 + 1 = 6. Brakuje dwóch.
learn-termites-06-place = Nasute musi stać dwa pola od F6, i to na Roślinności.
learn-termites-06-place-bare = Tam liczy się za 2: nadal 7 na 7. Z Roślinności doda o 1 więcej.
learn-termites-06-place-far = Za daleko. Nasute pomaga z odległości najwyżej dwóch pól.
learn-termites-06-place-hint = E4 i G7 to Roślinność w odległości dwóch pól od F6.
learn-termites-06-attack = 8 na 7. Atakujący ginie, więc wybierz słabszą jednostkę, a potem F6.
learn-termites-06-attack-strong = Udało się, ale Robotnica ×3 była silniejsza.
learn-termites-06-attack-ripe = Masz już dość siły. Zdobądź Kopiec na F6.
learn-termites-06-mound = Wybierz, który z twoich Kopców tu stanie.
learn-termites-06-end = Nasute pomaga z drugiej linii, a najlepiej z Roślinności. Szukaj zielonych pól w pobliżu Kopców, cudzych i swoich.

## 07 From which side

learn-termites-07-title = Z której strony
learn-termites-07-attack = Żołnierz ×2 Czerwonego stoi obok twojego Kopca na H3. Razem z Robotnicą z H5 masz 3 + 1 + 1 + 2 = 7 na 4. Zaatakuj nią G4.
learn-termites-07-attack-others = Bez jednostki z H5 jest tylko 4 na 4. To ta Robotnica musi zaatakować.
learn-termites-07-attack-now = Celem jest G4: 7 na 4.
learn-termites-07-side = Pokonana jednostka nie może się wycofać na pole, z którego wyprowadzono atak. Temu Żołnierzowi zostało tylko G5. Z której strony wejdziesz?
learn-termites-07-side-open = Wtedy G5 zostaje wolne i Żołnierz się tam wycofa. Wejdź z G5.
learn-termites-07-end = Nie miał dokąd się wycofać, więc został zniszczony, i to bez twojego Żołnierza. Otocz cel i wejdź z ostatniego wolnego pola.

## 08 Guard your mounds

learn-termites-08-title = Pilnuj swoich Kopców
learn-termites-08-token = Szary ma 4 + 3 = 7 obok twojego Kopca na H7 o wartości 8. Jeszcze jedna Robotnica ×2 i Kopiec padnie. Który z twoich żetonów pomoże?
learn-termites-08-token-fill = To zajmuje jedno pole, a inne zostają wolne. Lepiej coś zniszczyć.
learn-termites-08-token-hint = Tylko jeden z twoich żetonów sam pokona którąś z tych dwóch jednostek.
learn-termites-08-place = Jednostka może się ruszyć w tej samej turze, w której ją wystawiasz. Wystaw Żołnierza obok Alate na H8.
learn-termites-08-place-far = Żołnierz przechodzi jedno pole. Stamtąd nie dotrze na H8.
learn-termites-08-strike = 4 na 3. Zaatakuj H8 Żołnierzem.
learn-termites-08-strike-still = Alate wciąż tam stoi. Zaatakuj H8 Żołnierzem.
learn-termites-08-end = Teraz Szary ma obok twojej ósemki już tylko 4. Rozglądaj się tak wokół swoich Kopców w każdej turze.

## 09 Set-up

learn-termites-09-title = Pierwsze Kopce
learn-termites-09-mound = Dwa z twoich pięciu Kopców, o wartości od 5 do 9, stają na planszy. Pozostałe też się liczą i są bezpieczne. Im wyższa wartość, tym dłużej Kopiec się trzyma, ale tym większa strata. Wybierz.
learn-termites-09-mound-high = Długo się utrzyma. Ale jego utrata drogo kosztuje.
learn-termites-09-mound-low = Padnie szybciej. Ale mniej wtedy tracisz.
learn-termites-09-build = Nie na krawędzi, nie obok innego Kopca, najwyżej jedno pole Wody obok. Wybierz pole po swojej stronie planszy: w rzędach od G do J.
learn-termites-09-build-theirs = Można, ale Czerwony dotrze tam równie szybko jak ty. Wybierz pole w rzędach od G do J.
learn-termites-09-second = Czerwony postawił oba Kopce. Teraz wybierz swój drugi i postaw go z dala od pierwszego, bo inaczej jedna grupa jednostek zagrozi obu.
learn-termites-09-second-near = Stojące blisko siebie padną razem. Lepiej zachować odległość co najmniej trzech pól.
learn-termites-09-end = Plansza jest gotowa. Teraz zaczynają się tury: jeden żeton, jeden ruch.

## 10 The last turn

learn-termites-10-title = Ostatnia tura
learn-termites-10-token = Ostatni żeton w grze jest twój. Czerwony zdobył siódemkę i prowadzi 42 do 35. Jego Kopiec na D7 ma wartość 5, a ty masz tam 2 + 2 + 1. Wystaw Robotnicę tak, żeby się liczyła.
learn-termites-10-place-no = Tam się nie liczy, a następnej tury nie będzie.
learn-termites-10-attack = 6 na 5. Zdobądź Kopiec na D7.
learn-termites-10-attack-else = Wtedy skończy się na 35 do 42. Zdobądź Kopiec na D7.
learn-termites-10-mound = Wybierz, który z twoich Kopców tu stanie. Na koniec liczą się wszystkie, na planszy i w rezerwie.
learn-termites-10-end = 40 do 37: wygrywasz. Liczą się twoje Kopce, na planszy i w rezerwie, oraz trofea. Przy remisie decyduje liczba jednostek na planszy.

## What can be wrong with a position

termites-lesson-swarms = Podaj, kto gra którym Rojem, na przykład swarms = "blue,red" wśród opcji stołu.
termites-lesson-piece = „{ $given }” to nie jest element gry. Napisz 0:worker-2@F5, 1:6@H3 lub neutral:7@F6, z polem tej planszy; na ręce: worker-2.
termites-lesson-taken = „{ $given }”: to pole jest już zajęte.
termites-lesson-site = „{ $given }”: tam nie może stać Kopiec.
termites-lesson-ground = „{ $given }”: ten teren jest zamknięty dla tej kasty.
termites-lesson-mounds = Miejsce { $number } ma więcej Kopców o jednej wartości niż jego Rój.
termites-lesson-mounds-all = Kopce na planszy, w rezerwie i zdobyte muszą być tymi z pudełka. Brakuje: { $missing }. Za dużo: { $extra }.
termites-lesson-tokens = Miejsce { $number } ma za dużo żetonów { $token }. W jego Roju jest ich tylko: { $most }.
termites-lesson-stack = Liczba żetonów w stosie miejsca { $number } to { $left }, a lekcja podaje { $said }. Każdy żeton musi gdzieś być.
termites-lesson-hand = Liczba żetonów na ręce miejsca { $number } musi wynosić { $count }.
termites-lesson-turns = Liczba żetonów zagranych przez miejsce { $number } to { $count }, a powinna wynosić { $due }. Dodaj jednostki albo wymień utracone żetony.
termites-lesson-hex = Na tej planszy nie ma pola „{ $name }”.
