"""The rules of Termites, a module for each chapter."""
