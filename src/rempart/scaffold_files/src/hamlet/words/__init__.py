"""Names and sentences; the words themselves are in `text/`."""
