### As páginas no navegador: desafios (português do Brasil).

web-puzzle-title = Desafios
web-puzzle-intro = Posições de partidas entre bots. Em cada uma, uma jogada é claramente a melhor, pelo que o jogador podia saber. Encontre-a.
web-puzzle-today = Desafio do dia
web-puzzle-solve = Resolver
web-puzzle-look = Ver de novo
web-puzzle-streak = { $n ->
    [one] sequência de { $n } dia
   *[other] sequência de { $n } dias
}
web-puzzle-count = { $n } de { $all } resolvidos
web-puzzle-theme = Tema
web-puzzle-by = Quem resolve
web-puzzle-all = Todos
web-puzzle-n = Desafio { $n }
web-puzzle-mark-first = resolvido na primeira tentativa
web-puzzle-mark-solved = resolvido
web-puzzle-step = Decisão { $n } de { $all }
web-puzzle-hint = Dica
web-puzzle-show = Mostrar a resposta
web-puzzle-again = Tentar de novo
web-puzzle-leave = Sair
web-puzzle-next = Próximo desafio
web-puzzle-list = Todos os desafios
web-puzzle-yours = A sua jogada:
web-puzzle-why = Por quê
web-puzzle-then = E depois:
web-puzzle-answer = A resposta
web-puzzle-best = Chance de vencer: { $n }%
web-puzzle-holds = A melhor ou quase a melhor em { $n } de { $all } distribuições compatíveis com o que você sabia
web-puzzle-finds = O bot mais fraco que a encontra em pelo menos metade das tentativas: { $bot }
web-puzzle-first = Resolvido na primeira tentativa
web-puzzle-solved = Resolvido
web-puzzle-none = Ainda não há desafios para este jogo.
web-puzzle-of = Desafios de { $game }
web-puzzle-pack = De partidas com o pacote { $pack }. Mesas novas usam outro: alguns números no tabuleiro e nas cartas são diferentes.
web-puzzle-new = Um novo chega à meia-noite UTC.
