"""Cry Havoc: one module per chapter of its rules, cards and structures as data in `content`."""
