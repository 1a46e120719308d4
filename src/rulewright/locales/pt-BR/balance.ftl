# Uma página sobre o equilíbrio de um jogo.

cli-help-balance = Uma página sobre o equilíbrio de um jogo: quem vence, quanto dura, o que cada opção muda
balance-help-out = Uma pasta para a página, seus números e as partidas. Para retomar, use o mesmo comando. Padrão: balance-JOGO
balance-help-games = Número de partidas para cada número de jogadores e cada mudança
balance-help-bot = O bot em todos os lugares: { $known }
balance-help-options = Quais opções mudar, separadas por vírgulas, ou none. Padrão: todas
balance-help-what-if = Um número do pacote a alterar: ARQUIVO.LUGAR=NÚMERO, como mounds.neutral.value=8; +1 é um a mais. Pode ser repetido
balance-what-if-form = “{ $text }” não diz o que mudar. Escreva ARQUIVO.LUGAR=NÚMERO, como mounds.neutral.value=8 ou mounds.neutral.value=+1.
balance-no-place = O pacote não tem “{ $name }”. Escolha entre: { $known }.
balance-no-number = “{ $name }” é { $value }, que não é um número. Só é possível alterar números.
balance-option = A opção “{ $name }” não pode ser comparada. Escolha entre: { $known }.
balance-other = O arquivo { $file } pertence a outras partidas, regras ou bots. Escolha outra pasta com --out.
balance-stopped = Interrompido. As partidas terminadas estão salvas; para retomar, use o mesmo comando.
balance-done = Pronto. Abra { $file }
balance-title = O quanto { $game } é equilibrado?
balance-facts = Bot em todos os lugares: { $bot }. Número de partidas para cada número de jogadores e cada mudança: { $each }; ao todo: { $total }. Sementes a partir de { $seed }.
balance-versions = Pacote { $pack }, regras { $rules }, rulewright { $version }.
balance-lead = { $clear ->
        [yes] Os lados têm forças diferentes: com { $players } jogadores, { $share } das vitórias vão para { $side }; o equilíbrio seria { $even }.
       *[no] Nenhum lado é claramente melhor ou pior. O mais distante do equilíbrio: { $side } com { $players } jogadores, { $share } das vitórias.
    }
balance-place = { $clear ->
        [yes] A ordem de jogada faz diferença: com { $players } jogadores, { $share } das vitórias vão para a posição { $place }; o equilíbrio seria { $even }.
       *[no] Nenhuma posição na ordem de jogada é claramente melhor ou pior. A mais distante do equilíbrio: posição { $place } com { $players } jogadores, { $share } das vitórias.
    }
balance-shown = { $shown ->
        [0] Nenhuma das { $all } mudanças faz diferença comprovada.
       *[other] Mudanças que comprovadamente fazem diferença: { $shown } de { $all }.
    }
balance-who = Quem vence
balance-who-text = Porcentagem de vitórias; uma vitória dividida conta em parte. A linha é o intervalo de 95%, a tracejada é o equilíbrio.
balance-players = { $players } jogadores
balance-by-place = Por posição na ordem de jogada, { $players } jogadores
balance-long = Duração
balance-long-text = Número de partidas por número de decisões. Abaixo de cada barra: a menor duração que ela abrange.
balance-length = { $players } jogadores: { $mean } decisões em média
balance-decisions = Decisões
balance-if = E se
balance-if-text = Cada linha muda uma opção, com as mesmas sementes do jogo padrão, e mostra o lado cuja porcentagem mais muda. O intervalo vale só para essa comparação; “faz diferença” segue o p com a correção de Holm para todas.
balance-col-change = Mudança
balance-col-side = Lado
balance-col-difference = Diferença em pontos percentuais
balance-col-p = p corrigido
balance-col-says = Resultado
balance-col-needed = Partidas para ter certeza
balance-matters = faz diferença
balance-not-shown = não comprovado
balance-over = mais de { $games }
balance-as-table = O mesmo em tabela
balance-method = Como foi medido
balance-method-text = As porcentagens têm intervalos de Wilson, e as diferenças, intervalos normais sobre pares de partidas. Todos os bots são iguais e olham só para a própria jogada; pessoas podem se sair melhor ou pior com um lado. O mesmo comando dá a mesma página. Com poucas partidas, os intervalos são largos: a coluna da direita diz quantas resolveriam a questão.
