### The bots: what they are called, and how they play (German).

bot-greedy = Gieriger Bot
bot-greedy-about = nimmt, was er kriegen kann
bot-random = Zufallsbot
bot-random-about = zieht aufs Geratewohl
