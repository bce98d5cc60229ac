"""Figures for those who run the service, in the form Prometheus reads."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

MOMENTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """What is counted; a registry of its own, so that several services can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter("kaper_answers", "Answers taken", ["by"], registry=self.registry)
        self.refusals = Counter("kaper_refusals", "Answers and wishes refused", registry=self.registry)
        self.undos = Counter("kaper_undos", "Answers taken back", registry=self.registry)
        self.faults = Counter("kaper_faults", "Scenes that failed and writes that were lost", registry=self.registry)
        self.replaced = Counter("kaper_bots_replaced", "Bot answers given by a simpler bot", registry=self.registry)
        self.matches = Counter("kaper_matches", "Matches", ["what"], registry=self.registry)
        self.tables = Gauge("kaper_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("kaper_sockets", "Open sockets", registry=self.registry)
        self.commit = Histogram(
            "kaper_commit_seconds", "From an answer to its being on disk", buckets=MOMENTS, registry=self.registry
        )
        self.think = Histogram("kaper_think_seconds", "A bot's answer, waiting included", registry=self.registry)

    def text(self) -> bytes:
        """All figures."""
        return generate_latest(self.registry)
