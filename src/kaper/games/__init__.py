"""The games: one package each, built on the engine and on nothing else of Kaper."""
