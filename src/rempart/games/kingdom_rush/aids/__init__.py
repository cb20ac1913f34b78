"""What helps a player to choose."""
