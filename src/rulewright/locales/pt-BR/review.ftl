### Looking back at a finished game (Brazilian Portuguese).

review-not-over = Esta partida ainda não terminou. Só partidas terminadas podem ser analisadas: senão a análise revelaria o que jogar.
# $seat: as it was typed. $players: how many seats there are.
review-no-seat = Não existe o lugar { $seat }. Esta partida tem os lugares de 1 a { $players }.
review-progress = Analisando a partida
# $name: who sits there. $start, $result: percent. $choices, $others, $luck: percentage points with their sign.
review-seat = { $name }: de chances iguais, { $start }%, a { $result }%. Decisões próprias: { $choices }. Decisões dos outros: { $others }. Sorte: { $luck }.
# When the decisions of one seat alone were judged. $rest: percentage points with their sign.
review-seat-alone = { $name }: de chances iguais, { $start }%, a { $result }%. Decisões próprias: { $choices }. Sorte e os outros: { $rest }.
review-rest = Sorte e os outros
# $slips, $mistakes, $blunders: how many.
review-counts = Imprecisões: { $slips }. Erros: { $mistakes }. Erros graves: { $blunders }.
review-none = Nenhuma decisão custou muito.
# $line: the line of the saved game. $name: who decided. $loss, $error: percentage points.
review-slip = Linha { $line }, { $name }: imprecisão, −{ $loss } ± { $error }
review-mistake = Linha { $line }, { $name }: erro, −{ $loss } ± { $error }
review-blunder = Linha { $line }, { $name }: erro grave, −{ $loss } ± { $error }
# $deed: what an action does, in words.
review-played = Jogada feita: { $deed }
review-better = Melhor: { $deed }
# $line: of the saved game. $deed: what was played, in words. $ahead: percentage points.
review-key = Jogada decisiva, linha { $line }: { $deed }. Qualquer outra escolha: −{ $ahead } ou pior.
# $since, $line: lines of the saved game. $change: percentage points with their sign.
review-turn = Momento decisivo, linhas { $since } a { $line }: { $change }, pelo que os outros fizeram, pela sorte e pelo que foi revelado.
review-explains = Os números são pontos percentuais da chance de vencer. Em nove de cada dez casos a perda real está na faixa ±, e só aparece o que com certeza custou algo. Cada decisão é avaliada só pelo que a pessoa podia saber naquele momento.
