### The bots: what they are called, and how they play (German).

bot-pip = Pip
bot-pip-about = Anfänger: sieht wenig und verzeiht viel
bot-wren = Wren
bot-wren-about = spielt nach Gefühl: hat aus früheren Partien gelernt und zieht sofort
bot-juno = Juno
bot-juno-about = Gelegenheitsspieler: sucht gute Züge, übersieht aber manchen
bot-marlow = Marlow
bot-marlow-about = geübt: denkt voraus und patzt selten
bot-vesper = Vesper
bot-vesper-about = stark: geduldig, und es entgeht ihm wenig
bot-atlas = Atlas
bot-atlas-about = Experte: denkt lange nach und übersieht nichts
bot-orion = Orion
bot-orion-about = Meister: spielt wie Atlas und nimmt sich alle Zeit, die er hat
bot-greedy = Gieriger Bot
bot-greedy-about = nimmt, was er kriegen kann
bot-random = Zufallsbot
bot-random-about = zieht aufs Geratewohl
bot-foreign-about = vom Betreiber dieses Servers hinzugefügt
