"""What people and bots get to see: views, texts, and what an action would do. Plain Python over the twin."""
