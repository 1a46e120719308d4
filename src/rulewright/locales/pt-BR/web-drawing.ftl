### Boards and maps, drawn in the workshop (Portuguese).

web-drawing-tools = Ferramentas
web-drawing-show = Mostrar
web-drawing-sound = nenhum erro
# $n: how many.
web-drawing-problems =
    { $n ->
        [one] { $n } erro
       *[other] { $n } erros
    }
web-drawing-play = Criar a versão { $number } e jogar
web-drawing-file = Arquivo do tabuleiro
web-drawing-fields = Todos os campos
web-drawing-draw = Desenhar
# $n: how many.
web-drawing-drawn =
    { $n ->
        [0] { $n } cantos
        [one] { $n } canto
       *[other] { $n } cantos
    }
web-drawing-drawn-how = “Desenhar” abre o tabuleiro.
