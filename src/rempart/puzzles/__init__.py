"""Puzzles: short tasks at the table, found in matches of bots and checked by search."""
