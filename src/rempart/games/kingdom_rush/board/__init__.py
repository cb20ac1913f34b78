"""The board as numbers."""
