### Thin Ice, its lessons (Brazilian Portuguese).

learn-thin-ice-01-title = Um turno
learn-thin-ice-01-bait = Peixes do mesmo tipo que a isca contam em dobro. Use como isca o peixe de valor 3.
learn-thin-ice-01-bait-crack = Nenhum peixe combina com rachadura. Use o peixe.
learn-thin-ice-01-cast = Agora lance a linha: vire uma carta.
learn-thin-ice-01-again = Um peixe como a isca: ele vale 6. O gelo ainda aguenta uma rachadura, então lance de novo.
learn-thin-ice-01-again-home = Boa pesca. Mas ainda não há perigo: lance de novo.
learn-thin-ice-01-home = Uma rachadura. Na próxima você não ganha nada. Volte para casa com os seus 6 pontos.
learn-thin-ice-01-home-cast = Ousado demais para uma lição. Volte para casa.
learn-thin-ice-01-end = Até onde você se arrisca? É esse o jogo.
