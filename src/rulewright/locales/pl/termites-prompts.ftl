### Termites, what is asked (Polish): the question, at most 42 letters; who asks it and why; what follows.

## The question

termites-prompt-neutral-hex = Gdzie staje neutralny Kopiec?
termites-prompt-tile = Który kafel kładziesz?
# $terrain: the side that is up.
termites-prompt-tile-hex = Gdzie kładziesz ten kafel ({ termites-terrain-name })?
termites-prompt-mound = Który ze swoich Kopców stawiasz?
termites-prompt-mound-lost = Który Kopiec stawiasz w zamian?
termites-prompt-mound-hex = Gdzie staje twój Kopiec o wartości { $value }?
termites-prompt-unit-to-clear = Która jednostka ustępuje mu miejsca?
termites-prompt-captured-hex = Który z twoich Kopców tam stanie?
termites-prompt-token = Który żeton wystawiasz?
termites-prompt-discard = Który żeton odrzucasz?
termites-prompt-token-hex = Gdzie staje { termites-token-name }?
termites-prompt-unit = Którą jednostkę przesuwasz?
termites-prompt-goal = Dokąd idzie jednostka?
termites-prompt-entry = Z którego pola atakujesz?
termites-prompt-retreat = Dokąd wycofuje się pokonana jednostka?

## Who asks it, and why

# $n: how many are left.
termites-kicker-neutral-hex = Budowa planszy, neutralne Kopce do postawienia: { $n }
termites-kicker-tile = Budowa planszy, kafle do położenia: { $n }
termites-kicker-tile-hex = Budowa planszy: twój kafel
termites-kicker-mound = Przygotowanie: twoje Kopce
# $other_player: who took it.
termites-kicker-mound-lost = Tracisz Kopiec na polu { $hex }, zdobywa go { $other_player }
termites-kicker-mound-none-free = Stracony Kopiec na polu { $hex }: brak dozwolonego pola na nowy
termites-kicker-captured = Zdobyty Kopiec na polu { $hex }
# $turn: which of your turns it is, of $most.
termites-kicker-reproduction = Tura { $turn } z { $most }: { termites-phase-reproduction }
termites-kicker-movement = Tura { $turn } z { $most }: { termites-phase-movement }
termites-kicker-goal = Tura { $turn } z { $most }: { termites-token-name } na polu { $hex }
termites-kicker-entry = Atak na pole { $hex }: { termites-token-name } ({ $other_player })
termites-kicker-retreat = Pokonana jednostka na polu { $hex }: { termites-token-name } ({ $other_player })

## What follows

termites-then-neutral-hex = Kto go zdobędzie, dostanie { $value } pkt. Nie na krawędzi i nie obok innego Kopca.
termites-then-tile = Wybrana strona będzie na wierzchu. Stykać się mogą najwyżej 2 kafle jednego terenu i najwyżej 4 kafle w ogóle.
termites-then-tile-hex = Na wolnym polu; stykać się mogą najwyżej 2 kafle jednego terenu i najwyżej 4 kafle w ogóle.
termites-then-mound = Liczy się tak samo jak w rezerwie, ale na planszy można go zdobyć.
termites-then-mound-lost = Musi stanąć na planszy; pole wybierzesz za chwilę.
termites-then-mound-hex = Nie na krawędzi, nie obok innego Kopca, najwyżej jedno pole Wody obok.
termites-then-unit-to-clear = Ta jednostka odpada z gry, a na jej miejscu staje Kopiec.
termites-then-captured-hex = Od razu staje na polu { $hex }. Potem nowy stawia { $other_player }.
termites-then-captured-hex-alone = Od razu staje na polu { $hex }.
termites-then-token = Trafi na wolne pole. Potem możesz przesunąć jedną jednostkę.
termites-then-discard = Żadnego żetonu nie da się wystawić: odrzucasz jeden, odkryty. Potem możesz przesunąć jednostkę.
termites-then-token-hex = Potem możesz przesunąć jedną jednostkę, także tę.
termites-then-unit = Jedną albo żadną. Potem twoja tura się kończy.
termites-then-goal = Wejście na wroga to atak: twoja siła musi być większa od siły obrony. Potem twoja tura się kończy.
termites-then-entry = Na to pole pokonana jednostka nie może się wycofać.
termites-then-retreat = Wybierasz ty, nie { $other_player }. Twoja jednostka zajmuje pole { $hex } i tura się kończy.
