"""Packs as files that people share: format, size limits and storage."""
