### The pages in the browser: learning a game (Polish).

# $game: its title.
web-learn-title = Poznaj grę { $game }
web-learn-intro = Ucz się, grając, albo przeczytaj poniżej to, co najważniejsze. Wszystkie szczegóły są w zasadach.
web-learn-aim = Jak wygrać
web-learn-turn = Co robisz
web-learn-watch = O czym pamiętać
web-learn-sides = Kim grać
web-learn-yours = Twój styl gry
web-learn-words = Pojęcia i symbole
web-learn-all = Wszystkie pojęcia i symbole
web-learn-tip = Wskaż symbol lub przytrzymaj go chwilę, aby przeczytać, co oznacza.
# $game: its title.
web-aim-title = Twoja pierwsza partia: { $game }
web-aim-coach = Z trenerem, który wyjaśnia wszystko na bieżąco
web-aim-play = Chcę grać
web-aim-lessons = Pokaż mi, jak grać
