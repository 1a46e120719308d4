### The pages in the browser: learning a game (English).

# $game: its title.
web-learn-title = Learn { $game }
web-learn-intro = Learn by playing, or read the essentials below. The rules have every detail.
web-learn-aim = How to win
web-learn-turn = What you do
web-learn-watch = Keep in mind
web-learn-sides = The sides
web-learn-yours = Your side
web-learn-words = Words and symbols
web-learn-all = All words and symbols
web-learn-tip = Hover over a symbol, or press and hold it, to read what it means.
# $game: its title.
web-aim-title = Your first game of { $game }
web-aim-coach = With a coach, who explains things as they come up
web-aim-play = Let me play
web-aim-lessons = Show me how
