### The pages in the browser: learning a game (Polish).

# $game: its title.
web-learn-title = Poznaj grę { $game }
web-learn-intro = Najważniejsze o grze w pięć minut. Wszystkie szczegóły są w zasadach.
web-learn-aim = Jak wygrać
web-learn-turn = Co robisz
web-learn-watch = O czym pamiętać
web-learn-sides = Strony
web-learn-yours = Twoja strona
web-learn-words = Pojęcia i symbole
web-learn-all = Wszystkie pojęcia i symbole
web-learn-tip = Wskaż symbol lub przytrzymaj go chwilę, aby przeczytać, co oznacza.
