"""The geometry of the chart: exact, the same on every machine, and knowing nothing of the rest of the game."""
