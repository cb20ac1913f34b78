"""What helps a player of Return to Dark Tower."""
