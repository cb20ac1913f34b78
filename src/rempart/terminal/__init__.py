"""The table in a terminal: any game, from its scene and texts alone."""
