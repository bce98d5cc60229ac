"""Kaper for people who study games: encodings, masked actions, and environments for PettingZoo, Gymnasium and OpenSpiel.

Needs the extra `kaper[research]`. See docs/research.md.
"""
