"""Thin Ice, a small game that shows how a package brings one to rulewright."""
