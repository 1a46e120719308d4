"""The closed vocabulary that cards, skills, structures, events and tokens are written in, and the rules that carry it out."""
