### The pages before a game: the lobby, a new table, the gathering, invitations, one's own games and settings (Brazilian Portuguese).

## The lobby

web-lobby-title = Jogos de tabuleiro com as regras ao pé da letra.
web-lobby-promise = Jogue no navegador, sem criar conta. Se uma jogada não for permitida, você verá por quê.
web-lobby-players-always =
    { $n ->
        [one] { $n } jogador
       *[other] { $n } jogadores
    }
web-lobby-options = Opções
# $game: its title.
web-lobby-options-of = Opções de { $game }
web-lobby-rules-of = Regras de { $game }
web-lobby-learn-of = Aprender a jogar { $game }
web-lobby-puzzles-of = Desafios de { $game }
web-lobby-play = Jogar agora
# $n: how many bots. $bot: what they are called. $players: how many play, all told.
web-lobby-play-how =
    contra { $n ->
        [one] { $bot }
       *[other] { $n } × { $bot }
    }, { $players } jogadores, regras padrão
web-lobby-invite-how = { $players } jogadores, regras padrão
web-lobby-against = Seu adversário
web-lobby-invite = Convidar amigos
web-lobby-same = Mesma tela
web-lobby-foot = O rulewright é independente dos autores e das editoras dos jogos. Desenhos, textos e código são nossos, assim como os tabuleiros, as cartas e as fichas cujos originais não conhecemos.
web-lobby-about = Sobre o rulewright

## Tables in lists

web-lobby-mine = Minhas partidas
web-lobby-mine-none = Nenhuma partida ainda. Jogue agora contra bots ou convide amigos: suas partidas vão esperar por você aqui.
web-lobby-mine-over = Você não está jogando nenhuma partida agora. Comece uma acima.
web-lobby-mine-nobody = Você ainda não jogou neste navegador. Jogue uma partida ou entre na sua conta para encontrar as que começou em outro lugar.
web-lobby-all =
    { $n ->
        [one] Ver
       *[other] Ver todas
    }
web-lobby-open = Mesas abertas
web-lobby-open-none = Ninguém está esperando jogadores agora. Em “Opções”, crie uma mesa aberta a todos, e outros poderão entrar.
web-lobby-watch = Partidas para assistir
web-lobby-watch-none = Nenhuma partida aberta está em andamento agora.
web-lobby-nobody = Ninguém ainda
web-lobby-seats-free =
    { $n ->
        [one] { $n } lugar livre
       *[other] { $n } lugares livres
    }
web-lobby-ready = pronta para começar
web-lobby-your-turn = sua vez
web-lobby-waiting = esperando { $player }
# $since: how long ago, such as “5 minutes ago”.
web-lobby-moved = última jogada { $since }
web-lobby-tie = empate
web-lobby-won =
    { $points ->
        [0] { $player } venceu com { $points } pontos
        [one] { $player } venceu com { $points } ponto
       *[other] { $player } venceu com { $points } pontos
    }
web-lobby-you-won =
    { $points ->
        [0] você venceu com { $points } pontos
        [one] você venceu com { $points } ponto
       *[other] você venceu com { $points } pontos
    }
# $points: of the winner. $own: of the reader.
web-lobby-they-won = { $player } venceu, { $points } a { $own }
web-lobby-gave-up = você desistiu
web-lobby-kept = um bot joga por você
web-lobby-deserted = todos saíram
web-lobby-join = Entrar
# $names: of those who sit there.
web-lobby-join-at = Entrar na mesa de { $names }
web-lobby-look = Assistir
web-lobby-look-at = Assistir à partida de { $names }
web-lobby-replay = Ver o replay
web-lobby-group-turn = Sua vez
web-lobby-group-wait = Esperando os outros
web-lobby-group-gather = Ainda não começaram
web-lobby-group-left = Partidas que você deixou
web-lobby-group-over = Terminadas
web-lobby-no-turn = Ninguém está esperando por você.

## Names

web-lobby-player = Jogador { $number }
web-lobby-name = Nome
web-lobby-name-of = Nome do jogador { $number }
web-lobby-name-hint = De 1 a { $longest } caracteres visíveis.
# $length: how many there are.
web-lobby-name-long = { $length } caracteres são demais; o limite é { $longest }.
web-lobby-name-or-guest = ou fique como visitante
web-lobby-your-name = Seu nome
web-lobby-your-name-how = Os outros jogadores veem este nome. Nas mesas em que você já entrou, continua o antigo.
web-lobby-name-kept = Nome salvo.
web-lobby-keep = Salvar

## Same screen

web-lobby-same-title = { $game } na mesma tela
web-lobby-same-how = Passem o aparelho adiante. Uma cortina esconde cada mão até a próxima pessoa estar pronta.
web-lobby-people = Pessoas
web-lobby-bots-beside = Bots
web-lobby-start = Começar a partida

## A new table

web-lobby-new = { $game }: nova mesa
web-lobby-who = Quem joga
web-lobby-how-many = Jogadores
web-lobby-with = Jogam com você
web-lobby-with-bots = Bots
web-lobby-with-friends = Amigos por link
web-lobby-you = Você
web-lobby-seat = Quem fica no lugar { $number }
web-lobby-who-friend = Alguém com o link
web-lobby-who-here = Alguém neste aparelho
# $level: of $most, the weakest first.
web-lobby-bot-option = { $bot } ({ $level } de { $most })
web-lobby-friend-chooses = Escolhe o lado ao entrar.
# $side: swarm or faction.
web-lobby-side-of = { $side } do lugar { $number }
web-lobby-the-game = O jogo
# $name: of the pack.
web-lobby-pack = Pacote de componentes
web-lobby-packs = Meus pacotes
web-lobby-pack-own = { $name }: { $title } (meu)
web-lobby-pack-usual = { $name } (vem com o jogo)
web-lobby-rulings = Interpretação das regras
web-lobby-rulings-usual = tudo no padrão
web-lobby-rulings-changed =
    { $n ->
        [one] { $n } interpretação alterada
       *[other] { $n } interpretações alteradas
    }
web-lobby-rulings-how = O padrão segue o manual. Onde o texto deixa uma lacuna ou as edições divergem, você escolhe a interpretação.
web-lobby-edition-sets = Define as interpretações abaixo. Você ainda pode mudar cada uma.
web-lobby-by-edition = como nesta edição
web-lobby-changed = alterada por você
web-lobby-the-table = A mesa
web-lobby-term-open = Aberta a todos
web-lobby-term-open-how = Aparece em “Mesas abertas”, e qualquer pessoa pode entrar. Senão, só quem tem o seu link.
web-lobby-term-watched = Espectadores permitidos
web-lobby-term-watched-how = Eles veem o que está à mostra, nunca a mão de ninguém. Mesas abertas sempre podem ser assistidas.
web-lobby-term-hints = Dicas permitidas
web-lobby-term-hints-how = Na sua vez, você pode pedir boas jogadas e os motivos delas. Os outros não ficam sabendo.
web-lobby-term-rated = Ranqueada
web-lobby-term-rated-how = Só pessoas, um lugar para cada uma, sem dicas, sem pedidos para desfazer jogadas.
web-lobby-term-patience = Tempo por jogada
web-lobby-term-patience-how = Quando ele acaba, um bot pode assumir o lugar de quem está ausente. Para jogar sem pressa, escolha dias.
web-lobby-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
web-lobby-hours =
    { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
web-lobby-days =
    { $n ->
        [one] { $n } dia
       *[other] { $n } dias
    }
web-lobby-make-and-invite = Abrir a mesa e convidar
web-lobby-defaults = Voltar ao padrão

## Before the start

web-lobby-table = { $game }: mesa
web-lobby-invitation = Convide com este link
web-lobby-invitation-how = Envie-o a quem vai jogar. Quem o abrir pode ocupar um lugar, sem criar conta.
web-lobby-copy = Copiar o link
web-lobby-copied = Copiado. Agora envie o link aos seus amigos.
web-lobby-copy-yourself = O link está selecionado. Agora é só copiar.
web-lobby-share-it = Compartilhar
# In a message to friends, before the link.
web-lobby-share = Vamos jogar { $game }?
web-lobby-seats = Lugares
web-lobby-seat-free = O lugar { $number } está livre
web-lobby-sit = Sentar aqui
web-lobby-sit-too = Jogar também neste lugar
web-lobby-seat-bot = Um bot
web-lobby-free = Remover { $name }
web-lobby-leave = Sair da mesa
web-lobby-start-when = Você pode começar quando todos os lugares estiverem ocupados.
web-lobby-wait-players =
    { $n ->
        [one] Falta { $n } jogador.
       *[other] Faltam { $n } jogadores.
    }
web-lobby-all-there = Todos estão aqui. Você pode começar.
web-lobby-wait-host = Todos estão aqui. O anfitrião vai começar a partida.
web-lobby-seat-lost = O anfitrião tirou você do lugar. Ocupe outro ou peça um novo convite.
web-lobby-take-a-seat = Há um lugar livre. Sente-se para jogar.
web-lobby-only-looking = Você está assistindo. Para jogar, peça um lugar ao anfitrião.
web-lobby-plays-by = Opções desta mesa
web-lobby-rest-usual = O resto segue o padrão.
web-lobby-is-open = aberta a todos
web-lobby-is-closed = por convite
web-lobby-is-watched = espectadores permitidos
web-lobby-is-private = sem espectadores
web-lobby-is-hinted = dicas permitidas
web-lobby-is-unhinted = sem dicas
web-lobby-is-rated = ranqueada
web-lobby-is-patient = tempo por jogada: { $time }

## Invitations

web-lobby-invited = { $host } convida você para jogar { $game }
web-lobby-dead = Este link não leva a nenhuma mesa
web-lobby-join-this = Entrar na mesa
web-lobby-join-full = Todos os lugares estão ocupados
web-lobby-join-full-what = Peça um lugar ao anfitrião ou abra a sua própria mesa. Se um lugar ficar livre, este link volta a valer.
web-lobby-join-begun = A partida já começou
web-lobby-join-begun-what = Não dá mais para entrar. Abra a sua própria mesa ou peça para entrar na próxima partida.
web-lobby-join-over = A partida terminou
web-lobby-join-over-what = Este convite não vale mais. Abra a sua própria mesa e convide os outros.

## Yourself

web-lobby-me = Você
web-lobby-devices = Outros aparelhos
web-lobby-password = Senha
web-lobby-password-how = Com uma senha, seu nome vira uma conta: você entra de qualquer lugar e continua as suas partidas. Sem senha, elas só existem neste navegador.
web-lobby-password-change = Você tem uma conta. Uma nova senha encerra as sessões em todos os outros aparelhos.
web-lobby-password-old = Senha atual
web-lobby-password-new = Nova senha
web-lobby-password-hint = Pelo menos { $shortest } caracteres. Várias palavras são fáceis de lembrar e difíceis de adivinhar.
web-lobby-password-set = Definir a senha
web-lobby-password-kept = Senha salva. Nos outros aparelhos, é preciso entrar de novo.
web-lobby-log-in = Entrar na conta
web-lobby-log-in-how = Use o nome e a senha da sua conta.
web-lobby-log-in-leaves = Use o nome e a senha da sua conta. Ao entrar, você abandona o nome { $name }, que não tem senha, e perde o acesso às partidas dele.
web-lobby-logged-in = Você entrou na sua conta.
web-lobby-log-out = Sair da conta
web-lobby-log-out-how = Suas partidas continuam salvas. Entre de novo com nome e senha.
web-lobby-log-out-guest = Sem senha você não volta às suas partidas. Defina uma antes.
web-lobby-logged-out = Você saiu da conta.
web-lobby-password-lost = Perdeu a senha? Quem mantém este servidor pode dar a você um link para definir uma nova.
web-lobby-sessions = Suas sessões
# A session: what the browser or the program calls itself.
web-lobby-session-unknown = Aparelho desconhecido
web-lobby-session-here = este navegador
web-lobby-session-end = Encerrar
web-lobby-session-end-which = Encerrar a sessão: { $name }
web-lobby-sessions-end = Encerrar as outras sessões
web-lobby-recover = Definir uma nova senha
web-lobby-recover-how = Escolha uma nova senha para a sua conta. Será preciso entrar de novo em todos os outros aparelhos.
web-lobby-look-and-feel = Aparência
web-lobby-theme = Cores
web-lobby-theme-system = Do sistema
web-lobby-theme-light = Claras
web-lobby-theme-dark = Escuras
web-lobby-motion = Animações
web-lobby-motion-how = Se o aparelho estiver com animações reduzidas, elas ficam desligadas.
web-lobby-on = Sim
web-lobby-off = Não

## About

web-lobby-about-what = Jogos de tabuleiro exatamente como os manuais os descrevem. Cada jogada é conferida segundo as regras e, quando uma não é permitida, você fica sabendo qual regra a impede.
web-lobby-about-independent = Independente
web-lobby-about-independent-text = O rulewright não tem vínculo com os autores nem com as editoras destes jogos, e nenhum deles participa do projeto. Os nomes dos jogos e os números que aparecem nas regras são deles. Nada dos textos nem da arte deles está aqui: cada frase, desenho e linha de código é criação nossa.
web-lobby-about-known = O que se sabe e o que é nosso
web-lobby-about-known-text = As regras seguem os manuais publicados, em todas as edições que temos. Boa parte do material impresso não aparece neles: onde nada se sabe, tabuleiros, cartas e fichas são criação nossa. A lista de peças diz de onde vem cada uma e com que grau de certeza.
web-lobby-reference = Cartas e peças: { $game }
web-lobby-about-fair = Embaralhamento justo
web-lobby-about-fair-text = Antes de cada partida, o servidor fixa a semente de todos os sorteios. No fim ela é revelada, e qualquer pessoa pode conferir no registro da partida que nenhuma carta foi escolhida a dedo. O que você não pode ver nunca sai do servidor.
web-lobby-about-licence = Licença
web-lobby-about-licence-text = O rulewright é software livre sob a Apache License 2.0. Você pode ter o seu próprio servidor, alterar o programa e passá-lo adiante.
web-lobby-about-privacy = O que o servidor guarda
web-lobby-about-privacy-text = O nome que você escolhe, as suas sessões, as suas partidas, jogada por jogada, os seus pacotes e o que você escreve no chat. Se você definir uma senha, também o hash dela e o seu progresso. Um cookie diz quem você é, outro protege contra solicitações forjadas e, se você tiver uma senha, um terceiro reconhece este navegador, para que as tentativas erradas de outras pessoas não façam você esperar. Suas opções e configurações ficam neste navegador. Nenhum endereço de e-mail ou IP, nenhum rastreamento, nenhum anúncio e nenhuma solicitação a outro servidor.

## One's own data

web-lobby-more = Mostrar mais
web-lobby-own-data = Seus dados
web-lobby-copy-how = Tudo o que este servidor guarda sobre você, em um arquivo: seu nome, suas sessões, seu progresso, seus pacotes, suas mesas e o que você fez e escreveu nelas.
web-lobby-copy-get = Baixar uma cópia
# $left: what stands in the place of the name afterwards.
web-lobby-delete-how = É definitivo. Você desiste das partidas em andamento. São excluídos os seus pacotes, as mesas em que só você se sentou e as que você criou e cuja partida não começou. Em todas as outras, o seu nome passa a ser “{ $left }”, e os outros jogadores ficam com a partida.
web-lobby-delete = Excluir minha conta
web-lobby-delete-guest = Excluir meu nome e minhas partidas
web-lobby-delete-sure = Sim, excluir em definitivo
web-lobby-delete-not = Cancelar
web-lobby-deleted = Os seus dados foram excluídos.
# $names: of those who sit at the table.
web-lobby-remove-at = Remover a partida com { $names }
web-lobby-remove = Remover esta partida
web-lobby-remove-hide = Ocultar
web-lobby-remove-hide-how = Ela some da sua lista. Os outros continuam com ela na deles.
web-lobby-remove-delete = Excluir
web-lobby-remove-delete-how = Ela é excluída em definitivo, junto com o replay.
web-lobby-hidden = Partidas ocultas
web-lobby-hidden-none = Você não ocultou nenhuma partida.
web-lobby-hidden-show = Mostrar partidas ocultas
web-lobby-unhide = Mostrar de novo
web-lobby-unhide-at = Mostrar de novo a partida com { $names }

## A first game

web-first-game = Primeira partida
# $bot: the easiest one.
web-first-game-how = com treinador, contra { $bot }
