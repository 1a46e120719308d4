### Threats: the strongest attack that an opponent could bring against an own mound in one turn (German).

# $other_player: who could attack. $attack: the strength of the attack. $defence: the mound's.
termites-threat-falls = { $other_player } könnte deinen Hügel auf { $hex } im nächsten Zug erobern: { $attack } gegen { $defence }
termites-threat-holds = { $other_player } kann höchstens { $attack } gegen { $defence } aufbringen: Dein Hügel auf { $hex } hält stand
termites-threat-none = { $other_player } kann deinen Hügel auf { $hex } im nächsten Zug nicht angreifen
