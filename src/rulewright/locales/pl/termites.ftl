### Termites, what is asked, done, told and refused (Polish).
### Names of players are shown as they are, never inflected. Hexes, tokens and terrain: see termites-terms.ftl.

## What is asked

prompt-neutral-hex = Wybierz pole dla neutralnego Kopca: nie na krawędzi i nie obok innego Kopca.
prompt-tile = Wybierz kafel terenu i stronę, która będzie na wierzchu.
prompt-tile-hex = Wybierz wolne pole dla kafla.
prompt-mound = Wybierz swój Kopiec, który chcesz postawić.
prompt-mound-hex = Wybierz pole dla swojego Kopca.
prompt-unit-to-clear = Dla Kopca nie ma już wolnego pola: wybierz swoją jednostkę, która ustąpi mu miejsca.
prompt-captured-hex = Kopiec zdobyty! Wybierz własny Kopiec, który stanie na jego miejscu.
prompt-token = { phase-reproduction }: wybierz żeton z ręki.
prompt-token-hex = Wybierz wolne pole dla żetonu.
prompt-unit = { phase-movement }: wybierz jednostkę, którą chcesz przesunąć, albo nie ruszaj żadnej.
prompt-goal = Wybierz, dokąd jednostka pójdzie albo co zaatakuje.
prompt-entry = Wybierz pole, z którego przyjdzie atak: tam pokonana jednostka się nie wycofa.
prompt-retreat = Wybierz pole, na które wycofa się pokonana jednostka.

## What can be done

do-neutral = Postaw neutralny Kopiec na polu { $hex }
do-tile = Weź kafel: { tile-up } na wierzchu, { tile-down } pod spodem
do-lay = Połóż kafel ({ terrain-name }) na polu { $hex }
do-mound = Weź swój Kopiec o wartości { $value }
do-mound-here = Postaw swój Kopiec o wartości { $value } na polu { $hex }
do-build = Postaw Kopiec na polu { hex-name }
do-clear = Postaw Kopiec na polu { hex-name } i usuń stamtąd swoją jednostkę: { token-name }
do-token = Weź z ręki: { token-name }
do-place = Wystaw na pole { hex-name }
do-discard = Odrzuć: { token-name }
do-unit = Rusz z pola { hex-name }: { token-name }
do-move = Idź na pole { hex-name }
do-attack = Zaatakuj pole { hex-name }: { piece-name }, siła { $strength } przeciw { $defence }
do-enter = Wejdź na pole { $target } z pola { hex-name }
do-retreat = Wycofaj { token-name } na pole { hex-name }
do-retreat-death = Wypchnij { token-name } na pole { hex-name }: jednostka zostaje zniszczona
do-pass = Nie ruszaj żadnej jednostki

## What happened

event-starts = Zaczyna { $player }.
event-swarm = { $player } prowadzi Rój { swarm-name }.
event-drew = { $player } dobiera żeton: { token-name }.
event-drew-hidden = { $player } dobiera żeton.
event-neutral = { $player } stawia neutralny Kopiec na polu { $hex }.
event-laid = { $player } kładzie kafel na polu { $hex }: { terrain-name }.
event-turn = Teraz gra { $player }.
event-built = { $player } stawia Kopiec o wartości { $value } na polu { $hex }.
event-no-mound = { $player } nie ma pola dla Kopca: zostaje on w rezerwie.
event-placed = { $player } wystawia żeton na pole { $hex }: { token-name }.
event-discarded = { $player } nie może nic wystawić i odrzuca żeton: { token-name }.
event-moved = { $player } przesuwa { token-name } z pola { $from } na pole { $to }.
event-passed = { $player } nie rusza żadnej jednostki.
event-attacked = { $player } atakuje pole { $to } z pola { $from }: { token-name }.
event-strength = Siła ataku { $strength } przewyższa siłę obrony { $defence }.
event-entered = Atak następuje z pola { $hex }.
# $player: whose unit it is.
event-retreated = { $player }: { token-name } wycofuje się z pola { $from } na pole { $to }.
event-destroyed = { $player } traci jednostkę na polu { $hex }: { token-name }.
event-taken = { $player } zdobywa Kopiec o wartości { $value }, który traci { $other_player }.
event-taken-neutral = { $player } zdobywa neutralny Kopiec o wartości { $value }.
event-over = Gra skończona.

## Why not

why-game-over = Gra jest skończona, nic więcej nie można zrobić.
# $player: who is asked.
why-not-your-turn = Teraz gra { $player }. Poczekaj na swoją kolej.
# $offer: what is asked.
why-not-now =
    Nie teraz. { $offer ->
        [neutral-hex] { prompt-neutral-hex }
        [tile] { prompt-tile }
        [tile-hex] { prompt-tile-hex }
        [mound] { prompt-mound }
        [mound-hex] { prompt-mound-hex }
        [unit-to-clear] { prompt-unit-to-clear }
        [captured-hex] { prompt-captured-hex }
        [token] { prompt-token }
        [token-hex] { prompt-token-hex }
        [unit] { prompt-unit }
        [goal] { prompt-goal }
        [entry] { prompt-entry }
       *[retreat] { prompt-retreat }
    }
why-not-on-board = Tego pola nie ma na planszy. Wybierz jedno z jej pól.
why-not-free = Pole { $hex } jest zajęte: { piece-name }. Wybierz wolne pole.
why-closed-terrain = Pole { hex-name } jest zamknięte dla tej kasty ({ caste-name }). Wybierz pole o innym terenie.
why-not-in-hand = Nie masz na ręce takiego żetonu: { token-name }. Wybierz jeden z tych, które masz.
why-no-hex-for-token = Dla tego żetonu ({ token-name }) nie ma wolnego pola. Wybierz inny, a jeśli żadnego nie da się wystawić, odrzuć jeden.
why-must-place = Odrzucić żeton można tylko wtedy, gdy żadnego nie da się wystawić. Wybierz żeton do wystawienia.
why-no-unit-there = Na polu { $hex } nie ma jednostki. Wybierz pole ze swoją jednostką.
why-not-your-unit = Jednostka na polu { $hex } nie jest twoja: { piece-name }. Wybierz własną.
# $points: movement points of the caste.
why-unit-cannot-move = Jednostka na polu { $hex } ({ token-name }) ma { points-name } i nie ma dokąd pójść. Wybierz inną albo nie ruszaj żadnej.
why-stands-there = Jednostka już stoi na polu { $hex }. Wybierz inne pole.
why-own-unit-there = Na polu { $hex } stoi twoja jednostka: można tamtędy przejść, ale nie można się tam zatrzymać. Wybierz inne pole.
why-own-mound-there = Na polu { $hex } stoi twój Kopiec: nie można się tam zatrzymać ani go zaatakować. Wybierz inne pole.
why-too-far = Pole { $hex } jest za daleko: { caste-plural } mają { points-name }. Wybierz bliższe pole.
why-way-blocked = Pole { $hex } jest dość blisko, ale wrogowie, Kopce lub teren zamykają każdą drogę, na którą starczyłoby ruchu ({ points-name }). Wybierz inne pole.
why-water-is-closed = Na pole { hex-name } { caste-plural } nie wejdą, tam mogą iść tylko Alate. Wybierz inne pole.
why-vegetation-is-closed = Na pole { hex-name } { caste-plural } nie wejdą. Wybierz inne pole.
why-stones-cost-two = Wejście na pole { hex-name } kosztuje 2, a { caste-plural } mają { points-name }. Wybierz inne pole.
why-too-weak = Siła ataku { $strength } nie przewyższa siły obrony { $defence }: brakuje jeszcze { $missing }. Ustaw więcej swoich jednostek obok pola { $hex }.
why-not-beside-target = Pole { $hex } nie sąsiaduje z celem. Wybierz pole obok niego.
why-no-way-through = Przez pole { $hex } jednostka nie dotrze do celu. Wybierz inne pole obok celu.
why-not-adjacent = Pole { $hex } nie sąsiaduje z pokonaną jednostką, a wycofuje się ona tylko o jedno pole. Wybierz pole obok niej.
why-attack-came-from = Z pola { $hex } przyszedł atak, więc tam wycofać się nie można. Wybierz inne pole.
why-retreat-not-free = Pole { $hex } jest zajęte: { piece-name }. Wybierz wolne pole do wycofania.
why-retreat-closed = Na pole { hex-name } { caste-plural } nie mogą się wycofać. Wybierz pole o innym terenie.
why-retreat-vegetation = Na pole { hex-name } { caste-plural } się nie wycofują, dopóki zostaje inne. Wybierz tamto.
why-no-such-mound = Nie masz w rezerwie Kopca o wartości { $value }. Wybierz jeden z tych, które masz.
# $allowed: not-water or open-only, the ruling of the table.
why-mound-terrain =
    { $allowed ->
        [open-only] Kopiec staje tylko na terenie Otwartym, nie na polu { hex-name }. Wybierz pole otwarte.
       *[not-water] Kopiec nie może stanąć na polu { hex-name }. Wybierz pole bez Wody.
    }
why-mound-not-free = Pole { $hex } jest zajęte: { piece-name }. Wybierz pole, na którym nic nie stoi.
why-on-edge = Pole { $hex } leży na krawędzi planszy. Kopiec potrzebuje wokół siebie sześciu pól: wybierz pole bliżej środka.
why-beside-mound = Pole { $hex } sąsiaduje z innym Kopcem. Wybierz pole, obok którego nie ma Kopca.
why-too-much-water = Obok pola { $hex } jest więcej niż jedno pole Wody. Dla Kopca wybierz takie, obok którego jest najwyżej jedno.
why-no-own-unit = Na polu { $hex } nie ma twojej jednostki. Wybierz pole, na którym jakaś stoi.
why-no-such-tile = Nie ma już kafla: { tile-up } i { tile-down }. Wybierz inny kafel.
why-no-hex-for-tile = Tej strony kafla ({ tile-up }) nie da się już nigdzie położyć. Wybierz inną stronę albo inny kafel.
why-not-open = Na polu { hex-name } leży już kafel. Wybierz pole bez kafla.
why-group-of-terrain = Z tym kaflem ({ terrain-name }) na polu { $hex } stykałoby się więcej niż 2 kafle tego terenu. Wybierz inne pole.
why-group-of-tiles = Z tym kaflem na polu { $hex } stykałoby się więcej niż 4 kafle. Wybierz inne pole.
why-neutral-water = Z Wodą na polu { $hex } neutralny Kopiec graniczyłby z dwoma kaflami Wody. Wybierz inne pole.

## What a table can choose

option-scenario = Plansza: scenariusz, budowana przez graczy albo własna z pliku.
option-tiles = Z ilu kafli terenu budujecie planszę; sugerowana liczba to od 15 do 18.
option-swarms = Rój dla każdego gracza, po przecinku; drawn oznacza losowanie.
option-mound_terrain = Na jakim terenie może stać Kopiec.
option-mound_crossing = Kto może przedostać się przez Kopce.
option-slime_on_mounds = Czy Nasute z odległości 2 pól wspierają także ataki na Kopce.
option-attack_origin = Z którego pola przyszedł atak: tam pokonana jednostka nigdy się nie wycofuje.
option-alate_into_vegetation = Czy atakujący może wypchnąć pokonanego Alate na Roślinność, gdzie Alate ginie.
option-recross_target = Czy Alate może przelecieć nad jednostką, którą atakuje, i na nią zawrócić.

value-mound_terrain-not-water = każdy prócz Wody
value-mound_terrain-open-only = tylko teren Otwarty
value-mound_terrain-any = dowolny teren
value-mound_crossing-alate = Alate nad nimi przelatują
value-mound_crossing-nobody = nikt, nawet Alate
value-slime_on_mounds-yes = tak
value-slime_on_mounds-no = nie, tylko ataki na jednostki
value-attack_origin-last-step = ostatnie pole przed celem
value-attack_origin-start = pole, na którym ruch się zaczął
value-alate_into_vegetation-last-resort = tylko gdy nie ma innego pola
value-alate_into_vegetation-choice = tak, według uznania
value-recross_target-yes = tak
value-recross_target-no = nie
