"""The engine: it knows scenes, decisions, chance, secrets and records, and no game."""
