"""The closed vocabulary of effects for cards, skills, structures, events and tokens, and the rules that carry them out."""
