"""The web service: tables, seats, sockets, store. Knows no game and no rule."""
