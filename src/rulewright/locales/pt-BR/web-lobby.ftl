### The pages before a game: the lobby, a new table, the gathering, invitations, one's own games and settings (Brazilian Portuguese).

## The lobby

web-lobby-title = Dois jogos, ao pé da letra das regras.
web-lobby-promise = Jogue no navegador, sem conta. Toda jogada recusada diz por quê.
web-lobby-line-termites = Enxames disputam os cupinzeiros da savana. Mão oculta, batalha aberta.
web-lobby-line-cryhavoc = Quatro facções, um planeta e batalhas planejadas antes da luta.
web-lobby-players = { $least }–{ $most } jogadores
web-lobby-time-termites = 30–45 min
web-lobby-time-cryhavoc = 60–120 min
web-lobby-options = Opções
# $game: its title.
web-lobby-options-of = Opções de { $game }
web-lobby-rules-of = Regras de { $game }
web-lobby-play = Jogar agora
# $n: how many bots. $bot: what the only one is called.
web-lobby-play-how =
    contra { $n ->
        [one] { $bot }
       *[other] { $n } bots
    }
web-lobby-against = Seu adversário
web-lobby-invite = Convidar amigos
web-lobby-same = Mesma tela
web-lobby-foot = O rulewright é independente dos autores e das editoras dos jogos. Desenhos, textos e programa são nossos, assim como os tabuleiros, cartas e fichas que não puderam ser conhecidos.
web-lobby-about = Sobre o rulewright

## Tables in lists

web-lobby-mine = Minhas partidas
web-lobby-mine-none = Nenhuma partida ainda. Jogue agora contra bots ou convide amigos: suas partidas vão esperar por você aqui.
web-lobby-mine-nobody = Este navegador ainda não conhece você. Jogue uma partida ou entre na sua conta para achar as que começou em outro lugar.
web-lobby-all =
    { $n ->
        [one] Ver
       *[other] Ver todas as { $n }
    }
web-lobby-open = Mesas abertas
web-lobby-open-none = Ninguém espera jogadores agora. Abra uma mesa para todos em “Opções”, e outros poderão entrar.
web-lobby-watch = Partidas para assistir
web-lobby-watch-none = Nenhuma partida aberta está em andamento.
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
        [one] { $player } venceu com { $points } ponto
       *[other] { $player } venceu com { $points } pontos
    }
web-lobby-join = Entrar
# $names: of those who sit there.
web-lobby-join-at = Entrar na mesa de { $names }
web-lobby-look = Assistir
web-lobby-look-at = Assistir a { $names }
web-lobby-replay = Ver o replay
web-lobby-group-turn = Sua vez
web-lobby-group-wait = Vez dos outros
web-lobby-group-gather = Ainda não começaram
web-lobby-group-over = Terminadas
web-lobby-no-turn = Ninguém está esperando por você.

## Names

web-lobby-player = Jogador { $number }
web-lobby-name = Nome
web-lobby-name-of = Nome do jogador { $number }
web-lobby-name-hint = De 1 a { $longest } caracteres visíveis.
# $length: how many there are.
web-lobby-name-long = { $length } caracteres é demais; o limite é { $longest }.
web-lobby-name-or-guest = ou fique como visitante
web-lobby-your-name = Seu nome
web-lobby-your-name-how = Os outros o veem nas suas mesas. Onde você já tem lugar, fica o antigo.
web-lobby-name-kept = Agora esse é o seu nome.
web-lobby-keep = Salvar

## Same screen

web-lobby-same-title = { $game } na mesma tela
web-lobby-same-how = Vocês passam o aparelho adiante. Uma cortina esconde cada mão até a próxima pessoa chegar.
web-lobby-people = Pessoas
web-lobby-bots-beside = Bots também
web-lobby-start = Começar a partida

## A new table

web-lobby-new = { $game }: uma nova mesa
web-lobby-who = Quem joga
web-lobby-how-many = Jogadores
web-lobby-with = Com você jogam
web-lobby-with-bots = Bots
web-lobby-with-friends = Amigos por link
web-lobby-you = Você
web-lobby-seat = Quem fica no lugar { $number }
web-lobby-who-friend = Alguém que receber o link
web-lobby-who-here = Alguém nesta tela
# $level: of $most, the weakest first.
web-lobby-bot-option = { $bot } ({ $level } de { $most }): { $about }
web-lobby-friend-chooses = Escolhe o lado ao entrar.
web-lobby-side-termites = Enxame
web-lobby-side-cryhavoc = Facção
# $side: swarm or faction.
web-lobby-side-of = { $side } do lugar { $number }
web-lobby-the-game = O jogo
web-lobby-rulings = Como se lê o manual
web-lobby-rulings-usual = tudo como de costume
web-lobby-rulings-changed =
    { $n ->
        [one] { $n } leitura alterada
       *[other] { $n } leituras alteradas
    }
web-lobby-rulings-how = O padrão segue o manual. Onde o texto deixa uma lacuna ou as edições divergem, você escolhe a leitura.
web-lobby-edition-sets = Define as leituras abaixo; cada uma ainda pode ser escolhida à parte.
web-lobby-by-edition = como nesta edição
web-lobby-changed = alterada por você
web-lobby-the-table = A mesa
web-lobby-term-open = Aberta a todos
web-lobby-term-open-how = Aparece na lista, e qualquer um pode entrar. Senão, só quem tem o seu link.
web-lobby-term-watched = Outros podem assistir
web-lobby-term-watched-how = Veem o que está à mostra, nunca uma mão. Mesas abertas sempre podem ser assistidas.
web-lobby-term-hints = Dicas permitidas
web-lobby-term-hints-how = Quem está na vez pode pedir boas jogadas e por que são boas. Os outros não ficam sabendo.
web-lobby-term-rated = Classificatória
web-lobby-term-rated-how = Só pessoas, um lugar cada, sem dicas, e ninguém é convidado a voltar jogadas.
web-lobby-term-patience = Paciência
web-lobby-term-patience-how = Depois desse tempo sem jogada, um bot pode assumir por quem está ausente. Para jogar aos poucos, escolha dias.
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
web-lobby-option-termites-scenario = Tabuleiro
web-lobby-option-termites-tiles = Peças de terreno para montar
web-lobby-option-cryhavoc-edition = Edição do manual
web-lobby-option-cryhavoc-level = Habilidades de cada um

## Before the start

web-lobby-table = { $game }: os jogadores se reúnem
web-lobby-invitation = Convide com este link
web-lobby-invitation-how = Envie-o a quem vai jogar. Quem o abrir pode ocupar um lugar, sem conta.
web-lobby-copy = Copiar o link
web-lobby-copied = Copiado. Agora envie aos seus amigos.
web-lobby-copy-yourself = O link está selecionado. Copie-o pelo menu ou pelo teclado.
web-lobby-share-it = Compartilhar
# In a message to friends, before the link.
web-lobby-share = Vamos jogar { $game }?
web-lobby-seats = Lugares
web-lobby-seat-free = O lugar { $number } está livre
web-lobby-sit = Sentar aqui
web-lobby-sit-too = Jogar também neste lugar
web-lobby-seat-bot = Um bot
web-lobby-free = Liberar o lugar de { $name }
web-lobby-leave = Sair da mesa
web-lobby-start-when = Você pode começar quando todos os lugares estiverem ocupados.
web-lobby-wait-players =
    { $n ->
        [one] Falta mais um jogador.
       *[other] Faltam mais { $n } jogadores.
    }
web-lobby-all-there = Todos estão aqui. Você pode começar.
web-lobby-wait-host = Todos estão aqui. O anfitrião vai começar a partida.
web-lobby-seat-lost = O anfitrião liberou o seu lugar. Ocupe outro ou peça um novo convite.
web-lobby-take-a-seat = Há um lugar livre. Sente-se para jogar.
web-lobby-only-looking = Você está assistindo. Para jogar, peça o link ao anfitrião.
web-lobby-plays-by = Esta mesa joga com
web-lobby-rest-usual = Todo o resto é como de costume.
web-lobby-is-open = aberta a todos
web-lobby-is-closed = por convite
web-lobby-is-watched = outros podem assistir
web-lobby-is-private = ninguém mais assiste
web-lobby-is-hinted = dicas permitidas
web-lobby-is-unhinted = sem dicas
web-lobby-is-rated = classificatória
web-lobby-is-patient = paciência: { $time }

## Invitations

web-lobby-invited = { $host } convida você para jogar { $game }
web-lobby-dead = Este link não leva a nenhuma mesa
web-lobby-join-this = Entrar na mesa
web-lobby-join-full = Todos os lugares estão ocupados
web-lobby-join-full-what = Peça ao anfitrião que abra espaço ou abra uma mesa sua. Se um lugar ficar livre, este link volta a valer.
web-lobby-join-begun = A partida já começou
web-lobby-join-begun-what = Ninguém mais pode entrar. Abra uma mesa sua ou peça a próxima partida.
web-lobby-join-over = A partida terminou
web-lobby-join-over-what = Este convite cumpriu o seu papel. Abra uma mesa sua e convide os outros.

## Yourself

web-lobby-me = Você
web-lobby-devices = Em outros aparelhos
web-lobby-password = Senha
web-lobby-password-how = Com uma senha, seu nome vira uma conta: você entra de qualquer lugar e continua as partidas. Sem ela, elas só existem neste navegador.
web-lobby-password-change = Seu nome é uma conta. Uma nova senha encerra as sessões em todos os outros aparelhos.
web-lobby-password-old = Senha atual
web-lobby-password-new = Nova senha
web-lobby-password-hint = Pelo menos { $shortest } caracteres.
web-lobby-password-set = Definir a senha
web-lobby-password-kept = Senha definida. Os outros aparelhos precisam entrar de novo.
web-lobby-log-in = Entrar na conta
web-lobby-log-in-how = Com o nome e a senha da sua conta.
web-lobby-log-in-leaves = Com o nome e a senha da sua conta. Você deixa então { $name }, que não tem senha, e não volta a essas partidas.
web-lobby-logged-in = Você entrou na sua conta.
web-lobby-log-out = Sair da conta
web-lobby-log-out-how = Suas partidas ficam. Entre de novo com nome e senha.
web-lobby-log-out-guest = Sem senha você não volta às suas partidas. Defina uma antes.
web-lobby-logged-out = Você saiu da conta.
web-lobby-look-and-feel = Aparência e movimento
web-lobby-theme = Cores
web-lobby-theme-system = Como no aparelho
web-lobby-theme-light = Claras
web-lobby-theme-dark = Escuras
web-lobby-motion = Movimento
web-lobby-motion-how = As peças deslizam e caem. Se o aparelho pede menos movimento, nunca o fazem.
web-lobby-on = Sim
web-lobby-off = Não

## About

web-lobby-about-what = Jogos de tabuleiro exatamente como os manuais os descrevem: cada jogada é conferida com as regras, e cada recusa cita o parágrafo.
web-lobby-about-independent = Independente
web-lobby-about-independent-text = O rulewright não pertence a nenhum dos autores e editoras destes jogos, e nenhum deles participa dele. Os nomes dos jogos e os números das regras são deles. Nada dos textos e da arte deles está aqui: cada frase, desenho e linha de código é nossa.
web-lobby-about-known = O que se sabe e o que é nosso
web-lobby-about-known-text = As regras seguem os manuais publicados, em todas as edições. Boa parte do material impresso não pôde ser conhecida por eles: os tabuleiros e fichas de Cupins e os tabuleiros, cartas e fichas de Cry Havoc são criação nossa onde nada se sabe. A lista de peças diz, de cada uma, de onde vem e quão certo isso é.
web-lobby-reference = Cartas e peças: { $game }
web-lobby-about-fair = Embaralhar honesto
web-lobby-about-fair-text = Antes de cada partida, o servidor se compromete com a semente de todos os sorteios. No fim ele a mostra, e qualquer um pode conferir no diário que nenhuma carta foi escolhida à mão. O que você não pode ver nunca sai do servidor.
web-lobby-about-licence = Licença
web-lobby-about-licence-text = O rulewright é software livre sob a Apache License 2.0. Você pode manter o seu próprio servidor, alterá-lo e passá-lo adiante.
web-lobby-about-privacy = O que o servidor guarda
web-lobby-about-privacy-text = O nome que você escolhe, uma senha cifrada, se você definir uma, e as suas partidas, jogada por jogada. Um cookie diz quem você é, outro protege contra pedidos falsos; suas opções e configurações ficam neste navegador. Nenhum endereço, nenhum rastreamento, nenhuma propaganda e nenhum pedido a outro servidor.
