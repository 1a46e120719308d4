"""What people and bots see: views, texts, and what an action would do. Plain Python over the twin."""
