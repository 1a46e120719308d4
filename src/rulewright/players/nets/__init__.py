"""Nets that play, in integer arithmetic, so that they decide the same on every machine. docs/train.md says how they are made."""
