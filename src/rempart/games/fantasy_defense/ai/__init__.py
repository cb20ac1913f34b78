"""What bots know of Fantasy: Defense."""
