"""Fleets of one's own: a text that lists cards, whether they make a legal fleet, and builders that make one."""
