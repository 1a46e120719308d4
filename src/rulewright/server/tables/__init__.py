"""Tables: their history entry by entry, who sits there, and what people do before, during and between games."""
