"""Thin Ice, a small game that shows how a package adds one to rulewright."""
