"""The commands, a module for each; `cli/app.py` lists them."""
