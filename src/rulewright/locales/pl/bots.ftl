### The bots: what they are called, and how they play (Polish).

bot-pip = Pip
bot-pip-about = początkujący: widzi mało, wybacza wiele
bot-wren = Wren
bot-wren-about = gra instynktownie: uczył się na wcześniejszych partiach i decyduje od razu
bot-juno = Juno
bot-juno-about = gra dla przyjemności: szuka dobrego ruchu, czasem coś przeoczy
bot-marlow = Marlow
bot-marlow-about = wprawny gracz: myśli naprzód i rzadko się myli
bot-vesper = Vesper
bot-vesper-about = mocny gracz: cierpliwy, mało co mu umyka
bot-atlas = Atlas
bot-atlas-about = ekspert: myśli długo i niczego nie przeoczy
bot-orion = Orion
bot-orion-about = mistrz: gra jak Atlas, ale wykorzystuje cały czas do namysłu
bot-greedy = Bot zachłanny
bot-greedy-about = bierze, co się da
bot-random = Bot losowy
bot-random-about = gra na chybił trafił
bot-foreign-about = dodany przez administratora serwera
