### The pages in the browser: a coach in the first games (German).

web-coach = Trainer
web-coach-understood = Verstanden
web-coach-later = Später
web-coach-off = Trainer ausschalten
