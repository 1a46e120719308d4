### Threats: the strongest attack that an opponent could bring against an own mound in one turn (Brazilian Portuguese).

# $other_player: who could attack. $attack: the strength of the attack. $defence: the mound's.
termites-threat-falls = { $other_player } poderia tomar o seu cupinzeiro em { $hex } no próximo turno: { $attack } contra { $defence }
termites-threat-holds = { $other_player } reúne no máximo { $attack } contra { $defence }: o seu cupinzeiro em { $hex } resiste
termites-threat-none = { $other_player } não pode atacar o seu cupinzeiro em { $hex } no próximo turno
