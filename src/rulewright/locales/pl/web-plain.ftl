### The page of a game that has none of its own (Polish).

web-plain-about = Pozycja jest opisana słowami.
web-plain-about-choices = Każda możliwość to przycisk. Klawisze od 1 do 9 wybierają pierwsze dziewięć.
web-plain-position = Pozycja
web-plain-choices = Co możesz zrobić
web-plain-wait = Teraz nie masz nic do wyboru.
web-plain-why = Dlaczego nie?
web-plain-why-action = Wpisz ruch
# $action: as it is written, such as “lay:a4”.
web-plain-why-such-as = np. { $action }
web-plain-why-ask = Zapytaj
web-plain-why-can = To możesz teraz zrobić.
# $n: how many choices.
web-plain-gone = Teraz niemożliwe ({ $n })
web-plain-no-drawing = Nie udało się pokazać planszy tej gry. Możesz grać dalej w trybie tekstowym.
