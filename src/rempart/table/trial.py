"""Values from strangers, tried before a table is made with them."""

MOST_CHOICES = 20_000
