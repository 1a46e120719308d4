### As páginas no navegador: o que a pessoa aprendeu, jogou e resolveu (português do Brasil).

web-progress-title = Seu progresso
web-progress-kept-here = Ele fica guardado neste navegador.
web-progress-make-account = Com uma senha, ele aparece em todos os seus aparelhos.
web-progress-kept-account = Ele fica guardado na sua conta, para todos os seus aparelhos.
web-progress-learnt = Lições
web-progress-lessons = { $n } de { $all } lições
web-progress-stars = { $n } de { $all } estrelas
web-progress-tips = { $n ->
    [one] { $n } dica do treinador
   *[other] { $n } dicas do treinador
}
web-progress-solved = Desafios
web-progress-first-tries = Na primeira tentativa: { $n }
web-progress-played = Partidas
web-progress-won = { $bot }: { $n } de { $all } vencidas
web-progress-none-played = Nenhuma partida contra um bot ainda.
web-progress-people = { $n ->
    [one] { $n } partida com outras pessoas
   *[other] { $n } partidas com outras pessoas
}
web-progress-next-bot = Próximo adversário: { $bot }
web-progress-play = Jogar contra { $bot }
