"""The board of Return to Dark Tower as numbers."""
