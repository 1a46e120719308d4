### The pages in the browser: learning a game (English).

# $game: its title.
web-learn-title = Learn { $game }
web-learn-intro = The game in five minutes. The rules have every detail.
web-learn-aim = How to win
web-learn-turn = What you do
web-learn-watch = Keep in mind
web-learn-sides = The sides
web-learn-yours = Your side
web-learn-words = Words and signs
web-learn-all = All words and signs
web-learn-tip = Hover over a sign, or press and hold it, to read what it means.
