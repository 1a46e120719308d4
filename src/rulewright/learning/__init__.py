"""Lessons: data, played on the actual rules. See docs/lessons.md."""
