### Threats: the strongest attack that an opponent could bring against one of your mounds in one turn (English).

# $other_player: who could attack. $attack: the strength of the attack. $defence: the mound's.
termites-threat-falls = { $other_player } could take your mound on { $hex } next turn: { $attack } against { $defence }
termites-threat-holds = { $other_player } can bring at most { $attack } against { $defence }: your mound on { $hex } holds
termites-threat-none = { $other_player } cannot attack your mound on { $hex } next turn
