### The bots: what they are called, and how they play (Polish).

bot-greedy = Bot zachłanny
bot-greedy-about = bierze, co się da
bot-random = Bot losowy
bot-random-about = gra na chybił trafił
