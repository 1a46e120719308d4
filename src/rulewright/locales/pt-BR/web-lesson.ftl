### As páginas no navegador: lições (português do Brasil).

web-lesson-step = Passo { $n } de { $all }
web-lesson-done = Concluída
web-lesson-scene-over = Deu certo. Veja como o tabuleiro ficou e siga em frente.
web-lesson-on = Avançar
web-lesson-hint = Dica
web-lesson-skip = Pular o passo
web-lesson-again = Recomeçar
web-lesson-leave = Sair
web-lesson-of = Uma lição de { $game }
web-lesson-marked = Em destaque: { $names }
web-lesson-stars = { $n } de 3 estrelas
web-lesson-next = Próxima lição: { $title }
web-lesson-play = Jogar agora
web-lesson-all = Todas as lições
web-lesson-list = Lições
web-lesson-list-how = { $n ->
    [one] Aprenda jogando: { $n } lição, cerca de { $minutes } min.
   *[other] Aprenda jogando: { $n } lições, cerca de { $minutes } min ao todo.
}
# $lessons: their numbers, such as “1, 2 and 9”. $minutes: for these.
web-lesson-core = Para a primeira partida bastam as lições { $lessons } ({ $minutes } min).
web-lesson-begin = Começar: { $title }
web-lesson-go-on = Continuar: { $title }
web-lesson-minutes = { $n } min
web-lesson-begun = Iniciada
