### The planet of Cry Havoc, drawn in the workshop (Portuguese).

web-cryhavoc-editor-shape = Cantos
web-cryhavoc-editor-cut = Dividir
web-cryhavoc-editor-link = Ligar ao lado oposto
web-cryhavoc-editor-photo = Foto
web-cryhavoc-editor-not = Não é possível desenhar neste tabuleiro: falta um contorno, ou algum não tem área ou fica longe do planeta. Corrija nos arquivos.
web-cryhavoc-editor-how-cut = Escolha o canto da região onde a nova fronteira começa.
web-cryhavoc-editor-how-cut-to = Agora escolha o canto onde ela termina. Esc cancela.
web-cryhavoc-editor-how-link = Escolha a região que uma seta impressa liga a esta ({ $region }). Escolha de novo para remover a ligação.
web-cryhavoc-editor-how-photo = Arraste a foto até ela se alinhar aos contornos.
web-cryhavoc-editor-map = O planeta
web-cryhavoc-editor-middle = Meio da fronteira { $number }: mova para criar um canto
web-cryhavoc-editor-corner = Canto { $number }
web-cryhavoc-editor-corner-shared = Canto { $number }, compartilhado
web-cryhavoc-editor-photo-choose = Escolher uma foto
web-cryhavoc-editor-photo-size = Tamanho
web-cryhavoc-editor-photo-turn = Rotação
web-cryhavoc-editor-photo-remove = Remover a foto
web-cryhavoc-editor-photo-failed = Este arquivo não é uma imagem.
web-cryhavoc-editor-photo-stays = A foto não sai deste navegador.
web-cryhavoc-editor-from-borders = das fronteiras comuns
web-cryhavoc-editor-unlink = Remover ligação
web-cryhavoc-editor-unite = Unir
web-cryhavoc-editor-unite-with = Unir com: { $region }
web-cryhavoc-editor-touching = encosta só em um canto
web-cryhavoc-editor-part = Tornar vizinhas
web-cryhavoc-editor-blocked = Uma área preta: ninguém entra nela nem a atravessa.
