"""What bots know of Kravora."""
