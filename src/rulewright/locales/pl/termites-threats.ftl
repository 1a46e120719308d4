### Threats: the strongest attack that an opponent could bring against an own mound in one turn (Polish).

# $other_player: who could attack. $attack: the strength of the attack. $defence: the mound's.
termites-threat-falls = { $other_player } może zdobyć w następnej turze twój Kopiec na polu { $hex }: { $attack } przeciw { $defence }
termites-threat-holds = { $other_player } może uderzyć z siłą najwyżej { $attack } przeciw { $defence }: twój Kopiec na polu { $hex } się obroni
termites-threat-none = { $other_player } nie może w następnej turze zaatakować twojego Kopca na polu { $hex }
