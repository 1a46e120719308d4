"""Lessons: data that is played on the rules themselves. See docs/lessons.md."""
