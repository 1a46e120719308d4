# Uma página sobre o equilíbrio de um jogo.

cli-help-balance = Cria uma página sobre o equilíbrio de um jogo: quem vence, quanto dura, o que cada opção muda.
balance-help-out = Uma pasta para a página, seus números e as partidas. Para retomar, use o mesmo comando. Padrão: balance-JOGO
balance-help-games = Número de partidas para cada número de jogadores e cada mudança. Padrão: 1000
balance-help-bot = O bot em todos os lugares: { $known }. Padrão: greedy
balance-help-options = Quais opções mudar, separadas por vírgulas, ou none. Padrão: todas
balance-help-items = Que tipos de componentes retirar (um componente por vez), separados por vírgulas, ou none. Padrão: todos
balance-help-what-if = Um número do pacote a alterar: ARQUIVO.LUGAR=NÚMERO, como mounds.neutral.value=8; +1 é um a mais. Pode ser repetido
balance-what-if-form = “{ $text }” não diz o que mudar. Escreva ARQUIVO.LUGAR=NÚMERO, como mounds.neutral.value=8 ou mounds.neutral.value=+1.
balance-no-place = O pacote não tem “{ $name }”. Escolha entre: { $known }.
balance-no-number = “{ $name }” é { $value }, que não é um número. Só é possível alterar números.
balance-option = A opção “{ $name }” não pode ser comparada. Escolha entre: { $known }.
balance-section = O jogo não tem componentes do tipo “{ $name }” que possam ser comparados. Escolha entre: { $known }.
balance-other = O arquivo { $file } pertence a outras partidas, regras ou bots. Escolha outra pasta com --out.
balance-stopped = Interrompido. As partidas terminadas estão salvas; para retomar, use o mesmo comando.
balance-done = Pronto. Abra { $file }
balance-title = { $game } é equilibrado?
balance-facts = Bot em todos os lugares: { $bot }. Número de partidas para cada número de jogadores e cada mudança: { $each }; ao todo: { $total }. Sementes a partir de { $seed }.
balance-versions = Pacote { $pack }, regras { $rules }, rulewright { $version }.
balance-lead = { $clear ->
        [yes] Os lados têm forças diferentes. A maior diferença: { $side } com { $players } jogadores, { $share } das vitórias; o equilíbrio seria { $even }.
       *[no] Nenhum lado é claramente melhor ou pior. O mais distante do equilíbrio: { $side } com { $players } jogadores, { $share } das vitórias.
    }
balance-place = { $clear ->
        [yes] A ordem de jogo faz diferença: com { $players } jogadores, { $share } das vitórias são da posição { $place }; o equilíbrio seria { $even }.
       *[no] Nenhuma posição na ordem de jogo é claramente melhor ou pior. A mais distante do equilíbrio: posição { $place } com { $players } jogadores, { $share } das vitórias.
    }
balance-shown = { $shown ->
        [0] Mudanças que comprovadamente fazem diferença: nenhuma de { $all }.
       *[other] Mudanças que comprovadamente fazem diferença: { $shown } de { $all }.
    }
balance-who = Quem vence
balance-who-text = Porcentagem de vitórias; uma vitória dividida é repartida por igual entre os vencedores. A linha é o intervalo de 95%; a tracejada, o equilíbrio.
balance-players = { $players } jogadores
balance-by-place = Por posição na ordem de jogo, { $players } jogadores
balance-long = Duração
balance-long-text = Número de partidas por número de decisões. Abaixo de cada barra: a menor duração que ela abrange.
balance-length = { $players } jogadores: { $mean } decisões em média
balance-decisions = Decisões
balance-if = E se…?
balance-if-text = Cada linha muda uma opção, com as mesmas sementes do jogo padrão, e mostra o lado cuja porcentagem mais muda. O intervalo vale só para essa comparação; o resultado se baseia no p com a correção de Holm para todas.
balance-col-change = Mudança
balance-col-side = Lado
balance-col-difference = Diferença em pontos percentuais
balance-col-p = p corrigido
balance-col-says = Resultado
balance-col-needed = Partidas para ter certeza
balance-matters = faz diferença
balance-not-shown = não comprovado
balance-over = mais de { $games }
balance-as-table = Mostrar em tabela
balance-contents = Nesta página
balance-points = De onde vêm os pontos
balance-points-text = Média de pontos no fim de cada rodada com { $players } jogadores, por origem. Uma partida encerrada mantém o placar final.
balance-points-of = { $side }: média de pontos no fim de cada rodada, por origem
balance-round = Rodada
balance-total = Total
balance-items = Componentes: quanto são usados e quanto valem
balance-items-text = As mesmas partidas ({ $games }) são jogadas com cada componente e sem ele: { $blank }. Acima da linha, o componente ajuda quem o tem. Os seis mais distantes da linha têm nome e intervalo de 95%; um asterisco indica diferença comprovada com a correção de Holm (componentes: { $count }).
balance-items-few = Há poucas partidas para concluir algo: são necessárias pelo menos { $games }.
balance-blank = um componente em branco toma seu lugar
termites-blank = Operárias ×1 tomam o lugar de todas as fichas desse tipo
cryhavoc-blank = uma carta perde os ícones e o efeito, uma habilidade ou um marcador não faz nada, uma estrutura não pode ser construída
balance-found-items = { $shown ->
        [0] Nenhum componente comprovadamente ajuda ou atrapalha. Mais distante do equilíbrio: { $name }.
       *[other] Componentes que comprovadamente ajudam ou atrapalham: { $shown } de { $all }; o principal é { $name }.
    }
balance-axis-times = usos por partida
balance-axis-worth = mudança na porcentagem de vitórias, pontos percentuais
balance-anybody = qualquer um
balance-col-item = Componente
balance-col-used = Usado em partidas
balance-col-times = Usos por partida
balance-col-with = Vitórias com ele
balance-col-without = Vitórias sem ele
balance-col-drawn = Mudança na porcentagem
balance-too-few = poucas partidas
balance-method = Como foi medido
balance-method-text = As porcentagens têm intervalos de Wilson, e as diferenças, intervalos normais sobre pares de partidas. Todos os bots são iguais e olham só para o próprio turno; pessoas podem se sair melhor ou pior com um lado. O mesmo comando dá a mesma página. Com poucas partidas, os intervalos são largos: a coluna da direita diz quantas resolveriam a questão.
