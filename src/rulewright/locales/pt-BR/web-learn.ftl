### The pages in the browser: learning a game (Brazilian Portuguese).

# $game: its title.
web-learn-title = Aprenda a jogar { $game }
web-learn-intro = O jogo em cinco minutos. Todos os detalhes estão nas regras.
web-learn-aim = Como vencer
web-learn-turn = O que você faz
web-learn-watch = Tenha em mente
web-learn-sides = Os lados
web-learn-yours = O seu lado
web-learn-words = Termos e símbolos
web-learn-all = Todos os termos e símbolos
web-learn-tip = Passe o mouse sobre um símbolo, ou segure o dedo nele, para ler o que significa.
