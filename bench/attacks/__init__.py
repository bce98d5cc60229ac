"""The parts of `bench/attack.py`, one attack a module."""
