"""Names and sentences of Return to Dark Tower."""
