"""The game in words."""
