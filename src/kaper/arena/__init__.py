"""The arena: many matches between bots, what they show, and how fast the engine is."""
