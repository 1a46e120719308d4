### Boards of Termites, drawn in the workshop (Portuguese).

web-termites-editor-paint = Pintar
web-termites-editor-outline = Contorno
web-termites-editor-pick = Copiar do hexágono
web-termites-editor-starts = Primeiros cupinzeiros
web-termites-editor-look = Mover a vista
web-termites-editor-mound = Cupinzeiro
web-termites-editor-left =
    { $n ->
        [0] restam { $n }
        [one] resta { $n }
       *[other] restam { $n }
    }
web-termites-editor-mounds = { $n } de { $all }
web-termites-editor-alike = Simetria: o que você pinta se repete
web-termites-editor-alike-mounds = Simetria dos cupinzeiros
web-termites-editor-alike-none = Nenhuma
web-termites-editor-mirror-left-right = Esquerda, direita
web-termites-editor-mirror-top-bottom = Cima, baixo
web-termites-editor-rotate-180 = 180°
web-termites-editor-rotate-120 = 120°
web-termites-editor-rotate-60 = 60°
web-termites-editor-players = Jogadores
web-termites-editor-printed = Impresso no tabuleiro, sem peças
web-termites-editor-free = Combinamos jogar sem as regras de montagem do tabuleiro
web-termites-editor-not = Não é possível desenhar neste tabuleiro: as fileiras da imagem não estão deslocadas entre si, ou ele tem mais de 13 fileiras de 13 hexágonos. Corrija em “Todos os campos”.
# $n: how many hexes.
web-termites-editor-how-outline =
    { $n ->
        [0] { $n } hexágonos.
        [one] { $n } hexágono.
       *[other] { $n } hexágonos.
    } Clique em um espaço tracejado para adicionar um hexágono, ou em um hexágono para removê-lo. No máximo 13 fileiras de 13.
# $n: how many hexes.
web-termites-editor-how-starts =
    { $n ->
        [0] Não há hexágono para os primeiros cupinzeiros.
        [one] Os primeiros cupinzeiros podem ficar em { $n } hexágono.
       *[other] Os primeiros cupinzeiros podem ficar em { $n } hexágonos.
    }
# $mound: 1 if a neutral mound stands there.
web-termites-editor-hex =
    { $mound ->
        [1] { $hex }, { $terrain }, cupinzeiro neutro
       *[other] { $hex }, { $terrain }
    }
web-termites-editor-no-hex = Sem hexágono: adicione um aqui
