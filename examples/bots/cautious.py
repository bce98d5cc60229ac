#!/usr/bin/env python3
"""A bot for Kaper in thirty lines: it passes when it may, else takes the middle of what is suggested.

Try it: kaper arena cove "cmd:python3 examples/bots/cautious.py" random --matches 12
"""

import json
import random
import sys


def answer(question: dict) -> object:
    """One question in, one answer out. Everything this seat may know is in question["view"]."""
    decision, suggestions = question["decision"], question["suggestions"]
    if decision["kind"] == "amount":  # an integer: least, most and the step between
        steps = (decision["high"] - decision["low"]) // decision["step"]
        return decision["low"] + steps // 2 * decision["step"]
    if decision["kind"] in (
        "pick",
        "plot",
    ):  # a list of option ids, or of pairs of numbers; every suggestion is allowed
        return suggestions[len(suggestions) // 2]
    ids = [option["id"] for option in decision["options"]]  # "choose": the id of one option
    if "pass" in ids:
        return "pass"
    return random.Random(question["seed"]).choice(ids)


for line in sys.stdin:  # one JSON line a question, until the match is over
    print(json.dumps({"answer": answer(json.loads(line))}), flush=True)
