### The pages in the browser: a coach in the first games (Polish).

web-coach = Trener
web-coach-understood = Jasne
web-coach-later = Później
web-coach-off = Wyłącz trenera
