### The pages in the browser: what happens at a table, shown step by step (Polish).

web-stage-since = Od twojego ostatniego ruchu
web-stage-happening = Teraz
web-stage-lately = Ostatnio
# $n: how many more steps there were.
web-stage-earlier = wcześniejsze: { $n }
web-stage-nothing = Jeszcze nic
# $text: what happened. $n: how often, at least 2. × is for the number of termites on a token.
web-stage-times = { $text } ({ $n } razy)
web-stage-replay = Powtórz
web-stage-stop = Zatrzymaj
web-stage-speed = Tempo ruchów innych graczy
web-stage-speed-off = Od razu
web-stage-speed-fast = Szybkie
web-stage-speed-normal = Normalne
web-stage-speed-slow = Wolne
web-stage-speed-step = Krok
web-stage-skip = Pomiń
web-stage-skip-mine = Przejdź do mojej tury
web-stage-hold = Wstrzymaj
web-stage-go-on = Dalej
web-stage-back = Krok wstecz
web-stage-goes-on = Zaraz ruszy dalej · pomiń
web-stage-press = Czeka na ciebie · dalej
web-stage-space = Spacja
web-stage-sound = Dźwięk
web-stage-volume = Głośność
web-stage-step-sounds = Dźwięk także przy każdym kroku
web-stage-keys-hold = wstrzymaj albo wznów; zamknij to, co zasłania planszę
web-stage-keys-skip = przejdź do swojej tury
web-stage-keys-replay = pokaż jeszcze raz, co się stało od twojego ostatniego ruchu
web-stage-keys-step = krok wstecz lub naprzód po wstrzymaniu
