### The pages in the browser: a coach in the first games (Brazilian Portuguese).

web-coach = Treinador
web-coach-understood = Entendi
web-coach-later = Depois
web-coach-off = Desligar o treinador
