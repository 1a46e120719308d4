### The pages in the browser: learning a game (Brazilian Portuguese).

# $game: its title.
web-learn-title = Aprenda a jogar { $game }
web-learn-intro = Aprenda jogando ou leia o essencial abaixo. Todos os detalhes estão nas regras.
web-learn-aim = Como vencer
web-learn-turn = O que você faz
web-learn-watch = Tenha em mente
web-learn-sides = Os lados
web-learn-yours = O seu lado
web-learn-words = Termos e símbolos
web-learn-all = Todos os termos e símbolos
web-learn-tip = Passe o mouse sobre um símbolo, ou toque nele e segure, para ler o que significa.
# $game: its title.
web-aim-title = Sua primeira partida de { $game }
web-aim-coach = Com um treinador, que explica cada novidade quando ela aparece
web-aim-play = Quero jogar
web-aim-lessons = Me mostre como jogar
