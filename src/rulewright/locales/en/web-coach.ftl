### The pages in the browser: a coach in the first games (English).

web-coach = Coach
web-coach-understood = Got it
web-coach-later = Later
web-coach-off = Turn the coach off
