"""Nets that learn from games against themselves: `rulewright train`. Needs PyTorch. docs/train.md shows how to use it."""
