"""The rules of Return to Dark Tower, a module for each chapter."""
