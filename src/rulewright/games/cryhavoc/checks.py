"""x"""
def _nothing(*args): pass
check_tactics=check_terrain=check_skills=check_structures=check_events=check_exploration=check_war_parties=check_nests=check_together=_nothing
