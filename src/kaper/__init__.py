"""Kaper: a rules engine and a browser table for five pirate board games."""

__version__ = "0.1.0.dev0"
