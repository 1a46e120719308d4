"""The rules of Cry Havoc, a module for each chapter."""
