### What a coach tells a newcomer to Cry Havoc, each thing when it first matters (Brazilian Portuguese).

web-coach-cryhavoc-ambush = Cada rodada começa com um evento. Aqui, Trogs ficam à espera de quem chegar primeiro, com um cristal. Coloque-os no caminho do adversário. Se for para atrapalhar você, é melhor pular.
web-coach-cryhavoc-event = Cada rodada começa com um evento. Ele vale para todos: leia e escolha o que ajuda você agora.
web-coach-cryhavoc-deck = Cada terreno tem o seu baralho. As cartas dele funcionam em batalhas nesse terreno. Onde você vai lutar?
web-coach-cryhavoc-action = Primeiro, ocupe espaço: escolha Mover e pague com cartas. Só contam os ícones de movimento. Uma unidade toma uma região livre; uma máscara verde esconde Trogs: mande duas. Guarde uma carta para uma batalha.
web-coach-cryhavoc-plan = Antes de cada ação, pergunte-se: posso tomar cristais, preciso proteger algo, é hora de pontuar?
web-coach-cryhavoc-cards = Só vale a linha de ícones destacada. Pare quando tiver os pontos de que precisa e guarde uma carta para cada batalha.
web-coach-cryhavoc-units = Cada ponto leva uma unidade a uma região adjacente. Onde só houver unidades suas no fim da ação, você assume o controle, e o seu marcador de Controle fica quando elas saírem depois.
# $region: its name.
web-coach-cryhavoc-fight = Se entrar aqui ({ $region }), espere uma batalha nesta rodada, em que você coloca as unidades primeiro. Vá com duas ou mais.
web-coach-cryhavoc-token = Há algo escondido aqui: { $region }. Um marcador de Exploração é um achado; um Grupo de Guerra ou Ninho é uma batalha com Trogs. Contra eles, mande duas unidades ou mais.
web-coach-cryhavoc-guard = Esta região está vazia, e há unidades inimigas ao lado: { $region }. Um passo, e você perde os cristais. Mande uma unidade para lá.
web-coach-cryhavoc-attacking = Depois de todas as ações, você ataca aqui: { $region }. Ninguém mais pode entrar, mas as cartas ainda ajudam: guarde uma ou duas para a batalha.
web-coach-cryhavoc-attacked = Depois de todas as ações, vão atacar você aqui: { $region }. Quem defende vence o empate no Controle de Região. Ninguém mais pode entrar: guarde cartas para a batalha.
web-coach-cryhavoc-attack = Você coloca as unidades primeiro. Conte as deles e o que estruturas ou marcadores somam: uma a mais vence o Controle de Região, a não ser que uma carta mude isso. As outras capturam ou matam.
web-coach-cryhavoc-defend = O inimigo já colocou as unidades, e você vê tudo. O empate no Controle de Região é seu: iguale ali e use o resto onde fizer diferença.
web-coach-cryhavoc-natives = O seu adversário luta contra os nativos, então quem comanda os Trogs é você. Cause o maior estrago possível.
web-coach-cryhavoc-tactic = Agora as cartas, uma por vez. As colunas mostram quem está na frente. Cartas cinza não podem ser jogadas aqui. Quem passa não joga mais nada nesta batalha.
web-coach-cryhavoc-prisoner = Pegue a unidade que faria mais estrago: se o Atrito ainda não foi resolvido, a que sair dele não mata mais ninguém.
web-coach-cryhavoc-victim = Mate onde fizer diferença, por exemplo no objetivo empatado.
web-coach-cryhavoc-retreat = As suas unidades recuam para uma região que você controla. Escolha onde serão mais úteis.
web-coach-cryhavoc-nest = Coloque o Ninho onde atrapalhe o adversário, e não você.
web-coach-cryhavoc-ransom = Resgate uma unidade por 2 PV ou deixe-a presa: o jogador que a mantém ganha 1 PV por rodada. No começo da partida, costuma valer a pena resgatar.
web-coach-cryhavoc-discard = O limite é de sete cartas. Descarte o que for menos útil.
web-coach-cryhavoc-structure = Construa nas regiões que você controla. A estrutura fica; se não for passiva, cada uso custa ícones de Construção. A peça mostra os custos.
web-coach-cryhavoc-keep = Esta carta é sua pelo resto da partida. Pense na próxima batalha que você espera travar.
web-coach-cryhavoc-skill = Você ainda pode usar uma habilidade nesta rodada. Isso não gasta a sua ação.
# $own, $other: VP.
web-coach-cryhavoc-score = Do jeito que está, habilitar a pontuação rende { $own } PV a você e no máximo { $other } aos outros. Só um jogador pode fazer isso por rodada.
web-coach-cryhavoc-rival = Uma pontuação agora renderia { $other } PV em cristais ao seu melhor adversário, e { $own } a você. Tome uma região com cristais antes que alguém habilite a pontuação.
# $spot: on the score track.
web-coach-cryhavoc-track = Quando o seu marcador passar de { $spot } na trilha de pontuação, a partida fica uma rodada mais curta. Isso é bom para quem está na frente.
web-coach-cryhavoc-last = Na última rodada, os cristais sempre pontuam. Tome regiões com cristais enquanto puder.
