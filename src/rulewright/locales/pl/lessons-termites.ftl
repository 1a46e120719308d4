### The lessons of Termites (Polish): learn-termites-<number of the lesson>-<text>.

## 01 One turn

learn-termites-01-title = Jedna tura
learn-termites-01-token = Punkty dają Kopce. Dwa są twoje, dwa należą do Czerwonego, a siódemka pośrodku jest niczyja. Tura zaczyna się od żetonu z ręki: weź Robotnicę ×2.
learn-termites-01-token-other = W grze nada się każdy żeton. Na ten spacer weź Robotnicę ×2.
learn-termites-01-place = Wystaw ją na dowolnym wolnym polu. Żeby zdobyć siódemkę, potrzebujesz wokół niej siły: wybierz jedno z sześciu pól obok F6.
learn-termites-01-place-far = Można, ale tam nic nie ma. Wybierz pole obok F6.
learn-termites-01-move = Dobierasz nowy żeton. Teraz możesz przesunąć jedną jednostkę. Robotnica przechodzi dwa pola: obejdź Kopiec i stań na innym polu obok F6.
learn-termites-01-move-stay = Możesz zostać w miejscu. Spróbuj jednak się przejść.
learn-termites-01-move-far = Za daleko. Zostań obok F6.
learn-termites-01-end = Jeden żeton, jeden ruch: to cała tura. Potem to samo robi Czerwony, i tak dalej, aż oboje zagracie po 18 żetonów.

## What can be wrong with a position

termites-lesson-swarms = Podaj, którym rojem gra każde miejsce, na przykład swarms = "blue,red" wśród opcji stołu.
termites-lesson-piece = „{ $given }” to nie jest element gry. Napisz 0:worker-2@F5, 1:6@H3 lub neutral:7@F6, z polem tej planszy; na ręce: worker-2.
termites-lesson-taken = „{ $given }”: to pole jest już zajęte.
termites-lesson-site = „{ $given }”: tam nie może stać Kopiec.
termites-lesson-ground = „{ $given }”: ten teren jest zamknięty dla tej kasty.
termites-lesson-mounds = Miejsce { $number } nie ma tylu Kopców o jednej wartości.
termites-lesson-mounds-all = Kopce na planszy, w rezerwie i zdobyte muszą być tymi z pudełka. Brakuje: { $missing }. Za dużo: { $extra }.
termites-lesson-tokens = Miejsce { $number } ma za dużo żetonów { $token }. W jego roju jest ich tylko: { $most }.
termites-lesson-stack = Liczba żetonów w stosie miejsca { $number } to { $left }, a lekcja podaje { $said }. Każdy żeton musi gdzieś być.
termites-lesson-hand = Liczba żetonów na ręce miejsca { $number } musi wynosić { $count }.
termites-lesson-turns = Liczba żetonów zagranych przez miejsce { $number } to { $count }, a powinna wynosić { $due }. Dodaj jednostki albo wymień utracone żetony.
termites-lesson-hex = Na tej planszy nie ma pola „{ $name }”.
