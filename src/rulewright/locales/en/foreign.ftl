# Bots that are not ours: a Python file, a program, a web address.

foreign-help-seconds = Seconds your own bot may think about a decision. Default: 5
foreign-help-memory = Megabytes of memory your own bot may use. Default: 1024
foreign-address = “{ $address }” is not a web address. Write it like this: http://localhost:9000/bot
foreign-file-missing = The bot { $file } does not exist. After “python:”, write the path of a Python file or the name of a module.
foreign-program-missing = The program “{ $program }” cannot be found or run. After “program:”, write a command, such as ./mybot or “node bot.js”.
foreign-name = “{ $told }” does not name a bot. Write NAME=BOT, such as mine=program:./mybot. NAME has up to 20 lowercase letters, digits or hyphens and must not be taken by another bot.
foreign-forfeited = { $bot } forfeited { $times } of { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $why }
foreign-why-slow = it did not answer in time.
foreign-why-crashed = it exited without an answer.
foreign-why-illegal = its answer was not a legal move.
foreign-why-flooded = it gave more than one answer.
foreign-why-memory = it used too much memory.
foreign-why-processes = it started too many processes.
